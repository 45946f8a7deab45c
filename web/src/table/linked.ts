import type { CardFace, LogLine } from '../lib/schema';

export interface Part {
  text: string;
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
  return parts;
}
