"""`? ACTION`: the terminal says what an action would do before it is taken."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.cli.foretelling import Foretelling
from arcanum.cli.speech import Speech
from arcanum.core.preview import Change, Happening, Next, Preview, Share
from tests.cli.conftest import Run

NAMES = ["Ann", "Bob"]
VIEW: dict[str, Any] = {"players": [{}, {}], "parties": [{}, {}, {}]}


def lines(game: str = "res_arcana", lang: str = "en", *, certain: bool = True, **told: object) -> list[str]:
    parts = {"happens": (), "changes": (), "next": (), "ends": 0.0} | told
    found = Preview(actions=("pass",), certain=certain, worlds=0 if certain else 64, **parts)  # type: ignore[arg-type]
    told_in = Foretelling(Speech(game, lang), NAMES, VIEW).lines(found)
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in told_in]


def change(path: str, **told: object) -> Change:
    parts = {"before": None, "after": None, "odds": (), "mean": None, "came": (), "gone": ()} | told
    return Change(path=path, **parts)  # type: ignore[arg-type]


def test_what_is_certain() -> None:
    told = lines(
        happens=(Happening("passed", {"seat": 0}),),
        changes=(
            change("players.0.pool.gold", before=None, after=2),
            change("players.1.in_play", came=(Share("prism", 1.0),), gone=(Share("vault", 1.0),)),
            change("players.0.passed", before=False, after=True),
        ),
        next=(Next(seats=(1,), question=None, share=1.0),),
    )
    assert told == [
        "That is certain:",
        "  Ann passes.",
        "  Ann: pool gold: – → 2",
        "  Bob: in play: + Prism; − Vault",
        "  Ann: passed: no → yes",
        "  then it is the turn of: Bob",
    ]


def test_odds() -> None:
    told = lines(
        certain=False,
        changes=(
            change("players.0.points", before=1, after=2, odds=(Share(2, 0.75), Share(1, 0.25)), mean=1.75),
            change("players.0.hand_cards", came=(Share("?", 1.0), Share("prism", 0.5))),
        ),
        ends=0.25,
    )
    assert told == [
        "Something is left to chance or hidden; the odds, in 64 dealt worlds:",
        "  Ann: points: 1 → 2 (75 %), 1 (25 %) (1.8 on average)",
        "  Ann: hand cards: + something unseen, Prism (50 %)",
        "  the game ends (25 %)",
    ]


def test_long_lists_are_cut() -> None:
    odds = tuple([Share(number, 0.125) for number in range(8)])
    assert lines(certain=False, changes=(change("round", before=9, after=0, odds=odds),))[1].endswith("5 (12 %), …")


def test_who_plays_without_a_seat() -> None:
    told = lines("black_rose", changes=(change("parties.2.supply", before=4, after=3),))
    assert told[1] == f"  {Speech('black_rose', 'en').third_party()}: supply: 4 → 3"
    hit = lines("black_rose", changes=(change("rooms.armory.instability", came=(Share("1", 1.0),)),))
    assert hit[1].endswith("+ Bob")


def test_nothing_changes() -> None:
    assert lines() == ["That is certain:", "  nothing changes yet"]


@pytest.mark.parametrize(("lang", "said"), [("en", "64 dealt worlds"), ("ru", "64 раскладам"), ("uk", "64 розкладами")])
def test_at_the_table(run: Run, lang: str, said: str) -> None:
    """The mages are chosen in secret: so which one the other has is left to the worlds."""
    asked = ("play", "res_arcana", "--seats", "human,random", "--seed", "5", "--lang", lang)
    result = run(*asked, stdin="? 1\n?1\nquit\n")
    assert result.code == 0
    assert result.out.count(said) == 2


def test_what_cannot_be_done_is_refused_with_the_reason(run: Run) -> None:
    result = run("play", "res_arcana", "--seats", "human,random", "--seed", "5", stdin="? pass\n")
    assert result.code != 0
    assert "RA-2." in result.out + result.err
