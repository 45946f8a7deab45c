"""The trial of one mutant: the tests of its game over the code with its mistake in it, until one fails."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Final, NoReturn

import pytest

from tools.mutation import crew
from tools.mutation.operators import Source
from tools.mutation.rules import located
from tools.mutation.sampling import Mutant
from tools.mutation.suite import RECORDS as RECORDS_FOLDER
from tools.mutation.suite import KnownTest, package, pytest_run

RULES: Final = "rules"
RECORDS: Final = "records"
LOADING: Final = "loading"
TIME: Final = "time"
SURVIVED: Final = "survived"
BROKEN: Final = "broken"
"""Who found the mistake: a test of rules, only a golden record, whoever loaded the game, or the limit of time. Or
nobody; or the trial itself went wrong."""
KILLED: Final = (RULES, RECORDS, LOADING, TIME)

End = Callable[["Verdict"], NoReturn]

MEMORY: Final = 2 << 30
"""What a mutant may take besides what there was."""
LEAST_LIMIT: Final = 5.0
TIMES: Final = 10
"""A test may take so many seconds of the processor, and so many times what it takes on the code as it is."""


@dataclass(frozen=True, slots=True)
class Verdict:
    outcome: str
    by: str = ""
    said: str = ""


def trial(game: str, mutant: Mutant, tests: Sequence[KnownTest]) -> crew.Task:
    """First the tests that come by the mistake, the quick ones before the slow ones and records last; then all others,
    since what runs while modules are loaded belongs to no test."""

    def task(tell: crew.Tell) -> None:
        begun = time.process_time()

        def end(verdict: Verdict) -> NoReturn:
            seconds = round(time.process_time() - begun, 2)
            tell({"outcome": verdict.outcome, "by": verdict.by, "said": verdict.said[:300], "seconds": seconds})
            os._exit(0)

        end(_judged(game, mutant, tests, end))

    return task


def _judged(game: str, mutant: Mutant, tests: Sequence[KnownTest], end: End) -> Verdict:
    path = located(package(game), mutant.file)
    text = Source(path.read_text(encoding="utf-8")).changed(mutant.edit)
    sys.meta_path.insert(0, _Planted(_module(path), path, text))
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (_size() + MEMORY, most))
    order = sorted(tests, key=lambda test: (not test.comes_by(mutant.file, mutant.lines), test.is_record, test.seconds))
    judge = _Judge(order, end)
    code = pytest_run(sorted({test.id.split("::")[0] for test in tests}), judge, "-x")
    if judge.verdict is None and code:
        return Verdict(BROKEN, said=f"pytest ended with {code}")
    return judge.verdict or Verdict(SURVIVED)


def _size() -> int:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    return pages * resource.getpagesize()


def _module(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[parts.index("arcanum") :])


class _Planted(importlib.abc.MetaPathFinder):
    """Has one module loaded from a text in place of its file."""

    def __init__(self, name: str, path: Path, text: str) -> None:
        self._name = name
        self._path = path
        self._text = text

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._name:
            return None
        loader = _Text(fullname, self._path, self._text)
        return importlib.util.spec_from_file_location(fullname, self._path, loader=loader)


class _Text(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, path: Path, text: str) -> None:
        super().__init__(name, str(path))
        self._text = text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._text, self.path, "exec", dont_inherit=True)


class _Judge:
    """Puts the tests in order, limits their time and notes the first that fails."""

    def __init__(self, order: Sequence[KnownTest], end: End) -> None:
        self.verdict: Verdict | None = None
        self._place = {test.id: place for place, test in enumerate(order)}
        self._seconds = {test.id: test.seconds for test in order}
        self._end = end
        for late in (signal.SIGPROF, signal.SIGALRM):
            signal.signal(late, self._too_late)
        self._running = ""
        self._limit(LEAST_LIMIT * TIMES)

    def _limit(self, seconds: float) -> None:
        """Of the processor; and of the clock far more, for what waits without doing anything."""
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.setitimer(signal.ITIMER_REAL, 30 * seconds)

    def _too_late(self, number: int, frame: FrameType | None) -> None:
        self._end(Verdict(TIME, self._running))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((item for item in items if item.nodeid in self._place), key=lambda it: self._place[it.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self._running = item.nodeid
        self._limit(LEAST_LIMIT + TIMES * self._seconds[item.nodeid])
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.verdict is None:
            outcome = RECORDS if report.nodeid.startswith(RECORDS_FOLDER) else RULES
            self.verdict = Verdict(outcome, report.nodeid, _last_line(report.longreprtext))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and self.verdict is None:
            self.verdict = Verdict(LOADING, report.nodeid, _last_line(report.longreprtext))


def _last_line(text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1].strip() if lines else ""
