"""The events of Res Arcana: their numbers, names and arguments."""

from __future__ import annotations

from typing import Final

from arcanum.core.events import EventTable, RawEvent
from arcanum.games.res_arcana.essences import NAMES, one

# e: essence, a: an amount of each essence
EVENTS: Final = EventTable({"e": NAMES}, {"a": NAMES})
ROUND_STARTED: Final = EVENTS.add("round-started", "n:round")
MAGE_REVEALED: Final = EVENTS.add("mage-revealed", "s:seat c:component")
ITEM_CHOSEN: Final = EVENTS.add("item-chosen", "s:seat c:component")
CARD_KEPT: Final = EVENTS.add("card-kept", "s:seat c:card")
GAINED: Final = EVENTS.add("gained", "s:seat a:essences")
PAID: Final = EVENTS.add("paid", "s:seat a:essences")
LOST: Final = EVENTS.add("lost", "s:seat a:essences")
TAKEN_OFF: Final = EVENTS.add("taken-off", "s:seat c:component a:essences")
PUT_ON: Final = EVENTS.add("put-on", "s:seat c:component a:essences")
SPENT_FROM: Final = EVENTS.add("spent-from", "s:seat c:component a:essences")
TURNED: Final = EVENTS.add("turned", "s:seat c:component")
STRAIGHTENED: Final = EVENTS.add("straightened", "s:seat c:component")
PLACED: Final = EVENTS.add("placed", "s:seat c:card")
CLAIMED: Final = EVENTS.add("claimed", "s:seat c:component n:blind")
DISPLAYED: Final = EVENTS.add("displayed", "c:component")
DISCARDED: Final = EVENTS.add("discarded", "s:seat c:card")
DESTROYED: Final = EVENTS.add("destroyed", "s:seat c:card")
POWER_USED: Final = EVENTS.add("power-used", "s:seat c:component n:number")
REACTED: Final = EVENTS.add("reacted", "s:seat c:component n:number")
PRICE_PAID: Final = EVENTS.add("price-paid", "s:seat c:component")
DREW: Final = EVENTS.add("drew", "s:seat n:count")
DREW_CARD: Final = EVENTS.add("drew-card", "s:seat c:card")
RESHUFFLED: Final = EVENTS.add("reshuffled", "s:seat n:count")
LOOKED: Final = EVENTS.add("looked", "s:seat n:deck n:count")
SAW: Final = EVENTS.add("saw", "s:seat n:deck C:cards")
PUT_BACK: Final = EVENTS.add("put-back", "s:seat n:deck n:count")
PASSED: Final = EVENTS.add("passed", "s:seat")
FIRST_PLAYER: Final = EVENTS.add("first-player", "s:seat")
ITEM_SWAPPED: Final = EVENTS.add("item-swapped", "s:seat c:old c:component")
CHECKED: Final = EVENTS.add("checked", "s:seat")
EXTRA_POINTS: Final = EVENTS.add("extra-points", "s:seat n:points")
SCORED: Final = EVENTS.add("scored", "s:seat n:points n:essences")
GAME_WON: Final = EVENTS.add("game-won", "w:winners n:round")
GAME_STARTED: Final = EVENTS.add("game-started", "n:game s:seat")
CARD_TAKEN: Final = EVENTS.add("card-taken", "s:seat c:card")
MATCH_WON: Final = EVENTS.add("match-won", "w:winners")
COUNTED: Final = EVENTS.add("counted", "s:seat s:rival e:essence n:count")
CLEANED_UP: Final = EVENTS.add("cleaned-up", "n:round")
DEALT: Final = EVENTS.add("dealt", "s:seat n:count")
RETURNED: Final = EVENTS.add("returned", "s:seat c:component a:essences")
NOTHING_LOST: Final = EVENTS.add("nothing-lost", "s:seat")
CLAIMING_UNSEEN: Final = EVENTS.add("claiming-unseen", "s:seat")

KINDS: Final = tuple(EVENTS.kinds)
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
