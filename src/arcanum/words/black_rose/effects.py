"""The text of effects, made from their data and from nothing else.

Every instruction has its message in `locale/<language>/black_rose/cards.ftl`, which itself chooses the cases that its
language needs. Each `match` over the vocabulary ends in `assert_never`, so that a new word without a text is found by
the type checker.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, assert_never

from arcanum.games.black_rose.vocabulary import (
    ActivateEvocation,
    ActivateRoom,
    AnyInstruction,
    AttachUpgrade,
    ChooseOne,
    CostInstruction,
    Damage,
    Discard,
    Draw,
    ForEach,
    GainPower,
    Heal,
    If,
    LosePower,
    May,
    ModifyStat,
    Move,
    PeekPrepared,
    Persistent,
    PhysicalAttack,
    Pick,
    PlaceFigure,
    PlaceInstability,
    PreventDamage,
    RefreshAction,
    RemoveEvocation,
    RemoveInstability,
    ReplaceDamage,
    ReplaceInstability,
    Search,
    Sentence,
    Summon,
)
from arcanum.words import Words, sentence
from arcanum.words.black_rose.conditions import condition, object_phrase, trigger

SCHOOL: Final = "school"
"""The evocation of the school in play."""
_OF_ROOMS: Final = frozenset({"picked_room", "each_destroyed_room", "entered_rooms"})
"""What a `for_each` goes through room by room."""


def effect_text(words: Words, sentences: Iterable[Sentence]) -> str:
    """Whole sentences, each with its full stop."""
    return Effect(words, list(sentences)).text()


def instructions(sentences: Iterable[Sentence]) -> Iterator[AnyInstruction]:
    """All instructions of some sentences, with those that stand inside others."""
    for each in sentences:
        for step in each:
            yield step
            match step:
                case If():
                    yield from instructions([step.then, step.otherwise])
                case May():
                    yield from instructions([step.then])
                case ChooseOne():
                    for option in step.options:
                        yield from instructions(option)
                case ForEach() | Persistent():
                    yield from instructions(step.do)


class Effect:
    """An effect in words. It is told as a whole, since what "picked" means depends on how many may be picked."""

    def __init__(self, words: Words, sentences: list[Sentence], item: str = "item") -> None:
        """`item` is what a `for_each` goes through: `item`, `item_mage`, or `caster` where the mage is spoken to."""
        self.words = words
        self.item = item
        self.sentences = sentences
        self.several = any(isinstance(step, Pick) and step.up_to > 1 for step in instructions(sentences))

    def text(self) -> str:
        return " ".join(f"{sentence(self.steps(each))}." for each in self.sentences)

    def inner(self, sentences: Iterable[Sentence]) -> str:
        """Sentences that stand inside another one. Where they are several, each keeps its full stop, since defeats are
        handled there (BR-6.8), and quotation marks show how far they reach."""
        told = [self.steps(each) for each in sentences]
        if len(told) == 1:
            return told[0]
        return self.words.say("br-fx-sentences", sentences=". ".join(map(sentence, told)))

    def steps(self, steps: Iterable[AnyInstruction]) -> str:
        return self.words.join([self.step(step) for step in steps], "then")

    def figures(self, who: str) -> str:
        if who == "item":
            return self.item
        return "picked_several" if who == "picked" and self.several else who

    def rooms(self, room: str) -> str:
        return "picked_several" if room == "picked_room" and self.several else room

    # --- instructions -------------------------------------------------------------------------------------------------

    def step(self, step: AnyInstruction) -> str:
        match step:
            case Damage() | ReplaceDamage() | Heal() | PreventDamage():
                return self.damage(step)
            case PlaceInstability() | ReplaceInstability() | RemoveInstability():
                return self.instability(step)
            case Move() | PlaceFigure() | PhysicalAttack():
                return self.figure(step)
            case Summon() | ActivateEvocation() | RemoveEvocation() | AttachUpgrade() | ModifyStat():
                return self.evocation(step)
            case Draw() | Search() | Discard() | PeekPrepared():
                return self.cards(step)
            case GainPower() | LosePower():
                message = "br-fx-gain-power" if isinstance(step, GainPower) else "br-fx-lose-power"
                return self.words.say(message, count=step.amount, party=step.who)
            case RefreshAction():
                return self.words.say("br-fx-refresh", count=step.amount)
            case ActivateRoom():
                return self.words.say("br-fx-activate-room", place=self.rooms(step.room))
            case Pick():
                return self.pick(step)
            case ChooseOne() | May() | If() | ForEach() | Persistent():
                return self.compound(step)
        assert_never(step)

    def damage(self, step: Damage | ReplaceDamage | Heal | PreventDamage) -> str:
        say = self.words.say
        match step:
            case Damage():
                message = "br-fx-damage-rose" if step.by == "black_rose" else "br-fx-damage"
                return say(message, count=step.amount, who=self.figures(step.to))
            case ReplaceDamage(amount=int(amount)):
                message = "br-fx-replace-damage-rose" if step.by == "black_rose" else "br-fx-replace-damage"
                return say(message, count=amount, who=self.figures(step.whom))
            case ReplaceDamage():
                message = "br-fx-replace-dealt-rose" if step.by == "black_rose" else "br-fx-replace-dealt"
                return say(message, who=self.figures(step.whom))
            case Heal(amount=int(amount)):
                return say("br-fx-heal", count=amount, who=self.figures(step.whom))
            case Heal():
                return say("br-fx-heal-all", who=self.figures(step.whom))
            case PreventDamage():
                return say("br-fx-prevent", count=step.amount)
        assert_never(step)

    def instability(self, step: PlaceInstability | ReplaceInstability | RemoveInstability) -> str:
        say = self.words.say
        place = self.rooms(step.room)
        match step:
            case PlaceInstability():
                message = "br-fx-place-instability-rose" if step.by == "black_rose" else "br-fx-place-instability"
                return say(message, count=step.amount, place=place)
            case ReplaceInstability():
                message = "br-fx-replace-instability-rose" if step.by == "black_rose" else "br-fx-replace-instability"
                return say(message, count=step.amount, place=place)
            case RemoveInstability(amount=int(amount)):
                return say("br-fx-remove-instability", count=amount, place=place)
            case RemoveInstability():
                return say("br-fx-remove-instability-all", place=place)
        assert_never(step)

    def figure(self, step: Move | PlaceFigure | PhysicalAttack) -> str:
        who = self.figures(step.who)
        match step:
            case Move():
                message = "br-fx-must-move" if step.mandatory else "br-fx-move"
                return self.words.say(message, count=step.steps, who=who)
            case PlaceFigure():
                return self.words.say("br-fx-place-figure", who=who, place=self.rooms(step.room))
            case PhysicalAttack(bonus=0):
                return self.words.say("br-fx-attack", who=who)
            case PhysicalAttack():
                return self.words.say("br-fx-attack-bonus", who=who, bonus=step.bonus)
        assert_never(step)

    def evocation(self, step: Summon | ActivateEvocation | RemoveEvocation | AttachUpgrade | ModifyStat) -> str:
        match step:
            case Summon(evocation="school"):
                return self.words.say("br-fx-summon-school", place=self.rooms(step.room))
            case Summon():
                name = self.words.say("br-title", name=self.words.say_of("card", step.evocation))
                return self.words.say("br-fx-summon", card=name, place=self.rooms(step.room))
            case ActivateEvocation():
                return self.activation(step)
            case RemoveEvocation():
                return self.words.say("br-fx-remove-evocation", who=self.figures(step.who))
            case AttachUpgrade():
                return self.words.say("br-fx-upgrade", who=self.figures(step.to))
            case ModifyStat():
                return self.words.say("br-fx-modify-stat", amount=step.amount, stat=step.stat)
        assert_never(step)

    def activation(self, step: ActivateEvocation) -> str:
        who = self.figures(step.who)
        stats = (("strength", step.strength), ("speed", step.speed))
        bonuses = [self.words.say("br-bonus", stat=stat, amount=amount) for stat, amount in stats if amount]
        if bonuses:
            text = self.words.say("br-fx-activate-bonus", who=who, bonus=self.words.join(bonuses))
        else:
            text = self.words.say("br-fx-activate", who=who)
        if step.control is None:
            return text
        return self.words.say("br-fx-controlled", effect=text, mage=step.control)

    def cards(self, step: Draw | Search | Discard | PeekPrepared) -> str:
        say = self.words.say
        match step:
            case Draw(look=0):
                return say("br-fx-draw", count=step.amount, source=step.source)
            case Draw():
                return say("br-fx-draw-look", count=step.amount, source=step.source, look=step.look)
            case Search():
                piles = "both" if len(set(step.source)) > 1 else step.source[0]
                return say("br-fx-search", count=step.amount, piles=piles)
            case Discard():
                message = "br-fx-discard-random" if step.random else "br-fx-discard"
                return say(message, count=step.amount, mage=step.who)
            case PeekPrepared(amount=int(amount)):
                return say("br-fx-peek", count=amount, mage=step.who)
            case PeekPrepared():
                return say("br-fx-peek-all", mage=step.who)
        assert_never(step)

    def pick(self, step: Pick) -> str:
        what = step.state if step.kind == "room" and step.state is not None else step.kind
        if step.up_to:
            found = self.words.say("br-pick-several", what=what, owner=step.owner, count=step.up_to)
        else:
            found = self.words.say("br-pick", what=what, owner=step.owner)
        found = object_phrase(self.words, found, step.range, step.archetype)
        return self.words.say("br-fx-pick" if step.chooser == "caster" else "br-fx-pick-item", object=found)

    # --- instructions that hold others --------------------------------------------------------------------------------

    def compound(self, step: ChooseOne | May | If | ForEach | Persistent) -> str:
        match step:
            case ChooseOne():
                options = self.words.join(self.options(step), "then")
                message = "br-fx-choose-one" if step.chooser == "caster" else "br-fx-choose-one-item"
                return self.words.say(message, options=options)
            case May():
                return self.may(step)
            case If():
                return self.condition(step)
            case ForEach():
                return self.for_each(step)
            case Persistent():
                when = trigger(self.words, step.trigger)
                return self.words.say("br-fx-persistent", token=step.token_on, cond=when, effect=self.inner(step.do))
        assert_never(step)

    def options(self, step: ChooseOne) -> list[str]:
        """The options, numbered."""
        texts = enumerate(map(self.inner, step.options), 1)
        return [self.words.say("br-fx-option", number=number, effect=text) for number, text in texts]

    def may(self, step: May) -> str:
        cost = self.words.join([self.cost(each) for each in step.cost])
        return self.words.say("br-fx-may", cost=cost, then=self.words.join([self.step(each) for each in step.then]))

    def cost(self, step: CostInstruction) -> str:
        """What follows "you may": a mage pays from his own hand and with his own tokens."""
        match step:
            case Discard():
                message = "br-cost-discard-random" if step.random else "br-cost-discard"
                return self.words.say(message, count=step.amount)
            case RemoveInstability(amount=int(amount)):
                return self.words.say("br-cost-remove-instability", count=amount, place=self.rooms(step.room))
            case RemoveInstability():
                return self.words.say("br-cost-remove-instability-all", place=self.rooms(step.room))
        assert_never(step)

    def condition(self, step: If) -> str:
        cond = condition(self.words, step.cond)
        then = self.words.join([self.step(each) for each in step.then])
        if not step.otherwise:
            return self.words.say("br-fx-if", cond=cond, then=then)
        otherwise = self.words.join([self.step(each) for each in step.otherwise])
        return self.words.say("br-fx-if-else", cond=cond, then=then, otherwise=otherwise)

    def for_each(self, step: ForEach) -> str:
        if step.each == "each_mage":
            item = "item_mage" if self.item == "item" else self.item
            effect = Effect(self.words, self.sentences, item).inner(step.do)
            return self.words.say("br-fx-each-mage", effect=effect)
        text = self.inner(step.do)
        if step.each in _OF_ROOMS:
            return self.words.say("br-fx-each-room", place=self.rooms(step.each), effect=text)
        return self.words.say("br-fx-each", who=self.figures(step.each), effect=text)
