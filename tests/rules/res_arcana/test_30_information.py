"""Section 30: hidden and public information, as views and events tell it. (What a re-deal keeps: test_30_worlds.py.)"""

import json
import random
import re
from typing import Any

import pytest

from arcanum.games.res_arcana import RES_ARCANA
from tests.rules.res_arcana.table import Table, card, new_game, player, table

CATALOGUE = RES_ARCANA.catalogue()
IDS = frozenset(CATALOGUE.ids)
ARTIFACTS = frozenset(CATALOGUE.ids[number] for number in CATALOGUE.artifacts)
MAGES = frozenset(CATALOGUE.ids[number] for number in CATALOGUE.mages)
MONUMENTS = frozenset(CATALOGUE.ids[number] for number in CATALOGUE.monuments)
SETUPS = ("standard", "first_game", "draft", "match")


def named(data: Any) -> set[str]:
    """All components that are named anywhere in some data."""
    return set(re.findall(r"[a-z_]+", json.dumps(data))) & IDS


def view(t: Table, seat: int | None) -> dict[str, Any]:
    return t.state.view(seat)


def side(t: Table, owner: int, seat: int | None) -> dict[str, Any]:
    """One player's side of the table as a seat sees it."""
    data: dict[str, Any] = t.state.view(seat)["players"][owner]
    return data


def told(t: Table, since: int, seat: int | None) -> list[dict[str, Any]]:
    """The events since then, as a seat is told them."""
    return [{"kind": event.kind, **event.args} for event in t.state.events(since, seat)]


def everybody(t: Table) -> list[int | None]:
    return [*range(t.state.seats), None]


def others(t: Table, seat: int) -> list[int | None]:
    return [other for other in everybody(t) if other != seat]


def to_prompt(t: Table, *prompts: str) -> Table:
    """Take the first answer until somebody is asked one of these."""
    while t.prompt(t.actors()[0]) not in prompts:
        seat = t.actors()[0]
        t.do(seat, t.legal(seat)[0])
    return t


# --- hands and decks --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-30.1")
def test_a_hand_is_seen_by_its_owner_and_only_counted_by_the_others() -> None:
    t = table(player(hand=["prism"]), player(hand=["hawk", "vault"]), player(hand=["crypt"]))
    assert side(t, 1, 1)["hand_cards"] == ["hawk", "vault"]
    for seat in others(t, 1):
        assert side(t, 1, seat)["hand"] == 2
        assert named(view(t, seat)).isdisjoint({"hawk", "vault"})


@pytest.mark.rule("RA-30.1")
def test_another_hand_of_the_same_size_looks_the_same_to_the_others() -> None:
    one = table(player(hand=["prism"]), player(hand=["hawk", "vault"]))
    other = table(player(hand=["prism"]), player(hand=["sea_serpent", "crypt"]))
    for seat in others(one, 1):
        assert view(one, seat) == view(other, seat)
    assert view(one, 1) != view(other, 1)


@pytest.mark.rule("RA-30.2")
def test_the_order_of_a_deck_is_seen_by_nobody() -> None:
    def laid(deck: list[str]) -> Table:
        return table(player(hand=["prism"], deck=deck), player(hand=["hawk"]))

    one = laid(["vault", "crypt", "athanor", "treant"])
    other = laid(["treant", "athanor", "crypt", "vault"])
    for seat in everybody(one):
        assert view(one, seat) == view(other, seat)
        assert side(one, 0, seat)["deck"] == 4


@pytest.mark.rule("RA-30.3")
@pytest.mark.parametrize("setup", ["standard", "draft"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_owner_knows_which_cards_are_in_the_deck_and_rivals_do_not(setup: str, seats: int) -> None:
    t = to_prompt(new_game(seats, f"deck {seats}", setup=setup), "choose-item")
    for owner in range(seats):
        deck = t.seat(owner)["deck"]
        assert sorted(side(t, owner, owner)["deck_cards"]) == sorted(deck)
        for seat in others(t, owner):
            assert side(t, owner, seat)["deck"] == 5
            assert "deck_cards" not in side(t, owner, seat)
            assert named(view(t, seat)).isdisjoint(deck)


@pytest.mark.rule("RA-30.3")
def test_another_deck_of_the_same_size_looks_the_same_to_rivals() -> None:
    one = table(player(hand=["prism"]), player(hand=["hawk"], deck=["vault", "crypt"]))
    other = table(player(hand=["prism"]), player(hand=["hawk"], deck=["athanor", "treant"]))
    assert view(one, 0) == view(other, 0)
    assert view(one, None) == view(other, None)


@pytest.mark.rule("RA-30.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_first_game_nobody_knows_the_cards_in_the_decks(seats: int) -> None:
    t = to_prompt(new_game(seats, f"first {seats}", setup="first_game"), "turn")
    for owner in range(seats):
        deck = t.seat(owner)["deck"]
        assert len(deck) == 5
        assert side(t, owner, owner)["deck_cards"] == []
        for seat in everybody(t):
            assert named(view(t, seat)).isdisjoint(deck)
            assert named(told(t, 0, seat)).isdisjoint(deck)


# --- what lies open ---------------------------------------------------------------------------------------------------


def laid_out() -> Table:
    return table(
        player(
            mage="seer",
            item="research",
            pool={"calm": 2, "gold": 1},
            hand=["prism"],
            discard=["hawk", "vault"],
            in_play=[card("mermaid", turned=True, life=2), "athanor"],
        ),
        player(mage="druid", item="alchemy", pool={"death": 4}, hand=["crypt"], discard=["treant"], in_play=["oracle"]),
        center={
            "monuments": ["colossus", "temple"],
            "monument_deck": ["library", "obelisk", "mausoleum"],
            "places": ["coral_castle", "sacred_grove"],
        },
        first_player=1,
    )


@pytest.mark.rule("RA-30.5")
def test_discard_piles_are_open() -> None:
    t = laid_out()
    for seat in everybody(t):
        assert side(t, 0, seat)["discard"] == ["hawk", "vault"]
        assert side(t, 1, seat)["discard"] == ["treant"]


@pytest.mark.rule("RA-30.6")
def test_components_in_play_are_open_with_what_lies_on_them() -> None:
    t = laid_out()
    for seat in everybody(t):
        shown = {c["id"]: (c["turned"], c["on"]) for c in side(t, 0, seat)["in_play"]}
        assert shown == {
            "seer": (False, {}),
            "research": (False, {}),
            "mermaid": (True, {"life": 2}),
            "athanor": (False, {}),
        }
        assert {c["id"] for c in side(t, 1, seat)["in_play"]} == {"druid", "alchemy", "oracle"}


@pytest.mark.rule("RA-30.7")
def test_pools_are_open() -> None:
    t = laid_out()
    for seat in everybody(t):
        assert side(t, 0, seat)["pool"] == {"calm": 2, "gold": 1}
        assert side(t, 1, seat)["pool"] == {"death": 4}


@pytest.mark.rule("RA-30.8")
def test_the_centre_and_the_token_are_open() -> None:
    t = laid_out()
    for seat in everybody(t):
        centre = view(t, seat)["center"]
        assert centre["monuments"] == ["colossus", "temple"]
        assert centre["places"] == ["coral_castle", "sacred_grove"]
        assert set(centre["items"]) == {
            "calm_elan",
            "death_life",
            "divination",
            "protection",
            "reanimate",
            "transmutation",
        }
        assert view(t, seat)["first_player"] == 1
        assert view(t, seat)["token_passed"] is False


@pytest.mark.rule("RA-30.9")
def test_the_monument_deck_is_only_counted() -> None:
    t = laid_out()
    for seat in everybody(t):
        assert view(t, seat)["center"]["monument_deck"] == 3
        assert named(view(t, seat)).isdisjoint({"library", "obelisk", "mausoleum"})


@pytest.mark.rule("RA-30.9")
def test_another_order_of_the_monument_deck_looks_the_same() -> None:
    def laid(deck: list[str]) -> Table:
        return table(player(hand=["prism"]), player(hand=["hawk"]), center={"monument_deck": deck})

    one, other = laid(["library", "obelisk", "temple"]), laid(["temple", "library", "obelisk"])
    for seat in everybody(one):
        assert view(one, seat) == view(other, seat)


# --- looking ----------------------------------------------------------------------------------------------------------


def looking(deck: str) -> Table:
    """Seat 0 has looked at three cards of a deck and has not put them back yet."""
    t = table(
        player(mage="seer", hand=["prism"], deck=["hawk", "vault", "crypt", "treant"]),
        player(hand=["athanor"]),
        player(hand=["mermaid"]),
        center={"monument_deck": ["library", "obelisk", "temple", "oracle"]},
    )
    return t.do(0, "power seer 1", f"deck {deck}")


@pytest.mark.rule("RA-30.10")
@pytest.mark.parametrize(
    ("deck", "seen", "which"),
    [("own", ["hawk", "vault", "crypt"], 0), ("monuments", ["library", "obelisk", "temple"], 1)],
)
def test_cards_looked_at_are_shown_to_the_looker_only(deck: str, seen: list[str], which: int) -> None:
    t = looking(deck)
    assert sorted(t.legal(0)) == sorted(f"choose {name}" for name in seen)
    assert {"kind": "saw", "seat": 0, "deck": which, "cards": seen} in told(t, 0, 0)
    assert named(view(t, 0)) >= set(seen)
    for step in range(3):
        for seat in others(t, 0):
            assert {"kind": "looked", "seat": 0, "deck": which, "count": 3} in told(t, 0, seat)
            assert named(view(t, seat)).isdisjoint(seen)
            assert named(told(t, 0, seat)).isdisjoint(seen)
        if step < 2:
            t.do(0, f"choose {seen[2 - step]}")


@pytest.mark.rule("RA-30.19")
def test_the_view_of_the_looker_holds_the_cards_put_back_until_they_are_drawn() -> None:
    t = table(
        player(mage="seer", in_play=["library"], hand=["prism"], deck=["hawk", "vault", "crypt", "treant"]),
        player(hand=["athanor", "mermaid"]),
    )
    t.do(0, "power seer 1", "deck own", "choose crypt", "choose hawk")
    assert side(t, 0, 0)["deck_top"] == ["crypt", "hawk", "vault"]
    t.do(1, "discard athanor", "essence gold")
    t.do(0, "power library 1")
    assert side(t, 0, 0)["deck_top"] == ["hawk", "vault"]
    assert t.seat(0)["hand"] == ["crypt", "prism"]
    for seat in others(t, 0):
        assert "deck_top" not in side(t, 0, seat)


@pytest.mark.rule("RA-30.19")
def test_the_view_of_the_looker_holds_the_monuments_put_back_until_they_are_claimed() -> None:
    t = looking("monuments").do(0, "choose temple", "choose library")
    known = [{"cards": 1, "known": [name]} for name in ("temple", "library", "obelisk")]
    assert view(t, 0)["center"]["monuments_known"] == known
    for seat in others(t, 0):
        assert "monuments_known" not in view(t, seat)["center"]
    t = table(
        player(mage="seer", hand=["prism"]),
        player(pool={"gold": 4}, hand=["athanor"]),
        center={"monument_deck": ["library", "obelisk", "temple", "oracle"]},
    )
    t.do(0, "power seer 1", "deck monuments", "choose temple", "choose library")
    t.do(1, "claim monument_deck")
    assert "temple" in t.seat(1)["in_play"]
    assert view(t, 0)["center"]["monuments_known"] == known[1:]


# --- items, mages, box ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-30.11")
def test_an_item_on_its_passed_side_stays_public() -> None:
    t = table(player(item="research", hand=["prism"]), player(item="alchemy", hand=["hawk"]))
    t.do(0, "pass", "choose divination")
    for seat in everybody(t):
        items = [c for c in side(t, 0, seat)["in_play"] if c["kind"] == "magic_item"]
        assert [(c["id"], c["passed_side"]) for c in items] == [("divination", True)]
        assert {"kind": "item-swapped", "seat": 0, "old": "research", "component": "divination"} in told(t, 0, seat)


@pytest.mark.rule("RA-30.12")
@pytest.mark.parametrize("setup", ["standard", "draft", "match"])
def test_dealt_mages_are_secret_until_the_common_reveal_and_the_rejected_one_forever(setup: str) -> None:
    t = to_prompt(new_game(2, "mages", setup=setup), "choose-mage")
    dealt = [side(t, seat, seat)["mages"] for seat in range(2)]
    t.do(0, f"choose {dealt[0][0]}")
    assert side(t, 0, 0)["mage_chosen"] == dealt[0][0]
    for owner in range(2):
        for seat in others(t, owner):
            assert named(view(t, seat)).isdisjoint(dealt[owner]), "even after the choice"
            assert named(told(t, 0, seat)).isdisjoint(dealt[owner])
    t.do(1, f"choose {dealt[1][1]}")
    for seat in everybody(t):
        assert named(view(t, seat)) & MAGES == {dealt[0][0], dealt[1][1]}
        assert named(told(t, 0, seat)) & MAGES == {dealt[0][0], dealt[1][1]}


@pytest.mark.rule("RA-30.13")
@pytest.mark.parametrize("setup", SETUPS)
def test_cards_in_the_box_are_seen_by_nobody(setup: str) -> None:
    t = to_prompt(new_game(2, "box", setup=setup), "turn")
    in_game = {name for seat in range(2) for zone in ("hand", "deck", "components") for name in t.seat(seat)[zone]}
    box = (ARTIFACTS | MAGES) - in_game
    assert len(box) == 40 - 16 + 10 - 2
    for seat in everybody(t):
        assert named(view(t, seat)).isdisjoint(box)
        assert named(told(t, 0, seat)).isdisjoint(box)


# --- drafts -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-30.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_pack_is_seen_by_its_holder_and_kept_cards_by_their_keeper(seats: int) -> None:
    t = new_game(seats, f"packs {seats}", setup="draft")
    rng = random.Random(seats)
    while t.prompt(t.actors()[0]) == "draft-pick":
        held = [(side(t, seat, seat)["pack"], side(t, seat, seat)["kept"]) for seat in range(seats)]
        for seat in range(seats):
            assert named(view(t, seat)) & ARTIFACTS == set(held[seat][0]) | set(held[seat][1])
        assert named(view(t, None)) & ARTIFACTS == set()
        seat = rng.choice(t.actors())
        since = t.state.event_count
        pick = rng.choice(held[seat][0])
        t.do(seat, f"choose {pick}")
        for other in others(t, seat):
            assert pick not in named(told(t, since, other))
        if seat not in t.actors():
            assert pick in side(t, seat, seat)["kept"]


@pytest.mark.rule("RA-30.15")
def test_in_the_later_games_of_a_match_the_decks_are_known_but_not_their_order_nor_the_hands() -> None:
    t = new_game(2, "later games", setup="match", round_limit=1)
    for game in (2, 3):
        while t.facts()["match"]["game"] < game or t.prompt(t.actors()[0]) != "choose-item":
            actor = t.actors()[0]
            t.do(actor, finishing(t, actor, 0 if game == 2 else 1))
        drafted = [sorted(t.seat(owner)["hand"] + t.seat(owner)["deck"]) for owner in range(2)]
        for seat in everybody(t):
            assert [sorted(cards) for cards in view(t, seat)["match"]["drafted"]] == drafted
        for seat in others(t, 1):
            assert "hand_cards" not in side(t, 1, seat)
            assert "deck_top" not in side(t, 1, seat)
            if seat is not None:
                assert sorted(side(t, 1, seat)["known_cards"]) == drafted[1], "hand and deck alike"


def finishing(t: Table, seat: int, winner: int) -> str:
    """An answer by which the winner passes first and so wins a game of one round."""
    legal = t.legal(seat)
    if t.prompt(seat) == "turn" and seat != winner and not t.seat(winner)["passed"]:
        return next(words for words in legal if words.startswith("discard "))
    return legal[0]


@pytest.mark.rule("RA-30.15")
def test_another_split_into_hand_and_deck_looks_the_same_to_the_rival() -> None:
    mine = ["hawk", "vault", "prism", "athanor", "treant", "mermaid", "crypt", "guard_dog"]
    theirs = ["elvish_bow", "fire_dragon", "nightingale", "dragon_egg", "windup_man", "cursed_skull", "fiery_whip"]
    theirs.append("flaming_pit")

    def laid(cards: list[str]) -> Table:
        return table(
            player(hand=mine[:3], deck=mine[3:]),
            player(hand=cards[:3], deck=cards[3:]),
            options={"setup": "match"},
            match={"game": 2, "wins": [1, 0], "drafted": [mine, theirs]},
        )

    one, other = laid(theirs), laid(theirs[::-1])
    assert view(one, 0) == view(other, 0)
    assert view(one, None) == view(other, None)


# --- discarding and drawing -------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-30.16")
@pytest.mark.parametrize("how", ["action", "cost", "price", "divination"])
def test_discarded_cards_become_public(how: str) -> None:
    t = table(
        player(
            item="divination",
            in_play=["sacrificial_dagger"],
            hand=["hawk", "vault"],
            deck=["crypt", "treant", "mermaid"],
        ),
        player(in_play=["wind_dragon"], hand=["prism"]),
        to_act=1 if how == "price" else 0,
    )
    if how == "action":
        t.do(0, "discard hawk", "essence gold")
    elif how == "cost":
        t.do(0, "power sacrificial_dagger 2", "discard hawk")
    elif how == "price":
        t.do(1, "power wind_dragon 1").do(0, "pay", "discard hawk")
    else:
        t.do(0, "power divination 1", "discard crypt", "discard hawk", "discard mermaid")
    assert "hawk" in t.seat(0)["discard"]
    for seat in everybody(t):
        assert side(t, 0, seat)["discard"] == t.seat(0)["discard"]
        assert {"kind": "discarded", "seat": 0, "card": "hawk"} in told(t, 0, seat)
        assert seat == 0 or "vault" not in named(view(t, seat))
    assert how != "divination" or set(t.seat(0)["discard"]) == {"hawk", "crypt", "mermaid"}


@pytest.mark.rule("RA-30.16")
def test_drawn_cards_stay_private() -> None:
    t = table(player(in_play=["library"], hand=["prism"], deck=["hawk", "vault"]), player(hand=["crypt"]))
    t.do(0, "power library 1")
    assert {"kind": "drew-card", "seat": 0, "card": "hawk"} in told(t, 0, 0)
    for seat in others(t, 0):
        assert {"kind": "drew", "seat": 0, "count": 1} in told(t, 0, seat)
        assert named(told(t, 0, seat)).isdisjoint({"hawk", "vault"})
        assert named(view(t, seat)).isdisjoint({"hawk", "vault"})


# --- whole games ------------------------------------------------------------------------------------------------------


class Witness:
    """Keeps account, from the truth, of all cards that each seat (and the public) may have seen in a game."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.seen: dict[int | None, set[str]] = {seat: set() for seat in everybody(t)}
        self.since = 0

    def look(self) -> None:
        t, facts = self.t, self.t.facts()
        setup = t.state.options["setup"]
        public = {*facts["center"]["monuments"]}
        for owner in facts["players"]:
            public |= {*owner["components"], *owner["discard"]}
        if setup == "match" and facts["match"]["game"] > 1:
            public |= {name for seat in range(2) for name in facts["match"]["drafted"][seat]}
            public |= {t.state.cat.ids[number] for number in t.state.packs[0]}
        if setup == "first_game":
            for mage, hand in t.state.cat.starter_sets:
                if t.state.cat.ids[mage] in public:
                    public |= {t.state.cat.ids[number] for number in hand}
        for seat in everybody(t):
            self.seen[seat] |= public
        for seat in range(t.state.seats):
            private = {*facts["players"][seat]["hand"]}
            if setup != "first_game":
                private |= {*facts["players"][seat]["deck"]}
            for zone in (t.state.mages, t.state.packs if setup == "draft" else [], t.state.kept):
                private |= {t.state.cat.ids[number] for number in zone[seat]} if zone else set()
            for event in t.state.events(self.since, seat):
                if event.kind == "saw":
                    private |= named(event.args)
            self.seen[seat] |= private

    def check(self) -> None:
        """Views and events name nothing that was not seen."""
        self.look()
        for seat in everybody(self.t):
            hidden = (ARTIFACTS | MAGES | MONUMENTS) - self.seen[seat]
            assert named(view(self.t, seat)).isdisjoint(hidden)
            told_names = named(told(self.t, self.since, seat)) - self.dealt_and_gone()
            assert told_names.isdisjoint(hidden)
        self.since = self.t.state.event_count

    def dealt_and_gone(self) -> set[str]:
        """Cards that were discarded and shuffled away again between two decisions: they were public in between."""
        return {str(event.args["card"]) for event in self.t.state.events(self.since) if event.kind == "discarded"}


@pytest.mark.rule("RA-30.17")
@pytest.mark.parametrize(
    ("setup", "seats"),
    [("standard", 2), ("standard", 4), ("first_game", 3), ("draft", 2), ("draft", 3), ("draft", 4), ("match", 2)],
)
def test_no_view_and_no_event_names_what_its_seat_has_not_seen(setup: str, seats: int) -> None:
    t = new_game(seats, f"whole {setup} {seats}", setup=setup, round_limit=3)
    rng = random.Random(f"{setup} {seats}")
    witness = Witness(t)
    while not t.state.over:
        witness.check()
        seat = rng.choice(t.actors())
        t.do(seat, rng.choice(t.legal(seat)))
    assert witness.since > 50, "a good deal happened"


@pytest.mark.rule("RA-30.17")
@pytest.mark.parametrize("setup", SETUPS)
def test_seeds_are_never_sent(setup: str) -> None:
    seed = "a seed that nobody may know"
    t = to_prompt(new_game(2, seed, setup=setup), "turn")
    for seat in everybody(t):
        sent = json.dumps([view(t, seat), told(t, 0, seat)])
        assert seed not in sent
        assert t.state.chance.key.hex() not in sent
        assert not {"chance", "seed", "key"} & {*view(t, seat), *view(t, seat)["options"]}


PRIVATE = {"known_cards", "hand_cards", "deck_cards", "deck_top", "mages", "mage_chosen", "pack", "kept"}


def public_part(t: Table, seat: int | None) -> dict[str, Any]:
    """What is left of a view without what only its seat knows."""
    data = view(t, seat)
    data.pop("decision", None)
    data["center"].pop("monuments_known", None)
    data["seat"] = None
    data["players"] = [{k: v for k, v in owner.items() if k not in PRIVATE} for owner in data["players"]]
    return data


@pytest.mark.rule("RA-30.18")
@pytest.mark.parametrize("setup", SETUPS)
def test_a_spectator_sees_what_all_seats_see_and_nothing_else(setup: str) -> None:
    t = new_game(2, f"spectator {setup}", setup=setup, round_limit=3)
    rng = random.Random(setup)
    while not t.state.over:
        spectator = view(t, None)
        assert not any(PRIVATE & set(owner) for owner in spectator["players"])
        for seat in range(2):
            part = public_part(t, seat)
            if len(t.actors()) > 1 or t.state.branches:
                part["players"][seat] = spectator["players"][seat]  # the own Collect is seen by its owner only
            assert part == spectator
        seat = rng.choice(t.actors())
        t.do(seat, rng.choice(t.legal(seat)))
    public = told(t, 0, None)
    for seat in range(2):
        mine = told(t, 0, seat)
        assert all(event in mine for event in public if event["kind"] not in ("gained", "paid", "taken-off", "put-on"))


# --- a simultaneous Collect -------------------------------------------------------------------------------------------


def collecting(option: str = "simultaneous") -> Table:
    return table(
        player(
            mage="healer",
            in_play=[card("catacombs_of_the_dead", death=2), "hanging_gardens"],
            hand=["prism"],
        ),
        player(
            mage="witch",
            in_play=[card("sacred_grove", life=3), card("vault", gold=1), "cursed_forge"],
            pool={"death": 1},
            hand=["hawk"],
        ),
        player(hand=["crypt"]),
        phase="collect",
        options={"collect": option},
    )


def finish_collect(t: Table, seat: int, *answers: str) -> Table:
    t.do(seat, *answers)
    while seat in t.actors() and t.prompt(seat) != "turn":
        t.do(seat, t.legal(seat)[0])
    return t


@pytest.mark.rule("RA-30.21")
def test_choices_in_collect_are_seen_when_all_have_finished() -> None:
    t = collecting()
    before = {seat: side(t, 1, seat) for seat in others(t, 1)}
    since = t.state.event_count
    finish_collect(t, 1, "take vault", "take sacred_grove", "essence death", "turn")
    assert t.actors() == (0,)
    for seat in others(t, 1):
        assert side(t, 1, seat) == before[seat], "essences, points and turned components as before"
        assert told(t, since, seat) == []
    assert side(t, 1, 1)["pool"] == {"death": 2, "gold": 1, "life": 3}, "the player sees their own"
    finish_collect(t, 0, "done")
    assert t.prompt(0) == "turn"
    for seat in others(t, 1):
        assert side(t, 1, seat)["pool"] == {"death": 2, "gold": 1, "life": 3}
        assert {c["id"] for c in side(t, 1, seat)["in_play"] if c["turned"]} == {"cursed_forge"}
        assert {"kind": "taken-off", "seat": 1, "component": "sacred_grove", "essences": {"life": 3}} in told(
            t, since, seat
        )


@pytest.mark.rule("RA-30.21")
def test_a_rivals_choices_change_nothing_in_what_a_collecting_player_sees() -> None:
    shown = []
    for answers in (["done"], ["take sacred_grove"], ["take vault", "take sacred_grove"]):
        t = finish_collect(collecting(), 1, *answers)
        t.do(0, "take catacombs_of_the_dead")
        views = []
        while 0 in t.actors() and t.prompt(0) != "turn":
            views.append(view(t, 0))
            t.do(0, t.legal(0)[0])
        shown.append(views)
    assert len(shown[0]) > 2
    assert shown[0] == shown[1] == shown[2]


@pytest.mark.rule("RA-30.21")
def test_in_an_ordered_collect_choices_are_seen_as_they_are_made() -> None:
    t = collecting("ordered")
    assert t.actors() == (0,)
    t.do(0, "take catacombs_of_the_dead")
    for seat in others(t, 0):
        assert side(t, 0, seat)["pool"] == {"death": 2}
        assert {"kind": "taken-off", "seat": 0, "component": "catacombs_of_the_dead", "essences": {"death": 2}} in told(
            t, 0, seat
        )


# --- cards that were public -------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-30.20")
def test_cards_shuffled_from_a_discard_pile_stay_known_to_every_seat() -> None:
    t = table(
        player(item="research", hand=["prism"]),
        player(item="alchemy", hand=["hawk"], discard=["vault", "crypt", "treant"]),
        player(item="divination", hand=["athanor"]),
        to_act=1,
    )
    t.do(1, "pass", "choose protection")
    assert t.seat(1)["discard"] == []
    assert t.seat(1)["hand_size"] == 2
    for seat in (0, 2):
        assert sorted(side(t, 1, seat)["known_cards"]) == ["crypt", "treant", "vault"], "not which of them was drawn"
        assert "hawk" not in named(view(t, seat))


@pytest.mark.rule("RA-30.20")
def test_another_order_of_reshuffled_cards_looks_the_same_to_rivals() -> None:
    views = set()
    hands = set()
    for pile in (["vault", "crypt", "treant"], ["treant", "vault", "crypt"], ["crypt", "treant", "vault"]):
        t = table(
            player(item="research", hand=["prism"]),
            player(item="alchemy", hand=["hawk"], discard=pile),
            to_act=1,
        )
        t.do(1, "pass", "choose protection")
        views.add(json.dumps(view(t, 0)))
        hands.add(tuple(t.seat(1)["hand"]))
    assert len(views) == 1
    assert len(hands) > 1, "different cards were drawn"
