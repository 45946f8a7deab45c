"""What the voices of all card games have in common: the names, texts and faces of their cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from arcanum.core.content import Origin, Pack
from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.words import LANGUAGES, Words
from arcanum.words._voice import Bill, CardFace
from arcanum.words.core import seat_name


class Component(Protocol):
    """A card or the like, as a pack has it."""

    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=Component)
C_co = TypeVar("C_co", bound=Component, covariant=True)
T = TypeVar("T")
"""The text of a card."""


class Content(Protocol[C_co]):
    """What the packs of a game bring."""

    @property
    def packs(self) -> Sequence[Pack]: ...
    @property
    def components(self) -> Sequence[C_co]: ...
    @property
    def sizes(self) -> Sequence[int]: ...
    def origin_of(self, component_id: str, /) -> Origin: ...


class CardVoice(Generic[C, T]):
    """A game with its packs in one language; a game adds what it says itself."""

    def __init__(self, content: Content[C], lang: str, beside: Sequence[Path] = ()) -> None:
        """`beside` are further folders with messages, for whoever has some of their own to say with `words`."""
        self._content = content
        self._folders = [pack.folder for pack in content.packs]
        self._components = {component.id: component for component in content.components}
        self.lang = lang
        self.words = Words(lang, [*self._folders, *beside])
        self._texts: dict[str, T] = {}

    def seat_name(self, kind: str, number: int | None = None) -> str:
        return seat_name(self.words, kind, number)

    def third_party(self) -> str:
        return ""

    def bill(self, decision: Decision, happened: Sequence[Event]) -> Bill:
        return Bill()

    def card_ids(self) -> Collection[str]:
        return self._components.keys()

    def card_name(self, card: str) -> str:
        return self.words.say_of("card", card)

    @cached_property
    def card_names(self) -> Mapping[str, Mapping[str, str]]:
        """Of each card the names by language. Only those who look for a card wait for the other languages."""
        spoken = {lang: self.words if lang == self.lang else Words(lang, self._folders) for lang in LANGUAGES}
        return {card: {lang: words.say_of("card", card) for lang, words in spoken.items()} for card in self._components}

    def card_text(self, card: str) -> T:
        known = self._texts.get(card)
        if known is None:
            known = self._texts[card] = self._text(self._components[card], self._content.origin_of(card))
        return known

    def cards(self) -> list[CardFace]:
        return list(self._faces)

    @cached_property
    def _faces(self) -> tuple[CardFace, ...]:
        content = self._content
        packs = [pack.info.id for pack, size in zip(content.packs, content.sizes, strict=True) for _ in range(size)]
        return tuple(self._face(card, pack) for card, pack in zip(self._components, packs, strict=True))

    # --- for the game -------------------------------------------------------------------------------------------------

    def _text(self, component: C, origin: Origin) -> T:
        """The text of a card."""
        raise NotImplementedError

    def _face(self, card: str, pack: str) -> CardFace:
        """A card for whoever draws it."""
        raise NotImplementedError
