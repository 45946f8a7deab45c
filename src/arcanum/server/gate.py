"""The gate: accepts connections before anything of them is read, and closes those that are idle for too long.

A connection costs a descriptor, and a process has only so many. So one address has at most so many connections, all
together leave some descriptors to the database, the bots and the notices, and whoever does not say what they want
within seconds has to go. When there is no room for somebody new, whoever has been silent for longest makes it.
"""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import os
import socket as sockets
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto
from typing import Final

import structlog

from arcanum.server.settings import Limits

_AT_ONCE: Final = 64
"""So many are taken before others get their turn."""
_LOOK: Final = 0.5
"""Seconds between two looks at who is late."""
_REST: Final = 0.2
"""Seconds after which another connection is tried when the system had no descriptor left for one."""
_EXHAUSTED: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
_NETWORK: Final = 64
"""How many bits of an address of IPv6 are somebody's network: they have all addresses in it."""
_SELDOM: Final = 60.0
"""Seconds between two lines of the log about the same thing."""
log = structlog.get_logger()

Factory = Callable[["Visit"], asyncio.Protocol]


def network_of(host: str) -> str:
    """What an address counts as: itself, or with IPv6 its network, in which somebody has as many as they like."""
    try:
        number = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64] or "somewhere"
    if isinstance(number, ipaddress.IPv4Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((number, _NETWORK), strict=False))


class Stage(Enum):
    """How far a request is."""

    HEAD = auto()
    """Its head is not complete yet."""
    BODY = auto()
    """Its body is on the way."""
    ANSWER = auto()
    """The server has to answer."""
    SOCKET = auto()
    """It has become a WebSocket, which may stay open."""


class Visit:
    """A connection, for as long as it is open."""

    __slots__ = ("address", "gate", "stage", "transport")

    def __init__(self, gate: Gate, address: str) -> None:
        self.gate = gate
        self.address = address
        self.stage = Stage.ANSWER
        self.transport: asyncio.Transport | None = None

    def reach(self, stage: Stage) -> None:
        """The request has come to a stage; being there already does not extend its time limit."""
        if stage is not self.stage and self.stage is not Stage.SOCKET:
            self.gate.move(self, stage)

    def end(self) -> None:
        self.gate.forget(self)


class Gate:
    """The connections of one process."""

    def __init__(self, limits: Limits, room: int, trust_proxy: bool = False) -> None:
        self.room = room
        """How many connections there may be in all."""
        self.most = None if trust_proxy else limits.connections + limits.sockets
        """How many of one address. All that comes through a proxy comes from the proxy's."""
        self._patience = {Stage.HEAD: limits.head_seconds, Stage.BODY: limits.request_seconds}
        self._slow: dict[Stage, dict[Visit, float]] = {stage: {} for stage in self._patience}
        """Connections at a stage with a time limit, and since when, the oldest first."""
        self._all: set[Visit] = set()
        self._of: Counter[str] = Counter()
        self._told = Seldom()
        self._tasks: list[asyncio.Task[None]] = []
        self._greeting: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._all)

    # --- opening and closing ------------------------------------------------------------------------------------------

    def open(self, listening: sockets.socket, factory: Factory) -> None:
        """Take whoever comes from now on."""
        listening.setblocking(False)
        self._tasks = [asyncio.create_task(self._take(listening, factory)), asyncio.create_task(self._watch())]

    async def close(self) -> None:
        """Take nobody any more; who is there may stay."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _take(self, listening: sockets.socket, factory: Factory) -> None:
        loop = asyncio.get_running_loop()
        count = 0
        while True:
            try:
                connection, where = await loop.sock_accept(listening)
            except OSError as error:
                # Else a client that disconnected before it was accepted is no reason to do anything.
                if error.errno in _EXHAUSTED:
                    self._told.warn("no descriptors are left for connections", "", connections=len(self))
                    self._make_room()
                    await asyncio.sleep(_REST)
                continue
            self._let_in(connection, network_of(str(where[0])), factory)
            count += 1
            if count % _AT_ONCE == 0:
                await asyncio.sleep(0)

    def _let_in(self, connection: sockets.socket, address: str, factory: Factory) -> None:
        """Take a connection, or close it unread."""
        if self.most is not None and self._of[address] >= self.most:
            self._told.warn("connections were closed: too many of one address", address, most=self.most)
            connection.close()
            return
        if len(self) >= self.room and not self._make_room():
            self._told.warn("connections were closed: there is no room", address, room=self.room)
            connection.close()
            return
        visit = Visit(self, address)
        self._all.add(visit)
        self._of[address] += 1
        task = asyncio.create_task(self._greet(visit, connection, factory))
        self._greeting.add(task)
        task.add_done_callback(self._greeting.discard)

    async def _greet(self, visit: Visit, connection: sockets.socket, factory: Factory) -> None:
        """From here on the protocol has the connection, and says when it ends."""
        try:
            loop = asyncio.get_running_loop()
            visit.transport, _ = await loop.connect_accepted_socket(lambda: factory(visit), connection)
        except OSError:
            connection.close()
            self.forget(visit)

    # --- who is where -------------------------------------------------------------------------------------------------

    def move(self, visit: Visit, stage: Stage) -> None:
        if visit not in self._all:
            return
        self._leave_stage(visit)
        visit.stage = stage
        if stage in self._slow:
            self._slow[stage][visit] = time.monotonic()

    def forget(self, visit: Visit) -> None:
        """A connection has ended."""
        if visit not in self._all:
            return
        self._all.discard(visit)
        self._leave_stage(visit)
        self._of[visit.address] -= 1
        if not self._of[visit.address]:
            del self._of[visit.address]

    def _leave_stage(self, visit: Visit) -> None:
        if visit.stage in self._slow:
            self._slow[visit.stage].pop(visit, None)

    # --- who has to go ------------------------------------------------------------------------------------------------

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(_LOOK)
            now = time.monotonic()
            for stage, seconds in self._patience.items():
                for visit in [each for each, since in self._slow[stage].items() if now - since > seconds]:
                    self._told.warn("connections were closed: no whole request came", visit.address, seconds=seconds)
                    self._end(visit)

    def _make_room(self) -> bool:
        """End the connection that has said nothing for longest; whether there was one."""
        silent = self._slow[Stage.HEAD]
        if not silent:
            return False
        visit = next(iter(silent))
        self._told.warn("silent connections made room for others", visit.address, room=self.room)
        self._end(visit)
        return True

    def _end(self, visit: Visit) -> None:
        if visit.transport is not None:
            visit.transport.abort()
        self.forget(visit)


class Seldom:
    """Rate limit of a log message: once a minute at most, and then with how often it was."""

    def __init__(self) -> None:
        self._since: dict[str, float] = {}
        self._left_out: Counter[str] = Counter()

    def due(self, event: str) -> int:
        """How often it was since it was last said, if it is to be said now; else nothing."""
        self._left_out[event] += 1
        now = time.monotonic()
        if now - self._since.get(event, -_SELDOM) < _SELDOM:
            return 0
        self._since[event] = now
        return self._left_out.pop(event)

    def warn(self, event: str, address: str, **told: object) -> None:
        count = self.due(event)
        if count:
            log.warning(event, count=count, **({"address": address} if address else {}), **told)


# --- descriptors ------------------------------------------------------------------------------------------------------


_WISH: Final = 65_536
_RESERVE: Final = 64
"""Descriptors at least that connections leave to everything else; of many, an eighth."""


def raise_descriptors() -> None:
    """Let this process and those that it starts have as many descriptors as they may."""
    try:
        import resource
    except ImportError:  # Windows has no such limit.
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _WISH if hard == resource.RLIM_INFINITY else min(hard, _WISH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):  # Some systems have a lower limit that they do not tell.
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room_for_connections() -> int:
    """How many connections there may be now that everything else is open, with some descriptors in reserve."""
    try:
        import resource
    except ImportError:
        return _WISH
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if soft == resource.RLIM_INFINITY:
        return _WISH
    return max(soft // 4, soft - _in_use() - max(_RESERVE, soft // 8))


def _in_use() -> int:
    try:
        return len(os.listdir("/dev/fd"))
    except OSError:
        return _RESERVE
