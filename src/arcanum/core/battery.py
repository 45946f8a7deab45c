"""The battery: what must be true of every game, checked along random games.

The same laws hold for all games, so they are written down once: legal lists and refusals agree, a refused action
changes nothing, copies and saves are exact, simultaneous answers commute and stay secret, a world keeps what its seat
knows, previews come true, undo undoes, and it makes no difference to a game whether anybody listens. Tests run it on
many seeds; `arcanum simulate` uses the same random play without the checks.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from arcanum.core.chance import Chance, key_of
from arcanum.core.differences import Plain
from arcanum.core.flow import Decision
from arcanum.core.game import MOST_DECISIONS, Game
from arcanum.core.preview import Preview, Share, changed, news_to, preview
from arcanum.core.reasons import IllegalAction
from arcanum.core.record import Record, verify
from arcanum.core.session import Session
from arcanum.core.state import Data, GameState
from arcanum.core.views import asked

LIMIT: Final = MOST_DECISIONS
"""Beyond this, something goes round in circles."""
SAMPLE: Final = 16
"""The costly laws are checked at every so many decisions."""
_WORLDS: Final = 3
"""In so many worlds an action is previewed whose result is not certain: few, for it happens often."""
_AHEAD: Final = 12
"""How many decisions two copies are played on to see that they stay the same."""


class BatteryFailure(AssertionError):
    """A law that a game breaks, with the game, the seed and the number of actions after which it does."""

    def __init__(self, message: str, record: Record) -> None:
        super().__init__(message)
        self.record: Record = record
        """The game up to there; `replay` it to look at the state."""


class Playout:
    """A random game that was played."""

    __slots__ = ("branching", "decisions", "record", "rounds", "state")

    def __init__(self, state: GameState, decisions: int, branching: int, record: Record | None) -> None:
        self.state: GameState = state
        """Over, unless the limit was reached."""
        self.decisions: int = decisions
        self.branching: int = branching
        """The sum of the numbers of legal answers over all decisions."""
        self.record: Record | None = record
        rounds = getattr(state, "round", None)
        self.rounds: int | None = rounds if isinstance(rounds, int) else None
        """How many rounds it took, if the game has rounds."""


def play_random(
    game: Game,
    seats: int,
    seed: str,
    options: dict[str, Any] | None = None,
    packs: Sequence[Path] = (),
    check: bool = False,
    limit: int = LIMIT,
    recorded: bool = True,
    every: int = 1,
) -> Playout:
    """Play a game with uniformly random answers, reproducible from the seed.

    With `check` the laws are checked on the way, and BatteryFailure says which one is broken and where; then the limit
    is one of them. The laws of the game itself and of its legal answers are checked at every decision, those that need
    copies and hashes at every `every`-th. Without `recorded` no record is kept, which is faster.

    >>> play_random(game, 2, "seven", limit=5).decisions
    5
    """
    if check:
        return _Examiner(game, Session.new(game, seats, seed, options, packs), seed, every).play(limit)
    record = Record.start(game, seats, seed, options, packs) if recorded else None
    state = record.deal(game, packs) if record is not None else game.new(seats, seed, options or {}, packs)
    chance = _chooser(seed)
    decisions = branching = 0
    while decisions < limit and not state.over:
        seat, legal, action = _choose(state, chance)
        if record is not None:
            record.play(state, seat, action)
        else:
            state.apply(seat, action)
        decisions += 1
        branching += len(legal)
    return Playout(state, decisions, branching, record)


def _chooser(seed: str) -> Chance:
    """A stream of its own: the choices must not depend on, or use up, the chance of the game."""
    return Chance(key_of(f"random play {seed}"))


def _choose(state: GameState, chance: Chance) -> tuple[int, list[int], int]:
    """One of the seats that owe an answer, its legal answers, and one of them."""
    actors = state.actors()
    seat = actors[chance.below(len(actors))] if len(actors) > 1 else actors[0]
    legal = state.legal_actions(seat)
    return seat, legal, legal[chance.below(len(legal))]


def _require(law: bool, broken: str) -> None:
    if not law:
        raise AssertionError(broken)


class _Examiner:
    """Plays one random game and checks the laws on the way. Its own choices come from another stream than the game's
    answers, so that a checked game is the same as an unchecked one."""

    def __init__(self, game: Game, session: Session, seed: str, every: int) -> None:
        self.every = every
        self.game = game
        self.session = session
        self.seed = seed
        self.chance = Chance(key_of(f"battery {seed}"))
        self.unheard = session.state.clone()
        """The same game with events switched off."""
        self.unheard.heard = False

    @property
    def state(self) -> GameState:
        return self.session.state

    def play(self, limit: int) -> Playout:
        chance = _chooser(self.seed)
        decisions = branching = 0
        try:
            while not self.state.over:
                _require(decisions < limit, f"the game is not over after {limit} decisions")
                closely = decisions % self.every == 0
                sampled = decisions % (self.every * SAMPLE) == 0
                self.check_legal()
                self.game.check(self.state)
                if closely:
                    self.examine(sampled)
                seat, legal, action = _choose(self.state, chance)
                self.act(seat, action, sampled or (closely and bool(self.state.branches)))
                decisions += 1
                branching += len(legal)
            self.examine(sampled=True)
            self.examine_end()
        except Exception as error:
            raise self.failure(error) from error
        return Playout(self.state, decisions, branching, self.session.record)

    def failure(self, error: Exception) -> BatteryFailure:
        record = self.session.record
        told = str(error) if isinstance(error, AssertionError) and str(error) else f"it raised {error!r}"
        where = f"{record.game}, {record.seats} seats, seed {record.seed!r}, after {len(record.actions)} actions"
        return BatteryFailure(f"{where}: {told}", record)

    # --- laws of a position -------------------------------------------------------------------------------------------

    def examine(self, sampled: bool) -> None:
        state = self.state
        before = state.state_hash()
        self.check_decisions()
        self.check_refused(before)
        self.check_copies(before)
        self.check_views()
        if len(state.actors()) > 1:
            self.check_commuting()
            self.check_secrecy()
        if sampled:
            self.check_reasons()
            self.check_future()
            self.check_worlds()
            self.check_dealt_anew()
        _require(state.state_hash() == before, "looking at the state, or playing on its copies, changes it")

    def check_legal(self) -> None:
        """Exactly the actors have legal answers, in ascending order and inside the action space."""
        state = self.state
        actors = state.actors()
        _require(list(actors) == sorted(set(actors)), f"the actors {actors} are not in ascending order")
        _require(state.over == (not actors), "the game is over if and only if nobody owes a decision")
        for seat in range(state.seats):
            legal = state.legal_actions(seat)
            _require(bool(legal) == (seat in actors), f"seat {seat} has {len(legal)} answers; the actors are {actors}")
            _require(legal == sorted(set(legal)), f"the legal actions of seat {seat} are not in ascending order")
            inside = not legal or (legal[0] >= 0 and legal[-1] < state.space.size)
            _require(inside, f"a legal action of seat {seat} lies outside of the action space")
            legal.clear()
            _require(bool(state.legal_actions(seat)) == (seat in actors), "legal_actions gives away its own list")

    def check_decisions(self) -> None:
        """Everybody who is asked is told what, in plain data."""
        for seat in self.state.actors():
            decision = self.state.decision(seat)
            _require(decision.seat == seat and bool(decision.prompt), f"{decision} does not ask seat {seat}")
            json.dumps(_plain(decision), allow_nan=False)

    def check_refused(self, before: str) -> None:
        """An illegal action raises IllegalAction with the same reason as `why_not`, and changes nothing."""
        state = self.state
        seat = self.chance.below(state.seats)
        action = self.chance.below(state.space.size)
        if action in state.legal_actions(seat):
            return
        words = state.space.words(action)
        reason = state.why_not(seat, action)
        try:
            state.apply(seat, action)
        except IllegalAction as error:
            _require(error.reason == reason, f"{words}: refused for {error.reason}, but why_not says {reason}")
        else:
            raise AssertionError(f"{words} of seat {seat} is not legal, but was taken")
        _require(state.state_hash() == before, f"{words} of seat {seat} was refused, but changed the state")
        outside = state.why_not(state.seats, action)
        _require(outside is not None, f"seat {state.seats} does not exist, but may act")

    def check_copies(self, before: str) -> None:
        """A clone, and a save that went through JSON text, are equal to the state."""
        state = self.state
        self.check_equal(state.clone(), before, "a clone")
        text = msgspec.json.encode(state.save())
        self.check_equal(
            self.game.load(msgspec.json.decode(text), self.session.packs), before, "a state that was saved"
        )

    def check_equal(self, other: GameState, before: str, what: str) -> None:
        _require(other.state_hash() == before, f"{what} has another hash")
        for seat in range(self.state.seats):
            same = other.legal_actions(seat) == self.state.legal_actions(seat)
            _require(same, f"{what} has other legal actions for seat {seat}")

    def check_views(self) -> None:
        """Views and events are plain data that JSON can hold."""
        state = self.state
        for seat in [*range(state.seats), None]:
            json.dumps(state.view(seat), allow_nan=False)
            since = max(0, state.event_count - 20)
            json.dumps([event.args for event in state.events(since, seat)], allow_nan=False)

    def check_reasons(self) -> None:
        """`why_not` is None exactly for the legal actions, over the whole action space."""
        state = self.state
        for seat in range(state.seats):
            legal = set(state.legal_actions(seat))
            for action in range(state.space.size):
                reason = state.why_not(seat, action)
                if (reason is None) != (action in legal):
                    what = f"{state.space.words(action)!r} of seat {seat}"
                    raise AssertionError(f"{what}: why_not gives {reason}, legal is {action in legal}")

    def check_future(self) -> None:
        """Copies that are played on alike stay alike."""
        saved = self.game.load(msgspec.json.decode(msgspec.json.encode(self.state.save())), self.session.packs)
        one = self.play_on(self.state.clone(), self.chance.clone())
        for other in (self.state.clone(), saved):
            hash_there = self.play_on(other, self.chance.clone()).state_hash()
            _require(hash_there == one.state_hash(), "two copies that are played on alike come apart")
        self.chance.below(2)

    def play_on(self, state: GameState, chance: Chance) -> GameState:
        for _ in range(_AHEAD):
            if state.over:
                break
            seat, _, action = _choose(state, chance)
            state.apply(seat, action)
        return state

    # --- knowledge ----------------------------------------------------------------------------------------------------

    def check_worlds(self) -> None:
        """Worlds keep what their seats may know, come out alike for the same seed, hang on nothing that their seats
        cannot know, and can be played on."""
        for seat in range(self.state.seats):
            seed = f"world {self.chance.below(1 << 30)}"
            world = self.world(seat, seed)
            self.check_same_world(self.state, seat, seed, world, f"two worlds of seat {seat} with the same seed differ")
            other = self.state.world(seat, f"another {seed}")
            told = f"a world of seat {seat} hangs on what the seat cannot know: dealt from another world it differs"
            self.check_same_world(other, seat, seed, world, told)
            self.check_fingerprints(world, seat)
            self.game.check(world)
            self.play_on(world, self.chance.clone())

    def check_dealt_anew(self) -> None:
        """Nobody can tell that what no seat knows was dealt anew: all seats see the same, and their worlds are the
        same. It hangs on nothing but what they know: dealt anew twice is dealt anew once."""
        state, seed = self.state, f"anew {self.chance.below(1 << 30)}"
        anew, again = state.clone(), state.clone()
        anew.deal_anew(f"before {seed}")
        _require(anew.chance.key != state.chance.key, "what is dealt anew holds the old chance")
        for dealt in (anew, again):
            dealt.deal_anew(seed)
        _require(anew.state_hash() == again.state_hash(), "what is dealt anew hangs on what nobody knows")
        self.game.check(anew)
        for seat in [*range(state.seats), None]:
            _require(anew.view(seat) == state.view(seat), f"seat {seat} can tell what was dealt anew from its view")
        for seat in range(state.seats):
            _require(
                anew.legal_actions(seat) == state.legal_actions(seat), f"dealt anew, seat {seat} may do something else"
            )
            told = f"dealt anew, a world of seat {seat} is another: it has lost or gained knowledge"
            self.check_same_world(anew, seat, seed, state.world(seat, seed), told)
        self.play_on(anew, self.chance.clone())

    def check_same_world(self, state: GameState, seat: int, seed: str, world: GameState, broken: str) -> None:
        again = state.world(seat, seed)
        _require(again.state_hash() == world.state_hash(), broken)
        for other in range(world.seats):
            _require(again.legal_actions(other) == world.legal_actions(other), broken)

    def check_fingerprints(self, world: GameState, seat: int) -> None:
        """A seat that owes a decision cannot tell its worlds apart, so they have one fingerprint."""
        if seat in self.state.actors():
            for secrets in (True, False):
                same = world.fingerprint(seat, secrets) == self.state.fingerprint(seat, secrets)
                _require(same, f"in a world of seat {seat} its fingerprint is another (secrets: {secrets})")

    def world(self, seat: int, seed: str) -> GameState:
        """A world, which must keep all that its seat may know, and nothing of the true chance."""
        state = self.state
        world = state.world(seat, seed)
        _require(world.chance.key != state.chance.key, f"a world of seat {seat} holds the true chance")
        _require(world.view(seat) == state.view(seat), f"in a world of seat {seat} its view is another")
        _require(world.actors() == state.actors(), f"in a world of seat {seat} others owe a decision")
        legal = world.legal_actions(seat) == state.legal_actions(seat)
        _require(legal, f"in a world of seat {seat} its legal actions are others")
        if seat in state.actors():
            asked = _plain(world.decision(seat)) == _plain(state.decision(seat))
            _require(asked, f"in a world of seat {seat} it is asked something else")
        return world

    def check_commuting(self) -> None:
        """Simultaneous answers lead to the same state in both orders, and do not touch each other's legal answers."""
        one, other, *_ = self.drawn(list(self.state.actors()))
        answers = {seat: self.any_answer(self.state, seat) for seat in (one, other)}
        hashes = []
        for first, second in ((one, other), (other, one)):
            state = self.state.clone()
            state.apply(first, answers[first])
            same = state.legal_actions(second) == self.state.legal_actions(second)
            _require(same, f"an answer of seat {first} changes what is legal for seat {second} at the same time")
            state.apply(second, answers[second])
            hashes.append(state.state_hash())
        told = ", ".join(f"{seat} {self.state.space.words(answer)}" for seat, answer in answers.items())
        _require(hashes[0] == hashes[1], f"two simultaneous answers do not commute: {told}")

    def check_secrecy(self) -> None:
        """While others still decide, nobody can tell which answer a seat has given."""
        seat = self.drawn(list(self.state.actors()))[0]
        one, other = (self.state.clone() for _ in range(2))
        answers = self.drawn(self.state.legal_actions(seat))[:2]
        since = self.state.event_count
        for state, answer in zip((one, other), answers, strict=True):
            state.apply(seat, answer)
        if one.actors() != other.actors() or one.revelations != other.revelations:
            return
        told = " or ".join(self.state.space.words(answer) for answer in answers)
        for rival in [*range(self.state.seats), None]:
            if rival != seat:
                _require(one.view(rival) == other.view(rival), f"seat {rival} sees whether seat {seat} chose {told}")
                same = one.events(since, rival) == other.events(since, rival)
                _require(same, f"seat {rival} hears whether seat {seat} chose {told}")

    def drawn(self, numbers: list[int]) -> list[int]:
        """The same numbers in a random order."""
        self.chance.shuffle(numbers)
        return numbers

    def any_answer(self, state: GameState, seat: int) -> int:
        legal = state.legal_actions(seat)
        return legal[self.chance.below(len(legal))]

    # --- laws of an action --------------------------------------------------------------------------------------------

    def act(self, seat: int, action: int, sampled: bool) -> None:
        state = self.state
        before = state.state_hash()
        world = self.world(seat, f"act {self.chance.below(1 << 30)}") if sampled else None
        since, known = state.event_count, news_to(state, seat)
        told = self.preview(seat, action) if sampled else None
        view = state.view(seat)
        self.session.play(seat, action)
        self.unheard.perform(seat, action)
        if world is not None and news_to(self.state, seat) == known:
            self.check_nothing_learned(world, seat, action, since)
        if told is not None and told.certain:
            self.check_foretold(told, view, seat, action, since)
        self.check_undo(seat, action, before)
        if sampled and self.state.branches:
            self.check_undo_beside(seat)

    def check_nothing_learned(self, world: GameState, seat: int, action: int, since: int) -> None:
        """Where no revelation is counted, but of what the seat knew itself, it sees the same in every world: else undo
        would give away secrets, and previews that are certain would not be."""
        state = self.state
        begun = world.event_count
        world.apply(seat, action)
        words = state.space.words(action)
        told = f"seat {seat} learns something from {words!r}, but no revelation is counted"
        _require(world.view(seat) == state.view(seat), told)
        _require(world.events(begun, seat) == state.events(since, seat), told)

    def preview(self, seat: int, action: int) -> Preview:
        """What an action does, as it is told before: the same in every world of the seat."""
        told = preview(self.state, seat, action, worlds=_WORLDS)
        world = self.state.world(seat, f"preview {self.chance.below(1 << 30)}")
        again = preview(world, seat, action, worlds=_WORLDS)
        words = self.state.space.words(action)
        _require(again == told, f"the preview of {words!r} hangs on what seat {seat} cannot know")
        return told

    def check_foretold(self, told: Preview, view: Data, seat: int, action: int, since: int) -> None:
        """What a preview called certain is what then happened."""
        state = self.state
        words = state.space.words(action)
        foretold = [(each.path, each.after, _values(each.came), _values(each.gone)) for each in told.changes]
        found = [(each.path, each.after, each.came, each.gone) for each in changed(state, view, [state.view(seat)])]
        _require(foretold == found, f"seat {seat} was told that {words!r} is certain to change something else")
        happened = [(event.kind, event.args) for event in state.events(since, seat)]
        same = [(each.kind, each.args) for each in told.happens] == happened
        _require(same, f"seat {seat} was told that something else is certain to happen after {words!r}")
        same = told.next[0].seats == state.actors() and told.ends == float(state.over)
        _require(same, f"seat {seat} was told that others are certain to be asked after {words!r}")
        question = asked(state, seat) if seat in state.actors() else None
        _require(told.next[0].question == question, f"seat {seat} was told of another question after {words!r}")

    def check_undo(self, seat: int, action: int, before: str) -> None:
        """Taking an answer back and giving it again is as if nothing had been."""
        session = self.session
        if session.can_undo(seat) is not None:
            return
        actions, events, after = list(session.record.actions), session.state.event_count, session.state.state_hash()
        session.undo(seat)
        _require(session.state.state_hash() == before, "undo does not lead back to the state before")
        _require(session.record.actions == actions[:-1], "undo leaves the wrong actions in the record")
        session.play(seat, action)
        _require(session.state.state_hash() == after, "an action given again after undo leads elsewhere")
        _require(session.state.event_count == events, "undo changes the number of events")

    def check_undo_beside(self, last: int) -> None:
        """In a parallel phase a seat may take back its answer although others have answered since."""
        session = Session.from_record(self.session.record, self.game, packs=self.session.packs)
        for seat in range(self.state.seats):
            if seat == last or session.can_undo(seat) is not None:
                continue
            words = [words for other, words in session.record.actions if other == seat][-1]
            session.undo(seat)
            session.play(seat, words)
            same = session.state.state_hash() == self.state.state_hash()
            _require(
                same, f"seat {seat} took {words!r} back beside the others and gave it again, which leads elsewhere"
            )

    def examine_end(self) -> None:
        """The result is a share of one win, and the record plays again to the same end."""
        returns = self.state.returns()
        _require(len(returns) == self.state.seats, f"{self.state.seats} seats have {len(returns)} returns")
        fair = all(0.0 <= value <= 1.0 for value in returns) and sum(returns) <= 1.0 + 1e-9
        _require(fair, f"the returns {returns} are no shares of one win")
        verify(self.session.record, self.game, self.session.packs)
        self.check_unheard()

    def check_unheard(self) -> None:
        """With events switched off none are made, and the game is the same."""
        _require(not self.unheard.log, f"event {self.unheard.log[:1]} is told although nobody listens")
        _require(self.unheard.state_hash() == self.state.state_hash(), "a game to which nobody listens goes elsewhere")


def _values(shares: Sequence[Share]) -> tuple[Plain, ...]:
    return tuple([each.value for each in shares])


def _plain(decision: Decision) -> list[object]:
    """A decision as plain data."""
    asked: list[object] = [decision.seat, decision.prompt, decision.args, decision.source, decision.rule]
    return [*asked, decision.group, decision.least, decision.most, decision.decline]
