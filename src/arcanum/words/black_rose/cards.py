"""The text of a component: its name, its kind, and a line for each thing that it is or does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from arcanum.core.content import Origin
from arcanum.core.vocabulary import Interpreter, on
from arcanum.games.black_rose import vocabulary as voc
from arcanum.games.black_rose.vocabulary import Component, Sentence, Spell, SpellSide, Target
from arcanum.words import Words, sentence
from arcanum.words.black_rose.conditions import archetype_name, trigger
from arcanum.words.black_rose.effects import effect_text
from arcanum.words.data import CardText

_ROOM_SIDES: Final = frozenset({"destroyed", "restored"})

_KINDS: Final[dict[type[Component], str]] = {
    Spell: "spell",
    voc.Room: "room",
    voc.MageCard: "mage",
    voc.Evocation: "evocation",
    voc.Upgrade: "upgrade",
    voc.School: "school",
    voc.Event: "event",
    voc.Quest: "quest",
}


def card_text(words: Words, component: Component, origin: Origin | None = None) -> CardText:
    """The text of a component. `origin` is for one that leaves it to its pack: `PackContent.origin_of` knows."""
    body = tuple(_BODY(component, words))
    return CardText(
        name=words.say_of("card", component.id),
        kind=" · ".join(_kind(words, component)),
        body=body,
        origin=_origin(words, component, component.origin or origin),
        summary=" ".join(body),
    )


def _origin(words: Words, component: Component, origin: Origin | None) -> str:
    """Where a component comes from, and which of its parts are ours nevertheless."""
    if origin is None:
        return ""
    if origin == "designed" or not component.chosen:
        return words.say("br-card-origin", origin=origin)
    parts = [words.say("br-chosen", part=field.replace(".", "_"), field=field) for field in _parts(component.chosen)]
    return words.say("br-card-origin-partly", origin=origin, parts=words.join(parts, "comma"))


def _parts(chosen: tuple[str, ...]) -> list[str]:
    """The chosen fields; both sides of a room are its effects."""
    if not set(chosen) >= _ROOM_SIDES:
        return list(chosen)
    return [*(field for field in chosen if field not in _ROOM_SIDES), "effects"]


def effects_of(component: Component) -> dict[str, tuple[Sentence, ...]]:
    """The effects of a component: of the sides of a spell or of a room, or the only one."""
    match component:
        case Spell() as spell:
            return {"main": spell.main.sentences, "reverse": spell.reverse.sentences}
        case voc.Room() as room:
            return {"destroyed": room.destroyed.sentences, "restored": room.restored.sentences}
        case voc.Event() | voc.Quest() as single:
            return {"effect": single.sentences}
        case voc.Evocation(skill=skill) if skill is not None:
            return {"effect": skill.sentences}
    return {}


def kind_of(component: Component) -> str:
    """The kind as a word of the game: `spell`, `room`, …"""
    return _KINDS[type(component)]


def _title(words: Words, component: str) -> str:
    return words.say("br-title", name=words.say_of("card", component))


def _kind(words: Words, component: Component) -> Iterator[str]:
    """The kind, and what else the card counts as."""
    kind = kind_of(component)
    if isinstance(component, Spell):
        kind = "school_spell" if component.kind == "school" else component.kind
    yield words.say("br-kind", card_kind=kind)
    match component:
        case Spell(school=str(named)) | Spell(mage=str(named)) | voc.Upgrade(school=named):
            yield words.say_of("card", named)
        case voc.Room():
            yield words.say("br-colour", colour=component.colour)
        case voc.Evocation():
            yield from (archetype_name(words, each) for each in component.archetypes)


def _room(room: voc.Room, words: Words) -> Iterator[str]:
    rewards = words.join([str(count) for count in room.rewards], "comma")
    yield words.say("br-card-slots", slots=room.slots, rewards=rewards)
    yield words.say("br-card-destroyed", effect=effect_text(words, room.destroyed.sentences))
    yield words.say("br-card-restored", effect=effect_text(words, room.restored.sentences))


def _mage(mage: voc.MageCard, words: Words) -> Iterator[str]:
    stats = {"health": mage.health, "strength": mage.strength, "speed": mage.speed}
    yield words.say("br-card-mage", **stats, limit=mage.hand_limit)
    yield words.say("br-card-personal", card=_title(words, mage.personal_spell))


def _evocation(evocation: voc.Evocation, words: Words) -> Iterator[str]:
    stats = {"health": evocation.health, "strength": evocation.strength, "speed": evocation.speed}
    yield words.say("br-card-evocation", **stats)
    if evocation.skill is not None:
        yield words.say("br-card-skill", effect=effect_text(words, evocation.skill.sentences))


def _upgrade(upgrade: voc.Upgrade, words: Words) -> Iterator[str]:
    yield words.say("br-card-upgrade", stat=upgrade.bonus.stat, amount=upgrade.bonus.amount)


def _event(event: voc.Event, words: Words) -> Iterator[str]:
    yield words.say("br-card-event", letter=event.side.upper(), round=event.round)
    yield effect_text(words, event.sentences)


# --- spells -----------------------------------------------------------------------------------------------------------


def _spell(spell: Spell, words: Words) -> Iterator[str]:
    if spell.instability:
        yield words.say("br-card-symbol")
    yield side_text(words, spell, "main")
    yield side_text(words, spell, "reverse")


def side_text(words: Words, spell: Spell, name: str) -> str:
    """One side of a spell in one line."""
    side = spell.main if name == "main" else spell.reverse
    sort = words.join([words.say("br-type", type=side.type), words.say("br-element", element=side.element)], "comma")
    about = words.join([sort, target_text(words, side)], "then")
    effect = effect_text(words, side.sentences)
    return words.say("br-card-side", side=sentence(words.say("br-side", side=name)), about=about, effect=effect)


def target_text(words: Words, side: SpellSide) -> str:
    target = side.target
    text = _aim(words, target)
    if target.archetype is None:
        return text
    return words.say("br-target-archetype", target=text, archetype=archetype_name(words, target.archetype))


def _aim(words: Words, target: Target) -> str:
    # Without a range a spell is not aimed; `*` is no name of a variant.
    reach = "any" if target.range == "*" else str(target.range)
    match target.type:
        case "figure":
            return words.say("br-target-figure", owner=target.owner, range=reach)
        case "mage":
            return words.say("br-target-mage", owner=target.owner, range=reach)
        case "evocation":
            return words.say("br-target-evocation", owner=target.owner, range=reach)
        case "area":
            return words.say("br-target-area", range=reach)
        case "self":
            return words.say("br-target-self")
        case "special":
            return words.say("br-target-special")
    assert_never(target.type)


# --- schools and quests -----------------------------------------------------------------------------------------------


def _school(school: voc.School, words: Words) -> Iterator[str]:
    yield words.say("br-card-school-evocation", card=_title(words, school.evocation))
    for message, listed in (("br-card-grimoire-a", school.grimoires.a), ("br-card-grimoire-b", school.grimoires.b)):
        yield words.say(message, cards=words.join([_title(words, card) for card in listed], "comma"))


def _quest(quest: voc.Quest, words: Words) -> Iterator[str]:
    yield words.say("br-card-quest", number=quest.card, letter=quest.side.upper())
    yield sentence(words.say("br-card-condition", cond=trigger(words, quest.when)))
    yield words.say("br-card-reward", effect=effect_text(words, quest.sentences))
    yield words.say("br-card-unfinished", count=quest.rose_power)


_BODY: Final[Interpreter[[Words], Iterator[str]]] = Interpreter(
    "text",
    voc.AnyComponent,
    on(Spell, _spell),
    on(voc.Room, _room),
    on(voc.MageCard, _mage),
    on(voc.Evocation, _evocation),
    on(voc.Upgrade, _upgrade),
    on(voc.School, _school),
    on(voc.Event, _event),
    on(voc.Quest, _quest),
)
