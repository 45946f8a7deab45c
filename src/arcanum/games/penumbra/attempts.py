"""The contract or trial that is being attempted: from being named to where its card ends up (sections 36, 37, 40)."""

from __future__ import annotations

from arcanum.core.shared import changed, sorted_in, without
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.fate import end_check, fill_row
from arcanum.games.penumbra.state import State


def begin_attempt(s: State, seat: int, card: int) -> None:
    """A contract or a trial is named; a reserved one is shown to everybody (PN-50.9). The properties of a trial act
    from here on (PN-41.1)."""
    attempt = f.NO_ATTEMPT.copy()
    attempt[f.CARD] = card
    attempt[f.AWAKE] = 1 if s.cat.kind[card] == at.TRIAL else 0
    s.attempt = attempt
    if card in s.bound[seat]:
        s.bound[seat] = without(s.bound[seat], card)
        s.reserved[seat] = sorted_in(s.reserved[seat], card)
        s.revelations += 1
    if s.heard:
        s.log.append((ev.ATTEMPTED, s.all, seat, card))


def close_attempt(s: State) -> None:
    """Nothing is being attempted any more: the properties of a trial stop, too (PN-41.1, PN-41.24)."""
    s.attempt = f.NO_ATTEMPT.copy()


def is_trial(s: State) -> bool:
    """Whether what is being attempted is a trial."""
    card = s.attempt[f.CARD]
    return card >= 0 and s.cat.kind[card] == at.TRIAL


def settle(s: State, seat: int) -> None:
    """What was fulfilled comes face up into the Experience zone (PN-36.5, PN-40.10, PN-40.19). A contract of the row
    leaves it only now; the others are shifted and a new one is revealed (PN-36.6, PN-36.11, PN-36.14). Reserved ones
    leave the row as it is."""
    card = s.attempt[f.CARD]
    s.attempt = changed(s.attempt, f.OUTCOME, f.SETTLED)
    if s.cat.kind[card] == at.TRIAL:
        path = s.attempt[f.PATH]
        take_trial_away(s, seat, card)
        s.trials[seat] = [*s.trials[seat], card * 2 + path]
        if s.heard:
            s.log.append((ev.TRIAL_PASSED, s.all, seat, card, path))
    else:
        from_row = card not in s.reserved[seat]
        if from_row:
            s.row = without(s.row, card)
        else:
            s.reserved[seat] = without(s.reserved[seat], card)
        s.contracts[seat] = [*s.contracts[seat], card]
        if s.heard:
            s.log.append((ev.CONTRACT_DONE, s.all, seat, card))
        if from_row:
            fill_row(s)
    end_check(s)


def take_trial_away(s: State, seat: int, trial: int) -> None:
    """From the row, which is not refilled (PN-40.14), or from the reserved ones."""
    if trial in s.trial_row:
        s.trial_row = without(s.trial_row, trial)
    else:
        s.reserved_trials[seat] = without(s.reserved_trials[seat], trial)


def remove_trial(s: State, seat: int) -> None:
    """A trial that was not passed leaves the game (PN-40.7, PN-40.15)."""
    trial = s.attempt[f.CARD]
    s.attempt = changed(s.attempt, f.OUTCOME, f.SETTLED)
    take_trial_away(s, seat, trial)
    s.removed = [*s.removed, trial]
    if s.heard:
        s.log.append((ev.TRIAL_FAILED, s.all, seat, trial))


def give_dice_up(s: State, seat: int) -> None:
    """The dice that were set aside go to the stock (PN-38.6, PN-38.7)."""
    dice = s.set_aside
    s.set_aside = []
    if s.heard:
        for die in dice:
            s.log.append((ev.DISCARDED_DIE, s.all, seat, die))


def break_off(s: State, seat: int) -> None:
    """A mortal wound ends the turn in the middle of an attempt. A contract stays where it was (PN-16.9), a trial leaves
    the game (PN-16.8, PN-40.5, PN-40.8); but what was fulfilled stays so, and only the rest of its reward is lost
    (PN-39.12, PN-40.19). Dice that were set aside are lost (PN-16.3)."""
    give_dice_up(s, seat)
    outcome = s.attempt[f.OUTCOME]
    if s.attempt[f.CARD] >= 0:
        if outcome == f.DONE:
            settle(s, seat)
        elif outcome == f.OPEN and is_trial(s):
            remove_trial(s, seat)
        elif outcome == f.OPEN and s.heard:
            s.log.append((ev.CONTRACT_FAILED, s.all, seat, s.attempt[f.CARD]))
    close_attempt(s)
