"""The table of Black Rose Wars: Duel, kept by what was told of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arcanum.core.state import GameState
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose.lodge import NAMES
from arcanum.games.black_rose.state import State
from tests.games.event_laws import Books

Args = Mapping[str, Any]
PARTIES = (0, 1, "black_rose")
PLACES = (*NAMES, "cell")
GONE = None
CLEANUP = 5


def figure_of(seat: int) -> str:
    return at.FIGURE_NAMES[seat]


class LodgeBooks(Books):
    """Rows of tokens, supplies, tracks, figures, rooms, cards by where they lie, action tokens and quests."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.cat = state.cat
        self.rooms = {NAMES[room]: state.cat.ids[card] for room, card in enumerate(state.room_at)}
        self.events = [state.cat.ids[event] for event in state.cat.sets[str(state.options["event"])]]
        self.table: dict[str, Any] = facts_of(state)
        self.loose: list[Any] = []
        """Tokens that were taken off something and have not been returned yet."""
        self.due: tuple[Any, int] | None = None
        """Power that was announced: whose, and how much."""

    def kept(self) -> dict[str, Any]:
        return {**self.table, "loose": self.loose, "due": self.due}

    def facts(self, state: GameState) -> dict[str, Any]:
        assert isinstance(state, State)
        found = {**facts_of(state), "loose": [], "due": None}
        if state.in_activation < 0:
            assert found.pop("dealt") == {0: 0, 1: 0}, "nobody's activation goes on"
            del found["in_activation"]  # nothing is told of its end
        return found

    # --- the round ------------------------------------------------------------------------------------------------

    def on_colour_chosen(self, args: Args) -> None:
        self.table["colour"][args["seat"]] = args["colour"]

    def on_mage_chosen(self, args: Args) -> None:
        self.table["mage"][args["seat"]] = args["mage"]

    def on_grimoire_chosen(self, args: Args) -> None:
        """Six listed cards and a personal spell; two more of it lie in the memories."""
        seat = args["seat"]
        cat = self.cat
        personal = cat.ids[cat.personal[cat.component[self.table["mage"][seat]]]]
        self.table["memories"][seat] = [personal] * 2
        self.table["grimoire"][seat] = 7
        school = cat.component[self.table["school"]]
        listed = len(cat.grimoires[school][args["grimoire"]])
        whole = sum(cat.copies[card] for card in cat.spell_list if cat.school[card] == school)
        self.table["library"] = whole - 2 * listed

    def on_round_started(self, args: Args) -> None:
        self.table["round"] += 1
        assert args == {"round": self.table["round"], "crown": self.table["crown"]}

    def on_phase_started(self, args: Args) -> None:
        assert args["first"] == self.table["crown"]
        self.table["first"] = args["first"]
        self.table["phase"] = args["phase"]
        if args["phase"] == CLEANUP:
            self.table["actions"] = {0: 2, 1: 2}
            self.table["token_on"] = {}

    def on_event_applied(self, args: Args) -> None:
        assert args["event"] == self.events[self.table["round"] - 1]

    def on_activation(self, args: Args) -> None:
        self.table["in_activation"] = args["seat"]
        self.table["dealt"] = {0: 0, 1: 0}

    def on_crown_passed(self, args: Args) -> None:
        assert args["seat"] == 1 - self.table["crown"]
        self.table["crown"] = args["seat"]
        self.table["colours"] = {0: set(), 1: set()}

    def on_game_won(self, args: Args) -> None:
        power = self.table["power"]
        best = [party for party in PARTIES if power[party] == max(power.values())]
        assert args["winner"] == (best[0] if len(best) == 1 else "black_rose")
        self.table["winner"] = args["winner"]
        self.table["colours"] = {0: set(), 1: set()}

    # --- power and tracks -----------------------------------------------------------------------------------------

    def on_power_changed(self, args: Args) -> None:
        if self.due is not None:
            assert self.due == (args["party"], args["change"])
            self.due = None
        self.table["power"][args["party"]] += args["change"]
        assert self.table["power"][args["party"]] == args["power"] >= 0

    def on_trophy(self, args: Args) -> None:
        self.table["trophies"][args["party"]] += 1
        assert self.table["trophies"][args["party"]] == args["steps"]

    def on_room_track(self, args: Args) -> None:
        self.table["room_track"][args["party"]] += 1
        assert self.table["room_track"][args["party"]] == args["steps"]

    def scored(self, track: str, args: Args) -> None:
        steps = self.table[track]
        farthest = [party for party in PARTIES if steps[party] == max(steps.values())]
        assert args["party"] in farthest
        assert args["power"] == (3 if len(farthest) == 1 else 2)
        self.due = (args["party"], args["power"])

    def on_trophies_scored(self, args: Args) -> None:
        self.scored("trophies", args)

    def on_rooms_scored(self, args: Args) -> None:
        self.scored("room_track", args)

    def on_quest_unfinished(self, args: Args) -> None:
        assert self.table["quests"][args["quest"]] is None
        self.due = ("black_rose", args["power"])

    def on_quest_completed(self, args: Args) -> None:
        assert self.table["quests"][args["quest"]] is None
        self.table["quests"][args["quest"]] = args["seat"]
        self.table["supply"][args["seat"]] -= 1

    # --- tokens ---------------------------------------------------------------------------------------------------

    def put(self, rows: str, thing: str, args: Args) -> None:
        assert args["count"] > 0
        self.table[rows][thing] += [args["party"]] * args["count"]
        self.table["supply"][args["party"]] -= args["count"]

    def replace(self, rows: str, thing: str, args: Args) -> None:
        row = self.table[rows][thing]
        assert row[args["place"] - 1] == args["old"] != args["party"]
        row[args["place"] - 1] = args["party"]
        self.table["supply"][args["party"]] -= 1
        self.table["supply"][args["old"]] += 1

    def take(self, rows: str, thing: str, place: int, party: Any) -> None:
        assert self.table[rows][thing].pop(place - 1) == party
        self.table["supply"][party] += 1

    def loosen(self, rows: str, thing: str) -> None:
        self.loose += self.table[rows][thing]
        self.table[rows][thing] = []

    def on_tokens_returned(self, args: Args) -> None:
        for _ in range(args["count"]):
            self.loose.remove(args["party"])
        assert args["party"] not in self.loose
        self.table["supply"][args["party"]] += args["count"]

    def on_instability_placed(self, args: Args) -> None:
        self.put("instability", args["room"], args)

    def on_instability_replaced(self, args: Args) -> None:
        self.replace("instability", args["room"], args)

    def on_instability_removed(self, args: Args) -> None:
        self.take("instability", args["room"], args["place"], args["party"])

    def on_damaged(self, args: Args) -> None:
        self.put("damage", args["figure"], args)
        self.table["last"][args["figure"]] = args["party"]
        if args["party"] == self.table["in_activation"]:
            self.table["dealt"][args["party"]] += args["count"]

    def on_damage_replaced(self, args: Args) -> None:
        self.replace("damage", args["figure"], args)

    def on_healed(self, args: Args) -> None:
        self.take("damage", args["figure"], args["place"], args["old"])

    def on_damage_ignored(self, args: Args) -> None:
        assert args["count"] >= 0
        assert args["seat"] in self.table["token_on"].values(), "nobody's token allows it"

    # --- figures --------------------------------------------------------------------------------------------------

    def on_moved(self, args: Args) -> None:
        assert self.table["where"][args["figure"]] == args["from"]
        self.table["where"][args["figure"]] = args["to"]

    def on_put_into(self, args: Args) -> None:
        self.table["where"][args["figure"]] = args["room"]

    def on_attacked(self, args: Args) -> None:
        where = self.table["where"]
        assert args["attacker"] != args["figure"]
        assert where[args["attacker"]] == where[args["figure"]] in NAMES

    def on_mage_defeated(self, args: Args) -> None:
        figure = figure_of(args["seat"])
        assert args["by"] == self.table["last"][figure]
        self.table["where"][figure] = "cell"
        self.loosen("damage", figure)

    def leaves(self, args: Args) -> None:
        figure = args["figure"]
        assert self.table["evocation"][figure] == args["evocation"]
        self.table["evocation"][figure] = GONE
        self.table["where"][figure] = GONE
        self.table["last"][figure] = GONE
        self.loosen("damage", figure)

    def on_evocation_defeated(self, args: Args) -> None:
        assert args["by"] == self.table["last"][args["figure"]]
        self.leaves(args)

    def on_evocation_removed(self, args: Args) -> None:
        self.leaves(args)

    def on_summoned(self, args: Args) -> None:
        figure = args["figure"]
        assert self.table["evocation"][figure] is GONE
        assert figure.startswith(f"evocation_{args['seat']}_")
        self.table["evocation"][figure] = args["evocation"]
        self.table["where"][figure] = f"into {args['room']}"

    def on_upgraded(self, args: Args) -> None:
        assert self.table["upgrade"][args["figure"]] is GONE
        self.table["upgrade"][args["figure"]] = args["upgrade"]

    def on_upgrade_returned(self, args: Args) -> None:
        assert self.table["upgrade"][args["figure"]] == args["upgrade"]
        self.table["upgrade"][args["figure"]] = GONE

    def on_evocation_activated(self, args: Args) -> None:
        assert self.table["evocation"][args["figure"]] is not GONE
        assert args["seat"] in (0, 1)

    def on_targeted(self, args: Args) -> None:
        assert self.table["where"][args["figure"]] is not GONE

    def on_room_targeted(self, args: Args) -> None:
        assert args["room"] in NAMES

    def on_decoy_placed(self, args: Args) -> None:
        assert args["room"] in NAMES

    # --- rooms ----------------------------------------------------------------------------------------------------

    def on_room_activated(self, args: Args) -> None:
        room = args["room"]
        assert args["component"] == self.rooms[room]
        assert bool(args["used"]) == self.table["used"][room]
        card = self.cat.component[args["component"]]
        self.table["colours"][args["seat"]].add(at.COLOURS[self.cat.colour[card]])

    def on_room_token_used(self, args: Args) -> None:
        assert self.table["restored"][args["room"]]
        self.table["used"][args["room"]] = True

    def on_room_restored(self, args: Args) -> None:
        assert args["component"] == self.rooms[args["room"]]
        self.table["restored"][args["room"]] = True
        self.loosen("instability", args["room"])

    # --- cards ----------------------------------------------------------------------------------------------------

    def on_drew(self, args: Args) -> None:
        seat, count = args["seat"], args["count"]
        if args["pile"] == "grimoire":
            self.table["grimoire"][seat] -= count
        else:
            self.table[args["pile"]] -= count
        self.table["hand"][seat] += count

    def on_drew_card(self, args: Args) -> None:
        self.holds(args["seat"], args["card"])

    def holds(self, seat: int, card: str) -> None:
        self.table["held"][seat] = sorted([*self.table["held"][seat], card])

    def to_memories(self, seat: int, card: str) -> None:
        self.table["memories"][seat] = sorted([*self.table["memories"][seat], card])

    def on_shuffled(self, args: Args) -> None:
        seat = args["seat"]
        if not self.table["grimoire"][seat]:
            self.table["grimoire"][seat] = len(self.table["memories"][seat])
            self.table["memories"][seat] = []
        assert args["cards"] == self.table["grimoire"][seat]

    def on_discarded(self, args: Args) -> None:
        self.table["held"][args["seat"]].remove(args["card"])
        self.table["hand"][args["seat"]] -= 1
        self.to_memories(args["seat"], args["card"])

    def on_took_openly(self, args: Args) -> None:
        self.table["memories"][args["seat"]].remove(args["card"])
        self.table["hand"][args["seat"]] += 1
        self.holds(args["seat"], args["card"])

    def on_prepared(self, args: Args) -> None:
        for slot, name in enumerate(at.SLOTS):
            if args["slots"] >> slot & 1:
                assert (args["seat"], name) not in self.table["slots"]
                self.table["slots"][args["seat"], name] = "face down"
                self.table["hand"][args["seat"]] -= 1

    def leaves_slot(self, args: Args) -> None:
        place = args["seat"], args["slot"]
        assert self.table["slots"].pop(place) == "face down"
        self.table["held"][args["seat"]].remove(args["card"])
        self.seen_before(place, args)

    def seen_before(self, place: tuple[int, str], args: Args) -> None:
        card, side = self.table["peeked"].pop(place, (args["card"], args.get("side")))
        assert card == args["card"]
        assert args.get("side", side) == side

    def on_revealed(self, args: Args) -> None:
        self.leaves_slot(args)
        self.table["slots"][args["seat"], args["slot"]] = (args["card"], args["side"])

    def on_inertia(self, args: Args) -> None:
        self.leaves_slot(args)
        self.to_memories(args["seat"], args["card"])

    def on_removed_from_game(self, args: Args) -> None:
        slots = self.table["slots"]
        places = [place for place, lies in slots.items() if place[0] == args["seat"] and lies[0] == args["card"]]
        del slots[places[0]]
        self.table["removed"] = sorted([*self.table["removed"], args["card"]])

    def on_spells_cleared(self, args: Args) -> None:
        seat = args["seat"]
        lying = {place: lies for place, lies in self.table["slots"].items() if place[0] == seat}
        open_cards = [lies[0] for lies in lying.values() if lies != "face down"]
        assert len(args["cards"]) == len(lying)
        for card in args["cards"]:
            if card in open_cards:
                open_cards.remove(card)
            else:
                self.table["held"][seat].remove(card)
            self.to_memories(seat, card)
        assert not open_cards
        for place in lying:
            del self.table["slots"][place]
            self.table["peeked"].pop(place, None)

    def on_persistent_laid(self, args: Args) -> None:
        assert self.table["slots"][args["seat"], args["slot"]] != "face down"
        self.table["token_on"][args["seat"], args["slot"]] = args["holder"]

    def on_persistent_applied(self, args: Args) -> None:
        place = args["seat"], args["slot"]
        assert place in self.table["token_on"]
        assert self.table["slots"][place][0] == args["card"]

    def on_token_exhausted(self, args: Args) -> None:
        assert args["seat"] == self.table["in_activation"]
        self.table["actions"][args["seat"]] -= 1

    def on_token_refreshed(self, args: Args) -> None:
        self.table["actions"][args["seat"]] += 1

    # --- looking --------------------------------------------------------------------------------------------------

    def on_looked(self, args: Args) -> None:
        hidden = [
            place for place, lies in self.table["slots"].items() if place[0] == args["at"] and lies == "face down"
        ]
        assert args["at"] == 1 - args["seat"]
        assert args["count"] <= len(hidden)

    def on_saw_spell(self, args: Args) -> None:
        place = 1 - args["seat"], args["slot"]
        assert self.table["slots"][place] == "face down"
        self.table["peeked"][place] = (args["card"], args["side"])

    def on_saw_cards(self, args: Args) -> None:
        assert args["cards"]


def facts_of(s: State) -> dict[str, Any]:
    """The same of a state."""
    ids = s.cat.ids
    seats, figures = range(2), range(at.FIGURES)
    hidden = bool(s.branches)
    """While both prepare in secret nobody is told which slots are filled."""
    places = [place for place in range(8) if s.slot[place] >= 0]
    spot = {place: (place // 4, at.SLOTS[place % 4]) for place in range(8)}
    down = {seat: [p for p in places if p // 4 == seat and not s.revealed[p]] for seat in seats}
    lies = {spot[p]: (ids[s.slot[p]], at.SIDES[s.side[p]]) if s.revealed[p] else "face down" for p in places}
    named = at.FIGURE_NAMES
    return {
        "round": s.round,
        "phase": s.phase,
        "crown": s.crown,
        "first": s.first,
        "school": ids[s.school],
        "winner": PARTIES[s.winner] if s.over else None,
        "colour": dict(enumerate(s.colour)),
        "mage": {seat: ids[s.mage[seat]] if s.mage[seat] >= 0 else GONE for seat in seats},
        "in_activation": s.in_activation,
        "dealt": dict(enumerate(s.dealt)),
        "colours": {
            seat: {name for n, name in enumerate(at.COLOURS) if s.colours_activated[seat] >> n & 1} for seat in seats
        },
        "supply": {PARTIES[party]: s.supply[party] for party in range(3)},
        "power": {PARTIES[party]: s.power[party] for party in range(3)},
        "trophies": {PARTIES[party]: s.trophies[party] for party in range(3)},
        "room_track": {PARTIES[party]: s.room_track[party] for party in range(3)},
        "restored": {name: bool(s.restored[room]) for room, name in enumerate(NAMES)},
        "used": {name: bool(s.used[room]) for room, name in enumerate(NAMES)},
        "instability": {name: [PARTIES[party] for party in s.instability[room]] for room, name in enumerate(NAMES)},
        "damage": {named[figure]: [PARTIES[party] for party in s.damage[figure]] for figure in figures},
        "last": {named[figure]: PARTIES[s.last[figure]] if s.last[figure] >= 0 else GONE for figure in figures},
        "where": {named[figure]: PLACES[s.where[figure]] if s.where[figure] >= 0 else GONE for figure in figures},
        "evocation": {
            named[figure]: ids[s.evocation[figure]] if s.evocation[figure] >= 0 else GONE for figure in figures
        },
        "upgrade": {named[figure]: ids[s.upgrade[figure]] if s.upgrade[figure] >= 0 else GONE for figure in figures},
        "hand": {seat: len(s.hand[seat]) + (len(down[seat]) if hidden else 0) for seat in seats},
        "held": {seat: sorted(ids[card] for card in s.hand[seat] + [s.slot[p] for p in down[seat]]) for seat in seats},
        "grimoire": {seat: len(s.grimoire[seat]) for seat in seats},
        "memories": {seat: sorted(ids[card] for card in s.memories[seat]) for seat in seats},
        "library": len(s.library),
        "forgotten": len(s.forgotten),
        "removed": sorted(ids[card] for card in s.removed),
        "slots": {} if hidden else lies,
        "peeked": {spot[p]: (ids[s.slot[p]], at.SIDES[s.side[p]]) for p in places if s.peeked[p] and not s.revealed[p]},
        "token_on": {spot[place]: s.token_on[place] for place in range(8) if s.token_on[place] >= 0},
        "actions": dict(enumerate(s.actions)),
        "quests": {
            ids[s.cat.quest_cards[number].component]: s.quest_mark[place] if s.quest_mark[place] >= 0 else None
            for place, number in enumerate(s.quests)
        },
    }
