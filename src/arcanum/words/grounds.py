"""Why an option is as good as a search says, in sentences. The messages stand in `locale/<language>/analysis.ftl`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arcanum.core.grounds import Change, Grounds
from arcanum.words import Words
from arcanum.words.core import player_name

Amount = Callable[[str, int], str]
"""So much of one of a game's measures, as a noun phrase: "2 Gold"."""
Label = Callable[[int, str], str]
"""An action of a seat, given in its canonical words, by its name."""


def grounds_told(
    words: Words, found: Grounds, names: Sequence[str], party: Callable[[int], str], amount: Amount, label: Label
) -> list[str]:
    """What speaks for an option, without full stops; what it changes for others is told with their names."""
    own = found.seat
    told: list[str] = []
    mine = [each for each in found.changes if each.party == own]
    if mine:
        told.append(words.say("hint-changes", changes=_changes(words, mine, amount)))
    for other in dict.fromkeys([each.party for each in found.changes if each.party != own]):
        theirs = [each for each in found.changes if each.party == other]
        told.append(words.say("hint-changes-of", name=party(other), changes=_changes(words, theirs, amount)))
    if found.taker >= 0:
        told.append(words.say("hint-taker", name=player_name(words, names, found.taker)))
    if found.other:
        told.append(_compared(words, found, label(own, found.other)))
    if found.then:
        moves = [
            words.say("hint-move", name=player_name(words, names, seat), move=label(seat, move))
            for seat, move in found.then
        ]
        told.append(words.say("hint-then", line=words.join(moves, "then")))
    return told


def _changes(words: Words, changes: Sequence[Change], amount: Amount) -> str:
    return words.join([("+" if each.by > 0 else "−") + amount(each.measure, abs(each.by)) for each in changes], "comma")


def _compared(words: Words, found: Grounds, other: str) -> str:
    """How the chance compares with that of the best alternative."""
    points = round(100 * abs(found.ahead))
    percent = words.say("analysis-percent", value=points)
    if not points:
        return words.say("hint-alike", move=other)
    if not found.is_clear:
        return words.say("hint-unclear", move=other, percent=percent)
    return words.say("hint-better" if found.ahead > 0 else "hint-worse", move=other, percent=percent)
