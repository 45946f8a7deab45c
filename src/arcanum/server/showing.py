"""What somebody is shown of a table: made from their seat's view and events, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from arcanum.core.events import Event as Happened
from arcanum.core.events import RawEvent, sees
from arcanum.core.picks import Picks
from arcanum.core.state import Data, GameState
from arcanum.server import wire
from arcanum.server.parts import is_dealt_anew, origin_of
from arcanum.server.returning import WayBack, undo_barred, ways_back
from arcanum.server.table import Table
from arcanum.words.voices import Bill, Voice, seat_names

_LATELY: Final = 24
"""So many events are looked through for what a question is about."""


class Eyes:
    """Somebody who looks at a table from a seat (None: as a spectator), in a language; what they were shown before."""

    __slots__ = ("_base", "_seen", "_shown", "_told", "lang", "seat")

    def __init__(self, seat: int | None, lang: str) -> None:
        self.seat = seat
        self.lang = lang
        self._shown = b""
        self._told = -1
        """How many events they were told of since `_base`; -1 before the first time."""
        self._seen = 0
        """A hash of these, to notice that something was taken back. Only what they saw counts: that others took back
        what nobody could see is nobody's business."""
        self._base = 0
        """The number of the first event that the table knew of when they began to look."""

    def forget(self) -> None:
        """Show everything anew the next time."""
        self._shown = b""
        self._told = -1

    def look(self, table: Table, voice: Voice, online: Sequence[bool], now: int) -> wire.State | None:
        """What there is to see; None if they have seen it."""
        state = self._see(table, voice, online, now)
        still = msgspec.structs.replace(state, now=0, events=[], log=[], anew=False)
        digest = blake2b(msgspec.json.encode(still), digest_size=16).digest()
        if digest == self._shown and not state.events and not state.anew:
            return None
        self._shown = digest
        return state

    def _see(self, table: Table, voice: Voice, online: Sequence[bool], now: int) -> wire.State:
        seat = self.seat
        # Whoever came to a table without spectators before the game began may stay, but sees nothing of it.
        shut = seat is None and not table.info.spectators
        view = table.state.view(seat) if table.begun and not shut else None
        names = names_of(table, voice)
        asked = view is not None and seat is not None and seat in table.asked() and not table.seats[seat].bot
        anew, happened = (False, []) if shut else self._happened(table)
        prompt, choices, ticket, picked = "", [], "", None
        if asked and view is not None and seat is not None:
            prompt = voice.prompt(table.state.decision(seat), names)
            choices = [voice.choice(words, names, view) for words in view["decision"]["legal"]]
            picked = self._picks(seat, table, voice, names, view)
            ticket = table.ticket(seat)
        request = table.request
        return wire.State(
            table=about(table, voice, online),
            seat=seat,
            ticket=ticket,
            view=view,
            prompt=prompt,
            choices=choices,
            picks=picked,
            undo=self._undo(table, voice, names),
            back=self._back(table, voice, names),
            request=None if request is None else wire.UndoRequest(request.number, request.seat, list(request.agreed)),
            deadline=None if seat is None else table.deadline(seat),
            now=now,
            events=[wire.Event(event.kind, dict(event.args)) for event in happened],
            log=voice.log(happened, names),
            anew=anew,
        )

    def _picks(self, seat: int, table: Table, voice: Voice, names: Sequence[str], view: Data) -> wire.Picks | None:
        found = table.picks(seat)
        if found is None:
            return None
        state = table.state
        lately = [state.event(raw) for raw in self._visible(state, state.logged)[-_LATELY:]]
        return _picks(found, voice.bill(state.decision(seat), lately), table, voice, names, view)

    def _happened(self, table: Table) -> tuple[bool, list[Happened]]:
        """Whether one has to begin anew, and what happened since."""
        if table.session is None:
            return False, []
        state = table.session.state
        # A table that was put together again may know of more that happened before; that alone is no news.
        base = max(self._base, state.logged)
        visible = self._visible(state, base)
        told = self._told
        anew = told < 0 or base != self._base or told > len(visible) or hash(tuple(visible[:told])) != self._seen
        if anew:
            base, told = state.logged, 0
            visible = self._visible(state, base)
        self._base, self._told, self._seen = base, len(visible), hash(tuple(visible))
        return anew, [state.event(raw) for raw in visible[told:]]

    def _visible(self, state: GameState, since: int) -> list[RawEvent]:
        """What they may know of all that happened from this event on."""
        return [raw for raw in state.log[since - state.logged :] if sees(raw[1], state.seats, self.seat)]

    def _undo(self, table: Table, voice: Voice, names: Sequence[str]) -> str | None:
        """Why the seat's last answer cannot be taken back; None if it can."""
        if table.session is None or self.seat is None or table.over:
            return ""
        reason = undo_barred(table.session, self.seat)
        return None if reason is None else voice.reason(reason, names)

    def _back(self, table: Table, voice: Voice, names: Sequence[str]) -> wire.WayBack | None:
        """The latest of the seat's decisions to which the game can go back."""
        ways = [] if self.seat is None else ways_back(table, self.seat)
        return told_way(ways[-1], voice, names) if ways else None


def told_way(way: WayBack, voice: Voice, names: Sequence[str]) -> wire.WayBack:
    """A way back, with what was answered there in words."""
    label = ", ".join([voice.choice(words, names).label for words in way.answers])
    return wire.WayBack(way.number, label, way.marks)


def _picks(found: Picks, bill: Bill, table: Table, voice: Voice, names: Sequence[str], view: Data) -> wire.Picks:
    named = [voice.choice(table.state.space.words(action), names, view) for action in found.actions]
    kinds = [
        wire.PickKind(each.words, each.label, min(counts), max(counts))
        for each, counts in zip(named, zip(*found.mixes, strict=True), strict=True)
    ]
    ending = None if found.ending < 0 else voice.choice(table.state.space.words(found.ending), names, view)
    return wire.Picks(kinds, [list(mix) for mix in found.mixes], ending, list(found.closed), bill)


def names_of(table: Table, voice: Voice) -> list[str]:
    """What the players are called; bots and those without a name by what they are."""
    called = seat_names(voice, ["" if there.name else there.bot or "human" for there in table.seats])
    return [there.name or name for there, name in zip(table.seats, called, strict=True)]


def about(table: Table, voice: Voice, online: Sequence[bool]) -> wire.TableInfo:
    """What everybody may know of a table."""
    info = table.info
    called = names_of(table, voice)
    seats = [
        wire.SeatInfo(
            called[seat] if there.taken else "",
            "person" if there.person else "bot" if there.bot else "open",
            there.bot,
            there.away,
            there.resigned,
            online[seat],
        )
        for seat, there in enumerate(table.seats)
    ]
    return wire.TableInfo(
        id=table.id,
        game=table.game.id,
        title=info.title,
        status=table.status,
        seats=seats,
        options=dict(table.record.options),
        origin=origin_of(info.record),
        dealt_anew=is_dealt_anew(info.record),
        public=info.public,
        shared=table.shared,
        spectators=info.spectators,
        delay=info.delay,
        clock=info.clock,
        forfeit=info.forfeit,
        asked=list(table.asked()),
        moves=table.public_moves,
        take_backs=table.take_backs,
        result=table.result(),
        goal=table.game.goal,
        rematch=table.rematch,
    )
