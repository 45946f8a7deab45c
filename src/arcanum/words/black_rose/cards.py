"""The text of a component: its name, its kind, and a line for each thing that it is or does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, assert_never

from arcanum.core.content import Origin
from arcanum.games.black_rose.vocabulary import (
    Component,
    Event,
    Evocation,
    MageCard,
    Quest,
    Room,
    School,
    Sentence,
    Spell,
    SpellSide,
    Target,
    Upgrade,
)
from arcanum.words import Words, sentence
from arcanum.words.black_rose.conditions import trigger
from arcanum.words.black_rose.effects import effect_text

_ROOM_SIDES: Final = frozenset({"destroyed", "restored"})

AnyComponent = Spell | Room | MageCard | Evocation | Upgrade | School | Event | Quest


@dataclass(frozen=True, slots=True)
class CardText:
    """A component in words."""

    name: str
    kind: str
    body: tuple[str, ...]
    """What it is and does."""
    origin: str

    def lines(self) -> list[str]:
        """All lines below the name and the kind."""
        return [*self.body, *filter(None, [self.origin])]


def card_text(words: Words, component: Component, origin: Origin | None = None) -> CardText:
    """The text of a component. `origin` is for one that leaves it to its pack: `Content.origin_of` knows."""
    known = known_kind(component)
    return CardText(
        name=words.say_of("card", component.id),
        kind=" · ".join(_kind(words, known)),
        body=tuple(_body(words, known)),
        origin=_origin(words, component, component.origin or origin),
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


def card_page(words: Words, component: Component, origin: Origin | None = None) -> str:
    """The text of a component as a block of plain text."""
    text = card_text(words, component, origin)
    return "\n".join([text.name, text.kind, *text.lines()])


def known_kind(component: Component) -> AnyComponent:
    """The component as one of the kinds that there are."""
    assert isinstance(component, AnyComponent), component
    return component


def effects_of(component: Component) -> dict[str, tuple[Sentence, ...]]:
    """The effects of a component: of the sides of a spell or of a room, or the only one."""
    match known_kind(component):
        case Spell() as spell:
            return {"main": spell.main.sentences, "reverse": spell.reverse.sentences}
        case Room() as room:
            return {"destroyed": room.destroyed.sentences, "restored": room.restored.sentences}
        case Event() | Quest() as single:
            return {"effect": single.sentences}
        case Evocation(skill=skill) if skill is not None:
            return {"effect": skill.sentences}
    return {}


def kind_of(component: Component) -> str:
    """The kind as a word of the game: `spell`, `room`, …"""
    match known_kind(component):
        case Spell():
            return "spell"
        case Room():
            return "room"
        case MageCard():
            return "mage"
        case Evocation():
            return "evocation"
        case Upgrade():
            return "upgrade"
        case School():
            return "school"
        case Event():
            return "event"
        case Quest():
            return "quest"


def _title(words: Words, component: str) -> str:
    return words.say("br-title", name=words.say_of("card", component))


def _kind(words: Words, component: AnyComponent) -> Iterator[str]:
    """The kind, and what else the card counts as."""
    match component:
        case Spell():
            kind = "school_spell" if component.kind == "school" else component.kind
            yield words.say("br-kind", card_kind=kind)
            belongs = component.school or component.mage
            if belongs is not None:
                yield words.say_of("card", belongs)
        case Room():
            yield words.say("br-kind", card_kind="room")
            yield words.say("br-colour", colour=component.colour)
        case Evocation():
            yield words.say("br-kind", card_kind="evocation")
            yield from (words.say_of("archetype", each) for each in component.archetypes)
        case Upgrade():
            yield words.say("br-kind", card_kind="upgrade")
            yield words.say_of("card", component.school)
        case MageCard() | School() | Event() | Quest():
            yield words.say("br-kind", card_kind=kind_of(component))
        case _:
            assert_never(component)


def _body(words: Words, component: AnyComponent) -> Iterator[str]:
    match component:
        case Spell():
            yield from _spell(words, component)
        case Room():
            rewards = words.join([str(count) for count in component.rewards], "comma")
            yield words.say("br-card-slots", slots=component.slots, rewards=rewards)
            yield words.say("br-card-destroyed", effect=effect_text(words, component.destroyed.sentences))
            yield words.say("br-card-restored", effect=effect_text(words, component.restored.sentences))
        case MageCard():
            stats = {"health": component.health, "strength": component.strength, "speed": component.speed}
            yield words.say("br-card-mage", **stats, limit=component.hand_limit)
            yield words.say("br-card-personal", card=_title(words, component.personal_spell))
        case Evocation():
            stats = {"health": component.health, "strength": component.strength, "speed": component.speed}
            yield words.say("br-card-evocation", **stats)
            if component.skill is not None:
                yield words.say("br-card-skill", effect=effect_text(words, component.skill.sentences))
        case Upgrade():
            yield words.say("br-card-upgrade", stat=component.bonus.stat, amount=component.bonus.amount)
        case School():
            yield from _school(words, component)
        case Event():
            yield words.say("br-card-event", letter=component.side.upper(), round=component.round)
            yield effect_text(words, component.sentences)
        case Quest():
            yield from _quest(words, component)
        case _:
            assert_never(component)


# --- spells -----------------------------------------------------------------------------------------------------------


def _spell(words: Words, spell: Spell) -> Iterator[str]:
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
    return words.say("br-target-archetype", target=text, archetype=words.say_of("archetype", target.archetype))


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


def _school(words: Words, school: School) -> Iterator[str]:
    yield words.say("br-card-school-evocation", card=_title(words, school.evocation))
    for message, listed in (("br-card-grimoire-a", school.grimoires.a), ("br-card-grimoire-b", school.grimoires.b)):
        yield words.say(message, cards=words.join([_title(words, card) for card in listed], "comma"))


def _quest(words: Words, quest: Quest) -> Iterator[str]:
    yield words.say("br-card-quest", number=quest.card, letter=quest.side.upper())
    yield sentence(words.say("br-card-condition", cond=trigger(words, quest.when)))
    yield words.say("br-card-reward", effect=effect_text(words, quest.sentences))
    yield words.say("br-card-unfinished", count=quest.rose_power)
