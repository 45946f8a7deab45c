"""Programs of somebody else, for tests: each is a script that is started as a bot, and one for each way to fail."""

from __future__ import annotations

import os
import shlex
import signal
import sys
import textwrap
import time
from contextlib import suppress
from pathlib import Path

LONG = 60.0
"""Seconds after which something that should have happened never will."""

_HEAD = """\
import json, os, subprocess, sys, time

def questions():
    for line in sys.stdin:
        heard = json.loads(line)
        if heard["type"] == "decide":
            yield heard

def answer(action, **more):
    print(json.dumps({"action": action, **more}), flush=True)

"""

PROGRAMS = {
    # Draws from the seed of each question and from nothing else.
    "seeded": "for asked in questions(): answer(asked['legal'][asked['seed'] % len(asked['legal'])]['words'])",
    "numbers": "for asked in questions(): answer(asked['legal'][0]['id'], id=asked['id'], note='fields may be added')",
    # Writes down every line that it gets, and what it said.
    "scribe": """
        with open(sys.argv[1], 'w') as notes:
            for line in sys.stdin:
                notes.write(line)
                heard = json.loads(line)
                if heard['type'] == 'decide':
                    answer(heard['legal'][-1]['id'])
        """,
    "dies": "print('no such luck', file=sys.stderr, flush=True); next(questions()); sys.exit(3)",
    "killed": "next(questions()); os.kill(os.getpid(), 9)",
    "dies_later": "asked = questions(); first = next(asked); answer(first['legal'][0]['id']); next(asked); sys.exit(4)",
    "babbles": "next(questions()); print('hello there', flush=True); time.sleep(600)",
    "lists": "next(questions()); print('[1, 2]', flush=True); time.sleep(600)",
    "nameless": "next(questions()); print('{}', flush=True); time.sleep(600)",
    "true": "next(questions()); answer(True); time.sleep(600)",
    "bytes": "next(questions()); sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush(); time.sleep(600)",
    "unknown": "next(questions()); answer('dance on the table'); time.sleep(600)",
    "illegal": """
        for asked in questions():
            legal = {each['id'] for each in asked['legal']}
            answer(next(number for number in range(10_000) if number not in legal))
        """,
    "huge": "next(questions()); answer(10 ** 30); time.sleep(600)",
    "behind": "for asked in questions(): answer(asked['legal'][0]['id'], id=asked['id'] + 1)",
    "twice": "for asked in questions(): print('{\"action\": 0}\\n' * 2, end='', flush=True)",
    "early": "print('ready', flush=True)\nfor asked in questions(): answer(asked['legal'][0]['id'])",
    "deep": "for asked in questions(): print('{\"x\": ' + '[' * 30000 + ']' * 30000 + ', \"action\": 0}', flush=True)",
    "floods": "while True: sys.stdout.write('x' * 65536)",
    "deaf": "print('thinking', file=sys.stderr, flush=True); time.sleep(600)",
    "noisy": """
        for asked in questions():
            print('blah ' * 50_000, file=sys.stderr, flush=True)
            answer(asked['legal'][0]['id'])
        """,
    # Has a child of its own, and neither cares whether anybody is left.
    "family": """
        child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'], stdin=subprocess.DEVNULL)
        with open(sys.argv[1], 'w') as notes:
            print(os.getpid(), child.pid, file=notes)
        asked = questions()
        answer(next(asked)['legal'][0]['id'])
        while True: time.sleep(600)
        """,
}


def command(folder: Path, name: str, *arguments: object) -> str:
    """The command line that starts one of these programs."""
    file = folder / f"{name}.py"
    file.write_text(_HEAD + textwrap.dedent(PROGRAMS[name]).strip() + "\n", encoding="utf-8")
    return shlex.join([sys.executable, str(file), *map(str, arguments)])


def family_of(notes: Path) -> list[int]:
    """The processes that `family` has written down, once it has."""
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        with suppress(FileNotFoundError):
            if (text := notes.read_text()).endswith("\n"):
                return [int(word) for word in text.split()]
        time.sleep(0.02)
    raise AssertionError("it was never started")


def gone(process: int) -> bool:
    """Whether a process has ended: a zombie has, whoever may have to bury it."""
    with suppress(FileNotFoundError):
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
        return state in "ZX"
    if Path("/proc").is_dir():
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def wait_until_gone(processes: list[int]) -> None:
    until = time.monotonic() + LONG
    while not all(gone(process) for process in processes):
        if time.monotonic() > until:
            for process in processes:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            raise AssertionError(f"still there: {processes}")
        time.sleep(0.02)
