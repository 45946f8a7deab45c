"""The compiled package plays the same games as the interpreted one, state hash by state hash.

    python -m tests.compiled.test_compiled compiled|interpreted

is what the test runs once with each of the two packages first on PYTHONPATH. It plays all golden records and some fresh
random games and tells, line by line, every answer with the hash of the state after it, and now and then what the seats
see, what is refused and why, and how the hidden things are dealt anew.
"""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from itertools import zip_longest
from pathlib import Path

import pytest

from arcanum import bots
from arcanum.bots.magister import Magister
from arcanum.core.chance import Chance, key_of
from arcanum.core.record import Record, begin, read_move
from arcanum.core.state import GameState
from arcanum.games.res_arcana import RES_ARCANA
from tools.compile import PACKAGE, build, compiled_modules, has_compiler
from tools.golden import EXAMPLE, PACKS, golden_files, packs_of

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "build" / "compiled"
SAMPLE = 16
"""The costly comparisons are made at every so many answers of the fresh games."""
TABLES: list[tuple[int, dict[str, str | int], list[Path]]] = [
    (2, {}, []),
    (3, {"collect": "ordered"}, []),
    (4, {}, []),
    (2, {"setup": "first_game"}, []),
    (4, {"setup": "first_game", "starter_sets": "shuffled", "collect": "ordered"}, []),
    (2, {"setup": "draft", "first": 1}, []),
    (3, {"setup": "draft"}, []),
    (4, {"setup": "draft", "round_limit": 4}, []),
    (2, {"setup": "match"}, []),
    (3, {}, [PACKS / EXAMPLE]),
    (4, {"setup": "draft"}, [PACKS / EXAMPLE]),
]
BOT_ANSWERS = 40
ROUNDS = 2
"""So many fresh games are played at each table."""


# --- what both packages do --------------------------------------------------------------------------------------------


def tell_golden() -> Iterator[str]:
    for path in golden_files():
        record = Record.read(path)
        state = begin(record, RES_ARCANA, packs_of(record))
        yield f"{path.name}, dealt: {state.state_hash()}"
        for number in range(1, len(record.actions) + 1):
            seat, action = read_move(record, state, number)
            state.apply(seat, action)
            yield f"{path.name}, action {number}, seat {seat}: {state.space.words(action)}: {state.state_hash()}"
        yield f"{path.name}, result: {state.returns()}"


def tell_fresh() -> Iterator[str]:
    for index, (seats, options, packs) in enumerate(TABLES * ROUNDS):
        name = f"fresh game {index}, {seats} seats, {options}"
        state = RES_ARCANA.new(seats, f"compiled {index}", options, [ROOT / pack for pack in packs])
        chance = Chance(key_of(f"compiled choices {index}"))
        number = 0
        while not state.over:
            actors = state.actors()
            seat = actors[chance.below(len(actors))]
            legal = state.legal_actions(seat)
            action = legal[chance.below(len(legal))]
            if number % SAMPLE == 0:
                yield f"{name}, after {number}: {look(state, f'{index} {number}')}"
            state.apply(seat, action)
            number += 1
            yield f"{name}, action {number}, seat {seat}: {state.space.words(action)}: {state.state_hash()}"
        yield f"{name}, result: {state.returns()}, {look(state, str(index))}"


def tell_bots() -> Iterator[str]:
    """What bots answer in games of their own, and what the best of them thinks of it."""
    for seats in (2, 3, 4):
        state = RES_ARCANA.new(seats, f"bots {seats}")
        for number in range(BOT_ANSWERS):
            seat = state.actors()[0]
            view = bots.look(state, seat, number)
            answers = [bots.make(spec, RES_ARCANA, str(seat)).choose(view) for spec in ("apprentice", "adept")]
            analysis = Magister(str(seat), RES_ARCANA.evaluation(), 16).analyse(view)
            yield f"bots, {seats} seats, action {number}: {answers}, {analysis}"
            state.apply(seat, analysis.options[0].action)


def look(state: GameState, seed: str) -> str:
    """Digests of what a state tells besides its hash: views, events, decisions, refusals, worlds, a copy, a save."""
    seats = range(state.seats)
    told = {
        "views": [state.view(seat) for seat in [*seats, None]],
        "events": [state.events(0, seat) for seat in [*seats, None]],
        "decisions": [repr(state.decision(seat)) for seat in state.actors()],
        "refusals": [refusals(state, seat) for seat in seats],
        "worlds": [state.world(seat, seed).state_hash() for seat in seats],
        "fingerprints": [[state.fingerprint(seat, secrets) for secrets in (True, False)] for seat in state.actors()],
        "clone": state.clone().state_hash(),
        "save": state.save(),
        "facts": RES_ARCANA.facts(state),
    }
    return ", ".join(f"{name} {digest(value)}" for name, value in told.items())


def digest(value: object) -> str:
    return blake2b(repr(value).encode(), digest_size=4).hexdigest()


def refusals(state: GameState, seat: int) -> list[str]:
    reasons = [state.why_not(seat, action) for action in range(state.space.size)]
    return [f"{reason.id} {reason.args} {reason.rule}" if reason else "" for reason in reasons]


def module_name(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def main(package: str) -> None:
    """Tell everything on the standard output, after making sure of the package."""
    for path in compiled_modules():
        file = importlib.import_module(module_name(path)).__file__ or ""
        assert file.endswith(".py") == (package == "interpreted"), f"{file} is not {package}"
    for line in tell_golden():
        print(line)
    for line in tell_fresh():
        print(line)
    for line in tell_bots():
        print(line)


# --- the comparison ---------------------------------------------------------------------------------------------------


def is_current(folder: Path) -> bool:
    """Whether a compiled package was made from the sources as they are."""
    libraries = list(folder.rglob("*.so"))
    if len(libraries) <= len(compiled_modules()):
        return False
    built = min(path.stat().st_mtime for path in libraries)
    if built < (ROOT / "tools" / "compile.py").stat().st_mtime:
        return False
    for path in PACKAGE.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            copy = folder / "arcanum" / path.relative_to(PACKAGE)
            if not copy.is_file() or built < copy.stat().st_mtime or copy.read_bytes() != path.read_bytes():
                return False
    return True


def start(package: str, folder: Path, output: Path) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    command = [sys.executable, "-m", "tests.compiled.test_compiled", package]
    with output.open("wb") as file:
        return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=file, stderr=subprocess.PIPE)


def test_compiled_and_interpreted_play_the_same(tmp_path: Path) -> None:
    if not has_compiler():
        pytest.skip("no C compiler on this machine: there is no compiled package to compare with")
    folder = BUILT
    if not is_current(folder):
        folder = tmp_path / "compiled"
        build(folder)
    # The very sources that were compiled, whatever becomes of those in the work tree meanwhile.
    sources = tmp_path / "interpreted"
    shutil.copytree(folder / "arcanum", sources / "arcanum", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    outputs = {"interpreted": tmp_path / "interpreted.txt", "compiled": tmp_path / "compiled.txt"}
    running = [
        start("interpreted", sources, outputs["interpreted"]),
        start("compiled", folder, outputs["compiled"]),
    ]
    complaints = [process.communicate()[1].decode() for process in running]
    difference = first_difference(outputs["interpreted"], outputs["compiled"])
    assert not difference, "\n".join([difference, *complaints])
    assert [process.returncode for process in running] == [0, 0], "\n".join(complaints)


def first_difference(interpreted: Path, compiled: Path) -> str:
    """The first line in which the two accounts differ, from both of them; empty if there is none."""
    count = 0
    with interpreted.open(encoding="utf-8") as one, compiled.open(encoding="utf-8") as other:
        for ours, theirs in zip_longest(one, other, fillvalue="nothing more\n"):
            if ours != theirs:
                return f"the first difference:\ninterpreted: {ours}compiled:    {theirs}"
            count += 1
    return "" if count > 10_000 else f"both tell only {count} lines"


def test_the_first_difference_is_named(tmp_path: Path) -> None:
    one, other = tmp_path / "one.txt", tmp_path / "other.txt"
    one.write_text("a: 1\nb: 2\nc: 3\n", encoding="utf-8")
    other.write_text("a: 1\nb: 4\n", encoding="utf-8")
    assert first_difference(one, other) == "the first difference:\ninterpreted: b: 2\ncompiled:    b: 4\n"
    other.write_text("a: 1\nb: 2\n", encoding="utf-8")
    assert first_difference(one, other).endswith("interpreted: c: 3\ncompiled:    nothing more\n")
    assert first_difference(one, one) == "both tell only 3 lines"


if __name__ == "__main__":
    main(sys.argv[1])
