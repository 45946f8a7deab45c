// Generated from the vocabulary of the game's packs; `make types` writes it anew. Do not edit.

/** One activation with these bonuses, led by the owner or, with `control`, by that mage. */
export interface ActivateEvocation {
  op: "activate_evocation";
  who: "area" | "caster" | "damaged_this_activation" | "each_evocation" | "each_figure" | "each_mage" | "enemy_figures" | "item" | "opponent_mage" | "own_evocations" | "picked" | "summoned" | "target" | "this" | "token_holder" | "trigger_source" | "trigger_target";
  strength?: number;
  speed?: number;
  control?: "caster" | "item" | "opponent" | "target" | "token_holder" | null;
}

/** The caster activates the room, wherever he is. */
export interface ActivateRoom {
  op: "activate_room";
  room: "caster_room" | "centre_room" | "each_destroyed_room" | "each_room" | "entered_rooms" | "item" | "occupied_rooms" | "opponent_room" | "picked_room" | "room_of_target" | "target_room" | "this_room" | "trigger_room";
}

/** Every one of these is true. */
export interface AllOf {
  test: "all";
  of: AnyTest[];
}

export type AnyInstruction =
  | Damage
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
  | Persistent;

/** At least one of these is true. */
export interface AnyOf {
  test: "any";
  of: AnyTest[];
}

export type AnyTest =
  | Compare
  | Exists
  | DefeatedByThis
  | InRoom
  | AllOf
  | AnyOf
  | Not;

/** Choose a free upgrade card and attach it; an evocation carries at most 1. */
export interface AttachUpgrade {
  op: "attach_upgrade";
  to: "area" | "caster" | "damaged_this_activation" | "each_evocation" | "each_figure" | "each_mage" | "enemy_figures" | "item" | "opponent_mage" | "own_evocations" | "picked" | "summoned" | "target" | "this" | "token_holder" | "trigger_source" | "trigger_target";
}

/** What an upgrade adds to the evocation that carries it. */
export interface Bonus {
  stat: "health" | "speed" | "strength";
  amount: number;
}

/** Choose one of several lists of sentences; one that cannot be carried out does nothing. */
export interface ChooseOne {
  op: "choose_one";
  options: AnyInstruction[][][];
  chooser?: "caster" | "item";
}

/** A counter against a number. `room` belongs to the counters that end in `_in` and to no other. */
export interface Compare {
  test: "compare";
  count: "damage_dealt_this_activation" | "instability_in" | "max_own_instability_in_a_room" | "own_evocations" | "own_instability_in" | "picked_count" | "prepared_spells_opponent" | "revealed_combat" | "revealed_elements" | "room_colours_activated_this_round" | "rooms_with_own_instability";
  op: "<=" | "==" | ">=";
  value: number;
  room?: "caster_room" | "centre_room" | "each_destroyed_room" | "each_room" | "entered_rooms" | "item" | "occupied_rooms" | "opponent_room" | "picked_room" | "room_of_target" | "target_room" | "this_room" | "trigger_room" | null;
}

export type CostInstruction =
  | Discard
  | RemoveInstability;

/** Place that many damage tokens on each of the figures. */
export interface Damage {
  op: "damage";
  amount: number;
  to: "area" | "caster" | "damaged_this_activation" | "each_evocation" | "each_figure" | "each_mage" | "enemy_figures" | "item" | "opponent_mage" | "own_evocations" | "picked" | "summoned" | "target" | "this" | "token_holder" | "trigger_source" | "trigger_target";
  by?: "black_rose" | "caster";
}

/** At least 1 damage is about to be placed on the mage by one instruction. */
export interface DamageWouldBeDealt {
  event: "damage_would_be_dealt";
  to: "caster" | "token_holder";
  kind: "any" | "physical" | "spell";
}

/** The figure was defeated by an earlier sentence of this effect. */
export interface DefeatedByThis {
  test: "defeated_by_this";
  who: "item" | "picked" | "target";
}

/** From the hand of `who` to his memories; he chooses, unless it is random. */
export interface Discard {
  op: "discard";
  amount: number;
  from: "hand";
  who?: "caster" | "item" | "opponent" | "target" | "token_holder";
  random?: boolean;
}

/** Take cards to hand. `look`: see that many, keep `amount`, the rest goes back on top in the same order. */
export interface Draw {
  op: "draw";
  amount: number;
  from: "forgotten" | "grimoire" | "library" | "memories_random";
  look?: number;
}

/** What happens in one round of one side of the event card. */
export interface Event {
  id: string;
  origin?: "designed" | "external" | "rulebook" | null;
  chosen?: string[];
  side: string;
  round: number;
  sentences: AnyInstruction[][];
}

/** An evocation: so many figures and cards in the common supply. */
export interface Evocation {
  id: string;
  origin?: "designed" | "external" | "rulebook" | null;
  chosen?: string[];
  archetypes: string[];
  copies: number;
  speed: number;
  strength: number;
  health: number;
  skill?: Skill | null;
}

/** An evocation starts an activation: `this` one (a skill), or one that a mage owns (a persistent effect). */
export interface EvocationActivated {
  event: "evocation_activated";
  who: "opponent" | "own" | "this";
}

/** An evocation was defeated and this mage dealt the final damage. */
export interface EvocationDefeated {
  event: "evocation_defeated";
  by: "caster" | "opponent";
}

/** At least one such object can be picked. */
export interface Exists {
  test: "exists";
  kind: "evocation" | "figure" | "mage" | "room";
  range: number | "*";
  owner?: "any" | "opponent" | "own";
}

/** The mage entered a room by any means. */
export interface FigureEnteredRoom {
  event: "figure_entered_room";
  who: "caster" | "opponent" | "token_holder";
}

/** Sentences for each element: mages in turn order, others in an order that the applying mage chooses. */
export interface ForEach {
  op: "for_each";
  each: "area" | "each_destroyed_room" | "each_evocation" | "each_mage" | "enemy_figures" | "entered_rooms" | "own_evocations" | "picked" | "picked_room";
  do: AnyInstruction[][];
}

/** A mage revealed a forgotten spell. */
export interface ForgottenRevealed {
  event: "forgotten_revealed";
  by: "caster" | "opponent";
}

/** The party gains power. */
export interface GainPower {
  op: "gain_power";
  amount: number;
  who?: "black_rose" | "caster" | "item" | "opponent" | "target" | "token_holder";
}

/** The two starting grimoires, six cards each. */
export interface Grimoires {
  a: string[];
  b: string[];
}

/** Remove that many damage tokens, or all if there are fewer; the applying mage chooses which. */
export interface Heal {
  op: "heal";
  amount: number | "all";
  whom: "area" | "caster" | "damaged_this_activation" | "each_evocation" | "each_figure" | "each_mage" | "enemy_figures" | "item" | "opponent_mage" | "own_evocations" | "picked" | "summoned" | "target" | "this" | "token_holder" | "trigger_source" | "trigger_target";
}

/** `then` if the condition is true now, otherwise `otherwise`. */
export interface If {
  op: "if";
  cond: AnyTest;
  then: AnyInstruction[];
  else?: AnyInstruction[];
}

/** The figure, a real one, stands in the room now. */
export interface InRoom {
  test: "in_room";
  who: "area" | "caster" | "damaged_this_activation" | "each_evocation" | "each_figure" | "each_mage" | "enemy_figures" | "item" | "opponent_mage" | "own_evocations" | "picked" | "summoned" | "target" | "this" | "token_holder" | "trigger_source" | "trigger_target";
  room: "caster_room" | "centre_room" | "each_destroyed_room" | "each_room" | "entered_rooms" | "item" | "occupied_rooms" | "opponent_room" | "picked_room" | "room_of_target" | "target_room" | "this_room" | "trigger_room";
}

export type LastingTrigger =
  | SpellRevealed
  | DamageWouldBeDealt
  | FigureEnteredRoom
  | EvocationActivated
  | MageDefeated
  | EvocationDefeated
  | RoomActivated
  | ForgottenRevealed;

/** The party loses power, not below 0. */
export interface LosePower {
  op: "lose_power";
  amount: number;
  who?: "black_rose" | "caster" | "item" | "opponent" | "target" | "token_holder";
}

/** A mage. The quest limit is printed, but not used in Duel. */
export interface MageCard {
  id: string;
  origin?: "designed" | "external" | "rulebook" | null;
  chosen?: string[];
  health: number;
  hand_limit: number;
  strength: number;
  speed: number;
  quest_limit?: number;
  personal_spell: string;
}

/** A mage was defeated and this one dealt the final damage. */
export interface MageDefeated {
  event: "mage_defeated";
  by: "caster" | "opponent";
}

/** Optional, and offered only if every part of the cost can be carried out in full. */
export interface May {
  op: "may";
  cost: CostInstruction[];
  then: AnyInstruction[];
}

/** A bonus to this evocation until the end of its activation. */
export interface ModifyStat {
  op: "modify_stat";
  who: "this";
  stat: "speed" | "strength";
  amount: number;
  until: "end_of_activation";
}

/** The caster moves the figure up to `steps` times to an adjacent room; mandatory: exactly, as far as possible. */
export interface Move {
  op: "move";
  steps: number;
  who: "area" | "caster" | "damaged_this_activation" | "each_evocation" | "each_figure" | "each_mage" | "enemy_figures" | "item" | "opponent_mage" | "own_evocations" | "picked" | "summoned" | "target" | "this" | "token_holder" | "trigger_source" | "trigger_target";
  mandatory?: boolean;
}

/** This is false. */
export interface Not {
  test: "not";
  of: AnyTest;
}

/** The caster alone looks at that many face-down prepared spells of the mage, card and active side. */
export interface PeekPrepared {
  op: "peek_prepared";
  amount: number | "all";
  who: "caster" | "item" | "opponent" | "target" | "token_holder";
}

/**
 * The persistence token of the slot lies on that mage's card; until cleanup the caster may apply `do` each time the
 * trigger happens.
 */
export interface Persistent {
  op: "persistent";
  token_on: "caster" | "target";
  trigger: LastingTrigger;
  do: AnyInstruction[][];
}

/** A phase ends and `cond` is true then. */
export interface PhaseEnd {
  event: "phase_end";
  phase: "action" | "evocation";
  cond?: AnyTest | null;
}

/** A physical attack of strength + bonus against one real opponent figure in the same room. */
export interface PhysicalAttack {
  op: "physical_attack";
  who: "area" | "caster" | "damaged_this_activation" | "each_evocation" | "each_figure" | "each_mage" | "enemy_figures" | "item" | "opponent_mage" | "own_evocations" | "picked" | "summoned" | "target" | "this" | "token_holder" | "trigger_source" | "trigger_target";
  bonus?: number;
}

/**
 * Choose exactly one object, or with `up_to` any number of different ones up to that number. The range counts from
 * the caster.
 */
export interface Pick {
  op: "pick";
  kind: "evocation" | "figure" | "mage" | "room";
  range?: number | "*";
  owner?: "any" | "opponent" | "own";
  state?: "destroyed" | "restored" | null;
  up_to?: number;
  archetype?: string | null;
  chooser?: "caster" | "item";
}

/** Put the figure into the room at any distance; it enters the room even if it was there already. */
export interface PlaceFigure {
  op: "place_figure";
  who: "area" | "caster" | "damaged_this_activation" | "each_evocation" | "each_figure" | "each_mage" | "enemy_figures" | "item" | "opponent_mage" | "own_evocations" | "picked" | "summoned" | "target" | "this" | "token_holder" | "trigger_source" | "trigger_target";
  in: "caster_room" | "centre_room" | "each_destroyed_room" | "each_room" | "entered_rooms" | "item" | "occupied_rooms" | "opponent_room" | "picked_room" | "room_of_target" | "target_room" | "this_room" | "trigger_room";
}

/** Put that many own tokens into free slots of each of the rooms. */
export interface PlaceInstability {
  op: "place_instability";
  amount: number;
  in: "caster_room" | "centre_room" | "each_destroyed_room" | "each_room" | "entered_rooms" | "item" | "occupied_rooms" | "opponent_room" | "picked_room" | "room_of_target" | "target_room" | "this_room" | "trigger_room";
  by?: "black_rose" | "caster";
}

/** Only while damage would be dealt: that much of it is not placed. */
export interface PreventDamage {
  op: "prevent_damage";
  amount: number;
}

/** A quest of one side of one of the two quest cards. */
export interface Quest {
  id: string;
  origin?: "designed" | "external" | "rulebook" | null;
  chosen?: string[];
  card: number;
  side: string;
  when: QuestTrigger;
  sentences: AnyInstruction[][];
  rose_power: number;
}

export type QuestTrigger =
  | MageDefeated
  | EvocationDefeated
  | RoomRestored
  | RoomActivated
  | ForgottenRevealed
  | PhaseEnd
  | StateHolds;

/** Turn own exhausted physical action tokens to their available side. */
export interface RefreshAction {
  op: "refresh_action";
  amount: number;
}

/** Remove it from the lodge without defeating it. */
export interface RemoveEvocation {
  op: "remove_evocation";
  who: "area" | "caster" | "damaged_this_activation" | "each_evocation" | "each_figure" | "each_mage" | "enemy_figures" | "item" | "opponent_mage" | "own_evocations" | "picked" | "summoned" | "target" | "this" | "token_holder" | "trigger_source" | "trigger_target";
}

/** Take back own instability tokens from the room. */
export interface RemoveInstability {
  op: "remove_instability";
  amount: number | "all";
  in: "caster_room" | "centre_room" | "each_destroyed_room" | "each_room" | "entered_rooms" | "item" | "occupied_rooms" | "opponent_room" | "picked_room" | "room_of_target" | "target_room" | "this_room" | "trigger_room";
}

/**
 * Swap foreign damage tokens on each figure for own ones: a mage any number up to `amount`, the Rose as many as
 * possible. `dealt_this_activation`: the very tokens that the evocation activated by this effect placed.
 */
export interface ReplaceDamage {
  op: "replace_damage";
  amount: number | "dealt_this_activation";
  whom: "area" | "caster" | "damaged_this_activation" | "each_evocation" | "each_figure" | "each_mage" | "enemy_figures" | "item" | "opponent_mage" | "own_evocations" | "picked" | "summoned" | "target" | "this" | "token_holder" | "trigger_source" | "trigger_target";
  by?: "black_rose" | "caster";
}

/**
 * Swap foreign instability tokens in each room for own ones: a mage any number up to `amount`, the Rose as many as
 * possible.
 */
export interface ReplaceInstability {
  op: "replace_instability";
  amount: number;
  in: "caster_room" | "centre_room" | "each_destroyed_room" | "each_room" | "entered_rooms" | "item" | "occupied_rooms" | "opponent_room" | "picked_room" | "room_of_target" | "target_room" | "this_room" | "trigger_room";
  by?: "black_rose" | "caster";
}

/** A room. Rooms of the same `base` may stand in for one another. */
export interface Room {
  id: string;
  origin?: "designed" | "external" | "rulebook" | null;
  chosen?: string[];
  base: string;
  colour: "black" | "blue" | "green" | "grey" | "purple" | "red" | "yellow";
  slots: number;
  rewards: number[];
  destroyed: RoomSide;
  restored: RoomSide;
}

/** A mage activated a room. */
export interface RoomActivated {
  event: "room_activated";
  by: "caster" | "opponent";
}

/** A room was restored and this mage took sole first place. */
export interface RoomRestored {
  event: "room_restored";
  first: "caster";
}

/** The effect on the destroyed side of a room, or on its activation token. */
export interface RoomSide {
  sentences: AnyInstruction[][];
}

/** A school of magic: its spells name it; its evocation is summoned by them. */
export interface School {
  id: string;
  origin?: "designed" | "external" | "rulebook" | null;
  chosen?: string[];
  evocation: string;
  uses_upgrades?: boolean;
  grimoires: Grimoires;
}

/** Look through all these piles and take cards to hand; a grimoire is shuffled afterwards. */
export interface Search {
  op: "search";
  amount: number;
  from: ("grimoire" | "memories")[];
}

/** What an evocation does when it activates. */
export interface Skill {
  trigger: EvocationActivated;
  sentences: AnyInstruction[][];
}

/** A spell card. A school spell names its school, a personal one its mage. */
export interface Spell {
  id: string;
  origin?: "designed" | "external" | "rulebook" | null;
  chosen?: string[];
  kind: "forgotten" | "personal" | "school";
  school?: string | null;
  mage?: string | null;
  copies: number;
  instability?: boolean;
  main: SpellSide;
  reverse: SpellSide;
}

/** A mage reveals a prepared spell: after its instability symbol, before its effect. */
export interface SpellRevealed {
  event: "spell_revealed";
  by: "caster" | "opponent" | "token_holder";
}

/** The main or the reverse effect of a spell. */
export interface SpellSide {
  type: "combat" | "conjuration";
  element: "air" | "any" | "earth" | "fire" | "magic" | "profane" | "sacred" | "water";
  target: Target;
  sentences: AnyInstruction[][];
}

/** The quest may be declared whenever `cond` is true. */
export interface StateHolds {
  event: "state";
  cond: AnyTest;
}

/** Summon an evocation: `school` is the one of the school in play. */
export interface Summon {
  op: "summon";
  evocation: string;
  in: "caster_room" | "centre_room" | "each_destroyed_room" | "each_room" | "entered_rooms" | "item" | "occupied_rooms" | "opponent_room" | "picked_room" | "room_of_target" | "target_room" | "this_room" | "trigger_room";
}

/** What a spell is aimed at. */
export interface Target {
  type: "area" | "evocation" | "figure" | "mage" | "self" | "special";
  range?: number | "*" | null;
  owner?: "any" | "opponent" | "own";
  archetype?: string | null;
}

/** An upgrade card of a school. */
export interface Upgrade {
  id: string;
  origin?: "designed" | "external" | "rulebook" | null;
  chosen?: string[];
  school: string;
  copies: number;
  bonus: Bonus;
}

/** The words by the field that names them. */
export const WORDS = {
  event: ["damage_would_be_dealt", "evocation_activated", "evocation_defeated", "figure_entered_room", "forgotten_revealed", "mage_defeated", "phase_end", "room_activated", "room_restored", "spell_revealed", "state"],
  op: ["activate_evocation", "activate_room", "attach_upgrade", "choose_one", "damage", "discard", "draw", "for_each", "gain_power", "heal", "if", "lose_power", "may", "modify_stat", "move", "peek_prepared", "persistent", "physical_attack", "pick", "place_figure", "place_instability", "prevent_damage", "refresh_action", "remove_evocation", "remove_instability", "replace_damage", "replace_instability", "search", "summon"],
  test: ["all", "any", "compare", "defeated_by_this", "exists", "in_room", "not"],
} as const;
