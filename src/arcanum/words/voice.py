"""The voice of a game: all that is said of it in one language, made from what the game supplies."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic

import msgspec

from arcanum.core.content import Origin
from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.core.game import Game
from arcanum.core.grounds import Grounds
from arcanum.core.pack_game import PackGame
from arcanum.core.packs import PackContent
from arcanum.core.reasons import Reason
from arcanum.core.state import Data
from arcanum.words import LANGUAGES, UnknownMessage, Words, sentence
from arcanum.words.core import core_reason, player_name, seat_name
from arcanum.words.data import Bill, CardFace, CardText, Choice, LogLine
from arcanum.words.grounds import grounds_told
from arcanum.words.table import Args, C, GameTable, Labeller, Sayings, T
from arcanum.words.telling import cards_named


class GameVoice(Generic[C, T]):
    """A game in one language, with its own packs and the given ones; a game supplies what stands first.

    Its messages begin with its prefix: `<prefix>-ask-` and the id of a prompt, `-no-` and that of a reason, `-log-` and
    the kind of an event, `-do-` and the word of a block of actions, `-hint-` and a measure of its evaluation; and
    `<prefix>-primer`, `-option` and `-option-value`. What is not said by the message that is called after it has a
    speaker in the tables.

    A voice says what it is given and looks nothing up: whoever passes it only what a seat may know can show the texts
    to that seat. `names` are the players' names, by seat.
    """

    game: Game
    prefix: str
    messages: Sequence[Path] = ()
    """The folders with the game's messages, for a game from outside: `locale/<language>.ftl` in each of them."""
    table_type: type[T] = GameTable  # type: ignore[assignment]
    """The table at which the game is told."""
    prompts: Sayings[T] = Sayings()
    reasons: Sayings[T] = Sayings()
    events: Sayings[T] = Sayings()
    labels: Mapping[str, Labeller[T]] = MappingProxyType({})
    headings = frozenset({"game-started", "round-started", "game-won", "match-won"})
    """The events with which a part of the game begins or ends."""

    def third_party(self) -> str:
        """Who else can win the game, without a seat at the table; empty in most games."""
        return ""

    def note(self, table: T, block: str, argument: str) -> str:
        """What an action would bring, where neither its name nor the table says it."""
        return ""

    def bill(self, decision: Decision, happened: Sequence[Event]) -> Bill:
        """What the answers to a group of decisions are for, after what the seat has seen happen."""
        return Bill()

    def measured(self, measure: str, count: int) -> str:
        """So much of one of the measures of the game's evaluation, in the nominative."""
        return self.words.say(f"{self.prefix}-hint-{measure}", count=count)

    def untold(self, table: T, sort: str, id: str, args: Args) -> str:
        """What there is neither a message nor a speaker for; `sort` is that of its message."""
        raise UnknownMessage(self.lang, id)

    def folded(self, events: list[Event]) -> list[Event]:
        """What happened, told shorter: events that belong together as one."""
        return events

    def text(self, component: C, origin: Origin) -> CardText:
        raise NotImplementedError

    def kind(self, component: C) -> str:
        """The kind of a card as a word of the game."""
        raise NotImplementedError

    def points(self, component: C) -> int:
        """The points that a card always brings."""
        return 0

    def cost(self, component: C) -> dict[str, int] | None:
        """None for a card that nobody pays for."""
        return None

    def drawn(self, component: C) -> dict[str, Any]:
        """What a card is drawn from besides what its pack says."""
        return {}

    # --- setting up ---------------------------------------------------------------------------------------------------

    def __init__(self, lang: str, packs: Sequence[Path] = (), beside: Sequence[Path] = ()) -> None:
        """`beside` are further folders with messages, for whoever has some of their own to say with `words`."""
        self._content: PackContent[C, Any] | None = None
        if isinstance(self.game, PackGame):
            self._content = self.game.content(packs)
        self._folders = [pack.folder for pack in self._content.packs] if self._content is not None else []
        self._components = {each.id: each for each in self._content.components} if self._content is not None else {}
        self.lang = lang
        self.words = Words(lang, [*self._folders, *self.messages, *beside])
        self._texts: dict[str, CardText] = {}

    def seat_name(self, kind: str, number: int | None = None) -> str:
        """What a seat is called that was given no name: "Magister", "Player 2"."""
        return seat_name(self.words, kind, number)

    def primer(self, medium: str) -> list[str]:
        """The game in short, for whoever sits before a `screen` or a `terminal`."""
        return self.words.say(f"{self.prefix}-primer", medium=medium).split("\n")

    def option_name(self, option: str) -> str:
        """What an option decides, in a few words."""
        return self.words.say(f"{self.prefix}-option", option=option)

    def option_value(self, option: str, value: str | int) -> str:
        """What a value of an option means: a word of the game, a player's number, or the names of components."""
        if isinstance(value, int):
            return self.seat_name("human", value + 1)
        ids = [each.strip() for each in value.split(",")]
        if all(each in self._components for each in ids):
            return self.words.join([self.card_name(each) for each in ids], "comma")
        return self.words.say(f"{self.prefix}-option-value", value=value)

    # --- a game -------------------------------------------------------------------------------------------------------

    def table(self, names: Sequence[str] = (), view: Data | None = None, me: int | None = None) -> T:
        return self.table_type(self.words, self._components, names, view, me)

    def _told(self, sayings: Sayings[T], table: T, sort: str, id: str, args: Args) -> str:
        told = sayings.told(table, f"{self.prefix}-{sort}", id, args)
        return told if told is not None else self.untold(table, sort, id, args)

    def prompt(self, decision: Decision, names: Sequence[str]) -> str:
        """What a player is asked."""
        table = self.table(names, me=decision.seat)
        return self._told(self.prompts, table, "ask", decision.prompt, decision.args)

    def reason(self, refused: Reason, names: Sequence[str]) -> str:
        """Why an action is refused, without a full stop: whoever shows it may add `refused.rule`."""
        table = self.table(names)
        told = self.reasons.told(table, f"{self.prefix}-no", refused.id, refused.args)
        told = told or core_reason(self.words, names, refused)
        return told if told is not None else self.untold(table, "no", refused.id, refused.args)

    def choice(self, words: str, names: Sequence[str], view: Data | None = None) -> Choice:
        """An action, given in its canonical words, under the question of a view if one is given: the same words mean
        different things under different questions."""
        table = self.table(names, view, view.get("seat") if view is not None else None)
        block, _, argument = words.partition(" ")
        label = self._label(table, block, argument) or self.untold(table, "do", words, {})
        return Choice(words, label, self.note(table, block, argument))

    def _label(self, table: T, block: str, argument: str) -> str | None:
        speak = self.labels.get(block)
        if speak is not None:
            return sentence(speak(table, argument))
        message = f"{self.prefix}-do-{block}"
        if not self.words.has(message):
            return None
        if argument in table.cards:
            return sentence(table.say(message, card=table.card(argument, "accusative")))
        return sentence(table.say(message, **table.filled({block: argument} if argument else {}, {})))

    def grounds(self, found: Grounds, names: Sequence[str], view: Data | None = None) -> list[str]:
        """Why an option is as good as a search says, in sentences without full stops."""

        def label(seat: int, words: str) -> str:
            """Without the text of the card, which follows the first full stop. What others may do is not told by what
            lies before oneself."""
            return self.choice(words, names, view if seat == found.seat else None).label.partition(". ")[0]

        def party(number: int) -> str:
            return player_name(self.words, names, number) if number < len(names) else self.third_party()

        return grounds_told(self.words, found, names, party, self.measured, label)

    def log(self, events: Iterable[Event], names: Sequence[str]) -> list[LogLine]:
        """What happened. Events that belong together are told as one, if they are passed together."""
        table = self.table(names)
        return [
            LogLine(
                self._told(self.events, table, "log", event.kind, event.args),
                event.kind,
                cards_named(event, table.naming),
                event.kind in self.headings,
                self._doer(event),
            )
            for event in self.folded(list(events))
        ]

    def _doer(self, event: Event) -> int | None:
        """Who did it; None if the game did it by itself, or whoever plays without a seat."""
        seats = range(max(self.game.seat_counts))
        named = [event.args.get(key) for key in ("seat", "party")]
        return next((each for each in named if isinstance(each, int) and each in seats), None)

    # --- cards --------------------------------------------------------------------------------------------------------

    def card_ids(self) -> Collection[str]:
        """The ids of all cards of the packs in use."""
        return self._components.keys()

    def card_name(self, card: str) -> str:
        return self.words.say_of("card", card)

    @cached_property
    def card_names(self) -> Mapping[str, Mapping[str, str]]:
        """Of each card the names by language. Only those who look for a card wait for the other languages."""
        spoken = {lang: self.words if lang == self.lang else Words(lang, self._folders) for lang in LANGUAGES}
        return {card: {lang: words.say_of("card", card) for lang, words in spoken.items()} for card in self._components}

    def card_text(self, card: str) -> CardText:
        known = self._texts.get(card)
        if known is None:
            assert self._content is not None
            known = self._texts[card] = self.text(self._components[card], self._content.origin_of(card))
        return known

    def card_summary(self, card: str) -> str:
        """What a card does, in one line; its cost is shown beside it."""
        return self.card_text(card).summary

    def card_cost(self, card: str) -> dict[str, int] | None:
        """None for a card that nobody pays for."""
        return self.cost(self._components[card])

    def cards(self) -> list[CardFace]:
        """All cards of the packs in use."""
        return list(self._faces)

    @cached_property
    def _faces(self) -> tuple[CardFace, ...]:
        if self._content is None:
            return ()
        packs = zip(self._content.packs, self._content.numbers(), strict=True)
        components = self._content.components
        return tuple(self._face(components[at], pack.info.id) for pack, numbers in packs for at in numbers)

    def _face(self, component: C, pack: str) -> CardFace:
        card = component.id
        text = self.card_text(card)
        assert self._content is not None
        return CardFace(
            id=card,
            kind=self.kind(component),
            kind_words=text.kind,
            name=text.name,
            names=dict(self.card_names[card]),
            cost=self.cost(component),
            cost_words=text.cost,
            points=self.points(component),
            lines=text.body,
            origin=self._content.origin_of(card),
            origin_words=text.origin,
            pack=pack,
            data=msgspec.json.decode(msgspec.json.encode(component)) | self.drawn(component),
        )


Voice = GameVoice[Any, Any]
"""The voice of any game."""
