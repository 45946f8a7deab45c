"""Discarding an artifact for essences (section 9)."""

from __future__ import annotations

import pytest

from arcanum.games.res_arcana import RES_ARCANA
from tests.rules.res_arcana.table import Table, player, table

ARTIFACTS = [component.id for component in RES_ARCANA.content().components if component.kind == "artifact"]
NOT_GOLD = ["calm", "death", "elan", "life"]
PAIRS = [(one, other) for index, one in enumerate(NOT_GOLD) for other in NOT_GOLD[index:]]


def yields(t: Table, seat: int) -> list[dict[str, int]]:
    """The pools that the discard can end with."""
    if t.actors() != (seat,):
        return [t.pool(seat)]
    return [pool for words in t.legal(seat) for pool in yields(Table(t.state.clone()).do(seat, words), seat)]


def discarding(artifact: str) -> Table:
    rival = "prism" if artifact != "prism" else "hawk"
    return table(player(hand=[artifact]), player(hand=[rival])).do(0, f"discard {artifact}")


@pytest.mark.rule("RA-9.1")
def test_a_discard_yields_1_gold() -> None:
    t = table(player(hand=["hawk", "vault"]), player(hand=["prism"]))
    t.do(0, "discard hawk")
    assert (t.actors(), t.prompt(0)) == ((0,), "discard-yield")
    t.do(0, "essence gold")
    assert t.pool(0) == {"gold": 1}
    assert t.actors() == (1,)
    assert (t.seat(0)["hand"], t.seat(0)["discard"]) == (["vault"], ["hawk"])


@pytest.mark.rule("RA-9.1")
def test_or_a_discard_yields_2_others() -> None:
    t = discarding("hawk").do(0, "essence elan")
    assert t.refused(0, "essence gold") == "type-excluded"  # not one Gold and one other
    assert t.refused(0, "done") == "choose-essences"  # and not only one
    t.do(0, "essence life")
    assert t.pool(0) == {"elan": 1, "life": 1}
    assert t.actors() == (1,)
    assert t.seat(0)["discard"] == ["hawk"]


@pytest.mark.rule("RA-9.1")
def test_the_yield_cannot_be_declined() -> None:
    t = discarding("hawk")
    assert t.legal(0) == [f"essence {name}" for name in ["calm", "death", "elan", "gold", "life"]]
    assert t.refused(0, "done") == "choose-essences"


@pytest.mark.rule("RA-9.2")
def test_the_2_others_may_be_the_same_or_different() -> None:
    expected = [{one: 2} if one == other else {one: 1, other: 1} for one, other in PAIRS]
    pools = yields(discarding("hawk"), 0)
    assert [pool for pool in pools if pool != {"gold": 1}] == expected
    assert len(pools) == 11  # and 1 Gold, each of them once


@pytest.mark.rule("RA-9.3")
@pytest.mark.parametrize("artifact", ARTIFACTS)
def test_every_artifact_yields_the_same(artifact: str) -> None:
    assert yields(discarding(artifact), 0) == yields(discarding("vault"), 0)


@pytest.mark.rule("RA-9.4")
def test_the_discarded_card_must_be_in_the_own_hand() -> None:
    t = table(player(hand=["hawk"], deck=["treant"], discard=["crypt"], in_play=["athanor"]), player(hand=["prism"]))
    assert [words for words in t.legal(0) if words.startswith("discard")] == ["discard hawk"]
    for elsewhere in ("athanor", "treant", "crypt", "prism"):
        assert t.refused(0, f"discard {elsewhere}") == "not-in-hand"


@pytest.mark.rule("RA-9.4")
def test_with_an_empty_hand_nothing_can_be_discarded() -> None:
    t = table(player(in_play=["athanor", "horn_of_plenty"]), player(hand=["prism"]))
    assert [words for words in t.legal(0) if words.startswith("discard")] == []
    for artifact in ARTIFACTS:
        assert t.refused(0, f"discard {artifact}") == "not-in-hand"


@pytest.mark.rule("RA-9.5")
def test_discard_piles_are_face_up_for_everyone_at_any_time() -> None:
    t = table(player(hand=["hawk", "vault", "crypt"]), player(hand=["prism"]), player(passed=True))
    t.do(0, "discard hawk")
    for _ in range(2):  # in the middle of the action, and later on somebody else's turn
        for seat in (None, 0, 1, 2):
            assert t.state.view(seat)["players"][0]["discard"] == ["hawk"]
        if t.actors() == (0,):
            t.do(0, "essence gold")
    t.do(1, "discard prism", "essence gold")
    t.do(0, "discard crypt", "essence gold")
    for seat in (None, 0, 1, 2):
        assert [side["discard"] for side in t.state.view(seat)["players"]] == [["hawk", "crypt"], ["prism"], []]


@pytest.mark.rule("RA-9.5")
def test_everybody_is_told_which_card_was_discarded() -> None:
    t = discarding("hawk")
    for seat in (None, 0, 1):
        told = [event.args for event in t.state.events(seat=seat) if event.kind == "discarded"]
        assert told == [{"seat": 0, "card": "hawk"}]


@pytest.mark.rule("RA-9.6")
def test_a_discard_that_pays_for_a_power_yields_nothing_more() -> None:
    t = table(player(hand=["magical_shard"], in_play=["sacrificial_dagger"]), player(hand=["prism"]))
    t.do(0, "power sacrificial_dagger 2")  # yields the cost of the card discarded: 0
    assert t.actors() == (1,)
    assert t.pool(0) == {}
    assert sorted(t.seat(0)["discard"]) == ["magical_shard", "sacrificial_dagger"]


@pytest.mark.rule("RA-9.6")
def test_a_discard_that_ignores_life_loss_yields_nothing() -> None:
    t = table(player(in_play=["wind_dragon"]), player(hand=["hawk", "vault"], pool={"life": 3}))
    t.do(0, "power wind_dragon 1").do(1, "pay", "discard hawk")
    assert (t.actors(), t.prompt(1)) == ((1,), "turn")
    assert t.pool(1) == {"life": 3}
    assert (t.seat(1)["hand"], t.seat(1)["discard"]) == (["vault"], ["hawk"])


@pytest.mark.rule("RA-9.6")
def test_discards_of_divination_yield_nothing() -> None:
    t = table(player(item="divination", hand=["hawk"], deck=["vault", "crypt", "athanor"]), player(hand=["prism"]))
    t.do(0, "power divination 1")
    while t.actors() == (0,):
        t.do(0, t.legal(0)[0])
    assert t.pool(0) == {}
    assert len(t.seat(0)["discard"]) == 3
    assert t.actors() == (1,)
