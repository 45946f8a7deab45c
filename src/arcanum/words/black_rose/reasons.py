"""Why an action is refused.

For each reason of the game there is an entry in the table at the end; it names the messages in
`locale/<language>/black_rose/reasons.ftl`. The reasons of the core are told by `arcanum.words.core`.
"""

from __future__ import annotations

from typing import Final

from arcanum.core.reasons import Reason
from arcanum.words import UnknownMessage, sentence
from arcanum.words.black_rose.table import Speaker, Table, line
from arcanum.words.core import core_reason


def reason(table: Table, refused: Reason) -> str:
    """Why an action is refused, without a full stop: whoever shows it may add `refused.rule`."""
    speak = _REASONS.get(refused.id)
    if speak is not None:
        return sentence(speak(table, refused.args))
    told = core_reason(table.words, table.names, refused)
    if told is None:
        raise UnknownMessage(table.words.lang, refused.id)
    return told


_REASONS: Final[dict[str, Speaker]] = {
    # set-up
    "choose-a-colour": line("br-no-choose-a-colour"),
    "choose-a-mage": line("br-no-choose-a-mage"),
    "mage-taken": line("br-no-mage-taken"),
    "mage-not-in-this-game": line("br-no-mage-not-in-this-game"),
    "choose-a-grimoire": line("br-no-choose-a-grimoire"),
    # preparing
    "prepare-two": line("br-no-prepare-two"),
    "prepare-or-leave": line("br-no-prepare-or-leave"),
    "slot-by-slot": line("br-no-slot-by-slot"),
    "not-in-hand": line("br-no-not-in-hand"),
    # an activation
    "must-act": line("br-no-must-act"),
    "not-an-action": line("br-no-not-an-action"),
    "in-the-cell": line("br-no-in-the-cell"),
    "must-leave-the-cell": line("br-no-must-leave-the-cell"),
    "no-action-token": line("br-no-no-action-token"),
    "no-evocation": line("br-no-no-evocation"),
    "empty-slot": line("br-no-empty-slot"),
    "already-revealed": line("br-no-already-revealed"),
    "one-numbered-spell": line("br-no-one-numbered-spell"),
    "not-the-lowest-slot": line("br-no-not-the-lowest-slot"),
    # moving, attacking, activating
    "not-adjacent": line("br-no-not-adjacent"),
    "no-moves-left": line("br-no-no-moves-left"),
    "move-or-stop": line("br-no-move-or-stop"),
    "must-move": line("br-no-must-move"),
    "move-activate-or-stop": line("br-no-move-activate-or-stop"),
    "already-activated-room": line("br-no-already-activated-room"),
    "attack-activate-or-stop": line("br-no-attack-activate-or-stop"),
    "move-attack-or-stop": line("br-no-move-attack-or-stop"),
    "already-attacked": line("br-no-already-attacked"),
    "must-attack": line("br-no-must-attack"),
    "no-decoy-in-combat": line("br-no-no-decoy-in-combat"),
    "not-in-the-same-room": line("br-no-not-in-the-same-room"),
    "choose-an-evocation": line("br-no-choose-an-evocation"),
    "must-activate": line("br-no-must-activate"),
    "not-your-evocation": line("br-no-not-your-evocation"),
    "already-activated": line("br-no-already-activated"),
    # targets and picks
    "choose-an-area": line("br-no-choose-an-area"),
    "choose-a-target": line("br-no-choose-a-target"),
    "out-of-range": line("br-no-out-of-range"),
    "not-in-the-lodge": line("br-no-not-in-the-lodge"),
    "wrong-kind-of-figure": line("br-no-wrong-kind-of-figure"),
    "not-an-opponent": line("br-no-not-an-opponent"),
    "wrong-archetype": line("br-no-wrong-archetype"),
    "pick-a-room": line("br-no-pick-a-room"),
    "pick-a-figure": line("br-no-pick-a-figure"),
    "cannot-be-picked": line("br-no-cannot-be-picked"),
    "choose-an-option": line("br-no-choose-an-option"),
    "yes-or-no": line("br-no-yes-or-no"),
    "choose-the-next": line("br-no-choose-the-next"),
    # tokens
    "choose-a-token": line("br-no-choose-a-token"),
    "no-token-there": line("br-no-no-token-there"),
    "own-token": line("br-no-own-token"),
    "no-tokens-left": line("br-no-no-tokens-left"),
    "not-your-token": line("br-no-not-your-token"),
    "pick-in-order": line("br-no-pick-in-order"),
    "distribute-tokens": line("br-no-distribute-tokens"),
    "cannot-take-tokens": line("br-no-cannot-take-tokens"),
    # cards
    "choose-a-seen-card": line("br-no-choose-a-seen-card"),
    "choose-a-card": line("br-no-choose-a-card"),
    "not-in-memories": line("br-no-not-in-memories"),
    "not-in-grimoire": line("br-no-not-in-grimoire"),
    "must-discard": line("br-no-must-discard"),
    "choose-a-prepared-spell": line("br-no-choose-a-prepared-spell"),
    "persistent-or-decline": line("br-no-persistent-or-decline"),
    "not-triggered": line("br-no-not-triggered"),
    # evocations, rooms, quests
    "choose-a-slot": line("br-no-choose-a-slot"),
    "slot-occupied": line("br-no-slot-occupied"),
    "choose-an-upgrade": line("br-no-choose-an-upgrade"),
    "upgrade-not-free": line("br-no-upgrade-not-free"),
    "choose-a-full-room": line("br-no-choose-a-full-room"),
    "room-not-full": line("br-no-room-not-full"),
    "quest-or-decline": line("br-no-quest-or-decline"),
    "quest-not-in-play": line("br-no-quest-not-in-play"),
    "quest-completed": line("br-no-quest-completed"),
    "quest-condition-not-met": line("br-no-quest-condition-not-met"),
}
