"""The tests of a game: which there are, how long each takes, and which lines of the rules it comes by."""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import pkgutil
import sys
import time
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any, Final

import pytest

from tools.mutation import crew
from tools.mutation.rules import CORE, GAMES, ROOT, core_modules, rule_files

KEPT: Final = ROOT / "build" / "mutants"
RECORDS: Final = "tests/golden"


class SuiteError(Exception):
    """The tests cannot judge: a file of them does not even load."""


@dataclass(frozen=True, slots=True)
class KnownTest:
    """What is known of a test that passes."""

    id: str
    seconds: float
    lines: dict[str, frozenset[int]]
    """By file of the rules."""

    @property
    def is_record(self) -> bool:
        return self.id.startswith(RECORDS)

    def comes_by(self, file: str, lines: tuple[int, int]) -> bool:
        there = self.lines.get(file, ())
        return any(line in there for line in range(lines[0], lines[1] + 1))


def package(game: str) -> Path:
    return GAMES / game


def files_of_tests(game: str, named: str) -> list[Path]:
    """The files of tests that judge a game; only those with this in their path, if anything is named."""
    folders = (f"tests/rules/{game}", f"tests/games/{game}", RECORDS)
    found = [path for folder in folders for path in sorted((ROOT / folder).glob("test_*.py"))]
    found += _tests_of_the_core(game)
    return [path for path in found if named in path.relative_to(ROOT).as_posix()]


def _tests_of_the_core(game: str) -> list[Path]:
    """The tests of those modules of the core in which mistakes are planted for the game."""
    modules = [Path(name).stem for name in rule_files(package(game)).values() if name.startswith(CORE)]
    return [path for module in modules if (path := ROOT / "tests" / "core" / f"test_{module}.py").exists()]


def digest(paths: Iterable[Path]) -> str:
    """A number of the texts of files and of all files in folders."""
    sums = hashlib.sha256()
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and "__pycache__" not in file.parts:
                sums.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return sums.hexdigest()[:16]


def digest_of_sources(game: str) -> str:
    """A number of all that the rules of a game rest on."""
    core = sorted((ROOT / "src" / "arcanum" / "core").glob("*.py"))
    return digest([package(game), *core])


def digest_of_tests(game: str, named: str) -> str:
    """A number of the tests that judge a game, with what they read."""
    folders = [ROOT / "tests" / "rules" / game, ROOT / "tests" / "games" / game, ROOT / RECORDS]
    return digest([*folders, *_tests_of_the_core(game)]) + (f" only {named}" if named else "")


def warm() -> None:
    """Load what tests need and what stays the same in each trial: nothing in which mistakes are planted."""
    planted = core_modules()
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    for name in ("hypothesis.stateful", "fluent.runtime", "fluent.syntax", "yaml", "rich.console", "typer", "arcanum"):
        importlib.import_module(name)
    core = importlib.import_module("arcanum.core")
    for module in pkgutil.iter_modules(core.__path__):
        if not module.name.startswith("_") and module.name not in planted:
            importlib.import_module(f"arcanum.core.{module.name}")
    hypothesis = importlib.import_module("hypothesis")
    hypothesis.settings.register_profile("mutants", derandomize=True, database=None, deadline=None)
    hypothesis.settings.load_profile("mutants")
    early = tuple(f"arcanum.core.{name}" for name in planted)
    loaded = [name for name in sys.modules if name.startswith("arcanum.games") or name in early]
    assert not loaded, f"loaded too early: {loaded}"


def pytest_run(paths: Sequence[str], plugin: object, *more: str) -> int:
    """The exit code of pytest, in this process."""
    given = ["-q", "-p", "no:cacheprovider", "--assert=plain", "--tb=line", f"--rootdir={ROOT}"]
    os.chdir(ROOT)
    with TemporaryDirectory() as folder:
        return int(pytest.main([*given, f"--basetemp={folder}/tests", *more, *paths], plugins=[plugin]))


# --- what each test comes by ------------------------------------------------------------------------------------------


def suite(game: str, named: str, workers: int, say: Callable[[str], None]) -> list[KnownTest]:
    """The tests of a game. What a file of tests comes by is looked at once, and again when it or the code changes."""
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"{game}.tests.json"
    known: dict[str, dict[str, Any]] = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    helpers = [path for path in sorted((ROOT / "tests").rglob("*.py")) if not path.name.startswith("test_")]
    base = digest_of_sources(game) + digest(helpers)
    files = {str(path.relative_to(ROOT)): base + digest([path]) for path in files_of_tests(game, named)}
    missing = [file for file, key in files.items() if known.get(file, {}).get("key") != key]
    if missing:
        say(f"{game}: looking at what {len(missing)} files of tests come by")
    for file, found in crew.work(((file, _recording(game, file)) for file in missing), workers):
        if found is None or found["code"] not in (0, 1, 5):  # 1: some fail; 5: there is none
            raise SuiteError(f"{file} cannot be run: {found['said'] if found else 'the process ended early'}")
        known[file] = {"key": files[file], "tests": found["tests"], "failed": found["failed"]}
    if missing:
        part = kept.with_suffix(f".{os.getpid()}")
        part.write_text(json.dumps(known), encoding="utf-8")
        part.replace(kept)
    for file in files:
        for failed in known[file]["failed"]:
            say(f"  {failed} judges nothing, since it fails on the code as it is")
    tests = [_test(entry) for file in files for entry in known[file]["tests"]]
    return [test for test in tests if test.lines or not test.is_record]


def _test(entry: dict[str, Any]) -> KnownTest:
    lines = {file: frozenset(_members(int(mask, 16))) for file, mask in entry["lines"].items()}
    return KnownTest(entry["id"], entry["seconds"], lines)


def _members(mask: int) -> list[int]:
    return [line for line in range(mask.bit_length()) if mask >> line & 1]


def _recording(game: str, file: str) -> crew.Task:
    def task(tell: crew.Tell) -> None:
        recorder = Recorder(package(game))
        code = pytest_run([file], recorder)
        tell({"code": code, "tests": recorder.tests, "failed": recorder.failed, "said": recorder.said})

    return task


class Recorder:
    """Writes down what each test comes by. Tests that start processes are left out: those would load the code as it
    is, and a difference would not be a fault that a rule has shown."""

    def __init__(self, game: Path) -> None:
        self.tests: list[dict[str, Any]] = []
        self.failed: list[str] = []
        self.said = ""
        self._names = {str(path): name for path, name in rule_files(game).items()}
        self._masks: dict[str, int] = {}
        self._started = False
        sys.addaudithook(self._audit)
        self._again = _watch(self._names.keys(), self._masks)

    def _audit(self, event: str, args: object) -> None:
        if event in ("subprocess.Popen", "os.posix_spawn", "os.fork"):
            self._started = True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self._masks.clear()
        self._started = False
        self._again()
        begun = time.process_time()
        result = yield
        seconds = round(time.process_time() - begun, 4)
        if item.nodeid not in self.failed and not self._started:
            lines = {self._names[path]: hex(mask) for path, mask in self._masks.items()}
            self.tests.append({"id": item.nodeid, "seconds": seconds, "lines": lines})
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self._started and report.nodeid not in self.failed:
            self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.said = report.longreprtext


def _watch(paths: Iterable[str], masks: dict[str, int]) -> Callable[[], None]:
    """From now on the lines that run are put down; what is given begins anew."""
    watched = frozenset(paths)
    if sys.version_info >= (3, 12):
        events = sys.monitoring
        tool = events.COVERAGE_ID

        def line_runs(code: CodeType, line: int) -> object:
            if code.co_filename in watched:
                masks[code.co_filename] = masks.get(code.co_filename, 0) | 1 << line
            return events.DISABLE

        events.use_tool_id(tool, "mutants")
        events.register_callback(tool, events.events.LINE, line_runs)
        events.set_events(tool, events.events.LINE)
        return events.restart_events

    def trace(frame: FrameType, event: str, arg: object) -> Any:
        return local if frame.f_code.co_filename in watched else None

    def local(frame: FrameType, event: str, arg: object) -> Any:
        if event == "line":
            path = frame.f_code.co_filename
            masks[path] = masks.get(path, 0) | 1 << frame.f_lineno
        return local

    return lambda: sys.settrace(trace)
