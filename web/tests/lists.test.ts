import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Listed } from '../src/lib/schema';
import TableList from '../src/pages/TableList.svelte';

function table(more: Partial<Listed>): Listed {
  return { id: 't', game: 'res_arcana', title: '', status: 'over', people: ['West'], bots: ['Adept'], asked: [], moves: 9, made_at: 0, moved_at: 0, seat: 1, result: null, points: [], gave_up: [], take_backs: 0, origin: 'deal', dealt_anew: false, ...more };
}

test.each([
  ['Won 11 : 9', { result: [0, 1], points: [9, 11] }],
  ['Lost 9 : 11', { result: [1, 0], points: [11, 9] }],
  ['Draw 9 : 9', { result: [0.5, 0.5], points: [9, 9] }],
  // Somebody without a seat has won.
  ['Lost 7 : 8 : 12', { result: [0, 0], points: [8, 7, 12] }],
  // Points say nothing where somebody gave up.
  ['Lost (gave up)', { result: [1, 0], points: [5, 5], gave_up: [1] }],
  ['Won', { result: [0, 1], points: [5, 5], gave_up: [0] }],
  // A game that was over before results were kept, and one at which one has looked on.
  ['Finished', {}],
  ['Finished 9 : 11', { seat: null, result: [0, 1], points: [9, 11] }],
])('a game that is over says how it ended: %s', (told, more) => {
  render(TableList, { tables: [table(more)], mine: true });
  expect(screen.getByText(told)).toBeTruthy();
});

test.each([
  ['may know the hands and secret choices', { origin: 'record', dealt_anew: true }],
  ['knows all hidden cards', { origin: 'record', dealt_anew: false }],
  ['a position that somebody laid out', { origin: 'scenario', dealt_anew: false }],
] as const)('a list says who may know cards: %s', (said, more) => {
  render(TableList, { tables: [table({ status: 'open', ...more })], mine: false });
  expect(screen.getByText(new RegExp(said))).toBeTruthy();
});
