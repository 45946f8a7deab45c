"""After a simultaneous Collect the others are told what each one did: everything, and nothing twice."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from arcanum.core.events import Event
from tests.rules.res_arcana.table import Table, card, new_game, player, table


def since(t: Table, start: int, seat: int | None, about: int) -> list[Event]:
    """What a seat is told about another since an event."""
    return [event for event in t.state.events(start, seat) if event.args.get("seat") == about]


def sums(events: list[Event]) -> Counter[str]:
    """How these events change a pool."""
    change: Counter[str] = Counter()
    for event in events:
        essences = event.args.get("essences")
        if event.kind in ("gained", "taken-off", "paid", "lost"):
            assert isinstance(essences, dict)
            change.update(essences) if event.kind in ("gained", "taken-off") else change.subtract(essences)
    return change


def difference(before: dict[str, int], after: dict[str, int]) -> Counter[str]:
    return Counter({name: after.get(name, 0) - before.get(name, 0) for name in {*before, *after}})


def kinds(events: list[Event]) -> list[tuple[str, Any]]:
    return [(event.kind, event.args.get("component")) for event in events]


def of_kind(events: list[Event], kind: str) -> list[dict[str, Any]]:
    return [
        {name: value for name, value in event.args.items() if name != "seat"} for event in events if event.kind == kind
    ]


def collecting(options: dict[str, Any] | None = None) -> Table:
    return table(
        player(
            mage="witch",
            in_play=[
                card("catacombs_of_the_dead", death=2),
                card("windup_man", calm=1, life=2),
                card("vault", gold=1),
                "cursed_forge",
                "elemental_spring",
            ],
            pool={"death": 3, "gold": 1},
            hand=["prism"],
        ),
        player(mage="druid", in_play=[card("sacred_grove", life=3)], hand=["hawk"]),
        player(hand=["crypt"]),
        phase="collect",
        options=options,
    )


OWN = ("take catacombs_of_the_dead", "essence life", "essence calm", "essence elan", "pay")
"""Take 2 Death and leave the rest, so Windup Man grows; Life for Witch, Calm and Elan for Vault, 1 Death for the
Forge."""


def finish(t: Table, *answers: str) -> tuple[int, dict[str, int]]:
    """Seat 0 answers, then seat 1 ends the Collect; the number of the first event, and the pool of seat 0 before."""
    start, before = t.state.event_count, t.pool(0)
    for words in answers:
        if words not in t.legal(0):
            pytest.fail(f"{words} is not among {t.legal(0)} for {t.prompt(0)}")
        t.do(0, words)
    t.do(1, "take sacred_grove")
    assert t.prompt(0) == "turn"
    return start, before


@pytest.mark.rule("RA-30.21")
@pytest.mark.parametrize("watcher", [1, 2, None])
def test_the_others_are_told_each_taking_once(watcher: int | None) -> None:
    t = collecting()
    start, before = finish(t, *OWN)
    events = since(t, start, watcher, 0)
    assert sums(events) == difference(before, t.pool(0))
    assert t.pool(0) == {"calm": 2, "death": 5, "elan": 2, "gold": 1, "life": 2}
    assert of_kind(events, "taken-off") == [{"component": "catacombs_of_the_dead", "essences": {"death": 2}}]
    assert of_kind(events, "put-on") == [{"component": "windup_man", "essences": {"calm": 2, "life": 2}}]
    assert of_kind(events, "gained") == [{"essences": {"calm": 2, "elan": 2, "life": 2}}], "the Death is for the Forge"
    assert of_kind(events, "paid") == []
    assert of_kind(events, "turned") == []


@pytest.mark.rule("RA-30.21")
def test_the_one_who_collects_is_told_as_it_happens_and_not_again() -> None:
    t = collecting()
    start, before = finish(t, *OWN)
    events = since(t, start, 0, 0)
    assert sums(events) == difference(before, t.pool(0))
    assert of_kind(events, "taken-off") == [{"component": "catacombs_of_the_dead", "essences": {"death": 2}}]
    assert of_kind(events, "paid") == [{"essences": {"death": 1}}]
    assert of_kind(events, "put-on") == [{"component": "windup_man", "essences": {"calm": 2, "life": 2}}]


@pytest.mark.rule("RA-30.21")
def test_before_all_are_done_the_others_are_told_nothing() -> None:
    t = collecting()
    start = t.state.event_count
    for words in OWN:
        t.do(0, words)
    assert t.actors() == (1,)
    for watcher in (1, 2, None):
        assert since(t, start, watcher, 0) == []
    assert len(since(t, start, 0, 0)) >= 4


@pytest.mark.rule("RA-30.21", "RA-5.13")
def test_a_turned_forge_is_told() -> None:
    t = collecting()
    start, before = finish(t, *OWN[:-1], "turn")
    events = since(t, start, 1, 0)
    assert of_kind(events, "turned") == [{"component": "cursed_forge"}]
    assert of_kind(events, "gained") == [{"essences": {"calm": 2, "death": 1, "elan": 2, "life": 2}}]
    assert sums(events) == difference(before, t.pool(0))


@pytest.mark.rule("RA-30.21", "RA-5.13")
def test_a_turned_forge_is_told_where_nothing_lies_anywhere() -> None:
    t = table(
        player(in_play=["cursed_forge"], hand=["prism"], pool={"death": 1}),
        player(in_play=["hanging_gardens"], hand=["hawk"]),
        phase="collect",
    )
    start = t.state.event_count
    t.do(0, "turn").do(1, "essence calm", "essence calm", "essence calm")
    assert kinds(since(t, start, 1, 0)) == [("turned", "cursed_forge")]
    assert kinds(since(t, start, 0, 1)) == [("gained", None)]
    assert sums(since(t, start, 0, 1)) == Counter(t.pool(1)) == Counter(calm=3)


@pytest.mark.rule("RA-30.21", "RA-5.13")
def test_a_paid_forge_is_told_where_nothing_was_gained() -> None:
    t = table(
        player(in_play=["cursed_forge"], hand=["prism"], pool={"death": 2}),
        player(in_play=[card("temple", turned=True)], hand=["hawk"]),
        phase="collect",
    )
    start = t.state.event_count - len(since(t, 0, None, 1))
    t.do(0, "pay")
    events = since(t, start, 1, 0)
    assert kinds(events) == [("paid", None)]
    assert of_kind(events, "paid") == [{"essences": {"death": 1}}]
    assert t.turned(1, "temple"), "it was turned before: nobody is told again"
    assert of_kind(t.state.events(0, 0), "turned") == []


@pytest.mark.rule("RA-30.21")
def test_everything_taken_off_is_told_in_full() -> None:
    """The growth of Windup Man does not happen, and what lay there is not told as gained."""
    t = collecting()
    takings = ("take vault", "take windup_man", "take catacombs_of_the_dead")
    start, before = finish(t, *takings, "essence life", "pay")
    events = since(t, start, 1, 0)
    assert sums(events) == difference(before, t.pool(0))
    taken = {event["component"]: event["essences"] for event in of_kind(events, "taken-off")}
    assert taken == {
        "windup_man": {"calm": 1, "life": 2},
        "vault": {"gold": 1},
        "catacombs_of_the_dead": {"death": 2},
    }
    assert of_kind(events, "put-on") == []
    assert of_kind(events, "gained") == [{"essences": {"calm": 1, "elan": 1, "life": 2}}]


@pytest.mark.rule("RA-30.21")
def test_in_an_ordered_collect_each_thing_is_told_when_it_happens() -> None:
    t = collecting({"collect": "ordered"})
    start, before = finish(t, *OWN)
    for watcher in (0, 1, None):
        assert sums(since(t, start, watcher, 0)) == difference(before, t.pool(0))
    assert since(t, start, 0, 0) == since(t, start, 1, 0)


@pytest.mark.rule("RA-30.21")
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_whoever_listens_can_keep_the_pools_of_a_whole_game(seed: str) -> None:
    """Every change of every pool in a random game is explained to the other seats and to a spectator, exactly."""
    t = new_game(2, f"log {seed}", round_limit=5)
    number = 0
    start = t.state.event_count
    before = [t.pool(seat) for seat in range(2)]
    while not t.state.over:
        number += 1
        seat = t.actors()[number % len(t.actors())]
        legal = t.legal(seat)
        t.do(seat, legal[number * 13 % len(legal)])
        if t.state.branches:
            continue
        for about in range(2):
            change = difference(before[about], t.pool(about))
            for watcher in (0, 1, None):
                assert sums(since(t, start, watcher, about)) == change
        start, before = t.state.event_count, [t.pool(seat) for seat in range(2)]
