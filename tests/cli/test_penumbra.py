"""Penumbra in the terminal: what is drawn, within the window, and nothing that a seat must not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from arcanum.cli.fitting import Brevity
from arcanum.cli.penumbra.drawing import PenumbraDrawing
from arcanum.cli.speech import OWN_WORDS
from arcanum.core.state import Data
from arcanum.games.penumbra.game import PENUMBRA
from arcanum.games.penumbra.state import State
from arcanum.words import LANGUAGES
from arcanum.words.penumbra.voice import PenumbraVoice
from tests.cli.conftest import Run
from tests.cli.screen import console, text_of
from tests.cli.script import script
from tests.rules.penumbra.table import laid, solo, table, wizard

NAMES = ["West", "North", "East", "South"]


@cache
def voice(lang: str) -> PenumbraVoice:
    return PenumbraVoice(lang, (), (OWN_WORDS, *PenumbraDrawing.messages))


def drawing(view: Data, lang: str, on: Console, brevity: Brevity = Brevity.WHOLE) -> PenumbraDrawing:
    return PenumbraDrawing(view, NAMES[: view.get("seats", 0)], voice(lang), on, brevity)


def drawn(
    state: State, seat: int | None, lang: str = "en", on: Console | None = None, brevity: Brevity = Brevity.WHOLE
) -> str:
    """The table as text, without styles."""
    on = on or console()
    return text_of(drawing(state.view(seat), lang, on, brevity).table(), on)


def positions(seats: int, every: int, **options: Any) -> Iterator[State]:
    """Positions along a random game."""
    state = PENUMBRA.new(seats, f"table {seats}", options)
    chooser = random.Random(seats)
    number = 0
    while actors := state.actors():
        if number % every == 0:
            yield state
        seat = chooser.choice(actors)
        state.apply(seat, chooser.choice(state.legal_actions(seat)))
        number += 1
    yield state


def crowded() -> State:
    """Two wizards with something of everything."""
    return laid(
        wizard(
            talent="martyr",
            dice=["red-6", "violet-4", "bone-6", "bone-6", "spark-5", "red-2-temporary"],
            store={"blood": 2, "fruit": 12, "arcana": 3},
            marks={"d1": "ruby discharged", "d2": "amethyst", "d3": "jasper wounded", "s1": "spark"},
            grimoire=["scarlet_downpour rotated", "sacrifice", "ichor"],
            inventory=["truthsayer"],
            equipment=["bloodwood_wand"],
            tomes=["memorarium"],
            contracts=["lost_hut"],
            trials=["goldgorger dark"],
            bound=["glimmerhorn"],
            reserved_trials=["scrollgnawers"],
            wounds=1,
        ),
        wizard(talent="night_thief", dice=["blue-1"], store={"jewel": 3}, bound=["ratcatcher"], must_rest=True),
        decks={"contracts": ["forest_flame"], "ruby": ["vulnerability"]},
        market={
            "ruby": ["blood_pact", "leechling"],
            "amber": ["cadence rotated"],
            "artifacts": ["monster_codex", "singing_wand"],
        },
        row=["lost_tiara", "smuggler", "offering", "crystal_song"],
        trial_row=["gloomy_lady", "aranea"],
        fate=["harvest"],
        goals=["mastery"],
        prophecies=["end_of_times", "song_of_overcoming"],
        locations={
            "guild": {"slots": ["red-2", None], "beside": ["bone-3"]},
            "forest": ["green-1", "blue-4"],
            "ruby-mark": ["red-6"],
        },
    )


# --- what is drawn ----------------------------------------------------------------------------------------------------


def test_what_is_on_the_table() -> None:
    text = drawn(crowded(), 0, on=console(80, 50))
    for part in (
        "R Ruby    [R6](✦) (R)  ( ) Blood Pact ♥1 · Leechling R ♣1 · deck 1",
        "( ) ▭ Cadence",
        "Shop        ( ) Codex of Monsters ♦2 ¤1 · Singing Wand ♦1 ¤1 · deck 0",
        "Guild [R2]( )+[□3]   Bazaar (…)   Forest [G1][B4](…)   Sanctuary ( )",
        "Lost Tiara   ★1    OV = 3, 5 → ♦3 ❖1 ☼1   Society",
        "Smuggler     ★1 ■1 VB ≥ 7 → ♦2 ❖1 ☾1",
        "☾ Reconcile: VO ≥ 8 / roll VV ≥ 8 → ¤1 ❖1 V ☾1",
        "Vigilance 2",
        "Fate deck 1 card (0 + 0 + 1)",
        "Song of Overcoming 1:0/4  The game ends when any wizard has passed",
        "Marks left R 7 O 8 Y 7 G 8 B 8 V 7 ✦ 11",
        "North · ★-3 · Night Thief · must Rest",
        "West · ★4 · Martyr · to move · 1 mortal wound",
        "Dice        R6 V4 □6 □6 ✦5 R2~",
        "♣12 Fruit",
        "Marks       R↓1 V↑2 Y×1 ·3 ·2 ·4 ·3 ·5 | ✦↑6 ·5 ·4",
        "❖2 set a die of the mark's colour to any value",
        "Experience  Magical Beasts 1 · Wild Lands 1 · Mystique 1 · ☼1 · ☾1",
        "Trials      ☾ Goldgorger",
        "Arcana ★3 · trials ★3 · mortal wounds ★-3 · experience ★3",
        "▯ Martyr",
        "Rotate and face uncancellable Threat",
        "▭ Scarlet Downpour R",
        "▯ Sacrifice        ♣1 / ←R Rotate: discard 2 Blood",
        "Glimmerhorn   ★1    ♣4 → ❖1 G ☼1",
        "This turn 2 placements left",
    ):
        assert part in text, part
    assert "Begins with" not in text, "the talent is chosen"


@pytest.mark.rule("PN-50.3")
def test_only_its_owner_sees_what_is_reserved() -> None:
    state = crowded()
    assert "Glimmerhorn" in drawn(state, 0)
    assert "Ratcatcher" in drawn(state, 1)
    for seat in (None, 1):
        assert "Glimmerhorn" not in drawn(state, seat)
        assert "2 reserved" in drawn(state, seat)
    assert "Ratcatcher" not in drawn(state, 0)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_drawing_does_not_depend_on_what_a_seat_cannot_know(seats: int) -> None:
    compared = 0
    for state in positions(seats, every=15):
        for seat in range(seats):
            world = state.world(seat, "another deal")
            compared += world.decks != state.decks
            assert drawn(world, seat) == drawn(state, seat)
    assert compared > 3


def test_what_an_attempt_asks_and_what_the_threat_has_left() -> None:
    at = table(wizard(dice=["red-6", "yellow-2"]), turn="trial", trial="basilisk", trial_row=["basilisk"])
    text = drawn(at.state, 0, on=console(80, 24), brevity=Brevity.OWN_ONLY)
    assert "Trial  Basilisk ★10 ■9   Trap   Suppression: Familiars" in text, text
    assert "☾ Catch: VBG ≥ 18 / V = 4, 5, 6 → ❖5 1 Artifact ☾2" in text
    assert "Threat ■9 prepared" in text


def test_a_property_that_was_cancelled_is_struck_out() -> None:
    view = table(wizard(), turn="trial", trial="basilisk", trial_row=["basilisk"]).state.view(0)
    assert view["attempt"]["properties"] == {"trap": True, "suppression": True}
    view["attempt"]["properties"]["trap"] = False
    on = console(80, 24)
    assert "(Trap)   Suppression: Familiars" in text_of(drawing(view, "en", on).table(), on)


def test_a_threat_that_was_rolled() -> None:
    """It is asked which of two dice is hit."""
    at = table(wizard(dice=["red-3", "blue-3", "yellow-1"]), turn="study", threat={"dice": 1, "fixed": 1})
    assert "■1 prepared · ■1 uncancellable" in drawn(at.state, 0)
    at.will_roll(3, 5).do(0, "roll")
    text = drawn(at.state, 0)
    assert at.prompt(0) == "hit-die"
    assert "Threat    to resolve 5" in text, "which die the 3 hits is asked"
    at.do(0, "die red-3")
    assert "Threat  " not in drawn(at.state, 0)


def test_what_is_left_of_a_turn() -> None:
    now = {
        "placements": 1,
        "without_slot": 2,
        "nudges": 3,
        "discount": 1,
        "in_time": True,
        "ignore_supply": True,
        "doomed": True,
        "amplify": {"amber": 2},
    }
    text = drawn(laid(wizard(), now=now), 0, on=console(120, 24), brevity=Brevity.OWN_ONLY)
    for part in (
        "1 placement left · without a slot 2 · nudges for the next Threat 3 · next purchase cheaper by 1",
        "next Spell: Amber +2",
        "Make it in time used",
        "Threat does not hit dice",
        "a mortal wound at the end",
    ):
        assert part in text, part


def test_a_placement_and_the_effects_in_it() -> None:
    view = laid(wizard(), turn="study").view(0)
    view["placement"] = {
        "section": "ruby-card",
        "bind": True,
        "resource": True,
        "shielding": True,
        "off_the_price": 1,
    }
    view["effects"] = [
        {"source": "chant", "length": 1, "amplified": 0},
        {"source": "echo", "length": 3, "amplified": 0},
    ]
    on = console(120, 24)
    text = text_of(drawing(view, "en", on).table(), on)
    assert "Effect    Chant → Echo (3 in the chain)" in text
    told = "Ruby Class: card · Bind possible · the resource die waits · takes a Threat die away · price lower by 1"
    assert f"Placement {told}" in text


def test_what_makes_an_attempt_easier() -> None:
    view = table(wizard(), turn="trial", trial="aranea", trial_row=["aranea"]).state.view(0)
    view["attempt"] |= {"easy_path": "dark", "minus": 2, "fewer_values": 1, "fewer_threat": 3, "fewer_paid": 4}
    view["attempt"] |= {"path": "light", "awake": True, "used": 1}
    view["set_aside"] = ["red-6", "blue-1"]
    on = console(120, 24)
    text = " ".join(text_of(drawing(view, "en", on).table(), on).split())
    for part in (
        "Vigilance 2 ☼ Reconcile",
        "other task: Dark path · number asked for lower by 2 · values asked for fewer by 1",
        "Threat of the task lower by 3",
        "ingredients asked for fewer by 4",
        "cards and chains used 1",
        "Rolled R6 B1",
    ):
        assert part in text, part
    assert "☾ Destroy" not in text[text.rindex("Aranea") :], "the path is chosen"


def test_cards_that_an_event_offers_are_explained() -> None:
    view = laid(wizard()).view(0)
    view["offered"] = ["truthsayer"]
    on = console(120, 24)
    for brevity in (Brevity.WHOLE, Brevity.OTHERS_SHORT):
        assert "Truthsayer" in text_of(drawing(view, "en", on, brevity).table(), on)
    assert "On offer  Truthsayer ♦1  Drink it" in text_of(drawing(view, "en", on).table(), on)


@pytest.mark.parametrize(("seat", "order"), [(0, "NSEW"), (1, "SEWN"), (2, "WNSE"), (None, "WNSE")])
def test_whoever_sees_the_table_stands_last(seat: int | None, order: str) -> None:
    """The others in turn order, whoever is next first: here West, North, South, East."""
    state = laid(*[wizard()] * 4, order=[0, 1, 3, 2])
    text = drawn(state, seat, on=console(80, 24))
    standing = [line[3] for line in text.splitlines() if line[3:].startswith(tuple(NAMES))]
    assert "".join(standing) == order


def test_two_wizards_stand_side_by_side_in_a_wide_window() -> None:
    lines = drawn(crowded(), 0, on=console(120, 60)).splitlines()
    assert any("North" in line and "West" in line for line in lines)
    assert not any("North" in line and "West" in line for line in drawn(crowded(), 0, on=console(80, 60)).splitlines())


def test_the_automa_and_what_it_did_last() -> None:
    marks = {"d1": "ruby", "s1": "spark"}
    automa = {"marks": marks, "arcana": 2, "kept": ["sacrifice"], "contracts": ["lost_hut"], "alignment": "dark"}
    at = solo(wizard(dice=["red-6"]), automa=automa, row=["lost_tiara"])
    text = drawn(at.state, 0)
    for part in ("Jasper Automa · ★", "Keeps       Sacrifice", "level 1 · next: Ruby Class · Dark", "kept cards ★1"):
        assert part in text, part
    assert "Did last" not in text
    at.do(0, "end")
    assert "Did last    rolled " in drawn(at.state, 0)


def test_what_a_talent_begins_with_matters_while_it_is_chosen() -> None:
    state = next(iter(positions(2, 1000)))
    text = drawn(state, 0)
    assert "Penumbra · set-up" in text
    assert text.count("Begins with") == 2
    assert "Begins with" not in drawn(state, None)
    assert "Sanctuary" not in text


def test_what_was_removed_and_what_lies_known_under_decks() -> None:
    state = laid(
        wizard(),
        decks={"contracts": ["forest_flame", {"id": "lost_hut", "seen_by": [0, 1]}]},
        put_aside=["harvest"],
        removed=["basilisk"],
    )
    text = drawn(state, 0)
    assert "Known: contracts 2. Lost Hut" in text
    assert "Put aside        Harvest" in text
    assert "Out of the game  Basilisk" in text
    assert "Basilisk" not in drawn(state, 0, brevity=Brevity.TEXTS_CUT)


# --- how it is drawn --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_fits_the_width(width: int, height: int, lang: str, seats: int) -> None:
    on = console(width, height)
    for state in positions(seats, every=40):
        for seat in (0, None):
            for brevity in Brevity:
                text = drawn(state, seat, lang, on, brevity)
                assert max(cell_len(line) for line in text.splitlines()) <= width, text
                assert all(name in text for name in NAMES[:seats])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_shorter_form_is_no_longer(lang: str) -> None:
    on = console(80, 24)
    lines = [len(drawn(crowded(), 0, lang, on, brevity).splitlines()) for brevity in Brevity]
    assert lines == sorted(lines, reverse=True)
    assert lines[-1] <= 8


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("brevity", list(Brevity))
def test_nothing_of_ones_own_is_ever_left_out(lang: str, brevity: Brevity) -> None:
    """Dice, ingredients, marks and cards, in the shortest form, too."""
    on = console(80, 24)
    text = " ".join(drawn(crowded(), 0, lang, on, brevity).split())
    for part in ("6 □6 ✦5", "♥2", "♣12", "❖3", "↑2", "×1", "✦↑6"):
        assert part in text, part
    for card in ("scarlet_downpour", "sacrifice", "ichor", "truthsayer", "bloodwood_wand", "glimmerhorn"):
        assert voice(lang).card_name(card) in text


def test_a_poor_terminal_gets_ascii() -> None:
    text = drawn(crowded(), 0, on=console(80, 24, encoding="ascii"))
    assert text.isascii()
    for part in ("R6 V4 #6 #6 S5 R2~", "Rv1 V^2 Yx1 .3", "OV = 3, 5 -> j3 a1 L1", "f1 / <-R", "(...)", "*1 !1"):
        assert part in text, part


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_signs_mean(lang: str) -> None:
    on = console(80, 24)
    text = text_of(drawing({}, lang, on).legend(), on)
    for sign in "♥△♦♣¤❖□✦~■↑↓×▯▭←★☼☾→":
        assert sign in text, sign


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_result_adds_up(seats: int) -> None:
    """All items stand there, and so many points has each who played."""
    *_, last = positions(seats, 10_000)
    assert last.over
    view = last.view(None)
    on = console()
    text = text_of(drawing(view, "en", on).result(), on)
    parties = [*view["wizards"], *([view["automa"]] if seats == 1 else [])]
    (sums,) = [line for line in text.splitlines() if line.startswith("│ Sum ")]
    assert sorted(int(part) for part in sums.split("│")[2:-1]) == sorted(each["score"]["total"] for each in parties)
    for party in parties:
        assert sum(count for item, count in party["score"].items() if item != "total") == party["score"]["total"]
    assert ("kept cards" in text) is (seats == 1)
    assert "wins." in text or "share the victory." in text


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "lang"), [(1, "ru"), (2, "en"), (4, "uk")])
def test_a_whole_game(run: Run, seats: int, lang: str) -> None:
    game = script(f"penumbra {seats}", seats, "penumbra")
    kinds = ",".join(["human", *["random"] * (seats - 1)])
    result = run("play", "penumbra", "--seats", kinds, "--lang", lang, "--seed", game.seed, stdin=game.text)
    assert result.code == 0, result.err
    assert result.err == ""
    assert game.final_hash in result.out
    assert voice(lang).words.say("cli-result") in result.out


def test_help_and_cards(run: Run) -> None:
    lines = "help\ncard triplet\nwhy place forest\nrules\nquit\n"
    result = run("play", "penumbra", "--seed", "1", "--keep-going", "--seats", "human,random", stdin=lines)
    assert "R Red   O Orange" in result.out
    assert "Recipe · Amber" in result.out
    assert "Ready Potion" in result.out, "both cards of that name"
    assert "Choose the talent" in result.out
