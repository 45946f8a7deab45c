"""Whether a card could ready itself for free, through others, again and again within one turn.

Who straightens or recharges readies something. If what readies leads round in a circle, a turn need not end, so such
packs are refused. A brewed potion that is straightened returns to the Grimoire and has to be paid for again: it is not
readied.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from arcanum.games.penumbra import vocabulary as voc

DISCIPLINE_MARK: Final = "a discipline mark"
SPARK_MARK: Final = "a Spark mark"
_STRAIGHTENED: Final = {"spell": "spell", "recipe": "potion", "summon": "familiar"}


def circle(cards: Iterable[voc.Component], spark_straightens: bool) -> list[str]:
    """The ids of cards that lead round in a circle; empty if there is none. `spark_straightens`: whether a Spark mark
    can straighten a card."""
    used = {card.id: card for card in cards if isinstance(card, voc.WizardCard)}
    edges = {name: _readied(card, used) for name, card in used.items()}
    straightened = [name for name, card in used.items() if _is_readied(card, "any")]
    edges[SPARK_MARK] = straightened if spark_straightens else []
    edges[DISCIPLINE_MARK] = []
    done: set[str] = set()
    for start in edges:
        found = _walk(start, edges, [], done)
        if found:
            return found
    return []


def _walk(name: str, edges: dict[str, list[str]], way: list[str], done: set[str]) -> list[str]:
    if name in way:
        return way[way.index(name) :]
    if name in done:
        return []
    for following in edges[name]:
        found = _walk(following, edges, [*way, name], done)
        if found:
            return found
    done.add(name)
    return []


def _readied(card: voc.WizardCard, used: dict[str, voc.WizardCard]) -> list[str]:
    """What using a card readies."""
    names: list[str] = []
    for effect in _all(card.effect):
        if isinstance(effect, voc.Straighten):
            names += [name for name, other in used.items() if other is not card and _is_readied(other, effect.what)]
        elif isinstance(effect, voc.Recharge):
            names += [DISCIPLINE_MARK] if effect.only_disciplines else [DISCIPLINE_MARK, SPARK_MARK]
    return names


def _is_readied(card: voc.WizardCard, what: str) -> bool:
    """Whether straightening cards of this kind makes the card usable again."""
    if not card.rotate:
        return False
    kind = "artifact" if isinstance(card, voc.Artifact) else "talent"
    if isinstance(card, voc.DisciplineCard):
        kind = _STRAIGHTENED[card.kind]
    return kind != "potion" and what in ("any", kind)


def _all(effects: Iterable[voc.AnyEffect]) -> Iterator[voc.AnyEffect]:
    """Effects with those within them."""
    for effect in effects:
        yield effect
        if isinstance(effect, voc.PayThen):
            yield from _all(effect.then)
        elif isinstance(effect, voc.IfChain):
            yield from _all((*effect.then, *effect.otherwise))
