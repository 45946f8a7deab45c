"""Res Arcana in words: what its games seldom meet, some texts in full, and the log."""

from collections.abc import Iterable
from typing import Any

import pytest

from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.core.reasons import Reason
from arcanum.core.state import Data
from arcanum.games.res_arcana.essences import NAMES
from arcanum.games.res_arcana.vocabulary import Component, Cost, Draw, IgnoreLoss, Place, Power, RivalsLoseLife
from arcanum.words import LANGUAGES, Words, core
from arcanum.words.core import default_name
from arcanum.words.res_arcana.actions import LABELS
from arcanum.words.res_arcana.log import folded
from arcanum.words.res_arcana.prompts import PROMPTS as PROMPTS_TOLD
from arcanum.words.res_arcana.reasons import REASONS as REASONS_TOLD
from arcanum.words.res_arcana.table import Table
from arcanum.words.voices import Voice, voice
from tests.words.ids import told_ids
from tests.words.played import some_games
from tests.words.test_told import assert_good

PLAYERS = ["West", "East"]


@pytest.fixture(params=LANGUAGES)
def speaking(request: pytest.FixtureRequest) -> Voice:
    return voice("res_arcana", request.param)


EVERYTHING: dict[str, Any] = {
    "blind": 0,
    "half": 1,
    "paid": 2,
    "pick": 1,
    "placed": 1,
    "round": 3,
    "seats": 3,
    "subtype": "creature",
    "calm": 1,
    "death": 2,
    "gain": "calm",
    "types": 0b11001,
    "rival": 1,
    "card": "athanor",
    "component": "bone_dragon",
    "old": "temple",
    "cards": ["hawk", "prism"],
}
"""An argument of every name; what is told does not mind those that it does not know."""


@pytest.mark.parametrize("count", [0, 1, 2, 5, 21])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_games_seldom_meet(speaking: Voice, count: int, seat: int) -> None:
    numbers = dict.fromkeys(("count", "deck", "due", "game", "left", "most", "number", "points"), count)
    args = EVERYTHING | numbers | {"seat": seat, "essence": NAMES[count % len(NAMES)]}
    for id in told_ids("res_arcana", "ask"):
        asked = Decision(seat, id, args | {"count": "elan"} if id == "choose-rival" else args)
        assert_good(speaking.prompt(asked, PLAYERS))
    for id in (*told_ids("res_arcana", "no"), *core._REASONS):
        assert_good(speaking.reason(Reason(id, args), PLAYERS))
    for id in told_ids("res_arcana", "log"):
        essences = count if id == "scored" else {"calm": 1, "gold": count}
        for winners in ([1], [0, 1]):
            event = Event(id, args | {"essences": essences, "winners": winners}, 1)
            assert_good(speaking.log([event], PLAYERS)[0].text)


# --- some texts in full -----------------------------------------------------------------------------------------------

PROMPTS = [
    (
        Decision(0, "pay", {"left": 2, "card": "vault"}),
        "Vault: pay 2 essences of your choice.",
        "«Сокровищница»: заплатите 2 эссенции на ваш выбор.",
        "«Скарбниця»: сплатіть 2 есенції на ваш вибір.",
    ),
    (
        Decision(0, "react", {"card": "fire_dragon", "seat": 1, "count": 2}),
        "Fire Dragon (East): you lose 2 Life. React, pay the price or take the loss. The price: pay 1 Calm.",
        "«Огненный дракон» (East): вы теряете 2 жизни. Используйте ответ, заплатите цену или примите потерю. "
        "Цена: заплатите 1 покой.",
        "«Вогняний дракон» (East): ви втрачаєте 2 життя. Застосуйте реакцію, сплатіть ціну або прийміть втрату. "
        "Ціна: сплатіть 1 спокій.",
    ),
    (
        Decision(0, "react", {"card": "elvish_bow", "seat": 1, "count": 1}),
        "Elvish Bow (East): you lose 1 Life. React or take the loss.",
        "«Эльфийский лук» (East): вы теряете 1 жизнь. Используйте ответ или примите потерю.",
        "«Ельфійський лук» (East): ви втрачаєте 1 життя. Застосуйте реакцію або прийміть втрату.",
    ),
    (
        Decision(0, "straighten", {"card": "druid"}),
        "Druid: straighten any one of your Creatures. You may decline.",
        "«Друид»: разверните любое своё существо обратно. Можно отказаться.",
        "«Друїдка»: підготуйте (розверніть назад) будь-яку свою істоту. Можна відмовитися.",
    ),
]
REASONS = [
    (
        Reason("needs-essences", {"calm": 1, "death": 2}),
        "You need 1 Calm and 2 Death more",
        "Не хватает: 1 покой и 2 смерти",
        "Бракує: 1 спокій та 2 смерті",
    ),
    (
        Reason("needs-essences", {"any": 5}),
        "You need 5 essences more",
        "Не хватает: 5 эссенций",
        "Бракує: 5 есенцій",
    ),
    (
        Reason("is-turned", {"card": "healer"}),
        "Healer is already turned",
        "Маг «Целитель» уже в повёрнутом положении",
        "Маг «Цілитель» уже в активованому стані",
    ),
    (
        Reason("react-only", {"card": "protection"}),
        "This power of Protection is a React power: it only answers Life loss",
        "Эта способность волшебного предмета «Защита» — ответ: она действует только при потере жизней",
        "Ця сила магічного предмета «Захист» — реакція: вона діє лише в разі втрати життя",
    ),
    (
        Reason("not-your-decision", {"seat": 1}),
        "It is not your decision now: the game waits for East",
        "Сейчас решение не за вами: игра ждёт, что выберет East",
        "Зараз вирішуєте не ви: гра чекає, що вибере East",
    ),
]
ACTIONS: list[tuple[str, Data, str, str, str]] = [
    (
        "power athanor 1",
        {},
        "Use Athanor, power 1. Turn, pay 1 Elan: put 2 Elan on this component.",
        "Использовать: «Атанор», способность № 1. Поверните этот компонент, заплатите 1 пыл: положите сюда 2 пыла.",
        "Застосувати: «Атанор», сила № 1. Активуйте цей компонент, сплатіть 1 запал: покладіть сюди 2 запалу.",
    ),
    (
        "power protection 1",
        {},
        "React with Protection. Turn: ignore the loss.",
        "Ответить: «Защита». Поверните этот компонент: проигнорируйте эту потерю.",
        "Відреагувати: «Захист». Активуйте цей компонент: ігноруйте цю втрату.",
    ),
    (
        "pay",
        {"decision": {"prompt": "react", "args": {"card": "wind_dragon", "seat": 1, "count": 2}}},
        "Pay the price: discard 1 card from your hand",
        "Заплатить цену: сбросьте 1 карту с руки",
        "Сплатити ціну: скиньте 1 карту з руки",
    ),
    (
        "take vault",
        {"seat": 0, "players": [{"in_play": [{"id": "vault", "on": {"gold": 2}}]}]},
        "Take everything off Vault: 2 Gold",
        "Забрать всё с артефакта «Сокровищница»: 2 золота",
        "Забрати все з артефакту «Скарбниця»: 2 золота",
    ),
    (
        "claim monument_deck",
        {},
        "Claim the top card of the monument deck",
        "Забрать верхнюю карту колоды монументов",
        "Захопити верхню карту колоди монументів",
    ),
    (
        "choose hawk",
        {"decision": {"prompt": "destroy", "args": {"card": "corrupt_altar"}}},
        "Destroy Hawk",
        "Уничтожить артефакт «Ястреб»",
        "Знищити артефакт «Яструб»",
    ),
    ("choose hawk", {}, "Choose Hawk", "Выбрать артефакт «Ястреб»", "Вибрати артефакт «Яструб»"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_some_texts_in_full(lang: str) -> None:
    speaking = voice("res_arcana", lang)
    at = LANGUAGES.index(lang)
    assert [speaking.prompt(decision, PLAYERS) for decision, *_ in PROMPTS] == [texts[at] for _, *texts in PROMPTS]
    assert [speaking.reason(refused, PLAYERS) for refused, *_ in REASONS] == [texts[at] for _, *texts in REASONS]
    labels = [speaking.choice(words, PLAYERS, view).label for words, view, *_ in ACTIONS]
    assert labels == [texts[at] for _, _, *texts in ACTIONS]


def test_seats_without_a_name() -> None:
    names = [default_name(Words(lang), 2) for lang in LANGUAGES]
    assert names == ["Player 3", "Игрок 3", "Гравець 3"]
    assert voice("res_arcana", "en").choice("seat 2", PLAYERS).label == "Player 3"


def test_a_card_that_asks_in_several_ways(speaking: Voice) -> None:
    """The question does not say which of its powers asks, so none of them is quoted."""
    bow = Component(
        "elvish_bow",
        "artifact",
        powers=(
            Power((RivalsLoseLife(1), Place("hand"))),
            Power((RivalsLoseLife(2, Cost(discard=1)), Place("own_discard"))),
            Power((IgnoreLoss(),), react="life_loss"),
            Power((Draw(1),), react="victory_check"),
        ),
    )
    words = speaking.words
    asked: dict[str, str | int] = {"card": bow.id, "seat": 0, "count": 1}
    odd = Table(words, {bow.id: bow}, view={"decision": {"prompt": "react", "args": asked}})
    told = PROMPTS_TOLD.told(odd, "ra-ask", "place-from", asked)
    assert told == words.say("ra-ask-place-any", card=odd.card(bow.id))
    assert LABELS["pay"](odd, "") == words.say("ra-do-pay")
    refused = REASONS_TOLD.told(odd, "ra-no", "react-only", {"card": bow.id})
    for text in (PROMPTS_TOLD.told(odd, "ra-ask", "react", asked), refused):
        assert text is not None
        assert_good(text)


# --- the log ----------------------------------------------------------------------------------------------------------

ALL = 0b111


def gained(seat: int, audience: int = ALL, **essences: int) -> Event:
    return Event("gained", {"seat": seat, "essences": essences}, audience)


def paid(seat: int, **essences: int) -> Event:
    return Event("paid", {"seat": seat, "essences": essences}, ALL)


def put(seat: int, component: str, **essences: int) -> Event:
    return Event("put-on", {"seat": seat, "component": component, "essences": essences}, ALL)


def drew(seat: int, card: str) -> list[Event]:
    return [Event("drew", {"seat": seat, "count": 1}, ALL), Event("drew-card", {"seat": seat, "card": card}, 1 << seat)]


def power(seat: int, component: str, number: int = 1) -> Event:
    return Event("power-used", {"seat": seat, "component": component, "number": number}, ALL)


def turned(seat: int, component: str) -> Event:
    return Event("turned", {"seat": seat, "component": component}, ALL)


def claimed(seat: int, component: str, blind: int = 0) -> Event:
    return Event("claimed", {"seat": seat, "component": component, "blind": blind}, ALL)


def displayed(component: str) -> Event:
    return Event("displayed", {"component": component}, ALL)


def test_essences_one_by_one_become_an_amount() -> None:
    assert folded([gained(0, life=1), gained(0, calm=1), gained(0, life=1)]) == [gained(0, calm=1, life=2)]


@pytest.mark.parametrize(
    "apart",
    [
        [gained(0, life=1), gained(1, life=1)],
        [gained(0, life=1), paid(0, life=1)],
        [gained(0, life=1), turned(0, "hawk"), gained(0, life=1)],
        [put(0, "vault", gold=1), put(0, "crypt", gold=1)],
        [power(0, "hawk"), turned(0, "vault")],
        [power(0, "hawk"), turned(1, "hawk")],
        [gained(0, ALL, life=1), gained(0, 0b110, life=1)],
    ],
)
def test_what_does_not_belong_together_stays_apart(apart: list[Event]) -> None:
    assert folded(apart) == apart


def test_a_draw_is_told_once() -> None:
    assert folded([*drew(0, "hawk")]) == [Event("drew-card", {"seat": 0, "card": "hawk"}, 1)]
    assert folded([*drew(0, "hawk"), *drew(0, "vault")]) == [
        Event("drew-card", {"seat": 0, "cards": ["hawk", "vault"]}, 1)
    ]
    assert folded([drew(0, "hawk")[0], drew(0, "vault")[0]]) == [Event("drew", {"seat": 0, "count": 2}, ALL)]


def test_a_power_is_told_with_the_turning_of_its_component() -> None:
    assert folded([power(0, "hawk"), turned(0, "hawk")]) == [
        Event("power-used", {"seat": 0, "component": "hawk", "number": 1, "turned": 1}, ALL)
    ]


def test_folding_keeps_every_essence() -> None:
    """In everybody's log the essences that come and go make up the pool that is left."""
    for state in some_games("res_arcana").finished:
        table_view = state.view(None)
        if table_view["options"]["setup"] == "match":
            continue
        logs = [state.events(seat=seat) for seat in (None, *range(state.seats))] + [state.events(everything=True)]
        for log in logs:
            pools = balance(folded(log), state.seats)
            assert [{name: count for name, count in pool.items() if count} for pool in pools] == [
                player["pool"] for player in table_view["players"]
            ]


def balance(events: Iterable[Event], seats: int) -> list[dict[str, int]]:
    """The pools after all that is told, from one essence of each type."""
    pools = [{"calm": 1, "death": 1, "elan": 1, "gold": 1, "life": 1} for _ in range(seats)]
    signs = {"gained": 1, "taken-off": 1, "paid": -1, "lost": -1}
    for event in events:
        seat, essences = event.args.get("seat"), event.args.get("essences")
        if event.kind in signs and isinstance(seat, int) and isinstance(essences, dict):
            for essence, count in essences.items():
                pools[seat][essence] += signs[event.kind] * count
    return pools


LOG = [
    power(0, "athanor", 2),
    turned(0, "athanor"),
    Event("spent-from", {"seat": 0, "component": "athanor", "essences": {"elan": 6}}, ALL),
    paid(0, calm=1),
    paid(0, calm=1),
    gained(0, gold=2),
    power(1, "bone_dragon"),
    turned(1, "bone_dragon"),
    Event("lost", {"seat": 0, "essences": {"life": 1}}, ALL),
    Event("lost", {"seat": 0, "essences": {"elan": 2}}, ALL),
    Event("game-won", {"winners": [0, 1], "round": 3}, ALL),
]
LINES = {
    "en": [
        "West turns Athanor and uses power 2.",
        "West returns 6 Elan from Athanor to the supply.",
        "West pays 2 Calm.",
        "West gains 2 Gold.",
        "East turns Bone Dragon and uses its power.",
        "West loses 2 Elan and 1 Life.",
        "West and East share the victory in round 3.",
    ],
    "ru": [
        "West поворачивает артефакт «Атанор» и использует его способность № 2.",
        "West возвращает 6 пыла с артефакта «Атанор» в общий запас.",
        "West платит 2 покоя.",
        "West получает 2 золота.",
        "East поворачивает артефакт «Костяной дракон» и использует его способность.",
        "West теряет 2 пыла и 1 жизнь.",
        "West и East делят победу в раунде 3.",
    ],
    "uk": [
        "West активує артефакт «Атанор» і застосовує його силу № 2.",
        "West повертає 6 запалу з артефакту «Атанор» до загального запасу.",
        "West сплачує 2 спокою.",
        "West отримує 2 золота.",
        "East активує артефакт «Кістяний дракон» і застосовує його силу.",
        "West втрачає 2 запалу та 1 життя.",
        "West та East ділять перемогу в раунді 3.",
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_log(lang: str) -> None:
    assert [line.text for line in voice("res_arcana", lang).log(LOG, PLAYERS)] == LINES[lang]
