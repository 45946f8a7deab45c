"""Scenario files: reading them, running them, and what is said when either fails."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from arcanum.core.documents import ContentError
from arcanum.core.game import GameError
from arcanum.core.record import verify
from arcanum.core.scenario import Outcome, begin, load, match_facts, run
from tests.core.tiny_game import GAME, TinyGame

HEAD = """\
game: tiny
title: The only highest bid takes the card
position:
  up: 5
  deck: [9, 2]
  leader: 1
  players:
    - {chips: [4, 3]}
    - {chips: [1, 2], won: [3]}
"""
# The steps begin on line 11.
FIRST = 11


def write(tmp_path: Path, text: str, head: str = HEAD) -> Path:
    path = tmp_path / "case.yaml"
    path.write_text(head + dedent(text), encoding="utf-8")
    return path


def outcome(tmp_path: Path, *steps: str, end: str = "") -> Outcome:
    listed = "".join(f"  - {step}\n" for step in steps)
    return run(load(write(tmp_path, f"steps:\n{listed}{end}" if steps else end)), GAME)


def failed(tmp_path: Path, *steps: str, end: str = "") -> str:
    """The failure's line without the name of the file."""
    found = outcome(tmp_path, *steps, end=end)
    assert not found.passed
    assert "\n" not in str(found)
    prefix = f"{tmp_path / 'case.yaml'}:"
    assert str(found).startswith(prefix)
    return str(found).removeprefix(prefix)


def problems(tmp_path: Path, text: str, head: str = HEAD) -> list[str]:
    """What is wrong with a file, each without its name."""
    with pytest.raises(ContentError) as caught:
        run(load(write(tmp_path, text, head)), GAME)
    prefix = f"{tmp_path / 'case.yaml'}:"
    assert all(str(problem).startswith(prefix) for problem in caught.value.problems)
    return [str(problem).removeprefix(prefix) for problem in caught.value.problems]


class TestRunning:
    def test_a_scenario_passes(self, tmp_path: Path) -> None:
        found = outcome(
            tmp_path,
            "actors: [1]",
            "1: stake 2",
            "refused: {seat: 0, action: calm, because: not-your-decision}",
            "1: calm",
            "actors: [0, 1]",
            "legal: {seat: 0, includes: [bid 4], excludes: [bid 1, bold], exactly: [bid 4, bid 3]}",
            "refused: {seat: 0, action: bid 1, because: chip-spent}",
            # The chip of seat 1 is forced, and so it is asked for the next thing already.
            "legal: {seat: 1, exactly: [yes, no]}",
            "0: bid 3",
            "expect: {players: [{bid: 3}]}",
            "0: no",
            "1: no",
            "0: keep",
            end="expect: {players: [{points: 5, won: [5]}, {won: [3]}], deck: [9, 2], over: false, leader: 1}\n",
        )
        assert str(found) == f"{tmp_path / 'case.yaml'}: ok: The only highest bid takes the card"
        assert found.passed

    def test_a_game_dealt_from_a_seed(self, tmp_path: Path) -> None:
        head = "game: tiny\ntitle: Dealt\noptions: {players: 3, deal: sorted, cards: 4}\nseed: 12\n"
        path = write(tmp_path, "steps: [{0: stake 1}]\nexpect: {up: 4, deck: [3, 2, 1]}\n", head)
        scenario = load(path)
        assert (scenario.seats, scenario.seed, scenario.options) == (3, "12", {"deal": "sorted", "cards": 4})
        assert run(scenario, GAME).passed

    def test_the_position_can_be_played_on(self, tmp_path: Path) -> None:
        session = begin(load(write(tmp_path, "")), GAME)
        session.play(1, "stake 1")
        verify(session.record, GAME)
        assert session.record.position is not None

    def test_what_is_not_for_the_engine_is_kept(self, tmp_path: Path) -> None:
        scenario = load(write(tmp_path, "rules: [T-1, T-2]\nnote: see the rulebook\n"))
        assert scenario.rules == ["T-1", "T-2"]
        assert scenario.note == "see the rulebook"

    def test_packs_lie_beside_the_file(self, tmp_path: Path) -> None:
        folder = tmp_path / "extra"
        folder.mkdir()
        (folder / "pack.yaml").write_text("id: extra\nversion: 1.0.0\ngame: tiny\norigin: designed\n", encoding="utf-8")
        session = begin(load(write(tmp_path, "packs: [extra]\n")), GAME)
        assert [pack.id for pack in session.record.packs] == ["base", "extra"]


class TestFailures:
    def test_a_step_that_is_not_legal(self, tmp_path: Path) -> None:
        said = failed(tmp_path, "1: stake 2", "1: swap")
        assert said == f"{FIRST + 1}: step 2: expected 'swap' of seat 1 to be legal, found it refused: not-asked-now"

    def test_a_step_of_the_wrong_seat_tells_the_arguments(self, tmp_path: Path) -> None:
        assert failed(tmp_path, "0: stake 2").endswith("found it refused: not-your-decision, seat 1")

    def test_a_refusal_that_does_not_come(self, tmp_path: Path) -> None:
        said = failed(tmp_path, "refused: {seat: 1, action: stake 2, because: too-poor}")
        assert said == f"{FIRST}: step 1: expected 'stake 2' of seat 1 to be refused: too-poor, found it legal"

    def test_a_refusal_for_another_reason(self, tmp_path: Path) -> None:
        said = failed(tmp_path, "refused: {seat: 1, action: bid 1, because: chip-spent}")
        assert said.endswith("expected 'bid 1' of seat 1 to be refused: chip-spent, found it refused: not-asked-now")

    def test_an_expectation_on_the_way(self, tmp_path: Path) -> None:
        said = failed(tmp_path, "1: stake 2", "expect: {stake: 2, players: [{}, {won: [4]}]}")
        assert said == f"{FIRST + 1}: step 2: players[1].won: expected [4], found [3]"

    def test_the_line_is_that_of_the_value(self, tmp_path: Path) -> None:
        end = "expect:\n  up: 5\n  players:\n    - {}\n    - won: [3]\n      points: 4\n"
        assert failed(tmp_path, end=end) == "15: at the end: players[1].points: expected 4, found 3"

    def test_actors(self, tmp_path: Path) -> None:
        assert failed(tmp_path, "actors: [0]") == f"{FIRST}: step 1: expected actors [0], found [1]"

    @pytest.mark.parametrize(
        ("step", "said"),
        [
            ("{seat: 1, includes: [calm]}", "expected 'calm' among the legal actions of seat 1"),
            ("{seat: 1, excludes: [stake 1]}", "expected 'stake 1' not among the legal actions of seat 1"),
            ("{seat: 1, exactly: [stake 1]}", "expected exactly stake 1 legal for seat 1"),
            ("{seat: 1, exactly: []}", "expected exactly nothing legal for seat 1"),
        ],
    )
    def test_legal(self, tmp_path: Path, step: str, said: str) -> None:
        found = failed(tmp_path, f"legal: {step}")
        assert found == f"{FIRST}: step 1: {said}, found stake 1, stake 2, stake 3"

    def test_legal_for_a_seat_that_owes_nothing(self, tmp_path: Path) -> None:
        assert outcome(tmp_path, "legal: {seat: 0, exactly: []}").passed
        assert failed(tmp_path, "legal: {seat: 0, includes: [pass]}").endswith("of seat 0, found nothing")

    def test_a_field_that_does_not_exist(self, tmp_path: Path) -> None:
        said = failed(tmp_path, end="expect: {pionts: 1}\n")
        assert said.startswith("10: at the end: pionts: expected 1, found no such field, only round, leader, up")


class TestBadFiles:
    def test_broken_yaml(self, tmp_path: Path) -> None:
        assert problems(tmp_path, "steps: [\n")[0].startswith("11: expected YAML")

    def test_fields(self, tmp_path: Path) -> None:
        found = problems(tmp_path, "", "game: tiny\nrules: RA-1\nstep: []\n")
        assert [line.split(": ")[1] for line in found] == ["rules", "step", "title"]
        assert found[1].startswith("3: step: expected game, title, rules, options, position, steps")

    def test_the_number_of_players(self, tmp_path: Path) -> None:
        found = problems(tmp_path, "", "game: tiny\ntitle: A\nposition: {up: 1}\n")
        assert found == ["1: options.players: expected the number of players, found nothing"]
        found = problems(tmp_path, "", "game: tiny\ntitle: A\noptions:\n  players: two\n")
        assert found == ["4: options.players: expected the number of players, found 'two'"]
        found = problems(tmp_path, "", "game: tiny\ntitle: A\noptions:\n  players: 9\n")
        assert found == ["3: options: tiny is played by 1, 2, 3, 4 players, not by 9"]

    def test_steps(self, tmp_path: Path) -> None:
        found = problems(
            tmp_path,
            """\
            steps:
              - {0: pass, 1: pass}
              - play: pass
              - 0: [pass]
              - refused: {seat: 0, action: pass}
              - legal: {seat: 0}
              - actors: [x]
              - expect: [1]
              - refused: {seat: -1, action: pass, because: x, why: y}
            """,
        )
        assert [line.split(": ")[:2] for line in found] == [
            ["11", "steps[0]"],
            ["12", "steps[1].play"],
            ["13", "steps[2][0]"],
            ["14", "steps[3].refused.because"],
            ["15", "steps[4].legal"],
            ["16", "steps[5].actors[0]"],
            ["17", "steps[6].expect"],
            ["18", "steps[7].refused.seat"],
            ["18", "steps[7].refused.why"],
        ]
        assert "expected a seat, refused, expect, legal or actors, found 'play'" in found[1]

    def test_words_and_seats_that_do_not_exist_are_all_named_before_anything_is_played(self, tmp_path: Path) -> None:
        found = problems(
            tmp_path,
            """\
            steps:
              - 1: swap
              - 1: stak 2
              - refused: {seat: 1, action: fly, because: no}
              - legal: {seat: 7, includes: [dance]}
            """,
        )
        assert found == [
            "12: steps[1]: unknown action 'stak 2'; did you mean 'stake 2' or 'stake 3' or 'stake 1'?",
            "13: steps[2]: unknown action 'fly'",
            "14: steps[3]: expected a seat from 0 to 1, found 7",
            "14: steps[3]: unknown action 'dance'",
        ]

    def test_a_position_that_the_game_does_not_know(self, tmp_path: Path) -> None:
        head = HEAD.replace("chips: [1, 2]", "chips: [1, 8]")
        found = problems(tmp_path, "", head)
        assert found == ["9: position.players[1].chips[1]: expected a chip from 1 to 4, found 8"]
        found = problems(tmp_path, "", HEAD + "  wind: 1\n")
        assert found == ["10: position.wind: expected up, deck, leader or players, found 'wind'"]

    def test_a_game_may_name_the_field_from_the_top(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def refuse(self: TinyGame, *args: object) -> None:
            raise GameError("position.players[1]: expected luck")

        monkeypatch.setattr(TinyGame, "position", refuse)
        assert problems(tmp_path, "") == ["9: position.players[1]: expected luck"]

    def test_another_game_and_unknown_options(self, tmp_path: Path) -> None:
        assert problems(tmp_path, "", HEAD.replace("tiny", "chess")) == ["1: game: expected tiny, found 'chess'"]
        found = problems(tmp_path, "options: {tea: 1}\n")
        assert found == ["10: options: tiny has no option 'tea'; it has cards, deal"]


class TestMatching:
    @pytest.mark.parametrize(
        ("wanted", "found"),
        [
            (3, 3),
            (1, 1.0),
            (None, None),
            ({}, {"a": 1}),
            ({"a": 1}, {"a": 1, "b": 2}),
            ([], []),
            (["x", "y"], ["x", "y"]),
            ([{"a": 1}], [{"a": 1, "b": 2}, {"a": 3}]),
            ({"any_order": ["y", "x", "x"]}, ["x", "y", "x"]),
            ({"any_order": [{}, {"a": 1}]}, [{"a": 1}, {"a": 2}]),
            ({"any_order": []}, []),
            ({"at_least": 3}, 3),
            ({"at_least": 0.5}, 2),
        ],
    )
    def test_what_fits(self, wanted: object, found: object) -> None:
        assert match_facts(wanted, found) is None

    @pytest.mark.parametrize(
        ("wanted", "found", "said"),
        [
            (3, 4, ((), "3", "4")),
            (1, True, ((), "1", "true")),
            (True, 1, ((), "true", "1")),
            ("x", None, ((), '"x"', "nothing")),
            ({"a": 1}, 1, ((), '{"a":1}', "1")),
            ({"a": {"b": 1}}, {"a": {"b": 2}}, (("a", "b"), "1", "2")),
            ({"a": 1}, {}, (("a",), "1", "no such field, only no field")),
            ([], ["x"], ((), "[]", '["x"]')),
            (["x"], ["x", "y"], ((), '["x"]', '["x","y"]')),
            (["y", "x"], ["x", "y"], ((), '["y","x"]', '["x","y"]')),
            ([{"a": 1}, {}], [{"a": 1}], ((), '[{"a":1},{}]', '[{"a":1}]')),
            ([{"a": 1}, {"a": 1}], [{"a": 1}, {"a": 2}], ((1, "a"), "1", "2")),
            ({"any_order": ["x", "x"]}, ["x", "y"], ((), 'in any order ["x","x"]', '["x","y"]')),
            ({"any_order": ["x"]}, ["x", "x"], ((), 'in any order ["x"]', '["x","x"]')),
            ({"any_order": ["x"]}, "x", ((), 'in any order ["x"]', '"x"')),
            ({"at_least": 3}, 2, ((), "at least 3", "2")),
            ({"at_least": 1}, True, ((), "at least 1", "true")),
            ({"at_least": 1}, None, ((), "at least 1", "nothing")),
        ],
    )
    def test_what_does_not(self, wanted: object, found: object, said: tuple[object, str, str]) -> None:
        miss = match_facts(wanted, found)
        assert miss is not None
        assert (miss.where, miss.expected, miss.found) == said

    def test_long_values_are_cut(self) -> None:
        miss = match_facts([1], list(range(1000)))
        assert miss is not None
        assert len(miss.found) == 160
        assert miss.found.endswith("…")

    def test_many_alike_are_matched_quickly(self) -> None:
        miss = match_facts({"any_order": [{}] * 30 + [{"a": 2}] * 2}, [{"a": 1}] * 31 + [{"a": 2}])
        assert miss is not None
