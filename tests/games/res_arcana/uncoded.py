"""The numbered rules of Res Arcana that no code carries out, and why."""

from __future__ import annotations

from typing import Final

UNCODED: Final = {
    "RA-1.12": "how printed symbols are read; packs write every number out",
    "RA-2.10": "nobody is asked before a shuffle",
    "RA-5.18": "follows from RA-4.1: collecting is done once, at the start of a round",
    "RA-6.7": "nothing counts actions",
    "RA-7.8": "nothing counts artifacts in play",
    "RA-10.6": "follows from RA-10.3: only being turned is remembered of a use",
    "RA-10.7": "follows from RA-10.3 and RA-10.4",
    "RA-10.8": "follows from RA-10.3 and RA-10.5",
    "RA-10.16": "nothing counts how often a component is turned",
    "RA-13.6": "follows from RA-10.3",
    "RA-15.7": "nothing counts the cards in a hand",
    "RA-22.12": "no action takes a pass back",
    "RA-31.3": "essences are numbers; there are no chips to change",
}
