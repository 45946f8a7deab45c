"""`arcanum analyse`: what it prints, writes and refuses."""

from __future__ import annotations

import ast
import json
import os
import re
import signal
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from arcanum.bots.analysis import Option, Verdict
from arcanum.cli import analyse, analysis_text
from arcanum.cli.analysis_page import check_page, position_page, write_page
from arcanum.cli.analysis_report import Mark, PositionReport, Subject, ToldOption
from arcanum.cli.errors import BadInput
from arcanum.cli.speech import Speech
from arcanum.core.battery import play_random
from arcanum.core.record import Record, branch
from arcanum.core.session import Session
from arcanum.games import find
from arcanum.words import LANGUAGES
from tests.cli.conftest import Run
from tests.words import ftl

GAME = find("res_arcana")
ROOT = Path(__file__).resolve().parent.parent.parent
GOLDEN = ROOT / "tests" / "golden" / "res_arcana" / "052_draft_2_builder.json.gz"
NO_BREAK = "\N{NO-BREAK SPACE}"
QUICK = ("--simulations", "12")
SCENARIO = """\
game: res_arcana
title: A win at hand
position:
  first_player: 1
  to_act: 0
  players:
    - {in_play: [coral_castle, {id: sunken_reef, on: {calm: 7}}], hand: [prism]}
    - {hand: [athanor]}
steps:
  - 0: place prism
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with a short finished game, an unfinished one, a saved one and a position."""
    monkeypatch.chdir(tmp_path)
    played = play_random(GAME, 2, "analyse", {"round_limit": 1}).record
    assert played is not None
    played.write(tmp_path / "game.json")
    unfinished = branch(played, 10)
    unfinished.write(tmp_path / "unfinished.json")
    Session.from_record(unfinished, GAME).save(tmp_path / "saved.json")
    (tmp_path / "position.yaml").write_text(SCENARIO, encoding="utf-8")
    return tmp_path


def played(folder: Path) -> Record:
    return Record.read(folder / "game.json")


# --- a position -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ["Analysis of a position", "After 60 actions · Round 2", "Take Death / Life", "Expected line", "Player 2"],
        ),
        ("ru", ["Разбор позиции", "После 60 действий · Раунд 2", "Взять волшебный предмет", "Игрок 2"]),
        ("uk", ["Розбір позиції", "Після 60 дій · Раунд 2", "Узяти магічний предмет", "Гравець 2"]),
    ],
)
def test_a_position_in_every_language(run: Run, lang: str, words: list[str]) -> None:
    result = run("analyse", GOLDEN, "--at", "60", *QUICK, "--lang", lang)
    assert result.code == 0, result
    assert result.err == ""
    for each in words:
        assert each in result.out


def test_a_position_as_data(run: Run) -> None:
    result = run("analyse", GOLDEN, "--at", "60", *QUICK, "--json")
    data = json.loads(result.out)
    assert (data["game"], data["seats"], data["at"], data["seat"]) == ("res_arcana", 2, 60, 1)
    assert {"choose transmutation", "choose death_life"} <= {option["action"] for option in data["options"]}
    assert sum(data["wins"]) == pytest.approx(1, abs=0.001)
    assert data["line"][0] == f"1 {data['options'][0]['action']}"
    assert "played" not in data
    assert run("analyse", GOLDEN, "--at", "60", *QUICK, "--json").out == result.out


def test_the_list_of_options_is_as_long_as_wanted(run: Run) -> None:
    two = run("analyse", GOLDEN, "--at", "60", *QUICK, "--top", "2").out
    assert "… and 4 more options" in two
    assert "more option" not in run("analyse", GOLDEN, "--at", "60", *QUICK, "--top", "9").out


def test_a_win_at_hand_is_found_in_a_scenario(run: Run, folder: Path) -> None:
    data = json.loads(run("analyse", "position.yaml", "--simulations", "30", "--json").out)
    assert data["options"][0]["action"] == "power coral_castle 1"
    assert data["options"][0]["win"] == 1
    assert data["wins"] == [1, 0]


def test_a_scenario_after_a_step(run: Run, folder: Path) -> None:
    data = json.loads(run("analyse", "position.yaml", *QUICK, "--at", "1", "--json").out)
    assert (data["at"], data["seat"]) == (1, 1)


@pytest.mark.parametrize("file", ["unfinished.json", "saved.json"])
def test_an_unfinished_game_is_a_position(run: Run, folder: Path, file: str) -> None:
    data = json.loads(run("analyse", file, *QUICK, "--json").out)
    assert data["at"] == 10
    assert data == json.loads(run("analyse", "game.json", *QUICK, "--at", "10", "--json").out)


def test_a_game_with_a_pack(run: Run) -> None:
    record = GOLDEN.with_name("033_standard_2_uniform_ember_court.json.gz")
    pack = ROOT / "examples" / "packs" / "res_arcana" / "ember_court"
    assert run("analyse", record, "--at", "20", *QUICK, "--pack", pack).code == 0
    refused = run("analyse", record, "--at", "20", *QUICK)
    assert refused.code == 2
    assert "the record was played with the pack ember_court" in refused.err


def test_where_several_decide_at_once_a_seat_can_be_named(run: Run) -> None:
    first = run("analyse", GOLDEN, "--at", "0", *QUICK)
    assert "Asked at the same time: Player 2" in first.out
    data = json.loads(run("analyse", GOLDEN, "--at", "0", *QUICK, "--seat", "1", "--json").out)
    assert data["seat"] == 1


# --- a finished game --------------------------------------------------------------------------------------------------


def test_a_finished_game(run: Run, folder: Path) -> None:
    result = run("analyse", "game.json", *QUICK)
    assert result.code == 0, result
    assert result.err == ""
    out = result.out.replace(NO_BREAK, " ")
    for each in ("Analysis of a game", "Result", "Chance to win", "The costliest decisions", "Round 1", "→ 100 %"):
        assert each in out
    assert re.search(r"Player 1  [ ▁▂▃▄▅▆▇█]{10,}  +\d+ % → \d+ %", out)


def test_a_finished_game_as_data(run: Run, folder: Path) -> None:
    data = json.loads(run("analyse", "game.json", *QUICK, "--json").out)
    record = played(folder)
    assert len(data["decisions"]) == len(record.actions)
    assert len(data["curve"]) == len(record.actions) + 1
    assert data["curve"][-1] == data["result"] == record.result
    assert [each["played"] for each in data["decisions"]] == [words for _, words in record.actions]
    for at in data["costliest"]:
        assert data["decisions"][at]["costly"]
    losses = [data["decisions"][at]["loss"] for at in data["costliest"]]
    assert losses == sorted(losses, reverse=True)


def test_however_many_processes_think_the_result_is_the_same(run: Run, folder: Path) -> None:
    one = run("analyse", "game.json", *QUICK, "--json")
    two = run("analyse", "game.json", *QUICK, "--json", "--jobs", "2")
    assert two.code == 0, two
    assert json.loads(one.out) == json.loads(two.out)


def test_a_position_of_a_game_has_the_figures_of_the_game(run: Run, folder: Path) -> None:
    whole = json.loads(run("analyse", "game.json", *QUICK, "--json").out)["decisions"][10]
    alone = json.loads(run("analyse", "game.json", *QUICK, "--json", "--at", "10").out)
    assert alone["seat"] == whole["seat"]
    assert alone["wins"] == whole["wins"]
    assert alone["line"] == whole["line"]
    assert alone["options"][0] == whole["options"][0]


def test_the_mistakes_of_one_seat(run: Run, folder: Path) -> None:
    for seat in (0, 1):
        data = json.loads(run("analyse", "game.json", *QUICK, "--json", "--seat", str(seat), "--top", "3").out)
        assert len(data["costliest"]) <= 3
        assert {data["decisions"][at]["seat"] for at in data["costliest"]} <= {seat}


def test_a_poor_terminal_gets_digits(folder: Path) -> None:
    command = [sys.executable, "-m", "arcanum", "analyse", "game.json", "--simulations", "4"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "COLUMNS": "100"}
    out = subprocess.run(command, capture_output=True, env=env, check=True, timeout=120).stdout.decode("ascii")
    assert re.search(r"Player 1  [0-9]{10,}  ", out)
    assert "->" in out


def test_a_curve_is_drawn_as_blocks() -> None:
    marks = [Mark(0, "Set-up", ""), Mark(20, "Round 1", "1"), Mark(24, "Round 2", "2"), Mark(40, "Round 3", "3")]
    assert analysis_text._ruler(marks, 60, 60) == "Set-up".ljust(20) + "1".ljust(4) + "Round 2".ljust(16) + "Round 3"


# --- the page ---------------------------------------------------------------------------------------------------------


class Page(HTMLParser):
    """Reads a page and notes what it is made of."""

    VOID = frozenset({"meta", "col"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.tags: list[str] = []
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == [], "every tag is closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.links += [value or "" for name, value in attrs if name == "href"]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_a_game(run: Run, folder: Path, lang: str) -> None:
    result = run("analyse", "game.json", *QUICK, "--lang", lang, "--html", "page.html")
    assert result.code == 0, result
    assert "page.html" in result.out
    page = Page((folder / "page.html").read_text(encoding="utf-8"))
    check_alone(page, lang)
    speech = Speech("res_arcana", lang)
    told = "".join(page.words)
    for message in ("analysis-game", "analysis-chance", "analysis-costliest", "analysis-how", "analysis-how-hidden"):
        assert speech.say(message) in told
    assert page.tags.count("title") == len(played(folder).actions) + 1
    assert page.tags.count("details") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_a_position(run: Run, folder: Path, lang: str) -> None:
    result = run("analyse", "position.yaml", *QUICK, "--lang", lang, "--html", "page.html", "--json")
    assert result.code == 0, result
    json.loads(result.out)
    page = Page((folder / "page.html").read_text(encoding="utf-8"))
    check_alone(page, lang)
    told = "".join(page.words)
    assert Speech("res_arcana", lang).say("analysis-how-error") in told


def check_alone(page: Page, lang: str) -> None:
    """A page needs nothing from anywhere, leads only to itself and says its language."""
    assert page.text.startswith("<!doctype html>\n" + f'<html lang="{lang}">')
    assert not {"script", "link", "img", "iframe", "object"} & set(page.tags)
    assert not {name for name, _ in page.attributes if name.startswith("on") or name == "src"}
    assert "url(" not in page.text
    assert "@import" not in page.text
    assert "http" not in page.text
    assert "/work" not in page.text
    assert len(set(page.ids)) == len(page.ids)
    assert {link.removeprefix("#") for link in page.links} <= set(page.ids)
    assert "prefers-color-scheme: dark" in page.text
    assert '<meta name="viewport"' in page.text


def test_names_and_labels_cannot_break_the_page() -> None:
    evil = '<script>alert("1")</script>&'
    option = Option(1, 0.5, 1.0, 10, 0.01)
    verdict = Verdict(0, 0, [0.5, 0.5], [option], [], 10)
    subject = Subject(Path(evil.replace("/", "")), GAME, [], Record("res_arcana", 1, [], 2, {}, evil), 10)
    told = ToldOption(evil, evil, option, True, True)
    report = PositionReport(subject, [evil, "B"], verdict, verdict.wins, evil, evil, [evil], [told], 0, [])
    text = position_page(report, Speech("res_arcana", "en"), "en")
    page = Page(text)
    assert "script" not in page.tags
    assert "<script" not in text
    assert evil in "".join(page.words)


def test_a_page_is_replaced_but_nothing_else(run: Run, folder: Path) -> None:
    target = folder / "page.html"
    write_page(target, "<!doctype html>")
    with pytest.raises(BadInput):
        check_page(target)
    target.write_text("", encoding="utf-8")
    assert run("analyse", "position.yaml", *QUICK, "--html", "page.html").code == 0
    first = target.read_text(encoding="utf-8")
    assert run("analyse", "position.yaml", *QUICK, "--html", "page.html", "--lang", "ru").code == 0
    assert target.read_text(encoding="utf-8") != first
    assert sorted(path.name for path in folder.iterdir() if "page" in path.name) == ["page.html"]


# --- bad input --------------------------------------------------------------------------------------------------------


def broken(folder: Path, **changes: Any) -> None:
    data = json.loads((folder / "game.json").read_text(encoding="utf-8"))
    (folder / "broken.json").write_text(json.dumps({**data, **changes}), encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("nowhere.json", "nowhere.json: it cannot be read: No such file"),
        ("nowhere.yaml", "nowhere.yaml:1: expected a file, found none"),
        (".", "it cannot be read: Is a directory"),
        ("torn.json", "torn.json: the file is truncated"),
        ("game.json --at -1", "--at: expected a number of actions from 0 to"),
        ("game.json --at 9999", "--at: expected a number of actions from 0 to"),
        ("position.yaml --at 2", "--at: expected a number of actions from 0 to 1, found 2"),
        ("game.json --seat 2", "--seat: expected a seat from 0 to 1, found 2"),
        ("game.json --at 0 --seat -1", "--seat: expected a seat from 0 to 1, found -1"),
        ("position.yaml --seat 1", "--seat: after 0 actions seat 0 is asked to decide, not seat 1"),
        ("game.json --simulations 0", "Invalid value for '--simulations'"),
        ("game.json --simulations many", "Invalid value for '--simulations'"),
        ("game.json --top 0", "Invalid value for '--top'"),
        ("game.json --jobs 0", "Invalid value for '--jobs'"),
        ("game.json --lang fr", "unknown language 'fr': choose one of en, ru, uk"),
        ("game.json --pack nowhere", "nowhere:1: expected the folder of a pack, found none"),
        ("game.json --html nowhere/page.html", "--html: nowhere/page.html: expected an existing folder"),
        ("game.json --html .", "--html: .: expected the name of a file, found a folder"),
        ("game.json --html game.json", "--html: game.json: the file exists and is no page of an analysis"),
        ("game.json --html /dev/full", "--html: /dev/full: expected the name of a file, found a device"),
    ],
)
def test_bad_input(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch, arguments: str, message: str) -> None:
    (folder / "torn.json").write_text('{"format": 1, "game": "res', encoding="utf-8")
    monkeypatch.setattr(analyse, "examine", lambda *_, **__: pytest.fail("it thought before it looked"))
    before = {path: path.read_bytes() for path in folder.iterdir()}
    result = run("analyse", *arguments.split())
    assert result.code == 2, result
    assert message in " ".join(result.err.replace("│", " ").split())
    assert "Traceback" not in result.err
    assert result.out == ""
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_nobody_is_asked_at_the_end(run: Run, folder: Path) -> None:
    count = len(played(folder).actions)
    result = run("analyse", "game.json", "--at", str(count))
    assert result.code == 2
    assert f"game.json: the game is over after {count} actions, nobody is asked anything" in result.err
    assert f"--at takes a number of actions up to {count - 1}" in result.err


def test_a_record_that_does_not_replay(run: Run, folder: Path) -> None:
    broken(folder, actions=["0 choose nonsense"], checkpoints={}, result=None)
    result = run("analyse", "broken.json")
    assert result.code == 2
    assert "broken.json: action 1: unknown action 'choose nonsense'" in result.err


def test_a_record_of_an_unknown_game(run: Run, folder: Path) -> None:
    broken(folder, game="chess")
    assert "broken.json: game: unknown game 'chess'" in run("analyse", "broken.json").err


def test_a_scenario_whose_steps_are_refused(run: Run, folder: Path) -> None:
    text = SCENARIO.replace("0: place prism", "0: place hawk")
    (folder / "position.yaml").write_text(text, encoding="utf-8")
    result = run("analyse", "position.yaml", "--at", "1")
    assert result.code == 2
    assert "position.yaml:10: steps[0]: expected a legal action, found 'place hawk' of seat 0" in result.err


def test_a_page_that_cannot_be_finished_leaves_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_space(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(BadInput, match="No space left on device"):
        write_page(folder / "page.html", "text")
    assert not [path for path in folder.iterdir() if "page" in path.name]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_nothing_behind(folder: Path, jobs: str) -> None:
    arguments = ["analyse", str(GOLDEN), "--simulations", "20000", "--jobs", jobs, "--html", "page.html"]
    # On a busy machine it may not even have begun after the first pause, and then Python itself ends it.
    for pause in (2.5, 10.0, 30.0):
        running = subprocess.Popen(
            [sys.executable, "-m", "arcanum", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        time.sleep(pause)
        assert running.poll() is None
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=20)
        if running.returncode != -signal.SIGINT:
            break
    assert running.returncode == 130
    assert b"Traceback" not in err
    assert out == b""
    assert not [path for path in folder.iterdir() if "page" in path.name]
    assert all_gone(running.pid)


def all_gone(group: int) -> bool:
    """Whether the processes of a group come to an end soon; what cleans up after them may need a moment."""
    for _ in range(50):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


# --- help -------------------------------------------------------------------------------------------------------------


def test_help_has_an_example(run: Run) -> None:
    result = run("analyse", "--help")
    assert result.code == 0
    assert "Example: arcanum analyse" in result.out


EXAMPLES = re.findall(r"^arcanum (analyse .*?)(?:  +#|$)", (ROOT / "docs" / "analysis.md").read_text("utf-8"), re.M)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_of_the_docs_works(run: Run, folder: Path, example: str) -> None:
    words = re.sub(r"--simulations \d+|--jobs \d+", "", example).replace("--at 40", "--at 12").split()
    result = run(*words, *QUICK)
    assert result.code == 0, result


# --- messages ---------------------------------------------------------------------------------------------------------


def test_every_message_of_an_analysis_is_written() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in Path(analyse.__file__).parent.glob("anal*.py")]
    strings = {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    said = {value for value in strings if isinstance(value, str) and value.startswith("analysis-")}
    assert said == {message for message in ftl.messages("en") if message.startswith("analysis-")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_of_an_analysis_have_their_forms(lang: str) -> None:
    speech = Speech("res_arcana", lang)
    for message in ("analysis-after", "analysis-points", "analysis-more-options", "analysis-how-game"):
        for count in (0, 1, 2, 5, 21):
            assert str(count) in speech.say(message, count=count)
