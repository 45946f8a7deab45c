"""The registers of an effect that is being applied (`core/effects.py`)."""

from __future__ import annotations

from typing import Final

from arcanum.core.effects import CASTER as CASTER  # the first ones are the same in every game
from arcanum.core.effects import NEXT_PART as NEXT_PART
from arcanum.core.effects import PROGRAM as PROGRAM
from arcanum.core.effects import SOURCE as SOURCE
from arcanum.core.effects import Effect

SORT: Final = 4
"""What its damage counts as (BR-22.15)."""
TARGET: Final = 5
"""A figure, DECOY, or NOBODY."""
TARGET_ROOM: Final = 6
"""Fixed when the target is chosen; -1 for none."""
PICKED: Final = 7
PICKED_ROOMS: Final = 8
PICKED_COUNT: Final = 9
ITEM: Final = 10
"""The element of a for_each: a figure or a room."""
ITEMS_LEFT: Final = 11
"""What is left of a for_each, as a mask."""
SUMMONED: Final = 12
ENTERED: Final = 13
"""The rooms that the caster entered by this effect."""
GONE: Final = 14
"""The figures that left the lodge since the effect began: what was chosen before does not mean them any more."""
DEFEATED: Final = 15
"""The figures that this effect defeated."""
DOOMED: Final = 16
"""The figures whose last free slot this effect filled: they are looked at when the sentence ends."""
THIS: Final = 17
"""The evocation whose skill or attack this is, or the mage who attacks; NOBODY otherwise."""
THIS_ROOM: Final = 18
"""The room that is activated; -1 for none."""
TRIGGER_SOURCE: Final = 19
TRIGGER_TARGET: Final = 20
TRIGGER_ROOM: Final = 21
HOLDER: Final = 22
"""On whose mage card the persistence token of this effect lies."""
SPELL_SLOT: Final = 23
"""seat * 4 + slot of the spell; -1 for none."""
STRENGTH_NOW: Final = 24
"""The damage of a physical attack."""
REGISTERS: Final = 25


def _blank() -> list[int]:
    """Registers of which nothing is set: sets are empty, everything else is nobody or nothing."""
    registers = [-1] * REGISTERS
    for place in (PICKED, PICKED_ROOMS, PICKED_COUNT, ITEMS_LEFT, ENTERED, GONE, DEFEATED, DOOMED):
        registers[place] = 0
    return registers[TARGET:]


_BLANK: Final = _blank()
"""Those from TARGET on."""


def effect_of(program: int, caster: int, source: int, sort: int) -> Effect:
    """The registers of an effect that begins: PROGRAM, NEXT_PART, CASTER, SOURCE, SORT, and the others."""
    return [program, 0, caster, source, sort, *_BLANK]
