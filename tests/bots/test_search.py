"""The search: one node per information set, what is kept and what is forgotten, budgets, seeds, any game.

What it draws is tested in `test_chance`, what it tries next in `test_select`, what it backs up in `test_maxn`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from arcanum.bots import look, make
from arcanum.bots.magister import Magister
from arcanum.bots.search import Search, Settings
from arcanum.bots.seat import SeatView
from arcanum.core.evaluation import Evaluation
from arcanum.core.state import GameState
from arcanum.games import find
from tests.bots.boards import RES_ARCANA, turn_of_somebody
from tests.bots.toys import Board, Draw, Fork, Guess, maze, view_of
from tests.core.tiny_game import BID, Tiny, TinyGame

EVALUATION = RES_ARCANA.evaluation()
TINY = TinyGame()

HALF = (0.5, 0.5)
EVEN: Board = {**{place: Fork(0, ("end", "end")) for place in ("start", "other", "another")}, "end": HALF}
"""Places where it makes no difference what is done."""
LUCK: Board = {"start": Fork(0, ("draw", "draw", "draw")), "draw": Draw(("end", "won")), "end": HALF, "won": (1.0, 0.0)}
LONG: Board = {
    **{str(step): Fork(step % 2, (str(step + 1), str(step + 1))) for step in range(12)},
    **{place: Fork(0, ("12", "12")) for place in "xyz"},
    "start": Fork(0, ("1", "1")),
    "12": HALF,
}
"""A long way on which the seats take turns, and three places that have nothing to do with it."""


class Counting(Evaluation):
    """Says what another one says, and counts how often it is asked for each position by the hash of what is in it."""

    def __init__(self, inner: Evaluation) -> None:
        self.inner = inner
        self.judged: Counter[int] = Counter()
        self.world = 0

    def values(self, state: GameState) -> list[float]:
        self.judged[hash((self.world, state.state_hash()))] += 1
        return self.inner.values(state)

    def suppose(self, world: GameState, seat: int, number: int) -> None:
        self.world += 1
        self.inner.suppose(world, seat, number)

    def ends(self) -> int:
        return self.inner.ends()

    def quiet(self, state: GameState) -> bool:
        return self.inner.quiet(state)

    def answer(self, state: GameState, seat: int, legal: list[int]) -> int:
        return self.inner.answer(state, seat, legal)


class TestJudging:
    @pytest.mark.parametrize("game_id", ["res_arcana", "black_rose"])
    def test_the_end_of_a_simulation_was_judged_when_it_was_chosen(self, game_id: str) -> None:
        """In one world the evaluation is asked once about where a favourite leads, not again to go there and again at
        the end. Different answers that lead to the same position are still judged one by one."""
        game = find(game_id)
        counting = Counting(game.evaluation())
        state = game.new(2, "judging")
        for seat in state.actors():
            view = look(state, seat, 0)
            search = Search(counting, seat, 2, Settings())
            for number in range(30):
                search.walk(search.supposed(view.thought(f"judging {number}"), number), -1)
        asked = counting.judged.total()
        assert asked > 200
        assert len(counting.judged) > 0.95 * asked


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


class TestMemory:
    """What a search keeps from one decision to the next, and what it forgets."""

    def grown(self) -> tuple[Search, set[int]]:
        """A search that has thought about `start`, and what it remembers of that."""
        search = Search(Guess(), 0, 2, Settings())
        search.think(view_of(LONG, "start"), "m", 60, 0.0, True)
        assert len(search.nodes) > 10
        return search, set(search.nodes)

    def key(self, place: str) -> int:
        state = maze(LONG, place)
        return state.fingerprint(state.actors()[0], state.actors()[0] == 0)

    def test_what_was_not_seen_for_two_decisions_is_forgotten(self) -> None:
        search, grown = self.grown()
        for place in ("x", "y"):
            search.begin(view_of(LONG, place))
            assert grown <= set(search.nodes)
        search.begin(view_of(LONG, "z"))
        assert set(search.nodes) == {self.key(place) for place in "xyz"}

    def test_a_full_table_does_not_keep_it_from_learning(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("arcanum.bots.search._MOST_NODES", 8)
        search = Search(Guess(), 0, 2, Settings())
        search.think(view_of(LONG, "start"), "m", 60, 0.0, True)
        assert len(search.nodes) == 8
        assert search.think(view_of(LONG, "x"), "m", 60, 0.0, True).visits == 60

    def test_what_was_seen_meanwhile_is_kept(self) -> None:
        """With all that it had learned."""
        search, grown = self.grown()
        seen = search.nodes[self.key("2")]
        visits = seen.visits
        assert visits > 10
        search.begin(view_of(LONG, "x"))
        assert search.begin(view_of(LONG, "2")) is seen
        search.begin(view_of(LONG, "y"))
        assert grown & set(search.nodes) == {self.key("2")}
        search.begin(view_of(LONG, "z"))
        assert search.nodes[self.key("2")] is seen
        assert seen.visits == visits

    def test_a_walk_sees_what_it_passes(self) -> None:
        """What lies ahead is not forgotten, however many decisions go by on the way."""
        search = Search(Guess(), 0, 2, Settings())
        ahead = []
        for place in ("start", "2", "4", "6"):
            root = search.think(view_of(LONG, place), "m", 60, 0.0, True)
            assert root is search.nodes[self.key(place)]
            ahead.append(search.nodes[self.key("8")].visits)
        assert ahead == sorted(ahead)
        assert ahead[0] < ahead[-1]
        assert self.key("start") not in search.nodes

    @pytest.mark.parametrize("budget", [40, 100])
    def test_what_is_known_counts_towards_the_budget(self, budget: int) -> None:
        """Of what is to be told a quarter is made afresh in any case."""
        search, _ = self.grown()
        known = search.nodes[self.key("2")].visits
        made = search.simulations
        root = search.think(view_of(LONG, "2"), "n", budget, 0.0, True)
        assert search.simulations - made == max(budget - known, budget // 4)
        assert root.visits == known + search.simulations - made

    def test_what_is_known_well_enough_is_not_thought_over(self) -> None:
        search, _ = self.grown()
        made = search.simulations
        search.think(view_of(LONG, "2"), "n", 20, 0.0, False)
        assert search.simulations == made
        search.think(view_of(LONG, "x"), "n", 20, 0.0, False)
        assert search.simulations > made

    def test_every_decision_is_counted_for_itself(self) -> None:
        """What the seats may expect is told of the decision at hand, not of those before it."""
        search, _ = self.grown()
        assert sum(search.expected) == pytest.approx(60)
        search.think(view_of(LONG, "x"), "n", 20, 0.0, True)
        assert sum(search.expected) == pytest.approx(20)


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

    @pytest.mark.parametrize("spec", ["magister:1", "magister:2"])
    def test_a_whole_game_with_hardly_any_budget(self, spec: str) -> None:
        state = RES_ARCANA.new(2, "hurry", {"round_limit": 3})
        bots = [make(spec, RES_ARCANA, str(seat)) for seat in range(2)]
        number = 0
        while not state.over:
            seat = state.actors()[0]
            state.apply(seat, bots[seat].choose(look(state, seat, number)))
            number += 1


class Clock:
    """A clock that stands still unless it is told otherwise."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.tick = 0.0
        """How long it takes to read it."""

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


class Slow(SeatView):
    """A view with which every simulation takes so many seconds of a clock. Of one that does not end it makes an
    error."""

    __slots__ = ("clock", "given", "seconds")

    def __init__(self, state: GameState, seat: int, clock: Clock, seconds: float) -> None:
        super().__init__(state.world(seat, "look"), seat, 0)
        self.clock = clock
        self.seconds = seconds
        self.given = 0

    def world(self, seed: str) -> GameState:
        self.clock.now += self.seconds
        self.given += 1
        assert self.given < 1000, "the search does not stop"
        return super().world(seed)


class TestSeconds:
    """A budget in seconds, by a clock of the test's own."""

    @pytest.fixture
    def clock(self, monkeypatch: pytest.MonkeyPatch) -> Clock:
        clock = Clock()
        monkeypatch.setattr("arcanum.bots.search.monotonic", clock)
        return clock

    @pytest.mark.parametrize(
        ("seconds", "each", "least", "most"),
        [(5.0, 1.0, 4, 6), (5.0, 0.1, 48, 52), (0.5, 1.0, 1, 1), (1.0, 60.0, 1, 1)],
    )
    def test_the_search_stops_when_they_are_over(
        self, clock: Clock, seconds: float, each: float, least: int, most: int
    ) -> None:
        """And not before."""
        view = Slow(maze(EVEN, "start"), 0, clock, each)
        bot = Magister("t", Guess(), seconds=seconds)
        assert bot.choose(view) in view.legal
        assert bot.search is not None
        assert least <= bot.search.simulations <= most

    def test_one_simulation_is_made_in_any_case(self, clock: Clock) -> None:
        """The time may be over before it began."""
        clock.tick = 60.0
        bot = Magister("t", Guess(), seconds=0.1)
        bot.choose(Slow(maze(EVEN, "start"), 0, clock, 0.0))
        assert bot.search is not None
        assert bot.search.simulations == 1

    def test_every_decision_has_its_own(self, clock: Clock) -> None:
        bot = Magister("t", Guess(), seconds=5.0)
        counts: list[int] = []
        for place in ("start", "other", "another"):
            bot.choose(Slow(maze(EVEN, place), 0, clock, 0.5))
            assert bot.search is not None
            counts.append(bot.search.simulations - sum(counts))
        assert len(set(counts)) == 1

    def test_a_whole_game_with_hardly_any_time(self, clock: Clock) -> None:
        state = RES_ARCANA.new(2, "hurry", {"round_limit": 3})
        bots = [make("magister:0.001s", RES_ARCANA, str(seat)) for seat in range(2)]
        while not state.over:
            seat = state.actors()[0]
            state.apply(seat, bots[seat].choose(Slow(state, seat, clock, 0.001)))

    def test_without_them_time_makes_no_difference(self, clock: Clock) -> None:
        bot = Magister("t", Guess(), 70)
        bot.analyse(Slow(maze(EVEN, "start"), 0, clock, 3600.0))
        assert bot.search is not None
        assert bot.search.simulations == 70


def tree_of(bot: Magister) -> dict[int, tuple[object, ...]]:
    """All that a search has learned."""
    assert bot.search is not None
    return {
        key: (node.seat, node.visits, node.actions, node.tried, node.offered, node.worth, node.judged)
        for key, node in bot.search.nodes.items()
    }


class TestSeeds:
    """The seed, and how many answers the seat gave before, tell one search from another; nothing else does."""

    def searched(self, seed: str, number: int) -> dict[int, tuple[object, ...]]:
        state, seat, _ = turn_of_somebody("same", 20)
        bot = Magister(seed, EVALUATION, 60)
        bot.choose(look(state, seat, number))
        return tree_of(bot)

    def test_the_same_seed_gives_the_same_search(self) -> None:
        assert self.searched("x", 3) == self.searched("x", 3)

    def test_another_seed_gives_another_search(self) -> None:
        assert self.searched("x", 3) != self.searched("y", 3)

    def test_another_number_gives_another_search(self) -> None:
        """Otherwise a bot that is asked the same again and again would draw the same again and again."""
        assert self.searched("x", 3) != self.searched("x", 4)

    def test_the_same_seed_gives_the_same_analysis(self) -> None:
        state, seat, number = turn_of_somebody("same", 20)
        view = look(state, seat, number)
        one, two, other = (Magister(seed, EVALUATION, 60).analyse(view) for seed in ("x", "x", "y"))
        assert one == two
        assert one.wins != other.wins

    def test_somewhere_another_seed_makes_another_choice(self) -> None:
        """On a board where all is even but for luck."""
        view = view_of(LUCK, "start", deck=(0, 0, 1, 1))
        assert {Magister(str(seed), Guess(), 9).choose(view) for seed in range(20)} == set(view.legal)


class Fixed(Evaluation):
    """Likes what it is told to: by seat, the winner is whoever holds the most chips."""

    def values(self, state: GameState) -> list[float]:
        if state.over:
            return list(state.returns())
        assert isinstance(state, Tiny)
        worth = [1.0 + 3 * state.points(seat) for seat in range(state.seats)]
        return [each / sum(worth) for each in worth]


class TestThirdParty:
    """What nobody at the table may expect is nobody's, however far away it is."""

    @pytest.mark.parametrize("far", [1, 4, 11])
    def test_distance_gives_it_to_nobody(self, far: int) -> None:
        shares = (0.3, 0.1)
        steps = {str(step): Fork(step % 2, (str(step + 1), str(step + 1)), shares) for step in range(far)}
        board: Board = {**steps, "start": Fork(0, ("0", "0"), shares), str(far): shares}
        analysis = Magister("t", Guess(), 200).analyse(view_of(board, "start"))
        assert sum(analysis.wins) == pytest.approx(0.4)
        assert analysis.wins[0] == pytest.approx(0.3, abs=0.01)

    def test_it_is_left_over_in_a_real_game(self) -> None:
        game = find("black_rose")
        state = game.new(2, "third")
        seat = state.actors()[0]
        wins = Magister("t", game.evaluation(), 30).analyse(look(state, seat, 0)).wins
        assert 0.2 < sum(wins) < 0.9


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
