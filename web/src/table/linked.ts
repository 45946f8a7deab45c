import type { CardFace, LogLine } from '../lib/schema';

export interface Part {
  text: string;
  /** Quotation marks and the like around a card's name: they stay on its line. */
  before?: string;
  after?: string;
  /** The card that the text names; empty if it names none. */
  card: string;
}

/** A line of the log, cut at the names of its cards. */
export function linked(line: LogLine, card: (id: string) => CardFace | undefined): Part[] {
  let parts: Part[] = [{ text: line.text, card: '' }];
  for (const id of line.cards) {
    const name = card(id)?.name;
    if (!name) continue;
    const at = parts.findIndex((part) => !part.card && part.text.includes(name));
    const found = parts[at];
    if (!found) continue;
    const [before, ...after] = found.text.split(name);
    const cut = [
      { text: before ?? '', card: '' },
      { text: name, card: id },
      { text: after.join(name), card: '' },
    ].filter((part) => part.text);
    parts = [...parts.slice(0, at), ...cut, ...parts.slice(at + 1)];
  }
  return parts.flatMap((part, i) => (part.card ? [hugged(part, parts[i - 1], parts[i + 1])] : [{ ...part, text: rest(part.text, i > 0, i < parts.length - 1) }])).filter((part) => part.text);
}

const OPENING = /[^\s\p{L}\p{N}]+$/u;
const CLOSING = /^[^\s\p{L}\p{N}]+/u;

function hugged(part: Part, left: Part | undefined, right: Part | undefined): Part {
  const before = left && !left.card ? (OPENING.exec(left.text)?.[0] ?? '') : '';
  const after = right && !right.card ? (CLOSING.exec(right.text)?.[0] ?? '') : '';
  return { ...part, ...(before && { before }), ...(after && { after }) };
}

/** What is left of a text when the names beside it have taken their marks. */
function rest(text: string, follows: boolean, leads: boolean): string {
  const shorter = follows ? text.replace(CLOSING, '') : text;
  return leads ? shorter.replace(OPENING, '') : shorter;
}
