"""The facts of every component of the base game, in a notation of their own, against the base pack.

The table was not made from the pack: its rows are a second reading of the cards. Letters are essences (Calm, Death,
Elan, Gold, Life), `T` turns the component, `->` stands between cost and effect, `any-G` is any mix without Gold,
`@this` is on the component, and a line that is indented belongs to the row above.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from arcanum.games.res_arcana import vocabulary as words
from arcanum.games.res_arcana.packs import Loader
from arcanum.games.res_arcana.vocabulary import Component, Cost, Discount, Power

# name | cost | subtypes | points | Collect | powers and abilities
TABLE = """
# artifact
Athanor | E1 G1 |  |  |  | T + E1 -> E2 @this; T + 6 E from this + X same -> X G
Bone Dragon | D4 L1 | Dragon | 1 |  | T -> rivals lose 2 Life (ignore: D1)
Celestial Horse | C2 E1 | Creature |  | 2 any-DG |
Chalice of Fire | E1 G1 |  |  | E2 | T + E1 -> straighten any
Chalice of Life | C1 G1 L1 |  |  | C1 + L1 | C2 -> C2 + L1 @this; React: T -> ignore
Corrupt Altar | D2 3 any |  |  | D1 + L1 | L2 -> E3 @this; T + destroy any -> its cost + 2 in any-G
Crypt | D2 3 any |  |  |  | T -> D2; T + D1 -> place from own discard at -2 (not G)
Cursed Skull | D2 |  |  |  | T + L1 -> 3 any-GL @this
Dancing Sword | E1 G1 |  |  | D1 + E1 | React: E1 -> ignore and D1 @this
Dragon Bridle | C1 D1 E1 L1 |  | 1 |  | Dragons cost 3 less; React to Dragon: T -> ignore
Dragon Egg | G1 |  | 1 |  | destroy this -> place a Dragon at -4
Dragon Teeth | D1 E1 |  |  |  | E2 -> E3 @this; T + E3 -> place a Dragon at 0
Dwarven Pickaxe | E1 |  |  |  | T + E1 -> G1
Earth Dragon | E4 L3 | Dragon | 1 |  | T -> rivals lose 2 Life (ignore: G1)
Elemental Spring | C1 E2 L1 |  |  | C1 + E1 + L1 | React: C1 -> ignore
Elvish Bow | E2 L1 |  |  |  | T -> rivals lose 1 Life; T -> draw 1
Fiery Whip | D2 E2 |  |  |  | T -> E3 and rivals E1; T + destroy another -> its cost + 2 in any-G
Fire Dragon | E6 | Dragon | 1 |  | T -> rivals lose 2 Life (ignore: C1)
Flaming Pit | E2 |  |  | E1 | T + L1 -> D1 + E1
Fountain of Youth | C1 D1 |  |  | L1 | D2 -> C2 + L1 @this
Guard Dog | E1 | Creature |  |  | turned: E1 -> straighten this; React: T -> ignore
Hand of Glory | D1 L1 |  |  |  | T -> D2 and rivals D1
Hawk | C1 L1 | Creature |  | C1 | T -> look at 3; T + C2 -> draw 1
Horn of Plenty | G2 |  |  |  | T -> 3 any-G; T -> G1
Hypnotic Basin | C2 D1 E1 |  |  | C2 | T -> C as one rival's E
Jeweled Statuette | D2 G1 |  | 1 |  | T -> D3 and rivals D1; destroy this -> E1 + G2
Magical Shard | 0 |  |  |  | T -> 1 any-G
Mermaid | C2 L2 | Creature |  | C1 | T + C/L/G -> put it on any
Nightingale | C1 L1 | Creature | 1 |  |
Philosopher's Stone | C2 D2 E2 L2 |  | 1 |  | T + 2 any + X same -> X G
Prism | 0 |  |  |  | T + 1 any -> 2 any-G; T + X same -> X same-G
Ring of Midas | G1 L1 |  | 1 |  | L2 -> G1 @this; T -> G1 @this
Sacrificial Dagger | D1 G1 |  |  |  | T + L1 -> D3 @this; destroy this + discard a card -> its cost in any-G
Sea Serpent | C6 L3 | Dragon + Creature | 1 |  | T -> rivals lose 2 Life (ignore: destroy any)
Treant | E2 L3 | Creature |  | L2 | T -> E as one rival's D
Tree of Life | L1 2 any |  |  |  | T -> L3 and rivals L1; React: L1 -> ignore
Vault | G1 1 any |  |  | if G1 left: 2 any-G | T -> G1 @this
Water Dragon | C6 | Dragon | 1 |  | T -> rivals lose 2 Life (ignore: E1)
Wind Dragon | C4 4 any | Dragon | 1 |  | T -> rivals lose 2 Life (ignore: discard a card)
Windup Man | C1 E1 G1 L1 |  |  | if any left: 2 more of each @this | T + 1 any -> put it @this
# mage
Alchemist |  |  |  |  | T + 4 any -> G2; T -> 1 any-G
Artificer |  |  |  |  | Artifacts cost 1 less (not G)
Druid |  |  |  | L1 | T -> straighten a Creature
Duelist |  |  |  | E1 | T + D1 -> G1 @this
Healer |  |  |  | C/L | React: T -> ignore
Necromancer |  |  |  | D1 | T + L2 -> D3 @this
Scholar |  |  |  |  | T + 1 any -> draw 1
Seer |  |  |  | C1 | T -> look at 3
Transmuter |  |  |  |  | T + 2 any -> 3 any-G
Witch |  |  |  | L/D | T + 2 any -> straighten any
# magic_item
Alchemy |  |  |  |  | T + 4 any -> G2
Calm / Elan |  |  |  | C/E |
Death / Life |  |  |  | D/L |
Divination |  |  |  |  | T -> draw 3, discard 3
Protection |  |  |  |  | React: T -> ignore
Reanimate |  |  |  |  | T + 1 any -> straighten any
Research |  |  |  |  | T + 1 any -> draw 1
Transmutation |  |  |  |  | T + 3 any -> 3 any-G
# monument
Colossus | G4 |  | 2 |  | T + 1 any -> G1 @this
Golden Statue | G4 |  | 1 |  | React to check: T + G3 -> +3 VP
Great Pyramid | G4 |  | 3 |  |
Hanging Gardens | G4 |  | 1 | 3 any-G |
Library | G4 |  | 1 |  | T -> draw 1
Mausoleum | G4 |  | 2 |  | 1 any -> D1 @this
Obelisk | G4 |  | 1 |  | when claimed: 6 any-G
Oracle | G4 |  | 2 |  | T -> look at 3
Solomon's Mine | G4 |  | 1 |  | T -> G1
Temple | G4 |  | 2 | L1 | React: T -> ignore
# place_of_power
Sacred Grove | C4 L8 |  | 2 + 1/L |  | T + C1 -> L5; T + turn a Creature -> L1 @this
Alchemist's Tower | G3 |  | 1/G | 3 any-G | C1 + D1 + E1 + L1 -> G1 @this; React: T -> ignore
Catacombs of the Dead | D9 |  | 1/D | D1 | D5 -> D1 @this; T -> D1 @this
Sacrificial Pit | D4 E8 |  | 2 + 1/D |  | T + L3 -> D1 @this; T + D1 + destroy a Dragon or Creature -> its cost in G
Cursed Forge | D3 E6 |  | 1 + 1/G | D1 or turn | E2 + G1 -> G1 @this
Dwarven Mines | E4 G1 L2 |  | 1/G | G1 | T + E5 -> G3; T + D3 + E3 -> G2 @this
Coral Castle | C5 E5 L5 |  | 3 |  | T -> check victory; React: T -> ignore
Sunken Reef | C5 E2 L2 |  | 1/C | G1 | C2 + L1 -> C1 @this
Dragon's Lair | C3 D3 E3 L3 |  | 1/G |  | Dragons cost 3 less; T -> G2; T + turn a Dragon -> G2 @this
Sorcerer's Bestiary | C2 D2 E2 L4 |  | 1/Creature + 2/Dragon |  | T -> check victory;
    T + 4 any -> place a Dragon from any discard
"""


# --- the pack in the same notation ------------------------------------------------------------------------------------


def letter(essence: str) -> str:
    return essence[0].upper()


def amounts(essences: Mapping[Any, int], joint: str) -> str:
    plain = [f"{letter(essence)}{count}" for essence, count in sorted(essences.items()) if essence != "any"]
    return joint.join([*plain, *(f"{count} any" for essence, count in essences.items() if essence == "any")])


def without(excluded: tuple[str, ...]) -> str:
    return "-" + "".join(sorted(map(letter, excluded))) if excluded else ""


def cost_parts(cost: Cost) -> list[str]:
    parts = {
        "T": cost.turn,
        f"{'/'.join(map(letter, cost.pay_one_of.of)) if cost.pay_one_of else ''}": cost.pay_one_of is not None,
        " + ".join(f"{count} {letter(essence)} from this" for essence, count in cost.take_off.items()): cost.take_off,
        f"turn a {(cost.turn_another or '').title()}": cost.turn_another,
        amounts(cost.pay, " + "): cost.pay,
        "X same": cost.pay_same,
        f"destroy {(cost.destroy or '').replace('dragon_or_creature', 'a Dragon or Creature')}": cost.destroy,
        "discard a card": cost.discard,
    }
    return [part for part, present in parts.items() if present]


def card_cost(effect: words.GainCardCost) -> str:
    bonus = f" + {effect.bonus}" if effect.bonus else ""
    return f"its cost{bonus} in {letter(effect.of) if effect.of else 'any' + without(effect.no)}"


def place(effect: words.Place) -> str:
    what = "" if effect.what == "artifact" else f" a {effect.what.title()}"
    where = "" if effect.where == "hand" else f" from {effect.where.replace('_', ' ')}"
    price = " at 0" if effect.free else f" at -{effect.discount}" if effect.discount else ""
    return f"place{what}{where}{price}" + (" (not G)" if effect.no else "")


def effect_text(effect: words.Effect) -> str:
    match effect:
        case words.Gain():
            return amounts(effect.essences, " + ")
        case words.GainAny():
            return f"{effect.amount} any{without(effect.no)}"
        case words.GainOneOf():
            return "/".join(map(letter, effect.of))
        case words.GainSame():
            return f"X {letter(effect.of)}" if effect.of else f"X same{without(effect.no)}"
        case words.GainCardCost():
            return card_cost(effect)
        case words.GainRivalCount():
            return f"{letter(effect.gain)} as one rival's {letter(effect.count)}"
        case words.Put():
            return amounts(effect.essences, " + ") + " @this"
        case words.PutAny():
            return f"{effect.amount} any{without(effect.no)} @this"
        case words.PutPaid():
            return "put it @this" if effect.on == "this" else "put it on any"
        case words.RivalsGain():
            return f"rivals {amounts(effect.essences, ' + ')}"
        case words.RivalsLoseLife():
            ignore = f" (ignore: {' + '.join(cost_parts(effect.ignore))})" if effect.ignore else ""
            return f"rivals lose {effect.amount} Life{ignore}"
        case words.Straighten():
            return (
                f"straighten {effect.what}" if effect.what in ("this", "any") else f"straighten a {effect.what.title()}"
            )
        case words.Draw():
            return f"draw {effect.cards}"
        case words.DrawThenDiscard():
            return f"draw {effect.cards}, discard {effect.cards}"
        case words.Look():
            return f"look at {effect.cards}"
        case words.Place():
            return place(effect)
        case words.ExtraPoints():
            return f"+{effect.points} VP"
        case words.GrowEach():
            return f"{effect.amount} more of each @this"
        case words.IfLeft():
            return f"if {amounts(effect.holding, ' ').replace('1 any', 'any')} left: {effect_text(effect.then)}"
        case words.PayOrTurn():
            return f"{amounts(effect.pay, ' + ')} or turn"
    return {"ignore_loss": "ignore", "check_victory": "check victory"}[msgspec.to_builtins(effect)["do"]]


def power_text(power: Power) -> str:
    effects = " and ".join(map(effect_text, power.effect))
    if power.when_claimed:
        return f"when claimed: {effects}"
    answers = {
        "life_loss": "React: ",
        "dragon_power": "React to Dragon: ",
        "victory_check": "React to check: ",
        None: "",
    }
    when = "turned: " if power.while_turned else answers[power.react]
    return f"{when}{' + '.join(cost_parts(power.cost))} -> {effects}"


def discount_text(discount: Discount) -> str:
    return f"{discount.on.title()}s cost {discount.amount} less" + (" (not G)" if discount.no else "")


def points_text(component: Component) -> str:
    per = [
        f"{each.points}/{letter(each.essence_here) if each.essence_here else str(each.own).title()}"
        for each in component.points_per
    ]
    return " + ".join([str(component.points)] * bool(component.points) + per)


def facts(component: Component) -> list[str]:
    return [
        "" if component.cost is None else amounts(component.cost, " ") or "0",
        " + ".join(subtype.title() for subtype in component.subtypes),
        points_text(component),
        " ".join(map(effect_text, component.collect)),
        "; ".join([*map(discount_text, component.discounts), *map(power_text, component.powers)]),
    ]


# --- the comparison ---------------------------------------------------------------------------------------------------


def table() -> list[tuple[str, str, list[str]]]:
    """Kind, name and facts of each row."""
    rows = []
    kind = ""
    for line in re.sub(r"\n\s+", " ", TABLE.strip()).split("\n"):
        if line.startswith("# "):
            kind = line[2:]
        else:
            name, *cells = (cell.strip() for cell in line.split("|"))
            rows.append((kind, name, cells))
    return rows


COMPONENTS = {component.id: component for component in Loader.load().components}


def component_id(name: str) -> str:
    return re.sub(r"\W+", "_", name.replace("'", "")).lower()


@pytest.mark.parametrize(("kind", "name", "row"), table(), ids=[name for _, name, _ in table()])
def test_the_pack_says_what_the_card_says(kind: str, name: str, row: list[str]) -> None:
    component = COMPONENTS[component_id(name)]
    assert component.kind == kind
    assert facts(component) == row


def test_the_table_names_every_component_once() -> None:
    assert sorted(component_id(name) for _, name, _ in table()) == sorted(COMPONENTS)


@pytest.mark.rule("RA-1.5")
def test_one_artifact_is_both_dragon_and_creature() -> None:
    assert [each.id for each in COMPONENTS.values() if len(each.subtypes) == 2] == ["sea_serpent"]


def test_english_names_are_those_printed() -> None:
    text = (Loader.own[0] / "locale" / "en.ftl").read_text(encoding="utf-8")
    names = dict(re.findall(r"^card-([a-z-]+) = (.+)$", text, re.MULTILINE))
    assert names == {component_id(name).replace("_", "-"): name for _, name, _ in table()}
