"""What each question of Res Arcana should say, by the facts of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arcanum.core.flow import SEAT, STEP, Decision
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana.essences import NAMES, named
from arcanum.games.res_arcana.match import OPEN_PICKS
from arcanum.games.res_arcana.scoring import points
from arcanum.games.res_arcana.setup import PACK
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.steps.attack import RivalsLoseLife
from tests.games.event_laws import Question

Said = Mapping[str, Any]


def waiting(s: State, seat: int, what: str) -> dict[str, int]:
    """What is written down about a question that waits, by the names of the numbers of its frame."""
    frame = s._owes(seat)
    assert frame is not None
    shape = frames.SHAPES[frame[STEP]]
    assert (shape.name, frame[SEAT]) == (what, seat)
    return dict(zip(shape.names, frame[SEAT:], strict=not shape.open))


def offered(s: State, seat: int) -> list[str]:
    return [s.space.words(action) for action in s.legal_actions(seat)]


def said(args: Said, source: str, rule: str, group: int, least: int = 1, most: int = 1, decline: bool = False) -> Said:
    """By the names of a decision's fields; the seat is looked at for every question."""
    return locals()


def group_of(s: State, frame: Mapping[str, int], first: bool) -> int:
    """A run of picks keeps the number of its beginning; who decides beside others is told apart by the component."""
    if s.branches:
        assert frame["group"] == frame.get("source", -1) + 1
    elif first:
        assert frame["group"] == s.decisions
    else:
        assert 0 <= frame["group"] <= s.decisions
    return frame["group"]


# --- setting up -------------------------------------------------------------------------------------------------------


def choose_mage(s: State, seat: int, asked: Decision) -> Said:
    assert sorted(offered(s, seat)) == sorted(f"choose {s.cat.ids[mage]}" for mage in s.mages[seat])
    return said({}, "", "RA-2.11", 0)


def choose_item(s: State, seat: int, asked: Decision) -> Said:
    """Whoever sits farthest behind the First Player chooses first."""
    without = [each for each in range(s.seats) if s.item_of(each) < 0]
    assert seat == max(without, key=lambda each: (each - s.first) % s.seats)
    return said({}, "", "RA-2.14", 0)


def draft_pick(s: State, seat: int, asked: Decision) -> Said:
    kept = len(s.kept[seat])
    assert len(s.packs[seat]) == PACK - kept % PACK
    return said({"half": kept // PACK + 1, "pick": kept % PACK + 1}, "", "RA-28.3", 0)


def name_first(s: State, seat: int, asked: Decision) -> Said:
    """Who lost; of two winners, who did not begin."""
    won = [each for each in (0, 1) if s.winners >> each & 1]
    assert seat == (1 - won[0] if len(won) == 1 else 1 - s.opener)
    return said({}, "", "RA-29.6", s.decisions)


def open_draft(s: State, seat: int, asked: Decision) -> Said:
    """One card, then two by two, and the last one again for who began."""
    frame = waiting(s, seat, "open-draft")
    taken = len(s.drafted[0]) + len(s.drafted[1])
    before = sum(OPEN_PICKS[: frame["turn"]])
    most = OPEN_PICKS[frame["turn"]]
    assert seat == (s.first + frame["turn"]) % 2
    assert taken == before + most - frame["left"]
    group = group_of(s, frame, frame["left"] == most)
    return said({"left": frame["left"]}, "", "RA-29.7", group, most, most)


# --- rounds -----------------------------------------------------------------------------------------------------------


def take_off(s: State, seat: int, asked: Decision) -> Said:
    frame = waiting(s, seat, "take-off")
    there = [component for component in s.play[seat] if component in s.on]
    left = sorted(component for component in there if component > frame["last"])
    assert offered(s, seat) == ["done", *[f"take {s.cat.ids[component]}" for component in left]]
    group = group_of(s, frame, frame["last"] < 0)
    return said({"most": len(there)}, "", "RA-5.7", group, 0, len(there), True)


def pay_or_turn(s: State, seat: int, asked: Decision) -> Said:
    component = waiting(s, seat, "pay-or-turn")["source"]
    assert component in s.play[seat]
    card = s.cat.ids[component]
    price = named(next(income.pay for income in s.cat.income[component] if income.costs))
    enough = all(s.pool_of(seat)[NAMES.index(name)] >= count for name, count in price.items())
    assert offered(s, seat) == (["pay", "turn"] if enough else ["turn"])
    group = component + 1 if s.branches else s.decisions
    return said({"card": card, **price}, card, "RA-5.13", group)


def turn(s: State, seat: int, asked: Decision) -> Said:
    assert not s.passed[seat]
    return said({"round": s.round}, "", "RA-6.1", s.decisions)


def swap_item(s: State, seat: int, asked: Decision) -> Said:
    assert s.passed[seat]
    return said({}, "", "RA-22.2", group_of(s, waiting(s, seat, "swap-item"), first=True))


def check_react(s: State, seat: int, asked: Decision) -> Said:
    assert s.owns(seat, at.COUNTERS)
    return said({"points": points(s, seat)}, "", "RA-25.7", s.decisions, decline=True)


# --- paying and gaining -----------------------------------------------------------------------------------------------


def run_of(s: State, seat: int, what: str, rule: str, **more: Any) -> Said:
    """One of several picks: so many are left of so many, and what asks is named."""
    frame = waiting(s, seat, what)
    card = s.cat.ids[frame["source"]]
    assert 1 <= frame["left"] <= frame["in_all"]
    group = group_of(s, frame, frame["left"] == frame["in_all"])
    return said({"left": frame["left"], "card": card, **more}, card, rule, group, frame["in_all"], frame["in_all"])


def pay(s: State, seat: int, asked: Decision) -> Said:
    return run_of(s, seat, "pay", "RA-7.5")


def pay_same(s: State, seat: int, asked: Decision) -> Said:
    """As many as there are of the type begun, or of any that may be paid."""
    frame = waiting(s, seat, "pay-same")
    card = s.cat.ids[frame["source"]]
    pool = s.pool_of(seat)
    types = [frame["begun"]] if frame["paid"] else [each for each in range(5) if frame["types"] >> each & 1]
    most = frame["paid"] + max(pool[each] for each in types)
    assert offered(s, seat) == ["done", *[f"essence {NAMES[each]}" for each in types if pool[each]]]
    group = group_of(s, frame, frame["paid"] == 0)
    return said({"card": card, "paid": frame["paid"]}, card, "RA-18.3", group, 0, most, True)


def gain_mix(s: State, seat: int, asked: Decision) -> Said:
    frame = waiting(s, seat, "gain-mix")
    assert asked.prompt == ("put-mix" if frame["onto"] else "gain-mix")
    fits = [f"essence {name}" for e, name in enumerate(NAMES) if frame["types"] >> e & 1 and e >= frame["lowest"]]
    assert offered(s, seat) == fits
    if asked.prompt == "gain-mix" and frame["source"] in s.discard[seat]:  # discarded for essences, see below
        card = s.cat.ids[frame["source"]]
        args = {"left": frame["left"], "card": card, "types": frame["types"]}
        return said(args, card, "RA-1.14", frame["group"], frame["in_all"], frame["in_all"])
    return run_of(s, seat, "gain-mix", "RA-1.14", types=frame["types"])


def gain_type(s: State, seat: int, asked: Decision) -> Said:
    frame = waiting(s, seat, "gain-type")
    card = s.cat.ids[frame["source"]]
    assert frame["count"] > 0
    fits = [f"essence {name}" for e, name in enumerate(NAMES) if frame["types"] >> e & 1]
    assert offered(s, seat) == fits
    assert f"essence {NAMES[frame['spent']]}" not in fits
    return said({"count": frame["count"], "card": card}, card, "RA-18.2", s.decisions)


def discard_yield(s: State, seat: int, asked: Decision) -> Said:
    """The card lies on the own pile by now."""
    frame = waiting(s, seat, "discard-yield")
    card = s.cat.ids[frame["source"]]
    assert s.discard[seat][-1] == frame["source"]
    assert offered(s, seat) == [f"essence {name}" for name in NAMES]
    return said({"card": card}, card, "RA-9.1", group_of(s, frame, first=True), 1, 2)


def choose_rival(s: State, seat: int, asked: Decision) -> Said:
    frame = waiting(s, seat, "choose-rival")
    card = s.cat.ids[frame["source"]]
    assert frame["source"] in s.play[seat]
    assert offered(s, seat) == [f"seat {each}" for each in range(s.seats) if each != seat]
    args = {"card": card, "gain": NAMES[frame["gained"]], "count": NAMES[frame["counted"]]}
    return said(args, card, "RA-19.4", s.decisions)


# --- attacks ----------------------------------------------------------------------------------------------------------


def react(s: State, seat: int, asked: Decision) -> Said:
    """The component is the attacker's, or was until it was destroyed for the attack."""
    frame = waiting(s, seat, "react")
    component, attacker = frame["source"], frame["attacker"]
    assert component in s.play[attacker] + s.discard[attacker]
    assert attacker != seat
    assert not s.passed[seat]
    powers = [power for power in s.cat.powers if power.component == component]
    losses = [op.amount for power in powers for op in power.ops if isinstance(op, RivalsLoseLife)]
    assert frame["amount"] in losses
    card = s.cat.ids[component]
    args = {"card": card, "seat": attacker, "count": frame["amount"]}
    return said(args, card, "RA-12.10", s.decisions, decline=True)


def lose(s: State, seat: int, asked: Decision) -> Said:
    """Two for each Life that is missing: only who has none left, and more than is lost, is asked."""
    frame = waiting(s, seat, "lose")
    assert s.pool_of(seat)[NAMES.index("life")] == 0
    assert sum(s.pool_of(seat)) > frame["left"]
    assert frame["in_all"] % 2 == 0
    return run_of(s, seat, "lose", "RA-12.4")


# --- components and cards ---------------------------------------------------------------------------------------------

_PURPOSES = ("turn-another", "destroy", "straighten", "put-paid")
_RULES = ("RA-10.9", "RA-13.1", "RA-17.2", "RA-C10")


def choose_component(s: State, seat: int, asked: Decision) -> Said:
    """Only straightening may be left off."""
    frame = waiting(s, seat, "choose-component")
    assert asked.prompt == _PURPOSES[frame["purpose"]]
    card = s.cat.ids[frame["source"]]
    free = asked.prompt == "straighten"
    assert ("done" in offered(s, seat)) == free
    rule = _RULES[frame["purpose"]]
    return said({"card": card}, card, rule, group_of(s, frame, first=True), 0 if free else 1, 1, free)


def discard(s: State, seat: int, asked: Decision) -> Said:
    return run_of(s, seat, "discard", "RA-13.2")


def choose_deck(s: State, seat: int, asked: Decision) -> Said:
    frame = waiting(s, seat, "choose-deck")
    card = s.cat.ids[frame["source"]]
    assert frame["source"] in s.play[seat]
    return said({"card": card, "count": frame["count"]}, card, "RA-16.1", s.decisions)


def reorder(s: State, seat: int, asked: Decision) -> Said:
    frame = waiting(s, seat, "reorder")
    card = s.cat.ids[frame["source"]]
    deck = s.deck[seat] if frame["deck"] == at.OWN_DECK else s.monument_deck
    loose = deck[len(deck) - frame["count"] : len(deck) - frame["placed"]]
    assert sorted(offered(s, seat)) == sorted(f"choose {s.cat.ids[each]}" for each in loose)
    args = {"card": card, "placed": frame["placed"], "count": frame["count"]}
    group = group_of(s, frame, frame["placed"] == 0)
    return said(args, card, "RA-16.2", group, frame["count"] - 1, frame["count"])


def place_from(s: State, seat: int, asked: Decision) -> Said:
    frame = waiting(s, seat, "place-from")
    card = s.cat.ids[frame["source"]]
    assert frame["source"] in s.play[seat] + s.discard[seat]
    return said({"card": card}, card, "RA-21.9", group_of(s, frame, first=True), 0, 1, True)


QUESTIONS: dict[str, Question] = {
    "choose-mage": choose_mage,
    "choose-item": choose_item,
    "draft-pick": draft_pick,
    "name-first": name_first,
    "open-draft": open_draft,
    "take-off": take_off,
    "pay-or-turn": pay_or_turn,
    "turn": turn,
    "swap-item": swap_item,
    "check-react": check_react,
    "pay": pay,
    "pay-same": pay_same,
    "gain-mix": gain_mix,
    "put-mix": gain_mix,
    "gain-type": gain_type,
    "discard-yield": discard_yield,
    "choose-rival": choose_rival,
    "react": react,
    "lose": lose,
    **dict.fromkeys(_PURPOSES, choose_component),
    "discard": discard,
    "choose-deck": choose_deck,
    "reorder": reorder,
    "place-from": place_from,
}
