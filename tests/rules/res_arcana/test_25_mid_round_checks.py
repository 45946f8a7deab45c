"""Section 25: checks in the middle of a round, and Golden Statue."""

from typing import Any

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


def catacombs(points: int) -> dict[str, Any]:
    return card("catacombs_of_the_dead", death=points)


def reef(points: int) -> dict[str, Any]:
    return card("sunken_reef", calm=points)


STATUE = "golden_statue"
STATUE_USED = "power golden_statue 1"
CASTLE = "power coral_castle 1"
BESTIARY = "power sorcerers_bestiary 1"


def scores(t: Table) -> list[Any]:
    """The points with which a game ended."""
    return [event.args["points"] for event in t.state.events() if event.kind == "scored"]


@pytest.mark.rule("RA-25.1")
@pytest.mark.parametrize(("place", "action"), [("coral_castle", CASTLE), ("sorcerers_bestiary", BESTIARY)])
def test_castle_and_bestiary_check_victory_at_once_for_a_turn(place: str, action: str) -> None:
    t = table(player(in_play=[place, catacombs(10)], hand=["prism"]), player(hand=["hawk"]))
    t.do(0, action)
    assert t.state.over
    assert t.facts()["winners"] == [0]
    assert t.turned(0, place)
    assert t.facts()["round"] == 1


@pytest.mark.rule("RA-25.1")
def test_the_check_is_an_action_of_a_straight_component() -> None:
    t = table(player(in_play=[card("coral_castle", turned=True)], hand=["prism"]), player(hand=["hawk"]))
    assert t.refused(0, CASTLE) == "is-turned"
    t = table(player(in_play=["coral_castle"], hand=["prism"]), player(hand=["hawk"]), to_act=1)
    assert t.refused(0, CASTLE) == "not-your-decision"
    t.do(1, "discard hawk", "essence gold")
    t.do(0, CASTLE)
    assert t.actors() == (1,), "it was seat 0's action"


@pytest.mark.rule("RA-25.2")
@pytest.mark.parametrize(
    ("mine", "theirs", "pool", "winners"),
    [
        (3 + 5, 9, {}, []),
        (3 + 7, 0, {}, [0]),
        (3 + 7, 10, {"gold": 1}, [0]),
        (3 + 7, 10, {}, [0, 1]),
        (3 + 7, 12, {"gold": 9}, [1]),
    ],
)
def test_threshold_winner_and_ties_are_those_of_the_end_of_round(
    mine: int, theirs: int, pool: dict[str, int], winners: list[int]
) -> None:
    def players(**more: bool) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
        one = player(in_play=["coral_castle", catacombs(mine - 3)], pool=pool, hand=["prism"], **more)
        return one, player(in_play=[reef(theirs)], hand=["hawk"], **more), player(hand=["vault"], **more)

    mid_round = table(*players(), first_player=2).do(0, CASTLE)
    end_of_round = table(*players(passed=True), first_player=2, phase="check")
    assert mid_round.facts()["winners"] == winners
    assert end_of_round.facts()["winners"] == winners
    assert mid_round.state.over is end_of_round.state.over is bool(winners)


@pytest.mark.rule("RA-25.3")
def test_the_winner_need_not_be_the_caller() -> None:
    t = table(player(in_play=["coral_castle", catacombs(7)], hand=["prism"]), player(in_play=[reef(12)], hand=["hawk"]))
    assert t.points(0) == 11
    t.do(0, CASTLE)
    assert t.facts()["winners"] == [1]


@pytest.mark.rule("RA-25.4")
def test_without_ten_points_play_goes_on_with_the_next_player_and_nothing_is_cleaned_up() -> None:
    t = table(
        player(mage="seer", in_play=["coral_castle", card("seer", turned=True)], pool={"calm": 1}, hand=["prism"]),
        player(item="research", in_play=[card("hawk", turned=True), reef(9)], hand=["vault"]),
        player(passed=True, item="alchemy", in_play=[card("treant", turned=True, life=2)], hand=["guard_dog"]),
        first_player=2,
    )
    before = t.facts()
    t.do(0, CASTLE)
    after = t.facts()
    assert after["to_act"] == [1]
    assert t.prompt(1) == "turn"
    assert t.turned(0, "coral_castle")
    after["players"][0]["in_play"]["coral_castle"]["turned"] = False
    after["to_act"] = before["to_act"]
    assert after == before


@pytest.mark.rule("RA-25.5")
def test_the_check_may_be_called_at_any_total() -> None:
    t = table(player(in_play=["sorcerers_bestiary"], hand=["prism"]), player(hand=["hawk"]), first_player=1)
    assert t.points(0) == 0
    t.do(0, BESTIARY)
    assert not t.state.over
    assert [event.kind for event in t.state.events()].count("checked") == 1


@pytest.mark.rule("RA-25.6")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_token_counts_for_whoever_holds_it_at_that_moment(holder: int) -> None:
    t = table(
        player(in_play=["coral_castle", catacombs(6)], hand=["prism"]),
        player(in_play=[reef(9)], hand=["hawk"]),
        first_player=holder,
    )
    t.do(0, CASTLE)
    assert t.facts()["winners"] == [holder]


@pytest.mark.rule("RA-25.6")
def test_a_pass_before_the_check_moves_the_point() -> None:
    t = table(
        player(in_play=["coral_castle", catacombs(6)], hand=["prism"]),
        player(item="research", in_play=[reef(9)], hand=["hawk"]),
        first_player=0,
        to_act=1,
    )
    t.do(1, "pass", "choose alchemy")
    t.do(0, CASTLE)
    assert t.facts()["winners"] == [1]


# --- Golden Statue ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-25.7")
@pytest.mark.parametrize("phase", ["actions", "check"])
def test_the_statue_may_give_three_points_for_three_gold_at_any_check(phase: str) -> None:
    passed = phase == "check"
    t = table(
        player(in_play=["coral_castle", STATUE, catacombs(2)], pool={"gold": 4}, hand=["prism"], passed=passed),
        player(hand=["hawk"], passed=passed),
        phase=phase,
    )
    if phase == "actions":
        t.do(0, CASTLE)
    assert t.prompt(0) == "check-react"
    assert t.legal(0) == ["done", STATUE_USED]
    assert t.points(0) == 3 + 1 + 2 + 1
    t.do(0, STATUE_USED)
    assert t.pool(0) == {"gold": 1}
    assert t.turned(0, STATUE)
    assert t.facts()["winners"] == [0]
    assert scores(t) == [10, 0]


@pytest.mark.rule("RA-25.7")
def test_the_statue_need_not_react() -> None:
    t = table(player(in_play=["coral_castle", STATUE, catacombs(2)], pool={"gold": 3}), player(hand=["hawk"]))
    t.do(0, CASTLE, "done")
    assert not t.state.over
    assert t.pool(0) == {"gold": 3}
    assert not t.turned(0, STATUE)


@pytest.mark.rule("RA-25.7")
def test_the_statue_needs_three_gold_and_a_check() -> None:
    t = table(player(in_play=["coral_castle", STATUE], pool={"gold": 2}, hand=["prism"]), player(hand=["hawk"]))
    t.do(0, CASTLE)
    assert t.actors() == (1,), "with 2 Gold there is nothing to ask"
    assert t.pool(0) == {"gold": 2}
    t = table(player(in_play=[STATUE], pool={"gold": 3}, hand=["prism"]), player(hand=["hawk"]))
    assert t.refused(0, STATUE_USED) == "react-only"


@pytest.mark.rule("RA-25.8")
@pytest.mark.parametrize("passed", [False, True])
@pytest.mark.parametrize("caller", [0, 1])
def test_the_statue_reacts_whoever_called_and_whether_or_not_its_owner_passed(caller: int, passed: bool) -> None:
    """Seat 1 owns the Statue. (Who has passed cannot call.)"""
    if caller == 1 and passed:
        t = table(
            player(item="research", hand=["prism"]),
            player(passed=True, in_play=[STATUE, reef(6)], pool={"gold": 3}),
            first_player=0,
        )
        t.do(0, "pass", "choose alchemy")  # nobody calls it: the round ends
    else:
        places: list[list[Any]] = [[], [STATUE, reef(6)]]
        places[caller].append("sorcerers_bestiary")
        t = table(
            player(in_play=places[0], hand=["prism"]),
            player(passed=passed, in_play=places[1], pool={"gold": 3}, hand=["hawk"]),
            to_act=caller,
        )
        t.do(caller, BESTIARY)
    assert t.prompt(1) == "check-react"
    t.do(1, STATUE_USED)
    assert t.facts()["winners"] == [1]
    assert scores(t)[1] == 10


@pytest.mark.rule("RA-25.9")
def test_the_extra_points_last_for_that_check_only() -> None:
    t = table(
        player(in_play=["coral_castle", STATUE], pool={"gold": 3}, hand=["prism"]),
        player(in_play=["sorcerers_bestiary"], hand=["hawk"]),
        player(hand=["vault"]),
        first_player=2,
    )
    t.do(0, CASTLE, STATUE_USED)
    assert not t.state.over, "3, 1 and 3 points are not 10"
    assert t.points(0) == 3 + 1
    t.do(1, BESTIARY)
    assert t.actors() == (2,)
    assert t.points(0) == 3 + 1


@pytest.mark.rule("RA-25.9")
def test_the_extra_points_of_one_check_do_not_help_in_the_next() -> None:
    t = table(
        player(in_play=["coral_castle", STATUE, catacombs(2)], pool={"gold": 3}, hand=["prism"]),
        player(in_play=["sorcerers_bestiary", "mermaid"], pool={"life": 2}, hand=["hawk"]),
        first_player=1,
    )
    t.do(0, CASTLE, STATUE_USED)
    assert not t.state.over, "9 points"
    t.do(1, BESTIARY)
    assert not t.state.over
    assert t.points(0) == 6


@pytest.mark.rule("RA-25.10")
def test_the_extra_points_count_for_reaching_ten_and_for_winning() -> None:
    t = table(
        player(in_play=["sorcerers_bestiary", STATUE, catacombs(8)], pool={"gold": 3}, hand=["prism"]),
        player(in_play=[reef(11)], hand=["hawk"]),
        first_player=1,
    )
    assert (t.points(0), t.points(1)) == (9, 12)
    t.do(0, BESTIARY, STATUE_USED)
    assert scores(t) == [12, 12]
    assert t.facts()["winners"] == [0, 1]
    t = table(
        player(in_play=["sorcerers_bestiary", STATUE, catacombs(8)], pool={"gold": 3}, hand=["prism"]),
        player(in_play=[reef(10)], pool={"gold": 9}, hand=["hawk"]),
        first_player=1,
    )
    t.do(0, BESTIARY, STATUE_USED)
    assert t.facts()["winners"] == [0], "12 points against 11"


@pytest.mark.rule("RA-25.11")
def test_the_statue_works_only_once_in_a_check() -> None:
    t = table(
        player(in_play=["coral_castle", STATUE], pool={"gold": 9}, hand=["prism"]),
        player(in_play=["hawk"], hand=["vault"]),
    )
    t.do(0, CASTLE, STATUE_USED)
    assert t.actors() == (1,), "it is not asked again"
    assert t.pool(0) == {"gold": 6}


@pytest.mark.rule("RA-25.11")
def test_the_turned_statue_does_not_react_to_a_second_check_in_the_round() -> None:
    t = table(
        player(in_play=["coral_castle", STATUE], pool={"gold": 9}, hand=["prism"]),
        player(in_play=["sorcerers_bestiary"], hand=["vault"]),
    )
    t.do(0, CASTLE, STATUE_USED)
    t.do(1, BESTIARY)
    assert t.prompt(0) == "turn", "the check is over without a question"
    assert t.pool(0) == {"gold": 6}


@pytest.mark.rule("RA-25.11")
def test_straightened_it_may_react_again() -> None:
    t = table(
        player(
            item="reanimate",
            in_play=["coral_castle", STATUE],
            pool={"gold": 7},
            hand=["prism"],
        ),
        player(in_play=["sorcerers_bestiary"], hand=["vault", "hawk"]),
    )
    t.do(0, CASTLE, STATUE_USED)
    t.do(1, "discard hawk", "essence gold")
    t.do(0, "power reanimate 1", "choose golden_statue")
    t.do(1, BESTIARY)
    assert t.prompt(0) == "check-react"
    t.do(0, STATUE_USED)
    assert t.pool(0) == {}


@pytest.mark.rule("RA-25.12")
def test_gold_and_turn_are_spent_even_if_the_game_goes_on() -> None:
    t = table(
        player(in_play=["coral_castle", STATUE], pool={"gold": 3}, hand=["prism"]),
        player(hand=["hawk"]),
    )
    t.do(0, CASTLE, STATUE_USED)
    assert not t.state.over
    assert t.pool(0) == {}
    assert t.turned(0, STATUE)


@pytest.mark.rule("RA-25.13")
def test_the_reaction_comes_before_the_comparison() -> None:
    t = table(
        player(in_play=["coral_castle", catacombs(8)], hand=["prism"]),
        player(in_play=[STATUE, reef(9)], pool={"gold": 3}, hand=["hawk"]),
        first_player=0,
    )
    t.do(0, CASTLE)
    assert not t.state.over
    assert "scored" not in [event.kind for event in t.state.events()], "nothing is compared yet"
    t.do(1, "done")
    assert t.facts()["winners"] == [0]
    assert t.refused(1, STATUE_USED) == "game-over"


@pytest.mark.rule("RA-25.13")
def test_the_reaction_cannot_be_put_off() -> None:
    t = table(
        player(in_play=["coral_castle"], hand=["prism"]),
        player(in_play=[STATUE], pool={"gold": 3}, hand=["hawk"]),
    )
    t.do(0, CASTLE)
    assert t.refused(1, "pass") == "react-now"
    t.do(1, "done")
    assert t.prompt(1) == "turn"
    assert t.refused(1, STATUE_USED) == "react-only"
