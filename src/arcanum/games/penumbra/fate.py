"""The Fate deck in play, prophecies, and the end of the game."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Frame, Step
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import frames
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.registers import effect_of
from arcanum.games.penumbra.scoring import metric
from arcanum.games.penumbra.state import State

TWO: Final = 2
"""How many wizards a prophecy for two wants."""


# --- the Fate deck ----------------------------------------------------------------------------------------------------


class RevealFate(Step[State]):
    """`(step, -1, done)`: one card is turned up by the party whose turn it is; an empty deck has none (PN-46.1,
    PN-46.8). When it has been carried out, prophecies are looked at: what it reached belongs to this turn (PN-47.3,
    PN-47.5, PN-47.14)."""

    def run(self, s: State, frame: Frame) -> None:
        step, seat, done = frame
        if done:
            s.stack.pop()
            end_check(s, True)
            return
        s.stack[-1] = (step, seat, 1)
        s.turn_type = 0
        if s.fate:
            card = s.fate[-1]
            s.fate = s.fate[:-1]
            s.revelations += 1
            if s.heard:
                s.log.append((ev.FATE_REVEALED, s.all, s.active, card))
            bring_into_play(s, card)


def bring_into_play(s: State, card: int) -> None:
    """A trial joins the row at its right end, goals and prophecies lie open, an event is carried out and put aside
    (PN-44.4, PN-46.2, PN-46.3, PN-46.4, PN-46.5, PN-46.6). A prophecy that is fulfilled as it is revealed comes before
    the end of the deck (PN-47.3)."""
    kind = s.cat.kind[card]
    if kind == at.TRIAL:
        s.trial_row = [*s.trial_row, card]
    elif kind == at.GOAL:
        s.goals = [*s.goals, card]
    elif kind == at.PROPHECY:
        s.prophecies = [*s.prophecies, card]
        end_check(s)
    else:
        s.put_aside = [*s.put_aside, card]
        if s.cat.program[card] >= 0:
            carry_out(s, card)


def carry_out(s: State, event: int) -> None:
    """Whoever has just finished the turn is "you"; of an event of the Automa's turn, the player (PN-46.3, PN-49.24).
    It belongs to no type of turn, so nothing else works meanwhile (PN-46.9)."""
    you = s.active if s.active < s.seats else 0
    s.effects.append(effect_of(s.cat.program[event], you, event, 0, 0))
    s.stack.append((frames.RUN, -1))


# --- prophecies -------------------------------------------------------------------------------------------------------


def end_check(s: State, carried_out: bool = False) -> None:
    """The game ends when a prophecy in force is fulfilled; once that has happened it is fixed, whatever follows
    (PN-47.1, PN-47.6, PN-47.7). The Fate deck counts as empty only when its last card has been carried out
    (PN-47.5)."""
    if s.ended_by >= 0:
        return
    for prophecy in s.prophecies:
        empty = s.cat.metric[prophecy] == at.M_FATE_EMPTY
        if (carried_out and not s.fate) if empty else fulfilled(s, prophecy):
            fix_end(s, prophecy)
            return


def fulfilled(s: State, prophecy: int) -> bool:
    """Whether some wizard, at least two or all of them reach the number of a prophecy (PN-47.4, PN-47.10, PN-47.11,
    PN-47.12, PN-47.13)."""
    which = s.cat.metric[prophecy]
    least = s.cat.at_least[prophecy]
    reached = 0
    for party in range(s.parties):
        if metric(s, party, which) >= least:
            reached += 1
    who = s.cat.who[prophecy]
    if who == at.WHO_ALL:
        return reached == s.parties
    return reached >= (TWO if who == at.WHO_TWO else 1)


def fix_end(s: State, prophecy: int) -> None:
    """After this turn every party takes exactly one more (PN-47.2, PN-47.8, PN-49.45)."""
    s.ended_by = prophecy
    s.last_turns = s.parties
    if s.heard:
        s.log.append((ev.END_FIXED, s.all, s.active, prophecy))


# --- the contract row -------------------------------------------------------------------------------------------------


def fill_row(s: State) -> None:
    """Contracts have moved to the right, new ones come in from the left as far as the deck has any (PN-36.6,
    PN-36.13)."""
    while len(s.row) < at.ROW:
        card = s.next_card(at.CONTRACT_DECK)
        if card < 0:
            return
        s.row = [card, *s.row]
        if s.heard:
            s.log.append((ev.ROW_REFILLED, s.all, card))
        s.something_new()


def refresh_row(s: State) -> None:
    """After a Trial or a Rest turn the rightmost contract goes under the deck and a new one comes in, unless the deck
    is empty (PN-44.3, PN-44.8, PN-44.9)."""
    if not s.decks[at.CONTRACT_DECK]:
        return
    if s.row:
        card = s.row[-1]
        s.row = s.row[:-1]
        if s.heard:
            s.log.append((ev.ROW_REFRESHED, s.all, card))
        s.put_under(at.CONTRACT_DECK, [card], s.everybody)
    fill_row(s)
