"""Choosing one of the player's own components: to turn it, destroy it, straighten it, or put an essence on it."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import SEAT, Ask, Decision, Frame
from arcanum.core.reasons import Args, Reason
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana.catalogue import Op
from arcanum.games.res_arcana.essences import one
from arcanum.games.res_arcana.frames import SOURCE
from arcanum.games.res_arcana.legality import destroyable, turnable
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.steps.program import CARD, ESSENCE, set_register

PURPOSE: Final = 3
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
    """`straighten`: the component whose power it is (RA-17.8)."""

    def run(self, s: State, frame: Frame) -> None:
        s.straighten(frame[SEAT], frame[SOURCE])


class StraightenOne(Op):
    """`straighten`: one component of the player, of a subtype or any (RA-17.2, RA-17.5). The component whose power it
    is was turned for it, so it is among them (RA-17.6)."""

    pauses = True

    def __init__(self, subtype: int) -> None:
        self.subtype: int = subtype

    def run(self, s: State, frame: Frame) -> None:
        ask_for_component(s, frame[SEAT], frame[SOURCE], STRAIGHTEN, self.subtype)


class PutPaidHere(Op):
    """`put_paid`: the essence that was paid lies on this component instead of in the supply, if the component is still
    there (RA-14.2)."""

    def run(self, s: State, frame: Frame) -> None:
        seat, source = frame[SEAT], frame[SOURCE]
        if source in s.play[seat]:
            s.put(seat, source, one(frame[ESSENCE]))


class PutPaidAnywhere(Op):
    """`put_paid`: the essence that was paid goes on any one component of the player (RA-1.18, RA-14.2)."""

    pauses = True

    def run(self, s: State, frame: Frame) -> None:
        ask_for_component(s, frame[SEAT], frame[SOURCE], PUT_PAID, frame[ESSENCE])


class ChooseComponent(Ask[State]):
    """For one of several purposes; a `detail` says more: see `ask_for_component`. Only straightening may be declined
    (RA-32.3)."""

    def candidates(self, s: State, frame: Frame) -> list[int]:
        _, seat, source, purpose, detail, _ = frame
        if purpose == TURN_ANOTHER:
            return turnable(s, seat, detail, source)
        if purpose == DESTROY:
            return destroyable(s, seat, detail, source)
        if purpose == STRAIGHTEN:
            kinds = s.cat.subtypes
            return [each for each in s.play[seat] if each in s.turned and (detail == 0 or kinds[each] & detail)]
        return s.play[seat]

    def legal(self, s: State, frame: Frame) -> list[int]:
        choose = s.cat.choose
        legal = [choose[component] for component in self.candidates(s, frame)]
        if frame[PURPOSE] == STRAIGHTEN:
            legal.append(at.A_DONE)
        legal.sort()
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        if action == at.A_DONE:
            return
        _, seat, _, purpose, detail, _ = frame
        component = s.cat.argument[action]
        if purpose == TURN_ANOTHER:
            s.turn(seat, component)
        elif purpose == DESTROY:
            s.destroy(seat, component)
            set_register(s, CARD, component)
        elif purpose == STRAIGHTEN:
            s.straighten(seat, component)
        else:
            s.put(seat, component, one(detail))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, source, purpose, detail, _ = frame
        if s.cat.block[action] != at.CHOOSE:
            return Reason("choose-a-component", rule=_RULES[purpose])
        component = s.cat.argument[action]
        card: Args = {"card": s.cat.ids[component]}
        if component not in s.play[seat]:
            return Reason("not-yours", card, "RA-17.5" if purpose == STRAIGHTEN else _RULES[purpose])
        if purpose == DESTROY and s.cat.kind[component] != at.ARTIFACT:
            return Reason("not-an-artifact", card, "RA-13.3")
        if purpose == DESTROY and component == source:
            return Reason("not-itself", card, "RA-C7")
        if purpose == STRAIGHTEN and component not in s.turned:
            return Reason("is-straight", card, "RA-17.7")
        if purpose == TURN_ANOTHER and component in s.turned and s.cat.subtypes[component] & detail:
            return Reason("is-turned", card, "RA-10.9")
        return Reason("wrong-kind", card, "RA-17.3" if purpose == STRAIGHTEN else _RULES[purpose])

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, source, purpose, _, group = frame
        card = s.cat.ids[source]
        declinable = purpose == STRAIGHTEN
        least = 0 if declinable else 1
        return Decision(seat, _PROMPTS[purpose], {"card": card}, card, _RULES[purpose], group, least, 1, declinable)
