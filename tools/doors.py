"""Play a game through every door of Arcanum, with every number of players, as somebody would who has installed both.

    python tools/doors.py GAME

It needs nothing but the installed packages: the command line (games, terminal, analysis, simulation with all laws,
records, arena), PettingZoo, Gymnasium and OpenSpiel with their own checks, the vector environment, and tables of a
server. The exit code is 1, with what went wrong, if a door does not open.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from websockets.sync.client import ClientConnection, connect

from arcanum import rl
from arcanum.core.battery import play_random
from arcanum.core.game import Game
from arcanum.core.record import Record, verify
from arcanum.games import find
from arcanum.rl import open_spiel


def arcanum(*words: str, typed: str = "") -> str:
    """What a command prints."""
    command = [sys.executable, "-m", "arcanum", *words]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"arcanum {' '.join(words)}: {done.stdout}{done.stderr}"
    return done.stdout


# --- the command line -------------------------------------------------------------------------------------------------


def listed(game: Game) -> None:
    assert re.search(rf"^{game.id}\b", arcanum("games"), re.MULTILINE), f"{game.id} is not listed"


def terminal(game: Game) -> None:
    """A person who always takes the first answer, alone or among bots; and the record of that game."""
    for seats in game.seat_counts:
        with TemporaryDirectory() as folder:
            record = Path(folder, "game.json")
            played_by = ",".join(["human", *["random"] * (seats - 1)])
            words = ("play", game.id, "--seats", played_by, "--seed", "7", "--record", str(record))
            told = arcanum(*words, typed="1\n" * 2000)
            assert "state hash" in told, told[-2000:]
            arcanum("record", "verify", str(record))
            verify(Record.read(record), game)
            arcanum("replay", str(record))


def analyse(game: Game) -> None:
    """A finished game, in the terminal and as a page, and the position at its beginning."""
    for seats in game.seat_counts:
        with TemporaryDirectory() as folder:
            record, page = Path(folder, "game.json"), Path(folder, "game.html")
            found = play_random(game, seats, "7").record
            assert found is not None
            found.write(record)
            arcanum("analyse", str(record), "--simulations", "10", "--html", str(page))
            assert page.read_text(encoding="utf-8").rstrip().endswith("</html>"), "the page is cut off"
            arcanum("analyse", str(record), "--simulations", "10", "--at", "0")


def battery(game: Game) -> None:
    for seats in game.seat_counts:
        for seed in range(5):
            play_random(game, seats, str(seed), check=True)
        arcanum("simulate", game.id, "--players", str(seats), "--games", "10")


def arena(game: Game) -> None:
    for seats in game.seat_counts:
        with TemporaryDirectory() as folder:
            words = (
                "--bots",
                "adept,random",
                "--pairs",
                "3",
                "--players",
                str(seats),
                "--jobs",
                "1",
                "--report",
                folder,
            )
            arcanum("arena", game.id, *words)


# --- learners ---------------------------------------------------------------------------------------------------------


def pettingzoo(game: Game) -> None:
    for seats in game.seat_counts:
        api_test(rl.env(game.id, players=seats), num_cycles=100)


def gymnasium(game: Game) -> None:
    for seats in game.seat_counts:
        check_env(rl.single(game.id, players=seats, rivals="random", illegal=-1.0).unwrapped)


def openspiel(game: Game) -> None:
    for seats in game.seat_counts:
        assert pyspiel.load_game(f"arcanum_{game.id}(players={seats})").num_players() == seats
        pyspiel.random_sim_test(open_spiel.load(game.id, seats), num_sims=2, serialize=True, verbose=False)


def vectors(game: Game) -> None:
    chance = np.random.default_rng(1)
    for seats in game.seat_counts:
        env = rl.VectorEnv(game.id, players=seats, batch=8, seed=1)
        for _ in range(100):
            env.step(env.pick(chance.random(8)))


# --- a server ---------------------------------------------------------------------------------------------------------


@contextmanager
def serving() -> Iterator[str]:
    """A server: its address."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "arcanum", "serve", "--port", "0", "--data", folder, "--thinkers", "1"]
        process = subprocess.Popen([*command, "--log-level", "error"], stdout=subprocess.PIPE, text=True, cwd=folder)
        try:
            assert process.stdout is not None
            found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
            assert found is not None, "the server does not start"
            while httpx.get(f"{found[0]}/healthz", timeout=30).status_code != 200:
                time.sleep(0.05)
            yield found[0]
        finally:
            process.terminate()
            process.wait(30)


def server(game: Game) -> None:
    """One table of each size that is played to its end, and one at which somebody gives up."""
    with serving() as url:
        games = httpx.get(f"{url}/api/games", timeout=30).json()
        assert game.id in [each["id"] for each in games], "the server does not offer it"
        for path in (f"/api/games/{game.id}/cards", f"/rules/{game.id}/text"):
            assert httpx.get(f"{url}{path}", timeout=30).status_code in (200, 404), f"{path} is an error of the server"
        for seats in game.seat_counts:
            _at_a_table(url, game, seats, _finish)
            _at_a_table(url, game, seats, _resign)


def _at_a_table(url: str, game: Game, seats: int, play: Callable[[ClientConnection], dict[str, Any]]) -> None:
    wish = {"game": game.id, "seats": [{"who": "me"}, *[{"who": "bot", "bot": "apprentice"}] * (seats - 1)]}
    with httpx.Client(base_url=url, timeout=30) as http:
        answer = http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        with connect(f"{url.replace('http', 'ws')}/api/tables/{made['table']}/socket", max_size=None) as socket:
            _say(socket, type="hello", token=made["token"])
            result = play(socket)["table"]["result"]
        record = Record.from_data(http.get(f"/api/tables/{made['table']}/record").json())
    verify(record, game)
    assert record.result == result, f"the table says {result}, its record {record.result}"
    assert len(result) == seats, f"a result for {len(result)} of {seats} seats"
    if play is _resign:
        assert result[0] == 0.0, f"who gave up has {result[0]} of the win"
    if record.seats > 1 and game.always_won(record.seats):
        assert sum(result) == 1.0, f"the shares of the win are {result}"


def _finish(socket: ClientConnection) -> dict[str, Any]:
    """Give the first answer each time; the state at the end."""
    ticket, number = "", 0
    while True:
        state = _state(socket)
        if state["table"]["status"] == "over":
            return state
        if state["ticket"] and state["ticket"] != ticket:
            ticket, number = state["ticket"], number + 1
            _say(socket, type="move", id=str(number), ticket=ticket, actions=[state["choices"][0]["words"]])


def _resign(socket: ClientConnection) -> dict[str, Any]:
    _state(socket)
    _say(socket, type="resign", id="1")
    while (state := _state(socket))["table"]["status"] != "over":
        pass
    return state


def _state(socket: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(60))
        assert message["type"] != "failed", message
        if message["type"] == "state":
            return message


def _say(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


DOORS = (listed, terminal, analyse, battery, arena, pettingzoo, gymnasium, openspiel, vectors, server)


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    game = find(arguments[0])
    # The checks of others warn of what they would do differently.
    warnings.simplefilter("ignore")
    for door in DOORS:
        begun = time.perf_counter()
        try:
            door(game)
        except Exception as error:
            print(f"{game.id}: {door.__name__}: {type(error).__name__}: {error}", file=sys.stderr)
            return 1
        print(f"{game.id}: {door.__name__} ({time.perf_counter() - begun:.1f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
