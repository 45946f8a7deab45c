"""The TypeScript types and the page about the server are those of the server of today."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest

from arcanum.games import GAMES
from arcanum.server import socket, wire
from arcanum.server.courier import Notice
from arcanum.server.errors import STATUS
from arcanum.server.metrics import Metrics
from arcanum.server.settings import Limits
from tests.server.house import House
from tools import web_types


def test_the_file_is_fresh() -> None:
    assert web_types.main(["--check"]) == 0


def test_a_stale_file_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(web_types, "TARGET", tmp_path / "lib" / "schema.ts")
    monkeypatch.setattr(web_types, "WEB", tmp_path)
    for game in GAMES:
        (tmp_path / "games" / game).mkdir(parents=True)
    assert web_types.main(["--check"]) == 1
    assert "make types" in capsys.readouterr().err
    assert web_types.main([]) == 0
    assert web_types.main(["--check"]) == 0
    file = tmp_path / "lib" / "schema.ts"
    file.write_text(file.read_text().replace("ticket", "tocket"))
    assert web_types.main(["--check"]) == 1
    assert web_types.main(["--chek"]) == 2
    assert web_types.main([]) == 0
    for words in (tmp_path / "games").glob("*/*.ts"):
        text = words.read_text()
        words.write_text(text.replace("export interface", "interface", 1))
        assert web_types.main(["--check"]) == 1
        assert words.parent.name in capsys.readouterr().err
        words.write_text(text)


def test_every_message_has_a_type() -> None:
    text = web_types.TARGET.read_text(encoding="utf-8")
    for message in (*get_args(wire.FromClient), *get_args(wire.FromServer)):
        assert f"export interface {message.__name__} {{\n  type: " in text


@pytest.mark.parametrize("message", get_args(wire.FromServer))
def test_what_the_server_sends_is_complete(message: Any) -> None:
    """Fields of the server's messages carry no question mark, so none may be left out."""
    assert issubclass(message, msgspec.Struct)
    assert not message.__struct_config__.omit_defaults


def test_openapi_is_published(house: House) -> None:
    published = httpx.get(f"{house.url}/api/schema/openapi.json")
    assert published.status_code == 200
    told = published.json()
    assert told["info"]["title"] == "Arcanum"
    assert {"/api/tables", "/api/tables/{id}/join", "/api/login"} <= told["paths"].keys()
    assert all("/healthz" not in path and "/metrics" not in path for path in told["paths"])


# --- what the pages say -----------------------------------------------------------------------------------------------

PAGE = (web_types.TARGET.parents[3] / "docs" / "server.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json (.+?)\n(.*?)```", PAGE, re.DOTALL)
KINDS: dict[str, Any] = {
    "client": wire.FromClient,
    "server": wire.FromServer,
    "answer Seated": wire.Seated,
    "request POST /api/tables": wire.MakeTable,
    "notice": Notice,
    "picks": wire.Picks,
}


def messages(text: str) -> list[str]:
    """An example is one message on several lines, or one message a line."""
    return [text] if text.startswith("{\n") else text.splitlines()


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_an_example_is_a_message(kind: str, text: str) -> None:
    for message in messages(text):
        data = msgspec.json.decode(message)
        read = msgspec.json.decode(message, type=KINDS[kind])
        if kind != "client" and not kind.startswith("request"):
            assert msgspec.json.decode(msgspec.json.encode(read)) == data  # It is shown as it would be sent, complete.


def test_the_example_of_picks_adds_up() -> None:
    ((number, shown),) = [(at, text) for at, (kind, text) in enumerate(EXAMPLES) if kind == "picks"]
    picks = msgspec.json.decode(shown, type=wire.Picks)
    for kind, counts in zip(picks.kinds, zip(*picks.mixes, strict=True), strict=True):
        assert (kind.least, kind.most) == (min(counts), max(counts))
    sent = msgspec.json.decode(EXAMPLES[number + 1][1])["actions"]
    assert [sent.count(kind.words) for kind in picks.kinds] in picks.mixes
    assert len(sent) == sum(picks.mixes[0])
    assert picks.closed == [True] * len(picks.mixes), "else the page has to say how to end"


def test_every_message_of_a_client_is_shown() -> None:
    shown = {
        msgspec.json.decode(each)["type"] for kind, text in EXAMPLES if kind == "client" for each in messages(text)
    }
    assert shown == {message.__struct_config__.tag for message in get_args(wire.FromClient)}


def test_every_code_is_explained() -> None:
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| (\d+) \|", PAGE, re.MULTILINE)
    told = {code: int(status) for codes, status in rows for code in re.findall(r"`(\w+)`", codes)}
    assert told == STATUS


def test_every_close_code_is_explained() -> None:
    ours = {str(value) for name, value in vars(socket).items() if name.startswith("CLOSED_")}
    rows = re.findall(r"^\| (4\d\d\d(?:, 4\d\d\d)*) \|", PAGE, re.MULTILINE)
    assert {code for row in rows for code in row.split(", ")} == ours


def test_every_figure_is_explained() -> None:
    ours = {family.name for family in Metrics().registry.collect() if family.name.startswith("arcanum_")}
    told = {name.removesuffix("_total") for name in re.findall(r"`(arcanum_\w+)", PAGE)}
    assert told == ours


def test_every_limit_is_explained() -> None:
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| [^|]+ \| ([\d., ]+) \|$", PAGE, re.MULTILINE)
    known = vars(Limits)["__slots__"]
    told = {
        name: float(value)
        for names, values in rows
        for name, value in zip(re.findall(r"`(\w+)`", names), values.split(", "), strict=True)
    }
    assert told == {name: getattr(Limits(), name) for name in known}
