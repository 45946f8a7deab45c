"""What the server answers over HTTP: tables, seats, records, replays, accounts and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from arcanum.bots import RIVALS
from arcanum.core.game import Option
from arcanum.core.record import Record, arrive, branch, replay
from arcanum.core.state import Data
from arcanum.games import GAMES, find
from arcanum.server import wire
from arcanum.server.desk import Desk
from arcanum.server.door import Door, client_of
from arcanum.server.entries import Info, Sat
from arcanum.server.errors import STATUS, Refused
from arcanum.server.heavy import heavy
from arcanum.server.identity import COOKIE, REMEMBERED, hash_of, id_from, new_token
from arcanum.server.making import Maker, keep_table, plan_branch, plan_table, secret_of
from arcanum.server.offers import id_of
from arcanum.server.showing import about, names_of
from arcanum.server.store import Listed
from arcanum.server.table import Table, check_seat
from arcanum.words.core import bot_note, core_words, seat_name
from arcanum.words.voices import CardFace, LogLine, Voice, seat_names, voice

Asked = Request[Any, Any, State]
Limit = Annotated[int, Parameter(ge=1, le=100)]
TableId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,32}$", max_length=32)]
Time = Annotated[int, Parameter(ge=0, le=1 << 53)]
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
Seat = Annotated[int, Parameter(ge=-1, le=7)]
_BEARER: Final = "bearer "


class OptionInfo(wire.Sent, frozen=True):
    name: str
    default: str | int
    choices: list[str | int]
    summary: str
    label: str
    """What it decides, in the asked language."""
    labels: list[str]
    """The choices in the asked language."""


class BotInfo(wire.Sent, frozen=True):
    """A bot that may be given a seat."""

    id: str
    name: str
    note: str
    """What it is like, in a few words."""
    level: int
    """How strong it is, from 1 on; 0 for a guest of whom that is not known."""


class GameInfo(wire.Sent, frozen=True):
    id: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]
    """Weakest first; guests come last."""
    goal: int
    """So many points a player needs to win; 0 in a game that points do not decide."""
    first_game: dict[str, str | int]
    """The options that the rules advise for somebody's first game; empty if they advise none."""
    primer: list[str]
    """The game in short, in the asked language."""


class Frame(wire.Sent, frozen=True):
    """A position of a replay."""

    moves: int
    """After how many answers; while the game goes on, only those are counted that make a frame."""
    seat: int | None
    """Who answered last; none if several answered at the same time."""
    action: str
    """The answer; empty for those of others while the game goes on."""
    label: str
    view: Data
    log: list[LogLine]


class Replay(wire.Sent, frozen=True):
    frames: list[Frame]
    moves: int
    """How many moves there are in all."""


def desk_of(request: Asked) -> Desk:
    found = request.app.state.desk
    assert isinstance(found, Desk)
    return found


def door_of(request: Asked) -> Door:
    found = request.app.state.door
    assert isinstance(found, Door)
    return found


async def visitor_of(desk: Desk, request: Any) -> str | None:
    return await desk.visitors.who(request.cookies.get(COOKIE))


def _bearer(request: Asked) -> str | None:
    """The token that comes with a request."""
    said = request.headers.get("authorization", "")
    return said[len(_BEARER) :].strip() if said.lower().startswith(_BEARER) else None


async def seat_held(desk: Desk, request: Asked, id: str) -> int | None:
    """The seat of whoever asks: by the token that comes with the request, or else by who they are."""
    token = _bearer(request)
    if token is not None:
        return await desk.seat_of(id, hash_of(token), None)
    return await desk.seat_of(id, None, await visitor_of(desk, request))


def with_cookie(desk: Desk, content: Any, cookie: str | None, status: int = 200) -> Response[Any]:
    """An answer with which somebody is given a cookie: no script can read it, and no other site can send it."""
    if not cookie:
        return Response(content, status_code=status)
    secure = desk.settings.secure_cookies
    given = Cookie(COOKIE, value=cookie, max_age=REMEMBERED, httponly=True, samesite="lax", secure=secure, path="/")
    return Response(content, status_code=status, cookies=[given])


async def _welcome(request: Asked, name: str) -> tuple[str, str | None]:
    """The visitor, and the cookie to give to one who was not known."""
    desk = desk_of(request)
    visitor = await visitor_of(desk, request)
    if visitor is not None:
        return visitor, None
    # Whoever leaves their cookies behind is somebody new each time; limits on what one may have have to hold for them.
    if not door_of(request).guests.take(client_of(desk.settings, request)):
        raise Refused("too_many", "too many new guests come from your address; wait a little")
    return await desk.visitors.welcome(name)


async def refuse_unreadable(request: Asked) -> None:
    """Refuse parameters that a request does not have, since whoever misspells one would wonder, and what is no text."""
    known = request.route_handler.parsed_fn_signature.parameters.keys() - request.path_params.keys()
    for name in request.query_params:
        if name not in known:
            raise Refused("bad_request", f"{name}: there is no such parameter")
    try:
        (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise Refused("bad_request", f"expected UTF-8, found something else at byte {error.start}") from error


def problems(*codes: str) -> dict[int, ResponseSpec]:
    """What else a request may be answered with, besides what it asks for."""
    statuses = {STATUS[code] for code in (*codes, "too_fast", "failed", "not_stored", "foreign_host")}
    told = {status: [code for code in STATUS if STATUS[code] == status] for status in sorted(statuses)}
    return {
        status: ResponseSpec(wire.Problem, generate_examples=False, description=f"Not done: {', '.join(codes)}.")
        for status, codes in told.items()
    }


ON_SENDING: Final = ("bad_request", "foreign_origin", "too_large", "not_json")
_AS_BEFORE: Final = {200: ResponseSpec(wire.Seated, generate_examples=False, description="One has a seat already.")}


# --- games and cards --------------------------------------------------------------------------------------------------


@get("/games", sync_to_thread=True, responses=problems("bad_request"))
def games(request: Asked, lang: FromQuery[wire.Lang] = "en") -> list[GameInfo]:
    """The games that can be played, and the bots that play them."""
    words = core_words(lang)
    bots = [
        *[BotInfo(bot, seat_name(words, bot), bot_note(words, bot), level) for level, bot in enumerate(RIVALS, 1)],
        *[BotInfo(id_of(name), name, bot_note(words, "named"), 0) for name in desk_of(request).settings.bots],
    ]
    return [
        GameInfo(
            game.id,
            list(game.seat_counts),
            [_option(each, voice(game.id, lang)) for each in game.offers()],
            bots,
            game.goal,
            game.first_options(),
            voice(game.id, lang).primer("screen"),
        )
        for game in GAMES.values()
    ]


def _option(option: Option, speaking: Voice) -> OptionInfo:
    labels = [speaking.option_value(option.name, choice) for choice in option.choices]
    named = speaking.option_name(option.name)
    return OptionInfo(option.name, option.default, list(option.choices), option.summary, named, labels)


@get("/games/{game:str}/cards", sync_to_thread=True, responses=problems("bad_request", "no_such_game"))
def cards(game: FromPath[str], lang: FromQuery[wire.Lang] = "en") -> list[CardFace]:
    """All cards of a game, in a language."""
    if game not in GAMES:
        raise Refused("no_such_game", f"there is no game {game!r}")
    return voice(game, lang).cards()


# --- tables -----------------------------------------------------------------------------------------------------------


@post("/tables", responses=problems(*ON_SENDING, "bad_table", "bad_record", "too_many") | _AS_BEFORE)
async def make(request: Asked, data: JSONBody[wire.MakeTable]) -> Response[wire.Seated]:
    """Make a table. Whoever sits down at it is given the token of their seat."""
    desk = desk_of(request)
    before = await _made_before(desk, data)
    if before is not None:
        return with_cookie(desk, before, None)
    async with desk.making(await visitor_of(desk, request)):
        planned = await plan_table(data, desk.settings.limits, desk.settings.bots)
        return await _make(request, planned, data)


async def _made_before(desk: Desk, data: wire.NewTable) -> wire.Seated | None:
    """The table that the same request has made before."""
    if data.webhook or data.webhook_secret:
        desk.courier.check(data.webhook, data.webhook_secret)
    seated = await desk.seated(data.token) if data.token else None
    if seated is None or data.token is None:
        return None
    # Who has joined has a token of the table, too, but not the one that it was made with.
    made = seated[0] == id_from(data.token)
    return wire.Seated(*seated, data.token, await secret_of(desk.hub, seated[0]) if made else None)


async def _make(request: Asked, planned: Info, data: wire.NewTable) -> Response[wire.Seated]:
    desk = desk_of(request)
    visitor, cookie = await _welcome(request, data.name)
    seated, made = await keep_table(desk.hub, planned, data, Maker(visitor, visitor, data.name))
    return with_cookie(desk, seated, cookie, 201 if made else 200)


@get("/tables", responses=problems("bad_request"))
async def listed(
    request: Asked,
    status: FromQuery[Literal["open", "playing", "over"] | None] = None,
    limit: Limit = 50,
    before: Time = 1 << 53,
    lang: FromQuery[wire.Lang] = "en",
) -> list[Listed]:
    """Public tables, the latest first: open ones to join, running ones to watch, finished ones to replay."""
    return [_called(each, lang) for each in await desk_of(request).store.listed(status, limit, before)]


@get("/my/tables", responses=problems("bad_request"))
async def mine(
    request: Asked, limit: Limit = 100, before: Time = 1 << 53, lang: FromQuery[wire.Lang] = "en"
) -> list[Listed]:
    """The tables at which one sits, the latest first."""
    desk = desk_of(request)
    visitor = await visitor_of(desk, request)
    return (
        [] if visitor is None else [_called(each, lang) for each in await desk.store.listed_of(visitor, limit, before)]
    )


def _called(each: Listed, lang: wire.Lang) -> Listed:
    """A table in a list, with its bots as they are called at it; a game that is no more has no names for them."""
    bots = seat_names(voice(each.game, lang), each.bots) if each.game in GAMES else []
    return msgspec.structs.replace(each, bots=bots)


@get("/tables/{id:str}", responses=problems("bad_request", "no_such_table"))
async def table(request: Asked, id: TableId, lang: FromQuery[wire.Lang] = "en") -> wire.TableInfo:
    """What everybody may know of a table."""
    desk = desk_of(request)
    live = await desk.hub.get(id)
    told = about(live.table, voice(live.table.game.id, lang), live.online())
    if live.table.info.delay and not live.table.over and await seat_held(desk, request, id) is None:
        # Spectators see everything later; so they do not see here how the game goes on, either.
        told = msgspec.structs.replace(told, asked=[], moves=0)
    return told


@post(
    "/tables/{id:str}/join",
    responses=problems(*ON_SENDING, "no_such_table", "no_such_seat", "seat_taken", "too_many") | _AS_BEFORE,
)
async def join(request: Asked, id: TableId, data: JSONBody[wire.JoinTable]) -> Response[wire.Seated]:
    """Take an open seat. Whoever has one already is told which."""
    desk = desk_of(request)
    sent = hash_of(data.token) if data.token else None
    held = await desk.seat_of(id, sent, await visitor_of(desk, request))
    if held is not None:
        return with_cookie(desk, wire.Seated(id, held, None), None)
    sat: list[Sat] = []

    def sit_down(now: Table) -> list[Sat]:
        sat[:] = [now.sit(data.seat, data.name)]
        return sat

    try:
        sit_down((await desk.hub.get(id)).table)  # Nobody is made a guest for a table that is full.
        visitor, cookie = await _welcome(request, data.name)
        token = data.token or new_token()
        await desk.hub.act(id, sit_down, holder=(hash_of(token), visitor))
    except Refused:
        held = await desk.seat_of(id, sent, None)
        if held is None:
            raise
        return with_cookie(desk, wire.Seated(id, held, None), None)  # The same request was under way.
    return with_cookie(desk, wire.Seated(id, sat[0].seat, token), cookie, 201)


@delete(
    "/tables/{id:str}/seat",
    status_code=204,
    responses=problems("bad_request", "foreign_origin", "no_such_table", "not_your_seat", "not_allowed"),
)
async def get_up(request: Asked, id: TableId) -> None:
    """Give one's seat back before the game begins. A table that the last person leaves is deleted."""
    desk = desk_of(request)
    await desk.hub.get_up(id, lambda: seat_held(desk, request, id))


@delete(
    "/tables/{id:str}",
    status_code=204,
    responses=problems("bad_request", "foreign_origin", "no_such_table", "not_allowed"),
)
async def call_off(request: Asked, id: TableId) -> None:
    """Delete a table that one has made and at which nobody has played yet."""
    desk = desk_of(request)
    made = await desk.store.maker(id)
    if made is None:
        raise Refused("no_such_table", f"there is no table {id!r}")
    if made not in await _identities(desk, request, id):
        raise Refused("not_allowed", "only who made a table can call it off")
    await desk.hub.call_off(id)


async def _identities(desk: Desk, request: Asked, id: str) -> set[str]:
    """Who asks: by their cookie, or by the token of their seat."""
    token = _bearer(request)
    if token is None:
        visitor = await visitor_of(desk, request)
        return set() if visitor is None else {visitor}
    return {visitor for _, known, visitor in await desk.store.tokens(id) if known == hash_of(token) and visitor}


@post(
    "/tables/{id:str}/branch",
    responses=problems(*ON_SENDING, "no_such_table", "not_allowed", "no_such_move", "bad_table", "too_many")
    | _AS_BEFORE,
)
async def branch_off(request: Asked, id: TableId, data: JSONBody[wire.BranchTable]) -> Response[wire.Seated]:
    """A new table that goes on from the middle of a game that is over."""
    desk = desk_of(request)
    before = await _made_before(desk, data)
    if before is not None:
        return with_cookie(desk, before, None)
    async with desk.making(await visitor_of(desk, request)):
        source = await finished(desk, request, id)
        planned = await heavy(plan_branch, source, data, desk.settings.limits, desk.settings.bots)
        return await _make(request, planned, data)


# --- finished games ---------------------------------------------------------------------------------------------------


async def finished(desk: Desk, request: Asked, id: str) -> Table:
    """A game that is over and that one may look at: it was public or was shared, or one has played in it."""
    table = (await desk.hub.get(id)).table
    if not table.shared and await seat_held(desk, request, id) is None:
        raise Refused("not_allowed", "this game is private")
    if not table.over:
        raise Refused("not_allowed", "the game is not over: until then its record would tell what is hidden")
    return table


@post(
    "/tables/{id:str}/share",
    status_code=204,
    responses=problems(*ON_SENDING, "no_such_table", "not_your_seat", "not_allowed"),
)
async def share(request: Asked, id: TableId, data: JSONBody[wire.ShareTable]) -> None:
    """Let everybody who knows the address look at a finished game in which one has played."""
    desk = desk_of(request)
    seat = await seat_held(desk, request, id)
    if seat is None:
        raise Refused("not_your_seat", "only those who have played can share a game")
    if not (await desk.hub.get(id)).table.shared:
        await desk.hub.act(id, lambda now: [now.share(seat)], seat)


@get("/tables/{id:str}/record", responses=problems("bad_request", "no_such_table", "not_allowed"))
async def record(request: Asked, id: TableId) -> Data:
    """The record of a finished game."""
    return (await finished(desk_of(request), request, id)).played().data()


@get("/tables/{id:str}/replay", responses=problems("bad_request", "no_such_table", "not_allowed", "not_playing"))
async def replayed(
    request: Asked,
    id: TableId,
    seat: Seat = -1,
    lang: FromQuery[wire.Lang] = "en",
    start: Number = 0,
    count: Annotated[int, Parameter(ge=1, le=wire.FRAMES)] = 50,
) -> Replay:
    """Positions of a game as a seat (-1: a spectator) saw them: all seats' of a finished one, else one's own."""
    desk = desk_of(request)
    table = (await desk.hub.get(id)).table
    if table.over:
        await finished(desk, request, id)
    elif await seat_held(desk, request, id) != seat:
        raise Refused("not_allowed", "while the game goes on one may look back from one's own seat only")
    if not table.begun:
        raise Refused("not_playing", "the game has not begun")
    if seat >= 0:
        check_seat(seat, len(table.seats))
    assert table.session is not None
    whole = branch(table.session.record, table.moves)
    names = names_of(table, voice(table.game.id, lang))
    return await heavy(frames_of, whole, names, None if seat < 0 else seat, lang, start, count, table.over)


def frames_of(
    record: Record, names: Sequence[str], seat: int | None, lang: str, start: int, count: int, over: bool
) -> Replay:
    """Positions of a game as a seat saw them.

    While a game goes on, answers of others are told by what all have seen of them and not in their words, which may
    name hidden cards; those that are given in secret make no frame and are counted nowhere.
    """
    speaking = voice(record.game, lang)
    state = replay(record, find(record.game), 0)
    frames: list[Frame] = []
    told, shown = 0, 0
    for number in range(len(record.actions) + 1):
        by, words = record.actions[number - 1] if number else (None, "")
        if by is not None:
            phase = state.branches
            state.apply(by, state.space.parse(words))
            arrive(record, state, number)
            if not over and by != seat:
                if phase and state.branches is phase:
                    continue
                by, words = None if phase else by, ""
        if start <= shown < start + count:
            happened = state.events(told, seat)
            label = speaking.choice(words, names).label if words else ""
            moves = number if over else shown
            frames.append(Frame(moves, by, words, label, state.view(seat), speaking.log(happened, names)))
        told = state.event_count
        shown += 1
    return Replay(frames, shown - 1)


router = Router(
    path="/api",
    before_request=refuse_unreadable,
    route_handlers=[
        games,
        cards,
        make,
        listed,
        mine,
        table,
        join,
        branch_off,
        get_up,
        call_off,
        share,
        record,
        replayed,
    ],
)
