"""What players of OpenSpiel's interface know: information states with perfect recall."""

from __future__ import annotations

import pickle

import pytest

from arcanum.core.state import GameState
from arcanum.games import find
from arcanum.rl import open_spiel
from arcanum.rl.course import Answer, Course, view_text
from tests.rl.spiels import along, dealt, lived, same_for_all
from tests.rl.tables import COUNTS, any_of, chance_of


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_nobody_else_can_tell_a_secret_answer(game: str, players: int) -> None:
    """While others still decide at the same time, an answer is in the information state of who gave it alone."""
    compared = simultaneous = 0
    for state in along(open_spiel.load(game, players), "secrets", 1):
        player = state.current_player()
        if len(state.course.state.actors()) < 2 or len(state.legal_actions()) < 2:
            continue
        simultaneous += 1
        one, other = (state.child(action) for action in state.legal_actions()[:2])
        after = [each.course.state for each in (one, other)]
        if after[0].actors() != after[1].actors() or after[0].revelations != after[1].revelations:
            continue
        compared += 1
        assert one.information_state_string(player) != other.information_state_string(player)
        for rival in range(players):
            if rival != player:
                assert one.information_state_string(rival) == other.information_state_string(rival)
                assert one.information_state_tensor(rival) == other.information_state_tensor(rival)
                same_for_all(*[each.resample_from_infostate(rival, lambda: 0.5) for each in (one, other)])
    assert compared or not simultaneous


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_a_player_never_forgets(game: str, players: int) -> None:
    """No two decisions of a player look the same to it, and it makes no difference when its past is put together."""
    spiel = open_spiel.load(game, players)
    eager, lazy = dealt(spiel, 5), dealt(spiel, 5)
    chance = chance_of("recall")
    seen: set[tuple[int, str]] = set()
    while not eager.is_terminal():
        player = eager.current_player()
        text = eager.information_state_string(player)
        assert (player, text) not in seen
        seen.add((player, text))
        aside = eager.child(eager.legal_actions()[-1])
        assert text != aside.information_state_string(player)
        action = any_of(eager.legal_actions(), chance)
        eager.apply_action(action)
        lazy.apply_action(action)
    saved = pickle.loads(pickle.dumps(lazy))
    for player in range(players):
        for other in (lazy, saved):
            assert other.information_state_string(player) == eager.information_state_string(player)


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_the_past_is_part_of_the_information_state(game: str, players: int) -> None:
    """A single answer of the player, or a single event that it was told of, makes another one, though it now sees the
    same; what it was not told of makes none."""
    (state,) = list(along(open_spiel.load(game, players), "past", 1))[-1:]
    before = state.serialize()
    course = state.course
    told = course.recall(0)
    for number in range(0, len(course.past), 13):
        item = course.past[number]
        other = Course(course.game, course.packs, course.state, course.past[:number] + course.past[number + 1 :])
        assert (other.recall(0) != told) == lived(item, 0, players)
    assert state.serialize() == before


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_the_past_holds_every_event_and_every_answer(game: str, players: int) -> None:
    """As they happen in a game that is played beside it, an answer before the events that follow from it."""
    beside = find(game).new(players, "beside")
    course = Course.begin(game, (), find(game).new(players, "beside"))
    chance = chance_of("beside")
    past: list[object] = list(beside.log)
    while actors := beside.actors():
        action, since = any_of(beside.legal_actions(actors[0]), chance), len(beside.log)
        beside.apply(actors[0], action)
        course.apply(actors[0], action)
        past += [(actors[0], action), *beside.log[since:]]
    assert [(item.seat, item.action) if isinstance(item, Answer) else item for item in course.past] == past
    assert len(past) > len(beside.log) > 50


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_what_a_seat_saw_when_it_answered_is_never_forgotten(game: str, players: int) -> None:
    """Two courses with the same answers and the same events, and with the same position now: they differ only in what
    seat 0 saw when it answered. It tells them apart if that was something else, and not if only hidden things were."""
    now = find(game).new(players, "now")
    positions = [state.course.state.clone() for state in along(open_spiel.load(game, players), "saw", 40)]

    def recalled(position: GameState, seat: int = 0) -> bytes:
        return Course(game, (), now, [*now.log, Answer(0, 7, position)]).recall(seat)

    views = [view_text(position, 0) for position in positions]
    assert len({recalled(position) for position in positions}) == len(set(views)) > 2
    assert len({recalled(position, 1) for position in positions}) == 1
    for position in positions:
        world = position.world(0, "another")
        assert recalled(world) == recalled(position)
