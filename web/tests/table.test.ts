import { describe, expect, test } from 'vitest';
import { areThings, gather, toggled } from '../src/table/gathering';
import { few, isMix, mayAdd, sparing, totalOf } from '../src/table/mixes';
import { keyOf } from '../src/lib/keys';
import { roundAfter } from '../src/table/rounds';
import { countdown } from '../src/lib/time';
import { linked } from '../src/table/linked';
import { matches } from '../src/table/orders';
import { numberOf, subjectOf, verbOf } from '../src/table/words';
import { found } from '../src/pages/search';
import { readRecord, upTo } from '../src/pages/record-file';
import { routeOf } from '../src/lib/router.svelte';
import { choice, face } from './faces';

test('actions are taken apart', () => {
  expect([verbOf('power athanor 2'), subjectOf('power athanor 2'), numberOf('power athanor 2')]).toEqual(['power', 'athanor', 2]);
  expect([verbOf('pass'), subjectOf('pass'), numberOf('pass')]).toEqual(['pass', '', 0]);
});

describe('things that are pointed at', () => {
  const kinds = ['a', 'b', 'c', 'd'].map((id) => ({ words: `discard ${id}`, label: id, least: 0, most: 1 }));
  const bill = { confirm: 'Discard', price: {}, less: 0, paid: {}, text: '' };
  const two = { kinds, mixes: [[1, 1, 0, 0], [1, 0, 1, 0], [1, 0, 0, 1], [0, 1, 1, 0], [0, 1, 0, 1], [0, 0, 1, 1]], ending: null, closed: Array<boolean>(6).fill(true), bill };
  const open = { kinds: kinds.slice(0, 2), mixes: [[1, 0], [0, 1], [0, 0]], ending: { words: 'done', label: 'Enough', note: '' }, closed: [false, true, false], bill };
  const words = (of: { choices: readonly { words: string }[] }) => of.choices.map((each) => each.words);

  test('all of them at first, in whatever order they are taken', () => {
    expect(words(gather(two, new Set()))).toEqual(kinds.map((each) => each.words));
    const chosen = toggled(toggled(new Set(), 'discard d'), 'discard a');
    const full = gather(two, chosen);
    expect([words(full), full.whole, full.plan]).toEqual([['discard a', 'discard d'], true, ['discard a', 'discard d']]);
  });
  test('one that is pointed at again is taken back', () => {
    const one = gather(two, toggled(new Set(['discard d', 'discard a']), 'discard d'));
    expect([[...one.chosen], one.whole, one.least, one.most]).toEqual([['discard a'], false, 2, 2]);
  });
  test('where fewer will do, the ending is sent along', () => {
    expect(gather(open, new Set(['discard a'])).plan).toEqual(['discard a', 'done']);
    expect(gather(open, new Set(['discard b'])).plan).toEqual(['discard b']);
    const none = gather(open, new Set());
    expect([none.whole, none.plan, none.confirm]).toEqual([true, ['done'], 'Enough']);
  });
  test('what is picked more than once is none of them', () => {
    expect([areThings(two), areThings({ ...two, mixes: [[2, 0, 0, 0]] })]).toEqual([true, false]);
  });
});

describe('mixes of a payment', () => {
  const mixes = [[1, 1, 0], [2, 0, 0], [1, 0, 1]];
  test('one more is possible only towards a mix', () => {
    expect([0, 1, 2].map((kind) => mayAdd(mixes, [1, 0, 0], kind))).toEqual([true, true, true]);
    expect([0, 1, 2].map((kind) => mayAdd(mixes, [0, 1, 0], kind))).toEqual([true, false, false]);
    expect([0, 1, 2].map((kind) => mayAdd(mixes, [1, 1, 0], kind))).toEqual([false, false, false]);
  });
  test('a mix is known again', () => expect([isMix(mixes, [2, 0, 0]), isMix(mixes, [0, 1, 1])]).toEqual([true, false]));
  test('a few stand for many, the proposal first', () => {
    const many = Array.from({ length: 50 }, (_, i) => [i]);
    expect(few(many, 3)).toEqual([[0], [25], [49]]);
    expect(few(mixes, 6)).toEqual(mixes);
  });
  test('a payment is proposed that keeps what is dear, and something of everything', () => {
    const kind = (have: number | null, dear = false) => ({ words: '', label: '', note: '', least: 0, most: 9, icon: '', dear, have });
    const some = [[1, 1, 0], [0, 1, 1], [2, 0, 0]];
    expect(sparing({ kinds: [kind(3), kind(1), kind(1, true)], mixes: some })).toEqual([[2, 0, 0], [1, 1, 0], [0, 1, 1]]);
    expect(sparing({ kinds: [kind(2), kind(2), kind(1, true)], mixes: some })[0]).toEqual([1, 1, 0]);
    // What is gained is nobody's loss.
    expect(sparing({ kinds: [kind(null), kind(null), kind(null, true)], mixes: some })).toEqual(some);
  });
  test('a sum is told only if there is one', () => expect([totalOf(mixes), totalOf([[1], [2]])]).toEqual([2, null]));
});

test('a round that ends is told once, with the points from its beginning', () => {
  const at = (points: number) => [{ seat: 0, points, sources: [] }];
  const first = roundAfter(null, 1, at(0));
  expect(first.ended).toBeNull();
  const same = roundAfter(first.now, 1, at(3));
  expect(same).toEqual({ ended: null, now: first.now });
  expect(roundAfter(same.now, 2, at(4))).toEqual({ ended: { round: 1, points: [0] }, now: { round: 2, points: [4] } });
  expect(roundAfter(first.now, 4, at(4)).ended).toBeNull();
});

test.each([
  [5, '0:05'],
  [65, '1:05'],
  [7200, '2:00:00'],
])('%d seconds are %s on the clock', (seconds, text) => expect(countdown(seconds)).toBe(text));

test('names of cards in the log become links', () => {
  const line = { text: 'A turns The a, then The b.', kind: 'x', cards: ['b', 'a', 'unknown'], heading: false, seat: 0 };
  expect(linked(line, (id) => (id === 'unknown' ? undefined : face(id)))).toEqual([
    { text: 'A turns ', card: '' },
    { text: 'The a', card: 'a', after: ',' },
    { text: ' then ', card: '' },
    { text: 'The b', card: 'b', after: '.' },
  ]);
  const quoted = { ...line, text: '«The a» и «The b»: всё' };
  expect(linked(quoted, face)).toEqual([
    { text: 'The a', card: 'a', before: '«', after: '»' },
    { text: ' и ', card: '' },
    { text: 'The b', card: 'b', before: '«', after: '»:' },
    { text: ' всё', card: '' },
  ]);
});

test.each([
  ['h', 'KeyH', 'h'],
  ['P', 'KeyP', 'p'],
  ['р', 'KeyH', 'h'],
  ['З', 'KeyP', 'p'],
  ['г', 'KeyU', 'u'],
  ['/', 'Slash', '/'],
  ['.', 'Slash', '/'],
  ['.', 'Period', '.'],
  ['ю', 'Period', '.'],
  ['б', 'Comma', ','],
  ['?', 'Digit7', '?'],
  ['Enter', 'Enter', 'Enter'],
])('the key %s at %s means %s', (key, code, meant) => expect(keyOf({ key, code })).toBe(meant));

test('orders are found by their words and by any part of their label', () => {
  const choices = [choice('place a', 'Place The a'), choice('place ab', 'Place The ab'), choice('pass', 'Pass')];
  expect(matches(choices, ' Place  A ')).toEqual([choices[0]]);
  expect(matches(choices, 'the a')).toHaveLength(2);
  expect(matches(choices, 'pas')).toEqual([choices[2]]);
  expect(matches(choices, 'sing')).toEqual([]);
});

test('cards are found in any language, by kind and by cost', () => {
  const cards = [face('a'), face('b', { kind: 'mage', cost: null, lines: ['Draw a card.'] })];
  const none = { text: '', kind: '', currencies: [] };
  expect(found(cards, { ...none, text: 'вещь' })).toHaveLength(2);
  expect(found(cards, { ...none, text: 'draw' })).toEqual([cards[1]]);
  expect(found(cards, { ...none, kind: 'mage' })).toEqual([cards[1]]);
  expect(found(cards, { ...none, currencies: ['elan', 'gold'] })).toEqual([cards[0]]);
});

test.each(['', 'no json', '[]', 'null', '{"game": "x"}', '{"game": 1, "seats": 2, "actions": []}'])('%j is no record', (text) => {
  expect(readRecord(text)).toBeNull();
});

test('a record tells what it is of', () => {
  expect(readRecord('{"game": "res_arcana", "seats": 2, "actions": ["0 pass"]}')).toMatchObject({ game: 'res_arcana', seats: 2, moves: 1 });
});

test.each([
  ['/', 'home'],
  ['/cards', 'cards'],
  ['/rules', 'rules'],
  ['/table/abc', 'table'],
  ['/table/abc/replay#12', 'replay'],
  ['/record/replay#3', 'opened'],
  ['/table', 'lost'],
  ['/elsewhere', 'lost'],
])('%s leads to %s', (path, page) => expect(routeOf(new URL(path, 'http://here')).page).toBe(page));

test('a record can be cut short', () => {
  const file = readRecord('{"game": "x", "seats": 2, "actions": ["0 a", "1 b", "0 c"], "checkpoints": {"0": "h", "2": "i", "3": "j"}, "result": [1, 0]}');
  expect(file && upTo(file, 2)).toMatchObject({ actions: ['0 a', '1 b'], checkpoints: { 0: 'h', 2: 'i' }, result: null });
});
