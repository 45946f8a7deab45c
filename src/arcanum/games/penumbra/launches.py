"""Launches: which Spell may be used without its cost, and with what a chain goes on (section 21)."""

from __future__ import annotations

from typing import Final

from arcanum.core.reasons import Reason
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra.properties import vigilance_allows
from arcanum.games.penumbra.registers import effect_of
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.steps.parts import may_begin
from arcanum.games.penumbra.troubles import (
    COST_IN_OTHER_TURN,
    NO_SPELL,
    NOT_LAUNCHED,
    NOT_POSSIBLE,
    NOT_YOURS,
    OTHER_MOMENT,
    OTHER_TURN,
    ROTATED,
    SECOND_THREAT,
    USABLE,
    VIGILANT,
    trouble_reason,
)

FROM_MARKET: Final = 1 << 6
"""Beside the colours of a launch: a Spell of a market."""


def launched_spells(s: State, seat: int, window: int, colours: int, not_this: int) -> list[int]:
    """The Spells of the Grimoire that a launch of these colours reaches (PN-21.1, PN-21.14)."""
    cat = s.cat
    return [
        card
        for card in s.grimoire[seat]
        if cat.kind[card] == at.SPELL
        and colours >> cat.discipline[card] & 1
        and card != not_this
        and card not in s.rotated[seat]
        and not link_trouble(s, seat, card, window, False)
    ]


def link_trouble(s: State, seat: int, card: int, window: int, by_left_icon: bool) -> int:
    """Why a Spell that lies straight cannot be used without its cost. What it demands, its timing and its turn limits
    remain (PN-13.10, PN-21.5, PN-21.9, PN-21.21); whether it does anything is not asked of a link (PN-19.18)."""
    cat = s.cat
    if not cat.use_in[card] & s.turn_type:
        return OTHER_TURN
    if not cat.pay_in[card] & s.turn_type and (by_left_icon or s.options["launch_keeps_turn_limit"] == "true"):
        return COST_IN_OTHER_TURN  # the left icon is a part of the cost (PN-18.16)
    if not cat.windows[card] >> window & 1:
        return OTHER_MOMENT
    if cat.threat[card] and s.threat[f.GOING_ON]:
        return SECOND_THREAT
    if cat.demands[card] and not may_begin(s, effect_of(cat.program[card], seat, card, 1, 0, -1, window)):
        return NOT_POSSIBLE
    return USABLE


def links(s: State, seat: int, window: int, colour: int, launches: int, noted: int) -> list[int]:
    """The actions with which a chain goes on: by the right icon of the card just applied, or by the left icon of one
    that may follow it (PN-21.1, PN-21.2, PN-21.3, PN-21.18); cards that were gained or straightened in the chain are
    among them (PN-21.11, PN-21.12). After the roll of a Threat nothing can follow (PN-21.22).
    `noted` is whether Vigilance has counted the chain already (PN-41.5, PN-41.25)."""
    found: list[int] = []
    if window == at.ROLLED or not (noted or vigilance_allows(s)):
        return found
    cat = s.cat
    for card in s.grimoire[seat]:
        if cat.kind[card] != at.SPELL or card in s.rotated[seat]:
            continue
        right = launches >> cat.discipline[card] & 1 and not link_trouble(s, seat, card, window, False)
        if right or (follows(s, card, colour) and not link_trouble(s, seat, card, window, True)):
            found.append(cat.use_action[card])
    if launches & FROM_MARKET:
        found += [cat.take_action[s.market[place]] for place in market_links(s, seat, window)]
    found.sort()
    return found


def follows(s: State, card: int, colour: int) -> bool:
    """Whether a Spell may follow one of this colour by its left icon; -1 is the colour of what was no Spell."""
    return colour >= 0 and bool(s.cat.launched_by[card] >> colour & 1)


def market_links(s: State, seat: int, window: int) -> list[int]:
    """The places of the Spells of Class markets that can be launched: not again while they lie rotated there
    (PN-21.19); names that the wizard owns do not matter (PN-21.17). Of alike cards the first one."""
    places: list[int] = []
    for place in class_places(s, at.SPELL):
        card = s.market[place]
        if s.launched >> place & 1 or card in [s.market[other] for other in places]:
            continue
        if not link_trouble(s, seat, card, window, False):
            places.append(place)
    return places


def class_places(s: State, kind: int) -> list[int]:
    """The places of the markets of the Classes in play where a card of a kind lies."""
    return [
        place
        for place in range(at.POTION_DECK * at.MARKET_SIZE)
        if s.market[place] >= 0 and s.cat.kind[s.market[place]] == kind and s.market_open(place // at.MARKET_SIZE)
    ]


def link_refusal(s: State, seat: int, window: int, colour: int, launches: int, noted: int, card: int) -> Reason:
    """Why a Spell cannot be the next link of a chain."""
    trouble = NOT_LAUNCHED
    if card not in s.grimoire[seat]:
        trouble = NOT_YOURS
    elif s.cat.kind[card] != at.SPELL:
        trouble = NO_SPELL
    elif card in s.rotated[seat]:
        trouble = ROTATED
    elif not (noted or vigilance_allows(s)):
        trouble = VIGILANT
    else:
        discipline = s.cat.discipline[card]
        right = bool(launches >> discipline & 1)
        if right or follows(s, card, colour):
            trouble = link_trouble(s, seat, card, window, not right)
    found = trouble_reason(s, card, trouble)
    return found if found is not None else Reason("not-launched", {"card": s.cat.ids[card]}, "PN-21.22")
