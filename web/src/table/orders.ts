import type { Choice } from '../lib/schema';

/** The choices that somebody may mean: the canonical words alone if they are complete, else whatever contains the text. */
export function matches(choices: readonly Choice[], text: string): Choice[] {
  const wanted = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const exact = choices.filter((each) => each.words === wanted || each.label.toLowerCase() === wanted);
  if (exact.length) return exact;
  return choices.filter((each) => each.words.includes(wanted) || each.label.toLowerCase().includes(wanted));
}
