"""Wisps as Arcanum knows it: seats, options, observations, and what bots think of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from arcanum.core import rows
from arcanum.core.actions import ActionSpace
from arcanum.core.evaluation import Evaluation
from arcanum.core.game import Game, Option
from arcanum.core.state import GameState
from arcanum.core.tensors import Layout, Plan, records_of, value
from wisps.state import BRIGHTNESS, EACH, LOOK, MOST, SET_UP, SHAPES, SOURCES, SPACE, STEPS, TURNS, State


@cache
def outshining(light: int, moon: int, left: int, wisps: tuple[int, ...] = BRIGHTNESS) -> float:
    """How likely so much light outshines the moon in so many more turns, if the next wisp is one of these."""
    if not left:
        return (light > moon) + (light == moon) / 2
    freed = outshining(light, moon, left - 1)
    caught = [outshining(light + wisp, moon, left - 1) if light + wisp <= MOST else 0.0 for wisp in wisps]
    return sum([max(freed, each) for each in caught]) / len(wisps)


class Brightest(Evaluation):
    """Who has more light may expect more; who plays alone, as much as a win over the moon is likely."""

    def values(self, state: GameState) -> list[float]:
        assert isinstance(state, State)
        if state.over:
            return list(state.returns())
        if state.seats == 1:
            seen = tuple([frame[2] for frame in state.trunk if frame[0] == LOOK])
            return [outshining(state.light(0), state.moon, TURNS - state.turn + len(seen), seen or BRIGHTNESS)]
        lights = [state.light(seat) + 0.1 for seat in range(state.seats)]
        return [light / sum(lights) for light in lights]


def _layout(seats: int) -> Layout:
    plan, kinds = Plan(seats, SOURCES), [str(each) for each in BRIGHTNESS]
    by_kind = plan.map_of(BRIGHTNESS, MOST)
    asked = plan.field("asked", "whether the seat is asked", ["look"])
    book = plan.book(records_of(STEPS, SHAPES, {"wisp": value(plan.field("wisp", "the wisp that it looks at"))}))
    plan.op(rows.ASKED, "trunk", asked, "_asked", "branches", book)
    plan.op(rows.NUMBER, "turn", plan.field("turn", "how many turns have begun"), 0)
    base = plan.field("lantern", "its own wisps, of each brightness", kinds)
    plan.op(rows.COUNTS, "lanterns", base, len(kinds), plan.turns, by_kind, rows.OWN)
    base = plan.field("caught", "how many wisps each wizard has caught", plan.players)
    plan.op(rows.LENGTHS, "lanterns", base, plan.turns)
    plan.op(rows.COUNT, "freed", plan.field("freed", "the wisps that were freed", kinds), len(kinds), by_kind)
    actions = [SPACE.words(action) for action in range(SPACE.size)]
    return Layout("wisps", 1, plan, (), actions)


class Wisps(Game):
    """Wizards catch lights in the dark; who plays alone has to outshine the moon."""

    id = "wisps"
    seat_counts = (1, 2, 3)
    options = (Option("moon", 8, (), "what who plays alone has to outshine"),)

    def __init__(self) -> None:
        self._layouts = {seats: _layout(seats) for seats in self.seat_counts}

    def blank(self, seats: int, options: dict[str, Any] | None = None, packs: Sequence[Path] = ()) -> State:
        state = State(seats, int(self.settle(seats, options or {})["moon"]))
        state.trunk.append((SET_UP, -1))
        return state

    def space(self, packs: Sequence[Path] = ()) -> ActionSpace:
        return SPACE

    def layout(self, seats: int, packs: Sequence[Path] = ()) -> Layout:
        self.check_seats(seats)
        return self._layouts[seats]

    def evaluation(self, packs: Sequence[Path] = ()) -> Evaluation:
        return Brightest()

    def points(self, state: State) -> list[dict[str, float]]:
        return [{"light": state.light(seat)} for seat in range(state.seats)]

    def check(self, state: State) -> None:
        """Every wisp is somewhere, and no lantern has burst."""
        looked_at = [frame[2] for frame in state.trunk if len(frame) == 3]
        wisps = [*state.deck, *state.freed, *looked_at, *[wisp for each in state.lanterns for wisp in each]]
        assert sorted(wisps) == sorted(BRIGHTNESS * EACH), f"expected {EACH} wisps of each brightness, found {wisps}"
        assert max(map(state.light, range(state.seats))) <= MOST
        assert state.turn <= TURNS * state.seats


WISPS = Wisps()
