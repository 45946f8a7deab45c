"""Laws that hold at every decision of every game."""

from __future__ import annotations

from collections import Counter

from arcanum.core.flow import STEP
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.dice import DICE, LASTING, fits, is_temporary
from arcanum.games.penumbra.state import State


def check_state(s: State) -> None:
    """Raises AssertionError when a law is broken."""
    _check_cards(s)
    _check_fate(s)
    _check_marks(s)
    _check_stores(s)
    _check_dice(s)
    _check_decks(s)
    _check_turns(s)
    for seat in range(s.seats):
        _check_zones(s, seat)
    assert len(s.effects) == len([frame for frame in s.trunk if frame[STEP] == frames.RUN]), (
        "an effect without its frame"
    )


def _check_cards(s: State) -> None:
    """Every copy of a card of the decks lies in exactly one place; of a laid out game no copy lies in two (PN-1.4 to
    PN-1.8)."""
    if not s.order:
        return  # the talents are not yet revealed, and nothing is laid out
    cards: Counter[int] = Counter([card for card in s.market if card >= 0])
    for zones in (s.decks, s.grimoire, s.inventory, s.tomes, s.contracts, s.reserved, s.bound):
        for zone in zones:
            cards.update(zone)
    cards.update([card for card in s.equipment if card >= 0])
    for zone in (s.kept, s.row, s.offered):
        cards.update(zone)
    for card, copies in enumerate(s.cat.copies):
        if s.cat.deck_of[card] >= 0:
            assert cards[card] <= copies, f"{s.cat.ids[card]}: {cards[card]} copies of {copies}"
            assert s.laid_out or cards[card] == copies, f"{s.cat.ids[card]}: {cards[card]} copies of {copies}"
    talents = [talent for talent in s.talent if talent >= 0]
    assert len(set(talents)) == len(talents), "a talent twice"


def _check_fate(s: State) -> None:
    """No card of the Fate deck lies in two places; cards that are not used are out of the game (PN-4.14, PN-40.15)."""
    cards = [*s.fate, *s.trial_row, *s.removed, *s.goals, *s.prophecies, *s.put_aside]
    for zone in s.reserved_trials:
        cards += zone
    for zone in s.trials:
        cards += [passed // 2 for passed in zone]
    for card, count in Counter(cards).items():
        assert count == 1, f"{s.cat.ids[card]}: in {count} places"
    for kind, zone in (
        (at.TRIAL, s.trial_row),
        (at.GOAL, s.goals),
        (at.PROPHECY, s.prophecies),
        (at.EVENT, s.put_aside),
    ):
        for card in zone:
            assert s.cat.kind[card] == kind, f"{s.cat.ids[card]} is no {at.KINDS[kind]}"
    assert s.ended_by < 0 or s.last_turns >= 0 or s.laid_out, "an end without last turns"


def _check_marks(s: State) -> None:
    """No more marks than there are; a row of slots is filled from the left, each with marks of its sort (PN-1.13,
    PN-1.17, PN-11.1, PN-11.3)."""
    for kind in range(at.SPARK_MARK + 1):
        assert s.marks_left(kind) >= 0, "more marks than there are"
    for party in range(s.parties):
        first = party * at.MARK_SLOTS
        for slot in range(at.MARK_SLOTS):
            mark = s.mark[first + slot]
            if mark < 0:
                continue
            assert (mark // at.STATES == at.SPARK_MARK) == (slot >= at.DISCIPLINE_SLOTS), "a mark in the wrong row"
            begins = slot in (0, at.DISCIPLINE_SLOTS)
            assert s.laid_out or begins or s.mark[first + slot - 1] >= 0, "a gap between marks"


def _check_stores(s: State) -> None:
    """PN-6.1, PN-49.5."""
    for place, amount in enumerate(s.store):
        assert 0 <= amount <= s.cat.store_limit, f"{amount} of {at.INGREDIENTS[place % 6]}"
    automa = s.store[s.seats * 6 : s.seats * 6 + at.ARCANA]
    assert not any(automa), "the Automa has ingredients"


def _check_dice(s: State) -> None:
    """Supplies are sorted; temporary dice are there only in the turn of their wizard, and never in locations (PN-9.4,
    PN-9.5). A closed slot holds a die that it takes, whatever its value where the Automa placed it (PN-28.4,
    PN-49.18)."""
    for seat in range(s.seats):
        assert s.dice[seat] == sorted(s.dice[seat])
        assert all(0 <= die < DICE for die in s.dice[seat])
        if seat != s.active or not s.turn_type:
            assert not any(is_temporary(die) for die in s.dice[seat]), "a temporary die outside of its turn"
    assert s.set_aside == sorted(s.set_aside)
    for slot, die in enumerate(s.placed):
        assert die < LASTING
        wanted = s.cat.die_slots[slot].kind
        assert die < 0 or wanted == at.SLOT_ANY or fits(die, wanted), "a die in a slot that does not take it"
    for zone in s.beside:
        assert zone == sorted(zone)
        assert all(0 <= die < LASTING for die in zone)


def _check_decks(s: State) -> None:
    """For every card of a deck it is known who has seen it; markets hold cards of their decks, launched ones too
    (PN-35.1, PN-50.5)."""
    for deck in range(len(at.DECKS)):
        assert len(s.decks[deck]) == len(s.seen_by[deck])
        assert all(0 <= seen <= s.everybody for seen in s.seen_by[deck])
        assert all(s.cat.deck_of[card] == deck for card in s.decks[deck])
    for place, card in enumerate(s.market):
        market = place // at.MARKET_SIZE
        assert card < 0 or s.cat.deck_of[card] == market, "a card in another market"
        assert card < 0 or s.market_open(market), "a market of a Class that is not in play"
        assert card >= 0 or not s.launched >> place & 1, "a launched card that is not there"
    assert len(s.row) <= at.ROW


def _check_turns(s: State) -> None:
    assert sorted(s.order) == (list(range(s.parties)) if s.order else [])
    assert s.active < 0 or s.active in s.order
    assert len(s.now) == f.NOW
    if s.over and not s.laid_out:
        assert s.ended_by >= 0, "an end without a prophecy"
        assert s.last_turns == 0
        assert not s.offered


def _check_zones(s: State, seat: int) -> None:
    """Cards lie in the zones for their kinds; no two of a zone have one name; what is rotated is there (PN-17.3 to
    PN-17.8, PN-25.2 to PN-25.4)."""
    cat = s.cat
    assert all(cat.kind[card] in (at.SPELL, at.RECIPE, at.SUMMON) for card in s.grimoire[seat])
    assert all(cat.kind[card] in (at.RECIPE, at.SUMMON, at.READY_POTION) for card in s.inventory[seat])
    assert all(cat.kind[card] == at.TOME for card in s.tomes[seat])
    for place in range(len(at.EQUIPMENT)):
        card = s.equipment[seat * len(at.EQUIPMENT) + place]
        assert card < 0 or cat.slot[card] == place, "an artifact in the wrong place"
    for zone in (s.grimoire[seat], s.inventory[seat], s.rotated[seat]):
        assert zone == sorted(zone)
    cards = [*s.grimoire[seat], *s.inventory[seat], *s.equipped(seat), *s.tomes[seat]]
    names = [cat.name[card] for card in cards]
    assert len(set(names)) == len(names), "two cards of one name"
    for card in s.rotated[seat]:
        assert card in cards or card == s.talent[seat], f"{cat.ids[card]} is rotated and not there"
    assert len(set(s.rotated[seat])) == len(s.rotated[seat])
