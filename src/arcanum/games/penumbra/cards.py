"""Which cards of a wizard may be used, brewed, summoned, launched or straightened."""

from __future__ import annotations

from arcanum.core.reasons import Reason
from arcanum.games.penumbra.state import State


def cards_usable(s: State, seat: int, window: int) -> list[int]:
    """The actions that use a card in a window, ascending."""
    return []


def card_refusal(s: State, seat: int, card: int, window: int) -> Reason | None:
    """Why a card cannot be used in a window."""
    return None


def launchable(s: State, seat: int, colours: int, window: int) -> list[int]:
    """The actions that launch a Spell of these colours from the Grimoire."""
    return []


def straightenable(s: State, seat: int, what: int, not_this: int) -> list[int]:
    """The rotated cards that can be straightened."""
    return []


def use_card(s: State, seat: int, card: int) -> None:
    """Push a chain that begins with this card."""
