import type { CardFace, Event } from '../../lib/schema';
import type { GameWidget, Score, Term } from '../contract';
import { numberOf, subjectOf, verbOf } from '../../table/words';
import Art from './Art.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Position from './Position.svelte';
import { rowsOf } from './sentence';
import { dataOf, ESSENCES, type View } from './view';
import { w } from './words';

const PAYING = new Set(['pay', 'pay-same', 'lose']);

function stock(view: View, words: string): number | null {
  const pays = view.seat !== null && PAYING.has(view.decision?.prompt ?? '') && verbOf(words) === 'essence';
  return pays ? (view.players[view.seat ?? 0]?.pool[subjectOf(words)] ?? 0) : null;
}

function scores(view: View): Score[] {
  return view.players.map((player) => {
    const sources = player.in_play
      .filter((each) => each.points)
      .map((each) => ({ card: each.id, label: '', points: each.points }));
    const rest = player.points - sources.reduce((sum, each) => sum + each.points, 0);
    return {
      seat: player.seat,
      points: player.points,
      sources: rest ? [...sources, { card: '', label: w('first_player'), points: rest }] : sources,
    };
  });
}

/** What somebody may wish to do with a card where it lies. */
function wishes(view: View, face: Parameters<GameWidget['wishes']>[1]): string[] {
  const mine = view.seat === null ? undefined : view.players[view.seat];
  if (!mine) return [];
  if (mine.hand_cards?.includes(face.id)) return [`place ${face.id}`];
  if (view.center.places.includes(face.id) || view.center.monuments.includes(face.id)) return [`claim ${face.id}`];
  if (mine.in_play.some((each) => each.id === face.id)) {
    const powers = dataOf(face)?.powers?.length ?? 1;
    return Array.from({ length: powers }, (_, i) => `power ${face.id} ${i + 1}`);
  }
  return [];
}

function touched(event: Event): string[] {
  const { card, component, old, cards } = event.args;
  return [card, component, old, ...(Array.isArray(cards) ? cards : [])].filter((each) => typeof each === 'string');
}

/** They explain each other, so they are told together, where the rarer one is met. */
const TERMS = ['turn', 'straighten'] as const;

/** What a card means that makes others stand upright again. */
function terms(face: CardFace): Term[] {
  const data = dataOf(face);
  const icons = new Set((data ? rowsOf(data) : []).flatMap((row) => row.glyphs.flatMap((glyph) => ('icon' in glyph ? [glyph.icon] : []))));
  return (icons.has('straighten') ? TERMS : []).map((icon) => ({ icon, name: w(`term_${icon}`), note: w(`term_${icon}_note`) }));
}

/** Where the catalogue tells of what the log tells. */
const RULES: Readonly<Record<string, string>> = {
  'round-started': 'RA-4.1',
  'mage-revealed': 'RA-2.12',
  'item-chosen': 'RA-2.14',
  'taken-off': 'RA-5.7',
  placed: 'RA-7.1',
  claimed: 'RA-8.8',
  'claiming-unseen': 'RA-8.3',
  displayed: 'RA-8.5',
  discarded: 'RA-9.1',
  destroyed: 'RA-13.1',
  'power-used': 'RA-10.1',
  straightened: 'RA-17.1',
  reacted: 'RA-11.1',
  'price-paid': 'RA-11.9',
  lost: 'RA-12.1',
  'nothing-lost': 'RA-12.1',
  'drew-card': 'RA-15.1',
  drew: 'RA-15.1',
  reshuffled: 'RA-15.2',
  looked: 'RA-16.1',
  passed: 'RA-22.1',
  'item-swapped': 'RA-22.2',
  'first-player': 'RA-23.2',
  checked: 'RA-24.1',
  scored: 'RA-24.2',
  'game-won': 'RA-24.1',
  'cleaned-up': 'RA-27.1',
  'card-kept': 'RA-28.3',
  'match-won': 'RA-29.1',
};

export const resArcana: GameWidget<View> = {
  id: 'res_arcana',
  title: () => w('title'),
  blurb: () => w('blurb'),
  minutes: 30,
  icon: 'arcana',
  art: Art,
  board: Board,
  position: Position,
  card: Card,
  kinds: () =>
    (['artifact', 'mage', 'monument', 'place_of_power', 'magic_item'] as const).map((value) => ({
      value,
      label: w(`kind_${value}`),
      note: '',
    })),
  currencies: () => ESSENCES.map((value) => ({ value, label: w(`essence_${value}`), note: w('with_essence', { what: w(`essence_${value}`) }) })),
  setups: (seats) =>
    (['standard', 'first_game', 'draft', 'match'] as const)
      .filter((value) => value !== 'match' || seats === 2)
      .map((value) => ({ value, label: w(`setup_${value}`), note: w(`setup_${value}_note`) })),
  round: (view) => view.round,
  scores,
  source: (view) => view.decision?.source ?? '',
  stock,
  wishes,
  linesApart: (face) => dataOf(face) !== null,
  terms,
  told: (view) => (view.decision?.prompt === 'straighten' ? `${w('term_straighten')}: ${w('term_straighten_note')}` : ''),
  sideVerbs: new Set(['discard']),
  choiceIcon: (words) => (verbOf(words) === 'essence' && !numberOf(words) ? subjectOf(words) : ''),
  touched,
  onBoard: (_, words) => subjectOf(words) === 'monument_deck',
  ruleOf: (kind) => RULES[kind] ?? '',
  passes: new Set(['pass', 'done', 'suffer']),
};
