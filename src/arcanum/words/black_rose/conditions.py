"""What is asked about the table: conditions, and what quests and persistent effects wait for, as clauses."""

from __future__ import annotations

from typing import Final, assert_never

from arcanum.games.black_rose.vocabulary import (
    AllOf,
    AnyOf,
    AnyTest,
    Compare,
    DamageWouldBeDealt,
    DefeatedByThis,
    EvocationActivated,
    EvocationDefeated,
    Exists,
    FigureEnteredRoom,
    ForgottenRevealed,
    InRoom,
    LastingTrigger,
    MageDefeated,
    Not,
    PhaseEnd,
    QuestTrigger,
    RoomActivated,
    RoomRestored,
    SpellRevealed,
    StateHolds,
)
from arcanum.words import Words

_OPS: Final = {">=": "least", "<=": "most", "==": "equal"}


def condition(words: Words, test: AnyTest) -> str:
    """A condition as a clause."""
    match test:
        case Compare(count="picked_count", op="==", value=0):
            return words.say("br-if-none-chosen")
        case Compare():
            return words.say("br-if-compare", counted=_counted(words, test), op=_OPS[test.op], value=test.value)
        case Exists():
            found = words.say("br-pick-nominative", what=test.kind, owner=test.owner)
            return words.say("br-if-exists", object=object_phrase(words, found, test.range, None))
        case DefeatedByThis():
            return words.say("br-if-defeated", fallen=test.who)
        case InRoom():
            return words.say("br-if-in-room", who=test.who, place=test.room)
        case AllOf():
            return words.join([condition(words, each) for each in test.of])
        case AnyOf():
            return words.join([condition(words, each) for each in test.of], "or")
        case Not(of=InRoom(who=who, room=room)):
            return words.say("br-if-not-in-room", who=who, place=room)
        case Not():
            return words.say("br-if-not", cond=condition(words, test.of))
    assert_never(test)


def _counted(words: Words, test: Compare) -> str:
    if test.room is None:
        return words.say("br-count", counter=test.count)
    if test.count == "own_instability_in":
        return words.say("br-count-own-instability-in", place=test.room)
    return words.say("br-count-instability-in", place=test.room)


def object_phrase(words: Words, found: str, reach: int | str, archetype: str | None) -> str:
    """Something that may be picked, with its archetype and its range; the range `*` goes without saying."""
    if archetype is not None:
        found = words.say("br-pick-archetype", object=found, archetype=words.say_of("archetype", archetype))
    return words.say("br-pick-range", object=found, range=reach) if reach != "*" else found


def trigger(words: Words, event: QuestTrigger | LastingTrigger) -> str:
    """What is waited for, as a clause."""
    match event:
        case SpellRevealed():
            return words.say("br-when-spell-revealed", by=event.by)
        case DamageWouldBeDealt():
            return words.say("br-when-damage", to=event.to, damage=event.kind)
        case FigureEnteredRoom():
            return words.say("br-when-entered", by=event.who)
        case EvocationActivated():
            return words.say("br-when-evocation", evocation=event.who)
        case MageDefeated():
            return words.say("br-when-mage-defeated", doer=event.by)
        case EvocationDefeated():
            return words.say("br-when-evocation-defeated", doer=event.by)
        case RoomRestored():
            return words.say("br-when-room-restored")
        case RoomActivated():
            return words.say("br-when-room-activated", doer=event.by)
        case ForgottenRevealed():
            return words.say("br-when-forgotten", doer=event.by)
        case PhaseEnd(cond=None):
            return words.say("br-when-phase-end", ends=event.phase)
        case PhaseEnd(cond=cond):
            assert cond is not None
            return words.say("br-when-phase-end-if", ends=event.phase, cond=condition(words, cond))
        case StateHolds():
            return condition(words, event.cond)
    assert_never(event)
