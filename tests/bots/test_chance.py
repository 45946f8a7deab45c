"""Chance in the search: what simulations draw is distributed as the rules have it, in worlds and below the root."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Mapping
from typing import Any, TypeVar

import pytest

from arcanum.bots import look
from arcanum.bots.magister import Magister
from arcanum.bots.search import Search
from arcanum.bots.seat import SeatView
from arcanum.core.chance import Chance, key_of
from arcanum.core.state import GameState
from arcanum.games.res_arcana import happenings
from arcanum.games.res_arcana.state import State
from tests.bots.boards import RES_ARCANA, turn_of_somebody
from tests.bots.toys import Board, Draw, Fork, Guess, Maze, Roll, view_of

EVALUATION = RES_ARCANA.evaluation()
Key = TypeVar("Key", bound=Hashable)


def chi_square(counts: Counter[Key], expected: Mapping[Key, float]) -> float:
    """How far counts are from what is expected, in squared errors over what is expected."""
    total = sum(counts.values())
    assert set(counts) <= set(expected)
    return sum((counts[key] - share * total) ** 2 / (share * total) for key, share in expected.items())


def limit(cells: int) -> float:
    """A bound that chi-square exceeds once in some ten thousand times (Wilson and Hilferty, 3.7 standard errors)."""
    free = cells - 1
    return free * (1 - 2 / (9 * free) + 3.7 * math.sqrt(2 / (9 * free))) ** 3


@pytest.fixture
def ends(monkeypatch: pytest.MonkeyPatch) -> list[GameState]:
    """Where the simulations of all searches of a test left the tree: what a state holds there, they met on the way."""
    found: list[GameState] = []
    walk = Search.walk

    def watched(self: Search, state: GameState, first: int) -> None:
        state.heard = True  # A search does without what happened; here it is wanted.
        walk(self, state, first)
        found.append(state)

    monkeypatch.setattr(Search, "walk", watched)
    return found


# --- below the root ---------------------------------------------------------------------------------------------------

DECK = (0, 0, 0, 1, 1, 2)
"""Of six cards three are alike, and two."""
SIMULATIONS = 4000
SHARES = {card: DECK.count(card) / len(DECK) for card in DECK}


def two_draws_and_a_roll() -> Board:
    """Whatever is decided, a card is drawn, then one more, then a die is cast. Who decides hangs on the cards."""
    board: dict[str, Fork | Draw | Roll | tuple[float, ...]] = {
        "start": Fork(0, ("first", "first")),
        "first": Draw(("a", "b", "c")),
        "roll": Roll(("won", "even", "lost")),
        "won": (1.0, 0.0),
        "even": (0.5, 0.5),
        "lost": (0.0, 1.0),
    }
    for seat, place in enumerate("abc"):
        board[place] = Fork(seat % 2, (f"{place} second", f"{place} second"))
        board[f"{place} second"] = Draw((f"{place} a", f"{place} b", f"{place} c"))
        for next_seat, second in enumerate("abc"):
            board[f"{place} {second}"] = Fork(next_seat % 2, ("roll", "roll"))
    return board


class TestBelowTheRoot:
    """A toy whose chances are known exactly, and the draws of real searches in Res Arcana."""

    def searched(self, ends: list[GameState], deck: tuple[int, ...] = DECK) -> list[Maze]:
        Magister("c", Guess(), SIMULATIONS).analyse(view_of(two_draws_and_a_roll(), "start", deck=deck))
        assert len(ends) == SIMULATIONS
        return [end for end in ends if isinstance(end, Maze)]

    def test_the_first_draw(self, ends: list[GameState]) -> None:
        drawn = Counter(end.drawn[0] for end in self.searched(ends))
        assert chi_square(drawn, SHARES) < limit(len(SHARES))

    @pytest.mark.parametrize("first", [0, 1, 2])
    def test_the_next_draw_after_each_first_one(self, ends: list[GameState], first: int) -> None:
        """What was drawn is not drawn again."""
        drawn = Counter(end.drawn[1] for end in self.searched(ends) if len(end.drawn) > 1 and end.drawn[0] == first)
        left = list(DECK)
        left.remove(first)
        assert sum(drawn.values()) > SIMULATIONS * 0.1
        assert chi_square(drawn, {card: left.count(card) / len(left) for card in left}) < limit(len(set(left)))

    def test_chance_that_is_still_to_come(self, ends: list[GameState]) -> None:
        """A die that is cast in a simulation (nothing of it was dealt beforehand) is fair after each pair of draws."""
        searched = [end for end in self.searched(ends) if end.rolled]
        rolled = Counter(end.rolled[0] for end in searched)
        assert sum(rolled.values()) > SIMULATIONS * 0.9
        assert chi_square(rolled, dict.fromkeys(range(3), 1 / 3)) < limit(3)
        pairs = {(end.drawn[0], end.drawn[1]) for end in searched}
        together = Counter((end.drawn[0], end.drawn[1], end.rolled[0]) for end in searched)
        for pair in pairs:
            part = Counter({key: count for key, count in together.items() if key[:2] == pair})
            assert chi_square(part, {(*pair, face): 1 / 3 for face in range(3)}) < limit(3)

    def test_how_the_deck_truly_lies_makes_no_difference(self, ends: list[GameState]) -> None:
        one = [(end.drawn, end.rolled) for end in self.searched(ends)]
        ends.clear()
        other = [(end.drawn, end.rolled) for end in self.searched(ends, DECK[::-1])]
        assert one == other

    def test_the_first_card_that_the_seat_draws(self, ends: list[GameState]) -> None:
        """In Res Arcana, wherever in the tree it is drawn."""
        position: dict[str, Any] = {
            "round": 3,
            "to_act": 0,
            "players": [
                {"deck": ["prism", "crypt", "vault", "hawk"], "hand": ["athanor"], "pool": {"gold": 2}},
                {"passed": True, "hand": ["mermaid"], "deck": ["treant", "guard_dog"]},
            ],
        }
        state = RES_ARCANA.position(2, {}, position)
        assert isinstance(state, State)
        Magister("c", EVALUATION, 700).analyse(look(state, 0, 0))
        drawn: Counter[int] = Counter()
        for end in ends:
            cards = [raw[3] for raw in end.log if raw[0] == happenings.DREW_CARD and raw[2] == 0]
            drawn.update(cards[:1])
        assert sum(drawn.values()) > 200
        assert chi_square(drawn, dict.fromkeys(state.deck[0], 1 / 4)) < limit(4)


# --- worlds -----------------------------------------------------------------------------------------------------------


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


class TestWorlds:
    """The distribution of draws in the worlds of a search is that of the rules."""

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
