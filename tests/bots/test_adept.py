"""The Apprentice and the Adept: manners, greed seen through to its end, the same choice for the same seed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from arcanum.bots import look, make
from arcanum.bots.adept import WORLDS, Adept
from arcanum.bots.greedy import resolve
from arcanum.core.state import GameState
from tests.bots.boards import RES_ARCANA, along_a_game, turn_of_somebody
from tests.bots.toys import Board, Draw, Fork, Guess, view_of
from tests.core.tiny_game import TinyGame


def laid_out(**position: Any) -> GameState:
    return RES_ARCANA.position(2, {}, {"round": 3, "to_act": 0, **position})


def play(state: GameState, specs: list[str]) -> GameState:
    bots = [make(spec, RES_ARCANA, f"{seat}") for seat, spec in enumerate(specs)]
    number = 0
    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, bots[seat].choose(look(state, seat, number)))
        number += 1
    return state


class TestApprentice:
    def test_it_seldom_idles_while_there_is_something_to_do(self) -> None:
        state = laid_out(players=[{"hand": ["prism"], "pool": {"life": 2}}, {}])
        chosen = Counter(
            state.space.words(make("apprentice", RES_ARCANA, str(seed)).choose(look(state, 0, 0)))
            for seed in range(200)
        )
        idle = sum(count for words, count in chosen.items() if words.split()[0] in ("pass", "discard"))
        assert chosen["place prism"] > 150
        assert 0 < idle < 40

    def test_it_passes_when_there_is_nothing_else(self) -> None:
        state = laid_out(players=[{"hand": ["vault"]}, {}])
        words = {state.space.words(make("apprentice", RES_ARCANA, str(n)).choose(look(state, 0, 0))) for n in range(30)}
        assert words == {"pass", "discard vault"}

    @pytest.mark.parametrize("players", [2, 4])
    def test_its_games_end(self, players: int) -> None:
        state = play(RES_ARCANA.new(players, "apprentices"), ["apprentice"] * players)
        assert sum(state.returns()) == pytest.approx(1)


class TestAdept:
    def test_a_win_is_taken(self) -> None:
        """Nobody else can answer any more: the last points are claimed."""
        state = laid_out(
            center={"monuments": ["obelisk"], "monument_deck": [], "places": [], "items": ["divination"]},
            players=[
                {"pool": {"gold": 4}, "in_play": [{"id": "sunken_reef", "on": {"calm": 9}}]},
                {"passed": True},
            ],
        )
        state = play(state, ["adept", "random"])
        assert state.returns()[0] == 1.0
        assert state.view(None)["round"] == 3

    def test_a_compound_choice_is_seen_through_to_its_end(self) -> None:
        """A cost of any essences is paid one by one; Gold, of which a monument needs four, is kept to the end."""
        state = laid_out(players=[{"hand": ["crypt"], "pool": {"death": 2, "life": 4, "gold": 4}}, {}])
        bot = make("adept", RES_ARCANA, "x")
        state.apply(0, state.space.parse("place crypt"))
        paid: list[str] = []
        while state.actors() == (0,) and state.decision(0).prompt == "pay":
            action = bot.choose(look(state, 0, len(paid)))
            paid.append(state.space.words(action))
            state.apply(0, action)
        assert "essence gold" not in paid
        assert state.view(0)["players"][0]["pool"] == {"gold": 4, "life": 1}

    def test_it_resolves_to_a_quiet_position(self) -> None:
        evaluation = RES_ARCANA.evaluation()
        seen = 0
        for state, _ in along_a_game(3, "resolve", 3):
            after = resolve(state.clone(), evaluation, 20).state
            assert after.over or evaluation.quiet(after)
            seen += not evaluation.quiet(state)
        assert seen > 5, "the game was quiet all the time: nothing was tested"

    def test_the_same_seed_gives_the_same_choice(self) -> None:
        state, seat, number = turn_of_somebody("adept", 30)
        view = look(state, seat, number)
        assert len({Adept("7", RES_ARCANA.evaluation()).choose(view) for _ in range(3)}) == 1

    def test_equal_actions_are_chosen_by_the_seed(self) -> None:
        """Without an evaluation all actions look alike."""
        state = TinyGame().new(2, "equal")
        seat = state.actors()[0]
        view = look(state, seat, 0)
        chosen = {make("adept", TinyGame(), str(seed)).choose(view) for seed in range(30)}
        assert chosen == set(view.legal)

    @pytest.mark.parametrize("setup", ["draft", "match", "first_game"])
    def test_whole_games_in_every_set_up(self, setup: str) -> None:
        state = play(RES_ARCANA.new(2, f"adepts {setup}", {"setup": setup}), ["adept", "apprentice"])
        assert sum(state.returns()) == pytest.approx(1)

    def test_it_beats_the_apprentice(self) -> None:
        """A sanity check, not a measurement: ten games, seats exchanged."""
        won = 0.0
        for deal in range(5):
            for seat in range(2):
                specs = ["apprentice", "apprentice"]
                specs[seat] = "adept"
                won += play(RES_ARCANA.new(2, f"sane {deal}"), specs).returns()[seat]
        assert won >= 7


COMPOUND: Board = {
    "start": Fork(0, ("safe", "effect")),
    "safe": Fork(1, ("end", "end"), (0.5, 0.5)),
    "effect": Fork(0, ("tempting", "plain"), (0.1, 0.9), busy=True),
    "tempting": Fork(0, ("bad", "bad also"), (0.6, 0.4), busy=True),
    "plain": Fork(0, ("poor", "good"), (0.0, 1.0), busy=True),
    "bad": Fork(1, ("end", "end"), (0.2, 0.8)),
    "bad also": Fork(1, ("end", "end"), (0.15, 0.85)),
    "poor": Fork(1, ("end", "end"), (0.3, 0.7)),
    "good": Fork(1, ("end", "end"), (0.9, 0.1)),
    "end": (0.5, 0.5),
}
"""An effect that asks twice. In the middle of it the position looks bad, and best where it ends badly."""
REPLY: Board = {
    "start": Fork(0, ("safe", "attack")),
    "safe": Fork(1, ("end", "end"), (0.5, 0.5)),
    "attack": Fork(1, ("duck", "defend"), (0.8, 0.2), busy=True),
    "duck": Fork(0, ("end", "end"), (0.9, 0.1)),
    "defend": Fork(0, ("end", "end"), (0.3, 0.7)),
    "end": (0.5, 0.5),
}
"""An attack to which the other answers for themselves before it is over."""
GAMBLE: Board = {
    "start": Fork(0, ("safe", "draw")),
    "safe": Fork(1, ("end", "end"), (0.8, 0.2)),
    "draw": Draw(("lost", "won")),
    "won": (1.0, 0.0),
    "lost": (0.0, 1.0),
    "end": (0.5, 0.5),
}
"""A win or a loss, depending on a hidden card; or four fifths of a win."""


class TestOnABoard:
    """Choices of the Adept that can be worked out by hand."""

    def choice(self, board: Board, **manner: int) -> str:
        view = view_of(board, "start")
        return view.space.words(Adept("b", Guess(), **manner).choose(view))

    def test_a_compound_choice_is_judged_by_its_best_end(self) -> None:
        """0.9 rather than 0.5; judged half-way it would be 0.1, and with quick answers 0.2."""
        assert self.choice(COMPOUND) == "go 1"

    def test_without_a_budget_quick_answers_are_taken(self) -> None:
        """So it is the thinking through that finds the good end."""
        assert self.choice(COMPOUND, budget=1) == "go 0"

    def test_inside_a_compound_choice_too(self) -> None:
        view = view_of(COMPOUND, "effect")
        assert view.space.words(Adept("b", Guess()).choose(view)) == "go 1"

    def test_others_answer_for_themselves(self) -> None:
        """The attack is worth 0.3, not the 0.9 that the other could leave."""
        assert self.choice(REPLY) == "go 0"

    def test_an_action_is_tried_in_several_worlds(self) -> None:
        """Half of the hidden cards win. Who looks at one world gambles every other time, who looks at four only if all
        of them are lucky: once in sixteen times. The Adept looks at as many at least."""
        view = view_of(GAMBLE, "start", deck=(0, 0, 0, 1, 1, 1))
        gambles = {
            worlds: sum(Adept(str(seed), Guess(), worlds).choose(view) == view.legal[1] for seed in range(200))
            for worlds in (1, 4, WORLDS)
        }
        assert 75 < gambles[1] < 125
        assert 0 < gambles[4] < 30
        assert gambles[WORLDS] <= gambles[4]
        by_default = sum(Adept(str(seed), Guess()).choose(view) == view.legal[1] for seed in range(200))
        assert by_default == gambles[WORLDS]

    def test_the_worlds_are_other_ones_at_every_decision(self) -> None:
        views = [view_of(GAMBLE, "start", deck=(0, 1, 1, 1), number=number) for number in range(60)]
        assert len({Adept("n", Guess()).choose(view) for view in views}) == 2
