"""Packages from outside that bring something, as an installer lays them out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from arcanum.cli.faces import FACES
from arcanum.core.registry import Registry
from arcanum.games import GAMES
from arcanum.words.voices import VOICES

REGISTRIES: tuple[Registry[object], ...] = (GAMES, VOICES, FACES)  # type: ignore[assignment]


def installed(folder: Path, name: str, entries: Mapping[str, Mapping[str, str]], **modules: str) -> None:
    """Lay out a distribution with entry points by group, and its modules with their sources, in a folder."""
    metadata = folder / f"{name}-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    groups = [
        f"[{group}]\n" + "".join(f"{key} = {value}\n" for key, value in of.items()) for group, of in entries.items()
    ]
    (metadata / "entry_points.txt").write_text("\n".join(groups), encoding="utf-8")
    for module, source in modules.items():
        (folder / f"{module}.py").write_text(source, encoding="utf-8")


@contextmanager
def seen(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What lies in a folder is installed for as long as this lasts."""
    with monkeypatch.context() as patch:
        patch.syspath_prepend(folder)
        _forget()
        yield
    _forget()


def _forget() -> None:
    for registry in REGISTRIES:
        vars(registry).pop("_entries", None)
        registry._loaded.clear()
        registry._problems.clear()
