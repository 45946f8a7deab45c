import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import Card from '../src/games/res_arcana/Card.svelte';
import { resArcana } from '../src/games/res_arcana';
import { offered } from '../src/games/res_arcana/offered';
import type { View } from '../src/games/res_arcana/view';
import Chances from '../src/table/Chances.svelte';
import Curve from '../src/table/Curve.svelte';
import Inspector from '../src/table/Inspector.svelte';
import Panel from '../src/table/Panel.svelte';
import type { Replaying } from '../src/table/replaying.svelte';
import ScoreTable from '../src/table/ScoreTable.svelte';
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

test('a turned card says so, and can be read like any other', () => {
  const [turned, upright] = [true, false].map((each) => render(Card, { face: face('a', { data: DATA }), size: 'short', turned: each, on: { calm: 1 } }).container);
  expect(turned?.querySelector('.card__turned')).not.toBeNull();
  expect(turned?.querySelectorAll('.card__rules .pw use')).toHaveLength(3);
  expect(turned?.querySelector('.card__rules')?.textContent).toBe(upright?.querySelector('.card__rules')?.textContent);
  const container = turned!;
  expect(container.querySelector('.card__on')?.textContent).toContain('1');
});

test('a card says what its words of the game mean', () => {
  const straightens = face('s', { data: { powers: [{ cost: { turn: true }, effect: [{ do: 'straighten', what: 'creature' }] }] } });
  const { container } = render(Inspector, { table: tableOf([straightens]), game: 'res_arcana', id: 's' });
  expect(screen.getByText('Straighten').parentElement?.textContent).toBe('Straighten: a turned card is upright again and can be used once more.');
  expect(container.querySelector('.pw [title^="Straighten: "]')).not.toBeNull();
});

test('the question what to straighten says what that is', () => {
  expect(resArcana.told?.({ decision: { prompt: 'straighten' } } as unknown as View, [], () => undefined)).toContain('can be used once more');
  expect(resArcana.told?.({ decision: { prompt: 'turn' } } as unknown as View, [], () => undefined)).toBe('');
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
  const table = tableOf([face('a')], [choice('discard a'), choice('pass')]);
  render(Spot, { table, game: 'res_arcana', id: 'a', size: 'hand' });
  expect(screen.getByRole('button').classList).toContain('is-minor');
});

test('where nothing but discarding is asked, it is what the card is for', async () => {
  const table = tableOf([face('a'), face('b')], [choice('discard a'), choice('discard b')]);
  render(Spot, { table, game: 'res_arcana', id: 'a', size: 'hand' });
  expect(screen.getByRole('button').classList).toContain('is-legal');
  await fireEvent.click(screen.getByRole('button'));
  expect(table.acted).toEqual(['discard a']);
});

test('one of several that are being chosen is marked', () => {
  const table = { ...tableOf([face('a')], [choice('discard a'), choice('discard b')]), gathered: new Set(['discard a']) };
  render(Spot, { table, game: 'res_arcana', id: 'a', size: 'hand' });
  expect(screen.getByRole('button', { pressed: true }).classList).toContain('is-gathered');
});

test('a card that can only be discarded says why it cannot be placed', async () => {
  const table = tableOf([face('a')], [choice('discard a', 'Discard it'), choice('pass')], VIEW);
  render(Inspector, { table, game: 'res_arcana', id: 'a' });
  expect(await screen.findByText(/Needs 2 more Calm/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Discard it/ })).toBeTruthy();
});

test('a first touch discards nothing: the card is taken up', async () => {
  const table = tableOf([face('a')], [choice('discard a'), choice('pass')]);
  render(Spot, { table, game: 'res_arcana', id: 'a', size: 'hand' });
  await fireEvent.click(screen.getByRole('button'));
  expect(table.acted).toEqual(['select a']);
});

test('a card that can do nothing says why when it is asked', async () => {
  const table = tableOf([face('a')], [choice('pass')], VIEW);
  render(Spot, { table, game: 'res_arcana', id: 'a', size: 'hand' });
  await fireEvent.keyDown(screen.getByRole('button'), { key: '?' });
  await expect.poll(() => table.asked_why).toEqual(['place a']);
});

test.each([['with', DATA], ['without', {}]])('every action of a card can be reached, %s data', async (_, data) => {
  const table = tableOf([face('a', { data })], [choice('power a 1', 'Use it'), choice('discard a', 'Discard it', 'for 1 Gold')]);
  render(Inspector, { table, game: 'res_arcana', id: 'a' });
  expect(screen.getByRole('button', { name: /Discard it/ }).textContent).toContain('for 1 Gold');
  for (const name of [/Use it$/, /Discard it/]) await fireEvent.click(screen.getByRole('button', { name }));
  expect(table.acted).toEqual(['power a 1', 'discard a']);
});

const NO_BILL = { confirm: '', price: {}, less: 0, paid: {}, text: '' };

test('a panel tells the price, what is taken off and paid, how far one is, and what confirming does', async () => {
  const kind = (name: string, have: number | null) => ({ words: `essence ${name}`, icon: name, label: name, least: 0, most: 2, have });
  const bill = { confirm: 'Pay and place', price: { death: 2, any: 3 }, less: 1, paid: { death: 2 }, text: 'Price: 2 Death and 3 of any type.' };
  const picks = { id: '1', source: 'a', kinds: [kind('calm', 4), kind('life', 4)], mixes: [[2, 0], [1, 1], [0, 2]], ending: null, closed: [true, true, true], bill };
  const given: Record<string, number>[] = [];
  const { container, unmount } = render(Panel, { table: tableOf([face('a')]), picks, onplay: () => undefined, oncompose: (all: ReadonlyMap<string, number>) => given.push(Object.fromEntries(all)), onback: () => undefined });
  const told = container.querySelector('.bill')?.textContent?.replace(/\s+/g, ' ');
  for (const part of ['Price: 2 Death and 3 of any type.', '−1', 'Paid already']) expect(told).toContain(part);
  expect(screen.getByRole('button', { name: 'Pay and place' })).toBeTruthy();
  expect(given.at(-1)).toEqual({ 'essence calm': 1, 'essence life': 1 });
  await fireEvent.click(screen.getByRole('button', { name: 'life: less' }));
  expect(given.at(-1)).toEqual({ 'essence calm': 1 });
  expect([container.querySelectorAll('.sofar__one').length, container.querySelectorAll('.sofar__one .i').length]).toEqual([2, 1]);
  unmount();
  expect(given.at(-1)).toEqual({});
});

test('a composed payment stays when the same question is told again, and says why it cannot be taken back', async () => {
  const kind = (name: string) => ({ words: `essence ${name}`, icon: name, label: name, least: 0, most: 2, have: 2 });
  const picks = { id: '1', source: 'a', kinds: [kind('calm'), kind('life')], mixes: [[2, 0], [1, 1], [0, 2]], ending: null, closed: [true, true, true], bill: NO_BILL };
  let asked = 0;
  const told = { table: tableOf([face('a')]), onplay: () => undefined, onback: () => void asked++, barred: 'Something was revealed.' };
  const { rerender, container } = render(Panel, { ...told, picks });
  const counts = () => [...container.querySelectorAll('output')].map((each) => each.textContent);
  await fireEvent.click(screen.getByRole('button', { name: 'life: less' }));
  await fireEvent.click(screen.getByRole('button', { name: 'calm: more' }));
  expect(counts()).toEqual(['2', '0']);
  await rerender({ ...told, picks: { ...picks, kinds: [kind('calm'), kind('life')] } });
  expect(counts()).toEqual(['2', '0']);
  await rerender({ ...told, picks: { ...picks, id: '2' } });
  expect(counts()).toEqual(['1', '1']);
  const back = screen.getByRole('button', { name: 'Back' });
  expect([back.getAttribute('aria-disabled'), back.title]).toEqual(['true', 'Something was revealed.']);
  expect(screen.queryByText('Something was revealed.')).toBeNull();
  await fireEvent.click(back);
  expect([screen.getByText('Something was revealed.').getAttribute('role'), asked]).toEqual(['status', 0]);
  await rerender({ ...told, picks, barred: '' });
  await fireEvent.click(back);
  expect(asked).toBe(1);
});

test('a panel proposes, keeps within what is allowed and sends what was chosen', async () => {
  const plans: string[][] = [];
  const kind = (name: string, least: number, most: number) => ({ words: `essence ${name}`, icon: name, label: name, least, most, have: name === 'calm' ? 8 : 1 });
  const picks = { id: '1', source: 'a', kinds: [kind('calm', 1, 3), kind('life', 0, 1), kind('gold', 0, 1)], mixes: [[3, 0, 0], [2, 1, 0], [1, 1, 1]], ending: choice('done'), closed: [false, false, false], bill: NO_BILL };
  render(Panel, { table: tableOf([face('a')]), picks, onplay: (plan: string[]) => plans.push(plan), onback: () => undefined, ask: 'Pay 3 of them.' });
  expect(screen.getByText('Pay 3 of them.')).toBeTruthy();
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  // Steps that are not open stay where they are, so that the focus is not lost.
  const shut = (name: string) => button(name).getAttribute('aria-disabled') === 'true' && !button(name).disabled;
  await fireEvent.click(button('Confirm'));
  expect(plans[0]).toEqual(['essence calm', 'essence calm', 'essence calm', 'done']);
  expect(shut('life: more')).toBe(true);
  await fireEvent.click(button('life: more'));
  await fireEvent.click(button('Confirm'));
  expect(plans[1]).toEqual(plans[0]);
  await fireEvent.click(button('calm: less'));
  expect([button('Confirm').disabled, shut('gold: more')]).toEqual([true, true]);
  await fireEvent.click(button('calm: less'));
  expect(shut('calm: less')).toBe(true);
  await fireEvent.click(button('gold: more'));
  await fireEvent.click(button('life: more'));
  await fireEvent.click(button('Confirm'));
  expect(plans[2]).toEqual(['essence calm', 'essence life', 'essence gold', 'done']);
});

test('the stock is told only of what is given away', () => {
  const decision = { prompt: 'pay', args: { left: 2 }, source: 'a', group: 7, least: 2, most: 2, decline: false, rule: '', legal: [] };
  expect(resArcana.stock({ ...VIEW, decision }, 'essence calm')).toBe(2);
  expect(resArcana.stock({ ...VIEW, decision: { ...decision, prompt: 'gain-mix' } }, 'essence calm')).toBeNull();
});

test('the points of a round are told with what came since', () => {
  const { container } = render(ScoreTable, { table: tableOf([face('m')], [], VIEW), scores: resArcana.scores(VIEW, tableOf([]) as never), before: [1, 0] });
  expect(container.textContent).toContain('of 10');
  expect(container.querySelector('.since')?.textContent).toBe('+2');
  expect(container.textContent).toContain('The m 2, First player 1');
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

test('the points over a game are those of everybody who scores, and say whose they are', () => {
  const scores = (points: number[]) => points.map((each, seat) => ({ seat, points: each, sources: [], ...(seat === 2 ? { name: 'The Rose' } : {}) }));
  const game = {
    frames: [[0, 0, 1], [2, 0, 4]].map((view) => ({ view })),
    widget: { scores, round: () => 1 },
    at: 0,
    name: (seat: number) => ['Ann', 'Bob'][seat] ?? '',
    place: (seat: number) => seat + 1,
  } as unknown as Replaying;
  const { container } = render(Curve, { game, narrow: false });
  expect([...container.querySelectorAll('.curve__who')].map((each) => each.textContent)).toEqual(['Ann 0', 'Bob 0', 'The Rose 1']);
  expect([...container.querySelectorAll('.curve__line')].map((each) => each.getAttribute('d'))).toEqual(['M0 100H1000V50', 'M0 100H1000V100', 'M0 75H1000V0']);
  expect(container.querySelector('.curve__line.third')).not.toBeNull();
});

test('chances have a scale and a legend, and turning points say which move it was, how much it swung, and lead there', async () => {
  const gone: number[] = [];
  const game = {
    frames: [1, 1, 2, 2, 3].map((round, i) => ({ view: { round }, label: i === 2 ? 'Place The a' : '', log: [{ text: `Line ${i}.` }] })),
    seats: [{ name: 'West' }, { name: 'East' }],
    widget: { round: (view: { round: number }) => view.round, third: () => 'The Rose' },
    at: 3,
    eyes: 0,
    go: (at: number) => gone.push(at),
    name: (seat: number) => ['West', 'East'][seat] ?? '',
    place: (seat: number) => seat + 1,
  } as unknown as Replaying;
  const estimates = [{ moves: 0, wins: [0.5, 0.25] }, { moves: 2, wins: [0.75, 0.25] }, { moves: 4, wins: [1, 0] }];
  const turns = [{ moves: 2, seat: 0, before: 0.5, after: 0.75 }, { moves: 4, seat: 1, before: 0.25, after: 0 }];
  const { container } = render(Chances, { game, analysis: { done: true, positions: 3, estimates, turns }, narrow: false });
  const texts = (selector: string) => [...container.querySelectorAll(selector)].map((each) => each.textContent);
  expect(texts('.plot__scale span')).toEqual(['100 %', '50 %', '0 %']);
  expect(texts('.plot__rounds span')).toEqual(['Round 1', 'Round 2', 'Round 3']);
  expect(texts('.curve__who')).toEqual(['West 75 %', 'East 25 %', 'The Rose 0 %']);
  expect(texts('.turn__text')).toEqual(['Move 2, +25 % West: Place The a', 'Move 4, −25 % East: Line 4.']);
  await fireEvent.click(screen.getByRole('button', { name: /Move 4/ }));
  await fireEvent.click(container.querySelectorAll('.turnmark')[0]!);
  expect(gone).toEqual([4, 2]);
});
