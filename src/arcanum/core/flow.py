"""The flow: what is still to be done, as data.

A *frame* is a tuple of small ints; its first number names a `Step`, its second the seat it concerns (-1: nobody); what
the others mean says the step's shape (`shapes.py`). The pending frames form a stack, the trunk. A step either does
something (and pushes further frames) or asks a seat to decide. Where the rules let the seats decide at the same time
the trunk waits on a frame of the step `PARALLEL` while each seat has a branch, a stack of its own. Steps are stateless
singletons and frames are plain tuples, so a state can be copied, saved and restarted in the middle of anything.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from arcanum.core.reasons import Args, Reason

Frame = tuple[int, ...]
S = TypeVar("S")

STEP: Final = 0
SEAT: Final = 1
"""The indexes of the step and the seat in every frame."""

PARALLEL: Final = 0
"""The number of the step on which the trunk waits for the branches; the same in every game."""


class Decision:
    """What is asked: enough for a terminal, a browser, a screen reader and a bot.

    Decisions of one `group` belong together (the essences of one payment): a client may gather them on one panel,
    between `least` and `most` picks in all, and send them one after another.
    """

    __slots__ = ("args", "decline", "group", "least", "most", "prompt", "rule", "seat", "source")

    def __init__(
        self,
        seat: int,
        prompt: str,
        args: Args | None = None,
        source: str = "",
        rule: str = "",
        group: int = 0,
        least: int = 1,
        most: int = 1,
        decline: bool = False,
    ) -> None:
        self.seat: int = seat
        self.prompt: str = prompt
        self.args: Args = args if args is not None else {}
        self.source: str = source
        self.rule: str = rule
        self.group: int = group
        self.least: int = least
        self.most: int = most
        self.decline: bool = decline

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}: {self.prompt} {self.args} from {self.source or 'the game'})"


class Step(Generic[S]):
    """Something the game does by itself."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name: str = name

    def run(self, state: S, frame: Frame) -> None:
        """Do it. The frame is still on top of the stack; the step pops or replaces it."""
        raise NotImplementedError(self.name)


class Ask(Step[S]):
    """Something that a seat decides."""

    __slots__ = ()

    def legal(self, state: S, frame: Frame) -> list[int]:
        """The answers that the rules allow, ascending."""
        raise NotImplementedError(self.name)

    def answer(self, state: S, frame: Frame, action: int) -> None:
        """Carry out a legal answer. The frame is still on top of the stack; the step pops or replaces it."""
        raise NotImplementedError(self.name)

    def hides(self, state: S, frame: Frame) -> bool:
        """Whether a single legal answer is nevertheless asked for, because it hangs on what only this seat knows: that
        it was not asked would tell the others."""
        return False

    def shows_own(self) -> bool:
        """Whether an answer makes nothing known but what the seat itself knew, such as a card of its hand: whoever
        tries several such answers at once finds nothing out."""
        return False

    def refusal(self, state: S, frame: Frame, action: int) -> Reason | None:
        """Why an answer that is not legal is refused; None for the general "that was not asked"."""
        return None

    def decision(self, state: S, frame: Frame) -> Decision:
        """The question in data."""
        raise NotImplementedError(self.name)
