"""What cards may say although no card of the game says it: spells of a pack for tests, cast by either mage, with the
crown at either seat."""

from __future__ import annotations

import pytest

from arcanum.games.black_rose import BLACK_ROSE, registers
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose.registers import effect_of
from arcanum.games.black_rose.state import FORGOTTEN, GRIMOIRE, LIBRARY, State
from arcanum.games.black_rose.steps import selectors
from arcanum.games.black_rose.steps.cards import look_and_keep
from arcanum.games.black_rose.steps.choices import ChooseNext
from arcanum.games.black_rose.steps.tokens import ALL, ALLOT_DAMAGE_SWAP, RemoveInstability, swap_for_rose
from tests.rules.black_rose.said import BOTH, PACK, laid_out, says, told
from tests.rules.black_rose.table import Table, evocation, rose

# --- cards ------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("BR-28.7")
def test_a_look_at_some_prepared_spells(seat: int) -> None:
    """Two of three, from left to right; nobody else sees them."""
    theirs = {"slots": {"quick": "tithe", "i": "verdict", "iii": "crusade reverse"}}
    t = says(seat, "look", theirs=theirs)
    decision = t.state.decision(seat)
    assert (decision.prompt, decision.args) == ("look", {"seat": 1 - seat, "left": 2})
    assert (decision.source, decision.rule) == ("said_look", "BR-28.7")
    assert t.legal(seat) == ["look quick", "look i"]
    assert t.refused(seat, "look iii") == "BR-28.7"
    t.do(seat, "look i")
    assert told(t, "looked") == [{"seat": seat, "at": 1 - seat, "count": 2}]
    seen = [{"seat": seat, "slot": "i", "card": "verdict", "side": "main"}]
    seen.append({"seat": seat, "slot": "iii", "card": "crusade", "side": "reverse"})
    assert told(t, "saw-spell", seat) == seen, "the last one without a question"
    assert told(t, "saw-spell", 1 - seat) == []


@BOTH
@pytest.mark.rule("BR-28.7")
def test_a_look_at_the_library(seat: int) -> None:
    """Of four cards two are kept; the others go back in the same order, and the looker alone knows them."""
    library = ["tithe", "verdict", "crusade", "inquisition", "holy_shield"]
    t = says(seat, "look reverse", library=library)
    decision = t.state.decision(seat)
    assert decision.args == {"pile": "library", "seen": 4, "left": 2}
    assert decision.source == "said_look"
    assert t.refused(seat, "take holy_shield") == "BR-28.7"
    assert told(t, "saw-cards", seat) == [{"seat": seat, "pile": "library", "cards": library[:4]}]
    assert told(t, "saw-cards", 1 - seat) == []
    t.do(seat, "take crusade")
    assert t.state.decision(seat).args == {"pile": "library", "seen": 3, "left": 1}
    t.do(seat, "take tithe")
    assert t.seat(seat)["hand"] == sorted(["crusade", "tithe"], key=t.state.cat.component.__getitem__)
    assert t.facts()["library"] == ["verdict", "inquisition", "holy_shield"]
    assert t.state.view(seat)["seen_on_top"] == {"library": ["verdict", "inquisition"]}
    assert t.state.view(1 - seat)["seen_on_top"] == {}


@pytest.mark.rule("BR-28.13")
def test_who_saw_more_still_knows_what_lies_below() -> None:
    """Red has seen four cards and kept two; Blue takes the one on top and no other."""
    library = ["tithe", "verdict", "crusade", "inquisition"]
    one = {"at": "c", "actions": 0, "slots": {"i": "said_strike reverse"}}
    two = {"at": "r1", "actions": 2, "slots": {"i": "said_look reverse"}}
    state = BLACK_ROSE.position(2, {}, {"to_act": 1, "players": [one, two], "library": library}, [PACK])
    assert isinstance(state, State)
    t = Table(state).do(1, "cast i", "take tithe", "take verdict", "end")
    assert state.view(1)["seen_on_top"] == {"library": ["crusade", "inquisition"]}
    t.do(0, "cast i")
    assert t.seat(0)["hand"] == ["crusade"]
    assert state.view(1)["seen_on_top"] == {"library": ["inquisition"]}
    assert state.view(1)["players"][0]["known_cards"] == ["crusade"]


@BOTH
@pytest.mark.rule("BR-6.2")
def test_cards_lost_at_random_are_those_of_the_hand(seat: int) -> None:
    t = says(seat, "theft", mine={"hand": ["tithe"]}, theirs={"hand": ["verdict", "crusade", "inquisition"]})
    assert t.seat(seat)["hand"] == ["tithe"]
    lost = [each["card"] for each in told(t, "discarded")]
    assert len(lost) == 2
    assert sorted(t.seat(1 - seat)["memories"]) == sorted(lost)
    assert sorted([*t.seat(1 - seat)["hand"], *lost]) == ["crusade", "inquisition", "verdict"]


def test_nothing_is_drawn_where_nothing_lies() -> None:
    s = laid_out(0, {}, {"memories": ["tithe"]}).state
    assert s.draw_from_grimoire(0) is False
    assert s.draw_from_grimoire(1) is True
    assert s.draw_from_grimoire(1) is False
    assert s.draw_common(0, LIBRARY) is False
    s.library = [0]
    assert s.draw_common(0, LIBRARY) is True
    assert s.draw_common(0, FORGOTTEN) is False


@BOTH
@pytest.mark.rule("BR-28.7")
def test_a_look_into_the_own_grimoire(seat: int) -> None:
    """Of three cards one is kept; the others stay where they are, and nothing happens to the grimoire of the other."""
    t = laid_out(seat, {"grimoire": ["tithe", "verdict", "crusade"]}, {"grimoire": ["inquisition", "holy_shield"]})
    known = t.state.revelations
    look_and_keep(t.state, seat, GRIMOIRE, 3, 1, t.state.cat.component["said_look"])
    t.state.advance()
    assert t.state.revelations == known + 1, "a look is not taken back"
    assert sorted(t.legal(seat)) == ["take crusade", "take tithe", "take verdict"]
    t.do(seat, "take verdict")
    assert (t.seat(seat)["hand"], t.seat(seat)["grimoire"]) == (["verdict"], ["tithe", "crusade"])
    assert t.seat(1 - seat)["grimoire"] == ["inquisition", "holy_shield"]


@BOTH
@pytest.mark.rule("BR-28.13")
def test_what_was_seen_on_top_may_be_gone_when_the_other_has_kept_a_card(seat: int) -> None:
    """Of the library only: the other pile was not touched."""
    t = laid_out(seat, {}, {}, library=["tithe", "verdict", "crusade"], forgotten=["last_judgment", "will_of_the_rose"])
    t.state.seen_top = [0, 0, 3, 3, 2, 2]
    look_and_keep(t.state, seat, LIBRARY, 3, 1, t.state.cat.component["said_look"])
    t.state.advance()
    t.do(seat, "take verdict")
    assert t.state.seen_top == [0, 0, *([2, 0] if seat == 0 else [0, 2]), 2, 2]


@BOTH
@pytest.mark.rule("BR-5.17")
def test_whoever_keeps_too_many_cards_discards(seat: int) -> None:
    hand = ["tithe", "tithe", "verdict", "verdict", "crusade", "crusade"]
    t = laid_out(seat, {"hand": hand}, {}, library=["inquisition", "holy_shield", "inquisition"])
    limit = t.state.hand_limit(seat)
    look_and_keep(t.state, seat, LIBRARY, 3, limit - len(hand) + 1, t.state.cat.component["said_look"])
    t.state.advance()
    while t.prompt(seat) == "keep":
        t.do(seat, t.legal(seat)[0])
    assert (t.prompt(seat), len(t.state.hand[seat])) == ("hand-limit", limit + 1)


# --- attacks and picks ------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("BR-14.8", "BR-6.2", "BR-22.3")
def test_an_ordered_attack_has_to_be_made(seat: int) -> None:
    """Against one of those in the room: the evocation elsewhere and one's own are none of them."""
    mine = {"evocations": [evocation("c")]}
    theirs = {"at": "c", "evocations": [evocation("c"), evocation("r4", 2)]}
    t = says(seat, "strike", mine=mine, theirs=theirs)
    other = 1 - seat
    decision = t.state.decision(seat)
    assert (decision.prompt, decision.args, decision.source) == ("attack", {"figure": f"mage_{seat}"}, "said_strike")
    assert t.legal(seat) == [f"attack mage_{other}", f"attack evocation_{other}_1"]
    reason = t.state.why_not(seat, t.state.space.parse(f"attack evocation_{other}_2"))
    assert reason is not None
    assert (reason.id, reason.args) == ("not-in-the-same-room", {"figure": f"evocation_{other}_2"})
    reason = t.state.why_not(seat, t.state.space.parse(f"attack evocation_{seat}_1"))
    assert reason is not None
    assert (reason.id, reason.args) == ("not-an-opponent", {"figure": f"evocation_{seat}_1"})
    assert t.refused(seat, "done") == "BR-6.2"
    t.do(seat, f"attack mage_{other}")
    strength = t.state.cat.strength[t.state.mage[seat]]
    attacked = {"attacker": f"mage_{seat}", "figure": f"mage_{other}", "strength": strength + 2}
    assert told(t, "attacked") == [attacked]
    assert t.damage(other) == [str(seat)] * (strength + 2)


@BOTH
@pytest.mark.rule("BR-6.12")
def test_destroyed_rooms_and_restored_ones(seat: int) -> None:
    rooms = {"r2": {"restored": True}, "r4": {"restored": True, "used": True}, "c": {"restored": True}}
    t = says(seat, "rooms", rooms=rooms)
    assert t.legal(seat) == ["done", "room r1", "room r3", "room r5", "room r6"]
    t.do(seat, "room r3", "room r6")
    assert (t.room("r3"), t.room("r6"), t.room("r1")) == ([str(seat)], [str(seat)], [])
    chosen = [{"seat": seat, "source": "said_rooms", "room": room} for room in ("r3", "r6")]
    assert told(t, "room-targeted") == chosen
    t = says(seat, "rooms reverse", rooms=rooms)
    assert t.legal(seat) == ["room c", "room r2", "room r4"]
    assert t.refused(seat, "room r1") == "BR-7.15"
    assert t.refused(seat, f"figure mage_{seat}") == "BR-6.2"


@BOTH
@pytest.mark.rule("BR-6.12", "BR-22.13")
def test_picked_figures_are_named(seat: int) -> None:
    """Of any owner, within a room of the caster, in ascending order; a mage two rooms away is out of reach."""
    mine = {"damage": [1 - seat], "evocations": [evocation("r2", damage=rose(1))]}
    t = says(seat, "figures reverse", mine=mine, theirs={"at": "r2", "evocations": [evocation("c", 2)]})
    assert t.state.decision(seat).args == {"kind": "figure", "left": 2}
    names = {f"mage_{seat}", f"mage_{1 - seat}", f"evocation_{seat}_1", f"evocation_{1 - seat}_2"}
    assert set(t.legal(seat)) == {"done", *[f"figure {name}" for name in names]}
    reason = t.state.why_not(seat, t.state.space.parse("room c"))
    assert reason is not None
    assert reason.id == "pick-a-figure"
    t.do(seat, f"figure mage_{seat}", f"figure evocation_{seat}_1")
    chosen = [{"seat": seat, "source": "said_figures", "figure": f"{kind}"} for kind in (f"mage_{seat}",)]
    chosen.append({"seat": seat, "source": "said_figures", "figure": f"evocation_{seat}_1"})
    assert told(t, "targeted") == chosen
    assert (t.damage(seat), t.evocation(seat)["damage"]) == ([], [])  # type: ignore[index]


@BOTH
@pytest.mark.rule("BR-7.19")
def test_an_archetype_is_asked_for(seat: int) -> None:
    theirs = {"at": "r1", "evocations": [evocation("c"), evocation("r3", 3, id="ash_wolf"), evocation("r2", 2)]}
    t = says(seat, "figures", mine={"evocations": [evocation("c", id="ash_wolf")]}, theirs=theirs)
    other = 1 - seat
    beasts = sorted([f"figure evocation_{seat}_1", f"figure evocation_{other}_3"])
    assert [words for words in t.legal(seat) if words.startswith("figure")] == beasts
    reason = t.state.why_not(seat, t.state.space.parse(f"figure evocation_{other}_1"))
    assert reason is not None
    assert (reason.id, reason.args) == ("wrong-archetype", {"figure": f"evocation_{other}_1"})
    t.do(seat, f"figure evocation_{other}_3")
    assert told(t, "targeted") == [{"seat": seat, "source": "said_figures", "figure": f"evocation_{other}_3"}]


# --- one after another ------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("BR-6.14")
def test_who_has_left_is_not_come_to_any_more(seat: int) -> None:
    """Damage to all wolves defeats the wounded one: there is power for the first and for the one that is left."""
    hurt = evocation("r3", 2, id="ash_wolf", damage=rose(1))
    sound = [evocation("r5", slot, id="ash_wolf") for slot in (1, 3)]
    t = says(seat, "each", theirs={"evocations": [hurt, *sound]})
    other = 1 - seat
    decision = t.state.decision(seat)
    assert (decision.prompt, decision.source, decision.rule) == ("order", "said_each", "BR-6.14")
    assert t.legal(seat) == [f"figure evocation_{other}_{slot}" for slot in (1, 2, 3)]
    assert t.refused(seat, f"figure evocation_{seat}_1") == "BR-6.14"
    t.do(seat, f"figure evocation_{other}_3")
    assert t.evocation(other, 2) is None
    assert t.evocation(other, 1) is None, "it came next without a question, and all were hit again"
    assert [each["change"] for each in told(t, "power-changed")] == [1, 1]
    assert t.power()[seat] == 2


@BOTH
@pytest.mark.rule("BR-6.14")
def test_rooms_in_an_order_of_ones_own(seat: int) -> None:
    """The caster has three tokens left: they go into the rooms that come first."""
    t = says(seat, "each reverse", "room r4", "room c", "room r6", mine={"spare": 3})
    while t.actors() == (seat,) and t.prompt(seat) == "order":
        t.do(seat, t.legal(seat)[0])
    lying = [room for room in ("c", "r1", "r2", "r3", "r4", "r5", "r6") if t.room(room)]
    assert lying == ["c", "r4", "r6"]


@BOTH
@pytest.mark.rule("BR-6.14")
def test_an_order_is_that_of_the_effect_that_asks(seat: int) -> None:
    """And not of one in the middle of which it is applied."""
    t = says(seat, "each reverse")
    offered = t.state.legal_actions(seat)
    t.state.effects.insert(0, effect_of(0, seat, 0, at.OTHER))
    frame = t.state._owes(seat)
    assert frame is not None
    assert ChooseNext("order").legal(t.state, frame) == offered
    assert t.legal(seat) == [f"room {room}" for room in ("c", "r1", "r2", "r3", "r4", "r5", "r6")]


@BOTH
@pytest.mark.rule("BR-6.14")
def test_mages_in_turn_order(seat: int) -> None:
    """The first mage of the phase is asked first; each chooses for himself."""
    for crown in (0, 1):
        t = says(seat, "theft reverse", mine={"power": 3}, theirs={"power": 3}, crown=crown)
        assert t.state.first == crown
        assert t.actors() == (crown,)
        t.do(crown, "option 1")
        assert t.actors() == (1 - crown,)
        t.do(1 - crown, "option 2")
        assert t.power() == ([4, 2, 0] if crown == 0 else [2, 4, 0])


# --- tokens -----------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("BR-21.12", "BR-31.6")
def test_all_as_a_cost_wants_one_at_least(seat: int) -> None:
    for row, asked in (([seat], True), ([1 - seat, seat, seat], True), ([1 - seat, "rose"], False), ([], False)):
        t = says(seat, "price", rooms={"c": {"instability": row}})
        assert (t.actors() == (seat,) and t.prompt(seat) == "may") == asked
        if asked:
            t.do(seat, "yes")
            assert t.room("c") == [str(party) for party in row if party != seat]
            assert t.power()[seat] == 3


def test_what_a_cost_takes() -> None:
    t = laid_out(0, {}, {}, rooms={"c": {"instability": [0, 1, 0]}})
    for seat, own in ((0, 2), (1, 1)):
        e = effect_of(0, seat, 0, at.OTHER)
        e[registers.PICKED_ROOMS] = 1
        for amount in (1, 2, 3):
            assert RemoveInstability(amount, selectors.R_PICKED).payable(t.state, e) == (own >= amount)
        assert RemoveInstability(ALL, selectors.R_PICKED).payable(t.state, e)


@BOTH
@pytest.mark.rule("BR-1.7", "BR-21.10")
def test_too_few_tokens_are_distributed_by_their_owner(seat: int) -> None:
    """At most two into each room, and no more than it has free slots."""
    t = says(seat, "price reverse", mine={"spare": 5}, crown=1 - seat, rooms={"r5": {"instability": ["rose"] * 3}})
    decision = t.state.decision(seat)
    assert (decision.prompt, decision.args) == ("distribute", {"left": 5, "party": seat})
    t.do(seat, "room c", "room c")
    assert "room c" not in t.legal(seat), "two are enough"
    assert t.refused(seat, "room c") == "BR-1.7"
    t.do(seat, "room r4")
    assert t.legal(seat) == ["room r4", "room r5", "room r6"]
    assert t.refused(seat, "room r1") == "BR-1.7", "in ascending order"
    t.do(seat, "room r5")
    assert (t.room("c"), t.room("r4")) == ([str(seat)] * 2, [str(seat)])
    assert t.room("r5") == ["black_rose"] * 3 + [str(seat)]
    assert t.room("r6") == [str(seat)], "the other one is full"
    assert t.state.supply[seat] == 0


@BOTH
@pytest.mark.rule("BR-1.7")
def test_too_few_tokens_for_one_are_placed_at_once(seat: int) -> None:
    """Where only one room, or one figure, can take any, nothing is distributed: it is one event."""
    full = {f"r{n}": {"restored": True} for n in (1, 2, 3, 4, 5, 6)}
    t = says(seat, "price reverse", mine={"spare": 1}, rooms=full)
    assert [each["count"] for each in told(t, "instability-placed")] == [1]
    t = says(seat, "thorn", theirs={"at": "r1"}, rose={"spare": 2})
    assert [each["count"] for each in told(t, "damaged")] == [2]
    t = says(seat, "price reverse", mine={"spare": 3}, rooms={**full, "c": {"instability": rose(1)}})
    assert [each["count"] for each in told(t, "instability-placed")] == [2]


@BOTH
@pytest.mark.rule("BR-1.8")
def test_the_crown_holder_distributes_the_tokens_of_the_rose(seat: int) -> None:
    for crown in (0, 1):
        theirs = {"evocations": [evocation("r2")]}
        t = says(seat, "thorn", mine={"evocations": [evocation("r2")]}, theirs=theirs, crown=crown, rose={"spare": 4})
        assert t.actors() == (crown,)
        decision = t.state.decision(crown)
        assert (decision.args, decision.rule) == ({"left": 3, "party": 2}, "BR-1.8"), "one has to hit the mage"
        assert t.legal(crown)[0] == f"figure mage_{1 - seat}"
        assert t.refused(crown, f"figure evocation_{seat}_1") == "BR-1.8", "it is the caster's own"
        rooms = {"r1": {"instability": [0, 1]}, "r3": {"instability": [1, "rose", 0]}, "r4": {"instability": [0]}}
        t = says(seat, "thorn reverse", rooms=rooms, crown=crown, rose={"spare": 3})
        assert t.actors() == (crown,)
        t.do(crown, "room r1", "room r3", "room r4")
        rows = (["black_rose", "1"], ["black_rose", "black_rose", "0"], ["black_rose"])
        assert (t.room("r1"), t.room("r3"), t.room("r4")) == rows


@BOTH
@pytest.mark.rule("BR-22.8")
def test_the_rose_replaces_on_nobody_else(seat: int) -> None:
    s = laid_out(seat, {"damage": [0, 1]}, {"damage": [1, 0]}).state
    before = s.damage[1 - seat]
    swap_for_rose(s, ALLOT_DAMAGE_SWAP, 1, 1 << seat)
    assert s.damage[seat][0] == at.ROSE
    assert s.damage[1 - seat] == before
