"""New tables: from scratch, from a record or a scenario, from the middle of another game, and rematches.

Records and scenarios come from anybody. They are read and played through in a thread, for so long and no longer.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
import structlog

from arcanum.bots import BotError
from arcanum.core import scenario
from arcanum.core.actions import UnknownAction
from arcanum.core.documents import ContentError
from arcanum.core.files import RecordError
from arcanum.core.game import Game, GameError
from arcanum.core.reasons import IllegalAction
from arcanum.core.record import Record, arrive, begin, branch, check_result, read_move, refused, replay
from arcanum.core.state import EndlessGame, GameState
from arcanum.games import find
from arcanum.server.entries import AnyEntry, Info, Sat, Stamped
from arcanum.server.errors import Refused, traced
from arcanum.server.heavy import heavy
from arcanum.server.hub import Hub, SeatToken, now_ms, summary_of
from arcanum.server.identity import hash_of, id_from, new_id, new_token
from arcanum.server.offers import check_offered, is_named
from arcanum.server.settings import Limits
from arcanum.server.signatures import new_secret
from arcanum.server.store import NotStored
from arcanum.server.table import STAND_IN, Table
from arcanum.server.wire import BranchTable, MakeTable, NewTable, Seated, SeatWish

_PROBLEMS: Final = 5
"""How many mistakes of a scenario are told at once."""
_LARGEST: Final = 10_000
_LONGEST: Final = 200
_DEEPEST: Final = 20
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Maker:
    """The maker of a table."""

    client: str
    """By what tables are counted: the visitor, or the table before it if nobody knows who plays there."""
    visitor: str | None
    name: str


async def plan_table(wish: MakeTable, limits: Limits, offered: Mapping[str, str]) -> Info:
    """What a new table would be; raises Refused for whatever cannot be played. Nothing is kept yet."""
    _check_seats(wish.seats, limits, offered)
    record = await heavy(_start_of, wish, limits)
    return _agreed(wish, record, wish.title)


def _agreed(wish: NewTable, record: Record, title: str) -> Info:
    return Info(
        record=record.data(),
        title=title,
        public=wish.public,
        spectators=wish.spectators,
        delay=wish.delay,
        clock=wish.clock,
        forfeit=wish.forfeit,
        webhook=wish.webhook,
        webhook_secret=(wish.webhook_secret or new_secret()) if wish.webhook else "",
        organised=all(seat.who != "me" for seat in wish.seats),
    )


def plan_branch(source: Table, wish: BranchTable, limits: Limits, offered: Mapping[str, str]) -> Info:
    """What a table would be that goes on from the middle of a game that is over."""
    _check_seats(wish.seats, limits, offered)
    assert source.session is not None
    record = source.session.record
    # After its last move a game is over, unless somebody gave it up.
    most = len(record.actions) - source.state.over
    if wish.moves > most:
        raise Refused("no_such_move", f"expected at most {most} moves, found {wish.moves}")
    shorter = branch(record, wish.moves)
    shorter.gave_up, shorter.result, shorter.names = [], None, []
    if _for_others(wish.seats):
        shorter = _unforeseen(shorter, replay(shorter, source.game))
    return _agreed(wish, shorter, source.info.title)


def _for_others(seats: Sequence[SeatWish]) -> bool:
    """Whether others may sit down besides whoever makes the table."""
    return any(wish.who == "open" for wish in seats)


def _unforeseen(record: Record, state: GameState) -> Record:
    """The record that others go on from, here at `state`: what nobody at the table could know is dealt anew, or whoever
    has the record would know all that is to come."""
    if not record.actions:
        # Nobody has played yet, so the whole game is dealt anew.
        game = find(record.game)
        return Record.start(game, record.seats, _new_seed(), dict(record.options), (), record.position)
    record.deal_anew(state, _new_seed())
    return record


def allow_bot(spec: str, limits: Limits, offered: Mapping[str, str]) -> str:
    """A bot that this server offers, with a budget that it can afford."""
    try:
        check_offered(spec, offered)
    except BotError as error:
        raise Refused("bad_request", str(error)) from error
    if is_named(spec):
        return spec
    _, _, budget = spec.partition(":")
    too_much = float(budget[:-1]) > limits.seconds if budget.endswith("s") else int(budget or 0) > limits.simulations
    if too_much:
        most = f"{limits.simulations} simulations or {limits.seconds:g} seconds"
        raise Refused("bad_request", f"bot {spec!r}: expected a budget of at most {most}")
    return spec


def _check_seats(seats: Sequence[SeatWish], limits: Limits, offered: Mapping[str, str]) -> None:
    if sum(wish.who == "me" for wish in seats) > 1:
        raise Refused("bad_table", "seats: expected at most one that is 'me'")
    try:
        for wish in seats:
            if wish.who == "bot":
                allow_bot(wish.bot, limits, offered)
    except Refused as error:
        raise Refused("bad_table", f"seats: {error.message}") from error


async def make_rematch(hub: Hub, source: Table, tokens: Sequence[SeatToken], maker: Maker) -> str:
    """The same players at a new table, with the same tokens and a new deal. However often it is made, it is one.

    For those who are there no more a bot plays.
    """
    start = source.record
    record = Record.start(source.game, start.seats, _new_seed(), dict(start.options))
    entries = [
        Sat(seat, name=there.name) if there.person and there.name else Sat(seat, bot=there.bot or STAND_IN)
        for seat, there in enumerate(source.seats)
    ]
    held = [token for token in tokens if not entries[token[0]].bot]
    again = msgspec.structs.replace(source.info, record=record.data(), organised=False)
    id = id_from(f"rematch {source.id} {start.seed}")
    await _keep(hub, id, again, entries, maker, held)
    return id


async def keep_table(hub: Hub, info: Info, wish: NewTable, maker: Maker) -> tuple[Seated, bool]:
    """Keep a table that was planned, and sit down at it. Also whether it is a new one: else it was made before."""
    seats = wish.seats
    if len(seats) != info.record["seats"]:
        raise Refused("bad_table", f"seats: expected {info.record['seats']}, found {len(seats)}")
    mine = next((seat for seat, chair in enumerate(seats) if chair.who == "me"), None)
    entries: list[AnyEntry] = []
    for seat, chair in enumerate(seats):
        if chair.who == "me":
            entries.append(Sat(seat, name=maker.name))
        elif chair.who == "bot":
            entries.append(Sat(seat, bot=chair.bot))
    token = (wish.token or new_token()) if mine is not None else None
    tokens = [(mine, hash_of(token), maker.visitor)] if mine is not None and token is not None else []
    id = id_from(wish.token) if wish.token else new_id()
    made = await _keep(hub, id, info, entries, maker, tokens)
    if not made and token is not None and await hub.store.seat_of(id, hash_of(token), None) is None:
        raise Refused("stale", "you have made this table before, and got up from it")
    return Seated(id, mine, token, await secret_of(hub, id)), made


async def secret_of(hub: Hub, id: str) -> str | None:
    """With what the notices of a table are signed: for nobody but whoever has made it."""
    return (await hub.get(id)).table.info.webhook_secret or None


async def _keep(
    hub: Hub, id: str, info: Info, entries: Sequence[AnyEntry], maker: Maker, tokens: Sequence[SeatToken]
) -> bool:
    """Keep a new table; False if there is one of that id."""
    info = msgspec.structs.replace(info, maker=maker.client)
    stamped = [Stamped(entry, now_ms()) for entry in entries]
    table = await heavy(_lay, id, info, stamped)
    try:
        summary = summary_of(table, now_ms())
        made = await hub.store.make(id, info, table.game.id, maker.client, stamped, summary, tokens)
    except NotStored as error:
        raise Refused("not_stored", "the database did not take it; nothing was done, try again") from error
    if made:
        hub.changed(await hub.get(id), None, True)
    return made


def _lay(id: str, info: Info, stamped: Sequence[Stamped]) -> Table:
    table = Table(id, info)
    table.add_all(stamped)
    return table


# --- what the game goes on from ---------------------------------------------------------------------------------------


def _start_of(wish: MakeTable, limits: Limits) -> Record:
    """The record that a new table goes on from; raises Refused for whatever cannot be played."""
    if wish.record is not None and wish.scenario is not None:
        raise Refused("bad_table", "expected a record or a scenario, found both")
    _check_measure(wish.options, "options")
    with _told_to_the_sender():
        if wish.record is not None:
            return _from_record(wish.record, wish, limits)
        if wish.scenario is not None:
            return _from_scenario(wish)
        return _from_options(wish)


def read_record(data: dict[str, Any], limits: Limits) -> Record:
    """A record that somebody has sent to look at; raises Refused for whatever cannot be played."""
    with _told_to_the_sender():
        return _played(data, limits)[0]


@contextmanager
def _told_to_the_sender() -> Iterator[None]:
    """Whatever is wrong with what was sent is refused."""
    try:
        yield
    except (RecordError, UnknownAction, EndlessGame) as error:
        raise Refused("bad_record", str(error)) from error
    except ContentError as error:
        raise Refused("bad_record", _told(error)) from error
    except GameError as error:
        raise Refused("bad_table", str(error)) from error
    except Refused:
        raise
    except Exception as error:
        # It came from somebody else, so whatever is wrong with it is no fault of the server.
        log.info("a game that was sent cannot be played", **traced(error))
        raise Refused("bad_record", "the game cannot be played") from error


def _new_seed() -> str:
    return secrets.token_hex(16)


def _from_options(wish: MakeTable) -> Record:
    game = find(wish.game)
    record = Record.start(game, len(wish.seats), _new_seed(), dict(wish.options))
    record.deal(game)  # What the packs cannot offer is found out by the deal only.
    return record


def _from_record(data: dict[str, Any], wish: MakeTable, limits: Limits) -> Record:
    """What a record leads to. Whoever plays against bots alone finds the same cards there."""
    record, state = _played(data, limits)
    if record.game != wish.game:
        raise Refused("bad_table", f"game: expected {record.game}, which the record is of, found {wish.game}")
    if state.over:
        raise Refused("bad_record", "the game in this record is over; branch off at an earlier move")
    record.gave_up, record.result = [], None  # Others play on.
    return _unforeseen(record, state) if _for_others(wish.seats) else record


def _played(data: dict[str, Any], limits: Limits) -> tuple[Record, GameState]:
    """A record that was sent, and where it leads."""
    record = Record.from_data(data)
    game = find(record.game)
    if len(record.actions) > limits.record_moves:
        raise Refused("bad_record", f"actions: expected at most {limits.record_moves}, found {len(record.actions)}")
    _check_measure(record.options, "options")
    _check_measure(record.position, "position")
    return record, _replayed(record, game, limits.upload_seconds)


def _replayed(record: Record, game: Game, seconds: float) -> GameState:
    """Where a record leads, as `replay` does it, but for so many seconds only."""
    until = time.monotonic() + seconds
    state = begin(record, game)
    arrive(record, state, 0)
    for number in range(1, len(record.actions) + 1):
        if time.monotonic() > until:
            raise Refused("bad_record", f"action {number}: it takes too long to play the game again")
        seat, action = read_move(record, state, number)
        try:
            state.apply(seat, action)
        except IllegalAction as error:
            raise refused(record, number, error) from error
        arrive(record, state, number)
    check_result(record, state)
    return state


def _from_scenario(wish: MakeTable) -> Record:
    with TemporaryDirectory() as folder:
        # Scenarios are files; what is wrong with one is told by its line.
        file = Path(folder) / "scenario.yaml"
        file.write_text(wish.scenario or "", encoding="utf-8")
        found = scenario.load(file)
    if found.game != wish.game:
        raise Refused("bad_table", f"game: expected {found.game}, which the scenario is of, found {wish.game}")
    if found.packs:
        raise Refused("bad_record", "packs: expected none: the server has its own")
    _check_measure(found.options, "options")
    _check_measure(found.position, "position")
    record = scenario.begin(found, find(wish.game)).record
    record.seed = _new_seed()
    return record


def _check_measure(data: object, where: str, depth: int = 0) -> None:
    """Refuse what no game has: numbers that grow beyond what can be kept, texts and lists without end."""
    if isinstance(data, int | float) and not -_LARGEST <= data <= _LARGEST:
        raise Refused("bad_record", f"{where}: expected numbers up to {_LARGEST}, found a larger one")
    if isinstance(data, str | list | dict) and len(data) > _LONGEST:
        raise Refused("bad_record", f"{where}: expected at most {_LONGEST} characters or entries, found {len(data)}")
    if depth > _DEEPEST:
        raise Refused("bad_record", f"{where}: it is nested too deeply")
    for inner in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        _check_measure(inner, where, depth + 1)


def _told(error: ContentError) -> str:
    """What is wrong with a scenario, without the name that its file had here."""
    problems = error.problems[:_PROBLEMS]
    told = [": ".join(part for part in (f"line {each.line}", each.field, each.message) if part) for each in problems]
    return "\n".join(told)
