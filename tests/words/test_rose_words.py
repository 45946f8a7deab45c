"""Whatever the engine of Black Rose Wars: Duel asks, refuses, offers or tells has words, in every language."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.core.reasons import Reason
from arcanum.core.state import Data
from arcanum.games.black_rose import BLACK_ROSE, happenings
from arcanum.games.black_rose.catalogue import FIGURE_NAMES, SLOTS
from arcanum.words import LANGUAGES, UnknownMessage, Words, core
from arcanum.words import black_rose as play
from arcanum.words.black_rose import Table, action, event_line, fold, note, prompt, reason
from arcanum.words.voices import LogLine, voice
from tests.words.played import Played
from tests.words.rose_played import rose_games
from tests.words.test_play_words import SOURCE, values

ODD = re.compile(r"[{}\u2068\u2069]|None|  | [,.:;]|[,.:;]{2}|^ | $")
NAMES = ["West", "East"]


@pytest.fixture(params=LANGUAGES)
def table(request: pytest.FixtureRequest) -> Table:
    return table_in(request.param)


@cache
def table_in(lang: str) -> Table:
    content = BLACK_ROSE.content()
    return Table.of(Words(lang, [pack.folder for pack in content.packs]), content.components, NAMES)


def assert_good(text: str) -> None:
    assert not ODD.search(text), text
    assert text[0].isupper() or not text[0].isalpha(), text


@pytest.fixture(scope="module")
def played() -> Played:
    return rose_games()


# --- every id has words -----------------------------------------------------------------------------------------------


def first_arguments(call: str, position: int) -> dict[str, set[str]]:
    """The strings that may stand at a position of the calls of something, by the place of the call."""
    found: dict[str, set[str]] = {}
    for folder in ("core", "games/black_rose"):
        for path in (SOURCE / folder).rglob("*.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call:
                    argument = node.args[position]
                    texts = set(values(argument, tree)) or set(unpacked(argument, tree))
                    found[f"{path.name}:{node.lineno}"] = texts
    return found


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
    assert {block.word for block in BLACK_ROSE.space().blocks} == set(play.actions._ACTIONS)


def test_every_single_action_has_a_label(table: Table) -> None:
    """Without a view, too: in a replay, say."""
    space = BLACK_ROSE.space()
    labels = [action(table, space.words(number)) for number in range(space.size)]
    for label in labels:
        assert_good(label)
    assert len(set(labels)) == len(labels)


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
def test_what_games_seldom_meet(table: Table, count: int, seat: int) -> None:
    numbers = dict.fromkeys(
        ("count", "left", "moves", "done", "prepared", "grimoire", "colour", "used", "steps"), count
    )
    seats = dict.fromkeys(("seat", "first", "holder", "at"), seat)
    parties = dict.fromkeys(("party", "by", "winner"), "black_rose" if count == 2 else seat)
    figures = dict.fromkeys(("figure", "attacker"), FIGURE_NAMES[(count + 3 * seat) % len(FIGURE_NAMES)])
    places = {"room": f"r{1 + count % 6}", "to": "c", "slot": SLOTS[count % 4], "range": "*", "pile": "library"}
    args = EVERYTHING | numbers | seats | parties | figures | places
    for id in play.prompts._PROMPTS:
        where = "r2" if "instability" in id or id == "take-back" else "evocation_1_2"
        assert_good(prompt(table, Decision(seat, id, args | {"where": where})))
        assert prompt(table, Decision(seat, id, args | {"where": where}, "verdict")).startswith(table.card("verdict"))
    for id in (*play.reasons._REASONS, *core._REASONS):
        assert_good(reason(table, Reason(id, args)))
    for id in play.log._EVENTS:
        shaped = {"phase": 1 + count % 5, "action": 4 + count % 3}
        if id == "shuffled":
            shaped["cards"] = count
        assert_good(event_line(table, Event(id, args | shaped, 1)))


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


def test_many_positions_were_met(played: Played) -> None:
    assert played.positions > 1500
    assert len({each.prompt for each in played.decisions.values()}) > 22
    assert len({each.id for each in played.reasons.values()}) > 35
    assert len({event.kind for state in played.finished for event in state.events(everything=True)}) > 45


def test_prompts(table: Table, played: Played) -> None:
    for decision in played.decisions.values():
        text = prompt(table, decision)
        assert_good(text)
        assert text.endswith((".", "?")), text


def test_reasons(table: Table, played: Played) -> None:
    for refused in played.reasons.values():
        text = reason(table, refused)
        assert_good(text)
        assert not text.endswith("."), text


def test_answers_are_told_apart(table: Table, played: Played) -> None:
    """No two answers to one question have the same label; and every note is a whole text."""
    for view in {id(view): view for _, view in played.actions.values()}.values():
        seen = table.seen(view)
        labels = [action(seen, words) for words in view["decision"]["legal"]]
        for label in labels:
            assert_good(label)
        assert len(set(labels)) == len(labels), labels
        for words in view["decision"]["legal"]:
            told = note(seen, words)
            assert not ODD.search(told), told


def test_declining_says_what_is_declined(played: Played) -> None:
    """`done` means nothing without its question."""
    asked = {view["decision"]["prompt"] for words, view in played.actions.values() if words == "done"}
    assert len(asked) > 5
    assert asked <= play.actions._DECLINED.keys()


def test_a_note_tells_what_an_optional_effect_does() -> None:
    view = VIEW | {"decision": {"prompt": "may", "args": {}, "source": "templar"}}
    assert [action(table_in(lang).seen(view), "yes") for lang in ("en", "ru", "uk")] == ["Yes", "Да", "Так"]
    assert [note(table_in(lang).seen(view), "yes") for lang in ("en", "ru", "uk")] == [
        "You may remove 1 instability of yours from this room; if you do, heal 1 damage on this evocation and "
        "give this evocation +1 strength until the end of its activation.",
        "Можете убрать 1 нестабильность своего цвета из этой комнаты; если сделали это, исцелите 1 урон у этого "
        "воплощения и дайте этому воплощению +1 к силе до конца его активации.",
        "Можете прибрати 1 нестабільність свого кольору з цієї кімнати; якщо зробили це, зціліть 1 фішку шкоди у "
        "цього втілення та надайте цьому втіленню +1 до сили до кінця його активації.",
    ]


def test_an_option_is_told_to_the_mage_who_chooses() -> None:
    view = VIEW | {"decision": {"prompt": "option", "args": {}, "source": "levy"}}
    assert [action(table_in(lang).seen(view), "option 1") for lang in ("en", "ru", "uk")] == [
        "The Black Rose deals 2 damage to your mage",
        "Чёрная Роза наносит 2 урона вашему магу",
        "Чорна Троянда завдає 2 шкоди вашому магу",
    ]


def test_notes_tell_what_a_card_does(played: Played) -> None:
    noted = set()
    table = table_in("en")
    for words, view in played.actions.values():
        block = words.split()[0]
        if block in ("mage", "prepare", "grimoire", "quest", "cast"):
            assert note(table.seen(view), words), words
            noted.add(block)
        elif block in ("move", "end", "explore"):
            assert note(table.seen(view), words) == ""
    assert noted == {"mage", "prepare", "grimoire", "quest", "cast"}


def test_logs(table: Table, played: Played) -> None:
    told: set[str] = set()
    for state in played.finished:
        for event in fold(state.events(everything=True)):
            if repr(event) not in told:
                told.add(repr(event))
                text = event_line(table, event)
                assert_good(text)
                assert text.endswith("."), text


def test_a_log_keeps_the_secrets_of_others(played: Played) -> None:
    """What one mage draws, sees on a pile or peeks at, the other one is not told."""
    speaking = voice("black_rose", "en")
    secret = ("drew-card", "saw-cards", "saw-spell")
    told = 0
    for state in played.finished[:6]:
        for seat in range(state.seats):
            own = [line for line in speaking.log(state.events(seat=seat), NAMES) if line.kind in secret]
            told += len(own)
            assert all(line.text.startswith(NAMES[seat]) for line in own)
        assert not {line.kind for line in speaking.log(state.events(), NAMES)} & set(secret)
    assert told


def test_each_line_says_which_cards_it_names(played: Played) -> None:
    speaking = voice("black_rose", "en")
    names = {face.id: face.name for face in speaking.cards()}
    for state in played.finished[:6]:
        for line in speaking.log(state.events(seat=0), NAMES):
            for card in line.cards:
                assert names[card] in line.text, line


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
    assert [action(table_in(lang).seen(view), words) for lang in ("en", "ru", "uk")] == [en, ru, uk]


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
    assert [event_line(table_in(lang), event) for lang in ("en", "ru", "uk")] == [en, ru, uk]


def test_whoever_has_no_power_loses_none(table: Table) -> None:
    """Tithe takes nothing from a mage with 0 power; that is no gain."""
    events = [Event("power-changed", {"party": "0", "change": change, "power": 0}, 1) for change in (-1, 0, 1)]
    lost, same, gained = (re.sub(r"\d+", "", event_line(table, event)) for event in events)
    assert same not in (lost, gained)
    assert_good(same)
