"""What a component promises to its owner, read off its data: the traits that the evaluation gives weights to.

Nothing here knows a card by name, so a pack's components are judged like those of the base game.
"""

from __future__ import annotations

from typing import Final

from arcanum.core.vocabulary import Interpreter, on
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import vocabulary as voc
from arcanum.games.res_arcana.catalogue import Catalogue, Power
from arcanum.games.res_arcana.essences import GOLD, NAMES, Amounts, amounts_of, total

GOLD_PRICE: Final = 2.0
"""Other essences that a Gold is worth: a discarded card yields the one or the two."""
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
Traits = dict[str, float]

_PRICES: Final[Traits] = {
    "net essences": 1.0,
    "net gold": GOLD_PRICE,
    "points by turning": 4.0,
    "draw": CARD_PRICE,
    "look": 0.3,
    "straighten": 1.5,
    "attack": 0.7,
    "place": 0.7,
    "convert to gold": 2.0,
    "convert": 0.7,
    "rivals gain": -0.5,
    "check now": 0.0,
}
"""The traits that come from the one power for which a component is turned, each with a rough price in essences."""


class Use:
    """An action power as the evaluation sees it: what it needs and what it yields."""

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
        self.traits: Traits = _traits_of_power(cat, power)
        self.points: int = _points_put(cat, power)
        self.traits["points by turning"] = self.points
        self.gain: float = 0.0
        """A rough price of what one use yields over what it costs, in essences."""
        for trait, price in _PRICES.items():
            self.gain += price * self.traits[trait]


# --- powers -----------------------------------------------------------------------------------------------------------


def _traits_of_power(cat: Catalogue, power: Power) -> Traits:
    traits: Traits = dict.fromkeys(TRAITS, 0.0)
    need = power.need
    traits["net gold"] = -float(need.gold)
    traits["net essences"] = -float(need.total - need.gold)
    traits["net essences"] -= total(power.off) + CARD_PRICE * power.discards
    if power.turns_another:
        traits["net essences"] -= 1.0
    if power.destroys:
        traits["net essences"] -= 4.0 if power.destroys == at.DESTROY_THIS else 3.0
    for effect in _effects(cat, power):
        _add(traits, _EFFECTS(effect, cat, power.component))
    return traits


def _effects(cat: Catalogue, power: Power) -> tuple[voc.AnyEffect, ...]:
    return cat.written[power.component].powers[power.number - 1].effect


def _add(traits: Traits, brought: Traits) -> None:
    for trait, much in brought.items():
        traits[trait] += much


def _gained(amounts: Amounts, share: float) -> Traits:
    return {"net gold": share * amounts[GOLD], "net essences": share * (total(amounts) - amounts[GOLD])}


def _put(word: voc.Put, cat: Catalogue, component: int) -> Traits:
    return _gained(_not_scoring(cat, component, amounts_of(word.essences)), 0.9)


_EFFECTS: Final[Interpreter[[Catalogue, int], Traits]] = Interpreter(
    "traits",
    voc.AnyEffect,
    on(voc.Gain, lambda word, *_: _gained(amounts_of(word.essences), 1.0)),
    on(voc.GainAny, lambda word, *_: {"net essences": word.amount}),
    on(voc.GainOneOf, lambda *_: {"net essences": 1.0}),
    on(voc.GainSame, lambda word, *_: {"convert to gold" if word.of == "gold" else "convert": 1.0}),
    on(voc.GainCardCost, lambda word, *_: {"net gold" if word.of == "gold" else "net essences": 3.0 + word.bonus}),
    on(voc.GainRivalCount, lambda *_: {"net essences": 2.0}),
    on(voc.Put, _put),
    on(voc.PutAny, lambda word, *_: {"net essences": 0.9 * word.amount}),
    on(voc.PutPaid, lambda *_: {"net essences": 1.0}),
    on(voc.RivalsGain, lambda word, *_: {"rivals gain": sum(word.essences.values())}),
    on(voc.RivalsLoseLife, lambda word, *_: {"attack": word.amount}),
    # What a React power is worth depends on when it is asked for.
    on(voc.IgnoreLoss, lambda *_: {}),
    on(voc.Straighten, lambda *_: {"straighten": 1.0}),
    on(voc.Draw, lambda word, *_: {"draw": word.cards}),
    on(voc.DrawThenDiscard, lambda word, *_: {"look": word.cards}),
    on(voc.Look, lambda word, *_: {"look": word.cards / 3.0}),
    on(voc.Place, lambda word, *_: {"place": 3.0 if word.free else min(6, word.discount) / 2.0}),
    on(voc.CheckVictory, lambda *_: {"check now": 1.0}),
    on(voc.ExtraPoints, lambda word, *_: {"extra points": word.points}),
)

_COLLECT: Final[Interpreter[[], Traits]] = Interpreter(
    "traits",
    voc.AnyCollect | voc.GrowEach,
    on(voc.Gain, lambda word: {f"income {name}": count for name, count in word.essences.items()}),
    on(voc.GainAny, lambda word: {"income of choice": word.amount}),
    on(voc.GainOneOf, lambda _: {"income of choice": 1.0}),
    on(voc.GrowEach, lambda word: {"income if left": word.amount}),
    on(voc.IfLeft, lambda word: {"income if left": sum(_COLLECT(word.then).values())}),
    on(voc.PayOrTurn, lambda word: {"upkeep": sum(word.pay.values())}),
)


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
    for effect in _effects(cat, power):
        if isinstance(effect, voc.Put):
            for name, count in effect.essences.items():
                points += count * _worth_on(cat, power.component, NAMES.index(name))
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
    traits: Traits = dict.fromkeys(TRAITS, 0.0)
    traits["cost"] = cat.cost[component].symbols + cat.cost[component].amounts[GOLD]
    for ability in cat.written[component].collect:
        _add(traits, _COLLECT(ability))
    _add_powers(traits, uses_of(cat, component))
    for discount in cat.discounts[component]:
        traits["discount"] += discount.amount if discount.on == 0 else discount.amount / 3.0
    for power in cat.powers:
        if power.component == component and power.timing != at.ACTION:
            _add_react(cat, traits, power)
    for worth, _ in cat.points_own[component]:
        traits["points for own"] += worth
    traits["creature"] = 1.0 if cat.subtypes[component] & at.CREATURE else 0.0
    traits["dragon"] = 1.0 if cat.subtypes[component] & at.DRAGON else 0.0
    return [traits[name] for name in TRAITS]


def _add_powers(traits: Traits, uses: list[Use]) -> None:
    """A component is turned once a round, for its best power; what it may do besides counts as well."""
    best: Use | None = None
    for use in uses:
        if not use.turns:
            if use.points:
                traits["points by paying"] += use.points / max(1.0, use.total + (GOLD_PRICE - 1.0) * use.gold)
            else:
                traits["repeated gain"] += max(0.0, use.gain)
        elif best is None or use.gain > best.gain:
            best = use
    if best is None:
        return
    for trait in _PRICES:
        traits[trait] += best.traits[trait]
    for use in uses:
        if use.turns and use is not best:
            traits["other powers"] += max(0.0, use.gain)


def _add_react(cat: Catalogue, traits: Traits, power: Power) -> None:
    of_power = _traits_of_power(cat, power)
    if power.timing == at.VICTORY_REACT:
        traits["extra points"] += of_power["extra points"]
    elif power.timing == at.LIFE_LOSS_REACT:
        traits["react"] += 1.0
    elif power.timing == at.DRAGON_REACT:
        traits["react"] += 0.5
