"""Saying messages and joining lists."""

from pathlib import Path

import pytest

from arcanum.words import LANGUAGES, BadMessage, UnknownLanguage, UnknownMessage, Words, WordsError, sentence


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack with one card."""
    (tmp_path / "locale").mkdir()
    for lang in LANGUAGES:
        (tmp_path / "locale" / f"{lang}.ftl").write_text("card-bone-dragon = Bones", encoding="utf-8")
    return tmp_path


def test_an_unknown_language_names_the_choices() -> None:
    with pytest.raises(UnknownLanguage, match=r"'fr'.*en, ru, uk"):
        Words("fr")


def test_a_missing_message_is_named() -> None:
    with pytest.raises(UnknownMessage, match="'no-such-thing' in 'ru'"):
        Words("ru").say("no-such-thing")


def test_a_missing_argument_is_an_error_and_not_a_gap() -> None:
    with pytest.raises(BadMessage, match=r"'list-and' in 'en'.*last"):
        Words("en").say("list-and", items="a")


def test_all_errors_are_of_one_family() -> None:
    assert all(issubclass(error, WordsError) for error in (UnknownLanguage, UnknownMessage, BadMessage))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_wrapped_in_isolating_marks(lang: str) -> None:
    assert not {"\u2068", "\u2069"} & set(Words(lang).say("list-and", items="a", last="b"))


def test_packs_bring_names(pack: Path) -> None:
    assert Words("uk", [pack]).say_of("card", "bone_dragon") == "Bones"


def test_only_declared_families_are_asked_for() -> None:
    with pytest.raises(UnknownMessage, match="list-and"):
        Words("en").say_of("list", "and")


def test_a_message_that_comes_twice_is_refused(pack: Path) -> None:
    with pytest.raises(BadMessage, match="'card-bone-dragon' is already in"):
        Words("en", [pack, pack])


def test_what_fluent_cannot_read_is_refused(pack: Path) -> None:
    (pack / "locale" / "en.ftl").write_text("card-bone-dragon Bones", encoding="utf-8")
    with pytest.raises(BadMessage, match="card-bone-dragon Bones"):
        Words("en", [pack])


@pytest.mark.parametrize(
    ("lang", "joined"),
    [
        ("en", ["a", "a and b", "a, b and c", "a, b or c", "a, b, c", "a; b; c"]),
        ("ru", ["a", "a и b", "a, b и c", "a, b или c", "a, b, c", "a; b; c"]),
        ("uk", ["a", "a та b", "a, b та c", "a, b або c", "a, b, c", "a; b; c"]),
    ],
)
def test_lists(lang: str, joined: list[str]) -> None:
    words = Words(lang)
    assert joined == [
        words.join(["a"]),
        words.join(["a", "b"]),
        words.join("abc"),
        words.join("abc", "or"),
        words.join("abc", "comma"),
        words.join("abc", "then"),
    ]


def test_a_sentence_begins_with_a_capital() -> None:
    assert [sentence("їжак Іван"), sentence("")] == ["Їжак Іван", ""]
