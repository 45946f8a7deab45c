"""Tables as people use them, over real HTTP and sockets: seats, clocks, rematches, branches, hints, taking back."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
import websockets

from arcanum.core.record import Record, verify
from arcanum.games.res_arcana import RES_ARCANA
from tests.server.house import Chair, Client, House
from tests.server.short import POSITION, SHORT, code_of, finish, give, play, seat_two, until

# --- seats ------------------------------------------------------------------------------------------------------------


def test_joining_by_link(house: House) -> None:
    async def game(maker: Client, friend: Client, late: Client) -> None:
        table = (await maker.make("open", "me", "open", name="Maker", title="Three of us"))["table"]
        about = (await late.http.get(f"/api/tables/{table}")).json()
        assert [seat["kind"] for seat in about["seats"]] == ["open", "person", "open"]
        assert (about["status"], about["title"]) == ("open", "Three of us")
        joined = await friend.join(table, name="Friend", seat=2)
        assert joined["seat"] == 2
        again = await friend.http.post(f"/api/tables/{table}/join", json={"name": "Friend"})
        assert (again.status_code, again.json()) == (200, {"table": table, "seat": 2, "token": None})
        for seat, status, code in ((2, 409, "seat_taken"), (3, 404, "no_such_seat")):
            refused = await late.http.post(f"/api/tables/{table}/join", json={"seat": seat})
            assert (refused.status_code, refused.json()["code"]) == (status, code)
        assert (await late.join(table, name="Late"))["seat"] == 0
        about = (await maker.http.get(f"/api/tables/{table}")).json()
        assert (about["status"], [seat["name"] for seat in about["seats"]]) == ("playing", ["Late", "Maker", "Friend"])
        missing = await late.http.post("/api/tables/nowhere/join", json={})
        assert (missing.status_code, missing.json()["code"]) == (404, "no_such_table")

    play(house, game, 3)


async def closing(chair: Chair) -> int:
    """With which code the server ends a conversation."""
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await chair.hear()
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


def test_calling_a_table_off(house: House) -> None:
    async def game(maker: Client, friend: Client) -> None:
        made = await maker.make("me", "open", "open")
        where = f"/api/tables/{made['table']}"
        joined = await friend.join(made["table"])
        refused = await friend.http.delete(where)
        assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")
        async with friend.sit(made["table"], joined["token"]) as chair:
            await chair.hear()
            assert (await maker.http.delete(where)).status_code == 204
            assert code_of(await chair.hear_until("failed")) == "no_such_table"
            assert await closing(chair) == 4404
        assert (await maker.http.delete(where)).json()["code"] == "no_such_table"
        assert made["table"] not in [each["id"] for each in (await maker.http.get("/api/my/tables")).json()]

        table, _, _ = await seat_two(maker, friend)
        begun = await maker.http.delete(f"/api/tables/{table}")
        assert (begun.status_code, begun.json()["code"]) == (403, "not_allowed")

    play(house, game, 2)


def test_calling_a_table_off_by_the_token_of_its_maker(house: House) -> None:
    async def game(maker: Client, friend: Client, stranger: Client) -> None:
        made = await maker.make("me", "open", "open")
        joined = await friend.join(made["table"])
        for token, status in ((joined["token"], 403), ("none", 403), (made["token"], 204)):
            headers = {"authorization": f"Bearer {token}"}
            answer = await stranger.http.delete(f"/api/tables/{made['table']}", headers=headers)
            assert answer.status_code == status

    play(house, game, 3)


def test_getting_up(house: House) -> None:
    """The seat is free again; who got up is sent away and can do no more than anybody else."""

    async def game(maker: Client, friend: Client, late: Client) -> None:
        made = await maker.make("me", "open", "open")
        table, where = made["table"], f"/api/tables/{made['table']}/seat"
        joined = await friend.join(table)
        nobody = await late.http.delete(where)
        assert (nobody.status_code, nobody.json()["code"]) == (403, "not_your_seat")
        async with maker.sit(table, made["token"]) as stays, friend.sit(table, joined["token"]) as goes:
            await goes.hear()
            assert (await friend.http.delete(where)).status_code == 204
            assert code_of(await goes.hear_until("failed")) == "not_your_seat"
            assert await closing(goes) == 4409
            while [seat["kind"] for seat in (await stays.hear())["table"]["seats"]] != ["person", "open", "open"]:
                pass
        assert (await friend.http.delete(where)).json()["code"] == "not_your_seat"
        assert (await friend.http.get("/api/my/tables")).json() == []
        assert (await late.join(table))["seat"] == joined["seat"]
        assert (await friend.join(table))["seat"] == 2
        begun = await friend.http.delete(where)
        assert (begun.status_code, begun.json()["code"]) == (403, "not_allowed")

    play(house, game, 3)


def test_a_table_that_the_last_person_leaves_is_deleted(house: House) -> None:
    async def game(maker: Client, friend: Client) -> None:
        made = await maker.make("me", "random", "open", "open")
        where = f"/api/tables/{made['table']}"
        joined = await friend.join(made["table"])
        assert (await maker.http.delete(f"{where}/seat")).status_code == 204
        assert [seat["kind"] for seat in (await friend.http.get(where)).json()["seats"]][:2] == ["open", "bot"]
        token = {"authorization": f"Bearer {joined['token']}"}
        assert (await maker.http.delete(f"{where}/seat", headers=token)).status_code == 204
        assert (await friend.http.get(where)).status_code == 404

    play(house, game, 2)


def test_a_misspelled_parameter_and_another_method(house: House) -> None:
    async def game(guest: Client) -> None:
        unknown = await guest.http.get("/api/tables?stauts=open")
        assert (unknown.status_code, unknown.json()["code"]) == (400, "bad_request")
        assert "stauts" in unknown.json()["message"]
        assert (await guest.http.get("/api/tables?status=open&limit=3&lang=uk")).status_code == 200
        wrong = await guest.http.put("/api/tables", json={})
        assert (wrong.status_code, wrong.json()["code"]) == (405, "no_such_method")

    play(house, game, 1)


def test_a_full_table(house: House) -> None:
    async def game(one: Client, other: Client, third: Client) -> None:
        table, _, _ = await seat_two(one, other)
        refused = await third.http.post(f"/api/tables/{table}/join", json={})
        assert (refused.status_code, refused.json()["code"]) == (409, "seat_taken")

    play(house, game, 3)


def test_a_bot_fills_a_seat(house: House) -> None:
    async def game(client: Client) -> None:
        made = await client.make("me", "open", options=SHORT)
        async with client.sit(made["table"], made["token"]) as chair:
            assert (await chair.hear())["table"]["status"] == "open"
            assert code_of(await chair.ask("fill_seat", seat=0, bot="random")) == "seat_taken"
            assert code_of(await chair.ask("fill_seat", seat=1, bot="wizard")) == "bad_request"
            assert (await chair.ask("fill_seat", seat=1, bot="random"))["type"] == "done"
            last = await finish(chair)
            assert last["table"]["seats"][1]["kind"] == "bot"

    play(house, game)


def test_leaving_and_coming_back(house: House) -> None:
    async def game(one: Client, other: Client) -> None:
        table, token, others = await seat_two(one, other)
        async with one.sit(table, token) as chair, other.sit(table, others) as guest:
            await give(guest)
            await chair.asked()
            ticket, words = chair.state["ticket"], chair.state["choices"][0]["words"]
            assert (await chair.ask("leave", bot="random"))["type"] == "done"
            seen = await until(guest, lambda state: state["table"]["seats"][0]["away"])
            assert seen["table"]["seats"][0]["name"] == "One"
            assert code_of(await chair.ask("move", ticket=ticket, actions=[words])) in ("not_allowed", "stale")
            await guest.asked()  # The bot has had its turn.
            assert (await chair.ask("come_back"))["type"] == "done"
            assert code_of(await chair.ask("come_back")) == "not_allowed"
            last = await finish(chair, guest)
            assert not last["table"]["seats"][0]["away"]

    play(house, game, 2)


def test_resigning_with_two_ends_the_game(house: House) -> None:
    async def game(one: Client, other: Client) -> None:
        table, token, others = await seat_two(one, other)
        async with one.sit(table, token) as chair, other.sit(table, others) as guest:
            await guest.asked()
            assert (await chair.ask("resign"))["type"] == "done"
            assert (await until(guest, lambda state: state["table"]["status"] == "over"))["table"]["result"] == [0, 1]
            assert code_of(await guest.ask("resign")) == "already_over"
        record = (await one.http.get(f"/api/tables/{table}/record")).json()
        assert (record["gave_up"], record["result"]) == ([{"seats": [0], "after": 0}], [0, 1])
        verify(Record.from_data(record), RES_ARCANA)

    play(house, game, 2)


def test_resigning_with_three_leaves_the_others_to_it(house: House) -> None:
    async def game(one: Client, other: Client) -> None:
        made = await one.make("me", "open", "random", options=SHORT)
        joined = await other.join(made["table"])
        async with one.sit(made["table"], made["token"]) as chair, other.sit(made["table"], joined["token"]) as guest:
            await chair.hear()
            assert (await chair.ask("resign"))["type"] == "done"
            last, seen = await asyncio.gather(
                finish(guest), until(chair, lambda state: state["table"]["status"] == "over")
            )
            assert last["table"]["seats"][0]["resigned"]
            assert last["table"]["result"][0] == 0
            assert last["table"]["result"] == seen["table"]["result"]
        record = (await one.http.get(f"/api/tables/{made['table']}/record")).json()
        assert record["gave_up"][0]["seats"] == [0]
        assert record["result"] == last["table"]["result"]
        verify(Record.from_data(record), RES_ARCANA)

    play(house, game, 2)


# --- another game -----------------------------------------------------------------------------------------------------


def test_a_rematch(house: House) -> None:
    async def game(one: Client, other: Client) -> None:
        table, token, others = await seat_two(one, other, title="Again and again")
        async with one.sit(table, token) as chair, other.sit(table, others) as guest:
            await guest.asked()
            assert code_of(await chair.ask("rematch")) == "not_allowed"
            await finish(chair, guest)
            assert (await chair.ask("rematch", id="more"))["repeated"] is False
            assert (await chair.ask("rematch", id="more"))["repeated"] is True
            again = (await until(guest, lambda state: bool(state["table"]["rematch"])))["table"]["rematch"]
            assert (await guest.ask("rematch"))["type"] == "done"
            assert chair.state["table"]["rematch"] == again
        async with one.sit(again, token) as chair, other.sit(again, others) as guest:
            last = await finish(chair, guest)
            assert last["table"]["title"] == "Again and again"
            assert [seat["name"] for seat in last["table"]["seats"]] == ["One", "Other"]
        records = [(await one.http.get(f"/api/tables/{each}/record")).json() for each in (table, again)]
        assert records[0]["seed"] != records[1]["seed"]

    play(house, game, 2)


def test_a_request_whose_answer_was_lost_is_sent_again(house: House) -> None:
    """Whoever brings a secret of their own for the seat gets the same seat, also without the cookie that was lost."""

    async def game(one: Client, other: Client, stranger: Client) -> None:
        mine, theirs = "m" * 40, "t" * 40
        wish = {"game": "res_arcana", "seats": [{"who": "me"}, {"who": "open"}], "token": mine}
        made = await one.http.post("/api/tables", json=wish)
        one.http.cookies.clear()
        again = await one.http.post("/api/tables", json=wish)
        assert (made.status_code, again.status_code, made.json()) == (201, 200, again.json())
        path = f"/api/tables/{made.json()['table']}/join"
        joined = await other.http.post(path, json={"token": theirs})
        other.http.cookies.clear()
        again = await other.http.post(path, json={"token": theirs})
        assert (joined.status_code, again.status_code) == (201, 200)
        assert joined.json()["seat"] == again.json()["seat"] == 1
        assert (await stranger.http.post(path, json={"token": "x" * 40})).json()["code"] == "seat_taken"
        assert (await stranger.http.post(path, json={"token": "short"})).json()["code"] == "bad_request"
        async with other.sit(made.json()["table"], theirs) as chair:
            assert (await chair.hear_until("state"))["seat"] == 1

    play(house, game, 3)


def test_sharing_a_finished_game(house: House) -> None:
    """A private game is its players' own, until one of them shares it."""

    async def game(one: Client, other: Client, stranger: Client) -> None:
        table, *tokens = await seat_two(one, other)
        where = f"/api/tables/{table}"
        early = await one.http.post(f"{where}/share", json={})
        assert (early.status_code, early.json()["code"]) == (403, "not_allowed")
        async with one.sit(table, tokens[0]) as chair:
            await chair.hear()
            assert (await chair.ask("resign"))["type"] == "done"
        assert (await stranger.http.get(f"{where}/record")).status_code == 403
        assert (await stranger.http.post(f"{where}/share", json={})).json()["code"] == "not_your_seat"
        assert (await stranger.http.get(where)).json()["shared"] is False
        for _ in range(2):
            assert (await other.http.post(f"{where}/share", json={})).status_code == 204
        assert (await stranger.http.get(where)).json()["shared"] is True
        assert (await stranger.http.get(f"{where}/record")).status_code == 200
        assert (await stranger.http.get(f"{where}/replay")).status_code == 200
        assert table not in [each["id"] for each in (await stranger.http.get("/api/tables")).json()], "nor is it listed"

    play(house, game, 3)


def test_a_branch_of_a_finished_game(house: House) -> None:
    async def game(one: Client, other: Client, stranger: Client) -> None:
        table, token, others = await seat_two(one, other)
        path = f"/api/tables/{table}/branch"
        wish: dict[str, Any] = {"moves": 2, "seats": [{"who": "bot", "bot": "random"}, {"who": "me"}], "name": "Again"}
        refused = await one.http.post(path, json=wish)
        assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")
        async with one.sit(table, token) as chair, other.sit(table, others) as guest:
            await finish(chair, guest)
        record = (await one.http.get(f"/api/tables/{table}/record")).json()
        assert (await stranger.http.post(path, json=wish)).status_code == 403
        for moves in (len(record["actions"]), len(record["actions"]) + 1):
            refused = await one.http.post(path, json={**wish, "moves": moves})
            assert (refused.status_code, refused.json()["code"]) == (404, "no_such_move")
        made = await one.http.post(path, json={**wish, "clock": 600, "token": "b" * 40})
        assert made.status_code == 201, made.text
        again = await one.http.post(path, json={**wish, "clock": 600, "token": "b" * 40})
        assert (again.status_code, again.json()) == (200, made.json())
        assert (await one.http.get(f"/api/tables/{made.json()['table']}")).json()["clock"] == 600
        async with one.sit(made.json()["table"], made.json()["token"]) as chair:
            await finish(chair)
        branched = (await one.http.get(f"/api/tables/{made.json()['table']}/record")).json()
        assert branched["actions"][:2] == record["actions"][:2]

    play(house, game, 3)


def test_a_table_from_a_record(house: House) -> None:
    async def game(one: Client, other: Client) -> None:
        table, token, others = await seat_two(one, other)
        async with one.sit(table, token) as chair, other.sit(table, others) as guest:
            await finish(chair, guest)
        record = (await one.http.get(f"/api/tables/{table}/record")).json()
        wish: dict[str, Any] = {"game": "res_arcana", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}
        over = await one.http.post("/api/tables", json={**wish, "record": record})
        assert (over.status_code, over.json()["code"]) == (422, "bad_record")
        del record["result"]
        record["actions"] = record["actions"][:3]
        record["checkpoints"] = {"0": record["checkpoints"]["0"]}
        made = await one.http.post("/api/tables", json={**wish, "record": record})
        assert made.status_code == 201, made.text
        async with one.sit(made.json()["table"], made.json()["token"]) as chair:
            await finish(chair)
        record["actions"][1] = "0 place prism"
        bad = await one.http.post("/api/tables", json={**wish, "record": record})
        assert (bad.status_code, bad.json()["code"]) == (422, "bad_record")
        assert "action 2" in bad.json()["message"]
        both = await one.http.post("/api/tables", json={**wish, "record": record, "scenario": POSITION})
        assert (both.status_code, both.json()["code"]) == (422, "bad_table")

    play(house, game, 2)


def test_a_table_from_a_scenario(house: House) -> None:
    async def game(client: Client) -> None:
        wish: dict[str, Any] = {"game": "res_arcana", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}
        made = await client.http.post("/api/tables", json={**wish, "scenario": POSITION})
        assert made.status_code == 201, made.text
        async with client.sit(made.json()["table"], made.json()["token"]) as chair:
            state = await chair.asked()
            assert "place prism" in [choice["words"] for choice in state["choices"]]
            await give(chair, "place prism")
            await finish(chair)
        for text, told in (
            (POSITION.replace("vault", "vauld"), "line 7"),
            (POSITION.replace("to_act", "to_ect"), "line 6: position.to_ect"),
            ("game: [\n", "line"),
            ("", "line"),
        ):
            bad = await client.http.post("/api/tables", json={**wish, "scenario": text})
            assert (bad.status_code, bad.json()["code"]) == (422, "bad_record")
            assert told in bad.json()["message"], bad.json()
        seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
        more = await client.http.post("/api/tables", json={**wish, "seats": seats, "scenario": POSITION})
        assert (more.status_code, more.json()["code"]) == (422, "bad_table")

    play(house, game)


def test_options_that_the_packs_cannot_offer_are_refused_by_name(house: House) -> None:
    async def game(client: Client) -> None:
        made = await client.make("me", "random", game="black_rose", options={"rooms": "armory"})
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        for name, value in (
            ("school", "lex"),
            ("mages", "ulrich"),
            ("rooms", "verdict"),
            ("rooms", "armory,templars_armory"),
            ("forgotten", "verdict"),
            ("event", "c"),
        ):
            wish = {"game": "black_rose", "seats": seats, "options": {name: value}}
            bad = await client.http.post("/api/tables", json=wish)
            assert (bad.status_code, bad.json()["code"]) == (422, "bad_table"), bad.text
            assert bad.json()["message"].startswith(f"option {name}: expected "), bad.json()
        mine = (await client.http.get("/api/my/tables")).json()
        assert [each["id"] for each in mine] == [made["table"]], "nothing is kept of what was refused"

    play(house, game)


# --- clocks -----------------------------------------------------------------------------------------------------------


def test_a_bot_answers_when_time_is_up(house: House) -> None:
    async def game(client: Client) -> None:
        made = await client.make("me", "random", scenario=POSITION, clock=1)
        async with client.sit(made["table"], made["token"]) as chair:
            state = await chair.asked()
            assert 0 < state["deadline"] - state["now"] <= 1000
            later = await until(chair, lambda now: now["ticket"] not in ("", state["ticket"]))
            assert (later["table"]["seats"][0]["away"], later["table"]["seats"][0]["resigned"]) == (False, False)

    play(house, game)


def test_a_seat_whose_time_is_up_has_lost(house: House) -> None:
    async def game(one: Client, other: Client) -> None:
        table, token, others = await seat_two(one, other, clock=2, forfeit=True)
        async with one.sit(table, token) as chair, other.sit(table, others) as guest:
            await give(guest)
            assert (await guest.hear())["deadline"] is None or guest.state["deadline"] is None
            last = await until(chair, lambda now: now["table"]["status"] == "over")
            assert last["table"]["result"] == [0, 1]
            assert last["table"]["seats"][0]["resigned"]

    play(house, game, 2)


# --- looking on -------------------------------------------------------------------------------------------------------


def test_spectators_wait(house: House) -> None:
    async def game(one: Client, other: Client, watcher: Client) -> None:
        table, token, others = await seat_two(one, other, delay=3)
        async with (
            one.sit(table, token) as chair,
            other.sit(table, others) as guest,
            watcher.sit(table, None) as looking,
        ):
            await looking.hear()
            begun = time.monotonic()
            await finish(chair, guest)
            assert looking.state["table"]["status"] != "over"
            last = await until(looking, lambda now: now["table"]["status"] == "over")
            assert time.monotonic() - begun > 2
            assert (last["seat"], last["ticket"], last["choices"]) == (None, "", [])
            assert code_of(await looking.ask("resign")) == "not_your_seat"

    play(house, game, 3)


def test_a_table_without_spectators(house: House) -> None:
    async def game(one: Client, other: Client, watcher: Client) -> None:
        table, _, _ = await seat_two(one, other, spectators=False)
        async with watcher.sit(table, None) as looking:
            await looking.socket.wait_closed()
            assert looking.socket.close_code == 4403

    play(house, game, 3)


def test_coming_again_shows_everything(house: House) -> None:
    async def game(one: Client, other: Client) -> None:
        table, token, others = await seat_two(one, other)
        async with other.sit(table, others) as guest:
            await give(guest)
        async with one.sit(table, token) as chair:
            before = await chair.asked()
        async with one.sit(table, token) as chair:
            again = await chair.hear()
        for field in ("view", "ticket", "prompt", "choices", "events", "log", "seat"):
            assert again[field] == before[field], field
        assert again["anew"]
        assert again["events"]

    play(house, game, 2)


def test_two_tabs_of_one_seat(house: House) -> None:
    async def game(client: Client) -> None:
        made = await client.make("random", "me", options=SHORT)
        async with (
            client.sit(made["table"], made["token"]) as one,
            client.sit(made["table"], made["token"]) as other,
        ):
            first, second = await one.asked(), await other.asked()
            assert first["ticket"] == second["ticket"]
            await give(one)
            words = second["choices"][0]["words"]
            late = await other.ask("move", ticket=second["ticket"], actions=[words])
            assert code_of(late) == "stale"
            await finish(one)
            last = await until(other, lambda now: now["table"]["status"] == "over")
            assert last["table"]["result"] == one.state["table"]["result"]

    play(house, game)


# --- words ------------------------------------------------------------------------------------------------------------


def test_why_not_in_three_languages(house: House) -> None:
    async def game(client: Client) -> None:
        made = await client.make("random", "me", options=SHORT)
        texts = set()
        for lang in ("en", "ru", "uk"):
            async with client.sit(made["table"], made["token"], lang=lang) as chair:
                await chair.asked()
                because = await chair.ask("why", action="place prism")
                assert (because["legal"], because["reason"] != "") == (False, True)
                texts.add(because["text"])
                allowed = await chair.ask("why", action=chair.state["choices"][0]["words"])
                assert (allowed["legal"], allowed["text"]) == (True, "")
                assert code_of(await chair.ask("why", action="fly away")) == "bad_request"
        assert len(texts) == 3

    play(house, game)


def test_another_language(house: House) -> None:
    async def game(client: Client) -> None:
        made = await client.make("random", "me", options=SHORT)
        async with client.sit(made["table"], made["token"]) as chair:
            english = await chair.asked()
            await chair.say(type="language", lang="uk")
            ukrainian = await chair.hear_until("state")
            assert ukrainian["prompt"] != english["prompt"]
            assert ukrainian["ticket"] == english["ticket"]
            assert [each["words"] for each in ukrainian["choices"]] == [each["words"] for each in english["choices"]]
            assert (ukrainian["anew"], len(ukrainian["log"])) == (True, len(english["log"]))

    play(house, game)


def test_a_hint(house: House) -> None:
    async def game(client: Client) -> None:
        made = await client.make("random", "me", options=SHORT)
        async with client.sit(made["table"], made["token"]) as chair:
            await chair.asked()
            advice = await chair.ask("hint")
            assert advice["type"] == "advice", advice
            offered = {choice["words"]: choice["label"] for choice in chair.state["choices"]}
            wins = [option["win"] for option in advice["options"]]
            assert wins
            assert wins == sorted(wins, reverse=True)
            assert all(option["because"] and 0 <= option["error"] < 0.5 for option in advice["options"])
            assert all(offered[option["words"]] == option["label"] for option in advice["options"])
            await finish(chair)
            assert code_of(await chair.ask("hint")) in ("not_allowed", "already_over")

    play(house, game)


# --- taking back ------------------------------------------------------------------------------------------------------


def test_taking_back_by_the_rules(house: House) -> None:
    async def game(one: Client, other: Client) -> None:
        table, token, others = await seat_two(one, other, scenario=POSITION, options={})
        async with one.sit(table, token) as chair, other.sit(table, others) as guest:
            assert (await chair.asked())["undo"]
            assert code_of(await chair.ask("undo")) == "illegal"
            await give(chair, "discard vault")
            before = await chair.asked()
            assert before["undo"]  # All have seen the card.
            await give(chair, "essence calm")
            assert (await chair.asked())["undo"] is None
            assert (await chair.ask("undo", id="back"))["type"] == "done"
            after = await chair.asked()
            assert (after["view"], after["choices"], after["undo"]) == (
                before["view"],
                before["choices"],
                before["undo"],
            )
            assert after["anew"]
            repeated = await chair.ask("undo", id="back")
            assert (repeated["type"], repeated["repeated"]) == ("done", True)
            await finish(chair, guest)

    play(house, game, 2)


def test_taking_back_by_consent(house: House) -> None:
    async def game(one: Client, other: Client) -> None:
        table, token, others = await seat_two(one, other, scenario=POSITION, options={})
        async with one.sit(table, token) as chair, other.sit(table, others) as guest:
            await give(chair, "discard vault")
            await give(chair, "essence calm")
            before = await chair.asked()
            await give(chair, "essence calm")
            await give(guest, "discard windup_man")
            assert code_of(await chair.ask("undo")) == "illegal"
            assert (await chair.ask("ask_undo"))["type"] == "done"
            asking = await until(guest, lambda now: now["request"] is not None)
            first = asking["request"]["number"]
            assert asking["request"] == {"number": first, "seat": 0, "agreed": [0]}
            assert code_of(await chair.ask("ask_undo")) == "not_allowed"
            assert (await guest.ask("answer_undo", yes=False, number=first))["type"] == "done"
            assert (await until(chair, lambda now: now["request"] is None))["ticket"] == ""
            assert code_of(await guest.ask("answer_undo", yes=True, number=first)) == "nothing_to_answer"
            assert (await chair.ask("ask_undo"))["type"] == "done"
            assert code_of(await guest.ask("answer_undo", yes=True, number=first)) == "stale"
            asking = await until(guest, lambda now: now["request"] is not None)
            second = asking["request"]["number"]
            assert (await guest.ask("answer_undo", yes=True, number=second))["type"] == "done"
            again = await until(chair, lambda now: bool(now["ticket"]))
            assert (again["view"], again["prompt"]) == (before["view"], before["prompt"])
            await finish(chair, guest)

    play(house, game, 2)


def test_many_at_once(house: House) -> None:
    """Twenty tables at the same time, each with its own people."""

    async def game(*clients: Client) -> None:
        async def one_table(client: Client) -> None:
            made = await client.make("me", "random", options=SHORT)
            async with client.sit(made["table"], made["token"]) as chair:
                await finish(chair)

        await asyncio.gather(*map(one_table, clients))

    play(house, game, 20)
