"""The browser app as the server gives it out, over real HTTP; built or not."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from arcanum.server import site
from arcanum.server.app import make_app
from arcanum.server.settings import Settings

PAGE = "<!doctype html><title>Arcanum</title>"
SCRIPT = "export {};"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "built"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "mark.svg").write_text("<svg/>")
    (folder / "assets" / "index-4f2a.js").write_text(SCRIPT)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(site, "_FOLDER", folder)
    return folder


@pytest.fixture
def client(tmp_path: Path) -> TestClient[Litestar]:
    # Without its life, in which it would open a database and start bots: files need neither.
    return TestClient(make_app(Settings(f"sqlite:///{tmp_path}/arcanum.db")))


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/watch",
        "/record",
        "/cards",
        "/cards/res_arcana",
        "/rules",
        "/rules/res_arcana",
        "/table/abc",
        "/table/abc/replay",
    ],
)
def test_every_page_is_the_app(built: Path, client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy


def test_hashed_files_are_kept_and_packed(built: Path, client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/index-4f2a.js")
    assert (answer.status_code, answer.text) == (200, SCRIPT)
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers.get_list("cache-control") == ["public, max-age=31536000, immutable"]
    assert answer.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in client.get("/assets/index-4f2a.js", headers={"accept-encoding": ""}).headers
    assert client.get("/mark.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path", ["/assets/other.js", "/assets/..%2Fsecret.txt", "/assets/%2e%2e", "/assets/.hidden", "/nowhere"]
)
def test_there_is_nothing_else(built: Path, client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"
    assert answer.headers.get_list("cache-control") == ["no-store"]


def test_the_rules_of_a_game_can_be_read(client: TestClient[Litestar]) -> None:
    answer = client.get("/rules/res_arcana/text")
    assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
    assert "**RA-7.1**" in answer.text
    assert client.get("/rules/no_such_game/text").status_code == 404


def test_what_is_built_anew_is_given_out_anew(built: Path, client: TestClient[Litestar]) -> None:
    client.get("/")
    (built / "index.html").write_text(PAGE + "<p>newer")
    assert client.get("/").text == PAGE + "<p>newer"


def test_without_a_built_app_it_says_how_to_build_it(
    client: TestClient[Litestar],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(site, "_FOLDER", tmp_path / "none")
    answer = client.get("/")
    assert answer.status_code == 404
    assert "make web" in answer.text
    assert client.get("/mark.svg").status_code == 404


def test_the_app_is_built_into_the_package_and_goes_into_a_wheel() -> None:
    root = Path(__file__).resolve().parents[2]
    assert root / "src" / "arcanum" / "web" == site._FOLDER
    assert "outDir: '../src/arcanum/web'" in (root / "web" / "vite.config.ts").read_text()
    data = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["setuptools"]["package-data"]["arcanum"]
    assert {"web/*", "web/assets/*"} <= set(data)


def test_a_browser_that_is_lost_is_shown_a_page(built: Path, client: TestClient[Litestar]) -> None:
    """Programs, and whoever asks the API, get an error that they can read."""
    looking = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    answer = client.get("/nowhere/at/all", headers=looking)
    assert (answer.status_code, answer.text) == (404, PAGE)
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    for path in ("/api/nowhere", "/api/tables/nowhere/record"):
        assert client.get(path, headers=looking).headers["content-type"] == "application/json"
    assert client.post("/nowhere", headers=looking).headers["content-type"] == "application/json"
