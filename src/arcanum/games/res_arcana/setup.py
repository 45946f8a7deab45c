"""Setting up: the centre, the deal, the first-game sets, the draft, the choice of mages and magic items."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import PARALLEL, SEAT, Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed, without
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana import happenings as ev
from arcanum.games.res_arcana.state import State

ARTIFACTS_EACH: Final = 8
HAND: Final = 3
PACK: Final = 4
DISPLAYED: Final = 2


class Deal(Step[State]):
    """Set up a whole game as the options say (RA-2.6, RA-3.2, RA-28.1), on a table that is empty (RA-2.17).

    All set-ups share the centre and the choice of magic items (RA-3.7); the first game of a match is a standard one
    (RA-29.2). What is on the stack is done from the top: a draft, then the choice of mages, then that of items
    (RA-28.6). Artifacts that nobody is dealt are in the box from now on (RA-2.7)."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        name_first_player(s)
        set_centre(s)
        if s.heard:
            s.log.append((ev.GAME_STARTED, s.all, s.game_number, s.first))
        push_items_and_round(s)
        setup = s.options["setup"]
        if setup == "first_game":
            deal_first_game(s)
            return
        s.stack.append((frames.REVEAL_MAGES, -1))
        s.stack.append((PARALLEL, -1, frames.CHOOSE_MAGE))
        deal_mages(s)
        artifacts = s.cat.artifacts[:]
        s.chance.shuffle(artifacts)
        if setup == "draft":
            start_draft(s, artifacts)
        else:
            for seat in range(s.seats):
                deal_deck(s, seat, artifacts[seat * ARTIFACTS_EACH : (seat + 1) * ARTIFACTS_EACH])


def name_first_player(s: State) -> None:
    """Whom the options name, else anybody (RA-2.5)."""
    named = s.options["first"]
    s.first = s.chance.below(s.seats) if named == "random" else int(named)
    s.opener = s.first


def set_centre(s: State) -> None:
    """Magic items, Places of Power, monuments, and one essence of each type for everybody (RA-2.1, RA-2.2, RA-2.3,
    RA-2.4, RA-3.1). One side of each tile is chosen for the whole game (RA-1.20)."""
    cat = s.cat
    s.items = cat.items[:]
    sun_only = s.options["setup"] == "first_game"
    s.places = [sun if sun_only or s.chance.below(2) == 0 else moon for sun, moon in cat.tiles]
    monuments = cat.monuments.copy()
    s.chance.shuffle(monuments)
    s.display = [monuments.pop() for _ in range(DISPLAYED)]
    s.monument_deck = monuments
    s.pool = [1] * (5 * s.seats)


def push_items_and_round(s: State) -> None:
    """Magic items are chosen counter-clockwise from the First Player's right, so the First Player chooses last
    (RA-2.14). Only then the first round begins: mages and items collect in it already (RA-5.19)."""
    s.stack.append((frames.ROUND, -1))
    for step in range(s.seats):
        s.stack.append((frames.CHOOSE_ITEM, (s.first + step) % s.seats))


def deal_mages(s: State) -> None:
    """Two for each player (RA-2.6); the others are in the box from now on (RA-2.7)."""
    mages = s.cat.mages[:]
    s.chance.shuffle(mages)
    s.mages = [mages[2 * seat : 2 * seat + 2] for seat in range(s.seats)]


def deal_deck(s: State, seat: int, cards: list[int]) -> None:
    """The player has seen these cards, so knows them, but not their order (RA-30.3); shuffled by the chance of the game
    (RA-15.8), three of them are the starting hand (RA-2.8, RA-2.9)."""
    s.chance.shuffle(cards)
    s.known = s.known.copy()
    for card in cards:
        s.known[card] |= 1 << seat
    s.hand[seat] = cards[:HAND]
    s.deck[seat] = cards[HAND:]
    if s.heard:
        s.log.append((ev.DEALT, s.all, seat, len(cards)))


def deal_first_game(s: State) -> None:
    """Each player gets a numbered set, mage and hand, and a deck that nobody has seen (RA-3.2, RA-3.5, RA-3.6,
    RA-30.4). No set is given twice (RA-3.3), and no mage is chosen (RA-3.4).

    The sets are printed on the cards, so everybody knows the hand that goes with a mage."""
    sets = list(range(len(s.cat.starter_sets)))
    if s.options["starter_sets"] == "shuffled":
        s.chance.shuffle(sets)
    for step in range(s.seats):
        seat = (s.first + step) % s.seats
        mage, hand = s.cat.starter_sets[sets[step]]
        s.play[seat] = [mage]
        s.hand[seat] = hand[:]
        for card in hand:
            s.note(card, s.all)
        if s.heard:
            s.log.append((ev.MAGE_REVEALED, s.all, seat, mage))
    dealt = [card for hand in s.hand for card in hand]
    rest = [card for card in s.cat.artifacts if card not in dealt]
    s.chance.shuffle(rest)
    size = ARTIFACTS_EACH - HAND
    for seat in range(s.seats):
        s.deck[seat] = rest[seat * size : (seat + 1) * size]
        s.rename_batch(s.deck[seat])
        if s.heard:
            s.log.append((ev.DEALT, s.all, seat, size))


# --- mages and items --------------------------------------------------------------------------------------------------


class ChooseMage(Ask[State]):
    """Secretly keep one of the two mages (RA-2.11)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return sorted([s.cat.choose[mage] for mage in s.mages[frame[SEAT]]])

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        s.chosen = changed(s.chosen, frame[SEAT], s.cat.argument[action])

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.CHOOSE:
            return Reason("choose-a-mage", rule="RA-2.11")
        return Reason("not-dealt", {"card": s.cat.ids[s.cat.argument[action]]}, "RA-2.11")

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[SEAT], "choose-mage", {}, "", "RA-2.11")


class RevealMages(Step[State]):
    """All mages are revealed together and come into play, straight and with nothing on them (RA-2.13); those that were
    not kept go to the box unseen (RA-2.12, RA-30.12)."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        s.revelations += 1
        s.mages = [[] for _ in range(s.seats)]
        for seat in range(s.seats):
            s.play[seat] = [s.chosen[seat]]
            if s.heard:
                s.log.append((ev.MAGE_REVEALED, s.all, seat, s.chosen[seat]))


class ChooseItem(Ask[State]):
    """Take a magic item out of the supply and into play, straight (RA-2.15, RA-2.16)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return sorted([s.cat.choose[item] for item in s.items])

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        seat = frame[SEAT]
        item = s.cat.argument[action]
        s.items = without(s.items, item)
        s.play[seat] = [*s.play[seat], item]
        if s.heard:
            s.log.append((ev.ITEM_CHOSEN, s.all, seat, item))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        item = s.cat.argument[action]
        if s.cat.block[action] != at.CHOOSE or s.cat.kind[item] != at.MAGIC_ITEM:
            return Reason("choose-an-item", rule="RA-2.14")
        return Reason("item-taken", {"card": s.cat.ids[item]}, "RA-2.15")

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[SEAT], "choose-item", {}, "", "RA-2.14")


# --- the draft --------------------------------------------------------------------------------------------------------


def start_draft(s: State, artifacts: list[int]) -> None:
    """Two halves of four cards each; until the second one its cards wait, unseen by all, in `drafted` (RA-28.2,
    RA-28.4)."""
    s.draft = [-1] * (2 * s.seats * PACK)
    s.drafted = [artifacts[PACK * (s.seats + seat) : PACK * (s.seats + seat + 1)] for seat in range(s.seats)]
    s.stack.append((frames.DEAL_DRAFTED, -1))
    deal_packs(s, 0, [artifacts[PACK * seat : PACK * (seat + 1)] for seat in range(s.seats)])


def deal_packs(s: State, half: int, packs: list[list[int]]) -> None:
    s.packs = packs
    see_packs(s)
    s.stack.append((frames.DRAFT_PASS, -1, half, 0))
    s.stack.append((PARALLEL, -1, frames.DRAFT_PICK, half, 0))


def see_packs(s: State) -> None:
    """Only who holds a pack sees it (RA-30.14)."""
    s.packs = [sorted(pack) for pack in s.packs]
    s.known = s.known.copy()
    for seat in range(s.seats):
        for card in s.packs[seat]:
            s.known[card] |= 1 << seat


def pack_origin(s: State, half: int, pick: int, seat: int) -> int:
    """To whom the pack was dealt that a seat holds at a pick of a half: packs go left, then right."""
    return (seat - pick) % s.seats if half == 0 else (seat + pick) % s.seats


class DraftPick(Ask[State]):
    """Keep one card of the pack, unseen by the others (RA-28.3, RA-28.7, RA-30.14)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return [s.cat.choose[card] for card in s.packs[frame[SEAT]]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        _, seat, half, pick = frame
        card = s.cat.argument[action]
        s.packs = s.packs.copy()
        s.packs[seat] = without(s.packs[seat], card)
        s.kept = s.kept.copy()
        s.kept[seat] = [*s.kept[seat], card]
        s.draft = s.draft.copy()
        s.draft[(half * s.seats + pack_origin(s, half, pick, seat)) * PACK + pick] = card
        if s.heard:
            s.log.append((ev.CARD_KEPT, 1 << seat, seat, card))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.CHOOSE:
            return Reason("choose-a-draft-card", rule="RA-28.3")
        return Reason("not-in-pack", {"card": s.cat.ids[s.cat.argument[action]]}, "RA-28.7")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, half, pick = frame
        return Decision(seat, "draft-pick", {"half": half + 1, "pick": pick + 1}, "", "RA-28.3")


class DraftPass(Step[State]):
    """Pass the packs on, left in the first half and right in the second (RA-28.3, RA-28.4)."""

    def run(self, s: State, frame: Frame) -> None:
        _, _, half, pick = frame
        s.stack.pop()
        if pick + 1 < PACK:
            s.revelations += 1
            shift = -1 if half == 0 else 1
            s.packs = [s.packs[(seat + shift) % s.seats] for seat in range(s.seats)]
            see_packs(s)
            s.stack.append((frames.DRAFT_PASS, -1, half, pick + 1))
            s.stack.append((PARALLEL, -1, frames.DRAFT_PICK, half, pick + 1))
        elif half == 0:
            s.revelations += 1
            waiting = s.drafted
            s.drafted = [[] for _ in range(s.seats)]
            deal_packs(s, 1, waiting)


class DealDrafted(Step[State]):
    """Everybody's eight cards become a deck and a starting hand (RA-28.5)."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        s.revelations += 1
        kept = s.kept
        s.kept = [[] for _ in range(s.seats)]
        for seat in range(s.seats):
            deal_deck(s, seat, sorted(kept[seat]))
