import type { EmblemCard, Stroke } from '../../lib/emblem';
import type { CardFace } from '../../lib/schema';
import { dataOf, type Side } from './view';

const ROOM_INKS: Readonly<Record<string, string>> = {
  black: 'rose',
  purple: 'amethyst',
  yellow: 'jasper',
  grey: 'bone',
  red: 'ruby',
  green: 'emerald',
  blue: 'sapphire',
};
/** Inks that do not look plain. */
const STROKES: Readonly<Record<string, Stroke>> = { ruby: 'flame', amber: 'gem', jasper: 'gem', emerald: 'leaf', sapphire: 'disc', amethyst: 'hook',
  fire: 'flame', earth: 'leaf', water: 'disc', sacred: 'gem', profane: 'hook', rose: 'hook', death: 'hook' };
const KIND_INKS: Readonly<Record<string, string>> = { mage: 'any', evocation: 'death', event: 'rose', quest: 'sacred', school: 'magic', upgrade: 'air' };

/** The signs of the rooms: their colours are told apart by shape as well. */
export const ROOM_ICONS: Readonly<Record<string, string>> = {
  black: 'rose',
  purple: 'strength',
  yellow: 'book',
  grey: 'evocation',
  red: 'combat',
  green: 'speed',
  blue: 'look',
};
export const KIND_ICONS: Readonly<Record<string, string>> = {
  spell: 'spell',
  room: 'room',
  mage: 'figure',
  evocation: 'evocation',
  event: 'event',
  quest: 'quest',
  school: 'grimoire',
  upgrade: 'put-on',
};

/** The ink of a card: the element of a spell's side, the colour of a room, or what stands for its kind. */
export function inkOf(face: CardFace, side: Side = 'main'): string {
  const data = dataOf(face);
  const element = data[side]?.element;
  return element ?? (data.colour ? ROOM_INKS[data.colour] : KIND_INKS[face.kind]) ?? 'any';
}

export function sigilOf(face: CardFace, side: Side = 'main'): EmblemCard {
  return { id: `${face.kind}.${face.id}`, kind: 'artifact', weights: { [inkOf(face, side)]: 3 }, strokes: STROKES };
}

export function elementIcon(element: string): string {
  return element === 'any' ? 'element-any' : element;
}
