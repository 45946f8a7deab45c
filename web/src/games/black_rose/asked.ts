import type { Choice } from '../../lib/schema';
import { subjectOf, verbOf } from '../../table/words';

/** The choices that name something, with one of these verbs. */
export function naming(choices: readonly Choice[], subject: string, verbs: readonly string[]): Choice[] {
  return choices.filter((each) => subjectOf(each.words) === subject && verbs.includes(verbOf(each.words)));
}

/** What one may have wished to do with something: what is being done with others of its kind just now. */
export function wished(choices: readonly Choice[], subject: string, verbs: readonly string[]): string[] {
  const asked = verbs.filter((verb) => choices.some((each) => verbOf(each.words) === verb));
  return asked.map((verb) => `${verb} ${subject}`);
}

export const ROOM_VERBS = ['move', 'room', 'decoy'] as const;
export const FIGURE_VERBS = ['attack', 'figure'] as const;
/** Verbs that name cards which may lie nowhere on the board. */
export const CARD_VERBS: ReadonlySet<string> = new Set(['mage', 'find', 'take', 'upgrade', 'discard']);
