/** Powers as icon sentences: cost, arrow, effect, read from left to right. */
import type { Amounts, CardData, CostData, EffectData, PowerData } from './view';

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

function cost(of: CostData = {}): Glyph[] {
  const out: Glyph[] = [];
  if (of.turn) out.push({ icon: 'turn' });
  if (of.turn_another) out.push({ icon: 'turn' }, { icon: of.turn_another });
  if (of.take_off && Object.keys(of.take_off).length) out.push({ icon: 'take-off' }, ...amounts(of.take_off));
  out.push(...amounts(of.pay));
  if (of.pay_one_of) out.push(...either(of.pay_one_of.of.map((kind) => [essence(kind, of.pay_one_of?.amount ?? 1)])));
  if (of.pay_same) out.push(essence('any', 'X'), { text: '=' });
  if (of.destroy === 'this') out.push({ icon: 'destroy' });
  else if (of.destroy === 'dragon_or_creature') out.push({ icon: 'destroy' }, { icon: 'dragon' }, OR, { icon: 'creature' });
  else if (of.destroy) out.push({ icon: 'destroy' }, { icon: 'artifact' });
  if (of.discard) out.push(counted('discard', of.discard));
  return out;
}

function gainedOf(of: EffectData['of'], count: number | string, no?: readonly string[]): Glyph[] {
  return typeof of === 'string' ? [essence(of, count)] : any(count, no);
}

function effect(of: EffectData): Glyph[] {
  switch (of.do) {
    case 'gain':
      return amounts(of.essences);
    case 'gain_any':
      return any(of.amount ?? 1, of.no);
    case 'gain_one_of':
      return either((Array.isArray(of.of) ? of.of : []).map((kind: string) => [essence(kind)]));
    case 'gain_same':
      return gainedOf(of.of, 'X', of.no);
    case 'gain_card_cost':
      return [{ icon: 'component' }, ...(of.bonus ? [{ text: `+${of.bonus}` }] : []), ...gainedOf(of.of, 1, of.no)];
    case 'gain_rival_count':
      return [essence(of.gain ?? 'any'), { text: '=' }, { icon: 'rivals' }, essence(of.count ?? 'any')];
    case 'put':
      return [{ icon: 'put-on' }, ...amounts(of.essences)];
    case 'put_any':
      return [{ icon: 'put-on' }, ...any(of.amount ?? 1, of.no)];
    case 'put_paid':
      return [{ icon: 'put-on' }, ...(of.on === 'any' ? [{ icon: 'component' }] : [])];
    case 'rivals_gain':
      return [{ icon: 'rivals' }, ...amounts(of.essences)];
    case 'rivals_lose_life':
      return [{ icon: 'lose-life', ink: 'life', count: String(of.amount ?? 1) }, ...(of.ignore ? [OR, ...cost(of.ignore)] : [])];
    case 'ignore_loss':
      return [{ icon: 'ignore' }];
    case 'straighten':
      return [{ icon: 'straighten' }, ...(of.what === 'this' ? [] : [{ icon: of.what === 'any' ? 'component' : (of.what ?? 'component') }])];
    case 'draw':
      return [counted('draw', of.cards ?? 1)];
    case 'draw_then_discard':
      return [counted('draw', of.cards ?? 1), counted('discard', of.cards ?? 1)];
    case 'look':
      return [counted('look', of.cards ?? 1)];
    case 'place': {
      const price = of.free ? '0' : of.discount ? `−${of.discount}` : '';
      const from: Glyph[] = of.where === 'hand' ? [] : of.where === 'any_discard' ? [{ icon: 'rivals' }, { icon: 'discard-pile' }] : [{ icon: 'discard-pile' }];
      return [{ icon: of.what ?? 'artifact' }, ...(price ? [{ text: price }] : []), ...from];
    }
    case 'check_victory':
      return [{ icon: 'check-victory' }];
    case 'extra_points':
      return [{ icon: 'victory-point', ink: 'brass', count: `+${of.points ?? 1}` }];
    case 'grow_each':
      return [{ icon: 'put-on' }, { text: `+${of.amount ?? 1}` }];
    case 'if_left':
      return [...amounts(of.holding), { icon: 'put-on' }, ARROW, ...(of.then ? effect(of.then) : [])];
    case 'pay_or_turn':
      return [...amounts(of.pay), OR, { icon: 'turn' }];
    default:
      // A word of a newer pack: the sentence beside it says what it does.
      return [{ text: '…' }];
  }
}

function when(of: PowerData): Glyph[] {
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
