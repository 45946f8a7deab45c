"""Drawing the table of Black Rose Wars: Duel in a terminal.

Tokens have a letter and a colour. In a low or narrow window the lodge is a list of rooms instead of a picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from rich.align import Align
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from arcanum.cli.drawing import OWN, WIDE, Drawing, Flow
from arcanum.cli.fitting import Brevity
from arcanum.core.state import Data
from arcanum.games.black_rose.catalogue import SLOTS

_ROWS: Final = (("r1", "r2"), ("r6", "c", "r3"), ("r5", "r4"))
"""The lodge from north to south."""
_HIGH: Final = 44
"""From this height on, a wide window shows the lodge as it lies."""
_COLOURS: Final = {"blue": "dodger_blue1", "red": "red1", "black_rose": "medium_purple1"}
_POWER: Final = "gold3"
_LOG: Final = {
    "phase-started": "bold dim",
    "tokens-returned": "dim",
    "shuffled": "dim",
    "room-token-used": "dim",
    "game-won": "bold green",
}
"""How lines of the log look, by the kind of their event."""


class BlackRoseDrawing(Drawing):
    """Lodge, opponent, and the player whose view it is with the hand."""

    styles = _LOG
    messages = (Path(__file__).parent,)

    def set_up(self, console: Console) -> None:
        whole = self.brevity == Brevity.WHOLE
        self.large = whole and console.width >= WIDE and (not console.is_terminal or console.height >= _HIGH)
        self.free = "." if self.plain else "·"
        self.nothing = "-" if self.plain else "—"
        self.own_line = self.line

    # --- the whole ----------------------------------------------------------------------------------------------------

    def table(self) -> RenderableType:
        """Lodge, opponent, and the player whose view it is with the hand: what matters most is lowest on the screen."""
        own = self.view["seat"]
        order: tuple[int, ...] = (0, 1) if own is None else (1 - own, own)
        parts: list[RenderableType] = [self.heading(), self.scores()]
        if self.brevity < Brevity.OWN_ONLY:
            parts.append(self.lodge())
        if self.brevity < Brevity.CENTRE_FOLDED:
            parts += self.card_rows()
        if self.brevity >= Brevity.OWN_ONLY and own is not None:
            order = (own,)
        parts += [self.player(self.view["players"][seat]) for seat in order]
        if own is not None:
            parts += self.private(self.view["players"][own])
        return Group(*parts)

    def heading(self) -> RenderableType:
        view = self.view
        told = [self.say("cli-br-title")]
        if view["round"]:
            told.append(self.say("cli-round", round=view["round"]))
        told.append(self.say("br-phase", phase=view["phase"]))
        return self.headline(told)

    def short(self) -> RenderableType:
        """While spells are prepared, what is in the slots so far; else how the three parties stand."""
        own = self.view["seat"]
        if self.view.get("decision", {}).get("prompt") == "prepare" and own is not None:
            return self.slots(self.view["players"][own])
        return self.scores()

    # --- parties ------------------------------------------------------------------------------------------------------

    def style(self, party: str) -> str:
        if party == "black_rose":
            return _COLOURS[party]
        return _COLOURS.get(self.view["players"][int(party)]["colour"] or "", "")

    def mark(self, party: str) -> str:
        """The letter of a party on its tokens: B for blue, R for red, X for the Black Rose."""
        if party == "black_rose":
            return "X"
        return {"blue": "B", "red": "R"}.get(self.view["players"][int(party)]["colour"] or "", "?")

    def party_name(self, party: str) -> Text:
        name = self.say("cli-br-rose") if party == "black_rose" else self.names[int(party)]
        return Text(f"{self.mark(party)} {name}", f"bold {self.style(party)}")

    def scores(self) -> RenderableType:
        if self.brevity >= Brevity.CENTRE_FOLDED:
            return self.powers()
        items = []
        for party in self.view["parties"]:
            told = self.say(
                "cli-br-score",
                power=party["power"]["total"],
                trophies=party["trophies"],
                rooms=party["rooms"],
                tokens=party["supply"],
            )
            items.append(Text.assemble(self.party_name(party["party"]), " ", (told, "")))
        return Flow(items)

    def powers(self) -> Text:
        """The power of all three on one line."""
        counts = [
            Text(f"{self.mark(party['party'])} {party['power']['total']}", self.style(party["party"]))
            for party in self.view["parties"]
        ]
        return Text(self.dot).join([Text(self.say("cli-br-power")), *counts])

    def row(self, tokens: Sequence[str], places: int) -> Text:
        """Tokens from left to right, then the free places."""
        text = Text()
        for party in tokens:
            text.append(self.mark(party), self.style(party))
        return text.append(self.free * (places - len(tokens)), "dim")

    # --- the lodge ----------------------------------------------------------------------------------------------------

    def lodge(self) -> RenderableType:
        rooms = {room["position"]: room for room in self.view["rooms"]}
        if self.large:
            return Group(*[Align.center(self.room_row([rooms[name] for name in row])) for row in _ROWS])
        if self.brevity >= Brevity.OTHERS_SHORT:
            return Flow([self.small_room(rooms[name]) for row in _ROWS for name in row], self.dot)
        grid = Table.grid(padding=(0, 1))
        for row in _ROWS:
            for name in row:
                room = rooms[name]
                grid.add_row(
                    Text(self.place(name), "dim"), self.name(room["id"]), self.tokens(room), self.figures(room)
                )
        return grid

    def small_room(self, room: Data) -> Text:
        """A room among others on a line: where it lies, its tokens, and who is in it."""
        stands = self.figures(room)
        parts = [Text(self.place(room["position"]), "dim"), self.tokens(room), *([stands] if stands else [])]
        return Text(" ").join(parts)

    def place(self, position: str) -> str:
        return self.say("cli-br-place", position=position)

    def room_row(self, rooms: Sequence[Data]) -> RenderableType:
        grid = Table.grid()
        for _ in rooms:
            grid.add_column(width=34)
        grid.add_row(*[self.room(room) for room in rooms])
        return grid

    def room(self, room: Data) -> RenderableType:
        title = Text(f"{self.place(room['position'])} {self.name(room['id'])}", "not dim")
        title.truncate(29, overflow=self.cut)
        body = Group(self.tokens(room), self.figures(room))
        return Panel(body, box=self.box, border_style="dim", title=title, title_align="left")

    def tokens(self, room: Data) -> Text:
        if room["restored"]:
            told = self.say("cli-br-token-used" if room["token_used"] else "cli-br-token-ready")
            return Text(told, "green")
        rewards = "/".join(str(reward) for reward in room["rewards"])
        return Text.assemble(self.row(room["instability"], room["slots"]), f" {rewards}")

    def figures(self, room: Data) -> Text:
        return Text(" ").join([self.figure(figure) for figure in room["figures"]])

    def figure(self, figure: str) -> Text:
        """A mage by name, an evocation by the letter of its owner and its slot."""
        sort, seat, *slot = figure.split("_")
        if sort == "mage":
            return Text(self.names[int(seat)], f"bold {self.style(seat)}")
        return Text(f"{self.mark(seat)}{slot[0]}", self.style(seat))

    # --- cards that lie open ------------------------------------------------------------------------------------------

    def card_rows(self) -> Iterator[RenderableType]:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        rounds = self.view["event"]["rounds"]
        if rounds:
            events = [
                Text(self.name(card), "bold" if at == self.view["round"] else "dim")
                for at, card in enumerate(rounds, 1)
            ]
            grid.add_row(self.say("cli-br-events"), Flow(events, self.dot))
        quests = [self.quest(quest) for quest in self.view["quests"]]
        grid.add_row(self.say("cli-br-quests"), self.listed(quests))
        piles = self.say("cli-br-piles", library=self.view["library"], forgotten=self.view["forgotten"])
        grid.add_row("", Text(piles, "dim"))
        yield grid

    def quest(self, quest: Data) -> Text:
        done = quest["completed_by"]
        if done is None:
            told = f"{self.name(quest['id'])} ({quest['rose_power']})"
            if quest["progress"] is not None:
                made, needed = quest["progress"]["made"], quest["progress"]["needed"]
                told += f" {':'.join(map(str, made))}/{needed}"
            return Text(told)
        return Text(f"{self.name(quest['id'])} [{self.mark(str(done))}]", self.style(str(done)))

    # --- a player -----------------------------------------------------------------------------------------------------

    def player(self, player: Data) -> RenderableType:
        own = player["seat"] == self.view["seat"]
        body: list[RenderableType] = [self.stand(player), self.slots(player)]
        if not own and self.brevity >= Brevity.CENTRE_FOLDED:
            body = [self.stand(player)]
        evocations = [self.evocation(each) for each in player["evocations"] if each is not None]
        if evocations:
            body.append(self.labelled("cli-br-evocations", evocations))
        for heading, field in (("cli-br-memories", "memories"), ("cli-known-cards", "known_cards")):
            if self.brevity < Brevity.OTHERS_SHORT and player.get(field):
                body.append(self.labelled(heading, [Text(self.name(card), "dim") for card in player[field]]))
        title = self.title(player)
        title.truncate(self.width - 6, overflow=self.cut)
        return self.framed(title, Group(*body), own)

    def title(self, player: Data) -> Text:
        parts = [Text.assemble(self.party_name(str(player["seat"])))]
        if player["mage"] is not None:
            parts.append(Text(self.name(player["mage"]), "not dim"))
        if self.view["crown"] == player["seat"]:
            parts.append(Text(self.say("cli-br-crown"), f"not dim {_POWER}"))
        return Text(self.dot).join(parts)

    def stand(self, player: Data) -> RenderableType:
        """Where the mage stands, the damage, and the numbers of action tokens and cards."""
        items = []
        if player["health"] is not None:
            damage = Text.assemble(f"{self.say('cli-br-damage')} ", self.row(player["damage"], player["health"]))
            items += [Text(self.say("br-position", position=player["at"] or "cell")), damage]
        items.append(Text(self.say("cli-br-actions", count=player["actions"])))
        items.append(Text(self.say("cli-hand-count", count=player["hand"]), "dim"))
        if self.brevity < Brevity.CENTRE_FOLDED:
            items.append(Text(self.say("cli-br-grimoire-count", count=player["grimoire"]), "dim"))
        return Flow(items)

    def slots(self, player: Data) -> RenderableType:
        return self.labelled(
            "cli-br-spells", [self.slot(name, slot) for name, slot in zip(SLOTS, player["slots"], strict=True)]
        )

    def slot(self, name: str, slot: Data | None) -> Text:
        label = "Q" if name == "quick" else name.upper()
        if slot is None:
            return Text(f"{label}: {self.nothing}", "dim")
        if "card" not in slot:
            return Text(f"{label}: {self.say('cli-br-hidden')}")
        side = self.say("br-side", side=slot["side"])
        told = f"{label}: {self.name(slot['card'])} ({side})"
        return Text(told, "dim" if slot["revealed"] else "bold")

    def evocation(self, evocation: Data) -> Text:
        told = self.say("cli-br-evocation", strength=evocation["strength"], speed=evocation["speed"])
        text = Text.assemble(self.figure(evocation["figure"]), f" {self.name(evocation['id'])}, {told} ")
        text.append_text(self.row(evocation["damage"], evocation["health"]))
        if evocation["upgrade"] is not None:
            text.append(f" +{self.name(evocation['upgrade'])}")
        return text

    # --- what only the player sees ------------------------------------------------------------------------------------

    def private(self, player: Data) -> Iterator[RenderableType]:
        hand = player.get("hand_cards", [])
        if hand and self.brevity >= Brevity.HAND_NAMED:
            yield self.labelled("cli-hand", [Text(self.name(card), "bold") for card in hand])
        elif hand:
            grid = Table.grid(padding=(0, 2), expand=True)
            grid.add_column(no_wrap=True)
            grid.add_column(no_wrap=self.brevity > Brevity.WHOLE, overflow=self.cut, ratio=1, style="dim")
            for card in hand:
                grid.add_row(Text(self.name(card), "bold"), self.voice.card_summary(card))
            title = Text(self.say("cli-hand"), f"bold {OWN}")
            yield self.framed(title, grid, own=True)
        if self.brevity >= Brevity.OTHERS_SHORT:
            return
        if player.get("grimoire_cards"):
            yield self.labelled("cli-br-grimoire", [Text(self.name(card), "dim") for card in player["grimoire_cards"]])
        for pile, cards in self.view.get("seen_on_top", {}).items():
            seen = [Text(self.name(card), "dim") for card in cards]
            yield self.labelled("cli-br-seen", [Text(self.say("br-pile-genitive", pile=pile), "dim"), *seen])

    # --- parts --------------------------------------------------------------------------------------------------------

    def legend(self) -> RenderableType:
        return Text(self.say("cli-br-legend", free=self.free))

    # --- the end ------------------------------------------------------------------------------------------------------

    def result(self) -> RenderableType:
        """The power of the three parties, and who won."""
        grid = Table(box=self.box, border_style="dim", title=self.say("cli-result"), title_style="bold")
        grid.add_column(self.say("cli-player"))
        for heading in ("cli-br-power", "cli-br-trophies", "cli-br-rooms"):
            grid.add_column(self.say(heading), justify="right")
        for party in sorted(self.view["parties"], key=lambda each: -each["power"]["total"]):
            counts = (party["power"]["total"], party["trophies"], party["rooms"])
            grid.add_row(self.party_name(party["party"]), *map(str, counts))
        winner = self.party_name(self.view["winner"]).plain[2:]
        return Group(grid, Text(self.say("cli-winners", count=1, names=winner), "bold green"))
