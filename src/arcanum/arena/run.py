"""A whole run: open the folder, play, sum up, write the results and the report."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path

from arcanum.arena.entrants import try_entrants
from arcanum.arena.ledger import opened
from arcanum.arena.match import Manner, play_plan
from arcanum.arena.outcome import Outcome
from arcanum.arena.plan import Plan, check_text, data_of
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

    Raises GameError before anything is played if the plan or the folder cannot be used, and NotKept, which is one, if
    what was played cannot be written down. The same call goes on where an earlier one was stopped.
    """
    chosen = manner if manner is not None else Manner()
    chosen.check()
    check_text("report", str(folder))
    game = plan.check()
    sources = try_entrants(plan.bots, chosen.timeout)
    with opened(folder, data_of(plan, game)) as ledger:
        begun = sum(ledger.finished(key) for key in plan.among(ledger.outcomes))
        with closing(play_plan(plan, chosen, ledger, notice, sources)) as playing:
            for _ in watch(playing, plan.games, begun):
                pass
        results = summarise(plan, ledger)
        with ledger.keeping("the results"):
            write_results(results, folder)
            write_report(results, folder)
    return results
