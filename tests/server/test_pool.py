"""Bots that think in other processes: the same answers, in order, whatever becomes of the processes."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from arcanum.bots import Bot, SeatView, look, make
from arcanum.bots.hints import advise
from arcanum.bots.magister import Magister
from arcanum.core.game import Game
from arcanum.core.state import GameState
from arcanum.games import find
from arcanum.server import mind as subject
from arcanum.server.mind import REMEMBERED, Mind
from arcanum.server.pool import AGAIN, Overloaded, Pool, ThinkerFailed
from arcanum.server.questions import Option, Question, Thought, ask

GAME = find("res_arcana")
LONG = 400.0
"""So many seconds anything may take on a machine that is very busy."""


# --- bots that do what bots should not, in other processes ------------------------------------------------------------


class Toy(Bot):
    """Takes the last legal action, after something has happened. What follows the colon in its spec is a folder."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder)

    def choose(self, view: SeatView) -> int:
        self.happen(view)
        return view.legal[-1]

    def happen(self, view: SeatView) -> None: ...


class Gate(Toy):
    """Says which process it thinks in, and waits until it is let through."""

    def happen(self, view: SeatView) -> None:
        Path(self.folder, str(os.getpid())).touch()
        while not Path(self.folder, "open").exists():
            time.sleep(0.01)


class Burn(Toy):
    """As busy as can be until it is stopped."""

    def happen(self, view: SeatView) -> None:
        Path(self.folder, str(os.getpid())).touch()
        while not Path(self.folder, "open").exists():
            sum(range(100_000))


class Ponder(Toy):
    """Hangs in the first process that asks it, and answers in the next."""

    def happen(self, view: SeatView) -> None:
        first = not any(self.folder.iterdir())
        Path(self.folder, str(os.getpid())).touch()
        if first:
            time.sleep(600)


class Hang(Toy):
    def happen(self, view: SeatView) -> None:
        time.sleep(600)


class Die(Toy):
    def happen(self, view: SeatView) -> None:
        os._exit(7)


class Raise(Toy):
    def happen(self, view: SeatView) -> None:
        raise ValueError("boom\nbang")


class Leave(Toy):
    def happen(self, view: SeatView) -> None:
        raise SystemExit(3)


class Cheat(Toy):
    """Gives an answer that is not legal, and changes what is."""

    def choose(self, view: SeatView) -> int:
        action = next(number for number in range(view.space.size) if number not in view.legal)
        view.legal.append(action)
        return action


TOYS: dict[str, type[Toy]] = {
    each.__name__.lower(): each for each in (Toy, Gate, Burn, Ponder, Hang, Die, Raise, Leave, Cheat)
}


def make_toy(spec: str, game: Game, seed: str, packs: Sequence[Path]) -> Bot:
    """A toy, or a bot of the trade."""
    name, _, folder = spec.partition(":")
    return TOYS[name](folder) if name in TOYS else make(spec, game, seed, packs)


def make_stuck(spec: str, game: Game, seed: str, packs: Sequence[Path]) -> Bot:
    """Whatever is asked for, it hangs."""
    return Hang("")


# --- help for the tests -----------------------------------------------------------------------------------------------


def position(decisions: int = 0, seed: str = "7") -> tuple[GameState, int, int]:
    """A state after so many random answers, a seat that is asked there, and how many answers it has given."""
    state = GAME.new(2, seed)
    answers = [0, 0]
    bot = make("random", GAME, "random")
    for _ in range(decisions):
        seat = state.actors()[0]
        state.apply(seat, bot.choose(look(state, seat, answers[seat])))
        answers[seat] += 1
    seat = state.actors()[0]
    return state, seat, answers[seat]


def question(bot: str, decisions: int = 0, table: str = "t", **more: Any) -> Question:
    state, seat, number = position(decisions)
    return ask(state, seat, number, table=table, game=GAME.id, bot=bot, seed="s", **more)


def answer_here(bot: str, decisions: int = 0) -> str:
    """What a bot in this process says to the same question."""
    view = look(*position(decisions))
    return view.space.words(make(bot, GAME, "s").choose(view))


@asynccontextmanager
async def at_work(processes: int = 1, **more: Any) -> AsyncIterator[Pool]:
    thinkers = Pool(processes, **{"patience": LONG, "maker": make_toy, **more})
    await thinkers.start()
    try:
        yield thinkers
    finally:
        await thinkers.stop()
        assert multiprocessing.active_children() == []


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test in an event loop, for so long as a hopeless case might take."""
    asyncio.run(asyncio.wait_for(test, LONG))


async def until(true: Callable[[], object], what: str) -> None:
    limit = time.monotonic() + LONG
    while not true():
        assert time.monotonic() < limit, what
        await asyncio.sleep(0.01)


def pids(folder: Path) -> list[int]:
    return [int(file.name) for file in folder.iterdir() if file.name.isdigit()]


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


async def outcome(thinking: asyncio.Task[Thought]) -> Thought | BaseException:
    (result,) = await asyncio.gather(thinking, return_exceptions=True)
    return result


# --- answers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["random", "apprentice", "adept", "magister:30"])
def test_a_bot_says_the_same_as_in_this_process(bot: str) -> None:
    async def test() -> None:
        async with at_work(2) as thinkers:
            for decisions in (0, 7, 40):
                thought = await thinkers.think(question(bot, decisions), True)
                assert thought == Thought(answer_here(bot, decisions))

    run(test())


def test_a_question_holds_nothing_that_the_seat_cannot_know() -> None:
    for decisions in (0, 9, 40, 55):
        state, seat, number = position(decisions)
        first, second = (
            ask(each, seat, number, table="t", game=GAME.id, bot="adept", seed="s")
            for each in (state, state.world(seat, "another deal"))
        )
        assert first == second


def test_only_a_seat_that_is_asked_has_a_question() -> None:
    state, seat, number = position(40)
    with pytest.raises(ValueError, match="is not asked anything"):
        ask(state, 1 - seat, number, table="t", game=GAME.id, bot="adept", seed="s")


def test_a_whole_game_is_played_as_in_this_process() -> None:
    """The tree of the search is kept from one decision to the next on both sides."""

    async def test() -> None:
        here = [make("magister:12", GAME, f"s{seat}") for seat in range(2)]
        state = GAME.new(2, "short", {"round_limit": "2"})
        answers = [0, 0]
        async with at_work() as thinkers:
            while actors := state.actors():
                seat = actors[0]
                told = ask(state, seat, answers[seat], table="t", game=GAME.id, bot="magister:12", seed=f"s{seat}")
                thought = await thinkers.think(told, False)
                action = here[seat].choose(look(state, seat, answers[seat]))
                assert thought.words == state.space.words(action)
                state.apply(seat, action)
                answers[seat] += 1
        assert sum(answers) > 10

    run(test())


def test_a_hint_tells_the_best_options_and_a_line() -> None:
    async def test() -> None:
        view = look(*position(40))
        adviser = make("magister:60", GAME, "s")
        assert isinstance(adviser, Magister)
        analysis, tips, line = advise(adviser, view, 3)
        async with at_work() as thinkers:
            hint = await thinkers.think(question("magister:60", 40, kind="hint"), True)
            chances = await thinkers.think(question("magister:60", 40, kind="chances"), True)
            plain = await thinkers.think(question("adept", 40, kind="hint"), True)
        words = view.space.words
        assert hint.words == hint.options[0].words == words(tips[0].action)
        assert hint.options == tuple(
            Option(words(each.action), each.win, each.share, each.error, each.grounds) for each in tips
        )
        assert hint.line == tuple((seat, words(action)) for seat, action in line)
        assert hint.line[0] == (view.seat, hint.words)
        assert chances == Thought(words(analysis.options[0].action), wins=chances.wins)
        assert chances.wins[view.seat] == analysis.win
        assert plain == Thought(answer_here("adept", 40))

    run(test())


def test_a_pack_crosses_by_its_folder(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            with pytest.raises(ThinkerFailed, match="no_such_pack"):
                await thinkers.think(replace(question("adept"), packs=(str(tmp_path / "no_such_pack"),)), True)

    run(test())


# --- memory -----------------------------------------------------------------------------------------------------------


class Made:
    """Counts the bots that were made."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, spec: str, game: Game, seed: str, packs: Sequence[Path]) -> Bot:
        self.count += 1
        return make_toy(spec, game, seed, packs)


@pytest.mark.parametrize(
    ("change", "remembered"),
    [
        ({"number": 1}, True),
        ({"number": 0}, False),
        ({"number": 2}, False),
        ({"number": 1, "table": "another"}, False),
        ({"number": 1, "seed": "another"}, False),
        ({"number": 1, "kind": "hint"}, False),
    ],
)
def test_a_bot_is_remembered_for_the_next_decision_of_its_seat(change: dict[str, Any], remembered: bool) -> None:
    made = Made()
    mind = Mind(made)
    first = replace(question("magister:5"), number=0)
    mind.think(first)
    mind.think(replace(first, **change))
    assert made.count == (1 if remembered else 2)


def test_a_bot_that_raised_is_not_remembered() -> None:
    made = Made()
    mind = Mind(made)
    for number in range(2):
        mind.answer(replace(question("raise"), number=number))
    assert made.count == 2


def test_those_not_asked_for_longest_are_forgotten() -> None:
    made = Made()
    mind = Mind(made)
    asked = [replace(question("toy"), table=str(table), number=0) for table in range(REMEMBERED + 1)]
    for each in asked:
        mind.think(each)
    mind.think(replace(asked[1], number=1))
    assert made.count == REMEMBERED + 1
    mind.think(replace(asked[0], number=1))
    assert made.count == REMEMBERED + 2


def test_those_that_know_too_much_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Made()
    mind = Mind(made)
    first, second = (replace(question("magister:40", 40), table=table, number=0) for table in "ab")
    mind.think(first)
    (known,) = [subject._nodes(bot) for _, bot in mind._bots.values()]
    monkeypatch.setattr(subject, "_MOST_NODES", known + known // 2)
    mind.think(second)
    mind.think(replace(second, number=1))
    assert made.count == 2
    mind.think(replace(first, number=1))
    assert made.count == 3


def test_a_table_goes_to_the_process_that_knows_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_work(3) as thinkers:
            (tmp_path / "open").touch()
            await until(lambda: len(thinkers._idle) == 3, "nobody gets ready")
            for _ in range(5):
                await thinkers.think(question(f"gate:{tmp_path}", table="a"), True)
            (home,) = pids(tmp_path)
            for table in "bcde":
                await thinkers.think(question("toy", table=table), True)
            (tmp_path / str(home)).unlink()
            await thinkers.think(question(f"gate:{tmp_path}", table="a"), True)
            assert pids(tmp_path) == [home]

    run(test())


# --- order ------------------------------------------------------------------------------------------------------------


def test_people_come_first_but_bots_are_not_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        order: list[str] = []

        async def think(table: str, urgent: bool) -> None:
            await thinkers.think(question("toy", table=table), urgent)
            order.append(table)

        async with at_work() as thinkers:
            gate = asyncio.create_task(thinkers.think(question(f"gate:{tmp_path}"), False))
            await until(lambda: pids(tmp_path), "nobody thinks")
            tables = [
                *[(f"bots {number}", False) for number in range(3)],
                *[(f"{number}", True) for number in range(18)],
            ]
            waiting = [asyncio.create_task(think(table, urgent)) for table, urgent in tables]
            await until(lambda: thinkers.waiting == len(tables), "they do not wait")
            assert thinkers.busy == 1
            (tmp_path / "open").touch()
            await asyncio.gather(gate, *waiting)
            assert (thinkers.waiting, thinkers.busy) == (0, 0)
        urgent = [str(number) for number in range(18)]
        assert order == [*urgent[:7], "bots 0", *urgent[7:14], "bots 1", *urgent[14:], "bots 2"]

    run(test())


def test_too_many_questions_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_work(queue_limit=2) as thinkers:
            gate = asyncio.create_task(thinkers.think(question(f"gate:{tmp_path}"), True))
            await until(lambda: pids(tmp_path), "nobody thinks")
            waiting = [asyncio.create_task(thinkers.think(question("toy"), True)) for _ in range(2)]
            await until(lambda: thinkers.waiting == 2, "they do not wait")
            with pytest.raises(Overloaded, match="2 questions wait already"):
                await thinkers.think(question("toy"), True)
            (tmp_path / "open").touch()
            await asyncio.gather(gate, *waiting)
            await thinkers.think(question("toy"), True)

    run(test())


def test_a_question_that_nobody_waits_for_is_dropped(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            gate = asyncio.create_task(thinkers.think(question(f"gate:{tmp_path}"), True))
            await until(lambda: pids(tmp_path), "nobody thinks")
            dropped = asyncio.create_task(thinkers.think(question("die"), True))
            kept = asyncio.create_task(thinkers.think(question("toy", 7), False))
            await until(lambda: thinkers.waiting == 2, "they do not wait")
            dropped.cancel()
            gate.cancel()
            assert isinstance(await outcome(dropped), asyncio.CancelledError)
            assert isinstance(await outcome(gate), asyncio.CancelledError)
            assert (thinkers.waiting, thinkers.busy) == (1, 1)
            (tmp_path / "open").touch()
            view = look(*position(7))
            assert await kept == Thought(view.space.words(view.legal[-1]))
            assert thinkers.restarts == 0

    run(test())


# --- processes that come to an end ------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGTERM])
def test_a_question_survives_its_process(tmp_path: Path, by: signal.Signals) -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            thinking = asyncio.create_task(thinkers.think(question(f"ponder:{tmp_path}", 7), True))
            await until(lambda: pids(tmp_path), "nobody thinks")
            os.kill(pids(tmp_path)[0], by)
            view = look(*position(7))
            assert await thinking == Thought(view.space.words(view.legal[-1]))
            assert thinkers.restarts == 1
            assert len(pids(tmp_path)) == 2

    run(test())


def test_a_process_that_dies_idle_is_replaced() -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            await thinkers.think(question("toy"), True)
            (process,) = multiprocessing.active_children()
            process.kill()
            await until(lambda: thinkers.restarts == 1, "nobody notices")
            await thinkers.think(question("toy"), True)
            assert thinkers.restarts == 1

    run(test())


def test_a_question_that_kills_is_not_asked_for_ever() -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            with pytest.raises(ThinkerFailed, match=r"3 processes died of it; the last one ended with exit code 7"):
                await thinkers.think(question("die"), True)
            assert thinkers.restarts == 1 + AGAIN
            await thinkers.think(question("toy"), True)

    run(test())


def test_a_cheap_bot_answers_for_one_that_hangs() -> None:
    async def test() -> None:
        async with at_work(patience=5.0) as thinkers:
            assert await thinkers.think(question("hang", 40), True) == Thought(answer_here("adept", 40))
            assert thinkers.restarts == 1

    run(test())


def test_if_the_cheap_bot_hangs_too_there_is_no_answer() -> None:
    async def test() -> None:
        async with at_work(patience=0.5, maker=make_stuck) as thinkers:
            with pytest.raises(ThinkerFailed, match=r"adept at table t, .*it thought for more than 0\.5 s"):
                await thinkers.think(question("magister:10"), True)
            assert thinkers.restarts == 2

    run(test())


@pytest.mark.parametrize(
    ("bot", "text"),
    [
        ("raise", "raise at table t, seat 0, answer 0: ValueError: boom bang"),
        ("leave", "SystemExit: 3"),
        ("cheat", r"expected one of \d+ legal actions, found \d+"),
        ("nobody", "BotError: unknown bot 'nobody'"),
    ],
)
def test_what_a_bot_raises_is_told(bot: str, text: str) -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            with pytest.raises(ThinkerFailed, match=text) as failure:
                await thinkers.think(question(bot), True)
            assert "Traceback" in failure.value.__notes__[0]
            await thinkers.think(question("toy"), True)
            assert thinkers.restarts == 0

    run(test())


def test_who_cannot_be_started_keeps_nobody_waiting() -> None:
    async def test() -> None:
        # A function of another function has no name under which a process could find it.
        async with at_work(maker=lambda *_: Toy("")) as thinkers:
            with pytest.raises(
                ThinkerFailed, match="no process gets ready to think: the last one could not be started"
            ):
                await thinkers.think(question("toy"), True)
            assert thinkers.restarts == 1 + AGAIN

    run(test())


def test_a_process_that_dies_before_it_is_ready_costs_no_answer() -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            await until(multiprocessing.active_children, "no process is started")
            (process,) = multiprocessing.active_children()
            process.kill()
            await thinkers.think(question("toy"), True)
            assert thinkers.restarts == 1

    run(test())


# --- the loop, the terminal and the end -------------------------------------------------------------------------------


def test_the_event_loop_goes_on_while_bots_think(tmp_path: Path) -> None:
    async def test() -> None:
        gaps: list[float] = []

        async def beat() -> None:
            before = time.perf_counter()
            while True:
                await asyncio.sleep(0.005)
                gaps.append(time.perf_counter() - before)
                before = time.perf_counter()

        begun = time.perf_counter()
        async with at_work(2) as thinkers:
            assert time.perf_counter() - begun < 1, "the start does not wait for processes"
            beating = asyncio.create_task(beat())
            burning = [asyncio.create_task(thinkers.think(question(f"burn:{tmp_path}"), False)) for _ in range(2)]
            await until(lambda: len(pids(tmp_path)) == 2 and len(gaps) > 100, "nobody thinks")
            waiting = [asyncio.create_task(thinkers.think(question("magister:30", 40), True)) for _ in range(4)]
            gaps.clear()
            await until(lambda: len(gaps) > 100, "the loop stands still")
            (tmp_path / "open").touch()
            await asyncio.gather(*burning, *waiting)
            beating.cancel()
            with suppress(asyncio.CancelledError):
                await beating
        # The longest gap says more about what else the machine has to do.
        assert median(gaps) < 0.05
        assert sorted(gaps)[len(gaps) * 9 // 10] < 0.25

    run(test())


def test_processes_step_back_and_are_deaf_to_ctrl_c(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            # From the first moment on, when it has hardly begun to start.
            await until(multiprocessing.active_children, "no process is started")
            (process,) = multiprocessing.active_children()
            assert process.pid is not None
            os.kill(process.pid, signal.SIGINT)
            thinking = asyncio.create_task(thinkers.think(question(f"gate:{tmp_path}"), True))
            await until(lambda: pids(tmp_path), "nobody thinks")
            assert pids(tmp_path) == [process.pid]
            niceness = os.getpriority(os.PRIO_PROCESS, process.pid)
            assert niceness == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
            os.kill(process.pid, signal.SIGINT)
            (tmp_path / "open").touch()
            await thinking
            assert thinkers.restarts == 0

    run(test())


def test_nothing_is_left_after_a_stop(tmp_path: Path) -> None:
    async def test() -> None:
        thinkers = Pool(2, maker=make_toy)
        await thinkers.start()
        thinking = [asyncio.create_task(thinkers.think(question(f"gate:{tmp_path}"), True)) for _ in range(3)]
        await until(lambda: len(pids(tmp_path)) == 2, "nobody thinks")
        files = len(os.listdir("/proc/self/fd")) if sys.platform == "linux" else 0
        await thinkers.stop()
        assert all(gone(pid) for pid in pids(tmp_path))
        assert multiprocessing.active_children() == []
        for each in thinking:
            assert isinstance(await outcome(each), asyncio.CancelledError)
        assert (thinkers.waiting, thinkers.busy, thinkers.restarts) == (0, 0, 0)
        if files:
            assert len(os.listdir("/proc/self/fd")) < files
        with pytest.raises(ThinkerFailed, match="not at work"):
            await thinkers.think(question("toy"), True)
        await thinkers.start()
        await thinkers.think(question("toy"), True)
        await thinkers.stop()

    run(test())


def test_a_stop_right_after_the_start_leaves_nothing() -> None:
    async def test() -> None:
        async with at_work(2):
            pass

    run(test())


SERVER = """
import asyncio, sys
from arcanum.server.pool import Pool
from tests.server.test_pool import make_toy, question

async def main():
    thinkers = Pool(2, maker=make_toy)
    await thinkers.start()
    await asyncio.gather(*[thinkers.think(question(f"burn:{sys.argv[1]}"), True) for _ in range(2)])

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_processes_do_not_outlive_the_server(tmp_path: Path) -> None:
    root = Path(__file__).resolve().parents[2]
    with subprocess.Popen([sys.executable, "-c", SERVER, str(tmp_path)], cwd=root) as server:
        try:
            limit = time.monotonic() + LONG
            while len(pids(tmp_path)) < 2:
                assert time.monotonic() < limit, "nobody thinks"
                assert server.poll() is None
                time.sleep(0.02)
        finally:
            server.kill()
    limit = time.monotonic() + LONG
    while not all(gone(pid) for pid in pids(tmp_path)):
        assert time.monotonic() < limit, "they go on"
        time.sleep(0.02)


def test_there_has_to_be_a_process() -> None:
    with pytest.raises(ValueError, match="at least one process"):
        Pool(0)
