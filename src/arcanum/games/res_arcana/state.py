"""The state of a game of Res Arcana: zones, pools, essences on components, and who knows what."""

from __future__ import annotations

from arcanum.core.chance import Chance
from arcanum.core.events import Event, RawEvent
from arcanum.core.fields import restore_fields
from arcanum.core.knowledge import without_top
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed, without
from arcanum.core.state import Data
from arcanum.core.views import View
from arcanum.games.res_arcana import happenings as ev
from arcanum.games.res_arcana._fields import Fields
from arcanum.games.res_arcana.catalogue import MAGE, MAGIC_ITEM
from arcanum.games.res_arcana.essences import NOTHING, Amounts, plus
from arcanum.games.res_arcana.fields import FIELDS
from arcanum.games.res_arcana.fingerprint import fingerprint_of
from arcanum.games.res_arcana.happenings import ONE_GAINED, ONE_PAID, ONES


def lying_on(on: dict[int, Amounts], component: int) -> Amounts:
    """The essences on a component. (A default for `get` would be boxed by mypyc at every call.)"""
    lying = on.get(component)
    return NOTHING if lying is None else lying


class State(Fields):
    """The whole truth. What it consists of stands in `fields.py`."""

    __slots__ = ()

    # --- essences -----------------------------------------------------------------------------------------------------

    def pool_of(self, seat: int) -> Amounts:
        """What a seat holds, without what lies on its components (RA-1.7)."""
        base = seat * 5
        pool = self.pool
        return (pool[base], pool[base + 1], pool[base + 2], pool[base + 3], pool[base + 4])

    def lying(self, component: int) -> Amounts:
        """The essences on a component; as `lying_on`, without a further call."""
        lying = self.on.get(component)
        return NOTHING if lying is None else lying

    def add(self, seat: int, a: Amounts) -> None:
        """Only where there is something to add: most amounts are of one type."""
        base = seat * 5
        pool = self.pool
        if a[0]:
            pool[base] += a[0]
        if a[1]:
            pool[base + 1] += a[1]
        if a[2]:
            pool[base + 2] += a[2]
        if a[3]:
            pool[base + 3] += a[3]
        if a[4]:
            pool[base + 4] += a[4]

    def take(self, seat: int, a: Amounts) -> None:
        base = seat * 5
        pool = self.pool
        if a[0]:
            pool[base] -= a[0]
        if a[1]:
            pool[base + 1] -= a[1]
        if a[2]:
            pool[base + 2] -= a[2]
        if a[3]:
            pool[base + 3] -= a[3]
        if a[4]:
            pool[base + 4] -= a[4]

    def audience(self, seat: int) -> int:
        """Who sees what a seat does: everybody, or only the seat itself while all decide at the same time."""
        return 1 << seat if self.branches else self.all

    def group(self, source: int) -> int:
        """The id of a group of decisions. Answers are counted over all seats, which must not show while the seats
        decide at the same time: then the component that asks tells groups apart."""
        return source + 1 if self.branches else self.decisions

    def gain(self, seat: int, a: Amounts) -> None:
        """From the supply to a pool (RA-1.8). The supply never runs out, and a pool takes everything (RA-31.1,
        RA-31.2). (Here and below `audience` is written out.)"""
        self.add(seat, a)
        if self.heard:
            audience = 1 << seat if self.branches else self.all
            self.log.append((ev.GAINED, audience, seat, a[0], a[1], a[2], a[3], a[4]))

    def gain_one(self, seat: int, essence: int) -> None:
        """The same for a single essence, which is what players choose most of the time."""
        place = seat * 5 + essence
        self.pool[place] += 1
        if self.heard:
            audience = 1 << seat if self.branches else self.all
            self.log.append(ONE_GAINED[audience * ONES + place])

    def pay(self, seat: int, a: Amounts) -> None:
        """From a pool to the supply (RA-1.8). Paying Life is no Life loss: nobody may answer it (RA-12.13)."""
        self.take(seat, a)
        if self.heard:
            audience = 1 << seat if self.branches else self.all
            self.log.append((ev.PAID, audience, seat, a[0], a[1], a[2], a[3], a[4]))

    def pay_one(self, seat: int, essence: int) -> None:
        """The same for a single essence."""
        place = seat * 5 + essence
        self.pool[place] -= 1
        if self.heard:
            audience = 1 << seat if self.branches else self.all
            self.log.append(ONE_PAID[audience * ONES + place])

    def lose(self, seat: int, a: Amounts) -> None:
        """From a pool to the supply, as the victim of an attack (RA-1.8, RA-12.9)."""
        self.take(seat, a)
        if self.heard:
            self.log.append((ev.LOST, self.all, seat, a[0], a[1], a[2], a[3], a[4]))

    def put(self, seat: int, component: int, a: Amounts) -> None:
        """From the supply onto a component, turned or not, however much lies there (RA-1.8, RA-14.6, RA-14.7,
        RA-31.2)."""
        self.on[component] = plus(self.lying(component), a)
        if self.heard:
            self.log.append((ev.PUT_ON, self.audience(seat), seat, component, a[0], a[1], a[2], a[3], a[4]))

    # --- components ---------------------------------------------------------------------------------------------------

    def turn(self, seat: int, component: int) -> None:
        self.turned.add(component)
        if self.heard:
            self.log.append((ev.TURNED, 1 << seat if self.branches else self.all, seat, component))

    def straighten(self, seat: int, component: int) -> None:
        """Its powers may be used again from now on (RA-17.1); nothing else about it changes (RA-17.4)."""
        self.turned.discard(component)
        if self.heard:
            self.log.append((ev.STRAIGHTENED, self.all, seat, component))

    def destroy(self, seat: int, card: int) -> None:
        """From play to the discard pile of the player who had it in play; essences on it go to the supply (RA-13.1,
        RA-13.4, RA-21.14). It lies there face up (RA-13.8) and counts for nothing any more (RA-13.9); nothing is gained
        by it (RA-13.11). Should it be placed again, it is straight and empty (RA-13.10)."""
        self.play[seat] = without(self.play[seat], card)
        self.turned.discard(card)
        self.discard[seat] = [*self.discard[seat], card]
        if self.heard:
            self.log.append((ev.DESTROYED, self.all, seat, card))
        self.clear(seat, card)

    def clear(self, seat: int, component: int) -> None:
        """Essences on a component that leaves play go to the supply (RA-14.10)."""
        if component in self.on:
            lost = self.on.pop(component)
            if self.heard:
                self.log.append((ev.RETURNED, self.all, seat, component, lost[0], lost[1], lost[2], lost[3], lost[4]))

    def discard_card(self, seat: int, card: int) -> None:
        """From hand to the discard pile, face up: everybody sees it (RA-9.5, RA-13.2, RA-13.8, RA-30.16)."""
        self.show(seat, card)
        self.hand[seat] = without(self.hand[seat], card)
        self.discard[seat] = [*self.discard[seat], card]
        if self.heard:
            self.log.append((ev.DISCARDED, self.all, seat, card))

    def show(self, seat: int, card: int) -> None:
        """A card leaves a hand face up: from now on everybody knows whose it is."""
        self.note(card, self.all)
        self.show_own(seat)
        if self.mixed:
            self._unmix(seat, card)

    def note(self, card: int, seats: int) -> None:
        """These seats know from now on whose card it is."""
        known = self.known[card]
        if known | seats != known:
            self.known = changed(self.known, card, known | seats)

    def rename_batch(self, cards: list[int]) -> None:
        """These cards were shuffled together, and with no others."""
        self.batches += 1
        self.batch = self.batch.copy()
        for card in cards:
            self.batch[card] = self.batches

    def is_mixed(self, cards: list[int]) -> bool:
        return any(card in group[1:] for group in self.mixed for card in cards)

    def _unmix(self, seat: int, card: int) -> None:
        """A card is about to leave a hand that holds cards of a mixed group. If it might be one of them, others cannot
        know whether it is; then any hidden card of the player may be anywhere."""
        for group in self.mixed:
            drawn = [other for other in group[1:] if other in self.hand[seat]]
            if group[0] == seat and drawn and self.batch[card] in [self.batch[other] for other in group[1:]]:
                self.rename_batch(self.hand[seat] + self.deck[seat])
                self.mixed = [other for other in self.mixed if other[0] != seat]
                return

    def owns(self, seat: int, deed: int) -> bool:
        """Whether anything that a player has in play does this (see `Catalogue.does`)."""
        does = self.cat.does
        found = 0
        for component in self.play[seat]:
            found |= does[component]
        return found & deed != 0

    def item_of(self, seat: int) -> int:
        """The magic item in front of a player; -1 before they have one."""
        return self._of_kind(seat, MAGIC_ITEM)

    def mage_of(self, seat: int) -> int:
        return self._of_kind(seat, MAGE)

    def _of_kind(self, seat: int, kind: int) -> int:
        kinds = self.cat.kind
        for component in self.play[seat]:
            if kinds[component] == kind:
                return component
        return -1

    # --- cards --------------------------------------------------------------------------------------------------------

    def reshuffle(self, seat: int) -> None:
        """The discard pile becomes a deck below whatever cards are left in the deck. Its cards were public (RA-15.2,
        RA-15.6), so `known` stays as it is (RA-30.20). The chance of the game shuffles (RA-15.8)."""
        pile = self.discard[seat].copy()
        if self.heard:
            self.log.append((ev.RESHUFFLED, self.all, seat, len(pile)))
        self.chance.shuffle(pile)
        self.rename_batch(pile)
        self.deck[seat] = pile + self.deck[seat]
        self.discard[seat] = []

    def draw(self, seat: int) -> bool:
        """Draw one card, which only its owner sees (RA-30.16); reshuffles first if the deck is empty, and not before.
        False if there is nothing to draw (RA-15.1, RA-15.2, RA-15.3, RA-15.4)."""
        if not self.deck[seat]:
            if not self.discard[seat]:
                return False
            self.reshuffle(seat)
        deck = self.deck[seat].copy()
        card = deck.pop()
        self.deck[seat] = deck
        self.hand[seat] = [*self.hand[seat], card]
        if not self.known[card] >> seat & 1:
            self.note(card, 1 << seat)
        if self.known_top[seat]:
            self.know_top(seat, self.known_top[seat] - 1)
            self.show_own(seat)
        else:
            self.revelations += 1
        if self.heard:
            self.log.append((ev.DREW, self.all, seat, 1))
            self.log.append((ev.DREW_CARD, 1 << seat, seat, card))
        return True

    def know_top(self, seat: int, count: int) -> None:
        """The player knows so many cards on top of the deck."""
        self.known_top = changed(self.known_top, seat, count)

    def take_monument(self) -> int:
        """Turn up the top card of the monument deck; everybody sees it and everybody's memory of the deck moves up
        (RA-8.4)."""
        card = self.monument_deck[-1]
        self.monument_deck = self.monument_deck[:-1]
        self.revelations += 1
        self.monument_known = [without_top(memory, card) for memory in self.monument_known]
        return card

    # --- for the core -------------------------------------------------------------------------------------------------

    def not_asked(self, seat: int) -> Reason:
        if self.passed[seat] and not self.branches and not self.winners:
            return Reason("you-have-passed", rule="RA-22.8")
        return Reason("not-your-decision", {"seat": self.actors()[0]}, "RA-6.8")

    def clone(self) -> State:
        return State(self.cat, self.seats, self.options, Chance(self.chance.key, self.chance.used), self)

    def save(self) -> Data:
        data = self.fields_data()
        data.update(self.flow_data())
        data["packs_in_use"] = self.cat.pack_ids
        data["seats"] = self.seats
        data["options"] = self.options
        return data

    def restore(self, data: Data) -> None:
        restore_fields(self, FIELDS, data, self.cat.component)
        self.load_flow(data)

    def returns(self) -> tuple[float, ...]:
        winners = [seat for seat in range(self.seats) if self.winners >> seat & 1]
        if not self.over or not winners:
            return tuple([0.0] * self.seats)
        return tuple([1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)])

    def seen(self, seat: int | None) -> View:
        from arcanum.games.res_arcana.view import view_of

        return view_of(self, seat)

    def untold(self) -> tuple[str, ...]:
        """Who has passed tells where the token and the items lie."""
        return ("token_passed", "players.*.in_play.*.passed_side")

    def world(self, seat: int, seed: str) -> State:
        from arcanum.games.res_arcana.knowledge import world_of

        return world_of(self, seat, seed)

    def deal_anew(self, seed: str) -> None:
        from arcanum.games.res_arcana.knowledge import deal_unknown

        deal_unknown(self, seed)

    def fingerprint(self, seat: int, secrets: bool) -> int:
        return fingerprint_of(self, seat, secrets)

    def event(self, raw: RawEvent) -> Event:
        return ev.EVENTS.named(raw, self.cat.ids)
