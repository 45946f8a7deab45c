"""Write the example in `docs/records.md` anew: a whole record, as this build plays it.

python -m tools.record_example
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import msgspec

from arcanum.core.record import Record
from tools.workshop import first_game, workshop

PAGE = Path(__file__).resolve().parent.parent / "docs" / "records.md"
_BLOCK = re.compile(r"(?<=^```json\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)
_WIDTH = 90


def example() -> Record:
    """A game that begins from a position and goes on for a moment."""
    game = first_game()
    scene = workshop(game.id).record
    assert scene is not None, f"{game.id} says nothing to be recorded"
    record = Record.start(game, len(scene.position["players"]), "42", position=scene.position)
    state = record.deal(game)
    for seat, words in scene.played:
        record.play(state, seat, state.space.parse(words))
    return record


def block() -> str:
    """The example as it stands in the page: what is short stands on one line."""
    return f"{_laid_out(example().data(), 0)}\n"


def _laid_out(value: object, depth: int) -> str:
    line = msgspec.json.format(msgspec.json.encode(value), indent=0).decode().replace("\n", " ")
    line = re.sub(r"(?<=[\[{]) | (?=[\]}])", "", line)
    if depth and (depth + len(line) <= _WIDTH or not isinstance(value, dict | list)):
        return line
    margin = " " * (depth + 1)
    if isinstance(value, dict):
        parts = [
            f"{margin}{msgspec.json.encode(key).decode()}: {_laid_out(each, depth + 1)}" for key, each in value.items()
        ]
        return "{\n" + ",\n".join(parts) + "\n" + " " * depth + "}"
    assert isinstance(value, list)
    return "[\n" + ",\n".join(f"{margin}{_laid_out(each, depth + 1)}" for each in value) + "\n" + " " * depth + "]"


def main() -> int:
    page = PAGE.read_text(encoding="utf-8")
    renewed = _BLOCK.sub(lambda _: block(), page, count=1)
    PAGE.write_text(renewed, encoding="utf-8")
    print("renewed" if renewed != page else "as it was")
    return 0


if __name__ == "__main__":
    sys.exit(main())
