"""`arcanum arena` and `arcanum baselines`: what they print, and with which exit code they leave."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Run

ARENA = ("arena", "res_arcana", "--option", "round_limit=2", "--pairs", "2", "--seed", "cli")
RAISES = "python:tests.arena.players:Raises"


def test_a_run_is_summed_up_and_reported(run: Run, tmp_path: Path) -> None:
    result = run(*ARENA, "--bots", "random,apprentice", "--report", tmp_path / "report")
    assert result.code == 0, result
    assert result.err == ""
    assert "res_arcana, 2 players, seed 'cli'" in result.out
    assert "won/drawn/lost" in result.out
    assert "Elo" in result.out
    written = {path.name for path in (tmp_path / "report").iterdir()}
    assert written == {"games.jsonl", "lock", "plan.json", "report.html", "results.json"}
    again = run(*ARENA, "--bots", "random,apprentice", "--report", tmp_path / "report", "--jobs", "2")
    assert again.out == result.out


def test_json(run: Run, tmp_path: Path) -> None:
    result = run(*ARENA, "--bots", "random,random", "--players", "3", "--report", tmp_path / "report", "--json")
    told = json.loads(result.out)
    assert told == json.loads((tmp_path / "report" / "results.json").read_text(encoding="utf-8"))
    assert told["games"] == told["games_planned"] == 12
    assert told["pairings"][0]["bots"] == ["random", "random#2"]


def test_a_bot_that_fails_is_named_and_the_exit_code_says_so(run: Run, tmp_path: Path) -> None:
    result = run(*ARENA, "--bots", f"random,{RAISES}", "--report", tmp_path / "report")
    assert result.code == 1
    assert f"error: random against {RAISES}, deal 0, seating 0, seed 'cli 0', seat 1 ({RAISES}), decision" in result.err
    assert "ValueError: <b>boom</b>" in result.err
    assert (tmp_path / "report" / "report.html").exists()
    # It still is a run in which something failed.
    assert run(*ARENA, "--bots", f"random,{RAISES}", "--report", tmp_path / "report").code == 1


def test_only_the_first_failures_are_shown(run: Run, tmp_path: Path) -> None:
    result = run(*ARENA[:-4], "--pairs", "4", "--bots", f"random,{RAISES}", "--report", tmp_path / "report")
    assert result.err.count("boom") == 5
    assert "... and more; results.json names them all" in result.err


def test_abort(run: Run, tmp_path: Path) -> None:
    result = run(*ARENA, "--bots", f"random,{RAISES}", "--on-failure", "abort", "--report", tmp_path / "report")
    assert result.code == 1
    assert "0 of 4 games have a result; the same command goes on." in result.out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("arena chess --bots random,random --report r", "unknown game 'chess'"),
        ("arena res_arcana --bots random,goblin --report r", "unknown bot 'goblin'"),
        ("arena res_arcana --bots random,magister:many --report r", "found 'many'"),
        ("arena res_arcana --bots random --report r", "bots: expected two or more"),
        ("arena res_arcana --bots random,,random --report r", "--bots: expected words with commas"),
        ("arena res_arcana --bots random,random --players 5 --report r", "not by 5"),
        ("arena res_arcana --bots random,random --option setup=chaos --report r", "option setup: expected one of"),
        ("arena res_arcana --bots random,random --pack nowhere --report r", "expected the folder of a pack"),
        ("arena res_arcana --bots random,random --pairs 0 --report r", "--pairs"),
        ("arena res_arcana --bots random,random --jobs 0 --report r", "--jobs"),
        ("arena res_arcana --bots random,random --on moon --report r", "on: expected local or ray, found 'moon'"),
        ("arena res_arcana --bots random,random --on-failure cry --report r", "expected forfeit or abort, found 'cry'"),
        ("arena res_arcana --bots random,random --timeout 0 --report r", "timeout: expected more than 0 seconds"),
        ("arena res_arcana --bots random,random --timeout nan --report r", "at most 1,000,000, found nan"),
        ("arena res_arcana --bots random,random --timeout inf --report r", "at most 1,000,000, found inf"),
        ("arena res_arcana --bots random,random --timeout 1e7 --report r", "at most 1,000,000, found 1e+07"),
        ("arena res_arcana --bots random,random --pairs 1000000000000 --report r", "expected at most 1,000,000, found"),
        ("arena res_arcana --bots random,python:bad:Bot --report r", "No module named 'bad'"),
        ("arena res_arcana --bots random,random --seed a\udcffb --report r", "seed: expected text, found bytes"),
        ("arena res_arcana --bots random,random --report r\udcff", "report: expected text, found bytes"),
        (
            "arena res_arcana --bots random,python:\udcff:Bot --report r",
            "expected text, found bytes that are not UTF-8",
        ),
        ("arena res_arcana --bots random,\udcff --report r", "expected text, found bytes that are not UTF-8"),
        ("arena res_arcana --bots random,random --option setup=\udcff --report r", "option: expected text"),
        ("arena res_arcana --bots random,random --pack \udcff --report r", "pack: expected text"),
        ("baselines freeze res_arcana --bots python:\udcff:Bot --file b.json", "expected text, found bytes"),
        ("arena res_arcana --bots random,random --report file/r", "file/r: the folder cannot be written to"),
        ("arena res_arcana --bots random,random --report .", "expected a new folder or one of an earlier run"),
        ("arena res_arcana --bots random,random", "--report"),
        ("baselines freeze res_arcana --bots goblin --file b.json", "unknown bot 'goblin'"),
        ("baselines freeze res_arcana --bots magister:1s --file b.json", "found one in seconds"),
        ("baselines freeze res_arcana --bots random --file nowhere/b.json", "it cannot be written"),
        ("baselines verify res_arcana --file b.json", "no bot of res_arcana is frozen there"),
        ("baselines verify res_arcana --file file", "expected frozen baselines"),
    ],
)
def test_bad_input(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, message: str) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("{", encoding="utf-8")
    result = run(*words.split())
    assert result.code == 2, result
    assert message in " ".join(result.err.split())
    assert "Traceback" not in result.err
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("option", ["--seed", "--report", "--bots"])
def test_bytes_that_are_no_text_are_bad_input(tmp_path: Path, option: str) -> None:
    """As they come from a shell, whatever they are taken for on the way."""
    words = {"--seed": b"0", "--report": b"report", "--bots": b"random,random"} | {option: b"random,\xff"}
    command: list[str | bytes] = [sys.executable, "-m", "arcanum", "arena", "res_arcana", "--pairs", "1"]
    for name, value in words.items():
        command += [name, value]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 2, done
    assert "found bytes that are not UTF-8" in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("import os; os._exit(0)", "its module ended the process with exit code 0 when it was imported"),
        ("import time; time.sleep(600)", "its module took more than 0.5 s to be imported"),
    ],
    ids=["ends the process", "hangs"],
)
def test_a_bot_that_does_harm_when_it_is_imported_is_bad_input(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "harmful.py").write_text(text, encoding="utf-8")
    words = ["arena", "res_arcana", "--bots", "random,python:harmful:Bot", "--timeout", "0.5", "--report", "report"]
    command = [sys.executable, "-m", "arcanum", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, timeout=300)
    assert done.returncode == 2, done
    assert f"error: bot 'python:harmful:Bot': {message}" in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "report").exists()


@pytest.mark.parametrize(
    ("module", "extra", "on"), [("numpy", "arena", "local"), ("matplotlib", "arena", "local"), ("ray", "ray", "ray")]
)
def test_a_library_that_is_missing_is_named(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, extra: str, on: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    result = run(*ARENA, "--bots", "random,random", "--on", on, "--report", tmp_path / "report")
    assert result.code == 2
    assert f"{module} is needed here and not installed: pip install 'arcanum[{extra}]'" in result.err
    assert not (tmp_path / "report").exists()


def test_the_other_commands_need_none_of_these_libraries() -> None:
    """`arcanum simulate` shares its processes with the arena, but not what the arena needs for its report."""
    code = (
        "import sys; sys.modules.update(numpy=None, matplotlib=None, ray=None)\n"
        "from arcanum.cli import main; main(['simulate', 'res_arcana', '--games', '1', '--option', 'round_limit=2'])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_ctrl_c_keeps_what_was_finished(tmp_path: Path) -> None:
    words = ["arena", "res_arcana", "--bots", "random,apprentice", "--pairs", "5000", "--jobs", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "arcanum", *words, "--report", str(tmp_path / "report")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    games = tmp_path / "report" / "games.jsonl"
    limit = time.monotonic() + 180
    while not games.exists() or games.read_bytes().count(b"\n") < 3:
        assert time.monotonic() < limit
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=180)
    assert process.returncode == 130
    assert "the same command goes on from there" in " ".join(said.split())
    assert "Traceback" not in said
    assert games.read_bytes().endswith(b"\n")


def test_baselines(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "baselines.json"
    frozen = run("baselines", "freeze", "res_arcana", "--bots", "random", "--positions", "4", "--file", file)
    assert frozen.code == 0
    told = json.loads(file.read_text(encoding="utf-8"))
    assert frozen.out == f"{told['games']['res_arcana']['random']['hash']}  random\n"
    assert run("baselines", "verify", "res_arcana", "--file", file).out == f"ok  {frozen.out}"
    assert run("baselines", "verify", "res_arcana", "--file", file, "--bots", "random").out == f"ok  {frozen.out}"
    unknown = run("baselines", "verify", "res_arcana", "--file", file, "--bots", "adept")
    assert (unknown.code, "expected one of random, found 'adept'" in unknown.err) == (2, True)
    told["games"]["res_arcana"]["random"]["answers"][2] = "0 dance"
    file.write_text(json.dumps(told), encoding="utf-8")
    changed = run("baselines", "verify", "res_arcana", "--file", file)
    assert changed.code == 1
    assert "random: position 2: expected '0 dance', found" in changed.err


@pytest.mark.parametrize("command", [("arena",), ("baselines",), ("baselines", "freeze"), ("baselines", "verify")])
def test_help_has_an_example(run: Run, command: tuple[str, ...]) -> None:
    result = run(*command, "--help")
    assert result.code == 0
    assert "Example: arcanum" in result.out
