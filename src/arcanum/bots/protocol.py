"""The lines that Arcanum and a program of somebody else exchange about one seat of one game: JSON, one object a line.

    start    who plays what, once                                     (no answer)
    decide   a question, with all that the seat may know of the game  -> {"action": ...}
    end      the result, once; then standard input is closed          (no answer)

Whatever stands here is a promise: `VERSION` grows when a field changes its meaning or goes; fields may be added. The
same in words, with a whole game, is docs/pipe.md; as JSON Schema it is docs/pipe.schema.json.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from arcanum.core.views import Question

VERSION: Final = 1
SEEDS: Final = 1 << 32
"""Seeds are smaller than this: the generators of most languages take so much."""

Seat = Annotated[int, Meta(ge=0)]
Seed = Annotated[int, Meta(ge=0, lt=SEEDS)]
Seconds = Annotated[float, Meta(gt=0)]


class Pack(msgspec.Struct, frozen=True):
    """A pack of content that is in the game."""

    id: str
    version: str
    hash: str


class Start(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="start"):
    """The first line."""

    protocol: int
    game: str
    rules: int
    """The version of the rules."""
    packs: list[Pack]
    options: dict[str, str | int]
    seat: Seat
    """Which seat the program plays for; they count from 0."""
    players: int
    actions: int
    """How many actions the game has in all: their numbers go from 0 to one less."""
    answered: int
    """How many answers the seat has given before: more than 0 where a program comes into a game that goes on."""
    seconds: Seconds
    seed: Seed


class Choice(msgspec.Struct, frozen=True):
    """A legal action."""

    id: int
    words: str


class Decide(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="decide"):
    """A question. The seat's view is all that its player may know, and nothing else."""

    protocol: int
    game: str
    seat: Seat
    id: int
    """How many answers the seat has given before; an answer may repeat it."""
    decision: Question
    legal: Annotated[list[Choice], Meta(min_length=1)]
    """What may be answered, by ascending number."""
    view: dict[str, Any]
    seconds: Seconds
    """How long the answer may take."""
    seed: Seed
    """Another one for each question. Who draws from it and from nothing else gives the same answer again."""


class End(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="end"):
    """The last line."""

    protocol: int
    returns: list[float] | None
    """For each seat its share of the win; null if the game was left before its end."""


class Answer(msgspec.Struct, frozen=True):
    """What the program says to `decide`. Fields besides these are passed over."""

    action: int | str
    """The number of a legal action, or its words."""
    id: int | None = None
    """If it is there, it has to be that of the question."""


def schema() -> dict[str, Any]:
    """All lines as JSON Schema: `Line` is what the program reads, `Answer` what it writes."""
    (line, answer), parts = msgspec.json.schema_components(
        [Start | Decide | End, Answer], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Arcanum's bot protocol, version {VERSION}",
        "$ref": "#/$defs/Line",
        "$defs": {"Line": line, **parts, "Answer": parts.get("Answer", answer)},
    }
