"""Analysis: the same figures every time, blind to what the seat cannot know, and moves instead of picks."""

from __future__ import annotations

from pathlib import Path

import pytest

from arcanum.bots.analysis import Moment, Option, Verdict, costliest, examine, expected, imagine, moments, positions
from arcanum.core.record import Record, branch, replay
from arcanum.core.session import Session
from arcanum.core.state import GameState
from arcanum.games import find

GAME = find("res_arcana")
GOLDEN = Path(__file__).resolve().parent.parent / "golden" / "res_arcana"
DUEL = Record.read(GOLDEN / "052_draft_2_builder.json.gz")
TABLE = Record.read(GOLDEN / "101_standard_4_hoarder.json.gz")
FORCED = branch(Record.read(GOLDEN / "037_standard_2_builder.json.gz"), 14)
EVALUATION = GAME.evaluation()


def ask(state: GameState, seat: int, number: int, simulations: int = 24, played: int = -1) -> Verdict:
    return examine(state, seat, number, EVALUATION, "test", simulations, played)


# --- one decision -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [2, 30, 60])
def test_the_figures_fit_together(number: int) -> None:
    state = replay(DUEL, GAME, number)
    seat, words = DUEL.actions[number]
    verdict = ask(state, seat, number, played=state.space.parse(words))
    assert sorted(option.action for option in verdict.options) == state.legal_actions(seat)
    assert sum(verdict.wins) == pytest.approx(1)
    assert all(0 <= option.win <= 1 and 0 <= option.share <= 1 for option in verdict.options)
    assert sum(option.share for option in verdict.options) == pytest.approx(1)
    assert verdict.wins[seat] == verdict.best.win
    assert verdict.line[0] == (seat, verdict.best.action)
    assert verdict.played is not None
    assert verdict.played.visits >= 24 // 4
    assert verdict.played.error is not None
    assert verdict.loss >= 0


def test_the_same_seed_gives_the_same_figures() -> None:
    state = replay(DUEL, GAME, 60)
    assert ask(state, 1, 60) == ask(state, 1, 60)


@pytest.mark.parametrize(("record", "number"), [(DUEL, 3), (DUEL, 60), (DUEL, 120), (TABLE, 2), (TABLE, 30)])
def test_what_the_seat_cannot_know_makes_no_difference(record: Record, number: int) -> None:
    """The analysis is the same in the truth and in any world that the seat cannot tell from it."""
    state = replay(record, GAME, number)
    seat = record.actions[number][0]
    truth = ask(state, seat, number)
    for seed in ("a", "b"):
        assert ask(state.world(seat, seed), seat, number) == truth


def test_the_position_is_left_as_it_was() -> None:
    state = replay(DUEL, GAME, 60)
    before = state.state_hash()
    ask(state, 1, 60)
    assert state.state_hash() == before


def test_what_one_gains_all_others_lose_in_proportion() -> None:
    assert expected([0.5, 0.5], 0, 0.6) == pytest.approx([0.6, 0.4])
    assert expected([0.2, 0.5, 0.3], 0, 0.4) == pytest.approx([0.4, 0.375, 0.225])
    assert expected([0.4, 0.3], 0, 0.6) == pytest.approx([0.6, 0.2]), "a third party wins the rest, and loses its part"
    assert expected([1.0, 0.0], 0, 0.9) == pytest.approx([0.9, 0.1])


def test_a_win_at_hand_comes_first() -> None:
    players = [
        {"in_play": ["coral_castle", {"id": "sunken_reef", "on": {"calm": 7}}], "hand": ["prism"]},
        {"hand": ["athanor"]},
    ]
    state = Session.new(GAME, 2, "42", position={"first_player": 1, "to_act": 0, "players": players}).state
    verdict = ask(state, 0, 0, 30)
    assert state.space.words(verdict.best.action) == "power coral_castle 1"
    assert verdict.best.win == 1
    assert verdict.wins == [1, 0]
    assert verdict.line == [(0, verdict.best.action)]


def test_the_line_can_be_walked() -> None:
    """Each step is legal where it is taken, also where picks without a choice lie between."""
    for number in (3, 30, 120):
        state = replay(DUEL, GAME, number)
        verdict = ask(state, DUEL.actions[number][0], number, 60)
        steps = [(seat, action) for world, seat, action in imagine(state, verdict)]
        assert steps == verdict.line
        for world, seat, action in imagine(state, verdict):
            assert action in world.legal_actions(seat)


def test_a_decision_without_a_choice_is_examined_too() -> None:
    """Where it is a secret that there is no choice, a decision is asked for and recorded all the same."""
    forced = [
        (number, state.clone(), seat, action)
        for number, (state, seat, action) in enumerate(positions(FORCED, GAME))
        if len(state.legal_actions(seat)) == 1
    ]
    number, state, seat, action = forced[0]
    verdict = ask(state, seat, number, 40, action)
    assert sum(verdict.wins) == pytest.approx(1)
    assert [option.action for option in verdict.options] == [action]
    assert verdict.loss == 0
    assert not verdict.is_costly
    assert [(seat, action) for _, seat, action in imagine(state, verdict)] == verdict.line


def test_few_tries_are_not_taken_for_certain() -> None:
    """With a budget too small to see how far results are apart, the error is as large as it can be."""
    state = replay(DUEL, GAME, 60)
    error = ask(state, 1, 60, simulations=4).best.error
    assert error is not None
    assert error > 0.1


# --- moves ------------------------------------------------------------------------------------------------------------


def told(record: Record) -> dict[str, list[str]]:
    """The words of every move under those of its head, which is numbered."""
    moves: dict[str, list[str]] = {}
    for moment in moments(record, GAME):
        head = f"{moment.head}: {record.actions[moment.head][1]}"
        moves.setdefault(head, []).append(record.actions[moment.number][1])
    return moves


def test_payments_belong_to_what_is_paid_for() -> None:
    moves = told(DUEL)
    assert moves["22: discard earth_dragon"] == ["discard earth_dragon", "essence calm", "essence death"]
    assert moves["30: power hawk 1"] == ["power hawk 1", "deck own", "choose fiery_whip", "choose hypnotic_basin"]
    assert moves["45: pass"] == ["pass", "choose calm_elan"]


def test_picks_that_all_make_at_the_same_time_stand_for_themselves() -> None:
    assert [moment.head for moment in moments(branch(DUEL, 13), GAME)] == list(range(13))


def test_a_new_round_is_a_new_move() -> None:
    rounds = [moment.round for moment in moments(DUEL, GAME)]
    for moment in moments(DUEL, GAME):
        assert rounds[moment.head] == moment.round
        assert DUEL.actions[moment.head][0] == moment.seat


def test_who_is_attacked_replies() -> None:
    record = Record.read(GOLDEN / "003_first_game_2_uniform.json.gz")
    attacked = moments(branch(record, 204), GAME)[203]
    assert record.actions[203] == (0, "pay")
    assert attacked.head == 203
    assert record.actions[attacked.reply_to] == (1, "power fire_dragon 1")


def test_positions_are_those_before_each_action() -> None:
    seen = [(seat, state.space.words(action), state.decisions) for state, seat, action in positions(DUEL, GAME)]
    assert [(seat, words) for seat, words, _ in seen] == DUEL.actions


# --- mistakes ---------------------------------------------------------------------------------------------------------


def verdict_of(number: int, best: float, played: float, error: float = 0.01) -> Verdict:
    options = [Option(1, best, 0.7, 100, error), Option(2, played, 0.3, 100, error)]
    return Verdict(number, 0, [best, 1 - best], options, [(0, 1)], 200, options[1])


def moment_of(number: int, head: int) -> Moment:
    return Moment(number, 0, 2, 1, head, -1)


def test_of_each_move_only_the_costliest_choice_counts() -> None:
    heads = [moment_of(0, 0), moment_of(1, 0), moment_of(2, 2), moment_of(3, 3)]
    verdicts = [
        verdict_of(0, 0.6, 0.5),
        verdict_of(1, 0.7, 0.5),
        verdict_of(2, 0.6, 0.3),
        verdict_of(3, 0.60, 0.59),
    ]
    assert [verdict.number for verdict in costliest(verdicts, heads, 5)] == [2, 1]
    assert [verdict.number for verdict in costliest(verdicts, heads, 1)] == [2]


def test_what_is_within_the_error_is_no_mistake() -> None:
    assert verdict_of(0, 0.60, 0.55).is_costly
    assert not verdict_of(0, 0.60, 0.55, error=0.02).is_costly
    assert not verdict_of(0, 0.5, 0.6).is_costly
    assert verdict_of(0, 0.5, 0.6).loss == 0
