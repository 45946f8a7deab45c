"""Tables for the evaluation: what it looks up of each component, and what everything is worth at each stage."""

from __future__ import annotations

from typing import Final

from arcanum.games.res_arcana import evaluation_weights as ft
from arcanum.games.res_arcana.catalogue import ARTIFACT, MAGIC_ITEM, Catalogue
from arcanum.games.res_arcana.essences import GOLD, NOTHING, total
from arcanum.games.res_arcana.evaluation_traits import Use, traits_of, uses_of
from arcanum.games.res_arcana.scoring import THRESHOLD

MOST: Final = 30
"""The most essences of a type that make a difference."""
ENOUGH: Final = 4
"""More essences of a type than this are to spare."""
LACKS: Final = 24
"""What lacks more essences than this is out of sight."""
LACKING: Final = 0.85
"""How much of its gain a plan keeps with each essence that will be lacking in the next round."""


class Tables:
    """What the evaluation looks up of each component, whatever it is worth."""

    def __init__(self, cat: Catalogue) -> None:
        all_ = range(len(cat.ids))
        self.traits: list[list[float]] = [traits_of(cat, component) for component in all_]
        self.uses: list[list[Use]] = [uses_of(cat, component) for component in all_]
        self.acts: list[bool] = [len(self.uses[component]) > 0 for component in all_]
        self.is_item: list[bool] = [cat.kind[component] == MAGIC_ITEM for component in all_]
        self.points: list[int] = cat.points[:]
        self.scores_more: list[bool] = [bool(cat.points_on[c] or cat.points_own[c]) for c in all_]
        """Whether its points depend on what lies here or there."""
        self.lowers: list[bool] = [len(cat.discounts[component]) > 0 for component in all_]
        self.needs: list[list[tuple[int, int]]] = [
            [(essence, count) for essence, count in enumerate(cat.cost[component].amounts) if count]
            for component in all_
        ]
        """The cost of a component: types and how many of them."""
        self.named: list[int] = [total(cat.cost[component].amounts) for component in all_]
        """How many essences these are together."""
        self.any: list[int] = [cat.cost[component].any for component in all_]
        """How many of any type come on top of them."""
        self.income: list[int] = []
        """Five numbers a component: what is collected every round."""
        self.income_of_choice: list[int] = []
        for component in all_:
            sure = [each for each in cat.income[component] if not each.if_left and each.pay == NOTHING]
            for essence in range(5):
                self.income.append(sum([each.amounts[essence] for each in sure]))
            self.income_of_choice.append(sum([each.amount for each in sure]))
        self.yields: list[bool] = [
            self.income_of_choice[c] > 0 or max(self.income[c * 5 : c * 5 + 5]) > 0 for c in all_
        ]
        self.near: list[float] = [LACKING**lack for lack in range(LACKS + 1)]


class Level:
    """What everything is worth at one stage of the game."""

    def __init__(self, cat: Catalogue, tables: Tables, weights: list[float]) -> None:
        all_ = range(len(cat.ids))
        self.weights: list[float] = weights
        self.play: list[float] = [_dot(tables.traits[component], weights) for component in all_]
        """A component in play, but for its points."""
        self.points: list[float] = _sums(weights[ft.POINTS : ft.POOL])
        """0, 1, 2 … points."""
        self.pool: list[float] = _pool_table(weights)
        """Of each type 0, 1, 2 … essences, one type after the other."""
        self.point: float = _point_price(weights)
        self.price: float = _mean_price(weights)
        self.gain: list[float] = [_gain(cat, component, tables.traits[component], weights) for component in all_]
        """What bringing a component into play gains: all that it is worth less what it costs."""
        self.card: float = max(_price(weights, GOLD), 2.0 * self.price)
        """What a discarded card yields."""
        kept = self.card * weights[ft.CARDS]
        self.kept: list[float] = [kept if cat.kind[component] == ARTIFACT else 0.0 for component in all_]
        """What a card counts for in hand anyway."""


def _sum(numbers: list[float]) -> float:
    """The builtin begins with the integer 0, which compiled code minds."""
    whole = 0.0
    for number in numbers:
        whole += number
    return whole


def _dot(traits: list[float], weights: list[float]) -> float:
    return _sum([traits[each] * weights[each] for each in range(len(traits))])


def _sums(steps: list[float]) -> list[float]:
    sums = [0.0]
    for step in steps:
        sums.append(sums[-1] + step)
    return sums


def _pool_table(weights: list[float]) -> list[float]:
    return [
        weights[ft.POOL + essence] * min(count, ENOUGH) + weights[ft.SPARE + essence] * max(count - ENOUGH, 0)
        for essence in range(5)
        for count in range(MOST + 1)
    ]


def _price(weights: list[float], essence: int) -> float:
    """What one essence more or less is worth to somebody who has some."""
    return (weights[ft.POOL + essence] + weights[ft.SPARE + essence]) / 2.0


def _mean_price(weights: list[float]) -> float:
    """The price of an essence that is not Gold."""
    return _sum([_price(weights, essence) for essence in range(5) if essence != GOLD]) / 4.0


def _point_price(weights: list[float]) -> float:
    return _sum(weights[ft.POINTS : ft.POINTS + THRESHOLD]) / THRESHOLD


def _gain(cat: Catalogue, component: int, traits: list[float], weights: list[float]) -> float:
    cost = cat.cost[component]
    gain = _dot(traits, weights) + cat.points[component] * _point_price(weights)
    for essence in range(5):
        gain -= cost.amounts[essence] * _price(weights, essence)
    return gain - cost.any * _mean_price(weights)
