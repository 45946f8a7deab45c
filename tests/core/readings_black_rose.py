"""Readings of Black Rose Wars: Duel."""

from __future__ import annotations

from typing import Any

from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import registers
from arcanum.games.black_rose.lodge import NAMES as ROOMS
from arcanum.games.black_rose.state import State
from tests.core.readings import Reading, copies, names_of, one, places, told, within

GAMES = 20
"""So many are played at each table until nearly everything has happened once."""
SOMETIMES = frozenset({"done", "figure"})
"""Details that are told in some decisions only, and compared there."""
UNREAD = frozenset(
    {
        *("target", "room", "slot", "party", "whose", "thing", "things", "kind", "place", "bonus"),
        *("numbered", "in_cell", "moving", "must", "may_stop"),
    }
)
"""Details of decisions that a view does not tell, or not in every decision."""
NEVER = frozenset(
    {
        *("effect_defeated", "effect_doomed", "effect_gone", "effect_holder", "effect_picked_rooms"),
        *("effect_trigger_room", "effect_trigger_source", "effect_trigger_target"),
        *("forgotten_top", "grimoire_top", "library_top"),
    }
)
"""What random players do not come to in the games of the test."""
_ASKED = {
    "evocation": "evoke",
    "hand-limit": "discard",
    "attack": "strike",
    "distribute": "allot",
    **dict.fromkeys(("heal", "replace-damage", "replace-instability", "take-back"), "tokens"),
    "persistent": "persist",
}
"""Where the prompt has another name than the field `decision`, or is more exact."""
_SOURCED = ("tokens", "move", "strike", "discard", "search", "keep", "look", "summon", "upgrade")
"""Other decisions come from the effect that is being applied, which has a field of its own."""
_LEFT = ("allot", "tokens", "pick", "discard", "search", "keep", "look")
_HAPPENINGS = ("reveal", "damage", "enter", "evocation", "mage_defeated", "evocation_defeated")
_LATER = ("room_activated", "forgotten", "restored")


class Seen:
    """How a seat calls seats, parties and figures."""

    def __init__(self, seat: int) -> None:
        self.players = names_of(seat, 2)
        self.whose = ["own" if other == seat else "rival" for other in range(2)]
        self.parties = [*self.whose, "black_rose"]
        self.figures = [f"{self.whose[0]}_mage", f"{self.whose[1]}_mage"]
        self.figures += [f"{whose}_evocation_{slot}" for whose in self.whose for slot in (1, 2, 3)]
        self.slots = [f"{whose}_{slot}" for whose in self.whose for slot in at.SLOTS]

    def party(self, name: str | None) -> str | None:
        return None if name is None else self.parties[("0", "1", "black_rose").index(name)]

    def figure(self, name: str) -> str:
        return self.figures[at.FIGURE_NAMES.index(name)]

    def each_player(self, players: list[Any], part: str) -> dict[str, int]:
        return told({self.players[player["seat"]]: player[part] for player in players})

    def cards(self, players: list[Any], part: str) -> dict[str, int]:
        return copies(card for player in players for card in within(self.players[player["seat"]], player[part]))


def reading(state: State, seat: int) -> Reading:
    view = state.view(seat)
    seen = Seen(seat)
    own = view["players"][seat]
    on_top = view["seen_on_top"]
    quests = [f"{quest['id']}.there" for quest in view["quests"]]
    quests += [f"{q['id']}.{seen.whose[q['completed_by']]}" for q in view["quests"] if q["completed_by"] is not None]
    found = {
        "seat": {str(seat): 1},
        "to_act": copies(seen.players[other] for other in view["to_act"]),
        "over": one(view["over"]),
        "winner": copies([seen.party(view["winner"])]),
        "round": one(view["round"]),
        "phase": {view["phase"]: 1},
        "crown": copies(_at(seen.players, view["crown"])),
        "first_mage": copies(_at(seen.players, view["first_mage"])),
        "in_activation": copies(_at(seen.players, state.in_activation)),
        "fallen": copies(_flags(seen.players, state.fallen)),
        "school": copies([view["school"]]),
        "event": {view["event"]["side"]: 1},
        "quests": copies(quests),
        "library_size": one(view["library"]),
        "forgotten_size": one(view["forgotten"]),
        "hand": copies(own["hand_cards"]),
        "grimoire": copies(own["grimoire_cards"]),
        "removed": copies(view["removed"]),
        "secret_forgotten": told(dict(zip(seen.players, state.secret_forgotten, strict=True))),
        **{f"{pile}_top": places(on_top.get(pile, [])) for pile in ("grimoire", "library", "forgotten")},
    }
    for part in (_decision(view.get("decision"), seen), _effect(state, seat, seen), _lodge(view["rooms"], seen)):
        found |= part
    return (
        found | _parties(view["parties"], seen) | _players(state, view["players"], seat, seen) | _figures(state, seen)
    )


def _at(names: Any, number: int | None) -> list[str]:
    return [names[number]] if number is not None and 0 <= number < len(names) else []


def _flags(names: Any, bits: int) -> list[str]:
    return [name for number, name in enumerate(names) if bits >= 0 and bits >> number & 1]


def _decision(decision: Any, seen: Seen) -> Reading:
    numbers = ("left", "done", "moves", "attacks", "activations")
    if decision is None:
        return {name: {} for name in ("decision", "source", "summoned", *numbers)}
    prompt, args = decision["prompt"], decision["args"]
    asked = _ASKED.get(prompt, prompt)
    if asked == "move" and decision["source"] == "":
        asked = "inertia"
    found = {
        "decision": {asked: 1},
        "source": copies([decision["source"] or None] if asked in _SOURCED else []),
        "summoned": copies([args.get("evocation")] if asked == "summon" else []),
        "left": one(args["left"] if asked in _LEFT else 0),
        "attacks": one(args.get("attacks", 0)),
        "activations": one(args.get("activations", 0)),
        "moves": one(args["left"] if asked == "move" else args.get("moves", 0)),
    }
    if asked != "allot":
        found["done"] = one(args.get("done", args.get("prepared", 0)))
    if asked in ("evoke", "upgrade", "move", "strike"):
        found["figure"] = {seen.figure(args["figure"]): 1}
    elif asked != "persist":
        found["figure"] = {}
    return found


def _effect(state: State, seat: int, seen: Seen) -> Reading:
    """The registers of the innermost effect, shown to whom it is asked about."""
    numbered = [str(number) for number in range(8)]
    ones = {
        "caster": (registers.CASTER, seen.players),
        "source": (registers.SOURCE, state.cat.ids),
        "sort": (registers.SORT, ("spell", "physical", "other", "lasting")),
        "target": (registers.TARGET, [*seen.figures, "decoy"]),
        "target_room": (registers.TARGET_ROOM, ROOMS),
        "item": (registers.ITEM, numbered),
        "summoned": (registers.SUMMONED, seen.figures),
        "this": (registers.THIS, seen.figures),
        "this_room": (registers.THIS_ROOM, ROOMS),
        "trigger_source": (registers.TRIGGER_SOURCE, seen.figures),
        "trigger_target": (registers.TRIGGER_TARGET, seen.figures),
        "trigger_room": (registers.TRIGGER_ROOM, ROOMS),
        "holder": (registers.HOLDER, seen.players),
        "slot": (registers.SPELL_SLOT, seen.slots),
    }
    some = {
        "picked": (registers.PICKED, seen.figures),
        "picked_rooms": (registers.PICKED_ROOMS, ROOMS),
        "todo": (registers.ITEMS_LEFT, numbered),
        "entered": (registers.ENTERED, ROOMS),
        "gone": (registers.GONE, seen.figures),
        "defeated": (registers.DEFEATED, seen.figures),
        "doomed": (registers.DOOMED, seen.figures),
    }
    plain = {"part": registers.NEXT_PART, "picked_count": registers.PICKED_COUNT, "strength": registers.STRENGTH_NOW}
    found = {"effects": one(len(state.effects))}
    if not state.effects or seat not in state.actors():
        return found | {f"effect_{name}": {} for name in (*ones, *some, *plain)}
    effect = state.effects[-1]
    found |= {f"effect_{name}": copies(_at(names, effect[register])) for name, (register, names) in ones.items()}
    found |= {f"effect_{name}": copies(_flags(names, effect[register])) for name, (register, names) in some.items()}
    return found | {f"effect_{name}": one(max(effect[register], 0)) for name, register in plain.items()}


def _lodge(rooms: list[Any], seen: Seen) -> Reading:
    tokens = [(room["position"], slot, party) for room in rooms for slot, party in enumerate(room["instability"], 1)]
    return {
        "rooms": copies(f"{room['position']}.{room['id']}" for room in rooms),
        "restored": copies(room["position"] for room in rooms if room["restored"]),
        "used": copies(room["position"] for room in rooms if room["token_used"]),
        "instability": copies(f"{position}.{slot}.{seen.party(party)}" for position, slot, party in tokens),
    }


def _parties(parties: list[Any], seen: Seen) -> Reading:
    return {
        "power": told({seen.party(each["party"]) or "": each["power"]["total"] for each in parties}),
        "trophies": told({seen.party(each["party"]) or "": each["trophies"] for each in parties}),
        "room_track": told({seen.party(each["party"]) or "": each["rooms"] for each in parties}),
        "supply": told({seen.party(each["party"]) or "": each["supply"] for each in parties}),
    }


def _players(state: State, players: list[Any], seat: int, seen: Seen) -> Reading:
    happenings = (*_HAPPENINGS, *_LATER)
    held = [state.cat.ids[card] for card in state.held_openly[seat]]
    openly = [held if player["seat"] == seat else player["known_cards"] for player in players]
    mages = [(seen.figures[player["seat"]], player) for player in players]
    evocations = [(seen.figure(each["figure"]), each) for p in players for each in p["evocations"] if each is not None]
    figures = mages + evocations
    damage = [(name, slot, party) for name, each in figures for slot, party in enumerate(each["damage"], 1)]
    return {
        "colour": copies(label for p in players for label in within(seen.players[p["seat"]], [p["colour"]])),
        "mage": copies(label for p in players for label in within(seen.players[p["seat"]], [p["mage"]])),
        "actions": seen.each_player(players, "actions"),
        "dealt": seen.each_player(players, "damage_dealt"),
        "hand_size": seen.each_player(players, "hand"),
        "grimoire_size": seen.each_player(players, "grimoire"),
        "memories": seen.cards(players, "memories"),
        "held_openly": copies(c for name, held in zip(seen.players, openly, strict=True) for c in within(name, held)),
        "happened": copies(
            label
            for who, bits in zip(seen.players, state.happened, strict=True)
            for label in within(who, _flags(happenings, bits))
        ),
        "colours_activated": seen.cards(players, "rooms_activated"),
        "slots": copies(label for player in players for label in _slots(state, player, seen)),
        "at": copies(label for name, each in figures for label in within(name, [each["at"]])),
        "damage": copies(f"{name}.{slot}.{seen.party(party)}" for name, slot, party in damage),
        "evocation": copies(f"{name}.{each['id']}" for name, each in evocations),
        "upgrade": copies(label for name, each in evocations for label in within(name, [each["upgrade"]])),
        "turned": copies(name for name, each in evocations if each["activated"]),
    }


def _slots(state: State, player: Any, seen: Seen) -> list[str | None]:
    labels: list[str | None] = []
    for number, slot in enumerate(player["slots"]):
        place = player["seat"] * at.SLOT_COUNT + number
        if slot is not None:
            token = slot.get("token_on")
            marks = ["filled", slot.get("side"), slot.get("card")]
            marks += ["revealed" if slot["revealed"] else None, "seen_by_the_other" if state.peeked[place] else None]
            marks += [None if token is None else f"token_on_{seen.whose[token]}"]
            labels += within(seen.slots[place], marks)
    return labels


def _figures(state: State, seen: Seen) -> Reading:
    """What the view does not tell of figures."""
    found: Reading = {
        "stronger": told(dict(zip(seen.figures, state.stronger, strict=True))),
        "faster": told(dict(zip(seen.figures, state.faster, strict=True))),
    }
    slots = [str(slot) for slot in range(1, 13)]
    marked: list[str | None] = []
    last: list[str | None] = []
    control: list[str | None] = []
    for number, name in enumerate(seen.figures):
        marked += within(name, _flags(slots, state.marked[number]))
        last += within(name, _at(seen.parties, state.last[number]))
        control += within(name, _at(seen.players, state.control[number]))
    return found | {"marked": copies(marked), "last": copies(last), "control": copies(control)}
