"""Drawing the table of Res Arcana in a terminal.

Everything is drawn from a view, so that the screen cannot show what a seat must not know. Essences have a symbol and a
colour, turned components lie on their side, and nothing is told by colour alone: the picture works in black and white,
and in plain ASCII. In a low window the frames are left out, so that what matters fits.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Protocol

from rich.box import ASCII, HEAVY, ROUNDED, Box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from arcanum.core.state import Data
from arcanum.games.res_arcana.essences import NAMES

STYLES: Final = {
    "calm": "dodger_blue1",
    "death": "medium_purple1",
    "elan": "orange_red1",
    "gold": "gold3",
    "life": "green3",
    "any": "",
}
_SYMBOLS: Final = {"calm": "≈", "death": "†", "elan": "▲", "gold": "●", "life": "♣", "any": "✱"}
_LETTERS: Final = {"calm": "C", "death": "D", "elan": "E", "gold": "G", "life": "L", "any": "?"}
_KINDS: Final = ("mage", "magic_item", "artifact", "monument", "place_of_power")
"""The order in which a player's components are shown."""
_POINTS: Final = "gold3"
_OWN: Final = "cyan"
"""The colour of what belongs to the player whose view it is."""
_WIDE: Final = 100
"""From this width on, players sit side by side."""
_LOW: Final = 34
"""Below this height there are no frames."""
MONUMENT_PRICE: Final = {"gold": 4}


class Speaker(Protocol):
    """What drawing needs to be told: names, texts and headings in a language."""

    def say(self, message_id: str, /, **args: str | int) -> str: ...
    def card_name(self, card: str) -> str: ...
    def card_cost(self, card: str) -> Mapping[str, int]: ...
    def card_summary(self, card: str) -> str: ...
    def essence_name(self, essence: str) -> str: ...


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


class Glyphs:
    """The signs that are drawn: pictures, or ASCII where a terminal knows nothing else."""

    def __init__(self, ascii_only: bool) -> None:
        self.essences = _LETTERS if ascii_only else _SYMBOLS
        self.straight = "^" if ascii_only else "▯"
        self.turned = ">" if ascii_only else "▭"
        self.star = "*" if ascii_only else "★"
        self.dot = " - " if ascii_only else " · "
        self.first = "1st" if ascii_only else "①"
        self.line = "-" if ascii_only else "─"
        self.own_line = "=" if ascii_only else "━"
        self.box: Box = ASCII if ascii_only else ROUNDED
        self.own_box: Box = ASCII if ascii_only else HEAVY

    def amounts(self, essences: Mapping[str, int]) -> Text:
        """`≈2 ●1`: the essences that are there, in their colours."""
        order = [*NAMES, "any"]
        parts = [self.amount(name, essences[name]) for name in order if essences.get(name)]
        return Text(" ").join(parts)

    def amount(self, essence: str, count: int) -> Text:
        return Text(f"{self.essences[essence]}{count}", STYLES[essence])


class Drawing:
    """One look at the table: a view, the names of the players, a language, and the console's abilities."""

    def __init__(self, view: Data, names: Sequence[str], speaker: Speaker, console: Console) -> None:
        self.view = view
        self.names = names
        self.speaker = speaker
        self.wide = console.width >= _WIDE
        self.width = console.width // 2 if self.wide else console.width
        """How wide a player's part of the table is."""
        self.low = console.is_terminal and console.height < _LOW
        self.glyphs = Glyphs(console.options.ascii_only)

    def say(self, message_id: str, /, **args: str | int) -> str:
        return self.speaker.say(message_id, **args)

    # --- the whole ----------------------------------------------------------------------------------------------------

    def table(self) -> RenderableType:
        """Centre, rivals, and the player whose view it is with the hand: what matters most is lowest on the screen."""
        own = self.view["seat"]
        start = 0 if own is None else own + 1
        order = [(start + step) % self.view["seats"] for step in range(self.view["seats"])]
        players = [self.player(self.view["players"][seat]) for seat in order]
        parts: list[RenderableType] = [self.heading(), self.centre(), self.seats(players)]
        if own is not None:
            parts += self.private(self.view["players"][own])
        return Group(*parts)

    def heading(self) -> Rule:
        view = self.view
        told = self.say("cli-round", round=view["round"]) if view["round"] else self.say("cli-setting-up")
        if "match" in view:
            wins = " : ".join(str(count) for count in view["match"]["wins"])
            told = f"{self.say('cli-match', game=view['match']['game'], wins=wins)}, {told}"
        return Rule(Text(f"Res Arcana{self.glyphs.dot}{told}", "bold"), characters=self.glyphs.line, style="dim")

    def framed(self, title: Text, body: RenderableType, own: bool, note: Text | None = None) -> RenderableType:
        """A part of the table with its heading: in a frame or, in a low window, below a line."""
        style = f"bold {_OWN}" if own else "dim"
        if self.low:
            line = self.glyphs.own_line if own else self.glyphs.line
            heading = Text.assemble((line * 2 + " ", style), title, "  ", note or "")
            return Group(heading, Padding(body, (0, 0, 0, 3)))
        return Panel(
            body,
            box=self.glyphs.own_box if own else self.glyphs.box,
            border_style=style,
            title=title,
            title_align="left",
            subtitle=note,
            subtitle_align="right",
        )

    def seats(self, players: Sequence[RenderableType]) -> RenderableType:
        """The players, side by side in pairs where there is room."""
        if not self.wide:
            return Group(*players)
        grid = Table.grid(expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        for at in range(0, len(players), 2):
            grid.add_row(*players[at : at + 2])
        return grid

    # --- the centre ---------------------------------------------------------------------------------------------------

    def centre(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        for heading, items in self.centre_rows():
            grid.add_row(heading, self.listed(items))
        known = list(self.known_monuments())
        body = Group(grid, self.recalled("cli-monuments-known", known)) if known else grid
        return self.framed(Text(self.say("cli-centre"), "bold"), body, own=False)

    def centre_rows(self) -> Iterator[tuple[str, list[Text]]]:
        centre = self.view["center"]
        deck = Text(self.say("cli-monument-deck", count=centre["monument_deck"]), "dim")
        monuments = [self.priced(card, MONUMENT_PRICE) for card in centre["monuments"]]
        yield self.say("ra-kinds", kind="monument"), [*monuments, deck]
        places = [self.priced(card, self.speaker.card_cost(card)) for card in centre["places"]]
        yield self.say("ra-kinds", kind="place_of_power"), places
        yield self.say("ra-kinds", kind="magic_item"), self.titles(centre["items"])
        if centre.get("open_draft"):
            cards = [self.priced(card, self.speaker.card_cost(card)) for card in centre["open_draft"]]
            yield self.say("cli-open-draft"), cards

    def known_monuments(self) -> Iterator[str]:
        """What the seat knows of the monument deck, from the top: single cards, or stretches in an unknown order."""
        segments = list(self.view["center"].get("monuments_known", []))
        while segments and not segments[-1]["known"]:
            segments.pop()
        for segment in segments:
            names = [self.name(card) for card in segment["known"]]
            if not names:
                yield self.say("cli-monuments-unknown", count=segment["cards"])
            elif segment["cards"] == 1:
                yield names[0]
            else:
                yield self.say("cli-monuments-among", count=segment["cards"], names=", ".join(names))

    def priced(self, card: str, cost: Mapping[str, int]) -> Text:
        return Text.assemble(self.name(card), " ", self.glyphs.amounts(cost))

    def titles(self, cards: Sequence[str]) -> list[Text]:
        return [Text(self.name(card)) for card in cards]

    def listed(self, items: Sequence[Text]) -> Flow:
        """Items with dots between them, or a word that says there are none."""
        return Flow(items or [Text(self.say("cli-none"), "dim")], self.glyphs.dot)

    # --- a player -----------------------------------------------------------------------------------------------------

    def player(self, player: Data) -> RenderableType:
        own = player["seat"] == self.view["seat"]
        body: list[RenderableType] = [self.pool(player["pool"])]
        components = sorted(player["in_play"], key=lambda each: _KINDS.index(each["kind"]))
        if components:
            body.append(Flow([self.component(each) for each in components]))
        if player["discard"]:
            body.append(self.remembered("cli-discard", player["discard"]))
        if player.get("known_cards"):
            body.append(self.remembered("cli-known-cards", player["known_cards"]))
        return self.framed(self.title(player), Group(*body), own, self.zones(player))

    def title(self, player: Data) -> Text:
        """Name, what is special, and points. "not dim", because a title is drawn in the style of its frame.

        Where there is no room, the First Player is a sign without words and a long name is cut: nothing else may be.
        """
        seat = player["seat"]
        points = self.say("ra-points", points=player["points"])
        state = [Text(self.say("cli-passed"), "italic not dim")] if player["passed"] else []
        state.append(Text(f"{self.glyphs.star} {points}", f"not dim {_POINTS}"))
        first = Text(f"{self.glyphs.first} {self.say('cli-first-player')}", "not dim")
        if self.view["first_player"] == seat:
            state.append(first)
        dot = Text(self.glyphs.dot)
        room = self.title_room(player) - dot.cell_len - len(self.names[seat])
        if first in state and dot.join(state).cell_len > room:
            state[-1] = Text(self.glyphs.first, "not dim")
        name = Text(self.names[seat], f"bold not dim {_OWN if seat == self.view['seat'] else ''}")
        told = dot.join(state)
        name.truncate(max(self.title_room(player) - dot.cell_len - told.cell_len, 1), overflow="ellipsis")
        return dot.join([name, told])

    def title_room(self, player: Data) -> int:
        """How wide the title of a player may be: in a frame, or on one line with the numbers of cards."""
        if self.low:
            return self.width - 5 - self.zones(player).cell_len
        return self.width - 6

    def zones(self, player: Data) -> Text:
        counts = [
            self.say("cli-hand-count", count=player["hand"]),
            self.say("cli-deck-count", count=player["deck"]),
        ]
        return Text(self.glyphs.dot.join(counts), "dim")

    def pool(self, pool: Mapping[str, int]) -> Flow:
        """All five types with their names: at the same time the legend of the symbols."""
        parts = []
        for essence in NAMES:
            count = pool.get(essence, 0)
            told = f"{self.glyphs.essences[essence]} {self.speaker.essence_name(essence)} {count}"
            parts.append(Text(told, f"bold {STYLES[essence]}" if count else f"dim {STYLES[essence]}"))
        return Flow(parts)

    def component(self, component: Data) -> Text:
        turned = component["turned"]
        mark = self.glyphs.turned if turned else self.glyphs.straight
        text = Text.assemble((f"{mark} ", "dim" if turned else "bold"))
        text.append(self.name(component["id"]), "dim italic" if turned else "")
        if component["on"]:
            text.append_text(Text.assemble(" [", self.glyphs.amounts(component["on"]), "]"))
        if component["points"]:
            text.append(f" {self.glyphs.star}{component['points']}", _POINTS)
        return text

    # --- what only the player sees ------------------------------------------------------------------------------------

    def private(self, player: Data) -> Iterator[RenderableType]:
        for heading, field in (("cli-hand", "hand_cards"), ("cli-kept", "kept"), ("cli-pack", "pack")):
            if player.get(field):
                yield self.cards(heading, player[field])
        if player.get("mages"):
            yield self.cards("cli-mages", player["mages"])
        for heading, field in (("cli-deck-top", "deck_top"), ("cli-deck-cards", "deck_cards")):
            if player.get(field):
                yield Padding(self.remembered(heading, player[field]), (0, 2))

    def cards(self, heading: str, cards: Sequence[str]) -> RenderableType:
        """Cards with their cost and what they do, a line for each; those that can be placed now stand out."""
        legal = self.view.get("decision", {}).get("legal", [])
        grid = Table.grid(padding=(0, 2), expand=True)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1, style="dim")
        for card in cards:
            style = "bold" if f"place {card}" in legal else ""
            cost = self.glyphs.amounts(self.speaker.card_cost(card))
            grid.add_row(Text(self.name(card), style), cost, self.speaker.card_summary(card))
        return self.framed(Text(self.say(heading), f"bold {_OWN}"), grid, own=True)

    def remembered(self, heading: str, cards: Sequence[str]) -> RenderableType:
        return self.recalled(heading, [self.name(card) for card in cards])

    def recalled(self, heading: str, items: Sequence[str]) -> RenderableType:
        """What one would have to keep in mind: less bright than what lies on the table."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column(style="dim")
        grid.add_row(f"{self.say(heading)}:", self.listed([Text(item, "dim") for item in items]))
        return grid

    def name(self, card: str) -> str:
        return self.speaker.card_name(card)

    def legend(self) -> RenderableType:
        """What the signs mean, for `help`."""
        glyphs = self.glyphs
        told = self.say(
            "cli-legend", straight=glyphs.straight, turned=glyphs.turned, star=glyphs.star, any=glyphs.essences["any"]
        )
        names = [
            Text(f"{glyphs.essences[essence]} {self.speaker.essence_name(essence)}", STYLES[essence])
            for essence in NAMES
        ]
        return Group(Flow(names), Text(told))

    # --- the end ------------------------------------------------------------------------------------------------------

    def result(self) -> RenderableType:
        """Every player's points, component by component, and who won."""
        winners = self.view["winners"]
        grid = Table(box=self.glyphs.box, border_style="dim", title=self.say("cli-result"), title_style="bold")
        grid.add_column(self.say("cli-player"))
        grid.add_column(self.say("cli-breakdown"))
        grid.add_column(self.say("cli-total"), justify="right")
        grid.add_column(self.say("cli-tie-break"), justify="right")
        for player in sorted(self.view["players"], key=lambda player: (-player["points"], player["seat"])):
            name = Text(self.names[player["seat"]], "bold green" if player["seat"] in winners else "")
            grid.add_row(name, self.breakdown(player), str(player["points"]), str(_pool_worth(player["pool"])))
        told = ", ".join(self.names[seat] for seat in winners)
        line = self.say("cli-winners", count=len(winners), names=told)
        return Group(grid, Text(f"{self.glyphs.star} {line}", "bold green"))

    def breakdown(self, player: Data) -> RenderableType:
        scored = [(self.name(each["id"]), each["points"]) for each in player["in_play"] if each["points"]]
        if self.view["first_player"] == player["seat"]:
            scored.append((self.say("cli-first-player"), 1))
        extra = player["points"] - sum(points for _, points in scored)
        if extra:
            scored.append((self.say("cli-extra-points"), extra))
        return self.listed([Text.assemble(name, " ", (str(points), _POINTS)) for name, points in scored])


def _pool_worth(pool: Mapping[str, int]) -> int:
    """What breaks a tie: the essences in the pool, Gold counted twice."""
    return sum(pool.values()) + pool.get("gold", 0)
