"""What a seat may know, as typed data.

A game derives a struct from `View` and says in it, field by field, what lies on its table; `GameState.view` gives the
same as plain data. A field that only some views have is `UNSET` in the others, and left out of the data. JSON Schema
and the TypeScript types of the browser are made from these structs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, UnsetType

if TYPE_CHECKING:
    from arcanum.core.state import GameState


class Question(msgspec.Struct, kw_only=True):
    """What is asked, in data."""

    prompt: str
    args: dict[str, str | int]
    source: str
    """The card or other component that it comes from; empty for the game itself."""
    rule: str
    group: int
    """Questions with the same number belong together: the essences of one payment."""
    least: int
    most: int
    """Between so many picks belong to the group."""
    decline: bool


class Asked(Question, kw_only=True):
    """What the seat is asked, and what it may answer, in canonical words."""

    legal: list[str]


class View(msgspec.Struct, kw_only=True):
    """What the views of all games say."""

    game: str
    seat: int | None
    seats: int
    options: dict[str, str | int]
    to_act: list[int]
    over: bool
    decision: Asked | UnsetType = UNSET


def asked(state: GameState, seat: int) -> Asked:
    """The question of a seat that owes a decision.

    >>> asked(state, seat).legal == [state.space.words(action) for action in state.legal_actions(seat)]
    True
    """
    decision = state.decision(seat)
    return Asked(
        prompt=decision.prompt,
        args=dict(decision.args),
        source=decision.source,
        rule=decision.rule,
        group=decision.group,
        least=decision.least,
        most=decision.most,
        decline=decision.decline,
        legal=[state.space.words(action) for action in state.legal_actions(seat)],
    )
