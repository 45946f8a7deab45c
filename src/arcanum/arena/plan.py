"""The plan: which games are played, by whom, in which seats. A pure function of what was asked for.

Every two bots are a *pairing*. A *deal* is one seed; it is played in every seating that is fair to both bots of the
pairing, so that both have had each other's seats and cards. `--pairs` counts deals: with two players each is a pair of
games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from arcanum.arena.entrants import check_entrant
from arcanum.core.game import Game, GameError
from arcanum.games import find


class ArenaError(GameError):
    """Something that was asked of the arena cannot be done. Its text says what, and what was expected."""


MOST_PAIRS: Final = 1_000_000
"""More deals than anybody plays: a plan beyond this is a slip of the hand."""

Key = tuple[tuple[str, str], int, int]
"""Which game of a plan: pairing, deal and seating."""
Seating = tuple[int, ...]
"""For each seat which bot of the pairing sits there: 0 for the first, 1 for the second."""


def seatings(players: int) -> list[Seating]:
    """Every way to share the seats out as evenly as they can be.

    Two seats make 2 seatings and four make 6, each with half of the seats for either bot. Three make 6: each bot alone
    in each seat. So over a deal both hold every seat equally often. Of one seat there are 2: both play the same deal.
    """
    found: list[Seating] = []
    for count in sorted({(players + 1) // 2, players // 2}, reverse=True):
        for seats in combinations(range(players), count):
            found.append(tuple(int(seat not in seats) for seat in range(players)))
    return found


@dataclass(frozen=True, slots=True)
class Bout:
    """One game of the plan."""

    pairing: tuple[str, str]
    """The names of the two bots."""
    deal: int
    seating: int
    seats: tuple[str, ...]
    """The name of the bot at each seat."""
    seed: str
    """What the game is dealt from: `arcanum play --seed` deals the same one."""

    @property
    def key(self) -> Key:
        return self.pairing, self.deal, self.seating

    def __str__(self) -> str:
        one, other = self.pairing
        return f"{one} against {other}, deal {self.deal}, seating {self.seating}, seed {self.seed!r}"


@dataclass(frozen=True, slots=True)
class Plan:
    """What was asked for. Equal plans have equal games."""

    game: str
    bots: tuple[str, ...]
    """What they are asked for by: `magister:1000`. The same one twice is a mirror match."""
    pairs: int
    players: int = 2
    seed: str = "0"
    options: dict[str, str] = field(default_factory=dict)
    packs: tuple[Path, ...] = ()

    def check(self) -> Game:
        """The game; raises GameError for whatever cannot be played.

        Bots of somebody else are not imported here: `try_entrants` does that in a process of its own.
        """
        game = find(self.game)
        check_text("seed", self.seed)
        for name, value in self.options.items():
            check_text("option", f"{name}={value}")
        for pack in self.packs:
            check_text("pack", str(pack))
        game.settle(self.players, dict(self.options))
        game.space(self.packs)
        if len(self.bots) < 2:
            raise ArenaError(f"bots: expected two or more with commas between them, found {', '.join(self.bots)}")
        for spec in self.bots:
            check_entrant(spec)
        if self.pairs < 1:
            raise ArenaError(f"pairs: expected 1 or more, found {self.pairs}")
        if self.pairs > MOST_PAIRS:
            raise ArenaError(f"pairs: expected at most {MOST_PAIRS:,}, found {self.pairs:,}")
        return game

    def names(self) -> dict[str, str]:
        """The bots by the names that tell them apart, in the order in which they were asked for."""
        named: dict[str, str] = {}
        for at, spec in enumerate(self.bots):
            count = self.bots[:at].count(spec)
            named[f"{spec}#{count + 1}" if count else spec] = spec
        return named

    def pairings(self) -> list[tuple[str, str]]:
        return list(combinations(self.names(), 2))

    def bouts(self) -> Iterator[Bout]:
        """All games. One deal comes after another, so that a plan that is cut short is fair to all pairings."""
        pairings, fair = self.pairings(), seatings(self.players)
        for deal in range(self.pairs):
            for pairing in pairings:
                for number, seating in enumerate(fair):
                    seats = tuple(pairing[slot] for slot in seating)
                    yield Bout(pairing, deal, number, seats, f"{self.seed} {deal}")

    def among(self, keys: Iterable[Key]) -> list[Key]:
        """Those of these games that belong to the plan, in a fixed order."""
        pairings, count = self.pairings(), len(seatings(self.players))
        return sorted(
            (pairing, deal, seating)
            for pairing, deal, seating in keys
            if pairing in pairings and 0 <= deal < self.pairs and 0 <= seating < count
        )

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.pairs * len(self.pairings()) * len(seatings(self.players))

    def command(self, report: str = "DIR") -> list[str]:
        """The words that ask for this plan at the command line."""
        words = ["arcanum", "arena", self.game, "--bots", ",".join(self.bots), "--pairs", str(self.pairs)]
        words += ["--players", str(self.players), "--seed", self.seed]
        for name, value in self.options.items():
            words += ["--option", f"{name}={value}"]
        for pack in self.packs:
            words += ["--pack", str(pack)]
        return [*words, "--report", report]


def check_text(name: str, text: str) -> None:
    """Raise ArenaError for what is no text: bytes of a command line that mean nothing, which no file could hold."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise ArenaError(f"{name}: expected text, found bytes that are not UTF-8: {text!r}") from error


def data_of(plan: Plan, game: Game) -> dict[str, Any]:
    """What makes two plans the same, as plain data; only the number of deals may grow."""
    return {
        "game": plan.game,
        "rules": game.rules_version,
        "packs": game.pack_stamps(plan.packs),
        "players": plan.players,
        "options": game.settle(plan.players, dict(plan.options)),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "pairs": plan.pairs,
    }
