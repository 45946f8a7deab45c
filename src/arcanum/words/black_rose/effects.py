"""The text of effects, made from their data and from nothing else.

Every instruction has its message in `locale/<language>/black_rose/cards.ftl`, which itself chooses the cases that its
language needs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from arcanum.core.vocabulary import Interpreter, everything_inside, on
from arcanum.games.black_rose import vocabulary as voc
from arcanum.games.black_rose.vocabulary import AnyInstruction, Sentence
from arcanum.words import Words, sentence
from arcanum.words.black_rose.conditions import condition, object_phrase, trigger

_OF_ROOMS: Final = frozenset({"picked_room", "each_destroyed_room", "entered_rooms"})
"""What a `for_each` goes through room by room."""


def effect_text(words: Words, sentences: Iterable[Sentence]) -> str:
    """Whole sentences, each with its full stop."""
    return Effect(words, list(sentences)).text()


class Effect:
    """An effect in words. It is told as a whole, since what "picked" means depends on how many may be picked."""

    def __init__(self, words: Words, sentences: list[Sentence], item: str = "item") -> None:
        """`item` is what a `for_each` goes through: `item`, `item_mage`, or `caster` where the mage is spoken to."""
        self.words = words
        self.say = words.say
        self.item = item
        self.sentences = sentences
        self.several = any(
            isinstance(each, voc.Pick) and each.up_to > 1 for each in everything_inside(tuple(sentences))
        )

    def text(self) -> str:
        return " ".join(f"{sentence(self.steps(each))}." for each in self.sentences)

    def inner(self, sentences: Iterable[Sentence]) -> str:
        """Sentences that stand inside another one. Where they are several, each keeps its full stop, since defeats are
        handled there (BR-6.8), and quotation marks show how far they reach."""
        told = [self.steps(each) for each in sentences]
        if len(told) == 1:
            return told[0]
        return self.words.say("br-fx-sentences", sentences=". ".join(map(sentence, told)))

    def step(self, step: AnyInstruction) -> str:
        return _STEPS(step, self)

    def counted(self, amount: int | str, message: str, whole: str, **said: str) -> str:
        """A message with a count, or the one for all that there are."""
        return self.say(whole, **said) if isinstance(amount, str) else self.say(message, count=amount, **said)

    def steps(self, steps: Iterable[AnyInstruction]) -> str:
        return self.words.join(map(self.step, steps), "then")

    def both(self, steps: Iterable[AnyInstruction]) -> str:
        """What is done as one."""
        return self.words.join(map(self.step, steps))

    def figures(self, who: str) -> str:
        if who == "item":
            return self.item
        return "picked_several" if who == "picked" and self.several else who

    def rooms(self, room: str) -> str:
        return "picked_several" if room == "picked_room" and self.several else room


# --- damage and instability -------------------------------------------------------------------------------------------


def _damage(step: voc.Damage, fx: Effect) -> str:
    message = "br-fx-damage-rose" if step.by == "black_rose" else "br-fx-damage"
    return fx.say(message, count=step.amount, who=fx.figures(step.to))


def _replace_damage(step: voc.ReplaceDamage, fx: Effect) -> str:
    if step.by == "black_rose":
        one, whole = "br-fx-replace-damage-rose", "br-fx-replace-dealt-rose"
    else:
        one, whole = "br-fx-replace-damage", "br-fx-replace-dealt"
    return fx.counted(step.amount, one, whole, who=fx.figures(step.whom))


def _place_instability(step: voc.PlaceInstability, fx: Effect) -> str:
    message = "br-fx-place-instability-rose" if step.by == "black_rose" else "br-fx-place-instability"
    return fx.say(message, count=step.amount, place=fx.rooms(step.room))


def _replace_instability(step: voc.ReplaceInstability, fx: Effect) -> str:
    message = "br-fx-replace-instability-rose" if step.by == "black_rose" else "br-fx-replace-instability"
    return fx.say(message, count=step.amount, place=fx.rooms(step.room))


def _remove_instability(step: voc.RemoveInstability, fx: Effect) -> str:
    one, whole = "br-fx-remove-instability", "br-fx-remove-instability-all"
    return fx.counted(step.amount, one, whole, place=fx.rooms(step.room))


# --- figures ----------------------------------------------------------------------------------------------------------


def _move(step: voc.Move, fx: Effect) -> str:
    return fx.say("br-fx-must-move" if step.mandatory else "br-fx-move", count=step.steps, who=fx.figures(step.who))


def _place_figure(step: voc.PlaceFigure, fx: Effect) -> str:
    return fx.say("br-fx-place-figure", who=fx.figures(step.who), place=fx.rooms(step.room))


def _attack(step: voc.PhysicalAttack, fx: Effect) -> str:
    who = fx.figures(step.who)
    return fx.say("br-fx-attack-bonus", who=who, bonus=step.bonus) if step.bonus else fx.say("br-fx-attack", who=who)


def _summon(step: voc.Summon, fx: Effect) -> str:
    if step.evocation == "school":
        return fx.say("br-fx-summon-school", place=fx.rooms(step.room))
    name = fx.say("br-title", name=fx.words.say_of("card", step.evocation))
    return fx.say("br-fx-summon", card=name, place=fx.rooms(step.room))


def _activate_evocation(step: voc.ActivateEvocation, fx: Effect) -> str:
    who = fx.figures(step.who)
    stats = (("strength", step.strength), ("speed", step.speed))
    bonuses = [fx.say("br-bonus", stat=stat, amount=amount) for stat, amount in stats if amount]
    if bonuses:
        text = fx.say("br-fx-activate-bonus", who=who, bonus=fx.words.join(bonuses))
    else:
        text = fx.say("br-fx-activate", who=who)
    return text if step.control is None else fx.say("br-fx-controlled", effect=text, mage=step.control)


# --- cards ------------------------------------------------------------------------------------------------------------


def _draw(step: voc.Draw, fx: Effect) -> str:
    if step.look:
        return fx.say("br-fx-draw-look", count=step.amount, source=step.source, look=step.look)
    return fx.say("br-fx-draw", count=step.amount, source=step.source)


def _search(step: voc.Search, fx: Effect) -> str:
    piles = "both" if len(set(step.source)) > 1 else step.source[0]
    return fx.say("br-fx-search", count=step.amount, piles=piles)


def _discard(step: voc.Discard, fx: Effect) -> str:
    return fx.say("br-fx-discard-random" if step.random else "br-fx-discard", count=step.amount, mage=step.who)


# --- choices, and instructions that hold others -----------------------------------------------------------------------


def _pick(step: voc.Pick, fx: Effect) -> str:
    what = step.state if step.kind == "room" and step.state is not None else step.kind
    if step.up_to:
        found = fx.say("br-pick-several", what=what, owner=step.owner, count=step.up_to)
    else:
        found = fx.say("br-pick", what=what, owner=step.owner)
    found = object_phrase(fx.words, found, step.range, step.archetype)
    return fx.say("br-fx-pick" if step.chooser == "caster" else "br-fx-pick-item", object=found)


def _choose_one(step: voc.ChooseOne, fx: Effect) -> str:
    """The options, numbered."""
    texts = enumerate(map(fx.inner, step.options), 1)
    options = [fx.say("br-fx-option", number=number, effect=text) for number, text in texts]
    message = "br-fx-choose-one" if step.chooser == "caster" else "br-fx-choose-one-item"
    return fx.say(message, options=fx.words.join(options, "then"))


def _may(step: voc.May, fx: Effect) -> str:
    cost = fx.words.join([_cost(each, fx) for each in step.cost])
    return fx.say("br-fx-may", cost=cost, then=fx.both(step.then))


def _cost(step: voc.CostInstruction, fx: Effect) -> str:
    """What follows "you may": a mage pays from his own hand and with his own tokens."""
    if isinstance(step, voc.Discard):
        return fx.say("br-cost-discard-random" if step.random else "br-cost-discard", count=step.amount)
    one, whole = "br-cost-remove-instability", "br-cost-remove-instability-all"
    return fx.counted(step.amount, one, whole, place=fx.rooms(step.room))


def _if(step: voc.If, fx: Effect) -> str:
    cond, then = condition(fx.words, step.cond), fx.both(step.then)
    if not step.otherwise:
        return fx.say("br-fx-if", cond=cond, then=then)
    return fx.say("br-fx-if-else", cond=cond, then=then, otherwise=fx.both(step.otherwise))


def _for_each(step: voc.ForEach, fx: Effect) -> str:
    if step.each == "each_mage":
        item = "item_mage" if fx.item == "item" else fx.item
        return fx.say("br-fx-each-mage", effect=Effect(fx.words, fx.sentences, item).inner(step.do))
    text = fx.inner(step.do)
    if step.each in _OF_ROOMS:
        return fx.say("br-fx-each-room", place=fx.rooms(step.each), effect=text)
    return fx.say("br-fx-each", who=fx.figures(step.each), effect=text)


def _persistent(step: voc.Persistent, fx: Effect) -> str:
    when = trigger(fx.words, step.trigger)
    return fx.say("br-fx-persistent", token=step.token_on, cond=when, effect=fx.inner(step.do))


_STEPS: Final[Interpreter[[Effect], str]] = Interpreter(
    "text",
    AnyInstruction,
    on(voc.Damage, _damage),
    on(voc.ReplaceDamage, _replace_damage),
    on(voc.Heal, lambda it, fx: fx.counted(it.amount, "br-fx-heal", "br-fx-heal-all", who=fx.figures(it.whom))),
    on(voc.PreventDamage, lambda step, fx: fx.say("br-fx-prevent", count=step.amount)),
    on(voc.PlaceInstability, _place_instability),
    on(voc.ReplaceInstability, _replace_instability),
    on(voc.RemoveInstability, _remove_instability),
    on(voc.Move, _move),
    on(voc.PlaceFigure, _place_figure),
    on(voc.PhysicalAttack, _attack),
    on(voc.Summon, _summon),
    on(voc.ActivateEvocation, _activate_evocation),
    on(voc.RemoveEvocation, lambda step, fx: fx.say("br-fx-remove-evocation", who=fx.figures(step.who))),
    on(voc.AttachUpgrade, lambda step, fx: fx.say("br-fx-upgrade", who=fx.figures(step.to))),
    on(voc.ModifyStat, lambda step, fx: fx.say("br-fx-modify-stat", amount=step.amount, stat=step.stat)),
    on(voc.Draw, _draw),
    on(voc.Search, _search),
    on(voc.Discard, _discard),
    on(voc.PeekPrepared, lambda step, fx: fx.counted(step.amount, "br-fx-peek", "br-fx-peek-all", mage=step.who)),
    on(voc.GainPower, lambda step, fx: fx.say("br-fx-gain-power", count=step.amount, party=step.who)),
    on(voc.LosePower, lambda step, fx: fx.say("br-fx-lose-power", count=step.amount, party=step.who)),
    on(voc.RefreshAction, lambda step, fx: fx.say("br-fx-refresh", count=step.amount)),
    on(voc.ActivateRoom, lambda step, fx: fx.say("br-fx-activate-room", place=fx.rooms(step.room))),
    on(voc.Pick, _pick),
    on(voc.ChooseOne, _choose_one),
    on(voc.May, _may),
    on(voc.If, _if),
    on(voc.ForEach, _for_each),
    on(voc.Persistent, _persistent),
)
