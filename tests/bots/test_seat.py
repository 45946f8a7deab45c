"""A bot sees what its seat may know: it holds no reference to the truth, and what it cannot know changes nothing."""

from __future__ import annotations

import pytest

from arcanum.bots import Bot, SeatView, look, make
from arcanum.core.state import GameState
from tests.bots.boards import RES_ARCANA, along_a_game, everything_within, turn_of_somebody

BOTS = ("random", "apprentice", "adept", "magister:12")


def secrets_of(state: GameState, seat: int) -> list[object]:
    """The state itself, its chance, and the zones that hold what the seat cannot know."""
    found: list[object] = [state, state.chance, state.log]
    for zone in ("hand", "deck"):
        found += [cards for owner, cards in enumerate(getattr(state, zone)) if owner != seat or zone == "deck"]
        found.append(getattr(state, zone))
    found.append(getattr(state, "monument_deck"))  # noqa: B009 - GameState does not know it
    return found


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_holds_no_reference_to_the_truth(spec: str) -> None:
    state, seat, number = turn_of_somebody("truth", 40)
    bot = make(spec, RES_ARCANA, "s")
    view = look(state, seat, number)
    bot.choose(view)
    reached = everything_within(bot, view)
    assert id(view) in reached
    for secret in secrets_of(state, seat):
        assert id(secret) not in reached, f"a bot can reach {type(secret).__name__} {secret!r:.80}"


def test_the_walk_would_find_the_truth() -> None:
    """The check above can fail: a bot that kept the state is found out."""
    state, seat, number = turn_of_somebody("truth", 40)

    class Cheat(Bot):
        def choose(self, view: SeatView) -> int:
            return view.legal[0]

    bot = Cheat()
    bot.state = state  # type: ignore[attr-defined]
    reached = everything_within(bot, look(state, seat, number))
    assert all(id(secret) in reached for secret in secrets_of(state, seat))


@pytest.mark.parametrize("setup", ["standard", "draft", "first_game"])
@pytest.mark.parametrize("spec", BOTS)
def test_what_a_seat_cannot_know_does_not_change_its_choice(spec: str, setup: str) -> None:
    """The metamorphic law: deal anew what the seat cannot know, and the seeded choice is the same."""
    checked = 0
    for state, number in along_a_game(3 if setup == "draft" else 2, f"meta {setup}", 9, setup=setup, round_limit=6):
        for seat in state.actors():
            choices = set()
            for world in ("a", "b"):
                other = state.world(seat, world)
                choices.add(make(spec, RES_ARCANA, "m").choose(look(other, seat, number)))
            choices.add(make(spec, RES_ARCANA, "m").choose(look(state, seat, number)))
            assert len(choices) == 1, f"seat {seat} at action {number}: {choices}"
            checked += 1
    assert checked > 5


def test_a_view_shows_what_the_seat_sees() -> None:
    state, seat, number = turn_of_somebody("view", 30)
    view = look(state, seat, number)
    assert view.observation == state.view(seat)
    assert view.legal == state.legal_actions(seat)
    assert view.decision.prompt == state.decision(seat).prompt
    assert (view.seat, view.seats, view.number) == (seat, 2, number)
    assert view.world("x").view(seat) == state.view(seat)


def test_who_is_not_asked_cannot_look() -> None:
    state, seat, number = turn_of_somebody("view", 30)
    with pytest.raises(ValueError, match="is not asked anything"):
        look(state, 1 - seat, number)
