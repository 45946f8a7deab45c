"""Mistakes are planted fairly and as they are shown, and the tests of a game find those that matter."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tools.mutation import crew
from tools.mutation.explained import ExplainedError, explained, stale
from tools.mutation.report import Findings, tally
from tools.mutation.rules import GAMES, ROOT, SEATS, located, rule_files, rules
from tools.mutation.sampling import Mutant, mutants, sample
from tools.mutation.suite import package

RULES = '''
"""Who wins."""
LIMIT: Final = 2


def winner(s: State, seat: int) -> bool:
    """Text with 1 number."""
    assert seat < 2
    if not s.over and s.power[seat] >= LIMIT:
        s.log.append((seat, "won 3"))
    for card in s.hand:
        if card < 0:
            continue
    return s.over
'''


@pytest.fixture
def game(tmp_path: Path) -> Path:
    (tmp_path / "scoring.py").write_text(RULES, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("function", "operator", "after"),
    [
        ("", "constant", "LIMIT: Final = 3"),
        ("winner", "not", "if s.over and s.power[seat] >= LIMIT:"),
        ("winner", "and/or", "if not s.over or s.power[seat] >= LIMIT:"),
        ("winner", "part of a condition", "if not s.over and True:"),
        ("winner", "comparison", "if not s.over and s.power[seat] > LIMIT:"),
        ("winner", "comparison", "if not s.over and s.power[seat] < LIMIT:"),
        ("winner", "condition", "if not (not s.over and s.power[seat] >= LIMIT):"),
        ("winner", "other seat", "if not s.over and s.power[(1 - seat)] >= LIMIT:"),
        ("winner", "drop", "pass"),
        ("winner", "other seat", 's.log.append(((1 - seat), "won 3"))'),
        ("winner", "comparison", "if card <= 0:"),
        ("winner", "constant", "if card < 1:"),
        ("winner", "loop", "break"),
        ("winner", "return", "return not (s.over)"),
    ],
)
def test_a_mistake_is_what_somebody_might_write(game: Path, function: str, operator: str, after: str) -> None:
    there = [one for one in mutants(game) if (one.function, one.operator, one.after) == (function, operator, after)]
    assert len(there) == 1


def test_texts_types_and_assertions_are_left_alone(game: Path) -> None:
    touched = {mutant.before for mutant in mutants(game)}
    assert not {line for line in touched if line.startswith(("assert", '"""', "def", "for"))}
    assert not [mutant for mutant in mutants(game) if "won 3" not in mutant.after and "won" in mutant.after]


@pytest.mark.parametrize("name", sorted(path.parent.name for path in GAMES.glob("*/legality.py")))
def test_every_mistake_in_a_game_has_a_name_of_its_own_and_can_be_loaded(name: str) -> None:
    there = mutants(package(name))
    assert len({mutant.id for mutant in there}) == len(there) > 1000
    for mutant in sample(there, 200, "compiles"):
        path = located(package(name), mutant.file)
        data = path.read_bytes()
        text = data[: mutant.edit.span.start] + mutant.edit.text.encode() + data[mutant.edit.span.end :]
        assert text != data
        compile(text, str(path), "exec")


def test_what_is_said_of_the_rules_is_there() -> None:
    """A file or an expression that has got another name would be left out in silence."""
    names = [path.parent.name for path in GAMES.glob("*/legality.py")]
    swapped = {name: {text for mutant in mutants(package(name)) for text in other_seats(mutant)} for name in names}
    assert [text for text in SEATS if not any(text in found for found in swapped.values())] == []
    for name in names:
        own = rules(package(name))
        assert [text for text in own.seats if text not in SEATS and text not in swapped[name]] == []
        files = rule_files(package(name)).values()
        assert [file for file in own.files if not any(fnmatch(there, file) for there in files)] == []


def other_seats(mutant: Mutant) -> list[str]:
    """What has been replaced by the other seat, if that is the mistake."""
    return [mutant.edit.text.removeprefix("(1 - ").removesuffix(")")] if mutant.operator == "other seat" else []


# --- the sample -------------------------------------------------------------------------------------------------------


def test_a_sample_has_its_size_and_its_share_of_every_file() -> None:
    there = mutants(package("black_rose"))
    chosen = sample(there, 300, "1")
    assert len({mutant.id for mutant in chosen}) == 300
    lines = Counter(file for file, _ in {(mutant.file, mutant.lines[0]) for mutant in there})
    for file, count in Counter(mutant.file for mutant in chosen).items():
        assert abs(count - 300 * lines[file] / lines.total()) < 1
    assert len({(mutant.file, mutant.lines[0]) for mutant in chosen}) == 300, "no line twice before each once"


def test_a_sample_depends_on_the_seed_and_hardly_on_other_lines(game: Path) -> None:
    before = {mutant.id for mutant in sample(mutants(game), 6, "1")}
    assert before != {mutant.id for mutant in sample(mutants(game), 6, "2")}
    path = game / "scoring.py"
    path.write_text("\n\n# A remark.\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    assert before == {mutant.id for mutant in sample(mutants(game), 6, "1")}


# --- what is explained, kept and counted ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(path.parent.name for path in GAMES.glob("*/legality.py")))
def test_what_is_explained_is_there(name: str) -> None:
    assert stale(explained(name), mutants(package(name))) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- {file: a.py, function: f, change: x}", "entry 1: wants file"),
        ("- {file: a.py, function: f, change: x, reason: ''}", "entry 1: each is a text"),
        ("- {file: a.py, function: f, change: x, reason: r}\n" * 2, "entry 2: explained twice"),
    ],
)
def test_an_explanation_says_what_and_why(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "game.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(ExplainedError, match=said):
        explained("game", tmp_path)


def test_an_explanation_grows_old(game: Path) -> None:
    there = mutants(game)
    assert stale([there[0].id, "scoring.py | winner | gone  ->  away"], there) == [
        "scoring.py | winner | gone  ->  away"
    ]


def test_findings_hold_for_their_code_and_a_survivor_for_its_tests(game: Path, tmp_path: Path) -> None:
    one, two, three, four = mutants(game)[:4]
    path = tmp_path / "kept.json"
    findings = Findings(path, "code", "tests")
    for mutant, outcome in ((one, "rules"), (two, "survived"), (three, "survived")):
        findings.add(mutant.id, {"outcome": outcome, "by": "", "said": "", "seconds": 1})
    count = tally([one, two, three, four], findings.by_id, {three.id})
    assert (count.killed, count.explained, count.survived, count.untried) == (1, 1, 1, 1)
    assert count.share == 50
    findings.write(count)
    assert Findings(path, "code", "tests").by_id.keys() == {one.id, two.id, three.id}
    assert Findings(path, "code", "more tests").by_id.keys() == {one.id}
    assert not Findings(path, "other code", "tests").by_id


# --- processes --------------------------------------------------------------------------------------------------------


def test_a_crew_brings_what_is_told_and_notes_who_tells_nothing() -> None:
    def told(value: object) -> crew.Task:
        return lambda tell: tell(value)

    def silent(tell: crew.Tell) -> None:
        os._exit(3)

    big = ["x" * 300_000]
    tasks: list[tuple[str, crew.Task]] = [("a", told(1)), ("b", silent), ("c", told(big)), ("d", told(None))]
    assert dict(crew.work(tasks, 2)) == {"a": 1, "b": None, "c": big, "d": None}


def test_a_crew_that_is_left_stops_working() -> None:
    began = time.monotonic()
    tasks: list[tuple[str, Callable[[crew.Tell], None]]] = [("quick", lambda tell: tell(1))]
    tasks += [("slow", lambda tell: time.sleep(60))]
    for name, _ in crew.work(tasks, 2):
        assert name == "quick"
        break
    assert time.monotonic() - began < 30


def planted(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.mutants", "--game", "black_rose", "--jobs", "2", "--sample", "0", *args]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_rules_find_who_wins_and_nothing_is_touched(tmp_path: Path) -> None:
    """The function that names the winner, by the tests of the end of the game; then again, from what is kept."""
    scoring = package("black_rose") / "scoring.py"
    before = scoring.read_bytes()
    out = tmp_path / "found.json"
    only = ("--only", "scoring.py | leader", "--tests", "test_18_cleanup", "--out", str(out))
    done = planted(*only)
    assert done.returncode == 0, done.stdout + done.stderr
    assert ": 100.0 %" in done.stdout
    assert scoring.read_bytes() == before
    findings = json.loads(out.read_text(encoding="utf-8"))["findings"]
    assert {finding["outcome"] for finding in findings.values()} == {"rules"}
    assert all(finding["by"].startswith("tests/rules/black_rose/test_18") for finding in findings.values())
    again = planted(*only)
    assert again.returncode == 0
    assert "to try" not in again.stdout


def test_a_mistake_in_the_core_is_planted_there_too(tmp_path: Path) -> None:
    """Whatever the trials load before they begin must not bring it along unchanged."""
    out = tmp_path / "found.json"
    done = planted(
        "--only", "core/moments.py | Window.answer | s.stack.pop()", "--tests", "test_16_", "--out", str(out)
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert ": 100.0 %" in done.stdout


def test_what_nobody_finds_is_shown(tmp_path: Path) -> None:
    out = tmp_path / "found.json"
    only = ("--only", "legality.py | lowest_slot", "--tests", "test_01_tokens", "--out", str(out))
    done = planted(*only)
    assert done.returncode == 1
    assert "\n- if hidden >> slot & 1:\n+ if hidden >> slot | 1:" in done.stdout
    assert "return -2" not in done.stdout.partition("\n\n")[2], "what is explained needs no test"
    assert "survived: legality.py | lowest_slot" in done.stdout


def test_what_does_not_exist_is_refused() -> None:
    done = planted("--game", "chess")
    assert done.returncode == 2
    assert "invalid choice: 'chess'" in done.stderr
