"""The seats of a table: people and bots. A bot is given its seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arcanum.bots import LEVELS, Bot, BotError, check, is_command, make, seed_for
from arcanum.cli.errors import BadInput
from arcanum.core.session import Session

HUMAN: Final = "human"
OPPONENT: Final = "magister"
"""The default rival of a person."""
KINDS: Final = (HUMAN, *LEVELS, "process:COMMAND")


def check_kind(flag: str, seat: int, kind: str) -> None:
    """Refuse a kind of player that does not exist."""
    if kind == HUMAN:
        return
    try:
        check(kind)
    except BotError as error:
        if kind.partition(":")[0] in LEVELS or is_command(kind):
            raise BadInput(f"{flag}: seat {seat}: {error}") from error
        raise BadInput(f"{flag}: seat {seat}: expected {' or '.join(KINDS)}, found {kind!r}") from error


def seated(kinds: Sequence[str], session: Session) -> list[Bot | None]:
    """The bots of a game by seat; None where a person sits."""
    seed = session.record.seed
    return [
        None if kind == HUMAN else make(kind, session.game, seed_for(seed, seat), session.packs)
        for seat, kind in enumerate(kinds)
    ]
