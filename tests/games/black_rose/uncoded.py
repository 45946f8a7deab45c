"""The numbered rules that no code of the game carries out, each with the reason."""

from __future__ import annotations

from typing import Final

UNCODED: Final[dict[str, str]] = {
    "BR-1.1": "a list of components: content/*/*.yaml",
    "BR-1.17": "refers to section 30",
    "BR-2.10": "forbids nothing: no code asks who else is in a room",
    "BR-2.13": "nothing happens: restoring a room does not look at figures",
    "BR-3.1": "a definition: mage and player are one seat",
    "BR-3.3": "not used in Duel: no code reads the quest limit",
    "BR-4.8": "nothing happens: the Rose has no seat and is never asked",
    "BR-5.12": "nothing happens: no code puts a card into the library",
    "BR-5.18": "nothing happens: cleanup does not look at hands",
    "BR-5.20": "a printed card: what it tells is in schools.yaml and spells.yaml",
    "BR-6.1": "a list of the components that have effects",
    "BR-6.7": "a principle: a card says by its instructions what differs",
    "BR-7.2": "the layout of a card",
    "BR-7.11": "no card has it with a number; with * it is the word enemy_figures",
    "BR-8.8": "follows from BR-8.7",
    "BR-8.10": "forbids nothing: a line of sight depends on positions only",
    "BR-9.1": "nothing to do without a physical board",
    "BR-9.15": "nothing happens: set-up deals no hands",
    "BR-10.6": "follows from BR-10.3 and BR-10.5",
    "BR-16.18": "nothing happens: the defeat of a mage does not look at evocations",
    "BR-17.4": "forbids nothing: the phase does not ask where a mage is",
    "BR-18.19": "nothing happens: cleanup does not look at damage",
    "BR-19.12": "forbids nothing: these phases do not ask where a mage is",
    "BR-20.5": "nothing happens: no evocation is offered the activation of a room",
    "BR-20.6": "forbids nothing: an activation does not ask who or what is in the room",
    "BR-23.11": "nothing happens: the defeat of a mage changes nothing else",
    "BR-23.14": "forbids nothing: defeats are not counted",
    "BR-25.5": "nothing happens: the defeat of a mage does not look at persistence tokens",
    "BR-28.14": "nothing happens: a view has no field for a seed",
    "BR-29.8": "a principle: the rules of a school are those of its cards",
    "BR-29.11": "a principle: packs are data",
    "BR-31.1": "core/chance.py",
    "BR-31.2": "core/state.py",
}
