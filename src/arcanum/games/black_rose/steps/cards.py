"""Cards: drawing, searching, discarding, looking at prepared spells."""

from __future__ import annotations

from arcanum.core.effects import Effect, Op
from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed, without
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.registers import CASTER, SOURCE
from arcanum.games.black_rose.state import FORGOTTEN, GRIMOIRE, LIBRARY, MEMORIES, State
from arcanum.games.black_rose.steps.selectors import mage_of
from arcanum.games.black_rose.steps.tokens import ALL

# --- drawing ----------------------------------------------------------------------------------------------------------


class Draw(Op[State]):
    """`draw`: cards to hand, then down to the hand limit (BR-5.17). Forgotten spells are obtained by it alone
    (BR-5.4)."""

    def __init__(self, pile: int, amount: int, look: int) -> None:
        self.pile: int = pile
        self.amount: int = amount
        self.look: int = look

    def run(self, s: State, effect: Effect) -> None:
        seat = effect[CASTER]
        if self.look:
            look_and_keep(s, seat, self.pile, self.look, self.amount, effect[SOURCE])
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
    """A random card of the memories, taken openly (BR-28.11)."""
    pile = s.memories[seat]
    if pile:
        s.revelations += 1
        s.take_from_memories(seat, sorted(pile)[s.chance.below(len(pile))])


def keep_to_limit(s: State, seat: int) -> None:
    """Whoever has received cards discards down to the hand limit (BR-5.17)."""
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
    """See the top cards, keep some of them; the rest goes back on top in the same order (BR-28.7)."""
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
    """Which of the cards that were seen are kept."""

    def seen(self, s: State, frame: Frame) -> list[int]:
        _, seat, pile, seen, _, _, _ = frame
        cards = pile_of(s, seat, pile)
        return cards[len(cards) - seen :]

    def hides(self, s: State, frame: Frame) -> bool:
        """Nobody else may see that all cards that were looked at are alike (BR-31.4)."""
        _, _, _, seen, left, _, _ = frame
        return seen > left

    def legal(self, s: State, frame: Frame) -> list[int]:
        return sorted({s.cat.take[card] for card in self.seen(s, frame)})

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, pile, seen, left, source, group = frame
        s.stack.pop()
        cards = pile_of(s, seat, pile)
        place = len(cards) - 1
        while cards[place] != s.cat.argument[action]:
            place -= 1
        # The card comes on top first: then taking it is drawing, and what others know of the pile is not touched.
        put_pile(s, seat, pile, [*cards[:place], *cards[place + 1 :], cards[place]])
        forget_order(s, 1 - seat, pile, seen)
        if pile == GRIMOIRE:
            s.draw_from_grimoire(seat)
        else:
            s.draw_common(seat, pile)
        if left > 1:
            s.stack.append((frames.KEEP, seat, pile, seen - 1, left - 1, source, group))
        else:
            keep_to_limit(s, seat)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("choose-a-seen-card", rule="BR-28.7")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, pile, seen, left, source, group = frame
        args: dict[str, str | int] = {"pile": ev.PILES[pile], "seen": seen, "left": left}
        return Decision(seat, "keep", args, s.cat.ids[source], "BR-28.7", group)


def forget_order(s: State, seat: int, pile: int, seen: int) -> None:
    """Another mage may have taken any of the top cards: what this one had seen there may be gone."""
    if pile != GRIMOIRE and seen > 1:
        s.seen_top = changed(s.seen_top, pile * 2 + seat, 0)


# --- searching --------------------------------------------------------------------------------------------------------


class Search(Op[State]):
    """`search`: look through all cards of some piles and take some; a grimoire among them is shuffled afterwards
    (BR-5.19)."""

    def __init__(self, grimoire: bool, memories: bool, amount: int) -> None:
        self.piles: int = (1 if grimoire else 0) | (2 if memories else 0)
        self.amount: int = amount

    def run(self, s: State, effect: Effect) -> None:
        s.stack.append((frames.SEARCH, effect[CASTER], self.piles, self.amount, effect[SOURCE], s.decisions))


class SearchPiles(Ask[State]):
    """`take` from the memories, openly, or `find` in the grimoire (BR-28.11)."""

    def hides(self, s: State, frame: Frame) -> bool:
        """Nobody else may see that all cards of the grimoire are alike (BR-31.4)."""
        _, seat, piles, left, _, _ = frame
        return bool(left and piles & 1 and s.grimoire[seat])

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, piles, left, _, _ = frame
        legal: set[int] = set()
        if left:
            if piles & 2:
                legal |= {s.cat.take[card] for card in s.memories[seat]}
            if piles & 1:
                legal |= {s.cat.find[card] for card in s.grimoire[seat]}
        return sorted(legal) if legal else [at.A_DONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, piles, left, source, group = frame
        s.stack.pop()
        if action == at.A_DONE:
            if piles & 1 and s.grimoire[seat]:
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
        s.stack.append((frames.SEARCH, seat, piles, left - 1, source, group))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        block = s.cat.block[action]
        if block != at.TAKE and block != at.FIND:
            return Reason("choose-a-card", rule="BR-5.19")
        name: dict[str, str | int] = {"card": s.cat.ids[s.cat.argument[action]]}
        return Reason("not-in-memories" if block == at.TAKE else "not-in-grimoire", name, "BR-5.19")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, _, left, source, group = frame
        args: dict[str, str | int] = {"left": left}
        return Decision(seat, "search", args, s.cat.ids[source], "BR-5.19", group)


# --- discarding -------------------------------------------------------------------------------------------------------


class Discard(Op[State]):
    """`discard`: from the hand of a mage to his own memories; as a cost only if he has so many cards."""

    def __init__(self, amount: int, who: int, random: bool) -> None:
        self.amount: int = amount
        self.who: int = who
        self.random: bool = random

    def run(self, s: State, effect: Effect) -> None:
        seat = mage_of(s, effect, self.who)
        if seat < 0:
            return
        count = min(self.amount, len(s.hand[seat]))
        if self.random:
            for _ in range(count):
                hand = s.hand[seat]
                s.discard_card(seat, hand[s.chance.below(len(hand))])
        elif count:
            s.stack.append((frames.DISCARD, seat, count, effect[SOURCE], s.decisions, count))

    def payable(self, s: State, effect: Effect) -> bool:
        return len(s.hand[effect[CASTER]]) >= self.amount


class DiscardCards(Ask[State]):
    """Cards that go from the hand; without a source it is the hand limit that asks (BR-5.17)."""

    def hides(self, s: State, frame: Frame) -> bool:
        """That all cards are alike is nobody else's business; that all have to go is no choice (BR-31.4)."""
        _, seat, left, _, _, _ = frame
        return len(s.hand[seat]) > left

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, left, _, _, _ = frame
        hand = s.hand[seat]
        if len(hand) == left:
            return [s.cat.discard[hand[0]]]
        return sorted({s.cat.discard[card] for card in hand})

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, left, source, group, most = frame
        s.stack.pop()
        s.discard_card(seat, s.cat.argument[action])
        if left > 1:
            s.stack.append((frames.DISCARD, seat, left - 1, source, group, most))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, left, source, _, _ = frame
        rule = "BR-5.17" if source < 0 else "BR-6.2"
        if s.cat.block[action] != at.DISCARD:
            return Reason("must-discard", {"left": left}, rule)
        return Reason("not-in-hand", {"card": s.cat.ids[s.cat.argument[action]]}, rule)

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, left, source, group, most = frame
        args: dict[str, str | int] = {"left": left, "limit": s.hand_limit(seat)}
        prompt, rule = ("hand-limit", "BR-5.17") if source < 0 else ("discard", "BR-6.2")
        card = s.cat.ids[source] if source >= 0 else ""
        return Decision(seat, prompt, args, card, rule, group, most, most)


# --- prepared spells --------------------------------------------------------------------------------------------------


class PeekPrepared(Op[State]):
    """`peek_prepared`: the caster alone looks at face-down spells of a mage: all, or some that he chooses (BR-28.7)."""

    def __init__(self, amount: int, who: int) -> None:
        self.amount: int = amount
        self.who: int = who

    def run(self, s: State, effect: Effect) -> None:
        whose = mage_of(s, effect, self.who)
        caster = effect[CASTER]
        if whose < 0 or whose == caster:
            return
        count = s.face_down(whose).bit_count()
        if s.heard:
            s.log.append((ev.LOOKED, s.all, caster, whose, min(count, self.amount)))
        if self.amount >= count or self.amount == ALL:
            for slot in range(at.SLOT_COUNT):
                if is_face_down(s, whose, slot):
                    see_spell(s, whose, slot)
        else:
            s.stack.append((frames.LOOK, caster, whose, self.amount, 0, effect[SOURCE], s.decisions))


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
    """Which face-down spells are looked at, in ascending order."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, whose, left, first, _, _ = frame
        slots = [slot for slot in range(first, at.SLOT_COUNT) if is_face_down(s, whose, slot)]
        return [at.A_LOOK + slot for slot in slots[: len(slots) - left + 1]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, whose, left, _, source, group = frame
        s.stack.pop()
        slot = action - at.A_LOOK
        see_spell(s, whose, slot)
        if left > 1:
            s.stack.append((frames.LOOK, seat, whose, left - 1, slot + 1, source, group))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("choose-a-prepared-spell", rule="BR-28.7")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, whose, left, _, source, group = frame
        args: dict[str, str | int] = {"seat": whose, "left": left}
        return Decision(seat, "look", args, s.cat.ids[source], "BR-28.7", group)


PILE_NUMBERS = {"grimoire": GRIMOIRE, "library": LIBRARY, "forgotten": FORGOTTEN, "memories_random": MEMORIES}
"""The piles by the words of the packs."""
