"""Standard output that may fail: a full disk, or a reader that has seen enough.

Libraries that print have each their own idea of what to do then. So the stream itself says what happened, in an
exception that none of them knows.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, TextIO, cast


class OutputFailed(Exception):
    """What was to be printed could not be."""

    def __init__(self, error: OSError) -> None:
        super().__init__(f"the output cannot be written: {error.strerror or error}")
        self.closed = isinstance(error, BrokenPipeError)
        """Whether nobody reads any more, which is no fault."""


class _Guarded:
    """A stream that raises OutputFailed where it would raise OSError; else it is the stream."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        try:
            return self._stream.write(text)
        except OSError as error:
            raise OutputFailed(error) from error

    def flush(self) -> None:
        try:
            self._stream.flush()
        except OSError as error:
            raise OutputFailed(error) from error

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def guarded_stdout() -> Iterator[None]:
    """Let failures of stdout be OutputFailed, up to the last of what was printed."""
    stream = sys.stdout
    guarded = _Guarded(stream)
    sys.stdout = cast(TextIO, guarded)
    try:
        try:
            yield
        finally:
            guarded.flush()
    except OutputFailed:
        _discard(stream)
        raise
    finally:
        sys.stdout = stream


def _discard(stream: TextIO) -> None:
    """Python flushes stdout once more when it ends, and would complain: send that nowhere."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
