import type { Picks } from '../games/contract';

/** What has to be known to answer: of the server's picks as of a panel's. */
interface Answerable extends Pick<Picks, 'mixes' | 'ending' | 'closed'> {
  kinds: readonly { words: string }[];
}

/** More than anything that could be lost of the others. */
const DEAR = 1e6;

/** Whether the counts are one of the mixes. */
export function isMix(mixes: readonly (readonly number[])[], counts: readonly number[]): boolean {
  return mixes.some((mix) => mix.every((count, kind) => count === counts[kind]));
}

/** The answers of a mix, in the order of the kinds, with the ending unless the mix ends by itself. */
export function answersOf({ kinds, mixes, ending, closed }: Answerable, counts: readonly number[]): string[] {
  const given = kinds.flatMap((kind, i) => Array<string>(counts[i] ?? 0).fill(kind.words));
  const number = mixes.findIndex((mix) => mix.every((count, kind) => count === counts[kind]));
  return ending && !closed[number] ? [...given, ending.words] : given;
}

/** Whether one more of a kind can still become one of the mixes. */
export function mayAdd(mixes: readonly (readonly number[])[], counts: readonly number[], kind: number): boolean {
  return mixes.some((mix) => mix.every((count, i) => count >= (counts[i] ?? 0) + (i === kind ? 1 : 0)));
}

/** A few of many mixes that are as different as can be, the proposal first. */
export function few(mixes: readonly (readonly number[])[], most: number): (readonly number[])[] {
  if (mixes.length <= most) return [...mixes];
  return Array.from({ length: most }, (_, i) => mixes[Math.round((i * (mixes.length - 1)) / (most - 1))] ?? []);
}

/** How many are picked in all; null if that is not always the same. */
export function totalOf(mixes: readonly (readonly number[])[]): number | null {
  const sums = new Set(mixes.map((mix) => mix.reduce((a, b) => a + b, 0)));
  return sums.size === 1 ? [...sums][0]! : null;
}

/**
 * The mixes, those first that are the least loss: little of what the game names last and values most, and the rest so
 * that something of every kind is left. What is gained stays in the order in which it came.
 */
export function sparing({ kinds, mixes }: Pick<Picks, 'kinds' | 'mixes'>): readonly (readonly number[])[] {
  if (kinds.some((kind) => kind.have === null)) return mixes;
  const loss = (mix: readonly number[]): number =>
    kinds.reduce((sum, kind, i) => {
      const [given, left] = [mix[i] ?? 0, (kind.have ?? 0) - (mix[i] ?? 0)];
      return sum + (kind.dear ? given * DEAR : left * left);
    }, 0);
  return [...mixes].sort((a, b) => loss(a) - loss(b));
}
