"""Reading, decoding and collecting: every problem names file, line, field, what was expected and what was found."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from arcanum.core.content import (
    PackInfo,
    Problems,
    content_hash,
    message_name,
    read_messages,
    read_pack,
    read_pack_info,
)
from arcanum.core.decoding import decode, decode_document, expected
from arcanum.core.documents import ContentError, Problem, field_path, read_yaml


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="move"):
    steps: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="say"):
    text: str


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, msgspec.Meta(pattern="^[a-z]+$")]
    colour: Literal["red", "green"] | None = None
    price: dict[Literal["red", "green"], Annotated[int, msgspec.Meta(ge=1)]] = {}
    acts: Annotated[tuple[Move | Say, ...], msgspec.Meta(min_length=1)] = (Say("hello"),)
    size: float = 1
    loud: bool = False
    inside: Thing | None = None


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "things.yaml"


def problems_of(file: Path, text: str, kind: type = list[Thing]) -> list[Problem]:
    """All problems of a text, each without its file, which is always the same."""
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        decode(file, kind)
    assert {problem.file for problem in raised.value.problems} == {str(file)}
    return raised.value.problems


# --- YAML -------------------------------------------------------------------------------------------------------------


def test_words_are_read_as_in_yaml_1_2(file: Path) -> None:
    file.write_text("{a: no, b: on, c: yes, d: true, e: ~, f: 010, g: 1.5, h: 1.0.0, i: '3', 4: 2001-01-01, no: 1_0}")
    assert read_yaml(file).data == {
        "a": "no",
        "b": "on",
        "c": "yes",
        "d": True,
        "e": None,
        "f": 10,
        "g": 1.5,
        "h": "1.0.0",
        "i": "3",
        4: "2001-01-01",
        "no": "1_0",
    }


def test_every_value_knows_its_line(file: Path) -> None:
    file.write_text("# a comment\nkey:\n  - {a: 1}\n  - a: 2\n    b:\n      3\n")
    document = read_yaml(file)
    lines = {path: document.line_of(path) for path in [("key",), ("key", 0, "a"), ("key", 1), ("key", 1, "b")]}
    assert lines == {("key",): 2, ("key", 0, "a"): 3, ("key", 1): 4, ("key", 1, "b"): 5}


def test_what_is_not_written_has_the_line_of_what_is_around_it(file: Path) -> None:
    file.write_text("\n\na:\n  - b: 1\n")
    document = read_yaml(file)
    assert [document.line_of(path) for path in [("a", 0, "c", 7), ("x",), ()]] == [4, 3, 3]


@pytest.mark.parametrize(
    ("text", "line", "field", "message"),
    [
        ("a: 1\nb: [1, 2\nc: 3\n", 3, "", "expected YAML, found a mistake: "),
        ("a: 1\n\tb: 2\n", 2, "", "expected YAML, found a mistake: "),
        ("a: \0\n", 1, "", "expected YAML, found a mistake: "),
        ("a: 1\nb: 2\na: 3\n", 3, "a", "expected each key once, found it again after line 1"),
        ("a: &x 1\nb: 2\n", 1, "a", "expected a value, found the anchor &x; anchors are not used here"),
        ("- [1]\n- *x\n", 2, "[1]", "expected a value, found the alias *x; aliases are not used here"),
        ("a:\n  b: !!python/none x\n", 2, "a.b", "expected a value, found the tag tag:yaml.org,2002:python/none; "),
        ("a: 1\n---\nb: 1\n", 2, "", "expected one document, found a second one"),
        ("a:\n  true: 1\n", 2, "a", "expected a word or a whole number as a key, found true"),
        ("? [1, 2]\n: 1\n", 1, "", "expected a word or a whole number as a key, found a list of 2"),
        ("? !x a\n: 1\n", 1, "", "expected a value, found the tag !x; tags are not used here"),
        ("a: " + "[" * 60 + "]" * 60, 1, "a", "expected at most 50 levels, found more"),
    ],
)
def test_yaml_that_is_refused(file: Path, text: str, line: int, field: str, message: str) -> None:
    file.write_text(text)
    with pytest.raises(ContentError) as raised:
        read_yaml(file)
    problem = raised.value.problems[0]
    assert (problem.file, problem.line, problem.field) == (str(file), line, field)
    assert problem.message.startswith(message)


def test_all_that_is_refused_in_a_file_is_named(file: Path) -> None:
    file.write_text("a: &x {b: 1}\nc: *x\nc: 1\n")
    with pytest.raises(ContentError) as raised:
        read_yaml(file)
    assert [problem.line for problem in raised.value.problems] == [1, 2, 3]


def test_a_field_called_key_keeps_its_line(file: Path) -> None:
    file.write_text("key: 1\nother: 2\n")
    assert read_yaml(file).line_of(("key",)) == 1


def test_a_file_that_is_not_there(file: Path) -> None:
    with pytest.raises(ContentError, match=r"things\.yaml:1: expected a file, found none"):
        read_yaml(file)


def test_bytes_that_are_not_text(file: Path) -> None:
    file.write_bytes(b"a: 1\nb: \xff\n")
    with pytest.raises(ContentError, match=r"things\.yaml:2: expected UTF-8 text, found other bytes"):
        read_yaml(file)


def test_a_byte_order_mark_is_no_part_of_the_text(file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbfa: 1\n")
    assert read_yaml(file).data == {"a": 1}


# --- decoding ---------------------------------------------------------------------------------------------------------


def test_decoding_what_fits(file: Path) -> None:
    file.write_text("- id: a\n  price: {red: 1}\n  acts: [{do: move, steps: 2}]\n  inside: {id: b}\n")
    assert decode(file, list[Thing]) == [Thing("a", None, {"red": 1}, (Move(2),), inside=Thing("b"))]
    assert decode_document(read_yaml(file), list[Thing])[0].id == "a"


THING_FIELDS = "id, colour, price, acts, size, loud, inside"


@pytest.mark.parametrize(
    ("text", "line", "field", "message"),
    [
        ("a: 1", 1, "", "expected a list, found a mapping of a"),
        ("", 1, "", "expected a list, found nothing"),
        ("- 3", 1, "[0]", f"expected a mapping of {THING_FIELDS}, found 3"),
        ("- colour: red", 1, "[0].id", "expected a word like ^[a-z]+$, found nothing; the field is required"),
        ("- id: A", 1, "[0].id", "expected a word like ^[a-z]+$, found 'A'"),
        ("- id: 12", 1, "[0].id", "expected a word like ^[a-z]+$, found 12"),
        ("- id: a\n  colour: rde", 2, "[0].colour", "expected one of green, red, found 'rde'; did you mean 'red'?"),
        ("- id: a\n  loud: yes", 2, "[0].loud", "expected true or false, found 'yes'"),
        ("- id: a\n  size: big", 2, "[0].size", "expected a number, found 'big'"),
        (
            "- id: a\n  colors: red",
            2,
            "[0].colors",
            f"expected {THING_FIELDS}, found the unknown field 'colors'; did you mean 'colour'?",
        ),
        ("- id: a\n  3: red", 2, "[0][3]", f"expected {THING_FIELDS}, found the unknown field 3"),
        ("- id: a\n  price: 3", 2, "[0].price", "expected a mapping, found 3"),
        ("- id: a\n  price:\n    red: 1\n    blue: 1", 4, "[0].price.blue", "expected one of green, red, found 'blue'"),
        ("- id: a\n  price:\n    red: 0", 3, "[0].price.red", "expected a whole number of at least 1, found 0"),
        ("- id: a\n  price: {red: true}", 2, "[0].price.red", "expected a whole number of at least 1, found true"),
        ("- id: a\n  acts: []", 2, "[0].acts", "expected a list of at least 1, found an empty list"),
        (
            "- id: a\n  acts:\n    - do: move\n      steps: 10",
            4,
            "[0].acts[0].steps",
            "expected a whole number from 1 to 9, found 10",
        ),
        (
            "- id: a\n  acts:\n    - do: mvoe",
            3,
            "[0].acts[0].do",
            "expected one of move, say, found 'mvoe'; did you mean",
        ),
        ("- id: a\n  acts:\n    - steps: 1", 3, "[0].acts[0].do", "expected one of move, say, found nothing"),
        ("- id: a\n  acts: [{do: [move]}]", 2, "[0].acts[0].do", "expected one of move, say, found a list of 1"),
        ("- id: a\n  acts: [move]", 2, "[0].acts[0]", "expected a mapping with do: one of move, say, found 'move'"),
        (
            "- id: a\n  acts: [{do: say}]",
            2,
            "[0].acts[0].text",
            "expected a text, found nothing; the field is required",
        ),
        ("- id: a\n  inside:\n    id: b\n    loud: 1", 4, "[0].inside.loud", "expected true or false, found 1"),
        ("- id: a\n  inside: [b]", 2, "[0].inside", f"expected a mapping of {THING_FIELDS}, found a list of 1"),
    ],
)
def test_what_does_not_fit(file: Path, text: str, line: int, field: str, message: str) -> None:
    (problem,) = problems_of(file, text)
    assert (problem.line, problem.field) == (line, field)
    assert problem.message.startswith(message)


def test_all_misfits_of_all_items_are_named(file: Path) -> None:
    text = "- id: A\n  loud: 1\n- id: b\n- size: x\n  acts:\n    - {do: move, steps: 0}\n    - {do: run}\n"
    found = [(problem.line, problem.field) for problem in problems_of(file, text)]
    assert found == [
        (1, "[0].id"),
        (2, "[0].loud"),
        (4, "[2].size"),
        (6, "[2].acts[0].steps"),
        (7, "[2].acts[1].do"),
        (4, "[2].id"),
    ]


def test_misfits_of_a_mapping(file: Path) -> None:
    assert [problem.field for problem in problems_of(file, "id: a\nloud: 3\nsize: x\n", Thing)] == ["loud", "size"]


class Even(msgspec.Struct):
    number: int

    def __post_init__(self) -> None:
        if self.number % 2:
            raise ValueError("an odd number")


def test_a_refusal_of_the_type_itself_is_passed_on(file: Path) -> None:
    (problem,) = problems_of(file, "- number: 2\n- number: 3\n", list[Even])
    assert (problem.line, problem.field, problem.message) == (2, "[1]", "an odd number")


def test_a_list_keeps_the_items_that_fit(file: Path) -> None:
    file.write_text("- id: a\n- id: 1\n- id: c\n")
    problems = Problems()
    assert [(index, thing.id) for index, thing in problems.decode_each(read_yaml(file), Thing)] == [(0, "a"), (2, "c")]
    assert [problem.line for problem in problems.found] == [2]
    with pytest.raises(ContentError):
        problems.stop()


def test_a_list_that_is_none(file: Path) -> None:
    file.write_text("id: a")
    problems = Problems()
    assert problems.decode_each(read_yaml(file), Thing) == []
    assert [problem.message for problem in problems.found] == ["expected a list, found a mapping of id"]


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (Annotated[str, msgspec.Meta(max_length=3)], "a text of at most 3 characters"),
        (Annotated[list[int], msgspec.Meta(min_length=3, max_length=3)], "a list of 3"),
        (Annotated[int, msgspec.Meta(le=3, extra_json_schema={})], "a whole number of at most 3"),
        (int | str, "a whole number or a text"),
        (type(None), "nothing"),
        (bytes, "bytes"),
    ],
)
def test_types_in_words(kind: object, words: str) -> None:
    assert expected(kind) == words


# --- problems ---------------------------------------------------------------------------------------------------------


def test_a_problem_is_one_line_that_an_editor_can_follow() -> None:
    problems = [Problem("a.yaml", 3, "x[0].y", "expected 1, found 2"), Problem("b.yaml", 1, "", "expected a file")]
    assert str(ContentError(problems)) == "a.yaml:3: x[0].y: expected 1, found 2\nb.yaml:1: expected a file"


def test_field_paths() -> None:
    assert field_path(("powers", 0, "effect", 1, "amount")) == "powers[0].effect[1].amount"
    assert field_path((4, "id")) == "[4].id"
    assert field_path(()) == ""


# --- names ------------------------------------------------------------------------------------------------------------


def test_message_names_have_their_lines(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_bytes(b"# Names\r\n\r\ncard-a = A\r\ncard-b =\r\n    B\r\n-term = T\r\ncard-c = C\r\n")
    assert read_messages(path) == {"card-a": 3, "card-b": 4, "card-c": 7}


def test_fluent_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("a = A\nb B\na = B\nc =\n    .title = C\n")
    with pytest.raises(ContentError) as raised:
        read_messages(path)
    assert [(problem.line, problem.field) for problem in raised.value.problems] == [(2, ""), (3, "a"), (4, "c")]


def test_names_that_a_pack_lacks_or_does_not_need(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("card-a = A\ncard-b = B\n")
    (tmp_path / "locale" / "ru.ftl").write_text("card-a = A\n\ncard-bb = B\n")
    problems = Problems()
    problems.check_names(tmp_path, ["card-a", "card-b"])
    assert [(Path(each.file).name, each.line, each.field) for each in problems.found] == [
        ("ru.ftl", 1, "card-b"),
        ("ru.ftl", 3, "card-bb"),
        ("uk.ftl", 1, ""),
    ]
    assert problems.found[1].message.endswith("found 'card-bb'; did you mean 'card-b'?")
    problems = Problems()
    problems.check_names(tmp_path, ["card-a"], ["card-b", "card-bb", "card-c"])
    assert [Path(each.file).name for each in problems.found] == ["uk.ftl"], "welcome, but not needed"


# --- packs ------------------------------------------------------------------------------------------------------------

INFO = "id: a_pack\nversion: 1.2.3\ngame: some_game\norigin: designed\n"


def test_a_pack_says_what_it_is(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(INFO + "authors: [Somebody]\n")
    pack = read_pack(tmp_path)
    assert pack.info == PackInfo("a_pack", "1.2.3", "some_game", "designed", ("Somebody",))
    assert pack.folder == tmp_path
    assert message_name("pack", pack.info.id) == "pack-a-pack"


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="expected the folder of a pack, found none"):
        read_pack_info(tmp_path / "nothing")


def test_a_version_must_be_whole(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(INFO.replace("1.2.3", "1.2"))
    with pytest.raises(ContentError, match=r"pack\.yaml:2: version: expected a word like .*, found 1\.2"):
        read_pack_info(tmp_path)


def test_the_hash_changes_with_names_and_contents_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(INFO)
    (tmp_path / "mages.yaml").write_text("[]\n")
    first = content_hash(tmp_path)
    (tmp_path / "pack.yaml").write_text(INFO)
    assert content_hash(tmp_path) == first
    assert len(first) == 16
    (tmp_path / "mages.yaml").rename(tmp_path / "monuments.yaml")
    renamed = content_hash(tmp_path)
    (tmp_path / "monuments.yaml").write_text("[1]\n")
    assert len({first, renamed, content_hash(tmp_path)}) == 3


def test_comments_and_line_ends_do_not_change_the_hash(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(INFO)
    first = content_hash(tmp_path)
    (tmp_path / "pack.yaml").write_bytes(f"# a comment\n{INFO}".replace("\n", "\r\n").encode())
    assert content_hash(tmp_path) == first


def test_words_do_not_change_the_hash(tmp_path: Path) -> None:
    """A translation that is mended must not make old records unplayable."""
    (tmp_path / "pack.yaml").write_text(INFO)
    first = content_hash(tmp_path)
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("a = A\n")
    assert content_hash(tmp_path) == first


def test_files_that_nobody_would_read(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(INFO)
    (tmp_path / "thing.yaml").write_text("")
    problems = Problems()
    problems.check_files(tmp_path, ["pack.yaml", "things.yaml"])
    (problem,) = problems.found
    assert problem.file == str(tmp_path / "thing.yaml")
    assert problem.message == "expected one of pack.yaml, things.yaml, found 'thing.yaml'; did you mean 'things.yaml'?"
