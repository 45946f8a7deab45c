"""The events of Res Arcana: their numbers, names and arguments."""

from __future__ import annotations

from typing import Any, Final

from arcanum.core.events import Event, RawEvent
from arcanum.games.res_arcana.essences import NAMES, one

ROUND_STARTED: Final = 0
MAGE_REVEALED: Final = 1
ITEM_CHOSEN: Final = 2
CARD_KEPT: Final = 3
GAINED: Final = 4
PAID: Final = 5
LOST: Final = 6
TAKEN_OFF: Final = 7
PUT_ON: Final = 8
SPENT_FROM: Final = 9
TURNED: Final = 10
STRAIGHTENED: Final = 11
PLACED: Final = 12
CLAIMED: Final = 13
DISPLAYED: Final = 14
DISCARDED: Final = 15
DESTROYED: Final = 16
POWER_USED: Final = 17
REACTED: Final = 18
PRICE_PAID: Final = 19
DREW: Final = 20
DREW_CARD: Final = 21
RESHUFFLED: Final = 22
LOOKED: Final = 23
SAW: Final = 24
PUT_BACK: Final = 25
PASSED: Final = 26
FIRST_PLAYER: Final = 27
ITEM_SWAPPED: Final = 28
CHECKED: Final = 29
EXTRA_POINTS: Final = 30
SCORED: Final = 31
GAME_WON: Final = 32
GAME_STARTED: Final = 33
CARD_TAKEN: Final = 34
MATCH_WON: Final = 35
COUNTED: Final = 36
CLEANED_UP: Final = 37
DEALT: Final = 38
RETURNED: Final = 39
NOTHING_LOST: Final = 40
CLAIMING_UNSEEN: Final = 41

MOST_SEATS: Final = 4


ONES: Final = MOST_SEATS * 5
"""So many events about a single essence there are for each audience."""


def _ones(kind: int) -> list[RawEvent]:
    """An event about a single essence for every audience, seat and type: audience * ONES + seat * 5 + type. Half of all
    events are such, so they are made once and shared by all logs."""
    return [
        (kind, audience, seat, *one(essence))
        for audience in range(1 << (MOST_SEATS + 1))
        for seat in range(MOST_SEATS)
        for essence in range(5)
    ]


ONE_GAINED: Final = _ones(GAINED)
ONE_PAID: Final = _ones(PAID)

# s: seat, c: component, n: number, e: essence, a: five amounts, w: set of seats, C: the rest are components
_SHAPES: Final[list[tuple[str, str]]] = [
    ("round-started", "n:round"),
    ("mage-revealed", "s:seat c:component"),
    ("item-chosen", "s:seat c:component"),
    ("card-kept", "s:seat c:card"),
    ("gained", "s:seat a:essences"),
    ("paid", "s:seat a:essences"),
    ("lost", "s:seat a:essences"),
    ("taken-off", "s:seat c:component a:essences"),
    ("put-on", "s:seat c:component a:essences"),
    ("spent-from", "s:seat c:component a:essences"),
    ("turned", "s:seat c:component"),
    ("straightened", "s:seat c:component"),
    ("placed", "s:seat c:card"),
    ("claimed", "s:seat c:component n:blind"),
    ("displayed", "c:component"),
    ("discarded", "s:seat c:card"),
    ("destroyed", "s:seat c:card"),
    ("power-used", "s:seat c:component n:number"),
    ("reacted", "s:seat c:component n:number"),
    ("price-paid", "s:seat c:component"),
    ("drew", "s:seat n:count"),
    ("drew-card", "s:seat c:card"),
    ("reshuffled", "s:seat n:count"),
    ("looked", "s:seat n:deck n:count"),
    ("saw", "s:seat n:deck C:cards"),
    ("put-back", "s:seat n:deck n:count"),
    ("passed", "s:seat"),
    ("first-player", "s:seat"),
    ("item-swapped", "s:seat c:old c:component"),
    ("checked", "s:seat"),
    ("extra-points", "s:seat n:points"),
    ("scored", "s:seat n:points n:essences"),
    ("game-won", "w:winners n:round"),
    ("game-started", "n:game s:seat"),
    ("card-taken", "s:seat c:card"),
    ("match-won", "w:winners"),
    ("counted", "s:seat s:rival e:essence n:count"),
    ("cleaned-up", "n:round"),
    ("dealt", "s:seat n:count"),
    ("returned", "s:seat c:component a:essences"),
    ("nothing-lost", "s:seat"),
    ("claiming-unseen", "s:seat"),
]

KINDS: Final = tuple(name for name, _ in _SHAPES)


def named_event(raw: RawEvent, ids: list[str]) -> Event:
    """An event with names instead of numbers."""
    kind, shape = _SHAPES[raw[0]]
    args: dict[str, Any] = {}
    at = 2
    for part in shape.split():
        sort, name = part.split(":")
        if sort == "a":
            args[name] = {NAMES[essence]: raw[at + essence] for essence in range(5) if raw[at + essence]}
            at += 5
        elif sort == "C":
            args[name] = [ids[number] for number in raw[at:]]
        else:
            args[name] = _value(sort, raw[at], ids)
            at += 1
    return Event(kind, args, raw[1])


def _value(sort: str, number: int, ids: list[str]) -> str | int | list[int]:
    if sort == "c":
        return ids[number]
    if sort == "e":
        return NAMES[number]
    if sort == "w":
        return [seat for seat in range(number.bit_length()) if number >> seat & 1]
    return number
