"""Noun phrases about essences, in the case that a sentence needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal

import msgspec

from arcanum.games.res_arcana.vocabulary import Essence, Payable
from arcanum.words import Joint, Words

AmountCase = Literal["nominative", "accusative", "held"]
"""The form in which a sentence needs an amount; "held" is the nominative for what lies on a component."""

_AMOUNT: Final[dict[AmountCase, str]] = {
    "nominative": "ra-amount",
    "accusative": "ra-amount-accusative",
    "held": "ra-amount-held",
}


def amount(words: Words, essence: Payable, count: int, case: AmountCase = "nominative") -> str:
    """So many essences of a type, or of any types."""
    return words.say(_AMOUNT[case], payable=essence, count=count)


def amounts(
    words: Words,
    essences: Mapping[Essence, int] | Mapping[Payable, int],
    case: AmountCase = "nominative",
    joint: Joint = "and",
) -> str:
    """Several amounts in a list, in the order given."""
    return words.join([amount(words, essence, count, case) for essence, count in essences.items()], joint)


def one_of(words: Words, essences: Iterable[Essence], case: AmountCase = "nominative") -> str:
    """One essence of one of these types."""
    return amounts(words, dict.fromkeys(essences, 1), case, "or")


def any_mix(words: Words, count: int, no: tuple[Essence, ...], case: AmountCase = "nominative") -> str:
    """So many essences of any types but those in `no`."""
    mix = amount(words, "any", count, case)
    return words.say("ra-amount-except", amount=mix, types=type_names(words, no)) if no else mix


def type_names(words: Words, essences: Iterable[Essence], joint: Joint = "and") -> str:
    """Names of types in the genitive, as they follow "except"."""
    return words.join([words.say("ra-essence-genitive", essence=essence) for essence in essences], joint)


def measured(words: Words, measure: str, count: int) -> str:
    """So much of one of the measures of the evaluation, in the nominative."""
    kind, _, payable = measure.partition(" ")
    if kind == "points":
        return words.say("ra-points", points=count)
    if kind == "card":
        return words.say("ra-hint-cards", count=count)
    held = amount(words, msgspec.convert(payable, Payable), count, "held")
    return words.say("ra-hint-income", amount=held) if kind == "income" else held
