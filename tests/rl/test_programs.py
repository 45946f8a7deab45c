"""Programs as rivals behind Gymnasium's interface."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from arcanum import rl
from arcanum.bots import PipeBot
from arcanum.core.game import GameError
from tests.bots.programs import command, family_of, wait_until_gone


def test_a_program_is_a_rival_and_hears_of_the_result(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    env = rl.single("res_arcana", rivals=[f"process:{command(tmp_path, 'scribe', notes)}"], options={"round_limit": 1})
    _, info = env.reset(seed=7)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
    env.close()
    end = msgspec.json.decode(notes.read_bytes().splitlines()[-1])
    assert end["returns"][0] == reward


def test_no_program_outlives_its_game(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    env = rl.single("res_arcana", seat=1, rivals=[f"process:{command(tmp_path, 'family', notes)}"])
    for leave in (lambda: env.reset(seed=1), env.close):
        notes.unlink(missing_ok=True)
        env.reset(seed=7)
        (rival,) = env._bots.values()
        assert isinstance(rival, PipeBot)
        family = family_of(notes)
        leave()
        wait_until_gone([*family, rival.program.pid])
    env.close()


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(GameError, match="there is no program 'no-such-program'"):
        rl.single("res_arcana", rivals=["process:no-such-program"])
