"""Information-set Monte Carlo tree search, for any game with an evaluation.

Each simulation plays in a world of its own: everything that the searching seat cannot know, the order of decks among
it, is dealt anew, so that draws in the search are distributed as the rules have it. It walks down the tree to a
situation nobody has been in, goes on from there for a short guided stretch, asks the evaluation, and notes for every
seat on the way what that seat may expect (max-n: everybody plays for themselves).

A node belongs to what its seat can tell (`GameState.fingerprint`): the searching seat's own nodes to all that it sees,
those of rivals to what can be told of their situation from outside. Where several seats decide at the same time each
one's node knows nothing of the others' answers, so it does not matter in which order the search asks them.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import Final

from arcanum.bots.greedy import End, resolve
from arcanum.bots.seat import SeatView
from arcanum.bots.tree import UNKNOWN, Node
from arcanum.core.evaluation import Evaluation
from arcanum.core.state import GameState

_FADING: Final = 0.002
"""How much less sure a result is with every decision that lies before it, but for the one that is asked for."""
_TELLING: Final = 10
"""A situation that was visited less often is no part of what the search expects."""
_CATCH_UP: Final = 0.75
"""Which part of the simulations that are left the second best action could get at most, for all we expect."""
_PATIENCE: Final = 200
"""After so many answers a position is judged although it is not quiet."""
_MOST_NODES: Final = 1_000_000
"""What one search remembers at most, some gigabytes; beyond that it goes on with what it has."""
_DEEPEST: Final = 400
"""No walk down the tree takes more decisions than this; only a circle in the rules of a pack could."""


class Settings:
    """How a search weighs things. The defaults were chosen by matches (see docs/bots.md)."""

    __slots__ = ("exploration", "rollout", "temperature", "trust")

    def __init__(
        self, exploration: float = 0.1, trust: float = 1.0, temperature: float = 0.05, rollout: int = 2
    ) -> None:
        self.exploration: float = exploration
        """How much the prior counts against results."""
        self.trust: float = trust
        """As how many tries the evaluation counts."""
        self.temperature: float = temperature
        """How far apart the evaluation's words are: the lower, the more attention for its favourites."""
        self.rollout: int = rollout
        """How many decisions, at least 1, a simulation plays on guided by the evaluation when it leaves the tree."""


class Search:
    """The search of one seat through one game; it remembers what it learned from one decision to the next."""

    __slots__ = (
        "cut",
        "ends",
        "evaluation",
        "expected",
        "nodes",
        "number",
        "results",
        "seat",
        "settings",
        "simulations",
        "walks",
    )

    def __init__(self, evaluation: Evaluation, seat: int, seats: int, settings: Settings) -> None:
        self.evaluation: Evaluation = evaluation
        self.ends: int = evaluation.ends()
        """How many ends of a run of small choices are compared before a position is judged."""
        self.seat: int = seat
        self.settings: Settings = settings
        self.nodes: dict[int, Node] = {}
        self.expected: list[float] = [0.0] * seats
        """What the seats may expect in the present situation, summed over the simulations of this decision."""
        self.walks: int = 0
        """How many these were."""
        self.results: list[tuple[int, float]] = []
        """The first action of each of them and what the seat got, for the error of estimates."""
        self.number: int = 0
        """How many decisions it was asked for."""
        self.simulations: int = 0
        """How many simulations it has made in all."""
        self.cut: bool = False
        """Whether time has cut the last decision short: it rests on fewer simulations than it should."""

    # --- a decision ---------------------------------------------------------------------------------------------------

    def begin(self, view: SeatView) -> Node:
        """Turn to a new decision: forget what has not been visited since the last but one, and find the root."""
        self.number += 1
        self.expected = [0.0] * len(self.expected)
        self.walks = 0
        self.results = []
        kept = self.number - 2
        if self.number > 1:
            self.nodes = {key: node for key, node in self.nodes.items() if node.seen >= kept}
        return self.root(view)

    def root(self, view: SeatView) -> Node:
        """The node of the decision that is asked for."""
        world = view.thought("root")
        key = world.fingerprint(self.seat, True)
        root = self.node(self.seat, key)
        self.nodes[key] = root  # However full the table is: without it nothing would be learned of this decision.
        self.judge(root, world, view.legal)
        return root

    def think(self, view: SeatView, seed: str, budget: int, seconds: float, to_the_end: bool) -> Node:
        """Spend a budget of simulations on a decision; `seconds` (0: no matter) may cut it short.

        What is still known of the situation from earlier decisions counts towards the budget; with `to_the_end` a
        quarter of it is made afresh all the same, so that there is something to tell. Without, it stops once the
        simulations that are left could hardly change which action was tried most: not all of them would go to the
        second best.
        """
        end = monotonic() + seconds if seconds else 0.0
        root = self.begin(view)
        least = (budget + 3) // 4 if to_the_end else 0
        made = 0
        self.cut = False
        while True:
            left = max(budget - root.visits, least - made)
            if made and (left <= 0 or made >= budget):
                break
            if left <= 0 and root.most_tried(view.legal) >= 0:
                break
            if not to_the_end and root.lead() > left * _CATCH_UP:
                break
            if made and seconds and monotonic() > end:
                self.cut = True
                break
            self.walk(self.supposed(view.thought(f"{seed} {made}"), made), -1)
            made += 1
        self.simulations += made
        return root

    def try_out(self, view: SeatView, seed: str, action: int, budget: int) -> None:
        """Make simulations that begin with this action until it was tried `budget` times: what an action is worth that
        the search itself hardly looked at."""
        root = self.root(view)
        slot = root.slot(action)
        made = 0
        while root.tried[slot] < budget:
            self.walk(self.supposed(view.thought(f"{seed} {action} {made}"), made), action)
            made += 1
        self.simulations += made

    def line(self, view: SeatView, length: int, first: int = -1) -> list[tuple[int, int]]:
        """What the search expects: the most tried answers one after another, seat and action, in one likely world, as
        far as they were tried often enough to mean something; from an action on, or (-1) from the most tried one."""
        found: list[tuple[int, int]] = []
        for _, seat, action in self.foresee(view.thought("line"), first):
            if len(found) == length:
                break
            found.append((seat, action))
        return found

    def foresee(self, world: GameState, first: int) -> Iterator[tuple[GameState, int, int]]:
        """Play a world on with the most tried answers, and tell each before it is given, with the seat; an answer
        without a choice is given without a word. `first`, unless it is -1, is the answer to begin with."""
        while not world.over:
            seat = self.next_seat(world)
            legal = world.legal_actions(seat)
            action = first if first >= 0 else legal[0]
            if len(legal) > 1 or first >= 0:
                action = first if first >= 0 else self.favoured(world, seat, legal)
                if action < 0:
                    return
                yield world, seat, action
            first = -1
            world.apply(seat, action)

    def favoured(self, world: GameState, seat: int, legal: list[int]) -> int:
        """The most tried answer to a situation that was visited often enough to mean something; -1: it was not."""
        node = self.nodes.get(world.fingerprint(seat, seat == self.seat))
        return node.most_tried(legal) if node is not None and node.visits >= _TELLING else -1

    def supposed(self, world: GameState, number: int) -> GameState:
        """The world of a simulation, with what is supposed of the others in it."""
        self.evaluation.suppose(world, self.seat, number)
        return world

    # --- a simulation -------------------------------------------------------------------------------------------------

    def walk(self, state: GameState, first: int) -> None:
        """Down the tree to a new situation and a little further; then note the result all the way. `first`, unless it
        is -1, is what the searching seat answers at the root."""
        path: list[Node] = []
        values: list[float] = []
        slots: list[int] = []
        settings = self.settings
        while not state.over and len(path) < _DEEPEST:
            seat = self.next_seat(state)
            legal = state.legal_actions(seat)
            if len(legal) == 1 and path:
                state.apply(seat, legal[0])
                continue
            node = self.node(seat, state.fingerprint(seat, seat == self.seat))
            if node.visits == 0 and path:
                node.visits = 1
                values = self.look_ahead(node, state, legal)
                break
            self.judge(node, state, legal)
            told = first >= 0 and not path
            slot = node.slots[first] if told else node.select(legal, settings.exploration, settings.trust)
            path.append(node)
            slots.append(slot)
            state.apply(seat, node.actions[slot])
        if not values:
            values = self.evaluation.values(state)
        # What is further away is less sure: so a win is taken rather than put off, and a loss put off. What nobody at
        # the table may expect stays nobody's, near or far.
        even = sum(values) / len(values)
        sure = max(0.0, 1.0 - _FADING * (len(path) - 1))
        values = [even + (value - even) * sure for value in values]
        for index in range(len(path)):
            node = path[index]
            node.note(slots[index], values[node.seat])
        for seat in range(len(values)):
            self.expected[seat] += values[seat]
        self.walks += 1
        if path:
            self.results.append((path[0].actions[slots[0]], values[self.seat]))

    def chances(self) -> list[float]:
        """What the seats may expect: together 1, or less where the game may be won by nobody at the table."""
        return [share / max(1, self.walks) for share in self.expected]

    def next_seat(self, state: GameState) -> int:
        """The seat to ask first where several owe a decision: the searching one, which does not wait for the others."""
        actors = state.actors()
        return self.seat if self.seat in actors else actors[0]

    def node(self, seat: int, key: int) -> Node:
        node = self.nodes.get(key)
        if node is None:
            node = Node(seat)
            if len(self.nodes) < _MOST_NODES:
                self.nodes[key] = node
        node.seen = self.number
        return node

    def judge(self, node: Node, state: GameState, legal: list[int]) -> Ahead | None:
        """Ask the evaluation about those legal actions that it was not asked about before, and return where the best
        of them leads; None if there was none."""
        best: Ahead | None = None
        for action in legal:
            slot = node.slot(action)
            if node.judged[slot] == UNKNOWN:
                end = self.after(state, node.seat, action)
                value = end.values()[node.seat]
                node.judge(slot, value, self.settings.temperature)
                if best is None or value > best.value:
                    best = Ahead(action, value, end)
        return best

    def look_ahead(self, node: Node, state: GameState, legal: list[int]) -> list[float]:
        """What each seat may expect in a new situation: the evaluation at the end of a short guided rollout, in
        which everybody takes what the evaluation likes best. What it says of the actions on the way stays in the tree,
        where it will be wanted next."""
        end = End(state, self.evaluation)
        for _ in range(self.settings.rollout):
            best = self.judge(node, state, legal)
            favourite = node.favourite(legal)
            # Mostly it was judged just now, in this very world.
            end = best.end if best is not None and best.action == favourite else self.after(state, node.seat, favourite)
            state = end.state
            if state.over:
                break
            seat = self.next_seat(state)
            legal = state.legal_actions(seat)
            node = self.node(seat, state.fingerprint(seat, seat == self.seat))
        return end.values()

    def after(self, state: GameState, seat: int, action: int) -> End:
        """The quiet position after an action. Small choices on the way are answered quickly, as far as the game says
        that this will do: thinking them through is the tree's business."""
        after = state.clone()
        after.apply(seat, action)
        if self.ends > 1:
            return resolve(after, self.evaluation, self.ends)
        settle(after, self.evaluation)
        return End(after, self.evaluation)


class Ahead:
    """The position that a judged action leads to, and what that is worth to the seat that takes it."""

    __slots__ = ("action", "end", "value")

    def __init__(self, action: int, value: float, end: End) -> None:
        self.action: int = action
        self.value: float = value
        self.end: End = end


def settle(state: GameState, evaluation: Evaluation) -> None:
    """Play on to the next quiet position with quick answers."""
    for _ in range(_PATIENCE):
        if state.over or evaluation.quiet(state):
            return
        seat = state.actors()[0]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[0] if len(legal) == 1 else evaluation.answer(state, seat, legal))
