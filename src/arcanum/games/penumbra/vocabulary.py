"""A pack is a folder of YAML files and names. Spells, potions, familiars, artifacts, talents, goals and events are
small programs in the words below; contracts and trials are tasks with rewards. From the same words come execution,
card texts and checks.

The *wizard* is whoever uses the card; of an event "you" is the wizard who revealed it. An effect is a list of words
that are carried out in order. "Up to" means that the wizard may do less; what is not "up to" is done as far as
possible. A card never acts on itself.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from arcanum.core.content import Origin
from arcanum.core.vocabulary import Id, Number, Word

Count = Annotated[int, msgspec.Meta(ge=1, le=15)]
Value = Annotated[int, msgspec.Meta(ge=1, le=6)]

Discipline = Literal["ruby", "amber", "jasper", "emerald", "sapphire", "amethyst"]
Colour = Literal["red", "orange", "yellow", "green", "blue", "violet"]
DieKind = Literal["red", "orange", "yellow", "green", "blue", "violet", "bone", "spark"]
Ingredient = Literal["blood", "crystal", "jewel", "fruit", "trinket", "arcana"]
Symbol = Literal["monsters", "beasts", "wild_lands", "mystique", "wizards", "society"]
Approach = Literal["destroy", "catch", "reconcile", "dispel", "withstand", "bribe"]
TurnLimit = Literal["any", "study", "trial", "rest"]
"""`any` is Study or Trial, never Rest."""
Timing = Literal["free", "threat_step1", "threat_step2", "task", "gain", "mortal_wound", "end_game"]
"""The only moments in which a card may be used: `free` any window of its turn types; `threat_step1` while Threat is
prepared; `threat_step2` after its roll; `task` by itself at an attempt; `gain` at once when the card is received;
`mortal_wound` when one is received; `end_game` after the last round."""
Deck = Literal["discipline", "ready_potion", "artifact"]
Place = Literal[
    "school",
    "city",
    "wild_lands",
    "class",
    "potion_shop",
    "guild",
    "bazaar",
    "shop",
    "forest",
    "sanctuary",
    "ruins",
]
"""An area or a location."""

Ingredients = dict[Ingredient, Count]


# --- amounts ----------------------------------------------------------------------------------------------------------


class Per(Word, frozen=True):
    """`plus` and `times` for each thing counted, at most `max`. Marks are counted in any state, with amplification;
    `chain` is the number of cards applied in the chain, this one included; `miss` are the dice of the roll that
    missed."""

    per: Literal[
        "ruby_mark",
        "amber_mark",
        "jasper_mark",
        "emerald_mark",
        "sapphire_mark",
        "amethyst_mark",
        "chain",
        "wounded_mark",
        "miss",
        "familiar",
        "wizard",
    ]
    times: Count = 1
    plus: Number = 0
    max: Count | None = None


Amount = Count | Literal["all"] | Per
"""`all` is everything there is."""


# --- tasks ------------------------------------------------------------------------------------------------------------


class Task(Word, frozen=True, tag_field="task"):
    """What a contract, a path of a trial or a Shield asks for."""


class PayTask(Task, frozen=True, tag="pay"):
    """Discard the ingredients."""

    ingredients: Ingredients


class SumTask(Task, frozen=True, tag="sum"):
    """Discard any number of dice of these kinds with at least this total."""

    of: tuple[DieKind, ...]
    at_least: Annotated[int, msgspec.Meta(ge=1, le=36)]


class ExactTask(Task, frozen=True, tag="exact"):
    """Discard exactly these values, each on a die of one of these kinds."""

    of: tuple[DieKind, ...]
    values: tuple[Value, ...]


class RollTask(Task, frozen=True, tag="roll"):
    """Roll exactly so many dice of the supply, for at least this total; then they are discarded either way."""

    of: DieKind
    dice: Count
    at_least: Annotated[int, msgspec.Meta(ge=1, le=36)]


class WithstandTask(Task, frozen=True, tag="withstand"):
    """Face that Threat without a mortal wound."""

    threat: Count


class ExperienceTask(Task, frozen=True, tag="experience"):
    """Own these symbols; nothing is spent."""

    symbols: dict[Symbol, Count]


AnyTask = PayTask | SumTask | ExactTask | RollTask | WithstandTask | ExperienceTask


# --- effects ----------------------------------------------------------------------------------------------------------


class Effect(Word, frozen=True, tag_field="do"):
    """One thing that a card does."""


class Gain(Effect, frozen=True, tag="gain"):
    """Take so many of an ingredient; what is above 12 is lost."""

    ingredient: Ingredient
    amount: Amount


class GainDice(Effect, frozen=True, tag="gain_dice"):
    """Take dice from the stock and roll them together. `choice` is one of the six colours for each die, named before
    the roll. Temporary dice last until the end of the turn."""

    of: DieKind | Literal["choice"]
    amount: Amount
    temporary: bool = False


class RollResource(Effect, frozen=True, tag="roll_resource"):
    """Roll so many resource dice at once and take all that they show."""

    amount: Amount


class GainCards(Effect, frozen=True, tag="gain_cards"):
    """Take cards free of charge, one after another: a face-up one of a market, or the top of a deck unseen."""

    deck: Deck
    amount: Amount
    source: Literal["market", "deck", "either"]
    discipline: Discipline | None = None
    """Only of this one."""


class CardsPaid(Word, frozen=True):
    """Cards of one's own that are discarded as a payment."""

    zone: Literal["grimoire", "inventory", "equipment"]
    amount: Count


class PayThen(Effect, frozen=True, tag="pay_then"):
    """An optional payment and what it brings. With `any_times` the number of payments is named once, all are paid, and
    all brings follow. The card may be used only if `least` payments can be made. `surplus`: so many more of the one
    ingredient may be paid along for nothing."""

    then: tuple[AnyEffect, ...]
    pay: Ingredients = msgspec.field(default_factory=dict)
    cards: CardsPaid | None = None
    any_times: bool = False
    least: Number = 0
    surplus: Number = 0


class Exchange(Effect, frozen=True, tag="exchange"):
    """Up to so many exchanges at the rate of the Bazaar, one after another."""

    times: Count | Literal["any"]


class Reroll(Effect, frozen=True, tag="reroll"):
    """Reroll one's dice, up to so many times, one after another."""

    amount: Amount


class Nudge(Effect, frozen=True, tag="nudge"):
    """Up to so many times 1 more or 1 less on one's dice."""

    amount: Amount


class Flip(Effect, frozen=True, tag="flip"):
    """Turn one's dice to the opposite face, up to so many times."""

    amount: Amount


class Recolour(Effect, frozen=True, tag="recolour"):
    """Exchange one's dice for those of another colour with the same value, up to so many times."""

    amount: Amount
    to: Colour | None = None
    """Only into this colour."""


class SetValue(Effect, frozen=True, tag="set_value"):
    """Turn one's dice to any face, up to so many times."""

    amount: Amount


class Heal(Effect, frozen=True, tag="heal"):
    """Up to so many wounded marks become charged and give their Rest effect."""

    amount: Amount


class Recharge(Effect, frozen=True, tag="recharge"):
    """Up to so many discharged marks become charged."""

    amount: Amount
    only_disciplines: bool = False


class Straighten(Effect, frozen=True, tag="straighten"):
    """Up to so many rotated cards of one's own, never this card. `any` takes in the talent."""

    what: Literal["spell", "familiar", "potion", "artifact", "any"]
    amount: Amount


class Amplify(Effect, frozen=True, tag="amplify"):
    """Count so many more marks in amounts per mark: as long as the card lies straight, or for the next Spell of this
    turn that has such an amount."""

    discipline: Discipline | Literal["any"]
    amount: Count
    next_spell: bool = False


class LaunchFromMarket(Effect, frozen=True, tag="launch_from_market"):
    """Use a face-up Spell of a Class market without its cost; at the end of the turn it goes under its deck."""


class SummonFromMarket(Effect, frozen=True, tag="summon_from_market"):
    """Summons of the Class markets may be paid for and go straight to the Inventory."""


class CancelThreat(Effect, frozen=True, tag="cancel_threat"):
    """Discard so many prepared Threat dice that can be cancelled."""

    amount: Amount


class NudgeThreat(Effect, frozen=True, tag="nudge_threat"):
    """Up to so many times 1 more or 1 less on rolled Threat dice; with `next_roll` it is used beforehand and waits for
    the next roll of this turn."""

    amount: Amount
    next_roll: bool = False


class IgnoreSupplyInThreat(Effect, frozen=True, tag="ignore_supply_in_threat"):
    """Until the end of the turn Threat does not hit the dice of the supply."""


class ScheduleMortalWound(Effect, frozen=True, tag="schedule_mortal_wound"):
    """A mortal wound at the end of the turn, before the contract row and the Fate deck are refreshed."""


class PreventMortalWound(Effect, frozen=True, tag="prevent_mortal_wound"):
    """The mortal wound just received has no effect and is discarded."""


class ExtraPlacement(Effect, frozen=True, tag="extra_placement"):
    """So many more placements in this turn; with `no_slot` as many of the later ones may do without a free slot."""

    amount: Amount
    no_slot: bool = False


class PlaceWithoutSlot(Effect, frozen=True, tag="place_without_slot"):
    """So many later placements of this turn may do without a free slot."""

    amount: Amount


class RepeatLocationEffect(Effect, frozen=True, tag="repeat_location_effect"):
    """One other section effect of the location in which a die was just placed."""


class ChangeTurnToTrial(Effect, frozen=True, tag="change_turn_to_trial"):
    """Use up so many placements: the turn is a Trial turn from here on."""

    placements: Count


class TakePlacedDice(Effect, frozen=True, tag="take_placed_dice"):
    """Up to so many placed dice move to the supply as they lie."""

    amount: Amount
    of: DieKind | None = None


class ExtraFinalTurn(Effect, frozen=True, tag="extra_final_turn"):
    """One more turn after the last round for whoever was not the last to play."""


class Discount(Effect, frozen=True, tag="discount"):
    """So many ingredients less: of the next purchase of this turn, or of every placement in a shop and every purchase
    at Rest as long as the card lies straight."""

    amount: Amount
    next_purchase: bool = False


class RefreshMarket(Effect, frozen=True, tag="refresh_market"):
    """Replace all cards of up to so many markets."""

    amount: Amount


class ReserveContract(Effect, frozen=True, tag="reserve_contract"):
    """Up to so many contracts: open ones, or one of the top three of the deck."""

    amount: Amount
    source: Literal["row", "top3", "either"]


class ReserveTrial(Effect, frozen=True, tag="reserve_trial"):
    """Up to so many trials of the row."""

    amount: Amount


class CancelProperty(Effect, frozen=True, tag="cancel_property"):
    """So many properties of the trial stop."""

    amount: Amount


class EaseTask(Effect, frozen=True, tag="ease_task"):
    """Of the task that is attempted: `minus` lowers the number of a Sum or a Roll, `ignore_dice` drops values of an
    Exact one, `threat_minus` dice of a Withstand one, `pay_minus` ingredients of a Pay one; whichever fits."""

    minus: Number = 0
    ignore_dice: Number = 0
    threat_minus: Number = 0
    pay_minus: Number = 0


class ReplaceTask(Effect, frozen=True, tag="replace_task"):
    """Choose a path: its tasks are replaced by this one."""

    task: AnyTask


class IfChain(Effect, frozen=True, tag="if_chain"):
    """One list of effects in a chain of at least so many cards, this one included; another one otherwise."""

    at_least: Count
    then: tuple[AnyEffect, ...]
    otherwise: tuple[AnyEffect, ...]


class ForWizards(Effect, frozen=True, tag="for_wizards"):
    """Of an event: these wizards carry the effects out one after another."""

    who: Literal["you", "all", "others"]
    effect: tuple[AnyEffect, ...]
    optional: bool = False
    """Each may decline the whole list."""


class DraftCards(Effect, frozen=True, tag="draft_cards"):
    """Of an event: cards are revealed, and each wizard may take one. Of discipline cards the top one of each deck."""

    deck: Deck
    reveal: Amount


class EndTurn(Effect, frozen=True, tag="end_turn"):
    """The turn is over."""


class DiscardAllDice(Effect, frozen=True, tag="discard_all_dice"):
    """All dice of the supply are discarded."""


class ForceRest(Effect, frozen=True, tag="force_rest"):
    """The next turn has to be a Rest."""


AnyEffect = (
    Gain
    | GainDice
    | RollResource
    | GainCards
    | PayThen
    | Exchange
    | Reroll
    | Nudge
    | Flip
    | Recolour
    | SetValue
    | Heal
    | Recharge
    | Straighten
    | Amplify
    | LaunchFromMarket
    | SummonFromMarket
    | CancelThreat
    | NudgeThreat
    | IgnoreSupplyInThreat
    | ScheduleMortalWound
    | PreventMortalWound
    | ExtraPlacement
    | PlaceWithoutSlot
    | RepeatLocationEffect
    | ChangeTurnToTrial
    | TakePlacedDice
    | ExtraFinalTurn
    | Discount
    | RefreshMarket
    | ReserveContract
    | ReserveTrial
    | CancelProperty
    | EaseTask
    | ReplaceTask
    | IfChain
    | ForWizards
    | DraftCards
    | EndTurn
    | DiscardAllDice
    | ForceRest
)


# --- when a card works by itself --------------------------------------------------------------------------------------


class Trigger(Word, frozen=True, tag_field="when"):
    """A card with a trigger works each time that this happens, without being rotated."""


class Placed(Trigger, frozen=True, tag="placed"):
    """You place a die there; at once, before the section effect."""

    where: Place


class Rested(Trigger, frozen=True, tag="rested"):
    """Once in each of your Rest turns, after the start of the thread."""


class Missed(Trigger, frozen=True, tag="missed"):
    """At least one die of your Threat roll hit nothing."""


class Wounded(Trigger, frozen=True, tag="wounded"):
    """Your Threat roll wounded at least one mark."""


class PaidWithMark(Trigger, frozen=True, tag="paid_with_mark"):
    """You flipped a wounded mark to spend it as Blood."""


class ChainEnded(Trigger, frozen=True, tag="chain_ended"):
    """A chain of at least so many cards is over; once a turn."""

    at_least: Count


class Attempted(Trigger, frozen=True, tag="attempted"):
    """You attempt a task of a path with this approach."""

    approach: Approach


AnyTrigger = Placed | Rested | Missed | Wounded | PaidWithMark | ChainEnded | Attempted


# --- properties of trials ---------------------------------------------------------------------------------------------


class Property(Word, frozen=True, tag_field="property"):
    """What makes a trial harder."""


class Rift(Property, frozen=True, tag="rift"):
    """Before the Threat roll so many dice of the supply are discarded."""

    dice: Count


class Vigilance(Property, frozen=True, tag="vigilance"):
    """Before the Threat roll at most so many cards or chains may be used."""

    cards: Count


class Shield(Property, frozen=True, tag="shield"):
    """Dice to be discarded before the task."""

    ask: SumTask | ExactTask


class Trap(Property, frozen=True, tag="trap"):
    """Failing gives a mortal wound."""


class Suppression(Property, frozen=True, tag="suppression"):
    """These cannot be used during the whole trial."""

    of: Literal["crystals", "potions", "artifacts", "familiars"]


AnyProperty = Rift | Vigilance | Shield | Trap | Suppression


# --- parts of components ----------------------------------------------------------------------------------------------


class CostDie(Word, frozen=True):
    """A die of this kind, and of this value if one is given."""

    of: DieKind
    value: Value | None = None


class Launch(Word, frozen=True):
    """A Spell, of a colour or of any."""

    of: Colour | Literal["any"] = "any"


class Cost(Word, frozen=True):
    """One way to pay for a card: dice and ingredients, or nothing right after such a Spell was applied."""

    dice: tuple[CostDie, ...] = ()
    ingredients: Ingredients = msgspec.field(default_factory=dict)
    launched_by: Launch | None = None


class Threat(Word, frozen=True):
    """So many Threat dice."""

    dice: Count
    uncancellable: bool = False


class Reward(Word, frozen=True):
    """What a contract or a path brings."""

    ingredients: Ingredients = msgspec.field(default_factory=dict)
    dice: dict[DieKind, Count] = msgspec.field(default_factory=dict)
    cards: dict[Deck, Count] = msgspec.field(default_factory=dict)
    light: Number = 0
    dark: Number = 0


class Path(Word, frozen=True):
    """One side of a trial: an approach, tasks of which one has to be done, and what it brings."""

    approach: Approach
    tasks: tuple[AnyTask, ...]
    reward: Reward


# --- components -------------------------------------------------------------------------------------------------------


class Component(Word, frozen=True):
    """What all components have. `ours` names the fields that no rulebook prints, so that true values can replace
    them."""

    id: Id
    copies: Count = 1
    origin: Origin | None = None
    ours: tuple[str, ...] = ()


class WizardCard(Component, frozen=True):
    """A card that a wizard owns and uses. Without requirement and trigger its effect is permanent."""

    effect: tuple[AnyEffect, ...] = ()
    rotate: bool = False
    """Using it rotates it."""
    discard: bool = False
    """Using it discards it."""
    threat: Threat | None = None
    """A Threat to be faced before the effect."""
    use_in: TurnLimit = "any"
    timing: Timing = "free"
    trigger: AnyTrigger | None = None
    launches: Launch | None = None
    """What may be used without its cost right after the effect."""
    named: Id | None = None
    """The card whose name it shares: a wizard has only one of a name."""


class DisciplineCard(WizardCard, frozen=True, kw_only=True):
    """A Spell, a Recipe (once brewed, a potion) or a Summon (once summoned, a familiar)."""

    kind: Literal["spell", "recipe", "summon"]
    discipline: Discipline
    costs: tuple[Cost, ...]
    pay_in: TurnLimit = "any"


class Artifact(WizardCard, frozen=True, kw_only=True):
    """An artifact with its place in the equipment; a Tome has none and brings symbols."""

    price: Ingredients
    slot: Literal["conductor", "pendant", "mantle", "ring"] | None = None
    experience: tuple[Symbol, ...] = ()


class ReadyPotion(WizardCard, frozen=True, kw_only=True):
    """A potion that is bought and drunk once."""

    price: Ingredients


class Talent(WizardCard, frozen=True, kw_only=True):
    """What a wizard begins with."""

    turn_order: Count
    mark: Discipline
    card: Id
    ingredients: Ingredients


class Contract(Component, frozen=True, kw_only=True):
    """A contract of the Guild."""

    alignment: Literal["light", "dark"]
    difficulty: Literal[1, 2]
    points: Number
    experience: tuple[Symbol, ...]
    ask: AnyTask
    reward: Reward
    threat: Number = 0


class Trial(Component, frozen=True, kw_only=True):
    """A trial with its two paths."""

    difficulty: Literal[1, 2, 3, 4]
    threat: Number
    points: Number
    experience: tuple[Symbol, ...]
    dark: Path
    light: Path
    properties: tuple[AnyProperty, ...] = ()
    backlash: Number = 0


Metric = Literal[
    "fate_deck_empty",
    "trials_passed",
    "contracts_done",
    "spark_marks",
    "discipline_marks",
    "arcana",
    "alignment_gap",
    "disciplines_with_4_marks",
]


class Prophecy(Component, frozen=True, kw_only=True):
    """What ends the game: some wizard, two or every wizard has at least so much. One lies open from the start."""

    metric: Metric
    who: Literal["any", "two", "all"] = "any"
    at_least: Number = 1
    always: bool = False


class Goal(Component, frozen=True, kw_only=True):
    """Points at the end of the game for each of what is counted."""

    per: Metric
    points: Count


class Event(Component, frozen=True, kw_only=True):
    """Carried out at once by whoever reveals it."""

    effect: tuple[AnyEffect, ...]


class MortalWound(Component, frozen=True, kw_only=True):
    """What a wizard gets who was hit where it hurts."""

    loses: Count
    """So many points at the end."""
    effect: tuple[AnyEffect, ...]


AnyComponent = (
    DisciplineCard | Artifact | ReadyPotion | Talent | Contract | Trial | Prophecy | Goal | Event | MortalWound
)


# --- what set-up needs ------------------------------------------------------------------------------------------------

Charge = Literal["set", "recolour_bone", "launch_spell", "set_any", "launch_any_spell", "straighten_any"]
Rest = Literal["colour_die", "spark_die", "brew", "exchange", "buy_one"]
Section = Literal[
    "class_mark",
    "class_card",
    "class_die",
    "potion_shop",
    "guild",
    "bazaar",
    "shop",
    "forest",
    "sanctuary",
    "ruins",
]
Kind = Literal["emerald", "jasper", "ruby", "amethyst"]
Step = Literal["MARK", "CARD", "POTION", "SHOP", "GUILD", "WILD", "ARCANA", "TRIAL", "REST"]
Wizards = Annotated[int, msgspec.Meta(ge=2, le=4)]


class MarkSlot(Word, frozen=True):
    """A place for a mark on the wizard board: what using the mark does, what it gives at Rest, what it costs in Arcana,
    the value by which Threat hits it, and its points."""

    charge: Charge
    rest: tuple[Rest, ...]
    value: Value
    price: Number = 0
    points: Number = 0


class DieSlot(Word, frozen=True):
    """A place for a die: what it takes, with how many wizards it is there, and whether it takes any number of dice."""

    of: Literal["class_colour", "spark", "any"]
    value: Value | None = None
    wizards: Wizards = 2
    unlimited: bool = False


class Box(Word, frozen=True):
    """How many there are of what can run out."""

    marks: dict[Discipline | Literal["spark"], Count]
    dice: dict[DieKind | Literal["threat"], Count]
    mortal_wounds: Count


class ExperiencePoints(Word, frozen=True):
    """Points for equal symbols, by their number, and for a set of all six."""

    same: Annotated[tuple[Number, ...], msgspec.Meta(min_length=1)]
    all_six: Number


class FateCard(Word, frozen=True):
    """A card of the ready-made deck, and with how many wizards it is in."""

    card: Id
    wizards: Wizards = 2


class FirstGame(Word, frozen=True):
    """The ready-made Fate deck, from the top down, and the trials that lie open."""

    trial_row: tuple[FateCard, ...]
    deck: tuple[FateCard, ...]


Cell = Annotated[tuple[Step, ...], msgspec.Meta(min_length=1, max_length=2)]
Column = Annotated[tuple[Cell, ...], msgspec.Meta(min_length=6, max_length=6)]
"""What is done for each face of a die."""


class Automa(Word, frozen=True):
    """One Automa: its difficulty, how much harder than its level less one a trial may be, and its instructions by level
    band."""

    difficulty: Count
    trial_cap: Annotated[int, msgspec.Meta(ge=-1, le=0)]
    """What is added to its level."""
    columns: Annotated[tuple[Column, ...], msgspec.Meta(min_length=3, max_length=3)]


class Automas(Word, frozen=True):
    """The opponents of a game for one."""

    level_bands: Annotated[tuple[Count, ...], msgspec.Meta(min_length=3, max_length=3)]
    """The highest level of each band."""
    turns_without_rest: Count
    card_points: Number
    kinds: dict[Kind, Automa]


class Setup(Word, frozen=True):
    """`setup.yaml`: all tables of numbers. The first pack that has one counts."""

    box: Box
    store_limit: Count
    resource_die: Annotated[tuple[Ingredients, ...], msgspec.Meta(min_length=6, max_length=6)]
    bone_dice_at_rest: Number
    discipline_slots: Annotated[tuple[MarkSlot, ...], msgspec.Meta(min_length=8, max_length=8)]
    spark_slots: Annotated[tuple[MarkSlot, ...], msgspec.Meta(min_length=3, max_length=3)]
    die_slots: dict[Section, Annotated[tuple[DieSlot, ...], msgspec.Meta(min_length=1)]]
    exchange: dict[Ingredient, Count]
    """So many of each are worth the same at the Bazaar."""
    experience: ExperiencePoints
    first_game: FirstGame
    automas: Automas
