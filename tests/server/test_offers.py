"""Programs at a table: the operator says which there are, a client can do no more than seat them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from arcanum.bots import BotError, PipeBot
from arcanum.cli import main
from arcanum.games import find
from arcanum.server.errors import Refused
from arcanum.server.making import allow_bot
from arcanum.server.mind import Mind, Raised
from arcanum.server.offers import check_offered, make_offered, read_offers
from arcanum.server.questions import Question, Thought, ask
from arcanum.server.settings import Limits
from arcanum.words.core import bot_note, core_words, seat_name
from arcanum.words.voices import seat_names, voice
from tests.bots.programs import command, family_of, wait_until_gone
from tests.server.house import PATIENCE, Client, House
from tests.server.short import SHORT, play

GAME = find("res_arcana")


# --- what the operator says -------------------------------------------------------------------------------------------


def test_names_and_commands(tmp_path: Path) -> None:
    line = command(tmp_path, "numbers")
    assert read_offers([f"Stock 1={line}", f" other = {line} --x=y"]) == {"Stock 1": line, "other": f"{line} --x=y"}


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        (["stock"], "expected NAME=COMMAND"),
        (["=python3"], "expected NAME=COMMAND"),
        (["<b>=python3"], "expected NAME=COMMAND"),
        ([f"{'x' * 31}=python3"], "expected NAME=COMMAND"),
        (["Magister=python3"], "expected a name that no other bot has"),
        (["a=python3", "a=python3"], "expected a name that no other bot has"),
        (["a=no-such-program"], "there is no program 'no-such-program'"),
        (["a="], "expected a command line"),
    ],
)
def test_what_cannot_be_offered(texts: list[str], message: str) -> None:
    with pytest.raises(BotError, match=message):
        read_offers(texts)


# --- what a client may say --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["process:python3", "process:true", "named:", "named:other", "named:process:true"])
def test_a_client_cannot_start_a_command(spec: str) -> None:
    for refuse in (
        lambda: check_offered(spec, {"stock": "true"}),
        lambda: make_offered({"stock": "true"}, spec, GAME, "s"),
    ):
        with pytest.raises(BotError):
            refuse()
    with pytest.raises(Refused):
        allow_bot(spec, Limits(), {"stock": "true"})
    assert allow_bot("named:stock", Limits(), {"stock": "true"}) == "named:stock"


def test_what_they_are_called() -> None:
    for lang in ("en", "ru", "uk"):
        words = core_words(lang)
        assert seat_name(words, "named:Stock 1") == "Stock 1"
        assert bot_note(words, "named") != bot_note(words, "random")
    called = seat_names(voice("res_arcana", "en"), ["named:a", "named:b", "named:a", "adept"])
    assert called == ["a 1", "b", "a 2", "Adept"]


# --- in a process that thinks -----------------------------------------------------------------------------------------


def question(table: str, number: int = 0, bot: str = "named:p") -> Question:
    state = GAME.new(2, "7")
    return ask(state, state.actors()[0], number, table=table, game=GAME.id, bot=bot, seed="s")


def mind_with(line: str) -> Mind:
    return Mind(lambda spec, game, seed, packs: make_offered({"p": line}, spec, game, seed, packs))


def programs_of(mind: Mind) -> list[PipeBot]:
    return [bot for _, bot in mind._bots.values() if isinstance(bot, PipeBot)]


def test_few_programs_run_at_a_time_and_none_without_need(tmp_path: Path) -> None:
    mind = mind_with(command(tmp_path, "numbers"))
    seen: list[PipeBot] = []
    for number in range(7):
        assert isinstance(mind.answer(question(f"t{number}")), Thought)
        seen += [bot for bot in programs_of(mind) if bot not in seen]
    assert len(seen) == 7
    assert sum(bot.program.running for bot in seen) == len(programs_of(mind)) == 4
    mind.rest()
    assert not any(bot.program.running for bot in seen)
    # And it goes on where it was.
    assert isinstance(mind.answer(question("t6", number=1)), Thought)
    mind.rest()


def test_a_program_whose_answers_were_taken_back_is_started_anew(tmp_path: Path) -> None:
    mind = mind_with(command(tmp_path, "numbers"))
    mind.answer(question("t"))
    (first,) = programs_of(mind)
    mind.answer(question("t", number=0))
    (second,) = programs_of(mind)
    assert second is not first
    assert (first.program.running, second.program.running) == (False, True)
    mind.rest()


def test_a_program_that_fails_is_told_of_and_ended(tmp_path: Path) -> None:
    mind = mind_with(command(tmp_path, "dies"))
    said = mind.answer(question("t"))
    assert isinstance(said, Raised)
    assert "ended with exit code 3 instead of giving an answer" in said.text
    assert programs_of(mind) == []


# --- at a table -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("programs")


@pytest.fixture(scope="module")
def offering(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    bots = [
        f"Stock={command(folder, 'seeded')}",
        f"Broken={command(folder, 'dies')}",
        f"Family={command(folder, 'family', folder / 'notes')}",
    ]
    with House(tmp_path_factory.mktemp("server"), *[word for bot in bots for word in ("--bot", bot)]) as running:
        yield running


def test_they_are_listed_after_the_levels(offering: House) -> None:
    for game in httpx.get(f"{offering.url}/api/games", timeout=PATIENCE).json():
        assert [(bot["id"], bot["level"]) for bot in game["bots"]] == [
            ("apprentice", 1),
            ("adept", 2),
            ("magister", 3),
            ("named:Stock", 0),
            ("named:Broken", 0),
            ("named:Family", 0),
        ]
    assert "programs" not in httpx.get(f"{offering.url}/api/games", timeout=PATIENCE).text  # Nor is the command told.


@pytest.mark.parametrize("bot", ["process:true", "named:Nobody", "named:"])
def test_others_are_refused(offering: House, bot: str) -> None:
    wish = {"game": "res_arcana", "seats": [{"who": "bot", "bot": bot}, {"who": "me"}]}
    refused = httpx.post(f"{offering.url}/api/tables", json=wish, timeout=PATIENCE)
    assert (refused.status_code, refused.json()["code"]) == (422, "bad_table")


def test_a_game_with_a_program_at_the_table(offering: House) -> None:
    async def game(client: Client) -> None:
        made = await client.make("me", "named:Stock", options=SHORT, name="West")
        async with client.sit(made["table"], made["token"]) as chair:
            last = await chair.play_to_the_end()
        seats = last["table"]["seats"]
        assert [(seat["name"], seat["kind"], seat["bot"]) for seat in seats] == [
            ("West", "person", ""),
            ("Stock", "bot", "named:Stock"),
        ]
        record = (await client.http.get(f"/api/tables/{made['table']}/record")).json()
        assert record["seats"] == 2

    play(offering, game)
    assert "a bot failed" not in offering.log()


def test_a_simpler_bot_answers_for_a_program_that_fails(offering: House) -> None:
    async def game(client: Client) -> None:
        made = await client.make("me", "named:Broken", options=SHORT)
        async with client.sit(made["table"], made["token"]) as chair:
            assert (await chair.asked())["ticket"]  # Seat 1 has to answer before that.

    play(offering, game)
    assert "ended with exit code 3 instead of giving an answer" in offering.log()


@pytest.mark.parametrize("kill", [False, True])
def test_a_server_that_ends_takes_its_programs_along(tmp_path: Path, kill: bool) -> None:
    notes = tmp_path / "notes"

    async def game(client: Client) -> None:
        await client.make("named:Family", "named:Family", options=SHORT)

    with House(tmp_path, "--bot", f"Family={command(tmp_path, 'family', notes)}") as house:
        play(house, game)
        family = family_of(notes)
        house.kill() if kill else house.stop()
    wait_until_gone(family)


def test_a_command_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["serve", "--port", "0", "--data", str(tmp_path), "--bot", "Stock=no-such-program"])
    assert left.value.code == 2
    assert "--bot: bot 'process:no-such-program': there is no program" in capsys.readouterr().err
