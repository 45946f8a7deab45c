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
_REASONS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("not-your-card", "PN-17.2"),
    ("works-by-itself", "PN-19.12"),
    ("card-rotated", "PN-19.6"),
    ("card-in-other-turn", "PN-19.15"),
    ("card-at-other-moment", "PN-51.13"),
    ("card-suppressed", "PN-41.13"),
    ("vigilance", "PN-41.4"),
    ("second-threat", "PN-15.30"),
    ("cost-in-other-turn", "PN-18.9"),
    ("card-not-payable", "PN-18.1"),
    ("card-not-possible", "PN-19.9"),
    ("card-without-effect", "PN-19.18"),
    ("name-owned", "PN-24.8"),
    ("not-launched", "PN-21.6"),
    ("launch-only-spells", "PN-13.5"),
]
_OTHER_RULES: Final = {at.RECIPE: "PN-41.12", at.READY_POTION: "PN-41.12", at.SUMMON: "PN-41.14"}
"""The rules of suppression, where it is not that of artifacts."""


def trouble_reason(s: State, card: int, trouble: int) -> Reason | None:
    """What stands in the way of a card, in data; None if nothing does."""
    if not trouble:
        return None
    name, rule = _REASONS[trouble]
    if trouble == SUPPRESSED:
        rule = _OTHER_RULES.get(s.cat.kind[card], rule)
    args: Args = {"card": s.cat.ids[card]}
    if trouble in (OTHER_TURN, COST_IN_OTHER_TURN):
        args["turn"] = at.TURNS.get(s.turn_type, "")
    return Reason(name, args, rule)
