"""The state of a game: supplies, stores, marks, cards in their zones, decks, markets, locations.

Its methods are the smallest things that can happen. They keep the laws of conservation and tell what happened; when and
whether they happen is decided by the steps.
"""

from __future__ import annotations

from typing import Any, Final

from arcanum.core.chance import Chance
from arcanum.core.effects import Effect, Op
from arcanum.core.events import Event, RawEvent
from arcanum.core.fields import restore_fields
from arcanum.core.shared import changed, sorted_in, without
from arcanum.core.state import Data
from arcanum.core.views import View
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra._fields import Fields
from arcanum.games.penumbra.catalogue import (
    ARCANA,
    BLOOD,
    CHARGED,
    DISCHARGED,
    MARK_SLOTS,
    SPARK_MARK,
    STATES,
    WOUNDED,
    Amounts,
)
from arcanum.games.penumbra.dice import FACES, LASTING, die_of, kind_of, with_value
from arcanum.games.penumbra.fields import ALIGHT, FIELDS
from arcanum.games.penumbra.registers import CASTER, ITEM

_SIX: Final = range(6)


class State(Fields):
    """The whole truth. What it consists of stands in `fields.py`.

    Zones and decks are *replaced, never changed in place* (see `core.shared`)."""

    __slots__ = ()

    # --- turns --------------------------------------------------------------------------------------------------------

    @property
    def parties(self) -> int:
        """How many take turns: the wizards, and alone the Automa (PN-1.1, PN-49.1)."""
        return 2 if self.seats == 1 else self.seats

    def begin_now(self) -> None:
        """Whatever held for the turn before is over: one place for all of it."""
        now = f.BEFORE_TURNS.copy()
        now[ALIGHT] = 1
        self.now = now
        self.declined = []
        self.once = []

    def something_new(self) -> None:
        """Something happened that the wizard did not choose: a window opens again (PN-51.29)."""
        self.now[ALIGHT] = 1

    def check_prophecies(self) -> None:
        """Marks, Arcana, a fulfilled contract or a passed trial are new: that may be what a prophecy waits for
        (PN-47.6)."""
        if self.ended_by < 0 and self.prophecies:
            from arcanum.games.penumbra.fate import end_check

            end_check(self)

    # --- ingredients --------------------------------------------------------------------------------------------------

    def gain(self, party: int, ingredient: int, amount: int) -> None:
        """From the common stock to the store; what does not fit goes back at once (PN-6.1, PN-6.2, PN-6.3, PN-6.7)."""
        if amount <= 0:
            return
        place = party * 6 + ingredient
        before = self.store[place]
        after = before + amount
        if after > self.cat.store_limit:
            after = self.cat.store_limit
        self.store[place] = after
        if self.heard:
            self.log.append((ev.GAINED, self.all, party, ingredient, after - before, amount - after + before))
        if ingredient == ARCANA:
            self.check_prophecies()

    def lose(self, party: int, ingredient: int, amount: int) -> None:
        """From the store to the common stock (PN-6.4)."""
        if amount:
            self.store[party * 6 + ingredient] -= amount
            if self.heard:
                self.log.append((ev.PAID, self.all, party, ingredient, amount))

    def gain_all(self, party: int, amounts: Amounts) -> None:
        for ingredient in _SIX:
            self.gain(party, ingredient, amounts[ingredient])

    def has(self, party: int, ingredient: int) -> int:
        return self.store[party * 6 + ingredient]

    def blood(self, seat: int) -> int:
        """What can be paid as Blood: the store, and one for each wounded mark (PN-6.6, PN-12.9, PN-12.15)."""
        return self.store[seat * 6 + BLOOD] + self.wounded(seat)

    def roll_resource(self, seat: int, count: int) -> None:
        """Resource dice of one effect are rolled together, and all they show is gained (PN-7.2, PN-7.3, PN-7.4). Any
        number can be rolled (PN-1.18)."""
        if count <= 0:
            return
        self.revelations += 1
        total = [0] * 6
        for _ in range(count):
            face = self.cat.resource_faces[self.chance.below(FACES)]
            for ingredient in _SIX:
                total[ingredient] += face[ingredient]
        if self.heard:
            self.log.append((ev.RESOURCE_ROLLED, self.all, seat, *total))
        for ingredient in _SIX:
            self.gain(seat, ingredient, total[ingredient])
        self.something_new()

    # --- dice ---------------------------------------------------------------------------------------------------------

    def roll(self) -> int:
        """What a rolled die shows; everybody sees it (PN-50.7)."""
        self.revelations += 1
        return self.chance.below(FACES) + 1

    def add_die(self, seat: int, die: int) -> None:
        self.dice[seat] = sorted_in(self.dice[seat], die)

    def remove_die(self, seat: int, die: int) -> None:
        self.dice[seat] = without(self.dice[seat], die)

    def gain_die(self, seat: int, kind: int, temporary: bool = False) -> None:
        """A die is taken from the stock and rolled (PN-8.2, PN-9.2). The stock never runs out (PN-1.15)."""
        die = die_of(kind, self.roll(), temporary)
        self.add_die(seat, die)
        if self.heard:
            self.log.append((ev.ROLLED_DIE, self.all, seat, die))
        self.something_new()

    def discard_die(self, seat: int, die: int) -> None:
        """From the supply to the stock (PN-8.3)."""
        self.remove_die(seat, die)
        if self.heard:
            self.log.append((ev.DISCARDED_DIE, self.all, seat, die))

    def reroll_die(self, seat: int, die: int) -> int:
        """Gives the die as it lies now (PN-10.4)."""
        now = with_value(die, self.roll())
        self._turn(seat, die, now)
        if self.heard:
            self.log.append((ev.REROLLED, self.all, seat, die, now))
        self.something_new()
        return now

    def change_die(self, seat: int, die: int, now: int) -> None:
        """Another face or another kind."""
        self._turn(seat, die, now)
        if self.heard:
            self.log.append((ev.CHANGED_DIE, self.all, seat, die, now))

    def _turn(self, seat: int, die: int, now: int) -> None:
        """The dice of a Roll task lie apart and may be manipulated like those of the supply (PN-38.19)."""
        if die in self.dice[seat]:
            self.dice[seat] = sorted_in(without(self.dice[seat], die), now)
        else:
            self.set_aside = sorted_in(without(self.set_aside, die), now)

    def own_dice(self, seat: int) -> list[int]:
        """The dice that manipulations may change (PN-10.1, PN-10.13)."""
        return sorted([*self.dice[seat], *self.set_aside]) if self.set_aside else self.dice[seat]

    # --- marks --------------------------------------------------------------------------------------------------------

    def marks_of(self, party: int, kind: int) -> int:
        """Marks of a discipline in any state (PN-20.1); Spark marks are no marks of a discipline (PN-20.2)."""
        count = 0
        first = party * MARK_SLOTS
        mark = self.mark
        for place in range(first, first + MARK_SLOTS):
            if mark[place] >= 0 and mark[place] // STATES == kind:
                count += 1
        return count

    def discipline_marks(self, party: int) -> int:
        first = party * MARK_SLOTS
        return at.DISCIPLINE_SLOTS - self.mark[first : first + at.DISCIPLINE_SLOTS].count(-1)

    def spark_marks(self, party: int) -> int:
        first = party * MARK_SLOTS + at.DISCIPLINE_SLOTS
        return at.SPARK_SLOTS - self.mark[first : first + at.SPARK_SLOTS].count(-1)

    def wounded(self, seat: int) -> int:
        """How many marks are wounded."""
        count = 0
        first = seat * MARK_SLOTS
        mark = self.mark
        for place in range(first, first + MARK_SLOTS):
            if mark[place] >= 0 and mark[place] % STATES == WOUNDED:
                count += 1
        return count

    def marks_left(self, kind: int) -> int:
        """Marks of this kind in the common stock, which can run out (PN-1.13, PN-1.17, PN-5.12)."""
        left = self.cat.box_marks[kind]
        for party in range(self.parties):
            left -= self.marks_of(party, kind)
        return left

    def free_mark_slot(self, party: int, kind: int) -> int:
        """The first free slot from the left of the row for this kind; -1 if it is full (PN-11.3, PN-11.13)."""
        first = party * MARK_SLOTS
        low = at.DISCIPLINE_SLOTS if kind == SPARK_MARK else 0
        high = MARK_SLOTS if kind == SPARK_MARK else at.DISCIPLINE_SLOTS
        for slot in range(low, high):
            if self.mark[first + slot] < 0:
                return slot
        return -1

    def put_mark(self, party: int, kind: int, slot: int) -> None:
        """A new mark lies charged (PN-11.3)."""
        self.mark[party * MARK_SLOTS + slot] = kind * STATES + CHARGED
        if self.heard:
            self.log.append((ev.MARK_GAINED, self.all, party, slot, kind))
        self.check_prophecies()

    def mark_kind(self, seat: int, slot: int) -> int:
        mark = self.mark[seat * MARK_SLOTS + slot]
        return mark // STATES if mark >= 0 else -1

    def mark_state(self, seat: int, slot: int) -> int:
        """CHARGED, DISCHARGED or WOUNDED; -1 for an empty slot (PN-12.1)."""
        mark = self.mark[seat * MARK_SLOTS + slot]
        return mark % STATES if mark >= 0 else -1

    def set_mark(self, seat: int, slot: int, state: int, event: int) -> None:
        """Turn a mark over or move it, and tell which of the events about marks that was (PN-12.5 to PN-12.9)."""
        place = seat * MARK_SLOTS + slot
        self.mark[place] += state - self.mark[place] % STATES
        if self.heard:
            self.log.append((event, self.all, seat, slot))

    def wound_mark(self, seat: int, slot: int) -> None:
        """Charged or discharged becomes wounded (PN-12.7)."""
        self.set_mark(seat, slot, WOUNDED, ev.MARK_WOUNDED)
        self.something_new()

    def pay_with_mark(self, seat: int, slot: int) -> None:
        """A wounded mark replaces 1 Blood and becomes discharged, without any effect (PN-12.9, PN-12.14)."""
        self.set_mark(seat, slot, DISCHARGED, ev.MARK_PAID)

    # --- decks: the next card is the last of the list -----------------------------------------------------------------

    def next_card(self, deck: int) -> int:
        """Take the top card off a deck, or -1 from an empty one."""
        cards = self.decks[deck]
        if not cards:
            return -1
        self.decks[deck] = cards[:-1]
        self.seen_by[deck] = self.seen_by[deck][:-1]
        self.revelations += 1
        return cards[-1]

    def put_under(self, deck: int, cards: list[int], seen_by: int) -> None:
        """Cards go under a deck together, in the order in which they lay, so that the first of them is drawn first
        (PN-17.13, PN-27.29); `seen_by` are the seats that know them (PN-50.5)."""
        if cards:
            self.decks[deck] = [*reversed(cards), *self.decks[deck]]
            self.seen_by[deck] = [*[seen_by] * len(cards), *self.seen_by[deck]]

    @property
    def everybody(self) -> int:
        """All seats as a set."""
        return (1 << self.seats) - 1

    def discard_card(self, party: int, card: int) -> None:
        """Under its deck, openly (PN-17.13, PN-23.7)."""
        self.put_under(self.cat.deck_of[card], [card], self.everybody)
        if self.heard:
            self.log.append((ev.CARD_DISCARDED, self.all, party, card))

    # --- markets ------------------------------------------------------------------------------------------------------

    def market_open(self, market: int) -> bool:
        """The Classes in play, the Potion Shop and the Shop have one (PN-35.1)."""
        return market >= at.POTION_DECK or market in self.classes

    def refill(self, market: int) -> None:
        """Missing cards come from the top of the deck, as far as it has any (PN-35.2, PN-35.4)."""
        first = market * at.MARKET_SIZE
        for place in range(first, first + at.MARKET_SIZE):
            if self.market[place] < 0:
                card = self.next_card(market)
                if card < 0:
                    return
                self.market = changed(self.market, place, card)
                if self.heard:
                    self.log.append((ev.REVEALED, self.all, market, card))
                self.something_new()

    def take_from_market(self, place: int) -> int:
        """A card leaves its market, which is refilled at once (PN-29.10, PN-35.2, PN-35.7)."""
        card = self.market[place]
        self.market = changed(self.market, place, -1)
        self.refill(place // at.MARKET_SIZE)
        return card

    # --- the cards of a wizard ----------------------------------------------------------------------------------------

    def owns_name(self, seat: int, card: int) -> bool:
        """Whether a wizard has a card of that name in the personal zone (PN-17.8, PN-17.11)."""
        name = self.cat.name
        wanted = name[card]
        for zone in (self.grimoire[seat], self.inventory[seat], self.tomes[seat]):
            for own in zone:
                if name[own] == wanted:
                    return True
        first = seat * len(at.EQUIPMENT)
        for place in range(first, first + len(at.EQUIPMENT)):
            if self.equipment[place] >= 0 and name[self.equipment[place]] == wanted:
                return True
        return False

    def equipped(self, seat: int) -> list[int]:
        """The artifacts of a wizard, without Tomes."""
        first = seat * len(at.EQUIPMENT)
        return [card for card in self.equipment[first : first + len(at.EQUIPMENT)] if card >= 0]

    def is_rotated(self, seat: int, card: int) -> bool:
        return card in self.rotated[seat]

    def rotate(self, seat: int, card: int) -> None:
        """PN-19.5."""
        self.rotated[seat] = sorted_in(self.rotated[seat], card)

    def straighten(self, seat: int, card: int) -> None:
        """A drunk potion goes back to the Grimoire as a Recipe (PN-14.3, PN-19.10, PN-23.5)."""
        self.rotated[seat] = without(self.rotated[seat], card)
        if self.cat.kind[card] == at.RECIPE:
            self.inventory[seat] = without(self.inventory[seat], card)
            self.grimoire[seat] = sorted_in(self.grimoire[seat], card)
        if self.heard:
            self.log.append((ev.STRAIGHTENED, self.all, seat, card))

    def remove_card(self, seat: int, card: int) -> None:
        """A card leaves the personal zone; where to is the caller's business."""
        if card in self.rotated[seat]:
            self.rotated[seat] = without(self.rotated[seat], card)
        if card in self.grimoire[seat]:
            self.grimoire[seat] = without(self.grimoire[seat], card)
        elif card in self.inventory[seat]:
            self.inventory[seat] = without(self.inventory[seat], card)
        else:
            first = seat * len(at.EQUIPMENT)
            place = self.equipment.index(card, first, first + len(at.EQUIPMENT))
            self.equipment = changed(self.equipment, place, -1)

    # --- locations ----------------------------------------------------------------------------------------------------

    def slots_of(self, section: int) -> list[int]:
        """The closed slots of a section that are there with so many wizards (PN-28.5, PN-28.14)."""
        wizards = 2 if self.seats == 1 else self.seats
        return [slot for slot in self.cat.section_slots[section] if self.cat.die_slots[slot].wizards <= wizards]

    def lay(self, party: int, die: int, section: int, slot: int) -> None:
        """A die lies in a slot, or beside the slots (-1); it is nobody's and not temporary any more (PN-8.12, PN-9.5,
        PN-28.7, PN-28.8)."""
        lying = die % LASTING
        if slot >= 0:
            self.placed[slot] = lying
        else:
            self.beside[section] = sorted_in(self.beside[section], lying)
        if self.heard:
            self.log.append((ev.PLACED, self.all, party, lying, section))

    def clear_slot(self, slot: int) -> int:
        """The die in a closed slot is taken away."""
        die = self.placed[slot]
        self.placed[slot] = -1
        return die

    def lift(self, section: int, die: int) -> None:
        """A die that lies beside the slots or in an open one is taken away."""
        self.beside[section] = without(self.beside[section], die)

    def lies(self, kind: int) -> bool:
        """Whether a die of this kind lies in any location (PN-14.7)."""
        for die in self.placed:
            if die >= 0 and kind_of(die) == kind:
                return True
        for zone in self.beside:
            for die in zone:
                if kind_of(die) == kind:
                    return True
        return False

    # --- for the core -------------------------------------------------------------------------------------------------

    def program(self, number: int) -> list[Op[Any]]:
        return self.cat.programs[number]

    def chooser(self, effect: Effect) -> int:
        """Whoever uses a card makes its choices; of an event each wizard makes their own (PN-46.11)."""
        return effect[ITEM] if effect[ITEM] >= 0 else effect[CASTER]

    def component_id(self, component: int) -> str:
        return self.cat.ids[component]

    def clone(self) -> State:
        return State(self.cat, self.seats, self.options, Chance(self.chance.key, self.chance.used), self)

    def save(self) -> Data:
        data = self.fields_data()
        data.update(self.flow_data())
        data["packs_in_use"] = self.cat.pack_ids
        data["options"] = self.options
        data["seats"] = self.seats
        return data

    def restore(self, data: Data) -> None:
        restore_fields(self, FIELDS, data, self.cat.component)
        self.load_flow(data)

    def returns(self) -> tuple[float, ...]:
        from arcanum.games.penumbra.scoring import returns_of

        return returns_of(self)

    def seen(self, seat: int | None) -> View:
        from arcanum.games.penumbra.view import view_of

        return view_of(self, seat)

    def world(self, seat: int, seed: str) -> State:
        from arcanum.games.penumbra.knowledge import world_of

        return world_of(self, seat, seed)

    def deal_anew(self, seed: str) -> None:
        from arcanum.games.penumbra.knowledge import deal_unknown

        deal_unknown(self, seed)

    def fingerprint(self, seat: int, secrets: bool) -> int:
        from arcanum.games.penumbra.fingerprint import fingerprint_of

        return fingerprint_of(self, seat, secrets)

    def event(self, raw: RawEvent) -> Event:
        return ev.EVENTS.named(raw, self.cat.ids)
