import { isAside } from '../src/table/words';
import type { BoardTable } from '../src/games/contract';
import type { CardFace, Choice } from '../src/lib/schema';

/** A card as the server sends it, made up for tests. */
export function face(id: string, more: Partial<CardFace> = {}): CardFace {
  return {
    id,
    kind: 'artifact',
    kind_words: 'Artifact',
    name: `The ${id}`,
    names: { en: `The ${id}`, ru: `Вещь ${id}`, uk: `Річ ${id}` },
    cost: { elan: 1, gold: 2 },
    cost_words: '',
    points: 0,
    lines: ['Turn: gain 1 Gold.'],
    origin: 'designed',
    origin_words: 'Ours.',
    pack: 'test',
    data: {},
    ...more,
  };
}

/** A table with some cards and choices; what is done at it is kept in `acted`. */
export function tableOf(cards: CardFace[], choices: Choice[] = [], view: unknown = {}): BoardTable<unknown> & { acted: string[]; asked_why: string[] } {
  const acted: string[] = [];
  const asked_why: string[] = [];
  return {
    acted,
    asked_why,
    view,
    me: 0,
    goal: 10,
    seats: [],
    asked: [0],
    choices,
    changed: new Set(),
    inspected: '',
    selected: '',
    shown: '',
    hinted: new Set(),
    picks: null,
    gathered: new Set(),
    aside: (words) => isAside(words, choices, new Set(['discard', 'decoy'])),
    given: new Map(),
    card: (id) => cards.find((each) => each.id === id),
    name: (seat) => `Seat ${seat}`,
    place: (seat) => seat + 1,
    concerning: (subject) => choices.filter((each) => each.words.split(' ')[1] === subject),
    inspect: () => undefined,
    select: (id) => acted.push(`select ${id}`),
    act: (words) => acted.push(words),
    play: async (plan) => void acted.push(...plan),
    why: (words) => {
      asked_why.push(words);
      return Promise.resolve({ type: 'because', id: 'w', legal: false, text: 'Needs 2 more Calm', reason: 'needs', rule: '' });
    },
  };
}

export function choice(words: string, label = words, note = ''): Choice {
  return { words, label, note };
}
