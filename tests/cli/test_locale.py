"""The terminal's own messages: the same in all languages, and all of them used."""

from __future__ import annotations

import ast as python
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from arcanum.cli import terminal
from arcanum.cli.res_arcana import ResArcanaSpeech
from arcanum.words import LANGUAGES

FOLDER = Path(terminal.__file__).parent


def messages(lang: str) -> dict[str, ast.Message]:
    text = (FOLDER / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
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
    trees = [python.parse(path.read_text(encoding="utf-8")) for path in FOLDER.glob("*.py")]
    strings = {node.value for tree in trees for node in python.walk(tree) if isinstance(node, python.Constant)}
    said = {value for value in strings if isinstance(value, str) and value.startswith("cli-")}
    assert said == messages("en").keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_have_different_names(lang: str) -> None:
    speech = ResArcanaSpeech(lang, [])
    names = [speech.say("cli-command", command=command) for command in terminal.COMMANDS]
    assert len(set(names)) == len(names)
    assert all(name == name.casefold() and " " not in name for name in names)
