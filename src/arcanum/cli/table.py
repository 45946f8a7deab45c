"""Drawing the table of Res Arcana in a terminal.

Everything is drawn from a view, so that the screen cannot show what a seat must not know. Essences have a symbol and a
colour, turned components lie on their side, and nothing is told by colour alone: the picture works in black and white,
and in plain ASCII.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Protocol

from rich.box import ASCII, HEAVY, ROUNDED, Box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from arcanum.core.state import Data
from arcanum.games.res_arcana.essences import NAMES

STYLES: Final = {
    "calm": "bright_blue",
    "death": "magenta",
    "elan": "red",
    "gold": "yellow",
    "life": "green",
    "any": "white",
}
_SYMBOLS: Final = {"calm": "≈", "death": "†", "elan": "▲", "gold": "●", "life": "♣", "any": "✱"}
_LETTERS: Final = {"calm": "C", "death": "D", "elan": "E", "gold": "G", "life": "L", "any": "?"}
_KINDS: Final = ("mage", "magic_item", "artifact", "monument", "place_of_power")
"""The order in which a player's components are shown."""
_WIDE: Final = 100
"""From this width on, players sit side by side."""
MONUMENT_PRICE: Final = {"gold": 4}


class Speaker(Protocol):
    """What drawing needs to be told: names, texts and headings in a language."""

    def say(self, message_id: str, /, **args: str | int) -> str: ...
    def card_name(self, card: str) -> str: ...
    def card_cost(self, card: str) -> Mapping[str, int]: ...
    def card_summary(self, card: str) -> str: ...
    def essence_name(self, essence: str) -> str: ...


class Glyphs:
    """The signs that are drawn: pictures, or ASCII where a terminal knows nothing else."""

    def __init__(self, ascii_only: bool) -> None:
        self.ascii_only = ascii_only
        self.essences = _LETTERS if ascii_only else _SYMBOLS
        self.straight = "|" if ascii_only else "▯"
        self.turned = "=" if ascii_only else "▭"
        self.star = "*" if ascii_only else "★"
        self.dot = "-" if ascii_only else "·"
        self.first = "1st" if ascii_only else "①"
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
        self.width = console.width
        self.glyphs = Glyphs(console.options.ascii_only)

    def say(self, message_id: str, /, **args: str | int) -> str:
        return self.speaker.say(message_id, **args)

    # --- the whole ----------------------------------------------------------------------------------------------------

    def table(self) -> RenderableType:
        """Centre, rivals, and the player whose view it is with the hand: what matters most is lowest on the screen."""
        own = self.view["seat"]
        order = [(own + 1 + step) % self.view["seats"] for step in range(self.view["seats"])] if own is not None else []
        players = [self.player(self.view["players"][seat]) for seat in order or range(self.view["seats"])]
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
        return Rule(
            Text(f"Res Arcana {self.glyphs.dot} {told}", "bold"), characters="-" if self.glyphs.ascii_only else "─"
        )

    def seats(self, players: Sequence[Panel]) -> RenderableType:
        """The players, side by side in pairs where there is room."""
        if self.width < _WIDE:
            return Group(*players)
        grid = Table.grid(expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        for at in range(0, len(players), 2):
            grid.add_row(*players[at : at + 2])
        return grid

    # --- the centre ---------------------------------------------------------------------------------------------------

    def centre(self) -> Panel:
        centre = self.view["centre"]
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        deck = Text(self.say("cli-monument-deck", count=centre["monument_deck"]), "dim")
        monuments = [self.priced(card, MONUMENT_PRICE) for card in centre["monuments"]]
        grid.add_row(self.say("ra-kinds", kind="monument"), self.listed([*monuments, deck]))
        places = [self.priced(card, self.speaker.card_cost(card)) for card in centre["places"]]
        grid.add_row(self.say("ra-kinds", kind="place_of_power"), self.listed(places))
        grid.add_row(
            self.say("ra-kinds", kind="magic_item"), self.listed([Text(self.name(card)) for card in centre["items"]])
        )
        for segment in centre.get("monuments_known", []):
            known = [Text(self.name(card)) for card in segment["known"]]
            grid.add_row(self.say("cli-monuments-known", count=segment["cards"]), self.listed(known))
        if centre.get("open_draft"):
            cards = [self.priced(card, self.speaker.card_cost(card)) for card in centre["open_draft"]]
            grid.add_row(self.say("cli-open-draft"), self.listed(cards))
        return Panel(grid, box=self.glyphs.box, border_style="dim", title=self.say("cli-centre"), title_align="left")

    def priced(self, card: str, cost: Mapping[str, int]) -> Text:
        return Text.assemble(self.name(card), " ", self.glyphs.amounts(cost))

    def listed(self, items: Iterable[Text]) -> Text:
        """Items with dots between them; a line breaks between items, never inside one."""
        whole = [Text(item.plain.replace(" ", "\u00a0"), spans=item.spans, style=item.style) for item in items]
        return Text(f" {self.glyphs.dot} ").join(whole) if whole else Text(self.say("cli-none"), "dim")

    # --- a player -----------------------------------------------------------------------------------------------------

    def player(self, player: Data) -> Panel:
        own = player["seat"] == self.view["seat"]
        body: list[RenderableType] = [self.pool(player["pool"])]
        components = sorted(player["in_play"], key=lambda each: _KINDS.index(each["kind"]))
        if components:
            body.append(Columns([self.component(each) for each in components], padding=(0, 3), column_first=False))
        if player.get("known_cards"):
            body.append(self.remembered("cli-known-cards", player["known_cards"]))
        return Panel(
            Group(*body),
            box=self.glyphs.own_box if own else self.glyphs.box,
            border_style="bold cyan" if own else ("dim" if player["passed"] else ""),
            title=self.title(player),
            title_align="left",
            subtitle=self.zones(player),
            subtitle_align="right",
        )

    def title(self, player: Data) -> Text:
        seat = player["seat"]
        parts = [Text(self.names[seat], "bold")]
        parts.append(Text(f"{self.glyphs.star} {self.say('ra-points', points=player['points'])}", "bold yellow"))
        if self.view["first_player"] == seat:
            parts.append(Text(f"{self.glyphs.first} {self.say('cli-first-player')}"))
        if player["passed"]:
            parts.append(Text(self.say("cli-passed"), "italic"))
        return Text.assemble(" ", Text(f" {self.glyphs.dot} ").join(parts), " ")

    def zones(self, player: Data) -> Text:
        """How many cards lie where; a discard pile is open to all, so it is named by the command `pile`."""
        counts = [
            self.say("cli-hand-count", count=player["hand"]),
            self.say("cli-deck-count", count=player["deck"]),
            self.say("cli-discard-count", count=len(player["discard"])),
        ]
        return Text(f" {f' {self.glyphs.dot} '.join(counts)} ", "dim")

    def pool(self, pool: Mapping[str, int]) -> Text:
        """All five types with their names: at the same time the legend of the symbols."""
        parts = []
        for essence in NAMES:
            count = pool.get(essence, 0)
            told = f"{self.glyphs.essences[essence]} {self.speaker.essence_name(essence)} {count}"
            parts.append(
                Text(told.replace(" ", "\u00a0"), f"bold {STYLES[essence]}" if count else f"dim {STYLES[essence]}")
            )
        return Text("  ").join(parts)

    def component(self, component: Data) -> Text:
        turned = component["turned"]
        mark = self.glyphs.turned if turned else self.glyphs.straight
        text = Text.assemble((f"{mark} ", "dim" if turned else "bold"))
        text.append(self.name(component["id"]), "dim italic" if turned else "")
        if component["on"]:
            text.append_text(Text.assemble(" [", self.glyphs.amounts(component["on"]), "]"))
        if component["points"]:
            text.append(f" {self.glyphs.star}{component['points']}", "yellow")
        text.no_wrap = True
        return text

    # --- what only the player sees ------------------------------------------------------------------------------------

    def private(self, player: Data) -> Iterator[RenderableType]:
        if player.get("hand_cards"):
            yield self.cards("cli-hand", player["hand_cards"])
        for heading, field in (("cli-pack", "pack"), ("cli-kept", "kept"), ("cli-mages", "mages")):
            if player.get(field):
                yield self.cards(heading, player[field])
        for heading, field in (("cli-deck-top", "deck_top"), ("cli-deck-cards", "deck_cards")):
            if player.get(field):
                yield Padding(self.remembered(heading, player[field]), (0, 2))

    def cards(self, heading: str, cards: Sequence[str]) -> Panel:
        """Cards with their cost and what they do, a line for each."""
        legal = self.view.get("decision", {}).get("legal", [])
        grid = Table.grid(padding=(0, 2), expand=True)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1, style="dim")
        for card in cards:
            style = "bold" if f"place {card}" in legal else ""
            cost = self.glyphs.amounts(self.speaker.card_cost(card))
            grid.add_row(Text(self.name(card), style), cost, self.speaker.card_summary(card))
        return Panel(
            grid, box=self.glyphs.own_box, border_style="bold cyan", title=self.say(heading), title_align="left"
        )

    def remembered(self, heading: str, cards: Sequence[str]) -> Text:
        return Text.assemble(
            (f"{self.say(heading)}: ", "dim"), self.listed([Text(self.name(card), "dim") for card in cards])
        )

    def name(self, card: str) -> str:
        return self.speaker.card_name(card)

    def legend(self) -> Text:
        """What the signs mean, for `help`."""
        glyphs = self.glyphs
        told = self.say(
            "cli-legend", straight=glyphs.straight, turned=glyphs.turned, star=glyphs.star, any=glyphs.essences["any"]
        )
        return Text.assemble(self.pool({}), "\n", told)

    # --- the end ------------------------------------------------------------------------------------------------------

    def result(self) -> RenderableType:
        """Every player's points, component by component, and who won."""
        winners = self.view["winners"]
        players = sorted(self.view["players"], key=lambda player: (-player["points"], player["seat"]))
        grid = Table(box=self.glyphs.box, border_style="dim", title=self.say("cli-result"), title_style="bold")
        grid.add_column(self.say("cli-player"))
        grid.add_column(self.say("cli-breakdown"))
        grid.add_column(self.say("cli-total"), justify="right")
        grid.add_column(self.say("cli-tie-break"), justify="right")
        for player in players:
            style = "bold green" if player["seat"] in winners else ""
            worth = sum(player["pool"].values()) + player["pool"].get("gold", 0)
            grid.add_row(
                Text(self.names[player["seat"]], style), self.breakdown(player), str(player["points"]), str(worth)
            )
        told = ", ".join(self.names[seat] for seat in winners)
        line = self.say("cli-winners", count=len(winners), names=told)
        return Group(grid, Text(f"{self.glyphs.star} {line}", "bold green"))

    def breakdown(self, player: Data) -> Text:
        scored = [(self.name(each["id"]), each["points"]) for each in player["in_play"] if each["points"]]
        if self.view["first_player"] == player["seat"]:
            scored.append((self.say("cli-first-player"), 1))
        extra = player["points"] - sum(points for _, points in scored)
        if extra:
            scored.append((self.say("cli-extra-points"), extra))
        return self.listed([Text.assemble(name, " ", (str(points), "yellow")) for name, points in scored])
