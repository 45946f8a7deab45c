"""Games are found through entry points, Arcanum's own as those that other packages bring."""

from __future__ import annotations

import subprocess
import sys
from configparser import ConfigParser
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import arcanum
from arcanum.cli.faces import FACES
from arcanum.core.game import GameError
from arcanum.games import GAMES, find
from arcanum.words.voices import VOICES
from tests.cli.conftest import Run
from tests.outside import installed, seen

ENTRY_POINTS = Path(arcanum.__file__).parent / "entry_points.txt"
GAME = """
from arcanum.core.game import Game
class Pocket(Game):
    id = {id!r}
    seat_counts = (2,)
GAME = Pocket()
"""


def test_every_game_of_arcanum_brings_a_voice_and_a_face() -> None:
    declared = ConfigParser()
    declared.read(ENTRY_POINTS)
    assert list(declared["arcanum.games"]) == list(GAMES)
    assert declared["arcanum.voices"].keys() == VOICES.keys() == GAMES.keys()
    assert declared["arcanum.faces"].keys() == FACES.keys() == GAMES.keys()
    assert [*GAMES.problems(), *VOICES.problems(), *FACES.problems()] == []


def test_a_game_from_outside_comes_after_those_of_arcanum(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(
        tmp_path,
        "a-pocket",
        {"arcanum.games": {"a_pocket": "a_pocket_game:GAME"}},
        a_pocket_game=GAME.format(id="a_pocket"),
    )
    own = list(GAMES)
    with seen(tmp_path, monkeypatch):
        assert list(GAMES) == [*own, "a_pocket"]
        assert find("a_pocket").seat_counts == (2,)
        assert GAMES.problems() == []
    assert list(GAMES) == own


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("import nothing_of_this_name", "ModuleNotFoundError: No module named 'nothing_of_this_name'"),
        ("GAME = 1 / 0", "ZeroDivisionError: division by zero"),
        ("", "AttributeError: module 'broken_game' has no attribute 'GAME'"),
        (
            "GAME = 'chess'",
            "TypeError: expected an object of a class derived from arcanum.core.game.Game, found 'chess'",
        ),
        (GAME.format(id="other"), "TypeError: the game calls itself 'other'"),
        ("def", "SyntaxError: invalid syntax"),
        ("raise SystemExit('no numpy')", "SystemExit: no numpy"),
        (
            "raise TypeError('interpreted classes cannot inherit from compiled')",
            "This Arcanum is compiled, and a game from outside needs the interpreted engine: "
            "set ARCANUM_INTERPRETED=1 in the environment and start again",
        ),
    ],
)
def test_a_broken_game_is_told_with_its_package_and_leaves_the_others_alone(
    source: str,
    told: str,
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    installed(tmp_path, "pocket-games", {"arcanum.games": {"broken": "broken_game:GAME"}}, broken_game=source)
    own = list(GAMES)
    with seen(tmp_path, monkeypatch):
        monkeypatch.delitem(sys.modules, "broken_game", raising=False)
        assert list(GAMES) == own
        (problem,) = GAMES.problems()
        assert problem.startswith("arcanum.games: 'broken' of pocket-games 1.0 cannot be used: broken_game:GAME: ")
        assert told in problem
        with pytest.raises(GameError, match=r"'broken' of pocket-games 1\.0 cannot be used"):
            find("broken")
        listed = run("games")
        assert listed.code == 0
        assert all(game in listed.out for game in own)
        assert problem.splitlines()[0] in listed.err


def test_two_games_with_one_id_are_refused_with_the_names_of_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    twice = {"arcanum.games": {"twice": "twice_game:GAME"}}
    installed(tmp_path, "first-box", twice, twice_game=GAME.format(id="twice"))
    installed(tmp_path, "second-box", twice)
    first, *others = GAMES
    installed(tmp_path, "third-box", {"arcanum.games": {first: "twice_game:GAME"}})
    with seen(tmp_path, monkeypatch):
        assert list(GAMES) == others
        with pytest.raises(
            GameError, match=r"'twice' is brought by (first-box 1.0 and second|second-box 1.0 and first)-box 1.0"
        ):
            find("twice")
        with pytest.raises(GameError, match=f"{first!r} is brought by arcanum and third-box 1.0"):
            find(first)


def test_what_is_wrong_with_arcanum_itself_is_no_missing_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(self: EntryPoint) -> object:
        raise ImportError("planted")

    with seen(Path(), monkeypatch):
        monkeypatch.setattr(EntryPoint, "load", load)
        with pytest.raises(ImportError, match="planted"):
            list(GAMES)
    monkeypatch.undo()


def test_metadata_that_are_older_than_the_source_do_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(tmp_path, "arcanum", {"arcanum.games": {"gone": "arcanum.games.gone:GAME"}})
    own = list(GAMES)
    with seen(tmp_path, monkeypatch):
        assert list(GAMES) == own
        assert GAMES.problems() == []


def test_games_are_imported_when_they_are_asked_for() -> None:
    first, *others = GAMES
    program = (
        "import sys\nfrom arcanum.games import find\n"
        f"find({first!r})\nprint(*[name for name in {others!r} if f'arcanum.games.{{name}}' in sys.modules])\n"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.split() == []


def test_the_engine_runs_from_its_sources_where_that_is_wished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARCANUM_INTERPRETED", "1")
    program = "import arcanum.core.state, arcanum.games as games\nprint(arcanum.core.state.__file__, *games.GAMES)"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert told[0].endswith("state.py")
    assert told[1:] == list(GAMES)
