"""What an answer would do, in lines for the terminal: what will be told, and the paths of a view that change.

A path is told by the names of players and cards that it leads through; what fields are called is taken as it stands in
the view.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from arcanum.cli.speech import Speech
from arcanum.core.differences import Plain
from arcanum.core.events import Event
from arcanum.core.preview import UNSEEN, Change, Preview, Share
from arcanum.core.state import Data

_MOST: Final = 6
"""So many values or names with odds are told of one change."""


class Foretelling:
    """Tells previews of one seat; `names` are the players' names, by seat, and `view` is what the seat sees now."""

    def __init__(self, speech: Speech, names: Sequence[str], view: Data) -> None:
        self.speech = speech
        self.names = names
        self.view = view

    def lines(self, told: Preview) -> Iterator[str]:
        """What an answer would do."""
        if told.certain:
            yield self.speech.say("cli-foretold-certain")
        else:
            yield self.speech.say("cli-foretold-odds", count=told.worlds)
        for line in self.speech.log([Event(each.kind, each.args, 0) for each in told.happens], self.names):
            yield f"  {line.plain}"
        for change in told.changes:
            yield f"  {self._path(change.path)}: {self._change(change)}"
        if not told.changes and not told.happens:
            yield f"  {self.speech.say('cli-foretold-nothing')}"
        for each in told.next:
            who = ", ".join([self.names[seat] for seat in each.seats])
            if who:
                yield f"  {self._likely(self.speech.say('cli-foretold-next', names=who), each.share)}"
        if told.ends:
            yield f"  {self._likely(self.speech.say('cli-foretold-end'), told.ends)}"

    def _path(self, path: str) -> str:
        """A path in words: whoever sits at a place instead of its number."""
        steps = path.split(".")
        party = self._party(steps[0], steps[1]) if len(steps) > 2 else ""
        if party:
            return f"{party}: {' '.join(map(self._name, steps[2:]))}"
        return " ".join(map(self._name, steps))

    def _party(self, field: str, step: str) -> str:
        """Who is meant by an element of a list that has one for every player, and perhaps one more."""
        found = self.view.get(field)
        if not step.isdecimal() or not isinstance(found, list) or len(found) not in (len(self.names), self._parties()):
            return ""
        return self.names[int(step)] if int(step) < len(self.names) else self.speech.third_party()

    def _parties(self) -> int:
        return len(self.names) + bool(self.speech.third_party())

    def _name(self, word: str) -> str:
        """A step or a value: a card by its name."""
        if word == UNSEEN:
            return self.speech.say("cli-foretold-unseen")
        if word in self.speech.card_ids():
            return self.speech.card_name(word)
        return str(int(word) + 1) if word.isdecimal() else word.replace("_", " ")

    def _value(self, value: Plain) -> str:
        if value is None:
            return "–"
        if isinstance(value, bool):
            return self.speech.say("cli-foretold-yes" if value else "cli-foretold-no")
        if isinstance(value, str):
            return ", ".join([self._text(each) for each in value.split(", ")])
        return f"{value:g}"

    def _text(self, text: str) -> str:
        """A seat stands as text in lists of parties."""
        if text.isdecimal() and int(text) < len(self.names):
            return self.names[int(text)]
        return self._name(text)

    def _change(self, change: Change) -> str:
        if change.came or change.gone:
            return "; ".join([*self._names("+", change.came), *self._names("−", change.gone)])
        now = [Share(change.after, 1.0), *change.odds][1 if change.odds else 0 :]
        told = ", ".join([self._likely(self._value(each.value), each.share) for each in now[:_MOST]])
        more = ", …" if len(now) > _MOST else ""
        mean = "" if change.mean is None else f" ({self.speech.say('cli-foretold-mean', mean=f'{change.mean:.1f}')})"
        return f"{self._value(change.before)} → {told}{more}{mean}"

    def _names(self, sign: str, names: Sequence[Share]) -> Iterator[str]:
        if names:
            told = ", ".join([self._likely(self._value(each.value), each.share) for each in names[:_MOST]])
            yield f"{sign} {told}" + (", …" if len(names) > _MOST else "")

    def _likely(self, text: str, share: float) -> str:
        """Something with its odds, where it is not the same in all worlds."""
        percent = self.speech.say("analysis-percent", value=round(100 * share))
        return text if share == 1.0 else f"{text} ({percent})"
