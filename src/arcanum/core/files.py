"""Files: one JSON document each, packed or plain, read with care and written whole or not at all."""

from __future__ import annotations

import errno
import gzip
import json
import os
import stat
import threading
import zlib
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from arcanum.core.decoding import faults
from arcanum.core.documents import field_path

FORMAT: Final = 1
LARGEST: Final = 32 << 20
"""A file is refused beyond this many bytes, unpacked: it may come from anybody, and a small one can unpack to a lot."""

T = TypeVar("T")


class RecordError(ValueError):
    """A record that cannot be read or does not play as it says. Names the file and the field or the action's number."""

    def __init__(self, message: str, place: str = "", file: str = "") -> None:
        super().__init__(": ".join(part for part in (file, place, message) if part))
        self.message: str = message
        self.place: str = place
        self.file: str = file


class WriteError(RecordError):
    """A file that cannot be written. `cause` says why in a word, for those who tell it in another language."""

    def __init__(self, cause: str, message: str, file: str, detail: str = "") -> None:
        super().__init__(f"it cannot be written: {message}", file=file)
        self.cause: str = cause
        """One of folder, special, foreign, protected, missing, full, system."""
        self.detail: str = detail
        """What the operating system said, if it was asked."""


_KINDS: Final = ((stat.S_ISDIR, "a folder"), (stat.S_ISFIFO, "a FIFO"), (stat.S_ISSOCK, "a socket"))
_CAUSES: Final = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "protected",
    errno.EPERM: "protected",
    errno.EROFS: "protected",
    errno.ENOSPC: "full",
    errno.EISDIR: "folder",
}


def write_document(path: Path, data: object) -> None:
    """Write plain data as JSON, packed if the name ends in `.gz`: the whole file or, when anything fails, nothing.

    What is there already is replaced only if it is a save or a record; see `check_writable`.

    >>> write_document(folder / "game.json", {"format": FORMAT})
    >>> read_document(folder / "game.json")
    {'format': 1}
    """
    raw = msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n"
    if path.suffix == ".gz":
        raw = gzip.compress(raw, mtime=0)
    target, mode = check_writable(path)
    write_whole(target, raw, mode, str(path))


def write_whole(target: Path, raw: bytes, mode: int | None = None, called: str = "") -> None:
    """Write a file, or replace what is there, whole or not at all; raises WriteError, which names it as it was
    `called`.

    >>> write_whole(folder / "page.html", b"<p>")
    >>> (folder / "page.html").read_bytes()
    b'<p>'
    """
    part = target.with_name(f".{target.name}.{os.getpid()}-{threading.get_ident()}.part")
    try:
        with part.open("wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            part.chmod(mode)
        part.replace(target)
    except OSError as error:
        raise _not_written(called or str(target), error) from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def check_writable(path: Path) -> tuple[Path, int | None]:
    """Where a document goes, past all links, and the mode that it keeps (None: there is nothing yet).

    Raises WriteError for what must not be replaced: a folder, a device, a file that Arcanum did not write.

    >>> target, mode = check_writable(folder / "new.json")
    >>> target.name, mode
    ('new.json', None)
    """
    target = path
    try:
        target = Path(os.path.realpath(path))
        found = os.stat(target)
    except FileNotFoundError:
        return target, None
    except OSError as error:
        raise _not_written(str(path), error) from error
    except ValueError as error:
        raise WriteError("system", str(error), repr(str(path)), str(error)) from error
    if not stat.S_ISREG(found.st_mode):
        told = next((name for fits, name in _KINDS if fits(found.st_mode)), "a device")
        cause = "folder" if stat.S_ISDIR(found.st_mode) else "special"
        raise WriteError(cause, f"expected the name of a file, found {told}", str(path))
    if not os.access(target, os.W_OK):
        raise WriteError("protected", "the file is protected", str(path))
    if found.st_size and not _is_ours(target):
        message = "the file exists and is neither a save nor a record; choose another name or remove it"
        raise WriteError("foreign", message, str(path))
    return target, stat.S_IMODE(found.st_mode)


def _not_written(path: str, error: OSError) -> WriteError:
    said = error.strerror or str(error)
    return WriteError(_CAUSES.get(error.errno or 0, "system"), said, path, said)


def _is_ours(path: Path) -> bool:
    """Whether a file is a save or a record, of whichever version."""
    try:
        data = read_document(path)
    except RecordError:
        return False
    return isinstance(data, dict) and "format" in data and ({"game", "actions"} <= data.keys() or is_save(data))


def is_save(data: object) -> bool:
    """Whether a document is meant as a saved game: whatever names a state or holds a record is no mere record.

    >>> is_save({"state": {}}), is_save({"actions": []})
    (True, False)
    """
    return isinstance(data, dict) and ("state" in data or "record" in data)


def read_document(path: Path) -> object:
    """Read JSON, packed or not; raises RecordError with the line and column of what is malformed.

    >>> _ = (folder / "game.json").write_bytes(gzip.compress(b"[1]"))
    >>> read_document(folder / "game.json")
    [1]
    """
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        raise RecordError(f"it cannot be read: {error.strerror}", file=str(path)) from error
    return parse_document(raw, str(path))


def parse_document(raw: bytes, file: str = "") -> object:
    """Plain data out of JSON text, packed or not.

    >>> parse_document(b'{"format": 1}')
    {'format': 1}
    """
    if raw.startswith(b"\x1f\x8b"):
        raw = _unpack(raw, file)
    if len(raw) > LARGEST:
        raise RecordError(f"expected at most {LARGEST} bytes, found more", file=file)
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(_malformed(raw, str(error)), file=file) from error


def _unpack(raw: bytes, file: str) -> bytes:
    try:
        with gzip.GzipFile(fileobj=BytesIO(raw)) as packed:
            return packed.read(LARGEST + 1)
    except EOFError as error:
        raise RecordError("the packed file is truncated: expected more bytes, found its end", file=file) from error
    except (OSError, zlib.error) as error:
        raise RecordError(f"expected a file packed by gzip, found a damaged one ({error})", file=file) from error


def _malformed(raw: bytes, said: str) -> str:
    """What is wrong with JSON text, and where: msgspec is strict and fast, the standard library knows the column."""
    if "truncated" in said:
        line = raw.count(b"\n") + 1
        column = len(raw) - raw.rfind(b"\n")
        return f"the file is truncated: expected more JSON, found its end at line {line}, column {column}"
    try:
        json.loads(raw)
    except json.JSONDecodeError as error:
        return f"line {error.lineno}, column {error.colno}: expected JSON, found a mistake: {error.msg}"
    except (ValueError, RecursionError):
        pass
    return f"expected JSON, found a mistake: {said}"


def fit(data: object, kind: type[T], file: str, prefix: tuple[str, ...] = ()) -> T:
    """Plain data as a struct; raises RecordError naming the first field that does not fit.

    >>> fit([3, "four"], list[int], "sizes.json")
    Traceback (most recent call last):
    arcanum.core.files.RecordError: sizes.json: [1]: expected a whole number, found 'four'
    """
    for where, message in faults(data, kind):
        raise RecordError(message, field_path(prefix + where), file)
    return msgspec.convert(data, kind, strict=True)


def check_format(data: object, file: str, prefix: tuple[str, ...] = ()) -> None:
    """Refuse another format before its fields are looked at, so that a file of a later build is called what it is.

    >>> check_format({"format": 99}, "game.json")
    Traceback (most recent call last):
    arcanum.core.files.RecordError: game.json: format: expected 1, found 99
    """
    if not isinstance(data, dict):
        raise RecordError("expected a JSON object, found something else", field_path(prefix), file)
    if data.get("format") != FORMAT:
        raise RecordError(f"expected {FORMAT}, found {data.get('format')!r}", field_path((*prefix, "format")), file)
