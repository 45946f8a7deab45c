import { afterEach, expect, test, vi } from 'vitest';
import { endingOf } from '../src/lib/sounds';
import { commandOf, matches } from '../src/table/orders';
import { chaptersOf, rulebook } from '../src/table/rulebook.svelte';

const CATALOGUE = `# A game

## 0. How to use this

- **Ids are permanent.** Nothing is defined here.

## 1. Terms

**RA-1.1** A game has 2, 3 or 4 seats;
any other number is refused. (p3)

**RA-1.2** A \`pool\` is **what one has**. Example: C1 (and so on). (p2, card)

## 2. Nothing

Only prose.
`;

test('a catalogue is read by chapters, without what is only for its keepers', () => {
  expect(chaptersOf(CATALOGUE)).toEqual([
    {
      title: 'Terms',
      rules: [
        { id: 'RA-1.1', text: 'A game has 2, 3 or 4 seats; any other number is refused.' },
        { id: 'RA-1.2', text: 'A pool is what one has. Example: C1 (and so on).' },
      ],
    },
  ]);
});

test.each([
  ['undo', { verb: 'undo', rest: '' }],
  [' Hint ', { verb: 'hint', rest: '' }],
  ['why place prism', { verb: 'why', rest: 'place prism' }],
  ['rules RA-7.1', { verb: 'rules', rest: 'RA-7.1' }],
  ['place prism', null],
  ['undoing', null],
  ['why', null],
])('%j is a command or a move', (text, command) => expect(commandOf(text)).toEqual(command));

test('a move is found by its words or by any part of what it is called', () => {
  const choices = ['place prism', 'place vault', 'pass'].map((words) => ({ words, label: words.toUpperCase(), note: '' }));
  expect(matches(choices, 'Pass').map((each) => each.words)).toEqual(['pass']);
  expect(matches(choices, 'pl').map((each) => each.words)).toEqual(['place prism', 'place vault']);
  expect(matches(choices, 'nothing')).toEqual([]);
});

afterEach(() => vi.unstubAllGlobals());

test('a game without a catalogue has no rules to offer', async () => {
  vi.stubGlobal('fetch', (address: string) => {
    if (address.includes('unreachable')) return Promise.reject(new TypeError('offline'));
    return Promise.resolve(address.includes('bare') ? new Response('', { status: 404 }) : new Response(CATALOGUE));
  });
  expect(await Promise.all(['full', 'bare', 'unreachable'].map((game) => rulebook.brings(game)))).toEqual([true, false, true]);
});

test('only a whole win sounds like one', () => {
  expect([1, 0.5, 0, undefined].map(endingOf)).toEqual(['won', 'over', 'over', 'over']);
});
