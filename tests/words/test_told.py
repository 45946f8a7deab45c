"""Whatever a game asks, refuses, offers or tells has words, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.core.reasons import Reason
from arcanum.games import GAMES, find
from arcanum.games.black_rose import happenings as rose_happenings
from arcanum.games.penumbra import happenings as penumbra_happenings
from arcanum.games.res_arcana import happenings
from arcanum.words import LANGUAGES, UnknownMessage, core
from arcanum.words.black_rose import actions as rose_actions
from arcanum.words.penumbra import actions as penumbra_actions
from arcanum.words.res_arcana import actions
from arcanum.words.voices import CardFace, Voice, voice
from tests.words.ids import ROOT, Sort, told_ids, voice_of
from tests.words.played import PLANS, some_games
from tests.words.samples import ODD
from tools import card_texts

NAMES = ["West", "East"]
EVENTS: Final = {
    "res_arcana": happenings.KINDS,
    "black_rose": rose_happenings.KINDS,
    "penumbra": penumbra_happenings.KINDS,
}
LEAST: Final = {"res_arcana": (5000, 20, 40, 35), "black_rose": (1500, 22, 35, 45), "penumbra": (1500, 40, 60, 60)}
"""More than so many positions, prompts, reasons and kinds of events come up."""
ENDS: Final = {"res_arcana": (".",), "black_rose": (".", "?"), "penumbra": (".", "?")}
"""What questions end with."""
SECRET: Final = {
    "res_arcana": {"drew-card", "saw"},
    "black_rose": {"drew-card", "saw-cards", "saw-spell"},
    "penumbra": {"reserved-seen", "saw", "talent-chosen"},
}
"""The events that only one player knows in full."""


@pytest.fixture(params=PLANS)
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture(params=LANGUAGES)
def speaking(request: pytest.FixtureRequest, game: str) -> Voice:
    return voice(game, request.param)


def assert_good(text: str) -> None:
    assert not ODD.search(text), text
    assert text[0].isupper() or not text[0].isalpha(), text


def test_every_game_is_told_here() -> None:
    assert list(PLANS) == list(GAMES)


# --- every id has words -----------------------------------------------------------------------------------------------


def first_arguments(game: str, call: str, position: int) -> dict[str, set[str]]:
    """The strings that may stand at a position of the calls of something, by the place of the call."""
    found: dict[str, set[str]] = {}
    for path, tree in modules_of(game).items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call:
                argument = node.args[position]
                texts = set(values(argument, tree)) or set(unpacked(argument, tree))
                found[f"{path.name}:{node.lineno}"] = texts
    return found


@cache
def modules_of(game: str) -> dict[Path, ast.Module]:
    """The modules of a game, and those of the core on which it depends."""
    source = ROOT / "src" / "arcanum"
    found: dict[Path, ast.Module] = {}
    wanted = [*(source / "games" / game).rglob("*.py"), source / "core" / "session.py"]
    while wanted:
        path = wanted.pop()
        if path not in found and path.exists():
            text = path.read_text(encoding="utf-8")
            found[path] = ast.parse(text)
            names = re.findall(r"^\s*from arcanum\.core\.(\w+) import", text, re.MULTILINE)
            names += re.findall(r"\w+", " ".join(re.findall(r"^\s*from arcanum\.core import (.+)", text, re.MULTILINE)))
            wanted += [source / "core" / f"{name}.py" for name in names]
    return found


def values(node: ast.expr, tree: ast.Module) -> Iterator[str]:
    """The strings that an expression may be: a string, one of two, an item of a tuple, or a variable."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp():
            yield from values(node.body, tree)
            yield from values(node.orelse, tree)
        case ast.Tuple():
            for item in node.elts:
                yield from values(item, tree)
        case ast.Subscript():
            yield from values(node.value, tree)
        case ast.Name():
            for value in assigned(node.id, tree):
                yield from values(value, tree)


def assigned(name: str, tree: ast.Module) -> Iterator[ast.expr]:
    """What a variable is set to, wherever it is."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                yield value
            case ast.AnnAssign(target=ast.Name(id=target), value=ast.expr() as value) if target == name:
                yield value


def unpacked(node: ast.expr, tree: ast.Module) -> Iterator[str]:
    """The strings of a variable that is set together with others: `prompt, rule = (…) if … else (…)`."""
    for each in ast.walk(tree):
        match each:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.IfExp(body=ast.Tuple() as one, orelse=other)):
                for at, target in enumerate(targets):
                    if isinstance(node, ast.Name) and isinstance(target, ast.Name) and target.id == node.id:
                        assert isinstance(other, ast.Tuple)
                        yield from values(one.elts[at], tree)
                        yield from values(other.elts[at], tree)


@pytest.mark.parametrize(
    ("call", "position", "sort", "of_core"), [("Decision", 1, "ask", set()), ("Reason", 0, "no", set(core._REASONS))]
)
def test_every_prompt_and_reason_has_words(game: str, call: str, position: int, sort: Sort, of_core: set[str]) -> None:
    found = first_arguments(game, call, position)
    assert found
    assert [place for place, ids in found.items() if not ids] == [], "an id that this test cannot read"
    assert {id for ids in found.values() for id in ids} == told_ids(game, sort) | of_core


def test_every_event_has_words(game: str) -> None:
    assert set(EVENTS[game]) == told_ids(game, "log")


def test_every_action_has_words(game: str) -> None:
    blocks = {block.word for block in find(game).space().blocks}
    labels = voice_of(game).labels
    words = voice(game, "en").words
    assert labels.keys() <= blocks
    assert [block for block in blocks - labels.keys() if not words.has(f"{voice_of(game).prefix}-do-{block}")] == []


def test_every_single_action_has_a_label(game: str, speaking: Voice) -> None:
    """Without a view, too: in a list of all actions or in a replay, say."""
    space = find(game).space()
    labels = [speaking.choice(space.words(number), NAMES).label for number in range(space.size)]
    for label in labels:
        assert_good(label)
    faces = {card: speaking.card_name(card) for card in speaking.card_ids()}
    meant = {tuple(faces.get(part, part) for part in space.words(number).split()) for number in range(space.size)}
    assert len(set(labels)) >= len(meant), "only cards of one name are called alike"


def test_unknown_ids_are_named(speaking: Voice) -> None:
    calls: list[Callable[[], Any]] = [
        lambda: speaking.prompt(Decision(0, "sing"), NAMES),
        lambda: speaking.reason(Reason("sing"), NAMES),
        lambda: speaking.log([Event("sing", {}, 0)], NAMES),
        lambda: speaking.choice("sing", NAMES),
    ]
    for call in calls:
        with pytest.raises(UnknownMessage, match="'sing'"):
            call()


# --- over real positions ----------------------------------------------------------------------------------------------


def test_many_positions_were_met(game: str) -> None:
    played = some_games(game)
    positions, prompts, reasons, events = LEAST[game]
    assert played.positions > positions
    assert len({each.prompt for each in played.decisions.values()}) > prompts
    assert len({each.id for each in played.reasons.values()}) > reasons
    assert len({event.kind for state in played.finished for event in state.events(everything=True)}) > events


def test_prompts(game: str, speaking: Voice) -> None:
    for decision in some_games(game).decisions.values():
        text = speaking.prompt(decision, NAMES)
        assert_good(text)
        assert text.endswith(ENDS[game]), text


def test_reasons(game: str, speaking: Voice) -> None:
    for refused in some_games(game).reasons.values():
        text = speaking.reason(refused, NAMES)
        assert_good(text)
        assert not text.endswith("."), text


def test_answers_are_told_apart(game: str, speaking: Voice) -> None:
    """No two answers to one question have the same label; and every note is a whole text."""
    for view in {id(view): view for _, view in some_games(game).actions.values()}.values():
        choices = [speaking.choice(words, NAMES, view) for words in view["decision"]["legal"]]
        for choice in choices:
            assert_good(choice.label)
            assert not ODD.search(choice.note), choice
        assert len({choice.label for choice in choices}) == len(choices), choices


def test_choices_and_refusals_say_what_for(game: str) -> None:
    """`choose` and `done` mean nothing without their question."""
    asked: dict[str, set[str]] = {"choose": set(), "done": set()}
    for words, view in some_games(game).actions.values():
        asked.get(words.split()[0], set()).add(view["decision"]["prompt"])
    if game == "res_arcana":
        assert asked["choose"] <= actions._CHOICES.keys()
        assert asked["done"] <= actions._DECLINED.keys()
    else:
        assert len(asked["done"]) > 5
        declined = rose_actions._DECLINED if game == "black_rose" else penumbra_actions._DONE
        assert asked["done"] <= declined.keys()


def test_logs(game: str, speaking: Voice) -> None:
    told: set[str] = set()
    for state in some_games(game).finished:
        for event in speaking.folded(state.events(everything=True)):
            if repr(event) not in told:
                told.add(repr(event))
                (line,) = speaking.log([event], NAMES)
                assert_good(line.text)
                assert line.text.endswith("."), line


def test_a_log_keeps_the_secrets_of_others(game: str) -> None:
    """What one player draws, looks at or peeks at, the others are not told, although the game itself knows."""
    speaking, names = voice(game, "en"), ["West", "East", "North", "South"]
    told = 0
    for state in some_games(game).finished[:8]:
        for seat in range(state.seats):
            own = [line for line in speaking.log(state.events(seat=seat), names) if line.kind in SECRET[game]]
            told += len(own)
            assert all(line.text.startswith(names[seat]) for line in own)
        assert not {line.kind for line in speaking.log(state.events(), names)} & SECRET[game]
    assert told


def test_each_line_says_which_cards_it_names(game: str) -> None:
    speaking = voice(game, "en")
    names = {face.id: face.name for face in speaking.cards()}
    for state in some_games(game).finished[:6]:
        for line in speaking.log(state.events(seat=0), NAMES):
            for card in line.cards:
                assert names[card] in line.text, line


# --- cards ------------------------------------------------------------------------------------------------------------


def test_faces_are_plain_data(speaking: Voice) -> None:
    faces = speaking.cards()
    assert msgspec.json.decode(msgspec.json.encode(faces), type=list[CardFace]) == faces
    assert [face.id for face in faces] == list(speaking.card_ids())
    for face in faces:
        assert face.names.keys() == set(LANGUAGES)
        assert face.names[speaking.lang] == face.name
        assert face.cost is None or face.cost_words, "a cost may be told in words only"
        for text in (face.kind_words, face.name, face.origin_words, *face.lines):
            assert text
            assert not ODD.search(text), text


def test_the_pages_of_all_texts_are_fresh(game: str, speaking: Voice) -> None:
    written = card_texts.path_of(game, speaking.lang).read_text(encoding="utf-8")
    assert written == card_texts.page(game, speaking.lang), "run python -m tools.card_texts"
