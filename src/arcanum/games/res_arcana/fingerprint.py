"""A number for what a seat sees, by which a search finds again what it learned about a situation.

It is the hash of a tuple of numbers, tuples and sets of numbers: those hashes, unlike the ones of text, are the same in
every process. What lies in no order is a set, and what makes no difference from now on is left out (how many decisions
there were, the groups of questions, who else has answered), so that different ways to a situation meet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arcanum.core.flow import STEP, Frame
from arcanum.core.shapes import cuts, lasting
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana.frames import INCOME

if TYPE_CHECKING:
    from arcanum.games.res_arcana.state import State

_CUTS: Final = cuts(frames.SHAPES)


def fingerprint_of(s: State, seat: int, secrets: bool) -> int:
    """A number for what a seat that owes a decision sees; without `secrets`, for what others can tell of it."""
    stack = s.branches[seat] if s.branches else s.trunk
    flow = tuple([_of_income(s, frame) if frame[STEP] == INCOME else lasting(frame, _CUTS) for frame in stack])
    centre = (s.round, s.first, len(s.monument_deck), frozenset(s.display), frozenset(s.places), frozenset(s.items))
    players = tuple([_player(s, owner, secrets and owner == seat) for owner in range(s.seats)])
    match = _match(s) if s.options["setup"] == "match" else ()
    own = _secrets(s, seat) if secrets else ()
    return hash((seat, flow, centre, players, _essences(s, seat), match, own))


def _of_income(s: State, frame: Frame) -> tuple[object, ...]:
    """Components came into play in some order; what counts is which of them are still to yield their income."""
    step, seat, paying, position, ability = frame
    play = s.play[seat]
    return (step, seat, paying, ability, play[position], frozenset(play[position:]))


def _essences(s: State, seat: int) -> tuple[object, ...]:
    """Pools, essences on components, and what is turned. While all collect at once, the seat sees its rivals' as they
    were before."""
    before = s.before
    if before is None:
        return (tuple(s.pool), frozenset(s.on.items()), frozenset(s.turned))
    pool = before.pool[:]
    pool[seat * 5 : seat * 5 + 5] = s.pool[seat * 5 : seat * 5 + 5]
    own = s.play[seat]
    on = [(component, lying) for component, lying in before.on.items() if component not in own]
    on += [(component, lying) for component, lying in s.on.items() if component in own]
    turned = [component for component in before.turned if component not in own]
    turned += [component for component in s.turned if component in own]
    return (tuple(pool), frozenset(on), frozenset(turned))


def _player(s: State, owner: int, own: bool) -> tuple[object, ...]:
    """What everybody sees in front of a player, and those hidden cards that everybody knows to be there. Of their own
    cards the player knows more than that."""
    hand = s.hand[owner]
    deck = s.deck[owner]
    known: list[int] = []
    if not own:
        for card in hand:
            if s.known[card] == s.all:
                known.append(card)
        for card in deck:
            if s.known[card] == s.all:
                known.append(card)
    return (
        frozenset(s.play[owner]),
        frozenset(s.discard[owner]),
        len(hand),
        len(deck),
        s.passed[owner],
        s.bonus[owner],
        frozenset(known),
    )


def _secrets(s: State, seat: int) -> tuple[object, ...]:
    """What only the seat itself sees."""
    deck = s.deck[seat]
    setup = (frozenset(s.mages[seat]), frozenset(s.packs[seat]), frozenset(s.kept[seat])) if s.round == 0 else ()
    return (
        frozenset(s.hand[seat]),
        frozenset([card for card in deck if s.known[card] >> seat & 1]),
        tuple(deck[len(deck) - s.known_top[seat] :]),
        tuple([(stretch[0], frozenset(stretch[1:])) for stretch in s.monument_known[seat]]),
        setup,
    )


def _match(s: State) -> tuple[object, ...]:
    """How a match stands, what was drafted openly, and what is left of the open draft."""
    drafted = tuple([frozenset(cards) for cards in s.drafted])
    return (s.opener, s.game_number, tuple(s.wins), drafted, frozenset(s.packs[0]))
