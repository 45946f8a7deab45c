"""The tree of a search: one node for each situation that a seat can tell from others, found by its fingerprint.

Nodes stand in one table rather than below each other. So two orders of play that lead to the same situation share what
was learned about it, and what a search has learned is still there at the next decision.
"""

from __future__ import annotations

from math import exp, sqrt

UNKNOWN = -1.0
"""The worth of an action that was not judged yet."""


class Node:
    """What was learned about the actions of one seat in one situation.

    Which actions are legal may hang on cards that the searching seat does not see, so they are added as they are met;
    `offered` counts how often each could have been taken, and an action that is seldom legal is not thought of as
    neglected.
    """

    __slots__ = ("actions", "judged", "offered", "seat", "seen", "slots", "tried", "visits", "weight", "worth")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.visits: int = 0
        self.seen: int = 0
        """The number of the last search that came here."""
        self.slots: dict[int, int] = {}
        """The index of each action in the lists."""
        self.actions: list[int] = []
        self.tried: list[int] = []
        self.offered: list[int] = []
        self.worth: list[float] = []
        """The sum of what the seat got after each action."""
        self.judged: list[float] = []
        """What the evaluation says of each action; UNKNOWN before it was asked."""
        self.weight: list[float] = []
        """The exponential of that: how much of the first attention an action gets."""

    def slot(self, action: int) -> int:
        """The index of an action; it is added if it was never met."""
        at = self.slots.get(action, -1)
        if at < 0:
            at = len(self.actions)
            self.slots[action] = at
            self.actions.append(action)
            self.tried.append(0)
            self.offered.append(0)
            self.worth.append(0.0)
            self.judged.append(UNKNOWN)
            self.weight.append(0.0)
        return at

    def judge(self, slot: int, value: float, temperature: float) -> None:
        self.judged[slot] = value
        self.weight[slot] = exp(value / temperature)

    def select(self, legal: list[int], exploration: float, trust: float) -> int:
        """The slot to try next among the legal actions: a good result so far, or a high prior and few tries.

        The prior is the evaluation (progressive bias); it counts as `trust` tries and fades as tries come in.
        """
        total = 0.0
        for action in legal:
            total += self.weight[self.slots[action]]
        best = -1
        best_score = -1.0
        for action in legal:
            slot = self.slots[action]
            tried = self.tried[slot]
            offered = self.offered[slot] + 1
            self.offered[slot] = offered
            mean = (self.worth[slot] + trust * self.judged[slot]) / (tried + trust)
            score = mean + exploration * self.weight[slot] / total * sqrt(offered) / (1 + tried)
            if score > best_score:
                best = slot
                best_score = score
        return best

    def favourite(self, legal: list[int]) -> int:
        """The legal action of which the evaluation says most; all of them have been judged."""
        best = legal[0]
        for action in legal:
            if self.judged[self.slots[action]] > self.judged[self.slots[best]]:
                best = action
        return best

    def note(self, slot: int, value: float) -> None:
        """A simulation that took this action gave its seat this."""
        self.visits += 1
        self.tried[slot] += 1
        self.worth[slot] += value

    def most_tried(self, legal: list[int]) -> int:
        """The legal action that was tried most; the better one of two that were tried alike. -1: none was tried."""
        best = -1
        best_key = (0, 0.0)
        for action in legal:
            slot = self.slots.get(action, -1)
            if slot >= 0 and self.tried[slot]:
                key = (self.tried[slot], self.worth[slot])
                if key > best_key:
                    best = action
                    best_key = key
        return best

    def lead(self) -> int:
        """By how many tries the most tried action is ahead of the next."""
        first = 0
        second = 0
        for tried in self.tried:
            if tried > first:
                second = first
                first = tried
            elif tried > second:
                second = tried
        return first - second
