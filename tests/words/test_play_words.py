"""Whatever the engine asks, refuses, offers or tells has words, in every language."""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.core.reasons import Reason
from arcanum.core.state import Data
from arcanum.games.res_arcana import RES_ARCANA, happenings
from arcanum.games.res_arcana.essences import NAMES
from arcanum.games.res_arcana.vocabulary import Component, Cost, Draw, IgnoreLoss, Place, Power, RivalsLoseLife
from arcanum.words import LANGUAGES, UnknownMessage, Words, core
from arcanum.words import res_arcana as play
from arcanum.words.res_arcana import Table, action, default_name, event_line, fold, log_lines, prompt, reason
from tests.words.played import Played, some_games

SOURCE = Path(__file__).resolve().parent.parent.parent / "src" / "arcanum"
ODD = re.compile(r"[{}\u2068\u2069]|None|  | [,.:;]|[,.:;]{2}|^ | $")


@pytest.fixture(params=LANGUAGES)
def table(request: pytest.FixtureRequest) -> Table:
    return table_in(request.param)


@cache
def table_in(lang: str) -> Table:
    content = RES_ARCANA.content()
    return Table.of(Words(lang, [pack.folder for pack in content.packs]), content.components, ["West", "East"])


def assert_good(text: str) -> None:
    assert not ODD.search(text), text
    assert text[0].isupper() or not text[0].isalpha(), text


# --- every id has words -----------------------------------------------------------------------------------------------


def first_arguments(call: str, position: int) -> dict[str, set[str]]:
    """The strings that may stand at a position of the calls of something, by the place of the call."""
    found: dict[str, set[str]] = {}
    for folder in ("core", "games/res_arcana"):
        for path in (SOURCE / folder).rglob("*.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call:
                    found[f"{path.name}:{node.lineno}"] = set(values(node.args[position], tree))
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


@pytest.mark.parametrize(
    ("call", "position", "tables"),
    [("Decision", 1, (play.prompts._PROMPTS,)), ("Reason", 0, (play.reasons._REASONS, core._REASONS))],
)
def test_every_prompt_and_reason_has_words(call: str, position: int, tables: tuple[dict[str, object], ...]) -> None:
    found = first_arguments(call, position)
    assert found
    assert [place for place, ids in found.items() if not ids] == [], "an id that this test cannot read"
    written = {id for each in tables for id in each}
    assert {id for ids in found.values() for id in ids} == written


def test_every_event_has_words() -> None:
    assert set(happenings.KINDS) == set(play.log._EVENTS)


def test_every_action_has_words() -> None:
    assert {block.word for block in RES_ARCANA.space().blocks} == set(play.actions._ACTIONS)


def test_every_single_action_has_a_label(table: Table) -> None:
    """Without a view, too: in a list of all actions, say."""
    space = RES_ARCANA.space()
    labels = [action(table, space.words(number)) for number in range(space.size)]
    for label in labels:
        assert_good(label)
    assert len(set(labels)) == len(labels)


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
def test_what_games_seldom_meet(table: Table, count: int, seat: int) -> None:
    numbers = dict.fromkeys(("count", "deck", "due", "game", "left", "most", "number", "points"), count)
    args = EVERYTHING | numbers | {"seat": seat, "essence": NAMES[count % len(NAMES)]}
    for id in play.prompts._PROMPTS:
        assert_good(prompt(table, Decision(seat, id, args | {"count": "elan"} if id == "choose-rival" else args)))
    for id in (*play.reasons._REASONS, *core._REASONS):
        assert_good(reason(table, Reason(id, args)))
    for id in play.log._EVENTS:
        essences = count if id == "scored" else {"calm": 1, "gold": count}
        for winners in ([1], [0, 1]):
            assert_good(event_line(table, Event(id, args | {"essences": essences, "winners": winners}, 1)))


def test_unknown_ids_are_named(table: Table) -> None:
    calls: list[Callable[[], str]] = [
        lambda: prompt(table, Decision(0, "sing")),
        lambda: reason(table, Reason("sing")),
        lambda: event_line(table, Event("sing", {}, 0)),
        lambda: action(table, "sing"),
    ]
    for call in calls:
        with pytest.raises(UnknownMessage, match="'sing'"):
            call()


# --- over real positions ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played() -> Played:
    return some_games()


def test_many_positions_were_met(played: Played) -> None:
    assert played.positions > 5000
    assert len({each.prompt for each in played.decisions.values()}) > 20
    assert len({each.id for each in played.reasons.values()}) > 40
    assert len({event.kind for state in played.finished for event in state.events(everything=True)}) > 35


def test_prompts(table: Table, played: Played) -> None:
    for decision in played.decisions.values():
        text = prompt(table, decision)
        assert_good(text)
        assert text.endswith("."), text


def test_reasons(table: Table, played: Played) -> None:
    for refused in played.reasons.values():
        text = reason(table, refused)
        assert_good(text)
        assert not text.endswith("."), text


def test_actions(table: Table, played: Played) -> None:
    for words, view in played.actions.values():
        assert_good(action(table, words, view))


def test_answers_are_told_apart(table: Table, played: Played) -> None:
    """No two answers to one question have the same label."""
    for view in {id(view): view for _, view in played.actions.values()}.values():
        labels = [action(table, words, view) for words in view["decision"]["legal"]]
        assert len(set(labels)) == len(labels)


def test_choices_and_refusals_say_what_for(played: Played) -> None:
    """`choose` and `done` mean nothing without their question."""
    for words, view in played.actions.values():
        block = words.split()[0]
        if block == "choose":
            assert view["decision"]["prompt"] in play.actions._CHOICES
        if block == "done":
            assert view["decision"]["prompt"] in play.actions._DECLINED


def test_logs(table: Table, played: Played) -> None:
    told: set[str] = set()
    for state in played.finished:
        for event in fold(state.events(everything=True)):
            if repr(event) not in told:
                told.add(repr(event))
                text = event_line(table, event)
                assert_good(text)
                assert text.endswith("."), text


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
        "«Друид»: разверните любое свое существо. Можно отказаться.",
        "«Друїдка»: підготуйте будь-яку свою істоту. Можна відмовитися.",
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
        "Маг «Целитель» уже в повернутом положении",
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
        "Сейчас решение не за вами: игра ждет, что выберет East",
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
        "Забрать все с артефакта «Сокровищница»: 2 золота",
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
    table = table_in(lang)
    at = LANGUAGES.index(lang)
    assert [prompt(table, decision) for decision, *_ in PROMPTS] == [texts[at] for _, *texts in PROMPTS]
    assert [reason(table, refused) for refused, *_ in REASONS] == [texts[at] for _, *texts in REASONS]
    assert [action(table, words, view) for words, view, *_ in ACTIONS] == [texts[at] for _, _, *texts in ACTIONS]


def test_seats_without_a_name() -> None:
    names = [default_name(Words(lang), 2) for lang in LANGUAGES]
    assert names == ["Player 3", "Игрок 3", "Гравець 3"]
    assert action(table_in("en"), "seat 2") == "Player 3"


def test_a_card_that_asks_in_several_ways(table: Table) -> None:
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
    odd = Table(table.words, {bow.id: bow})
    asked: dict[str, str | int] = {"card": bow.id, "seat": 0, "count": 1}
    assert prompt(odd, Decision(1, "place-from", asked)) == table.words.say("ra-ask-place-any", card=odd.card(bow.id))
    assert action(odd, "pay", {"decision": {"prompt": "react", "args": asked}}) == table.words.say("ra-do-pay")
    for text in (prompt(odd, Decision(1, "react", asked)), reason(odd, Reason("react-only", {"card": bow.id}))):
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
    assert fold([gained(0, life=1), gained(0, calm=1), gained(0, life=1)]) == [gained(0, calm=1, life=2)]


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
    assert fold(apart) == apart


def test_a_draw_is_told_once() -> None:
    assert fold([*drew(0, "hawk")]) == [Event("drew-card", {"seat": 0, "card": "hawk"}, 1)]
    assert fold([*drew(0, "hawk"), *drew(0, "vault")]) == [
        Event("drew-card", {"seat": 0, "cards": ["hawk", "vault"]}, 1)
    ]
    assert fold([drew(0, "hawk")[0], drew(0, "vault")[0]]) == [Event("drew", {"seat": 0, "count": 2}, ALL)]


def test_a_power_is_told_with_the_turning_of_its_component() -> None:
    assert fold([power(0, "hawk"), turned(0, "hawk")]) == [
        Event("power-used", {"seat": 0, "component": "hawk", "number": 1, "turned": 1}, ALL)
    ]


def test_folding_keeps_every_essence(played: Played) -> None:
    """In everybody's log the essences that come and go make up the pool that is left."""
    for state in played.finished:
        table_view = state.view(None)
        if table_view["options"]["setup"] == "match":
            continue
        logs = [state.events(seat=seat) for seat in (None, *range(state.seats))] + [state.events(everything=True)]
        for log in logs:
            pools = balance(fold(log), state.seats)
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
    assert log_lines(table_in(lang), LOG) == LINES[lang]
