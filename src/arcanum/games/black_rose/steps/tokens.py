"""Tokens chosen one by one: replacing, healing, taking back, and distributing too few."""

from __future__ import annotations

from typing import Final

from arcanum.core.effects import Effect, Op
from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose.catalogue import MEMBERS
from arcanum.games.black_rose.lodge import NAMES as ROOM_NAMES
from arcanum.games.black_rose.registers import CASTER, DOOMED, SOURCE, THIS
from arcanum.games.black_rose.state import Row, State
from arcanum.games.black_rose.steps.selectors import figures, foes, reachable, rooms

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


class ReplaceDamage(Op[State]):
    """`replace_damage`: foreign tokens on figures become those of a party (BR-11.6, BR-22.6, BR-22.8)."""

    def __init__(self, amount: int, whom: int, rose: bool) -> None:
        self.amount: int = amount
        self.whom: int = whom
        self.rose: bool = rose

    def run(self, s: State, effect: Effect) -> None:
        party = at.ROSE if self.rose else effect[CASTER]
        found = reachable(s, effect, figures(s, effect, self.whom)) & foes(s, effect, party)
        if self.rose:
            swap_for_rose(s, ALLOT_DAMAGE_SWAP, self.amount, found)
        else:
            ask_tokens(s, effect, REPLACE_DAMAGE, found, self.amount)


class ReplaceInstability(Op[State]):
    """`replace_instability`: foreign tokens in rooms become those of a party (BR-21.6)."""

    def __init__(self, amount: int, room: int, rose: bool) -> None:
        self.amount: int = amount
        self.room: int = room
        self.rose: bool = rose

    def run(self, s: State, effect: Effect) -> None:
        found = rooms(s, effect, self.room)
        if self.rose:
            swap_for_rose(s, ALLOT_INSTABILITY_SWAP, self.amount, found)
        else:
            ask_tokens(s, effect, REPLACE_INSTABILITY, found, self.amount)


class Heal(Op[State]):
    """`heal`: as far as possible; the applying mage chooses which tokens (BR-6.5, BR-22.13)."""

    def __init__(self, amount: int, whom: int) -> None:
        self.amount: int = amount
        self.whom: int = whom

    def run(self, s: State, effect: Effect) -> None:
        ask_tokens(s, effect, HEAL, reachable(s, effect, figures(s, effect, self.whom)), self.amount)


class RemoveInstability(Op[State]):
    """`remove_instability`: own tokens come back; as a cost only if there are enough (BR-21.12)."""

    def __init__(self, amount: int, room: int) -> None:
        self.amount: int = amount
        self.room: int = room

    def run(self, s: State, effect: Effect) -> None:
        ask_tokens(s, effect, TAKE_BACK, rooms(s, effect, self.room), self.amount)

    def payable(self, s: State, effect: Effect) -> bool:
        found = rooms(s, effect, self.room)
        own = 0
        for room in MEMBERS[found]:
            own += s.instability[room].count(effect[CASTER])
        return own >= (1 if self.amount == ALL else self.amount)


def ask_tokens(s: State, effect: Effect, mode: int, found: int, amount: int) -> None:
    """Ask for each thing in turn; the first of them is asked first. Where there is no token, nobody is asked
    (BR-6.4)."""
    for thing in reversed(MEMBERS[found]):
        left = min(amount, len(row_of(s, mode, thing)))
        if left:
            frame = (frames.TOKENS, s.chooser(effect), mode, thing, left, 0, effect[SOURCE], s.decisions, left)
            s.stack.append(frame)


# --- choosing tokens --------------------------------------------------------------------------------------------------


class ChooseTokens(Ask[State]):
    """Tokens are chosen from left to right, so that every outcome is offered once (BR-1.6, BR-21.7, BR-21.10,
    BR-22.7)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, mode, thing, left, start, _, _, _ = frame
        row = row_of(s, mode, thing)
        if mode == HEAL:
            return _removable(row, -1, start, left)
        if mode == TAKE_BACK:
            return _removable(row, seat, start, left)
        legal = [at.A_DONE]
        if s.supply[seat]:
            legal += [at.A_TOKEN + place for place in range(start, len(row)) if row[place] != seat]
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, mode, thing, left, _, source, group, most = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
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
            s.stack.append((frames.TOKENS, seat, mode, thing, left - 1, start, source, group, most))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, mode, thing, _, _, _, _, _ = frame
        if s.cat.block[action] != at.TOKEN:
            return Reason("choose-a-token", rule=_RULES[mode])
        row = row_of(s, mode, thing)
        place = action - at.A_TOKEN
        if place >= len(row):
            return Reason("no-token-there", {"place": place + 1}, _RULES[mode])
        if mode in (REPLACE_DAMAGE, REPLACE_INSTABILITY):
            if row[place] == seat:
                return Reason("own-token", {"place": place + 1}, "BR-22.6" if mode == REPLACE_DAMAGE else "BR-21.6")
        elif mode == TAKE_BACK and row[place] != seat:
            return Reason("not-your-token", {"place": place + 1}, _RULES[mode])
        return Reason("pick-in-order", {"place": place + 1}, _RULES[mode])

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, mode, thing, left, _, source, group, most = frame
        where = at.FIGURE_NAMES[thing] if mode in (REPLACE_DAMAGE, HEAL) else ROOM_NAMES[thing]
        args: dict[str, str | int] = {"where": where, "left": left}
        free = mode in (REPLACE_DAMAGE, REPLACE_INSTABILITY)
        least = 0 if free else most
        return Decision(seat, _PROMPTS[mode], args, s.cat.ids[source], _RULES[mode], group, least, most, free)


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
    """As many as possible, starting with the leftmost foreign token; too few tokens are distributed (BR-21.8, BR-21.10,
    BR-22.9)."""
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
    """The tokens that the Rose replaces there, from the left (BR-11.6)."""
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
    """Let a mage distribute all tokens that a party has left among these things (BR-1.7, BR-1.8)."""
    s.stack.append((frames.ALLOT, seat, mode, party, amount, found, ignored0, ignored1, 0, 0, s.decisions))


def due_on(figure: int, amount: int, ignored0: int, ignored1: int) -> int:
    """What an instruction deals to a figure, less what its mage ignores."""
    if figure > 1:
        return amount
    return amount - (ignored0 if figure == 0 else ignored1)


class AllotTokens(Ask[State]):
    """One token at a time, things in ascending order, so that every distribution is offered once."""

    def capacity(self, s: State, frame: Frame, thing: int) -> int:
        """How many more tokens the thing takes."""
        _, _, mode, _, amount, _, ignored0, ignored1, current, used, _ = frame
        if thing != current:
            used = 0
        if mode == ALLOT_DAMAGE:
            return min(due_on(thing, amount, ignored0, ignored1) - used, s.free_life(thing))
        if mode == ALLOT_INSTABILITY:
            return min(amount - used, s.free_slots(thing))
        return min(amount - used if amount < DEALT else ALL, len(swappable(s, mode, thing, amount)))

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, mode, party, _, found, _, _, current, _, _ = frame
        supply = s.supply[party]
        rest = 0
        legal: list[int] = []
        base = at.A_FIGURE if mode in (ALLOT_DAMAGE, ALLOT_DAMAGE_SWAP) else at.A_ROOM
        for thing in range(at.FIGURES - 1, current - 1, -1):
            if found >> thing & 1:
                capacity = self.capacity(s, frame, thing)
                rest += capacity
                if capacity > 0 and rest >= supply:
                    legal.append(base + thing)
        legal.reverse()
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, mode, party, amount, found, ignored0, ignored1, current, used, group = frame
        s.stack.pop()
        thing = action - (at.A_FIGURE if mode in (ALLOT_DAMAGE, ALLOT_DAMAGE_SWAP) else at.A_ROOM)
        if mode == ALLOT_DAMAGE:
            effect = s.effects[-1]
            s.place_damage(party, thing, 1, effect[THIS] > 1)
            if s.free_life(thing) <= 0:
                effect[DOOMED] |= 1 << thing
        elif mode == ALLOT_INSTABILITY:
            s.place_instability(party, thing, 1)
        else:
            swap(s, mode, thing, swappable(s, mode, thing, amount)[0])
        if s.supply[party]:
            used = used + 1 if thing == current else 1
            s.stack.append((frames.ALLOT, seat, mode, party, amount, found, ignored0, ignored1, thing, used, group))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, mode, party, _, _, _, _, _, _, _ = frame
        rule = "BR-1.8" if party == at.ROSE else "BR-1.7"
        block = at.CHOOSE_FIGURE if mode in (ALLOT_DAMAGE, ALLOT_DAMAGE_SWAP) else at.CHOOSE_ROOM
        return Reason("distribute-tokens" if s.cat.block[action] != block else "cannot-take-tokens", rule=rule)

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, _, party, _, _, _, _, _, _, group = frame
        left = s.supply[party]
        args: dict[str, str | int] = {"left": left, "party": party}
        rule = "BR-1.8" if party == at.ROSE else "BR-1.7"
        source = s.cat.ids[s.effects[-1][SOURCE]]
        return Decision(seat, "distribute", args, source, rule, group, left, left)
