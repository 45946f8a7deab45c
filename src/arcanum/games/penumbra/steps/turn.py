"""Placements, and the type of the turn."""

from __future__ import annotations

from arcanum.core.effects import Effect
from arcanum.core.flow import SEAT, STEP, Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.registers import SOURCE, WINDOW
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.steps.parts import Amount, Part


class ExtraPlacement(Part):
    """`extra_placement`: made later in the turn, never inside the placement that is being made (PN-27.36, PN-28.17,
    PN-43.4); with a right as for `place_without_slot`."""

    def __init__(self, amount: Amount, no_slot: bool) -> None:
        self.amount: Amount = amount
        self.no_slot: bool = no_slot

    def run(self, s: State, effect: Effect) -> None:
        count = self.amount.count(s, effect)
        s.now[f.PLACEMENTS] += count
        if self.no_slot:
            s.now[f.WITHOUT_SLOT] += count

    def changes(self, s: State, effect: Effect) -> bool:
        """In a Study turn only: after a change of its type no placement is possible (PN-43.12)."""
        return s.turn_type == at.STUDY and self.amount.count(s, effect) > 0


class PlaceWithoutSlot(Part):
    """`place_without_slot`: a right for one placement each, used when the wizard says so (PN-28.18)."""

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def run(self, s: State, effect: Effect) -> None:
        s.now[f.WITHOUT_SLOT] += self.amount.count(s, effect)

    def changes(self, s: State, effect: Effect) -> bool:
        return s.turn_type == at.STUDY and self.amount.count(s, effect) > 0


class RepeatLocationEffect(Part):
    """`repeat_location_effect`: one more section of the Class; a right that need not be used, so it is granted without
    a question (PN-19.20, PN-29.13)."""

    def run(self, s: State, effect: Effect) -> None:
        from arcanum.games.penumbra.locations import grant_also

        grant_also(s)

    def changes(self, s: State, effect: Effect) -> bool:
        return True


class ChangeTurnToTrial(Part):
    """`change_turn_to_trial`: only between placements, with so many of them left and a trial to name (PN-43.12,
    PN-43.15)."""

    def __init__(self, placements: int) -> None:
        self.placements: int = placements

    def run(self, s: State, effect: Effect) -> None:
        s.stack.append((frames.CHANGE_TURN, s.chooser(effect), effect[SOURCE]))

    def possible(self, s: State, effect: Effect) -> bool:
        from arcanum.games.penumbra.trials import trial_choices

        between = s.turn_type == at.STUDY and effect[WINDOW] == at.FREE
        enough = s.now[f.PLACEMENTS] >= self.placements
        return between and enough and bool(trial_choices(s, s.chooser(effect)))

    def demands(self) -> int:
        return 1

    def changes(self, s: State, effect: Effect) -> bool:
        return self.possible(s, effect)


class ChangeTurn(Ask[State]):
    """The trial is named at once (PN-43.15, PN-44.6); what was used stays used and nothing that works once a turn is
    reset (PN-43.12, PN-43.13)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        from arcanum.games.penumbra.trials import trial_choices

        return sorted([s.cat.trial_action[trial] for trial in trial_choices(s, frame[SEAT])])

    def answer(self, s: State, frame: Frame, action: int) -> None:
        from arcanum.games.penumbra.phases import begin_turn_type
        from arcanum.games.penumbra.trials import begin_trial

        seat = frame[SEAT]
        s.stack.pop()
        chain = cut_chain(s)
        begin_turn_type(s, seat, at.TRIAL_TURN)
        begin_trial(s, seat, s.cat.argument[action])
        s.stack.extend(chain)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("name-a-trial", rule="PN-43.15")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, source = frame
        return Decision(seat, "name-trial", {}, s.cat.ids[source], "PN-43.15", s.decisions)


def cut_chain(s: State) -> list[Frame]:
    """Take the frames of the chain in which the turn changes off the stack, and give them: the chain may go on after
    the trial is named (PN-41.25)."""
    first = len(s.stack) - 1
    while s.stack[first][STEP] != frames.CHAIN:
        first -= 1
    chain = s.stack[first:]
    del s.stack[first:]
    return chain
