import type { CardFace } from '../lib/schema';

export interface Search {
  text: string;
  kind: string;
  currencies: readonly string[];
}

/** The cards that a search finds: by a name in any language or a word of the text, by kind, and by all of some costs. */
export function found(cards: readonly CardFace[], { text, kind, currencies }: Search): CardFace[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (kind && card.kind !== kind) return false;
    if (!currencies.every((each) => card.cost?.[each])) return false;
    const said = [card.name, ...Object.values(card.names), card.kind_words, ...card.lines].join(' ').toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
