"""Rewards of contracts and trials, in their order (section 39)."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Decision, Frame, Step
from arcanum.core.reasons import Args, Reason
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.attempts import close_attempt, is_trial, settle
from arcanum.games.penumbra.catalogue import SPARK_MARK, Reward
from arcanum.games.penumbra.markets import CARD_KINDS, DECKS_OF, FROM_EITHER, on_offer, take, take_refusal
from arcanum.games.penumbra.marks import gain_mark
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.threat import face_threat
from arcanum.games.penumbra.windows import WindowAsk

# The stages of a reward.
BEFORE: Final = 0
GOODS: Final = 1
CARDS: Final = 2  # + discipline cards, potions, artifacts
MARK: Final = 5
AFTER: Final = 6
_NO_CARD: Final = 3
"""The kind of a window in which no card is taken."""


def reward_of(s: State) -> Reward:
    """The one reward of a contract, or that of the chosen path; its Light and Dark symbols are counted on the card
    (PN-39.1, PN-39.6, PN-40.9)."""
    card = s.attempt[f.CARD]
    if is_trial(s):
        return s.cat.paths[card][s.attempt[f.PATH]].reward
    reward = s.cat.reward[card]
    assert reward is not None
    return reward


class GiveReward(Step[State]):
    """Ingredients and dice together, cards one after another, the Spark mark with its rest effect; Backlash comes last
    (PN-39.14). A part that cannot be taken is lost and blocks no other (PN-39.17)."""

    def run(self, s: State, frame: Frame) -> None:
        step, seat, stage = frame
        s.stack[-1] = (step, seat, stage + 1)
        if stage in (BEFORE, AFTER):  # PN-39.15, PN-51.10
            s.stack.append((frames.REWARD, seat, 0, _NO_CARD, 0))
        elif stage == GOODS:
            give_goods(s, seat)
        elif stage < MARK:
            count = reward_of(s).cards[stage - CARDS]
            if count:
                s.stack.append((frames.REWARD, seat, 0, stage - CARDS, count))
        elif stage == MARK:
            give_spark_mark(s, seat)
        else:
            s.stack.pop()
            end_reward(s, seat)


def give_goods(s: State, seat: int) -> None:
    """PN-39.2."""
    reward = reward_of(s)
    s.gain_all(seat, reward.ingredients)
    for kind in reward.dice:
        s.gain_die(seat, kind)


def give_spark_mark(s: State, seat: int) -> None:
    """For a trial whose difficulty is greater than the number of Spark marks, whatever the path; one at most, and none
    without a slot or without one in the stock (PN-39.7, PN-39.8, PN-39.9)."""
    if is_trial(s) and s.cat.difficulty[s.attempt[f.CARD]] > s.spark_marks(seat):
        gain_mark(s, seat, SPARK_MARK)


def end_reward(s: State, seat: int) -> None:
    """The card comes into the Experience zone, a trial before its Backlash, which never undoes the success (PN-39.10,
    PN-39.11, PN-39.12, PN-39.13, PN-40.19)."""
    settle(s, seat)
    if not is_trial(s):
        close_attempt(s)
        return
    s.stack.append((frames.TRIAL_OVER, seat))
    backlash = s.cat.backlash[s.attempt[f.CARD]]
    if backlash:
        face_threat(s, seat, backlash, 0)


class TakeReward(WindowAsk):
    """Before the reward, before each of its cards and after it effects may be used (PN-39.15, PN-51.10). A card is a
    face-up one, or the top of a deck unseen (PN-39.3, PN-39.4, PN-39.5, PN-39.16)."""

    def window(self, s: State, frame: Frame) -> int:
        return at.REWARD

    def ends(self, s: State, frame: Frame) -> list[int]:
        _, seat, _, kind, _ = frame
        if kind == _NO_CARD:
            return _DONE
        return on_offer(s, seat, DECKS_OF[kind], FROM_EITHER) or _DONE

    def end(self, s: State, frame: Frame, action: int) -> None:
        step, seat, _, kind, left = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
        if left > 1:
            s.stack.append((step, seat, 0, kind, left - 1))
        take(s, seat, action)

    def end_refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, _, kind, _ = frame
        if kind == _NO_CARD:
            return Reason("use-or-go-on", rule="PN-51.10")
        return take_refusal(s, seat, DECKS_OF[kind], FROM_EITHER, action)

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, _, kind, left = frame
        name = s.cat.ids[s.attempt[f.CARD]]
        if kind == _NO_CARD:
            return Decision(seat, "reward", {}, name, "PN-39.15", s.decisions, 0, 1, True)
        args: Args = {"kind": CARD_KINDS[kind], "left": left}
        return Decision(seat, "reward-card", args, name, "PN-39.16", s.decisions)


_DONE: Final = [at.A_DONE]
