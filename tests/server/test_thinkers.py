"""Lanes: what is quick never waits for what is long, nor a person's game for a hint, nor a hint for a look back."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from arcanum.bots import look, make
from arcanum.server.mind import Mind
from arcanum.server.pool import LEAST, _Errand
from arcanum.server.questions import Question
from arcanum.server.thinkers import HINT, LANES, LONG, MOVE, TURN, Lane, Thinkers, lane_of
from tests.server.test_pool import answer_here, make_toy, pids, position, question, run, until


@asynccontextmanager
async def at_work(processes: int = 1, **more: Any) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(processes, **{"maker": make_toy, **more})
    await thinkers.start()
    try:
        yield thinkers
    finally:
        await thinkers.stop()
        assert multiprocessing.active_children() == []


def gate(folder: Path, name: str, **more: Any) -> Question:
    """A question that keeps its process until the folder is told to open."""
    (folder / name).mkdir()
    return question(f"gate:{folder / name}", **more)


@pytest.mark.parametrize(
    ("bot", "kind", "urgent", "lane"),
    [
        ("random", "move", True, "quick"),
        ("apprentice", "move", False, "quick"),
        ("adept", "move", True, "quick"),
        ("magister", "move", True, "move"),
        ("magister:30", "move", True, "move"),
        ("named:adept", "move", True, "move"),
        ("magister", "move", False, "rest"),
        ("magister:1000", "hint", True, "hint"),
        ("adept", "hint", True, "hint"),
        ("magister:100", "hint", False, "rest"),
        ("adept", "chances", False, "rest"),
    ],
)
def test_everything_has_its_lane(bot: str, kind: str, urgent: bool, lane: Lane) -> None:
    assert lane_of(question(bot, kind=kind), urgent) == lane


def test_nobody_waits_for_the_long_thoughts_of_those_behind(tmp_path: Path) -> None:
    """Each lane's processes are kept busy, from the last lane on; those before it answer all the same."""

    async def test() -> None:
        async with at_work() as thinkers:
            kept = []
            for name, kind, urgent in (("rest", "hint", False), ("hint", "hint", True), ("move", "move", True)):
                kept.append(asyncio.create_task(thinkers.think(gate(tmp_path, name, kind=kind), urgent)))
            for name in ("rest", "hint", "move"):
                await until(partial(pids, tmp_path / name), f"no {name} begins")
            assert thinkers.busy == 3
            quick = await thinkers.think(question("adept", 40), True)
            assert quick.words == answer_here("adept", 40)
            assert not any(each.done() for each in kept)
            for name in ("rest", "hint", "move"):
                (tmp_path / name / "open").touch()
            await asyncio.gather(*kept)
            assert (thinkers.waiting, thinkers.busy, thinkers.restarts) == (0, 0, 0)

    run(test())


@pytest.mark.skipif(sys.platform == "win32", reason="needs niceness")
def test_whoever_waits_less_steps_back_further(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            asked = {"move": ("move", True), "hint": ("hint", True), "rest": ("move", False)}
            for name, (kind, urgent) in asked.items():
                told = gate(tmp_path, name, kind=kind)
                (tmp_path / name / "open").touch()
                await thinkers.think(told, urgent)
            here = os.getpriority(os.PRIO_PROCESS, 0)
            found = [os.getpriority(os.PRIO_PROCESS, pids(tmp_path / name)[0]) - here for name in asked]
        assert found == [LANES["move"], LANES["hint"], LANES["rest"]] == sorted(set(found))
        assert 0 < LANES["quick"] < LANES["move"]

    run(test())


def test_what_was_thought_is_noted() -> None:
    async def test() -> None:
        noted: list[tuple[str, bool]] = []

        def note(lane: Lane, seconds: float, cut: bool) -> None:
            assert seconds > 0
            noted.append((lane, cut))

        async with at_work(note=note) as thinkers:
            await thinkers.think(question("magister:50", 40), True)
            await thinkers.think(question("magister:100000", 40, seconds=0.001), True)
            await thinkers.think(question("magister:100000", 40, seconds=0.001, kind="hint"), True)
            await thinkers.think(question("adept", 40), True)
        assert noted == [("move", False), ("move", True), ("hint", True), ("quick", False)]

    run(test())


def test_how_long_a_hint_takes(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            assert thinkers.hint_seconds() == HINT
            kept = [asyncio.create_task(thinkers.think(gate(tmp_path, "hint", kind="hint"), True))]
            await until(lambda: pids(tmp_path / "hint"), "nobody thinks")
            assert thinkers.hint_seconds() == HINT + LEAST
            kept += [asyncio.create_task(thinkers.think(question("adept", kind="hint"), True)) for _ in range(2)]
            await until(lambda: thinkers.waiting == 2, "they do not wait")
            assert thinkers.hint_seconds() == HINT + 3 * LEAST
            (tmp_path / "hint" / "open").touch()
            await asyncio.gather(*kept)

    run(test())


# --- time -------------------------------------------------------------------------------------------------------------


def test_where_thoughts_share_the_cores_they_are_shorter_unless_somebody_chose_to_wait(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_work(2) as thinkers:
            kept, found = [], []
            for name, kind in (("hint", "hint"), ("move", "move")):
                found.append([thinkers.move_seconds(bot, 0.0) for bot in ("magister", "magister:5000", "magister:5s")])
                kept.append(asyncio.create_task(thinkers.think(gate(tmp_path, name, kind=kind), True)))
                await until(partial(pids, tmp_path / name), f"no {name} begins")
            found.append([thinkers.move_seconds(bot, 0.0) for bot in ("magister", "magister:5000", "magister:5s")])
            assert found == [[LONG] * 3, [LONG] * 3, [MOVE, LONG, LONG]]
            for name in ("hint", "move"):
                (tmp_path / name / "open").touch()
            await asyncio.gather(*kept)
            assert thinkers.move_seconds("magister", 0.0) == LONG

    run(test())
    assert MOVE < 2 < LONG < 5


@pytest.mark.parametrize("bot", ["magister", "magister:5000"])
def test_many_answers_in_a_row_share_what_people_wait(bot: str) -> None:
    """However much of its time a bot takes for each."""
    thinkers, waited, given = Thinkers(1), 0.0, []
    for _ in range(30):
        given.append(thinkers.move_seconds(bot, waited))
        waited += given[-1]
    assert given[0] == LONG
    assert given == sorted(given, reverse=True)
    assert given[-1] == LEAST
    assert waited < TURN + 30 * LEAST
    assert sum(each for each in given if each > LEAST) < TURN


@pytest.mark.parametrize(("waited", "left"), [(0.0, MOVE), (0.5, MOVE - 0.5), (MOVE, LEAST), (60.0, LEAST)])
def test_waiting_counts_towards_the_time_there_is(waited: float, left: float) -> None:
    async def test() -> None:
        answer = asyncio.get_running_loop().create_future()
        limited = _Errand(question("magister", seconds=MOVE), True, answer, 100.0)
        assert limited.put(100.0 + waited).seconds == pytest.approx(left)
        free = _Errand(question("magister"), True, answer, 100.0)
        assert free.put(100.0 + waited).seconds == 0

    run(test())


@pytest.mark.parametrize("kind", ["move", "hint"])
def test_time_cuts_a_search_short(kind: str) -> None:
    mind = Mind(make)
    cut = mind.think(question("magister:1000000", 40, kind=kind, seconds=0.001))
    assert cut.cut
    view = look(*position(40))
    assert cut.words in [view.space.words(action) for action in view.legal]


def test_time_that_is_not_needed_changes_nothing() -> None:
    mind = Mind(make)
    patient = mind.think(question("magister:60", 40, table="patient"))
    limited = mind.think(question("magister:60", 40, table="limited", seconds=600.0))
    assert patient == limited
    assert not limited.cut
    assert patient.words == answer_here("magister:60", 40)
