"""The two-player match: best of three, with an open draft before the second game."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import SEAT, Ask, Decision, Frame, Step
from arcanum.core.reasons import Args, Reason
from arcanum.core.shared import without
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana import happenings as ev
from arcanum.games.res_arcana.setup import deal_deck, push_items_and_round, set_centre
from arcanum.games.res_arcana.state import State

LAST_GAME: Final = 3
OPEN_PICKS: Final = (1, 2, 2, 2, 2, 2, 2, 2, 1)
"""How many cards are taken in turn, the First Player beginning and taking the last one too."""


class GameOver(Step[State]):
    """A game has ended; in a match the next one may follow (RA-29.1, RA-29.10, RA-29.12)."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        if s.options["setup"] != "match":
            return
        s.wins = [s.wins[seat] + (s.winners >> seat & 1) for seat in range(s.seats)]
        decided = s.game_number > 1 and s.wins[0] != s.wins[1]
        if decided or s.game_number == LAST_GAME:
            best = max(s.wins)
            s.winners = sum([1 << seat for seat in range(s.seats) if s.wins[seat] == best])
            if s.heard:
                s.log.append((ev.MATCH_WON, s.all, s.winners))
        else:
            s.stack.append((frames.NEXT_GAME, -1))
            s.stack.append((frames.NAME_FIRST, self.chooser(s)))

    def chooser(self, s: State) -> int:
        """The loser names the next First Player; after a shared game, the one who was not First Player in it
        (RA-29.6)."""
        losers = [seat for seat in range(s.seats) if not s.winners >> seat & 1]
        return losers[0] if losers else 1 - s.opener


class NameFirst(Ask[State]):
    """Name the First Player of the next game."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return [at.A_SEAT, at.A_SEAT + 1]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        s.first = action - at.A_SEAT
        s.opener = s.first
        if s.heard:
            s.log.append((ev.FIRST_PLAYER, s.all, s.first))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("name-first-player", rule="RA-29.6")

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[SEAT], "name-first", {}, "", "RA-29.6", s.decisions)


class NextGame(Step[State]):
    """Before the second game all sixteen artifacts are laid out and drafted openly; before the third
    each one goes back to the player who drafted it (RA-29.5, RA-29.9)."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        s.revelations += 1
        s.game_number += 1
        cards = gather(s)
        mages = [s.mage_of(seat) for seat in range(s.seats)]
        clear_table(s, mages)
        set_centre(s)
        if s.heard:
            s.log.append((ev.GAME_STARTED, s.all, s.game_number, s.first))
        push_items_and_round(s)
        if s.game_number == LAST_GAME:
            deal_again(s)
        else:
            s.packs = [cards, []]
            s.drafted = [[], []]
            s.stack.append((frames.OPEN_DRAFT, s.first, 0, OPEN_PICKS[0], -1, s.decisions))


def gather(s: State) -> list[int]:
    """All artifacts used in the game, from every zone (RA-29.4)."""
    cards: list[int] = []
    for seat in range(s.seats):
        cards += s.hand[seat] + s.deck[seat] + s.discard[seat]
        cards += [component for component in s.play[seat] if s.cat.kind[component] == at.ARTIFACT]
    return sorted(cards)


def clear_table(s: State, mages: list[int]) -> None:
    """Everything but the mages leaves the table; what was used is public from now on (RA-29.3). The next game starts
    without discard piles, essences on components or anything turned (RA-2.17)."""
    s.known = s.known.copy()
    for card in gather(s):
        s.known[card] = s.all
    s.play = [[mage] for mage in mages]
    s.hand = [[] for _ in range(s.seats)]
    s.deck = [[] for _ in range(s.seats)]
    s.discard = [[] for _ in range(s.seats)]
    s.on = {}
    s.turned = set()
    s.passed = [0] * s.seats
    s.bonus = [0] * s.seats
    s.round = 0
    s.winners = 0
    s.mixed = []
    s.known_top = [0] * s.seats
    s.monument_known = [[] for _ in range(s.seats)]


def deal_again(s: State) -> None:
    """Everybody's drafted cards become a deck and a starting hand, which its owner now sees (RA-29.8, RA-29.11)."""
    s.revelations += 1
    for seat in range(s.seats):
        cards = s.drafted[seat].copy()
        s.rename_batch(cards)
        deal_deck(s, seat, cards)


class OpenDraft(Ask[State]):
    """Take cards that lie open, two at a time in any order (RA-29.7)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, _, left, last, _ = frame
        cards = [card for card in s.packs[0] if card > last]
        return [s.cat.choose[card] for card in cards[: len(cards) - left + 1]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        _, seat, turn, left, _, group = frame
        card = s.cat.argument[action]
        s.packs = [without(s.packs[0], card), s.packs[1]]
        s.drafted = [s.drafted[owner] + ([card] if owner == seat else []) for owner in range(s.seats)]
        if s.heard:
            s.log.append((ev.CARD_TAKEN, s.all, seat, card))
        if left > 1:
            s.stack.append((frames.OPEN_DRAFT, seat, turn, left - 1, card, group))
        elif turn + 1 < len(OPEN_PICKS):
            s.stack.append((frames.OPEN_DRAFT, 1 - seat, turn + 1, OPEN_PICKS[turn + 1], -1, s.decisions))
        else:
            deal_again(s)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.CHOOSE:
            return Reason("choose-a-draft-card", rule="RA-29.7")
        card = s.cat.argument[action]
        name: Args = {"card": s.cat.ids[card]}
        if card in s.packs[0]:
            return Reason("pick-in-order", name)
        return Reason("not-in-pack", name, "RA-29.7")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, turn, left, _, group = frame
        most = OPEN_PICKS[turn]
        return Decision(seat, "open-draft", {"left": left}, "", "RA-29.7", group, most, most)
