import { expect, test } from 'vitest';
import { drawnFrom } from '../src/games/res_arcana/sigil';
import { emblem, mainInk } from '../src/lib/emblem';

const card = { id: 'example', kind: 'artifact', cost: { elan: 2, gold: 1 }, powers: [{ cost: { turn: true }, effect: [{ do: 'gain', essences: { life: 1 } }] }] };

/** FNV-1a, as a short name for a drawing. */
const print = (text: string) => [...text].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5).toString(16);

test('a card has the same emblem everywhere and for ever', () => {
  expect(print(emblem(drawnFrom(card)))).toMatchInlineSnapshot(`"7b6e4b34"`);
  expect(print(emblem(drawnFrom(card), 'small'))).toMatchInlineSnapshot(`"91c7567b"`);
});

test('the heaviest ink leads, and three of a weight make a prism', () => {
  expect(mainInk(drawnFrom(card))).toBe('elan');
  expect(mainInk(drawnFrom({ id: 'x', kind: 'artifact', cost: { elan: 1, life: 1, calm: 1 } }))).toBe('any');
  expect(mainInk(drawnFrom({ id: 'x', kind: 'mage', powers: [{ cost: { destroy: 'any' }, effect: [{ do: 'gain', essences: { death: 1 } }] }] }))).toBe('death');
  expect(mainInk({ id: 'x', kind: 'spell', weights: { ruby: 3 }, strokes: {} })).toBe('ruby');
});

test('nothing that a pack may write gets into the drawing', () => {
  const drawn = emblem(drawnFrom({ id: '"><script>', kind: '"><b>', cost: { '"><i>': 3 }, subtypes: ['"><u>'] }));
  expect(drawn).not.toMatch(/script|<b>|<i>|<u>/);
});

test('kinds differ in what they stand before', () => {
  const drawings = ['artifact', 'mage', 'monument', 'place_of_power', 'magic_item'].map((kind) => emblem(drawnFrom({ id: 'x', kind, cost: { calm: 1 } })));
  expect(new Set(drawings).size).toBe(5);
});
