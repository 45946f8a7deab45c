"""The ladder is written in one command, and again without playing."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from arcanum.arena.outcome import Outcome
from benchmarks import ladder
from tools.workshop import Rung, workshop

RUNGS = (Rung("apprentice", "random", 2, 3, 0.5), Rung("random", "random", 3, 1, 0.9))


def test_the_ladder_is_written_and_rendered_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "rungs_of", lambda game: RUNGS)
    out, work = tmp_path / "ladder.md", tmp_path / "work"
    ladder.main(["--out", str(out), "--work", str(work), "--jobs", "1"])
    text = out.read_text(encoding="utf-8")
    assert "| 2 | apprentice over random | 3 |" in text
    assert "| 3 | random over random | 1 |" in text
    assert "not reached" in text
    assert "arcanum arena res_arcana --bots apprentice,random --pairs 3 --players 2 --seed 'ladder 2'" in text
    assert "version 1; base" in text
    assert "| random | `" in text
    ladder.main(["--out", str(tmp_path / "again.md"), "--work", str(work), "--render-only"])
    assert (tmp_path / "again.md").read_text(encoding="utf-8") == text


def test_the_ladder_of_black_rose_tells_who_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rungs = (Rung("apprentice", "random", 2, 2, 0.5), Rung("apprentice", "apprentice", 2, 2, 0.0))
    monkeypatch.setattr(ladder, "rungs_of", lambda game: rungs)
    out = tmp_path / "ladder.md"
    ladder.main(["--game", "black_rose", "--out", str(out), "--work", str(tmp_path), "--jobs", "1"])
    text = out.read_text(encoding="utf-8")
    assert "| 2 | apprentice over random | 2 |" in text
    assert "| 2 | apprentice over apprentice | 2 |" not in text, "a mirror match is no rung"
    assert "| apprentice, apprentice | 4 | " in text
    assert "arcanum arena black_rose --bots apprentice,apprentice --pairs 2 --players 2 --seed 'ladder 2'" in text
    assert "4 to 6 rounds" not in text, "all games have four"


def test_shares_of_the_three_powers() -> None:
    def game(returns: list[float], first: int) -> Outcome:
        sides = [{"crown": "first" if seat == first else "second", "grimoire": "ab"[seat]} for seat in range(2)]
        facts = Outcome(("a", "b"), 0, 0, ["a", "b"], "", {}, returns, 4, 1, [], [], 0.0, "", "")
        return msgspec.structs.replace(facts, sides=sides)

    deal = [game([1.0, 0.0], 0), game([0.0, 1.0], 0), game([0.0, 0.0], 1), game([0.0, 1.0], 1)]
    assert ladder.third_count(deal) == (1, 4)
    assert ladder.side_count(deal, "crown", "first") == (2, 3)
    assert ladder.side_count(deal, "grimoire", "a") == (1, 3)
    assert ladder.share_of([(1, 2)] * 50) == "50.0 % (50.0 – 50.0)"
    assert ladder.share_of([(0, 0)]) == "–"


def test_rungs_that_were_not_played_are_named(tmp_path: Path) -> None:
    text = ladder.render(RUNGS, tmp_path, "command", "res_arcana")
    assert "Not played yet: apprentice over random, 2 players." in text


def test_a_quick_ladder_is_small() -> None:
    all_of_them = workshop("res_arcana").rungs
    rungs = ladder.quick(all_of_them)
    assert {rung.pairs for rung in rungs} == {ladder.QUICK_PAIRS}
    assert rungs[2].upper == "magister:20"
    assert len({rung.folder for rung in all_of_them}) == len(all_of_them)
