"""The pack of Penumbra: every deck is as large as the rulebook prints it, and what bad packs are told."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path
from typing import get_args

import msgspec
import pytest
import yaml

from arcanum.core.documents import ContentError, Problem
from arcanum.games.penumbra import vocabulary as voc
from arcanum.games.penumbra.packs import Content, Loader
from arcanum.games.penumbra.readying import circle

BASE = Loader.own[0]
LANGUAGES = ("en", "ru", "uk")


@pytest.fixture(scope="module")
def content() -> Content:
    return Loader.load()


def of(content: Content, kind: type[voc.Component]) -> list[voc.Component]:
    return [component for component in content.components if isinstance(component, kind)]


def copies(content: Content, kind: type[voc.Component]) -> int:
    return sum(component.copies for component in of(content, kind))


# --- what the rulebook prints -----------------------------------------------------------------------------------------


def test_every_deck_is_complete(content: Content) -> None:
    """The numbers of cards that the rulebook prints."""
    printed: dict[type[voc.Component], int] = {
        voc.DisciplineCard: 96,
        voc.Artifact: 36,
        voc.ReadyPotion: 14,
        voc.Contract: 36,
        voc.Talent: 12,
        voc.MortalWound: 4,
        voc.Trial: 24,
        voc.Prophecy: 9,
        voc.Goal: 4,
        voc.Event: 8,
    }
    assert {kind: copies(content, kind) for kind in printed} == printed
    assert sum(component.copies for component in content.components) == sum(printed.values()) == 243


def test_six_decks_of_sixteen(content: Content) -> None:
    decks: Counter[str] = Counter()
    for card in of(content, voc.DisciplineCard):
        assert isinstance(card, voc.DisciplineCard)
        decks[card.discipline] += card.copies
    assert decks == dict.fromkeys(get_args(voc.Discipline), 16)


def test_trials_and_contracts_are_shared_out_evenly(content: Content) -> None:
    trials = [each for each in of(content, voc.Trial) if isinstance(each, voc.Trial)]
    contracts = [each for each in of(content, voc.Contract) if isinstance(each, voc.Contract)]
    assert Counter(trial.difficulty for trial in trials) == {1: 6, 2: 6, 3: 6, 4: 6}
    assert set(Counter((each.alignment, each.difficulty) for each in contracts).values()) == {9}
    for cards in (trials, contracts):
        symbols = Counter(symbol for card in cards for symbol in card.experience)
        assert symbols.keys() == set(get_args(voc.Symbol))
        assert len(set(symbols.values())) == 1


def test_equipment_and_tomes(content: Content) -> None:
    artifacts = [each for each in of(content, voc.Artifact) if isinstance(each, voc.Artifact)]
    assert Counter(each.slot for each in artifacts) == {
        "conductor": 12,
        "pendant": 6,
        "mantle": 6,
        "ring": 6,
        None: 6,
    }
    tomes = [symbol for each in artifacts if each.slot is None for symbol in each.experience]
    assert sorted(tomes) == sorted(get_args(voc.Symbol))


def test_what_is_in_the_box(content: Content) -> None:
    (setup,) = content.setups
    assert sum(setup.box.marks.values()) == 60
    assert sum(setup.box.dice.values()) == 76
    assert {kind for face in setup.resource_die for kind in face} == {"fruit", "crystal", "jewel"}
    # The situation that the rulebook shows: two marks of value 1, one of 2, and a Spark mark of 6.
    assert sorted([slot.value for slot in setup.discipline_slots[:3]] + [setup.spark_slots[0].value]) == [1, 1, 2, 6]
    for automa in setup.automas.kinds.values():
        assert [column[0] for column in automa.columns] == [("REST",)] * 3


@pytest.mark.parametrize("wizards", [2, 3, 4])
def test_the_ready_made_deck_is_built_as_decks_are(content: Content, wizards: int) -> None:
    """Three stacks of twice as many cards as wizards: trials, a prophecy, in the first a goal, and events."""
    (setup,) = content.setups
    kinds = {component.id: type(component) for component in content.components}
    deck = [kinds[card.card] for card in setup.first_game.deck if card.wizards <= wizards]
    for stack in range(3):
        part = Counter(deck[stack * 2 * wizards : (stack + 1) * 2 * wizards])
        assert (part[voc.Trial], part[voc.Prophecy], part[voc.Goal]) == (wizards, 1, 1 if stack == 0 else 0)
    assert len([card for card in setup.first_game.trial_row if card.wizards <= wizards]) == wizards


def test_a_ready_potion_and_its_recipe_share_a_name(content: Content) -> None:
    shared = {card.id: card.named for card in content.components if isinstance(card, voc.WizardCard) and card.named}
    assert len(shared) == 5
    for lang in LANGUAGES:
        lines = (BASE / "locale" / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
        names = dict(line.split(" = ", 1) for line in lines if line.startswith("card-"))
        spoken = Counter(names.values())
        for potion, recipe in shared.items():
            key, other = (f"card-{each.replace('_', '-')}" for each in (potion, recipe))
            assert names[key] == names[other]
            assert spoken.pop(names[key]) == 2
        assert set(spoken.values()) == {1}, f"two cards have one name in {lang}"


def test_nothing_in_the_box_readies_itself(content: Content) -> None:
    assert circle(content.components, spark_straightens=True) == []


# --- bad packs --------------------------------------------------------------------------------------------------------


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the game's own pack, in place of it."""
    folder = tmp_path / "base"
    shutil.copytree(BASE, folder)
    monkeypatch.setattr(Loader, "own", (folder,))
    return folder


def told(folder: Path) -> list[Problem]:
    """What loading says."""
    with pytest.raises(ContentError) as caught:
        Loader.load()
    assert all(Path(problem.file).parent == folder for problem in caught.value.problems)
    return caught.value.problems


def changed(file: Path, component: str, **fields: object) -> None:
    data = yaml.safe_load(file.read_text(encoding="utf-8"))
    (found,) = [each for each in data if each["id"] == component]
    found.update(fields)
    file.write_text(yaml.safe_dump(data, sort_keys=False), encoding="utf-8")


FAULTS = [
    ("discipline_cards.yaml", "scarlet_downpour", {"ours": ["colour"]}, "ours[0]", "the name of a field"),
    ("discipline_cards.yaml", "scarlet_downpour", {"discard": True}, "discard", "rotated or discarded"),
    ("discipline_cards.yaml", "scarlet_downpour", {"rotate": False}, "rotate", "every Spell"),
    ("discipline_cards.yaml", "scarlet_downpour", {"costs": []}, "costs", "at least one cost"),
    ("discipline_cards.yaml", "scarlet_downpour", {"costs": [{}]}, "costs[0]", "both or neither"),
    ("discipline_cards.yaml", "scarlet_downpour", {"effect": []}, "effect", "found neither"),
    ("discipline_cards.yaml", "scarlet_downpour", {"effect": [{"do": "end_turn"}]}, "effect[0]", "mortal wounds"),
    ("discipline_cards.yaml", "scarlet_downpour", {"pay_in": "rest"}, "pay_in", "paid at Rest"),
    (
        "discipline_cards.yaml",
        "scarlet_downpour",
        {"effect": [{"do": "cancel_threat", "amount": 1}]},
        "effect[0]",
        "threat_step1",
    ),
    (
        "discipline_cards.yaml",
        "scarlet_downpour",
        {"effect": [{"do": "gain", "ingredient": "blood", "amount": "all"}]},
        "effect[0].amount",
        "no end",
    ),
    (
        "events.yaml",
        "fresh_batch",
        {"effect": [{"do": "draft_cards", "deck": "ready_potion", "reveal": "all"}]},
        "effect[0].reveal",
        "no end",
    ),
    (
        "events.yaml",
        "fresh_batch",
        {"effect": [{"do": "draft_cards", "deck": "ready_potion", "reveal": {"per": "ruby_mark"}}]},
        "effect[0].reveal",
        "with the wizards",
    ),
    (
        "events.yaml",
        "fresh_batch",
        {"effect": [{"do": "draft_cards", "deck": "discipline", "reveal": 3}]},
        "effect[0].reveal",
        "each discipline deck",
    ),
    ("talents.yaml", "bard", {"timing": "end_game"}, "timing", "extra_final_turn"),
    ("contracts.yaml", "lost_hut", {"ask": {"task": "experience", "symbols": {}}}, "ask.symbols", "some"),
    ("contracts.yaml", "lost_hut", {"ask": {"task": "exact", "of": ["red"], "values": []}}, "ask.values", "some"),
    (
        "discipline_cards.yaml",
        "sacrifice",
        {"effect": [{"do": "pay_then", "then": []}]},
        "effect[0].pay",
        "both or neither",
    ),
    ("discipline_cards.yaml", "ichor", {"threat": {"dice": 1}, "rotate": False, "discard": True}, "threat", "rotated"),
    ("artifacts.yaml", "guide_to_good_manners", {"experience": []}, "experience", "a Tome"),
    ("artifacts.yaml", "guide_to_good_manners", {"timing": "free"}, "timing", "when it is gained"),
    ("potions.yaml", "truthsayer", {"discard": False, "rotate": True}, "discard", "ready potion"),
    ("potions.yaml", "truthsayer", {"named": "nothing_at_all"}, "named", "another wizard card"),
    ("talents.yaml", "martyr", {"card": "mindeater"}, "card", "a card of ruby"),
    ("talents.yaml", "martyr", {"turn_order": 2}, "turn_order", "a number of its own"),
    ("contracts.yaml", "lost_hut", {"reward": {"dark": 1}}, "reward", "symbols of light"),
    (
        "contracts.yaml",
        "lost_hut",
        {"ask": {"task": "roll", "of": "red", "dice": 2, "at_least": 13}},
        "ask.at_least",
        "what 2 dice can show",
    ),
    (
        "trials.yaml",
        "goldgorger",
        {"properties": [{"property": "trap"}, {"property": "trap"}]},
        "properties[1]",
        "each kind of property once",
    ),
    ("events.yaml", "harvest", {"effect": [{"do": "heal", "amount": 1}]}, "effect[0]", "on events"),
]


@pytest.mark.parametrize(("file", "card", "fields", "field", "says"), FAULTS)
def test_a_fault_is_told_with_its_place(
    box: Path, file: str, card: str, fields: dict[str, object], field: str, says: str
) -> None:
    changed(box / file, card, **fields)
    problems = [problem for problem in told(box) if problem.field.partition("]")[2].lstrip(".") == field]
    assert [problem for problem in problems if Path(problem.file).name == file and says in problem.message], told(box)


def test_more_talents_than_copies_of_their_card(box: Path) -> None:
    """Two talents may begin with the same card if there are two of it."""
    changed(box / "talents.yaml", "martyr", card="vulnerability")
    data = yaml.safe_load((box / "talents.yaml").read_text(encoding="utf-8"))
    other = next(each["id"] for each in data if each["mark"] == "ruby" and each["id"] != "martyr")
    changed(box / "talents.yaml", other, card="vulnerability")
    assert "expected at most 1 talents with 'vulnerability', found one more" in [each.message for each in told(box)]


def test_cards_that_ready_each_other_are_refused(box: Path) -> None:
    """Two Spells that straighten each other would never let a turn end."""
    endless = [{"do": "straighten", "what": "spell", "amount": 1}]
    for card in ("scarlet_downpour", "vulnerability"):
        changed(box / "discipline_cards.yaml", card, effect=endless)
    (problem,) = told(box)
    assert "cannot ready each other for ever" in problem.message
    assert "scarlet_downpour" in problem.message
    assert "vulnerability" in problem.message


def test_a_table_with_a_gap_is_refused(box: Path) -> None:
    text = (box / "setup.yaml").read_text(encoding="utf-8")
    (box / "setup.yaml").write_text(text.replace("level_bands: [2, 4, 8]", "level_bands: [2, 4, 7]"), encoding="utf-8")
    assert [problem.message for problem in told(box)] == ["expected rising levels up to 8, found [2, 4, 7]"]


def test_the_schema_of_packs_describes_every_word() -> None:
    schema = Loader.schema()
    assert "discipline_cards.yaml" in schema["$defs"]
    assert msgspec.json.encode(schema)
    for name, described in schema["$defs"].items():
        if described.get("type") == "object" and not name.endswith(".yaml") and name != "PackInfo":
            assert described.get("description"), f"{name} has no description"
