"""What happened, event by event or told shorter.

For each kind of event there is an entry in the table of events; it names the messages in
`locale/<language>/res_arcana/log.ftl` and the case in which they need a component.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import Any, Final

from arcanum.core.events import Event
from arcanum.games.res_arcana.essences import NAMES
from arcanum.words.res_arcana.phrases import amount
from arcanum.words.res_arcana.table import Args, Speaker, Table, line
from arcanum.words.telling import cards_named, cards_of, count_of, folded, told


def log_lines(table: Table, events: Iterable[Event]) -> list[str]:
    """A log to be read: folded, a line for each event."""
    return [event_line(table, event) for event in fold(events)]


def event_line(table: Table, event: Event) -> str:
    """What happened, as a sentence."""
    return told(_EVENTS, table, table.words.lang, event)


def cards_in(event: Event) -> tuple[str, ...]:
    """The ids of the components that `event_line` names, each once, in the order of the arguments."""
    return cards_named(event, _NAMING)


def seat_in(event: Event) -> int | None:
    """Who did what `event_line` tells; None if the game did it by itself."""
    seat = event.args.get("seat")
    return seat if isinstance(seat, int) and seat >= 0 else None


def _game_started(table: Table, args: Args) -> str:
    message = "ra-log-game-started" if args["game"] == 1 else "ra-log-game-started-again"
    return line(message)(table, args)


def _checked(table: Table, args: Args) -> str:
    if args["seat"] < 0:
        return table.words.say("ra-log-checked")
    return table.words.say("ra-log-checked-by", name=table.player(args["seat"]))


def _scored(table: Table, args: Args) -> str:
    name = table.player(args["seat"])
    return table.words.say("ra-log-scored", name=name, points=args["points"], count=args["essences"])


def _game_won(table: Table, args: Args) -> str:
    winners = [table.player(seat) for seat in args["winners"]]
    if len(winners) == 1:
        return table.words.say("ra-log-game-won", name=winners[0], round=args["round"])
    return table.words.say("ra-log-game-shared", names=table.words.join(winners), round=args["round"])


def _match_won(table: Table, args: Args) -> str:
    winners = [table.player(seat) for seat in args["winners"]]
    if len(winners) == 1:
        return table.words.say("ra-log-match-won", name=winners[0])
    return table.words.say("ra-log-match-shared")


def _counted(table: Table, args: Args) -> str:
    found = amount(table.words, args["essence"], args["count"])
    names = {"name": table.player(args["seat"]), "rival": table.player(args["rival"])}
    return table.words.say("ra-log-counted", amount=found, **names)


def _claimed(table: Table, args: Args) -> str:
    speak = line("ra-log-claimed-blind", "nominative") if args["blind"] else line("ra-log-claimed", "accusative")
    return speak(table, args)


def _one_or_several(one: str, several: str) -> Speaker:
    """A speaker for a card, or for several that `fold` has put together."""

    def speak(table: Table, args: Args) -> str:
        if "cards" not in args:
            return line(one, "accusative")(table, args)
        return table.words.say(several, name=table.player(args["seat"]), cards=_titles(table, args["cards"]))

    return speak


def _titles(table: Table, cards: Iterable[str]) -> str:
    return table.words.join([table.card(card) for card in cards])


def _used(plain: str, numbered: str, turning: str, turning_numbered: str) -> Speaker:
    """A speaker for a power; `turning` is for one that `fold` has put together with the turning of its component."""

    def speak(table: Table, args: Args) -> str:
        several = len(table.cards[args["component"]].powers) > 1
        if args.get("turned"):
            return line(turning_numbered if several else turning, "accusative")(table, args)
        return line(numbered if several else plain, "genitive")(table, args)

    return speak


def _of_deck(own: str, monuments: str) -> Speaker:
    return lambda table, args: line(monuments if args["deck"] else own)(table, args)


def _saw(table: Table, args: Args) -> str:
    cards = table.words.join([table.card(card) for card in args["cards"]], "comma")
    return table.words.say("ra-log-saw", name=table.player(args["seat"]), cards=cards)


_EVENTS: Final[dict[str, Speaker]] = {
    "round-started": line("ra-log-round-started"),
    "mage-revealed": line("ra-log-mage-revealed", "accusative"),
    "item-chosen": line("ra-log-item-chosen", "accusative"),
    "card-kept": line("ra-log-card-kept", "accusative"),
    "gained": line("ra-log-gained"),
    "paid": line("ra-log-paid"),
    "lost": line("ra-log-lost"),
    "nothing-lost": line("ra-log-nothing-lost"),
    "taken-off": line("ra-log-taken-off", "genitive"),
    "put-on": line("ra-log-put-on", "accusative"),
    "spent-from": line("ra-log-spent-from", "genitive"),
    "turned": line("ra-log-turned", "accusative"),
    "straightened": line("ra-log-straightened", "accusative"),
    "placed": line("ra-log-placed", "accusative"),
    "claiming-unseen": line("ra-log-claiming-unseen"),
    "claimed": _claimed,
    "displayed": line("ra-log-displayed", "nominative"),
    "discarded": _one_or_several("ra-log-discarded", "ra-log-discarded-several"),
    "destroyed": line("ra-log-destroyed", "accusative"),
    "power-used": _used("ra-log-power", "ra-log-power-number", "ra-log-power-turning", "ra-log-power-turning-number"),
    "reacted": _used(
        "ra-log-reacted", "ra-log-reacted-number", "ra-log-reacted-turning", "ra-log-reacted-turning-number"
    ),
    "price-paid": line("ra-log-price-paid", "genitive"),
    "drew": line("ra-log-drew"),
    "drew-card": _one_or_several("ra-log-drew-card", "ra-log-drew-cards"),
    "reshuffled": line("ra-log-reshuffled"),
    "looked": _of_deck("ra-log-looked-own", "ra-log-looked-monuments"),
    "saw": _saw,
    "put-back": _of_deck("ra-log-put-back-own", "ra-log-put-back-monuments"),
    "passed": line("ra-log-passed"),
    "first-player": line("ra-log-first-player"),
    "item-swapped": line("ra-log-item-swapped"),
    "checked": _checked,
    "extra-points": line("ra-log-extra-points"),
    "scored": _scored,
    "game-won": _game_won,
    "game-started": _game_started,
    "card-taken": _one_or_several("ra-log-card-taken", "ra-log-cards-taken"),
    "match-won": _match_won,
    "counted": _counted,
    "cleaned-up": line("ra-log-cleaned-up"),
    "dealt": line("ra-log-dealt"),
    "returned": line("ra-log-spent-from", "genitive"),
}
_NAMING: Final = ("card", "component", "old")
"""The arguments that hold a component."""


# --- folding ----------------------------------------------------------------------------------------------------------

_SUMMED: Final = ("gained", "paid", "lost", "put-on")
_LISTED: Final = ("drew-card", "discarded", "card-taken")
_POWERS: Final = ("power-used", "reacted")


def fold(events: Iterable[Event]) -> list[Event]:
    """What happened, told shorter: a log of single essences and cards becomes one of whole payments, gains and draws.

    Some of the events that come out carry more than those of the engine, and `event_line` knows it: `cards` instead of
    `card`, and `turned` with a power that turned its component. Fold a log as a whole: what is cut apart is not joined.
    """
    return folded(_told_once(list(events)), _joined)


def _told_once(events: list[Event]) -> list[Event]:
    """Without what is told twice: a draw to all and the card to its owner; and, in a log for all eyes, what a player
    collected to that player and, later, to the others."""
    kept: list[Event] = []
    collected: set[Any] = set()
    for event, following in zip_longest(events, events[1:]):
        seat = event.args.get("seat")
        own = 1 << seat if isinstance(seat, int) and seat >= 0 else 0
        if event.kind == "round-started":
            collected.clear()
        elif event.kind == "drew" and following is not None and following.kind == "drew-card":
            continue
        elif own and event.audience == own:
            collected.add(seat)
        elif own and not event.audience & own and seat in collected:
            continue
        kept.append(event)
    return kept


def _joined(last: Event, event: Event) -> Event | None:
    """Two events as one, if they belong together."""
    if any(last.args.get(each) != event.args.get(each) for each in ("seat", "component")):
        return None
    if last.kind in _POWERS and event.kind == "turned":
        return Event(last.kind, {**last.args, "turned": 1}, last.audience)
    if last.kind != event.kind or last.audience != event.audience:
        return None
    if event.kind in _SUMMED:
        return Event(event.kind, {**event.args, "essences": _sum(last, event)}, event.audience)
    if event.kind in _LISTED:
        return Event(
            event.kind, {"seat": event.args["seat"], "cards": cards_of(last) + cards_of(event)}, event.audience
        )
    if event.kind == "drew":
        return Event(event.kind, {**event.args, "count": count_of(last) + count_of(event)}, event.audience)
    return None


def _sum(*events: Event) -> dict[str, int]:
    summed = dict.fromkeys(NAMES, 0)
    for event in events:
        essences = event.args["essences"]
        assert isinstance(essences, dict)
        for essence, count in essences.items():
            summed[essence] += count
    return {essence: count for essence, count in summed.items() if count}
