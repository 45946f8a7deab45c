"""Res Arcana in words: the text of a component; what is asked, what may be answered, why not, and what happened.

The engine speaks in ids with arguments; `prompts`, `actions`, `reasons` and `log` have an entry for each id. Players
are told of in the third person ("Player 1 passes"), so their names are never bent and no name should be "You".
"""

from arcanum.words.core import default_name
from arcanum.words.res_arcana.actions import action
from arcanum.words.res_arcana.cards import CardText, PowerText, card_page, card_text, collect, effect_text, power_text
from arcanum.words.res_arcana.log import event_line, fold, log_lines
from arcanum.words.res_arcana.phrases import AmountCase, amount, amounts, any_mix, one_of
from arcanum.words.res_arcana.prompts import prompt
from arcanum.words.res_arcana.reasons import reason
from arcanum.words.res_arcana.table import Args, Case, Table

__all__ = [
    "AmountCase",
    "Args",
    "CardText",
    "Case",
    "PowerText",
    "Table",
    "action",
    "amount",
    "amounts",
    "any_mix",
    "card_page",
    "card_text",
    "collect",
    "default_name",
    "effect_text",
    "event_line",
    "fold",
    "log_lines",
    "one_of",
    "power_text",
    "prompt",
    "reason",
]
