"""Mistakes that change nothing anybody could see: `tests/mutants/<game>.yaml` says of each why."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

import yaml

from tools.mutation.rules import ROOT
from tools.mutation.sampling import Mutant

FOLDER = ROOT / "tests" / "mutants"


class ExplainedError(Exception):
    """An explanation that cannot be read, or that explains what is no longer there."""


def explained(game: str, folder: Path = FOLDER) -> dict[str, str]:
    """The reason by the id of the mutant."""
    path = folder / f"{game}.yaml"
    if not path.exists():
        return {}
    found: dict[str, str] = {}
    entries: Any = yaml.safe_load(path.read_text(encoding="utf-8")) or []
    for number, entry in enumerate(entries, start=1):
        if not isinstance(entry, dict) or entry.keys() != {"file", "function", "change", "reason"}:
            raise ExplainedError(f"{path.name}, entry {number}: wants file, function, change and reason")
        if any(not isinstance(value, str) for value in entry.values()) or not entry["reason"].strip():
            raise ExplainedError(f"{path.name}, entry {number}: each is a text, and the reason is not empty")
        name = " | ".join((entry["file"], entry["function"], entry["change"]))
        if name in found:
            raise ExplainedError(f"{path.name}, entry {number}: explained twice: {name}")
        found[name] = entry["reason"].strip()
    return found


def stale(reasons: Collection[str], there: Collection[Mutant]) -> list[str]:
    """What is explained although nobody could write it any more."""
    ids = {mutant.id for mutant in there}
    return sorted(name for name in reasons if name not in ids)
