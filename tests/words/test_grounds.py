"""Why an option is good, in words: of both games, in all languages, whatever a search may find."""

import re

import pytest

from arcanum.core.grounds import Change, Grounds
from arcanum.core.session import Session
from arcanum.games import GAMES
from arcanum.words import LANGUAGES
from arcanum.words.voices import voice

MOVES = {"res_arcana": ("claim coral_castle", "power athanor 2"), "black_rose": ("explore", "cast quick")}
LEFT_OUT = re.compile(r"[{}]|None|br-|ra-|hint-")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", MOVES)
def test_every_measure_has_words(game: str, lang: str) -> None:
    speaking = voice(game, lang)
    said: set[str] = set()
    for measure in GAMES[game].evaluation().measures():
        for by in (1, 2, 5, 11, 21, -1, -3):
            (told,) = speaking.grounds(Grounds(0, (Change(0, measure, by),)), ["Ada", "Bo"])
            assert f"{'+' if by > 0 else '−'}{abs(by)} " in told
            assert not LEFT_OUT.search(told), told
            said.add(told)
    assert len(said) == 7 * len(GAMES[game].evaluation().measures()), "each is told apart from the others"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", MOVES)
def test_every_reason_has_words(game: str, lang: str) -> None:
    speaking = voice(game, lang)
    first, second = MOVES[game]
    measure = GAMES[game].evaluation().measures()[0]
    changes = (Change(1, measure, 2), Change(0, measure, -1))
    told = set()
    for ahead, clear in ((0.07, True), (-0.07, True), (0.07, False), (0.001, True)):
        sentences = speaking.grounds(Grounds(1, changes, ((0, second),), first, ahead, clear, 0), ["Ada", "Bo"])
        assert len(sentences) == 5
        assert not any(LEFT_OUT.search(each) for each in sentences), sentences
        assert not any(each.endswith(".") for each in sentences)
        assert sentences[1].startswith("Ada: −1")
        assert ("7" in sentences[3]) == (abs(ahead) > 0.01)
        told.add(sentences[3])
    assert len(told) == 4


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            [
                "At once: +3 victory points, −2 Gold, +1 Gold each round",
                "Ada: −1 card",
                "Otherwise Ada is expected to take it",
                "Loses 7 % against “Pass”",
                "Expected next: Ada: Pass; Bo: Pass",
            ],
        ),
        (
            "ru",
            [
                "Сразу: +3 победных очка, −2 золота, +1 золото каждый раунд",
                "Ada: −1 карта",
                "Иначе это, вероятно, достанется другому: Ada",
                "Теряет 7 % против «Спасовать»",
                "Дальше ожидается: Ada: Спасовать; Bo: Спасовать",
            ],
        ),
        (
            "uk",
            [
                "Одразу: +3 переможні очки, −2 золота, +1 золото щораунду",
                "Ada: −1 карта",
                "Інакше це, імовірно, дістанеться іншому: Ada",
                "Втрачає 7 % проти «Спасувати»",
                "Далі очікується: Ada: Спасувати; Bo: Спасувати",
            ],
        ),
    ],
)
def test_grounds_in_full(lang: str, expected: list[str]) -> None:
    changes = (
        Change(1, "points", 3),
        Change(1, "essence gold", -2),
        Change(1, "income gold", 1),
        Change(0, "card", -1),
    )
    found = Grounds(1, changes, ((0, "pass"), (1, "pass")), "pass", -0.07, True, 0)
    assert [each.replace("\u00a0", " ") for each in voice("res_arcana", lang).grounds(found, ["Ada", "Bo"])] == expected


def test_a_party_without_a_seat_is_told_by_its_name() -> None:
    told = voice("black_rose", "en").grounds(Grounds(0, (Change(2, "power", 2),)), ["Ada", "Bo"])
    assert told == ["the Black Rose: +2 power"]


def test_what_a_rival_may_do_is_not_told_by_what_lies_before_oneself() -> None:
    """The same words mean another card there: each mage has a quick slot of his own."""
    session = Session.new(GAMES["black_rose"], 2, "slots")
    while not any(each["slots"][0] for each in session.state.view(0)["players"] if each["seat"] == 0):
        seat = session.state.actors()[0]
        legal = [session.state.space.words(action) for action in session.state.legal_actions(seat)]
        session.play(seat, next((words for words in legal if words.startswith("prepare")), legal[0]))
    view = session.state.view(0)
    card = view["players"][0]["slots"][0]["card"]
    speaking = voice("black_rose", "en")
    name = next(each.name for each in speaking.cards() if each.id == card)
    (told,) = speaking.grounds(Grounds(0, then=((0, "cast quick"), (1, "cast quick"))), ["Ada", "Bo"], view)
    own, rival = told.split("; ")
    assert name in own
    assert name not in rival


def test_a_reason_names_cards_by_their_names_alone() -> None:
    (told,) = voice("res_arcana", "en").grounds(Grounds(0, other="place athanor", ahead=0.2, is_clear=True), ["A", "B"])
    assert told.replace("\u00a0", " ") == "20 % better than “Place Athanor”"
