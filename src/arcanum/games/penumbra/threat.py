"""Threat: prepared, rolled, distributed (section 15)."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import SEAT, Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.catalogue import WOUNDED
from arcanum.games.penumbra.dice import FACES, different, value_of
from arcanum.games.penumbra.marks import alike_once
from arcanum.games.penumbra.primagic import cancel_threat
from arcanum.games.penumbra.properties import active
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.windows import WindowAsk
from arcanum.games.penumbra.wounds import receive_mortal_wound


def face_threat(s: State, seat: int, loose: int, fixed: int, main: int = 0, last: int = 1) -> None:
    """So many Threat dice, of which `fixed` cannot be cancelled, in three steps (PN-15.1, PN-15.2, PN-15.19). The
    frame below learns from `threat[MORTAL_HIT]` whether it was survived. `main` is 1 for a trial's own Threat, before
    which its properties fire; `last` is 0 where a second Threat may follow in the same placement, for which the Yellow
    die may be kept."""
    threat = [0] * f.THREAT
    threat[f.LOOSE] = loose
    threat[f.FIXED] = fixed
    threat[f.GOING_ON] = 1
    s.threat = threat
    if s.heard:
        s.log.append((ev.THREAT, s.all, seat, loose, fixed))
    if s.now[f.SHIELDING] and last and loose:  # PN-27.19, PN-27.39
        s.now[f.SHIELDING] = 0
        cancel_threat(s, seat, 1)
    s.stack.append((frames.PREPARE, seat, 0, main))


class Prepare(WindowAsk):
    """Step 1: effects that change the number of dice, and all others (PN-15.3, PN-15.4, PN-51.4)."""

    def window(self, s: State, frame: Frame) -> int:
        return at.PREPARE

    def ends(self, s: State, frame: Frame) -> list[int]:
        return _ROLL

    def end(self, s: State, frame: Frame, action: int) -> None:
        """What fires before the roll comes at the end of step 1 (PN-15.5, PN-41.3)."""
        _, seat, _, main = frame
        s.stack[-1] = (frames.ROLL_THREAT, seat)
        if main:
            s.attempt = changed(s.attempt, f.AWAKE, 0)
            if active(s, at.RIFT):
                rift = min(s.cat.rift[s.attempt[f.CARD]], len(s.dice[seat]))
                if rift:
                    s.stack.append((frames.RIFT, seat, rift, 0, s.decisions, rift))

    def end_refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("prepare-or-roll", rule="PN-51.4")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, _, _ = frame
        args: dict[str, str | int] = {"count": s.threat[f.LOOSE] + s.threat[f.FIXED], "fixed": s.threat[f.FIXED]}
        return Decision(seat, "prepare-threat", args, _what(s), "PN-15.4", s.decisions)


_ROLL: Final = [at.A_ROLL]
_ACCEPT: Final = [at.A_ACCEPT]


def _what(s: State) -> str:
    """What the Threat belongs to, as far as it is a contract or a trial."""
    card = s.attempt[f.CARD]
    return s.cat.ids[card] if card >= 0 else ""


class Rift(Ask[State]):
    """`rift`: so many dice of one's choice are discarded before the roll, as far as there are any (PN-41.2,
    PN-41.3)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, left, smallest, _, _ = frame
        dice = [die for die in s.dice[seat] if die >= smallest]
        enough = dice[: len(dice) - left + 1]  # dice are named in their order
        return [at.A_DIE + die for die in different(enough)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, left, _, group, most = frame
        s.stack.pop()
        die = s.cat.argument[action]
        s.discard_die(seat, die)
        if left > 1:
            s.stack.append((step, seat, left - 1, die, group, most))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("rift-takes-dice", rule="PN-41.2")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, left, _, group, most = frame
        return Decision(seat, "rift", {"left": left}, _what(s), "PN-41.2", group, most, most)


class RollThreat(Step[State]):
    """Step 2: the engine rolls (PN-15.6); without any dice nothing is rolled (PN-15.20)."""

    def run(self, s: State, frame: Frame) -> None:
        seat = frame[SEAT]
        threat = s.threat
        count = threat[f.LOOSE] + threat[f.FIXED]
        if not count:
            s.stack[-1] = (frames.AFTER_THREAT, seat, 0)
            return
        for _ in range(count):
            threat[f.ROLLED + s.roll() - 1] += 1
        threat[f.LOOSE] = 0
        threat[f.FIXED] = 0
        threat[f.NUDGES_LEFT] = s.now[f.NUDGES]
        s.now[f.NUDGES] = 0
        s.something_new()
        if s.heard:
            s.log.append((ev.THREAT_ROLLED, s.all, seat, *threat[f.ROLLED : f.ROLLED + FACES]))
        s.stack[-1] = (frames.DISTRIBUTE, seat)
        s.stack.append((frames.ROLLED, seat, 0))


class Rolled(WindowAsk):
    """After the roll only effects that change the values of Threat dice (PN-15.7, PN-15.8, PN-15.31, PN-51.5)."""

    def window(self, s: State, frame: Frame) -> int:
        return at.ROLLED

    def ends(self, s: State, frame: Frame) -> list[int]:
        return _ACCEPT

    def end(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()

    def end_refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("change-or-accept", rule="PN-51.5")

    def decision(self, s: State, frame: Frame) -> Decision:
        args: dict[str, str | int] = {"count": sum(s.threat[f.ROLLED : f.ROLLED + FACES])}
        return Decision(frame[SEAT], "threat-rolled", args, _what(s), "PN-15.7", s.decisions)


class NudgeThreat(Ask[State]):
    """`nudge_threat`: single nudges of rolled Threat dice, split freely, never below 1 or above 6 (PN-15.26, PN-15.27).
    First which value, then up or down."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, _, value, _ = frame
        if value:
            return [at.A_FACE + now - 1 for now in (value - 1, value + 1) if 1 <= now <= FACES]
        return [at.A_DONE, *[at.A_FACE + face for face in range(FACES) if s.threat[f.ROLLED + face]]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, left, value, source = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
        face = s.cat.argument[action]
        if not value:
            s.stack.append((step, seat, left, face + 1, source))
            return
        s.threat[f.ROLLED + value - 1] -= 1
        s.threat[f.ROLLED + face] += 1
        if s.heard:
            s.log.append((ev.THREAT_NUDGED, s.all, seat, value, face + 1))
        if left > 1:
            s.stack.append((step, seat, left - 1, 0, source))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, _, value, _ = frame
        if value:
            return Reason("one-up-or-down", {"value": value}, "PN-15.26")
        return Reason("no-threat-die-shows-that", rule="PN-15.26")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, left, value, source = frame
        name = s.cat.ids[source] if source >= 0 else ""
        args: dict[str, str | int] = {"left": left, "value": value}
        least = 1 if value else 0
        return Decision(seat, "nudge-threat", args, name, "PN-15.26", s.decisions, least, 1, not value)


# --- step 3 -----------------------------------------------------------------------------------------------------------


def dice_hit(s: State, seat: int, value: int) -> list[int]:
    """Branch a: the different dice of the supply that show the value, temporary ones as well; none where the supply is
    ignored (PN-15.10, PN-15.24, PN-15.25). Dice that are set aside cannot be hit (PN-38.19)."""
    if s.now[f.IGNORE_SUPPLY]:
        return []
    return [die for die in different(s.dice[seat]) if value_of(die) == value]


def marks_hit(s: State, seat: int, value: int) -> list[int]:
    """Branch b: the different unwounded marks of that value, whatever their discipline (PN-15.11, PN-15.16,
    PN-15.17)."""
    slots = [
        slot
        for slot in range(at.MARK_SLOTS)
        if s.cat.mark_value[slot] == value and s.mark_state(seat, slot) in (at.CHARGED, at.DISCHARGED)
    ]
    return alike_once(s, seat, slots)


class Distribute(Step[State]):
    """Step 3: each die is resolved singly. Dice of different values never influence each other, so they are taken by
    value (PN-15.9, PN-15.14, PN-15.15, PN-15.29); where there is one choice nobody is asked (PN-15.22)."""

    def run(self, s: State, frame: Frame) -> None:
        seat = frame[SEAT]
        threat = s.threat
        for value in range(1, FACES + 1):
            while threat[f.ROLLED + value - 1]:
                threat[f.ROLLED + value - 1] -= 1
                dice = dice_hit(s, seat, value)
                if len(dice) > 1:
                    s.stack.append((frames.HIT_DIE, seat, value))
                    return
                if dice:
                    hit_die(s, seat, value, dice[0])
                    continue
                marks = marks_hit(s, seat, value)
                if len(marks) > 1:
                    s.stack.append((frames.HIT_MARK, seat, value))
                    return
                self._last_branches(s, seat, value, marks)
        s.stack[-1] = (frames.AFTER_THREAT, seat, 0)

    def _last_branches(self, s: State, seat: int, value: int, marks: list[int]) -> None:
        """One mark, or a wounded mark (PN-15.12), or nothing (PN-15.13)."""
        if marks:
            hit_mark(s, seat, marks[0])
            return
        for slot in range(at.MARK_SLOTS):
            if s.cat.mark_value[slot] == value and s.mark_state(seat, slot) == WOUNDED:
                s.threat[f.MORTAL_HIT] = 1
                if s.heard:
                    s.log.append((ev.MORTAL_HIT, s.all, seat, value))
                return
        s.threat[f.MISSES] += 1
        if s.heard:
            s.log.append((ev.THREAT_MISSED, s.all, seat, value))


def hit_die(s: State, seat: int, value: int, die: int) -> None:
    s.remove_die(seat, die)
    s.something_new()
    if s.heard:
        s.log.append((ev.THREAT_HIT, s.all, seat, value, die))


def hit_mark(s: State, seat: int, slot: int) -> None:
    s.threat[f.HURT] += 1
    s.wound_mark(seat, slot)


class HitDie(Ask[State]):
    """Which of several dice of the value is discarded (PN-15.10)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, value = frame
        return [at.A_DIE + die for die in dice_hit(s, seat, value)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, value = frame
        s.stack.pop()
        hit_die(s, seat, value, s.cat.argument[action])

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, value = frame
        return Reason("a-die-that-shows", {"value": value}, "PN-15.10")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, value = frame
        return Decision(seat, "hit-die", {"value": value}, _what(s), "PN-15.10", s.decisions)


class HitMark(Ask[State]):
    """Which of several marks of the value is wounded (PN-15.11)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, value = frame
        return [at.A_MARK + slot for slot in marks_hit(s, seat, value)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        hit_mark(s, frame[SEAT], s.cat.argument[action])

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, value = frame
        return Reason("a-mark-of-value", {"value": value}, "PN-15.11")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, value = frame
        return Decision(seat, "hit-mark", {"value": value}, _what(s), "PN-15.11", s.decisions)


class AfterThreat(Step[State]):
    """First what misses and wounds trigger, then the mortal wound is received (PN-15.21, PN-15.28, PN-16.1)."""

    def run(self, s: State, frame: Frame) -> None:
        step, seat, stage = frame
        threat = s.threat
        if stage == 0:
            s.stack[-1] = (step, seat, 1)
            if threat[f.HURT]:
                s.stack.append((frames.FIRE, seat, at.W_WOUNDED, threat[f.HURT]))
            if threat[f.MISSES]:
                s.stack.append((frames.FIRE, seat, at.W_MISSED, threat[f.MISSES]))
            return
        s.stack.pop()
        for over in (f.GOING_ON, f.MISSES, f.HURT, f.NUDGES_LEFT):
            threat[over] = 0
        if threat[f.MORTAL_HIT]:
            receive_mortal_wound(s, seat)
