"""Readings of Res Arcana."""

from __future__ import annotations

from typing import Any

from arcanum.games.res_arcana.state import State
from tests.core.readings import Numbers, Reading, copies, names_of, one, places, told, within

GAMES = 2
"""So many are played at each table until nearly everything has happened once."""
SOMETIMES = frozenset({"done"})
"""Details that are told in some decisions only, and compared there."""
UNREAD = frozenset({"owed", "owed_any", "types", "type", "kind", "detail", "discount", "other"})
"""Details of decisions that a view does not tell, or not in every decision."""
NEVER: frozenset[str] = frozenset()
"""What random players do not come to in the games of the test."""
_ASKED = {
    "destroy": "choose-component",
    "place-component": "choose-component",
    "put-paid": "choose-component",
    "straighten": "choose-component",
    "turn-another": "choose-component",
    "put-mix": "gain-mix",
}
"""Where the prompt is more exact than the field `decision`."""
_LEFT = {"choose-deck": "count", "gain-type": "count", "react": "count", "reorder": "count"}
_COUNTED = ("pay", "gain-mix", "put-mix", "discard", "lose", "open-draft")
_DONE = {"pay-same": "paid", "reorder": "placed"}


def reading(state: State, seat: int) -> Reading:
    view = state.view(seat)
    called = names_of(seat, state.seats)
    own = view["players"][seat]
    set_up = view["round"] == 0
    open_draft = view["center"].get("open_draft", [])
    match = view.get("match", {"game": 1, "wins": [], "drafted": []})
    later = match["game"] > 1
    chosen = state.chosen[seat]
    mage = state.cat.ids[chosen] if chosen >= 0 else None
    found = {
        "seat": {str(seat): 1},
        "to_act": copies(called[other] for other in view["to_act"]),
        "over": one(view["over"]),
        "winners": copies(called[other] for other in view["winners"]),
        "round": one(view["round"]),
        "first_player": {called[view["first_player"]]: 1} if view["first_player"] >= 0 else {},
        "center": copies(card for zone in ("monuments", "places", "items") for card in view["center"][zone]),
        "monument_deck": one(view["center"]["monument_deck"]),
        "hand": copies(own["hand_cards"]),
        "deck": {**dict.fromkeys(own["deck_cards"], 1), **places(own["deck_top"], 2)},
        "offered": copies([*own.get("mages", []), *own.get("pack", []), *open_draft]) if set_up else {},
        "kept": copies([mage, *own.get("kept", [])]) if set_up else {},
        "game_number": one(match["game"] if later else 0),
        "wins": told(dict(zip(called, match["wins"], strict=True))) if later else {},
        "drafted": copies(_each(called, match["drafted"])) if later else {},
    }
    return found | _decision(view.get("decision")) | _memory(view) | _players(state, view["players"], called, seat)


def _each(called: list[str], cards: list[list[str]]) -> list[str | None]:
    return [label for name, each in zip(called, cards, strict=True) for label in within(name, each)]


def _decision(decision: Any) -> Reading:
    if decision is None:
        return {"decision": {}, "source": {}, "left": {}, "done": {}}
    prompt, args = decision["prompt"], decision["args"]
    done = args["pick"] - 1 if prompt == "draft-pick" else args[_DONE[prompt]] if prompt in _DONE else None
    left = args["left"] if prompt in _COUNTED else args[_LEFT[prompt]] if prompt in _LEFT else 0
    found = {
        "decision": {_ASKED.get(prompt, prompt): 1},
        "source": copies([decision["source"] or None]),
        "left": one(left),
    }
    return found if prompt == "open-draft" else found | {"done": one(done or 0)}


def _memory(view: Any) -> Reading:
    """Between which places of its deck a monument lies, as far as the seat has seen it."""
    nearest: Numbers = {}
    furthest: Numbers = {}
    depth = 0
    for stretch in view["center"].get("monuments_known", []):
        nearest |= dict.fromkeys(stretch["known"], depth + 1)
        depth += stretch["cards"]
        furthest |= dict.fromkeys(stretch["known"], depth)
    return {"monuments_from": nearest, "monuments_to": furthest}


def _players(state: State, players: list[Any], called: list[str], seat: int) -> Reading:
    lying = [thing for player in players for thing in player["in_play"]]
    return {
        "points": told({called[player["seat"]]: player["points"] for player in players}),
        "passed": told({called[player["seat"]]: player["passed"] for player in players}),
        "bonus": told(dict(zip(called, state.bonus, strict=True))),
        "pool": told(
            {f"{called[player['seat']]}.{name}": held for player in players for name, held in player["pool"].items()}
        ),
        "in_play": copies(_each(called, [[thing["id"] for thing in player["in_play"]] for player in players])),
        "turned": told({thing["id"]: thing["turned"] for thing in lying}),
        "on": told({f"{thing['id']}.{name}": number for thing in lying for name, number in thing["on"].items()}),
        "hand_size": told({called[player["seat"]]: player["hand"] for player in players}),
        "deck_size": told({called[player["seat"]]: player["deck"] for player in players}),
        "known": copies(_each(called, [player.get("known_cards", []) for player in players])),
        "discard": copies(_each(called, [player["discard"] for player in players])),
    }
