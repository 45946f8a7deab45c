"""Section 16: looking at 3 cards; Divination."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from arcanum.core.chance import Chance, key_of
from tests.rules.res_arcana.table import Table, player, table

MONUMENTS = ["oracle", "library", "colossus", "obelisk", "temple"]


def alone(seed: str = "", center: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Seat 0, with Seer, on turn; the only rival has passed and has cards of their own."""
    rival = player(passed=True, hand=["mermaid"], deck=["sea_serpent", "guard_dog"], discard=["tree_of_life"])
    if center is None:
        center = {"monuments": ["great_pyramid", "golden_statue"], "monument_deck": MONUMENTS}
    t = table(player(**{"mage": "seer", "hand": ["prism"], **fields}), rival, center=center)
    if seed:
        t.state.chance = Chance(key_of(seed))
    return t


@pytest.mark.rule("RA-16.1")
@pytest.mark.parametrize("power", ["seer 1", "hawk 1", "oracle 1"])
def test_the_user_looks_at_the_own_deck_or_at_the_monument_deck(power: str) -> None:
    def looking() -> Table:
        center = {"monument_deck": ["library", "colossus", "obelisk", "temple"]}
        t = alone(center=center, mage=None, in_play=[power.split()[0]], deck=["vault", "treant", "crypt"])
        return t.do(0, f"power {power}")

    t = looking()
    assert t.prompt(0) == "choose-deck"
    assert t.legal(0) == ["deck own", "deck monuments"]
    assert t.refused(0, "seat 1") == "choose-a-deck"
    assert sorted(t.do(0, "deck own").legal(0)) == ["choose crypt", "choose treant", "choose vault"]
    assert sorted(looking().do(0, "deck monuments").legal(0)) == ["choose colossus", "choose library", "choose obelisk"]


@pytest.mark.rule("RA-16.1")
def test_a_rivals_deck_is_never_touched() -> None:
    t = alone(deck=["vault", "treant", "crypt"]).do(0, "power seer 1", "deck own")
    assert t.refused(0, "choose sea_serpent") == "choose-a-seen-card"
    t.do(0, "choose crypt", "choose vault")
    assert t.seat(1)["deck"] == ["sea_serpent", "guard_dog"]


@pytest.mark.rule("RA-16.2")
@pytest.mark.parametrize("order", list(permutations(["vault", "treant", "crypt"])))
def test_three_cards_go_back_on_the_own_deck_in_any_order(order: tuple[str, ...]) -> None:
    t = alone(deck=["vault", "treant", "crypt", "hawk", "athanor"])
    t.do(0, "power seer 1", "deck own", *[f"choose {name}" for name in order[:2]])
    assert t.seat(0)["deck"] == [*order, "hawk", "athanor"]


@pytest.mark.rule("RA-16.2")
@pytest.mark.parametrize("order", list(permutations(MONUMENTS[:3])))
def test_three_monuments_go_back_on_their_deck_in_any_order(order: tuple[str, ...]) -> None:
    t = alone().do(0, "power seer 1", "deck monuments", *[f"choose {name}" for name in order[:2]])
    assert t.facts()["center"]["monument_deck"] == [*order, *MONUMENTS[3:]]


@pytest.mark.rule("RA-16.2")
def test_all_seen_cards_have_to_go_back() -> None:
    t = alone(deck=["vault", "treant", "crypt", "hawk"]).do(0, "power seer 1", "deck own")
    assert t.refused(0, "done") == "choose-a-seen-card"
    assert t.refused(0, "choose hawk") == "choose-a-seen-card"
    t.do(0, "choose vault")
    assert t.refused(0, "done") == "choose-a-seen-card"
    assert t.refused(0, "choose vault") == "choose-a-seen-card"
    assert t.refused(0, "pass") == "choose-a-seen-card"


@pytest.mark.rule("RA-16.2")
@pytest.mark.parametrize("deck", ["own", "monuments"])
def test_only_the_user_sees_the_cards(deck: str) -> None:
    t = alone(deck=["vault", "treant", "crypt", "hawk"])
    others = [t.state.view(1)["players"][0].get("known_cards"), t.state.view(1)["center"]]
    since = t.state.event_count
    seen = ["vault", "treant", "crypt"] if deck == "own" else MONUMENTS[:3]
    t.do(0, "power seer 1", f"deck {deck}", f"choose {seen[2]}", f"choose {seen[0]}")
    told = [event.args["cards"] for event in t.state.events(since, 0) if event.kind == "saw"]
    assert told == [seen]
    for seat in (1, None):
        text = str([(event.kind, event.args) for event in t.state.events(since, seat)])
        assert "'looked'" in text  # that a deck was looked at is public, what was seen is not
        assert not [name for name in seen if name in text]
    assert [t.state.view(1)["players"][0].get("known_cards"), t.state.view(1)["center"]] == others


@pytest.mark.rule("RA-16.3")
def test_the_discard_pile_supplies_the_cards_that_a_short_deck_lacks() -> None:
    pile = {"crypt", "hawk", "athanor"}
    third: set[str] = set()
    for number in range(40):
        t = alone(f"seed {number}", deck=["vault", "treant"], discard=sorted(pile)).do(0, "power seer 1", "deck own")
        seen = {words.split()[1] for words in t.legal(0)}
        assert len(seen) == 3
        assert {"vault", "treant"} < seen  # the remaining cards come first
        added = (seen - {"vault", "treant"}).pop()
        third.add(added)
        t.do(0, f"choose {added}", "choose treant")
        assert t.seat(0)["deck"][:3] == [added, "treant", "vault"]
        assert set(t.seat(0)["deck"][3:]) == pile - {added}
        assert t.seat(0)["discard"] == []
    assert third == pile


@pytest.mark.rule("RA-16.3")
def test_a_deck_of_three_is_not_topped_up() -> None:
    t = alone(deck=["vault", "treant", "crypt"], discard=["hawk"]).do(0, "power seer 1", "deck own")
    t.do(0, "choose crypt", "choose treant")
    assert t.seat(0)["deck"] == ["crypt", "treant", "vault"]
    assert t.seat(0)["discard"] == ["hawk"]


@pytest.mark.rule("RA-16.4")
def test_when_there_are_fewer_than_three_cards_all_of_them_are_seen() -> None:
    t = alone(deck=["vault"], discard=["crypt"]).do(0, "power seer 1", "deck own")
    assert sorted(t.legal(0)) == ["choose crypt", "choose vault"]
    t.do(0, "choose crypt")
    assert t.seat(0)["deck"] == ["crypt", "vault"]
    assert t.seat(0)["discard"] == []


@pytest.mark.rule("RA-16.4")
def test_with_a_single_card_or_none_there_is_nothing_to_arrange() -> None:
    t = alone(deck=["vault"])
    since = t.state.event_count
    t.do(0, "power seer 1", "deck own")
    assert [event.args["cards"] for event in t.state.events(since, 0) if event.kind == "saw"] == [["vault"]]
    assert t.seat(0)["deck"] == ["vault"]
    assert t.prompt(0) == "turn"
    t = alone().do(0, "power seer 1", "deck own")
    assert t.seat(0)["deck"] == []
    assert t.turned(0, "seer")
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-16.5")
def test_of_a_short_monument_deck_only_the_cards_present_are_seen() -> None:
    center = {"monuments": ["great_pyramid", "golden_statue"], "monument_deck": ["library", "temple"]}
    t = alone(center=center, in_play=["colossus"]).do(0, "power seer 1", "deck monuments")
    assert sorted(t.legal(0)) == ["choose library", "choose temple"]
    for name in ("great_pyramid", "golden_statue", "colossus"):
        assert t.refused(0, f"choose {name}") == "choose-a-seen-card"
    t.do(0, "choose temple")
    assert t.facts()["center"]["monument_deck"] == ["temple", "library"]
    assert t.facts()["center"]["monuments"] == ["great_pyramid", "golden_statue"]
    assert t.seat(0)["components"] == ["colossus", "seer"]


@pytest.mark.rule("RA-16.5")
def test_an_empty_monument_deck_shows_nothing() -> None:
    t = alone(center={"monuments": ["great_pyramid"], "monument_deck": []}, in_play=["colossus"])
    t.do(0, "power seer 1", "deck monuments")
    assert t.prompt(0) == "turn"
    assert t.facts()["center"]["monument_deck"] == []
    assert t.facts()["center"]["monuments"] == ["great_pyramid"]


@pytest.mark.rule("RA-16.6")
def test_the_deck_is_chosen_before_any_card_is_seen() -> None:
    t = alone(deck=["vault"], discard=["crypt", "hawk", "athanor"])
    since = t.state.event_count
    t.do(0, "power seer 1")
    assert t.prompt(0) == "choose-deck"
    assert not [event for event in t.state.events(since, 0) if event.kind in ("saw", "looked", "reshuffled")]
    assert t.seat(0)["discard"] == ["crypt", "hawk", "athanor"]
    assert t.state.view(0)["players"][0]["deck_top"] == []
    assert "monuments_known" not in t.state.view(0)["center"]
    t.do(0, "deck monuments")
    assert t.refused(0, "deck own") == "choose-a-seen-card"
    t.do(0, "choose oracle", "choose library")
    assert t.seat(0)["discard"] == ["crypt", "hawk", "athanor"]  # the deck not chosen stays as it was
    assert t.state.view(0)["players"][0]["deck_top"] == []


@pytest.mark.rule("RA-16.7")
@pytest.mark.parametrize("deck", [["vault", "treant", "crypt", "hawk"], ["vault"], []])
def test_looking_moves_no_card_but_by_the_reshuffle(deck: list[str]) -> None:
    pile = ["athanor", "dragon_egg"]
    t = alone(hand=["prism", "nightingale"], deck=deck, discard=pile).do(0, "power seer 1", "deck own")
    while t.prompt(0) == "reorder":
        t.do(0, t.legal(0)[-1])
    assert t.seat(0)["hand"] == ["nightingale", "prism"]
    assert t.seat(0)["components"] == ["seer"]
    assert t.seat(0)["discard"] == (pile if len(deck) >= 3 else [])
    assert sorted(t.seat(0)["deck"]) == sorted(deck if len(deck) >= 3 else deck + pile)


@pytest.mark.rule("RA-16.8")
def test_the_order_may_be_left_as_it_is() -> None:
    deck = ["vault", "treant", "crypt", "hawk"]
    t = alone(deck=deck).do(0, "power seer 1", "deck own", "choose vault", "choose treant")
    assert t.seat(0)["deck"] == deck
    t = alone().do(0, "power seer 1", "deck monuments", "choose oracle", "choose library")
    assert t.facts()["center"]["monument_deck"] == MONUMENTS


def divining(seed: str = "", **fields: Any) -> Table:
    return alone(seed, **{"mage": None, "item": "divination", **fields})


@pytest.mark.rule("RA-16.9")
@pytest.mark.parametrize(
    "discarded",
    [["athanor", "hawk", "treant"], ["hawk", "nightingale", "vault"], ["athanor", "crypt", "nightingale"]],
)
def test_divination_draws_three_and_discards_three_of_the_whole_hand(discarded: list[str]) -> None:
    hand, deck = ["athanor", "nightingale", "vault"], ["hawk", "treant", "crypt", "prism"]
    t = divining(hand=hand, deck=deck).do(0, "power divination 1")
    assert t.seat(0)["hand"] == sorted([*hand, "hawk", "treant", "crypt"])
    assert t.seat(0)["deck"] == ["prism"]
    assert t.refused(0, "done") == "discard-first"
    t.do(0, *[f"discard {name}" for name in discarded])
    assert t.seat(0)["hand"] == sorted({*hand, "hawk", "treant", "crypt"} - set(discarded))
    assert sorted(t.seat(0)["discard"]) == discarded
    assert t.pool(0) == {}  # these discards yield nothing
    assert t.turned(0, "divination")
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-16.10")
def test_divination_that_draws_fewer_discards_as_many() -> None:
    t = divining(hand=["athanor", "crypt"], deck=["hawk"], discard=["vault"]).do(0, "power divination 1")
    assert t.seat(0)["hand"] == ["athanor", "crypt", "hawk", "vault"]
    t.do(0, "discard athanor", "discard hawk")
    assert t.seat(0)["hand"] == ["crypt", "vault"]
    assert t.seat(0)["deck"] == []
    assert t.seat(0)["discard"] == ["athanor", "hawk"]
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-16.10")
def test_divination_that_draws_nothing_discards_nothing() -> None:
    t = divining(hand=["athanor", "crypt"]).do(0, "power divination 1")
    assert t.seat(0)["hand"] == ["athanor", "crypt"]
    assert t.seat(0)["discard"] == []
    assert t.turned(0, "divination")
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-16.11")
def test_divinations_discards_are_no_part_of_the_reshuffle_that_its_draws_cause() -> None:
    for number in range(20):
        t = divining(f"seed {number}", hand=["athanor", "crypt"], deck=["hawk"], discard=["vault", "treant"])
        since = t.state.event_count
        t.do(0, "power divination 1", "discard athanor", "discard crypt", "discard hawk")
        kinds = [event.kind for event in t.state.events(since) if event.kind in ("drew", "reshuffled", "discarded")]
        assert kinds == ["drew", "reshuffled", "drew", "drew", "discarded", "discarded", "discarded"]
        assert t.seat(0)["hand"] == ["treant", "vault"]
        assert t.seat(0)["discard"] == ["athanor", "crypt", "hawk"]
        assert t.seat(0)["deck"] == []


@pytest.mark.rule("RA-16.12")
def test_divination_works_on_the_own_deck_without_a_choice() -> None:
    t = divining(hand=["athanor"], deck=["hawk", "treant", "crypt"]).do(0, "power divination 1")
    assert t.prompt(0) == "discard"
    assert t.seat(0)["hand"] == ["athanor", "crypt", "hawk", "treant"]
    assert t.seat(1)["deck"] == ["sea_serpent", "guard_dog"]
    assert t.facts()["center"]["monument_deck"] == MONUMENTS
