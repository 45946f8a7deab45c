"""`arcanum serve`: the server behind the browser table and any other client."""

from __future__ import annotations

import errno
import multiprocessing
import os
import socket as sockets
import sys
import threading
import webbrowser
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from arcanum.bots import BotError
from arcanum.bots.processes import cores
from arcanum.cli.errors import BadInput
from arcanum.cli.options import stdout
from arcanum.core.extras import need

if TYPE_CHECKING:
    from arcanum.server.postman import Office
    from arcanum.server.settings import Limits

_LOOPBACK: Final = "127.0.0.1"
_PORT: Final = 8421
_PORTS: Final = 20
"""So many ports are tried when somebody has named none and wants to see the table."""
_LEVELS: Final = ("debug", "info", "warning", "error")
_WEBHOOKS: Final = ("open", "any", "none")

DataOption = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", help="The folder of the database.", envvar="ARCANUM_DATA")
]
DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="postgresql://... instead.", envvar="ARCANUM_DATABASE"),
]


def register(parent: typer.Typer) -> None:
    parent.command("serve", epilog="Example: arcanum serve --port 8080")(serve_command)


def serve_command(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen at; others than this machine need more.")
    ] = _LOOPBACK,
    port: Annotated[
        int | None,
        typer.Option("--port", min=0, max=65535, help=f"The port, {_PORT} if none is named; 0 for any free one."),
    ] = None,
    data: DataOption = None,
    database: DatabaseOption = None,
    workers: Annotated[int, typer.Option("--workers", min=1, max=64, help="Processes; several need PostgreSQL.")] = 1,
    thinkers: Annotated[
        int,
        typer.Option(
            "--thinkers",
            min=1,
            max=256,
            help="Processes that think about moves for which people wait, for each worker; half as many are there for "
            "quick bots, for hints, and for all else.",
        ),
    ] = cores(),
    origin: Annotated[
        list[str] | None, typer.Option("--origin", help="A page at this origin may talk to the server, too.")
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option("--name", help="A name under which the server is reached; others are refused."),
    ] = None,
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="A proxy in front speaks TLS and names the clients.")
    ] = False,
    webhooks: Annotated[
        str,
        typer.Option(
            "--webhooks",
            metavar="|".join(_WEBHOOKS),
            help="Where notices may go: to the open internet, also into your own network, or nowhere.",
        ),
    ] = "open",
    mail: Annotated[
        str | None,
        typer.Option(
            "--mail",
            metavar="URL",
            help="Where mail to those who forgot their password is handed in.",
            envvar="ARCANUM_MAIL",
            show_envvar=True,
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="NAME=COMMAND", help="Offer a program as a bot under this name (docs/pipe.md)."),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", metavar="NAME=NUMBER", help="Change what one client may do, such as sockets=500."),
    ] = None,
    open_page: Annotated[
        bool,
        typer.Option("--open", help="Open the page in a browser; where the usual port is taken, use the next one."),
    ] = False,
    open_metrics: Annotated[bool, typer.Option("--open-metrics", help="Show /metrics to other machines, too.")] = False,
    log_json: Annotated[bool, typer.Option("--log-json", help="Write logs as JSON.")] = False,
    log_level: Annotated[
        str, typer.Option("--log-level", metavar="|".join(_LEVELS), help="What to leave out of the logs.")
    ] = "info",
) -> None:
    """Serve tables to browsers and other clients, until it is stopped.

    Games are kept in a database in your data folder, or in PostgreSQL. The server listens on this machine only unless
    it is told otherwise. Ctrl-C stops it, and nothing is lost.
    """
    need("server", "litestar", "uvicorn", "sqlalchemy")
    from arcanum.server.database import DatabaseError, is_sqlite
    from arcanum.server.serving import Serving, make_ready, run

    _check_choice("--log-level", log_level, _LEVELS)
    _check_choice("--webhooks", webhooks, _WEBHOOKS)
    url = database_of(data, database, make=True)
    if workers > 1 and is_sqlite(url):
        raise BadInput("--workers: several need a PostgreSQL database (--database)")
    serving = Serving(
        url,
        thinkers,
        tuple(origin or ()),
        behind_proxy,
        log_json,
        log_level,
        webhooks=webhooks != "none",
        private_webhooks=webhooks == "any",
        open_metrics=open_metrics,
        limits=_limits(limit or []),
        bots=_offers(bot or []),
        mail=_office(mail),
        hosts=tuple(name or (["localhost"] if _is_local(host) and not behind_proxy else [])),
    )
    with _listening(host, port, open_page) as listening:
        try:
            make_ready(url)
        except DatabaseError as error:
            raise BadInput(f"{shown_database(url)}: {error}") from error
        where = f"http://{_shown(host)}:{listening.getsockname()[1]}"

        def ready() -> None:
            stdout().print(f"Arcanum is at {where}  (Ctrl-C stops it)", soft_wrap=True)
            if open_page and _has_screen():
                threading.Thread(target=webbrowser.open, args=(where,), daemon=True).start()

        code = run(serving, listening, workers, ready)
    raise typer.Exit(code)


def _office(text: str | None) -> Office | None:
    """Where mail is handed in. What was given is not repeated: there may be a password in it."""
    from arcanum.server.postman import read_office

    try:
        return None if text is None else read_office(text)
    except ValueError as error:
        raise BadInput(f"--mail: {error}") from error


def _offers(texts: list[str]) -> dict[str, str]:
    """The programs that may be seated, by their names."""
    from arcanum.server.offers import read_offers

    try:
        return read_offers(texts)
    except BotError as error:
        raise BadInput(f"--bot: {error}") from error


def _limits(changes: list[str]) -> Limits:
    """The limits of the server, some of them changed."""
    from arcanum.server.settings import Limits

    found: dict[str, float | int] = {}
    known = {each.name: each.type for each in fields(Limits)}
    for change in changes:
        name, _, text = change.partition("=")
        if name not in known:
            raise BadInput(f"--limit: expected one of {', '.join(known)} and a number, found {change!r}")
        try:
            number = float(text) if known[name] == "float" else int(text)
        except ValueError:
            number = -1
        if not 0 < number < 1e9:
            raise BadInput(f"--limit {name}: expected a number above 0, found {text!r}")
        found[name] = number
    return replace(Limits(), **found)  # type: ignore[arg-type]


def _check_choice(flag: str, found: str, choices: tuple[str, ...]) -> None:
    if found not in choices:
        raise BadInput(f"{flag}: expected {', '.join(choices[:-1])} or {choices[-1]}, found {found!r}")


# --- the database -----------------------------------------------------------------------------------------------------


def database_of(data: Path | None, database: str | None, make: bool) -> str:
    """The address of the database that the options name; with `make` its folder is made if it is not there."""
    from arcanum.server.database import DatabaseError, url_of

    if database is None:
        return _in_folder(data, make)
    try:
        url_of(database)
    except DatabaseError as error:
        raise BadInput(f"--database: {error}") from error
    return database


def shown_database(url: str) -> str:
    """A database as it may be shown: without the password."""
    from sqlalchemy.engine import make_url

    found = make_url(url)
    return found.database or "" if found.get_backend_name() == "sqlite" else found.render_as_string(hide_password=True)


def _in_folder(data: Path | None, make: bool) -> str:
    from platformdirs import user_data_path

    from arcanum.server.database import sqlite_in

    folder = data if data is not None else user_data_path("arcanum", appauthor=False)
    try:
        if make:
            # What lies in it is nobody else's business: seeds, and hashes of passwords.
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"--data: {folder}: the folder cannot be made: {error.strerror}") from error
    if make and not os.access(folder, os.W_OK):
        raise BadInput(f"--data: {folder}: the folder cannot be written to")
    return sqlite_in(folder)


# --- the socket -------------------------------------------------------------------------------------------------------


def _listening(host: str, port: int | None, search: bool) -> sockets.socket:
    """A socket at the port that is named; else at the usual one, or with `search` at the first free one after it."""
    if port is not None or not search:
        return _listen(host, _PORT if port is None else port)
    for other in range(_PORT, _PORT + _PORTS - 1):
        try:
            return _listen(host, other)
        except BadInput as error:
            if not isinstance(error.__cause__, OSError) or error.__cause__.errno != errno.EADDRINUSE:
                raise
    return _listen(host, _PORT + _PORTS - 1)


def _has_screen() -> bool:
    """Whether a browser can be seen; else one for the terminal might be found, and take it from us."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(each) for each in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )


def _listen(host: str, port: int) -> sockets.socket:
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    # Only with its protocol named does asyncio send small messages at once, rather than wait for an acknowledgement.
    listening = sockets.socket(family, sockets.SOCK_STREAM, sockets.IPPROTO_TCP)
    listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError, UnicodeError) as error:
        listening.close()
        raise BadInput(f"--host, --port: cannot listen at {_shown(host)}:{port}: {_told(error)}") from error
    listening.set_inheritable(True)
    return listening


def _told(error: Exception) -> str:
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)


def _is_local(host: str) -> bool:
    """Whether nobody but this machine gets in. Then only its own names are right: others may have a name of theirs lead
    here, and their pages would be taken for ours."""
    return host in (_LOOPBACK, "localhost", "::1") or host.startswith("127.")


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host


multiprocessing.allow_connection_pickling()
