"""A small but whole game on the core, for the tests of the core.

Each round a card is turned up. The leader stakes 1 to 3 and says whether the round is calm or bold (a bold round counts
double). Everybody bids a chip in secret, then says whether they are sure (which doubles the bid). The only highest bid
takes the card, and may swap it for the hidden top card of the deck. Then, in order, whoever has points may boast. Who
plays alone plays for more than a number of points. So
there are parallel branches of two answers, chance, hidden things, revelations, forced answers and events for few eyes.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from arcanum.core.actions import ActionSpace
from arcanum.core.chance import Chance, key_of
from arcanum.core.content import read_pack
from arcanum.core.events import Event, RawEvent, everyone
from arcanum.core.flow import PARALLEL, Ask, Decision, Frame, Step
from arcanum.core.game import Game, GameError, Option
from arcanum.core.reasons import Reason
from arcanum.core.state import Data, GameState

CHIPS = (1, 2, 3, 4)
PAR = 24
"""What who plays alone needs for a draw with the game."""
SPACE = ActionSpace()
STAKE = SPACE.add("stake", ["1", "2", "3"])
CALM = SPACE.add("calm")
BOLD = SPACE.add("bold")
BID = SPACE.add("bid", [str(chip) for chip in CHIPS])
NO = SPACE.add("no")
YES = SPACE.add("yes")
KEEP = SPACE.add("keep")
SWAP = SPACE.add("swap")
PASS = SPACE.add("pass")
BOAST = SPACE.add("boast")

EVENTS = ("turned", "bid", "revealed", "took", "drew", "boasted")
TURNED, CHOSE, REVEALED, TOOK, DREW, BOASTED = range(6)


class Tiny(GameState):
    """The state: cards and chips are their values."""

    __slots__ = ("bids", "boasts", "bold", "chips", "deck", "leader", "round", "secret", "stake", "sure", "up", "won")

    def __init__(self, seats: int, chance: Chance, source: Tiny | None = None) -> None:
        super().__init__(seats, SPACE, STEPS, chance, source)
        self.round = 0
        self.leader = 0
        self.up = 0
        self.stake = 0
        self.bold = 0
        self.deck: list[int] = []
        self.chips = [list(CHIPS) for _ in range(seats)]
        self.bids = [0] * seats
        self.sure = [0] * seats
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.secret: list[int] = []
        self.boasts = [0] * seats

    def clone(self) -> Tiny:
        other = Tiny(self.seats, self.chance.clone(), self)
        for name in ("round", "leader", "up", "stake", "bold"):
            setattr(other, name, getattr(self, name))
        other.deck = self.deck[:]
        other.chips = [chips[:] for chips in self.chips]
        other.bids = self.bids[:]
        other.sure = self.sure[:]
        other.won = [won[:] for won in self.won]
        other.secret = self.secret[:]
        other.boasts = self.boasts[:]
        return other

    def save(self) -> Data:
        return {"seats": self.seats, **self.flow_data(), **{name: getattr(self, name) for name in Tiny.__slots__}}

    def points(self, seat: int) -> int:
        return sum(self.won[seat]) + self.boasts[seat]

    def returns(self) -> tuple[float, ...]:
        if not self.over:
            return (0.0,) * self.seats
        points = [self.points(seat) for seat in range(self.seats)]
        if self.seats == 1:
            return (1.0 if points[0] > PAR else 0.5 if points[0] == PAR else 0.0,)
        winners = points.count(max(points))
        return tuple(1.0 / winners if own == max(points) else 0.0 for own in points)

    def view(self, seat: int | None) -> Data:
        players = [
            {
                "chips": self.chips[other],
                "won": [card if card not in self.secret or other == seat else 0 for card in self.won[other]],
                "boasts": self.boasts[other],
            }
            for other in range(self.seats)
        ]
        own = {} if seat is None else {"bid": self.bids[seat], "sure": self.sure[seat]}
        table = {name: getattr(self, name) for name in ("round", "leader", "up", "stake", "bold")}
        return {**table, "players": players, "own": own, "deck": len(self.deck), "actors": list(self.actors())}

    def untold(self) -> tuple[str, ...]:
        return ("actors",)

    def world(self, seat: int, seed: str) -> Tiny:
        other = self.clone()
        other.chance = Chance(key_of(seed))
        hidden = [card for card in self.secret if card not in self.won[seat]]
        unknown = sorted(self.deck + hidden)
        other.chance.shuffle(unknown)
        other.deck = unknown[: len(self.deck)]
        swapped = dict(zip(hidden, unknown[len(self.deck) :], strict=True))
        other.won = [[swapped.get(card, card) for card in won] for won in self.won]
        other.secret = [swapped.get(card, card) for card in self.secret]
        for rival in range(self.seats):
            if rival != seat and other.bids[rival]:
                chips = other.chips[rival]
                other.bids[rival] = chips[other.chance.below(len(chips))]
                if not (self.branches and self.branches[rival]):
                    other.sure[rival] = other.chance.below(2)
        return other

    def deal_anew(self, seed: str) -> None:
        self.chance = Chance(key_of(seed))
        self.deck = sorted(self.deck)
        self.chance.shuffle(self.deck)

    def event(self, raw: RawEvent) -> Event:
        names = ("card",) if raw[0] == TURNED else ("seat", "value")
        return Event(EVENTS[raw[0]], dict(zip(names, raw[2:], strict=False)), raw[1])

    def tell(self, kind: int, *args: int, to: int | None = None) -> None:
        if self.heard:
            self.log.append((kind, everyone(self.seats) if to is None else 1 << to, *args))

    def turn_up(self) -> None:
        self.up = self.deck.pop()
        self.revelations += 1
        self.tell(TURNED, self.up)


class TurnUp(Step[Tiny]):
    """The next round, if there is a card for it and everybody has a chip."""

    def run(self, state: Tiny, frame: Frame) -> None:
        if not state.deck or not all(state.chips):
            state.stack.pop()
            return
        state.leader = state.round % state.seats
        state.round += 1
        state.turn_up()
        push_round(state)


def push_round(state: Tiny) -> None:
    state.stack += [(REVEAL, -1), (PARALLEL, -1, CHOOSE), (MOOD, state.leader), (STAKES, state.leader)]


class Stakes(Ask[Tiny]):
    """The leader's stake: the least chip that may be bid, as far as one has such a chip."""

    def legal(self, state: Tiny, frame: Frame) -> list[int]:
        return [STAKE, STAKE + 1, STAKE + 2]

    def answer(self, state: Tiny, frame: Frame, action: int) -> None:
        state.stake = action - STAKE + 1
        state.stack.pop()

    def decision(self, state: Tiny, frame: Frame) -> Decision:
        return Decision(frame[1], "stake", {"card": state.up})


class Mood(Ask[Tiny]):
    def legal(self, state: Tiny, frame: Frame) -> list[int]:
        return [CALM, BOLD]

    def answer(self, state: Tiny, frame: Frame, action: int) -> None:
        state.bold = int(action == BOLD)
        state.stack.pop()

    def decision(self, state: Tiny, frame: Frame) -> Decision:
        return Decision(frame[1], "mood")


class Choose(Ask[Tiny]):
    """A secret bid."""

    def legal(self, state: Tiny, frame: Frame) -> list[int]:
        chips = state.chips[frame[1]]
        enough = [chip for chip in chips if chip >= state.stake]
        return [BID + chip - 1 for chip in enough or chips]

    def answer(self, state: Tiny, frame: Frame, action: int) -> None:
        state.bids[frame[1]] = action - BID + 1
        state.stack[-1] = (SURE, frame[1])
        state.tell(CHOSE, frame[1], state.bids[frame[1]], to=frame[1])

    def refusal(self, state: Tiny, frame: Frame, action: int) -> Reason | None:
        if not BID <= action < NO:
            return None
        chip = action - BID + 1
        if chip not in state.chips[frame[1]]:
            return Reason("chip-spent", {"chip": chip})
        return Reason("below-stake", {"stake": state.stake})

    def decision(self, state: Tiny, frame: Frame) -> Decision:
        return Decision(frame[1], "bid", {"stake": state.stake})


class Sure(Ask[Tiny]):
    def legal(self, state: Tiny, frame: Frame) -> list[int]:
        return [NO, YES]

    def answer(self, state: Tiny, frame: Frame, action: int) -> None:
        state.sure[frame[1]] = int(action == YES)
        state.stack.pop()

    def decision(self, state: Tiny, frame: Frame) -> Decision:
        return Decision(frame[1], "sure", decline=True)


class Reveal(Step[Tiny]):
    """All bids are shown; the only highest one takes the card."""

    def run(self, state: Tiny, frame: Frame) -> None:
        state.stack.pop()
        bids = [bid << sure for bid, sure in zip(state.bids, state.sure, strict=True)]
        state.revelations += 1
        for seat in range(state.seats):
            state.tell(REVEALED, seat, bids[seat])
            state.chips[seat].remove(state.bids[seat])
        state.bids = [0] * state.seats
        state.sure = [0] * state.seats
        state.stack += [(BOASTING, seat) for seat in reversed(range(state.seats))]
        if bids.count(max(bids)) == 1:
            state.stack.append((TAKE, bids.index(max(bids))))


class Take(Ask[Tiny]):
    """The winner keeps the card or swaps it for a hidden one."""

    def legal(self, state: Tiny, frame: Frame) -> list[int]:
        return [KEEP, SWAP] if state.deck else [KEEP]

    def answer(self, state: Tiny, frame: Frame, action: int) -> None:
        state.stack.pop()
        seat = frame[1]
        state.tell(TOOK, seat, int(action == SWAP))
        if action == SWAP:
            state.up = state.deck.pop()
            state.secret.append(state.up)
            state.revelations += 1
            state.tell(DREW, seat, state.up, to=seat)
        state.won[seat].append(state.up)
        state.up = 0

    def decision(self, state: Tiny, frame: Frame) -> Decision:
        return Decision(frame[1], "take", {"card": state.up})


class Boasting(Ask[Tiny]):
    """Who has points may boast, which adds one in a bold round. Without points the answer is forced."""

    def legal(self, state: Tiny, frame: Frame) -> list[int]:
        return [PASS, BOAST] if state.won[frame[1]] else [PASS]

    def answer(self, state: Tiny, frame: Frame, action: int) -> None:
        state.stack.pop()
        if action == BOAST:
            state.boasts[frame[1]] += 1 + state.bold
            state.tell(BOASTED, frame[1], 1 + state.bold)

    def decision(self, state: Tiny, frame: Frame) -> Decision:
        return Decision(frame[1], "boast", decline=True)


STEPS: list[Step[Any]] = [
    Step("parallel"),
    TurnUp("turn_up"),
    Stakes("stakes"),
    Mood("mood"),
    Choose("choose"),
    Sure("sure"),
    Reveal("reveal"),
    Take("take"),
    Boasting("boasting"),
]
_, TURN_UP, STAKES, MOOD, CHOOSE, SURE, REVEAL, TAKE, BOASTING = range(9)
BASE = {"id": "base", "version": "1.0.0", "hash": "00000000000000aa"}


class TinyGame(Game):
    """The game of bids."""

    id = "tiny"
    rules_version = 1
    seat_counts = (1, 2, 3, 4)
    options = (
        Option("cards", 9, (), "how many cards the deck has"),
        Option("deal", "shuffled", ("shuffled", "sorted"), "how the deck begins"),
    )

    def new(
        self, seats: int, seed: str, options: dict[str, Any] | None = None, packs: Sequence[Path] = ()
    ) -> GameState:
        settled = self.settle(seats, options or {})
        state = Tiny(seats, Chance(key_of(seed)))
        state.deck = list(range(1, int(settled["cards"]) + 1))
        if settled["deal"] == "shuffled":
            state.chance.shuffle(state.deck)
        state.trunk.append((TURN_UP, -1))
        state.advance()
        return state

    def load(self, data: Data, packs: Sequence[Path] = ()) -> GameState:
        state = Tiny(int(data["seats"]), Chance(b""))
        for name in Tiny.__slots__:
            setattr(state, name, data[name])
        state.load_flow(data)
        return state

    def space(self, packs: Sequence[Path] = ()) -> ActionSpace:
        return SPACE

    def pack_stamps(self, packs: Sequence[Path] = ()) -> list[dict[str, str]]:
        read = [read_pack(folder) for folder in packs]
        return [BASE, *[{"id": pack.info.id, "version": pack.info.version, "hash": pack.hash} for pack in read]]

    def position(self, seats: int, options: dict[str, Any], position: Data, packs: Sequence[Path] = ()) -> GameState:
        state = Tiny(seats, Chance(key_of("")))
        for name, value in position.items():
            if name not in ("up", "deck", "leader", "players"):
                raise GameError(f"{name}: expected up, deck, leader or players, found {name!r}")
            if name != "players":
                setattr(state, name, value)
        state.deck = state.deck[::-1]
        for seat, player in enumerate(position.get("players", [])):
            state.chips[seat] = list(player.get("chips", CHIPS))
            state.won[seat] = list(player.get("won", []))
            for index, chip in enumerate(state.chips[seat]):
                if chip not in CHIPS:
                    raise GameError(f"players[{seat}].chips[{index}]: expected a chip from 1 to 4, found {chip!r}")
        state.round = 1
        state.trunk.append((TURN_UP, -1))
        push_round(state)
        state.advance()
        return state

    def facts(self, state: GameState) -> Data:
        assert isinstance(state, Tiny)
        players = [
            {"chips": state.chips[seat], "won": state.won[seat], "points": state.points(seat), "bid": state.bids[seat]}
            for seat in range(state.seats)
        ]
        table = {name: getattr(state, name) for name in ("round", "leader", "up", "stake")}
        return {**table, "bold": bool(state.bold), "deck": state.deck[::-1], "players": players, "over": state.over}

    def check(self, state: GameState) -> None:
        """Every card is in one place."""
        assert isinstance(state, Tiny)
        cards = [*state.deck, *[card for won in state.won for card in won]]
        assert len(cards) == len(set(cards)), f"a card is in two places: {cards}"


GAME = TinyGame()
