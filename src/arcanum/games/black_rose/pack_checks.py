"""What a component must obey beyond its types, so that whatever is loaded can be played.

Each check yields the way to the field that breaks it, from the component on, and what was expected and found. A rule
that depends on more than one component is in `packs.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from arcanum.core.documents import Where
from arcanum.games.black_rose.vocabulary import (
    ActivateEvocation,
    ActivateRoom,
    AllOf,
    AnyInstruction,
    AnyOf,
    AnyTest,
    ChooseOne,
    Compare,
    Component,
    Damage,
    DamageWouldBeDealt,
    Discard,
    Event,
    Evocation,
    EvocationActivated,
    ForEach,
    GainPower,
    If,
    LosePower,
    May,
    Move,
    Not,
    Persistent,
    PhaseEnd,
    Pick,
    PlaceFigure,
    PlaceInstability,
    PreventDamage,
    Quest,
    RemoveEvocation,
    ReplaceDamage,
    ReplaceInstability,
    Room,
    RoomSide,
    Sentence,
    Skill,
    Spell,
    SpellSide,
    StateHolds,
    Target,
)

Faults = Iterator[tuple[Where, str]]

MOST_TOKENS: Final = 15
"""Health and slots stay below this, with room for an upgrade: tokens are chosen by their place in the row."""
_IN: Final = ("own_instability_in", "instability_in")
_EVENT_FIGURES: Final = ("picked", "item", "each_mage", "each_figure", "each_evocation", "damaged_this_activation")
_EVENT_ROOMS: Final = ("picked_room", "item", "each_room", "each_destroyed_room", "occupied_rooms", "centre_room")
_EVENT_PARTIES: Final = ("black_rose", "item")
_EVENT_WORDS: Final = (
    Damage,
    ReplaceDamage,
    PlaceInstability,
    ReplaceInstability,
    ActivateEvocation,
    RemoveEvocation,
    GainPower,
    LosePower,
    Discard,
    Pick,
    ChooseOne,
    ForEach,
    If,
)
"""What an event may say: it has no caster, so whatever somebody would have to do himself is not among it."""
_MEANING: Final = ("to", "whom", "who", "room", "chooser", "control")
"""The fields of instructions and conditions in which a figure, a room or a mage is meant."""
_MEANT_IN: Final = {
    "this": "the skill of an evocation",
    "this_room": "a room or the skill of an evocation",
    "item": "a for_each",
    "token_holder": "a persistent effect",
    "trigger_source": "a persistent effect",
    "trigger_target": "a persistent effect",
    "trigger_room": "a persistent effect",
}
"""Words that mean something in such a place only."""


class _Scope:
    """Where an instruction stands, which decides what it may say."""

    def __init__(self, sort: str, preventing: bool = False, looping: bool = False, own: tuple[str, ...] = ()) -> None:
        self.sort = sort
        self.preventing = preventing
        self.looping = looping
        self.own = own
        """On a room: the words for rooms of which this one is always one."""

    def knows(self, word: str) -> bool:
        """Whether a word of `_MEANT_IN` means something here."""
        if word == "item":
            return self.looping
        if word == "this":
            return self.sort == "skill"
        if word == "this_room":
            return self.sort in ("room", "skill")
        return self.sort == "persistent"


def component_faults(component: Component) -> Faults:
    """Everything wrong with one component."""
    if isinstance(component, Spell):
        yield from _spell(component)
    elif isinstance(component, Room):
        yield from _room_side(component.destroyed, "destroyed", ("this_room", "each_room", "each_destroyed_room"))
        yield from _room_side(component.restored, "restored", ("this_room", "each_room"))
    elif isinstance(component, Evocation) and component.skill is not None:
        yield from _skill(component.skill)
    elif isinstance(component, Event):
        yield from _sentences(component.sentences, ("sentences",), _Scope("event"))
    elif isinstance(component, Quest):
        if isinstance(component.when, StateHolds | PhaseEnd) and component.when.cond is not None:
            yield from _test(component.when.cond, ("when", "cond"), _Scope("quest"))
        yield from _sentences(component.sentences, ("sentences",), _Scope("quest"))


def _room_side(side: RoomSide, name: str, own: tuple[str, ...]) -> Faults:
    """`own` are the words for rooms of which this one is always one: activating them, it would never come to an end."""
    yield from _sentences(side.sentences, (name, "sentences"), _Scope("room", own=own))
    for number, sentence in enumerate(side.sentences):
        for index, step in enumerate(sentence):
            if isinstance(step, ActivateRoom) and step.room == "caster_room":
                message = (
                    "expected a move before it, else it is this room, which would never come to an end, found none"
                )
                yield (name, "sentences", number, index, "room"), message
            if isinstance(step, Move | PlaceFigure | If | May | ChooseOne | ForEach | ActivateRoom):
                return  # The caster may be elsewhere from now on.


def _skill(skill: Skill) -> Faults:
    if skill.trigger.who != "this":
        yield ("skill", "trigger", "who"), f"expected this, found {skill.trigger.who!r}"
    yield from _sentences(skill.sentences, ("skill", "sentences"), _Scope("skill"))
    for number, sentence in enumerate(skill.sentences):
        for index, step in enumerate(sentence):
            if isinstance(step, ActivateEvocation) and step.who == "this":
                where = ("skill", "sentences", number, index, "who")
                yield where, "expected a condition or a cost for its own activation, which else never ends, found none"


def _spell(spell: Spell) -> Faults:
    for field, kind in (("school", "school"), ("mage", "personal")):
        named = getattr(spell, field) is not None
        if named != (spell.kind == kind):
            expected = (
                f"the {field} of a {kind} spell" if spell.kind == kind else f"no {field} for a {spell.kind} spell"
            )
            yield (field,), f"expected {expected}, found {getattr(spell, field) or 'nothing'}"
    if spell.kind == "forgotten" and spell.copies != 1:
        yield ("copies",), f"expected 1 copy of a forgotten spell, found {spell.copies}"
    for name, side in (("main", spell.main), ("reverse", spell.reverse)):
        yield from _target(side.target, (name, "target"))
        yield from _sentences(side.sentences, (name, "sentences"), _Scope("spell"))
        count = _persistents(side)
        if count > 1:
            yield (name, "sentences"), f"expected at most one persistent effect (a slot has one token), found {count}"


def _target(target: Target, where: Where) -> Faults:
    aimed = target.type not in ("self", "special")
    if aimed and target.range is None:
        yield (*where, "range"), f"expected a range for the target {target.type}, found nothing"
    if not aimed and target.range is not None:
        yield (*where, "range"), f"expected no range for the target {target.type}, found {target.range!r}"
    if target.archetype is not None and target.type != "evocation":
        yield (*where, "archetype"), f"expected an archetype for the target evocation only, found {target.type}"


def _persistents(side: SpellSide) -> int:
    return sum(isinstance(step, Persistent) for sentence in side.sentences for step in sentence)


def _sentences(sentences: tuple[Sentence, ...], where: Where, scope: _Scope) -> Faults:
    for number, sentence in enumerate(sentences):
        for index, step in enumerate(sentence):
            yield from _step(step, (*where, number, index), scope)


def _steps(steps: tuple[AnyInstruction, ...], where: Where, scope: _Scope) -> Faults:
    for index, step in enumerate(steps):
        yield from _step(step, (*where, index), scope)


def _step(step: AnyInstruction, where: Where, scope: _Scope) -> Faults:
    yield from _words(step, where, scope)
    if isinstance(step, If):
        yield from _test(step.cond, (*where, "cond"), scope)
        yield from _steps(step.then, (*where, "then"), scope)
        yield from _steps(step.otherwise, (*where, "else"), scope)
    elif isinstance(step, May):
        yield from _steps(step.cost, (*where, "cost"), scope)
        yield from _steps(step.then, (*where, "then"), scope)
    elif isinstance(step, ChooseOne):
        for number, option in enumerate(step.options):
            yield from _sentences(option, (*where, "options", number), scope)
    elif isinstance(step, ForEach):
        if scope.looping:
            yield where, "expected no for_each inside another one, found one"
        yield from _sentences(step.do, (*where, "do"), _Scope(scope.sort, scope.preventing, True, scope.own))
    elif isinstance(step, Persistent):
        yield from _persistent(step, where, scope)
    elif isinstance(step, PreventDamage) and not scope.preventing:
        yield where, "expected prevent_damage only in a persistent effect that waits for damage, found it elsewhere"
    elif isinstance(step, ActivateRoom) and step.room in scope.own:
        message = f"expected other rooms than this one, which would never come to an end, found {step.room!r}"
        yield (*where, "room"), message
    if scope.sort == "event":
        yield from _event_step(step, where)


def _words(said: AnyInstruction | AnyTest, where: Where, scope: _Scope) -> Faults:
    """No word is used where it means nothing."""
    for field in msgspec.structs.fields(said):
        word = getattr(said, field.name)
        if field.name in _MEANING and word in _MEANT_IN and not scope.knows(word):
            yield (*where, field.encode_name), f"expected {word!r} in {_MEANT_IN[word]} only, found it elsewhere"


def _event_step(step: AnyInstruction, where: Where) -> Faults:
    """An event has no caster: nothing in it may mean him."""
    if not isinstance(step, _EVENT_WORDS):
        yield where, f"expected no {type(step).__struct_config__.tag} in an event, which has no caster, found one"
        return
    allowed = {"by": ("black_rose",), "to": _EVENT_FIGURES, "whom": _EVENT_FIGURES, "room": _EVENT_ROOMS}
    allowed["who"] = _EVENT_PARTIES if isinstance(step, GainPower | LosePower | Discard) else _EVENT_FIGURES
    for field, words in allowed.items():
        value = getattr(step, field, None)
        if value is not None and value not in words:
            name = "in" if field == "room" else field
            yield (*where, name), f"expected one of {', '.join(words)} in an event, found {value!r}"
    if isinstance(step, Pick) and (step.range != "*" or (step.owner != "any" and step.kind != "room")):
        yield where, "expected range * and owner any for a pick in an event, found others"


def _persistent(step: Persistent, where: Where, scope: _Scope) -> Faults:
    if scope.sort != "spell":
        yield where, "expected persistent effects on spells only, found one elsewhere"
    trigger = step.trigger
    if isinstance(trigger, EvocationActivated) and trigger.who == "this":
        yield (*where, "trigger", "who"), "expected own or opponent in a persistent effect, found 'this'"
    inner = _Scope("persistent", preventing=isinstance(trigger, DamageWouldBeDealt))
    yield from _sentences(step.do, (*where, "do"), inner)


def _test(test: AnyTest, where: Where, scope: _Scope) -> Faults:
    yield from _words(test, where, scope)
    if isinstance(test, Compare):
        if (test.count in _IN) != (test.room is not None):
            expected = "a room" if test.count in _IN else "no room"
            yield (*where, "room"), f"expected {expected} for {test.count}, found {test.room or 'nothing'}"
    elif isinstance(test, AllOf | AnyOf):
        for index, inner in enumerate(test.of):
            yield from _test(inner, (*where, "of", index), scope)
    elif isinstance(test, Not):
        yield from _test(test.of, (*where, "of"), scope)
