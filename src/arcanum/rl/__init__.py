"""The researchers' door: the games behind the interfaces that reinforcement learning knows.

    rl.env("res_arcana", players=3)                  # PettingZoo: every seat is an agent
    rl.single("res_arcana", rivals=["adept"])        # Gymnasium: one seat, bots at the others

`arcanum.rl.gym` registers the games with Gymnasium, `arcanum.rl.open_spiel` with OpenSpiel. What they need is imported
when it is used, and named when it is missing: `pip install 'arcanum[rl]'`, `pip install 'arcanum[openspiel]'`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arcanum.core.extras import need

if TYPE_CHECKING:
    from arcanum.rl.gym import SeatEnv
    from arcanum.rl.zoo import RawEnv

__all__ = ["env", "raw_env", "single"]


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    packs: Iterable[str | Path] = (),
    render_mode: str | None = None,
    illegal: float | None = None,
) -> Any:
    """A PettingZoo environment (AEC) with its usual checks around it; `illegal` is the reward for an illegal action,
    which then ends the game. Without it such an action is an error that says why."""
    raw = raw_env(game, players, options, packs, render_mode)
    from arcanum.rl.zoo import wrapped

    return wrapped(raw, illegal)


def raw_env(
    game: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    packs: Iterable[str | Path] = (),
    render_mode: str | None = None,
) -> RawEnv:
    """A PettingZoo environment (AEC) without wrappers."""
    need("rl", "numpy", "gymnasium", "pettingzoo")
    from arcanum.rl.zoo import RawEnv

    return RawEnv(game, players, options, packs, render_mode)


def single(
    game: str,
    seat: int = 0,
    rivals: str | Sequence[str] = "apprentice",
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    packs: Iterable[str | Path] = (),
    render_mode: str | None = None,
    illegal: float | None = None,
) -> SeatEnv:
    """A Gymnasium environment: one seat, with bots at the others, named in the order of the seats or one for all."""
    need("rl", "numpy", "gymnasium")
    from arcanum.rl.gym import SeatEnv

    return SeatEnv(game, seat, rivals, players, options, packs, render_mode, illegal)
