"""Black Rose Wars: Duel in words: what its games seldom meet, notes, some texts in full, and the log."""

import re
from typing import Any

import pytest

from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.core.reasons import Reason
from arcanum.core.state import Data
from arcanum.games.black_rose.catalogue import FIGURE_NAMES, SLOTS
from arcanum.words import LANGUAGES, core
from arcanum.words.voices import Choice, LogLine, Voice, voice
from tests.words.ids import told_ids
from tests.words.played import some_games
from tests.words.test_told import assert_good

NAMES = ["West", "East"]


@pytest.fixture(params=LANGUAGES)
def speaking(request: pytest.FixtureRequest) -> Voice:
    return voice("black_rose", request.param)


def choice(lang: str, words: str, view: Data) -> Choice:
    return voice("black_rose", lang).choice(words, NAMES, view)


EVERYTHING: dict[str, Any] = {
    "activations": 1,
    "attacks": 1,
    "card": "verdict",
    "cards": ["verdict", "tithe"],
    "change": 1,
    "component": "ordeal_arena",
    "crown": 0,
    "evocation": "templar",
    "event": "levy",
    "from": "cell",
    "kind": "mage",
    "limit": 8,
    "mage": "ulrich",
    "old": 1,
    "owner": "opponent",
    "place": 3,
    "power": 2,
    "quest": "captain",
    "round": 2,
    "seats": 2,
    "seen": 2,
    "side": "main",
    "slots": 0b1010,
    "source": "tithe",
    "strength": 2,
    "type": "figure",
    "upgrade": "upg_blade",
}
"""An argument of every name; what is told does not mind those that it does not know."""


@pytest.mark.parametrize("count", [0, 1, 2, 5, 21])
@pytest.mark.parametrize("seat", [0, 1])
def test_what_games_seldom_meet(speaking: Voice, count: int, seat: int) -> None:
    numbers = dict.fromkeys(
        ("count", "left", "moves", "done", "prepared", "grimoire", "colour", "used", "steps"), count
    )
    seats = dict.fromkeys(("seat", "first", "holder", "at"), seat)
    parties = dict.fromkeys(("party", "by", "winner"), "black_rose" if count == 2 else seat)
    figures = dict.fromkeys(("figure", "attacker"), FIGURE_NAMES[(count + 3 * seat) % len(FIGURE_NAMES)])
    places = {"room": f"r{1 + count % 6}", "to": "c", "slot": SLOTS[count % 4], "range": "*", "pile": "library"}
    args = EVERYTHING | numbers | seats | parties | figures | places
    for id in told_ids("black_rose", "ask"):
        where = "r2" if "instability" in id or id == "take-back" else "evocation_1_2"
        assert_good(speaking.prompt(Decision(seat, id, args | {"where": where}), NAMES))
        of_card = speaking.prompt(Decision(seat, id, args | {"where": where}, "verdict"), NAMES)
        assert of_card.startswith(speaking.table().card("verdict"))
    for id in (*told_ids("black_rose", "no"), *core._REASONS):
        assert_good(speaking.reason(Reason(id, args), NAMES))
    for id in told_ids("black_rose", "log"):
        shaped = {"phase": 1 + count % 5, "action": 4 + count % 3}
        if id == "shuffled":
            shaped["cards"] = count
        assert_good(speaking.log([Event(id, args | shaped, 1)], NAMES)[0].text)


# --- over real positions ----------------------------------------------------------------------------------------------


def test_a_note_tells_what_an_optional_effect_does() -> None:
    view = VIEW | {"decision": {"prompt": "may", "args": {}, "source": "templar"}}
    assert [choice(lang, "yes", view).label for lang in LANGUAGES] == ["Yes", "Да", "Так"]
    assert [choice(lang, "yes", view).note for lang in LANGUAGES] == [
        "You may remove 1 instability of yours from this room; if you do, heal 1 damage on this evocation and "
        "give this evocation +1 strength until the end of its activation.",
        "Можете убрать 1 нестабильность своего цвета из этой комнаты; если сделали это, исцелите 1 урон у этого "
        "воплощения и дайте этому воплощению +1 к силе до конца его активации.",
        "Можете прибрати 1 нестабільність свого кольору з цієї кімнати; якщо зробили це, зціліть 1 фішку шкоди у "
        "цього втілення та надайте цьому втіленню +1 до сили до кінця його активації.",
    ]


def test_an_option_is_told_to_the_mage_who_chooses() -> None:
    view = VIEW | {"decision": {"prompt": "option", "args": {}, "source": "levy"}}
    assert [choice(lang, "option 1", view).label for lang in LANGUAGES] == [
        "The Black Rose deals 2 damage to your mage",
        "Чёрная Роза наносит 2 урона вашему магу",
        "Чорна Троянда завдає 2 шкоди вашому магу",
    ]


def test_notes_tell_what_a_card_does() -> None:
    noted = set()
    for words, view in some_games("black_rose").actions.values():
        block = words.split()[0]
        if block in ("mage", "prepare", "grimoire", "quest", "cast"):
            assert choice("en", words, view).note, words
            noted.add(block)
        elif block in ("move", "end", "explore"):
            assert choice("en", words, view).note == ""
    assert noted == {"mage", "prepare", "grimoire", "quest", "cast"}


def test_cards_drawn_together_are_one_line() -> None:
    events = [
        Event("drew", {"seat": 0, "pile": "grimoire", "count": 1}, 3),
        Event("drew-card", {"seat": 0, "pile": "grimoire", "card": "verdict"}, 1),
        Event("drew", {"seat": 0, "pile": "grimoire", "count": 1}, 3),
        Event("drew-card", {"seat": 0, "pile": "grimoire", "card": "tithe"}, 1),
        Event("drew", {"seat": 1, "pile": "library", "count": 1}, 3),
        Event("drew", {"seat": 1, "pile": "library", "count": 1}, 3),
        Event("round-started", {"round": 2, "crown": 1}, 3),
    ]
    assert voice("black_rose", "en").log(events, NAMES) == [
        LogLine("West draws from the grimoire: Verdict and Tithe.", "drew-card", ("verdict", "tithe"), seat=0),
        LogLine("East draws 2 cards from the library.", "drew", seat=1),
        LogLine("Round 2 begins. East holds the crown.", "round-started", heading=True),
    ]


# --- some texts in full -----------------------------------------------------------------------------------------------

VIEW: Data = {
    "seat": 0,
    "rooms": [{"position": "r1", "id": "ordeal_arena", "restored": False, "instability": ["black_rose", "1"]}],
    "players": [
        {"seat": 0, "evocations": [None, None, None], "slots": [None] * 4, "damage": ["1", "black_rose"]},
        {
            "seat": 1,
            "evocations": [None, {"figure": "evocation_1_2", "id": "templar", "damage": ["0"]}, None],
            "slots": [None] * 4,
            "damage": [],
        },
    ],
}
ACTIONS: list[tuple[str, Data, str, str, str]] = [
    (
        "move r1",
        VIEW,
        "Move to the north-west room (Arena of Ordeals)",
        "Передвинуться в северо-западную комнату («Арена ордалий»)",
        "Пересунутися в північно-західну кімнату («Арена ордалій»)",
    ),
    (
        "attack evocation_1_2",
        VIEW,
        "Attack East's evocation 2 (Templar)",
        "Атаковать воплощение 2 мага East («Тамплиер»)",
        "Атакувати втілення 2 мага East («Тамплієр»)",
    ),
    (
        "token 2",
        VIEW | {"decision": {"prompt": "heal", "args": {"where": "mage_0", "left": 1}}},
        "Token 2, of the Black Rose",
        "Фишка 2: цвет Чёрной Розы",
        "Фішка 2: колір Чорної Троянди",
    ),
]


@pytest.mark.parametrize(("words", "view", "en", "ru", "uk"), ACTIONS)
def test_actions_in_full(words: str, view: Data, en: str, ru: str, uk: str) -> None:
    assert [choice(lang, words, view).label for lang in LANGUAGES] == [en, ru, uk]


EVENTS = [
    (
        Event("damaged", {"party": 0, "figure": "evocation_1_2", "count": 2}, 3),
        "West deals 2 damage to East's evocation 2.",
        "West наносит 2 урона воплощению 2 мага East.",
        "West завдає 2 шкоди втіленню 2 мага East.",
    ),
    (
        Event("instability-placed", {"party": "black_rose", "room": "r4", "count": 5}, 3),
        "The Black Rose places 5 instability in the south-east room.",
        "Чёрная Роза помещает 5 нестабильностей в юго-восточную комнату.",
        "Чорна Троянда розміщує 5 нестабільностей у південно-східній кімнаті.",
    ),
]


@pytest.mark.parametrize(("event", "en", "ru", "uk"), EVENTS)
def test_events_in_full(event: Event, en: str, ru: str, uk: str) -> None:
    assert [voice("black_rose", lang).log([event], NAMES)[0].text for lang in LANGUAGES] == [en, ru, uk]


def test_whoever_has_no_power_loses_none(speaking: Voice) -> None:
    """Tithe takes nothing from a mage with 0 power; that is no gain."""
    events = [Event("power-changed", {"party": "0", "change": change, "power": 0}, 1) for change in (-1, 0, 1)]
    lost, same, gained = (re.sub(r"\d+", "", speaking.log([event], NAMES)[0].text) for event in events)
    assert same not in (lost, gained)
    assert_good(same)
