"""What a component must obey beyond its types, so that whatever is loaded can be played.

Each check yields the way to the field that breaks it, from the component on, and what was expected and found. A rule
that depends on more than one component is in `packs.py`.
"""

from __future__ import annotations

from typing import Final

from arcanum.core.documents import Where
from arcanum.core.vocabulary import Faults, Interpreter, Word, alike, inside, nothing, on
from arcanum.games.black_rose import vocabulary as voc
from arcanum.games.black_rose.vocabulary import Component, RoomSide, Sentence, Skill, Target

_IN: Final = ("own_instability_in", "instability_in")
_EVENT_FIGURES: Final = ("picked", "item", "each_mage", "each_figure", "each_evocation", "damaged_this_activation")
_EVENT_ROOMS: Final = ("picked_room", "item", "each_room", "each_destroyed_room", "occupied_rooms", "centre_room")
_EVENT_PARTIES: Final = ("black_rose", "item")
_EVENT_WORDS: Final = (
    voc.Damage,
    voc.ReplaceDamage,
    voc.PlaceInstability,
    voc.ReplaceInstability,
    voc.ActivateEvocation,
    voc.RemoveEvocation,
    voc.GainPower,
    voc.LosePower,
    voc.Discard,
    voc.Pick,
    voc.ChooseOne,
    voc.ForEach,
    voc.If,
)
"""What an event may say: it has no caster, so whatever somebody would have to do himself is not among it."""
_ELSEWHERE: Final = (voc.Move, voc.PlaceFigure, voc.If, voc.May, voc.ChooseOne, voc.ForEach, voc.ActivateRoom)
"""After these the caster may stand somewhere else."""
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

    def inside(self, word: Word) -> _Scope:
        """Where that stands which is inside a word."""
        if isinstance(word, voc.ForEach):
            return _Scope(self.sort, self.preventing, True, self.own)
        if isinstance(word, voc.Persistent):
            return _Scope("persistent", preventing=isinstance(word.trigger, voc.DamageWouldBeDealt))
        return self

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
    return _COMPONENTS(component)


def _room(room: voc.Room) -> Faults:
    yield from _room_side(room.destroyed, "destroyed", ("this_room", "each_room", "each_destroyed_room"))
    yield from _room_side(room.restored, "restored", ("this_room", "each_room"))


def _room_side(side: RoomSide, name: str, own: tuple[str, ...]) -> Faults:
    """`own` are the words for rooms of which this one is always one: activating them, it would never come to an end."""
    yield from _sentences(side.sentences, (name, "sentences"), _Scope("room", own=own))
    for way, step in inside(side.sentences, (name, "sentences")):
        if isinstance(step, voc.ActivateRoom) and step.room == "caster_room":
            message = "expected a move before it, else it is this room, which would never come to an end, found none"
            yield (*way, "room"), message
        if isinstance(step, _ELSEWHERE):
            return


def _evocation(evocation: voc.Evocation) -> Faults:
    return _skill(evocation.skill) if evocation.skill is not None else ()


def _skill(skill: Skill) -> Faults:
    if skill.trigger.who != "this":
        yield ("skill", "trigger", "who"), f"expected this, found {skill.trigger.who!r}"
    yield from _sentences(skill.sentences, ("skill", "sentences"), _Scope("skill"))
    for way, step in inside(skill.sentences, ("skill", "sentences")):
        if isinstance(step, voc.ActivateEvocation) and step.who == "this":
            message = "expected a condition or a cost for its own activation, which else never ends, found none"
            yield (*way, "who"), message


def _spell(spell: voc.Spell) -> Faults:
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
        count = sum(isinstance(step, voc.Persistent) for _, step in inside(side.sentences))
        if count > 1:
            yield (name, "sentences"), f"expected at most one persistent effect (a slot has one token), found {count}"


def _event(event: voc.Event) -> Faults:
    return _sentences(event.sentences, ("sentences",), _Scope("event"))


def _quest(quest: voc.Quest) -> Faults:
    yield from _word(quest.when, ("when",), _Scope("quest"))
    yield from _sentences(quest.sentences, ("sentences",), _Scope("quest"))


_COMPONENTS: Final[Interpreter[[], Faults]] = Interpreter(
    "checks",
    voc.AnyComponent,
    on(voc.Spell, _spell),
    on(voc.Room, _room),
    on(voc.Evocation, _evocation),
    on(voc.Event, _event),
    on(voc.Quest, _quest),
    *alike((voc.MageCard, voc.Upgrade, voc.School), nothing),
)


def _target(target: Target, where: Where) -> Faults:
    aimed = target.type not in ("self", "special")
    if aimed and target.range is None:
        yield (*where, "range"), f"expected a range for the target {target.type}, found nothing"
    if not aimed and target.range is not None:
        yield (*where, "range"), f"expected no range for the target {target.type}, found {target.range!r}"
    if target.archetype is not None and target.type != "evocation":
        yield (*where, "archetype"), f"expected an archetype for the target evocation only, found {target.type}"


def _sentences(sentences: tuple[Sentence, ...], where: Where, scope: _Scope) -> Faults:
    for way, step in inside(sentences, where):
        yield from _word(step, way, scope)


def _word(word: Word, where: Where, scope: _Scope) -> Faults:
    """An instruction, a condition or a trigger, with all that stands inside."""
    if not isinstance(word, voc.Trigger):
        yield from _meanings(word, where, scope)
    yield from _WORDS(word, where, scope)
    for way, inner in inside(word, where):
        yield from _word(inner, way, scope.inside(word))
    if scope.sort == "event" and isinstance(word, voc.Instruction):
        yield from _event_step(word, where)


def _meanings(said: Word, where: Where, scope: _Scope) -> Faults:
    """No word is used where it means nothing."""
    for name, written in zip(said.__struct_fields__, said.__struct_encode_fields__, strict=True):
        word = getattr(said, name)
        if name in _MEANING and word in _MEANT_IN and not scope.knows(word):
            yield (*where, written), f"expected {word!r} in {_MEANT_IN[word]} only, found it elsewhere"


def _event_step(step: voc.Instruction, where: Where) -> Faults:
    """An event has no caster: nothing in it may mean him."""
    if not isinstance(step, _EVENT_WORDS):
        yield where, f"expected no {type(step).__struct_config__.tag} in an event, which has no caster, found one"
        return
    allowed = {"by": ("black_rose",), "to": _EVENT_FIGURES, "whom": _EVENT_FIGURES, "room": _EVENT_ROOMS}
    allowed["who"] = _EVENT_PARTIES if isinstance(step, voc.GainPower | voc.LosePower | voc.Discard) else _EVENT_FIGURES
    for field, words in allowed.items():
        value = getattr(step, field, None)
        if value is not None and value not in words:
            name = "in" if field == "room" else field
            yield (*where, name), f"expected one of {', '.join(words)} in an event, found {value!r}"
    if isinstance(step, voc.Pick) and (step.range != "*" or (step.owner != "any" and step.kind != "room")):
        yield where, "expected range * and owner any for a pick in an event, found others"


def _compare(test: voc.Compare, where: Where, _: _Scope) -> Faults:
    if (test.count in _IN) != (test.room is not None):
        expected = "a room" if test.count in _IN else "no room"
        yield (*where, "room"), f"expected {expected} for {test.count}, found {test.room or 'nothing'}"


def _activated(trigger: voc.EvocationActivated, where: Where, _: _Scope) -> Faults:
    if trigger.who == "this":
        yield (*where, "who"), "expected own or opponent in a persistent effect, found 'this'"


def _for_each(_: voc.ForEach, where: Where, scope: _Scope) -> Faults:
    if scope.looping:
        yield where, "expected no for_each inside another one, found one"


def _prevent_damage(_: voc.PreventDamage, where: Where, scope: _Scope) -> Faults:
    if not scope.preventing:
        yield where, "expected prevent_damage only in a persistent effect that waits for damage, found it elsewhere"


def _activate_room(step: voc.ActivateRoom, where: Where, scope: _Scope) -> Faults:
    if step.room in scope.own:
        message = f"expected other rooms than this one, which would never come to an end, found {step.room!r}"
        yield (*where, "room"), message


def _persistent(_: voc.Persistent, where: Where, scope: _Scope) -> Faults:
    if scope.sort != "spell":
        yield where, "expected persistent effects on spells only, found one elsewhere"


_WORDS: Final[Interpreter[[Where, _Scope], Faults]] = Interpreter(
    "checks",
    voc.AnyInstruction | voc.AnyTest | voc.AnyTrigger,
    on(voc.Compare, _compare),
    on(voc.EvocationActivated, _activated),
    on(voc.PreventDamage, _prevent_damage),
    on(voc.ActivateRoom, _activate_room),
    on(voc.ForEach, _for_each),
    on(voc.Persistent, _persistent),
    *alike((voc.Exists, voc.DefeatedByThis, voc.InRoom, voc.AllOf, voc.AnyOf, voc.Not), nothing),
    *alike((voc.SpellRevealed, voc.DamageWouldBeDealt, voc.FigureEnteredRoom, voc.ForgottenRevealed), nothing),
    *alike((voc.MageDefeated, voc.EvocationDefeated, voc.RoomRestored, voc.RoomActivated), nothing),
    *alike((voc.PhaseEnd, voc.StateHolds), nothing),
    *alike((voc.Damage, voc.ReplaceDamage, voc.Heal), nothing),
    *alike((voc.PlaceInstability, voc.ReplaceInstability, voc.RemoveInstability), nothing),
    *alike((voc.Move, voc.PlaceFigure, voc.PhysicalAttack, voc.AttachUpgrade, voc.ModifyStat), nothing),
    *alike((voc.Summon, voc.ActivateEvocation, voc.RemoveEvocation), nothing),
    *alike((voc.Draw, voc.Search, voc.Discard, voc.PeekPrepared, voc.Pick), nothing),
    *alike((voc.GainPower, voc.LosePower, voc.RefreshAction), nothing),
    *alike((voc.ChooseOne, voc.May, voc.If), nothing),
)
"""What is wrong with a word itself; what stands inside it is checked as well."""
