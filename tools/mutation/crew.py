"""Work in forked copies of this process: each piece starts from what is loaded here, and leaves nothing behind."""

from __future__ import annotations

import json
import os
import selectors
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any

Tell = Callable[[Any], None]
"""Hands the result over, as JSON; at once, so that the process may end in any way after it."""
Task = Callable[[Tell], None]


def work(tasks: Iterable[tuple[str, Task]], workers: int) -> Iterator[tuple[str, Any]]:
    """Do the tasks, so many at a time; each as it is done, with its name. The result is None where a process ended
    without telling one."""
    waiting = iter(tasks)
    names: dict[int, tuple[str, int]] = {}
    heard: dict[int, bytearray] = {}
    with selectors.DefaultSelector() as ears:
        try:
            while True:
                while len(names) < workers and (task := next(waiting, None)) is not None:
                    pid, ear = _fork(task[1])
                    names[ear] = (task[0], pid)
                    heard[ear] = bytearray()
                    ears.register(ear, selectors.EVENT_READ)
                if not names:
                    return
                for key, _ in ears.select():
                    part = os.read(key.fd, 1 << 16)
                    heard[key.fd] += part
                    if not part:
                        ears.unregister(key.fd)
                        os.close(key.fd)
                        name, pid = names.pop(key.fd)
                        os.waitpid(pid, 0)
                        said = heard.pop(key.fd)
                        yield name, json.loads(said) if said else None
        finally:
            for _, pid in names.values():
                os.killpg(pid, signal.SIGKILL)
                os.waitpid(pid, 0)


def _fork(task: Task) -> tuple[int, int]:
    ear, mouth = os.pipe()
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        os.close(mouth)
        os.setpgid(pid, pid)
        return pid, ear
    try:
        os.setpgid(0, 0)
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        task(lambda data: _write(mouth, json.dumps(data).encode()))
    finally:
        os._exit(0)


def _write(mouth: int, data: bytes) -> None:
    while data:
        data = data[os.write(mouth, data) :]
