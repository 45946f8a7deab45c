"""Every command does what it says."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from arcanum.cli.cards import _pages
from arcanum.cli.errors import BadInput
from arcanum.cli.simulate import Task, play_one
from arcanum.cli.speech import Speech
from arcanum.core.battery import BatteryFailure, play_random
from arcanum.core.record import Record, replay
from arcanum.games import GAMES, find
from arcanum.words import LANGUAGES
from arcanum.words.voices import voice
from tests.cli.conftest import Run
from tests.cli.script import AGAINST_RANDOM

COMMANDS = [
    ("games",),
    ("play",),
    ("serve",),
    ("admin",),
    ("admin", "tables"),
    ("admin", "export"),
    ("admin", "delete"),
    ("admin", "backup"),
    ("admin", "check"),
    ("simulate",),
    ("arena",),
    ("baselines",),
    ("baselines", "freeze"),
    ("baselines", "verify"),
    ("replay",),
    ("analyse",),
    ("record", "verify"),
    ("scenario", "run"),
    ("scenario", "record"),
    ("rules", "coverage"),
    ("rules", "show"),
    ("packs", "check"),
    ("packs", "schema"),
    ("card",),
    ("record",),
    ("scenario",),
    ("rules",),
    ("packs",),
]
SCENARIO = """\
game: res_arcana
title: A prism costs nothing
position:
  players: [{hand: [prism]}, {}]
steps:
  - 0: place prism
expect: {players: [{components: [prism]}]}
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished random game."""
    path = tmp_path / "game.json"
    played = play_random(find("res_arcana"), 2, "a record", {"round_limit": 3}).record
    assert played is not None
    played.write(path)
    return path


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_has_an_example(run: Run, command: tuple[str, ...]) -> None:
    result = run(*command, "--help")
    assert result.code == 0
    assert f"Example: arcanum {' '.join(command)}" in result.out


def test_help_lists_the_commands(run: Run) -> None:
    result = run("--help")
    assert result.code == 0
    assert all(command[0] in result.out for command in COMMANDS)


FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("command", ["games", "packs schema res_arcana", "card prism", "--help", "rules show RA-7.3"])
def test_output_that_cannot_be_written_is_one_line(root: Path, command: str) -> None:
    with FULL.open("w") as full:
        result = subprocess.run(
            [sys.executable, "-m", "arcanum", *command.split()],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            cwd=root,
        )
    assert result.returncode == 2
    assert result.stderr == "error: the output cannot be written: No space left on device\n"


@pytest.mark.parametrize(
    "command", ["games", "packs schema res_arcana", "card prism", "--help", "simulate res_arcana --games 1"]
)
def test_a_reader_that_has_seen_enough_is_no_error(root: Path, command: str) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        result = subprocess.run(
            [sys.executable, "-m", "arcanum", *command.split()], stdout=write, stderr=subprocess.PIPE, cwd=root
        )
    finally:
        os.close(write)
    assert result.stderr == b""
    assert result.returncode == 0


def test_the_record_is_written_even_if_nobody_reads(root: Path, tmp_path: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    command = [
        sys.executable,
        "-m",
        "arcanum",
        *AGAINST_RANDOM,
        "--seed",
        "1",
        "--record",
        str(tmp_path / "g.json"),
    ]
    try:
        result = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=write, stderr=subprocess.PIPE, cwd=root)
    finally:
        os.close(write)
    assert (result.returncode, result.stderr) == (0, b"")
    assert Record.read(tmp_path / "g.json").seed == "1"


def test_version(run: Run) -> None:
    assert run("--version").out.startswith("arcanum ")


def test_python_m(root: Path) -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "arcanum", "--version"], capture_output=True, text=True, check=True, cwd=root
    )
    assert printed.stdout.startswith("arcanum ")


def test_games(run: Run) -> None:
    out = run("games").out
    assert "res_arcana  2, 3, 4 players" in out
    assert "--option setup=" in out


# --- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Dragon Bridle", "dragon_bridle", "bridle", "вуздечка", "ДРАКОНЬЯ УЗДЕЧКА"])
def test_a_card_by_any_of_its_names(run: Run, name: str) -> None:
    result = run("card", name, "--lang", "en")
    assert result.code == 0
    assert result.out.startswith("Dragon Bridle\nArtifact\n")


def test_a_word_of_several_names_lists_them_all(run: Run) -> None:
    said = run("card", "dragon").err
    for name in ("Bone Dragon", "Dragon Bridle", "Dragon Egg", "Fire Dragon", "Wind Dragon", "Dragon’s Lair"):
        assert name.replace("’", "'") in said.replace("’", "'"), name
    said = run("card", "Dragon Castle").err
    for name in ("Bone Dragon", "Dragon Bridle", "Fire Dragon", "Coral Castle"):
        assert name in said, name


class Shelf(Speech):
    """A game of which only the names of its cards are known."""

    def __init__(self, **cards: str) -> None:
        self.cards = cards

    def card_names(self) -> dict[str, list[str]]:
        return {card: [name, card] for card, name in self.cards.items()}

    def card_name(self, card: str) -> str:
        return self.cards[card]

    def card_page(self, card: str) -> str:
        return f"page of {card}"


def test_cards_of_several_games() -> None:
    """A whole name finds all that are called so; a part of one finds a card only if no game has several."""
    games: list[Speech] = [
        Shelf(fire="Fire Dragon", wind="Wind Dragon", egg="Egg", potion="Triplet"),
        Shelf(ailing_one="Ailing Dragonling", eggs="Eggs and Ham", recipe="Triplet", ready="Triplet"),
    ]
    assert _pages(games, "triplet") == ["page of potion", "page of recipe", "page of ready"]
    assert _pages(games, "egg") == ["page of egg"]
    assert _pages(games, "eg") == ["page of egg", "page of eggs"]
    assert _pages(games, "ailing") == ["page of ailing_one"]
    with pytest.raises(BadInput, match="Fire Dragon, Wind Dragon, Ailing Dragonling"):
        _pages(games, "dragon")


@pytest.mark.parametrize(("lang", "name"), [("en", "Prism"), ("ru", "Призма"), ("uk", "Призма")])
def test_a_card_in_a_language(run: Run, lang: str, name: str) -> None:
    assert run("card", "prism", "--lang", lang).out.startswith(f"{name}\n")


def test_the_language_may_come_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARCANUM_LANG", "uk")
    assert run("card", "prism").out.startswith("Призма\n")


def test_a_card_of_a_pack(run: Run, root: Path) -> None:
    pack = root / "examples" / "packs" / "res_arcana" / "ember_court"
    lines = (pack / "locale" / "en.ftl").read_text().splitlines()
    name = next(line.partition(" = ")[2] for line in lines if line.startswith("card-"))
    assert run("card", name).code == 2
    assert run("card", name, "--pack", pack, "--game", "res_arcana").out.startswith(name)


# --- rules ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_in_short(run: Run, game: str, lang: str) -> None:
    result = run("rules", "short", game, "--lang", lang)
    assert result.code == 0
    assert voice(game, lang).primer("terminal")[0].split()[0] in result.out
    for word in ("glows", "Hint", "светится", "світиться"):
        assert word not in result.out, "a terminal is no screen"


def test_a_rule_in_another_language_says_that_it_is_english(run: Run) -> None:
    assert run("rules", "show", "RA-7.3").out.startswith("RA-7.3 ")
    assert run("rules", "show", "RA-7.3", "--lang", "uk").out.startswith("Каталог правил є лише англійською")


def test_coverage(run: Run, root: Path) -> None:
    result = run("rules", "coverage", "res_arcana", "--json")
    found = json.loads(result.out)["res_arcana"]
    assert found["total"] >= 500
    assert found["covered"] + len(found["missing"]) == found["total"]
    assert result.code == (1 if found["missing"] or found["unknown"] else 0)
    assert f"{found['total']} rules, {found['covered']} covered" in run("rules", "coverage").out


def test_coverage_fails_for_a_rule_without_a_test(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "res_arcana.md").write_text("**RA-1.1** One.\n\n**RA-1.2** Two.\n")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text(
        'import pytest\n\n\n@pytest.mark.rule("RA-1.1", "RA-9.9")\ndef test_it(): ...\n'
    )
    monkeypatch.chdir(tmp_path)
    result = run("rules", "coverage", "res_arcana")
    assert result.code == 1
    assert "2 rules, 1 covered, 1 missing" in result.out
    assert "RA-1.2" in result.out
    assert "RA-9.9  tests/test_it.py:4" in result.out


def test_an_installed_package_has_the_catalogue(
    run: Run, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packaged = Path("games", "res_arcana", "rules.md")
    assert (root / "src" / "arcanum" / packaged).samefile(root / "docs" / "rules" / "res_arcana.md")
    data = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["setuptools"]["package-data"]["arcanum"]
    assert any(packaged.match(pattern) for pattern in data)
    site = tmp_path / "site" / "arcanum"
    (site / packaged).parent.mkdir(parents=True)
    shutil.copy(root / "docs" / "rules" / "res_arcana.md", site / packaged)
    monkeypatch.setattr("arcanum.core.coverage.__file__", str(site / "core" / "coverage.py"))
    monkeypatch.chdir(tmp_path)
    assert run("rules", "show", "RA-7.3").out.startswith("RA-7.3 ")
    result = run("rules", "coverage")
    assert result.code == 2
    assert "run this inside a checkout of the project" in result.err


def test_a_rule_with_all_its_lines(run: Run) -> None:
    out = run("rules", "show", "ra-s1").out
    assert out.startswith("RA-S1 [worked")
    assert "Expected: Pit turned" in out
    assert "RA-S2" not in out


# --- packs ------------------------------------------------------------------------------------------------------------


def test_a_good_pack(run: Run, root: Path) -> None:
    result = run("packs", "check", root / "examples" / "packs" / "res_arcana" / "ember_court")
    assert result.code == 0
    assert "ok  ember_court" in result.out


def test_the_schema(run: Run) -> None:
    assert "Component" in json.loads(run("packs", "schema", "res_arcana").out)["$defs"]


# --- scenarios --------------------------------------------------------------------------------------------------------


def test_scenarios_one_line_each(run: Run, tmp_path: Path) -> None:
    good, bad, broken = (tmp_path / name for name in ("good.yaml", "bad.yaml", "broken.yaml"))
    good.write_text(SCENARIO)
    bad.write_text(SCENARIO.replace("components: [prism]", "points: 3"))
    broken.write_text(SCENARIO.replace("place prism", "plaice prism"))
    result = run("scenario", "run", good)
    assert result.code == 0
    assert result.out == f"ok      {good}  A prism costs nothing\n"
    result = run("scenario", "run", bad, good)
    assert result.code == 1
    assert result.out.splitlines()[0].startswith(f"FAILED  {bad}:7: at the end: players[0].points: expected 3, found")
    assert len(result.out.splitlines()) == 2
    result = run("scenario", "run", broken, bad, good)
    assert result.code == 2
    assert f"{broken}:6: steps[0]: unknown action 'plaice prism'" in result.err
    assert len(result.out.splitlines()) == 2


def test_a_scenario_becomes_a_record_to_play_on_from(run: Run, tmp_path: Path) -> None:
    good, bad, broken = (tmp_path / name for name in ("good.yaml", "bad.yaml", "broken.yaml"))
    good.write_text(SCENARIO)
    bad.write_text(SCENARIO.replace("place prism", "place vault"))
    broken.write_text(SCENARIO.replace("place prism", "plaice prism"))
    result = run("scenario", "record", good, good)
    assert result.code == 0
    first, second = [Record.from_data(json.loads(line)) for line in result.out.splitlines()]
    assert first == second
    assert first.actions == [(0, "place prism")]
    game = find("res_arcana")
    facts = game.facts(replay(first, game))
    assert facts["players"][0]["components"] == ["prism"]
    result = run("scenario", "record", good, bad)
    assert (result.code, result.out) == (1, "")
    assert f"{bad}:6: step 1: expected 'place vault' of seat 0 to be legal" in result.err
    result = run("scenario", "record", good, broken)
    assert (result.code, result.out) == (2, "")
    assert f"{broken}:6: steps[0]: unknown action 'plaice prism'" in result.err


def test_a_scenario_names_rules_that_there_are(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "s.yaml"
    path.write_text(SCENARIO.replace("position:", "rules:\n  - RA-7.3\n  - PN-1.1\n  - RA-99.1\nposition:"))
    result = run("scenario", "run", path)
    assert result.code == 2
    assert f"{path}:6: rules[2]: unknown rule 'RA-99.1'; did you mean RA-9.1?" in result.err
    monkeypatch.setattr("arcanum.core.coverage.__file__", str(tmp_path / "arcanum" / "core" / "coverage.py"))
    monkeypatch.chdir(tmp_path)
    assert run("scenario", "run", path).code == 0, "without the catalogue nobody can tell"


# --- records ----------------------------------------------------------------------------------------------------------


def test_verify(run: Run, record: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.json"
    cut.write_text(record.read_text()[:-40])
    result = run("record", "verify", record, cut)
    assert result.code == 2
    assert result.out.startswith(f"ok  {record}  res_arcana, ")
    assert f"{cut}: the file is truncated" in result.err


def test_verify_finds_a_changed_action(run: Run, record: Path) -> None:
    data = json.loads(record.read_text())
    place = next(index for index, text in enumerate(data["actions"]) if text.endswith(" pass"))
    data["actions"][place] = data["actions"][place].replace("pass", "suffer")
    record.write_text(json.dumps(data))
    result = run("record", "verify", record)
    assert result.code == 2
    assert f"{record}: action {place + 1}: expected a legal action, found 'suffer'" in result.err


def test_replay_shows_only_what_a_seat_knows(run: Run, record: Path) -> None:
    spectator = run("replay", record, "--to", "12")
    assert spectator.code == 0
    assert "The game begins." in spectator.out
    assert "Your hand" not in spectator.out
    seat = run("replay", record, "--to", "12", "--seat", "1")
    assert seat.out.count("Your hand") == 1
    assert seat.out != spectator.out


def test_replay_to_the_end_shows_the_result(run: Run, record: Path) -> None:
    result = run("replay", record, "--lang", "ru")
    assert "Итог" in result.out
    assert "Игра начинается." in result.out


# --- simulate ---------------------------------------------------------------------------------------------------------


def test_simulate(run: Run) -> None:
    command = ("simulate", "res_arcana", "--games", "3", "--players", "3", "--seed", "s", "--option", "round_limit=3")
    result = run(*command, "--json")
    assert result.code == 0
    summary = json.loads(result.out)
    assert summary["games"] == 3
    assert summary["failures"] == 0
    assert summary["rounds"] == {"min": 3, "mean": 3.0, "max": 3}
    assert summary["round_limit_endings"] == 3
    assert sum(summary["wins_by_seat"]) == pytest.approx(3)
    assert sum(summary["wins_by_turn_order"]) == pytest.approx(3)
    table = run(*command)
    assert "3 to 3, 3.0 on average" in table.out
    assert "decisions per second" in table.out


@pytest.mark.parametrize(("game", "option"), [("res_arcana", "first"), ("black_rose", "crown")])
@pytest.mark.parametrize("seat", [0, 1])
def test_simulate_counts_wins_by_who_went_first(game: str, option: str, seat: int) -> None:
    task = Task(game, 2, "s", {option: str(seat)}, [], 0)
    assert play_one(task, 0).first == seat


def test_simulate_gives_the_same_games_checked_or_not_and_in_any_number_of_processes(run: Run) -> None:
    command = ("simulate", "res_arcana", "--games", "9", "--option", "round_limit=2", "--json")
    found = []
    for more in (("--no-check",), ("--thorough",), ("--no-check", "--jobs", "2")):
        summary = json.loads(run(*command, *more).out)
        found.append({name: summary[name] for name in ("decisions", "rounds", "branching", "wins_by_seat")})
    assert found[0] == found[1] == found[2]


def test_simulate_reports_a_broken_law_with_its_seed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*task: object, **options: object) -> None:
        message = f"seed {task[2]!r}, after 0 actions: an artifact is in two zones"
        raise BatteryFailure(message, Record.start(find("res_arcana"), 2, "x"))

    monkeypatch.setattr("arcanum.cli.simulate.play_random", broken)
    result = run("simulate", "res_arcana", "--games", "7", "--seed", "x")
    assert result.code == 1
    assert "seed 'x 0', after 0 actions: an artifact is in two zones" in result.err
    assert "... and 2 more" in result.err


def test_of_the_packs_given_each_record_uses_its_own(run: Run, root: Path) -> None:
    """Records with and without a pack are verified together; without the pack the one that needs it is refused."""
    golden = sorted((root / "tests" / "golden" / "res_arcana").glob("*_standard_2_uniform*.json.gz"))
    files = [str(golden[0]), str(next(path for path in golden if "ember_court" in path.name))]
    pack = str(root / "examples" / "packs" / "res_arcana" / "ember_court")
    assert run("record", "verify", *files, "--pack", pack).code == 0
    refused = run("record", "verify", *files)
    assert refused.code == 2
    assert "ember_court 1.0.0, which is missing here" in refused.err


EMBERS = Path("examples", "packs", "res_arcana", "ember_court")


def test_a_card_of_a_pack_is_found_without_naming_the_game(run: Run, root: Path) -> None:
    code, out, err = run("card", "ember hound", "--pack", root / EMBERS)
    assert (code, err) == (0, "")
    assert out.startswith("Ember Hound\n")
    assert run("card", "crusade", "--pack", root / EMBERS).code == 0  # Of the game that the pack is not of.


@pytest.mark.parametrize(
    "command", [("card", "prism", "--game", "black_rose"), ("play", "black_rose", "--seats", "random,random")]
)
def test_a_pack_of_another_game_is_one_error(run: Run, root: Path, command: tuple[str, ...]) -> None:
    code, out, err = run(*command, "--pack", root / EMBERS)
    assert (code, out) == (2, "")
    assert err == f"error: {root / EMBERS}/pack.yaml:4: game: expected 'black_rose', found 'res_arcana'\n"


def test_a_pack_of_no_game_is_one_error(run: Run, root: Path, tmp_path: Path) -> None:
    shutil.copytree(root / EMBERS, tmp_path / "pack")
    told = tmp_path / "pack" / "pack.yaml"
    told.write_text(told.read_text(encoding="utf-8").replace("res_arcana", "resarcana"), encoding="utf-8")
    code, out, err = run("card", "prism", "--pack", tmp_path / "pack")
    assert (code, out, err.count("error:")) == (2, "", 1)
    assert "game: unknown game 'resarcana'; did you mean 'res_arcana'?" in err


def test_the_games_are_listed_with_what_their_options_take(run: Run) -> None:
    """The values in full, and what may be given besides."""
    out = " ".join(run("games").out.split())
    assert "mages= standard | bartholomew,ulrich | agnes,casimir | bartholomew,ulrich,agnes,casimir" in out
    assert out.count("or ids separated by commas") == 3
    assert "round_limit= 200, or a number from 0 on" in out
    assert "…" not in out
