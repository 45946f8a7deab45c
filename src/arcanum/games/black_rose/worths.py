"""What the sides of spells promise, from their data alone: so the cards of every pack are judged alike."""

from __future__ import annotations

from typing import Final, get_args

from arcanum.core.vocabulary import Interpreter, Word, alike, on
from arcanum.games.black_rose import vocabulary as voc
from arcanum.games.black_rose.packs import Content
from arcanum.games.black_rose.vocabulary import Sentence, Spell, SpellSide

_EACH: Final[dict[type[Word], float]] = {
    voc.Damage: 1.0,
    voc.ReplaceDamage: 0.6,
    voc.Heal: 0.5,
    voc.PlaceInstability: 1.5,
    voc.ReplaceInstability: 1.6,
    voc.GainPower: 4.0,
    voc.LosePower: 3.0,
    voc.Draw: 0.8,
    voc.Search: 1.2,
}
"""What one of an instruction's amount is worth, in damage."""
_WHOLE: Final[dict[type[Word], float]] = {
    voc.ActivateEvocation: 1.5,
    voc.ActivateRoom: 2.0,
    voc.Move: 0.5,
    voc.Persistent: 1.5,
    voc.PhysicalAttack: 1.5,
    voc.RefreshAction: 2.0,
    voc.Summon: 3.0,
}
"""What an instruction without an amount is worth."""
_NOT_WEIGHED: Final = (
    voc.RemoveInstability,
    voc.PlaceFigure,
    voc.RemoveEvocation,
    voc.Discard,
    voc.PeekPrepared,
    voc.AttachUpgrade,
    voc.PreventDamage,
    voc.ModifyStat,
    voc.Pick,
)
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
    return sum(_STEPS(step) for each in sentences for step in each)


def _plain(step: voc.AnyInstruction) -> float:
    if "black_rose" in (getattr(step, "by", None), getattr(step, "who", None)):
        return 0.0
    amount = getattr(step, "amount", 1)
    return _EACH.get(type(step), 0.0) * (amount if isinstance(amount, int) else 2) + _WHOLE.get(type(step), 0.0)


def _if(step: voc.If) -> float:
    both = sum(map(_STEPS, step.then)) + sum(map(_STEPS, step.otherwise))
    return _DOUBTFUL * both


_STEPS: Final[Interpreter[[], float]] = Interpreter(
    "traits",
    voc.AnyInstruction,
    *alike((*_EACH, *_WHOLE, *_NOT_WEIGHED), _plain),
    on(voc.May, lambda step: _DOUBTFUL * sum(map(_STEPS, step.then))),
    on(voc.If, _if),
    on(voc.ChooseOne, lambda step: max(map(_sentences, step.options))),
    on(voc.ForEach, lambda step: _sentences(step.do)),
)
# What something depends on or waits for changes nothing: what only may happen counts for half.
Interpreter("traits", voc.AnyTest | voc.AnyTrigger, *alike(get_args(voc.AnyTest | voc.AnyTrigger), lambda *_: 0.0))
