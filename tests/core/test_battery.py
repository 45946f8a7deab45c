"""The battery finds what it is for: each law is broken once."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.core.battery import BatteryFailure, play_random
from arcanum.core.chance import Chance, key_of
from arcanum.core.record import verify
from arcanum.core.state import Data
from tests.core import tiny_game
from tests.core.tiny_game import BID, GAME, KEEP, PASS, Tiny

Patch = pytest.MonkeyPatch


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_sound_game_passes(seats: int) -> None:
    for seed in range(4):
        playout = play_random(GAME, seats, f"sound {seed}", check=True)
        assert playout.state.over


def test_a_playout_counts_and_is_recorded() -> None:
    playout = play_random(GAME, 3, "7", {"cards": 4})
    assert playout.record is not None
    assert playout.decisions == len(playout.record.actions)
    assert playout.branching >= 2 * playout.decisions
    assert playout.rounds == getattr(playout.state, "round")  # noqa: B009
    verify(playout.record, GAME)


def test_the_seed_decides_and_checks_change_nothing() -> None:
    records = [
        play_random(GAME, 3, seed, check=check).record for seed, check in [("1", False), ("1", True), ("2", False)]
    ]
    assert records[0] == records[1]
    assert records[0] != records[2]


def test_without_a_record_the_game_is_the_same() -> None:
    bare = play_random(GAME, 2, "1", recorded=False)
    assert bare.record is None
    assert bare.state.state_hash() == play_random(GAME, 2, "1").state.state_hash()


def test_a_limit_ends_a_playout() -> None:
    playout = play_random(GAME, 2, "1", limit=3)
    assert playout.decisions == 3
    assert not playout.state.over


class TestBrokenLaws:
    def broken(self, said: str, seats: int = 3) -> BatteryFailure:
        with pytest.raises(BatteryFailure) as caught:
            self.play_many(seats)
        assert said in str(caught.value)
        return caught.value

    def play_many(self, seats: int) -> None:
        for seed in range(20):
            play_random(GAME, seats, str(seed), check=True, limit=500)

    def test_the_failure_names_game_seed_and_action(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Tiny, "returns", lambda self: (1.0,) * self.seats)
        failure = self.broken("the returns (1.0, 1.0, 1.0) are no shares of one win")
        count = len(failure.record.actions)
        assert str(failure).startswith(f"tiny, 3 seats, seed '0', after {count} actions: ")
        verify(failure.record, GAME)

    def test_endless_games(self) -> None:
        with pytest.raises(BatteryFailure, match="not over after 3 decisions"):
            play_random(GAME, 3, "1", check=True, limit=3)

    def test_crashes(self, monkeypatch: Patch) -> None:
        def crash(self: object, state: Tiny, frame: object) -> None:
            raise KeyError("card")

        monkeypatch.setattr(tiny_game.Reveal, "run", crash)
        self.broken("it raised KeyError('card')")

    def test_legal_lists(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(tiny_game.Mood, "legal", lambda self, state, frame: [tiny_game.BOLD, tiny_game.CALM])
        self.broken("the legal actions of seat 0 are not in ascending order")

    def test_legal_lists_given_away(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Tiny, "legal_actions", lambda self, seat: self._legal(seat))
        self.broken("legal_actions gives away its own list")

    def test_answers_of_those_who_are_not_asked(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Tiny, "legal_actions", lambda self, seat: [PASS])
        self.broken("seat 1 has 1 answers; the actors are (0,)")

    def test_dealing_anew_what_somebody_knows(self, monkeypatch: Patch) -> None:
        true = Tiny.deal_anew

        def careless(self: Tiny, seed: str) -> None:
            true(self, seed)
            self.chips = [chips[:1] for chips in self.chips]

        monkeypatch.setattr(Tiny, "deal_anew", careless)
        self.broken("can tell what was dealt anew from its view")

    def test_dealing_anew_from_what_nobody_knows(self, monkeypatch: Patch) -> None:
        def careless(self: Tiny, seed: str) -> None:
            self.chance = Chance(key_of(seed))
            self.chance.shuffle(self.deck)

        monkeypatch.setattr(Tiny, "deal_anew", careless)
        self.broken("what is dealt anew hangs on what nobody knows")

    def test_reasons(self, monkeypatch: Patch) -> None:
        true = Tiny.why_not

        def generous(self: Tiny, seat: int, action: int) -> object:
            return None if action == BID else true(self, seat, action)

        monkeypatch.setattr(Tiny, "why_not", generous)
        self.broken("why_not")

    def test_refusals_that_change_something(self, monkeypatch: Patch) -> None:
        true = Tiny.why_not

        def spoiling(self: Tiny, seat: int, action: int) -> object:
            self.stake += 1
            return true(self, seat, action)

        monkeypatch.setattr(Tiny, "why_not", spoiling)
        self.broken("was refused, but changed the state")

    def test_clones_that_share(self, monkeypatch: Patch) -> None:
        true = Tiny.clone

        def sharing(self: Tiny) -> Tiny:
            other = true(self)
            other.bids = self.bids
            return other

        monkeypatch.setattr(Tiny, "clone", sharing)
        self.broken("")

    def test_clones_that_forget(self, monkeypatch: Patch) -> None:
        true = Tiny.clone

        def forgetful(self: Tiny) -> Tiny:
            other = true(self)
            other.stake = 0
            return other

        monkeypatch.setattr(Tiny, "clone", forgetful)
        self.broken("a clone has another hash")

    def test_saves_that_forget(self, monkeypatch: Patch) -> None:
        true = tiny_game.TinyGame.load

        def forgetful(self: tiny_game.TinyGame, data: Data, packs: Any = ()) -> Any:
            return true(self, {**data, "boasts": [0] * data["seats"]})

        monkeypatch.setattr(tiny_game.TinyGame, "load", forgetful)
        self.broken("a state that was saved has another hash")

    def test_views_that_json_cannot_hold(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Tiny, "view", lambda self, seat: {"cards": set(self.deck)})
        self.broken("it raised TypeError('Object of type set is not JSON serializable')")

    def test_answers_that_do_not_commute(self, monkeypatch: Patch) -> None:
        true = tiny_game.Sure.answer

        def racing(self: tiny_game.Sure, state: Tiny, frame: tuple[int, ...], action: int) -> None:
            state.leader = frame[1]
            true(self, state, frame, action)

        monkeypatch.setattr(tiny_game.Sure, "answer", racing)
        self.broken("two simultaneous answers do not commute")

    def test_answers_that_others_see(self, monkeypatch: Patch) -> None:
        true = Tiny.view

        def blind(self: Tiny, seat: int, seed: str) -> Tiny:
            other = self.clone()
            other.chance = Chance(key_of(seed))
            return other

        # With worlds that deal nothing anew, only the law of secrecy is left to notice.
        monkeypatch.setattr(Tiny, "world", blind)
        monkeypatch.setattr(Tiny, "deal_anew", lambda self, seed: setattr(self, "chance", Chance(key_of(seed))))
        monkeypatch.setattr(Tiny, "view", lambda self, seat: {**true(self, seat), "bids": list(self.bids)})
        self.broken("sees whether seat")

    def test_answers_that_others_hear(self, monkeypatch: Patch) -> None:
        true = Tiny.tell
        monkeypatch.setattr(Tiny, "tell", lambda self, kind, *args, to=None: true(self, kind, *args))
        self.broken("hears whether seat")

    def test_events_that_are_told_to_nobody(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Tiny, "heard", property(lambda self: True, lambda self, value: None), raising=False)
        self.broken("is told although nobody listens")

    def test_rules_that_need_somebody_to_listen(self, monkeypatch: Patch) -> None:
        true = tiny_game.Reveal.run

        def telling(self: tiny_game.Reveal, state: Tiny, frame: tuple[int, ...]) -> None:
            true(self, state, frame)
            state.stake += state.heard

        monkeypatch.setattr(tiny_game.Reveal, "run", telling)
        self.broken("a game to which nobody listens goes elsewhere")

    def test_worlds_that_change_what_is_known(self, monkeypatch: Patch) -> None:
        true = Tiny.world

        def careless(self: Tiny, seat: int, seed: str) -> Tiny:
            other = true(self, seat, seed)
            other.bids = [0] * other.seats
            return other

        monkeypatch.setattr(Tiny, "world", careless)
        self.broken("in a world of seat")

    def test_worlds_that_hold_the_true_chance(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Tiny, "world", lambda self, seat, seed: self.clone())
        self.broken("a world of seat 0 holds the true chance")

    def test_views_of_the_hidden(self, monkeypatch: Patch) -> None:
        true = Tiny.view
        monkeypatch.setattr(Tiny, "view", lambda self, seat: {**true(self, seat), "next": self.deck[-1:]})
        self.broken("in a world of seat 0 its view is another")

    def test_revelations_that_are_not_counted(self, monkeypatch: Patch) -> None:
        true = tiny_game.Take.answer

        def sly(self: tiny_game.Take, state: Tiny, frame: tuple[int, ...], action: int) -> None:
            known = state.revelations
            true(self, state, frame, action)
            state.revelations = known

        monkeypatch.setattr(tiny_game.Take, "answer", sly)
        monkeypatch.setattr("arcanum.core.battery.SAMPLE", 1)
        self.broken("learns something from 'swap', but no revelation is counted")

    def test_invariants_of_the_game(self, monkeypatch: Patch) -> None:
        true = tiny_game.Take.answer

        def doubling(self: tiny_game.Take, state: Tiny, frame: tuple[int, ...], action: int) -> None:
            true(self, state, frame, action)
            if action == KEEP:
                state.won[frame[1]] *= 2

        monkeypatch.setattr(tiny_game.Take, "answer", doubling)
        self.broken("a card is in two places")
