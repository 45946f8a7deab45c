"""Section 22: passing."""

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


def passing(**fields: object) -> Table:
    """Seat 1 acts first and may pass; seat 0 holds the First Player token and has a turn afterwards."""
    mine: dict[str, object] = {"item": "research", "hand": ["prism"], "deck": ["hawk", "vault"], **fields}
    return table(player(item="alchemy", hand=["guard_dog"], deck=["athanor"]), player(**mine), to_act=1)


@pytest.mark.rule("RA-22.1")
def test_token_then_item_then_card() -> None:
    t = passing()
    since = t.state.event_count
    t.do(1, "pass")
    assert t.facts()["first_player"] == 1, "the token is taken before the item is chosen"
    assert t.seat(1)["item"] == "research"
    assert t.seat(1)["hand"] == ["prism"], "the card is drawn last"
    t.do(1, "choose divination")
    assert [event.kind for event in t.state.events(since, 0)] == ["passed", "first-player", "item-swapped", "drew"]
    assert t.seat(1)["item"] == "divination"
    assert t.seat(1)["hand"] == ["hawk", "prism"]
    assert t.seat(1)["deck"] == ["vault"]
    assert t.actors() == (0,)


@pytest.mark.rule("RA-22.1")
def test_who_passes_later_takes_no_token() -> None:
    t = passing()
    t.do(1, "pass", "choose divination")
    t.do(0, "pass")
    assert t.facts()["first_player"] == 1


@pytest.mark.rule("RA-22.2")
def test_the_item_returns_to_the_supply_and_another_is_taken_out_of_it() -> None:
    t = passing()
    supply = t.facts()["center"]["items"]
    t.do(1, "pass")
    assert t.refused(1, "choose alchemy") == "item-taken", "a rival has it"
    assert t.legal(1) == [f"choose {item}" for item in supply]
    t.do(1, "choose divination")
    assert t.facts()["center"]["items"] == sorted([item for item in supply if item != "divination"] + ["research"])
    assert t.seat(1)["components"] == ["divination"]


@pytest.mark.rule("RA-22.3")
def test_the_item_returned_cannot_be_taken_again() -> None:
    t = passing()
    t.do(1, "pass")
    assert t.refused(1, "choose research") == "same-item"


@pytest.mark.rule("RA-22.4")
def test_the_new_item_cannot_be_used_until_cleanup() -> None:
    t = passing()
    t.do(1, "pass", "choose divination")
    item = t.state.view(0)["players"][1]["in_play"][0]
    assert (item["id"], item["passed_side"]) == ("divination", True)
    assert t.refused(1, "power divination 1") == "you-have-passed"
    t.do(0, "pass", "choose calm_elan")
    assert t.facts()["round"] == 2
    t.do(0, "essence calm")
    assert "passed_side" not in t.state.view(0)["players"][1]["in_play"][0]
    assert t.prompt(1) == "turn"
    assert "power divination 1" in t.legal(1)


@pytest.mark.rule("RA-22.4")
def test_the_new_item_gives_no_protection_after_passing() -> None:
    t = passing()
    t.do(1, "pass", "choose protection")
    assert not any("protection" in words for words in t.legal(1))
    assert t.refused(1, "power protection 1") == "you-have-passed"


@pytest.mark.rule("RA-22.5")
def test_the_returned_item_is_straight_and_free_for_the_next_to_pass() -> None:
    t = passing(in_play=[card("research", turned=True, calm=2)], pool={"life": 1})
    t.do(1, "pass", "choose divination")
    assert t.pool(1) == {"life": 1}, "what lay on the item is lost"
    t.do(0, "pass")
    assert "choose research" in t.legal(0)
    t.do(0, "choose research")
    assert t.facts()["round"] == 2
    assert t.seat(0)["item"] == "research"
    assert not t.turned(0, "research")
    assert t.on(0, "research") == {}


@pytest.mark.rule("RA-22.5")
def test_the_returned_item_comes_back_straight_before_cleanup() -> None:
    t = table(
        player(item="research", in_play=[card("research", turned=True)], hand=["prism"]),
        player(item="alchemy", hand=["guard_dog"]),
        player(item="divination", hand=["hawk"]),
    )
    t.do(0, "pass", "choose protection")
    t.do(1, "pass", "choose research")
    assert t.actors() == (2,), "the round is still going on"
    assert not t.turned(1, "research")


@pytest.mark.rule("RA-22.6")
def test_the_discard_pile_is_reshuffled_when_the_deck_is_empty() -> None:
    t = passing(deck=[], discard=["hawk", "vault"])
    t.do(1, "pass", "choose divination")
    assert t.seat(1)["discard"] == []
    assert t.seat(1)["hand_size"] == 2
    assert sorted(t.seat(1)["hand"] + t.seat(1)["deck"]) == ["hawk", "prism", "vault"]


@pytest.mark.rule("RA-22.6")
def test_nothing_is_drawn_when_deck_and_discard_pile_are_empty() -> None:
    t = passing(deck=[])
    t.do(1, "pass", "choose divination")
    assert t.seat(1)["hand"] == ["prism"]
    assert t.actors() == (0,)


@pytest.mark.rule("RA-22.7")
def test_neither_the_swap_nor_the_draw_can_be_declined() -> None:
    t = passing()
    t.do(1, "pass")
    assert all(words.startswith("choose ") for words in t.legal(1))
    assert t.refused(1, "done") == "choose-an-item"
    assert t.refused(1, "pass") == "choose-an-item"
    t.do(1, "choose divination")
    assert t.seat(1)["hand_size"] == 2, "the card is drawn without being asked for"
    assert t.actors() == (0,)


@pytest.mark.rule("RA-22.7")
def test_the_token_cannot_be_refused() -> None:
    t = passing()
    t.do(1, "pass")
    assert t.facts()["first_player"] == 1
    assert t.prompt(1) == "swap-item", "the first question after passing is the item"


@pytest.mark.rule("RA-22.8")
def test_a_passed_player_takes_no_further_action() -> None:
    t = table(
        player(item="research", hand=["prism"]),
        player(item="alchemy", hand=["guard_dog", "hawk"]),
    )
    t.do(0, "pass", "choose divination")
    for words in ("place prism", "discard prism", "power divination 1"):
        assert t.refused(0, words) == "you-have-passed"
    t.do(1, "discard guard_dog", "essence gold")
    assert t.actors() == (1,), "the next turn is again that of the player who has not passed"
    assert t.refused(0, "place prism") == "you-have-passed"


@pytest.mark.rule("RA-22.9")
def test_a_passed_player_gains_what_rivals_gain() -> None:
    t = table(player(in_play=["fiery_whip"], hand=["prism"]), player(passed=True), player(hand=["hawk"]))
    t.do(0, "power fiery_whip 1")
    assert t.pool(0) == {"elan": 3}
    assert t.pool(1) == {"elan": 1}
    assert t.pool(2) == {"elan": 1}


@pytest.mark.rule("RA-22.10")
def test_a_passed_player_can_be_chosen_and_counted() -> None:
    t = table(
        player(in_play=["hypnotic_basin"], hand=["prism"]),
        player(passed=True, pool={"elan": 4}),
        player(hand=["hawk"], pool={"elan": 1}),
    )
    t.do(0, "power hypnotic_basin 1", "seat 1")
    assert t.pool(0) == {"calm": 4}


@pytest.mark.rule("RA-22.11")
def test_a_passed_player_may_react_to_a_victory_check() -> None:
    t = table(
        player(in_play=["coral_castle"], hand=["prism"]),
        player(passed=True, pool={"gold": 3}, in_play=["golden_statue"]),
    )
    t.do(0, "power coral_castle 1")
    assert t.actors() == (1,)
    assert t.legal(1) == ["done", "power golden_statue 1"]
    t.do(1, "power golden_statue 1")
    assert t.pool(1) == {}
    assert t.turned(1, "golden_statue")


@pytest.mark.rule("RA-22.12")
def test_a_pass_cannot_be_taken_back_in_the_round() -> None:
    t = table(
        player(item="research", hand=["prism"], pool={"life": 5}),
        player(item="alchemy", hand=["guard_dog", "hawk"]),
        player(item="divination", hand=["vault"], passed=True),
    )
    t.do(0, "pass", "choose reanimate")
    t.do(1, "discard guard_dog", "essence gold")
    assert t.actors() == (1,)
    assert t.seat(0)["passed"] is True
    assert t.refused(0, "pass") == "you-have-passed"
    t.do(1, "pass", "choose research")
    assert t.facts()["round"] == 2, "only the next round gives them a turn again"
    assert t.seat(0)["passed"] is False
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-22.13")
def test_passing_changes_nothing_but_token_item_and_hand() -> None:
    t = passing(
        mage="necromancer",
        pool={"calm": 2, "gold": 3},
        in_play=[
            card("mermaid", turned=True, life=2),
            card("vault", gold=1),
            card("necromancer", turned=True, death=3),
        ],
        deck=["hawk"],
        discard=["treant"],
    )
    before = t.seat(1)
    t.do(1, "pass", "choose divination")
    after = t.seat(1)
    assert after["pool"] == before["pool"]
    assert after["discard"] == before["discard"]
    assert after["hand"] == sorted([*before["hand"], "hawk"])
    for component in ("mermaid", "vault", "necromancer"):
        assert after["in_play"][component] == before["in_play"][component]
    assert after["components"] == sorted([*[c for c in before["components"] if c != "research"], "divination"])
