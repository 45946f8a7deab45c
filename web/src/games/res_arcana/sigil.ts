import { mainInk, type EmblemCard } from '../../lib/emblem';
import type { CardFace } from '../../lib/schema';
import { dataOf } from './view';

/** A card as its emblem is drawn from it. */
export function sigilOf(face: CardFace): EmblemCard {
  return { ...dataOf(face), id: face.id, kind: face.kind, cost: face.cost, points: face.points };
}

/** The class of the plate behind the emblem. */
export function plateOf(face: CardFace): string {
  return `p-${mainInk(sigilOf(face))}`;
}
