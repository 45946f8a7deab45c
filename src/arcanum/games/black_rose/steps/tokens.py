"""Tokens chosen one by one: replacing, healing, taking back, and distributing too few."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose.catalogue import MEMBERS, Op
from arcanum.games.black_rose.lodge import NAMES as ROOM_NAMES
from arcanum.games.black_rose.state import Row, State
from arcanum.games.black_rose.steps.selectors import chooser_of, figures, foes, reachable, rooms

# what is done with the tokens of a row
REPLACE_DAMAGE: Final = 0
REPLACE_INSTABILITY: Final = 1
HEAL: Final = 2
TAKE_BACK: Final = 3
_PROMPTS: Final = ("replace-damage", "replace-instability", "heal", "take-back")
_RULES: Final = ("BR-22.7", "BR-21.7", "BR-22.13", "BR-21.12")

# what is distributed
ALLOT_DAMAGE: Final = 0
ALLOT_INSTABILITY: Final = 1
ALLOT_DAMAGE_SWAP: Final = 2
ALLOT_INSTABILITY_SWAP: Final = 3

ALL: Final = 99
"""The amount `all`."""
DEALT: Final = 98
"""The amount `dealt_this_activation`."""


def row_of(s: State, mode: int, thing: int) -> Row:
    """The tokens on a figure, or in a room."""
    return s.damage[thing] if mode in (REPLACE_DAMAGE, HEAL) else s.instability[thing]


# --- instructions -----------------------------------------------------------------------------------------------------


class ReplaceDamage(Op):
    def __init__(self, amount: int, whom: int, rose: bool) -> None:
        self.amount: int = amount
        self.whom: int = whom
        self.rose: bool = rose

    def run(self, s: State, e: list[int]) -> None:
        party = at.ROSE if self.rose else e[at.CASTER]
        found = reachable(s, e, figures(s, e, self.whom)) & foes(s, e, party)
        if self.rose:
            swap_for_rose(s, ALLOT_DAMAGE_SWAP, self.amount, found)
        else:
            ask_tokens(s, e, REPLACE_DAMAGE, found, self.amount)


class ReplaceInstability(Op):
    def __init__(self, amount: int, room: int, rose: bool) -> None:
        self.amount: int = amount
        self.room: int = room
        self.rose: bool = rose

    def run(self, s: State, e: list[int]) -> None:
        found = rooms(s, e, self.room)
        if self.rose:
            swap_for_rose(s, ALLOT_INSTABILITY_SWAP, self.amount, found)
        else:
            ask_tokens(s, e, REPLACE_INSTABILITY, found, self.amount)


class Heal(Op):
    """As far as possible; the applying mage chooses which tokens."""

    def __init__(self, amount: int, whom: int) -> None:
        self.amount: int = amount
        self.whom: int = whom

    def run(self, s: State, e: list[int]) -> None:
        ask_tokens(s, e, HEAL, reachable(s, e, figures(s, e, self.whom)), self.amount)


class RemoveInstability(Op):
    """Own tokens come back; as a cost only if there are enough."""

    def __init__(self, amount: int, room: int) -> None:
        self.amount: int = amount
        self.room: int = room

    def run(self, s: State, e: list[int]) -> None:
        ask_tokens(s, e, TAKE_BACK, rooms(s, e, self.room), self.amount)

    def payable(self, s: State, e: list[int]) -> bool:
        found = rooms(s, e, self.room)
        own = 0
        for room in MEMBERS[found]:
            own += s.instability[room].count(e[at.CASTER])
        return own >= (1 if self.amount == ALL else self.amount)


def ask_tokens(s: State, e: list[int], mode: int, found: int, amount: int) -> None:
    """Ask for each thing in turn; the first of them is asked first."""
    for thing in reversed(MEMBERS[found]):
        left = min(amount, len(row_of(s, mode, thing)))
        if left:
            frame = (frames.TOKENS, chooser_of(s, e), mode, thing, left, 0, e[at.SOURCE], s.decisions, left)
            s.stack.append(frame)


# --- choosing tokens --------------------------------------------------------------------------------------------------


class ChooseTokens(Ask[State]):
    """`(TOKENS, seat, what is done, figure or room, left, from place, source, group, most)`: tokens are chosen from
    left to right, so that every outcome is offered once."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        seat, mode, left, start = frame[1], frame[2], frame[4], frame[5]
        row = row_of(s, mode, frame[3])
        if mode == HEAL:
            return _removable(row, -1, start, left)
        if mode == TAKE_BACK:
            return _removable(row, seat, start, left)
        legal = [at.A_DONE]
        if s.supply[seat]:
            legal += [at.A_TOKEN + place for place in range(start, len(row)) if row[place] != seat]
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        if action == at.A_DONE:
            return
        seat, mode, thing, left = frame[1], frame[2], frame[3], frame[4]
        place = action - at.A_TOKEN
        if mode == HEAL:
            s.heal(thing, place)
        elif mode == TAKE_BACK:
            s.remove_instability(thing, place)
        elif mode == REPLACE_DAMAGE:
            s.replace_damage(seat, thing, place)
        else:
            s.replace_instability(seat, thing, place)
        if left > 1:
            # After a removal the next token lies in the same place.
            start = place if mode in (HEAL, TAKE_BACK) else place + 1
            s.stack.append((*frame[:4], left - 1, start, *frame[6:]))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        mode = frame[2]
        if s.cat.block[action] != at.TOKEN:
            return Reason("choose-a-token", rule=_RULES[mode])
        row = row_of(s, mode, frame[3])
        place = action - at.A_TOKEN
        if place >= len(row):
            return Reason("no-token-there", {"place": place + 1}, _RULES[mode])
        if mode in (REPLACE_DAMAGE, REPLACE_INSTABILITY):
            if row[place] == frame[1]:
                return Reason("own-token", {"place": place + 1}, "BR-22.6" if mode == REPLACE_DAMAGE else "BR-21.6")
            if not s.supply[frame[1]]:
                return Reason("no-tokens-left", rule="BR-21.10")
        elif mode == TAKE_BACK and row[place] != frame[1]:
            return Reason("not-your-token", {"place": place + 1}, _RULES[mode])
        return Reason("pick-in-order", {"place": place + 1}, _RULES[mode])

    def decision(self, s: State, frame: Frame) -> Decision:
        mode, thing = frame[2], frame[3]
        where = at.FIGURE_NAMES[thing] if mode in (REPLACE_DAMAGE, HEAL) else ROOM_NAMES[thing]
        args: dict[str, str | int] = {"where": where, "left": frame[4]}
        free = mode in (REPLACE_DAMAGE, REPLACE_INSTABILITY)
        least = 0 if free else frame[8]
        source = s.cat.ids[frame[6]]
        return Decision(frame[1], _PROMPTS[mode], args, source, _RULES[mode], frame[7], least, frame[8], free)


def _removable(row: Row, party: int, start: int, left: int) -> list[int]:
    """Tokens (of a party; -1: of any) of which one may be removed next. Of neighbours of one colour only the first: the
    row that is left is the same."""
    places = [place for place in range(start, len(row)) if party < 0 or row[place] == party]
    if len(places) <= left:
        return [at.A_TOKEN + places[0]] if places else [at.A_DONE]
    legal: list[int] = []
    for index in range(len(places) - left + 1):
        place = places[index]
        if index == 0 or row[place] != row[place - 1] or place - 1 < start:
            legal.append(at.A_TOKEN + place)
    return legal


# --- the Black Rose replaces ------------------------------------------------------------------------------------------


def swap_for_rose(s: State, mode: int, amount: int, found: int) -> None:
    """As many as possible, starting with the leftmost foreign token; too few tokens are distributed."""
    total = 0
    hit = 0
    for thing in MEMBERS[found]:
        count = len(swappable(s, mode, thing, amount))
        if count:
            total += count
            hit |= 1 << thing
    if total > s.supply[at.ROSE] > 0 and hit & hit - 1:
        allot(s, s.crown, mode, at.ROSE, amount, hit, 0, 0)
        return
    for thing in MEMBERS[hit]:
        for place in swappable(s, mode, thing, amount)[: s.supply[at.ROSE]]:
            swap(s, mode, thing, place)


def swappable(s: State, mode: int, thing: int, amount: int) -> list[int]:
    """The tokens that the Rose replaces there, from the left."""
    row = s.damage[thing] if mode == ALLOT_DAMAGE_SWAP else s.instability[thing]
    if not row:
        return []
    places = [place for place in range(len(row)) if row[place] != at.ROSE]
    if amount == DEALT:
        return [place for place in places if s.marked[thing] >> place & 1]
    return places[:amount]


def swap(s: State, mode: int, thing: int, place: int) -> None:
    if mode == ALLOT_DAMAGE_SWAP:
        s.replace_damage(at.ROSE, thing, place)
    else:
        s.replace_instability(at.ROSE, thing, place)


# --- too few tokens ---------------------------------------------------------------------------------------------------


def allot(s: State, seat: int, mode: int, party: int, amount: int, found: int, ignored0: int, ignored1: int) -> None:
    """Let a mage distribute all tokens that a party has left among these things."""
    s.stack.append((frames.ALLOT, seat, mode, party, amount, found, ignored0, ignored1, 0, 0, s.decisions))


class AllotTokens(Ask[State]):
    """`(ALLOT, seat, mode, party, amount, things, ignored 0, ignored 1, current, used on it, group)`: one token at a
    time, things in ascending order, so that every distribution is offered once."""

    def capacity(self, s: State, frame: Frame, thing: int) -> int:
        """How many more tokens the thing takes."""
        mode, amount = frame[2], frame[4]
        used = frame[9] if thing == frame[8] else 0
        if mode == ALLOT_DAMAGE:
            due = amount - (frame[6 + thing] if thing < 2 else 0)
            return min(due - used, s.free_life(thing))
        if mode == ALLOT_INSTABILITY:
            return min(amount - used, s.free_slots(thing))
        return min(amount - used if amount < DEALT else ALL, len(swappable(s, mode, thing, amount)))

    def legal(self, s: State, frame: Frame) -> list[int]:
        supply = s.supply[frame[3]]
        rest = 0
        legal: list[int] = []
        base = at.A_FIGURE if frame[2] in (ALLOT_DAMAGE, ALLOT_DAMAGE_SWAP) else at.A_ROOM
        for thing in range(at.FIGURES - 1, frame[8] - 1, -1):
            if frame[5] >> thing & 1:
                capacity = self.capacity(s, frame, thing)
                rest += capacity
                if capacity > 0 and rest >= supply:
                    legal.append(base + thing)
        legal.reverse()
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        mode, party = frame[2], frame[3]
        thing = action - (at.A_FIGURE if mode in (ALLOT_DAMAGE, ALLOT_DAMAGE_SWAP) else at.A_ROOM)
        if mode == ALLOT_DAMAGE:
            e = s.effects[-1]
            s.place_damage(party, thing, 1, e[at.THIS] > 1)
            if s.free_life(thing) <= 0:
                e[at.DOOMED] |= 1 << thing
        elif mode == ALLOT_INSTABILITY:
            s.place_instability(party, thing, 1)
        else:
            swap(s, mode, thing, swappable(s, mode, thing, frame[4])[0])
        if s.supply[party]:
            used = frame[9] + 1 if thing == frame[8] else 1
            s.stack.append((*frame[:8], thing, used, frame[10]))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        rule = "BR-1.8" if frame[3] == at.ROSE else "BR-1.7"
        block = at.CHOOSE_FIGURE if frame[2] in (ALLOT_DAMAGE, ALLOT_DAMAGE_SWAP) else at.CHOOSE_ROOM
        return Reason("distribute-tokens" if s.cat.block[action] != block else "cannot-take-tokens", rule=rule)

    def decision(self, s: State, frame: Frame) -> Decision:
        left = s.supply[frame[3]]
        args: dict[str, str | int] = {"left": left, "party": frame[3]}
        rule = "BR-1.8" if frame[3] == at.ROSE else "BR-1.7"
        source = s.cat.ids[s.effects[-1][at.SOURCE]]
        return Decision(frame[1], "distribute", args, source, rule, frame[10], left, left)
