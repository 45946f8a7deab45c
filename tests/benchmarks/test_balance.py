"""The divisions of the grimoires that are measured."""

from __future__ import annotations

import msgspec
import pytest

from benchmarks.contestants import ROOT
from tests.games.black_rose.divisions import DIVISIONS, SCHOOLS, Division, changed

TEXT = (ROOT / "src" / SCHOOLS).read_text(encoding="utf-8")


def lists(text: str) -> tuple[list[str], list[str]]:
    grimoires = msgspec.yaml.decode(text)[0]["grimoires"]
    return grimoires["a"], grimoires["b"]


def test_the_listed_division_is_the_one_of_the_game() -> None:
    assert lists(TEXT) == (list(DIVISIONS[0].a), list(DIVISIONS[0].b))


@pytest.mark.parametrize("division", DIVISIONS, ids=lambda division: division.name)
def test_a_copy_gets_the_division(division: Division) -> None:
    assert lists(changed(TEXT, division)) == (list(division.a), list(division.b))
    assert sorted(division.a + division.b) == sorted(DIVISIONS[0].a + DIVISIONS[0].b)


def test_a_file_without_lists_is_refused() -> None:
    with pytest.raises(ValueError, match="lists grimoire a 0 times"):
        changed("[]", DIVISIONS[1])
