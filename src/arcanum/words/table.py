"""What everything said about a game needs: the table at which it is said, and speakers that fill in a message."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from arcanum.core.packs import Component
from arcanum.core.state import Data
from arcanum.words import Words, sentence
from arcanum.words.core import player_name

C = TypeVar("C", bound=Component)
Args = Mapping[str, Any]
"""The arguments of a decision, a reason or an event."""
Cases = Mapping[str, str]
"""In which case a message needs a noun phrase, by the argument that it is made from."""


@dataclass(frozen=True)
class GameTable(Generic[C]):
    """Who plays with what, in which language it is told, and who sees what."""

    words: Words
    cards: Mapping[str, C]
    """All components of the packs in use, by id."""
    names: Sequence[str] = ()
    """The players by seat; a seat without a name is "Player 1", "Player 2", …"""
    view: Data | None = None
    """What whoever has to choose sees; None where nobody is asked."""
    me: int | None = None
    """The seat that is spoken to."""

    naming: ClassVar[tuple[str, ...]] = ("card", "component", "old")
    """The arguments that may hold a component; messages get them as `card`, except what comes from an `old` or a
    `source`."""

    def say(self, message_id: str, /, **args: str | int) -> str:
        return self.words.say(message_id, **args)

    @property
    def asked(self) -> Data:
        """What the view says of the decision: its prompt, its arguments and its source."""
        return self.view.get("decision", {}) if self.view is not None else {}

    @property
    def prompt(self) -> str:
        return str(self.asked.get("prompt", ""))

    @property
    def about(self) -> Args:
        """The arguments of the question."""
        args: Args = self.asked.get("args", {})
        return args

    def player(self, seat: int) -> str:
        return player_name(self.words, self.names, seat)

    def card(self, component: str, case: str | None = None) -> str:
        """A component by its name, as the sentences of the game need it."""
        return self.words.say_of("card", component)

    def noun(self, key: str, value: Any, case: str | None) -> tuple[str, Any]:
        """An argument of the engine as messages need it: its name there, and a number or a noun phrase. What is neither
        is not passed on."""
        if key in self.naming and value in self.cards:
            return key if key in ("old", "source") else "card", self.card(value, case)
        if key == "seat":
            return "name", self.player(int(value))
        return "count" if key == "left" else key, value

    def filled(self, args: Args, cases: Cases) -> dict[str, str | int]:
        given = dict(self.noun(key, value, cases.get(key)) for key, value in args.items())
        return {name: value for name, value in given.items() if isinstance(value, str | int)}


T = TypeVar("T", bound=GameTable[Any])
Speaker = Callable[[T, Args], str]
"""Puts something with its arguments into words."""
Labeller = Callable[[T, str], str]
"""A label for an action of one block of the action space, by what follows the word of the block."""


def line(message: str, **cases: str) -> Callable[[GameTable[Any], Args], str]:
    """A speaker that says one message; `cases` tell in which case it needs a noun phrase."""
    return lambda table, args: table.say(message, **table.filled(args, cases))


def either(key: str, message: str, otherwise: str) -> Callable[[GameTable[Any], Args], str]:
    """A speaker that says one of two messages: the first if the argument `key` is not 0."""
    return lambda table, args: line(message if args[key] else otherwise)(table, args)


def by_prompt(messages: Mapping[str, str], otherwise: str) -> Callable[[GameTable[Any], str], str]:
    """A labeller whose message depends on the question."""
    return lambda table, argument: table.say(messages.get(table.prompt, otherwise))


class Sayings(Generic[T]):
    """How everything of one sort (questions, reasons, events) is told, by its id: by a speaker of its own or, where it
    has none, by the message that is called after it, in the cases that are given for it."""

    def __init__(
        self, speakers: Mapping[str, Speaker[T]] | None = None, cases: Mapping[str, Cases] | None = None
    ) -> None:
        self.speakers = speakers or {}
        self.cases = cases or {}

    def told(self, table: T, family: str, id: str, args: Args) -> str | None:
        """As a sentence; None for what cannot be told. Messages are called `<family>-<id>`."""
        message = f"{family}-{id}"
        speak = self.speakers.get(id)
        if speak is None:
            if not table.words.has(message):
                return None
            speak = line(message, **self.cases.get(id, {}))
        return sentence(speak(table, args))
