/** The view of Black Rose Wars: Duel as the server sends it: what this seat may know. */
import type { CardFace } from '../../lib/schema';

/** A seat as text, or `black_rose`. */
export type Party = string;
export type Position = string;
export type Side = 'main' | 'reverse';

export interface Room {
  position: Position;
  id: string;
  colour: string;
  restored: boolean;
  token_used: boolean;
  slots: number;
  rewards: readonly number[];
  instability: readonly Party[];
  /** Who would move on the room track for it if the game ended now. */
  majority: Party | null;
  figures: readonly string[];
}

export interface PartyState {
  party: Party;
  power: { total: number; cell: number; plus_20: boolean };
  trophies: number;
  rooms: number;
  supply: number;
  /** What the final scoring would bring now; at the end, what it has brought. */
  ending: { trophies: number; rooms: number; quests: number };
}

export interface SlotState {
  revealed: boolean;
  card?: string;
  side?: Side;
  token_on?: number;
}

export interface EvocationState {
  figure: string;
  id: string;
  at: Position | null;
  damage: readonly Party[];
  health: number;
  strength: number;
  speed: number;
  upgrade: string | null;
  activated: boolean;
  control: number;
}

export interface Player {
  seat: number;
  colour: 'blue' | 'red' | null;
  mage: string | null;
  at: Position | null;
  health: number | null;
  strength: number | null;
  speed: number | null;
  hand_limit: number | null;
  damage: readonly Party[];
  actions: number;
  action_tokens: number;
  hand: number;
  grimoire: number;
  memories: readonly string[];
  slots: readonly (SlotState | null)[];
  evocations: readonly (EvocationState | null)[];
  hand_cards?: readonly string[];
  grimoire_cards?: readonly string[];
  known_cards?: readonly string[];
}

export interface Quest {
  id: string;
  card: number;
  side: string;
  rose_power: number;
  completed_by: number | null;
  /** Of a quest that counts something: how many are needed, and how many each mage has. */
  progress: { needed: number; made: readonly number[] } | null;
}

export interface View {
  seat: number | null;
  round: number;
  phase: string;
  crown: number;
  school: string | null;
  over: boolean;
  winner: Party | null;
  leader: Party;
  /** The rooms in range and in sight of each room and of a cell, by range. */
  sight: Readonly<Record<Position, Readonly<Record<string, readonly Position[]>>>>;
  rooms: readonly Room[];
  parties: readonly PartyState[];
  players: readonly Player[];
  event: { side: string; rounds: readonly string[] };
  quests: readonly Quest[];
  library: number;
  forgotten: number;
  upgrades: Readonly<Record<string, number>>;
  seen_on_top?: Readonly<Record<string, readonly string[]>>;
  decision?: {
    prompt: string;
    args: Readonly<Record<string, string | number>>;
    source: string;
    /** The place from which ranges count, where something is chosen in range. */
    from: Position | null;
  };
}

/** The spell slots in the order in which they are prepared. */
export const SLOTS = ['quick', 'i', 'ii', 'iii'] as const;
export type SlotName = (typeof SLOTS)[number];
export const ROSE = 'black_rose';

// --- cards as their pack has written them: what icons are drawn from

export interface Instruction {
  op: string;
  amount?: number | string;
  by?: string;
  who?: string;
  whom?: string;
  steps?: number;
  bonus?: number;
  strength?: number;
  speed?: number;
  stat?: string;
  from?: string | readonly string[];
  options?: readonly Sentences[];
  cost?: readonly Instruction[];
  then?: readonly Instruction[];
  else?: readonly Instruction[];
  do?: Sentences;
}
export type Sentences = readonly (readonly Instruction[])[];

export interface SideData {
  type: string;
  element: string;
  target: { type: string; range?: number | string; owner?: string };
  sentences: Sentences;
}

export interface CardData {
  kind?: string;
  instability?: boolean;
  main?: SideData;
  reverse?: SideData;
  colour?: string;
  slots?: number;
  rewards?: readonly number[];
  destroyed?: { sentences: Sentences };
  restored?: { sentences: Sentences };
  health?: number;
  strength?: number;
  speed?: number;
  hand_limit?: number;
  bonus?: { stat: string; amount: number };
  rose_power?: number;
  /** Its effects in words: of the sides of a spell or of a room, or the only one. */
  told?: Partial<Record<Side | 'destroyed' | 'restored' | 'effect', string>>;
}

export function dataOf(face: CardFace | undefined): CardData {
  return (face?.data ?? {}) as CardData;
}

// --- who and where

/** The name of a party's colour: its tokens have a shape and a hue. */
export function colourOf(view: View, party: Party): 'blue' | 'red' | 'rose' | 'none' {
  return party === ROSE ? 'rose' : (view.players[Number(party)]?.colour ?? 'none');
}

/** `mage_0` or `evocation_1_2`, taken apart. */
export function figureOf(view: View, figure: string): { seat: number; slot: number; evocation: EvocationState | null } {
  const [, seat = '0', slot = '0'] = figure.split('_');
  const evocations = view.players[Number(seat)]?.evocations ?? [];
  return { seat: Number(seat), slot: Number(slot), evocation: evocations.find((each) => each?.figure === figure) ?? null };
}

/** The rooms that a side of a spell reaches from a place; none if it is not aimed. */
export function reachOf(view: View, from: Position | null, side: SideData | undefined): readonly Position[] {
  if (!from || side?.target.range === undefined) return [];
  const seen = view.sight[from] ?? {};
  // No room is farther away than two.
  return seen[String(side.target.range)] ?? seen['2'] ?? [];
}

/** The shortest range at which one room is seen from a place; null without a line of sight. */
export function rangeTo(view: View, from: Position, to: Position): string | null {
  return ['0', '1', '2'].find((range) => view.sight[from]?.[range]?.includes(to)) ?? null;
}
