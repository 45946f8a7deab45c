"""What happened, event by event or told shorter: what the messages in `locale/<language>/penumbra/log.ftl` need."""

from __future__ import annotations

from typing import Final

from arcanum.core.events import Event
from arcanum.games.penumbra import catalogue as at
from arcanum.words import telling
from arcanum.words.penumbra.table import Table
from arcanum.words.table import Args, Sayings

PRIMAGIC: Final = {
    at.A_REROLL: "reroll",
    at.A_NUDGE: "nudge",
    at.A_FLIP: "flip",
    at.A_RECOLOUR: "recolour",
    at.A_PROTECT: "protect",
    at.A_KNOCK_OUT: "knock-out",
    at.A_BIND: "bind",
    at.A_BRIBE: "bribe",
    at.A_HEAL: "heal",
    at.A_IN_TIME: "in-time",
    at.A_RESOURCE: "resource",
}
"""The words of primagic by action."""
_FACES: Final = ("ones", "twos", "threes", "fours", "fives", "sixes")


def _gained(table: Table, args: Args) -> str:
    """What does not fit into the store is told only where something was lost."""
    name, said = table.party(args["party"]), {"ingredient": args["ingredient"]}
    if not args["count"]:
        return table.say("pn-log-gained-nothing", name=name, count=args["lost"], **said)
    taken = table.say("pn-ingredients-accusative", count=args["count"], **said)
    message = "pn-log-gained-some" if args["lost"] else "pn-log-gained"
    lost = {"lost": args["lost"]} if args["lost"] else {}
    return table.say(message, name=name, things=taken, **lost)


def _paid(table: Table, args: Args) -> str:
    paid = table.say("pn-ingredients-accusative", count=args["count"], ingredient=args["ingredient"])
    return table.say("pn-log-paid", name=table.party(args["party"]), things=paid)


def _mark_gained(table: Table, args: Args) -> str:
    mark = table.say("pn-mark-accusative", mark=args["kind"])
    return table.say("pn-log-mark-gained", name=table.party(args["party"]), mark_gained=mark)


def _used(table: Table, args: Args) -> str:
    card, name = table.card(args["card"]), table.player(args["seat"])
    if args["chain"] > 1:
        return table.say("pn-log-used-in-chain", name=name, card=card, number=args["chain"])
    return table.say("pn-log-used", name=name, card=card)


def _primagic(table: Table, args: Args) -> str:
    name = table.player(args["seat"])
    return table.say("pn-log-primagic", name=name, primagic=PRIMAGIC[args["action"]])


def _threat(table: Table, args: Args) -> str:
    message = "pn-log-threat-uncancellable" if args["fixed"] else "pn-log-threat"
    fixed = {"fixed": args["fixed"]} if args["fixed"] else {}
    return table.say(message, name=table.player(args["seat"]), count=args["dice"], **fixed)


def _threat_rolled(table: Table, args: Args) -> str:
    """Every die by its value, from the lowest on."""
    values = [str(value) for value, face in enumerate(_FACES, 1) for _ in range(args[face])]
    return table.say("pn-log-threat-rolled", values=table.words.join(values, "comma"))


def _saw(table: Table, args: Args) -> str:
    name = table.player(args["seat"])
    return table.say("pn-log-saw", name=name, cards=table.card_list(args["contracts"]))


def _reserved_unseen(table: Table, args: Args) -> str:
    return table.say("pn-log-reserved-unseen", name=table.player(args["seat"]))


def _task_chosen(table: Table, args: Args) -> str:
    name, card = table.player(args["seat"]), table.card(args["card"])
    return table.say("pn-log-task-chosen", name=name, card=card, alignment=args["path"])


def _task_rolled(table: Table, args: Args) -> str:
    message = "pn-log-task-rolled" if args["total"] >= args["wanted"] else "pn-log-task-rolled-short"
    return table.say(message, name=table.player(args["seat"]), total=args["total"], wanted=args["wanted"])


def _trial_passed(table: Table, args: Args) -> str:
    name, card = table.party(args["party"]), table.card(args["trial"])
    return table.say("pn-log-trial-passed", name=name, card=card, alignment=args["path"])


def _game_over(table: Table, args: Args) -> str:
    winners = [table.party(each) for each in args["winners"]]
    message = "pn-log-game-won" if len(winners) == 1 else "pn-log-game-shared"
    return table.say(message, name=table.words.join(winners))


_SPEAKERS: Final = {
    "game-started": lambda table, args: table.say("pn-log-game-started"),
    "turn-type": lambda table, args: table.say("pn-log-turn-type", name=table.player(args["seat"]), turn=args["type"]),
    "gained": _gained,
    "paid": _paid,
    "mark-gained": _mark_gained,
    "used": _used,
    "primagic": _primagic,
    "threat": _threat,
    "threat-rolled": _threat_rolled,
    "saw": _saw,
    "reserved-unseen": _reserved_unseen,
    "task-chosen": _task_chosen,
    "task-rolled": _task_rolled,
    "trial-passed": _trial_passed,
    "game-over": _game_over,
}
_CASES: Final = {
    "took-placed": {"section": "locative"},
    "placed": {"section": "locative"},
    "knocked-out": {"section": "locative"},
    "automa-took-back": {"section": "locative"},
    "mark-used": {"slot": "accusative"},
    "mark-recharged": {"slot": "accusative"},
    "mark-healed": {"slot": "accusative"},
    "mark-paid": {"slot": "accusative"},
}
EVENTS: Final = Sayings(_SPEAKERS, _CASES)


# --- folding ----------------------------------------------------------------------------------------------------------


def folded(events: list[Event]) -> list[Event]:
    """What is told twice is told once: whoever saw which card was reserved is not told that one was."""
    return telling.folded(events, _joined)


def _joined(last: Event, event: Event) -> Event | None:
    if last.kind == "reserved-unseen" and event.kind == "reserved-seen" and telling.together(last, event):
        return event
    return None
