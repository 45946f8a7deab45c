"""Sections 17 and 25: zones, unique names, decks, artifacts and Tomes."""

from __future__ import annotations

import pytest

from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra.markets import gain_card, push_take_cards
from tests.rules.penumbra.table import CAT, Table, card, laid, table, wizard

CLASSES = ["ruby", "jasper", "emerald", "amethyst"]


def shop(artifacts: list[str], equipment: list[str] | None = None, **own: object) -> Table:
    """A wizard who has placed a die in the Shop and can pay everything."""
    t = table(
        wizard(dice=["bone-2", "bone-6"], store={"jewel": 9, "trinket": 9}, equipment=equipment or [], **own),
        market={"artifacts": artifacts},
    )
    return t.do(0, "place shop", "die bone-2")


# --- zones ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-17.3", "PN-17.4", "PN-17.5", "PN-17.6", "PN-17.14", "PN-25.3", "PN-25.10", "PN-23.1", "PN-24.1")
def test_every_kind_of_card_has_its_zone() -> None:
    s = laid(wizard())
    for name in ("sacrifice", "ichor", "leechling", "truthsayer", "pulsing_staff", "lives_of_the_mages"):
        gain_card(s, 0, card(name))
    assert s.grimoire[0] == sorted([card("sacrifice"), card("ichor"), card("leechling")])
    assert s.inventory[0] == [card("truthsayer")]
    assert s.equipment[0] == card("pulsing_staff")
    assert s.tomes[0] == [card("lives_of_the_mages")]


@pytest.mark.rule("PN-17.13", "PN-50.5")
def test_discarded_cards_go_under_their_deck_openly() -> None:
    s = laid(wizard(), decks={"ruby": ["ichor"]})
    s.discard_card(0, card("sacrifice"))
    assert s.decks[0] == [card("sacrifice"), card("ichor")]  # from the bottom up
    assert s.seen_by[0] == [0b11, 0]


# --- unique names -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-17.9", "PN-17.13", "PN-50.5")
def test_cards_of_a_name_that_is_owned_are_skipped() -> None:
    t = table(
        wizard(dice=["red-2", "bone-1"], grimoire=["ichor", "sacrifice"]),
        classes=CLASSES,
        decks={"ruby": ["ichor", "sacrifice", "leechling", "transfusion"]},
    )
    t.do(0, "place ruby-card", "top ruby")
    assert "leechling" in t.wizard(0)["grimoire"]
    assert t.facts()["decks"]["ruby"] == ["transfusion", "ichor", "sacrifice"]
    assert t.state.seen_by[0] == [0b11, 0b11, 0]
    assert [each["card"] for each in t.events("card-skipped", seat=1)] == ["ichor", "sacrifice"]


@pytest.mark.rule("PN-17.9", "PN-17.12", "PN-E41", "PN-17.10")
def test_nothing_is_gained_from_a_deck_of_owned_names() -> None:
    t = table(
        wizard(dice=["red-2", "bone-1"], grimoire=["ichor", "sacrifice"]),
        classes=CLASSES,
        decks={"ruby": ["ichor", "sacrifice"]},
    )
    t.do(0, "place ruby-card", "top ruby")
    assert set(t.wizard(0)["grimoire"]) == {"ichor", "sacrifice"}
    assert t.facts()["decks"]["ruby"] == ["ichor", "sacrifice"]  # one pass brings it back


@pytest.mark.rule("PN-17.8", "PN-17.15", "PN-17.10")
def test_a_face_up_card_of_a_name_that_is_owned_cannot_be_chosen() -> None:
    t = table(
        wizard(dice=["red-2", "red-3"], grimoire=["ichor"]), classes=CLASSES, market={"ruby": ["ichor", "sacrifice"]}
    )
    t.do(0, "place ruby-card", "die red-2")
    assert "take ichor" not in t.legal(0)
    assert t.reason(0, "take ichor") == ("name-owned", "PN-17.15")
    t.do(0, "take sacrifice")
    assert t.facts()["market"]["ruby"] == ["ichor", None]


@pytest.mark.rule("PN-17.11")
def test_a_recipe_and_a_ready_potion_of_the_same_name() -> None:
    s = laid(wizard(inventory=["liquid_luck_ready"], grimoire=["silverwort"]))
    assert s.owns_name(0, card("liquid_luck"))
    assert s.owns_name(0, card("silverwort_ready"))
    assert not s.owns_name(0, card("triplet"))
    assert not s.owns_name(1, card("liquid_luck"))


@pytest.mark.rule("PN-25.11", "PN-17.8")
def test_a_tome_that_is_owned_cannot_be_received_again() -> None:
    t = shop(["phylactery"], tomes=["monster_codex"])
    assert t.state.owns_name(0, card("monster_codex"))


@pytest.mark.rule("PN-17.8")
def test_a_reserved_or_fulfilled_card_is_in_nobodys_way() -> None:
    s = laid(wizard(reserved=["smuggler"], contracts=["lost_hut"]))
    assert not s.owns_name(0, card("smuggler"))


# --- taking cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-35.7", "PN-29.10")
def test_several_cards_are_given_one_at_a_time() -> None:
    s = laid(wizard(), classes=CLASSES, market={"ruby": ["ichor", "sacrifice"]}, decks={"ruby": ["leechling"]})
    push_take_cards(s, 0, 0, 2, 1, 0)  # of Ruby, from the market
    s.advance()
    t = Table(s)
    assert set(t.legal(0)) == {"take ichor", "take sacrifice"}
    assert t.reason(0, "top ruby") == ("not-that-deck", "PN-29.5")
    t.do(0, "take ichor")
    assert set(t.legal(0)) == {"take leechling", "take sacrifice"}
    t.do(0, "take leechling")
    assert set(t.wizard(0)["grimoire"]) == {"ichor", "leechling"}


# --- equipment --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-25.2", "PN-25.3", "PN-25.8")
def test_four_places_for_equipment() -> None:
    assert at.EQUIPMENT == ("conductor", "pendant", "mantle", "ring")
    s = laid(wizard())
    for name in ("pulsing_staff", "phylactery", "merchants_mantle", "ring_of_doom"):
        gain_card(s, 0, card(name))
    assert [CAT.ids[each] for each in s.equipment[:4]] == [
        "pulsing_staff",
        "phylactery",
        "merchants_mantle",
        "ring_of_doom",
    ]


@pytest.mark.rule("PN-25.4", "PN-25.5", "PN-E42", "PN-17.13")
@pytest.mark.parametrize(
    ("discarded", "kept"), [("ringing_staff", "pulsing_staff"), ("pulsing_staff", "ringing_staff")]
)
def test_one_of_two_artifacts_for_a_place_is_discarded(discarded: str, kept: str) -> None:
    t = shop(["pulsing_staff"], ["ringing_staff rotated"])
    t.do(0, "take pulsing_staff")
    assert t.prompt(0) == "equip"
    assert set(t.legal(0)) == {"discard ringing_staff", "discard pulsing_staff"}
    assert t.refused(0, "done") == "PN-25.5"
    t.do(0, f"discard {discarded}")
    rotated = " rotated" if kept == "ringing_staff" else ""
    assert t.wizard(0)["equipment"] == [f"{kept}{rotated}"]
    assert t.facts()["decks"]["artifacts"] == [discarded]
    assert t.state.offered == []


@pytest.mark.rule("PN-25.6", "PN-25.13", "PN-51.23")
def test_artifacts_may_be_discarded_in_the_free_window() -> None:
    t = table(wizard(dice=["green-2", "bone-1"], equipment=["ring_of_doom"]))
    assert t.may(0, "discard ring_of_doom")
    t.will_roll(1).do(0, "place forest", "die green-2")
    assert not t.may(0, "discard ring_of_doom")


# --- Tomes ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-25.10", "PN-25.12", "PN-31.1")
def test_a_tome_works_at_once_and_brings_symbols() -> None:
    t = shop(["monster_codex"])
    t.will_roll(4).do(0, "take monster_codex")
    assert t.wizard(0)["tomes"] == ["monster_codex"]
    assert t.dice(0) == ["bone-6", "spark-4"]
    assert CAT.symbols[card("monster_codex")][at.SYMBOLS.index("monsters")] == 1
    cards = table(
        wizard(dice=["bone-2", "bone-6"], store={"jewel": 9, "trinket": 9}),
        classes=CLASSES,
        market={"artifacts": ["memorarium"], "ruby": ["ichor"]},
        decks={"sapphire": ["insight"]},
    )
    cards.do(0, "place shop", "die bone-2", "take memorarium")
    assert cards.prompt(0) == "take-card"
    assert cards.legal(0) == ["top sapphire", "take ichor"]
    cards.do(0, "top sapphire")
    assert cards.wizard(0)["grimoire"] == ["insight"]


@pytest.mark.rule("PN-25.14", "PN-51.23")
def test_tomes_stay() -> None:
    t = table(wizard(dice=["bone-2"], tomes=["monster_codex"]))
    assert t.reason(0, "discard monster_codex") == ("tome-stays", "PN-25.14")
