"""Section 29: schools, mages, rooms and forgotten spells of other packs; and what is said about bad packs."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import yaml

from arcanum.core.documents import ContentError, Problem
from arcanum.core.game import GameError
from arcanum.games.black_rose import BLACK_ROSE
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose.packs import Loader
from tests.rules.black_rose.table import cast, new_game

SPARK = "{op: damage, amount: 4, to: target}"
SPARK_SAYS = "[0].main.sentences[0][0]"
"""What the first spell of Ash says, and where."""
INFO = "id: extra\nversion: 1.0.0\ngame: black_rose\norigin: designed\n"


@pytest.mark.rule("BR-29.1", "BR-29.2", "BR-29.8", "BR-29.11", "BR-S30")
def test_another_school() -> None:
    t = new_game(school="ash", crown=0).do(0, "colour red", "mage agnes", "grimoire b")
    cat = t.state.cat
    cards = [*t.state.library, *t.state.grimoire[0], *t.state.grimoire[1], *t.state.hand[0], *t.state.hand[1]]
    schools = {cat.ids[cat.school[card]] for card in cards if cat.school[card] >= 0}
    assert schools == {"ash"}
    assert t.state.view(0)["upgrades"] == {}, "the upgrade cards stay in the box"
    t = cast("call_of_the_pack reverse", "slot 1", options={"school": "ash"})
    ev = t.evocation(0)
    assert ev is not None
    assert ev["id"] == "ash_wolf"


@pytest.mark.rule("BR-29.9")
def test_the_evocation_of_the_school() -> None:
    """Last Command, a personal spell of Law, summons a wolf in Ash."""
    t = cast("last_command", "option 1", "slot 1", options={"school": "ash", "mages": "ulrich,agnes"})
    ev = t.evocation(0)
    assert ev is not None
    assert ev["id"] == "ash_wolf"


@pytest.mark.rule("BR-29.3")
def test_forgotten_spells_of_other_sets() -> None:
    t = new_game(forgotten="last_judgment,arcane_barrage")
    assert sorted(t.facts()["forgotten"]) == ["arcane_barrage", "last_judgment"]


@pytest.mark.rule("BR-29.4")
def test_mages_of_other_sets() -> None:
    t = new_game(mages="casimir,ulrich", crown=0).do(0, "colour blue")
    assert t.legal(0) == ["mage ulrich", "mage casimir"]
    assert t.refused(0, "mage agnes") == "BR-29.4"
    t.do(0, "mage casimir", "grimoire a")
    assert t.seat(0)["memories"] == ["wanderers_path"] * 2


@pytest.mark.rule("BR-29.5", "BR-29.6", "BR-29.7")
def test_rooms_of_the_same_base_name() -> None:
    t = new_game(rooms="armory,black_rose_room")
    lodge = t.facts()["lodge"]
    assert lodge[0] == "black_rose_room"
    assert "armory" in lodge
    assert "templars_armory" not in lodge
    cat = t.state.cat
    armory = cat.component["armory"]
    assert cat.room_programs[armory * 2 + 1] >= 0, "with an activation token of its own"
    seven = (
        "black_rose_room,armory,order_reading_hall,grand_masters_crypt,ordeal_arena,crusaders_forge,hermit_oracle_hall"
    )
    assert new_game(rooms=seven).facts()["lodge"][0] == "black_rose_room"
    with pytest.raises(GameError, match="option rooms"):
        BLACK_ROSE.new(2, "x", {"rooms": seven.replace("armory,", "occult_black_rose_hall,")})


@pytest.mark.rule("BR-29.10")
def test_traps_and_protections_are_not_supported(tmp_path: Path) -> None:
    folder = copy_of_ash(tmp_path)
    replace(folder / "spells.yaml", "type: combat", "type: trap")
    told = Loader.check(folder)
    assert told
    assert "combat, conjuration" in told[0].message


# --- packs ------------------------------------------------------------------------------------------------------------


def copy_of_ash(tmp_path: Path) -> Path:
    """The School of Ash as a pack of its own, all ids changed, so that it can be loaded beside the original."""
    folder = tmp_path / "extra"
    shutil.copytree(Loader.own[1], folder)
    (folder / "pack.yaml").write_text(INFO, encoding="utf-8")
    ids = [component.id for component in Loader.load().components][Loader.load().sizes[0] :]
    for path in [*folder.glob("*.yaml"), *folder.glob("locale/*.ftl")]:
        text = (
            path.read_text(encoding="utf-8").replace("pack-ash", "pack-extra").replace("school: ash", "school: x_ash")
        )
        text = text.replace("- id: ash\n", "- id: x_ash\n").replace("card-ash ", "card-x-ash ")
        for name in sorted(ids, key=len, reverse=True):
            if name != "ash":
                text = text.replace(f": {name}\n", f": x_{name}\n").replace(f"[{name},", f"[x_{name},")
                text = text.replace(f" {name},", f" x_{name},").replace(f" {name}]", f" x_{name}]")
                text = text.replace(f"card-{name.replace('_', '-')} ", f"card-x-{name.replace('_', '-')} ")
        text = text.replace("base: x_armory", "base: armory")
        path.write_text(text, encoding="utf-8")
    return folder


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def told(problems: list[Problem]) -> list[tuple[str, str]]:
    return [(Path(problem.file).name, problem.field) for problem in problems]


@pytest.mark.rule("BR-29.11", "BR-29.1")
def test_a_third_school_needs_no_code(tmp_path: Path) -> None:
    folder = copy_of_ash(tmp_path)
    assert Loader.check(folder) == []
    state = BLACK_ROSE.new(2, "third", {"school": "x_ash"}, [folder])
    first = BLACK_ROSE.space().size
    assert [state.space.words(action) for action in range(first)] == [
        BLACK_ROSE.space().words(action) for action in range(first)
    ], "a pack appends actions and changes none"
    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, state.legal_actions(seat)[-1])
    BLACK_ROSE.check(state)


@pytest.mark.rule("BR-29.11")
@pytest.mark.parametrize(
    ("file", "old", "new", "field"),
    [
        ("schools.yaml", "evocation: x_ash_wolf", "evocation: nobody", "[0].evocation"),
        ("schools.yaml", "[x_spark,", "[x_nothing,", "[0].grimoires.a[0]"),
        ("schools.yaml", "[x_spark,", "[verdict,", "[0].grimoires.a[0]"),
        ("spells.yaml", "copies: 3", "copies: 0", "[0].copies"),
        ("spells.yaml", "to: target", "to: everybody", "[0].main.sentences[0][0].to"),
        ("spells.yaml", "kind: school", "kind: personal", "[0].school"),
        ("spells.yaml", "target: {type: figure, range: 2}", "target: {type: figure}", "[0].main.target.range"),
        ("spells.yaml", "evocation: school", "evocation: dragon", "[2].main.sentences[0][0].evocation"),
        ("mages.yaml", "personal_spell: x_cloak_of_embers", "personal_spell: x_spark", "[0].personal_spell"),
        ("evocations.yaml", "who: this}", "who: own}", "[0].skill.trigger.who"),
        ("rooms.yaml", "colour: black", "colour: pink", "[0].colour"),
    ],
)
def test_bad_packs_are_refused_with_file_and_field(tmp_path: Path, file: str, old: str, new: str, field: str) -> None:
    folder = copy_of_ash(tmp_path)
    replace(folder / file, old, new)
    assert (file, field) in told(Loader.check(folder))


@pytest.mark.rule("BR-29.1")
def test_a_spell_may_summon_an_evocation_by_name(tmp_path: Path) -> None:
    folder = copy_of_ash(tmp_path)
    replace(folder / "spells.yaml", "evocation: school", "evocation: templar")
    assert Loader.check(folder) == []
    position = {"players": [{"at": "c", "actions": 1, "slots": {"i": "x_call_of_the_pack"}}, {"at": "r4"}]}
    state = BLACK_ROSE.position(2, {"school": "x_ash"}, position, [folder])
    for words in ("cast i", "room r1", "slot 1"):
        state.apply(0, state.space.parse(words))
    assert state.cat.ids[state.evocation[2]] == "templar"


@pytest.mark.rule("BR-29.11")
def test_too_many_copies_in_the_grimoires(tmp_path: Path) -> None:
    folder = copy_of_ash(tmp_path)
    replace(folder / "spells.yaml", "copies: 3", "copies: 1")
    replace(folder / "schools.yaml", "x_ash_to_ash,", "x_spark,")
    assert ("schools.yaml", "[0].grimoires.b[0]") in told(Loader.check(folder))


@pytest.mark.rule("BR-29.1", "BR-29.8", "BR-29.11")
@pytest.mark.parametrize(
    ("file", "old", "new", "field"),
    [
        ("schools.yaml", "  evocation: x_ash_wolf\n", "", "[0]"),
        ("schools.yaml", "evocation: x_ash_wolf", "evocation: x_spark", "[0].evocation"),
        ("schools.yaml", "[x_spark,", "[x_nothing,", "[0].grimoires.a[0]"),
        ("schools.yaml", "[x_spark,", "[x_spark, x_spark, x_spark, x_spark,", "[0].grimoires.a"),
    ],
    ids=["without its evocation", "no evocation", "unknown card", "too many copies"],
)
def test_a_bad_school_is_refused_at_set_up(tmp_path: Path, file: str, old: str, new: str, field: str) -> None:
    """Whoever sets up a game with the pack is told file and field, and no game is dealt."""
    folder = copy_of_ash(tmp_path)
    replace(folder / file, old, new)
    with pytest.raises(ContentError) as refused:
        BLACK_ROSE.new(2, "bad", {"school": "x_ash"}, [folder])
    assert any(
        Path(problem.file).name == file and problem.field.startswith(field) for problem in refused.value.problems
    )


@pytest.mark.rule("BR-29.5", "BR-29.6")
def test_a_room_with_another_base_name_is_refused_at_set_up(tmp_path: Path) -> None:
    folder = copy_of_ash(tmp_path)
    replace(folder / "rooms.yaml", "base: armory", "base: kitchen")
    assert Loader.check(folder) == [], "such a room may be in a pack, for a whole set of seven"
    with pytest.raises(GameError, match=r"option rooms: expected a room with one of the base names .*'x_.*\(kitchen\)"):
        BLACK_ROSE.new(2, "bad", {"rooms": "x_armory"}, [folder])


@pytest.mark.rule("BR-29.5", "BR-29.6")
@pytest.mark.parametrize("rooms", ["armory,templars_armory", "templars_armory,armory"])
def test_two_rooms_of_one_base_name_are_refused_in_any_order(rooms: str) -> None:
    second = rooms.split(",")[1]
    with pytest.raises(GameError, match=f"option rooms: expected one room of each base name, got '{second}'"):
        BLACK_ROSE.new(2, "bad", {"rooms": rooms})


def test_misplaced_instructions_are_refused(tmp_path: Path) -> None:
    folder = copy_of_ash(tmp_path)
    replace(folder / "spells.yaml", "{op: damage, amount: 4, to: target}", "{op: prevent_damage, amount: 4}")
    assert ("spells.yaml", "[0].main.sentences[0][0]") in told(Loader.check(folder))


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        (SPARK, "{op: damage, amount: 4, to: this}", SPARK_SAYS + ".to"),
        (SPARK, "{op: damage, amount: 4, to: item}", SPARK_SAYS + ".to"),
        (SPARK, "{op: damage, amount: 4, to: token_holder}", SPARK_SAYS + ".to"),
        (SPARK, "{op: damage, amount: 4, to: trigger_source}", SPARK_SAYS + ".to"),
        (SPARK, "{op: heal, amount: 4, whom: trigger_target}", "[0].main.sentences[0][0].whom"),
        (SPARK, "{op: place_instability, amount: 1, in: trigger_room}", "[0].main.sentences[0][0].in"),
        (SPARK, "{op: activate_room, room: this_room}", "[0].main.sentences[0][0].room"),
        (SPARK, "{op: lose_power, amount: 1, who: item}", "[0].main.sentences[0][0].who"),
        (SPARK, "{op: modify_stat, who: this, stat: speed, amount: 2, until: end_of_activation}", SPARK_SAYS + ".who"),
        (SPARK, "{op: pick, kind: room, chooser: item}", "[0].main.sentences[0][0].chooser"),
        (
            SPARK,
            "{op: if, cond: {test: in_room, who: this, room: centre_room}, then: [GAIN]}",
            SPARK_SAYS + ".cond.who",
        ),
        (
            SPARK,
            "{op: if, cond: {test: not, of: {test: defeated_by_this, who: item}}, then: [GAIN]}",
            SPARK_SAYS + ".cond.of.who",
        ),
        (
            SPARK,
            "{op: may, cost: [{op: discard, amount: 1, from: hand, who: item}], then: [GAIN]}",
            SPARK_SAYS + ".cost[0].who",
        ),
        (
            SPARK,
            "{op: for_each, each: area, do: [[{op: damage, amount: 1, to: token_holder}]]}",
            SPARK_SAYS + ".do[0][0].to",
        ),
    ],
)
def test_words_that_mean_nothing_are_refused(tmp_path: Path, old: str, new: str, field: str) -> None:
    folder = copy_of_ash(tmp_path)
    replace(folder / "spells.yaml", old, new.replace("GAIN", "{op: gain_power, amount: 1}"))
    assert told(Loader.check(folder)) == [("spells.yaml", field)]


@pytest.mark.parametrize(
    ("side", "sentences", "field"),
    [
        ("destroyed", "[[{op: activate_room, room: this_room}]]", "[0][0].room"),
        ("restored", "[[{op: activate_room, room: this_room}]]", "[0][0].room"),
        (
            "destroyed",
            "[[GAIN], [{op: may, cost: [COST], then: [{op: activate_room, room: this_room}]}]]",
            "[1][0].then[0].room",
        ),
        ("destroyed", "[[{op: activate_room, room: each_room}]]", "[0][0].room"),
        ("destroyed", "[[{op: activate_room, room: each_destroyed_room}]]", "[0][0].room"),
        ("restored", "[[{op: activate_room, room: each_destroyed_room}]]", ""),
        ("destroyed", "[[GAIN, {op: activate_room, room: caster_room}]]", "[0][1].room"),
        ("destroyed", "[[{op: move, steps: 1, who: caster}], [{op: activate_room, room: caster_room}]]", ""),
        ("destroyed", "[[{op: activate_room, room: centre_room}]]", "[0][0].room"),
        ("destroyed", "[[{op: pick, kind: room}, {op: activate_room, room: picked_room}]]", ""),
    ],
)
def test_a_room_that_activates_itself_is_refused(tmp_path: Path, side: str, sentences: str, field: str) -> None:
    """Where it is certain to go round for ever; the room is one for the centre."""
    folder = copy_of_ash(tmp_path)
    text = sentences.replace("GAIN", "{op: gain_power, amount: 1}")
    text = text.replace("COST", "{op: discard, amount: 1, from: hand}")
    document = yaml.safe_load((folder / "rooms.yaml").read_text(encoding="utf-8"))
    document[0][side]["sentences"] = yaml.safe_load(text)
    (folder / "rooms.yaml").write_text(yaml.safe_dump(document, sort_keys=False), encoding="utf-8")
    problems = Loader.check(folder)
    assert told(problems) == ([("rooms.yaml", f"[0].{side}.sentences{field}")] if field else [])
    assert all(problem.line > 1 for problem in problems)


def test_an_evocation_that_activates_itself_without_end_is_refused(tmp_path: Path) -> None:
    folder = copy_of_ash(tmp_path)
    again = "{op: activate_evocation, who: this}"
    replace(folder / "evocations.yaml", "{op: draw, from: grimoire, amount: 1}", again)
    assert Loader.check(folder) == [], "it has a cost"
    replace(folder / "evocations.yaml", "      - [{op: may", f"      - [{again}]\n      - [{{op: may")
    assert told(Loader.check(folder)) == [("evocations.yaml", "[0].skill.sentences[0][0].who")]


def test_an_event_has_no_caster(tmp_path: Path) -> None:
    folder = copy_of_ash(tmp_path)
    rounds = "".join(
        f"- {{id: e_{n}, side: z, round: {n}, sentences: [[{{op: gain_power, amount: 1, who: {who}}}]]}}\n"
        for n, who in ((1, "black_rose"), (2, "caster"), (3, "black_rose"), (4, "black_rose"))
    )
    (folder / "events.yaml").write_text(rounds, encoding="utf-8")
    assert ("events.yaml", "[1].sentences[0][0].who") in told(Loader.check(folder))


def test_every_component_says_where_it_comes_from() -> None:
    content = Loader.load()
    origins = {component.id: content.origin_of(component.id) for component in content.components}
    assert origins["collapse"] == "rulebook"
    assert origins["arcane_barrage"] == "external"
    assert origins["verdict"] == "designed"
    assert all(component.chosen for component in content.components if origins[component.id] == "designed")


def test_everything_is_data() -> None:
    """No name of a component stands in the code of the game."""
    content = Loader.load()
    folder = Loader.own[0].parents[1]
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    special = {"law", "ash", "control", "collapse", "restoration", "armory", "levy", "harvest", "thorns", "captain"}
    for component in content.components:
        if component.id not in special:
            assert f'"{component.id}"' not in code, component.id
    assert len(BLACK_ROSE.catalogue().spell_list) == 31
    assert at.KINDS[0] == "spell"


def test_the_schema_names_every_file() -> None:
    assert {"spells.yaml", "rooms.yaml", "quests.yaml", "pack.yaml", "setup.yaml"} <= Loader.schema()["$defs"].keys()
