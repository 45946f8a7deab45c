"""Bots by name."""

from __future__ import annotations

import pytest

from arcanum.bots import LEVELS, BotError, check, make, seed_for
from tests.bots.boards import RES_ARCANA


@pytest.mark.parametrize("spec", ["random", "apprentice", "adept", "magister:1000", "magister:2s", "magister:0.5s"])
def test_a_bot_is_called_what_it_was_asked_for_as(spec: str) -> None:
    assert make(spec, RES_ARCANA, "s").name == spec


def test_a_magister_has_a_budget_of_its_own() -> None:
    assert make("magister", RES_ARCANA, "s").name == "magister:400"
    assert LEVELS[-1] == "magister"


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("goblin", "unknown bot 'goblin'; there are random, apprentice, adept, magister"),
        ("", "unknown bot ''"),
        ("Magister", "unknown bot 'Magister'"),
        ("adept:5", "bot 'adept:5': only the magister has a budget"),
        ("magister:", "expected a number of simulations from 1 to 1000000 or of seconds such as 2s, found ''"),
        ("magister:0", "found '0'"),
        ("magister:-3", "found '-3'"),
        ("magister:1e3", "found '1e3'"),
        ("magister:1000001", "found '1000001'"),
        ("magister:0s", "found '0s'"),
        ("magister:9999s", "found '9999s'"),
        ("magister:1000:5", "found '1000:5'"),
        ("magister:١", "found '١'"),
    ],
)
def test_what_is_no_bot_is_refused(spec: str, said: str) -> None:
    with pytest.raises(BotError) as refused:
        check(spec)
    assert said in str(refused.value)
    with pytest.raises(BotError):
        make(spec, RES_ARCANA, "s")


def test_a_bots_seed_does_not_tell_the_games() -> None:
    seeds = {seed_for(game, seat) for game in ("7", "8") for seat in range(4)}
    assert len(seeds) == 8
    assert all(len(seed) == 32 for seed in seeds)
    assert "tournament" not in seed_for("tournament", 0)
