"""From the words of the packs to the catalogue: numbers, action ids, and effects as programs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, get_args

from arcanum.core.conditions import ALL_NEWS, AllOf, AnyOf, Compare, Condition, Not
from arcanum.core.effects import Op, branch, choice, loop, offer
from arcanum.core.vocabulary import Interpreter, on
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames, step_table
from arcanum.games.black_rose import vocabulary as words
from arcanum.games.black_rose.catalogue import Aim, Catalogue, Lasting, QuestCard
from arcanum.games.black_rose.lodge import ANYWHERE
from arcanum.games.black_rose.lodge import NAMES as ROOM_NAMES
from arcanum.games.black_rose.packs import SCHOOL_EVOCATION, Content
from arcanum.games.black_rose.registers import ITEM, PICKED, TARGET
from arcanum.games.black_rose.steps import (
    attacks,
    cards,
    choices,
    conditions,
    damage,
    evocations,
    instability,
    moves,
    power,
    rooms,
    tokens,
)
from arcanum.games.black_rose.steps.effect import EndSentence

_KINDS: Final[dict[type[words.Component], int]] = {
    words.Spell: at.SPELL,
    words.Room: at.ROOM,
    words.MageCard: at.MAGE,
    words.Evocation: at.EVOCATION,
    words.Upgrade: at.UPGRADE,
    words.School: at.SCHOOL,
    words.Event: at.EVENT,
    words.Quest: at.QUEST,
}
_FIGURES: Final = {name: number for number, name in enumerate(get_args(words.Figures))}
_ROOMS: Final = {name: number for number, name in enumerate(get_args(words.Rooms))}
_PARTIES: Final = {name: number for number, name in enumerate(get_args(words.Party))}
_COUNTERS: Final = {name: number for number, name in enumerate(get_args(words.Counter))}
_PICKS: Final = {"figure": at.T_FIGURE, "mage": at.T_MAGE, "evocation": at.T_EVOCATION, "room": choices.ROOM_KIND}
_REGISTERS: Final = {"target": TARGET, "picked": PICKED, "item": ITEM}
_DOERS: Final = {
    "caster": at.BY_CASTER,
    "opponent": at.BY_OPPONENT,
    "token_holder": at.BY_HOLDER,
    "own": at.BY_CASTER,
    "this": at.BY_CASTER,
}
_SORTS: Final = {"spell": at.SPELL_DAMAGE, "physical": at.PHYSICAL, "any": -1}
_PHASES: Final = {"action": at.ACTION_PHASE, "evocation": at.EVOCATION_PHASE}


def compile_content(content: Content) -> Catalogue:
    """The catalogue of some packs. Packs that come later append numbers and change none."""
    cat = Catalogue(content.ids, content.pack_ids, step_table.steps())
    _add_common_actions(cat)
    cat.attack_program = _program(cat, [attacks.Strike(), EndSentence()])
    for number, component in enumerate(content.components):
        cat.kind[number] = _KINDS[type(component)]
    for pack, numbers in enumerate(content.numbers()):
        for number in numbers:
            cat.pack[number] = pack
    for number, component in enumerate(content.components):
        _COMPONENTS(component, cat, number)
    for numbers in content.numbers():
        _add_pack_actions(cat, numbers)
    setup = content.setups[0]
    cat.sets = {side: cat.sets[side] for side in sorted(cat.sets)}
    cat.quest_sides = [_sides(cat, card) for card in range(at.QUEST_CARDS)]
    cat.centre_base = setup.centre
    cat.default_rooms = [cat.component[name] for name in setup.rooms]
    cat.forgotten = [cat.component[name] for name in setup.forgotten]
    cat.entries = [
        sorted([ROOM_NAMES.index(name) for name in names]) for names in (setup.entries.blue, setup.entries.red)
    ]
    return cat


def _sides(cat: Catalogue, card: int) -> dict[str, list[int]]:
    """The quests of a card, by side."""
    sides = sorted({quest.side for quest in cat.quest_cards if quest.card == card})
    numbers = range(len(cat.quest_cards))
    return {
        side: [n for n in numbers if cat.quest_cards[n].card == card and cat.quest_cards[n].side == side]
        for side in sides
    }


# --- actions ----------------------------------------------------------------------------------------------------------


def _add_common_actions(cat: Catalogue) -> None:
    for block, word in (
        (at.DONE, "done"),
        (at.YES, "yes"),
        (at.NO, "no"),
        (at.END, "end"),
        (at.EXPLORE, "explore"),
        (at.COMBAT_ACTION, "combat"),
        (at.COMMAND, "command"),
        (at.ACTIVATE, "activate"),
    ):
        cat.add_actions(block, word)
    slots = list(at.SLOTS)
    rooms = list(ROOM_NAMES)
    figures = list(at.FIGURE_NAMES)
    for block, word, names in (
        (at.CAST, "cast", slots),
        (at.INERTIA, "inertia", slots),
        (at.PERSIST, "persist", slots),
        (at.LOOK, "look", slots),
        (at.LEAVE, "leave", slots),
        (at.MOVE, "move", rooms),
        (at.CHOOSE_ROOM, "room", rooms),
        (at.PLACE_DECOY, "decoy", rooms),
        (at.CHOOSE_FIGURE, "figure", figures),
        (at.ATTACK, "attack", figures),
        (at.TOKEN, "token", [str(place + 1) for place in range(at.TOKEN_PLACES)]),
        (at.OPTION, "option", [str(number + 1) for number in range(at.OPTIONS)]),
        (at.SLOT, "slot", ["1", "2", "3"]),
        (at.COLOUR, "colour", ["blue", "red"]),
        (at.GRIMOIRE, "grimoire", list(at.GRIMOIRES)),
    ):
        cat.add_actions(block, word, names)


def _add_pack_actions(cat: Catalogue, numbers: list[int]) -> None:
    spells = [number for number in numbers if cat.kind[number] == at.SPELL]
    prepared = [f"{slot} {cat.ids[n]} {side}" for n in spells for slot in at.SLOTS for side in at.SIDES]
    start = cat.add_actions(at.PREPARE, "prepare", prepared, [n for n in spells for _ in range(8)])
    for offset, number in enumerate(spells):
        first = start + 8 * offset
        cat.prepare[number] = first
        for slot in range(at.SLOT_COUNT):
            cat.prepare_sides[slot][number] = [first + 2 * slot, first + 2 * slot + 1]
    for block, word, table, kind in (
        (at.DISCARD, "discard", cat.discard, at.SPELL),
        (at.TAKE, "take", cat.take, at.SPELL),
        (at.FIND, "find", cat.find, at.SPELL),
        (at.CHOOSE_MAGE, "mage", cat.choose_mage, at.MAGE),
        (at.CHOOSE_UPGRADE, "upgrade", cat.choose_upgrade, at.UPGRADE),
    ):
        members = [number for number in numbers if cat.kind[number] == kind]
        cat.add_component_actions(block, word, table, members)
    quests = [index for index, quest in enumerate(cat.quest_cards) if quest.component in numbers]
    names = [cat.ids[cat.quest_cards[index].component] for index in quests]
    start = cat.add_actions(at.DECLARE, "quest", names, quests)
    for offset, index in enumerate(quests):
        cat.declare[index] = start + offset


# --- components -------------------------------------------------------------------------------------------------------


def _add_spell(spell: words.Spell, cat: Catalogue, number: int) -> None:
    """Two sides, each with its type, element and target; the symbol is the card's (BR-5.5, BR-5.6, BR-5.9)."""
    cat.spell_list.append(number)
    cat.spell_kind[number] = at.SPELL_KINDS.index(spell.kind)
    cat.school[number] = cat.component[spell.school] if spell.school is not None else -1
    cat.copies[number] = spell.copies
    cat.symbol[number] = 1 if spell.instability else 0
    for index, side in enumerate((spell.main, spell.reverse)):
        place = number * 2 + index
        target = side.target
        cat.type[place] = at.TYPES.index(side.type)
        cat.element[place] = at.ELEMENTS.index(side.element)
        reach = 0 if target.range is None else _reach(target.range)
        archetype = _archetype(cat, target.archetype)
        cat.aims[place] = Aim(at.TARGETS.index(target.type), reach, at.OWNERS.index(target.owner), archetype)
        cat.spell_programs[place] = _effect(cat, side.sentences)
        for part in cat.programs[cat.spell_programs[place]]:
            if isinstance(part, power.LayPersistent):
                cat.side_lasting[place] = part.lasting


def _add_room(room: words.Room, cat: Catalogue, number: int) -> None:
    """What its destroyed side shows, and the effect of its own activation token (BR-2.6, BR-2.7, BR-2.19, BR-29.7)."""
    cat.base[number] = room.base
    cat.colour[number] = at.COLOURS.index(room.colour)
    cat.room_slots[number] = room.slots
    cat.rewards[number] = (room.rewards[0], room.rewards[1], room.rewards[2])
    for side, effect in enumerate((room.destroyed, room.restored)):
        cat.room_programs[number * 2 + side] = _effect(cat, effect.sentences)


def _add_mage(mage: words.MageCard, cat: Catalogue, number: int) -> None:
    """What a mage card shows and Duel uses (BR-3.2)."""
    cat.mage_list.append(number)
    cat.health[number] = mage.health
    cat.hand_limit[number] = mage.hand_limit
    cat.strength[number] = mage.strength
    cat.speed[number] = mage.speed
    cat.personal[number] = cat.component[mage.personal_spell]


def _add_evocation(evocation: words.Evocation, cat: Catalogue, number: int) -> None:
    """What an evocation card shows (BR-16.1)."""
    cat.copies[number] = evocation.copies
    cat.health[number] = evocation.health
    cat.strength[number] = evocation.strength
    cat.speed[number] = evocation.speed
    for name in evocation.archetypes:
        cat.archetype_masks[number] |= 1 << _archetype(cat, name)
    if evocation.skill is not None:
        cat.skill[number] = _effect(cat, evocation.skill.sentences)


def _add_event(event: words.Event, cat: Catalogue, number: int) -> None:
    cat.event_programs[number] = _effect(cat, event.sentences)
    rounds = cat.sets.setdefault(event.side, [-1] * 4)
    rounds[event.round - 1] = number


def _add_quest(quest: words.Quest, cat: Catalogue, number: int) -> None:
    """Condition, effect, and what the Rose gets for the empty slot (BR-26.2, BR-26.12)."""
    program = _effect(cat, quest.sentences)
    card = QuestCard(number, quest.card - 1, quest.side, quest.rose_power, program)
    when = quest.when
    card.event, card.who = _TRIGGERS(when)
    if isinstance(when, words.StateHolds | words.PhaseEnd):
        card.cond = _TESTS(when.cond, cat) if when.cond is not None else None
        card.phase = _PHASES[when.phase] if isinstance(when, words.PhaseEnd) else 0
    looks_at = ALL_NEWS
    if card.event != at.ON_STATE:
        looks_at = 1 << card.event
    elif card.cond is not None:
        looks_at = card.cond.looks_at()
    card.looks_at_for = [at.news_of(looks_at, seat) for seat in (0, 1)]
    card.looks_at = card.looks_at_for[0] | card.looks_at_for[1]
    cat.quest_cards.append(card)


def _add_upgrade(upgrade: words.Upgrade, cat: Catalogue, number: int) -> None:
    cat.copies[number] = upgrade.copies
    cat.school[number] = cat.component[upgrade.school]
    cat.bonus_stat[number] = at.STATS.index(upgrade.bonus.stat)
    cat.bonus_amount[number] = upgrade.bonus.amount
    cat.school_upgrades[cat.school[number]].append(number)


def _add_school(school: words.School, cat: Catalogue, number: int) -> None:
    lists = (school.grimoires.a, school.grimoires.b)
    cat.grimoires[number] = [[cat.component[name] for name in names] for names in lists]
    cat.school_evocation[number] = cat.component[school.evocation]


_COMPONENTS: Final[Interpreter[[Catalogue, int], None]] = Interpreter(
    "execution",
    words.AnyComponent,
    on(words.Spell, _add_spell),
    on(words.Room, _add_room),
    on(words.MageCard, _add_mage),
    on(words.Evocation, _add_evocation),
    on(words.Upgrade, _add_upgrade),
    on(words.School, _add_school),
    on(words.Event, _add_event),
    on(words.Quest, _add_quest),
)
_TRIGGERS: Final[Interpreter[[], tuple[int, int]]] = Interpreter(
    "execution",
    words.AnyTrigger,
    on(words.SpellRevealed, lambda word: (at.ON_REVEAL, _DOERS[word.by])),
    on(words.DamageWouldBeDealt, lambda word: (at.ON_DAMAGE, _DOERS[word.to])),
    on(words.FigureEnteredRoom, lambda word: (at.ON_ENTER, _DOERS[word.who])),
    on(words.EvocationActivated, lambda word: (at.ON_EVOCATION, _DOERS[word.who])),
    on(words.MageDefeated, lambda word: (at.ON_MAGE_DEFEATED, _DOERS[word.by])),
    on(words.EvocationDefeated, lambda word: (at.ON_EVOCATION_DEFEATED, _DOERS[word.by])),
    on(words.RoomActivated, lambda word: (at.ON_ROOM_ACTIVATED, _DOERS[word.by])),
    on(words.ForgottenRevealed, lambda word: (at.ON_FORGOTTEN, _DOERS[word.by])),
    on(words.RoomRestored, lambda word: (at.ON_RESTORED, _DOERS[word.first])),
    on(words.PhaseEnd, lambda _: (at.ON_PHASE_END, at.BY_CASTER)),
    on(words.StateHolds, lambda _: (at.ON_STATE, at.BY_CASTER)),
)
"""The moment that is waited for, and whose doing or suffering it is."""


def _archetype(cat: Catalogue, name: str | None) -> int:
    if name is None:
        return -1
    if name not in cat.archetype_names:
        cat.archetype_names.append(name)
    return cat.archetype_names.index(name)


def _reach(value: int | str) -> int:
    return ANYWHERE if isinstance(value, str) else value


# --- programs ---------------------------------------------------------------------------------------------------------


def _program(cat: Catalogue, parts: list[Op[Any]]) -> int:
    cat.programs.append(parts)
    return len(cat.programs) - 1


def _effect(cat: Catalogue, sentences: tuple[words.Sentence, ...]) -> int:
    """The number of a new program for these sentences. Where nobody is harmed, nobody is defeated when it ends."""
    parts = _sentences(cat, sentences)
    harms = any(isinstance(part, damage.Damage) for part in parts)
    if parts and not harms and isinstance(parts[-1], EndSentence):
        parts.pop()
    return _program(cat, parts)


def _sentences(cat: Catalogue, sentences: tuple[words.Sentence, ...]) -> list[Op[Any]]:
    return [part for sentence in sentences for part in (*_parts(cat, sentence), EndSentence())]


def _parts(cat: Catalogue, steps: Iterable[words.AnyInstruction]) -> list[Op[Any]]:
    parts: list[Op[Any]] = []
    for step in steps:
        part = _STEPS(step, cat)
        parts += part if isinstance(part, list) else [part]
    return parts


def _choose_one(step: words.ChooseOne, cat: Catalogue) -> list[Op[Any]]:
    options = [_sentences(cat, option) for option in step.options]
    return choice(choices.ChooseOne(_PARTIES[step.chooser]), options)


def _for_each(step: words.ForEach, cat: Catalogue) -> list[Op[Any]]:
    of_rooms = step.each in ("picked_room", "each_destroyed_room", "entered_rooms")
    start = choices.StartEach(_ROOMS[step.each] if of_rooms else _FIGURES[step.each], of_rooms)
    return [start, *loop(choices.NextEach(step.each == "each_mage", of_rooms), _sentences(cat, step.do))]


def _persistent(step: words.Persistent, cat: Catalogue) -> Op[Any]:
    event, who = _TRIGGERS(step.trigger)
    sort = _SORTS[step.trigger.kind] if isinstance(step.trigger, words.DamageWouldBeDealt) else -1
    program = _effect(cat, step.do)
    cat.lasting.append(Lasting(event, who, sort, program))
    return power.LayPersistent(_PARTIES[step.token_on], len(cat.lasting) - 1)


def _replace_damage(step: words.ReplaceDamage, *_: object) -> Op[Any]:
    amount = step.amount if isinstance(step.amount, int) else tokens.DEALT
    return tokens.ReplaceDamage(amount, _FIGURES[step.whom], _of_rose(step.by))


def _summon(step: words.Summon, cat: Catalogue) -> Op[Any]:
    evocation = -1 if step.evocation == SCHOOL_EVOCATION else cat.component[step.evocation]
    return evocations.Summon(evocation, _ROOMS[step.room])


def _activate_evocation(step: words.ActivateEvocation, *_: object) -> Op[Any]:
    control = _PARTIES[step.control] if step.control is not None else -1
    return evocations.ActivateEvocation(_FIGURES[step.who], step.strength, step.speed, control)


def _search(step: words.Search, *_: object) -> Op[Any]:
    return cards.Search("grimoire" in step.source, "memories" in step.source, step.amount)


def _pick(step: words.Pick, cat: Catalogue) -> Op[Any]:
    state = -1 if step.state is None else ("destroyed", "restored").index(step.state)
    owner = at.OWNERS.index(step.owner)
    archetype = _archetype(cat, step.archetype)
    chooser = _PARTIES[step.chooser]
    return choices.Pick(_PICKS[step.kind], _reach(step.range), owner, state, step.up_to, archetype, chooser)


def _amount(amount: int | str) -> int:
    return amount if isinstance(amount, int) else tokens.ALL


def _of_rose(by: words.Actor) -> bool:
    return by == "black_rose"


_STEPS: Final[Interpreter[[Catalogue], Op[Any] | list[Op[Any]]]] = Interpreter(
    "execution",
    words.AnyInstruction,
    on(words.Damage, lambda it, *_: damage.Damage(it.amount, _FIGURES[it.to], _of_rose(it.by))),
    on(words.ReplaceDamage, _replace_damage),
    on(words.Heal, lambda it, *_: tokens.Heal(_amount(it.amount), _FIGURES[it.whom])),
    on(words.PreventDamage, lambda it, *_: damage.PreventDamage(it.amount)),
    on(
        words.PlaceInstability,
        lambda it, *_: instability.PlaceInstability(it.amount, _ROOMS[it.room], _of_rose(it.by)),
    ),
    on(
        words.ReplaceInstability,
        lambda it, *_: tokens.ReplaceInstability(it.amount, _ROOMS[it.room], _of_rose(it.by)),
    ),
    on(words.RemoveInstability, lambda it, *_: tokens.RemoveInstability(_amount(it.amount), _ROOMS[it.room])),
    on(words.Move, lambda it, *_: moves.Move(it.steps, _FIGURES[it.who], it.mandatory)),
    on(words.PlaceFigure, lambda it, *_: moves.PlaceFigure(_FIGURES[it.who], _ROOMS[it.room])),
    on(words.PhysicalAttack, lambda it, *_: attacks.PhysicalAttack(_FIGURES[it.who], it.bonus)),
    on(words.Summon, _summon),
    on(words.ActivateEvocation, _activate_evocation),
    on(words.RemoveEvocation, lambda it, *_: evocations.RemoveEvocation(_FIGURES[it.who])),
    on(words.AttachUpgrade, lambda it, *_: evocations.AttachUpgrade(_FIGURES[it.to])),
    on(words.ModifyStat, lambda it, *_: evocations.ModifyStat(at.STATS.index(it.stat), it.amount)),
    on(words.Draw, lambda it, *_: cards.Draw(cards.PILE_NUMBERS[it.source], it.amount, it.look)),
    on(words.Search, _search),
    on(words.Discard, lambda it, *_: cards.Discard(it.amount, _PARTIES[it.who], it.random)),
    on(words.PeekPrepared, lambda it, *_: cards.PeekPrepared(_amount(it.amount), _PARTIES[it.who])),
    on(words.GainPower, lambda it, *_: power.ChangePower(it.amount, _PARTIES[it.who])),
    on(words.LosePower, lambda it, *_: power.ChangePower(-it.amount, _PARTIES[it.who])),
    on(words.RefreshAction, lambda it, *_: power.RefreshAction(it.amount)),
    on(words.ActivateRoom, lambda it, *_: rooms.ActivateRoom(_ROOMS[it.room])),
    on(words.Pick, _pick),
    on(words.ChooseOne, _choose_one),
    on(words.May, lambda it, cat: offer(frames.MAY, _parts(cat, it.cost), _parts(cat, it.then))),
    on(words.If, lambda it, cat: branch(_TESTS(it.cond, cat), _parts(cat, it.then), _parts(cat, it.otherwise))),
    on(words.ForEach, _for_each),
    on(words.Persistent, _persistent),
)
"""The part for an instruction, or the parts for one that holds others."""


# --- conditions -------------------------------------------------------------------------------------------------------


def _compare(test: words.Compare, _: Catalogue) -> Condition[Any]:
    room = _ROOMS[test.room] if test.room is not None else -1
    return Compare(conditions.counters(room)[_COUNTERS[test.count]], test.op, test.value)


def _exists(test: words.Exists, _: Catalogue) -> Condition[Any]:
    return conditions.Exists(_PICKS[test.kind], _reach(test.range), at.OWNERS.index(test.owner))


_TESTS: Final[Interpreter[[Catalogue], Condition[Any]]] = Interpreter(
    "execution",
    words.AnyTest,
    on(words.Compare, _compare),
    on(words.Exists, _exists),
    on(words.DefeatedByThis, lambda test, _: conditions.DefeatedByThis(_REGISTERS[test.who])),
    on(words.InRoom, lambda test, _: conditions.InRoom(_FIGURES[test.who], _ROOMS[test.room])),
    on(words.AllOf, lambda test, cat: AllOf([_TESTS(inner, cat) for inner in test.of])),
    on(words.AnyOf, lambda test, cat: AnyOf([_TESTS(inner, cat) for inner in test.of])),
    on(words.Not, lambda test, cat: Not(_TESTS(test.of, cat))),
)
