"""Scripted games: what a person would have to type, found by playing the same game without the terminal."""

from __future__ import annotations

from typing import Any, NamedTuple

from arcanum.bots import look, make, seed_for
from arcanum.core.chance import Chance, key_of
from arcanum.core.session import Session
from arcanum.games import find

AGAINST_RANDOM = ("play", "res_arcana", "--seats", "human,random")
"""The command with which the scripted games of two are played again."""


class Script(NamedTuple):
    """A game of a person in seat 0 against random bots."""

    seed: str
    lines: list[str]
    """What the person types, in canonical words."""
    prompts: list[str]
    """What each line answers."""
    session: Session
    """The game, played to its end."""

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    @property
    def final_hash(self) -> str:
        return self.session.state.state_hash()


def script(seed: str, seats: int = 2, game: str = "res_arcana", **options: Any) -> Script:
    """Play a game in which the person answers at random, too."""
    session = Session.new(find(game), seats, seed, options)
    lines: list[str] = []
    prompts: list[str] = []
    while actors := session.state.actors():
        bots = [seat for seat in actors if seat != 0]
        seat = bots[0] if bots else 0
        view = session.state.view(seat)
        number = len(session.record.actions)
        if seat == 0:
            legal = view["decision"]["legal"]
            words = legal[Chance(key_of(f"person {number} {seed}")).below(len(legal))]
            lines.append(words)
            prompts.append(view["decision"]["prompt"])
            session.play(seat, words)
        else:
            bot = make("random", session.game, seed_for(seed, seat))
            given = sum(actor == seat for actor, _ in session.record.actions)
            session.play(seat, bot.choose(look(session.state, seat, given)))
    return Script(seed, lines, prompts, session)


def script_with(prompt: str, seats: int = 2, **options: Any) -> Script:
    """A game in which the person is asked this."""
    for number in range(200):
        found = script(f"{prompt} {number}", seats, **options)
        if prompt in found.prompts:
            return found
    raise AssertionError(f"no game asks {prompt}")
