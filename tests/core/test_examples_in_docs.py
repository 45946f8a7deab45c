"""Every public function of the core and of the researchers' door has an example in its docstring, and the examples run.

The names that examples may use besides those of their module: `game`, with a `state` in which `seat` has to decide;
`record`, of a few answers from there; a `scenario` that begins there; and `folder`, an empty one.
"""

from __future__ import annotations

import doctest
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from arcanum.core.battery import play_random
from arcanum.core.game import Game
from arcanum.core.record import Record
from arcanum.core.scenario import load
from arcanum.games import GAMES
from tools import api

MODULES = {module.name: module for module in api.modules()}
NEEDS = {"arcanum.rl": "pettingzoo", "arcanum.rl.open_spiel": "pyspiel", "arcanum.rl.zoo": "pettingzoo"}
NEEDS |= {"arcanum.rl.gym": "gymnasium", "arcanum.rl.vector": "numpy"}


@cache
def _record(game: Game) -> Record:
    record = play_random(game, 2, "seven", limit=5).record
    assert record is not None
    return record


def _names(folder: Path) -> dict[str, Any]:
    game = next(iter(GAMES.values()))
    record = _record(game)
    state = record.deal(game)
    start = folder.with_suffix(".yaml")
    start.write_text(f"{{game: {game.id}, title: From the start, options: {{players: 2}}}}", encoding="utf-8")
    return {
        "game": game,
        "record": record,
        "state": state,
        "seat": state.actors()[0],
        "scenario": load(start),
        "folder": folder,
    }


@pytest.mark.parametrize("name", MODULES)
def test_examples_run(name: str, tmp_path: Path) -> None:
    if name in NEEDS:
        pytest.importorskip(NEEDS[name])
    module = MODULES[name].load()
    if not str(module.__file__).endswith(".py"):
        pytest.skip("doctest finds no functions in a compiled module")
    told: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    for number, found in enumerate(doctest.DocTestFinder(exclude_empty=True).find(module)):
        if found.examples:
            folder = tmp_path / str(number)
            folder.mkdir()
            found.globs.update(_names(folder))
            runner.run(found, out=told.append)
    assert not runner.failures, "".join(told)


def test_every_public_function_has_an_example() -> None:
    lacking = [f"{module.name}.{each.name}" for module in MODULES.values() for each in module.without_example()]
    assert not lacking, "give them a docstring with an example, or a name that begins with an underscore"


@pytest.mark.parametrize("docstring", ["", '"""Says what it does."""', '"""Shows it: `f()`."""'])
def test_a_function_without_an_example_is_found(docstring: str) -> None:
    module = api.Module("planted", f"def f():\n    {docstring}\n    return 1\n\ndef _inner(): ...\n")
    assert [each.name for each in module.without_example()] == ["f"]


def test_the_page_lists_the_methods_of_a_class() -> None:
    source = '"""What it is."""\n' + "\n".join(
        [
            "class Lamp(Thing):",
            '    """Gives light."""',
            "    @property",
            "    def lit(self) -> bool:",
            '        """Whether it shines."""',
            "    @lit.setter",
            "    def lit(self, on: bool) -> None: ...",
            "    @classmethod",
            "    def new(cls, seed: str, *, oil: int = 3) -> Lamp:",
            '        """A lamp.',
            "",
            '        More of it."""',
            "    def _inner(self) -> None: ...",
        ]
    )
    assert api._chapter(api.Module("planted", source)).splitlines()[4:] == [
        "- `Lamp(Thing)`: Gives light.",
        "  - `lit: bool`: Whether it shines.",
        "  - `new(seed: str, *, oil: int=3) -> Lamp`: A lamp.",
    ]


def test_the_page_is_current() -> None:
    assert api.main(["--check"]) == 0, "run python tools/api.py"


def test_a_page_that_is_not_current_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "PAGE", tmp_path / "api.md")
    monkeypatch.setattr(api, "page", lambda: ">>> f()\n")
    assert api.main(["--check"]) == 1
    assert api.main([]) == 0
    assert api.main(["--check"]) == 0
    api.PAGE.write_text(api.PAGE.read_text(encoding="utf-8").replace(">>>", ">>", 1), encoding="utf-8")
    assert api.main(["--check"]) == 1
    assert api.main(["--chekc"]) == 2
