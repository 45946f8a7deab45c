"""Where games are played: in processes of this machine, or on Ray. Both play the same games, move for move."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable, Iterator
from importlib import import_module
from typing import Any, Final

from arcanum.arena.bout import Job, Played, play
from arcanum.arena.crew import Crew, Done
from arcanum.arena.deadline import patience
from arcanum.arena.plan import ArenaError
from arcanum.core.extras import need

Finished = Done[Job, Played]

BACKENDS: Final = ("local", "ray")
# A runtime of our own talks to nobody: it keeps to the loopback device. Ray reads these when it is imported.
_ALONE: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_AUTH_MODE": "disabled",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
}


def play_local(jobs: Iterable[Job], processes: int, timeout: float) -> Generator[Finished, None, None]:
    """Play in processes of this machine."""
    with Crew(play, processes, patience(timeout)) as crew:
        yield from crew.do(jobs)


def play_on_ray(
    jobs: Iterable[Job], processes: int, timeout: float, address: str = ""
) -> Generator[Finished, None, None]:
    """Play on Ray: on the cluster at this address, or on a runtime that is started here and ends with the games."""
    ray = _started(processes, address)
    try:
        yield from _Troupe(ray, processes, timeout).do(jobs)
    finally:
        ray.shutdown()


def _started(processes: int, address: str) -> Any:
    if not address:
        for name, value in _ALONE.items():
            os.environ.setdefault(name, value)
    need("ray", "ray")
    ray: Any = import_module("ray")
    where = {"address": address} if address else {"num_cpus": processes, "include_dashboard": False, "address": "local"}
    try:
        ray.init(log_to_driver=False, logging_level="ERROR", **where)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ArenaError(f"Ray cannot be reached: {error}") from error
    there = int(ray.cluster_resources().get("CPU", 0))
    if there < processes:
        ray.shutdown()
        raise ArenaError(f"the Ray cluster has {there} CPUs; expected no more jobs than that, found {processes}")
    return ray


class Supervisor:
    """What runs inside a Ray worker: a crew of one, so that a bot that dies or hangs is caught as it is elsewhere."""

    def __init__(self, timeout: float) -> None:
        self._crew = Crew(play, 1, patience(timeout))

    def play(self, job: Job) -> Finished:
        return next(iter(self._crew.do([job])))


class _Troupe:
    """The workers on Ray, each with the game that it is at."""

    def __init__(self, ray: Any, processes: int, timeout: float) -> None:
        self._ray = ray
        self._kind = ray.remote(num_cpus=1)(Supervisor)
        self._timeout = timeout
        self._workers = [self._kind.remote(timeout) for _ in range(processes)]

    def do(self, jobs: Iterable[Job]) -> Iterator[Finished]:
        waiting = iter(jobs)
        first = zip(self._workers, waiting, strict=False)
        at_work = {worker.play.remote(job): (worker, job, 0) for worker, job in first}
        while at_work:
            (answer, *_), _ = self._ray.wait(list(at_work), num_returns=1)
            worker, job, lost = at_work.pop(answer)
            try:
                done: Finished = self._ray.get(answer)
            except self._ray.exceptions.RayActorError:
                # Not the bot's process but the worker around it: a machine that went away, most likely.
                worker = self._kind.remote(self._timeout)
                if not lost:
                    at_work[worker.play.remote(job)] = (worker, job, 1)
                    continue
                done = Done(job, None, ())
            following = next(waiting, None)
            if following is not None:
                at_work[worker.play.remote(following)] = (worker, following, 0)
            yield done
