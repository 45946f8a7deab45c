"""Black Rose Wars: Duel in the terminal: a whole game, and a drawing of nothing that a seat must not know."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache

import pytest
from rich.cells import cell_len

from arcanum.cli.speech import Speech
from arcanum.core.state import GameState
from arcanum.games import find
from arcanum.words import LANGUAGES
from tests.cli.conftest import Run
from tests.cli.screen import console, text_of
from tests.cli.script import script

NAMES = ["West", "East"]


@cache
def speech(lang: str) -> Speech:
    return Speech("black_rose", lang)


def positions(every: int) -> Iterator[GameState]:
    state = find("black_rose").new(2, "lodge")
    chooser = random.Random(7)
    number = 0
    while state.actors():
        if number % every == 0:
            yield state
        seat = chooser.choice(state.actors())
        state.apply(seat, chooser.choice(state.legal_actions(seat)))
        number += 1
    yield state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game(run: Run, lang: str) -> None:
    game = script(f"rose {lang}", game="black_rose")
    command = ("play", "black_rose", "--seats", "human,random", "--lang", lang, "--seed", game.seed)
    result = run(*command, stdin=game.text)
    assert result.code == 0, result.err
    assert result.err == ""
    assert game.final_hash in result.out
    assert speech(lang).say("cli-result") in result.out


def test_help_and_cards(run: Run) -> None:
    lines = "help\ncard verdict\nwhy explore\nquit\n"
    result = run("play", "black_rose", "--seed", "1", "--option", "crown=0", "--keep-going", stdin=lines)
    assert "Main effect (combat, Sacred" in result.out
    assert "Choose a colour" in result.out
    assert "tokens: B blue" in result.out


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 60)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_whole_and_within_the_window(lang: str, width: int, height: int) -> None:
    on = console(width, height)
    for state in positions(25):
        for seat in (None, 0, 1):
            view = state.view(seat)
            drawn = text_of(speech(lang).table(view, NAMES, on), on)
            assert max(cell_len(line) for line in drawn.splitlines()) <= width
            shown = drawn.replace("\n", " ")
            for room in view["rooms"]:
                assert speech(lang).card_name(room["id"])[:12] in shown
            if seat is not None:
                for card in view["players"][seat]["hand_cards"]:
                    assert speech(lang).card_name(card) in drawn


def test_a_table_in_plain_ascii() -> None:
    on = console(encoding="ascii")
    for state in positions(60):
        drawn = text_of(speech("en").table(state.view(0), NAMES, on), on)
        # Names and texts of cards are as they are written; what is drawn around them is ASCII.
        assert drawn.replace("ä", "a").replace("“", '"').replace("”", '"').isascii()


def test_what_is_hidden_is_not_drawn() -> None:
    """The other's hand and face-down spells: two games that differ only in them look the same."""
    compared = 0
    for state in positions(10):
        if state.over or state.view(0)["round"] == 0:
            continue
        on = console()
        drawn = text_of(speech("en").table(state.view(0), NAMES, on), on)
        other = state.world(0, "another world")
        if other.view(1)["players"][1]["hand_cards"] != state.view(1)["players"][1]["hand_cards"]:
            compared += 1
        assert text_of(speech("en").table(other.view(0), NAMES, on), on) == drawn
    assert compared > 3


def test_the_result_names_the_winner() -> None:
    *_, last = positions(1000)
    on = console()
    text = text_of(speech("en").result(last.view(None), NAMES, on), on)
    winner = last.view(None)["winner"]
    assert f"{'Black Rose' if winner == 'black_rose' else NAMES[int(winner)]} wins." in text
    assert not find("black_rose").ended_by_limit(last)


def test_simulate_tells_how_often_the_rose_wins(run: Run) -> None:
    command = ("simulate", "black_rose", "--games", "3", "--seed", "s", "--option", "school=ash", "--json")
    summary = json.loads(run(*command).out)
    assert summary["failures"] == 0
    assert summary["won_by_nobody"] + sum(summary["wins_by_seat"]) == 3
    assert summary["wins_by_turn_order"] is not None, "the first crown goes first"
    assert "won by no player" in run(*command[:-1]).out


def test_simulate_names_a_wrong_option(run: Run) -> None:
    refused = run("simulate", "black_rose", "--option", "school=nobody")
    assert refused.code == 2
    assert "option school: expected the id of a school, got 'nobody'" in refused.err
