import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../src/lib/api';
import type { FromClient, State } from '../src/lib/schema';
import { Link, socketUrl, type LinkStatus } from '../src/lib/socket';

class Wire {
  static all: Wire[] = [];
  readyState = 1;
  said: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Wire.all.push(this);
  }
  send(text: string) {
    this.said.push(JSON.parse(text) as FromClient);
  }
  close() {
    this.readyState = 3;
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  greet() {
    this.onopen?.();
    this.hear({ type: 'state', ticket: 't1' });
  }
}

const last = () => Wire.all[Wire.all.length - 1] as Wire;
let states: State[] = [];
let statuses: LinkStatus[] = [];
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  states = [];
  statuses = [];
  link = new Link({
    url: 'ws://here/socket',
    lang: 'uk',
    onState: (state) => states.push(state),
    onStatus: (status) => statuses.push(status),
    open: () => new Wire() as unknown as WebSocket,
  });
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

test('it says hello in the language of the reader and passes states on', () => {
  last().greet();
  expect(last().said).toEqual([{ type: 'hello', lang: 'uk' }]);
  expect(states).toHaveLength(1);
  expect(statuses).toEqual(['open']);
});

test('a move that was not answered is said again with the same id', async () => {
  last().greet();
  const done = link.ask({ type: 'move', ticket: 't1', actions: ['pass'] });
  const first = last().said[1];
  last().onclose?.({ code: 1012 });
  expect(statuses).toEqual(['open', 'lost']);
  await vi.advanceTimersByTimeAsync(400);
  last().greet();
  expect(Wire.all).toHaveLength(2);
  expect(last().said[1]).toEqual(first);
  last().hear({ type: 'done', id: (first as { id: string }).id, repeated: true });
  expect((await done).repeated).toBe(true);
});

test('a question is not asked again: its answer would be of another situation', async () => {
  last().greet();
  const why = link.ask({ type: 'why', action: 'pass' });
  const refused = expect(why).rejects.toMatchObject({ code: 'offline' });
  last().onclose?.({ code: 1006 });
  await refused;
});

test('an answer that takes a while is announced, and comes', async () => {
  last().greet();
  const told: number[] = [];
  const hint = link.ask({ type: 'hint' }, (seconds) => told.push(seconds));
  const { id } = last().said[1] as { id: string };
  last().hear({ type: 'patience', id, seconds: 3 });
  expect(told).toEqual([3]);
  last().hear({ type: 'advice', id, options: [], line: [] });
  expect((await hint).type).toBe('advice');
});

test('what is refused comes with its code', async () => {
  last().greet();
  const move = link.ask({ type: 'move', ticket: 'old', actions: ['pass'] });
  const { id } = last().said[1] as { id: string };
  last().hear({ type: 'failed', id, problem: { code: 'stale', message: 'too late', reason: '', rule: '', details: {} } });
  await expect(move).rejects.toBeInstanceOf(Refused);
  await expect(move).rejects.toMatchObject({ code: 'stale', message: 'too late' });
});

test('a table that does not exist is not asked for again and again', async () => {
  last().onclose?.({ code: 4404 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Wire.all).toHaveLength(1);
  expect(statuses).toEqual(['closed']);
});

test('it waits longer and longer between tries, and not at all when told to', async () => {
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(300);
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(300);
  expect(Wire.all).toHaveLength(2);
  link.retry();
  expect(Wire.all).toHaveLength(3);
});

test('a server that has fallen silent is left', async () => {
  last().greet();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(last().said.at(-1)).toEqual({ type: 'ping' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(statuses).toContain('lost');
});

test('the language changes on the same socket', () => {
  last().greet();
  link.lang = 'ru';
  expect(last().said.at(-1)).toEqual({ type: 'language', lang: 'ru' });
});

test('sockets go where the page came from', () => {
  expect(socketUrl('a b', { protocol: 'https:', host: 'games.example' } as Location)).toBe('wss://games.example/api/tables/a%20b/socket');
});

test('to try again many times leaves one connection, which greets once', async () => {
  last().greet();
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(400);
  for (let press = 0; press < 3; press++) link.retry();
  const tried = Wire.all.slice(1);
  expect(tried).toHaveLength(4);
  const [good] = tried.splice(-1) as [Wire];
  for (const each of tried) {
    expect(each.readyState).toBe(3);
    each.onopen?.();
    each.onclose?.({ code: 4400 });
  }
  good.greet();
  expect(good.said).toEqual([{ type: 'hello', lang: 'uk' }]);
  expect(tried.flatMap((each) => each.said)).toEqual([]);
  expect(link.status).toBe('open');
});
