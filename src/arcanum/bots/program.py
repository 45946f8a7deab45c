"""A program of somebody else in a process of its own: it is given lines, and gives a line for each question.

It may not start, die, say nothing, say nonsense without an end. All of this comes out as a `ProgramError` that says
which program it was, what it did, and what it last wrote to its standard error.
"""

from __future__ import annotations

import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import time
import weakref
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final, Literal, NoReturn

from arcanum.core.game import GameError

_WARDEN: Final = Path(__file__).with_name("warden.py")
_LONGEST_LINE: Final = 1 << 16
"""An answer is a few dozen bytes; who says more than this without an end says nothing."""
_TAIL: Final = 2000
"""So many of the last bytes of standard error are kept,"""
_TOLD: Final = 240
"""and so many letters of them are told."""
_BLOCK: Final = 1 << 16
_GRACE: Final = 2.0
"""Seconds in which a program may end by itself when it is told that all is over."""
_LAST_WORDS: Final = 0.5
"""Seconds in which one that has closed its output may say why."""

Kind = Literal["died", "illegal", "late"]


class ProgramError(GameError):
    """A program has failed: it is no more, talks nonsense or is late."""

    def __init__(self, kind: Kind, text: str) -> None:
        super().__init__(text)
        self.kind: Kind = kind

    def __reduce__(self) -> tuple[Any, ...]:
        return ProgramError, (self.kind, str(self))


def words_of(command: str) -> list[str]:
    """A command line as a list of words, the way a shell takes quotes; raises ValueError if it cannot be started."""
    if sys.platform == "win32":
        raise ValueError("programs cannot be started as bots on Windows")
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ValueError(f"expected a command line, found {command!r}: {error}") from error
    if not words or "\0" in command:
        raise ValueError(f"expected a command line such as 'node bot.js', found {command!r}")
    if shutil.which(words[0]) is None:
        raise ValueError(f"there is no program {words[0]!r}")
    return words


class Program:
    """A program that runs. Whoever lets go of it, in whatever way, ends it."""

    def __init__(self, command: str) -> None:
        """Raises ProgramError if it cannot be started."""
        self.command = command
        try:
            words = words_of(command)
        except ValueError as error:
            raise ProgramError("died", f"{command!r} does not start: {error}") from error
        held, self._lifeline = os.pipe()
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", str(_WARDEN), str(held), *words],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                pass_fds=(held,),
                start_new_session=True,  # Ctrl-C is for those who started it.
            )
        except OSError as error:
            os.close(self._lifeline)
            raise ProgramError("died", f"{command!r} does not start: {error.strerror}") from error
        finally:
            os.close(held)
        self.pid = self._process.pid
        """Of the process that watches over it."""
        self._let_go = weakref.finalize(self, _let_go, self._process, self._lifeline)
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe.fileno(), False)
        self._unsent = b""
        self._received = b""
        self._tail = b""

    @property
    def running(self) -> bool:
        """Whether nobody has ended it yet."""
        return self._let_go.alive

    # --- talking ------------------------------------------------------------------------------------------------------

    def tell(self, line: bytes) -> None:
        """A line that is not answered. It goes out with the next question."""
        self._unsent += line + b"\n"

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Its answer to a line, without the end of the line."""
        if not self.running:
            raise ProgramError("died", f"{self.command!r} was ended before")
        self._read_now()
        if self._received:
            self.fail("illegal", f"said {shown(self._received)} without being asked")
        self._unsent += line + b"\n"
        deadline = time.monotonic() + seconds
        while self._unsent or b"\n" not in self._received:
            left = deadline - time.monotonic()
            if left <= 0:
                self.fail("late", f"gave no answer within {seconds:g} s{self._so_far()}")
            self._exchange(left)
            if len(self._received) > _LONGEST_LINE:
                self.fail("illegal", f"said more than {_LONGEST_LINE} bytes, beginning with {shown(self._received)}")
        answer, _, more = self._received.partition(b"\n")
        self._received = b""
        if more:
            self.fail("illegal", f"said more than one line: {shown(answer)}, then {shown(more)}")
        return answer

    def fail(self, kind: Kind, did: str) -> NoReturn:
        """End it at once and say what it did."""
        self._read_now()
        self._let_go()
        said = shown(self._tail[-_TOLD:]) if self._tail.strip() else ""
        raise ProgramError(kind, f"{self.command!r} {did}{f'; its standard error ends with {said}' if said else ''}")

    def _so_far(self) -> str:
        return f", only {shown(self._received)}" if self._received else ""

    def _exchange(self, seconds: float) -> None:
        """Write and read whatever can be, waiting for so long at most."""
        with selectors.DefaultSelector() as ready:
            ready.register(self._out, selectors.EVENT_READ)
            if not self._err.closed:
                ready.register(self._err, selectors.EVENT_READ)
            if self._unsent:
                ready.register(self._in, selectors.EVENT_WRITE)
            found = {key.fileobj for key, _ in ready.select(seconds)}
        if self._err in found:
            self._listen_to_errors()
        if self._in in found:
            self._send()
        if self._out in found:
            block = _read(self._out)
            if block == b"":
                self._died()
            self._received += block or b""

    def _send(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._in.fileno(), self._unsent[:_BLOCK]) :]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            self._died()

    def _listen_to_errors(self) -> None:
        block = _read(self._err)
        if block == b"":
            self._err.close()
        self._tail = (self._tail + (block or b""))[-_TAIL:]

    def _read_now(self) -> None:
        """Take what lies in the pipes, without waiting."""
        if not self.running:
            return
        for _ in range(_LONGEST_LINE // 1024):  # One that never stops talking is not listened to for ever.
            block = _read(self._out)
            if not block:
                break
            self._received = (self._received + block)[: _LONGEST_LINE + 1]
        for _ in range(_LONGEST_LINE // 1024):
            before = self._tail
            if self._err.closed:
                break
            self._listen_to_errors()
            if self._tail == before:
                break

    def _died(self) -> NoReturn:
        """It has closed a pipe, most likely because it is no more; how it ended."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_LAST_WORDS)
        code = self._process.poll()
        did = "closed its output" if code is None else _end_of(code)
        self.fail("died", f"{did} instead of giving an answer{self._so_far()}")

    # --- the end ------------------------------------------------------------------------------------------------------

    def finish(self, line: bytes) -> None:
        """Tell it a last line and let it end by itself, for which it gets a moment. It need not have read anything."""
        if not self.running:
            return
        self.tell(line)
        deadline = time.monotonic() + _GRACE
        with suppress(ProgramError):
            while self._unsent and (left := deadline - time.monotonic()) > 0:
                self._exchange(left)
                self._received = b""
            self._in.close()
            while (left := deadline - time.monotonic()) > 0:
                self._exchange(left)
                self._received = b""
        self._let_go()

    def end(self) -> None:
        """End it at once, if that has not happened yet."""
        self._let_go()

    @property
    def _in(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def _out(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def _err(self) -> IO[bytes]:
        assert self._process.stderr is not None
        return self._process.stderr


def _let_go(process: subprocess.Popen[bytes], lifeline: int) -> None:
    """Close everything; the warden then kills the program. Returns when it has."""
    os.close(lifeline)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
    process.wait()


def _read(pipe: IO[bytes]) -> bytes | None:
    """What lies in a pipe; empty at its end, None if there is nothing yet."""
    try:
        return os.read(pipe.fileno(), _BLOCK)
    except BlockingIOError:
        return None


def _end_of(code: int) -> str:
    """How a program ended, from the exit code that its warden gave on."""
    if code > 128:
        with suppress(ValueError):
            return f"was ended by {signal.Signals(code - 128).name}"
    return f"ended with exit code {code}"


def shown(said: bytes) -> str:
    """Somebody else's words, fit for a message: in quotes, in one line, and not too long."""
    text = " ".join(said.decode(errors="backslashreplace").split())
    return repr(text if len(text) <= _TOLD else text[: _TOLD - 1] + "…")
