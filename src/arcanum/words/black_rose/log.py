"""What happened, event by event or told shorter: what the messages in `locale/<language>/black_rose/log.ftl` need."""

from __future__ import annotations

from typing import Final

from arcanum.core.events import Event
from arcanum.games.black_rose.catalogue import COMBAT_ACTION, COMMAND, EXPLORE, SLOTS
from arcanum.games.black_rose.phases import PHASES
from arcanum.words import telling
from arcanum.words.black_rose.table import ROSE, Table
from arcanum.words.table import Args, Sayings, Speaker, either, line


def _phase_started(table: Table, args: Args) -> str:
    phase = table.say("br-phase", phase=PHASES[args["phase"]])
    return table.say("br-log-phase", phase=phase, name=table.player(args["first"]))


def _power_changed(table: Table, args: Args) -> str:
    if not args["change"]:
        # Whoever has none left loses nothing.
        return table.say("br-log-power-same", party=table.party(args["party"]), total=args["power"])
    message = "br-log-power-gained" if args["change"] > 0 else "br-log-power-lost"
    return table.say(message, party=table.party(args["party"]), count=abs(args["change"]), total=args["power"])


def _drew_card(table: Table, args: Args) -> str:
    cards = table.card_list(args.get("cards") or [args["card"]])
    return table.say("br-log-drew-card", name=table.player(args["seat"]), cards=cards, pile=args["pile"])


def _prepared(table: Table, args: Args) -> str:
    filled = [table.say("br-slot", slot=slot) for number, slot in enumerate(SLOTS) if args["slots"] >> number & 1]
    name = table.player(args["seat"])
    if not filled:
        return table.say("br-log-prepared-nothing", name=name)
    return table.say("br-log-prepared", name=name, slots=table.words.join(filled))


def _token_exhausted(table: Table, args: Args) -> str:
    return line(_PHYSICAL[args["action"]])(table, args)


def _with_side(message: str) -> Speaker[Table]:
    def speak(table: Table, args: Args) -> str:
        side = table.say("br-side", side=args["side"])
        given = {"name": table.player(args["seat"]), "card": table.card(args["card"]), "slot": args["slot"]}
        return table.say(message, side=side, **given)

    return speak


def _spells_cleared(table: Table, args: Args) -> str:
    name = table.player(args["seat"])
    if not args["cards"]:
        return table.say("br-log-nothing-cleared", name=name)
    return table.say("br-log-spells-cleared", name=name, cards=table.card_list(args["cards"]))


def _saw_cards(table: Table, args: Args) -> str:
    cards = table.words.join([table.card(card) for card in args["cards"]], "comma")
    return table.say("br-log-saw-cards", name=table.player(args["seat"]), pile=args["pile"], cards=cards)


def _game_won(table: Table, args: Args) -> str:
    if args["winner"] == ROSE:
        return table.say("br-log-game-won-rose")
    return table.say("br-log-game-won", name=table.player(args["winner"]))


_PHYSICAL: Final = {EXPLORE: "br-log-explore", COMBAT_ACTION: "br-log-combat", COMMAND: "br-log-command"}
_SPEAKERS: Final = {
    "colour-chosen": either("colour", "br-log-colour-red", "br-log-colour-blue"),
    "grimoire-chosen": either("grimoire", "br-log-grimoire-b", "br-log-grimoire-a"),
    "phase-started": _phase_started,
    "power-changed": _power_changed,
    "drew-card": _drew_card,
    "prepared": _prepared,
    "token-exhausted": _token_exhausted,
    "revealed": _with_side("br-log-revealed"),
    "room-activated": either("used", "br-log-room-activated-again", "br-log-room-activated"),
    "spells-cleared": _spells_cleared,
    "saw-spell": _with_side("br-log-saw-spell"),
    "saw-cards": _saw_cards,
    "game-won": _game_won,
}
_CASES: Final = {
    "instability-replaced": {"old": "genitive"},
    "damaged": {"figure": "dative"},
    "damage-replaced": {"figure": "locative", "old": "genitive"},
    "healed": {"figure": "genitive", "old": "genitive"},
    "evocation-activated": {"figure": "accusative"},
    "attacked": {"figure": "accusative"},
}
EVENTS: Final = Sayings(_SPEAKERS, _CASES)


# --- folding ----------------------------------------------------------------------------------------------------------


def folded(events: list[Event]) -> list[Event]:
    """Cards drawn one after another become one line, and what is told twice is told once.

    A line of several cards carries `cards` instead of `card`; the speakers know it. Fold a log as a whole: what is cut
    apart is not joined.
    """
    return telling.folded(telling.drawn_once(events), _joined)


def _joined(last: Event, event: Event) -> Event | None:
    """Two events as one, if they belong together: a summoned evocation says itself into which room it is put."""
    if last.kind == "summoned" and event.kind == "put-into":
        return last
    return telling.listed(last, event, ("drew-card",))
