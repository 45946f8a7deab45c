/**
 * One sigil for each component, from its id and what a game makes of its data: the same card has the same emblem in every client.
 *
 * The order in which chance is drawn is a format: whoever changes it changes every emblem.
 */

/** What an emblem is drawn from. Inks are the names of colours (`--ink-...`, `--plate-...`); `any` is the plain one. */
export interface EmblemCard {
  id: string;
  kind: string;
  subtypes?: readonly string[];
  points?: number;
  /** How much of each ink there is in it. */
  weights: Readonly<Record<string, number>>;
  /** The strokes of the inks; the plain one for all others. */
  strokes: Readonly<Record<string, Stroke>>;
  /** The inks written on the ring, in turn. */
  beads?: readonly string[];
}

/** `full` from 80 px of height on; `small` has fewer and heavier lines. */
export type Detail = 'full' | 'small';

type Point = readonly [number, number];

// ---- seeded chance

/** FNV-1a, 32 bit. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const c of text) {
    h ^= c.codePointAt(0) ?? 0;
    h = Math.imul(h, 0x01000193);
  }
  return h >>> 0;
}

/** mulberry32 */
function chance(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

// ---- small geometry

const TAU = Math.PI * 2;
const n2 = (x: number) => String(Math.round(x * 100) / 100);
/** Turn 0 is up, clockwise. */
const at = (r: number, turn: number): Point => [r * Math.sin(turn * TAU), -r * Math.cos(turn * TAU)];
const pt = (r: number, turn: number) => at(r, turn).map(n2).join(' ');
const poly = (pts: readonly Point[]) => 'M' + pts.map((p) => n2(p[0]) + ' ' + n2(p[1])).join('L') + 'z';
const path = (d: string, attrs: string) => '<path d="' + d + '" ' + attrs + '/>';
const dot = (r: number, attrs: string) => '<circle r="' + n2(r) + '" ' + attrs + '/>';
const around = (n: number, body: string, offset = 0) => {
  let out = '';
  for (let i = 0; i < n; i++) out += '<g transform="rotate(' + n2((i / n + offset) * 360) + ')">' + body + '</g>';
  return out;
};
const ink = (k: string) => 'var(--ink-' + k + ')';
const deep = (k: string) => 'var(--plate-' + k + '-2)';

// ---- each stroke has its own number of petals and its own shape, so that a sigil is told apart without colour

export type Stroke = 'flame' | 'leaf' | 'disc' | 'hook' | 'gem' | 'thorn';
const PLAIN = 'any';
const FOLD: Record<Stroke, readonly [number, number]> = { flame: [6, 9], leaf: [5, 8], disc: [8, 12], hook: [7, 11], gem: [6, 12], thorn: [8, 10] };
/** Of an inner radius, an outer radius and half a width. */
type Petal = (r0: number, r1: number, w: number) => string;
const PETAL: Record<Stroke, Petal> = {
  flame: (r0, r1, w) => `M0 ${n2(-r0)}C${n2(w * 1.5)} ${n2(-r0 - (r1 - r0) * .3)} ${n2(w * .2)} ${n2(-r0 - (r1 - r0) * .6)} ${n2(w * .5)} ${n2(-r1)}C${n2(-w * 1.1)} ${n2(-r0 - (r1 - r0) * .7)} ${n2(-w * 1.2)} ${n2(-r0 - (r1 - r0) * .3)} 0 ${n2(-r0)}z`,
  leaf: (r0, r1, w) => `M0 ${n2(-r0)}C${n2(w * 1.3)} ${n2(-r0 - (r1 - r0) * .35)} ${n2(w * 1.1)} ${n2(-r0 - (r1 - r0) * .75)} 0 ${n2(-r1)}C${n2(-w * 1.1)} ${n2(-r0 - (r1 - r0) * .75)} ${n2(-w * 1.3)} ${n2(-r0 - (r1 - r0) * .35)} 0 ${n2(-r0)}z`,
  disc: (r0, r1) => { const c = (r0 + r1) / 2, r = (r1 - r0) / 2; return `M0 ${n2(-c - r)}a${n2(r)} ${n2(r)} 0 1 1 0 ${n2(2 * r)}a${n2(r)} ${n2(r)} 0 1 1 0 ${n2(-2 * r)}z`; },
  hook: (r0, r1, w) => `M${n2(-w * .8)} ${n2(-r0)}C${n2(-w * .2)} ${n2(-r0 - (r1 - r0) * .5)} ${n2(-w * .2)} ${n2(-r0 - (r1 - r0) * .75)} ${n2(w * 1.1)} ${n2(-r1)}C${n2(w * .7)} ${n2(-r0 - (r1 - r0) * .6)} ${n2(w * 1.1)} ${n2(-r0 - (r1 - r0) * .35)} ${n2(w * .8)} ${n2(-r0)}z`,
  gem: (r0, r1, w) => poly([[0, -r1], [w, -(r0 + r1) / 2], [0, -r0], [-w, -(r0 + r1) / 2]]),
  thorn: (r0, r1, w) => poly([[0, -r1], [w * .55, -r0], [-w * .55, -r0]]),
};
/** What is written on the ring. */
const BEAD: Record<Stroke, string> = {
  flame: 'M0 -3.4L3 2.2H-3z', leaf: 'M0 -3.6C2.8 -1.6 2.8 1.6 0 3.6C-2.8 1.6 -2.8 -1.6 0 -3.6z',
  disc: 'M0 -2.9A2.9 2.9 0 1 1 0 2.9A2.9 2.9 0 1 1 0 -2.9z', hook: 'M-2.6 -2.6H2.6V2.6H-2.6z',
  gem: 'M0 -3.3L2.9 -1.65V1.65L0 3.3L-2.9 1.65V-1.65z', thorn: 'M0 -2.2A2.2 2.2 0 1 1 0 2.2A2.2 2.2 0 1 1 0 -2.2z',
};

function starPolygon(n: number, k: number, r: number): string {
  const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a);
  const parts = gcd(n, k);
  let d = '';
  for (let s = 0; s < parts; s++) {
    d += 'M' + pt(r, s / n);
    for (let i = 1; i < n / parts; i++) d += 'L' + pt(r, (s + i * k) / n);
    d += 'z';
  }
  return d;
}

interface Inks {
  main: string;
  rest: string[];
  equal: string[];
}

/** The leading ink; three or more that weigh the same make a prism: a plain plate, petals in turn. */
function inks(id: string, weights: Readonly<Record<string, number>>): Inks {
  const of = (k: string) => weights[k] ?? 0;
  const tie = (k: string) => hash(id + k);
  const order = Object.keys(weights).filter((k) => of(k) > 0).sort((a, b) => of(b) - of(a) || tie(a) - tie(b));
  const coloured = order.filter((k) => k !== PLAIN);
  const first = coloured[0];
  if (first === undefined || (order[0] === PLAIN && of(first) * 1.2 < of(PLAIN)))
    return { main: PLAIN, rest: coloured.slice(0, 2), equal: [] };
  const equal = coloured.filter((k) => of(k) > of(first) * 0.88);
  if (equal.length >= 3) return { main: PLAIN, rest: [], equal };
  return { main: first, rest: order.filter((k) => k !== first && of(k) > 0.3).slice(0, 2), equal: [] };
}

/** The ink that leads: the colour of the plate behind the sigil. */
export const mainInk = (card: EmblemCard): string => inks(card.id, card.weights).main;

/** The emblem as SVG text. It paints outside its view box on purpose: let the plate clip it. */
export function emblem(card: EmblemCard, detail: Detail = 'full'): string {
  const small = detail === 'small';
  const rnd = chance(hash(card.id));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(rnd() * list.length)] as T;
  const between = (a: number, b: number) => a + rnd() * (b - a);
  const weights = card.weights;
  const form = (k: string): Stroke => card.strokes[k] ?? 'thorn';
  const { main, rest, equal } = inks(card.id, weights);
  const second = rest[0] ?? equal[0] ?? main;
  const n = equal.length ? equal.length * (equal.length > 3 ? 2 : 3) : pick(FOLD[form(main)]);
  const c1 = ink(main), c2 = ink(second), bg = deep(main);
  const kind = card.kind, dragon = card.subtypes?.includes('dragon') ?? false, creature = card.subtypes?.includes('creature') ?? false;
  const fat = small ? 1.55 : 1;
  const line = (w: number, c = c1, o = 0) => 'fill="none" stroke="' + c + '" stroke-width="' + n2(w * fat) + '"' + (o ? ' opacity="' + o + '"' : '') + ' stroke-linejoin="round"';
  let back = '', sigil = '', front = '';

  const put = (svg: string) => {
    sigil += svg;
  };

  // 1. the ground: a faint horizon of rays and circles that runs out of the frame
  const tilt = rnd();                                    // drawn in every detail, so that both details match
  if (!small) {
    back += around(n * 2, '<path d="M0 -50V-130" ' + line(.5, c1, .22) + '/>', tilt);
    for (const r of [58, 74, 92]) back += dot(r, line(.5, c1, .2));
  }
  sigil += '<circle r="47" fill="' + c1 + '" opacity=".07"/>';

  // 2. the ring
  const R = dragon ? 36 : 41;
  const inner = small ? '' : dot(R - 3, line(.5, c1, .7)) + around(n * 6, '<path d="M0 ' + n2(-R + 3) + 'V' + n2(-R) + '" ' + line(.5, c1, .6) + '/>');
  const gon = (r: number, k: number, off = 0) => poly(Array.from({ length: k }, (_, i) => at(r, i / k + off)));
  if (kind === 'magic_item') put(path(gon(R + 3, 6), line(1.5)) + (small ? '' : path(gon(R - .5, 6), line(.5, c1, .7))));
  else if (kind !== 'artifact' || dragon || creature) put(dot(R, line(1.4)) + inner);
  else put(pick([
    () => dot(R, line(1.4)) + inner,                                                              // a ring
    () => { let d = 'M' + pt(R, 0); for (let i = 1; i <= n; i++) { const r = n2(R * Math.sin(Math.PI / n) * 1.06); d += 'A' + r + ' ' + r + ' 0 0 1 ' + pt(R, i / n); } return path(d + 'z', line(1.4)) + (small ? '' : dot(R - 2.5, line(.5, c1, .7))); },   // a foil
    () => path(gon(R + 2, n > 8 ? n / 2 | 0 : n), line(1.4)) + path(gon(R + 2, n > 8 ? n / 2 | 0 : n, .5 / (n > 8 ? n / 2 | 0 : n)), line(small ? .7 : .6, c1, .8)),   // two polygons
    () => { let d = ''; for (let i = 0; i < n; i++) d += 'M' + pt(R, (i + .14) / n) + 'A' + R + ' ' + R + ' 0 0 1 ' + pt(R, (i + .86) / n); return path(d, line(1.8) + ' stroke-linecap="round"') + inner; },   // a broken ring
    () => dot(R + 1.5, line(.7)) + dot(R - 2.5, line(1.8)),                                      // two rings
    () => path(poly(Array.from({ length: n * 4 }, (_, i) => at(i % 2 ? R - 2.4 : R + 1.6, i / (n * 4)))), line(1)) + dot(R - 4, line(.7, c1, .8)),   // a cog of rays
  ])());

  // 3. the petals: as many as the ink's number, as heavy as its share
  const total = Object.values(weights).reduce((a, b) => a + b, 0) || 1;
  const share = Math.max(.35, (weights[main] || 1) / total);
  const r0 = between(11, 14), r1 = R - between(4, 7);
  const wide = Math.min(between(.75, 1.05) * Math.PI * (r0 + r1) / 2 / n, 9.5);
  const style = pick(form(main) === 'disc' ? ['outline', 'half'] : ['outline', 'solid', 'half']);
  const petal = PETAL[form(main)](r0, r1, wide);
  const heavy = 1 + share * 1.1;
  const draw = (d: string, c: string) => style === 'solid' ? path(d, 'fill="' + c + '" opacity=".92"')
    : path(d, 'fill="' + c + '" fill-opacity="' + (style === 'half' ? '.34' : '.12') + '" stroke="' + c + '" stroke-width="' + n2(heavy * fat * .8) + '" stroke-linejoin="round"');
  if (!equal.length) put(around(n, draw(petal, c1)));
  else for (let i = 0; i < n; i++) { const k = equal[i % equal.length] ?? main; put('<g transform="rotate(' + n2(i / n * 360) + ')">' + draw(PETAL[form(k)](form(k) === 'disc' ? r0 + (r1 - r0) * .16 : r0, form(k) === 'disc' ? r1 - (r1 - r0) * .16 : r1, wide), ink(k)) + '</g>'); }

  // 4. the weave: a star polygon through the petals
  const knots = n < 7 ? n * 2 : n, step = Math.max(2, Math.floor(knots * between(.26, .46)));
  if (!small) put(path(starPolygon(knots, step, r1 + 1), line(.7, c2, .75)));
  else if (style !== 'solid') put(path(starPolygon(n, Math.max(2, Math.floor(n * .4)), r1), line(.6, c2, .7)));

  // 5. the undertones: the other inks between the petals
  rest.forEach((k, i) => {
    const s = Math.min(1, (weights[k] ?? 0) / (weights[main] || 1));
    const a = between(20, 22) + i * 3, b = a + 7 + 6 * s;
    put(around(i ? Math.max(3, Math.round(n / 2)) : n, path(PETAL[form(k)](a, Math.min(b, R - 3), 2.6 + 2 * s), 'fill="' + ink(k) + '" opacity="' + n2(.75 + .25 * s) + '"'), .5 / n));
  });

  // 6. the beads
  const beads = card.beads ?? [];
  beads.forEach((k, i) => {
    const [x, y] = at(kind === 'magic_item' ? R + 1 : R, i / beads.length);
    put('<g transform="translate(' + n2(x) + ' ' + n2(y) + ') scale(' + (small ? 1.25 : 1) + ')">' + path(BEAD[form(k)], 'fill="' + ink(k) + '" stroke="' + bg + '" stroke-width="1.2"') + '</g>');
  });

  // 7. the core
  const core = r0 - .5;
  put(dot(core, 'fill="' + bg + '" stroke="' + c1 + '" stroke-width="' + n2(1.5 * fat) + '"'));
  if (dragon || creature) {
    const e = core * .92;
    put(path(`M${n2(-e)} 0C${n2(-e * .5)} ${n2(-e * .95)} ${n2(e * .5)} ${n2(-e * .95)} ${n2(e)} 0C${n2(e * .5)} ${n2(e * .95)} ${n2(-e * .5)} ${n2(e * .95)} ${n2(-e)} 0z`, 'fill="' + c1 + '"')
      + (dragon ? path(`M0 ${n2(-e * .68)}C${n2(e * .26)} ${n2(-e * .2)} ${n2(e * .26)} ${n2(e * .2)} 0 ${n2(e * .68)}C${n2(-e * .26)} ${n2(e * .2)} ${n2(-e * .26)} ${n2(-e * .2)} 0 ${n2(-e * .68)}z`, 'fill="' + bg + '"') : dot(e * .42, 'fill="' + bg + '"') + '<circle cx="' + n2(e * .14) + '" cy="' + n2(-e * .14) + '" r="' + n2(e * .12) + '" fill="' + c1 + '"/>'));
  } else {
    const q = core * .78;
    put(pick([
      () => path(poly([at(q, 0), at(q * .62, .25), at(q, .5), at(q * .62, .75)]), 'fill="' + c2 + '"') + path('M0 ' + n2(-q) + 'V' + n2(q), line(.8, bg)),
      () => dot(q * .8, line(1.2, c2)) + dot(q * .34, 'fill="' + c2 + '"'),
      () => around(3, path(`M0 0C${n2(q * .7)} ${n2(-q * .2)} ${n2(q * .7)} ${n2(-q * .9)} 0 ${n2(-q)}C${n2(q * .3)} ${n2(-q * .6)} ${n2(q * .2)} ${n2(-q * .3)} 0 0z`, 'fill="' + c2 + '"')),
      () => path(poly([at(q, .0), at(q, 1 / 3), at(q, 2 / 3)]), line(1.2, c2)) + dot(q * .22, 'fill="' + c2 + '"'),
      () => path(`M${n2(-q * .62)} ${n2(-q * .8)}H${n2(q * .62)}L${n2(-q * .62)} ${n2(q * .8)}H${n2(q * .62)}z`, 'fill="' + c2 + '"'),
      () => path(`M${n2(q * .2)} ${n2(-q * .9)}A${n2(q * .95)} ${n2(q * .95)} 0 1 0 ${n2(q * .9)} ${n2(q * .3)}A${n2(q * .75)} ${n2(q * .75)} 0 0 1 ${n2(q * .2)} ${n2(-q * .9)}z`, 'fill="' + c2 + '"'),
      () => path(poly([0, 1, 2, 3, 4, 5, 6, 7].map(i => at(i % 2 ? q * .34 : q, i / 8))), 'fill="' + c2 + '"'),
      () => path(poly([at(q, .125), at(q, .375), at(q, .625), at(q, .875)]), line(1.2, c2)) + path(poly([at(q * .55, 0), at(q * .55, .25), at(q * .55, .5), at(q * .55, .75)]), 'fill="' + c2 + '"'),
    ])());
  }

  // 8. what it is: dragons have wings, creatures claws, mages a hood, monuments a plinth, places a land and a gate
  if (dragon) {
    const wing = 'M10 6C20 -14 34 -30 62 -44C59 -37 59 -32 66 -25C58 -22 55 -16 57 -7C50 -9 44 -4 43 4C36 1 22 4 12 14z';
    const bones = 'M12 9C24 -12 40 -30 62 -44M14 9C30 -8 46 -19 66 -25M15 11C28 0 42 -5 57 -7';
    for (const s of [1, -1]) back += '<g transform="scale(' + s + ' 1)">' + path(wing, 'fill="' + c1 + '" fill-opacity=".22" stroke="' + c1 + '" stroke-width="' + n2(1.2 * fat) + '" stroke-linejoin="round"') + (small ? '' : path(bones, line(.7, c1, .8))) + '</g>';
  }
  if (creature) {
    const claws = 'M45 -30C54 -26 60 -16 60 -4C56 -14 51 -21 45 -24zM48 -16C56 -11 60 -2 58 10C56 0 52 -7 47 -10zM48 0C54 5 55 14 52 23C52 14 50 9 46 6z';
    for (const s of [1, -1]) back += '<g transform="scale(' + s + ' 1)">' + path(claws, 'fill="' + c1 + '" opacity="' + (dragon ? .55 : .8) + '"') + '</g>';
  }
  let move = '';
  if (kind === 'mage') {
    move = 'translate(0 -9) scale(.92)';
    const cloth = 'fill="' + bg + '" stroke="' + c1 + '" stroke-width="' + n2(1.6 * fat) + '" stroke-linejoin="round"';
    const face = 'fill="' + bg + '" stroke="' + c1 + '" stroke-width="' + n2(1 * fat) + '"';
    const shoulders = path('M-46 62C-44 42 -30 34 -17 30C-10 37 -5 40 0 44C5 40 10 37 17 30C30 34 44 42 46 62z', cloth) + path('M0 44V62', line(.9, c1, .8));
    const head = path('M-11 8C-11 -4 -6 -10 0 -10C6 -10 11 -4 11 8C11 20 6 28 0 31C-6 28 -11 20 -11 8z', face);
    front += pick([
      () => path('M-46 62C-44 40 -31 33 -20 27C-25 8 -17 -16 0 -25C17 -16 25 8 20 27C31 33 44 40 46 62z', cloth) + path('M-20 27C-13 35 -6 39 0 46C6 39 13 35 20 27', line(1.1, c1)) + path('M0 -13C9 -7 12 3 11 13C10 23 5 29 0 32C-5 29 -10 23 -11 13C-12 3 -9 -7 0 -13z', face),   // a hood
      () => shoulders + head + path('M-28 -2C-18 -7 -14 -8 -11 -9C-8 -22 -4 -34 8 -46C8 -34 12 -20 12 -9C15 -8 19 -7 28 -2C18 3 9 4 0 4C-9 4 -18 3 -28 -2z', cloth) + path('M-11 -9C-5 -6.500 6 -6.500 12 -9', line(1, c2)),   // a hat
      () => path('M-18 34C-26 20 -24 -14 0 -18C24 -14 26 20 18 34z', cloth) + shoulders + head + path('M-12.500 -2L-9 -13L-4.500 -5L0 -17L4.500 -5L9 -13L12.500 -2C5 -5 -5 -5 -12.500 -2z', 'fill="' + c2 + '" stroke="' + bg + '" stroke-width=".8"'),   // a circlet
    ])() + path(poly([0, 1, 2, 3, 4, 5, 6, 7].map(i => { const p = at(i % 2 ? 1.7 : 4.600, i / 8); return [p[0], p[1] + 13] as Point; })), 'fill="' + c2 + '"');
  }
  if (kind === 'monument') {
    move = 'translate(0 -8) scale(.86)';
    const steps = Math.max(1, card.points || 1);
    for (let i = 0; i < 3; i++) front += '<rect x="' + n2(-34 - i * 9) + '" y="' + n2(33 + i * 6) + '" width="' + n2(68 + i * 18) + '" height="6" fill="' + bg + '" stroke="' + c1 + '" stroke-width="' + n2((i < steps ? 1.3 : .6) * fat) + '"' + (i < steps ? '' : ' stroke-opacity=".6"') + '/>';
    for (const s of [1, -1]) front += '<g transform="scale(' + s + ' 1)">' + path('M46 33V-34M54 33V-34', line(1, c1, .9)) + path('M43 -38H57V-34H43zM44 29H56V33H44z', 'fill="' + c1 + '"') + (small ? '' : path('M50 29V-34', line(.6, c1, .7))) + '</g>';
  }
  if (kind === 'place_of_power') {
    move = 'translate(0 -12) scale(.84)';
    for (let layer = 0; layer < (small ? 2 : 3); layer++) {
      let d = 'M-130 60V' + n2(26 + layer * 7), x = -130;
      while (x < 130) { x += between(9, 24); d += 'L' + n2(x) + ' ' + n2(24 + layer * 8 + between(-13, 4) * (1 - layer * .22)); }
      front += path(d + 'V60z', 'fill="' + bg + '" fill-opacity="' + n2(.72 + layer * .14) + '" stroke="' + (layer % 2 ? c2 : c1) + '" stroke-width="' + n2((1.3 - layer * .25) * fat) + '" stroke-linejoin="round"');
    }
    front += path('M-13 60V33A13 13 0 0 1 13 33V60z', 'fill="' + bg + '" stroke="' + c1 + '" stroke-width="' + n2(1.7 * fat) + '"')
      + path('M-7.500 60V34A7.500 7.500 0 0 1 7.500 34V60z', 'fill="' + c2 + '" opacity=".92"')
      + path('M0 60V27', line(.8, bg));
  }
    return '<svg class="emblem" viewBox="-50 -50 100 100" aria-hidden="true">' + back + (move ? '<g transform="' + move + '">' : '') + sigil + (move ? '</g>' : '') + front + '</svg>';
}
