import { expect, test } from 'vitest';
import { breakable } from '../src/lib/hyphens';
import { rowsOf, type Glyph } from '../src/games/res_arcana/sentence';

const read = (glyphs: readonly Glyph[]) =>
  glyphs.map((each) => ('arrow' in each ? '→' : 'text' in each ? each.text : (each.count ?? '') + (each.struck ? '!' : '') + each.icon)).join(' ');

test('a power reads cost, arrow, effect', () => {
  const [row] = rowsOf({ powers: [{ cost: { turn: true, take_off: { elan: 6 }, pay_same: true }, effect: [{ do: 'gain_same', of: 'gold' }] }] });
  expect(read(row?.glyphs ?? [])).toBe('turn take-off 6elan Xany = → Xgold');
});

test('lines stand in the order of the card', () => {
  const rows = rowsOf({
    powers: [{ react: 'life_loss', cost: { turn: true }, effect: [{ do: 'ignore_loss' }] }],
    collect: [{ do: 'gain_any', amount: 2, no: ['gold', 'death'] }],
    discounts: [{ on: 'dragon', amount: 3 }],
  });
  expect(rows.map((row) => row.kind)).toEqual(['discount', 'collect', 'power']);
  expect(rows.map((row) => read([...row.when, ...row.glyphs]))).toEqual(['dragon −3 any', 'collect 2any !gold !death', 'react turn → ignore']);
});

test('an attack names its way out', () => {
  const [row] = rowsOf({ powers: [{ cost: { turn: true }, effect: [{ do: 'rivals_lose_life', amount: 2, ignore: { pay: { death: 1 } } }] }] });
  expect(read(row?.glyphs ?? [])).toBe('turn → 2lose-life / death');
});

test('a word of a newer pack does not break the card', () => {
  expect(read(rowsOf({ powers: [{ effect: [{ do: 'sing' } as never] }] })[0]?.glyphs ?? [])).toBe('…');
});

test('long words may be cut where one would cut them, and others stay whole', () => {
  expect(breakable('Жертвенная яма').split('\u00ad')).toEqual(['Жерт', 'вен', 'ная яма']);
  expect(breakable('Great Pyramid', 9)).toBe('Great Pyramid');
  expect(breakable('Transmutation', 9)).toContain('\u00ad');
});
