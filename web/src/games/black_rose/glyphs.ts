/** Effects in icons: one glyph for each instruction, in the order in which they are carried out. */
import type { Instruction, Sentences } from './view';

export interface Glyph {
  icon?: string;
  /** Stands before the icon; 1 is left out. */
  count?: string;
  /** A sign between icons. */
  sign?: string;
  /** Whether the Black Rose does it. */
  rose?: boolean;
}

const ICONS: Readonly<Record<string, string>> = {
  damage: 'damage',
  replace_damage: 'swap',
  heal: 'health',
  place_instability: 'instability',
  replace_instability: 'swap',
  remove_instability: 'take-off',
  move: 'speed',
  place_figure: 'figure',
  physical_attack: 'combat',
  summon: 'evocation',
  activate_evocation: 'command',
  remove_evocation: 'destroy',
  activate_room: 'room',
  draw: 'draw',
  search: 'search',
  discard: 'discard',
  gain_power: 'power',
  lose_power: 'power',
  peek_prepared: 'look',
  attach_upgrade: 'put-on',
  refresh_action: 'straighten',
  prevent_damage: 'ignore',
};
const PILES: Readonly<Record<string, string>> = { forgotten: 'spell', memories_random: 'memories' };

const counted = (amount: number | string | undefined): string => (typeof amount === 'number' ? (amount > 1 ? String(amount) : '') : amount ? '∗' : '');

function plain(step: Instruction): Glyph[] {
  const icon = step.op === 'modify_stat' ? step.stat : ICONS[step.op];
  if (!icon) return [];
  const rose = step.by === 'black_rose' || step.who === 'black_rose';
  const found: Glyph[] = [{ icon, count: counted(step.steps ?? step.amount), rose }];
  if (step.op === 'lose_power') return [{ icon, count: `−${step.amount ?? 1}` }];
  if (step.op === 'modify_stat') return [{ icon, count: `+${step.amount ?? 1}` }];
  if (step.op === 'draw' && typeof step.from === 'string' && PILES[step.from]) return [{ icon: PILES[step.from], count: counted(step.amount) }, { icon: 'draw' }];
  if (step.bonus) found.push({ icon: 'strength', count: `+${step.bonus}` });
  if (step.strength) found.push({ icon: 'strength', count: `+${step.strength}` });
  if (step.speed) found.push({ icon: 'speed', count: `+${step.speed}` });
  return found;
}

function glyphsOf(step: Instruction): Glyph[] {
  if (step.op === 'may') return [...all(step.cost), { icon: 'next' }, ...all(step.then)];
  if (step.op === 'if') return step.else?.length ? [...all(step.then), { sign: '/' }, ...all(step.else)] : [{ sign: '?' }, ...all(step.then)];
  if (step.op === 'choose_one') return (step.options ?? []).flatMap((option, i) => [...(i ? [{ sign: '/' }] : []), ...sentenceGlyphs(option)]);
  if (step.op === 'for_each') return sentenceGlyphs(step.do ?? []);
  if (step.op === 'persistent') return [{ icon: 'react' }, ...sentenceGlyphs(step.do ?? [])];
  return plain(step);
}

const all = (steps: readonly Instruction[] | undefined): Glyph[] => (steps ?? []).flatMap(glyphsOf);

export function sentenceGlyphs(sentences: Sentences): Glyph[] {
  return sentences.flatMap(all);
}
