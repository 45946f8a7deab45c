"""A number for what a seat sees, by which a search finds again what it learned about a situation.

It is the hash of tuples of numbers, which is the same in every process. What makes no difference from now on is left
out: how many decisions there were, the groups of questions, what is only told; and what was declined before something
new happened, which opens the window again in any case (PN-51.29).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arcanum.core.shapes import cuts, lasting
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.fields import ALIGHT, FACE

if TYPE_CHECKING:
    from arcanum.games.penumbra.state import State

_CUTS: Final = cuts(frames.SHAPES)


def fingerprint_of(s: State, seat: int, secrets: bool) -> int:
    """A number for what a seat that owes a decision sees; without `secrets`, for what others can tell of it."""
    if s.branches:  # talents are being chosen, and there is nothing else
        return hash((seat, tuple(s.talents_dealt[seat]) if secrets else (), s.talent_chosen[seat]))
    flow = tuple([lasting(frame, _CUTS) for frame in s.trunk])
    turn = (
        s.round,
        s.active,
        s.turn_type,
        s.last_turns,
        s.ended_by,
        s.launched,
        tuple(s.order),
        tuple(s.turns),
        tuple(s.now),
        () if s.now[ALIGHT] else tuple(s.declined),
        tuple(s.once),
        tuple(s.threat),
        tuple(s.attempt),
        tuple(s.set_aside),
        tuple([tuple(effect) for effect in s.effects]),
    )
    table = (
        tuple(s.classes),
        tuple(s.market),
        tuple(s.row),
        tuple(s.trial_row),
        tuple(s.goals),
        tuple(s.prophecies),
        tuple(s.offered),
        tuple(s.placed),
        tuple([tuple(zone) for zone in s.beside]),
        len(s.fate),
        _decks(s, seat if secrets else -1),
    )
    parties = (
        tuple(s.store),
        tuple(s.mark),
        tuple(s.talent),
        tuple(s.equipment),
        tuple(s.wounds),
        tuple(s.must_rest),
        tuple(s.idle),
        tuple(s.automa[:FACE]),
        tuple(s.kept),
        tuple([len(zone) for zone in s.bound]),
        tuple([tuple(zone) for zone in s.dice]),
        tuple([tuple(zone) for zone in s.grimoire]),
        tuple([tuple(zone) for zone in s.inventory]),
        tuple([tuple(zone) for zone in s.rotated]),
        tuple([tuple(zone) for zone in s.tomes]),
        tuple([tuple(zone) for zone in s.contracts]),
        tuple([tuple(zone) for zone in s.trials]),
        tuple([tuple(zone) for zone in s.reserved]),
        tuple([tuple(zone) for zone in s.reserved_trials]),
    )
    own = tuple(s.bound[seat]) if secrets else ()
    return hash((seat, flow, turn, table, parties, own))


def _decks(s: State, seat: int) -> tuple[object, ...]:
    """How many cards there are, and those that the seat knows (-1: that everybody does), with their places."""
    seats = 1 << seat if seat >= 0 else s.everybody
    found: list[tuple[int, ...]] = []
    for deck in range(len(at.DECKS)):
        cards = s.decks[deck]
        seen_by = s.seen_by[deck]
        known = [len(cards)]
        if any(seen_by):
            for place, seen in enumerate(seen_by):
                if seen & seats == seats:
                    known += [place, cards[place]]
        found.append(tuple(known))
    return tuple(found)
