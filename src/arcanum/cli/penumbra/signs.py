"""The signs of Penumbra in a terminal: dice, ingredients and marks, and in the same signs what tasks and cards ask for.

A coloured die is the first letter of its colour in the player's language with its value, so `R6` is a Red die that
shows a 6. Every sign has a shape of its own besides its colour, and a letter or a mark where only ASCII can be shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, repeat
from typing import Final

from rich.text import Text

from arcanum.core.vocabulary import Interpreter, on
from arcanum.games.penumbra import vocabulary as voc
from arcanum.games.penumbra.catalogue import DISCIPLINES, INGREDIENTS, SYMBOLS
from arcanum.games.penumbra.dice import COLOURS, KINDS
from arcanum.words import Words

_STYLES: Final = {
    "red": "red1",
    "orange": "dark_orange",
    "yellow": "yellow3",
    "green": "green3",
    "blue": "dodger_blue1",
    "violet": "medium_purple1",
    "bone": "",
    "spark": "bold",
}
COLOUR_OF: Final = {**dict(zip(DISCIPLINES, KINDS, strict=False)), "spark": "spark"}
"""The kind of dice that belongs to a kind of marks."""
_INGREDIENTS: Final = dict(zip(INGREDIENTS, "♥△♦♣¤❖", strict=True))
_INGREDIENTS_PLAIN: Final = dict(zip(INGREDIENTS, "bcjfta", strict=True))
POINTS: Final = "gold3"
_THREAT: Final = "red1"


class Signs:
    """All signs, in one language and for one console."""

    def __init__(self, words: Words, plain: bool) -> None:
        self.words = words
        self.kinds = {kind: words.say("cli-pn-letter", die=kind) for kind in KINDS[:COLOURS]}
        self.kinds |= {"bone": "#", "spark": "S"} if plain else {"bone": "□", "spark": "✦"}
        self.ingredients = _INGREDIENTS_PLAIN if plain else _INGREDIENTS
        self.states = dict(zip(("charged", "discharged", "wounded"), "^vx" if plain else "↑↓×", strict=True))
        self.alignments = {"light": "L", "dark": "D"} if plain else {"light": "☼", "dark": "☾"}
        self.free = "." if plain else "·"
        self.open = "..." if plain else "…"
        self.star = "*" if plain else "★"
        self.threat_die = "!" if plain else "■"
        self.straight, self.rotated = ("^", ">") if plain else ("▯", "▭")
        self.at_least = ">=" if plain else "≥"
        self.brings = "->" if plain else "→"
        self.after = "<-" if plain else "←"
        self.temporary = "~"

    # --- dice ---------------------------------------------------------------------------------------------------------

    def kind(self, kind: str, value: int | str = "") -> Text:
        """A kind of dice, with the value that is demanded if there is one."""
        return Text(f"{self.kinds[kind]}{value or ''}", _STYLES[kind])

    def mix(self, kinds: Iterable[str]) -> Text:
        """Dice of any of these kinds."""
        return Text("").join([self.kind(kind) for kind in kinds])

    def die(self, die: str) -> Text:
        """`red-6`, or `red-6-temporary`."""
        kind, value, *temporary = die.split("-")
        return self.kind(kind, value + self.temporary * len(temporary))

    def dice(self, dice: Sequence[str]) -> Text:
        return Text(" ").join([self.die(die) for die in dice])

    # --- amounts ------------------------------------------------------------------------------------------------------

    def amount(self, ingredient: str, count: int) -> Text:
        colour = KINDS[INGREDIENTS.index(ingredient)]
        return Text(f"{self.ingredients[ingredient]}{count}", _STYLES[colour])

    def amounts(self, amounts: Mapping[str, int]) -> Text:
        """The ingredients that there are any of."""
        return Text(" ").join([self.amount(name, amounts[name]) for name in INGREDIENTS if amounts.get(name)])

    def alignment(self, alignment: str, count: int | str = "") -> Text:
        return Text(f"{self.alignments[alignment]}{count}")

    def points(self, points: int) -> Text:
        return Text(f"{self.star}{points}", POINTS)

    def threat(self, dice: int) -> Text:
        return Text(f"{self.threat_die}{dice}", _THREAT)

    def symbols(self, symbols: Mapping[str, int]) -> list[Text]:
        """Symbols of experience, by their names."""
        return [
            Text(f"{self.words.say('pn-symbol', symbol=symbol)} {symbols[symbol]}")
            for symbol in SYMBOLS
            if symbols.get(symbol)
        ]

    # --- marks --------------------------------------------------------------------------------------------------------

    def mark(self, kind: str, state: str) -> Text:
        style = "reverse" if state == "wounded" else _STYLES[COLOUR_OF[kind]]
        return Text(f"{self.kinds[COLOUR_OF[kind]]}{self.states[state]}", style)

    def discipline(self, discipline: str) -> Text:
        """The name of a discipline behind the letter of its dice."""
        name = self.words.say("pn-discipline", discipline=discipline)
        return Text.assemble(self.kind(COLOUR_OF[discipline]), " ", name)

    # --- what is asked for, and what it brings ------------------------------------------------------------------------

    def task(self, task: voc.AnyTask) -> Text:
        return _TASKS(task, self)

    def tasks(self, tasks: Iterable[voc.AnyTask]) -> Text:
        """Tasks of which one has to be done."""
        return Text(" / ").join([self.task(task) for task in tasks])

    def reward(self, reward: voc.Reward) -> Text:
        words = self.words
        dice = self.mix(chain.from_iterable(repeat(kind, count) for kind, count in reward.dice.items()))
        cards = [Text(words.say("pn-deck-cards", deck=deck, count=count)) for deck, count in reward.cards.items()]
        symbols = [
            self.alignment(name, count) for name, count in (("light", reward.light), ("dark", reward.dark)) if count
        ]
        return Text(" ").join(
            [part for part in (self.amounts(_plain(reward.ingredients)), dice) if part] + cards + symbols
        )

    def cost(self, cost: voc.Cost) -> Text:
        """One way to pay for a card."""
        if cost.launched_by is not None:
            colour = cost.launched_by.of
            spell = Text(self.words.say("pn-colour", colour=colour)) if colour == "any" else self.kind(colour)
            return Text.assemble(self.after, spell)
        dice = [self.kind(die.of, die.value or "") for die in cost.dice]
        amounts = self.amounts(_plain(cost.ingredients))
        return Text(" ").join([*dice, *([amounts] if amounts else [])])

    def costs(self, card: object) -> Text:
        """All ways to pay for a card; empty for what nobody pays for."""
        match card:
            case voc.DisciplineCard():
                return Text(" / ").join([self.cost(cost) for cost in card.costs])
            case voc.Artifact() | voc.ReadyPotion():
                return self.amounts(_plain(card.price))
        return Text()


def _plain(amounts: Mapping[voc.Ingredient, int]) -> dict[str, int]:
    return {str(name): count for name, count in amounts.items()}


# --- tasks ------------------------------------------------------------------------------------------------------------


def _sum(task: voc.SumTask, signs: Signs) -> Text:
    return Text.assemble(signs.mix(task.of), f" {signs.at_least} {task.at_least}")


def _exact(task: voc.ExactTask, signs: Signs) -> Text:
    return Text.assemble(signs.mix(task.of), f" = {', '.join(map(str, task.values))}")


def _roll(task: voc.RollTask, signs: Signs) -> Text:
    rolled = signs.words.say("cli-pn-roll")
    return Text.assemble(f"{rolled} ", signs.mix(repeat(task.of, task.dice)), f" {signs.at_least} {task.at_least}")


def _experience(task: voc.ExperienceTask, signs: Signs) -> Text:
    return Text(" + ").join(signs.symbols({str(name): count for name, count in task.symbols.items()}))


_TASKS: Final[Interpreter[[Signs], Text]] = Interpreter(
    "text",
    voc.AnyTask,
    on(voc.PayTask, lambda task, signs: signs.amounts(_plain(task.ingredients))),
    on(voc.SumTask, _sum),
    on(voc.ExactTask, _exact),
    on(voc.RollTask, _roll),
    on(voc.WithstandTask, lambda task, signs: signs.threat(task.threat)),
    on(voc.ExperienceTask, _experience),
)
