"""The numbers inside reasons and decisions: what exactly is missing, and how much may be picked."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.core.reasons import Reason
from arcanum.games.res_arcana.essences import NAMES, mask_of, types_in
from tests.rules.res_arcana.table import Table, card, player, table


def reason(t: Table, seat: int, words: str) -> Reason:
    """Why an action is refused, in full."""
    t.refused(seat, words)
    found = t.state.why_not(seat, t.state.space.parse(words))
    assert found is not None
    return found


def facts(found: Reason) -> tuple[str, dict[str, str | int], str]:
    return found.id, dict(found.args), found.rule


def holding(*cards: str, **fields: Any) -> Table:
    """Seat 0 with these cards in hand."""
    return table(player(hand=list(cards), **fields), player())


# --- a cost without discounts -----------------------------------------------------------------------------------------


@pytest.mark.rule("RA-6.2")
@pytest.mark.parametrize(
    ("name", "pool", "missing"),
    [
        # Corrupt Altar costs 2 Death and 3 any, Wind Dragon 4 Calm and 4 any
        ("corrupt_altar", {"death": 1, "calm": 2}, {"death": 1, "any": 1}),
        ("corrupt_altar", {}, {"death": 2, "any": 3}),
        ("corrupt_altar", {"death": 1}, {"death": 1, "any": 3}),
        ("corrupt_altar", {"death": 4}, {"any": 1}),
        ("corrupt_altar", {"death": 1, "gold": 9}, {"death": 1}),
        ("corrupt_altar", {"calm": 1, "gold": 1, "life": 1}, {"death": 2}),
        ("wind_dragon", {"calm": 2, "death": 1}, {"calm": 2, "any": 3}),
        ("wind_dragon", {"calm": 7}, {"any": 1}),
        ("wind_dragon", {"calm": 3, "elan": 4}, {"calm": 1}),
        # several types at once, none of them hidden by another
        ("windup_man", {}, {"elan": 1, "life": 1, "calm": 1, "gold": 1}),
        ("windup_man", {"life": 3, "gold": 1}, {"elan": 1, "calm": 1}),
        ("philosophers_stone", {"elan": 2, "life": 1, "death": 9}, {"life": 1, "calm": 2}),
        ("vault", {"elan": 1}, {"gold": 1}),
        ("vault", {"gold": 1}, {"any": 1}),
        ("horn_of_plenty", {"gold": 1, "elan": 7}, {"gold": 1}),
    ],
)
def test_every_missing_type_is_named(name: str, pool: dict[str, int], missing: dict[str, int]) -> None:
    t = holding(name, pool=pool)
    assert facts(reason(t, 0, f"place {name}")) == ("needs-essences", missing, "RA-6.2")


@pytest.mark.rule("RA-6.2", "RA-8.1")
def test_what_a_claim_lacks() -> None:
    t = table(
        player(pool={"gold": 1, "elan": 5, "life": 2}),
        player(),
        center={"monuments": ["oracle"], "monument_deck": ["temple"], "places": ["dwarven_mines", "coral_castle"]},
    )
    assert facts(reason(t, 0, "claim oracle")) == ("needs-essences", {"gold": 3}, "RA-8.1")
    assert facts(reason(t, 0, "claim monument_deck")) == ("needs-essences", {"gold": 3}, "RA-8.1")
    assert facts(reason(t, 0, "claim coral_castle")) == ("needs-essences", {"life": 3, "calm": 5}, "RA-6.2")
    assert t.state.why_not(0, t.state.space.parse("claim dwarven_mines")) is None


@pytest.mark.rule("RA-10.2", "RA-6.2")
@pytest.mark.parametrize(
    ("component", "power", "pool", "missing"),
    [
        ("alchemy", "alchemy 1", {"calm": 1}, {"any": 3}),
        ("alchemy", "alchemy 1", {}, {"any": 4}),
        ("philosophers_stone", "philosophers_stone 1", {"gold": 1}, {"any": 1}),
        ("dwarven_mines", "dwarven_mines 2", {"death": 1, "elan": 9}, {"death": 2}),
        ("dwarven_mines", "dwarven_mines 2", {"death": 1, "elan": 1}, {"death": 2, "elan": 2}),
        ("alchemists_tower", "alchemists_tower 1", {"gold": 9, "life": 1}, {"calm": 1, "death": 1, "elan": 1}),
        ("dragon_teeth", "dragon_teeth 2", {"elan": 2}, {"elan": 1}),
    ],
)
def test_what_a_power_lacks(component: str, power: str, pool: dict[str, int], missing: dict[str, int]) -> None:
    t = table(player(in_play=[component], pool=pool, hand=["sea_serpent"]), player())
    assert facts(reason(t, 0, f"power {power}")) == ("needs-essences", missing, "RA-6.2")


# --- a cost with discounts --------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-21.4", "RA-6.2")
@pytest.mark.parametrize(
    ("name", "pool", "expected"),
    [
        # the Artificer takes 1 off, never a Gold
        ("jeweled_statuette", {"death": 2}, ("needs-essences", {"gold": 1}, "RA-21.4")),
        ("jeweled_statuette", {"gold": 1}, ("needs-after-discount", {"due": 2}, "RA-6.2")),
        ("jeweled_statuette", {"gold": 1, "calm": 5}, ("needs-after-discount", {"due": 2}, "RA-6.2")),
        ("ring_of_midas", {"life": 1}, ("needs-essences", {"gold": 1}, "RA-21.4")),
        ("windup_man", {"gold": 1, "calm": 1}, ("needs-after-discount", {"due": 3}, "RA-6.2")),
        ("vault", {"elan": 3}, ("needs-essences", {"gold": 1}, "RA-21.4")),
        ("corrupt_altar", {"death": 1, "calm": 2}, ("needs-after-discount", {"due": 4}, "RA-6.2")),
        ("philosophers_stone", {"elan": 6, "life": 2}, ("needs-after-discount", {"due": 7}, "RA-6.2")),
        # nothing comes off what is Gold only
        ("horn_of_plenty", {"gold": 1, "elan": 4}, ("needs-essences", {"gold": 1}, "RA-6.2")),
        ("dragon_egg", {}, ("needs-essences", {"gold": 1}, "RA-6.2")),
    ],
)
def test_what_is_missing_after_the_artificers_discount(
    name: str, pool: dict[str, int], expected: tuple[str, dict[str, str | int], str]
) -> None:
    assert facts(reason(holding(name, mage="artificer", pool=pool), 0, f"place {name}")) == expected


@pytest.mark.rule("RA-21.4", "RA-21.11")
@pytest.mark.parametrize(
    ("name", "pool", "expected"),
    [
        # Crypt takes 2 off, never a Gold; its power costs 1 Death
        ("jeweled_statuette", {"death": 4}, ("needs-essences", {"gold": 1}, "RA-21.4")),
        ("chalice_of_life", {"death": 1, "life": 1, "calm": 1}, ("needs-essences", {"gold": 1}, "RA-21.4")),
        ("horn_of_plenty", {"death": 4}, ("needs-essences", {"gold": 2}, "RA-6.2")),
        ("horn_of_plenty", {"death": 4, "gold": 1}, ("needs-essences", {"gold": 1}, "RA-6.2")),
        ("windup_man", {"death": 5, "gold": 1}, ("needs-after-discount", {"due": 2}, "RA-6.2")),
        ("mermaid", {"death": 1, "calm": 1}, ("needs-after-discount", {"due": 2}, "RA-6.2")),
    ],
)
def test_what_is_missing_after_the_discount_of_crypt(
    name: str, pool: dict[str, int], expected: tuple[str, dict[str, str | int], str]
) -> None:
    """Prism, which is free, keeps the question open."""
    t = table(player(in_play=["crypt"], discard=[name, "prism"], pool=pool), player())
    t.do(0, "power crypt 2")
    assert facts(reason(t, 0, f"place {name}")) == expected


@pytest.mark.rule("RA-21.2")
def test_discounts_of_both_kinds_lower_what_is_due() -> None:
    t = holding("wind_dragon", "earth_dragon", mage="artificer", in_play=["dragon_bridle"], pool={"calm": 2})
    assert facts(reason(t, 0, "place wind_dragon")) == ("needs-after-discount", {"due": 4}, "RA-6.2")
    assert facts(reason(t, 0, "place earth_dragon")) == ("needs-after-discount", {"due": 3}, "RA-6.2")


# --- other parts of a cost --------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-10.2")
@pytest.mark.parametrize("pool", [{}, {"elan": 4, "death": 3}])
def test_one_of_some_types_is_missing(pool: dict[str, int]) -> None:
    """Also with an empty pool it is said which types would do, not that any essence is missing."""
    t = table(player(in_play=["mermaid"], pool=pool, hand=["sea_serpent"]), player())
    types = mask_of(("calm", "gold", "life"))
    assert facts(reason(t, 0, "power mermaid 1")) == ("needs-one-of", {"types": types}, "RA-10.2")


@pytest.mark.rule("RA-C4")
@pytest.mark.parametrize(("lying", "count"), [(0, 6), (2, 4), (5, 1)])
def test_how_many_are_missing_on_the_component(lying: int, count: int) -> None:
    t = table(player(in_play=[card("athanor", elan=lying)], pool={"elan": 9}), player())
    expected = ("needs-on-it", {"card": "athanor", "essence": "elan", "count": count}, "RA-C4")
    assert facts(reason(t, 0, "power athanor 2")) == expected


# --- how much may be picked -------------------------------------------------------------------------------------------


def bounds(t: Table, seat: int = 0) -> tuple[str, int, int]:
    decision = t.state.decision(seat)
    return decision.prompt, decision.least, decision.most


@pytest.mark.rule("RA-18.3", "RA-18.5")
def test_the_most_that_may_be_converted_does_not_count_the_target_type() -> None:
    t = table(player(in_play=["philosophers_stone"], pool={"calm": 5, "gold": 7, "death": 1}), player())
    t.do(0, "power philosophers_stone 1", "essence calm", "essence calm")
    assert t.pool(0) == {"calm": 3, "gold": 7, "death": 1}
    assert bounds(t) == ("pay-same", 0, 3)
    t.do(0, "essence calm")
    assert bounds(t) == ("pay-same", 0, 3), "one of three is paid"
    t.do(0, "essence calm")
    assert bounds(t) == ("pay-same", 0, 3)
    assert facts(reason(t, 0, "essence death")) == ("one-type-only", {"essence": "calm"}, "RA-18.1")


@pytest.mark.rule("RA-18.3", "RA-18.5")
def test_once_a_type_is_begun_only_that_type_bounds_the_conversion() -> None:
    t = table(player(in_play=[card("athanor", elan=6)], pool={"elan": 2, "gold": 9, "life": 5}), player())
    t.do(0, "power athanor 2")
    assert bounds(t) == ("pay-same", 0, 5)
    assert facts(reason(t, 0, "essence gold")) == ("same-type", {"essence": "gold"}, "RA-18.5")
    assert facts(reason(t, 0, "essence calm")) == ("none-left", {"essence": "calm"}, "RA-18.3")
    t.do(0, "essence elan")
    assert bounds(t) == ("pay-same", 0, 2)


@pytest.mark.rule("RA-18.2")
def test_prism_may_take_gold_but_never_gives_it() -> None:
    t = table(player(in_play=["prism"], pool={"calm": 1, "gold": 4}), player()).do(0, "power prism 2")
    assert bounds(t) == ("pay-same", 0, 4)
    t.do(0, "essence gold", "essence gold", "done")
    assert t.legal(0) == ["essence calm", "essence death", "essence elan", "essence life"]


@pytest.mark.rule("RA-7.5")
def test_the_bounds_of_a_payment_are_the_essences_due() -> None:
    t = holding("corrupt_altar", pool={"death": 5, "calm": 3}).do(0, "place corrupt_altar")
    assert bounds(t) == ("pay", 3, 3)
    t.do(0, "essence calm")
    assert bounds(t) == ("pay", 3, 3)
    assert t.state.decision(0).args["left"] == 2
    t = holding("jeweled_statuette", "prism", mage="artificer", pool={"gold": 1, "death": 3})
    t.do(0, "place jeweled_statuette")
    assert t.pool(0) == {"death": 2}, "what leaves no choice is paid at once"


@pytest.mark.rule("RA-5.7")
def test_the_most_that_may_be_taken_off() -> None:
    t = table(
        player(in_play=[card("vault", gold=1), card("mermaid", calm=2), card("windup_man", life=1)], hand=["prism"]),
        player(),
        phase="collect",
    )
    assert bounds(t) == ("take-off", 0, 3)


def test_a_set_of_types_names_each_of_them() -> None:
    for mask in range(32):
        assert mask_of(tuple(types_in(mask))) == mask
    assert types_in(31) == list(NAMES)
