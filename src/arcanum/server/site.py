"""The browser app: the files that `make web` builds into the package, and that an installed Arcanum brings with it."""

from __future__ import annotations

import gzip
import re
from asyncio import to_thread
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from arcanum.core.coverage import find_catalogue
from arcanum.games import GAMES

_FOLDER: Final = Path(__file__).resolve().parents[1] / "web"
_PAGES: Final = [
    "/",
    "/watch",
    "/account",
    "/record",
    "/record/replay",
    "/cards",
    "/cards/{game:str}",
    "/rules",
    "/rules/{game:str}",
    "/table/{id:str}",
    "/table/{id:str}/replay",
]
"""The addresses of the app's pages: it draws each of them itself."""
_ASSETS: Final = "/assets/"
_FOREVER: Final = b"public, max-age=31536000, immutable"
_PLAIN_NAME: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]*\Z")
_TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".md": "text/markdown",
}
_NOT_BUILT: Final = (
    "The server runs, but the browser app has not been built.\n"
    "In a checkout of the source, `make web` builds it; then load this page again.\n"
)


def folder() -> Path | None:
    """Where the built app lies; None if there is none."""
    return _FOLDER if (_FOLDER / "index.html").is_file() else None


Asked = Request[Any, Any, State]


@get(_PAGES, include_in_schema=False)
async def page(request: Asked) -> Response[Any]:
    where = folder()
    if where is None:
        return Response(_NOT_BUILT, status_code=404, media_type=MediaType.TEXT)
    return await _file(request, where / "index.html")


@get(f"{_ASSETS}{{name:str}}", include_in_schema=False)
async def asset(request: Asked, name: FromPath[str]) -> Response[Any]:
    return await _named(request, "assets", name)


@get("/mark.svg", include_in_schema=False)
async def mark(request: Asked) -> Response[Any]:
    return await _named(request, "", "mark.svg")


@get("/rules/{game:str}/text", include_in_schema=False)
async def rules(request: Asked, game: FromPath[str]) -> Response[Any]:
    """The catalogue of a game's rules, so that a refusal and the log can name theirs."""
    if game not in GAMES:
        raise NotFoundException
    try:
        return await _file(request, await to_thread(find_catalogue, game))
    except FileNotFoundError as error:  # Games from outside bring no catalogue.
        raise NotFoundException from error


router = Router(path="/", route_handlers=[page, asset, mark, rules])


def lost(request: Asked) -> Response[Any] | None:
    """The app's own page for somebody whose browser asks for a page that there is none of; None for programs."""
    where = folder()
    looking = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if where is None or not looking or request.url.path.startswith("/api/"):
        return None
    index = where / "index.html"
    content = _content(index, index.stat().st_mtime_ns, False)
    return Response(content, status_code=404, media_type=_TYPES[".html"])


async def _named(request: Asked, within: str, name: str) -> Response[Any]:
    where = folder()
    if where is None or not _PLAIN_NAME.match(name) or not (where / within / name).is_file():
        raise NotFoundException
    return await _file(request, where / within / name)


async def _file(request: Asked, path: Path) -> Response[Any]:
    packed = "gzip" in request.headers.get("accept-encoding", "")
    content = await to_thread(_content, path, path.stat().st_mtime_ns, packed)
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if packed else {})
    kind = _TYPES.get(path.suffix, "application/octet-stream")
    return Response(content, media_type=kind, headers=headers)


@lru_cache(maxsize=64)
def _content(path: Path, changed: int, packed: bool) -> bytes:
    """What is in a file, as it was when it was changed last; packing it takes longer than reading it."""
    content = path.read_bytes()
    return gzip.compress(content) if packed else content


def kept(app: ASGIApp) -> ASGIApp:
    """Let browsers keep what has a hash of its content in its name; everything else is asked for anew each time."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not scope["path"].startswith(_ASSETS):
            await app(scope, receive, send)
            return

        async def send_kept(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == 200:
                others = [header for header in message["headers"] if header[0] != b"cache-control"]
                message["headers"] = [*others, (b"cache-control", _FOREVER)]
            await send(message)

        await app(scope, receive, send_kept)

    return answer
