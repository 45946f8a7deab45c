"""Worlds: clones in which everything that a seat cannot know is dealt anew.

What a seat knows is kept: cards it saw, cards that were public before they were shuffled away, what it put back on a
deck, what it passed on in a draft. Everything else is dealt from the seed alone, so that the truth leaves no trace in a
world: cards that the seat cannot tell apart are gathered in the order of the catalogue, then dealt to the *places* that
it can tell apart. A hand is a set, so its places differ only by batch; those of a deck differ by depth as well.
"""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import SEAT, STEP
from arcanum.core.knowledge import Dealer, dealt_anew, guessed, moved, renamed, swapped
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana.setup import PACK, pack_origin
from arcanum.games.res_arcana.state import State


def world_of(s: State, seat: int, seed: str) -> State:
    """A world that the seat cannot tell from the truth: what it has seen or what was public stays (RA-30.19,
    RA-30.20)."""
    world = s.clone()
    world.unshare()
    dealer = Dealer(seed)
    world.chance = dealer.chance
    world.logged = 0
    if s.mages[seat]:
        _deal_mages(world, seat, dealer)
    _deal_artifacts(s, world, seat, dealer)
    while not _can_go_on(world):
        _deal_artifacts(s, world, seat, dealer)
    if world.branches and world.before is not None:
        _collect_again(world, seat, dealer)
    _deal_monuments(world, seat, dealer)
    if world.branches or (world.trunk and world.trunk[-1][SEAT] != seat):
        world.refresh()
    return world


def _can_go_on(w: State) -> bool:
    """A rival who is asked which cards to discard has a choice, and they are picked in the order of the catalogue: so
    everybody knows that more high cards are in that hand than have to go."""
    frame = w.trunk[-1] if w.trunk else (-1,)
    if frame[STEP] != frames.DISCARD:
        return True
    _, seat, _, left, last, _, _ = frame
    return len([card for card in w.hand[seat] if card > last]) > left


def deal_unknown(s: State, seed: str) -> None:
    """Deal anew, in place, what no seat knows: artifacts that nobody has seen, the order of the decks below what their
    owners know of it, and the monuments that nobody knows to lie anywhere. (What others know of a deck goes no further
    than which cards are in it.)"""
    dealer = Dealer(seed)
    s.chance = dealer.chance
    strangers = [card for card in s.cat.artifacts if not s.known[card]]
    batch = s.batch.copy()
    for card in strangers:
        batch[card] = 0
    decks = [_dealt_unseen(s, owner, strangers, batch, dealer) for owner in range(s.seats)]
    # The second packs of a draft wait unseen by all.
    s.drafted = [[card if s.known[card] else dealer.draw(strangers) for card in pack] for pack in s.drafted]
    s.deck, s.batch = decks, batch
    remembered = [card for memory in s.monument_known for stretch in memory for card in stretch[1:]]
    unknown = sorted([card for card in s.monument_deck if card not in remembered])
    dealer.shuffle(unknown)
    s.monument_deck = [card if card in remembered else unknown.pop() for card in s.monument_deck]


def _dealt_unseen(s: State, owner: int, strangers: list[int], batch: list[int], dealer: Dealer) -> list[int]:
    """A deck with what its owner has not seen of it dealt anew, batch by batch; cards that anybody knows to be among
    these stay among them."""
    deck = s.deck[owner].copy()
    unseen = deck[: len(deck) - s.known_top[owner]]
    for number in sorted({s.batch[card] for card in unseen}):
        places = [place for place, card in enumerate(unseen) if s.batch[card] == number]
        cards = sorted([unseen[place] for place in places if s.known[unseen[place]]])
        while len(cards) < len(places):
            card = dealer.draw(strangers)
            batch[card] = number
            cards.append(card)
        dealer.shuffle(cards)
        for index, place in enumerate(places):
            deck[place] = cards[index]
    return deck


# --- artifacts --------------------------------------------------------------------------------------------------------


def _deal_artifacts(s: State, w: State, seat: int, dealer: Dealer) -> None:
    """Deal the hidden cards of `s` into `w`."""
    strangers = [card for card in s.cat.artifacts if not s.known[card] >> seat & 1]
    for card in strangers:
        w.known[card] = 0
        w.batch[card] = 0
    if s.draft:
        _deal_picks(s, w, seat, strangers, dealer)
        strangers = []
    else:
        w.mixed = [group[:] for group in s.mixed]
    for owner in range(s.seats):
        if owner == seat:
            _deal_own_deck(s, w, seat, strangers, dealer)
        else:
            _deal_hidden(w if s.draft else s, w, owner, seat, strangers, dealer)


def _deal_own_deck(s: State, w: State, seat: int, strangers: list[int], dealer: Dealer) -> None:
    """What the seat has not seen of its deck: it may know the cards, but not their order."""
    deck = s.deck[seat]
    unseen = deck[: len(deck) - s.known_top[seat]]
    w.deck[seat] = _deal_batch(s, w, seat, unseen, strangers, dealer) + deck[len(unseen) :]


def _deal_hidden(s: State, w: State, rival: int, seat: int, strangers: list[int], dealer: Dealer) -> None:
    """Deal the hidden cards of a rival, batch by batch.

    What the rival has seen, and which places they put in an order of their own, stays with the places."""
    size = len(s.hand[rival])
    lying = s.hand[rival] + s.deck[rival]
    own = 1 << rival
    seen = [s.known[card] & own for card in lying]
    looks = _undo_looks(s, rival, lying) if s.mixed else []
    dealt = lying[:]
    for batch in sorted({s.batch[card] for card in lying}):
        places = [place for place, card in enumerate(lying) if s.batch[card] == batch]
        cards = _deal_batch(s, w, seat, [lying[place] for place in places], strangers, dealer)
        for index, place in enumerate(places):
            dealt[place] = cards[index]
    if s.mixed:
        _look_again(w, rival, dealt, looks, dealer)
    for place, card in enumerate(dealt):
        w.known[card] = w.known[card] & ~own | seen[place]
    w.hand[rival] = sorted(dealt[:size])
    w.deck[rival] = dealt[size:]


def _deal_batch(s: State, w: State, seat: int, batch: list[int], strangers: list[int], dealer: Dealer) -> list[int]:
    """The cards of a batch in any order: those that the seat knows (in a draft all of them are settled before), and
    strangers for the others."""
    cards = sorted([card for card in batch if s.draft or s.known[card] >> seat & 1])
    known = len(cards)
    while len(cards) < len(batch):
        stranger = dealer.draw(strangers)
        w.batch[stranger] = s.batch[batch[0]]
        cards.append(stranger)
    if known:  # strangers alone come in random order
        dealer.shuffle(cards)
    return cards


# --- cards put back in an order of their own --------------------------------------------------------------------------


def _undo_looks(s: State, rival: int, lying: list[int]) -> list[list[int]]:
    """Put the cards that a rival put back in an order of their own (`State.mixed`) back again, the last look first, as
    they may have lain before: that is public, and so are the places of each look, which are returned.

    Before a look the cards of earlier ones, the latest first, lay on top of the others, and of those older batches on
    top of newer ones."""
    size = len(s.hand[rival])
    groups = [group[1:] for group in s.mixed if group[0] == rival]
    drawn = sorted([(_last_look(card, groups), s.batch[card], card) for card in lying[:size]])
    lying[:size] = [card for _, _, card in drawn]
    downwards = [*range(size), *range(len(lying) - 1, size - 1, -1)]
    looks: list[list[int]] = []
    while groups:
        group = groups.pop()
        places = [place for place in downwards if lying[place] in group]
        before = sorted([(-_last_look(lying[place], groups), s.batch[lying[place]], lying[place]) for place in places])
        for index, place in enumerate(places):
            lying[place] = before[index][2]
        looks.append(places)
    looks.reverse()
    return looks


def _last_look(card: int, groups: list[list[int]]) -> int:
    """The number of the last group that holds a card; -1 if none does."""
    for number in range(len(groups) - 1, -1, -1):
        if card in groups[number]:
            return number
    return -1


def _look_again(w: State, rival: int, dealt: list[int], looks: list[list[int]], dealer: Dealer) -> None:
    """Let the rival put the cards at the places of each look in any order."""
    groups: list[list[int]] = []
    for places in looks:
        cards = [dealt[place] for place in places]
        groups.append([rival, *sorted(cards)])
        dealer.shuffle(cards)
        for index, place in enumerate(places):
            dealt[place] = cards[index]
    w.mixed = [group for group in w.mixed if group[0] != rival] + groups


# --- the draft --------------------------------------------------------------------------------------------------------


def _sight(seats: int, seat: int, number: int) -> int:
    """The pick (numbered as in `State.draft`) at which a seat last held the pack of that pick by then; -1 if it had not
    held it yet. Packs go left, then right."""
    origin = number // PACK % seats
    way = 1 if number // PACK < seats else -1
    for step in range(number % PACK, -1, -1):
        if (origin + way * step) % seats == seat:
            return number - number % PACK + step
    return -1


def _unseen(seats: int, seat: int, owner: int) -> list[int]:
    """The picks of an owner that a seat did not see."""
    picks = range(2 * seats * PACK)
    return [number for number in picks if _sight(seats, owner, number) == number and _sight(seats, seat, number) < 0]


_SIGHTS: Final = [
    [[_sight(seats, seat, number) for number in range(2 * seats * PACK)] for seat in range(seats)] for seats in range(5)
]
"""Of each number of seats, for each seat and each pick."""
_UNSEEN: Final = [
    [[_unseen(seats, seat, owner) for owner in range(seats)] for seat in range(seats)] for seats in range(5)
]
"""Of each number of seats, for each seat and each owner."""


def _deal_picks(s: State, w: State, seat: int, strangers: list[int], dealer: Dealer) -> None:
    """Deal the cards of a draft, wherever they are by now, to the picks and packs that they came from. What others know
    of a card stays with these."""
    picks = _guess_picks(s, seat, dealer)
    new: dict[int, int] = {}
    for number, card in enumerate(picks):
        if card >= 0 and not s.known[card] >> seat & 1:
            new[card] = dealer.draw(strangers)
            w.known[new[card]] = _seen_by(s, number)
            w.batch[new[card]] = s.batch[card]
    if s.round == 0:
        for pack in s.packs + s.drafted:
            for card in pack:
                if not s.known[card] >> seat & 1:
                    new[card] = dealer.draw(strangers)
                    w.known[new[card]] = s.known[card]
    for group in _undecided_picks(s, seat, picks):
        for card, dealt in swapped(group, dealer).items():
            new[card] = dealt
            w.known[dealt] = s.known[card]
            w.batch[dealt] = s.batch[card]
    w.hand = renamed(s.hand, new)
    w.deck = renamed(s.deck, new)
    w.draft = [new.get(card, card) for card in picks]
    w.mixed = [[group[0], *[new.get(card, card) for card in group[1:]]] for group in s.mixed]
    if s.round == 0:
        w.packs = [sorted(pack) for pack in renamed(s.packs, new)]
        w.kept = renamed(s.kept, new)
        w.drafted = renamed(s.drafted, new)


def _guess_picks(s: State, seat: int, dealer: Dealer) -> list[int]:
    """The picks; cards that the seat first saw when they were shown may come from any of those picks of their owner
    that it had not seen."""
    picks = s.draft[:]
    for unseen in _UNSEEN[s.seats][seat]:
        shown = sorted([picks[number] for number in unseen if picks[number] >= 0 and s.known[picks[number]] == s.all])
        if shown:
            cards = shown + [picks[number] for number in unseen if s.known[picks[number]] != s.all]
            dealer.shuffle(cards)
            for index, number in enumerate(unseen):
                picks[number] = cards[index]
    return picks


def _seen_by(s: State, number: int) -> int:
    """The seats that knew a card when it was picked."""
    return sum([1 << seat for seat in range(s.seats) if _SIGHTS[s.seats][seat][number] >= 0])


def _undecided_picks(s: State, seat: int, picks: list[int]) -> list[list[int]]:
    """Groups of cards that the seat saw in a draft pack and passed on: who took which of a group it cannot know.

    Between two sights of a pack each of the others took one card of those that vanished; after the last sight each of
    those left went to one of the next holders or is still in the pack. Cards that were shown since are not in doubt."""
    sights = _SIGHTS[s.seats][seat]
    groups: dict[int, list[int]] = {}
    for number, card in enumerate(picks):
        if card >= 0 and 0 <= sights[number] < number and s.known[card] != s.all:
            groups.setdefault(sights[number], []).append(card)
    half, pick = _pick_of(s)
    for holder in range(s.seats if pick >= 0 else 0):
        number = (half * s.seats + pack_origin(s, half, pick, holder)) * PACK + pick
        if 0 <= sights[number] < number:
            groups.setdefault(sights[number], []).extend(s.packs[holder])
    return list(groups.values())


def _pick_of(s: State) -> tuple[int, int]:
    """Half and pick of the draft that is going on; (-1, -1) when it is over."""
    for frame in s.trunk:
        if frame[STEP] == frames.DRAFT_PASS:
            _, _, half, pick = frame
            return half, pick
    return -1, -1


# --- monuments and mages ----------------------------------------------------------------------------------------------


def _deal_monuments(w: State, seat: int, dealer: Dealer) -> None:
    deck = w.monument_deck[::-1]
    own = w.monument_known[seat]
    dealt = dealt_anew(deck, own, dealer)
    w.monument_deck = dealt[::-1]
    for other in range(w.seats):
        memory = w.monument_known[other]
        if other != seat and memory:
            w.monument_known[other] = moved(memory, guessed(deck, memory, own, dealer), dealt)


def _deal_mages(w: State, seat: int, dealer: Dealer) -> None:
    """Mages that rivals were dealt, before the common reveal; their choice is anybody's guess."""
    mages = [mage for mage in w.cat.mages if mage not in w.mages[seat]]
    for rival in range(w.seats):
        if rival != seat:
            w.mages[rival] = [dealer.draw(mages), dealer.draw(mages)]
            if w.chosen[rival] >= 0:
                w.chosen[rival] = w.mages[rival][dealer.below(2)]


# --- a Collect that is going on ---------------------------------------------------------------------------------------


def _collect_again(w: State, seat: int, dealer: Dealer) -> None:
    """Rivals' choices in a simultaneous Collect are not seen yet: let each start over, and those who are done choose at
    random again."""
    before = w.before
    assert before is not None
    for rival in range(w.seats):
        if rival == seat:
            continue
        done = not w.branches[rival]
        w.pool[rival * 5 : rival * 5 + 5] = before.pool[rival * 5 : rival * 5 + 5]
        for component in w.play[rival]:
            w.on.pop(component, None)
            w.turned.discard(component)
            if component in before.on:
                w.on[component] = before.on[component]
            if component in before.turned:
                w.turned.add(component)
        w.restart_branch(rival, (frames.COLLECT, rival))
        while done and w.branches[rival]:
            legal = w.legal_actions(rival)
            w.answer_in_branch(rival, legal[dealer.below(len(legal))])
    w.log = []
