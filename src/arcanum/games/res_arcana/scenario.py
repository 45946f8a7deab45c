"""Laying out a position as a scenario describes it, and the facts that its expectations are compared with."""

from __future__ import annotations

from arcanum.core.game import GameError
from arcanum.core.positions import component_of
from arcanum.core.state import Data
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana.essences import NAMES, NOTHING, Amounts, amounts_of
from arcanum.games.res_arcana.positions import Centre, InPlay, Match, Player, Position
from arcanum.games.res_arcana.scoring import component_points, points
from arcanum.games.res_arcana.setup import ARTIFACTS_EACH
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.view import names


def lay_out(s: State, position: Position) -> None:
    """Lay an empty state out. Raises GameError with the field that is wrong."""
    if len(position.players) > s.seats:
        raise GameError(f"position.players: expected at most {s.seats} players, found {len(position.players)}")
    layout = _Layout(s)
    for seat, player in enumerate(position.players):
        layout.player(seat, player, f"position.players[{seat}]")
    layout.centre(position.center, "position.center")
    layout.flow(position)


class _Layout:
    """Puts components where a position says, each at most once."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.used: dict[int, str] = {}

    # --- components ---------------------------------------------------------------------------------------------------

    def component(self, name: str, field: str, *kinds: int) -> int:
        number = component_of(self.s.cat, at.KINDS, name, field, *kinds)
        if number in self.used:
            raise GameError(f"{field}: {name!r} is already at {self.used[number]}")
        self.used[number] = field
        return number

    def components(self, ids: tuple[str, ...], field: str, *kinds: int) -> list[int]:
        return [self.component(name, f"{field}[{index}]", *kinds) for index, name in enumerate(ids)]

    # --- a player -----------------------------------------------------------------------------------------------------

    def player(self, seat: int, player: Player, field: str) -> None:
        s = self.s
        if player.mage is not None:
            s.play[seat].append(self.component(player.mage, f"{field}.mage", at.MAGE))
        if player.item is not None:
            s.play[seat].append(self.component(player.item, f"{field}.item", at.MAGIC_ITEM))
        for index, entry in enumerate(player.in_play):
            described = InPlay(entry) if isinstance(entry, str) else entry
            self.in_play(seat, described, f"{field}.in_play[{index}]")
        s.hand[seat] = self.components(player.hand, f"{field}.hand", at.ARTIFACT)
        s.deck[seat] = self.components(player.deck, f"{field}.deck", at.ARTIFACT)
        s.deck[seat].reverse()
        s.discard[seat] = self.components(player.discard, f"{field}.discard", at.ARTIFACT)
        s.add(seat, amounts_of(player.pool))
        s.passed[seat] = int(player.passed)
        for card in s.hand[seat] + s.deck[seat]:
            s.known[card] |= 1 << seat
        for card in s.discard[seat]:
            s.known[card] = s.all

    def in_play(self, seat: int, entry: InPlay, field: str) -> None:
        """A mage or magic item that was named before may be described here as well."""
        s = self.s
        number = s.cat.component.get(entry.id, -1)
        if number < 0 or number not in s.play[seat]:
            number = self.component(entry.id, f"{field}.id")
            s.play[seat].append(number)
        s.known[number] = s.all
        lying = amounts_of(entry.on)
        if lying != NOTHING:
            s.on[number] = lying
        if entry.turned:
            s.turned.add(number)

    # --- the centre ---------------------------------------------------------------------------------------------------

    def centre(self, centre: Centre, field: str) -> None:
        s = self.s
        s.display = self.components(centre.monuments, f"{field}.monuments", at.MONUMENT)
        s.monument_deck = self.components(centre.monument_deck, f"{field}.monument_deck", at.MONUMENT)
        s.monument_deck.reverse()
        s.places = self.components(centre.places, f"{field}.places", at.PLACE_OF_POWER)
        if centre.items is not None:
            s.items = self.components(centre.items, f"{field}.items", at.MAGIC_ITEM)
        else:
            s.items = [item for item in s.cat.items if item not in self.used]

    # --- where the game stands ----------------------------------------------------------------------------------------

    def seat(self, seat: int, field: str) -> int:
        if seat >= self.s.seats:
            raise GameError(f"{field}: expected a seat from 0 to {self.s.seats - 1}, found {seat}")
        return seat

    def flow(self, position: Position) -> None:
        s = self.s
        s.round = position.round
        to_act = self.seat(position.to_act, "position.to_act")
        s.first = self.seat(position.first_player, "position.first_player")
        s.opener = s.first
        self.match(position.match)
        phase = position.phase
        if phase == "collect":
            s.round -= 1
            s.trunk.append((frames.ROUND, -1))
        elif phase == "check":
            s.trunk.append((frames.CHECK, -1, -1, 0))
        elif phase == "game_over":
            for index, seat in enumerate(position.winners):
                s.winners |= 1 << self.seat(seat, f"position.winners[{index}]")
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

    def match(self, match: Match) -> None:
        s = self.s
        if match == Match():
            return
        if s.options["setup"] != "match":
            raise GameError("position.match: expected the option setup: match with it")
        s.game_number = match.game
        s.wins = list(match.wins)
        for seat, cards in enumerate(match.drafted):
            field = f"position.match.drafted[{seat}]"
            s.drafted[seat] = [
                component_of(s.cat, at.KINDS, name, f"{field}[{index}]") for index, name in enumerate(cards)
            ]


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
