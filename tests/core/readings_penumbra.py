"""Readings of Penumbra."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import registers
from arcanum.games.penumbra.state import State
from tests.core.readings import Reading, copies, names_of, one, told, within

GAMES = 8
"""So many are played at each table until nearly everything has happened once."""
SOMETIMES: frozenset[str] = frozenset()
"""Details that are told in some decisions only, and compared there."""
UNREAD = frozenset(
    {
        *("decision", "source", "left", "amount", "value", "kind", "detail", "open", "must"),
        *("section", "die", "slot", "die_kind", "given", "received", "kinds", "of_decks", "dropped"),
    }
)
"""Details of decisions that a view does not tell, or not in every decision."""
NEVER = frozenset(
    {
        *("amplify", "doomed", "nudges", "nudges_left", "resource", "without_slot", "tomes", "talent_chosen"),
        *("easy_path", "fewer_paid", "fewer_threat", "fewer_values", "task_minus"),
    }
)
"""What random players seldom come to: `tests/games/penumbra/test_observations.py` lays it out."""
_NOW = ("placements", "without_slot", "in_time", "nudges", "discount", "ignore_supply", "doomed", "mortal")
_EFFECT = ("part", "chain", "amplified", "times", "caster", "item", "source")


def reading(state: State, seat: int) -> Reading:
    view = state.view(seat)
    called = names_of(seat, state.seats)
    names = {str(other): name for other, name in enumerate(called)} | {"automa": "automa"}
    found = {
        "seat": {str(seat): 1},
        "to_act": copies(called[other] for other in view["to_act"]),
        "over": one(view["over"]),
        "round": one(view["round"]),
        "active": copies([names.get(view["active"])]),
        "turn": copies([view["turn"]]),
        "last_turns": one(0 if view["last_turns"] is None else view["last_turns"] + 1),
        "ended_by": copies([view["ended_by"]]),
        "order": copies(f"{place}.{names[party]}" for place, party in enumerate(view["order"], 1)),
        "classes": copies(f"{place}.{name}" for place, name in enumerate(view["classes"], 1)),
        "decks": told({name: deck["size"] for name, deck in view["decks"].items()}),
        "fate": one(view["fate"]["size"]),
        "row": copies(f"{place}.{name}" for place, name in enumerate(view["row"], 1)),
        "set_aside": copies(view["set_aside"]),
        "something_new": one(state.now[f.ALIGHT]),
        **{name: copies(view[name]) for name in ("trial_row", "goals", "offered", "put_aside", "removed")},
        "prophecies": copies(each["id"] for each in view["prophecies"]),
    }
    for part in (
        _effect(state, seat, called),
        _rights(view),
        _threat(view["threat"], state),
        _attempt(view["attempt"], state),
        _parties(view, names),
        _wizards(view["wizards"], called, seat),
        _markets(view["markets"]),
        _locations(view["sections"]),
        _options(view),
    ):
        found |= part
    return found | (_automa(view["automa"], view["classes"]) if state.seats == 1 else {})


def _effect(state: State, seat: int, called: list[str]) -> Reading:
    """The registers of the innermost effect, shown to whom it is asked about."""
    found = {"effects": one(len(state.effects))} | {f"effect_{name}": {} for name in _EFFECT}
    if not state.effects or seat not in state.actors():
        return found
    effect = state.effects[-1]
    for name, register in (
        ("part", registers.NEXT_PART),
        ("chain", registers.CHAIN),
        ("amplified", registers.AMPLIFIED),
        ("times", registers.TIMES),
    ):
        found[f"effect_{name}"] = one(max(effect[register], 0))
    for name, register in (("caster", registers.CASTER), ("item", registers.ITEM)):
        found[f"effect_{name}"] = copies([called[effect[register]]] if effect[register] >= 0 else [])
    source = effect[registers.SOURCE]
    return found | {"effect_source": copies([state.cat.ids[source]] if source >= 0 else [])}


def _rights(view: Any) -> Reading:
    rights = view["rights"]
    found = {name: one(rights[name]) for name in _NOW}
    placement = view["placement"] or {"section": None, "bind": 0, "resource": 0, "shielding": 0, "off_the_price": 0}
    return found | {
        "has_placed": one(rights["placed"]),
        "amplify": told(rights["amplify"]),
        "placement": copies([placement["section"]]),
        **{name: one(placement[name]) for name in ("bind", "resource", "shielding", "off_the_price")},
    }


def _threat(threat: Any, state: State) -> Reading:
    names = ("threat_dice", "threat_fixed", "misses", "hurt", "nudges_left", "threat_rolled", "threat")
    if threat is None:  # whether the last one was mortal is still told: what asked for it looks at that
        return {name: {} for name in names} | {"mortal_hit": one(state.threat[f.MORTAL_HIT])}
    return {
        "threat": one(1),
        "threat_dice": one(threat["dice"]),
        "threat_fixed": one(threat["fixed"]),
        "misses": one(threat["misses"]),
        "hurt": one(threat["hurt"]),
        "mortal_hit": one(threat["mortal"]),
        "nudges_left": one(threat["nudges"]),
        "threat_rolled": copies(str(value) for value in threat["rolled"]),
    }


def _attempt(attempt: Any, state: State) -> Reading:
    names = ("outcome", "used_before_roll", "awake", "task_minus", "fewer_values", "fewer_threat", "fewer_paid")
    if attempt is None:
        return {name: {} for name in (*names, "attempt", "cancelled", "path", "easy_path", "task")}
    cancelled = state.attempt[f.CANCELLED]
    return {
        "attempt": {attempt["card"]: 1},
        "cancelled": copies(name for number, name in enumerate(at.PROPERTIES) if cancelled >> number & 1),
        "path": copies([attempt["path"]]),
        "easy_path": copies([attempt["easy_path"]]),
        "task": one(attempt["task"] or 0),
        "used_before_roll": one(attempt["used"]),
        "awake": one(attempt["awake"]),
        "outcome": one(("open", "done", "settled").index(attempt["outcome"])),
        "task_minus": one(attempt["minus"]),
        **{name: one(attempt[name]) for name in ("fewer_values", "fewer_threat", "fewer_paid")},
    }


def _parties(view: Any, names: dict[str, str]) -> Reading:
    parties = [*view["wizards"], *([view["automa"]] if view["automa"] else [])]
    called = [(names[each["party"]], each) for each in parties]
    marks = [
        f"{name}.{slot}.{mark['kind']}_{mark['state']}"
        for name, each in called
        for slot, mark in zip(at.MARK_NAMES, each["marks"], strict=True)
        if mark is not None
    ]
    return {
        "turns": told({name: each["turns"] for name, each in called}),
        "store": told({f"{name}.{kind}": amount for name, each in called for kind, amount in each["store"].items()}),
        "marks": copies(marks),
        "talent": copies(label for name, each in called for label in within(name, [each["talent"]])),
        "tomes": copies(label for name, each in called for label in within(name, each["tomes"])),
        "contracts": copies(label for name, each in called for label in within(name, each["contracts"])),
        "trials": copies(f"{name}.{one['id']}.{one['path']}" for name, each in called for one in each["trials"]),
    }


def _wizards(wizards: list[Any], called: list[str], seat: int) -> Reading:
    def each(part: str) -> dict[str, int]:
        return told({called[wizard["seat"]]: wizard[part] for wizard in wizards})

    def all_of(part: str) -> dict[str, int]:
        return copies(label for wizard in wizards for label in within(called[wizard["seat"]], wizard[part]))

    def rotated(wizard: Any) -> Iterable[str]:
        cards = [*wizard["grimoire"], *wizard["inventory"], *[card for card in wizard["equipment"].values() if card]]
        return [
            *[card["id"] for card in cards if card["rotated"]],
            *([wizard["talent"]] if wizard["talent_rotated"] else []),
        ]

    own = wizards[seat]
    found: Reading = {
        name: copies(f"{called[wizard['seat']]}.{card['id']}" for wizard in wizards for card in wizard[name])
        for name in ("grimoire", "inventory")
    }
    return found | {
        "dice": all_of("dice"),
        "rotated": copies(f"{called[wizard['seat']]}.{card}" for wizard in wizards for card in rotated(wizard)),
        "reserved": all_of("reserved_known"),
        "reserved_trials": all_of("reserved_trials"),
        "equipment": copies(
            f"{called[wizard['seat']]}.{card['id']}"
            for wizard in wizards
            for card in wizard["equipment"].values()
            if card
        ),
        "bound_size": told({called[w["seat"]]: w["reserved"] - len(w["reserved_known"]) for w in wizards}),
        "bound": copies(own["reserved_cards"]),
        "talents_dealt": copies(own["talents_dealt"]),
        "talent_chosen": copies([own["talent_chosen"]]),
        **{name: each(name) for name in ("wounds", "must_rest", "idle")},
    }


def _markets(markets: list[Any]) -> Reading:
    cards = [
        (market["id"], side, card)
        for market in markets
        for side, card in zip(("left", "right"), market["cards"], strict=True)
        if card is not None
    ]
    return {
        "market": copies(f"{side}.{card['id']}" for _, side, card in cards),
        "launched": copies(f"{name}.{side}" for name, side, card in cards if card["launched"]),
    }


def _locations(sections: list[Any]) -> Reading:
    placed = [
        (f"{section['id']}-{place}", slot["die"].split("-"))
        for section in sections
        for place, slot in zip(_places(section), section["slots"], strict=True)
        if slot["die"]
    ]
    beside = [(section["id"], die.split("-")) for section in sections for die in section["beside"]]
    return {
        "placed_kinds": copies(f"{slot}.{kind}" for slot, (kind, _) in placed),
        "placed_values": copies(f"{slot}.{value}" for slot, (_, value) in placed),
        "beside_kinds": copies(f"{section}.{kind}" for section, (kind, _) in beside),
        "beside_values": copies(f"{section}.{value}" for section, (_, value) in beside),
    }


def _places(section: Any) -> list[int]:
    """The numbers of the slots of a section: with two wizards the second one of a mark section is missing."""
    if section["id"].endswith("-mark") and len(section["slots"]) == 2:
        return [1, 3]
    return list(range(1, len(section["slots"]) + 1))


def _options(view: Any) -> Reading:
    names = ["trial_reservation", "launch_keeps_turn_limit", "same_symbols_over_5", "no_idle_study"]
    if view["seats"] == 1:
        names += ["automa", "automa_finite_dice"]
    return {f"option_{name}": {view["options"][name]: 1} for name in names}


def _automa(automa: Any, classes: list[str]) -> Reading:
    return {
        "automa_pointer": copies([str(classes.index(automa["pointer"]) + 1)] if classes else ["1"]),
        "automa_alignment": copies([automa["alignment"]]),
        "automa_restless": one(automa["restless"]),
        "automa_rolled": one(automa["rolled"]),
        "automa_band": one(automa["band"]),
        "automa_steps": one(len(automa["steps"])),
        "kept": copies(automa["kept"]),
    }
