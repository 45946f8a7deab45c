"""Bots for tests: quick ones, and one for each way to fail."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from arcanum.bots import Bot, SeatView
from arcanum.core.game import Game


class First(Bot):
    """Takes the first legal action; hardly thinks."""

    def __init__(self, game: Game, seed: str) -> None:
        self.name = "first"
        self.seed = seed

    def choose(self, view: SeatView) -> int:
        return view.legal[0]


class Seeded(First):
    """Draws from its seed, and from nothing else."""

    def choose(self, view: SeatView) -> int:
        return view.legal[hash_of(f"{self.seed} {view.number}") % len(view.legal)]


class Packed(First):
    """Wants to know the packs, and what the game thinks of positions with them."""

    def __init__(self, game: Game, seed: str, packs: Sequence[Path]) -> None:
        super().__init__(game, seed)
        self.packs = packs
        self.evaluation = game.evaluation(packs)


class TakesAll(First):
    """Takes whatever it is given."""

    def __init__(self, **given: Any) -> None:
        super().__init__(given["game"], given["seed"])
        self.given = given


class Waits(First):
    """Begins no game any more once there are enough of them in a file, so that one can end a run half-way."""

    def choose(self, view: SeatView) -> int:
        file, _, count = os.environ.get("ARCANUM_TEST_ENOUGH", "").rpartition(":")
        while file and view.number == 0 and os.path.exists(file) and Path(file).read_bytes().count(b"\n") >= int(count):
            time.sleep(0.02)
        return super().choose(view)


class Ponders(First):
    """Says which process it thinks in, and thinks for a very long time."""

    def choose(self, view: SeatView) -> int:
        Path(os.environ["ARCANUM_TEST_PONDERS"], str(os.getpid())).touch()
        time.sleep(600)
        return super().choose(view)


class Raises(First):
    def choose(self, view: SeatView) -> int:
        if view.number >= 4:
            raise ValueError("<b>boom</b>")
        return super().choose(view)


class Leaves(First):
    def choose(self, view: SeatView) -> int:
        raise SystemExit(3)


class Illegal(First):
    def choose(self, view: SeatView) -> int:
        legal = set(view.legal)
        view.legal[:] = [number for number in range(view.space.size) if number not in legal]
        return view.legal[0]


class Nothing(First):
    def choose(self, view: SeatView) -> int:
        return None  # type: ignore[return-value]


class Hangs(First):
    def choose(self, view: SeatView) -> int:
        while True:
            time.sleep(0.05)


class Deaf(First):
    """Hangs, and does not hear the alarm."""

    def choose(self, view: SeatView) -> int:
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
        while True:
            time.sleep(0.05)


class Forgives(First):
    """Hangs, and catches whatever is thrown at it."""

    def choose(self, view: SeatView) -> int:
        with suppress(BaseException):
            time.sleep(60)
        return super().choose(view)


class Dies(First):
    """Takes its process along."""

    def choose(self, view: SeatView) -> int:
        if view.number >= 4:
            os._exit(7)
        return super().choose(view)


class Stillborn(First):
    def __init__(self, game: Game, seed: str) -> None:
        raise RuntimeError("it cannot be made")


class DiesOnce(First):
    """Takes its process along, but only the first time: the file remembers."""

    def choose(self, view: SeatView) -> int:
        file = os.environ.get("ARCANUM_TEST_DIED", "")
        if file and not os.path.exists(file):
            with open(file, "w"):
                os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view)


NOT_A_BOT = 7


def hash_of(text: str) -> int:
    """A number for a text, the same in every process."""
    number = 0
    for letter in text.encode():
        number = (number * 1_000_003 + letter) % (1 << 61)
    return number >> 7
