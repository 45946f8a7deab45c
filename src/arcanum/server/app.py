"""The application: routes, the socket and errors, put together, with the door in front of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath

from arcanum.server import accounts, http, review, site, wire
from arcanum.server.desk import Desk
from arcanum.server.door import Door, client_of, known_host, problem_of, same_origin
from arcanum.server.errors import Refused, traced
from arcanum.server.identity import COOKIE
from arcanum.server.metrics import figures
from arcanum.server.settings import Settings
from arcanum.server.socket import (
    CLOSED_FAILED,
    CLOSED_LATER,
    CLOSED_NOT_ALLOWED,
    CLOSED_TOO_MANY,
    Conversation,
)
from arcanum.server.store import NotStored

_CODES: Final = {404: "not_found", 405: "no_such_method", 413: "too_large", 415: "not_json", 429: "too_fast"}
"""The codes of what the framework refuses by itself."""
log = structlog.get_logger()


def make_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""
    desk = Desk(settings)
    app = Litestar(
        route_handlers=[http.router, accounts.router, review.router, site.router, talk, health, figures],
        lifespan=[_lifespan(desk)],
        state=State({"desk": desk}),
        exception_handlers={
            Refused: _refused,
            NotStored: _not_stored,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Arcanum",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
            components=Components(
                security_schemes={
                    "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                    "seat": SecurityScheme(type="http", scheme="bearer", description="The token of a seat."),
                }
            ),
            security=[{}, {"cookie": []}, {"seat": []}],
        ),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
        debug=False,
    )
    _make_exact(app)
    # Around all of it, and not as a middleware of the routes: what leads to no route has to pass it, too.
    app.state.door = door = Door(desk, app.asgi_handler)
    app.asgi_handler = site.kept(door)
    return app


def _make_exact(app: Litestar) -> None:
    """Let the schema say all that is checked of what is sent to us: unknown fields are refused, and what may be left
    out has its bounds, too, if it is there."""
    described: dict[str, Any] = dict(app.openapi_schema.components.schemas)
    for name, told in described.items():
        kind = getattr(wire, name, None)
        if not isinstance(kind, type) or not issubclass(kind, wire.Strict):
            continue
        told.additional_properties = False
        for field in msgspec.json.schema_components([kind])[1][name]["properties"].items():
            for either in field[1].get("anyOf", []):
                for part in told.properties[field[0]].one_of or []:
                    if part.type == either.get("type"):
                        part.minimum, part.maximum = either.get("minimum"), either.get("maximum")
                        part.max_length = either.get("maxLength")


def _lifespan(desk: Desk) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await desk.start()
        try:
            yield
        finally:
            await desk.stop()

    return lifespan


# --- health and the socket --------------------------------------------------------------------------------------------


class Health(wire.Sent, frozen=True):
    ready: bool


@get("/healthz", include_in_schema=False)
async def health(request: Request[Any, Any, State]) -> Response[Health]:
    """Whether the server can do its work: it has started, the database answers, and it took what was last written.

    Nothing is written to find out: somebody writes every few seconds anyway.
    """
    desk = http.desk_of(request)
    ready = desk.ready and desk.store.database.takes
    try:
        await desk.store.made_by("")
    except NotStored:
        ready = False
    return Response(Health(ready), status_code=200 if ready else 503)


@websocket("/api/tables/{id:str}/socket")
async def talk(socket: WebSocket[Any, Any, State], id: FromPath[str]) -> None:
    """A conversation about a table. Pages of other origins may not have one in their visitor's name.

    The handshake is granted to everybody, because only then a browser is told why it has to go.
    """
    desk: Desk = socket.app.state.desk
    client = client_of(desk.settings, socket)
    with suppress(WebSocketDisconnect, OSError):
        await socket.accept()
        refused = _turned_away(desk, socket, client)
        if refused is not None:
            await socket.close(refused[0], reason=refused[1])
            return
        desk.sockets[client] = desk.sockets.get(client, 0) + 1
        try:
            await _converse(desk, socket, id, client)
        finally:
            desk.sockets[client] -= 1
            if not desk.sockets[client]:
                del desk.sockets[client]


def _turned_away(desk: Desk, socket: WebSocket[Any, Any, State], client: str) -> tuple[int, str] | None:
    if not desk.requests.take(client):
        return CLOSED_TOO_MANY, "too many connections; slow down"
    if not known_host(desk.settings, socket):
        return CLOSED_NOT_ALLOWED, "foreign host"
    if not same_origin(desk.settings, socket):
        return CLOSED_NOT_ALLOWED, "foreign origin"
    if desk.sockets.get(client, 0) >= desk.settings.limits.sockets:
        return CLOSED_TOO_MANY, "too many sockets"
    return None


async def _converse(desk: Desk, socket: WebSocket[Any, Any, State], id: str, client: str) -> None:
    try:
        await Conversation(desk, socket.app.state.door, socket, id, socket.cookies.get(COOKIE), client).run()
    except NotStored:
        await socket.close(CLOSED_LATER, reason="the database cannot be reached just now; try again")
    except (WebSocketDisconnect, OSError):
        raise
    except Exception as error:
        log.error("a conversation failed", **traced(error))
        await socket.close(CLOSED_FAILED, reason="the server failed")


# --- errors -----------------------------------------------------------------------------------------------------------


def _problem(request: Request[Any, Any, Any], status: int, problem: wire.Problem) -> Response[bytes]:
    http.desk_of(request).metrics.refused(problem.code)
    return Response(msgspec.json.encode(problem), status_code=status, media_type=MediaType.JSON)


def _refused(request: Request[Any, Any, Any], error: Refused) -> Response[bytes]:
    return _problem(request, error.status, problem_of(error))


def _not_stored(request: Request[Any, Any, Any], error: NotStored) -> Response[bytes]:
    log.warning("the database does not answer", cause=str(error))
    return _problem(request, 503, wire.Problem("not_stored", "the database cannot be reached just now; try again"))


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and (page := site.lost(request)) is not None:
        return page
    message = str(error.detail)
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        told = [f"{each.get('key', '')}: {each.get('message', '')}".lstrip(": ") for each in error.extra]
        message = "; ".join([message, *told])
    if error.status_code >= 500:
        log.error("a request failed", **traced(error))
        message = "the server failed; what was asked for may not have been done"
    code = "failed" if error.status_code >= 500 else _CODES.get(error.status_code, "bad_request")
    return _problem(request, error.status_code, wire.Problem(code, message[:500]))


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[bytes]:
    """JSON may be nested as deeply as somebody likes; reading it stops somewhere."""
    log.warning("a request was nested too deeply", **traced(error))
    return _problem(request, 400, wire.Problem("bad_request", "it is nested too deeply"))


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.error("a request failed", **traced(error))
    told = "the server failed; what was asked for may not have been done"
    return _problem(request, 500, wire.Problem("failed", told))
