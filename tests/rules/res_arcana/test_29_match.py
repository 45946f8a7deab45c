"""Section 29: the match of two players, best of three.

The games here end after one round (the option `round_limit`): who passes first holds the token and wins."""

import pytest

from arcanum.core.game import GameError
from tests.rules.res_arcana.table import Table, card, new_game, player, table

ONE_OF_EACH = {"calm": 1, "death": 1, "elan": 1, "gold": 1, "life": 1}
DRAFT_ORDER = (1, 2, 2, 2, 2, 2, 2, 2, 1)
MINE = ["hawk", "vault", "prism", "athanor", "treant", "mermaid", "crypt", "guard_dog"]
THEIRS = [
    "fire_dragon",
    "nightingale",
    "dragon_egg",
    "windup_man",
    "cursed_skull",
    "fiery_whip",
    "flaming_pit",
    "sea_serpent",
]


def match(seed: str = "match", first: int = 0) -> Table:
    return new_game(2, seed, setup="match", round_limit=1, first=first)


def to_prompt(t: Table, *prompts: str) -> Table:
    """Answer anything until somebody is asked one of these, or it is all over."""
    while not t.state.over and t.prompt(t.actors()[0]) not in prompts:
        seat = t.actors()[0]
        t.do(seat, t.legal(seat)[0])
    return t


def win_game(t: Table, winner: int) -> Table:
    """Play the game that is going on to its end: the winner passes first."""
    to_prompt(t, "turn")
    game = t.facts()["match"]["game"]
    while not t.state.over and t.facts()["match"]["game"] == game and t.prompt(t.actors()[0]) != "name-first":
        seat = t.actors()[0]
        legal = t.legal(seat)
        if t.prompt(seat) == "turn" and seat != winner and not t.seat(winner)["passed"]:
            legal = [words for words in legal if words.startswith("discard ")]
        t.do(seat, legal[0])
    return t


def artifacts_of(t: Table, seat: int) -> list[str]:
    """All artifacts of a player, wherever they are."""
    facts = t.seat(seat)
    others = {facts["mage"], facts["item"]}
    in_play = [c for c in facts["components"] if c not in others]
    return sorted(facts["hand"] + facts["deck"] + facts["discard"] + in_play)


def shared_game(game: int, wins: list[int], first_player: int, drafted: list[list[str]] | None = None) -> Table:
    """A game of a match that ends in a shared victory."""
    points = [10, 10]
    points[first_player] = 9
    return table(
        player(
            mage="seer",
            item="research",
            passed=True,
            hand=MINE[:3],
            deck=MINE[3:],
            in_play=[card("catacombs_of_the_dead", death=points[0])],
        ),
        player(
            mage="druid",
            item="alchemy",
            passed=True,
            hand=THEIRS[:3],
            deck=THEIRS[3:],
            in_play=[card("sunken_reef", calm=points[1])],
        ),
        phase="check",
        first_player=first_player,
        options={"setup": "match", "round_limit": 1},
        match={"game": game, "wins": wins, "drafted": drafted or [[], []]},
    )


@pytest.mark.rule("RA-29.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_match_is_for_two(seats: int) -> None:
    with pytest.raises(GameError, match="exactly 2 players"):
        new_game(seats, setup="match")


@pytest.mark.rule("RA-29.1")
@pytest.mark.parametrize("winners", [(0, 0), (1, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1)])
def test_two_games_win_the_match(winners: tuple[int, ...]) -> None:
    t = match()
    for number, winner in enumerate(winners):
        assert not t.state.over
        assert t.facts()["match"]["game"] == number + 1
        win_game(t, winner)
        if number + 1 < len(winners):
            to_prompt(t, "choose-item")
    assert t.state.over
    assert t.facts()["winners"] == [winners[-1]]
    assert t.facts()["match"]["wins"][winners[-1]] == 2


@pytest.mark.rule("RA-29.2")
def test_game_one_is_set_up_as_a_standard_game() -> None:
    t, standard = match("same"), new_game(2, "same", first=0)
    for seat in range(2):
        assert t.prompt(seat) == "choose-mage"
        assert t.legal(seat) == standard.legal(seat)
    assert t.facts()["players"] == standard.facts()["players"]
    assert t.facts()["center"] == standard.facts()["center"]


@pytest.mark.rule("RA-29.3")
def test_the_mages_are_kept_for_the_whole_match() -> None:
    t = to_prompt(match(), "turn")
    mages = [t.seat(seat)["mage"] for seat in range(2)]
    win_game(t, 0)
    to_prompt(t, "choose-item")
    assert [t.seat(seat)["mage"] for seat in range(2)] == mages
    win_game(t, 1)
    assert t.prompt(0) == "name-first"
    to_prompt(t, "choose-item")
    assert t.facts()["match"]["game"] == 3
    assert [t.seat(seat)["mage"] for seat in range(2)] == mages


@pytest.mark.rule("RA-29.4")
def test_all_sixteen_artifacts_from_every_zone_are_laid_out() -> None:
    t = table(
        player(
            mage="seer",
            item="research",
            passed=True,
            hand=MINE[:2],
            deck=MINE[2:4],
            discard=MINE[4:6],
            in_play=[*MINE[6:], THEIRS[7], card("catacombs_of_the_dead", death=10), "oracle"],
        ),
        player(mage="druid", item="alchemy", passed=True, hand=THEIRS[:1], deck=THEIRS[1:4], discard=THEIRS[4:7]),
        phase="check",
        options={"setup": "match"},
    )
    assert t.prompt(1) == "name-first"
    t.do(1, "seat 1")
    assert t.prompt(1) == "open-draft"
    for seat in (0, 1, None):
        assert sorted(t.state.view(seat)["center"]["open_draft"]) == sorted(MINE + THEIRS), "face up for all to see"
    for seat in range(2):
        assert artifacts_of(t, seat) == []


@pytest.mark.rule("RA-29.5")
def test_the_table_is_set_anew_for_each_later_game() -> None:
    t = win_game(match(), 0)
    for game, winner in ((2, 1), (3, 0)):
        to_prompt(t, "choose-item")
        facts = t.facts()
        assert facts["match"]["game"] == game
        assert len(facts["center"]["items"]) == 8
        assert len(facts["center"]["places"]) == 5
        assert len(facts["center"]["monuments"]) == 2
        assert len({*facts["center"]["monuments"], *facts["center"]["monument_deck"]}) == 10
        for seat in range(2):
            assert t.pool(seat) == ONE_OF_EACH
            assert t.seat(seat)["components"] == [t.seat(seat)["mage"]]
            assert t.seat(seat)["discard"] == []
            assert not t.turned(seat, t.seat(seat)["mage"])
            assert not t.seat(seat)["passed"]
        to_prompt(t, "turn")
        assert t.facts()["round"] == 1
        win_game(t, winner)


@pytest.mark.rule("RA-29.5")
def test_places_and_monuments_are_random_again() -> None:
    sides, shown = set(), set()
    for seed in range(16):
        t = match(f"sides {seed}")
        before = t.facts()["center"]
        to_prompt(win_game(t, 0), "open-draft")
        after = t.facts()["center"]
        sides.add(tuple(before["places"][tile] == after["places"][tile] for tile in range(5)))
        shown.add(before["monument_deck"][-1] == after["monument_deck"][-1])
    assert len(sides) > 6, "each tile may keep its side or change it"
    for tile in range(5):
        assert {kept[tile] for kept in sides} == {True, False}
    assert False in shown


@pytest.mark.rule("RA-29.6")
@pytest.mark.parametrize("loser", [0, 1])
@pytest.mark.parametrize("named", [0, 1])
def test_the_loser_names_the_first_player_before_the_draft(loser: int, named: int) -> None:
    t = win_game(match(), 1 - loser)
    assert t.actors() == (loser,)
    assert t.prompt(loser) == "name-first"
    assert t.legal(loser) == ["seat 0", "seat 1"]
    assert t.refused(1 - loser, f"seat {named}"), "the winner is not asked"
    assert "open_draft" not in t.state.view(loser)["center"]
    t.do(loser, f"seat {named}")
    assert t.facts()["first_player"] == named
    assert t.actors() == (named,)
    assert t.prompt(named) == "open-draft"


@pytest.mark.rule("RA-29.6")
def test_the_winner_is_told_that_the_decision_is_not_theirs() -> None:
    t = win_game(match(), 0)
    assert t.refused(0, "seat 0") == "not-your-decision", "that they passed in the finished game is not the reason"


@pytest.mark.rule("RA-29.6")
def test_the_loser_of_game_two_names_the_first_player_of_game_three() -> None:
    t = win_game(match(), 0)
    t.do(1, "seat 1")
    win_game(t, 1)
    assert t.actors() == (0,)
    assert t.prompt(0) == "name-first"
    t.do(0, "seat 0")
    assert t.facts()["first_player"] == 0
    assert t.prompt(1) == "choose-item", "the other player chooses first"


@pytest.mark.rule("RA-29.7")
@pytest.mark.parametrize("first", [0, 1])
def test_the_open_draft_goes_one_two_two_and_so_on(first: int) -> None:
    t = win_game(match(), 0)
    t.do(1, f"seat {first}")
    since = t.state.event_count
    while t.prompt(t.actors()[0]) == "open-draft":
        seat = t.actors()[0]
        t.do(seat, t.legal(seat)[0])
    taken = [event.args["seat"] for event in t.state.events(since) if event.kind == "card-taken"]
    expected = []
    for turn, count in enumerate(DRAFT_ORDER):
        expected += [first if turn % 2 == 0 else 1 - first] * count
    assert taken == expected
    assert [len(cards) for cards in t.facts()["match"]["drafted"]] == [8, 8]


@pytest.mark.rule("RA-29.7")
def test_a_card_is_taken_once_and_any_two_may_be_taken() -> None:
    t = win_game(match(), 0)
    t.do(1, "seat 1")
    cards = t.state.view(1)["center"]["open_draft"]
    t.do(1, f"choose {cards[0]}")
    assert t.refused(0, f"choose {cards[0]}") == "not-in-pack"
    assert t.refused(0, "pass") == "choose-a-draft-card"
    t.do(0, f"choose {cards[5]}", f"choose {cards[15]}")
    assert t.actors() == (1,)
    assert [set(taken) for taken in t.facts()["match"]["drafted"]] == [{cards[5], cards[15]}, {cards[0]}]


@pytest.mark.rule("RA-29.8")
@pytest.mark.parametrize("first", [0, 1])
def test_decks_are_shuffled_and_three_drawn_before_the_items_are_chosen(first: int) -> None:
    t = win_game(match(), 0)
    t.do(1, f"seat {first}")
    to_prompt(t, "choose-item")
    for seat in range(2):
        assert (t.seat(seat)["hand_size"], t.seat(seat)["deck_size"]) == (3, 5)
        assert artifacts_of(t, seat) == sorted(t.facts()["match"]["drafted"][seat])
    assert t.actors() == (1 - first,), "the First Player chooses last"
    t.do(1 - first, t.legal(1 - first)[0])
    assert t.actors() == (first,)
    assert t.prompt(first) == "choose-item"


@pytest.mark.rule("RA-29.8")
def test_the_drafted_cards_are_shuffled() -> None:
    hands = set()
    for seed in range(10):
        t = win_game(match(f"shuffle {seed}"), 0)
        to_prompt(t, "choose-item")
        drafted = t.facts()["match"]["drafted"][0]
        hands.add(tuple(sorted(drafted.index(name) for name in t.seat(0)["hand"])))
    assert len(hands) > 4


@pytest.mark.rule("RA-29.9")
def test_game_three_is_played_with_the_cards_of_game_two_and_no_draft() -> None:
    t = win_game(match(), 0)
    to_prompt(t, "choose-item")
    drafted = [artifacts_of(t, seat) for seat in range(2)]
    win_game(t, 1)
    assert t.facts()["match"]["wins"] == [1, 1]
    since = t.state.event_count
    t.do(0, "seat 1")
    assert t.facts()["match"]["game"] == 3
    assert t.prompt(0) == "choose-item", "there is no second draft"
    assert "card-taken" not in [event.kind for event in t.state.events(since)]
    assert [artifacts_of(t, seat) for seat in range(2)] == drafted


@pytest.mark.rule("RA-29.10")
@pytest.mark.parametrize("winner", [0, 1])
def test_two_nil_ends_the_match(winner: int) -> None:
    t = win_game(match(), winner)
    assert t.facts()["over"] is False
    to_prompt(t, "choose-item")
    win_game(t, winner)
    assert t.facts()["over"] is True
    assert t.facts()["match"] == {**t.facts()["match"], "game": 2, "wins": [2, 0] if winner == 0 else [0, 2]}
    assert t.facts()["winners"] == [winner]
    assert t.state.returns() == ((1.0, 0.0) if winner == 0 else (0.0, 1.0))


@pytest.mark.rule("RA-29.11")
def test_an_artifact_that_a_rival_put_into_play_returns_to_who_drafted_it() -> None:
    t = table(
        player(mage="seer", item="research", passed=True, hand=MINE, in_play=["fire_dragon", "sea_serpent"]),
        player(
            mage="druid",
            item="alchemy",
            passed=True,
            hand=[name for name in THEIRS if name not in ("fire_dragon", "sea_serpent")],
            in_play=[card("catacombs_of_the_dead", death=10)],
        ),
        phase="check",
        options={"setup": "match"},
        match={"game": 2, "wins": [1, 0], "drafted": [MINE, THEIRS]},
    )
    t.do(0, "seat 0")
    assert t.facts()["match"]["game"] == 3
    assert artifacts_of(t, 0) == sorted(MINE)
    assert artifacts_of(t, 1) == sorted(THEIRS)


@pytest.mark.rule("RA-29.12")
@pytest.mark.parametrize("first_player", [0, 1])
def test_a_shared_game_is_a_win_for_both_and_who_was_not_first_player_decides(first_player: int) -> None:
    t = shared_game(1, [0, 0], first_player)
    assert t.facts()["match"]["wins"] == [1, 1]
    assert not t.state.over
    assert t.actors() == (1 - first_player,)
    assert t.prompt(1 - first_player) == "name-first"


@pytest.mark.rule("RA-29.12")
def test_the_first_player_meant_is_that_of_the_start_and_not_who_passed_first() -> None:
    """Seat 0 was First Player in the shared game; seat 1 passed first and so ended it with the token."""
    t = table(
        player(mage="seer", item="research", hand=MINE, in_play=[card("catacombs_of_the_dead", death=10)]),
        player(mage="druid", item="alchemy", hand=THEIRS, in_play=[card("sunken_reef", calm=9)]),
        first_player=0,
        to_act=1,
        options={"setup": "match"},
    )
    t.do(1, "pass", "choose divination")
    t.do(0, "pass", "choose protection")
    assert t.facts()["match"]["wins"] == [1, 1]
    assert t.facts()["first_player"] == 1
    assert t.actors() == (1,)
    assert t.prompt(1) == "name-first"


@pytest.mark.rule("RA-29.12")
@pytest.mark.parametrize(("wins", "winners"), [([1, 0], [0]), ([0, 1], [1])])
def test_after_game_two_more_wins_take_the_match(wins: list[int], winners: list[int]) -> None:
    t = shared_game(2, wins, 0)
    assert t.state.over
    assert t.facts()["winners"] == winners


@pytest.mark.rule("RA-29.12")
def test_after_a_shared_first_game_one_more_win_is_enough() -> None:
    t = shared_game(1, [0, 0], 0)
    t.do(1, "seat 0")
    to_prompt(t, "choose-item")
    win_game(t, 1)
    assert t.state.over
    assert t.facts()["match"]["wins"] == [1, 2]
    assert t.facts()["winners"] == [1]


@pytest.mark.rule("RA-29.12")
def test_equal_wins_after_game_two_lead_to_game_three() -> None:
    t = shared_game(2, [1, 1], 0, [MINE, THEIRS])
    assert not t.state.over
    assert t.actors() == (1,)
    t.do(1, "seat 1")
    assert t.facts()["match"]["game"] == 3
    assert t.facts()["match"]["wins"] == [2, 2]


@pytest.mark.rule("RA-29.12")
def test_equality_after_game_three_is_a_shared_match() -> None:
    t = shared_game(3, [1, 1], 0)
    assert t.state.over
    assert t.facts()["winners"] == [0, 1]
    assert t.state.returns() == (0.5, 0.5)
