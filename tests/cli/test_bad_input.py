"""Bad input: exit code 2, one message that names what is wrong and where, no traceback, nothing written."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from arcanum.cli.records import load_saved
from arcanum.core.battery import play_random
from arcanum.core.files import RecordError
from arcanum.core.record import Record
from arcanum.games import GAMES, find
from tests.cli.conftest import Run
from tests.cli.script import AGAINST_RANDOM, script

SCENARIO = "game: res_arcana\ntitle: t\nposition:\n  players: [{hand: [prism]}, {}]\nsteps:\n  - 0: place prism\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder: whatever is written by mistake is found there."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def record(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    played = play_random(find("res_arcana"), 2, "bad input", {"round_limit": 2}).record
    assert played is not None
    return played.data()


def refused(run: Run, folder: Path, *command: str | Path, stdin: str = "") -> str:
    """Run a command that must be refused; what it says about it."""
    before = sorted(folder.rglob("*"))
    result = run(*command, stdin=stdin)
    assert result.code == 2, result
    assert result.err, "nothing was said"
    assert "Traceback" not in result.err + result.out
    assert sorted(folder.rglob("*")) == before, "something was written"
    return result.err


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("play chess", f"unknown game 'chess'; there are {', '.join(sorted(GAMES))}"),
        ("simulate chess", "unknown game 'chess'"),
        ("packs schema chess", "unknown game 'chess'"),
        ("rules coverage chess", "unknown game 'chess'"),
        ("card prism --game chess", "unknown game 'chess'"),
        ("play res_arcana --seats human", "res_arcana is played by 2, 3, 4 players, not by 1"),
        ("play res_arcana --seats human,random,random,random,random", "not by 5"),
        ("simulate res_arcana --players 5", "res_arcana is played by 2, 3, 4 players, not by 5"),
        ("simulate res_arcana --players 3 --option setup=match", "a match is for exactly 2 players, not for 3"),
        (
            "play res_arcana --seats human,goblin",
            "--seats: seat 1: expected human or random or apprentice or adept or magister or process:COMMAND, "
            "found 'goblin'",
        ),
        ("play res_arcana --seats human,magister:0", "--seats: seat 1: bot 'magister:0': expected a number"),
        ("play res_arcana --seats human,,random", "--seats: expected words with commas between them"),
        ("play res_arcana --names West", "--names: expected 2 seats, found 1"),
        ("play res_arcana --names West,West", "--names: expected a different name for each seat"),
        ("play res_arcana --option colour=red", "res_arcana has no option 'colour'; it has collect, first"),
        ("play res_arcana --option setup=chaos", "option setup: expected one of standard, first_game, draft, match"),
        ("play res_arcana --option setup", "--option: expected name=value"),
        ("play res_arcana --option first=0 --option first=1", "--option: expected first once, found it twice"),
        ("play res_arcana --option round_limit=many", "option round_limit: expected a number from 0 on, got 'many'"),
        ("play res_arcana --lang fr", "unknown language 'fr': choose one of en, ru, uk"),
        ("card prism --lang fr", "unknown language 'fr'"),
        ("card Prisn", "unknown card 'Prisn'; did you mean Prism"),
        ("card xyzzy", "unknown card 'xyzzy'"),
        ("card dragon", "several cards are called something like 'dragon': "),
        ("rules show RA-99.1", "unknown rule 'RA-99.1'; did you mean RA-9.1"),
        ("play res_arcana --pack nowhere", "nowhere:1: expected the folder of a pack, found none"),
        ("packs check nowhere", "nowhere:1: expected the folder of a pack, found none"),
        ("play res_arcana --load nowhere.json", "nowhere.json: it cannot be read: No such file"),
        ("play res_arcana --load nowhere.yaml", "nowhere.yaml:1: expected a file, found none"),
        ("play res_arcana --record nowhere/game.json", "--record: nowhere/game.json: expected an existing folder"),
        (
            "play res_arcana --record .",
            "--record: .: it cannot be written: expected the name of a file, found a folder",
        ),
        ("play res_arcana --record /dev/null", "expected the name of a file, found a device"),
        ("replay nowhere.json", "nowhere.json: it cannot be read: No such file"),
        ("record verify nowhere.json", "nowhere.json: it cannot be read"),
        ("scenario run nowhere.yaml", "nowhere.yaml:1: expected a file, found none"),
        ("simulate res_arcana --games 0", "--games"),
        ("simulate res_arcana --jobs none", "--jobs"),
        ("fly", "No such command 'fly'"),
        ("play", "Missing argument 'GAME'"),
        ("card prism --colour red", "No such option"),
    ],
)
def test_arguments(run: Run, folder: Path, command: str, message: str) -> None:
    assert message in refused(run, folder, *command.split())


def test_an_empty_list_is_no_list(run: Run, folder: Path) -> None:
    for flag in ("--seats", "--names"):
        said = refused(run, folder, "play", "res_arcana", flag, "")
        assert f"{flag}: expected words with commas between them, found ''" in said


# --- what is typed ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("plaice prism", "input, line 2: “plaice prism” is no action and no command"),
        ("17", "input, line 2: There is no number 17: they go from 1 to 2"),
        ("pass", "(RA-2.11)"),
        ("card xyzzy", "input, line 2: There is no card “xyzzy”"),
        ("rules RA-99.1", "input, line 2: There is no rule “RA-99.1”; nearest: RA-9.1"),
        ("undo", "input, line 2: "),
        ("save nowhere/game.json", "input, line 2: nowhere/game.json: it cannot be written"),
        ("save", "input, line 2: It is written like this: save FILE"),
        ("why", "input, line 2: It is written like this: why ACTION"),
        ("why xyzzy", "input, line 2: “xyzzy” is no action and no command"),
    ],
)
def test_a_bad_line_ends_a_scripted_game(run: Run, folder: Path, typed: str, message: str) -> None:
    command = (*AGAINST_RANDOM, "--seed", "1", "--record", "game.json")
    assert message in refused(run, folder, *command, stdin=f"# a comment\n{typed}\n1\n")


def test_a_bad_line_may_be_passed_over(run: Run, folder: Path) -> None:
    result = run(*AGAINST_RANDOM, "--seed", "1", "--keep-going", stdin="plaice prism\n1\n")
    assert result.code == 0
    assert "“plaice prism” is no action" in result.out
    assert "You leave the game after" in result.out


# --- records ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"rules": 99}, "rules: the record was played by rules version 99, this build plays version 1"),
        ({"game": "chess"}, "game: unknown game 'chess'"),
        ({"format": 7}, "format: expected 1, found 7"),
        ({"seats": 9, "result": None}, "options: res_arcana is played by 2, 3, 4 players, not by 9"),
        ({"options": {"colour": "red"}}, "options: res_arcana has no option 'colour'"),
        ({"surprise": 1}, "surprise: expected"),
        ({"actions": ["0 fly"]}, "checkpoints: expected numbers of actions up to 1"),
        ({"actions": ["nobody"], "checkpoints": {}}, "action 1: expected a seat and words, such as '0 pass', found"),
        ({"actions": ["0 fly"], "checkpoints": {}, "result": None}, "action 1: unknown action 'fly'"),
        ({"actions": ["0 pass"], "checkpoints": {}, "result": None}, "action 1: expected a legal action, found 'pass'"),
        ({"checkpoints": {"0": "0" * 16}}, "action 0: expected the state hash 0000000000000000, found"),
    ],
)
def test_records(run: Run, folder: Path, record: dict[str, Any], changes: dict[str, Any], message: str) -> None:
    path = folder / "game.json"
    path.write_text(json.dumps({**record, **changes}))
    for command in (("record", "verify", path), ("replay", path), ("play", "res_arcana", "--load", path)):
        said = refused(run, folder, *command)
        assert "game.json: " in said
        # `play` is told the game and expects a record of it.
        assert message in said or (command[0] == "play" and "game" in changes)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "game.json: the file is truncated"),
        ("[1, 2", "game.json: the file is truncated: expected more JSON, found its end at line 1"),
        ("[]", "game.json: expected a JSON object"),
        ("{\n 'format': 1}", "game.json: line 2, column 2: expected JSON, found a mistake"),
        ("\x1f\x8b", "game.json: "),
    ],
)
def test_files_that_are_no_record(run: Run, folder: Path, text: str, message: str) -> None:
    (folder / "game.json").write_bytes(text.encode("latin-1"))
    for command in (("record", "verify"), ("replay",), ("play", "res_arcana", "--load")):
        assert message in refused(run, folder, *command, "game.json")


def test_replay_beyond_the_end_or_for_a_missing_seat(run: Run, folder: Path, record: dict[str, Any]) -> None:
    (folder / "game.json").write_text(json.dumps(record))
    last = len(record["actions"])
    said = refused(run, folder, "replay", "game.json", "--to", str(last + 1))
    assert f"expected a number of actions from 0 to {last}, found {last + 1}" in said
    said = refused(run, folder, "replay", "game.json", "--seat", "2")
    assert "--seat: expected a seat from 0 to 1, found 2" in said


def test_a_saved_game_that_was_changed(run: Run, folder: Path) -> None:
    run(*AGAINST_RANDOM, "--seed", "1", stdin="save saved.json\n")
    data = json.loads((folder / "saved.json").read_text())
    data["state"]["pool"][0] = 99
    (folder / "saved.json").write_text(json.dumps(data))
    assert "saved.json: action 1: expected the state hash" in refused(
        run, folder, *AGAINST_RANDOM, "--load", "saved.json"
    )
    (folder / "saved.json").write_text((folder / "saved.json").read_text()[:300])
    assert "saved.json: the file is truncated" in refused(run, folder, *AGAINST_RANDOM, "--load", "saved.json")


WAYS_TO_LOAD = (("play", "res_arcana", "--load"), ("record", "verify"), ("replay",))


@pytest.fixture
def saved(run: Run, folder: Path) -> dict[str, Any]:
    """A game that was saved after some actions, as data."""
    typed = "\n".join([*script("saved").lines[:12], "save saved.json"])
    run(*AGAINST_RANDOM, "--seed", "saved", stdin=typed)
    data: dict[str, Any] = json.loads((folder / "saved.json").read_text())
    assert len(data["record"]["actions"]) >= 12
    return data


@pytest.mark.parametrize("garbage", [None, "text", -1, 2.5, [], {}, [None], {"a": None}, [["x"]]], ids=repr)
def test_a_saved_game_with_garbage_in_its_state(folder: Path, saved: dict[str, Any], garbage: object) -> None:
    """Whatever stands in whichever field, the file is to blame and the message says so."""
    path = folder / "saved.json"
    for field, value in saved["state"].items():
        if value == garbage:
            continue
        path.write_text(json.dumps({**saved, "state": {**saved["state"], field: garbage}}))
        with pytest.raises(RecordError, match=r"saved\.json: (state|action \d+|record)"):
            load_saved(path, find("res_arcana"), [])
    for field in saved["state"]:
        left = {name: value for name, value in saved["state"].items() if name != field}
        path.write_text(json.dumps({**saved, "state": left}))
        with pytest.raises(RecordError, match=r"saved\.json: (state|action \d+)"):
            load_saved(path, find("res_arcana"), [])


@pytest.mark.parametrize(
    ("part", "value", "message"),
    [
        ("state", {}, "saved.json: state: "),
        ("state", None, "saved.json: state: expected"),
        ("state", [], "saved.json: state: expected"),
        ("events", 10**6, "saved.json: events: expected"),
        ("events", None, "saved.json: events: expected"),
        ("format", 9, "saved.json: format: expected 1, found 9"),
        ("record", {}, "saved.json: record.format: expected 1, found None"),
        ("extra", 1, "saved.json: extra: "),
    ],
)
def test_every_part_of_a_saved_game_is_checked(
    run: Run, folder: Path, saved: dict[str, Any], part: str, value: object, message: str
) -> None:
    (folder / "saved.json").write_text(json.dumps({**saved, part: value}))
    for command in WAYS_TO_LOAD:
        assert message in refused(run, folder, *command, "saved.json")
    if part in saved:
        (folder / "saved.json").write_text(json.dumps({name: each for name, each in saved.items() if name != part}))
        for command in WAYS_TO_LOAD:
            assert f"{part}: " in refused(run, folder, *command, "saved.json")


def test_a_saved_game_whose_state_is_another_games(run: Run, folder: Path, saved: dict[str, Any]) -> None:
    """The hash at the end of the record may have been made to fit: playing the record again tells."""
    run(*AGAINST_RANDOM, "--seed", "other", stdin="save other.json\n")
    other = json.loads((folder / "other.json").read_text())
    last = len(saved["record"]["actions"])
    checkpoints = saved["record"]["checkpoints"]
    checkpoints[str(last)] = other["record"]["checkpoints"][str(len(other["record"]["actions"]))]
    (folder / "saved.json").write_text(json.dumps({**saved, "state": other["state"]}))
    for command in WAYS_TO_LOAD:
        assert f"saved.json: action {last}: expected the state hash" in refused(run, folder, *command, "saved.json")
    del checkpoints[str(last)]
    (folder / "saved.json").write_text(json.dumps(saved))
    for command in WAYS_TO_LOAD:
        assert f"expected a state hash after {last} actions" in refused(run, folder, *command, "saved.json")


def test_a_good_saved_game_is_verified(run: Run, saved: dict[str, Any]) -> None:
    assert run("record", "verify", "saved.json").code == 0
    assert run("replay", "saved.json").code == 0


def test_a_file_of_somebody_else_is_not_overwritten(run: Run, folder: Path) -> None:
    for name, text in (("notes.txt", "my notes"), ("other.json", '{"a": 1}')):
        (folder / name).write_text(text)
        said = refused(run, folder, *AGAINST_RANDOM, "--seed", "1", stdin=f"save {name}\n")
        assert f"{name}: it cannot be written: the file exists and is neither a save nor a record" in said
        said = refused(run, folder, *AGAINST_RANDOM, "--seed", "1", "--record", name)
        assert f"--record: {name}: it cannot be written: the file exists and is neither" in said
        assert (folder / name).read_text() == text
    for _ in range(2):
        result = run(*AGAINST_RANDOM, "--seed", "1", "--record", "game.json", stdin="save saved.json\n")
        assert result.code == 0, result.err


def test_a_loaded_game_has_its_own_seed_and_seats(run: Run, folder: Path) -> None:
    run(*AGAINST_RANDOM, "--seed", "1", stdin="save saved.json\n")
    load = ("play", "res_arcana", "--load", "saved.json")
    assert "--load: the loaded game has its own seed" in refused(run, folder, *load, "--seed", "2")
    assert "--seats: expected 2 seats, found 3" in refused(run, folder, *load, "--seats", "human,random,random")


# --- scenarios and packs ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("game: res_arcana", "game: chess", "s.yaml:1: game: unknown game 'chess'"),
        (
            "place prism",
            "plaice prism",
            "s.yaml:6: steps[0]: unknown action 'plaice prism'; did you mean 'place prism'",
        ),
        ("0: place", "7: place", "s.yaml:6: steps[0]: expected a seat from 0 to 1, found 7"),
        ("[prism]", "[prisn]", "s.yaml:4: position.players[0].hand[0]: unknown component 'prisn'"),
        ("title: t", "titel: t", "s.yaml:2: titel: expected game, title"),
        ("position:", "options: {players: 9}\nposition:", "s.yaml:3: options: res_arcana is played by 2, 3, 4 players"),
        ("  - 0: place prism\n", "  - {0: [", "s.yaml:"),
    ],
)
def test_scenarios(run: Run, folder: Path, old: str, new: str, message: str) -> None:
    assert old in SCENARIO
    (folder / "s.yaml").write_text(SCENARIO.replace(old, new))
    assert message in refused(run, folder, "scenario", "run", "s.yaml")
    if "chess" not in new and not new.startswith("  - {"):
        assert "s.yaml:" in refused(run, folder, *AGAINST_RANDOM, "--load", "s.yaml")


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (
            {"players": [{"damage": [[]]}]},
            "position.players[0].damage[0]: expected one of 0, 1, rose, found an empty list",
        ),
        ({"round": 5, "phase": "black_rose"}, "position.round: expected a whole number from 1 to 4, found 5"),
        (
            {"round": 9, "players": [{"actions": 0}, {"actions": 0}]},
            "position.round: expected a whole number from 1 to 4, found 9",
        ),
    ],
)
def test_positions_that_cannot_be(run: Run, folder: Path, position: dict[str, Any], message: str) -> None:
    """In a scenario as well as in a record that begins there."""
    told = json.dumps({"game": "black_rose", "title": "t", "options": {"players": 2}, "position": position})
    (folder / "s.yaml").write_text(told)
    assert message in refused(run, folder, "scenario", "run", "s.yaml")
    Record.start(find("black_rose"), 2, "bad input", position=position).write(folder / "r.json")
    assert message in refused(run, folder, "record", "verify", "r.json")


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("artifacts.yaml", "kind: artifact", "kind: artefact", "kind: expected one of artifact"),
        (
            "artifacts.yaml",
            "do: gain",
            "do: gian",
            "[0].collect[0].then.do: expected one of gain, gain_any, grow_each, found 'gian'",
        ),
        ("pack.yaml", "game: res_arcana", "game: chess", "game: unknown game 'chess'"),
        ("pack.yaml", "version:", "versoin:", "versoin: expected"),
        ("locale/uk.ftl", "card-", "crad-", "expected a name"),
        ("mages.yaml", "- id:", "- id: [", "mages.yaml:"),
    ],
)
def test_packs(run: Run, folder: Path, root: Path, file: str, old: str, new: str, message: str) -> None:
    pack = folder / "pack"
    shutil.copytree(root / "examples" / "packs" / "res_arcana" / "ember_court", pack)
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    said = refused(run, folder, "packs", "check", "pack")
    assert f"pack/{file}:" in said
    assert message in said
    if "chess" not in new:
        assert f"pack/{file}:" in refused(run, folder, "simulate", "res_arcana", "--pack", "pack")
