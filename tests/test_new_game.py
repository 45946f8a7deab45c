"""The page about bringing a game shows the small game as it is, and a single seat is told the truth everywhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from rich.console import Console
from structlog.testing import capture_logs

from arcanum import rl
from arcanum.arena.outcome import forfeited
from arcanum.cli.analysis_report import Subject, Teller
from arcanum.cli.drawing import Drawing
from arcanum.cli.simulate import Played, Task, _lines, summarise
from arcanum.cli.speech import Speech
from arcanum.core.battery import play_random
from arcanum.core.evaluation import shares_of
from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.core.record import Record, verify
from arcanum.games import find
from arcanum.server.entries import Info, Sat, Stamped
from arcanum.server.hub import summary_of
from arcanum.server.table import Table
from arcanum.server.warming import warm_up
from arcanum.words import LANGUAGES
from arcanum.words.table import GameTable
from arcanum.words.voice import GameVoice
from arcanum.words.voices import voice
from tests.cli import conftest as terminal
from tests.cli.conftest import Run
from tests.outside import installed, seen

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "examples" / "games" / "wisps"
PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(?:python|toml)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
run, plain_terminal = terminal.run, terminal.plain_terminal


@pytest.fixture(autouse=True)
def wisps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The small game, found as if it were installed."""
    installed(tmp_path, "arcanum-wisps", {"arcanum.games": {"wisps": "wisps.game:WISPS"}})
    monkeypatch.syspath_prepend(FOLDER)
    with seen(tmp_path, monkeypatch):
        yield
    for module in [name for name in sys.modules if name.partition(".")[0] == "wisps"]:
        del sys.modules[module]


@pytest.mark.parametrize("block", BLOCKS)
def test_what_the_page_shows_stands_in_the_game(block: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in FOLDER.rglob("*") if path.suffix in (".py", ".toml")]
    assert any(block in source for source in sources)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_laws_of_all_games_hold(seats: int) -> None:
    game = find("wisps")
    returns = {play_random(game, seats, str(seed), check=True).state.returns() for seed in range(40)}
    assert returns == {(0.0,), (0.5,), (1.0,)} if seats == 1 else all(sum(each) == 1 for each in returns)


def test_it_is_told_without_words_of_its_own() -> None:
    state = find("wisps").new(2, "7")
    speaking = voice("wisps", "uk")
    assert re.fullmatch(r"Look: wisp \d, light 0", speaking.prompt(state.decision(0), ["A", "B"]))
    assert speaking.choice("catch", []).label == "Catch"
    assert [line.text for line in speaking.log(state.events(0, 1), ["A", "B"])] == []
    assert re.fullmatch(r"A: Looked: wisp \d", speaking.log(state.events(0, 0), ["A", "B"])[0].text)


# --- learners ---------------------------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("seats", [1, 2])
def test_it_is_an_environment(seats: int) -> None:
    """By the checks of PettingZoo and Gymnasium themselves."""
    api_test(rl.env("wisps", players=seats), num_cycles=100)
    seed_test(lambda: rl.env("wisps", players=seats), num_cycles=50)
    check_env(rl.single("wisps", players=seats, rivals="random", illegal=-1.0).unwrapped)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_batch_of_it_plays_what_single_games_play(seats: int) -> None:
    game = find("wisps")
    env = rl.VectorEnv("wisps", seats, 3, seed="rows")
    states = [game.new(seats, f"rows/{slot}/0") for slot in range(3)]
    chance = np.random.default_rng(5)
    ended = [0, 0, 0]
    while min(ended) < 3:
        for slot, state in enumerate(states):
            seat = state.actors()[0]
            assert env.observation[slot].tobytes() == game.layout(seats).observe(state, seat)
            assert np.flatnonzero(env.mask[slot]).tolist() == state.legal_actions(seat)
        actions = env.pick(chance.random(3))
        env.step(actions)
        for slot, state in enumerate(states):
            state.apply(state.actors()[0], int(actions[slot]))
            assert env.done[slot] == state.over
            if state.over:
                assert env.reward[slot].tolist() == pytest.approx(state.returns())
                ended[slot] += 1
                states[slot] = game.new(seats, f"rows/{slot}/{ended[slot]}")


def test_it_is_a_game_of_openspiel() -> None:
    """In a process of its own: what is registered there cannot be taken back."""
    program = """
import pyspiel
from arcanum.rl import open_spiel
for seats in (1, 2):
    assert pyspiel.load_game(f"arcanum_wisps(players={seats})").num_players() == seats
    pyspiel.random_sim_test(open_spiel.load("wisps", seats), num_sims=2, serialize=True, verbose=False)
"""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


# --- a single seat ----------------------------------------------------------------------------------------------------


def begun(clock: int = 0) -> Table:
    record = Record.start(find("wisps"), 1, "alone")
    table = Table("t", Info(record=record.data(), clock=clock, forfeit=True))
    table.add(Stamped(Sat(0, name="A"), 1))
    return table


def test_who_resigns_alone_has_lost() -> None:
    table = begun()
    table.add(Stamped(table.resign(0), 2))
    assert table.over
    assert table.result() == [0.0]
    outcome = summary_of(table, None).outcome
    assert outcome is not None
    assert outcome.shares == [0.0]
    verify(table.played(), table.game)


def test_whose_time_runs_out_alone_has_lost() -> None:
    table = begun(clock=30)
    late = 1 + 31_000
    table.add(Stamped(table.run_out(late, 0), late))
    assert table.over
    assert table.result() == [0.0]
    verify(table.played(), table.game)


def test_a_game_alone_is_played_to_its_end() -> None:
    table = begun()
    while not table.over:
        answer = table.state.view(0)["decision"]["legal"][0]
        for entry in table.move(0, [answer], table.ticket(0)):
            table.add(Stamped(entry, 2))
    assert table.result() == list(table.state.returns())
    verify(table.played(), table.game)


def test_a_failing_bot_that_plays_alone_has_lost() -> None:
    assert forfeited(["random"], 0) == [0.0]


@pytest.mark.parametrize(("score", "share"), [(0.0, 0.5), (-40.0, 0.0), (40.0, 1.0)])
def test_the_share_of_a_single_seat_is_not_always_everything(score: float, share: float) -> None:
    assert shares_of([score]) == [pytest.approx(share)]


@pytest.mark.parametrize(
    ("share", "told"),
    [(1.0, "A wins against the game."), (0.5, "A and the game are even."), (0.0, "The game wins against A.")],
)
def test_the_ending_is_told_as_one_against_the_game(share: float, told: str) -> None:
    own = ROOT / "src" / "arcanum" / "cli"
    drawing = Drawing({}, ["A"], voice("wisps", "en", (), (own,)), Console())
    drawing.returns = (share,)
    assert drawing.outcome() == told


def test_wins_of_a_single_seat_are_counted_among_all_games() -> None:
    played = [Played(decisions=1, branching=2, returns=(share,)) for share in (1.0, 0.5, 0.0, 0.0)]
    lines = dict(_lines(summarise(Task("wisps", 1, "0", {}, [], 0), played, 1.0, 1)))
    assert lines["wins by seat"] == "1.5 (37.5 %)"
    assert lines["shared wins"] == "0"
    assert lines["won by no player"] == "2 (50.0 %)"


@pytest.mark.parametrize(
    ("lantern", "turn", "share"),
    [([4, 4], 4, 0.5), ([4, 4], 3, 0.75), ([4, 3], 3, 0.625), ([1], 3, 0.0), ([4, 4, 1], 2, 1.0)],
)
def test_who_plays_alone_expects_as_much_as_a_win_over_the_moon_is_likely(
    lantern: list[int], turn: int, share: float
) -> None:
    game = find("wisps")
    state = game.blank(1)
    state.lanterns, state.turn = [lantern], turn  # type: ignore[attr-defined]
    assert game.evaluation().values(state) == [share]


def test_the_wisp_that_is_looked_at_counts_for_the_chance() -> None:
    game = find("wisps")
    state = game.new(1, "7")
    number, seat, _ = state.trunk[-1]
    state.lanterns, state.turn = [[4, 3]], 4  # type: ignore[attr-defined]
    judged = []
    for wisp in (1, 2, 4):
        state.trunk[-1] = (number, seat, wisp)
        judged += game.evaluation().values(state)
    assert judged == [0.5, 1.0, 0.0]


def test_one_player_is_no_players(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("--bots", "random,apprentice", "--pairs", "1", "--players", "1", "--jobs", "1", "--report", "report")
    told = run("arena", "wisps", *words)
    assert told.code == 0, told
    assert "wisps, 1 player, seed" in told.out
    assert "<title>Arena: wisps, 1 player</title>" in (tmp_path / "report" / "report.html").read_text(encoding="utf-8")
    assert "wisps, 1 player, seed" in run("simulate", "wisps", "--players", "1", "--games", "1").out


# --- an analysis ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2])
def test_a_game_without_a_drawing_and_without_rounds_is_analysed(seats: int, run: Run, tmp_path: Path) -> None:
    record = play_random(find("wisps"), seats, "7").record
    assert record is not None
    record.write(tmp_path / "game.json")
    page = tmp_path / "game.html"
    told = run("analyse", tmp_path / "game.json", "--simulations", "4", "--html", page)
    assert told.code == 0, told
    assert "</html>" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("share", "told"),
    [
        (1.0, "Player wins against the game."),
        (0.5, "Player and the game are even."),
        (0.0, "The game wins against Player."),
    ],
)
def test_an_analysis_tells_the_ending_of_a_game_for_one(share: float, told: str) -> None:
    game = find("wisps")
    record = Record.start(game, 1, "alone")
    subject = Subject(Path("game.json"), game, [], record, 4)
    assert Teller(subject, Speech(game.id, "en")).winners([share]) == told


# --- words of its own -------------------------------------------------------------------------------------------------


def test_a_voice_with_a_game_a_prefix_and_messages_is_enough(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    for lang in LANGUAGES:
        told = "wisps-ask-look = Catch a { $wisp }?\nwisps-log-freed = { $name } frees a { $wisp }.\n"
        (tmp_path / "locale" / f"{lang}.ftl").write_text(told, encoding="utf-8")

    class WispsVoice(GameVoice[Any, GameTable[Any]]):
        game = find("wisps")
        prefix = "wisps"
        messages = (tmp_path,)

    for lang in LANGUAGES:
        speaking = WispsVoice(lang)
        assert speaking.prompt(Decision(0, "look", {"wisp": 3, "light": 4}), ["A", "B"]) == "Catch a 3?"
        assert [line.text for line in speaking.log([Event("freed", {"seat": 1, "wisp": 2}, 3)], ["A", "B"])] == [
            "B frees a 2."
        ]


def test_a_game_without_a_catalogue_says_so(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = run("rules", "coverage", "wisps")
    assert (asked.code, asked.err.count("\n")) == (2, 1)
    assert "wisps brings no rules catalogue" in asked.err
    assert run("rules", "show", "RA-7.3").code == 0
    assert "unknown rule" in run("rules", "show", "WI-1").err
    assert "wisps" not in run("rules", "coverage").out


# --- the server -------------------------------------------------------------------------------------------------------


def test_a_game_that_fails_when_it_is_dealt_does_not_stop_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(type(find("wisps")), "blank", fail)
    with capture_logs() as logs:
        warm_up()
    assert [(each["event"], each["game"]) for each in logs] == [("a game fails when it is dealt", "wisps")]
