"""Sections 5, 9, 10, 12: cards, set-up, turn order, study."""

from __future__ import annotations

import pytest

from arcanum.core.game import GameError
from arcanum.games.black_rose import BLACK_ROSE
from arcanum.games.black_rose import catalogue as at
from tests.rules.black_rose.table import Table, cast, new_game, player, started, table

LAW = ["crusade", "tithe", "verdict", "inquisition", "holy_shield", "seal_of_law", "smiting_hand", "edict_of_silence"]


def prepare(t: Table, seat: int, *cards: str) -> Table:
    """Prepare cards in the first slots and leave the others."""
    slots = list(at.SLOTS)
    for slot, card in zip(slots, cards, strict=False):
        t.do(seat, f"prepare {slot} {card} main")
    for slot in slots[len(cards) :]:
        if f"leave {slot}" in t.legal(seat):
            t.do(seat, f"leave {slot}")
    return t


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-9.1", "BR-9.3", "BR-26.1", "BR-26.2")
def test_sides_of_event_and_quests_are_chosen_separately() -> None:
    seen = set()
    for seed in range(40):
        options = new_game(f"side {seed}").state.options
        seen.add((options["event"], options["quests_1"], options["quests_2"]))
    assert len(seen) == 8
    t = new_game(event="b", quests_1="a", quests_2="b")
    assert [quest["id"] for quest in t.state.view(0)["quests"]] == [
        "first_trophy",
        "architect",
        "captain",
        "war_mage",
        "sealer",
        "heart_of_the_rose",
    ]
    assert t.state.view(0)["event"]["rounds"] == ["awakening", "levy", "thorns", "harvest"]


@pytest.mark.rule("BR-9.5")
def test_the_crown_is_random_or_named() -> None:
    assert {new_game(f"crown {seed}").state.crown for seed in range(20)} == {0, 1}
    assert new_game(crown=1).actors() == (1,)


@pytest.mark.rule("BR-9.6", "BR-9.8")
def test_the_crown_holder_chooses_first() -> None:
    t = new_game(crown=1, mages="bartholomew,ulrich,agnes")
    assert t.legal(1) == ["colour blue", "colour red"]
    t.do(1, "colour blue")
    assert t.prompt(1) == "choose-mage"
    t.do(1, "mage agnes").do(0, "mage ulrich")
    assert t.legal(1) == ["grimoire a", "grimoire b"]
    t.do(1, "grimoire b")
    assert sorted(t.state.bound[1]) == sorted(
        [BLACK_ROSE.catalogue().component[name] for name in (*_grimoire("b"), "cloak_of_embers")]
    )


def _grimoire(which: str) -> list[str]:
    cat = BLACK_ROSE.catalogue()
    return [cat.ids[card] for card in cat.grimoires[cat.component["law"]]["ab".index(which)]]


@pytest.mark.rule("BR-9.7")
def test_the_forgotten_deck_is_shuffled() -> None:
    decks = {tuple(new_game(f"deck {seed}").facts()["forgotten"]) for seed in range(12)}
    assert decks == {("last_judgment", "will_of_the_rose"), ("will_of_the_rose", "last_judgment")}


@pytest.mark.rule("BR-9.9", "BR-9.10", "BR-9.11", "BR-9.15", "BR-5.10")
def test_grimoires_memories_and_library() -> None:
    t = started()
    for seat, (which, personal) in enumerate((("a", "totentanz_mask"), ("b", "last_command"))):
        facts = t.seat(seat)
        assert facts["memories"] == [personal] * 2
        drawn = [card for card in facts["hand"] if card in [*_grimoire(which), personal]]
        assert len(facts["grimoire"]) == 5, "two of the seven cards were drawn to an empty hand"
        assert len(facts["hand"]) == 4
        assert len(drawn) >= 2
    assert len(t.facts()["library"]) == 24 - 4


@pytest.mark.rule("BR-9.14", "BR-10.1", "BR-18.18")
def test_the_marker_goes_to_one() -> None:
    assert new_game().state.round == 0
    assert started().state.round == 1


@pytest.mark.rule("BR-9.16", "BR-5.20", "BR-28.1")
def test_lists_are_public() -> None:
    t = started()
    told = [event for event in t.state.events(0, None) if event.kind == "grimoire-chosen"]
    assert [(event.args["seat"], event.args["grimoire"]) for event in told] == [(0, 0), (1, 1)]


@pytest.mark.rule("BR-31.2")
@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"school": "fire"}, "school"),
        ({"school": "law,ash"}, "school"),
        ({"mages": "ulrich"}, "mages"),
        ({"mages": "ulrich,ulrich"}, "mages"),
        ({"mages": "ulrich,verdict"}, "mages"),
        ({"rooms": "verdict"}, "rooms"),
        ({"forgotten": "verdict"}, "forgotten"),
        ({"event": "c"}, "event"),
        ({"quests_1": "z"}, "quests_1"),
        ({"crown": 2}, "crown"),
        ({"upgrades": "maybe"}, "upgrades"),
        ({"school": "Law!"}, "school"),
    ],
)
def test_bad_options_are_refused_by_name(options: dict[str, object], field: str) -> None:
    with pytest.raises(GameError, match=f"option {field}"):
        BLACK_ROSE.new(2, "bad", options)


# --- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-5.1", "BR-5.4", "BR-5.16")
def test_forgotten_spells_come_through_effects_only() -> None:
    t = table(player(at="c", hand=["verdict", "tithe"]), player(), forgotten=["last_judgment"])
    t.do(0, "explore", "activate", "yes")
    assert t.seat(0)["hand"] == ["last_judgment"]
    t = table(player(at="c", hand=["verdict", "tithe", "crusade"]), player())
    t.do(0, "explore", "activate", "yes", "discard tithe", "discard verdict")
    assert t.seat(0)["hand"] == ["crusade"], "an empty deck gives nothing"


@pytest.mark.rule("BR-5.5", "BR-12.6")
def test_only_the_active_side_counts() -> None:
    assert cast("smiting_hand", "room r1").damage(1) == ["0", "0"]
    assert cast("smiting_hand reverse", "figure mage_1", "move c").damage(1) == ["0", "0", "0"]


@pytest.mark.rule("BR-5.7")
def test_any_element_counts_as_a_missing_one() -> None:
    """Last Command (main) shows any element; with sacred, fire and earth it makes four."""
    shown = {"quick": "last_command", "i": "verdict", "ii": "smiting_hand", "iii": "seal_of_law"}
    slots = {name: {"card": card, "revealed": True} for name, card in shown.items()}
    t = table(player(at="c", slots=slots), player(at="r4"))
    t.do(0, "explore", "done")
    assert "quest four_elements" in t.legal(0)


@pytest.mark.rule("BR-5.8", "BR-26.14")
def test_type_means_the_active_side() -> None:
    shown = {"quick": "verdict", "i": "crusade reverse", "ii": "smiting_hand"}
    slots = {
        name: {"card": c.split()[0], "side": "reverse" if " " in c else "main", "revealed": True}
        for name, c in shown.items()
    }
    t = table(player(at="c", slots=slots), player(at="r4"), options={"quests_2": "b"})
    t.do(0, "explore", "done")
    assert t.prompt(0) == "act", "two combat spells: no War Mage"
    slots["i"]["side"] = "main"
    t = table(player(at="c", slots=slots), player(at="r4"), options={"quests_2": "b"})
    assert "quest war_mage" in t.do(0, "explore", "done").legal(0)


@pytest.mark.rule("BR-5.9", "BR-21.5")
@pytest.mark.parametrize("side", ["", " reverse"])
def test_the_symbol_belongs_to_the_card(side: str) -> None:
    t = table(player(at="r3", slots={"i": f"holy_shield{side}"}, actions=0), player(at="r1"))
    assert t.do(0, "cast i").room("r3") == ["0"]


@pytest.mark.rule("BR-5.11", "BR-5.12", "BR-28.12")
def test_discards_go_to_the_own_memories() -> None:
    t = table(player(at="r3", hand=["tithe", "verdict"]), player(at="r1"))
    t.do(0, "explore", "activate", "yes", "discard tithe")
    assert t.seat(0)["memories"] == ["tithe"]
    assert t.facts()["library"] == []
    assert t.state.view(1)["players"][0]["memories"] == ["tithe"]


@pytest.mark.rule("BR-5.13", "BR-E52", "BR-S25", "BR-12.1")
def test_memories_become_a_new_grimoire() -> None:
    memories = [*LAW, "march_of_the_order"]
    mine = player(grimoire=["sword_of_justice"], memories=memories)
    t = table(mine, player(), phase="study", round=4, library=["oath_of_fealty", "call_of_the_knight"])
    hand = t.seat(0)["hand"]
    assert "sword_of_justice" in hand
    assert len([card for card in hand if card in memories]) == 1
    assert {"oath_of_fealty", "call_of_the_knight"} <= set(hand)
    assert len(t.seat(0)["grimoire"]) == 8
    assert t.seat(0)["memories"] == []


@pytest.mark.rule("BR-5.14", "BR-5.15", "BR-E71")
def test_empty_piles_give_nothing() -> None:
    t = table(player(), player(), phase="study", library=["verdict"], crown=1)
    assert (t.seat(0)["hand"], t.seat(1)["hand"]) == ([], ["verdict"])


@pytest.mark.rule("BR-5.17", "BR-E53", "BR-3.5")
def test_the_hand_limit_holds_in_every_phase() -> None:
    t = table(player(), player(at="r2", hand=LAW[:7]), to_act=1, library=["verdict"])
    t.do(1, "explore", "activate")
    assert t.prompt(1) == "hand-limit"
    assert t.refused(1, "move c") == "BR-5.17"
    t.do(1, "discard tithe")
    assert len(t.seat(1)["hand"]) == 7


@pytest.mark.rule("BR-5.18")
def test_cards_left_in_hand_are_kept() -> None:
    t = table(player(hand=LAW[:5]), player(hand=LAW[:3]), phase="prepare")
    prepare(t, 0, "tithe", "verdict")
    prepare(t, 1, "crusade", "tithe", "verdict")
    assert t.seat(0)["hand"] == sorted(["crusade", "inquisition", "holy_shield"], key=_order)


def _order(name: str) -> int:
    return BLACK_ROSE.catalogue().component[name]


@pytest.mark.rule("BR-5.19", "BR-28.11", "BR-6.7")
def test_a_search_shuffles_the_grimoire() -> None:
    grimoire = LAW[:6]
    orders = set()
    for card in ("take march_of_the_order", "find tithe"):
        mine = player(at="r6", grimoire=grimoire, memories=["march_of_the_order"])
        t = table(mine, player(at="r1"), rooms={"r6": {"restored": True}})
        since = t.state.event_count
        t.do(0, "explore", "activate", card)
        orders.add(tuple(t.seat(0)["grimoire"]))
        assert ("took-openly" in t.told(since, 1)) == card.startswith("take")
        assert "shuffled" in t.told(since, 1)
    mine = player(at="r1", grimoire=grimoire, memories=["march_of_the_order", "tithe"])
    t = table(mine, player(at="r4"), rooms={"r1": {"restored": True}}, options={"rooms": "armory"})
    t.do(0, "explore", "activate", "take tithe")
    assert t.seat(0)["grimoire"] == grimoire, "a search of the memories alone shuffles nothing"


# --- turn order -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-10.2", "BR-13.7", "BR-17.5", "BR-18.18", "BR-10.5", "BR-10.6", "BR-S27")
def test_phases_and_the_crown() -> None:
    t = new_game(crown=0)
    crowns: dict[int, int] = {}
    phases: list[int] = []
    state = t.state
    while not state.over:
        seat = state.actors()[0]
        crowns[state.round] = state.crown
        state.apply(seat, state.legal_actions(seat)[0])
    phases = [int(str(event.args["phase"])) for event in state.events(0) if event.kind == "phase-started"]
    assert phases == [1, 2, 3, 4, 5] * 4
    assert [crowns[number] for number in (1, 2, 3, 4)] == [0, 1, 0, 1]


@pytest.mark.rule("BR-10.3", "BR-10.4")
def test_the_first_mage_holds_for_the_phase() -> None:
    t = table(player(at="c"), player(at="r1"), crown=1)
    assert t.state.first == 1
    assert t.actors() == (1,)
    t.state.crown = 0
    t.do(1, "explore", "done", "end").do(0, "explore", "done", "end")
    assert t.state.first == 1, "a crown that moves changes nothing in this phase"
    t.do(1, "explore", "done").do(0, "explore", "done")
    firsts = [event.args["first"] for event in t.state.events(0) if event.kind == "phase-started"]
    assert firsts[:2] == [0, 0], "evocation phase and cleanup"


# --- study ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-12.1")
def test_two_and_two_cards_in_turn_order() -> None:
    mine = player(grimoire=["verdict", "tithe", "crusade"])
    theirs = player(grimoire=["inquisition", "holy_shield"])
    library = ["seal_of_law", "smiting_hand", "march_of_the_order", "edict_of_silence"]
    t = table(mine, theirs, phase="study", library=library, crown=1)
    assert set(t.seat(1)["hand"]) == {"inquisition", "holy_shield", "seal_of_law", "smiting_hand"}
    assert set(t.seat(0)["hand"]) == {"verdict", "tithe", "march_of_the_order", "edict_of_silence"}


@pytest.mark.rule("BR-12.2", "BR-S26")
def test_down_to_the_limit_before_preparing() -> None:
    theirs = player(hand=LAW[:4], grimoire=["sword_of_justice", "crusade"])
    t = table(player(), theirs, phase="study", library=["tithe", "tithe"], crown=1)
    assert t.prompt(1) == "hand-limit"
    assert len(t.seat(1)["hand"]) == 8
    t.do(1, "discard sword_of_justice")
    assert t.seat(1)["memories"] == ["sword_of_justice"]


@pytest.mark.rule("BR-12.3", "BR-12.9", "BR-28.4", "BR-E84", "BR-31.3")
def test_preparing_is_simultaneous_and_secret() -> None:
    t = table(player(hand=LAW[:5]), player(hand=LAW[:4]), phase="prepare")
    assert t.actors() == (0, 1)
    prepare(t, 0, "tithe", "verdict", "crusade")
    assert t.actors() == (1,)
    seen = t.state.view(1)["players"][0]
    assert seen["slots"] == [None] * 4
    assert seen["hand"] == 5
    prepare(t, 1, "tithe", "verdict")
    seen = t.state.view(1)["players"][0]
    assert seen["slots"] == [{"revealed": False}] * 3 + [None]
    assert seen["hand"] == 2


@pytest.mark.rule("BR-12.9")
def test_a_preparation_can_be_changed_until_both_have_confirmed() -> None:
    from arcanum.core.session import Session

    position = {"phase": "prepare", "players": [player(hand=LAW[:5]), player(hand=LAW[:4])]}
    session = Session.new(BLACK_ROSE, 2, "change", {}, (), position)
    for words in ("prepare quick tithe main", "prepare i verdict main", "leave ii", "leave iii"):
        session.play(0, words)
    assert session.can_undo(0) is None
    session.undo(0)
    session.play(0, "prepare iii crusade reverse")
    for words in ("prepare quick tithe main", "prepare i verdict main", "leave ii", "leave iii"):
        session.play(1, words)
    assert session.can_undo(0) is not None


@pytest.mark.rule("BR-12.4", "BR-12.5", "BR-12.7")
def test_two_to_four_cards_each_in_a_slot_of_its_own() -> None:
    t = table(player(hand=LAW[:5]), player(hand=LAW[:4]), phase="prepare")
    t.do(0, "leave quick", "leave i")
    assert t.refused(0, "leave ii") == "BR-12.4"
    t.do(0, "prepare ii tithe reverse")
    assert t.refused(0, "leave iii") == "BR-12.4"
    assert t.refused(0, "prepare ii verdict main") == "BR-12.5"
    assert t.refused(0, "prepare iii march_of_the_order main") == "BR-12.4"
    t.do(0, "prepare iii verdict main")
    assert t.seat(0)["slots"]["ii"] == {"card": "tithe", "side": "reverse", "revealed": False, "token_on": None}


@pytest.mark.rule("BR-12.8", "BR-E69")
def test_few_cards_are_all_prepared() -> None:
    t = table(player(hand=["tithe", "verdict"]), player(hand=["crusade"]), phase="prepare")
    t.do(0, "leave quick", "leave i")
    assert "leave ii" not in t.legal(0)
    t.do(0, "prepare ii tithe main", "prepare iii verdict main")
    t.do(1, "leave quick", "leave i", "leave ii")
    assert t.legal(1) == ["prepare iii crusade main", "prepare iii crusade reverse"]


@pytest.mark.rule("BR-12.4", "BR-12.8")
@pytest.mark.parametrize(("cards", "least"), [(1, 1), (2, 2), (5, 2)])
def test_the_question_says_how_many_have_to_be_prepared(cards: int, least: int) -> None:
    t = table(player(hand=LAW[:cards]), player(hand=LAW[:4]), phase="prepare")
    assert t.state.decision(0).args["least"] == least
    if cards > 1:
        t.do(0, f"prepare quick {sorted(LAW[:cards])[0]} main")
        assert t.state.decision(0).args["least"] == least


@pytest.mark.rule("BR-19.12")
def test_mages_in_cells_study_and_clean_up() -> None:
    t = table(player(grimoire=["tithe", "verdict"]), player(), phase="study")
    assert t.at(0) == "cell"
    assert len(t.seat(0)["hand"]) == 2
