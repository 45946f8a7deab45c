"""Edge cases of drawing and looking."""

from __future__ import annotations

import pytest

from tests.rules.res_arcana.table import Table, player, table


def alone(*in_play: object, **fields: object) -> Table:
    """One player with these components, who goes on taking turns because the rival has passed."""
    return table(player(in_play=list(in_play), **{"hand": ["prism"], **fields}), player(passed=True))


@pytest.mark.rule("RA-E92")
def test_hawk_takes_the_last_card_first_and_then_two_of_the_reshuffled_pile() -> None:
    pile = ["treant", "mermaid", "nightingale", "athanor"]
    t = alone("hawk", deck=["vault"], discard=pile).do(0, "power hawk 1", "deck own")
    seen = [words.removeprefix("choose ") for words in t.legal(0)]
    assert len(seen) == 3
    assert "vault" in seen
    assert set(seen) - {"vault"} < set(pile)
    second, third = [name for name in seen if name != "vault"]
    t.do(0, f"choose {third}", "choose vault")
    deck = t.seat(0)["deck"]
    assert deck[:3] == [third, "vault", second]
    assert sorted(deck) == sorted([*pile, "vault"])
    assert t.seat(0)["discard"] == []
    assert t.seat(0)["hand"] == ["prism"]


@pytest.mark.rule("RA-E93")
def test_seer_looks_at_two_cards_when_there_are_no_more() -> None:
    t = alone("seer", deck=["vault"], discard=["treant"]).do(0, "power seer 1", "deck own")
    assert t.legal(0) == ["choose treant", "choose vault"]
    t.do(0, "choose treant")
    assert t.seat(0)["deck"] == ["treant", "vault"]
    assert t.seat(0)["discard"] == []


@pytest.mark.rule("RA-E93")
def test_seer_may_look_at_nothing() -> None:
    t = alone("seer").do(0, "power seer 1", "deck own")
    assert t.turned(0, "seer")
    assert t.seat(0)["deck"] == []
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-E94")
def test_oracle_looks_at_a_monument_deck_of_2_and_leaves_the_display_alone() -> None:
    t = table(
        player(in_play=["oracle"], hand=["prism"]),
        player(passed=True),
        center={"monuments": ["library", "temple"], "monument_deck": ["colossus", "obelisk"]},
    )
    t.do(0, "power oracle 1", "deck monuments")
    assert t.legal(0) == ["choose colossus", "choose obelisk"]
    assert t.refused(0, "choose library") == "choose-a-seen-card"
    t.do(0, "choose obelisk")
    assert t.facts()["center"]["monument_deck"] == ["obelisk", "colossus"]
    assert t.facts()["center"]["monuments"] == ["library", "temple"]


@pytest.mark.rule("RA-E95")
def test_divination_discards_as_many_as_it_could_draw() -> None:
    t = alone("divination", hand=["athanor", "hawk"], deck=["treant"], discard=["vault"]).do(0, "power divination 1")
    assert t.seat(0)["hand"] == ["athanor", "hawk", "treant", "vault"]
    assert t.seat(0)["discard"] == []
    t.do(0, "discard athanor", "discard treant")
    assert t.seat(0)["hand"] == ["hawk", "vault"]
    assert sorted(t.seat(0)["discard"]) == ["athanor", "treant"]
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-E96")
def test_divination_without_cards_to_draw_discards_nothing() -> None:
    t = alone("divination", hand=["athanor", "hawk", "vault"]).do(0, "power divination 1")
    assert t.seat(0)["hand"] == ["athanor", "hawk", "vault"]
    assert t.seat(0)["discard"] == []
    assert t.turned(0, "divination")
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-E97")
@pytest.mark.parametrize(
    ("component", "power", "cost"),
    [("research", 1, {"calm": 1}), ("scholar", 1, {"gold": 1}), ("hawk", 2, {"calm": 2}), ("library", 1, {})],
)
def test_drawing_from_nothing_is_legal_and_paid(component: str, power: int, cost: dict[str, int]) -> None:
    t = alone(component, pool=cost).do(0, f"power {component} {power}")
    assert t.pool(0) == {}
    assert t.turned(0, component)
    assert t.seat(0)["hand"] == ["prism"]
    assert t.prompt(0) == "turn"
