"""Playing with packs that use the vocabulary in ways in which the base game does not."""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any, Final

import pytest

from arcanum.games.res_arcana import RES_ARCANA
from arcanum.games.res_arcana.essences import GOLD, NAMES, Amounts
from arcanum.games.res_arcana.invariants import check_state
from arcanum.games.res_arcana.packs import Loader
from arcanum.games.res_arcana.state import State
from tests.games.res_arcana.test_packs import PackMaker
from tests.rules.res_arcana.table import Table, card, player

ARTIFACTS: Final = """\
# Dragons that cost Gold, and what lowers their cost
- {id: gilded_wyrm, kind: artifact, cost: {gold: 2, elan: 2, any: 1}, subtypes: [dragon]}
- {id: golden_wyrm, kind: artifact, cost: {gold: 3}, subtypes: [dragon]}
- {id: pale_wyrm, kind: artifact, cost: {gold: 1, calm: 1, death: 1, any: 2}, subtypes: [dragon]}
- {id: grey_wyrm, kind: artifact, cost: {gold: 2, life: 3}, subtypes: [dragon]}
- {id: striped_wyrm, kind: artifact, cost: {calm: 1, elan: 2, life: 2}, subtypes: [dragon]}
- {id: halter, kind: artifact, cost: {}, discounts: [{on: dragon, amount: 1}]}
- {id: muzzle, kind: artifact, cost: {}, discounts: [{on: dragon, amount: 2, no: [gold]}]}
- id: lure
  kind: artifact
  cost: {}
  powers:
    - {cost: {turn: true}, effect: [{do: place, where: hand, what: dragon, discount: 1, no: [gold]}]}
    - {cost: {turn: true}, effect: [{do: place, where: hand, what: dragon, discount: 1}]}
# Creatures that turn Creatures
- id: pack_leader
  kind: artifact
  cost: {}
  subtypes: [creature]
  powers: [{cost: {turn_another: creature}, effect: [{do: gain, essences: {life: 1}}]}]
- id: pack_hunter
  kind: artifact
  cost: {}
  subtypes: [creature]
  powers: [{cost: {turn: true, turn_another: creature}, effect: [{do: gain, essences: {death: 2}}]}]
# conversions
- id: last_mint
  kind: artifact
  cost: {}
  powers: [{cost: {turn: true, pay_same: true}, effect: [{do: gain_same, no: [calm, death, elan, life]}]}]
- id: two_springs
  kind: artifact
  cost: {}
  powers: [{cost: {turn: true, pay_same: true}, effect: [{do: gain_same, no: [calm, death, gold]}]}]
# what was paid, what was destroyed
- id: gift_table
  kind: artifact
  cost: {}
  powers: [{cost: {turn: true, pay: {any: 1}}, effect: [{do: place, where: hand}, {do: put_paid, on: this}]}]
- id: pyre
  kind: artifact
  cost: {}
  powers:
    - cost: {turn: true, destroy: another}
      effect: [{do: draw_then_discard, cards: 2}, {do: gain_card_cost, of: gold}]
    - cost: {turn: true, discard: 1}
      effect: [{do: draw_then_discard, cards: 1}, {do: gain_card_cost, bonus: 1, of: elan}]
# essences for a card that is gone
- id: ash_urn
  kind: artifact
  cost: {}
  powers:
    - {cost: {destroy: this}, effect: [{do: put, essences: {gold: 2}}]}
    - {cost: {destroy: this}, effect: [{do: put_any, amount: 2}]}
    - {cost: {destroy: this, pay: {any: 1}}, effect: [{do: put_paid, on: this}]}
    - {cost: {turn: true, destroy: any}, effect: [{do: put, essences: {gold: 2}}, {do: put_any, amount: 1}]}
    - {cost: {destroy: this, pay: {any: 1}}, effect: [{do: put_paid, on: any}]}
# Collect
- id: hoard
  kind: artifact
  cost: {}
  collect: [{do: if_left, holding: {any: 3}, then: {do: gain, essences: {elan: 1}}}]
- id: mixed_hoard
  kind: artifact
  cost: {}
  collect: [{do: if_left, holding: {gold: 1, any: 2}, then: {do: gain, essences: {death: 1}}}]
- id: sluice
  kind: artifact
  cost: {}
  collect: [{do: pay_or_turn, pay: {calm: 1, death: 2, elan: 3, gold: 4, life: 5}}]
# a choice beside a fixed payment
- id: toll_gate
  kind: artifact
  cost: {}
  powers: [{cost: {pay: {calm: 1}, pay_one_of: {of: [calm, life], amount: 2}}, effect: [{do: draw, cards: 1}]}]
# looks
- {id: spyglass, kind: artifact, cost: {}, powers: [{cost: {turn: true}, effect: [{do: look, cards: 2}]}]}
- {id: telescope, kind: artifact, cost: {}, powers: [{cost: {turn: true}, effect: [{do: look, cards: 5}]}]}
# the dearest card
- {id: titan, kind: artifact, cost: {gold: 20, any: 40}}
- {id: wish, kind: artifact, cost: {}, powers: [{cost: {turn: true}, effect: [{do: place, where: hand, free: true}]}]}
"""
MONUMENTS: Final = """\
- id: pillar
  kind: monument
  cost: {gold: 4}
  powers: [{react: victory_check, cost: {pay: {elan: 1}}, effect: [{do: extra_points, points: 1}]}]
- id: arch
  kind: monument
  cost: {gold: 4}
  powers:
    - react: victory_check
      cost: {turn: true, pay: {gold: 1}}
      effect: [{do: extra_points, points: 2}, {do: gain, essences: {life: 1}}]
- id: gate
  kind: monument
  cost: {gold: 4}
  powers: [{react: victory_check, cost: {pay: {life: 1}}, effect: [{do: extra_points, points: 4}]}]
- id: well
  kind: monument
  cost: {gold: 4}
  powers:
    - react: victory_check
      cost: {turn: true}
      effect: [{do: extra_points, points: 1}, {do: gain, essences: {elan: 1}}]
"""
ITEMS: Final = """\
- id: lucky_coin
  kind: magic_item
  powers: [{react: victory_check, cost: {pay: {gold: 1}}, effect: [{do: extra_points, points: 1}]}]
"""


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    files = {"artifacts.yaml": ARTIFACTS, "monuments.yaml": MONUMENTS, "magic_items.yaml": ITEMS}
    folder = PackMaker(tmp_path_factory.mktemp("packs") / "extra").write(files)
    assert Loader.check(folder) == []
    return folder


def table(pack: Path, *players: dict[str, Any], options: dict[str, Any] | None = None, **position: Any) -> Table:
    """A position with the pack. Everybody has a mage and a magic item, and the others something to do."""
    filled = []
    for number, each in enumerate(players):
        mage, item = ("scholar", "transmuter", "alchemist")[number], ("alchemy", "research", "transmutation")[number]
        hand = {} if number == 0 else {"hand": [("sea_serpent", "bone_dragon")[number - 1]]}
        filled.append({"mage": mage, "item": item, **hand, **each})
    state = RES_ARCANA.position(len(players), options or {}, {"players": filled, **position}, packs=[pack])
    check_state(state)
    return Table(state)


def pool(a: Amounts) -> dict[str, int]:
    return {NAMES[essence]: a[essence] for essence in range(5)}


# --- paying with discounts of both kinds ------------------------------------------------------------------------------

COSTS: Final = {
    "gilded_wyrm": ["gold", "gold", "elan", "elan", "any"],
    "golden_wyrm": ["gold"] * 3,
    "pale_wyrm": ["gold", "calm", "death", "any", "any"],
    "grey_wyrm": ["gold", "gold", "life", "life", "life"],
}
FREE: Final = {"halter": 1, "dragon_bridle": 3, "dragons_lair": 3}
NOT_GOLD: Final = {"muzzle": 2, "artificer": 1}


def dropped(symbols: tuple[str, ...], count: int, may: tuple[str, ...]) -> set[tuple[str, ...]]:
    """What may be left of a cost after so many of its symbols of these sorts were dropped, or as many as there are."""
    places = [place for place, symbol in enumerate(symbols) if symbol in may]
    return {
        tuple(symbol for place, symbol in enumerate(symbols) if place not in gone)
        for gone in itertools.combinations(places, min(count, len(places)))
    }


def naive_payments(symbols: list[str], free: int, not_gold: int, have: Amounts) -> set[Amounts]:
    """Every set of essences that pays a cost: drop symbols in every way, pay each symbol left in every way."""
    found = set()
    for once in dropped(tuple(symbols), not_gold, ("calm", "death", "elan", "life", "any")):
        for left in dropped(once, free, (*NAMES, "any")):
            for types in itertools.product(*[NAMES if symbol == "any" else (symbol,) for symbol in left]):
                paid = tuple(types.count(name) for name in NAMES)
                if all(paid[essence] <= have[essence] for essence in range(5)):
                    found.add((paid[0], paid[1], paid[2], paid[3], paid[4]))
    return found


def played_payments(state: State, seat: int, have: Amounts) -> list[Amounts]:
    """What is paid in the end, for every way of answering what is asked."""
    if seat not in state.actors() or state.decision(seat).prompt != "pay":
        now = state.pool_of(seat)
        return [(have[0] - now[0], have[1] - now[1], have[2] - now[2], have[3] - now[3], have[4] - now[4])]
    found = []
    for action in state.legal_actions(seat):
        after = state.clone()
        after.apply(seat, action)
        found += played_payments(after, seat, have)
    return found


@pytest.mark.rule("RA-21.2", "RA-21.3", "RA-21.4", "RA-21.5", "RA-21.6", "RA-21.8")
@pytest.mark.parametrize("name", COSTS)
@pytest.mark.parametrize("way", ["place", "not gold", "any"])
def test_what_pays_a_dragon_that_costs_gold(pack: Path, name: str, way: str) -> None:
    """Random pools and discounts, against every way to drop and to pay the symbols of the cost."""
    rng = random.Random(f"{name} {way}")
    met = {"paid": 0, "refused": 0, "gold dropped": 0}
    for _ in range(60):
        most = rng.choice((0, 1, 2, 4))
        have = (
            rng.randint(0, most),
            rng.randint(0, most),
            rng.randint(0, most),
            rng.randint(0, 3),
            rng.randint(0, most),
        )
        sources = [each for each in (*FREE, *NOT_GOLD) if rng.random() < 0.35]
        free = sum(FREE.get(each, 0) for each in sources) + (way == "any")
        not_gold = sum(NOT_GOLD.get(each, 0) for each in sources) + (way == "not gold")
        in_play = [each for each in sources if each != "artificer"]
        mage = {"mage": "artificer"} if "artificer" in sources else {}
        t = table(pack, player(**mage, in_play=[*in_play, "lure"], pool=pool(have), hand=[name, "prism"]), player())
        if way != "place":
            t.do(0, "power lure 1" if way == "not gold" else "power lure 2")
        expected = naive_payments(COSTS[name], free, not_gold, have)
        assert (f"place {name}" in t.legal(0)) == bool(expected), (have, sources)
        if not expected:
            met["refused"] += 1
            assert t.refused(0, f"place {name}") in ("needs-essences", "needs-after-discount")
            continue
        met["paid"] += 1
        met["gold dropped"] += any(paid[GOLD] < COSTS[name].count("gold") for paid in expected)
        t.do(0, f"place {name}")
        found = played_payments(t.state, 0, have)
        assert len(found) == len(set(found)), "each mix is offered once"
        assert set(found) == expected, (have, sources)
    assert min(met["paid"], met["refused"]) >= 3, met
    assert met["gold dropped"] >= 3


@pytest.mark.rule("RA-21.4", "RA-21.5")
def test_only_a_free_discount_drops_gold(pack: Path) -> None:
    """Gilded Wyrm: 2 Gold, 2 Elan, 1 any."""
    t = table(pack, player(in_play=["muzzle", "lure"], pool={"elan": 5, "gold": 1}, hand=["gilded_wyrm"]), player())
    assert t.refused(0, "place gilded_wyrm") == "needs-essences"
    reason = t.state.why_not(0, t.state.space.parse("place gilded_wyrm"))
    assert reason is not None
    assert dict(reason.args) == {"gold": 1}
    t = table(pack, player(in_play=["halter", "muzzle"], pool={"elan": 5, "gold": 1}, hand=["gilded_wyrm"]), player())
    t.do(0, "place gilded_wyrm")
    assert t.pool(0) == {"elan": 4}, "2 for the Muzzle, 1 Gold for the Halter"


@pytest.mark.rule("RA-7.5")
def test_a_type_that_is_printed_can_be_paid_with_though_not_now(pack: Path) -> None:
    """Striped Wyrm for 2 of its 1 Calm, 2 Elan and 2 Life: after an Elan no Calm any more."""
    have = {"calm": 1, "elan": 2, "gold": 1, "life": 2}
    t = table(pack, player(in_play=["dragon_bridle"], pool=have, hand=["striped_wyrm", "prism"]), player())
    t.do(0, "place striped_wyrm", "essence elan")
    assert t.legal(0) == ["essence elan", "essence life"]
    assert t.refused(0, "essence calm") == "pick-in-order"
    assert t.refused(0, "essence gold") == "cannot-pay-with"


# --- turning another --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-10.9")
@pytest.mark.parametrize("name", ["pack_leader", "pack_hunter"])
def test_a_creature_that_turns_another_needs_another(pack: Path, name: str) -> None:
    t = table(pack, player(in_play=[name, "water_dragon", card("hawk", turned=True)], hand=["prism"]), player())
    assert t.refused(0, f"power {name} 1") == "needs-straight"
    reason = t.state.why_not(0, t.state.space.parse(f"power {name} 1"))
    assert reason is not None
    assert dict(reason.args) == {"subtype": "creature"}
    t = table(pack, player(in_play=[name, "mermaid"], hand=["prism"]), player())
    t.do(0, f"power {name} 1")
    assert t.turned(0, "mermaid")
    assert t.turned(0, name) == (name == "pack_hunter")


@pytest.mark.rule("RA-10.9")
def test_a_creature_is_not_another_to_itself(pack: Path) -> None:
    t = table(pack, player(in_play=["pack_leader", "mermaid", "sea_serpent"], hand=["prism"]), player(hand=["vault"]))
    t.do(0, "power pack_leader 1")
    assert sorted(t.legal(0)) == ["choose mermaid", "choose sea_serpent"]
    assert t.refused(0, "choose pack_leader") == "wrong-kind"
    t.do(0, "choose sea_serpent")
    assert (t.turned(0, "sea_serpent"), t.turned(0, "pack_leader"), t.pool(0)) == (True, False, {"life": 1})


# --- conversions ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-18.5")
def test_a_conversion_into_the_one_type_that_is_left(pack: Path) -> None:
    t = table(pack, player(in_play=["last_mint"], pool={"calm": 2, "gold": 5}, hand=["prism"]), player())
    t.do(0, "power last_mint 1")
    assert t.legal(0) == ["done", "essence calm"]
    assert t.refused(0, "essence gold") == "same-type"
    assert t.state.decision(0).most == 2, "the Gold does not count"
    t.do(0, "essence calm", "essence calm")
    assert t.pool(0) == {"gold": 7}
    assert t.actors() == (1,), "there was nothing to choose"


@pytest.mark.rule("RA-18.5")
@pytest.mark.parametrize(("paid", "offered"), [("elan", []), ("life", []), ("gold", ["essence elan", "essence life"])])
def test_the_type_paid_is_not_among_the_types_that_come_out(pack: Path, paid: str, offered: list[str]) -> None:
    t = table(pack, player(in_play=["two_springs"], pool={paid: 2}, hand=["prism"]), player())
    t.do(0, "power two_springs 1", f"essence {paid}", f"essence {paid}")
    if offered:
        assert t.legal(0) == offered
        t.do(0, "essence life")
    assert t.pool(0) == {"elan" if paid == "life" else "life": 2}


# --- registers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-C10")
def test_what_an_effect_has_the_player_pay_is_not_what_was_paid(pack: Path) -> None:
    """1 Calm for the power; then Vault is placed for 1 Gold and any 1, an Elan. The Calm is put on the table."""
    t = table(
        pack, player(in_play=["gift_table"], pool={"calm": 2, "elan": 2, "gold": 1}, hand=["vault", "prism"]), player()
    )
    t.do(0, "power gift_table 1", "essence calm")
    assert t.prompt(0) == "place-from"
    t.do(0, "place vault", "essence elan")
    assert t.on(0, "gift_table") == {"calm": 1}
    assert t.pool(0) == {"calm": 1, "elan": 1}


def test_placing_nothing_leaves_what_was_paid(pack: Path) -> None:
    t = table(pack, player(in_play=["gift_table"], pool={"life": 1, "death": 1}, hand=["vault", "prism"]), player())
    t.do(0, "power gift_table 1", "essence death", "done")
    assert t.on(0, "gift_table") == {"death": 1}


@pytest.mark.rule("RA-20.1")
def test_what_an_effect_has_the_player_discard_is_not_the_card_that_counts(pack: Path) -> None:
    """Mermaid (4 symbols) is destroyed, Athanor and Philosopher's Stone (2 and 8) are discarded: 4 Gold."""
    t = table(
        pack,
        player(in_play=["pyre", "mermaid"], hand=["athanor"], deck=["philosophers_stone", "prism", "hawk"]),
        player(),
    )
    t.do(0, "power pyre 1")
    assert t.prompt(0) == "discard", "there was one card to destroy"
    t.do(0, "discard athanor", "discard philosophers_stone")
    assert t.pool(0) == {"gold": 4}
    assert t.seat(0)["discard"] == ["mermaid", "athanor", "philosophers_stone"]


@pytest.mark.rule("RA-20.1")
def test_the_card_discarded_as_cost_counts_and_not_the_later_one(pack: Path) -> None:
    t = table(pack, player(in_play=["pyre"], hand=["athanor", "hawk"], deck=["sea_serpent"]), player(hand=["vault"]))
    t.do(0, "power pyre 2", "discard hawk", "discard sea_serpent")
    assert t.pool(0) == {"elan": 3}, "Hawk has 2 symbols, and 1 more"


# --- essences for a card that is gone ---------------------------------------------------------------------------------


@pytest.mark.rule("RA-13.5")
@pytest.mark.parametrize(
    ("power", "answers", "left"),
    [
        (1, [], {"calm": 1, "elan": 1}),
        (2, [], {"calm": 1, "elan": 1}),
        (3, ["essence elan"], {"calm": 1}),
        (4, ["choose ash_urn"], {"calm": 1, "elan": 1}),
    ],
)
def test_nothing_is_put_on_a_card_that_is_gone(
    pack: Path, power: int, answers: list[str], left: dict[str, int]
) -> None:
    t = table(
        pack,
        player(in_play=[card("ash_urn", life=2), "hawk"], pool={"calm": 1, "elan": 1}, hand=["prism"]),
        player(),
    )
    t.do(0, f"power ash_urn {power}", *answers)
    assert t.actors() == (1,), "nothing more is asked"
    assert t.seat(0)["discard"] == ["ash_urn"]
    assert t.pool(0) == left
    check_state(t.state)
    assert t.state.on == {}
    assert [event.kind for event in t.state.events(0, 1) if event.kind == "put-on"] == []


def test_a_card_that_is_still_there_gets_them(pack: Path) -> None:
    t = table(pack, player(in_play=["ash_urn", "hawk"], hand=["prism"]), player())
    t.do(0, "power ash_urn 4", "choose hawk", "essence elan")
    assert t.on(0, "ash_urn") == {"elan": 1, "gold": 2}
    assert t.turned(0, "ash_urn")


def test_an_essence_paid_may_be_put_on_another_card_when_this_one_is_gone(pack: Path) -> None:
    t = table(pack, player(in_play=["ash_urn", "hawk"], pool={"calm": 1, "elan": 1}, hand=["prism"]), player())
    t.do(0, "power ash_urn 5", "essence calm")
    assert t.legal(0) == ["choose hawk", "choose scholar", "choose alchemy"]
    t.refused(0, "choose ash_urn")
    t.do(0, "choose hawk")
    assert t.on(0, "hawk") == {"calm": 1}
    check_state(t.state)


# --- Collect ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-5.9")
@pytest.mark.parametrize(
    ("name", "lying", "answer", "gain"),
    [
        ("hoard", {"gold": 3}, "done", {"elan": 1}),
        ("hoard", {"gold": 1, "calm": 1, "death": 1}, "done", {"elan": 1}),
        ("hoard", {"gold": 1, "calm": 1}, "done", {}),
        ("hoard", {"life": 4}, "take hoard", {"life": 4}),
        ("mixed_hoard", {"gold": 1, "calm": 2}, "done", {"death": 1}),
        ("mixed_hoard", {"gold": 3}, "done", {"death": 1}),
        ("mixed_hoard", {"gold": 1, "calm": 1}, "done", {}),
        ("mixed_hoard", {"calm": 5}, "done", {}),
    ],
)
def test_enough_of_any_types_must_be_left(
    pack: Path, name: str, lying: dict[str, int], answer: str, gain: dict[str, int]
) -> None:
    t = table(pack, player(in_play=[{"id": name, "on": lying}], hand=["prism"]), player(), phase="collect")
    t.do(0, answer)
    assert t.prompt(0) == "turn"
    assert t.pool(0) == gain


@pytest.mark.rule("RA-5.12", "RA-5.14")
@pytest.mark.parametrize("short", [None, *NAMES])
def test_a_collect_may_cost_essences_of_every_type(pack: Path, short: str | None) -> None:
    have = {"calm": 1, "death": 2, "elan": 3, "gold": 4, "life": 5}
    if short is not None:
        have[short] -= 1
    t = table(pack, player(in_play=["sluice"], pool=have, hand=["prism"]), player(), phase="collect")
    if short is None:
        assert t.prompt(0) == "pay-or-turn"
        t.do(0, "pay")
        assert t.pool(0) == {}
    assert t.turned(0, "sluice") == (short is not None)


# --- a choice beside a fixed payment ----------------------------------------------------------------------------------


@pytest.mark.rule("RA-10.2")
def test_a_choice_among_types_comes_on_top_of_a_fixed_payment(pack: Path) -> None:
    """1 Calm, and 2 more of Calm and Life."""
    for calm, life, gold in itertools.product(range(4), range(4), (0, 5)):
        have = {"calm": calm, "life": life, "gold": gold}
        t = table(pack, player(in_play=["toll_gate"], pool=have, hand=["prism"], deck=["hawk"]), player())
        payments = {(1 + n, 2 - n) for n in range(3) if 1 + n <= calm and 2 - n <= life}
        assert ("power toll_gate 1" in t.legal(0)) == bool(payments), have
        if not payments:
            reason = t.state.why_not(0, t.state.space.parse("power toll_gate 1"))
            assert reason is not None
            assert reason.id == ("needs-one-of" if calm else "needs-essences")
            continue
        before = t.state.pool_of(0)
        t.do(0, "power toll_gate 1")
        found = played_payments(t.state, 0, before)
        assert len(found) == len(set(found))
        assert {(paid[0], paid[4]) for paid in found} == payments, have
        assert all(paid[GOLD] == 0 for paid in found)


# --- looks ------------------------------------------------------------------------------------------------------------

OWN_DECK: Final = ["hawk", "vault", "crypt", "treant", "mermaid", "athanor", "prism"]


def own(t: Table) -> dict[str, Any]:
    data: dict[str, Any] = t.state.view(0)["players"][0]
    return data


def straighten_all(t: Table) -> None:
    """As if a new round had started, without drawing or collecting."""
    t.state.turned = set()
    t.state.refresh()


@pytest.mark.rule("RA-16.2", "RA-30.19")
def test_a_short_look_after_a_long_one_forgets_nothing(pack: Path) -> None:
    t = table(
        pack,
        player(in_play=["spyglass", "telescope", "library"], hand=["titan"], deck=OWN_DECK),
        player(hand=["sea_serpent", "bone_dragon", "fire_dragon", "water_dragon"]),
    )
    t.do(0, "power telescope 1", "deck own")
    assert t.legal(0) == sorted([f"choose {name}" for name in OWN_DECK[:5]])
    t.do(0, "choose mermaid", "choose crypt", "choose hawk", "choose treant")
    order = ["mermaid", "crypt", "hawk", "treant", "vault"]
    assert own(t)["deck_top"] == order == t.seat(0)["deck"][:5]
    t.do(1, "discard sea_serpent", "essence gold").do(0, "power spyglass 1", "deck own")
    assert sorted(t.legal(0)) == ["choose crypt", "choose mermaid"]
    t.do(0, "choose crypt")
    order = ["crypt", "mermaid", "hawk", "treant", "vault"]
    assert own(t)["deck_top"] == order == t.seat(0)["deck"][:5]
    t.do(1, "discard bone_dragon", "essence gold").do(0, "power library 1")
    assert own(t)["deck_top"] == order[1:]
    for number in range(10):
        assert Table(t.state.world(0, f"{number}")).seat(0)["deck"][:4] == order[1:]


@pytest.mark.rule("RA-16.2", "RA-30.19")
def test_a_long_look_after_a_short_one_learns_the_rest(pack: Path) -> None:
    t = table(pack, player(in_play=["spyglass", "telescope"], hand=["titan"], deck=OWN_DECK), player())
    t.do(0, "power spyglass 1", "deck own", "choose vault")
    assert own(t)["deck_top"] == ["vault", "hawk"] == t.seat(0)["deck"][:2]
    tops = {Table(t.state.world(0, f"{number}")).seat(0)["deck"][2] for number in range(40)}
    assert tops == set(OWN_DECK[2:])
    t.do(1, "discard sea_serpent", "essence gold").do(0, "power telescope 1", "deck own")
    t.do(0, "choose hawk", "choose mermaid", "choose vault", "choose crypt")
    assert own(t)["deck_top"] == ["hawk", "mermaid", "vault", "crypt", "treant"] == t.seat(0)["deck"][:5]


@pytest.mark.rule("RA-16.3", "RA-16.4")
def test_a_long_look_takes_what_there_is(pack: Path) -> None:
    t = table(pack, player(in_play=["telescope"], hand=["titan"], deck=["hawk"], discard=["vault", "crypt"]), player())
    t.do(0, "power telescope 1", "deck own")
    assert sorted(t.legal(0)) == ["choose crypt", "choose hawk", "choose vault"]
    t.do(0, "choose vault", "choose hawk")
    assert own(t)["deck_top"] == ["vault", "hawk", "crypt"] == t.seat(0)["deck"]


DECK: Final = ["colossus", "obelisk", "temple", "mausoleum", "great_pyramid", "golden_statue"]
LOOKS: Final = {"spyglass": 2, "oracle": 3, "telescope": 5}


def lookers(pack: Path, first: tuple[str, ...], second: tuple[str, ...]) -> Table:
    return table(
        pack,
        player(in_play=list(first), hand=["titan", "grey_wyrm", "pale_wyrm"], pool={"gold": 8}),
        player(in_play=list(second), hand=["sea_serpent", "bone_dragon", "fire_dragon"], pool={"gold": 8}),
        center={"monument_deck": DECK},
    )


def look(t: Table, seat: int, with_: str, order: list[str]) -> None:
    """Look at the monuments and put them back in this order (the last one falls into place)."""
    t.do(seat, f"power {with_} 1", "deck monuments", *[f"choose {name}" for name in order[:-1]])
    assert t.facts()["center"]["monument_deck"][: len(order)] == order


def memory(t: Table, seat: int) -> list[tuple[int, list[str]]]:
    known = t.state.view(seat)["center"].get("monuments_known", [])
    return [(entry["cards"], sorted(entry["known"])) for entry in known]


@pytest.mark.rule("RA-30.19")
def test_looks_of_two_seats_at_the_same_monuments(pack: Path) -> None:
    t = lookers(pack, ("telescope", "spyglass"), ("oracle",))
    look(t, 0, "telescope", ["temple", "colossus", "obelisk", "mausoleum", "great_pyramid"])
    assert memory(t, 0) == [(1, [name]) for name in ("temple", "colossus", "obelisk", "mausoleum", "great_pyramid")]
    assert memory(t, 1) == []
    look(t, 1, "oracle", ["obelisk", "temple", "colossus"])
    assert memory(t, 0) == [(3, ["colossus", "obelisk", "temple"]), (1, ["mausoleum"]), (1, ["great_pyramid"])]
    assert memory(t, 1) == [(1, ["obelisk"]), (1, ["temple"]), (1, ["colossus"])]


@pytest.mark.rule("RA-30.19")
def test_a_short_look_into_a_stretch_whose_order_was_lost(pack: Path) -> None:
    """Seat 0 knows five; seat 1 stirs three of them; seat 0 sees two of those three: what is below stays in place."""
    t = lookers(pack, ("telescope", "spyglass"), ("oracle",))
    look(t, 0, "telescope", ["temple", "colossus", "obelisk", "mausoleum", "great_pyramid"])
    look(t, 1, "oracle", ["obelisk", "temple", "colossus"])
    look(t, 0, "spyglass", ["temple", "obelisk"])
    truth = t.facts()["center"]["monument_deck"]
    assert truth == ["temple", "obelisk", "colossus", "mausoleum", "great_pyramid", "golden_statue"]
    for number in range(20):
        world = Table(t.state.world(0, f"{number}")).facts()["center"]["monument_deck"]
        assert world[:2] == truth[:2], "just seen"
        assert world[3:5] == truth[3:5], "seen before and not touched since"


def test_what_seats_remember_of_the_monuments_follows_from_what_they_saw(pack: Path) -> None:
    """Random looks and claims, against a model that keeps every order of the deck that a seat cannot rule out."""
    for game in range(12):
        rng = random.Random(f"monuments {game}")
        t = lookers(pack, tuple(LOOKS), ())
        possible = [set(itertools.permutations(DECK)) for _ in range(2)]
        for _ in range(9):
            seat, with_ = rng.randrange(2), rng.choice(list(LOOKS))
            deck = t.facts()["center"]["monument_deck"]
            if rng.random() < 0.2 and deck:
                taken = t.state.cat.ids[t.state.take_monument()]
                possible = [{order[1:] for order in orders if order[0] == taken} for orders in possible]
            else:
                seen = min(LOOKS[with_], len(deck))
                put_back = rng.sample(deck[:seen], seen)
                look_as(t, seat, with_, put_back)
                possible[seat] = {
                    (*put_back, *order[seen:]) for order in possible[seat] if list(order[:seen]) == deck[:seen]
                }
                possible[1 - seat] = {
                    (*top, *order[seen:])
                    for order in possible[1 - seat]
                    for top in itertools.permutations(order[:seen])
                }
            for each in range(2):
                assert tuple(t.facts()["center"]["monument_deck"]) in possible[each]
                assert_entailed(memory(t, each), possible[each], f"game {game}, seat {each}")
            check_state(t.state)


def look_as(t: Table, seat: int, with_: str, order: list[str]) -> None:
    """A look of either seat with the same three components: whose they are is changed between the looks."""
    s = t.state
    components = [s.cat.component[name] for name in LOOKS]
    for other in range(2):
        s.play[other] = [component for component in s.play[other] if component not in components]
    s.play[seat] += components
    s.turned = set()
    s.trunk[-1] = (s.trunk[-1][0], seat)
    s.refresh()
    t.do(seat, f"power {with_} 1", "deck monuments", *[f"choose {name}" for name in order[:-1]])


def assert_entailed(known: list[tuple[int, list[str]]], possible: set[tuple[str, ...]], about: str) -> None:
    depth = 0
    for count, cards in known:
        for order in possible:
            assert set(cards) <= set(order[depth : depth + count]), f"{about}: {known} is not so in {order}"
        depth += count


# --- reacts to a victory check ----------------------------------------------------------------------------------------


@pytest.mark.rule("RA-22.11")
def test_a_magic_item_on_its_passed_side_does_not_react(pack: Path) -> None:
    t = table(
        pack,
        player(item="lucky_coin", in_play=["arch"], pool={"gold": 3}, hand=["titan"], passed=True),
        player(passed=True),
        phase="check",
    )
    assert t.prompt(0) == "check-react"
    assert t.legal(0) == ["done", "power arch 1"], "a monument does"
    t.refused(0, "power lucky_coin 1")
    t.do(0, "power arch 1")
    assert t.facts()["round"] == 2, "nothing more was asked, the next round has begun"
    assert t.pool(0) == {"gold": 2, "life": 1}


def test_a_passed_item_alone_is_not_even_asked(pack: Path) -> None:
    t = table(
        pack,
        player(item="lucky_coin", pool={"gold": 3}, hand=["titan"], passed=True),
        player(passed=True),
        phase="check",
    )
    assert (t.facts()["round"], t.pool(0)) == (2, {"gold": 3})


@pytest.mark.parametrize("caller", [0, 1])
def test_before_its_owner_passes_the_item_reacts_once_to_each_check(pack: Path, caller: int) -> None:
    t = table(
        pack,
        player(item="lucky_coin", in_play=["coral_castle"] if caller == 0 else [], pool={"gold": 3}, hand=["titan"]),
        player(in_play=["sorcerers_bestiary"] if caller == 1 else [], passed=caller == 0),
        to_act=caller,
    )
    t.do(caller, "power coral_castle 1" if caller == 0 else "power sorcerers_bestiary 1")
    assert t.legal(0) == ["done", "power lucky_coin 1"]
    points = t.points(0)
    t.do(0, "power lucky_coin 1")
    assert t.pool(0) == {"gold": 2}
    assert t.actors() == (0,)
    assert t.prompt(0) == "turn", "it is not asked a second time for the same check"
    assert t.points(0) == points, "the point is gone again"


@pytest.mark.rule("RA-25.7", "RA-11.7")
def test_each_of_several_reacts_answers_one_check_once(pack: Path) -> None:
    """Pillar and Arch: none, either one, or both; all that is used counts in the same check."""

    def start() -> Table:
        return table(
            pack,
            player(in_play=["pillar", "arch", "coral_castle"], pool={"gold": 1, "elan": 2}, hand=["titan"]),
            player(),
        ).do(0, "power coral_castle 1")

    ends: set[tuple[frozenset[str], tuple[tuple[str, int], ...]]] = set()

    def walk(state: State, used: frozenset[str]) -> None:
        t = Table(state)
        if t.prompt(t.actors()[0]) != "check-react":
            ends.add((used, tuple(t.pool(0).items())))
            return
        for words in t.legal(0):
            after = Table(state.clone())
            after.do(0, words)
            walk(after.state, used if words == "done" else used | {words})

    t = start()
    assert t.legal(0) == ["done", "power pillar 1", "power arch 1"]
    base = t.state.decision(0).args["points"]
    walk(t.state, frozenset())
    assert ends == {
        (frozenset(), (("elan", 2), ("gold", 1))),
        (frozenset({"power pillar 1"}), (("elan", 1), ("gold", 1))),
        (frozenset({"power arch 1"}), (("elan", 2), ("life", 1))),
        (frozenset({"power pillar 1", "power arch 1"}), (("elan", 1), ("life", 1))),
    }
    t.do(0, "power pillar 1")
    assert t.legal(0) == ["done", "power arch 1"]
    assert t.state.decision(0).args["points"] == int(base) + 1
    t.do(0, "power arch 1")
    assert t.pool(0) == {"elan": 1, "life": 1}
    assert t.state.bonus == [0, 0], "the check is over"


@pytest.mark.rule("RA-25.10")
def test_the_points_of_several_reacts_add_up(pack: Path) -> None:
    """3 for Coral Castle, 1 for the token, 1 + 2 + 4: 11 points."""
    t = table(
        pack,
        player(in_play=["pillar", "arch", "gate", "coral_castle"], pool={"gold": 1, "elan": 1}, hand=["titan"]),
        player(),
    ).do(0, "power coral_castle 1", "power pillar 1", "power arch 1", "power gate 1")
    assert t.state.over
    assert t.facts()["winners"] == [0]


@pytest.mark.rule("RA-11.1", "RA-25.7")
def test_a_react_may_follow_one_that_made_it_payable(pack: Path) -> None:
    """Well gives an Elan; Pillar, which comes earlier in the catalogue, costs one."""
    t = table(pack, player(in_play=["pillar", "well", "coral_castle"], hand=["titan"]), player(hand=["vault"])).do(
        0, "power coral_castle 1"
    )
    assert t.legal(0) == ["done", "power well 1"]
    t.do(0, "power well 1")
    assert t.prompt(0) == "check-react"
    assert t.legal(0) == ["done", "power pillar 1"]


# --- free -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-21.13")
def test_free_is_free_whatever_the_card_costs(pack: Path) -> None:
    t = table(pack, player(in_play=["wish"], pool={"gold": 1, "calm": 1}, hand=["titan"]), player())
    assert t.refused(0, "place titan") == "needs-essences"
    t.do(0, "power wish 1")
    assert t.legal(0) == ["done", "place titan"]
    t.do(0, "place titan")
    assert t.pool(0) == {"gold": 1, "calm": 1}
    assert "titan" in t.seat(0)["in_play"]
    assert t.actors() == (1,)


# --- packs that are refused -------------------------------------------------------------------------------------------

ENDLESS: Final = "the power could be used without end"


def faults(folder: Path, kind: str, power: str, more: str = "") -> list[tuple[int, str, str]]:
    """Line, field and message for a component with one power."""
    cost = {"artifact": "cost: {}, ", "monument": "cost: {gold: 4}, ", "mage": ""}[kind]
    text = f"- {{id: one, kind: {kind}, {cost}{more}powers: [{power}]}}\n"
    found = Loader.check(PackMaker(folder / "extra").write({f"{kind}s.yaml": text}))
    return [(problem.line, problem.field, problem.message) for problem in found]


GAINS: Final = (
    "{do: gain, essences: {gold: 1}}",
    "{do: gain_any, amount: 1}",
    "{do: gain_one_of, of: [elan, gold]}",
    "{do: gain_rival_count, gain: elan, count: death}",
)


@pytest.mark.parametrize("effect", GAINS)
@pytest.mark.parametrize("cost", ["{pay: {elan: 1}}", "{take_off: {elan: 1}}", "{pay_one_of: {of: [elan, gold]}}"])
@pytest.mark.parametrize("first", ["", "{do: draw, cards: 1}, "])
def test_a_gain_must_cost_more_than_essences(tmp_path: Path, effect: str, cost: str, first: str) -> None:
    ((line, field, message),) = faults(tmp_path, "mage", f"{{cost: {cost}, effect: [{first}{effect}]}}")
    assert (line, field) == (1, "[0].powers[0].cost")
    assert "expected turn, destroy or discard in the cost of a power that brings essences" in message
    assert message.endswith(ENDLESS)


def test_a_conversion_must_cost_more_than_essences(tmp_path: Path) -> None:
    ((_, field, message),) = faults(tmp_path, "mage", "{cost: {pay_same: true}, effect: [{do: gain_same, of: gold}]}")
    assert field == "[0].powers[0].cost"
    assert message.endswith(ENDLESS)


@pytest.mark.parametrize("effect", GAINS)
@pytest.mark.parametrize(
    "cost", ["{turn: true}", "{turn_another: dragon}", "{discard: 1}", "{destroy: any}", "{destroy: another}"]
)
def test_a_gain_for_a_turn_or_a_card_is_welcome(tmp_path: Path, effect: str, cost: str) -> None:
    assert faults(tmp_path, "artifact", f"{{cost: {cost}, effect: [{effect}]}}") == []


def test_a_gain_is_welcome_where_it_happens_once(tmp_path: Path) -> None:
    react = "{react: life_loss, cost: {pay: {elan: 1}}, effect: [{do: ignore_loss}, {do: gain, essences: {gold: 1}}]}"
    assert faults(tmp_path / "react", "mage", react) == []
    claimed = "{when_claimed: true, effect: [{do: gain, essences: {gold: 1}}, {do: straighten, what: this}]}"
    assert faults(tmp_path / "claimed", "monument", claimed) == []
    put = "{cost: {pay: {any: 1}}, effect: [{do: put, essences: {death: 1}}]}"
    assert faults(tmp_path / "put", "monument", put) == []


@pytest.mark.parametrize("what", ["this", "any", "dragon", "creature"])
@pytest.mark.parametrize(
    "cost", ["{turn: true, pay: {elan: 1}}", "{turn_another: creature}", "{discard: 1, turn: true}"]
)
def test_a_gain_does_not_go_with_straightening(tmp_path: Path, what: str, cost: str) -> None:
    effects = ["{do: gain, essences: {gold: 1}}", f"{{do: straighten, what: {what}}}"]
    for number, both in enumerate((effects, effects[::-1])):
        found = faults(tmp_path / str(number), "artifact", f"{{cost: {cost}, effect: [{', '.join(both)}]}}")
        assert [(line, field) for line, field, _ in found] == [(1, "[0].powers[0].effect")]
        assert found[0][2].startswith("expected straighten or a gain, found both")


@pytest.mark.parametrize(
    ("what", "more", "refused"),
    [
        ("this", "", True),
        ("any", "", True),
        ("creature", "", False),
        ("dragon", "", False),
        ("creature", "subtypes: [creature], ", True),
        ("dragon", "subtypes: [creature], ", False),
        ("dragon", "subtypes: [dragon, creature], ", True),
    ],
)
def test_what_straightens_itself_costs_something(tmp_path: Path, what: str, more: str, refused: bool) -> None:
    effect = f"effect: [{{do: straighten, what: {what}}}]"
    found = faults(tmp_path / "free", "artifact", f"{{cost: {{turn: true}}, {effect}}}", more)
    assert [field for _, field, _ in found] == (["[0].powers[0].cost"] if refused else [])
    assert all(message.endswith(ENDLESS) for _, _, message in found)
    assert faults(tmp_path / "paid", "artifact", f"{{cost: {{turn: true, pay: {{elan: 1}}}}, {effect}}}", more) == []


@pytest.mark.rule("RA-8.1")
@pytest.mark.parametrize("cost", ["{gold: 7}", "{gold: 3}", "{gold: 4, elan: 1}", "{any: 4}", "{}"])
def test_a_monument_costs_4_gold(tmp_path: Path, cost: str) -> None:
    folder = PackMaker(tmp_path / "extra").write({"monuments.yaml": f"- id: one\n  kind: monument\n  cost: {cost}\n"})
    (problem,) = Loader.check(folder)
    assert (problem.line, problem.field) == (3, "[0].cost")
    assert problem.message == "expected 4 gold, the price of every monument, found another"
