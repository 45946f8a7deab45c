"""Actions are integers in a fixed space made of named blocks.

A block is a word and its possible arguments: `essence calm`, `essence death`, … A block without arguments is a single
action such as `pass`. The same word may occur in several blocks, because a pack that is added appends blocks of its own
and so changes the id of nothing that was there.
"""

from __future__ import annotations

from difflib import get_close_matches


class UnknownAction(ValueError):
    """Words or a number that stand for no action of the game."""


class Block:
    """A run of actions that share their first word."""

    __slots__ = ("arguments", "start", "word")

    def __init__(self, word: str, arguments: list[str], start: int) -> None:
        self.word: str = word
        self.arguments: list[str] = arguments
        self.start: int = start


class ActionSpace:
    """All actions of a game: number to words and back."""

    __slots__ = ("_ids", "_words", "blocks")

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self._words: list[str] = []
        self._ids: dict[str, int] = {}

    def add(self, word: str, arguments: list[str] | None = None) -> int:
        """Append a block; returns the id of its first action."""
        start = len(self._words)
        self.blocks.append(Block(word, arguments if arguments is not None else [], start))
        for words in [word] if arguments is None else [f"{word} {argument}" for argument in arguments]:
            if words in self._ids:
                raise ValueError(f"two actions are called {words!r}")
            self._ids[words] = len(self._words)
            self._words.append(words)
        return start

    @property
    def size(self) -> int:
        return len(self._words)

    def words(self, action: int) -> str:
        """The one canonical wording of an action."""
        if 0 <= action < len(self._words):
            return self._words[action]
        raise UnknownAction(f"no action has the number {action}; they go from 0 to {len(self._words) - 1}")

    def parse(self, words: str) -> int:
        """The action that these words stand for."""
        tidy = " ".join(words.split()).lower()
        if tidy in self._ids:
            return self._ids[tidy]
        near = get_close_matches(tidy, self._words, n=3)
        hint = f"; did you mean {' or '.join(repr(word) for word in near)}?" if near else ""
        raise UnknownAction(f"unknown action {words!r}{hint}")
