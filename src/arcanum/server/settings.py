"""How a server is run, and what it allows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from arcanum.server.postman import Office


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client may do."""

    message_bytes: int = 32_768
    """A message on a socket."""
    body_bytes: int = 2_000_000
    """A request: records and scenarios are sent as a whole."""
    messages: float = 20.0
    """Messages a second on one socket, in the long run."""
    burst: int = 60
    """How many may come at once."""
    requests: float = 10.0
    """Requests a second from one address, in the long run."""
    request_burst: int = 100
    tables: int = 50
    """Tables that are not over, made by the same client."""
    guests: float = 0.1
    """Guests that were not here before, a second, from one address: each has tables and seats of their own."""
    guest_burst: int = 200
    watchers: int = 100
    """Sockets of spectators at one table. Players always find a place."""
    seat_sockets: int = 20
    """Sockets of one seat: a player may look at the same table from several devices."""
    sockets: int = 100
    """Sockets from one address."""
    connections: int = 100
    """Connections from one address, besides as many as it may have sockets."""
    head_seconds: float = 10.0
    """How long a request may take to say what it is: its first lines, up to the empty one."""
    request_seconds: float = 60.0
    """How long what is sent with it may take."""
    hints: float = 0.2
    """Hints a second for one seat, and five times as many for one address."""
    previews: float = 2.0
    """Previews a second for one seat, and five times as many for one address."""
    logins: float = 0.2
    """Tries to sign in a second, from one address."""
    simulations: int = 5_000
    """The largest budget that a client may give to a bot."""
    seconds: float = 5.0
    """The same in seconds."""
    record_moves: int = 3_000
    """Answers in a record that is sent: it is played through to see whether it can be."""
    upload_seconds: float = 5.0
    """How long that may take."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    database: str
    origins: tuple[str, ...] = ()
    """Origins of pages that may talk to it, besides its own."""
    hosts: tuple[str, ...] = ()
    """Names under which it may be reached, besides those in `origins`, numbers and localhost; empty: any. A server on
    this machine only should have just these: else a page elsewhere may have its own name lead here and ask in it."""
    thinkers: int = 1
    """Processes in which bots think."""
    snapshot_every: int = 50
    """Moves between two snapshots of a table."""
    idle_seconds: float = 300.0
    """After how long a table that nobody looks at is put away."""
    secure_cookies: bool = False
    """Whether cookies go over TLS only: when it is reached through a proxy that speaks it."""
    trust_proxy: bool = False
    """Whether the address of a client is the one that a proxy in front of it names."""
    webhooks: bool = True
    private_webhooks: bool = False
    """Whether webhooks may lead to addresses of this machine and its network: for tests and closed networks."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Programs that may be seated, by their names: nobody but the operator says which command that is."""
    hint: str = "magister:1000"
    """The bot that gives hints."""
    mail: Office | None = None
    """The mail server; None: no mail is sent."""
    open_metrics: bool = False
    """Whether everybody may read the figures about the server; else only this machine."""
    limits: Limits = field(default_factory=Limits)
