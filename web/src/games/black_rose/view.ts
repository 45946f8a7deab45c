/** The view of Black Rose Wars: Duel as the server sends it: what this seat may know. */
import type { CardFace } from '../../lib/schema';
import type { Evocation, MageCard, Quest as QuestCard, Room as RoomCard, Spell, SpellSide, Upgrade } from './vocabulary';

import type { BlackRoseView as View, EvocationState, SlotState } from './view_types';
export type { EvocationState, PartyState, Player, Quest, Room, SlotState, BlackRoseView as View } from './view_types';

/** A seat as text, or `black_rose`. */
export type Party = string;
export type Position = string;
export type Side = NonNullable<SlotState['side']>;

/** The spell slots in the order in which they are prepared. */
export const SLOTS = ['quick', 'i', 'ii', 'iii'] as const;
export type SlotName = (typeof SLOTS)[number];
export const ROSE = 'black_rose';

// --- cards as their pack has written them: what icons are drawn from

export type Sentences = SpellSide['sentences'];

/** Whatever a component of some kind may have. */
export type CardData = Partial<Spell & RoomCard & MageCard & Evocation & Upgrade & QuestCard> & {
  /** Its effects in words: of the sides of a spell or of a room, or the only one. */
  told?: Partial<Record<Side | 'destroyed' | 'restored' | 'effect', string>>;
};

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
export function reachOf(view: View, from: Position | null, side: SpellSide | undefined): readonly Position[] {
  if (!from || side?.target.range === undefined) return [];
  const seen = view.sight[from] ?? {};
  // No room is farther away than two.
  return seen[String(side.target.range)] ?? seen['2'] ?? [];
}

/** The shortest range at which one room is seen from a place; null without a line of sight. */
export function rangeTo(view: View, from: Position, to: Position): string | null {
  return ['0', '1', '2'].find((range) => view.sight[from]?.[range]?.includes(to)) ?? null;
}
