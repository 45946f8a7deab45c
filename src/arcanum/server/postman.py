"""Mail, where the operator has said how it is sent: short letters with a code, one by one, while nobody waits."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

import structlog

from arcanum.server.errors import traced
from arcanum.words.core import core_words

_PATIENCE: Final = 15.0
_LETTERS: Final = {
    "recovery": ("mail-recovery-subject", "mail-recovery"),
    "address": ("mail-address-subject", "mail-address"),
}
"""The kinds of letters, with the messages that are their subject and their text."""
_MOST: Final = 50
"""So many letters wait at most; of a server that does not answer, no more are kept."""
_PORTS: Final = {"smtp": 25, "smtp+tls": 587, "smtps": 465}
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Office:
    """The mail server to which letters are handed."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str


def read_office(text: str) -> Office:
    """From an address such as `smtp+tls://user:password@host:587?from=arcanum@example.org`; raises ValueError."""
    parts = urlsplit(text)
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in _PORTS or not parts.hostname:
        raise ValueError("expected smtp+tls://, smtps:// or smtp:// and the name of a server")
    if "@" not in sender or any(each.isspace() for each in sender):
        raise ValueError("expected ?from= and the address from which mails come")
    port = parts.port or _PORTS[parts.scheme]
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Office(parts.scheme, parts.hostname, port, user, password, sender)


class Postman:
    """Sends letters, if there is an office."""

    def __init__(self, office: Office | None) -> None:
        self.office = office
        self._letters: asyncio.Queue[EmailMessage] = asyncio.Queue(_MOST)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.office is not None:
            self._task = asyncio.create_task(self._carry(self.office))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def send(self, kind: str, to: str, lang: str, told: Mapping[str, str]) -> None:
        """Send a letter of a kind, later; whoever asked learns nothing by how long it takes."""
        if self.office is None:
            return
        subject, body = _LETTERS[kind]
        words = core_words(lang)
        letter = EmailMessage()
        letter["From"], letter["To"] = self.office.sender, to
        letter["Subject"] = words.say(subject)
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(words.say(body, **told) + "\n")
        try:
            self._letters.put_nowait(letter)
        except asyncio.QueueFull:
            log.warning("a mail was dropped: too many wait")

    async def _carry(self, office: Office) -> None:
        while True:
            letter = await self._letters.get()
            try:
                await asyncio.to_thread(_hand_in, office, letter)
            except (OSError, smtplib.SMTPException, ValueError) as error:
                log.warning("a mail was not sent", **traced(error))


def _hand_in(office: Office, letter: EmailMessage) -> None:
    secure = ssl.create_default_context()
    if office.scheme == "smtps":
        connection: smtplib.SMTP = smtplib.SMTP_SSL(office.host, office.port, timeout=_PATIENCE, context=secure)
    else:
        connection = smtplib.SMTP(office.host, office.port, timeout=_PATIENCE)
    with connection:
        if office.scheme == "smtp+tls":
            connection.starttls(context=secure)
        if office.user:
            connection.login(office.user, office.password)
        connection.send_message(letter)
