"""The events of Penumbra: their numbers, names and arguments."""

from __future__ import annotations

from typing import Final

from arcanum.core.events import EventTable
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import dice

# p: party, i: ingredient, d: die, k: kind of die, m: mark slot, q: kind of mark, z: section, g: deck, t: type of turn
EVENTS: Final = EventTable(
    {
        "i": at.INGREDIENTS,
        "d": dice.NAMES,
        "k": dice.KINDS,
        "m": at.MARK_NAMES,
        "q": (*at.DISCIPLINES, "spark"),
        "z": at.SECTION_NAMES,
        "g": at.DECKS,
        "t": ("", "study", "trial", "", "rest"),
        "h": at.PATHS,
        "o": at.PROPERTIES,
        "a": at.AUTOMA_STEPS,
    },
    {"I": at.INGREDIENTS},
)
# set-up and turns. A party is a seat, or the Automa, whose number is that of the seats.
GAME_STARTED: Final = EVENTS.add("game-started", "n:wizards")
CLASS_LAID: Final = EVENTS.add("class-laid", "q:discipline")
TALENT_SHOWN: Final = EVENTS.add("talent-shown", "n:party c:talent")
TALENT_CHOSEN: Final = EVENTS.add("talent-chosen", "s:seat c:talent")
TURN_BEGUN: Final = EVENTS.add("turn-begun", "n:party n:turn")
TURN_TYPE: Final = EVENTS.add("turn-type", "s:seat t:type")
TURN_CHANGED: Final = EVENTS.add("turn-changed", "s:seat")
TURN_ENDED: Final = EVENTS.add("turn-ended", "n:party")
# dice and ingredients
GAINED: Final = EVENTS.add("gained", "n:party i:ingredient n:count n:lost")
PAID: Final = EVENTS.add("paid", "n:party i:ingredient n:count")
ROLLED_DIE: Final = EVENTS.add("rolled-die", "s:seat d:die")
REROLLED: Final = EVENTS.add("rerolled", "s:seat d:die d:now")
CHANGED_DIE: Final = EVENTS.add("changed-die", "s:seat d:die d:now")
DISCARDED_DIE: Final = EVENTS.add("discarded-die", "s:seat d:die")
RESOURCE_ROLLED: Final = EVENTS.add("resource-rolled", "s:seat I:gained")
TOOK_PLACED: Final = EVENTS.add("took-placed", "s:seat d:die z:section")
# marks
MARK_GAINED: Final = EVENTS.add("mark-gained", "n:party m:slot q:kind")
MARK_USED: Final = EVENTS.add("mark-used", "s:seat m:slot")
MARK_RECHARGED: Final = EVENTS.add("mark-recharged", "s:seat m:slot")
MARK_WOUNDED: Final = EVENTS.add("mark-wounded", "s:seat m:slot")
MARK_HEALED: Final = EVENTS.add("mark-healed", "s:seat m:slot")
MARK_PAID: Final = EVENTS.add("mark-paid", "s:seat m:slot")
# placing
PLACED: Final = EVENTS.add("placed", "n:party d:die z:section")
KNOCKED_OUT: Final = EVENTS.add("knocked-out", "s:seat d:die z:section")
# cards
USED: Final = EVENTS.add("used", "s:seat c:card n:chain")
BREWED: Final = EVENTS.add("brewed", "s:seat c:card")
SUMMONED: Final = EVENTS.add("summoned", "s:seat c:card")
TRIGGERED: Final = EVENTS.add("triggered", "s:seat c:card")
AMPLIFIED: Final = EVENTS.add("amplified", "s:seat c:card n:marks")
EFFECT_LOST: Final = EVENTS.add("effect-lost", "s:seat c:card")
CARD_GAINED: Final = EVENTS.add("card-gained", "n:party c:card")
CARD_SKIPPED: Final = EVENTS.add("card-skipped", "n:party c:card")
CARD_DISCARDED: Final = EVENTS.add("card-discarded", "n:party c:card")
STRAIGHTENED: Final = EVENTS.add("straightened", "s:seat c:card")
BOUGHT: Final = EVENTS.add("bought", "s:seat c:card")
MARKET_REFRESHED: Final = EVENTS.add("market-refreshed", "g:market")
REVEALED: Final = EVENTS.add("revealed", "g:deck c:card")
PUT_UNDER: Final = EVENTS.add("put-under", "g:deck c:card")
PRIMAGIC: Final = EVENTS.add("primagic", "s:seat n:action")
# Threat
THREAT: Final = EVENTS.add("threat", "s:seat n:dice n:fixed")
THREAT_CANCELLED: Final = EVENTS.add("threat-cancelled", "s:seat n:dice")
THREAT_ROLLED: Final = EVENTS.add("threat-rolled", "s:seat n:ones n:twos n:threes n:fours n:fives n:sixes")
THREAT_NUDGED: Final = EVENTS.add("threat-nudged", "s:seat n:value n:now")
THREAT_HIT: Final = EVENTS.add("threat-hit", "s:seat n:value d:die")
THREAT_MISSED: Final = EVENTS.add("threat-missed", "s:seat n:value")
MORTAL_HIT: Final = EVENTS.add("mortal-hit", "s:seat n:value")
MORTAL_WOUND: Final = EVENTS.add("mortal-wound", "s:seat")
MORTAL_PREVENTED: Final = EVENTS.add("mortal-prevented", "s:seat c:card")
# contracts and trials
LOOKED: Final = EVENTS.add("looked", "s:seat n:count")
SAW: Final = EVENTS.add("saw", "s:seat C:contracts")
RESERVED: Final = EVENTS.add("reserved", "s:seat c:card")
RESERVED_UNSEEN: Final = EVENTS.add("reserved-unseen", "s:seat")
RESERVED_SEEN: Final = EVENTS.add("reserved-seen", "s:seat c:card")
ATTEMPTED: Final = EVENTS.add("attempted", "s:seat c:card")
TASK_CHOSEN: Final = EVENTS.add("task-chosen", "s:seat c:card h:path n:task")
TASK_ROLLED: Final = EVENTS.add("task-rolled", "s:seat n:total n:wanted")
TASK_REPLACED: Final = EVENTS.add("task-replaced", "s:seat c:card h:path")
PROPERTY_CANCELLED: Final = EVENTS.add("property-cancelled", "s:seat o:property")
CONTRACT_DONE: Final = EVENTS.add("contract-done", "n:party c:contract")
CONTRACT_FAILED: Final = EVENTS.add("contract-failed", "s:seat c:contract")
TRIAL_PASSED: Final = EVENTS.add("trial-passed", "n:party c:trial h:path")
TRIAL_FAILED: Final = EVENTS.add("trial-failed", "s:seat c:trial")
ROW_REFRESHED: Final = EVENTS.add("row-refreshed", "c:contract")
ROW_REFILLED: Final = EVENTS.add("row-refilled", "c:contract")
# fate
LAID_OPEN: Final = EVENTS.add("laid-open", "c:card")
FATE_REVEALED: Final = EVENTS.add("fate-revealed", "n:party c:card")
END_FIXED: Final = EVENTS.add("end-fixed", "n:party c:prophecy")
EXTRA_TURN: Final = EVENTS.add("extra-turn", "s:seat c:card")
GAME_OVER: Final = EVENTS.add("game-over", "w:winners")
# the Automa
AUTOMA_ROLLED: Final = EVENTS.add("automa-rolled", "n:value n:band")
AUTOMA_STEP: Final = EVENTS.add("automa-step", "a:step")
AUTOMA_DIE: Final = EVENTS.add("automa-die", "d:die")
AUTOMA_STOPPED: Final = EVENTS.add("automa-stopped", "k:kind")
AUTOMA_TOOK_BACK: Final = EVENTS.add("automa-took-back", "d:die z:section")

KINDS: Final = tuple(EVENTS.kinds)
