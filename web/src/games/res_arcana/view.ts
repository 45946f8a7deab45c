/** The view of Res Arcana as the server sends it: what this seat may know. */
import type { CardFace } from '../../lib/schema';

export type Amounts = Readonly<Record<string, number>>;

export interface InPlay {
  id: string;
  kind: string;
  turned: boolean;
  on: Amounts;
  points: number;
}

export interface Player {
  seat: number;
  pool: Amounts;
  passed: boolean;
  hand: number;
  deck: number;
  discard: readonly string[];
  in_play: readonly InPlay[];
  points: number;
  hand_cards?: readonly string[];
  deck_cards?: readonly string[];
  known_cards?: readonly string[];
  mages?: readonly string[];
}

export interface View {
  seat: number | null;
  round: number;
  first_player: number;
  to_act: readonly number[];
  over: boolean;
  winners: readonly number[];
  center: {
    monuments: readonly string[];
    monument_deck: number;
    places: readonly string[];
    items: readonly string[];
  };
  players: readonly Player[];
  decision?: {
    prompt: string;
    args: Readonly<Record<string, string | number>>;
    source: string;
    group: number;
    least: number;
    most: number;
    decline: boolean;
  };
}

/** The order in which essences are always shown. */
export const ESSENCES = ['elan', 'life', 'calm', 'death', 'gold'] as const;
export type Essence = (typeof ESSENCES)[number];

// --- cards as their pack has written them: what icons are drawn from

export interface CostData {
  turn?: boolean;
  pay?: Amounts;
  pay_one_of?: { of: readonly string[]; amount?: number };
  pay_same?: boolean;
  take_off?: Amounts;
  turn_another?: string;
  destroy?: 'this' | 'another' | 'any' | 'dragon_or_creature';
  discard?: number;
}

export interface EffectData {
  do: string;
  essences?: Amounts;
  amount?: number;
  no?: readonly string[];
  of?: string | readonly string[];
  bonus?: number;
  gain?: string;
  count?: string;
  on?: string;
  ignore?: CostData;
  what?: string;
  cards?: number;
  where?: string;
  free?: boolean;
  discount?: number;
  points?: number;
  holding?: Amounts;
  then?: EffectData;
  pay?: Amounts;
}

export interface PowerData {
  effect: readonly EffectData[];
  cost?: CostData;
  react?: string;
  when_claimed?: boolean;
  while_turned?: boolean;
}

export interface CardData {
  subtypes?: readonly string[];
  points_per?: readonly { points: number; essence_here?: string; own?: string }[];
  discounts?: readonly { on: string; amount: number; no?: readonly string[] }[];
  collect?: readonly EffectData[];
  powers?: readonly PowerData[];
}

/** What the icons of a card are drawn from; a card without it is told in sentences. */
export function dataOf(face: CardFace): CardData | null {
  return Object.keys(face.data).length ? (face.data as CardData) : null;
}
