"""What a player typed: which of the actions it means.

A number, the canonical words, or any abbreviation that fits only one action: `3`, `place prism`, `pl pr`, `prism`.
Where several small picks are asked for one after another (a payment, a mix), one line may hold them all:
`life 2 calm 1`, `l l c`, `prism, athanor`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from arcanum.core.flow import Decision
from arcanum.core.picks import Picks
from arcanum.core.reasons import Reason
from arcanum.core.state import GameState
from arcanum.words.voices import Choice

_WORD = re.compile(r"[^\W_]+")
_DONE = "done"
_NAMED = 4
"""How well a text fits that abbreviates a label or a name from its start on."""


class NotUnderstood(Exception):
    """A line that fits no action, or several: `fits` holds those."""

    def __init__(self, text: str, fits: Sequence[Choice] = ()) -> None:
        super().__init__(text)
        self.text = text
        self.fits = list(fits)


# --- one action -------------------------------------------------------------------------------------------------------


def pick(text: str, choices: Sequence[Choice], least: int = 1) -> Choice:
    """The only choice that the text fits best, and at least so well; raises NotUnderstood."""
    typed = _tokens(text)
    ranked = [(_rank(typed, choice), choice) for choice in choices]
    best = max((rank for rank, _ in ranked), default=0)
    fits = [choice for rank, choice in ranked if rank == best] if best >= least else []
    if len(fits) != 1:
        raise NotUnderstood(text, fits)
    return fits[0]


def _tokens(text: str) -> list[str]:
    return _WORD.findall(text.casefold().replace("'", "").replace("’", ""))


def _rank(typed: list[str], choice: Choice) -> int:
    """How well a text fits; 0: not at all. A label is compared up to its first full stop: the text of a power follows.

    What only abbreviates the canonical words counts less than what abbreviates the label or the last words, so that `e`
    is Elan and not every `essence`.
    """
    name, _, last = choice.words.partition(" ")
    spoken = (_tokens(choice.label.partition(". ")[0]), _tokens(last or name))
    likeness = max(_likeness(typed, each) for each in spoken)
    return max(2 * likeness, 2 * _likeness(typed, _tokens(choice.words)) - 1, 0)


def _likeness(typed: list[str], name: list[str]) -> int:
    """3 word for word, 2 as an abbreviation from the start on, 1 with words left out, 0 not."""
    if not typed or len(typed) > len(name):
        return 0
    if typed == name:
        return 3
    if all(word.startswith(start) for start, word in zip(typed, name, strict=False)):
        return 2
    rest = iter(name)
    return 1 if all(any(word.startswith(start) for word in rest) for start in typed) else 0


# --- several at once --------------------------------------------------------------------------------------------------


def read_answer(text: str, choices: Sequence[Choice], several: bool) -> list[str]:
    """The canonical words of what was typed, more than one only where `several` picks may be made."""
    if text.strip().isdecimal():
        return [_numbered(int(text), text, choices)]
    # Where several are asked for, a name of several words is one pick; else each word is one, if it can be.
    try:
        return [pick(text, choices, _NAMED if several else 1).words]
    except NotUnderstood:
        if not several:
            raise
    try:
        return _read_run(text, choices)
    except NotUnderstood as unclear:
        with suppress(NotUnderstood):
            return [pick(text, choices).words]
        raise unclear from None


def _numbered(number: int, text: str, choices: Sequence[Choice]) -> str:
    if not 1 <= number <= len(choices):
        raise NotUnderstood(text)
    return choices[number - 1].words


def _read_run(text: str, choices: Sequence[Choice]) -> list[str]:
    parts = list(_parts(text))
    if not parts:
        raise NotUnderstood(text)
    if all(part.isdecimal() for part in parts):
        return [_numbered(int(part), part, choices) for part in parts]
    # "life 2 calm 1" or "2 life 1 calm": where the first number stands, tells which.
    if parts[0].isdecimal():
        parts.reverse()
    at = 0
    run: list[str] = []
    while at < len(parts):
        count = int(parts[at + 1]) if at + 1 < len(parts) and parts[at + 1].isdecimal() else None
        run += [pick(parts[at], choices).words] * (1 if count is None else min(count, 99))
        at += 1 if count is None else 2
    if not run:
        raise NotUnderstood(text)
    return run


def _parts(text: str) -> Iterator[str]:
    """What may be one pick or a count: between commas, where there are some, else word by word."""
    if "," not in text:
        yield from re.findall(r"\d+|[^\W\d]+", text)
        return
    for part in filter(None, map(str.strip, text.split(","))):
        count = re.fullmatch(r"(.+?)\s+(\d+)|(\d+)\s+(.+)", part)
        yield from (count[1] or count[4], count[2] or count[3]) if count else (part,)


# --- picks that are gathered ------------------------------------------------------------------------------------------


def offered(found: Picks) -> list[int]:
    """All that may be picked, in any order, and what ends the picks. The engine asks for small picks in an order of its
    own: whoever sees only the next ones would think that the others are forbidden."""
    return [*found.actions, found.ending] if found.ending >= 0 else list(found.actions)


def go_together(found: Picks, made: Sequence[int]) -> bool:
    """Whether there is a way to answer that holds these picks."""
    if found.ending not in made:
        return bool(_containing(found, made))
    mix = _mix(found, made)
    return len(made) == sum(mix) + 1 and mix in found.mixes and not found.closed[found.mixes.index(mix)]


def is_whole(found: Picks, made: Sequence[int]) -> bool:
    """Whether nothing is left to decide: the picks were ended, or only one mix goes with them and it ends by itself."""
    return found.ending in made or [closed for _, closed in _containing(found, made)] == [True]


def whole(found: Picks, made: Sequence[int]) -> list[int]:
    """The picks, with those that alone are left, in the order in which they have to be given."""
    mix = _mix(found, made) if found.ending in made else _containing(found, made)[0][0]
    picks = [action for action, count in zip(found.actions, mix, strict=True) for _ in range(count)]
    return [*picks, found.ending] if found.ending in made else picks


def _mix(found: Picks, made: Sequence[int]) -> tuple[int, ...]:
    return tuple([made.count(action) for action in found.actions])


def _containing(found: Picks, made: Sequence[int]) -> list[tuple[tuple[int, ...], bool]]:
    """The mixes that hold these picks, each with whether it ends by itself."""
    counts = _mix(found, made)
    if sum(counts) < len(made):
        return []
    return [
        (mix, closed)
        for mix, closed in zip(found.mixes, found.closed, strict=True)
        if all(has >= count for has, count in zip(mix, counts, strict=True))
    ]


# --- before it is played ----------------------------------------------------------------------------------------------


class RunRefused(Exception):
    """Several picks that cannot be made together: at which one, and why (None: the rest was settled otherwise)."""

    def __init__(self, words: str, reason: Reason | None) -> None:
        super().__init__(words)
        self.words = words
        self.reason = reason


def settle(state: GameState, seat: int, picks: Sequence[str]) -> list[str]:
    """The picks that have to be played, in an order that the rules take; raises RunRefused if there is none.

    They are tried on a copy, so that either all are played or none. What was typed last may be left out: the engine
    makes a pick by itself when only one is left. So may a "done" at the end, when there is nothing more to pick.
    """
    if len(picks) > 1 and picks[-1] == _DONE:
        made = settle(state, seat, picks[:-1])
        return [*made, _DONE] if _still_asked(_after(state, seat, made), state.decision(seat)) else made
    try:
        return _rehearse(state, seat, picks)
    except RunRefused:
        canonical = sorted(picks, key=state.space.parse)
        if canonical == list(picks):
            raise
    return _rehearse(state, seat, canonical)


def closes_others(state: GameState, seat: int, picks: Sequence[str]) -> bool:
    """Whether making only these picks would close others that could still go with them: small picks are made in a fixed
    order, and what is left over may then be settled by itself. A player who picks one by one, in any order, must not
    fall for it.
    """
    if _DONE in picks:
        return False
    asked = state.decision(seat)
    after = _after(state, seat, settle(state, seat, picks))
    if _still_asked(after, asked):
        open_still = {after.space.words(each) for each in after.legal_actions(seat)}
        return any(words not in open_still for words, _ in _continuations(state, seat, picks))
    settled = after.state_hash()
    return any(_after(state, seat, run).state_hash() != settled for _, run in _continuations(state, seat, picks))


def is_complete(state: GameState, seat: int, picks: Sequence[str]) -> bool:
    """Whether nothing can be picked beside these: all that were asked for, a "done", or no other goes with them."""
    decision = state.decision(seat)
    if _DONE in picks or len(picks) >= int(decision.args.get("left", decision.most)):
        return True
    return next(_continuations(state, seat, picks), None) is None


def _continuations(state: GameState, seat: int, picks: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """What could be picked beside these picks, and what would be played then."""
    for action in state.legal_actions(seat):
        words = state.space.words(action)
        if words != _DONE:
            with suppress(RunRefused):
                yield words, settle(state, seat, [*picks, words])


def _after(state: GameState, seat: int, picks: Sequence[str]) -> GameState:
    """A copy in which these picks are made."""
    copy = state.clone()
    for words in picks:
        copy.apply(seat, copy.space.parse(words))
    return copy


def _rehearse(state: GameState, seat: int, picks: Sequence[str]) -> list[str]:
    copy = state.clone()
    start = copy.event_count
    asked = copy.decision(seat)
    legal: list[str] = []
    for played, words in enumerate(picks):
        if played and not _still_asked(copy, asked):
            _check_settled(copy, seat, start, picks, played, legal)
            return list(picks[:played])
        action = copy.space.parse(words)
        reason = copy.why_not(seat, action)
        if reason is not None:
            raise RunRefused(words, reason)
        legal = [copy.space.words(each) for each in copy.legal_actions(seat)]
        copy.apply(seat, action)
    return list(picks)


def _still_asked(state: GameState, asked: Decision) -> bool:
    """Whether the next pick of the same decision is asked for."""
    if asked.seat not in state.actors():
        return False
    now = state.decision(asked.seat)
    return (now.group, now.source) == (asked.group, asked.source)


def _check_settled(
    state: GameState, seat: int, start: int, picks: Sequence[str], played: int, legal: Sequence[str]
) -> None:
    """The engine made the last picks itself: refuse if the player wanted others."""
    done = Counter(_mentioned(state, seat, start))
    wanted = Counter(words.rpartition(" ")[2] for words in picks)
    if done:
        settled = all(done[thing] >= count for thing, count in wanted.items())
    else:
        # Nothing is logged (cards put back on a deck): the last pick is whatever was left over.
        settled = set(picks[played:]) == set(legal) - {picks[played - 1]}
    if not settled:
        raise RunRefused(picks[played], None)


def _mentioned(state: GameState, seat: int, start: int) -> Iterable[str]:
    """The things in the events of the same kind as the first one: the essences paid, the cards discarded."""
    events = [event for event in state.events(start, seat) if event.args.get("seat") == seat]
    for event in events:
        if event.kind != events[0].kind:
            continue
        for value in event.args.values():
            if isinstance(value, dict):
                yield from Counter(value).elements()
            elif isinstance(value, str):
                yield value
