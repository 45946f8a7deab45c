"""Claiming monuments and Places of Power (section 8)."""

from __future__ import annotations

import json
from itertools import combinations_with_replacement
from typing import Any

import pytest

from arcanum.games.res_arcana import RES_ARCANA
from tests.rules.res_arcana.table import Table, player, table

MONUMENTS = [component.id for component in RES_ARCANA.content().components if component.kind == "monument"]
PLACES: dict[str, dict[str, int]] = {
    "alchemists_tower": {"gold": 3},
    "catacombs_of_the_dead": {"death": 9},
    "coral_castle": {"calm": 5, "elan": 5, "life": 5},
    "cursed_forge": {"death": 3, "elan": 6},
    "dragons_lair": {"calm": 3, "death": 3, "elan": 3, "life": 3},
    "dwarven_mines": {"elan": 4, "gold": 1, "life": 2},
    "sacred_grove": {"calm": 4, "life": 8},
    "sacrificial_pit": {"death": 4, "elan": 8},
    "sorcerers_bestiary": {"calm": 2, "death": 2, "elan": 2, "life": 4},
    "sunken_reef": {"calm": 5, "elan": 2, "life": 2},
}
RICH = {"calm": 20, "death": 20, "elan": 20, "gold": 20, "life": 20}


def claiming(pool: dict[str, int], *in_play: str, rival: dict[str, Any] | None = None, **center: Any) -> Table:
    """Seat 0 is about to claim; seat 1 waits for a turn."""
    return table(
        player(pool=pool, hand=["hawk"], in_play=list(in_play)),
        {"hand": ["prism"], **(rival or {})},
        center=center,
    )


# --- monuments --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-8.1")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_every_monument_costs_4_gold(monument: str) -> None:
    t = claiming({"gold": 5}, monuments=[monument]).do(0, f"claim {monument}")
    assert t.pool(0)["gold"] == 1
    assert monument in t.seat(0)["components"]
    t = claiming({**RICH, "gold": 3}, monuments=[monument])
    assert t.refused(0, f"claim {monument}") == "needs-essences"


@pytest.mark.rule("RA-8.1")
def test_a_monument_from_the_deck_costs_4_gold_too() -> None:
    t = claiming({"gold": 4}, monument_deck=["oracle"]).do(0, "claim monument_deck")
    assert t.pool(0) == {}
    t = claiming({**RICH, "gold": 3}, monument_deck=["oracle"])
    assert t.refused(0, "claim monument_deck") == "needs-essences"


@pytest.mark.rule("RA-8.2")
def test_the_choice_is_between_the_face_up_monuments_and_the_top_of_the_deck() -> None:
    center: dict[str, Any] = {"monuments": ["oracle", "temple"], "monument_deck": ["library", "colossus", "obelisk"]}
    t = claiming({"gold": 4}, **center)
    claims = [words for words in t.legal(0) if words.startswith("claim")]
    assert sorted(claims) == ["claim monument_deck", "claim oracle", "claim temple"]
    for hidden in ("library", "colossus", "obelisk"):
        assert t.refused(0, f"claim {hidden}") == "not-in-the-centre"
    for words, claimed in (("oracle", "oracle"), ("temple", "temple"), ("monument_deck", "library")):
        t = claiming({"gold": 4}, **center).do(0, f"claim {words}")
        assert t.seat(0)["components"] == [claimed]


@pytest.mark.rule("RA-8.3")
def test_a_claim_from_the_deck_is_paid_before_the_card_is_seen() -> None:
    t = claiming({"gold": 4}, monuments=["oracle", "temple"], monument_deck=["library", "colossus"])
    before = t.state.event_count
    for seat in (None, 0, 1):
        assert '"library"' not in json.dumps(t.state.view(seat))
    t.do(0, "claim monument_deck")
    told = t.state.events(before)
    assert [event.kind for event in told[:3]] == ["claiming-unseen", "paid", "claimed"]
    assert told[1].args == {"seat": 0, "essences": {"gold": 4}}
    assert told[2].args == {"seat": 0, "component": "library", "blind": 1}


@pytest.mark.rule("RA-8.3")
def test_a_claim_from_the_deck_cannot_be_taken_back() -> None:
    t = claiming({"gold": 8}, monuments=["oracle", "temple"], monument_deck=["library", "colossus"])
    t.do(0, "claim monument_deck")
    assert t.actors() == (1,)  # nothing is asked after the card was seen
    assert t.refused(0, "done") == "not-your-decision"
    assert t.seat(0)["components"] == ["library"]
    assert t.pool(0) == {"gold": 4}


@pytest.mark.rule("RA-8.4")
def test_a_monument_from_the_deck_is_face_up_and_public() -> None:
    t = claiming({"gold": 4}, monuments=["oracle", "temple"], monument_deck=["library", "colossus"])
    t.do(0, "claim monument_deck")
    for seat in (None, 0, 1):
        shown = t.state.view(seat)["players"][0]["in_play"]
        assert [(part["id"], part["turned"]) for part in shown] == [("library", False)]
        assert '"colossus"' not in json.dumps(t.state.view(seat))


@pytest.mark.rule("RA-8.5")
def test_the_spot_of_a_claimed_monument_is_refilled_at_once() -> None:
    t = claiming({"gold": 4}, monuments=["oracle", "temple"], monument_deck=["library", "colossus"])
    t.do(0, "claim oracle")
    center = t.facts()["center"]
    assert sorted(center["monuments"]) == ["library", "temple"]
    assert center["monument_deck"] == ["colossus"]
    assert t.state.view(1)["center"]["monuments"] == center["monuments"]


@pytest.mark.rule("RA-8.5")
def test_the_next_player_may_claim_the_new_one() -> None:
    t = claiming({"gold": 4}, monuments=["oracle"], monument_deck=["library"], rival=player(pool={"gold": 4}))
    t.do(0, "claim oracle").do(1, "claim library")
    assert t.seat(1)["components"] == ["library"]
    assert t.facts()["center"]["monuments"] == []


@pytest.mark.rule("RA-8.6")
def test_a_claim_from_the_deck_does_not_change_the_display() -> None:
    t = claiming({"gold": 4}, monuments=["oracle", "temple"], monument_deck=["library", "colossus"])
    t.do(0, "claim monument_deck")
    assert t.facts()["center"]["monuments"] == ["oracle", "temple"]
    assert t.facts()["center"]["monument_deck"] == ["colossus"]


@pytest.mark.rule("RA-8.7")
def test_with_an_empty_deck_the_display_is_not_refilled() -> None:
    t = table(player(pool={"gold": 9}, hand=["hawk"]), player(passed=True), center={"monuments": ["oracle", "temple"]})
    assert t.refused(0, "claim monument_deck") == "monument-deck-empty"
    t.do(0, "claim oracle")
    assert t.facts()["center"]["monuments"] == ["temple"]
    assert t.refused(0, "claim monument_deck") == "monument-deck-empty"
    t.do(0, "claim temple")  # what is face up can still be claimed
    assert t.facts()["center"]["monuments"] == []
    assert t.seat(0)["components"] == ["oracle", "temple"]


@pytest.mark.rule("RA-8.7")
def test_the_last_card_of_the_deck_can_be_claimed_or_displayed() -> None:
    t = claiming({"gold": 8}, monuments=["oracle", "temple"], monument_deck=["library"]).do(0, "claim oracle")
    assert sorted(t.facts()["center"]["monuments"]) == ["library", "temple"]
    t.do(1, "place prism")
    assert t.refused(0, "claim monument_deck") == "monument-deck-empty"


# --- Places of Power --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-8.8")
@pytest.mark.parametrize("place", sorted(PLACES))
def test_a_place_costs_what_is_printed(place: str) -> None:
    t = claiming(PLACES[place], places=[place]).do(0, f"claim {place}")
    assert t.pool(0) == {}
    assert t.seat(0)["components"] == [place]
    for short in PLACES[place]:
        t = claiming({**RICH, short: PLACES[place][short] - 1}, places=[place])
        assert t.refused(0, f"claim {place}") == "needs-essences"


@pytest.mark.rule("RA-8.8")
def test_a_claimed_place_leaves_the_centre_and_is_not_replaced() -> None:
    t = claiming(RICH, places=["sacred_grove", "cursed_forge", "sunken_reef"], monument_deck=["oracle"])
    t.do(0, "claim cursed_forge")
    assert t.facts()["center"]["places"] == ["sacred_grove", "sunken_reef"]
    assert t.facts()["center"]["monument_deck"] == ["oracle"]
    assert t.facts()["center"]["monuments"] == []


@pytest.mark.rule("RA-8.8")
def test_a_place_that_is_not_set_out_cannot_be_claimed() -> None:
    t = claiming(RICH, places=["sacred_grove"])
    assert t.refused(0, "claim alchemists_tower") == "not-in-the-centre"  # the other side of the tile


# --- what is claimed --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-8.9")
@pytest.mark.parametrize("claimed", ["oracle", "sunken_reef"])
def test_nobody_can_claim_what_is_claimed(claimed: str) -> None:
    t = claiming(RICH, monuments=["oracle"], places=["sunken_reef"], rival=player(pool=RICH))
    t.do(0, f"claim {claimed}")
    assert t.refused(1, f"claim {claimed}") == "already-claimed"
    t.do(1, "place prism")
    assert t.refused(0, f"claim {claimed}") == "already-claimed"


@pytest.mark.rule("RA-8.9")
@pytest.mark.parametrize(
    ("power", "destroyable"),
    [
        ("corrupt_altar 2", ["corrupt_altar", "fiery_whip", "hawk", "treant"]),
        ("fiery_whip 2", ["corrupt_altar", "hawk", "treant"]),
        ("sacrificial_pit 2", ["hawk", "treant"]),
    ],
)
def test_no_power_destroys_what_is_claimed(power: str, destroyable: list[str]) -> None:
    claimed = ["oracle", "sunken_reef", "sacrificial_pit"]
    t = table(
        player(in_play=["corrupt_altar", "fiery_whip", "hawk", "treant", *claimed], pool={"death": 1}),
        player(hand=["prism"]),
    )
    t.do(0, f"power {power}")
    assert t.legal(0) == [f"choose {name}" for name in destroyable]
    for name in claimed:
        assert t.refused(0, f"choose {name}") == "not-an-artifact"


@pytest.mark.rule("RA-8.9")
def test_no_price_for_ignoring_destroys_what_is_claimed() -> None:
    t = table(
        player(in_play=["sea_serpent"]),
        player(in_play=["oracle", "sunken_reef"], pool={"calm": 1, "death": 2, "life": 2}, hand=["prism"]),
    )
    t.do(0, "power sea_serpent 1")  # rivals may destroy an artifact to ignore it; this one has none
    assert t.actors() == (1,)
    assert t.prompt(1) == "turn"
    assert t.pool(1) == {"calm": 1, "death": 2}
    assert t.seat(1)["components"] == ["oracle", "sunken_reef"]


@pytest.mark.rule("RA-8.9")
def test_what_is_claimed_cannot_be_discarded_and_stays_from_round_to_round() -> None:
    t = claiming({"gold": 4}, "research", monuments=["oracle"], rival=player(item="alchemy"))
    t.do(0, "claim oracle")
    for round_ in (2, 3):
        while t.facts()["round"] < round_:
            seat = t.actors()[0]
            t.do(seat, "pass" if "pass" in t.legal(seat) else t.legal(seat)[0])
        assert "oracle" in t.seat(0)["components"]
    space = t.state.space
    words = {space.words(action) for action in range(space.size)}
    assert "discard hawk" in words
    assert not words & {f"discard {name}" for name in [*MONUMENTS, *PLACES]}  # there is no such action at all


@pytest.mark.rule("RA-8.10")
@pytest.mark.parametrize("claimed", [*MONUMENTS, *sorted(PLACES)])
def test_what_is_claimed_enters_straight_and_empty(claimed: str) -> None:
    t = claiming(RICH, monuments=[m for m in MONUMENTS if m == claimed], places=[p for p in PLACES if p == claimed])
    t.do(0, f"claim {claimed}")
    assert not t.turned(0, claimed)
    assert t.on(0, claimed) == {}


@pytest.mark.rule("RA-8.10")
@pytest.mark.parametrize(
    ("claimed", "power"), [("solomons_mine", 1), ("catacombs_of_the_dead", 2), ("coral_castle", 1), ("mausoleum", 1)]
)
def test_its_action_powers_can_be_used_from_the_next_turn_on(claimed: str, power: int) -> None:
    t = claiming(RICH, monuments=["solomons_mine", "mausoleum"], places=["catacombs_of_the_dead", "coral_castle"])
    t.do(0, f"claim {claimed}")
    assert t.refused(0, f"power {claimed} {power}") == "not-your-decision"
    t.do(1, "place prism")
    assert f"power {claimed} {power}" in t.legal(0)


@pytest.mark.rule("RA-8.10")
@pytest.mark.parametrize(("claimed", "react"), [("temple", 1), ("alchemists_tower", 2), ("coral_castle", 2)])
def test_its_react_to_life_loss_is_available_at_once(claimed: str, react: int) -> None:
    t = claiming(
        {"calm": 5, "elan": 5, "gold": 4, "life": 9},
        monuments=["temple"],
        places=["alchemists_tower", "coral_castle"],
        rival=player(in_play=["earth_dragon"]),
    )
    t.do(0, f"claim {claimed}")
    life = t.pool(0)["life"]
    t.do(1, "power earth_dragon 1").do(0, f"power {claimed} {react}")
    assert t.turned(0, claimed)
    assert t.pool(0)["life"] == life


@pytest.mark.rule("RA-8.10")
def test_golden_statue_may_react_to_the_very_next_check() -> None:
    t = claiming({"gold": 7}, monuments=["golden_statue"], rival=player(in_play=["coral_castle"]))
    t.do(0, "claim golden_statue").do(1, "power coral_castle 1")
    assert (t.actors(), t.prompt(0)) == ((0,), "check-react")
    t.do(0, "power golden_statue 1")
    assert t.turned(0, "golden_statue")
    assert t.pool(0) == {}


@pytest.mark.rule("RA-8.10")
def test_its_discount_is_available_at_once() -> None:
    pool = {"calm": 3, "death": 3, "elan": 6, "life": 3}
    t = table(player(pool=pool, hand=["fire_dragon"]), player(passed=True), center={"places": ["dragons_lair"]})
    t.do(0, "claim dragons_lair", "place fire_dragon")
    assert t.pool(0) == {}


@pytest.mark.rule("RA-8.10")
@pytest.mark.parametrize(("claimed", "worth"), [("great_pyramid", 3), ("coral_castle", 3), ("sacred_grove", 2)])
def test_its_points_count_at_once(claimed: str, worth: int) -> None:
    t = table(
        player(pool=RICH),
        player(hand=["prism"]),
        center={"monuments": ["great_pyramid"], "places": ["coral_castle", "sacred_grove"]},
        first_player=1,
    )
    assert t.points(0) == 0
    t.do(0, f"claim {claimed}")
    assert t.points(0) == worth


@pytest.mark.rule("RA-8.11")
@pytest.mark.parametrize("words", ["oracle", "monument_deck", "sunken_reef"])
def test_one_claim_takes_exactly_one(words: str) -> None:
    t = claiming(
        RICH, monuments=["oracle", "temple"], monument_deck=["library"], places=["sunken_reef", "cursed_forge"]
    )
    t.do(0, f"claim {words}")
    assert len(t.seat(0)["components"]) == 1
    assert t.actors() == (1,)
    center = t.facts()["center"]
    assert len(center["monuments"] + center["monument_deck"] + center["places"]) == 4


@pytest.mark.rule("RA-8.11")
def test_a_player_may_own_all_monuments_and_places() -> None:
    places = ["sacred_grove", "catacombs_of_the_dead", "cursed_forge", "coral_castle", "dragons_lair"]
    pool = {"calm": 99, "death": 99, "elan": 99, "gold": 40, "life": 99}
    t = table(
        player(pool=pool, hand=["hawk"]),
        player(passed=True),
        center={"monuments": MONUMENTS[:2], "monument_deck": MONUMENTS[2:], "places": places},
    )
    while claims := [words for words in t.legal(0) if words.startswith("claim")]:
        t.do(0, claims[-1])
        while t.legal(0)[0].startswith("essence"):
            t.do(0, t.legal(0)[0])  # Obelisk
    assert t.seat(0)["components"] == sorted([*MONUMENTS, *places])
    assert t.facts()["round"] == 1


# --- when claimed -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-8.12")
@pytest.mark.parametrize(
    ("words", "center"),
    [
        ("claim obelisk", {"monuments": ["obelisk", "oracle"]}),
        ("claim monument_deck", {"monuments": ["oracle"], "monument_deck": ["obelisk", "temple"]}),
    ],
)
def test_obelisk_yields_at_once_as_part_of_the_claim(words: str, center: dict[str, Any]) -> None:
    t = claiming({"gold": 4}, **center).do(0, words)
    assert (t.actors(), t.prompt(0)) == ((0,), "gain-mix")
    assert t.refused(0, "essence gold") == "type-excluded"
    assert t.refused(0, "done") == "choose-essences"
    t.do(0, *["essence calm"] * 4, "essence elan", "essence life")
    assert t.pool(0) == {"calm": 4, "elan": 1, "life": 1}
    assert t.actors() == (1,)  # that was the whole action
    assert not t.turned(0, "obelisk")


@pytest.mark.rule("RA-8.12")
def test_obelisk_yields_any_mix_of_6_without_gold() -> None:
    t = claiming({"gold": 4}, monuments=["obelisk"]).do(0, "claim obelisk")
    seen = []
    open_ = [t]
    while open_:
        now = open_.pop()
        if now.actors() == (0,):
            open_ += [Table(now.state.clone()).do(0, words) for words in now.legal(0)]
        else:
            seen.append(json.dumps(now.pool(0)))
    mixes = list(combinations_with_replacement(["calm", "death", "elan", "life"], 6))
    assert sorted(seen) == sorted(json.dumps({name: mix.count(name) for name in sorted(set(mix))}) for mix in mixes)


@pytest.mark.rule("RA-8.12")
def test_obelisk_yields_only_when_claimed() -> None:
    t = claiming({"gold": 4}, "obelisk")
    assert t.refused(0, "power obelisk 1") == "only-when-claimed"


# --- discounts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-8.13")
def test_artifact_discounts_do_not_apply_to_monuments() -> None:
    t = claiming({**RICH, "gold": 3}, "artificer", monuments=["oracle"], monument_deck=["temple"])
    assert t.refused(0, "claim oracle") == "needs-essences"
    assert t.refused(0, "claim monument_deck") == "needs-essences"
    t = claiming({"gold": 5}, "artificer", monuments=["oracle"]).do(0, "claim oracle")
    assert t.pool(0) == {"gold": 1}


@pytest.mark.rule("RA-8.13")
@pytest.mark.parametrize("place", sorted(PLACES))
def test_discounts_for_artifacts_and_dragons_do_not_apply_to_places(place: str) -> None:
    discounts = ["artificer", "dragon_bridle", *(["dragons_lair"] if place != "dragons_lair" else [])]
    t = claiming(PLACES[place], *discounts, places=[place]).do(0, f"claim {place}")
    assert t.pool(0) == {}
    for short in PLACES[place]:
        t = claiming({**PLACES[place], short: PLACES[place][short] - 1}, *discounts, places=[place])
        assert t.refused(0, f"claim {place}") == "needs-essences"
