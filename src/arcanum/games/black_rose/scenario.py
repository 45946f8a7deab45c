"""Positions as scenarios describe them, and the facts that their expectations are compared with.

Neutral defaults of a position: round 1, phase `action`, seat 0 to act and holding the crown; seat 0 plays the first
mage of the game in blue, seat 1 the second one in red (or what the other seat leaves), both in their cells with 2
action tokens; no cards, no tokens, no evocations; the seven standard rooms in their order, destroyed and empty; sides
`a` where the options say random. Piles are written from the top. Tokens are written by party: 0, 1, rose; `spare`
limits a supply, the other tokens are put aside. A slot holds `verdict`, `verdict reverse` or a map, in which `token_on`
lays its persistence token.
"""

from __future__ import annotations

from typing import Any, Final

from arcanum.core.chance import Chance, key_of
from arcanum.core.game import GameError
from arcanum.core.state import Data, EndlessGame
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose.catalogue import Catalogue
from arcanum.games.black_rose.cleanup import LAST_ROUND
from arcanum.games.black_rose.lodge import CELL, CENTRE, NAMES, ROOMS
from arcanum.games.black_rose.phases import PHASES
from arcanum.games.black_rose.setup import RANDOM, choose_sides, material_of
from arcanum.games.black_rose.state import ACTIONS, MARKERS, Row, State
from arcanum.games.black_rose.view import names, place_name

_TOP: Final = (
    "round",
    "phase",
    "to_act",
    "crown",
    "lodge",
    "rooms",
    "rose",
    "quests",
    "library",
    "forgotten",
    "removed",
    "players",
)
_PLAYER: Final = (
    "mage",
    "colour",
    "at",
    "power",
    "trophies",
    "rooms",
    "damage",
    "hand",
    "grimoire",
    "memories",
    "slots",
    "actions",
    "evocations",
    "spare",
)
_ROSE: Final = ("power", "trophies", "rooms", "spare")
_ROOM: Final = ("instability", "restored", "used")
_SLOT: Final = ("card", "side", "revealed", "token_on")
_EVOCATION: Final = ("slot", "id", "at", "damage", "upgrade", "activated")
_PHASES: Final = ("black_rose", "study", "prepare", "action", "action_end", "evocation", "cleanup", "end")
_COLOURS: Final = ("blue", "red")
_PARTIES: Final[dict[object, int]] = {0: 0, 1: 1, "0": 0, "1": 1, "rose": 2}


def lay_out(cat: Catalogue, options: dict[str, str | int], position: Data) -> State:
    """A state laid out as a position says. Raises GameError with the field that is wrong."""
    _fields(position, _TOP, "position")
    settled = {
        name: "a" if value == RANDOM and name in ("event", "quests_1", "quests_2") else value
        for name, value in options.items()
    }
    s = State(cat, settled, Chance(key_of("scenario")))
    s.laid_out = 1
    layout = _Layout(s)
    layout.common(position)
    players = _list(position.get("players", []), "position.players")
    if len(players) > s.seats:
        raise GameError(f"position.players: expected at most {s.seats} players, found {len(players)}")
    described = [_map(player, _PLAYER, f"position.players[{seat}]") for seat, player in enumerate(players)]
    described += [{}] * (s.seats - len(players))
    layout.mages(described)
    layout.colours(described)
    for seat, player in enumerate(described):
        layout.player(seat, player, f"position.players[{seat}]")
    layout.settle_tokens(position)
    layout.flow(position)
    try:
        s.advance()
    except (AssertionError, EndlessGame) as error:
        raise GameError(f"position: {error}") from error
    return s


class _Layout:
    """Puts everything where a position says."""

    def __init__(self, s: State) -> None:
        self.s = s

    def component(self, name: object, field: str, kind: int) -> int:
        number = self.s.cat.component.get(name, -1) if isinstance(name, str) else -1
        if number < 0 or self.s.cat.kind[number] != kind:
            raise GameError(f"{field}: expected the id of a {at.KINDS[kind]}, found {name!r}")
        return number

    def cards(self, value: object, field: str) -> list[int]:
        found = _list(value, field)
        return [self.component(name, f"{field}[{index}]", at.SPELL) for index, name in enumerate(found)]

    def row(self, value: object, field: str) -> Row:
        tokens: list[int] = []
        for index, party in enumerate(_list(value, field)):
            if not isinstance(party, int | str) or isinstance(party, bool) or party not in _PARTIES:
                raise GameError(f"{field}[{index}]: expected 0, 1 or rose, found {party!r}")
            tokens.append(_PARTIES[party])
        return tuple(tokens)

    # --- what is common -----------------------------------------------------------------------------------------------

    def common(self, position: Data) -> None:
        s = self.s
        material = material_of(s.cat, s.options)
        s.school = material.school
        s.room_at = material.rooms[:]
        if "lodge" in position:
            s.room_at = self.lodge(_list(position["lodge"], "position.lodge"))
        choose_sides(s)
        rooms = _map(position.get("rooms", {}), NAMES, "position.rooms")
        for name, data in rooms.items():
            self.room(NAMES.index(name), _map(data, _ROOM, f"position.rooms.{name}"), f"position.rooms.{name}")
        quests = position.get("quests", {})
        for name, seat in _map(quests, None, "position.quests").items():
            field = f"position.quests.{name}"
            place = self.quest(name, field)
            s.quest_mark[place] = _seat(seat, field)
        s.library = self.cards(position.get("library", []), "position.library")[::-1]
        s.forgotten = self.cards(position.get("forgotten", []), "position.forgotten")[::-1]
        s.removed = self.cards(position.get("removed", []), "position.removed")
        rose = _map(position.get("rose", {}), _ROSE, "position.rose")
        self.tracks(at.ROSE, rose, "position.rose")

    def lodge(self, given: list[Any]) -> list[int]:
        """Seven rooms of seven colours; that of the centre lies there and nowhere else."""
        cat = self.s.cat
        if len(given) != ROOMS:
            raise GameError(f"position.lodge: expected 7 rooms, found {len(given)}")
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

    def quest(self, name: object, field: str) -> int:
        number = self.component(name, field, at.QUEST)
        for place, quest in enumerate(self.s.quests):
            if self.s.cat.quest_cards[quest].component == number:
                return place
        raise GameError(f"{field}: the quest is not on a side in play")

    def room(self, room: int, data: Data, field: str) -> None:
        s = self.s
        s.restored[room] = _flag(data.get("restored", False), f"{field}.restored")
        s.used[room] = _flag(data.get("used", False), f"{field}.used")
        if s.used[room] and not s.restored[room]:
            raise GameError(f"{field}.used: expected it of a restored room only, which has an activation token")
        s.instability[room] = self.row(data.get("instability", []), f"{field}.instability")
        slots = 0 if s.restored[room] else s.cat.room_slots[s.room_at[room]]
        if len(s.instability[room]) > slots:
            raise GameError(f"{field}.instability: expected at most {slots} tokens, found {len(s.instability[room])}")

    def tracks(self, party: int, data: Data, field: str) -> None:
        s = self.s
        s.power[party] = _number(data.get("power", 0), f"{field}.power")
        s.trophies[party] = _number(data.get("trophies", 0), f"{field}.trophies")
        s.room_track[party] = _number(data.get("rooms", 0), f"{field}.rooms")

    # --- a player -----------------------------------------------------------------------------------------------------

    def mages(self, players: list[Data]) -> None:
        """Two different ones. Whoever names none has the one of his place, or the first that is left."""
        s = self.s
        for seat, player in enumerate(players):
            if "mage" in player:
                field = f"position.players[{seat}].mage"
                mage = self.component(player["mage"], field, at.MAGE)
                if mage in s.mage:
                    raise GameError(f"{field}: expected another mage than the other player's, found {player['mage']!r}")
                s.mage[seat] = mage
        offered = material_of(s.cat, s.options).mages
        for seat in range(s.seats):
            if s.mage[seat] < 0:
                s.mage[seat] = next(mage for mage in [offered[seat], *offered] if mage not in s.mage)

    def colours(self, players: list[Data]) -> None:
        """Two different ones. Whoever names none has the one of his place, or the one that is left."""
        s = self.s
        for seat, player in enumerate(players):
            if "colour" in player:
                field = f"position.players[{seat}].colour"
                colour = player["colour"]
                if colour not in _COLOURS:
                    raise GameError(f"{field}: expected blue or red, found {colour!r}")
                if _COLOURS.index(colour) in s.colour:
                    raise GameError(f"{field}: expected another colour than the other player's, found {colour!r}")
                s.colour[seat] = _COLOURS.index(colour)
        for seat in range(s.seats):
            if s.colour[seat] < 0:
                s.colour[seat] = 1 - seat if seat in s.colour else seat

    def player(self, seat: int, player: Data, field: str) -> None:
        s = self.s
        s.where[seat] = self.place(player.get("at", "cell"), f"{field}.at", cell=True)
        self.tracks(seat, player, field)
        s.damage[seat] = self.row(player.get("damage", []), f"{field}.damage")
        if len(s.damage[seat]) >= s.health(seat):
            raise GameError(f"{field}.damage: expected less than the health of the mage, found {len(s.damage[seat])}")
        s.last[seat] = s.damage[seat][-1] if s.damage[seat] else -1
        s.actions[seat] = _number(player.get("actions", ACTIONS), f"{field}.actions", most=ACTIONS)
        self.zones(seat, player, field)
        for index, entry in enumerate(_list(player.get("evocations", []), f"{field}.evocations")):
            self.evocation(seat, entry, f"{field}.evocations[{index}]")

    def place(self, value: object, field: str, cell: bool) -> int:
        if value == "cell" and cell:
            return CELL
        if not isinstance(value, str) or value not in NAMES:
            raise GameError(f"{field}: expected {'cell or ' if cell else ''}one of {', '.join(NAMES)}, found {value!r}")
        return NAMES.index(value)

    def zones(self, seat: int, player: Data, field: str) -> None:
        s = self.s
        s.hand[seat] = sorted(self.cards(player.get("hand", []), f"{field}.hand"))
        s.grimoire[seat] = self.cards(player.get("grimoire", []), f"{field}.grimoire")[::-1]
        s.bound[seat] = sorted(s.grimoire[seat])
        s.memories[seat] = self.cards(player.get("memories", []), f"{field}.memories")
        slots = _map(player.get("slots", {}), at.SLOTS, f"{field}.slots")
        for name, entry in slots.items():
            self.slot(seat, at.SLOTS.index(name), entry, f"{field}.slots.{name}")
        hidden = s.hand[seat] + [
            s.slot[seat * 4 + slot]
            for slot in range(4)
            if s.slot[seat * 4 + slot] >= 0 and not s.revealed[seat * 4 + slot]
        ]
        s.secret_forgotten[seat] = len([card for card in hidden if s.cat.spell_kind[card] == at.FORGOTTEN])

    def slot(self, seat: int, slot: int, entry: object, field: str) -> None:
        """`verdict`, `verdict reverse`, or a map."""
        s = self.s
        if isinstance(entry, str):
            card, _, side = entry.partition(" ")
            entry = {"card": card, "side": side or "main"}
        data = _map(entry, _SLOT, field)
        place = seat * at.SLOT_COUNT + slot
        s.slot[place] = self.component(data.get("card"), f"{field}.card", at.SPELL)
        side = data.get("side", "main")
        if side not in at.SIDES:
            raise GameError(f"{field}.side: expected main or reverse, found {side!r}")
        s.side[place] = at.SIDES.index(side)
        s.revealed[place] = _flag(data.get("revealed", False), f"{field}.revealed")
        if data.get("token_on") is not None:
            s.token_on[place] = _seat(data["token_on"], f"{field}.token_on")
            s.lasting[place] = s.cat.side_lasting[s.slot[place] * 2 + s.side[place]]
            if s.lasting[place] < 0:
                raise GameError(f"{field}.token_on: this side has no persistent effect")

    def evocation(self, seat: int, entry: object, field: str) -> None:
        s = self.s
        data = _map(entry, _EVOCATION, field)
        slot = _number(data.get("slot", 1), f"{field}.slot", 1, at.EVOCATION_SLOTS)
        figure = 1 + seat * at.EVOCATION_SLOTS + slot
        if s.evocation[figure] >= 0:
            raise GameError(f"{field}.slot: {slot} is occupied")
        own = s.cat.ids[s.cat.school_evocation[s.school]]
        s.evocation[figure] = self.component(data.get("id", own), f"{field}.id", at.EVOCATION)
        s.where[figure] = self.place(data.get("at"), f"{field}.at", cell=False)
        if s.evocations_left(s.evocation[figure]) < 0:
            raise GameError(f"{field}.id: there are not so many figures of {s.cat.ids[s.evocation[figure]]}")
        if data.get("upgrade") is not None:
            self.upgrade(figure, data["upgrade"], f"{field}.upgrade")
        s.damage[figure] = self.row(data.get("damage", []), f"{field}.damage")
        if len(s.damage[figure]) >= s.health(figure):
            raise GameError(f"{field}.damage: expected less than its health, found {len(s.damage[figure])}")
        s.last[figure] = s.damage[figure][-1] if s.damage[figure] else -1
        s.turned[figure] = _flag(data.get("activated", False), f"{field}.activated")

    def upgrade(self, figure: int, name: object, field: str) -> None:
        s = self.s
        card = self.component(name, field, at.UPGRADE)
        if s.upgrade.count(card) == s.cat.copies[card]:
            raise GameError(f"{field}: expected at most {s.cat.copies[card]} cards {name!r}, found one more")
        s.upgrade[figure] = card

    # --- tokens and flow ----------------------------------------------------------------------------------------------

    def settle_tokens(self, position: Data) -> None:
        """The supplies are what is left of 25, or less where a position has `spare` tokens only."""
        s = self.s
        players: list[Data] = [*_list(position.get("players", []), "position.players"), {}, {}]
        holders: list[Data] = [*players[:2], position.get("rose", {})]
        for party in range(at.PARTIES):
            lying = sum([row.count(party) for row in s.damage + s.instability]) + MARKERS[party]
            s.supply[party] -= lying + (s.quest_mark.count(party) if party < 2 else 0)
            if s.supply[party] < 0:
                raise GameError(f"position: party {party} has more than 25 tokens")
            spare = holders[party].get("spare")
            if spare is not None:
                field = "position.rose.spare" if party == at.ROSE else f"position.players[{party}].spare"
                aside = max(0, s.supply[party] - _number(spare, field))
                s.withheld[party] = aside
                s.supply[party] -= aside

    def flow(self, position: Data) -> None:
        s = self.s
        s.round = _number(position.get("round", 1), "position.round", 1, LAST_ROUND)
        s.crown = _seat(position.get("crown", 0), "position.crown")
        s.first = s.crown
        to_act = _seat(position.get("to_act", s.crown), "position.to_act")
        phase = position.get("phase", "action")
        if phase not in _PHASES:
            raise GameError(f"position.phase: expected one of {', '.join(_PHASES)}, found {phase!r}")
        if phase == "black_rose":
            s.round -= 1
            s.trunk.append((frames.ROUND, -1))
            return
        s.phase = PHASES.index(str(phase)) if phase in PHASES else 3
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


# --- reading ----------------------------------------------------------------------------------------------------------


def _fields(data: Data, known: tuple[str, ...], field: str) -> None:
    for name in data:
        if name not in known:
            raise GameError(f"{field}: unknown field {name!r}; expected {', '.join(known)}")


def _map(data: object, known: tuple[str, ...] | None, field: str) -> Data:
    if not isinstance(data, dict):
        raise GameError(f"{field}: expected a map, found {data!r}")
    if known is not None:
        _fields(data, known, field)
    return data


def _list(data: object, field: str) -> list[Any]:
    if not isinstance(data, list):
        raise GameError(f"{field}: expected a list, found {data!r}")
    return data


def _number(data: object, field: str, least: int = 0, most: int | None = None) -> int:
    if not isinstance(data, int) or isinstance(data, bool) or data < least or (most is not None and data > most):
        until = "on" if most is None else f"to {most}"
        raise GameError(f"{field}: expected a number from {least} {until}, found {data!r}")
    return data


def _flag(data: object, field: str) -> int:
    if not isinstance(data, bool):
        raise GameError(f"{field}: expected true or false, found {data!r}")
    return 1 if data else 0


def _seat(data: object, field: str) -> int:
    if not isinstance(data, int) or isinstance(data, bool) or data not in (0, 1):
        raise GameError(f"{field}: expected a seat, 0 or 1, found {data!r}")
    return data


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
