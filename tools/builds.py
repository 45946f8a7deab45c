"""Compare the compiled package with the interpreted one: both must play the same games, state hash by state hash.

    python -m tools.builds [--games 10000]        compare; exits with 1 and the first difference if there is one

Each package plays all golden records, some fresh games and games of bots, in a process of its own with that package
first on PYTHONPATH. It tells, line by line, every answer with the hash of the state after it, and now and then what the
seats see, what is refused and why, and how the hidden things are dealt anew; and what vector environments show, where
the compiled package has the extension for rows and the interpreted one does without. `--games` adds that many random
games of all set-ups, a line for each.
"""

from __future__ import annotations

import argparse
import importlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import zip_longest
from pathlib import Path

from arcanum import bots
from arcanum.bots.magister import Magister
from arcanum.core.chance import Chance, key_of
from arcanum.core.game import Game
from arcanum.core.record import Record, begin, read_move
from arcanum.core.state import GameState
from arcanum.games import GAMES, find
from arcanum.rl.vector import VectorEnv
from tools.compile import PACKAGE, build, compiled_modules, has_compiler
from tools.golden import golden_files, packs_of
from tools.workshop import ROOT, example_pack, workshop

BUILT = ROOT / "build" / "compiled"
SAMPLE = 16
"""The costly comparisons are made at every so many answers of the fresh games."""
Table = tuple[Game, int, dict[str, str | int], list[Path]]
PLAYED: list[tuple[Game, int]] = [(game, seats) for game in GAMES.values() for seats in game.seat_counts]
"""All games with all numbers of players."""
TABLES: list[Table] = [
    *((game, seats, {}, []) for game, seats in PLAYED),
    *(
        (game, each.seats, each.options, [example_pack(game.id, pack) for pack in each.packs])
        for game in GAMES.values()
        for each in workshop(game.id).setups
    ),
]
BOT_ANSWERS = 40
ROUNDS = 2
"""So many fresh games are played at each table."""
STEPS = 150
"""So many steps are taken in each vector environment."""
LEAST = 10_000
"""Two accounts with fewer lines than this have left something out."""


# --- what both packages do --------------------------------------------------------------------------------------------


def tell_golden() -> Iterator[str]:
    for path in [path for game in GAMES.values() for path in golden_files(game)]:
        record = Record.read(path)
        state = begin(record, find(record.game), packs_of(record))
        yield f"{path.name}, dealt: {state.state_hash()}"
        for number in range(1, len(record.actions) + 1):
            seat, action = read_move(record, state, number)
            state.apply(seat, action)
            yield f"{path.name}, action {number}, seat {seat}: {state.space.words(action)}: {state.state_hash()}"
        yield f"{path.name}, result: {state.returns()}"


def deal(table: Table, seed: str) -> GameState:
    game, seats, options, packs = table
    return game.new(seats, seed, options, packs)


def drawn(state: GameState, chance: Chance) -> tuple[int, int]:
    """A seat that owes an answer, and one at random."""
    actors = state.actors()
    seat = actors[chance.below(len(actors))]
    legal = state.legal_actions(seat)
    return seat, legal[chance.below(len(legal))]


def tell_fresh() -> Iterator[str]:
    for index, table in enumerate(TABLES * ROUNDS):
        game, seats, options, _ = table
        name = f"fresh game {index}, {game.id}, {seats} seats, {options}"
        state = deal(table, f"compiled {index}")
        chance = Chance(key_of(f"compiled choices {index}"))
        number = 0
        while not state.over:
            seat, action = drawn(state, chance)
            if number % SAMPLE == 0:
                yield f"{name}, after {number}: {look(game, state, f'{index} {number}')}"
            state.apply(seat, action)
            number += 1
            yield f"{name}, action {number}, seat {seat}: {state.space.words(action)}: {state.state_hash()}"
        yield f"{name}, result: {state.returns()}, {look(game, state, str(index))}"


def tell_bots() -> Iterator[str]:
    """What bots answer in games of their own, and what the best of them thinks of it."""
    for game, seats in PLAYED:
        state = game.new(seats, f"bots {seats}")
        for number in range(BOT_ANSWERS):
            seat = state.actors()[0]
            view = bots.look(state, seat, number)
            answers = [bots.make(spec, game, str(seat)).choose(view) for spec in ("apprentice", "adept")]
            analysis = Magister(str(seat), game.evaluation(), 16).analyse(view)
            yield f"bots, {game.id}, {seats} seats, action {number}: {answers}, {analysis}"
            state.apply(seat, analysis.options[0].action)


def tell_vectors() -> Iterator[str]:
    """What is shown of games side by side, step by step."""
    for index, (game, seats, options, packs) in enumerate(TABLES):
        env = VectorEnv(game, seats, 3, f"side by side {index}", options, packs)
        chance = Chance(key_of(f"side by side {index}"))
        for step in range(STEPS):
            env.step([legal[chance.below(int(count))] for legal, count in zip(env.legal, env.legal_count, strict=True)])
            legal = [env.legal[slot, : env.legal_count[slot]].tolist() for slot in range(env.batch)]
            shown = (env.observation.tobytes(), env.mask.tobytes(), legal, env.seat.tolist(), env.reward.tolist())
            yield f"side by side {index}, {game.id}, {seats} seats, step {step}: {digest(shown)}"


def tell_random(games: int) -> Iterator[str]:
    """Many games, each in a line: all its states in one hash."""
    for index in range(games):
        table = TABLES[index % len(TABLES)]
        state, chance, all_states = deal(table, f"many {index}"), Chance(key_of(f"choices {index}")), blake2b()
        while not state.over:
            state.apply(*drawn(state, chance))
            all_states.update(state.state_hash().encode())
        yield f"random game {index}, {table[0].id}, {table[1]} seats: {state.returns()}, {all_states.hexdigest()[:16]}"


def look(game: Game, state: GameState, seed: str) -> str:
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
        "facts": game.facts(state),
    }
    return ", ".join(f"{name} {digest(value)}" for name, value in told.items())


def digest(value: object) -> str:
    return blake2b(repr(value).encode(), digest_size=4).hexdigest()


def refusals(state: GameState, seat: int) -> list[str]:
    reasons = [state.why_not(seat, action) for action in range(state.space.size)]
    return [f"{reason.id} {reason.args} {reason.rule}" if reason else "" for reason in reasons]


def module_name(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def tell(package: str, games: int) -> None:
    """Tell everything on the standard output, after making sure of the package."""
    for path in compiled_modules():
        file = importlib.import_module(module_name(path)).__file__ or ""
        assert file.endswith(".py") == (package == "interpreted"), f"{file} is not {package}"
    for account in (tell_golden(), tell_fresh(), tell_bots(), tell_vectors(), tell_random(games)):
        for line in account:
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
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd"):
            copy = folder / "arcanum" / path.relative_to(PACKAGE)
            if not copy.is_file() or built < copy.stat().st_mtime or copy.read_bytes() != path.read_bytes():
                return False
    return True


def start(package: str, folder: Path, output: Path, games: int) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    command = [sys.executable, "-m", "tools.builds", "--tell", package, "--games", str(games)]
    with output.open("wb") as file:
        return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=file, stderr=subprocess.PIPE)


def compiled_package(work: Path) -> Path:
    """The folder of the compiled package. It is built first unless it is there."""
    if is_current(BUILT):
        return BUILT
    build(work / "compiled")
    return work / "compiled"


def failures(folder: Path, *tests: str) -> str:
    """What tests that are there for both packages say against the compiled one; empty if nothing."""
    # What a test runner tells its own processes is not for this one.
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment = {**kept, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    code = (
        "import sys, pytest, arcanum.core.tensors as tensors\n"
        "assert not tensors.__file__.endswith('.py'), f'{tensors.__file__} is not compiled'\n"
        "sys.exit(pytest.main(sys.argv[1:]))"
    )
    command = [sys.executable, "-c", code, "-q", "-p", "no:cacheprovider", *tests]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def compare(folder: Path, work: Path, games: int = 0) -> str:
    """What is wrong with the compiled package; empty if nothing is."""
    # The very sources that were compiled, whatever becomes of those in the work tree meanwhile.
    sources = work / "interpreted"
    shutil.copytree(folder / "arcanum", sources / "arcanum", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    outputs = {"interpreted": work / "interpreted.txt", "compiled": work / "compiled.txt"}
    running = [
        start("interpreted", sources, outputs["interpreted"], games),
        start("compiled", folder, outputs["compiled"], games),
    ]
    complaints = [process.communicate()[1].decode() for process in running]
    difference = first_difference(outputs["interpreted"], outputs["compiled"])
    if not difference and [process.returncode for process in running] == [0, 0]:
        return ""
    return "\n".join([difference, *complaints])


def first_difference(interpreted: Path, compiled: Path) -> str:
    """The first line in which the two accounts differ, from both of them; empty if there is none."""
    count = 0
    with interpreted.open(encoding="utf-8") as one, compiled.open(encoding="utf-8") as other:
        for ours, theirs in zip_longest(one, other, fillvalue="nothing more\n"):
            if ours != theirs:
                return f"the first difference:\ninterpreted: {ours}compiled:    {theirs}"
            count += 1
    return "" if count > LEAST else f"both tell only {count} lines"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=0, help="so many random games besides")
    parser.add_argument("--tell", choices=["compiled", "interpreted"], help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.tell:
        tell(options.tell, options.games)
        return 0
    if not has_compiler():
        print("no C compiler on this machine: there is no compiled package to compare with", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as work:
        wrong = compare(compiled_package(Path(work)), Path(work), options.games)
        lines = len((Path(work) / "compiled.txt").read_text(encoding="utf-8").splitlines())
    print(wrong or f"both packages tell the same {lines:,} lines, {options.games:,} random games among them")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
