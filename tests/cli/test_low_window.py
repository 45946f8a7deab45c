"""A window of 80 columns and 24 lines: what is asked, and what it is about, stand on one screen."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from arcanum.cli.answers import read_answer, settle
from arcanum.cli.reader import Reader
from arcanum.cli.speech import Speech
from arcanum.cli.terminal import Terminal
from arcanum.core.record import Record
from arcanum.core.session import Session
from arcanum.games import find
from arcanum.words import LANGUAGES
from tests.rules.res_arcana.table import player, table

COLUMNS, LINES = 80, 24
PLAYED = [("res_arcana", 2), ("res_arcana", 4), ("black_rose", 2), ("penumbra", 1), ("penumbra", 2), ("penumbra", 4)]
"""Games with numbers of seats."""


def terminal(session: Session, lang: str) -> Terminal:
    file = io.StringIO()
    console = Console(file=file, width=COLUMNS, height=LINES, force_terminal=True, no_color=True, highlight=False)
    seats = session.state.seats
    speech = Speech(session.game.id, lang)
    return Terminal(session, speech, ["human"] * seats, speech.seat_names(["human"] * seats), console, Reader(False))


def screens(game: str, seats: int, lang: str, seed: str) -> Iterator[tuple[Terminal, str]]:
    """Every question that a person is asked in a game, as it is put on the screen."""
    session = Session.new(find(game), seats, seed, {"round_limit": 6} if game == "res_arcana" else {})
    shown = terminal(session, lang)
    shown.at_keyboard = 0
    chooser = random.Random(seed)
    while actors := session.state.actors():
        seat = chooser.choice(actors)
        if seat == 0:
            file = shown.console.file
            assert isinstance(file, io.StringIO)
            file.seek(0)
            file.truncate()
            shown.question(0)
            yield shown, file.getvalue()
        session.play(seat, chooser.choice(session.state.legal_actions(seat)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), PLAYED)
def test_a_question_and_what_it_is_about_fit_a_low_window(game: str, seats: int, lang: str) -> None:
    """One line is for the answer. With the largest hands and most powers the heading may go, but nothing of one's."""
    sizes = []
    for shown, text in screens(game, seats, lang, "low"):
        lines = text.splitlines()
        sizes.append(len(lines))
        assert all(cell_len(_plain(line)) <= COLUMNS for line in lines)
        asked = shown.speech.prompt(shown.session.state.decision(0), shown.names)
        assert asked.split()[0] in text
        for number in range(1, len(shown.choices(0)) + 1):
            assert re.search(rf"(^| ){number} ", _plain(text), re.MULTILINE), "every action is offered"
    assert max(sizes) <= LINES + 2
    assert sum(size < LINES for size in sizes) >= 0.95 * len(sizes)


def test_a_long_line_of_the_log_takes_the_room_of_several() -> None:
    game = find("res_arcana")
    shown = terminal(Session.new(game, 2, "long lines"), "en")
    lines = [Text("one"), Text("two " * 30), Text("three")]
    shown.show_log(lines, 2)
    assert _plain(said(shown)).splitlines()[1:] == ["… and 2 earlier lines: log", "three"]
    assert [shown.last(lines, most) for most in range(5)] == [0, 1, 1, 2, 3]


def test_what_is_shown_as_an_example_is_allowed() -> None:
    """Four essences have to be paid, and there is one of each kind: so three of one are no example."""
    pool = {"calm": 1, "death": 1, "elan": 1, "gold": 1, "life": 1}
    position = table(player(mage="alchemist", pool=pool), player(passed=True)).do(0, "power alchemist 1")
    game = find("res_arcana")
    shown = terminal(Session(game, Record.start(game, 2, "paying"), position.state), "en")
    shown.at_keyboard = 0
    shown.reader.interactive = True
    choices = shown.question(0)
    found = re.search(r"such as: (.+?)\n\s*1 ", _plain(said(shown)), re.DOTALL)
    assert found is not None
    made = read_answer(" ".join(found[1].split()), choices, several=True)
    assert len(settle(position.state, 0, made)) == 4


def test_nothing_is_left_out_where_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same questions in a high window: whole tables, notes, and no word that something is missing."""
    monkeypatch.setattr("tests.cli.test_low_window.LINES", 200)
    for shown, text in screens("res_arcana", 2, "en", "low"):
        assert "Shortened for this window" not in text
        assert all(choice.note in " ".join(_plain(text).split()) for choice in shown.choices(0))


def test_what_is_left_out_is_shown_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    for shown, text in screens("black_rose", 2, "en", "low"):
        choices = shown.choices(0)
        if "Shortened for this window" not in text or not choices[-1].note:
            continue
        assert choices[-1].note not in " ".join(_plain(text).split())
        assert not shown.take(0, f"{len(choices)}?", choices)
        assert choices[-1].note in " ".join(_plain(said(shown)).split())
        assert not shown.take(0, "99?", choices)
        assert "There is no number 99" in said(shown)
        assert shown.take(0, "table", choices)
        file = shown.console.file
        assert isinstance(file, io.StringIO)
        before = len(file.getvalue())
        shown.question(0)
        assert choices[-1].note in " ".join(_plain(file.getvalue()[before:]).split())
        return
    raise AssertionError("no question was shortened")


def said(shown: Terminal) -> str:
    file = shown.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def _plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)
