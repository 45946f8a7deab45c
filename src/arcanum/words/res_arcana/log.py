"""What happened, event by event or told shorter: what the messages in `locale/<language>/res_arcana/log.ftl` need."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from arcanum.core.events import Event
from arcanum.games.res_arcana.essences import NAMES
from arcanum.words import telling
from arcanum.words.res_arcana.phrases import amount
from arcanum.words.res_arcana.table import Table, by_case
from arcanum.words.table import Args, Sayings, Speaker, either, line


def _game_started(table: Table, args: Args) -> str:
    message = "ra-log-game-started" if args["game"] == 1 else "ra-log-game-started-again"
    return line(message)(table, args)


def _checked(table: Table, args: Args) -> str:
    if args["seat"] < 0:
        return table.say("ra-log-checked")
    return table.say("ra-log-checked-by", name=table.player(args["seat"]))


def _scored(table: Table, args: Args) -> str:
    name = table.player(args["seat"])
    return table.say("ra-log-scored", name=name, points=args["points"], count=args["essences"])


def _game_won(table: Table, args: Args) -> str:
    winners = [table.player(seat) for seat in args["winners"]]
    if len(winners) == 1:
        return table.say("ra-log-game-won", name=winners[0], round=args["round"])
    return table.say("ra-log-game-shared", names=table.words.join(winners), round=args["round"])


def _match_won(table: Table, args: Args) -> str:
    winners = [table.player(seat) for seat in args["winners"]]
    if len(winners) == 1:
        return table.say("ra-log-match-won", name=winners[0])
    return table.say("ra-log-match-shared")


def _counted(table: Table, args: Args) -> str:
    found = amount(table.words, args["essence"], args["count"])
    names = {"name": table.player(args["seat"]), "rival": table.player(args["rival"])}
    return table.say("ra-log-counted", amount=found, **names)


def _claimed(table: Table, args: Args) -> str:
    speak = (
        line("ra-log-claimed-blind", component="nominative")
        if args["blind"]
        else line("ra-log-claimed", component="accusative")
    )
    return speak(table, args)


def _one_or_several(one: str, several: str) -> Speaker[Table]:
    """A speaker for a card, or for several that `fold` has put together."""

    def speak(table: Table, args: Args) -> str:
        if "cards" not in args:
            return line(one, card="accusative")(table, args)
        return table.say(several, name=table.player(args["seat"]), cards=_titles(table, args["cards"]))

    return speak


def _titles(table: Table, cards: Iterable[str]) -> str:
    return table.words.join([table.card(card) for card in cards])


def _used(plain: str, numbered: str, turning: str, turning_numbered: str) -> Speaker[Table]:
    """A speaker for a power; `turning` is for one that `fold` has put together with the turning of its component."""

    def speak(table: Table, args: Args) -> str:
        several = len(table.cards[args["component"]].powers) > 1
        if args.get("turned"):
            return line(turning_numbered if several else turning, component="accusative")(table, args)
        return line(numbered if several else plain, component="genitive")(table, args)

    return speak


def _saw(table: Table, args: Args) -> str:
    cards = table.words.join([table.card(card) for card in args["cards"]], "comma")
    return table.say("ra-log-saw", name=table.player(args["seat"]), cards=cards)


_SPEAKERS: Final = {
    "claimed": _claimed,
    "discarded": _one_or_several("ra-log-discarded", "ra-log-discarded-several"),
    "power-used": _used("ra-log-power", "ra-log-power-number", "ra-log-power-turning", "ra-log-power-turning-number"),
    "reacted": _used(
        "ra-log-reacted", "ra-log-reacted-number", "ra-log-reacted-turning", "ra-log-reacted-turning-number"
    ),
    "drew-card": _one_or_several("ra-log-drew-card", "ra-log-drew-cards"),
    "looked": either("deck", "ra-log-looked-monuments", "ra-log-looked-own"),
    "saw": _saw,
    "put-back": either("deck", "ra-log-put-back-monuments", "ra-log-put-back-own"),
    "checked": _checked,
    "scored": _scored,
    "game-won": _game_won,
    "game-started": _game_started,
    "card-taken": _one_or_several("ra-log-card-taken", "ra-log-cards-taken"),
    "match-won": _match_won,
    "counted": _counted,
}
_CASES: Final = by_case(
    accusative="mage-revealed item-chosen card-kept put-on turned straightened placed destroyed",
    genitive="taken-off spent-from returned price-paid",
    nominative="displayed",
)
EVENTS: Final = Sayings(_SPEAKERS, _CASES)


# --- folding ----------------------------------------------------------------------------------------------------------

_SUMMED: Final = ("gained", "paid", "lost", "put-on")
_LISTED: Final = ("drew-card", "discarded", "card-taken")
_POWERS: Final = ("power-used", "reacted")


def folded(events: list[Event]) -> list[Event]:
    """A log of single essences and cards becomes one of whole payments, gains and draws.

    Some of the events that come out carry more than those of the engine, and the speakers know it: `cards` instead of
    `card`, and `turned` with a power that turned its component. Fold a log as a whole: what is cut apart is not joined.
    """
    return telling.folded(_told_once(telling.drawn_once(events)), _joined)


def _told_once(events: list[Event]) -> list[Event]:
    """Without what is told twice in a log for all eyes: what a player collected to that player and, later, to the
    others."""
    kept: list[Event] = []
    collected: set[Any] = set()
    for event in events:
        seat = event.args.get("seat")
        own = 1 << seat if isinstance(seat, int) and seat >= 0 else 0
        if event.kind == "round-started":
            collected.clear()
        elif own and event.audience == own:
            collected.add(seat)
        elif own and not event.audience & own and seat in collected:
            continue
        kept.append(event)
    return kept


def _joined(last: Event, event: Event) -> Event | None:
    """Two events as one, if they belong together."""
    if telling.together(last, event):
        if last.kind in _POWERS and event.kind == "turned":
            return Event(last.kind, {**last.args, "turned": 1}, last.audience)
        if last.kind == event.kind and event.kind in _SUMMED and last.audience == event.audience:
            return Event(event.kind, {**event.args, "essences": _sum(last, event)}, event.audience)
    return telling.listed(last, event, _LISTED)


def _sum(*events: Event) -> dict[str, int]:
    summed = dict.fromkeys(NAMES, 0)
    for event in events:
        essences = event.args["essences"]
        assert isinstance(essences, dict)
        for essence, count in essences.items():
            summed[essence] += count
    return {essence: count for essence, count in summed.items() if count}
