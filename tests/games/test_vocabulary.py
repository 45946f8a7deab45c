"""Every word of every vocabulary has its interpreters; its icons are a matter of the browser's own tests."""

from __future__ import annotations

import re
from importlib.util import find_spec
from typing import Any

import pytest

from arcanum.core.vocabulary import ROLES, Interpreter, Word, module_of, on, words_in
from arcanum.games import GAMES, find
from arcanum.words.voices import voice
from tools import vocabulary


class Sing(Word, frozen=True, tag="sing"):
    times: int = 1


class Dance(Word, frozen=True, tag="dance"):
    pass


def words_of(game: str) -> list[type[Word]]:
    """The words of a game; a game without cards has none."""
    package = type(find(game)).__module__.rpartition(".")[0]
    return words_in(module_of(find(game))) if package and find_spec(f"{package}.vocabulary") else []


def tag_of(kind: type[Word]) -> Any:
    return kind.__struct_config__.tag


UNSAID = {"black_rose": {"any", "defeated_by_this", "exists", "room_activated"}, "penumbra": {"flip"}}
"""Words that no card of ours says: packs of others may. A new word does not come in like this."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("role", ROLES)
def test_no_word_lacks_an_interpreter(game: str, role: str) -> None:
    voice(game, "en")
    find(game).evaluation()
    read = {word for each in Interpreter.made if each.role == role for word in each.reads}
    assert {tag_of(word) for word in words_of(game) if word not in read} == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_declared_that_no_pack_may_say(game: str) -> None:
    if words := words_of(game):
        assert {word.__name__ for word in words} - find(game).pack_schema()["$defs"].keys() == set()


def test_the_pages_are_fresh(capsys: pytest.CaptureFixture[str]) -> None:
    assert vocabulary.main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("game", [game for game in GAMES if words_of(game)])
def test_cards_say_every_word(game: str) -> None:
    page = (vocabulary.PAGES / f"{game}.md").read_text(encoding="utf-8")
    told = page[page.index("## The pack") :].split("\n### ")[1:]
    lacking = {word.split("\n")[0] for word in told if "```yaml" not in word}
    kinds = vars(module_of(find(game))).items()
    bases = {name for name, kind in kinds if isinstance(kind, type) and kind.__subclasses__()}
    assert lacking - bases == UNSAID.get(game, set())


def test_the_overview_leads_to_every_page() -> None:
    overview = (vocabulary.PAGES.parent / "vocabulary.md").read_text(encoding="utf-8")
    assert {f"vocabulary/{path.name}" for path in vocabulary.pages()} <= set(re.findall(r"\((.+?)\)", overview))


def test_an_interpreter_with_a_gap_cannot_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Interpreter, "made", [])
    sing, dance = on(Sing, lambda word: "la" * word.times), on(Dance, lambda _: "tap")
    with pytest.raises(TypeError, match="interpreter of text: Dance is missing"):
        Interpreter("text", Sing | Dance, sing)
    with pytest.raises(TypeError, match="Dance is none of its words"):
        Interpreter("text", Sing | None, sing, dance)
    with pytest.raises(TypeError, match="a word stands there twice"):
        Interpreter("text", Sing | Dance, sing, dance, sing)
    with pytest.raises(TypeError):
        Interpreter("smell", Sing | Dance, sing, dance)
    assert Interpreter("text", Sing | Dance, sing, dance)(Sing(2)) == "lala"
