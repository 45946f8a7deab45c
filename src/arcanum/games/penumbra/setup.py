"""Setting up: talents, Classes, decks and markets, the Fate deck, and what every wizard begins with."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import PARALLEL, SEAT, Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.catalogue import CONTRACT_DECK, DISCIPLINE_SLOTS, SPARK_MARK
from arcanum.games.penumbra.dice import BONE, SPARK
from arcanum.games.penumbra.state import State

TALENTS_DEALT: Final = 2
"""To each wizard (PN-5.2)."""
BONE_DICE: Final = 2
"""To begin with (PN-5.8)."""
STACKS: Final = (2, 3, 4)
"""The difficulties of the trials in the stacks of the Fate deck, from the top (PN-4.6, PN-4.12)."""
EASY: Final = 1
"""The difficulty of the trials and contracts that lie open at the start (PN-3.5, PN-4.4)."""


def wizards(s: State) -> int:
    """For how many the table is laid out: alone for two (PN-3.12, PN-4.22, PN-49.2)."""
    return s.parties


class SetUp(Step[State]):
    """Talents are dealt; everything else waits for the common reveal, because it hangs on their marks and cards
    (PN-3.3, PN-3.9). Boards differ only in looks, so none is chosen (PN-5.1)."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        talents = s.cat.by_kind[at.TALENT].copy()
        s.chance.shuffle(talents)
        for seat in range(s.seats):
            s.talents_dealt[seat] = sorted(talents[seat * TALENTS_DEALT : (seat + 1) * TALENTS_DEALT])
        if s.heard:
            s.log.append((ev.GAME_STARTED, s.all, wizards(s)))
        s.stack.append((frames.REVEAL_TALENTS, -1))
        s.stack.append((PARALLEL, -1, frames.CHOOSE_TALENT))


class ChooseTalent(Ask[State]):
    """Secretly keep one of two talents (PN-5.2)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return [s.cat.talent_action[talent] for talent in s.talents_dealt[frame[SEAT]]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        seat = frame[SEAT]
        talent = s.cat.argument[action]
        s.talent_chosen[seat] = talent
        if s.heard:
            s.log.append((ev.TALENT_CHOSEN, 1 << seat, seat, talent))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.B_TALENT:
            return Reason("choose-a-talent", rule="PN-5.2")
        return Reason("not-dealt", {"card": s.cat.ids[s.cat.argument[action]]}, "PN-5.2")

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[SEAT], "choose-talent", {}, "", "PN-5.2")


class RevealTalents(Step[State]):
    """All talents are shown at the same time, and the table is laid out without any dice (PN-3.11, PN-5.2).
    Talents that were not kept are out of the game and stay unknown to the others (PN-50.8)."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        s.revelations += 1
        talents = [*s.talent_chosen, -1]
        if s.seats == 1:
            talents[1] = automa_talent(s)
        s.talent = talents
        s.talents_dealt = [[] for _ in range(s.seats)]
        s.talent_chosen = [-1] * s.seats
        s.order = turn_order(s)
        if s.heard:
            for party in s.order:
                s.log.append((ev.TALENT_SHOWN, s.all, party, talents[party]))
        set_classes(s)
        lay_out_cards(s)
        lay_out_fate(s)
        for party in s.order:
            equip(s, party)
        s.stack.append((frames.NEXT_TURN, -1))


def turn_order(s: State) -> list[int]:
    """The parties by the numbers of their talents, for the whole game; no two are equal (PN-5.10, PN-5.11,
    PN-49.27)."""
    by_number = sorted([(s.cat.order[s.talent[party]], party) for party in range(s.parties)])
    return [party for _, party in by_number]


def automa_talent(s: State) -> int:
    """Any one of those that were not dealt to the player (PN-49.4, PN-49.31)."""
    dealt = s.talents_dealt[0]
    others = [talent for talent in s.cat.by_kind[at.TALENT] if talent not in dealt]
    return others[s.chance.below(len(others))]


# --- the common area --------------------------------------------------------------------------------------------------


def set_classes(s: State) -> None:
    """Four Classes: those of the starting marks in turn order, each once, then random others. The Automa's counts as
    well (PN-3.1, PN-3.2, PN-3.3, PN-3.4, PN-3.14, PN-5.12)."""
    classes: list[int] = []
    for party in s.order:
        discipline = s.cat.discipline[s.talent[party]]
        if discipline not in classes:
            classes.append(discipline)
    others = [discipline for discipline in range(len(at.DISCIPLINES)) if discipline not in classes]
    s.chance.shuffle(others)
    s.classes = [*classes, *others][: at.CLASSES]
    if s.heard:
        for discipline in s.classes:
            s.log.append((ev.CLASS_LAID, s.all, discipline))


def lay_out_cards(s: State) -> None:
    """Starting cards leave their decks, which are shuffled; then markets and the contract row are laid out (PN-3.6,
    PN-3.7, PN-3.8, PN-3.9, PN-3.13, PN-5.6, PN-5.13)."""
    for deck in range(len(at.DECKS)):
        cards = deck_cards(s, deck)
        s.chance.shuffle(cards)
        s.decks[deck] = cards
        s.seen_by[deck] = [0] * len(cards)
    for discipline in s.classes:
        s.refill(discipline)
    s.refill(at.POTION_DECK)
    s.refill(at.ARTIFACT_DECK)
    lay_out_row(s)


def deck_cards(s: State, deck: int) -> list[int]:
    """All cards of a deck, less those with which somebody begins (PN-1.4, PN-1.5, PN-1.6, PN-1.7)."""
    cards: list[int] = []
    for card, own in enumerate(s.cat.deck_of):
        if own == deck:
            cards += [card] * s.cat.copies[card]
    for talent in s.talent:
        if talent >= 0 and s.cat.deck_of[s.cat.start_card[talent]] == deck:
            cards.remove(s.cat.start_card[talent])
    return cards


def lay_out_row(s: State) -> None:
    """Contracts are turned up: easy ones fill the row from the right, the others go under the deck, for all to see
    (PN-3.5)."""
    for _ in range(len(s.decks[CONTRACT_DECK])):
        if len(s.row) == at.ROW:
            return
        card = s.next_card(CONTRACT_DECK)
        if s.cat.difficulty[card] == EASY:
            s.row = [card, *s.row]
            if s.heard:
                s.log.append((ev.ROW_REFILLED, s.all, card))
        else:
            s.put_under(CONTRACT_DECK, [card], s.everybody)
            if s.heard:
                s.log.append((ev.PUT_UNDER, s.all, CONTRACT_DECK, card))


# --- the Fate deck ----------------------------------------------------------------------------------------------------


def lay_out_fate(s: State) -> None:
    """The trial row, the Fate deck, and End of Times, which lies open and is never shuffled in (PN-4.1, PN-4.2,
    PN-4.15)."""
    if s.options["first_game_deck"] == "true":
        row, deck = ready_made_fate(s)
    else:
        row, deck = shuffled_fate(s)
    s.trial_row = row
    s.fate = deck
    s.prophecies = s.cat.open_prophecies.copy()
    if s.heard:
        for card in (*s.prophecies, *row):
            s.log.append((ev.LAID_OPEN, s.all, card))


def ready_made_fate(s: State) -> tuple[list[int], list[int]]:
    """The trial row and the deck of a first game, without the cards for more wizards (PN-4.16, PN-4.17, PN-4.18,
    PN-4.19, PN-4.20, PN-4.21)."""
    count = wizards(s)
    row = [card for card, least in s.cat.fate_first_row if least <= count]
    deck = [card for card, least in s.cat.fate_first_deck if least <= count]
    return row, deck[::-1]


def shuffled_fate(s: State) -> tuple[list[int], list[int]]:
    """As many trials of each difficulty as there are wizards: the easy ones are the row, each other set is a stack with
    a Prophecy and Events, the first also with a Goal; what is left over is out of the game (PN-1.10, PN-1.11, PN-1.12,
    PN-4.3, PN-4.4, PN-4.5, PN-4.6, PN-4.7, PN-4.8, PN-4.9, PN-4.10, PN-4.11, PN-4.12, PN-4.13, PN-4.14)."""
    count = wizards(s)
    goals = shuffled(s, s.cat.by_kind[at.GOAL])
    prophecies = shuffled(s, [card for card in s.cat.by_kind[at.PROPHECY] if card not in s.cat.open_prophecies])
    events = shuffled(s, s.cat.by_kind[at.EVENT])
    deck: list[int] = []
    for place, difficulty in enumerate(STACKS):
        stack = [*trials_of(s, difficulty)[:count], prophecies.pop()]
        if place == 0:
            stack.append(goals.pop())
        while len(stack) < 2 * count:
            stack.append(events.pop())
        s.chance.shuffle(stack)
        deck = [*stack, *deck]
    return trials_of(s, EASY)[:count], deck


def trials_of(s: State, difficulty: int) -> list[int]:
    """The trials of a difficulty, shuffled."""
    return shuffled(s, [card for card in s.cat.by_kind[at.TRIAL] if s.cat.difficulty[card] == difficulty])


def shuffled(s: State, cards: list[int]) -> list[int]:
    new = cards.copy()
    s.chance.shuffle(new)
    return new


# --- the wizards ------------------------------------------------------------------------------------------------------


def equip(s: State, party: int) -> None:
    """What the talent gives: a charged mark beside a charged Spark mark, a card, ingredients and dice; the beads over
    the marks give nothing now. The Automa begins without dice and ingredients (PN-5.3, PN-5.4, PN-5.5, PN-5.6, PN-5.7,
    PN-5.8, PN-5.9, PN-11.1, PN-49.4)."""
    talent = s.talent[party]
    discipline = s.cat.discipline[talent]
    s.put_mark(party, discipline, 0)
    s.put_mark(party, SPARK_MARK, DISCIPLINE_SLOTS)
    card = s.cat.start_card[talent]
    if party == s.seats:
        s.kept = [card]
        s.automa = changed(s.automa, f.ALIGNMENT, -1)
    else:
        s.grimoire[party] = [card]
        s.gain_all(party, s.cat.start_ingredients[talent])
        for kind in (*[BONE] * BONE_DICE, discipline, SPARK):
            s.gain_die(party, kind)
    if s.heard:
        s.log.append((ev.CARD_GAINED, s.all, party, card))
