"""Actions in general (section 6)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.rules.res_arcana.table import Table, card, new_game, player, table

PLENTY = {"calm": 9, "death": 9, "elan": 9, "gold": 9, "life": 9}


def waiting() -> dict[str, object]:
    """A rival with a turn to take."""
    return player(hand=["prism"])


def random_game(seats: int, seed: int) -> Iterator[Table]:
    """The table at every decision of a game in which everybody plays at random."""
    t = new_game(seats, f"actions {seed}")
    chance = random.Random(seed)
    while t.actors():
        yield t
        seat = t.actors()[0]
        t.do(seat, chance.choice(t.legal(seat)))


@pytest.mark.rule("RA-6.1")
def test_the_five_actions_are_all_there_is() -> None:
    seen = set()
    for seed in range(3):
        for t in random_game(3, seed):
            for seat in t.actors():
                if t.prompt(seat) == "turn":
                    seen |= {words.split()[0] for words in t.legal(seat)}
    assert seen == {"place", "claim", "discard", "power", "pass"}


@pytest.mark.rule("RA-6.1")
def test_what_a_turn_offers() -> None:
    t = table(
        player(hand=["hawk"], pool=PLENTY, in_play=["mausoleum"]),
        waiting(),
        center={"monuments": ["oracle"], "monument_deck": ["temple"], "places": ["sacred_grove"]},
    )
    assert set(t.legal(0)) == {
        "pass",
        "place hawk",
        "claim oracle",
        "claim monument_deck",
        "claim sacred_grove",
        "discard hawk",
        "power mausoleum 1",
    }


@pytest.mark.rule("RA-6.1")
@pytest.mark.parametrize(
    "words",
    ["done", "pay", "turn", "suffer", "essence gold", "seat 1", "deck own", "choose alchemy", "take vault"],
)
def test_nothing_else_is_an_action(words: str) -> None:
    t = table(player(hand=["hawk"], pool=PLENTY, in_play=[card("vault", gold=1)]), waiting())
    assert t.refused(0, words) == "not-an-action"


@pytest.mark.rule("RA-6.2")
@pytest.mark.parametrize(
    ("words", "pool", "reason"),
    [
        ("place windup_man", {"calm": 1, "elan": 1, "gold": 1}, "needs-essences"),
        ("place vault", {"gold": 1}, "needs-essences"),
        ("place wind_dragon", {"calm": 7}, "needs-essences"),
        ("claim oracle", {"gold": 3, "life": 9}, "needs-essences"),
        ("claim monument_deck", {"gold": 3, "life": 9}, "needs-essences"),
        ("claim coral_castle", {"calm": 5, "elan": 5, "gold": 9, "life": 4}, "needs-essences"),
        ("power alchemist 1", {"calm": 1, "elan": 1, "gold": 1}, "needs-essences"),
        ("power sacrificial_dagger 1", {"death": 3}, "needs-essences"),
        ("power mermaid 1", {"death": 2, "elan": 2}, "needs-one-of"),
        ("power athanor 2", {"elan": 9}, "needs-on-it"),
        ("power sacred_grove 2", {"calm": 9}, "needs-straight"),
        ("power sacrificial_pit 2", {"death": 9}, "nothing-to-destroy"),
    ],
)
def test_what_cannot_be_paid_in_full_is_refused(words: str, pool: dict[str, int], reason: str) -> None:
    t = table(
        player(
            mage="alchemist",
            hand=["windup_man", "vault", "wind_dragon"],
            pool=pool,
            in_play=[
                "sacrificial_dagger",
                card("athanor", elan=5),
                "sacred_grove",
                "sacrificial_pit",
                *([] if "pit" in words or "grove" in words else ["mermaid"]),
            ],
        ),
        waiting(),
        center={"monuments": ["oracle"], "monument_deck": ["temple"], "places": ["coral_castle"]},
    )
    assert words not in t.legal(0)
    assert t.refused(0, words) == reason  # which checks that nothing changed: there is no partial payment
    assert t.pool(0) == pool


@pytest.mark.rule("RA-6.3")
def test_what_an_effect_gains_cannot_pay_for_it() -> None:
    t = table(player(item="transmutation", pool={"calm": 2}, hand=["hawk"]), waiting())
    assert t.refused(0, "power transmutation 1") == "needs-essences"  # 3 for 3


@pytest.mark.rule("RA-6.3")
@pytest.mark.parametrize(
    ("component", "power", "pool"),
    [
        ("transmutation", 1, {"calm": 1, "gold": 2}),
        ("transmuter", 1, {"life": 1, "death": 1}),
        ("prism", 1, {"elan": 1}),
    ],
)
def test_the_cost_is_paid_before_the_effect(component: str, power: int, pool: dict[str, int]) -> None:
    t = table(player(in_play=[component], pool=pool, hand=["hawk"]), player(hand=["vault"]))
    t.do(0, f"power {component} {power}")
    assert t.prompt(0) == "gain-mix"
    assert t.pool(0) == {}  # all is paid when the gain is chosen
    kinds = [event.kind for event in t.state.events()]
    assert "paid" in kinds
    assert "gained" not in kinds


@pytest.mark.rule("RA-6.4")
def test_costs_are_paid_from_the_own_pool_only() -> None:
    t = table(
        player(in_play=[card("vault", gold=4), "research"], hand=["hawk"]),
        player(pool=PLENTY, hand=["prism"]),
        center={"monuments": ["oracle"]},
    )
    assert t.refused(0, "claim oracle") == "needs-essences"
    assert t.refused(0, "place hawk") == "needs-essences"
    assert t.refused(0, "power research 1") == "needs-essences"


@pytest.mark.rule("RA-6.4")
def test_a_payment_leaves_everything_but_the_own_pool_alone() -> None:
    t = table(
        player(in_play=[card("vault", gold=4)], pool={"gold": 4}, hand=["hawk"]),
        player(pool={"gold": 4}, hand=["prism"]),
        center={"monuments": ["oracle"]},
    )
    t.do(0, "claim oracle")
    assert (t.pool(0), t.pool(1), t.on(0, "vault")) == ({}, {"gold": 4}, {"gold": 4})


@pytest.mark.rule("RA-6.4")
def test_unless_the_component_says_otherwise() -> None:
    t = table(player(in_play=[card("athanor", elan=7)], pool={"life": 2}, hand=["hawk"]), waiting())
    t.do(0, "power athanor 2", "essence life", "essence life")
    assert t.on(0, "athanor") == {"elan": 1}
    assert t.pool(0) == {"gold": 2}


@pytest.mark.rule("RA-6.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_passing_is_legal_on_every_turn(seats: int) -> None:
    turns = 0
    for t in random_game(seats, seats):
        for seat in t.actors():
            if t.prompt(seat) == "turn":
                turns += 1
                assert "pass" in t.legal(seat)
                assert len(t.legal(seat)) > 1  # other actions are available, too
    assert turns > 50


@pytest.mark.rule("RA-6.5")
def test_a_player_may_pass_with_everything_still_to_do() -> None:
    t = table(
        player(hand=["hawk", "vault"], pool=PLENTY, in_play=["mausoleum"]),
        waiting(),
        center={"monuments": ["oracle"]},
    )
    t.do(0, "pass", "choose alchemy")
    assert t.seat(0)["passed"]
    assert t.pool(0) == PLENTY


@pytest.mark.rule("RA-6.6")
def test_who_can_do_nothing_else_has_to_pass() -> None:
    t = table(
        player(pool={"calm": 3, "gold": 3}, mage="duelist", in_play=[card("horn_of_plenty", turned=True)]),
        waiting(),
        center={"monuments": ["oracle"], "places": ["coral_castle"]},
    )
    assert t.seat(0)["passed"]  # the only legal action is taken for the player
    assert (t.actors(), t.prompt(0)) == ((0,), "swap-item")


@pytest.mark.rule("RA-6.6")
def test_who_can_do_something_else_is_asked() -> None:
    t = table(player(pool={"gold": 4}), waiting(), center={"monuments": ["oracle"]})
    assert not t.seat(0)["passed"]
    assert t.legal(0) == ["pass", "claim oracle"]


@pytest.mark.rule("RA-6.7")
def test_a_player_may_take_any_number_of_actions_in_a_round() -> None:
    t = table(player(in_play=["mausoleum"], pool={"life": 61}, hand=["hawk"]), player(passed=True))
    for _ in range(60):
        assert (t.actors(), t.prompt(0)) == ((0,), "turn")
        t.do(0, "power mausoleum 1")
    assert t.facts()["round"] == 1
    assert t.on(0, "mausoleum") == {"death": 60}
    assert "power mausoleum 1" in t.legal(0)


@pytest.mark.rule("RA-6.7")
def test_actions_of_any_kind_may_follow_one_another() -> None:
    t = table(
        player(pool=PLENTY, hand=["hawk", "vault", "crypt"], in_play=["solomons_mine"]),
        player(passed=True),
        center={"monuments": ["oracle", "temple"], "monument_deck": ["library"], "places": ["sunken_reef"]},
    )
    t.do(0, "place hawk", "power solomons_mine 1", "claim oracle", "claim temple", "claim sunken_reef")
    t.do(0, "discard vault", "essence gold", "discard crypt", "essence gold")
    assert t.facts()["round"] == 1
    assert set(t.seat(0)["components"]) == {"hawk", "solomons_mine", "oracle", "temple", "sunken_reef"}
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-6.8")
@pytest.mark.parametrize(
    "words", ["pass", "place magical_shard", "discard magical_shard", "claim oracle", "power mausoleum 1"]
)
def test_out_of_turn_nothing_can_be_done(words: str) -> None:
    t = table(
        waiting(),
        player(hand=["magical_shard"], pool=PLENTY, in_play=["mausoleum"]),
        player(hand=["hawk"]),
        center={"monuments": ["oracle"]},
    )
    assert t.legal(1) == []
    assert t.refused(1, words) == "not-your-decision"
    t.do(0, "place prism")
    assert words in t.legal(1)  # on the own turn it is legal


@pytest.mark.rule("RA-6.8")
@pytest.mark.parametrize(
    "words", ["pass", "place magical_shard", "discard magical_shard", "claim oracle", "power mausoleum 1"]
)
def test_after_passing_nothing_can_be_done(words: str) -> None:
    t = table(
        player(hand=["prism"]),
        player(hand=["magical_shard"], pool=PLENTY, in_play=["mausoleum"], passed=True),
        center={"monuments": ["oracle"]},
    )
    assert t.legal(1) == []
    assert t.refused(1, words) == "you-have-passed"


@pytest.mark.rule("RA-6.8")
def test_while_a_payment_is_open_nobody_else_can_act() -> None:
    t = table(player(hand=["vault"], pool={"calm": 1, "gold": 2}), waiting())
    t.do(0, "place vault")
    assert t.prompt(0) == "pay"
    assert t.refused(1, "place prism") == "not-your-decision"
    assert t.refused(0, "pass") == "pay-first"


@pytest.mark.rule("RA-6.9")
def test_after_the_end_nothing_is_possible() -> None:
    t = table(
        player(
            mage="duelist",
            item="research",
            in_play=["great_pyramid", "temple", "oracle", "colossus", "tree_of_life"],
            pool=PLENTY,
            hand=["prism"],
        ),
        player(pool=PLENTY, hand=["hawk"], in_play=["golden_statue", "fire_dragon"]),
        center={"monuments": ["library"]},
        phase="check",
    )
    assert not t.facts()["over"]
    t.do(1, "done")  # Golden Statue may react to the check, before its result
    assert t.facts()["over"]
    assert t.facts()["winners"] == [0]
    assert t.actors() == ()
    for seat in (0, 1):
        assert t.legal(seat) == []
        for words in (
            "pass",
            "place prism",
            "discard hawk",
            "claim library",
            "power duelist 1",
            "power fire_dragon 1",
            "power tree_of_life 2",
            "power golden_statue 1",
            "choose alchemy",
        ):
            assert t.refused(seat, words) == "game-over"


@pytest.mark.rule("RA-6.9")
def test_a_check_that_ends_the_game_in_mid_round_ends_everything() -> None:
    t = table(
        player(in_play=["coral_castle", "great_pyramid", "temple", "oracle"], hand=["prism"]), player(hand=["hawk"])
    )
    t.do(0, "power coral_castle 1")  # 3 + 3 + 2 + 2 points and the token
    assert t.facts()["over"]
    assert t.facts()["winners"] == [0]
    assert t.refused(1, "place hawk") == "game-over"
    assert t.refused(1, "pass") == "game-over"
