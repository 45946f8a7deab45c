"""The registers of an effect that is being applied (`core/effects.py`)."""

from __future__ import annotations

from typing import Final

from arcanum.core.effects import CASTER as CASTER  # the first ones are the same in every game
from arcanum.core.effects import NEXT_PART as NEXT_PART
from arcanum.core.effects import PROGRAM as PROGRAM
from arcanum.core.effects import SOURCE as SOURCE
from arcanum.core.effects import Effect

CHAIN: Final = 4
"""The length of the chain that the card belongs to, itself included; 0 for what is no card of a chain."""
AMPLIFIED: Final = 5
"""How many marks more each amount per mark counts: Orange dice and the like (PN-20.4)."""
TIMES: Final = 6
"""How often a payment was made: so often its effects are applied (PN-19.27)."""
ITEM: Final = 7
"""The wizard whose turn it is in an event."""
ITEMS_LEFT: Final = 8
"""The wizards that still come, as a set."""
REVEALER: Final = 9
"""The seat for which "you" of an event stands."""
SPARE: Final = 10
"""A number that one part leaves for the next."""
MARKET: Final = 11
"""The place of the market from which the card was launched; -1 for a card of the wizard's own (PN-21.17)."""
WINDOW: Final = 12
"""The window in which the card was used; -1 for what works by itself."""
REGISTERS: Final = 13


def effect_of(
    program: int, caster: int, source: int, chain: int, amplified: int, market: int = -1, window: int = -1
) -> Effect:
    """The registers of an effect that begins."""
    return [program, 0, caster, source, chain, amplified, 1, -1, 0, caster, 0, market, window]
