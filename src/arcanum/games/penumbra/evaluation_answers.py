"""Quick answers to small choices: how a placement, a contract, a trial, a Rest or a card is seen through to its end.

What such a choice is good for shows only several answers later, so that trying out the next one says little. Here it is
answered by a rule of thumb: dice that are only lost are the cheapest, a task is tried where it can be done, cards are
taken for what they promise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arcanum.core.flow import STEP
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.dice import BLUE, FACES, GREEN, VIOLET, YELLOW, kind_of, value_of
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.tasks import FOR_TASK, fitting, named_task, possible, tasks_of, wanted_sum

if TYPE_CHECKING:
    from arcanum.games.penumbra.evaluation import PenumbraEvaluation

NO_ANSWER: Final = -1
_LOSING: Final = [frames.PAY_DIE, frames.HIT_DIE, frames.RIFT, frames.DISCARD_DIE, frames.PICK_BESIDE]
"""Questions that are answered with the die that is worth least."""
_TAKING: Final = [frames.TAKE_CARD, frames.REWARD, frames.DRAFT]
_WORTH: Final = (20, 20, 20, 20, 20, 20, 10, 30)
"""How dear a die is to its owner, by kind; what it shows comes on top."""
_HELPS: Final = {YELLOW: (at.GUILD, at.RUINS), BLUE: (at.POTION_SHOP, at.SHOP)}
"""Where a placed die of a colour does something besides; Green ones do in the Wild Lands, Violet ones in the City."""
_HELPED: Final = 18
_UNLIKELY: Final = 0.3
"""What a task is worth trying that cannot be done as things lie, or that depends on a roll."""
_LEAST_LEFT: Final = 3
"""Yellow dice protect while more Threat is prepared than this."""


def quick_answer(ev: PenumbraEvaluation, s: State, seat: int, legal: list[int]) -> int:
    """The answer to a small choice; NO_ANSWER where trying out what follows says more."""
    step = s.trunk[-1][STEP]
    if step in _LOSING:
        return _cheapest(s, legal)
    if step == frames.PLACE_DIE:
        return _to_place(s, legal)
    if step == frames.PICK_DICE:
        return _for_a_task(s, seat, legal)
    if step == frames.SECTION:
        return _in_a_section(ev, s, seat, legal)
    if step == frames.NAME_TASK:
        return _named(ev, s, seat, legal)
    if step == frames.PREPARE:
        return _prepared(s, legal)
    if step in _TAKING:
        return _dearest(ev, s, legal)
    if step == frames.CHAIN or step == frames.LAUNCH:
        return _next_link(ev, s, legal)
    if step == frames.BEADS:
        return at.A_HEAL if at.A_HEAL in legal else legal[0]
    if step in _FIRST:
        return legal[0]
    return NO_ANSWER


_FIRST: Final = [
    frames.ROLLED,
    frames.TASK_ROLLED,
    frames.PERFORM,
    frames.BEAD_DIE,
    frames.PLACE_COLOUR,
    frames.PLACE_FORM,
    frames.AMPLIFY,
    frames.CHOOSE_COST,
    frames.BLOOD,
    frames.DROP_PRICE,
    frames.DROP_PAY,
    frames.DROP_VALUE,
    frames.EASE_THREAT,
    frames.MORE_EXCHANGES,
    frames.ALSO,
]
"""Questions at which what is listed first will do."""


# --- dice -------------------------------------------------------------------------------------------------------------


def _price(die: int) -> int:
    return _WORTH[kind_of(die)] + value_of(die)


def _cheapest(s: State, legal: list[int]) -> int:
    best = legal[0]
    least = 1000
    for action in legal:
        if s.cat.block[action] == at.B_DIE:
            price = _price(s.cat.argument[action])
            if price < least:
                best, least = action, price
    return best


def _to_place(s: State, legal: list[int]) -> int:
    """The cheapest die that fits; one that does something besides costs less."""
    _, _, section = s.trunk[-1]
    best = legal[0]
    least = 1000
    for action in legal:
        die = s.cat.argument[action]
        price = _price(die) - (_HELPED if _does_more(kind_of(die), section) else 0)
        if price < least:
            best, least = action, price
    return best


def _does_more(kind: int, section: int) -> bool:
    area = at.AREA_OF[section]
    if kind == GREEN:
        return area == at.IN_WILD_LANDS
    if kind == VIOLET:
        return area == at.IN_CITY
    return kind in _HELPS and section in _HELPS[kind]


def _for_a_task(s: State, seat: int, legal: list[int]) -> int:
    """Of a Sum task the dice that reach it for the lowest price, in their order; else the first that leads on."""
    if legal[0] == at.A_DONE:
        return at.A_DONE
    _, _, purpose, _, _, _ = s.trunk[-1]
    if purpose != FOR_TASK or s.attempt[f.CARD] < 0:
        return legal[0]
    task = named_task(s)
    if task.kind != at.T_SUM:
        return legal[0]
    wanted = wanted_sum(s, task, purpose) - sum([value_of(die) for die in s.set_aside])
    smallest = s.set_aside[-1] if s.set_aside else 0
    dice = [die for die in fitting(s, seat, task) if die >= smallest]
    chosen = _cheapest_sum(dice, wanted)
    return at.A_DIE + chosen if at.A_DIE + chosen in legal else legal[0]


def _cheapest_sum(dice: list[int], wanted: int) -> int:
    """The first of the dice that together show at least so much and are worth least; worked out over the pips."""
    prices = [0] + [10_000] * wanted
    firsts = [-1] * (wanted + 1)
    for die in reversed(dice):
        value = value_of(die)
        for reached in range(wanted, 0, -1):
            before = max(0, reached - value)
            price = prices[before] + _price(die)
            if price < prices[reached]:
                prices[reached] = price
                firsts[reached] = die
    return firsts[wanted]


# --- contracts, trials, Threat ----------------------------------------------------------------------------------------


def _chance(s: State, seat: int, number: int) -> float:
    """How likely a task is done, roughly."""
    task = s.cat.tasks[number]
    if not possible(s, seat, task, FOR_TASK):
        return 0.0
    if task.kind == at.T_ROLL:
        over = (FACES + 1) / 2 * task.dice - task.at_least
        return min(0.9, max(0.05, 0.5 + over / 6.0))
    if task.kind == at.T_WITHSTAND:
        return min(0.95, max(0.3, 1.0 - (task.threat - len(s.dice[seat]) / 2.0) * 0.1))
    return 1.0


def _in_a_section(ev: PenumbraEvaluation, s: State, seat: int, legal: list[int]) -> int:
    """The contract that most likely brings most; in a Class the card that promises most; whatever else there is."""
    _, _, _, section, _ = s.trunk[-1]
    best = at.A_DONE
    most = 0.0
    for action in legal:
        block = s.cat.block[action]
        worth = 0.0
        if block == at.B_CONTRACT:
            contract = s.cat.argument[action]
            dice = len(s.dice[seat])
            survived = min(1.0, (dice + 2.0) / (s.cat.threat[contract] + 2.0))
            worth = _chance(s, seat, s.cat.task[contract]) * ev.gains[contract] * survived
        elif block == at.B_YES:
            worth = 1.0
        elif block in (at.B_TAKE, at.B_TOP):
            worth = 0.1 + ev.promise_of(s, action)
            if section in (at.POTION_SHOP, at.SHOP):
                worth -= 0.5
        if worth > most:
            best, most = action, worth
    return best


def _named(ev: PenumbraEvaluation, s: State, seat: int, legal: list[int]) -> int:
    """The task that is likely done on the path that brings most."""
    best = legal[0]
    most = -1.0
    for action in legal:
        if s.cat.block[action] != at.B_TASK:
            continue
        path, place = divmod(s.cat.argument[action], at.TASKS)
        tasks = tasks_of(s, path)
        reward = s.cat.paths[s.attempt[f.CARD]][path].reward
        worth = (_chance(s, seat, tasks[place]) + 0.01) * (5.0 + reward.ingredients[at.ARCANA] + len(reward.dice))
        if worth > most:
            best, most = action, worth
    return best


def _prepared(s: State, legal: list[int]) -> int:
    """Cards that cancel Threat are used, and Yellow dice while much of it is left."""
    for action in reversed(legal):
        if s.cat.block[action] == at.B_USE and s.cat.timing[s.cat.argument[action]] == at.T_STEP_1:
            return action
    if at.A_PROTECT in legal and s.threat[f.LOOSE] > _LEAST_LEFT:
        return at.A_PROTECT
    return at.A_ROLL


# --- cards ------------------------------------------------------------------------------------------------------------


def _dearest(ev: PenumbraEvaluation, s: State, legal: list[int]) -> int:
    """The card that promises most."""
    best = legal[0]
    most = -1.0
    for action in legal:
        if s.cat.block[action] in (at.B_TAKE, at.B_TOP):
            promise = ev.promise_of(s, action)
            if promise > most:
                best, most = action, promise
    return best


def _next_link(ev: PenumbraEvaluation, s: State, legal: list[int]) -> int:
    """Another card for nothing, the one that promises most."""
    best = legal[0]
    most = 0.0
    for action in legal:
        if s.cat.block[action] == at.B_USE:
            promise = ev.promise[s.cat.argument[action]]
            if promise > most:
                best, most = action, promise
    return best
