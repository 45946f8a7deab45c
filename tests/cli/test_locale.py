"""The terminal's own messages: the same in all languages, and all of them used."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from arcanum.cli import terminal
from arcanum.cli.speech import Speech
from arcanum.words import LANGUAGES

FOLDER = Path(terminal.__file__).parent


def messages(lang: str) -> dict[str, ast.Message]:
    """The terminal's messages, and those of the drawings of all games."""
    texts = [path.read_text(encoding="utf-8") for path in FOLDER.rglob(f"locale/{lang}.ftl")]
    body = [entry for text in texts for entry in FluentParser().parse(text).body]
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def variables(entry: object) -> set[str]:
    """The names of the variables that a part of a message is given."""
    if isinstance(entry, ast.VariableReference):
        return {entry.id.name}
    inner = vars(entry).values() if isinstance(entry, ast.BaseNode) else entry if isinstance(entry, list) else ()
    return {name for each in inner for name in variables(each)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_say_the_same(lang: str) -> None:
    english = messages("en")
    assert messages(lang).keys() == english.keys()
    for name, entry in messages(lang).items():
        assert variables(entry) == variables(english[name]), name


def test_every_message_is_used_and_every_one_used_is_written() -> None:
    trees = [python.parse(path.read_text(encoding="utf-8")) for path in FOLDER.rglob("*.py")]
    strings = {node.value for tree in trees for node in python.walk(tree) if isinstance(node, python.Constant)}
    said = {value for value in strings if isinstance(value, str) and value.startswith("cli-")}
    assert said == messages("en").keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_have_different_names(lang: str) -> None:
    speech = Speech("res_arcana", lang)
    names = [speech.say("cli-command", command=command) for command in terminal.COMMANDS]
    assert len(set(names)) == len(names)
    assert all(name == name.casefold() and " " not in name for name in names)


@pytest.mark.parametrize(
    ("lang", "message", "text"),
    [
        ("ru", "cli-known-cards", "На руке или в колоде"),
        ("uk", "cli-known-cards", "На руці або в колоді"),
        ("ru", "cli-deck-top", "Верх вашей колоды, по порядку"),
        ("uk", "cli-deck-top", "Верх вашої колоди, за порядком"),
        ("uk", "cli-open-draft", "Відкритий відбір"),
        ("uk", "cli-setting-up", "приготування"),
    ],
)
def test_the_words_of_the_published_rules_are_used(lang: str, message: str, text: str) -> None:
    assert Speech("res_arcana", lang).say(message) == text


@pytest.mark.parametrize(
    ("lang", "one", "two", "eight"),
    [
        ("en", "deck of 1 card.", "deck of 2 cards.", "deck of 8 cards."),
        ("ru", "колодой из 1 карты.", "колодой из 2 карт.", "колодой из 8 карт."),
        ("uk", "колодою з 1 карти.", "колодою з 2 карт.", "колодою з 8 карт."),
    ],
)
def test_a_deck_to_start_with(lang: str, one: str, two: str, eight: str) -> None:
    """After a draft nobody is dealt anything, so the line speaks of the deck."""
    words = Speech("res_arcana", lang).words
    for count, told in ((1, one), (2, two), (8, eight)):
        assert words.say("ra-log-dealt", name="West", count=count).endswith(told)


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_commands_are_named_as_they_are_typed_in_this_language(lang: str) -> None:
    for name, entry in messages(lang).items():
        text = FluentSerializer().serialize_entry(entry)
        told = text.partition("=")[2]
        if name not in ("cli-command", "cli-argument"):
            assert not set(re.findall(r"(?<![$\w\[-])[a-z]+(?!\w)", told)) & set(terminal.COMMANDS), name
