"""Games are put into words without anybody knowing which game it is, and no word tells what was not given."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from arcanum.bots import LEVELS
from arcanum.core.events import Event
from arcanum.core.game import GameError
from arcanum.games import GAMES
from arcanum.words import LANGUAGES, UnknownLanguage, Words
from arcanum.words import voices as module
from arcanum.words.voices import CardFace, Choice, LogLine, Voice, seat_names, voice
from tests.words.played import Played, one_of_each, some_games

EMBER_COURT = Path(__file__).resolve().parent.parent.parent / "examples" / "packs" / "res_arcana" / "ember_court"
NAMES = ["West", "East", "North", "South"]
ODD = re.compile(r"[{}\u2068\u2069]|None|  | [,.:;]|[,.:;]{2}|^ | $")


@pytest.fixture(params=LANGUAGES)
def speaking(request: pytest.FixtureRequest) -> Voice:
    return voice("res_arcana", request.param)


@pytest.fixture(scope="module")
def played() -> Played:
    return some_games("res_arcana")


def assert_good(text: str) -> None:
    assert text
    assert not ODD.search(text), text


# --- which cards a text names -----------------------------------------------------------------------------------------


@cache
def called(lang: str) -> dict[str, str]:
    """The ids of the cards by their names."""
    return {face.name: face.id for face in voice("res_arcana", lang).cards()}


@cache
def any_name(lang: str) -> re.Pattern[str]:
    """Finds names of cards; of two that begin alike, the longer."""
    names = sorted(called(lang), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b")


def cards_named(lang: str, text: str) -> set[str]:
    return {called(lang)[name] for name in any_name(lang).findall(text)}


def ids_in(data: object) -> Iterator[str]:
    """All words that stand in plain data, such as the ids of cards."""
    match data:
        case str():
            yield from data.split()
        case dict():
            for value in data.values():
                yield from ids_in(value)
        case list():
            for item in data:
                yield from ids_in(item)


def test_names_are_found(speaking: Voice) -> None:
    """What the tests below look for could be found."""
    assert len(called(speaking.lang)) == len(speaking.cards())
    for face in speaking.cards():
        assert cards_named(speaking.lang, f"«{face.name}», {face.name}.") == {face.id}
        assert cards_named(speaking.lang, speaking.choice(f"choose {face.id}", NAMES).label) == {face.id}


# --- all that comes up ------------------------------------------------------------------------------------------------


def test_prompts(speaking: Voice, played: Played) -> None:
    for decision in played.decisions.values():
        text = speaking.prompt(decision, NAMES)
        assert_good(text)
        assert cards_named(speaking.lang, text) <= set(ids_in(decision.args)), text


def test_reasons(speaking: Voice, played: Played) -> None:
    for refused in played.reasons.values():
        text = speaking.reason(refused, NAMES)
        assert_good(text)
        assert cards_named(speaking.lang, text) <= set(ids_in(refused.args)), text


def test_choices(speaking: Voice, played: Played) -> None:
    """A label names what is chosen and what the question is about; of a view, nothing else is told."""
    for words, view in played.actions.values():
        choice = speaking.choice(words, NAMES, view)
        assert choice.words == words
        assert_good(choice.label)
        given = {*ids_in(words), *ids_in(view["decision"]["args"])}
        assert cards_named(speaking.lang, choice.label) <= given, choice
        assert not cards_named(speaking.lang, choice.note), choice


def test_what_nobody_can_read_elsewhere_has_a_note(speaking: Voice, played: Played) -> None:
    """The centre shows only the names of magic items, monuments and places, and no card what discarding it brings."""
    does = {face.id: face.lines for face in speaking.cards()}
    noted = set()
    for words, view in played.actions.values():
        block, _, card = words.partition(" ")
        choice = speaking.choice(words, NAMES, view)
        unread = block == "claim" or view["decision"]["prompt"] in ("choose-item", "swap-item")
        if unread and card in does:
            assert all(re.sub(r"^\(\d\) ", "", line) in choice.note for line in does[card])
            noted.add(block)
        elif block == "discard" and view["decision"]["prompt"] == "turn":
            assert re.findall(r"\d", choice.note) == ["1", "2"]
            noted.add(block)
        else:
            assert choice.note == ""
    assert noted == {"claim", "choose", "discard"}


def test_logs(speaking: Voice) -> None:
    """To every seat and to spectators: each line says which cards it names, and names no other."""
    for state in one_of_each("res_arcana"):
        for seat in (None, *range(state.seats)):
            events = state.events(seat=seat)
            lines = speaking.log(events, NAMES)
            assert {line.kind for line in lines} <= {event.kind for event in events}
            given = {word for event in events for word in ids_in(event.args)}
            for line in lines:
                assert_good(line.text)
                assert cards_named(speaking.lang, line.text) == set(line.cards), line
                assert given.issuperset(line.cards)


def test_a_log_has_headings(speaking: Voice) -> None:
    lines = [line for state in one_of_each("res_arcana") for line in speaking.log(state.events(), NAMES)]
    headings = {line.kind for line in lines if line.heading}
    assert headings == {"game-started", "round-started", "game-won", "match-won"}
    assert not headings & {line.kind for line in lines if not line.heading}


def test_events_that_belong_together_are_one_line() -> None:
    everybody = 0b111
    events = [
        Event("discarded", {"seat": 0, "card": "hawk"}, everybody),
        Event("discarded", {"seat": 0, "card": "prism"}, everybody),
        Event("item-swapped", {"seat": 1, "old": "research", "component": "alchemy"}, everybody),
        Event("round-started", {"round": 2}, everybody),
    ]
    assert voice("res_arcana", "en").log(iter(events), NAMES) == [
        LogLine("West discards Hawk and Prism.", "discarded", ("hawk", "prism"), seat=0),
        LogLine("East swaps the magic item Research for Alchemy.", "item-swapped", ("research", "alchemy"), seat=1),
        LogLine("Round 2 begins.", "round-started", heading=True),
    ]
    assert voice("res_arcana", "en").log([], NAMES) == []


def test_a_choice_in_full() -> None:
    alchemy = voice("res_arcana", "uk").choice("choose alchemy", NAMES, {"decision": {"prompt": "swap-item"}})
    assert alchemy == Choice(
        "choose alchemy",
        "Узяти магічний предмет «Алхімія»",
        "Активуйте цей компонент, сплатіть 4 будь-які есенції: отримайте 2 золота.",
    )


# --- players ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ["Player 1", "Magister", "Player 2", "Adept"]),
        ("ru", ["Игрок 1", "Магистр", "Игрок 2", "Адепт"]),
        ("uk", ["Гравець 1", "Магістр", "Гравець 2", "Адепт"]),
    ],
)
def test_seats_without_names(lang: str, expected: list[str]) -> None:
    assert seat_names(voice("res_arcana", lang), ["human", "magister:500", "human", "adept"]) == expected


def test_bots_of_one_level_are_numbered_whatever_their_budgets() -> None:
    assert seat_names(voice("res_arcana", "en"), ["magister:2s", "magister"]) == ["Magister 1", "Magister 2"]


def test_every_level_has_a_name_of_its_own(speaking: Voice) -> None:
    names = [speaking.seat_name(kind) for kind in ("human", *LEVELS)]
    assert len(set(names)) == len(names)
    assert [speaking.seat_name(kind, 3) for kind in ("human", *LEVELS)] == [f"{name} 3" for name in names]


# --- cards ------------------------------------------------------------------------------------------------------------


def test_the_face_of_a_card() -> None:
    faces = {face.id: face for face in voice("res_arcana", "en").cards()}
    assert faces["bone_dragon"] == CardFace(
        id="bone_dragon",
        kind="artifact",
        kind_words="Artifact · Dragon",
        name="Bone Dragon",
        names={"en": "Bone Dragon", "ru": "Костяной дракон", "uk": "Кістяний дракон"},
        cost={"life": 1, "death": 4},
        cost_words="Cost: 1 Life and 4 Death.",
        points=1,
        lines=(
            "1 victory point.",
            "Turn: each rival who has not passed loses 2 Life, but may pay 1 Death to ignore the loss.",
        ),
        origin="external",
        origin_words="Source: publicly known facts.",
        pack="base",
        data=faces["bone_dragon"].data,
    )


def test_icons_are_drawn_from_what_the_pack_says() -> None:
    data = {face.id: face.data for face in voice("res_arcana", "en").cards()}
    assert data["bone_dragon"]["subtypes"] == ["dragon"]
    assert data["bone_dragon"]["powers"][0]["cost"] == {"turn": True}
    assert all(each["id"] == id for id, each in data.items())


def test_the_list_of_cards_belongs_to_whoever_asked() -> None:
    voice("res_arcana", "en").cards().clear()
    assert voice("res_arcana", "en").cards()


def test_packs_bring_cards(speaking: Voice) -> None:
    wider = voice("res_arcana", speaking.lang, [EMBER_COURT])
    faces = wider.cards()
    base = len(speaking.cards())
    assert faces[:base] == speaking.cards()
    assert {face.pack for face in faces[base:]} == {"ember_court"}
    for face in faces[base:]:
        assert face.name in wider.choice(f"choose {face.id}", NAMES).label


# --- finding a voice --------------------------------------------------------------------------------------------------


def test_every_game_has_a_voice() -> None:
    assert module.VOICES.keys() == GAMES.keys()


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(GameError, match=r"unknown game 'chess'; there are .*res_arcana"):
        voice("chess", "en")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match=r"'fr'.*en, ru, uk"):
        voice("res_arcana", "fr")


def test_a_voice_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading is what takes long, so nothing is read for a voice that was there before."""
    kept = {lang: voice("res_arcana", lang, [EMBER_COURT]) for lang in LANGUAGES}

    def read_again(self: Words, path: Path, seen: dict[str, Path]) -> None:
        raise AssertionError(f"{path} is read again")

    monkeypatch.setattr(Words, "_add", read_again)
    for lang, found in kept.items():
        assert found.lang == lang
        assert voice("res_arcana", lang, (EMBER_COURT,)) is found


def test_voices_differ_by_language_and_packs() -> None:
    found = {id(voice("res_arcana", lang, packs)) for lang in LANGUAGES for packs in ([], [EMBER_COURT])}
    assert len(found) == 2 * len(LANGUAGES)
