"""Drawing the table of Penumbra in a terminal: places, contracts and trials, Fate, the wizards, and what goes on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from arcanum.cli.drawing import OWN, WIDE, Drawing, Flow
from arcanum.cli.fitting import Brevity
from arcanum.cli.penumbra.signs import COLOUR_OF, Signs
from arcanum.core.state import Data
from arcanum.games.penumbra import vocabulary as voc
from arcanum.games.penumbra.catalogue import DISCIPLINE_SLOTS, DISCIPLINES, INGREDIENTS
from arcanum.games.penumbra.dice import COLOURS, KINDS

_CITY: Final = ("potion-shop", "guild", "bazaar", "shop")
_WILD_LANDS: Final = ("forest", "sanctuary", "ruins")
_MARKET_OF: Final = {"potion-shop": "potions", "shop": "artifacts"}
_CLASS_PARTS: Final = ("mark", "card", "die")
_ITEMS: Final = ("arcana", "trials", "wounds", "experience", "contracts", "board", "goals", "alignment", "kept")
"""What points are counted for, in the order of the scoring."""
_AUTOMA: Final = "automa"
_LOG: Final = {
    "turn-begun": "bold dim",
    "turn-ended": "dim",
    "put-under": "dim",
    "mortal-wound": "bold red1",
    "trial-passed": "bold",
    "contract-done": "bold",
    "game-over": "bold green",
}
"""How lines of the log look, by the kind of their event."""

Row = tuple[str, RenderableType]
"""What something is, and what there is of it."""


class PenumbraDrawing(Drawing):
    """The places, the others, the wizard whose view it is with the cards, and below what goes on in this turn."""

    styles = _LOG
    messages = (Path(__file__).parent,)

    def set_up(self, console: Console) -> None:
        self.full = console.width
        self.wide = console.width >= WIDE and self.brevity < Brevity.OTHERS_SHORT
        if self.wide:
            self.width = console.width // 2
        self.signs = Signs(self.voice.words, self.plain)
        self.laid_out = bool(self.view.get("round"))
        """Before that there are only talents to choose from."""
        self.components = self.voice.table().cards

    # --- the whole ----------------------------------------------------------------------------------------------------

    def table(self) -> RenderableType:
        """What matters most is lowest on the screen."""
        own = self.view["seat"]
        parts: list[RenderableType] = [self.heading()]
        if self.brevity < Brevity.OWN_ONLY and self.laid_out:
            parts += self.centre()
        parts.append(self.parties())
        if own is not None:
            parts += self.private(self.view["wizards"][own])
        parts += self.goes_on()
        return Group(*parts)

    def heading(self) -> RenderableType:
        view = self.view
        told = [self.say("cli-pn-title")]
        told.append(self.say("cli-round", round=view["round"]) if self.laid_out else self.say("cli-pn-setting-up"))
        if view["active"] is not None and not view["over"]:
            told.append(self.party_name(view["active"]))
        if view["turn"] is not None:
            told.append(self.say("pn-turn", turn=view["turn"]))
        if view["last_turns"] is not None and not view["over"]:
            told.append(self.say("cli-pn-last-turns", count=view["last_turns"]))
        return self.headline(told)

    def short(self) -> RenderableType:
        """Between the picks of one decision: what one picks from."""
        own = self.view["seat"]
        has = [] if own is None else [Flow(self.possessions(self.view["wizards"][own]), "  ")]
        return Group(*has, *self.goes_on())

    def rows(self, rows: Iterable[Row]) -> RenderableType:
        """Things behind what they are."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        for heading, body in rows:
            grid.add_row(heading, body)
        return grid

    def part(self, title: str, body: RenderableType) -> RenderableType:
        """A part of the middle; in a low window it has no heading of its own."""
        return body if self.low else self.framed(Text(title, "bold"), body, own=False)

    def place(self, section: str) -> str:
        return self.say("pn-place", place=section.replace("-", "_"))

    def counted(self, message: str, count: int) -> Text:
        return Text(self.say(message, count=count))

    # --- the middle ---------------------------------------------------------------------------------------------------

    def centre(self) -> Iterator[RenderableType]:
        if self.brevity >= Brevity.CENTRE_FOLDED:
            yield self.folded_places()
            yield self.folded_cards()
            return
        title = self.dot.join(self.say("pn-place", place=area) for area in ("school", "city", "wild_lands"))
        yield self.part(title, Group(self.school(), self.shops(), self.other_places()))
        yield self.part(self.say("cli-pn-tasks"), self.tasks())
        yield self.part(self.say("cli-pn-fate"), self.rows(self.fate()))
        if self.brevity == Brevity.WHOLE:
            remembered = list(self.remembered())
            if remembered:
                yield Padding(self.rows(remembered), (0, 0 if self.low else 2))

    def section(self, name: str) -> Text:
        """The slots of a section with their dice: `[R6]` lies there, `(R6)` is free for a Red 6, `( )` for any die."""
        section = next(each for each in self.view["sections"] if each["id"] == name)
        text = Text()
        for slot in section["slots"]:
            text.append_text(self.slot(slot))
        for die in section["beside"]:
            text.append_text(Text.assemble("" if section["open"] else "+", "[", self.signs.die(die), "]"))
        if section["open"]:
            text.append(f"({self.signs.open})", "dim")
        return text

    def slot(self, slot: Data) -> Text:
        if slot["die"] is not None:
            return Text.assemble("[", self.signs.die(slot["die"]), "]")
        wanted = Text(" ") if slot["takes"] == "any" else self.signs.kind(slot["takes"], slot["value"])
        return Text.assemble(("(", "dim"), wanted, (")", "dim"))

    def school(self) -> RenderableType:
        """A line for each Class: its three sections and its market."""
        grid = Table.grid(padding=(0, 1), expand=True)
        for _ in range(4):
            grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        parts = [Text(self.say("cli-pn-class-part", part=part), "dim") for part in _CLASS_PARTS]
        if self.brevity < Brevity.OTHERS_SHORT:
            grid.add_row("", *parts, Text(self.say("cli-pn-market"), "dim"))
        for discipline in self.view["classes"]:
            sections = [self.section(f"{discipline}-{part}") for part in _CLASS_PARTS]
            grid.add_row(self.signs.discipline(discipline), *sections, self.market(discipline))
        return grid

    def shops(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for section, market in _MARKET_OF.items():
            grid.add_row(self.place(section), self.section(section), self.market(market))
        return grid

    def other_places(self) -> RenderableType:
        names = [name for name in (*_CITY, *_WILD_LANDS) if name not in _MARKET_OF]
        return Flow([self.named_section(name) for name in names])

    def named_section(self, name: str) -> Text:
        return Text.assemble((self.place(name), "dim"), " ", self.section(name))

    def market(self, name: str) -> RenderableType:
        """The cards that lie open, those that can be taken now in bold, and how many are left in the deck."""
        market = next(each for each in self.view["markets"] if each["id"] == name)
        cards = [self.offer(card) for card in market["cards"] if card is not None]
        deck = Text(self.say("cli-pn-deck", count=self.view["decks"][name]["size"]), "dim")
        return Flow([*cards, deck], self.dot)

    def offer(self, offer: Data) -> Text:
        card = self.priced(offer["id"])
        return Text.assemble(f"{self.signs.rotated} ", card) if offer["launched"] else card

    def priced(self, card: str) -> Text:
        """A card with its cost; what can be chosen now stands out."""
        cost = self.signs.costs(self.components[card]) if self.brevity < Brevity.OTHERS_SHORT else Text()
        name = Text(self.name(card), "bold" if self.choosable(card) else "")
        return Text.assemble(name, " ", cost) if cost else name

    def choosable(self, card: str) -> bool:
        """Whether an action that can be taken now is about a card."""
        legal: Sequence[str] = self.view.get("decision", {}).get("legal", [])
        return any(card in words.split()[1:] for words in legal)

    # --- contracts and trials -----------------------------------------------------------------------------------------

    def tasks(self) -> RenderableType:
        """The contract row and the trial row: by name, and where there is room with what they ask for and bring."""
        if self.brevity >= Brevity.OTHERS_SHORT:
            deck = Text(self.say("cli-pn-deck", count=self.view["decks"]["contracts"]["size"]), "dim")
            contracts = [*self.named(self.view["row"]), deck]
            rows: list[Row] = [(self.say("pn-kinds", kinds="contract"), Flow(contracts, self.dot))]
            rows.append((self.say("pn-kinds", kinds="trial"), self.listed(self.named(self.view["trial_row"]))))
            return self.rows(rows)
        deck = Text(self.say("cli-pn-contract-deck", count=self.view["decks"]["contracts"]["size"]), "dim")
        return Group(self.demands(self.view["row"]), deck, self.demands(self.view["trial_row"]))

    def named(self, cards: Sequence[str]) -> list[Text]:
        return [Text(self.name(card), "bold" if self.choosable(card) else "") for card in cards]

    def demands(self, cards: Sequence[str]) -> RenderableType:
        """Contracts and trials with all that they say, in signs."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for card in cards:
            component = self.components[card]
            name = Text(self.name(card), "bold" if self.choosable(card) else "")
            if isinstance(component, voc.Trial):
                grid.add_row(name, self.stakes(component), Flow(self.trial(component)))
            elif isinstance(component, voc.Contract):
                grid.add_row(name, self.stakes(component), Flow(self.contract(component)))
        return grid

    def stakes(self, card: voc.Contract | voc.Trial) -> Text:
        """The points of a contract or a trial, and its Threat."""
        threat = self.signs.threat(card.threat) if card.threat else Text("")
        return Text.assemble(self.signs.points(card.points), " ", threat)

    def contract(self, card: voc.Contract) -> list[Text]:
        return [self.promise(self.signs.task(card.ask), card.reward), *self.experience_of(card.experience)]

    def trial(self, card: voc.Trial) -> list[Text]:
        """Properties first, then both paths, then the symbols."""
        paths = [self.path(name, path) for name, path in (("dark", card.dark), ("light", card.light))]
        return [*self.properties(card), *paths, *self.experience_of(card.experience)]

    def path(self, alignment: str, path: voc.Path) -> Text:
        approach = self.say("pn-approach", approach=path.approach)
        promise = self.promise(self.signs.tasks(path.tasks), path.reward)
        return Text.assemble(self.signs.alignment(alignment), f" {approach}: ", promise)

    def promise(self, task: Text, reward: voc.Reward) -> Text:
        return Text.assemble(task, f" {self.signs.brings} ", self.signs.reward(reward))

    def experience_of(self, symbols: Iterable[str]) -> list[Text]:
        return [Text(self.say("pn-symbol", symbol=symbol), "italic") for symbol in symbols]

    def properties(self, card: voc.Trial, acting: Data | None = None) -> list[Text]:
        """The properties of a trial; those that do not act any more are struck out, and in brackets."""
        items = []
        for word in card.properties:
            text = self.property(word)
            if acting is not None and not acting.get(type(word).__name__.lower(), True):
                text = Text(f"({text.plain})", "dim strike")
            items.append(text)
        if card.backlash:
            items.append(Text(self.say("pn-backlash", count=card.backlash)))
        return items

    def property(self, word: voc.AnyProperty) -> Text:
        name = self.say("pn-property", property=type(word).__name__.lower())
        match word:
            case voc.Rift():
                return Text(f"{name} {word.dice}")
            case voc.Vigilance():
                return Text(f"{name} {word.cards}")
            case voc.Shield():
                return Text.assemble(f"{name} ", self.signs.task(word.ask))
            case voc.Suppression():
                return Text(self.say("cli-pn-suppression", suppressed=word.of))
            case _:
                return Text(name)

    # --- Fate ---------------------------------------------------------------------------------------------------------

    def fate(self) -> Iterator[Row]:
        fate = self.view["fate"]
        if self.brevity >= Brevity.OTHERS_SHORT:
            deck = Text(self.say("cli-pn-deck", count=fate["size"]))
            cards = [Text(self.name(card)) for card in (*self.view["goals"], *self.view["offered"])]
            items = [deck, *[self.prophecy(each) for each in self.view["prophecies"]], *cards]
            yield self.say("cli-pn-fate"), Flow(items, self.dot)
            return
        deck = Text(self.say("pn-cards", count=fate["size"]))
        deck.append(f" ({' + '.join(map(str, fate['stacks']))})", "dim")
        yield self.say("cli-pn-fate-deck"), deck
        for prophecy in self.view["prophecies"]:
            yield self.say("pn-kind", card_kind="prophecy"), self.explained(prophecy["id"], self.prophecy(prophecy))
        for goal in self.view["goals"]:
            yield self.say("pn-kind", card_kind="goal"), self.explained(goal, Text(self.name(goal)))
        for card in self.view["offered"]:
            yield self.say("cli-pn-offered"), self.explained(card, self.priced(card))

    def prophecy(self, prophecy: Data) -> Text:
        """How far everybody is, and what has to be reached."""
        text = Text(self.name(prophecy["id"]), "bold green" if prophecy["fulfilled"] else "")
        if prophecy["reached"]:
            reached = ":".join(str(prophecy["reached"][party["party"]]) for party in self.in_order())
            text.append(f" {reached}/{prophecy['at_least']}")
            if prophecy["who"] != "any":
                text.append(f" {self.say('cli-pn-who', who=prophecy['who'])}")
        return text

    def explained(self, card: str, title: Text) -> Text:
        """A card with what it says behind it, on one line where a line has to do."""
        text = Text.assemble(title, "  ", (self.voice.card_summary(card), "dim"))
        text.no_wrap, text.overflow = self.brevity > Brevity.WHOLE, self.cut
        return text

    def remembered(self) -> Iterator[Row]:
        """What one would have to keep in mind: marks that are left, cards that are out of the game, known cards."""
        left = self.view["marks_left"]
        marks = [Text.assemble(self.signs.kind(COLOUR_OF[kind]), f" {count}") for kind, count in left.items()]
        yield self.say("cli-pn-marks-left"), Flow(marks, " ")
        shut = [each for each in DISCIPLINES if each not in self.view["classes"]]
        decks = self.view["decks"]
        yield (
            self.say("cli-pn-no-class"),
            Flow([Text.assemble(self.signs.discipline(each), f" {decks[each]['size']}") for each in shut], self.dot),
        )
        for name, deck in decks.items():
            if deck["known"]:
                known = [Text(f"{each['above'] + 1}. {self.name(each['id'])}", "dim") for each in deck["known"]]
                yield self.say("cli-pn-known", deck=name), Flow(known, self.dot)
        for heading, field in (("cli-pn-put-aside", "put_aside"), ("cli-pn-removed", "removed")):
            if self.view[field]:
                yield self.say(heading), Flow([Text(self.name(card), "dim") for card in self.view[field]], self.dot)

    # --- the middle, where there is no room for it --------------------------------------------------------------------

    def folded_places(self) -> RenderableType:
        """Slots and dice, without the cards."""
        items = []
        for discipline in self.view["classes"]:
            sections = [self.section(f"{discipline}-{part}") for part in _CLASS_PARTS]
            items.append(Text(" ").join([Text(self.say("pn-discipline", discipline=discipline), "dim"), *sections]))
        return Flow([*items, *[self.named_section(name) for name in (*_CITY, *_WILD_LANDS)]], self.dot)

    def folded_cards(self) -> RenderableType:
        view = self.view
        counts = [
            f"{self.say('pn-kinds', kinds='contract')} {len(view['row'])}",
            f"{self.say('pn-kinds', kinds='trial')} {len(view['trial_row'])}",
            f"{self.say('cli-pn-fate')} {view['fate']['size']}",
        ]
        line = Text(self.dot.join(counts), "dim")
        line.truncate(self.full, overflow=self.cut)
        return line

    # --- the parties --------------------------------------------------------------------------------------------------

    def in_order(self) -> list[Data]:
        """Wizards by seat, then the Automa."""
        automa = self.view["automa"]
        return [*self.view["wizards"], *([] if automa is None else [automa])]

    def party_name(self, party: str) -> str:
        if party == _AUTOMA:
            return self.say("pn-automa", automa=self.view["automa"]["kind"])
        return self.names[int(party)]

    def parties(self) -> RenderableType:
        """Everybody, whoever comes next in the turn order first and the wizard whose view it is last."""
        order = self.view["order"] or [party["party"] for party in self.in_order()]
        own = None if self.view["seat"] is None else str(self.view["seat"])
        if own in order:
            start = order.index(own) + 1
            order = [*order[start:], *order[:start]]
        by_name = {party["party"]: party for party in self.in_order()}
        if self.brevity >= Brevity.OWN_ONLY:
            others = Flow([self.title(by_name[party], own=False) for party in order if party != own])
            return Group(others, *[self.party(by_name[own], own=True) for party in order if party == own])
        drawn = [self.party(by_name[party], party == own) for party in order]
        if not self.wide:
            return Group(*drawn)
        grid = Table.grid(expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        for at in range(0, len(drawn), 2):
            grid.add_row(*drawn[at : at + 2])
        return grid

    def party(self, party: Data, own: bool) -> RenderableType:
        if not self.laid_out:
            body: RenderableType = Group()
        elif not own and self.brevity >= Brevity.CENTRE_FOLDED:
            return self.framed(self.title(party, own), Group(), own, note=Text("  ").join(self.possessions(party)))
        elif self.brevity >= Brevity.OTHERS_SHORT:
            body = self.short_form(party, own)
        else:
            body = self.rows(self.all_of(party, own))
        return self.framed(self.title(party, own), body, own)

    def title(self, party: Data, own: bool) -> Text:
        """Who it is, with the talent, the points so far, and what is special. "not dim", because a title is drawn in
        the style of its frame."""
        parts = [Text(self.party_name(party["party"]), f"bold not dim {OWN if own else ''}")]
        parts.append(Text.assemble(self.signs.points(party["score"]["total"]), style="not dim"))
        if party["talent"] is not None and not self.low:
            parts.append(Text(self.name(party["talent"]), "not dim"))
        parts += [Text(told, "italic not dim") for told in self.special(party)]
        title = Text(self.dot).join(parts)
        title.truncate(self.width - 6, overflow=self.cut)
        return title

    def special(self, party: Data) -> Iterator[str]:
        if party["party"] == self.view["active"] and not self.view["over"]:
            yield self.say("cli-pn-active")
        if party.get("must_rest"):
            yield self.say("cli-pn-must-rest")
        elif party.get("idle"):
            yield self.say("cli-pn-idle")
        if party.get("wounds"):
            yield self.say("cli-pn-wounds", count=party["wounds"])

    def short_form(self, party: Data, own: bool) -> RenderableType:
        """All that there is room for in a few lines; one's own cards by name, unless they stand below with their
        texts."""
        held = Flow(self.possessions(party), "  ")
        if not own or self.brevity < Brevity.HAND_NAMED:
            return held
        cards = [self.card(card) for _, cards in self.zones(party) for card in cards]
        cards += [self.card({"id": card, "rotated": False}) for card in self.reserved(party)]
        return Group(held, Flow(cards, "  "))

    def possessions(self, party: Data) -> list[Text]:
        """Dice, ingredients, marks, what was achieved, and how many cards another has."""
        items = [self.signs.dice(party.get("dice", [])), self.signs.amounts(party["store"]), self.marks(party)]
        if self.brevity < Brevity.OWN_ONLY:
            items += self.achievements(party)
        if party["party"] == _AUTOMA:
            items.append(Text(self.say("pn-cards", count=len(party["kept"])), "dim"))
        elif party["seat"] != self.view["seat"]:
            cards = sum(len(cards) for _, cards in self.zones(party))
            items.append(Text(self.say("pn-cards", count=cards), "dim"))
        return [item for item in items if item]

    def all_of(self, party: Data, own: bool) -> Iterator[Row]:
        """All that a party has, row by row; one's own cards stand below, with their texts."""
        if "dice" in party:
            yield self.say("cli-pn-dice"), self.signs.dice(party["dice"]) or Text(self.say("cli-none"), "dim")
        yield self.say("cli-pn-store"), self.store(party, own)
        yield self.say("cli-pn-marks"), self.marks(party)
        if own and self.brevity == Brevity.WHOLE:
            yield "", self.marks_explained(party)
        if not own:
            yield from self.card_rows(party)
        yield self.say("cli-pn-experience"), self.listed(self.achievements(party))
        if self.brevity == Brevity.WHOLE:
            yield from self.done(party)
            if not self.view["over"]:
                yield self.say("cli-pn-points"), Flow(self.items(party), self.dot)
        if party["party"] == _AUTOMA:
            yield from self.automa(party)

    def store(self, party: Data, own: bool) -> RenderableType:
        """All six kinds with their names: at the same time the legend of the signs."""
        if not own or self.brevity >= Brevity.OTHERS_SHORT:
            return self.signs.amounts(party["store"]) or Text(self.say("cli-none"), "dim")
        items = []
        for name in INGREDIENTS:
            count = party["store"][name]
            told = Text.assemble(self.signs.amount(name, count), " ", self.say("pn-ingredient", ingredient=name))
            told.stylize("" if count else "dim")
            items.append(told)
        return Flow(items)

    # --- marks --------------------------------------------------------------------------------------------------------

    def marks(self, party: Data) -> Text:
        """By slot from the left: a mark with its state, or a free slot, and the value by which Threat hits it. Spark
        slots stand behind the line. Where there is little room free slots are left out."""
        if self.brevity >= Brevity.OTHERS_SHORT:
            marks = zip(self.view["board"], party["marks"], strict=True)
            there = [(mark, slot["value"]) for slot, mark in marks if mark is not None]
            return Text(" ").join([self.mark(mark, value) for mark, value in there])
        text = Text()
        for at, (slot, mark) in enumerate(zip(self.view["board"], party["marks"], strict=True)):
            between = "" if not at else " | " if at == DISCIPLINE_SLOTS else " "
            text.append_text(Text.assemble((between, "dim"), self.mark(mark, slot["value"])))
        return text

    def mark(self, mark: Data | None, value: int) -> Text:
        shown = Text(self.signs.free, "dim") if mark is None else self.signs.mark(mark["kind"], mark["state"])
        return Text.assemble(shown, (str(value), "dim"))

    def marks_explained(self, party: Data) -> RenderableType:
        """What using each of one's marks does, and what the next one costs."""
        grid = Table.grid(padding=(0, 1))
        following = True
        for at, (slot, mark) in enumerate(zip(self.view["board"], party["marks"], strict=True)):
            if mark is not None:
                shown = self.signs.mark(mark["kind"], mark["state"])
            elif at < DISCIPLINE_SLOTS and following and slot["price"]:
                following = False
                shown = self.signs.amount("arcana", slot["price"])
            else:
                continue
            told = self.say("pn-charge", charge=slot["charge"])
            rest = self.voice.words.join([self.say("pn-bead", bead=bead) for bead in slot["rest"]])
            worth = self.signs.points(slot["points"]) if slot["points"] else Text()
            line = Text.assemble((f"{told}; {self.say('cli-pn-at-rest', effect=rest)} ", "dim"), worth)
            grid.add_row(shown, line)
        return grid

    # --- cards of a wizard --------------------------------------------------------------------------------------------

    def zones(self, party: Data) -> Iterator[tuple[str, list[Data]]]:
        """The cards that a wizard can use, by zone."""
        if party["talent"] is not None:
            yield self.say("pn-kind", card_kind="talent"), [{"id": party["talent"], "rotated": party["talent_rotated"]}]
        yield self.say("pn-zone", zone="equipment"), [each for each in party["equipment"].values() if each is not None]
        yield self.say("pn-zone", zone="inventory"), party["inventory"]
        yield self.say("pn-zone", zone="grimoire"), party["grimoire"]

    def card(self, card: Data) -> Text:
        """A card, straight or rotated; one that can be used now stands out."""
        sign = self.signs.rotated if card["rotated"] else self.signs.straight
        style = "bold" if self.choosable(card["id"]) else "dim italic" if card["rotated"] else ""
        return Text.assemble((f"{sign} ", "dim"), (self.name(card["id"]), style))

    def card_rows(self, party: Data) -> Iterator[Row]:
        """The cards of a party by zone, without their texts."""
        if party["party"] == _AUTOMA:
            if party["kept"]:
                yield self.say("cli-pn-kept"), Flow([Text(self.name(card)) for card in party["kept"]], self.dot)
            return
        for heading, cards in self.zones(party):
            if cards:
                yield heading, Flow([self.card(card) for card in cards])

    def private(self, wizard: Data) -> Iterator[RenderableType]:
        """One's own cards with their costs and what they do, reserved contracts and trials, and talents to choose."""
        if self.brevity >= Brevity.HAND_NAMED:
            return
        zones = [zone for zone in self.zones(wizard) if zone[1]]
        if zones:
            yield self.framed(Text(self.say("cli-pn-cards"), f"bold {OWN}"), self.texts(zones), own=True)
        if wizard.get("talents_dealt"):
            dealt = [{"id": card, "rotated": card == wizard["talent_chosen"]} for card in wizard["talents_dealt"]]
            talents = self.texts([(self.say("pn-kind", card_kind="talent"), dealt)])
            yield self.framed(Text(self.say("cli-pn-talents"), f"bold {OWN}"), talents, own=True)
        reserved = self.reserved(wizard)
        if reserved:
            yield self.framed(Text(self.say("cli-pn-reserved-cards"), f"bold {OWN}"), self.demands(reserved), own=True)

    def texts(self, zones: Iterable[tuple[str, Sequence[Data]]]) -> RenderableType:
        """Cards with what they cost and do, behind the zones in which they lie."""
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=self.brevity > Brevity.WHOLE, overflow=self.cut, ratio=1, style="dim")
        for heading, cards in zones:
            for number, card in enumerate(cards):
                cost = self.signs.costs(self.components[card["id"]])
                grid.add_row("" if number else heading, self.card(card), cost, self.does(card["id"]))
        return grid

    def does(self, card: str) -> str:
        """What a card does. What a talent began with is of no interest once it was chosen."""
        chosen = any(wizard["talent"] == card for wizard in self.view["wizards"])
        return self.voice.card_text(card).body[-1] if chosen else self.voice.card_summary(card)

    def reserved(self, wizard: Data) -> list[str]:
        """The reserved contracts and trials of a wizard as far as they are known here."""
        return [*wizard["reserved_known"], *(wizard.get("reserved_cards") or []), *wizard["reserved_trials"]]

    # --- what has been achieved ---------------------------------------------------------------------------------------

    def achievements(self, party: Data) -> list[Text]:
        """Symbols, Light and Dark, and how many contracts and trials were done or lie reserved."""
        items = self.signs.symbols(party["symbols"]) if self.brevity < Brevity.OTHERS_SHORT else []
        items += [self.signs.alignment(name, party[name]) for name in ("light", "dark") if party[name]]
        for message, count in (
            ("pn-contracts", len(party["contracts"])),
            ("pn-trials", len(party["trials"])),
            ("cli-pn-reserved", party.get("reserved", 0) + len(party.get("reserved_trials", []))),
        ):
            if count:
                items.append(self.counted(message, count))
        return items

    def done(self, party: Data) -> Iterator[Row]:
        """Contracts, trials and Tomes by their names."""
        trials = [
            Text.assemble(self.signs.alignment(trial["path"]), f" {self.name(trial['id'])}")
            for trial in party["trials"]
        ]
        for heading, items in (
            ("contract", self.named(party["contracts"])),
            ("trial", trials),
            ("tome", self.named(party["tomes"])),
        ):
            if items:
                yield self.say("pn-kinds", kinds=heading), Flow(items, self.dot)

    def items(self, party: Data) -> list[Text]:
        """What the points would come from if the game ended now."""
        score = party["score"]
        return [
            Text.assemble(self.say("cli-pn-item", item=item), " ", self.signs.points(score[item]))
            for item in _ITEMS
            if score[item]
        ] or [Text(self.say("cli-none"), "dim")]

    # --- the Automa ---------------------------------------------------------------------------------------------------

    def automa(self, party: Data) -> Iterator[Row]:
        """Its level, where it will go next, and what it did last."""
        told = [Text(self.say("cli-pn-level", count=party["level"]))]
        if party["pointer"]:
            told.append(
                Text(self.say("cli-pn-next-class", discipline=self.say("pn-class", discipline=party["pointer"])))
            )
        if party["alignment"] is not None:
            told.append(Text(self.say("pn-alignment", alignment=party["alignment"])))
        yield self.say("cli-pn-automa"), Flow(told, self.dot)
        if party["rolled"]:
            steps = [Text(self.say("pn-step", step=step)) for step in party["steps"]]
            rolled = Text(self.say("cli-pn-rolled", value=party["rolled"]), "dim")
            yield self.say("cli-pn-last-instruction"), Flow([rolled, *steps], self.dot)

    # --- what goes on -------------------------------------------------------------------------------------------------

    def goes_on(self) -> Iterator[RenderableType]:
        """The attempt, the Threat, the placement, and what is left of the turn."""
        if self.view["over"]:
            return
        rows = [*self.attempt(), *self.threat(), *self.effects(), *self.placement(), *self.turn()]
        if rows:
            yield self.rows(rows)

    def attempt(self) -> Iterator[Row]:
        attempt = self.view["attempt"]
        if attempt is None:
            return
        card = self.components[attempt["card"]]
        title = Text.assemble((self.name(card.id), "bold"), " ", self.stakes(card))
        if isinstance(card, voc.Contract):
            yield (
                self.say("pn-kind", card_kind="contract"),
                Flow([title, self.promise(self.signs.task(card.ask), card.reward)]),
            )
        else:
            paths = [("dark", card.dark), ("light", card.light)]
            chosen = [self.path(name, path) for name, path in paths if attempt["path"] in (None, name)]
            items = [title, *self.properties(card, attempt["properties"]), *chosen]
            yield self.say("pn-kind", card_kind="trial"), Flow(items)
        eased = list(self.eased(attempt))
        if eased:
            yield "", Flow(eased, self.dot)
        if self.view["set_aside"]:
            yield self.say("cli-pn-set-aside"), self.signs.dice(self.view["set_aside"])

    def eased(self, attempt: Data) -> Iterator[Text]:
        """What makes this attempt easier or harder than it is printed."""
        if attempt["easy_path"] is not None:
            path = self.say("pn-path", alignment=attempt["easy_path"])
            yield Text(self.say("cli-pn-replaced", path=path))
        for message, field in (
            ("cli-pn-minus", "minus"),
            ("cli-pn-fewer-values", "fewer_values"),
            ("cli-pn-fewer-threat", "fewer_threat"),
            ("cli-pn-fewer-paid", "fewer_paid"),
        ):
            if attempt[field]:
                yield self.counted(message, attempt[field])
        if attempt["awake"] and "vigilance" in attempt["properties"]:
            yield self.counted("cli-pn-used", attempt["used"])

    def threat(self) -> Iterator[Row]:
        threat = self.view["threat"]
        if threat is None:
            return
        items = []
        if threat["dice"]:
            items.append(Text.assemble(self.signs.threat(threat["dice"]), f" {self.say('cli-pn-prepared')}"))
        if threat["fixed"]:
            items.append(Text.assemble(self.signs.threat(threat["fixed"]), f" {self.say('cli-pn-uncancellable')}"))
        if threat["rolled"]:
            values = " ".join(map(str, threat["rolled"]))
            items.append(Text(self.say("cli-pn-threat-rolled", values=values), "bold"))
        if threat["mortal"]:
            items.append(Text(self.say("cli-pn-mortal-hit"), "bold red1"))
        for message, field in (
            ("cli-pn-misses", "misses"),
            ("cli-pn-hurt", "hurt"),
            ("cli-pn-nudges-left", "nudges"),
        ):
            if threat[field]:
                items.append(self.counted(message, threat[field]))
        yield self.say("cli-pn-threat"), self.listed(items)

    def effects(self) -> Iterator[Row]:
        """The effects that are being applied, the innermost last."""
        items = []
        for effect in self.view["effects"]:
            if effect["source"]:
                text = Text(self.name(effect["source"]))
                if effect["length"] > 1:
                    text.append(f" ({self.say('cli-pn-chain', count=effect['length'])})", "dim")
                items.append(text)
        if items:
            yield self.say("cli-pn-effects"), Flow(items, f" {self.signs.brings} ")

    def placement(self) -> Iterator[Row]:
        placement = self.view["placement"]
        if placement is None:
            return
        first, _, part = placement["section"].partition("-")
        if part in _CLASS_PARTS:
            place = self.say(
                "cli-pn-section",
                discipline=self.say("pn-class", discipline=first),
                part=self.say("cli-pn-class-part", part=part),
            )
        else:
            place = self.place(placement["section"])
        items = [Text(place)]
        for message, field in (
            ("cli-pn-bind", "bind"),
            ("cli-pn-resource", "resource"),
            ("cli-pn-shielding", "shielding"),
        ):
            if placement[field]:
                items.append(Text(self.say(message), "dim"))
        if placement["off_the_price"]:
            items.append(self.counted("cli-pn-off-the-price", placement["off_the_price"]))
        yield self.say("cli-pn-placement"), Flow(items, self.dot)

    def turn(self) -> Iterator[Row]:
        """What is left of the turn of the wizard whose turn it is."""
        view, rights = self.view, self.view["rights"]
        if view["turn"] is None or view["active"] in (None, _AUTOMA):
            return
        items = [self.counted("cli-pn-placements", rights["placements"])] if view["turn"] == "study" else []
        for message, field in (
            ("cli-pn-without-slot", "without_slot"),
            ("cli-pn-nudges", "nudges"),
            ("cli-pn-discount", "discount"),
        ):
            if rights[field]:
                items.append(self.counted(message, rights[field]))
        for kind, count in rights["amplify"].items():
            if count:
                items.append(Text(self.say("cli-pn-amplify", kind=kind, count=count)))
        for message, field in (
            ("cli-pn-in-time", "in_time"),
            ("cli-pn-ignore-supply", "ignore_supply"),
            ("cli-pn-doomed", "doomed"),
            ("cli-pn-mortal", "mortal"),
        ):
            if rights[field]:
                items.append(Text(self.say(message)))
        if items:
            yield self.say("cli-pn-turn"), Flow(items, self.dot)

    # --- signs, and the end -------------------------------------------------------------------------------------------

    def legend(self) -> RenderableType:
        signs = self.signs
        colours = [
            Text.assemble(signs.kind(kind), f" {self.say('pn-colour', colour=kind)}") for kind in KINDS[:COLOURS]
        ]
        stuff = [
            Text.assemble((signs.ingredients[name], ""), f" {self.say('pn-ingredient', ingredient=name)}")
            for name in INGREDIENTS
        ]
        return Group(
            Flow(
                [
                    *colours,
                    *[
                        Text.assemble(signs.kind(kind), f" {self.say('cli-pn-other-die', die=kind)}")
                        for kind in KINDS[COLOURS:]
                    ],
                ]
            ),
            Flow(stuff),
            Text(
                self.say(
                    "cli-pn-legend",
                    temporary=signs.temporary,
                    threat=signs.threat_die,
                    star=signs.star,
                    light=signs.alignments["light"],
                    dark=signs.alignments["dark"],
                    charged=signs.states["charged"],
                    discharged=signs.states["discharged"],
                    wounded=signs.states["wounded"],
                    free=signs.free,
                    straight=signs.straight,
                    rotated=signs.rotated,
                    after=signs.after,
                    brings=signs.brings,
                    taken=f"[{signs.kinds['red']}6]",
                    wanted=f"({signs.kinds['red']}6)",
                )
            ),
        )

    def result(self) -> RenderableType:
        """The points of everybody, item by item, and who won."""
        winners = self.view["winners"]
        parties = sorted(self.in_order(), key=lambda party: -party["score"]["total"])
        grid = Table(box=self.box, border_style="dim", title=self.say("cli-result"), title_style="bold")
        grid.add_column("")
        for party in parties:
            style = "bold green" if party["party"] in winners else ""
            grid.add_column(Text(self.party_name(party["party"]), style), justify="right")
        for item in (*_ITEMS, "total"):
            if item == "kept" and self.view["automa"] is None:
                continue
            style = "bold" if item == "total" else ""
            counts = [Text(str(party["score"][item]), style) for party in parties]
            grid.add_row(Text(self.say("cli-pn-item", item=item), style), *counts)
        told = ", ".join(self.party_name(party) for party in winners)
        line = self.say("cli-winners", count=len(winners), names=told)
        return Group(grid, Text(f"{self.signs.star} {line}", "bold green"))
