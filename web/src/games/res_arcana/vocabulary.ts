// Generated from the vocabulary of the game's packs; `make types` writes it anew. Do not edit.

export type AnyCollect =
  | Gain
  | GainAny
  | GainOneOf
  | IfLeft
  | PayOrTurn;

export type AnyEffect =
  | Gain
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
  | ExtraPoints;

/** Check victory now. */
export interface CheckVictory {
  do: "check_victory";
}

/** One card or tile face. Its name stands in the pack's Fluent files as `card-<id>`. */
export interface Component {
  id: string;
  kind: "artifact" | "mage" | "magic_item" | "monument" | "place_of_power";
  cost?: Record<string, number> | null;
  subtypes?: ("creature" | "dragon")[];
  points?: number;
  points_per?: PointsPer[];
  discounts?: Discount[];
  collect?: AnyCollect[];
  powers?: Power[];
  origin?: "designed" | "external" | "rulebook" | null;
}

/** What a power costs. Every part that is named must be paid, all before the effect. */
export interface Cost {
  turn?: boolean;
  pay?: Record<string, number>;
  pay_one_of?: PayOneOf | null;
  pay_same?: boolean;
  take_off?: Record<string, number>;
  turn_another?: "creature" | "dragon" | null;
  destroy?: "another" | "any" | "dragon_or_creature" | "this" | null;
  discard?: number;
}

/** Artifacts of this sort cost their owner less; Gold is never lowered if `no` says so. */
export interface Discount {
  on: "artifact" | "creature" | "dragon";
  amount: number;
  no?: "gold"[];
}

/** Draw cards one by one. */
export interface Draw {
  do: "draw";
  cards: number;
}

/** Draw cards, then discard as many from hand as were drawn. */
export interface DrawThenDiscard {
  do: "draw_then_discard";
  cards: number;
}

/** Extra points for the victory check that this React power answers. */
export interface ExtraPoints {
  do: "extra_points";
  points: number;
}

/** Gain these essences into the pool. */
export interface Gain {
  do: "gain";
  essences: Record<string, number>;
}

/** Gain `amount` essences in any mix without the types in `no`. */
export interface GainAny {
  do: "gain_any";
  amount: number;
  no?: ("calm" | "death" | "elan" | "gold" | "life")[];
}

/**
 * Gain as many essences as the printed cost of the card destroyed or discarded has, plus `bonus`: all of type `of`,
 * or in any mix without the types in `no`.
 */
export interface GainCardCost {
  do: "gain_card_cost";
  bonus?: number;
  of?: "calm" | "death" | "elan" | "gold" | "life" | null;
  no?: ("calm" | "death" | "elan" | "gold" | "life")[];
}

/** Gain one essence of one of these types. */
export interface GainOneOf {
  do: "gain_one_of";
  of: ("calm" | "death" | "elan" | "gold" | "life")[];
}

/** Choose a rival; gain as many `gain` as there are `count` in that rival's pool. */
export interface GainRivalCount {
  do: "gain_rival_count";
  gain: "calm" | "death" | "elan" | "gold" | "life";
  count: "calm" | "death" | "elan" | "gold" | "life";
}

/**
 * Gain as many as were paid by `pay_same`, all of one type: `of`, or a type of the player's choice but those in
 * `no`. The type gained differs from the type paid.
 */
export interface GainSame {
  do: "gain_same";
  of?: "calm" | "death" | "elan" | "gold" | "life" | null;
  no?: ("calm" | "death" | "elan" | "gold" | "life")[];
}

/** Put `amount` more of every type lying on this component on it. */
export interface GrowEach {
  do: "grow_each";
  amount: number;
}

/** Collect: when this component holds at least `holding` and nothing is taken off it, `then` happens. */
export interface IfLeft {
  do: "if_left";
  holding: Record<string, number>;
  then: Gain | GainAny | GrowEach;
}

/** Ignore the Life loss that this React power answers. */
export interface IgnoreLoss {
  do: "ignore_loss";
}

/** Look at the top cards of your deck or of the monument deck and put them back in any order. */
export interface Look {
  do: "look";
  cards: number;
}

/** Pay `amount` essences, each of one of the types in `of`. */
export interface PayOneOf {
  of: ("calm" | "death" | "elan" | "gold" | "life")[];
  amount?: number;
}

/** Collect: pay this or turn this component. */
export interface PayOrTurn {
  do: "pay_or_turn";
  pay: Record<string, number>;
}

/** Place an artifact from a zone, at its cost less `discount` (which never lowers Gold if `no` says so), or free. */
export interface Place {
  do: "place";
  where: "any_discard" | "hand" | "own_discard";
  what?: "artifact" | "creature" | "dragon";
  free?: boolean;
  discount?: number;
  no?: "gold"[];
}

/** Points for each essence of a type lying here, or for each artifact of a subtype in play in front of the owner. */
export interface PointsPer {
  points: number;
  essence_here?: "calm" | "death" | "elan" | "gold" | "life" | null;
  own?: "creature" | "dragon" | null;
}

/** A cost and an effect. An action power unless `react` or `when_claimed` says otherwise. */
export interface Power {
  effect: AnyEffect[];
  cost?: Cost;
  react?: "dragon_power" | "life_loss" | "victory_check" | null;
  when_claimed?: boolean;
  while_turned?: boolean;
}

/** Put these essences from the supply on this component. */
export interface Put {
  do: "put";
  essences: Record<string, number>;
}

/** Put `amount` essences in any mix without the types in `no` from the supply on this component. */
export interface PutAny {
  do: "put_any";
  amount: number;
  no?: ("calm" | "death" | "elan" | "gold" | "life")[];
}

/** Put the essence just paid on this component or on any one component of yours, instead of in the supply. */
export interface PutPaid {
  do: "put_paid";
  on: "any" | "this";
}

/** Every rival gains these essences, passed or not. */
export interface RivalsGain {
  do: "rivals_gain";
  essences: Record<string, number>;
}

/** Every rival who has not passed loses Life, unless they pay `ignore` or react. */
export interface RivalsLoseLife {
  do: "rivals_lose_life";
  amount: number;
  ignore?: Cost | null;
}

/** Straighten this component, or any one component of yours, or one of yours of a subtype. */
export interface Straighten {
  do: "straighten";
  what: "any" | "creature" | "dragon" | "this";
}

/** The words by the field that names them. */
export const WORDS = {
  do: ["check_victory", "draw", "draw_then_discard", "extra_points", "gain", "gain_any", "gain_card_cost", "gain_one_of", "gain_rival_count", "gain_same", "grow_each", "if_left", "ignore_loss", "look", "pay_or_turn", "place", "put", "put_any", "put_paid", "rivals_gain", "rivals_lose_life", "straighten"],
} as const;
