"""What views tell those who draw the table, and whom they tell it."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.core.state import Data
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra.game import PENUMBRA
from arcanum.games.penumbra.state import State
from tests.rules.penumbra.table import CAT, laid, table, wizard


def view(state: State, seat: int | None) -> Data:
    return state.view(seat)


@pytest.mark.rule("PN-50.1", "PN-8.13", "PN-17.7")
def test_all_zones_lie_open() -> None:
    t = table(
        wizard(dice=["red-6", "bone-2-temporary"], store={"fruit": 3}, marks={"d1": "ruby", "s1": "spark wounded"}),
        wizard(
            talent="martyr rotated",
            grimoire=["chant rotated"],
            inventory=["bracing_brew"],
            equipment=["bloodwood_wand"],
            tomes=["monster_codex"],
            contracts=["lost_hut"],
            trials=["goldgorger dark"],
        ),
        row=["forest_flame"],
        trial_row=["gloomy_lady"],
        goals=["mastery"],
        prophecies=["unity"],
    )
    for seat in (0, 1, None):
        told = view(t.state, seat)
        one, other = told["wizards"]
        assert one["dice"] == ["red-6", "bone-2-temporary"]
        assert one["store"]["fruit"] == 3
        assert one["marks"][0] == {"kind": "ruby", "state": "charged"}
        assert one["marks"][8] == {"kind": "spark", "state": "wounded"}
        assert (other["talent"], other["talent_rotated"]) == ("martyr", True)
        assert other["grimoire"] == [{"id": "chant", "rotated": True}]
        assert other["inventory"] == [{"id": "bracing_brew", "rotated": False}]
        assert other["equipment"]["conductor"] == {"id": "bloodwood_wand", "rotated": False}
        assert other["tomes"] == ["monster_codex"]
        assert other["contracts"] == ["lost_hut"]
        assert other["trials"] == [{"id": "goldgorger", "path": "dark"}]
        assert told["row"] == ["forest_flame"]
        assert told["trial_row"] == ["gloomy_lady"]
        assert told["goals"] == ["mastery"]
        assert [prophecy["id"] for prophecy in told["prophecies"]] == ["unity"]


@pytest.mark.rule("PN-50.4", "PN-50.9", "PN-37.16")
def test_reserved_contracts_are_named_to_their_owner_and_counted_for_all() -> None:
    """What everybody saw being taken is known to all; what was taken unseen is not."""
    state = laid(wizard(reserved=["lost_hut"], bound=["glimmerhorn"], reserved_trials=["aranea"]), wizard())
    for seat in (0, 1, None):
        told = view(state, seat)["wizards"][0]
        assert told["reserved"] == 2
        assert told["reserved_known"] == ["lost_hut"]
        assert told["reserved_trials"] == ["aranea"]
        assert told.get("reserved_cards") == (["glimmerhorn"] if seat == 0 else None)
        assert ("glimmerhorn" in str(view(state, seat))) == (seat == 0)


@pytest.mark.rule("PN-50.2", "PN-50.5")
def test_decks_tell_their_sizes_and_the_cards_that_are_known() -> None:
    deck = ["lost_hut", {"id": "glimmerhorn", "seen_by": [0]}, {"id": "lost_tiara", "seen_by": [0, 1]}]
    state = laid(decks={"contracts": deck}, fate=["wildwood"])
    known: dict[int | None, list[Any]] = {
        0: [{"id": "glimmerhorn", "above": 1}, {"id": "lost_tiara", "above": 2}],
        1: [{"id": "lost_tiara", "above": 2}],
        None: [{"id": "lost_tiara", "above": 2}],
    }
    for seat, expected in known.items():
        told = view(state, seat)
        assert told["decks"]["contracts"] == {"size": 3, "known": expected}
        assert told["fate"] == {"size": 1, "stacks": [0, 0, 1]}
        assert "lost_hut" not in str(told)
        assert "wildwood" not in str(told)


@pytest.mark.rule("PN-5.2", "PN-50.3")
def test_talents_are_chosen_in_secret() -> None:
    state = PENUMBRA.new(2, "view")
    state.apply(0, state.legal_actions(0)[0])
    dealt = [[CAT.ids[talent] for talent in zone] for zone in state.talents_dealt]
    for seat in (0, 1, None):
        told = view(state, seat)
        for owner in (0, 1):
            theirs = told["wizards"][owner]
            assert theirs["talent"] is None
            assert theirs.get("talents_dealt") == (dealt[owner] if owner == seat else None)
            assert ("talent_chosen" in theirs) == (owner == seat)
    assert view(state, 0)["wizards"][0]["talent_chosen"] == dealt[0][0]
    assert view(state, 1)["to_act"] == [1]


def test_everybody_sees_what_a_prophecy_waits_for() -> None:
    t = table(
        wizard(contracts=["lost_hut", "glimmerhorn"]),
        wizard(contracts=["lost_tiara"]),
        prophecies=["end_of_times", "guild_revival"],
        fate=["wildwood"],
    )
    end, revival = view(t.state, 1)["prophecies"]
    assert (end["metric"], end["reached"], end["fulfilled"]) == ("fate_deck_empty", {}, False)
    assert revival["metric"] == "contracts_done"
    assert (revival["who"], revival["at_least"]) == ("any", CAT.at_least[CAT.component["guild_revival"]])
    assert revival["reached"] == {"0": 2, "1": 1}
    assert not revival["fulfilled"]


@pytest.mark.rule("PN-50.1", "PN-48.1")
def test_the_running_score_is_that_of_the_scoring() -> None:
    t = table(wizard(store={"arcana": 4}, wounds=1, contracts=["lost_hut"], bound=["glimmerhorn"]), goals=["wisdom"])
    for seat in (0, 1, None):
        score = view(t.state, seat)["wizards"][0]["score"]
        total = score.pop("total")
        assert total == sum(score.values()) == PENUMBRA.standing(t.state)[0]
        assert (score["arcana"], score["wounds"], score["goals"]) == (4, -3, 4)
        lost_hut = CAT.points[CAT.component["lost_hut"]]
        assert score["contracts"] == lost_hut - 3
    points = PENUMBRA.points(t.state)[0]
    assert sum(points.values()) == PENUMBRA.standing(t.state)[0]
    assert len(points) == 8


def test_the_boards_of_a_table() -> None:
    told = view(laid(locations={"guild": [None, "red-3"], "ruby-mark": {"beside": ["red-6"]}}), 0)
    sections = {section["id"]: section for section in told["sections"]}
    assert len(sections) == 4 * 3 + 7
    assert [slot["die"] for slot in sections["guild"]["slots"]] == [None, "red-3"]
    assert sections["ruby-mark"]["slots"][0] == {"takes": "red", "value": 6, "die": None}
    assert sections["ruby-mark"]["slots"][1] == {"takes": "spark", "value": 0, "die": None}
    assert sections["ruby-mark"]["beside"] == ["red-6"]
    assert sections["forest"]["open"]
    assert {market["id"] for market in told["markets"]} == {*told["classes"], "potions", "artifacts"}
    assert [slot["slot"] for slot in told["board"]] == list(at.MARK_NAMES)
    assert told["board"][1]["price"] == CAT.mark_price[1]
    assert told["board"][3]["rest"] == ["colour_die", "brew"]


def test_the_automa_is_a_party() -> None:
    automa = {"marks": {"d1": "jasper", "s1": "spark"}, "arcana": 2, "kept": ["chant"], "alignment": "dark"}
    state = laid(wizard(), seats=1, automa=automa)
    told = view(state, 0)
    assert told["order"] == ["0", "automa"]
    shown = told["automa"]
    assert (shown["party"], shown["kind"], shown["level"], shown["alignment"]) == ("automa", "jasper", 1, "dark")
    assert (shown["store"]["arcana"], shown["kept"]) == (2, ["chant"])
    assert shown["pointer"] == told["classes"][0]
    assert (shown["rolled"], shown["steps"]) == (0, [])
    assert shown["score"]["kept"] == CAT.kept_points
    assert shown["score"]["total"] == PENUMBRA.standing(state)[1]
    assert view(laid(), 0)["automa"] is None


def test_the_automa_tells_what_it_has_done_last() -> None:
    state = PENUMBRA.new(1, "automa")
    while state.actors() and not state.automa[3]:
        state.apply(0, state.legal_actions(0)[0])
    told = view(state, 0)["automa"]
    events = [event.args for event in state.events(0)]
    assert told["rolled"] == [event["value"] for event in events if "band" in event][-1]
    assert told["steps"]
    assert told["steps"][-1] == [event["step"] for event in events if "step" in event][-1]


@pytest.mark.rule("PN-50.7", "PN-8.13")
def test_all_dice_are_rolled_openly() -> None:
    t = table(wizard(dice=["red-6", "bone-2"], marks={"d1": "ruby"}), threat={"dice": 2}, rolls=[3, 4])
    t.do(0, *(["roll"] if t.may(0, "roll") else []))
    told = [t.events("threat-rolled", 0, seat) for seat in (0, 1, None)]
    assert told[0] == told[1] == told[2]
    assert (told[0][0]["threes"], told[0][0]["fours"]) == (1, 1)
    since = t.state.event_count
    t.will_roll(5).do(0, "place ruby-die", "die bone-2", "yes")
    rolled = [t.events("rolled-die", since, seat) for seat in (0, 1, None)]
    assert rolled[0] == rolled[1] == rolled[2] == [{"seat": 0, "die": "red-5"}]


def test_there_is_no_other_seat() -> None:
    with pytest.raises(ValueError, match="there is no seat 2, only 0 to 1"):
        laid().seen(2)
