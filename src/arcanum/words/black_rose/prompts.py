"""What a player is asked.

For each prompt of the engine there is an entry in the table at the end; it names the messages in
`locale/<language>/black_rose/prompts.ftl`. A question that a component asks begins with its name.
"""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Decision
from arcanum.words import UnknownMessage, sentence
from arcanum.words.black_rose.table import ROSE, Args, Speaker, Table, line


def prompt(table: Table, decision: Decision) -> str:
    """What a player is asked, as a sentence."""
    speak = _PROMPTS.get(decision.prompt)
    if speak is None:
        raise UnknownMessage(table.words.lang, decision.prompt)
    question = sentence(speak(table.spoken_to(decision.seat), decision.args))
    if not decision.source:
        return question
    return table.words.say("br-ask-source", card=table.card(decision.source), question=question)


def _act(table: Table, args: Args) -> str:
    return table.words.say("br-ask-act-again" if args["done"] else "br-ask-act")


def _explore(table: Table, args: Args) -> str:
    return _moves(table, args, "br-ask-explore", "br-ask-explore-moves", "br-ask-explore-activate")


def _moves(table: Table, args: Args, both: str, moves: str, activate: str) -> str:
    if args["moves"] and args["activations"]:
        return table.words.say(both, count=args["moves"])
    return table.words.say(moves, count=args["moves"]) if args["moves"] else table.words.say(activate)


def _combat(table: Table, args: Args) -> str:
    if args["attacks"] and args["activations"]:
        return table.words.say("br-ask-combat")
    return table.words.say("br-ask-combat-attack" if args["attacks"] else "br-ask-combat-activate")


def _evocation(table: Table, args: Args) -> str:
    figure = table.figure(args["figure"])
    if args["moves"] and args["attacks"]:
        return table.words.say("br-ask-evocation", figure=figure, count=args["moves"])
    if args["moves"]:
        return table.words.say("br-ask-evocation-moves", figure=figure, count=args["moves"])
    return table.words.say("br-ask-evocation-attack", figure=figure)


def _target(table: Table, args: Args) -> str:
    if args["type"] == "area":
        message = "br-ask-target-area"
    else:
        message = {"figure": "br-ask-target-figure", "mage": "br-ask-target-mage"}.get(
            args["type"], "br-ask-target-evocation"
        )
    reach = "any" if args["range"] == "*" else args["range"]
    given = {} if args["type"] == "area" else {"owner": args["owner"]}
    return table.words.say(message, range=reach, **given)


def _distribute(table: Table, args: Args) -> str:
    message = "br-ask-distribute-rose" if args["party"] in (ROSE, 2) else "br-ask-distribute"
    return table.words.say(message, count=args["left"])


_PROMPTS: Final[dict[str, Speaker]] = {
    # set-up
    "choose-colour": line("br-ask-colour"),
    "choose-mage": line("br-ask-mage"),
    "choose-grimoire": line("br-ask-grimoire"),
    # the round
    "prepare": line("br-ask-prepare"),
    "act": _act,
    "explore": _explore,
    "combat": _combat,
    "command": line("br-ask-command"),
    "choose-evocation": line("br-ask-choose-evocation"),
    "evocation": _evocation,
    "restore": line("br-ask-restore"),
    "quest": line("br-ask-quest"),
    # effects
    "target": _target,
    "pick": line("br-ask-pick"),
    "option": line("br-ask-option"),
    "may": line("br-ask-may"),
    "order": line("br-ask-order"),
    "move": line("br-ask-move", figure="accusative"),
    "attack": line("br-ask-attack"),
    "summon": line("br-ask-summon"),
    "upgrade": line("br-ask-upgrade", figure="dative"),
    "persistent": line("br-ask-persistent"),
    # tokens and cards
    "replace-damage": line("br-ask-replace-damage", where="locative"),
    "replace-instability": line("br-ask-replace-instability", where="locative"),
    "heal": line("br-ask-heal", where="genitive"),
    "take-back": line("br-ask-take-back", where="genitive"),
    "distribute": _distribute,
    "keep": line("br-ask-keep"),
    "search": line("br-ask-search"),
    "hand-limit": line("br-ask-hand-limit"),
    "discard": line("br-ask-discard"),
    "look": line("br-ask-look"),
}
