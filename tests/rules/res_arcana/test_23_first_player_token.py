"""Section 23: the First Player token."""

import random

import pytest

from tests.rules.res_arcana.table import Table, card, new_game, player, table


def three(first_player: int = 2) -> Table:
    """Three players with something to do; seat 0 is about to act."""
    return table(
        player(item="research", hand=["prism"]),
        player(item="alchemy", hand=["guard_dog"]),
        player(item="divination", hand=["hawk"]),
        first_player=first_player,
    )


def token_points(t: Table, seat: int) -> int:
    """The points that a player has beyond those of components."""
    facts = t.seat(seat)
    points: int = facts["points"] - sum(component["points"] for component in facts["in_play"].values())
    return points


@pytest.mark.rule("RA-23.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exactly_one_player_holds_the_token_all_the_time(seats: int) -> None:
    t = new_game(seats, f"token {seats}", round_limit=4)
    rng = random.Random(seats)
    holders = set()
    while not t.state.over:
        if t.prompt(t.actors()[0]) != "check-react":
            assert sum([token_points(t, seat) for seat in range(seats)]) == 1
            assert token_points(t, t.facts()["first_player"]) == 1
        holders.add(t.facts()["first_player"])
        seat = rng.choice(t.actors())
        t.do(seat, rng.choice(t.legal(seat)))
    assert len(holders) > 1, "the token went round in this game"


@pytest.mark.rule("RA-23.2")
def test_only_the_first_to_pass_takes_the_token() -> None:
    t = three(first_player=2)
    t.do(0, "pass", "choose protection")
    assert t.facts()["first_player"] == 0
    t.do(1, "pass", "choose reanimate")
    assert t.facts()["first_player"] == 0
    t.do(2, "pass", "choose transmutation")
    assert t.facts()["first_player"] == 0


@pytest.mark.rule("RA-23.3")
def test_the_token_moves_at_the_moment_of_the_pass() -> None:
    t = three(first_player=2)
    t.do(0, "pass")
    assert t.facts()["first_player"] == 0
    assert (t.points(0), t.points(2)) == (1, 0)
    assert t.facts()["round"] == 1


@pytest.mark.rule("RA-23.4")
def test_the_holder_who_passes_first_keeps_the_token() -> None:
    t = three(first_player=0)
    since = t.state.event_count
    t.do(0, "pass", "choose protection")
    assert t.facts()["first_player"] == 0
    assert "first-player" not in [event.kind for event in t.state.events(since, 1)]
    t.do(1, "pass")
    assert t.facts()["first_player"] == 0


@pytest.mark.rule("RA-23.5")
def test_the_token_is_on_its_passed_side_from_the_first_pass_to_cleanup() -> None:
    t = three()
    assert t.state.view(None)["token_passed"] is False
    t.do(0, "pass")
    assert t.state.view(None)["token_passed"] is True
    t.do(0, "choose protection")
    t.do(1, "pass", "choose reanimate")
    assert t.state.view(None)["token_passed"] is True
    t.do(2, "pass", "choose transmutation")
    assert t.facts()["round"] == 2
    assert t.state.view(None)["token_passed"] is False


@pytest.mark.rule("RA-23.6")
def test_the_token_is_worth_a_point_at_the_end_of_a_round() -> None:
    t = table(
        player(passed=True, in_play=[card("catacombs_of_the_dead", death=9)]),
        player(passed=True, in_play=[card("sunken_reef", calm=9)]),
        first_player=1,
        phase="check",
    )
    assert t.facts()["winners"] == [1]


@pytest.mark.rule("RA-23.6")
@pytest.mark.parametrize("passed", [False, True])
def test_the_token_is_worth_a_point_on_either_side_at_a_mid_round_check(passed: bool) -> None:
    """With a player who has passed the token lies on its Passed side."""
    t = table(
        player(in_play=["coral_castle"], hand=["prism"]),
        player(in_play=[card("catacombs_of_the_dead", death=9)], hand=["hawk"]),
        player(passed=passed, hand=["vault"]),
        first_player=1,
    )
    assert t.state.view(None)["token_passed"] is passed
    t.do(0, "power coral_castle 1")
    assert t.facts()["winners"] == [1]


@pytest.mark.rule("RA-23.6")
def test_without_the_token_the_point_is_missing() -> None:
    t = table(
        player(in_play=["coral_castle"], hand=["prism"]),
        player(in_play=[card("catacombs_of_the_dead", death=9)], hand=["hawk"]),
        first_player=0,
    )
    t.do(0, "power coral_castle 1")
    assert not t.state.over


@pytest.mark.rule("RA-23.7")
def test_the_holder_is_first_player_of_the_next_round() -> None:
    t = three(first_player=2)
    t.do(0, "discard prism", "essence gold")
    t.do(1, "pass", "choose protection")
    t.do(2, "pass", "choose reanimate")
    t.do(0, "pass", "choose transmutation")
    assert t.facts()["round"] == 2
    assert t.actors() == (1,)
    assert t.prompt(1) == "turn"
