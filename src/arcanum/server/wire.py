"""What travels between the server and its clients. Unknown fields are refused, so that a misspelt one is noticed."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from arcanum.core.preview import Change, Next
from arcanum.core.state import Data
from arcanum.server.parts import Origin
from arcanum.words.voices import Bill, Choice, LogLine

# No control characters, and none that turn the direction of what follows: a name must not change what stands beside it.
# (A `$` alone would let a line break pass at the end.)
_PLAIN: Final = r"\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff"
# Letters that nobody sees: a name may have them, as some scripts do, but no name may be made of them alone.
_UNSEEN: Final = r"\s\u00ad\u115f\u1160\u200b-\u200d\u2060-\u2064\u2800\u3164\uffa0"
Name = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=rf"^[^{_PLAIN}]*[^{_PLAIN}{_UNSEEN}][^{_PLAIN}]*$(?!\n)")
]
Title = Annotated[str, Meta(max_length=80, pattern=rf"^[^{_PLAIN}]*$(?!\n)")]
Words = Annotated[str, Meta(max_length=200)]
MessageId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Token = Annotated[str, Meta(min_length=32, max_length=128, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Lang = Literal["en", "ru", "uk"]
Spec = Annotated[str, Meta(max_length=40)]
FRAMES: Final = 200
"""How many positions of a replay come at once."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client sends."""


class Sent(msgspec.Struct, frozen=True):
    """Something the server sends."""


# --- HTTP: requests ---------------------------------------------------------------------------------------------------


class SeatWish(Strict, frozen=True):
    """A seat of a new table: for oneself, for anybody who joins, or for a bot."""

    who: Literal["me", "open", "bot"]
    bot: Spec = "magister"


class NewTable(Strict, frozen=True, kw_only=True):
    """What is wished for wherever a new table comes from."""

    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    name: Name = "Player"
    public: bool = False
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=86_400)] = 0
    clock: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    forfeit: bool = False
    webhook: Annotated[str, Meta(max_length=500)] = ""
    """An address that is called when somebody is asked to answer."""
    webhook_secret: Annotated[str, Meta(max_length=100)] = ""
    """With what these calls are signed: `whsec_` and 24 to 64 bytes in base64. If it is left out, one is made."""
    token: Token | None = None
    """A secret of one's own for the seat. A request with the same one is answered as the first one was, so it can be
    sent again if its answer was lost."""


class MakeTable(NewTable, frozen=True, kw_only=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)]
    title: Title = ""
    options: Annotated[dict[str, str | int], Meta(max_length=20)] = {}
    record: dict[str, Any] | None = None
    """Go on with this game, from where its record ends."""
    scenario: Annotated[str, Meta(max_length=100_000)] | None = None
    """Begin with this position: the text of a scenario file."""


class ShareTable(Strict, frozen=True):
    """There is nothing to say but that one shares it."""


class JoinTable(Strict, frozen=True):
    name: Name = "Player"
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    token: Token | None = None
    """As for a new table."""


class BranchTable(NewTable, frozen=True, kw_only=True):
    """A new table that goes on from where a game was after so many moves."""

    moves: Annotated[int, Meta(ge=0, le=1_000_000)]


class SentRecord(Strict, frozen=True):
    """A record to look at. Whoever has it knows all that is in it, so it is shown from any seat."""

    record: dict[str, Any]
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
    """Through whose eyes; -1: a spectator's."""
    lang: Lang = "en"
    start: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, Meta(ge=1, le=FRAMES)] = 50


Login = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[\w.-]+$(?!\n)")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
# One plain address, or nothing: no list of them, and nothing that could begin another line of a letter.
Email = Annotated[str, Meta(max_length=254, pattern=r"^([A-Za-z0-9._%+'-]+@[A-Za-z0-9.-]+)?$(?!\n)")]
Code = Annotated[str, Meta(min_length=1, max_length=40)]


class Credentials(Strict, frozen=True):
    login: Login
    password: Password


class Confirmed(Strict, frozen=True):
    """Something that only who knows the password may ask for."""

    password: Password


class ChangePassword(Strict, frozen=True):
    password: Password
    wanted: Password
    """The new one."""


class ChangeEmail(Strict, frozen=True):
    password: Password
    email: Email
    """Empty: none any more."""
    lang: Lang = "en"


class ProveEmail(Strict, frozen=True):
    code: Code


class AskForMail(Strict, frozen=True):
    login: Login
    lang: Lang = "en"


class Recover(Strict, frozen=True):
    login: Login
    code: Code
    """One of those to keep, or one that was mailed."""
    password: Password
    """The new one."""


# --- HTTP: answers ----------------------------------------------------------------------------------------------------


class Seated(Sent, frozen=True, omit_defaults=True):
    """A seat that is one's own now. The token is told this once; whoever holds it may answer for the seat."""

    table: str
    seat: int | None
    token: str | None
    webhook_secret: str | None = None
    """With what the notices of the table are signed. Only whoever makes a table with a webhook is told, this once."""


class SeatInfo(Sent, frozen=True):
    name: str
    kind: Literal["open", "person", "bot"]
    bot: str = ""
    away: bool = False
    resigned: bool = False
    online: bool = False


class TableInfo(Sent, frozen=True):
    """What everybody may know of a table."""

    id: str
    game: str
    title: str
    status: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    options: dict[str, str | int]
    origin: Origin
    """Where the game began. Whoever has the record or the scenario that a table was made from may know its cards."""
    dealt_anew: bool
    """Whether what nobody could know by then was dealt anew: so whoever has the record knows what any player had seen
    up to there, and nothing of what is to come."""
    public: bool
    shared: bool
    """Whether everybody who knows the address may look at the game when it is over."""
    spectators: bool
    delay: int
    clock: int
    forfeit: bool
    asked: list[int]
    moves: int
    """How many answers were given for all to see."""
    take_backs: int
    """How often the only person at the table went back to before something that was known since."""
    result: list[float] | None
    goal: int
    """So many points a player needs to win; 0 in a game that points do not decide."""
    rematch: str


class Problem(Sent, frozen=True):
    """Why something was not done."""

    code: str
    message: str
    reason: str = ""
    """The id of the engine's reason, if the rules refuse it."""
    rule: str = ""
    details: dict[str, Any] = {}


# --- sockets: what a client says --------------------------------------------------------------------------------------


class Hello(Strict, frozen=True, tag="hello"):
    """The first message: who one is, unless the cookie says so, and in which language one reads."""

    token: Annotated[str, Meta(max_length=128)] = ""
    lang: Lang = "en"
    watch: bool = False
    """Look on, although one may have a seat."""


class Move(Strict, frozen=True, tag="move"):
    id: MessageId
    ticket: Annotated[str, Meta(max_length=40)]
    actions: Annotated[list[Words], Meta(min_length=1, max_length=100)]


class Undo(Strict, frozen=True, tag="undo"):
    id: MessageId


class GoBack(Strict, frozen=True, tag="go_back"):
    """Go back to a decision of one's own, at a table where nobody but bots plays besides."""

    id: MessageId
    number: Annotated[int, Meta(ge=0, le=1_000_000)]
    sure: bool = False
    """Whether the table may be marked as one with take-backs, if something is known since."""


class AskWaysBack(Strict, frozen=True, tag="ways_back"):
    """To which decisions one may go back."""

    id: MessageId


class AskUndo(Strict, frozen=True, tag="ask_undo"):
    id: MessageId


class AnswerUndo(Strict, frozen=True, tag="answer_undo"):
    id: MessageId
    yes: bool
    number: int
    """Which request it answers."""


class Why(Strict, frozen=True, tag="why"):
    """Why an action is not legal now."""

    id: MessageId
    action: Words


class Preview(Strict, frozen=True, tag="preview"):
    """What an answer would do, or several that are given together."""

    id: MessageId
    ticket: Annotated[str, Meta(max_length=40)]
    actions: Annotated[list[Words], Meta(min_length=1, max_length=100)]


class Hint(Strict, frozen=True, tag="hint"):
    id: MessageId


class Resign(Strict, frozen=True, tag="resign"):
    id: MessageId


class Leave(Strict, frozen=True, tag="leave"):
    id: MessageId
    bot: Spec = "magister"


class ComeBack(Strict, frozen=True, tag="come_back"):
    id: MessageId


class FillSeat(Strict, frozen=True, tag="fill_seat"):
    """Give an open seat to a bot; whoever sits at the table may."""

    id: MessageId
    seat: Annotated[int, Meta(ge=0, le=7)]
    bot: Spec = "magister"


class Rematch(Strict, frozen=True, tag="rematch"):
    id: MessageId


class Language(Strict, frozen=True, tag="language"):
    lang: Lang


class Ping(Strict, frozen=True, tag="ping"):
    pass


Asking = (
    Move
    | Undo
    | GoBack
    | AskWaysBack
    | AskUndo
    | AnswerUndo
    | Why
    | Preview
    | Hint
    | Resign
    | Leave
    | ComeBack
    | FillSeat
    | Rematch
)
"""What is answered by name: each has an id of its own, by which a repetition is known again."""
FromClient = Hello | Asking | Language | Ping


# --- sockets: what the server says ------------------------------------------------------------------------------------


class Event(Sent, frozen=True):
    """Something that happened, for animations."""

    kind: str
    args: dict[str, Any]


class State(Sent, frozen=True, tag="state"):
    """Everything one may know now. Whoever has the latest of these needs no other."""

    table: TableInfo
    seat: int | None
    ticket: str
    """What to send with an answer; empty if one is not asked."""
    view: Data | None
    prompt: str
    choices: list[Choice]
    picks: Picks | None
    """How several answers can be given at once; None if they have to be given one by one."""
    undo: str | None
    """None if the last answer may be taken back; else why not, in words."""
    back: WayBack | None
    """One's latest decision, where nobody but bots plays besides: one may go back to it whatever is known since."""
    request: UndoRequest | None
    deadline: int | None
    """When one's time is up, in milliseconds since 1970."""
    now: int
    events: list[Event]
    log: list[LogLine]
    """What happened since the last state; all that is still known if `anew`."""
    anew: bool
    """Whether events and log begin afresh: on the first state, and when something was taken back."""


class Picks(Sent, frozen=True):
    """Answers that belong together, such as the essences of a payment: choose a mix, and send each action as often as
    the mix has it, in the order of the kinds, and then the ending unless the mix is closed."""

    kinds: list[PickKind]
    mixes: list[list[int]]
    """All that the rules allow, by kind; the first is a proposal."""
    ending: Choice | None
    closed: list[bool]
    """Of each mix whether it ends by itself: nothing more could be picked."""
    bill: Bill
    """What it is for."""


class PickKind(Sent, frozen=True):
    words: str
    label: str
    least: int
    most: int


class WayBack(Sent, frozen=True):
    """A decision to which one may go back."""

    number: int
    """Which of one's decisions at this table it was, counted from 0."""
    label: str
    """What was answered there; empty if one gave the game up there."""
    marks: bool
    """Whether the table is marked for it, because something is known since that nobody can forget."""


class UndoRequest(Sent, frozen=True):
    number: int
    seat: int
    agreed: list[int]


class Done(Sent, frozen=True, tag="done"):
    """What this message asked for is stored. `repeated`: it had been done before."""

    id: str
    repeated: bool = False


class Failed(Sent, frozen=True, tag="failed"):
    """What this message asked for was not done, and why."""

    id: str
    problem: Problem


class Because(Sent, frozen=True, tag="because"):
    """The answer to `why`."""

    id: str
    legal: bool
    text: str
    reason: str = ""
    rule: str = ""


class Foretold(Sent, frozen=True, tag="foretold"):
    """The answer to `preview`."""

    id: str
    actions: list[str]
    """The answers that it is told of: as many as would be taken one after another, whatever is hidden."""
    certain: bool
    """Whether this is what will happen; else it is what happens in dealt worlds, with odds."""
    worlds: int
    """In how many of them; 0 if it is certain."""
    log: list[LogLine]
    """What one will be told, as far as that is certain."""
    changes: list[Change]
    """What will be another in the view. A card that one does not see is `?`."""
    next: list[Next]
    """What is asked then, the most likely first."""
    ends: float
    """The share of worlds in which the game is over then."""


class WaysBack(Sent, frozen=True, tag="ways_back"):
    """The answer to `ways_back`: all of them, the latest one last."""

    id: str
    ways: list[WayBack]


class Patience(Sent, frozen=True, tag="patience"):
    """A hint will not be there at once. It comes all the same."""

    id: str
    seconds: int
    """Within how many seconds."""


class Advice(Sent, frozen=True, tag="advice"):
    """The answer to `hint`: the options with the highest chance first."""

    id: str
    options: list[AdviceOption]
    line: list[str]


class AdviceOption(Sent, frozen=True):
    words: str
    label: str
    win: float
    """The chance to win with it."""
    share: float
    """How much of the search's attention it got."""
    error: float
    """The standard error of the chance."""
    because: list[str]
    """What speaks for it or against it, in sentences without full stops."""


class Pong(Sent, frozen=True, tag="pong"):
    now: int


FromServer = State | Done | Failed | Because | Foretold | WaysBack | Patience | Advice | Pong
