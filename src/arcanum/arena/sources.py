"""Where the points came from, and how long a game was: read from the view of a spectator, whatever the game is."""

from __future__ import annotations

from arcanum.core.state import Data

FIRST_PLAYER = "first_player"
OTHER = "other"


def rounds_of(view: Data) -> int | None:
    """How many rounds were played, in a game that has rounds."""
    rounds = view.get("round")
    return rounds if isinstance(rounds, int) else None


def points_of(view: Data) -> list[dict[str, float]]:
    """For each seat its points by the kind of component that they are on; empty if the view does not tell.

    What no component accounts for is the First Player's token, as far as the seat holds it, and then `other`.
    """
    players = view.get("players")
    if not isinstance(players, list) or not all(_tells(player) for player in players):
        return []
    return [_by_kind(player, view.get(FIRST_PLAYER) == seat) for seat, player in enumerate(players)]


def _tells(player: object) -> bool:
    return isinstance(player, dict) and "points" in player and isinstance(player.get("in_play"), list)


def _by_kind(player: Data, first: bool) -> dict[str, float]:
    found: dict[str, float] = {}
    for component in player["in_play"]:
        if component.get("points"):
            kind = str(component.get("kind", OTHER))
            found[kind] = found.get(kind, 0) + component["points"]
    rest = player["points"] - sum(found.values())
    token = min(rest, 1) if first and rest > 0 else 0
    for name, count in ((FIRST_PLAYER, token), (OTHER, rest - token)):
        if count:
            found[name] = found.get(name, 0) + count
    return found
