"""The Fate deck in play, events, prophecies and the end of the game (sections 46 and 47)."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.fate import end_check, fulfilled
from arcanum.games.penumbra.registers import effect_of
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.steps import gains, parts
from arcanum.games.penumbra.steps.events import DraftCards, for_wizards, from_you
from tests.rules.penumbra.table import CAT, Table, card, laid, solo, table, wizard

TRIALS = ["goldgorger dark", "aranea light", "wildwood light", "plains_of_agony dark", "basilisk light"]
CONTRACTS = ["lost_hut", "offering", "treasury", "smuggler", "ratcatcher", "stargazer", "night_market", "sacred_grove"]


def revealed(*wizards: dict[str, Any], fate: list[str], **position: Any) -> Table:
    """A Rest turn of seat 0 has ended, with this Fate deck from the top."""
    return table(*(wizards or (wizard(), wizard())), turn="end", fate=fate, **position)


# --- the cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-46.1", "PN-46.2", "PN-44.4")
def test_a_trial_joins_the_row_at_its_right_end() -> None:
    t = revealed(fate=["wildwood", "aranea"], trial_row=["goldgorger", "basilisk"])
    assert t.facts()["trial_row"] == ["goldgorger", "basilisk", "wildwood"]
    assert t.facts()["fate"] == ["aranea"]
    assert t.events("fate-revealed") == [{"party": 0, "card": "wildwood"}]


@pytest.mark.rule("PN-46.4")
def test_a_goal_lies_open() -> None:
    t = revealed(fate=["heroism", "aranea"])
    assert t.facts()["goals"] == ["heroism"]
    assert t.facts()["last_turns"] is None


@pytest.mark.rule("PN-46.5")
def test_a_prophecy_is_in_force_at_once() -> None:
    t = revealed(fate=["unity", "aranea"])
    assert t.facts()["prophecies"] == ["unity"]
    assert t.facts()["ended_by"] is None


@pytest.mark.rule("PN-46.8")
def test_an_empty_deck_reveals_nothing() -> None:
    t = revealed(fate=[])
    assert "fate-revealed" not in t.told()


@pytest.mark.rule("PN-46.1")
def test_one_card_after_each_turn() -> None:
    t = revealed(fate=["wildwood", "aranea", "basilisk"])
    t.do(1, "rest")
    assert t.facts()["trial_row"] == ["wildwood", "aranea"]
    assert [event["party"] for event in t.events("fate-revealed")] == [0, 1]


# --- prophecies -------------------------------------------------------------------------------------------------------

REACHED: list[tuple[str, list[dict[str, Any]], list[dict[str, Any]]]] = [
    ("song_of_overcoming", [wizard(), wizard(trials=TRIALS[:4])], [wizard(trials=TRIALS[:3]), wizard()]),
    (
        "unity",
        [
            wizard(trials=["goldgorger dark", "aranea dark", "wildwood dark"]),
            wizard(trials=["basilisk dark", "cloaker dark", "cockatrice dark"]),
        ],
        [
            wizard(trials=["goldgorger dark", "aranea dark", "wildwood dark"]),
            wizard(trials=["basilisk dark", "cloaker dark"]),
        ],
    ),
    ("guild_revival", [wizard(contracts=CONTRACTS), wizard()], [wizard(contracts=CONTRACTS[:7]), wizard()]),
    (
        "awakened_spark",
        [wizard(marks={"s1": "spark", "s2": "spark", "s3": "spark"})] * 2,
        [wizard(marks={"s1": "spark", "s2": "spark", "s3": "spark"}), wizard(marks={"s1": "spark", "s2": "spark"})],
    ),
    (
        "full_belt",
        [wizard(marks={f"d{slot}": "ruby" for slot in range(1, 9)}), wizard()],
        [wizard(marks={f"d{slot}": "ruby" for slot in range(1, 8)} | {"s1": "spark"}), wizard()],
    ),
    (
        "common_cause",
        [wizard(contracts=CONTRACTS[:4]), wizard(contracts=CONTRACTS[4:])],
        [wizard(contracts=CONTRACTS[:4]), wizard(contracts=CONTRACTS[4:7])],
    ),
    (
        "the_scales",
        [
            wizard(trials=["basilisk dark", "night_of_horrors dark", "heart_of_winter dark", "flesheaters_lair dark"]),
            wizard(),
        ],
        [
            wizard(trials=["basilisk dark", "night_of_horrors dark", "heart_of_winter dark", "cockatrice dark"]),
            wizard(),
        ],
    ),
    ("hidden_knowledge", [wizard(store={"arcana": 6})] * 2, [wizard(store={"arcana": 6}), wizard(store={"arcana": 5})]),
]


@pytest.mark.rule("PN-47.10", "PN-47.13")
@pytest.mark.parametrize(("prophecy", "enough", "short"), REACHED, ids=[each[0] for each in REACHED])
def test_what_each_prophecy_waits_for(prophecy: str, enough: list[dict[str, Any]], short: list[dict[str, Any]]) -> None:
    assert fulfilled(laid(*enough), card(prophecy))
    assert not fulfilled(laid(*short), card(prophecy))


@pytest.mark.rule("PN-47.3", "PN-47.2", "PN-S28", "PN-47.14")
def test_a_prophecy_fulfilled_when_it_is_revealed() -> None:
    three = ["goldgorger dark", "aranea dark", "wildwood dark"]
    other = ["basilisk dark", "cloaker dark", "cockatrice dark"]
    third = ["gloomy_lady light", "smoky_beast light", "direwolf_pack light"]
    t = table(
        wizard(trials=three),
        wizard(trials=other),
        wizard(trials=third),
        turn="end",
        to_act=1,
        fate=["unity", "heroism"],
    )
    assert t.facts()["ended_by"] == "unity"
    order = []
    while not t.state.over:
        seat = t.actors()[0]
        order.append(seat)
        t.do(seat, "rest")
    assert order == [2, 0, 1], "the turn of whoever revealed it is the last"
    assert t.events("end-fixed") == [{"party": 1, "prophecy": "unity"}]
    assert t.told()[-1] == "game-over"


@pytest.mark.rule("PN-47.1", "PN-47.2", "PN-S27", "PN-47.11")
def test_after_the_fourth_trial_everybody_has_one_more_turn() -> None:
    s = laid(
        wizard(trials=TRIALS[:3]), wizard(), wizard(), turn="end", prophecies=["song_of_overcoming"], fate=["heroism"]
    )
    s.check_prophecies()
    assert s.ended_by < 0
    s.trials[0] = [*s.trials[0], card("basilisk") * 2]
    s.check_prophecies()
    assert s.last_turns == 3
    s.advance()
    order = []
    while not s.over:
        seat = s.actors()[0]
        order.append(seat)
        s.apply(seat, at.A_REST)
    assert order == [1, 2, 0]
    assert s.last_turns == 0


@pytest.mark.rule("PN-47.4", "PN-47.5")
def test_end_of_times_comes_true_when_the_last_card_has_been_revealed() -> None:
    t = revealed(fate=["wildwood", "heroism"], prophecies=["end_of_times"])
    assert t.facts()["ended_by"] is None
    t.do(1, "rest")
    assert t.facts()["ended_by"] == "end_of_times"
    assert t.facts()["last_turns"] == 1, "seat 0 has begun its last turn"
    t.do(0, "rest").do(1, "rest")
    assert t.state.over


@pytest.mark.rule("PN-47.5")
def test_an_empty_deck_counts_only_when_its_last_card_has_been_carried_out() -> None:
    s = laid(wizard(), wizard(), prophecies=["end_of_times"])
    end_check(s)
    assert s.ended_by < 0
    end_check(s, True)
    assert s.ended_by == card("end_of_times")


@pytest.mark.rule("PN-47.6", "PN-E72")
def test_once_fulfilled_the_end_is_fixed() -> None:
    s = laid(wizard(store={"arcana": 5}), wizard(store={"arcana": 6}), prophecies=["hidden_knowledge"])
    s.gain(0, at.ARCANA, 1)
    assert (s.ended_by, s.last_turns) == (card("hidden_knowledge"), 2)
    s.lose(0, at.ARCANA, 6)
    end_check(s)
    assert s.last_turns == 2


@pytest.mark.rule("PN-47.6")
def test_marks_are_looked_at_when_they_are_gained() -> None:
    s = laid(wizard(marks={f"d{slot}": "ruby" for slot in range(1, 8)}), prophecies=["full_belt"])
    s.put_mark(0, 1, 7)
    assert s.ended_by == card("full_belt")


@pytest.mark.rule("PN-47.7", "PN-E71")
def test_a_second_prophecy_changes_nothing() -> None:
    t = revealed(
        wizard(trials=TRIALS[:4]), wizard(), fate=["song_of_overcoming"], prophecies=["end_of_times"], last_turns=None
    )
    assert len(t.events("end-fixed")) == 1
    assert t.facts()["last_turns"] == 1
    again = revealed(fate=["aranea"], prophecies=["end_of_times"], ended_by="unity", last_turns=2)
    assert again.facts()["ended_by"] == "unity"
    assert again.facts()["last_turns"] == 1


@pytest.mark.rule("PN-47.8")
def test_turns_of_the_last_round_are_like_others() -> None:
    t = revealed(
        fate=["wildwood", "aranea"],
        ended_by="unity",
        last_turns=2,
        row=["lost_hut"],
        decks={"contracts": ["offering", "smuggler"]},
    )
    assert t.legal(1) == ["study", "rest", "trial wildwood"]
    t.do(1, "rest")
    assert t.facts()["trial_row"] == ["wildwood", "aranea"]


# --- the extra turn ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-26.3", "PN-47.9")
def test_the_chronomancer_has_one_more_turn() -> None:
    t = revealed(wizard(), wizard(talent="chronomancer"), wizard(), fate=[], ended_by="unity", last_turns=0, to_act=2)
    assert t.actors() == (1,)
    assert t.events("extra-turn") == [{"seat": 1, "card": "chronomancer"}]
    t.do(1, "rest")
    assert t.state.over


@pytest.mark.rule("PN-47.9", "PN-E73")
def test_not_if_the_last_turn_was_its_own() -> None:
    t = revealed(wizard(talent="chronomancer"), wizard(), fate=[], ended_by="unity", last_turns=0)
    assert t.state.over
    assert not t.events("extra-turn")


@pytest.mark.rule("PN-16.19")
def test_a_forced_rest_holds_in_an_extra_turn() -> None:
    t = revealed(wizard(), wizard(talent="chronomancer", must_rest=True), fate=[], ended_by="unity", last_turns=0)
    assert t.state.over, "nobody was asked"
    assert [event["type"] for event in t.events("turn-type")] == ["rest"]


# --- events -----------------------------------------------------------------------------------------------------------


def drafting(s: State, deck: str, number: int, per_wizard: int = 0) -> Table:
    """The wizards are offered cards, seat 0 first, as by an event."""
    decks = list(range(6)) if deck == "discipline" else [at.POTION_DECK]
    program = len(CAT.programs)
    CAT.programs.append([DraftCards(decks, number, per_wizard)])
    s.effects = [[program, 0, 0, card("fresh_batch"), 0, 0, 0, -1, 0, 0, 0]]
    s.trunk[:] = [s.trunk[0], (frames.RUN, -1)]
    s.active = s.seats - 1
    s.advance()
    return Table(s)


@pytest.mark.rule("PN-46.10", "PN-46.7", "PN-46.12", "PN-50.5")
def test_revealed_cards_are_offered_from_you_on_and_the_rest_goes_back() -> None:
    decks = {"ruby": ["sacrifice", "ichor"], "amber": ["chant"], "emerald": ["healing"]}
    t = drafting(laid(wizard(), wizard(grimoire=["chant"]), decks=decks), "discipline", 6)
    assert t.state.offered == [card("sacrifice"), card("chant"), card("healing")]
    assert t.legal(0) == ["done", "take sacrifice", "take chant", "take healing"]
    t.do(0, "take healing")
    assert t.legal(1) == ["done", "take sacrifice"], "the name Chant is owned"
    assert t.reason(1, "take chant") == ("name-owned", "PN-17.15")
    assert t.reason(1, "take healing") == ("not-on-offer", "PN-46.10")
    t.do(1, "take sacrifice")
    assert t.wizard(0)["grimoire"] == ["healing"]
    assert sorted(t.wizard(1)["grimoire"]) == ["chant", "sacrifice"]
    assert t.facts()["decks"]["amber"] == ["chant"]
    assert t.state.seen_by[1] == [0b11]
    assert t.state.offered == []


@pytest.mark.rule("PN-46.10", "PN-46.11")
def test_a_wizard_may_take_none() -> None:
    t = drafting(
        laid(wizard(), wizard(), decks={"potions": ["truthsayer", "bracing_brew", "truthsayer"]}), "potion", 1, 1
    )
    assert t.legal(0) == ["done", "take truthsayer", "take bracing_brew"], "equal cards are offered once"
    t.do(0, "done").do(1, "take truthsayer")
    assert t.wizard(1)["inventory"] == ["truthsayer"]
    assert t.facts()["decks"]["potions"] == ["bracing_brew", "truthsayer"]


@pytest.mark.rule("PN-46.12", "PN-E129")
def test_only_as_many_are_revealed_as_the_deck_has() -> None:
    potions = ["truthsayer", "bracing_brew", "living_water_ready"]
    t = drafting(laid(*[wizard()] * 4, decks={"potions": potions}), "potion", 1, 1)
    assert len(t.state.offered) == 3
    t.do(0, "take truthsayer").do(1, "take bracing_brew").do(2, "take living_water_ready")
    assert t.wizard(3)["inventory"] == []
    assert t.state.offered == []


@pytest.mark.rule("PN-46.7")
def test_all_means_you_first_and_then_in_turn_order() -> None:
    s = laid(wizard(), wizard(), wizard(), order=[2, 0, 1])
    assert from_you(s, 0) == [0, 1, 2]
    assert from_you(s, 1) == [1, 2, 0]
    assert from_you(laid(seats=1), 0) == [0]


@pytest.mark.rule("PN-46.3", "PN-46.6", "PN-46.7", "PN-S26", "PN-7.2")
def test_harvest() -> None:
    t = revealed(wizard(), wizard(), wizard(), fate=["harvest"], to_act=1)
    assert [event["seat"] for event in t.events("resource-rolled")] == [1, 2, 0, 1]
    assert t.facts()["put_aside"] == ["harvest"]
    assert [bool(t.store(seat)) for seat in range(3)] == [True, True, True]


@pytest.mark.rule("PN-46.9", "PN-51.12")
def test_while_an_event_is_carried_out_nothing_else_can_be_used() -> None:
    rich = {"crystal": 9, "fruit": 9, "jewel": 9, "trinket": 9}
    t = revealed(
        wizard(store=rich, marks={"d1": "ruby"}, dice=["red-2"]),
        wizard(),
        fate=["personal_training"],
        trial_row=["goldgorger", "aranea"],
    )
    assert t.legal(0) == ["done", "trial goldgorger", "trial aranea"]
    assert t.state.turn_type == 0
    t.do(0, "trial aranea")
    assert t.wizard(0)["reserved_trials"] == ["aranea"]
    assert t.actors() == (1,)


@pytest.mark.rule("PN-46.11", "PN-37.15", "PN-E110", "PN-19.26")
def test_secret_deal_is_declined_by_each_on_its_own() -> None:
    t = revealed(
        wizard(),
        wizard(talent="blood_bound", marks={"d1": "ruby wounded"}),
        wizard(),
        fate=["secret_deal"],
        row=["lost_hut", "offering", "treasury", "smuggler"],
        decks={"contracts": ["ratcatcher", "stargazer", "night_market", "bright_path", "high_demand", "sacred_grove"]},
    )
    assert t.may(0, "done")
    t.do(0, "done")
    assert t.actors() == (1,)
    assert t.may(1, "no") or t.may(1, "done") or t.may(1, "number 0")
    t.do(1, "yes")
    t.do(1, "contract offering")
    assert "offering" in [*t.wizard(1)["reserved"], *t.wizard(1)["bound"]]
    assert t.marks(1) == {"d1": "ruby discharged"}
    assert t.dice(1) == [], "no condition effect while an Event is carried out"
    assert t.actors() == (1,), "who has no Blood is not asked"
    assert t.prompt(1) == "choose-turn"


@pytest.mark.rule("PN-46.3", "PN-46.7", "PN-19.28")
def test_festival() -> None:
    t = revealed(wizard(), wizard(), fate=["festival"])
    assert t.legal(0) == [f"colour {name}" for name in ("red", "orange", "yellow", "green", "blue", "violet")]
    t.do(0, "colour green")
    assert sorted(name.split("-")[0] for name in t.dice(0)) == ["bone", "green"]
    assert [name.split("-")[0] for name in t.dice(1)] == ["bone"]


@pytest.mark.rule("PN-46.11", "PN-46.7", "PN-32.6")
def test_wanderer() -> None:
    t = revealed(wizard(), wizard(store={"fruit": 4}), fate=["wanderer"])
    assert t.store(0) == {"trinket": 1}
    t.do(0, "exchange trinket jewel")
    assert t.store(0) == {"jewel": 2}
    assert t.may(1, "done")
    t.do(1, "done")
    assert t.store(1) == {"fruit": 4}


@pytest.mark.rule("PN-46.11", "PN-12.6")
def test_practice() -> None:
    t = revealed(
        wizard(grimoire=["chant rotated", "echo rotated"]),
        wizard(marks={"d1": "ruby discharged"}),
        fate=["practice"],
    )
    t.do(0, "use chant")
    assert t.legal(1) == ["done", "mark d1"]
    t.do(1, "mark d1")
    t.do(0, "use echo")  # "you" straighten one card more
    assert sorted(t.wizard(0)["grimoire"]) == ["chant", "echo"]
    assert t.marks(1) == {"d1": "ruby"}


@pytest.mark.rule("PN-46.10", "PN-46.12", "PN-E129")
def test_fresh_batch_reveals_one_potion_more_than_there_are_wizards() -> None:
    potions = ["truthsayer", "bracing_brew", "living_water_ready", "triplet_ready"]
    t = revealed(fate=["fresh_batch"], decks={"potions": potions})
    assert t.state.offered == [card(name) for name in potions[:3]]
    t.do(0, "take bracing_brew")
    assert t.wizard(0)["inventory"] == ["bracing_brew"]
    t.do(1, "done")
    assert t.facts()["decks"]["potions"] == ["triplet_ready", "truthsayer", "living_water_ready"]


@pytest.mark.rule("PN-46.10")
def test_extracurricular_reading_shows_the_top_of_each_discipline_deck() -> None:
    decks = {"ruby": ["sacrifice", "ichor"], "amber": ["chant", "echo"], "emerald": ["healing"]}
    t = revealed(fate=["extracurricular_reading"], decks=decks)
    assert t.state.offered == [card(name) for name in ("sacrifice", "chant", "healing")]


@pytest.mark.rule("PN-49.24", "PN-49.25", "PN-E77", "PN-E107")
def test_events_concern_the_player_alone_whoever_reveals_them() -> None:
    mine = solo(wizard(), turn="end", fate=["harvest"])
    assert [event["seat"] for event in mine.events("resource-rolled")] == [0, 0]
    theirs = solo(wizard(), turn="end", ends="study", automa={"restless": 4}, now={"placed": True}, fate=["harvest"])
    assert [event["seat"] for event in theirs.events("resource-rolled")] == [0, 0]
    assert theirs.state.store[6:] == [0] * 6
    potions = ["truthsayer", "bracing_brew", "living_water_ready"]
    batch: dict[str, Any] = {"fate": ["fresh_batch"], "decks": {"potions": potions}}
    for t in (
        solo(wizard(), turn="end", **batch),
        solo(wizard(), turn="end", ends="study", automa={"restless": 4}, now={"placed": True}, **batch),
    ):
        assert len(t.state.offered) == 2
        t.do(0, "take truthsayer")
        assert t.wizard(0)["inventory"] == ["truthsayer"]
        assert t.facts()["decks"]["potions"] == ["living_water_ready", "bracing_brew"]
        assert t.automa()["kept"] == []


@pytest.mark.rule("PN-47.12", "PN-47.9", "PN-49.45")
def test_the_automa_counts_as_a_wizard_for_prophecies() -> None:
    three = ["goldgorger dark", "aranea dark", "wildwood dark"]
    other = ["basilisk dark", "cloaker dark", "cockatrice dark"]
    alone: dict[str, Any] = {"seats": 1, "automa": {"trials": other}}
    assert fulfilled(laid(wizard(trials=three), **alone), card("unity"))
    assert not fulfilled(laid(wizard(trials=three[:2]), **alone), card("unity"))
    four: dict[str, Any] = {"seats": 1, "automa": {"trials": [*other, "heart_of_winter dark"]}}
    assert fulfilled(laid(wizard(), **four), card("song_of_overcoming"))
    assert solo(wizard()).state.parties == 2


@pytest.mark.rule("PN-46.11")
def test_where_a_wizard_could_not_decline_a_part_all_of_it_is_offered() -> None:
    s = laid(wizard(), wizard(), wizard(), order=[2, 0, 1])
    program = len(CAT.programs)
    CAT.programs.append(for_wizards("others", [gains.Gain(at.FRUIT, parts.Amount(1))], True))
    s.effects = [effect_of(program, 0, card("wanderer"), 0, 0)]
    s.trunk[:] = [s.trunk[0], (frames.RUN, -1)]
    s.advance()
    t = Table(s)
    assert (t.actors(), t.legal(1)) == ((1,), ["yes", "no"])
    assert t.reason(1, "rest") == ("yes-or-no", "PN-46.11")
    t.do(1, "no").do(2, "yes")
    assert [t.store(seat) for seat in range(3)] == [{}, {}, {"fruit": 1}]
