"""Laws that hold wherever a game goes: hypothesis walks through games, plays, errs, takes back, saves and loads."""

from __future__ import annotations

import json

import hypothesis.strategies as st
import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from arcanum.core.reasons import IllegalAction
from arcanum.core.session import Session
from arcanum.games.res_arcana import RES_ARCANA
from arcanum.games.res_arcana.state import State

SETUPS = st.sampled_from(
    [(2, "standard"), (3, "standard"), (4, "standard"), (2, "first_game"), (4, "draft"), (2, "draft"), (2, "match")]
)
PICK = st.integers(min_value=0, max_value=10_000)


class Walk(RuleBasedStateMachine):
    """A game that is led astray in every way a client could."""

    session: Session

    @initialize(setup=SETUPS, collect=st.sampled_from(["simultaneous", "ordered"]), seed=st.integers(0, 10_000))
    def start(self, setup: tuple[int, str], collect: str, seed: int) -> None:
        seats, kind = setup
        options = {"setup": kind, "collect": collect, "round_limit": 12}
        self.session = Session.new(RES_ARCANA, seats, str(seed), options)

    @property
    def state(self) -> State:
        state = self.session.state
        assert isinstance(state, State)
        return state

    def going_on(self) -> bool:
        return hasattr(self, "session") and not self.session.state.over

    def pick(self, number: int) -> tuple[int, int]:
        actors = self.state.actors()
        seat = actors[number % len(actors)]
        legal = self.state.legal_actions(seat)
        return seat, legal[number // len(actors) % len(legal)]

    @precondition(going_on)
    @rule(numbers=st.lists(PICK, min_size=1, max_size=12))
    def play(self, numbers: list[int]) -> None:
        for number in numbers:
            if not self.state.over:
                self.session.play(*self.pick(number))

    @precondition(going_on)
    @rule(seat=st.integers(0, 4), number=PICK)
    def try_anything(self, seat: int, number: int) -> None:
        """Legal exactly when there is no reason against it; a refusal changes nothing."""
        action = number % self.state.space.size
        before = self.state.state_hash()
        reason = self.state.why_not(seat, action)
        assert (reason is None) == (seat < self.state.seats and action in self.state.legal_actions(seat))
        if reason is None:
            return
        with pytest.raises(IllegalAction) as refusal:
            self.session.play(seat, action)
        assert refusal.value.reason == reason
        assert self.state.state_hash() == before

    @precondition(going_on)
    @rule(number=PICK)
    def take_back(self, number: int) -> None:
        """What may be taken back leaves no trace, in the state or in anybody's view."""
        seat, action = self.pick(number)
        before = self.state.state_hash()
        views = [self.state.view(each) for each in range(self.state.seats)]
        revelations = self.state.revelations
        self.session.play(seat, action)
        shown = self.state.revelations != revelations
        assert (self.session.can_undo(seat) is None) == (not shown)
        if not shown:
            self.session.undo(seat)
            assert self.state.state_hash() == before
            assert [self.state.view(each) for each in range(self.state.seats)] == views

    @precondition(going_on)
    @rule()
    def save_and_load(self) -> None:
        loaded = RES_ARCANA.load(json.loads(json.dumps(self.state.save())))
        assert loaded.state_hash() == self.state.state_hash()
        for seat in range(self.state.seats):
            assert loaded.legal_actions(seat) == self.state.legal_actions(seat)
        self.session.state = loaded

    @precondition(going_on)
    @rule(numbers=st.lists(PICK, min_size=1, max_size=20))
    def copies_share_nothing(self, numbers: list[int]) -> None:
        """A copy goes its way, the original stays, and two copies that do the same are the same."""
        before = self.state.state_hash()
        one, two = self.state.clone(), self.state.clone()
        for number in numbers:
            if one.over:
                break
            actors = one.actors()
            seat = actors[number % len(actors)]
            legal = one.legal_actions(seat)
            one.apply(seat, legal[number % len(legal)])
            two.apply(seat, legal[number % len(legal)])
        assert one.state_hash() == two.state_hash()
        assert self.state.state_hash() == before

    @precondition(going_on)
    @rule(seat=st.integers(0, 3), number=PICK)
    def worlds_are_sound(self, seat: int, number: int) -> None:
        """A world looks the same to its seat, and is a game that can be played on."""
        seat %= self.state.seats
        world = self.state.world(seat, str(number))
        RES_ARCANA.check(world)
        assert world.view(seat) == self.state.view(seat)
        for step in range(10):
            if world.over:
                break
            actor = world.actors()[0]
            legal = world.legal_actions(actor)
            world.apply(actor, legal[(number + step) % len(legal)])
        RES_ARCANA.check(world)

    @precondition(going_on)
    @invariant()
    def laws(self) -> None:
        state = self.state
        RES_ARCANA.check(state)
        assert state.actors()
        for seat in range(state.seats):
            legal = state.legal_actions(seat)
            assert legal == sorted(set(legal))
            assert bool(legal) == (seat in state.actors())

    @precondition(lambda self: hasattr(self, "session") and self.session.state.over)
    @invariant()
    def the_end(self) -> None:
        assert self.state.actors() == ()
        assert abs(sum(self.state.returns()) - 1) < 1e-9

    @precondition(lambda self: self.session.state.over)
    @rule(setup=SETUPS, seed=st.integers(0, 10_000))
    def start_again(self, setup: tuple[int, str], seed: int) -> None:
        assert self.state.winners
        self.start(setup, "simultaneous", seed)


TestWalk = Walk.TestCase
TestWalk.settings = settings(
    max_examples=40,
    stateful_step_count=60,
    deadline=None,
    derandomize=True,
    # Shrinking a walk of hundreds of answers takes minutes; the seed and the record in the failure say enough.
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
)
