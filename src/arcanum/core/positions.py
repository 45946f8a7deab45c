"""Positions: reading the table that a scenario describes.

A game says with a struct what may stand in a position (`Game.position_type`) and lays the decoded position out itself.
What is wrong is a `GameError` with a line for each misfit that begins with the field: `position.players[0].hand: …`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypeVar, get_args

import msgspec

from arcanum.core.catalogue import BaseCatalogue
from arcanum.core.decoding import faults, hint
from arcanum.core.documents import field_path
from arcanum.core.game import GameError
from arcanum.core.state import Data

P = TypeVar("P", bound=msgspec.Struct)

Number = Annotated[int, msgspec.Meta(ge=0)]
Ids = tuple[str, ...]
"""Components by their ids."""


def keys_of(names: Any) -> dict[str, Any]:
    """What a JSON Schema says of a mapping by these names, a literal type: msgspec itself leaves that out.

    >>> from typing import Literal
    >>> keys_of(Literal["red", "blue"])
    {'propertyNames': {'enum': ['red', 'blue']}}
    """
    return {"propertyNames": {"enum": list(get_args(names))}}


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a position; what is not named has its default."""


def decode_position(data: Data, kind: type[P]) -> P:
    """A position in its type; raises GameError with everything that does not fit.

    >>> decode_position({"crowns": 3}, Part)
    Traceback (most recent call last):
    arcanum.core.game.GameError: position.crowns: expected no field, found the unknown field 'crowns'
    """
    misfits = [f"{field_path(where)}: {message}" for where, message in faults(data, kind, ("position",))]
    if misfits:
        raise GameError("\n".join(misfits))
    return msgspec.convert(data, kind, strict=True)


def component_of(cat: BaseCatalogue, kinds: Sequence[str], name: str, field: str, *allowed: int) -> int:
    """The number of a component that a field names; raises GameError if there is none, or none of an allowed kind.

    >>> cat = BaseCatalogue(["owl", "elk"], [], [])
    >>> component_of(cat, ["beast"], "elk", "players[0].hand")
    1
    """
    number = cat.component.get(name, -1)
    if number < 0:
        raise GameError(f"{field}: unknown component {name!r}{hint(name, cat.component)}")
    kind = cat.kind[number]
    if allowed and kind not in allowed:
        wanted = " or ".join(kinds[each] for each in allowed)
        raise GameError(f"{field}: expected a {wanted}, found {name!r}, a {kinds[kind]}")
    return number
