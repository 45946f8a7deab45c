import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { blackRose } from '../src/games/black_rose';
import { naming, wished } from '../src/games/black_rose/asked';
import Board from '../src/games/black_rose/Board.svelte';
import Card from '../src/games/black_rose/Card.svelte';
import { Draft } from '../src/games/black_rose/draft.svelte';
import { sentenceGlyphs } from '../src/games/black_rose/glyphs';
import { standing } from '../src/games/black_rose/told';
import { rangeTo, reachOf, type Player, type View } from '../src/games/black_rose/view';
import type { AnyInstruction, SpellSide } from '../src/games/black_rose/vocabulary';
import { words } from '../src/games/black_rose/words';
import type { BoardTable } from '../src/games/contract';
import { choice, face, tableOf } from './faces';

afterEach(cleanup);
// Finding a button by its name takes a while on a board with so many.
vi.setConfig({ testTimeout: 60_000 });

const SIDE: SpellSide = { type: 'combat', element: 'fire', target: { type: 'figure', range: 1 }, sentences: [[{ op: 'damage', amount: 4, to: 'target' }]] };
const SPELL = { main: SIDE, reverse: { ...SIDE, target: { type: 'self' }, sentences: [[{ op: 'heal', amount: 1, whom: 'caster' }]] }, instability: true };
const CARDS = [
  face('s', { kind: 'spell', data: SPELL }),
  face('z', { kind: 'spell', data: SPELL }),
  face('m', { kind: 'mage' }),
  face('hall', { kind: 'room', data: { colour: 'black', destroyed: { sentences: [] }, restored: { sentences: [] } } }),
  face('yard', { kind: 'room', data: { colour: 'red', destroyed: { sentences: [] }, restored: { sentences: [] } } }),
];
const room = (position: string, id: string, more = {}) => ({ position, id, colour: 'black', restored: false, token_used: false, slots: 4, rewards: [3, 2, 1], instability: ['0', 'black_rose'], majority: 'black_rose', figures: [], ...more });
const player = (seat: number, more = {}): Player => ({ seat, colour: seat ? 'red' : 'blue', rooms_activated: [], damage_dealt: 0, mage: 'm', at: 'c', health: 10, strength: 2, speed: 2, hand_limit: 8, damage: ['1'], actions: 2, action_tokens: 2, hand: 2, grimoire: 3, memories: [], slots: [null, null, null, null], evocations: [null, null, null], ...more });
const party = (name: string, total: number, ending: { trophies: number; rooms: number; quests: number }) => ({ party: name, power: { total, cell: total, plus_20: false }, trophies: 0, rooms: 0, supply: 20, ending });

function viewOf(more: object = {}): View {
  return {
    game: 'black_rose',
    seats: 2,
    options: {},
    to_act: [],
    first_mage: 0,
    removed: [],
    seat: 0,
    round: 1,
    phase: 'study',
    crown: 0,
    school: null,
    over: false,
    winner: null,
    leader: 'black_rose',
    sight: { c: { '0': ['c'], '1': ['c', 'r1'], '2': ['c', 'r1'], '*': ['c', 'r1'] }, r1: { '0': ['r1'], '1': ['r1', 'c'], '2': ['r1', 'c'], '*': ['c', 'r1'] }, cell: { '0': [], '1': [], '2': [], '*': ['c', 'r1'] } },
    rooms: [room('c', 'hall', { figures: ['mage_0'] }), room('r1', 'yard', { colour: 'red' })],
    parties: [party('0', 3, { trophies: 2, rooms: 0, quests: 0 }), party('1', 2, { trophies: 0, rooms: 0, quests: 0 }), party('black_rose', 4, { trophies: 0, rooms: 3, quests: 5 })],
    players: [player(0, { hand_cards: ['s', 's', 'z'] }), player(1, { slots: [{ revealed: false }, null, null, null] })],
    event: { side: 'a', rounds: [] },
    quests: [],
    library: 9,
    forgotten: 2,
    upgrades: {},
    ...more,
  };
}
const PREPARE = { decision: { prompt: 'prepare', args: { slot: 'quick', prepared: 0 }, source: '', from: null } };
const snippet = (() => undefined) as never;
const board = (view: View, choices = [choice('prepare quick s main')]) => {
  const table = tableOf(CARDS, choices, view) as BoardTable<View> & { acted: string[]; asked_why: string[] };
  return { table, ...render(Board, { table, narrow: false, prompt: snippet, panel: snippet, log: snippet, inspector: snippet }) };
};

test('a spell shows both its sides in icons', () => {
  const { container } = render(Card, { face: CARDS[0] as never, size: 'short' });
  expect([...container.querySelectorAll('.br-half')].map((half) => half.querySelector('.pw')?.textContent?.trim())).toEqual(['4', '']);
  expect(container.querySelector('.br-card__ins')).not.toBeNull();
});

test('every kind of instruction finds an icon', () => {
  const may: AnyInstruction = { op: 'may', cost: [{ op: 'discard', amount: 2, from: 'hand' }], then: [{ op: 'draw', amount: 1, from: 'forgotten' }] };
  expect(sentenceGlyphs([[may], [{ op: 'lose_power', amount: 1 }], [{ op: 'place_instability', amount: 1, in: 'target_room', by: 'black_rose' }]])).toEqual([
    { icon: 'discard', count: '2', rose: false },
    { icon: 'next' },
    { icon: 'spell', count: '' },
    { icon: 'draw' },
    { icon: 'power', count: '−1' },
    { icon: 'instability', count: '', rose: true },
  ]);
});

test('range and sight are looked up, not worked out', () => {
  const view = viewOf();
  expect(reachOf(view, 'c', SIDE)).toEqual(['c', 'r1']);
  expect(reachOf(view, 'cell', SIDE)).toEqual([]);
  expect(reachOf(view, 'c', { ...SIDE, target: { type: 'self' } })).toEqual([]);
  expect([rangeTo(view, 'c', 'r1'), rangeTo(view, 'cell', 'r1')]).toEqual(['1', null]);
});

test('what the end brings is told', () => {
  expect(viewOf().parties.map(standing)).toEqual(['at the end: trophies 2', 'nothing more at the end', 'at the end: rooms 3, quests 5']);
});

test('the Rose stands in the score, and can have won', () => {
  const view = viewOf({ over: true, winner: 'black_rose' });
  const scores = blackRose.scores(view, tableOf([]) as never);
  expect(scores.map((each) => [each.seat, each.name ?? '', each.points])).toEqual([[0, '', 3], [1, '', 2], [2, 'The Black Rose', 4]]);
  expect(scores[2]?.sources.map((each) => each.points)).toEqual([-4, 3, 5]);
  expect(blackRose.wonBy?.(view)).toBe('The Black Rose');
  expect(blackRose.wonBy?.(viewOf())).toBe('');
});

test('an action is about the card in its slot or at its place', () => {
  const view = viewOf({ players: [player(0, { slots: [null, { revealed: false, card: 'z', side: 'main' }, null, null] }), player(1)] });
  expect(['cast i', 'inertia i', 'move r1', 'explore'].map((words) => blackRose.about?.(view, words))).toEqual(['z', 'z', 'yard', '']);
});

test('a copy in the hand is not what lies in a slot', () => {
  const view = viewOf({ players: [player(0, { hand_cards: ['z'], slots: [null, { revealed: false, card: 'z', side: 'main' }, null, null] }), player(1)] });
  expect(blackRose.about?.(view, 'cast i')).toBe('');
});

test('somebody who points at a room may have wished for what others of its kind offer', () => {
  const choices = [choice('move c'), choice('activate')];
  expect(naming(choices, 'c', ['move', 'room'])).toHaveLength(1);
  expect(wished(choices, 'r1', ['move', 'room'])).toEqual(['move r1']);
});

test('spells are laid out in any order and sent together', async () => {
  const { table, container } = board(viewOf(PREPARE));
  await fireEvent.click(screen.getByRole('button', { name: /^The s\. 2 copies/ }));
  await fireEvent.click(container.querySelector('[data-drop="ii reverse"]')!);
  await fireEvent.click(screen.getByRole('button', { name: /^The z\./ }));
  expect(screen.getAllByRole('button', { name: 'The z into slot Quick, Main side' })).toHaveLength(2);
  await fireEvent.click(container.querySelector('[data-put="quick main"]')!);
  await fireEvent.click(screen.getByRole('button', { name: 'Turn The z over' }));
  expect(container.querySelectorAll('.br-hand__card')).toHaveLength(1);
  await fireEvent.click(screen.getByRole('button', { name: 'Confirm 2 prepared' }));
  expect(table.acted).toEqual(['prepare quick z reverse', 'leave i', 'prepare ii s reverse', 'leave iii']);
});

test('a card that was laid out goes back into the hand', async () => {
  const { container } = board(viewOf(PREPARE));
  await fireEvent.click(screen.getByRole('button', { name: /^The z\./ }));
  await fireEvent.click(container.querySelector('[data-put="i main"]')!);
  expect(container.querySelectorAll('.br-hand__card')).toHaveLength(1);
  await fireEvent.click(screen.getByRole('button', { name: 'Take The z back' }));
  expect(container.querySelectorAll('.br-hand__card')).toHaveLength(2);
});

test('only open slots are laid out: what was confirmed before stays', () => {
  const view = viewOf({ decision: { prompt: 'prepare', args: { slot: 'ii', prepared: 2 }, source: '', from: null } });
  const table = tableOf(CARDS, [choice('leave ii')], view) as BoardTable<View> & { acted: string[] };
  const draft = new Draft(() => table);
  draft.put('quick', 'main', 's');
  draft.put('iii', 'main', 's');
  draft.confirm();
  expect(table.acted).toEqual(['leave ii', 'prepare iii s main']);
});

test('what a rival has prepared lies face down', () => {
  board(viewOf(), []);
  expect(screen.getByRole('button', { name: 'Slot Quick, hidden' })).toBeTruthy();
});

test('a decoy is beside the point while somebody can be aimed at, and is named before it is chosen', async () => {
  const view = viewOf({ phase: 'action', decision: { prompt: 'target', args: {}, source: 's', from: 'c' } });
  const { table, container } = board(view, [choice('figure mage_1'), choice('decoy c')]);
  expect(container.querySelectorAll('.br-room__hit.is-minor')).toHaveLength(1);
  await fireEvent.click(screen.getByRole('button', { name: /^The hall\./ }));
  expect(table.acted).toEqual(['select hall']);
});

test('where nobody can be aimed at, a decoy is what is asked for', async () => {
  const view = viewOf({ phase: 'action', decision: { prompt: 'target', args: {}, source: 's', from: 'c' } });
  const { table } = board(view, [choice('decoy c')]);
  await fireEvent.click(screen.getByRole('button', { name: /^The hall\./ }));
  expect(table.acted).toEqual(['decoy c']);
});

test('a room glows when it may be entered, and says why when it may not', async () => {
  const view = viewOf({ phase: 'action', decision: { prompt: 'explore', args: {}, source: '', from: null } });
  const { table } = board(view, [choice('move c')]);
  await fireEvent.click(screen.getByRole('button', { name: /^The hall\..*playable now/ }));
  expect(table.acted).toEqual(['move c']);
  await fireEvent.click(screen.getByRole('button', { name: /^The yard\./ }));
  await expect.poll(() => table.asked_why).toEqual(['move r1']);
});

test('tokens that may be chosen can be clicked where they lie', async () => {
  const view = viewOf({ decision: { prompt: 'heal', args: { where: 'mage_0' }, source: '', from: null } });
  const { table } = board(view, [choice('token 1', 'Token 1')]);
  await fireEvent.click(screen.getAllByRole('button', { name: 'Token 1' })[0] as HTMLElement);
  expect(table.acted).toEqual(['token 1']);
});

test.each(['ru', 'uk'] as const)("the game's own words are complete in %s", (lang) => {
  const holes = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
  for (const [key, text] of Object.entries(words.en)) expect(holes(words[lang][key as keyof typeof words.en]), key).toEqual(holes(text));
});
