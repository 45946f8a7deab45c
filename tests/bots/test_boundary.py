"""The boundary between a bot and the truth: nothing that a bot can reach or write to is part of the live game.

It holds for a view itself, and for what bots are given in the arena and at the terminal.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from arcanum.arena.bout import Job, play
from arcanum.arena.crew import Pulse
from arcanum.arena.plan import Bout
from arcanum.bots import Bot, SeatView, look
from arcanum.cli import main
from arcanum.core.game import Game
from arcanum.core.record import Record
from arcanum.core.state import GameState
from tests.bots.boards import (
    RES_ARCANA,
    along_a_game,
    common_to_all_games,
    everything_within,
    shared,
    turn_of_somebody,
)
from tests.bots.spies import Spy

SETUPS: dict[str, tuple[int, dict[str, Any]]] = {
    "standard": (2, {"round_limit": 8}),
    "ordered": (4, {"collect": "ordered", "round_limit": 4}),
    "draft": (3, {"setup": "draft", "round_limit": 5}),
    "first game": (2, {"setup": "first_game", "round_limit": 8}),
    "match": (2, {"setup": "match", "round_limit": 2}),
}


@pytest.fixture(scope="module")
def common() -> dict[int, object]:
    return common_to_all_games()


# --- the view ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS)
def test_a_view_holds_a_world(setup: str) -> None:
    """The very one that the seat may have, in all its parts."""
    seats, options = SETUPS[setup]
    for state, number in along_a_game(seats, f"holds {setup}", 5, **options):
        for seat in state.actors():
            world = look(state, seat, number)._world
            assert world.save() == state.world(seat, "look").save()
            assert world.event_count == 0, "what happened before is not in it"


@pytest.mark.parametrize("setup", SETUPS)
def test_a_view_shares_nothing_with_the_truth(setup: str, common: dict[int, object]) -> None:
    seats, options = SETUPS[setup]
    asked = set()
    for state, number in along_a_game(seats, f"shares {setup}", 2, **options):
        for seat in state.actors():
            asked.add(state.decision(seat).prompt)
            assert shared(look(state, seat, number), state, common) == []
            if number % 20 == 0:
                assert shared(look(state, seat, number).world("x"), state, common) == []
    assert len(asked) > 5


def test_cards_put_back_in_an_order_of_their_own_are_not_shared(common: dict[int, object]) -> None:
    """What is remembered of that comes about seldom in a random game: here it is written in for both seats."""
    state, seat, number = turn_of_somebody("mixed", 25)
    data = state.save()
    data["mixed"] = [[owner, *data["deck"][owner][-2:]] for owner in range(2)]
    mixed = RES_ARCANA.load(data)
    assert shared(look(mixed, seat, number), mixed, common) == []


def test_the_check_would_find_what_is_shared(common: dict[int, object]) -> None:
    """A clone shares what is replaced rather than changed; and of the state itself all is shared."""
    state, _ = next(iter(along_a_game(2, "clone", 1)))
    assert shared(state.clone(), state, common)
    assert state in shared(state, state, common)
    assert state.chance in shared([(state.chance,)], state, common)
    assert state.log in shared(lambda: state.log, state, common), "nor does a function hide it"


# --- the arena and the terminal ---------------------------------------------------------------------------------------


class Watch:
    """Notes what spies are given, and compares it with the games that were dealt."""

    def __init__(self, common: dict[int, object]) -> None:
        self.common = common
        self.dealt: list[GameState] = []
        self.numbers: dict[int, list[int]] = {}
        """For each seat what it was told of how many answers it has given."""
        self.faults: list[str] = []

    def report(self, bot: Bot, view: SeatView) -> None:
        self.numbers.setdefault(view.seat, []).append(view.number)
        truth = self.dealt[-1]
        reached = everything_within(bot, view, but=self.common)
        if id(truth) in reached:
            self.faults.append("the state can be reached")
        self.faults += [f"{thing!r:.60} is shared" for thing in shared((bot, view), truth, self.common)]
        if view._world.save() != truth.world(view.seat, "look").save():
            self.faults.append("the view does not hold the seat's world")


@pytest.fixture
def watch(common: dict[int, object], monkeypatch: pytest.MonkeyPatch) -> Watch:
    """A watch over all games that are dealt from now on."""
    watch = Watch(common)
    deal = Record.deal

    def noted(self: Record, game: Game, packs: Sequence[Path] = ()) -> GameState:
        state = deal(self, game, packs)
        watch.dealt.append(state)
        return state

    monkeypatch.setattr(Record, "deal", noted)
    monkeypatch.setattr(Spy, "report", staticmethod(watch.report), raising=False)
    return watch


def assert_clean(watch: Watch, seats: int) -> None:
    assert watch.faults == []
    assert len(watch.dealt) == 1
    assert watch.dealt[0].over
    assert list(watch.numbers) == list(range(seats))
    for told in watch.numbers.values():
        assert told == list(range(len(told))), "a bot is told how many answers its own seat gave, and no more"
        assert len(told) > 10


@pytest.mark.parametrize("setup", ["standard", "draft"])
def test_in_the_arena_a_bot_gets_its_view_and_nothing_else(watch: Watch, setup: str) -> None:
    job = Job(
        game="res_arcana",
        bout=Bout(("one", "two"), 0, 0, ("one", "two", "one"), "boundary"),
        specs=("python:tests.bots.spies:Spy",) * 3,
        options={"setup": setup, "round_limit": "3"},
        packs=(),
        timeout=60.0,
        records=False,
        folder=".",
    )
    assert play(job, Pulse()).outcome.failure is None
    assert_clean(watch, 3)


def test_at_the_terminal_a_bot_gets_its_view_and_nothing_else(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arcanum.cli.bots.make", lambda kind, game, seed, packs=(): Spy(game, seed))
    arguments = ["play", "res_arcana", "--seats", "random,random,random", "--seed", "b", "--option", "round_limit=3"]
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code in (0, None)
    assert_clean(watch, 3)
