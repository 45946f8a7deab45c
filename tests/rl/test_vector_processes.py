"""The vector environment in several processes plays what it plays in one, whatever happens to the others."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from arcanum.core.actions import UnknownAction
from arcanum.core.game import GameError
from arcanum.games import find
from arcanum.rl.vector import VectorEnv
from tests.rl.tables import COUNTS
from tests.rl.vectors import heals, play, refused, same, snapshot


@pytest.mark.parametrize(("game_id", "players"), COUNTS)
def test_processes_play_what_one_plays(game_id: str, players: int) -> None:
    alone = play(VectorEnv(game_id, players, 5, seed=9), 150 * players)
    with VectorEnv(game_id, players, 5, seed=9, processes=2) as env:
        together = play(env, 150 * players)
        assert all(same(one, other) for one, other in zip(alone, together, strict=True))
        assert any(seen["done"].any() for seen in together)
        env.reset(9)
        assert same(snapshot(env), alone[0])
        env.reset(10)
        assert not same(snapshot(env), alone[0])
        for slot in (0, 4):
            illegal = env.pick(np.zeros(5)).astype(np.int64)
            illegal[slot] = int(np.flatnonzero(~env.mask[slot])[0])
            state = find(game_id).new(players, f"10/{slot}/0")
            assert refused(env, illegal, slot) == state.why_not(int(env.seat[slot]), int(illegal[slot]))
            illegal[slot] = int(env.legal[slot, 0]) + 2**32
            with pytest.raises(UnknownAction, match=rf"slot {slot}, seat \d: no action has the number {illegal[slot]}"):
                env.step(illegal)
        env.step(env.pick(np.zeros(5)))
    with pytest.raises(ValueError, match="was closed"):
        env.step(env.pick(np.zeros(5)))


def test_a_dead_process_is_told() -> None:
    with VectorEnv("res_arcana", 2, 4, processes=2) as env:
        process = env._crew.workers[0].process
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        with pytest.raises(RuntimeError, match="the process of slots 2 to 3 died with exit code -9"):
            env.step(env.pick(np.zeros(4)))
        with pytest.raises(GameError, match=r"interrupted in the middle: call reset\(\) first"):
            env.step(env.pick(np.zeros(4)))
        heals(env)


@pytest.mark.parametrize("moment", ["step", "reset", "why"])
def test_an_interrupted_crew_is_replaced(moment: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C comes while the first of two other processes is waited for: what they release is not consumed."""

    def interrupted() -> None:
        raise KeyboardInterrupt

    with VectorEnv("res_arcana", 2, 6, seed=7, processes=3) as env:
        good = env.pick(np.zeros(6))
        bad = good.copy()
        bad[2] = int(np.flatnonzero(~env.mask[2])[0])
        monkeypatch.setattr(env._crew.workers[0], "wait", interrupted)
        with pytest.raises(KeyboardInterrupt):
            env.reset(8) if moment == "reset" else env.step(bad if moment == "why" else good)
        monkeypatch.undo()
        with pytest.raises(GameError, match=r"interrupted in the middle: call reset\(\) first"):
            env.step(good)
        heals(env)


def test_a_reset_replaces_the_dead() -> None:
    with VectorEnv("res_arcana", 2, 4, processes=2) as env:
        process = env._crew.workers[0].process
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        heals(env)


def test_only_the_first_process_answers_to_ctrl_c() -> None:
    """Ctrl-C goes to all processes of a terminal, also while they are starting; one traceback is enough."""
    code = """
import os, signal
import numpy as np
from arcanum import rl
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # Who was started in the background would not hear it.
    os.setpgid(0, 0)
    with rl.VectorEnv("res_arcana", batch=4, processes=2) as env:
        while True:
            env.step(env.pick(np.zeros(4)))
            os.killpg(0, signal.SIGINT)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert done.stderr.count("Traceback") == 1
    assert done.stderr.endswith("KeyboardInterrupt\n")


def test_a_process_that_just_starts_does_not_hear_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    context = multiprocessing.get_context("spawn")
    start, blocked = context.Process.start, []

    def watched(process: Any) -> None:
        blocked.append(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))
        start(process)

    monkeypatch.setattr(context.Process, "start", watched)
    with VectorEnv("res_arcana", 2, 2, processes=2):
        assert blocked == [True]
        assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_an_environment_that_is_dropped_takes_its_processes_along() -> None:
    env = VectorEnv("res_arcana", 2, 2, processes=2)
    process = env._crew.workers[0].process
    assert process.is_alive()
    del env
    gc.collect()
    assert not process.is_alive()
