"""What an action does, told before it is taken, from what its seat knows.

There is no second copy of any rule here: the action is taken in *worlds* of the seat (`GameState.world`), up to the
next question, and what the seat sees afterwards is compared with what it sees now. The truth is not looked at. Worlds
are dealt with seeds that depend on nothing but what the seat knows, so positions that it cannot tell apart preview
alike.

If on the way no chance was used and nothing was revealed that the seat did not know itself, every world has the same
result, and so has the truth: the preview is *certain*. (That a seat sees the same in every world as long as no such
revelation is counted is a law of the battery.) Otherwise the action is taken in so many worlds, and every change is
told with the share of these in which it came. What others have chosen in secret is dealt evenly in worlds: nothing is
supposed of how they play.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
from msgspec import structs

from arcanum.core.differences import Difference, Plain, differences
from arcanum.core.events import Event
from arcanum.core.reasons import IllegalAction
from arcanum.core.state import Data, GameState
from arcanum.core.views import Asked, View, asked

UNSEEN: Final = "?"
"""In place of the name of something that the seat does not see."""
_WORD: Final = re.compile(r"\w+")
WORLDS: Final = 64
"""In so many worlds an action is taken whose result is not certain, unless somebody asks for more."""
APART: Final = frozenset(View.__struct_fields__)
"""What the views of all games say of the table itself: who is asked next, and what, is told by itself."""


class Share(msgspec.Struct, frozen=True):
    """One of the values that something may have, and the share of worlds in which it has it."""

    value: Plain
    share: float


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What an action changes at one path of the seat's view.

    A value is told as it was and as it will be; if worlds differ, `after` is what is most likely, `odds` has all
    values, the most likely first, and `mean` is that of numbers. Of a list of names is told what comes and what goes,
    with the share of worlds in which it does so; what comes twice stands there twice.
    """

    path: str
    before: Plain = None
    after: Plain = None
    odds: tuple[Share, ...] = ()
    mean: float | None = None
    came: tuple[Share, ...] = ()
    gone: tuple[Share, ...] = ()


class Happening(msgspec.Struct, frozen=True):
    """An event that the seat will be told of."""

    kind: str
    args: dict[str, Any]


class Next(msgspec.Struct, frozen=True, kw_only=True):
    """Who owes an answer then; nobody when the game is over."""

    seats: tuple[int, ...]
    question: Asked | None
    """What the seat itself is asked, if it is, with the answers that are legal in every world in which it is asked
    this."""
    share: float


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What an action does, or several that are given one after another."""

    actions: tuple[str, ...]
    """Those that were taken, in canonical words: of several as many as were legal one after another in every world."""
    certain: bool
    """Whether this is what will happen; else it holds in the worlds that were dealt."""
    worlds: int
    """Of how many worlds the odds are counted; 0 where nothing is left to chance."""
    happens: tuple[Happening, ...]
    """What the seat will be told, as far as it is told the same in every world."""
    changes: tuple[Change, ...]
    next: tuple[Next, ...]
    """What is asked then, the most likely first."""
    ends: float
    """The share of worlds in which the game is over then."""


def preview(
    state: GameState,
    seat: int,
    action: int,
    through: Sequence[int] = (),
    worlds: int = WORLDS,
    naming: Collection[str] = (),
) -> Preview:
    """What an action of a seat that owes a decision does, as far as the seat can know it. Raises IllegalAction for one
    that is not legal.

    With `through` the seat gives these answers after it, such as the essences of a payment, up to the first that it is
    not asked for or that is not legal in one of the worlds.

    Odds tell what may come, such as a card out of many. Of the names in `naming` those that the seat does not see now
    are told as `UNSEEN`: who plays wants no long list of what is as likely as anything else, and a name that stands
    there by chance would be taken for knowledge.

    >>> told = preview(state, seat, state.legal_actions(seat)[0])
    >>> told.actions == (state.space.words(state.legal_actions(seat)[0]),)
    True
    """
    reason = state.why_not(seat, action)
    if reason is not None:
        raise IllegalAction(state.space.words(action), reason)
    if worlds < 1:
        raise ValueError(f"expected one world or more, found {worlds}")
    before = state.view(seat)
    actions = [action, *through]
    seed = f"preview {state.fingerprint(seat, True)}"
    first = _Trial(state, seat, seed, 0, actions)
    trials = [first]
    if not first.certain:
        trials += [_Trial(state, seat, seed, number, actions) for number in range(1, worlds)]
        least = min([trial.taken for trial in trials])
        if max([trial.taken for trial in trials]) > least:
            return preview(state, seat, action, through[: least - 1], worlds, naming)
    hidden = frozenset() if first.certain else unseen(before, naming)
    return _told(trials, [state.space.words(each) for each in actions[: first.taken]], before, hidden)


def unseen(view: Data, naming: Collection[str]) -> frozenset[str]:
    """The names that nothing in a view mentions.

    >>> sorted(unseen({"hand": ["prism"]}, ["prism", "vault"]))
    ['vault']
    """
    return frozenset(naming).difference(_WORD.findall(msgspec.json.encode(view).decode()))


def changed(state: GameState, before: Data, after: Sequence[Data]) -> list[Difference]:
    """What is another between a view of a seat and one or several later ones, as previews tell it: without the table
    itself, and without what the game says that nobody needs to be told (`GameState.untold`).

    >>> changed(state, state.view(seat), [state.view(seat)])
    []
    """
    shown = [{name: value for name, value in view.items() if name not in APART} for view in (before, *after)]
    return differences(shown[0], shown[1:], state.untold())


def news_to(state: GameState, seat: int) -> int:
    """How many of the revelations so far told a seat something that it did not know itself. Only how much it grows in
    one state means anything.

    >>> news_to(state, seat) <= state.revelations
    True
    """
    return state.revelations - state.own_showings.count(seat)


class _Trial:
    """A world in which the actions are taken."""

    def __init__(self, state: GameState, seat: int, seed: str, number: int, actions: Sequence[int]) -> None:
        world = state.world(seat, f"{seed} {number}")
        world.heard = True
        since, used, news = world.event_count, world.chance.used, news_to(world, seat)
        self.world: GameState = world
        self.seat: int = seat
        self.taken: int = 0
        """How many of the actions could be taken."""
        for action in actions:
            if action not in world.legal_actions(seat):
                break
            world.perform(seat, action)
            self.taken += 1
        self.certain: bool = world.chance.used == used and news_to(world, seat) == news
        """Whether every world has the same result."""
        self.events: list[Event] = world.events(since, seat)

    def question(self) -> Asked | None:
        """What the seat itself is asked then."""
        return asked(self.world, self.seat) if self.seat in self.world.actors() else None


def _told(trials: list[_Trial], actions: list[str], before: Data, hidden: frozenset[str]) -> Preview:
    found = changed(trials[0].world, before, [trial.world.view(trial.seat) for trial in trials])
    return Preview(
        actions=tuple(actions),
        certain=trials[0].certain,
        worlds=0 if trials[0].certain else len(trials),
        happens=tuple([Happening(event.kind, dict(event.args)) for event in _in_common(trials, hidden)]),
        changes=tuple([_change(each, hidden) for each in found]),
        next=tuple(_next(trials, hidden)),
        ends=sum([trial.world.over for trial in trials]) / len(trials),
    )


def _in_common(trials: list[_Trial], hidden: frozenset[str]) -> list[Event]:
    """The events that every world begins with, up to one that names something hidden."""
    common = trials[0].events
    for trial in trials:
        count = 0
        while count < min(len(common), len(trial.events)) and common[count] == trial.events[count]:
            count += 1
        common = common[:count]
    named = [number for number, event in enumerate(common) if names_any(event.args, hidden)]
    return common[: named[0]] if named else common


def names_any(data: Any, hidden: Collection[str]) -> bool:
    """Whether plain data name something of what is hidden.

    >>> names_any({"card": "vault"}, ["vault"])
    True
    """
    return bool(hidden) and any(word in hidden for word in _WORD.findall(msgspec.json.encode(data).decode()))


def _veil(value: Plain, hidden: frozenset[str]) -> Plain:
    return _text(value, hidden) if isinstance(value, str) else value


def _text(text: str, hidden: frozenset[str]) -> str:
    """Several names in one text are hidden together."""
    return UNSEEN if hidden and names_any(text, hidden) else text


# --- odds -------------------------------------------------------------------------------------------------------------


def _change(found: Difference, hidden: frozenset[str]) -> Change:
    """What is told of a difference, without the names of what is hidden."""
    path = ".".join([_text(step, hidden) for step in found.path.split(".")])
    if found.is_list:
        came, gone = [
            [[_veil(name, hidden) for name in each] for each in side] for side in (found.came_in, found.gone_in)
        ]
        return Change(path=path, came=tuple(_names(came)), gone=tuple(_names(gone)))
    odds = _values([_veil(each, hidden) for each in found.after_in])
    means = len(odds) > 1 and all(_is_number(each.value) for each in odds)
    return Change(
        path=path,
        before=found.before,
        after=odds[0].value,
        odds=tuple(odds) if len(odds) > 1 else (),
        mean=sum([float(each.value or 0) * each.share for each in odds]) if means else None,
    )


def _values(after: Sequence[Plain]) -> list[Share]:
    """The values that something has after the actions."""
    return [Share(value, count / len(after)) for value, count in Counter(after).most_common()]


def _names(lists: Sequence[Sequence[Plain]]) -> list[Share]:
    """The names that are in lists of some worlds. A name that is in one of them twice is told twice, the second time
    with the share of worlds in which it is so."""
    counts: Counter[tuple[Plain, int]] = Counter()
    for names in lists:
        counts.update([(name, nth) for name, times in Counter(names).items() for nth in range(times)])
    return [Share(name, count / len(lists)) for (name, _), count in counts.most_common()]


def _is_number(value: Plain) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _next(trials: list[_Trial], hidden: frozenset[str]) -> list[Next]:
    """What is asked after the actions, the most likely first."""
    groups: dict[tuple[tuple[int, ...], bytes], list[Asked | None]] = {}
    for trial in trials:
        question = trial.question()
        if question is not None and names_any([question.args, question.source], hidden):
            question = structs.replace(question, args={}, source=UNSEEN)
        apart = None if question is None else structs.replace(question, legal=[])
        groups.setdefault((trial.world.actors(), msgspec.json.encode(apart)), []).append(question)
    told = [
        Next(seats=seats, question=_shared(questions, hidden), share=len(questions) / len(trials))
        for (seats, _), questions in groups.items()
    ]
    return sorted(told, key=lambda each: -each.share)


def _shared(questions: list[Asked | None], hidden: frozenset[str]) -> Asked | None:
    """The question with the answers that are legal in all of these worlds and name nothing hidden."""
    first = questions[0]
    if first is None:
        return None
    others = [set(each.legal) for each in questions[1:] if each is not None]
    legal = [words for words in first.legal if all(words in each for each in others)]
    return structs.replace(first, legal=[words for words in legal if not names_any(words, hidden)])
