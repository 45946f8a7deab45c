"""What the sides of spells promise, from their data alone: so the cards of every pack are judged alike."""

from __future__ import annotations

from typing import Final

from arcanum.games.black_rose.packs import Content
from arcanum.games.black_rose.vocabulary import (
    ActivateEvocation,
    ActivateRoom,
    AnyInstruction,
    ChooseOne,
    Damage,
    Draw,
    ForEach,
    GainPower,
    Heal,
    If,
    LosePower,
    May,
    Move,
    Persistent,
    PhysicalAttack,
    PlaceInstability,
    RefreshAction,
    ReplaceDamage,
    ReplaceInstability,
    Search,
    Sentence,
    Spell,
    SpellSide,
    Summon,
)

_EACH: Final = {
    Damage: 1.0,
    ReplaceDamage: 0.6,
    Heal: 0.5,
    PlaceInstability: 1.5,
    ReplaceInstability: 1.6,
    GainPower: 4.0,
    LosePower: 3.0,
    Draw: 0.8,
    Search: 1.2,
}
"""What one of an instruction's amount is worth, in damage."""
_WHOLE: Final = {
    ActivateEvocation: 1.5,
    ActivateRoom: 2.0,
    Move: 0.5,
    Persistent: 1.5,
    PhysicalAttack: 1.5,
    RefreshAction: 2.0,
    Summon: 3.0,
}
"""What an instruction without an amount is worth."""
_DOUBTFUL: Final = 0.5
"""What only may happen counts for this share."""
_REACH: Final = {0: 0.6, 1: 0.85, 2: 1.0, "*": 1.15}
"""A spell that reaches farther finds a target more often."""


def side_worths(content: Content) -> dict[str, tuple[float, float]]:
    """The worth of the main and the reverse side of each spell, by its id."""
    spells = [component for component in content.components if isinstance(component, Spell)]
    return {spell.id: (_side(spell.main), _side(spell.reverse)) for spell in spells}


def _side(side: SpellSide) -> float:
    reach = side.target.range
    return _sentences(side.sentences) * (_REACH.get(reach, 1.0) if reach is not None else 1.0)


def _sentences(sentences: tuple[Sentence, ...]) -> float:
    return sum(_step(step) for each in sentences for step in each)


def _step(step: AnyInstruction) -> float:
    match step:
        case May():
            return _DOUBTFUL * sum(map(_step, step.then))
        case If():
            both = sum(map(_step, step.then)) + sum(map(_step, step.otherwise))
            return _DOUBTFUL * both
        case ChooseOne():
            return max(map(_sentences, step.options))
        case ForEach():
            return _sentences(step.do)
    if getattr(step, "by", "caster") == "black_rose" or getattr(step, "who", "caster") == "black_rose":
        return 0.0
    amount = getattr(step, "amount", 1)
    return _EACH.get(type(step), 0.0) * (amount if isinstance(amount, int) else 2) + _WHOLE.get(type(step), 0.0)
