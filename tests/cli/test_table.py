"""The drawing of the table: complete, within the window, and of nothing that a seat must not know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from rich.cells import cell_len
from rich.console import Console

from arcanum.cli.speech import Speech
from arcanum.core.chance import Chance, key_of
from arcanum.games import find
from arcanum.games.res_arcana.state import State
from tests.cli.screen import console, text_of
from tests.rules.res_arcana.table import card, player, table

NAMES = ["West", "North", "East", "South"]


@cache
def speech(lang: str) -> Speech:
    return Speech("res_arcana", lang)


def drawn(state: State, seat: int | None, lang: str = "en", on: Console | None = None) -> str:
    """The table as text, without styles."""
    on = on or console()
    return text_of(speech(lang).table(state.view(seat), NAMES, on), on)


def positions(seats: int, setup: str, every: int) -> Iterator[State]:
    """Positions along a random game."""
    state = find("res_arcana").new(seats, f"table {setup}", {"setup": setup, "round_limit": 6})
    assert isinstance(state, State)
    chance = Chance(key_of("table"))
    number = 0
    while actors := state.actors():
        if number % every == 0:
            yield state
        legal = state.legal_actions(actors[0])
        state.apply(actors[0], legal[chance.below(len(legal))])
        number += 1
    yield state


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize(("seats", "setup"), [(2, "match"), (3, "draft"), (4, "standard")])
def test_every_position_fits_the_window(width: int, height: int, lang: str, seats: int, setup: str) -> None:
    for state in positions(seats, setup, every=40):
        for seat in (0, None):
            text = drawn(state, seat, lang, console(width, height))
            assert max(cell_len(line) for line in text.splitlines()) <= width
            assert all(name in text for name in NAMES[:seats])


@pytest.mark.parametrize(("seats", "setup"), [(2, "match"), (3, "draft"), (4, "standard")])
def test_the_drawing_does_not_depend_on_what_a_seat_cannot_know(seats: int, setup: str) -> None:
    for state in positions(seats, setup, every=50):
        for seat in range(seats):
            world = state.world(seat, "another deal")
            assert isinstance(world, State)
            assert drawn(world, seat) == drawn(state, seat)


def test_what_is_on_the_table() -> None:
    mine = player(
        mage="druid",
        item="alchemy",
        pool={"gold": 3, "life": 1},
        hand=["prism", "bone_dragon"],
        deck=["hawk"],
        discard=["athanor"],
        in_play=[card("vault", turned=True, gold=2), card("catacombs_of_the_dead", death=4)],
    )
    centre = {"monuments": ["oracle", "colossus"], "monument_deck": ["temple"], "places": ["sunken_reef"]}
    state = table(mine, player(mage="witch", hand=["guard_dog"], passed=True), center=centre).state
    text = drawn(state, 0)
    for part in (
        "West · ★ 5 victory points · ① First Player",
        "North · passed · ★ 0 victory points",
        "≈ Calm 0   † Death 0   ▲ Elan 0   ● Gold 3   ♣ Life 1",
        "▯ Druid",
        "▭ Vault [●2]",
        "▯ Catacombs of the Dead [†4] ★4",
        "Oracle ●4 · Colossus ●4 · 1 in the deck",
        "Sunken Reef ≈5 ▲2 ♣2",
        "hand 2 · deck 1",
        "Discard pile: Athanor",
        "In your deck: Hawk",
        "Bone Dragon  †4 ♣1",
    ):
        assert part in text, part
    assert "Guard Dog" not in text
    assert "Prism" not in drawn(state, 1)
    assert "Prism" not in drawn(state, None)


@pytest.mark.parametrize(
    ("lang", "known", "among"),
    [
        ("en", "Known from the top: ", "among the next 3: Oracle, Temple"),
        ("ru", "Известны сверху: ", "среди следующих 3: Оракул, Храм"),
        ("uk", "Відомі згори: ", "серед наступних 3: Оракул, Храм"),
    ],
)
def test_known_monuments_stand_on_one_line_from_the_top(lang: str, known: str, among: str) -> None:
    view = table(player(), player()).state.view(0)
    view["center"]["monuments_known"] = [
        {"cards": 1, "known": ["colossus"]},
        {"cards": 2, "known": []},
        {"cards": 3, "known": ["oracle", "temple"]},
        {"cards": 1, "known": ["library" if "library" in speech(lang).card_names() else "temple"]},
        {"cards": 4, "known": []},
    ]
    on = console()
    text = text_of(speech(lang).table(view, NAMES, on), on)
    (line,) = [line for line in text.splitlines() if known in line]
    names = [speech(lang).card_name(card) for card in ("colossus", "library")]
    unknown = {"en": "2 unknown", "ru": "неизвестных: 2", "uk": "невідомих: 2"}[lang]
    assert f"{known}{names[0]} · {unknown} · {among} · {names[1]}" in line


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize(("width", "height"), [(60, 24), (60, 50), (80, 24), (80, 50), (100, 50), (120, 50)])
@pytest.mark.parametrize("name", ["West", "A Name That Is Quite Long For A Table Like This One Here, Is It Not"])
def test_titles_do_not_cut_who_passed(lang: str, width: int, height: int, name: str) -> None:
    state = table(player(passed=True, in_play=[card("catacombs_of_the_dead", death=14)]), player(), to_act=1).state
    on = console(width, height)
    text = text_of(speech(lang).table(state.view(1), [name, "North"], on), on)
    (line,) = [line for line in text.splitlines() if name[:4] in line]
    assert speech(lang).say("cli-passed") in line
    assert speech(lang).say("ra-points", points=15) in line
    assert "①" in line
    if width == 60 and name != "West":
        assert speech(lang).say("cli-first-player") not in line


def test_a_poor_terminal_gets_ascii() -> None:
    state = table(player(pool={"gold": 3}, in_play=[card("vault", turned=True, gold=2)]), player()).state
    text = drawn(state, 0, on=console(encoding="ascii"))
    assert text.isascii()
    assert "C Calm 0   D Death 0   E Elan 0   G Gold 3   L Life 0" in text
    assert "> Vault [G2]" in text


def test_the_result_adds_up() -> None:
    for state in positions(4, "standard", every=10_000):
        if not state.over:
            continue
        on = console()
        text = text_of(speech("en").result(state.view(None), NAMES, on), on)
        for seat_view in state.view(None)["players"]:
            row = next(line for line in text.splitlines() if line.startswith(f"│ {NAMES[seat_view['seat']]} "))
            assert f" {seat_view['points']} " in row
        assert "wins." in text or "share the victory." in text
