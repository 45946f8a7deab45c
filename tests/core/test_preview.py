"""Previews: what is certain happens, odds are those of dealt worlds, and nothing of the truth is in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from arcanum.core import preview as previewing
from arcanum.core.battery import BatteryFailure, play_random
from arcanum.core.chance import Chance
from arcanum.core.differences import Difference, differences
from arcanum.core.game import Game
from arcanum.core.preview import Change, Preview, Share, preview
from arcanum.core.reasons import IllegalAction
from arcanum.core.state import GameState
from arcanum.games import GAMES, find
from arcanum.words.voices import voice
from tests.core import tiny_game
from tests.core.previews import Counts, examine
from tests.core.tiny_game import GAME, Tiny

Patch = pytest.MonkeyPatch
PLAYED: list[Game] = [GAME, *[find(game_id) for game_id in GAMES]]
POSITIONS = 120
"""`python -m tools.previews` looks at a thousand of each game."""
DEALT = 300


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.id)
def test_previews_come_true_and_tell_nothing(game: Game) -> None:
    found = examine(game, POSITIONS, DEALT)
    assert found.wrong() == []
    assert found.certain > POSITIONS / 2
    assert found.several > POSITIONS / 10
    assert found.with_odds > POSITIONS / 25
    assert found.pairs >= POSITIONS


# --- what a preview says ----------------------------------------------------------------------------------------------


def taking(seed: str = "7", seats: int = 2) -> tuple[GameState, int]:
    """A toy game in which somebody may keep a card or swap it for a hidden one."""
    state = GAME.new(seats, seed)
    chance = Chance(b"taking")
    while True:
        seat = state.actors()[0]
        legal = state.legal_actions(seat)
        if state.decision(seat).prompt == "take" and len(legal) > 1:
            return state, seat
        state.apply(seat, legal[chance.below(len(legal))])


def by_path(told: Preview) -> dict[str, Change]:
    return {each.path: each for each in told.changes}


def test_what_is_certain() -> None:
    state = GAME.new(2, "certain")
    told = preview(state, 0, tiny_game.STAKE + 1)
    assert told.certain
    assert (told.actions, told.worlds, told.ends) == (("stake 2",), 0, 0.0)
    assert told.changes == (Change(path="stake", before=0, after=2),)
    assert told.next[0].question is not None
    assert (told.next[0].seats, told.next[0].share) == ((0,), 1.0)
    assert (told.next[0].question.prompt, told.next[0].question.legal) == ("mood", ["calm", "bold"])


def test_what_is_left_to_chance() -> None:
    state, seat = taking()
    assert isinstance(state, Tiny)
    told = preview(state, seat, tiny_game.SWAP)
    assert not told.certain
    assert told.worlds == previewing.WORLDS
    came = by_path(told)[f"players.{seat}.won"].came
    assert sum([each.share for each in came]) == 1.0
    assert [each.share for each in came] == sorted([each.share for each in came], reverse=True)
    assert {each.value for each in came} <= set(range(1, 10)) - {state.up}
    # Which way it is, everybody is told; which card it is, hangs on the world.
    assert [each.kind for each in told.happens] == ["took"]
    # The card is gone for sure, and this is said without odds.
    assert by_path(told)["up"] == Change(path="up", before=state.up, after=0)


def test_odds_of_a_number_have_a_mean() -> None:
    told = previewing._change(Difference("points", 1, (2, 2, 4, 1)), frozenset())
    assert (told.before, told.after, told.mean) == (1, 2, 2.25)
    assert [(each.value, each.share) for each in told.odds] == [(2, 0.5), (4, 0.25), (1, 0.25)]
    named = previewing._change(Difference("on_top", None, ("prism", "vault", "hawk")), frozenset(["vault", "hawk"]))
    assert (named.after, named.mean, [each.value for each in named.odds]) == ("?", None, ["?", "prism"])


def test_more_worlds_may_be_asked_for() -> None:
    state, seat = taking()
    assert preview(state, seat, tiny_game.SWAP, worlds=5).worlds == 5
    with pytest.raises(ValueError, match="one world or more, found 0"):
        preview(state, seat, tiny_game.SWAP, worlds=0)


def test_what_is_not_legal_is_refused_with_the_reason() -> None:
    state = GAME.new(2, "certain")
    with pytest.raises(IllegalAction) as refused:
        preview(state, 0, tiny_game.PASS)
    assert refused.value.reason == state.why_not(0, tiny_game.PASS)
    with pytest.raises(IllegalAction, match="stake 1"):
        preview(state, 1, tiny_game.STAKE)


def test_several_answers_one_after_another() -> None:
    state = GAME.new(2, "certain")
    both = preview(state, 0, tiny_game.STAKE + 1, [tiny_game.BOLD])
    assert both.certain
    assert both.actions == ("stake 2", "bold")
    assert {each.path: each.after for each in both.changes} == {"stake": 2, "bold": 1}
    # The bids come next, of which this one is too low: it stops there.
    assert preview(state, 0, tiny_game.STAKE + 1, [tiny_game.BOLD, tiny_game.BID, tiny_game.YES]) == both


def test_it_stops_where_an_answer_is_not_legal_in_every_world(monkeypatch: Patch) -> None:
    true = tiny_game.Boasting.legal

    def moody(self: tiny_game.Boasting, state: Tiny, frame: tuple[int, ...]) -> list[int]:
        """Only with an odd card may one boast: with a hidden one that hangs on the world."""
        won = state.won[frame[1]]
        return true(self, state, frame) if not won or won[-1] % 2 else [tiny_game.PASS, tiny_game.NO]

    monkeypatch.setattr(tiny_game.Boasting, "legal", moody)
    state, seat = taking(seats=1)
    told = preview(state, seat, tiny_game.SWAP, [tiny_game.BOAST])
    assert told.actions == ("swap",)
    assert [each.question.legal for each in told.next if each.question] == [["pass"]]
    assert preview(state, seat, tiny_game.SWAP, [tiny_game.PASS]).actions == ("swap", "pass")


def test_nothing_is_changed_by_looking() -> None:
    state, seat = taking()
    before, events = state.state_hash(), state.event_count
    preview(state, seat, tiny_game.SWAP)
    assert (state.state_hash(), state.event_count) == (before, events)


def test_it_is_told_what_happens_although_nobody_listens() -> None:
    state = GAME.new(2, "certain")
    state.heard = False
    told = preview(state, 0, tiny_game.STAKE, [tiny_game.CALM, tiny_game.BID])
    assert [each.kind for each in told.happens] == ["bid"]


def test_it_is_plain_data() -> None:
    state, seat = taking()
    told = preview(state, seat, tiny_game.SWAP)
    assert msgspec.json.decode(msgspec.json.encode(told), type=Preview) == told


def test_what_a_game_leaves_untold(monkeypatch: Patch) -> None:
    state, seat = taking()
    monkeypatch.setattr(Tiny, "untold", lambda self: ("players.*.won", "deck", "actors"))
    assert by_path(preview(state, seat, tiny_game.SWAP)).keys() == {"up"}


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_not_seen_is_not_named(game_id: str) -> None:
    state, seat, draw, hidden = drawing(find(game_id))
    named = preview(state, seat, draw)
    told = preview(state, seat, draw, naming=hidden)
    assert previewing.names_any(named, hidden)
    assert not previewing.names_any(told, hidden)
    # All worlds in which one of them comes count together.
    for change in told.changes:
        unseen = [each.share for each in change.came if each.value == previewing.UNSEEN]
        apart = [each.share for each in by_path(named)[change.path].came if each.value in hidden]
        assert sum(unseen) == pytest.approx(sum(apart))
        assert unseen == sorted(unseen, reverse=True)


def drawing(game: Game) -> tuple[GameState, int, int, frozenset[str]]:
    """A position in which an action turns up something that its seat does not see yet, and all that it does not see."""
    chance = Chance(b"drawing")
    state = game.new(2, "drawing")
    every = voice(game.id, "en").card_ids()
    while True:
        seat = state.actors()[0]
        legal = state.legal_actions(seat)
        hidden = previewing.unseen(state.view(seat), every)
        for action in legal:
            told = preview(state, seat, action, worlds=8)
            if any(each.value in hidden for change in told.changes for each in change.came):
                return state, seat, action, hidden
        state.apply(seat, legal[chance.below(len(legal))])


# --- what differs between two views -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"pool": {"gold": 1}}, {"pool": {"gold": 1, "calm": 2}}, ["pool.calm: None -> 2"]),
        ({"hand": ["x", "y", "x"]}, {"hand": ["y", "z"]}, ["hand: +['z'] -['x', 'x']"]),
        ({"deck": ["x", "y"]}, {"deck": ["y", "x"]}, ["deck: 'x, y' -> 'y, x'"]),
        ({"threat": None}, {"threat": {"rolled": [], "hurt": 0}}, ["threat.hurt: None -> 0"]),
        ({"rolled": [4, 6]}, {"rolled": [6]}, ["rolled: +[] -[4]"]),
        ({"wins": [0, 1]}, {"wins": [1, 1]}, ["wins.0: 0 -> 1"]),
        ({"slots": [None, None]}, {"slots": [None, {"card": "x"}]}, ["slots.1.card: None -> 'x'"]),
        ({"slots": [None]}, {"slots": [{"id": "x", "health": 3}]}, ["slots.0: None -> 'x'"]),
        ({"slots": [{"id": "x", "health": 3}]}, {"slots": [None]}, ["slots.0: 'x' -> None"]),
        ({"top": None}, {"top": ["x"]}, ["top: +['x'] -[]"]),
        ({"top": ["x"]}, {}, ["top: +[] -['x']"]),
        (
            {"lie": [{"id": "x", "on": 1}, {"id": "y", "on": 0}]},
            {"lie": [{"id": "z", "on": 5}, {"id": "y", "on": 2}]},
            ["lie: +['z'] -['x']", "lie.y.on: 0 -> 2"],
        ),
        ({"lie": [{"id": "x", "on": 1}, {"id": "y"}]}, {"lie": [{"id": "y"}, {"id": "x", "on": 1}]}, []),
        ({"lie": [{"id": "x"}, {"id": "x"}]}, {"lie": [{"id": "x"}]}, ["lie.1: 'x' -> None"]),
    ],
)
def test_differences(before: dict[str, Any], after: dict[str, Any], told: list[str]) -> None:
    assert [repr(each) for each in differences(before, [after])] == told


def test_worlds_are_told_in_the_same_way() -> None:
    """How a list is told hangs on all of them: of dice some worlds keep as many, and some do not."""
    (found,) = differences({"rolled": [4, 6]}, [{"rolled": [4]}, {"rolled": [4, 5]}, {"rolled": [4, 6]}])
    assert (found.came_in, found.gone_in) == (((), (5,), ()), ((6,), (6,), ()))
    lying = {"lie": [{"id": "x", "on": 1}, {"id": "y", "on": 1}]}
    found_, on = differences(lying, [{"lie": [{"id": "x", "on": 2}]}, {"lie": [{"id": "y", "on": 1}]}, lying])
    assert (found_.gone_in, on.path, on.after_in) == ((("y",), ("x",), ()), "lie.x.on", (2, None, 1))
    here = {"at": {"id": "x", "on": 1}}
    there, on = differences(here, [{"at": None}, {"at": {"id": "x", "on": 3}}])
    assert (there.after_in, on.after_in) == ((None, "x"), (None, 3))


def test_differences_that_nobody_needs() -> None:
    before, after = {"p": [{"at": 1, "on": 1}, {"at": 1}], "at": 1}, {"p": [{"at": 2, "on": 2}, {"at": 2}], "at": 2}
    assert [each.path for each in differences(before, [after], ["p.*.at"])] == ["p.0.on", "at"]
    assert [each.path for each in differences(before, [after], ["p"])] == ["at"]


# --- planted mistakes are found ---------------------------------------------------------------------------------------

true_world = previewing._Trial.__init__


def the_truth(monkeypatch: Patch) -> None:
    """The action is taken in the truth."""

    def looking(self: Any, state: GameState, seat: int, seed: str, number: int, actions: Sequence[int]) -> None:
        copy = state.clone()
        monkeypatch.setattr(type(state), "world", lambda self, seat, seed: copy)
        try:
            true_world(self, state, seat, seed, number, actions)
        finally:
            monkeypatch.undo()
            the_truth(monkeypatch)

    monkeypatch.setattr(previewing._Trial, "__init__", looking)


def a_seed_of_the_truth(monkeypatch: Patch) -> None:
    """The worlds hang on what the seat does not know."""

    def looking(self: Any, state: GameState, seat: int, seed: str, number: int, actions: Sequence[int]) -> None:
        true_world(self, state, seat, state.state_hash(), number, actions)

    monkeypatch.setattr(previewing._Trial, "__init__", looking)


def too_certain(monkeypatch: Patch) -> None:
    """What is revealed on the way is taken for known."""
    monkeypatch.setattr(previewing, "news_to", lambda state, seat: 0)


def forgotten_worlds(monkeypatch: Patch) -> None:
    """Worlds in which there is nothing are not counted."""
    true = previewing._values
    monkeypatch.setattr(previewing, "_values", lambda after: true([each for each in after if each] or after))


def doubled_shares(monkeypatch: Patch) -> None:
    monkeypatch.setattr(previewing, "_names", lambda lists: [Share("prism", 0.5)] if any(lists) else [])


def left_out(monkeypatch: Patch) -> None:
    """Not everything that changes is told."""
    true = previewing.changed
    monkeypatch.setattr(previewing, "changed", lambda *views: true(*views)[1:])


def other_questions(monkeypatch: Patch) -> None:
    monkeypatch.setattr(previewing, "_shared", lambda questions, hidden: None)


def of_all(count: int = 60, dealt: int = 200) -> list[str]:
    wrong: list[str] = []
    for game in PLAYED:
        found: Counts = examine(game, count, dealt, 32)
        wrong += [f"{game.id}: {each}" for each in found.wrong()]
    return wrong


@pytest.mark.parametrize(
    ("mistake", "games"),
    [
        (the_truth, 1 + len(GAMES)),
        (a_seed_of_the_truth, 1 + len(GAMES)),
        (too_certain, 1 + len(GAMES)),
        (forgotten_worlds, 1),
        (doubled_shares, 1),
        (left_out, 1 + len(GAMES)),
        (other_questions, 1 + len(GAMES)),
    ],
    ids=lambda each: getattr(each, "__name__", str(each)),
)
def test_a_planted_mistake_is_found(mistake: Callable[[Patch], None], games: int, monkeypatch: Patch) -> None:
    mistake(monkeypatch)
    found = {each.partition(":")[0] for each in of_all()}
    assert len(found) >= games


# --- the laws of the battery ------------------------------------------------------------------------------------------


def test_the_battery_finds_a_preview_of_the_truth(monkeypatch: Patch) -> None:
    a_seed_of_the_truth(monkeypatch)
    with pytest.raises(BatteryFailure, match="hangs on what seat 0 cannot know"):
        play(monkeypatch)


def test_the_battery_finds_what_is_not_certain(monkeypatch: Patch) -> None:
    """A card is taken for known to whoever draws it."""
    true = tiny_game.Take.answer

    def careless(self: tiny_game.Take, state: Tiny, frame: tuple[int, ...], action: int) -> None:
        true(self, state, frame, action)
        if action == tiny_game.SWAP:
            state.own_showings.append(frame[1])

    monkeypatch.setattr(tiny_game.Take, "answer", careless)
    with pytest.raises(BatteryFailure, match=r"hangs on what seat|learns something from|certain to"):
        play(monkeypatch)


def test_the_battery_finds_what_does_not_come(monkeypatch: Patch) -> None:
    left_out(monkeypatch)
    with pytest.raises(BatteryFailure, match="is certain to change something else"):
        play(monkeypatch)


def play(monkeypatch: Patch) -> None:
    monkeypatch.setattr("arcanum.core.battery.SAMPLE", 1)
    for number in range(5):
        play_random(GAME, 2, str(number), check=True)
