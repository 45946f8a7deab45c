"""Sections 28, 31: information per seat, and the conventions of the engine."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from arcanum.core.battery import play_random
from arcanum.core.session import Session
from arcanum.games.black_rose import BLACK_ROSE
from arcanum.games.black_rose.state import State
from tests.rules.black_rose.table import Table, cast, evocation, player, started, table


@pytest.mark.rule("BR-28.1", "BR-28.2")
def test_what_is_public() -> None:
    view = started().state.view(None)
    assert {"rooms", "parties", "players", "event", "quests", "crown", "removed"} <= view.keys()
    assert [party["supply"] for party in view["parties"]] == [23, 23, 22 - 7]
    for seat in (0, 1):
        seen = view["players"][seat]
        assert (seen["hand"], seen["grimoire"], len(seen["memories"])) == (4, 5, 2)
    assert (view["library"], view["forgotten"]) == (20, 2)


@pytest.mark.rule("BR-28.3", "BR-28.9", "BR-28.5", "BR-28.8")
def test_hands_and_piles_are_secret() -> None:
    t = started()
    hand = t.seat(0)["hand"]
    assert t.state.view(0)["players"][0]["hand_cards"] == hand
    for seat in (1, None):
        seen = t.state.view(seat)["players"][0]
        assert "hand_cards" not in seen
        assert "grimoire_cards" not in seen
        assert isinstance(t.state.view(seat)["library"], int)
    assert "known_cards" not in t.state.view(None)["players"][0]


@pytest.mark.rule("BR-28.4")
def test_prepared_spells_are_secret_until_revealed() -> None:
    t = table(player(at="c", slots={"i": "verdict reverse"}), player(at="r1"))
    assert t.state.view(0)["players"][0]["slots"][1] == {"revealed": False, "card": "verdict", "side": "reverse"}
    assert t.state.view(1)["players"][0]["slots"][1] == {"revealed": False}
    assert t.state.view(None)["players"][0]["slots"][1] == {"revealed": False}


@pytest.mark.rule("BR-28.6")
def test_the_own_grimoire_is_known_as_a_set() -> None:
    grimoire = ["tithe", "crusade", "verdict"]
    t = table(player(at="c", grimoire=grimoire), player(at="r1"))
    seen = t.state.view(0)["players"][0]["grimoire_cards"]
    assert sorted(seen) == sorted(grimoire)
    other = table(player(at="c", grimoire=grimoire[::-1]), player(at="r1"))
    assert other.state.view(0) == t.state.view(0), "its order is not"


@pytest.mark.rule("BR-28.7", "BR-28.13")
def test_what_was_looked_at_is_seen_by_the_looker_alone() -> None:
    theirs = {"slots": {"i": "tithe reverse", "ii": "verdict"}}
    t = cast("inquisition", "figure mage_1", theirs=theirs)
    assert len(t.damage(1)) == 4
    assert t.state.view(0)["players"][1]["slots"][1] == {"revealed": False, "card": "tithe", "side": "reverse"}
    assert t.state.view(None)["players"][1]["slots"][1] == {"revealed": False}
    assert t.told(0, 0).count("saw-spell") == 2
    assert "saw-spell" not in t.told(0, 1) + t.told(0, None)
    for seed in range(10):
        world = t.state.world(0, f"peek {seed}")
        assert world.slot[5:7] == t.state.slot[5:7], "and stays known"


@pytest.mark.rule("BR-28.7", "BR-5.16")
def test_looking_at_forgotten_spells() -> None:
    hand = ["tithe", "verdict", "crusade"]
    options = {"rooms": "black_rose_room", "forgotten": "last_judgment,will_of_the_rose,arcane_barrage"}
    t = table(
        player(at="c", hand=hand),
        player(at="r1"),
        rooms={"c": {"restored": True}},
        forgotten=["arcane_barrage", "last_judgment", "will_of_the_rose"],
        options=options,
    )
    t.do(0, "explore", "activate", "yes")
    assert t.legal(0) == ["take last_judgment", "take arcane_barrage"]
    t.do(0, "take last_judgment")
    assert t.facts()["forgotten"] == ["arcane_barrage", "will_of_the_rose"]
    assert t.state.view(0)["seen_on_top"] == {"forgotten": ["arcane_barrage"]}
    assert t.state.view(1)["seen_on_top"] == {}
    for seed in range(10):
        assert t.state.world(0, f"top {seed}").forgotten == t.state.forgotten
    held = {t.state.cat.ids[t.state.world(1, f"top {seed}").hand[0][0]] for seed in range(30)}
    assert held == {"arcane_barrage", "last_judgment", "will_of_the_rose"}


@pytest.mark.rule("BR-28.11", "BR-28.13", "BR-E85")
def test_a_card_taken_openly_stays_known() -> None:
    mine = player(at="r6", memories=["tithe"], hand=["crusade", "verdict"])
    library = ["holy_shield", "inquisition", "seal_of_law", "smiting_hand"]
    t = table(mine, player(at="r4"), library=library)
    t.do(0, "explore", "activate")
    assert t.state.view(1)["players"][0]["known_cards"] == ["tithe"]
    tithe = t.state.cat.component["tithe"]
    others: Counter[int] = Counter()
    for seed in range(40):
        world = t.state.world(1, f"open {seed}")
        assert tithe in world.hand[0]
        others.update(world.hand[0])
    assert len(others) == 7, "the other two may be anything"
    t = table(player(at="r2"), player(at="r4"), library=library).do(0, "explore", "activate")
    assert t.state.view(1)["players"][0]["known_cards"] == []


@pytest.mark.rule("BR-28.13")
def test_what_was_shuffled_into_a_grimoire_is_known_as_a_set() -> None:
    """Blue draws both cards of a new grimoire made of known memories: Red can count them out."""
    memories = ["tithe", "verdict"]
    mine = player(at="r1", memories=memories)
    t = table(mine, player(at="r4"), library=["crusade", "holy_shield", "inquisition"])
    t.do(0, "explore", "activate", "done")
    hands = {tuple(t.state.world(1, f"set {seed}").hand[0]) for seed in range(30)}
    cat = t.state.cat
    assert {cat.ids[hand[0]] for hand in hands} == {"tithe", "verdict"}


@pytest.mark.rule("BR-28.13", "BR-28.5")
def test_cards_that_must_be_in_hand_are_counted_out() -> None:
    """Blue's old grimoire is used up; what of it was never shown must be in his hand."""
    mine = player(at="r1", grimoire=["tithe"], memories=["crusade", "verdict"])
    library = ["holy_shield", "inquisition", "seal_of_law", "smiting_hand"]
    t = table(mine, player(at="r4"), library=library)
    t.do(0, "explore", "activate", "done", "combat", "activate")
    assert t.state.view(1)["players"][0]["known_cards"] == ["tithe"]


@pytest.mark.rule("BR-28.14")
def test_no_view_tells_the_seed() -> None:
    t = started("xyzzy 42")
    key = t.state.chance.key.hex()
    for seat in (0, 1, None):
        text = json.dumps(t.state.view(seat))
        assert key not in text
        assert "xyzzy" not in text


# --- worlds -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-28.3", "BR-28.4", "BR-28.5")
def test_worlds_change_all_that_is_hidden_and_nothing_else() -> None:
    """The metamorphic law at a position with unrevealed spells, along a random game."""
    session = Session.new(BLACK_ROSE, 2, "metamorphic", {})
    hands, sides, orders = set(), set(), set()
    while not session.state.over and session.state.decisions < 60:
        state = session.state
        assert isinstance(state, State)
        for seat in (0, 1):
            for number in range(3):
                world = state.world(seat, f"{state.decisions} {number}")
                assert world.view(seat) == state.view(seat)
                assert world.legal_actions(seat) == state.legal_actions(seat)
                BLACK_ROSE.check(world)
                hands.add(tuple(world.hand[1 - seat]))
                sides.add(tuple(world.side))
                orders.add(tuple(world.library))
        seat = state.actors()[0]
        legal = state.legal_actions(seat)
        session.play(seat, legal[(7 * state.decisions) % len(legal)])
    assert min(len(hands), len(sides), len(orders)) > 30


# --- conventions ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-31.1")
def test_the_same_seed_gives_the_same_game() -> None:
    one, two, other = (play_random(BLACK_ROSE, 2, seed, recorded=False).state for seed in ("x", "x", "y"))
    assert one.state_hash() == two.state_hash() != other.state_hash()


@pytest.mark.rule("BR-31.2", "BR-31.3", "BR-31.5", "BR-1.4")
@pytest.mark.parametrize("school", ["law", "ash"])
@pytest.mark.parametrize("event", ["a", "b"])
@pytest.mark.parametrize("quests", ["a", "b"])
def test_the_battery(school: str, event: str, quests: str) -> None:
    options = {"school": school, "event": event, "quests_1": quests, "quests_2": quests}
    options["upgrades"] = "on" if event == quests else "off"
    play_random(BLACK_ROSE, 2, f"battery {school} {quests}", options, check=True, every=8)


@pytest.mark.rule("BR-31.5")
def test_every_token_that_moves_is_told() -> None:
    """Supplies can be followed from the events alone."""
    for number in range(12):
        options = {"school": ("law", "ash")[number % 2]}
        state = play_random(BLACK_ROSE, 2, f"told {number}", options, recorded=False).state
        assert isinstance(state, State)
        supply = [23, 23, 22]
        for event in state.events(0, None):
            args = event.args
            party = 2 if args.get("party") == "black_rose" else args.get("party")
            if event.kind in ("instability-placed", "damaged"):
                supply[int(str(party))] -= int(str(args["count"]))
            elif event.kind in ("instability-replaced", "damage-replaced"):
                supply[int(str(party))] -= 1
            elif event.kind in ("tokens-returned",):
                supply[int(str(party))] += int(str(args["count"]))
            elif event.kind == "instability-removed":
                supply[int(str(party))] += 1
            elif event.kind == "quest-completed":
                supply[int(str(args["seat"]))] -= 1
            if event.kind in ("instability-replaced", "damage-replaced", "healed"):
                supply[2 if args["old"] == "black_rose" else int(str(args["old"]))] += 1
        assert supply == state.supply


@pytest.mark.rule("BR-31.4")
def test_a_single_answer_is_taken() -> None:
    t = table(player(at="c", evocations=[evocation("r2")]), player(at="r4")).do(0, "command")
    assert t.prompt(0) == "evocation", "which one was no question"


@pytest.mark.rule("BR-31.6", "BR-26.5", "BR-25.3", "BR-16.3")
def test_optional_prompts_can_be_declined() -> None:
    edict = {"i": {"card": "edict_of_silence", "revealed": True, "token_on": 1}}
    t = table(player(at="c", slots=edict), player(at="r1", slots={"i": "tithe"}), to_act=1).do(1, "cast i")
    assert t.state.decision(0).decline
    t.do(0, "done")
    assert t.damage(1) == []


def test_saves_survive_in_the_middle_of_an_effect() -> None:
    t = cast("smiting_hand reverse", "figure mage_1")
    again = Table(BLACK_ROSE.load(json.loads(json.dumps(t.state.save()))))
    assert again.legal(0) == t.legal(0)
    assert again.do(0, "move c").state.state_hash() == t.do(0, "move c").state.state_hash()
