"""Section 27: the cleanup at the end of a round."""

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


def last_pass() -> Table:
    """Seat 1, the last who has not passed, is about to choose an item; then the round ends."""
    t = table(
        player(
            mage="seer",
            item="research",
            passed=True,
            pool={"calm": 2},
            hand=["prism"],
            deck=["hawk", "vault"],
            discard=["treant"],
            in_play=[card("seer", turned=True), card("research", turned=True), card("elvish_bow", turned=True)],
        ),
        player(
            mage="artificer",
            item="alchemy",
            pool={"gold": 1},
            hand=["athanor"],
            discard=["mermaid"],
            in_play=[
                card("crypt", turned=True),
                card("oracle", turned=True),
                card("sacred_grove", turned=True, life=3),
            ],
        ),
        player(passed=True, item="reanimate", in_play=[card("guard_dog", turned=True, elan=2)], hand=["fire_dragon"]),
        first_player=2,
        to_act=1,
    )
    return t.do(1, "pass")


def collect(t: Table) -> Table:
    """Nobody takes anything off a component."""
    for seat in t.actors():
        while seat in t.actors() and t.prompt(seat) == "take-off":
            t.do(seat, "done")
    return t


@pytest.mark.rule("RA-27.1")
def test_every_turned_component_of_every_player_is_straightened() -> None:
    t = collect(last_pass().do(1, "choose divination"))
    assert t.facts()["round"] == 2
    for seat in range(3):
        assert [name for name, facts in t.seat(seat)["in_play"].items() if facts["turned"]] == []
    assert len(t.seat(0)["in_play"]) == 3
    assert len(t.seat(1)["in_play"]) == 5
    assert len(t.seat(2)["in_play"]) == 2


@pytest.mark.rule("RA-27.2")
def test_items_are_flipped_and_usable_again() -> None:
    t = last_pass().do(1, "choose divination")
    for owner, item in enumerate(("research", "divination", "reanimate")):
        shown = [c for c in t.state.view(None)["players"][owner]["in_play"] if c["kind"] == "magic_item"]
        assert [(c["id"], c.get("passed_side", False)) for c in shown] == [(item, False)]
    collect(t)
    t.do(2, "discard fire_dragon", "essence gold")
    assert "power research 1" in t.legal(0)
    t.do(0, "discard prism", "essence gold")
    assert "power divination 1" in t.legal(1)


@pytest.mark.rule("RA-27.3")
def test_the_token_is_flipped_and_stays_with_its_holder() -> None:
    t = last_pass()
    assert t.state.view(None)["token_passed"] is True
    t.do(1, "choose divination")
    assert t.state.view(None)["token_passed"] is False
    assert t.facts()["first_player"] == 2


@pytest.mark.rule("RA-27.4")
def test_nobody_counts_as_passed_and_the_next_round_starts_with_collect() -> None:
    t = last_pass().do(1, "choose divination")
    assert [t.seat(seat)["passed"] for seat in range(3)] == [False, False, False]
    assert t.facts()["round"] == 2
    assert {t.prompt(seat) for seat in t.actors()} == {"take-off"}, "Collect comes before any turn"
    assert t.pool(0) == {"calm": 3}, "the Seer has collected"
    collect(t)
    assert t.actors() == (2,)
    assert t.prompt(2) == "turn"


@pytest.mark.rule("RA-27.5")
def test_everything_else_carries_over() -> None:
    t = last_pass()
    before = t.facts()
    t.do(1, "choose divination")
    after = t.facts()
    for seat in range(3):
        for zone in ("hand", "deck", "discard"):
            if (seat, zone) not in ((1, "hand"), (1, "deck"), (1, "discard")):
                assert after["players"][seat][zone] == before["players"][seat][zone]
    assert t.seat(1)["hand"] == ["athanor", "mermaid"], "drawn by the pass, after a reshuffle"
    assert t.pool(1) == {"gold": 1}
    assert t.pool(2) == {}
    assert t.on(1, "sacred_grove") == {"life": 3}
    assert t.on(2, "guard_dog") == {"elan": 2}
    assert after["center"]["places"] == before["center"]["places"]
    assert after["center"]["monuments"] == before["center"]["monuments"]


@pytest.mark.rule("RA-27.6")
def test_no_cleanup_once_the_game_has_ended() -> None:
    t = table(
        player(passed=True, in_play=[card("catacombs_of_the_dead", turned=True, death=10), card("hawk", turned=True)]),
        player(item="alchemy", in_play=[card("crypt", turned=True)], hand=["prism"]),
        to_act=1,
    )
    t.do(1, "pass", "choose divination")
    assert t.state.over
    assert t.turned(0, "hawk")
    assert t.turned(1, "crypt")
    assert t.seat(0)["passed"] is t.seat(1)["passed"] is True
    assert t.facts()["round"] == 1
    assert "cleaned-up" not in [event.kind for event in t.state.events()]
