"""Logs: one event a line, as text for people or JSON for programs. No token, password, seed or card is ever in them."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from typing import Any, Final, TextIO, cast

import structlog
from structlog.typing import Processor

LEVELS: Final = ("debug", "info", "warning", "error")


class _Lenient:
    """A stream that never fails: a full disk or a reader that is gone is no reason to refuse a move."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        with suppress(OSError, ValueError):
            return self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            self._stream.flush()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def set_up_logs(as_json: bool, level: str = "info") -> None:
    """Let the server and its libraries write to standard error in one form."""
    number = logging.getLevelNamesMapping()[level.upper()]
    stream = cast(TextIO, _Lenient(sys.stderr))
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    last = _renderer(as_json)
    structlog.configure(
        processors=[*shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(stream),
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *shared],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    # What libraries have to say below a warning is about them, not about us.
    root.setLevel(max(logging.WARNING, number))


def _renderer(as_json: bool) -> Processor:
    if as_json:
        return structlog.processors.JSONRenderer()
    # Tracebacks without the values of variables: these may be tokens, seeds and hands.
    return structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback, sort_keys=False
    )
