"""Rules and words of cards are found in the sources by searching for them."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from arcanum.core.coverage import catalogue
from arcanum.games import GAMES
from arcanum.words.voices import voice
from tests.games.test_vocabulary import tag_of, words_of
from tools import card_texts
from tools.look_ups import SOURCES, executed, named

CATALOGUES = Path(__file__).parents[2] / "docs" / "rules"
RULE = re.compile(r"\b[A-Z]{2}-(?:\d+\.\d+|[CES]\d+)\b")
NUMBERED = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
WITH_WORDS = [game for game in GAMES if words_of(game)]
WITH_TABLES = [game for game in GAMES if (Path(__file__).parent / game / "uncoded.py").exists()]


def test_every_rule_that_a_source_names_is_in_a_catalogue() -> None:
    known: set[str] = set()
    for path in CATALOGUES.glob("*.md"):
        known |= catalogue(path.read_text(encoding="utf-8")).keys()
    prefixes = {rule[:3] for rule in known}
    texts = {path: path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py")}
    named = {(path, rule) for path, text in texts.items() for rule in RULE.findall(text) if rule[:3] in prefixes}
    assert {(path, rule) for path, rule in named if rule not in known} == set()


@pytest.mark.parametrize("game", WITH_TABLES)
def test_every_numbered_rule_is_named_where_it_is_carried_out(game: str) -> None:
    """Each is found in the sources or the packs of its game; those that no code carries out stand in a table."""
    text = (CATALOGUES / f"{game}.md").read_text(encoding="utf-8")
    rules = {rule for rule in catalogue(text) if NUMBERED.fullmatch(rule)}
    files = [path for path in (SOURCES / "games" / game).rglob("*") if path.suffix in (".py", ".yaml")]
    named = {rule for path in files for rule in NUMBERED.findall(path.read_text(encoding="utf-8"))}
    uncoded: dict[str, str] = import_module(f"tests.games.{game}.uncoded").UNCODED
    assert rules - named - uncoded.keys() == set()
    assert named & uncoded.keys() == set()
    assert uncoded.keys() - rules == set()


@pytest.mark.parametrize("game", WITH_WORDS)
def test_what_carries_out_a_word_names_it(game: str) -> None:
    carried_out = {tag_of(word) for word in words_of(game) if word in executed()}
    assert carried_out - named(game).keys() == set()


@pytest.mark.parametrize("game", WITH_WORDS)
def test_the_page_of_cards_says_where_each_stands_and_what_carries_out_its_words(game: str) -> None:
    """Two look-ups from a card's name to the code: this page, and the place that it names."""
    page = card_texts.path_of(game, "en").read_text(encoding="utf-8")
    folder = SOURCES / "games" / game
    lines = re.findall(r"^- In the sources: (.+)\.$", page, flags=re.MULTILINE)
    assert len(lines) == len(voice(game, "en").card_ids())
    for line in lines:
        for name, file in re.findall(r"`([\w.]+)` in `([\w./]+)`", line):
            assert re.search(
                rf"(^- id: |class |def ){name.rpartition('.')[2]}\b", (folder / file).read_text("utf-8"), re.M
            )
