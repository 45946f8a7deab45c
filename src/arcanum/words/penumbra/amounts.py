"""How much: numbers with their nouns, also for each of something that is counted, and "up to" so much."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from arcanum.games.penumbra.vocabulary import Amount, Colour, DieKind, Ingredient, Per
from arcanum.words import Words

_COLOURS: frozenset[DieKind] = frozenset({"red", "orange", "yellow", "green", "blue", "violet"})


def so_many(words: Words, amount: Amount, message: str, **said: str) -> str:
    """A noun phrase with its amount. "All" has no number: what knows it has a message of its own."""
    assert amount != "all", message
    if not isinstance(amount, Per):
        return words.say(message, count=amount, **said)
    if amount.plus:
        first = words.say(message, count=amount.plus, **said)
        text = words.say("pn-per-plus", first=first, times=amount.times, per=amount.per)
    else:
        text = words.say("pn-per-each", each=words.say(message, count=amount.times, **said), per=amount.per)
    return text if amount.max is None else words.say("pn-per-most", amount=text, most=amount.max)


def at_most(words: Words, amount: Amount, one: str, several: str, **said: str) -> str:
    """ "Up to" so much of something, which a single one does not need to say. `one` is the message of the accusative,
    `several` that of what follows "up to"."""
    if amount == 1:
        return words.say(one, count=1, **said)
    return words.say("pn-up-to", amount=so_many(words, amount, several, **said))


def ingredients(words: Words, amounts: Mapping[Ingredient, int], accusative: bool = False) -> list[str]:
    """Each ingredient with its amount."""
    message = "pn-ingredients-accusative" if accusative else "pn-ingredients"
    return [words.say(message, ingredient=kind, count=count) for kind, count in amounts.items()]


def mixed_dice(words: Words, kinds: Sequence[DieKind]) -> str:
    """Dice of any of these kinds, as many as one likes."""
    if set(kinds) == _COLOURS:
        return words.say("pn-dice-of-colours")
    plain = [words.say("pn-die-plural", mixed=kind) for kind in kinds if kind != "spark"]
    parts = [words.say("pn-dice-of-kinds", kinds=and_or(words, plain))] if plain else []
    if "spark" in kinds:
        parts.append(words.say("pn-dice-of-spark"))
    return and_or(words, parts)


def and_or(words: Words, items: Iterable[str]) -> str:
    """A list whose items may be mixed: "a, b and/or c"."""
    *rest, last = items
    return words.say("pn-and-or", items=words.join(rest, "comma"), last=last) if rest else last


def spell(words: Words, colour: Colour | str, genitive: bool = False) -> str:
    """A Spell of a colour, or any."""
    return words.say("pn-spell-genitive" if genitive else "pn-spell", colour=colour)
