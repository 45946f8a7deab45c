"""What a seat may know, as plain data: names, not numbers, and nothing that the seat cannot know."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import UNSET

from arcanum.core.views import asked
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose.catalogue import QuestCard
from arcanum.games.black_rose.fields import ACTIONS
from arcanum.games.black_rose.lodge import ANYWHERE, CELL, NAMES, ROOMS, within
from arcanum.games.black_rose.phases import PHASES
from arcanum.games.black_rose.quests import progress
from arcanum.games.black_rose.scoring import Endings, endings, leader, majority
from arcanum.games.black_rose.state import FORGOTTEN, GRIMOIRE, LIBRARY, Row, State
from arcanum.games.black_rose.steps.selectors import origin_of
from arcanum.games.black_rose.view_types import (
    Aimed,
    BlackRoseView,
    EventCard,
    EvocationState,
    PartyState,
    Player,
    Power,
    Progress,
    Quest,
    Room,
    Scoring,
    SlotState,
)

COLOURS: Final[tuple[Literal["blue", "red"], ...]] = ("blue", "red")
PARTY_NAMES = ("0", "1", "black_rose")
_RANGES: Final = (("0", 0), ("1", 1), ("2", 2), ("*", ANYWHERE))


def _seen_from(place: int) -> dict[str, list[str]]:
    """The rooms in range and in sight, by range."""
    return {name: [NAMES[room] for room in range(ROOMS) if within(place, reach) >> room & 1] for name, reach in _RANGES}


_SIGHT: Final = {name: _seen_from(place) for place, name in enumerate((*NAMES, "cell"))}
"""What is in range and in sight of each room and of a cell: for those who draw it. Nobody may change it."""


def view_of(s: State, seat: int | None) -> BlackRoseView:
    """The table as a seat (None: a spectator) sees it (BR-28.1, BR-28.2, BR-28.5, BR-28.8, BR-28.9, BR-28.10)."""
    if seat is not None and not 0 <= seat < s.seats:
        raise ValueError(f"there is no seat {seat}, only 0 to {s.seats - 1}")
    brings = endings(s)
    return BlackRoseView(
        game="black_rose",
        seat=seat,
        seats=s.seats,
        options=s.options.copy(),
        round=s.round,
        phase=PHASES[s.phase],
        crown=s.crown,
        first_mage=s.first,
        school=s.cat.ids[s.school] if s.school >= 0 else None,
        to_act=list(s.actors()),
        over=s.over,
        winner=PARTY_NAMES[s.winner] if s.over else None,
        rooms=[_room(s, room) for room in range(ROOMS)],
        parties=[_party(s, party, brings) for party in range(at.PARTIES)],
        leader=PARTY_NAMES[_leader(s, brings)],
        sight=_SIGHT,
        players=[_player(s, owner, seat) for owner in range(s.seats)],
        event=_event(s),
        quests=[_quest(s, place) for place in range(len(s.quests))],
        library=len(s.library),
        forgotten=len(s.forgotten),
        removed=names(s, sorted(s.removed)),
        upgrades=_upgrades(s),
        seen_on_top=_seen_on_top(s, seat) if seat is not None else UNSET,
        decision=_decision(s, seat) if seat is not None and seat in s.actors() else UNSET,
    )


def names(s: State, cards: list[int]) -> list[str]:
    return [s.cat.ids[card] for card in cards]


def _decision(s: State, seat: int) -> Aimed:
    question = asked(s, seat)
    return Aimed(**msgspec.structs.asdict(question), origin=_aimed_from(s, question.prompt))


def _aimed_from(s: State, prompt: str) -> str | None:
    """The place from which ranges count, where something is chosen in range."""
    return place_name(origin_of(s, s.effects[-1])) if prompt in ("target", "pick") and s.effects else None


def _leader(s: State, brings: Endings) -> int:
    """Who wins, or would win if the game ended now."""
    return s.winner if s.over else leader([s.power[party] + sum(brings[party]) for party in range(at.PARTIES)])


def parties(row: Row) -> list[str]:
    return [PARTY_NAMES[party] for party in row]


def place_name(where: int) -> str | None:
    if where == CELL:
        return "cell"
    return NAMES[where] if where >= 0 else None


def _room(s: State, room: int) -> Room:
    card = s.room_at[room]
    return Room(
        position=NAMES[room],
        id=s.cat.ids[card],
        colour=at.COLOURS[s.cat.colour[card]],
        restored=bool(s.restored[room]),
        token_used=bool(s.used[room]),
        slots=s.cat.room_slots[card],
        rewards=list(s.cat.rewards[card]),
        instability=parties(s.instability[room]),
        majority=_majority(s, room),
        figures=[at.FIGURE_NAMES[figure] for figure in range(at.FIGURES) if s.where[figure] == room],
    )


def _majority(s: State, room: int) -> str | None:
    """Who would move on the room track for the room if the game ended now."""
    party = at.NOBODY if s.restored[room] else majority(s.instability[room])
    return PARTY_NAMES[party] if party >= 0 else None


def shown_power(total: int) -> Power:
    """As the track shows it: above 20 with the token on its +20 side (BR-4.3)."""
    over = total > 20
    return Power(total, total - 20 if over else total, over)


def _party(s: State, party: int, brings: Endings) -> PartyState:
    trophies, rooms, quests = brings[party]
    return PartyState(
        party=PARTY_NAMES[party],
        power=shown_power(s.power[party]),
        trophies=s.trophies[party],
        rooms=s.room_track[party],
        supply=s.supply[party],
        ending=Scoring(trophies, rooms, quests),
    )


def _event(s: State) -> EventCard:
    side = str(s.options["event"])
    return EventCard(side, names(s, s.cat.sets.get(side, [])))


def _quest(s: State, place: int) -> Quest:
    quest = s.cat.quest_cards[s.quests[place]]
    done = s.quest_mark[place]
    return Quest(
        id=s.cat.ids[quest.component],
        card=quest.card + 1,
        side=quest.side,
        rose_power=quest.rose_power,
        completed_by=done if done >= 0 else None,
        progress=_progress(s, quest) if done < 0 and not preparing(s) else None,
    )


def _progress(s: State, quest: QuestCard) -> Progress | None:
    """How far the mages are with a quest that counts something."""
    found = progress(s, quest)
    return None if found is None else Progress(found[0], found[1])


def _upgrades(s: State) -> dict[str, int]:
    """Free upgrade cards, face up."""
    return {s.cat.ids[card]: s.cat.copies[card] - s.upgrade.count(card) for card in s.upgrades_left()}


def preparing(s: State) -> bool:
    """Whether the mages prepare spells, so that nothing of it is shown yet (BR-28.4)."""
    return bool(s.branches)


def _player(s: State, owner: int, seat: int | None) -> Player:
    """Hand and grimoire are shown to the mage himself, to others their numbers (BR-28.2, BR-28.3, BR-28.6)."""
    hidden = preparing(s) and owner != seat
    first = owner * at.SLOT_COUNT
    waiting = len([card for card in s.slot[first : first + at.SLOT_COUNT] if card >= 0]) if hidden else 0
    mage = s.mage[owner]
    player = Player(
        seat=owner,
        colour=COLOURS[s.colour[owner]] if s.colour[owner] >= 0 else None,
        mage=s.cat.ids[mage] if mage >= 0 else None,
        at=place_name(s.where[owner]),
        health=s.cat.health[mage] if mage >= 0 else None,
        strength=s.stat(owner, at.STRENGTH) if mage >= 0 else None,
        speed=s.stat(owner, at.SPEED) if mage >= 0 else None,
        hand_limit=s.hand_limit(owner) if mage >= 0 else None,
        damage=parties(s.damage[owner]),
        actions=s.actions[owner],
        action_tokens=ACTIONS,
        hand=len(s.hand[owner]) + waiting,
        grimoire=len(s.grimoire[owner]),
        memories=names(s, s.memories[owner]),
        slots=[None if hidden else _slot(s, first + slot, owner == seat, seat) for slot in range(at.SLOT_COUNT)],
        evocations=[_evocation(s, owner, slot) for slot in range(at.EVOCATION_SLOTS)],
        rooms_activated=[name for number, name in enumerate(at.COLOURS) if s.colours_activated[owner] >> number & 1],
        damage_dealt=s.dealt[owner],
    )
    if owner == seat:
        player.hand_cards = names(s, s.hand[owner])
        player.grimoire_cards = names(s, sorted(s.grimoire[owner]))
    elif seat is not None:
        player.known_cards = names(s, s.held_openly[owner])
    return player


def _slot(s: State, place: int, own: bool, seat: int | None) -> SlotState | None:
    """A face-down spell is shown to its owner and to whoever has looked at it (BR-28.4)."""
    card = s.slot[place]
    if card < 0:
        return None
    slot = SlotState(revealed=bool(s.revealed[place]))
    if s.revealed[place] or own or (seat is not None and s.peeked[place]):
        slot.card = s.cat.ids[card]
        slot.side = at.SIDES[s.side[place]]
    if s.token_on[place] >= 0:
        slot.token_on = s.token_on[place]
    return slot


def _evocation(s: State, owner: int, slot: int) -> EvocationState | None:
    """The card with all damage on it is public (BR-16.19)."""
    figure = 2 + owner * at.EVOCATION_SLOTS + slot
    if s.evocation[figure] < 0:
        return None
    return EvocationState(
        figure=at.FIGURE_NAMES[figure],
        id=s.cat.ids[s.evocation[figure]],
        at=place_name(s.where[figure]),
        damage=parties(s.damage[figure]),
        health=s.health(figure),
        strength=s.stat(figure, at.STRENGTH),
        speed=s.stat(figure, at.SPEED),
        upgrade=s.cat.ids[s.upgrade[figure]] if s.upgrade[figure] >= 0 else None,
        activated=bool(s.turned[figure]),
        control=s.control[figure],
    )


def _seen_on_top(s: State, seat: int) -> dict[str, list[str]]:
    """Cards on top of piles that the seat has seen, the topmost first."""
    piles = {"grimoire": (GRIMOIRE, s.grimoire[seat]), "library": (LIBRARY, s.library)}
    piles["forgotten"] = (FORGOTTEN, s.forgotten)
    return {
        name: names(s, cards[len(cards) - s.seen_top[pile * 2 + seat] :][::-1])
        for name, (pile, cards) in piles.items()
        if s.seen_top[pile * 2 + seat]
    }
