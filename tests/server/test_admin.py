"""`arcanum admin`, also while a server runs: listing, exporting, deleting, backing up, checking."""

from __future__ import annotations

import asyncio
import io
import json
import shutil
import sqlite3
import stat
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from arcanum.cli import main
from tests.server.house import PATIENCE, Client, House, websockets
from tests.server.postgres import Postgres
from tests.server.short import POSITION, SHORT, code_of, give, guests, play


class Result(NamedTuple):
    code: int
    out: str
    err: str


Admin = Callable[..., Result]


class Terminal(io.StringIO):
    """Somebody who types."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Admin:
    """Runs `arcanum admin`; `typed` is what somebody types at a terminal."""
    monkeypatch.setenv("NO_COLOR", "1")

    def run(*arguments: str | Path, typed: str | None = None) -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO() if typed is None else Terminal(typed))
        with pytest.raises(SystemExit) as left:
            main(["admin", *map(str, arguments)])
        printed = capsys.readouterr()
        return Result(left.value.code if isinstance(left.value.code, int) else 0, printed.out, printed.err)

    return run


@pytest.fixture(scope="module")
def tables(house: House) -> dict[str, str]:
    """Tables at a server that runs: one that waits, one at which is played, one that is over and has snapshots."""
    made: dict[str, str] = {}

    async def make(client: Client) -> None:
        made["open"] = (await client.make("me", "open", name="Keeper", title="Come in", options=SHORT))["table"]
        made["playing"] = (await client.make("me", "random", scenario=POSITION, public=True))["table"]
        made["over"] = (await client.make("random", "random", options={"round_limit": 6}))["table"]
        until = time.monotonic() + PATIENCE
        while (await client.http.get(f"/api/tables/{made['over']}")).json()["status"] != "over":
            assert time.monotonic() < until
            await asyncio.sleep(0.2)

    play(house, make)
    return made


@pytest.fixture
def copied(house: House, tables: dict[str, str], admin: Admin, tmp_path: Path) -> Path:
    """A data folder of our own, to break."""
    folder = tmp_path / "copied"
    folder.mkdir()
    assert admin("backup", folder / "arcanum.db", "--data", house.folder).code == 0
    return folder


def change(folder: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(folder / "arcanum.db")) as connection, connection:
        assert connection.execute(statement, values).rowcount > 0


# --- tables -----------------------------------------------------------------------------------------------------------


def test_listing(house: House, tables: dict[str, str], admin: Admin) -> None:
    told = admin("tables", "--data", house.folder)
    assert told.code == 0
    lines = {line.split()[0]: line for line in told.out.splitlines()}
    assert set(tables.values()) <= lines.keys()
    assert "private" in lines[tables["open"]]
    assert "Keeper" in lines[tables["open"]]
    assert "Come in" in lines[tables["open"]]
    assert "public" in lines[tables["playing"]]
    for status, table in tables.items():
        found = json.loads(admin("tables", "--status", status, "--json", "--data", house.folder).out)
        assert [each["id"] for each in found] == [table]
        assert found[0]["status"] == status


def test_listing_by_the_environment(
    house: House, tables: dict[str, str], admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARCANUM_DATA", str(house.folder))
    assert tables["open"] in admin("tables").out


@pytest.mark.parametrize("command", [("tables",), ("check",), ("export", "t", "x.json"), ("backup", "x.db")])
def test_there_has_to_be_a_database(admin: Admin, tmp_path: Path, command: tuple[str, ...]) -> None:
    told = admin(*command, "--data", tmp_path)
    assert (told.code, told.out) == (2, "")
    assert str(tmp_path / "arcanum.db") in told.err
    assert "there is no database" in told.err
    assert not list(tmp_path.iterdir())


def test_a_database_of_another_version(copied: Path, admin: Admin) -> None:
    change(copied, "UPDATE alembic_version SET version_num = '9999'")
    told = admin("tables", "--data", copied)
    assert (told.code, told.out) == (2, "")
    assert "version 9999" in told.err


def test_a_status_that_is_none(house: House, admin: Admin) -> None:
    told = admin("tables", "--status", "lost", "--data", house.folder)
    assert told.code == 2
    assert "open, playing or over" in told.err


# --- export -----------------------------------------------------------------------------------------------------------


def test_exporting_a_game_that_goes_on(house: House, tables: dict[str, str], admin: Admin, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    told = admin("export", tables["playing"], file, "--data", house.folder)
    assert told.code == 0
    assert "not over" in told.err
    document = json.loads(file.read_text())
    assert document["table"] == tables["playing"]
    assert [each["entry"]["type"] for each in document["entries"]][:2] == ["sat", "sat"]
    assert document["record"]["seed"]
    assert file.stat().st_mode & 0o077 == 0, "nobody else may read what is hidden"
    assert "token" not in file.read_text()
    assert admin("export", tables["playing"], file, "--data", house.folder).code == 0  # It may be written anew.


def test_exporting_a_record(
    house: House, tables: dict[str, str], admin: Admin, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json.gz"
    told = admin("export", tables["over"], file, "--record", "--data", house.folder)
    assert (told.code, told.err) == (0, "")
    with pytest.raises(SystemExit) as left:
        main(["record", "verify", str(file)])
    assert left.value.code == 0
    assert "finished" in capsys.readouterr().out


def test_what_cannot_be_exported(house: House, tables: dict[str, str], admin: Admin, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear diary")
    for target, told in ((file, "neither a save nor a record"), (tmp_path, "folder"), (tmp_path / "no/x", "folder")):
        refused = admin("export", tables["over"], target, "--data", house.folder)
        assert (refused.code, refused.out) == (2, "")
        assert told in refused.err
    assert file.read_text() == "Dear diary"
    missing = admin("export", "nowhere", tmp_path / "x.json", "--data", house.folder)
    assert missing.code == 2
    assert "there is no table 'nowhere'" in missing.err
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_broken_table_can_be_exported(copied: Path, tables: dict[str, str], admin: Admin, tmp_path: Path) -> None:
    change(copied, "DELETE FROM entries WHERE table_id = ? AND number = 5", tables["over"])
    told = admin("export", tables["over"], tmp_path / "x.json", "--data", copied)
    assert told.code == 1
    assert "do not add up" in told.err
    document = json.loads((tmp_path / "x.json").read_text())
    assert "record" not in document
    assert len(document["entries"]) > 50
    assert admin("export", tables["over"], tmp_path / "y.json", "--record", "--data", copied).code == 2
    assert not (tmp_path / "y.json").exists()


# --- delete -----------------------------------------------------------------------------------------------------------


def test_deleting_asks(copied: Path, tables: dict[str, str], admin: Admin) -> None:
    nobody = admin("delete", tables["open"], "--data", copied)
    assert nobody.code == 2
    assert "--yes" in nobody.err
    no = admin("delete", tables["open"], "--data", copied, typed="n\n")
    assert (no.code, "Nothing was deleted" in no.out) == (0, True)
    assert "Keeper" in no.out
    assert tables["open"] in admin("tables", "--data", copied).out
    yes = admin("delete", tables["open"], "--data", copied, typed="y\n")
    assert yes.code == 0
    assert tables["open"] not in admin("tables", "--data", copied).out
    again = admin("delete", tables["open"], "--yes", "--data", copied)
    assert again.code == 2
    assert "there is no table" in again.err


def test_deleting_leaves_nothing_behind(copied: Path, tables: dict[str, str], admin: Admin) -> None:
    assert admin("delete", tables["over"], "--yes", "--data", copied).code == 0
    with closing(sqlite3.connect(copied / "arcanum.db")) as connection:
        for part in ("entries", "snapshots", "seats"):
            query = f"SELECT count(*) FROM {part} WHERE table_id = ?"
            assert connection.execute(query, (tables["over"],)).fetchone() == (0,)
    assert admin("check", "--data", copied).code == 0


def test_an_id_that_looks_like_an_option(copied: Path, tables: dict[str, str], admin: Admin, tmp_path: Path) -> None:
    change(copied, "UPDATE tables SET id = '-x7' WHERE id = ?", tables["open"])
    change(copied, "UPDATE entries SET table_id = '-x7' WHERE table_id = ?", tables["open"])
    assert admin("export", "-x7", tmp_path / "x.json", "--data", copied).code == 0
    assert admin("delete", "-x7", "--yes", "--data", copied).code == 0


def test_deleting_a_table_at_which_somebody_sits(house: House, admin: Admin) -> None:
    async def game() -> None:
        async with guests(house, 1) as (client,):
            made = await client.make("random", "me", options=SHORT)
            async with client.sit(made["table"], made["token"]) as chair:
                state = await chair.asked()
                deleted = await asyncio.to_thread(admin, "delete", made["table"], "--yes", "--data", house.folder)
                assert deleted.code == 0
                words = state["choices"][0]["words"]
                gone = await chair.ask("move", ticket=state["ticket"], actions=[words])
                assert code_of(gone) == "no_such_table"
            assert (await client.http.get(f"/api/tables/{made['table']}")).status_code == 404

    asyncio.run(game())
    assert httpx.get(f"{house.url}/healthz").status_code == 200


def test_deleting_a_table_at_which_nobody_acts(house: House, admin: Admin) -> None:
    """Whoever looks on is told, and the game is served no more although it was in use."""

    async def game() -> None:
        async with guests(house, 1) as (client,):
            made = await client.make("me", "open", options=SHORT)
            async with client.sit(made["table"], made["token"]) as chair:
                await chair.hear_until("state")
                deleted = await asyncio.to_thread(admin, "delete", made["table"], "--yes", "--data", house.folder)
                assert deleted.code == 0
                assert code_of(await chair.hear_until("failed")) == "no_such_table"
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await chair.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4404
            for path in ("", "/record", "/replay"):
                assert (await client.http.get(f"/api/tables/{made['table']}{path}")).status_code == 404

    asyncio.run(game())


# --- backup -----------------------------------------------------------------------------------------------------------


def test_backing_up_while_everybody_moves(house: House, admin: Admin, tmp_path: Path) -> None:
    """The copy is a database of a moment: it can be served from, and every game in it goes on."""
    folder = tmp_path / "again"
    folder.mkdir()
    file = folder / "arcanum.db"

    async def game() -> tuple[str, str, int]:
        async with guests(house, 1) as (client,):
            made = await client.make("me", "random")
            async with client.sit(made["table"], made["token"]) as chair:
                await give(chair)
                backing = asyncio.create_task(asyncio.to_thread(admin, "backup", file, "--data", house.folder))
                count = 0
                while not backing.done():
                    await give(chair)
                    count += 1
                assert (await backing).code == 0
            return made["table"], made["token"], count

    table, token, _ = asyncio.run(game())
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in folder.iterdir()] == ["arcanum.db"]
    assert admin("check", "--data", folder).code == 0

    async def go_on(client: Client) -> None:
        async with client.sit(table, token) as chair:
            await give(chair)

    with House(folder) as restored:
        play(restored, go_on)


def test_what_a_backup_may_replace(house: House, admin: Admin, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    for _ in range(2):
        assert admin("backup", file, "--data", house.folder).code == 0
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear diary, this is worth more than any backup.")
    link = tmp_path / "link.db"
    link.symlink_to(house.folder / "arcanum.db")
    for target, told in (
        (letter, "no backup"),
        (house.folder / "arcanum.db", "the database itself"),
        (link, "the database itself"),
        (tmp_path, "the name of a file"),
        (tmp_path / "nowhere" / "x.db", "cannot be written"),
    ):
        refused = admin("backup", target, "--data", house.folder)
        assert (refused.code, refused.out) == (2, "")
        assert str(target) in refused.err
        assert told in refused.err
    assert letter.read_text().startswith("Dear diary")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup.db", "letter.txt", "link.db"]


def test_a_damaged_database_is_not_backed_up(copied: Path, admin: Admin, tmp_path: Path) -> None:
    file = copied / "arcanum.db"
    raw = bytearray(file.read_bytes())
    for page in range(8, len(raw) // 4096, 2):
        raw[page * 4096 : page * 4096 + 1000] = b"x" * 1000
    file.write_bytes(raw)
    target = tmp_path / "backup.db"
    told = admin("backup", target, "--data", copied)
    assert (told.code, told.out) == (2, "")
    assert not target.exists()
    assert not list(tmp_path.glob(".*"))


def test_postgresql_has_its_own_tool(admin: Admin, tmp_path: Path) -> None:
    url = "postgresql://somebody:secret@127.0.0.1:1/arcanum"
    told = admin("backup", tmp_path / "x.db", "--database", url)
    assert told.code == 2
    assert "pg_dump" in told.err
    assert "secret" not in told.err


# --- check ------------------------------------------------------------------------------------------------------------


def test_checking_a_server_that_runs(house: House, tables: dict[str, str], admin: Admin) -> None:
    told = admin("check", "--data", house.folder)
    assert (told.code, told.err) == (0, ""), told
    assert "broken: 0" in told.out


SNAPSHOT = "(SELECT max(entries) FROM snapshots WHERE table_id = ?1)"


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("DELETE FROM entries WHERE table_id = ?1 AND number = 7", "entry 7"),
        ("""UPDATE entries SET data = '{"type":"nothing"}' WHERE table_id = ?1 AND number = 7""", "entry 7"),
        ("UPDATE entries SET data = 'x' WHERE table_id = ?1 AND number = 7", "entry 7"),
        (
            """UPDATE entries SET data = '{"type":"moved","seat":0,"words":"pass"}'
            WHERE table_id = ?1 AND number = 3""",
            "entry 3",
        ),
        (
            f"""UPDATE snapshots SET data = replace(data, '"backs":0', '"backs":1')
            WHERE table_id = ?1 AND entries = {SNAPSHOT}""",
            "snapshot after",
        ),
        (f"UPDATE snapshots SET entries = 99999 WHERE table_id = ?1 AND entries = {SNAPSHOT}", "snapshot after 99999"),
        ("UPDATE tables SET status = 'playing' WHERE id = ?1", "status: expected 'over', found 'playing'"),
        ("UPDATE tables SET bots_due = 1 WHERE id = ?1", "bots_due"),
        ("UPDATE tables SET entries = entries + 1 WHERE id = ?1", "entries"),
        ("UPDATE tables SET info = '{}' WHERE id = ?1", "entry 0"),
    ],
)
def test_what_is_broken_is_named(copied: Path, tables: dict[str, str], admin: Admin, statement: str, told: str) -> None:
    change(copied, statement, tables["over"])
    found = admin("check", "--data", copied)
    assert found.code == 1
    assert f"{tables['over']}: {told}" in found.err, found.err
    assert len(found.err.splitlines()) == 1
    assert "broken: 1" in found.out


def test_a_damaged_file_is_noticed(copied: Path, tables: dict[str, str], admin: Admin) -> None:
    change(copied, "UPDATE seats SET table_id = 'nowhere' WHERE table_id = ?", tables["open"])
    told = admin("check", "--data", copied)
    assert told.code == 1
    assert "database: seats" in told.err


def test_nothing_is_changed(copied: Path, admin: Admin, tmp_path: Path) -> None:
    shutil.copy(copied / "arcanum.db", tmp_path / "before.db")
    admin("check", "--data", copied)
    admin("tables", "--data", copied)
    with (
        closing(sqlite3.connect(copied / "arcanum.db")) as one,
        closing(sqlite3.connect(tmp_path / "before.db")) as two,
    ):
        assert list(one.iterdump()) == list(two.iterdump())


# --- PostgreSQL -------------------------------------------------------------------------------------------------------


def test_postgresql(postgres: Postgres, admin: Admin, tmp_path: Path) -> None:
    url = postgres.database()

    async def game(client: Client) -> None:
        made = await client.make("random", "me", scenario=POSITION)
        async with client.sit(made["table"], made["token"]) as chair:
            await give(chair)

    empty = admin("tables", "--database", url)
    assert empty.code == 2
    assert "cannot be used" in empty.err
    with House(tmp_path, "--database", url) as house:
        play(house, game)
        (kept,) = json.loads(admin("tables", "--json", "--database", url).out)
        assert admin("check", "--database", url).out == "tables: 1, broken: 0\n"
        assert admin("export", kept["id"], tmp_path / "x.json", "--database", url).code == 0
        assert admin("delete", kept["id"], "--yes", "--database", url).code == 0
        assert json.loads(admin("tables", "--json", "--database", url).out) == []
