"""What is paid for is told with its price, from nothing but what the seat has seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from arcanum.core.scenario import begin, load
from arcanum.core.session import Session
from arcanum.games.res_arcana import RES_ARCANA
from arcanum.words import LANGUAGES
from arcanum.words.voices import Bill, voice

POSITION = """\
game: res_arcana
title: Somebody who can pay for everything
position:
  round: 2
  to_act: 0
  first_player: 0
  center:
    places: [sunken_reef, dragons_lair]
    monuments: [temple, library]
    monument_deck: [obelisk]
  players:
    - mage: {mage}
      item: reanimate
      pool: {{elan: 5, life: 5, calm: 5, death: 5, gold: 5}}
      hand: [crypt, wind_dragon]
      deck: [hawk]
      in_play: [athanor]
    - mage: necromancer
      item: alchemy
      hand: [prism]
      deck: [vault]
"""


def asked_after(tmp_path: Path, move: str, mage: str = "druid", lang: str = "en") -> tuple[Bill, Session]:
    """The bill of the question that follows a move, as the seat that has made it may know it."""
    path = tmp_path / "position.yaml"
    path.write_text(POSITION.format(mage=mage), encoding="utf-8")
    session = begin(load(path), RES_ARCANA)
    session.play(0, move)
    state = session.state
    return voice("res_arcana", lang).bill(state.decision(0), state.events(state.logged)), session


def test_what_left_no_choice_is_told_as_paid(tmp_path: Path) -> None:
    told, _ = asked_after(tmp_path, "place crypt")
    assert told == Bill(
        "Pay and place",
        {"death": 2, "any": 3},
        0,
        {"death": 2},
        "Price: 2 Death and any 3 essences. Paid already: 2 Death.",
    )


def test_a_discount_is_told(tmp_path: Path) -> None:
    told, session = asked_after(tmp_path, "place wind_dragon", mage="artificer")
    assert (told.confirm, told.less) == ("Pay and place", 1)
    assert sum(told.price.values()) - told.less == sum(told.paid.values()) + int(session.state.decision(0).args["left"])
    assert "Discount: 1." in told.text


def test_a_pick_that_was_given_counts_as_paid(tmp_path: Path) -> None:
    _, session = asked_after(tmp_path, "place crypt")
    session.play(0, "essence elan")
    state = session.state
    told = voice("res_arcana", "en").bill(state.decision(0), state.events(state.logged))
    assert (told.less, told.paid) == (0, {"elan": 1, "death": 2})


def test_a_power_has_no_price_of_its_card(tmp_path: Path) -> None:
    told, session = asked_after(tmp_path, "power reanimate 1")
    assert session.state.decision(0).prompt == "pay"
    assert told == Bill("Pay")


def test_what_nobody_remembers_is_not_made_up(tmp_path: Path) -> None:
    _, session = asked_after(tmp_path, "place crypt")
    assert voice("res_arcana", "en").bill(session.state.decision(0), []) == Bill("Pay")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_words(tmp_path: Path, lang: str) -> None:
    told, _ = asked_after(tmp_path, "place crypt", lang=lang)
    assert told.confirm
    assert told.text.count(":") == 2
