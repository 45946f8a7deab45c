/** The view of Res Arcana as the server sends it: what this seat may know. */
import type { CardFace } from '../../lib/schema';
import type { Component } from './vocabulary';

export type Amounts = Readonly<Record<string, number>>;

export type { InPlay, Player, ResArcanaView as View } from './view_types';

/** The order in which essences are always shown. */
export const ESSENCES = ['elan', 'life', 'calm', 'death', 'gold'] as const;
export type Essence = (typeof ESSENCES)[number];

// --- cards as their pack has written them: what icons are drawn from

export type CardData = Partial<Component>;

/** What the icons of a card are drawn from; a card without it is told in sentences. */
export function dataOf(face: CardFace): CardData | null {
  return Object.keys(face.data).length ? (face.data as CardData) : null;
}
