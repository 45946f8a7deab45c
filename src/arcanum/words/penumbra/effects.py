"""The text of effects, made from their data and from nothing else.

Every effect has its message in `locale/<language>/penumbra/cards.ftl`, which itself chooses the cases that its language
needs. What may be done "up to" once is told without "up to": whoever does not want it does not use the card.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from arcanum.core.vocabulary import Interpreter, on
from arcanum.games.penumbra import vocabulary as voc
from arcanum.games.penumbra.vocabulary import Amount, AnyEffect
from arcanum.words import Words, sentence
from arcanum.words.penumbra.amounts import at_most, ingredients, so_many
from arcanum.words.penumbra.tasks import task_text

_TAKEN: Final = (voc.Gain, voc.GainDice)
"""What is taken one after the other is told as one: "take 1 Jewel and 1 Yellow die"."""
_OPTIONAL: Final = (voc.PayThen, voc.ReserveContract, voc.ReserveTrial)
"""Effects that say themselves that they may be declined."""


class Effect:
    """Effects in words, as orders to the wizard who carries them out."""

    def __init__(self, words: Words, own: str = "", offered: bool = False) -> None:
        """`own` is the kind of the card, which never straightens itself: other cards of its kind are "other" ones. What
        stands inside an offer (`offered`) does not say once more that it may be declined."""
        self.words = words
        self.say = words.say
        self.own = own
        self.offered = offered

    def text(self, effects: Iterable[AnyEffect]) -> str:
        """One after the other, without a full stop."""
        return self.words.join(self.parts(effects), "then")

    def both(self, effects: Iterable[AnyEffect]) -> str:
        """The same inside a sentence."""
        return self.words.join(self.parts(effects))

    def parts(self, effects: Iterable[AnyEffect]) -> list[str]:
        parts: list[str] = []
        for taken, group in groupby(effects, lambda each: isinstance(each, _TAKEN)):
            if taken:
                things = self.words.join([_EFFECTS(each, self) for each in group])
                parts.append(self.say("pn-fx-take", things=things))
            else:
                parts += [_EFFECTS(each, self) for each in group]
        return parts

    def times(self, amount: Amount) -> str:
        return at_most(self.words, amount, "pn-times", "pn-times-genitive")

    def optional(self, message: str, offered: str) -> str:
        """The message of what may be declined, or the one inside an offer."""
        return offered if self.offered else message


def event_text(words: Words, event: voc.Event) -> str:
    """Whole sentences: what an event makes the wizards do."""
    return " ".join(f"{sentence(each)}." for each in Effect(words).parts(event.effect))


# --- taking things ----------------------------------------------------------------------------------------------------


def _gain_dice(word: voc.GainDice, fx: Effect) -> str:
    return so_many(fx.words, word.amount, "pn-dice-temporary" if word.temporary else "pn-dice", die=word.of)


def _gain_cards(word: voc.GainCards, fx: Effect) -> str:
    if word.discipline is not None:
        message, said = "pn-discipline-cards-accusative", {"discipline": word.discipline}
        return fx.say("pn-fx-gain-own-cards", cards=so_many(fx.words, word.amount, message, **said), source=word.source)
    cards = so_many(fx.words, word.amount, "pn-deck-cards-accusative", deck=word.deck)
    return fx.say("pn-fx-gain-cards", cards=cards, deck=word.deck, source=word.source)


def _pay_then(word: voc.PayThen, fx: Effect) -> str:
    paid = ingredients(fx.words, word.pay, accusative=True)
    if word.cards is not None:
        paid.append(fx.say("pn-cards-paid", count=word.cards.amount, zone=word.cards.zone))
    cost, then = fx.words.join(paid), Effect(fx.words, fx.own, offered=True).both(word.then)
    if not word.any_times:
        text = fx.say(fx.optional("pn-fx-pay", "pn-fx-pay-offered"), cost=cost, then=then)
    elif word.least:
        text = fx.say("pn-fx-pay-at-least", cost=cost, then=then, count=word.least)
    else:
        text = fx.say("pn-fx-pay-any-times", cost=cost, then=then)
    if not word.surplus:
        return text
    more = [fx.say("pn-ingredients-accusative", ingredient=kind, count=word.surplus) for kind in word.pay]
    return fx.say("pn-fx-surplus", effect=text, more=fx.words.join(more, "or"))


def _exchange(word: voc.Exchange, fx: Effect) -> str:
    if word.times == "any":
        return fx.say("pn-fx-exchange-any")
    return fx.say("pn-fx-exchange", times=fx.times(word.times))


# --- dice, marks, cards -----------------------------------------------------------------------------------------------


def _recolour(word: voc.Recolour, fx: Effect) -> str:
    if word.to is None:
        return fx.say("pn-fx-recolour", times=fx.times(word.amount))
    return fx.say("pn-fx-recolour-to", times=fx.times(word.amount), colour=word.to)


def _set_value(word: voc.SetValue, fx: Effect) -> str:
    return fx.say("pn-fx-set-value", dice=at_most(fx.words, word.amount, "pn-any-dice", "pn-any-dice-genitive"))


def _heal(word: voc.Heal, fx: Effect) -> str:
    if word.amount == "all":
        return fx.say("pn-fx-heal-all")
    marks = at_most(fx.words, word.amount, "pn-wounded-marks-accusative", "pn-wounded-marks-genitive")
    return fx.say("pn-fx-heal", marks=marks)


def _recharge(word: voc.Recharge, fx: Effect) -> str:
    if word.only_disciplines:
        one, several = "pn-discipline-marks-accusative", "pn-discipline-marks-genitive"
    else:
        one, several = "pn-marks-accusative", "pn-marks-genitive"
    return fx.say("pn-fx-recharge", marks=at_most(fx.words, word.amount, one, several))


def _straighten(word: voc.Straighten, fx: Effect) -> str:
    if fx.own and word.what in (fx.own, "any"):
        one, several = "pn-cards-other-accusative", "pn-cards-other-genitive"
    else:
        one, several = "pn-cards-what-accusative", "pn-cards-what-genitive"
    return fx.say("pn-fx-straighten", cards=at_most(fx.words, word.amount, one, several, what=word.what))


def _amplify(word: voc.Amplify, fx: Effect) -> str:
    message = "pn-fx-amplify-next" if word.next_spell else "pn-fx-amplify"
    return fx.say(message, amplified=word.discipline, count=word.amount)


# --- Threat and placements --------------------------------------------------------------------------------------------


def _cancel_threat(word: voc.CancelThreat, fx: Effect) -> str:
    if word.amount == "all":
        return fx.say("pn-fx-cancel-threat-all")
    return fx.say("pn-fx-cancel-threat", dice=so_many(fx.words, word.amount, "pn-threat-dice"))


def _nudge_threat(word: voc.NudgeThreat, fx: Effect) -> str:
    message = "pn-fx-nudge-threat-next" if word.next_roll else "pn-fx-nudge-threat"
    return fx.say(message, times=fx.times(word.amount))


def _extra_placement(word: voc.ExtraPlacement, fx: Effect) -> str:
    message = "pn-fx-extra-placement-no-slot" if word.no_slot else "pn-fx-extra-placement"
    return fx.say(message, placements=so_many(fx.words, word.amount, "pn-extra-placements"))


def _place_without_slot(word: voc.PlaceWithoutSlot, fx: Effect) -> str:
    return fx.say("pn-fx-no-slot", placements=so_many(fx.words, word.amount, "pn-placements"))


def _take_placed_dice(word: voc.TakePlacedDice, fx: Effect) -> str:
    if word.of is None:
        dice = at_most(fx.words, word.amount, "pn-any-dice", "pn-any-dice-genitive")
    else:
        dice = at_most(fx.words, word.amount, "pn-dice", "pn-dice-genitive", die=word.of)
    return fx.say("pn-fx-take-placed", dice=dice)


# --- markets, contracts, trials ---------------------------------------------------------------------------------------


def _discount(word: voc.Discount, fx: Effect) -> str:
    message = "pn-fx-discount-next" if word.next_purchase else "pn-fx-discount"
    return fx.say(message, cheaper=so_many(fx.words, word.amount, "pn-cheaper"))


def _refresh_market(word: voc.RefreshMarket, fx: Effect) -> str:
    return fx.say("pn-fx-refresh", markets=at_most(fx.words, word.amount, "pn-markets", "pn-markets-genitive"))


def _reserve_contract(word: voc.ReserveContract, fx: Effect) -> str:
    contracts = at_most(fx.words, word.amount, "pn-contracts", "pn-contracts-genitive")
    return fx.say(
        fx.optional("pn-fx-reserve-contract", "pn-fx-reserve-contract-offered"),
        contracts=contracts,
        contracts_from=word.source,
    )


def _reserve_trial(word: voc.ReserveTrial, fx: Effect) -> str:
    trials = at_most(fx.words, word.amount, "pn-trials", "pn-trials-genitive")
    return fx.say(fx.optional("pn-fx-reserve-trial", "pn-fx-reserve-trial-offered"), trials=trials)


def _cancel_property(word: voc.CancelProperty, fx: Effect) -> str:
    return fx.say("pn-fx-cancel-property", properties=so_many(fx.words, word.amount, "pn-properties"))


def _ease_task(word: voc.EaseTask, fx: Effect) -> str:
    eased = (
        ("pn-ease-minus", word.minus),
        ("pn-ease-ignore-dice", word.ignore_dice),
        ("pn-ease-threat-minus", word.threat_minus),
        ("pn-ease-pay-minus", word.pay_minus),
    )
    return fx.words.join([fx.say(message, count=count) for message, count in eased if count], "or")


def _replace_task(word: voc.ReplaceTask, fx: Effect) -> str:
    return fx.say("pn-fx-replace-task", task=task_text(fx.words, word.task))


# --- effects that hold others -----------------------------------------------------------------------------------------


def _if_chain(word: voc.IfChain, fx: Effect) -> str:
    return fx.say("pn-fx-if-chain", count=word.at_least, then=fx.both(word.then), otherwise=fx.both(word.otherwise))


def _for_wizards(word: voc.ForWizards, fx: Effect) -> str:
    """ "You may" is not said twice: not of what may be declined anyway."""
    if word.who == "you" and word.optional and all(isinstance(each, _OPTIONAL) for each in word.effect):
        return Effect(fx.words).both(word.effect)
    message = "pn-fx-wizards-may" if word.optional else "pn-fx-wizards"
    return fx.say(message, wizards=word.who, effect=Effect(fx.words, offered=word.optional).both(word.effect))


def _draft_cards(word: voc.DraftCards, fx: Effect) -> str:
    if word.deck == "discipline":
        cards = so_many(fx.words, word.reveal, "pn-top-cards-accusative")
    else:
        cards = so_many(fx.words, word.reveal, "pn-deck-cards-accusative", deck=word.deck)
    return fx.say("pn-fx-draft", cards=cards)


_EFFECTS: Final[Interpreter[[Effect], str]] = Interpreter(
    "text",
    AnyEffect,
    on(
        voc.Gain,
        lambda it, fx: so_many(fx.words, it.amount, "pn-ingredients-accusative", ingredient=it.ingredient),
    ),
    on(voc.GainDice, _gain_dice),
    on(
        voc.RollResource,
        lambda it, fx: fx.say("pn-fx-roll-resource", dice=so_many(fx.words, it.amount, "pn-resource-dice")),
    ),
    on(voc.GainCards, _gain_cards),
    on(voc.PayThen, _pay_then),
    on(voc.Exchange, _exchange),
    on(voc.Reroll, lambda word, fx: fx.say("pn-fx-reroll", times=fx.times(word.amount))),
    on(voc.Nudge, lambda word, fx: fx.say("pn-fx-nudge", times=fx.times(word.amount))),
    on(voc.Flip, lambda word, fx: fx.say("pn-fx-flip", times=fx.times(word.amount))),
    on(voc.Recolour, _recolour),
    on(voc.SetValue, _set_value),
    on(voc.Heal, _heal),
    on(voc.Recharge, _recharge),
    on(voc.Straighten, _straighten),
    on(voc.Amplify, _amplify),
    on(voc.LaunchFromMarket, lambda _, fx: fx.say("pn-fx-launch-from-market")),
    on(voc.SummonFromMarket, lambda _, fx: fx.say("pn-fx-summon-from-market")),
    on(voc.CancelThreat, _cancel_threat),
    on(voc.NudgeThreat, _nudge_threat),
    on(voc.IgnoreSupplyInThreat, lambda _, fx: fx.say("pn-fx-ignore-supply")),
    on(voc.ScheduleMortalWound, lambda _, fx: fx.say("pn-fx-schedule-wound")),
    on(voc.PreventMortalWound, lambda _, fx: fx.say("pn-fx-prevent-wound")),
    on(voc.ExtraPlacement, _extra_placement),
    on(voc.PlaceWithoutSlot, _place_without_slot),
    on(voc.RepeatLocationEffect, lambda _, fx: fx.say("pn-fx-repeat-location")),
    on(voc.ChangeTurnToTrial, lambda word, fx: fx.say("pn-fx-to-trial", count=word.placements)),
    on(voc.TakePlacedDice, _take_placed_dice),
    on(voc.ExtraFinalTurn, lambda _, fx: fx.say("pn-fx-final-turn")),
    on(voc.Discount, _discount),
    on(voc.RefreshMarket, _refresh_market),
    on(voc.ReserveContract, _reserve_contract),
    on(voc.ReserveTrial, _reserve_trial),
    on(voc.CancelProperty, _cancel_property),
    on(voc.EaseTask, _ease_task),
    on(voc.ReplaceTask, _replace_task),
    on(voc.IfChain, _if_chain),
    on(voc.ForWizards, _for_wizards),
    on(voc.DraftCards, _draft_cards),
    on(voc.EndTurn, lambda _, fx: fx.say("pn-fx-end-turn")),
    on(voc.DiscardAllDice, lambda _, fx: fx.say("pn-fx-discard-all-dice")),
    on(voc.ForceRest, lambda _, fx: fx.say("pn-fx-force-rest")),
)


# --- when a card works by itself --------------------------------------------------------------------------------------


def trigger_text(words: Words, trigger: voc.AnyTrigger) -> str:
    """What is waited for, as a clause."""
    return _TRIGGERS(trigger, words)


_TRIGGERS: Final[Interpreter[[Words], str]] = Interpreter(
    "text",
    voc.AnyTrigger,
    on(voc.Placed, lambda word, words: words.say("pn-when-placed", place=word.where)),
    on(voc.Rested, lambda _, words: words.say("pn-when-rested")),
    on(voc.Missed, lambda _, words: words.say("pn-when-missed")),
    on(voc.Wounded, lambda _, words: words.say("pn-when-wounded")),
    on(voc.PaidWithMark, lambda _, words: words.say("pn-when-paid-with-mark")),
    on(voc.ChainEnded, lambda word, words: words.say("pn-when-chain-ended", count=word.at_least)),
    on(voc.Attempted, lambda word, words: words.say("pn-when-attempted", approach=word.approach)),
)
