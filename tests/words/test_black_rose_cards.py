"""Every word of the vocabulary of Black Rose Wars: Duel has its text, in every language."""

from typing import Any, get_args

import msgspec
import pytest

from arcanum.games.black_rose.packs import Content, Loader
from arcanum.games.black_rose.vocabulary import (
    AnyInstruction,
    AnyTest,
    ChooseOne,
    Compare,
    Damage,
    Discard,
    Draw,
    ForEach,
    GainPower,
    Heal,
    If,
    LastingTrigger,
    May,
    Persistent,
    PhaseEnd,
    Pick,
    PlaceInstability,
    QuestTrigger,
    RemoveInstability,
    SpellRevealed,
    SpellSide,
    StateHolds,
    Target,
)
from arcanum.words import LANGUAGES, Words
from arcanum.words.black_rose.cards import card_text, target_text
from arcanum.words.black_rose.conditions import condition, trigger
from arcanum.words.black_rose.effects import effect_text
from arcanum.words.voices import voice
from tests.words.samples import ODD, assert_told_apart, samples

HOLDERS: tuple[Any, ...] = (ChooseOne, May, If, ForEach, Persistent)
PLAIN: list[Any] = [each for each in get_args(AnyInstruction) if each not in HOLDERS]
TESTS: list[Any] = [each for each in get_args(AnyTest) if each.__struct_config__.tag not in ("all", "any", "not")]
TRIGGERS: list[Any] = [*get_args(QuestTrigger), *get_args(LastingTrigger)]


@pytest.fixture(scope="module")
def content() -> Content:
    return Loader.load()


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest, content: Content) -> Words:
    return Words(request.param, [pack.folder for pack in content.packs])


def with_known_ids(step: Any) -> Any:
    """The samples name a card of the other game wherever an id stands."""
    for field, id in (("evocation", "templar"), ("archetype", "undead")):
        if getattr(step, field, None) == "athanor":
            step = msgspec.structs.replace(step, **{field: id})
    return step


def told(words: Words, step: Any) -> str:
    return effect_text(words, [(with_known_ids(step),)])


@pytest.mark.parametrize("word", PLAIN)
def test_instructions(words: Words, word: type[Any]) -> None:
    steps = [each for each in samples(word) if meant(each)]
    assert_told_apart(told(words, each) for each in steps)


def meant(step: Any) -> bool:
    """Whether a field means anything beside the others: only rooms are destroyed, only figures have an owner."""
    if isinstance(step, Pick):
        return step.state is None and step.up_to != 1 and (step.kind != "room" or step.owner == "opponent")
    if step.__class__.__name__ == "Search":
        return len(set(step.source)) == len(step.source)
    return True


def test_picks_of_rooms(words: Words) -> None:
    states: list[Any] = [None, "destroyed", "restored"]
    assert_told_apart(told(words, Pick(kind="room", state=state)) for state in states)


@pytest.mark.parametrize("word", TESTS)
def test_conditions(words: Words, word: type[Any]) -> None:
    tests = [
        each for each in samples(word) if not isinstance(each, Compare) or each.count.endswith("_in") == bool(each.room)
    ]
    if word is Compare:
        tests += [each for each in samples(Compare, count="own_instability_in", room="target_room") if each.room]
        tests = list(dict.fromkeys(tests))
        tests = [each for each in tests if each.count.endswith("_in") == bool(each.room)]
    assert_told_apart(condition(words, each) for each in tests)


@pytest.mark.parametrize("word", dict.fromkeys(TRIGGERS))
def test_triggers(words: Words, word: type[Any]) -> None:
    if word in (StateHolds, PhaseEnd):
        test = Compare("own_evocations", ">=", 2)
        events: list[Any] = [StateHolds(test)] if word is StateHolds else []
        events += [PhaseEnd(phase, cond) for phase in ("action", "evocation") for cond in (None, test)]
    else:
        events = samples(word)
    assert_told_apart(trigger(words, each) for each in events)


def test_targets(words: Words) -> None:
    sorts: list[Any] = ["figure", "mage", "evocation"]
    reaches: list[Any] = [0, 1, "*"]
    owners: list[Any] = ["opponent", "own", "any"]
    targets = [Target(sort, reach, owner) for sort in sorts for reach in reaches for owner in owners]
    targets += [Target("area", reach) for reach in reaches]
    targets += [Target("self"), Target("special"), Target("evocation", 1, "any", "undead")]
    sentences = ((Heal(1, "caster"),),)
    assert_told_apart(target_text(words, SpellSide("combat", "fire", each, sentences)) for each in targets)


def test_what_holds_other_instructions(words: Words) -> None:
    one, two = GainPower(1), Heal(2, "caster")
    test = Compare("own_evocations", ">=", 2)
    revealed = SpellRevealed("token_holder")
    steps: list[Any] = [
        ChooseOne((((one,),), ((two,),))),
        ChooseOne((((one,),), ((two,),)), chooser="item"),
        May((Discard(1, "hand"),), (one,)),
        May((Discard(1, "hand", random=True),), (one,)),
        May((RemoveInstability(1, "this_room"),), (one, two)),
        May((RemoveInstability("all", "this_room"),), (one, two)),
        If(test, (one,)),
        If(test, (one,), (two,)),
        Persistent("caster", revealed, ((one,),)),
        Persistent("target", revealed, ((one,),)),
        *[ForEach(each, ((one,),)) for each in get_args(ForEach.__annotations__["each"]) or ("each_mage", "picked")],
    ]
    assert_told_apart(told(words, each) for each in steps)


def test_one_picked_and_several_picked_read_differently(words: Words) -> None:
    """ "The chosen room" is one; of up to five it is each."""
    texts = [effect_text(words, [(Pick("room", up_to=most), PlaceInstability(1, "picked_room"))]) for most in (0, 5)]
    ends = [text.split("; ")[1] for text in texts]
    assert ends[0] != ends[1]


def test_sentences_end_with_full_stops(words: Words) -> None:
    text = effect_text(words, [(Damage(1, "target"), Draw(1, "library")), (Heal(2, "caster"),)])
    assert text.count(".") == 2
    assert text.endswith(".")
    assert "; " in text


def test_every_component(words: Words, content: Content) -> None:
    for component in content.components:
        text = card_text(words, component, content.origin_of(component.id))
        for line in (text.name, text.kind, *text.lines()):
            assert not ODD.search(line), line
        assert text.body


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            """\
Verdict
School spell · School of Law (Lex)
Main effect (combat, Sacred; target: an opponent figure, range 1): Deal 4 damage to the target. Replace 1 damage on \
the target.
Reverse effect (combat, Fire; target: the opponent's mage, range 2): If your instability in the target room is at \
least 2, deal 5 damage to the target; otherwise deal 3 damage to the target.
Source: an original design.""",
        ),
        (
            "ru",
            """\
Приговор
Заклинание школы · Школа закона
Основной эффект (бой, святость; цель: фигурка соперника, дальность 1): Нанесите 4 урона цели. Замените 1 урон на цели.
Обратный эффект (бой, огонь; цель: маг соперника, дальность 2): Если ваша нестабильность в комнате цели — не меньше 2, \
то нанесите 5 урона цели; иначе нанесите 3 урона цели.
Источник: собственная разработка.""",
        ),
        (
            "uk",
            """\
Вирок
Закляття школи · Школа закону
Основний ефект (бій, святість; ціль: фігурка суперника, дальність 1): Завдайте 4 шкоди цілі. Замініть 1 фішку шкоди \
на цілі.
Зворотний ефект (бій, вогонь; ціль: маг суперника, дальність 2): Якщо ваша нестабільність у кімнаті цілі — не менше \
2, то завдайте 5 шкоди цілі; інакше завдайте 3 шкоди цілі.
Джерело: власна розробка.""",
        ),
    ],
)
def test_a_whole_card(lang: str, expected: str, content: Content) -> None:
    words = Words(lang, [pack.folder for pack in content.packs])
    verdict = next(each for each in content.components if each.id == "verdict")
    assert card_text(words, verdict).page() == expected


COUNTS = (0, 1, 2, 5, 11, 21)
NUMBERS = {
    "ru": {
        "br-damage": "0 урона, 1 урон, 2 урона, 5 урона, 11 урона, 21 урон",
        "br-power": "0 очков силы, 1 очко силы, 2 очка силы, 5 очков силы, 11 очков силы, 21 очко силы",
        "br-cards-accusative": "0 карт, 1 карту, 2 карты, 5 карт, 11 карт, 21 карту",
    },
    "uk": {
        "br-tokens-accusative": "0 фішок, 1 фішку, 2 фішки, 5 фішок, 11 фішок, 21 фішку",
        "br-power": "0 очок сили, 1 очко сили, 2 очки сили, 5 очок сили, 11 очок сили, 21 очко сили",
        "br-cards-accusative": "0 карт, 1 карту, 2 карти, 5 карт, 11 карт, 21 карту",
    },
}


@pytest.mark.parametrize("lang", NUMBERS)
def test_numbers_with_nouns(lang: str) -> None:
    words = Words(lang)
    for message, expected in NUMBERS[lang].items():
        assert ", ".join(words.say(message, count=count) for count in COUNTS) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faces_of_cards_that_nobody_pays_for(lang: str, content: Content) -> None:
    faces = voice("black_rose", lang).cards()
    assert [face.id for face in faces] == [component.id for component in content.components]
    for face in faces:
        assert face.lines
        assert face.cost is None
        assert face.data["id"] == face.id


SENTENCES = {
    "en": {
        "four_elements": "The number of different elements on your revealed spells is at least 4.",
        "control": "For each mage in turn order: “That mage chooses any evocation; activate the chosen figure under "
        "that mage's control. The Black Rose replaces all damage dealt in that activation on each figure damaged in "
        "that activation”.",
        "holy_shield": "you may apply this: “Ignore 1 of that damage. Deal 1 damage to the figure that caused it”.",
        "ash_wolf": "give this evocation +2 speed until the end of its activation and draw 1 card from your grimoire.",
    },
    "ru": {
        "four_elements": "Число разных стихий на ваших раскрытых заклинаниях — не меньше 4.",
        "control": "активируйте выбранную фигурку под контролем этого мага. Чёрная Роза заменяет весь урон",
        "holy_shield": "можете применить: «Проигнорируйте 1 урон. Нанесите 1 урон",
        "ash_wolf": "дайте этому воплощению +2 к скорости до конца его активации и возьмите 1 карту",
        "templar": "исцелите 1 урон у этого воплощения и дайте этому воплощению +1 к силе",
        "march_of_the_order": "Активируйте цель с +1 к силе и +1 к скорости.",
        "oath_of_fealty": "Активируйте цель под вашим контролем.",
        "black_rose_room": "посмотрите 2 верхние карты колоды забытых заклинаний и возьмите 1 карту.",
    },
    "uk": {
        "four_elements": "Кількість різних стихій на ваших розкритих закляттях — не менше 4.",
        "control": "активуйте вибрану фігурку під контролем цього мага. Чорна Троянда замінює всю шкоду",
        "holy_shield": "можете застосувати: «Ігноруйте 1 із цієї шкоди. Завдайте 1 шкоди фігурці",
        "ash_wolf": "надайте цьому втіленню +2 до швидкості до кінця його активації та візьміть 1 карту",
        "templar": "зціліть 1 фішку шкоди у цього втілення та надайте цьому втіленню +1 до сили",
        "march_of_the_order": "Активуйте ціль з +1 до сили та +1 до швидкості.",
        "oath_of_fealty": "Активуйте ціль під вашим контролем.",
        "black_rose_room": "подивіться 2 верхні карти колоди забутих заклять і візьміть 1 карту.",
        "crusade": "Можете до 2 разів пересунути вашого мага до сусідньої кімнати.",
        "last_command": "прикличте втілення школи у вашу кімнату",
    },
}
"""Sentences that once said something else than the data, or said it clumsily."""


@pytest.mark.parametrize(("lang", "card"), [(lang, card) for lang, told in SENTENCES.items() for card in told])
def test_sentences_say_what_the_data_mean(lang: str, card: str, content: Content) -> None:
    words = Words(lang, [pack.folder for pack in content.packs])
    component = next(each for each in content.components if each.id == card)
    assert SENTENCES[lang][card] in card_text(words, component).page()


ORIGINS = {
    "en": {
        "templars_armory": "Source: the rulebook; ours: colour, slots, rewards, effects.",
        "occult_black_rose_hall": "Source: the rulebook; ours: slots, rewards, effects.",
        "bartholomew": "Source: the rulebook; ours: speed, quest limit.",
        "templar": "Source: the rulebook; ours: price of the skill, what the skill improves.",
        "law": "Source: the rulebook; ours: elements, keywords, grimoires.",
        "armory": "Source: publicly known facts; ours: effect when restored.",
        "control": "Source: the rulebook.",
        "verdict": "Source: an original design.",
    },
    "ru": {"templars_armory": "Источник: правила игры; наше: цвет, ячейки, награды, эффекты."},
    "uk": {"templars_armory": "Джерело: правила гри; наше: колір, комірки, винагороди, ефекти."},
}


@pytest.mark.parametrize("lang", ORIGINS)
def test_the_origin_says_what_is_ours(lang: str) -> None:
    faces = {face.id: face.origin_words for face in voice("black_rose", lang).cards()}
    assert {card: faces[card] for card in ORIGINS[lang]} == ORIGINS[lang]


def test_every_chosen_field_has_a_word(words: Words, content: Content) -> None:
    """The name of a field is shown only where a pack of others brings one that nobody knows."""
    for field in {field for component in content.components for field in component.chosen}:
        assert words.say("br-chosen", part=field.replace(".", "_"), field="unknown") != "unknown", field
