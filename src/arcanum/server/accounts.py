"""Guests and accounts over HTTP, with all that the owners of accounts may do."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, delete, get, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody

from arcanum.server import wire
from arcanum.server.desk import Desk
from arcanum.server.door import client_of
from arcanum.server.errors import Refused
from arcanum.server.farewell import exported, forget
from arcanum.server.http import ON_SENDING, desk_of, problems, refuse_unreadable, visitor_of, with_cookie
from arcanum.server.identity import COOKIE
from arcanum.server.store import Listed

Asked = Request[Any, Any, State]
_NO_COOKIE = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax", path="/")
_ON_OWN = ("bad_request", "foreign_origin", "too_large", "not_json", "not_signed_in")


class Me(wire.Sent, frozen=True):
    """The current visitor: a guest without a login, or nobody known yet."""

    known: bool
    login: str | None
    name: str
    mail: bool = False
    """Whether the server can send mail to those who have forgotten their password."""


class Account(wire.Sent, frozen=True):
    """An account, as its owner sees it."""

    login: str
    name: str
    made_at: int
    email: str
    """Where mail goes; empty: nowhere."""
    codes: int
    """How many recovery codes are left."""


class Codes(wire.Sent, frozen=True):
    """Recovery codes. They are told this once; each of them opens the account once."""

    codes: list[str]


class Kept(wire.Sent, frozen=True):
    """What is kept of whoever has an account."""

    format: int
    exported_at: int
    account: Account
    tables: list[Listed]
    """Where one has played. The records of games that are over are at `/api/tables/{id}/record`."""


# --- coming and going -------------------------------------------------------------------------------------------------


@get("/me", responses=problems("bad_request"))
async def me(request: Asked) -> Response[Me]:
    """The current visitor. The cookie of a visitor who comes back now and then never expires."""
    desk, cookie = desk_of(request), request.cookies.get(COOKIE)
    visitor = await visitor_of(desk, request)
    if visitor is None or cookie is None:
        return Response(Me(False, None, "", desk.postman.office is not None))
    renewed = await desk.visitors.renew(cookie)
    return with_cookie(desk, await _me(desk, visitor), cookie if renewed else None)


@post("/accounts", responses=problems(*ON_SENDING, "name_taken", "weak_password"))
async def register(request: Asked, data: JSONBody[wire.Credentials]) -> Response[Me]:
    """Make an account. A guest keeps their tables, under a new cookie."""
    desk = desk_of(request)
    _allow_try(desk, request)
    guest = await visitor_of(desk, request)
    visitor, cookie = await desk.visitors.register(data.login, data.password, guest)
    await _succeed(desk, request, guest, visitor)
    return with_cookie(desk, await _me(desk, visitor), cookie, 201)


@post("/login", status_code=200, responses=problems(*_ON_OWN))
async def sign_in(request: Asked, data: JSONBody[wire.Credentials]) -> Response[Me]:
    desk = desk_of(request)
    _allow_try(desk, request)
    before = await visitor_of(desk, request)
    visitor, cookie = await desk.visitors.sign_in(data.login, data.password)
    await _succeed(desk, request, before, visitor)
    return with_cookie(desk, await _me(desk, visitor), cookie)


@delete(
    "/login",
    status_code=204,
    responses=problems("bad_request", "foreign_origin"),
    response_cookies=[_NO_COOKIE],
)
async def sign_out(request: Asked) -> None:
    """Forget who one is; in this browser, and here."""
    desk = desk_of(request)
    visitor = await visitor_of(desk, request)
    if visitor is not None:
        await _forget(desk, request, visitor)


# --- one's own account ------------------------------------------------------------------------------------------------


@get("/account", responses=problems("bad_request", "not_signed_in"))
async def account(request: Asked) -> Account:
    """One's account."""
    desk = desk_of(request)
    return await _account(desk, (await _owner(desk, request))[0])


@post("/account/password", status_code=200, responses=problems(*_ON_OWN, "weak_password"))
async def change_password(request: Asked, data: JSONBody[wire.ChangePassword]) -> Response[Me]:
    """Another password. Everybody who is signed in to the account has to do so again, except whoever asks."""
    desk = desk_of(request)
    visitor, login = await _proved(desk, request, data.password)
    await desk.visitors.check_strength(data.wanted, login)
    return await _let_in_anew(desk, visitor, data.wanted)


@post("/account/codes", status_code=200, responses=problems(*_ON_OWN))
async def make_codes(request: Asked, data: JSONBody[wire.Confirmed]) -> Codes:
    """New recovery codes; those from before open nothing any more."""
    desk = desk_of(request)
    visitor, _ = await _proved(desk, request, data.password)
    return Codes(await desk.keys.make_kept(visitor))


@post("/account/email", status_code=200, responses=problems(*_ON_OWN, "not_allowed", "too_many"))
async def change_email(request: Asked, data: JSONBody[wire.ChangeEmail]) -> Account:
    """Where mail goes to whoever has forgotten their password: from when the code is sent back that is mailed there."""
    desk = desk_of(request)
    visitor, login = await _proved(desk, request, data.password)
    if not data.email:
        await desk.visitors.set_email(visitor, "")
        return await _account(desk, visitor)
    if desk.postman.office is None:
        raise Refused("not_allowed", "this server sends no mail")
    code = await desk.keys.make_mailed(visitor, "address", data.email)
    if code is None:
        raise Refused("too_many", "several mails have been sent already; try again in an hour")
    desk.postman.send("address", data.email, data.lang, {"login": login, "code": code})
    return await _account(desk, visitor)


@post("/account/email/proof", status_code=200, responses=problems(*_ON_OWN))
async def prove_email(request: Asked, data: JSONBody[wire.ProveEmail]) -> Account:
    """Send back the code that was mailed to a new address."""
    desk = desk_of(request)
    _allow_try(desk, request)
    visitor, _ = await _owner(desk, request)
    email = await desk.keys.use(visitor, data.code, "address")
    if not email:
        raise Refused("not_signed_in", "this code is not right, or not any more")
    await desk.visitors.set_email(visitor, email)
    return await _account(desk, visitor)


@get("/account/export", responses=problems("bad_request", "not_signed_in"))
async def export(request: Asked) -> Kept:
    """All that is kept of one, but what opens the account."""
    desk = desk_of(request)
    visitor, _ = await _owner(desk, request)
    now, played = await exported(desk.store, visitor)
    return Kept(1, now, await _account(desk, visitor), played)


@post("/account/deletion", status_code=204, responses=problems(*_ON_OWN), response_cookies=[_NO_COOKIE])
async def delete_account(request: Asked, data: JSONBody[wire.Confirmed]) -> None:
    """Delete the account. Games that nobody else has played in go with it; at the others the seat has no name any
    more, and a bot plays on. This cannot be taken back."""
    desk = desk_of(request)
    visitor, _ = await _proved(desk, request, data.password)
    await forget(desk.store, desk.hub, desk.visitors, visitor)


# --- a password that was forgotten ------------------------------------------------------------------------------------


@post("/recovery/mail", status_code=202, responses=problems(*ON_SENDING))
async def ask_for_mail(request: Asked, data: JSONBody[wire.AskForMail]) -> Response[None]:
    """Have a code mailed, if there is such an account and it has an address. The answer is the same if not."""
    desk = desk_of(request)
    _allow_try(desk, request)
    return Response(None, status_code=202, background=BackgroundTask(_mail_code, desk, data))


async def _mail_code(desk: Desk, data: wire.AskForMail) -> None:
    found = await desk.visitors.account_of(data.login)
    if desk.postman.office is None or found is None or not found[1]:
        return
    code = await desk.keys.make_mailed(found[0], "mailed")
    if code is not None:
        desk.postman.send("recovery", found[1], data.lang, {"login": data.login, "code": code})


@post("/recovery", status_code=200, responses=problems(*_ON_OWN, "weak_password"))
async def recover(request: Asked, data: JSONBody[wire.Recover]) -> Response[Me]:
    """Set another password by a recovery code or one that was mailed; it is used up. Whoever is signed in to the
    account has to do so again."""
    desk = desk_of(request)
    _allow_try(desk, request)
    await desk.visitors.check_strength(data.password, data.login)
    found = await desk.visitors.account_of(data.login)
    # A login that there is not is looked for as long as a code that is wrong.
    used = await desk.keys.use(found[0] if found else "", data.code, "kept", "mailed")
    if found is None or used is None:
        raise Refused("not_signed_in", "login or code is wrong")
    before = await visitor_of(desk, request)
    if before is not None and before != found[0]:
        await _forget(desk, request, before)
    return await _let_in_anew(desk, found[0], data.password)


# --- helpers ----------------------------------------------------------------------------------------------------------


async def _me(desk: Desk, visitor: str) -> Me:
    login, name = await desk.visitors.login_of(visitor)
    return Me(True, login, name, desk.postman.office is not None)


async def _account(desk: Desk, visitor: str) -> Account:
    about = await desk.visitors.about(visitor)
    left = await desk.keys.left(visitor)
    return Account(about["login"], about["name"], about["made_at"], about["email"] or "", left)


async def _owner(desk: Desk, request: Asked) -> tuple[str, str]:
    """The visitor who asks, and their login; guests have none."""
    visitor = await visitor_of(desk, request)
    login = None if visitor is None else (await desk.visitors.login_of(visitor))[0]
    if visitor is None or login is None:
        raise Refused("not_signed_in", "this is for those who have signed in")
    return visitor, login


async def _proved(desk: Desk, request: Asked, password: str) -> tuple[str, str]:
    """The same, if they know the password: somebody may have left a browser open."""
    _allow_try(desk, request)
    visitor, login = await _owner(desk, request)
    await desk.visitors.check_password(visitor, password)
    return visitor, login


async def _let_in_anew(desk: Desk, visitor: str, password: str) -> Response[Me]:
    cookie = await desk.visitors.set_password(visitor, password)
    desk.hub.sign_out(visitor)
    return with_cookie(desk, await _me(desk, visitor), cookie)


async def _succeed(desk: Desk, request: Asked, before: str | None, visitor: str) -> None:
    """A browser is given another cookie, as the same visitor as before or as another one."""
    if before == visitor:
        await desk.visitors.replace(request.cookies.get(COOKIE, ""))
    elif before is not None:
        await _forget(desk, request, before)


async def _forget(desk: Desk, request: Asked, visitor: str) -> None:
    """Forget who a browser was; its sockets as well."""
    await desk.visitors.sign_out(request.cookies.get(COOKIE, ""), visitor)
    desk.hub.sign_out(visitor)


def _allow_try(desk: Desk, request: Asked) -> None:
    if not desk.tries.take(client_of(desk.settings, request)):
        raise Refused("too_fast", "too many tries; wait a little")


router = Router(
    path="/api",
    before_request=refuse_unreadable,
    route_handlers=[
        me,
        register,
        sign_in,
        sign_out,
        account,
        change_password,
        make_codes,
        change_email,
        prove_email,
        export,
        delete_account,
        ask_for_mail,
        recover,
    ],
)
