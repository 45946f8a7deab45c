import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { allGames, widgetOf } from '../src/games';
import Board from '../src/games/plain/Board.svelte';
import { told } from '../src/games/plain/spoken';
import Ending from '../src/table/Ending.svelte';
import Prompt from '../src/table/Prompt.svelte';
import type { TableSession } from '../src/table/session.svelte';
import { choice, tableOf } from './faces';

afterEach(cleanup);

const VIEW = { turn: 3, seat: 0, seats: 2, over: false, freed: [1, 4], wizards: [{ caught: 2, lantern: [4, 2] }, { caught: 1, lantern: null }], decision: { prompt: 'look' } };
const said = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));

test('a game without a widget of its own has a plain one, always the same', () => {
  expect(allGames().map((each) => each.id)).not.toContain('will_o_wisp');
  const widget = widgetOf('will_o_wisp');
  expect(widget.title()).toBe('Will o wisp');
  expect(widgetOf('will_o_wisp')).toBe(widget);
});

test('a plain board tells the view, the question and what happened', () => {
  const table = { ...tableOf([], [], VIEW), seats: [{}, {}] } as never;
  const { container } = render(Board, { table, narrow: false, prompt: said('Catch it?'), panel: said(''), log: said('It was freed.'), inspector: said('') });
  expect(screen.getByText('Catch it?')).toBeTruthy();
  expect(screen.getByText('It was freed.')).toBeTruthy();
  expect([...container.querySelectorAll('dt')].map((each) => each.textContent)).toEqual(['Turn', 'Freed', 'Wizards']);
  expect([...container.querySelectorAll('li')].map((each) => each.textContent)).toEqual(['Seat 0 Caught: 2 · Lantern: [4, 2]', 'Seat 1 Caught: 1 · Lantern: ·']);
});

test('on a phone the question is there, and the log is a page of its own', () => {
  const table = { ...tableOf([], [], VIEW), seats: [{}, {}] } as never;
  render(Board, { table, narrow: true, prompt: said('Catch it?'), panel: said(''), log: said('It was freed.'), inspector: said('') });
  expect(screen.getByText('Catch it?')).toBeTruthy();
  expect(screen.queryByText('It was freed.')).toBeNull();
});

test('values are told on one line', () => {
  expect([told(null), told([]), told([1, 2]), told({ a_b: [1], c: true })]).toEqual(['·', '—', '1, 2', 'A b: [1] · C: true']);
});

test('every answer of such a game is a button', async () => {
  const acted: string[] = [];
  const session = {
    ...tableOf([], [choice('catch'), choice('free')], VIEW),
    state: { table: { game: 'will_o_wisp' }, ticket: 't', request: null },
    status: 'open',
    myTurn: true,
    question: 'Catch it?',
    about: () => '',
    gathering: null,
    seats: [{ kind: 'person', name: 'A', away: false }],
    act: (words: string) => acted.push(words),
    deadline: null,
  } as unknown as TableSession;
  render(Prompt, { session, narrow: false });
  await fireEvent.click(screen.getByRole('button', { name: /free/i }));
  expect(acted).toEqual(['free']);
});

test.each([
  [[1], 'You won'],
  [[0.5], 'A draw with the game'],
  [[0], 'The game won'],
  [[0.5, 0.5], 'A shared win'],
  [[0, 0], 'The game is over'],
])('shares of %j are told as "%s"', (result, headline) => {
  const session = { ...tableOf([]), id: 't', me: 0, scores: [], view: {}, widget: undefined, seats: result.map(() => ({ name: 'A', resigned: false })), state: { table: { result, rematch: '', shared: false, take_backs: 0 } } } as unknown as TableSession;
  const { container } = render(Ending, { session, onclose: () => undefined });
  expect(container.querySelector('.hero')?.textContent).toBe(headline);
});
