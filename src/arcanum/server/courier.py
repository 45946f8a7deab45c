"""The courier: tells people elsewhere that they are asked, by calling an address that their table names.

Anybody may name an address, so it is not trusted: it has to be one of the open internet, its name is resolved for every
call and the address that was checked is the one that is called, no redirection is followed, and a call that fails is
tried again with a backoff, a few times. Each host has a queue of its own, from which one call is made at a time: a slow
one keeps nobody else waiting.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
import threading
import time
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import httpx
import msgspec
import structlog

from arcanum.server.errors import Refused
from arcanum.server.identity import new_id
from arcanum.server.signatures import check_secret, headers_of
from arcanum.server.table import Table

WAITING: Final = 1_000
"""How many notices may be on the way; further ones are dropped."""
IN_LINE: Final = 100
"""How many of them to one host."""
RETRIES: Final = (1.0, 5.0, 25.0)
"""The backoff: seconds after which a call is tried again."""
_PATIENCE: Final = 10.0
"""How many seconds a call may take in all, however slowly the other side talks."""
_LOOKUP: Final = 5.0
"""How many of them resolving its name may take."""
_LOOKUPS: Final = 16
"""How many names may be resolved at once, abandoned ones included."""
_AT_ONCE: Final = 16
_NUMBERS: Final = 3
"""How many of the addresses of a name are tried."""
_HOST: Final = re.compile(r"[a-z0-9._:-]+")
_UNICAST: Final = ipaddress.ip_network("2000::/3")
_RELAYED: Final = ipaddress.ip_network("2002::/16")
_SPECIAL: Final = ipaddress.ip_network("192.0.0.0/24")
"""Kept for protocols; some versions of Python take parts of it for public."""

log = structlog.get_logger()


class Notice(msgspec.Struct, frozen=True):
    """What is told: that somebody is asked to answer at a table, and nothing of what is asked."""

    table: str
    game: str
    seat: int
    name: str
    over: bool


@dataclass(frozen=True, slots=True)
class _Call:
    table: str
    url: httpx.URL
    body: bytes
    secret: str
    id: str
    """The same one each time it is tried, so that whoever gets it twice can tell."""


class _NotTaken(Exception):
    """The other side answers that it cannot take it now."""


class Courier:
    """Carries notices to webhooks."""

    def __init__(self, enabled: bool, private: bool) -> None:
        self.enabled = enabled
        self.private = private
        """Whether addresses of closed networks may be called."""
        self.delivered = 0
        self.dropped = 0
        self._lines: dict[str, deque[_Call]] = {}
        """The calls that wait, by host."""
        self._tasks: set[asyncio.Task[None]] = set()
        """One for each line."""
        self._at_once = asyncio.Semaphore(_AT_ONCE)
        self._looking_up = 0
        self._tls: ssl.SSLContext | None = None
        self._started = False

    async def start(self) -> None:
        self._started = self.enabled

    async def stop(self) -> None:
        """Carry what is on the way, for a moment, and stop."""
        self._started = False
        tasks = list(self._tasks)
        if tasks:
            await asyncio.wait(tasks, timeout=1.0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- addresses ----------------------------------------------------------------------------------------------------

    def check(self, address: str, secret: str = "") -> None:
        """Refuse an address that can never be called. What its name stands for is looked at when it is called."""
        if secret:
            check_secret(secret)
        if not self.enabled:
            raise Refused("bad_table", "webhook: this server calls nobody")
        try:
            url = httpx.URL(address)
        except (httpx.InvalidURL, ValueError) as error:
            raise Refused("bad_table", f"webhook: expected an address, found something else: {error}") from error
        plain = address.isascii() and _HOST.fullmatch(_host(url)) and not url.userinfo
        if url.scheme not in ("http", "https") or not plain or not 0 < (url.port or 80) < 65536:
            raise Refused("bad_table", "webhook: expected an address such as https://example.org/notices")
        if not self.private and url.port not in (None, 80, 443):
            raise Refused("bad_table", "webhook: expected no port but 80 or 443")
        with suppress(ValueError):
            self._allow(str(ipaddress.ip_address(_host(url))))

    def _allow(self, found: str) -> None:
        if not self.private and not is_public(found):
            raise Refused("bad_table", "webhook: expected an address of the open internet")

    # --- notices ------------------------------------------------------------------------------------------------------

    def notice(self, before: Table | None, table: Table) -> None:
        """Something happened at a table: those who are newly asked are told, and all when it is over. `before` is the
        table as it was; None if it is new."""
        if not self._started or not table.info.webhook:
            return
        for seat, there in enumerate(table.seats):
            if there.person and _is_news(before, table, seat):
                told = msgspec.json.encode(Notice(table.id, table.game.id, seat, there.name, table.over))
                url, secret = httpx.URL(table.info.webhook), table.info.webhook_secret
                self._put(_Call(table.id, url, told, secret, f"msg_{new_id()}"))

    def _put(self, call: _Call) -> None:
        """Put a call into the queue of its host. Never waits: if there are too many, it is dropped."""
        host = _host(call.url)
        line = self._lines.get(host)
        full = sum(map(len, self._lines.values())) >= WAITING
        if full or (line is not None and len(line) >= IN_LINE):
            self.dropped += 1
            return
        if line is None:
            line = self._lines[host] = deque()
            task = asyncio.create_task(self._serve(host, line))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        line.append(call)

    # --- calls --------------------------------------------------------------------------------------------------------

    async def _serve(self, host: str, line: deque[_Call]) -> None:
        """Make the calls of a queue, one after the other."""
        try:
            while line:
                await self._deliver(line[0])
                line.popleft()
        finally:
            del self._lines[host]

    async def _deliver(self, call: _Call) -> None:
        """Try a few times. Whatever happens on the other side is not our failure."""
        for tries, pause in enumerate((*RETRIES, None), 1):
            try:
                async with self._at_once, asyncio.timeout(_PATIENCE):
                    await self._carry(call)
                self.delivered += 1
                return
            except Exception as error:
                if pause is None or isinstance(error, Refused):
                    self.dropped += 1
                    # The rest of the address may be a secret of whoever has named it.
                    where = {"table": call.table, "host": _host(call.url)}
                    log.info("a notice was given up", cause=type(error).__name__, tries=tries, **where)
                    return
            await asyncio.sleep(pause)

    async def _carry(self, call: _Call) -> None:
        """Call the first address that answers. Addresses are called rather than the name, so that it cannot resolve to
        another one in the meantime (DNS rebinding)."""
        numbers = await self._look_up(call.url)
        for at, number in enumerate(numbers, 1):
            try:
                await self._post(call, number)
                return
            except httpx.ConnectError:
                if at == len(numbers):
                    raise

    async def _post(self, call: _Call, number: str) -> None:
        url = call.url
        request = httpx.Request(
            "POST",
            url.copy_with(host=number),
            content=call.body,
            headers={
                "host": url.netloc.decode("ascii"),
                "content-type": "application/json",
                "user-agent": "arcanum",
                **headers_of(call.secret, call.id, int(time.time()), call.body),
            },
            extensions={"sni_hostname": _host(url), "timeout": httpx.Timeout(_PATIENCE).as_dict()},
        )
        # A transport rather than a client: no cookies, no redirections, no proxies of the environment. It is not kept,
        # because two names may share a number and must not share a connection.
        async with httpx.AsyncHTTPTransport(verify=await self._certificates(), trust_env=False) as transport:
            answer = await transport.handle_async_request(request)
            await answer.aclose()
        if answer.status_code >= 500 or answer.status_code == 429:
            raise _NotTaken
        if not answer.is_success:
            raise Refused("bad_table", f"webhook: expected it to take the notice, found {answer.status_code}")

    async def _certificates(self) -> ssl.SSLContext:
        """The trusted certificates; reading them takes a while, so it is done once and not in the event loop."""
        if self._tls is None:
            self._tls = await asyncio.to_thread(httpx.create_ssl_context, trust_env=False)
        return self._tls

    async def _look_up(self, url: httpx.URL) -> list[str]:
        """The addresses of a name; all of them have to be allowed."""
        port = url.port or (443 if url.scheme == "https" else 80)
        numbers = await asyncio.wait_for(self._numbers(_host(url), port), _LOOKUP)
        for number in numbers:
            self._allow(number)
        return numbers[:_NUMBERS]

    async def _numbers(self, host: str, port: int) -> list[str]:
        """Names are resolved in threads of their own: a slow answer must keep neither the threads of others busy nor
        the server from stopping."""
        if self._looking_up >= _LOOKUPS:
            raise _NotTaken
        self._looking_up += 1
        loop = asyncio.get_running_loop()
        done: asyncio.Future[list[str]] = loop.create_future()

        def settle(numbers: list[str], error: OSError | UnicodeError | None) -> None:
            self._looking_up -= 1
            if done.cancelled():
                return
            if error is not None:
                done.set_exception(error)
            else:
                done.set_result(numbers)

        def ask() -> None:
            numbers: list[str] = []
            failure: OSError | UnicodeError | None = None
            try:
                found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
                numbers = list(dict.fromkeys(str(each[4][0]) for each in found))
            except (OSError, UnicodeError) as error:
                failure = error
            with suppress(RuntimeError):  # The server has stopped in the meantime.
                loop.call_soon_threadsafe(settle, numbers, failure)

        threading.Thread(target=ask, name="lookup", daemon=True).start()
        return await done


def _host(url: httpx.URL) -> str:
    """The host as it is looked up and called, not as it would be shown to people."""
    return url.raw_host.decode("ascii")


def _is_news(before: Table | None, table: Table, seat: int) -> bool:
    """Whether a seat has to be told: the game has ended, or the seat is asked something that it was not asked before.
    That others answer in secret meanwhile is no news."""
    if table.over:
        return before is None or not before.over
    if seat not in table.asked() or table.bot_for(seat):
        return False
    actions = table.session.record.actions if table.session is not None else []
    if actions and actions[-1][0] == seat:
        return False  # Who has just answered and is asked something else is at the table.
    return before is None or seat not in before.asked() or _asked_for(before, seat) != _asked_for(table, seat)


def _asked_for(table: Table, seat: int) -> tuple[int, int]:
    """What tells one question to a seat from the next."""
    return table.answers(seat), table.public_backs


def is_public(number: str) -> bool:
    """Whether an address belongs to the open internet, and to one machine: neither to this machine or its network, nor
    to a group, nor to a way round, such as an IPv4 address within one of IPv6."""
    found = ipaddress.ip_address(number)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found not in _UNICAST or found in _RELAYED:
            return False
    elif found in _SPECIAL:
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved
