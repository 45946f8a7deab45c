"""`arcanum admin`: looking after the database of a server, also while it runs."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer
from rich.text import Text

from arcanum.cli.errors import FAILED, BadInput, complain, stderr
from arcanum.cli.options import check_target, stdout
from arcanum.cli.serve import DatabaseOption, DataOption, database_of, shown_database
from arcanum.core.extras import need
from arcanum.core.files import write_document

if TYPE_CHECKING:
    from arcanum.server.caretaker import Caretaker, Kept

_STATUSES: Final = ("open", "playing", "over")
# An id may begin with a hyphen.
_IDS: Final = {"ignore_unknown_options": True}
_EXAMPLE: Final = "Example: arcanum admin tables --status playing"

app = typer.Typer(help="Look after the database of a server.", epilog=_EXAMPLE, no_args_is_help=True)
TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as in its link.")]


def register(parent: typer.Typer) -> None:
    parent.add_typer(app, name="admin")


@app.callback(epilog=_EXAMPLE)
def _admin() -> None:
    """Look after the database of a server, also while it runs."""
    need("server", "sqlalchemy")


@app.command("tables", epilog="Example: arcanum admin tables --status over --json")
def tables_command(
    status: Annotated[
        str | None, typer.Option("--status", metavar="|".join(_STATUSES), help="Only tables like that.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """List all tables, private ones too, the latest first."""
    if status is not None and status not in _STATUSES:
        raise BadInput(f"--status: expected {', '.join(_STATUSES[:-1])} or {_STATUSES[-1]}, found {status!r}")

    async def listed() -> list[Kept]:
        async with _caretaker(data, database) as caretaker:
            return await caretaker.tables(status)

    found = asyncio.run(listed())
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        return
    rows = [_cells(each) for each in found]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    console = stdout()
    for row in rows:
        told = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        # An id that is cut off helps nobody: rather let lines be long.
        console.print(Text(told), soft_wrap=True)


@app.command("export", epilog="Example: arcanum admin export TABLE table.json", context_settings=_IDS)
def export_command(
    table: TableArgument,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; packed if it ends in .gz.")],
    record: Annotated[bool, typer.Option("--record", help="Only the record, as `arcanum replay` reads it.")] = False,
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Write a table to a file: what was agreed on, what happened, and the record.

    Also of a game that is not over, with everything that is hidden in it: keep such a file to yourself. Who may sit at
    the table is not in it.
    """
    check_target("FILE", file)

    async def exported() -> dict[str, object] | None:
        async with _caretaker(data, database) as caretaker:
            return await caretaker.export(table)

    told = asyncio.run(exported())
    if told is None:
        raise _no_such(table, data, database)
    if record and "record" not in told:
        raise BadInput(f"{table}: its entries do not add up to a game; see `arcanum admin check`")
    with _for_my_eyes_only():
        write_document(file, told["record"] if record else told)
    if "record" not in told:
        complain(f"{table}: its entries do not add up to a game, so the file has no record; see `arcanum admin check`")
        raise typer.Exit(FAILED)
    if told["status"] == "playing":
        stderr().print(f"note: the game is not over; {file} tells what is hidden in it")


@contextmanager
def _for_my_eyes_only() -> Iterator[None]:
    """Files that are made meanwhile can be read by nobody else."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


@app.command("delete", epilog="Example: arcanum admin delete TABLE --yes", context_settings=_IDS)
def delete_command(
    table: TableArgument,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Delete a table with everything that belongs to it."""

    async def found() -> Kept | None:
        async with _caretaker(data, database) as caretaker:
            return await caretaker.find(table)

    async def deleted() -> bool:
        async with _caretaker(data, database) as caretaker:
            return await caretaker.delete(table)

    kept = asyncio.run(found())
    if kept is None:
        raise _no_such(table, data, database)
    if not yes and not _agreed(kept):
        stdout().print("Nothing was deleted.")
        return
    if not asyncio.run(deleted()):
        raise _no_such(table, data, database)
    stdout().print(f"Table {table} was deleted.", soft_wrap=True)


@app.command("recover", epilog="Example: arcanum admin recover reader")
def recover_command(
    login: Annotated[str, typer.Argument(metavar="LOGIN", help="The login of an account.")],
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Make a code with which the owner of an account can set another password, once, within one hour.

    Tell it to nobody else: make sure first that it is the owner who asks.
    """

    async def code() -> str | None:
        async with _caretaker(data, database) as caretaker:
            return await caretaker.recover(login)

    found = asyncio.run(code())
    if found is None:
        where = shown_database(database_of(data, database, make=False))
        raise BadInput(f"{where}: there is no account {login!r}")
    stdout().print(f"{found}  (for one hour, at /account)", soft_wrap=True)


@app.command("backup", epilog="Example: arcanum admin backup arcanum-backup.db")
def backup_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; an older backup is replaced.")],
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Copy the database as it is at this moment, also while the server runs.

    The copy is a database itself: put it into a data folder as arcanum.db to go on from it.
    """
    from arcanum.server.caretaker import back_up, file_of
    from arcanum.server.database import DatabaseError, is_sqlite

    url = database_of(data, database, make=False)
    if not is_sqlite(url):
        raise BadInput(
            f"{shown_database(url)}: a PostgreSQL database is backed up by its own tool: "
            f"pg_dump --format=custom --file={file} and the address of the database"
        )
    try:
        source = file_of(url)
    except DatabaseError as error:
        raise BadInput(f"{shown_database(url)}: {error}") from error
    try:
        size = back_up(source, file)
    except DatabaseError as error:
        raise BadInput(f"{file}: {error}") from error
    except OSError as error:
        raise BadInput(f"{file}: it cannot be written: {error.strerror}") from error
    stdout().print(f"{file}: {size} bytes", soft_wrap=True)


@app.command("check", epilog="Example: arcanum admin check")
def check_command(data: DataOption = None, database: DatabaseOption = None) -> None:
    """Play every table again and compare it with what else is kept of it.

    The exit code is 1 if something is broken; nothing is changed.
    """
    from arcanum.server.caretaker import damage_in, file_of
    from arcanum.server.database import is_sqlite

    async def check() -> tuple[int, list[tuple[str, str]]]:
        checked, broken = 0, []
        async with _caretaker(data, database) as caretaker:
            async for id, fault in caretaker.check():
                checked += 1
                if fault:
                    broken.append((id, fault))
        return checked, broken

    count, broken = asyncio.run(check())
    url = database_of(data, database, make=False)
    damage = damage_in(file_of(url)) if is_sqlite(url) else []
    for where, fault in [*broken, *[("database", told) for told in damage]]:
        complain(f"{where}: {fault}")
    stdout().print(f"tables: {count}, broken: {len(broken)}", soft_wrap=True)
    if broken or damage:
        raise typer.Exit(FAILED)


# --- helpers ----------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def _caretaker(data: Path | None, database: str | None) -> AsyncIterator[Caretaker]:
    from arcanum.server.caretaker import Caretaker
    from arcanum.server.database import DatabaseError

    url = database_of(data, database, make=False)
    try:
        async with Caretaker.at(url) as caretaker:
            yield caretaker
    except DatabaseError as error:
        raise BadInput(f"{shown_database(url)}: {error}") from error


def _no_such(table: str, data: Path | None, database: str | None) -> BadInput:
    return BadInput(f"{shown_database(database_of(data, database, make=False))}: there is no table {table!r}")


def _agreed(kept: Kept) -> bool:
    """Ask whoever sits at the terminal; a script has to say so itself."""
    if not sys.stdin.isatty():
        raise BadInput(f"delete: expected --yes, because nobody can be asked about table {kept.id}")
    who = ", ".join(kept.people) or "nobody"
    return typer.confirm(f"Delete table {kept.id} ({kept.game}, {kept.status}, {who})? It cannot be brought back")


def _cells(kept: Kept) -> list[str]:
    who = ", ".join(kept.people) or "-"
    moved = datetime.fromtimestamp(kept.moved_at / 1000).strftime("%Y-%m-%d %H:%M")
    seen = "public" if kept.public else "private"
    return [kept.id, kept.game, kept.status, seen, f"{kept.moves} moves", moved, who, kept.title]
