"""Power, action tokens, persistence tokens."""

from __future__ import annotations

from arcanum.core.effects import Effect, Op
from arcanum.core.shared import changed
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.fields import ACTIONS
from arcanum.games.black_rose.registers import CASTER, SPELL_SLOT
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps.selectors import mage_of


class ChangePower(Op[State]):
    """`gain_power`, `lose_power`: a party gains or loses power; a decoy has no player to lose any (BR-4.2, BR-8.13)."""

    def __init__(self, change: int, who: int) -> None:
        self.change: int = change
        self.who: int = who

    def run(self, s: State, effect: Effect) -> None:
        party = mage_of(s, effect, self.who)
        if party >= 0:
            s.change_power(party, self.change)


class RefreshAction(Op[State]):
    """`refresh_action`: exhausted action tokens become available (BR-14.2)."""

    def __init__(self, amount: int) -> None:
        self.amount: int = amount

    def run(self, s: State, effect: Effect) -> None:
        seat = effect[CASTER]
        for _ in range(min(self.amount, ACTIONS - s.actions[seat])):
            s.actions[seat] += 1
            if s.heard:
                s.log.append((ev.TOKEN_REFRESHED, s.all, seat))


class LayPersistent(Op[State]):
    """`persistent`: the persistence token of the slot is laid on a mage card; on a decoy's there is none (BR-1.14,
    BR-8.17, BR-25.2)."""

    def __init__(self, token_on: int, lasting: int) -> None:
        self.token_on: int = token_on
        self.lasting: int = lasting

    def run(self, s: State, effect: Effect) -> None:
        holder = mage_of(s, effect, self.token_on)
        slot = effect[SPELL_SLOT]
        if holder < 0 or slot < 0:
            return
        s.token_on = changed(s.token_on, slot, holder)
        s.lasting = changed(s.lasting, slot, self.lasting)
        if s.heard:
            s.log.append((ev.PERSISTENT_LAID, s.all, effect[CASTER], slot % at.SLOT_COUNT, holder))
