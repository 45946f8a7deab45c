"""Every word of the vocabulary has its text, in every language."""

from typing import Any, get_args, get_type_hints

import pytest

from arcanum.games.res_arcana.pack_checks import component_faults
from arcanum.games.res_arcana.packs import Content, Loader
from arcanum.games.res_arcana.vocabulary import (
    AnyCollect,
    AnyEffect,
    CheckVictory,
    Component,
    Cost,
    Discount,
    Draw,
    Gain,
    GainCardCost,
    GainSame,
    GrowEach,
    IfLeft,
    Place,
    PointsPer,
    Power,
    RivalsLoseLife,
)
from arcanum.words import LANGUAGES, Words
from arcanum.words.res_arcana.cards import card_text, collect, effect_text, power_text
from tests.words.samples import assert_told_apart, samples

EFFECTS: tuple[Any, ...] = get_args(AnyEffect)
COLLECTS: tuple[Any, ...] = get_args(AnyCollect)
THEN: tuple[Any, ...] = get_args(get_type_hints(IfLeft)["then"])
FIRST: dict[type, dict[str, object]] = {Place: {"discount": 2}}
"""Where the first values would make another field meaningless: without a discount, none of it can be in Gold."""


@pytest.fixture(scope="module")
def content() -> Content:
    return Loader.load()


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest, content: Content) -> Words:
    return Words(request.param, [pack.folder for pack in content.packs])


@pytest.mark.parametrize("effect", [*EFFECTS, GrowEach])
def test_effects(words: Words, effect: type[Any]) -> None:
    made = [each for each in samples(effect, **FIRST.get(effect, {})) if _payable(each)]
    assert_told_apart(effect_text(words, each, Cost()) for each in made)


def _payable(effect: Any) -> bool:
    """Whether what a rival may pay is something that a pack may ask of a rival."""
    if not isinstance(effect, RivalsLoseLife):
        return True
    power = Power(effect=(effect,), cost=Cost(turn=True))
    return not list(component_faults(Component(id="athanor", kind="artifact", cost={}, powers=(power,))))


def test_every_part_of_a_cost_that_a_rival_may_pay_is_told(words: Words) -> None:
    free = effect_text(words, RivalsLoseLife(1), Cost())
    ways = [RivalsLoseLife(1, ignore) for ignore in samples(Cost)]
    texts = [effect_text(words, each, Cost()) for each in ways if _payable(each)]
    assert_told_apart([free, *texts])


@pytest.mark.parametrize("effect", COLLECTS)
def test_collects(words: Words, effect: type[Any]) -> None:
    assert_told_apart(collect(words, each) for each in samples(effect))


@pytest.mark.parametrize("effect", THEN)
def test_what_happens_to_what_is_left(words: Words, effect: type[Any]) -> None:
    assert_told_apart(collect(words, IfLeft({"gold": 1}, then)) for then in samples(effect))


def test_costs(words: Words) -> None:
    assert_told_apart(power_text(words, Power((Draw(1),), cost)).line for cost in samples(Cost))


def test_powers(words: Words) -> None:
    first = {"effect": (CheckVictory(),), "cost": Cost(turn=True)}
    flags = [each for each in samples(Power, **first) if each.effect == first["effect"] and each.cost == first["cost"]]
    assert len(flags) >= 6
    assert_told_apart(power_text(words, each).line for each in flags)


def test_a_power_without_cost(words: Words) -> None:
    powers = [Power((Draw(1),)), Power((Draw(1),), react="life_loss"), Power((Draw(1),), when_claimed=True)]
    assert_told_apart(power_text(words, each).line for each in powers)


def test_discounts_and_points(words: Words) -> None:
    discounts = [Component("athanor", "mage", discounts=(each,)) for each in samples(Discount)]
    per = [Component("athanor", "mage", points_per=(each,)) for each in samples(PointsPer)]
    per = [each for each in per if not list(component_faults(each))]
    assert len(per) > 5
    assert_told_apart(card_text(words, each).page() for each in discounts + per)


def test_components(words: Words) -> None:
    fields = {"powers": (), "collect": (), "discounts": (), "points_per": ()}
    made = [each for each in samples(Component) if all(not getattr(each, name) for name in fields)]
    assert_told_apart(card_text(words, each).page() for each in made)


def test_which_card_is_counted(words: Words) -> None:
    costs = [Cost(destroy="another"), Cost(destroy="this", discard=1)]
    assert_told_apart(effect_text(words, GainCardCost(), cost) for cost in costs)


def test_gold_does_not_pay_for_gold() -> None:
    power = Power((GainSame("gold"),), Cost(turn=True, pay_same=True))
    line = "Turn, pay any number (X) of essences of one type other than Gold: gain X Gold."
    assert power_text(Words("en"), power).line == line


def test_effects_stay_in_order(words: Words) -> None:
    line = power_text(words, Power((Gain({"elan": 1}), Draw(1)), Cost(turn=True))).line
    assert line.index("; ") < line.index(effect_text(words, Draw(1), Cost()))


def test_the_parts_of_a_power_make_its_line(words: Words, content: Content) -> None:
    for component in content.components:
        for power in [power_text(words, each) for each in component.powers]:
            assert any(line.endswith(power.line) for line in card_text(words, component).body)
            assert all(part in power.line for part in (power.when, power.cost, power.effect))


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            """\
Athanor
Artifact
Cost: 1 Elan and 1 Gold.
(1) Turn, pay 1 Elan: put 2 Elan on this component.
(2) Turn, return 6 Elan from this component to the supply, pay any number (X) of essences of one type other than \
Gold: gain X Gold.
Source: the rulebook.""",
        ),
        (
            "ru",
            """\
Атанор
Артефакт
Цена: 1 пыл и 1 золото.
(1) Поверните этот компонент, заплатите 1 пыл: положите сюда 2 пыла.
(2) Поверните этот компонент, уберите отсюда 6 пыла в общий запас, заплатите любое количество (X) эссенций одного \
вида, кроме золота: получите X золота.
Источник: правила игры.""",
        ),
        (
            "uk",
            """\
Атанор
Артефакт
Вартість: 1 запал та 1 золото.
(1) Активуйте цей компонент, сплатіть 1 запал: покладіть сюди 2 запалу.
(2) Активуйте цей компонент, поверніть звідси 6 запалу до загального запасу, сплатіть будь-яку кількість (X) \
есенцій одного типу, крім золота: отримайте X золота.
Джерело: правила гри.""",
        ),
    ],
)
def test_a_whole_card(lang: str, expected: str, content: Content) -> None:
    words = Words(lang, [pack.folder for pack in content.packs])
    athanor = next(each for each in content.components if each.id == "athanor")
    assert card_text(words, athanor).page() == expected
