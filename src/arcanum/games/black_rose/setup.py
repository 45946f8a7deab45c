"""Setting up: rooms, event and quest sides, colours, mages, grimoires; and what the options may ask for."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import SEAT, Ask, Decision, Frame, Step
from arcanum.core.game import GameError
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import Catalogue, Material
from arcanum.games.black_rose.fields import MARKERS
from arcanum.games.black_rose.lodge import CENTRE, ROOMS
from arcanum.games.black_rose.state import State

# BR-5.3
PERSONAL_COPIES: Final = 3
STANDARD: Final = "standard"
RANDOM: Final = "random"
_REMEMBERED: Final = 64
"""So many different wishes are kept in mind."""

# --- what the options may ask for -------------------------------------------------------------------------------------


def named(cat: Catalogue, option: str, value: str, kind: int) -> list[int]:
    """The components that an option names, separated by commas."""
    found: list[int] = []
    for name in [part.strip() for part in value.split(",")]:
        number = cat.component.get(name, -1)
        if number < 0 or cat.kind[number] != kind:
            raise GameError(f"option {option}: expected the id of a {at.KINDS[kind]}, got {name!r}")
        if number in found:
            raise GameError(f"option {option}: expected each {at.KINDS[kind]} once, got {name!r} again")
        found.append(number)
    return found


def school_of(cat: Catalogue, options: dict[str, str | int]) -> int:
    """The one school that both mages study; it may be another than the standard one (BR-29.1, BR-29.2)."""
    schools = named(cat, "school", str(options["school"]), at.SCHOOL)
    if len(schools) != 1:
        raise GameError(f"option school: expected exactly one school, got {options['school']!r}")
    return schools[0]


def mages_of(cat: Catalogue, options: dict[str, str | int]) -> list[int]:
    """The mages to choose from: those that came with the school, or those that are named (BR-29.4)."""
    value = str(options["mages"])
    if value == STANDARD:
        school = school_of(cat, options)
        mages = [mage for mage in cat.mage_list if cat.pack[mage] == cat.pack[school]]
    else:
        mages = named(cat, "mages", value, at.MAGE)
    if len(mages) < 2:
        raise GameError(f"option mages: expected at least 2 mages, got {len(mages)}")
    return sorted(mages)


def rooms_of(cat: Catalogue, options: dict[str, str | int]) -> list[int]:
    """The seven rooms: the standard ones, in which some may be swapped for rooms of the same base name; or a whole set
    of seven with seven different colours. The centre room comes first (BR-2.4, BR-2.8, BR-29.5, BR-29.6)."""
    value = str(options["rooms"])
    chosen = [] if value == STANDARD else named(cat, "rooms", value, at.ROOM)
    rooms = chosen if len(chosen) == ROOMS else _swapped_in(cat, chosen)
    if len({cat.colour[room] for room in rooms}) != ROOMS:
        raise GameError("option rooms: expected seven different colours, got some twice")
    centre = [room for room in rooms if cat.base[room] == cat.centre_base]
    if len(centre) != 1:
        raise GameError(f"option rooms: expected one room with the base name {cat.centre_base!r}, got {len(centre)}")
    return centre + [room for room in rooms if room != centre[0]]


def _swapped_in(cat: Catalogue, chosen: list[int]) -> list[int]:
    """The standard rooms with the chosen ones in the places of their base names, of which none is taken twice
    (BR-2.19)."""
    rooms = cat.default_rooms[:]
    bases = [cat.base[room] for room in rooms]
    taken: list[str] = []
    for room in chosen:
        base = cat.base[room]
        if base not in bases:
            message = f"expected a room with one of the base names {', '.join(bases)}"
            raise GameError(f"option rooms: {message}, got {cat.ids[room]!r} ({base})")
        if base in taken:
            raise GameError(f"option rooms: expected one room of each base name, got {cat.ids[room]!r} as well")
        taken.append(base)
        rooms[bases.index(base)] = room
    return rooms


def forgotten_of(cat: Catalogue, options: dict[str, str | int]) -> list[int]:
    """The standard ones, or those that are named, also of other sets (BR-29.3)."""
    value = str(options["forgotten"])
    if value == STANDARD:
        return cat.forgotten[:]
    spells = named(cat, "forgotten", value, at.SPELL)
    for spell in spells:
        if cat.spell_kind[spell] != at.FORGOTTEN:
            raise GameError(f"option forgotten: expected forgotten spells, got {cat.ids[spell]!r}")
    return spells


def library_of(cat: Catalogue, school: int) -> list[int]:
    """What is left of the school deck when both grimoires have been taken (BR-5.2, BR-9.11)."""
    taken = [card for cards in cat.grimoires[school] for card in cards]
    library: list[int] = []
    for card in cat.spell_list:
        if cat.school[card] == school:
            library += [card] * (cat.copies[card] - taken.count(card))
    return library


def material_of(cat: Catalogue, options: dict[str, str | int]) -> Material:
    """What these options ask for; raises GameError, naming the option, for what these packs cannot offer."""
    key = (str(options["school"]), str(options["mages"]), str(options["rooms"]), str(options["forgotten"]))
    known = cat.materials.get(key)
    if known is not None:
        return known
    school, mages = school_of(cat, options), mages_of(cat, options)
    material = Material(school, mages, rooms_of(cat, options), forgotten_of(cat, options), library_of(cat, school))
    if len(cat.materials) >= _REMEMBERED:
        cat.materials.clear()
    cat.materials[key] = material
    return material


def check_options(cat: Catalogue, options: dict[str, str | int]) -> None:
    """Raises GameError, naming the option, for what these packs cannot offer."""
    material_of(cat, options)
    check_side("event", options["event"], list(cat.sets))
    for card in range(at.QUEST_CARDS):
        name = f"quests_{card + 1}"
        check_side(name, options[name], list(cat.quest_sides[card]))


def check_side(name: str, value: str | int, sides: list[str]) -> None:
    if value != RANDOM and value not in sides:
        allowed = ", ".join([RANDOM, *sides])
        raise GameError(f"option {name}: expected one of {allowed}, got {value!r}")


# --- laying out -------------------------------------------------------------------------------------------------------


class SetUp(Step[State]):
    """Everything up to the first choice of the crown holder."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        lay_out_common(s)
        other = 1 - s.crown
        if s.heard:
            s.log.append((ev.GAME_STARTED, s.all, s.crown))
        s.stack.append((frames.ROUND, -1))
        s.stack.append((frames.CHOOSE_GRIMOIRE, s.crown))
        s.stack.append((frames.CHOOSE_MAGE, other))
        s.stack.append((frames.CHOOSE_MAGE, s.crown))
        s.stack.append((frames.CHOOSE_COLOUR, s.crown))


def lay_out_common(s: State) -> None:
    """Rooms, event side, quests, crown, forgotten deck, and the markers on the tracks (BR-1.5, BR-2.4, BR-2.5, BR-9.2,
    BR-9.4, BR-9.5, BR-9.7, BR-9.12, BR-9.13)."""
    material = material_of(s.cat, s.options)
    ring = material.rooms[1:]
    s.chance.shuffle(ring)
    s.room_at = [material.rooms[CENTRE], *ring]
    choose_sides(s)
    crown = s.options["crown"]
    s.crown = s.chance.below(2) if crown == RANDOM else int(crown)
    s.first = s.crown
    s.school = material.school
    forgotten = material.forgotten.copy()
    s.chance.shuffle(forgotten)
    s.forgotten = forgotten
    for party in range(at.PARTIES):
        s.supply[party] -= MARKERS[party]


def choose_sides(s: State) -> None:
    """The side of the event card, kept in the options for all to see, and of each quest card on its own (BR-9.3,
    BR-26.1)."""
    options = dict(s.options)
    pick(s, options, "event", list(s.cat.sets))
    for card in range(at.QUEST_CARDS):
        name = f"quests_{card + 1}"
        sides = s.cat.quest_sides[card]
        pick(s, options, name, list(sides))
        s.quests = s.quests + sides[str(options[name])]
    s.quest_mark = [at.NOBODY] * len(s.quests)
    s.options = options


def pick(s: State, options: dict[str, str | int], name: str, sides: list[str]) -> None:
    if options[name] == RANDOM:
        options[name] = sides[s.chance.below(len(sides))]


# --- choices of the players -------------------------------------------------------------------------------------------


class ChooseColour(Ask[State]):
    """The other player gets the remaining one (BR-9.6)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return [at.A_COLOUR, at.A_COLOUR + 1]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        seat = frame[SEAT]
        colour = action - at.A_COLOUR
        s.colour = [colour, 1 - colour] if seat == 0 else [1 - colour, colour]
        if s.heard:
            for each in (seat, 1 - seat):
                s.log.append((ev.COLOUR_CHOSEN, s.all, each, s.colour[each]))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("choose-a-colour", rule="BR-9.6")

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[SEAT], "choose-colour", {}, "", "BR-9.6")


class ChooseMage(Ask[State]):
    """A mage that the other player has not taken (BR-3.11, BR-9.6)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return [s.cat.choose_mage[mage] for mage in material_of(s.cat, s.options).mages if mage not in s.mage]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        s.mage = changed(s.mage, frame[SEAT], s.cat.argument[action])
        if s.heard:
            s.log.append((ev.MAGE_CHOSEN, s.all, frame[SEAT], s.mage[frame[SEAT]]))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.CHOOSE_MAGE:
            return Reason("choose-a-mage", rule="BR-9.6")
        mage = s.cat.argument[action]
        name: dict[str, str | int] = {"card": s.cat.ids[mage]}
        if mage in s.mage:
            return Reason("mage-taken", name, "BR-3.11")
        return Reason("mage-not-in-this-game", name, "BR-29.4")

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[SEAT], "choose-mage", {}, "", "BR-9.6")


class ChooseGrimoire(Ask[State]):
    """The other player gets the other one; then the cards are dealt (BR-9.8)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return [at.A_GRIMOIRE, at.A_GRIMOIRE + 1]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        seat = frame[SEAT]
        chosen = action - at.A_GRIMOIRE
        deal(s, seat, chosen)
        deal(s, 1 - seat, 1 - chosen)
        library = material_of(s.cat, s.options).library.copy()
        s.chance.shuffle(library)
        s.library = library
        s.revelations += 1

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("choose-a-grimoire", rule="BR-9.8")

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[SEAT], "choose-grimoire", {"school": s.cat.ids[s.school]}, "", "BR-9.8")


def deal(s: State, seat: int, which: int) -> None:
    """Six listed cards and one personal spell are the grimoire; the other two personal spells lie in the memories
    (BR-9.9, BR-9.10, BR-9.16)."""
    personal = s.cat.personal[s.mage[seat]]
    if s.heard:
        s.log.append((ev.GRIMOIRE_CHOSEN, s.all, seat, which))
    s.grimoire[seat] = sorted([*s.cat.grimoires[s.school][which], personal])
    s.bound[seat] = s.grimoire[seat]
    s.memories[seat] = [personal] * (PERSONAL_COPIES - 1)
    s.shuffle_grimoire(seat)
