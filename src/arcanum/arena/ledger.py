"""The folder of a run: its plan, and a line for every game that was played. Nothing that was finished is lost.

    plan.json      what was asked for, and every run that worked on it
    games.jsonl    one line for each game, written through to the disk before the next one is looked at
    records/       the records of the games, if they were wanted
    lock           held by the run that is at work; it goes with its process, however that ends

Whoever starts the same plan in the same folder again goes on where it stopped.
"""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from io import FileIO
from pathlib import Path
from typing import Any, Final

import msgspec

from arcanum.arena.jsonfile import as_json, read_json
from arcanum.arena.origin import Origin
from arcanum.arena.outcome import Outcome
from arcanum.arena.plan import ArenaError, Key
from arcanum.core.files import WriteError, write_whole
from arcanum.core.state import Data

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FORMAT: Final = 1
LOCK: Final = "lock"
PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"
RECORDS: Final = "records"
_LONGEST_NAME: Final = 60
"""How many letters of a bot's name stand in the name of a file."""


class NotKept(ArenaError):
    """What was played cannot be written down. Nothing that was asked for is wrong, and what was kept before is still
    there."""


class Run(msgspec.Struct):
    """One time that somebody worked on a plan."""

    command: list[str]
    jobs: int
    on: str
    timeout: float
    failure: str
    origin: Origin
    games: int = 0
    """How many games were there before."""
    sources: dict[str, str] = {}
    """For each bot that somebody else has written a hash of its module's file."""


class Charter(msgspec.Struct):
    """What stands in plan.json."""

    format: int
    plan: Data
    runs: list[Run]


class Ledger:
    """The games of one plan, on disk and here."""

    def __init__(self, folder: Path, charter: Charter, outcomes: dict[Key, Outcome]) -> None:
        """Use `opened`, which makes sure that nobody else is at work here."""
        self.folder = folder
        self.charter = charter
        self.outcomes = outcomes
        """All games that were begun, by what they are. Those without a result are to be played again."""
        self._played = bool(outcomes)
        self._file: FileIO | None = None

    def finished(self, key: Key) -> bool:
        found = self.outcomes.get(key)
        return found is not None and found.returns is not None

    def begin(self, run: Run) -> None:
        """Note that a run begins."""
        run.games = sum(self.finished(key) for key in self.outcomes)
        self.charter.runs.append(run)
        with self.keeping("the plan"):
            write_whole(self.folder / PLAN, as_json(self.charter))

    def add(self, outcome: Outcome, record: Data | None = None) -> None:
        """Keep a game, for good."""
        self._played = True
        with self.keeping("a game"):
            if record is not None:
                (self.folder / RECORDS).mkdir(exist_ok=True)
                write_whole(self.folder / RECORDS / record_name(outcome), as_json(record))
            if self._file is None:
                # Nothing is held back in memory: what a full disk refuses has to be known now, not when it is closed.
                self._file = FileIO(self.folder / GAMES, "ab")
            _write_all(self._file, msgspec.json.encode(outcome) + b"\n")
            os.fsync(self._file.fileno())
        self.outcomes[outcome.key] = outcome

    @contextmanager
    def keeping(self, what: str) -> Iterator[None]:
        """While something is written: what goes wrong names the folder. Raises NotKept once games were played, and
        ArenaError before, when the folder is as bad as any other input."""
        try:
            yield
        except (OSError, WriteError) as error:
            said = error.detail if isinstance(error, WriteError) else error.strerror
            kind = NotKept if self._played else ArenaError
            raise kind(f"{self.folder}: {what} cannot be written down: {said or error}") from error

    def close(self) -> None:
        if self._file is not None:
            with suppress(OSError):  # Every line has been written through to the disk long ago.
                self._file.close()


def _write_all(file: FileIO, line: bytes) -> None:
    """Write all of a line. A disk that fills up takes only a part of it; the next try then says why."""
    rest = memoryview(line)
    while rest:
        written = file.write(rest)
        if not written:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        rest = rest[written:]


def record_name(outcome: Outcome) -> str:
    """The file of a game's record. Bots may be called what files may not; then a hash keeps their files apart."""
    shown = [re.sub("[^A-Za-z0-9]", "-", bot)[:_LONGEST_NAME] for bot in outcome.pairing]
    name = "_".join(shown)
    if shown != list(outcome.pairing):
        name += "_" + blake2b("\n".join(outcome.pairing).encode(), digest_size=4).hexdigest()
    return f"{name}_{outcome.deal}_{outcome.seating}.json"


@contextmanager
def opened(folder: Path, plan: Data) -> Iterator[Ledger]:
    """The ledger of a plan in this folder, new or begun before; raises ArenaError if the folder cannot be used."""
    _prepare(folder)
    with _locked(folder):
        charter = _charter(folder, plan)
        outcomes, whole = read_games(folder)
        _cut_off(folder / GAMES, whole)
        ledger = Ledger(folder, charter, outcomes)
        try:
            yield ledger
        finally:
            ledger.close()


# --- the folder -------------------------------------------------------------------------------------------------------


def _prepare(folder: Path) -> None:
    """Make the folder and see that one can write there, before a game is played for it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        others = [path.name for path in folder.iterdir() if path.name != LOCK and path.suffix != ".part"]
        probe = folder / f".{os.getpid()}.part"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise ArenaError(f"{folder}: the folder cannot be written to: {error.strerror or error}") from error
    if others and PLAN not in others:
        raise ArenaError(f"{folder}: expected a new folder or one of an earlier run, found {sorted(others)[0]} in it")


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Let nobody else work here. The lock is the system's, so that it is gone with a process that was killed."""
    try:
        file = (folder / LOCK).open("ab")
    except OSError as error:
        raise ArenaError(f"{folder}: the folder cannot be written to: {error.strerror or error}") from error
    with file:
        try:
            if sys.platform == "win32":
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise ArenaError(f"{folder}: another run is at work in this folder") from error
        yield


# --- the plan ---------------------------------------------------------------------------------------------------------


def _charter(folder: Path, plan: Data) -> Charter:
    """The charter in the folder, made to fit this plan; raises ArenaError if it is another one's."""
    if not (folder / PLAN).exists():
        return Charter(FORMAT, plan, [])
    charter = read_charter(folder)
    there = charter.plan
    for name in plan:
        if name != "pairs" and there.get(name) != plan[name]:
            raise _other_plan(folder, name, there.get(name), plan[name])
    if not isinstance(there.get("pairs"), int):
        raise ArenaError(f"{folder / PLAN}: pairs: expected a number, found {there.get('pairs')!r}")
    if plan["pairs"] < there["pairs"]:
        message = f"{folder}: the folder was begun with {there['pairs']} pairs; expected as many or more"
        raise ArenaError(f"{message}, found {plan['pairs']}")
    charter.plan = plan
    return charter


def _other_plan(folder: Path, name: str, there: Any, here: Any) -> ArenaError:
    if isinstance(there, dict) and isinstance(here, dict):
        differing = sorted(key for key in there.keys() | here.keys() if there.get(key) != here.get(key))
        name, there, here = f"{name} {differing[0]}", there.get(differing[0]), here.get(differing[0])
    return ArenaError(
        f"{folder}: another plan was begun in this folder: it has {name} {_brief(there)}, not {_brief(here)}; "
        "choose another folder"
    )


def _brief(value: Any) -> str:
    return ",".join(value) if isinstance(value, list) and all(isinstance(item, str) for item in value) else str(value)


def read_charter(folder: Path) -> Charter:
    """What plan.json says."""
    return read_json(folder / PLAN, Charter, "the plan of a run", FORMAT)


# --- the games --------------------------------------------------------------------------------------------------------


def read_games(folder: Path) -> tuple[dict[Key, Outcome], int]:
    """All games in the folder, and how many bytes they take: the last line may have been cut off in the middle."""
    path = folder / GAMES
    try:
        raw = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise ArenaError(f"{path}: it cannot be read: {error.strerror}") from error
    lines = raw.splitlines(keepends=True)
    outcomes: dict[Key, Outcome] = {}
    for number, line in enumerate(lines, 1):
        outcome = _read_line(line)
        if outcome is None:
            if number < len(lines):
                raise ArenaError(f"{path}:{number}: expected the outcome of a game, found something else")
            return outcomes, len(raw) - len(line)
        fault = _fault(outcome)
        if fault:
            raise ArenaError(f"{path}:{number}: {fault}")
        found = outcomes.get(outcome.key)
        if found is None or found.returns is None:
            outcomes[outcome.key] = outcome
    return outcomes, len(raw)


def _fault(outcome: Outcome) -> str:
    """What cannot be so in a game that was played."""
    if set(outcome.seats) != set(outcome.pairing):
        return f"seats: expected {' and '.join(outcome.pairing)}, found {', '.join(outcome.seats)}"
    returns = outcome.returns
    if returns is not None and (len(returns) != len(outcome.seats) or not all(0 <= share <= 1 for share in returns)):
        return f"returns: expected a share from 0 to 1 for each of {len(outcome.seats)} seats, found {returns}"
    return ""


def _read_line(line: bytes) -> Outcome | None:
    if not line.endswith(b"\n"):
        return None
    with suppress(msgspec.DecodeError, UnicodeDecodeError):
        return msgspec.json.decode(line, type=Outcome)
    return None


def _cut_off(path: Path, length: int) -> None:
    """Take away what was not written whole; its game has no result."""
    try:
        if path.exists() and path.stat().st_size > length:
            os.truncate(path, length)
    except OSError as error:
        raise ArenaError(f"{path}: it cannot be written: {error.strerror or error}") from error
