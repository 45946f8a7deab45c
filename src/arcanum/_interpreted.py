"""The package as it is written, where a compiled one is installed: `ARCANUM_INTERPRETED=1`.

A class that is compiled cannot be derived from in Python, so a game from outside, which is not compiled, runs with the
interpreted engine. Its sources lie beside the compiled modules in every wheel.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class Sources(MetaPathFinder):
    """Finds the modules of this package by their sources alone."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith("arcanum."):
            return None
        name = fullname.rpartition(".")[2]
        for folder in map(Path, path):
            if (folder / name / "__init__.py").is_file():
                inner = [str(folder / name)]
                return spec_from_file_location(
                    fullname, folder / name / "__init__.py", submodule_search_locations=inner
                )
            if (folder / f"{name}.py").is_file():
                return spec_from_file_location(fullname, folder / f"{name}.py")
        return None
