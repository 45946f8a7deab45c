import type { Choice, Picks } from '../lib/schema';
import { answersOf, isMix, mayAdd } from './mixes';

/** Several things that are chosen by pointing at them, in whatever order, and sent together. */
export interface Gathering {
  /** What may be pointed at: whatever can still be added, and what was chosen, to take it back. */
  choices: readonly Choice[];
  chosen: ReadonlySet<string>;
  least: number;
  most: number;
  /** Whether what was chosen can be sent as it is. */
  whole: boolean;
  /** The answer that ends it; null if none is needed. */
  ending: Choice | null;
  /** The answers to send, in the order of the server. */
  plan: readonly string[];
  /** What the button is called that sends them; empty if the server has no word for it. */
  confirm: string;
}

/** Whether each thing is picked once or not at all, so that it can be pointed at. */
export function areThings({ mixes }: Picks): boolean {
  return mixes.every((mix) => mix.every((count) => count <= 1));
}

export function gather(offered: Picks, chosen: ReadonlySet<string>): Gathering {
  const { kinds, mixes, ending, bill } = offered;
  const counts = kinds.map((kind) => Number(chosen.has(kind.words)));
  const sizes = mixes.map((mix) => mix.reduce((sum, count) => sum + count, 0));
  return {
    choices: kinds.filter((kind, i) => chosen.has(kind.words) || mayAdd(mixes, counts, i)).map(({ words, label }) => ({ words, label, note: '' })),
    chosen,
    least: Math.min(...sizes),
    most: Math.max(...sizes),
    whole: isMix(mixes, counts),
    ending,
    plan: answersOf(offered, counts),
    confirm: (chosen.size ? '' : ending?.label) || bill.confirm,
  };
}

/** The choice with one thing more or, if it was chosen already, one less. */
export function toggled(chosen: ReadonlySet<string>, words: string): ReadonlySet<string> {
  return new Set(chosen.has(words) ? [...chosen].filter((each) => each !== words) : [...chosen, words]);
}
