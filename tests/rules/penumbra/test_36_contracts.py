"""Sections 33, 36 and 37: the Guild, contracts, reservation; of 27 what belongs to Bind."""

from __future__ import annotations

import pytest

from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra.reserving import EITHER, TOP_THREE, push_reserve_contracts, push_reserve_trials
from arcanum.games.penumbra.reserving import ROW as ROW_ONLY
from tests.rules.penumbra.printing import Press, press, task
from tests.rules.penumbra.printing import reward as brings
from tests.rules.penumbra.table import CAT, Table, card, laid, table, wizard

__all__ = ["press"]

ROW = ["lost_hut", "mad_dealer", "glimmerhorn", "offering"]


def reward(name: str) -> dict[str, int]:
    found = CAT.reward[card(name)]
    assert found is not None
    return {at.INGREDIENTS[kind]: amount for kind, amount in enumerate(found.ingredients) if amount}


# --- the Guild --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-33.1", "PN-36.7", "PN-37.1", "PN-37.3")
def test_an_open_contract_or_an_own_reserved_one() -> None:
    t = table(
        wizard(dice=["bone-2", "bone-1"], reserved=["forgotten_path"], bound=["crystal_song"]),
        wizard(reserved=["smuggler"], bound=["treasury"]),
        row=ROW,
    )
    t.do(0, "place guild", "die bone-2")
    assert set(t.legal(0)) == {"done", *[f"contract {name}" for name in [*ROW, "forgotten_path", "crystal_song"]]}
    assert t.reason(0, "contract smuggler") == ("reserved-by-another", "PN-37.1")
    assert t.reason(0, "contract treasury") == ("contract-not-available", "PN-33.1")


@pytest.mark.rule("PN-33.4", "PN-36.4", "PN-36.7", "PN-E117")
def test_one_placement_is_one_attempt_and_failing_costs_nothing_further() -> None:
    t = table(wizard(dice=["bone-2", "bone-1"]), row=ROW)
    t.do(0, "place guild", "die bone-2", "contract mad_dealer")
    assert t.events("contract-failed") == [{"seat": 0, "contract": "mad_dealer"}]
    assert t.facts()["row"] == ROW
    assert t.prompt(0) == "free"
    assert t.dice(0) == ["bone-1"]


@pytest.mark.rule("PN-36.5", "PN-36.6", "PN-S30", "PN-38.2", "PN-36.11")
def test_a_fulfilled_contract_of_the_row() -> None:
    t = table(
        wizard(dice=["bone-2", "bone-1"], store={"jewel": 3}), row=ROW, decks={"contracts": ["smuggler", "treasury"]}
    )
    t.do(0, "place guild", "die bone-2", "contract mad_dealer")
    assert t.wizard(0)["contracts"] == ["mad_dealer"]
    assert t.facts()["row"] == ["smuggler", "lost_hut", "glimmerhorn", "offering"]
    assert t.store(0) == reward("mad_dealer")
    told = t.told()
    assert told.index("gained") < told.index("contract-done") < told.index("row-refilled")


@pytest.mark.rule("PN-E70", "PN-36.6", "PN-37.3")
def test_a_reserved_contract_leaves_the_row_as_it_is() -> None:
    t = table(
        wizard(dice=["bone-2", "bone-1"], store={"jewel": 3}, reserved=["mad_dealer"]),
        row=["lost_hut"],
        decks={"contracts": ["smuggler"]},
    )
    t.do(0, "place guild", "die bone-2", "contract mad_dealer")
    assert t.wizard(0)["contracts"] == ["mad_dealer"]
    assert t.wizard(0)["reserved"] == []
    assert t.facts()["row"] == ["lost_hut"]


@pytest.mark.rule("PN-36.10", "PN-50.9", "PN-E132")
def test_a_failed_reserved_contract_stays_reserved_and_is_known() -> None:
    t = table(wizard(dice=["bone-2", "bone-1"], bound=["mad_dealer"]), row=ROW[2:])
    assert t.state.bound[0] == [card("mad_dealer")]
    t.do(0, "place guild", "die bone-2", "contract mad_dealer")
    assert t.wizard(0)["reserved"] == ["mad_dealer"]
    assert t.wizard(0)["bound"] == []
    assert t.events("attempted", seat=1) == [{"seat": 0, "card": "mad_dealer"}]


@pytest.mark.rule("PN-36.9")
def test_several_contracts_in_one_turn() -> None:
    t = table(wizard(dice=["bone-2", "bone-1"], store={"jewel": 3, "fruit": 4}), row=ROW)
    t.do(0, "place guild", "die bone-2", "contract mad_dealer", "place guild")
    if t.prompt(0) == "section":
        t.do(0, "contract glimmerhorn")
    assert t.wizard(0)["contracts"] == ["mad_dealer", "glimmerhorn"]


@pytest.mark.rule("PN-36.13")
def test_the_row_gets_shorter_with_an_empty_deck() -> None:
    t = table(wizard(dice=["bone-2", "bone-1"], store={"jewel": 3}), row=ROW)
    t.do(0, "place guild", "die bone-2", "contract mad_dealer")
    assert t.facts()["row"] == ["lost_hut", "glimmerhorn", "offering"]


@pytest.mark.rule("PN-36.2", "PN-36.3", "PN-36.12", "PN-51.8", "PN-51.27", "PN-36.8")
def test_a_threat_comes_before_the_task_and_effects_between_them() -> None:
    t = table(
        wizard(dice=["bone-2", "green-2", "green-4"], store={"crystal": 4}),
        row=["lost_hut"],  # Threat 1, Green and Yellow 7
    )
    t.do(0, "place guild", "die bone-2")
    t.will_roll(5).do(0, "contract lost_hut")  # nothing new since the placement: it is rolled at once
    assert t.prompt(0) == "perform"
    assert "yes" not in t.legal(0)  # 2 + 4 is too little
    assert t.reason(0, "yes") == ("task-impossible", "PN-38.22")
    t.do(0, "nudge", "die green-4", "face 5", "yes")
    assert t.wizard(0)["contracts"] == ["lost_hut"]
    assert t.dice(0) == []


@pytest.mark.rule("PN-38.22", "PN-36.4")
def test_a_task_can_be_left_alone() -> None:
    t = table(wizard(dice=["bone-2", "green-3", "green-4"]), row=["lost_hut"])
    t.will_roll(6).do(0, "place guild", "die bone-2", "contract lost_hut")
    assert t.legal(0) == ["yes", "no"]
    t.do(0, "no")
    assert t.dice(0) == ["green-3", "green-4"]
    assert t.facts()["row"] == ["lost_hut"]


@pytest.mark.rule("PN-16.9", "PN-E36")
def test_a_mortal_wound_ends_the_turn_and_leaves_the_contract() -> None:
    t = table(wizard(dice=["bone-2", "bone-4"], marks={"d1": "ruby wounded"}, bound=["lost_hut"]), row=["glimmerhorn"])
    t.will_roll(CAT.mark_value[0]).do(0, "place guild", "die bone-2", "contract lost_hut")
    assert t.actors() == (1,)
    assert t.wizard(0)["reserved"] == ["lost_hut"]
    assert t.dice(0) == []
    assert t.state.attempt[f.CARD] == -1
    assert t.events("contract-failed") == [{"seat": 0, "contract": "lost_hut"}]


@pytest.mark.rule("PN-16.20")
def test_the_task_follows_a_mortal_wound_that_was_kept_away() -> None:
    t = table(
        wizard(dice=["bone-2", "green-3", "green-4"], marks={"d1": "ruby wounded"}),
        row=["lost_hut"],
        now={"mortal": True},
    )
    t.will_roll(CAT.mark_value[0]).do(0, "place guild", "die bone-2", "contract lost_hut", "yes")
    assert t.dice(0) == []
    assert t.state.attempt[f.OUTCOME] == f.DONE  # the reward is being taken


@pytest.mark.rule("PN-27.19", "PN-27.39", "PN-27.7")
def test_a_yellow_die_in_the_guild_takes_one_die_of_the_threat() -> None:
    t = table(wizard(dice=["yellow-2", "bone-1"]), row=["lost_hut"])
    t.do(0, "place guild", "die yellow-2", "contract lost_hut")
    assert t.events("threat-cancelled") == [{"seat": 0, "dice": 1}]
    assert "threat-rolled" not in t.told()
    withstand = table(wizard(dice=["yellow-2", "bone-1"]), row=["thing_in_the_cellar"])
    withstand.do(0, "place guild", "die yellow-2")
    withstand.will_roll(6, 6).do(0, "contract thing_in_the_cellar")
    assert sum(withstand.events("threat-rolled")[0][each] for each in ("ones", "sixes")) == 2
    assert withstand.wizard(0)["contracts"] == ["thing_in_the_cellar"]


# --- Bind -------------------------------------------------------------------------------------------------------------


def guild(**fields: object) -> Table:
    decks = fields.pop("decks", {"contracts": ["smuggler", "treasury", "lost_tiara", "bright_path"]})
    own = {"dice": ["bone-2", "bone-1"], "store": {"blood": 1}, **fields}
    t = table(wizard(**own), row=ROW, decks=decks)
    return t.do(0, "place guild", "die bone-2")


@pytest.mark.rule("PN-27.11", "PN-27.25", "PN-27.28", "PN-36.6", "PN-46.2")
def test_bind_of_an_open_contract() -> None:
    t = guild()
    t.do(0, "bind")
    assert t.legal(0) == ["done", "top contracts", *[words for words in t.legal(0) if words.startswith("contract ")]]
    t.do(0, "contract mad_dealer")
    assert t.store(0) == {}
    assert t.wizard(0)["reserved"] == ["mad_dealer"]
    assert t.facts()["row"] == ["smuggler", "lost_hut", "glimmerhorn", "offering"]
    assert not t.may(0, "bind")
    assert t.events("reserved", seat=1) == [{"seat": 0, "card": "mad_dealer"}]


@pytest.mark.rule("PN-27.25", "PN-27.26", "PN-27.29", "PN-S23", "PN-33.3", "PN-E62", "PN-50.3", "PN-37.2")
def test_bind_of_one_of_the_top_three() -> None:
    t = guild(store={"blood": 1, "trinket": 1, "jewel": 3})
    revelations = t.state.revelations
    t.do(0, "bind", "top contracts")
    assert t.prompt(0) == "choose-bound"
    assert set(t.legal(0)) == {"done", "contract smuggler", "contract treasury", "contract lost_tiara"}
    assert t.state.revelations > revelations
    t.do(0, "contract treasury")
    assert t.wizard(0)["bound"] == ["treasury"]
    assert t.facts()["decks"]["contracts"] == ["bright_path", "smuggler", "lost_tiara"]
    assert t.state.seen_by[at.CONTRACT_DECK] == [0b01, 0b01, 0]  # from the bottom up
    assert t.events("saw", seat=0) == [{"seat": 0, "contracts": ["smuggler", "treasury", "lost_tiara"]}]
    assert t.events("saw", seat=1) == []
    assert t.events("reserved-unseen", seat=1) == [{"seat": 0}]
    assert t.events("reserved-seen", seat=1) == []
    assert {"contract treasury", "contract mad_dealer"} <= set(t.legal(0))
    t.do(0, "contract mad_dealer")
    assert t.wizard(0)["contracts"] == ["mad_dealer"]


@pytest.mark.rule("PN-27.26", "PN-27.29")
def test_bind_may_take_none() -> None:
    t = guild()
    t.do(0, "bind", "top contracts", "done")
    assert t.store(0) == {}
    assert t.wizard(0)["bound"] == []
    assert t.facts()["decks"]["contracts"] == ["bright_path", "smuggler", "treasury", "lost_tiara"]


@pytest.mark.rule("PN-50.5", "PN-27.26")
def test_what_others_knew_of_the_top_they_know_no_longer_when_one_is_taken() -> None:
    known = [{"id": "smuggler", "seen_by": [0, 1]}, "treasury", "lost_tiara"]
    t = guild(decks={"contracts": known})
    none = Table(t.state.clone())
    t.do(0, "bind", "top contracts", "contract treasury")
    assert t.state.seen_by[at.CONTRACT_DECK] == [0b01, 0b01]
    none.do(0, "bind", "top contracts", "done")
    assert none.state.seen_by[at.CONTRACT_DECK] == [0b01, 0b01, 0b11]


@pytest.mark.rule("PN-27.38", "PN-E91")
def test_bind_with_few_contracts_in_the_deck() -> None:
    two = guild(decks={"contracts": ["smuggler", "treasury"]})
    two.do(0, "bind", "top contracts")
    assert set(two.legal(0)) == {"done", "contract smuggler", "contract treasury"}
    two.do(0, "contract smuggler")
    assert two.facts()["decks"]["contracts"] == ["treasury"]
    none = guild(decks={})
    none.do(0, "bind")
    assert not none.may(0, "top contracts")
    assert none.refused(0, "top contracts") == "PN-27.38"


@pytest.mark.rule("PN-27.27", "PN-51.21", "PN-27.11", "PN-51.31")
def test_bind_before_or_after_the_location_effect_in_the_city() -> None:
    t = guild()
    t.do(0, "contract lost_hut")
    while t.prompt(0) in ("prepare-threat", "perform"):
        t.will_roll(6).do(0, "roll" if t.may(0, "roll") else "no")
    assert t.prompt(0) == "free"
    t.do(0, "bind", "contract mad_dealer")
    assert not t.may(0, "bind")  # once per placement
    woods = table(wizard(dice=["bone-2", "bone-1"], store={"blood": 2}), row=ROW)
    woods.do(0, "place sanctuary", "die bone-2")
    assert not woods.may(0, "bind")
    assert woods.refused(0, "bind") == "PN-51.21"
    for place in ("bazaar", "potion-shop", "shop"):
        city = table(wizard(dice=["bone-2", "bone-1"], store={"blood": 2, "fruit": 4}), row=ROW)
        city.do(0, f"place {place}", "die bone-2")
        assert city.may(0, "bind")


@pytest.mark.rule("PN-E15", "PN-12.9", "PN-12.14")
def test_bind_may_be_paid_with_a_wounded_mark() -> None:
    t = guild(store={}, marks={"d1": "ruby wounded"})
    t.do(0, "bind")
    assert t.marks(0) == {"d1": "ruby discharged"}
    assert t.dice(0) == ["bone-1"]


@pytest.mark.rule("PN-36.14", "PN-E123", "PN-27.28")
def test_the_named_contract_cannot_be_reserved() -> None:
    t = table(
        wizard(dice=["bone-2", "green-3", "green-4"], store={"blood": 1}, grimoire=["blood_pact"]),
        row=ROW,
        decks={"contracts": ["smuggler", "treasury", "lost_tiara"]},
    )
    t.do(0, "place guild", "die bone-2", "contract lost_hut")
    while t.prompt(0) == "prepare-threat":
        t.will_roll(6).do(0, "roll")
    assert t.prompt(0) == "perform"
    t.will_roll(2).do(0, "use blood_pact")
    assert not t.may(0, "contract lost_hut")
    assert t.reason(0, "contract lost_hut") == ("contract-is-attempted", "PN-36.14")
    t.do(0, "contract mad_dealer")
    assert t.facts()["row"] == ["smuggler", "lost_hut", "glimmerhorn", "offering"]
    t.do(0, "yes")
    while t.prompt(0) == "pick-dice":
        t.do(0, next(words for words in t.legal(0) if words != "done") if len(t.state.set_aside) < 2 else "done")
    assert t.wizard(0)["contracts"] == ["lost_hut"]
    assert t.facts()["row"] == ["treasury", "smuggler", "glimmerhorn", "offering"]


# --- reservation ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-37.4", "PN-37.15")
def test_any_number_of_contracts_may_be_reserved() -> None:
    t = guild(reserved=["forgotten_path", "crystal_song", "school_messenger"])
    t.do(0, "bind", "contract offering")
    assert len(t.wizard(0)["reserved"]) == 4


@pytest.mark.rule("PN-27.25", "PN-37.15")
@pytest.mark.parametrize(
    ("where", "offered"),
    [
        (ROW_ONLY, {"done", "contract lost_hut"}),
        (TOP_THREE, {"done", "top contracts"}),
        (EITHER, {"done", "top contracts", "contract lost_hut"}),
    ],
)
def test_where_an_effect_reserves_from(where: int, offered: set[str]) -> None:
    s = laid(wizard(), row=["lost_hut"], decks={"contracts": ["smuggler", "treasury"]})
    push_reserve_contracts(s, 0, 2, where)
    s.advance()
    t = Table(s)
    assert set(t.legal(0)) == offered
    if where == TOP_THREE:
        assert t.reason(0, "contract lost_hut") == ("only-from-the-deck", "PN-27.25")
        t.do(0, "top contracts", "contract smuggler")
        assert t.prompt(0) == "reserve-contract"  # up to two of them
        t.do(0, "done")
        assert t.wizard(0)["bound"] == ["smuggler"]


@pytest.mark.rule("PN-37.16", "PN-50.4")
def test_the_owner_sees_reserved_cards_and_the_others_their_number() -> None:
    t = table(wizard(bound=["treasury"], reserved=["smuggler"]), wizard(dice=["bone-1"]), to_act=1)
    assert "treasury" in str(t.state.view(0))
    assert "treasury" not in str(t.state.view(1))
    assert "smuggler" in str(t.state.view(1))


def rested(option: str, reserved: list[str]) -> Table:
    return table(
        wizard(reserved_trials=reserved),
        wizard(),
        turn="end",
        trial_row=["goldgorger", "aranea"],
        fate=["personal_training", "harvest"],
        options={"trial_reservation": option},
    )


@pytest.mark.rule("PN-37.9", "PN-37.13", "PN-37.15")
def test_printed_any_number_of_trials_may_be_reserved() -> None:
    t = rested("printed", ["basilisk"])
    if t.prompt(0) != "reserve-trial":
        t.do(0, "yes")
    assert t.legal(0) == ["done", "trial goldgorger", "trial aranea"]
    t.do(0, "trial aranea")
    assert set(t.wizard(0)["reserved_trials"]) == {"basilisk", "aranea"}
    assert t.facts()["trial_row"] == ["goldgorger"]


@pytest.mark.rule("PN-37.9", "PN-37.14")
@pytest.mark.parametrize(("option", "reserved"), [("printed", {"goldgorger", "aranea"}), ("errata", {"goldgorger"})])
def test_an_effect_that_reserves_two_trials(option: str, reserved: set[str]) -> None:
    s = laid(wizard(), trial_row=["goldgorger", "aranea", "basilisk"], options={"trial_reservation": option})
    push_reserve_trials(s, 0, 2)
    s.advance()
    t = Table(s)
    t.do(0, "trial goldgorger")
    if option == "printed":
        t.do(0, "trial aranea")
    assert t.actors() == (1,)  # nothing more is asked
    assert set(t.wizard(0)["reserved_trials"]) == reserved


@pytest.mark.rule("PN-37.11", "PN-37.14")
def test_errata_one_reserved_trial() -> None:
    t = rested("errata", ["basilisk"])
    while t.actors() == (0,):
        assert t.prompt(0) != "reserve-trial"
        t.do(0, "yes" if t.may(0, "yes") else t.legal(0)[0])
    assert t.wizard(0)["reserved_trials"] == ["basilisk"]
    first = rested("errata", [])
    if first.prompt(0) != "reserve-trial":
        first.do(0, "yes")
    first.do(0, "trial aranea")
    assert first.wizard(0)["reserved_trials"] == ["aranea"]


@pytest.mark.rule("PN-37.6", "PN-37.10", "PN-37.12", "PN-E67", "PN-44.1", "PN-44.5", "PN-E66")
def test_which_trials_may_be_named() -> None:
    def choice(option: str, **own: object) -> list[str]:
        row = own.pop("trial_row", ["goldgorger"])
        t = table(wizard(**own), turn="choose", trial_row=row, options={"trial_reservation": option})
        return [words for words in t.legal(0) if words.startswith("trial ")]

    assert choice("printed", reserved_trials=["basilisk"]) == ["trial goldgorger", "trial basilisk"]
    assert choice("errata", reserved_trials=["basilisk"]) == ["trial basilisk"]
    assert choice("errata") == ["trial goldgorger"]
    assert choice("printed", trial_row=[]) == []
    assert choice("printed", trial_row=[], reserved_trials=["basilisk"]) == ["trial basilisk"]


# --- a placement in full ----------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-S37", "PN-28.15", "PN-51.27")
def test_one_placement_in_full(press: Press) -> None:
    press.contract("lost_hut", task("sum", "red", at_least=6), brings({"arcana": 1}))
    t = table(
        wizard(dice=["violet-4", "red-5", "red-2"], store={"blood": 1}),
        row=["lost_hut"],
        decks={"contracts": ["smuggler", "treasury", "lost_tiara", "bright_path"]},
    )
    t.will_roll(2).do(0, "place guild", "die violet-4")
    assert t.store(0) == {"blood": 1, "fruit": 2, "crystal": 1}  # Pilfer
    t.do(0, "bind", "top contracts", "done")
    t.do(0, "contract lost_hut")  # Red 2 and Red 5 are the only dice that make 6
    while t.actors() == (0,):
        t.do(0, "done" if t.may(0, "done") else "end")
    assert t.wizard(0)["contracts"] == ["lost_hut"]
    assert t.store(0) == {"fruit": 2, "crystal": 1, "arcana": 1}
    assert t.dice(0) == []
    assert t.facts()["row"] == ["lost_tiara", "treasury", "smuggler", "bright_path"]
    assert t.facts()["decks"]["contracts"] == []
    told = [each for each in t.told() if each in ("placed", "resource-rolled", "looked", "attempted", "contract-done")]
    assert told == ["placed", "resource-rolled", "looked", "attempted", "contract-done"]
