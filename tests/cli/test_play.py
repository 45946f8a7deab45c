"""Games in the terminal, from the first line typed to the record."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from arcanum.cli.speech import Speech
from arcanum.cli.terminal import Terminal
from arcanum.core.record import Record, verify
from arcanum.games import find
from arcanum.words import Words
from tests.cli.conftest import Run
from tests.cli.script import AGAINST_RANDOM, Script, script, script_with

ORACLE = """\
game: res_arcana
title: Somebody with a library
position:
  first_player: 0
  players:
    - {mage: scholar, hand: [prism, vault], deck: [athanor], in_play: [library], pool: {gold: 2, life: 2}}
    - {mage: witch, hand: [hawk], passed: true}
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, root: Path) -> Path:
    """An empty working folder; processes that are started find the package from there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(root / "src"), os.environ.get("PYTHONPATH", "")]))
    return tmp_path


def played(path: str) -> Record:
    """A record that a command wrote, after it was verified."""
    record = Record.read(Path(path))
    verify(record, find("res_arcana"))
    return record


def in_another_process(*arguments: str, stdin: str) -> str:
    """What `arcanum` prints when it is started afresh."""
    result = subprocess.run(
        [sys.executable, "-m", "arcanum", *arguments], input=stdin, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


# --- whole games ------------------------------------------------------------------------------------------------------


def test_a_whole_game(run: Run) -> None:
    game = script("whole")
    result = run(*AGAINST_RANDOM, "--seed", "whole", "--record", "game.json", stdin=game.text)
    assert result.code == 0, result.err
    assert result.err == ""
    record = played("game.json")
    assert record == game.session.record
    assert record.result is not None
    assert f"state hash {game.final_hash}" in result.out
    assert "Result" in result.out
    assert "wins." in result.out or "share the victory." in result.out
    assert "\x1b" not in result.out


@pytest.mark.parametrize("lang", ["ru", "uk"])
@pytest.mark.parametrize("setup", ["draft", "first_game"])
def test_a_game_in_another_language_and_set_up(run: Run, lang: str, setup: str) -> None:
    game = script(f"{lang} {setup}", 3, setup=setup, round_limit=4)
    command = ["play", "res_arcana", "--seats", "human,random,random", "--lang", lang, "--seed", game.seed]
    result = run(*command, "--option", f"setup={setup}", "--option", "round_limit=4", stdin=game.text)
    assert result.code == 0, result.err
    assert game.final_hash in result.out


def test_a_match(run: Run) -> None:
    game = script("match", setup="match", round_limit=3)
    options = ("--option", "setup=match", "--option", "round_limit=3")
    result = run(*AGAINST_RANDOM, "--seed", "match", *options, stdin=game.text)
    assert result.code == 0, result.err
    assert "game 2 of the match, wins" in result.out
    assert game.final_hash in result.out


def test_a_game_of_bots_alone(run: Run) -> None:
    result = run("play", "res_arcana", "--seats", "random,random", "--seed", "b", "--option", "round_limit=3")
    assert result.code == 0
    assert "Round 1 begins." in result.out
    assert "Random 1" in result.out
    assert "Your hand" not in result.out


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    command = ("play", "res_arcana", "--seats", "random,random", "--seed", "b", "--option", "round_limit=2")
    assert run(*command).out == run(*command).out
    other = ("play", "res_arcana", "--seats", "random,random", "--option", "round_limit=2")
    assert run(*other).out != run(*other).out


def test_numbers_abbreviations_and_names(run: Run) -> None:
    typed = "# the mage\n2\n\nlife\nd\npass\ntransm\nquit\n"
    result = run(*AGAINST_RANDOM, "--seed", "7", "--record", "game.json", stdin=typed)
    assert result.code == 0, result.err
    words = [words for seat, words in played("game.json").actions if seat == 0]
    assert words[1] == "choose death_life"
    assert words[-1] == "choose transmutation"


def test_the_log_on_the_screen_leaves_nothing_out(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between picks of one decision only the pool is drawn; what happened meanwhile is told afterwards."""
    told: list[tuple[int, int]] = []
    kept: list[int] = []
    log_since, pool = Terminal.log_since, Speech.pool

    def watched(self: Terminal, number: int, seat: int | None) -> list[Text]:
        told.append((number, self.session.state.event_count))
        kept.append(0)
        return log_since(self, number, seat)

    def between(self: Speech, view: dict[str, Any], console: Console) -> RenderableType:
        kept[-1] += 1
        return pool(self, view, console)

    monkeypatch.setattr(Terminal, "log_since", watched)
    monkeypatch.setattr(Speech, "pool", between)
    for seed in ("whole", "log 1", "log 2"):
        told.clear()
        game = script(seed)
        assert run(*AGAINST_RANDOM, "--seed", seed, stdin=game.text).code == 0
        assert told[0][0] == 0
        assert told[-1][1] == game.session.state.event_count
        assert [since for since, _ in told[1:]] == [end for _, end in told[:-1]]
    assert sum(kept) > 10, "no run of picks"


# --- saving and loading -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def attacked() -> Script:
    """A game in which the person has to react to Life loss."""
    return script_with("react", round_limit=12)


def test_saved_in_the_middle_of_a_life_loss_reaction(run: Run, attacked: Script) -> None:
    """Saved, loaded in another process and finished there, the game ends as it would have without the pause."""
    at = attacked.prompts.index("react")
    new = [*AGAINST_RANDOM, "--seed", attacked.seed, "--option", "round_limit=12"]
    whole = in_another_process(*new, "--record", "whole.json", stdin=attacked.text)
    first = in_another_process(*new, stdin="\n".join([*attacked.lines[:at], "save saved.json", "quit"]))
    assert "Saved in saved.json." in first
    stack = json.loads(Path("saved.json").read_text())["state"]["trunk"]
    assert stack[-1][0] == "react", "the game was not saved in the middle of a reaction"
    rest = "\n".join(attacked.lines[at:])
    second = in_another_process(*AGAINST_RANDOM, "--load", "saved.json", "--record", "rest.json", stdin=rest)
    assert played("rest.json") == played("whole.json")
    for out in (whole, second):
        assert f"state hash {attacked.final_hash}" in out


def test_any_point_can_be_saved(run: Run) -> None:
    game = script("saves", round_limit=3)
    new = (*AGAINST_RANDOM, "--seed", "saves", "--option", "round_limit=3")
    for at in range(0, len(game.lines), 7):
        run(*new, stdin="\n".join([*game.lines[:at], "save saved.json"]))
        result = run(*AGAINST_RANDOM, "--load", "saved.json", stdin="\n".join(game.lines[at:]))
        assert game.final_hash in result.out, f"saved after {at} lines"


def test_a_record_is_gone_on_with(run: Run) -> None:
    game = script("records", round_limit=3)
    new = (*AGAINST_RANDOM, "--seed", "records", "--option", "round_limit=3", "--record", "half.json")
    at = len(game.lines) // 2
    assert run(*new, stdin="\n".join(game.lines[:at])).code == 0
    assert played("half.json").result is None
    result = run(*AGAINST_RANDOM, "--load", "half.json", stdin="\n".join(game.lines[at:]))
    assert game.final_hash in result.out


def test_the_log_of_a_loaded_game_begins_with_the_game(run: Run) -> None:
    run(*AGAINST_RANDOM, "--seed", "1", stdin="1\nsave saved.json\n")
    result = run(*AGAINST_RANDOM, "--load", "saved.json", stdin="log\n")
    assert "The game begins." in result.out.partition("> log")[2]


# --- leaving ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["quit\n", "", "exit stage\n1\n"])
def test_leaving_writes_only_what_was_asked_for(run: Run, folder: Path, typed: str) -> None:
    result = run(*AGAINST_RANDOM, "--seed", "1", "--keep-going", stdin=typed)
    assert result.code == 0
    assert "You leave the game after" in result.out
    assert list(folder.iterdir()) == []


def test_ctrl_c(run: Run, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("arcanum.cli.reader.Reader._scripted", interrupted)
    result = run(*AGAINST_RANDOM, "--seed", "1", "--record", "game.json")
    assert result.code == 130
    assert "Traceback" not in result.err
    assert played("game.json").result is None
    assert [path.name for path in folder.iterdir()] == ["game.json"]


# --- commands ---------------------------------------------------------------------------------------------------------


def commands(run: Run, *lines: str, lang: str = "en", scenario: str = ORACLE) -> str:
    """What is printed while these lines are typed in the position of a scenario."""
    Path("position.yaml").write_text(scenario)
    command = (*AGAINST_RANDOM, "--load", "position.yaml", "--lang", lang, "--keep-going")
    result = run(*command, stdin="\n".join(lines))
    assert result.code == 0, result.err
    return result.out


def _reason(lang: str, reason: str) -> str:
    return Words(lang).say(f"reason-{reason}")


def test_undo_takes_an_answer_back(run: Run) -> None:
    out = commands(run, "discard vault", "gold", "undo", "log")
    assert "Taken back: Gold" in out
    assert "gains" not in out.partition("> log")[2]


def test_undo_is_refused_after_a_draw_with_its_reason(run: Run) -> None:
    out = commands(run, "power library 1", "undo")
    assert "Player draws Athanor." in out
    assert _reason("en", "undo-revealed") in out.partition("> undo")[2]
    out = commands(run, "power library 1", "undo", lang="uk")
    assert _reason("uk", "undo-revealed") in out


def test_undo_is_refused_when_there_is_nothing(run: Run) -> None:
    assert _reason("en", "undo-nothing") in commands(run, "undo")


def test_why(run: Run) -> None:
    out = commands(run, "why place hawk", "why claim colossus", "why 1", "why place prism")
    hawk, colossus, number, prism = (part.splitlines()[1] for part in out.split("> why ")[1:])
    assert hawk.startswith("Place Hawk: ")
    assert hawk.endswith(" (RA-7.1)")
    assert colossus.startswith("Claim Colossus: ")
    assert colossus.endswith(" (RA-8.2)")
    assert number == "Pass: you may do that now"
    assert prism == "Place Prism: you may do that now"


def test_an_illegal_action_says_why_and_changes_nothing(run: Run) -> None:
    out = commands(run, "claim colossus", "log")
    assert "(RA-8.2)" in out.partition("> claim colossus")[2].splitlines()[1]
    assert "claims" not in out.partition("> log")[2]


def test_card_rules_table_and_help(run: Run) -> None:
    out = commands(run, "card призма", "rules RA-S1", "rules", "table", "help", "quit")
    assert "> card призма\nPrism\nArtifact\nCost: 0." in out
    assert "RA-S1 [worked" in out
    assert "RA-6.1 " in out
    assert out.count("Res Arcana · round 1") == 2
    assert "straight ▯, turned ▭" in out


def test_commands_in_the_players_language(run: Run) -> None:
    out = commands(run, "карта призма", "чому забрати колос", "довідка", "вихід", lang="uk")
    assert "Призма" in out
    assert "цей перелік" in out
    assert "Ви виходите з гри після 0 дій." in out


def test_a_game_says_at_its_start_how_to_get_help(run: Run) -> None:
    for lang, told in (("en", "Type help to"), ("ru", "Введите помощь,"), ("uk", "Введіть довідка,")):
        assert told in commands(run, "quit", lang=lang).splitlines()[0]
    result = run("play", "res_arcana", "--seats", "random,random", "--seed", "b", "--option", "round_limit=2")
    assert "Type help to" not in result.out


def test_messages_are_in_the_players_language(run: Run, folder: Path) -> None:
    (folder / "notes.txt").write_text("mine")
    lines = ["card xyzzy", "card драконий", "rules RA-99.1", "save nowhere/x.json", "save .", "save notes.txt", "card"]
    lines += ["why dragon", "help", "xyzzy"]
    for lang, wanted in (
        (
            "ru",
            "Карты «xyzzy» нет|Правила «RA-99.1» нет; похожие: RA-9.1|такой папки нет|это папка"
            "|это не сохранённая игра и не запись|Пишется так: карта НАЗВАНИЕ|почему ДЕЙСТВИЕ|; помощь — ",
        ),
        (
            "uk",
            "Карти «xyzzy» немає|Правила «RA-99.1» немає; схожі: RA-9.1|такої теки немає|це тека"
            "|це не збережена гра й не запис|Пишеться так: карта НАЗВА|чому ДІЯ|; довідка — ",
        ),
    ):
        out = commands(run, *lines, lang=lang)
        for text in wanted.split("|"):
            assert text in out, text
        for text in ("unknown", "cannot be written", "did you mean", "No such", "place bone_dragon", "ACTION", "FILE"):
            assert text not in out, text
    assert (folder / "notes.txt").read_text() == "mine"


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_actions_that_a_line_may_mean_are_told_apart(run: Run, lang: str) -> None:
    out = commands(run, "why dragon", "why place", lang=lang)
    for part in out.split("> why ")[1:]:
        fits = part.splitlines()[1].partition(": ")[2].split(", ")
        assert len(fits) > 1
        assert len(set(fits)) == len(fits)


def test_a_line_with_several_picks(run: Run) -> None:
    out = commands(run, "discard vault", "life calm", "log")
    assert "Player gains 1 Calm and 1 Life." in out.partition("> log")[2]
    out = commands(run, "discard vault", "gold gold")
    assert "These picks do not go together: Gold cannot be picked once more" in out


def test_a_replay_knows_what_the_players_were_called(run: Run) -> None:
    named = (*AGAINST_RANDOM, "--seed", "1", "--names", "West,East", "--record", "game.json")
    run(*named, stdin="1\nquit\n")
    assert played("game.json").names == ["West", "East"]
    out = run("replay", "game.json").out
    assert "West" in out
    assert "Player 1" not in out
    assert "West" in run("play", "res_arcana", "--load", "game.json", stdin="quit\n").out
    result = run(*AGAINST_RANDOM, "--names", "West,\x1b[2JEast")
    assert result.code == 2
    assert "names that can be printed" in result.err


@pytest.mark.parametrize(
    ("names", "told"),
    [(["West"], "expected 2 names, found 1"), (["West", "\x1b[2J"], "names"), (["West", ""], "names")],
)
def test_names_of_a_record_have_to_be_names(run: Run, names: list[str], told: str) -> None:
    run(*AGAINST_RANDOM, "--seed", "1", "--record", "game.json", stdin="quit\n")
    data = json.loads(Path("game.json").read_text())
    Path("game.json").write_text(json.dumps({**data, "names": names}))
    result = run("replay", "game.json")
    assert result.code == 2
    assert told in result.err


def test_the_game_in_short_and_rules_in_another_language(run: Run) -> None:
    out = commands(run, "стисло", "правило RA-7.3", "quit", lang="uk")
    assert "Збирайте есенції" in out
    assert "Каталог правил є лише англійською" in out.partition("> правило")[2].partition("RA-7.3 ")[0]
    assert "•" in out.partition("> стисло")[2]
    assert "only" not in commands(run, "rules RA-7.3").partition("> rules")[2].partition("RA-7.3 ")[0]


def test_names(run: Run) -> None:
    out = run(*AGAINST_RANDOM, "--seed", "1", "--names", "West,East", stdin="").out
    assert "West" in out
    assert "East" in out


def test_people_at_one_keyboard_see_their_own_cards_only(run: Run) -> None:
    game = script("hot seat", round_limit=2)
    command = ("play", "res_arcana", "--seats", "human,human", "--seed", "hot seat", "--option", "round_limit=2")
    hands = [game.session.record.deal(find("res_arcana")).view(seat)["players"][seat]["hand_cards"] for seat in (0, 1)]
    out = run(*command, "--keep-going", stdin="1\n1\n").out
    first, second = (part for part in out.split("Your hand")[1:3])
    names = [[card.replace("_", " ") for card in hand] for hand in hands]
    assert all(name.casefold() in first.replace("'", "").casefold() for name in names[0])
    assert all(name.casefold() in second.replace("'", "").casefold() for name in names[1])
    assert not any(name.casefold() in first.replace("'", "").casefold() for name in names[1])
