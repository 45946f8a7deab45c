"""Setting up: the common area, the Fate deck, the wizards (sections 1, 3, 4 and 5)."""

from __future__ import annotations

from collections import Counter

import pytest

from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.game import PENUMBRA
from arcanum.games.penumbra.marks import gain_mark
from arcanum.games.penumbra.setup import deck_cards, lay_out_cards
from arcanum.games.penumbra.state import State
from tests.rules.penumbra.table import CAT, Table, card, new_game

SEEDS = ("one", "two", "three", "four", "five")


def started(seats: int = 2, seed: str = "rules", **options: str) -> Table:
    """A game after the common reveal: everybody kept the first of two talents."""
    t = new_game(seats, seed, **options)
    for seat in range(seats):
        t.do(seat, t.legal(seat)[0])
    return t


def kinds_of(s: State, cards: list[int]) -> Counter[str]:
    return Counter([at.KINDS[s.cat.kind[each]] for each in cards])


# --- what is in the box -----------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-1.4", "PN-1.5", "PN-1.6", "PN-1.7", "PN-1.8", "PN-1.9")
def test_the_decks_have_so_many_cards() -> None:
    s = PENUMBRA.blank(2)
    sizes = [len(deck_cards(s, deck)) for deck in range(len(at.DECKS))]
    assert sizes == [16] * 6 + [14, 36, 36]
    assert len(CAT.by_kind[at.TALENT]) == 12
    assert CAT.copies[CAT.wound_card] == 4


@pytest.mark.rule("PN-1.10", "PN-1.11", "PN-1.12")
def test_the_cards_of_fate() -> None:
    difficulties = Counter([CAT.difficulty[each] for each in CAT.by_kind[at.TRIAL]])
    assert difficulties == {1: 6, 2: 6, 3: 6, 4: 6}
    assert len(CAT.by_kind[at.PROPHECY]) == 9
    assert card("end_of_times") in CAT.by_kind[at.PROPHECY]
    assert len(CAT.by_kind[at.GOAL]) == 4
    assert len(CAT.by_kind[at.EVENT]) == 8


@pytest.mark.rule("PN-1.1")
def test_one_to_four_wizards() -> None:
    assert PENUMBRA.seat_counts == (1, 2, 3, 4)
    assert [PENUMBRA.blank(seats).parties for seats in PENUMBRA.seat_counts] == [2, 2, 3, 4]


@pytest.mark.rule("PN-1.2", "PN-3.1", "PN-5.1")
def test_city_wild_lands_and_six_classes_are_the_same_for_everybody() -> None:
    assert at.AREA_OF.count(at.IN_SCHOOL) == 6 * 3
    assert (at.AREA_OF.count(at.IN_CITY), at.AREA_OF.count(at.IN_WILD_LANDS)) == (4, 3)
    t = started(2)
    assert [t.prompt(seat) for seat in t.actors()] == ["choose-turn"], "no board is chosen"


@pytest.mark.rule("PN-1.13", "PN-1.17", "PN-5.12")
def test_marks_run_out() -> None:
    assert CAT.box_marks == [8] * 6 + [12]
    s = PENUMBRA.blank(2)
    for slot in range(8):
        s.put_mark(0, at.DISCIPLINES.index("ruby"), slot)
    assert (s.marks_left(0), s.marks_left(1)) == (0, 8)
    assert not gain_mark(s, 1, 0)
    assert gain_mark(s, 1, 1)


@pytest.mark.rule("PN-1.14")
def test_dice_in_the_box() -> None:
    assert CAT.box_dice == [8] * 8
    assert len(CAT.resource_faces) == 6


@pytest.mark.rule("PN-1.16", "PN-1.18")
def test_ingredients_and_resource_dice_do_not_run_out() -> None:
    s = PENUMBRA.blank(4)
    for seat in range(4):
        s.gain(seat, at.FRUIT, 12)
    assert [s.has(seat, at.FRUIT) for seat in range(4)] == [12] * 4
    s.roll_resource(0, 5)
    assert s.revelations == 1, "more than two at once"


@pytest.mark.rule("PN-3.10", "PN-4.1")
def test_what_lies_in_the_common_area_from_the_start() -> None:
    s = started(2).state
    assert s.cat.kind[s.cat.wound_card] == at.MORTAL_WOUND
    assert set(s.wounds) == {0}
    assert {at.KINDS[s.cat.kind[each]] for each in s.fate} <= {"event", "prophecy", "goal", "trial"}


# --- the common area --------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-3.2", "PN-3.3", "PN-3.14", "PN-5.12")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_classes_of_the_starting_marks_come_first_in_turn_order(seats: int, seed: str) -> None:
    s = started(seats, seed).state
    marks = list(dict.fromkeys([s.mark_kind(party, 0) for party in s.order]))
    assert s.classes[: len(marks)] == marks
    assert len(s.classes) == len(set(s.classes)) == 4
    told = [str(event.args["discipline"]) for event in s.events() if event.kind == "class-laid"]
    assert told == [at.DISCIPLINES[each] for each in s.classes]


@pytest.mark.rule("PN-3.14", "PN-49.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_alone_the_mark_of_the_automa_counts_for_the_classes(seed: str) -> None:
    s = started(1, seed).state
    assert s.mark_kind(1, 0) in s.classes[:2]


@pytest.mark.rule("PN-5.12")
def test_two_wizards_of_one_discipline_take_marks_from_one_stock_and_have_one_class() -> None:
    s = PENUMBRA.blank(2)
    s.talents_dealt = [[card("martyr")], [card("blood_bound")]]
    s.trunk[:] = [(frames.REVEAL_TALENTS, -1)]
    s.talent_chosen = [card("martyr"), card("blood_bound")]
    s.advance()
    assert s.classes.count(0) == 1
    assert s.marks_left(0) == CAT.box_marks[0] - 2


@pytest.mark.rule("PN-3.4", "PN-3.7", "PN-3.8", "PN-3.6")
def test_markets_of_two_cards_at_the_classes_and_shops_and_none_elsewhere() -> None:
    s = started(3).state
    for market in range(at.MARKETS):
        cards = s.market[2 * market : 2 * market + 2]
        if market in (*s.classes, at.POTION_DECK, at.ARTIFACT_DECK):
            assert all(CAT.deck_of[each] == market for each in cards)
        else:
            assert cards == [-1, -1]
            assert len(s.decks[market]) >= 15, "its deck stays available"


@pytest.mark.rule("PN-3.5")
@pytest.mark.parametrize("seed", SEEDS)
def test_easy_contracts_fill_the_row_from_the_right_and_hard_ones_go_under_the_deck(seed: str) -> None:
    t = started(2, seed)
    s = t.state
    told = [event for event in s.events() if event.kind in ("row-refilled", "put-under")]
    revealed = [CAT.component[str(event.args.get("contract", event.args.get("card")))] for event in told]
    easy = [each for each in revealed if CAT.difficulty[each] == 1]
    hard = [each for each in revealed if CAT.difficulty[each] == 2]
    assert len(easy) == 4
    assert s.row == easy[::-1], "the first one lies on the rightmost place"
    assert s.decks[at.CONTRACT_DECK][: len(hard)] == hard[::-1], "the last one lies at the bottom"
    assert s.seen_by[at.CONTRACT_DECK] == [0b11] * len(hard) + [0] * (36 - len(revealed))
    assert revealed[-1] in easy, "no card more than needed is turned up"


@pytest.mark.rule("PN-3.9", "PN-5.6", "PN-5.13")
def test_starting_cards_are_taken_out_before_markets_are_laid_out() -> None:
    for seed in SEEDS:
        s = started(4, seed).state
        for seat in range(4):
            assert s.grimoire[seat] == [CAT.start_card[s.talent[seat]]]


@pytest.mark.rule("PN-3.9")
def test_a_starting_card_is_in_no_deck_and_no_market() -> None:
    s = PENUMBRA.blank(2)
    s.talent = [card("guardian"), card("alchemist"), -1]
    s.classes = [0, 1, 2, 3]
    lay_out_cards(s)
    jasper = s.decks[2] + s.market[4:6]
    assert (jasper.count(card("silverwort")), jasper.count(card("alchemy"))) == (1, 1)
    assert len(jasper) == 14


@pytest.mark.rule("PN-3.13")
def test_every_deck_is_shuffled() -> None:
    first, second = started(2, "one").state, started(2, "two").state
    for deck in range(len(at.DECKS)):
        assert first.decks[deck] != sorted(first.decks[deck])
        assert first.decks[deck] != second.decks[deck]
    dealt = {tuple(each) for seed in SEEDS for each in new_game(2, seed).state.talents_dealt}
    assert len(dealt) > 5


@pytest.mark.rule("PN-3.11")
def test_locations_start_empty() -> None:
    s = started(4).state
    assert set(s.placed) == {-1}
    assert not any(s.beside)


# --- the Fate deck ----------------------------------------------------------------------------------------------------


def stacks(s: State, size: int) -> list[list[int]]:
    """The three stacks of the Fate deck, the first from the top."""
    deck = s.fate[::-1]
    return [deck[place * size : (place + 1) * size] for place in range(3)]


@pytest.mark.rule(
    "PN-4.6", "PN-4.7", "PN-4.8", "PN-4.9", "PN-4.10", "PN-4.12", "PN-4.13", "PN-4.22", "PN-S24", "PN-S49"
)
@pytest.mark.parametrize(
    ("seats", "trials", "events"), [(1, 2, (0, 1, 1)), (2, 2, (0, 1, 1)), (3, 3, (1, 2, 2)), (4, 4, (2, 3, 3))]
)
def test_the_stacks_of_the_fate_deck(seats: int, trials: int, events: tuple[int, int, int]) -> None:
    s = started(seats).state
    assert len(s.fate) == 6 * trials
    for place, stack in enumerate(stacks(s, 2 * trials)):
        wanted = {"trial": trials, "prophecy": 1, "event": events[place], "goal": 1 if place == 0 else 0}
        assert kinds_of(s, stack) == {kind: count for kind, count in wanted.items() if count}
        assert {CAT.difficulty[each] for each in stack if CAT.kind[each] == at.TRIAL} == {place + 2}


@pytest.mark.rule("PN-4.4", "PN-4.3")
@pytest.mark.parametrize(("seats", "trials"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_the_opening_trial_row(seats: int, trials: int) -> None:
    s = started(seats).state
    assert len(s.trial_row) == trials
    assert {CAT.difficulty[each] for each in s.trial_row} == {1}


@pytest.mark.rule("PN-4.5", "PN-4.14")
def test_what_is_not_used_is_out_of_the_game() -> None:
    s = started(2).state
    there = s.fate + s.trial_row
    assert kinds_of(s, there) == {"trial": 8, "prophecy": 3, "goal": 1, "event": 2}
    assert len(set(there)) == len(there)


@pytest.mark.rule("PN-4.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_end_of_times_lies_open_and_is_never_shuffled_in(seed: str) -> None:
    s = started(4, seed).state
    assert s.prophecies == [card("end_of_times")]
    assert card("end_of_times") not in s.fate


@pytest.mark.rule("PN-4.11", "PN-4.15")
def test_each_stack_is_shuffled() -> None:
    orders = set()
    for seed in range(12):
        s = started(2, f"stack {seed}").state
        orders.add(tuple([CAT.kind[each] for each in stacks(s, 4)[0]]))
    assert len(orders) > 4


@pytest.mark.rule("PN-4.16", "PN-4.17", "PN-4.18", "PN-4.19", "PN-4.20", "PN-4.21", "PN-S25")
def test_the_ready_made_deck_for_two() -> None:
    s = started(2, first_game_deck="true").state
    assert s.trial_row == [card("goldgorger"), card("scrollgnawers")]
    named = """wildwood guild_revival aranea mastery plains_of_agony song_of_overcoming radomir_flaming secret_deal
        basilisk awakened_spark night_of_horrors fresh_batch"""
    assert s.fate[::-1] == [card(name) for name in named.split()]


@pytest.mark.rule("PN-4.17", "PN-4.18", "PN-4.19", "PN-4.20", "PN-4.21", "PN-4.22")
def test_the_ready_made_deck_for_others() -> None:
    s = started(4, first_game_deck="true").state
    assert s.trial_row == [card(name) for name in ("goldgorger", "scrollgnawers", "deranged_clock", "gloomy_lady")]
    named = """wildwood guild_revival aranea mastery mist_of_oblivion extracurricular_reading direwolf_pack harvest
        plains_of_agony song_of_overcoming radomir_flaming secret_deal umbral_swarm festival smoky_beast wanderer
        basilisk awakened_spark night_of_horrors fresh_batch dragan_ivantsevich practice flesheaters_lair
        personal_training"""
    assert s.fate[::-1] == [card(name) for name in named.split()]
    three = started(3, first_game_deck="true").state
    assert len(three.fate) == 18
    assert card("direwolf_pack") not in three.fate
    assert card("mist_of_oblivion") in three.fate
    assert three.trial_row == s.trial_row[:3]
    assert len(started(1, first_game_deck="true").state.fate) == 12


@pytest.mark.rule("PN-4.10", "PN-4.13")
def test_the_ready_made_deck_is_one_that_could_have_been_shuffled() -> None:
    for seats in (2, 3, 4):
        s = started(seats, first_game_deck="true").state
        for place, stack in enumerate(stacks(s, 2 * seats)):
            kinds = kinds_of(s, stack)
            assert (kinds["trial"], kinds["prophecy"], kinds["goal"]) == (seats, 1, 1 if place == 0 else 0)


# --- the wizards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-5.2")
def test_two_talents_are_dealt_and_one_is_kept_in_secret() -> None:
    t = new_game(3)
    s = t.state
    assert [len(dealt) for dealt in s.talents_dealt] == [2, 2, 2]
    assert len({talent for dealt in s.talents_dealt for talent in dealt}) == 6
    assert t.actors() == (0, 1, 2)
    kept = t.legal(1)[1]
    t.do(1, kept)
    assert t.actors() == (0, 2)
    assert t.told(0, 1) == ["game-started", "talent-chosen"]
    assert t.told(0, 0) == ["game-started"]
    assert s.talent == [-1, -1, -1, -1], "all are shown at the same time"
    for seat in (2, 0):
        t.do(seat, t.legal(seat)[0])
    assert s.talent[1] == CAT.component[kept.split()[1]]
    assert [event["party"] for event in t.events("talent-shown")] == s.order
    assert s.talents_dealt == [[], [], []], "rejected ones are out of the game"


@pytest.mark.rule("PN-5.2")
def test_a_talent_that_was_not_dealt_cannot_be_kept() -> None:
    t = new_game(2)
    dealt = {CAT.ids[talent] for talent in t.state.talents_dealt[0]}
    other = next(CAT.ids[talent] for talent in CAT.by_kind[at.TALENT] if CAT.ids[talent] not in dealt)
    assert t.reason(0, f"talent {other}") == ("not-dealt", "PN-5.2")
    assert t.reason(0, "study") == ("choose-a-talent", "PN-5.2")


@pytest.mark.rule("PN-5.2", "PN-50.8")
def test_in_whatever_order_the_answers_come_the_outcome_is_the_same() -> None:
    hashes = set()
    for order in ((0, 1, 2), (2, 0, 1)):
        t = new_game(3)
        for seat in order:
            t.do(seat, t.legal(seat)[1])
        hashes.add(t.state.state_hash())
    assert len(hashes) == 1


@pytest.mark.rule("PN-5.3", "PN-5.4", "PN-5.5", "PN-5.7", "PN-5.9")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_wizard_begins_with(seed: str) -> None:
    t = started(2, seed)
    s = t.state
    for seat in range(2):
        talent = s.talent[seat]
        discipline = at.DISCIPLINES[CAT.discipline[talent]]
        assert t.marks(seat) == {"d1": discipline, "s1": "spark"}, "both charged"
        assert tuple(s.store[seat * 6 : seat * 6 + 6]) == CAT.start_ingredients[talent]
        assert (s.wounds[seat], s.inventory[seat], s.equipped(seat)) == (0, [], [])


@pytest.mark.rule("PN-5.8", "PN-5.9")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_starting_dice(seed: str) -> None:
    t = started(3, seed)
    colours = ("red", "orange", "yellow", "green", "blue", "violet")
    for seat in range(3):
        colour = colours[CAT.discipline[t.state.talent[seat]]]
        kinds = [name.split("-")[0] for name in t.dice(seat)]
        assert sorted(kinds) == sorted(["bone", "bone", colour, "spark"])


@pytest.mark.rule("PN-5.10", "PN-5.11", "PN-43.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_turn_order_follows_the_numbers_of_the_talents(seed: str) -> None:
    s = started(4, seed).state
    numbers = [CAT.order[s.talent[party]] for party in s.order]
    assert numbers == sorted(numbers)
    assert s.active == s.order[0]
    assert len({CAT.order[each] for each in CAT.by_kind[at.TALENT]}) == 12


@pytest.mark.rule("PN-3.12", "PN-4.22", "PN-49.2", "PN-49.5", "PN-49.31", "PN-49.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_alone_there_is_an_automa(seed: str) -> None:
    t = new_game(1, seed)
    dealt = t.state.talents_dealt[0][:]
    t.do(0, t.legal(0)[0])
    s = t.state
    assert s.talent[1] not in dealt
    assert sorted(s.order) == [0, 1]
    assert s.mark_kind(1, 0) == CAT.discipline[s.talent[1]]
    assert s.mark_kind(1, at.DISCIPLINE_SLOTS) == at.SPARK_MARK
    assert CAT.start_card[s.talent[1]] in s.kept
    mine = t.automa()
    assert (mine["alignment"] is None) == (not mine["contracts"]), "its first contract fixes the alignment"


@pytest.mark.rule("PN-49.2", "PN-28.14")
def test_alone_the_slots_are_those_for_two() -> None:
    assert len(PENUMBRA.blank(1).slots_of(at.GUILD)) == len(PENUMBRA.blank(2).slots_of(at.GUILD)) == 2
