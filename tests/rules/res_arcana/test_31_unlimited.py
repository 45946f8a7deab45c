"""Section 31: the supply is unlimited."""

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


@pytest.mark.rule("RA-31.1")
def test_a_gain_is_never_reduced_or_refused() -> None:
    """Three pools and some components hold more Death than there are tokens in a box; the gains come in full."""
    t = table(
        player(in_play=["hand_of_glory"], pool={"death": 500}, hand=["prism"]),
        player(in_play=[card("catacombs_of_the_dead", death=5)], pool={"death": 500}, hand=["hawk"]),
        player(pool={"death": 500}, hand=["vault"]),
    )
    t.do(0, "power hand_of_glory 1")
    assert [t.pool(seat)["death"] for seat in range(3)] == [502, 501, 501]


@pytest.mark.rule("RA-31.1")
def test_a_large_gain_comes_in_full() -> None:
    t = table(player(in_play=["treant"], hand=["prism"]), player(pool={"death": 400}, hand=["hawk"]))
    t.do(0, "power treant 1")
    assert t.pool(0) == {"elan": 400}


@pytest.mark.rule("RA-31.2")
@pytest.mark.parametrize("count", [30, 1000])
def test_a_pool_has_no_upper_limit(count: int) -> None:
    t = table(player(in_play=["solomons_mine"], pool={"gold": count}), player(hand=["hawk"]))
    t.do(0, "power solomons_mine 1")
    assert t.pool(0) == {"gold": count + 1}


@pytest.mark.rule("RA-31.2")
@pytest.mark.parametrize("count", [30, 1000])
def test_a_component_has_no_upper_limit(count: int) -> None:
    t = table(
        player(in_play=[card("ring_of_midas", gold=count)], hand=["prism"]),
        player(hand=["hawk"]),
    )
    t.do(0, "power ring_of_midas 2")
    assert t.on(0, "ring_of_midas") == {"gold": count + 1}


@pytest.mark.rule("RA-31.2")
def test_a_component_grows_beyond_any_number_of_tokens() -> None:
    t = table(
        player(in_play=[card("windup_man", calm=30, gold=99)], hand=["prism"]),
        player(hand=["hawk"]),
        phase="collect",
    )
    t.do(0, "done")
    assert t.on(0, "windup_man") == {"calm": 32, "gold": 101}


@pytest.mark.rule("RA-31.3")
@pytest.mark.parametrize("count", range(1, 16))
def test_any_amount_can_be_paid_out_of_any_pool_without_making_change(count: int) -> None:
    """Whatever the chips in which a pool would be held, exactly what is due leaves it and nothing else is asked."""
    t: Table = table(
        player(in_play=["mausoleum"], pool={"life": count}, hand=["prism"]), player(hand=["hawk"], pool={"calm": 5})
    )
    t.do(0, "power mausoleum 1")
    assert t.pool(0) == ({"life": count - 1} if count > 1 else {})
    assert t.on(0, "mausoleum") == {"death": 1}
    assert t.actors() == (1,)


@pytest.mark.rule("RA-31.3")
def test_making_change_is_no_action() -> None:
    t = table(player(pool={"calm": 5, "gold": 7}, hand=["prism"]), player(hand=["hawk"]))
    assert t.legal(0) == ["pass", "place prism", "discard prism"]
