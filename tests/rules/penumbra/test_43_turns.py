"""Turns: whose it is, its type, its end (sections 43 and 44)."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.fate import fill_row, refresh_row
from arcanum.games.penumbra.phases import begin_turn_type
from tests.rules.penumbra.table import Table, card, laid, new_game, table, wizard

DECK = ["ratcatcher", "stargazer", "night_market"]
ROW = ["lost_hut", "offering", "treasury", "smuggler"]


def choosing(**fields: Any) -> Table:
    """Seat 0 chooses the type of its turn; seat 1 has it after that."""
    return table(wizard(**fields), wizard(), turn="choose")


def ended(ends: str, **position: Any) -> Table:
    """A turn of seat 0 has just ended."""
    me = position.pop("me", wizard())
    return table(me, wizard(), turn="end", ends=ends, **position)


# --- whose turn it is -------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-43.1", "PN-5.10")
def test_turns_go_round_in_turn_order() -> None:
    t = table(wizard(), wizard(), wizard(), turn="choose", order=[2, 0, 1], to_act=2)
    seen = []
    for _ in range(4):
        seat = t.actors()[0]
        seen.append((seat, t.state.round))
        t.do(seat, "rest")
    assert seen == [(2, 2), (0, 2), (1, 2), (2, 3)]


@pytest.mark.rule("PN-43.2", "PN-43.3", "PN-43.16", "PN-E64")
def test_one_placement_in_the_first_turn_and_two_later() -> None:
    for round_, wanted in ((1, 1), (2, 2)):
        assert table(wizard(), wizard(), turn="choose", round=round_).legal(0) == ["study", "rest"]
        s = laid(wizard(), wizard(), turn="choose", round=round_)
        begin_turn_type(s, 0, at.STUDY)
        assert s.now[f.PLACEMENTS] == wanted


@pytest.mark.rule("PN-43.3")
def test_every_player_has_one_placement_in_the_first_turn() -> None:
    t = table(wizard(), wizard(), turn="end", ends="study", round=1)
    assert (t.state.round, t.state.turns) == (1, [1, 1, 0])


@pytest.mark.rule("PN-43.2", "PN-43.6", "PN-43.11")
def test_a_study_turn_may_end_without_a_placement_and_refreshes_nothing() -> None:
    t = table(wizard(dice=["red-2"]), wizard(), row=ROW, decks={"contracts": DECK}, fate=["wildwood"])
    t.do(0, "end")
    facts = t.facts()
    assert (facts["row"], facts["fate"]) == (ROW, ["wildwood"])
    assert t.actors() == (1,)


# --- the type of a turn -----------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-43.7", "PN-44.1", "PN-44.6", "PN-E79")
def test_the_type_is_chosen_before_any_effect_and_the_trial_with_it() -> None:
    t = table(
        wizard(marks={"d1": "emerald"}, dice=["green-3"], store={"crystal": 5}),
        wizard(),
        turn="choose",
        trial_row=["goldgorger", "aranea"],
    )
    assert t.legal(0) == ["study", "rest", "trial goldgorger", "trial aranea"]
    assert t.reason(0, "mark d1") == ("choose-a-turn", "PN-43.7")


@pytest.mark.rule("PN-44.5", "PN-E66")
def test_without_a_trial_no_trial_turn() -> None:
    t = choosing()
    assert t.legal(0) == ["study", "rest"]
    assert t.reason(0, "trial goldgorger") == ("trial-not-available", "PN-37.10")


@pytest.mark.rule("PN-16.4", "PN-16.19", "PN-43.17")
def test_a_wizard_who_must_rest_has_no_choice() -> None:
    t = table(wizard(), wizard(must_rest=True), trial_row=["goldgorger"], turn="end", ends="study")
    assert [event["type"] for event in t.events("turn-type") if event["seat"] == 1] == ["rest"]


@pytest.mark.rule("PN-43.14", "PN-E86")
def test_nobody_studies_twice_in_a_row_without_a_placement() -> None:
    t = ended("study", trial_row=["goldgorger"])
    t.do(1, "rest")
    assert t.legal(0) == ["rest", "trial goldgorger"]
    assert t.reason(0, "study") == ("idle-study", "PN-43.14")


@pytest.mark.rule("PN-43.14")
def test_after_a_rest_or_a_placement_a_wizard_may_study_again() -> None:
    t = table(wizard(idle=True), wizard(), turn="choose")
    t.do(1, "rest")  # seat 0 could do nothing but rest
    assert t.may(0, "study")
    busy = ended("study", now={"placed": True})
    assert not busy.wizard(0)["idle"]
    assert ended("study").wizard(0)["idle"]


@pytest.mark.rule("PN-43.14", "PN-43.17")
def test_the_option_allows_idle_study() -> None:
    t = table(wizard(idle=True), wizard(), turn="choose", options={"no_idle_study": "false"})
    assert t.legal(0) == ["study", "rest"]


@pytest.mark.rule("PN-43.12", "PN-43.13")
def test_a_study_turn_that_becomes_a_trial_turn_has_no_placements_left() -> None:
    s = laid(wizard(), wizard(), now={"in_time": True})
    assert s.trunk[-1][0] == frames.FREE
    begin_turn_type(s, 0, at.TRIAL_TURN)
    assert s.turn_type == at.TRIAL_TURN
    assert s.now[f.PLACEMENTS] == 0
    assert s.now[f.IN_TIME] == 1, "what was used once stays used"
    assert [frame[0] for frame in s.trunk] == [frames.NEXT_TURN, frames.END_TURN], "the free window is gone"


@pytest.mark.rule("PN-43.14")
def test_a_study_turn_that_became_a_trial_turn_is_not_idle() -> None:
    assert not ended("trial").wizard(0)["idle"]


# --- the end of a turn ------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-44.3", "PN-44.4", "PN-45.3", "PN-S29")
@pytest.mark.parametrize("ends", ["trial", "rest"])
def test_trial_and_rest_turns_refresh_the_row_and_reveal_fate(ends: str) -> None:
    t = ended(ends, row=ROW, decks={"contracts": DECK}, fate=["wildwood", "aranea"])
    facts = t.facts()
    assert facts["row"] == ["ratcatcher", "lost_hut", "offering", "treasury"]
    assert facts["decks"]["contracts"] == ["stargazer", "night_market", "smuggler"]
    assert facts["trial_row"] == ["wildwood"]
    assert facts["fate"] == ["aranea"]
    assert t.told().index("row-refreshed") < t.told().index("fate-revealed")


@pytest.mark.rule("PN-44.9", "PN-50.5")
def test_everybody_knows_the_contract_that_went_under_the_deck() -> None:
    t = ended("rest", row=ROW, decks={"contracts": DECK})
    assert t.state.decks[8][0] == card("smuggler")
    assert t.state.seen_by[8] == [0b11, 0, 0]


@pytest.mark.rule("PN-44.8", "PN-E92")
def test_with_an_empty_contract_deck_the_row_stays() -> None:
    t = ended("rest", row=ROW, fate=["wildwood"])
    assert t.facts()["row"] == ROW
    assert t.facts()["trial_row"] == ["wildwood"]


@pytest.mark.rule("PN-36.6", "PN-36.13", "PN-S30")
def test_a_gap_in_the_row_is_filled_from_the_left_as_far_as_the_deck_goes() -> None:
    s = laid(wizard(), row=["lost_hut", "treasury", "smuggler"], decks={"contracts": ["ratcatcher"]})
    fill_row(s)
    assert s.row == [card(name) for name in ("ratcatcher", "lost_hut", "treasury", "smuggler")]
    s.row = s.row[:3]
    fill_row(s)
    assert len(s.row) == 3


@pytest.mark.rule("PN-44.3")
def test_a_short_row_is_filled_up_at_the_next_refresh() -> None:
    s = laid(wizard(), row=["lost_hut", "smuggler"], decks={"contracts": DECK})
    refresh_row(s)
    assert s.row == [card(name) for name in ("night_market", "stargazer", "ratcatcher", "lost_hut")]


@pytest.mark.rule("PN-9.4", "PN-E9")
def test_temporary_dice_are_discarded_at_the_end_of_the_turn() -> None:
    t = ended("study", me=wizard(dice=["red-3-temporary", "red-3", "blue-1-temporary"]))
    assert t.dice(0) == ["red-3"]


@pytest.mark.rule("PN-21.17", "PN-35.6")
def test_a_card_launched_from_a_market_is_discarded_and_the_market_refilled() -> None:
    t = ended(
        "study",
        me=wizard(marks={"d1": "ruby"}),
        market={"ruby": ["sacrifice rotated", "blood_pact"]},
        decks={"ruby": ["transfusion", "ichor"]},
    )
    facts = t.facts()
    assert facts["market"]["ruby"] == ["transfusion", "blood_pact"]
    assert facts["decks"]["ruby"] == ["ichor", "sacrifice"]
    assert t.state.launched == 0
    assert t.state.seen_by[0] == [0b11, 0]


@pytest.mark.rule("PN-21.17")
def test_so_it_is_at_the_end_of_every_turn() -> None:
    t = ended(
        "study",
        market={"ruby": ["sacrifice", "blood_pact"]},
        decks={"ruby": ["ichor"]},
        me=wizard(marks={"d1": "ruby"}),
    )
    t.state.launched = 0b10
    t.do(1, "rest")
    assert t.facts()["market"]["ruby"] == ["sacrifice", "ichor"]


@pytest.mark.rule("PN-16.16")
def test_a_mortal_wound_that_was_announced_comes_before_the_refresh() -> None:
    t = ended(
        "trial", me=wizard(dice=["red-3"]), now={"doomed": True}, row=ROW, decks={"contracts": DECK}, fate=["wildwood"]
    )
    mine = t.wizard(0)
    assert (mine["wounds"], mine["must_rest"]) == (1, True)
    told = t.told()
    assert told.index("mortal-wound") < told.index("row-refreshed") < told.index("fate-revealed")
    assert told.count("row-refreshed") == 1


@pytest.mark.rule("PN-16.6", "PN-16.16")
def test_but_not_a_second_one_in_the_same_turn() -> None:
    t = ended("study", me=wizard(wounds=1), now={"doomed": True, "mortal": True})
    assert t.wizard(0)["wounds"] == 1


@pytest.mark.rule("PN-28.18", "PN-15.27")
def test_what_held_for_a_turn_is_over_in_the_next() -> None:
    t = ended("study", now={"in_time": True, "nudges": 2, "without_slot": 1, "discount": 3})
    assert t.state.now[f.IN_TIME] == t.state.now[f.NUDGES] == t.state.now[f.WITHOUT_SLOT] == 0
    assert t.state.now[f.DISCOUNT] == 0


@pytest.mark.rule("PN-43.16", "PN-43.17")
def test_the_first_decision_of_a_game_is_the_type_of_a_turn() -> None:
    t = new_game(2)
    for seat in (0, 1):
        t.do(seat, t.legal(seat)[0])
    first = t.state.order[0]
    assert t.actors() == (first,)
    assert t.legal(first)[:2] == ["study", "rest"]
    assert len(t.legal(first)) == 4
    assert t.state.turns[first] == 1


# --- a Study turn that becomes a Trial turn ---------------------------------------------------------------------------


def transgressing(**now: Any) -> Table:
    me = wizard(dice=["violet-2", "violet-3", "bone-4"], grimoire=["transgression"], store={"trinket": 1})
    return table(me, wizard(), trial_row=["goldgorger", "aranea"], now=now, fate=["wildwood"])


@pytest.mark.rule("PN-43.12", "PN-43.15", "PN-44.6", "PN-44.4")
def test_transgression_names_a_trial_at_once_and_the_turn_ends_like_a_trial_turn() -> None:
    t = transgressing()
    t.do(0, "use transgression", "die violet-2")
    assert t.legal(0) == ["trial goldgorger", "trial aranea"]
    t.do(0, "trial goldgorger")
    assert t.state.turn_type == at.TRIAL_TURN
    assert t.events("turn-changed") == [{"seat": 0}]
    assert not any(words.startswith("place") for words in t.legal(0))
    while t.actors() == (0,):
        t.do(0, "no" if t.may(0, "no") else t.legal(0)[0])
    assert t.facts()["removed"] == ["goldgorger"]
    assert "wildwood" in t.facts()["trial_row"]


@pytest.mark.rule("PN-43.12", "PN-E65")
def test_transgression_needs_two_placements_extra_ones_count() -> None:
    t = transgressing(placements=1)
    assert not t.may(0, "use transgression")
    t.do(0, "in-time")
    assert t.may(0, "use transgression")


@pytest.mark.rule("PN-43.15", "PN-E87")
def test_transgression_is_used_only_between_placements() -> None:
    t = transgressing(placements=3)
    t.do(0, "place forest", "die bone-4")
    assert not t.may(0, "use transgression"), "inside of a placement"
    t.do(0, "yes")
    assert t.may(0, "use transgression"), "two of three placements are left"


@pytest.mark.rule("PN-43.15")
def test_without_a_trial_there_is_no_transgression() -> None:
    t = table(wizard(dice=["violet-2"], grimoire=["transgression"]), wizard())
    assert not t.may(0, "use transgression")


# --- a Trial turn -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-44.2", "PN-44.7", "PN-44.1", "PN-51.28", "PN-51.29")
def test_a_trial_turn_is_over_after_a_failure() -> None:
    t = table(
        wizard(marks={"d1": "ruby", "s1": "spark"}, dice=["red-1"], store={"crystal": 6}),
        wizard(),
        turn="choose",
        trial_row=["goldgorger", "aranea"],
        row=ROW,
        decks={"contracts": DECK},
        fate=["wildwood"],
        rolls=[3, 3, 3],
    )
    t.do(0, "trial goldgorger")
    assert t.may(0, "roll"), "effects may be used before the roll"
    assert t.may(0, "nudge")
    t.do(0, "roll")
    assert t.may(0, "nudge"), "and before the task"
    t.do(0, "no")
    assert t.actors() == (1,), "no window opens any more"
    assert t.facts()["removed"] == ["goldgorger"]
    assert t.facts()["trial_row"] == ["aranea", "wildwood"]
    assert t.facts()["row"][0] == "ratcatcher"


@pytest.mark.rule("PN-16.14", "PN-E37", "PN-16.8")
def test_after_a_mortal_wound_in_a_trial_the_row_and_fate_are_refreshed() -> None:
    t = table(
        wizard(marks={"d1": "ruby wounded", "d3": "ruby wounded"}),
        wizard(),
        turn="choose",
        trial_row=["goldgorger"],
        row=ROW,
        decks={"contracts": DECK},
        fate=["wildwood"],
        rolls=[1, 3, 3],
    )
    t.do(0, "trial goldgorger")
    assert t.wizard(0)["wounds"] == 1
    assert t.facts()["removed"] == ["goldgorger"]
    assert t.facts()["trial_row"] == ["wildwood"]
    assert t.facts()["row"][0] == "ratcatcher"
    assert t.actors() == (1,)


@pytest.mark.rule("PN-9.5", "PN-E8")
def test_a_temporary_die_that_was_placed_stays() -> None:
    t = table(wizard(dice=["red-3-temporary", "bone-1"]), wizard())
    t.do(0, "place forest", "die red-3-temporary", "done", "end")
    assert t.lying("forest") == ["red-3"]
    assert t.dice(0) == ["bone-1"]


@pytest.mark.rule("PN-43.9", "PN-43.5", "PN-43.8")
def test_effects_keep_to_their_turn_types() -> None:
    t = table(
        wizard(dice=["bone-1", "bone-2"], store={"crystal": 4, "jewel": 1}, marks={"d1": "ruby"}),
        wizard(),
        turn="choose",
        trial_row=["goldgorger"],
        market={"potions": ["truthsayer", "bracing_brew"]},
    )
    trial = Table(t.state.clone())
    t.do(0, "study")
    assert t.may(0, "nudge")
    assert t.may(0, "bribe")
    trial.do(0, "trial goldgorger")
    assert trial.may(0, "nudge")
    assert not trial.may(0, "bribe")


@pytest.mark.rule("PN-43.10", "PN-51.12")
def test_nothing_can_be_done_in_the_turn_of_another() -> None:
    t = table(wizard(dice=["bone-1"]), wizard(dice=["red-1"], store={"crystal": 5}))
    assert t.actors() == (0,)
    assert t.legal(1) == []
    assert t.reason(1, "reroll")[0] == "not-your-decision"
