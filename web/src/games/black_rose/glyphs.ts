/** Effects in icons: one glyph for each instruction, in the order in which they are carried out. */
import { draw, type Drawn } from '../drawn';
import type { AnyInstruction } from './vocabulary';

export interface Glyph {
  icon?: string;
  /** Stands before the icon; 1 is left out. */
  count?: string;
  /** A sign between icons. */
  sign?: string;
  /** Whether the Black Rose does it. */
  rose?: boolean;
}

const PILES: Readonly<Record<string, string>> = { forgotten: 'spell', memories_random: 'memories' };

const counted = (amount: number | string | undefined): string => (typeof amount === 'number' ? (amount > 1 ? String(amount) : '') : amount ? '∗' : '');
const more = (icon: string, amount: number | undefined): Glyph[] => (amount ? [{ icon, count: `+${amount}` }] : []);

function one(icon: string, { amount, by, who }: { amount?: number | string; by?: string; who?: string }): Glyph {
  return { icon, count: counted(amount), rose: by === 'black_rose' || who === 'black_rose' };
}

/** The icons of every instruction; the type finds one that has none. Conditions and what is waited for have none. */
export const STEPS: Drawn<AnyInstruction, 'op', Glyph[]> = {
  damage: (of) => [one('damage', of)],
  replace_damage: (of) => [one('swap', of)],
  heal: (of) => [one('health', of)],
  prevent_damage: (of) => [one('ignore', of)],
  place_instability: (of) => [one('instability', of)],
  replace_instability: (of) => [one('swap', of)],
  remove_instability: (of) => [one('take-off', of)],
  move: (of) => [one('speed', { amount: of.steps })],
  place_figure: (of) => [one('figure', of)],
  physical_attack: (of) => [one('combat', of), ...more('strength', of.bonus)],
  summon: () => [one('evocation', {})],
  activate_evocation: (of) => [one('command', of), ...more('strength', of.strength), ...more('speed', of.speed)],
  remove_evocation: (of) => [one('destroy', of)],
  attach_upgrade: () => [one('put-on', {})],
  modify_stat: (of) => [{ icon: of.stat, count: `+${of.amount}` }],
  draw: (of) => (PILES[of.from] ? [{ icon: PILES[of.from], count: counted(of.amount) }, { icon: 'draw' }] : [one('draw', of)]),
  search: (of) => [one('search', of)],
  discard: (of) => [one('discard', of)],
  peek_prepared: (of) => [one('look', of)],
  gain_power: (of) => [one('power', of)],
  lose_power: (of) => [{ icon: 'power', count: `−${of.amount}` }],
  refresh_action: (of) => [one('straighten', of)],
  activate_room: () => [one('room', {})],
  // What is chosen shows in what is done to it.
  pick: () => [],
  choose_one: (of) => of.options.flatMap((option, i) => [...(i ? [{ sign: '/' }] : []), ...sentenceGlyphs(option)]),
  may: (of) => [...all(of.cost), { icon: 'next' }, ...all(of.then)],
  if: (of) => (of.else?.length ? [...all(of.then), { sign: '/' }, ...all(of.else)] : [{ sign: '?' }, ...all(of.then)]),
  for_each: (of) => sentenceGlyphs(of.do),
  persistent: (of) => [{ icon: 'react' }, ...sentenceGlyphs(of.do)],
};

const all = (steps: readonly AnyInstruction[]): Glyph[] => steps.flatMap((step) => draw(STEPS, 'op', step) ?? []);

export function sentenceGlyphs(sentences: readonly (readonly AnyInstruction[])[]): Glyph[] {
  return sentences.flatMap(all);
}
