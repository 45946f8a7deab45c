"""Every word of the vocabulary of Penumbra has its text, in every language."""

from itertools import product
from typing import Any, get_args

import msgspec
import pytest

from arcanum.core.vocabulary import everything_inside
from arcanum.games.penumbra import vocabulary as voc
from arcanum.games.penumbra.packs import Content, Loader
from arcanum.words import LANGUAGES, Words
from arcanum.words.penumbra.cards import card_text, kind_of, use_text
from arcanum.words.penumbra.effects import Effect, trigger_text
from arcanum.words.penumbra.tasks import property_text, reward_text, task_text, tasks_text
from tests.words.samples import ODD, assert_told_apart, samples

HOLDERS: tuple[Any, ...] = (voc.PayThen, voc.ReplaceTask, voc.IfChain, voc.ForWizards, voc.EaseTask, voc.GainCards)
"""Words whose samples are made by hand below."""
ALL_OF: tuple[Any, ...] = (voc.Heal, voc.CancelThreat)
"""The only words that know `all`; of the others `pack_checks` refuses it."""
PLAIN: list[Any] = [each for each in get_args(voc.AnyEffect) if each not in HOLDERS]
GAIN = voc.Gain("arcana", 1)
ROLL = voc.RollResource(1)


@pytest.fixture(scope="module")
def content() -> Content:
    return Loader.load()


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest, content: Content) -> Words:
    return Words(request.param, [pack.folder for pack in content.packs])


def told(words: Words, *effects: Any, own: str = "", offered: bool = False) -> str:
    return Effect(words, own, offered).text(effects)


def amount_of(effect: Any) -> Any:
    return effect.reveal if isinstance(effect, voc.DraftCards) else getattr(effect, "amount", None)


@pytest.mark.parametrize("word", PLAIN)
def test_effects(words: Words, word: type[Any]) -> None:
    steps = [each for each in samples(word) if word in ALL_OF or amount_of(each) != "all"]
    assert_told_apart(told(words, each) for each in steps)


@pytest.mark.parametrize("word", [voc.PayTask, voc.RollTask, voc.WithstandTask, voc.ExperienceTask])
def test_tasks(words: Words, word: type[Any]) -> None:
    tasks = [each for each in samples(word) if getattr(each, "ingredients", 1) and getattr(each, "symbols", 1)]
    assert_told_apart(task_text(words, each) for each in tasks)


KINDS: list[Any] = [("red",), ("spark",), ("red", "bone"), ("red", "spark"), ("red", "green", "spark"), ("bone",)]
COLOURS: Any = ("red", "orange", "yellow", "green", "blue", "violet")


def test_tasks_that_are_done_with_dice(words: Words) -> None:
    tasks: list[Any] = [voc.SumTask(kinds, total) for kinds in [*KINDS, COLOURS] for total in (1, 8)]
    tasks += [voc.ExactTask(kinds, values) for kinds in [*KINDS, COLOURS] for values in ((6,), (2, 4), (4, 4, 4))]
    assert_told_apart(task_text(words, each) for each in tasks)
    one, two = task_text(words, tasks[0]), task_text(words, tasks[1])
    assert tasks_text(words, tasks[:1]) == one
    assert tasks_text(words, tasks[:2]).startswith(f"{one}; ")
    assert tasks_text(words, tasks[:2]).endswith(f" {two}")


@pytest.mark.parametrize("word", get_args(voc.AnyTrigger))
def test_triggers(words: Words, word: type[Any]) -> None:
    assert_told_apart(trigger_text(words, each) for each in samples(word))


@pytest.mark.parametrize("word", [each for each in get_args(voc.AnyProperty) if each is not voc.Shield])
def test_properties(words: Words, word: type[Any]) -> None:
    assert_told_apart(property_text(words, each) for each in samples(word))


def test_shields(words: Words) -> None:
    asked: list[Any] = [voc.SumTask(("red",), 5), voc.SumTask(("red",), 6), voc.ExactTask(("red",), (5,))]
    assert_told_apart(property_text(words, voc.Shield(each)) for each in asked)


def test_rewards(words: Words) -> None:
    assert_told_apart(reward_text(words, each) for each in samples(voc.Reward, light=1) if each.light or each.dark)


def test_cards_that_are_gained(words: Words) -> None:
    decks: list[Any] = ["discipline", "ready_potion", "artifact"]
    sources: list[Any] = ["market", "deck", "either"]
    amounts: list[Any] = [1, 2, voc.Per("sapphire_mark")]
    steps = [voc.GainCards(*each) for each in product(decks, amounts, sources)]
    steps += [voc.GainCards("discipline", 1, source, "ruby") for source in sources]
    steps.append(voc.GainCards("discipline", 1, "market", "amber"))
    assert_told_apart(told(words, each) for each in steps)


def test_payments(words: Words) -> None:
    steps = [
        voc.PayThen((GAIN,), pay={"blood": 2}),
        voc.PayThen((GAIN,), pay={"blood": 2}, any_times=True),
        voc.PayThen((GAIN,), pay={"blood": 2}, any_times=True, least=1),
        voc.PayThen((GAIN,), pay={"blood": 2}, any_times=True, least=2),
        voc.PayThen((GAIN,), pay={"blood": 2}, any_times=True, surplus=1),
        voc.PayThen((GAIN,), pay={"blood": 3}, any_times=True, surplus=2),
        voc.PayThen((GAIN,), pay={"blood": 2, "jewel": 1}),
        voc.PayThen((GAIN, ROLL), pay={"blood": 2}),
        *[
            voc.PayThen((GAIN,), cards=voc.CardsPaid(zone, amount))
            for zone in ("grimoire", "inventory", "equipment")
            for amount in (1, 2)
        ],
    ]
    assert_told_apart([*(told(words, each) for each in steps), told(words, steps[0], offered=True)])


def test_what_eases_tasks(words: Words) -> None:
    steps = [each for each in samples(voc.EaseTask) if each != voc.EaseTask()]
    assert_told_apart(told(words, each) for each in [*steps, voc.EaseTask(minus=6, ignore_dice=1)])


def test_what_holds_other_effects(words: Words) -> None:
    whom: list[Any] = ["you", "all", "others"]
    steps: list[Any] = [
        voc.IfChain(2, (GAIN,), (ROLL,)),
        voc.IfChain(3, (GAIN,), (ROLL,)),
        voc.IfChain(3, (ROLL,), (GAIN,)),
        voc.ReplaceTask(voc.SumTask(("spark",), 1)),
        voc.ReplaceTask(voc.SumTask(("spark",), 2)),
        *[voc.ForWizards(who, (GAIN,), optional) for who in whom for optional in (False, True)],
        voc.ForWizards("all", (GAIN, ROLL)),
    ]
    assert_told_apart(told(words, each) for each in steps)


def test_what_may_be_declined_is_not_offered_twice(words: Words) -> None:
    reserve = voc.ReserveTrial(1)
    assert told(words, voc.ForWizards("you", (reserve,), optional=True)) == told(words, reserve)
    assert told(words, reserve, offered=True) in told(words, voc.ForWizards("others", (reserve,), optional=True))


def test_amounts(words: Words) -> None:
    amounts: list[Any] = [each for each in samples(voc.Per) if each.max != 0]
    assert_told_apart(told(words, voc.Gain("crystal", each)) for each in [1, 2, 5, *amounts])
    assert_told_apart(told(words, voc.Nudge(each)) for each in [1, 2, 5, *amounts])


def test_things_taken_together_are_told_as_one(words: Words) -> None:
    text = told(words, voc.Gain("jewel", 1), voc.GainDice("yellow", 1), ROLL)
    assert text.count("; ") == 1


def test_a_card_is_another_one_of_its_own_kind_only(words: Words) -> None:
    spell = voc.Straighten("spell", 2)
    assert told(words, spell, own="spell") != told(words, spell, own="potion") == told(words, spell)
    assert told(words, voc.Straighten("any", 1), own="talent") != told(words, voc.Straighten("any", 1))


def artifact(**fields: Any) -> voc.Artifact:
    return voc.Artifact(**({"id": "echo", "price": {}, "slot": "ring", "effect": (GAIN,)} | fields))


def test_when_and_how_a_card_is_used(words: Words) -> None:
    threat, cancelled = voc.Threat(1, uncancellable=True), voc.Threat(1)
    cards = [
        artifact(),
        artifact(rotate=True),
        artifact(discard=True),
        artifact(rotate=True, threat=threat),
        artifact(rotate=True, threat=cancelled),
        artifact(rotate=True, threat=voc.Threat(2)),
        *[artifact(rotate=True, use_in=turn) for turn in ("study", "trial", "rest")],
        *[artifact(rotate=True, timing=timing) for timing in get_args(voc.Timing) if timing not in ("free", "task")],
        artifact(rotate=True, use_in="trial", timing="threat_step1"),
        artifact(timing="gain"),
        artifact(trigger=voc.Missed()),
        artifact(trigger=voc.Missed(), use_in="trial"),
        artifact(rotate=True, launches=voc.Launch()),
        artifact(rotate=True, launches=voc.Launch("red")),
        artifact(rotate=True, effect=(), launches=voc.Launch("red")),
    ]
    assert_told_apart(use_text(words, each) for each in cards)
    placed = voc.Placed("class")
    assert use_text(words, artifact(trigger=placed)) == use_text(words, artifact(trigger=placed, use_in="study"))


def test_costs(words: Words) -> None:
    def spell(*costs: voc.Cost, kind: Any = "spell", pay_in: Any = "any") -> voc.DisciplineCard:
        return voc.DisciplineCard(id="echo", kind=kind, discipline="ruby", costs=costs, effect=(GAIN,), pay_in=pay_in)

    red, six = voc.CostDie("red"), voc.CostDie("red", 6)
    blood, free = voc.Cost(ingredients={"blood": 1}), voc.Cost(launched_by=voc.Launch("red"))
    cards = [
        spell(voc.Cost((red,))),
        spell(voc.Cost((six,))),
        spell(voc.Cost((red, red))),
        spell(voc.Cost((red, six))),
        spell(blood),
        spell(blood, kind="recipe"),
        spell(blood, kind="summon"),
        spell(blood, pay_in="study"),
        spell(blood, pay_in="trial"),
        spell(blood, free),
        spell(blood, voc.Cost(launched_by=voc.Launch())),
        spell(voc.Cost((red,), {"blood": 1})),
        spell(voc.Cost((red,)), blood),
    ]
    assert_told_apart(card_text(words, each).cost for each in cards)


METRICS: list[Any] = [each for each in get_args(voc.Metric) if each != "fate_deck_empty"]


def test_prophecies_and_goals(words: Words) -> None:
    reached: list[Any] = list(product(METRICS, ("any", "two", "all"), (1, 3)))
    cards: list[Any] = [voc.Prophecy(id="unity", metric=metric, who=who, at_least=n) for metric, who, n in reached]
    cards += [voc.Prophecy(id="unity", metric="fate_deck_empty", always=always) for always in (False, True)]
    assert_told_apart(card_text(words, each).summary for each in cards)
    goals = [voc.Goal(id="wisdom", per=per, points=points) for per in get_args(voc.Metric) for points in (1, 2)]
    assert_told_apart(card_text(words, each).summary for each in goals)


def test_every_component(words: Words, content: Content) -> None:
    assert len(content.components) == 197
    for component in content.components:
        text = card_text(words, component, content.origin_of(component.id))
        for line in (text.name, text.kind, *text.lines()):
            assert not ODD.search(line), line
        assert text.body
        assert all(line.endswith((".", ")")) and line[0].isupper() for line in text.lines()), text.lines()


def test_only_cards_of_one_name_read_alike(words: Words, content: Content) -> None:
    """Two cards may do the same; what they are, cost and do is then the same in the data, too."""
    seen: dict[tuple[str, ...], Any] = {}
    for component in content.components:
        text = card_text(words, component)
        plain = {"id": "same", "copies": 1, "origin": None, "ours": ()}
        data = msgspec.structs.replace(component, **plain)
        assert seen.setdefault((text.kind, text.cost, *text.body), data) == data, component.id


def test_every_field_that_is_ours_has_a_word(words: Words, content: Content) -> None:
    """The name of a field is shown only where a pack of others brings one that nobody knows."""
    for field in {field for component in content.components for field in component.ours}:
        assert words.say("pn-ours", part=field, field="unknown") != "unknown", field


def test_the_numbers_of_a_trial_are_all_told(words: Words, content: Content) -> None:
    for trial in content.components:
        if isinstance(trial, voc.Trial):
            lines = card_text(words, trial).body
            assert len(lines) == 4 + len(trial.properties) + bool(trial.backlash)
            asked = [word for word in everything_inside(trial) if isinstance(word, voc.SumTask | voc.RollTask)]
            assert all(str(task.at_least) in " ".join(lines) for task in asked)


def test_kinds(content: Content) -> None:
    kinds = {each.id: kind_of(each) for each in content.components}
    assert [kinds[card] for card in ("echo", "ichor", "bat", "ring_of_doom", "memorarium")] == [
        "spell",
        "recipe",
        "summon",
        "artifact",
        "tome",
    ]


WHOLE = {
    "en": {
        "metronome": """\
Metronome
Spell · Amber
Cost: 1 Crystal.
Rotate: reroll dice up to 1 time and 1 more for each Amber mark. Right after that you may use an Orange Spell without \
its cost.
Source: an original design.""",
        "aranea": """\
Aranea
Trial
Difficulty 2, Threat 4, 5 points.
Experience: Monsters.
Vigilance: before the Threat roll use at most 2 cards or chains.
Dark path (Destroy): discard Red and/or Violet dice with exactly these values: 5 and 5; or discard 4 Blood. Reward: \
2 Arcana, 2 Jewels, 1 Artifact, 1 Dark symbol.
Light path (Reconcile): discard Green and/or Blue dice with a total of 11 or more. Reward: 3 Arcana, 1 Blue die, \
1 Light symbol.
Source: the rulebook; ours: Backlash, Dark path, experience, Light path, properties, Threat, points.""",
    },
    "ru": {
        "metronome": """\
Метроном
Заклинание · Янтарь
Стоимость: 1 Кристалл.
Поверните: перебросьте кубики до 1 раза и ещё по 1 за каждую Янтарную метку. Сразу после этого можете бесплатно \
применить Оранжевое Заклинание.
Источник: собственная разработка.""",
        "bard": """\
Бард
Талант
Порядок хода: 5.
В начале игры: Янтарная метка, «Распев», 1 Аркана, 4 Кристалла.
Раз за ход, когда закончилась ваша цепочка не меньше чем из 2 карт, получите 2 Кристалла.
Источник: собственная разработка.""",
    },
    "uk": {
        "metronome": """\
Метроном
Закляття · Бурштин
Вартість: 1 Кристал.
Поверніть: перекиньте кубики до 1 разу і ще по 1 за кожну Бурштинову мітку. Одразу після цього можете безкоштовно \
застосувати Помаранчеве Закляття.
Джерело: власна розробка.""",
        "secret_deal": """\
Таємна угода
Подія
Можете зарезервувати 1 контракт з ряду або з трьох верхніх у колоді. Кожен інший чарівник у порядку ходу може зробити \
таке: скиньте 1 Кров, потім зарезервуйте 1 контракт з ряду.
Джерело: правила гри; наше: ефект.""",
    },
}


@pytest.mark.parametrize(("lang", "card"), [(lang, card) for lang, told in WHOLE.items() for card in told])
def test_whole_cards(lang: str, card: str, content: Content) -> None:
    words = Words(lang, [pack.folder for pack in content.packs])
    component = next(each for each in content.components if each.id == card)
    assert card_text(words, component).page() == WHOLE[lang][card]


COUNTS = (1, 2, 5, 11, 21)
NUMBERS = {
    "en": {"pn-dice": "1 Blue die, 2 Blue dice, 5 Blue dice, 11 Blue dice, 21 Blue dice"},
    "ru": {
        "pn-dice": "1 Синий кубик, 2 Синих кубика, 5 Синих кубиков, 11 Синих кубиков, 21 Синий кубик",
        "pn-dice-genitive": "1 Синего кубика, 2 Синих кубиков, 5 Синих кубиков, 11 Синих кубиков, 21 Синего кубика",
        "pn-dice-temporary": "1 временный Синий кубик, 2 временных Синих кубика, 5 временных Синих кубиков, "
        "11 временных Синих кубиков, 21 временный Синий кубик",
    },
    "uk": {
        "pn-dice": "1 Синій кубик, 2 Сині кубики, 5 Синіх кубиків, 11 Синіх кубиків, 21 Синій кубик",
    },
}


@pytest.mark.parametrize("lang", NUMBERS)
def test_numbers_of_dice(lang: str) -> None:
    words = Words(lang)
    for message, expected in NUMBERS[lang].items():
        assert ", ".join(words.say(message, die="blue", count=count) for count in COUNTS) == expected
