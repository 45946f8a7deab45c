"""Turns: whose it is, what type it has, how it ends; and the end of the game."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import SEAT, STEP, Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.attempts import close_attempt
from arcanum.games.penumbra.catalogue import REST, STUDY, TRIAL_TURN
from arcanum.games.penumbra.dice import is_temporary
from arcanum.games.penumbra.fate import refresh_row
from arcanum.games.penumbra.rest import begin_rest
from arcanum.games.penumbra.scoring import winners_of
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.trials import begin_trial, trial_choices
from arcanum.games.penumbra.wounds import receive_mortal_wound

PLACEMENTS: Final = 2
"""In a Study turn (PN-43.2)."""
FIRST_PLACEMENTS: Final = 1
"""In the first turn of the game (PN-43.3)."""

# --- whose turn it is -------------------------------------------------------------------------------------------------


class NextTurn(Step[State]):
    """Turns go round in turn order; in the last round everybody has exactly one more (PN-5.10, PN-43.1, PN-47.2)."""

    def run(self, s: State, frame: Frame) -> None:
        if s.last_turns == 0:
            s.stack[-1] = (frames.END_GAME, -1, 0, s.active)
            return
        if s.last_turns > 0:
            s.last_turns -= 1
        place = s.order.index(s.active) + 1 if s.active >= 0 else 0
        if place == len(s.order):
            place = 0
        if place == 0:
            s.round += 1
        begin_turn(s, s.order[place])


def begin_turn(s: State, party: int) -> None:
    """Under all that a wizard does in a turn lies the frame that ends it. Nobody else does anything in it but what an
    event asks (PN-43.10). The Automa asks nothing (PN-49.48)."""
    s.active = party
    s.turn_type = 0
    s.turns = changed(s.turns, party, s.turns[party] + 1)
    s.begin_now()
    if s.heard:
        s.log.append((ev.TURN_BEGUN, s.all, party, s.turns[party]))
    if party == s.seats:
        s.stack.append((frames.AUTOMA_TURN, -1, 0))
    else:
        s.stack.append((frames.END_TURN, party, 0))
        s.stack.append((frames.CHOOSE_TURN, party))


class EndGame(Step[State]):
    """`(step, -1, place, last)`: after the last round whoever may takes one more turn, unless that party was the last
    to play; then the game is over (PN-26.3, PN-47.9). The talent of the Automa has no effect (PN-49.32)."""

    def run(self, s: State, frame: Frame) -> None:
        step, seat, place, last = frame
        for each in range(place, len(s.order)):
            party = s.order[each]
            if party != last and party < s.seats and s.cat.timing[s.talent[party]] == at.T_END:
                s.stack[-1] = (step, seat, each + 1, last)
                if s.heard:
                    s.log.append((ev.EXTRA_TURN, s.all, party, s.talent[party]))
                begin_turn(s, party)
                return
        s.stack.pop()
        if s.heard:
            winners = sum([1 << party for party in winners_of(s)])
            s.log.append((ev.GAME_OVER, s.all, winners))


# --- the type of a turn -----------------------------------------------------------------------------------------------


def may_study(s: State, seat: int) -> bool:
    """Not after a mortal wound, and not twice in a row without a placement (PN-16.4, PN-43.14)."""
    if s.must_rest[seat]:
        return False
    return not s.idle[seat] or s.options["no_idle_study"] == "false"


class ChooseTurn(Ask[State]):
    """The type of the turn, and with a Trial turn the trial itself: before any effect is used (PN-43.1, PN-43.7,
    PN-43.16, PN-44.1, PN-44.5, PN-44.6). Rest can always be chosen (PN-43.17); after a mortal wound nothing else
    (PN-16.15, PN-16.19)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        seat = frame[SEAT]
        if s.must_rest[seat]:
            return [at.A_REST]
        legal = [at.A_STUDY, at.A_REST] if may_study(s, seat) else [at.A_REST]
        return legal + sorted([s.cat.trial_action[trial] for trial in trial_choices(s, seat)])

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        seat = frame[SEAT]
        if action == at.A_STUDY:
            begin_turn_type(s, seat, STUDY)
        elif action == at.A_REST:
            begin_turn_type(s, seat, REST)
        else:
            begin_turn_type(s, seat, TRIAL_TURN)
            begin_trial(s, seat, s.cat.argument[action])

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        seat = frame[SEAT]
        block = s.cat.block[action]
        if block not in (at.B_STUDY, at.B_TRIAL):
            return Reason("choose-a-turn", rule="PN-43.7")
        if s.must_rest[seat]:
            return Reason("must-rest", rule="PN-16.19")
        if block == at.B_STUDY:
            return Reason("idle-study", rule="PN-43.14")
        trial = s.cat.argument[action]
        name: dict[str, str | int] = {"card": s.cat.ids[trial]}
        if trial in s.trial_row or trial in s.reserved_trials[seat]:
            return Reason("reserved-trial-first", name, "PN-37.12")
        return Reason("trial-not-available", name, "PN-37.10")

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[SEAT], "choose-turn", {}, "", "PN-43.1")


def begin_turn_type(s: State, seat: int, turn_type: int) -> None:
    """A Study turn opens its window, a Rest turn the thread; a trial is begun by whoever named it. A Study turn may
    become a Trial turn: then no placement is possible any more, and its window is gone from the stack (PN-43.2,
    PN-43.3, PN-43.12, PN-43.16)."""
    changes = s.turn_type == STUDY
    s.turn_type = turn_type
    if s.heard:
        s.log.append((ev.TURN_CHANGED, s.all, seat) if changes else (ev.TURN_TYPE, s.all, seat, turn_type))
    if turn_type == STUDY:
        s.now[f.PLACEMENTS] = FIRST_PLACEMENTS if s.turns[seat] == 1 else PLACEMENTS
        s.stack.append((frames.FREE, seat, 0))
    elif turn_type == REST:
        s.must_rest = changed(s.must_rest, seat, 0)
        begin_rest(s, seat)
    elif changes:
        s.now[f.PLACEMENTS] = 0
        s.now[f.SECTION] = -1
        leave_free(s)


def leave_free(s: State) -> None:
    """What lies above the window on the stack goes on; then there is no window to come back to."""
    for place, frame in enumerate(s.stack):
        if frame[STEP] == frames.FREE:
            del s.stack[place]
            return


# --- the end of a turn ------------------------------------------------------------------------------------------------

CARDS_BACK: Final = 0
WOUND: Final = 1
ROW: Final = 2
FATE: Final = 3
OVER: Final = 4


class EndTurn(Step[State]):
    """`(step, seat, stage)`: what a turn leaves to be done, also after a mortal wound (PN-16.14). Nothing can be used
    here but against a mortal wound (PN-51.12). The row and Fate change after a Trial or a Rest turn, whatever its
    outcome, not after a Study turn (PN-43.6, PN-44.3, PN-44.4, PN-45.3)."""

    def run(self, s: State, frame: Frame) -> None:
        step, seat, stage = frame
        s.stack[-1] = (step, seat, stage + 1)
        if stage == CARDS_BACK:
            close_attempt(s)
            take_launched_back(s)
            discard_temporary(s, seat)
        elif stage == WOUND:
            if s.now[f.DOOMED]:
                receive_mortal_wound(s, seat)
        elif stage == ROW:
            idle = 1 if s.turn_type == STUDY and not s.now[f.PLACED] else 0
            s.idle = changed(s.idle, seat, idle)
            if s.turn_type != STUDY:
                refresh_row(s)
            else:
                s.stack[-1] = (step, seat, OVER)
        elif stage == FATE:
            s.stack.append((frames.REVEAL_FATE, -1, 0))
        else:
            s.stack.pop()
            s.turn_type = 0
            if s.heard:
                s.log.append((ev.TURN_ENDED, s.all, seat))


def take_launched_back(s: State) -> None:
    """Cards that were launched from markets go under their decks, and the markets are refilled (PN-21.17)."""
    places = [place for place in range(len(s.market)) if s.launched >> place & 1]
    s.launched = 0
    for place in places:
        market = place // at.MARKET_SIZE
        card = s.market[place]
        s.market = changed(s.market, place, -1)
        s.put_under(market, [card], s.everybody)
        if s.heard:
            s.log.append((ev.PUT_UNDER, s.all, market, card))
    for place in places:
        s.refill(place // at.MARKET_SIZE)


def discard_temporary(s: State, seat: int) -> None:
    """PN-9.4."""
    for die in [die for die in s.dice[seat] if is_temporary(die)]:
        s.discard_die(seat, die)
