"""What stands against those who want what is not theirs; `docs/security.md` says against whom."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from arcanum.games import find
from arcanum.server.door import HEADERS, STRICT_TRANSPORT
from arcanum.server.errors import STATUS, Refused, traced
from arcanum.server.identity import hash_of, key_of, new_id, new_token
from arcanum.server.limiter import Limiter
from arcanum.server.settings import Limits
from tests.server.generous import GenerousHouse
from tests.server.house import Client, House
from tests.server.oracle import cards_in
from tests.server.parlour import OPEN, Guest, Parlour
from tests.server.test_socket import FOREIGN, OURS

PASSWORD = "correct horse battery staple"
SEATS = [{"who": "me"}, {"who": "open"}]
TABLE = {"game": "res_arcana", "seats": SEATS}


def run(folder: Path, scene: Callable[[Parlour], Awaitable[None]], **settings: Any) -> None:
    async def played() -> None:
        async with Parlour(folder, **{"bots": False, **settings}) as parlour:
            await asyncio.wait_for(scene(parlour), 120)

    asyncio.run(played())


def problem(answer: httpx.Response) -> str:
    """The code of a refusal; its status is the one that belongs to it."""
    code = str(answer.json()["code"])
    assert answer.status_code == STATUS[code] or code == "bad_request", answer.text
    return code


# --- tokens, cookies and passwords ------------------------------------------------------------------------------------


def test_tokens_cannot_be_guessed() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert {len(token) for token in tokens} == {43}, "256 bits"
    assert all(re.fullmatch("[0-9a-f]{24}", new_id()) for _ in range(10)), "96 bits: who knows a table may look at it"
    assert len({new_id() for _ in range(1000)}) == 1000


def test_nothing_that_opens_a_door_is_in_the_database_or_in_the_log(tmp_path: Path) -> None:
    """Tokens, cookies, passwords: the files are read as bytes, with all that is in them. The log of a busy server has
    neither these nor seeds nor the names of cards, in the finest detail."""
    secrets: dict[str, str] = {"password": PASSWORD, "wrong password": "another one of theirs"}

    async def use(house: GenerousHouse) -> None:
        one, other = Client(house.url), Client(house.url)
        await one.http.post("/api/accounts", json={"login": "somebody", "password": PASSWORD})
        await other.http.post("/api/login", json={"login": "somebody", "password": secrets["wrong password"]})
        made = await one.make("me", "open", "random", name="One", public=True)
        joined = await other.join(made["table"], name="Other")
        secrets.update({"token": made["token"], "other token": joined["token"]})
        await be_busy(one, other, made["table"], made["token"], joined["token"])
        secrets["cookie"] = one.http.cookies["arcanum"]
        secrets["other cookie"] = other.http.cookies["arcanum"]
        await one.close()
        await other.close()

    with GenerousHouse(tmp_path) as house:
        asyncio.run(use(house))
        files = [file.read_bytes() for file in tmp_path.glob("arcanum.db*")]
        seed = re.search(rb'\\?"seed\\?":\\?"([0-9a-f]{32})', b"".join(files))
        assert seed is not None, "what has to be there is there, so that we would find what has not"
        log = house.log()
    assert sum(map(len, files)) > 10_000
    for what, secret in secrets.items():
        assert len(secret) > 15
        assert not any(secret.encode() in file for file in files), what
        assert secret not in log, what
        assert hash_of(secret) not in log, what
    assert seed[1].decode() not in log
    assert not cards_in(log)
    assert "the server has started" in log


async def be_busy(one: Client, other: Client, table: str, token: str, other_token: str) -> None:
    """Do all kinds of things, right and wrong, for a while."""
    async with one.sit(table, token) as first, other.sit(table, other_token) as second:
        for number in range(8):
            for chair in (first, second):
                await chair.ask("why", action="pass")
                if chair.state["ticket"]:
                    words = chair.state["choices"][number % len(chair.state["choices"])]["words"]
                    ticket = chair.state["ticket"]
                    await chair.ask("move", ticket=ticket, actions=[words])
                    await chair.ask("move", ticket=ticket, actions=["place prism", "nonsense"])
                await chair.socket.send("{" * number)
                await chair.ask("undo")
    async with one.sit(table, "x" * 43) as nobody:
        await nobody.socket.wait_closed()
    await one.http.get(f"/api/tables/{table}/replay?seat=0", headers={"authorization": f"Bearer {token}"})
    await one.http.post("/api/tables", content=b"{" * 1000, headers={"content-type": "application/json"})
    await one.http.get("/api/nothing", params={"token": "x"})


def test_an_unexpected_failure_leaves_no_values_in_the_log() -> None:
    def fail(token: str) -> None:
        try:
            raise ValueError(f"with {token}")
        except ValueError as error:
            raise KeyError(token) from error

    with pytest.raises(KeyError) as caught:
        fail("a token")
    told = traced(caught.value)
    assert "a token" not in str(told)
    assert told["cause"] == "KeyError from ValueError"
    assert "test_security.py" in told["at"]


def test_a_failure_is_told_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither what went wrong nor where."""

    async def scene(parlour: Parlour) -> None:
        async def fail(*_: object) -> None:
            raise RuntimeError("a secret")

        monkeypatch.setattr(parlour.desk.store, "listed", fail)
        answer = await parlour.guest().http.get("/api/tables")
        assert problem(answer) == "failed"
        assert "secret" not in answer.text
        assert "/" not in answer.json()["message"]
        assert HEADERS.items() <= dict(answer.headers).items()

    run(tmp_path, scene)


def test_cookies_are_for_the_browser_alone(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        answer = await parlour.guest().http.post("/api/tables", json=TABLE)
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie
        assert ("secure" in cookie) == parlour.settings.secure_cookies
        assert ("strict-transport-security" in answer.headers) == parlour.settings.secure_cookies

    run(tmp_path, scene)
    run(tmp_path, scene, secure_cookies=True)
    assert STRICT_TRANSPORT[0] == "strict-transport-security"


def test_a_cookie_is_renewed_and_forgotten(tmp_path: Path) -> None:
    """Whoever had a guest's cookie before has nothing of the account; who signs out has nothing either."""

    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest()
        made = await guest.make("me", "open")
        before = guest.cookie
        assert (await sign(guest, "accounts")).status_code == 201
        after = guest.cookie
        assert before != after
        assert await knows(parlour, before) is None
        assert await knows(parlour, after) == "somebody"
        mine = (await guest.http.get("/api/my/tables")).json()
        assert [table["id"] for table in mine] == [made["table"]], "a guest keeps their tables"
        assert (await guest.http.delete("/api/login")).status_code == 204
        assert await knows(parlour, after) is None
        assert (await sign(parlour.guest(), "login")).status_code == 200

    run(tmp_path, scene)


async def sign(guest: Guest, how: str, login: str = "somebody", password: str = PASSWORD) -> httpx.Response:
    return await guest.http.post(f"/api/{how}", json={"login": login, "password": password})


async def knows(parlour: Parlour, cookie: str) -> str | None:
    guest = parlour.guest()
    guest.http.cookies.set("arcanum", cookie)
    found = (await guest.http.get("/api/me")).json()["login"]
    return None if found is None else str(found)


def test_trying_passwords_is_slow_and_tells_nothing(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        await sign(parlour.guest(), "accounts")
        wrong = await sign(parlour.guest(), "login", password="not the password")
        unknown = await sign(parlour.guest(), "login", login="nobody")
        assert wrong.status_code == unknown.status_code == 401
        assert wrong.json() == unknown.json()
        assert problem(await sign(parlour.guest(), "accounts", login="SOMEBODY")) == "name_taken"
        guest = parlour.guest("10.9.9.9")
        codes = [problem(await sign(guest, "login", login="nobody")) for _ in range(12)]
        assert codes[-1] == "too_fast"

    run(tmp_path, scene, limits=replace(OPEN, logins=0.01))


def test_logins_that_look_alike_are_the_same() -> None:
    assert key_of("Straße") == key_of("STRASSE")
    assert key_of("\uff21dept") == key_of("adept"), "a wide letter"
    with pytest.raises(Refused):
        key_of("\ufb03" * 40)


# --- pages elsewhere --------------------------------------------------------------------------------------------------


def test_pages_elsewhere_can_do_nothing(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest()
        await guest.make("me", "open")
        for origin in (*OURS, *FOREIGN):
            answer = await guest.http.post("/api/tables", json=TABLE, headers={"origin": origin})
            assert answer.status_code == (201 if origin in OURS else 403), origin
            answer = await guest.http.delete("/api/login", headers={"origin": origin})
            assert answer.status_code == (204 if origin in OURS else 403), origin
        assert (await guest.http.get("/api/me", headers={"origin": "http://evil.example"})).status_code == 200

    run(tmp_path, scene, origins=("https://friend.example",))


def test_over_tls_a_page_without_it_is_elsewhere(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        for origin, status in (("http://arcanum.test", 403), ("https://arcanum.test", 201)):
            answer = await parlour.guest().http.post("/api/tables", json=TABLE, headers={"origin": origin})
            assert answer.status_code == status

    run(tmp_path, scene, secure_cookies=True)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_only_json_is_read(tmp_path: Path, kind: str) -> None:
    """What a page elsewhere can send without asking first is not understood."""

    async def scene(parlour: Parlour) -> None:
        body = b'{"game":"res_arcana","seats":[{"who":"me"},{"who":"open"}]}'
        for path in ("/api/tables", "/api/login", "/api/accounts", "/api/tables/x/join", "/api/nothing"):
            answer = await parlour.guest().http.post(path, content=body, headers={"content-type": kind})
            assert problem(answer) == "not_json"
        headers = {"content-type": "application/json; charset=utf-8"}
        assert (await parlour.guest().http.post("/api/tables", content=body, headers=headers)).status_code == 201

    run(tmp_path, scene)


def test_names_of_others_do_not_lead_here(tmp_path: Path) -> None:
    """A page may have its own name lead to this machine; a server that has names of its own does not answer to it."""

    async def scene(parlour: Parlour) -> None:
        for host, status in HOSTS.items():
            answer = await parlour.guest().http.get("/api/me", headers={"host": host})
            assert answer.status_code == status, host
        ear = parlour.guest().ear("x", host="evil.example")
        await ear.open()
        assert await ear.closed() == 4403
        await ear.close()

    run(tmp_path, scene, hosts=("arcanum.test",), origins=("https://friend.example",))


HOSTS = {
    "arcanum.test": 200,
    "ARCANUM.test:8421": 200,
    "localhost:8421": 200,
    "127.0.0.1:8421": 200,
    "[::1]:8421": 200,
    "192.168.1.7": 200,
    "friend.example": 200,
    "evil.example": 421,
    "evil.example:8421": 421,
    "127.0.0.1.evil.example": 421,
    "arcanum.test.evil.example": 421,
    "[": 421,
    "": 421,
}


def test_every_answer_has_its_headers(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        http = parlour.guest().http
        answers = [
            await http.get("/api/games"),
            await http.get("/api/nothing"),
            await http.get("/"),
            await http.get("/healthz"),
            await http.get("/api/schema/openapi.json"),
            await http.put("/api/tables"),
            await http.options("/api/tables"),
            await http.get("/api/tables/none"),
            await http.get("/api/tables?limit=x"),
            await http.delete("/api/login"),
            await http.post("/api/tables", content=b"{"),
            await http.post("/api/tables", json=TABLE, headers={"origin": "null"}),
            await http.post("/api/tables", content=b"x" * 3_000_000, headers={"content-type": "application/json"}),
        ]
        for answer in answers:
            assert HEADERS.items() <= dict(answer.headers).items(), answer.url
            assert answer.status_code < 500, answer.text
            if answer.status_code >= 400 and answer.url.path != "/":  # There the app may not have been built.
                problem(answer)
        assert "access-control-allow-origin" not in {name for answer in answers for name in answer.headers}
        assert answers[-1].status_code == 413

    run(tmp_path, scene)


def test_the_policy_for_pages_is_strict() -> None:
    policy = HEADERS["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert "*" not in policy


# --- limits -----------------------------------------------------------------------------------------------------------


def test_requests_are_limited_for_an_address(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        one, other = parlour.guest("10.9.9.9"), parlour.guest("10.9.9.8")
        codes = [(await one.http.get("/api/nothing")).status_code for _ in range(7)]
        assert codes == [404] * 5 + [429] * 2
        assert (await other.http.get("/api/me")).status_code == 200

    run(tmp_path, scene, limits=replace(OPEN, requests=0.001, request_burst=5))


def test_a_network_is_one_address(tmp_path: Path) -> None:
    """Whoever has one address of IPv6 has 2^64; and who names another address has the one that they come from."""

    async def scene(parlour: Parlour) -> None:
        for address in ("2001:db8::1", "2001:db8::2", "2001:db8:0:0:ffff::3"):
            guest = parlour.guest(address)
            answer = await guest.http.get("/api/me", headers={"x-forwarded-for": "1.2.3.4"})
        assert answer.status_code == 429
        assert (await parlour.guest("2001:db8:0:1::1").http.get("/api/me")).status_code == 200
        assert (await parlour.guest("::ffff:10.9.9.9").http.get("/api/me")).status_code == 200
        assert (await parlour.guest("::ffff:10.9.9.8").http.get("/api/me")).status_code == 200

    run(tmp_path, scene, limits=replace(OPEN, requests=0.001, request_burst=2))


def test_behind_a_proxy_the_address_is_the_one_that_the_proxy_names(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest("10.9.9.9")
        for client in ("1.1.1.1", "1.1.1.2"):
            codes = [
                (await guest.http.get("/api/me", headers={"x-forwarded-for": f"9.9.9.{number}, {client}"})).status_code
                for number in range(3)
            ]
            assert codes == [200, 200, 429]

    run(tmp_path, scene, limits=replace(OPEN, requests=0.001, request_burst=2), trust_proxy=True)


def test_limits_forget_those_who_have_gone() -> None:
    limiter = Limiter(1.0, 1.0)
    for number in range(30_000):
        limiter.take(str(number))
    assert len(limiter._buckets) <= 20_000


def test_tables_are_limited_for_a_guest_and_guests_for_an_address(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest("10.9.9.9")
        codes = [(await guest.http.post("/api/tables", json=TABLE)).status_code for _ in range(4)]
        assert codes == [201, 201, 201, 429]
        again = [await parlour.guest("10.9.9.9").http.post("/api/tables", json=TABLE) for _ in range(3)]
        assert [answer.status_code for answer in again] == [201, 429, 429], "a new guest each time, from one address"
        assert problem(again[-1]) == "too_many"
        assert (await parlour.guest("10.9.9.8").http.post("/api/tables", json=TABLE)).status_code == 201

    run(tmp_path, scene, limits=replace(OPEN, tables=3, guests=0.001, guest_burst=2))


def test_what_is_refused_leaves_nothing_behind(tmp_path: Path) -> None:
    """No guest is remembered who only asked for what there is not."""

    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest()
        wrong = [
            await guest.http.post("/api/tables", json={**TABLE, "game": "chess"}),
            await guest.http.post("/api/tables", json={**TABLE, "record": {}}),
            await guest.http.post("/api/tables/none/join", json={}),
            await guest.http.post("/api/tables/none/branch", json={"moves": 0, "seats": SEATS}),
        ]
        assert [answer.status_code for answer in wrong] == [422, 422, 404, 404]
        assert guest.cookie == ""

    run(tmp_path, scene)


@pytest.mark.parametrize(
    "wish",
    [
        {"name": ""},
        {"name": "x" * 41},
        {"name": "   "},
        {"name": "a\n"},
        {"name": "a\u0000b"},
        {"name": "\u202eabc"},
        {"title": "x" * 81},
        {"title": "a\nb"},
        {"webhook": "x" * 501},
        {"clock": -1},
        {"clock": 10**9},
        {"delay": 10**9},
        {"delay": 1.5},
        {"public": 1},
        {"public": "yes"},
        {"unknown": 1},
        {"scenario": "x" * 100_001},
        {"options": {str(number): 1 for number in range(21)}},
        {"seats": []},
        {"seats": [{"who": "me"}] * 9},
        {"seats": [{"who": "me", "seat": 1}, {"who": "open"}]},
        {"seats": [{"who": "you"}, {"who": "open"}]},
        {"game": None},
        {"record": []},
    ],
    ids=str,
)
def test_schemas_are_strict(wish: dict[str, Any]) -> None:
    import msgspec

    from arcanum.server import wire

    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({**TABLE, **wish}), type=wire.MakeTable)


@pytest.mark.parametrize(
    "wish",
    [
        {"options": {"round_limit": "9" * 3000}},
        {"options": {"round_limit": 10**15}},
        {"options": {"x" * 3000: 1}},
        {"options": {"setup": "x" * 100_000}},
        {"seats": [{"who": "me"}, {"who": "bot", "bot": "magister:3600s"}]},
        {"seats": [{"who": "me"}, {"who": "bot", "bot": "magister:1000000"}]},
        {"seats": [{"who": "me"}, {"who": "bot", "bot": "oracle"}]},
        {"seats": [{"who": "me"}, {"who": "me"}]},
        {"webhook": "http://127.0.0.1/"},
        {"webhook": "http://169.254.169.254/latest"},
        {"webhook": "file:///etc/passwd"},
        {"game": "../../etc"},
    ],
    ids=lambda wish: str(wish)[:60],
)
def test_what_nobody_can_afford_is_refused(tmp_path: Path, wish: dict[str, Any]) -> None:
    async def scene(parlour: Parlour) -> None:
        answer = await parlour.guest().http.post("/api/tables", json={**TABLE, **wish})
        assert answer.status_code == 422, answer.text
        assert len(answer.content) < 1000

    run(tmp_path, scene)


# --- what others send -------------------------------------------------------------------------------------------------

SCENARIO = "game: res_arcana\ntitle: A position\n"
BOMBS = {
    "aliases": SCENARIO + "a: &a [x, x]\n" + "".join(f"b{n}: &b{n} [*a, *a, *a]\n" for n in range(9)),
    "deep": SCENARIO + "position: " + "[" * 40_000,
    "deep mappings": SCENARIO + "position: " + "{a: " * 20_000,
    "wide": SCENARIO + "position: {" + ", ".join(f"k{n}: {n}" for n in range(7_000)) + "}",
    "many mistakes": SCENARIO + "".join(f"k{n}: *x\n" for n in range(9_000)),
    "a tag": SCENARIO + "position: !!python/object/apply:os.system [ls]\n",
    "huge numbers": SCENARIO + "position: {round: 99999999999999999, players: [{}, {}]}\n",
    "huge pools": SCENARIO + "position: {players: [{pool: {gold: 99999999999999999}}, {}]}\n",
    "files": SCENARIO + "packs: [../../../etc]\nposition: {players: [{}, {}]}\n",
    "no text": "\u0000\u0001",
    "nothing": "",
    "another game": "game: chess\ntitle: A position\nposition: {players: [{}, {}]}\n",
    "unknown cards": SCENARIO + "position: {players: [{hand: [nothing]}, {}]}\n",
    "a long line": SCENARIO + "note: " + "x" * 90_000 + "\nposition: {players: [{hand: [nothing]}, {}]}\n",
}


@pytest.mark.parametrize("bomb", BOMBS)
def test_scenarios_of_strangers(tmp_path: Path, bomb: str) -> None:
    """Whatever it is, it is refused soon, in few words, and without a word of where it was read."""

    async def scene(parlour: Parlour) -> None:
        began = asyncio.get_running_loop().time()
        answer = await parlour.guest().http.post("/api/tables", json={**TABLE, "scenario": BOMBS[bomb]})
        assert answer.status_code == 422, answer.text
        assert len(answer.content) < 2000
        assert not re.search(r"/tmp|/var|/home|scenario\.yaml|site-packages", answer.text)
        assert asyncio.get_running_loop().time() - began < 20

    run(tmp_path, scene)


def a_record(**changes: Any) -> dict[str, Any]:
    from arcanum.core.record import Record

    record = Record.start(find("res_arcana"), 2, "a seed", {"setup": "first_game"})
    return {**record.data(), **changes}


RECORDS: dict[str, dict[str, Any]] = {
    "nothing": {},
    "another format": a_record(format=9),
    "unknown fields": a_record(more=1),
    "another game": a_record(game="chess"),
    "other packs": a_record(packs=[]),
    "many seats": a_record(seats=10**9),
    "huge options": a_record(options={"round_limit": "9" * 4000}),
    "long options": a_record(options={"setup": "x" * 100_000}),
    "illegal": a_record(actions=["0 pass"]),
    "unknown words": a_record(actions=["0 fly away"]),
    "no words": a_record(actions=["0"]),
    "a seat that is not there": a_record(actions=["9 pass"]),
    "too many": a_record(actions=["0 pass"] * 100_000),
    "a wrong result": a_record(result=[1, 0]),
    "a wrong hash": a_record(checkpoints={"0": "0" * 16}),
    "a huge position": a_record(position={"players": [{"pool": {"gold": 10**15}}, {}]}),
    "a deep position": a_record(position={"players": [[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]}),
    "an odd position": a_record(position={"players": [{"hand": {"a": 1}}, 3]}),
    "a position of nothing": a_record(position={"center": {"items": ["nothing"]}}),
}


@pytest.mark.parametrize("record", RECORDS)
def test_records_of_strangers(tmp_path: Path, record: str) -> None:
    async def scene(parlour: Parlour) -> None:
        answer = await parlour.guest().http.post("/api/tables", json={**TABLE, "record": RECORDS[record]})
        assert answer.status_code == 422, answer.text
        assert problem(answer) in ("bad_record", "bad_table")
        assert len(answer.content) < 2000

    run(tmp_path, scene)


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b'{"game":"x","record":' + b"[" * 900_000,
        b"\xff\xfe",
        b'{"game":"\xff"}',
        b'{"\xc3":1}',
        b'{"game":"res_arcana","seats":[],"title":"\xed\xa0\x80"}',
    ],
)
def test_bodies_that_cannot_be_read(tmp_path: Path, body: bytes) -> None:
    async def scene(parlour: Parlour) -> None:
        headers = {"content-type": "application/json"}
        answer = await parlour.guest().http.post("/api/tables", content=body, headers=headers)
        assert (answer.status_code, problem(answer)) == (400, "bad_request")

    run(tmp_path, scene)


def long_game() -> dict[str, Any]:
    """A game that goes on for as long as a record may be."""
    import random

    from arcanum.core.session import Session

    session = Session.new(find("res_arcana"), 2, "long", {"round_limit": 0})
    chance = random.Random(1)
    while len(session.record.actions) < Limits().record_moves and not session.state.over:
        seat = chance.choice(session.state.actors())
        words = [session.state.space.words(action) for action in session.state.legal_actions(seat)]
        session.play(seat, "pass" if "pass" in words else chance.choice(words))
    session.record.result = None
    return session.record.data()


def test_a_long_record_holds_nobody_up(tmp_path: Path) -> None:
    """While it is played through others are answered."""
    record = long_game()

    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest()
        sending = asyncio.create_task(guest.http.post("/api/tables", json={**TABLE, "record": record}))
        waits: list[float] = []
        loop = asyncio.get_running_loop()
        while not sending.done():
            began = loop.time()
            await asyncio.sleep(0)
            waits.append(loop.time() - began)
        answer = await sending
        assert answer.status_code in (201, 422), answer.text
        assert max(waits) < 1.0
        assert len(waits) > 3

    run(tmp_path, scene)


def test_a_record_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        answer = await parlour.guest().http.post("/api/tables", json={**TABLE, "record": long_game()})
        assert problem(answer) == "bad_record"
        assert "too long" in answer.json()["message"]

    run(tmp_path, scene, limits=replace(OPEN, upload_seconds=0.0))


def test_a_game_that_nobody_has_played_is_dealt_anew(tmp_path: Path) -> None:
    """Else whoever sends a record with a seed of their own would know all cards. Where a game goes on that somebody
    has played before, everybody is told."""

    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest()
        made = (await guest.http.post("/api/tables", json={**TABLE, "record": a_record()})).json()
        table = parlour.desk.hub.live[made["table"]].table
        assert table.record.seed != "a seed"
        assert (await guest.http.get(f"/api/tables/{made['table']}")).json()["origin"] == "deal"
        scenario = SCENARIO + "position: {players: [{}, {}]}\nseed: mine\n"
        made = (await guest.http.post("/api/tables", json={**TABLE, "scenario": scenario})).json()
        assert (await guest.http.get(f"/api/tables/{made['table']}")).json()["origin"] == "scenario"
        assert parlour.desk.hub.live[made["table"]].table.record.seed != "mine"
        record = long_game()
        played = {**record, "actions": record["actions"][:40], "checkpoints": {}}
        made = (await guest.http.post("/api/tables", json={**TABLE, "record": played})).json()
        assert (await guest.http.get(f"/api/tables/{made['table']}")).json()["origin"] == "record"

    run(tmp_path, scene)


# --- who may look -----------------------------------------------------------------------------------------------------


def test_who_may_look_at_a_game(tmp_path: Path) -> None:
    """While it goes on: players, from their own seats. When it is over: those who have played, and everybody if it was
    public."""

    async def scene(parlour: Parlour) -> None:
        for public in (False, True):
            one, other, stranger = parlour.guest(), parlour.guest(), parlour.guest()
            made = await one.make("me", "open", public=public)
            joined = await other.join(made["table"])
            here = f"/api/tables/{made['table']}"
            own = {"authorization": f"Bearer {joined['token']}"}
            assert await statuses(one, f"{here}/replay?seat=0", f"{here}/replay?seat=1", f"{here}/replay") == [
                200,
                403,
                403,
            ]
            assert await statuses(stranger, f"{here}/replay?seat=1") == [403]
            assert (await stranger.http.get(f"{here}/replay?seat=1", headers=own)).status_code == 200
            assert (await one.http.get(f"{here}/replay?seat=0", headers=own)).status_code == 403, "a token counts more"
            for guest in (one, stranger):
                assert await statuses(guest, f"{here}/record", f"{here}/replay?seat=7") == [403, 403]
            branch = {"moves": 0, "seats": SEATS}
            assert (await one.http.post(f"{here}/branch", json=branch)).status_code == 403
            listed = [table["id"] for table in (await stranger.http.get("/api/tables")).json()]
            assert (made["table"] in listed) == public
            async with one.sit(made["table"]) as ear:
                assert (await ear.ask("resign"))["type"] == "done"
            everything = [f"{here}/record", f"{here}/replay?seat=1", f"{here}/replay"]
            assert await statuses(one, *everything) == [200, 200, 200]
            assert await statuses(stranger, *everything) == [200 if public else 403] * 3
            assert (await stranger.http.post(f"{here}/branch", json=branch)).status_code == (201 if public else 403)

    run(tmp_path, scene)


async def statuses(guest: Guest, *paths: str) -> list[int]:
    return [(await guest.http.get(path)).status_code for path in paths]


def test_a_table_without_spectators(tmp_path: Path) -> None:
    """Whoever waits there before the game begins sees nothing of it, and nobody comes in afterwards."""

    async def scene(parlour: Parlour) -> None:
        one, other, stranger = parlour.guest(), parlour.guest(), parlour.guest()
        made = await one.make("me", "open", spectators=False)
        async with stranger.sit(made["table"]) as early:
            await early.settle()
            assert early.state["table"]["status"] == "open"
            await other.join(made["table"])
            await early.settle()
            assert early.state["table"]["status"] == "playing"
            assert early.state["view"] is None
            assert early.state["events"] == early.state["log"] == []
            late = stranger.ear(made["table"])
            await late.open()
            await late.say(type="hello")
            assert await late.closed() == 4403
            await late.close()

    run(tmp_path, scene)


def test_who_has_to_wait_waits_everywhere(tmp_path: Path) -> None:
    """What spectators see later they cannot ask for now."""

    async def scene(parlour: Parlour) -> None:
        one, other, stranger = parlour.guest(), parlour.guest(), parlour.guest()
        wish = {"delay": 3600, "public": True, "options": {"setup": "first_game", "first": 0}}
        made = await one.make("me", "open", **wish)
        joined = await other.join(made["table"])
        here = f"/api/tables/{made['table']}"
        told = (await stranger.http.get(here)).json()
        assert (told["asked"], told["moves"]) == ([], 0)
        assert (await one.http.get(here)).json()["asked"] != []
        before = (await stranger.http.get("/api/tables")).json()
        asked = (await one.http.get(here)).json()["asked"][0]
        async with (one, other)[asked].sit(made["table"], (made["token"], joined["token"])[asked]) as ear:
            await ear.settle()
            words = ear.state["choices"][0]["words"]
            assert (await ear.ask("move", ticket=ear.state["ticket"], actions=[words]))["type"] == "done"
        assert (await stranger.http.get("/api/tables")).json() == before
        assert (before[0]["asked"], before[0]["moves"]) == ([], 0)
        async with stranger.sit(made["table"]) as ear:
            await ear.settle()
            assert ear.state["view"] is None

    run(tmp_path, scene)


def test_the_server_listens_on_this_machine_only(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        assert house.url.startswith("http://127.0.0.1:")
        lines = Path("/proc/net/tcp").read_text().splitlines()
        port = f":{house.port:04X}"
        local = [line.split()[1] for line in lines if line.split()[1].endswith(port) and line.split()[3] == "0A"]
        assert local == [f"0100007F{port}"]
