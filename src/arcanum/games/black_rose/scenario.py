"""Laying out a position as a scenario describes it, and the facts that its expectations are compared with."""

from __future__ import annotations

from typing import Final

from arcanum.core.game import GameError
from arcanum.core.positions import component_of
from arcanum.core.state import Data
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose.fields import MARKERS
from arcanum.games.black_rose.lodge import CELL, CENTRE, NAMES, ROOMS
from arcanum.games.black_rose.phases import PHASES
from arcanum.games.black_rose.positions import Evocation, Player, Position, Room, Slot, Tokens, Tracks
from arcanum.games.black_rose.setup import RANDOM, choose_sides, material_of
from arcanum.games.black_rose.state import Row, State
from arcanum.games.black_rose.view import names, place_name

_COLOURS: Final = ("blue", "red")


def lay_out(s: State, position: Position) -> None:
    """Lay an empty state out. Raises GameError with the field that is wrong."""
    s.options = {
        name: "a" if value == RANDOM and name in ("event", "quests_1", "quests_2") else value
        for name, value in s.options.items()
    }
    s.laid_out = 1
    layout = _Layout(s)
    layout.common(position)
    players = [*position.players, Player(), Player()][: s.seats]
    layout.mages(players)
    layout.colours(players)
    for seat, player in enumerate(players):
        layout.player(seat, player, f"position.players[{seat}]")
    layout.settle_tokens([*players, position.rose])
    layout.flow(position)


class _Layout:
    """Puts everything where a position says."""

    def __init__(self, s: State) -> None:
        self.s = s

    def component(self, name: str, field: str, kind: int) -> int:
        return component_of(self.s.cat, at.KINDS, name, field, kind)

    def cards(self, ids: tuple[str, ...], field: str) -> list[int]:
        return [self.component(name, f"{field}[{index}]", at.SPELL) for index, name in enumerate(ids)]

    def row(self, tokens: Tokens) -> Row:
        return tuple([at.ROSE if party == "rose" else int(party) for party in tokens])

    # --- what is common -----------------------------------------------------------------------------------------------

    def common(self, position: Position) -> None:
        s = self.s
        material = material_of(s.cat, s.options)
        s.school = material.school
        s.room_at = material.rooms[:] if position.lodge is None else self.lodge(position.lodge)
        choose_sides(s)
        for place, room in position.rooms.items():
            self.room(NAMES.index(place), room, f"position.rooms.{place}")
        for quest, seat in position.quests.items():
            s.quest_mark[self.quest(quest, f"position.quests.{quest}")] = seat
        s.library = self.cards(position.library, "position.library")[::-1]
        s.forgotten = self.cards(position.forgotten, "position.forgotten")[::-1]
        s.removed = self.cards(position.removed, "position.removed")
        self.tracks(at.ROSE, position.rose)

    def lodge(self, given: tuple[str, ...]) -> list[int]:
        """Seven rooms of seven colours; that of the centre lies there and nowhere else (BR-2.4, BR-2.8)."""
        cat = self.s.cat
        rooms: list[int] = []
        for place, name in enumerate(given):
            field = f"position.lodge[{place}]"
            room = self.component(name, field, at.ROOM)
            if (cat.base[room] == cat.centre_base) != (place == CENTRE):
                raise GameError(
                    f"{field}: expected a room of the {'centre' if place == CENTRE else 'ring'}, found {name!r}"
                )
            if cat.colour[room] in [cat.colour[other] for other in rooms]:
                raise GameError(f"{field}: expected seven different colours, found that of {name!r} again")
            rooms.append(room)
        return rooms

    def quest(self, name: str, field: str) -> int:
        number = self.component(name, field, at.QUEST)
        for place, quest in enumerate(self.s.quests):
            if self.s.cat.quest_cards[quest].component == number:
                return place
        raise GameError(f"{field}: the quest is not on a side in play")

    def room(self, room: int, data: Room, field: str) -> None:
        s = self.s
        s.restored[room] = int(data.restored)
        s.used[room] = int(data.used)
        if data.used and not data.restored:
            raise GameError(f"{field}.used: expected it of a restored room only, which has an activation token")
        s.instability[room] = self.row(data.instability)
        slots = 0 if data.restored else s.cat.room_slots[s.room_at[room]]
        if len(data.instability) > slots:
            raise GameError(f"{field}.instability: expected at most {slots} tokens, found {len(data.instability)}")

    def tracks(self, party: int, data: Tracks) -> None:
        s = self.s
        s.power[party] = data.power
        s.trophies[party] = data.trophies
        s.room_track[party] = data.rooms

    # --- a player -----------------------------------------------------------------------------------------------------

    def mages(self, players: list[Player]) -> None:
        """Two different ones. Whoever names none has the one of his place, or the first that is left."""
        s = self.s
        for seat, player in enumerate(players):
            if player.mage is not None:
                field = f"position.players[{seat}].mage"
                mage = self.component(player.mage, field, at.MAGE)
                if mage in s.mage:
                    raise GameError(f"{field}: expected another mage than the other player's, found {player.mage!r}")
                s.mage[seat] = mage
        offered = material_of(s.cat, s.options).mages
        for seat in range(s.seats):
            if s.mage[seat] < 0:
                s.mage[seat] = next(mage for mage in [offered[seat], *offered] if mage not in s.mage)

    def colours(self, players: list[Player]) -> None:
        """Two different ones. Whoever names none has the one of his place, or the one that is left."""
        s = self.s
        for seat, player in enumerate(players):
            if player.colour is not None:
                if _COLOURS.index(player.colour) in s.colour:
                    field = f"position.players[{seat}].colour"
                    message = f"expected another colour than the other player's, found {player.colour!r}"
                    raise GameError(f"{field}: {message}")
                s.colour[seat] = _COLOURS.index(player.colour)
        for seat in range(s.seats):
            if s.colour[seat] < 0:
                s.colour[seat] = 1 - seat if seat in s.colour else seat

    def player(self, seat: int, player: Player, field: str) -> None:
        s = self.s
        s.where[seat] = self.place(player.at)
        self.tracks(seat, player)
        s.damage[seat] = self.row(player.damage)
        if len(s.damage[seat]) >= s.health(seat):
            raise GameError(f"{field}.damage: expected less than the health of the mage, found {len(s.damage[seat])}")
        s.last[seat] = s.damage[seat][-1] if s.damage[seat] else -1
        s.actions[seat] = player.actions
        self.zones(seat, player, field)
        for index, entry in enumerate(player.evocations):
            self.evocation(seat, entry, f"{field}.evocations[{index}]")

    def place(self, name: str) -> int:
        return CELL if name == "cell" else NAMES.index(name)

    def zones(self, seat: int, player: Player, field: str) -> None:
        s = self.s
        s.hand[seat] = sorted(self.cards(player.hand, f"{field}.hand"))
        s.grimoire[seat] = self.cards(player.grimoire, f"{field}.grimoire")[::-1]
        s.bound[seat] = sorted(s.grimoire[seat])
        s.memories[seat] = self.cards(player.memories, f"{field}.memories")
        for name, entry in player.slots.items():
            self.slot(seat, at.SLOTS.index(name), entry, f"{field}.slots.{name}")
        hidden = s.hand[seat] + [
            s.slot[seat * 4 + slot]
            for slot in range(4)
            if s.slot[seat * 4 + slot] >= 0 and not s.revealed[seat * 4 + slot]
        ]
        s.secret_forgotten[seat] = len([card for card in hidden if s.cat.spell_kind[card] == at.FORGOTTEN])

    def slot(self, seat: int, slot: int, entry: str | Slot, field: str) -> None:
        s = self.s
        if isinstance(entry, str):
            card, _, side = entry.partition(" ")
            if side and side not in at.SIDES:
                raise GameError(f"{field}: expected the side main or reverse, found {side!r}")
            data = Slot(card, "reverse" if side == "reverse" else "main")
        else:
            data = entry
        place = seat * at.SLOT_COUNT + slot
        s.slot[place] = self.component(data.card, f"{field}.card", at.SPELL)
        s.side[place] = at.SIDES.index(data.side)
        s.revealed[place] = int(data.revealed)
        if data.token_on is not None:
            s.token_on[place] = data.token_on
            s.lasting[place] = s.cat.side_lasting[s.slot[place] * 2 + s.side[place]]
            if s.lasting[place] < 0:
                raise GameError(f"{field}.token_on: this side has no persistent effect")

    def evocation(self, seat: int, data: Evocation, field: str) -> None:
        s = self.s
        figure = 1 + seat * at.EVOCATION_SLOTS + data.slot
        if s.evocation[figure] >= 0:
            raise GameError(f"{field}.slot: {data.slot} is occupied")
        own = s.cat.ids[s.cat.school_evocation[s.school]]
        s.evocation[figure] = self.component(data.id or own, f"{field}.id", at.EVOCATION)
        s.where[figure] = self.place(data.at)
        if s.evocations_left(s.evocation[figure]) < 0:
            raise GameError(f"{field}.id: there are not so many figures of {s.cat.ids[s.evocation[figure]]}")
        if data.upgrade is not None:
            self.upgrade(figure, data.upgrade, f"{field}.upgrade")
        s.damage[figure] = self.row(data.damage)
        if len(s.damage[figure]) >= s.health(figure):
            raise GameError(f"{field}.damage: expected less than its health, found {len(s.damage[figure])}")
        s.last[figure] = s.damage[figure][-1] if s.damage[figure] else -1
        s.turned[figure] = int(data.activated)

    def upgrade(self, figure: int, name: str, field: str) -> None:
        s = self.s
        card = self.component(name, field, at.UPGRADE)
        if s.upgrade.count(card) == s.cat.copies[card]:
            raise GameError(f"{field}: expected at most {s.cat.copies[card]} cards {name!r}, found one more")
        s.upgrade[figure] = card

    # --- tokens and flow ----------------------------------------------------------------------------------------------

    def settle_tokens(self, parties: list[Tracks]) -> None:
        """The supplies are what is left of 25, or less where a position has `spare` tokens only."""
        s = self.s
        for party, holder in enumerate(parties):
            lying = sum([row.count(party) for row in s.damage + s.instability]) + MARKERS[party]
            s.supply[party] -= lying + (s.quest_mark.count(party) if party < 2 else 0)
            if s.supply[party] < 0:
                raise GameError(f"position: party {party} has more than 25 tokens")
            if holder.spare is not None:
                aside = max(0, s.supply[party] - holder.spare)
                s.withheld[party] = aside
                s.supply[party] -= aside

    def flow(self, position: Position) -> None:
        s = self.s
        s.round = position.round
        s.crown = position.crown
        s.first = s.crown
        to_act = s.crown if position.to_act is None else position.to_act
        phase = position.phase
        if phase == "black_rose":
            s.round -= 1
            s.trunk.append((frames.ROUND, -1))
            return
        s.phase = PHASES.index(phase) if phase in PHASES else 3
        s.trunk.append((frames.END_ROUND, -1) if phase == "end" else (frames.CLEANUP, -1))
        if phase in ("study", "prepare", "action", "action_end", "evocation"):
            s.trunk.append((frames.EVOCATION_PHASE, -1))
        if phase == "action":
            s.trunk.append((frames.NEXT_ACTIVATION, -1, to_act))
        elif phase == "action_end":
            s.trunk.append((frames.MOMENT, -1, at.ACTION_PHASE, 0))
        elif phase in ("study", "prepare"):
            s.trunk.append((frames.ACTION_PHASE, -1))
            s.trunk.append((frames.PREPARED, -1))
            s.trunk.append((frames.PARALLEL, -1, frames.PREPARE, 0, 0))
            if phase == "study":
                s.trunk.append((frames.STUDY, -1, 1))
                s.trunk.append((frames.STUDY, -1, 0))


# --- facts ------------------------------------------------------------------------------------------------------------


def facts_of(s: State) -> Data:
    """The whole truth in the shape of positions."""
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "to_act": list(s.actors()),
        "crown": s.crown,
        "over": s.over,
        "winner": ("0", "1", "black_rose")[s.winner] if s.over else None,
        "lodge": names(s, s.room_at),
        "rooms": {NAMES[room]: _room_facts(s, room) for room in range(ROOMS)},
        "rose": _tracks(s, at.ROSE),
        "quests": {s.cat.ids[s.cat.quest_cards[n].component]: _owner(s.quest_mark[i]) for i, n in enumerate(s.quests)},
        "library": names(s, s.library[::-1]),
        "forgotten": names(s, s.forgotten[::-1]),
        "removed": names(s, s.removed),
        "players": [_player_facts(s, seat) for seat in range(s.seats)],
    }


def _tokens(row: Row) -> list[int | str]:
    """As positions write them: 0, 1, rose."""
    return ["rose" if party == at.ROSE else party for party in row]


def _owner(mark: int) -> int | None:
    return mark if mark >= 0 else None


def _room_facts(s: State, room: int) -> Data:
    row = _tokens(s.instability[room])
    return {"instability": row, "restored": bool(s.restored[room]), "used": bool(s.used[room])}


def _tracks(s: State, party: int) -> Data:
    return {
        "power": s.power[party],
        "trophies": s.trophies[party],
        "rooms": s.room_track[party],
        "supply": s.supply[party],
    }


def _player_facts(s: State, seat: int) -> Data:
    return {
        **_tracks(s, seat),
        "mage": s.cat.ids[s.mage[seat]] if s.mage[seat] >= 0 else None,
        "colour": _COLOURS[s.colour[seat]] if s.colour[seat] >= 0 else None,
        "at": place_name(s.where[seat]),
        "damage": _tokens(s.damage[seat]),
        "hand": names(s, s.hand[seat]),
        "grimoire": names(s, s.grimoire[seat][::-1]),
        "memories": names(s, s.memories[seat]),
        "slots": {at.SLOTS[slot]: _slot_facts(s, seat * at.SLOT_COUNT + slot) for slot in range(at.SLOT_COUNT)},
        "actions": s.actions[seat],
        "evocations": {str(slot + 1): _evocation_facts(s, 2 + seat * at.EVOCATION_SLOTS + slot) for slot in range(3)},
    }


def _slot_facts(s: State, place: int) -> Data | None:
    if s.slot[place] < 0:
        return None
    return {
        "card": s.cat.ids[s.slot[place]],
        "side": at.SIDES[s.side[place]],
        "revealed": bool(s.revealed[place]),
        "token_on": _owner(s.token_on[place]),
    }


def _evocation_facts(s: State, figure: int) -> Data | None:
    if s.evocation[figure] < 0:
        return None
    return {
        "id": s.cat.ids[s.evocation[figure]],
        "at": place_name(s.where[figure]),
        "damage": _tokens(s.damage[figure]),
        "upgrade": s.cat.ids[s.upgrade[figure]] if s.upgrade[figure] >= 0 else None,
        "activated": bool(s.turned[figure]),
    }
