"""Libraries that not everybody needs: those that use them ask first, and name what is missing."""

from __future__ import annotations

from importlib.util import find_spec

from arcanum.core.game import GameError


def need(extra: str, *modules: str) -> None:
    """Raise GameError that says how to get a module that is not installed."""
    for module in modules:
        if find_spec(module) is None:
            raise GameError(f"{module} is needed here and not installed: pip install 'arcanum[{extra}]'")


def missing(extra: str, error: ImportError) -> ImportError:
    """The same for a module that imports such libraries itself: what to raise instead of the error."""
    return ImportError(f"{error.name} is needed here and not installed: pip install 'arcanum[{extra}]'")
