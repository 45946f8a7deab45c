"""Black Rose Wars: Duel in words: the text of a component; what is asked, what may be answered, why not, what happened.

The engine speaks in ids with arguments; `prompts`, `actions`, `reasons` and `log` have an entry for each id. Players
are told of in the third person ("Player 1 casts …"), so their names are never bent and no name should be "You".
"""

from arcanum.words.black_rose.actions import action, note
from arcanum.words.black_rose.cards import CardText, card_page, card_text
from arcanum.words.black_rose.effects import effect_text
from arcanum.words.black_rose.log import event_line, fold
from arcanum.words.black_rose.prompts import prompt
from arcanum.words.black_rose.reasons import reason
from arcanum.words.black_rose.table import Table

__all__ = [
    "CardText",
    "Table",
    "action",
    "card_page",
    "card_text",
    "effect_text",
    "event_line",
    "fold",
    "note",
    "prompt",
    "reason",
]
