"""What may be answered: what the labels in `locale/<language>/black_rose/actions.ftl` need to be given, and notes where
the text of a card helps to choose.

The same words mean different things under different questions: with the view of the seat that is asked, `figure mage_1`
is a target or the next in an order, and `done` says what is declined.
"""

from __future__ import annotations

from typing import Final, TypeVar

from arcanum.core.state import Data
from arcanum.core.vocabulary import everything_inside
from arcanum.games.black_rose.vocabulary import (
    ChooseOne,
    Component,
    Event,
    Evocation,
    May,
    Quest,
    Room,
    Sentence,
    Spell,
)
from arcanum.words import sentence
from arcanum.words.black_rose.cards import card_text, side_text
from arcanum.words.black_rose.effects import Effect
from arcanum.words.black_rose.table import Table
from arcanum.words.table import Labeller, by_prompt


def note(table: Table, block: str, argument: str) -> str:
    """What a choice would bring, from the card that it names. It helps whoever has to choose; in a replay there is
    nothing to choose any more."""
    if table.view is None:
        return ""
    if block in ("mage", "upgrade", "quest"):
        return _brief(table, argument)
    if block == "prepare":
        _, spell, side = argument.split(" ")
        return _side(table, spell, side)
    if block == "grimoire":
        return _grimoire(table, argument)
    if block == "decoy":
        return table.say("br-note-decoy")
    if block == "yes":
        told = _told(table, May)
        return sentence(table.say("br-note-effect", effect=told[0].step(told[1]))) if told is not None else ""
    if block in ("cast", "persist"):
        lying = table.own_slot(argument)
        return _side(table, lying["card"], lying["side"]) if lying is not None else ""
    return ""


# --- what the question is ---------------------------------------------------------------------------------------------


def _applied(table: Table, component: Component) -> list[tuple[Sentence, ...]]:
    """The effects of a component that may be going on. Of spells and rooms the view tells which side it is."""
    match component:
        case Spell():
            sides = _revealed_sides(table.view, component.id) or {"main", "reverse"}
            return [getattr(component, side).sentences for side in sorted(sides)]
        case Room():
            return [
                component.restored.sentences if _restored(table.view, component.id) else component.destroyed.sentences
            ]
        case Event() | Quest():
            return [component.sentences]
        case Evocation():
            return [component.skill.sentences] if component.skill is not None else []
    return []


def _revealed_sides(view: Data | None, spell: str) -> set[str]:
    slots = [slot for player in view["players"] for slot in player["slots"]] if view is not None else []
    return {slot["side"] for slot in slots if slot is not None and slot["revealed"] and slot["card"] == spell}


def _restored(view: Data | None, room: str) -> bool:
    return view is not None and any(each["id"] == room and each["restored"] for each in view["rooms"])


# --- labels -----------------------------------------------------------------------------------------------------------

_Sort = TypeVar("_Sort", ChooseOne, May)


def _with_slot(message: str, known: str) -> Labeller[Table]:
    """A spell slot; `known` is for one whose card the player knows."""

    def label(table: Table, argument: str) -> str:
        lying = table.own_slot(argument)
        if lying is None:
            return table.say(message, slot=argument)
        side = table.say("br-side", side=lying["side"])
        return table.say(known, slot=argument, card=table.card(lying["card"]), side=side)

    return label


def _slot_only(message: str) -> Labeller[Table]:
    return lambda table, argument: table.say(message, slot=argument)


def _with_room(message: str, case: str) -> Labeller[Table]:
    return lambda table, argument: table.say(message, room=table.room(argument, case))


def _room(table: Table, argument: str) -> str:
    message = _ROOMS.get(table.prompt, "br-do-room")
    return table.say(message, room=table.room(argument, "accusative"))


def _figure(table: Table, argument: str) -> str:
    message = _FIGURES.get(table.prompt, "br-do-figure")
    return table.say(message, figure=table.figure(argument, "accusative"))


def _attack(table: Table, argument: str) -> str:
    return table.say("br-do-attack", figure=table.figure(argument, "accusative"))


def _token(table: Table, argument: str) -> str:
    place = int(argument)
    row = _row(table.view, str(table.about.get("where", "")))
    if place > len(row):
        return table.say("br-do-token", place=place)
    owner = "black_rose" if row[place - 1] == "black_rose" else int(row[place - 1])
    return table.say("br-do-token-of", place=place, owner=table.party(owner, "genitive"))


def _row(view: Data | None, where: str) -> list[str]:
    """The tokens on a figure or in a room, from left to right."""
    if view is None:
        return []
    rows: dict[str, list[str]] = {room["position"]: room["instability"] for room in view["rooms"]}
    for player in view["players"]:
        rows[f"mage_{player['seat']}"] = player["damage"]
        rows |= {each["figure"]: each["damage"] for each in player["evocations"] if each is not None}
    return rows.get(where, [])


def _option(table: Table, argument: str) -> str:
    number = int(argument)
    told = _told(table, ChooseOne)
    if told is None or number > len(told[1].options):
        return table.say("br-do-option", number=number)
    told_to = Effect(table.words, told[0].sentences, "caster") if told[1].chooser != "caster" else told[0]
    return table.say("br-do-option-text", effect=told_to.inner(told[1].options[number - 1]))


def _told(table: Table, sort: type[_Sort]) -> tuple[Effect, _Sort] | None:
    """The instruction of a sort that the source of the question holds, if there is just one."""
    source = str(table.asked.get("source", ""))
    if source not in table.cards:
        return None
    found = [
        (Effect(table.words, list(sentences)), step)
        for sentences in _applied(table, table.cards[source])
        for step in everything_inside(sentences)
        if isinstance(step, sort)
    ]
    return found[0] if len(found) == 1 else None


def _slot(table: Table, argument: str) -> str:
    """An evocation slot; if an evocation is there, it has to make room."""
    if table.view is not None and table.view["seat"] is not None:
        lying = table.view["players"][table.view["seat"]]["evocations"][int(argument) - 1]
        if lying is not None:
            return table.say("br-do-slot-full", slot=argument, card=table.card(lying["id"]))
    return table.say("br-do-slot", slot=argument)


def _prepare(table: Table, argument: str) -> str:
    slot, spell, side = argument.split(" ")
    told = table.say("br-side", side=side)
    return table.say("br-do-prepare", slot=slot, card=table.card(spell), side=told)


def _colour(table: Table, argument: str) -> str:
    return table.say("br-do-blue" if argument == "blue" else "br-do-red")


def _choose_grimoire(table: Table, argument: str) -> str:
    return table.say("br-do-grimoire-a" if argument == "a" else "br-do-grimoire-b")


# --- notes ------------------------------------------------------------------------------------------------------------


def _brief(table: Table, component: str) -> str:
    return card_text(table.words, table.cards[component]).summary


def _side(table: Table, spell: str, side: str) -> str:
    component = table.cards[spell]
    return side_text(table.words, component, side) if isinstance(component, Spell) else ""


def _grimoire(table: Table, letter: str) -> str:
    """Which cards a grimoire holds: the question names the school."""
    school = table.about.get("school", "")
    if school not in table.cards:
        return ""
    return card_text(table.words, table.cards[str(school)]).body[1 if letter == "a" else 2]


_ROOMS: Final = {"restore": "br-do-restore", "order": "br-do-next-room", "distribute": "br-do-token-room"}
"""What `room` means, by prompt."""
_FIGURES: Final = {
    "command": "br-do-activate-figure",
    "choose-evocation": "br-do-activate-figure",
    "order": "br-do-next-figure",
    "distribute": "br-do-token-figure",
}
"""What `figure` means, by prompt."""
_DECLINED: Final = {
    "explore": "br-do-stop",
    "combat": "br-do-stop",
    "evocation": "br-do-stop",
    "move": "br-do-stay",
    "attack": "br-do-nobody-to-attack",
    "pick": "br-do-pick-no-more",
    "quest": "br-do-no-quest",
    "persistent": "br-do-not-apply",
    "summon": "br-do-not-summon",
    "replace-damage": "br-do-replace-no-more",
    "replace-instability": "br-do-replace-no-more",
    "heal": "br-do-go-on",
    "take-back": "br-do-go-on",
    "search": "br-do-go-on",
    "restore": "br-do-go-on",
}
"""What `done` means, by prompt."""
LABELS: Final[dict[str, Labeller[Table]]] = {
    "done": by_prompt(_DECLINED, "br-do-done"),
    "cast": _with_slot("br-do-cast", "br-do-cast-card"),
    "inertia": _with_slot("br-do-inertia", "br-do-inertia-card"),
    "persist": _with_slot("br-do-persist", "br-do-persist-card"),
    "look": _slot_only("br-do-look"),
    "leave": _slot_only("br-do-leave"),
    "move": _with_room("br-do-move", "accusative"),
    "room": _room,
    "decoy": _with_room("br-do-decoy", "locative"),
    "figure": _figure,
    "attack": _attack,
    "token": _token,
    "option": _option,
    "slot": _slot,
    "colour": _colour,
    "grimoire": _choose_grimoire,
    "prepare": _prepare,
}
