"""The entrants of the arena: Arcanum's own bots, and bots that somebody else has written.

`python:package.module:Name` is whatever `Name(game=..., seed=...)` gives there, which has to be a `Bot` or to answer
`choose` like one. The module is looked for in the folder in which the arena was started, too. `process:COMMAND` is a
program in whatever language, which is started in that folder (`arcanum.bots.pipe`).
"""

from __future__ import annotations

import os
import re
import shlex
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from importlib import import_module
from inspect import Parameter, signature
from pathlib import Path
from typing import Any, Final

from arcanum import bots
from arcanum.arena.crew import Crew, End, Pulse
from arcanum.arena.deadline import TIMEOUT, Late, patience, within
from arcanum.arena.telling import in_a_line
from arcanum.bots import Bot, BotError
from arcanum.core.game import Game

_FOREIGN: Final = "python:"
_SECONDS: Final = re.compile(r"[a-z]+:[0-9.]+s")
_UNNAMED: Final = (Parameter.POSITIONAL_ONLY, Parameter.VAR_POSITIONAL)


def look_in(folder: str) -> None:
    """Let modules be found in this folder. It comes last, so that nothing is hidden by a file that lies there."""
    if folder not in sys.path:
        sys.path.append(folder)


def check_entrant(spec: str) -> None:
    """Raise BotError for a spec that can name no bot. Nothing of somebody else is imported for it."""
    try:
        spec.encode()
    except UnicodeEncodeError as error:
        raise BotError(f"bot {spec!r}: expected text, found bytes that are not UTF-8") from error
    if spec.startswith(_FOREIGN):
        _parts(spec)
    else:
        bots.check(spec)


def make_entrant(spec: str, game: Game, seed: str, packs: Sequence[Path] = (), timeout: float = TIMEOUT) -> Bot:
    """The bot that a spec names, to sit at one seat of one game; an answer may take so many seconds."""
    if not spec.startswith(_FOREIGN):
        # A program is stopped a little before the alarm rings, so that it can be told what it said until then.
        return bots.make(spec, game, seed, packs, timeout - min(0.25, timeout / 20))
    factory = _factory(spec)
    wanted = {"packs": tuple(packs)} if _takes_packs(factory) else {}
    made: Bot = factory(game=game, seed=seed, **wanted)
    return made


def thinks_by_the_clock(spec: str) -> bool:
    """Whether a bot's answers depend on the speed of the machine: its budget is in seconds."""
    return _SECONDS.fullmatch(spec) is not None


def _parts(spec: str) -> tuple[str, str]:
    """The module of a bot that somebody else has written, and its name there."""
    module, colon, name = spec.removeprefix(_FOREIGN).partition(":")
    if not (colon and module and name):
        raise BotError(f"bot {spec!r}: expected python:module:name, such as python:my_bots:Greedy")
    return module, name


def _factory(spec: str) -> Callable[..., Any]:
    module, name = _parts(spec)
    try:
        found = getattr(import_module(module), name)
    except (Exception, SystemExit) as error:
        # Somebody else's module may raise anything when it is imported.
        raise BotError(f"bot {spec!r}: {in_a_line(error)}") from error
    if not callable(found):
        raise BotError(f"bot {spec!r}: expected something that makes a bot, found {found!r}")
    return found  # type: ignore[no-any-return]


def _takes_packs(factory: Callable[..., Any]) -> bool:
    """Whether it wants to know the packs of the game, which not every bot needs."""
    try:
        parameters = signature(factory).parameters
    except (TypeError, ValueError):
        return False  # Not everything that can be called says how.
    named = parameters.get("packs")
    if named is not None and named.kind not in _UNNAMED:
        return True
    return any(parameter.kind is Parameter.VAR_KEYWORD for parameter in parameters.values())


# --- trying them ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Trial:
    """A bot of somebody else, to be imported in a process of its own."""

    spec: str
    folder: str
    timeout: float


@dataclass(frozen=True, slots=True)
class _Finding:
    """What that process found."""

    complaint: str
    """Why the bot cannot enter; empty if it can."""
    source: str
    """A hash of the file of its module; empty if it has none."""


def try_entrants(specs: Iterable[str], timeout: float = TIMEOUT) -> dict[str, str]:
    """Import the bots among these that somebody else has written; for each of them the hash of its module's file. Of a
    program it is the hash of the files that its command names.

    Raises BotError for one that cannot be had. What is imported may hang or end its process, so it is done in another
    one: here nothing of somebody else is ever run.
    """
    folder = os.getcwd()
    unlike = list(dict.fromkeys(specs))
    trials = [_Trial(spec, folder, timeout) for spec in unlike if spec.startswith(_FOREIGN)]
    sources = {spec: _files(spec) for spec in unlike if bots.is_command(spec)}
    with Crew(_try, 1, patience(timeout)) as crew:
        for done in crew.do(trials):
            finding = done.answer if done.answer is not None else _Finding(_complaint_of(done.task, done.ends[-1]), "")
            if finding.complaint:
                raise BotError(finding.complaint)
            sources[done.task.spec] = finding.source
    return sources


def _try(trial: _Trial, pulse: Pulse) -> _Finding:
    look_in(trial.folder)
    pulse.begin(0, 0)
    try:
        within(trial.timeout, lambda: _factory(trial.spec))
    except Late:
        return _Finding(_too_slow(trial), "")
    except BotError as error:
        return _Finding(str(error), "")
    except BaseException as error:
        return _Finding(f"bot {trial.spec!r}: {in_a_line(error)}", "")
    finally:
        pulse.rest()
    return _Finding("", _source(_parts(trial.spec)[0]))


def _too_slow(trial: _Trial) -> str:
    return f"bot {trial.spec!r}: its module took more than {trial.timeout:g} s to be imported"


def _complaint_of(trial: _Trial, end: End) -> str:
    """The message about a bot whose process died or hung."""
    if end.hung:
        return _too_slow(trial)
    if end.seat is not None:
        return f"bot {trial.spec!r}: its module {end} when it was imported"
    needed = "a script that starts the arena needs `if __name__ == '__main__':`"
    return f"bot {trial.spec!r}: the process that was to import it {end} before it came to that; {needed}"


def _source(module: str) -> str:
    file = getattr(sys.modules.get(module), "__file__", None)
    return _hash([Path(file)] if isinstance(file, str) else [])


def _files(spec: str) -> str:
    """The files that the command of a program names, in one hash: `bot.js` of `node bot.js`, not Node itself."""
    words = [Path(word) for word in shlex.split(spec.partition(":")[2])]
    return _hash([path for path in words if path.is_file()])


def _hash(files: Sequence[Path]) -> str:
    """A hash of what stands in some files; empty if there are none, or they cannot be read."""
    told = blake2b(digest_size=8)
    try:
        for file in files:
            told.update(file.read_bytes())
    except OSError:
        return ""
    return told.hexdigest() if files else ""
