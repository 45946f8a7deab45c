"""The vector environment plays what single games play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from arcanum.core.actions import UnknownAction
from arcanum.core.game import GameError
from arcanum.games import GAMES, find
from arcanum.rl.vector import VectorEnv
from tests.rl.vectors import ARRAYS, heals, play, refused, same, snapshot

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *[(game.id, players, {}) for game in GAMES.values() for players in game.seat_counts],
    ("res_arcana", 3, {"setup": "draft"}),
    ("res_arcana", 4, {"setup": "first_game"}),
]


@pytest.fixture(params=["extension", "python"])
def either_way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows are filled by the extension where there is one, and by Python all the same."""
    if request.param == "python":
        for game in GAMES.values():
            for players in game.seat_counts:
                monkeypatch.setattr(game.layout(players), "program", game.layout(players)._slow)


@pytest.mark.usefixtures("either_way")
@pytest.mark.parametrize(("game_id", "players", "options"), TABLES)
def test_rows_are_those_of_single_games(game_id: str, players: int, options: dict[str, Any]) -> None:
    game = find(game_id)
    layout = game.layout(players)
    env = VectorEnv(game_id, players, 3, seed="rows", options=options)
    states = [game.new(players, f"rows/{slot}/0", options) for slot in range(3)]
    ended = [0, 0, 0]
    chance = np.random.default_rng(5)
    steps = 0
    while min(ended) < 2:
        steps += 1
        for slot, state in enumerate(states):
            seat = state.actors()[0]
            legal = state.legal_actions(seat)
            assert env.seat[slot] == seat
            assert env.observation[slot].tobytes() == layout.observe(state, seat)
            assert np.flatnonzero(env.mask[slot]).tolist() == legal
            assert env.legal[slot, : env.legal_count[slot]].tolist() == legal
        actions = env.pick(chance.random(3))
        env.step(actions)
        for slot, state in enumerate(states):
            state.apply(state.actors()[0], int(actions[slot]))
            assert env.done[slot] == state.over
            assert env.reward[slot].tolist() == pytest.approx(state.returns())
            if state.over:
                ended[slot] += 1
                states[slot] = game.new(players, f"rows/{slot}/{ended[slot]}", options)
            assert env.episode[slot] == ended[slot]
    assert steps > 50


def test_a_slot_plays_the_same_whatever_is_beside_it() -> None:
    few = play(VectorEnv("res_arcana", 2, 2, seed=3), 250)
    many = play(VectorEnv("res_arcana", 2, 5, seed=3), 250)
    for one, other in zip(few, many, strict=True):
        for name in ARRAYS:
            assert np.array_equal(one[name], other[name][:2])
    elsewhere = snapshot(VectorEnv("res_arcana", 2, 2, seed=4))
    assert not np.array_equal(few[0]["observation"], elsewhere["observation"])


def test_an_interrupted_step_of_one_process_is_not_gone_on_from() -> None:
    env = VectorEnv("res_arcana", 2, 6, seed=7)
    show, shown = env._own._batch._show, 0

    def interrupted(*arguments: Any) -> Any:
        nonlocal shown
        shown += 1
        if shown == 4:
            raise KeyboardInterrupt
        return show(*arguments)

    env._own._batch._direct = False  # one by one
    env._own._batch._show = interrupted
    with pytest.raises(KeyboardInterrupt):
        env.step(env.pick(np.zeros(6)))
    with pytest.raises(GameError, match=r"interrupted in the middle: call reset\(\) first"):
        env.step(env.pick(np.zeros(6)))
    heals(env)


@pytest.mark.parametrize("game_id", GAMES)
def test_an_illegal_action_changes_nothing(game_id: str) -> None:
    env = VectorEnv(game_id, 2, 4, seed=2)
    play(env, 40)
    before = snapshot(env)
    good = env.pick(np.full(4, 0.5)).astype(np.int64)
    bad = good.copy()
    bad[2] = int(np.flatnonzero(~env.mask[2])[0])
    refused(env, bad, slot=2)
    with pytest.raises(GameError, match=r"expected 4 actions, one for each slot, got an array of shape \(3,\)"):
        env.step(good[:3])
    with pytest.raises(GameError, match="expected the numbers of actions, got float64"):
        env.step(good.astype(float))
    assert same(snapshot(env), before)
    env.step(good)
    assert not same(snapshot(env), before)


def test_bad_wishes_are_refused() -> None:
    with pytest.raises(GameError, match="unknown game 'chess'"):
        VectorEnv("chess")
    with pytest.raises(GameError, match="played by 2 players, not by 3"):
        VectorEnv("black_rose", 3)
    with pytest.raises(GameError, match="has no option 'moon'"):
        VectorEnv("black_rose", options={"moon": 1})
    with pytest.raises(GameError, match="batch: expected at least 1 game, got 0"):
        VectorEnv("res_arcana", 2, 0)
    with pytest.raises(GameError, match="processes: expected 1 to 2"):
        VectorEnv("res_arcana", 2, 2, processes=3)


@pytest.mark.parametrize("too_much", [100_000, -1_000, 2**32, -(2**32), 2**16])
def test_a_number_that_is_none_is_not_taken_for_another_one(too_much: int) -> None:
    """Whatever kinds of numbers it is put among later, and whatever legal action it would become there."""
    env = VectorEnv("res_arcana", 2, 4, seed=2)
    before = snapshot(env)
    given = env.pick(np.full(4, 0.5)).astype(np.int64)
    given[2] += too_much
    words = rf"slot 2, seat {env.seat[2]}: no action has the number {given[2]}; they go from 0 to {env.space.size - 1}"
    with pytest.raises(UnknownAction, match=words):
        env.step(given)
    assert same(snapshot(env), before)
    given[2] -= too_much
    env.step(given.astype(np.uint64))


def test_nobody_writes_into_what_is_shown() -> None:
    env = VectorEnv("res_arcana", 2, 2, seed=2)
    for name in (*ARRAYS, "legal"):
        with pytest.raises(ValueError, match="read-only"):
            getattr(env, name)[0] = 1


def first_games(env: VectorEnv) -> bytes:
    return env.observation.tobytes()


def test_seeds() -> None:
    """A seed brings its games; without one a reset goes on; without any the games are new every time."""
    env = VectorEnv("res_arcana", 2, 4, seed=7)
    first = first_games(env)
    env.reset()
    second = first_games(env)
    env.reset()
    assert len({first, second, first_games(env)}) == 3
    env.reset(7)
    assert first_games(env) == first
    play(env, 30)
    env.reset()
    assert first_games(env) == second
    one, other = VectorEnv("res_arcana", 2, 4), VectorEnv("res_arcana", 2, 4)
    assert first_games(one) != first_games(other)
    for each in (one, other):
        each.reset(seed="7")
        assert first_games(each) == first


@pytest.mark.parametrize("kind", [str, Path])
def test_packs_may_be_named_as_text(kind: type[Any]) -> None:
    pack = Path(__file__).parents[2] / "examples" / "packs" / "res_arcana" / "ember_court"
    env = VectorEnv("res_arcana", packs=[kind(pack)], batch=2, seed=1)
    assert env.layout.schema_hash == find("res_arcana").layout(2, [pack]).schema_hash
    play(env, 20)


def test_the_page_says_what_the_arrays_are() -> None:
    """Every one with its type and its shape, and everything else that the environment has."""
    page = (Path(__file__).parents[2] / "docs" / "rl.md").read_text(encoding="utf-8")
    page = page[page.index("## Many games at once") : page.index("## Hidden information")]
    env = VectorEnv("res_arcana", 2, 3, seed=1)
    sizes = {
        env.batch: "batch",
        env.layout.size: "`layout.size`",
        env.space.size: "`space.size`",
        env.players: "players",
    }
    for name in (*ARRAYS, "legal"):
        (row,) = [line for line in page.splitlines() if line.startswith("|") and f"`{name}`" in line.split("|")[1]]
        array = getattr(env, name)
        shape = ", ".join(sizes[size] for size in array.shape)
        assert f"`{array.dtype.name}`" in row
        assert f"({shape},)" in row if array.ndim == 1 else f"({shape})" in row
    for name in (*(name for name in dir(env) if not name.startswith("_")), "processes", "start_method"):
        assert f"`{name}" in page or f".{name}" in page or f"{name}=" in page, name


@pytest.mark.parametrize("extension", [True, False])
def test_picking_takes_a_number_below_one_for_each_slot(extension: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not extension:
        monkeypatch.setattr("arcanum.rl.vector.pick", lambda *_: False)
    env = VectorEnv("res_arcana", 2, 4, seed=3)
    play(env, 30)
    last = env.pick(np.full(4, np.nextafter(1, 0)))
    assert last.tolist() == [env.legal[slot, env.legal_count[slot] - 1] for slot in range(4)]
    for zeros in (np.zeros(4, np.float32), np.zeros(4, np.int64), np.zeros(8)[::2], [0.0] * 4):
        assert env.pick(np.asarray(zeros)).tolist() == env.legal[:, 0].tolist()
    no_numbers: list[object] = [[1.0] * 4, [-0.1, 0, 0, 0], [0, 0, 0, 1], [np.nan] * 4, [np.inf] * 4]
    for wrong in [*no_numbers, 1.0, 0.5, [0.5] * 3, [[0.5]] * 4, []]:
        with pytest.raises(GameError, match="pick: expected 4 numbers from 0 up to 1"):
            env.pick(np.asarray(wrong))


@pytest.mark.usefixtures("either_way")
@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_is_left_behind_the_legal_actions(game_id: str) -> None:
    """What a rival might do in the slot before tells what it holds."""
    env = VectorEnv(game_id, 2, 3, seed="behind")
    for _ in range(150):
        play(env, 1)
        for slot, count in enumerate(env.legal_count):
            assert env.legal[slot, :count].tolist() == np.flatnonzero(env.mask[slot]).tolist()
            assert (env.legal[slot, count:] == -1).all()
