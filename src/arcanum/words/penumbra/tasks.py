"""What contracts, paths of trials and Shields ask for, what makes trials harder, and what is gained for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from arcanum.core.vocabulary import Interpreter, on
from arcanum.games.penumbra import vocabulary as voc
from arcanum.words import Words
from arcanum.words.penumbra.amounts import ingredients, mixed_dice


def task_text(words: Words, task: voc.AnyTask) -> str:
    """A task as an order, without a full stop."""
    return _TASKS(task, words)


def tasks_text(words: Words, tasks: Iterable[voc.AnyTask]) -> str:
    """Tasks of which one has to be done."""
    first, *others = [task_text(words, each) for each in tasks]
    for other in others:
        first = words.say("pn-task-or", items=first, last=other)
    return first


def _exact(task: voc.ExactTask, words: Words) -> str:
    values = words.join([str(value) for value in task.values])
    return words.say("pn-task-exact", dice=mixed_dice(words, task.of), count=len(task.values), values=values)


def _experience(task: voc.ExperienceTask, words: Words) -> str:
    symbols = [words.say("pn-symbols-accusative", symbol=kind, count=count) for kind, count in task.symbols.items()]
    return words.say("pn-task-experience", symbols=words.join(symbols))


def _pay(task: voc.PayTask, words: Words) -> str:
    return words.say("pn-task-pay", ingredients=words.join(ingredients(words, task.ingredients, accusative=True)))


def _sum(task: voc.SumTask, words: Words) -> str:
    return words.say("pn-task-sum", dice=mixed_dice(words, task.of), total=task.at_least)


def _roll(task: voc.RollTask, words: Words) -> str:
    return words.say("pn-task-roll", die=task.of, count=task.dice, total=task.at_least)


_TASKS: Final[Interpreter[[Words], str]] = Interpreter(
    "text",
    voc.AnyTask,
    on(voc.PayTask, _pay),
    on(voc.SumTask, _sum),
    on(voc.ExactTask, _exact),
    on(voc.RollTask, _roll),
    on(voc.WithstandTask, lambda task, words: words.say("pn-task-withstand", count=task.threat)),
    on(voc.ExperienceTask, _experience),
)


def property_text(words: Words, word: voc.AnyProperty) -> str:
    """What a property does, after its name."""
    return _PROPERTIES(word, words)


_PROPERTIES: Final[Interpreter[[Words], str]] = Interpreter(
    "text",
    voc.AnyProperty,
    on(voc.Rift, lambda word, words: words.say("pn-property-rift", count=word.dice)),
    on(voc.Vigilance, lambda word, words: words.say("pn-property-vigilance", count=word.cards)),
    on(voc.Shield, lambda word, words: words.say("pn-property-shield", task=task_text(words, word.ask))),
    on(voc.Trap, lambda _, words: words.say("pn-property-trap")),
    on(voc.Suppression, lambda word, words: words.say("pn-property-suppression", suppressed=word.of)),
)


def reward_text(words: Words, reward: voc.Reward) -> str:
    """All that a reward brings, in the order in which it is gained."""
    return words.join(list(_gained(words, reward)), "comma")


def _gained(words: Words, reward: voc.Reward) -> Iterator[str]:
    yield from ingredients(words, reward.ingredients)
    for die, count in reward.dice.items():
        yield words.say("pn-dice", die=die, count=count)
    for deck, count in reward.cards.items():
        yield words.say("pn-deck-cards", deck=deck, count=count)
    for alignment, count in (("light", reward.light), ("dark", reward.dark)):
        if count:
            yield words.say("pn-alignments", alignment=alignment, count=count)
