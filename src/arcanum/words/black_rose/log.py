"""What happened, event by event or told shorter.

For each kind of event there is an entry in the table of events; it names the messages in
`locale/<language>/black_rose/log.ftl` and the cases in which they need figures and parties.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import Final

from arcanum.core.events import Event
from arcanum.games.black_rose.catalogue import COMBAT_ACTION, COMMAND, EXPLORE, SLOTS
from arcanum.games.black_rose.phases import PHASES
from arcanum.words.black_rose.table import ROSE, Args, Speaker, Table, line
from arcanum.words.telling import cards_named, cards_of, count_of, folded, told


def event_line(table: Table, event: Event) -> str:
    """What happened, as a sentence."""
    return told(_EVENTS, table, table.words.lang, event)


def cards_in(event: Event) -> tuple[str, ...]:
    """The ids of the components that `event_line` names, each once, in the order of the arguments."""
    return cards_named(event, _NAMING)


def seat_in(event: Event) -> int | None:
    """Who did what `event_line` tells; None if nobody did, or the Black Rose."""
    for key in ("seat", "party"):
        doer = event.args.get(key)
        if isinstance(doer, int) and doer in (0, 1):
            return doer
    return None


# --- speakers ---------------------------------------------------------------------------------------------------------


def _colour_chosen(table: Table, args: Args) -> str:
    return line("br-log-colour-red" if args["colour"] else "br-log-colour-blue")(table, args)


def _grimoire_chosen(table: Table, args: Args) -> str:
    return line("br-log-grimoire-b" if args["grimoire"] else "br-log-grimoire-a")(table, args)


def _phase_started(table: Table, args: Args) -> str:
    phase = table.words.say("br-phase", phase=PHASES[args["phase"]])
    return table.words.say("br-log-phase", phase=phase, name=table.player(args["first"]))


def _power_changed(table: Table, args: Args) -> str:
    if not args["change"]:
        # Whoever has none left loses nothing.
        return table.words.say("br-log-power-same", party=table.party(args["party"]), total=args["power"])
    message = "br-log-power-gained" if args["change"] > 0 else "br-log-power-lost"
    return table.words.say(message, party=table.party(args["party"]), count=abs(args["change"]), total=args["power"])


def _drew_card(table: Table, args: Args) -> str:
    cards = table.card_list(args.get("cards") or [args["card"]])
    return table.words.say("br-log-drew-card", name=table.player(args["seat"]), cards=cards, pile=args["pile"])


def _prepared(table: Table, args: Args) -> str:
    filled = [table.words.say("br-slot", slot=slot) for number, slot in enumerate(SLOTS) if args["slots"] >> number & 1]
    name = table.player(args["seat"])
    if not filled:
        return table.words.say("br-log-prepared-nothing", name=name)
    return table.words.say("br-log-prepared", name=name, slots=table.words.join(filled))


def _token_exhausted(table: Table, args: Args) -> str:
    return line(_PHYSICAL[args["action"]])(table, args)


def _room_activated(table: Table, args: Args) -> str:
    return line("br-log-room-activated-again" if args["used"] else "br-log-room-activated")(table, args)


def _with_side(message: str) -> Speaker:
    def speak(table: Table, args: Args) -> str:
        side = table.words.say("br-side", side=args["side"])
        given = {"name": table.player(args["seat"]), "card": table.card(args["card"]), "slot": args["slot"]}
        return table.words.say(message, side=side, **given)

    return speak


def _spells_cleared(table: Table, args: Args) -> str:
    name = table.player(args["seat"])
    if not args["cards"]:
        return table.words.say("br-log-nothing-cleared", name=name)
    return table.words.say("br-log-spells-cleared", name=name, cards=table.card_list(args["cards"]))


def _saw_cards(table: Table, args: Args) -> str:
    cards = table.words.join([table.card(card) for card in args["cards"]], "comma")
    return table.words.say("br-log-saw-cards", name=table.player(args["seat"]), pile=args["pile"], cards=cards)


def _game_won(table: Table, args: Args) -> str:
    if args["winner"] == ROSE:
        return table.words.say("br-log-game-won-rose")
    return table.words.say("br-log-game-won", name=table.player(args["winner"]))


_PHYSICAL: Final = {EXPLORE: "br-log-explore", COMBAT_ACTION: "br-log-combat", COMMAND: "br-log-command"}
_EVENTS: Final[dict[str, Speaker]] = {
    "game-started": line("br-log-game-started"),
    "colour-chosen": _colour_chosen,
    "mage-chosen": line("br-log-mage-chosen"),
    "grimoire-chosen": _grimoire_chosen,
    "round-started": line("br-log-round-started"),
    "phase-started": _phase_started,
    "event-applied": line("br-log-event"),
    "power-changed": _power_changed,
    "drew": line("br-log-drew"),
    "drew-card": _drew_card,
    "shuffled": line("br-log-shuffled"),
    "discarded": line("br-log-discarded"),
    "took-openly": line("br-log-took-openly"),
    "prepared": _prepared,
    "activation": line("br-log-activation"),
    "token-exhausted": _token_exhausted,
    "token-refreshed": line("br-log-token-refreshed"),
    "revealed": _with_side("br-log-revealed"),
    "inertia": line("br-log-inertia"),
    "moved": line("br-log-moved"),
    "put-into": line("br-log-put-into"),
    "room-activated": _room_activated,
    "room-token-used": line("br-log-room-token-used"),
    "instability-placed": line("br-log-instability-placed"),
    "instability-replaced": line("br-log-instability-replaced", old="genitive"),
    "instability-removed": line("br-log-instability-removed"),
    "damaged": line("br-log-damaged", figure="dative"),
    "damage-replaced": line("br-log-damage-replaced", figure="locative", old="genitive"),
    "healed": line("br-log-healed", figure="genitive", old="genitive"),
    "damage-ignored": line("br-log-damage-ignored"),
    "targeted": line("br-log-targeted"),
    "room-targeted": line("br-log-room-targeted"),
    "decoy-placed": line("br-log-decoy-placed"),
    "summoned": line("br-log-summoned"),
    "evocation-defeated": line("br-log-evocation-defeated"),
    "evocation-removed": line("br-log-evocation-removed"),
    "upgraded": line("br-log-upgraded"),
    "upgrade-returned": line("br-log-upgrade-returned"),
    "evocation-activated": line("br-log-evocation-activated", figure="accusative"),
    "attacked": line("br-log-attacked", figure="accusative"),
    "mage-defeated": line("br-log-mage-defeated"),
    "tokens-returned": line("br-log-tokens-returned"),
    "trophy": line("br-log-trophy"),
    "room-track": line("br-log-room-track"),
    "room-restored": line("br-log-room-restored"),
    "spells-cleared": _spells_cleared,
    "removed-from-game": line("br-log-removed-from-game"),
    "crown-passed": line("br-log-crown-passed"),
    "quest-completed": line("br-log-quest-completed"),
    "persistent-laid": line("br-log-persistent-laid"),
    "persistent-applied": line("br-log-persistent-applied"),
    "looked": line("br-log-looked"),
    "saw-spell": _with_side("br-log-saw-spell"),
    "saw-cards": _saw_cards,
    "trophies-scored": line("br-log-trophies-scored"),
    "rooms-scored": line("br-log-rooms-scored"),
    "quest-unfinished": line("br-log-quest-unfinished"),
    "game-won": _game_won,
}
_NAMING: Final = ("mage", "event", "card", "component", "source", "evocation", "upgrade", "quest")
"""The arguments that hold a component."""


# --- folding ----------------------------------------------------------------------------------------------------------


def fold(events: Iterable[Event]) -> list[Event]:
    """What happened, told shorter: cards drawn one after another become one line, and what is told twice is told once.

    A line of several cards carries `cards` instead of `card`; `event_line` knows it. Fold a log as a whole: what is cut
    apart is not joined.
    """
    return folded(_told_once(list(events)), _joined)


def _told_once(events: list[Event]) -> list[Event]:
    """Without the draw to all where the card is told to its owner, and without the room into which a summoned
    evocation is put."""
    kept: list[Event] = []
    for event, following in zip_longest(events, events[1:]):
        if event.kind == "drew" and following is not None and following.kind == "drew-card":
            continue
        if event.kind == "put-into" and kept and kept[-1].kind == "summoned":
            continue
        kept.append(event)
    return kept


def _joined(last: Event, event: Event) -> Event | None:
    """Two events as one, if they belong together."""
    if last.kind != event.kind or last.audience != event.audience or event.kind not in ("drew", "drew-card"):
        return None
    if any(last.args[each] != event.args[each] for each in ("seat", "pile")):
        return None
    if event.kind == "drew":
        return Event(event.kind, {**event.args, "count": count_of(last) + count_of(event)}, event.audience)
    shared = {"seat": event.args["seat"], "pile": event.args["pile"]}
    return Event(event.kind, {**shared, "cards": cards_of(last) + cards_of(event)}, event.audience)
