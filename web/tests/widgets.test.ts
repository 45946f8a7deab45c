import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import Card from '../src/games/res_arcana/Card.svelte';
import { resArcana } from '../src/games/res_arcana';
import { offered } from '../src/games/res_arcana/offered';
import type { View } from '../src/games/res_arcana/view';
import Inspector from '../src/table/Inspector.svelte';
import Panel from '../src/table/Panel.svelte';
import Spot from '../src/table/Spot.svelte';
import { choice, face, tableOf } from './faces';

afterEach(cleanup);

const DATA = { powers: [{ cost: { turn: true }, effect: [{ do: 'gain', essences: { gold: 1 } }] }], subtypes: ['dragon'] };
const VIEW = {
  seat: 0,
  round: 1,
  first_player: 0,
  center: { places: ['p'], monuments: [], items: ['i'], monument_deck: 8 },
  players: [
    { seat: 0, pool: { calm: 2, life: 1 }, hand_cards: ['a'], in_play: [{ id: 'm', kind: 'mage', points: 2, on: {}, turned: false }], points: 3 },
    { seat: 1, pool: {}, in_play: [], points: 0 },
  ],
} as unknown as View;

test('a card shows its name, its price and its power in icons', () => {
  const { container } = render(Card, { face: face('a', { data: DATA }), size: 'hand' });
  expect(container.textContent).toContain('The a');
  expect(container.querySelectorAll('.card__cost .ess')).toHaveLength(2);
  expect([...container.querySelectorAll('.pw use')].map((use) => use.getAttribute('href'))).toEqual(['#i-turn', '#i-next', '#i-gold']);
});

test('a card without data is told in sentences', () => {
  const { container } = render(Card, { face: face('a'), size: 'hand' });
  expect(container.querySelector('.card__prose')?.textContent).toBe('Turn: gain 1 Gold.');
});

test('a turned card lies down and keeps what lies on it', () => {
  const { container } = render(Card, { face: face('a'), size: 'short', turned: true, on: { calm: 1 } });
  expect(container.querySelector('.lying')).not.toBeNull();
  expect(container.querySelector('.card__on')?.textContent).toContain('1');
});

test('a card with one action acts at once', async () => {
  const table = tableOf([face('a')], [choice('choose a')]);
  render(Spot, { table, game: 'res_arcana', id: 'a', size: 'hand' });
  const spot = screen.getByRole('button', { name: 'The a, Artifact, playable now' });
  expect(spot.classList).toContain('is-legal');
  await fireEvent.click(spot);
  expect(table.acted).toEqual(['choose a']);
});

test('a card with several actions is taken up first', async () => {
  const table = tableOf([face('a')], [choice('place a'), choice('discard a')]);
  render(Spot, { table, game: 'res_arcana', id: 'a', size: 'hand' });
  await fireEvent.click(screen.getByRole('button'));
  expect(table.acted).toEqual(['select a']);
});

test('a card that can only be discarded is marked as such', () => {
  const table = tableOf([face('a')], [choice('discard a')]);
  render(Spot, { table, game: 'res_arcana', id: 'a', size: 'hand' });
  expect(screen.getByRole('button').classList).toContain('is-minor');
});

test('a card that can do nothing says why when it is asked', async () => {
  const table = tableOf([face('a')], [choice('pass')], VIEW);
  render(Spot, { table, game: 'res_arcana', id: 'a', size: 'hand' });
  await fireEvent.keyDown(screen.getByRole('button'), { key: '?' });
  await expect.poll(() => table.asked_why).toEqual(['place a']);
});

test.each([['with', DATA], ['without', undefined]])('every action of a card can be reached, %s data', async (_, data) => {
  const table = tableOf([face('a', { data })], [choice('power a 1', 'Use it'), choice('discard a', 'Discard it')]);
  render(Inspector, { table, game: 'res_arcana', id: 'a' });
  for (const name of ['Use it', 'Discard it']) await fireEvent.click(screen.getByRole('button', { name }));
  expect(table.acted).toEqual(['power a 1', 'discard a']);
});

test('a panel proposes, keeps within its bounds and sends what was chosen', async () => {
  const plans: string[][] = [];
  const kind = (name: string, have: number) => ({ words: `essence ${name}`, icon: name, label: name, most: have, have });
  const picks = { id: '1', total: 3, pay: true, source: 'a', kinds: [kind('calm', 4), kind('life', 1)] };
  render(Panel, { table: tableOf([face('a')]), picks, onplay: (plan: string[]) => plans.push(plan), onback: null });
  await fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(plans[0]).toEqual(['essence calm', 'essence calm', 'essence calm']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'life: more' }).disabled).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'calm: less' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'life: more' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(plans[1]).toEqual(['essence calm', 'essence calm', 'essence life']);
});

test('only a fixed number of essences is picked on a panel', () => {
  const decision = { prompt: 'pay', args: { left: 2 }, source: 'a', group: 7, least: 2, most: 2, decline: false };
  const choices = [choice('essence calm')];
  expect(resArcana.picks({ ...VIEW, decision }, choices)?.kinds.map((kind) => [kind.words, kind.most])).toEqual([
    ['essence calm', 2],
    ['essence life', 1],
  ]);
  expect(resArcana.picks({ ...VIEW, decision: { ...decision, least: 0 } }, choices)).toBeNull();
  expect(resArcana.picks({ ...VIEW, decision }, [choice('done'), ...choices])).toBeNull();
});

test('points are told with their sources', () => {
  expect(resArcana.scores(VIEW, tableOf([]) as never)[0]).toEqual({
    seat: 0,
    points: 3,
    sources: [
      { card: 'm', label: '', points: 2 },
      { card: '', label: 'First player', points: 1 },
    ],
  });
});

test('cards that lie nowhere on the board are offered beside it', () => {
  expect(offered(VIEW, [choice('choose a'), choice('choose i'), choice('choose z'), choice('claim p'), choice('pass')])).toEqual(['i', 'z']);
});
