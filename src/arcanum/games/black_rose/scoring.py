"""Power for restored rooms, and the final scoring."""

from __future__ import annotations

from typing import Final

from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.lodge import ROOMS
from arcanum.games.black_rose.state import Row, State

SOLE_OWNER_BONUS: Final = 1
TIE_PENALTY: Final = 1
TRACK_SOLE: Final = 3
TRACK_TIE: Final = 2


def restoration_power(row: Row, rewards: tuple[int, int, int]) -> tuple[list[int], int]:
    """What each party gains for a full room, and the sole first party (-1 if there is none) (BR-18.7, BR-18.8, BR-18.9,
    BR-18.10, BR-18.11, BR-18.12, BR-18.13, BR-18.14). Places are counted by levels: after a tie the next lower number
    of tokens is the next place."""
    counts = [row.count(party) for party in range(at.PARTIES)]
    levels = sorted({count for count in counts if count}, reverse=True)
    gains = [0] * at.PARTIES
    for place, level in enumerate(levels):
        tied = [party for party in range(at.PARTIES) if counts[party] == level]
        value = rewards[place] - (TIE_PENALTY if len(tied) > 1 else 0)
        for party in tied:
            gains[party] = max(value, 0)
    leaders = [party for party in range(at.PARTIES) if levels and counts[party] == levels[0]]
    first = leaders[0] if len(leaders) == 1 else at.NOBODY
    if first >= 0 and counts[first] == len(row):
        gains[first] = rewards[0] + SOLE_OWNER_BONUS
    return gains, first


def track_power(track: list[int]) -> list[int]:
    """3 power to the party farthest on a track; on a tie 2 to each of those tied (BR-27.2, BR-27.7, BR-27.11)."""
    best = max(track)
    tied = track.count(best)
    return [(TRACK_SOLE if tied == 1 else TRACK_TIE) if steps == best else 0 for steps in track]


def majority(row: Row) -> int:
    """Who moves on the room track for a destroyed room: most tokens; on a tie the Rose, if it has any; else nobody
    (BR-27.3, BR-27.4, BR-27.5, BR-27.6)."""
    if not row:
        return at.NOBODY
    counts = [row.count(0), row.count(1), row.count(at.ROSE)]
    best = max(counts)
    if counts.count(best) == 1:
        return counts.index(best)
    return at.ROSE if counts[at.ROSE] else at.NOBODY


_SOURCES: Final = {
    ev.MAGE_DEFEATED: "defeats",
    ev.ROOM_RESTORED: "restored rooms",
    ev.TROPHIES_SCORED: "trophy track",
    ev.ROOMS_SCORED: "room track",
    ev.QUEST_UNFINISHED: "quests",
}
"""What brings power in the moment in which it happens."""
_EFFECTS: Final = {
    ev.EVENT_APPLIED: "events",
    ev.REVEALED: "spells",
    ev.PERSISTENT_APPLIED: "spells",
    ev.ROOM_ACTIVATED: "rooms' effects",
    ev.QUEST_COMPLETED: "quests",
}
"""What has an effect that may bring power later on."""


def power_by_source(s: State) -> list[dict[str, float]]:
    """By party what its power came from, read from the log; what was lost counts against what took it away."""
    found: list[dict[str, float]] = [{} for _ in range(at.PARTIES)]
    effect, before = "", 0
    for raw in s.log:
        kind = raw[0]
        if kind == ev.POWER_CHANGED:
            source = _SOURCES.get(before, effect)
            found[raw[2]][source] = found[raw[2]].get(source, 0) + raw[3]
            continue
        effect = _EFFECTS.get(kind, effect)
        before = kind
    return found


Endings = list[tuple[int, int, int]]
"""By party, what trophies, rooms and quests bring at the end."""


def endings(s: State) -> Endings:
    """What the final scoring would bring each party if it came now; after the game, what it has brought."""
    track = s.room_track[:]
    quests = 0
    if not s.over:
        for room in range(ROOMS):
            party = at.NOBODY if s.restored[room] else majority(s.instability[room])
            if party >= 0:
                track[party] += 1
    for place, number in enumerate(s.quests):
        if s.quest_mark[place] < 0:
            quests += s.cat.quest_cards[number].rose_power
    trophies, rooms = track_power(s.trophies), track_power(track)
    return [(trophies[party], rooms[party], quests if party == at.ROSE else 0) for party in range(at.PARTIES)]


def final_scoring(s: State) -> int:
    """Trophies, rooms, quests; gives the winner: most power, and on any tie the Rose (BR-27.8, BR-27.9, BR-27.12)."""
    _score_track(s, s.trophies, ev.TROPHIES_SCORED)
    for room in range(ROOMS):
        if not s.restored[room]:
            party = majority(s.instability[room])
            if party >= 0:
                s.step_rooms(party)
    _score_track(s, s.room_track, ev.ROOMS_SCORED)
    for place, number in enumerate(s.quests):
        if s.quest_mark[place] < 0:
            quest = s.cat.quest_cards[number]
            if s.heard:
                s.log.append((ev.QUEST_UNFINISHED, s.all, quest.component, quest.rose_power))
            s.change_power(at.ROSE, quest.rose_power)
    return leader(s.power)


def _score_track(s: State, track: list[int], event: int) -> None:
    for party, gain in enumerate(track_power(track)):
        if gain:
            if s.heard:
                s.log.append((event, s.all, party, gain))
            s.change_power(party, gain)


def leader(power: list[int]) -> int:
    """The party with most power; the Rose wins every tie (BR-27.10)."""
    best = max(power)
    return power.index(best) if power.count(best) == 1 else at.ROSE
