"""Choices inside an effect: its target, picks, options, whether to pay, the order of several things."""

from __future__ import annotations

from typing import Final

from arcanum.core import effects
from arcanum.core.effects import Effect, Op
from arcanum.core.flow import SEAT, Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import CHOOSE_FIGURE, DECOY, MEMBERS, PLACE_DECOY, Aim
from arcanum.games.black_rose.lodge import ANYWHERE, NAMES, ROOMS, within
from arcanum.games.black_rose.registers import (
    CASTER,
    GONE,
    ITEM,
    ITEMS_LEFT,
    PICKED,
    PICKED_COUNT,
    PICKED_ROOMS,
    SOURCE,
    TARGET,
    TARGET_ROOM,
)
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps.selectors import (
    choosable,
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
    """A figure, a decoy in a room, or an area (BR-7.1, BR-7.7, BR-7.8, BR-8.11, BR-8.12). The effect with its registers
    is already there; `side` is spell * 2 + active side."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, side = frame
        effect = s.effects[-1]
        aim = s.cat.aims[side]
        near = within(origin_of(s, effect), aim.reach)
        if aim.type == at.T_AREA:
            return CHOICES_OF_ROOMS[near]
        found = choosable(s, effect, aim.type, aim.reach, aim.owner, aim.archetype)
        return PLACES_FOR_DECOYS[near] + CHOICES_OF_FIGURES[found]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        effect = s.effects[-1]
        argument = s.cat.argument[action]
        block = s.cat.block[action]
        if block == CHOOSE_FIGURE:
            effect[TARGET] = argument
            effect[TARGET_ROOM] = s.where[argument]
            if s.heard:
                s.log.append((ev.TARGETED, s.all, frame[SEAT], effect[SOURCE], argument))
            return
        effect[TARGET_ROOM] = argument
        event = ev.ROOM_TARGETED
        if block == PLACE_DECOY:
            effect[TARGET] = DECOY
            event = ev.DECOY_PLACED
        if s.heard:
            s.log.append((event, s.all, frame[SEAT], effect[SOURCE], argument))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, side = frame
        aim = s.cat.aims[side]
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
        _, seat, side = frame
        aim = s.cat.aims[side]
        reach = "*" if aim.reach == ANYWHERE else str(aim.reach)
        args: dict[str, str | int] = {"type": at.TARGETS[aim.type], "range": reach, "owner": at.OWNERS[aim.owner]}
        return Decision(seat, "target", args, s.cat.ids[side // 2], "BR-6.11", s.decisions)


def out_of_range(s: State, effect: Effect, reach: int, room: int) -> Reason | None:
    """Why a room cannot be reached; None if it can (BR-8.4)."""
    if within(origin_of(s, effect), reach) >> room & 1:
        return None
    name: dict[str, str | int] = {"room": NAMES[room]}
    return Reason("out-of-range", name, "BR-8.4")


def cannot_be_chosen(s: State, effect: Effect, aim: Aim, figure: int) -> Reason | None:
    """Why a figure cannot be a target; None if it can (BR-7.3, BR-7.13)."""
    name: dict[str, str | int] = {"figure": at.FIGURE_NAMES[figure]}
    if not s.in_lodge(figure):
        return Reason("not-in-the-lodge", name, "BR-7.13")
    if aim.type != at.T_FIGURE and (figure < 2) != (aim.type == at.T_MAGE):
        return Reason("wrong-kind-of-figure", name, "BR-7.5" if aim.type == at.T_MAGE else "BR-7.6")
    own = at.OWNER_OF[figure] == effect[CASTER]
    if aim.owner != at.ANY and own != (aim.owner == at.OWN):
        return Reason("not-an-opponent" if own else "not-your-evocation", name, "BR-7.3")
    found = out_of_range(s, effect, aim.reach, s.where[figure])
    return found if found is not None else Reason("wrong-archetype", name, "BR-7.19")


# --- picks ------------------------------------------------------------------------------------------------------------


class Pick(Op[State]):
    """`pick`: choose exactly one object, or any number up to a limit (BR-8.18). Where there is nothing to choose,
    nobody is asked (BR-6.4, BR-7.18)."""

    def __init__(self, kind: int, reach: int, owner: int, state: int, up_to: int, archetype: int, chooser: int) -> None:
        self.kind: int = kind
        self.reach: int = reach
        self.owner: int = owner
        self.state: int = state
        """0 for destroyed rooms, 1 for restored ones, -1 for both."""
        self.up_to: int = up_to
        self.archetype: int = archetype
        self.chooser: int = chooser

    def run(self, s: State, effect: Effect) -> None:
        effect[PICKED_COUNT] = 0
        if self.kind == ROOM_KIND:
            effect[PICKED_ROOMS] = 0
            found = within(origin_of(s, effect), self.reach)
            if self.state >= 0:
                destroyed = destroyed_rooms(s)
                found &= destroyed if self.state == 0 else ~destroyed
        else:
            effect[PICKED] = 0
            found = choosable(s, effect, self.kind, self.reach, self.owner, self.archetype)
        if found:
            seat = mage_of(s, effect, self.chooser) if self.chooser else s.chooser(effect)
            most = self.up_to if self.up_to else 1
            s.stack.append((frames.PICK, seat, self.kind, found, most, 1 if self.up_to else 0, s.decisions, most))


class PickObjects(Ask[State]):
    """Figures or rooms, picked in ascending order (BR-6.2)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, kind, found, _, may_stop, _, _ = frame
        legal = CHOICES_OF_ROOMS[found] if kind == ROOM_KIND else CHOICES_OF_FIGURES[found]
        return [at.A_DONE, *legal] if may_stop else legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, kind, found, left, may_stop, group, most = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
        effect = s.effects[-1]
        chosen = s.cat.argument[action]
        effect[PICKED_COUNT] += 1
        if kind == ROOM_KIND:
            effect[PICKED_ROOMS] |= 1 << chosen
            if s.heard:
                s.log.append((ev.ROOM_TARGETED, s.all, seat, effect[SOURCE], chosen))
        else:
            effect[PICKED] |= 1 << chosen
            if s.heard:
                s.log.append((ev.TARGETED, s.all, seat, effect[SOURCE], chosen))
        rest = found >> chosen + 1 << chosen + 1
        if left > 1 and rest:
            s.stack.append((frames.PICK, seat, kind, rest, left - 1, may_stop, group, most))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, kind, _, _, _, _, _ = frame
        block = at.CHOOSE_ROOM if kind == ROOM_KIND else at.CHOOSE_FIGURE
        if s.cat.block[action] != block:
            return Reason("pick-a-room" if kind == ROOM_KIND else "pick-a-figure", rule="BR-6.2")
        return Reason("cannot-be-picked", rule="BR-7.15")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, kind, _, left, may_stop, group, most = frame
        kinds = ("figure", "mage", "evocation", "room")
        args: dict[str, str | int] = {"kind": kinds[kind], "left": left}
        source = s.cat.ids[s.effects[-1][SOURCE]]
        least = 0 if may_stop else 1
        return Decision(seat, "pick", args, source, "BR-6.12", group, least, most, bool(may_stop))


# --- options ----------------------------------------------------------------------------------------------------------


class ChooseOne(effects.ChooseOne[State]):
    """`choose_one`: one of several lists of sentences (BR-6.3)."""

    def __init__(self, chooser: int) -> None:
        super().__init__(frames.OPTION)
        self.chooser: int = chooser

    def seat(self, s: State, effect: Effect) -> int:
        return mage_of(s, effect, self.chooser) if self.chooser else s.chooser(effect)


class ChooseOption(effects.ChooseOption[State]):
    def __init__(self, name: str) -> None:
        super().__init__(name, at.A_OPTION, "BR-6.3")


class AnswerMay(effects.AnswerMay[State]):
    """The question of `may`, whose op is `offer` in `core/effects.py`; that of `if` is `branch` (BR-31.6)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, at.A_YES, at.A_NO, "BR-31.6")


# --- one after another ------------------------------------------------------------------------------------------------


class StartEach(Op[State]):
    """The elements of a `for_each` (BR-6.14)."""

    def __init__(self, selector: int, of_rooms: bool) -> None:
        self.selector: int = selector
        self.of_rooms: bool = of_rooms

    def run(self, s: State, effect: Effect) -> None:
        effect[ITEMS_LEFT] = rooms(s, effect, self.selector) if self.of_rooms else figures(s, effect, self.selector)


class NextEach(effects.ForEach[State]):
    """The next element: mages in turn order, others in an order that the applying mage chooses (BR-6.14, BR-6.15)."""

    def __init__(self, of_mages: bool, of_rooms: bool) -> None:
        super().__init__(ITEM, ITEMS_LEFT)
        self.of_mages: bool = of_mages
        self.of_rooms: bool = of_rooms

    def still_to_come(self, s: State, effect: Effect) -> int:
        if not self.of_rooms and not self.of_mages:
            effect[ITEMS_LEFT] &= ~effect[GONE]
        return effect[ITEMS_LEFT]

    def choose(self, s: State, effect: Effect, left: int) -> None:
        if self.of_mages:
            self.take(effect, s.first)
        else:
            s.stack.append((frames.ORDER, s.chooser(effect), 1 if self.of_rooms else 0))


class ChooseNext(Ask[State]):
    """Which of several elements comes next."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, of_rooms = frame
        left = s.effects[-1][ITEMS_LEFT]
        return CHOICES_OF_ROOMS[left] if of_rooms else CHOICES_OF_FIGURES[left]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        effect = s.effects[-1]
        effect[ITEM] = s.cat.argument[action]
        effect[ITEMS_LEFT] &= ~(1 << effect[ITEM])

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("choose-the-next", rule="BR-6.14")

    def decision(self, s: State, frame: Frame) -> Decision:
        source = s.cat.ids[s.effects[-1][SOURCE]]
        return Decision(frame[SEAT], "order", {}, source, "BR-6.14", s.decisions)


def rooms_within(s: State, effect: Effect, reach: int) -> int:
    """For conditions: the rooms that could be picked."""
    return within(origin_of(s, effect), reach) & (1 << ROOMS) - 1
