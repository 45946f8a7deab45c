"""The engines that are measured: our own games and those of the field, each behind the same three things to do.

A contestant plays one game at random, gives a state out of the middle of one, and copies it the way its users would:
by its own copy where it has one, else by `copy.deepcopy`. The loops are written out for each, because a call more per
decision would be noticed. What the engine of a peer does by itself (chance, forced moves) is not counted as a decision;
what it asks is, also where only one answer is legal, which favours the peers: ours takes forced answers itself.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from typing import Any, NamedTuple, Protocol

TO_THE_END = -1


class Played(NamedTuple):
    decisions: int
    options: int
    state: Any


class Contestant(Protocol):
    middle: int
    """After so many decisions a game is in full swing."""

    def play(self, number: int, stop: int = TO_THE_END) -> Played:
        """Play a game, or its first decisions."""
        ...

    def copier(self, state: Any) -> Callable[[], Any]:
        """What copies this state when it is called."""
        ...


class Ours:
    def __init__(self, game_id: str, players: int) -> None:
        from arcanum.games import find
        from tools.workshop import workshop

        self.game = find(game_id)
        self.players = players
        self.middle = workshop(game_id).middle
        self.pick = random.Random(1).random

    def play(self, number: int, stop: int = TO_THE_END) -> Played:
        pick = self.pick
        decisions = options = 0
        state = self.game.new(self.players, str(number))
        while decisions != stop:
            actors = state.actors()
            if not actors:
                break
            seat = actors[0]
            legal = state.legal_actions(seat)
            options += len(legal)
            state.apply(seat, legal[int(pick() * len(legal))])
            decisions += 1
        return Played(decisions, options, state)

    def copier(self, state: Any) -> Callable[[], Any]:
        copy: Callable[[], Any] = state.clone
        return copy


class Catanatron:
    """The nearest peer: a board game with trade, dice and hidden cards, written for speed in Python."""

    middle = 300

    def __init__(self, players: int) -> None:
        from catanatron import Color, Game, RandomPlayer

        colours = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE][:players]
        self.new: Callable[[], Any] = lambda: Game([RandomPlayer(colour) for colour in colours])
        self.pick = random.Random(1).random

    def play(self, number: int, stop: int = TO_THE_END) -> Played:
        random.seed(number)
        pick = self.pick
        decisions = options = 0
        game = self.new()
        while decisions != stop and game.winning_color() is None and game.state.num_turns < 1000:
            actions = game.state.playable_actions
            options += len(actions)
            game.execute(actions[int(pick() * len(actions))])
            decisions += 1
        return Played(decisions, options, game)

    def copier(self, state: Any) -> Callable[[], Any]:
        copy: Callable[[], Any] = state.copy
        return copy


class RLCard:
    """RLCard's Uno, the bare game without the observations that its environment would make."""

    middle = 20

    def __init__(self) -> None:
        import rlcard

        self.new: Callable[[int], Any] = lambda seed: rlcard.make("uno", config={"seed": seed})
        self.env = self.new(1)
        self.pick = random.Random(1).random

    def play(self, number: int, stop: int = TO_THE_END) -> Played:
        pick = self.pick
        decisions = options = 0
        if stop != TO_THE_END:
            # A game that is kept must not be dealt anew.
            self.env = self.new(number)
        game = self.env.game
        state, _ = game.init_game()
        while decisions != stop and not game.is_over():
            actions = state["legal_actions"]
            options += len(actions)
            state, _ = game.step(actions[int(pick() * len(actions))])
            decisions += 1
        return Played(decisions, options, game)

    def copier(self, state: Any) -> Callable[[], Any]:
        return partial(deepcopy, state)


class OpenSpiel:
    """OpenSpiel's Block Dominoes, one of its games in Python: hidden tiles, chance nodes."""

    middle = 5

    def __init__(self) -> None:
        import pyspiel
        from open_spiel.python.games import block_dominoes

        assert block_dominoes
        self.game = pyspiel.load_game("python_block_dominoes")
        self.pick = random.Random(1).random

    def play(self, number: int, stop: int = TO_THE_END) -> Played:
        pick = self.pick
        decisions = options = 0
        state = self.game.new_initial_state()
        while decisions != stop and not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node():
                # All tiles are equally likely.
                state.apply_action(actions[int(pick() * len(actions))])
                continue
            options += len(actions)
            state.apply_action(actions[int(pick() * len(actions))])
            decisions += 1
        return Played(decisions, options, state)

    def copier(self, state: Any) -> Callable[[], Any]:
        copy: Callable[[], Any] = state.clone
        return copy


class PettingZoo:
    """PettingZoo's Connect Four, one of its classics, with the observations that come with every turn."""

    middle = 12

    def __init__(self) -> None:
        from pettingzoo.classic import connect_four_v3

        self.new: Callable[[], Any] = connect_four_v3.env
        self.env = self.new()
        self.pick = random.Random(1).random

    def play(self, number: int, stop: int = TO_THE_END) -> Played:
        pick = self.pick
        decisions = options = 0
        if stop != TO_THE_END:
            self.env = self.new()
        env = self.env
        env.reset(seed=number)
        while decisions != stop:
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                break
            actions = observation["action_mask"].nonzero()[0]
            options += len(actions)
            env.step(actions[int(pick() * len(actions))])
            decisions += 1
        return Played(decisions, options, env)

    def copier(self, state: Any) -> Callable[[], Any]:
        return partial(deepcopy, state)


PEERS: dict[str, Callable[[int], Contestant]] = {
    "catanatron": Catanatron,
    "rlcard uno": lambda players: RLCard(),
    "open_spiel python_block_dominoes": lambda players: OpenSpiel(),
    "pettingzoo connect_four_v3": lambda players: PettingZoo(),
}
"""The baseline first. Only Catanatron is played by as many as ours; the others are games for two."""
