"""The events of Black Rose Wars: Duel: their numbers, names and arguments. Every token that moves is named in one."""

from __future__ import annotations

from typing import Any, Final

from arcanum.core.events import Event, RawEvent
from arcanum.games.black_rose.catalogue import FIGURE_NAMES, SIDES, SLOTS
from arcanum.games.black_rose.lodge import NAMES as ROOM_NAMES

GAME_STARTED: Final = 0
COLOUR_CHOSEN: Final = 1
MAGE_CHOSEN: Final = 2
GRIMOIRE_CHOSEN: Final = 3
ROUND_STARTED: Final = 4
PHASE_STARTED: Final = 5
EVENT_APPLIED: Final = 6
POWER_CHANGED: Final = 7
DREW: Final = 8
DREW_CARD: Final = 9
SHUFFLED: Final = 10
DISCARDED: Final = 11
TOOK_OPENLY: Final = 12
PREPARED: Final = 13
ACTIVATION: Final = 14
TOKEN_EXHAUSTED: Final = 15
TOKEN_REFRESHED: Final = 16
REVEALED: Final = 17
INERTIA: Final = 18
MOVED: Final = 19
PUT_INTO: Final = 20
ROOM_ACTIVATED: Final = 21
ROOM_TOKEN_USED: Final = 22
INSTABILITY_PLACED: Final = 23
INSTABILITY_REPLACED: Final = 24
INSTABILITY_REMOVED: Final = 25
DAMAGED: Final = 26
DAMAGE_REPLACED: Final = 27
HEALED: Final = 28
DAMAGE_IGNORED: Final = 29
TARGETED: Final = 30
ROOM_TARGETED: Final = 31
DECOY_PLACED: Final = 32
SUMMONED: Final = 33
EVOCATION_DEFEATED: Final = 34
EVOCATION_REMOVED: Final = 35
UPGRADED: Final = 36
UPGRADE_RETURNED: Final = 37
EVOCATION_ACTIVATED: Final = 38
ATTACKED: Final = 39
MAGE_DEFEATED: Final = 40
TOKENS_RETURNED: Final = 41
TROPHY: Final = 42
ROOM_TRACK: Final = 43
ROOM_RESTORED: Final = 44
SPELLS_CLEARED: Final = 45
REMOVED_FROM_GAME: Final = 46
CROWN_PASSED: Final = 47
QUEST_COMPLETED: Final = 48
PERSISTENT_LAID: Final = 49
PERSISTENT_APPLIED: Final = 50
LOOKED: Final = 51
SAW_SPELL: Final = 52
SAW_CARDS: Final = 53
TROPHIES_SCORED: Final = 54
ROOMS_SCORED: Final = 55
QUEST_UNFINISHED: Final = 56
GAME_WON: Final = 57

PILES: Final = ("grimoire", "library", "forgotten", "memories")

# s: seat, p: party, c: component, f: figure, r: room, k: spell slot, d: side, n: number, P: pile, C: the rest are
# components
_SHAPES: Final[list[tuple[str, str]]] = [
    ("game-started", "s:crown"),
    ("colour-chosen", "s:seat n:colour"),
    ("mage-chosen", "s:seat c:mage"),
    ("grimoire-chosen", "s:seat n:grimoire"),
    ("round-started", "n:round s:crown"),
    ("phase-started", "n:phase s:first"),
    ("event-applied", "c:event"),
    ("power-changed", "p:party n:change n:power"),
    ("drew", "s:seat P:pile n:count"),
    ("drew-card", "s:seat P:pile c:card"),
    ("shuffled", "s:seat n:cards"),
    ("discarded", "s:seat c:card"),
    ("took-openly", "s:seat c:card"),
    ("prepared", "s:seat n:slots"),
    ("activation", "s:seat"),
    ("token-exhausted", "s:seat n:action"),
    ("token-refreshed", "s:seat"),
    ("revealed", "s:seat k:slot c:card d:side"),
    ("inertia", "s:seat k:slot c:card"),
    ("moved", "f:figure r:from r:to"),
    ("put-into", "f:figure r:room"),
    ("room-activated", "s:seat r:room c:component n:used"),
    ("room-token-used", "r:room"),
    ("instability-placed", "p:party r:room n:count"),
    ("instability-replaced", "p:party r:room n:place p:old"),
    ("instability-removed", "p:party r:room n:place"),
    ("damaged", "p:party f:figure n:count"),
    ("damage-replaced", "p:party f:figure n:place p:old"),
    ("healed", "f:figure n:place p:old"),
    ("damage-ignored", "s:seat n:count"),
    ("targeted", "s:seat c:source f:figure"),
    ("room-targeted", "s:seat c:source r:room"),
    ("decoy-placed", "s:seat c:source r:room"),
    ("summoned", "s:seat f:figure c:evocation r:room"),
    ("evocation-defeated", "f:figure c:evocation p:by"),
    ("evocation-removed", "f:figure c:evocation"),
    ("upgraded", "f:figure c:upgrade"),
    ("upgrade-returned", "f:figure c:upgrade"),
    ("evocation-activated", "s:seat f:figure"),
    ("attacked", "f:attacker f:figure n:strength"),
    ("mage-defeated", "s:seat p:by"),
    ("tokens-returned", "p:party n:count"),
    ("trophy", "p:party n:steps"),
    ("room-track", "p:party n:steps"),
    ("room-restored", "r:room c:component"),
    ("spells-cleared", "s:seat C:cards"),
    ("removed-from-game", "s:seat c:card"),
    ("crown-passed", "s:seat"),
    ("quest-completed", "s:seat c:quest"),
    ("persistent-laid", "s:seat k:slot s:holder"),
    ("persistent-applied", "s:seat k:slot c:card"),
    ("looked", "s:seat s:at n:count"),
    ("saw-spell", "s:seat k:slot c:card d:side"),
    ("saw-cards", "s:seat P:pile C:cards"),
    ("trophies-scored", "p:party n:power"),
    ("rooms-scored", "p:party n:power"),
    ("quest-unfinished", "c:quest n:power"),
    ("game-won", "p:winner"),
]

KINDS: Final = tuple(name for name, _ in _SHAPES)
_ROOMS: Final = (*ROOM_NAMES, "cell")


def named_event(raw: RawEvent, ids: list[str]) -> Event:
    """An event with names instead of numbers."""
    kind, shape = _SHAPES[raw[0]]
    args: dict[str, Any] = {}
    at = 2
    for part in shape.split():
        sort, name = part.split(":")
        if sort == "C":
            args[name] = [ids[number] for number in raw[at:]]
        else:
            args[name] = _value(sort, raw[at], ids)
            at += 1
    return Event(kind, args, raw[1])


def _value(sort: str, number: int, ids: list[str]) -> str | int:
    if sort == "c":
        return ids[number]
    if sort == "p":
        return "black_rose" if number == 2 else number
    if sort == "f":
        return FIGURE_NAMES[number]
    if sort == "r":
        return _ROOMS[number]
    if sort == "k":
        return SLOTS[number]
    if sort == "d":
        return SIDES[number]
    if sort == "P":
        return PILES[number]
    return number
