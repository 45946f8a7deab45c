"""Run all examples as somebody would who has just installed Arcanum: from a wheel, in an empty virtual environment.

    python tools/examples.py                 # the newest wheel in dist/; a few minutes
    python tools/examples.py --quick         # small numbers, to see that everything runs

The environment holds what requirements/rl.txt and play.txt lock, the wheel and the small game, nothing else. The
examples are copied to a folder away from the source tree and run there. The exit code is 1 if one fails.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from arcanum.core.registry import example as example_game

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "examples"
LOCKS = (ROOT / "requirements" / "rl.txt", ROOT / "requirements" / "play.txt")


@dataclass(frozen=True, slots=True)
class Example:
    """A program among the examples."""

    name: str
    words: tuple[str, ...]
    """What follows `python`."""
    quick: tuple[str, ...]
    """The same with small numbers."""
    says: str
    """A pattern of what it prints when all is well."""
    needs: str = "python"
    """A program without which it cannot run."""


def _script(name: str, says: str, quick: str = "--quick") -> Example:
    return Example(name, (f"{name}.py",), (f"{name}.py", quick), says)


def _arena(name: str, command: str, needs: str) -> Example:
    """A bot over the pipe, in the arena."""
    arena = ("-m", "arcanum", "arena", example_game("arcanum.games"), "--bots", f"process:{command},random")
    words = (*arena, "--report", f"reports/{name}", "--pairs")
    return Example(name, (*words, "10"), (*words, "1"), r"process:(.|\n)*random(.|\n)*The report: ", needs)


EXAMPLES = (
    _script("random_agent", r"game 0: seat_\d gets 1 after \d+ decisions", quick="1"),
    _script("my_bot", r"score \d+\.\d%, 95 % interval"),
    _script("openspiel_mcts", r"MCTS with \d+ simulations won"),
    _arena("pipe_bot_js", "node pipe_bot/bot.js", "node"),
    _arena("pipe_bot_sh", "sh pipe_bot/bot.sh", "sh"),
    _script("train_ppo", r"over \d+ fresh games: \d\.\d+ \("),
)

DOORS = Example("wisps", ("doors.py", "wisps"), ("doors.py", "wisps"), r"wisps: server \(")
"""The game from `games/wisps`, which has to be installed for it."""


def run(example: Example, python: str, folder: Path, quick: bool, environment: dict[str, str]) -> str:
    """Run one in a folder and show what it says; what is wrong with it, empty if nothing is."""
    command = [python, "-u", *(example.quick if quick else example.words)]
    said = ""
    with subprocess.Popen(
        command, cwd=folder, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            said += line
            print(f"    {line}", end="", flush=True)
    if process.returncode:
        return f"exit code {process.returncode}\n{said[-3000:]}"
    return "" if re.search(example.says, said) else f"expected {example.says!r}, found\n{said[-3000:]}"


def copied(folder: Path) -> Path:
    """The examples, in a folder away from the source tree."""
    target = folder / "examples"
    shutil.copytree(FOLDER, target, ignore=shutil.ignore_patterns("__pycache__", "reports"))
    shutil.copy(ROOT / "tools" / "doors.py", target)
    return target


def newest_wheel() -> Path:
    wheels = sorted((ROOT / "dist").glob("arcanum-*.whl"), key=lambda wheel: wheel.stat().st_mtime)
    if not wheels:
        raise SystemExit("error: there is no wheel in dist/; `make wheel` builds one")
    return wheels[-1]


def installed(wheel: Path, game: Path, folder: Path) -> str:
    """An empty virtual environment with the wheel, what its extras need, and the small game; its Python."""
    print(f"installing {wheel.name} into an empty virtual environment ...", flush=True)
    venv.create(folder, with_pip=True)
    python = str(folder / "bin" / "python")
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*pip, "--require-hashes", *[word for lock in LOCKS for word in ("-r", str(lock))]], check=True)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", str(game)], check=True)
    return python


def clean() -> dict[str, str]:
    """An environment in which nothing leads back to the source tree."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}


def environment_of(example: Example) -> dict[str, str]:
    """The small game derives from the classes of the engine, which a compiled wheel allows of its sources only."""
    return clean() | ({"ARCANUM_INTERPRETED": "1"} if example is DOORS else {})


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--wheel", type=Path, help="another one than the newest in dist/")
    parser.add_argument("--quick", action="store_true")
    asked = parser.parse_args(arguments)
    wheel = (asked.wheel or newest_wheel()).resolve()
    verdicts: dict[str, str] = {}
    with TemporaryDirectory(prefix="arcanum-examples-") as place:
        folder = copied(Path(place))
        python = installed(wheel, folder / "games" / "wisps", Path(place, "venv"))
        told = "import arcanum.core.state as state; print(state.__file__)"
        where = subprocess.check_output([python, "-c", told], cwd=folder, env=clean(), text=True).strip()
        if not Path(where).is_relative_to(Path(place).resolve()):
            raise SystemExit(f"error: expected the package of the wheel, found {where}")
        print("the package is", "interpreted" if where.endswith(".py") else "compiled", flush=True)
        for example in (*EXAMPLES, DOORS):
            if example.needs != "python" and shutil.which(example.needs) is None:
                verdicts[example.name] = f"skipped: there is no {example.needs}"
                continue
            print(f"\n{example.name}: python {' '.join(example.quick if asked.quick else example.words)}", flush=True)
            begun = time.perf_counter()
            wrong = run(example, python, folder, asked.quick, environment_of(example))
            verdicts[example.name] = f"FAILED: {wrong.splitlines()[0]}" if wrong else "passed"
            verdicts[example.name] += f" ({time.perf_counter() - begun:.0f} s)"
    print()
    for name, verdict in verdicts.items():
        print(f"{name:<16} {verdict}")
    return 1 if any(verdict.startswith("FAILED") for verdict in verdicts.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
