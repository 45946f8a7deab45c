"""Figures about the server, in the form that Prometheus reads.

Several workers share one port, so a reader reaches any of them. They keep their figures in files of a common folder
then (`PROMETHEUS_MULTIPROC_DIR`, which `serving` sets), and whoever is asked adds them up.
"""

from __future__ import annotations

import asyncio
import ipaddress
import os
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from arcanum.server.entries import Moved, Stamped
from arcanum.server.errors import STATUS, Refused
from arcanum.server.thinkers import LANES

if TYPE_CHECKING:
    from arcanum.server.desk import Desk

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the common folder of several workers."""
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_EVERY: Final = 2.0
"""Seconds after which the figures that other workers see are renewed."""
_BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)
_THOUGHTS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0)
_FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")
"""Headers by which a proxy says for whom it asks."""


class Metrics:
    """What was counted since the start, and how things stand."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._seconds = Histogram(
            "arcanum_stored_seconds",
            "From a wish to its entries being stored.",
            registry=self.registry,
            buckets=_BUCKETS,
        )
        self._moves = self._counter("arcanum_moves", "Answers that were stored.", "by")
        self._refused = self._counter("arcanum_refused", "What was refused.", "code")
        self._thoughts = Histogram(
            "arcanum_bots_seconds",
            "From a question to the bot's answer.",
            ["lane"],
            registry=self.registry,
            buckets=_THOUGHTS,
        )
        self._cut = self._counter("arcanum_bots_cut", "Thoughts that time has cut short.", "lane")
        self._restarts = self._counter("arcanum_bots_restarts", "Bot processes that had to be replaced.")
        self._notices = self._counter("arcanum_notices", "Notices to webhooks.", "end")
        self._tables = self._gauge("arcanum_tables", "Tables in use.")
        self._sockets = self._gauge("arcanum_sockets", "Open sockets.")
        self._waiting = self._gauge("arcanum_bots_waiting", "Questions that wait for a bot.")
        self._busy = self._gauge("arcanum_bots_busy", "Bots that think.")
        self._lag = self._gauge("arcanum_loop_lag_seconds", "How late the event loop was of late.", "livemax")
        self._brought: dict[str, int] = {}
        for lane in LANES:
            self._thoughts.labels(lane)
            self._cut.labels(lane)
        for code in STATUS:
            self._refused.labels(code)
        if FOLDER not in os.environ:
            ProcessCollector(registry=self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, registry=self.registry)

    def _gauge(self, name: str, about: str, mode: Any = "livesum") -> Gauge:
        return Gauge(name, about, registry=self.registry, multiprocess_mode=mode)

    # --- counting -----------------------------------------------------------------------------------------------------

    def stored(self, entries: Iterable[Stamped], seconds: float) -> None:
        """Entries were stored, so long after somebody wished for it."""
        self._seconds.observe(seconds)
        for stamped in entries:
            if isinstance(stamped.entry, Moved):
                self._moves.labels("bot" if stamped.entry.bot else "person").inc()

    def thought(self, lane: str, seconds: float, cut: bool) -> None:
        """A bot has answered, so long after it was asked."""
        self._thoughts.labels(lane).observe(seconds)
        if cut:
            self._cut.labels(lane).inc()

    def refused(self, code: str) -> None:
        self._refused.labels(code).inc()

    @asynccontextmanager
    async def watching(self, desk: Desk) -> AsyncIterator[None]:
        """Look at the desk every now and then, for as long as the context lasts."""
        task = asyncio.create_task(self._watch(desk))
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _watch(self, desk: Desk) -> None:
        while True:
            self.look(desk)
            before = time.monotonic()
            await asyncio.sleep(_EVERY)
            self._lag.set(max(0.0, time.monotonic() - before - _EVERY))

    def look(self, desk: Desk) -> None:
        """How things stand."""
        live = desk.hub.live.values()
        self._tables.set(len(live))
        self._sockets.set(sum(len(each.listeners) for each in live))
        self._waiting.set(desk.thinkers.waiting)
        self._busy.set(desk.thinkers.busy)
        self._bring_to(self._restarts, "restarts", desk.thinkers.restarts)
        self._bring_to(self._notices.labels("delivered"), "delivered", desk.courier.delivered)
        self._bring_to(self._notices.labels("dropped"), "dropped", desk.courier.dropped)

    def _bring_to(self, counter: Counter, name: str, total: int) -> None:
        """Let a counter say what others have counted in this process."""
        counter.inc(total - self._brought.get(name, 0))
        self._brought[name] = total

    def text(self) -> bytes:
        """All figures, of all workers."""
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def figures(request: Request[Any, Any, State]) -> Response[bytes]:
    """The figures: for this machine only, unless the settings say otherwise."""
    desk: Desk = request.app.state.desk
    if not desk.settings.open_metrics and not from_here(request):
        raise Refused("not_allowed", "figures are for this machine only")
    desk.metrics.look(desk)
    return Response(desk.metrics.text(), headers={"content-type": CONTENT_TYPE})


def from_here(request: Any) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy that runs on it."""
    if request.client is None or any(header in request.headers for header in _FORWARDED):
        return False
    try:
        number = ipaddress.ip_address(request.client.host)
    except ValueError:
        return False
    mapped = getattr(number, "ipv4_mapped", None)
    return bool((mapped or number).is_loopback)
