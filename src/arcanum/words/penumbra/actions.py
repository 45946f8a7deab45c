"""What may be answered: what the labels in `locale/<language>/penumbra/actions.ftl` need to be given, and notes where
the text of a card helps to choose.

The same words mean different things under different questions: with the view of the seat that is asked, `mark d2` is
used, healed or spent as Blood, and `done` says what is declined.
"""

from __future__ import annotations

from typing import Any, Final

from arcanum.core.state import Data
from arcanum.games.penumbra import vocabulary as voc
from arcanum.games.penumbra.vocabulary import Component
from arcanum.words import sentence
from arcanum.words.penumbra.cards import card_text, cost_ways, kind_of
from arcanum.words.penumbra.table import Table
from arcanum.words.penumbra.tasks import task_text
from arcanum.words.table import Labeller, by_prompt

_NOTED: Final = ("use", "take", "contract", "trial", "talent")
"""The blocks whose choice is told by the text of the card that it names."""


def note(table: Table, block: str, argument: str) -> str:
    """What a choice would bring, from the card that it names. It helps whoever has to choose; in a replay there is
    nothing to choose any more."""
    if table.view is None:
        return ""
    if block in _NOTED and argument in table.cards:
        return _card_note(table, table.cards[argument], chosen=block == "use")
    if block == "yes" and table.prompt == "may-pay":
        source = table.cards.get(str(table.asked.get("source", "")))
        return _card_note(table, source, chosen=True) if source is not None else ""
    if block == "mark" and table.prompt not in _MARKS:
        slot = next(each for each in table.view["board"] if each["slot"] == argument)
        return sentence(table.say("pn-card-effect", effect=table.say("pn-charge", charge=slot["charge"])))
    if block == "task":
        task = _task_of(table, argument)
        return sentence(table.say("pn-card-effect", effect=task_text(table.words, task))) if task is not None else ""
    return ""


def _card_note(table: Table, card: Component, chosen: bool) -> str:
    """What a card does. What a talent begins with is told while it may still be chosen."""
    text = card_text(table.words, card)
    return text.body[-1] if chosen and isinstance(card, voc.Talent) else text.summary


def _task_of(table: Table, argument: str) -> voc.AnyTask | None:
    """A task of the contract or trial that is attempted; None where it is not known, or was replaced."""
    attempt = (table.view or {}).get("attempt") or {}
    card = table.cards.get(attempt.get("card", ""))
    path, number = argument.split(" ")
    if isinstance(card, voc.Trial) and attempt.get("easy_path") != path:
        tasks = (card.dark if path == "dark" else card.light).tasks
        return tasks[int(number) - 1] if int(number) <= len(tasks) else None
    return card.ask if isinstance(card, voc.Contract) else None


# --- cards ------------------------------------------------------------------------------------------------------------


def _use(table: Table, argument: str) -> str:
    """A card of one's own is cast, brewed, summoned, drunk or used, according to where it lies."""
    if table.prompt == "straighten":
        return table.say("pn-do-straighten", card=table.card(argument))
    component = table.cards[argument]
    return table.say("pn-do-use", how=_how(table, component), card=table.card(argument))


def _take(table: Table, argument: str) -> str:
    """A card of a market is bought or comes free of charge; a Spell that is launched stays there."""
    card = table.card(argument)
    if table.prompt == "chain":
        return table.say("pn-do-use", how="cast", card=card)
    return table.say("pn-do-buy" if _in_shop(table) else "pn-do-take", card=card)


def _task_card(otherwise: str) -> Labeller[Table]:
    """A contract or a trial, which is attempted or reserved."""

    def label(table: Table, argument: str) -> str:
        reserving = table.prompt in ("reserve-contract", "choose-bound", "reserve-trial")
        return table.say("pn-do-reserve" if reserving else otherwise, card=table.card(argument))

    return label


def _in_shop(table: Table) -> bool:
    placement = (table.view or {}).get("placement") or {}
    placed = table.prompt == "section" and placement.get("section") in ("potion-shop", "shop")
    return placed or table.prompt in ("more-potions", "buy-at-rest")


def _how(table: Table, component: Component) -> str:
    kind = kind_of(component)
    if kind in ("recipe", "summon"):
        ready = component.id in _lying(table.view, "inventory")
        unready = table.view is not None and not ready
        if kind == "recipe":
            return "brew" if unready else "drink" if ready else "use"
        return "summon" if unready else "use"
    return {"spell": "cast", "ready_potion": "drink"}.get(kind, "use")


def _lying(view: Data | None, zone: str) -> set[str]:
    """The cards of a zone of the seat that is asked."""
    seat = view.get("seat") if view is not None else None
    if view is None or seat is None:
        return set()
    wizard: dict[str, Any] = view["wizards"][seat]
    return {card["id"] for card in wizard[zone]}


# --- dice, marks and places -------------------------------------------------------------------------------------------


def _mark(table: Table, argument: str) -> str:
    return table.say(_MARKS.get(table.prompt, "pn-do-mark"), mark_shown=table.mark(argument, "accusative"))


def _die(table: Table, argument: str) -> str:
    return table.say("pn-do-die", die_shown=table.die(argument))


def _place(message: str) -> Labeller[Table]:
    return lambda table, argument: table.say(message, place_shown=table.section(argument, "locative"))


def _place_at(table: Table, argument: str) -> str:
    """There are many places to choose from at a time, so this is short: the questions that follow tell more."""
    discipline, _, part = argument.partition("-")
    if part in ("mark", "card", "die"):
        return table.say("pn-do-place-class", discipline=discipline, class_part=part)
    return table.say("pn-do-place", place_shown=table.section(argument))


def _slot(message: str) -> Labeller[Table]:
    """A slot of a section: `ruby-mark-1`."""

    def label(table: Table, argument: str) -> str:
        section, _, number = argument.rpartition("-")
        return table.say(message, number=number, place_shown=table.section(section, "locative"))

    return label


def _colour(table: Table, argument: str) -> str:
    message = "pn-do-recolour-into" if table.prompt in ("turn-die", "dice-colours") else "pn-do-colour"
    return table.say(message, colour=argument)


def _exchange(table: Table, argument: str) -> str:
    given, received = argument.split(" ")
    words = {"given": table.say("pn-ingredient", ingredient=given)}
    return table.say("pn-do-exchange", received=table.say("pn-ingredient", ingredient=received), **words)


def _ingredient(table: Table, argument: str) -> str:
    less = table.say("pn-ingredients-accusative", ingredient=argument, count=1)
    return table.say("pn-do-ingredient", things=less)


def _option(table: Table, argument: str) -> str:
    """One of the ways to pay for the card that is used."""
    card = table.cards.get(str(table.asked.get("source", "")))
    number = int(argument)
    if table.prompt == "choose-cost" and isinstance(card, voc.DisciplineCard) and number <= len(card.costs):
        return table.say("pn-do-cost", cost=cost_ways(table.words, card)[number - 1])
    return table.say("pn-do-option", number=number)


def _task(table: Table, argument: str) -> str:
    path, number = argument.split(" ")
    return table.say("pn-do-task", alignment=path, number=number)


def _market(table: Table, argument: str) -> str:
    return table.say("pn-do-market", place_shown=table.market(argument))


def _top(table: Table, argument: str) -> str:
    """Of the contract deck the top cards are looked at."""
    if argument == "contracts":
        return table.say("pn-do-look")
    return table.say("pn-do-top", place_shown=table.market(argument))


_DONE: Final = {
    "section": "pn-do-apply-not",
    "reward": "pn-do-go-on",
    "take-card": "pn-do-take-nothing",
    "draft": "pn-do-take-nothing",
    "exchange": "pn-do-stop-exchanging",
    "buy": "pn-do-buy-no-more",
    "buy-at-rest": "pn-do-buy-no-more",
    "reserve-contract": "pn-do-reserve-nothing",
    "reserve-trial": "pn-do-reserve-nothing",
    "choose-bound": "pn-do-take-nothing",
    "manipulate": "pn-do-change-no-more",
    "nudge-threat": "pn-do-change-no-more",
    "heal": "pn-do-no-more-marks",
    "recharge": "pn-do-no-more-marks",
    "pick-placed": "pn-do-take-nothing",
    "refresh-market": "pn-do-refresh-nothing",
    "rest-start": "pn-do-begin-rest",
    "rest-bead": "pn-do-go-on",
    "rest-end": "pn-do-go-on",
    "pay-blood": "pn-do-pay-from-store",
    "chain": "pn-do-end-chain",
    "triggered": "pn-do-no-trigger",
    "amplify": "pn-do-amplify-no-more",
    "brew-bead": "pn-do-brew-no-more",
    "straighten": "pn-do-straighten-no-more",
    "drop-value": "pn-do-leave-out-no-more",
    "also": "pn-do-no-section",
    "more-potions": "pn-do-buy-no-more",
    "more-exchanges": "pn-do-stop-exchanging",
}
"""What `done` means, by prompt."""
_YES: Final = {
    "section": "pn-do-apply",
    "perform": "pn-do-perform",
    "may-pay": "pn-do-pay",
    "ease-threat": "pn-do-ease",
}
"""What `yes` means, by prompt."""
_NO: Final = {
    "perform": "pn-do-give-up",
    "name-task": "pn-do-give-up",
    "may-pay": "pn-do-pay-not",
    "ease-threat": "pn-do-ease-not",
}
"""What `no` means, by prompt."""
_MARKS: Final = {
    "heal": "pn-do-heal-mark",
    "recharge": "pn-do-recharge-mark",
    "pay-blood": "pn-do-pay-mark",
    "hit-mark": "pn-do-wound-mark",
}
"""What `mark` means, by prompt."""
LABELS: Final[dict[str, Labeller[Table]]] = {
    "yes": by_prompt(_YES, "pn-do-yes"),
    "no": by_prompt(_NO, "pn-do-no"),
    "done": by_prompt(_DONE, "pn-do-done"),
    "accept": by_prompt({"mortal-wound": "pn-do-accept-wound"}, "pn-do-accept"),
    "use": _use,
    "take": _take,
    "contract": _task_card("pn-do-contract"),
    "trial": _task_card("pn-do-trial"),
    "mark": _mark,
    "die": _die,
    "place": _place_at,
    "also": _place("pn-do-also"),
    "beside": _place("pn-do-beside"),
    "slot": _slot("pn-do-slot"),
    "replace": _slot("pn-do-replace"),
    "lying": _slot("pn-do-lying"),
    "colour": _colour,
    "exchange": _exchange,
    "ingredient": _ingredient,
    "task": _task,
    "path": lambda table, argument: table.say("pn-do-path", alignment=argument),
    "market": _market,
    "top": _top,
    "property": lambda table, argument: table.say("pn-do-property", property=argument),
    "number": lambda table, argument: table.say("pn-do-number", number=argument),
    "face": lambda table, argument: table.say("pn-do-face", number=argument),
    "option": _option,
}
