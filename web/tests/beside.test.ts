import { expect, test } from 'vitest';
import { beside, type Box } from '../src/table/beside';

const ROOM = { width: 1000, height: 700 };
const SIZE = { width: 160, height: 80 };
const card = (left: number, top: number): Box => ({ left, top, width: 120, height: 160 });
const apart = (a: Box, b: Box) => a.left >= b.left + b.width || b.left >= a.left + a.width || a.top >= b.top + b.height || b.top >= a.top + a.height;

test('where nothing is in the way it stands below the card, in its middle', () => {
  expect(beside(card(400, 200), SIZE, ROOM, [])).toEqual({ left: 380, top: 366 });
});

test('at the lower edge of the window it stands above', () => {
  expect(beside(card(400, 530), SIZE, ROOM, [])).toEqual({ left: 380, top: 444 });
});

test('it keeps within the window', () => {
  expect(beside(card(0, 200), SIZE, ROOM, []).left).toBe(8);
  expect(beside(card(880, 200), SIZE, ROOM, []).left).toBe(832);
});

test('what else may be answered is not covered while there is another place', () => {
  const below = { ...card(400, 366), weight: 2 };
  const above = { ...card(400, 30), weight: 2 };
  const at = { ...beside(card(400, 200), SIZE, ROOM, [below, above]), ...SIZE };
  expect([below, above, card(400, 200)].every((each) => apart(at, each))).toBe(true);
});

test('in a row without room around it, it lies on the card itself rather than on its neighbours', () => {
  const row = [270, 530].map((left) => ({ ...card(left, 530), weight: 3 }));
  const question = { left: 0, top: 400, width: 1000, height: 120, weight: 3 };
  const at = { ...beside(card(400, 530), { ...SIZE, width: 120 }, ROOM, [...row, question]), ...SIZE, width: 120 };
  expect([...row, question].every((each) => apart(at, each))).toBe(true);
});
