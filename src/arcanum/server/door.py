"""The door: who may come in, from where and how often, and the headers that go with every answer.

It stands around the whole application, so that nothing is answered past it: neither a path that does not exist nor a
request that nobody could read.
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
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from arcanum.server import wire
from arcanum.server.desk import Desk
from arcanum.server.errors import Refused, traced
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
_NETWORK: Final = 64
"""How many bits of an address of IPv6 are somebody's network: they have all addresses in it."""

Connection = ASGIConnection[Any, Any, Any, Any]
log = structlog.get_logger()


def client_of(settings: Settings, connection: Connection) -> str:
    """The address that a client comes from; with IPv6 its network, in which it has as many addresses as it likes."""
    named = ""
    if settings.trust_proxy:
        named = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
    if not named:
        named = connection.client.host if connection.client is not None else ""
    try:
        number = ipaddress.ip_address(named.partition("%")[0])
    except ValueError:
        return named[:64] or "somewhere"
    if isinstance(number, ipaddress.IPv4Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((number, _NETWORK), strict=False))


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
    """Whether the name under which we are called is ours. Names lead wherever their owners like, also to this machine;
    a page of such a name would count as our own. Numbers belong to nobody but who has them."""
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
        told = [*HEADERS.items(), *([STRICT_TRANSPORT] if desk.settings.secure_cookies else [])]
        self._headers = [(name.encode(), value.encode()) for name, value in told]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        client.set(client_of(self.desk.settings, ASGIConnection(scope)))
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = [*message["headers"], *self._headers]
            await send(message)

        try:
            refused = self.refusal(ASGIConnection(scope), str(scope["method"]))
            if refused is None:
                await self.app(scope, receive, send_with_headers)
                return
        except Exception as error:
            log.error("a request failed", **traced(error))
            if started:
                raise
            refused = Refused("failed", "the server failed; what was asked for may not have been done")
        self.desk.metrics.refused(refused.code)
        await _answer(refused, send_with_headers)

    def refusal(self, connection: Connection, method: str) -> Refused | None:
        """Why a request is not even looked at."""
        settings = self.desk.settings
        if not self.desk.requests.take(client_of(settings, connection)):
            return Refused("too_fast", "too many requests; slow down")
        if not known_host(settings, connection):
            return Refused("foreign_host", "this server is not to be reached under this name")
        if method in _SAFE:
            return None
        if not same_origin(settings, connection):
            return Refused("foreign_origin", "this page may not do that here")
        # Pages elsewhere can send a form or plain text without asking first; JSON they cannot.
        kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
        if method in _WITH_BODY and kind != "application/json":
            return Refused("not_json", "expected JSON, and a content type of application/json")
        return None


def problem_of(error: Refused) -> wire.Problem:
    return wire.Problem(error.code, error.message, details=error.details)


async def _answer(refused: Refused, send: Send) -> None:
    body = msgspec.json.encode(problem_of(refused))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
