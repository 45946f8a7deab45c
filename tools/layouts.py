"""Write `docs/tensors.md` from the layouts of the games, so that the page can never disagree with the observations.

python -m tools.layouts            writes the page
python -m tools.layouts --check    exits 1 if the page is not current
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from arcanum.core.game import Game
from arcanum.core.tensors import Axis, Field, Layout
from arcanum.games import GAMES

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "tensors.md"
SHORT: Final = 6
"""An axis of at most so many labels is written out in the table."""

INTRO: Final = """\
# Observations, field by field

<!-- Written by tools/layouts.py from the layouts of the games; change those, not this page. -->

An observation is a row of bytes (`uint8`), one for each number. It holds what a seat may know, with all that a
careful player remembers, and nothing else. PettingZoo, Gymnasium and `VectorEnv` hand out this row; OpenSpiel's
tensors hold the same numbers as floats ([rl.md](rl.md)).

- **Fields** follow each other without gaps. A field starts at `start` and has `size` numbers, which run over its
  axes, the last one fastest: with the axes `own, rival_1` and `a, b, c` they are `own.a`, `own.b`, `own.c`,
  `rival_1.a` and so on. A field without axes is a single number.
- **Numbers** are counts, unless the meaning says otherwise; a count that does not fit into a byte is 255. *Whether*
  and *who* are flags: 1 for yes, 0 for no. *One-hot* is a 1 at the label that is meant, and zeros everywhere if there
  is none. A number is not scaled: divide as your network needs it.
- **Players** are seen from the observing seat: `own` is itself, `rival_1` the next in turn order, `rival_2` the one
  after. The same network can so play any seat; `seat` says which one it is.
- **The decision** comes first: who owes one, what is asked, and its details. Details that the decision does not have
  are 0, and so are all of them while the seat is asked nothing.
- **The version** of a layout is raised whenever its fields change. **The schema hash** covers the version, the number
  of players, the names and axes of all fields, all components and all actions: what was trained on one hash fits
  every environment with the same hash. The meanings are not in it, since better words change no number.
- **Packs** bring components, so axes grow, places shift, and the hash is another one. Options change neither: the
  layout is the same for every set-up.

`layout.fields` is this page in Python, `layout.field(name)` one of them, `layout.names()` the name of every single
number, and `layout.observe(state, seat)` a row, at any time, whether the seat is asked or not. To cut a field out of
a row, or out of many rows at once:

```python
import numpy as np

from arcanum.games import find

layout = find("{game}").layout({players})
state = find("{game}").new({players}, "seven")


def cut(rows, name):
    field = layout.field(name)
    shape = [len(axis) for axis in field.axes]
    return rows[..., field.start : field.start + field.size].reshape(*rows.shape[:-1], *shape)


rows = np.stack([np.frombuffer(layout.observe(state, seat), np.uint8) for seat in range({players})])
print(cut(rows, "to_act"))
print([layout.field("decision").axes[0][number] for number in cut(rows[0], "decision").nonzero()[0]])
print(cut(rows, "{deep}").shape, [len(axis) for axis in layout.field("{deep}").axes])
```

Labels of long axes are written as their number, the first and the last; all of them stand below the table of the
game.
"""


def page() -> str:
    """The whole page."""
    game = next(iter(GAMES.values()))
    players = game.usual_seats
    deep = next(field.name for field in game.layout(players).fields if len(field.axes) > 1)
    intro = INTRO.replace("{game}", game.id).replace("{players}", str(players)).replace("{deep}", deep)
    return "\n".join([intro, *(_chapter(each) for each in GAMES.values())])


def _chapter(game: Game) -> str:
    players = game.usual_seats
    layout = game.layout(players)
    lines = [f"## {game.id}", "", *_versions(game), ""]
    lines += [f"The fields for {players} players, without packs:", ""]
    lines += ["| Start | Size | Field | Axes | Meaning |", "| ---: | ---: | --- | --- | --- |"]
    lines += [_row(field) for field in layout.fields]
    lines += ["", f"### Long axes of {game.id}", "", *_long_axes(layout), ""]
    return "\n".join(lines)


def _versions(game: Game) -> list[str]:
    """A line for each number of players."""
    lines = ["| Players | Version | Size | Actions | Schema hash |", "| ---: | ---: | ---: | ---: | --- |"]
    for players in sorted(game.seat_counts):
        layout = game.layout(players)
        numbers = f"{players} | {layout.version} | {layout.size} | {layout.actions}"
        lines.append(f"| {numbers} | `{layout.schema_hash}` |")
    return lines


def _row(field: Field) -> str:
    axes = " × ".join(_brief(axis) for axis in field.axes)
    return f"| {field.start} | {field.size} | `{field.name}` | {axes} | {_cell(field.meaning)} |"


def _brief(axis: Axis) -> str:
    """An axis as it stands in the table."""
    if len(axis) <= SHORT:
        return f"`{', '.join(axis)}`"
    return f"{len(axis)}: `{axis[0]} … {axis[-1]}`"


def _long_axes(layout: Layout) -> list[str]:
    """Every axis that the table shortens, once, with the fields that run over it."""
    used: dict[Axis, list[str]] = {}
    for field in layout.fields:
        for axis in field.axes:
            if len(axis) > SHORT:
                used.setdefault(axis, []).append(f"`{field.name}`")
    return [f"- {_brief(axis)} ({', '.join(fields)}): {', '.join(axis)}" for axis, fields in used.items()]


def _cell(text: str) -> str:
    return text.replace("|", r"\|")


def main(arguments: list[str]) -> int:
    """Write the page, or say whether it is current."""
    if arguments not in ([], ["--check"]):
        print(f"unknown arguments {' '.join(arguments)!r}; there is only --check", file=sys.stderr)
        return 2
    if arguments:
        current = PAGE.exists() and PAGE.read_text(encoding="utf-8") == page()
        print(f"{PAGE.name} is {'current' if current else 'not current; run python -m tools.layouts'}")
        return 0 if current else 1
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
