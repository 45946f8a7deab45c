"""The state of a game: the lodge and its figures, tokens and supplies, cards, and who knows what.

Its methods are the smallest things that can happen. They keep the laws of conservation and tell what happened; when
and whether they happen is decided by the steps.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from arcanum.core.chance import Chance
from arcanum.core.events import Event, RawEvent, everyone
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed, sorted_in, without
from arcanum.core.state import Data, GameState
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import FORGOTTEN as FORGOTTEN_SPELL
from arcanum.games.black_rose.catalogue import MORE_INSTABILITY, SLOT_COUNT, Catalogue
from arcanum.games.black_rose.fingerprint import fingerprint_of
from arcanum.games.black_rose.happenings import DREW, DREW_CARD
from arcanum.games.black_rose.lodge import AWAY, CELL, ROOMS

SEATS: Final = 2
TOKENS: Final = 25
"""Tokens of each party: damage, instability, quest marks and track markers alike."""
MARKERS: Final = (2, 2, 3)
"""Tokens that lie on the tracks: trophies and rooms, and the round track for the Rose."""
ACTIONS: Final = 2
"""Physical action tokens of a mage."""

# piles in `seen_top` and in events
GRIMOIRE: Final = 0
LIBRARY: Final = 1
FORGOTTEN: Final = 2
MEMORIES: Final = 3

Row = tuple[int, ...]
"""Tokens in slots, from left to right: the party of each."""

_LISTS: Final = (
    "colour",
    "mage",
    "room_at",
    "quests",
    "quest_mark",
    "supply",
    "power",
    "trophies",
    "room_track",
    "where",
    "restored",
    "used",
    "evocation",
    "upgrade",
    "turned",
    "control",
    "stronger",
    "faster",
    "marked",
    "last",
    "library",
    "forgotten",
    "removed",
    "slot",
    "side",
    "revealed",
    "peeked",
    "token_on",
    "lasting",
    "actions",
    "dealt",
    "happened",
    "colours_activated",
    "secret_forgotten",
    "seen_top",
    "withheld",
)
_LISTS_OF_LISTS: Final = ("grimoire", "hand", "memories", "bound", "shown", "held_openly", "effects")
_ROWS: Final = ("damage", "instability")
_NUMBERS: Final = ("crown", "first", "school", "round", "phase", "fallen", "in_activation", "winner", "laid_out")


class State(GameState):
    """The whole truth. Seats are 0 and 1, parties 0, 1 and the Rose; figures, rooms and cards are numbers."""

    __slots__ = (
        "actions",
        "all",
        "bound",
        "cat",
        "colour",
        "colours_activated",
        "control",
        "crown",
        "damage",
        "dealt",
        "effects",
        "evocation",
        "fallen",
        "faster",
        "first",
        "forgotten",
        "grimoire",
        "hand",
        "happened",
        "held_openly",
        "in_activation",
        "instability",
        "laid_out",
        "last",
        "lasting",
        "library",
        "mage",
        "marked",
        "memories",
        "news",
        "options",
        "peeked",
        "phase",
        "power",
        "quest_mark",
        "quests",
        "removed",
        "restored",
        "revealed",
        "room_at",
        "room_track",
        "round",
        "school",
        "secret_forgotten",
        "seen_top",
        "shown",
        "side",
        "slot",
        "stronger",
        "supply",
        "token_on",
        "trophies",
        "turned",
        "upgrade",
        "used",
        "watched",
        "where",
        "winner",
        "withheld",
    )

    def __init__(
        self,
        cat: Catalogue,
        options: dict[str, str | int],
        chance: Chance,
        source: State | None = None,
    ) -> None:
        """An empty table, or (with `source`) a copy of another one.

        A search copies states all the time, so a copy shares what it can. What the copy below takes over as it is, and
        every pile of cards, is *replaced, never changed in place* (see `core.shared`)."""
        super().__init__(SEATS, cat.space, cat.steps, chance, source)
        self.cat: Catalogue = cat
        self.options: dict[str, str | int] = options
        self.all: int = everyone(SEATS)
        """The audience of public events."""

        if source is None:  # both ways in one place: mypyc then knows that no attribute is ever missing
            # what was chosen at set-up
            self.crown: int = 0
            self.first: int = 0
            """The first mage of the phase: who held the crown when it began."""
            self.colour: list[int] = [-1, -1]
            self.mage: list[int] = [-1, -1]
            self.school: int = -1
            self.room_at: list[int] = [-1] * ROOMS
            """The room that lies at each position."""
            self.quests: list[int] = []
            self.quest_mark: list[int] = []
            """The seat whose token lies in the slot; -1 for none."""

            # the round
            self.round: int = 0
            self.phase: int = 0
            self.fallen: int = 0
            """The mages that were defeated in the current action, as a set."""
            self.in_activation: int = -1
            """The mage whose activation of the action phase goes on; -1 outside."""
            self.winner: int = -1
            """The party that won."""
            self.laid_out: int = 0
            """Whether a scenario laid this game out: then the cards need not add up to whole decks."""
            self.withheld: list[int] = [0] * at.PARTIES
            """Tokens of each party that a scenario has put aside; none in a dealt game."""

            # tokens and tracks, by party
            self.supply: list[int] = [TOKENS] * at.PARTIES
            self.power: list[int] = [0] * at.PARTIES
            self.trophies: list[int] = [0] * at.PARTIES
            self.room_track: list[int] = [0] * at.PARTIES

            # the lodge
            self.restored: list[int] = [0] * ROOMS
            self.used: list[int] = [0] * ROOMS
            """Whether the activation token of a restored room lies on its used side."""
            self.instability: list[Row] = [()] * ROOMS

            # figures
            self.where: list[int] = [CELL, CELL, *[AWAY] * 6]
            self.damage: list[Row] = [()] * at.FIGURES
            self.last: list[int] = [-1] * at.FIGURES
            """The party that last dealt damage to the figure."""
            self.marked: list[int] = [0] * at.FIGURES
            """Which tokens, by place, the evocation that is (or was last) activated put there in that activation."""
            self.evocation: list[int] = [-1] * at.FIGURES
            self.upgrade: list[int] = [-1] * at.FIGURES
            self.turned: list[int] = [0] * at.FIGURES
            """Whether the card was turned in the evocation phase."""
            self.control: list[int] = list(at.OWNER_OF)
            self.stronger: list[int] = [0] * at.FIGURES
            """Bonuses until the end of an activation."""
            self.faster: list[int] = [0] * at.FIGURES

            # cards: numbers of spells; copies of a spell are alike
            self.grimoire: list[list[int]] = [[], []]
            """The top card is the last of the list; so it is in all piles."""
            self.hand: list[list[int]] = [[], []]
            """Sorted: a hand has no order."""
            self.memories: list[list[int]] = [[], []]
            self.library: list[int] = []
            self.forgotten: list[int] = []
            self.removed: list[int] = []
            self.slot: list[int] = [-1] * 8
            """The card in each spell slot, seat * 4 + slot; -1 for none."""
            self.side: list[int] = [0] * 8
            self.revealed: list[int] = [0] * 8

            # persistent effects
            self.token_on: list[int] = [-1] * 8
            """On whose mage card the persistence token of each slot lies; -1 for nobody's."""
            self.lasting: list[int] = [-1] * 8

            # what mages did
            self.actions: list[int] = [ACTIONS, ACTIONS]
            """Physical action tokens that are available."""
            self.dealt: list[int] = [0, 0]
            """Damage dealt by each mage in the current activation of the action phase."""
            self.happened: list[int] = [0, 0]
            """For quests: what each mage has done since the last moment for declaring, as a set of events."""
            self.colours_activated: list[int] = [0, 0]

            # so that a moment for quests is over quickly; both can be found out again and are not saved
            self.news: int = at.ALL_NEWS
            """What may have changed since the last moment at which nobody could declare a quest."""
            self.watched: int = at.ALL_NEWS
            """What the open quests look at; everything until somebody has found out."""

            # who knows what; see knowledge.py
            self.peeked: list[int] = [0] * 8
            """Whether the other mage has seen the face-down spell in a slot."""
            self.bound: list[list[int]] = [[], []]
            """The cards that everybody knows to have been in a grimoire when it was last shuffled."""
            self.shown: list[list[int]] = [[], []]
            """Cards that came out of a mage's hand or slots since then and may have come from that grimoire."""
            self.held_openly: list[list[int]] = [[], []]
            """Cards that the other mage knows to be in a mage's hand or slots."""
            self.secret_forgotten: list[int] = [0, 0]
            """How many forgotten spells a mage holds without the other one knowing which."""
            self.seen_top: list[int] = [0] * 6
            """How many cards on top of a pile each seat has seen: the pile * 2 + seat, for grimoire (his own), library
            and forgotten deck."""

            # effects that are being applied, the innermost last: registers (see catalogue.py)
            self.effects: list[list[int]] = []
        else:
            self.crown = source.crown
            self.first = source.first
            self.colour = source.colour
            self.mage = source.mage
            self.school = source.school
            self.room_at = source.room_at
            self.quests = source.quests
            self.quest_mark = source.quest_mark
            self.round = source.round
            self.phase = source.phase
            self.fallen = source.fallen
            self.in_activation = source.in_activation
            self.winner = source.winner
            self.laid_out = source.laid_out
            self.withheld = source.withheld
            self.supply = source.supply.copy()
            self.power = source.power.copy()
            self.trophies = source.trophies
            self.room_track = source.room_track
            self.restored = source.restored
            self.used = source.used
            self.instability = source.instability.copy()
            self.where = source.where.copy()
            self.damage = source.damage.copy()
            self.last = source.last
            self.marked = source.marked
            self.evocation = source.evocation
            self.upgrade = source.upgrade
            self.turned = source.turned
            self.control = source.control
            self.stronger = source.stronger
            self.faster = source.faster
            self.grimoire = source.grimoire.copy()
            self.hand = source.hand.copy()
            self.memories = source.memories.copy()
            self.library = source.library
            self.forgotten = source.forgotten
            self.removed = source.removed
            self.slot = source.slot.copy()
            self.side = source.side.copy()
            self.revealed = source.revealed.copy()
            self.token_on = source.token_on
            self.lasting = source.lasting
            self.actions = source.actions.copy()
            self.dealt = source.dealt
            self.happened = source.happened.copy()
            self.colours_activated = source.colours_activated
            self.news = source.news
            self.watched = source.watched
            self.peeked = source.peeked
            self.bound = source.bound.copy()
            self.shown = source.shown.copy()
            self.held_openly = source.held_openly.copy()
            self.secret_forgotten = source.secret_forgotten
            self.seen_top = source.seen_top
            self.effects = [effect.copy() for effect in source.effects] if source.effects else []

    # --- power and tracks ---------------------------------------------------------------------------------------------

    def change_power(self, party: int, change: int) -> None:
        """Power changes at once and never falls below 0."""
        before = self.power[party]
        after = before + change
        if after < 0:
            after = 0
        self.power[party] = after
        if self.heard:
            self.log.append((ev.POWER_CHANGED, self.all, party, after - before, after))

    def step_trophies(self, party: int) -> None:
        self.trophies = changed(self.trophies, party, self.trophies[party] + 1)
        if self.heard:
            self.log.append((ev.TROPHY, self.all, party, self.trophies[party]))

    def step_rooms(self, party: int) -> None:
        self.room_track = changed(self.room_track, party, self.room_track[party] + 1)
        if self.heard:
            self.log.append((ev.ROOM_TRACK, self.all, party, self.room_track[party]))

    # --- instability --------------------------------------------------------------------------------------------------

    def free_slots(self, room: int) -> int:
        """A restored room has no slots."""
        if self.restored[room]:
            return 0
        return self.cat.room_slots[self.room_at[room]] - len(self.instability[room])

    def place_instability(self, party: int, room: int, amount: int) -> int:
        """As many as there are tokens and free slots; gives how many were placed."""
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
        row = self.instability[room]
        old = row[place]
        self.instability[room] = (*row[:place], party, *row[place + 1 :])
        self.news |= at.MORE_INSTABILITY[party] | at.NEWS_OF_LOSSES
        self.supply[old] += 1
        self.supply[party] -= 1
        if self.heard:
            self.log.append((ev.INSTABILITY_REPLACED, self.all, party, room, place + 1, old))

    def remove_instability(self, room: int, place: int) -> None:
        """The tokens to the right close up."""
        row = self.instability[room]
        self.instability[room] = row[:place] + row[place + 1 :]
        self.news |= at.NEWS_OF_LOSSES
        self.supply[row[place]] += 1
        if self.heard:
            self.log.append((ev.INSTABILITY_REMOVED, self.all, row[place], room, place + 1))

    # --- damage -------------------------------------------------------------------------------------------------------

    def health(self, figure: int) -> int:
        if figure < 2:
            return self.cat.health[self.mage[figure]]
        health = self.cat.health[self.evocation[figure]]
        upgrade = self.upgrade[figure]
        if upgrade >= 0 and self.cat.bonus_stat[upgrade] == at.HEALTH:
            health += self.cat.bonus_amount[upgrade]
        return health

    def stat(self, figure: int, stat: int) -> int:
        """Strength or speed of a figure, with its upgrade and the bonuses of its activation."""
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
        """As many as there are tokens and free slots; gives how many were placed."""
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
        """Nothing was dealt in this activation of an evocation as yet."""
        if max(self.marked):
            self.marked = [0] * at.FIGURES

    def replace_damage(self, party: int, figure: int, place: int) -> None:
        row = self.damage[figure]
        old = row[place]
        self.damage[figure] = (*row[:place], party, *row[place + 1 :])
        self.marked = changed(self.marked, figure, self.marked[figure] & ~(1 << place))
        self.supply[old] += 1
        self.supply[party] -= 1
        if self.heard:
            self.log.append((ev.DAMAGE_REPLACED, self.all, party, figure, place + 1, old))

    def heal(self, figure: int, place: int) -> None:
        """One token is removed; the tokens to the right close up."""
        row = self.damage[figure]
        self.damage[figure] = row[:place] + row[place + 1 :]
        marks = self.marked[figure]
        self.marked = changed(self.marked, figure, marks & ((1 << place) - 1) | marks >> (place + 1) << place)
        self.supply[row[place]] += 1
        if self.heard:
            self.log.append((ev.HEALED, self.all, figure, place + 1, row[place]))

    def return_tokens(self, row: Row) -> None:
        """Tokens go back to the supplies of their owners."""
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
        is lost."""
        bit = 1 << figure
        for effect in self.effects:
            effect[at.GONE] |= bit
        for index, frame in enumerate(self.stack):
            for place in frames.FIGURE_PLACES.get(frame[0], ()):
                if frame[place] == figure:
                    frame = (*frame[:place], at.NOBODY, *frame[place + 1 :])
                    self.stack[index] = frame

    def remove_evocation(self, figure: int) -> None:
        """Figure and card go back to the common supply, and so do its upgrade and all tokens on it."""
        self.leave(figure)
        self.clear_damage(figure)
        if self.upgrade[figure] >= 0 and self.heard:
            self.log.append((ev.UPGRADE_RETURNED, self.all, figure, self.upgrade[figure]))
        self.where[figure] = AWAY
        self.evocation = changed(self.evocation, figure, -1)
        self.news |= at.NEWS_OF_LOSSES
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
        """Figures of an evocation in the common supply."""
        return self.cat.copies[evocation] - self.evocation.count(evocation)

    def upgrades_left(self) -> list[int]:
        """Upgrade cards in the common supply; none if the module is switched off."""
        if self.options["upgrades"] != "on":
            return []
        cat = self.cat
        return [card for card in cat.school_upgrades[self.school] if self.upgrade.count(card) < cat.copies[card]]

    # --- cards --------------------------------------------------------------------------------------------------------

    def to_hand(self, seat: int, card: int) -> None:
        self.hand[seat] = sorted_in(self.hand[seat], card)

    def shows(self, seat: int, card: int) -> None:
        """A card of a mage becomes known to the other one: what was known of it before is settled."""
        self.revelations += 1
        held = self.held_openly[seat]
        if card in held:
            self.held_openly[seat] = without(held, card)
        elif self.cat.spell_kind[card] == FORGOTTEN_SPELL and card not in self.bound[seat]:
            self.secret_forgotten = changed(self.secret_forgotten, seat, self.secret_forgotten[seat] - 1)
        else:
            self.shown[seat] = [*self.shown[seat], card]

    def discard_card(self, seat: int, card: int) -> None:
        """From hand to the own memories, face up."""
        self.hand[seat] = without(self.hand[seat], card)
        self.shows(seat, card)
        self.memories[seat] = [*self.memories[seat], card]
        if self.heard:
            self.log.append((ev.DISCARDED, self.all, seat, card))

    def refill_grimoire(self, seat: int) -> None:
        """The memories are shuffled into a new grimoire. Whoever counts knows that all cards of the old one, as far as
        they were not seen since, are in the mage's hand or slots."""
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
        """False if grimoire and memories are both empty."""
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
        """From the library or the forgotten deck; False if it is empty."""
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
        """Openly: everybody sees which card it is."""
        self.memories[seat] = without(self.memories[seat], card)
        self.to_hand(seat, card)
        self.held_openly[seat] = sorted_in(self.held_openly[seat], card)
        if self.heard:
            self.log.append((ev.TOOK_OPENLY, self.all, seat, card))

    def hand_limit(self, seat: int) -> int:
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

    def not_asked(self, seat: int) -> Reason:
        return Reason("not-your-decision", {"seat": self.actors()[0]}, "BR-31.3")

    def clone(self) -> State:
        return State(self.cat, self.options, Chance(self.chance.key, self.chance.used), self)

    def save(self) -> Data:
        data = self.flow_data()
        data["packs_in_use"] = self.cat.pack_ids
        data["options"] = self.options
        for name in _LISTS:
            data[name] = list(getattr(self, name))
        for name in _LISTS_OF_LISTS + _ROWS:
            data[name] = [list(zone) for zone in getattr(self, name)]
        for name in _NUMBERS:
            data[name] = getattr(self, name)
        return data

    def restore(self, data: Data) -> None:
        """The reverse of `save`, on a state made with the same catalogue and options."""
        for name in _LISTS:
            setattr(self, name, [int(value) for value in data[name]])
        for name in _LISTS_OF_LISTS:
            setattr(self, name, [[int(value) for value in zone] for zone in data[name]])
        for name in _ROWS:
            setattr(self, name, [tuple([int(value) for value in row]) for row in data[name]])
        for name in _NUMBERS:
            setattr(self, name, int(data[name]))
        self.load_flow(data)

    def returns(self) -> tuple[float, ...]:
        """All of the win, or nothing: when the Black Rose wins, both mages lose."""
        if not self.over:
            return (0.0, 0.0)
        return (1.0 if self.winner == 0 else 0.0, 1.0 if self.winner == 1 else 0.0)

    def view(self, seat: int | None) -> Data:
        from arcanum.games.black_rose.view import view_of

        return view_of(self, seat)

    def world(self, seat: int, seed: str) -> State:
        from arcanum.games.black_rose.knowledge import world_of

        return world_of(self, seat, seed)

    def fingerprint(self, seat: int, secrets: bool) -> int:
        return fingerprint_of(self, seat, secrets)

    def event(self, raw: RawEvent) -> Event:
        return ev.named_event(raw, self.cat.ids)


def _blank() -> list[int]:
    """Registers of which nothing is set: sets are empty, everything else is nobody or nothing."""
    registers = [-1] * at.REGISTERS
    for place in (at.PICKED, at.PICKED_ROOMS, at.PICKED_COUNT, at.TODO, at.ENTERED, at.GONE, at.DEFEATED, at.DOOMED):
        registers[place] = 0
    return registers[at.TARGET :]


_BLANK: Final = _blank()
"""Those from TARGET on."""


def effect_of(program: int, caster: int, source: int, sort: int) -> list[int]:
    """The registers of an effect that begins: PROGRAM, PC, CASTER, SOURCE, SORT, and the others."""
    return [program, 0, caster, source, sort, *_BLANK]
