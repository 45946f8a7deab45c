"""One seat behind Gymnasium's interface, with bots at the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import arcanum.rl.gym as arcanum_gym
from arcanum import rl
from arcanum.bots import Bot, RandomBot, SeatView, look
from arcanum.core.game import GameError
from arcanum.core.reasons import IllegalAction
from arcanum.games import GAMES
from arcanum.rl.gym import SeatEnv
from tests.bots.boards import everything_within, shared
from tests.rl.tables import COMPANY, COUNTS, any_of, chance_of


def made(game: str, **settings: Any) -> SeatEnv:
    env = gymnasium.make(f"Arcanum/{game}-v0", **settings).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def play(env: SeatEnv, seed: int) -> list[tuple[bytes, bytes, float, bool]]:
    """A random game: everything that the learner got to see of it."""
    chance = chance_of("gym")
    observation, info = env.reset(seed=seed)
    course = [(observation.tobytes(), info["action_mask"].tobytes(), 0.0, False)]
    while not course[-1][-1]:
        legal = [int(action) for action in np.flatnonzero(info["action_mask"])]
        assert list(np.flatnonzero(env.action_masks())) == legal
        observation, reward, terminated, truncated, info = env.step(any_of(legal, chance))
        assert not truncated
        course.append((observation.tobytes(), info["action_mask"].tobytes(), reward, terminated))
    return course


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_it_is_an_environment(game: str, players: int) -> None:
    """Gymnasium's own check takes any action of the space, so here an illegal one only costs the game."""
    check_env(made(game, players=players, seat=players - 1, rivals="random", illegal=-1.0))


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_every_seat_plays_to_the_end(game: str, players: int) -> None:
    """With a reward at the end and none before, and the same game again for the same seed."""
    for seat in range(players):
        env = rl.single(game, seat=seat, rivals="random", players=players)
        course = play(env, seed=seat)
        assert env._dealt().over
        assert [reward for _, _, reward, _ in course[:-1]] == [0.0] * (len(course) - 1)
        assert course[-1][2] == env._dealt().returns()[seat]
        assert not env.action_masks().any()
        assert play(rl.single(game, seat=seat, rivals="random", players=players), seed=seat) == course


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["apprentice", "adept", "magister:2"])
def test_the_bots_that_there_are_can_be_rivals(game: str, bot: str) -> None:
    env = rl.single(game, rivals=[bot] * (GAMES[game].seat_counts[-1] - 1))
    _, info = env.reset(seed=4)
    chance = chance_of(bot)
    for _ in range(12):
        _, _, terminated, _, info = env.step(any_of([int(a) for a in np.flatnonzero(info["action_mask"])], chance))
        assert not terminated
    assert sum(env._answers.values()) > 0


@pytest.mark.parametrize(("game", "players"), COMPANY)
def test_the_chance_of_rivals_hangs_on_the_seed_and_on_the_seat(game: str, players: int) -> None:
    """At the same position, so that nothing but their own chance can make a difference."""
    state = GAMES[game].new(players, "the same for all")
    chance = chance_of("the same for all")
    while len(state.actors()) != 1 or len(state.legal_actions(state.actors()[0])) < 4:
        state.apply(state.actors()[0], any_of(state.legal_actions(state.actors()[0]), chance))
    (asked,) = state.actors()

    def drawn(seed: int, seat: int) -> list[int]:
        env = rl.single(game, seat=0 if seat else 1, rivals="random", players=players)
        env.reset(seed=seed)
        return [env._bots[seat].choose(look(state, asked, number)) for number in range(20)]

    for seat in range(players):
        assert drawn(1, seat) == drawn(1, seat)
        assert drawn(1, seat) != drawn(2, seat)
        assert drawn(1, seat) != drawn(1, (seat + 1) % players)


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_a_rival_gets_its_view_and_nothing_else(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    common = everything_within(GAMES[game].new(players, "somebody else's game"))
    looked: list[int] = []

    class Spy(RandomBot):
        def choose(self, view: SeatView) -> int:
            truth = env._dealt()
            assert shared((self, view), truth, common) == []
            assert view._world.save() == truth.world(view.seat, "look").save()
            assert view.number == looked.count(view.seat)
            looked.append(view.seat)
            return super().choose(view)

    def spies(_spec: str, _game: object, seed: str, _packs: object) -> Bot:
        assert seed != "8", "the seed of the game is not for bots"
        return Spy(seed)

    monkeypatch.setattr(arcanum_gym, "make", spies)
    env = rl.single(game, seat=0, players=players)
    _, info = env.reset(seed=8)
    chance = chance_of("spied")
    for _ in range(25):
        _, _, over, _, info = env.step(any_of([int(a) for a in np.flatnonzero(info["action_mask"])], chance))
        if over:
            break
    assert set(looked) == set(range(1, players))


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_is_refused(game: str) -> None:
    env = rl.single(game, rivals="random")
    env.reset(seed=1)
    before = env._dealt().state_hash()
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    with pytest.raises(IllegalAction):
        env.step(illegal)
    with pytest.raises(ValueError, match="number of an action"):
        env.step("pass")  # type: ignore[arg-type]
    assert env._dealt().state_hash() == before


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_may_cost_the_game(game: str) -> None:
    env = rl.single(game, rivals="random", illegal=-2.0)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-2.0, True, False)
    assert not info["action_mask"].any()
    with pytest.raises(GameError, match="reset"):
        env.step(illegal)
    env.reset()
    assert env.action_masks().any()


def test_nothing_works_before_the_deal() -> None:
    with pytest.raises(GameError, match="reset"):
        rl.single(next(iter(GAMES))).step(0)


def test_a_closed_environment_says_so() -> None:
    env = rl.single(next(iter(GAMES)), rivals="random")
    env.close()
    with pytest.raises(GameError, match=r"nothing is dealt yet: call reset\(\) first"):
        env.step(0)
    env.reset(seed=1)
    legal = int(np.flatnonzero(env.action_masks())[0])
    env.close()
    assert not env.action_masks().any()
    with pytest.raises(GameError, match=r"the environment was closed: call reset\(\) first"):
        env.step(legal)
    env.reset(seed=1)
    env.step(legal)


class Fainting(RandomBot):
    """Answers a few times; then it does not."""

    def __init__(self, error: type[BaseException], most: int) -> None:
        super().__init__("fainting")
        self.error = error
        self.left = most

    def choose(self, view: SeatView) -> int:
        self.left -= 1
        if self.left < 0:
            raise self.error("oh dear")
        return super().choose(view)


@pytest.mark.parametrize("error", [RuntimeError, KeyboardInterrupt])
def test_a_rival_that_fails_ends_the_game(error: type[BaseException], monkeypatch: pytest.MonkeyPatch) -> None:
    for most in (0, 3):
        monkeypatch.setattr(arcanum_gym, "make", lambda *_, most=most: Fainting(error, most))
        env = rl.single("res_arcana", seat=1)
        with pytest.raises(error, match="oh dear"):  # In the first game at once, in the second one after a while.
            play(env, seed=1)
        with pytest.raises(GameError, match=r"a rival did not come to its answer: call reset\(\) first"):
            env.step(0)
        assert not env.action_masks().any()
        monkeypatch.undo()
        play(env, seed=1)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_drawn_as_text(game: str) -> None:
    env = made(game, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert f"game: {game}" in text
