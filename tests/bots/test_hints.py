"""Hints: sorted by chance, sure of what they say, and nothing in them that the search or the game does not bear out."""

from __future__ import annotations

from pathlib import Path

import pytest

from arcanum.bots import look
from arcanum.bots.analysis import positions
from arcanum.bots.hints import Tip, advise, round_of
from arcanum.bots.magister import Magister
from arcanum.core.grounds import Change
from arcanum.core.record import Record, replay
from arcanum.core.session import Session
from arcanum.core.state import GameState
from arcanum.games import GAMES, find

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
RECORDS = {
    "res_arcana": Record.read(GOLDEN / "res_arcana" / "052_draft_2_builder.json.gz"),
    "black_rose": Record.read(GOLDEN / "black_rose" / "001_law.json.gz"),
}
POSITIONS = [
    *[("res_arcana", number) for number in (2, 20, 40, 60, 80, 120)],
    *[("black_rose", number) for number in (4, 12, 30, 70, 110)],
]
SIMULATIONS = 160


def advised(
    state: GameState, game: str, seat: int, number: int, simulations: int = SIMULATIONS
) -> tuple[Magister, list[Tip]]:
    adviser = Magister("test", find(game).evaluation(), simulations)
    return adviser, advise(adviser, look(state, seat, number), 3)[1]


def at(game: str, number: int) -> tuple[GameState, int]:
    return replay(RECORDS[game], GAMES[game], number), RECORDS[game].actions[number][0]


@pytest.mark.parametrize(("game", "number"), POSITIONS)
def test_a_hint_agrees_with_the_search(game: str, number: int) -> None:
    state, seat = at(game, number)
    adviser, tips = advised(state, game, seat, number)
    view = look(state, seat, number)
    search = adviser.search
    assert search is not None
    root = search.root(view)
    assert [tip.win for tip in tips] == sorted([tip.win for tip in tips], reverse=True)
    best = tips[0]
    for tip in tips:
        slot = root.slots[tip.action]
        assert tip.win == root.worth[slot] / root.tried[slot]
        assert root.tried[slot] >= SIMULATIONS // 10, "each rests on some simulations"
        assert 0 <= tip.error < 0.5
        other = tips[1] if tip is best else best
        assert tip.grounds.seat == seat
        assert tip.grounds.other == state.space.words(other.action)
        assert tip.grounds.ahead == tip.win - other.win
        assert (tip.grounds.ahead >= 0) == (tip is best) or tip.grounds.ahead == 0
        assert tip.grounds.then == foreseen(adviser, state, seat, number, tip.action)


def foreseen(adviser: Magister, state: GameState, seat: int, number: int, action: int) -> tuple[tuple[int, str], ...]:
    """The next moves after an action, found by playing the most tried answers one by one."""
    search = adviser.search
    assert search is not None
    world = look(state, seat, number).thought("line")
    world.apply(seat, action)
    found: list[tuple[int, str]] = []
    for _ in range(11):
        while not world.over and len(world.legal_actions(search.next_seat(world))) == 1:
            world.apply(search.next_seat(world), world.legal_actions(search.next_seat(world))[0])
        if world.over:
            break
        actor = search.next_seat(world)
        node = search.nodes.get(world.fingerprint(actor, actor == seat))
        if node is None or node.visits < 10:
            break
        answer = node.most_tried(world.legal_actions(actor))
        if answer < 0:
            break
        if adviser.evaluation.quiet(world):
            found.append((actor, world.space.words(answer)))
        world.apply(actor, answer)
    return tuple(found[:3])


@pytest.mark.parametrize(("game", "number"), POSITIONS)
def test_what_is_told_of_a_change_is_so_in_every_world(game: str, number: int) -> None:
    """Where an action has its whole effect at once, the truth must agree with what was told of it from worlds."""
    state, seat = at(game, number)
    evaluation = find(game).evaluation()
    _, tips = advised(state, game, seat, number)
    names = evaluation.measures()
    before = evaluation.counts(state)
    for tip in tips:
        after = state.clone()
        after.apply(seat, tip.action)
        if not evaluation.quiet(after):
            continue
        now = evaluation.counts(after)
        for change in tip.grounds.changes:
            at_ = names.index(change.measure)
            assert now[change.party][at_] - before[change.party][at_] == change.by, change


@pytest.mark.parametrize(("game", "number"), POSITIONS)
def test_counts_have_a_number_for_every_measure_and_party(game: str, number: int) -> None:
    state, _ = at(game, number)
    evaluation = find(game).evaluation()
    counts = evaluation.counts(state)
    assert len(counts) in (state.seats, state.seats + 1)
    assert {len(row) for row in counts} == {len(evaluation.measures())}


@pytest.mark.parametrize(("game", "number"), POSITIONS)
def test_what_the_seat_cannot_know_makes_no_difference(game: str, number: int) -> None:
    state, seat = at(game, number)
    truth = advised(state, game, seat, number)[1]
    for seed in ("a", "b"):
        assert advised(state.world(seat, seed), game, seat, number)[1] == truth


def test_who_would_take_what_is_left_lying() -> None:
    """Both can pay for the only Place of Power: it is told who will have it otherwise. Passing takes nothing away."""
    rich = {"pool": {"elan": 9, "life": 5, "calm": 5, "death": 5, "gold": 2}, "deck": [], "discard": []}
    position = {
        "round": 2,
        "to_act": 0,
        "center": {"places": ["coral_castle"], "monuments": [], "monument_deck": []},
        "players": [{**rich, "hand": ["athanor"]}, {**rich, "hand": ["prism"]}],
    }
    state = Session.new(find("res_arcana"), 2, "42", position=position).state
    _, tips = advised(state, "res_arcana", 0, 0, 400)
    told = {state.space.words(tip.action): tip.grounds for tip in tips}
    assert tips[0].grounds.taker == 1
    assert state.space.words(tips[0].action) == "claim coral_castle"
    assert Change(0, "points", 3) in tips[0].grounds.changes
    assert all(grounds.taker == -1 for words, grounds in told.items() if words != "claim coral_castle")
    assert all(grounds.ahead < 0 for words, grounds in told.items() if words != "claim coral_castle")


def test_a_new_round_is_no_gain_of_whoever_ended_the_old_one() -> None:
    """The last answer of a round begins the next one, with all that it brings; the answer did not earn that."""
    state, seat, number = last_of_a_round()
    evaluation = find("res_arcana").evaluation()
    after = state.clone()
    after.apply(seat, state.legal_actions(seat)[0])
    assert evaluation.counts(after) != evaluation.counts(state)
    assert [tip.grounds.changes for tip in advised(state, "res_arcana", seat, number)[1]] == [()] * 3


def last_of_a_round() -> tuple[GameState, int, int]:
    """A position in which every answer ends the round at once."""
    for number, (state, seat, action) in enumerate(positions(RECORDS["res_arcana"], find("res_arcana"))):
        if round_of(state) and len(state.legal_actions(seat)) > 2:
            after = state.clone()
            after.apply(seat, action)
            if round_of(after) != round_of(state):
                return state, seat, number
    raise AssertionError("no round ends with a choice")
