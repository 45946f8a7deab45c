/** Where something small is put beside a thing on the board. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Obstacle extends Box {
  /** How much it matters that it is seen: 1 for a card. */
  weight: number;
}

/** Between the thing and what is put there. */
const GAP = 6;
/** From the edges of the window. */
const EDGE = 8;
/** The thing itself has been read by whoever has touched it: part of it may rather be covered than what is still to be read. */
const ITSELF = 0.6;

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const within = (at: number, size: number, room: number) => Math.max(EDGE, Math.min(at, room - size - EDGE));

/** The place within the window, beside the thing or on its lower part, where least is covered. */
export function beside(thing: Box, size: { width: number; height: number }, room: { width: number; height: number }, obstacles: readonly Obstacle[]): { left: number; top: number } {
  const { width, height } = size;
  const centred = thing.left + (thing.width - width) / 2;
  const [right, bottom] = [thing.left + thing.width, thing.top + thing.height];
  const wanted = [
    [centred, bottom + GAP],
    [centred, thing.top - height - GAP],
    [right + GAP, bottom - height],
    [thing.left - width - GAP, bottom - height],
    [centred, bottom - height - GAP],
  ] as const;
  const cost = (at: Box) => obstacles.reduce((sum, each) => sum + shared(at, each) * each.weight, shared(at, thing) * ITSELF);
  const places = wanted.map(([x, y]) => ({ left: within(x, width, room.width), top: within(y, height, room.height), width, height }));
  const best = places.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  return { left: best.left, top: best.top };
}
