"""Bots that somebody else has written: tried where they can do no harm, and given what they ask for."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from arcanum.arena.baselines import freeze
from arcanum.arena.entrants import _takes_packs, make_entrant, try_entrants
from arcanum.arena.ledger import read_charter
from arcanum.arena.plan import Plan
from arcanum.arena.run import run
from arcanum.bots import BotError
from arcanum.games import find
from tests.arena import players
from tests.arena.conftest import PLAYERS, SHORT

GAME = find("res_arcana")
MINE = "from tests.arena.players import First as Mine\n"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, in which the arena is started."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def lay(folder: Path, name: str, text: str) -> str:
    """Lay a module with a bot into the folder; how it is asked for."""
    (folder / f"{name}.py").write_text(dedent(text), encoding="utf-8")
    return f"python:{name}:Mine"


def test_they_are_found_in_the_folder_and_known_by_their_source(here: Path) -> None:
    spec = lay(here, "bots_that_lie_here", MINE)
    assert try_entrants(["random", spec, spec]) == {spec: blake2b(MINE.encode(), digest_size=8).hexdigest()}


def test_who_has_no_foreign_bots_starts_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arcanum.arena.crew._Worker.__init__", None)
    assert try_entrants(["random", "magister:20"]) == {}


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        (f"{PLAYERS}NOT_A_BOT", "expected something that makes a bot, found 7"),
        (f"{PLAYERS}Missing", "has no attribute 'Missing'"),
        ("python:no.such:Bot", "No module named 'no'"),
    ],
)
def test_who_cannot_be_had_is_named(spec: str, message: str) -> None:
    with pytest.raises(BotError, match=f"bot '{spec}': .*{message}"):
        try_entrants([spec])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("raise ValueError('one\\x1b[2Jtwo\\nthree')", r"ValueError: one \[2Jtwo three"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
        ("import os; os._exit(7)", "its module ended the process with exit code 7 when it was imported"),
        ("import os; os.kill(os.getpid(), 11)", "its module ended the process by SIGSEGV when it was imported"),
    ],
    ids=["raises", "leaves", "interrupts", "exits", "crashes"],
)
def test_what_a_module_does_when_it_is_imported_is_an_error_that_names_it(here: Path, text: str, message: str) -> None:
    spec = lay(here, "harmful_when_imported", text)
    with pytest.raises(BotError, match=f"bot '{spec}': .*{message}"):
        try_entrants([spec])


@pytest.mark.parametrize("deaf", ["", "import signal; signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])"])
def test_a_module_that_hangs_is_ended(here: Path, deaf: str) -> None:
    spec = lay(here, "hangs_when_imported", f"import time\n{deaf}\ntime.sleep(600)\n")
    start = time.monotonic()
    with pytest.raises(BotError, match=f"bot '{spec}': its module took more than 0.5 s to be imported"):
        try_entrants([spec], 0.5)
    assert time.monotonic() - start < 300


def test_nothing_is_imported_in_the_process_that_runs_the_arena(here: Path) -> None:
    """Neither when they are tried nor when they play."""
    text = "import os, pathlib\npathlib.Path('imported').open('a').write(f'{os.getpid()}\\n')\n" + MINE
    spec = lay(here, "says_where_it_is_imported", text)
    run(Plan("res_arcana", ("random", spec), 1, options=SHORT), here / "run")
    processes = (here / "imported").read_text(encoding="utf-8").split()
    assert len(processes) == 2
    assert str(os.getpid()) not in processes


# --- what they are given ----------------------------------------------------------------------------------------------


def test_who_asks_for_the_packs_gets_them() -> None:
    packs = (Path("one"), Path("two"))
    plain = make_entrant(f"{PLAYERS}First", GAME, "seed", packs)
    assert isinstance(plain, players.First)
    greedy = make_entrant(f"{PLAYERS}TakesAll", GAME, "seed", packs)
    assert isinstance(greedy, players.TakesAll)
    assert greedy.given == {"game": GAME, "seed": "seed", "packs": packs}
    packed = make_entrant(f"{PLAYERS}Packed", GAME, "seed")
    assert isinstance(packed, players.Packed)
    assert packed.packs == ()


def test_a_bot_may_evaluate_positions_with_the_packs_of_the_game(here: Path) -> None:
    plan = Plan("res_arcana", ("random", f"{PLAYERS}Packed"), 1, options=SHORT)
    assert run(plan, here / "run").failures == []


@pytest.mark.parametrize(
    ("factory", "takes"),
    [
        (lambda game, seed: 0, False),
        (lambda game, seed, packs: 0, True),
        (lambda *, game, seed, packs=(): 0, True),
        (lambda **given: 0, True),
        (lambda game, seed, packs, /: 0, False),
        (lambda game, seed, *packs: 0, False),
        (dict, False),  # It does not say what it takes.
    ],
)
def test_who_asks_for_the_packs(factory: Callable[..., Any], takes: bool) -> None:
    assert _takes_packs(factory) == takes


# --- their source -----------------------------------------------------------------------------------------------------


def test_a_bot_that_was_changed_between_two_runs_is_noticed(here: Path) -> None:
    spec = lay(here, "changed_between_runs", MINE)
    said: list[str] = []
    plan = Plan("res_arcana", ("random", spec), 1, options=SHORT)
    run(plan, here / "run", notice=said.append)
    assert read_charter(here / "run").runs[0].sources == {spec: blake2b(MINE.encode(), digest_size=8).hexdigest()}
    run(Plan("res_arcana", ("random", spec), 2, options=SHORT), here / "run", notice=said.append)
    assert said == []
    lay(here, "changed_between_runs", MINE + "# better now\n")
    run(Plan("res_arcana", ("random", spec), 3, options=SHORT), here / "run", notice=said.append)
    (note,) = said
    before, _, after = (run.sources[spec] for run in read_charter(here / "run").runs)
    assert before != after
    assert note.startswith(f"bot {spec} has changed between the games")
    assert before in note
    assert after in note


def test_a_folder_from_before_sources_were_kept_is_gone_on_with(here: Path) -> None:
    spec = f"{PLAYERS}First"
    run(Plan("res_arcana", ("random", spec), 1, options=SHORT), here / "run")
    path = here / "run" / "plan.json"
    told = json.loads(path.read_text(encoding="utf-8"))
    del told["runs"][0]["sources"]
    path.write_text(json.dumps(told), encoding="utf-8")
    said: list[str] = []
    run(Plan("res_arcana", ("random", spec), 2, options=SHORT), here / "run", notice=said.append)
    assert said == []


def test_a_bot_in_the_folder_can_be_frozen(here: Path) -> None:
    spec = lay(here, "to_be_frozen", MINE)
    assert freeze(spec, GAME, 2) == freeze(f"{PLAYERS}First", GAME, 2)


# --- from a script ----------------------------------------------------------------------------------------------------


def test_the_scripts_of_the_page_work(here: Path) -> None:
    """The one that starts the arena, and the bot."""
    text = (Path(__file__).resolve().parent.parent.parent / "docs" / "arena.md").read_text(encoding="utf-8")
    script, bot = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (here / "my_bots.py").write_text(bot, encoding="utf-8")
    (here / "script.py").write_text(
        script.replace('"apprentice"', '"python:my_bots:Last"').replace("pairs=50", "pairs=1"), encoding="utf-8"
    )
    done = subprocess.run([sys.executable, "script.py"], capture_output=True, text=True, check=False, cwd=here)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Interval(value=")


def test_a_script_without_a_guard_is_told_what_it_lacks(here: Path) -> None:
    script = f"from arcanum.arena.entrants import try_entrants\ntry_entrants(['{PLAYERS}First'])\n"
    (here / "script.py").write_text(script, encoding="utf-8")
    done = subprocess.run([sys.executable, "script.py"], capture_output=True, text=True, check=False, cwd=here)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.endswith("a script that starts the arena needs `if __name__ == '__main__':`")
