"""Ways to divide the spells of the school of Law between the grimoires, for `benchmarks/balance.py`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import Final

from tools.workshop import Balance, Side, Trial, Variant

SCHOOLS: Final = "arcanum/games/black_rose/content/law/schools.yaml"
_CROWN: Final = Side("crown", "first", "First crown")
_A: Final = Side("grimoire", "a", "Grimoire A")
_B: Final = Side("grimoire", "b", "Grimoire B")


@dataclass(frozen=True, slots=True)
class Division:
    """A way to divide the spells of the school of Law between the grimoires."""

    name: str
    a: tuple[str, ...]
    b: tuple[str, ...]
    why: str


DIVISIONS = (
    Division(
        "listed",
        ("verdict", "call_of_the_knight", "march_of_the_order", "seal_of_law", "inquisition", "holy_shield"),
        ("sword_of_justice", "tithe", "smiting_hand", "oath_of_fealty", "edict_of_silence", "crusade"),
        "As the game has it. Three of the four spells with the instability symbol, which works whatever becomes of the "
        "spell, are in B.",
    ),
    Division(
        "proposed",
        ("verdict", "call_of_the_knight", "march_of_the_order", "seal_of_law", "tithe", "holy_shield"),
        ("sword_of_justice", "inquisition", "smiting_hand", "oath_of_fealty", "edict_of_silence", "crusade"),
        "*Tithe* and *Inquisition* change places: two spells with the symbol on either side, and one that summons.",
    ),
)


def changed(text: str, division: Division) -> str:
    """The file of the schools with other lists; raises ValueError if it has no such lists."""
    for side, spells in (("a", division.a), ("b", division.b)):
        text, found = re.subn(rf"(?m)^(    {side}: )\[[^]]*\]$", rf"\g<1>[{', '.join(spells)}]", text)
        if found != 1:
            raise ValueError(f"{SCHOOLS} lists grimoire {side} {found} times")
    return text


BALANCE: Final = Balance(
    sides=(_CROWN, _A, _B),
    title="The three powers",
    about=(
        "The Black Rose's share is one of all games; those of the crown (held in the first round) and of a grimoire",
        "are shares of the games that a mage won. Intervals: 95 %, bootstrap over deals. Mirror matches come last.",
    ),
    third="The Rose wins",
)
TRIAL: Final = Trial(
    title="How even the grimoires of Black Rose are",
    about=(
        "Written by `python -m benchmarks.balance`; do not edit. Two bots of the same strength play the same deals",
        "with each division of the spells of Law between the grimoires (`magister:200`, seeds from `ladder 2 0` on).",
        "Shares are of the games that a mage won, the Rose's of all games; intervals: 95 %, bootstrap over deals. The",
        "holder of the first crown chooses a grimoire, so what it is worth shows in how often either is taken, too.",
    ),
    heading="Grimoires",
    sides=(_A, _B, _CROWN),
    bot="magister:200",
    seed="ladder 2",
    variants=tuple(
        Variant(
            each.name,
            f"A: {', '.join(each.a)}; B: {', '.join(each.b)}. {each.why}",
            SCHOOLS,
            partial(changed, division=each),
        )
        for each in DIVISIONS
    ),
    chooser=_CROWN,
    chosen=_B,
)
