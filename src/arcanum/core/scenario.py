"""Scenarios: a position, steps and expectations in a YAML file.

The same file is a test of a rule, a puzzle, a bug report, a lesson and a place to play on from. What is wrong with the
file itself (a misspelt field, an unknown card, words that stand for no action) raises `ContentError` with file, line
and field; an expectation that the game does not meet is a `Failure` with file, line and step.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from arcanum.core.actions import ActionSpace, UnknownAction
from arcanum.core.content import Problems
from arcanum.core.coverage import is_unknown
from arcanum.core.decoding import faults
from arcanum.core.documents import ContentError, Document, Problem, Where, field_path, read_yaml
from arcanum.core.game import Game, GameError
from arcanum.core.reasons import IllegalAction
from arcanum.core.session import Session
from arcanum.core.state import Data

SEED: Final = "scenario"
"""The seed of a scenario that names none."""
_SHOWN: Final = 160
"""How many characters of a value a failure shows: it is one line."""

Seat = Annotated[int, msgspec.Meta(ge=0)]


# --- what a file says -------------------------------------------------------------------------------------------------


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`{0: place prism}`: a seat takes an action."""

    seat: Seat
    action: str


class Refused(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action that must be refused for the reason with this id, leaving the state as it was."""

    seat: Seat
    action: str
    because: str


class Legal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which actions a seat may take now."""

    seat: Seat
    includes: list[str] = []
    excludes: list[str] = []
    exactly: list[str] | None = None


class Actors(msgspec.Struct, frozen=True):
    """The seats that owe a decision now."""

    seats: list[Seat]


class Expect(msgspec.Struct, frozen=True):
    """A part of the truth as it must be now."""

    facts: dict[str, Any]


Step = Act | Refused | Legal | Actors | Expect


class ScenarioFile(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario: a position, steps and expectations."""

    game: str
    title: str
    rules: list[str] = []
    options: dict[str, str | int] = {}
    position: dict[str, Any] | None = None
    steps: list[dict[str | int, Any]] = []
    """Still unread: see `_read_step`."""
    expect: dict[str, Any] = {}
    seed: str | int = SEED
    packs: list[str] = []
    note: str = ""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario file that was read."""

    document: Document
    game: str
    title: str
    rules: list[str]
    seats: int
    options: dict[str, str | int]
    """The options of the game, without `players`."""
    position: Data | None
    """None for a game dealt from the seed."""
    steps: list[Step]
    expect: Data
    seed: str
    packs: list[Path]
    note: str

    @property
    def file(self) -> str:
        return self.document.file


@dataclass(frozen=True, slots=True)
class Failure:
    """The first thing that did not come as expected."""

    file: str
    line: int
    step: int
    """Counted from 1; 0 for the expectations at the end."""
    field: str
    expected: str
    found: str

    def __str__(self) -> str:
        """`file:line: step 3: players[0].points: expected 3, found 2`."""
        step = f"step {self.step}" if self.step else "at the end"
        said = f"expected {self.expected}, found {self.found}"
        return ": ".join(part for part in (f"{self.file}:{self.line}", step, self.field, said) if part)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a scenario went; its text is one line."""

    scenario: Scenario
    failure: Failure | None

    @property
    def passed(self) -> bool:
        return self.failure is None

    def __str__(self) -> str:
        return f"{self.scenario.file}: ok: {self.scenario.title}" if self.failure is None else str(self.failure)


# --- reading ----------------------------------------------------------------------------------------------------------


def load(path: Path) -> Scenario:
    """Read a scenario file; raises ContentError with everything in it that does not fit.

    >>> _ = (folder / "owl.yaml").write_text("{game: forest, title: An owl alone, options: {players: 1}}")
    >>> load(folder / "owl.yaml").title
    'An owl alone'
    """
    document = read_yaml(path)
    problems = Problems()
    sheet = problems.decode(document, ScenarioFile)
    problems.stop()
    assert sheet is not None, "a document without problems has data"
    steps = [_read_step(problems, document, index, data) for index, data in enumerate(sheet.steps)]
    seats = _seats(problems, document, sheet)
    problems.stop()
    return Scenario(
        document,
        sheet.game,
        sheet.title,
        sheet.rules,
        seats,
        {name: value for name, value in sheet.options.items() if name != "players"},
        sheet.position,
        [step for step in steps if step is not None],
        sheet.expect,
        str(sheet.seed),
        [path.parent / pack for pack in sheet.packs],
        sheet.note,
    )


def _seats(problems: Problems, document: Document, sheet: ScenarioFile) -> int:
    """The number of players: an option, or as many as the position names."""
    named = sheet.options.get("players")
    if named is None and sheet.position is not None:
        players = sheet.position.get("players")
        named = len(players) if isinstance(players, list) else None
    if isinstance(named, int) and named > 0:
        return named
    found = "nothing" if named is None else repr(named)
    problems.add(document, ("options", "players"), f"expected the number of players, found {found}")
    return 0


def _read_step(problems: Problems, document: Document, index: int, data: Mapping[str | int, Any]) -> Step | None:
    """One step; None, and a problem noted, when it does not fit."""
    where: Where = ("steps", index)
    if len(data) != 1:
        message = f"expected one of a seat, refused, expect, legal, actors; found {len(data)} keys"
        problems.add(document, where, message)
        return None
    key, value = next(iter(data.items()))
    kind, plain, where = _shape(key, value, where)
    if kind is None:
        problems.add(document, where, f"expected a seat, refused, expect, legal or actors, found {key!r}")
        return None
    misfits = list(faults(plain, kind, where))
    if not misfits:
        step = msgspec.convert(plain, kind)
        if isinstance(step, Legal) and not step.includes and not step.excludes and step.exactly is None:
            problems.add(document, where, "expected includes, excludes or exactly, found none of them")
        return step
    for inner, message in misfits:
        # Where the file writes `0: words` or `actors: [0]`, there is no field to name below the key.
        at = (*where, *inner[len(where) + 1 :]) if kind in (Act, Actors, Expect) else inner
        problems.add(document, at, message)
    return None


def _shape(key: str | int, value: Any, where: Where) -> tuple[type[Step] | None, object, Where]:
    """What kind of step a key begins, and its data in the shape of that kind."""
    where = (*where, key)
    match key:
        case "refused":
            return Refused, value, where
        case "legal":
            return Legal, value, where
        case "actors":
            return Actors, {"seats": value}, where
        case "expect":
            return Expect, {"facts": value}, where
    if isinstance(key, int) or (key.isascii() and key.isdigit()):
        return Act, {"seat": int(key), "action": value}, where
    return None, value, where


def check_rules(scenario: Scenario, rules: Collection[str]) -> None:
    """Compare the scenario's rule tags with a catalogue; raises ContentError for those that name no rule.

    >>> _ = (folder / "owl.yaml").write_text("{game: forest, title: Two, rules: [PN-1.1], options: {players: 1}}")
    >>> check_rules(load(folder / "owl.yaml"), ["PN-1.2"])
    Traceback (most recent call last):
    arcanum.core.documents.ContentError: ...owl.yaml:1: rules[0]: unknown rule 'PN-1.1'; did you mean PN-1.2?
    """
    problems = Problems()
    for index, tag in enumerate(scenario.rules):
        if is_unknown(tag, rules):
            near = get_close_matches(tag, rules, n=1)
            hint = f"; did you mean {near[0]}?" if near else ""
            problems.add(scenario.document, ("rules", index), f"unknown rule {tag!r}{hint}")
    problems.stop()


def schema(game: Game) -> Data:
    """The JSON Schema of the scenario files of a game, for editors and validators.

    >>> schema(game)["title"] == f"A scenario of {game.id}"
    True
    """
    kinds = [ScenarioFile, Refused, Legal, Actors, *([game.position_type] if game.position_type else [])]
    (sheet, *_), words = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    fields = words["ScenarioFile"]["properties"]
    fields["game"] = {"const": game.id}
    if game.position_type is not None:
        fields["position"] = {"anyOf": [{"$ref": f"#/$defs/{game.position_type.__name__}"}, {"type": "null"}]}
    steps = {"actors": words.pop("Actors")["properties"]["seats"], "expect": {"type": "object"}}
    fields["steps"]["items"] = {
        "type": "object",
        "properties": {**steps, **{name: {"$ref": f"#/$defs/{name.title()}"} for name in ("refused", "legal")}},
        "patternProperties": {"^[0-9]+$": {"type": "string", "description": "The action that this seat takes."}},
        "additionalProperties": False,
        "minProperties": 1,
        "maxProperties": 1,
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A scenario of {game.id}",
        **sheet,
        "$defs": words,
    }


# --- beginning --------------------------------------------------------------------------------------------------------


def begin(scenario: Scenario, game: Game) -> Session:
    """The scenario's position as a running game: to run it, or to play on from it.

    Raises ContentError for what the game does not know: an option, a card, words of no action, a seat.

    >>> begin(scenario, game).state.over
    False
    """
    document = scenario.document
    if scenario.game != game.id:
        raise ContentError([document.problem(("game",), f"expected {game.id}, found {scenario.game!r}")])
    try:
        game.settle(scenario.seats, dict(scenario.options))
    except GameError as error:
        raise ContentError([document.problem(("options",), str(error))]) from error
    try:
        session = Session.new(
            game, scenario.seats, scenario.seed, dict(scenario.options), scenario.packs, scenario.position
        )
    except GameError as error:
        raise ContentError([_misplaced(document, line) for line in str(error).splitlines()]) from error
    problems = Problems()
    for index, step in enumerate(scenario.steps):
        _check_step(problems, document, index, step, session)
    problems.stop()
    return session


def _misplaced(document: Document, message: str) -> Problem:
    """A misfit of a position. It begins with the field, `position.players[0].hand: …`, which tells the line."""
    field = re.match(r"([a-z_]\w*(?:\.\w+|\[\d+\])*): ", message)
    names = re.findall(r"\w+", field[1].removeprefix("position")) if field else []
    where: Where = ("position", *[int(name) if name.isdigit() else name for name in names])
    return document.problem(where, message[field.end() :] if field else message)


def _check_step(problems: Problems, document: Document, index: int, step: Step, session: Session) -> None:
    """Note seats and words that do not exist in this game."""
    where = ("steps", index)
    seats = session.state.seats
    for seat in _seats_of(step):
        if seat >= seats:
            problems.add(document, where, f"expected a seat from 0 to {seats - 1}, found {seat}")
    for words in _words_of(step):
        message = _unknown(session.state.space, words)
        if message:
            problems.add(document, where, message)


def _seats_of(step: Step) -> list[int]:
    match step:
        case Act() | Refused() | Legal():
            return [step.seat]
        case Actors():
            return step.seats
    return []


def _words_of(step: Step) -> list[str]:
    match step:
        case Act() | Refused():
            return [step.action]
        case Legal():
            return [*step.includes, *step.excludes, *(step.exactly or [])]
    return []


def _unknown(space: ActionSpace, words: str) -> str:
    try:
        space.parse(words)
    except UnknownAction as error:
        return str(error)
    return ""


# --- running ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Miss:
    """An expectation that was not met: where below it, what was expected, what was found."""

    where: Where
    expected: str
    found: str


def run(scenario: Scenario, game: Game) -> Outcome:
    """Play a scenario; raises ContentError as `begin` does.

    >>> run(scenario, game).failure is None
    True
    """
    session, failure = play(scenario, game)
    if failure is None:
        miss = match_facts(scenario.expect, game.facts(session.state))
        failure = None if miss is None else _failure(scenario, ("expect", *miss.where), 0, miss)
    return Outcome(scenario, failure)


def play(scenario: Scenario, game: Game) -> tuple[Session, Failure | None]:
    """The game after the steps of a scenario, or after those before the first that did not come as expected, which is
    told; raises ContentError as `begin` does.

    >>> session, failure = play(scenario, game)
    >>> failure is None
    True
    """
    session = begin(scenario, game)
    for number, step in enumerate(scenario.steps, 1):
        miss = _take(step, session)
        if miss is not None:
            where = ("steps", number - 1, *(("expect",) if isinstance(step, Expect) else ()), *miss.where)
            return session, _failure(scenario, where, number, miss)
    return session, None


def _failure(scenario: Scenario, where: Where, step: int, miss: Miss) -> Failure:
    line = scenario.document.line_of(where)
    return Failure(scenario.file, line, step, field_path(miss.where), miss.expected, miss.found)


def _take(step: Step, session: Session) -> Miss | None:
    """Do or check what a step says."""
    match step:
        case Act():
            return _act(step, session)
        case Refused():
            return _refused(step, session)
        case Legal():
            return _legal(step, session)
        case Actors():
            actors = list(session.state.actors())
            return None if actors == sorted(step.seats) else Miss((), f"actors {sorted(step.seats)}", str(actors))
        case Expect():
            return match_facts(step.facts, session.game.facts(session.state))


def _act(step: Act, session: Session) -> Miss | None:
    try:
        session.play(step.seat, step.action)
    except IllegalAction as error:
        return Miss((), f"{step.action!r} of seat {step.seat} to be legal", _told(error))
    return None


def _told(error: IllegalAction) -> str:
    args = "".join(f", {name} {value}" for name, value in error.reason.args.items())
    return f"it refused: {error.reason.id}{args}"


def _refused(step: Refused, session: Session) -> Miss | None:
    before = session.state.state_hash()
    wanted = f"{step.action!r} of seat {step.seat} to be refused: {step.because}"
    try:
        session.play(step.seat, step.action)
    except IllegalAction as error:
        if error.reason.id != step.because.replace("_", "-"):
            return Miss((), wanted, _told(error))
        return None if session.state.state_hash() == before else Miss((), "the state unchanged", "it changed")
    return Miss((), wanted, "it legal")


def _legal(step: Legal, session: Session) -> Miss | None:
    space = session.state.space
    legal = session.state.legal_actions(step.seat)
    every = ", ".join(space.words(action) for action in legal) or "nothing"
    for words in [*step.includes, *(step.exactly or [])]:
        if space.parse(words) not in legal:
            return Miss((), f"{words!r} among the legal actions of seat {step.seat}", _short(every))
    for words in step.excludes:
        if space.parse(words) in legal:
            return Miss((), f"{words!r} not among the legal actions of seat {step.seat}", _short(every))
    if step.exactly is not None and len({space.parse(words) for words in step.exactly}) < len(legal):
        return Miss((), f"exactly {', '.join(step.exactly) or 'nothing'} legal for seat {step.seat}", _short(every))
    return None


# --- partial matches --------------------------------------------------------------------------------------------------


def match_facts(wanted: object, found: object, where: Where = ()) -> Miss | None:
    """Compare what is named with what is so; None if it fits.

    A mapping fits if what it names fits. A list of mappings fits element by element and may be shorter; where a
    mapping by id is found, a list of mappings with an `id` (the way positions are written) stands for one. Any other
    list has to be the same. `{any_order: [...]}` takes a list in any order, `{at_least: n}` a number from n on.

    >>> match_facts({"crowns": {"at_least": 4}}, {"crowns": 3, "round": 1})
    Miss(where=('crowns',), expected='at least 4', found='3')
    """
    match wanted:
        case {"any_order": list(items), **rest} if not rest:
            return _match_any_order(items, found, where)
        case {"at_least": int(least) | float(least), **rest} if not rest:
            enough = isinstance(found, int | float) and not isinstance(found, bool) and found >= least
            return None if enough else Miss(where, f"at least {least}", _shown(found))
        case dict():
            return _match_mapping(wanted, found, where)
        case list():
            return _match_list(wanted, found, where)
    # True is 1 in Python, but not in a file.
    same = wanted == found and isinstance(wanted, bool) == isinstance(found, bool)
    return None if same else Miss(where, _shown(wanted), _shown(found))


def _match_mapping(wanted: Mapping[str, object], found: object, where: Where) -> Miss | None:
    if not isinstance(found, Mapping):
        return Miss(where, _shown(wanted), _shown(found))
    for key, value in wanted.items():
        if key not in found:
            names = ", ".join(map(str, found)) or "no field"
            return Miss((*where, key), _shown(value), _short(f"no such field, only {names}"))
        miss = match_facts(value, found[key], (*where, key))
        if miss is not None:
            return miss
    return None


def _match_list(wanted: list[object], found: object, where: Where) -> Miss | None:
    of_mappings = bool(wanted) and all(isinstance(item, dict) for item in wanted)
    if isinstance(found, Mapping) and all(isinstance(item, dict) and "id" in item for item in wanted):
        return _match_by_id(wanted, found, where)
    if (
        not isinstance(found, list | tuple)
        or len(wanted) > len(found)
        or (len(wanted) < len(found) and not of_mappings)
    ):
        return Miss(where, _shown(wanted), _shown(found))
    for index, item in enumerate(wanted):
        miss = match_facts(item, found[index], (*where, index))
        if miss is not None:
            # A list of words is read as a whole: its first difference says little.
            return miss if of_mappings else Miss(where, _shown(wanted), _shown(found))
    return None


def _match_by_id(wanted: list[Any], found: Mapping[str, object], where: Where) -> Miss | None:
    for index, item in enumerate(wanted):
        rest = {key: value for key, value in item.items() if key != "id"}
        miss = _match_mapping({item["id"]: rest}, found, where)
        if miss is not None:
            return Miss((*where, index), miss.expected, miss.found)
    return None


def _match_any_order(wanted: list[object], found: object, where: Where) -> Miss | None:
    if isinstance(found, list | tuple) and len(found) == len(wanted) and _pair(wanted, list(found)):
        return None
    return Miss(where, f"in any order {_shown(wanted)}", _shown(found))


def _pair(wanted: list[object], found: list[object]) -> bool:
    """Whether each wanted item can be given a found one of its own (a matching, by augmenting paths)."""
    fits = [[at for at, item in enumerate(found) if match_facts(want, item) is None] for want in wanted]
    owner: dict[int, int] = {}

    def place(index: int, tried: set[int]) -> bool:
        for at in fits[index]:
            if at not in tried:
                tried.add(at)
                if at not in owner or place(owner[at], tried):
                    owner[at] = index
                    return True
        return False

    return all(place(index, set()) for index in range(len(wanted)))


def _shown(value: object) -> str:
    return "nothing" if value is None else _short(msgspec.json.encode(value).decode())


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
