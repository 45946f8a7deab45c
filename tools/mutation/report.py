"""What became of the mistakes: kept in a file, counted and told."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tools.mutation.sampling import Mutant
from tools.mutation.trial import KILLED, LOADING, RECORDS, RULES, SURVIVED, TIME

Finding = dict[str, Any]
"""The outcome of a trial, who found the mistake and what was said, and the numbers of the code and of the tests."""


class Findings:
    """A file of what was found, so that only what is new has to be tried."""

    def __init__(self, path: Path, sources: str, tests: str) -> None:
        self.path: Path = path
        self.by_id: dict[str, Finding] = {}
        self._over: Finding = {"sources": sources, "tests": tests}
        if path.exists():
            kept: dict[str, Finding] = json.loads(path.read_text(encoding="utf-8"))["findings"]
            self.by_id = {name: finding for name, finding in kept.items() if self._holds(finding)}

    def _holds(self, finding: Finding) -> bool:
        """Whether it was found over this code; a survivor over these tests too."""
        same_tests = finding["tests"] == self._over["tests"]
        return finding["sources"] == self._over["sources"] and (finding["outcome"] in KILLED or same_tests)

    def add(self, name: str, finding: Finding) -> None:
        self.by_id[name] = finding | self._over

    def write(self, tally: Tally) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        part = self.path.with_suffix(".part")
        content = {"tally": asdict(tally), "findings": self.by_id}
        part.write_text(json.dumps(content, indent=1, ensure_ascii=False), encoding="utf-8")
        part.replace(self.path)


@dataclass(frozen=True, slots=True)
class Tally:
    """How many of a sample were found, and by whom."""

    sample: int
    rules: int
    records: int
    loading: int
    time: int
    explained: int
    survived: int
    untried: int

    @property
    def killed(self) -> int:
        return self.rules + self.records + self.loading + self.time

    @property
    def share(self) -> float:
        """Of a hundred that could be found; what changes nothing cannot."""
        tried = self.sample - self.untried - self.explained
        return 100 * self.killed / tried if tried else 100.0


def tally(chosen: Sequence[Mutant], by_id: Mapping[str, Finding], reasons: Collection[str]) -> Tally:
    count: Counter[str] = Counter()
    for mutant in chosen:
        outcome = by_id[mutant.id]["outcome"] if mutant.id in by_id else "untried"
        count["explained" if outcome not in (*KILLED, "untried") and mutant.id in reasons else outcome] += 1
    told = (RULES, RECORDS, LOADING, TIME, "explained", "untried")
    survived = len(chosen) - sum(count[outcome] for outcome in told)
    rules, records, loading, late, others, untried = (count[outcome] for outcome in told)
    return Tally(len(chosen), rules, records, loading, late, others, survived, untried)


def lines(game: str, chosen: Sequence[Mutant], by_id: Mapping[str, Finding], reasons: Collection[str]) -> Iterator[str]:
    """The report: file by file, then the survivors, then the sums."""
    yield f"{'':22}{'sample':>8}{'rules':>8}{'records':>8}{'loading':>8}{'time':>8}{'explained':>10}{'survived':>9}"
    for file in dict.fromkeys(mutant.file for mutant in chosen):
        one = tally([mutant for mutant in chosen if mutant.file == file], by_id, reasons)
        yield _row(file, one)
    total = tally(chosen, by_id, reasons)
    yield _row("all", total)
    for mutant in chosen:
        if mutant.id not in by_id or by_id[mutant.id]["outcome"] in KILLED or mutant.id in reasons:
            continue
        finding = by_id[mutant.id]
        said = "" if finding["outcome"] == SURVIVED else f" ({finding['outcome']}: {finding['said']})"
        yield f"\n{mutant.file}:{mutant.lines[0]} {mutant.function} [{mutant.operator}]{said}"
        yield f"- {mutant.before}"
        yield f"+ {mutant.change.split('  ->  ', 1)[1]}"
    yield ""
    left = f", {total.untried} not tried yet" if total.untried else ""
    yield f"{game}: {total.killed} killed of {total.sample}, {total.explained} explained{left}: {total.share:.1f} %"


def _row(name: str, one: Tally) -> str:
    return (
        f"{name:22}{one.sample:8}{one.rules:8}{one.records:8}{one.loading:8}{one.time:8}"
        f"{one.explained:10}{one.survived:9}"
    )
