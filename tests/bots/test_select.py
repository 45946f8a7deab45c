"""Which action a simulation tries next: exact scores, worked out by hand.

The score of a legal action is (worth + trust * judged) / (tried + trust)
+ exploration * weight / weights of all legal actions * sqrt(offered, this time included) / (1 + tried).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt

import pytest

from arcanum.bots import look
from arcanum.bots.magister import Magister
from arcanum.bots.search import Search, Settings
from arcanum.bots.tree import Node
from arcanum.core.chance import Chance, key_of
from tests.bots.boards import RES_ARCANA, turn_of_somebody


@dataclass(frozen=True)
class Entry:
    """What a node holds of one action."""

    tried: int = 0
    mean: float = 0.0
    offered: int = 0
    judged: float = 0.5
    weight: float = 1.0


def node_of(*entries: Entry, visits: int = 0) -> Node:
    """A node with the actions 10, 11, 12, …"""
    node = Node(0)
    for action, entry in enumerate(entries, 10):
        slot = node.slot(action)
        node.tried[slot] = entry.tried
        node.worth[slot] = entry.mean * entry.tried
        node.offered[slot] = entry.offered
        node.judged[slot] = entry.judged
        node.weight[slot] = entry.weight
    node.visits = visits or sum(entry.tried for entry in entries)
    return node


@dataclass(frozen=True)
class Case:
    """Entries, how they are weighed, and the slot that comes out."""

    entries: tuple[Entry, ...]
    chosen: int
    exploration: float = 0.0
    trust: float = 1.0
    legal: tuple[int, ...] = ()
    visits: int = 0


CASES = {
    # 0.5 + 1/2 * 10/10 = 1.0 against 0.55 + 1/2 * 5/10 = 0.8; with the visits of the node, 0.72 against 0.77.
    "offered often": Case((Entry(9, 0.5, 99), Entry(9, 5 / 9, 24)), 0, exploration=1.0),
    # The node was visited often, the second action seldom legal: 0.5 + 1/2 * 5/20 = 0.625 against 0.4 + 1/2 * 1/5
    # = 0.5. With visits for both, 0.5 + 1/2 * 10/20 = 0.75 against 0.4 + 1/2 * 10/5 = 1.4.
    "seldom legal": Case((Entry(19, 0.5, 24), Entry(4, 0.375, 0)), 0, exploration=1.0, visits=99),
    # (1.0 + 0.2) / 2 = 0.6 against (0.5 + 0.6) / 2 = 0.55.
    "trust of one try": Case((Entry(1, 1.0, judged=0.2), Entry(1, 0.5, judged=0.6)), 0),
    # (1.0 + 0.8) / 5 = 0.36 against (0.5 + 2.4) / 5 = 0.58.
    "trust of four tries": Case((Entry(1, 1.0, judged=0.2), Entry(1, 0.5, judged=0.6)), 1, trust=4.0),
    # (9.0 + 0.8) / 13 = 0.75 against (4.5 + 2.4) / 13 = 0.53.
    "trust fades": Case((Entry(9, 1.0, judged=0.2), Entry(9, 0.5, judged=0.6)), 0, trust=4.0),
    "nothing but the word": Case((Entry(judged=0.4), Entry(judged=0.6), Entry(judged=0.5)), 1),
    # 0.6 against 0.5, whatever the promise.
    "no exploration": Case((Entry(50, 0.6, 99, 0.6), Entry(1, 0.5, 99, 0.5, 9.0)), 0),
    # 0.6 + 0.04 * 1/10 * 10/51 = 0.6008 against 0.5 + 0.04 * 9/10 * 10/2 = 0.68.
    "little exploration": Case((Entry(50, 0.6, 99, 0.6), Entry(1, 0.5, 99, 0.5, 9.0)), 1, exploration=0.04),
    # 0.6 + 0.02 * 1/10 * 10/51 = 0.6004 against 0.5 + 0.02 * 9/10 * 10/2 = 0.59.
    "less exploration": Case((Entry(50, 0.6, 99, 0.6), Entry(1, 0.5, 99, 0.5, 9.0)), 0, exploration=0.02),
    # Of all that is legal the second has half of the weight: 0.6 + 1/2 * 2/8 = 0.725 against 0.5 + 1/2 * 2/2 = 1.0.
    # With the third, which is not, 1/10: 0.625 against 0.6.
    "weights of legal actions": Case(
        (Entry(7, 0.6, 3, 0.6), Entry(1, 0.5, 3), Entry(weight=8.0)), 1, exploration=1.0, legal=(10, 11)
    ),
    # 0.5 + 0.2 * 1/4 * 1/1 = 0.55 against 0.5 + 0.2 * 3/4 * 1/1 = 0.65.
    "weight": Case((Entry(), Entry(weight=3.0)), 1, exploration=0.2),
    # 0.5 + 1/2 * 1/1 = 1.0 against 0.6 + 1/2 * 1/2 = 0.85.
    "untried": Case((Entry(), Entry(1, 0.7)), 0, exploration=1.0),
    "the first of equals": Case((Entry(), Entry(), Entry()), 0, exploration=1.0),
    "only what is legal": Case((Entry(5, 1.0, judged=1.0), Entry(5, 0.1, judged=0.1)), 1, legal=(11,)),
}


def scores_of(node: Node, legal: list[int], exploration: float, trust: float) -> dict[int, float]:
    """The formula, written down once more."""
    whole = sum(node.weight[node.slots[action]] for action in legal)
    scores = {}
    for action in legal:
        at = node.slots[action]
        mean = (node.worth[at] + trust * node.judged[at]) / (node.tried[at] + trust)
        promise = node.weight[at] / whole * sqrt(node.offered[at] + 1) / (1 + node.tried[at])
        scores[at] = mean + exploration * promise
    return scores


class TestSelect:
    @pytest.mark.parametrize("name", CASES)
    def test_by_hand(self, name: str) -> None:
        case = CASES[name]
        node = node_of(*case.entries, visits=case.visits)
        assert node.select(list(case.legal) or node.actions, case.exploration, case.trust) == case.chosen

    def test_the_highest_score_is_chosen(self) -> None:
        """Whatever a node holds: the formula has the same opinion."""
        chance = Chance(key_of("nodes"))

        def share() -> float:
            return chance.below(1000) / 1000

        chosen = set()
        for number in range(400):
            actions = 2 + chance.below(5)
            entries = [Entry(chance.below(12), share(), chance.below(60), share(), share()) for _ in range(actions)]
            node = node_of(*entries, visits=chance.below(200))
            legal = [action for action in node.actions if chance.below(4)] or node.actions[:1]
            exploration, trust = (0.0, 0.1, 0.5, 2.0)[number % 4], (0.5, 1.0, 4.0)[number % 3]
            scores = scores_of(node, legal, exploration, trust)
            slot = node.select(legal, exploration, trust)
            assert scores[slot] == pytest.approx(max(scores.values()), abs=1e-12)
            chosen.add(slot)
        assert len(chosen) > 4

    def test_whatever_could_be_chosen_was_offered(self) -> None:
        """Each legal action, the chosen one or not; no other, and nothing else of the node changes."""
        node = node_of(Entry(2, 0.9, 5), Entry(1, 0.1, 7), Entry(3, 0.5, 2))
        before = (node.visits, node.tried[:], node.worth[:], node.judged[:], node.weight[:])
        node.select([10, 12], 0.1, 1.0)
        assert node.offered == [6, 7, 3]
        node.select([10, 11, 12], 0.1, 1.0)
        assert node.offered == [7, 8, 4]
        assert (node.visits, node.tried, node.worth, node.judged, node.weight) == before

    def test_an_action_that_becomes_legal_late_is_not_rushed_at(self) -> None:
        """It starts with the promise of a new action, not with that of one neglected for as long as its node is old."""
        node = node_of(Entry(), Entry())
        for _ in range(100):
            node.note(node.select([10], 0.5, 1.0), 0.8)
        assert node.offered == [100, 0]
        order = []
        for _ in range(12):
            slot = node.select([10, 11], 0.5, 1.0)
            order.append(slot)
            node.note(slot, 0.8 if slot == 0 else 0.2)
        # The old one has 0.80 + 1/4 * 10/101 = 0.82, the new one 0.5 + 1/4 * 1 and then 0.5 + 1/4 * sqrt(2) = 0.85;
        # once it was tried, 0.35 + 1/8 * sqrt(12) = 0.78 at the most.
        assert order == [0, 1, *[0] * 10]


class TestJudge:
    @pytest.mark.parametrize(
        ("value", "temperature", "weight"), [(0.3, 0.1, exp(3)), (0.3, 0.3, exp(1)), (0.6, 0.05, exp(12))]
    )
    def test_the_weight_is_the_exponential_at_a_temperature(
        self, value: float, temperature: float, weight: float
    ) -> None:
        node = Node(0)
        node.judge(node.slot(7), value, temperature)
        assert node.judged == [value]
        assert node.weight[0] == pytest.approx(weight)


class TestSettings:
    """The search weighs as it was told to."""

    @pytest.mark.parametrize("temperature", [0.05, 0.5])
    def test_temperature(self, temperature: float) -> None:
        state, seat, number = turn_of_somebody("settings", 20)
        search = Search(RES_ARCANA.evaluation(), seat, 2, Settings(temperature=temperature))
        root = search.begin(look(state, seat, number))
        assert len(set(root.judged)) > 1
        assert root.weight == [pytest.approx(exp(value / temperature)) for value in root.judged]

    def test_exploration_and_trust(self, monkeypatch: pytest.MonkeyPatch) -> None:
        told: set[tuple[float, float]] = set()
        select = Node.select

        def watched(self: Node, legal: list[int], exploration: float, trust: float) -> int:
            told.add((exploration, trust))
            return select(self, legal, exploration, trust)

        monkeypatch.setattr(Node, "select", watched)
        state, seat, number = turn_of_somebody("settings", 20)
        settings = Settings(exploration=0.37, trust=2.5)
        Magister("s", RES_ARCANA.evaluation(), 20, settings=settings).choose(look(state, seat, number))
        assert told == {(0.37, 2.5)}
