"""Section 17: zones, own cards, and cards that never act on themselves."""

from __future__ import annotations

import pytest

from arcanum.games.penumbra import catalogue as at
from tests.rules.penumbra.table import CAT, table, wizard


@pytest.mark.rule("PN-17.1", "PN-17.2")
def test_only_cards_of_the_own_zone_can_be_used() -> None:
    t = table(
        wizard(dice=["green-1"]),
        wizard(grimoire=["unity_with_nature"]),
        market={"emerald": ["healing", None]},
        classes=["emerald", "ruby", "amber", "jasper"],
    )
    assert t.reason(0, "use unity_with_nature") == ("not-your-card", "PN-17.2")
    assert t.reason(0, "use healing") == ("not-your-card", "PN-17.2")


@pytest.mark.rule("PN-17.3", "PN-17.4", "PN-17.5", "PN-26.1")
def test_every_zone_has_its_cards_and_all_can_be_used() -> None:
    t = table(
        wizard(
            talent="alchemist",
            dice=["green-1"],
            store={"fruit": 8},
            grimoire=["unity_with_nature", "golden_tincture"],
            inventory=["messenger_fox", "bracing_brew"],
            equipment=["blood_medallion"],
        ),
        wizard(),
    )
    used = [words for words in t.legal(0) if words.startswith("use ")]
    assert sorted(used) == [
        "use alchemist",
        "use blood_medallion",
        "use bracing_brew",
        "use golden_tincture",
        "use messenger_fox",
        "use unity_with_nature",
    ]


@pytest.mark.rule("PN-17.13", "PN-23.6", "PN-23.7", "PN-E108")
def test_a_ready_potion_goes_under_its_deck_when_it_is_drunk() -> None:
    t = table(
        wizard(inventory=["bracing_brew"], marks={"s1": "spark discharged"}),
        wizard(),
        decks={"potions": ["truthsayer"]},
    )
    t.do(0, "use bracing_brew")
    assert t.wizard(0)["inventory"] == []
    assert t.facts()["decks"]["potions"] == ["truthsayer", "bracing_brew"]
    assert t.state.seen_by[6] == [0b11, 0]  # everybody saw it go


@pytest.mark.rule("PN-17.19", "PN-19.18", "PN-E112")
def test_memory_wipe_never_wipes_itself() -> None:
    alone = table(wizard(grimoire=["memory_wipe"], dice=["blue-6"]), wizard())
    assert alone.reason(0, "use memory_wipe") == ("card-without-effect", "PN-19.18")
    t = table(wizard(grimoire=["memory_wipe", "chant"], dice=["blue-6"]), wizard(), decks={"amber": ["echo"]})
    t.do(0, "use memory_wipe", "yes")
    assert t.wizard(0)["grimoire"] == ["memory_wipe rotated"]
    assert t.store(0) == {"arcana": 1}
    assert t.facts()["decks"]["amber"] == ["echo", "chant"]


@pytest.mark.rule("PN-17.19", "PN-18.15")
def test_which_card_is_wiped_is_asked() -> None:
    t = table(wizard(grimoire=["memory_wipe", "chant", "healing rotated"], dice=["blue-6"]), wizard())
    t.do(0, "use memory_wipe", "yes")
    assert t.legal(0) == ["discard chant", "discard healing"]
    assert t.reason(0, "discard memory_wipe") == ("not-this-card", "PN-17.19")
    t.do(0, "discard healing")
    assert sorted(t.wizard(0)["grimoire"]) == ["chant", "memory_wipe rotated"]


@pytest.mark.rule("PN-17.19")
def test_echo_never_straightens_itself() -> None:
    t = table(wizard(grimoire=["echo", "healing rotated"], dice=["orange-1"]), wizard())
    t.do(0, "use echo")
    assert t.legal(0) == ["done", "use healing"]
    assert t.reason(0, "use echo") == ("not-this-card", "PN-17.19")
    alone = table(wizard(grimoire=["echo", "healing"], dice=["orange-1"]), wizard())
    assert alone.reason(0, "use echo") == ("card-without-effect", "PN-19.18")


@pytest.mark.rule("PN-17.16")
def test_grimoire_and_inventory_hold_any_number() -> None:
    spells = [CAT.ids[number] for number in CAT.by_kind[at.SPELL]]
    others = [CAT.ids[number] for number in (*CAT.by_kind[at.RECIPE], *CAT.by_kind[at.SUMMON])]
    t = table(
        wizard(grimoire=spells, inventory=others[1:], dice=["bone-1"], store={"jewel": 1}),
        wizard(),
        market={"potions": ["truthsayer", None]},
    )
    t.do(0, "place potion-shop", "take truthsayer")
    assert len(t.wizard(0)["inventory"]) == len(others)
