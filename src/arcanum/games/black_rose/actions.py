"""The action phase: activations, physical actions, casting and inertia."""

from __future__ import annotations

from typing import Final

from arcanum.core.conditions import NEWS_OF_LOSSES
from arcanum.core.flow import SEAT, Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import (
    A_ACTIVATE,
    A_CAST,
    A_COMBAT,
    A_DONE,
    A_END,
    A_EXPLORE,
    A_INERTIA,
    A_MOVE,
    FORGOTTEN,
    MORE_SPELLS,
    NOBODY,
    SLOT_COUNT,
    SPEED,
    T_SELF,
)
from arcanum.games.black_rose.frames import ACT, AFTER_ACTION, COMBAT, END_ACTIVATION, EXPLORE, INERTIA
from arcanum.games.black_rose.happenings import MOVED
from arcanum.games.black_rose.legality import (
    act_refusal,
    action_list,
    can_act,
    may_activate,
    own_evocations,
)
from arcanum.games.black_rose.lodge import CELL
from arcanum.games.black_rose.phases import ACTION, begin_phase
from arcanum.games.black_rose.registers import SPELL_SLOT, TARGET, TARGET_ROOM, effect_of
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps.attacks import ATTACKS, attack, cannot_attack, victims
from arcanum.games.black_rose.steps.effect import start_effect
from arcanum.games.black_rose.steps.evocations import activate_evocation
from arcanum.games.black_rose.steps.moves import MOVES, STOP_OR_MOVES, enter, moves_of, not_adjacent
from arcanum.games.black_rose.steps.rooms import activate_room
from arcanum.games.black_rose.steps.triggers import NO_TOKENS, fire, note

# --- activations ------------------------------------------------------------------------------------------------------


class ActionPhase(Step[State]):
    """The mages act by turns (BR-13.1)."""

    def run(self, s: State, frame: Frame) -> None:
        begin_phase(s, ACTION)
        next_activation(s, s.first)


class NextActivation(Step[State]):
    """By turns; whoever can carry out no action is skipped, until neither can (BR-13.4, BR-13.7)."""

    def run(self, s: State, frame: Frame) -> None:
        _, _, mage = frame
        next_activation(s, mage)


def next_activation(s: State, seat: int) -> None:
    """In place of the frame on top: the activation of this mage or the other one, or the end of the phase (BR-19.5,
    BR-19.6)."""
    if not s.actions[seat] and not can_act(s, seat):  # mostly he has a token: no call
        seat = 1 - seat
        if not can_act(s, seat):
            s.stack[-1] = (frames.MOMENT, -1, at.ACTION_PHASE, 0)
            return
    s.in_activation = seat
    if s.heard:
        s.log.append((ev.ACTIVATION, s.all, seat))
    s.stack[-1] = (ACT, seat, 0, 0, 1 if s.where[seat] == CELL else 0)


class Act(Ask[State]):
    """A mage takes one or two actions (BR-13.2, BR-13.6, BR-13.9, BR-19.5, BR-19.6)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return action_list(s, frame)

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, done, _, in_cell = frame
        if action == A_END:
            end_activation(s, seat)
            return
        s.fallen = 0
        stack = s.stack
        must_leave = 0
        if done:
            stack[-1] = (END_ACTIVATION, seat)
        else:
            numbered = 1 if A_CAST < action < A_INERTIA else 0  # the first of them is the quick slot
            stack[-1] = (ACT, seat, 1, numbered, in_cell)
            must_leave = in_cell
        stack.append(AFTER_ACTION)
        if action < A_CAST:
            self.physical(s, seat, action, must_leave)
        elif action < A_INERTIA:
            reveal(s, seat, action - A_CAST)
        else:
            discard_prepared(s, seat, action - A_INERTIA)
            stack.append((INERTIA, seat, must_leave))

    def physical(self, s: State, seat: int, action: int, must_leave: int) -> None:
        """One token is exhausted (BR-3.7, BR-14.1)."""
        s.actions[seat] -= 1
        if s.heard:
            s.log.append((ev.TOKEN_EXHAUSTED, s.all, seat, s.cat.block[action]))
        if action == A_EXPLORE:
            s.stack.append((EXPLORE, seat, s.stat(seat, SPEED), 1, 0, must_leave))
        elif action == A_COMBAT:
            s.stack.append((COMBAT, seat, 1, 1))
        else:
            s.stack.append((frames.COMMAND, seat))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, done, numbered, _ = frame
        return act_refusal(s, seat, done, numbered, action)

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, done, _, _ = frame
        args: dict[str, str | int] = {"round": s.round, "done": done}
        return Decision(seat, "act", args, "", "BR-13.2", s.decisions, 1, 1, done > 0)


class EndActivation(Step[State]):
    """The mage has done what he wanted to do."""

    def run(self, s: State, frame: Frame) -> None:
        end_activation(s, frame[SEAT])


def end_activation(s: State, seat: int) -> None:
    """What he dealt in it is forgotten, and it is the other one's turn."""
    s.in_activation = NOBODY
    if s.dealt[seat]:
        s.dealt = changed(s.dealt, seat, 0)
        s.news |= NEWS_OF_LOSSES
    next_activation(s, 1 - seat)


# --- casting and inertia ----------------------------------------------------------------------------------------------


def reveal(s: State, seat: int, slot: int) -> None:
    """The card is revealed; the instability symbol comes first, then whoever waits for the revealing, then the effect
    (BR-5.9, BR-15.3, BR-15.4, BR-15.5, BR-21.5). Triggers `spell_revealed` and `forgotten_revealed`."""
    place = seat * SLOT_COUNT + slot
    card = s.slot[place]
    s.revealed[place] = 1
    s.news |= MORE_SPELLS[seat]
    s.show_own(seat)
    if not s.peeked[place]:
        s.shows(seat, card)
    if s.heard:
        s.log.append((ev.REVEALED, s.all, seat, slot, card, s.side[place]))
    if s.cat.symbol[card]:
        s.place_instability(seat, s.where[seat], 1)
    forgotten = s.cat.spell_kind[card] == FORGOTTEN
    if forgotten:
        note(s, seat, at.ON_FORGOTTEN)
    if s.token_on == NO_TOKENS:
        cast(s, seat, slot)
        return
    s.stack.append((frames.CAST, seat, slot))
    if forgotten:
        fire(s, at.ON_FORGOTTEN, seat, seat, NOBODY, s.where[seat])
    fire(s, at.ON_REVEAL, seat, seat, seat, s.where[seat])


class Cast(Step[State]):
    """The target is chosen and the effect applied, unless the caster has been defeated since (BR-15.6, BR-15.7)."""

    def run(self, s: State, frame: Frame) -> None:
        _, seat, slot = frame
        s.stack.pop()
        if s.where[seat] != CELL:
            cast(s, seat, slot)


def cast(s: State, seat: int, slot: int) -> None:
    """What is aimed at a target asks for it first (BR-5.5, BR-6.11, BR-7.9, BR-7.10)."""
    place = seat * SLOT_COUNT + slot
    card = s.slot[place]
    side = card * 2 + s.side[place]
    cat = s.cat
    effect = effect_of(cat.spell_programs[side], seat, card, at.SPELL_DAMAGE)
    effect[SPELL_SLOT] = place
    start_effect(s, effect)
    aim = cat.aims[side].type
    if aim < T_SELF:
        s.stack.append((frames.TARGET, seat, side))
    elif aim == T_SELF:
        effect[TARGET] = seat
        effect[TARGET_ROOM] = s.where[seat]


def discard_prepared(s: State, seat: int, slot: int) -> None:
    """Not revealed as cast: no instability, no effect, no trigger. It becomes visible in the memories (BR-15.11,
    BR-15.12, BR-15.13, BR-28.12)."""
    place = seat * SLOT_COUNT + slot
    card = s.slot[place]
    s.show_own(seat)
    if s.peeked[place]:
        s.peeked = changed(s.peeked, place, 0)
    else:
        s.shows(seat, card)
    s.slot[place] = NOBODY
    s.side[place] = 0
    s.memories[seat] = [*s.memories[seat], card]
    if s.heard:
        s.log.append((ev.INERTIA, s.all, seat, slot, card))


class InertiaMove(Ask[State]):
    """Whoever has discarded a prepared spell may move (BR-15.11, BR-19.5, BR-19.6)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, must_leave = frame
        where = s.where[seat]
        if where != CELL:
            return STOP_OR_MOVES[where]
        moves = moves_of(s, seat)
        return moves if must_leave else [A_DONE, *moves]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        if action != A_DONE:
            enter(s, frame[SEAT], action - A_MOVE, MOVED)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, must_leave = frame
        return move_refusal(s, action, must_leave)

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, must_leave = frame
        args: dict[str, str | int] = {"figure": at.FIGURE_NAMES[seat], "left": 1}
        return Decision(seat, "move", args, "", "BR-15.11", s.decisions, 0, 1, not must_leave)


def move_refusal(s: State, action: int, must_leave: int) -> Reason:
    if s.cat.block[action] == at.MOVE:
        return not_adjacent(action)
    if must_leave:
        return Reason("must-leave-the-cell", rule="BR-19.6")
    return Reason("move-or-stop", rule="BR-15.11")


# --- physical actions -------------------------------------------------------------------------------------------------


_EXPLORING: Final[list[list[int]]] = [[A_DONE, A_ACTIVATE, *moves] for moves in MOVES]
"""What is offered in each room: stopping, its activation, the Moves."""


class Explore(Ask[State]):
    """Moves directly after one another, and the activation of the room before or after all of them (BR-13.9, BR-14.3,
    BR-14.4, BR-14.5, BR-14.6, BR-14.11, BR-19.5)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, moves, activations, _, must_leave = frame
        if s.fallen >> seat & 1:
            return [A_DONE]
        where = s.where[seat]
        if where == CELL:
            exits = moves_of(s, seat) if moves else []
            return exits if must_leave else [A_DONE, *exits]
        if moves:
            return _EXPLORING[where] if activations else STOP_OR_MOVES[where]
        return [A_DONE, A_ACTIVATE] if activations else [A_DONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, moves, activations, moving, _ = frame
        stack = s.stack
        if action == A_DONE:
            stack.pop()
            return
        if action != A_ACTIVATE:
            stack[-1] = (EXPLORE, seat, moves - 1, activations, 1, 0)
            enter(s, seat, action - A_MOVE, MOVED)
            return
        if moving:
            stack.pop()
        else:
            stack[-1] = (EXPLORE, seat, moves, 0, 0, 0)
        activate_room(s, seat, s.where[seat])

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, moves, activations, _, _ = frame
        block = s.cat.block[action]
        if block == at.MOVE:
            return not_adjacent(action) if moves else Reason("no-moves-left", rule="BR-14.5")
        if action == at.A_ACTIVATE:
            return may_activate(s, seat) if activations else Reason("already-activated-room", rule="BR-14.4")
        if action == at.A_DONE:
            return Reason("must-leave-the-cell", rule="BR-19.6")
        return Reason("move-activate-or-stop", rule="BR-14.4")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, moves, activations, _, must_leave = frame
        args: dict[str, str | int] = {"moves": moves, "activations": activations}
        return Decision(seat, "explore", args, "", "BR-14.4", s.decisions, 0, 1, not must_leave)


class Combat(Ask[State]):
    """An attack and an activation of the room, in any order (BR-13.9, BR-14.3, BR-14.7, BR-14.11)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, attacks, activations = frame
        legal = [A_DONE]
        if s.fallen >> seat & 1:
            return legal
        if activations and s.where[seat] != CELL:
            legal.append(A_ACTIVATE)
        if attacks:
            legal += ATTACKS[victims(s, seat)]
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, attacks, activations = frame
        if action == A_DONE:
            s.stack.pop()
            return
        if action == A_ACTIVATE:
            s.stack[-1] = (COMBAT, seat, attacks, 0)
            activate_room(s, seat, s.where[seat])
        else:
            s.stack[-1] = (COMBAT, seat, 0, activations)
            attack(s, seat, action - at.A_ATTACK, 0)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, attacks, activations = frame
        if action == at.A_ACTIVATE:
            return may_activate(s, seat) if activations else Reason("already-activated-room", rule="BR-14.7")
        if s.cat.block[action] == at.PLACE_DECOY:
            return Reason("no-decoy-in-combat", rule="BR-8.15")
        if s.cat.block[action] != at.ATTACK:
            return Reason("attack-activate-or-stop", rule="BR-14.7")
        if not attacks:
            return Reason("already-attacked", rule="BR-14.7")
        return cannot_attack(s, seat, action - at.A_ATTACK)

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, attacks, activations = frame
        args: dict[str, str | int] = {"attacks": attacks, "activations": activations}
        return Decision(seat, "combat", args, "", "BR-14.7", s.decisions, 0, 1, True)


class Command(Ask[State]):
    """One of his evocations anywhere in the lodge activates (BR-14.9)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return [at.A_FIGURE + figure for figure in own_evocations(s, frame[SEAT])]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        activate_evocation(s, action - at.A_FIGURE, frame[SEAT], 0, 0)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.CHOOSE_FIGURE:
            return Reason("choose-an-evocation", rule="BR-14.9")
        return Reason("not-your-evocation", {"figure": at.FIGURE_NAMES[action - at.A_FIGURE]}, "BR-14.9")

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[SEAT], "command", {}, "", "BR-14.9", s.decisions)
