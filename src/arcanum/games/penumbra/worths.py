"""What cards promise, from their data alone: so the cards of every pack are judged alike. A unit is what one Fruit is
worth; a die is worth about six, an Arcana eighteen."""

from __future__ import annotations

from typing import Final, get_args

from arcanum.core.vocabulary import Interpreter, Word, alike, on
from arcanum.games.penumbra import vocabulary as voc
from arcanum.games.penumbra.packs import Content

_INGREDIENTS: Final = {"blood": 3.0, "crystal": 4.0, "jewel": 6.0, "fruit": 3.0, "trinket": 12.0, "arcana": 18.0}
_DIE: Final = {"bone": 4.0, "spark": 8.0}
_COLOURED: Final = 6.0
_LASTING: Final = 1.0
_FLEETING: Final = 0.7
"""A temporary die is worth less."""
_EACH: Final[dict[type[Word], float]] = {
    voc.RollResource: 6.0,
    voc.GainCards: 8.0,
    voc.Reroll: 2.0,
    voc.Nudge: 3.0,
    voc.Flip: 3.0,
    voc.Recolour: 4.0,
    voc.SetValue: 6.0,
    voc.Heal: 8.0,
    voc.Recharge: 5.0,
    voc.Straighten: 7.0,
    voc.Amplify: 4.0,
    voc.CancelThreat: 7.0,
    voc.NudgeThreat: 4.0,
    voc.ExtraPlacement: 8.0,
    voc.PlaceWithoutSlot: 3.0,
    voc.TakePlacedDice: 6.0,
    voc.Discount: 5.0,
    voc.RefreshMarket: 2.0,
    voc.ReserveContract: 5.0,
    voc.ReserveTrial: 4.0,
    voc.CancelProperty: 6.0,
}
"""What one of an effect's amount is worth."""
_WHOLE: Final[dict[type[Word], float]] = {
    voc.LaunchFromMarket: 8.0,
    voc.SummonFromMarket: 4.0,
    voc.IgnoreSupplyInThreat: 8.0,
    voc.ScheduleMortalWound: -20.0,
    voc.PreventMortalWound: 15.0,
    voc.RepeatLocationEffect: 8.0,
    voc.ChangeTurnToTrial: 5.0,
    voc.ExtraFinalTurn: 8.0,
    voc.EaseTask: 10.0,
    voc.ReplaceTask: 25.0,
    voc.DraftCards: 6.0,
    voc.EndTurn: -10.0,
    voc.DiscardAllDice: -10.0,
    voc.ForceRest: -5.0,
}
_TYPICAL: Final = 2.0
"""What an amount per something is counted as."""
_DOUBTFUL: Final = 0.6
"""What only may happen counts for this share."""
_EXCHANGE: Final = 4.0
_LAUNCH: Final = 5.0
_REUSED: Final = 2.5
"""A card that is rotated or waits for a condition works so often in a game, roughly, or all the time."""


def card_worths(content: Content) -> dict[str, float]:
    """The worth of every card that a wizard can own, by its id."""
    return {card.id: _card(card) for card in content.components if isinstance(card, voc.WizardCard)}


def _card(card: voc.WizardCard) -> float:
    once = _all(card.effect) + (_LAUNCH if card.launches is not None else 0.0)
    if card.threat is not None:
        once -= 3.0 * card.threat.dice
    if isinstance(card, voc.Artifact) and card.slot is None:
        return once
    if card.discard:
        return once
    if isinstance(card, voc.DisciplineCard):  # the cheapest way to pay for it
        once -= 0.5 * min(map(_cost, card.costs), default=0.0)
    return once * _REUSED


def _cost(cost: voc.Cost) -> float:
    dice = sum(_die(die.of) + (4.0 if die.value else 0.0) for die in cost.dice)
    return dice + sum(_INGREDIENTS[name] * count for name, count in cost.ingredients.items())


def _all(effects: tuple[voc.AnyEffect, ...]) -> float:
    return sum(map(_EFFECTS, effects))


def _amount(amount: voc.Amount) -> float:
    if isinstance(amount, int):
        return float(amount)
    if isinstance(amount, voc.Per):
        return min(amount.plus + amount.times * _TYPICAL, amount.max or 99)
    return _TYPICAL


def _die(kind: str) -> float:
    return _DIE.get(kind, _COLOURED)


def _dice(word: voc.GainDice) -> float:
    return _die(word.of) * _amount(word.amount) * (_FLEETING if word.temporary else _LASTING)


def _counted(word: voc.AnyEffect) -> float:
    return _EACH[type(word)] * _amount(getattr(word, "amount", 1))


def _pay_then(word: voc.PayThen) -> float:
    paid = sum(_INGREDIENTS[name] * count for name, count in word.pay.items()) + (
        6.0 if word.cards is not None else 0.0
    )
    times = _TYPICAL if word.any_times else 1.0
    return _DOUBTFUL * times * max(0.0, _all(word.then) - paid)


_EFFECTS: Final[Interpreter[[], float]] = Interpreter(
    "traits",
    voc.AnyEffect,
    *alike(_EACH, _counted),
    *alike(_WHOLE, lambda word: _WHOLE[type(word)]),
    on(voc.Gain, lambda word: _INGREDIENTS[word.ingredient] * _amount(word.amount)),
    on(voc.GainDice, _dice),
    on(voc.Exchange, lambda word: _EXCHANGE),
    on(voc.PayThen, _pay_then),
    on(voc.IfChain, lambda word: (_all(word.then) + _all(word.otherwise)) / 2),
    on(voc.ForWizards, lambda word: _all(word.effect)),
)
# Tasks, conditions and properties are weighed as they stand on the table, not from their words.
_OTHERS: Final = voc.AnyTask | voc.AnyTrigger | voc.AnyProperty
Interpreter("traits", _OTHERS, *alike(get_args(_OTHERS), lambda *_: 0.0))
