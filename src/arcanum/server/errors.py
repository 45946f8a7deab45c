"""Refusals of the server: a stable code for programs, a sentence for people, and nothing that is not theirs to know."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb
from typing import Any, Final

from arcanum.core.reasons import Reason

STATUS: Final = {
    "bad_request": 400,
    "not_signed_in": 401,
    "not_your_seat": 403,
    "not_allowed": 403,
    "foreign_origin": 403,
    "not_found": 404,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_seat": 404,
    "no_such_move": 404,
    "no_such_method": 405,
    "seat_taken": 409,
    "stale": 409,
    "illegal": 409,
    "not_playing": 409,
    "already_over": 409,
    "name_taken": 409,
    "nothing_to_answer": 409,
    "reveals": 409,
    "marks": 409,
    "too_large": 413,
    "not_json": 415,
    "foreign_host": 421,
    "bad_record": 422,
    "bad_table": 422,
    "weak_password": 422,
    "too_many": 429,
    "too_fast": 429,
    "failed": 500,
    "not_stored": 503,
    "busy": 503,
}
"""Every code, and the HTTP status that goes with it."""
_LONGEST: Final = 500
"""How many characters a message has at most: it may repeat what somebody has sent."""


class Refused(Exception):
    """A request that is not granted. The table is as it was."""

    def __init__(self, code: str, message: str, reason: Reason | None = None, **details: Any) -> None:
        super().__init__(message)
        assert code in STATUS, code
        self.code = code
        self.message = message if len(message) <= _LONGEST else f"{message[: _LONGEST - 1]}…"
        self.reason = reason
        """The engine's own reason, if the rules refuse it."""
        self.details = details

    @property
    def status(self) -> int:
        return STATUS[self.code]


def traced(error: BaseException) -> dict[str, str]:
    """What a log may hold of an exception that nobody expected: what it was and where, but nothing of what it says and
    of what was worked on. Both may hold tokens, passwords and hidden cards."""
    at = " < ".join(f"{Path(step.filename).name}:{step.lineno}" for step in reversed(extract_tb(error.__traceback__)))
    causes = [type(error).__name__]
    while (cause := error.__cause__ or error.__context__) is not None and len(causes) < 5:
        causes.append(type(cause).__name__)
        error = cause
    return {"cause": " from ".join(causes), "at": at[:_LONGEST]}
