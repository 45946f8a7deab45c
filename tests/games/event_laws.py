"""Laws of what a game says of itself, checked along random games; each game brings a reading of its own words.

The books: whoever hears every event, and nothing else, can keep the table. The questions: each comes from the seat, the
component and the facts that it names. The refusals: what a refusal says is true, and the rule it names is in the
catalogue.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from arcanum.core.coverage import catalogue
from arcanum.core.events import Event, everyone
from arcanum.core.flow import Decision
from arcanum.core.game import Game
from arcanum.core.state import GameState

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"
Met = Counter[str]
"""How often something was come by, so that a law that was never tried is noticed."""


def rules_of(game: Game) -> frozenset[str]:
    """The ids in the catalogue of a game; a refusal may also do without."""
    return frozenset(catalogue((RULES / f"{game.id}.md").read_text(encoding="utf-8"))) | {""}


def walk(state: GameState, seed: str, most: int = 2000) -> Iterator[int]:
    """Play on at random. At the first decision and after every answer comes the number of the first event that is new,
    so that the state may be looked at; the end of the game is the last."""
    chance = random.Random(seed)
    heard = 0
    for _ in range(most):
        yield heard
        heard = state.event_count
        if state.over:
            return
        seat = chance.choice(state.actors())
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    yield heard


# --- the books --------------------------------------------------------------------------------------------------------


class Books:
    """A table that is kept by what was told. A game has a method for each kind of event, `on_<kind>`, and `facts`."""

    def __init__(self) -> None:
        self.met: Met = Counter()

    def hear(self, event: Event) -> None:
        entry: Callable[[Mapping[str, Any]], None] = getattr(self, f"on_{event.kind.replace('-', '_')}")
        self.met[event.kind] += 1
        entry(event.args)

    def kept(self) -> dict[str, Any]:
        """The table as it should be by now."""
        raise NotImplementedError

    def facts(self, state: GameState) -> dict[str, Any]:
        """The table as it is, in the same words."""
        raise NotImplementedError


def hear(books: Books, state: GameState, since: int, private: Mapping[str, str]) -> None:
    """Put down what was told since, and compare. Everybody hears everything but the private kinds, which the seat in
    that argument hears alone."""
    told = state.events(since, everything=True)
    for event in told:
        audience = 1 << int(event.args[private[event.kind]]) if event.kind in private else everyone(state.seats)  # type: ignore[arg-type]
        assert event.audience == audience, f"{event} is told to {event.audience:b}"
        books.hear(event)
    compare(books, state, told)


def overhear(books: Books, state: GameState, since: int, ear: int | None) -> None:
    """Put down what one seat (None: a spectator) was told since, and compare with what it may know."""
    told = state.events(since, ear)
    for event in told:
        books.hear(event)
    compare(books, state, told)


def compare(books: Books, state: GameState, told: Sequence[Event]) -> None:
    kept, facts = books.kept(), books.facts(state)
    wrong = [
        f"{name}: by the events {kept[name]}, in fact {facts[name]}" for name in facts if kept[name] != facts[name]
    ]
    assert not wrong, "\n".join([*wrong, *map(str, told)])


# --- questions --------------------------------------------------------------------------------------------------------

Question = Callable[[Any, int, Decision], Mapping[str, Any]]
"""Of a state and a seat what its decision should say, by the names of its fields; what is left out is not compared."""


def check_questions(state: GameState, questions: Mapping[str, Question], rules: frozenset[str], met: Met) -> None:
    """Each seat that owes an answer is asked, for what the facts say."""
    for seat in state.actors():
        asked = state.decision(seat)
        assert asked.seat == seat, f"{asked} asks seat {seat}"
        assert asked.rule in rules, f"{asked} names {asked.rule}"
        legal = state.legal_actions(seat)
        assert legal == sorted(set(legal)), f"{asked} offers {legal}"
        assert 0 <= asked.least <= asked.most, f"{asked} wants {asked.least} to {asked.most}"
        met[asked.prompt] += 1
        for name, value in questions[asked.prompt](state, seat, asked).items():
            said = getattr(asked, name)
            assert said == value, f"{asked}: {name} is {said!r}, by the facts {value!r}"


# --- refusals ---------------------------------------------------------------------------------------------------------

Truth = Callable[[Any, int, str, Mapping[str, Any]], bool]
"""Whether a refusal is true: of a state, the seat, the words of the refused action and the arguments of the refusal."""
Refusals = Mapping[str, tuple[str, Truth]]
"""By id: the rules that it may name, with a blank between two (nothing: it may name none), and whether it is true."""


def check_refusals(state: GameState, refusals: Refusals, actions: Sequence[int], met: Met) -> None:
    """Each of these actions is either legal or refused for something that is so; who is not asked hears who is."""
    actors = state.actors()
    for seat in range(state.seats):
        legal = set(state.legal_actions(seat))
        for action in actions:
            reason = state.why_not(seat, action)
            assert (reason is None) == (action in legal)
            if reason is None:
                continue
            words = state.space.words(action)
            if seat not in actors and reason.id not in refusals:
                assert reason.id == "not-your-decision"
                assert reason.args == {"seat": actors[0]}
                break
            met[reason.id] += 1
            rules, truth = refusals[reason.id]
            assert reason.rule in rules.split(" "), f"seat {seat}, {words}: {reason} names {reason.rule}"
            assert truth(state, seat, words, reason.args), f"seat {seat}, {words}: {reason} is not true"
            if seat not in actors:
                break  # it is the same for all
