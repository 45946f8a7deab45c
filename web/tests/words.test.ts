import { expect, test } from 'vitest';
import { words as resArcana } from '../src/games/res_arcana/words';
import { apology, speak } from '../src/lib/i18n';
import { en } from '../src/lib/i18n/en';
import { ru } from '../src/lib/i18n/ru';
import { uk } from '../src/lib/i18n/uk';
import { Refused } from '../src/lib/api';
import { LANGS } from '../src/lib/settings.svelte';

const holes = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
const flat = (entry: string | object): string[] => (typeof entry === 'string' ? [entry] : Object.values(entry));

test.each(['ru', 'uk'] as const)('%s says everything, with the same gaps to fill', (lang) => {
  const there = { ru, uk }[lang];
  expect(Object.keys(there)).toEqual(Object.keys(en));
  for (const [key, entry] of Object.entries(en))
    for (const form of flat(there[key as keyof typeof en])) expect(holes(form), key).toEqual(holes(flat(entry)[0] ?? ''));
});

test.each(['ru', 'uk'] as const)("a game's own words are complete in %s", (lang) => {
  for (const [key, text] of Object.entries(resArcana.en)) expect(holes(resArcana[lang][key as keyof typeof resArcana.en]), key).toEqual(holes(text));
});

test('numbers choose their form', () => {
  expect(LANGS.map((lang) => speak(lang, 'points', { n: 2 }))).toEqual(['2 points', '2 очка', '2 очки']);
  expect(LANGS.map((lang) => speak(lang, 'points', { n: 5 }))).toEqual(['5 points', '5 очков', '5 очок']);
});

test('whatever goes wrong is said in plain words', () => {
  expect(apology(new Refused('seat_taken', 'x'))).toBe('The seat is taken. Somebody was faster.');
  expect(apology(new Refused('illegal', 'It is turned.'))).toBe('The rules do not allow that: It is turned.');
  expect(apology(new Refused('of_the_future', 'As the server says it'))).toBe('As the server says it');
  expect(apology(new TypeError('x'))).toBe('Something went wrong on the server. Try again.');
});
