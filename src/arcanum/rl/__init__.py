"""The researchers' door: the games behind the interfaces that reinforcement learning knows.

    rl.env(game, players=3)                          # PettingZoo: every seat is an agent
    rl.single(game, rivals=["adept"])                # Gymnasium: one seat, bots at the others
    rl.VectorEnv(game, batch=256)                    # many games per call, into the same arrays

`arcanum.rl.gym` registers the games with Gymnasium, `arcanum.rl.open_spiel` with OpenSpiel. What they need is imported
when it is used, and named when it is missing: `pip install 'arcanum[rl]'`, `pip install 'arcanum[openspiel]'`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arcanum.core.extras import need

if TYPE_CHECKING:
    from arcanum.rl import vector
    from arcanum.rl.gym import SeatEnv
    from arcanum.rl.vector import VectorEnv
    from arcanum.rl.zoo import RawEnv

__all__ = ["VectorEnv", "env", "raw_env", "single", "vector"]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """The vector environment, when it is asked for: its module needs numpy."""
        if name not in ("VectorEnv", "vector"):
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        need("rl", "numpy")
        module = import_module("arcanum.rl.vector")
        return module if name == "vector" else module.VectorEnv


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    packs: Iterable[str | Path] = (),
    render_mode: str | None = None,
    illegal: float | None = None,
    words: bool = False,
) -> Any:
    """A PettingZoo environment (AEC) with its usual checks around it; `illegal` is the reward for an illegal action,
    which then ends the game. Without it such an action is an error that says why.

    >>> env(game.id, players=2).possible_agents
    ['seat_0', 'seat_1']
    """
    raw = raw_env(game, players, options, packs, render_mode, words)
    from arcanum.rl.zoo import wrapped

    return wrapped(raw, illegal)


def raw_env(
    game: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    packs: Iterable[str | Path] = (),
    render_mode: str | None = None,
    words: bool = False,
) -> RawEnv:
    """A PettingZoo environment (AEC) without wrappers; with `words` the infos say what is asked in words.

    >>> raw_env(game.id, players=2).possible_agents
    ['seat_0', 'seat_1']
    """
    need("rl", "numpy", "gymnasium", "pettingzoo")
    from arcanum.rl.zoo import RawEnv

    return RawEnv(game, players, options, packs, render_mode, words)


def single(
    game: str,
    seat: int = 0,
    rivals: str | Sequence[str] = "apprentice",
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    packs: Iterable[str | Path] = (),
    render_mode: str | None = None,
    illegal: float | None = None,
    words: bool = False,
) -> SeatEnv:
    """A Gymnasium environment: one seat, with bots at the others, named in the order of the seats or one for all; with
    `words` the info says what is asked in words.

    >>> observation, info = single(game.id, players=2).reset(seed=7)
    >>> sorted(info)
    ['action_mask']
    """
    need("rl", "numpy", "gymnasium")
    from arcanum.rl.gym import SeatEnv

    return SeatEnv(game, seat, rivals, players, options, packs, render_mode, illegal, words)
