"""The state of a game of Res Arcana: zones, pools, essences on components, and who knows what."""

from __future__ import annotations

from typing import Any, Final

from arcanum.core.chance import Chance
from arcanum.core.events import Event, RawEvent, everyone
from arcanum.core.knowledge import Memory, without_top
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed, without
from arcanum.core.state import Data, GameState
from arcanum.games.res_arcana import happenings as ev
from arcanum.games.res_arcana.catalogue import MAGE, MAGIC_ITEM, Catalogue
from arcanum.games.res_arcana.essences import NOTHING, Amounts, plus
from arcanum.games.res_arcana.fingerprint import fingerprint_of
from arcanum.games.res_arcana.happenings import ONE_GAINED, ONE_PAID, ONES


class Snapshot:
    """What the table looked like before a simultaneous Collect: what rivals still see of a seat that is collecting."""

    __slots__ = ("on", "pool", "turned")

    def __init__(self, pool: list[int], on: dict[int, Amounts], turned: set[int]) -> None:
        self.pool: list[int] = pool
        self.on: dict[int, Amounts] = on
        self.turned: set[int] = turned


_LISTS: Final = (
    "pool",
    "items",
    "display",
    "monument_deck",
    "places",
    "passed",
    "bonus",
    "known",
    "batch",
    "known_top",
)
_LISTS_OF_LISTS: Final = ("play", "hand", "deck", "discard", "packs", "kept", "mages", "drafted")
_NUMBERS: Final = ("round", "first", "batches", "game_number", "opener", "winners")


def _zones(seats: int) -> list[list[int]]:
    return [[] for _ in range(seats)]


def _no_memories(seats: int) -> list[Memory]:
    return [[] for _ in range(seats)]


def lying_on(on: dict[int, Amounts], component: int) -> Amounts:
    """The essences on a component. (A default for `get` would be boxed by mypyc at every call.)"""
    lying = on.get(component)
    return NOTHING if lying is None else lying


class State(GameState):
    """The whole truth. Lists over seats and components; components and cards are numbers of the catalogue."""

    __slots__ = (
        "all",
        "batch",
        "batches",
        "before",
        "bonus",
        "cat",
        "chosen",
        "deck",
        "discard",
        "display",
        "draft",
        "drafted",
        "first",
        "game_number",
        "hand",
        "items",
        "kept",
        "known",
        "known_top",
        "mages",
        "mixed",
        "monument_deck",
        "monument_known",
        "on",
        "opener",
        "options",
        "packs",
        "passed",
        "places",
        "play",
        "pool",
        "round",
        "turned",
        "winners",
        "wins",
    )

    def __init__(
        self,
        cat: Catalogue,
        seats: int,
        options: dict[str, str | int],
        chance: Chance,
        source: State | None = None,
    ) -> None:
        """An empty table, or (with `source`) a copy of another one.

        A search copies states all the time, so a copy shares what it can: but for `pool`, `on` and `turned`, which are
        copied whole, and the lists of zones `play`, `hand`, `deck` and `discard`, which are copied without the zones in
        them, every list is *replaced, never changed in place* once the game is dealt; and so is every zone."""
        super().__init__(seats, cat.space, cat.steps, chance, source)
        self.cat: Catalogue = cat
        self.options: dict[str, str | int] = options
        self.all: int = everyone(seats)
        """The audience of public events."""
        count = len(cat.ids)
        if source is None:  # both ways in one place: mypyc then knows that no attribute is ever missing
            # in front of the players
            self.pool: list[int] = [0] * (5 * seats)
            """Five numbers per seat."""
            self.on: dict[int, Amounts] = {}
            """Essences lying on components; empty ones are left out."""
            self.turned: set[int] = set()
            self.play: list[list[int]] = _zones(seats)
            """Components in play, in order of arrival."""
            self.hand: list[list[int]] = _zones(seats)
            self.deck: list[list[int]] = _zones(seats)
            """The top card is the last of the list."""
            self.discard: list[list[int]] = _zones(seats)

            # the centre
            self.items: list[int] = []
            self.display: list[int] = []
            self.monument_deck: list[int] = []
            """The top card is the last of the list."""
            self.places: list[int] = []

            # the round
            self.round: int = 0
            self.first: int = 0
            """Who holds the First Player token."""
            self.passed: list[int] = [0] * seats
            self.bonus: list[int] = [0] * seats
            """Temporary points in a victory check."""
            self.winners: int = 0
            """A set of seats, once the game is over."""
            self.before: Snapshot | None = None

            # set-up, draft and match
            self.mages: list[list[int]] = _zones(seats)
            """The two mages dealt, until the choice is revealed."""
            self.chosen: list[int] = [-1] * seats
            self.packs: list[list[int]] = _zones(seats)
            self.kept: list[list[int]] = _zones(seats)
            self.draft: list[int] = []
            """Who took what: the card taken from each pack at each step (-1: not yet), for `knowledge`."""
            self.game_number: int = 1
            self.opener: int = 0
            """Who was First Player when the game started."""
            self.wins: list[int] = [0] * seats
            self.drafted: list[list[int]] = _zones(seats)

            # who knows what
            self.known: list[int] = [0] * count
            """For each artifact who knows in whose hand, deck or discard pile it is: a bit mask like `all`."""
            self.batch: list[int] = [0] * count
            """Cards that were shuffled together have the same number: unseen, nobody can tell them apart."""
            self.batches: int = 0
            self.mixed: list[list[int]] = []
            """Groups of cards, oldest first, that a seat put back on its deck in an order only it knows although others
            could tell them apart (cards of different batches): the seat, then the cards."""
            self.known_top: list[int] = [0] * seats
            """How many cards on top of their own deck each seat knows in order."""
            self.monument_known: list[Memory] = _no_memories(seats)
            """What each seat remembers of the monument deck."""
        else:
            self.pool = source.pool.copy()
            self.on = source.on.copy()
            self.turned = source.turned.copy()
            self.play = source.play.copy()
            self.hand = source.hand.copy()
            self.deck = source.deck.copy()
            self.discard = source.discard.copy()
            self.items = source.items
            self.display = source.display
            self.monument_deck = source.monument_deck
            self.places = source.places
            self.round = source.round
            self.first = source.first
            self.passed = source.passed
            self.bonus = source.bonus
            self.winners = source.winners
            self.before = source.before
            self.mages = source.mages
            self.chosen = source.chosen
            self.packs = source.packs
            self.kept = source.kept
            self.draft = source.draft
            self.game_number = source.game_number
            self.opener = source.opener
            self.wins = source.wins
            self.drafted = source.drafted
            self.known = source.known
            self.batch = source.batch
            self.batches = source.batches
            self.mixed = source.mixed
            self.known_top = source.known_top
            self.monument_known = source.monument_known

    # --- essences -----------------------------------------------------------------------------------------------------

    def pool_of(self, seat: int) -> Amounts:
        at = seat * 5
        pool = self.pool
        return (pool[at], pool[at + 1], pool[at + 2], pool[at + 3], pool[at + 4])

    def lying(self, component: int) -> Amounts:
        """The essences on a component; as `lying_on`, without a further call."""
        lying = self.on.get(component)
        return NOTHING if lying is None else lying

    def add(self, seat: int, a: Amounts) -> None:
        """Only where there is something to add: most amounts are of one type."""
        at = seat * 5
        pool = self.pool
        if a[0]:
            pool[at] += a[0]
        if a[1]:
            pool[at + 1] += a[1]
        if a[2]:
            pool[at + 2] += a[2]
        if a[3]:
            pool[at + 3] += a[3]
        if a[4]:
            pool[at + 4] += a[4]

    def take(self, seat: int, a: Amounts) -> None:
        at = seat * 5
        pool = self.pool
        if a[0]:
            pool[at] -= a[0]
        if a[1]:
            pool[at + 1] -= a[1]
        if a[2]:
            pool[at + 2] -= a[2]
        if a[3]:
            pool[at + 3] -= a[3]
        if a[4]:
            pool[at + 4] -= a[4]

    def audience(self, seat: int) -> int:
        """Who sees what a seat does: everybody, or only the seat itself while all decide at the same time."""
        return 1 << seat if self.branches else self.all

    def group(self, source: int) -> int:
        """The id of a group of decisions. Answers are counted over all seats, which must not show while the seats
        decide at the same time: then the component that asks tells groups apart."""
        return source + 1 if self.branches else self.decisions

    def gain(self, seat: int, a: Amounts) -> None:
        """From the supply to a pool. The supply never runs out. (Here and below `audience` is written out.)"""
        self.add(seat, a)
        if self.heard:
            audience = 1 << seat if self.branches else self.all
            self.log.append((ev.GAINED, audience, seat, a[0], a[1], a[2], a[3], a[4]))

    def gain_one(self, seat: int, essence: int) -> None:
        """The same for a single essence, which is what players choose most of the time."""
        at = seat * 5 + essence
        self.pool[at] += 1
        if self.heard:
            audience = 1 << seat if self.branches else self.all
            self.log.append(ONE_GAINED[audience * ONES + at])

    def pay(self, seat: int, a: Amounts) -> None:
        """From a pool to the supply."""
        self.take(seat, a)
        if self.heard:
            audience = 1 << seat if self.branches else self.all
            self.log.append((ev.PAID, audience, seat, a[0], a[1], a[2], a[3], a[4]))

    def pay_one(self, seat: int, essence: int) -> None:
        """The same for a single essence."""
        at = seat * 5 + essence
        self.pool[at] -= 1
        if self.heard:
            audience = 1 << seat if self.branches else self.all
            self.log.append(ONE_PAID[audience * ONES + at])

    def lose(self, seat: int, a: Amounts) -> None:
        self.take(seat, a)
        if self.heard:
            self.log.append((ev.LOST, self.all, seat, a[0], a[1], a[2], a[3], a[4]))

    def put(self, seat: int, component: int, a: Amounts) -> None:
        """From the supply onto a component."""
        self.on[component] = plus(self.lying(component), a)
        if self.heard:
            self.log.append((ev.PUT_ON, self.audience(seat), seat, component, a[0], a[1], a[2], a[3], a[4]))

    # --- components ---------------------------------------------------------------------------------------------------

    def turn(self, seat: int, component: int) -> None:
        self.turned.add(component)
        if self.heard:
            self.log.append((ev.TURNED, 1 << seat if self.branches else self.all, seat, component))

    def straighten(self, seat: int, component: int) -> None:
        self.turned.discard(component)
        if self.heard:
            self.log.append((ev.STRAIGHTENED, self.all, seat, component))

    def destroy(self, seat: int, card: int) -> None:
        """From play to the discard pile of the player who had it in play; essences on it go to the supply."""
        self.play[seat] = without(self.play[seat], card)
        self.turned.discard(card)
        self.discard[seat] = [*self.discard[seat], card]
        if self.heard:
            self.log.append((ev.DESTROYED, self.all, seat, card))
        self.clear(seat, card)

    def clear(self, seat: int, component: int) -> None:
        """Essences on a component that leaves play go to the supply."""
        if component in self.on:
            lost = self.on.pop(component)
            if self.heard:
                self.log.append((ev.RETURNED, self.all, seat, component, lost[0], lost[1], lost[2], lost[3], lost[4]))

    def discard_card(self, seat: int, card: int) -> None:
        """From hand to the discard pile, face up."""
        self.show(seat, card)
        self.hand[seat] = without(self.hand[seat], card)
        self.discard[seat] = [*self.discard[seat], card]
        if self.heard:
            self.log.append((ev.DISCARDED, self.all, seat, card))

    def show(self, seat: int, card: int) -> None:
        """A card leaves a hand face up: from now on everybody knows whose it is."""
        self.note(card, self.all)
        self.revelations += 1
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
        """The discard pile becomes a deck below whatever cards are left in the deck. Its cards were public."""
        pile = self.discard[seat].copy()
        if self.heard:
            self.log.append((ev.RESHUFFLED, self.all, seat, len(pile)))
        self.chance.shuffle(pile)
        self.rename_batch(pile)
        self.deck[seat] = pile + self.deck[seat]
        self.discard[seat] = []

    def draw(self, seat: int) -> bool:
        """Draw one card; reshuffles first if the deck is empty. False if there is nothing to draw."""
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
        self.revelations += 1
        if self.heard:
            self.log.append((ev.DREW, self.all, seat, 1))
            self.log.append((ev.DREW_CARD, 1 << seat, seat, card))
        return True

    def know_top(self, seat: int, count: int) -> None:
        """The player knows so many cards on top of the deck."""
        self.known_top = changed(self.known_top, seat, count)

    def take_monument(self) -> int:
        """Turn up the top card of the monument deck; everybody sees it and everybody's memory of the deck moves up."""
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
        data = self.flow_data()
        data["packs_in_use"] = self.cat.pack_ids
        data["seats"] = self.seats
        data["options"] = self.options
        ids = self.cat.ids
        for name in _LISTS:
            data[name] = list(getattr(self, name))
        for name in _LISTS_OF_LISTS:
            data[name] = [list(zone) for zone in getattr(self, name)]
        for name in _NUMBERS:
            data[name] = getattr(self, name)
        data["on"] = {ids[component]: list(self.on[component]) for component in sorted(self.on)}
        data["turned"] = sorted(self.turned)
        data["chosen"] = list(self.chosen)
        data["draft"] = list(self.draft)
        data["wins"] = list(self.wins)
        data["mixed"] = [[group[0], *sorted(group[1:])] for group in self.mixed]
        data["monument_known"] = [[list(stretch) for stretch in memory] for memory in self.monument_known]
        data["before"] = None if self.before is None else _snapshot_data(self.before)
        return data

    def restore(self, data: Data) -> None:
        """The reverse of `save`, on a state made with the same catalogue, seats and options."""
        for name in _LISTS:
            setattr(self, name, [int(value) for value in data[name]])
        for name in _LISTS_OF_LISTS:
            setattr(self, name, [[int(value) for value in zone] for zone in data[name]])
        for name in _NUMBERS:
            setattr(self, name, int(data[name]))
        self.on = {self.cat.component[name]: _amounts(values) for name, values in data["on"].items()}
        self.turned = {int(value) for value in data["turned"]}
        self.chosen = [int(value) for value in data["chosen"]]
        self.draft = [int(value) for value in data["draft"]]
        self.wins = [int(value) for value in data["wins"]]
        self.mixed = [[int(value) for value in group] for group in data["mixed"]]
        self.monument_known = [
            [tuple(int(value) for value in stretch) for stretch in memory] for memory in data["monument_known"]
        ]
        self.before = None if data["before"] is None else _snapshot(data["before"])
        self.load_flow(data)

    def returns(self) -> tuple[float, ...]:
        winners = [seat for seat in range(self.seats) if self.winners >> seat & 1]
        if not self.over or not winners:
            return tuple([0.0] * self.seats)
        return tuple([1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)])

    def view(self, seat: int | None) -> Data:
        from arcanum.games.res_arcana.view import view_of

        return view_of(self, seat)

    def world(self, seat: int, seed: str) -> State:
        from arcanum.games.res_arcana.knowledge import world_of

        return world_of(self, seat, seed)

    def fingerprint(self, seat: int, secrets: bool) -> int:
        return fingerprint_of(self, seat, secrets)

    def event(self, raw: RawEvent) -> Event:
        return ev.named_event(raw, self.cat.ids)


def _amounts(values: list[Any]) -> Amounts:
    return (int(values[0]), int(values[1]), int(values[2]), int(values[3]), int(values[4]))


def _snapshot_data(snapshot: Snapshot) -> Data:
    on = [[component, *snapshot.on[component]] for component in sorted(snapshot.on)]
    return {"pool": list(snapshot.pool), "on": on, "turned": sorted(snapshot.turned)}


def _snapshot(data: Data) -> Snapshot:
    on = {int(entry[0]): _amounts(entry[1:]) for entry in data["on"]}
    return Snapshot([int(value) for value in data["pool"]], on, {int(value) for value in data["turned"]})
