"""What a player is asked: what the messages in `locale/<language>/black_rose/prompts.ftl` need to be given."""

from __future__ import annotations

from typing import Final

from arcanum.words.black_rose.table import ROSE, Table
from arcanum.words.table import Args, Sayings, either


def _explore(table: Table, args: Args) -> str:
    return _moves(table, args, "br-ask-explore", "br-ask-explore-moves", "br-ask-explore-activate")


def _moves(table: Table, args: Args, both: str, moves: str, activate: str) -> str:
    if args["moves"] and args["activations"]:
        return table.say(both, count=args["moves"])
    return table.say(moves, count=args["moves"]) if args["moves"] else table.say(activate)


def _combat(table: Table, args: Args) -> str:
    if args["attacks"] and args["activations"]:
        return table.say("br-ask-combat")
    return table.say("br-ask-combat-attack" if args["attacks"] else "br-ask-combat-activate")


def _evocation(table: Table, args: Args) -> str:
    figure = table.figure(args["figure"])
    if args["moves"] and args["attacks"]:
        return table.say("br-ask-evocation", figure=figure, count=args["moves"])
    if args["moves"]:
        return table.say("br-ask-evocation-moves", figure=figure, count=args["moves"])
    return table.say("br-ask-evocation-attack", figure=figure)


def _target(table: Table, args: Args) -> str:
    if args["type"] == "area":
        message = "br-ask-target-area"
    else:
        message = {"figure": "br-ask-target-figure", "mage": "br-ask-target-mage"}.get(
            args["type"], "br-ask-target-evocation"
        )
    reach = "any" if args["range"] == "*" else args["range"]
    given = {} if args["type"] == "area" else {"owner": args["owner"]}
    return table.say(message, range=reach, **given)


def _distribute(table: Table, args: Args) -> str:
    message = "br-ask-distribute-rose" if args["party"] in (ROSE, 2) else "br-ask-distribute"
    return table.say(message, count=args["left"])


_SPEAKERS: Final = {
    "act": either("done", "br-ask-act-again", "br-ask-act"),
    "explore": _explore,
    "combat": _combat,
    "evocation": _evocation,
    "target": _target,
    "distribute": _distribute,
}
_CASES: Final = {
    "move": {"figure": "accusative"},
    "upgrade": {"figure": "dative"},
    "heal": {"where": "genitive"},
    "take-back": {"where": "genitive"},
}
PROMPTS: Final = Sayings(_SPEAKERS, _CASES)
