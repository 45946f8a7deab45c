import { describe, expect, test } from 'vitest';
import { proposals } from '../src/table/proposals';
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

describe('proposals for a payment', () => {
  test('the first leaves what remains even', () => expect(proposals([4, 1, 2], 3)[0]).toEqual([3, 0, 0]));
  test('all add up and none takes more than there is', () => {
    for (const each of proposals([2, 1, 3], 4)) {
      expect(each.reduce((a, b) => a + b)).toBe(4);
      expect(each.every((count, kind) => count <= ([2, 1, 3][kind] ?? 0))).toBe(true);
    }
  });
  test('there is none for what cannot be paid', () => expect(proposals([1, 1], 3)).toEqual([]));
});

test('names of cards in the log become links', () => {
  const line = { text: 'A turns The a, then The b.', kind: 'x', cards: ['b', 'a', 'unknown'], heading: false };
  expect(linked(line, (id) => (id === 'unknown' ? undefined : face(id)))).toEqual([
    { text: 'A turns ', card: '' },
    { text: 'The a', card: 'a' },
    { text: ', then ', card: '' },
    { text: 'The b', card: 'b' },
    { text: '.', card: '' },
  ]);
});

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
  ['/table/abc', 'table'],
  ['/table/abc/replay#12', 'replay'],
  ['/table', 'lost'],
  ['/elsewhere', 'lost'],
])('%s leads to %s', (path, page) => expect(routeOf(new URL(path, 'http://here')).page).toBe(page));

test('a record can be cut short', () => {
  const file = readRecord('{"game": "x", "seats": 2, "actions": ["0 a", "1 b", "0 c"], "checkpoints": {"0": "h", "2": "i", "3": "j"}, "result": [1, 0]}');
  expect(file && upTo(file, 2)).toMatchObject({ actions: ['0 a', '1 b'], checkpoints: { 0: 'h', 2: 'i' }, result: null });
});
