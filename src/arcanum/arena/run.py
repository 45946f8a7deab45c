"""A whole run: open the folder, play, sum up, write the results and the report."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path

from arcanum.arena.ledger import opened
from arcanum.arena.match import Manner, play_plan
from arcanum.arena.outcome import Outcome
from arcanum.arena.plan import Plan, data_of
from arcanum.arena.report import write_report
from arcanum.arena.results import Results, summarise, write_results

Watch = Callable[[Iterator[Outcome], int, int], Iterable[Outcome]]
"""Somebody who looks on: gets the games as they come, how many there will be, and how many were there before."""


def run(
    plan: Plan,
    folder: Path,
    manner: Manner | None = None,
    watch: Watch = lambda games, total, begun: games,
    notice: Callable[[str], None] = lambda text: None,
) -> Results:
    """Play a plan in a folder, or the rest of it, and write down what came of it.

    Raises GameError before anything is played if the plan or the folder cannot be used. The same call goes on where an
    earlier one was stopped.
    """
    chosen = manner if manner is not None else Manner()
    chosen.check()
    game = plan.check()
    with opened(folder, data_of(plan, game)) as ledger:
        begun = sum(ledger.finished(bout.key) for bout in plan.bouts())
        with closing(play_plan(plan, chosen, ledger, notice)) as playing:
            for _ in watch(playing, plan.games, begun):
                pass
        results = summarise(plan, ledger)
        write_results(results, folder)
        write_report(results, folder)
    return results
