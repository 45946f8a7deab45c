"""The state of a game: the lodge and its figures, tokens and supplies, cards, and who knows what.

Its methods are the smallest things that can happen. They keep the laws of conservation and tell what happened; when
and whether they happen is decided by the steps.
"""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from arcanum.core.chance import Chance
from arcanum.core.conditions import NEWS_OF_LOSSES
from arcanum.core.effects import Effect, Op
from arcanum.core.events import Event, RawEvent
from arcanum.core.fields import restore_fields
from arcanum.core.flow import STEP
from arcanum.core.reasons import Reason
from arcanum.core.shapes import exchanged
from arcanum.core.shared import changed, sorted_in, without
from arcanum.core.state import Data
from arcanum.core.views import View
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose._fields import Fields
from arcanum.games.black_rose.catalogue import FORGOTTEN as FORGOTTEN_SPELL
from arcanum.games.black_rose.catalogue import MORE_INSTABILITY, SLOT_COUNT
from arcanum.games.black_rose.fields import FIELDS
from arcanum.games.black_rose.fingerprint import fingerprint_of
from arcanum.games.black_rose.happenings import DREW, DREW_CARD
from arcanum.games.black_rose.lodge import AWAY, ROOMS
from arcanum.games.black_rose.registers import CASTER, GONE

# piles in `seen_top` and in events
GRIMOIRE: Final = 0
LIBRARY: Final = 1
FORGOTTEN: Final = 2
MEMORIES: Final = 3

Row = tuple[int, ...]
"""Tokens in slots, from left to right: the party of each."""


class State(Fields):
    """The whole truth. What it consists of stands in `fields.py`.

    Every pile of cards is *replaced, never changed in place* (see `core.shared`)."""

    __slots__ = ()

    # --- power and tracks ---------------------------------------------------------------------------------------------

    def change_power(self, party: int, change: int) -> None:
        """Power changes at once and never falls below 0 (BR-4.2, BR-4.4). There is no upper limit (BR-4.5)."""
        before = self.power[party]
        after = before + change
        if after < 0:
            after = 0
        self.power[party] = after
        if self.heard:
            self.log.append((ev.POWER_CHANGED, self.all, party, after - before, after))

    def step_trophies(self, party: int) -> None:
        """A step on the trophy track, which has no end (BR-4.6, BR-4.7)."""
        self.trophies = changed(self.trophies, party, self.trophies[party] + 1)
        if self.heard:
            self.log.append((ev.TROPHY, self.all, party, self.trophies[party]))

    def step_rooms(self, party: int) -> None:
        """A step on the room track, which has no end (BR-4.6, BR-4.7)."""
        self.room_track = changed(self.room_track, party, self.room_track[party] + 1)
        if self.heard:
            self.log.append((ev.ROOM_TRACK, self.all, party, self.room_track[party]))

    # --- instability --------------------------------------------------------------------------------------------------

    def free_slots(self, room: int) -> int:
        """A restored room has no slots (BR-21.3)."""
        if self.restored[room]:
            return 0
        return self.cat.room_slots[self.room_at[room]] - len(self.instability[room])

    def place_instability(self, party: int, room: int, amount: int) -> int:
        """As many as there are tokens and free slots; gives how many were placed (BR-1.6, BR-6.5, BR-21.1, BR-21.2,
        BR-21.4)."""
        count = self.free_slots(room)
        if count > amount:
            count = amount
        if count > self.supply[party]:
            count = self.supply[party]
        if count > 0:
            self.supply[party] -= count
            self.instability[room] = self.instability[room] + (party,) * count
            self.news |= MORE_INSTABILITY[party]
            if self.heard:
                self.log.append((ev.INSTABILITY_PLACED, self.all, party, room, count))
        return count

    def replace_instability(self, party: int, room: int, place: int) -> None:
        """A token of a party takes the place of another one, which goes back (BR-21.9)."""
        row = self.instability[room]
        old = row[place]
        self.instability[room] = (*row[:place], party, *row[place + 1 :])
        self.news |= at.MORE_INSTABILITY[party] | NEWS_OF_LOSSES
        self.supply[old] += 1
        self.supply[party] -= 1
        if self.heard:
            self.log.append((ev.INSTABILITY_REPLACED, self.all, party, room, place + 1, old))

    def remove_instability(self, room: int, place: int) -> None:
        """The tokens to the right close up (BR-21.12)."""
        row = self.instability[room]
        self.instability[room] = row[:place] + row[place + 1 :]
        self.news |= NEWS_OF_LOSSES
        self.supply[row[place]] += 1
        if self.heard:
            self.log.append((ev.INSTABILITY_REMOVED, self.all, row[place], room, place + 1))

    # --- damage -------------------------------------------------------------------------------------------------------

    def health(self, figure: int) -> int:
        """The `health` of a figure, with the `bonus` of its upgrade (BR-3.4, BR-30.4)."""
        if figure < 2:
            return self.cat.health[self.mage[figure]]
        health = self.cat.health[self.evocation[figure]]
        upgrade = self.upgrade[figure]
        if upgrade >= 0 and self.cat.bonus_stat[upgrade] == at.HEALTH:
            health += self.cat.bonus_amount[upgrade]
        return health

    def stat(self, figure: int, stat: int) -> int:
        """The `strength` or `speed` of a figure, with the `bonus` of its upgrade and those of its activation (BR-3.6,
        BR-3.7, BR-30.4)."""
        cat = self.cat
        card = self.mage[figure] if figure < 2 else self.evocation[figure]
        value = (
            cat.strength[card] + self.stronger[figure] if stat == at.STRENGTH else cat.speed[card] + self.faster[figure]
        )
        upgrade = self.upgrade[figure]
        if upgrade >= 0 and cat.bonus_stat[upgrade] == stat:
            value += cat.bonus_amount[upgrade]
        return value

    def free_life(self, figure: int) -> int:
        return self.health(figure) - len(self.damage[figure])

    def place_damage(self, party: int, figure: int, amount: int, marks: bool) -> int:
        """As many as there are tokens and free slots; gives how many were placed (BR-1.6, BR-6.5, BR-11.6, BR-22.1,
        BR-22.2, BR-23.9)."""
        row = self.damage[figure]
        count = min(amount, self.supply[party], self.health(figure) - len(row))
        if count <= 0:
            return 0
        self.supply[party] -= count
        self.damage[figure] = row + (party,) * count
        self.last = changed(self.last, figure, party)
        if marks:
            new = ((1 << count) - 1) << len(row)
            self.marked = changed(self.marked, figure, self.marked[figure] | new)
        if party == self.in_activation:
            self.dealt = changed(self.dealt, party, self.dealt[party] + count)
            self.news |= at.MORE_DAMAGE[party]
        if self.heard:
            self.log.append((ev.DAMAGED, self.all, party, figure, count))
        return count

    def clear_marks(self) -> None:
        """Nothing was dealt in this activation of an evocation as yet (BR-11.6)."""
        if max(self.marked):
            self.marked = [0] * at.FIGURES

    def replace_damage(self, party: int, figure: int, place: int) -> None:
        """A token of a party takes the place of another one, which goes back (BR-22.6, BR-22.10, BR-22.11,
        BR-22.12)."""
        row = self.damage[figure]
        old = row[place]
        self.damage[figure] = (*row[:place], party, *row[place + 1 :])
        self.marked = changed(self.marked, figure, self.marked[figure] & ~(1 << place))
        self.supply[old] += 1
        self.supply[party] -= 1
        if self.heard:
            self.log.append((ev.DAMAGE_REPLACED, self.all, party, figure, place + 1, old))

    def heal(self, figure: int, place: int) -> None:
        """One token is removed; the tokens to the right close up (BR-1.9, BR-3.10, BR-16.22, BR-22.13)."""
        row = self.damage[figure]
        self.damage[figure] = row[:place] + row[place + 1 :]
        marks = self.marked[figure]
        self.marked = changed(self.marked, figure, marks & ((1 << place) - 1) | marks >> (place + 1) << place)
        self.supply[row[place]] += 1
        if self.heard:
            self.log.append((ev.HEALED, self.all, figure, place + 1, row[place]))

    def return_tokens(self, row: Row) -> None:
        """Tokens go back to the supplies of their owners (BR-1.9, BR-1.10)."""
        for party in range(at.PARTIES):
            count = row.count(party)
            if count:
                self.supply[party] += count
                if self.heard:
                    self.log.append((ev.TOKENS_RETURNED, self.all, party, count))

    def clear_damage(self, figure: int) -> None:
        self.return_tokens(self.damage[figure])
        self.damage[figure] = ()
        self.marked = changed(self.marked, figure, 0)

    # --- figures ------------------------------------------------------------------------------------------------------

    def in_room(self, room: int) -> int:
        """The figures in a room, as a set."""
        found = 0
        for figure, where in enumerate(self.where):
            if where == room:
                found |= 1 << figure
        return found

    def in_lodge(self, figure: int) -> bool:
        return 0 <= self.where[figure] < ROOMS

    def leave(self, figure: int) -> None:
        """A figure leaves the lodge: effects that have chosen it do not mean it any more, and what it was about to do
        is lost (BR-6.17, BR-13.9, BR-24.7)."""
        bit = 1 << figure
        for effect in self.effects:
            effect[GONE] |= bit
        for index, frame in enumerate(self.stack):
            places = frames.FIGURE_PLACES.get(frame[STEP])
            if places is not None:
                self.stack[index] = exchanged(frame, places, figure, at.NOBODY)

    def remove_evocation(self, figure: int) -> None:
        """Figure and card go back to the common supply, and so do its upgrade and all tokens on it (BR-24.2, BR-24.5,
        BR-30.5)."""
        self.leave(figure)
        self.clear_damage(figure)
        if self.upgrade[figure] >= 0 and self.heard:
            self.log.append((ev.UPGRADE_RETURNED, self.all, figure, self.upgrade[figure]))
        self.where[figure] = AWAY
        self.evocation = changed(self.evocation, figure, -1)
        self.news |= NEWS_OF_LOSSES
        self.upgrade = changed(self.upgrade, figure, -1)
        self.turned = changed(self.turned, figure, 0)
        self.last = changed(self.last, figure, -1)
        self.lead(figure, at.OWNER_OF[figure], 0, 0)

    def lead(self, figure: int, seat: int, strength: int, speed: int) -> None:
        """Who controls an evocation, and the bonuses of its activation. Mostly nothing of that is new."""
        if self.control[figure] != seat:
            self.control = changed(self.control, figure, seat)
        if self.stronger[figure] != strength:
            self.stronger = changed(self.stronger, figure, strength)
        if self.faster[figure] != speed:
            self.faster = changed(self.faster, figure, speed)

    def evocations_left(self, evocation: int) -> int:
        """Figures of an evocation in the common supply (BR-1.12)."""
        return self.cat.copies[evocation] - self.evocation.count(evocation)

    def upgrades_left(self) -> list[int]:
        """Upgrade cards in the common supply; none if the module is switched off (BR-30.6)."""
        if self.options["upgrades"] != "on":
            return []
        cat = self.cat
        return [card for card in cat.school_upgrades[self.school] if self.upgrade.count(card) < cat.copies[card]]

    # --- cards --------------------------------------------------------------------------------------------------------

    def to_hand(self, seat: int, card: int) -> None:
        self.hand[seat] = sorted_in(self.hand[seat], card)

    def shows(self, seat: int, card: int) -> None:
        """A card of a mage becomes known to the other one: what was known of it before is settled (BR-28.12)."""
        self.show_own(seat)
        held = self.held_openly[seat]
        if card in held:
            self.held_openly[seat] = without(held, card)
        elif self.cat.spell_kind[card] == FORGOTTEN_SPELL and card not in self.bound[seat]:
            self.secret_forgotten = changed(self.secret_forgotten, seat, self.secret_forgotten[seat] - 1)
        else:
            self.shown[seat] = [*self.shown[seat], card]

    def discard_card(self, seat: int, card: int) -> None:
        """From hand to the own memories, face up (BR-5.11, BR-28.12)."""
        self.hand[seat] = without(self.hand[seat], card)
        self.shows(seat, card)
        self.memories[seat] = [*self.memories[seat], card]
        if self.heard:
            self.log.append((ev.DISCARDED, self.all, seat, card))

    def refill_grimoire(self, seat: int) -> None:
        """The memories are shuffled into a new grimoire (BR-5.13). Whoever counts knows that all cards of the old one,
        as far as they were not seen since, are in the mage's hand or slots."""
        left = self.shown[seat].copy()
        held = self.held_openly[seat].copy()
        for card in self.bound[seat]:
            if card in left:
                left.remove(card)
            else:
                insort(held, card)
        self.held_openly[seat] = held
        self.shown[seat] = []
        self.grimoire[seat] = self.memories[seat]
        self.memories[seat] = []
        self.bound[seat] = sorted(self.grimoire[seat])
        self.shuffle_grimoire(seat)

    def shuffle_grimoire(self, seat: int) -> None:
        cards = self.grimoire[seat].copy()
        self.chance.shuffle(cards)
        self.grimoire[seat] = cards
        self.seen_top = changed(self.seen_top, GRIMOIRE * 2 + seat, 0)
        if self.heard:
            self.log.append((ev.SHUFFLED, self.all, seat, len(cards)))

    def draw_from_grimoire(self, seat: int) -> bool:
        """False if grimoire and memories are both empty (BR-5.13, BR-5.14)."""
        if not self.grimoire[seat]:
            if not self.memories[seat]:
                return False
            self.refill_grimoire(seat)
        cards = self.grimoire[seat].copy()
        card = cards.pop()
        self.grimoire[seat] = cards
        if self.seen_top[seat]:
            self.seen_top = changed(self.seen_top, seat, self.seen_top[seat] - 1)
        self._drew(seat, GRIMOIRE, card)
        return True

    def draw_common(self, seat: int, pile: int) -> bool:
        """From the library or the forgotten deck; False if it is empty (BR-5.15, BR-5.16)."""
        cards = self.library if pile == LIBRARY else self.forgotten
        if not cards:
            return False
        cards = cards.copy()
        card = cards.pop()
        if pile == LIBRARY:
            self.library = cards
        else:
            self.forgotten = cards
        own = pile * 2 + seat
        if self.seen_top[own]:
            self.seen_top = changed(self.seen_top, own, self.seen_top[own] - 1)
        others = own ^ 1
        if self.seen_top[others]:
            self.seen_top = changed(self.seen_top, others, self.seen_top[others] - 1)
            self.held_openly[seat] = sorted_in(self.held_openly[seat], card)
        elif pile == FORGOTTEN:
            self.secret_forgotten = changed(self.secret_forgotten, seat, self.secret_forgotten[seat] + 1)
        self._drew(seat, pile, card)
        return True

    def _drew(self, seat: int, pile: int, card: int) -> None:
        hand = self.hand[seat].copy()
        insort(hand, card)
        self.hand[seat] = hand
        self.revelations += 1
        if self.heard:
            log = self.log
            log.append((DREW, self.all, seat, pile, 1))
            log.append((DREW_CARD, 1 << seat, seat, pile, card))

    def take_from_memories(self, seat: int, card: int) -> None:
        """Openly: everybody sees which card it is (BR-28.11)."""
        self.memories[seat] = without(self.memories[seat], card)
        self.to_hand(seat, card)
        self.held_openly[seat] = sorted_in(self.held_openly[seat], card)
        if self.heard:
            self.log.append((ev.TOOK_OPENLY, self.all, seat, card))

    def hand_limit(self, seat: int) -> int:
        """The `hand_limit` of the mage (BR-3.5)."""
        return self.cat.hand_limit[self.mage[seat]]

    def face_down(self, seat: int) -> int:
        """The slots of a mage with a face-down prepared spell, as a set. Written out, being asked all the time."""
        cards = self.slot
        revealed = self.revealed
        first = seat * SLOT_COUNT
        found = 1 if cards[first] >= 0 and not revealed[first] else 0
        if cards[first + 1] >= 0 and not revealed[first + 1]:
            found |= 2
        if cards[first + 2] >= 0 and not revealed[first + 2]:
            found |= 4
        if cards[first + 3] >= 0 and not revealed[first + 3]:
            found |= 8
        return found

    # --- for the core -------------------------------------------------------------------------------------------------

    def program(self, number: int) -> list[Op[Any]]:
        return self.cat.programs[number]

    def chooser(self, effect: Effect) -> int:
        """The mage applying it; the crown holder where nobody does (BR-6.12, BR-6.18)."""
        return effect[CASTER] if effect[CASTER] >= 0 else self.crown

    def component_id(self, component: int) -> str:
        return self.cat.ids[component]

    def not_asked(self, seat: int) -> Reason:
        return Reason("not-your-decision", {"seat": self.actors()[0]}, "BR-31.3")

    def clone(self) -> State:
        return State(self.cat, self.seats, self.options, Chance(self.chance.key, self.chance.used), self)

    def save(self) -> Data:
        data = self.fields_data()
        data.update(self.flow_data())
        data["packs_in_use"] = self.cat.pack_ids
        data["options"] = self.options
        return data

    def restore(self, data: Data) -> None:
        restore_fields(self, FIELDS, data, self.cat.component)
        self.load_flow(data)

    def returns(self) -> tuple[float, ...]:
        """All of the win, or nothing: when the Black Rose wins, both mages lose."""
        if not self.over:
            return (0.0, 0.0)
        return (1.0 if self.winner == 0 else 0.0, 1.0 if self.winner == 1 else 0.0)

    def seen(self, seat: int | None) -> View:
        from arcanum.games.black_rose.view import view_of

        return view_of(self, seat)

    def untold(self) -> tuple[str, ...]:
        """The total tells where the power token lies; how many a quest needs stands on it."""
        return ("parties.*.power.cell", "parties.*.power.plus_20", "quests.*.progress.needed")

    def world(self, seat: int, seed: str) -> State:
        from arcanum.games.black_rose.knowledge import world_of

        return world_of(self, seat, seed)

    def deal_anew(self, seed: str) -> None:
        from arcanum.games.black_rose.knowledge import deal_unknown

        deal_unknown(self, seed)

    def fingerprint(self, seat: int, secrets: bool) -> int:
        return fingerprint_of(self, seat, secrets)

    def event(self, raw: RawEvent) -> Event:
        return ev.EVENTS.named(raw, self.cat.ids)
