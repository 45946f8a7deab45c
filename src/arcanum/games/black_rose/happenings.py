"""The events of Black Rose Wars: Duel: their numbers, names and arguments. Every token that moves is named in one
(BR-31.5)."""

from __future__ import annotations

from typing import Final

from arcanum.core.events import EventTable
from arcanum.games.black_rose.catalogue import FIGURE_NAMES, SIDES, SLOTS
from arcanum.games.black_rose.lodge import NAMES as ROOM_NAMES

PILES: Final = ("grimoire", "library", "forgotten", "memories")

# p: party, f: figure, r: room, k: spell slot, d: side, P: pile
EVENTS: Final = EventTable(
    {
        "p": (0, 1, "black_rose"),
        "f": FIGURE_NAMES,
        "r": (*ROOM_NAMES, "cell"),
        "k": SLOTS,
        "d": SIDES,
        "P": PILES,
    },
    {},
)
GAME_STARTED: Final = EVENTS.add("game-started", "s:crown")
COLOUR_CHOSEN: Final = EVENTS.add("colour-chosen", "s:seat n:colour")
MAGE_CHOSEN: Final = EVENTS.add("mage-chosen", "s:seat c:mage")
GRIMOIRE_CHOSEN: Final = EVENTS.add("grimoire-chosen", "s:seat n:grimoire")
ROUND_STARTED: Final = EVENTS.add("round-started", "n:round s:crown")
PHASE_STARTED: Final = EVENTS.add("phase-started", "n:phase s:first")
EVENT_APPLIED: Final = EVENTS.add("event-applied", "c:event")
POWER_CHANGED: Final = EVENTS.add("power-changed", "p:party n:change n:power")
DREW: Final = EVENTS.add("drew", "s:seat P:pile n:count")
DREW_CARD: Final = EVENTS.add("drew-card", "s:seat P:pile c:card")
SHUFFLED: Final = EVENTS.add("shuffled", "s:seat n:cards")
DISCARDED: Final = EVENTS.add("discarded", "s:seat c:card")
TOOK_OPENLY: Final = EVENTS.add("took-openly", "s:seat c:card")
PREPARED: Final = EVENTS.add("prepared", "s:seat n:slots")
ACTIVATION: Final = EVENTS.add("activation", "s:seat")
TOKEN_EXHAUSTED: Final = EVENTS.add("token-exhausted", "s:seat n:action")
TOKEN_REFRESHED: Final = EVENTS.add("token-refreshed", "s:seat")
REVEALED: Final = EVENTS.add("revealed", "s:seat k:slot c:card d:side")
INERTIA: Final = EVENTS.add("inertia", "s:seat k:slot c:card")
MOVED: Final = EVENTS.add("moved", "f:figure r:from r:to")
PUT_INTO: Final = EVENTS.add("put-into", "f:figure r:room")
ROOM_ACTIVATED: Final = EVENTS.add("room-activated", "s:seat r:room c:component n:used")
ROOM_TOKEN_USED: Final = EVENTS.add("room-token-used", "r:room")
INSTABILITY_PLACED: Final = EVENTS.add("instability-placed", "p:party r:room n:count")
INSTABILITY_REPLACED: Final = EVENTS.add("instability-replaced", "p:party r:room n:place p:old")
INSTABILITY_REMOVED: Final = EVENTS.add("instability-removed", "p:party r:room n:place")
DAMAGED: Final = EVENTS.add("damaged", "p:party f:figure n:count")
DAMAGE_REPLACED: Final = EVENTS.add("damage-replaced", "p:party f:figure n:place p:old")
HEALED: Final = EVENTS.add("healed", "f:figure n:place p:old")
DAMAGE_IGNORED: Final = EVENTS.add("damage-ignored", "s:seat n:count")
TARGETED: Final = EVENTS.add("targeted", "s:seat c:source f:figure")
ROOM_TARGETED: Final = EVENTS.add("room-targeted", "s:seat c:source r:room")
DECOY_PLACED: Final = EVENTS.add("decoy-placed", "s:seat c:source r:room")
SUMMONED: Final = EVENTS.add("summoned", "s:seat f:figure c:evocation r:room")
EVOCATION_DEFEATED: Final = EVENTS.add("evocation-defeated", "f:figure c:evocation p:by")
EVOCATION_REMOVED: Final = EVENTS.add("evocation-removed", "f:figure c:evocation")
UPGRADED: Final = EVENTS.add("upgraded", "f:figure c:upgrade")
UPGRADE_RETURNED: Final = EVENTS.add("upgrade-returned", "f:figure c:upgrade")
EVOCATION_ACTIVATED: Final = EVENTS.add("evocation-activated", "s:seat f:figure")
ATTACKED: Final = EVENTS.add("attacked", "f:attacker f:figure n:strength")
MAGE_DEFEATED: Final = EVENTS.add("mage-defeated", "s:seat p:by")
TOKENS_RETURNED: Final = EVENTS.add("tokens-returned", "p:party n:count")
TROPHY: Final = EVENTS.add("trophy", "p:party n:steps")
ROOM_TRACK: Final = EVENTS.add("room-track", "p:party n:steps")
ROOM_RESTORED: Final = EVENTS.add("room-restored", "r:room c:component")
SPELLS_CLEARED: Final = EVENTS.add("spells-cleared", "s:seat C:cards")
REMOVED_FROM_GAME: Final = EVENTS.add("removed-from-game", "s:seat c:card")
CROWN_PASSED: Final = EVENTS.add("crown-passed", "s:seat")
QUEST_COMPLETED: Final = EVENTS.add("quest-completed", "s:seat c:quest")
PERSISTENT_LAID: Final = EVENTS.add("persistent-laid", "s:seat k:slot s:holder")
PERSISTENT_APPLIED: Final = EVENTS.add("persistent-applied", "s:seat k:slot c:card")
LOOKED: Final = EVENTS.add("looked", "s:seat s:at n:count")
SAW_SPELL: Final = EVENTS.add("saw-spell", "s:seat k:slot c:card d:side")
SAW_CARDS: Final = EVENTS.add("saw-cards", "s:seat P:pile C:cards")
TROPHIES_SCORED: Final = EVENTS.add("trophies-scored", "p:party n:power")
ROOMS_SCORED: Final = EVENTS.add("rooms-scored", "p:party n:power")
QUEST_UNFINISHED: Final = EVENTS.add("quest-unfinished", "c:quest n:power")
GAME_WON: Final = EVENTS.add("game-won", "p:winner")

KINDS: Final = tuple(EVENTS.kinds)
