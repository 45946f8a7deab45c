"""Every card of the pack is used once, and what happens is what its words say.

A card is laid out in a position in which it can do all that it does; it is used, each question is answered as richly as
possible, and the log is compared with the words of the card. How the words are counted here has nothing in common with
the parts that carry them out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import frames, triggers
from arcanum.games.penumbra import vocabulary as voc
from arcanum.games.penumbra.cards import payable_costs
from arcanum.games.penumbra.fields import LOOSE, MISSES
from arcanum.games.penumbra.own_cards import more_marks, summons_from_market
from arcanum.games.penumbra.packs import Loader
from arcanum.games.penumbra.purchases import discount_of
from tests.rules.penumbra.table import CAT, Table, card, laid, table, wizard

CONTENT = Loader.load()
CARDS: dict[str, Any] = {each.id: each for each in CONTENT.components}
USED = [each for each in CARDS.values() if isinstance(each, voc.WizardCard) and (each.rotate or each.discard)]
TRIGGERED = [each for each in CARDS.values() if isinstance(each, voc.WizardCard) and each.trigger is not None]
TOMES = [each for each in CARDS.values() if isinstance(each, voc.Artifact) and each.slot is None]
PERMANENT = [
    each
    for each in CARDS.values()
    if isinstance(each, voc.WizardCard) and each not in USED and each not in TRIGGERED and each not in TOMES
]
EVENTS = [each for each in CARDS.values() if isinstance(each, voc.Event)]

MARKS = {
    "d1": "ruby wounded",
    "d2": "amber",
    "d3": "jasper",
    "d4": "emerald discharged",
    "d5": "sapphire",
    "d6": "amethyst wounded",
    "d7": "jasper discharged",
    "d8": "emerald",
    "s1": "spark discharged",
}
COLOURS = ("red", "orange", "yellow", "green", "blue", "violet")
ENDS = ("free", "prepare-threat", "threat-rolled", "name-task", "choose-turn", "mortal-wound", "section")
IN_STORE = 6
STORE = dict.fromkeys(at.INGREDIENTS, IN_STORE)
WOUNDED = 2
THREAT = 5


def test_each_card_is_in_one_of_the_lists() -> None:
    sorted_out = len(USED) + len(TRIGGERED) + len(TOMES) + len(PERMANENT)
    assert sorted_out == len([each for each in CARDS.values() if isinstance(each, voc.WizardCard)])


# --- what the words promise -------------------------------------------------------------------------------------------


def number(amount: voc.Amount, there: int = 99) -> int:
    """An amount in the position below."""
    if isinstance(amount, int):
        return min(amount, there)
    if amount == "all":
        return there
    counts = {"chain": 1, "wounded_mark": WOUNDED, "familiar": 1, "wizard": 2, "miss": 2}
    for discipline in at.DISCIPLINES:
        counts[f"{discipline}_mark"] = len([mark for mark in MARKS.values() if mark.split()[0] == discipline])
    return min(amount.plus + amount.times * counts[amount.per], amount.max or 99, there)


def promised(words: Iterable[Any], times: int = 1) -> Counter[str]:
    """What has to be told in the log, by kind."""
    found: Counter[str] = Counter()
    for word in words:
        found.update(_promise(word, times))
    return +found


def _promise(word: Any, times: int) -> dict[str, int]:
    amount = number(word.amount) * times if hasattr(word, "amount") else 0
    if isinstance(word, voc.Gain):
        return {f"gained {word.ingredient}": amount}
    if isinstance(word, voc.GainDice):
        lasting = " temporary" if word.temporary else ""
        return {f"rolled {word.of if word.of != 'choice' else 'red'}{lasting}": amount}
    if isinstance(word, voc.RollResource):
        return {"gained fruit": 3 * amount}  # all resource dice show their first face
    if isinstance(word, voc.PayThen):
        paid = (IN_STORE + (WOUNDED if "blood" in word.pay else 0)) // sum(word.pay.values()) if word.any_times else 1
        if word.cards is not None:
            return {"card-discarded": word.cards.amount, **promised(word.then)}
        return {**{f"paid {name}": paid * count for name, count in word.pay.items()}, **promised(word.then, paid)}
    if isinstance(word, voc.IfChain):
        return dict(promised(word.then if word.at_least <= 1 else word.otherwise))
    told: dict[Any, str] = {
        voc.Reroll: "rerolled",
        voc.Nudge: "changed-die",
        voc.Flip: "changed-die",
        voc.Recolour: "changed-die",
        voc.SetValue: "changed-die",
        voc.GainCards: "card-gained",
        voc.RefreshMarket: "market-refreshed",
        voc.TakePlacedDice: "took-placed",
        voc.ReserveContract: "reserved",
        voc.CancelProperty: "property-cancelled",
        voc.NudgeThreat: "threat-nudged",
    }
    if isinstance(word, voc.NudgeThreat) and word.next_roll:
        return {"now nudges": amount}
    if type(word) in told:
        return {told[type(word)]: amount}
    if isinstance(word, voc.Heal):
        return {"mark-healed": number(word.amount, WOUNDED), "rolled red": 1, "rolled violet": 1}
    if isinstance(word, voc.Recharge):
        return {"mark-recharged": number(word.amount, 2 if word.only_disciplines else 3)}
    if isinstance(word, voc.Straighten):
        return {"straightened": number(word.amount, 1)}
    if isinstance(word, voc.CancelThreat):
        return {"threat-cancelled": number(word.amount, THREAT)}
    if isinstance(word, voc.ExtraPlacement):
        return {"now placements": amount, "now without_slot": amount if word.no_slot else 0}
    one: dict[Any, str] = {
        voc.Amplify: "now amplify",
        voc.PlaceWithoutSlot: "now without_slot",
        voc.Discount: "now discount",
        voc.IgnoreSupplyInThreat: "now ignore_supply",
        voc.ScheduleMortalWound: "now doomed",
        voc.Exchange: "exchanged",
        voc.ReplaceTask: "task-replaced",
        voc.PreventMortalWound: "mortal-prevented",
        voc.ChangeTurnToTrial: "turn-changed",
        voc.LaunchFromMarket: "launched",
        voc.RepeatLocationEffect: "granted",
    }
    return {one[type(word)]: amount or 1}


# --- what happened ----------------------------------------------------------------------------------------------------


def happened(t: Table, since: int, before: dict[str, Any]) -> Counter[str]:
    """What was told since then, and what is so for the rest of the turn that was not."""
    found: Counter[str] = Counter()
    for event in t.state.events(since, None, everything=True):
        args: dict[str, Any] = dict(event.args)
        if event.kind == "gained":
            found[f"gained {args['ingredient']}"] += args["count"] + args["lost"]
        elif event.kind == "paid":
            found[f"paid {args['ingredient']}"] += args["count"]
        elif event.kind == "mark-paid":
            found["paid blood"] += 1
        elif event.kind == "rolled-die":
            kind, _, *lasting = str(args["die"]).split("-")
            found[" ".join(["rolled", kind, *lasting])] += 1
        elif event.kind == "threat-cancelled":
            found["threat-cancelled"] += args["dice"]
        elif event.kind in ("reserved", "reserved-seen"):
            found["reserved"] += 1
        else:
            found[event.kind] += 1
    now = t.facts()["now"]
    for name in ("nudges", "without_slot", "discount", "ignore_supply", "doomed", "placements"):
        found[f"now {name}"] = max(0, int(now[name]) - int(before[name]))
    found["now amplify"] = sum(now["amplify"].values()) - sum(before["amplify"].values())
    return found


def answer_richly(t: Table, seat: int = 0) -> None:
    """Every question up to the next window: as much as can be had, from the store first, and no further link."""
    for _ in range(60):
        if t.actors() != (seat,) or t.prompt(seat) in ENDS:
            return
        legal = t.legal(seat)
        poor = legal[0] in ("done", "no") or legal[0].startswith("number")
        least = t.prompt(seat) in ("chain", "amplify", "pay-blood")
        t.do(seat, legal[-1] if poor and not least else legal[0])
    raise AssertionError("there was no end to the questions")


def compare(found: Counter[str], wanted: Counter[str]) -> None:
    """All that was promised happened, as often as that; of exchanges there was at least one."""
    if wanted["exchanged"]:
        assert sum(found[f"paid {name}"] for name in at.INGREDIENTS) > 0
        assert sum(found[f"gained {name}"] for name in at.INGREDIENTS) > 0
        return
    assert {kind: found[kind] for kind in wanted} == dict(wanted)
    for kind in found:
        if kind.startswith(("gained", "paid", "now", "rolled")):
            assert found[kind] == wanted[kind], f"nobody promised: {kind}"


# --- cards that are used ----------------------------------------------------------------------------------------------


def zone_of(component: Any) -> str:
    if isinstance(component, voc.Talent):
        return "talent"
    if isinstance(component, voc.Artifact):
        return "equipment"
    return "grimoire" if is_spell(component) else "inventory"


def is_spell(component: Any) -> bool:
    return isinstance(component, voc.DisciplineCard) and component.kind == "spell"


def ready(component: Any) -> Table:
    """A position in which a card can do everything that it does."""
    mine: dict[str, Any] = {
        "marks": MARKS,
        "store": STORE,
        "dice": [*[f"{colour}-6" for colour in COLOURS], "bone-3", "bone-4"],
        "grimoire": ["chant rotated" if component.id != "chant" else "echo"],
        "inventory": ["messenger_fox rotated" if component.id != "messenger_fox" else "bat"],
        "equipment": [],
    }
    zone = zone_of(component)
    mine[zone] = component.id if zone == "talent" else [*mine[zone], component.id]
    limits = {component.use_in, getattr(component, "pay_in", "any")}
    threat = None
    if component.timing == "mortal_wound":
        threat = {"fixed": 2}
        mine["dice"] = ["bone-3"]
    elif component.timing != "free" and "trial" not in limits:
        threat = {"dice": THREAT}
    t = table(
        wizard(**mine),
        wizard(),
        turn="choose" if "trial" in limits else "study",
        threat=threat,
        now={"nudges": 1 if component.timing == "threat_step2" else 0},  # so that the window stays open
        classes=["ruby", "amber", "sapphire", "amethyst"],
        market={"ruby": ["scarlet_downpour"], "sapphire": ["suggestion"]},
        decks={"sapphire": ["clairvoyance"], "ruby": ["ichor"], "contracts": ["lost_tiara"]},
        row=["lost_hut"],
        trial_row=["cloaker"],
        locations={"forest": ["bone-2"], "bazaar": ["red-4"]},
    )
    if "trial" in limits:
        t.do(0, "trial cloaker")
        t.state.threat[LOOSE] = THREAT
        t.state.refresh()
    if component.timing in ("threat_step2", "mortal_wound"):
        t.will_roll(1, 1).do(0, "roll")
        while t.prompt(0) not in ("threat-rolled", "mortal-wound"):
            t.do(0, t.legal(0)[0])
    return t


def cost_of(component: Any) -> Counter[str]:
    """What the first way to pay for a Spell takes."""
    found: Counter[str] = Counter()
    if is_spell(component):
        for name, count in component.costs[0].ingredients.items():
            found[f"paid {name}"] += count
        found["discarded-die"] += len(component.costs[0].dice)
    return +found


@pytest.mark.parametrize("component", USED, ids=[each.id for each in USED])
def test_a_used_card_does_what_its_words_say(component: Any) -> None:
    t = ready(component)
    before = t.facts()["now"]
    wanted = promised(component.effect) + cost_of(component)
    t.will_roll(1, 1, 1)
    since = t.state.event_count
    t.do(0, f"use {component.id}")
    if component.threat is not None:
        assert t.prompt(0) == "prepare-threat"
        t.will_roll(3).do(0, "roll")  # hits a Bone die
        wanted["threat-hit"] += 1
    if t.prompt(0) in ("choose-cost", "pay-die"):
        t.do(0, t.legal(0)[0])
    launches = t.prompt(0) == "chain" and any(words.startswith("take") for words in t.legal(0))
    answer_richly(t)
    found = happened(t, since, before)
    found["launched"] = int(launches)
    compare(found, wanted)
    own = t.wizard(0)
    lie = [*own["grimoire"], *own["inventory"], *own["equipment"], own["talent"]]
    assert (f"{component.id} rotated" in lie) == component.rotate
    assert component.id not in lie


# --- cards that work by themselves ------------------------------------------------------------------------------------


def begins(trigger: Any) -> tuple[int, int]:
    """What happens, and its argument."""
    if isinstance(trigger, voc.Placed):
        place = {"class": "amber-die", "wild_lands": "forest"}[trigger.where]
        return at.W_PLACED, at.SECTION_NAMES.index(place)
    if isinstance(trigger, voc.ChainEnded):
        return at.W_CHAIN_ENDED, trigger.at_least
    others: dict[Any, tuple[int, int]] = {
        voc.Rested: (at.W_RESTED, 0),
        voc.Missed: (at.W_MISSED, 2),
        voc.Wounded: (at.W_WOUNDED, 1),
        voc.PaidWithMark: (at.W_PAID_WITH_MARK, 0),
    }
    return others[type(trigger)]


@pytest.mark.parametrize("component", TRIGGERED, ids=[each.id for each in TRIGGERED])
def test_a_triggered_card_does_what_its_words_say(component: Any) -> None:
    zone = zone_of(component)
    state = laid(
        wizard(marks=MARKS, store=STORE, **{zone: component.id if zone == "talent" else [component.id]}), wizard()
    )
    if isinstance(component.trigger, voc.Attempted):
        state.turn_type = at.TRIAL_TURN
        approach = at.APPROACHES.index(component.trigger.approach)
        assert triggers.eases(state, 0, approach) == [card(component.id)]
        word = component.effect[0]
        ease = CAT.ease[card(component.id)]
        assert ease is not None
        assert (ease.minus, ease.ignore_dice) == (word.minus, word.ignore_dice)
        assert (ease.threat_minus, ease.pay_minus) == (word.threat_minus, word.pay_minus)
        return
    t = Table(state)
    before = t.facts()["now"]
    state.turn_type = at.REST if component.use_in == "rest" else at.STUDY
    state.threat[MISSES] = 2
    state.stack.append((frames.SECTION, 0, 0, 3, 0))
    when, argument = begins(component.trigger)
    since = state.event_count
    triggers.fire(state, 0, when, argument)
    found = happened(t, since, before)
    found["granted"] = state.stack[-1][-1]
    assert found["triggered"] == 1
    compare(found, promised(component.effect))


@pytest.mark.parametrize("component", TOMES, ids=[each.id for each in TOMES])
def test_a_tome_does_what_its_words_say(component: Any) -> None:
    t = table(
        wizard(dice=["bone-5", "bone-6"], store={"jewel": 6, "trinket": 6}),
        wizard(),
        market={"artifacts": [component.id]},
        decks={"ruby": ["ichor"]},
    )
    t.do(0, "place shop", "die bone-5").will_roll(1, 1)
    before = t.facts()["now"]
    since = t.state.event_count
    t.do(0, f"take {component.id}")
    answer_richly(t)
    found = happened(t, since, before)
    wanted = promised(component.effect)
    for name, count in component.price.items():
        wanted[f"paid {name}"] += count
    wanted["card-gained"] += 1
    compare(found, wanted)
    assert t.wizard(0)["tomes"] == [component.id]


@pytest.mark.parametrize("component", PERMANENT, ids=[each.id for each in PERMANENT])
def test_a_permanent_card_works_while_it_lies_straight(component: Any) -> None:
    zone = zone_of(component)
    for rotated in (False, True):
        text = f"{component.id} rotated" if rotated else component.id
        state = laid(wizard(**{zone: text if zone == "talent" else [text]}), wizard())
        for word in component.effect:
            if isinstance(word, voc.Amplify):
                discipline = at.DISCIPLINES.index(word.discipline)
                works = more_marks(state, 0, discipline) == word.amount
            elif isinstance(word, voc.Discount):
                works = discount_of(state, 0) == word.amount
            elif isinstance(word, voc.SummonFromMarket):
                works = summons_from_market(state, 0)
            else:
                assert isinstance(word, voc.ExtraFinalTurn)
                works = not rotated
            assert works is not rotated


# --- brewing, summoning, costs ----------------------------------------------------------------------------------------

PAID = [
    (each, way)
    for each in CARDS.values()
    if isinstance(each, voc.DisciplineCard)
    for way, cost in enumerate(each.costs)
    if cost.launched_by is None
]


@pytest.mark.parametrize(("component", "way"), PAID, ids=[f"{each.id}-{way}" for each, way in PAID])
def test_each_way_to_pay_takes_what_it_says(component: Any, way: int) -> None:
    cost = component.costs[way]
    dice = [f"{die.of}-{die.value or 2}" for die in cost.dice]
    state = laid(wizard(grimoire=[component.id], dice=dice, store=cost.ingredients), wizard())
    assert payable_costs(state, 0, card(component.id)) == [way]
    for lacking in [*dice, *cost.ingredients]:
        fewer = dice.copy()
        store = dict(cost.ingredients)
        if lacking in store:
            store[lacking] -= 1
        else:
            fewer.remove(lacking)
        state = laid(wizard(grimoire=[component.id], dice=fewer, store=store), wizard())
        assert payable_costs(state, 0, card(component.id)) == []


MADE = [each for each in CARDS.values() if isinstance(each, voc.DisciplineCard) and each.kind != "spell"]


@pytest.mark.parametrize("component", MADE, ids=[each.id for each in MADE])
def test_recipes_are_brewed_and_summons_summoned(component: Any) -> None:
    cost = component.costs[0]
    dice = [f"{die.of}-{die.value or 2}" for die in cost.dice]
    t = table(wizard(grimoire=[component.id], dice=[*dice, "bone-1"], store=cost.ingredients), wizard())
    t.do(0, f"use {component.id}")
    assert t.dice(0) == ["bone-1"]
    assert t.store(0) == {}
    assert t.wizard(0)["inventory"] == [component.id]
    assert t.wizard(0)["grimoire"] == []


# --- events and mortal wounds -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("component", EVENTS, ids=[each.id for each in EVENTS])
def test_an_event_does_what_its_words_say(component: Any) -> None:
    each: dict[str, Any] = {"store": {"blood": 6, "fruit": 6}, "marks": {"d1": "ruby wounded", "d2": "amber wounded"}}
    t = table(
        wizard(grimoire=["chant"], **each),
        wizard(grimoire=["echo rotated", "chant rotated"], **each),
        turn="rest",
        fate=[component.id],
        row=["lost_hut", "lost_tiara"],
        trial_row=["cloaker", "goldgorger"],
        decks={
            "potions": ["truthsayer", "bracing_brew", "truthsayer"],
            **{name: [first] for name, first in (("ruby", "ichor"), ("jasper", "alchemy"))},
        },
    )
    before = t.facts()["now"]
    for _ in range(60):
        seat = t.actors()[0]
        if t.prompt(seat) == "choose-turn":
            break
        legal = t.legal(seat)
        carried_out = bool(t.events("fate-revealed"))
        t.do(seat, legal[-1] if carried_out and legal[-1] != "no" else legal[0])
    assert t.facts()["put_aside"] == [component.id]
    told = [event.kind for event in t.state.events(0, None, everything=True)]
    since = told.index("fate-revealed")
    found = happened(t, since, before)
    wanted: Counter[str] = Counter()
    for word in component.effect:
        if isinstance(word, voc.DraftCards):
            wanted["card-gained"] += 2
            continue
        wizards = {"you": 1, "all": 2, "others": 1}[word.who]
        for inner in word.effect:
            if isinstance(inner, voc.RollResource):
                wanted["resource-rolled"] += wizards * inner.amount  # type: ignore[operator]
            elif isinstance(inner, voc.Straighten):
                wanted["straightened"] = 1  # only one wizard has rotated cards
            elif isinstance(inner, voc.ReserveTrial | voc.ReserveContract | voc.PayThen):
                wanted["reserved"] += wizards
            elif isinstance(inner, voc.Exchange):
                wanted["exchanged"] += wizards
            elif isinstance(inner, voc.GainDice):
                kind = "violet" if inner.of == "choice" else inner.of
                wanted[f"rolled {kind}"] += wizards
            elif isinstance(inner, voc.Gain):
                wanted[f"gained {inner.ingredient}"] += wizards
    exchanged = wanted.pop("exchanged", 0)
    if exchanged:  # the first wizard for a Trinket
        assert told[since:].count("paid") == exchanged
        wanted["gained trinket"] += 1
    assert {kind: found[kind] for kind in wanted} == dict(wanted)


def test_a_mortal_wound_does_what_its_words_say() -> None:
    words = {type(word) for word in CARDS["mortal_wound"].effect}
    assert words == {voc.EndTurn, voc.DiscardAllDice, voc.ForceRest}
    t = table(
        wizard(dice=["bone-3", "red-2-temporary"], marks={"d1": "ruby wounded"}, store={"crystal": 1}),
        wizard(),
        threat={"fixed": 1},
    )
    t.will_roll(1).do(0, "roll")
    assert t.actors() == (1,)
    assert t.dice(0) == []
    assert t.wizard(0)["must_rest"]
