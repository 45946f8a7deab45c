"""Signatures of notices, so that whoever gets one can tell that it comes from the table it names.

They follow Standard Webhooks (https://www.standardwebhooks.com): HMAC-SHA256 over the notice's id, the time of the call
and the body, so that neither can be changed, nor an old call be repeated later. Most languages have a library for it.
"""

from __future__ import annotations

import binascii
import hmac
import secrets
from base64 import b64decode, b64encode
from hashlib import sha256
from typing import Final

from arcanum.server.errors import Refused

_PREFIX: Final = "whsec_"
_BYTES: Final = 32
_FEWEST: Final = 24
_MOST: Final = 64


def new_secret() -> str:
    """A key that nobody can guess."""
    return _PREFIX + b64encode(secrets.token_bytes(_BYTES)).decode()


def check_secret(secret: str) -> None:
    """Refuse what is no key, or one that could be guessed."""
    try:
        length = len(_key(secret))
    except (binascii.Error, ValueError):
        length = 0
    if not secret.startswith(_PREFIX) or not _FEWEST <= length <= _MOST:
        told = f"expected {_PREFIX} and {_FEWEST} to {_MOST} random bytes in base64"
        raise Refused("bad_table", f"webhook_secret: {told}")


def headers_of(secret: str, id: str, timestamp: int, body: bytes) -> dict[str, str]:
    """What goes with a call. Tables of older versions have no secret, and their notices no signature."""
    named = {"webhook-id": id, "webhook-timestamp": str(timestamp)}
    return named | {"webhook-signature": sign(secret, id, timestamp, body)} if secret else named


def sign(secret: str, id: str, timestamp: int, body: bytes) -> str:
    """The signature of a call at a time in seconds since 1970."""
    signed = b"%s.%d.%s" % (id.encode(), timestamp, body)
    return "v1," + b64encode(hmac.digest(_key(secret), signed, sha256)).decode()


def _key(secret: str) -> bytes:
    return b64decode(secret.removeprefix(_PREFIX), validate=True)
