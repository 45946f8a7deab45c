"""Running the server: one process, or several that share a socket and a PostgreSQL database."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import signal
import socket as sockets
import sqlite3
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection as PipeConnection
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import structlog
import uvicorn
from prometheus_client.multiprocess import mark_process_dead

from arcanum.server.app import make_app
from arcanum.server.database import PATIENCE, Database, DatabaseError, NotStored, file_of, make_private
from arcanum.server.gate import Gate, Visit, raise_descriptors, room_for_connections
from arcanum.server.logs import set_up_logs
from arcanum.server.metrics import FOLDER
from arcanum.server.postman import Office
from arcanum.server.settings import Limits, Settings
from arcanum.server.speaking import Http, quieten

FAILED: Final = 1
_GRACE: Final = 5
"""Seconds for what is going on when the server is told to stop."""
_SETTLED_AFTER: Final = 10.0
"""A worker that serves for fewer seconds than this has failed to start, however long it took."""
_PAUSES: Final = (0.0, 1.0, 2.0, 5.0, 10.0)
"""How long to wait before another worker is started after so many stillborn ones in a row."""
_SWITCH: Final = 0.0005
"""For how many seconds a thread may run on when another one wants to."""
_GARBAGE: Final = (10_000, 20, 50)
"""After how many more containers Python looks for garbage among the youngest, how many such looks later among the
middle-aged, and how many of those later among all."""
_App = Callable[[Any, Any, Any], Awaitable[None]]
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Serving:
    """What a process of the server has to know."""

    database: str
    thinkers: int = 1
    origins: tuple[str, ...] = ()
    behind_proxy: bool = False
    log_json: bool = False
    log_level: str = "info"
    limits: Limits = field(default_factory=Limits)
    webhooks: bool = True
    private_webhooks: bool = False
    open_metrics: bool = False
    hosts: tuple[str, ...] = ()
    bots: Mapping[str, str] = field(default_factory=dict)
    mail: Office | None = None

    def settings(self) -> Settings:
        return Settings(
            database=self.database,
            origins=self.origins,
            hosts=self.hosts,
            thinkers=self.thinkers,
            bots=self.bots,
            secure_cookies=self.behind_proxy,
            trust_proxy=self.behind_proxy,
            webhooks=self.webhooks,
            private_webhooks=self.private_webhooks,
            open_metrics=self.open_metrics,
            limits=self.limits,
            mail=self.mail,
        )


def make_ready(database: str) -> None:
    """See that the database can be used and is of today, before anything else is started; raises DatabaseError."""
    try:
        file = file_of(database)
        if file is not None:
            _try_file(file)
        asyncio.run(_open_once(database))
    except (NotStored, sqlite3.Error) as error:
        raise DatabaseError(f"the database cannot be used: {error}") from error


def _try_file(file: Path) -> None:
    """Whether a file can be read and written as a database; of one that cannot, the driver would say so too late."""
    make_private(file)
    with closing(sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")


async def _open_once(url: str) -> None:
    database = Database(url)
    try:
        await database.open(alone=True)
    finally:
        await database.close()


def run(serving: Serving, listening: sockets.socket, workers: int, ready: Callable[[], None]) -> int:
    """Serve until told to stop; the exit code. `ready` is called when somebody may come: with several workers, at once,
    since whoever comes waits at the door for the first of them."""
    raise_descriptors()
    if workers == 1:
        return serve(serving, listening, ready)
    ready()
    return _Workers(serving, listening, workers).run()


# --- one process ------------------------------------------------------------------------------------------------------


class _Server(uvicorn.Server):
    """Says when it has started and when it stops, and has its connections from the gate."""

    def __init__(self, config: uvicorn.Config, serving: Serving, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._serving = serving
        self._ready = ready
        self._gate: Gate | None = None

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup([])
        self._gate = Gate(self._serving.limits, room_for_connections(), self._serving.behind_proxy)
        for listening in sockets or ():
            self._gate.open(listening, self._speaker)
        _answer_promptly()
        if self.started:
            self._ready()
        log.info("the server has started", process=os.getpid())

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        log.info("the server stops", process=os.getpid(), connections=len(self.server_state.connections))
        if self._gate is not None:
            await self._gate.close()
        await super().shutdown(sockets)

    def _speaker(self, visit: Visit) -> Http:
        return Http(visit, config=self.config, server_state=self.server_state, app_state=self.lifespan.state)


def _answer_promptly() -> None:
    """Prefer low latency to high throughput."""
    # The thread that writes to the database has to get the interpreter lock for every result.
    sys.setswitchinterval(_SWITCH)
    # What exists by now stays, so the garbage collector need not walk it while people wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE)


def serve(serving: Serving, listening: sockets.socket, ready: Callable[[], None] = lambda: None) -> int:
    """What one process does; the exit code."""
    set_up_logs(serving.log_json, serving.log_level)
    quieten()
    config = uvicorn.Config(
        _with_short_startup_errors(make_app(serving.settings())),
        log_config=None,
        access_log=False,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=serving.limits.message_bytes * 2,
        ws_max_queue=16,
        timeout_graceful_shutdown=_GRACE,
        server_header=False,
        proxy_headers=False,
    )
    server = _Server(config, serving, ready)

    def stop() -> None:
        server.should_exit = True

    # Uvicorn listens to signals itself, and hands them on when it is done: being told to stop is no failure.
    _on_signals(stop)
    try:
        asyncio.run(server.serve(sockets=[listening]))
    except SystemExit:
        return FAILED
    log.info("the server has stopped", process=os.getpid())
    return 0


def _with_short_startup_errors(app: _App) -> _App:
    """Wraps the application so that the log has one line on why it cannot start, and not a traceback."""

    async def spoken(scope: Any, receive: Any, send: Any) -> None:
        async def say(message: dict[str, Any]) -> None:
            if message["type"] == "lifespan.startup.failed":
                log.error("the server cannot start", cause=_last_line(message.get("message", "")))
                message = {"type": "lifespan.startup.failed", "message": ""}
            await send(message)

        await app(scope, receive, say if scope["type"] == "lifespan" else send)

    return spoken


def _last_line(traceback: str) -> str:
    """What a traceback comes down to, also one of a group."""
    lines = [line.strip(" |+-") for line in traceback.splitlines()]
    return next((line for line in reversed(lines) if line), "")


def _on_signals(stop: Callable[[], None]) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stop())


# --- several ----------------------------------------------------------------------------------------------------------


class _Workers:
    """Starts processes and replaces those that die, until told to stop."""

    def __init__(self, serving: Serving, listening: sockets.socket, count: int) -> None:
        self.serving = serving
        self.listening = listening
        self.count = count
        self.stopping = False
        self.running: dict[BaseProcess, _Lifetime] = {}
        self._failed_starts = 0
        """How many workers in a row failed to start."""
        self._settled = False
        """Whether any has ever lived long."""
        self._context = multiprocessing.get_context("spawn")

    def run(self) -> int:
        set_up_logs(self.serving.log_json, self.serving.log_level)
        _on_signals(self._stop)
        with TemporaryDirectory(prefix="arcanum-") as folder, _in_environment(FOLDER, folder):
            failed = self._watch()
            self._end_all()
        return FAILED if failed else 0

    def _stop(self) -> None:
        self.stopping = True

    def _watch(self) -> bool:
        """Replace workers that die, until told to stop; True if they cannot even start."""
        next_start = 0.0
        while not self.stopping:
            if len(self.running) < self.count and time.monotonic() >= next_start:
                self._start()
            wait([process.sentinel for process in self.running], 0.2)
            for process, lifetime in list(self.running.items()):
                settled = lifetime.served() > _SETTLED_AFTER
                self._settled = self._settled or settled
                if process.is_alive() or self.stopping:
                    continue
                self._clean_up(process, settled)
                if not self._settled and process.exitcode == FAILED:
                    return True  # Trying for ever helps nobody.
                next_start = time.monotonic() + _PAUSES[min(self._failed_starts, len(_PAUSES) - 1)]
        return False

    def _start(self) -> None:
        told, telling = self._context.Pipe(duplex=False)
        process = self._context.Process(target=_work, args=(self.serving, self.listening, os.getpid(), telling))
        process.start()
        telling.close()
        self.running[process] = _Lifetime(told)

    def _clean_up(self, process: BaseProcess, settled: bool) -> None:
        self._failed_starts = 0 if settled else self._failed_starts + 1
        seconds = round(time.monotonic() - self.running[process].started_at, 1)
        log.error("a worker died", process=process.pid, code=process.exitcode, seconds=seconds)
        mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
        self.running.pop(process).told.close()

    def _end_all(self) -> None:
        for process in self.running:
            process.terminate()
        until = time.monotonic() + _GRACE + 5
        for process in self.running:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                log.error("a worker had to be killed", process=process.pid)
                process.kill()
                process.join()


@contextmanager
def _in_environment(name: str, value: str) -> Iterator[None]:
    """Set a variable for the processes started meanwhile, and for none that is started later."""
    before = os.environ.get(name)
    os.environ[name] = value
    try:
        yield
    finally:
        if before is None:
            del os.environ[name]
        else:
            os.environ[name] = before


class _Lifetime:
    """How long a worker has lived, and served."""

    def __init__(self, told: PipeConnection) -> None:
        self.started_at = time.monotonic()
        self.told = told
        """By it the worker says that it serves."""
        self._since: float | None = None

    def served(self) -> float:
        """For how many seconds it has served, since one first asked."""
        if self._since is None and self.told.poll():
            with suppress(EOFError):  # It has died without ever serving.
                self.told.recv_bytes()
                self._since = time.monotonic()
        return 0.0 if self._since is None else time.monotonic() - self._since


def _work(serving: Serving, listening: sockets.socket, parent: int, telling: PipeConnection) -> None:
    threading.Thread(target=_follow, args=(parent,), daemon=True).start()
    sys.exit(serve(serving, listening, partial(telling.send_bytes, b"ready")))


def _follow(parent: int) -> None:
    """Stop when the parent process is gone: nothing would be left to stop a worker."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os.kill(os.getpid(), signal.SIGTERM)
