"""The text of a component: its name, its kind, and a line for each thing that it is or does."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from arcanum.core.content import Origin
from arcanum.core.vocabulary import Interpreter, on
from arcanum.games.penumbra import vocabulary as voc
from arcanum.games.penumbra.vocabulary import Component, Symbol, TurnLimit, WizardCard
from arcanum.words import Words, sentence
from arcanum.words.data import CardText
from arcanum.words.penumbra.amounts import ingredients, spell
from arcanum.words.penumbra.effects import Effect, event_text, trigger_text
from arcanum.words.penumbra.tasks import property_text, reward_text, task_text, tasks_text

_KINDS: Final[dict[type[Component], str]] = {
    voc.ReadyPotion: "ready_potion",
    voc.Talent: "talent",
    voc.Contract: "contract",
    voc.Trial: "trial",
    voc.Prophecy: "prophecy",
    voc.Goal: "goal",
    voc.Event: "event",
    voc.MortalWound: "mortal_wound",
}
_IN_PLAY: Final = {"recipe": "potion", "summon": "familiar", "ready_potion": "potion", "tome": "artifact"}
"""What a card is when its effect is applied, where that is not its kind."""
_IMPLIED: Final[dict[type[voc.Trigger], TurnLimit]] = {
    voc.Placed: "study",
    voc.Rested: "rest",
    voc.Attempted: "trial",
}
"""The only turns in which a trigger can occur, so that nobody needs to be told."""


def card_text(words: Words, component: Component, origin: Origin | None = None) -> CardText:
    """The text of a component. `origin` is for one that leaves it to its pack: `PackContent.origin_of` knows."""
    body = tuple(_BODY(component, words))
    return CardText(
        name=words.say_of("card", component.id),
        kind=" · ".join(_kind(words, component)),
        body=body,
        origin=_origin(words, component, component.origin or origin),
        summary=" ".join(body),
        cost=_cost(words, component),
    )


def kind_of(component: Component) -> str:
    """The kind as a word of the game: `spell`, `tome`, `trial`, …"""
    match component:
        case voc.DisciplineCard():
            return component.kind
        case voc.Artifact():
            return "artifact" if component.slot is not None else "tome"
    return _KINDS[type(component)]


def _kind(words: Words, component: Component) -> Iterator[str]:
    """The kind, and what else the card counts as."""
    yield words.say("pn-kind", card_kind=kind_of(component))
    match component:
        case voc.DisciplineCard():
            yield words.say("pn-discipline", discipline=component.discipline)
        case voc.Artifact(slot=str(slot)):
            yield words.say("pn-equipment", equipment=slot)
        case voc.Contract():
            yield words.say("pn-alignment", alignment=component.alignment)


def _origin(words: Words, component: Component, origin: Origin | None) -> str:
    """Where a component comes from, and which of its fields are ours nevertheless."""
    if origin is None:
        return ""
    if not component.ours:
        return words.say("pn-card-origin", origin=origin)
    parts = [words.say("pn-ours", part=field, field=field) for field in component.ours]
    return words.say("pn-card-origin-partly", origin=origin, parts=words.join(parts, "comma"))


# --- costs ------------------------------------------------------------------------------------------------------------


def _cost(words: Words, component: Component) -> str:
    """The line of a cost; empty for what nobody pays for."""
    match component:
        case voc.DisciplineCard():
            ways = _either(words, cost_ways(words, component))
            return _cost_line(words, component.kind, component.pay_in, ways)
        case voc.Artifact(price=price) | voc.ReadyPotion(price=price) if price:
            return _cost_line(words, "price", "any", words.join(ingredients(words, price)))
    return ""


def cost_ways(words: Words, card: voc.DisciplineCard) -> list[str]:
    """The ways to pay for a card, of which one is enough."""
    return [_way(words, each) for each in card.costs]


def _cost_line(words: Words, costs: str, limit: TurnLimit, cost: str) -> str:
    if limit == "any":
        return words.say("pn-card-cost", costs=costs, cost=cost)
    return words.say("pn-card-cost-limited", costs=costs, turn=limit, cost=cost)


def _way(words: Words, cost: voc.Cost) -> str:
    """One way to pay."""
    if cost.launched_by is not None:
        return words.say("pn-cost-launched", spell=spell(words, cost.launched_by.of, genitive=True))
    dice = [_cost_dice(words, die, len(list(same))) for die, same in groupby(cost.dice)]
    return words.join([*dice, *ingredients(words, cost.ingredients)])


def _cost_dice(words: Words, die: voc.CostDie, count: int) -> str:
    dice = words.say("pn-dice", die=die.of, count=count)
    return dice if die.value is None else words.say("pn-cost-value", dice=dice, value=die.value)


def _either(words: Words, ways: list[str]) -> str:
    first, *others = ways
    for other in others:
        first = words.say("pn-cost-or", items=first, last=other)
    return first


# --- what a card does -------------------------------------------------------------------------------------------------


def use_text(words: Words, card: WizardCard) -> str:
    """When and how a card is used and what it does, as a whole sentence."""
    used = sentence(words.say("pn-card-effect", effect=_use(words, card)))
    if not card.effect or card.launches is None:
        return used
    return f"{used} {sentence(words.say('pn-card-effect', effect=_launch(words, card.launches)))}"


def _use(words: Words, card: WizardCard) -> str:
    effect = _does(words, card)
    if card.trigger is not None:
        when = trigger_text(words, card.trigger)
        if card.use_in not in ("any", _IMPLIED.get(type(card.trigger))):
            when = words.say("pn-use-in", turn=card.use_in, rest=when)
        return words.say("pn-use-triggered", when=when, effect=effect)
    needs = list(_needs(words, card))
    moments = list(_moments(words, card, bool(needs)))
    if not needs:
        return words.say("pn-use-at", moment=words.join(moments, "comma"), effect=effect) if moments else effect
    need = words.join(needs)
    if moments:
        need = words.say("pn-use-need-at", moment=words.join(moments, "comma"), need=need)
    return words.say("pn-use", need=need, effect=effect)


def _does(words: Words, card: WizardCard) -> str:
    """The effect; of a card without one, what may be used after it."""
    if card.launches is not None and not card.effect:
        return _launch(words, card.launches)
    kind = kind_of(card)
    return Effect(words, _IN_PLAY.get(kind, kind)).text(card.effect)


def _launch(words: Words, launch: voc.Launch) -> str:
    return words.say("pn-launches", spell=spell(words, launch.of))


def _needs(words: Words, card: WizardCard) -> Iterator[str]:
    """What using the card demands besides its cost."""
    drunk = "drink_" if _IN_PLAY.get(kind_of(card)) == "potion" else ""
    for need, asked in (("rotate", card.rotate), ("discard", card.discard)):
        if asked:
            yield words.say("pn-need", need=f"{drunk}{need}")
    if card.threat is not None:
        message = "pn-need-uncancellable-threat" if card.threat.uncancellable else "pn-need-threat"
        yield words.say(message, count=card.threat.dice)


def _moments(words: Words, card: WizardCard, needs: bool) -> Iterator[str]:
    """In which turns and at which moment. Turn symbols mean nothing to effects that are always there (PN-19.25) or
    happen when their card is received (PN-25.12)."""
    if needs and card.use_in != "any":
        yield words.say("pn-turn-in", turn=card.use_in)
    if card.timing not in ("free", "task"):
        yield words.say("pn-timing", timing=card.timing)


def _shared_name(words: Words, card: WizardCard) -> Iterator[str]:
    """The card whose name this one shares, where one does not see it."""
    if card.named is not None and words.say_of("card", card.named) != words.say_of("card", card.id):
        yield words.say("pn-card-named", card=_title(words, card.named))


def _wizard_card(card: WizardCard, words: Words) -> Iterator[str]:
    yield use_text(words, card)
    yield from _shared_name(words, card)


def _artifact(card: voc.Artifact, words: Words) -> Iterator[str]:
    if card.experience:
        yield _experience(words, card.experience)
    yield from _wizard_card(card, words)


def _talent(talent: voc.Talent, words: Words) -> Iterator[str]:
    yield words.say("pn-card-turn-order", number=talent.turn_order)
    start = [words.say("pn-mark", mark=talent.mark), _title(words, talent.card)]
    start += ingredients(words, talent.ingredients)
    yield words.say("pn-card-start", start=words.join(start, "comma"))
    yield from _wizard_card(talent, words)


def _title(words: Words, component: str) -> str:
    return words.say("pn-title", name=words.say_of("card", component))


# --- contracts and trials ---------------------------------------------------------------------------------------------


def _numbers(words: Words, card: voc.Contract | voc.Trial) -> str:
    parts = [words.say("pn-difficulty", count=card.difficulty)]
    if card.threat:
        parts.append(words.say("pn-threat", count=card.threat))
    parts.append(words.say("pn-points", count=card.points))
    return words.say("pn-card-numbers", numbers=words.join(parts, "comma"))


def _experience(words: Words, symbols: tuple[Symbol, ...]) -> str:
    each = [words.say("pn-symbol", symbol=symbol) for symbol in symbols]
    return words.say("pn-card-experience", symbols=words.join(each, "comma"))


def _contract(contract: voc.Contract, words: Words) -> Iterator[str]:
    yield _numbers(words, contract)
    if contract.experience:
        yield _experience(words, contract.experience)
    yield words.say("pn-card-task", task=task_text(words, contract.ask))
    yield words.say("pn-card-reward", reward=reward_text(words, contract.reward))


def _trial(trial: voc.Trial, words: Words) -> Iterator[str]:
    yield _numbers(words, trial)
    if trial.experience:
        yield _experience(words, trial.experience)
    for each in trial.properties:
        yield words.say("pn-card-property", property=str(each.__struct_config__.tag), effect=property_text(words, each))
    yield _path(words, "dark", trial.dark)
    yield _path(words, "light", trial.light)
    if trial.backlash:
        yield words.say("pn-card-backlash", count=trial.backlash)


def _path(words: Words, alignment: str, path: voc.Path) -> str:
    tasks, reward = tasks_text(words, path.tasks), reward_text(words, path.reward)
    return sentence(words.say("pn-card-path", alignment=alignment, approach=path.approach, task=tasks, reward=reward))


# --- cards of the Fate deck, mortal wounds ----------------------------------------------------------------------------


def _prophecy(prophecy: voc.Prophecy, words: Words) -> Iterator[str]:
    if prophecy.metric == "fate_deck_empty":
        yield words.say("pn-card-prophecy-empty")
    else:
        reached = words.say("pn-reached", metric=prophecy.metric, count=prophecy.at_least)
        yield words.say("pn-card-prophecy", who=prophecy.who, reached=reached)
    if prophecy.always:
        yield words.say("pn-card-always")


def _goal(goal: voc.Goal, words: Words) -> Iterator[str]:
    yield words.say("pn-card-goal", count=goal.points, goal=goal.per)


def _event(event: voc.Event, words: Words) -> Iterator[str]:
    yield event_text(words, event)


def _mortal_wound(wound: voc.MortalWound, words: Words) -> Iterator[str]:
    yield sentence(words.say("pn-card-effect", effect=Effect(words).text(wound.effect)))
    yield words.say("pn-card-loses", count=wound.loses)


_BODY: Final[Interpreter[[Words], Iterator[str]]] = Interpreter(
    "text",
    voc.AnyComponent,
    on(voc.DisciplineCard, _wizard_card),
    on(voc.Artifact, _artifact),
    on(voc.ReadyPotion, _wizard_card),
    on(voc.Talent, _talent),
    on(voc.Contract, _contract),
    on(voc.Trial, _trial),
    on(voc.Prophecy, _prophecy),
    on(voc.Goal, _goal),
    on(voc.Event, _event),
    on(voc.MortalWound, _mortal_wound),
)
