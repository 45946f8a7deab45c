"""What a component must obey beyond its types, so that whatever is loaded can be played.

Each check yields the way to the field that breaks it, from the component on, and what was expected and found. They hold
for every pack; a rule that depends on more than one component is in `packs.py`.
"""

from __future__ import annotations

from typing import Final, get_args

from arcanum.core.documents import Where
from arcanum.core.vocabulary import Faults, Interpreter, alike, nothing, on
from arcanum.games.res_arcana import vocabulary as voc
from arcanum.games.res_arcana.vocabulary import Component, Cost, Power

_PRICED = ("artifact", "monument", "place_of_power")
_CLAIMED = ("monument", "place_of_power")
_LIFE_LOSS = ("life_loss", "dragon_power")
_GAINS = (voc.Gain, voc.GainAny, voc.GainOneOf, voc.GainSame, voc.GainCardCost, voc.GainRivalCount)
_MONUMENT_PRICE = {"gold": 4}


def component_faults(component: Component) -> Faults:
    """Everything wrong with one component."""
    yield from _price(component)
    yield from _subtypes(component)
    for index, per in enumerate(component.points_per):
        if (per.essence_here is None) == (per.own is None):
            found = "neither" if per.own is None else "both"
            yield ("points_per", index), f"expected one of essence_here and own, found {found}"
    for index, collect in enumerate(component.collect):
        yield from _COLLECT(collect, ("collect", index))
    for index, power in enumerate(component.powers):
        yield from _power(component, power, ("powers", index))


def _price(component: Component) -> Faults:
    priced = component.kind in _PRICED
    if priced and component.cost is None:
        yield ("cost",), f"expected a cost ({{}} costs nothing) for the kind {component.kind}, found nothing"
    if not priced and component.cost is not None:
        yield ("cost",), f"expected no cost for the kind {component.kind}, found one"
    if component.kind == "monument" and component.cost is not None and component.cost != _MONUMENT_PRICE:
        yield ("cost",), "expected 4 gold, the price of every monument, found another"


def _subtypes(component: Component) -> Faults:
    """Nothing but an artifact is a Dragon or a Creature (RA-1.6)."""
    if component.subtypes and component.kind != "artifact":
        yield ("subtypes",), f"expected subtypes on artifacts only, found them on the kind {component.kind}"
    yield from _repeated(component.subtypes, ("subtypes",))


def _repeated(words: tuple[str, ...], where: Where) -> Faults:
    for index, word in enumerate(words):
        if word in words[:index]:
            yield (*where, index), f"expected each word once, found {word!r} again"


_COLLECT: Final[Interpreter[[Where], Faults]] = Interpreter(
    "checks",
    voc.AnyCollect | voc.GrowEach,
    on(voc.GainAny, lambda word, where: _excluded(word.no, where)),
    on(voc.GainOneOf, lambda word, where: _repeated(word.of, (*where, "of"))),
    on(voc.IfLeft, lambda word, where: _COLLECT(word.then, (*where, "then"))),
    *alike((voc.Gain, voc.GrowEach, voc.PayOrTurn), nothing),
)


def _excluded(no: tuple[str, ...], where: Where, of: str | None = None) -> Faults:
    """`no` must leave something to choose, and says nothing where the type is fixed."""
    if set(no) == set(get_args(voc.Essence)):
        yield (*where, "no"), "expected at least one type left, found all five excluded"
    if of is not None and no:
        yield (*where, "no"), f"expected no excluded types beside of: {of}, found some"


# --- powers -----------------------------------------------------------------------------------------------------------


def _power(component: Component, power: Power, where: Where) -> Faults:
    yield from _cost(component, power, where)
    yield from _endless(component, power, where)
    yield from _when(component, power, where)
    yield from _same(power, where)
    yield from _answers(power, where)
    for index, effect in enumerate(power.effect):
        yield from _EFFECTS(effect, power, (*where, "effect", index))
    if sum(isinstance(effect, voc.PutPaid) for effect in power.effect) > 1:
        yield (*where, "effect"), "expected put_paid once, found it twice: there is one essence to put"


def _endless(component: Component, power: Power, where: Where) -> Faults:
    """A round has to end: what an action power costs must not come back through the power itself."""
    if power.react is not None or power.when_claimed:
        return
    cost = power.cost
    straightens = [effect.what for effect in power.effect if isinstance(effect, voc.Straighten)]
    gains = any(isinstance(effect, _GAINS) for effect in power.effect)
    spends = cost.turn or cost.destroy or cost.discard or cost.turn_another
    if gains and not spends:
        message = (
            "expected turn, destroy or discard in the cost of a power that brings essences into the pool, found none"
        )
        yield (*where, "cost"), f"{message}: the power could be used without end"
    if gains and straightens:
        yield (*where, "effect"), "expected straighten or a gain, found both: the power could be used without end"
    itself = [what for what in straightens if what in ("this", "any", *component.subtypes)]
    if itself and cost == Cost(turn=True):
        message = "expected a cost beside turn for a power that can straighten its own component, found none"
        yield (*where, "cost"), f"{message}: the power could be used without end"


def _cost(component: Component, power: Power, where: Where) -> Faults:
    cost = power.cost
    if cost.destroy == "this" and component.kind != "artifact":
        yield (
            (*where, "cost", "destroy"),
            f"expected destroy: this on artifacts only, found it on the kind {component.kind}",
        )
    if cost.pay_one_of is not None:
        yield from _repeated(cost.pay_one_of.of, (*where, "cost", "pay_one_of", "of"))
    if cost == Cost() and not power.when_claimed and power.react not in _LIFE_LOSS:
        yield (*where, "cost"), "expected a cost, found nothing: the power could be used without end"


def _when(component: Component, power: Power, where: Where) -> Faults:
    if power.while_turned and power.cost.turn:
        yield (*where, "while_turned"), "expected no turn in the cost of a power used while turned, found turn: true"
    if power.while_turned and power.when_claimed:
        yield (*where, "while_turned"), "expected one of while_turned and when_claimed, found both"
    if not power.when_claimed:
        return
    if component.kind not in _CLAIMED:
        message = f"expected when_claimed on monuments and places_of_power only, found it on the kind {component.kind}"
        yield (*where, "when_claimed"), message
    if power.cost != Cost():
        yield (*where, "cost"), "expected no cost with when_claimed, found one"
    if power.react is not None:
        yield (*where, "react"), "expected one of react and when_claimed, found both"


def _same(power: Power, where: Where) -> Faults:
    gains = any(isinstance(effect, voc.GainSame) for effect in power.effect)
    if power.cost.pay_same and not gains:
        yield (*where, "cost", "pay_same"), "expected the effect gain_same beside pay_same, found none"


def _answers(power: Power, where: Where) -> Faults:
    """A React power is asked for at one moment, and must say something to it."""
    if power.react is None:
        return
    word, needed = (
        ("extra_points", voc.ExtraPoints) if power.react == "victory_check" else ("ignore_loss", voc.IgnoreLoss)
    )
    if not any(isinstance(effect, needed) for effect in power.effect):
        yield (*where, "effect"), f"expected {word} in a power with react: {power.react}, found none"


def _gain_same(word: voc.GainSame, power: Power, where: Where) -> Faults:
    yield from _excluded(word.no, where, word.of)
    if not power.cost.pay_same:
        yield where, "expected pay_same in the cost of a power with gain_same, found none"


def _gain_card_cost(word: voc.GainCardCost, power: Power, where: Where) -> Faults:
    """One card must be meant. A card that destroys itself is not; the one discarded with it is."""
    yield from _excluded(word.no, where, word.of)
    destroys = power.cost.destroy is not None and power.cost.destroy != "this"
    if destroys and power.cost.discard:
        yield where, "expected one card whose cost counts, found two: one destroyed and one discarded"
    if not destroys and not power.cost.discard:
        yield where, "expected a card destroyed (not this) or discarded in the cost for gain_card_cost, found none"


def _put_paid(word: voc.PutPaid, power: Power, where: Where) -> Faults:
    if not _pays_one(power.cost):
        yield where, "expected a cost with pay: {any: 1} or pay_one_of of amount 1, and no other pay, for put_paid"


def _pays_one(cost: Cost) -> bool:
    """Whether exactly one essence of the player's choice is paid."""
    if cost.pay_same:
        return False
    if cost.pay_one_of is not None:
        return cost.pay_one_of.amount == 1 and not cost.pay
    return cost.pay == {"any": 1}


def _no_react(word: voc.AnyEffect, power: Power, where: Where) -> Faults:
    """Somebody else is asked in the middle of a React power, so nothing in it may begin actions of its own."""
    if power.react is not None:
        tag = word.__struct_config__.tag
        yield where, f"expected an effect without actions in a React power, found {tag}"


def _place(word: voc.Place, power: Power, where: Where) -> Faults:
    yield from _no_react(word, power, where)
    if word.free and (word.discount or word.no):
        yield where, "expected one of free and discount, found both"


def _rivals_lose_life(word: voc.RivalsLoseLife, power: Power, where: Where) -> Faults:
    yield from _no_react(word, power, where)
    if word.ignore is not None:
        yield from _way_out(word.ignore, (*where, "ignore"))


def _way_out(ignore: Cost, where: Where) -> Faults:
    """A rival pays to ignore a loss, so nothing in that cost can be about the component that attacks."""
    if ignore == Cost():
        yield where, "expected a cost, found nothing: leave `ignore` out where there is no way out"
    if ignore.destroy in ("this", "another"):
        yield (*where, "destroy"), f"expected any or dragon_or_creature for a rival, found {ignore.destroy}"
    for name in ("turn", "take_off", "pay_same"):
        if getattr(ignore, name):
            yield (*where, name), f"expected no {name} in what a rival pays, found it"


def _ignore_loss(word: voc.IgnoreLoss, power: Power, where: Where) -> Faults:
    if power.react not in _LIFE_LOSS:
        yield where, f"expected react: life_loss or dragon_power for ignore_loss, found {power.react or 'no react'}"


def _extra_points(word: voc.ExtraPoints, power: Power, where: Where) -> Faults:
    if power.react != "victory_check":
        yield where, f"expected react: victory_check for extra_points, found {power.react or 'no react'}"


_EFFECTS: Final[Interpreter[[Power, Where], Faults]] = Interpreter(
    "checks",
    voc.AnyEffect,
    on(voc.GainAny, lambda word, _, where: _excluded(word.no, where)),
    on(voc.GainOneOf, lambda word, _, where: _repeated(word.of, (*where, "of"))),
    on(voc.GainSame, _gain_same),
    on(voc.GainCardCost, _gain_card_cost),
    on(voc.PutAny, lambda word, _, where: _excluded(word.no, where)),
    on(voc.PutPaid, _put_paid),
    on(voc.RivalsLoseLife, _rivals_lose_life),
    on(voc.IgnoreLoss, _ignore_loss),
    on(voc.Place, _place),
    on(voc.CheckVictory, _no_react),
    on(voc.ExtraPoints, _extra_points),
    *alike((voc.Gain, voc.GainRivalCount, voc.Put, voc.RivalsGain, voc.Straighten), nothing),
    *alike((voc.Draw, voc.DrawThenDiscard, voc.Look), nothing),
)
