"""The evaluation of Res Arcana: what bots think of positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from arcanum.core.state import GameState
from arcanum.core.weights import read_weights
from arcanum.games.res_arcana import RES_ARCANA, frames
from arcanum.games.res_arcana.catalogue import ARTIFACT
from arcanum.games.res_arcana.essences import CALM, ELAN, LIFE, NAMES
from arcanum.games.res_arcana.evaluation_answers import quick_answer
from arcanum.games.res_arcana.evaluation_weights import FEATURES, FILE
from arcanum.games.res_arcana.state import State
from tests.bots.boards import along_a_game

EMBER_COURT = Path(__file__).parents[3] / "examples" / "packs" / "res_arcana" / "ember_court"
EVALUATION = RES_ARCANA.make_evaluation(RES_ARCANA.content(), RES_ARCANA.catalogue())


def laid_out(*players: dict[str, Any], **position: Any) -> GameState:
    return RES_ARCANA.position(len(players), {}, {"round": 3, "to_act": 0, **position, "players": list(players)})


def value(*players: dict[str, Any], **position: Any) -> float:
    """What seat 0 may expect."""
    return EVALUATION.values(laid_out(*players, **position))[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_values_are_shares_of_one_and_exact_at_the_end(players: int) -> None:
    last = None
    for state, _ in along_a_game(players, f"values {players}", 1):
        last = state
        values = EVALUATION.values(state)
        assert len(values) == players
        assert sum(values) == pytest.approx(1)
        assert all(0 <= each <= 1 for each in values)
    assert last is not None
    assert last.over
    assert EVALUATION.values(last) == list(last.returns())


def test_judging_changes_nothing() -> None:
    for state, _ in along_a_game(2, "untouched", 40):
        before = state.state_hash()
        EVALUATION.values(state)
        seat = state.actors()[0]
        EVALUATION.answer(state, seat, state.legal_actions(seat))
        assert state.state_hash() == before


BETTER: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "more points": ({"in_play": ["obelisk"]}, {}),
    "more Gold": ({"pool": {"gold": 4}}, {"pool": {"gold": 1}}),
    "more essences": ({"pool": {"life": 5, "elan": 4}}, {"pool": {"life": 1}}),
    "an income": ({"in_play": ["philosophers_stone", "chalice_of_life"]}, {"in_play": ["philosophers_stone"]}),
    "points on a place": (
        {"in_play": [{"id": "sunken_reef", "on": {"calm": 4}}]},
        {"in_play": [{"id": "sunken_reef", "on": {"calm": 1}}]},
    ),
    "a straight component": (
        {"in_play": [{"id": "crypt", "turned": False}]},
        {"in_play": [{"id": "crypt", "turned": True}]},
    ),
}


@pytest.mark.parametrize("what", BETTER)
def test_more_is_better(what: str) -> None:
    good, poor = BETTER[what]
    rival = {"pool": {"calm": 2}}
    assert value(good, rival) > value(poor, rival)


def test_rivals_riches_are_bad() -> None:
    assert value({}, {"pool": {"gold": 6, "life": 6}}) < value({}, {"pool": {"life": 1}})


def test_it_knows_nothing_of_names_and_judges_the_cards_of_a_pack() -> None:
    """Every component of a pack gets its worth from its data."""
    judge = RES_ARCANA.make_evaluation(RES_ARCANA.content([EMBER_COURT]), RES_ARCANA.catalogue([EMBER_COURT]))
    cat = RES_ARCANA.catalogue([EMBER_COURT])
    own = [number for number in cat.artifacts if cat.ids[number] not in RES_ARCANA.catalogue().component]
    assert own
    worth = {judge.levels[0].gain[card] for card in own}
    assert len(worth) > 1


def test_every_feature_has_a_weight() -> None:
    weights = read_weights(FILE, FEATURES)
    assert len(weights.early) == len(weights.late) == len(FEATURES)
    assert any(weights.early)


def test_a_position_is_quiet_at_the_start_of_a_turn_only() -> None:
    quiet = {True: 0, False: 0}
    for state, _ in along_a_game(2, "quiet", 1):
        if state.over or state.view(None)["round"] == 0:
            continue
        turn = len(state.actors()) == 1 and state.decision(state.actors()[0]).prompt == "turn"
        assert EVALUATION.quiet(state) == turn
        quiet[turn] += 1
    assert min(quiet.values()) > 10


class TestQuickAnswers:
    def test_they_are_legal(self) -> None:
        asked: set[str] = set()
        for players in (2, 4):
            for state, _ in along_a_game(players, f"answers {players}", 1):
                for seat in state.actors():
                    legal = state.legal_actions(seat)
                    assert EVALUATION.answer(state, seat, legal) in legal
                    asked.add(state.decision(seat).prompt)
        assert {"gain-mix", "discard-yield", "pay", "swap-item", "take-off"} <= asked

    def test_what_a_card_lacks_is_taken(self) -> None:
        """An essence of choice, and a card in hand that lacks just one of a type and is worth having."""
        cat = RES_ARCANA.catalogue()
        tried = 0
        for card in range(len(cat.ids)):
            amounts = cat.cost[card].amounts
            if cat.kind[card] != ARTIFACT or EVALUATION.levels[0].gain[card] < 0.6 or cat.cost[card].any:
                continue
            for lacking in (CALM, ELAN, LIFE):
                if amounts[lacking]:
                    pool = {name: amounts[each] - (each == lacking) for each, name in enumerate(NAMES)}
                    assert self.taken(cat.ids[card], pool) == f"essence {NAMES[lacking]}", cat.ids[card]
                    tried += 1
        assert tried > 5

    def taken(self, card: str, pool: dict[str, int]) -> str:
        state = laid_out({"hand": [card], "pool": pool}, {})
        legal = [state.space.parse(f"essence {name}") for name in ("calm", "elan", "life")]
        assert isinstance(state, State)
        frame = (frames.GAIN_MIX, 0, state.cat.component[card], 1, 0b10101, 0, 0, 0, 1)
        return state.space.words(quick_answer(EVALUATION, state, frame, legal))
