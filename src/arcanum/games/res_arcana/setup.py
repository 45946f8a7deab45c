"""Setting up: the centre, the deal, the first-game sets, the draft, the choice of mages and magic items."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import PARALLEL, Ask, Decision, Frame, Step
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
    """`(DEAL, -1)`: set up a whole game as the options say."""

    __slots__ = ()

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
    named = s.options["first"]
    s.first = s.chance.below(s.seats) if named == "random" else int(named)
    s.opener = s.first


def set_centre(s: State) -> None:
    """Magic items, Places of Power, monuments, and one essence of each type for everybody."""
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
    """Magic items are chosen counter-clockwise from the First Player's right, so the First Player chooses last."""
    s.stack.append((frames.ROUND, -1))
    for step in range(s.seats):
        s.stack.append((frames.CHOOSE_ITEM, (s.first + step) % s.seats))


def deal_mages(s: State) -> None:
    mages = s.cat.mages[:]
    s.chance.shuffle(mages)
    s.mages = [mages[2 * seat : 2 * seat + 2] for seat in range(s.seats)]


def deal_deck(s: State, seat: int, cards: list[int]) -> None:
    """The player has seen these cards; shuffled, three of them are the starting hand."""
    s.chance.shuffle(cards)
    s.known = s.known.copy()
    for card in cards:
        s.known[card] |= 1 << seat
    s.hand[seat] = cards[:HAND]
    s.deck[seat] = cards[HAND:]
    if s.heard:
        s.log.append((ev.DEALT, s.all, seat, len(cards)))


def deal_first_game(s: State) -> None:
    """Each player gets a numbered set, mage and hand, and a deck that nobody has seen.

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
    """`(CHOOSE_MAGE, seat)`: secretly keep one of the two mages."""

    __slots__ = ()

    def legal(self, s: State, frame: Frame) -> list[int]:
        return sorted([s.cat.choose[mage] for mage in s.mages[frame[1]]])

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        s.chosen = changed(s.chosen, frame[1], s.cat.argument[action])

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.CHOOSE:
            return Reason("choose-a-mage", rule="RA-2.11")
        return Reason("not-dealt", {"card": s.cat.ids[s.cat.argument[action]]}, "RA-2.11")

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[1], "choose-mage", {}, "", "RA-2.11")


class RevealMages(Step[State]):
    """`(REVEAL_MAGES, -1)`: all mages are revealed together; the others go to the box unseen."""

    __slots__ = ()

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        s.revelations += 1
        s.mages = [[] for _ in range(s.seats)]
        for seat in range(s.seats):
            s.play[seat] = [s.chosen[seat]]
            if s.heard:
                s.log.append((ev.MAGE_REVEALED, s.all, seat, s.chosen[seat]))


class ChooseItem(Ask[State]):
    """`(CHOOSE_ITEM, seat)`: take a magic item out of the supply."""

    __slots__ = ()

    def legal(self, s: State, frame: Frame) -> list[int]:
        return sorted([s.cat.choose[item] for item in s.items])

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        item = s.cat.argument[action]
        s.items = without(s.items, item)
        s.play[frame[1]] = [*s.play[frame[1]], item]
        if s.heard:
            s.log.append((ev.ITEM_CHOSEN, s.all, frame[1], item))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        item = s.cat.argument[action]
        if s.cat.block[action] != at.CHOOSE or s.cat.kind[item] != at.MAGIC_ITEM:
            return Reason("choose-an-item", rule="RA-2.14")
        return Reason("item-taken", {"card": s.cat.ids[item]}, "RA-2.15")

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[1], "choose-item", {}, "", "RA-2.14")


# --- the draft --------------------------------------------------------------------------------------------------------


def start_draft(s: State, artifacts: list[int]) -> None:
    """Two halves of four cards each; until the second one its cards wait, unseen by all, in `drafted`."""
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
    s.packs = [sorted(pack) for pack in s.packs]
    s.known = s.known.copy()
    for seat in range(s.seats):
        for card in s.packs[seat]:
            s.known[card] |= 1 << seat


def pack_origin(s: State, half: int, step: int, seat: int) -> int:
    """To whom the pack was dealt that a seat holds at a step of a half: packs go left, then right."""
    return (seat - step) % s.seats if half == 0 else (seat + step) % s.seats


class DraftPick(Ask[State]):
    """`(DRAFT_PICK, seat, half, step)`: keep one card of the pack."""

    __slots__ = ()

    def legal(self, s: State, frame: Frame) -> list[int]:
        return [s.cat.choose[card] for card in s.packs[frame[1]]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        seat, half, step = frame[1], frame[2], frame[3]
        card = s.cat.argument[action]
        s.packs = s.packs.copy()
        s.packs[seat] = without(s.packs[seat], card)
        s.kept = s.kept.copy()
        s.kept[seat] = [*s.kept[seat], card]
        s.draft = s.draft.copy()
        s.draft[(half * s.seats + pack_origin(s, half, step, seat)) * PACK + step] = card
        if s.heard:
            s.log.append((ev.CARD_KEPT, 1 << seat, seat, card))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.CHOOSE:
            return Reason("choose-a-draft-card", rule="RA-28.3")
        return Reason("not-in-pack", {"card": s.cat.ids[s.cat.argument[action]]}, "RA-28.7")

    def decision(self, s: State, frame: Frame) -> Decision:
        args: dict[str, str | int] = {"half": frame[2] + 1, "pick": frame[3] + 1}
        return Decision(frame[1], "draft-pick", args, "", "RA-28.3")


class DraftPass(Step[State]):
    """`(DRAFT_PASS, -1, half, step)`: pass the packs on, left in the first half and right in the second."""

    __slots__ = ()

    def run(self, s: State, frame: Frame) -> None:
        half, step = frame[2], frame[3]
        s.stack.pop()
        if step + 1 < PACK:
            s.revelations += 1
            shift = -1 if half == 0 else 1
            s.packs = [s.packs[(seat + shift) % s.seats] for seat in range(s.seats)]
            see_packs(s)
            s.stack.append((frames.DRAFT_PASS, -1, half, step + 1))
            s.stack.append((PARALLEL, -1, frames.DRAFT_PICK, half, step + 1))
        elif half == 0:
            s.revelations += 1
            waiting = s.drafted
            s.drafted = [[] for _ in range(s.seats)]
            deal_packs(s, 1, waiting)


class DealDrafted(Step[State]):
    """`(DEAL_DRAFTED, -1)`: everybody's eight cards become a deck and a starting hand."""

    __slots__ = ()

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        s.revelations += 1
        kept = s.kept
        s.kept = [[] for _ in range(s.seats)]
        for seat in range(s.seats):
            deal_deck(s, seat, sorted(kept[seat]))
