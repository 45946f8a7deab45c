"""The seat view: all that a bot ever gets to see of a game."""

from __future__ import annotations

from arcanum.core.actions import ActionSpace
from arcanum.core.flow import Decision
from arcanum.core.state import Data, GameState


class SeatView:
    """A position as one seat may know it, at a moment when the seat owes a decision.

    It holds a *world*, never the truth: everything that the seat cannot know was dealt anew before the bot could look.
    Two positions that the seat cannot tell apart give equal views, and the same seed gives equal worlds of them.
    """

    __slots__ = ("_world", "legal", "number", "seat")

    def __init__(self, world: GameState, seat: int, number: int) -> None:
        """Use `look`, which makes the world."""
        self._world: GameState = world
        self.seat: int = seat
        self.number: int = number
        """How many answers this seat has given before: how many others gave may be a secret, while all decide at the
        same time. Bots draw their chance from it, so that one without a memory goes on in a saved game as it would have
        without the pause."""
        self.legal: list[int] = world.legal_actions(seat)
        """The actions that the seat may take, ascending."""

    @property
    def seats(self) -> int:
        """How many play."""
        return self._world.seats

    @property
    def space(self) -> ActionSpace:
        return self._world.space

    @property
    def decision(self) -> Decision:
        """What is asked."""
        return self._world.decision(self.seat)

    @property
    def observation(self) -> Data:
        """What the seat sees, as plain data."""
        return self._world.view(self.seat)

    def world(self, seed: str) -> GameState:
        """A position that the seat cannot tell from the truth, dealt anew with this seed."""
        return self._world.world(self.seat, seed)

    def thought(self, seed: str) -> GameState:
        """The same for thinking ahead, which is quicker: what happens in it is not told."""
        world = self.world(seed)
        world.heard = False
        return world


def look(state: GameState, seat: int, number: int) -> SeatView:
    """What a seat of a game sees now; raises ValueError if it owes no decision."""
    if seat not in state.actors():
        raise ValueError(f"seat {seat} is not asked anything")
    return SeatView(state.world(seat, "look"), seat, number)
