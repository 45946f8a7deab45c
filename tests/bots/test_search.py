"""The search: worlds with draws as the rules have them, one node per information set, budgets, reuse, max-n."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import pytest

from arcanum.bots import look, make
from arcanum.bots.magister import Magister
from arcanum.bots.search import Search, Settings
from arcanum.bots.seat import SeatView
from arcanum.bots.tree import Node
from arcanum.core.chance import Chance, key_of
from arcanum.core.evaluation import Evaluation
from arcanum.core.state import GameState
from arcanum.games.res_arcana.state import State
from tests.bots.boards import RES_ARCANA, turn_of_somebody
from tests.core.tiny_game import BID, Tiny, TinyGame

EVALUATION = RES_ARCANA.evaluation()
TINY = TinyGame()


class Watched(SeatView):
    """A view that remembers the worlds it gave out, as they were."""

    __slots__ = ("given",)

    def __init__(self, state: GameState, seat: int, number: int) -> None:
        super().__init__(state.world(seat, "look"), seat, number)
        self.given: list[State] = []

    def world(self, seed: str) -> GameState:
        world = super().world(seed)
        before = world.clone()
        assert isinstance(before, State)
        self.given.append(before)
        return world


def chi_square(counts: Counter[Any], expected: dict[Any, float]) -> float:
    """How far counts are from what is expected, in squared errors over what is expected."""
    total = sum(counts.values())
    assert set(counts) <= set(expected)
    return sum((counts[key] - share * total) ** 2 / (share * total) for key, share in expected.items())


def limit(cells: int) -> float:
    """A bound that chi-square exceeds once in some ten thousand times (Wilson and Hilferty, 3.7 standard errors)."""
    free = cells - 1
    return free * (1 - 2 / (9 * free) + 3.7 * math.sqrt(2 / (9 * free))) ** 3


class TestChance:
    """The distribution of draws in the search is that of the rules."""

    def worlds(self, budget: int) -> tuple[State, int, list[State]]:
        state, seat, number = turn_of_somebody("draws", 25)
        assert isinstance(state, State)
        view = Watched(state, seat, number)
        Magister("d", EVALUATION, budget).choose(view)
        return state, seat, view.given[2:]

    def test_the_next_card_of_the_own_deck_is_any_that_is_left(self) -> None:
        state, seat, worlds = self.worlds(1500)
        left = state.deck[seat]
        assert len(left) > 2
        unseen = [card for card in state.cat.artifacts if not state.known[card] >> seat & 1]
        cards = unseen if not any(state.known[card] >> seat & 1 for card in left) else left
        drawn = Counter(world.deck[seat][-1] for world in worlds)
        assert chi_square(drawn, dict.fromkeys(cards, 1 / len(cards))) < limit(len(cards))

    def test_any_card_that_was_not_seen_may_be_in_a_rivals_hand(self) -> None:
        state, seat, worlds = self.worlds(1500)
        rival = 1 - seat
        assert state.hand[rival]
        unseen = [card for card in state.cat.artifacts if not state.known[card] >> seat & 1]
        held = Counter(card for world in worlds for card in world.hand[rival] if card in unseen)
        assert chi_square(held, dict.fromkeys(unseen, 1 / len(unseen))) < limit(len(unseen))

    def test_a_reshuffle_in_the_search_is_as_random_as_the_rules_one(self) -> None:
        """All a player can do is pass; what they draw, in worlds and in copies of the truth with other chance."""
        position: dict[str, Any] = {
            "round": 3,
            "to_act": 0,
            "players": [
                {"deck": [], "hand": [], "discard": ["athanor", "prism", "crypt", "vault", "elvish_bow", "windup_man"]},
                {},
            ],
        }
        state = RES_ARCANA.position(2, {}, position)
        view = look(state, 0, 0)
        drawn: dict[str, Counter[int]] = {"search": Counter(), "rules": Counter()}
        for number in range(1200):
            world = view.world(f"draw {number}")
            truth = state.clone()
            truth.chance = Chance(key_of(f"another game {number}"))
            for name, game in (("search", world), ("rules", truth)):
                assert isinstance(game, State)
                while not game.hand[0]:
                    game.apply(0, game.legal_actions(0)[0])
                drawn[name][game.hand[0][0]] += 1
        fair = dict.fromkeys(drawn["rules"], 1 / 6)
        assert len(fair) == 6
        assert chi_square(drawn["rules"], fair) < limit(6)
        assert chi_square(drawn["search"], fair) < limit(6)

    def test_every_simulation_has_a_world_of_its_own(self) -> None:
        _, seat, worlds = self.worlds(100)
        assert len({world.chance.key for world in worlds}) == len(worlds)
        assert len({(tuple(world.deck[seat]), tuple(world.hand[1 - seat])) for world in worlds}) > len(worlds) * 0.9


class TestTree:
    def test_forced_answers_have_no_node(self) -> None:
        state, seat, number = turn_of_somebody("forced", 20)
        bot = Magister("f", EVALUATION, 150)
        bot.choose(look(state, seat, number))
        assert bot.search is not None
        grown = [node for node in bot.search.nodes.values() if node.visits]
        assert len(grown) > 20
        assert all(len(node.actions) != 1 for node in grown)

    def test_own_nodes_offer_the_same_answers_in_every_world(self) -> None:
        """A node of the searching seat stands for one information set: what is legal there never varies."""
        state, seat, number = turn_of_somebody("own", 20)
        bot = Magister("o", EVALUATION, 400)
        bot.choose(look(state, seat, number))
        assert bot.search is not None
        own = [node for node in bot.search.nodes.values() if node.seat == seat and node.visits > 5]
        rivals = [node for node in bot.search.nodes.values() if node.seat != seat and node.visits > 5]
        assert own
        assert rivals
        for node in own:
            assert len(set(node.offered)) == 1

    def test_what_a_rival_may_do_hangs_on_its_cards(self) -> None:
        """Some action of a rival is offered in some worlds only, and counted by them."""
        state, seat, number = turn_of_somebody("own", 20)
        bot = Magister("o", EVALUATION, 400)
        bot.choose(look(state, seat, number))
        assert bot.search is not None
        rivals = [node for node in bot.search.nodes.values() if node.seat != seat and node.visits > 5]
        assert any(len(set(node.offered)) > 1 for node in rivals)

    def test_an_action_that_is_seldom_legal_is_not_neglected(self) -> None:
        """Promise grows with how often an action could have been taken, not with how often its node was visited."""
        node = Node(0)
        for action in (1, 2):
            node.judge(node.slot(action), 0.5, 1.0)
        for _ in range(50):
            slot = node.select([1], 1.0, 1.0)
            node.note(slot, 0.5)
        assert (node.offered[node.slots[1]], node.offered[node.slots[2]]) == (50, 0)
        chosen: Counter[int] = Counter()
        for _ in range(80):
            slot = node.select([1, 2], 1.0, 1.0)
            chosen[node.actions[slot]] += 1
            node.note(slot, 0.5)
        assert chosen[1] > 0
        assert chosen[2] > 0

    def test_the_tree_is_kept_between_decisions(self) -> None:
        state, seat, number = turn_of_somebody("reuse", 20)
        bot = Magister("r", EVALUATION, 300)
        kept: list[int] = []
        played = state.clone()
        while len(kept) < 6 and not played.over:
            actor = played.actors()[0]
            legal = played.legal_actions(actor)
            if actor == seat and len(legal) > 1:
                view = look(played, seat, number)
                assert bot.search is None or bot.search.seat == seat
                known = 0
                if bot.search is not None:
                    node = bot.search.nodes.get(view.world("root").fingerprint(seat, True))
                    known = node.visits if node is not None else 0
                kept.append(known)
                played.apply(actor, bot.choose(view))
            else:
                played.apply(actor, legal[0])
            number += 1
        assert kept[0] == 0
        assert any(known > 10 for known in kept[1:]), kept


class TestBudget:
    @pytest.mark.parametrize("budget", [1, 7, 64])
    def test_no_more_simulations_than_allowed(self, budget: int) -> None:
        state, seat, number = turn_of_somebody("budget", 20)
        bot = Magister("b", EVALUATION, budget)
        assert bot.choose(look(state, seat, number)) in state.legal_actions(seat)
        assert bot.search is not None
        assert 1 <= bot.search.simulations <= budget

    def test_stopping_early_does_not_change_the_choice(self) -> None:
        stopped = 0
        for at in (12, 20, 33, 47):
            state, seat, number = turn_of_somebody("early", at)
            view = look(state, seat, number)
            bot = Magister("e", EVALUATION, 120)
            choice = bot.choose(view)
            search = Search(EVALUATION, seat, 2, Settings())
            root = search.begin(view)
            for made in range(120):
                search.walk(view.world(f"magister e, seat {seat}, action {number} {made}"), -1)
            assert root.most_tried(view.legal) == choice
            assert bot.search is not None
            stopped += bot.search.simulations < 120
        assert stopped

    @pytest.mark.parametrize("spec", ["magister:1", "magister:2", "magister:0.001s"])
    def test_a_whole_game_with_hardly_any_budget(self, spec: str) -> None:
        state = RES_ARCANA.new(2, "hurry", {"round_limit": 3})
        bots = [make(spec, RES_ARCANA, str(seat)) for seat in range(2)]
        number = 0
        while not state.over:
            seat = state.actors()[0]
            state.apply(seat, bots[seat].choose(look(state, seat, number)))
            number += 1

    def test_seconds_end_a_decision(self) -> None:
        state, seat, number = turn_of_somebody("time", 20)
        bot = make("magister:0.2s", RES_ARCANA, "t")
        assert bot.choose(look(state, seat, number)) in state.legal_actions(seat)

    def test_the_same_seed_gives_the_same_choices(self) -> None:
        state, seat, number = turn_of_somebody("same", 20)
        view = look(state, seat, number)
        one, two, other = (Magister(seed, EVALUATION, 60) for seed in ("x", "x", "y"))
        assert one.analyse(view) == two.analyse(view)
        assert other.analyse(view).options != one.analyse(view).options


class Fixed(Evaluation):
    """Likes what it is told to: by seat, the winner is whoever holds the most chips."""

    def values(self, state: GameState) -> list[float]:
        if state.over:
            return list(state.returns())
        assert isinstance(state, Tiny)
        worth = [1.0 + 3 * state.points(seat) for seat in range(state.seats)]
        return [each / sum(worth) for each in worth]


class TestAnyGame:
    """The search knows no game: it plays the tests' own, in which all bid at the same time."""

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_whole_games(self, seats: int) -> None:
        state = TINY.new(seats, "bids")
        bots = [Magister(f"{seat}", Fixed(), 25) for seat in range(seats)]
        number = 0
        while not state.over:
            seat = state.actors()[0]
            state.apply(seat, bots[seat].choose(look(state, seat, number)))
            number += 1
        assert sum(state.returns()) == pytest.approx(1)

    def test_a_secret_bid_does_not_depend_on_the_bids_of_others(self) -> None:
        """Where all decide at the same time, what a rival has answered already does not matter."""
        state = TINY.new(3, "secret")
        while len(state.actors()) < 3:
            state.apply(state.actors()[0], state.legal_actions(state.actors()[0])[0])
        choices = set()
        for bid in [action for action in state.legal_actions(2) if action >= BID]:
            answered = state.clone()
            answered.apply(2, bid)
            choices.add(Magister("s", Fixed(), 60).choose(look(answered, 0, 5)))
        assert len(choices) == 1

    def test_everybody_plays_for_themselves(self) -> None:
        """Max-n: in the tree each node gathers what its own seat got."""
        state = TINY.new(3, "maxn")
        seat = state.actors()[0]
        bot = Magister("n", Fixed(), 300)
        bot.choose(look(state, seat, 0))
        assert bot.search is not None
        seats = {node.seat for node in bot.search.nodes.values() if node.visits > 3}
        assert seats == {0, 1, 2}
        analysis = Magister("n", Fixed(), 300).analyse(look(state, seat, 0))
        assert sum(analysis.wins) == pytest.approx(1)

    def test_without_an_evaluation_it_still_plays(self) -> None:
        state = TINY.new(2, "blind")
        seat = state.actors()[0]
        assert make("magister:20", TINY, "x").choose(look(state, seat, 0)) in state.legal_actions(seat)


class TestStrength:
    def test_a_win_at_hand_is_taken(self) -> None:
        """4 Gold, a monument worth the last points, and everybody else has passed: claim it and win."""
        position: dict[str, Any] = {
            "round": 4,
            "to_act": 0,
            "center": {"monuments": ["obelisk"]},
            "players": [
                {"pool": {"gold": 4}, "in_play": [{"id": "catacombs_of_the_dead", "on": {"death": 8}}]},
                {"passed": True, "pool": {"gold": 1}},
            ],
        }
        state = RES_ARCANA.position(2, {}, position)
        bot = Magister("w", EVALUATION, 200)
        while not state.over and state.actors() == (0,):
            state.apply(0, bot.choose(look(state, 0, 0)))
        assert state.returns() == (1.0, 0.0)

    def test_the_line_can_be_played(self) -> None:
        state, seat, number = turn_of_somebody("line", 20)
        view = look(state, seat, number)
        analysis = Magister("l", EVALUATION, 300).analyse(view, length=5)
        assert analysis.line
        assert analysis.line[0] == (seat, analysis.options[0].action)
        world = view.world("line")
        for actor, action in analysis.line:
            while len(world.legal_actions(world.actors()[0])) == 1:
                world.apply(world.actors()[0], world.legal_actions(world.actors()[0])[0])
            assert action in world.legal_actions(actor)
            world.apply(actor, action)

    def test_a_secret_answer_that_is_forced_can_be_analysed(self) -> None:
        """Where only one answer is legal but asked for all the same, the analysis tells the chances and ends."""
        state, seat, number = turn_of_somebody("forced", 20)

        class OneOnly(SeatView):
            def __init__(self) -> None:
                super().__init__(state.world(seat, "look"), seat, number)
                self.legal = self.legal[:1]

            def world(self, seed: str) -> GameState:
                world = super().world(seed)
                world._options = world._options[:1]
                return world

        bot = Magister("f", EVALUATION, 20)
        analysis = bot.analyse(OneOnly())
        assert [advice.share for advice in analysis.options] == [1.0]
        assert bot.try_out(OneOnly(), analysis.options[0].action, 30).visits >= 30

    def test_trying_an_action_out_makes_it_certain(self) -> None:
        state, seat, number = turn_of_somebody("try", 20)
        view = look(state, seat, number)
        bot = Magister("t", EVALUATION, 100)
        worst = bot.analyse(view).options[-1]
        tried = bot.try_out(view, worst.action, 50)
        assert tried.visits >= 50 > worst.visits
        assert 0 <= tried.win <= 1
