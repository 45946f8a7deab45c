"""Choosing one of the player's own components: to turn it, destroy it, straighten it, or put an essence on it."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana.catalogue import Op
from arcanum.games.res_arcana.essences import one
from arcanum.games.res_arcana.legality import destroyable, turnable
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.steps.program import CARD, ESSENCE, set_register

# what the component is chosen for
TURN_ANOTHER: Final = 0
DESTROY: Final = 1
STRAIGHTEN: Final = 2
PUT_PAID: Final = 3

_PROMPTS: Final = ("turn-another", "destroy", "straighten", "put-paid")
_RULES: Final = ("RA-10.9", "RA-13.1", "RA-17.2", "RA-C10")


def ask_for_component(s: State, seat: int, source: int, purpose: int, detail: int) -> None:
    """`detail`: a subtype for TURN_ANOTHER and STRAIGHTEN (0: any component), a DESTROY_… for DESTROY, an essence for
    PUT_PAID."""
    s.stack.append((frames.CHOOSE_COMPONENT, seat, source, purpose, detail, s.decisions))


class StraightenThis(Op):
    __slots__ = ()

    def run(self, s: State, frame: Frame) -> None:
        s.straighten(frame[1], frame[2])


class StraightenOne(Op):
    __slots__ = ("subtype",)

    def __init__(self, subtype: int) -> None:
        super().__init__()
        self.pauses = True
        self.subtype: int = subtype

    def run(self, s: State, frame: Frame) -> None:
        ask_for_component(s, frame[1], frame[2], STRAIGHTEN, self.subtype)


class PutPaidHere(Op):
    """The essence that was paid lies on this component instead of in the supply, if the component is still there."""

    __slots__ = ()

    def run(self, s: State, frame: Frame) -> None:
        if frame[2] in s.play[frame[1]]:
            s.put(frame[1], frame[2], one(frame[ESSENCE]))


class PutPaidAnywhere(Op):
    """The essence that was paid goes on any one component of the player."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.pauses = True

    def run(self, s: State, frame: Frame) -> None:
        ask_for_component(s, frame[1], frame[2], PUT_PAID, frame[ESSENCE])


class ChooseComponent(Ask[State]):
    """`(CHOOSE_COMPONENT, seat, source, purpose, detail, group)`."""

    __slots__ = ()

    def candidates(self, s: State, frame: Frame) -> list[int]:
        seat, source, purpose, detail = frame[1], frame[2], frame[3], frame[4]
        if purpose == TURN_ANOTHER:
            return turnable(s, seat, detail, source)
        if purpose == DESTROY:
            return destroyable(s, seat, detail, source)
        if purpose == STRAIGHTEN:
            return [c for c in s.play[seat] if c in s.turned and (detail == 0 or s.cat.subtypes[c] & detail)]
        return s.play[seat]

    def legal(self, s: State, frame: Frame) -> list[int]:
        choose = s.cat.choose
        legal = [choose[component] for component in self.candidates(s, frame)]
        if frame[3] == STRAIGHTEN:
            legal.append(at.A_DONE)
        legal.sort()
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        if action == at.A_DONE:
            return
        seat, purpose = frame[1], frame[3]
        component = s.cat.argument[action]
        if purpose == TURN_ANOTHER:
            s.turn(seat, component)
        elif purpose == DESTROY:
            s.destroy(seat, component)
            set_register(s, CARD, component)
        elif purpose == STRAIGHTEN:
            s.straighten(seat, component)
        else:
            s.put(seat, component, one(frame[4]))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.CHOOSE:
            return Reason("choose-a-component", rule=_RULES[frame[3]])
        component = s.cat.argument[action]
        card: dict[str, str | int] = {"card": s.cat.ids[component]}
        if component not in s.play[frame[1]]:
            return Reason("not-yours", card, "RA-17.5" if frame[3] == STRAIGHTEN else _RULES[frame[3]])
        if frame[3] == DESTROY and s.cat.kind[component] != at.ARTIFACT:
            return Reason("not-an-artifact", card, "RA-13.3")
        if frame[3] == DESTROY and component == frame[2]:
            return Reason("not-itself", card, "RA-C7")
        if frame[3] == STRAIGHTEN and component not in s.turned:
            return Reason("is-straight", card, "RA-17.7")
        if frame[3] == TURN_ANOTHER and component in s.turned and s.cat.subtypes[component] & frame[4]:
            return Reason("is-turned", card, "RA-10.9")
        return Reason("wrong-kind", card, "RA-17.3" if frame[3] == STRAIGHTEN else _RULES[frame[3]])

    def decision(self, s: State, frame: Frame) -> Decision:
        source = s.cat.ids[frame[2]]
        declinable = frame[3] == STRAIGHTEN
        return Decision(
            frame[1],
            _PROMPTS[frame[3]],
            {"card": source},
            source,
            _RULES[frame[3]],
            frame[5],
            0 if declinable else 1,
            1,
            declinable,
        )
