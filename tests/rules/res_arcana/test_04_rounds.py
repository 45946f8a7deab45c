"""Round structure and turn order (section 4)."""

from __future__ import annotations

import pytest

from tests.rules.res_arcana.table import Table, player, table

CARDS = ["prism", "magical_shard", "hawk", "vault"]
"""One for each seat, so that everybody has a turn to take."""


def players(count: int, *passed: int) -> list[dict[str, object]]:
    return [player(hand=[CARDS[seat]], passed=seat in passed) for seat in range(count)]


def kinds(t: Table, since: int = 0) -> list[str]:
    return [event.kind for event in t.state.events(since)]


def discard(t: Table, seat: int) -> Table:
    """An action that is always there."""
    return t.do(seat, f"discard {t.seat(seat)['hand'][0]}", "essence gold")


def pass_on(t: Table, seat: int) -> Table:
    """A whole pass, with whatever magic item."""
    t.do(seat, "pass")
    return t.do(seat, t.legal(seat)[0])


def end_round(t: Table) -> Table:
    """Everybody passes as soon as they can, up to the first turn of the next round."""
    round_ = t.facts()["round"]
    while t.actors() and not (t.facts()["round"] > round_ and t.prompt(t.actors()[0]) == "turn"):
        seat = t.actors()[0]
        t.do(seat, "pass" if t.prompt(seat) == "turn" else t.legal(seat)[0])
    return t


@pytest.mark.rule("RA-4.1")
def test_a_round_is_collect_then_actions_then_the_victory_check() -> None:
    t = table(
        player(mage="healer", hand=["prism"], item="alchemy"),
        player(mage="witch", hand=["hawk"], item="research"),
        phase="collect",
        round=3,
    )
    assert (t.prompt(0), t.prompt(1)) == ("gain-mix", "gain-mix")
    t.do(0, "essence calm").do(1, "essence life")
    assert t.prompt(0) == "turn"
    pass_on(t, 0)
    assert "checked" not in kinds(t)
    pass_on(t, 1)
    told = kinds(t)
    stages = ["round-started", "gained", "passed", "checked", "cleaned-up"]
    assert sorted(stages, key=told.index) == stages
    assert told[-1] == "round-started"
    assert t.facts()["round"] == 4
    assert (t.prompt(0), t.prompt(1)) == ("gain-mix", "gain-mix")  # and Collect again


@pytest.mark.rule("RA-4.2")
def test_rounds_repeat_until_a_check_ends_the_game() -> None:
    t = table(player(hand=["prism"], in_play=["great_pyramid"]), player(hand=["hawk"]))
    for round_ in range(2, 40):
        end_round(t)
        assert t.facts()["round"] == round_
        assert not t.facts()["over"]
    t = table(player(hand=["prism"], in_play=["great_pyramid", "temple"]), player(hand=["hawk"]), first_player=1)
    end_round(t)  # 3 + 2 points, and the token for the first who passed: 6
    assert not t.facts()["over"]
    t = table(player(hand=["prism"], in_play=["great_pyramid", "temple", "oracle", "colossus"]), player(hand=["hawk"]))
    end_round(t)  # 9 points and the token
    assert t.facts()["over"]
    assert t.facts()["round"] == 1


@pytest.mark.rule("RA-4.2")
def test_no_number_of_rounds_ends_the_game() -> None:
    t = table(*players(2), round=100_000, options={"round_limit": 0})
    end_round(t)
    assert not t.facts()["over"]
    assert t.facts()["round"] == 100_001


@pytest.mark.rule("RA-4.3")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 1), (4, 3)])
def test_the_first_player_has_the_first_turn_and_then_it_goes_clockwise(seats: int, first: int) -> None:
    t = table(*players(seats), phase="collect", first_player=first)
    turns = []
    for _ in range(seats):
        (seat,) = t.actors()
        assert t.prompt(seat) == "turn"
        turns.append(seat)
        discard(t, seat)
    assert turns == [(first + step) % seats for step in range(seats)]


@pytest.mark.rule("RA-4.3")
def test_the_token_that_moved_in_a_round_decides_who_begins_the_next_one() -> None:
    t = table(player(hand=["prism", "crypt"]), *players(3)[1:])
    discard(t, 0)
    pass_on(t, 1)  # seat 1 is the first to pass
    end_round(t)
    assert (t.facts()["round"], t.facts()["first_player"]) == (2, 1)
    assert t.actors() == (1,)


@pytest.mark.rule("RA-4.4")
@pytest.mark.parametrize(
    "action",
    [
        ["place prism"],
        ["claim oracle"],
        ["claim monument_deck"],
        ["claim sacred_grove"],
        ["discard prism", "essence gold"],
        ["discard prism", "essence calm", "essence calm"],
        ["power horn_of_plenty 2"],
        ["pass", "choose alchemy"],
    ],
)
def test_a_turn_is_exactly_one_action(action: list[str]) -> None:
    t = table(
        player(hand=["prism"], pool={"gold": 9, "calm": 9, "life": 9}, in_play=["horn_of_plenty", "solomons_mine"]),
        player(hand=["hawk"]),
        center={"monuments": ["oracle"], "monument_deck": ["temple"], "places": ["sacred_grove"]},
    )
    assert (t.actors(), t.prompt(0)) == ((0,), "turn")
    t.do(0, *action)
    assert (t.actors(), t.prompt(1)) == ((1,), "turn")
    assert t.refused(0, "power solomons_mine 1") in ("not-your-decision", "you-have-passed")
    discard(t, 1)
    if action[0] != "pass":
        assert (t.actors(), t.prompt(0)) == ((0,), "turn")


@pytest.mark.rule("RA-4.5")
def test_players_who_passed_are_skipped() -> None:
    t = table(*players(4, 1, 2))
    discard(t, 0)
    assert t.actors() == (3,)
    discard(t, 3)
    assert t.actors() == (0,)
    for seat in (1, 2):
        assert t.refused(seat, "pass") == "you-have-passed"


@pytest.mark.rule("RA-4.5")
def test_who_passes_gets_no_more_turns_in_the_round() -> None:
    t = table(player(hand=["prism", "hawk"]), player(hand=["vault"]), player(hand=["crypt", "athanor"]))
    discard(t, 0)
    pass_on(t, 1)
    discard(t, 2)
    discard(t, 0)
    assert t.actors() == (2,)
    assert t.refused(1, "place vault") == "you-have-passed"


@pytest.mark.rule("RA-4.6")
def test_the_last_player_takes_turn_after_turn() -> None:
    t = table(
        player(passed=True),
        player(hand=["prism", "magical_shard", "hawk", "vault"]),
        player(passed=True),
        to_act=1,
    )
    for action in (["place prism"], ["place magical_shard"], ["discard hawk", "essence gold"]):
        assert (t.actors(), t.prompt(1)) == ((1,), "turn")
        t.do(1, *action)
    assert (t.actors(), t.prompt(1)) == ((1,), "turn")
    assert t.facts()["round"] == 1
    pass_on(t, 1)
    assert t.facts()["round"] == 2


@pytest.mark.rule("RA-4.7")
def test_the_actions_end_when_the_last_player_has_completed_their_pass() -> None:
    t = table(
        player(passed=True, hand=["hawk"], item="research"),
        player(hand=["prism"], deck=["vault"], item="alchemy"),
        to_act=1,
    )
    t.do(1, "pass")
    assert (t.actors(), t.prompt(1), t.facts()["round"]) == ((1,), "swap-item", 1)
    assert "checked" not in kinds(t)
    t.do(1, "choose protection")
    assert kinds(t)[-5:] == ["item-swapped", "drew", "checked", "cleaned-up", "round-started"]
    assert t.seat(1)["hand"] == ["prism", "vault"]
    assert t.facts()["round"] == 2


@pytest.mark.rule("RA-4.7")
def test_the_actions_go_on_while_somebody_has_not_passed() -> None:
    t = table(*players(3))
    pass_on(t, 0)
    pass_on(t, 1)
    assert "checked" not in kinds(t)
    assert (t.actors(), t.prompt(2), t.facts()["round"]) == ((2,), "turn", 1)


@pytest.mark.rule("RA-4.8")
def test_the_token_changing_hands_does_not_alter_the_order_of_the_round() -> None:
    t = table(
        player(hand=["prism", "hawk"]),
        player(hand=["crypt", "athanor"]),
        player(hand=["vault", "treant"]),
        player(hand=["mermaid"]),
    )
    for seat in (0, 1, 2):
        discard(t, seat)
    pass_on(t, 3)
    assert t.facts()["first_player"] == 3
    for seat in (0, 1, 2):  # clockwise, as before
        assert (t.actors(), t.prompt(seat)) == ((seat,), "turn")
        discard(t, seat)


@pytest.mark.rule("RA-4.8")
def test_the_new_holder_of_the_token_begins_only_the_next_round() -> None:
    t = table(*players(3))
    discard(t, 0)
    pass_on(t, 1)  # the token goes to seat 1, and the turn to seat 2, not back to the start
    assert (t.facts()["first_player"], t.actors()) == (1, (2,))


@pytest.mark.rule("RA-4.9")
def test_a_react_uses_up_nobodys_turn() -> None:
    t = table(
        player(in_play=["fire_dragon"], hand=["prism"]),
        player(in_play=["elemental_spring"], pool={"calm": 1}, hand=["hawk"]),
        player(in_play=["guard_dog"], hand=["vault"]),
    )
    t.do(0, "power fire_dragon 1")
    t.do(1, "power elemental_spring 1").do(2, "power guard_dog 2")
    for seat in (1, 2, 0):
        assert (t.actors(), t.prompt(seat)) == ((seat,), "turn")
        discard(t, seat)
