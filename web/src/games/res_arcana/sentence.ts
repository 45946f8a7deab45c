/** Powers as icon sentences: cost, arrow, effect, read from left to right. */
import { draw, type Drawn } from '../drawn';
import type { Amounts, CardData } from './view';
import type { AnyCollect, AnyEffect, Cost, GrowEach, Power } from './vocabulary';

type Word = AnyCollect | AnyEffect | GrowEach;

export type Glyph =
  /** An icon, with a number before it unless that is 1; `struck` is crossed out. */
  | { icon: string; count?: string; ink?: string; struck?: boolean; lying?: boolean }
  | { text: string }
  | { arrow: true };

export type Row = { kind: 'discount' | 'collect' | 'power'; when: Glyph[]; glyphs: Glyph[] };

const ORDER = ['elan', 'life', 'calm', 'death', 'gold', 'any'];
const OR: Glyph = { text: '/' };
const ARROW: Glyph = { arrow: true };

function essence(kind: string, count: number | string = 1): Glyph {
  return { icon: kind, ink: kind, ...(count === 1 ? {} : { count: String(count) }) };
}

function amounts(of: Amounts = {}): Glyph[] {
  return ORDER.filter((kind) => of[kind]).map((kind) => essence(kind, of[kind]));
}

/** So many of any kind but some: gold alone has an icon of its own. */
function any(count: number | string, no: readonly string[] = []): Glyph[] {
  if (no.length === 1 && no[0] === 'gold') return [{ ...essence('any-but-gold', count), ink: 'any-but-gold' }];
  return [essence('any', count), ...no.map((kind): Glyph => ({ icon: kind, ink: kind, struck: true }))];
}

function either(parts: readonly Glyph[][]): Glyph[] {
  return parts.flatMap((part, i) => (i ? [OR, ...part] : part));
}

function counted(icon: string, count: number): Glyph {
  return { icon, ...(count === 1 ? {} : { count: String(count) }) };
}

/** The icons of every part of a cost, in the order in which they stand; the type finds a part that has none. */
const COSTS: { readonly [Part in keyof Cost]-?: (of: NonNullable<Cost[Part]>) => Glyph[] } = {
  turn: () => [{ icon: 'turn' }],
  turn_another: (kind) => [{ icon: 'turn' }, { icon: kind }],
  take_off: (of) => (Object.keys(of).length ? [{ icon: 'take-off' }, ...amounts(of)] : []),
  pay: amounts,
  pay_one_of: (pay) => either(pay.of.map((kind) => [essence(kind, pay.amount ?? 1)])),
  pay_same: () => [essence('any', 'X'), { text: '=' }],
  destroy: (what) => {
    if (what === 'this') return [{ icon: 'destroy' }];
    return what === 'dragon_or_creature' ? [{ icon: 'destroy' }, { icon: 'dragon' }, OR, { icon: 'creature' }] : [{ icon: 'destroy' }, { icon: 'artifact' }];
  },
  discard: (count) => [counted('discard', count)],
};

function cost(of: Cost = {}): Glyph[] {
  const parts = Object.entries(COSTS) as [keyof Cost, (of: unknown) => Glyph[]][];
  return parts.flatMap(([part, drawn]) => (of[part] ? drawn(of[part]) : []));
}

function gainedOf(of: string | null | undefined, count: number | string, no?: readonly string[]): Glyph[] {
  return of ? [essence(of, count)] : any(count, no);
}

/** The icons of every word; the type finds one that has none. */
export const EFFECTS: Drawn<Word, 'do', Glyph[]> = {
  gain: (of) => amounts(of.essences),
  gain_any: (of) => any(of.amount, of.no),
  gain_one_of: (of) => either(of.of.map((kind) => [essence(kind)])),
  gain_same: (of) => gainedOf(of.of, 'X', of.no),
  gain_card_cost: (of) => [{ icon: 'component' }, ...(of.bonus ? [{ text: `+${of.bonus}` }] : []), ...gainedOf(of.of, 1, of.no)],
  gain_rival_count: (of) => [essence(of.gain), { text: '=' }, { icon: 'rivals' }, essence(of.count)],
  put: (of) => [{ icon: 'put-on' }, ...amounts(of.essences)],
  put_any: (of) => [{ icon: 'put-on' }, ...any(of.amount, of.no)],
  put_paid: (of) => [{ icon: 'put-on' }, ...(of.on === 'any' ? [{ icon: 'component' }] : [])],
  rivals_gain: (of) => [{ icon: 'rivals' }, ...amounts(of.essences)],
  rivals_lose_life: (of) => [{ icon: 'lose-life', ink: 'life', count: String(of.amount) }, ...(of.ignore ? [OR, ...cost(of.ignore)] : [])],
  ignore_loss: () => [{ icon: 'ignore' }],
  straighten: (of) => [{ icon: 'straighten' }, ...(of.what === 'this' ? [] : [{ icon: of.what === 'any' ? 'component' : of.what }])],
  draw: (of) => [counted('draw', of.cards)],
  draw_then_discard: (of) => [counted('draw', of.cards), counted('discard', of.cards)],
  look: (of) => [counted('look', of.cards)],
  place: (of) => {
    const price = of.free ? '0' : of.discount ? `−${of.discount}` : '';
    const from: Glyph[] = of.where === 'hand' ? [] : of.where === 'any_discard' ? [{ icon: 'rivals' }, { icon: 'discard-pile' }] : [{ icon: 'discard-pile' }];
    return [{ icon: of.what ?? 'artifact' }, ...(price ? [{ text: price }] : []), ...from];
  },
  check_victory: () => [{ icon: 'check-victory' }],
  extra_points: (of) => [{ icon: 'victory-point', ink: 'brass', count: `+${of.points}` }],
  grow_each: (of) => [{ icon: 'put-on' }, { text: `+${of.amount}` }],
  if_left: (of) => [...amounts(of.holding), { icon: 'put-on' }, ARROW, ...effect(of.then)],
  pay_or_turn: (of) => [...amounts(of.pay), OR, { icon: 'turn' }],
};

/** The sentence beside it says what a word does that this page does not know. */
function effect(of: Word): Glyph[] {
  return draw(EFFECTS, 'do', of) ?? [{ text: '…' }];
}

function when(of: Power): Glyph[] {
  const brass = (icon: string): Glyph => ({ icon, ink: 'brass' });
  if (of.react === 'victory_check') return [brass('check-victory')];
  if (of.react) return [brass('react'), ...(of.react === 'dragon_power' ? [brass('dragon')] : [])];
  if (of.when_claimed) return [brass('monument')];
  return of.while_turned ? [{ icon: 'component', ink: 'brass', lying: true }] : [];
}

/** The lines of a card in the order in which it is read: discounts, collect, powers. */
export function rowsOf(card: CardData): Row[] {
  const discounts = (card.discounts ?? []).map(
    (each): Row => ({
      kind: 'discount',
      when: [],
      glyphs: [{ icon: each.on }, { text: `−${each.amount}` }, ...any(1, each.no)],
    }),
  );
  const collect = (card.collect ?? []).map(
    (each): Row => ({ kind: 'collect', when: [{ icon: 'collect', ink: 'brass' }], glyphs: effect(each) }),
  );
  const powers = (card.powers ?? []).map((each): Row => {
    const paid = cost(each.cost);
    return { kind: 'power', when: when(each), glyphs: [...paid, ...(paid.length ? [ARROW] : []), ...each.effect.flatMap(effect)] };
  });
  return [...discounts, ...collect, ...powers];
}
