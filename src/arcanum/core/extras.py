"""Libraries that not everybody needs: those that use them ask first, and name what is missing."""

from __future__ import annotations

from importlib.util import find_spec

from arcanum.arena.plan import ArenaError


def need(extra: str, *modules: str) -> None:
    """Raise ArenaError that says how to get a module that is not installed."""
    for module in modules:
        if find_spec(module) is None:
            raise ArenaError(f"{module} is needed here and not installed: pip install 'arcanum[{extra}]'")
