"""The table of Res Arcana, as one listener keeps it by what they are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arcanum.core.state import GameState
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana.essences import NAMES, NOTHING
from arcanum.games.res_arcana.match import LAST_GAME
from arcanum.games.res_arcana.scoring import THRESHOLD
from arcanum.games.res_arcana.state import State
from tests.games.event_laws import Books

Args = Mapping[str, Any]
HAND = 3


class TableBooks(Books):
    """Pools, components in play with what lies on them, cards by where they lie, the centre, and where the game stands.

    `ear` is the seat that listens, None a spectator. What nobody is told, since it lies there for all to see (the
    centre of a new game, the own starting hand), is looked up in the state."""

    def __init__(self, state: State, ear: int | None) -> None:
        super().__init__()
        self.state = state
        self.cat = state.cat
        self.ear = ear
        self.seats = range(state.seats)
        self.table: dict[str, Any] = facts_of(state, ear)
        self.scored: dict[int, tuple[int, int]] = {}
        self.seen = 0
        """How many cards are being looked at."""
        self.unseen = False
        """The top of the monument deck is being claimed."""
        self.gone: tuple[int, str] | None = None
        """Whose component left play last: essences may return from it."""

    def kept(self) -> dict[str, Any]:
        return self.table

    def facts(self, state: GameState) -> dict[str, Any]:
        assert isinstance(state, State)
        found = facts_of(state, self.ear)
        if not any(frame[0] == frames.CHECK for frame in state.trunk) and not state.winners:
            assert not any(found.pop("bonus").values()), "no check goes on"
        return found

    # --- essences -------------------------------------------------------------------------------------------------

    def shift(self, row: dict[str, int], essences: Mapping[str, int], sign: int) -> None:
        assert essences, "something happened to nothing"
        for name, count in essences.items():
            assert count > 0
            row[name] = row.get(name, 0) + sign * count
            assert row[name] >= 0, f"{name} is negative"

    def pool(self, args: Args, sign: int) -> None:
        self.shift(self.table["pool"][args["seat"]], args["essences"], sign)

    def on_gained(self, args: Args) -> None:
        self.pool(args, 1)

    def on_paid(self, args: Args) -> None:
        self.pool(args, -1)

    def on_lost(self, args: Args) -> None:
        self.pool(args, -1)

    def on_nothing_lost(self, args: Args) -> None:
        assert not any(self.table["pool"][args["seat"]].values())

    def on_counted(self, args: Args) -> None:
        assert args["rival"] != args["seat"]
        assert self.table["pool"][args["rival"]][args["essence"]] == args["count"]

    def lying(self, args: Args, sign: int) -> None:
        component = args["component"]
        assert component in self.table["play"][args["seat"]]
        row = self.table["on"].setdefault(component, {})
        self.shift(row, args["essences"], sign)
        left = {name: count for name, count in row.items() if count}
        self.table["on"][component] = left
        if not left:
            del self.table["on"][component]

    def on_put_on(self, args: Args) -> None:
        self.lying(args, 1)

    def on_spent_from(self, args: Args) -> None:
        self.lying(args, -1)

    def on_taken_off(self, args: Args) -> None:
        assert self.table["on"][args["component"]] == args["essences"], "all essences are taken off"
        self.lying(args, -1)
        self.pool(args, 1)

    def on_returned(self, args: Args) -> None:
        """From what was destroyed, or from a magic item that is about to be swapped."""
        from_item = args["seat"] in self.table["passed"] and args["component"] in self.table["play"][args["seat"]]
        assert from_item or self.gone == (args["seat"], args["component"])
        assert self.table["on"].pop(args["component"]) == args["essences"]

    # --- components -----------------------------------------------------------------------------------------------

    def own(self, args: Args) -> str:
        component: str = args["component"]
        assert component in self.table["play"][args["seat"]], f"seat {args['seat']} has no {component}"
        return component

    def on_turned(self, args: Args) -> None:
        assert self.own(args) not in self.table["turned"]
        self.table["turned"].add(args["component"])

    def on_straightened(self, args: Args) -> None:
        assert self.own(args) in self.table["turned"]
        self.table["turned"].remove(args["component"])

    def leaves(self, seat: int, component: str) -> None:
        self.table["play"][seat].remove(component)
        self.table["turned"].discard(component)
        self.gone = (seat, component)

    def on_destroyed(self, args: Args) -> None:
        self.leaves(args["seat"], args["card"])
        self.table["discard"][args["seat"]].append(args["card"])

    def from_hand(self, seat: int, card: str) -> None:
        self.table["hand"][seat] -= 1
        if seat == self.ear:
            self.table["own"].remove(card)

    def on_discarded(self, args: Args) -> None:
        self.from_hand(args["seat"], args["card"])
        self.table["discard"][args["seat"]].append(args["card"])

    def on_placed(self, args: Args) -> None:
        """Out of a discard pile, if it lay there, and else out of the hand."""
        card = args["card"]
        piles = [pile for pile in self.table["discard"].values() if card in pile]
        if piles:
            piles[0].remove(card)
        else:
            self.from_hand(args["seat"], card)
        self.table["play"][args["seat"]].append(card)

    def on_claiming_unseen(self, args: Args) -> None:
        assert args["seat"] in self.seats
        self.unseen = True

    def on_claimed(self, args: Args) -> None:
        component = args["component"]
        assert bool(args["blind"]) == self.unseen
        if self.unseen:
            self.unseen = False
            self.table["monument_deck"] -= 1
        elif component in self.table["display"]:
            self.table["display"].remove(component)
        else:
            self.table["places"].remove(component)
        self.table["play"][args["seat"]].append(component)

    def on_displayed(self, args: Args) -> None:
        self.table["monument_deck"] -= 1
        self.table["display"].append(args["component"])

    def on_power_used(self, args: Args) -> None:
        self.power(args, at.ACTION)

    def on_reacted(self, args: Args) -> None:
        self.power(args, at.LIFE_LOSS_REACT, at.DRAGON_REACT, at.VICTORY_REACT)

    def power(self, args: Args, *timings: int) -> None:
        there = [p for p in self.cat.powers if self.cat.ids[p.component] == self.own(args)]
        assert there[args["number"] - 1].timing in timings

    def on_price_paid(self, args: Args) -> None:
        assert args["component"] not in self.table["play"][args["seat"]], "who attacks pays nothing"

    # --- cards ----------------------------------------------------------------------------------------------------

    def on_dealt(self, args: Args) -> None:
        """Eight cards, three of them for the hand; in a first game the hand is printed, and five are dealt."""
        seat = args["seat"]
        assert self.table["deck"][seat] == 0, "dealt twice"
        printed = self.state.options["setup"] == "first_game"
        assert args["count"] == (5 if printed else 8)
        self.table["hand"][seat] = HAND
        self.table["deck"][seat] = 5
        if seat == self.ear:
            self.table["kept"] = set()
            self.table["own"] = {self.cat.ids[card] for card in self.state.hand[seat]}

    def on_drew(self, args: Args) -> None:
        self.table["hand"][args["seat"]] += args["count"]
        self.table["deck"][args["seat"]] -= args["count"]

    def alone(self, args: Args) -> None:
        assert args["seat"] == self.ear, "that is for the eyes of one seat"

    def on_drew_card(self, args: Args) -> None:
        self.alone(args)
        self.table["own"].add(args["card"])

    def on_reshuffled(self, args: Args) -> None:
        pile = self.table["discard"][args["seat"]]
        assert args["count"] == len(pile) > 0
        self.table["deck"][args["seat"]] += len(pile)
        pile.clear()

    def on_looked(self, args: Args) -> None:
        own = args["deck"] == at.OWN_DECK
        there = self.table["deck"][args["seat"]] if own else self.table["monument_deck"]
        assert args["count"] == min(HAND, there)
        self.seen = args["count"]

    def on_saw(self, args: Args) -> None:
        """Those that lie on top now, in any order."""
        self.alone(args)
        deck = self.state.deck[args["seat"]] if args["deck"] == at.OWN_DECK else self.state.monument_deck
        top = [self.cat.ids[card] for card in deck[-self.seen :]]
        assert sorted(args["cards"]) == sorted(top)

    def on_put_back(self, args: Args) -> None:
        assert args["seat"] in self.seats
        assert args["deck"] in (at.OWN_DECK, at.MONUMENT_DECK)
        assert args["count"] == self.seen

    def on_card_kept(self, args: Args) -> None:
        self.alone(args)
        self.table["kept"].add(args["card"])

    def on_card_taken(self, args: Args) -> None:
        self.table["taken"][args["seat"]].append(args["card"])

    # --- where the game stands ------------------------------------------------------------------------------------

    def on_game_started(self, args: Args) -> None:
        """A new centre; everybody has one essence of each type, and nothing but a mage from the game before."""
        found = facts_of(self.state, self.ear)
        for name in ("display", "places", "items", "monument_deck"):
            self.table[name] = found[name]
        self.table["pool"] = {seat: dict.fromkeys(NAMES, 1) for seat in self.seats}
        if args["game"] > 1:
            assert args["game"] == self.table["game"] + 1
            assert args["seat"] == self.table["first"], "whom the loser named"
            for name in ("hand", "deck"):
                self.table[name] = dict.fromkeys(self.seats, 0)
            self.table["play"] = {seat: self.table["play"][seat][:1] for seat in self.seats}
            self.table["discard"] = {seat: [] for seat in self.seats}
            if args["game"] < LAST_GAME:
                self.table["taken"] = {seat: [] for seat in self.seats}
            self.table.update(round=0, on={}, turned=set(), passed=set(), own=set(), winners=[])
        self.table["game"] = args["game"]
        self.table["first"] = args["seat"]

    def on_mage_revealed(self, args: Args) -> None:
        assert not self.table["play"][args["seat"]]
        self.table["play"][args["seat"]].append(args["component"])
        if self.state.options["setup"] == "first_game":
            named = [hand for mage, hand in self.cat.starter_sets if self.cat.ids[mage] == args["component"]]
            assert set(self.state.hand[args["seat"]]) == set(named[0]), "the hand of another mage"

    def on_item_chosen(self, args: Args) -> None:
        self.table["items"].remove(args["component"])
        self.table["play"][args["seat"]].append(args["component"])

    def on_round_started(self, args: Args) -> None:
        self.table["round"] += 1
        assert args["round"] == self.table["round"]

    def on_passed(self, args: Args) -> None:
        assert args["seat"] not in self.table["passed"]
        self.table["passed"].add(args["seat"])

    def on_first_player(self, args: Args) -> None:
        self.table["first"] = args["seat"]

    def on_item_swapped(self, args: Args) -> None:
        """Who has none, as on a table that was laid out, puts none back."""
        seat, old, item = args["seat"], args["old"], args["component"]
        assert seat in self.table["passed"]
        self.table["items"].remove(item)
        if old != item:
            self.leaves(seat, old)
            self.table["items"].add(old)
        self.table["play"][seat].append(item)

    def on_checked(self, args: Args) -> None:
        """By a player, in the middle of a round, or (-1) when all have passed."""
        if args["seat"] == -1:
            assert self.table["passed"] == set(self.seats)
        else:
            assert args["seat"] in self.seats
            assert args["seat"] not in self.table["passed"]
        self.table["bonus"] = dict.fromkeys(self.seats, 0)

    def on_extra_points(self, args: Args) -> None:
        self.table["bonus"][args["seat"]] += args["points"]

    def on_scored(self, args: Args) -> None:
        pool = self.table["pool"][args["seat"]]
        assert args["essences"] == sum(pool.values()) + pool["gold"], "Gold counts twice"
        self.scored[args["seat"]] = (args["points"], args["essences"])

    def on_game_won(self, args: Args) -> None:
        assert args["round"] == self.table["round"]
        assert list(self.scored) == list(self.seats)
        best = max(self.scored.values())
        assert args["winners"] == [seat for seat in self.seats if self.scored[seat] == best]
        limit = int(self.state.options["round_limit"])
        assert best[0] >= THRESHOLD or self.table["round"] >= limit
        self.scored = {}
        self.table["winners"] = args["winners"]
        if self.state.options["setup"] == "match":
            for seat in args["winners"]:
                self.table["wins"][seat] += 1

    def on_match_won(self, args: Args) -> None:
        wins = self.table["wins"]
        assert args["winners"] == [seat for seat in self.seats if wins[seat] == max(wins.values())]
        self.table["winners"] = args["winners"]

    def on_cleaned_up(self, args: Args) -> None:
        assert args["round"] == self.table["round"]
        self.table["passed"] = set()
        self.table["turned"] = set()


def facts_of(s: State, ear: int | None) -> dict[str, Any]:
    """The same of a state, as far as the listener may know it: others see what was there before somebody collects."""
    ids, seats = s.cat.ids, range(s.seats)
    before = s.before
    hidden = {seat for seat in seats if before is not None and seat != ear}
    on, turned, pool = {}, set(), {}
    for seat in seats:
        past = before if seat in hidden and before is not None else s
        pool[seat] = dict(zip(NAMES, past.pool[seat * 5 : seat * 5 + 5], strict=True))
        for component in s.play[seat]:
            lying = past.on.get(component, NOTHING)
            if lying != NOTHING:
                on[ids[component]] = {name: count for name, count in zip(NAMES, lying, strict=True) if count}
            if component in past.turned:
                turned.add(ids[component])
    return {
        "game": s.game_number,
        "wins": dict(enumerate(s.wins)),
        "round": s.round,
        "first": s.first,
        "winners": [seat for seat in seats if s.winners >> seat & 1],
        "passed": {seat for seat in seats if s.passed[seat]},
        "bonus": dict(enumerate(s.bonus)),
        "pool": pool,
        "on": on,
        "turned": turned,
        "play": {seat: [ids[component] for component in s.play[seat]] for seat in seats},
        "discard": {seat: [ids[card] for card in s.discard[seat]] for seat in seats},
        "hand": {seat: len(s.hand[seat]) for seat in seats},
        "deck": {seat: len(s.deck[seat]) for seat in seats},
        "own": {ids[card] for card in s.hand[ear]} if ear is not None else set(),
        "kept": {ids[card] for card in s.kept[ear]} if ear is not None else set(),
        "taken": {seat: [ids[card] for card in s.drafted[seat]] for seat in seats if s.options["setup"] == "match"},
        "display": [ids[component] for component in s.display],
        "places": [ids[component] for component in s.places],
        "items": {ids[component] for component in s.items},
        "monument_deck": len(s.monument_deck),
    }
