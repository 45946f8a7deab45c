"""The lodge: seven hexagonal rooms, their neighbours, distances and lines of sight.

Positions are numbers: 0 is the centre, 1 to 6 the ring clockwise from the north-west. Sets of rooms are bit masks. A
line of sight is the straight line between two centres; it has to run through centres of rooms, not along edges. So it
joins equal rooms, adjacent ones, and opposite rooms of the ring (through the centre).
"""

from __future__ import annotations

from typing import Final

CENTRE: Final = 0
# BR-2.1
ROOMS: Final = 7
CELL: Final = 7
"""Where a mage is who is in the cell of his colour; no room, and not part of the lodge (BR-2.16)."""
AWAY: Final = -1
"""Where an evocation is that is not in the lodge."""
ANYWHERE: Final = 9
"""The range `*` (BR-7.12, BR-8.3)."""

NAMES: Final = ("c", "r1", "r2", "r3", "r4", "r5", "r6")
AXIAL: Final = ((0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Coordinates (q, r) of hexes with a corner up (BR-2.2)."""
EVERY_ROOM: Final = 127


def distance(one: int, other: int) -> int:
    """How many rooms away (BR-8.1)."""
    q = AXIAL[one][0] - AXIAL[other][0]
    r = AXIAL[one][1] - AXIAL[other][1]
    return max(abs(q), abs(r), abs(q + r))


def _in_line(one: int, other: int) -> bool:
    """Whether the straight line between the centres runs through centres of rooms: along one of the three axes
    (BR-8.5)."""
    q = AXIAL[one][0] - AXIAL[other][0]
    r = AXIAL[one][1] - AXIAL[other][1]
    return q == 0 or r == 0 or q + r == 0


# BR-2.3
ADJACENT: Final[list[list[int]]] = [
    [other for other in range(ROOMS) if distance(room, other) == 1] for room in range(ROOMS)
]
# BR-8.2, BR-8.4, BR-8.6, BR-8.7
_WITHIN: Final[list[list[int]]] = [
    [
        sum(1 << other for other in range(ROOMS) if distance(room, other) <= reach and _in_line(room, other))
        for reach in range(3)
    ]
    for room in range(ROOMS)
]


def within(room: int, reach: int) -> int:
    """The rooms at most so many rooms away with a line of sight, as a mask. From a cell there are none, but the range
    `*` needs neither distance nor line (BR-2.18, BR-7.12, BR-8.3, BR-8.4, BR-8.7, BR-8.9)."""
    if reach == ANYWHERE:
        return EVERY_ROOM
    if room < 0 or room >= ROOMS:
        return 0
    return _WITHIN[room][2 if reach > 2 else reach]
