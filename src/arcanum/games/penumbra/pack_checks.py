"""What a component must obey beyond its types, so that whatever is loaded can be played.

Each check yields the way to the field that breaks it, from the component on, and what was expected and found. They hold
for every pack; what depends on more than one component is in `packs.py` and `readying.py`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, get_args

from arcanum.core.documents import Where
from arcanum.core.vocabulary import Faults, Interpreter, alike, nothing, on
from arcanum.games.penumbra import vocabulary as voc

_MOST_PIPS: Final = 6
_DISCIPLINE_DECKS: Final = 6
_ONLY_IN_EVENTS: Final = (voc.ForWizards, voc.DraftCards)
_ONLY_IN_WOUNDS: Final = (voc.EndTurn, voc.DiscardAllDice, voc.ForceRest)


def component_faults(component: voc.Component) -> Faults:
    """Everything wrong with one component."""
    yield from _ours(component)
    if isinstance(component, voc.WizardCard):
        yield from _wizard_card(component)
    if isinstance(component, voc.Contract):
        yield from _contract(component)
    if isinstance(component, voc.Trial):
        yield from _trial(component)
    if isinstance(component, voc.WizardCard | voc.Event | voc.MortalWound):
        yield from _effects(component.effect, ("effect",))
        yield from _effects_in_their_place(component)


def _ours(component: voc.Component) -> Faults:
    """Only of a card that a rulebook prints it is told which fields are ours; of others all of them are."""
    if component.ours and component.origin != "rulebook":
        yield ("ours",), f"expected fields only of a card with the origin rulebook, found some of {component.origin}"
    for index, name in enumerate(component.ours):
        if name not in component.__struct_fields__:
            yield ("ours", index), f"expected the name of a field, found {name!r}"


# --- cards that a wizard uses -----------------------------------------------------------------------------------------


def _wizard_card(card: voc.WizardCard) -> Faults:
    if card.rotate and card.discard:
        yield ("discard",), "expected a card that is rotated or discarded, found both"
    if card.trigger is not None and (card.rotate or card.discard or card.threat):
        yield ("trigger",), "expected no requirement of a card with a trigger, found one"
    if card.threat is not None and not card.rotate:
        yield ("threat",), "expected a Threat only of a card that is rotated, found it of another"
    if not (card.rotate or card.discard or card.trigger is not None or card.timing == "gain"):
        yield from _permanent(card)
    if card.timing == "end_game" and not _is_one_more_turn(card):
        yield ("timing",), "expected end_game only of a talent that gives an extra_final_turn and nothing else"
    if not card.effect and card.launches is None:
        yield ("effect",), "expected an effect or a launch, found neither"
    if isinstance(card, voc.DisciplineCard):
        yield from _discipline_card(card)
    if isinstance(card, voc.Artifact):
        yield from _artifact(card)
    if isinstance(card, voc.ReadyPotion) and not card.discard:
        yield ("discard",), "expected a ready potion to be discarded, found that it is not"


def _permanent(card: voc.WizardCard) -> Faults:
    """Without a requirement and a condition an effect works all the time, and few can."""
    for index, effect in enumerate(card.effect):
        lasting = isinstance(effect, voc.SummonFromMarket | voc.ExtraFinalTurn)
        lasting |= isinstance(effect, voc.Amplify) and not effect.next_spell
        lasting |= isinstance(effect, voc.Discount) and not effect.next_purchase and isinstance(effect.amount, int)
        if not lasting:
            yield ("effect", index), "expected an effect that works all the time, or a requirement or a trigger"


def _is_one_more_turn(card: voc.WizardCard) -> bool:
    one = [type(part) for part in card.effect] == [voc.ExtraFinalTurn]
    return one and isinstance(card, voc.Talent) and not card.rotate and card.trigger is None


def _discipline_card(card: voc.DisciplineCard) -> Faults:
    if not card.costs:
        yield ("costs",), "expected at least one cost, found none"
    for index, cost in enumerate(card.costs):
        paid = bool(cost.dice or cost.ingredients)
        if paid == (cost.launched_by is not None):
            yield ("costs", index), "expected dice and ingredients or launched_by, found both or neither"
        if cost.launched_by is not None and card.kind != "spell":
            yield ("costs", index, "launched_by"), f"expected it of Spells only, found it of a {card.kind}"
    if card.kind == "spell" and not card.rotate:
        yield ("rotate",), "expected every Spell to be rotated, found one that is not"
    if card.kind == "recipe" and not (card.rotate or card.discard):
        yield ("rotate",), "expected a potion to be rotated or discarded, found neither"
    if card.pay_in == "rest":
        yield ("pay_in",), "expected no cost that is paid at Rest, found one"


def _artifact(card: voc.Artifact) -> Faults:
    if (card.slot is None) != bool(card.experience):
        yield ("experience",), "expected symbols of a Tome, which has no slot, and of no other artifact"
    if card.slot is None and card.timing != "gain":
        yield ("timing",), f"expected a Tome to work when it is gained, found {card.timing}"


# --- effects ----------------------------------------------------------------------------------------------------------


def _effects(effects: tuple[voc.AnyEffect, ...], where: Where) -> Faults:
    for index, effect in enumerate(effects):
        yield from _EFFECT(effect, (*where, index))


def _all_payable(word: voc.PayThen, where: Where) -> Faults:
    if bool(word.pay) == (word.cards is not None):
        yield (*where, "pay"), "expected ingredients or cards to be paid, found both or neither"
    if word.surplus and (len(word.pay) != 1 or word.surplus >= sum(word.pay.values())):
        yield (*where, "surplus"), "expected less than one payment of one ingredient, found more"
    if word.least and not word.any_times:
        yield (*where, "least"), "expected it beside any_times only, found it alone"
    yield from _effects(word.then, (*where, "then"))
    if word.any_times:
        for index, each in enumerate(word.then):
            if "amount" not in each.__struct_fields__ or isinstance(each, voc.Amplify):
                yield (*where, "then", index), "expected effects with an amount, which is brought so many times"


def _either_way(word: voc.IfChain, where: Where) -> Faults:
    yield from _effects(word.then, (*where, "then"))
    yield from _effects(word.otherwise, (*where, "otherwise"))


def _some_ease(word: voc.EaseTask, where: Where) -> Faults:
    if not (word.minus or word.ignore_dice or word.threat_minus or word.pay_minus):
        yield where, "expected at least one relief, found none"


def _amount(word: voc.Heal | voc.CancelThreat, where: Where) -> Faults:
    """What knows `all`: everything that is there."""
    return ()


def _cards_on_offer(word: voc.DraftCards, where: Where) -> Faults:
    """Of discipline cards the top one of each deck is shown; of others so many, or so many for each wizard."""
    amount = word.reveal
    per_wizard = isinstance(amount, voc.Per) and amount.per == "wizard" and amount.max is None
    yield from _counted(word, where)
    if word.deck == "discipline" and amount != _DISCIPLINE_DECKS:
        yield (*where, "reveal"), f"expected {_DISCIPLINE_DECKS}, the top card of each discipline deck"
    elif isinstance(amount, voc.Per) and not per_wizard:
        yield (*where, "reveal"), "expected a number, or one that grows with the wizards"


def _counted(word: voc.AnyEffect, where: Where) -> Faults:
    for name in ("amount", "reveal"):
        if getattr(word, name, None) == "all":
            yield (*where, name), "expected a number: there is no end to all of these"


_EFFECT: Final[Interpreter[[Where], Faults]] = Interpreter(
    "checks",
    voc.AnyEffect,
    on(voc.PayThen, _all_payable),
    on(voc.IfChain, _either_way),
    on(voc.ForWizards, lambda word, where: _effects(word.effect, (*where, "effect"))),
    on(voc.EaseTask, _some_ease),
    on(voc.ReplaceTask, lambda word, where: _TASK(word.task, (*where, "task"))),
    on(voc.DraftCards, _cards_on_offer),
    *alike((voc.Heal, voc.CancelThreat), _amount),
    *alike(
        (
            voc.Gain,
            voc.GainDice,
            voc.RollResource,
            voc.GainCards,
            voc.Reroll,
            voc.Nudge,
            voc.Flip,
            voc.Recolour,
            voc.SetValue,
            voc.Recharge,
            voc.Straighten,
            voc.NudgeThreat,
            voc.ExtraPlacement,
            voc.PlaceWithoutSlot,
            voc.TakePlacedDice,
            voc.Discount,
            voc.RefreshMarket,
            voc.ReserveContract,
            voc.ReserveTrial,
            voc.CancelProperty,
        ),
        _counted,
    ),
    *alike(
        (
            voc.Exchange,
            voc.Amplify,
            voc.LaunchFromMarket,
            voc.SummonFromMarket,
            voc.IgnoreSupplyInThreat,
            voc.ScheduleMortalWound,
            voc.PreventMortalWound,
            voc.RepeatLocationEffect,
            voc.ChangeTurnToTrial,
            voc.ExtraFinalTurn,
            voc.EndTurn,
            voc.DiscardAllDice,
            voc.ForceRest,
        ),
        nothing,
    ),
)


def _effects_in_their_place(component: voc.WizardCard | voc.Event | voc.MortalWound) -> Faults:
    """Some effects make sense on events only, or on mortal wounds, or at one moment."""
    for index, effect in enumerate(component.effect):
        where: Where = ("effect", index)
        if isinstance(effect, _ONLY_IN_EVENTS) != isinstance(component, voc.Event):
            yield where, "expected for_wizards and draft_cards on events, and nothing else there"
        if isinstance(effect, _ONLY_IN_WOUNDS) and not isinstance(component, voc.MortalWound):
            yield where, "expected this on mortal wounds only, found it on another card"
        if isinstance(component, voc.WizardCard):
            yield from _timing(component, effect, where)


def _timing(card: voc.WizardCard, effect: voc.AnyEffect, where: Where) -> Faults:
    if card.rotate or card.discard or card.trigger is not None:
        always = isinstance(effect, voc.SummonFromMarket | voc.ExtraFinalTurn)
        always |= isinstance(effect, voc.Amplify) and not effect.next_spell
        always |= isinstance(effect, voc.Discount) and not effect.next_purchase
        if always:
            yield where, "expected no requirement and no trigger beside an effect that works all the time"
    if isinstance(effect, voc.EaseTask) and not isinstance(card.trigger, voc.Attempted):
        yield where, "expected it to be triggered by an attempt"
    wanted: str | None = None
    if isinstance(effect, voc.CancelThreat):
        wanted = "threat_step1"
    elif isinstance(effect, voc.NudgeThreat) and not effect.next_roll:
        wanted = "threat_step2"
    elif isinstance(effect, voc.PreventMortalWound):
        wanted = "mortal_wound"
    elif isinstance(effect, voc.ExtraFinalTurn):
        wanted = "end_game"
    elif isinstance(effect, voc.EaseTask):
        wanted = "task"
    if wanted is not None and card.timing != wanted:
        yield where, f"expected this on a card with the timing {wanted}, found {card.timing}"


# --- tasks, contracts, trials -----------------------------------------------------------------------------------------


def _roll(word: voc.RollTask, where: Where) -> Faults:
    if not word.dice <= word.at_least <= _MOST_PIPS * word.dice:
        yield (*where, "at_least"), f"expected what {word.dice} dice can show, found {word.at_least}"


_TASK: Final[Interpreter[[Where], Faults]] = Interpreter(
    "checks",
    voc.AnyTask,
    on(voc.PayTask, lambda word, where: _some(word.ingredients, (*where, "ingredients"))),
    on(voc.SumTask, lambda word, where: _kinds(word.of, where)),
    on(voc.ExactTask, lambda word, where: [*_kinds(word.of, where), *_some(word.values, (*where, "values"))]),
    on(voc.RollTask, _roll),
    on(voc.WithstandTask, nothing),
    on(voc.ExperienceTask, lambda word, where: _some(word.symbols, (*where, "symbols"))),
)


def _some(asked: Collection[str] | Collection[int], where: Where) -> Faults:
    if not asked:
        yield where, "expected some, found none"


def _kinds(kinds: tuple[str, ...], where: Where) -> Faults:
    if len(set(kinds)) < max(1, len(kinds)):
        yield (*where, "of"), "expected each kind of dice once, and at least one"


def _reward(reward: voc.Reward, alignment: str, where: Where) -> Faults:
    own, other = (reward.light, reward.dark) if alignment == "light" else (reward.dark, reward.light)
    if not own or other:
        yield where, f"expected symbols of {alignment} and no others"


def _contract(contract: voc.Contract) -> Faults:
    yield from _TASK(contract.ask, ("ask",))
    yield from _reward(contract.reward, contract.alignment, ("reward",))


_PROPERTY: Final[Interpreter[[Where], Faults]] = Interpreter(
    "checks",
    voc.AnyProperty,
    on(voc.Shield, lambda word, where: _TASK(word.ask, (*where, "ask"))),
    *alike((voc.Rift, voc.Vigilance, voc.Trap, voc.Suppression), nothing),
)


# Of what a card waits for, its types say all.
Interpreter("checks", voc.AnyTrigger, *alike(get_args(voc.AnyTrigger), nothing))


def _trial(trial: voc.Trial) -> Faults:
    for alignment, path in (("dark", trial.dark), ("light", trial.light)):
        if not path.tasks:
            yield (alignment, "tasks"), "expected at least one task, found none"
        for index, task in enumerate(path.tasks):
            yield from _TASK(task, (alignment, "tasks", index))
        yield from _reward(path.reward, alignment, (alignment, "reward"))
    for index, each in enumerate(trial.properties):
        yield from _PROPERTY(each, ("properties", index))
        if type(each) in [type(other) for other in trial.properties[:index]]:
            yield ("properties", index), "expected each kind of property once, found one again"
