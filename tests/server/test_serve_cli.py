"""`arcanum serve` as an operator meets it: starting, failing to start, stopping, logs."""

from __future__ import annotations

import asyncio
import json
import os
import queue
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

import httpx
import pytest

from arcanum.cli import main
from arcanum.core import scenario
from arcanum.core.game import Game
from arcanum.games import GAMES
from arcanum.server import serving, warming
from arcanum.server.database import sqlite_in
from tests.server.house import PATIENCE, Client, House, websockets
from tests.server.postgres import Postgres
from tests.server.short import SHORT, give

Serve = Callable[..., str]


# --- it cannot start --------------------------------------------------------------------------------------------------


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Serve:
    """Runs `arcanum serve` with options with which it must not start; what it says."""

    def never(*_: object) -> int:
        raise AssertionError("it has started")

    monkeypatch.setattr(serving, "run", never)
    monkeypatch.setenv("NO_COLOR", "1")

    def serve(*options: str | Path) -> str:
        with pytest.raises(SystemExit) as left:
            main(["serve", "--port", "0", *map(str, options)])
        printed = capsys.readouterr()
        assert (left.value.code, printed.out) == (2, "")
        assert printed.err.startswith("error: ")
        assert len(printed.err.splitlines()) == 1, printed.err
        return printed.err

    return serve


def test_a_port_that_is_in_use(refused: Serve, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        told = refused("--port", str(port), "--data", tmp_path)
    assert f"127.0.0.1:{port}" in told
    assert "in use" in told


@pytest.mark.parametrize(("screen", "seen"), [("", False), (":0", True)])
def test_opening_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, screen: str, seen: bool) -> None:
    """A port that is taken is no reason not to play, and a browser opens only where somebody can see it."""
    opened: queue.Queue[str] = queue.Queue()
    ports = []

    def run(_: object, listening: socket.socket, __: int, ready: Callable[[], None]) -> int:
        ports.append(listening.getsockname()[1])
        ready()
        return 0

    monkeypatch.setattr(serving, "run", run)
    monkeypatch.setattr("webbrowser.open", opened.put)
    for name in ("WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", screen)
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        monkeypatch.setattr("arcanum.cli.serve._PORT", taken)
        with pytest.raises(SystemExit) as left:
            main(["serve", "--open", "--data", str(tmp_path)])
    assert left.value.code == 0
    assert taken < ports[0] < taken + 20
    if seen:
        assert opened.get(timeout=PATIENCE) == f"http://127.0.0.1:{ports[0]}"
    assert opened.empty()


@pytest.mark.parametrize("host", ["nowhere.invalid", "192.0.2.1"])
def test_an_address_that_is_not_ours(refused: Serve, tmp_path: Path, host: str) -> None:
    assert f"{host}:0" in refused("--host", host, "--data", tmp_path)


def test_a_data_folder_that_cannot_be_one(refused: Serve, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert str(file) in refused("--data", file)
    assert str(file) in refused("--data", file / "inside")


def test_a_database_that_is_none(refused: Serve, tmp_path: Path) -> None:
    (tmp_path / "arcanum.db").write_text("Dear diary, nothing happened today, and nothing was written down.")
    told = refused("--data", tmp_path)
    assert "arcanum.db" in told
    assert "not a database" in told
    folder = tmp_path / "other"
    (folder / "arcanum.db").mkdir(parents=True)
    assert "unable to open" in refused("--data", folder)


def test_a_database_of_tomorrow(refused: Serve, tmp_path: Path) -> None:
    serving.make_ready(sqlite_in(tmp_path))
    with sqlite3.connect(tmp_path / "arcanum.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "version 9999" in refused("--data", tmp_path)


def test_a_database_that_does_not_answer(refused: Serve) -> None:
    told = refused("--database", "postgresql://somebody:secret@127.0.0.1:1/arcanum")
    assert "postgresql://somebody:***@127.0.0.1:1/arcanum" in told
    assert "secret" not in told


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--database", "mysql://localhost/x"), "SQLite or PostgreSQL"),
        (("--database", "nothing at all"), "postgresql://"),
        (("--database", "sqlite://"), "sqlite:///"),
        (("--log-level", "loud"), "--log-level"),
        (("--webhooks", "some"), "--webhooks"),
        (("--workers", "2"), "PostgreSQL"),
        (("--mail", "http://mail.example"), "smtp+tls://"),
        (("--mail", "smtps://me:secret@mail.example"), "?from="),
    ],
)
def test_options_that_make_no_sense(refused: Serve, tmp_path: Path, options: tuple[str, str], told: str) -> None:
    assert told in refused("--data", tmp_path, *options)


def test_a_second_server_at_the_same_file(house: House, refused: Serve) -> None:
    assert "another server" in refused("--data", house.folder)
    assert httpx.get(f"{house.url}/healthz").status_code == 200


# --- starting and stopping --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_stopping(tmp_path: Path, number: signal.Signals) -> None:
    """Sockets are told, what was stored is there the next time, and nothing is left running."""
    house = House(tmp_path, "--log-json")
    house.start()

    async def play_and_stop() -> tuple[str, str]:
        client = Client(house.url)
        made = await client.make("random", "me", options=SHORT)
        async with client.sit(made["table"], made["token"]) as chair:
            await give(chair)
            begun = time.monotonic()
            assert house.process is not None
            house.process.send_signal(number)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await chair.hear_until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (1001, 1012)
            assert house.process.wait(PATIENCE) == 0
            assert time.monotonic() - begun < 15
        await client.close()
        return made["table"], made["token"]

    async def look_again(table: str, token: str) -> None:
        client = Client(house.url)
        async with client.sit(table, token) as chair:
            state = await chair.hear()
            assert any(line["kind"] for line in state["log"])
            assert state["table"]["status"] == "playing"
            assert state["table"]["moves"] >= 1
        await client.close()

    table, token = asyncio.run(play_and_stop())
    events = [json.loads(line) for line in house.log().splitlines()]
    assert [event["event"] for event in events] == [
        "the server has started",
        "the server stops",
        "the server has stopped",
    ]
    assert all({"event", "level", "timestamp"} <= event.keys() for event in events)
    assert house.stop() == 0
    house.start()
    try:
        asyncio.run(look_again(table, token))
    finally:
        assert house.stop() == 0


def test_stopping_while_everybody_moves(tmp_path: Path) -> None:
    """What was acknowledged is there afterwards, also of those who were in the middle of it."""
    house = House(tmp_path)
    house.start()
    kept: dict[str, tuple[str, int]] = {}

    async def move_on(client: Client) -> None:
        made = await client.make("me", "random")
        async with client.sit(made["table"], made["token"]) as chair:
            kept[made["table"]] = (made["token"], 0)
            with suppress(websockets.ConnectionClosed):
                for count in range(10_000):
                    await give(chair)
                    kept[made["table"]] = (made["token"], count + 1)

    async def everybody() -> None:
        clients = [Client(house.url) for _ in range(6)]
        moving = [asyncio.create_task(move_on(client)) for client in clients]
        await asyncio.sleep(3)
        assert house.process is not None
        house.process.send_signal(signal.SIGTERM)
        await asyncio.wait(moving)
        assert await asyncio.to_thread(house.process.wait, PATIENCE) == 0
        for client in clients:
            await client.close()

    asyncio.run(everybody())
    assert house.stop() == 0
    assert any(count for _, count in kept.values())
    with sqlite3.connect(tmp_path / "arcanum.db") as connection:
        for table, (_, count) in kept.items():
            query = """SELECT count(*) FROM entries WHERE table_id = ? AND data LIKE '%"moved"%' AND message != ''"""
            (found,) = connection.execute(query, (table,)).fetchone()
            assert found in (count, count + 1)
        assert connection.execute("SELECT count(*) FROM tables WHERE owner != ''").fetchone() == (0,)
    connection.close()
    assert "Traceback" not in house.log()
    assert "error" not in house.log()


def test_stopping_does_not_wait_for_those_who_do_not_answer(tmp_path: Path) -> None:
    """Half a request, a socket that never reads, and a bot that would think for a while."""
    house = House(tmp_path)
    house.start()

    async def stop() -> None:
        client = Client(house.url)
        made = await client.make("me", "magister:5000")
        where = f"/api/tables/{made['table']}/socket"
        with (
            socket.create_connection(("127.0.0.1", house.port)) as half,
            socket.create_connection(("127.0.0.1", house.port)) as deaf,
        ):
            half.sendall(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{")
            upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13"
            key = "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=="
            deaf.sendall(f"GET {where} HTTP/1.1\r\nhost: localhost\r\n{upgrade}\r\n{key}\r\n\r\n".encode())
            assert b"101" in deaf.recv(100)
            begun = time.monotonic()
            assert house.process is not None
            house.process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(house.process.wait, PATIENCE) == 0
            assert time.monotonic() - begun < 15
        await client.close()

    asyncio.run(stop())
    assert house.stop() == 0
    assert "Traceback" not in house.log()


# --- several workers --------------------------------------------------------------------------------------------------


def alive(process: int) -> bool:
    """Whether a process runs; one that has ended and that nobody has asked after yet does not."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def workers_of(house: House, count: int) -> list[int]:
    """The workers, as soon as so many have ever started."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        events = [json.loads(line) for line in house.log().splitlines()]
        started = [event["process"] for event in events if event["event"] == "the server has started"]
        if len(started) >= count:
            return [process for process in started if alive(process)]
        time.sleep(0.1)
    raise AssertionError(house.log())


def wait_until_gone(*processes: int) -> None:
    until = time.monotonic() + PATIENCE
    while any(map(alive, processes)):
        assert time.monotonic() < until, "they are still there"
        time.sleep(0.1)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs Linux to look at processes")
def test_workers_are_replaced_and_stopped(postgres: Postgres, tmp_path: Path) -> None:
    with House(tmp_path, "--database", postgres.database(), "--workers", "2", "--log-json") as house:
        first, second = workers_of(house, 2)
        os.kill(first, signal.SIGKILL)
        assert second in workers_of(house, 3)
        assert len(workers_of(house, 3)) == 2
        assert httpx.get(f"{house.url}/healthz").status_code == 200
        assert '"a worker died"' in house.log()
        left = workers_of(house, 3)
        assert house.stop() == 0
        assert not any(map(alive, left))


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs Linux to look at processes")
def test_workers_do_not_outlive_who_started_them(postgres: Postgres, tmp_path: Path) -> None:
    with House(tmp_path, "--database", postgres.database(), "--workers", "2", "--log-json") as house:
        workers = workers_of(house, 2)
        assert house.process is not None
        house.process.kill()
        house.process.wait(PATIENCE)
        wait_until_gone(*workers)
        assert house.log().count('"the server has stopped"') == 2


CHILDHOOD = 0.5
"""Seconds after which a worker has grown up here."""


def late(births: str) -> None:
    with Path(births).open("a") as file:
        file.write("born\n")
    time.sleep(2 * CHILDHOOD)
    sys.exit(serving.FAILED)


def fails_before_it_serves(told: serving.Serving, *_: object) -> None:
    """A worker that takes long to find out that it cannot start."""
    late(told.database)


def fails_after_it_served(told: serving.Serving, _: socket.socket, __: int, telling: Connection) -> None:
    telling.send_bytes(b"ready")
    late(told.database)


@pytest.mark.parametrize(("work", "gives_up"), [(fails_before_it_serves, True), (fails_after_it_served, False)])
def test_a_worker_has_to_serve_before_it_has_grown_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, work: Callable[..., None], gives_up: bool
) -> None:
    """However long it takes to import everything: what fails without having served is not tried for ever."""
    monkeypatch.setattr(serving, "_SETTLED_AFTER", CHILDHOOD)
    monkeypatch.setattr(serving, "_work", work)
    births = tmp_path / "births"
    births.touch()

    def stop_when_enough_were_born(stop: Callable[[], None]) -> None:
        until = time.monotonic() + PATIENCE
        while len(births.read_text().splitlines()) < 4 and time.monotonic() < until:
            time.sleep(0.05)
        stop()

    def on_signals(stop: Callable[[], None]) -> None:
        threading.Thread(target=stop_when_enough_were_born, args=(stop,), daemon=True).start()

    monkeypatch.setattr(serving, "_on_signals", on_signals)
    environment = dict(os.environ)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        code = serving.run(serving.Serving(str(births)), listening, 2, lambda: None)
    assert code == (serving.FAILED if gives_up else 0)
    assert dict(os.environ) == environment, "a later server would write its figures into a folder that is gone"
    count = len(births.read_text().splitlines())
    assert count <= 3 if gives_up else count >= 4


# --- where it is reached ----------------------------------------------------------------------------------------------


def test_it_listens_on_this_machine_only(house: House) -> None:
    assert house.process is not None
    listening = Path(f"/proc/{house.process.pid}/net/tcp")
    if not listening.exists():
        pytest.skip("needs Linux to look at its sockets")
    port = f":{house.port:04X}"
    ours = [line.split()[1] for line in listening.read_text().splitlines()[1:] if line.split()[3] == "0A"]
    assert [address for address in ours if address.endswith(port)] == [f"0100007F{port}"]


def test_another_name_is_refused(house: House) -> None:
    """A page elsewhere may let its own name lead to this machine."""
    refused = httpx.get(f"{house.url}/api/games", headers={"host": "games.example"})
    assert (refused.status_code, refused.json()["code"]) == (421, "foreign_host")
    assert httpx.get(f"{house.url}/api/games", headers={"host": f"localhost:{house.port}"}).status_code == 200


# --- logs -------------------------------------------------------------------------------------------------------------

LOGS = """
import logging, structlog
from arcanum.server.logs import set_up_logs

set_up_logs({as_json}, {level!r})
log = structlog.get_logger()
log.debug("a detail")
log.info("a game began", table="t1")
def fail():
    token = "very" + "secret"
    raise ValueError("it broke")
try:
    fail()
except ValueError:
    log.exception("something failed")
    logging.getLogger("some.library").exception("a library failed")
logging.getLogger("some.library").info("chatter")
"""


def logged(as_json: bool, level: str = "info") -> str:
    script = LOGS.format(as_json=as_json, level=level)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == ""
    assert "verysecret" not in done.stderr  # The values of variables are nobody's business.
    assert "chatter" not in done.stderr
    return done.stderr


def test_logs_as_text() -> None:
    told = logged(as_json=False)
    assert "a game began" in told
    assert "table=t1" in told
    assert "a detail" not in told
    assert told.count("ValueError: it broke") == 2
    assert "\x1b" not in told


def test_logs_as_json() -> None:
    events = [json.loads(line) for line in logged(as_json=True).splitlines()]
    assert [event["event"] for event in events] == ["a game began", "something failed", "a library failed"]
    assert [event["level"] for event in events] == ["info", "error", "error"]
    assert all("ValueError: it broke" in event["exception"] for event in events[1:])
    assert events[2]["logger"] == "some.library"


@pytest.mark.parametrize(("level", "count"), [("debug", 4), ("warning", 2), ("error", 2)])
def test_levels(level: str, count: int) -> None:
    assert len(logged(as_json=True, level=level).splitlines()) == count


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_log_that_cannot_be_written() -> None:
    """The server goes on."""
    script = LOGS.format(as_json=True, level="info") + "\nprint('still there')"
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=full, text=True, check=False
        )
    assert done.stdout == "still there\n"


# --- threads ----------------------------------------------------------------------------------------------------------

THREADS = """
import gc, sys, threading
from pathlib import Path
from tempfile import TemporaryDirectory

from arcanum.core import scenario
from arcanum.core.record import Record
from arcanum.games import find
from arcanum.server.warming import warm_up
from tests.server.short import POSITION

sys.setswitchinterval(1e-5)
gc.set_threshold(50)
warm_up()
together = threading.Barrier(3)

def read():
    together.wait()
    game = find("res_arcana")
    Record.from_data(Record.start(game, 2, "seed").data())
    with TemporaryDirectory() as folder:
        file = Path(folder) / "scenario.yaml"
        file.write_text(POSITION)
        scenario.begin(scenario.load(file), game)

threads = [threading.Thread(target=read) for _ in range(3)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_several_threads_may_read_games_at_once() -> None:
    """Without the warming up every third of these processes is ended by a segmentation fault."""
    root = Path(__file__).resolve().parent.parent.parent
    for _ in range(3):
        subprocess.run([sys.executable, "-c", THREADS], check=True, cwd=root)


def test_warming_up_lays_out_a_position_of_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is refused before its position is read warms nothing."""
    begun: list[str] = []

    def noted(found: scenario.Scenario, game: Game) -> None:
        scenario.begin(found, game)
        begun.append(game.id)

    monkeypatch.setattr(warming, "begin", noted)
    warming.warm_up()
    assert begun == [game.id for game in GAMES.values() if game.position_type is not None]
