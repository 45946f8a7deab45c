"""From the words of effects to programs, and to tables for effects that work all the time."""

from __future__ import annotations

from typing import Any, Final

from arcanum.core.effects import Op
from arcanum.core.vocabulary import Interpreter, everything_inside, on
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import dice, exchange, manipulate, markets
from arcanum.games.penumbra import vocabulary as voc
from arcanum.games.penumbra.catalogue import Catalogue, Ease, Trigger
from arcanum.games.penumbra.own_cards import STRAIGHTENED
from arcanum.games.penumbra.reserving import SOURCES
from arcanum.games.penumbra.steps import cards, events, gains, marks, parts, payments, threat, trial, turn
from arcanum.games.penumbra.steps import dice as own_dice
from arcanum.games.penumbra.steps.parts import Amount
from arcanum.games.penumbra.task_words import add_task, amounts_of

_COUNTED: Final = {
    **{f"{name}_mark": number for number, name in enumerate(at.DISCIPLINES)},
    "chain": parts.CHAIN_CARDS,
    "wounded_mark": parts.WOUNDED_MARKS,
    "miss": parts.MISSES,
    "familiar": parts.FAMILIARS,
    "wizard": parts.WIZARDS,
}
_GAINS: Final = (gains.Gain, gains.GainDice, gains.RollResource, turn.RepeatLocationEffect)
"""Nothing of these can be unwelcome: the right to one more section need not be used."""
_CARD_SOURCES: Final = {"market": markets.FROM_MARKET, "deck": markets.FROM_DECK, "either": markets.FROM_EITHER}
_WINDOWS_OF: Final = {
    "free": at.ANY_EFFECT,
    "threat_step1": 1 << at.PREPARE,
    "threat_step2": 1 << at.ROLLED,
    "mortal_wound": 1 << at.MORTAL,
}
"""Where a card of a timing can be activated (PN-51.13); by themselves work those of the others."""
_ALL_SECTIONS: Final = range(at.SECTIONS)
_ANY: Final = len(at.DISCIPLINES)


# --- cards ------------------------------------------------------------------------------------------------------------


def add_card_effect(card: voc.WizardCard, cat: Catalogue, number: int) -> None:
    """What a card of a wizard does: when it is used, when its condition occurs, or all the time (PN-19.11,
    PN-19.12)."""
    activated = card.rotate or card.discard
    if card.trigger is not None:
        cat.trigger[number] = _TRIGGER(card.trigger)
    elif activated:
        cat.windows[number] = _WINDOWS_OF.get(card.timing, 0)
    for word in card.effect:
        if isinstance(word, voc.EaseTask):
            cat.ease[number] = Ease(word.minus, word.ignore_dice, word.threat_minus, word.pay_minus)
        elif not activated and isinstance(word, _PERMANENT_WORDS):
            _PERMANENT(word, cat, number)
    program = [word for word in card.effect if not isinstance(word, voc.EaseTask | voc.ExtraFinalTurn)]
    if activated or card.trigger is not None or card.timing == "gain":
        add_program(tuple(program), cat, number)
    _note_what_it_needs(card, cat, number)


def _note_what_it_needs(card: voc.WizardCard, cat: Catalogue, number: int) -> None:
    """What tests and questions go by, read off the words and the parts."""
    for word in everything_inside(card.effect):
        if isinstance(word, voc.Per) and _COUNTED[word.per] < _ANY:
            cat.per_mark[number] |= 1 << _COUNTED[word.per]
        elif isinstance(word, voc.ChangeTurnToTrial):
            cat.uses_placements[number] = 1
    if cat.program[number] >= 0:
        program: list[Any] = cat.programs[cat.program[number]]
        for part in program:
            cat.needs[number] |= part.needs()
            cat.demands[number] |= part.demands()
            if isinstance(part, gains.GainDice) and part.kind == gains.CHOSEN_COLOUR:
                cat.asks[number] = 1
        cat.pure_gain[number] = 1 if all(isinstance(part, _GAINS) for part in program) else 0


def add_program(effect: tuple[voc.AnyEffect, ...], cat: Catalogue, number: int) -> None:
    """The program of a component, if it has any parts."""
    program = _program(effect, cat, False)
    if program:
        cat.program[number] = len(cat.programs)
        cat.programs.append(program)


def _program(effect: tuple[voc.AnyEffect, ...], cat: Catalogue, per_payment: bool) -> list[Op[Any]]:
    return [part for word in effect for part in _EFFECT(word, cat, per_payment)]


# --- permanent effects ------------------------------------------------------------------------------------------------


def _amplify_always(word: voc.Amplify, cat: Catalogue, number: int) -> None:
    """PN-20.3."""
    more = list(cat.amplifies[number])
    for discipline, name in enumerate(at.DISCIPLINES):
        if word.discipline in (name, "any"):
            more[discipline] += word.amount
    cat.amplifies[number] = tuple(more)


def _discount_always(word: voc.Discount, cat: Catalogue, number: int) -> None:
    """PN-31.4."""
    assert isinstance(word.amount, int)
    cat.discount[number] += word.amount


def _summon_from_market(word: voc.SummonFromMarket, cat: Catalogue, number: int) -> None:
    """`summon_from_market` (PN-24.7)."""
    cat.summons_from_market[number] = 1


_PERMANENT_WORDS: Final = (voc.Amplify, voc.Discount, voc.SummonFromMarket)
_PERMANENT: Final[Interpreter[[Catalogue, int], None]] = Interpreter(
    "execution",
    voc.Amplify | voc.Discount | voc.SummonFromMarket,
    on(voc.Amplify, _amplify_always),
    on(voc.Discount, _discount_always),
    on(voc.SummonFromMarket, _summon_from_market),
)


# --- conditions -------------------------------------------------------------------------------------------------------


def _sections(where: voc.Place) -> int:
    """An area or a location as the set of its sections (PN-28.1)."""
    if where in at.AREAS:
        area = at.AREAS.index(where)
        return sum([1 << section for section in _ALL_SECTIONS if at.AREA_OF[section] == area])
    if where == "class":
        return (1 << at.CLASS_SECTIONS) - 1
    return 1 << at.SECTION_NAMES.index(where.replace("_", "-"))


_TRIGGER: Final[Interpreter[[], Trigger]] = Interpreter(
    "execution",
    voc.AnyTrigger,
    on(voc.Placed, lambda word: Trigger(at.W_PLACED, _sections(word.where))),
    on(voc.Rested, lambda word: Trigger(at.W_RESTED)),
    on(voc.Missed, lambda word: Trigger(at.W_MISSED, at_least=1)),
    on(voc.Wounded, lambda word: Trigger(at.W_WOUNDED, at_least=1)),
    on(voc.PaidWithMark, lambda word: Trigger(at.W_PAID_WITH_MARK)),
    on(voc.ChainEnded, lambda word: Trigger(at.W_CHAIN_ENDED, at_least=word.at_least)),
    on(voc.Attempted, lambda word: Trigger(at.W_ATTEMPTED, approach=at.APPROACHES.index(word.approach))),
)


# --- parts ------------------------------------------------------------------------------------------------------------


def amount_of(amount: voc.Amount, per_payment: bool = False) -> Amount:
    """A number as it stands on a card."""
    if isinstance(amount, voc.Per):
        most = amount.max if amount.max is not None else parts.EVERYTHING
        return Amount(amount.plus, amount.times, _COUNTED[amount.per], most, per_payment)
    if amount == "all":
        return Amount(parts.EVERYTHING)
    return Amount(amount, per_payment=per_payment)


def _kind(of: str) -> int:
    return gains.CHOSEN_COLOUR if of == "choice" else dice.KINDS.index(of)


def _pay_then(word: voc.PayThen, cat: Catalogue, per_payment: bool) -> list[Op[Any]]:
    then = _program(word.then, cat, word.any_times)
    zone = payments.ZONES.index(word.cards.zone) if word.cards is not None else payments.NO_ZONE
    count = word.cards.amount if word.cards is not None else 0
    head = payments.PayThen(amounts_of(word.pay), zone, count, word.any_times, word.least, word.surplus, len(then) + 1)
    return [head, payments.MakePayment(head), *then]


def _if_chain(word: voc.IfChain, cat: Catalogue, per_payment: bool) -> list[Op[Any]]:
    then = _program(word.then, cat, per_payment)
    otherwise = _program(word.otherwise, cat, per_payment)
    return [parts.IfChain(word.at_least, len(then) + 1), *then, parts.Otherwise(len(otherwise)), *otherwise]


def _manipulation(what: int, amount: voc.Amount, per_payment: bool, to: voc.Colour | None = None) -> list[Op[Any]]:
    colour = manipulate.ANY_COLOUR if to is None else dice.KINDS.index(to)
    return [own_dice.Manipulation(what, amount_of(amount, per_payment), colour)]


def _amplify(word: voc.Amplify, cat: Catalogue, per_payment: bool) -> list[Op[Any]]:
    discipline = _ANY if word.discipline == "any" else at.DISCIPLINES.index(word.discipline)
    return [marks.AmplifyNext(discipline, word.amount)]


def _gain_cards(word: voc.GainCards, cat: Catalogue, per_payment: bool) -> list[Op[Any]]:
    discipline = -1 if word.discipline is None else at.DISCIPLINES.index(word.discipline)
    kind = markets.CARD_KINDS.index(word.deck)
    return [cards.GainCards(kind, amount_of(word.amount, per_payment), _CARD_SOURCES[word.source], discipline)]


def _nudge_threat(word: voc.NudgeThreat, cat: Catalogue, per_payment: bool) -> list[Op[Any]]:
    amount = amount_of(word.amount, per_payment)
    return [threat.NudgeNextThreat(amount) if word.next_roll else threat.NudgeRolledThreat(amount)]


def _take_placed(word: voc.TakePlacedDice, cat: Catalogue, per_payment: bool) -> list[Op[Any]]:
    kinds = manipulate.ALL_KINDS if word.of is None else 1 << dice.KINDS.index(word.of)
    return [own_dice.TakePlacedDice(kinds, amount_of(word.amount, per_payment))]


def _replace_task(word: voc.ReplaceTask, cat: Catalogue, per_payment: bool) -> list[Op[Any]]:
    return [trial.ReplaceTask(add_task(cat, word.task))]


def _draft_cards(word: voc.DraftCards, cat: Catalogue, per_payment: bool) -> list[Op[Any]]:
    decks = markets.DECKS_OF[markets.CARD_KINDS.index(word.deck)]
    number, per_wizard = 0, 0
    if isinstance(word.reveal, voc.Per):
        number, per_wizard = word.reveal.plus, word.reveal.times
    elif isinstance(word.reveal, int):
        number = word.reveal
    return [events.DraftCards([deck for deck in range(at.MARKETS) if decks >> deck & 1], number, per_wizard)]


def _for_wizards(word: voc.ForWizards, cat: Catalogue, per_payment: bool) -> list[Op[Any]]:
    """Where every part leaves it to the wizard to do nothing, nobody is asked beforehand (PN-46.11)."""
    left_to_them = all(isinstance(each, _LEFT_TO_THE_WIZARD) for each in word.effect)
    return events.for_wizards(word.who, _program(word.effect, cat, False), word.optional and not left_to_them)


_LEFT_TO_THE_WIZARD: Final = (
    voc.PayThen,
    voc.Exchange,
    voc.Reroll,
    voc.Nudge,
    voc.Flip,
    voc.Recolour,
    voc.SetValue,
    voc.Heal,
    voc.Recharge,
    voc.Straighten,
    voc.TakePlacedDice,
    voc.RefreshMarket,
    voc.ReserveContract,
    voc.ReserveTrial,
)


def _by_itself(word: voc.AnyEffect, cat: Catalogue, per_payment: bool) -> list[Op[Any]]:
    """`ease_task` and `extra_final_turn` are asked for by whoever needs them, `summon_from_market` works all the
    time: tables (PN-38.17, PN-47.9)."""
    return []


_EFFECT: Final[Interpreter[[Catalogue, bool], list[Op[Any]]]] = Interpreter(
    "execution",
    voc.AnyEffect,
    on(
        voc.Gain,
        lambda it, cat, each: [gains.Gain(at.INGREDIENTS.index(it.ingredient), amount_of(it.amount, each))],
    ),
    on(voc.GainDice, lambda it, cat, each: [gains.GainDice(_kind(it.of), amount_of(it.amount, each), it.temporary)]),
    on(voc.RollResource, lambda it, cat, each: [gains.RollResource(amount_of(it.amount, each))]),
    on(voc.GainCards, _gain_cards),
    on(voc.PayThen, _pay_then),
    on(voc.Exchange, lambda it, cat, each: [gains.Exchanges(it.times if it.times != "any" else exchange.ANY_NUMBER)]),
    on(voc.Reroll, lambda it, cat, each: _manipulation(manipulate.REROLL, it.amount, each)),
    on(voc.Nudge, lambda it, cat, each: _manipulation(manipulate.NUDGE, it.amount, each)),
    on(voc.Flip, lambda it, cat, each: _manipulation(manipulate.FLIP, it.amount, each)),
    on(voc.Recolour, lambda it, cat, each: _manipulation(manipulate.RECOLOUR, it.amount, each, it.to)),
    on(voc.SetValue, lambda it, cat, each: _manipulation(manipulate.SET, it.amount, each)),
    on(voc.Heal, lambda it, cat, each: [marks.HealMarks(amount_of(it.amount, each))]),
    on(voc.Recharge, lambda it, cat, each: [marks.RechargeMarks(amount_of(it.amount, each), it.only_disciplines)]),
    on(
        voc.Straighten,
        lambda it, cat, each: [cards.Straighten(STRAIGHTENED.index(it.what), amount_of(it.amount, each))],
    ),
    on(voc.Amplify, _amplify),
    on(voc.LaunchFromMarket, lambda it, cat, each: [cards.LaunchFromMarket()]),
    on(voc.SummonFromMarket, _by_itself),
    on(voc.CancelThreat, lambda it, cat, each: [threat.CancelThreat(amount_of(it.amount, each))]),
    on(voc.NudgeThreat, _nudge_threat),
    on(voc.IgnoreSupplyInThreat, lambda it, cat, each: [threat.IgnoreSupply()]),
    on(voc.ScheduleMortalWound, lambda it, cat, each: [threat.ScheduleMortalWound()]),
    on(voc.PreventMortalWound, lambda it, cat, each: [threat.PreventMortalWound()]),
    on(voc.ExtraPlacement, lambda it, cat, each: [turn.ExtraPlacement(amount_of(it.amount, each), it.no_slot)]),
    on(voc.PlaceWithoutSlot, lambda it, cat, each: [turn.PlaceWithoutSlot(amount_of(it.amount, each))]),
    on(voc.RepeatLocationEffect, lambda it, cat, each: [turn.RepeatLocationEffect()]),
    on(voc.ChangeTurnToTrial, lambda it, cat, each: [turn.ChangeTurnToTrial(it.placements)]),
    on(voc.TakePlacedDice, _take_placed),
    on(voc.ExtraFinalTurn, _by_itself),
    on(voc.Discount, lambda it, cat, each: [cards.DiscountNext(amount_of(it.amount, each))]),
    on(voc.RefreshMarket, lambda it, cat, each: [cards.RefreshMarkets(amount_of(it.amount, each))]),
    on(
        voc.ReserveContract,
        lambda it, cat, each: [cards.ReserveContracts(amount_of(it.amount, each), SOURCES.index(it.source))],
    ),
    on(voc.ReserveTrial, lambda it, cat, each: [cards.ReserveTrials(amount_of(it.amount, each))]),
    on(voc.CancelProperty, lambda it, cat, each: [trial.CancelProperty(amount_of(it.amount, each))]),
    on(voc.EaseTask, _by_itself),
    on(voc.ReplaceTask, _replace_task),
    on(voc.IfChain, _if_chain),
    on(voc.ForWizards, _for_wizards),
    on(voc.DraftCards, _draft_cards),
    on(voc.EndTurn, lambda it, cat, each: [threat.BreakTurnOff()]),
    on(voc.DiscardAllDice, lambda it, cat, each: [threat.DiscardAllDice()]),
    on(voc.ForceRest, lambda it, cat, each: [threat.ForceRest()]),
)
