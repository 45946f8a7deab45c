"""GameState: what every game's state is and can do, and the loop that drives its flow.

A concrete state is a slotted class of small values and ids. It supplies `clone`, `save`, `view`, `world`, `returns` and
the event names; actors, legality, answers, forced moves and parallel branches are handled here once for all games.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec

from arcanum.core.actions import ActionSpace
from arcanum.core.chance import Chance, key_of
from arcanum.core.events import Event, RawEvent, sees
from arcanum.core.flow import PARALLEL, SEAT, STEP, Ask, Decision, Frame, Step
from arcanum.core.reasons import IllegalAction, Reason
from arcanum.core.views import View

Data = dict[str, Any]
"""Plain data: what JSON can hold."""


_NOBODY: Final = -1
_NO_ACTION: Final = -1
_FORCED_LIMIT: Final = 10_000
_STEP_LIMIT: Final = 100_000
"""More steps than that without a question: only a circle in the rules of a pack takes so many."""


class EndlessGame(Exception):
    """A position from which the game goes on for ever without a decision. No dealt game comes here, but a position that
    somebody lays out may."""


def _asks_among(steps: list[Step[Any]]) -> list[Ask[Any] | None]:
    return [step if isinstance(step, Ask) else None for step in steps]


class GameState:
    """The whole truth about a game. Bots and clients get a `view` or a `world` of it, never the state itself."""

    __slots__ = (
        "_asked",
        "_asks",
        "_branch_options",
        "_options",
        "branches",
        "chance",
        "decisions",
        "heard",
        "log",
        "logged",
        "own_showings",
        "revelations",
        "seats",
        "space",
        "stack",
        "steps",
        "trunk",
    )

    def __init__(
        self,
        seats: int,
        space: ActionSpace,
        steps: list[Step[Any]],
        chance: Chance,
        source: GameState | None = None,
    ) -> None:
        """A state without a flow, or (with `source`) with a copy of another state's flow."""
        self.seats: int = seats
        self.space: ActionSpace = space
        self.steps: list[Step[Any]] = steps
        self.chance: Chance = chance
        self.log: list[RawEvent] = []
        self.own_showings: list[int] = []
        """Of the revelations those by which a seat showed what it knew itself, by seat. What counts is how many come
        to it: a copy starts with none."""
        if source is None:  # both ways in one place: mypyc then knows that no attribute is ever missing
            trunk: list[Frame] = []
            self.branches: list[list[Frame]] = []
            """One stack per seat while the seats decide at the same time; otherwise empty."""
            self.decisions: int = 0
            """How many decisions were answered, one seat at a time. Forced answers do not count, so that what the
            engine takes by itself may change without a trace; nor do those that seats give at the same time, which are
            secret."""
            self.revelations: int = 0
            """Counts the moments in which something hidden became known to anybody. Bounds undo."""
            self.logged: int = 0
            """How many events happened before those in `log`: a clone starts with an empty log."""
            self.heard: bool = True
            """Whether anybody wants to know what happens. Where nobody does, as in games that are played by the
            thousand and in the thoughts of bots, nothing is told: `log` stays as it is."""
            self._asks: list[Ask[Any] | None] = _asks_among(steps)
            """The steps that ask, by number; None for those that act by themselves."""
            self._asked: int = _NOBODY
            """The one seat that owes a decision."""
            self._options: list[int] = []
            """Its legal answers, computed once per decision and never changed in place; none while nobody or several
            seats are asked."""
            self._branch_options: list[list[int]] = []
            """The legal answers of every seat while the seats decide at the same time."""
        else:
            trunk = source.trunk.copy()
            if source.branches:
                self.branches = [branch.copy() for branch in source.branches]
                self._branch_options = source._branch_options.copy()
            else:
                self.branches = []
                self._branch_options = []
            self.decisions = source.decisions
            self.revelations = source.revelations
            self.logged = source.logged + len(source.log)
            self.heard = source.heard
            self._asks = source._asks
            self._asked = source._asked
            self._options = source._options
        self.trunk: list[Frame] = trunk
        """The stack of pending frames. Steps change it in place: whoever goes through the flow holds on to the list."""
        self.stack: list[Frame] = trunk
        """The stack that is being worked on: the trunk or a branch. Only meaningful inside a step."""

    # --- what is asked ------------------------------------------------------------------------------------------------

    def actors(self) -> tuple[int, ...]:
        """The seats that owe a decision now; empty when the game is over."""
        if not self.branches:
            return (self._asked,) if self.trunk else ()
        owing: list[int] = []
        for seat, branch in enumerate(self.branches):
            if branch:
                owing.append(seat)
        return tuple(owing)

    @property
    def over(self) -> bool:
        return not self.trunk

    def _owes(self, seat: int) -> Frame | None:
        """The frame that asks this seat, if one does."""
        if self.branches:
            branch = self.branches[seat]
            return branch[-1] if branch else None
        return self.trunk[-1] if self.trunk and self._asked == seat else None

    def _legal(self, seat: int) -> list[int]:
        if self.branches:
            return self._branch_options[seat] if 0 <= seat < self.seats else []
        return self._options if seat == self._asked else []

    def legal_actions(self, seat: int) -> list[int]:
        """The ids of the actions that the seat may take, ascending; empty when it owes nothing."""
        # Asked before every decision: the common case without a further call.
        return self._options.copy() if seat == self._asked else self._legal(seat).copy()

    def decision(self, seat: int) -> Decision:
        """What the seat is asked."""
        frame = self._owes(seat) if 0 <= seat < self.seats else None
        if frame is None:
            raise ValueError(f"seat {seat} is not asked anything")
        return self._ask(frame).decision(self, frame)

    def _ask(self, frame: Frame) -> Ask[Any]:
        ask = self._asks[frame[STEP]]
        assert ask is not None
        return ask

    def why_not(self, seat: int, action: int) -> Reason | None:
        """Why an action is refused; None exactly when it is legal."""
        self.space.words(action)
        if not 0 <= seat < self.seats:
            return Reason("no-such-seat", {"seat": seat, "seats": self.seats})
        if not self.trunk:
            return Reason("game-over")
        frame = self._owes(seat)
        if frame is None:
            return self.not_asked(seat)
        if action in self._legal(seat):
            return None
        reason = self._ask(frame).refusal(self, frame, action)
        return reason if reason is not None else Reason("not-asked-now")

    def not_asked(self, seat: int) -> Reason:
        """Why a seat that owes no decision may not act."""
        return Reason("not-your-decision", {"seat": self.actors()[0]})

    # --- what is done -------------------------------------------------------------------------------------------------

    def deal(self, seed: str) -> None:
        """Set a blank game up, as the seed has it, and run on to the first decision. Raises ValueError if it was dealt
        before."""
        if self._asked != _NOBODY or self.branches or not self.trunk:
            raise ValueError("only a blank game can be dealt, and this one has begun: deal a copy of a blank one")
        self.chance = Chance(key_of(seed))
        self.advance()

    def apply(self, seat: int, action: int) -> None:
        """Take an action. Raises IllegalAction with the reason and leaves the state as it was if it is not legal."""
        if action not in (self._options if seat == self._asked else self._legal(seat)):
            reason = self.why_not(seat, action)
            assert reason is not None
            raise IllegalAction(self.space.words(action), reason)
        self.perform(seat, action)

    def advance(self) -> None:
        """Run on to the next real decision or to the end, after the table was laid out."""
        if not self.branches or self._join():
            self.perform(_NOBODY, _NO_ACTION)

    def perform(self, seat: int, action: int) -> None:
        """Take an action that is known to be legal, if there is one, and run on to the next real decision or to the
        end: steps run, forced answers are taken."""
        trunk = self.trunk
        asks = self._asks
        if self.branches:
            self.answer_in_branch(seat, action)
            if not self._join():
                return
            self.stack = trunk
        else:
            self.stack = trunk
            if action != _NO_ACTION:
                self.decisions += 1
                frame = trunk[-1]
                ask = asks[frame[STEP]]
                assert ask is not None
                ask.answer(self, frame, action)
        steps = self.steps
        forced = 0
        taken = 0
        while trunk:
            frame = trunk[-1]
            number = frame[STEP]
            ask = asks[number]
            if ask is not None:
                legal = ask.legal(self, frame)
                if len(legal) != 1 or ask.hides(self, frame):
                    assert legal, f"{ask.name} leaves seat {frame[SEAT]} without an answer"
                    self._asked = frame[SEAT]
                    self._options = legal
                    return
                forced += 1
                if forced > _FORCED_LIMIT:
                    raise EndlessGame(f"after {_FORCED_LIMIT} forced answers nobody has anything to decide")
                ask.answer(self, frame, legal[0])
            elif number != PARALLEL:
                taken += 1
                if taken > _STEP_LIMIT:
                    raise EndlessGame(f"after {_STEP_LIMIT} steps nobody has been asked anything")
                steps[number].run(self, frame)
            else:
                self._fork(frame)
                if not self._join():
                    return
                self.stack = trunk
        self._asked = _NOBODY
        self._options = []

    def answer_in_branch(self, seat: int, action: int) -> None:
        """Take a legal action in a parallel branch, without going on when all branches are done."""
        branch = self.branches[seat]
        frame = branch[-1]
        self.stack = branch
        ask = self._asks[frame[STEP]]
        assert ask is not None
        ask.answer(self, frame, action)
        self._run_branch(seat)

    def restart_branch(self, seat: int, frame: Frame) -> None:
        """Let a seat start its parallel branch again, with this frame."""
        self.branches[seat] = [frame]
        self._run_branch(seat)

    def _join(self) -> bool:
        """Whether all branches are done; then the trunk goes on."""
        for branch in self.branches:
            if branch:
                return False
        self.branches = []
        self.trunk.pop()
        return True

    def _fork(self, frame: Frame) -> None:
        """Start the branches of a parallel frame: `(PARALLEL, -1, step, ...)` starts that step for every seat."""
        self._asked = _NOBODY
        self._options = []
        _, _, start, *rest = frame
        branches: list[list[Frame]] = []
        options: list[list[int]] = []
        for seat in range(self.seats):
            branches.append([(start, seat, *rest)] if rest else [(start, seat)])
            options.append([])
        self.branches = branches
        self._branch_options = options
        for seat in range(self.seats):
            self._run_branch(seat)

    def _run_branch(self, seat: int) -> None:
        """Run one seat's branch to its next real decision or to its end."""
        branch = self.branches[seat]
        self.stack = branch
        self._branch_options[seat] = []
        while branch:
            frame = branch[-1]
            ask = self._asks[frame[STEP]]
            if ask is None:
                self.steps[frame[STEP]].run(self, frame)
                continue
            legal = ask.legal(self, frame)
            if len(legal) != 1 or ask.hides(self, frame):
                assert legal, f"{ask.name} leaves seat {seat} without an answer"
                self._branch_options[seat] = legal
                return
            ask.answer(self, frame, legal[0])

    def show_own(self, seat: int) -> None:
        """A revelation of something that the seat itself knew, such as a card of its hand: to it this is no news."""
        self.revelations += 1
        self.own_showings.append(seat)

    # --- copies -------------------------------------------------------------------------------------------------------

    def clone(self) -> GameState:
        """An independent copy. Its event log starts empty."""
        raise NotImplementedError

    def unshare(self) -> None:
        """Copy whatever copies of a state share because it is replaced rather than changed. Whoever gets a world may
        write to all that they find in it: nothing of the truth may be among that."""
        self._asks = self._asks[:]
        self._options = self._options[:]
        self._branch_options = [options[:] for options in self._branch_options]

    def flow_data(self) -> Data:
        """What this class holds, as plain data; frames carry their step's name, so a save survives renumbering."""
        return {
            "trunk": [self._frame_data(frame) for frame in self.trunk],
            "branches": [[self._frame_data(frame) for frame in branch] for branch in self.branches],
            "decisions": self.decisions,
            "revelations": self.revelations,
            "chance": [self.chance.key.hex(), self.chance.used],
        }

    def fields_data(self) -> Data:
        """What the game's own class holds, as plain data: the fields that its table says are saved."""
        raise NotImplementedError

    def _frame_data(self, frame: Frame) -> list[Any]:
        step, *numbers = frame
        name = self.steps[step].name
        if step == PARALLEL:
            seat, start, *rest = numbers
            return [name, seat, self.steps[start].name, *rest]
        return [name, *numbers]

    def load_flow(self, data: Data) -> None:
        """The reverse of `flow_data`; recomputes what is legal."""
        numbers = {step.name: number for number, step in enumerate(self.steps)}

        def frame_of(saved: list[Any]) -> Frame:
            for name in saved:
                if isinstance(name, str) and name not in numbers:
                    raise ValueError(f"unknown step {name!r}")
            return tuple([numbers[value] if isinstance(value, str) else int(value) for value in saved])

        self.trunk = [frame_of(saved) for saved in data["trunk"]]
        self.branches = [[frame_of(saved) for saved in branch] for branch in data["branches"]]
        self.decisions = int(data["decisions"])
        self.revelations = int(data["revelations"])
        key, used = data["chance"]
        self.chance = Chance(bytes.fromhex(key), int(used))
        self.refresh()

    def refresh(self) -> None:
        """Recompute who is asked and what is legal, after the state was put together from outside. It gets lists of its
        own: those that steps give may be shared by all games, and whoever gets a world may write to what is in it."""
        self._asked = _NOBODY
        self._options = []
        self._branch_options = [[] for _ in range(self.seats)]
        if self.branches:
            for seat in range(self.seats):
                if self.branches[seat]:
                    self.stack = self.branches[seat]
                    self._branch_options[seat] = self._ask(self.stack[-1]).legal(self, self.stack[-1]).copy()
        elif self.trunk:
            self.stack = self.trunk
            self._asked = self.trunk[-1][SEAT]
            self._options = self._ask(self.trunk[-1]).legal(self, self.trunk[-1]).copy()

    def save(self) -> Data:
        """The whole state as plain data, in the middle of anything."""
        raise NotImplementedError

    def restore(self, data: Data) -> None:
        """The reverse of `save`, on a state made with the same seats, options and packs."""
        raise NotImplementedError

    def state_hash(self) -> str:
        """A fingerprint of the whole state: equal states have equal ones in every build and on every machine."""
        return blake2b(msgspec.json.encode(self.save(), order="sorted"), digest_size=8).hexdigest()

    # --- for whose eyes -----------------------------------------------------------------------------------------------

    def returns(self) -> tuple[float, ...]:
        """The result: 1 shared among the winners, 0 for the others; all 0 while the game goes on."""
        raise NotImplementedError

    def seen(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may know, as the game's own struct of it."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Data:
        """The same as plain data."""
        data: Data = msgspec.to_builtins(self.seen(seat))
        return data

    def untold(self) -> tuple[str, ...]:
        """The paths of a view that nobody needs to be told of before an action changes them, because they follow from
        others; a `*` stands for any one step (`core/differences.py`)."""
        return ()

    def world(self, seat: int, seed: str) -> GameState:
        """A clone in which everything that the seat cannot know is dealt anew."""
        raise NotImplementedError

    def deal_anew(self, seed: str) -> None:
        """Deal anew, for good, all that no seat can know, and all chance to come, so that nobody at the table can tell.
        What any seat knows stays: each keeps its own knowledge."""
        raise NotImplementedError

    def fingerprint(self, seat: int, secrets: bool) -> int:
        """A number for what a seat that owes a decision sees; equal where the seat cannot tell two positions apart.

        Without `secrets` what only this seat sees is left out, but for its own answers: then it is what the others can
        tell of the seat's situation. Search keeps its statistics under these numbers. They are the same on every
        machine. This one is right for every game; a game may replace it with a faster one.
        """
        seen = self.view(seat if secrets else None)
        text = msgspec.json.encode([seat, self._owes(seat), seen], order="sorted")
        return int.from_bytes(blake2b(text, digest_size=8).digest(), "big", signed=True)

    def sources(self) -> list[Any]:
        """What observations are made of: references in the order of their numbers (`core/tensors.py`), nothing is
        copied."""
        raise NotImplementedError

    def event(self, raw: RawEvent) -> Event:
        """An event of the log with names instead of numbers."""
        raise NotImplementedError

    def events(self, since: int = 0, seat: int | None = None, everything: bool = False) -> list[Event]:
        """What happened from event number `since` on, as the seat (None: a spectator) may know it."""
        first = max(0, since - self.logged)
        return [self.event(raw) for raw in self.log[first:] if everything or sees(raw[1], self.seats, seat)]

    @property
    def event_count(self) -> int:
        """The number of the next event: pass it to `events` later to get what came since."""
        return self.logged + len(self.log)
