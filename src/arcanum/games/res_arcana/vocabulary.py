"""A pack is a folder of YAML files and names. A component is a small program in the words below: it says what a card
costs, what it gives, and what its powers do. The engine plays what is written (`compiler.py`), and the text of the card
in every language is made from it. A word that only one card needs is still a word here.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from arcanum.core.content import Origin
from arcanum.core.vocabulary import Id, Number, Word

Essence = Literal["calm", "death", "elan", "gold", "life"]
Payable = Literal["calm", "death", "elan", "gold", "life", "any"]
Subtype = Literal["dragon", "creature"]
Kind = Literal["artifact", "mage", "monument", "magic_item", "place_of_power"]

Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
_ESSENCES = {"propertyNames": {"enum": list(get_args(Essence))}}
_PAYABLES = {"propertyNames": {"enum": list(get_args(Payable))}}
Stored = Annotated[dict[Essence, Count], msgspec.Meta(extra_json_schema=_ESSENCES)]
"""essences and how many of each"""
Amounts = Annotated[dict[Essence, Count], msgspec.Meta(min_length=1, extra_json_schema=_ESSENCES)]
"""essences and how many of each, at least one"""
Price = Annotated[dict[Payable, Count], msgspec.Meta(extra_json_schema=_PAYABLES)]
"""essences, or `any` for any type, and how many of each; `{}` is nothing"""


# --- costs ------------------------------------------------------------------------------------------------------------


class PayOneOf(Word, frozen=True):
    """Pay `amount` essences, each of one of the types in `of`."""

    of: Annotated[tuple[Essence, ...], msgspec.Meta(min_length=2)]
    amount: Count = 1


class Cost(Word, frozen=True):
    """What a power costs. Every part that is named must be paid, all before the effect."""

    turn: bool = False
    """Turn this component; it must be straight."""
    pay: Price = msgspec.field(default_factory=dict)
    """From the pool to the supply; `any` is any mix, gold included."""
    pay_one_of: PayOneOf | None = None
    pay_same: bool = False
    """X essences of one single type from the pool; the player chooses the type and X, 0 included."""
    take_off: Stored = msgspec.field(default_factory=dict)
    """Essences lying on this component go to the supply."""
    turn_another: Subtype | None = None
    """Turn one straight artifact of yours of this subtype; its own powers are not used."""
    destroy: Literal["this", "another", "any", "dragon_or_creature"] | None = None
    """Destroy this artifact, another one of yours, any one of yours, or one of your Dragons or Creatures."""
    discard: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    """Discard this many cards from hand: none or one."""


# --- effects ----------------------------------------------------------------------------------------------------------


class Effect(Word, frozen=True, tag_field="do"):
    """One thing that happens; the effects of a power happen in the order written."""


class Gain(Effect, frozen=True, tag="gain"):
    """Gain these essences into the pool."""

    essences: Amounts


class GainAny(Effect, frozen=True, tag="gain_any"):
    """Gain `amount` essences in any mix without the types in `no`."""

    amount: Count
    no: tuple[Essence, ...] = ()


class GainOneOf(Effect, frozen=True, tag="gain_one_of"):
    """Gain one essence of one of these types."""

    of: Annotated[tuple[Essence, ...], msgspec.Meta(min_length=2)]


class GainSame(Effect, frozen=True, tag="gain_same"):
    """Gain as many as were paid by `pay_same`, all of one type: `of`, or a type of the player's choice but those in
    `no`. The type gained differs from the type paid."""

    of: Essence | None = None
    no: tuple[Essence, ...] = ()


class GainCardCost(Effect, frozen=True, tag="gain_card_cost"):
    """Gain as many essences as the printed cost of the card destroyed or discarded has, plus `bonus`: all of type `of`,
    or in any mix without the types in `no`."""

    bonus: Number = 0
    of: Essence | None = None
    no: tuple[Essence, ...] = ()


class GainRivalCount(Effect, frozen=True, tag="gain_rival_count"):
    """Choose a rival; gain as many `gain` as there are `count` in that rival's pool."""

    gain: Essence
    count: Essence


class Put(Effect, frozen=True, tag="put"):
    """Put these essences from the supply on this component."""

    essences: Amounts


class PutAny(Effect, frozen=True, tag="put_any"):
    """Put `amount` essences in any mix without the types in `no` from the supply on this component."""

    amount: Count
    no: tuple[Essence, ...] = ()


class PutPaid(Effect, frozen=True, tag="put_paid"):
    """Put the essence just paid on this component or on any one component of yours, instead of in the supply."""

    on: Literal["this", "any"]


class RivalsGain(Effect, frozen=True, tag="rivals_gain"):
    """Every rival gains these essences, passed or not."""

    essences: Amounts


class RivalsLoseLife(Effect, frozen=True, tag="rivals_lose_life"):
    """Every rival who has not passed loses Life, unless they pay `ignore` or react."""

    amount: Count
    ignore: Cost | None = None


class IgnoreLoss(Effect, frozen=True, tag="ignore_loss"):
    """Ignore the Life loss that this React power answers."""


class Straighten(Effect, frozen=True, tag="straighten"):
    """Straighten this component, or any one component of yours, or one of yours of a subtype."""

    what: Literal["this", "any", "dragon", "creature"]


class Draw(Effect, frozen=True, tag="draw"):
    """Draw cards one by one."""

    cards: Count


class DrawThenDiscard(Effect, frozen=True, tag="draw_then_discard"):
    """Draw cards, then discard as many from hand as were drawn."""

    cards: Count


class Look(Effect, frozen=True, tag="look"):
    """Look at the top cards of your deck or of the monument deck and put them back in any order."""

    cards: Count


class Place(Effect, frozen=True, tag="place"):
    """Place an artifact from a zone, at its cost less `discount` (which never lowers Gold if `no` says so), or free."""

    where: Literal["hand", "own_discard", "any_discard"]
    what: Literal["artifact", "dragon", "creature"] = "artifact"
    free: bool = False
    discount: Number = 0
    no: tuple[Literal["gold"], ...] = ()


class CheckVictory(Effect, frozen=True, tag="check_victory"):
    """Check victory now."""


class ExtraPoints(Effect, frozen=True, tag="extra_points"):
    """Extra points for the victory check that this React power answers."""

    points: Count


AnyEffect = (
    Gain
    | GainAny
    | GainOneOf
    | GainSame
    | GainCardCost
    | GainRivalCount
    | Put
    | PutAny
    | PutPaid
    | RivalsGain
    | RivalsLoseLife
    | IgnoreLoss
    | Straighten
    | Draw
    | DrawThenDiscard
    | Look
    | Place
    | CheckVictory
    | ExtraPoints
)


# --- collect ----------------------------------------------------------------------------------------------------------


class GrowEach(Effect, frozen=True, tag="grow_each"):
    """Put `amount` more of every type lying on this component on it."""

    amount: Count


class IfLeft(Effect, frozen=True, tag="if_left"):
    """Collect: when this component holds at least `holding` and nothing is taken off it, `then` happens."""

    holding: Annotated[Price, msgspec.Meta(min_length=1)]
    then: Gain | GainAny | GrowEach


class PayOrTurn(Effect, frozen=True, tag="pay_or_turn"):
    """Collect: pay this or turn this component."""

    pay: Amounts


AnyCollect = Gain | GainAny | GainOneOf | IfLeft | PayOrTurn


# --- components -------------------------------------------------------------------------------------------------------


class Discount(Word, frozen=True):
    """Artifacts of this sort cost their owner less; Gold is never lowered if `no` says so."""

    on: Literal["artifact", "dragon", "creature"]
    amount: Count
    no: tuple[Literal["gold"], ...] = ()


class PointsPer(Word, frozen=True):
    """Points for each essence of a type lying here, or for each artifact of a subtype in play in front of the owner."""

    points: Count
    essence_here: Essence | None = None
    own: Subtype | None = None


class Power(Word, frozen=True):
    """A cost and an effect. An action power unless `react` or `when_claimed` says otherwise."""

    effect: Annotated[tuple[AnyEffect, ...], msgspec.Meta(min_length=1)]
    cost: Cost = Cost()
    react: Literal["life_loss", "dragon_power", "victory_check"] | None = None
    when_claimed: bool = False
    while_turned: bool = False
    """Usable only while this component is turned (and not, as usual, only while it is straight)."""


class Component(Word, frozen=True):
    """One card or tile face. Its name stands in the pack's Fluent files as `card-<id>`."""

    id: Id
    kind: Kind
    cost: Price | None = None
    """Placement cost or price of a claim; mages and magic items have none."""
    subtypes: tuple[Subtype, ...] = ()
    points: Number = 0
    points_per: tuple[PointsPer, ...] = ()
    discounts: tuple[Discount, ...] = ()
    collect: tuple[AnyCollect, ...] = ()
    powers: tuple[Power, ...] = ()
    origin: Origin | None = None
    """Where the component comes from; None takes the pack's."""


# --- what set-up needs ------------------------------------------------------------------------------------------------


class Tile(Word, frozen=True):
    """A Place of Power tile: two faces, one of which is seen in a game."""

    sun: Id
    moon: Id


class StarterSet(Word, frozen=True):
    """A mage and a hand for a first game."""

    mage: Id
    artifacts: Annotated[tuple[Id, ...], msgspec.Meta(min_length=3, max_length=3)]


class Setup(Word, frozen=True):
    """Tiles and starter sets of a pack."""

    tiles: tuple[Tile, ...] = ()
    starter_sets: tuple[StarterSet, ...] = ()
