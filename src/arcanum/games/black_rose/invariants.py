"""Laws that hold at every decision of every game."""

from __future__ import annotations

from arcanum.core.flow import STEP
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose.fields import ACTIONS, MARKERS, TOKENS
from arcanum.games.black_rose.lodge import AWAY, CELL, ROOMS
from arcanum.games.black_rose.quests import fresh, meets
from arcanum.games.black_rose.setup import PERSONAL_COPIES
from arcanum.games.black_rose.state import State


def check_state(s: State) -> None:
    """Raises AssertionError when a law is broken."""
    _check_tokens(s)
    _check_figures(s)
    _check_rooms(s)
    _check_cards(s)
    for seat in (0, 1):
        _check_knowledge(s, seat)
        _check_news(s, seat)
    assert all(power >= 0 for power in s.power), "power below 0"
    assert all(0 <= count <= ACTIONS for count in s.actions)
    assert len(s.effects) == len([frame for frame in s.trunk if frame[STEP] == frames.RUN]), (
        "an effect without its frame"
    )


def _check_tokens(s: State) -> None:
    """25 tokens of each party: in the supply, on figures, in rooms, on quests and on the tracks (BR-1.4)."""
    for party in range(at.PARTIES):
        lying = sum([row.count(party) for row in s.damage + s.instability])
        marks = s.quest_mark.count(party) if party != at.ROSE else 0
        markers = MARKERS[party] if s.quests else 0
        total = s.supply[party] + lying + marks + markers + s.withheld[party]
        assert total == TOKENS, f"party {party} has {total} tokens"
        assert s.supply[party] >= 0, f"party {party} owes tokens"


def _check_figures(s: State) -> None:
    """Every figure is in one place; evocations are in the lodge exactly when their card lies in a slot (BR-2.11)."""
    for figure in range(at.FIGURES):
        where = s.where[figure]
        if figure < 2:
            assert 0 <= where <= CELL, "a mage is nowhere"
        else:
            assert (s.evocation[figure] >= 0) == (AWAY < where < CELL), "an evocation is in the lodge without its card"
            if s.evocation[figure] < 0:
                assert not s.damage[figure]
                assert s.upgrade[figure] < 0
        if s.damage[figure]:
            assert len(s.damage[figure]) <= s.health(figure), "more damage than health"
    for evocation in set(s.evocation) - {-1}:
        assert s.evocations_left(evocation) >= 0, "more figures than there are"
    for upgrade in set(s.upgrade) - {-1}:
        assert s.upgrade.count(upgrade) <= s.cat.copies[upgrade], "more upgrades than there are"


def _check_rooms(s: State) -> None:
    for room in range(ROOMS):
        if s.restored[room]:
            assert not s.instability[room], "tokens in a restored room"
        else:
            assert not s.used[room]
            assert s.room_at[room] < 0 or s.free_slots(room) >= 0, "more tokens than slots"


def _check_cards(s: State) -> None:
    """No card is lost or doubled: the whole school deck, three personal spells of each mage, the forgotten spells."""
    if s.school < 0 or not s.round or s.laid_out:
        return
    cards = s.library + s.forgotten + s.removed + [card for card in s.slot if card >= 0]
    for zones in (s.grimoire, s.hand, s.memories):
        for zone in zones:
            cards += zone
    for card in s.cat.spell_list:
        if s.cat.school[card] == s.school:
            assert cards.count(card) == s.cat.copies[card], f"{s.cat.ids[card]}: {cards.count(card)} copies"
    for seat in (0, 1):
        assert cards.count(s.cat.personal[s.mage[seat]]) == PERSONAL_COPIES
        assert s.hand[seat] == sorted(s.hand[seat])


def _check_news(s: State, seat: int) -> None:
    """No quest is met behind the back of whoever looks at the news only."""
    news = fresh(s, 0)
    for place, number in enumerate(s.quests):
        quest = s.cat.quest_cards[number]
        if s.quest_mark[place] < 0 and not quest.looks_at_for[seat] & news & s.watched:
            assert not meets(s, quest, seat, 0), f"{s.cat.ids[quest.component]}: met without news"


def _check_knowledge(s: State, seat: int) -> None:
    """What the other mage knows of this one's cards is true, whatever else is."""
    places = range(seat * at.SLOT_COUNT, (seat + 1) * at.SLOT_COUNT)
    held = s.hand[seat] + [s.slot[p] for p in places if s.slot[p] >= 0 and not s.revealed[p] and not s.peeked[p]]
    drawn = s.bound[seat][:]
    for card in s.grimoire[seat]:
        assert card in drawn, "a card in a grimoire that was never shuffled into it"
        drawn.remove(card)
    for card in s.shown[seat]:
        if card in drawn:
            drawn.remove(card)
    for card in drawn + s.held_openly[seat]:
        assert card in held, "a card that a mage is said to hold is not there"
        held.remove(card)
    secret = len([card for card in held if s.cat.spell_kind[card] == at.FORGOTTEN])
    assert secret == s.secret_forgotten[seat], f"{secret} forgotten spells, {s.secret_forgotten[seat]} are said to be"
