"""What a component promises to its owner, read off its data: the traits that the evaluation gives weights to.

Nothing here knows a card by name, so a pack's components are judged like those of the base game.
"""

from __future__ import annotations

from typing import Final

from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana.catalogue import Catalogue, Income, Op, Power
from arcanum.games.res_arcana.essences import GOLD, NAMES, NOTHING, Amounts, total
from arcanum.games.res_arcana.steps import attack, cards, components, gains, payment
from arcanum.games.res_arcana.victory import CheckNow, ExtraPoints

GOLD_PRICE: Final = 2.0
"""Other essences that a Gold is worth: a discarded card yields the one or the two."""
POINT_PRICE: Final = 4.0
CARD_PRICE: Final = 1.5

TRAITS: Final = (
    "cost",
    *[f"income {name}" for name in NAMES],
    "income of choice",
    "income if left",
    "upkeep",
    "net essences",
    "net gold",
    "points by turning",
    "points by paying",
    "repeated gain",
    "other powers",
    "draw",
    "look",
    "straighten",
    "attack",
    "place",
    "convert to gold",
    "convert",
    "discount",
    "react",
    "rivals gain",
    "points for own",
    "check now",
    "extra points",
    "creature",
    "dragon",
)
COST: Final = 0
INCOME: Final = 1
INCOME_OF_CHOICE: Final = 6
INCOME_IF_LEFT: Final = 7
UPKEEP: Final = 8
NET: Final = 9
NET_GOLD: Final = 10
POINTS_BY_TURNING: Final = 11
POINTS_BY_PAYING: Final = 12
REPEATED_GAIN: Final = 13
OTHER_POWERS: Final = 14
DRAW: Final = 15
LOOK: Final = 16
STRAIGHTEN: Final = 17
ATTACK: Final = 18
PLACE: Final = 19
TO_GOLD: Final = 20
CONVERT: Final = 21
DISCOUNT: Final = 22
REACT: Final = 23
RIVALS_GAIN: Final = 24
POINTS_FOR_OWN: Final = 25
CHECK_NOW: Final = 26
EXTRA_POINTS: Final = 27
CREATURE: Final = 28
DRAGON: Final = 29

_OF_POWERS: Final = (NET, NET_GOLD, DRAW, LOOK, STRAIGHTEN, ATTACK, PLACE, TO_GOLD, CONVERT, RIVALS_GAIN, CHECK_NOW)
"""The traits that come from the one power for which a component is turned."""


class Use:
    """An action power as the evaluation sees it: what it needs and what it yields."""

    __slots__ = ("calm", "death", "elan", "gain", "gold", "life", "points", "rest", "total", "traits", "turns")

    def __init__(self, cat: Catalogue, power: Power) -> None:
        need = power.need
        self.calm: int = need.calm
        self.death: int = need.death
        self.elan: int = need.elan
        self.gold: int = need.gold
        self.life: int = need.life
        self.total: int = need.total
        self.rest: int = need.rest
        """The power, if its cost has further parts to be looked at; otherwise -1."""
        self.turns: bool = power.turns
        self.traits: list[float] = _traits_of_power(cat, power)
        self.points: int = _points_put(cat, power)
        self.gain: float = _gain(self.traits, self.points)
        """A rough price of what one use yields over what it costs, in essences."""


def _gain(traits: list[float], points: int) -> float:
    return (
        traits[NET]
        + GOLD_PRICE * traits[NET_GOLD]
        + POINT_PRICE * points
        + CARD_PRICE * traits[DRAW]
        + 0.3 * traits[LOOK]
        + 1.5 * traits[STRAIGHTEN]
        + 0.7 * traits[ATTACK]
        + 0.7 * traits[PLACE]
        + 2.0 * traits[TO_GOLD]
        + 0.7 * traits[CONVERT]
        - 0.5 * traits[RIVALS_GAIN]
    )


# --- powers -----------------------------------------------------------------------------------------------------------


def _traits_of_power(cat: Catalogue, power: Power) -> list[float]:
    traits = [0.0] * len(TRAITS)
    need = power.need
    traits[NET_GOLD] = -float(need.gold)
    traits[NET] = -float(need.total - need.gold)
    traits[NET] -= total(power.off) + CARD_PRICE * power.discards
    if power.turns_another:
        traits[NET] -= 1.0
    if power.destroys:
        traits[NET] -= 3.0
    for op in power.ops:
        _add_essences(cat, power.component, op, traits)
        _add_others(op, traits)
    return traits


def _add_essences(cat: Catalogue, component: int, op: Op, traits: list[float]) -> None:
    if isinstance(op, gains.Gain):
        _add(traits, op.amounts, 1.0)
    elif isinstance(op, gains.Put):
        _add(traits, _not_scoring(cat, component, op.amounts), 0.9)
    elif isinstance(op, gains.GainMix):
        traits[NET] += (0.9 if op.on_this else 1.0) * op.count
    elif isinstance(op, gains.GainCardCost):
        traits[NET_GOLD if op.of == GOLD else NET] += 3.0 + op.bonus
    elif isinstance(op, gains.GainRivalCount):
        traits[NET] += 2.0
    elif isinstance(op, gains.GainSame):
        traits[TO_GOLD if op.of == GOLD else CONVERT] += 1.0
    elif isinstance(op, gains.RivalsGain):
        traits[RIVALS_GAIN] += total(op.amounts)
    elif isinstance(op, (components.PutPaidHere, components.PutPaidAnywhere)):
        traits[NET] += 1.0


def _add_others(op: Op, traits: list[float]) -> None:
    if isinstance(op, attack.RivalsLoseLife):
        traits[ATTACK] += op.amount
    elif isinstance(op, (components.StraightenOne, components.StraightenThis)):
        traits[STRAIGHTEN] += 1.0
    elif isinstance(op, cards.Draw):
        traits[DRAW] += op.count
    elif isinstance(op, cards.DrawThenDiscard):
        traits[LOOK] += op.count
    elif isinstance(op, cards.Look):
        traits[LOOK] += op.count / 3.0
    elif isinstance(op, cards.Place):
        traits[PLACE] += min(6, op.free + op.not_gold) / 2.0
    elif isinstance(op, CheckNow):
        traits[CHECK_NOW] += 1.0
    elif isinstance(op, ExtraPoints):
        traits[EXTRA_POINTS] += op.count
    elif isinstance(op, payment.DestroyThis):
        traits[NET] -= 1.0


def _add(traits: list[float], amounts: Amounts, share: float) -> None:
    traits[NET_GOLD] += share * amounts[GOLD]
    traits[NET] += share * (total(amounts) - amounts[GOLD])


def _not_scoring(cat: Catalogue, component: int, amounts: Amounts) -> Amounts:
    """What is put on a component and brings no points there."""
    rest = [0 if _worth_on(cat, component, essence) else amounts[essence] for essence in range(5)]
    return (rest[0], rest[1], rest[2], rest[3], rest[4])


def _worth_on(cat: Catalogue, component: int, essence: int) -> int:
    worth = 0
    for points, scoring in cat.points_on[component]:
        if scoring == essence:
            worth += points
    return worth


def _points_put(cat: Catalogue, power: Power) -> int:
    """The points that one use of a power puts on its own component."""
    points = 0
    for op in power.ops:
        if isinstance(op, gains.Put):
            for essence in range(5):
                points += op.amounts[essence] * _worth_on(cat, power.component, essence)
    return points


# --- components -------------------------------------------------------------------------------------------------------


def uses_of(cat: Catalogue, component: int) -> list[Use]:
    """The action powers that a straight component has."""
    return [
        Use(cat, power)
        for power in cat.powers
        if power.component == component and power.timing == at.ACTION and not power.while_turned
    ]


def traits_of(cat: Catalogue, component: int) -> list[float]:
    """All traits of a component in play, in the order of TRAITS."""
    traits = [0.0] * len(TRAITS)
    traits[COST] = cat.cost[component].symbols + cat.cost[component].amounts[GOLD]
    for income in cat.income[component]:
        _add_income(traits, income)
    _add_powers(traits, uses_of(cat, component))
    for discount in cat.discounts[component]:
        traits[DISCOUNT] += discount.amount if discount.on == 0 else discount.amount / 3.0
    for power in cat.powers:
        if power.component == component and power.timing != at.ACTION:
            _add_react(cat, traits, power)
    for worth, _ in cat.points_own[component]:
        traits[POINTS_FOR_OWN] += worth
    traits[CREATURE] = 1.0 if cat.subtypes[component] & at.CREATURE else 0.0
    traits[DRAGON] = 1.0 if cat.subtypes[component] & at.DRAGON else 0.0
    return traits


def _add_income(traits: list[float], income: Income) -> None:
    if income.pay != NOTHING:
        traits[UPKEEP] += total(income.pay)
    elif income.if_left:
        traits[INCOME_IF_LEFT] += total(income.amounts) + income.amount + income.grow
    else:
        for essence in range(5):
            traits[INCOME + essence] += income.amounts[essence]
        traits[INCOME_OF_CHOICE] += income.amount


def _add_powers(traits: list[float], uses: list[Use]) -> None:
    """A component is turned once a round, for its best power; what it may do besides counts as well."""
    best: Use | None = None
    for use in uses:
        if not use.turns:
            if use.points:
                traits[POINTS_BY_PAYING] += use.points / max(1.0, use.total + (GOLD_PRICE - 1.0) * use.gold)
            else:
                traits[REPEATED_GAIN] += max(0.0, use.gain)
        elif best is None or use.gain > best.gain:
            best = use
    if best is None:
        return
    for trait in _OF_POWERS:
        traits[trait] += best.traits[trait]
    traits[POINTS_BY_TURNING] += best.points
    for use in uses:
        if use.turns and use is not best:
            traits[OTHER_POWERS] += max(0.0, use.gain)


def _add_react(cat: Catalogue, traits: list[float], power: Power) -> None:
    of_power = _traits_of_power(cat, power)
    if power.timing == at.VICTORY_REACT:
        traits[EXTRA_POINTS] += of_power[EXTRA_POINTS]
    elif power.timing == at.LIFE_LOSS_REACT:
        traits[REACT] += 1.0
    elif power.timing == at.DRAGON_REACT:
        traits[REACT] += 0.5
