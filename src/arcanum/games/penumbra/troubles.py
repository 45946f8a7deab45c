"""What can stand in the way of a card: numbers for the tests, reasons for people."""

from __future__ import annotations

from typing import Final

from arcanum.core.reasons import Args, Reason
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra.state import State

USABLE: Final = 0
NOT_YOURS: Final = 1
BY_ITSELF: Final = 2
ROTATED: Final = 3
OTHER_TURN: Final = 4
OTHER_MOMENT: Final = 5
SUPPRESSED: Final = 6
VIGILANT: Final = 7
SECOND_THREAT: Final = 8
COST_IN_OTHER_TURN: Final = 9
NOT_PAYABLE: Final = 10
NOT_POSSIBLE: Final = 11
WITHOUT_EFFECT: Final = 12
NAME_OWNED: Final = 13
NOT_LAUNCHED: Final = 14
NO_SPELL: Final = 15
_REASONS: Final = (
    "not-your-card",
    "works-by-itself",
    "card-rotated",
    "card-in-other-turn",
    "card-at-other-moment",
    "card-suppressed",
    "vigilance",
    "second-threat",
    "cost-in-other-turn",
    "card-not-payable",
    "card-not-possible",
    "card-without-effect",
    "name-owned",
    "not-launched",
    "launch-only-spells",
)
_RULES: Final = (
    "PN-17.2",
    "PN-19.12",
    "PN-19.6",
    "PN-19.15",
    "PN-51.13",
    "PN-41.13",
    "PN-41.4",
    "PN-15.30",
    "PN-18.9",
    "PN-18.1",
    "PN-19.9",
    "PN-19.18",
    "PN-24.8",
    "PN-21.6",
    "PN-13.5",
)
_OTHER_RULES: Final = {at.RECIPE: "PN-41.12", at.READY_POTION: "PN-41.12", at.SUMMON: "PN-41.14"}
"""The rules of suppression, where it is not that of artifacts."""


def trouble_reason(s: State, card: int, trouble: int) -> Reason | None:
    """What stands in the way of a card, in data; None if nothing does."""
    if not trouble:
        return None
    rule = _RULES[trouble - 1]
    if trouble == SUPPRESSED:
        rule = _OTHER_RULES.get(s.cat.kind[card], rule)
    args: Args = {"card": s.cat.ids[card]}
    if trouble in (OTHER_TURN, COST_IN_OTHER_TURN):
        args["turn"] = at.TURNS.get(s.turn_type, "")
    return Reason(_REASONS[trouble - 1], args, rule)
