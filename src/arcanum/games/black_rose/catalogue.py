"""The catalogue: every component and action by number, and the programs of effects.

It is made once from the packs (`compiler.py`) and never changes; all states of a game share it.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from arcanum.core.catalogue import BaseCatalogue
from arcanum.core.conditions import ALL_NEWS, Condition
from arcanum.core.effects import Op
from arcanum.core.flow import Step

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
# BR-5.1
SPELL_KINDS: Final = ("school", "personal", "forgotten")

COMBAT: Final = 0
CONJURATION: Final = 1
# The types trap and protection of other sets are not supported (BR-29.10).
TYPES: Final = ("combat", "conjuration")
# BR-5.7
ELEMENTS: Final = ("air", "earth", "fire", "water", "sacred", "profane", "magic", "any")
ANY_ELEMENT: Final = 7
COLOURS: Final = ("black", "grey", "red", "yellow", "green", "blue", "purple")

MAIN: Final = 0
REVERSE: Final = 1
SIDES: Final[tuple[Literal["main", "reverse"], ...]] = ("main", "reverse")
SLOTS: Final = ("quick", "i", "ii", "iii")
QUICK: Final = 0
SLOT_COUNT: Final = 4
"""Spell slots of a mage: quick, I, II, III. The slots of both are numbered seat * 4 + slot."""
EVOCATION_SLOTS: Final = 3
"""The slot of an evocation is the number on its base (BR-1.13)."""
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
# The owner never changes (BR-16.8).
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

# --- sorts of damage --------------------------------------------------------------------------------------------------

SPELL_DAMAGE: Final = 0
PHYSICAL: Final = 1
OTHER: Final = 2
LASTING: Final = 3
"""What a persistent effect deals: other damage that triggers no persistent effect (BR-22.15, BR-25.7)."""

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


class Aim:
    """What a side of a spell is aimed at."""

    def __init__(self, type_: int, reach: int, owner: int, archetype: int) -> None:
        self.type: int = type_
        self.reach: int = reach
        self.owner: int = owner
        self.archetype: int = archetype
        """The archetype that is asked for; -1 for any."""


class Lasting:
    """A persistent effect: what it waits for, and what it does then."""

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

    def __init__(self, component: int, card: int, side: str, rose_power: int, program: int) -> None:
        self.component: int = component
        self.card: int = card
        self.side: str = side
        self.rose_power: int = rose_power
        self.program: int = program
        self.event: int = ON_STATE
        self.who: int = BY_CASTER
        self.phase: int = 0
        self.cond: Condition[Any] | None = None
        self.looks_at_for: list[int] = [ALL_NEWS, ALL_NEWS]
        """The news without which the quest is not met by each mage if it was not before."""
        self.looks_at: int = ALL_NEWS
        """The same for both of them."""


class Material:
    """What a game is played with, as the options ask for it."""

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


class Catalogue(BaseCatalogue):
    """All components and actions, by number. Tables that concern one kind only have a place for every component."""

    # CPython keeps few attributes inline: of so many, each is found faster in a slot.
    # fmt: off
    __slots__ = (
        "aims", "archetype_masks", "archetype_names", "attack_program", "base", "bonus_amount", "bonus_stat",
        "centre_base", "choose_mage", "choose_upgrade", "colour", "copies", "declare", "default_rooms", "discard",
        "element", "entries", "event_programs", "find", "forgotten", "grimoires", "hand_limit", "health", "lasting",
        "mage_list", "materials", "pack", "personal", "prepare", "prepare_sides", "programs", "quest_cards",
        "quest_sides", "rewards", "room_programs", "room_slots", "school", "school_evocation", "school_upgrades",
        "sets", "side_lasting", "skill", "speed", "spell_kind", "spell_list", "spell_programs", "strength", "symbol",
        "take", "type",
    )
    # fmt: on

    def __init__(self, ids: list[str], pack_ids: list[str], steps: list[Step[Any]]) -> None:
        super().__init__(ids, pack_ids, steps)
        count = len(ids)
        self.pack: list[int] = [0] * count
        """The pack that each component comes from."""

        # programs
        self.programs: list[list[Op[Any]]] = []
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
