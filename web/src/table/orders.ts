import type { Choice } from '../lib/schema';

/** The choices that somebody may mean: the canonical words alone if they are complete, else whatever contains the text. */
export function matches(choices: readonly Choice[], text: string): Choice[] {
  const wanted = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const exact = choices.filter((each) => each.words === wanted || each.label.toLowerCase() === wanted);
  if (exact.length) return exact;
  return choices.filter((each) => each.words.includes(wanted) || each.label.toLowerCase().includes(wanted));
}

export interface Command {
  verb: 'undo' | 'hint' | 'why' | 'rules';
  rest: string;
}

/** Other things than moves that can be typed, as in the terminal; null for a move. */
export function commandOf(text: string): Command | null {
  const found = /^\s*(?:(undo|hint)|(why|rules)\s+(\S.*?))\s*$/i.exec(text);
  if (!found) return null;
  return { verb: (found[1] ?? found[2] ?? '').toLowerCase() as Command['verb'], rest: found[3] ?? '' };
}
