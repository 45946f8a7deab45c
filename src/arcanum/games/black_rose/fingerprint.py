"""A number for what a seat sees, by which a search finds again what it learned about a situation.

It is the hash of tuples of numbers, which is the same in every process. What makes no difference from now on is left
out: how many decisions there were, the groups of questions, what is only told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arcanum.core.shapes import cuts, lasting
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames

if TYPE_CHECKING:
    from arcanum.games.black_rose.state import State

_CUTS: Final = cuts(frames.SHAPES)


def fingerprint_of(s: State, seat: int, secrets: bool) -> int:
    """A number for what a seat that owes a decision sees; without `secrets`, for what others can tell of it."""
    branches = bool(s.branches)
    flow = tuple([lasting(frame, _CUTS) for frame in (s.branches[seat] if branches else s.trunk)])
    table = (
        s.round,
        s.phase,
        s.crown,
        s.first,
        s.fallen,
        tuple(s.colour),
        tuple(s.mage),
        tuple(s.quest_mark),
        tuple(s.supply),
        tuple(s.power),
        tuple(s.trophies),
        tuple(s.room_track),
        tuple(s.restored),
        tuple(s.used),
        tuple(s.instability),
    )
    figures = (
        tuple(s.where),
        tuple(s.damage),
        tuple(s.last),
        tuple(s.marked),
        tuple(s.evocation),
        tuple(s.upgrade),
        tuple(s.turned),
        tuple(s.control),
        tuple(s.stronger),
        tuple(s.faster),
    )
    effects = tuple([tuple(effect) for effect in s.effects])
    players = tuple([_player(s, owner, seat, branches) for owner in range(s.seats)])
    own = _secrets(s, seat) if secrets else ()
    lodge = tuple(s.room_at)
    return hash((seat, flow, lodge, table, figures, effects, players, len(s.library), len(s.forgotten), own))


def _player(s: State, owner: int, seat: int, preparing: bool) -> tuple[object, ...]:
    """What everybody sees of a mage's cards, and what the other one knows of them. While both prepare, nothing of it is
    seen."""
    first = owner * at.SLOT_COUNT
    slots: list[int] = []
    held = len(s.hand[owner])
    for place in range(first, first + at.SLOT_COUNT):
        card = s.slot[place]
        if card < 0:
            slots.append(-1)
        elif preparing:
            slots.append(-1)
            held += 1
        elif s.revealed[place] or s.peeked[place]:
            slots.append(card * 4 + s.side[place] * 2 + s.revealed[place])
        else:
            slots.append(-2)
    return (
        held,
        len(s.grimoire[owner]),
        tuple(sorted(s.memories[owner])),
        tuple(slots),
        tuple(s.held_openly[owner]),
        tuple(s.token_on[first : first + at.SLOT_COUNT]),
        s.actions[owner],
        s.dealt[owner],
        s.happened[owner],
        s.colours_activated[owner],
        s.secret_forgotten[owner],
    )


def _secrets(s: State, seat: int) -> tuple[object, ...]:
    """What only the seat itself sees."""
    first = seat * at.SLOT_COUNT
    grimoire = s.grimoire[seat]
    top = grimoire[len(grimoire) - s.seen_top[seat] :]
    library = s.library[len(s.library) - s.seen_top[2 + seat] :]
    forgotten = s.forgotten[len(s.forgotten) - s.seen_top[4 + seat] :]
    return (
        tuple(s.hand[seat]),
        tuple(sorted(grimoire)),
        tuple(s.slot[first : first + at.SLOT_COUNT]),
        tuple(s.side[first : first + at.SLOT_COUNT]),
        tuple(top),
        tuple(library),
        tuple(forgotten),
    )
