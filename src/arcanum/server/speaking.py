"""What is spoken over connections: HTTP and WebSockets by uvicorn, which tell the gate how far they are."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from arcanum.server.gate import Seldom, Stage, Visit


class Http(H11Protocol):
    """HTTP until somebody wants a socket."""

    def __init__(self, visit: Visit, **parts: Any) -> None:
        super().__init__(**parts)
        self._visit = visit
        self.ws_protocol_class = partial(Socket, visit)  # type: ignore[assignment]

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._look()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._visit.end()

    def _look(self) -> None:
        state = self.conn.their_state
        self._visit.reach(Stage.HEAD if state is h11.IDLE else Stage.BODY if state is h11.SEND_BODY else Stage.ANSWER)


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket."""

    def __init__(self, visit: Visit, **parts: Any) -> None:
        super().__init__(**parts)
        self._visit = visit
        visit.reach(Stage.SOCKET)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._visit.end()


def quieten() -> None:
    """Let the libraries say once a minute what clients can make them say as often as they like."""
    logging.getLogger("uvicorn.error").addFilter(_Seldom())


class _Seldom(logging.Filter):
    def __init__(self) -> None:
        super().__init__()
        self._told = Seldom()

    def filter(self, record: logging.LogRecord) -> bool:
        return record.levelno > logging.WARNING or self._told.due(str(record.msg)) > 0
