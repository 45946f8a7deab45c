"""Numbers with nouns, in each language, for the numbers whose forms differ."""

import pytest

from arcanum.games.res_arcana.vocabulary import Payable
from arcanum.words import LANGUAGES, Words
from arcanum.words.res_arcana.phrases import amount, amounts

COUNTS = (0, 1, 2, 5, 11, 21)

ESSENCES: dict[str, dict[Payable, str]] = {
    "en": {
        "calm": "0 Calm, 1 Calm, 2 Calm, 5 Calm, 11 Calm, 21 Calm",
        "death": "0 Death, 1 Death, 2 Death, 5 Death, 11 Death, 21 Death",
        "elan": "0 Elan, 1 Elan, 2 Elan, 5 Elan, 11 Elan, 21 Elan",
        "gold": "0 Gold, 1 Gold, 2 Gold, 5 Gold, 11 Gold, 21 Gold",
        "life": "0 Life, 1 Life, 2 Life, 5 Life, 11 Life, 21 Life",
        "any": "any 0 essences, any 1 essence, any 2 essences, any 5 essences, any 11 essences, any 21 essences",
    },
    "ru": {
        "calm": "0 покоя, 1 покой, 2 покоя, 5 покоя, 11 покоя, 21 покой",
        "death": "0 смертей, 1 смерть, 2 смерти, 5 смертей, 11 смертей, 21 смерть",
        "elan": "0 пыла, 1 пыл, 2 пыла, 5 пыла, 11 пыла, 21 пыл",
        "gold": "0 золота, 1 золото, 2 золота, 5 золота, 11 золота, 21 золото",
        "life": "0 жизней, 1 жизнь, 2 жизни, 5 жизней, 11 жизней, 21 жизнь",
        "any": "0 любых эссенций, 1 любая эссенция, 2 любые эссенции, 5 любых эссенций, 11 любых эссенций, "
        "21 любая эссенция",
    },
    "uk": {
        "calm": "0 спокою, 1 спокій, 2 спокою, 5 спокою, 11 спокою, 21 спокій",
        "death": "0 смертей, 1 смерть, 2 смерті, 5 смертей, 11 смертей, 21 смерть",
        "elan": "0 запалу, 1 запал, 2 запалу, 5 запалу, 11 запалу, 21 запал",
        "gold": "0 золота, 1 золото, 2 золота, 5 золота, 11 золота, 21 золото",
        "life": "0 життів, 1 життя, 2 життя, 5 життів, 11 життів, 21 життя",
        "any": "0 будь-яких есенцій, 1 будь-яка есенція, 2 будь-які есенції, 5 будь-яких есенцій, "
        "11 будь-яких есенцій, 21 будь-яка есенція",
    },
}

OTHERS = {
    "en": {
        "ra-cards-accusative": "0 cards, 1 card, 2 cards, 5 cards, 11 cards, 21 cards",
        "ra-essences-accusative": "0 essences, 1 essence, 2 essences, 5 essences, 11 essences, 21 essences",
    },
    "ru": {
        "ra-cards-accusative": "0 карт, 1 карту, 2 карты, 5 карт, 11 карт, 21 карту",
        "ra-essences-accusative": "0 эссенций, 1 эссенцию, 2 эссенции, 5 эссенций, 11 эссенций, 21 эссенцию",
    },
    "uk": {
        "ra-cards-accusative": "0 карт, 1 карту, 2 карти, 5 карт, 11 карт, 21 карту",
        "ra-essences-accusative": "0 есенцій, 1 есенцію, 2 есенції, 5 есенцій, 11 есенцій, 21 есенцію",
    },
}

POINTS = {
    "en": "0 victory points, 1 victory point, 2 victory points, 5 victory points, 11 victory points, 21 victory points",
    "ru": "0 победных очков, 1 победное очко, 2 победных очка, 5 победных очков, 11 победных очков, 21 победное очко",
    "uk": "0 переможних очок, 1 переможне очко, 2 переможні очки, 5 переможних очок, 11 переможних очок, "
    "21 переможне очко",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_essences(lang: str) -> None:
    words = Words(lang)
    for essence, expected in ESSENCES[lang].items():
        assert ", ".join(amount(words, essence, count) for count in COUNTS) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_accusative_of_an_essence_is_its_nominative(lang: str) -> None:
    words = Words(lang)
    for essence in ESSENCES[lang]:
        for count in COUNTS:
            if essence != "any":
                assert amount(words, essence, count, "accusative") == amount(words, essence, count)


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "any 1 essence", "any 2 essences"),
        ("ru", "1 любую эссенцию", "2 любые эссенции"),
        ("uk", "1 будь-яку есенцію", "2 будь-які есенції"),
    ],
)
def test_the_accusative_of_any_essence(lang: str, one: str, two: str) -> None:
    words = Words(lang)
    assert [amount(words, "any", count, "accusative") for count in (1, 2)] == [one, two]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_essences_and_points(lang: str) -> None:
    words = Words(lang)
    for message, expected in OTHERS[lang].items():
        assert ", ".join(words.say(message, count=count) for count in COUNTS) == expected
    assert ", ".join(words.say("ra-points", points=count) for count in COUNTS) == POINTS[lang]


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "1 Elan, 2 Life and 1 Calm"),
        ("ru", "1 пыл, 2 жизни и 1 покой"),
        ("uk", "1 запал, 2 життя та 1 спокій"),
    ],
)
def test_amounts_in_a_list(lang: str, expected: str) -> None:
    essences: dict[Payable, int] = {"elan": 1, "life": 2, "calm": 1}
    assert amounts(Words(lang), essences) == expected
