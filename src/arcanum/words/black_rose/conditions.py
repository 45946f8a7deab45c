"""What is asked about the table: conditions, and what quests and persistent effects wait for, as clauses."""

from __future__ import annotations

from typing import Final

from arcanum.core.content import message_name
from arcanum.core.vocabulary import Interpreter, on
from arcanum.games.black_rose import vocabulary as voc
from arcanum.words import Words

_OPS: Final = {">=": "least", "<=": "most", "==": "equal"}


def condition(words: Words, test: voc.AnyTest) -> str:
    """A condition as a clause."""
    return _TESTS(test, words)


def _compare(test: voc.Compare, words: Words) -> str:
    if (test.count, test.op, test.value) == ("picked_count", "==", 0):
        return words.say("br-if-none-chosen")
    return words.say("br-if-compare", counted=_counted(words, test), op=_OPS[test.op], value=test.value)


def _counted(words: Words, test: voc.Compare) -> str:
    if test.room is None:
        return words.say("br-count", counter=test.count)
    if test.count == "own_instability_in":
        return words.say("br-count-own-instability-in", place=test.room)
    return words.say("br-count-instability-in", place=test.room)


def _exists(test: voc.Exists, words: Words) -> str:
    found = words.say("br-pick-nominative", what=test.kind, owner=test.owner)
    return words.say("br-if-exists", object=object_phrase(words, found, test.range, None))


def _not(test: voc.Not, words: Words) -> str:
    if isinstance(test.of, voc.InRoom):
        return words.say("br-if-not-in-room", who=test.of.who, place=test.of.room)
    return words.say("br-if-not", cond=condition(words, test.of))


_TESTS: Final[Interpreter[[Words], str]] = Interpreter(
    "text",
    voc.AnyTest,
    on(voc.Compare, _compare),
    on(voc.Exists, _exists),
    on(voc.DefeatedByThis, lambda test, words: words.say("br-if-defeated", fallen=test.who)),
    on(voc.InRoom, lambda test, words: words.say("br-if-in-room", who=test.who, place=test.room)),
    on(voc.AllOf, lambda test, words: words.join([condition(words, each) for each in test.of])),
    on(voc.AnyOf, lambda test, words: words.join([condition(words, each) for each in test.of], "or")),
    on(voc.Not, _not),
)


def archetype_name(words: Words, archetype: str) -> str:
    """The name of an archetype of evocations, which the first pack brings that has it."""
    return words.say(message_name("archetype", archetype))


def object_phrase(words: Words, found: str, reach: int | str, archetype: str | None) -> str:
    """Something that may be picked, with its archetype and its range; the range `*` goes without saying."""
    if archetype is not None:
        found = words.say("br-pick-archetype", object=found, archetype=archetype_name(words, archetype))
    return words.say("br-pick-range", object=found, range=reach) if reach != "*" else found


def trigger(words: Words, event: voc.AnyTrigger) -> str:
    """What is waited for, as a clause."""
    return _TRIGGERS(event, words)


def _phase_end(event: voc.PhaseEnd, words: Words) -> str:
    if event.cond is None:
        return words.say("br-when-phase-end", ends=event.phase)
    return words.say("br-when-phase-end-if", ends=event.phase, cond=condition(words, event.cond))


_TRIGGERS: Final[Interpreter[[Words], str]] = Interpreter(
    "text",
    voc.AnyTrigger,
    on(voc.SpellRevealed, lambda event, words: words.say("br-when-spell-revealed", by=event.by)),
    on(voc.DamageWouldBeDealt, lambda event, words: words.say("br-when-damage", to=event.to, damage=event.kind)),
    on(voc.FigureEnteredRoom, lambda event, words: words.say("br-when-entered", by=event.who)),
    on(voc.EvocationActivated, lambda event, words: words.say("br-when-evocation", evocation=event.who)),
    on(voc.MageDefeated, lambda event, words: words.say("br-when-mage-defeated", doer=event.by)),
    on(voc.EvocationDefeated, lambda event, words: words.say("br-when-evocation-defeated", doer=event.by)),
    on(voc.RoomRestored, lambda _, words: words.say("br-when-room-restored")),
    on(voc.RoomActivated, lambda event, words: words.say("br-when-room-activated", doer=event.by)),
    on(voc.ForgottenRevealed, lambda event, words: words.say("br-when-forgotten", doer=event.by)),
    on(voc.PhaseEnd, _phase_end),
    on(voc.StateHolds, lambda event, words: condition(words, event.cond)),
)
