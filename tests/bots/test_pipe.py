"""Bots over a pipe: programs in processes of their own, whatever they do."""

from __future__ import annotations

import gc
import re
import subprocess
import sys
import time
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest

from arcanum.bots import Bot, BotError, PipeBot, ProgramError, check, check_level, look, make
from arcanum.bots.protocol import VERSION, schema
from arcanum.core.state import GameState
from arcanum.games import GAMES, find
from tests.bots.programs import LONG, PROGRAMS, command, family_of, wait_until_gone

GAME = find("res_arcana")
ROOT = Path(__file__).resolve().parents[2]


def bot_of(tmp_path: Path, name: str, *arguments: object, seconds: float = LONG, seed: str = "s") -> PipeBot:
    return PipeBot(command(tmp_path, name, *arguments), GAME, seed, seconds=seconds)


def play(bots: list[Bot], game: str = "res_arcana", most: int = 10_000, seed: str = "7") -> GameState:
    """Play a game, or its beginning; the bots are let go."""
    state = find(game).new(len(bots), seed)
    answers = [0] * len(bots)
    while not state.over and sum(answers) < most:
        seat = state.actors()[0]
        state.apply(seat, bots[seat].choose(look(state, seat, answers[seat])))
        answers[seat] += 1
    for bot in bots:
        bot.finish(state.returns() if state.over else None)
    return state


def ask_once(bot: PipeBot) -> int:
    state = GAME.new(2, "7")
    seat = state.actors()[0]
    return bot.choose(look(state, seat, 0))


# --- a game -----------------------------------------------------------------------------------------------------------


def test_a_whole_game_by_words_and_by_numbers(tmp_path: Path) -> None:
    state = play([bot_of(tmp_path, "seeded"), bot_of(tmp_path, "numbers")])
    assert state.over


def test_who_draws_from_the_seeds_plays_the_same_game_again(tmp_path: Path) -> None:
    def hash_with(seed: str) -> str:
        return play([bot_of(tmp_path, "seeded", seed=seed), make("random", GAME, "r")], most=40).state_hash()

    assert hash_with("a") == hash_with("a")
    assert hash_with("a") != hash_with("b")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_sent_is_what_the_schema_says(game: str, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    scribe = PipeBot(command(tmp_path, "scribe", notes), find(game), "s")
    fresh = find(game).new(2, "7")
    seat = fresh.actors()[0]
    bots: list[Bot] = [make("random", find(game), "r"), make("random", find(game), "r")]
    bots[seat] = scribe
    state = play(bots, game, most=60)
    lines = [msgspec.json.decode(line) for line in notes.read_bytes().splitlines()]
    valid = jsonschema_rs.validator_for(schema())
    for line in lines:
        valid.validate(line)
    assert [line["type"] for line in lines] == ["start", *["decide"] * (len(lines) - 2), "end"]
    start, first, end = lines[0], lines[1], lines[-1]
    assert (start["protocol"], start["game"], start["players"]) == (VERSION, game, 2)
    assert (start["seat"], start["answered"], start["actions"]) == (seat, 0, state.space.size)
    assert start["options"] == state.view(None)["options"]
    assert start["options"].keys() == find(game).settle(2, {}).keys()
    assert [line["id"] for line in lines[1:-1]] == list(range(len(lines) - 2))
    assert len({line["seed"] for line in lines[:-1]}) == len(lines) - 1
    assert first["view"] == msgspec.json.decode(msgspec.json.encode(fresh.view(seat)))
    assert [each["id"] for each in first["legal"]] == fresh.legal_actions(seat)
    assert all(fresh.space.words(each["id"]) == each["words"] for each in first["legal"])
    assert first["decision"]["prompt"] == fresh.decision(seat).prompt
    assert end["returns"] is None  # The game was left in the middle.
    # The schema would notice.
    for broken in ({**first, "legal": []}, {**first, "view": 3}, {**start, "seed": -1}, {**end, "type": "stop"}):
        assert not valid.is_valid(broken)


def test_the_program_hears_of_the_result(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    scribe = bot_of(tmp_path, "scribe", notes)
    state = play([make("random", GAME, "r"), scribe], seed="3")
    end = msgspec.json.decode(notes.read_bytes().splitlines()[-1])
    assert end == {"type": "end", "protocol": VERSION, "returns": list(state.returns())}


def test_nothing_hidden_crosses_the_pipe(tmp_path: Path) -> None:
    """What a seat cannot know is dealt anew: not one byte of what its program gets is different."""
    state = GAME.new(2, "7", {"setup": "draft"})
    bot = make("random", GAME, "r")
    for number in range(20):
        seat = state.actors()[0]
        state.apply(seat, bot.choose(look(state, seat, number)))
    for seat in state.actors():
        told = []
        for number, truth in enumerate([state, state.world(seat, "other"), state.world(seat, "third")]):
            notes = tmp_path / f"notes {seat} {number}"
            scribe = bot_of(tmp_path, "scribe", notes)
            scribe.choose(look(truth, seat, 10))
            scribe.finish(None)
            told.append(notes.read_bytes())
        assert told[0] == told[1] == told[2]
        assert b'"answered":10' in told[0]


def test_the_published_schema_is_the_one_of_the_code() -> None:
    file = ROOT / "docs" / "pipe.schema.json"
    assert msgspec.json.decode(file.read_bytes()) == schema(), "write it anew: python -m tools.pipe_schema"


# --- programs that fail -----------------------------------------------------------------------------------------------

ILLEGAL = r"expected one of \d+ legal actions, found "
FAILING = [
    ("dies", "died", "ended with exit code 3 instead of giving an answer; .*no such luck"),
    ("killed", "died", "was ended by SIGKILL instead of giving an answer"),
    ("babbles", "illegal", r"said 'hello there'; expected \{\"action\": ...\} as JSON"),
    ("lists", "illegal", r"said '\[1, 2\]'; expected \{\"action\": ...\}"),
    ("nameless", "illegal", "missing required field `action`"),
    ("true", "illegal", "Expected `int | str`, got `bool`"),
    ("bytes", "illegal", r"said '\\\\xff\\\\xfe'"),
    ("unknown", "illegal", "gave an illegal answer: unknown action 'dance on the table'"),
    ("illegal", "illegal", rf"{ILLEGAL}\d+ \("),
    ("huge", "illegal", r"1000000000000"),
    ("behind", "illegal", "answered question 1; expected 0"),
    ("twice", "illegal", "said more than one line"),
    ("early", "illegal", "said (more than one line: )?'ready'"),
    # Python 3.14 and newer are not too shy to read it; what it says is no legal action either.
    ("deep", "illegal", rf"said '\{{\"x\": \[\[\[.*as JSON: .*recursion|{ILLEGAL}0 \("),
    ("floods", "illegal", "'xxxxx"),
    ("deaf", "late", "gave no answer within 1 s; its standard error ends with 'thinking'"),
]


@pytest.mark.parametrize(("name", "kind", "message"), FAILING, ids=[name for name, _, _ in FAILING])
def test_a_program_that_fails_is_named_with_what_it_said(tmp_path: Path, name: str, kind: str, message: str) -> None:
    bot = bot_of(tmp_path, name, seconds=1.0 if kind == "late" else LONG)
    with pytest.raises(ProgramError) as failed:
        ask_once(bot)
    assert failed.value.kind == kind
    told = str(failed.value)
    assert re.search(message, told), told
    assert told.startswith(repr(bot.program.command))
    assert len(told.splitlines()) == 1
    assert len(told) < 1200
    assert not bot.program.running
    wait_until_gone([bot.program.pid])
    with pytest.raises(ProgramError, match="was ended before"):
        ask_once(bot)
    bot.finish(None)


def test_every_way_to_fail_was_tried() -> None:
    fine = {"seeded", "numbers", "scribe", "noisy", "family", "dies_later"}
    assert {name for name, _, _ in FAILING} | fine == set(PROGRAMS)


def test_a_program_that_dies_in_the_middle(tmp_path: Path) -> None:
    with pytest.raises(ProgramError, match="ended with exit code 4"):
        play([bot_of(tmp_path, "dies_later"), make("random", GAME, "r")])


def test_a_lot_on_standard_error_does_no_harm(tmp_path: Path) -> None:
    play([bot_of(tmp_path, "noisy"), make("random", GAME, "r")], most=20)


# --- specs ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("process:", "expected a command line such as 'node bot.js', found ''"),
        ("process:  ", "expected a command line"),
        ("process:no-such-program-here --fast", "there is no program 'no-such-program-here'"),
        ("process:python3 'bot.py", "No closing quotation"),
        ("process:./bot\0.py", "expected a command line"),
    ],
)
def test_commands_that_cannot_be_started(spec: str, message: str) -> None:
    for refuse in (check, lambda text: make(text, GAME, "s")):
        with pytest.raises(BotError) as refused:
            refuse(spec)
        assert message in str(refused.value)
        assert repr(spec) in str(refused.value)


def test_a_spec_makes_the_bot(tmp_path: Path) -> None:
    spec = f"process:{command(tmp_path, 'numbers')}"
    check(spec)
    bot = make(spec, GAME, "s", seconds=7.0)
    assert isinstance(bot, PipeBot)
    assert (bot.name, bot.seconds) == (spec, 7.0)
    assert ask_once(bot) == GAME.new(2, "7").legal_actions(0)[0]
    bot.finish(None)


def test_who_may_name_arcanums_own_bots_may_name_no_command(tmp_path: Path) -> None:
    check_level("magister:100")
    with pytest.raises(BotError, match="unknown bot"):
        check_level(f"process:{command(tmp_path, 'numbers')}")


def test_a_program_that_is_no_program(tmp_path: Path) -> None:
    """It is found and may be run, but the system cannot."""
    file = tmp_path / "broken"
    file.write_text("#!/no/such/interpreter\n")
    file.chmod(0o755)
    bot = PipeBot(str(file), GAME, "s")
    with pytest.raises(ProgramError, match=r"ended with exit code 127 instead of giving an answer; .*No such file"):
        ask_once(bot)


# --- nothing stays behind ---------------------------------------------------------------------------------------------


def test_a_program_that_does_not_end_by_itself_is_ended_with_its_children(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    bot = bot_of(tmp_path, "family", notes)
    ask_once(bot)
    family = family_of(notes)
    bot.finish(None)
    wait_until_gone([*family, bot.program.pid])


def test_a_bot_that_is_forgotten_takes_its_program_along(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    bot = bot_of(tmp_path, "family", notes)
    ask_once(bot)
    family = family_of(notes)
    del bot
    gc.collect()
    wait_until_gone(family)


def test_a_program_ends_with_who_started_it_however_that_ends(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    script = (
        "import os, sys, time\n"
        "from arcanum.bots import PipeBot, look\n"
        "from arcanum.games import find\n"
        "bot = PipeBot(sys.argv[1], find('res_arcana'), 's')\n"
        "bot.choose(look(find('res_arcana').new(2, '7'), 0, 0))\n"
        "print('asked', flush=True)\n"
        "time.sleep(600)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script, command(tmp_path, "family", notes)], stdout=subprocess.PIPE
    ) as started:
        assert started.stdout is not None
        assert started.stdout.readline() == b"asked\n"
        started.kill()
    wait_until_gone(family_of(notes))


def test_one_that_reads_to_the_end_may_end_by_itself(tmp_path: Path) -> None:
    bot = bot_of(tmp_path, "numbers")
    ask_once(bot)
    begun = time.monotonic()
    bot.finish([1.0, 0.0])
    assert not bot.program.running
    assert time.monotonic() - begun < LONG


def test_the_session_in_the_documentation(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game that is shown there, played again with the answers that are shown there."""
    page = (ROOT / "docs" / "pipe.md").read_text(encoding="utf-8")
    session = page.partition("```text\n")[2].partition("```")[0].splitlines()
    sent = [msgspec.json.decode(line[2:].replace("{…}", "{}")) for line in session if line.startswith("> ")]
    said = [line[2:].encode() for line in session if line.startswith("< ")]
    state = GAME.new(2, "7", {"setup": "first_game", "first": "0", "round_limit": 1})
    rival = make("apprentice", GAME, "b")
    shown = PipeBot("cat", GAME, "example", seconds=300.0)
    heard: list[bytes] = []
    answers = iter(said)

    def ask(line: bytes, _: float) -> bytes:
        heard.append(line)
        return next(answers)

    for name, does in (("tell", heard.append), ("ask", ask), ("finish", heard.append)):
        monkeypatch.setattr(shown.program, name, does)
    counts = [0, 0]
    bots = [shown, rival]
    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, bots[seat].choose(look(state, seat, counts[seat])))
        counts[seat] += 1
    shown.finish(state.returns())
    assert len(heard) == len(sent) == len(said) + 2
    for line, expected in zip(heard, sent, strict=True):
        found = msgspec.json.decode(line)
        for left_out in ("view",) if expected.get("view") == {} else ("packs",):
            expected[left_out] = found.get(left_out)  # The hash of a pack changes with every card in it.
            found.setdefault(left_out, None)
        assert found == expected
