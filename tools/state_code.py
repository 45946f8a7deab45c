"""Write `games/<game>/_fields.py` from the fields that the game declares: the hot code of its state.

python -m tools.state_code            writes the file of every game that has a table of fields
python -m tools.state_code --check    exits 1 if one of them is not current

What a table says is in `core/fields.py`. Slots, empty values, copies, saves and sources are written out field by field,
because a search copies states all the time: a loop over the table would take several times as long.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from arcanum.core.fields import COPIED, HIDDEN, OBSERVATIONS, OWN, PUBLIC, SAVES, SHARED, USES, WHOLE, StateField
from arcanum.core.state import GameState
from arcanum.core.tensors import COMMON

GAMES: Final = Path(__file__).resolve().parent.parent / "src" / "arcanum" / "games"
PACKAGE: Final = "arcanum.games"
WIDTH: Final = 120
GIVEN: Final = ("all", "cat")
"""What every state has besides: the audience of public events, and the catalogue."""

HEADER: Final = '''\
"""The fields of the game's state: slots, empty values, copies, and the sources of observations.

Generated from `fields.py`, which says what every field means; `make fields` writes it anew. Do not edit.
"""

# fmt: off
from __future__ import annotations

from typing import Any, Final

{imports}'''
NAMES: Final = '''
SOURCES: Final = (
{names})
"""Where observations find in a state what they are made of, after `tensors.COMMON`: see `core/rows.py`."""
'''
CLASS: Final = '''

class Fields({base}):
    """What the state consists of."""

    __slots__ = (
{slots}    )

    def __init__(
        self, cat: Catalogue, seats: int, options: dict[str, str | int], chance: Chance, source: Fields | None = None
    ) -> None:
        """An empty table, or (with `source`) a copy of another one. A search copies states all the time, so a copy
        shares what it can: that is *replaced, never changed in place*."""
        # Not `super()`: looking the base up takes a twenty-fifth of a copy where Python is interpreted.
        {base}.__init__(self, seats, cat.space, cat.steps, chance, source)
        self.cat: Catalogue = cat
        self.all: int = everyone(seats)
        if source is None:  # both ways in one place: mypyc then knows that no attribute is ever missing
{empty}        else:
{copy}
    def unshare(self) -> None:
        super().unshare()
{unshare}
    def fields_data(self) -> Data:
        return {{
{saved}        }}

    def sources(self) -> list[Any]:
        return [
{sources}        ]
'''


class TableError(Exception):
    """A table of fields that makes no sense."""


def tables() -> dict[Path, Any]:
    """The module of every table, by the file that is written from it: FIELDS and, if the state is more than a
    `GameState`, BASE."""
    folders = sorted(path.parent for path in GAMES.glob("*/fields.py"))
    return {folder / "_fields.py": import_module(f"{PACKAGE}.{folder.name}.fields") for folder in folders}


def import_bare() -> None:
    """Let tables be imported without the games, which import the very files that are to be written."""
    for folder in (GAMES, *[path.parent for path in GAMES.glob("*/fields.py")]):
        name = PACKAGE if folder == GAMES else f"{PACKAGE}.{folder.name}"
        bare = ModuleType(name)
        bare.__path__ = [str(folder)]
        sys.modules.setdefault(name, bare)


def written(package: str, fields: Sequence[StateField], base: type[GameState] = GameState) -> str:
    """The whole file for a table."""
    check(fields)
    inherited = {name for kind in base.__mro__ for name in getattr(kind, "__slots__", ())}
    own = sorted([*GIVEN, *[field.name for field in fields if field.name not in inherited]])
    sources = [field.name for field in fields if field.used_in(OBSERVATIONS)]
    saved = [field for field in fields if field.used_in(SAVES)]
    body = CLASS.format(
        base=base.__name__,
        slots=_packed([f'"{name}"' for name in own], 8),
        empty=_lines([f"{_declared(field, inherited)} = {field.empty}" for field in fields], 12),
        copy=_lines([f"self.{field.name} = {_copied(field)}" for field in fields], 12),
        unshare=_lines([f"self.{field.name} = {_parted(field)}" for field in fields if _parted(field)], 8),
        saved=_packed([f'"{field.name}": {field.kind.save.format(_own(field))}' for field in saved], 12),
        sources=_packed([f"self.{name}" for name in (*COMMON, *sources)], 12),
    )
    names = NAMES.format(names=_packed([f'"{name}"' for name in sources], 4))
    return HEADER.format(imports=_imports(package, fields, base)) + names + body


def _imports(package: str, fields: Sequence[StateField], base: type[GameState]) -> str:
    """What the code needs, apart from what it always needs."""
    uses = {
        "arcanum.core.chance": {"Chance"},
        "arcanum.core.events": {"everyone"},
        "arcanum.core.state": {"Data"},
        f"{package}.catalogue": {"Catalogue"},
    }
    needed: list[Any] = [base, *[each for field in fields for each in field.kind.uses]]
    for each in needed:
        uses.setdefault(each.__module__, set()).add(each.__name__)
    return "".join([f"from {module} import {', '.join(sorted(uses[module]))}\n" for module in sorted(uses)])


def _declared(field: StateField, inherited: set[str]) -> str:
    return _own(field) if field.name in inherited else f"{_own(field)}: {field.kind.type}"


def check(fields: Sequence[StateField]) -> None:
    """Raises TableError for a table that makes no sense."""
    names = [field.name for field in fields]
    taken = {*GIVEN, *GameState.__slots__}
    for field in fields:
        _require(field.name.isidentifier() and not field.name.startswith("_"), field, "is no name for a field")
        _require(names.count(field.name) == 1, field, "is declared twice")
        _require(field.name not in taken, field, "is what every state has")
        _require(field.on_copy in (SHARED, COPIED, WHOLE), field, f"cannot be {field.on_copy!r} on a copy")
        _require(field.seen in (PUBLIC, OWN, HIDDEN), field, f"cannot be seen as {field.seen!r}")
        for use in field.left_out_of:
            _require(use in USES, field, f"cannot be left out of {use!r}")
        _require(field.on_copy == SHARED or field.kind.deep != "", field, "cannot be changed, so it needs no copy")
        _require(len(field.about.split()) > 1, field, "needs some words about it")


def _require(right: bool, field: StateField, wrong: str) -> None:
    if not right:
        raise TableError(f"the field {field.name!r} {wrong}")


def _own(field: StateField) -> str:
    return f"self.{field.name}"


def _copied(field: StateField) -> str:
    """What a copy takes over."""
    value = f"source.{field.name}"
    if field.on_copy == SHARED:
        return value
    if field.on_copy == WHOLE and field.kind.deep != field.kind.copy:
        return f"{field.kind.deep.format(value)} if {value} else []"
    return field.kind.copy.format(value)


def _parted(field: StateField) -> str:
    """What is still to be copied of a field of a copy, so that nothing is shared; empty if nothing is."""
    done = {SHARED: field.kind.deep == "", COPIED: field.kind.copy == field.kind.deep, WHOLE: True}
    return "" if done[field.on_copy] else field.kind.deep.format(_own(field))


def _lines(lines: Sequence[str], indent: int) -> str:
    return "".join([f"{' ' * indent}{line}\n" for line in lines])


def _packed(items: Sequence[str], indent: int) -> str:
    """Items with commas, as many on a line as fit."""
    lines = [""]
    for item in items:
        if len(lines[-1]) + len(item) + 2 > WIDTH - indent:
            lines.append("")
        lines[-1] += f" {item}," if lines[-1] else f"{item},"
    return _lines(lines, indent)


def main(arguments: list[str]) -> int:
    """Write the files, or say whether they are current."""
    if arguments not in ([], ["--check"]):
        print(f"unknown arguments {' '.join(arguments)!r}; there is only --check", file=sys.stderr)
        return 2
    stale = False
    for target, table in tables().items():
        base = getattr(table, "BASE", GameState)
        text = written(f"{PACKAGE}.{target.parent.name}", table.FIELDS, base)
        current = target.exists() and target.read_text(encoding="utf-8") == text
        if not arguments:
            target.write_text(text, encoding="utf-8")
        elif not current:
            stale = True
            print(f"{target.parent.name}/{target.name} is stale; run make fields")
    return 1 if stale else 0


if __name__ == "__main__":
    import_bare()
    sys.exit(main(sys.argv[1:]))
