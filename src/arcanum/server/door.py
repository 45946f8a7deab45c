"""The door: origin checks, rate limits and size limits of requests, and the headers that go with every answer.

It is middleware around the whole application, so that nothing is answered past it: neither a path that does not exist
nor a request that cannot be parsed.
"""

from __future__ import annotations

import ipaddress
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send

from arcanum.server import wire
from arcanum.server.desk import Desk
from arcanum.server.errors import Refused, traced
from arcanum.server.gate import network_of
from arcanum.server.heavy import client
from arcanum.server.limiter import Limiter
from arcanum.server.settings import Settings

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
}
STRICT_TRANSPORT: Final = ("strict-transport-security", "max-age=31536000")
"""Once reached over TLS, never without."""
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_WITH_BODY: Final = ("POST", "PUT", "PATCH")
_LOCAL: Final = "localhost"

Connection = ASGIConnection[Any, Any, Any, Any]
log = structlog.get_logger()


def client_of(settings: Settings, connection: Connection) -> str:
    """The address that a client comes from; with IPv6 its network, in which it has as many addresses as it likes."""
    named = ""
    if settings.trust_proxy:
        named = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
    if not named:
        named = connection.client.host if connection.client is not None else ""
    return network_of(named)


def same_origin(settings: Settings, connection: Connection) -> bool:
    """Whether a page may talk to us: it is ours, it is named in the settings, or it is no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    schemes = ("https",) if settings.secure_cookies else ("http", "https")
    ours = connection.headers.get("host", "")
    return bool(ours) and parts.scheme in schemes and origin == f"{parts.scheme}://{ours}"


def known_host(settings: Settings, connection: Connection) -> bool:
    """Whether the Host header names us. Anybody may let a domain of theirs resolve to this machine (DNS rebinding), and
    a page of that domain would count as our own. Addresses in numbers cannot be used for that."""
    if not settings.hosts:
        return True
    try:
        host = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    with suppress(ValueError):
        ipaddress.ip_address(host)
        return True
    ours = {_LOCAL, *[name.lower() for name in settings.hosts]}
    return host in ours or host in {urlsplit(origin).hostname for origin in settings.origins}


class Door:
    """Lets requests to the application, or not."""

    def __init__(self, desk: Desk, app: ASGIApp) -> None:
        self.desk = desk
        self.app = app
        limits = desk.settings.limits
        self.guests = Limiter(limits.guests, limits.guest_burst)
        self.hints = Limiter(limits.hints, 3)
        """By seat."""
        self.advice = Limiter(5 * limits.hints, 15)
        """Hints by address: somebody may have many seats."""
        self.previews = Limiter(limits.previews, 20)
        """By seat."""
        self.foretelling = Limiter(5 * limits.previews, 100)
        """Previews by address."""
        told = [*HEADERS.items(), *([STRICT_TRANSPORT] if desk.settings.secure_cookies else [])]
        self._headers = [(name.encode(), value.encode()) for name, value in told]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        client.set(client_of(self.desk.settings, ASGIConnection(scope)))
        started = False
        awaited = scope["method"] in _WITH_BODY

        async def receive_whole() -> ReceiveMessage:
            """Closing the connection before the request is whole is an error of the client, not of the server."""
            nonlocal awaited
            message = await receive()
            if awaited and message["type"] == "http.disconnect":
                raise Refused("bad_request", "the connection ended before the request did")
            awaited = awaited and bool(message.get("more_body"))
            return message

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = [*message["headers"], *self._headers]
            await send(message)

        try:
            refused = self.refusal(ASGIConnection(scope), str(scope["method"]))
            if refused is None:
                await self.app(scope, receive_whole, send_with_headers)
                return
        except Exception as error:
            log.error("a request failed", **traced(error))
            if started:
                raise
            refused = Refused("failed", "the server failed; what was asked for may not have been done")
        self.desk.metrics.refused(refused.code)
        await _answer(refused, send_with_headers)

    def refusal(self, connection: Connection, method: str) -> Refused | None:
        """Why a request is refused before it is routed; None if it is not."""
        settings = self.desk.settings
        if not self.desk.requests.take(client_of(settings, connection)):
            return Refused("too_fast", "too many requests; slow down")
        if "content-length" in connection.headers and "transfer-encoding" in connection.headers:
            return Refused("bad_request", "two lengths: expected either Content-Length or Transfer-Encoding")
        if not known_host(settings, connection):
            return Refused("foreign_host", "this server is not to be reached under this name")
        if method in _SAFE:
            return None
        if not same_origin(settings, connection):
            return Refused("foreign_origin", "this page may not do that here")
        # Pages of other origins can send forms and plain text without a CORS preflight, but not JSON.
        kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
        if method in _WITH_BODY and kind != "application/json":
            return Refused("not_json", "expected JSON, and a content type of application/json")
        return None


def problem_of(error: Refused) -> wire.Problem:
    return wire.Problem(error.code, error.message, details=error.details)


async def _answer(refused: Refused, send: Send) -> None:
    body = msgspec.json.encode(problem_of(refused))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refused.code == "bad_request":  # It may not be clear where it ends and the next begins (request smuggling).
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
