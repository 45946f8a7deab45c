"""From the words of the packs to the catalogue: numbers, action ids, and powers as lists of parts to run."""

from __future__ import annotations

from typing import Final

from arcanum.core.vocabulary import Interpreter, on
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import step_table
from arcanum.games.res_arcana import vocabulary as words
from arcanum.games.res_arcana.catalogue import Catalogue, Cost, Discount, Income, Need, Op, Power
from arcanum.games.res_arcana.essences import (
    ALL_TYPES,
    NAMES,
    NOTHING,
    amounts_of,
    mask_of,
    total,
)
from arcanum.games.res_arcana.packs import Content
from arcanum.games.res_arcana.steps import attack, cards, components, gains, payment
from arcanum.games.res_arcana.victory import CheckNow, ExtraPoints

_KIND_NUMBER: Final = {name: number for number, name in enumerate(at.KINDS)}
_TIMINGS: Final = {
    None: at.ACTION,
    "life_loss": at.LIFE_LOSS_REACT,
    "dragon_power": at.DRAGON_REACT,
    "victory_check": at.VICTORY_REACT,
}
_DESTROYS: Final = {
    "this": at.DESTROY_THIS,
    "another": at.DESTROY_ANOTHER,
    "any": at.DESTROY_ANY,
    "dragon_or_creature": at.DESTROY_KIND,
}
_ZONES: Final = {
    "hand": cards.FROM_HAND,
    "own_discard": cards.FROM_OWN_DISCARD,
    "any_discard": cards.FROM_ANY_DISCARD,
}
_CLAIMABLE: Final = ("monument", "place_of_power")


def compile_content(content: Content) -> Catalogue:
    """The catalogue of some packs. Packs that come later append numbers and change none."""
    cat = Catalogue(content.ids, content.pack_ids, step_table.steps())
    cat.written = list(content.components)
    _add_common_actions(cat)
    for number, component in enumerate(content.components):
        _add_component(cat, number, component)
    for numbers in content.numbers():
        _add_pack_actions(cat, numbers)
    for number, component in enumerate(content.components):
        _finish_component(cat, number, component)
    cat.programs = [power.ops for power in cat.powers] + [price.ops for price in cat.prices]
    cat.cost_parts = [power.cost_parts for power in cat.powers] + [len(price.ops) for price in cat.prices]
    for setup in content.setups:
        for tile in setup.tiles:
            cat.tiles.append((cat.component[tile.sun], cat.component[tile.moon]))
        for starter in setup.starter_sets:
            cat.starter_sets.append((cat.component[starter.mage], [cat.component[card] for card in starter.artifacts]))
    return cat


# --- actions ----------------------------------------------------------------------------------------------------------


def _add_common_actions(cat: Catalogue) -> None:
    for block, word in (
        (at.PASS, "pass"),
        (at.DONE, "done"),
        (at.PAY, "pay"),
        (at.TURN_IT, "turn"),
        (at.SUFFER, "suffer"),
    ):
        cat.add_actions(block, word)
    cat.add_actions(at.ESSENCE, "essence", list(NAMES))
    cat.add_actions(at.SEAT, "seat", ["0", "1", "2", "3"])
    cat.add_actions(at.DECK, "deck", ["own", "monuments"], [at.OWN_DECK, at.MONUMENT_DECK])
    cat.claim_deck = cat.add_actions(at.CLAIM, "claim", ["monument_deck"], [at.DECK_TOP])


def _add_pack_actions(cat: Catalogue, numbers: list[int]) -> None:
    artifacts = [n for n in numbers if cat.kind[n] == at.ARTIFACT]
    claimable = [n for n in numbers if cat.kind[n] in (at.MONUMENT, at.PLACE_OF_POWER)]
    for block, word, table, members in (
        (at.PLACE, "place", cat.place, artifacts),
        (at.CLAIM, "claim", cat.claim, claimable),
        (at.DISCARD, "discard", cat.discard, artifacts),
        (at.CHOOSE, "choose", cat.choose, numbers),
        (at.TAKE, "take", cat.take, numbers),
    ):
        cat.add_component_actions(block, word, table, members)
    powers = [p for p in cat.powers if p.component in numbers]
    names = [f"{cat.ids[power.component]} {power.number}" for power in powers]
    start = cat.add_actions(at.POWER, "power", names, [cat.powers.index(power) for power in powers])
    for offset, power in enumerate(powers):
        power.action = start + offset


# --- components -------------------------------------------------------------------------------------------------------


def _add_component(cat: Catalogue, number: int, component: words.Component) -> None:
    cat.kind[number] = _KIND_NUMBER[component.kind]
    members = (cat.artifacts, cat.mages, cat.monuments, cat.items, None)[cat.kind[number]]
    if members is not None:
        members.append(number)
    for subtype in component.subtypes:
        cat.subtypes[number] |= at.SUBTYPES[subtype]
    price = component.cost if component.cost is not None else {}
    cat.cost[number] = Cost(amounts_of(price), price.get("any", 0))
    cat.points[number] = component.points
    for per in component.points_per:
        if per.essence_here is not None:
            cat.points_on[number].append((per.points, NAMES.index(per.essence_here)))
        if per.own is not None:
            cat.points_own[number].append((per.points, at.SUBTYPES[per.own]))
        cat.points_vary[number] = True
    for discount in component.discounts:
        cat.discounts[number].append(Discount(at.SUBTYPES[discount.on], discount.amount, bool(discount.no)))
    cat.income[number] = [_INCOME(ability) for ability in component.collect]
    for income in cat.income[number]:
        income.costs = income.pay != NOTHING
        income.asks = income.costs or income.amount > 0
        income.plain = income.amounts != NOTHING and not income.costs and not income.if_left
    for index, power in enumerate(component.powers):
        cat.powers.append(_power(cat, number, index + 1, power))


def _finish_component(cat: Catalogue, number: int, component: words.Component) -> None:
    """What needs the action ids."""
    action = cat.claim[number] if component.kind in _CLAIMABLE else cat.place[number]
    cost = cat.cost[number]
    cat.price[number] = Need(action, cost.amounts, cost.symbols, -1)
    for index, power in enumerate(cat.powers):
        if power.component != number:
            continue
        need = power.need
        power.need = Need(power.action, need.fixed(), need.total, index if need.rest >= 0 else -1)
        if power.timing == at.WHEN_CLAIMED:
            cat.when_claimed[number].append(power)
        elif power.timing != at.ACTION:
            cat.reacts[number].append(power)
            if power.timing == at.VICTORY_REACT:
                cat.does[number] |= at.COUNTERS
        elif power.while_turned:
            cat.turned_powers[number].append(power)
        else:
            cat.needs[number].append(power.need)
    if cat.needs[number]:
        cat.does[number] |= at.ACTS
    if cat.turned_powers[number]:
        cat.does[number] |= at.ACTS_TURNED
    if any(income.costs for income in cat.income[number]):
        cat.does[number] |= at.UPKEEP
    if cat.discounts[number]:
        cat.does[number] |= at.LOWERS


def _if_left(word: words.IfLeft) -> Income:
    income = _INCOME(word.then)
    income.if_left = True
    income.holding = amounts_of(word.holding)
    income.in_all = total(income.holding) + word.holding.get("any", 0)
    return income


_INCOME: Final[Interpreter[[], Income]] = Interpreter(
    "execution",
    words.AnyCollect | words.GrowEach,
    on(words.Gain, lambda word: Income(amounts_of(word.essences))),
    on(words.GainAny, lambda word: Income(amount=word.amount, mask=_all_but(word.no))),
    on(words.GainOneOf, lambda word: Income(amount=1, mask=mask_of(word.of))),
    on(words.GrowEach, lambda word: Income(grow=word.amount)),
    on(words.PayOrTurn, lambda word: Income(pay=amounts_of(word.pay))),
    on(words.IfLeft, _if_left),
)


# --- powers -----------------------------------------------------------------------------------------------------------


def _power(cat: Catalogue, component: int, number: int, words_: words.Power) -> Power:
    """All of the cost stands before the effect (RA-6.3)."""
    power = Power(component, number)
    power.timing = at.WHEN_CLAIMED if words_.when_claimed else _TIMINGS[words_.react]
    power.while_turned = words_.while_turned
    _set_cost(power, words_.cost, _convertible(words_.effect))
    power.cost_parts = len(power.ops)
    power.ops = power.ops + [_EFFECTS(effect, cat, component) for effect in words_.effect]
    return power


def _convertible(effects: tuple[words.AnyEffect, ...]) -> int:
    """The types that may be paid into a conversion: those for which another type can come out."""
    for effect in effects:
        if isinstance(effect, words.GainSame):
            out = mask_of((effect.of,)) if effect.of is not None else _all_but(effect.no)
            return mask_of(tuple(name for name in NAMES if out & ~mask_of((name,))))
    return ALL_TYPES


def _set_cost(power: Power, cost: words.Cost, convertible: int) -> None:
    fixed = amounts_of(cost.pay)
    any_ = cost.pay.get("any", 0)
    power.turns = cost.turn
    power.off = amounts_of(cost.take_off)
    power.turns_another = at.SUBTYPES[cost.turn_another] if cost.turn_another else 0
    power.destroys = _DESTROYS[cost.destroy] if cost.destroy else 0
    power.discards = cost.discard
    choice = cost.pay_one_of
    if choice is not None:
        power.choice = (choice.amount, mask_of(choice.of))
    # The last value only says that there is more to look at; the power's number is filled in when it is known.
    more = power.off != NOTHING or power.turns_another or power.destroys or power.discards or power.choice[0]
    in_all = total(fixed) + any_ + power.choice[0]
    power.need = Need(-1, fixed, in_all, 0 if more else -1)
    power.ops = _cost_parts(power, cost, convertible)


def _cost_parts(power: Power, cost: words.Cost, convertible: int) -> list[Op]:
    """Nothing turns the component but the part that says so (RA-10.5). The X of a conversion comes last, so that it
    cannot take what the other parts need (RA-18.4)."""
    parts: list[Op] = []
    fixed = amounts_of(cost.pay)
    any_ = cost.pay.get("any", 0)
    if cost.turn:
        parts.append(payment.TurnThis())
    if power.off != NOTHING:
        parts.append(payment.TakeOffThis(power.off))
    if fixed != NOTHING:
        parts.append(payment.PayFixed(fixed))
    if power.turns_another:
        parts.append(payment.TurnAnother(power.turns_another))
    if power.destroys == at.DESTROY_THIS:
        parts.append(payment.DestroyThis())
    elif power.destroys:
        parts.append(payment.DestroyOne(power.destroys))
    if cost.discard:
        parts.append(payment.DiscardCards(cost.discard))
    if power.choice[0]:
        parts.append(payment.PayMix(power.choice[0], power.choice[1]))
    if any_:
        parts.append(payment.PayMix(any_, ALL_TYPES))
    if cost.pay_same:
        parts.append(payment.PaySameType(convertible))
    return parts


_EFFECTS: Final[Interpreter[[Catalogue, int], Op]] = Interpreter(
    "execution",
    words.AnyEffect,
    on(words.Gain, lambda word, *_: gains.Gain(amounts_of(word.essences))),
    on(words.GainAny, lambda word, *_: gains.GainMix(word.amount, _all_but(word.no), False)),
    on(words.GainOneOf, lambda word, *_: gains.GainMix(1, mask_of(word.of), False)),
    on(words.GainSame, lambda word, *_: gains.GainSame(_type(word.of), _all_but(word.no))),
    on(words.GainCardCost, lambda word, *_: gains.GainCardCost(word.bonus, _type(word.of), _all_but(word.no))),
    on(words.GainRivalCount, lambda word, *_: gains.GainRivalCount(_type(word.gain), _type(word.count))),
    on(words.Put, lambda word, *_: gains.Put(amounts_of(word.essences))),
    on(words.PutAny, lambda word, *_: gains.GainMix(word.amount, _all_but(word.no), True)),
    on(words.PutPaid, lambda word, *_: components.PutPaidHere() if word.on == "this" else components.PutPaidAnywhere()),
    on(words.RivalsGain, lambda word, *_: gains.RivalsGain(amounts_of(word.essences))),
    on(words.RivalsLoseLife, lambda word, cat, by: attack.RivalsLoseLife(word.amount, _price(cat, by, word.ignore))),
    on(words.IgnoreLoss, lambda *_: attack.IgnoreLoss()),
    on(words.Straighten, lambda word, *_: _straighten(word.what)),
    on(words.Draw, lambda word, *_: cards.Draw(word.cards)),
    on(words.DrawThenDiscard, lambda word, *_: cards.DrawThenDiscard(word.cards)),
    on(words.Look, lambda word, *_: cards.Look(word.cards)),
    on(words.Place, lambda word, *_: _place(word)),
    on(words.CheckVictory, lambda *_: CheckNow()),
    on(words.ExtraPoints, lambda word, *_: ExtraPoints(word.points)),
)


def _straighten(what: str) -> Op:
    if what == "this":
        return components.StraightenThis()
    return components.StraightenOne(0 if what == "any" else at.SUBTYPES[what])


def _place(word: words.Place) -> Op:
    return cards.Place(_ZONES[word.where], at.SUBTYPES[word.what], word.free, word.discount, bool(word.no))


def _all_but(names: tuple[words.Essence, ...]) -> int:
    return ALL_TYPES & ~mask_of(names)


def _type(name: str | None) -> int:
    return -1 if name is None else NAMES.index(name)


def _price(cat: Catalogue, component: int, cost: words.Cost | None) -> int:
    """The number of the price that an attack offers; -1 for none."""
    if cost is None:
        return -1
    price = Power(component, 0)
    price.timing = at.LIFE_LOSS_REACT
    _set_cost(price, cost, ALL_TYPES)
    cat.prices.append(price)
    return len(cat.prices) - 1
