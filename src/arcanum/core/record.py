"""Records: a game as data. What was agreed before it, the seed, and every answer in words.

The list of answers *is* the game. A record carries words and not numbers, so that a pack added later changes nothing;
it names the rules version and the packs it was played with, and a state hash every few answers, so that playing it
again either gives the same game or says where it parts. It is one JSON document, meant to be read by people as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from arcanum.core.actions import UnknownAction
from arcanum.core.chance import Chance, key_of
from arcanum.core.files import FORMAT, RecordError, check_format, fit, read_document, write_document
from arcanum.core.game import Game, GameError
from arcanum.core.reasons import IllegalAction
from arcanum.core.state import Data, GameState

EVERY: Final = 10
"""How many answers lie between two checkpoints."""


# --- records ----------------------------------------------------------------------------------------------------------


class PackStamp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack that a game was played with."""

    id: str
    version: str
    hash: str


class GaveUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody gave the game up: they said so, or their time was up. The rules know nothing of it."""

    seats: Annotated[list[int], msgspec.Meta(min_length=1)]
    """Several if their time was up together."""
    after: Annotated[int, msgspec.Meta(ge=0)]
    """After how many actions."""


class DealtAnew(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that nobody at the table could know was dealt anew, because others came to a game of which somebody had the
    record; and so was all chance from there on."""

    after: Annotated[int, msgspec.Meta(ge=0)]
    """After how many actions."""
    seed: str


_Hash = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{16}$")]
_Name = Annotated[str, msgspec.Meta(pattern=r"^[^\x00-\x1f\x7f-\x9f]{1,80}$")]
"""What a player is called; it is printed on terminals, so it commands none."""
_Count = Annotated[str, msgspec.Meta(pattern=r"^(0|[1-9][0-9]{0,8})$")]


class _Sheet(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A record as it stands in its file."""

    format: int
    game: str
    rules: Annotated[int, msgspec.Meta(ge=1)]
    packs: list[PackStamp]
    seats: Annotated[int, msgspec.Meta(ge=1)]
    options: dict[str, str | int]
    seed: str
    actions: list[str]
    checkpoints: dict[_Count, _Hash]
    position: dict[str, Any] | None = None
    dealt_anew: list[DealtAnew] = []
    gave_up: list[GaveUp] = []
    take_backs: Annotated[int, msgspec.Meta(ge=0)] = 0
    names: list[_Name] = []
    result: list[float] | None = None


@dataclass(slots=True)
class Record:
    """A finished or running game."""

    game: str
    rules: int
    packs: list[PackStamp]
    seats: int
    options: dict[str, str | int]
    seed: str
    position: Data | None = None
    """Where the game began, in the words of a scenario, if it was not dealt from the seed."""
    actions: list[tuple[int, str]] = field(default_factory=list)
    """Seat and canonical words. Answers with only one choice are not among them: the engine gives them itself."""
    checkpoints: dict[int, str] = field(default_factory=dict)
    """State hashes by the number of actions played."""
    result: list[float] | None = None
    """Who got which share of the win, once the game is over."""
    gave_up: list[GaveUp] = field(default_factory=list)
    """Who gave up, in this order. Somebody else may have played on in their place; they get nothing."""
    take_backs: int = 0
    """How often the game went back to before something that was known since; it says less about whoever played it."""
    dealt_anew: list[DealtAnew] = field(default_factory=list)
    """Where what nobody could know was dealt anew, in this order."""
    names: list[str] = field(default_factory=list, compare=False)
    """What the players were called, by seat; empty where nobody said. The game does not depend on it."""
    source: str = field(default="", compare=False)
    """The file it was read from, for messages."""

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int,
        seed: str,
        options: dict[str, Any] | None = None,
        packs: Sequence[Path] = (),
        position: Data | None = None,
    ) -> Record:
        """The record of a game that nobody has played yet; raises GameError for bad options."""
        settled = game.settle(seats, options or {})
        stamps = msgspec.convert(game.pack_stamps(packs), list[PackStamp])
        laid = None if position is None else _as_read_back(position)
        return cls(game.id, game.rules_version, stamps, seats, settled, seed, laid)

    def deal(self, game: Game, packs: Sequence[Path] = ()) -> GameState:
        """The state before the first action."""
        if self.position is None:
            return game.new(self.seats, self.seed, dict(self.options), packs)
        state = game.position(self.seats, dict(self.options), _as_read_back(self.position), packs)
        if not game.says_chance(self.position):
            state.chance = Chance(key_of(self.seed))
        return state

    def play(self, state: GameState, seat: int, action: int) -> None:
        """Take an action in `state` and write it down; an illegal one raises IllegalAction and changes neither."""
        dealt = None if self.actions else state.state_hash()
        state.apply(seat, action)
        if dealt is not None:
            self.checkpoints[0] = dealt
        self.actions.append((seat, state.space.words(action)))
        if state.over or len(self.actions) % EVERY == 0:
            self.seal(state)

    def deal_anew(self, state: GameState, seed: str) -> None:
        """Deal anew in `state`, which is where the record leads, what nobody can know, and write it down."""
        played = len(self.actions)
        state.deal_anew(seed)
        self.dealt_anew = [each for each in self.dealt_anew if each.after < played] + [DealtAnew(played, seed)]
        self.checkpoints.pop(played, None)
        if self.actions and played % EVERY == 0:
            self.seal(state)

    def seal(self, state: GameState) -> None:
        """Note the hash of the present state and, if the game is over, its result."""
        self.checkpoints[len(self.actions)] = state.state_hash()
        if state.over:
            self.result = shares(list(state.returns()), self.gave_up)

    def data(self) -> Data:
        """The record as plain data, in the order in which one would read it."""
        sheet = _Sheet(
            format=FORMAT,
            game=self.game,
            rules=self.rules,
            packs=self.packs,
            seats=self.seats,
            options=self.options,
            seed=self.seed,
            position=self.position,
            dealt_anew=self.dealt_anew,
            actions=[f"{seat} {words}" for seat, words in self.actions],
            checkpoints={str(number): known for number, known in sorted(self.checkpoints.items())},
            gave_up=self.gave_up,
            take_backs=self.take_backs,
            names=self.names,
            result=self.result,
        )
        plain = msgspec.to_builtins(sheet)
        assert isinstance(plain, dict)
        return plain

    @classmethod
    def from_data(cls, data: object, file: str = "", prefix: tuple[str, ...] = ()) -> Record:
        """The reverse of `data`, strict: raises RecordError for whatever does not belong or does not fit together."""
        check_format(data, file, prefix)
        sheet = fit(data, _Sheet, file, prefix)
        record = cls(
            sheet.game,
            sheet.rules,
            sheet.packs,
            sheet.seats,
            sheet.options,
            sheet.seed,
            sheet.position,
            [_move(number, text, file) for number, text in enumerate(sheet.actions, 1)],
            {int(number): known for number, known in sheet.checkpoints.items()},
            sheet.result,
            sheet.gave_up,
            sheet.take_backs,
            sheet.dealt_anew,
            sheet.names,
            file,
        )
        record._check_counts()
        return record

    def _check_counts(self) -> None:
        played = len(self.actions)
        for number in self.checkpoints:
            if number > played:
                message = f"expected numbers of actions up to {played}, found {number}; is the list of actions cut?"
                raise RecordError(message, "checkpoints", self.source)
        if self.result is not None and len(self.result) != self.seats:
            raise RecordError(f"expected {self.seats} numbers, found {len(self.result)}", "result", self.source)
        if self.names and len(self.names) != self.seats:
            raise RecordError(f"expected {self.seats} names, found {len(self.names)}", "names", self.source)
        gone = [seat for each in self.gave_up for seat in each.seats]
        if len(set(gone)) < len(gone) or not all(0 <= seat < self.seats for seat in gone):
            message = f"expected seats from 0 to {self.seats - 1}, each once, found {gone}"
            raise RecordError(message, "gave_up", self.source)
        if not all(one.after < other.after for one, other in pairwise(self.dealt_anew)):
            raise RecordError("expected numbers of actions that rise", "dealt_anew", self.source)
        if self.dealt_anew and self.dealt_anew[-1].after > played:
            message = f"expected at most {played} actions, found {self.dealt_anew[-1].after}"
            raise RecordError(message, "dealt_anew", self.source)
        for each in self.gave_up:
            if each.after > played:
                raise RecordError(f"expected at most {played} actions, found {each.after}", "gave_up", self.source)

    def write(self, path: Path) -> None:
        """Write the record to a file, packed if its name ends in `.gz`; either whole or not at all."""
        write_document(path, self.data())

    @classmethod
    def read(cls, path: Path) -> Record:
        """Read a record from a file, packed or not."""
        return cls.from_data(read_document(path), str(path))


def _as_read_back(position: Data) -> Data:
    """A copy of a position as its file would give it: JSON knows no tuples and no numbers as keys."""
    return msgspec.json.decode(msgspec.json.encode(position), type=dict[str, Any])


def _move(number: int, text: str, file: str) -> tuple[int, str]:
    seat, _, words = text.partition(" ")
    if not (seat.isascii() and seat.isdigit() and words.strip()):
        raise RecordError(f"expected a seat and words, such as '0 pass', found {text!r}", f"action {number}", file)
    return int(seat), words


def branch(record: Record, number: int) -> Record:
    """A record of the first `number` actions, to go on from there.

    >>> len(branch(record, 2).actions)
    2
    """
    _check_number(record, number)
    whole = number == len(record.actions)
    return Record(
        record.game,
        record.rules,
        list(record.packs),
        record.seats,
        dict(record.options),
        record.seed,
        record.position,
        record.actions[:number],
        {count: known for count, known in record.checkpoints.items() if count <= number},
        record.result if whole else None,
        record.gave_up[:] if whole else [],
        record.take_backs,
        [each for each in record.dealt_anew if each.after <= number],
        record.names[:],
        record.source,
    )


def shares(returns: Sequence[float], gave_up: Sequence[GaveUp]) -> list[float]:
    """Who gets which share of the win. `returns` are those of the rules; all 0 if the game was not played to its end.

    Whoever gave up gets nothing: what is left is for those who stayed, in equal parts. If nobody stayed, it is a draw
    between those who gave up last; but who plays alone and gives up has lost to the game.

    >>> shares([0.0, 0.0, 0.0], [GaveUp([1], after=5)])
    [0.5, 0.0, 0.5]
    """
    if len(returns) == 1:
        return [0.0] if gave_up else list(returns)
    gone = {seat for each in gave_up for seat in each.seats}
    stayed = [seat for seat in range(len(returns)) if seat not in gone] or gave_up[-1].seats
    kept = [share if seat in stayed else 0.0 for seat, share in enumerate(returns)]
    left = 1.0 - sum(kept) if gone else 0.0
    return [share + left / len(stayed) if seat in stayed else 0.0 for seat, share in enumerate(kept)]


def _check_number(record: Record, number: int) -> None:
    if not 0 <= number <= len(record.actions):
        message = f"expected a number of actions from 0 to {len(record.actions)}, found {number}"
        raise RecordError(message, "actions", record.source)


# --- playing again ----------------------------------------------------------------------------------------------------


def replay(record: Record, game: Game, to: int | None = None, packs: Sequence[Path] = ()) -> GameState:
    """The state after all actions, or after the first `to`; every checkpoint on the way is compared.

    Raises RecordError where the record does not fit this build or does not play as it says.

    >>> replay(record, game, to=2).over
    False
    """
    last = len(record.actions) if to is None else to
    _check_number(record, last)
    state = begin(record, game, packs)
    arrive(record, state, 0)
    for number in range(1, last + 1):
        seat, action = read_move(record, state, number)
        try:
            state.apply(seat, action)
        except IllegalAction as error:
            raise refused(record, number, error) from error
        arrive(record, state, number)
    if last == len(record.actions):
        check_result(record, state)
    return state


def verify(record: Record, game: Game, packs: Sequence[Path] = ()) -> None:
    """Play the whole record again; raises RecordError where it does not play as it says.

    >>> verify(record, game)
    """
    replay(record, game, packs=packs)


def begin(record: Record, game: Game, packs: Sequence[Path] = ()) -> GameState:
    """The state before the first action, after a check that this build plays what the record holds.

    >>> begin(record, game).state_hash() == record.checkpoints[0]
    True
    """
    check_origin(record, game, packs)
    try:
        return record.deal(game, packs)
    except GameError as error:
        raise RecordError(str(error), "position" if record.position else "options", record.source) from error


def check_origin(record: Record, game: Game, packs: Sequence[Path] = ()) -> None:
    """Refuse a record of another game, another rules version, other packs or options that do not exist here.

    >>> check_origin(record, game)
    """
    if record.game != game.id:
        raise RecordError(f"expected a record of {game.id}, found one of {record.game}", "game", record.source)
    if record.rules != game.rules_version:
        message = (
            f"the record was played by rules version {record.rules}, this build plays version {game.rules_version}"
        )
        raise RecordError(message, "rules", record.source)
    _check_packs(record, msgspec.convert(game.pack_stamps(packs), list[PackStamp]))
    try:
        game.settle(record.seats, dict(record.options))
    except GameError as error:
        raise RecordError(str(error), "options", record.source) from error


def _check_packs(record: Record, stamps: Sequence[PackStamp]) -> None:
    """Refuse packs other than those that the game was played with."""
    here = {stamp.id: stamp for stamp in stamps}
    for wanted in record.packs:
        found = here.pop(wanted.id, None)
        if found is None:
            message = f"the record was played with the pack {wanted.id} {wanted.version}, which is missing here"
            raise RecordError(message, "packs", record.source)
        if found != wanted:
            message = (
                f"expected the pack {wanted.id} {wanted.version} with the hash {wanted.hash}, "
                f"found {found.version} with the hash {found.hash}"
            )
            raise RecordError(message, "packs", record.source)
    for extra in here.values():
        message = f"the record was played without the pack {extra.id} {extra.version}, which is in use here"
        raise RecordError(message, "packs", record.source)


def read_move(record: Record, state: GameState, number: int) -> tuple[int, int]:
    """Seat and action id of an action of the record, counted from 1.

    >>> seat, action = read_move(record, state, 1)
    >>> (seat, state.space.words(action)) == record.actions[0]
    True
    """
    seat, words = record.actions[number - 1]
    try:
        return seat, state.space.parse(words)
    except UnknownAction as error:
        raise RecordError(str(error), f"action {number}", record.source) from error


def refused(record: Record, number: int, error: IllegalAction) -> RecordError:
    """The error for an action of the record that the rules refuse.

    >>> from arcanum.core.reasons import Reason
    >>> refused(record, 2, IllegalAction("fly", Reason("too-late"))).place
    'action 2'
    """
    seat, words = record.actions[number - 1]
    told = "".join(f", {name} {value}" for name, value in error.reason.args.items())
    message = f"expected a legal action, found {words!r} of seat {seat}, refused: {error.reason.id}{told}"
    return RecordError(message, f"action {number}", record.source)


def arrive(record: Record, state: GameState, number: int) -> None:
    """Follow the record after action `number` of it was played: deal anew what was dealt anew there, then compare the
    checkpoint, if there is one.

    >>> arrive(record, state, 0)
    """
    for each in record.dealt_anew:
        if each.after == number:
            state.deal_anew(each.seed)
    check_hash(record, state, number)


def check_hash(record: Record, state: GameState, number: int) -> None:
    """Compare a checkpoint, where there is one.

    >>> check_hash(record, state, 0)
    """
    known = record.checkpoints.get(number)
    if known is not None and (found := state.state_hash()) != known:
        message = f"expected the state hash {known}, found {found}: the game parts from its record here or just before"
        raise RecordError(message, f"action {number}", record.source)


def check_result(record: Record, state: GameState) -> None:
    """Compare the result with the end of the game, by the rules or because somebody gave it up.

    >>> check_result(record, state)
    """
    if record.result is None and not state.over:
        return
    found: list[float] | None = None
    if state.over:
        found = shares(list(state.returns()), record.gave_up)
    elif record.gave_up:
        found = shares([0.0] * record.seats, record.gave_up)
    if record.result != found:
        told = "none, for the game goes on" if found is None else str(found)
        raise RecordError(f"the record says {record.result}, the game gives {told}", "result", record.source)
