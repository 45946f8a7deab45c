"""The metamorphic law at the server: what a seat cannot know is dealt anew, and it is shown and told the same.

The first twin of a table has another world of the seat in place of its game. The second one has another history: two
cards that the seat has never seen have been each other from the start, and so have they in all that others said of
them; what the seat is shown of the past is the same, too. (This one is made for Res Arcana, where each card is alone of
its kind.)
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from arcanum.core.events import RawEvent, sees
from arcanum.core.game import Game
from arcanum.core.reasons import IllegalAction
from arcanum.core.record import Record, begin, branch
from arcanum.core.state import GameState
from arcanum.games.res_arcana.state import State
from arcanum.server import socket, wire
from arcanum.server.errors import Refused
from arcanum.server.http import frames_of
from arcanum.server.settings import Limits
from arcanum.server.showing import Eyes, names_of
from arcanum.server.table import Table
from arcanum.words.voices import voice
from tests.server.oracle import Leak

LANGUAGES = ("en", "ru", "uk")
SOME = 30
"""So many actions are tried in each position."""


def check_twins(table: Table, chance: random.Random) -> tuple[int, int]:
    """Compare a table with its twins for each seat; how many other worlds and other histories there were."""
    if not table.begun or table.over:
        return 0, 0
    histories = [check_seat(table, seat, chance) for seat in range(len(table.seats))]
    return len(histories), sum(histories)


def check_seat(table: Table, seat: int, chance: random.Random) -> bool:
    other = with_other_world(table, seat, f"twin {chance.random()}", chance)
    lang = chance.choice(LANGUAGES)
    same("the state", seat, lambda at: shown(at, seat, lang), table, other)
    same("why", seat, lambda at: reasons(at, seat), table, other)
    if seat in table.asked():
        same("the question to a bot", seat, lambda at: question(at, seat), table, other)
        some = [[words] for words in _some_words(table.state, seat, chance)]
        same("what is said of moves", seat, lambda at: verdicts(at, seat, some), table, other)
        first, after = _first_of_two(table.state, seat, chance)
        two = [[first, words] for words in _some_words(after, seat, chance)]
        same("what is said of several moves", seat, lambda at: verdicts(at, seat, two), table, other)
    return check_history(table, seat, lang, chance)


def same(what: str, seat: int, tell: Callable[[Table], object], one: Table, other: Table) -> None:
    found, expected = tell(other), tell(one)
    if found != expected:
        raise Leak(f"{what}: seat {seat} could tell worlds apart: {difference(expected, found)}")


def difference(one: object, other: object) -> str:
    first, second = str(one), str(other)
    at = next((at for at, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    return f"{first[max(0, at - 150) : at + 150]!r} or {second[max(0, at - 150) : at + 150]!r}"


# --- another world ----------------------------------------------------------------------------------------------------


def with_other_world(table: Table, seat: int, seed: str, chance: random.Random) -> Table:
    """The same table with a world of the seat for a game; what happened unseen happened otherwise, or not at all."""
    other = table.copy()
    assert table.session is not None
    assert other.session is not None
    truth = table.session.state
    world = truth.world(seat, seed)
    world.log = [kept for raw in truth.log if (kept := _otherwise(raw, truth, seat, chance)) is not None]
    world.logged = truth.logged
    other.session.state = world
    return other


def _otherwise(raw: RawEvent, truth: GameState, seat: int, chance: random.Random) -> RawEvent | None:
    if sees(raw[1], truth.seats, seat):
        return raw
    if chance.random() < 0.5:
        return None
    return (*raw[:3], *[chance.randrange(20) for _ in raw[3:]])


def shown(table: Table, seat: int, lang: str) -> bytes:
    """A first look. (Whether an answer may be taken back is found out by playing the truth again, so it is not asked of
    a twin; the games check it in other ways.)"""
    state = Eyes(seat, lang).look(table, voice(table.game.id, lang), [True] * len(table.seats), 0)
    assert state is not None
    return msgspec.json.encode(msgspec.structs.replace(state, undo=""))


def reasons(table: Table, seat: int) -> list[tuple[object, ...]]:
    """Why each action of the game is refused."""
    found = [table.state.why_not(seat, action) for action in range(table.state.space.size)]
    return [() if reason is None else (reason.id, sorted(reason.args.items()), reason.rule) for reason in found]


def question(table: Table, seat: int) -> object:
    """What is asked of bots, for a move and for a hint: all that crosses to another process."""
    asked = socket.ask  # type: ignore[attr-defined]  # The one of the conversation, as it is now.
    return [
        asked(table.state, seat, table.answers(seat), table="t", game=table.game.id, bot="b", seed="s", kind=kind)
        for kind in ("move", "hint")
    ]


def _some_words(state: GameState, seat: int, chance: random.Random) -> list[str]:
    """Actions to try: some that are legal, and some others."""
    legal = state.legal_actions(seat)
    actions = chance.sample(legal, min(10, len(legal))) + chance.sample(range(state.space.size), SOME)
    return [state.space.words(action) for action in actions]


def _first_of_two(state: GameState, seat: int, chance: random.Random) -> tuple[str, GameState]:
    """A legal action, if possible one that reveals something to a seat that is asked again, and where it leads to."""
    found = []
    for action in state.legal_actions(seat):
        after = state.clone()
        after.apply(seat, action)
        found.append((seat in after.actors(), after.revelations, chance.random(), state.space.words(action), after))
    best = max(found, key=lambda each: each[:3])
    return best[3], best[4]


def verdicts(table: Table, seat: int, messages: list[list[str]]) -> list[str]:
    """What becomes of answers that are sent, one or several in a message."""
    ticket = table.ticket(seat)
    return [_verdict(table, seat, wire.Move("m", ticket, answers)) for answers in messages]


def _verdict(table: Table, seat: int, message: wire.Move) -> str:
    try:
        return str(socket.wish_of(message, seat, Limits(), {})(table))
    except Refused as error:
        reason = None if error.reason is None else (error.reason.id, error.reason.args)
        return f"{error.code} {error.message} {reason} {error.details}"


# --- another history --------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Swapped(Record):
    """A record of a game in which two cards were each other."""

    pair: tuple[int, int] = (0, 0)

    def deal(self, game: Game, packs: object = ()) -> GameState:
        state = game.new(self.seats, self.seed, dict(self.options))
        assert isinstance(state, State)
        data = state.save()
        one, other = self.pair
        names = {one: other, other: one}
        for zone in ("hand", "deck", "packs", "kept", "drafted", "mages"):
            data[zone] = [[names.get(card, card) for card in cards] for cards in data[zone]]
        data["packs"] = [sorted(pack) for pack in data["packs"]]
        data["monument_deck"] = [names.get(card, card) for card in data["monument_deck"]]
        for memory in ("known", "batch"):
            data[memory][one], data[memory][other] = data[memory][other], data[memory][one]
        swapped = game.load(data)
        swapped.log = list(state.log)
        swapped.logged = state.logged
        return swapped


def check_history(table: Table, seat: int, lang: str, chance: random.Random) -> bool:
    """Let two cards that the seat has never seen be each other from the start; whether that could be."""
    assert table.session is not None
    record = table.session.record
    state = table.session.state
    if not isinstance(state, State) or record.position is not None:
        return False  # In Black Rose Wars all cards can be anywhere, for there are several of each.
    pair = _strangers(state, seat, chance)
    if pair is None:
        return False
    other = _other_history(record, state, pair)
    if not _went_alike(record, other, table.game, pair):
        return False  # Others could not have said the same of these cards.
    names = names_of(table, voice(table.game.id, lang))
    one, two = (frames_of(each, names, seat, lang, 0, 10**6, False) for each in (record, other))
    if msgspec.json.encode(one) != msgspec.json.encode(two):
        raise Leak(f"the replay: seat {seat} could tell histories apart: {difference(one, two)}")
    return True


def _went_alike(record: Record, other: Record, game: Game, pair: tuple[int, int]) -> bool:
    """Whether a history is possible, the same seats were asked all along, and but for the two cards all lay alike: they
    do not where cards are sorted before they are shuffled."""
    one, two = begin(record, game), begin(other, game)
    for (seat, words), (_, swapped) in zip(record.actions, other.actions, strict=True):
        try:
            two.apply(seat, two.space.parse(swapped))
        except IllegalAction:
            return False
        one.apply(seat, one.space.parse(words))
        if one.actors() != two.actors() or one.event_count != two.event_count:
            return False
        if _lying(one, {}) != _lying(two, {pair[0]: pair[1], pair[1]: pair[0]}):
            return False
    return True


def _lying(state: GameState, names: dict[int, int]) -> list[list[int]]:
    """All cards, under other names."""
    assert isinstance(state, State)
    in_order = [*state.deck, *state.discard, *state.play, state.monument_deck]
    loose = [*state.hand, *state.packs, *state.kept]
    named = [[names.get(card, card) for card in zone] for zone in (*in_order, *loose)]
    return named[: len(in_order)] + [sorted(zone) for zone in named[len(in_order) :]]


def _strangers(state: State, seat: int, chance: random.Random) -> tuple[int, int] | None:
    """Two cards that lie hidden, of which at least one is in the game, and which the seat has never seen."""
    seen = set(
        msgspec.json.encode([state.view(seat), [[e.kind, e.args] for e in state.events(0, seat)]]).decode().split('"')
    )
    inside = [card for zone in (*state.hand, *state.deck) for card in zone]
    kinds = [state.cat.artifacts, state.cat.monuments]
    cards = [
        card for card in chance.choice(kinds) if state.cat.ids[card] not in seen and not _ever_seen(state, card, seat)
    ]
    inner = [card for card in cards if card in inside or card in state.monument_deck]
    if not inner or len(cards) < 2:
        return None
    one = chance.choice(inner)
    other = chance.choice([card for card in cards if card != one])
    return one, other


def _ever_seen(state: State, card: int, seat: int) -> bool:
    return card in state.cat.artifacts and bool(state.known[card] >> seat & 1)


def _other_history(record: Record, state: State, pair: tuple[int, int]) -> _Swapped:
    one, other = (state.cat.ids[card] for card in pair)
    names = {one: other, other: one}
    whole = branch(record, len(record.actions))
    actions = [(by, " ".join(names.get(word, word) for word in words.split())) for by, words in whole.actions]
    return _Swapped(
        whole.game,
        whole.rules,
        whole.packs,
        whole.seats,
        whole.options,
        whole.seed,
        None,
        actions,
        {},
        None,
        pair=pair,
    )
