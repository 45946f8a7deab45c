"""The arena's own files: JSON with a format number, read with care and written for people to read, too."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from arcanum.arena.plan import ArenaError


class Document(Protocol):
    """What such a file holds."""

    @property
    def format(self) -> int: ...


Kind = TypeVar("Kind", bound=Document)


def read_json(path: Path, kind: type[Kind], what: str, number: int, missing: Kind | None = None) -> Kind:
    """What stands in a file of format `number`; `missing` if that is given and there is no file.

    Raises ArenaError that names the file: `what` says what was expected in it.
    """
    try:
        found = msgspec.json.decode(path.read_bytes(), type=kind)
    except OSError as error:
        if missing is not None and isinstance(error, FileNotFoundError):
            return missing
        raise ArenaError(f"{path}: it cannot be read: {error.strerror or error}") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ArenaError(f"{path}: expected {what}, found something else: {error}") from error
    if found.format != number:
        raise ArenaError(f"{path}: format: expected {number}, found {found.format}")
    return found


def as_json(data: object) -> bytes:
    """The whole text of such a file."""
    return msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n"
