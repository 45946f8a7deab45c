import { mainInk, type EmblemCard, type Stroke } from '../../lib/emblem';
import type { CardFace } from '../../lib/schema';
import { dataOf } from './view';

/** What the emblem of a card says of it. */
export interface Told {
  id: string;
  kind: string;
  subtypes?: readonly string[];
  cost?: Readonly<Record<string, number>> | null;
  points?: number;
  collect?: unknown;
  powers?: readonly { cost?: unknown; effect?: unknown }[];
  points_per?: unknown;
}

/** The stroke of each essence, in the order in which a cost is written on the ring. */
const STROKES: Readonly<Record<string, Stroke>> = { elan: 'flame', life: 'leaf', calm: 'disc', death: 'hook', gold: 'gem', any: 'thorn' };
const known = (word: string) => Object.hasOwn(STROKES, word);
/** Words of the vocabulary that hold no essence, although some of them may say "any". */
const SILENT = new Set(['do', 'no', 'what', 'on', 'where', 'destroy', 'discard', 'turn_another']);

/** Cost first, everything else that the component deals in as an undertone. */
function weigh(card: Told): Record<string, number> {
  const w: Record<string, number> = {};
  const add = (k: string, n: number) => {
    w[k] = (w[k] ?? 0) + n;
  };
  for (const [k, n] of Object.entries(card.cost ?? {})) if (known(k)) add(k, n * (k === 'any' ? 0.9 : 3));
  const walk = (x: unknown, rate: number): void => {
    if (Array.isArray(x)) for (const each of x) walk(each, rate);
    else if (typeof x === 'string' && known(x)) add(x, rate);
    else if (typeof x === 'object' && x !== null)
      for (const [k, each] of Object.entries(x)) {
        if (known(k) && typeof each === 'number') add(k, rate * Math.min(each, 3));
        else if (!SILENT.has(k)) walk(each, rate);
      }
  };
  walk(card.collect, 1);
  walk(card.points_per, 0.5);
  for (const power of card.powers ?? []) {
    walk(power.effect, 0.5);
    walk(power.cost, 0.25);
  }
  return w;
}

/** What the emblem of a card is drawn from. */
export function drawnFrom(card: Told): EmblemCard {
  const beads = Object.keys(STROKES).flatMap((essence) => Array<string>(card.cost?.[essence] ?? 0).fill(essence));
  return { id: card.id, kind: card.kind, subtypes: card.subtypes, points: card.points, weights: weigh(card), strokes: STROKES, beads };
}

/** A card as its emblem is drawn from it. */
export function sigilOf(face: CardFace): EmblemCard {
  return drawnFrom({ ...dataOf(face), id: face.id, kind: face.kind, cost: face.cost, points: face.points });
}

/** The class of the plate behind the emblem. */
export function plateOf(face: CardFace): string {
  return `p-${mainInk(sigilOf(face))}`;
}
