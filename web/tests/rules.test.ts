/** The browser draws what the server says. These tests look for the temptation to know better. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const files = (folder: string, ends: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ends.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
const sources = files(join(ROOT, 'src'), /\.(ts|svelte)$/).map((file) => ({ file: file.slice(ROOT.length + 1), text: readFileSync(file, 'utf8') }));
const having = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

const content = files(join(ROOT, '../src/arcanum/games'), /\.yaml$/).filter((file) => file.includes('/content/'));
const cards = content.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^- id: (\w+)$/gm)].map((match) => match[1] ?? ''));

test('no card is known by name', () => {
  expect(cards.length).toBeGreaterThan(70);
  // A word of a vocabulary may be called like a card.
  const known = having(new RegExp(`['"\`](?:${cards.join('|')})['"\`]`)).filter((file) => !file.endsWith('/vocabulary.ts'));
  expect(known).toEqual([]);
});

test('prices are drawn, not reckoned with', () => {
  expect(having(/\.cost\b/).sort()).toEqual([
    'src/games/black_rose/glyphs.ts',
    'src/games/res_arcana/Card.svelte',
    'src/games/res_arcana/sentence.ts',
    'src/games/res_arcana/sigil.ts',
    'src/pages/search.ts',
  ]);
});

test('nothing works out what is legal', () => {
  expect(having(/\b(?:isLegal|canPlay|canPay|canAfford|canPlace|canClaim|isPlayable)\b/)).toEqual([]);
});

test('only the list of games knows which games there are', () => {
  const outside = sources.filter(({ file }) => !file.startsWith('src/games/') && !file.endsWith('schema.ts'));
  expect(outside.filter(({ text }) => /res_arcana|penumbra|black_rose/.test(text)).map(({ file }) => file)).toEqual([]);
});

test('the content security policy is kept: no styles and no handlers in attributes', () => {
  expect(having(/\sstyle="|\sonclick="|javascript:/)).toEqual([]);
});

test('no colour is written outside the stylesheets', () => {
  expect(sources.filter(({ file }) => file.endsWith('.svelte')).filter(({ text }) => /#[0-9a-f]{6}\b/i.test(text)).map(({ file }) => file)).toEqual([]);
});
