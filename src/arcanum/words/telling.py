"""Telling what happened: the same for the logs of all games, each with its own table of events."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, TypeVar

from arcanum.core.events import Event
from arcanum.words import UnknownMessage, sentence

T = TypeVar("T")
Speakers = Mapping[str, Callable[[T, dict[str, Any]], str]]
"""Of each kind of event, who tells it."""


def told(speakers: Speakers[T], table: T, lang: str, event: Event) -> str:
    """What happened, as a sentence."""
    speak = speakers.get(event.kind)
    if speak is None:
        raise UnknownMessage(lang, event.kind)
    return sentence(speak(table, event.args))


def cards_named(event: Event, naming: Collection[str]) -> tuple[str, ...]:
    """The ids of the cards in an event, each once, in the order of its arguments; `naming` are those that hold one."""
    named: list[str] = []
    for key, value in event.args.items():
        if key in naming and isinstance(value, str):
            named.append(value)
        elif key == "cards" and isinstance(value, list):
            named += [str(card) for card in value]
    return tuple(dict.fromkeys(named))


def folded(events: Iterable[Event], join: Callable[[Event, Event], Event | None]) -> list[Event]:
    """Events with those made one that `join` makes one of, one after another."""
    kept: list[Event] = []
    for event in events:
        joined = join(kept[-1], event) if kept else None
        if joined is None:
            kept.append(event)
        else:
            kept[-1] = joined
    return kept


def count_of(event: Event) -> int:
    """How many of something an event tells of."""
    count = event.args["count"]
    assert isinstance(count, int)
    return count


def cards_of(event: Event) -> list[str]:
    """The card, or the several cards, that an event tells of."""
    cards = event.args.get("cards", [event.args.get("card", "")])
    assert isinstance(cards, list)
    return [str(card) for card in cards]
