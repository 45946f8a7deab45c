"""Cards: drawing, searching, discarding, looking at prepared spells."""

from __future__ import annotations

from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed, without
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import Op
from arcanum.games.black_rose.state import FORGOTTEN, GRIMOIRE, LIBRARY, MEMORIES, State
from arcanum.games.black_rose.steps.selectors import mage_of
from arcanum.games.black_rose.steps.tokens import ALL

# --- drawing ----------------------------------------------------------------------------------------------------------


class Draw(Op):
    """Cards to hand, then down to the hand limit."""

    def __init__(self, pile: int, amount: int, look: int) -> None:
        self.pile: int = pile
        self.amount: int = amount
        self.look: int = look

    def run(self, s: State, e: list[int]) -> None:
        seat = e[at.CASTER]
        if self.look:
            look_and_keep(s, seat, self.pile, self.look, self.amount, e[at.SOURCE])
            return
        for _ in range(self.amount):
            if self.pile == GRIMOIRE:
                s.draw_from_grimoire(seat)
            elif self.pile == MEMORIES:
                take_at_random(s, seat)
            else:
                s.draw_common(seat, self.pile)
        keep_to_limit(s, seat)


def take_at_random(s: State, seat: int) -> None:
    """A random card of the memories, taken openly."""
    pile = s.memories[seat]
    if pile:
        s.revelations += 1
        s.take_from_memories(seat, sorted(pile)[s.chance.below(len(pile))])


def keep_to_limit(s: State, seat: int) -> None:
    """Whoever has received cards discards down to the hand limit."""
    surplus = len(s.hand[seat]) - s.hand_limit(seat)
    if surplus > 0:
        s.stack.append((frames.DISCARD, seat, surplus, at.NOBODY, s.decisions, surplus))


def pile_of(s: State, seat: int, pile: int) -> list[int]:
    if pile == GRIMOIRE:
        return s.grimoire[seat]
    return s.library if pile == LIBRARY else s.forgotten


def put_pile(s: State, seat: int, pile: int, cards: list[int]) -> None:
    """A pile in another order."""
    if pile == GRIMOIRE:
        s.grimoire[seat] = cards
    elif pile == LIBRARY:
        s.library = cards
    else:
        s.forgotten = cards


def look_and_keep(s: State, seat: int, pile: int, look: int, amount: int, source: int) -> None:
    """See the top cards, keep some of them; the rest goes back on top in the same order."""
    if pile == GRIMOIRE and not s.grimoire[seat] and s.memories[seat]:
        s.refill_grimoire(seat)
    cards = pile_of(s, seat, pile)
    seen = min(look, len(cards))
    if not seen:
        return
    s.revelations += 1
    place = pile * 2 + seat
    s.seen_top = changed(s.seen_top, place, max(s.seen_top[place], seen))
    if s.heard:
        s.log.append((ev.SAW_CARDS, 1 << seat, seat, pile, *cards[len(cards) - seen :][::-1]))
    s.stack.append((frames.KEEP, seat, pile, seen, min(amount, seen), source, s.decisions))


class Keep(Ask[State]):
    """`(KEEP, seat, pile, cards seen, cards to keep, source, group)`."""

    def seen(self, s: State, frame: Frame) -> list[int]:
        cards = pile_of(s, frame[1], frame[2])
        return cards[len(cards) - frame[3] :]

    def hides(self, s: State, frame: Frame) -> bool:
        return frame[3] > frame[4]

    def legal(self, s: State, frame: Frame) -> list[int]:
        return sorted({s.cat.take[card] for card in self.seen(s, frame)})

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        seat, pile = frame[1], frame[2]
        cards = pile_of(s, seat, pile)
        place = len(cards) - 1
        while cards[place] != s.cat.argument[action]:
            place -= 1
        # The card comes on top first: then taking it is drawing, and what others know of the pile is not touched.
        put_pile(s, seat, pile, [*cards[:place], *cards[place + 1 :], cards[place]])
        forget_order(s, 1 - seat, pile, frame[3])
        if pile == GRIMOIRE:
            s.draw_from_grimoire(seat)
        else:
            s.draw_common(seat, pile)
        if frame[4] > 1:
            s.stack.append((*frame[:3], frame[3] - 1, frame[4] - 1, *frame[5:]))
        else:
            keep_to_limit(s, seat)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("choose-a-seen-card", rule="BR-28.7")

    def decision(self, s: State, frame: Frame) -> Decision:
        args: dict[str, str | int] = {"pile": ev.PILES[frame[2]], "seen": frame[3], "left": frame[4]}
        return Decision(frame[1], "keep", args, s.cat.ids[frame[5]], "BR-28.7", frame[6])


def forget_order(s: State, seat: int, pile: int, seen: int) -> None:
    """Another mage may have taken any of the top cards: what this one had seen there may be gone."""
    if pile != GRIMOIRE and seen > 1:
        s.seen_top = changed(s.seen_top, pile * 2 + seat, 0)


# --- searching --------------------------------------------------------------------------------------------------------


class Search(Op):
    """Look through all cards of some piles and take some; a grimoire among them is shuffled afterwards."""

    def __init__(self, grimoire: bool, memories: bool, amount: int) -> None:
        self.piles: int = (1 if grimoire else 0) | (2 if memories else 0)
        self.amount: int = amount

    def run(self, s: State, e: list[int]) -> None:
        s.stack.append((frames.SEARCH, e[at.CASTER], self.piles, self.amount, e[at.SOURCE], s.decisions))


class SearchPiles(Ask[State]):
    """`(SEARCH, seat, piles, left, source, group)`: `take` from the memories, openly, or `find` in the grimoire."""

    def hides(self, s: State, frame: Frame) -> bool:
        return bool(frame[3] and frame[2] & 1 and s.grimoire[frame[1]])

    def legal(self, s: State, frame: Frame) -> list[int]:
        seat = frame[1]
        legal: set[int] = set()
        if frame[3]:
            if frame[2] & 2:
                legal |= {s.cat.take[card] for card in s.memories[seat]}
            if frame[2] & 1:
                legal |= {s.cat.find[card] for card in s.grimoire[seat]}
        return sorted(legal) if legal else [at.A_DONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        seat = frame[1]
        if action == at.A_DONE:
            if frame[2] & 1 and s.grimoire[seat]:
                s.shuffle_grimoire(seat)
            keep_to_limit(s, seat)
            return
        card = s.cat.argument[action]
        if s.cat.block[action] == at.TAKE:
            s.take_from_memories(seat, card)
        else:
            s.grimoire[seat] = without(s.grimoire[seat], card)
            s.to_hand(seat, card)
            if s.heard:
                s.log.append((ev.DREW, s.all, seat, GRIMOIRE, 1))
                s.log.append((ev.DREW_CARD, 1 << seat, seat, GRIMOIRE, card))
        s.stack.append((*frame[:3], frame[3] - 1, *frame[4:]))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        block = s.cat.block[action]
        if block != at.TAKE and block != at.FIND:
            return Reason("choose-a-card", rule="BR-5.19")
        name: dict[str, str | int] = {"card": s.cat.ids[s.cat.argument[action]]}
        return Reason("not-in-memories" if block == at.TAKE else "not-in-grimoire", name, "BR-5.19")

    def decision(self, s: State, frame: Frame) -> Decision:
        args: dict[str, str | int] = {"left": frame[3]}
        return Decision(frame[1], "search", args, s.cat.ids[frame[4]], "BR-5.19", frame[5])


# --- discarding -------------------------------------------------------------------------------------------------------


class Discard(Op):
    """From the hand of a mage to his own memories; as a cost only if he has so many cards."""

    def __init__(self, amount: int, who: int, random: bool) -> None:
        self.amount: int = amount
        self.who: int = who
        self.random: bool = random

    def run(self, s: State, e: list[int]) -> None:
        seat = mage_of(s, e, self.who)
        if seat < 0:
            return
        count = min(self.amount, len(s.hand[seat]))
        if self.random:
            for _ in range(count):
                hand = s.hand[seat]
                s.discard_card(seat, hand[s.chance.below(len(hand))])
        elif count:
            s.stack.append((frames.DISCARD, seat, count, e[at.SOURCE], s.decisions, count))

    def payable(self, s: State, e: list[int]) -> bool:
        return len(s.hand[e[at.CASTER]]) >= self.amount


class DiscardCards(Ask[State]):
    """`(DISCARD, seat, left, source, group, count)`: without a source it is the hand limit that asks."""

    def hides(self, s: State, frame: Frame) -> bool:
        """That all cards are alike is nobody else's business; that all have to go is no choice."""
        return len(s.hand[frame[1]]) > frame[2]

    def legal(self, s: State, frame: Frame) -> list[int]:
        hand = s.hand[frame[1]]
        if len(hand) == frame[2]:
            return [s.cat.discard[hand[0]]]
        return sorted({s.cat.discard[card] for card in hand})

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        s.discard_card(frame[1], s.cat.argument[action])
        if frame[2] > 1:
            s.stack.append((frame[0], frame[1], frame[2] - 1, *frame[3:]))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        rule = "BR-5.17" if frame[3] < 0 else "BR-6.2"
        if s.cat.block[action] != at.DISCARD:
            return Reason("must-discard", {"left": frame[2]}, rule)
        return Reason("not-in-hand", {"card": s.cat.ids[s.cat.argument[action]]}, rule)

    def decision(self, s: State, frame: Frame) -> Decision:
        args: dict[str, str | int] = {"left": frame[2], "limit": s.hand_limit(frame[1])}
        prompt, rule = ("hand-limit", "BR-5.17") if frame[3] < 0 else ("discard", "BR-6.2")
        source = s.cat.ids[frame[3]] if frame[3] >= 0 else ""
        return Decision(frame[1], prompt, args, source, rule, frame[4], frame[5], frame[5])


# --- prepared spells --------------------------------------------------------------------------------------------------


class PeekPrepared(Op):
    """The caster alone looks at face-down spells of a mage: all, or some that he chooses."""

    def __init__(self, amount: int, who: int) -> None:
        self.amount: int = amount
        self.who: int = who

    def run(self, s: State, e: list[int]) -> None:
        seat = mage_of(s, e, self.who)
        caster = e[at.CASTER]
        if seat < 0 or seat == caster:
            return
        count = s.face_down(seat).bit_count()
        if s.heard:
            s.log.append((ev.LOOKED, s.all, caster, seat, min(count, self.amount)))
        if self.amount >= count or self.amount == ALL:
            for slot in range(at.SLOT_COUNT):
                if is_face_down(s, seat, slot):
                    see_spell(s, seat, slot)
        else:
            s.stack.append((frames.LOOK, caster, seat, self.amount, 0, e[at.SOURCE], s.decisions))


def is_face_down(s: State, seat: int, slot: int) -> bool:
    place = seat * at.SLOT_COUNT + slot
    return s.slot[place] >= 0 and not s.revealed[place]


def see_spell(s: State, seat: int, slot: int) -> None:
    """The other mage sees a prepared spell of this one, card and active side."""
    place = seat * at.SLOT_COUNT + slot
    s.revelations += 1
    if not s.peeked[place]:
        s.peeked = changed(s.peeked, place, 1)
        s.shows(seat, s.slot[place])
    if s.heard:
        s.log.append((ev.SAW_SPELL, 1 << (1 - seat), 1 - seat, slot, s.slot[place], s.side[place]))


class ChoosePrepared(Ask[State]):
    """`(LOOK, seat, whose, left, from slot, source, group)`."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        slots = [slot for slot in range(frame[4], at.SLOT_COUNT) if is_face_down(s, frame[2], slot)]
        return [at.A_LOOK + slot for slot in slots[: len(slots) - frame[3] + 1]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        slot = action - at.A_LOOK
        see_spell(s, frame[2], slot)
        if frame[3] > 1:
            s.stack.append((*frame[:3], frame[3] - 1, slot + 1, *frame[5:]))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("choose-a-prepared-spell", rule="BR-28.7")

    def decision(self, s: State, frame: Frame) -> Decision:
        args: dict[str, str | int] = {"seat": frame[2], "left": frame[3]}
        return Decision(frame[1], "look", args, s.cat.ids[frame[5]], "BR-28.7", frame[6])


PILE_NUMBERS = {"grimoire": GRIMOIRE, "library": LIBRARY, "forgotten": FORGOTTEN, "memories_random": MEMORIES}
"""The piles by the words of the packs."""
