"""The action phase: activations, physical actions, casting and inertia."""

from __future__ import annotations

from arcanum.core.flow import Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.legality import (
    act_refusal,
    action_list,
    can_act,
    may_activate,
    own_evocations,
)
from arcanum.games.black_rose.lodge import CELL
from arcanum.games.black_rose.phases import ACTION, begin_phase
from arcanum.games.black_rose.state import State, effect_of
from arcanum.games.black_rose.steps.effect import start_effect
from arcanum.games.black_rose.steps.evocations import activate_evocation
from arcanum.games.black_rose.steps.instability import activate_room
from arcanum.games.black_rose.steps.moves import (
    ATTACKS,
    attack,
    cannot_attack,
    enter,
    moves_of,
    not_adjacent,
    victims,
)
from arcanum.games.black_rose.steps.triggers import fire, note

# --- activations ------------------------------------------------------------------------------------------------------


class ActionPhase(Step[State]):
    """`(ACTION_PHASE, -1)`."""

    def run(self, s: State, frame: Frame) -> None:
        begin_phase(s, ACTION)
        s.stack[-1] = (frames.NEXT_ACTIVATION, -1, s.first)


class NextActivation(Step[State]):
    """`(NEXT_ACTIVATION, -1, seat)`: by turns; whoever can carry out no action is skipped, until neither can."""

    def run(self, s: State, frame: Frame) -> None:
        next_activation(s, frame[2])


def next_activation(s: State, seat: int) -> None:
    """In place of the frame on top: the activation of this mage or the other one, or the end of the phase."""
    if not can_act(s, seat):
        seat = 1 - seat
        if not can_act(s, seat):
            s.stack[-1] = (frames.MOMENT, -1, at.ACTION_PHASE, 0)
            return
    s.in_activation = seat
    if s.heard:
        s.log.append((ev.ACTIVATION, s.all, seat))
    s.stack[-1] = (frames.ACT, seat, 0, 0, 1 if s.where[seat] == CELL else 0)


class Act(Ask[State]):
    """`(ACT, seat, actions done, numbered slot cast, started in the cell)`: one or two actions."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return action_list(s, frame[1], frame[2], frame[3])

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat, done, numbered = frame[1], frame[2], frame[3]
        if action == at.A_END:
            s.stack[-1] = (frames.END_ACTIVATION, seat)
            return
        s.fallen = 0
        block = s.cat.block[action]
        if block == at.CAST and action != at.A_CAST + at.QUICK:
            numbered = 1
        if done:
            s.stack[-1] = (frames.END_ACTIVATION, seat)
        else:
            s.stack[-1] = (frames.ACT, seat, 1, numbered, frame[4])
        s.stack.append((frames.MOMENT, -1, 0, 0))
        must_leave = 1 if frame[4] and not done else 0
        if block == at.CAST:
            reveal(s, seat, action - at.A_CAST)
        elif block == at.INERTIA:
            discard_prepared(s, seat, action - at.A_INERTIA)
            s.stack.append((frames.INERTIA, seat, must_leave))
        else:
            self.physical(s, seat, block, must_leave)

    def physical(self, s: State, seat: int, block: int, must_leave: int) -> None:
        """One token is exhausted."""
        s.actions[seat] -= 1
        if s.heard:
            s.log.append((ev.TOKEN_EXHAUSTED, s.all, seat, block))
        if block == at.EXPLORE:
            s.stack.append((frames.EXPLORE, seat, s.stat(seat, at.SPEED), 1, 0, must_leave))
        elif block == at.COMBAT_ACTION:
            s.stack.append((frames.COMBAT, seat, 1, 1))
        else:
            s.stack.append((frames.COMMAND, seat))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return act_refusal(s, frame[1], frame[2], frame[3], action)

    def decision(self, s: State, frame: Frame) -> Decision:
        args: dict[str, str | int] = {"round": s.round, "done": frame[2]}
        return Decision(frame[1], "act", args, "", "BR-13.2", s.decisions, 1, 1, frame[2] > 0)


class EndActivation(Step[State]):
    """`(END_ACTIVATION, seat)`."""

    def run(self, s: State, frame: Frame) -> None:
        s.in_activation = at.NOBODY
        if s.dealt[frame[1]]:
            s.dealt = changed(s.dealt, frame[1], 0)
            s.news |= at.NEWS_OF_LOSSES
        next_activation(s, 1 - frame[1])


# --- casting and inertia ----------------------------------------------------------------------------------------------


def reveal(s: State, seat: int, slot: int) -> None:
    """The card is revealed; the instability symbol comes first, then whoever waits for the revealing, then the
    effect."""
    place = seat * at.SLOT_COUNT + slot
    card = s.slot[place]
    s.revealed[place] = 1
    s.news |= at.MORE_SPELLS[seat]
    s.revelations += 1
    if not s.peeked[place]:
        s.shows(seat, card)
    if s.heard:
        s.log.append((ev.REVEALED, s.all, seat, slot, card, s.side[place]))
    s.stack.append((frames.CAST, seat, slot))
    if s.cat.symbol[card]:
        s.place_instability(seat, s.where[seat], 1)
    if s.cat.spell_kind[card] == at.FORGOTTEN:
        note(s, seat, at.ON_FORGOTTEN)
        fire(s, at.ON_FORGOTTEN, seat, seat, at.NOBODY, s.where[seat])
    fire(s, at.ON_REVEAL, seat, seat, seat, s.where[seat])


class Cast(Step[State]):
    """`(CAST, seat, slot)`: the target is chosen and the effect applied, unless the caster has been defeated since."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        seat = frame[1]
        if s.where[seat] == CELL:
            return
        place = seat * at.SLOT_COUNT + frame[2]
        card = s.slot[place]
        side = card * 2 + s.side[place]
        e = effect_of(s.cat.spell_programs[side], seat, card, at.SPELL_DAMAGE)
        e[at.SPELL_SLOT] = place
        start_effect(s, e)
        if s.cat.aims[side].type < at.T_SELF:
            s.stack.append((frames.TARGET, seat, side))
        elif s.cat.aims[side].type == at.T_SELF:
            e[at.TARGET] = seat
            e[at.TARGET_ROOM] = s.where[seat]


def discard_prepared(s: State, seat: int, slot: int) -> None:
    """Not revealed as cast: no instability, no effect, no trigger. It becomes visible in the memories."""
    place = seat * at.SLOT_COUNT + slot
    card = s.slot[place]
    s.revelations += 1
    if not s.peeked[place]:
        s.shows(seat, card)
    if s.peeked[place]:
        s.peeked = changed(s.peeked, place, 0)
    s.slot[place] = at.NOBODY
    s.side[place] = 0
    s.memories[seat] = [*s.memories[seat], card]
    if s.heard:
        s.log.append((ev.INERTIA, s.all, seat, slot, card))


class InertiaMove(Ask[State]):
    """`(INERTIA, seat, must leave the cell)`: then he may move."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        moves = moves_of(s, frame[1])
        return moves if frame[2] else [at.A_DONE, *moves]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        if action != at.A_DONE:
            enter(s, frame[1], action - at.A_MOVE, ev.MOVED)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return move_refusal(s, action, frame[2])

    def decision(self, s: State, frame: Frame) -> Decision:
        args: dict[str, str | int] = {"figure": at.FIGURE_NAMES[frame[1]], "left": 1}
        return Decision(frame[1], "move", args, "", "BR-15.11", s.decisions, 0, 1, not frame[2])


def move_refusal(s: State, action: int, must_leave: int) -> Reason:
    if s.cat.block[action] == at.MOVE:
        return not_adjacent(action)
    if must_leave:
        return Reason("must-leave-the-cell", rule="BR-19.6")
    return Reason("move-or-stop", rule="BR-15.11")


# --- physical actions -------------------------------------------------------------------------------------------------


class Explore(Ask[State]):
    """`(EXPLORE, seat, moves left, activations left, moving, must leave the cell)`: Moves directly after one another,
    and the activation of the room before or after all of them."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        seat = frame[1]
        if s.fallen >> seat & 1:
            return [at.A_DONE]
        moves = moves_of(s, seat) if frame[2] else []
        if s.where[seat] == CELL:
            return moves if frame[5] else [at.A_DONE, *moves]
        return [at.A_DONE, at.A_ACTIVATE, *moves] if frame[3] else [at.A_DONE, *moves]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        seat, left, moving = frame[1], frame[2], frame[4]
        if action == at.A_DONE:
            return
        if action == at.A_ACTIVATE:
            if not moving:
                s.stack.append((frames.EXPLORE, seat, left, 0, 0, 0))
            activate_room(s, seat, s.where[seat])
        else:
            s.stack.append((frames.EXPLORE, seat, left - 1, frame[3], 1, 0))
            enter(s, seat, action - at.A_MOVE, ev.MOVED)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        block = s.cat.block[action]
        if block == at.MOVE:
            return not_adjacent(action) if frame[2] else Reason("no-moves-left", rule="BR-14.5")
        if action == at.A_ACTIVATE:
            return may_activate(s, frame[1]) if frame[3] else Reason("already-activated-room", rule="BR-14.4")
        if action == at.A_DONE:
            return Reason("must-leave-the-cell", rule="BR-19.6")
        return Reason("move-activate-or-stop", rule="BR-14.4")

    def decision(self, s: State, frame: Frame) -> Decision:
        args: dict[str, str | int] = {"moves": frame[2], "activations": frame[3]}
        return Decision(frame[1], "explore", args, "", "BR-14.4", s.decisions, 0, 1, not frame[5])


class Combat(Ask[State]):
    """`(COMBAT, seat, attacks left, activations left)`: an attack and an activation of the room, in any order."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        seat = frame[1]
        legal = [at.A_DONE]
        if s.fallen >> seat & 1:
            return legal
        if frame[3] and s.where[seat] != CELL:
            legal.append(at.A_ACTIVATE)
        if frame[2]:
            legal += ATTACKS[victims(s, seat)]
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        seat = frame[1]
        if action == at.A_DONE:
            return
        if action == at.A_ACTIVATE:
            s.stack.append((frames.COMBAT, seat, frame[2], 0))
            activate_room(s, seat, s.where[seat])
        else:
            s.stack.append((frames.COMBAT, seat, 0, frame[3]))
            attack(s, seat, action - at.A_ATTACK, 0)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if action == at.A_ACTIVATE:
            return may_activate(s, frame[1]) if frame[3] else Reason("already-activated-room", rule="BR-14.7")
        if s.cat.block[action] == at.PLACE_DECOY:
            return Reason("no-decoy-in-combat", rule="BR-8.15")
        if s.cat.block[action] != at.ATTACK:
            return Reason("attack-activate-or-stop", rule="BR-14.7")
        if not frame[2]:
            return Reason("already-attacked", rule="BR-14.7")
        return cannot_attack(s, frame[1], action - at.A_ATTACK)

    def decision(self, s: State, frame: Frame) -> Decision:
        args: dict[str, str | int] = {"attacks": frame[2], "activations": frame[3]}
        return Decision(frame[1], "combat", args, "", "BR-14.7", s.decisions, 0, 1, True)


class Command(Ask[State]):
    """`(COMMAND, seat)`: one of his evocations anywhere in the lodge activates."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return [at.A_FIGURE + figure for figure in own_evocations(s, frame[1])]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        activate_evocation(s, action - at.A_FIGURE, frame[1], 0, 0)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.CHOOSE_FIGURE:
            return Reason("choose-an-evocation", rule="BR-14.9")
        return Reason("not-your-evocation", {"figure": at.FIGURE_NAMES[action - at.A_FIGURE]}, "BR-14.9")

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[1], "command", {}, "", "BR-14.9", s.decisions)
