"""The catalogue: every component, section, slot and action by number, and the programs of effects.

It is made once from the packs (`compiler.py`) and never changes; all states of a game share it.
"""

from __future__ import annotations

from typing import Any, Final

from arcanum.core.catalogue import BaseCatalogue
from arcanum.core.effects import Op
from arcanum.core.flow import Step
from arcanum.games.penumbra.dice import COLOURS

# --- disciplines and ingredients: numbered alike (PN-2.1 to PN-2.6) ---------------------------------------------------

DISCIPLINES: Final[tuple[str, ...]] = ("ruby", "amber", "jasper", "emerald", "sapphire", "amethyst")
INGREDIENTS: Final[tuple[str, ...]] = ("blood", "crystal", "jewel", "fruit", "trinket", "arcana")
BLOOD: Final = 0
CRYSTAL: Final = 1
JEWEL: Final = 2
FRUIT: Final = 3
TRINKET: Final = 4
ARCANA: Final = 5
TRADABLE: Final = (FRUIT, CRYSTAL, JEWEL, TRINKET)
"""What can be exchanged (PN-2.9)."""
SYMBOLS: Final[tuple[str, ...]] = ("monsters", "beasts", "wild_lands", "mystique", "wizards", "society")
APPROACHES: Final[tuple[str, ...]] = ("destroy", "catch", "reconcile", "dispel", "withstand", "bribe")
DARK: Final = 0
LIGHT: Final = 1
PATHS: Final[tuple[str, ...]] = ("dark", "light")

# --- turns ------------------------------------------------------------------------------------------------------------

STUDY: Final = 1
TRIAL_TURN: Final = 2
REST: Final = 4
TURNS: Final = {STUDY: "study", TRIAL_TURN: "trial", REST: "rest"}
"""Types of turns, as sets: a limit is the set of the types in which something works (PN-18.9, PN-19.15)."""
TURN_LIMITS: Final = {"any": STUDY | TRIAL_TURN, "study": STUDY, "trial": TRIAL_TURN, "rest": REST}
NOBODY: Final = -1

# --- windows (section 51) ---------------------------------------------------------------------------------------------

FREE: Final = 0
"""PN-51.1 and PN-51.3, which runs into it."""
PLACED: Final = 1
PREPARE: Final = 2
ROLLED: Final = 3
BEFORE_TASK: Final = 4
TASK_ROLLED: Final = 5
REWARD: Final = 6
BEADS: Final = 7
BEFORE_BEADS: Final = 8
"""The start of a Rest turn, where marks may be used as well (PN-13.11)."""
BETWEEN: Final = 9
"""Between two purchases or exchanges of one placement (PN-51.25)."""
MORTAL: Final = 10
"""PN-51.7; it has a question of its own, which lists only cards."""
WINDOWS: Final[tuple[str, ...]] = (
    "free",
    "placed",
    "prepare",
    "rolled",
    "before_task",
    "task_rolled",
    "reward",
    "beads",
    "before_beads",
    "between",
    "mortal",
)
"""PN-51.6 and PN-51.12 are no windows: only what is asked may be answered there."""
ANY_EFFECT: Final = (
    1 << FREE | 1 << PLACED | 1 << PREPARE | 1 << BEFORE_TASK | 1 << TASK_ROLLED | 1 << REWARD | 1 << BETWEEN
)
"""The windows in which every effect of the turn type may be used (PN-51.13 to PN-51.16), as a set."""

# --- timings of cards -------------------------------------------------------------------------------------------------

TIMINGS: Final = ("free", "threat_step1", "threat_step2", "task", "gain", "mortal_wound", "end_game")
T_FREE: Final = 0
T_STEP_1: Final = 1
T_STEP_2: Final = 2
T_TASK: Final = 3
T_GAIN: Final = 4
T_MORTAL: Final = 5
T_END: Final = 6

# --- kinds of components ----------------------------------------------------------------------------------------------

SPELL: Final = 0
RECIPE: Final = 1
SUMMON: Final = 2
ARTIFACT: Final = 3
TOME: Final = 4
READY_POTION: Final = 5
TALENT: Final = 6
CONTRACT: Final = 7
TRIAL: Final = 8
PROPHECY: Final = 9
GOAL: Final = 10
EVENT: Final = 11
MORTAL_WOUND: Final = 12
KINDS: Final[tuple[str, ...]] = (
    "spell",
    "recipe",
    "summon",
    "artifact",
    "tome",
    "ready_potion",
    "talent",
    "contract",
    "trial",
    "prophecy",
    "goal",
    "event",
    "mortal_wound",
)
EQUIPMENT: Final[tuple[str, ...]] = ("conductor", "pendant", "mantle", "ring")

# --- decks and markets ------------------------------------------------------------------------------------------------

# The decks of the six disciplines have their numbers.
POTION_DECK: Final = 6
ARTIFACT_DECK: Final = 7
CONTRACT_DECK: Final = 8
DECKS: Final[tuple[str, ...]] = (*DISCIPLINES, "potions", "artifacts", "contracts")
MARKETS: Final = 8
"""The markets of the Classes by discipline, of the Potion Shop and of the Shop: each has the number of its deck."""
MARKET_SIZE: Final = 2
ROW: Final = 4
"""Places of the contract row (PN-3.5)."""
CLASSES: Final = 4
"""Class boards in play (PN-3.2)."""

# --- marks ------------------------------------------------------------------------------------------------------------

DISCIPLINE_SLOTS: Final = 8
SPARK_SLOTS: Final = 3
MARK_SLOTS: Final = DISCIPLINE_SLOTS + SPARK_SLOTS
MARK_NAMES: Final[tuple[str, ...]] = ("d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8", "s1", "s2", "s3")
SPARK_MARK: Final = 6
"""The kind of a Spark mark; those of disciplines have the number of theirs."""
CHARGED: Final = 0
DISCHARGED: Final = 1
WOUNDED: Final = 2
STATES: Final = 3
"""A mark on the board is its kind * 3 + its state (PN-12.1); an empty slot is -1."""
MARK_STATES: Final = ("charged", "discharged", "wounded")
CHARGES: Final = ("set", "recolour_bone", "launch_spell", "set_any", "launch_any_spell", "straighten_any")
C_SET: Final = 0
C_RECOLOUR: Final = 1
C_LAUNCH: Final = 2
C_SET_ANY: Final = 3
C_LAUNCH_ANY: Final = 4
C_STRAIGHTEN: Final = 5
# What a bead gives, as a set.
BEAD_COLOUR: Final = 1
BEAD_SPARK: Final = 2
BEAD_BREW: Final = 4
BEAD_EXCHANGE: Final = 8
BEAD_BUY: Final = 16
BEADS_OF: Final = {
    "colour_die": BEAD_COLOUR,
    "spark_die": BEAD_SPARK,
    "brew": BEAD_BREW,
    "exchange": BEAD_EXCHANGE,
    "buy_one": BEAD_BUY,
}

# --- sections and slots -----------------------------------------------------------------------------------------------

# Section of a Class: discipline * 3 + one of these.
MARK_SECTION: Final = 0
CARD_SECTION: Final = 1
DIE_SECTION: Final = 2
CLASS_SECTIONS: Final = 18
POTION_SHOP: Final = 18
GUILD: Final = 19
BAZAAR: Final = 20
SHOP: Final = 21
FOREST: Final = 22
SANCTUARY: Final = 23
RUINS: Final = 24
SECTIONS: Final = 25
SECTION_NAMES: Final[tuple[str, ...]] = (
    *[f"{discipline}-{section}" for discipline in DISCIPLINES for section in ("mark", "card", "die")],
    "potion-shop",
    "guild",
    "bazaar",
    "shop",
    "forest",
    "sanctuary",
    "ruins",
)
IN_SCHOOL: Final = 0
IN_CITY: Final = 1
IN_WILD_LANDS: Final = 2
AREAS: Final = ("school", "city", "wild_lands")
AREA_OF: Final = (*[IN_SCHOOL] * CLASS_SECTIONS, *[IN_CITY] * 4, *[IN_WILD_LANDS] * 3)
"""By section (PN-28.1)."""

SLOT_SPARK: Final = 7
SLOT_ANY: Final = -1
"""What a slot takes: a colour, Spark dice, or any die (PN-28.4)."""


class DieSlot:
    """A closed slot of a section: what it takes, and from how many wizards on it is there."""

    def __init__(self, section: int, kind: int, value: int, wizards: int, place: int) -> None:
        self.section: int = section
        self.kind: int = kind
        self.value: int = value
        """The value that is demanded; 0 for any."""
        self.wizards: int = wizards
        self.place: int = place
        """Which slot of its section it is, from the left."""


# --- actions ----------------------------------------------------------------------------------------------------------

B_DONE: Final = 0
B_YES: Final = 1
B_NO: Final = 2
B_STUDY: Final = 3
B_REST: Final = 4
B_TRIAL: Final = 5
B_END: Final = 6
B_ROLL: Final = 7
B_ACCEPT: Final = 8
B_READ: Final = 9
B_PLACE: Final = 10
B_DIE: Final = 11
B_SLOT: Final = 12
B_REPLACE: Final = 13
B_LYING: Final = 14
B_BESIDE: Final = 15
B_TURN_UP: Final = 16
B_RIGHT: Final = 17
B_COLOUR: Final = 18
B_USE: Final = 19
B_MARK: Final = 20
B_REROLL: Final = 21
B_NUDGE: Final = 22
B_FLIP: Final = 23
B_RECOLOUR: Final = 24
B_PROTECT: Final = 25
B_KNOCK_OUT: Final = 26
B_BIND: Final = 27
B_BRIBE: Final = 28
B_HEAL: Final = 29
B_IN_TIME: Final = 30
B_RESOURCE: Final = 31
B_DISCARD: Final = 32
B_EXCHANGE: Final = 33
B_NUMBER: Final = 34
B_FACE: Final = 35
B_INGREDIENT: Final = 36
B_TAKE: Final = 37
B_TOP: Final = 38
B_CONTRACT: Final = 39
B_TASK: Final = 40
B_MARKET: Final = 41
B_OPTION: Final = 42
B_PROPERTY: Final = 43
B_TALENT: Final = 44
B_EXTRA: Final = 45
B_PATH: Final = 46

# Actions that every catalogue has, with their numbers: the compiler adds them first, in this order.
A_DONE: Final = 0
A_YES: Final = 1
A_NO: Final = 2
A_STUDY: Final = 3
A_REST: Final = 4
A_END: Final = 5
A_ROLL: Final = 6
A_ACCEPT: Final = 7
A_READ: Final = 8
A_TURN_UP: Final = 9
A_RIGHT: Final = 10
A_REROLL: Final = 11
A_NUDGE: Final = 12
A_FLIP: Final = 13
A_RECOLOUR: Final = 14
A_PROTECT: Final = 15
A_KNOCK_OUT: Final = 16
A_BIND: Final = 17
A_BRIBE: Final = 18
A_HEAL: Final = 19
A_IN_TIME: Final = 20
A_RESOURCE: Final = 21
A_PLACE: Final = 22  # + section
A_EXTRA: Final = A_PLACE + SECTIONS  # + section: one more section of the Class (PN-29.13)
A_DIE: Final = A_EXTRA + CLASS_SECTIONS  # + die
A_COLOUR: Final = A_DIE + 96  # + colour
A_MARK: Final = A_COLOUR + COLOURS  # + mark slot
A_EXCHANGE: Final = A_MARK + MARK_SLOTS  # + what is given * 3 + what is received, both as below
A_NUMBER: Final = A_EXCHANGE + 12  # + number
MOST_NUMBER: Final = 23
"""A full store of Blood and all marks wounded: nothing more is ever paid at once."""
A_FACE: Final = A_NUMBER + MOST_NUMBER + 1  # + value - 1
A_INGREDIENT: Final = A_FACE + 6  # + ingredient
A_TOP: Final = A_INGREDIENT + 6  # + deck
A_TASK: Final = A_TOP + len(DECKS)  # + path * TASKS + task
TASKS: Final = 3
"""More tasks than that no path has."""
A_MARKET: Final = A_TASK + 2 * TASKS  # + market
A_OPTION: Final = A_MARKET + MARKETS  # + option
OPTIONS: Final = 4
A_PROPERTY: Final = A_OPTION + OPTIONS  # + property
PROPERTIES: Final[tuple[str, ...]] = ("rift", "vigilance", "shield", "trap", "suppression")
RIFT: Final = 0
VIGILANCE: Final = 1
SHIELD: Final = 2
TRAP: Final = 3
SUPPRESSION: Final = 4
SUPPRESSED: Final = ("crystals", "potions", "artifacts", "familiars")
S_CRYSTALS: Final = 0
S_POTIONS: Final = 1
S_ARTIFACTS: Final = 2
S_FAMILIARS: Final = 3
A_PATH: Final = A_PROPERTY + len(PROPERTIES)  # + path
A_SLOT: Final = A_PATH + len(PATHS)
"""The first of the actions about slots: `slot`, `replace`, `lying` by number of the slot, then `beside` by section. How
many slots there are says the pack: the numbers of `replace`, `lying` and `beside` stand in the catalogue."""

EXCHANGES: Final[list[tuple[int, int]]] = [(give, get) for give in TRADABLE for get in TRADABLE if give != get]
"""What is given and received, by exchange."""


# --- parts of components ----------------------------------------------------------------------------------------------

Amounts = tuple[int, ...]
"""So many of each ingredient."""
NOTHING: Final[Amounts] = (0, 0, 0, 0, 0, 0)


# What an effect needs or a cost takes, as a set: ingredients by their numbers, and these.
OF_DICE: Final = 1 << 6
OF_MARKS: Final = 1 << 7


class Cost:
    """One way to pay for a card."""

    def __init__(self, dice: list[tuple[int, int]], ingredients: Amounts, launched_by: int) -> None:
        self.dice: list[tuple[int, int]] = dice
        """Kind and value (0 for any) of each die, alike ones beside each other."""
        self.ingredients: Amounts = ingredients
        self.launched_by: int = launched_by
        """A left launch icon: the colours of Spells after which nothing has to be paid, as a set; 0 for none."""
        self.takes: int = sum([1 << each for each in range(6) if ingredients[each]])
        """What is less when it is paid, as a set: ingredients, dice, and wounded marks that may pay Blood."""
        if dice:
            self.takes |= OF_DICE
        if ingredients[BLOOD]:
            self.takes |= OF_MARKS


T_PAY: Final = 0
T_SUM: Final = 1
T_EXACT: Final = 2
T_ROLL: Final = 3
T_WITHSTAND: Final = 4
T_EXPERIENCE: Final = 5
TASK_KINDS: Final = ("pay", "sum", "exact", "roll", "withstand", "experience")


class Task:
    """What a contract, a path or a Shield asks for (section 38)."""

    def __init__(
        self,
        kind: int,
        of: int = 0,
        at_least: int = 0,
        values: tuple[int, ...] = (),
        ingredients: Amounts = NOTHING,
        dice: int = 0,
        threat: int = 0,
        symbols: Amounts = NOTHING,
    ) -> None:
        self.kind: int = kind
        self.of: int = of
        """The kinds of dice that count, as a set; Spark dice that stand for a colour are not in it."""
        self.at_least: int = at_least
        self.values: tuple[int, ...] = values
        """Of an Exact task, ascending."""
        self.ingredients: Amounts = ingredients
        self.dice: int = dice
        self.threat: int = threat
        self.symbols: Amounts = symbols


class Reward:
    """What a contract or a path brings (section 39)."""

    def __init__(
        self, ingredients: Amounts, dice: list[int], cards: tuple[int, int, int], light: int, dark: int
    ) -> None:
        self.ingredients: Amounts = ingredients
        self.dice: list[int] = dice
        """The kind of each die."""
        self.cards: tuple[int, int, int] = cards
        """So many discipline cards, potions and artifacts."""
        self.light: int = light
        self.dark: int = dark


class Path:
    """One side of a trial."""

    def __init__(self, approach: int, tasks: list[int], reward: Reward) -> None:
        self.approach: int = approach
        self.tasks: list[int] = tasks
        """Numbers of tasks in `Catalogue.tasks`."""
        self.reward: Reward = reward


W_PLACED: Final = 0
W_RESTED: Final = 1
W_MISSED: Final = 2
W_WOUNDED: Final = 3
W_PAID_WITH_MARK: Final = 4
W_CHAIN_ENDED: Final = 5
W_ATTEMPTED: Final = 6
TRIGGERS: Final = ("placed", "rested", "missed", "wounded", "paid_with_mark", "chain_ended", "attempted")


class Trigger:
    """What a card with a condition waits for."""

    def __init__(self, when: int, sections: int = 0, at_least: int = 0, approach: int = -1) -> None:
        self.when: int = when
        self.sections: int = sections
        """Of `placed`: the sections that count, as a set."""
        self.at_least: int = at_least
        """Of `chain_ended`: the shortest chain."""
        self.approach: int = approach


class Ease:
    """What a ring does for a task (PN-38.17)."""

    def __init__(self, minus: int, ignore_dice: int, threat_minus: int, pay_minus: int) -> None:
        self.minus: int = minus
        self.ignore_dice: int = ignore_dice
        self.threat_minus: int = threat_minus
        self.pay_minus: int = pay_minus


METRICS: Final = (
    "fate_deck_empty",
    "trials_passed",
    "contracts_done",
    "spark_marks",
    "discipline_marks",
    "arcana",
    "alignment_gap",
    "disciplines_with_4_marks",
)
M_FATE_EMPTY: Final = 0
M_TRIALS: Final = 1
M_CONTRACTS: Final = 2
M_SPARK_MARKS: Final = 3
M_DISCIPLINE_MARKS: Final = 4
M_ARCANA: Final = 5
M_GAP: Final = 6
M_MASTERED: Final = 7
WHO: Final = ("any", "two", "all")
WHO_TWO: Final = 1
WHO_ALL: Final = 2
AUTOMAS: Final = ("jasper", "emerald", "ruby", "amethyst")
AUTOMA_STEPS: Final[tuple[str, ...]] = ("MARK", "CARD", "POTION", "SHOP", "GUILD", "WILD", "ARCANA", "TRIAL", "REST")
STEP_MARK: Final = 0
STEP_CARD: Final = 1
STEP_POTION: Final = 2
STEP_SHOP: Final = 3
STEP_GUILD: Final = 4
STEP_WILD: Final = 5
STEP_ARCANA: Final = 6
STEP_TRIAL: Final = 7
STEP_REST: Final = 8


class Automa:
    """One Automa: the steps of each cell of its table, by level band and face, and the cap of its trials."""

    def __init__(self, difficulty: int, trial_cap: int, columns: list[list[list[int]]]) -> None:
        self.difficulty: int = difficulty
        self.trial_cap: int = trial_cap
        """What is added to its level (PN-49.50)."""
        self.columns: list[list[list[int]]] = columns


class Catalogue(BaseCatalogue):
    """All components and actions, by number. Tables that concern one kind only have a place for every component."""

    # fmt: off
    __slots__ = (
        "a_beside", "a_lying", "a_replace", "alignment", "amplifies", "asks", "at_least", "automa_bands",
        "automa_patience", "automas", "backlash", "bead", "bone_at_rest", "box_dice", "box_marks", "by_kind",
        "charge", "contract_action", "copies", "costs", "deck_of", "demands", "die_slots", "difficulty", "discard",
        "discard_action", "discipline", "discount", "ease", "exchange", "experience_same", "experience_set",
        "fate_first_deck", "fate_first_row", "goal_points", "kept_points", "launched_by", "launches", "loses",
        "mark_points", "mark_price", "mark_value", "metric", "name", "needs", "open_prophecies", "order", "paths",
        "pay_in", "per_mark", "points", "price", "program", "programs", "properties", "pure_gain", "resource_faces",
        "reward", "rift", "rotate", "section_slots", "shield", "slot", "start_card", "start_ingredients",
        "store_limit", "summons_from_market", "suppresses", "symbols", "take_action", "talent_action", "task",
        "tasks", "threat", "threat_fixed", "timing", "trial_action", "trigger", "unlimited", "use_action", "use_in",
        "uses_placements", "vigilance", "who", "windows", "wound_card",
    )
    # fmt: on

    def __init__(self, ids: list[str], pack_ids: list[str], steps: list[Step[Any]]) -> None:
        super().__init__(ids, pack_ids, steps)
        count = len(ids)
        self.programs: list[list[Op[Any]]] = []
        self.by_kind: list[list[int]] = [[] for _ in KINDS]
        """The components of each kind."""
        self.copies: list[int] = [1] * count
        self.name: list[int] = list(range(count))
        """The component whose name a card has: its own, or that of the card it shares a name with (PN-17.11)."""

        # wizard cards
        self.discipline: list[int] = [-1] * count
        """Of a discipline card or a talent's mark; -1 for other cards."""
        self.deck_of: list[int] = [-1] * count
        """The deck under which a discarded card goes."""
        self.costs: list[list[Cost]] = [[] for _ in ids]
        self.pay_in: list[int] = [0] * count
        self.use_in: list[int] = [0] * count
        self.timing: list[int] = [T_FREE] * count
        self.rotate: list[int] = [0] * count
        self.discard: list[int] = [0] * count
        """Whether using the card discards it."""
        self.threat: list[int] = [0] * count
        """Threat dice: of a requirement, a contract or a trial."""
        self.threat_fixed: list[int] = [0] * count
        """Whether they cannot be cancelled."""
        self.trigger: list[Trigger | None] = [None] * count
        self.launches: list[int] = [0] * count
        """A right launch icon: the colours of Spells that may follow, as a set; 0 for none."""
        self.program: list[int] = [-1] * count
        """The effect; of permanent cards, and of cards without an effect, -1."""
        self.per_mark: list[int] = [0] * count
        """The disciplines with whose marks a part of the effect grows, as a set (PN-20.7)."""
        self.pure_gain: list[int] = [0] * count
        """Whether the effect consists of gains only: then a condition effect happens by itself (PN-19.20)."""
        self.asks: list[int] = [0] * count
        """Whether such gains leave a choice."""
        self.windows: list[int] = [0] * count
        """The windows in which it can be activated, as a set; none for what works by itself (PN-51.13)."""
        self.demands: list[int] = [0] * count
        """Whether a part of its effect may forbid its use (PN-19.9)."""
        self.needs: list[int] = [0] * count
        """What its effect needs of what a cost may take, as a set."""
        self.launched_by: list[int] = [0] * count
        """Left launch icons: the colours of Spells after which nothing has to be paid, as a set."""
        self.price: list[Amounts] = [NOTHING] * count
        self.slot: list[int] = [-1] * count
        """The place of an artifact in the equipment; -1 for Tomes and everything else."""
        self.symbols: list[Amounts] = [NOTHING] * count
        # permanent effects
        self.amplifies: list[Amounts] = [NOTHING] * count
        """How many marks of each discipline more count while the card lies straight (PN-20.3)."""
        self.discount: list[int] = [0] * count
        self.summons_from_market: list[int] = [0] * count
        self.ease: list[Ease | None] = [None] * count
        self.uses_placements: list[int] = [0] * count
        """Whether the effect uses placements up (`change_turn_to_trial`)."""
        # talents
        self.order: list[int] = [0] * count
        self.start_card: list[int] = [-1] * count
        self.start_ingredients: list[Amounts] = [NOTHING] * count

        # contracts and trials
        self.alignment: list[int] = [-1] * count
        self.difficulty: list[int] = [0] * count
        self.points: list[int] = [0] * count
        self.tasks: list[Task] = []
        self.task: list[int] = [-1] * count
        """Of a contract, its number in `tasks`."""
        self.reward: list[Reward | None] = [None] * count
        self.paths: list[list[Path]] = [[] for _ in ids]
        self.properties: list[int] = [0] * count
        """As a set of the numbers in PROPERTIES."""
        self.rift: list[int] = [0] * count
        self.vigilance: list[int] = [0] * count
        self.shield: list[int] = [-1] * count
        """The number of the Shield's task."""
        self.suppresses: list[int] = [-1] * count
        self.backlash: list[int] = [0] * count

        # fate
        self.metric: list[int] = [-1] * count
        self.who: list[int] = [0] * count
        self.at_least: list[int] = [0] * count
        self.goal_points: list[int] = [0] * count
        self.open_prophecies: list[int] = []
        """Those that lie open from the start (PN-4.2)."""
        self.wound_card: int = -1
        self.loses: int = 0
        self.fate_first_row: list[tuple[int, int]] = []
        """The ready-made trial row: card, and with how many wizards it is in."""
        self.fate_first_deck: list[tuple[int, int]] = []
        """The ready-made Fate deck, from the top down."""

        # tables of set-up
        self.box_marks: list[int] = [0] * (SPARK_MARK + 1)
        self.box_dice: list[int] = [0] * 8
        self.store_limit: int = 0
        self.resource_faces: list[Amounts] = []
        self.bone_at_rest: int = 0
        self.charge: list[int] = [0] * MARK_SLOTS
        self.bead: list[int] = [0] * MARK_SLOTS
        self.mark_value: list[int] = [0] * MARK_SLOTS
        self.mark_price: list[int] = [0] * MARK_SLOTS
        self.mark_points: list[int] = [0] * MARK_SLOTS
        self.die_slots: list[DieSlot] = []
        self.section_slots: list[list[int]] = [[] for _ in range(SECTIONS)]
        """The closed slots of each section, from the left."""
        self.unlimited: list[int] = [0] * SECTIONS
        """Whether a section takes any number of dice."""
        self.exchange: list[int] = [0] * 6
        """So many of each ingredient are worth the same; 0 for what is not exchanged (PN-32.2)."""
        self.experience_same: list[int] = []
        self.experience_set: int = 0
        self.automas: list[Automa] = []
        self.automa_bands: list[int] = []
        self.automa_patience: int = 0
        """After so many turns without REST it rests (PN-49.33)."""
        self.kept_points: int = 0

        # action numbers
        self.a_replace: int = 0
        self.a_lying: int = 0
        self.a_beside: int = 0
        self.use_action: list[int] = [-1] * count
        self.discard_action: list[int] = [-1] * count
        self.take_action: list[int] = [-1] * count
        self.contract_action: list[int] = [-1] * count
        self.trial_action: list[int] = [-1] * count
        self.talent_action: list[int] = [-1] * count
