"""Edge cases of claiming monuments."""

from __future__ import annotations

import pytest

from tests.rules.res_arcana.table import Table, player, table


def claiming(*monument_deck: str, gold: int = 4) -> Table:
    """A player with Gold in front of two displayed monuments and this deck; the rival has passed."""
    return table(
        player(pool={"gold": gold}, hand=["prism"]),
        player(passed=True),
        center={"monuments": ["library", "temple"], "monument_deck": list(monument_deck)},
    )


@pytest.mark.rule("RA-E86")
def test_a_blind_claim_that_turns_out_to_be_obelisk_yields_6_at_once() -> None:
    t = claiming("obelisk", "oracle").do(0, "claim monument_deck")
    assert t.prompt(0) == "gain-mix"
    t.do(0, *["essence elan"] * 6)
    assert t.pool(0) == {"elan": 6}
    assert t.seat(0)["components"] == ["obelisk"]
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-E87")
def test_a_blind_claim_leaves_the_display_unchanged() -> None:
    t = claiming("colossus", "oracle", "great_pyramid").do(0, "claim monument_deck")
    assert t.seat(0)["components"] == ["colossus"]
    assert t.pool(0) == {}
    assert t.facts()["center"]["monuments"] == ["library", "temple"]
    assert t.facts()["center"]["monument_deck"] == ["oracle", "great_pyramid"]


@pytest.mark.rule("RA-E88")
def test_without_a_deck_the_display_is_not_refilled() -> None:
    t = claiming(gold=8).do(0, "claim library")
    assert t.facts()["center"]["monuments"] == ["temple"]
    assert t.refused(0, "claim monument_deck") == "monument-deck-empty"
    t.do(0, "claim temple")
    assert t.facts()["center"]["monuments"] == []


def looked() -> Table:
    """Seat 0 has put Obelisk, Oracle and Mausoleum on the monument deck with Hawk; seat 1 is on turn."""
    t = table(
        player(in_play=["hawk"], pool={"gold": 4}),
        player(pool={"gold": 4}, hand=["prism"]),
        center={
            "monuments": ["library", "temple"],
            "monument_deck": ["mausoleum", "obelisk", "oracle", "colossus"],
        },
    )
    return t.do(0, "power hawk 1", "deck monuments", "choose oracle", "choose obelisk")


@pytest.mark.rule("RA-E89")
def test_the_looker_gets_the_monument_they_put_on_top() -> None:
    t = looked().do(1, "place prism").do(0, "claim monument_deck")
    assert t.seat(0)["components"] == ["hawk", "oracle"]
    assert t.facts()["center"]["monument_deck"] == ["obelisk", "mausoleum", "colossus"]


@pytest.mark.rule("RA-E90")
def test_a_rivals_claim_displays_the_monument_the_looker_put_on_top() -> None:
    t = looked().do(1, "claim library")
    assert sorted(t.facts()["center"]["monuments"]) == ["oracle", "temple"]
    assert t.facts()["center"]["monument_deck"] == ["obelisk", "mausoleum", "colossus"]
