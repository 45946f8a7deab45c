"""Looking back: what a bot thinks of a finished game, and records that somebody sends to look at."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import JSONBody

from arcanum.server import wire
from arcanum.server.analyst import Analysis
from arcanum.server.heavy import heavy
from arcanum.server.http import (
    ON_SENDING,
    Asked,
    Replay,
    TableId,
    desk_of,
    finished,
    frames_of,
    problems,
    refuse_unreadable,
)
from arcanum.server.making import read_record
from arcanum.server.settings import Limits
from arcanum.server.table import check_seat
from arcanum.words.voices import seat_names, voice


@get("/tables/{id:str}/analysis", responses=problems("bad_request", "no_such_table", "not_allowed", "busy"))
async def analysed(request: Asked, id: TableId) -> Analysis:
    """How the chances went in a finished game, as a bot judges them. It takes a while: ask again until `done`."""
    desk = desk_of(request)
    table = await finished(desk, request, id)
    result = table.result()
    assert table.session is not None
    assert result is not None
    return desk.analyst.look(desk.thinkers, id, table.session.record, result)


@post("/replay", status_code=200, responses=problems(*ON_SENDING, "bad_record", "no_such_seat", "busy"))
async def replayed_record(request: Asked, data: JSONBody[wire.SentRecord]) -> Replay:
    """Positions of a game whose record is sent. Nothing of it is kept."""
    return await heavy(_frames, data, desk_of(request).settings.limits)


def _frames(sent: wire.SentRecord, limits: Limits) -> Replay:
    record = read_record(sent.record, limits)
    if sent.seat >= 0:
        check_seat(sent.seat, record.seats)
    names = seat_names(voice(record.game, sent.lang), ["human"] * record.seats)
    seat = None if sent.seat < 0 else sent.seat
    return frames_of(record, names, seat, sent.lang, sent.start, sent.count, True)


router = Router(path="/api", before_request=refuse_unreadable, route_handlers=[analysed, replayed_record])
