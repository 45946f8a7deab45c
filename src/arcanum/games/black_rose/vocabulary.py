"""A pack is a folder of YAML files and names. Spells, rooms, quests, events and evocations are small programs in the
words below. An *effect* is a list of sentences, a *sentence* a list of instructions. The end of a sentence is the
rulebook's full stop: defeats are handled there. `compiler.py` turns them into programs, and the text of the card in
every language is made from them.

The *caster* is the mage who applies the effect: of a spell the one who revealed it, of a room the one who activates it,
of a quest the one who declares it, of a skill the one who controls the evocation. An event has no caster: the crown
holder makes its choices.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from arcanum.core.content import Origin
from arcanum.core.vocabulary import Id, Number, Word

Count = Annotated[int, msgspec.Meta(ge=1, le=15)]
Range = Annotated[int, msgspec.Meta(ge=0, le=9)] | Literal["*"]
"""How many rooms away, with a line of sight; `*` is anywhere, without one."""
Side = Annotated[str, msgspec.Meta(pattern=r"^[a-z]$", max_length=1)]

SpellType = Literal["combat", "conjuration"]
Element = Literal["air", "earth", "fire", "water", "sacred", "profane", "magic", "any"]
Colour = Literal["black", "grey", "red", "yellow", "green", "blue", "purple"]
Archetype = Id
Owner = Literal["opponent", "own", "any"]
Stat = Literal["strength", "speed", "health"]

Figures = Literal[
    "target",
    "area",
    "caster",
    "opponent_mage",
    "this",
    "summoned",
    "picked",
    "item",
    "each_mage",
    "each_figure",
    "each_evocation",
    "enemy_figures",
    "own_evocations",
    "token_holder",
    "trigger_source",
    "trigger_target",
    "damaged_this_activation",
]
Rooms = Literal[
    "target_room",
    "caster_room",
    "this_room",
    "opponent_room",
    "picked_room",
    "room_of_target",
    "item",
    "entered_rooms",
    "each_room",
    "each_destroyed_room",
    "occupied_rooms",
    "centre_room",
    "trigger_room",
]
Mage = Literal["caster", "opponent", "target", "item", "token_holder"]
Party = Literal["caster", "opponent", "target", "item", "token_holder", "black_rose"]
Actor = Literal["caster", "black_rose"]


# --- conditions -------------------------------------------------------------------------------------------------------

Counter = Literal[
    "own_instability_in",
    "instability_in",
    "own_evocations",
    "picked_count",
    "prepared_spells_opponent",
    "rooms_with_own_instability",
    "max_own_instability_in_a_room",
    "revealed_elements",
    "revealed_combat",
    "damage_dealt_this_activation",
    "room_colours_activated_this_round",
]


class Test(Word, frozen=True, tag_field="test"):
    """Something that is true or false now. A room that does not exist holds nothing."""


class Compare(Test, frozen=True, tag="compare"):
    """A counter against a number. `room` belongs to the counters that end in `_in` and to no other."""

    count: Counter
    op: Literal[">=", "<=", "=="]
    value: Number
    room: Rooms | None = None


class Exists(Test, frozen=True, tag="exists"):
    """At least one such object can be picked."""

    kind: Literal["figure", "mage", "evocation", "room"]
    range: Range
    owner: Owner = "opponent"


class DefeatedByThis(Test, frozen=True, tag="defeated_by_this"):
    """The figure was defeated by an earlier sentence of this effect."""

    who: Literal["target", "picked", "item"]


class InRoom(Test, frozen=True, tag="in_room"):
    """The figure, a real one, stands in the room now."""

    who: Figures
    room: Rooms


class AllOf(Test, frozen=True, tag="all"):
    """Every one of these is true."""

    of: tuple[AnyTest, ...]


class AnyOf(Test, frozen=True, tag="any"):
    """At least one of these is true."""

    of: tuple[AnyTest, ...]


class Not(Test, frozen=True, tag="not"):
    """This is false."""

    of: AnyTest


AnyTest = Compare | Exists | DefeatedByThis | InRoom | AllOf | AnyOf | Not

# --- what is waited for -----------------------------------------------------------------------------------------------


class Trigger(Word, frozen=True, tag_field="event"):
    """Something that may happen. `caster` is, in a quest, the mage who would declare it."""


class SpellRevealed(Trigger, frozen=True, tag="spell_revealed"):
    """A mage reveals a prepared spell: after its instability symbol, before its effect."""

    by: Literal["caster", "opponent", "token_holder"]


class DamageWouldBeDealt(Trigger, frozen=True, tag="damage_would_be_dealt"):
    """At least 1 damage is about to be placed on the mage by one instruction."""

    to: Literal["caster", "token_holder"]
    kind: Literal["spell", "physical", "any"]


class FigureEnteredRoom(Trigger, frozen=True, tag="figure_entered_room"):
    """The mage entered a room by any means."""

    who: Literal["caster", "opponent", "token_holder"]


class EvocationActivated(Trigger, frozen=True, tag="evocation_activated"):
    """An evocation starts an activation: `this` one (a skill), or one that a mage owns (a persistent effect)."""

    who: Literal["this", "own", "opponent"]


class MageDefeated(Trigger, frozen=True, tag="mage_defeated"):
    """A mage was defeated and this one dealt the final damage."""

    by: Literal["caster", "opponent"]


class EvocationDefeated(Trigger, frozen=True, tag="evocation_defeated"):
    """An evocation was defeated and this mage dealt the final damage."""

    by: Literal["caster", "opponent"]


class RoomRestored(Trigger, frozen=True, tag="room_restored"):
    """A room was restored and this mage took sole first place."""

    first: Literal["caster"]


class RoomActivated(Trigger, frozen=True, tag="room_activated"):
    """A mage activated a room."""

    by: Literal["caster", "opponent"]


class ForgottenRevealed(Trigger, frozen=True, tag="forgotten_revealed"):
    """A mage revealed a forgotten spell."""

    by: Literal["caster", "opponent"]


class PhaseEnd(Trigger, frozen=True, tag="phase_end"):
    """A phase ends and `cond` is true then."""

    phase: Literal["action", "evocation"]
    cond: AnyTest | None = None


class StateHolds(Trigger, frozen=True, tag="state"):
    """The quest may be declared whenever `cond` is true."""

    cond: AnyTest


QuestTrigger = (
    MageDefeated | EvocationDefeated | RoomRestored | RoomActivated | ForgottenRevealed | PhaseEnd | StateHolds
)
LastingTrigger = (
    SpellRevealed
    | DamageWouldBeDealt
    | FigureEnteredRoom
    | EvocationActivated
    | MageDefeated
    | EvocationDefeated
    | RoomActivated
    | ForgottenRevealed
)
AnyTrigger = QuestTrigger | LastingTrigger

# --- instructions -----------------------------------------------------------------------------------------------------


class Instruction(Word, frozen=True, tag_field="op"):
    """One thing to do. What cannot be done is skipped, what can be done in part is done as far as possible."""


class Damage(Instruction, frozen=True, tag="damage"):
    """Place that many damage tokens on each of the figures."""

    amount: Count
    to: Figures
    by: Actor = "caster"


class ReplaceDamage(Instruction, frozen=True, tag="replace_damage"):
    """Swap foreign damage tokens on each figure for own ones: a mage any number up to `amount`, the Rose as many as
    possible. `dealt_this_activation`: the very tokens that the evocation activated by this effect placed."""

    amount: Count | Literal["dealt_this_activation"]
    whom: Figures
    by: Actor = "caster"


class Heal(Instruction, frozen=True, tag="heal"):
    """Remove that many damage tokens, or all if there are fewer; the applying mage chooses which."""

    amount: Count | Literal["all"]
    whom: Figures


class PlaceInstability(Instruction, frozen=True, tag="place_instability"):
    """Put that many own tokens into free slots of each of the rooms."""

    amount: Count
    room: Rooms = msgspec.field(name="in")
    by: Actor = "caster"


class ReplaceInstability(Instruction, frozen=True, tag="replace_instability"):
    """Swap foreign instability tokens in each room for own ones: a mage any number up to `amount`, the Rose as many as
    possible."""

    amount: Count
    room: Rooms = msgspec.field(name="in")
    by: Actor = "caster"


class RemoveInstability(Instruction, frozen=True, tag="remove_instability"):
    """Take back own instability tokens from the room."""

    amount: Count | Literal["all"]
    room: Rooms = msgspec.field(name="in")


class Move(Instruction, frozen=True, tag="move"):
    """The caster moves the figure up to `steps` times to an adjacent room; mandatory: exactly, as far as possible."""

    steps: Count
    who: Figures
    mandatory: bool = False


class PlaceFigure(Instruction, frozen=True, tag="place_figure"):
    """Put the figure into the room at any distance; it enters the room even if it was there already."""

    who: Figures
    room: Rooms = msgspec.field(name="in")


class PhysicalAttack(Instruction, frozen=True, tag="physical_attack"):
    """A physical attack of strength + bonus against one real opponent figure in the same room."""

    who: Figures
    bonus: Number = 0


class Summon(Instruction, frozen=True, tag="summon"):
    """Summon an evocation: `school` is the one of the school in play."""

    evocation: Id
    room: Rooms = msgspec.field(name="in")


class ActivateEvocation(Instruction, frozen=True, tag="activate_evocation"):
    """One activation with these bonuses, led by the owner or, with `control`, by that mage."""

    who: Figures
    strength: Number = 0
    speed: Number = 0
    control: Mage | None = None


class RemoveEvocation(Instruction, frozen=True, tag="remove_evocation"):
    """Remove it from the lodge without defeating it."""

    who: Figures


class ActivateRoom(Instruction, frozen=True, tag="activate_room"):
    """The caster activates the room, wherever he is."""

    room: Rooms


class Draw(Instruction, frozen=True, tag="draw"):
    """Take cards to hand. `look`: see that many, keep `amount`, the rest goes back on top in the same order."""

    amount: Count
    source: Literal["grimoire", "library", "forgotten", "memories_random"] = msgspec.field(name="from")
    look: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


class Search(Instruction, frozen=True, tag="search"):
    """Look through all these piles and take cards to hand; a grimoire is shuffled afterwards."""

    amount: Count
    source: Annotated[tuple[Literal["grimoire", "memories"], ...], msgspec.Meta(min_length=1)] = msgspec.field(
        name="from"
    )


class Discard(Instruction, frozen=True, tag="discard"):
    """From the hand of `who` to his memories; he chooses, unless it is random."""

    amount: Count
    source: Literal["hand"] = msgspec.field(name="from")
    who: Mage = "caster"
    random: bool = False


class GainPower(Instruction, frozen=True, tag="gain_power"):
    """The party gains power."""

    amount: Count
    who: Party = "caster"


class LosePower(Instruction, frozen=True, tag="lose_power"):
    """The party loses power, not below 0."""

    amount: Count
    who: Party = "caster"


class PeekPrepared(Instruction, frozen=True, tag="peek_prepared"):
    """The caster alone looks at that many face-down prepared spells of the mage, card and active side."""

    amount: Count | Literal["all"]
    who: Mage


class AttachUpgrade(Instruction, frozen=True, tag="attach_upgrade"):
    """Choose a free upgrade card and attach it; an evocation carries at most 1."""

    to: Figures


class RefreshAction(Instruction, frozen=True, tag="refresh_action"):
    """Turn own exhausted physical action tokens to their available side."""

    amount: Count


class PreventDamage(Instruction, frozen=True, tag="prevent_damage"):
    """Only while damage would be dealt: that much of it is not placed."""

    amount: Count


class ModifyStat(Instruction, frozen=True, tag="modify_stat"):
    """A bonus to this evocation until the end of its activation."""

    who: Literal["this"]
    stat: Literal["strength", "speed"]
    amount: Count
    until: Literal["end_of_activation"]


class Pick(Instruction, frozen=True, tag="pick"):
    """Choose exactly one object, or with `up_to` any number of different ones up to that number. The range counts from
    the caster."""

    kind: Literal["figure", "mage", "evocation", "room"]
    range: Range = "*"
    owner: Owner = "opponent"
    state: Literal["destroyed", "restored"] | None = None
    up_to: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    archetype: Archetype | None = None
    chooser: Literal["caster", "item"] = "caster"


class ChooseOne(Instruction, frozen=True, tag="choose_one"):
    """Choose one of several lists of sentences; one that cannot be carried out does nothing."""

    options: Annotated[tuple[Sentences, ...], msgspec.Meta(min_length=2, max_length=6)]
    chooser: Literal["caster", "item"] = "caster"


class May(Instruction, frozen=True, tag="may"):
    """Optional, and offered only if every part of the cost can be carried out in full."""

    cost: Annotated[tuple[CostInstruction, ...], msgspec.Meta(min_length=1)]
    then: Annotated[tuple[AnyInstruction, ...], msgspec.Meta(min_length=1)]


class If(Instruction, frozen=True, tag="if"):
    """`then` if the condition is true now, otherwise `otherwise`."""

    cond: AnyTest
    then: Annotated[tuple[AnyInstruction, ...], msgspec.Meta(min_length=1)]
    otherwise: tuple[AnyInstruction, ...] = msgspec.field(name="else", default=())


class ForEach(Instruction, frozen=True, tag="for_each"):
    """Sentences for each element: mages in turn order, others in an order that the applying mage chooses."""

    each: Literal[
        "each_mage",
        "each_evocation",
        "own_evocations",
        "enemy_figures",
        "area",
        "picked",
        "picked_room",
        "each_destroyed_room",
        "entered_rooms",
    ]
    do: Sentences


class Persistent(Instruction, frozen=True, tag="persistent"):
    """The persistence token of the slot lies on that mage's card; until cleanup the caster may apply `do` each time the
    trigger happens."""

    token_on: Literal["target", "caster"]
    trigger: LastingTrigger
    do: Sentences


CostInstruction = Discard | RemoveInstability
AnyInstruction = (
    Damage
    | ReplaceDamage
    | Heal
    | PlaceInstability
    | ReplaceInstability
    | RemoveInstability
    | Move
    | PlaceFigure
    | PhysicalAttack
    | Summon
    | ActivateEvocation
    | RemoveEvocation
    | ActivateRoom
    | Draw
    | Search
    | Discard
    | GainPower
    | LosePower
    | PeekPrepared
    | AttachUpgrade
    | RefreshAction
    | PreventDamage
    | ModifyStat
    | Pick
    | ChooseOne
    | May
    | If
    | ForEach
    | Persistent
)
Sentence = Annotated[tuple[AnyInstruction, ...], msgspec.Meta(min_length=1)]
Sentences = Annotated[tuple[Sentence, ...], msgspec.Meta(min_length=1)]

# --- components -------------------------------------------------------------------------------------------------------


class Component(Word, frozen=True, kw_only=True):
    """Whatever a pack brings. `origin` says where it comes from (else the pack says it), `chosen` which of its fields
    had to be chosen although others are known; `all` of them, if it is ours."""

    id: Id
    origin: Origin | None = None
    chosen: tuple[str, ...] = ()


class Target(Word, frozen=True):
    """What a spell is aimed at."""

    type: Literal["figure", "mage", "evocation", "area", "self", "special"]
    range: Range | None = None
    owner: Owner = "opponent"
    archetype: Archetype | None = None


class SpellSide(Word, frozen=True):
    """The main or the reverse effect of a spell."""

    type: SpellType
    element: Element
    target: Target
    sentences: Sentences


class Spell(Component, frozen=True, kw_only=True):
    """A spell card. A school spell names its school, a personal one its mage."""

    kind: Literal["school", "personal", "forgotten"]
    school: Id | None = None
    mage: Id | None = None
    copies: Count
    instability: bool = False
    """The symbol in the middle of the card: place 1 instability in your room when you reveal it."""
    main: SpellSide
    reverse: SpellSide


class RoomSide(Word, frozen=True):
    """The effect on the destroyed side of a room, or on its activation token."""

    sentences: Sentences


class Room(Component, frozen=True, kw_only=True):
    """A room. Rooms of the same `base` may stand in for one another."""

    base: Id
    colour: Colour
    slots: Count
    rewards: Annotated[tuple[Number, ...], msgspec.Meta(min_length=3, max_length=3)]
    """Power for first, second and third place."""
    destroyed: RoomSide
    restored: RoomSide


class MageCard(Component, frozen=True, kw_only=True):
    """A mage. The quest limit is printed, but not used in Duel."""

    health: Count
    hand_limit: Count
    strength: Count
    speed: Count
    quest_limit: Number = 0
    personal_spell: Id


class Skill(Word, frozen=True):
    """What an evocation does when it activates."""

    trigger: EvocationActivated
    sentences: Sentences


class Evocation(Component, frozen=True, kw_only=True):
    """An evocation: so many figures and cards in the common supply."""

    archetypes: tuple[Archetype, ...]
    copies: Annotated[int, msgspec.Meta(ge=1, le=6)]
    speed: Count
    strength: Count
    health: Count
    skill: Skill | None = None


class Bonus(Word, frozen=True):
    """What an upgrade adds to the evocation that carries it."""

    stat: Stat
    amount: Count


class Upgrade(Component, frozen=True, kw_only=True):
    """An upgrade card of a school."""

    school: Id
    copies: Count
    bonus: Bonus


class Grimoires(Word, frozen=True):
    """The two starting grimoires, six cards each."""

    a: Annotated[tuple[Id, ...], msgspec.Meta(min_length=6, max_length=6)]
    b: Annotated[tuple[Id, ...], msgspec.Meta(min_length=6, max_length=6)]


class School(Component, frozen=True, kw_only=True):
    """A school of magic: its spells name it; its evocation is summoned by them."""

    evocation: Id
    uses_upgrades: bool = False
    grimoires: Grimoires


class Event(Component, frozen=True, kw_only=True):
    """What happens in one round of one side of the event card."""

    side: Side
    round: Annotated[int, msgspec.Meta(ge=1, le=4)]
    sentences: Sentences


class Quest(Component, frozen=True, kw_only=True):
    """A quest of one side of one of the two quest cards."""

    card: Annotated[int, msgspec.Meta(ge=1, le=2)]
    side: Side
    when: QuestTrigger
    sentences: Sentences
    rose_power: Annotated[int, msgspec.Meta(ge=0, le=9)]
    """What the Black Rose gets at the end if the slot is empty."""


AnyComponent = Spell | Room | MageCard | Evocation | Upgrade | School | Event | Quest

# --- what set-up needs ------------------------------------------------------------------------------------------------


class Entries(Word, frozen=True):
    """Into which rooms of the ring the cells open."""

    blue: Annotated[tuple[Literal["r1", "r2", "r3", "r4", "r5", "r6"], ...], msgspec.Meta(min_length=1)]
    red: Annotated[tuple[Literal["r1", "r2", "r3", "r4", "r5", "r6"], ...], msgspec.Meta(min_length=1)]


class Setup(Word, frozen=True):
    """`setup.yaml`: what a game is set up with unless its options say otherwise. The first pack that has one counts."""

    centre: Id
    """The base name of the room that always lies in the centre."""
    rooms: Annotated[tuple[Id, ...], msgspec.Meta(min_length=7, max_length=7)]
    forgotten: tuple[Id, ...]
    entries: Entries
