"""Plant small mistakes in the rules of the games, and see whether the tests find them:

    python -m tools.mutants                                        350 mistakes in each game
    python -m tools.mutants --game GAME --sample 500               more of them, in one game
    python -m tools.mutants --sample 0 --only "scoring.py | leader"   all of those in one function

No file is touched: each mistake is loaded, in a process of its own, in place of what is written. What was found is kept
in `build/mutants`; only what is new is tried the next time, and what survived when the tests have changed. Mistakes
that change nothing are explained in `tests/mutants/<game>.yaml`.

The exit code is 1 if fewer are found than should be, or if something is explained that is no longer there.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tools.mutation import crew  # noqa: E402
from tools.mutation.explained import ExplainedError, explained, stale  # noqa: E402
from tools.mutation.report import Finding, Findings, lines, tally  # noqa: E402
from tools.mutation.rules import GAMES  # noqa: E402
from tools.mutation.sampling import Mutant, mutants, sample  # noqa: E402
from tools.mutation.suite import (  # noqa: E402
    KEPT,
    KnownTest,
    SuiteError,
    digest_of_sources,
    digest_of_tests,
    package,
    suite,
    warm,
)
from tools.mutation.trial import BROKEN, KILLED, trial  # noqa: E402

SAMPLE: Final = 350
BAR: Final = 97.0


def main() -> int:
    there = sorted(path.parent.name for path in GAMES.glob("*/legality.py"))
    asked = _asked(there)
    until = time.monotonic() + 60 * asked.minutes if asked.minutes else None
    warm()
    try:
        passed = [_judged(game, asked, until) for game in asked.game or there]
    except (SuiteError, ExplainedError) as wrong:
        print(wrong, file=sys.stderr)
        return 2
    return 0 if all(passed) else 1


def _asked(games: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=games, help="only this one; may be given several times")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="how many for each game; 0 for all (%(default)s)")
    parser.add_argument("--seed", default="1", help="another seed is another sample (%(default)s)")
    parser.add_argument("--only", default="", help="only those of the sample with this in their name")
    parser.add_argument("--tests", default="", help="only the files of tests with this in their path")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time (%(default)s)")
    parser.add_argument("--minutes", type=float, default=0, help="begin none after that; the rest is for the next time")
    parser.add_argument("--bar", type=float, default=BAR, help="so many of a hundred have to be found (%(default)s)")
    parser.add_argument("--out", type=Path, help="the file of findings, read and written; with one game only")
    asked = parser.parse_args()
    if asked.jobs < 1 or asked.sample < 0:
        parser.error("--jobs wants 1 or more, --sample 0 or more")
    if asked.out and len(asked.game or ()) != 1:
        parser.error("--out wants one --game")
    return asked


def _judged(game: str, asked: argparse.Namespace, until: float | None) -> bool:
    """Try what has not been tried, and tell; whether the tests of the game are good enough."""
    reasons = explained(game)
    all_of_them = mutants(package(game))
    chosen = [one for one in sample(all_of_them, asked.sample or len(all_of_them), asked.seed) if asked.only in one.id]
    findings = Findings(asked.out or KEPT / f"{game}.json", digest_of_sources(game), digest_of_tests(game, asked.tests))
    waiting = [mutant for mutant in chosen if mutant.id not in findings.by_id]
    if waiting:
        tests = suite(game, asked.tests, asked.jobs, print)
        print(f"{game}: {len(chosen)} of {len(all_of_them)} mistakes, {len(waiting)} to try, {len(tests)} tests")
        begun = time.monotonic()
        trials = _trials(game, waiting, tests, until)
        for done, (name, said) in enumerate(crew.work(trials, asked.jobs), start=1):
            findings.add(name, said or _ended(name))
            _tell(name, findings.by_id[name])
            findings.write(tally(chosen, findings.by_id, reasons))
            if done % 10 == 0:
                print(f"  {done} of {len(waiting)}, {time.monotonic() - begun:.0f} s", flush=True)
    total = tally(chosen, findings.by_id, reasons)
    findings.write(total)
    print("\n".join(lines(game, chosen, findings.by_id, reasons)))
    gone = stale(reasons, all_of_them)
    for name in gone:
        print(f"explained, but no longer there: {name}")
    found = [mutant.id for mutant in chosen if mutant.id in reasons and _is_killed(findings.by_id.get(mutant.id))]
    for name in found:
        print(f"explained as changing nothing, but found by {findings.by_id[name]['by']}: {name}")
    return total.share >= asked.bar and not total.untried and not gone and not found


def _trials(
    game: str, waiting: Sequence[Mutant], tests: Sequence[KnownTest], until: float | None
) -> Iterator[tuple[str, crew.Task]]:
    for mutant in waiting:
        if until is not None and time.monotonic() > until:
            return
        yield mutant.id, trial(game, mutant, tests)


def _ended(name: str) -> Finding:
    return {"outcome": BROKEN, "by": "", "said": "the process ended without a verdict", "seconds": 0}


def _is_killed(finding: dict[str, Any] | None) -> bool:
    return finding is not None and finding["outcome"] in KILLED


def _tell(name: str, finding: Finding) -> None:
    if finding["outcome"] not in KILLED:
        print(f"  {finding['outcome']}: {name} {finding['said']}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
