"""Frozen baselines: what a bot answers on fixed positions, so that a change of its play cannot go unnoticed.

A rating says something only as long as the bots behind it play as they did. The positions come from fixed seeds, some
decisions of random play into games of every number of players. The answers make up the hash that the ladder names.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from arcanum.arena.entrants import check_entrant, look_in, make_entrant, thinks_by_the_clock, try_entrants
from arcanum.arena.jsonfile import as_json, read_json
from arcanum.arena.plan import ArenaError
from arcanum.bots import Bot, look
from arcanum.core.chance import Chance, key_of
from arcanum.core.files import write_whole
from arcanum.core.game import Game
from arcanum.core.state import GameState

FORMAT: Final = 1
POSITIONS: Final = 24
FILE: Final = Path("benchmarks", "baselines.json")
_DEEPEST: Final = 120
"""How many decisions into a game a position may lie."""


class Baseline(msgspec.Struct, frozen=True):
    """How a bot played when it was frozen."""

    hash: str
    """Of the answers."""
    positions: str
    """A hash of the positions: if it is another one now, the rules have changed and not the bot."""
    rules: int
    answers: list[str]
    """Seat and words, one for each position."""


class Baselines(msgspec.Struct):
    """What stands in the file: for each game its bots."""

    format: int = FORMAT
    games: dict[str, dict[str, Baseline]] = {}


def freeze(spec: str, game: Game, count: int = POSITIONS) -> Baseline:
    """How a bot plays now."""
    check_entrant(spec)
    if thinks_by_the_clock(spec):
        raise ArenaError(f"bot {spec!r}: expected a budget that does not depend on the machine, found one in seconds")
    try_entrants([spec])
    look_in(os.getcwd())
    answers = []
    seen = blake2b(digest_size=8)
    for at, (state, seat, number) in enumerate(_positions(game, count)):
        bot = make_entrant(spec, game, f"baseline {at}")
        action = bot.choose(look(state, seat, number))
        if isinstance(bot, Bot):
            bot.finish(None)
        answers.append(f"{seat} {state.space.words(action)}")
        seen.update(state.state_hash().encode())
    told = blake2b("\n".join(answers).encode(), digest_size=8)
    return Baseline(told.hexdigest(), seen.hexdigest(), game.rules_version, answers)


def differences(spec: str, game: Game, known: Baseline) -> list[str]:
    """In what a bot differs from how it was frozen; nothing if it plays as it did."""
    now = freeze(spec, game, len(known.answers))
    if now.positions != known.positions:
        rules = f" (rules version {known.rules} then, {now.rules} now)" if known.rules != now.rules else ""
        return [f"{spec}: the positions are others than when it was frozen{rules}"]
    return [
        f"{spec}: position {at}: expected {then!r}, found {answer!r}"
        for at, (then, answer) in enumerate(zip(known.answers, now.answers, strict=True))
        if then != answer
    ]


def _positions(game: Game, count: int) -> Iterator[tuple[GameState, int, int]]:
    """Fixed positions: the state, a seat that owes an answer there, and how many answers were given before."""
    seats = [players for players in game.seat_counts if players > 1] or list(game.seat_counts)
    for at in range(count):
        chance = Chance(key_of(f"baseline {game.id} {at}"))
        state = game.new(seats[at % len(seats)], f"baseline {at}")
        wanted = chance.below(_DEEPEST)
        number = 0
        while number < wanted:
            following = state.clone()
            legal = following.legal_actions(following.actors()[0])
            following.apply(following.actors()[0], legal[chance.below(len(legal))])
            if following.over:
                break
            state = following
            number += 1
        yield state, state.actors()[0], number


# --- the file ---------------------------------------------------------------------------------------------------------


def read_baselines(path: Path) -> Baselines:
    """The frozen bots; none if there is no file yet."""
    return read_json(path, Baselines, "frozen baselines", FORMAT, missing=Baselines())


def write_baselines(baselines: Baselines, path: Path) -> None:
    write_whole(path, as_json(baselines))


def freeze_all(specs: Sequence[str], game: Game, path: Path, count: int = POSITIONS) -> dict[str, Baseline]:
    """Freeze these bots, and keep those that were frozen before beside them."""
    baselines = read_baselines(path)
    for spec in specs:
        check_entrant(spec)
    frozen = {spec: freeze(spec, game, count) for spec in specs}
    baselines.games.setdefault(game.id, {}).update(frozen)
    write_baselines(baselines, path)
    return frozen
