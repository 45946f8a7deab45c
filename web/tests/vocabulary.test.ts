/** Every word of a vocabulary has its icons. The types say so as well; this holds for whoever only runs the tests. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STEPS } from '../src/games/black_rose/glyphs';
import { WORDS as ROSE } from '../src/games/black_rose/vocabulary';
import { EFFECTS } from '../src/games/res_arcana/sentence';
import { WORDS as ARCANA } from '../src/games/res_arcana/vocabulary';

/** By the folder of a widget: the words and what is drawn for them, and the fields of words that are told only in sentences. */
const DRAWN: Record<string, { words: Record<string, readonly string[]>; drawn: Record<string, object>; told: readonly string[] }> = {
  black_rose: { words: ROSE, drawn: { op: STEPS }, told: ['event', 'test'] },
  res_arcana: { words: ARCANA, drawn: { do: EFFECTS }, told: [] },
};

test('every widget with a vocabulary stands here', () => {
  const games = join(import.meta.dirname, '../src/games');
  const folders = readdirSync(games).filter((folder) => existsSync(join(games, folder, 'vocabulary.ts')));
  expect(Object.keys(DRAWN)).toEqual(folders);
});

test.each(Object.entries(DRAWN))('%s: every word is drawn, or told by its whole kind', (_, { words, drawn, told }) => {
  for (const [field, names] of Object.entries(words)) {
    if (!told.includes(field)) expect(Object.keys(drawn[field] ?? {}).sort()).toEqual([...names]);
  }
  expect([...Object.keys(drawn), ...told].sort()).toEqual(Object.keys(words));
});
