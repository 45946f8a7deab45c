"""What a player is asked: what the messages in `locale/<language>/penumbra/prompts.ftl` need to be given."""

from __future__ import annotations

from typing import Final

from arcanum.words.penumbra.table import Table
from arcanum.words.table import Args, Sayings, Speaker, either


def _by_purpose(knock_out: str, other: str) -> Speaker[Table]:
    """A question about a die that is knocked out, or about one that is taken or discarded for something else."""

    def speak(table: Table, args: Args) -> str:
        message = knock_out if args["purpose"] == "knock-out" else other
        return table.say(message, **table.filled(args, {"section": "locative"}))

    return speak


def _pick_dice(table: Table, args: Args) -> str:
    """The dice for a task or for a Shield, by the kind of what they are for."""
    question = table.say(_PICKS[args["task"]], count=args["count"], has=args["has"])
    return table.say("pn-ask-shield", question=question) if args["purpose"] == "shield" else question


_PICKS: Final = {"sum": "pn-ask-pick-sum", "exact": "pn-ask-pick-exact", "roll": "pn-ask-pick-roll"}
_SPEAKERS: Final = {
    "prepare-threat": either("fixed", "pn-ask-prepare-threat-fixed", "pn-ask-prepare-threat"),
    "nudge-threat": either("value", "pn-ask-nudge-threat-to", "pn-ask-nudge-threat"),
    "pay-die": either("value", "pn-ask-pay-die-value", "pn-ask-pay-die"),
    "discard-die": _by_purpose("pn-ask-discard-die-knock-out", "pn-ask-discard-die-protect"),
    "pick-placed": _by_purpose("pn-ask-pick-knock-out", "pn-ask-pick-take"),
    "pick-dice": _pick_dice,
    "pick-beside": _by_purpose("pn-ask-beside-knock-out", "pn-ask-beside-take"),
}
_CASES: Final = {
    "rest-bead": {"mark": "instrumental"},
    **{prompt: {"section": "locative"} for prompt in ("place-die", "place-form", "place-colour", "section", "also")},
}
PROMPTS: Final = Sayings(_SPEAKERS, _CASES)
