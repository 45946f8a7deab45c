"""What the drawings of all games have in common: how a table is put on the screen of a terminal.

Everything is drawn from a view, so that the screen cannot show what a seat must not know. Nothing is told by colour
alone: the picture works in black and white, and in plain ASCII. In a low window the frames are left out, so that what
matters fits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Final

import yaml
from rich.box import ASCII, HEAVY, ROUNDED, Box
from rich.console import Console, ConsoleOptions, Group, OverflowMethod, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from arcanum.cli.fitting import Brevity
from arcanum.core.state import Data
from arcanum.words.voices import Voice

OWN: Final = "cyan"
"""The colour of what belongs to the player whose view it is."""
WIDE: Final = 100
"""From this width on, there is room for two things side by side."""
_LOW: Final = 34
"""Below this height there are no frames."""


def outcome_alone(say: Callable[..., str], name: str, share: float) -> str:
    """How a game for one came out: it is played against the game, and a tie with it is no win."""
    outcome = "won" if share == 1 else "tied" if share else "lost"
    return say("cli-outcome-alone", outcome=outcome, name=name)


class Flow:
    """Items one after another; a line breaks between items, never inside one."""

    def __init__(self, items: Sequence[Text], between: str = "   ") -> None:
        self.items = items
        # Not a style of the whole text: joining would lend it to the items.
        self.between = Text.assemble((between, "dim"))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for item in self.items:
            longer = self.between.join([line, item]) if line else item
            if line and longer.cell_len > options.max_width:
                yield line
                longer = item
            line = longer.copy()
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        least = max((item.cell_len for item in self.items), default=0)
        most = sum(item.cell_len + self.between.cell_len for item in self.items)
        return Measurement(least, most).with_maximum(options.max_width)


class Drawing:
    """One look at the table: a view, the names of the players, a language, and the console's abilities.

    A game brings a drawing of its own: the table, its short form, the result and what the signs mean. Of a game that
    brings none the view itself is shown, as text.
    """

    styles: ClassVar[Mapping[str, str]] = {}
    """How lines of the log look, by the kind of their event; other headings are bold."""
    messages: ClassVar[tuple[Path, ...]] = ()
    """The folders with the messages that only the game's drawing says: `locale/<language>.ftl` in each of them."""

    def __init__(
        self,
        view: Data,
        names: Sequence[str],
        voice: Voice,
        console: Console,
        brevity: Brevity = Brevity.WHOLE,
    ) -> None:
        self.view = view
        self.names = names
        self.voice = voice
        self.brevity = brevity
        self.returns: tuple[float, ...] = ()
        """How a finished game came out, by seat."""
        self.width = console.width
        """How wide a player's part of the table is."""
        self.low = brevity > Brevity.WHOLE or (console.is_terminal and console.height < _LOW)
        self.plain = console.options.ascii_only
        self.dot = " - " if self.plain else " · "
        self.line = "-" if self.plain else "─"
        self.own_line = "=" if self.plain else "━"
        self.cut: OverflowMethod = "crop" if self.plain else "ellipsis"
        self.box: Box = ASCII if self.plain else ROUNDED
        self.own_box: Box = ASCII if self.plain else HEAVY
        self.set_up(console)

    def say(self, message_id: str, /, **args: str | int) -> str:
        return self.voice.words.say(message_id, **args)

    def name(self, card: str) -> str:
        return self.voice.card_name(card)

    # --- for the game -------------------------------------------------------------------------------------------------

    def set_up(self, console: Console) -> None:
        """Choose the game's own signs, and whether there is room for what is drawn in a wide window only."""

    def table(self) -> RenderableType:
        """The whole table; what matters most is lowest on the screen."""
        shown = {name: value for name, value in self.view.items() if name != "decision"}
        return Text(yaml.safe_dump(shown, sort_keys=False, allow_unicode=True, default_flow_style=None).rstrip())

    def short(self) -> RenderableType:
        """The short form of the table, between the picks of one decision."""
        return self.table()

    def legend(self) -> RenderableType:
        """What the signs mean, for `help`."""
        return Text()

    def result(self) -> RenderableType:
        """How a finished game came out."""
        return Text(self.outcome(), "bold")

    def outcome(self) -> str:
        """Who won."""
        if len(self.returns) == 1:
            return outcome_alone(self.say, self.names[0], self.returns[0])
        winners = [name for name, share in zip(self.names, self.returns, strict=True) if share]
        return self.say("cli-outcome", count=len(winners), names=", ".join(winners))

    # --- parts --------------------------------------------------------------------------------------------------------

    def headline(self, parts: Iterable[str]) -> Rule:
        """The line above the table."""
        return Rule(Text(self.dot.join(parts), "bold"), characters=self.line, style="dim")

    def framed(self, title: Text, body: RenderableType, own: bool, note: Text | None = None) -> RenderableType:
        """A part of the table with its heading: in a frame or, in a low window, below a line."""
        style = f"bold {OWN}" if own else "dim"
        if self.low:
            # A heading takes one line: a longer one is cut.
            heading = Text.assemble(((self.own_line if own else self.line) * 2 + " ", style), title)
            if note is not None:
                heading = Text.assemble(heading, "  ", note)
            heading.truncate(self.width, overflow=self.cut)
            return Group(heading, Padding(body, (0, 0, 0, 3)))
        box = self.own_box if own else self.box
        return Panel(
            body, box=box, border_style=style, title=title, title_align="left", subtitle=note, subtitle_align="right"
        )

    def listed(self, items: Sequence[Text]) -> Flow:
        """Items with dots between them, or a word that says there are none."""
        return Flow(items or [Text(self.say("cli-none"), "dim")], self.dot)

    def labelled(self, heading: str, items: Sequence[Text], style: str = "") -> RenderableType:
        """Items behind what they are."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column(style=style)
        grid.add_row(f"{self.say(heading)}:", self.listed(items))
        return grid
