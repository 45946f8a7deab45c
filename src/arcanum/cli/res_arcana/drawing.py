"""Drawing the table of Res Arcana in a terminal.

Essences have a symbol and a colour, and turned components lie on their side.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from arcanum.cli.drawing import OWN, WIDE, Drawing, Flow
from arcanum.cli.fitting import Brevity
from arcanum.core.state import Data
from arcanum.games.res_arcana.essences import NAMES

_STYLES: Final = {
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
_MONUMENT_PRICE: Final = {"gold": 4}
_LOG: Final = {"checked": "dim", "cleaned-up": "dim", "game-won": "bold green", "match-won": "bold green"}
"""How lines of the log look, by the kind of their event."""


class ResArcanaDrawing(Drawing):
    """Centre, rivals, and the player whose view it is with the hand."""

    styles = _LOG
    messages = (Path(__file__).parent,)

    def set_up(self, console: Console) -> None:
        self.wide = console.width >= WIDE
        if self.wide:
            self.width = console.width // 2
        self.essences = _LETTERS if self.plain else _SYMBOLS
        self.straight = "^" if self.plain else "▯"
        self.turned = ">" if self.plain else "▭"
        self.star = "*" if self.plain else "★"
        self.first = "1st" if self.plain else "①"

    def amounts(self, essences: Mapping[str, int]) -> Text:
        """`≈2 ●1`: the essences that are there, in their colours."""
        parts = [self.amount(name, essences[name]) for name in (*NAMES, "any") if essences.get(name)]
        return Text(" ").join(parts)

    def amount(self, essence: str, count: int) -> Text:
        return Text(f"{self.essences[essence]}{count}", _STYLES[essence])

    def essence_name(self, essence: str) -> str:
        return self.say("ra-essence", essence=essence)

    def cost(self, card: str) -> Mapping[str, int]:
        return self.voice.card_cost(card) or {}

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

    def heading(self) -> RenderableType:
        view = self.view
        told = self.say("cli-round", round=view["round"]) if view["round"] else self.say("cli-setting-up")
        if "match" in view:
            wins = " : ".join(str(count) for count in view["match"]["wins"])
            told = f"{self.say('cli-match', game=view['match']['game'], wins=wins)}, {told}"
        return self.headline(["Res Arcana", told])

    def short(self) -> RenderableType:
        return self.pool(self.view["players"][self.view["seat"]]["pool"])

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
        if self.brevity >= Brevity.CENTRE_FOLDED:
            return self.folded_centre()
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        for heading, items in self.centre_rows():
            grid.add_row(heading, self.listed(items))
        known = [Text(item) for item in self.known_monuments()] if self.brevity < Brevity.OTHERS_SHORT else []
        body = Group(grid, self.labelled("cli-monuments-known", known, "dim")) if known else grid
        return self.framed(Text(self.say("cli-centre"), "bold"), body, own=False)

    def folded_centre(self) -> RenderableType:
        """How many of everything, where there is no room to say what."""
        centre = self.view["center"]
        counts = [
            Text(f"{self.say('ra-kinds', kinds=kind)} {len(centre[field])}", "dim")
            for kind, field in (("monument", "monuments"), ("place_of_power", "places"), ("magic_item", "items"))
        ]
        line = Text(self.dot).join([Text(self.say("cli-centre"), "bold"), *counts])
        line.truncate(self.width, overflow=self.cut)
        return line

    def centre_rows(self) -> Iterator[tuple[str, list[Text]]]:
        centre = self.view["center"]
        deck = Text(self.say("cli-monument-deck", count=centre["monument_deck"]), "dim")
        monuments = [self.priced(card, _MONUMENT_PRICE) for card in centre["monuments"]]
        yield self.say("ra-kinds", kinds="monument"), [*monuments, deck]
        places = [self.priced(card, self.cost(card)) for card in centre["places"]]
        yield self.say("ra-kinds", kinds="place_of_power"), places
        yield self.say("ra-kinds", kinds="magic_item"), self.titles(centre["items"])
        if centre.get("open_draft"):
            cards = [self.priced(card, self.cost(card)) for card in centre["open_draft"]]
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
        return Text.assemble(self.name(card), " ", self.amounts(cost))

    def titles(self, cards: Sequence[str]) -> list[Text]:
        return [Text(self.name(card)) for card in cards]

    # --- a player -----------------------------------------------------------------------------------------------------

    def player(self, player: Data) -> RenderableType:
        own = player["seat"] == self.view["seat"]
        if not own and self.brevity >= Brevity.OTHERS_SHORT:
            return self.rival(player)
        body: list[RenderableType] = [self.pool(player["pool"])]
        components = self.components(player)
        if components:
            body.append(Flow(components))
        if self.brevity >= Brevity.OTHERS_SHORT:
            return self.framed(self.title(player), Group(*body), own, self.zones(player))
        if player["discard"]:
            body.append(self.remembered("cli-discard", player["discard"]))
        if player.get("known_cards"):
            body.append(self.remembered("cli-known-cards", player["known_cards"]))
        return self.framed(self.title(player), Group(*body), own, self.zones(player))

    def rival(self, player: Data) -> RenderableType:
        """The essences and components of a rival, without what else is known."""
        if self.brevity >= Brevity.OWN_ONLY:
            return self.framed(self.title(player), Group(), own=False, note=self.zones(player))
        amounts = self.amounts(player["pool"]) or Text(self.say("cli-none"), "dim")
        return self.framed(
            self.title(player), Flow([amounts, *self.components(player)]), own=False, note=self.zones(player)
        )

    def components(self, player: Data) -> list[Text]:
        return [self.component(each) for each in sorted(player["in_play"], key=lambda each: _KINDS.index(each["kind"]))]

    def title(self, player: Data) -> Text:
        """Name, what is special, and points. "not dim", because a title is drawn in the style of its frame.

        Where there is no room, the First Player is a sign without words and a long name is cut: nothing else may be.
        """
        seat = player["seat"]
        points = self.say("ra-points", points=player["points"])
        state = [Text(self.say("cli-passed"), "italic not dim")] if player["passed"] else []
        state.append(Text(f"{self.star} {points}", f"not dim {_POINTS}"))
        first = Text(f"{self.first} {self.say('cli-first-player')}", "not dim")
        if self.view["first_player"] == seat:
            state.append(first)
        dot = Text(self.dot)
        room = self.title_room(player) - dot.cell_len - len(self.names[seat])
        if first in state and dot.join(state).cell_len > room:
            state[-1] = Text(self.first, "not dim")
        name = Text(self.names[seat], f"bold not dim {OWN if seat == self.view['seat'] else ''}")
        told = dot.join(state)
        name.truncate(max(self.title_room(player) - dot.cell_len - told.cell_len, 1), overflow=self.cut)
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
        return Text(self.dot.join(counts), "dim")

    def pool(self, pool: Mapping[str, int]) -> Flow:
        """All five types with their names: at the same time the legend of the symbols."""
        parts = []
        for essence in NAMES:
            count = pool.get(essence, 0)
            told = f"{self.essences[essence]} {self.essence_name(essence)} {count}"
            parts.append(Text(told, f"bold {_STYLES[essence]}" if count else f"dim {_STYLES[essence]}"))
        return Flow(parts)

    def component(self, component: Data) -> Text:
        turned = component["turned"]
        mark = self.turned if turned else self.straight
        text = Text.assemble((f"{mark} ", "dim" if turned else "bold"))
        text.append(self.name(component["id"]), "dim italic" if turned else "")
        if component["on"]:
            text.append_text(Text.assemble(" [", self.amounts(component["on"]), "]"))
        if component["points"]:
            text.append(f" {self.star}{component['points']}", _POINTS)
        return text

    # --- what only the player sees ------------------------------------------------------------------------------------

    def private(self, player: Data) -> Iterator[RenderableType]:
        for heading, field in (("cli-hand", "hand_cards"), ("cli-kept", "kept"), ("cli-pack", "pack")):
            if player.get(field):
                yield self.cards(heading, player[field])
        if player.get("mages"):
            yield self.cards("cli-mages", player["mages"])
        for heading, field in (("cli-deck-top", "deck_top"), ("cli-deck-cards", "deck_cards")):
            if self.brevity >= Brevity.OTHERS_SHORT:
                return
            if player.get(field):
                yield Padding(self.remembered(heading, player[field]), (0, 2))

    def cards(self, heading: str, cards: Sequence[str]) -> RenderableType:
        """Cards with their cost and what they do; those that can be placed now stand out."""
        if self.brevity >= Brevity.HAND_NAMED:
            return self.labelled(heading, [self.priced(card, self.cost(card)) for card in cards], "dim")
        legal = self.view.get("decision", {}).get("legal", [])
        grid = Table.grid(padding=(0, 2), expand=True)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=self.brevity > Brevity.WHOLE, overflow=self.cut, ratio=1, style="dim")
        for card in cards:
            style = "bold" if f"place {card}" in legal else ""
            cost = self.amounts(self.cost(card))
            grid.add_row(Text(self.name(card), style), cost, self.voice.card_summary(card))
        return self.framed(Text(self.say(heading), f"bold {OWN}"), grid, own=True)

    def remembered(self, heading: str, cards: Sequence[str]) -> RenderableType:
        """What one would have to keep in mind: less bright than what lies on the table."""
        return self.labelled(heading, self.titles(cards), "dim")

    def legend(self) -> RenderableType:
        signs = {"straight": self.straight, "turned": self.turned, "star": self.star, "any": self.essences["any"]}
        names = [Text(f"{self.essences[essence]} {self.essence_name(essence)}", _STYLES[essence]) for essence in NAMES]
        return Group(Flow(names), Text(self.say("cli-legend", **signs)))

    # --- the end ------------------------------------------------------------------------------------------------------

    def result(self) -> RenderableType:
        """Every player's points, component by component, and who won."""
        winners = self.view["winners"]
        grid = Table(box=self.box, border_style="dim", title=self.say("cli-result"), title_style="bold")
        grid.add_column(self.say("cli-player"))
        grid.add_column(self.say("cli-breakdown"))
        grid.add_column(self.say("cli-total"), justify="right")
        grid.add_column(self.say("cli-tie-break"), justify="right")
        for player in sorted(self.view["players"], key=lambda player: (-player["points"], player["seat"])):
            name = Text(self.names[player["seat"]], "bold green" if player["seat"] in winners else "")
            grid.add_row(name, self.breakdown(player), str(player["points"]), str(_pool_worth(player["pool"])))
        told = ", ".join(self.names[seat] for seat in winners)
        line = self.say("cli-winners", count=len(winners), names=told)
        return Group(grid, Text(f"{self.star} {line}", "bold green"))

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
