"""Manipulations: reroll, nudge, flip, recolour and set one's own dice (section 10)."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.dice import COLOURS, FACES, NAMES, different, kind_of, value_of, with_kind, with_value
from arcanum.games.penumbra.state import State

REROLL: Final = 0
NUDGE: Final = 1
FLIP: Final = 2
RECOLOUR: Final = 3
SET: Final = 4
WAYS: Final = ("reroll", "nudge", "flip", "recolour", "set")
ANY_COLOUR: Final = -1
ALL_KINDS: Final = (1 << len(at.DISCIPLINES) + 2) - 1


def push_manipulation(
    s: State,
    seat: int,
    what: int,
    amount: int,
    to: int = ANY_COLOUR,
    kinds: int = ALL_KINDS,
    must: int = 0,
    source: int = -1,
) -> None:
    """So many manipulations, split among dice as the wizard likes, or fewer of them (PN-10.3, PN-10.10). `to` is the
    colour of a Recolour, `kinds` the dice it is for; with `must` the one that was paid for is made."""
    if amount > 0:
        s.stack.append((frames.MANIPULATE, seat, what, amount, to, kinds, must, source))


def can_change(die: int, what: int, to: int, kinds: int) -> bool:
    """Whether a manipulation changes this die: never into the colour that it has (PN-10.8, PN-10.14)."""
    kind = kind_of(die)
    if not kinds >> kind & 1:
        return False
    return what != RECOLOUR or kind != to


def changeable(s: State, seat: int, what: int, to: int, kinds: int) -> list[int]:
    """The different dice that a manipulation can change; those of the supply, and of a Roll task (PN-10.1, PN-10.13,
    PN-38.19)."""
    return [die for die in different(s.own_dice(seat)) if can_change(die, what, to, kinds)]


class Manipulate(Ask[State]):
    """Which die: `reroll`, `nudge`, `flip`, `recolour`, `set_value`, and what marks and Crystals do (PN-10.1,
    PN-10.2)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, what, _, to, kinds, must, _ = frame
        found = [at.A_DIE + die for die in changeable(s, seat, what, to, kinds)]
        return found if must and found else [at.A_DONE, *found]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, what, left, to, kinds, must, source = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
        if left > 1:
            s.stack.append((step, seat, what, left - 1, to, kinds, must, source))
        die = s.cat.argument[action]
        if what == REROLL:
            s.reroll_die(seat, die)
        elif what == FLIP:  # PN-10.6
            s.change_die(seat, die, with_value(die, FACES + 1 - value_of(die)))
        elif what == RECOLOUR and to >= 0:
            s.change_die(seat, die, with_kind(die, to))
        else:
            s.stack.append((frames.TURN_DIE, seat, what, die, source))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, what, _, _, kinds, must, _ = frame
        if action == at.A_DONE and must:
            return Reason("paid-for", {"way": WAYS[what]}, "PN-27.30")
        if s.cat.block[action] != at.B_DIE:
            return Reason("choose-a-die", {"way": WAYS[what]}, "PN-10.1")
        die = s.cat.argument[action]
        if die not in s.own_dice(seat):
            return Reason("not-your-die", rule="PN-10.1")
        if not kinds >> kind_of(die) & 1:
            return Reason("wrong-kind-of-die", rule="PN-13.3")
        return Reason("has-that-colour", rule="PN-10.14")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, what, left, _, _, must, source = frame
        args: dict[str, str | int] = {"way": WAYS[what], "left": left}
        name = s.cat.ids[source] if source >= 0 else ""
        return Decision(seat, "manipulate", args, name, "PN-10.3", s.decisions, must, 1, not must)


class TurnDie(Ask[State]):
    """How the chosen die is turned: one up or down (PN-10.5), to any face (PN-10.9), or into another colour (PN-10.7,
    PN-10.8, PN-10.11)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, what, die, _ = frame
        value = value_of(die)
        if what == NUDGE:
            return [at.A_FACE + face - 1 for face in (value - 1, value + 1) if 1 <= face <= FACES]
        if what == SET:
            return [at.A_FACE + face - 1 for face in range(1, FACES + 1) if face != value]
        return [at.A_COLOUR + colour for colour in range(COLOURS) if colour != kind_of(die)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, _, die, _ = frame
        s.stack.pop()
        chosen = s.cat.argument[action]
        now = with_value(die, chosen + 1) if s.cat.block[action] == at.B_FACE else with_kind(die, chosen)
        s.change_die(seat, die, now)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, what, die, _ = frame
        block = s.cat.block[action]
        if block == at.B_FACE and what == NUDGE:
            return Reason("one-up-or-down", {"value": value_of(die)}, "PN-10.5")
        if block == at.B_FACE and what == SET:
            return Reason("shows-that-face", {"value": value_of(die)}, "PN-10.9")
        if block == at.B_COLOUR and what == RECOLOUR:
            return Reason("has-that-colour", rule="PN-10.14")
        return Reason("turn-the-die", {"way": WAYS[what]}, "PN-10.2")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, what, die, source = frame
        args: dict[str, str | int] = {"way": WAYS[what], "die": NAMES[die]}
        return Decision(seat, "turn-die", args, s.cat.ids[source] if source >= 0 else "", "PN-10.2", s.decisions)
