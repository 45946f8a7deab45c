"""Libraries that not everybody needs: those that use them ask first, and name what is missing."""

from __future__ import annotations

from importlib.util import find_spec

from arcanum.core.game import GameError


def need(extra: str, *modules: str) -> None:
    """Raise GameError that says how to get a module that is not installed.

    >>> need("rl", "no_such_library")
    Traceback (most recent call last):
    arcanum.core.game.GameError: no_such_library is needed here and not installed: pip install 'arcanum[rl]'
    """
    for module in modules:
        if find_spec(module) is None:
            raise GameError(f"{module} is needed here and not installed: pip install 'arcanum[{extra}]'")


def missing(extra: str, error: ImportError) -> ImportError:
    """What a module that imports such libraries itself raises instead of the error: it says how to get them.

    >>> print(missing("rl", ImportError(name="numpy")))
    numpy is needed here and not installed: pip install 'arcanum[rl]'
    """
    return ImportError(f"{error.name} is needed here and not installed: pip install 'arcanum[{extra}]'")
