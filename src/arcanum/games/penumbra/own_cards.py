"""The cards of a wizard: which of them work, and which of them can be straightened."""

from __future__ import annotations

from typing import Final

from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra.properties import suppressed
from arcanum.games.penumbra.state import State

# What can be straightened.
SPELLS: Final = 0
FAMILIARS: Final = 1
POTIONS: Final = 2
ARTIFACTS: Final = 3
ANY_CARDS: Final = 4
STRAIGHTENED: Final = ("spell", "familiar", "potion", "artifact", "any")
_SORT: Final = {
    at.SPELL: SPELLS,
    at.SUMMON: FAMILIARS,
    at.RECIPE: POTIONS,
    at.ARTIFACT: ARTIFACTS,
    at.TALENT: ANY_CARDS,
}
_SUPPRESSED_AS: Final = {
    at.RECIPE: at.S_POTIONS,
    at.READY_POTION: at.S_POTIONS,
    at.ARTIFACT: at.S_ARTIFACTS,
    at.SUMMON: at.S_FAMILIARS,
}


def prepared(s: State, seat: int) -> list[int]:
    """The cards that can work from where they lie: potions and familiars, artifacts, the talent (PN-17.4, PN-17.5,
    PN-26.1)."""
    found = s.inventory[seat] + s.equipped(seat)
    if s.talent[seat] >= 0:
        found.append(s.talent[seat])
    return found


def is_suppressed(s: State, seat: int, card: int) -> bool:
    """Whether the trial keeps this potion, artifact or familiar from being used (PN-41.12, PN-41.13, PN-41.14)."""
    what = _SUPPRESSED_AS.get(s.cat.kind[card], -1)
    return what >= 0 and suppressed(s, seat, what)


def works(s: State, seat: int, card: int) -> bool:
    """Whether the permanent or condition effect of such a card works: not while it lies rotated (PN-19.12, PN-19.13,
    PN-19.19, PN-25.8) nor while it is suppressed (PN-41.13, PN-41.14)."""
    return card not in s.rotated[seat] and not is_suppressed(s, seat, card)


def more_marks(s: State, seat: int, discipline: int) -> int:
    """So many marks of a discipline more do permanent effects count, in every turn type (PN-19.25, PN-20.3)."""
    amplifies = s.cat.amplifies
    more = 0
    for card in prepared(s, seat):
        amount = amplifies[card][discipline]
        if amount and works(s, seat, card):
            more += amount
    return more


def summons_from_market(s: State, seat: int) -> bool:
    """Whether an effect lets the wizard summon from the markets (PN-24.7)."""
    for card in prepared(s, seat):
        if s.cat.summons_from_market[card] and works(s, seat, card):
            return True
    return False


def straightenable(s: State, seat: int, what: int, not_this: int = -1) -> list[int]:
    """The rotated cards of one sort that lie in the wizard's zones, but not the card that straightens (PN-13.9,
    PN-17.19). A potion that was not drunk is not rotated (PN-23.8); a suppressed card may be straightened, too
    (PN-41.26)."""
    kind = s.cat.kind
    return [card for card in s.rotated[seat] if card != not_this and (what == ANY_CARDS or _SORT[kind[card]] == what)]
