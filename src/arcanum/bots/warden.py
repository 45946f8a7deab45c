"""Runs a program for as long as somebody holds on to it. A script, which imports little in order to start fast:

    python warden.py LIFELINE COMMAND...

Who starts a program may be killed at any moment, and the program may not care. So between the two stands this process.
It holds the end of a pipe, the lifeline; when the other end is closed, however that came about, it kills the program
with all that this has started in its process group.
"""

from __future__ import annotations

import os
import select
import signal
import sys
from contextlib import suppress

NOT_FOUND = 127
_SIGNALLED = 128


def main(lifeline: int, command: list[str]) -> int:
    os.set_inheritable(lifeline, False)
    bell, ring = os.pipe()
    os.set_blocking(ring, False)
    signal.set_wakeup_fd(ring)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    try:
        program = os.posix_spawnp(command[0], command, os.environ, setpgroup=0, setsigdef=[signal.SIGPIPE])
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr)
        return NOT_FOUND
    # Its pipes are its own: that it has closed them must show at the other ends.
    for shared in (0, 1, 2):
        os.close(shared)
    code = None
    while code is None:
        ready, _, _ = select.select([lifeline, bell], [], [])
        if lifeline in ready:
            break
        os.read(bell, 4096)
        ended, status = os.waitpid(program, os.WNOHANG)
        code = os.waitstatus_to_exitcode(status) if ended else None
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(program, signal.SIGKILL)
    if code is None:
        _, status = os.waitpid(program, 0)
        code = os.waitstatus_to_exitcode(status)
    return code if code >= 0 else _SIGNALLED - code


if __name__ == "__main__":
    # Nothing has to be tidied up, and the standard streams are closed.
    os._exit(main(int(sys.argv[1]), sys.argv[2:]))
