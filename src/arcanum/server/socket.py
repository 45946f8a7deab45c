"""The conversation with one client at one table, over a socket.

Whatever a client says is answered, in the order in which it was said: with what it asked for, or with why not. Nothing
that is said, and nothing that goes wrong with it, may end a conversation without a word.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from math import ceil
from typing import Any, Final

import msgspec
import structlog
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from arcanum.bots import seed_for
from arcanum.core.actions import UnknownAction
from arcanum.core.events import Event
from arcanum.core.grounds import Grounds
from arcanum.core.picks import unforced
from arcanum.core.preview import Preview, preview, unseen
from arcanum.core.reasons import IllegalAction
from arcanum.core.state import Data, EndlessGame, GameState
from arcanum.server import wire
from arcanum.server.desk import Desk
from arcanum.server.door import Door
from arcanum.server.entries import AnyEntry
from arcanum.server.errors import Refused, traced
from arcanum.server.heavy import client as heavy_client
from arcanum.server.heavy import heavy
from arcanum.server.hub import Wish, now_ms
from arcanum.server.identity import hash_of
from arcanum.server.limiter import Bucket
from arcanum.server.live import Listener, Live
from arcanum.server.making import allow_bot
from arcanum.server.pool import Overloaded, ThinkerFailed
from arcanum.server.questions import Thought, ask
from arcanum.server.returning import go_back, undo_barred, ways_back
from arcanum.server.settings import Limits
from arcanum.server.showing import names_of, told_way
from arcanum.server.table import Table
from arcanum.server.thinkers import HINT
from arcanum.words.voices import Voice, voice

# Why a socket is closed, for programs: 4000 and above are ours to define.
CLOSED_BAD: Final = 4400
CLOSED_NOT_ALLOWED: Final = 4403
CLOSED_NO_TABLE: Final = 4404
CLOSED_SLOW: Final = 4408
CLOSED_ANEW: Final = 4409
"""The identity of the client has changed: it may connect again."""
CLOSED_TOO_MANY: Final = 4429
CLOSED_FAILED: Final = 4500
CLOSED_LATER: Final = 4503
_CLOSED_FOR: Final = {
    "no_such_table": CLOSED_NO_TABLE,
    "too_many": CLOSED_TOO_MANY,
    "not_stored": CLOSED_LATER,
    "busy": CLOSED_LATER,
    "bad_record": CLOSED_FAILED,
    "stale": CLOSED_ANEW,
}
_CUT_OFF_FOR: Final = _CLOSED_FOR | {"not_your_seat": CLOSED_ANEW, "not_signed_in": CLOSED_ANEW}
_SOON: Final = 2.0
"""A hint that takes longer than so many seconds is announced."""
_PATIENCE: Final = 20.0
"""Seconds for a greeting, and for taking a message: who does not read what is sent has gone."""

_DECODER: Final[msgspec.json.Decoder[wire.FromClient]] = msgspec.json.Decoder(wire.FromClient)
_ENCODER: Final = msgspec.json.Encoder()
_TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
log = structlog.get_logger()


class Conversation:
    """One socket, from its greeting to its end."""

    def __init__(
        self, desk: Desk, door: Door, socket: WebSocket[Any, Any, State], id: str, cookie: str | None, client: str
    ) -> None:
        self.desk = desk
        self.door = door
        self.socket = socket
        self.id = id
        self.cookie = cookie
        self.client = client
        limits = desk.settings.limits
        self.pace = Bucket(limits.messages, limits.burst)
        self.listener: Listener | None = None
        self.live: Live | None = None
        self._advising: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Talk until one side has enough."""
        try:
            await self._greet()
        except Refused as error:
            self.desk.metrics.refused(error.code)
            await self._close(_CLOSED_FOR.get(error.code, CLOSED_NOT_ALLOWED), error.message)
            return
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TimeoutError):
            await self._close(CLOSED_BAD, "expected a hello")
            return
        assert self.listener is not None
        assert self.live is not None
        sending = asyncio.create_task(self._send_on())
        receiving = asyncio.create_task(self._receive_all())
        try:
            await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            tasks = [task for task in (sending, receiving, self._advising) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.desk.hub.detach(self.live, self.listener)
            await self._close(*self._farewell(self.listener))

    def _farewell(self, listener: Listener) -> tuple[int, str]:
        """Why the conversation ends, after it had begun."""
        if listener.why:
            return _CUT_OFF_FOR.get(listener.why, CLOSED_FAILED), listener.why
        return (CLOSED_SLOW, "messages were not read") if listener.closed else (1000, "")

    async def _close(self, code: int, reason: str) -> None:
        """Say goodbye, if anybody is there and listens."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            told = reason.encode()[:120].decode(errors="ignore")  # There is room for 123 bytes.
            await asyncio.wait_for(self.socket.close(code, reason=told), 1)

    # --- coming in ----------------------------------------------------------------------------------------------------

    async def _greet(self) -> None:
        text = await asyncio.wait_for(self.socket.receive_text(), _PATIENCE)
        if self._is_long(text):
            raise msgspec.DecodeError("too long")
        hello = _DECODER.decode(text)
        if not isinstance(hello, wire.Hello):
            raise msgspec.DecodeError("expected a hello")
        if not _TABLE.fullmatch(self.id):
            raise Refused("no_such_table", "there is no such table")
        live = await self.desk.hub.get(self.id)
        visitor, seat = await self._who(hello)
        if seat is None and live.table.begun and not live.table.info.spectators:
            raise Refused("not_allowed", "this table has no spectators")
        self._find_room(live, seat)
        login = hash_of(self.cookie) if visitor is not None and self.cookie else ""
        self.listener = Listener(seat, hello.lang, visitor, login)
        self.live = await self.desk.hub.attach(self.id, self.listener, lambda: self._is_still(hello, visitor, seat))

    async def _is_still(self, hello: wire.Hello, visitor: str | None, seat: int | None) -> bool:
        return await self._who(hello) == (visitor, seat)

    async def _who(self, hello: wire.Hello) -> tuple[str | None, int | None]:
        """Which seat somebody opens with their token; or else who they are, and which seat they have as that."""
        if hello.watch:
            return None, None
        if not hello.token:
            visitor = await self.desk.visitors.who(self.cookie)
            return visitor, await self.desk.seat_of(self.id, None, visitor)
        seat = await self.desk.seat_of(self.id, hash_of(hello.token), None)
        if seat is None:
            raise Refused("not_your_seat", "the token opens no seat at this table")
        return None, seat

    def _find_room(self, live: Live, seat: int | None) -> None:
        limits = self.desk.settings.limits
        beside = sum(listener.eyes.seat == seat for listener in live.listeners)
        if beside >= (limits.watchers if seat is None else limits.seat_sockets):
            raise Refused("too_many", "too many look on already")

    # --- sending and receiving ----------------------------------------------------------------------------------------

    async def _send_on(self) -> None:
        assert self.listener is not None
        queue = self.listener.queue
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while not self.listener.closed or not queue.empty():
                text = _ENCODER.encode(await queue.get()).decode()
                try:
                    await asyncio.wait_for(self.socket.send_text(text), _PATIENCE)
                except TimeoutError:
                    self.listener.closed = True
                    return

    async def _receive_all(self) -> None:
        assert self.listener is not None
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while not self.listener.closed:
                text = await self.socket.receive_text()
                if self.pace.take():
                    await self._handle(text)
                else:
                    self._fail(_id_of(text), Refused("too_fast", "too many messages; slow down"))
                    await asyncio.sleep(1.0)

    def _is_long(self, text: str) -> bool:
        return len(text.encode()) > self.desk.settings.limits.message_bytes

    async def _handle(self, text: str) -> None:
        """Answer one message, whatever it is."""
        try:
            await self._answer(self._read(text))
        except Refused as error:
            if isinstance(error.__cause__, UnknownAction):
                # The game would guess at what was meant, and name cards at random that may be in it.
                error = Refused(error.code, "no action of this game is called that")
            self._fail(_id_of(text), error)
            if error.code == "stale":
                self._show_anew()
        except Exception as error:
            log.error("a message failed", table=self.id, **traced(error))
            self._fail(_id_of(text), Refused("failed", "the server failed; what was asked for may not have been done"))

    def _read(self, text: str) -> wire.FromClient:
        if not text:
            raise Refused("bad_request", "expected a text of JSON, found none")
        if self._is_long(text):
            raise Refused("too_large", "the message is too long")
        try:
            return _DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refused("bad_request", str(error)) from error
        except RecursionError as error:
            raise Refused("bad_request", "it is nested too deeply") from error

    async def _answer(self, message: wire.FromClient) -> None:
        assert self.listener is not None
        if isinstance(message, wire.Ping):
            self.listener.tell(wire.Pong(now_ms()))
        elif isinstance(message, wire.Language):
            self.listener.eyes.lang = message.lang
            self._show_anew()
        elif isinstance(message, wire.Hello):
            raise Refused("bad_request", "hello has been said")
        elif isinstance(message, wire.Why):
            self.listener.tell(self._why(message))
        elif isinstance(message, wire.AskWaysBack):
            self.listener.tell(self._ways_back(message))
        elif isinstance(message, wire.Preview):
            self.listener.tell(await self._foretell(message))
        elif isinstance(message, wire.Hint):
            self._advise(message)
        elif isinstance(message, wire.Rematch):
            repeated = self._table().known(self._seat(), message.id)
            await self.desk.rematch(self.id, self._seat(), message.id)
            self.listener.tell(wire.Done(message.id, repeated))
        else:
            self.listener.tell(wire.Done(message.id, await self._act(message)))

    async def _act(self, message: wire.Asking) -> bool:
        """Do what is asked for; whether it had been done before."""
        seat = self._seat()
        settings = self.desk.settings
        wish = wish_of(message, seat, settings.limits, settings.bots)
        return await self.desk.hub.act(self.id, self._if_still_there(wish), seat, message.id)

    def _if_still_there(self, wish: Wish) -> Wish:
        """What is wished for, unless this connection has been cut off by the time that it could be done: the seat may
        be somebody else's by then."""

        def checked(table: Table) -> Sequence[AnyEntry]:
            self._seat()
            return wish(table)

        return checked

    def _show_anew(self) -> None:
        assert self.listener is not None
        assert self.live is not None
        self.listener.eyes.forget()
        self.live.show([self.listener])

    def _seat(self) -> int:
        assert self.listener is not None
        if self.listener.eyes.seat is None:
            raise Refused("not_your_seat", "spectators only look on")
        if self.listener.why:
            raise Refused("not_your_seat", "this connection has been cut off")
        return self.listener.eyes.seat

    def _fail(self, id: str, error: Refused) -> None:
        assert self.listener is not None
        self.desk.metrics.refused(error.code)
        reason = error.reason
        text = error.message
        if reason is not None:
            table, speaking = self._table(), self._voice()
            text = speaking.reason(reason, names_of(table, speaking))
        known = ("", "") if reason is None else (reason.id, reason.rule)
        self.listener.tell(wire.Failed(id, wire.Problem(error.code, text, *known, error.details)))

    def _table(self) -> Table:
        assert self.live is not None
        return self.live.table

    def _voice(self) -> Voice:
        assert self.listener is not None
        return voice(self._table().game.id, self.listener.eyes.lang)

    # --- why, previews, ways back and hints ---------------------------------------------------------------------------

    def _why(self, message: wire.Why) -> wire.Because:
        seat, table, speaking = self._seat(), self._table(), self._voice()
        action = table.parse(message.action)
        reason = table.state.why_not(seat, action)
        if reason is None:
            return wire.Because(message.id, True, "")
        return wire.Because(
            message.id, False, speaking.reason(reason, names_of(table, speaking)), reason.id, reason.rule
        )

    async def _foretell(self, message: wire.Preview) -> wire.Foretold:
        """What answers would do. A world of the seat goes into another thread, never the truth."""
        seat, table, speaking = self._seat(), self._table(), self._voice()
        if seat not in table.asked():
            raise Refused("not_allowed", "this seat is not asked anything")
        if message.ticket != table.ticket(seat):
            raise Refused("stale", "the situation is not the one that is asked about")
        if not self.door.previews.take(f"{self.id} {seat}") or not self.door.foretelling.take(self.client):
            raise Refused("too_fast", "too many previews; slow down")
        actions = [table.parse(words) for words in message.actions]
        world = table.state.world(seat, "look")
        heavy_client.set(self.client)
        told = await heavy(foretold, world, seat, actions, speaking.card_ids())
        self._seat()
        happens = [Event(each.kind, each.args, 0) for each in told.happens]
        log = speaking.log(happens, names_of(table, speaking))
        return wire.Foretold(
            message.id,
            list(told.actions),
            told.certain,
            told.worlds,
            log,
            list(told.changes),
            list(told.next),
            told.ends,
        )

    def _ways_back(self, message: wire.AskWaysBack) -> wire.WaysBack:
        seat, table, speaking = self._seat(), self._table(), self._voice()
        names = names_of(table, speaking)
        return wire.WaysBack(message.id, [told_way(way, speaking, names) for way in ways_back(table, seat)])

    def _advise(self, message: wire.Hint) -> None:
        """Let a bot think about it; one hint at a time."""
        seat, table = self._seat(), self._table()
        if seat not in table.asked():
            raise Refused("not_allowed", "this seat is not asked anything")
        if self._advising is not None and not self._advising.done():
            raise Refused("busy", "a hint is on its way")
        if not self.door.hints.take(f"{self.id} {seat}") or not self.door.advice.take(self.client):
            raise Refused("too_fast", "hints take a while; try again in some seconds")
        seconds = self.desk.thinkers.hint_seconds()
        if seconds > _SOON and self.listener is not None:
            self.listener.tell(wire.Patience(message.id, ceil(seconds)))
        self._advising = asyncio.create_task(self._think(message.id, table, seat))

    async def _think(self, id: str, table: Table, seat: int) -> None:
        assert self.listener is not None
        try:
            ticket = table.ticket(seat)
            seed = seed_for(f"hint {table.record.seed}", seat)
            question = ask(
                table.state,
                seat,
                table.answers(seat),
                table=table.id,
                game=table.game.id,
                bot=self.desk.settings.hint,
                seed=seed,
                kind="hint",
                client=table.info.maker or table.id,
                seconds=HINT,
            )
            thought = await self.desk.thinkers.think(question, True)
            if self._table().ticket(seat) != ticket:
                raise Refused("stale", "the situation is not the one that was thought about")
            self.listener.tell(self._advice(id, seat, thought))
        except (Overloaded, ThinkerFailed):
            self._fail(id, Refused("busy", "nobody has time to think about it; try again"))
        except Refused as error:
            self._fail(id, error)
        except Exception as error:
            log.error("a hint failed", table=self.id, **traced(error))
            self._fail(id, Refused("failed", "the server failed; ask again"))

    def _advice(self, id: str, seat: int, thought: Thought) -> wire.Advice:
        table, speaking = self._table(), self._voice()
        names, view = names_of(table, speaking), table.state.view(seat)
        options = [
            wire.AdviceOption(
                each.words,
                speaking.choice(each.words, names, view).label,
                each.win,
                each.share,
                each.error,
                speaking.grounds(known_grounds(each.grounds, view, speaking), names, view),
            )
            for each in thought.options
        ]
        if not options:  # A bot had to stand in that cannot tell how good its answer is.
            raise ThinkerFailed("nobody could tell")
        line = [
            f"{names[owner]}: {speaking.choice(words, names).label}"
            for owner, words in known_part(thought.line, view, speaking)
        ]
        return wire.Advice(id, options, line)


def foretold(world: GameState, seat: int, actions: Sequence[int], cards: Collection[str]) -> Preview:
    """What answers would do that are sent together, told without the names of cards that the seat does not see."""
    first, *others = unforced(world, seat, actions)
    try:
        return preview(world, seat, first, others, naming=cards)
    except IllegalAction as error:
        raise Refused("illegal", str(error), error.reason) from error
    except EndlessGame as error:
        raise Refused("illegal", str(error)) from error


def known_grounds(found: Grounds, view: Data, speaking: Voice) -> Grounds:
    """The same, without what is expected of cards that the seat does not see."""
    return replace(found, then=tuple(known_part(found.then, view, speaking)))


def known_part(line: Iterable[tuple[int, str]], view: Data, speaking: Voice) -> list[tuple[int, str]]:
    """What is expected to happen, up to where it names a card that the seat does not see. From there on it is a guess
    of the bot's, which would be taken for knowledge, and might by chance be true."""
    hidden = unseen(view, speaking.card_ids())
    known: list[tuple[int, str]] = []
    for seat, words in line:
        if not hidden.isdisjoint(words.split()):
            break
        known.append((seat, words))
    return known


# --- what a message asks of the table ---------------------------------------------------------------------------------


def wish_of(message: wire.Asking, seat: int, limits: Limits, offered: Mapping[str, str]) -> Wish:
    """What a message asks of the table."""
    if isinstance(message, wire.Move):
        return lambda table: _move(table, seat, message)
    if isinstance(message, wire.Undo):
        return lambda table: _take_back(table, seat)
    if isinstance(message, wire.GoBack):
        return lambda table: go_back(table, seat, message.number, message.sure)
    if isinstance(message, wire.AskUndo):
        return lambda table: table.ask_back(seat)
    if isinstance(message, wire.AnswerUndo):
        return lambda table: [table.agree(seat, message.yes, message.number)]
    if isinstance(message, wire.Resign):
        return lambda table: [table.resign(seat)]
    if isinstance(message, wire.Leave):
        return lambda table: [table.leave(seat, allow_bot(message.bot, limits, offered))]
    if isinstance(message, wire.ComeBack):
        return lambda table: [table.come_back(seat)]
    if isinstance(message, wire.FillSeat):
        return lambda table: [table.sit_bot(message.seat, allow_bot(message.bot, limits, offered))]
    raise Refused("bad_request", "nothing that a table could do")


def _move(table: Table, seat: int, message: wire.Move) -> Sequence[AnyEntry]:
    answers: Sequence[str] = message.actions
    if len(message.actions) > 1 and seat in table.asked() and message.ticket == table.ticket(seat):
        answers = table.unforced(seat, answers)
        # Several answers are tried before any of them is given: so a message ends where something is revealed.
        if table.finds_out(seat, answers):
            raise Refused("reveals", "one of these answers reveals something; send the others when you have seen it")
    return table.move(seat, answers, message.ticket)


def _take_back(table: Table, seat: int) -> Sequence[AnyEntry]:
    wished = table.take_back(seat, now_ms())
    assert table.session is not None
    reason = undo_barred(table.session, seat)
    if reason is not None:
        raise Refused("illegal", "the last answer cannot be taken back without asking the others", reason)
    return wished


class _WithId(msgspec.Struct):
    id: str = ""


def _id_of(text: str) -> str:
    """The id of a message that cannot be understood otherwise, so that its sender knows which one it was."""
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return msgspec.json.decode(text, type=_WithId).id[:40]
    return ""
