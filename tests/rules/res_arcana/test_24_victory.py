"""Section 24: the victory check and scoring."""

from typing import Any

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


def catacombs(points: int) -> dict[str, Any]:
    """A Place of Power worth exactly this many points."""
    return card("catacombs_of_the_dead", death=points)


def reef(points: int) -> dict[str, Any]:
    return card("sunken_reef", calm=points)


def mines(points: int) -> dict[str, Any]:
    return card("dwarven_mines", gold=points)


def at_the_check(*players: dict[str, Any], first_player: int = 0) -> Table:
    """All have passed and victory is being checked."""
    return table(*[{**one, "passed": True} for one in players], phase="check", first_player=first_player)


def kinds(t: Table, since: int = 0) -> list[str]:
    return [event.kind for event in t.state.events(since)]


@pytest.mark.rule("RA-24.1")
def test_victory_is_checked_when_all_have_passed_and_not_before() -> None:
    t = table(player(item="research", in_play=[catacombs(12)], hand=["prism"]), player(item="alchemy", hand=["hawk"]))
    t.do(0, "pass", "choose divination")
    assert "checked" not in kinds(t)
    t.do(1, "pass")
    assert "checked" not in kinds(t), "the second pass is not finished yet"
    t.do(1, "choose protection")
    assert kinds(t).count("checked") == 1
    assert t.facts()["winners"] == [0]


@pytest.mark.rule("RA-24.2")
def test_points_are_the_sum_of_artifacts_monuments_places_and_token() -> None:
    t = at_the_check(
        player(in_play=["nightingale", "ring_of_midas", "hawk", "great_pyramid", "oracle", catacombs(2)]),
        player(in_play=["dragon_egg"]),
    )
    assert t.points(0) == (1 + 1 + 0) + (3 + 2) + 2 + 1
    assert t.points(1) == 1
    assert t.facts()["winners"] == [0]


@pytest.mark.rule("RA-24.2")
def test_temporary_points_are_added() -> None:
    t = at_the_check(player(in_play=[catacombs(5), "golden_statue"], pool={"gold": 3}), player())
    assert t.points(0) == 5 + 1 + 1
    t.do(0, "power golden_statue 1")
    assert t.facts()["winners"] == [0]
    scored = [event.args for event in t.state.events() if event.kind == "scored"]
    assert scored[0]["points"] == 5 + 1 + 1 + 3


@pytest.mark.rule("RA-24.3")
@pytest.mark.parametrize("turned", [False, True])
def test_turned_components_score_fully(turned: bool) -> None:
    t = at_the_check(
        player(
            in_play=[
                card("sea_serpent", turned=turned),
                card("coral_castle", turned=turned),
                card("great_pyramid", turned=turned),
                card("catacombs_of_the_dead", turned=turned, death=3),
            ]
        ),
        player(),
        first_player=1,
    )
    assert t.points(0) == 1 + 3 + 3 + 3
    assert t.facts()["winners"] == [0]


@pytest.mark.rule("RA-24.4")
def test_hand_deck_discard_pile_and_centre_score_nothing() -> None:
    t = table(
        player(
            mage="seer",
            item="research",
            hand=["nightingale"],
            deck=["dragon_egg", "ring_of_midas"],
            discard=["sea_serpent", "philosophers_stone"],
        ),
        player(hand=["prism"]),
        center={"monuments": ["great_pyramid", "oracle"], "places": ["coral_castle", "sacred_grove"]},
        first_player=1,
    )
    assert t.points(0) == 0
    assert t.points(1) == 1, "the token"


@pytest.mark.rule("RA-24.4")
@pytest.mark.parametrize("mage", ["duelist", "necromancer"])
def test_mages_and_items_carry_no_points_whatever_lies_on_them(mage: str) -> None:
    t = table(
        player(
            mage=mage, item="research", in_play=[card(mage, gold=5, death=5), card("research", life=5)], hand=["hawk"]
        ),
        player(hand=["prism"]),
        first_player=1,
    )
    assert t.points(0) == 0


PLACES = [
    ("alchemists_tower", 0, "gold"),
    ("catacombs_of_the_dead", 0, "death"),
    ("coral_castle", 3, None),
    ("cursed_forge", 1, "gold"),
    ("dragons_lair", 0, "gold"),
    ("dwarven_mines", 0, "gold"),
    ("sacred_grove", 2, "life"),
    ("sacrificial_pit", 2, "death"),
    ("sorcerers_bestiary", 0, None),
    ("sunken_reef", 0, "calm"),
]


@pytest.mark.rule("RA-24.5")
@pytest.mark.parametrize(("place", "fixed", "counted"), PLACES)
def test_a_place_scores_its_fixed_points_and_its_formula(place: str, fixed: int, counted: str | None) -> None:
    """3 of each essence lie on it; only the type of its formula counts."""
    everything = {"calm": 3, "death": 3, "elan": 3, "gold": 3, "life": 3}
    t = table(player(in_play=[card(place, False, **everything)], hand=["prism"]), player(), first_player=1)
    assert t.points(0) == fixed + (3 if counted else 0)
    if counted:
        without = card(place, False, **{**everything, counted: 0})
        t = table(player(in_play=[without], hand=["prism"]), player(), first_player=1)
        assert t.points(0) == fixed


@pytest.mark.rule("RA-24.6")
@pytest.mark.parametrize(("place", "fixed"), [("cursed_forge", 1), ("sacred_grove", 2), ("sacrificial_pit", 2)])
def test_fixed_points_count_without_any_essence_on_the_place(place: str, fixed: int) -> None:
    t = table(player(in_play=[place], hand=["prism"]), player(), first_player=1)
    assert t.points(0) == fixed


@pytest.mark.rule("RA-24.7")
@pytest.mark.parametrize(
    ("artifacts", "bestiary"),
    [
        ([], 0),
        (["hawk"], 1),
        (["fire_dragon"], 2),
        (["sea_serpent"], 3),
        (["hawk", "nightingale", "fire_dragon", "sea_serpent", "vault", "dragon_bridle"], 1 + 1 + 2 + 3),
    ],
)
def test_the_bestiary_scores_creatures_and_dragons(artifacts: list[str], bestiary: int) -> None:
    t = table(
        player(in_play=["sorcerers_bestiary", *artifacts], hand=["water_dragon"], discard=["mermaid"]),
        player(in_play=["treant", "wind_dragon"], hand=["prism"]),
    )
    assert t.seat(0)["in_play"]["sorcerers_bestiary"]["points"] == bestiary


@pytest.mark.rule("RA-24.8")
@pytest.mark.parametrize(("lying", "over"), [(8, False), (9, True), (10, True)])
def test_ten_points_are_needed(lying: int, over: bool) -> None:
    t = at_the_check(player(in_play=[catacombs(lying)], hand=["prism"]), player(hand=["hawk"]))
    assert t.state.over is over
    assert t.facts()["winners"] == ([0] if over else [])


@pytest.mark.rule("RA-24.9")
def test_the_most_points_win() -> None:
    t = at_the_check(player(in_play=[catacombs(10)]), player(in_play=[reef(13)]), player(in_play=[mines(12)]))
    assert t.state.over
    assert t.facts()["winners"] == [1]
    assert t.state.returns() == (0.0, 1.0, 0.0)


@pytest.mark.rule("RA-24.9")
def test_one_player_at_the_threshold_ends_the_game() -> None:
    t = at_the_check(player(), player(in_play=[reef(10)]), player(in_play=[mines(9)]))
    assert t.state.over
    assert t.facts()["winners"] == [1]
    assert t.actors() == ()
    assert t.refused(0, "pass") == "game-over"


@pytest.mark.rule("RA-24.10")
def test_without_ten_points_a_new_round_starts() -> None:
    t = at_the_check(
        player(in_play=[card("hawk", turned=True)], hand=["prism"]),
        player(in_play=[reef(8)], hand=["vault"]),
        first_player=1,
    )
    assert not t.state.over
    assert t.facts()["round"] == 2
    assert kinds(t)[:3] == ["checked", "cleaned-up", "round-started"]
    t.do(1, "done")
    assert t.actors() == (1,)
    assert t.prompt(1) == "turn"
    assert not t.turned(0, "hawk")


@pytest.mark.rule("RA-24.11")
def test_ten_points_between_checks_mean_nothing() -> None:
    t = table(
        player(item="research", in_play=[catacombs(9), "solomons_mine"], pool={"death": 5}, hand=["prism"]),
        player(item="alchemy", in_play=[reef(15)], hand=["hawk"]),
    )
    assert t.points(1) == 15
    t.do(0, "power catacombs_of_the_dead 1")
    assert t.points(0) == 12
    assert not t.state.over
    assert t.actors() == (1,)
    assert "checked" not in kinds(t)


@pytest.mark.rule("RA-24.12")
def test_points_go_down_when_essences_are_taken() -> None:
    t = table(
        player(in_play=[catacombs(10)], hand=["prism"]),
        player(hand=["hawk"]),
        phase="collect",
        first_player=1,
    )
    assert t.points(0) == 10
    t.do(0, "take catacombs_of_the_dead")
    assert t.points(0) == 0


@pytest.mark.rule("RA-24.12")
def test_points_go_down_when_an_artifact_is_destroyed() -> None:
    t = table(
        player(in_play=["fiery_whip", "sea_serpent", "sorcerers_bestiary"]), player(hand=["prism"]), first_player=1
    )
    assert t.points(0) == 1 + 3
    t.do(0, "power fiery_whip 2")
    assert t.points(0) == 0


@pytest.mark.rule("RA-24.12")
def test_points_go_down_when_the_token_is_lost() -> None:
    t = table(player(item="research", hand=["prism"]), player(item="alchemy", hand=["hawk"]), to_act=1, first_player=0)
    assert (t.points(0), t.points(1)) == (1, 0)
    t.do(1, "pass")
    assert (t.points(0), t.points(1)) == (0, 1)


@pytest.mark.rule("RA-24.12")
def test_who_fell_below_ten_before_the_check_does_not_win() -> None:
    t = table(
        player(item="research", in_play=[catacombs(9)], hand=["prism"]),
        player(item="alchemy", hand=["hawk"], passed=False),
        to_act=1,
        first_player=0,
    )
    assert t.points(0) == 10
    t.do(1, "pass", "choose divination")
    t.do(0, "pass", "choose protection")
    assert not t.state.over, "the token went away, and with it the tenth point"
    assert t.facts()["round"] == 2
