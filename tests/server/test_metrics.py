"""Figures about the server: what is counted, and who may read it."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from arcanum.server.entries import Moved, Sat, Stamped
from arcanum.server.errors import STATUS
from arcanum.server.metrics import Metrics, from_here
from arcanum.server.thinkers import LANES
from tests.server.house import Client, House
from tests.server.postgres import Postgres
from tests.server.short import POSITION, code_of, finish, play


def figures(text: str) -> dict[str, float]:
    """Figures by name and labels."""
    return {name: float(value) for name, value in re.findall(r"^([a-z_]+(?:{[^}]*})?) (\S+)$", text, re.MULTILINE)}


def read(house: House, **headers: str) -> httpx.Response:
    return httpx.get(f"{house.url}/metrics", headers=headers)


def test_counting() -> None:
    metrics = Metrics()
    metrics.stored([Stamped(Sat(0, name="One"), 0)], 0.004)
    metrics.stored([Stamped(Moved(0, "pass"), 0), Stamped(Moved(1, "pass", "adept"), 0)], 0.3)
    metrics.refused("stale")
    metrics.thought("quick", 0.003, False)
    metrics.thought("move", 0.3, False)
    metrics.thought("move", 1.8, True)
    found = figures(metrics.text().decode())
    assert found['arcanum_moves_total{by="person"}'] == 1
    assert found['arcanum_moves_total{by="bot"}'] == 1
    assert found["arcanum_stored_seconds_count"] == 2
    assert found['arcanum_stored_seconds_bucket{le="0.005"}'] == 1
    assert found['arcanum_refused_total{code="stale"}'] == 1
    assert found['arcanum_bots_seconds_bucket{lane="quick",le="0.01"}'] == 1
    assert found['arcanum_bots_seconds_count{lane="move"}'] == 2
    assert {lane: found[f'arcanum_bots_cut_total{{lane="{lane}"}}'] for lane in LANES} == {
        "quick": 0,
        "move": 1,
        "hint": 0,
        "rest": 0,
    }
    assert {f'arcanum_refused_total{{code="{code}"}}' for code in STATUS} <= found.keys()


@pytest.mark.parametrize(
    ("address", "headers", "ours"),
    [
        ("127.0.0.1", {}, True),
        ("127.8.8.8", {}, True),
        ("::1", {}, True),
        ("::ffff:127.0.0.1", {}, True),
        ("192.168.1.5", {}, False),
        ("8.8.8.8", {}, False),
        ("somewhere", {}, False),
        (None, {}, False),
        ("127.0.0.1", {"x-forwarded-for": "8.8.8.8"}, False),
        ("127.0.0.1", {"forwarded": "for=8.8.8.8"}, False),
        ("127.0.0.1", {"x-real-ip": "8.8.8.8"}, False),
    ],
)
def test_who_is_here(address: str | None, headers: dict[str, str], ours: bool) -> None:
    client = None if address is None else SimpleNamespace(host=address)
    assert from_here(SimpleNamespace(client=client, headers=headers)) == ours


def test_a_game_is_counted(house: House) -> None:
    before = figures(read(house).text)

    async def game(client: Client) -> None:
        made = await client.make("me", "random", scenario=POSITION)
        async with client.sit(made["table"], made["token"]) as chair:
            await chair.asked()
            assert code_of(await chair.ask("come_back")) == "not_allowed"
            during = figures(read(house).text)
            assert (during["arcanum_tables"], during["arcanum_sockets"]) == (1, 1)
            await finish(chair)
        await client.http.get("/api/tables/nowhere")

    play(house, game)
    answer = read(house)
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    after = figures(answer.text)

    def grown(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert grown('arcanum_moves_total{by="person"}') >= 2
    assert grown('arcanum_moves_total{by="bot"}') >= 2
    assert grown("arcanum_stored_seconds_count") >= 4
    assert grown('arcanum_refused_total{code="not_allowed"}') == 1
    assert grown('arcanum_refused_total{code="no_such_table"}') == 1
    assert {"arcanum_bots_waiting", "arcanum_bots_busy", "arcanum_bots_restarts_total"} <= after.keys()
    assert {"arcanum_loop_lag_seconds", "process_resident_memory_bytes"} <= after.keys()


def test_figures_tell_nothing_about_anybody(house: House) -> None:
    """No label names a table, a person or an address."""
    labels = {label for name in figures(read(house).text) for label in re.findall(r'(\w+)="', name)}
    assert labels <= {"by", "code", "end", "lane", "le"}


def test_others_may_not_read_them(house: House) -> None:
    refused = read(house, **{"x-forwarded-for": "8.8.8.8"})
    assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")


def test_unless_the_settings_say_so(tmp_path: Path) -> None:
    with House(tmp_path, "--open-metrics") as open_house:
        assert read(open_house, **{"x-forwarded-for": "8.8.8.8"}).status_code == 200


def test_several_workers_add_up_their_figures(postgres: Postgres, tmp_path: Path) -> None:
    """Whichever of them is asked, it tells of all."""

    async def game(client: Client) -> None:
        made = await client.make("me", "random", scenario=POSITION)
        async with client.sit(made["table"], made["token"]) as chair:
            await finish(chair)

    with House(tmp_path, "--database", postgres.database(), "--workers", "2") as house:
        for _ in range(4):
            play(house, game)
        found = [figures(read(house).text) for _ in range(8)]
    totals = {each['arcanum_moves_total{by="person"}'] for each in found}
    assert len(totals) == 1
    assert totals.pop() >= 8
    assert all(each["arcanum_stored_seconds_count"] >= 16 for each in found)
    assert all("arcanum_sockets" in each for each in found)
