"""Telling what happened shorter: events that belong together are told as one."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import zip_longest

from arcanum.core.events import Event

_TOGETHER = ("seat", "component", "pile")
"""The arguments that events have to share to be told as one."""


def cards_named(event: Event, naming: Collection[str]) -> tuple[str, ...]:
    """The ids of the cards in an event, each once, in the order of its arguments; `naming` are those that hold one."""
    named: list[str] = []
    for key, value in event.args.items():
        if key in naming and isinstance(value, str):
            named.append(value)
        elif key == "cards" and isinstance(value, list):
            named += [str(card) for card in value]
    return tuple(dict.fromkeys(named))


def drawn_once(events: list[Event]) -> list[Event]:
    """Without the draws that are told to all, where the card is told to its owner."""
    return [
        event
        for event, following in zip_longest(events, events[1:])
        if event.kind != "drew" or following is None or following.kind != "drew-card"
    ]


def folded(events: list[Event], join: Callable[[Event, Event], Event | None]) -> list[Event]:
    """Events with those made one that `join` makes one of, one after another."""
    kept: list[Event] = []
    for event in events:
        joined = join(kept[-1], event) if kept else None
        if joined is None:
            kept.append(event)
        else:
            kept[-1] = joined
    return kept


def together(last: Event, event: Event) -> bool:
    """Whether two events are of the same player, about the same."""
    return all(last.args.get(each) == event.args.get(each) for each in _TOGETHER)


def listed(last: Event, event: Event, kinds: Collection[str]) -> Event | None:
    """Two events as one, if they are draws, or of one of the kinds of which each tells of a card: `cards` then stands
    instead of `card`."""
    if last.kind != event.kind or last.audience != event.audience or not together(last, event):
        return None
    if event.kind == "drew":
        return Event(event.kind, {**event.args, "count": _count(last) + _count(event)}, event.audience)
    if event.kind in kinds:
        rest = {key: value for key, value in event.args.items() if key not in ("card", "cards")}
        return Event(event.kind, {**rest, "cards": _cards(last) + _cards(event)}, event.audience)
    return None


def _count(event: Event) -> int:
    count = event.args["count"]
    assert isinstance(count, int)
    return count


def _cards(event: Event) -> list[str]:
    """The card, or the several cards, that an event tells of."""
    cards = event.args.get("cards", [event.args.get("card", "")])
    assert isinstance(cards, list)
    return [str(card) for card in cards]
