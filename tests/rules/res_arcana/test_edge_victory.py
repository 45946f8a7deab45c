"""Edge cases of victory."""

from __future__ import annotations

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


@pytest.mark.rule("RA-E108")
def test_points_between_checks_do_not_win() -> None:
    monuments = ["great_pyramid", "oracle", "temple", "colossus"]
    t = table(
        player(
            in_play=[*monuments, "dragon_egg", "corrupt_altar"],
            hand=["nightingale", "prism"],
            pool={"calm": 1, "life": 1},
        ),
        player(hand=["hawk"]),
    )
    t.do(0, "place nightingale")
    assert t.points(0) == 12
    assert not t.facts()["over"]
    t.do(1, "pass", "choose research")
    t.do(0, "power dragon_egg 1", "done", "power corrupt_altar 2", "choose nightingale", *["essence calm"] * 4)
    assert t.points(0) == 9
    t.do(0, "pass", "choose alchemy")
    assert t.facts()["round"] == 2
    assert t.facts()["winners"] == []


@pytest.mark.rule("RA-E109")
def test_a_check_is_won_by_the_player_with_the_most_points_whoever_calls_it() -> None:
    t = table(
        player(in_play=["coral_castle", card("catacombs_of_the_dead", death=6)], hand=["prism"]),
        player(in_play=[card("sunken_reef", calm=11)], hand=["hawk"]),
    )
    assert (t.points(0), t.points(1)) == (10, 11)
    t.do(0, "power coral_castle 1")
    assert t.facts()["over"]
    assert t.facts()["winners"] == [1]


@pytest.mark.rule("RA-E110")
def test_a_check_without_10_points_changes_nothing_else() -> None:
    t = table(
        player(in_play=["coral_castle", card("catacombs_of_the_dead", turned=True, death=5)], hand=["prism"]),
        player(in_play=[card("hawk", turned=True)], hand=["vault"], item="research"),
    )
    assert t.points(0) == 9
    t.do(0, "power coral_castle 1")
    assert not t.facts()["over"]
    assert t.actors() == (1,)
    assert t.prompt(1) == "turn"
    assert t.turned(0, "coral_castle")
    assert t.turned(0, "catacombs_of_the_dead")
    assert t.turned(1, "hawk")
    assert t.facts()["round"] == 1


@pytest.mark.rule("RA-E111")
def test_golden_statue_wins_a_check_called_by_a_rival() -> None:
    t = table(
        player(in_play=["coral_castle", card("sacred_grove", life=3)], hand=["prism"]),
        player(in_play=["golden_statue", card("catacombs_of_the_dead", death=6)], pool={"gold": 3}, hand=["hawk"]),
    )
    assert (t.points(0), t.points(1)) == (9, 7)
    t.do(0, "power coral_castle 1")
    assert t.actors() == (1,)
    assert t.legal(1) == ["done", "power golden_statue 1"]
    t.do(1, "power golden_statue 1")
    assert t.facts()["winners"] == [1]
    assert t.points(1) == 10
    assert t.pool(1) == {}


def statue_used() -> Table:
    """Golden Statue was used at a check in mid-round that ended nothing; its owner has 3 Gold left."""
    t = table(
        player(
            in_play=["coral_castle", "golden_statue"], item="reanimate", pool={"calm": 1, "gold": 6}, hand=["prism"]
        ),
        player(passed=True, item="alchemy"),
    )
    t.do(0, "power coral_castle 1", "power golden_statue 1")
    assert t.pool(0) == {"calm": 1, "gold": 3}
    assert t.turned(0, "golden_statue")
    return t


@pytest.mark.rule("RA-E112")
def test_a_golden_statue_used_in_mid_round_is_not_offered_at_the_end_of_the_round() -> None:
    t = statue_used().do(0, "pass", "choose research")
    assert t.facts()["round"] == 2, "nothing was asked at the check"
    assert t.pool(0) == {"calm": 1, "gold": 3}


@pytest.mark.rule("RA-E112")
def test_a_golden_statue_straightened_meanwhile_is_offered_again() -> None:
    t = statue_used().do(0, "power reanimate 1", "essence calm", "choose golden_statue", "pass", "choose research")
    assert t.prompt(0) == "check-react"
    t.do(0, "power golden_statue 1")
    assert t.facts()["round"] == 2
    assert t.pool(0) == {}


@pytest.mark.rule("RA-E113")
def test_the_tie_break_counts_pools_after_golden_statue_was_paid() -> None:
    t = table(
        player(in_play=["golden_statue", card("dwarven_mines", gold=5)], pool={"gold": 3, "calm": 1}),
        player(in_play=[card("sacred_grove", life=8)], pool={"calm": 2}),
        phase="check",
    )
    assert (t.points(0), t.points(1)) == (7, 10)
    t.do(0, "power golden_statue 1")
    assert (t.points(0), t.points(1)) == (10, 10)
    assert t.facts()["winners"] == [1], "1 against 2; with the 3 Gold it would be 7"


@pytest.mark.rule("RA-E114")
def test_in_the_tie_break_gold_counts_2_and_what_lies_on_components_nothing() -> None:
    t = table(
        player(in_play=[card("catacombs_of_the_dead", death=9)], pool={"gold": 2, "calm": 1}),
        player(in_play=[card("sacred_grove", life=8), card("vault", gold=5)], pool={"calm": 4}),
        phase="check",
    )
    assert (t.points(0), t.points(1)) == (10, 10)
    assert t.facts()["winners"] == [0]


@pytest.mark.rule("RA-E115")
def test_a_player_who_is_not_tied_for_the_most_points_is_out_of_the_tie_break() -> None:
    t = table(
        player(in_play=[card("sacred_grove", life=9)], pool={"calm": 1}),
        player(in_play=[card("catacombs_of_the_dead", death=11)], pool={"calm": 2}),
        player(in_play=[card("sunken_reef", calm=9)], pool={"gold": 9}),
        phase="check",
        first_player=2,
    )
    assert [t.points(seat) for seat in range(3)] == [11, 11, 10]
    assert t.facts()["winners"] == [1]


@pytest.mark.rule("RA-E117")
def test_sorcerers_bestiary_with_sea_serpent_nightingale_and_water_dragon() -> None:
    t = table(
        player(hand=["prism"]),
        player(in_play=["sorcerers_bestiary", "sea_serpent", "nightingale", "water_dragon"], hand=["hawk"]),
    )
    assert t.seat(1)["in_play"]["sorcerers_bestiary"]["points"] == 3 + 1 + 2
    assert t.points(1) == 9


@pytest.mark.rule("RA-E118")
@pytest.mark.parametrize(("life", "points"), [(0, 2), (3, 5)])
def test_sacred_grove_scores_2_and_1_for_each_life(life: int, points: int) -> None:
    t = table(player(hand=["prism"]), player(in_play=[card("sacred_grove", life=life)], hand=["hawk"]))
    assert t.points(1) == points


@pytest.mark.rule("RA-E119")
def test_the_caller_of_a_check_may_react_to_it_with_their_own_golden_statue() -> None:
    t = table(
        player(
            in_play=["sorcerers_bestiary", "golden_statue", "fire_dragon", card("catacombs_of_the_dead", death=2)],
            pool={"gold": 3},
        ),
        player(hand=["hawk"]),
    )
    assert t.points(0) == 7
    t.do(0, "power sorcerers_bestiary 1")
    assert t.prompt(0) == "check-react"
    t.do(0, "power golden_statue 1")
    assert t.facts()["winners"] == [0]


@pytest.mark.rule("RA-E120")
def test_golden_statue_may_be_used_at_the_end_of_the_round_by_players_who_have_passed() -> None:
    t = table(
        player(item="research", hand=["prism"]),
        player(
            item="alchemy",
            in_play=["golden_statue", card("catacombs_of_the_dead", death=6)],
            pool={"gold": 3},
            passed=True,
        ),
    )
    t.do(0, "pass", "choose divination")
    assert t.actors() == (1,)
    assert t.prompt(1) == "check-react"
    t.do(1, "power golden_statue 1")
    assert t.facts()["winners"] == [1]
    assert t.points(1) == 10


@pytest.mark.rule("RA-E136")
def test_golden_statue_is_not_offered_to_an_owner_with_2_gold() -> None:
    t = table(
        player(in_play=["coral_castle"], hand=["prism"]),
        player(in_play=["golden_statue"], pool={"gold": 2, "calm": 9}, hand=["hawk"]),
    )
    t.do(0, "power coral_castle 1")
    assert t.actors() == (1,)
    assert t.prompt(1) == "turn", "the check is over"
    assert t.pool(1) == {"gold": 2, "calm": 9}
    assert not t.turned(1, "golden_statue")


@pytest.mark.rule("RA-E137")
def test_a_golden_statue_just_claimed_may_be_used_at_once() -> None:
    t = table(
        player(in_play=[card("dwarven_mines", gold=5)], pool={"gold": 7}),
        player(in_play=["coral_castle"], hand=["hawk"]),
        center={"monuments": ["golden_statue"]},
    )
    t.do(0, "claim golden_statue").do(1, "power coral_castle 1")
    assert t.actors() == (0,)
    assert t.prompt(0) == "check-react"
    t.do(0, "power golden_statue 1")
    assert t.points(0) == 10
    assert t.facts()["winners"] == [0]
