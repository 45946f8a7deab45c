"""The properties of the trial that is being attempted (section 41)."""

from __future__ import annotations

from arcanum.core.shared import changed
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra.state import State


def active(s: State, which: int) -> bool:
    """Whether a property acts: from the moment the trial is named to its end, unless it was cancelled (PN-41.1,
    PN-41.15)."""
    card = s.attempt[f.CARD]
    return card >= 0 and bool(s.cat.properties[card] & ~s.attempt[f.CANCELLED] & 1 << which)


def suppressed(s: State, seat: int, what: int) -> bool:
    """`suppression`: whether the trial suppresses Crystals, Potions, Artifacts or Familiars of the wizard who attempts
    it (PN-41.11 to PN-41.14, PN-41.19)."""
    card = s.attempt[f.CARD]
    return card >= 0 and s.cat.suppresses[card] == what and active(s, at.SUPPRESSION) and seat == s.active


def vigilance_allows(s: State) -> bool:
    """`vigilance`: whether one more card or chain may be used before the roll of the trial's own Threat (PN-41.4,
    PN-41.6, PN-41.21)."""
    if not s.attempt[f.AWAKE] or not active(s, at.VIGILANCE):
        return True
    return s.attempt[f.USED] < s.cat.vigilance[s.attempt[f.CARD]]


def note_use(s: State) -> None:
    """A card or a chain is used; a chain of any length counts as one (PN-41.5)."""
    if s.attempt[f.CARD] >= 0 and s.attempt[f.AWAKE] == 1:
        s.attempt = changed(s.attempt, f.USED, s.attempt[f.USED] + 1)
