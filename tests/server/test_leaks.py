"""No byte that is sent to a seat or a spectator tells what it cannot know; and the checks that say so would notice.

The long run is `python -m tools.leaks --games 500`; here are a few games of every kind, one leak planted in each place
where one might come about, and games over real sockets.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arcanum.core.reasons import Reason
from arcanum.core.session import Session
from arcanum.core.state import Data, GameState
from arcanum.games.black_rose.state import State as RoseState
from arcanum.games.res_arcana.state import State
from arcanum.server import http, hub, live, showing, socket, wire
from arcanum.server.entries import Agreed, AskedBack
from arcanum.server.identity import hash_of
from arcanum.server.questions import Question, Thought, ask
from arcanum.server.table import Table
from arcanum.words.voices import voice
from tests.server import leaks, twins
from tests.server.leaks import SETUPS, Counts, Plan, plan_of, play_games
from tests.server.oracle import Leak, cards_in

GAMES = int(os.environ.get("ARCANUM_LEAK_GAMES", "7"))
CALM: dict[str, Any] = {"public": True, "spectators": True, "delay": 0, "clock": 0}


def test_games_of_every_kind(tmp_path: Path) -> None:
    counts = Counts()
    plans = [replace(plan_of(number), steps=90) for number in range(GAMES)]
    asyncio.run(play_games(tmp_path, plans, counts))
    assert counts.games == GAMES
    assert counts.messages > 200 * GAMES
    assert min(counts.secret_answers, counts.worlds, counts.histories, counts.answers) >= GAMES // 2


def test_the_plans_differ() -> None:
    """500 games hold every set-up with every number of players, with bots and without, watched in every way."""
    plans = [plan_of(number) for number in range(500)]
    for setup in SETUPS:
        counts = {len(plan.seats) for plan in plans if setup.items() <= plan.options.items()}
        assert counts == ({2} if setup["setup"] == "match" else {2, 3, 4})
    assert {plan.wish["delay"] for plan in plans} == {0, 1, 3600}
    assert {plan.wish["spectators"] for plan in plans} == {True, False}
    assert sum(plan.game == "black_rose" for plan in plans) == 125
    assert sum("random" in plan.seats or "apprentice" in plan.seats for plan in plans) > 150
    assert sum({"random", "apprentice"}.isdisjoint(plan.seats) for plan in plans) > 150


# --- planted leaks ----------------------------------------------------------------------------------------------------


def caught(folder: Path, what: str, games: int = 6, options: dict[str, str | int] | None = None, **wish: Any) -> None:
    """Play until the leak is noticed, and see that it is this one."""
    options = {"setup": "standard", "round_limit": 3, **(options or {})}
    three = ("me", "open", "open")
    plans = [Plan(number, three, options, {**CALM, **wish}, hints=3, twins_every=4) for number in range(games)]
    expect(folder, what, plans)


def caught_in_rose(folder: Path, what: str, games: int = 6) -> None:
    """The same in Black Rose Wars: Duel."""
    plans = [Plan(number, ("me", "open"), {}, CALM, "black_rose", twins_every=4) for number in range(games)]
    expect(folder, what, plans)


def expect(folder: Path, what: str, plans: list[Plan]) -> None:
    with pytest.raises(Leak, match=what):
        asyncio.run(play_games(folder, plans, Counts()))


def hand_of_another(state: GameState, seat: int | None) -> list[str]:
    """Cards that a seat cannot know."""
    assert isinstance(state, State)
    known = cards_in(msgspec.json.encode(state.view(seat)).decode())
    hidden = [state.cat.ids[card] for owner in range(state.seats) if owner != seat for card in state.hand[owner]]
    return [card for card in hidden if card not in known]


def test_a_leak_in_a_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    view = State.view

    def leaky(self: State, seat: int | None) -> Data:
        told = view(self, seat)
        for player in told["players"]:
            player["hand_cards"] = [self.cat.ids[card] for card in self.hand[player["seat"]]]
        return told

    monkeypatch.setattr(State, "view", leaky)
    caught(tmp_path, "is told of")


def test_a_leak_of_spells_that_lie_face_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    view = RoseState.view

    def leaky(self: RoseState, seat: int | None) -> Data:
        return {**view(self, seat), "slots": self.slot[:]}

    monkeypatch.setattr(RoseState, "view", leaky)
    caught_in_rose(tmp_path, "could tell worlds apart|sees a secret answer")


def test_a_leak_of_whose_turn_it_is_to_prepare_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    view = RoseState.view

    def leaky(self: RoseState, seat: int | None) -> Data:
        return {**view(self, seat), "left": [len(hand) for hand in self.hand]}

    monkeypatch.setattr(RoseState, "view", leaky)
    caught_in_rose(tmp_path, "could tell worlds apart|sees a secret answer|is sent something")


def test_a_leak_through_requests_to_go_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They ended with any answer, once; who had asked saw that somebody had answered in secret."""
    ask_back = Table.ask_back

    def asked(self: Table, seat: int) -> list[AskedBack | Agreed]:
        return [AskedBack(each.seat, each.kept, each.until_moved) for each in ask_back(self, seat)]  # type: ignore[union-attr]

    monkeypatch.setattr(Table, "ask_back", asked)
    caught_in_rose(tmp_path, "sees a secret answer|is sent something", games=30)


def test_a_leak_of_the_order_of_ones_own_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    view = State.view

    def leaky(self: State, seat: int | None) -> Data:
        told = view(self, seat)
        if seat is not None:
            told["players"][seat]["deck_cards"] = [self.cat.ids[card] for card in self.deck[seat]]
        return told

    monkeypatch.setattr(State, "view", leaky)
    caught(tmp_path, "is told the order of|could tell worlds apart")


def test_a_leak_in_events(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "sees", lambda *_: True)
    caught(tmp_path, "is told of", options={"collect": "ordered"})


def test_a_leak_in_the_words_of_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names count as well as ids, in every language."""
    see = showing.Eyes._see

    def leaky(self: showing.Eyes, table: Table, *rest: Any) -> wire.State:
        state = see(self, table, *rest)
        told = [names[card] for card in hand_of_another(table.state, self.seat)[:1]] if table.begun else []
        return msgspec.structs.replace(state, prompt=f"{state.prompt} {told}")

    names = {face.id: face.names["uk"] for face in voice("res_arcana", "uk").cards()}
    monkeypatch.setattr(showing.Eyes, "_see", leaky)
    caught(tmp_path, "is told of")


def test_a_leak_in_undo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: showing.Eyes, table: Table, *_: object) -> str | None:
        return f"after {hand_of_another(table.state, self.seat)}" if table.begun else ""

    monkeypatch.setattr(showing.Eyes, "_undo", leaky)
    caught(tmp_path, "is told of")


def test_that_undo_tells_of_secret_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the rules of undo say by themselves: that somebody else has acted."""

    def naive(session: Session, seat: int) -> Reason | None:
        return session.can_undo(seat)

    monkeypatch.setattr(showing, "undo_barred", naive)
    caught(tmp_path, "sees a secret answer", games=30)


def test_that_tickets_tell_of_secret_undos(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "public_backs", property(lambda table: table.backs, lambda *_: None), raising=False)
    caught(tmp_path, "sees a secret answer", games=30, options={"setup": "draft"})


def test_a_leak_in_the_question_for_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(state: GameState, *rest: Any, **more: Any) -> Question:
        return replace(ask(state, *rest, **more), world=msgspec.json.encode(state.save()))

    monkeypatch.setattr(socket, "ask", leaky)
    caught(tmp_path, "the question to a bot: seat . could tell worlds apart")


def test_a_leak_in_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's guess at the cards of others is as bad as knowledge: it may be true."""
    advice = socket.Conversation._advice

    def leaky(self: socket.Conversation, id: str, seat: int, thought: Thought) -> wire.Advice:
        told = advice(self, id, seat, thought)
        expected = [f"place {card}" for card in hand_of_another(self._table().state, seat)]
        return msgspec.structs.replace(told, line=[*told.line, *expected])

    monkeypatch.setattr(socket.Conversation, "_advice", leaky)
    caught(tmp_path, "is told of")


def test_a_leak_in_the_words_of_a_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    frames_of: Callable[..., http.Replay] = http.frames_of

    def leaky(*given: Any) -> http.Replay:
        return frames_of(*given[:-1], True)

    for module in (http, leaks, twins):
        monkeypatch.setattr(module, "frames_of", leaky)
    caught(tmp_path, "is told of|could tell histories apart|sees a secret answer")


def test_a_leak_in_the_numbers_of_a_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """How many answers others have given in secret is nobody's business."""
    frames_of = http.frames_of

    def leaky(record: Any, *rest: Any) -> http.Replay:
        told = frames_of(record, *rest)
        return msgspec.structs.replace(told, moves=len(record.actions))

    monkeypatch.setattr(leaks, "frames_of", leaky)
    caught(tmp_path, "sees a secret answer")


def test_a_leak_in_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    why_not = State.why_not

    def leaky(self: State, seat: int, action: int) -> Reason | None:
        reason = why_not(self, seat, action)
        card = self.cat.argument[action]
        elsewhere = any(card in hand for owner, hand in enumerate(self.hand) if owner != seat)
        return Reason("item-taken", {"card": self.cat.ids[card]}) if reason is not None and elsewhere else reason

    monkeypatch.setattr(State, "why_not", leaky)
    caught(tmp_path, "could tell worlds apart")


def test_a_leak_in_what_is_said_of_several_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To try one answer after another that reveals something is to look at it for free."""
    monkeypatch.setattr(Table, "finds_out", lambda *_: False)
    caught(tmp_path, "what is said of several moves", games=20)


def test_a_leak_of_when_somebody_has_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "_seen_by_all", lambda *_: True)
    caught(tmp_path, "lists of tables change", games=20)


def test_a_leak_of_how_many_have_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "public_moves", property(lambda table: table.moves))
    caught(tmp_path, "sees a secret answer")


@pytest.mark.parametrize("secret", ["seed", "chance", "token", "ticket"])
def test_a_leak_of_a_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, secret: str) -> None:
    about = showing.about
    tell: dict[str, Callable[[Table], str]] = {
        "seed": lambda table: table.record.seed,
        "chance": lambda table: table.state.chance.key.hex() if table.begun else "",
        "token": lambda table: TOKENS[-1] if TOKENS and table.begun else "",
        "ticket": lambda table: " ".join(map(table.ticket, table.asked())),
    }

    def leaky(table: Table, *rest: Any) -> wire.TableInfo:
        return msgspec.structs.replace(about(table, *rest), title=tell[secret](table))

    monkeypatch.setattr(showing, "about", leaky)
    monkeypatch.setattr(http, "hash_of", noted)
    caught(tmp_path, "the (seed|chance|token|ticket)")


TOKENS: list[str] = []


def noted(token: str) -> str:
    TOKENS.append(token)
    return hash_of(token)


def test_a_leak_to_spectators_who_have_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    follow = live.Past.follow
    monkeypatch.setattr(live.Past, "follow", lambda self, now: follow(self, now + 10**9))
    caught(tmp_path, "None is told of", delay=3600)


def test_a_leak_to_spectators_where_there_may_be_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    see = showing.Eyes._see

    def leaky(self: showing.Eyes, table: Table, *rest: Any) -> wire.State:
        state = see(self, table, *rest)
        return msgspec.structs.replace(state, view=table.state.view(None)) if table.begun else state

    monkeypatch.setattr(showing.Eyes, "_see", leaky)
    caught(tmp_path, "None is told of", spectators=False)
