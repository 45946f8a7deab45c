"""Loading packs of Res Arcana, and what is said about bad ones."""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from arcanum.core.content import LANGUAGES, message_name
from arcanum.core.documents import ContentError, Problem
from arcanum.games.res_arcana.packs import FILES, Loader

EMBER_COURT = Path(__file__).parents[3] / "examples" / "packs" / "res_arcana" / "ember_court"
INFO = "id: extra\nversion: 1.0.0\ngame: res_arcana\norigin: designed\n"


class PackMaker:
    """Writes packs into a folder, by default with a name for every id that is written in them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def write(self, files: dict[str, str], info: str = INFO, names: dict[str, str] | None = None) -> Path:
        files = {"pack.yaml": info, **files}
        ids = [id for name in FILES.values() for id in re.findall(r"\bid: ([a-z_]+)", files.get(name, ""))]
        title = re.findall(r"^id: (\w+)", info, re.MULTILINE)[0]
        wanted = [message_name("pack", title), *(message_name("card", id) for id in ids)]
        text = "".join(f"{name} = Name\n" for name in wanted)
        for language in LANGUAGES:
            files.setdefault(f"locale/{language}.ftl", (names or {}).get(language, text))
        for name, content in files.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")
        return self.folder


@pytest.fixture
def maker(tmp_path: Path) -> PackMaker:
    return PackMaker(tmp_path / "extra")


def told(problems: list[Problem]) -> list[tuple[str, int, str]]:
    """File name, line and field of each problem."""
    return [(Path(problem.file).name, problem.line, problem.field) for problem in problems]


# --- the base pack ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-1.2")
def test_the_base_pack_is_complete() -> None:
    content = Loader.load([])
    assert Counter(component.kind for component in content.components) == {
        "artifact": 40,
        "mage": 10,
        "monument": 10,
        "magic_item": 8,
        "place_of_power": 10,
    }
    assert len({component.id for component in content.components}) == 78
    assert [pack.info.id for pack in content.packs] == ["base"]
    assert Loader.check(Loader.own[0]) == []


def test_components_come_file_by_file() -> None:
    kinds = [component.kind for component in Loader.load().components]
    assert list(dict.fromkeys(kinds)) == list(FILES)
    assert kinds == sorted(kinds, key=list(FILES).index)


@pytest.mark.rule("RA-1.20")
def test_tiles_have_the_printed_faces() -> None:
    assert [(tile.sun, tile.moon) for tile in Loader.load().setups[0].tiles] == [
        ("sacred_grove", "alchemists_tower"),
        ("catacombs_of_the_dead", "sacrificial_pit"),
        ("cursed_forge", "dwarven_mines"),
        ("coral_castle", "sunken_reef"),
        ("dragons_lair", "sorcerers_bestiary"),
    ]


def test_starter_sets_are_the_printed_ones() -> None:
    assert {starter.mage: starter.artifacts for starter in Loader.load().setups[0].starter_sets} == {
        "duelist": ("dragon_teeth", "elemental_spring", "hand_of_glory"),
        "seer": ("chalice_of_life", "flaming_pit", "vault"),
        "alchemist": ("celestial_horse", "magical_shard", "tree_of_life"),
        "transmuter": ("dancing_sword", "fountain_of_youth", "hawk"),
    }


def test_origins_are_the_components_own_or_the_packs() -> None:
    content = Loader.load([EMBER_COURT])
    origins = {id: content.origin_of(id) for id in ("athanor", "bone_dragon", "ember_hound")}
    assert origins == {"athanor": "rulebook", "bone_dragon": "external", "ember_hound": "designed"}


# --- added packs ------------------------------------------------------------------------------------------------------


def test_an_added_pack_comes_after_the_base_pack() -> None:
    assert Loader.check(EMBER_COURT) == []
    content = Loader.load([EMBER_COURT])
    assert [pack.info.id for pack in content.packs] == ["base", "ember_court"]
    assert content.components[:78] == Loader.load().components
    assert [component.id for component in content.components[78:]] == [
        "ember_hound",
        "cinder_drake",
        "kiln_of_wishes",
        "ember_queen",
        "hall_of_embers",
    ]
    assert content.packs[0].hash == Loader.load().packs[0].hash != content.packs[1].hash


def test_an_added_pack_may_have_tiles_and_starter_sets(maker: PackMaker) -> None:
    place = "- {{id: {id}, kind: place_of_power, cost: {{gold: 1}}}}\n"
    files = {
        "places_of_power.yaml": place.format(id="here") + place.format(id="there"),
        "mages.yaml": "- {id: newcomer, kind: mage}\n",
        "setup.yaml": "tiles: [{sun: here, moon: there}]\n"
        "starter_sets: [{mage: newcomer, artifacts: [crypt, prism, mermaid]}]\n",
    }
    content = Loader.load([maker.write(files)])
    assert [(len(setup.tiles), len(setup.starter_sets)) for setup in content.setups] == [(5, 4), (1, 1)]


def test_all_problems_of_all_packs_are_raised_together(tmp_path: Path) -> None:
    first = PackMaker(tmp_path / "first").write({"mages.yaml": "- {id: one, kind: mage, cost: {}}\n"})
    second = PackMaker(tmp_path / "second").write(
        {"mages.yaml": "- {id: two, kind: mage, points: -1}\n- {id: three, kind: wizard}\n"},
        info=INFO.replace("extra", "other"),
    )
    with pytest.raises(ContentError) as raised:
        Loader.load([first, second])
    assert told(raised.value.problems) == [
        ("mages.yaml", 1, "[0].cost"),
        ("mages.yaml", 1, "[0].points"),
        ("mages.yaml", 2, "[1].kind"),
    ]
    assert str(raised.value).startswith(
        f"{first / 'mages.yaml'}:1: [0].cost: expected no cost for the kind mage, found"
    )


# --- bad components ---------------------------------------------------------------------------------------------------

ARTIFACT = "- id: one\n  kind: artifact\n  cost: {}\n"
MONUMENT = "- id: one\n  kind: monument\n  cost: {gold: 4}\n"
MAGE = "- id: one\n  kind: mage\n"


def power(cost: str, effect: str, more: str = "", start: str = ARTIFACT) -> str:
    """A component with one power; its cost is on line 5 of an artifact or monument, its effect on line 6."""
    return f"{start}  powers:\n    - cost: {cost}\n      effect: [{effect}]\n{more}"


@pytest.mark.parametrize(
    ("file", "text", "line", "field", "message"),
    [
        # the types themselves
        ("artifacts.yaml", ARTIFACT + "  colour: red\n", 4, "[0].colour", "found the unknown field 'colour'"),
        (
            "artifacts.yaml",
            ARTIFACT + "  points: many\n",
            4,
            "[0].points",
            "expected a whole number from 0 to 99, found",
        ),
        ("artifacts.yaml", "- kind: artifact\n  cost: {}\n", 1, "[0].id", "found nothing; the field is required"),
        ("artifacts.yaml", ARTIFACT.replace("{}", "{mana: 1}"), 3, "[0].cost.mana", "expected one of any, calm, death"),
        (
            "artifacts.yaml",
            power("{turn: true}", "{do: gain, essences: {elan: 0}}"),
            6,
            "[0].powers[0].effect[0].essences.elan",
            "expected a whole number from 1 to 99, found 0",
        ),
        (
            "artifacts.yaml",
            power("{turn: true}", "{do: gain_al, amount: 1}"),
            6,
            "[0].powers[0].effect[0].do",
            "found 'gain_al'; did you mean 'gain_any'?",
        ),
        (
            "artifacts.yaml",
            power("{destroy: this, discard: 2}", "{do: draw, cards: 1}"),
            5,
            "[0].powers[0].cost.discard",
            "expected a whole number from 0 to 1, found 2",
        ),
        # what a kind must and must not have
        ("mages.yaml", ARTIFACT, 2, "[0].kind", "expected mage in this file, found artifact"),
        ("mages.yaml", MAGE + "  cost: {}\n", 3, "[0].cost", "expected no cost for the kind mage, found one"),
        ("magic_items.yaml", "- {id: one, kind: magic_item, cost: {elan: 1}}", 1, "[0].cost", "expected no cost"),
        ("artifacts.yaml", "- id: one\n  kind: artifact\n", 1, "[0].cost", "expected a cost ({} costs nothing)"),
        ("monuments.yaml", "- id: one\n  kind: monument\n", 1, "[0].cost", "expected a cost ({} costs nothing)"),
        ("mages.yaml", MAGE + "  subtypes: [dragon]\n", 3, "[0].subtypes", "expected subtypes on artifacts only"),
        ("artifacts.yaml", ARTIFACT + "  subtypes: [dragon, dragon]\n", 4, "[0].subtypes[1]", "found 'dragon' again"),
        # points and collect
        (
            "artifacts.yaml",
            ARTIFACT + "  points_per:\n    - points: 1\n",
            5,
            "[0].points_per[0]",
            "expected one of essence_here and own, found neither",
        ),
        (
            "artifacts.yaml",
            ARTIFACT + "  points_per:\n    - {points: 1, own: dragon, essence_here: gold}\n",
            5,
            "[0].points_per[0]",
            "expected one of essence_here and own, found both",
        ),
        (
            "artifacts.yaml",
            ARTIFACT + "  collect: [{do: gain_any, amount: 1, no: [gold, life, death, calm, elan]}]\n",
            4,
            "[0].collect[0].no",
            "expected at least one type left, found all five excluded",
        ),
        (
            "artifacts.yaml",
            ARTIFACT
            + "  collect:\n    - do: if_left\n      holding: {any: 1}\n"
            + "      then: {do: gain_any, amount: 1, no: [gold, life, death, calm, elan]}\n",
            7,
            "[0].collect[0].then.no",
            "expected at least one type left, found all five excluded",
        ),
        (
            "artifacts.yaml",
            ARTIFACT + "  collect: [{do: if_left, holding: {}, then: {do: grow_each, amount: 1}}]\n",
            4,
            "[0].collect[0].holding",
            "expected a mapping of at least 1, found an empty mapping",
        ),
        (
            "artifacts.yaml",
            ARTIFACT + "  collect: [{do: gain_one_of, of: [elan, elan]}]\n",
            4,
            "[0].collect[0].of[1]",
            "expected each word once, found 'elan' again",
        ),
        # what effects need in the cost
        (
            "artifacts.yaml",
            power("{turn: true}", "{do: gain_same, of: gold}"),
            6,
            "[0].powers[0].effect[0]",
            "expected pay_same in the cost of a power with gain_same, found none",
        ),
        (
            "artifacts.yaml",
            power("{pay_same: true}", "{do: draw, cards: 1}"),
            5,
            "[0].powers[0].cost.pay_same",
            "expected the effect gain_same beside pay_same, found none",
        ),
        (
            "artifacts.yaml",
            power("{turn: true, pay_same: true}", "{do: gain_same, of: gold, no: [elan]}"),
            6,
            "[0].powers[0].effect[0].no",
            "expected no excluded types beside of: gold, found some",
        ),
        (
            "artifacts.yaml",
            power("{destroy: this}", "{do: gain_card_cost}"),
            6,
            "[0].powers[0].effect[0]",
            "expected a card destroyed (not this) or discarded in the cost for gain_card_cost, found none",
        ),
        (
            "artifacts.yaml",
            power("{destroy: another, discard: 1}", "{do: gain_card_cost}"),
            6,
            "[0].powers[0].effect[0]",
            "expected one card whose cost counts, found two: one destroyed and one discarded",
        ),
        *(
            (
                "artifacts.yaml",
                power(cost, "{do: put_paid, on: this}"),
                6,
                "[0].powers[0].effect[0]",
                "expected a cost with pay: {any: 1} or pay_one_of of amount 1, and no other pay, for put_paid",
            )
            for cost in (
                "{turn: true}",
                "{pay: {any: 2}}",
                "{pay: {any: 1, gold: 1}}",
                "{pay: {any: 1}, pay_one_of: {of: [elan, gold]}}",
                "{pay_one_of: {of: [elan, gold], amount: 2}}",
            )
        ),
        (
            "artifacts.yaml",
            power("{pay: {any: 1}}", "{do: put_paid, on: this}, {do: put_paid, on: any}"),
            6,
            "[0].powers[0].effect",
            "expected put_paid once, found it twice",
        ),
        (
            "artifacts.yaml",
            power("{turn: true}", "{do: place, where: hand, free: true, discount: 1}"),
            6,
            "[0].powers[0].effect[0]",
            "expected one of free and discount, found both",
        ),
        (
            "artifacts.yaml",
            power("{turn: true, pay_one_of: {of: [elan, elan]}}", "{do: draw, cards: 1}"),
            5,
            "[0].powers[0].cost.pay_one_of.of[1]",
            "expected each word once, found 'elan' again",
        ),
        (
            "artifacts.yaml",
            power("{turn: true}", "{do: gain_one_of, of: [elan, elan]}"),
            6,
            "[0].powers[0].effect[0].of[1]",
            "expected each word once, found 'elan' again",
        ),
        # when a power is used
        (
            "artifacts.yaml",
            power("{turn: true}", "{do: ignore_loss}"),
            6,
            "[0].powers[0].effect[0]",
            "expected react: life_loss or dragon_power for ignore_loss, found no react",
        ),
        (
            "artifacts.yaml",
            power("{turn: true}", "{do: extra_points, points: 1}, {do: ignore_loss}", "      react: life_loss\n"),
            6,
            "[0].powers[0].effect[0]",
            "expected react: victory_check for extra_points, found life_loss",
        ),
        (
            "artifacts.yaml",
            power("{turn: true}", "{do: draw, cards: 1}", "      react: life_loss\n"),
            6,
            "[0].powers[0].effect",
            "expected ignore_loss in a power with react: life_loss, found none",
        ),
        (
            "artifacts.yaml",
            power("{turn: true}", "{do: draw, cards: 1}", "      react: victory_check\n"),
            6,
            "[0].powers[0].effect",
            "expected extra_points in a power with react: victory_check, found none",
        ),
        *(
            (
                "artifacts.yaml",
                power("{turn: true}", "{do: ignore_loss}, " + effect, "      react: dragon_power\n"),
                6,
                "[0].powers[0].effect[1]",
                "expected an effect without actions in a React power, found " + effect.split()[1].rstrip(",}"),
            )
            for effect in (
                "{do: rivals_lose_life, amount: 1}",
                "{do: check_victory}",
                "{do: place, where: hand}",
            )
        ),
        (
            "monuments.yaml",
            power("{destroy: this}", "{do: draw, cards: 1}", start=MONUMENT),
            5,
            "[0].powers[0].cost.destroy",
            "expected destroy: this on artifacts only, found it on the kind monument",
        ),
        (
            "artifacts.yaml",
            power("{turn: true}", "{do: draw, cards: 1}", "      while_turned: true\n"),
            7,
            "[0].powers[0].while_turned",
            "expected no turn in the cost of a power used while turned, found turn: true",
        ),
        (
            "artifacts.yaml",
            power("{}", "{do: draw, cards: 1}", "      when_claimed: true\n"),
            7,
            "[0].powers[0].when_claimed",
            "expected when_claimed on monuments and places_of_power only, found it on the kind artifact",
        ),
        (
            "monuments.yaml",
            power("{turn: true}", "{do: draw, cards: 1}", "      when_claimed: true\n", MONUMENT),
            5,
            "[0].powers[0].cost",
            "expected no cost with when_claimed, found one",
        ),
        (
            "monuments.yaml",
            power("{}", "{do: ignore_loss}", "      when_claimed: true\n      react: life_loss\n", MONUMENT),
            8,
            "[0].powers[0].react",
            "expected one of react and when_claimed, found both",
        ),
        (
            "monuments.yaml",
            power("{}", "{do: draw, cards: 1}", "      when_claimed: true\n      while_turned: true\n", MONUMENT),
            8,
            "[0].powers[0].while_turned",
            "expected one of while_turned and when_claimed, found both",
        ),
        (
            "artifacts.yaml",
            ARTIFACT + "  powers:\n    - effect: [{do: draw, cards: 1}]\n",
            5,
            "[0].powers[0].cost",
            "expected a cost, found nothing: the power could be used without end",
        ),
        # what rivals pay
        *(
            (
                "artifacts.yaml",
                power("{turn: true}", f"{{do: rivals_lose_life, amount: 1, ignore: {ignore}}}"),
                6,
                f"[0].powers[0].effect[0].ignore{field}",
                message,
            )
            for ignore, field, message in (
                ("{}", "", "expected a cost, found nothing: leave `ignore` out where there is no way out"),
                ("{destroy: this}", ".destroy", "expected any or dragon_or_creature for a rival, found this"),
                ("{turn: true}", ".turn", "expected no turn in what a rival pays, found it"),
                ("{take_off: {elan: 1}}", ".take_off", "expected no take_off in what a rival pays, found it"),
                ("{pay_same: true}", ".pay_same", "expected no pay_same in what a rival pays, found it"),
            )
        ),
    ],
)
def test_a_bad_component(maker: PackMaker, file: str, text: str, line: int, field: str, message: str) -> None:
    names = {} if "id: one" in text else dict.fromkeys(LANGUAGES, "pack-extra = Name\n")
    folder = maker.write({file: text}, names=names)
    (problem,) = Loader.check(folder)
    assert (problem.file, problem.line, problem.field) == (str(folder / file), line, field)
    assert message in problem.message


def test_a_discarded_card_counts_beside_a_destroyed_this(maker: PackMaker) -> None:
    text = power("{destroy: this, discard: 1}", "{do: gain_card_cost}")
    assert Loader.check(maker.write({"artifacts.yaml": text})) == []


# --- bad packs --------------------------------------------------------------------------------------------------------


def test_an_id_used_twice_in_a_pack(maker: PackMaker) -> None:
    folder = maker.write(
        {"mages.yaml": "- {id: one, kind: mage}\n- {id: one, kind: mage}\n"},
        names=dict.fromkeys(LANGUAGES, "pack-extra = P\ncard-one = O\n"),
    )
    (problem,) = Loader.check(folder)
    assert str(problem) == (
        f"{folder / 'mages.yaml'}:2: [1].id: expected an id of its own, found 'one', "
        f"already used at {folder / 'mages.yaml'}:1"
    )


def test_an_id_of_another_pack(maker: PackMaker) -> None:
    (problem,) = Loader.check(maker.write({"mages.yaml": "- id: duelist\n  kind: mage\n"}))
    assert problem.field == "[0].id"
    assert f"already used at {Loader.own[0] / 'mages.yaml'}:" in problem.message


def test_a_pack_with_the_id_of_another(maker: PackMaker) -> None:
    (problem,) = Loader.check(maker.write({}, info="# Mine\n" + INFO.replace("extra", "base")))
    assert told([problem]) == [("pack.yaml", 2, "id")]
    assert problem.message.startswith("expected an id of its own, found 'base'")


def test_a_pack_of_another_game(maker: PackMaker) -> None:
    (problem,) = Loader.check(maker.write({}, info=INFO.replace("res_arcana", "chess")))
    assert told([problem]) == [("pack.yaml", 3, "game")]
    assert problem.message == "expected 'res_arcana', found 'chess'"


def test_a_pack_that_does_not_say_what_it_is(maker: PackMaker) -> None:
    assert told(Loader.check(maker.write({}, info="id: x\nversion: one\n"))) == [
        ("pack.yaml", 2, "version"),
        ("pack.yaml", 1, "game"),
        ("pack.yaml", 1, "origin"),
    ]


def test_no_pack_at_all(tmp_path: Path) -> None:
    assert [problem.message for problem in Loader.check(tmp_path / "x")] == [
        "expected the folder of a pack, found none"
    ]
    (problem,) = Loader.check(tmp_path)
    assert problem.file == str(tmp_path / "pack.yaml")
    assert problem.message.startswith("expected a file, found none")


def test_a_file_with_an_unknown_name(maker: PackMaker) -> None:
    folder = maker.write({"artefacts.yaml": "", "locale/de.ftl": ""})
    unknown, language = Loader.check(folder)
    assert unknown.file == str(folder / "artefacts.yaml")
    assert unknown.message.endswith("found 'artefacts.yaml'; did you mean 'artifacts.yaml'?")
    assert language.file == str(folder / "locale" / "de.ftl")


def test_a_file_that_is_not_yaml_is_the_only_problem(maker: PackMaker) -> None:
    files = {
        "mages.yaml": "- {id: one, kind: mage}\n- {id: two, kind: mage\n",
        "setup.yaml": "starter_sets: [{mage: one, artifacts: [crypt, prism, mermaid]}]\n",
    }
    (problem,) = Loader.check(maker.write(files))
    assert told([problem]) == [("mages.yaml", 3, "")]
    assert problem.message.startswith("expected YAML, found a mistake: ")


def test_a_bad_id_is_the_only_problem(maker: PackMaker) -> None:
    (problem,) = Loader.check(maker.write({"mages.yaml": "- {id: One, kind: mage}\n"}))
    assert told([problem]) == [("mages.yaml", 1, "[0].id")]


def test_names_missing_and_unknown(maker: PackMaker) -> None:
    names = {"ru": "pack-extra = P\n", "uk": "pack-extra = P\ncard-one = O\ncard-two = T\n"}
    folder = maker.write({"mages.yaml": "- {id: one, kind: mage}\n"}, names=names)
    missing, unknown = Loader.check(folder)
    assert str(missing) == f"{folder / 'locale' / 'ru.ftl'}:1: card-one: expected a name, found nothing"
    assert told([unknown]) == [("uk.ftl", 3, "card-two")]
    assert unknown.message.startswith("expected the name of something in this pack, found 'card-two'")


def test_a_language_missing(maker: PackMaker) -> None:
    folder = maker.write({})
    (folder / "locale" / "uk.ftl").unlink()
    (problem,) = Loader.check(folder)
    assert problem.file == str(folder / "locale" / "uk.ftl")
    assert problem.message.startswith("expected a file, found none")


PLACES = "- {id: here, kind: place_of_power, cost: {}}\n- {id: there, kind: place_of_power, cost: {}}\n"


@pytest.mark.parametrize(
    ("setup", "file", "line", "field", "message"),
    [
        (
            "tiles: []\n",
            "places_of_power.yaml",
            1,
            "[0].id",
            "expected 'here' in a tile of setup.yaml, found it in none",
        ),
        (
            "tiles:\n  - sun: here\n    moon: nowhere\n",
            "setup.yaml",
            3,
            "tiles[0].moon",
            "expected the id of a component of kind place_of_power, found 'nowhere'",
        ),
        (
            "tiles:\n  - {sun: here, moon: there}\n  - {sun: there, moon: duelist}\n",
            "setup.yaml",
            3,
            "tiles[1].sun",
            "expected each place once, found 'there', already at ",
        ),
        (
            "tiles:\n  - {sun: here, moon: there}\n  - {sun: there, moon: duelist}\n",
            "setup.yaml",
            3,
            "tiles[1].moon",
            "expected a component of kind place_of_power, found mage",
        ),
        ("tiles:\n  - {sun: here}\n", "setup.yaml", 2, "tiles[0].moon", "found nothing; the field is required"),
        (
            "starter_sets:\n  - {mage: witch, artifacts: [crypt, prism]}\n",
            "setup.yaml",
            2,
            "starter_sets[0].artifacts",
            "expected a list of 3, found a list of 2",
        ),
        (
            "starter_sets:\n  - mage: temple\n    artifacts: [crypt, prism, hawk]\n",
            "setup.yaml",
            2,
            "starter_sets[0].mage",
            "expected a component of kind mage, found monument",
        ),
        (
            "starter_sets:\n  - mage: witch\n    artifacts: [crypt, prism, nothing]\n",
            "setup.yaml",
            3,
            "starter_sets[0].artifacts[2]",
            "expected the id of a component of kind artifact, found 'nothing'",
        ),
        (
            "starter_sets:\n  - mage: duelist\n    artifacts: [crypt, prism, mermaid]\n",
            "setup.yaml",
            2,
            "starter_sets[0].mage",
            "expected each card once, found 'duelist', already at ",
        ),
    ],
)
def test_a_bad_set_up(maker: PackMaker, setup: str, file: str, line: int, field: str, message: str) -> None:
    problems = Loader.check(maker.write({"places_of_power.yaml": PLACES, "setup.yaml": setup}))
    found = {(Path(problem.file).name, problem.line, problem.field): problem.message for problem in problems}
    assert message in found[file, line, field]


def test_a_broken_place_is_not_missed_in_its_tile(maker: PackMaker) -> None:
    files = {
        "places_of_power.yaml": PLACES.replace("cost: {}", "cost: 3", 1),
        "setup.yaml": "tiles: [{sun: here, moon: there}]\n",
    }
    assert told(Loader.check(maker.write(files))) == [("places_of_power.yaml", 1, "[0].cost")]


def test_a_changed_base_pack_has_another_hash(tmp_path: Path) -> None:
    folder = tmp_path / "court"
    shutil.copytree(EMBER_COURT, folder)
    before = Loader.load([folder]).packs[1].hash
    assert before == Loader.load([EMBER_COURT]).packs[1].hash
    with (folder / "artifacts.yaml").open("a") as file:
        file.write("# a comment changes nothing\n")
    assert Loader.load([folder]).packs[1].hash == before
    text = (folder / "artifacts.yaml").read_text().replace("elan: 1", "elan: 2", 1)
    (folder / "artifacts.yaml").write_text(text)
    assert Loader.load([folder]).packs[1].hash != before


# --- what is published ------------------------------------------------------------------------------------------------


def test_the_schema_names_every_file_and_word() -> None:
    published = Loader.schema()
    json.dumps(published)
    assert {"pack.yaml", "setup.yaml", "components", "Component", "Power", "GainAny"} <= published["$defs"].keys()
    references = set(re.findall(r'"#/\$defs/([^"]+)"', json.dumps(published)))
    assert references <= published["$defs"].keys()
    assert published["$defs"]["Cost"]["properties"]["pay"]["propertyNames"]["enum"][-1] == "any"
