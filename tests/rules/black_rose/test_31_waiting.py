"""What waits for something that happens, who leads, and the moments of a round, for either mage and crown holder.
The spells are those of a pack for tests."""

from __future__ import annotations

import pytest

from arcanum.core.conditions import NEWS_OF_LOSSES
from arcanum.games.black_rose import BLACK_ROSE, frames, registers
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose.catalogue import QuestCard
from arcanum.games.black_rose.cleanup import clear_spells
from arcanum.games.black_rose.quests import meets
from arcanum.games.black_rose.registers import effect_of
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps import selectors
from arcanum.games.black_rose.steps.attacks import ChooseVictim
from arcanum.games.black_rose.steps.cards import see_spell
from arcanum.games.black_rose.steps.damage import deal
from arcanum.games.black_rose.steps.instability import PlaceInstability
from tests.rules.black_rose.said import BOTH, PACK, laid_out, lasting, says, told
from tests.rules.black_rose.table import evocation, rose

# --- what lasts -------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("BR-25.3")
def test_whoever_waits_for_a_defeat_is_asked(seat: int) -> None:
    """By the one who defeats, or by the one who is defeated: only then is there power."""
    other = 1 - seat
    for spell, waiter in (("triumph", seat), ("revenge", other)):
        slots = {"ii": lasting(spell, holder=waiter)}
        mine = {"actions": 0, "slots": {"i": "verdict", **(slots if waiter == seat else {})}}
        theirs = {"damage": rose(9), "slots": slots if waiter == other else {}}
        t = laid_out(seat, mine, theirs)
        t.do(seat, "cast i", f"figure mage_{other}")
        assert t.at(other) == "cell"
        assert t.actors() == (waiter,)
        decision = t.state.decision(waiter)
        assert (decision.prompt, decision.source) == ("persistent", f"said_{spell}")
        assert (decision.args, decision.least, decision.most) == ({"count": 1}, 0, 1)
        assert t.refused(waiter, "persist i") == "BR-25.3"
        assert t.refused(waiter, "yes") == "BR-25.3"
        before = t.power()[waiter]
        t.do(waiter, "persist ii")
        assert t.power()[waiter] - before == (1 if waiter == seat else 2)
        assert told(t, "persistent-applied") == [{"seat": waiter, "slot": "ii", "card": f"said_{spell}"}]
        wrong = {"ii": lasting("revenge" if waiter == seat else "triumph", holder=waiter)}
        mine = {"actions": 0, "slots": {"i": "verdict", **(wrong if waiter == seat else {})}}
        t = laid_out(seat, mine, {"damage": rose(9), "slots": wrong if waiter == other else {}})
        t.do(seat, "cast i", f"figure mage_{other}")
        assert told(t, "persistent-applied") == []
        assert not (t.actors() == (waiter,) and t.prompt(waiter) == "persistent")


@BOTH
@pytest.mark.rule("BR-25.3")
def test_whoever_waits_for_an_evocation_of_the_other(seat: int) -> None:
    """The trigger names the evocation and its room, not the mage's own."""
    other = 1 - seat
    slots = {"iii": lasting("revenge", "reverse", holder=other)}
    t = laid_out(seat, {"evocations": [evocation("r4", 2, id="ash_wolf")]}, {"at": "r1", "slots": slots})
    t.do(seat, "command")
    assert t.actors() == (other,)
    t.do(other, "persist iii")
    ev = t.evocation(seat, 2)
    assert ev is not None
    assert ev["damage"] == [str(other)]
    assert {room: t.room(room) for room in ("r4", "c", "r1")} == {"r4": [str(other)], "c": [], "r1": []}
    t = laid_out(other, {"evocations": [evocation("r4", 2)], "slots": slots}, {"at": "r1"})
    t.do(other, "command")
    assert t.prompt(t.actors()[0]) != "persistent", "his own are no reason"


@BOTH
@pytest.mark.rule("BR-25.3")
def test_whoever_waits_for_the_other_to_act(seat: int) -> None:
    """The other mage reveals a spell, or activates a room; doing it oneself is no reason."""
    other = 1 - seat
    slots = {"ii": lasting("mirror", "reverse", holder=other)}
    t = laid_out(seat, {"slots": {"i": "tithe"}}, {"slots": slots}).do(seat, "cast i")
    assert t.actors() == (other,)
    t.do(other, "persist ii")
    assert t.power()[other] == 1
    t = laid_out(other, {"slots": {"i": "call_of_the_knight", **slots}}, {}).do(other, "cast i")
    assert told(t, "persistent-applied") == []
    assert t.prompt(other) == "target"
    slots = {"ii": lasting("triumph", "reverse", holder=other)}
    t = laid_out(seat, {"at": "r4"}, {"slots": slots}).do(seat, "combat", "activate")
    assert t.actors() == (other,)
    t.do(other, "persist ii")
    assert str(other) in t.room("r4")


@BOTH
@pytest.mark.rule("BR-25.3", "BR-22.15")
def test_damage_comes_back_to_where_it_came_from(seat: int) -> None:
    """From a spell to the mage who cast it; from an attack to the figure that attacks; the Rose cannot be paid back."""
    other = 1 - seat
    slots = {"ii": lasting("mirror", holder=other)}
    t = laid_out(seat, {"actions": 0, "slots": {"i": "verdict"}}, {"slots": slots})
    t.do(seat, "cast i", f"figure mage_{other}")
    assert t.actors() == (other,)
    t.do(other, "persist ii")
    assert (t.damage(seat), len(t.damage(other))) == ([str(other)], 4)
    t = laid_out(seat, {"evocations": [evocation("r1", id="ash_wolf")]}, {"slots": slots})
    t.do(seat, "command", f"attack mage_{other}")
    assert t.state.effects[-1][registers.TARGET_ROOM] == 1, "the target of an attack stands in a room, too"
    t.do(other, "persist ii")
    ev = t.evocation(seat)
    assert ev is not None
    assert (ev["damage"], t.damage(seat)) == ([str(other)], [])
    t = says(seat, "thorn", theirs={"slots": slots})
    if t.actors() == (other,) and t.prompt(other) == "persistent":
        t.do(other, "persist ii")
    assert t.damage(seat) == []
    assert len(t.damage(other)) == 3


@BOTH
@pytest.mark.rule("BR-25.3")
def test_whoever_waits_for_steps_and_for_the_end_of_evocations(seat: int) -> None:
    """Of the other mage or of himself, as the card says; and the trigger names the room that was entered."""
    other = 1 - seat
    slots = {"ii": lasting("guard", holder=other)}
    t = laid_out(seat, {}, {"slots": slots}).do(seat, "explore", "move r3")
    assert t.actors() == (other,)
    t.do(other, "persist ii")
    assert {room: t.room(room) for room in ("r3", "c", "r1")} == {"r3": [str(other)], "c": [], "r1": []}
    t = laid_out(other, {"slots": slots}, {}).do(other, "explore", "move r3")
    assert t.prompt(other) == "explore", "his own steps are no reason"
    hurt = {"evocations": [evocation("r1", damage=rose(1), id="ash_wolf")]}
    for spell, side, waiter in (("watch", "main", other), ("guard", "reverse", seat)):
        waits = {"ii": lasting(spell, side, waiter)}
        mine = {"actions": 0, "slots": {"i": "verdict", **(waits if waiter == seat else {})}}
        theirs = {**hurt, "slots": waits if waiter == other else {}}
        t = laid_out(seat, mine, theirs).do(seat, "cast i", f"figure evocation_{other}_1")
        assert t.evocation(other) is None
        assert t.actors() == (waiter,)
        t.do(waiter, "persist ii")
        assert t.power()[waiter] == (2 if waiter == seat else 1)
    slots = {"ii": lasting("watch", "reverse", other)}
    t = laid_out(seat, {"slots": {"i": "last_judgment"}}, {"slots": slots}).do(seat, "cast i")
    assert t.actors() == (other,)
    t.do(other, "persist ii")
    assert t.power()[other] == 1
    t = laid_out(seat, {"slots": {"i": "tithe"}}, {"slots": slots}).do(seat, "cast i")
    assert told(t, "persistent-applied") == []
    assert t.actors() == (seat,), "no forgotten spell"


@BOTH
@pytest.mark.rule("BR-16.6", "BR-30.2")
def test_removed_and_upgraded(seat: int) -> None:
    """What is removed is told with its card, upgrade and tokens; an upgrade goes to those that have none."""
    other = 1 - seat
    theirs = {"evocations": [evocation("r4", 2, upgrade="upg_spurs", damage=[seat, "rose"])]}
    t = says(seat, "banish", f"figure evocation_{other}_2", theirs=theirs)
    figure = f"evocation_{other}_2"
    assert t.evocation(other, 2) is None
    assert told(t, "evocation-removed") == [{"figure": figure, "evocation": "templar"}]
    assert told(t, "upgrade-returned") == [{"figure": figure, "upgrade": "upg_spurs"}]
    assert {each["party"] for each in told(t, "tokens-returned")} == {seat, "black_rose"}
    mine = {"evocations": [evocation("r2", 1, upgrade="upg_blade"), evocation("r3", 2), evocation("r3", 3)]}
    t = says(seat, "banish reverse", mine=mine)
    asked = []
    while t.actors() == (seat,) and t.prompt(seat) == "upgrade":
        decision = t.state.decision(seat)
        assert (decision.source, decision.rule) == ("said_banish", "BR-30.2")
        asked.append(decision.args["figure"])
        t.do(seat, "upgrade upg_shield")
    assert sorted(asked) == [f"evocation_{seat}_2", f"evocation_{seat}_3"]


@BOTH
@pytest.mark.rule("BR-16.9", "BR-16.12", "BR-16.21", "BR-2.14")
def test_led_by_the_other_mage(seat: int) -> None:
    """With its bonuses, against its owner, with tokens of the mage who leads it; it is its owner's again afterwards."""
    other = 1 - seat
    mine = {"evocations": [evocation("r2", 3)]}
    t = says(seat, "puppet", f"figure evocation_{seat}_3", mine=mine, theirs={"at": "r4"})
    while t.prompt(t.actors()[0]) == "may":
        t.do(t.actors()[0], "no")
    assert t.actors() == (other,)
    decision = t.state.decision(other)
    figure = 4 + 3 * seat
    cat = t.state.cat
    assert decision.args == {
        "figure": f"evocation_{seat}_3",
        "moves": cat.speed[t.state.evocation[figure]] + 1,
        "attacks": 1,
    }
    t.do(other, "move c", f"attack mage_{seat}")
    assert t.damage(seat) == [str(other)] * (cat.strength[t.state.evocation[figure]] + 2)
    assert (t.state.control[figure], t.state.stronger[figure], t.state.faster[figure]) == (seat, 0, 0)
    t = says(seat, "puppet reverse", mine={"actions": 0}, theirs={"at": "r4"})
    assert t.at(other) == "c"
    assert told(t, "put-into") == [{"figure": f"mage_{other}", "room": "c"}]
    assert told(t, "token-refreshed") == [{"seat": seat}]


# --- who leads, and the end of a round --------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("BR-16.11", "BR-16.21")
def test_what_left_the_lodge_is_led_by_its_owner(seat: int) -> None:
    """An evocation that goes while the other mage leads it comes back as its owner's, without the bonuses."""
    t = laid_out(seat, {"evocations": [evocation("r3")]}, {})
    figure = 2 + 3 * seat
    t.state.lead(figure, 1 - seat, 2, 1)
    t.state.remove_evocation(figure)
    assert (t.state.control[figure], t.state.stronger[figure], t.state.faster[figure]) == (seat, 0, 0)


@BOTH
@pytest.mark.rule("BR-18.6")
def test_the_crown_holder_orders_three_full_rooms(seat: int) -> None:
    full = {f"r{n}": {"instability": ["rose"] * slots} for n, slots in ((2, 5), (5, 4), (6, 6))}
    t = laid_out(0, {}, {}, crown=seat, phase="cleanup", rooms=full)
    for room in ("r5", "r6"):
        assert t.actors() == (seat,)
        assert t.prompt(seat) == "restore"
        t.do(seat, f"room {room}")
    assert [each["room"] for each in told(t, "room-restored")] == ["r5", "r6", "r2"]


@BOTH
@pytest.mark.rule("BR-12.1", "BR-10.4")
def test_the_study_phase_begins_before_anybody_draws(seat: int) -> None:
    whole = {"grimoire": ["tithe", "verdict"]}
    library = ["crusade", "inquisition", "seal_of_law", "holy_shield"]
    t = laid_out(0, whole, whole, crown=seat, phase="study", library=library)
    events = [event for event in t.state.events(0, None) if event.kind in ("phase-started", "drew")]
    assert [event.kind for event in events] == ["phase-started", *["drew"] * 8]
    assert [event.args["seat"] for event in events[1:]] == [seat] * 4 + [1 - seat] * 4


@BOTH
@pytest.mark.rule("BR-26.3")
def test_what_a_round_counted_is_less_afterwards(seat: int) -> None:
    """Quests that ask for little of something look again when the round ends."""
    t = laid_out(0, {}, {}, crown=seat, phase="cleanup")
    s = t.state.clone()
    s.colours_activated = [1, 2]
    s.news = 0
    s.stack.append((frames.END_ROUND, -1))
    s.steps[frames.END_ROUND].run(s, s.stack[-1])
    assert s.colours_activated == [0, 0]
    assert s.news & NEWS_OF_LOSSES


# --- how it begins, and what is asked although there is one answer ----------------------------------------------------


def test_an_empty_table() -> None:
    """Before the game is dealt nothing lies anywhere, nobody has chosen, and every token is in its supply."""
    s = BLACK_ROSE.blank(2)
    assert isinstance(s, State)
    nobody = {name: getattr(s, name) for name in ("colour", "mage", "room_at", "last", "evocation", "upgrade", "slot")}
    nobody |= {name: getattr(s, name) for name in ("token_on", "lasting")}
    assert {value for row in nobody.values() for value in row} == {-1}
    nothing = [s.power, s.trophies, s.room_track, s.restored, s.used, s.marked, s.turned, s.stronger, s.faster, s.side]
    nothing += [s.revealed, s.dealt, s.happened, s.colours_activated, s.peeked, s.secret_forgotten, s.seen_top]
    nothing += [s.withheld, [s.crown, s.first, s.round, s.phase, s.fallen, s.laid_out]]
    assert {value for row in nothing for value in row} == {0}
    assert (s.school, s.in_activation, s.winner) == (-1, -1, -1)
    assert (s.where, s.supply, s.actions) == ([7, 7, *[-1] * 6], [25, 25, 25], [2, 2])
    assert s.control == [0, 1, 0, 0, 0, 1, 1, 1]
    piles = [*s.grimoire, *s.hand, *s.memories, s.library, s.forgotten, s.removed, s.quests, s.quest_mark, s.effects]
    assert not any([*piles, *s.bound, *s.shown, *s.held_openly, *s.damage, *s.instability])
    lengths = (s.room_at, s.instability, s.restored, s.damage, s.slot, s.seen_top, s.lasting, s.where)
    assert [len(row) for row in lengths] == [7, 7, 7, 8, 8, 6, 8, 8]


@BOTH
@pytest.mark.rule("BR-5.17", "BR-28.3")
def test_that_all_cards_are_alike_is_not_shown(seat: int) -> None:
    """Whoever has three of the same card is asked which he discards; who has to discard all of them is not."""
    for left, asked in ((1, True), (3, False)):
        s = laid_out(seat, {"hand": ["tithe"] * 3}, {}).state
        s.trunk.append((frames.DISCARD, seat, left, at.NOBODY, s.decisions, left))
        s.advance()
        assert (s.decision(seat).prompt == "hand-limit") == asked
        assert len(s.memories[seat]) == (0 if asked else 3)


@BOTH
@pytest.mark.rule("BR-26.3")
def test_quests_that_wait_for_the_other_mage(seat: int) -> None:
    s = laid_out(0, {}, {}).state
    quest = QuestCard(0, 0, "a", 1, 0)
    quest.event = at.ON_FORGOTTEN
    for who, doer in ((at.BY_CASTER, seat), (at.BY_OPPONENT, 1 - seat)):
        quest.who = who
        s.happened = [0, 0]
        assert not meets(s, quest, seat, 0)
        s.happened[1 - doer] = 1 << at.ON_FORGOTTEN
        assert not meets(s, quest, seat, 0)
        s.happened[doer] = 1 << at.ON_FORGOTTEN
        assert meets(s, quest, seat, 0)
    quest.event, quest.phase = at.ON_PHASE_END, 3
    assert meets(s, quest, seat, 3), "that the phase ends is all that it wants"
    assert not meets(s, quest, seat, 4)


@BOTH
@pytest.mark.rule("BR-25.3", "BR-10.4")
def test_both_mages_are_asked_before_damage_to_both(seat: int) -> None:
    """In turn order, each for his own token; what one ignores the other does not."""
    for crown in (0, 1):
        slots = [{"ii": lasting("mirror", holder=number)} for number in (0, 1)]
        t = laid_out(0, {"slots": slots[0]}, {"slots": slots[1]}, crown=crown)
        s = t.state
        e = effect_of(s.cat.attack_program, at.NOBODY, s.cat.sets["a"][0], at.OTHER)
        s.effects.append(e)
        s.trunk.append(frames.RUNNING)
        e[registers.NEXT_PART] = len(s.cat.programs[s.cat.attack_program])
        deal(s, e, at.ROSE, 2, 3)
        s.advance()
        assert s.actors() == (crown,)
        t.do(crown, "done")
        assert (s.actors(), t.prompt(1 - crown)) == ((1 - crown,), "persistent")
        t.do(1 - crown, "done")
        assert (t.damage(0), t.damage(1)) == (["black_rose"] * 2, ["black_rose"] * 2)


@BOTH
@pytest.mark.rule("BR-28.13", "BR-18.1")
def test_what_was_looked_at_is_known_until_its_own_slots_are_cleared(seat: int) -> None:
    other = 1 - seat
    slots = {"i": "tithe", "iii": "verdict reverse"}
    t = laid_out(seat, {"slots": slots}, {"slots": slots})
    s = t.state
    for whose in (seat, other):
        see_spell(s, whose, 3)
    clear_spells(s, seat)
    assert [place for place in range(8) if s.peeked[place]] == [other * 4 + 3]
    BLACK_ROSE.check(s)
    assert s.shown[seat] + s.held_openly[seat] != []
    clear_spells(s, other)
    assert s.peeked == [0] * 8
    BLACK_ROSE.check(s)
    assert s.slot == [-1] * 8
    assert [len(pile) for pile in s.memories] == [2, 2]


def test_nothing_but_a_spell_has_the_number_0() -> None:
    """So that whoever asks whether there is an evocation or an upgrade may leave it out or not."""
    for packs in ([], [PACK]):
        cat = BLACK_ROSE.catalogue(packs)
        assert (cat.kind[0], cat.component[cat.ids[0]]) == (at.SPELL, 0)


@BOTH
@pytest.mark.rule("BR-28.13", "BR-28.5")
def test_what_was_seen_on_top_of_piles(seat: int) -> None:
    """A card less of it is known when one is drawn, by both of the common piles; nothing after a shuffle."""
    whole = {"grimoire": ["tithe", "verdict", "crusade"]}
    forgotten = ["last_judgment", "will_of_the_rose"]
    s = laid_out(seat, whole, whole, library=["inquisition", "holy_shield"], forgotten=forgotten).state
    other = 1 - seat
    s.seen_top = [2, 2, 2, 2, 1, 1]
    s.draw_from_grimoire(seat)
    assert (s.seen_top[seat], s.seen_top[other]) == (1, 2)
    s.draw_common(seat, 1)
    assert s.seen_top[2:] == [1, 1, 1, 1]
    s.draw_common(other, 2)
    assert s.seen_top[2:] == [1, 1, 0, 0]
    s.draw_common(other, 2)
    assert s.seen_top[4:] == [0, 0], "of what nobody has seen nothing is known"
    assert s.view(seat)["players"][other]["known_cards"] == ["last_judgment"]
    s.shuffle_grimoire(seat)
    assert (s.seen_top[seat], s.seen_top[other]) == (0, 2)
    assert s.seen_top[2:] == [1, 1, 0, 0]


@BOTH
@pytest.mark.rule("BR-1.7", "BR-1.8")
def test_just_enough_tokens_are_not_distributed(seat: int) -> None:
    other = 1 - seat
    t = says(seat, "thorn", theirs={"evocations": [evocation("r2")]}, rose={"spare": 6})
    assert [each["count"] for each in told(t, "damaged")] == [3, 3]
    assert t.damage(other) == ["black_rose"] * 3
    rooms = {"r1": {"instability": [0, 1]}, "r3": {"instability": [1, "rose", 0]}}
    t = says(seat, "thorn reverse", rooms=rooms, rose={"spare": 4})
    assert (t.room("r1"), t.room("r3")) == (["black_rose"] * 2, ["black_rose"] * 3)
    t = says(seat, "price reverse", mine={"spare": 3}, rooms={f"r{n}": {"restored": True} for n in range(2, 7)})
    assert t.prompt(seat) == "distribute", "one is missing"


@BOTH
@pytest.mark.rule("BR-16.13")
def test_an_activation_begins_without_marks(seat: int) -> None:
    """What was dealt in the activation before is not dealt in this one."""
    t = laid_out(seat, {"evocations": [evocation("r3", id="ash_wolf")]}, {"damage": [seat]})
    t.state.marked = [1, 1, 0, 0, 0, 0, 0, 0]
    t.do(seat, "command")
    assert t.state.marked == [0] * 8


@BOTH
@pytest.mark.rule("BR-1.7", "BR-14.8")
def test_one_room_is_no_choice_and_who_attacks_is_named(seat: int) -> None:
    rooms = {"r5": {"instability": ["rose"] * 4}}
    s = laid_out(seat, {"spare": 2, "evocations": [evocation("r1", 2)]}, {"at": "r1"}, rooms=rooms).state
    waiting = list(s.trunk)
    assert not PlaceInstability(3, selectors.R_EACH, False).distributed(s, seat, [0, 5])
    assert s.trunk == waiting
    figure = 3 + 3 * seat
    attack = ChooseVictim("strike").decision(s, (frames.STRIKE, seat, figure, 0, s.cat.component["verdict"]))
    assert (attack.seat, attack.args) == (seat, {"figure": f"evocation_{seat}_2"})
