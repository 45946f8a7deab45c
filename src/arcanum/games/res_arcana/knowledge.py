"""Worlds: clones in which everything that a seat cannot know is dealt anew.

What a seat knows is kept: cards it saw, cards that were public before they were shuffled away, what it put back on a
deck, what it passed on in a draft. Hidden cards are dealt anew in two ways. Cards whose owner the seat does not know
change *identity* (they might as well be each other, or lie in the box); cards whose owner it knows change *position*
within the cards they were shuffled with.
"""

from __future__ import annotations

from arcanum.core.chance import Chance, key_of
from arcanum.core.knowledge import dealt_anew, moved, renamed, swapped
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana.setup import PACK, pack_origin
from arcanum.games.res_arcana.state import State


def world_of(s: State, seat: int, seed: str) -> State:
    """A world that the seat cannot tell from the truth."""
    world = s.clone()
    world.chance = Chance(key_of(f"world {seed}"))
    world.logged = 0
    _deal_monuments(world, seat)
    _deal_mages(world, seat)
    _deal_artifacts(world, seat)
    while not _can_go_on(world):
        _deal_artifacts(world, seat)
    if world.branches and world.before is not None:
        _collect_again(world, seat)
    world.refresh()
    return world


def _can_go_on(w: State) -> bool:
    """A rival who is asked which cards to discard has a choice, and they are picked in the order of the catalogue: so
    everybody knows that more high cards are in that hand than have to go."""
    frame = w.trunk[-1] if w.trunk else (-1,)
    if frame[0] != frames.DISCARD:
        return True
    return len([card for card in w.hand[frame[1]] if card > frame[4]]) > frame[3]


# --- artifacts --------------------------------------------------------------------------------------------------------


def _deal_artifacts(w: State, seat: int) -> None:
    _exchange(w, [card for card in w.cat.artifacts if not w.known[card] >> seat & 1])
    if w.draft:
        for cards in _undecided_picks(w, seat):
            _exchange(w, cards)
    for rival in range(w.seats):
        if rival != seat:
            _stir_hidden(w, rival)
    known = w.known_top[seat]
    deck = w.deck[seat]
    unseen = deck[: len(deck) - known]
    w.chance.shuffle(unseen)
    w.deck[seat] = unseen + deck[len(deck) - known :]


def _exchange(w: State, cards: list[int]) -> None:
    """Let these cards, wherever they are, swap identities at random. What others know of a card stays with its
    place."""
    if len(cards) < 2:
        return
    new = swapped(cards, w.chance)
    w.hand = renamed(w.hand, new)
    w.deck = renamed(w.deck, new)
    w.packs = [sorted(pack) for pack in renamed(w.packs, new)]
    w.kept = renamed(w.kept, new)
    w.drafted = renamed(w.drafted, new)
    w.draft = [new.get(card, card) for card in w.draft]
    w.mixed = [[group[0], *[new.get(card, card) for card in group[1:]]] for group in w.mixed]
    known = [w.known[card] for card in cards]
    batch = [w.batch[card] for card in cards]
    for index, card in enumerate(cards):
        w.known[new[card]] = known[index]
        w.batch[new[card]] = batch[index]


def _undecided_picks(w: State, seat: int) -> list[list[int]]:
    """Groups of cards that the seat saw in a draft pack and passed on: who took which of a group it cannot know.

    Between two sights of a pack each of the others took one card of those that vanished; after the last sight each of
    those left went to one of the next holders or is still in the pack. Cards that were shown since are not in doubt."""
    groups: list[list[int]] = []
    for half in range(2):
        for origin in range(w.seats):
            at = (half * w.seats + origin) * PACK
            picks = w.draft[at : at + PACK]
            sights = [step for step in range(PACK) if pack_origin(w, half, step, seat) == origin]
            held = _held_now(w, half, origin)
            for index, step in enumerate(sights):
                if picks[step] < 0:
                    continue
                last = index + 1 == len(sights)
                end = PACK if last else sights[index + 1]
                group = [card for card in picks[step + 1 : end] if card >= 0]
                if last or (picks[sights[index + 1]] < 0 and held is not None and _holder(w, half, origin) != seat):
                    group += held or []
                groups.append([card for card in group if w.known[card] != w.all])
    return groups


def _step_of(w: State) -> tuple[int, int]:
    """Half and step of the draft that is going on; (-1, -1) when it is over."""
    for frame in w.trunk:
        if frame[0] == frames.DRAFT_PASS:
            return frame[2], frame[3]
    return -1, -1


def _holder(w: State, half: int, origin: int) -> int:
    step = _step_of(w)[1]
    return (origin + step) % w.seats if half == 0 else (origin - step) % w.seats


def _held_now(w: State, half: int, origin: int) -> list[int] | None:
    """What is left in a pack, if its half is being drafted now."""
    if _step_of(w)[0] != half:
        return None
    return w.packs[_holder(w, half, origin)]


def _stir_hidden(w: State, rival: int) -> None:
    """Let the hidden cards of a rival lie in any order that the others cannot rule out.

    What the rival has seen, and which places they put in an order of their own, stays with the places."""
    hidden = w.hand[rival] + w.deck[rival]
    seen = [w.known[card] >> rival & 1 for card in hidden]
    mixed = [group for group in w.mixed if group[0] != rival]
    for group in [group for group in w.mixed if group[0] == rival]:
        # A later group is about its places, whatever the older groups have put there.
        now = w.hand[rival] + w.deck[rival]
        lying = [now[at] for at, card in enumerate(hidden) if card in group[1:]]
        _stir(w, rival, lying)
        mixed.append([rival, *lying])
    before = w.hand[rival] + w.deck[rival]
    for batch in sorted({w.batch[card] for card in hidden}):
        _stir(w, rival, [card for card in w.hand[rival] + w.deck[rival] if w.batch[card] == batch])
    now = w.hand[rival] + w.deck[rival]
    for at, card in enumerate(now):
        w.known[card] = w.known[card] | 1 << rival if seen[at] else w.known[card] & ~(1 << rival)
    new = dict(zip(before, now, strict=True))
    w.mixed = [[group[0], *[new.get(card, card) for card in group[1:]]] for group in mixed]


def _stir(w: State, rival: int, cards: list[int]) -> None:
    """Let these cards of a rival swap places at random."""
    w.hand[rival], w.deck[rival] = renamed([w.hand[rival], w.deck[rival]], swapped(cards, w.chance))


# --- monuments and mages ----------------------------------------------------------------------------------------------


def _deal_monuments(w: State, seat: int) -> None:
    deck = w.monument_deck[::-1]
    dealt = dealt_anew(deck, w.monument_known[seat], w.chance)
    w.monument_known = [
        memory if other == seat else moved(memory, deck, dealt) for other, memory in enumerate(w.monument_known)
    ]
    w.monument_deck = dealt[::-1]


def _deal_mages(w: State, seat: int) -> None:
    """Mages that rivals were dealt, before the common reveal; their choice is anybody's guess."""
    if not w.mages[seat]:
        return
    mages = [mage for mage in w.cat.mages if mage not in w.mages[seat]]
    w.chance.shuffle(mages)
    for rival in range(w.seats):
        if rival != seat:
            w.mages[rival] = [mages.pop(), mages.pop()]
            if w.chosen[rival] >= 0:
                w.chosen[rival] = w.mages[rival][w.chance.below(2)]


# --- a Collect that is going on ---------------------------------------------------------------------------------------


def _collect_again(w: State, seat: int) -> None:
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
            w.answer_in_branch(rival, legal[w.chance.below(len(legal))])
    w.log = []
