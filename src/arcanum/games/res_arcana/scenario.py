"""Positions as scenarios describe them, and the facts that their expectations are compared with.

Neutral defaults of a position: round 1, phase `actions`, seat 0 to act and holding the First Player token, nobody
passed; every player without mage and magic item, with empty pool, hand, deck and discard pile; an empty centre except
for the magic items that no player has. Decks are written from the top.
"""

from __future__ import annotations

from typing import Any, Final

from arcanum.core.chance import Chance, key_of
from arcanum.core.game import GameError
from arcanum.core.state import Data, EndlessGame
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana.catalogue import Catalogue
from arcanum.games.res_arcana.essences import NAMES, NOTHING, Amounts, amounts_of
from arcanum.games.res_arcana.scoring import component_points, points
from arcanum.games.res_arcana.setup import ARTIFACTS_EACH
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.view import names

_TOP: Final = ("round", "phase", "to_act", "first_player", "center", "players", "match", "winners")
_CENTRE: Final = ("monuments", "monument_deck", "places", "items")
_PLAYER: Final = ("mage", "item", "pool", "hand", "deck", "discard", "in_play", "passed")
_COMPONENT: Final = ("id", "on", "turned")
_MATCH: Final = ("game", "wins", "drafted")
_PHASES: Final = ("actions", "collect", "check", "game_over")
_FACE_UP: Final = (at.MONUMENT, at.PLACE_OF_POWER)


def lay_out(cat: Catalogue, seats: int, options: dict[str, str | int], position: Data) -> State:
    """A state laid out as a position says. Raises GameError with the field that is wrong."""
    _fields(position, _TOP, "position")
    s = State(cat, seats, options, Chance(key_of("scenario")))
    layout = _Layout(s)
    players = _list(position.get("players", []), "position.players")
    if len(players) > seats:
        raise GameError(f"position.players: expected at most {seats} players, found {len(players)}")
    for seat, player in enumerate(players):
        layout.player(seat, player, f"position.players[{seat}]")
    layout.centre(position.get("center", {}), "position.center")
    layout.flow(position)
    try:
        s.advance()
    except (AssertionError, EndlessGame) as error:
        raise GameError(f"position: {error}") from error
    return s


class _Layout:
    """Puts components where a position says, each at most once."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.used: dict[int, str] = {}

    # --- components ---------------------------------------------------------------------------------------------------

    def component(self, name: object, field: str, *kinds: int) -> int:
        cat = self.s.cat
        if not isinstance(name, str) or name not in cat.component:
            raise GameError(f"{field}: unknown component {name!r}")
        number = cat.component[name]
        if kinds and cat.kind[number] not in kinds:
            wanted = " or ".join(at.KINDS[kind] for kind in kinds)
            raise GameError(f"{field}: expected a {wanted}, found {name!r}, a {at.KINDS[cat.kind[number]]}")
        if number in self.used:
            raise GameError(f"{field}: {name!r} is already at {self.used[number]}")
        self.used[number] = field
        return number

    def components(self, value: object, field: str, *kinds: int) -> list[int]:
        return [self.component(name, f"{field}[{index}]", *kinds) for index, name in enumerate(_list(value, field))]

    # --- a player -----------------------------------------------------------------------------------------------------

    def player(self, seat: int, data: object, field: str) -> None:
        s = self.s
        player = _map(data, _PLAYER, field)
        if player.get("mage") is not None:
            s.play[seat].append(self.component(player["mage"], f"{field}.mage", at.MAGE))
        if player.get("item") is not None:
            s.play[seat].append(self.component(player["item"], f"{field}.item", at.MAGIC_ITEM))
        for index, entry in enumerate(_list(player.get("in_play", []), f"{field}.in_play")):
            self.in_play(seat, entry, f"{field}.in_play[{index}]")
        s.hand[seat] = self.components(player.get("hand", []), f"{field}.hand", at.ARTIFACT)
        s.deck[seat] = self.components(player.get("deck", []), f"{field}.deck", at.ARTIFACT)
        s.deck[seat].reverse()
        s.discard[seat] = self.components(player.get("discard", []), f"{field}.discard", at.ARTIFACT)
        s.add(seat, _amounts(player.get("pool", {}), f"{field}.pool"))
        s.passed[seat] = 1 if player.get("passed", False) else 0
        for card in s.hand[seat] + s.deck[seat]:
            s.known[card] |= 1 << seat
        for card in s.discard[seat]:
            s.known[card] = s.all

    def in_play(self, seat: int, entry: object, field: str) -> None:
        """A component by name, or a map with what lies on it and whether it is turned. A mage or magic item that was
        named before may be described here as well."""
        s = self.s
        data = {"id": entry} if isinstance(entry, str) else _map(entry, _COMPONENT, field)
        name = data.get("id")
        number = s.cat.component.get(name, -1) if isinstance(name, str) else -1
        if number < 0 or number not in s.play[seat]:
            number = self.component(name, f"{field}.id")
            s.play[seat].append(number)
        s.known[number] = s.all
        lying = _amounts(data.get("on", {}), f"{field}.on")
        if lying != NOTHING:
            s.on[number] = lying
        if data.get("turned", False):
            s.turned.add(number)

    # --- the centre ---------------------------------------------------------------------------------------------------

    def centre(self, data: object, field: str) -> None:
        s = self.s
        centre = _map(data, _CENTRE, field)
        s.display = self.components(centre.get("monuments", []), f"{field}.monuments", at.MONUMENT)
        s.monument_deck = self.components(centre.get("monument_deck", []), f"{field}.monument_deck", at.MONUMENT)
        s.monument_deck.reverse()
        s.places = self.components(centre.get("places", []), f"{field}.places", at.PLACE_OF_POWER)
        if "items" in centre:
            s.items = self.components(centre["items"], f"{field}.items", at.MAGIC_ITEM)
        else:
            s.items = [item for item in s.cat.items if item not in self.used]

    # --- where the game stands ----------------------------------------------------------------------------------------

    def flow(self, position: Data) -> None:
        s = self.s
        s.round = _number(position.get("round", 1), "position.round")
        to_act = _seat(position.get("to_act", 0), s.seats, "position.to_act")
        s.first = _seat(position.get("first_player", 0), s.seats, "position.first_player")
        s.opener = s.first
        self.match(_map(position.get("match", {}), _MATCH, "position.match"))
        phase = position.get("phase", "actions")
        if phase not in _PHASES:
            raise GameError(f"position.phase: expected one of {', '.join(_PHASES)}, found {phase!r}")
        if phase == "collect":
            s.round -= 1
            s.trunk.append((frames.ROUND, -1))
        elif phase == "check":
            s.trunk.append((frames.CHECK, -1, -1, 0))
        elif phase == "game_over":
            for index, seat in enumerate(_list(position.get("winners", []), "position.winners")):
                s.winners |= 1 << _seat(seat, s.seats, f"position.winners[{index}]")
            self.check_match_cards()
            s.trunk.append((frames.GAME_OVER, -1))
        else:
            if s.passed[to_act]:
                raise GameError(f"position.to_act: seat {to_act} has passed")
            s.trunk.append((frames.TURN, to_act))

    def check_match_cards(self) -> None:
        """Between the games of a match the artifacts of both players are laid out, or dealt again as drafted."""
        s = self.s
        if s.options["setup"] != "match":
            return
        if s.game_number == 1:
            count = len([number for number in self.used if s.cat.kind[number] == at.ARTIFACT])
            if count != 2 * ARTIFACTS_EACH:
                raise GameError(f"position.players: expected {2 * ARTIFACTS_EACH} artifacts in all, found {count}")
        even = s.wins[0] + (s.winners & 1) == s.wins[1] + (s.winners >> 1)
        for seat, cards in enumerate(s.drafted if s.game_number == 2 and even else []):
            if len(cards) != ARTIFACTS_EACH:
                field = f"position.match.drafted[{seat}]"
                raise GameError(f"{field}: expected {ARTIFACTS_EACH} artifacts, found {len(cards)}")

    def match(self, match: Data) -> None:
        s = self.s
        if not match:
            return
        if s.options["setup"] != "match":
            raise GameError("position.match: expected the option setup: match with it")
        s.game_number = _number(match.get("game", 1), "position.match.game")
        wins = _list(match.get("wins", [0, 0]), "position.match.wins")
        if len(wins) != s.seats:
            raise GameError(f"position.match.wins: expected {s.seats} numbers, found {len(wins)}")
        s.wins = [_number(count, f"position.match.wins[{seat}]") for seat, count in enumerate(wins)]
        drafted = _list(match.get("drafted", [[], []]), "position.match.drafted")
        if len(drafted) != s.seats:
            raise GameError(f"position.match.drafted: expected {s.seats} lists, found {len(drafted)}")
        for seat, cards in enumerate(drafted):
            field = f"position.match.drafted[{seat}]"
            numbers = []
            for index, name in enumerate(_list(cards, field)):
                if not isinstance(name, str) or name not in s.cat.component:
                    raise GameError(f"{field}[{index}]: unknown component {name!r}")
                numbers.append(s.cat.component[name])
            s.drafted[seat] = numbers


# --- reading ----------------------------------------------------------------------------------------------------------


def _fields(data: Data, known: tuple[str, ...], field: str) -> None:
    for name in data:
        if name not in known:
            raise GameError(f"{field}: unknown field {name!r}; expected {', '.join(known)}")


def _map(data: object, known: tuple[str, ...], field: str) -> Data:
    if not isinstance(data, dict):
        raise GameError(f"{field}: expected a map, found {data!r}")
    _fields(data, known, field)
    return data


def _list(data: object, field: str) -> list[Any]:
    if not isinstance(data, list):
        raise GameError(f"{field}: expected a list, found {data!r}")
    return data


def _number(data: object, field: str) -> int:
    if not isinstance(data, int) or isinstance(data, bool) or data < 0:
        raise GameError(f"{field}: expected a number from 0 on, found {data!r}")
    return data


def _seat(data: object, seats: int, field: str) -> int:
    if not isinstance(data, int) or isinstance(data, bool) or not 0 <= data < seats:
        raise GameError(f"{field}: expected a seat from 0 to {seats - 1}, found {data!r}")
    return data


def _amounts(data: object, field: str) -> Amounts:
    named = _map(data, NAMES, field)
    for name, count in named.items():
        _number(count, f"{field}.{name}")
    return amounts_of(named)


# --- facts ------------------------------------------------------------------------------------------------------------


def facts_of(s: State) -> Data:
    """The whole truth in the shape of positions; amounts name all five types, so that 0 can be expected."""
    return {
        "round": s.round,
        "to_act": list(s.actors()),
        "first_player": s.first,
        "over": s.over,
        "winners": [seat for seat in range(s.seats) if s.winners >> seat & 1],
        "center": {
            "monuments": names(s, s.display),
            "monument_deck": names(s, s.monument_deck[::-1]),
            "places": names(s, s.places),
            "items": sorted(names(s, s.items)),
        },
        "match": {"game": s.game_number, "wins": list(s.wins), "drafted": [names(s, cards) for cards in s.drafted]},
        "players": [_player_facts(s, seat) for seat in range(s.seats)],
    }


def _player_facts(s: State, seat: int) -> Data:
    mage, item = s.mage_of(seat), s.item_of(seat)
    return {
        "mage": s.cat.ids[mage] if mage >= 0 else None,
        "item": s.cat.ids[item] if item >= 0 else None,
        "pool": _all_five(s.pool_of(seat)),
        "hand": sorted(names(s, s.hand[seat])),
        "hand_size": len(s.hand[seat]),
        "deck": names(s, s.deck[seat][::-1]),
        "deck_size": len(s.deck[seat]),
        "discard": names(s, s.discard[seat]),
        "in_play": {s.cat.ids[component]: _component_facts(s, seat, component) for component in s.play[seat]},
        "components": sorted(names(s, s.play[seat])),
        "passed": bool(s.passed[seat]),
        "points": points(s, seat),
    }


def _component_facts(s: State, seat: int, component: int) -> Data:
    lying = s.on.get(component, NOTHING)
    return {
        "turned": component in s.turned,
        "on": _all_five(lying),
        "points": component_points(s, seat, component, lying),
    }


def _all_five(a: Amounts) -> dict[str, int]:
    return {NAMES[essence]: a[essence] for essence in range(5)}
