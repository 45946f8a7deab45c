"""Many games side by side: one call takes an action in each of them and fills arrays with what comes next.

    env = VectorEnv(game, players=2, batch=256, seed=1)
    while True:
        env.step(policy(env.observation, env.mask, env.seat))
        learn(env.reward, env.done)

All arrays are made once and written again by every step. The rows of a slot belong to the seat that has to act there
(`seat`); where several seats decide at the same time they are asked one after another, and none sees what another has
answered. A game that ends (`done`, with everybody's result in `reward`) is followed by a new one at once: the row
already shows its first decision. Its seed depends on the seed of the environment, the slot and the number of the game
only, so the same actions give the same games however many slots and processes there are.

With `processes` the slots are shared among several processes, of which the calling one is the first. They write into
the same memory.
"""

from __future__ import annotations

import multiprocessing
import weakref
from collections.abc import Iterable, Mapping
from pathlib import Path
from secrets import token_hex
from types import TracebackType
from typing import Any

from arcanum.core.actions import UnknownAction
from arcanum.core.batch import BadAction
from arcanum.core.extras import missing
from arcanum.core.game import Game, GameError
from arcanum.core.rows import check, pick

try:
    import numpy as np
    import numpy.typing as npt

    from arcanum.rl._crew import Crew
    from arcanum.rl._shares import Array, Share, Task, arrays_in, block_size
    from arcanum.rl.setting import Setting, whole
except ImportError as error:
    raise missing("rl", error) from error


class VectorEnv:
    """Games in slots, stepped together."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        batch: int = 64,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        packs: Iterable[str | Path] = (),
        processes: int = 1,
        start_method: str = "spawn",
    ) -> None:
        """`players` is the smallest number that the game allows unless it is given; without a seed the games are new
        every time. Raises GameError for anything that the game cannot be set up with."""
        setting = Setting(game.id if isinstance(game, Game) else game, players, options, packs)
        batch, processes = whole("batch", batch), whole("processes", processes)
        if batch < 1:
            raise GameError(f"batch: expected at least 1 game, got {batch}")
        if not 1 <= processes <= batch:
            raise GameError(f"processes: expected 1 to {batch}, as many as there are games, got {processes}")
        self._seed = token_hex(8) if seed is None else _seed_of(seed)
        self._resets = 0
        players = setting.players
        self._task = Task(setting.game.id, players, batch, self._seed, dict(setting.options), setting.packs)
        self.layout = setting.layout
        """What the numbers of an observation mean."""
        self.space = setting.space
        """The actions with their words."""
        self.batch = batch
        self.players = players
        self._whole = False
        """Whether nothing was broken off in the middle."""
        context = multiprocessing.get_context(start_method)
        size = block_size(self._task)
        block: Any = bytearray(size) if processes == 1 else context.RawArray("B", size)
        self._arrays = arrays_in(block, self._task)
        self._shown = self._arrays.shown()
        shares = _split(batch, processes)
        self._crew = Crew(context, self._task, block, shares[1:])
        self._let_go = weakref.finalize(self, self._crew.end)
        try:
            self._crew.start()
            self._own = Share(self._task, self._arrays, *shares[0])
            self._crew.wait()
        except BaseException:
            self.close()
            raise
        self._whole = True
        self._slots = np.arange(batch)

    # --- what is seen -------------------------------------------------------------------------------------------------

    @property
    def observation(self) -> npt.NDArray[np.uint8]:
        """A row for each slot: what the seat that has to act sees, as `layout` describes it."""
        return self._shown.observation

    @property
    def mask(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, for each slot."""
        return self._shown.mask

    @property
    def legal(self) -> npt.NDArray[np.int16]:
        """The same as numbers, ascending: the first `legal_count` of a row; what follows is -1."""
        return self._shown.legal

    @property
    def legal_count(self) -> npt.NDArray[np.int16]:
        return self._shown.legal_count

    @property
    def seat(self) -> npt.NDArray[np.uint8]:
        """The seat that has to act, for each slot."""
        return self._shown.seat

    @property
    def reward(self) -> npt.NDArray[np.float32]:
        """For each slot and seat the result of the game that ended in the last step; 0 if none did."""
        return self._shown.reward

    @property
    def done(self) -> npt.NDArray[np.bool_]:
        """Whether a game ended in the last step, for each slot."""
        return self._shown.done

    @property
    def episode(self) -> npt.NDArray[np.int32]:
        """How many games ended before the one that a slot is at."""
        return self._shown.episode

    def pick(self, numbers: npt.NDArray[np.floating[Any]]) -> Array:
        """For each slot the legal action that a number from 0 up to 1 points at: what a random player does. Raises
        GameError for anything else than such a number for each slot."""
        shown = self._shown
        picked = np.empty(self.batch, np.int16)
        if pick(shown.legal, shown.legal_count, numbers, picked):
            return picked
        given = np.ascontiguousarray(numbers, np.float64)
        if given.shape != picked.shape or not ((given >= 0) & (given < 1)).all():
            raise GameError(f"pick: expected {self.batch} numbers from 0 up to 1 (not 1 itself), one for each slot")
        return shown.legal[self._slots, (given * shown.legal_count).astype(np.intp)]

    # --- what is done -------------------------------------------------------------------------------------------------

    def step(self, actions: npt.ArrayLike) -> None:
        """Take an action in every slot.

        Raises GameError if there is not a whole number for each slot, UnknownAction if no action has it, and BadAction,
        an IllegalAction that also names the slot and the seat, if one of them is not legal; nothing has changed then.
        A step that is interrupted in the middle, by Ctrl-C or by the death of a process, leaves games of which some
        have gone on and some have not: then nothing goes on before `reset`.
        """
        self._check_open()
        if not self._whole:
            raise GameError("the last step was interrupted in the middle: call reset() first")
        given = np.asarray(actions)
        if self._crew.workers:
            self._step_together(given)
        else:
            self._take(given)
            self._whole = False
            self._own.step()
        self._whole = True

    def _numbers(self, given: Array) -> Array:
        """A number for each slot; raises GameError or UnknownAction if something else is given."""
        if given.shape != (self.batch,):
            raise GameError(f"expected {self.batch} actions, one for each slot, got an array of shape {given.shape}")
        if given.dtype.kind not in "iu":
            raise GameError(f"expected the numbers of actions, got {given.dtype}")
        # Before they are put among smaller numbers, where another number might come of them.
        outside = (given < 0) | (given >= self.layout.actions)
        if outside.any():
            slot = int(outside.argmax())
            size = self.layout.actions
            told = f"no action has the number {given[slot]}; they go from 0 to {size - 1}"
            raise UnknownAction(f"slot {slot}, seat {self.seat[slot]}: {told}")
        return given

    def _take(self, given: Array) -> None:
        try:
            self._own.take(given)
        except BadAction:
            raise
        except (ValueError, TypeError):
            # Looked at more closely only when something is wrong with them, or when they are numbers of a rare kind.
            self._own.take(self._numbers(given).astype(np.int64))

    def _step_together(self, given: Array) -> None:
        """Two phases: all actions are checked before any process goes ahead."""
        if not check(given, self._arrays.mask, self._arrays.action):
            given = self._numbers(given)
            self._whole = False
            refusal = self._refusal(given)
            if refusal is not None:
                self._whole = True
                raise refusal
            self._arrays.action[:] = given
        self._whole = False
        self._crew.step()
        self._own.step_with_others()
        self._crew.wait()

    def reset(self, seed: int | str | None = None) -> None:
        """Begin again: with a seed its games, without one other games that hang on the seed before. Processes that died
        or were interrupted are replaced."""
        self._check_open()
        if seed is not None:
            self._seed, self._resets = _seed_of(seed), 0
        else:
            self._resets += 1
        self._task.seed = f"{self._seed}, reset {self._resets}" if self._resets else self._seed
        whole, self._whole = self._whole and self._crew.complete(), False
        if whole:
            self._crew.reset(self._task.seed)
        else:
            self._crew.replace()
        self._own = Share(self._task, self._arrays, 0, self._own.count)
        self._crew.wait()
        self._whole = True

    def _refusal(self, given: Array) -> BadAction | None:
        """What is wrong with the first action that is not legal; None if all are."""
        for slot in np.flatnonzero(~self._arrays.mask[self._slots, given]).tolist():
            worker = self._crew.of(slot)
            asked = self._own if worker is None else worker
            refusal = asked.refusal(slot, int(given[slot]))
            if refusal is not None:
                return refusal
        return None

    # --- the end ------------------------------------------------------------------------------------------------------

    def _check_open(self) -> None:
        if not self._let_go.alive:
            raise ValueError("this environment was closed")

    def close(self) -> None:
        """End the other processes, which also happens when nobody holds the environment any more. The arrays stay
        readable."""
        self._let_go()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a VectorEnv cannot be copied or pickled: make another one with the same seed")

    def __len__(self) -> int:
        return self.batch


def _seed_of(seed: object) -> str:
    """A seed as text: the same for all kinds of the same whole number."""
    return seed if isinstance(seed, str) else str(whole("seed", seed, "a whole number or text"))


def _split(batch: int, processes: int) -> list[tuple[int, int]]:
    """First slot and number of slots of each share, as even as possible."""
    bounds = [batch * number // processes for number in range(processes + 1)]
    return [(bounds[number], bounds[number + 1] - bounds[number]) for number in range(processes)]
