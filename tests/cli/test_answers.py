"""What a player types, and which action it means."""

from __future__ import annotations

import pytest

from arcanum.cli.answers import (
    NotUnderstood,
    RunRefused,
    closes_others,
    go_together,
    is_whole,
    offered,
    pick,
    read_answer,
    settle,
    whole,
)
from arcanum.core.picks import picks
from arcanum.games.res_arcana.state import State
from arcanum.words.voices import Choice
from tests.rules.res_arcana.table import Table, card, player, table

ESSENCES = [Choice(f"essence {name}", name.title()) for name in ("calm", "death", "elan", "gold", "life")]
CARDS = [
    Choice(f"discard {name}", f"Discard {name.replace('_', ' ').title()}")
    for name in ("celestial_horse", "fire_dragon", "tree_of_life")
]
TURN = [
    Choice("pass", "Pass"),
    Choice("place prism", "Place Prism"),
    Choice("place athanor", "Place Athanor"),
    Choice("discard prism", "Discard Prism"),
    Choice("power athanor 1", "Use Athanor, power 1. Turn, pay 1 Elan: put 2 Elan on this component."),
    Choice("power athanor 2", "Use Athanor, power 2. Turn, return 6 Elan: gain X Gold."),
    Choice("claim alchemists_tower", "Claim Alchemist's Tower"),
]
RUSSIAN = [Choice("essence calm", "Покой"), Choice("essence elan", "Пыл"), Choice("essence life", "Жизнь")]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("1", "pass"),
        ("pass", "pass"),
        ("PASS", "pass"),
        ("pa", "pass"),
        ("place prism", "place prism"),
        ("pl pr", "place prism"),
        ("dis", "discard prism"),
        ("athanor 2", "power athanor 2"),
        ("power ath 1", "power athanor 1"),
        ("use athanor power 2", "power athanor 2"),
        ("tower", "claim alchemists_tower"),
        ("alchemist's tower", "claim alchemists_tower"),
        ("claim alch", "claim alchemists_tower"),
    ],
)
def test_one_action(text: str, words: str) -> None:
    assert read_answer(text, TURN, several=False) == [words]


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("prism", ["place prism", "discard prism"]),
        ("place", ["place prism", "place athanor"]),
        ("power", ["power athanor 1", "power athanor 2"]),
        ("gold", []),
        ("8", []),
        ("0", []),
        ("?!", []),
    ],
)
def test_unclear(text: str, fits: list[str]) -> None:
    with pytest.raises(NotUnderstood) as unclear:
        read_answer(text, TURN, several=False)
    assert [choice.words for choice in unclear.value.fits] == fits


@pytest.mark.parametrize(
    ("text", "picks"),
    [
        ("l l c", "life life calm"),
        ("life 2 calm 1", "life life calm"),
        ("2 life 1 calm", "calm life life"),
        ("l2c", "life life calm"),
        ("e c", "elan calm"),
        ("life, calm 2", "life calm calm"),
        ("2 life, calm", "life life calm"),
        ("5 5 1", "life life calm"),
        ("essence calm", "calm"),
        ("gold", "gold"),
        ("4", "gold"),
    ],
)
def test_several_essences(text: str, picks: str) -> None:
    assert read_answer(text, ESSENCES, several=True) == [f"essence {name}" for name in picks.split()]


@pytest.mark.parametrize(
    ("text", "picks"),
    [
        ("celestial horse", ["celestial_horse"]),
        ("fire, tree of life", ["fire_dragon", "tree_of_life"]),
        ("fire tree", ["fire_dragon", "tree_of_life"]),
        ("discard fire", ["fire_dragon"]),
    ],
)
def test_several_cards(text: str, picks: list[str]) -> None:
    assert read_answer(text, CARDS, several=True) == [f"discard {name}" for name in picks]


@pytest.mark.parametrize("text", ["l x", "life 0", "l 9 9 9 x", ",", "1 9"])
def test_unclear_picks(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read_answer(text, ESSENCES, several=True)


def test_picks_in_another_language() -> None:
    assert read_answer("ж пок пыл", RUSSIAN, several=True) == ["essence life", "essence calm", "essence elan"]
    with pytest.raises(NotUnderstood) as unclear:
        pick("п", RUSSIAN)
    assert [choice.words for choice in unclear.value.fits] == ["essence calm", "essence elan"]


# --- several picks on a real table ------------------------------------------------------------------------------------


def paying(**pool: int) -> Table:
    """A position in which seat 0 has to pay any essences: Tree of Life costs 1 Life and any 2."""
    return table(player(hand=["tree_of_life"], pool=pool), player()).do(0, "place tree_of_life")


def settled(position: Table, *names: str) -> list[str]:
    assert isinstance(position.state, State)
    return [
        words.removeprefix("essence ") for words in settle(position.state, 0, [f"essence {name}" for name in names])
    ]


def test_picks_are_sorted_for_the_player() -> None:
    position = paying(life=3, calm=2, gold=2)
    before = position.state.state_hash()
    assert settled(position, "life", "calm") == ["calm", "life"]
    assert settled(position, "gold", "calm") == ["calm", "gold"]
    assert position.state.state_hash() == before


def test_the_last_pick_may_be_made_by_the_engine() -> None:
    position = paying(life=2, elan=1, calm=1)
    assert settled(position, "life", "elan") == ["elan"]
    position.do(0, "essence elan")
    assert position.pool(0) == {"calm": 1}


def test_picks_that_the_engine_would_make_otherwise_are_refused() -> None:
    with pytest.raises(RunRefused) as refused:
        settled(paying(life=2, elan=1, calm=1), "elan", "elan")
    assert refused.value.reason is None


def test_picks_that_cannot_be_paid_are_refused_with_the_reason() -> None:
    with pytest.raises(RunRefused) as refused:
        settled(paying(life=3, calm=1, gold=2), "calm", "calm")
    assert refused.value.words == "essence calm"
    assert refused.value.reason is not None
    assert refused.value.reason.id == "none-left"


def test_too_many_picks_are_refused() -> None:
    with pytest.raises(RunRefused):
        settled(paying(life=3, calm=2, gold=2), "calm", "life", "life")


def test_cards_are_put_back_in_the_order_typed() -> None:
    oracle = player(in_play=[card("oracle")], deck=["prism", "athanor", "vault"])
    position = table(oracle, player()).do(0, "power oracle 1", "deck own")
    assert isinstance(position.state, State)
    picks = ["choose vault", "choose athanor", "choose prism"]
    assert settle(position.state, 0, picks) == picks[:2]
    with pytest.raises(RunRefused):
        settle(position.state, 0, ["choose vault", "choose athanor", "choose vault"])


def test_what_a_discarded_card_yields_is_picked_at_once() -> None:
    position = table(player(hand=["prism"]), player()).do(0, "discard prism")
    assert settled(position, "life", "calm") == ["calm", "life"]
    with pytest.raises(RunRefused):
        settled(position, "gold", "gold")


# --- picks one by one -------------------------------------------------------------------------------------------------


def gathered(t: Table, *made: str) -> tuple[bool, list[str]]:
    """Whether picks go together, and what would be given for them; nothing while something is left to decide."""
    found = picks(t.state, 0)
    assert found is not None
    space = t.state.space
    actions = [space.parse(words) for words in made]
    if not go_together(found, actions):
        return False, []
    return True, [space.words(each) for each in whole(found, actions)] if is_whole(found, actions) else []


def words_of(t: Table) -> list[str]:
    found = picks(t.state, 0)
    assert found is not None
    return [t.state.space.words(each) for each in offered(found)]


def test_all_picks_of_a_payment_are_offered_at_once() -> None:
    """The engine asks in an order of its own: whoever may first pay Calm or Death only may pay all five in the end."""
    pool = {"calm": 1, "death": 1, "elan": 1, "gold": 1, "life": 1}
    t = table(player(mage="alchemist", pool=pool), player(passed=True)).do(0, "power alchemist 1")
    assert [t.state.space.words(each) for each in t.state.legal_actions(0)] == ["essence calm", "essence death"]
    assert words_of(t) == [f"essence {name}" for name in ("calm", "death", "elan", "gold", "life")]
    assert gathered(t, "essence gold") == (True, [])
    whole_payment = ["essence calm", "essence death", "essence gold", "essence life"]
    assert gathered(t, *reversed(whole_payment)) == (True, whole_payment)
    assert gathered(t, "essence gold", "essence gold") == (False, [])


@pytest.mark.parametrize(
    ("made", "given"),
    [
        (["calm"], []),
        (["life"], []),
        (["elan", "elan"], []),
        (["life", "calm", "elan"], ["calm", "elan", "life"]),
    ],
)
def test_picks_wait_for_the_rest_of_their_group(made: list[str], given: list[str]) -> None:
    """Horn of Plenty: whoever says Life first would get nothing but Life, if it were played at once."""
    t = table(player(in_play=["horn_of_plenty"]), player(passed=True)).do(0, "power horn_of_plenty 1")
    assert gathered(t, *[f"essence {each}" for each in made]) == (True, [f"essence {each}" for each in given])


def test_what_is_taken_off_first_may_close_the_rest() -> None:
    t = table(
        player(in_play=[card("vault", gold=1), card("library", calm=1)], hand=["prism"]), player(), phase="collect"
    )
    assert not closes_others(t.state, 0, ["take vault"])
    assert closes_others(t.state, 0, ["take library"])
    assert not closes_others(t.state, 0, ["take library", "take vault"])
    assert not closes_others(t.state, 0, ["take library", "done"])


def test_a_whole_answer_waits_for_nothing() -> None:
    """1 Gold for a discarded artifact is all there is; of other essences there are two."""
    t = table(player(hand=["prism", "vault"]), player(passed=True)).do(0, "discard prism")
    assert gathered(t, "essence gold") == (True, ["essence gold"])
    assert gathered(t, "essence life") == (True, [])
    assert gathered(t, "essence life", "essence calm") == (True, ["essence calm", "essence life"])
    assert gathered(t, "essence life", "essence gold") == (False, [])
