"""From the words of the packs to the catalogue: numbers, action ids, and effects as programs."""

from __future__ import annotations

from typing import Any, Final, get_args

from arcanum.core.actions import ActionSpace
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import rules
from arcanum.games.black_rose import vocabulary as words
from arcanum.games.black_rose.catalogue import Aim, Catalogue, Lasting, Op, QuestCard, Test
from arcanum.games.black_rose.lodge import ANYWHERE
from arcanum.games.black_rose.lodge import NAMES as ROOM_NAMES
from arcanum.games.black_rose.packs import SCHOOL_EVOCATION, Content
from arcanum.games.black_rose.steps import (
    cards,
    choices,
    conditions,
    damage,
    evocations,
    instability,
    moves,
    power,
    tokens,
)
from arcanum.games.black_rose.steps.effect import EndSentence, Jump, JumpUnless

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
_REGISTERS: Final = {"target": at.TARGET, "picked": at.PICKED, "item": at.ITEM}
_DOERS: Final = {
    "caster": at.BY_CASTER,
    "opponent": at.BY_OPPONENT,
    "token_holder": at.BY_HOLDER,
    "own": at.BY_CASTER,
    "this": at.BY_CASTER,
}
_SORTS: Final = {"spell": at.SPELL_DAMAGE, "physical": at.PHYSICAL, "any": -1}
_EVENTS: Final[dict[type[words.Trigger], int]] = {
    words.SpellRevealed: at.ON_REVEAL,
    words.DamageWouldBeDealt: at.ON_DAMAGE,
    words.FigureEnteredRoom: at.ON_ENTER,
    words.EvocationActivated: at.ON_EVOCATION,
    words.MageDefeated: at.ON_MAGE_DEFEATED,
    words.EvocationDefeated: at.ON_EVOCATION_DEFEATED,
    words.RoomActivated: at.ON_ROOM_ACTIVATED,
    words.ForgottenRevealed: at.ON_FORGOTTEN,
    words.RoomRestored: at.ON_RESTORED,
    words.PhaseEnd: at.ON_PHASE_END,
    words.StateHolds: at.ON_STATE,
}
_PHASES: Final = {"action": at.ACTION_PHASE, "evocation": at.EVOCATION_PHASE}


def compile_content(content: Content) -> Catalogue:
    """The catalogue of some packs. Packs that come later append numbers and change none."""
    cat = Catalogue([component.id for component in content.components], ActionSpace(), rules.steps())
    cat.pack_ids = [pack.info.id for pack in content.packs]
    _add_common_actions(cat)
    cat.attack_program = _program(cat, [damage.Strike(), EndSentence()])
    for number, component in enumerate(content.components):
        cat.kind[number] = _KINDS[type(component)]
        cat.pack[number] = content.pack_of(number)
    for number, component in enumerate(content.components):
        _add_component(cat, number, component)
    first = 0
    for size in content.sizes:
        _add_pack_actions(cat, list(range(first, first + size)))
        first += size
    setup = content.setup
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


def _add_block(cat: Catalogue, block: int, word: str, names: list[str] | None, arguments: list[int]) -> int:
    start = cat.space.add(word, names)
    cat.block.extend([block] * len(arguments))
    cat.argument.extend(arguments)
    return start


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
        _add_block(cat, block, word, None, [0])
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
        _add_block(cat, block, word, names, list(range(len(names))))


def _add_pack_actions(cat: Catalogue, numbers: list[int]) -> None:
    spells = [number for number in numbers if cat.kind[number] == at.SPELL]
    prepared = [f"{slot} {cat.ids[n]} {side}" for n in spells for slot in at.SLOTS for side in at.SIDES]
    start = _add_block(cat, at.PREPARE, "prepare", prepared, [n for n in spells for _ in range(8)])
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
        start = _add_block(cat, block, word, [cat.ids[n] for n in members], members)
        for offset, number in enumerate(members):
            table[number] = start + offset
    quests = [index for index, quest in enumerate(cat.quest_cards) if quest.component in numbers]
    names = [cat.ids[cat.quest_cards[index].component] for index in quests]
    start = _add_block(cat, at.DECLARE, "quest", names, quests)
    for offset, index in enumerate(quests):
        cat.declare[index] = start + offset


# --- components -------------------------------------------------------------------------------------------------------


def _add_component(cat: Catalogue, number: int, component: words.Component) -> None:
    if isinstance(component, words.Spell):
        _add_spell(cat, number, component)
    elif isinstance(component, words.Room):
        cat.base[number] = component.base
        cat.colour[number] = at.COLOURS.index(component.colour)
        cat.room_slots[number] = component.slots
        cat.rewards[number] = (component.rewards[0], component.rewards[1], component.rewards[2])
        for side, effect in enumerate((component.destroyed, component.restored)):
            cat.room_programs[number * 2 + side] = _effect(cat, effect.sentences)
    elif isinstance(component, words.MageCard):
        cat.mage_list.append(number)
        cat.health[number] = component.health
        cat.hand_limit[number] = component.hand_limit
        cat.strength[number] = component.strength
        cat.speed[number] = component.speed
        cat.personal[number] = cat.component[component.personal_spell]
    elif isinstance(component, words.Evocation):
        _add_evocation(cat, number, component)
    elif isinstance(component, words.Event):
        cat.event_programs[number] = _effect(cat, component.sentences)
        rounds = cat.sets.setdefault(component.side, [-1] * 4)
        rounds[component.round - 1] = number
    elif isinstance(component, words.Quest):
        _add_quest(cat, number, component)
    else:
        _add_school_part(cat, number, component)


def _add_spell(cat: Catalogue, number: int, spell: words.Spell) -> None:
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


def _add_evocation(cat: Catalogue, number: int, evocation: words.Evocation) -> None:
    cat.copies[number] = evocation.copies
    cat.health[number] = evocation.health
    cat.strength[number] = evocation.strength
    cat.speed[number] = evocation.speed
    for name in evocation.archetypes:
        cat.archetype_masks[number] |= 1 << _archetype(cat, name)
    if evocation.skill is not None:
        cat.skill[number] = _effect(cat, evocation.skill.sentences)


def _add_quest(cat: Catalogue, number: int, quest: words.Quest) -> None:
    program = _effect(cat, quest.sentences)
    card = QuestCard(number, quest.card - 1, quest.side, quest.rose_power, program)
    when = quest.when
    card.event = _EVENTS[type(when)]
    if isinstance(when, words.StateHolds | words.PhaseEnd):
        card.cond = _test(cat, when.cond) if when.cond is not None else None
        card.phase = _PHASES[when.phase] if isinstance(when, words.PhaseEnd) else 0
    elif not isinstance(when, words.RoomRestored):
        card.who = _DOERS[when.by]
    looks_at = at.ALL_NEWS
    if card.event != at.ON_STATE:
        looks_at = 1 << card.event
    elif card.cond is not None:
        looks_at = card.cond.looks_at()
    card.looks_at_for = [at.news_of(looks_at, seat) for seat in (0, 1)]
    card.looks_at = card.looks_at_for[0] | card.looks_at_for[1]
    cat.quest_cards.append(card)


def _add_school_part(cat: Catalogue, number: int, component: words.Component) -> None:
    if isinstance(component, words.Upgrade):
        cat.copies[number] = component.copies
        cat.school[number] = cat.component[component.school]
        cat.bonus_stat[number] = at.STATS.index(component.bonus.stat)
        cat.bonus_amount[number] = component.bonus.amount
        cat.school_upgrades[cat.school[number]].append(number)
    elif isinstance(component, words.School):
        lists = (component.grimoires.a, component.grimoires.b)
        cat.grimoires[number] = [[cat.component[name] for name in names] for names in lists]
        cat.school_evocation[number] = cat.component[component.evocation]


def _archetype(cat: Catalogue, name: str | None) -> int:
    if name is None:
        return -1
    if name not in cat.archetype_names:
        cat.archetype_names.append(name)
    return cat.archetype_names.index(name)


def _reach(value: int | str) -> int:
    return ANYWHERE if isinstance(value, str) else value


# --- programs ---------------------------------------------------------------------------------------------------------


def _program(cat: Catalogue, parts: list[Op]) -> int:
    cat.programs.append(parts)
    return len(cat.programs) - 1


def _effect(cat: Catalogue, sentences: tuple[words.Sentence, ...]) -> int:
    """The number of a new program for these sentences. Where nobody is harmed, nobody is defeated when it ends."""
    parts: list[Op] = []
    _add_sentences(cat, parts, sentences)
    harms = any(isinstance(part, damage.Damage) for part in parts)
    if parts and not harms and isinstance(parts[-1], EndSentence):
        parts.pop()
    return _program(cat, parts)


def _add_sentences(cat: Catalogue, parts: list[Op], sentences: tuple[words.Sentence, ...]) -> None:
    for sentence in sentences:
        for step in sentence:
            _add_step(cat, parts, step)
        parts.append(EndSentence())


def _add_step(cat: Catalogue, parts: list[Op], step: words.AnyInstruction) -> None:
    if isinstance(step, words.If):
        _add_if(cat, parts, step)
    elif isinstance(step, words.May):
        _add_may(cat, parts, step)
    elif isinstance(step, words.ChooseOne):
        _add_choose_one(cat, parts, step)
    elif isinstance(step, words.ForEach):
        _add_for_each(cat, parts, step)
    elif isinstance(step, words.Persistent):
        parts.append(_persistent(cat, step))
    else:
        parts.append(_part(cat, step))


def _add_if(cat: Catalogue, parts: list[Op], step: words.If) -> None:
    unless = JumpUnless(_test(cat, step.cond))
    parts.append(unless)
    for inner in step.then:
        _add_step(cat, parts, inner)
    over = Jump()
    if step.otherwise:
        parts.append(over)
    unless.to = len(parts)
    for inner in step.otherwise:
        _add_step(cat, parts, inner)
    over.to = len(parts)


def _add_may(cat: Catalogue, parts: list[Op], step: words.May) -> None:
    cost = [_part(cat, part) for part in step.cost]
    may = choices.May(cost)
    parts.append(may)
    parts.extend(cost)
    for inner in step.then:
        _add_step(cat, parts, inner)
    may.to = len(parts)


def _add_choose_one(cat: Catalogue, parts: list[Op], step: words.ChooseOne) -> None:
    choice = choices.ChooseOne(len(step.options), _PARTIES[step.chooser])
    parts.append(choice)
    ends: list[Jump] = []
    for number, option in enumerate(step.options):
        choice.starts[number] = len(parts)
        _add_sentences(cat, parts, option)
        end = Jump()
        ends.append(end)
        parts.append(end)
    for end in ends:
        end.to = len(parts)


def _add_for_each(cat: Catalogue, parts: list[Op], step: words.ForEach) -> None:
    of_rooms = step.each in ("picked_room", "each_destroyed_room", "entered_rooms")
    selector = _ROOMS[step.each] if of_rooms else _FIGURES[step.each]
    parts.append(choices.StartEach(selector, of_rooms))
    head = choices.NextEach(step.each == "each_mage", of_rooms)
    again = Jump()
    again.to = len(parts)
    parts.append(head)
    _add_sentences(cat, parts, step.do)
    parts.append(again)
    head.to = len(parts)


def _persistent(cat: Catalogue, step: words.Persistent) -> Op:
    trigger = step.trigger
    who: str
    if isinstance(trigger, words.DamageWouldBeDealt):
        who = trigger.to
    elif isinstance(trigger, words.FigureEnteredRoom | words.EvocationActivated):
        who = trigger.who
    else:
        who = trigger.by
    sort = _SORTS[trigger.kind] if isinstance(trigger, words.DamageWouldBeDealt) else -1
    program = _effect(cat, step.do)
    cat.lasting.append(Lasting(_EVENTS[type(trigger)], _DOERS[who], sort, program))
    return power.LayPersistent(_PARTIES[step.token_on], len(cat.lasting) - 1)


def _part(cat: Catalogue, step: Any) -> Op:
    """The part for an instruction that holds no others."""
    for family in (_token_part, _figure_part, _card_part, _other_part):
        part = family(cat, step)
        if part is not None:
            return part
    raise AssertionError(f"no part for {step!r}")


def _token_part(cat: Catalogue, step: words.AnyInstruction) -> Op | None:
    if isinstance(step, words.Damage):
        return damage.Damage(step.amount, _FIGURES[step.to], step.by == "black_rose")
    if isinstance(step, words.ReplaceDamage):
        amount = step.amount if isinstance(step.amount, int) else tokens.DEALT
        return tokens.ReplaceDamage(amount, _FIGURES[step.whom], step.by == "black_rose")
    if isinstance(step, words.Heal):
        return tokens.Heal(_amount(step.amount), _FIGURES[step.whom])
    if isinstance(step, words.PlaceInstability):
        return instability.PlaceInstability(step.amount, _ROOMS[step.room], step.by == "black_rose")
    if isinstance(step, words.ReplaceInstability):
        return tokens.ReplaceInstability(step.amount, _ROOMS[step.room], step.by == "black_rose")
    if isinstance(step, words.RemoveInstability):
        return tokens.RemoveInstability(_amount(step.amount), _ROOMS[step.room])
    if isinstance(step, words.PreventDamage):
        return damage.PreventDamage(step.amount)
    return None


def _figure_part(cat: Catalogue, step: words.AnyInstruction) -> Op | None:
    if isinstance(step, words.Move):
        return moves.Move(step.steps, _FIGURES[step.who], step.mandatory)
    if isinstance(step, words.PlaceFigure):
        return moves.PlaceFigure(_FIGURES[step.who], _ROOMS[step.room])
    if isinstance(step, words.PhysicalAttack):
        return damage.Attack(_FIGURES[step.who], step.bonus)
    if isinstance(step, words.Summon):
        evocation = -1 if step.evocation == SCHOOL_EVOCATION else cat.component[step.evocation]
        return evocations.Summon(evocation, _ROOMS[step.room])
    if isinstance(step, words.ActivateEvocation):
        control = _PARTIES[step.control] if step.control is not None else -1
        return evocations.ActivateEvocation(_FIGURES[step.who], step.strength, step.speed, control)
    if isinstance(step, words.RemoveEvocation):
        return evocations.RemoveEvocation(_FIGURES[step.who])
    if isinstance(step, words.AttachUpgrade):
        return evocations.AttachUpgrade(_FIGURES[step.to])
    if isinstance(step, words.ModifyStat):
        return evocations.ModifyStat(at.STATS.index(step.stat), step.amount)
    return None


def _card_part(cat: Catalogue, step: words.AnyInstruction) -> Op | None:
    if isinstance(step, words.Draw):
        return cards.Draw(cards.PILE_NUMBERS[step.source], step.amount, step.look)
    if isinstance(step, words.Search):
        return cards.Search("grimoire" in step.source, "memories" in step.source, step.amount)
    if isinstance(step, words.Discard):
        return cards.Discard(step.amount, _PARTIES[step.who], step.random)
    if isinstance(step, words.PeekPrepared):
        return cards.PeekPrepared(_amount(step.amount), _PARTIES[step.who])
    return None


def _other_part(cat: Catalogue, step: words.AnyInstruction) -> Op | None:
    if isinstance(step, words.GainPower):
        return power.ChangePower(step.amount, _PARTIES[step.who])
    if isinstance(step, words.LosePower):
        return power.ChangePower(-step.amount, _PARTIES[step.who])
    if isinstance(step, words.RefreshAction):
        return power.RefreshAction(step.amount)
    if isinstance(step, words.ActivateRoom):
        return instability.ActivateRoom(_ROOMS[step.room])
    if isinstance(step, words.Pick):
        state = -1 if step.state is None else ("destroyed", "restored").index(step.state)
        owner = at.OWNERS.index(step.owner)
        archetype = _archetype(cat, step.archetype)
        chooser = _PARTIES[step.chooser]
        return choices.Pick(_PICKS[step.kind], _reach(step.range), owner, state, step.up_to, archetype, chooser)
    return None


def _amount(amount: int | str) -> int:
    return amount if isinstance(amount, int) else tokens.ALL


# --- conditions -------------------------------------------------------------------------------------------------------


def _test(cat: Catalogue, test: words.AnyTest) -> Test:
    if isinstance(test, words.Compare):
        room = _ROOMS[test.room] if test.room is not None else -1
        return conditions.Compare(conditions.counters(room)[_COUNTERS[test.count]], test.op, test.value)
    if isinstance(test, words.Exists):
        return conditions.Exists(_PICKS[test.kind], _reach(test.range), at.OWNERS.index(test.owner))
    if isinstance(test, words.DefeatedByThis):
        return conditions.DefeatedByThis(_REGISTERS[test.who])
    if isinstance(test, words.InRoom):
        return conditions.InRoom(_FIGURES[test.who], _ROOMS[test.room])
    if isinstance(test, words.AllOf):
        return conditions.AllOf([_test(cat, inner) for inner in test.of])
    if isinstance(test, words.AnyOf):
        return conditions.AnyOf([_test(cat, inner) for inner in test.of])
    return conditions.Not(_test(cat, test.of))
