import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Eyo, notSafeDictionary, safeDictionary } from 'eyo-kernel';
import { expect, test } from 'vitest';
import { words as roseWords } from '../src/games/black_rose/words';
import { words as arcanaWords } from '../src/games/res_arcana/words';
import { ru } from '../src/lib/i18n/ru';

const ROOT = join(import.meta.dirname, '../..');
/** The Russian texts outside the browser: Fluent files, and the pages that are written from them. */
const FILES = ['src/arcanum', 'examples', 'docs'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /(^|[/\\])ru([/\\].*\.ftl|\.ftl|\.md)$/.test(path)),
);

/** What the dictionary would write with «ё», although our texts mean another word by it. */
const OTHERS = new Set(['боевой', 'королева', 'падеж', 'перед', 'священная', 'священный', 'сторожевой', 'чем']);
/** The same in all its forms: a mark, what is loaded, what has been passed. */
const STEMS = /^(мет[ко]|(за|раз)ряженн|пройденн)/i;
/** Only what stands beside it can tell «все» from «всё»: here it is «все». Whoever writes another one adds it. */
const ALL = [
  ...['Все решения', 'Все числа', 'Все правила', 'все заготовленные', 'все повёрнутые', 'все эссенции', 'все места', '(все волшебники)'],
  ...['все кубики', 'все раненые', 'очки все,', 'все одного вида', 'все ходят', 'выберут все', 'Виден всем', "'Все'"],
];

function reader(dictionary: string): Eyo {
  const eyo = new Eyo();
  eyo.dictionary.set(dictionary);
  return eyo;
}
/** Words that are always written with «ё», and those that may be. */
const READERS = [reader(safeDictionary), reader(notSafeDictionary)];

/** The words of a text that want «ё», with what stands around them. */
function missing(text: string): string[] {
  const found = READERS.flatMap((each) => each.lint(text)).flatMap(({ before, position }) => position.map(({ index }) => ({ before, index })));
  const around = (index: number, letters: number) => text.slice(Math.max(0, index - letters), index + letters);
  return found
    .filter(({ before, index }) => !OTHERS.has(before.toLowerCase()) && !STEMS.test(before) && !ALL.some((phrase) => /^вс/i.test(before) && around(index, phrase.length).includes(phrase)))
    .map(({ before, index }) => `${before}: …${around(index, 30)}…`);
}

test('a missing «ё» is found', () => {
  expect(missing('Еще никто ее не берет')).toHaveLength(3);
  expect(missing('Он взял все с нее')).toHaveLength(2);
  expect(missing('Посмотрите все карты. Ещё никто её не берёт.')).toHaveLength(1);
});

/** What the browser says in its own files, each message in quotes. */
function spoken(words: Readonly<Record<string, string | object>>): string {
  return Object.values(words)
    .flatMap((each): string[] => (typeof each === 'string' ? [each] : Object.values(each)))
    .map((each) => `'${each}'`)
    .join('\n');
}

test('all Russian texts are written with «ё»', () => {
  expect(FILES.length).toBeGreaterThan(20);
  const texts = [...FILES.map((path) => readFileSync(join(ROOT, path), 'utf8')), ...[ru, roseWords.ru, arcanaWords.ru].map(spoken)];
  expect(texts.flatMap(missing)).toEqual([]);
});
