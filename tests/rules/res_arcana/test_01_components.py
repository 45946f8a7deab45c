"""Components and terms (section 1)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from arcanum.core.actions import UnknownAction
from arcanum.core.game import GameError
from arcanum.games.res_arcana import RES_ARCANA
from tests.rules.res_arcana.table import Table, card, new_game, player, table

ESSENCES = ["calm", "death", "elan", "gold", "life"]
TILES = [
    {"sacred_grove", "alchemists_tower"},
    {"catacombs_of_the_dead", "sacrificial_pit"},
    {"cursed_forge", "dwarven_mines"},
    {"coral_castle", "sunken_reef"},
    {"dragons_lair", "sorcerers_bestiary"},
]


def waiting() -> dict[str, object]:
    """A rival with a turn to take."""
    return player(hand=["prism"])


def named(*essences: str) -> dict[str, int]:
    return dict(Counter(essences))


def mixes(t: Table, seat: int) -> list[dict[str, int]]:
    """What the pool can become by answering with essences in every legal way."""
    essences = [words for words in t.legal(seat) if words.startswith("essence")]
    if not essences:
        return [t.pool(seat)]
    return [pool for words in essences for pool in mixes(Table(t.state.clone()).do(seat, words), seat)]


def essences_at_the_table(t: Table) -> int:
    """Everything that is not in the supply."""
    count = 0
    for seat in range(t.state.seats):
        count += sum(t.pool(seat).values())
        count += sum(sum(t.on(seat, component).values()) for component in t.seat(seat)["in_play"])
    return count


def random_game(t: Table, seed: int, answers: int = 4000) -> Iterator[Table]:
    """The table at every decision of a game in which everybody plays at random."""
    chance = random.Random(seed)
    for _ in range(answers):
        yield t
        if not t.actors():
            return
        seat = t.actors()[0]
        t.do(seat, chance.choice(t.legal(seat)))


# --- the box ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_may_play(seats: int) -> None:
    assert len(new_game(seats).facts()["players"]) == seats


@pytest.mark.rule("RA-1.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_any_other_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(GameError, match=f"played by 2, 3, 4 players, not by {seats}"):
        new_game(seats)


@pytest.mark.rule("RA-1.2")
def test_the_card_pool() -> None:
    content = RES_ARCANA.content()
    kinds = Counter(component.kind for component in content.components)
    assert kinds == {"artifact": 40, "mage": 10, "monument": 10, "magic_item": 8, "place_of_power": 10}
    assert len({component.id for component in content.components}) == 78
    assert [{tile.sun, tile.moon} for tile in content.setups[0].tiles] == TILES


@pytest.mark.rule("RA-1.2")
def test_the_table_holds_one_copy_of_each() -> None:
    t = new_game(4)
    centre = t.facts()["center"]
    assert len(set(centre["items"])) == len(centre["items"]) == 8
    monuments = centre["monuments"] + centre["monument_deck"]
    assert len(set(monuments)) == len(monuments) == 10
    assert len(set(centre["places"])) == len(centre["places"]) == 5
    artifacts = [name for seat in range(4) for name in t.seat(seat)["hand"] + t.seat(seat)["deck"]]
    assert len(set(artifacts)) == len(artifacts) == 32


@pytest.mark.rule("RA-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_one_first_player_token(seats: int) -> None:
    t = new_game(seats)
    worth = [t.points(seat) for seat in range(seats)]
    assert sorted(worth) == [0] * (seats - 1) + [1]
    assert worth[t.facts()["first_player"]] == 1


# --- essences ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-1.3")
def test_there_are_exactly_five_types_of_essence() -> None:
    t = new_game(2)
    assert list(t.seat(0)["pool"]) == ESSENCES
    space = t.state.space
    words = [space.words(action) for action in range(space.size)]
    assert [name for name in words if name.startswith("essence")] == [f"essence {name}" for name in ESSENCES]
    with pytest.raises(UnknownAction):
        space.parse("essence mana")


@pytest.mark.rule("RA-1.3")
def test_gold_is_any_essence_unless_it_is_excluded() -> None:
    t = table(player(item="transmutation", pool={"gold": 3}), waiting())
    t.do(0, "power transmutation 1")  # 3 any for 3 any but Gold
    assert t.pool(0) == {}
    assert t.refused(0, "essence gold") == "type-excluded"
    t.do(0, "essence calm", "essence calm", "essence life")
    assert t.pool(0) == {"calm": 2, "life": 1}


@pytest.mark.rule("RA-1.7")
def test_essences_on_components_are_not_in_the_pool() -> None:
    t = table(
        player(in_play=["treant", card("vault", gold=4)], hand=["hawk"]),
        player(pool={"death": 2}, mage="necromancer", in_play=[card("necromancer", death=3)], hand=["prism"]),
        center={"monuments": ["oracle"]},
    )
    assert t.pool(0) == {}
    assert t.refused(0, "claim oracle") == "needs-essences"
    t.do(0, "power treant 1")  # counts the Death in the rival's pool
    assert t.pool(0) == {"elan": 2}


@pytest.mark.rule("RA-1.8")
def test_payments_go_to_the_supply() -> None:
    t = table(player(hand=["hawk"], pool={"calm": 1, "life": 1}), player(hand=["prism"], pool={"gold": 1}))
    assert essences_at_the_table(t) == 3
    t.do(0, "place hawk")
    assert t.pool(1) == {"gold": 1}
    assert essences_at_the_table(t) == 1


@pytest.mark.rule("RA-1.8")
def test_losses_go_to_the_supply() -> None:
    t = table(player(in_play=["fire_dragon"]), player(hand=["prism"], pool={"life": 5}))
    t.do(0, "power fire_dragon 1")
    assert (t.pool(0), t.pool(1)) == ({}, {"life": 3})
    assert essences_at_the_table(t) == 3


@pytest.mark.rule("RA-1.8")
def test_gains_come_from_the_supply() -> None:
    t = table(player(in_play=["crypt"]), player(hand=["prism"], pool={"death": 4}))
    t.do(0, "power crypt 1")
    assert (t.pool(0), t.pool(1)) == ({"death": 2}, {"death": 4})
    assert essences_at_the_table(t) == 6


# --- kinds of component -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-1.4")
def test_components_are_artifacts_mages_items_monuments_and_places() -> None:
    mine = {"mermaid", "scholar", "research", "great_pyramid", "sacred_grove"}
    t = table(
        player(
            mage="scholar",
            item="research",
            in_play=["mermaid", "great_pyramid", "sacred_grove"],
            hand=["hawk"],
            pool={"calm": 1, "death": 1},
        ),
        player(hand=["prism"], in_play=["vault"]),
        first_player=0,
    )
    t.do(0, "power mermaid 1")  # the paid Calm goes on any component: not on the token, nor on a card in hand
    assert set(t.legal(0)) == {f"choose {name}" for name in mine}
    assert t.refused(0, "choose hawk") == "not-yours"
    assert {component.kind for component in RES_ARCANA.content().components} == {
        "artifact",
        "mage",
        "magic_item",
        "monument",
        "place_of_power",
    }


@pytest.mark.rule("RA-1.5")
def test_only_artifacts_have_subtypes_and_only_sea_serpent_has_both() -> None:
    subtyped = {c.id: set(c.subtypes) for c in RES_ARCANA.content().components if c.subtypes}
    assert all(c.kind == "artifact" for c in RES_ARCANA.content().components if c.subtypes)
    assert [name for name, subtypes in subtyped.items() if len(subtypes) == 2] == ["sea_serpent"]
    assert subtyped["sea_serpent"] == {"dragon", "creature"}
    assert subtyped["fire_dragon"] == {"dragon"}
    assert subtyped["hawk"] == {"creature"}
    assert "vault" not in subtyped


@pytest.mark.rule("RA-1.5")
@pytest.mark.parametrize(
    ("place", "gained"),
    [("dragons_lair", {"gold": 2}), ("sacred_grove", {"life": 1})],
)
def test_sea_serpent_is_a_dragon_and_a_creature(place: str, gained: dict[str, int]) -> None:
    t = table(player(in_play=[place, "sea_serpent"]), waiting())
    t.do(0, f"power {place} 2")  # turns a Dragon, a Creature
    assert t.turned(0, "sea_serpent")
    assert t.on(0, place) == gained


@pytest.mark.rule("RA-1.5")
@pytest.mark.parametrize(("place", "artifact"), [("dragons_lair", "hawk"), ("sacred_grove", "fire_dragon")])
def test_other_subtyped_artifacts_are_one_of_the_two(place: str, artifact: str) -> None:
    t = table(player(in_play=[place, artifact]), waiting())
    assert t.refused(0, f"power {place} 2") == "needs-straight"


@pytest.mark.rule("RA-1.6")
def test_effects_that_name_artifacts_apply_to_artifacts_only() -> None:
    t = table(
        player(mage="druid", item="reanimate", in_play=["corrupt_altar", "hawk", "temple", "sacred_grove"]), waiting()
    )
    t.do(0, "power corrupt_altar 2")  # destroys an artifact
    assert set(t.legal(0)) == {"choose corrupt_altar", "choose hawk"}
    for other in ("druid", "reanimate", "temple", "sacred_grove"):
        assert t.refused(0, f"choose {other}") == "not-an-artifact"


@pytest.mark.rule("RA-1.6")
def test_effects_that_name_creatures_apply_to_artifacts_only() -> None:
    t = table(
        player(
            mage="druid",
            in_play=[card("temple", turned=True), card("sacred_grove", turned=True), card("hawk", turned=True)],
        ),
        waiting(),
    )
    t.do(0, "power druid 1")  # straightens a Creature
    assert set(t.legal(0)) == {"choose hawk", "done"}
    for other in ("temple", "sacred_grove", "druid"):
        assert t.refused(0, f"choose {other}") == "wrong-kind"


@pytest.mark.rule("RA-1.9")
def test_rivals_are_all_others_passed_or_not_and_never_oneself() -> None:
    t = table(player(in_play=["hand_of_glory"]), waiting(), player(passed=True), player(passed=True))
    t.do(0, "power hand_of_glory 1")  # D2, and D1 for every rival
    assert [t.pool(seat) for seat in range(4)] == [{"death": 2}, {"death": 1}, {"death": 1}, {"death": 1}]


@pytest.mark.rule("RA-1.9")
def test_a_rival_is_chosen_among_all_others() -> None:
    t = table(player(pool={"death": 9}, passed=True), player(in_play=["treant"]), waiting(), to_act=1)
    t.do(1, "power treant 1")
    assert t.legal(1) == ["seat 0", "seat 2"]
    assert t.refused(1, "seat 1") == "choose-a-rival"
    t.do(1, "seat 0")
    assert t.pool(1) == {"elan": 9}


# --- abilities and powers ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-1.10")
@pytest.mark.parametrize("turned", [False, True])
def test_a_collect_ability_applies_by_itself_also_when_turned(turned: bool) -> None:
    t = table(player(in_play=[card("hawk", turned=turned)], hand=["vault"]), waiting(), phase="collect")
    assert t.pool(0) == {"calm": 1}
    assert (t.actors(), t.prompt(0)) == ((0,), "turn")  # it cost no action


@pytest.mark.rule("RA-1.10")
@pytest.mark.parametrize("turned", [False, True])
def test_a_discount_applies_by_itself_also_when_turned(turned: bool) -> None:
    t = table(player(in_play=[card("dragon_bridle", turned=turned)], hand=["fire_dragon"], pool={"elan": 3}), waiting())
    t.do(0, "place fire_dragon")
    assert t.pool(0) == {}
    assert t.turned(0, "dragon_bridle") == turned


@pytest.mark.rule("RA-1.10")
@pytest.mark.parametrize("turned", [False, True])
def test_points_count_also_when_turned(turned: bool) -> None:
    t = table(player(in_play=[card("sunken_reef", turned=turned, calm=3)]), waiting(), first_player=1, to_act=1)
    assert t.points(0) == 3


@pytest.mark.rule("RA-1.11")
def test_using_a_power_is_an_action_and_needs_a_straight_component() -> None:
    t = table(player(in_play=["solomons_mine"], hand=["vault"]), waiting())
    t.do(0, "power solomons_mine 1")
    assert t.pool(0) == {"gold": 1}
    assert t.actors() == (1,)
    t.do(1, "place prism")
    assert t.refused(0, "power solomons_mine 1") == "is-turned"


@pytest.mark.rule("RA-1.11")
def test_a_power_that_does_not_turn_needs_a_straight_component_too() -> None:
    t = table(player(in_play=[card("mausoleum", turned=True)], pool={"gold": 1}, hand=["vault"]), waiting())
    assert t.refused(0, "power mausoleum 1") == "is-turned"


@pytest.mark.rule("RA-1.11")
def test_a_power_has_a_cost_and_an_effect() -> None:
    t = table(player(in_play=["mausoleum"], pool={"gold": 1}, hand=["vault"]), waiting())
    t.do(0, "power mausoleum 1")
    assert t.pool(0) == {}
    assert t.on(0, "mausoleum") == {"death": 1}


@pytest.mark.rule("RA-1.11")
def test_a_react_power_is_no_action_and_may_be_used_on_a_turned_component() -> None:
    t = table(
        player(in_play=["fire_dragon"]),
        player(in_play=[card("tree_of_life", turned=True)], pool={"life": 2}, hand=["prism"]),
    )
    t.do(0, "power fire_dragon 1").do(1, "power tree_of_life 2")
    assert t.pool(1) == {"life": 1}
    assert (t.actors(), t.prompt(1)) == ((1,), "turn")
    assert t.refused(1, "power tree_of_life 2") == "react-only"


# --- symbols ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-1.12")
@pytest.mark.parametrize(
    ("component", "collected"),
    [
        ("chalice_of_fire", {"elan": 2}),
        ("treant", {"life": 2}),
        ("flaming_pit", {"elan": 1}),
        ("druid", {"life": 1}),
    ],
)
def test_a_number_says_how_many_and_no_number_means_one_in_a_collect(component: str, collected: dict[str, int]) -> None:
    t = table(player(in_play=[component], hand=["vault"]), waiting(), phase="collect")
    assert t.pool(0) == collected


@pytest.mark.rule("RA-1.12")
def test_a_number_says_how_many_in_a_cost() -> None:
    t = table(player(hand=["fire_dragon"], pool={"elan": 5}), waiting())
    assert t.refused(0, "place fire_dragon") == "needs-essences"
    t = table(player(hand=["fire_dragon"], pool={"elan": 7}), waiting()).do(0, "place fire_dragon")
    assert t.pool(0) == {"elan": 1}


@pytest.mark.rule("RA-1.12")
def test_no_number_means_one_in_a_cost_and_a_gain() -> None:
    t = table(player(hand=["fountain_of_youth"], pool={"calm": 2, "death": 2}), waiting())
    t.do(0, "place fountain_of_youth")
    assert t.pool(0) == {"calm": 1, "death": 1}
    t = table(player(in_play=["dwarven_pickaxe"], pool={"elan": 3}), waiting()).do(0, "power dwarven_pickaxe 1")
    assert t.pool(0) == {"elan": 2, "gold": 1}


@pytest.mark.rule("RA-1.13")
def test_plus_means_all_of_them() -> None:
    t = table(player(in_play=["elemental_spring"], hand=["vault"]), waiting(), phase="collect")
    assert t.pool(0) == {"calm": 1, "elan": 1, "life": 1}
    t = table(player(hand=["windup_man"], pool={"calm": 9, "elan": 9, "gold": 9}), waiting())
    assert t.refused(0, "place windup_man") == "needs-essences"  # the Life is missing


@pytest.mark.rule("RA-1.13")
def test_a_slash_means_exactly_one_that_the_gainer_chooses() -> None:
    t = table(player(mage="healer", hand=["vault"]), waiting(), phase="collect")
    assert t.pool(0) == {}
    assert mixes(t, 0) == [{"calm": 1}, {"life": 1}]
    assert t.refused(0, "essence elan") == "type-excluded"


@pytest.mark.rule("RA-1.13")
def test_a_slash_means_exactly_one_that_the_payer_chooses() -> None:
    pool = {"calm": 1, "death": 1, "elan": 1, "gold": 1, "life": 1}
    t = table(player(in_play=["mermaid", "vault"], pool=pool), waiting())
    t.do(0, "power mermaid 1")
    assert t.legal(0) == ["essence calm", "essence gold", "essence life"]
    assert t.refused(0, "essence death") == "cannot-pay-with"
    t.do(0, "essence gold", "choose vault")
    assert t.pool(0) == {"calm": 1, "death": 1, "elan": 1, "life": 1}


@pytest.mark.rule("RA-1.14")
def test_any_essence_with_a_number_is_any_mix_of_that_size() -> None:
    t = table(player(in_play=["horn_of_plenty"]), waiting()).do(0, "power horn_of_plenty 1")
    expected = [named(*mix) for mix in combinations_with_replacement(["calm", "death", "elan", "life"], 3)]
    assert mixes(t, 0) == expected
    assert {"calm": 3} in expected
    assert {"calm": 1, "death": 1, "life": 1} in expected


@pytest.mark.rule("RA-1.14")
def test_any_essence_without_a_number_is_one() -> None:
    t = table(player(in_play=["magical_shard"]), waiting()).do(0, "power magical_shard 1")
    assert mixes(t, 0) == [{"calm": 1}, {"death": 1}, {"elan": 1}, {"life": 1}]
    t = table(player(mage="scholar", pool={"calm": 1, "gold": 1}, hand=["vault"]), waiting()).do(0, "power scholar 1")
    assert mixes(t, 0) == [{"gold": 1}, {"calm": 1}]


@pytest.mark.rule("RA-1.15")
def test_excluded_types_are_forbidden_for_the_whole_mix() -> None:
    t = table(player(in_play=["celestial_horse"], hand=["vault"]), waiting(), phase="collect")
    assert mixes(t, 0) == [named(*mix) for mix in combinations_with_replacement(["calm", "elan", "life"], 2)]
    for _ in range(2):
        assert t.refused(0, "essence death") == "type-excluded"
        assert t.refused(0, "essence gold") == "type-excluded"
        t.do(0, "essence calm")
    assert t.pool(0) == {"calm": 2}


@pytest.mark.rule("RA-1.16")
def test_x_of_one_type_is_chosen_by_the_player_and_of_a_single_type() -> None:
    t = table(player(in_play=["prism"], pool={"calm": 2, "death": 3}), player(hand=["vault"]))
    t.do(0, "power prism 2", "essence death")
    assert t.refused(0, "essence calm") == "one-type-only"
    t.do(0, "essence death", "done", "essence life")
    assert t.pool(0) == {"calm": 2, "death": 1, "life": 2}


@pytest.mark.rule("RA-1.16")
@pytest.mark.parametrize("x", [0, 1, 2, 3])
def test_x_is_any_number_up_to_what_is_there(x: int) -> None:
    t = table(player(in_play=["prism"], pool={"death": 3}, hand=["hawk"]), player(hand=["vault"]))
    t.do(0, "power prism 2", *["essence death"] * x)
    if x == 3:
        assert t.prompt(0) == "gain-type"  # no more to pay, so the payment is done
    else:
        t.do(0, "done")
    if x:
        t.do(0, "essence life")
    assert t.pool(0) == {name: count for name, count in {"death": 3 - x, "life": x}.items() if count}


@pytest.mark.rule("RA-1.17")
@pytest.mark.parametrize(
    ("victim", "printed"), [("guard_dog", 1), ("hawk", 2), ("wind_dragon", 8), ("sea_serpent", 9), ("treant", 5)]
)
def test_the_card_cost_is_the_number_of_essences_printed(victim: str, printed: int) -> None:
    t = table(player(in_play=["sacrificial_pit", victim], pool={"death": 1}), waiting())
    t.do(0, "power sacrificial_pit 2")  # Gold for the cost of the Dragon or Creature destroyed
    assert t.pool(0) == {"gold": printed}


@pytest.mark.rule("RA-1.18")
def test_on_this_component_is_on_the_one_with_the_power() -> None:
    t = table(player(in_play=["fountain_of_youth", "vault"], pool={"death": 2}), waiting())
    t.do(0, "power fountain_of_youth 1")
    assert t.pool(0) == {}
    assert t.on(0, "fountain_of_youth") == {"calm": 2, "life": 1}
    assert t.on(0, "vault") == {}


@pytest.mark.rule("RA-1.18")
def test_on_any_component_is_on_one_of_the_players_own() -> None:
    t = table(player(in_play=["mermaid", "vault"], pool={"gold": 1}), player(hand=["prism"], in_play=["windup_man"]))
    t.do(0, "power mermaid 1")
    assert t.legal(0) == ["choose mermaid", "choose vault"]
    assert t.refused(0, "choose windup_man") == "not-yours"
    t.do(0, "choose vault")
    assert t.on(0, "vault") == {"gold": 1}


# --- zones ------------------------------------------------------------------------------------------------------------


def artifacts_by_zone(t: Table) -> list[str]:
    """Every artifact outside the box, once for every zone in which it is."""
    artifacts = {component.id for component in RES_ARCANA.content().components if component.kind == "artifact"}
    saved = t.state.save()
    found: list[str] = []
    for seat in range(t.state.seats):
        facts = t.seat(seat)
        found += facts["hand"] + facts["deck"] + facts["discard"]
        found += [name for name in facts["in_play"] if name in artifacts]
    for zone in [*saved["packs"], *saved["kept"], *saved["drafted"]]:
        found += [t.state.cat.ids[number] for number in zone]
    return sorted(found)


@pytest.mark.rule("RA-1.19")
@pytest.mark.parametrize("setup", ["standard", "first_game", "draft"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_artifact_is_always_in_exactly_one_zone(seats: int, setup: str) -> None:
    moved = False
    t = new_game(seats, "zones", setup=setup)
    dealt = artifacts_by_zone(t)
    assert len(dealt) == len(set(dealt)) == 8 * seats  # and the other 40 - 8 * seats are in the box
    for now in random_game(t, seats):
        assert artifacts_by_zone(now) == dealt
        moved = moved or any(now.seat(seat)["discard"] for seat in range(seats))
    assert moved
    assert t.facts()["over"]


@pytest.mark.rule("RA-1.20")
def test_the_two_names_of_a_tile_never_occur_in_one_game() -> None:
    for seed in range(200):
        places = set(new_game(2, str(seed)).facts()["center"]["places"])
        assert [len(places & tile) for tile in TILES] == [1] * 5


@pytest.mark.rule("RA-1.20")
@pytest.mark.parametrize("seed", range(4))
def test_a_tile_shows_one_side_for_the_whole_game(seed: int) -> None:
    names = set.union(*TILES)
    t = new_game(3, f"tiles {seed}")
    shown = set(t.facts()["center"]["places"])
    for now in random_game(t, seed):
        claimed = {name for seat in range(3) for name in now.seat(seat)["in_play"] if name in names}
        assert claimed | set(now.facts()["center"]["places"]) == shown


@pytest.mark.rule("RA-1.21")
def test_a_face_that_contradicts_a_general_rule_wins_for_its_component() -> None:
    dog = card("guard_dog", turned=True)
    t = table(player(in_play=[dog, card("mausoleum", turned=True)], pool={"elan": 2}, hand=["vault"]), waiting())
    assert t.refused(0, "power mausoleum 1") == "is-turned"  # the general rule, for all others
    t.do(0, "power guard_dog 1")
    assert not t.turned(0, "guard_dog")
    assert t.pool(0) == {"elan": 1}
