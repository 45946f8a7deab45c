"""The report: one page with everything in it, and nothing in it that was not meant."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import cast

import msgspec
import pytest

from arcanum.arena import plots
from arcanum.arena.ledger import opened
from arcanum.arena.outcome import Failure, Kind, unplayed
from arcanum.arena.plan import ArenaError, Plan, data_of
from arcanum.arena.report import page
from arcanum.arena.results import Results, read_results, summarise
from arcanum.arena.run import run
from tests.arena.conftest import Play, small_plan

HEADINGS = ["Results", "Ratings", "Win matrix", "Game length", "Points by source", "Decision time", "How it was played"]
NASTY = "<script>alert('x')</script>&$\\frac$"


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Results:
    bots = ("random", "apprentice", "python:tests.arena.players:Raises")
    folder = tmp_path_factory.mktemp("arena") / "run"
    return run(Plan("res_arcana", bots, 2, 2, f"report {NASTY}", {"round_limit": "3"}), folder)


class Page(HTMLParser):
    """What a browser would make of it: open elements, all ids, all addresses, the text."""

    VOID = ("meta", "use", "path", "rect", "br")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            assert not name.startswith("on"), f"{tag} has a handler"
            if name == "id":
                self.ids.append(value or "")
            if name in ("src", "href", "xlink:href", "action"):
                self.addresses.append(value or "")
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_page_has_every_plot_and_every_number(results: Results) -> None:
    shown = Page(page(results))
    assert shown.open == []
    assert shown.tags.count("svg") == 5
    for heading in HEADINGS:
        assert heading in shown.text
    for pairing in results.pairings:
        assert pairing.score is not None
        assert f"{100 * pairing.score.value:.1f} %" in shown.text
    assert "--seed" in shown.text
    assert "rules version 1" in shown.text


def test_the_page_needs_nothing_from_elsewhere(results: Results) -> None:
    text = page(results)
    shown = Page(text)
    assert not re.search(r"https?:|@import|//[a-z]", text)
    assert all(address.startswith("#") for address in shown.addresses)
    assert not {"script", "link", "iframe", "img", "object"} & set(shown.tags)
    assert len(shown.ids) == len(set(shown.ids))
    assert set(re.findall(r"url\(#([^)]*)\)", text)) | {each[1:] for each in shown.addresses} <= set(shown.ids)


def test_what_users_wrote_is_escaped(results: Results) -> None:
    text = page(results)
    assert "<script>" not in text
    assert "<b>boom</b>" not in text
    assert "&lt;b&gt;boom&lt;/b&gt;" in text
    assert NASTY in Page(text).text


def test_names_of_bots_are_escaped_in_plots_too(results: Results) -> None:
    told = read_back(results)
    for bot in told.bots:
        bot.name = f"{NASTY} {bot.name}"[-60:] if bot.name != "random" else NASTY
    names = {old.name: new.name for old, new in zip(results.bots, told.bots, strict=True)}
    for pairing in told.pairings:
        pairing.bots = (names[pairing.bots[0]], names[pairing.bots[1]])
    assert "<script" not in page(told)


def read_back(results: Results) -> Results:
    return msgspec.json.decode(msgspec.json.encode(results), type=Results)


def test_the_colours_are_those_of_the_page(results: Results) -> None:
    """A colour that is left in a drawing would be black on dark paper."""
    svg = plots.ratings_plot(results) + plots.matrix_plot(results) + plots.points_plot(results)
    svg += plots.length_plot(results) + plots.thinking_plot(results)
    assert not re.findall(r"(?:fill|stroke): #[0-9a-f]{6}", svg)
    text = page(results)
    for name in set(re.findall(r"var\(--([a-z0-9-]+)\)", text)):
        assert len(re.findall(rf"--{name}:", text)) == 2, f"{name} has no colour for light and for dark"


def test_a_game_without_rounds_and_points_has_no_such_plots(results: Results) -> None:
    told = read_back(results)
    for pairing in told.pairings:
        pairing.rounds = {}
        pairing.score = None
    for bot in told.bots:
        bot.points = {}
        bot.thinking = None
    shown = Page(page(told))
    assert shown.tags.count("svg") == 2
    assert "no whole deal" in shown.text


def test_results_are_read_back_as_they_were_written(play: Play, tmp_path: Path) -> None:
    results = play("random", "First", pairs=1)
    assert read_results(tmp_path / "run") == results
    for text, message in (("{", "expected the results of a run"), (None, "it cannot be read")):
        path = tmp_path / "run" / "results.json"
        path.write_text(text, encoding="utf-8") if text is not None else path.unlink()
        with pytest.raises(ArenaError, match=message):
            read_results(tmp_path / "run")


def test_one_who_loses_everything_is_marked(results: Results) -> None:
    (loser,) = [bot for bot in results.bots if bot.one_sided]
    assert loser.name.endswith("Raises")
    assert "Raises *" in Page(page(results)).text


def test_a_bot_that_wins_everything_is_not_certain_to(play: Play) -> None:
    """Neither its score nor its rating."""
    results = play("Raises", "First", pairs=12)
    (pairing,) = results.pairings
    assert pairing.score is not None
    assert (pairing.score.value, pairing.score.low) == (0.0, 0.0)
    assert 0.2 < pairing.score.high < 0.5
    _, winner = results.bots
    assert winner.elo.low < winner.elo.value == winner.elo.high
    assert winner.elo.low > 0


def test_a_long_list_of_failures_is_cut(results: Results) -> None:
    told = read_back(results)
    told.failures = told.failures * 40
    shown = Page(page(told))
    assert shown.tags.count("li") == 50
    assert f"And {len(told.failures) - 50} more" in shown.text


def test_a_game_without_a_result_is_listed_and_counts_for_nobody(play: Play, tmp_path: Path) -> None:
    """A game that goes on for ever, or an engine that fails: the deal is left out, and the page says so."""
    play("random", "First", pairs=3)
    folder = tmp_path / "run"
    plan = small_plan("random", "First", pairs=3)
    with opened(folder, data_of(plan, plan.check())) as ledger:
        before = summarise(plan, ledger)
        for deal, kind in ((0, "endless"), (2, "engine")):
            key = (plan.pairings()[0], deal, 1)
            failure = Failure(cast("Kind", kind), None, "", 50_001, f"it is {kind}")
            ledger.outcomes[key] = unplayed(ledger.outcomes[key].bout, plan.options, failure)
        results = summarise(plan, ledger)
    (pairing,) = results.pairings
    assert (pairing.pairs, pairing.incomplete, results.games) == (1, 2, 4)
    assert pairing.wins + pairing.draws + pairing.losses == 4
    games = [ledger.outcomes[plan.pairings()[0], 1, seating].score for seating in (0, 1)]
    assert pairing.score is not None
    assert pairing.score.value == sum(games) / 2
    assert [(mishap.kind, mishap.counted) for mishap in results.failures] == [("endless", False), ("engine", False)]
    shown = Page(page(results)).text
    assert "it is endless no result" in shown
    assert "A game without a result is counted for nobody, and its deal counts neither for the score" in shown
    assert "2 deals do not count for the score and the ratings" in shown
    assert "2 games have no result" in shown
    assert "without a result" not in Page(page(before)).text
