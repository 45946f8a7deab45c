"""Laying out a position as a scenario describes it, and the facts that its expectations are compared with."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from arcanum.core.chance import Chance, key_of
from arcanum.core.game import GameError
from arcanum.core.positions import component_of
from arcanum.core.shared import changed, sorted_in
from arcanum.core.state import Data
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import dice, frames
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra.phases import begin_turn_type
from arcanum.games.penumbra.positions import Automa, Card, MarkSlot, Now, Placed, Position, Wizard
from arcanum.games.penumbra.scoring import points_of
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.threat import face_threat
from arcanum.games.penumbra.trials import begin_trial

_ROTATED: Final = "rotated"
_KEY: Final = key_of("rolls")
_TURNS: Final = {"study": at.STUDY, "trial": at.TRIAL_TURN, "rest": at.REST}
_ANY: Final = (*at.DISCIPLINES, "any")
_MARK_KINDS: Final = (*at.DISCIPLINES, "spark")
_FATE: Final = (at.TRIAL, at.PROPHECY, at.GOAL, at.EVENT)


def lay_out(s: State, position: Position) -> None:
    """Lay an empty state out. Raises GameError with the field that is wrong."""
    s.laid_out = 1
    layout = _Layout(s)
    if len(position.players) > s.seats:
        raise GameError(f"position.players: expected at most {s.seats} wizards, found {len(position.players)}")
    wizards = [*position.players, *[Wizard()] * s.seats][: s.seats]
    for seat, wizard in enumerate(wizards):
        layout.wizard(seat, wizard, f"position.players[{seat}]")
    layout.automa(position.automa)
    layout.table(position)
    layout.locations(position)
    layout.copies()
    layout.flow(position)
    if position.rolls:
        s.chance = chance_of(position.rolls)


def chance_of(rolls: tuple[int, ...]) -> Chance:
    """A chance whose next dice show this. Nobody can make one, so one is looked for: with eight dice for seconds."""
    return Chance(_KEY, _before(rolls))


@cache
def _before(rolls: tuple[int, ...]) -> int:
    used = 0
    while not _rolls(Chance(_KEY, used), rolls):
        used += 1
    return used


def _rolls(chance: Chance, wanted: tuple[int, ...]) -> bool:
    return all(chance.below(dice.FACES) + 1 == roll for roll in wanted)


class _Layout:
    """Puts everything where a position says."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.used: Counter[int] = Counter()
        """How many of each component lie somewhere."""
        self.where: dict[int, str] = {}
        """The field that named a component last."""

    # --- words --------------------------------------------------------------------------------------------------------

    def component(self, name: str, field: str, *kinds: int) -> int:
        number = component_of(self.s.cat, at.KINDS, name, field, *kinds)
        self.used[number] += 1
        self.where[number] = field
        return number

    def components(self, ids: tuple[str, ...], field: str, *kinds: int) -> list[int]:
        return [self.component(name, f"{field}[{index}]", *kinds) for index, name in enumerate(ids)]

    def words(self, text: str, field: str, second: tuple[str, ...]) -> tuple[str, str]:
        """The name in a text, and what may follow it."""
        name, _, rest = text.partition(" ")
        if rest and rest not in second:
            raise GameError(f"{field}: expected {' or '.join(second)} after the first word, found {rest!r}")
        return name, rest

    def die(self, name: str, field: str, lying: bool = False) -> int:
        names = dice.NAMES[: dice.LASTING] if lying else dice.NAMES
        if name not in names:
            kind = "a die that lies in a location, such as red-6" if lying else "a die, such as red-6"
            raise GameError(f"{field}: expected {kind}, found {name!r}")
        return names.index(name)

    def party(self, party: int | str, field: str) -> int:
        s = self.s
        number = s.seats if party == "automa" else int(party)
        if number >= s.parties or (party == "automa" and s.seats > 1):
            raise GameError(f"{field}: expected a party of this game, found {party!r}")
        return number

    # --- what a party has ---------------------------------------------------------------------------------------------

    def wizard(self, seat: int, wizard: Wizard, field: str) -> None:
        s = self.s
        if wizard.talent is not None:
            s.talent = changed(s.talent, seat, self.card(seat, wizard.talent, f"{field}.talent", at.TALENT))
        for name, amount in wizard.store.items():
            self.store(seat, at.INGREDIENTS.index(name), amount, f"{field}.store.{name}")
        s.dice[seat] = sorted([self.die(name, f"{field}.dice[{index}]") for index, name in enumerate(wizard.dice)])
        self.marks(seat, wizard.marks, f"{field}.marks")
        self.zones(seat, wizard, field)
        self.experience(seat, wizard, field)
        s.reserved[seat] = sorted(self.components(wizard.reserved, f"{field}.reserved", at.CONTRACT))
        s.bound[seat] = sorted(self.components(wizard.bound, f"{field}.bound", at.CONTRACT))
        s.reserved_trials[seat] = sorted(self.components(wizard.reserved_trials, f"{field}.reserved_trials", at.TRIAL))
        s.wounds = changed(s.wounds, seat, wizard.wounds)
        s.must_rest = changed(s.must_rest, seat, int(wizard.must_rest))
        s.idle = changed(s.idle, seat, int(wizard.idle))

    def store(self, party: int, ingredient: int, amount: int, field: str) -> None:
        if amount > self.s.cat.store_limit:
            raise GameError(f"{field}: expected at most {self.s.cat.store_limit}, found {amount}")
        self.s.store[party * 6 + ingredient] = amount

    def marks(self, party: int, marks: dict[MarkSlot, str], field: str) -> None:
        s = self.s
        for slot, text in marks.items():
            here = f"{field}.{slot}"
            name, state = self.words(text, here, at.MARK_STATES)
            place = at.MARK_NAMES.index(slot)
            allowed = at.DISCIPLINES if place < at.DISCIPLINE_SLOTS else ("spark",)
            if name not in allowed:
                raise GameError(f"{here}: expected {' or '.join(allowed)}, found {name!r}")
            kind = _MARK_KINDS.index(name)
            s.mark[party * at.MARK_SLOTS + place] = kind * at.STATES + (at.MARK_STATES.index(state) if state else 0)
            if s.marks_left(kind) < 0:
                raise GameError(f"{here}: there are only {s.cat.box_marks[kind]} marks of {name}")

    def card(self, seat: int, text: str, field: str, *kinds: int) -> int:
        """A card of a wizard, rotated if its text says so. No two have the same name (PN-17.8)."""
        s = self.s
        name, rotated = self.words(text, field, (_ROTATED,))
        card = self.component(name, field, *kinds)
        if at.TALENT not in kinds and s.owns_name(seat, card):
            raise GameError(f"{field}: expected no two cards of one name, found {name!r} again")
        if rotated:
            s.rotated[seat] = sorted_in(s.rotated[seat], card)
        return card

    def zones(self, seat: int, wizard: Wizard, field: str) -> None:
        s = self.s
        for index, text in enumerate(wizard.grimoire):
            card = self.card(seat, text, f"{field}.grimoire[{index}]", at.SPELL, at.RECIPE, at.SUMMON)
            s.grimoire[seat] = sorted_in(s.grimoire[seat], card)
        for index, text in enumerate(wizard.inventory):
            card = self.card(seat, text, f"{field}.inventory[{index}]", at.RECIPE, at.READY_POTION, at.SUMMON)
            s.inventory[seat] = sorted_in(s.inventory[seat], card)
        for index, text in enumerate(wizard.equipment):
            here = f"{field}.equipment[{index}]"
            card = self.card(seat, text, here, at.ARTIFACT)
            place = seat * len(at.EQUIPMENT) + s.cat.slot[card]
            if s.equipment[place] >= 0:
                raise GameError(f"{here}: the place of the {at.EQUIPMENT[s.cat.slot[card]]} is taken")
            s.equipment = changed(s.equipment, place, card)
        for index, text in enumerate(wizard.tomes):
            card = self.card(seat, text, f"{field}.tomes[{index}]", at.TOME)
            s.tomes[seat] = [*s.tomes[seat], card]

    def experience(self, party: int, of: Wizard | Automa, field: str) -> None:
        """Contracts that were fulfilled and trials that were passed, on one of their paths (PN-40.10)."""
        s = self.s
        s.contracts[party] = self.components(of.contracts, f"{field}.contracts", at.CONTRACT)
        for index, text in enumerate(of.trials):
            here = f"{field}.trials[{index}]"
            name, path = self.words(text, here, at.PATHS)
            if not path:
                raise GameError(f"{here}: expected the path after the trial, as in '{name} dark'")
            trial = self.component(name, here, at.TRIAL)
            s.trials[party] = [*s.trials[party], trial * 2 + at.PATHS.index(path)]

    def automa(self, automa: Automa) -> None:
        s = self.s
        party, field = s.seats, "position.automa"
        if s.seats > 1:
            if automa != Automa():
                raise GameError(f"{field}: expected it in a game for one wizard only")
            return
        if automa.talent is not None:
            s.talent = changed(s.talent, party, self.component(automa.talent, f"{field}.talent", at.TALENT))
        self.marks(party, automa.marks, f"{field}.marks")
        self.store(party, at.ARCANA, automa.arcana, f"{field}.arcana")
        kept = (at.SPELL, at.RECIPE, at.SUMMON, at.ARTIFACT, at.READY_POTION)
        s.kept = self.components(automa.kept, f"{field}.kept", *kept)
        s.tomes[party] = self.components(automa.tomes, f"{field}.tomes", at.TOME)
        self.experience(party, automa, field)
        alignment = -1 if automa.alignment is None else at.PATHS.index(automa.alignment)
        s.automa = [automa.pointer, alignment, automa.restless, *s.automa[f.FACE :]]

    # --- what is common -----------------------------------------------------------------------------------------------

    def table(self, position: Position) -> None:
        s = self.s
        s.classes = self.classes(position)
        for name, cards in position.decks.items():
            self.deck(at.DECKS.index(name), cards, f"position.decks.{name}")
        for name, places in position.market.items():
            self.market(at.DECKS.index(name), places, f"position.market.{name}")
        s.row = self.components(position.row, "position.row", at.CONTRACT)
        s.trial_row = self.components(position.trial_row, "position.trial_row", at.TRIAL)
        s.fate = self.components(position.fate, "position.fate", *_FATE)[::-1]
        s.goals = self.components(position.goals, "position.goals", at.GOAL)
        s.prophecies = self.components(position.prophecies, "position.prophecies", at.PROPHECY)
        s.put_aside = self.components(position.put_aside, "position.put_aside", at.EVENT)
        s.removed = self.components(position.removed, "position.removed", at.TRIAL)

    def classes(self, position: Position) -> list[int]:
        """Those that are named, or those of the first marks and then the first others (PN-3.3, PN-3.14)."""
        s = self.s
        if position.classes is not None:
            named = [at.DISCIPLINES.index(name) for name in position.classes]
            if len(set(named)) < len(named):
                raise GameError("position.classes: expected four different Classes")
            return named
        first = [s.mark_kind(party, 0) for party in range(s.parties)]
        wanted = [kind for kind in first if kind >= 0]
        return list(dict.fromkeys([*wanted, *range(len(at.DISCIPLINES))]))[: at.CLASSES]

    def deck(self, deck: int, cards: tuple[str | Card, ...], field: str) -> None:
        s = self.s
        for index, entry in enumerate(cards):
            here = f"{field}[{index}]"
            named = Card(entry) if isinstance(entry, str) else entry
            card = self.component(named.id, here)
            if s.cat.deck_of[card] != deck:
                raise GameError(f"{here}: expected a card of this deck, found {named.id!r}")
            seen = sum({1 << self.seat(seat, f"{here}.seen_by") for seat in named.seen_by})
            s.decks[deck] = [card, *s.decks[deck]]
            s.seen_by[deck] = [seen, *s.seen_by[deck]]

    def seat(self, seat: int, field: str) -> int:
        if seat >= self.s.seats:
            raise GameError(f"{field}: expected a seat of this game, found {seat}")
        return seat

    def market(self, market: int, places: tuple[str | None, ...], field: str) -> None:
        s = self.s
        if places and not s.market_open(market):
            raise GameError(f"{field}: expected a market of a Class in play or of a shop")
        for place, text in enumerate(places):
            if text is None:
                continue
            here = f"{field}[{place}]"
            name, rotated = self.words(text, here, (_ROTATED,))
            card = self.component(name, here)
            if s.cat.deck_of[card] != market:
                raise GameError(f"{here}: expected a card of this market, found {name!r}")
            s.market = changed(s.market, market * at.MARKET_SIZE + place, card)
            if rotated:
                s.launched |= 1 << market * at.MARKET_SIZE + place

    def locations(self, position: Position) -> None:
        s = self.s
        for name, entry in position.locations.items():
            section, field = at.SECTION_NAMES.index(name), f"position.locations.{name}"
            if isinstance(entry, Placed):
                slots, beside = entry.slots, entry.beside
                fields = (f"{field}.slots", f"{field}.beside")
            else:
                open_slot = bool(s.cat.unlimited[section])
                slots = () if open_slot else entry
                beside = tuple([each for each in entry if each is not None]) if open_slot else ()
                fields = (field, field)
            self.slots(section, slots, fields[0])
            lying = [self.die(name, f"{fields[1]}[{index}]", True) for index, name in enumerate(beside)]
            s.beside[section] = sorted(lying)

    def slots(self, section: int, names: tuple[str | None, ...], field: str) -> None:
        """Dice in closed slots. Values are not looked at: those of the Automa need not fit (PN-49.18)."""
        s = self.s
        free = s.slots_of(section)
        if len(names) > len(free):
            raise GameError(f"{field}: expected at most {len(free)} closed slots, found {len(names)}")
        for index, name in enumerate(names):
            if name is None:
                continue
            die = self.die(name, f"{field}[{index}]", True)
            wanted = s.cat.die_slots[free[index]].kind
            if wanted != at.SLOT_ANY and not dice.fits(die, wanted):
                raise GameError(f"{field}[{index}]: expected a die that fits the slot, found {name!r}")
            s.placed[free[index]] = die

    def copies(self) -> None:
        """There are only so many of every component."""
        for number, count in self.used.items():
            if count > self.s.cat.copies[number]:
                name = self.s.cat.ids[number]
                message = f"expected at most {self.s.cat.copies[number]} of {name!r} in all, found one more"
                raise GameError(f"{self.where[number]}: {message}")

    # --- the flow -----------------------------------------------------------------------------------------------------

    def flow(self, position: Position) -> None:
        s = self.s
        parties = range(s.parties)
        named = position.order if position.order is not None else tuple(parties)
        s.order = [
            self.party("automa" if party == s.seats else party, f"position.order[{index}]")
            for index, party in enumerate(named)
        ]
        if sorted(s.order) != list(parties):
            raise GameError("position.order: expected every party once")
        s.active = self.party(position.to_act, "position.to_act")
        s.round = position.round
        place = s.order.index(s.active)
        for party in parties:
            begun = s.order.index(party) <= place
            s.turns = changed(s.turns, party, position.round if begun else position.round - 1)
        if position.last_turns is not None:
            s.last_turns = position.last_turns
        if position.ended_by is not None:
            field = "position.ended_by"
            s.ended_by = component_of(s.cat, at.KINDS, position.ended_by, field, at.PROPHECY)
        s.begin_now()
        self.turn(position)

    def turn(self, position: Position) -> None:
        s = self.s
        seat = s.active
        if seat == s.seats:
            raise GameError("position.to_act: expected a seat; the Automa acts before anybody is asked")
        s.trunk.append((frames.NEXT_TURN, -1))
        s.trunk.append((frames.END_TURN, seat, 0))
        s.stack = s.trunk
        if position.turn == "choose":
            s.trunk.append((frames.CHOOSE_TURN, seat))
        elif position.turn == "end":
            s.turn_type = _TURNS[position.ends]
        else:
            heard, s.heard = s.heard, False  # that the turn has this type is nothing that happens
            begin_turn_type(s, seat, _TURNS[position.turn])
            s.heard = heard
        self.now(position.now)
        if position.turn == "trial":
            begin_trial(s, seat, self.trial(seat, position.trial))
        if position.threat is not None:
            face_threat(s, seat, position.threat.dice, position.threat.fixed)

    def trial(self, seat: int, name: str | None) -> int:
        """The one that is attempted lies in the row, or is reserved by the wizard (PN-44.1)."""
        s = self.s
        if name is None:
            raise GameError("position.trial: expected the trial of a Trial turn")
        trial = component_of(s.cat, at.KINDS, name, "position.trial", at.TRIAL)
        if trial not in s.trial_row and trial not in s.reserved_trials[seat]:
            raise GameError(f"position.trial: expected one of the row or of the wizard, found {name!r}")
        return trial

    def now(self, now: Now) -> None:
        s = self.s
        if now.placements is not None:
            s.now[f.PLACEMENTS] = now.placements
        s.now[f.PLACED] = int(now.placed)
        s.now[f.WITHOUT_SLOT] = now.without_slot
        s.now[f.IN_TIME] = int(now.in_time)
        s.now[f.NUDGES] = now.nudges
        s.now[f.DISCOUNT] = now.discount
        s.now[f.IGNORE_SUPPLY] = int(now.ignore_supply)
        s.now[f.DOOMED] = int(now.doomed)
        s.now[f.MORTAL] = int(now.mortal)
        for name, amount in now.amplify.items():
            s.now[f.AMPLIFY + _ANY.index(name)] = amount


# --- facts ------------------------------------------------------------------------------------------------------------


def facts_of(s: State) -> Data:
    """The whole truth in the shape of positions."""
    return {
        "round": s.round,
        "to_act": list(s.actors()),
        "active": _party(s, s.active),
        "turn": at.TURNS.get(s.turn_type),
        "over": s.over,
        "order": [_party(s, party) for party in s.order],
        "last_turns": s.last_turns if s.last_turns >= 0 else None,
        "ended_by": _id(s, s.ended_by),
        "now": _now_facts(s),
        "classes": [at.DISCIPLINES[each] for each in s.classes],
        "decks": {name: _ids(s, s.decks[deck][::-1]) for deck, name in enumerate(at.DECKS)},
        "market": {at.DECKS[market]: _market_facts(s, market) for market in range(at.MARKETS) if s.market_open(market)},
        "row": _ids(s, s.row),
        "trial_row": _ids(s, s.trial_row),
        "fate": _ids(s, s.fate[::-1]),
        "goals": _ids(s, s.goals),
        "prophecies": _ids(s, s.prophecies),
        "put_aside": _ids(s, s.put_aside),
        "removed": _ids(s, s.removed),
        "locations": {name: _section_facts(s, section) for section, name in enumerate(at.SECTION_NAMES)},
        "threat": _threat_facts(s),
        "set_aside": [dice.NAMES[die] for die in s.set_aside],
        "automa": _automa_facts(s) if s.seats == 1 else None,
        "players": [_wizard_facts(s, seat) for seat in range(s.seats)],
    }


def _id(s: State, component: int) -> str | None:
    return s.cat.ids[component] if component >= 0 else None


def _ids(s: State, components: list[int]) -> list[str]:
    return [s.cat.ids[each] for each in components]


def _party(s: State, party: int) -> int | str | None:
    if party < 0:
        return None
    return "automa" if party == s.seats else party


def _now_facts(s: State) -> Data:
    now = s.now
    return {
        "placements": now[f.PLACEMENTS],
        "placed": bool(now[f.PLACED]),
        "without_slot": now[f.WITHOUT_SLOT],
        "in_time": bool(now[f.IN_TIME]),
        "nudges": now[f.NUDGES],
        "discount": now[f.DISCOUNT],
        "ignore_supply": bool(now[f.IGNORE_SUPPLY]),
        "doomed": bool(now[f.DOOMED]),
        "mortal": bool(now[f.MORTAL]),
        "amplify": {name: now[f.AMPLIFY + index] for index, name in enumerate(_ANY)},
    }


def _threat_facts(s: State) -> Data | None:
    """The prepared dice, and the rolled ones that are not resolved yet."""
    threat = s.threat
    if not threat[f.GOING_ON]:
        return None
    rolled = [value + 1 for value in range(dice.FACES) for _ in range(threat[f.ROLLED + value])]
    return {"dice": threat[f.LOOSE], "fixed": threat[f.FIXED], "rolled": rolled, "misses": threat[f.MISSES]}


def _market_facts(s: State, market: int) -> list[str | None]:
    places = range(market * at.MARKET_SIZE, (market + 1) * at.MARKET_SIZE)
    return [
        f"{s.cat.ids[s.market[place]]} {_ROTATED}" if s.launched >> place & 1 else _id(s, s.market[place])
        for place in places
    ]


def _section_facts(s: State, section: int) -> Data:
    slots = [s.placed[slot] for slot in s.slots_of(section)]
    return {
        "slots": [dice.NAMES[die] if die >= 0 else None for die in slots],
        "beside": [dice.NAMES[die] for die in s.beside[section]],
    }


def _marks_facts(s: State, party: int) -> dict[str, str]:
    """The marks by slot: `ruby`, `ruby discharged`."""
    found: dict[str, str] = {}
    for slot, name in enumerate(at.MARK_NAMES):
        kind = s.mark_kind(party, slot)
        if kind >= 0:
            state = s.mark_state(party, slot)
            found[name] = _MARK_KINDS[kind] if state == at.CHARGED else f"{_MARK_KINDS[kind]} {at.MARK_STATES[state]}"
    return found


def _trials(s: State, party: int) -> list[str]:
    return [f"{s.cat.ids[each // 2]} {at.PATHS[each % 2]}" for each in s.trials[party]]


def _points(s: State, party: int) -> dict[str, int]:
    """What a party would score now, by what it comes from, and in all."""
    points = points_of(s, party)
    return {**points, "total": sum(points.values())}


def _automa_facts(s: State) -> Data:
    party = s.seats
    alignment = s.automa[f.ALIGNMENT]
    return {
        "talent": _id(s, s.talent[party]),
        "marks": _marks_facts(s, party),
        "arcana": s.has(party, at.ARCANA),
        "kept": _ids(s, s.kept),
        "tomes": _ids(s, s.tomes[party]),
        "contracts": _ids(s, s.contracts[party]),
        "trials": _trials(s, party),
        "pointer": s.automa[f.POINTER],
        "alignment": at.PATHS[alignment] if alignment >= 0 else None,
        "restless": s.automa[f.RESTLESS],
        "points": _points(s, party),
    }


def _wizard_facts(s: State, seat: int) -> Data:
    talent = s.talent[seat]
    return {
        "talent": _shown(s, seat, [talent])[0] if talent >= 0 else None,
        "store": {name: s.has(seat, ingredient) for ingredient, name in enumerate(at.INGREDIENTS)},
        "dice": [dice.NAMES[die] for die in s.dice[seat]],
        "marks": _marks_facts(s, seat),
        "grimoire": _shown(s, seat, s.grimoire[seat]),
        "inventory": _shown(s, seat, s.inventory[seat]),
        "equipment": _shown(s, seat, s.equipped(seat)),
        "tomes": _ids(s, s.tomes[seat]),
        "contracts": _ids(s, s.contracts[seat]),
        "trials": _trials(s, seat),
        "reserved": _ids(s, s.reserved[seat]),
        "bound": _ids(s, s.bound[seat]),
        "reserved_trials": _ids(s, s.reserved_trials[seat]),
        "wounds": s.wounds[seat],
        "must_rest": bool(s.must_rest[seat]),
        "idle": bool(s.idle[seat]),
        "points": _points(s, seat),
    }


def _shown(s: State, seat: int, cards: list[int]) -> list[str]:
    """Cards with the word that says which lie rotated."""
    return [f"{s.cat.ids[card]} {_ROTATED}" if s.is_rotated(seat, card) else s.cat.ids[card] for card in cards]
