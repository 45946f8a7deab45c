"""Section 32: uses without benefit."""

import pytest

from tests.rules.res_arcana.table import card, player, table

RIVAL = player(hand=["guard_dog"])


@pytest.mark.rule("RA-32.1")
def test_a_straightener_may_be_used_with_nothing_to_straighten() -> None:
    t = table(player(mage="druid", hand=["prism"]), RIVAL)
    t.do(0, "power druid 1")
    assert t.turned(0, "druid")
    assert t.seat(0)["passed"] is False
    assert t.actors() == (1,)


@pytest.mark.rule("RA-32.1")
def test_a_draw_may_be_used_with_nothing_to_draw() -> None:
    t = table(player(in_play=["library"]), RIVAL)
    t.do(0, "power library 1")
    assert t.turned(0, "library")
    assert t.seat(0)["hand_size"] == 0
    assert t.seat(0)["passed"] is False
    assert t.actors() == (1,)


@pytest.mark.rule("RA-32.1")
def test_a_count_may_be_used_on_a_rival_who_has_nothing() -> None:
    t = table(player(in_play=["treant"]), RIVAL)
    t.do(0, "power treant 1")
    assert t.pool(0) == {}
    assert t.turned(0, "treant")
    assert t.actors() == (1,)


@pytest.mark.rule("RA-32.1")
def test_a_conversion_of_nothing_may_be_used() -> None:
    t = table(player(in_play=["prism"], pool={"calm": 1}), RIVAL)
    t.do(0, "power prism 2", "done")
    assert t.pool(0) == {"calm": 1}
    assert t.turned(0, "prism")
    assert t.actors() == (1,)


@pytest.mark.rule("RA-32.1")
def test_an_attack_may_be_used_when_all_rivals_have_passed() -> None:
    t = table(player(in_play=["fire_dragon"], hand=["prism"]), player(passed=True, pool={"life": 3}))
    t.do(0, "power fire_dragon 1")
    assert t.turned(0, "fire_dragon")
    assert t.pool(1) == {"life": 3}
    assert t.actors() == (0,), "the only player who has not passed goes on instead of passing"


@pytest.mark.rule("RA-32.2")
def test_the_cost_is_paid_in_full_without_any_effect() -> None:
    t = table(player(mage="scholar", pool={"gold": 1}), RIVAL)
    t.do(0, "power scholar 1")
    assert t.pool(0) == {}, "1 essence was paid and no card drawn"
    assert t.seat(0)["hand_size"] == 0
    assert t.turned(0, "scholar")


@pytest.mark.rule("RA-32.2")
def test_a_useless_power_cannot_be_used_without_its_cost() -> None:
    t = table(player(mage="scholar", hand=["prism"]), RIVAL)
    assert t.refused(0, "power scholar 1") == "needs-essences"
    t = table(player(mage="witch", pool={"calm": 1}, hand=["prism"]), RIVAL)
    assert t.refused(0, "power witch 1") == "needs-essences"
    t = table(player(in_play=["sacred_grove"], hand=["prism"]), RIVAL)
    assert t.refused(0, "power sacred_grove 2") == "needs-straight"


@pytest.mark.rule("RA-32.2")
def test_two_essences_are_paid_to_straighten_nothing() -> None:
    t = table(player(mage="witch", pool={"calm": 2}, in_play=["hawk"]), RIVAL)
    t.do(0, "power witch 1")
    assert t.pool(0) == {}
    t.do(0, "done")
    assert t.turned(0, "witch")


@pytest.mark.rule("RA-32.3")
def test_essences_for_rivals_cannot_be_waived() -> None:
    t = table(player(in_play=["tree_of_life"]), RIVAL)
    t.do(0, "power tree_of_life 1")
    assert t.pool(0) == {"life": 3}
    assert t.pool(1) == {"life": 1}
    assert t.actors() == (1,), "nothing was asked"


@pytest.mark.rule("RA-32.3")
def test_life_loss_cannot_be_waived_by_the_attacker() -> None:
    t = table(player(in_play=["elvish_bow"]), player(hand=["guard_dog"], pool={"life": 1}))
    t.do(0, "power elvish_bow 1")
    assert t.pool(1) == {}
    assert t.actors() == (1,), "nothing was asked of the attacker"


@pytest.mark.rule("RA-32.3")
def test_a_victory_check_cannot_be_waived() -> None:
    t = table(
        player(in_play=["coral_castle"], hand=["prism"]),
        player(in_play=[card("catacombs_of_the_dead", death=10)], hand=["hawk"]),
    )
    t.do(0, "power coral_castle 1")
    assert t.state.over
    assert t.facts()["winners"] == [1]


@pytest.mark.rule("RA-32.3")
def test_a_draw_cannot_be_waived() -> None:
    t = table(player(in_play=["library"], deck=["hawk", "vault"]), RIVAL)
    t.do(0, "power library 1")
    assert t.seat(0)["hand"] == ["hawk"]
    assert t.actors() == (1,)


@pytest.mark.rule("RA-32.3")
def test_a_gain_cannot_be_waived() -> None:
    t = table(player(in_play=["horn_of_plenty"]), RIVAL)
    t.do(0, "power horn_of_plenty 1")
    assert t.refused(0, "done") == "choose-essences"
    t.do(0, "essence calm", "essence calm")
    assert t.refused(0, "done") == "choose-essences"
    t.do(0, "essence elan")
    assert t.pool(0) == {"calm": 2, "elan": 1}


@pytest.mark.rule("RA-32.3")
def test_the_rival_to_count_must_be_chosen() -> None:
    t = table(player(in_play=["treant"]), player(pool={"death": 2}, hand=["hawk"]), player(hand=["vault"]))
    t.do(0, "power treant 1")
    assert t.legal(0) == ["seat 1", "seat 2"]
    assert t.refused(0, "done") == "choose-a-rival"


@pytest.mark.rule("RA-32.3")
def test_the_target_to_straighten_may_be_left_out() -> None:
    t = table(player(mage="druid", in_play=[card("hawk", turned=True)]), RIVAL)
    t.do(0, "power druid 1", "done")
    assert t.turned(0, "hawk")
    assert t.actors() == (1,)


@pytest.mark.rule("RA-32.3")
def test_the_card_to_place_may_be_left_out() -> None:
    t = table(player(in_play=["dragon_teeth"], pool={"elan": 3}, hand=["fire_dragon"]), RIVAL)
    t.do(0, "power dragon_teeth 2", "done")
    assert t.seat(0)["hand"] == ["fire_dragon"]
    assert t.pool(0) == {}
    assert t.actors() == (1,)
