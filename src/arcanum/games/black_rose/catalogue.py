"""The catalogue: every component and action by number, and the programs of effects.

It is made once from the packs (`compiler.py`) and never changes; all states of a game share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arcanum.core.actions import ActionSpace
from arcanum.core.flow import Step

if TYPE_CHECKING:
    from arcanum.games.black_rose.state import State

# --- kinds of components ----------------------------------------------------------------------------------------------

SPELL: Final = 0
ROOM: Final = 1
MAGE: Final = 2
EVOCATION: Final = 3
UPGRADE: Final = 4
SCHOOL: Final = 5
EVENT: Final = 6
QUEST: Final = 7
KINDS: Final = ("spell", "room", "mage", "evocation", "upgrade", "school", "event", "quest")

SCHOOL_SPELL: Final = 0
PERSONAL: Final = 1
FORGOTTEN: Final = 2
SPELL_KINDS: Final = ("school", "personal", "forgotten")

COMBAT: Final = 0
CONJURATION: Final = 1
TYPES: Final = ("combat", "conjuration")
ELEMENTS: Final = ("air", "earth", "fire", "water", "sacred", "profane", "magic", "any")
ANY_ELEMENT: Final = 7
COLOURS: Final = ("black", "grey", "red", "yellow", "green", "blue", "purple")

MAIN: Final = 0
REVERSE: Final = 1
SIDES: Final = ("main", "reverse")
SLOTS: Final = ("quick", "i", "ii", "iii")
QUICK: Final = 0
SLOT_COUNT: Final = 4
"""Spell slots of a mage: quick, I, II, III. The slots of both are numbered seat * 4 + slot."""
EVOCATION_SLOTS: Final = 3
QUEST_CARDS: Final = 2
GRIMOIRES: Final = ("a", "b")

# target types
T_FIGURE: Final = 0
T_MAGE: Final = 1
T_EVOCATION: Final = 2
T_AREA: Final = 3
T_SELF: Final = 4
T_SPECIAL: Final = 5
TARGETS: Final = ("figure", "mage", "evocation", "area", "self", "special")

# owners
OPPONENT: Final = 0
OWN: Final = 1
ANY: Final = 2
OWNERS: Final = ("opponent", "own", "any")

# stats
STRENGTH: Final = 0
SPEED: Final = 1
HEALTH: Final = 2
STATS: Final = ("strength", "speed", "health")

# --- figures and parties ----------------------------------------------------------------------------------------------

ROSE: Final = 2
"""The party without a seat. Parties 0 and 1 are the mages, by seat."""
PARTIES: Final = 3
FIGURES: Final = 8
"""Figures 0 and 1 are the mages, by seat; 2 + seat * 3 + slot is the evocation in a slot."""
FIGURE_NAMES: Final = (
    "mage_0",
    "mage_1",
    "evocation_0_1",
    "evocation_0_2",
    "evocation_0_3",
    "evocation_1_1",
    "evocation_1_2",
    "evocation_1_3",
)
OWNER_OF: Final = (0, 1, 0, 0, 0, 1, 1, 1)
MEMBERS: Final[list[list[int]]] = [[n for n in range(FIGURES) if mask >> n & 1] for mask in range(1 << FIGURES)]
"""The members of each set of figures or rooms, ascending."""
MAGES: Final = 3
"""Both mages as a set of figures."""
EVOCATIONS: Final = 252
"""All evocations as a set of figures."""
OF_SEAT: Final = (1 | 28, 2 | 224)
"""The figures of each seat."""
NOBODY: Final = -1
DECOY: Final = 8
"""The target that is no figure."""

# --- actions ----------------------------------------------------------------------------------------------------------

DONE: Final = 0
YES: Final = 1
NO: Final = 2
END: Final = 3
EXPLORE: Final = 4
COMBAT_ACTION: Final = 5
COMMAND: Final = 6
ACTIVATE: Final = 7
CAST: Final = 8
INERTIA: Final = 9
PERSIST: Final = 10
LOOK: Final = 11
LEAVE: Final = 12
MOVE: Final = 13
CHOOSE_ROOM: Final = 14
PLACE_DECOY: Final = 15
CHOOSE_FIGURE: Final = 16
ATTACK: Final = 17
TOKEN: Final = 18
OPTION: Final = 19
SLOT: Final = 20
COLOUR: Final = 21
GRIMOIRE: Final = 22
PREPARE: Final = 23
DISCARD: Final = 24
TAKE: Final = 25
FIND: Final = 26
CHOOSE_MAGE: Final = 27
CHOOSE_UPGRADE: Final = 28
DECLARE: Final = 29

# Actions that every catalogue has, with their numbers: the compiler adds them first, in this order.
A_DONE: Final = 0
A_YES: Final = 1
A_NO: Final = 2
A_END: Final = 3
A_EXPLORE: Final = 4
A_COMBAT: Final = 5
A_COMMAND: Final = 6
A_ACTIVATE: Final = 7
A_CAST: Final = 8
A_INERTIA: Final = 12
A_PERSIST: Final = 16
A_LOOK: Final = 20
A_LEAVE: Final = 24
A_MOVE: Final = 28
A_ROOM: Final = 35
A_DECOY: Final = 42
A_FIGURE: Final = 49
A_ATTACK: Final = 57
A_TOKEN: Final = 65
A_OPTION: Final = 81
A_SLOT: Final = 87
A_COLOUR: Final = 90
A_GRIMOIRE: Final = 92
TOKEN_PLACES: Final = 16
OPTIONS: Final = 6

# --- registers of an effect -------------------------------------------------------------------------------------------
# An effect that is being applied is a list of numbers in `State.effects`; these are its places.

PROGRAM: Final = 0
PC: Final = 1
"""The next part of the program."""
CASTER: Final = 2
"""The seat that applies it; NOBODY for an event."""
SOURCE: Final = 3
"""The component that it comes from."""
SORT: Final = 4
"""What its damage counts as (BR-22.15)."""
TARGET: Final = 5
"""A figure, DECOY, or NOBODY."""
TARGET_ROOM: Final = 6
"""Fixed when the target is chosen; -1 for none."""
PICKED: Final = 7
PICKED_ROOMS: Final = 8
PICKED_COUNT: Final = 9
ITEM: Final = 10
"""The element of a for_each: a figure or a room."""
TODO: Final = 11
"""What is left of a for_each, as a mask."""
SUMMONED: Final = 12
ENTERED: Final = 13
"""The rooms that the caster entered by this effect."""
GONE: Final = 14
"""The figures that left the lodge since the effect began: what was chosen before does not mean them any more."""
DEFEATED: Final = 15
"""The figures that this effect defeated."""
DOOMED: Final = 16
"""The figures whose last free slot this effect filled: they are looked at when the sentence ends."""
THIS: Final = 17
"""The evocation whose skill or attack this is, or the mage who attacks; NOBODY otherwise."""
THIS_ROOM: Final = 18
"""The room that is activated; -1 for none."""
TRIGGER_SOURCE: Final = 19
TRIGGER_TARGET: Final = 20
TRIGGER_ROOM: Final = 21
HOLDER: Final = 22
"""On whose mage card the persistence token of this effect lies."""
SPELL_SLOT: Final = 23
"""seat * 4 + slot of the spell; -1 for none."""
STRENGTH_NOW: Final = 24
"""The damage of a physical attack."""
REGISTERS: Final = 25

# sorts of damage
SPELL_DAMAGE: Final = 0
PHYSICAL: Final = 1
OTHER: Final = 2
LASTING: Final = 3
"""What a persistent effect deals: other damage that triggers no persistent effect."""

# --- events that something may wait for -------------------------------------------------------------------------------

ON_REVEAL: Final = 0
ON_DAMAGE: Final = 1
ON_ENTER: Final = 2
ON_EVOCATION: Final = 3
ON_MAGE_DEFEATED: Final = 4
ON_EVOCATION_DEFEATED: Final = 5
ON_ROOM_ACTIVATED: Final = 6
ON_FORGOTTEN: Final = 7
ON_RESTORED: Final = 8
ON_PHASE_END: Final = 9
ON_STATE: Final = 10

ACTION_PHASE: Final = 1
EVOCATION_PHASE: Final = 2

# What conditions of quests look at, as a set: first the events above, then what a mage may have more of at a moment,
# and again for the other mage.
NEWS_OF_PHASE: Final = 1 << ON_PHASE_END
NEWS_OF_INSTABILITY: Final = 1 << 11
NEWS_OF_EVOCATIONS: Final = 1 << 12
NEWS_OF_SPELLS: Final = 1 << 13
"""Spells revealed."""
NEWS_OF_DAMAGE: Final = 1 << 14
NEWS_OF_COLOURS: Final = 1 << 15
NEWS_OF_THE_REST: Final = 1 << 16
"""Whatever nobody keeps an eye on; it may always have changed."""
NEWS_OF_LOSSES: Final = 1 << 17
"""Of anything that is counted a mage may have less."""
ALL_NEWS: Final = (1 << 23) - 1

_OF_A_MAGE: Final = NEWS_OF_INSTABILITY | NEWS_OF_EVOCATIONS | NEWS_OF_SPELLS | NEWS_OF_DAMAGE | NEWS_OF_COLOURS
_OTHER_MAGE: Final = 7
"""So far above the news of mage 0 are those of mage 1."""


def news_of(looks_at: int, seat: int) -> int:
    """What a condition looks at when it is asked of a mage."""
    return looks_at if seat == 0 else looks_at & ~_OF_A_MAGE | (looks_at & _OF_A_MAGE) << _OTHER_MAGE


# By party; whatever the Rose has, no quest asks for it.
MORE_INSTABILITY: Final[list[int]] = [NEWS_OF_INSTABILITY, news_of(NEWS_OF_INSTABILITY, 1), 0]
MORE_EVOCATIONS: Final[list[int]] = [NEWS_OF_EVOCATIONS, news_of(NEWS_OF_EVOCATIONS, 1)]
MORE_SPELLS: Final[list[int]] = [NEWS_OF_SPELLS, news_of(NEWS_OF_SPELLS, 1)]
MORE_DAMAGE: Final[list[int]] = [NEWS_OF_DAMAGE, news_of(NEWS_OF_DAMAGE, 1)]
MORE_COLOURS: Final[list[int]] = [NEWS_OF_COLOURS, news_of(NEWS_OF_COLOURS, 1)]


class Op:
    """One part of a program."""

    def run(self, s: State, e: list[int]) -> None:
        """Do it for the effect with these registers. What has to be asked is pushed on the stack; the program waits."""
        raise NotImplementedError

    def payable(self, s: State, e: list[int]) -> bool:
        """Whether it can be carried out in full, as a cost."""
        return False


class Test:
    """A condition."""

    def holds(self, s: State, e: list[int]) -> bool:
        raise NotImplementedError

    def needs(self) -> int:
        """How many of what it counts have to be there; 0 if that cannot be said in a number."""
        return 0

    def has(self, s: State, e: list[int]) -> int:
        """How many of them there are."""
        return 0

    def looks_at(self) -> int:
        """What has to change before the answer may become yes, as a set of news (those of mage 0 stand for either)."""
        return NEWS_OF_THE_REST


class Aim:
    """What a side of a spell is aimed at."""

    __slots__ = ("archetype", "owner", "reach", "type")

    def __init__(self, type_: int, reach: int, owner: int, archetype: int) -> None:
        self.type: int = type_
        self.reach: int = reach
        self.owner: int = owner
        self.archetype: int = archetype
        """The archetype that is asked for; -1 for any."""


class Lasting:
    """A persistent effect: what it waits for, and what it does then."""

    __slots__ = ("event", "kind", "program", "who")

    def __init__(self, event: int, who: int, kind: int, program: int) -> None:
        self.event: int = event
        self.who: int = who
        """Whose doing or suffering is waited for: BY_CASTER, BY_OPPONENT or BY_HOLDER."""
        self.kind: int = kind
        """The sort of damage; -1 for any."""
        self.program: int = program


BY_CASTER: Final = 0
BY_OPPONENT: Final = 1
BY_HOLDER: Final = 2


class QuestCard:
    """A quest: its condition, its effect and what it is worth to the Rose."""

    __slots__ = (
        "card",
        "component",
        "cond",
        "event",
        "looks_at",
        "looks_at_for",
        "phase",
        "program",
        "rose_power",
        "side",
        "who",
    )

    def __init__(self, component: int, card: int, side: str, rose_power: int, program: int) -> None:
        self.component: int = component
        self.card: int = card
        self.side: str = side
        self.rose_power: int = rose_power
        self.program: int = program
        self.event: int = ON_STATE
        self.who: int = BY_CASTER
        self.phase: int = 0
        self.cond: Test | None = None
        self.looks_at_for: list[int] = [ALL_NEWS, ALL_NEWS]
        """The news without which the quest is not met by each mage if it was not before."""
        self.looks_at: int = ALL_NEWS
        """The same for both of them."""


class Material:
    """What a game is played with, as the options ask for it."""

    __slots__ = ("forgotten", "library", "mages", "rooms", "school")

    def __init__(
        self, school: int, mages: list[int], rooms: list[int], forgotten: list[int], library: list[int]
    ) -> None:
        self.school: int = school
        self.mages: list[int] = mages
        """To choose from."""
        self.rooms: list[int] = rooms
        """The centre room comes first."""
        self.forgotten: list[int] = forgotten
        self.library: list[int] = library
        """What is left of the school deck when both grimoires have been taken."""


class Catalogue:
    """All components and actions, by number. Tables that concern one kind only have a place for every component."""

    __slots__ = (
        "aims",
        "archetype_masks",
        "archetype_names",
        "argument",
        "attack_program",
        "base",
        "block",
        "bonus_amount",
        "bonus_stat",
        "centre_base",
        "choose_mage",
        "choose_upgrade",
        "colour",
        "component",
        "copies",
        "declare",
        "default_rooms",
        "discard",
        "element",
        "entries",
        "event_programs",
        "find",
        "forgotten",
        "grimoires",
        "hand_limit",
        "health",
        "ids",
        "kind",
        "lasting",
        "mage_list",
        "materials",
        "pack",
        "pack_ids",
        "personal",
        "prepare",
        "prepare_sides",
        "programs",
        "quest_cards",
        "quest_sides",
        "rewards",
        "room_programs",
        "room_slots",
        "school",
        "school_evocation",
        "school_upgrades",
        "sets",
        "side_lasting",
        "skill",
        "space",
        "speed",
        "spell_kind",
        "spell_list",
        "spell_programs",
        "steps",
        "strength",
        "symbol",
        "take",
        "type",
    )

    def __init__(self, ids: list[str], space: ActionSpace, steps: list[Step[Any]]) -> None:
        count = len(ids)
        self.ids: list[str] = ids
        self.component: dict[str, int] = {name: number for number, name in enumerate(ids)}
        self.space: ActionSpace = space
        self.steps: list[Step[Any]] = steps
        self.pack_ids: list[str] = []
        self.pack: list[int] = [0] * count
        """The pack that each component comes from."""
        self.kind: list[int] = [0] * count

        # programs
        self.programs: list[list[Op]] = []
        self.attack_program: int = -1
        self.lasting: list[Lasting] = []

        # spells: two places per spell where the sides differ, spell * 2 + side
        self.spell_list: list[int] = []
        self.spell_kind: list[int] = [-1] * count
        self.school: list[int] = [-1] * count
        """The school of a spell or an upgrade."""
        self.copies: list[int] = [0] * count
        self.symbol: list[int] = [0] * count
        self.spell_programs: list[int] = [-1] * (2 * count)
        self.aims: list[Aim] = [Aim(T_SPECIAL, 0, ANY, -1)] * (2 * count)
        self.side_lasting: list[int] = [-1] * (2 * count)
        """The persistent effect of a side; -1 for none."""
        self.type: list[int] = [0] * (2 * count)
        self.element: list[int] = [0] * (2 * count)
        self.forgotten: list[int] = []
        """The forgotten spells that are used unless the options say otherwise."""

        # rooms: programs of the destroyed and the restored side, room * 2 + side
        self.room_programs: list[int] = [-1] * (2 * count)
        self.room_slots: list[int] = [0] * count
        self.rewards: list[tuple[int, int, int]] = [(0, 0, 0)] * count
        self.colour: list[int] = [-1] * count
        self.base: list[str] = [""] * count
        self.default_rooms: list[int] = []
        self.centre_base: str = ""
        self.entries: list[list[int]] = [[], []]
        """The rooms that each cell, blue and red, opens into."""

        # mages and evocations
        self.mage_list: list[int] = []
        self.health: list[int] = [0] * count
        self.hand_limit: list[int] = [0] * count
        self.strength: list[int] = [0] * count
        self.speed: list[int] = [0] * count
        self.personal: list[int] = [-1] * count
        self.skill: list[int] = [-1] * count
        """The program of an evocation's skill; -1 for none."""
        self.archetype_names: list[str] = []
        self.archetype_masks: list[int] = [0] * count

        # schools and upgrades
        self.grimoires: list[list[list[int]]] = [[] for _ in ids]
        self.school_evocation: list[int] = [-1] * count
        self.school_upgrades: list[list[int]] = [[] for _ in ids]
        self.bonus_stat: list[int] = [-1] * count
        self.bonus_amount: list[int] = [0] * count

        # the event card and the quests
        self.sets: dict[str, list[int]] = {}
        """Events by side: one component for each of the four rounds."""
        self.event_programs: list[int] = [-1] * count
        self.quest_cards: list[QuestCard] = []
        self.quest_sides: list[dict[str, list[int]]] = []
        """For each of the cards the quests of its sides, by the names of the sides in their order."""

        self.materials: dict[tuple[str, ...], Material] = {}
        """What some options ask for, once it has been found out (see `setup.py`)."""

        # action numbers by component
        self.prepare: list[int] = [-1] * count
        """The first of the eight actions that prepare a spell: + slot * 2 + side."""
        self.prepare_sides: list[list[list[int]]] = [[[] for _ in ids] for _ in SLOTS]
        """By slot and spell the two actions that prepare it there."""
        self.discard: list[int] = [-1] * count
        self.take: list[int] = [-1] * count
        self.find: list[int] = [-1] * count
        self.choose_mage: list[int] = [-1] * count
        self.choose_upgrade: list[int] = [-1] * count
        self.declare: list[int] = [-1] * count
        """By number of the quest in `quest_cards`, not by component."""
        # by action number
        self.block: list[int] = []
        self.argument: list[int] = []
