"""The rules of Wisps.

Twelve wisps of brightness 1 to 4, three of each, drift through the night. In turn each wizard looks at the next one,
alone, and either catches it in a lantern, where nobody else sees it, or frees it for all to see. A lantern bursts above
10, so a wisp too bright for it cannot be caught. After four turns each, all lanterns are opened: the brightest wins.
Who plays alone has to outshine the moon.
"""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from arcanum.core.actions import ActionSpace
from arcanum.core.chance import Chance, key_of
from arcanum.core.events import Event, EventTable, RawEvent, everyone
from arcanum.core.flow import Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.core.shapes import shapes, steps_of
from arcanum.core.state import Data, GameState
from arcanum.core.tensors import COMMON
from arcanum.core.views import asked

BRIGHTNESS = (1, 2, 3, 4)
EACH = 3
TURNS = 4
MOST = 10
SPACE = ActionSpace()
CATCH = SPACE.add("catch")
FREE = SPACE.add("free")
SOURCES = ("turn", "lanterns", "freed")
"""What observations are made of, besides the flow."""
EVENTS = EventTable({}, {})
LOOKED = EVENTS.add("looked", "s:seat n:wisp")
CAUGHT = EVENTS.add("caught", "s:seat")
FREED = EVENTS.add("freed", "s:seat n:wisp")
OPENED = EVENTS.add("opened", "s:seat n:light")


class State(GameState):
    """The whole truth. Wisps are their brightness; the one that a wizard looks at is in the frame that asks."""

    __slots__ = ("deck", "freed", "lanterns", "moon", "turn")

    def __init__(self, seats: int, moon: int, source: State | None = None) -> None:
        super().__init__(seats, SPACE, STEPS, source.chance.clone() if source else Chance(b""), source)
        self.moon = moon
        self.turn: int = source.turn if source else 0
        self.deck: list[int] = source.deck[:] if source else []
        self.lanterns: list[list[int]] = [each[:] for each in source.lanterns] if source else [[] for _ in range(seats)]
        self.freed: list[int] = source.freed[:] if source else []

    # --- copies -------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        return State(self.seats, self.moon, self)

    def save(self) -> Data:
        held = {"turn": self.turn, "deck": self.deck, "lanterns": self.lanterns, "freed": self.freed}
        return {"seats": self.seats, "options": {"moon": self.moon}, **held, **self.flow_data()}

    def restore(self, data: Data) -> None:
        self.turn = data["turn"]
        self.deck, self.freed = list(data["deck"]), list(data["freed"])
        self.lanterns = [list(each) for each in data["lanterns"]]
        self.load_flow(data)

    # --- for whose eyes -----------------------------------------------------------------------------------------------

    def light(self, seat: int) -> int:
        return sum(self.lanterns[seat])

    def returns(self) -> tuple[float, ...]:
        if not self.over:
            return (0.0,) * self.seats
        lights = [self.light(seat) for seat in range(self.seats)]
        if self.seats == 1:
            return (1.0 if lights[0] > self.moon else 0.5 if lights[0] == self.moon else 0.0,)
        best = max(lights)
        return tuple([(light == best) / lights.count(best) for light in lights])

    def view(self, seat: int | None) -> Data:
        """What a seat sees: only its own lantern, until the end."""
        shown = [self.lanterns[each] if self.over or each == seat else None for each in range(self.seats)]
        wizards = [{"caught": len(self.lanterns[each]), "lantern": shown[each]} for each in range(self.seats)]
        decision = to_builtins(asked(self, seat)) if seat is not None and seat in self.actors() else None
        table = {"turn": self.turn, "seats": self.seats, "seat": seat, "over": self.over, "freed": sorted(self.freed)}
        return {**table, "moon": self.moon, "wizards": wizards, "decision": decision}

    def world(self, seat: int, seed: str) -> State:
        """A copy in which the deck and whatever the others look at and hold are dealt anew, as far as that can be."""
        other = self.clone()
        other.chance = Chance(key_of(seed))
        looking = [] if self.over or self.trunk[-1][1] in (-1, seat) else [self.trunk[-1][2]]
        rivals = [] if self.over else [each for each in range(self.seats) if each != seat]
        # Sorted, so that the order in which they truly lie leaves no trace.
        unknown = sorted([*self.deck, *looking, *[wisp for each in rivals for wisp in self.lanterns[each]]])
        while True:
            left = unknown[:]
            other.chance.shuffle(left)
            for each in rivals:
                other.lanterns[each] = [left.pop() for _ in self.lanterns[each]]
            if all(other.light(each) <= MOST for each in rivals):
                break
        if looking:
            other.trunk[-1] = (LOOK, self.trunk[-1][1], left.pop())
        other.deck = left
        other.refresh()
        return other

    def deal_anew(self, seed: str) -> None:
        self.chance = Chance(key_of(seed))
        self.deck.sort()
        self.chance.shuffle(self.deck)

    def sources(self) -> list[Any]:
        return [getattr(self, name) for name in (*COMMON, *SOURCES)]

    def event(self, raw: RawEvent) -> Event:
        return EVENTS.named(raw, [])

    def tell(self, kind: int, *args: int, only: int | None = None) -> None:
        if self.heard:
            self.log.append((kind, everyone(self.seats) if only is None else 1 << only, *args))


# --- the flow ---------------------------------------------------------------------------------------------------------


class SetUp(Step[State]):
    def run(self, state: State, frame: Frame) -> None:
        state.deck = [wisp for wisp in BRIGHTNESS for _ in range(EACH)]
        state.chance.shuffle(state.deck)
        state.trunk[-1] = (TURN, -1)


class Turn(Step[State]):
    """The next wizard looks at the next wisp, or all lanterns are opened."""

    def run(self, state: State, frame: Frame) -> None:
        state.revelations += 1
        if state.turn == TURNS * state.seats:
            state.trunk.pop()
            for seat in range(state.seats):
                state.tell(OPENED, seat, state.light(seat))
            return
        seat, wisp = state.turn % state.seats, state.deck.pop()
        state.turn += 1
        state.trunk.append((LOOK, seat, wisp))
        state.tell(LOOKED, seat, wisp, only=seat)


class Look(Ask[State]):
    """To catch the wisp or to free it."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        _, seat, wisp = frame
        return [CATCH, FREE] if state.light(seat) + wisp <= MOST else [FREE]

    def hides(self, state: State, frame: Frame) -> bool:
        """Asked even when the wisp is too bright: that nobody was asked would tell the others so."""
        return True

    def refusal(self, state: State, frame: Frame, action: int) -> Reason:
        return Reason("too-bright", {"most": MOST})

    def answer(self, state: State, frame: Frame, action: int) -> None:
        _, seat, wisp = frame
        state.trunk.pop()
        if action == CATCH:
            state.lanterns[seat].append(wisp)
            state.tell(CAUGHT, seat)
        else:
            state.freed.append(wisp)
            state.tell(FREED, seat, wisp)

    def decision(self, state: State, frame: Frame) -> Decision:
        _, seat, wisp = frame
        return Decision(seat, "look", {"wisp": wisp, "light": state.light(seat)})


_, SET_UP, TURN, LOOK = range(4)
SHAPES = shapes({SET_UP: "set-up: seat", TURN: "turn: seat", LOOK: "look: seat wisp"})
STEPS = steps_of(SHAPES, {SET_UP: SetUp, TURN: Turn, LOOK: Look})
