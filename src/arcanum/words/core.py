"""What every game says alike: what players are called, and why the core refuses an action.

The messages stand in `locale/<language>/core.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from arcanum.core.reasons import Reason
from arcanum.words import LANGUAGES, Words, sentence

_Speaker = Callable[[Words, Sequence[str], Mapping[str, str | int]], str]
"""Says a reason with its arguments, to players of these names."""


@lru_cache(maxsize=len(LANGUAGES))
def core_words(lang: str) -> Words:
    """What every game says alike, in a language; kept, since reading the messages takes a while."""
    return Words(lang)


NAMED: Final = "named:"
"""What the kind of a bot begins with that has a name of its own, in all languages."""


def player_kind(kind: str) -> str:
    """`human`, or the level of a bot without its budget: `magister` for `magister:1000`. One with a name of its own is
    a kind of its own."""
    return kind if kind.startswith(NAMED) else kind.partition(":")[0]


def seat_name(words: Words, kind: str, number: int | None = None) -> str:
    """What a seat is called that was given no name: "Magister"; with a number where there are several, "Player 2"."""
    player = player_kind(kind)
    if player.startswith(NAMED):
        name = player.removeprefix(NAMED)
        return name if number is None else f"{name} {number}"
    if number is None:
        return words.say("seat-name", player=player)
    return words.say("seat-name-numbered", player=player, number=number)


def bot_note(words: Words, level: str) -> str:
    """What a bot of some level is like, in a few words."""
    return words.say("bot-note", bot=level)


def default_name(words: Words, seat: int) -> str:
    """ "Player 1" for seat 0."""
    return seat_name(words, "human", seat + 1)


def player_name(words: Words, names: Sequence[str], seat: int) -> str:
    """The name of a seat; one without a name is "Player 1", "Player 2", …"""
    return names[seat] if seat < len(names) else default_name(words, seat)


def core_reason(words: Words, names: Sequence[str], refused: Reason) -> str | None:
    """Why the core refuses an action, without a full stop; None for a reason that only the game knows."""
    speak = _REASONS.get(refused.id)
    return sentence(speak(words, names, refused.args)) if speak is not None else None


def _line(message: str) -> _Speaker:
    return lambda words, names, args: words.say(message)


def _no_such_seat(words: Words, names: Sequence[str], args: Mapping[str, str | int]) -> str:
    return words.say("reason-no-such-seat", seat=args["seat"], last=int(args["seats"]) - 1)


def _not_your_decision(words: Words, names: Sequence[str], args: Mapping[str, str | int]) -> str:
    return words.say("reason-not-your-decision", name=player_name(words, names, int(args["seat"])))


_REASONS: Final[dict[str, _Speaker]] = {
    "no-such-seat": _no_such_seat,
    "game-over": _line("reason-game-over"),
    "not-asked-now": _line("reason-not-asked-now"),
    "not-your-decision": _not_your_decision,
    "undo-nothing": _line("reason-undo-nothing"),
    "undo-revealed": _line("reason-undo-revealed"),
    "undo-others-acted": _line("reason-undo-others-acted"),
}
