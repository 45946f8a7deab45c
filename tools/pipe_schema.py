"""Write docs/pipe.schema.json: the lines of the bot protocol as JSON Schema.

python -m tools.pipe_schema
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from arcanum.bots.protocol import schema

TARGET: Final = Path(__file__).resolve().parent.parent / "docs" / "pipe.schema.json"


if __name__ == "__main__":
    TARGET.write_bytes(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")
    print(TARGET)
