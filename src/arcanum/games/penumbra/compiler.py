"""From the words of the packs to the catalogue: numbers, action ids, and effects as programs."""

from __future__ import annotations

from typing import Any, Final

from arcanum.core.vocabulary import Interpreter, on
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import dice, step_table
from arcanum.games.penumbra import vocabulary as voc
from arcanum.games.penumbra.catalogue import (
    Amounts,
    Automa,
    Catalogue,
    Cost,
    DieSlot,
    Path,
    Reward,
)
from arcanum.games.penumbra.packs import Content
from arcanum.games.penumbra.programs import add_card_effect, add_program
from arcanum.games.penumbra.task_words import add_task, amounts_of


def compile_content(content: Content) -> Catalogue:
    """The catalogue of some packs. Packs that come later append numbers and change none."""
    cat = Catalogue(content.ids, content.pack_ids, step_table.steps())
    _add_tables(cat, content.setups[0])
    _add_common_actions(cat)
    for number, component in enumerate(content.components):
        cat.kind[number] = _kind_of(component)
        cat.by_kind[cat.kind[number]].append(number)
        cat.copies[number] = component.copies
    for number, component in enumerate(content.components):
        _COMPONENTS(component, cat, number)
    for numbers in content.numbers():
        _add_pack_actions(cat, numbers)
    _add_first_game(cat, content.setups[0].first_game)
    return cat


# --- tables of set-up -------------------------------------------------------------------------------------------------


def _add_tables(cat: Catalogue, setup: voc.Setup) -> None:
    """Everything that `setup.yaml` says (PN-1.13, PN-6.1, PN-7.1, PN-11.11, PN-28.14, PN-32.2, PN-48.6)."""
    for index, name in enumerate((*at.DISCIPLINES, "spark")):
        cat.box_marks[index] = setup.box.marks.get(name, 0)  # type: ignore[call-overload]
    for index, kind in enumerate(dice.KINDS):
        cat.box_dice[index] = setup.box.dice.get(kind, 0)  # type: ignore[call-overload]
    cat.store_limit = setup.store_limit
    cat.resource_faces = [amounts_of(face) for face in setup.resource_die]
    cat.bone_at_rest = setup.bone_dice_at_rest
    for slot, mark in enumerate((*setup.discipline_slots, *setup.spark_slots)):
        cat.charge[slot] = at.CHARGES.index(mark.charge)
        cat.bead[slot] = sum([at.BEADS_OF[part] for part in mark.rest])
        cat.mark_value[slot] = mark.value
        cat.mark_price[slot] = mark.price
        cat.mark_points[slot] = mark.points
    _add_die_slots(cat, setup)
    cat.exchange = list(amounts_of(setup.exchange))
    cat.experience_same = list(setup.experience.same)
    cat.experience_set = setup.experience.all_six
    cat.automa_bands = list(setup.automas.level_bands)
    cat.automa_patience = setup.automas.turns_without_rest
    cat.kept_points = setup.automas.card_points
    for kind in at.AUTOMAS:
        automa = setup.automas.kinds[kind]  # type: ignore[index]
        columns = [[[at.AUTOMA_STEPS.index(step) for step in cell] for cell in column] for column in automa.columns]
        cat.automas.append(Automa(automa.difficulty, automa.trial_cap, columns))


def _add_die_slots(cat: Catalogue, setup: voc.Setup) -> None:
    """The closed slots of all sections, and which sections take any number of dice (PN-28.3, PN-28.4, PN-28.5)."""
    for section in range(at.SECTIONS):
        name: Any
        if section < at.CLASS_SECTIONS:
            name = ("class_mark", "class_card", "class_die")[section % 3]
        else:
            name = at.SECTION_NAMES[section].replace("-", "_")
        for slot in setup.die_slots[name]:
            if slot.unlimited:
                cat.unlimited[section] = 1
                continue
            kind = at.SLOT_ANY
            if slot.of == "spark":
                kind = dice.SPARK
            elif slot.of == "class_colour":
                kind = section // 3
            place = len(cat.section_slots[section])
            cat.section_slots[section].append(len(cat.die_slots))
            cat.die_slots.append(DieSlot(section, kind, slot.value or 0, slot.wizards, place))


def _add_first_game(cat: Catalogue, first: voc.FirstGame) -> None:
    """PN-4.16 to PN-4.21."""
    cat.fate_first_row = [(cat.component[card.card], card.wizards) for card in first.trial_row]
    cat.fate_first_deck = [(cat.component[card.card], card.wizards) for card in first.deck]


# --- actions ----------------------------------------------------------------------------------------------------------


def _add_common_actions(cat: Catalogue) -> None:
    for block, word in (
        (at.B_DONE, "done"),
        (at.B_YES, "yes"),
        (at.B_NO, "no"),
        (at.B_STUDY, "study"),
        (at.B_REST, "rest"),
        (at.B_END, "end"),
        (at.B_ROLL, "roll"),
        (at.B_ACCEPT, "accept"),
        (at.B_READ, "read"),
        (at.B_TURN_UP, "turn-up"),
        (at.B_RIGHT, "without-slot"),
        (at.B_REROLL, "reroll"),
        (at.B_NUDGE, "nudge"),
        (at.B_FLIP, "flip"),
        (at.B_RECOLOUR, "recolour"),
        (at.B_PROTECT, "protect"),
        (at.B_KNOCK_OUT, "knock-out"),
        (at.B_BIND, "bind"),
        (at.B_BRIBE, "bribe"),
        (at.B_HEAL, "heal"),
        (at.B_IN_TIME, "in-time"),
        (at.B_RESOURCE, "resource"),
    ):
        cat.add_actions(block, word)
    slots = [f"{at.SECTION_NAMES[slot.section]}-{slot.place + 1}" for slot in cat.die_slots]
    exchanges = [f"{at.INGREDIENTS[give]} {at.INGREDIENTS[get]}" for give, get in at.EXCHANGES]
    tasks = [f"{path} {task + 1}" for path in at.PATHS for task in range(at.TASKS)]
    for block, word, names in (
        (at.B_PLACE, "place", list(at.SECTION_NAMES)),
        (at.B_EXTRA, "also", list(at.SECTION_NAMES[: at.CLASS_SECTIONS])),
        (at.B_DIE, "die", list(dice.NAMES)),
        (at.B_COLOUR, "colour", list(dice.KINDS[: dice.COLOURS])),
        (at.B_MARK, "mark", list(at.MARK_NAMES)),
        (at.B_EXCHANGE, "exchange", exchanges),
        (at.B_NUMBER, "number", [str(number) for number in range(at.MOST_NUMBER + 1)]),
        (at.B_FACE, "face", [str(value) for value in range(1, dice.FACES + 1)]),
        (at.B_INGREDIENT, "ingredient", list(at.INGREDIENTS)),
        (at.B_TOP, "top", list(at.DECKS)),
        (at.B_TASK, "task", tasks),
        (at.B_MARKET, "market", list(at.DECKS[: at.MARKETS])),
        (at.B_OPTION, "option", [str(option + 1) for option in range(at.OPTIONS)]),
        (at.B_PROPERTY, "property", list(at.PROPERTIES)),
        (at.B_PATH, "path", list(at.PATHS)),
        (at.B_SLOT, "slot", slots),
        (at.B_REPLACE, "replace", slots),
        (at.B_LYING, "lying", slots),
        (at.B_BESIDE, "beside", list(at.SECTION_NAMES)),
    ):
        start = cat.add_actions(block, word, names)
        if block == at.B_REPLACE:
            cat.a_replace = start
        elif block == at.B_LYING:
            cat.a_lying = start
        elif block == at.B_BESIDE:
            cat.a_beside = start


def _add_pack_actions(cat: Catalogue, numbers: list[int]) -> None:
    owned = (at.SPELL, at.RECIPE, at.SUMMON, at.ARTIFACT, at.TOME, at.READY_POTION)
    for block, word, table, kinds in (
        (at.B_USE, "use", cat.use_action, (*owned, at.TALENT)),
        (at.B_TAKE, "take", cat.take_action, owned),
        (at.B_DISCARD, "discard", cat.discard_action, owned),
        (at.B_CONTRACT, "contract", cat.contract_action, (at.CONTRACT,)),
        (at.B_TRIAL, "trial", cat.trial_action, (at.TRIAL,)),
        (at.B_TALENT, "talent", cat.talent_action, (at.TALENT,)),
    ):
        members = [number for number in numbers if cat.kind[number] in kinds]
        cat.add_component_actions(block, word, table, members)


# --- parts of components ----------------------------------------------------------------------------------------------


def _symbols(of: tuple[Any, ...]) -> Amounts:
    return tuple([of.count(name) for name in at.SYMBOLS])


def _launch(launch: voc.Launch | None) -> int:
    """A launch icon as the colours of Spells that it names (PN-2.11, PN-21.1, PN-21.2)."""
    if launch is None:
        return 0
    return (1 << dice.COLOURS) - 1 if launch.of == "any" else 1 << dice.KINDS.index(launch.of)


def _cost(cost: voc.Cost) -> Cost:
    wanted = sorted([(dice.KINDS.index(die.of), die.value or 0) for die in cost.dice])
    return Cost(wanted, amounts_of(cost.ingredients), _launch(cost.launched_by))


def _reward(reward: voc.Reward) -> Reward:
    kinds = [dice.KINDS.index(kind) for kind in reward.dice for _ in range(reward.dice[kind])]
    cards = reward.cards
    brought = (cards.get("discipline", 0), cards.get("ready_potion", 0), cards.get("artifact", 0))
    return Reward(amounts_of(reward.ingredients), sorted(kinds), brought, reward.light, reward.dark)


# --- components -------------------------------------------------------------------------------------------------------


def _kind_of(component: voc.Component) -> int:
    if isinstance(component, voc.DisciplineCard):
        return {"spell": at.SPELL, "recipe": at.RECIPE, "summon": at.SUMMON}[component.kind]
    if isinstance(component, voc.Artifact):
        return at.ARTIFACT if component.slot is not None else at.TOME
    return _KINDS[type(component)]


_KINDS: Final[dict[type[voc.Component], int]] = {
    voc.ReadyPotion: at.READY_POTION,
    voc.Talent: at.TALENT,
    voc.Contract: at.CONTRACT,
    voc.Trial: at.TRIAL,
    voc.Prophecy: at.PROPHECY,
    voc.Goal: at.GOAL,
    voc.Event: at.EVENT,
    voc.MortalWound: at.MORTAL_WOUND,
}


def _add_wizard_card(card: voc.WizardCard, cat: Catalogue, number: int) -> None:
    """What all cards of a wizard have (PN-17.1, PN-19.5, PN-19.7, PN-19.8, PN-19.14, PN-19.15)."""
    cat.name[number] = cat.component[card.named] if card.named is not None else number
    cat.rotate[number] = 1 if card.rotate else 0
    cat.discard[number] = 1 if card.discard else 0
    if card.threat is not None:
        cat.threat[number] = card.threat.dice
        cat.threat_fixed[number] = 1 if card.threat.uncancellable else 0
    cat.use_in[number] = at.TURN_LIMITS[card.use_in]
    cat.timing[number] = at.TIMINGS.index(card.timing)
    cat.launches[number] = _launch(card.launches)
    add_card_effect(card, cat, number)


def _add_discipline_card(card: voc.DisciplineCard, cat: Catalogue, number: int) -> None:
    """Its costs, and the turns in which they may be paid (PN-18.5, PN-18.7, PN-18.8, PN-18.9, PN-18.16)."""
    _add_wizard_card(card, cat, number)
    cat.discipline[number] = at.DISCIPLINES.index(card.discipline)
    cat.deck_of[number] = cat.discipline[number]
    cat.costs[number] = [_cost(cost) for cost in card.costs]
    cat.pay_in[number] = at.TURN_LIMITS[card.pay_in]
    for cost in cat.costs[number]:
        cat.launched_by[number] |= cost.launched_by


def _add_artifact(card: voc.Artifact, cat: Catalogue, number: int) -> None:
    """PN-25.2, PN-25.10."""
    _add_wizard_card(card, cat, number)
    cat.deck_of[number] = at.ARTIFACT_DECK
    cat.price[number] = amounts_of(card.price)
    cat.slot[number] = at.EQUIPMENT.index(card.slot) if card.slot is not None else -1
    cat.symbols[number] = _symbols(card.experience)


def _add_ready_potion(card: voc.ReadyPotion, cat: Catalogue, number: int) -> None:
    """PN-23.6."""
    _add_wizard_card(card, cat, number)
    cat.deck_of[number] = at.POTION_DECK
    cat.price[number] = amounts_of(card.price)


def _add_talent(card: voc.Talent, cat: Catalogue, number: int) -> None:
    """PN-5.3."""
    _add_wizard_card(card, cat, number)
    cat.order[number] = card.turn_order
    cat.discipline[number] = at.DISCIPLINES.index(card.mark)
    cat.start_card[number] = cat.component[card.card]
    cat.start_ingredients[number] = amounts_of(card.ingredients)


def _add_contract(contract: voc.Contract, cat: Catalogue, number: int) -> None:
    """PN-36.1."""
    cat.deck_of[number] = at.CONTRACT_DECK
    cat.alignment[number] = at.PATHS.index(contract.alignment)
    cat.difficulty[number] = contract.difficulty
    cat.points[number] = contract.points
    cat.symbols[number] = _symbols(contract.experience)
    cat.threat[number] = contract.threat
    cat.task[number] = add_task(cat, contract.ask)
    cat.reward[number] = _reward(contract.reward)


def _add_trial(trial: voc.Trial, cat: Catalogue, number: int) -> None:
    """PN-40.1, PN-40.2."""
    cat.difficulty[number] = trial.difficulty
    cat.points[number] = trial.points
    cat.symbols[number] = _symbols(trial.experience)
    cat.threat[number] = trial.threat
    cat.backlash[number] = trial.backlash
    for path in (trial.dark, trial.light):
        tasks = [add_task(cat, task) for task in path.tasks]
        cat.paths[number].append(Path(at.APPROACHES.index(path.approach), tasks, _reward(path.reward)))
    for each in trial.properties:
        _PROPERTIES(each, cat, number)


def _add_rift(rift: voc.Rift, cat: Catalogue, number: int) -> None:
    cat.properties[number] |= 1 << at.RIFT
    cat.rift[number] = rift.dice


def _add_vigilance(vigilance: voc.Vigilance, cat: Catalogue, number: int) -> None:
    cat.properties[number] |= 1 << at.VIGILANCE
    cat.vigilance[number] = vigilance.cards


def _add_shield(shield: voc.Shield, cat: Catalogue, number: int) -> None:
    cat.properties[number] |= 1 << at.SHIELD
    cat.shield[number] = add_task(cat, shield.ask)


def _add_trap(trap: voc.Trap, cat: Catalogue, number: int) -> None:
    cat.properties[number] |= 1 << at.TRAP


def _add_suppression(suppression: voc.Suppression, cat: Catalogue, number: int) -> None:
    cat.properties[number] |= 1 << at.SUPPRESSION
    cat.suppresses[number] = at.SUPPRESSED.index(suppression.of)


_PROPERTIES: Final[Interpreter[[Catalogue, int], None]] = Interpreter(
    "execution",
    voc.AnyProperty,
    on(voc.Rift, _add_rift),
    on(voc.Vigilance, _add_vigilance),
    on(voc.Shield, _add_shield),
    on(voc.Trap, _add_trap),
    on(voc.Suppression, _add_suppression),
)


def _add_prophecy(prophecy: voc.Prophecy, cat: Catalogue, number: int) -> None:
    """PN-47.10, PN-47.13."""
    cat.metric[number] = at.METRICS.index(prophecy.metric)
    cat.who[number] = at.WHO.index(prophecy.who)
    cat.at_least[number] = prophecy.at_least
    if prophecy.always:
        cat.open_prophecies.append(number)


def _add_goal(goal: voc.Goal, cat: Catalogue, number: int) -> None:
    """PN-48.13."""
    cat.metric[number] = at.METRICS.index(goal.per)
    cat.goal_points[number] = goal.points


def _add_event(event: voc.Event, cat: Catalogue, number: int) -> None:
    """PN-46.3."""
    add_program(event.effect, cat, number)


def _add_mortal_wound(wound: voc.MortalWound, cat: Catalogue, number: int) -> None:
    """PN-16.2 to PN-16.5."""
    cat.wound_card = number
    cat.loses = wound.loses
    add_program(wound.effect, cat, number)


_COMPONENTS: Final[Interpreter[[Catalogue, int], None]] = Interpreter(
    "execution",
    voc.AnyComponent,
    on(voc.DisciplineCard, _add_discipline_card),
    on(voc.Artifact, _add_artifact),
    on(voc.ReadyPotion, _add_ready_potion),
    on(voc.Talent, _add_talent),
    on(voc.Contract, _add_contract),
    on(voc.Trial, _add_trial),
    on(voc.Prophecy, _add_prophecy),
    on(voc.Goal, _add_goal),
    on(voc.Event, _add_event),
    on(voc.MortalWound, _add_mortal_wound),
)
