"""Choices inside an effect: its target, picks, options, whether to pay, the order of several things."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import (
    CHOOSE_FIGURE,
    DECOY,
    MEMBERS,
    PLACE_DECOY,
    SOURCE,
    TARGET,
    TARGET_ROOM,
    Aim,
    Op,
)
from arcanum.games.black_rose.lodge import ANYWHERE, NAMES, ROOMS, within
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps.selectors import (
    choosable,
    chooser_of,
    destroyed_rooms,
    figures,
    mage_of,
    origin_of,
    rooms,
)

ROOM_KIND = 3
"""A pick of rooms; the other kinds are those of targets."""


# The choices among each set, worked out once.
CHOICES_OF_ROOMS: Final[list[list[int]]] = [[at.A_ROOM + room for room in members] for members in MEMBERS]
CHOICES_OF_FIGURES: Final[list[list[int]]] = [[at.A_FIGURE + figure for figure in members] for members in MEMBERS]
PLACES_FOR_DECOYS: Final[list[list[int]]] = [[at.A_DECOY + room for room in members] for members in MEMBERS]


# --- the target of a spell --------------------------------------------------------------------------------------------


class ChooseTarget(Ask[State]):
    """`(TARGET, seat, side)`: a figure, a decoy in a room, or an area. The effect with its registers is already there;
    `side` is spell * 2 + active side."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        e = s.effects[-1]
        aim = s.cat.aims[frame[2]]
        near = within(origin_of(s, e), aim.reach)
        if aim.type == at.T_AREA:
            return CHOICES_OF_ROOMS[near]
        found = choosable(s, e, aim.type, aim.reach, aim.owner, aim.archetype)
        return PLACES_FOR_DECOYS[near] + CHOICES_OF_FIGURES[found]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        e = s.effects[-1]
        argument = s.cat.argument[action]
        block = s.cat.block[action]
        if block == CHOOSE_FIGURE:
            e[TARGET] = argument
            e[TARGET_ROOM] = s.where[argument]
            if s.heard:
                s.log.append((ev.TARGETED, s.all, frame[1], e[SOURCE], argument))
            return
        e[TARGET_ROOM] = argument
        event = ev.ROOM_TARGETED
        if block == PLACE_DECOY:
            e[TARGET] = DECOY
            event = ev.DECOY_PLACED
        if s.heard:
            s.log.append((event, s.all, frame[1], e[SOURCE], argument))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        aim = s.cat.aims[frame[2]]
        block = s.cat.block[action]
        if aim.type == at.T_AREA:
            if block != at.CHOOSE_ROOM:
                return Reason("choose-an-area", rule="BR-7.7")
            return out_of_range(s, s.effects[-1], aim.reach, s.cat.argument[action])
        if block == at.PLACE_DECOY:
            return out_of_range(s, s.effects[-1], aim.reach, s.cat.argument[action])
        if block != at.CHOOSE_FIGURE:
            return Reason("choose-a-target", rule="BR-6.11")
        return cannot_be_chosen(s, s.effects[-1], aim, s.cat.argument[action])

    def decision(self, s: State, frame: Frame) -> Decision:
        aim = s.cat.aims[frame[2]]
        reach = "*" if aim.reach == ANYWHERE else str(aim.reach)
        args: dict[str, str | int] = {"type": at.TARGETS[aim.type], "range": reach, "owner": at.OWNERS[aim.owner]}
        return Decision(frame[1], "target", args, s.cat.ids[frame[2] // 2], "BR-6.11", s.decisions)


def out_of_range(s: State, e: list[int], reach: int, room: int) -> Reason | None:
    """Why a room cannot be reached; None if it can."""
    if within(origin_of(s, e), reach) >> room & 1:
        return None
    name: dict[str, str | int] = {"room": NAMES[room]}
    return Reason("out-of-range", name, "BR-8.4")


def cannot_be_chosen(s: State, e: list[int], aim: Aim, figure: int) -> Reason | None:
    """Why a figure cannot be a target; None if it can."""
    name: dict[str, str | int] = {"figure": at.FIGURE_NAMES[figure]}
    if not s.in_lodge(figure):
        return Reason("not-in-the-lodge", name, "BR-7.13")
    if aim.type != at.T_FIGURE and (figure < 2) != (aim.type == at.T_MAGE):
        return Reason("wrong-kind-of-figure", name, "BR-7.5" if aim.type == at.T_MAGE else "BR-7.6")
    own = at.OWNER_OF[figure] == e[at.CASTER]
    if aim.owner != at.ANY and own != (aim.owner == at.OWN):
        return Reason("not-an-opponent" if own else "not-your-evocation", name, "BR-7.3")
    found = out_of_range(s, e, aim.reach, s.where[figure])
    return found if found is not None else Reason("wrong-archetype", name, "BR-7.19")


# --- picks ------------------------------------------------------------------------------------------------------------


class Pick(Op):
    """Choose exactly one object, or any number up to a limit."""

    def __init__(self, kind: int, reach: int, owner: int, state: int, up_to: int, archetype: int, chooser: int) -> None:
        self.kind: int = kind
        self.reach: int = reach
        self.owner: int = owner
        self.state: int = state
        """0 for destroyed rooms, 1 for restored ones, -1 for both."""
        self.up_to: int = up_to
        self.archetype: int = archetype
        self.chooser: int = chooser

    def run(self, s: State, e: list[int]) -> None:
        e[at.PICKED_COUNT] = 0
        if self.kind == ROOM_KIND:
            e[at.PICKED_ROOMS] = 0
            found = within(origin_of(s, e), self.reach)
            if self.state >= 0:
                destroyed = destroyed_rooms(s)
                found &= destroyed if self.state == 0 else ~destroyed
        else:
            e[at.PICKED] = 0
            found = choosable(s, e, self.kind, self.reach, self.owner, self.archetype)
        if found:
            seat = mage_of(s, e, self.chooser) if self.chooser else chooser_of(s, e)
            most = self.up_to if self.up_to else 1
            s.stack.append((frames.PICK, seat, self.kind, found, most, 1 if self.up_to else 0, s.decisions, most))


class PickObjects(Ask[State]):
    """`(PICK, seat, kind, left to choose from, left, may stop, group, most)`: in ascending order."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        legal = CHOICES_OF_ROOMS[frame[3]] if frame[2] == ROOM_KIND else CHOICES_OF_FIGURES[frame[3]]
        return [at.A_DONE, *legal] if frame[5] else legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        if action == at.A_DONE:
            return
        e = s.effects[-1]
        chosen = s.cat.argument[action]
        e[at.PICKED_COUNT] += 1
        if frame[2] == ROOM_KIND:
            e[at.PICKED_ROOMS] |= 1 << chosen
            if s.heard:
                s.log.append((ev.ROOM_TARGETED, s.all, frame[1], e[at.SOURCE], chosen))
        else:
            e[at.PICKED] |= 1 << chosen
            if s.heard:
                s.log.append((ev.TARGETED, s.all, frame[1], e[at.SOURCE], chosen))
        rest = frame[3] >> chosen + 1 << chosen + 1
        if frame[4] > 1 and rest:
            s.stack.append((*frame[:3], rest, frame[4] - 1, *frame[5:]))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        block = at.CHOOSE_ROOM if frame[2] == ROOM_KIND else at.CHOOSE_FIGURE
        if s.cat.block[action] != block:
            return Reason("pick-a-room" if frame[2] == ROOM_KIND else "pick-a-figure", rule="BR-6.2")
        return Reason("cannot-be-picked", rule="BR-7.15")

    def decision(self, s: State, frame: Frame) -> Decision:
        kinds = ("figure", "mage", "evocation", "room")
        args: dict[str, str | int] = {"kind": kinds[frame[2]], "left": frame[4]}
        source = s.cat.ids[s.effects[-1][at.SOURCE]]
        least = 0 if frame[5] else 1
        return Decision(frame[1], "pick", args, source, "BR-6.12", frame[6], least, frame[7], bool(frame[5]))


# --- options ----------------------------------------------------------------------------------------------------------


class ChooseOne(Op):
    """One of several lists of sentences; the compiler fills in where each of them begins."""

    def __init__(self, count: int, chooser: int) -> None:
        self.starts: list[int] = [-1] * count
        self.chooser: int = chooser

    def run(self, s: State, e: list[int]) -> None:
        seat = mage_of(s, e, self.chooser) if self.chooser else chooser_of(s, e)
        s.stack.append((frames.OPTION, seat, *self.starts))


class ChooseOption(Ask[State]):
    """`(OPTION, seat, start of each option...)`."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return [at.A_OPTION + number for number in range(len(frame) - 2)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        s.effects[-1][at.PC] = frame[2 + action - at.A_OPTION]

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("choose-an-option", {"count": len(frame) - 2}, "BR-6.3")

    def decision(self, s: State, frame: Frame) -> Decision:
        args: dict[str, str | int] = {"count": len(frame) - 2}
        return Decision(frame[1], "option", args, s.cat.ids[s.effects[-1][at.SOURCE]], "BR-6.3", s.decisions)


class May(Op):
    """Offered only if every part of the cost can be paid in full; the cost and what it buys follow."""

    def __init__(self, cost: list[Op]) -> None:
        self.cost: list[Op] = cost
        self.to: int = -1
        """Where the program goes on if it is declined."""

    def run(self, s: State, e: list[int]) -> None:
        for part in self.cost:
            if not part.payable(s, e):
                e[at.PC] = self.to
                return
        s.stack.append((frames.MAY, chooser_of(s, e), self.to))


class AnswerMay(Ask[State]):
    """`(MAY, seat, where to go on if declined)`."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return [at.A_YES, at.A_NO]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        if action == at.A_NO:
            s.effects[-1][at.PC] = frame[2]

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("yes-or-no", rule="BR-31.6")

    def decision(self, s: State, frame: Frame) -> Decision:
        source = s.cat.ids[s.effects[-1][at.SOURCE]]
        return Decision(frame[1], "may", {}, source, "BR-31.6", s.decisions, 0, 1, True)


# --- one after another ------------------------------------------------------------------------------------------------


class StartEach(Op):
    """The elements of a for_each."""

    def __init__(self, selector: int, of_rooms: bool) -> None:
        self.selector: int = selector
        self.of_rooms: bool = of_rooms

    def run(self, s: State, e: list[int]) -> None:
        e[at.TODO] = rooms(s, e, self.selector) if self.of_rooms else figures(s, e, self.selector)


class NextEach(Op):
    """The next element: mages in turn order, others in an order that the applying mage chooses."""

    def __init__(self, of_mages: bool, of_rooms: bool) -> None:
        self.of_mages: bool = of_mages
        self.of_rooms: bool = of_rooms
        self.to: int = -1
        """Where the program goes on when there is none left."""

    def run(self, s: State, e: list[int]) -> None:
        if not self.of_rooms and not self.of_mages:
            e[at.TODO] &= ~e[at.GONE]
        left = e[at.TODO]
        if not left:
            e[at.PC] = self.to
            e[at.ITEM] = at.NOBODY
        elif self.of_mages:
            self.take(e, s.first if left >> s.first & 1 else 1 - s.first)
        elif left & left - 1:
            s.stack.append((frames.ORDER, chooser_of(s, e), 1 if self.of_rooms else 0))
        else:
            self.take(e, left.bit_length() - 1)

    def take(self, e: list[int], element: int) -> None:
        e[at.ITEM] = element
        e[at.TODO] &= ~(1 << element)


class ChooseNext(Ask[State]):
    """`(ORDER, seat, rooms)`: which of several elements comes next."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        left = s.effects[-1][at.TODO]
        return CHOICES_OF_ROOMS[left] if frame[2] else CHOICES_OF_FIGURES[left]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        e = s.effects[-1]
        e[at.ITEM] = s.cat.argument[action]
        e[at.TODO] &= ~(1 << e[at.ITEM])

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("choose-the-next", rule="BR-6.14")

    def decision(self, s: State, frame: Frame) -> Decision:
        source = s.cat.ids[s.effects[-1][at.SOURCE]]
        return Decision(frame[1], "order", {}, source, "BR-6.14", s.decisions)


def rooms_within(s: State, e: list[int], reach: int) -> int:
    """For conditions: the rooms that could be picked."""
    return within(origin_of(s, e), reach) & (1 << ROOMS) - 1
