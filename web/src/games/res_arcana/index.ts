import type { Choice, Event } from '../../lib/schema';
import type { GameWidget, Picks, Score } from '../contract';
import { numberOf, subjectOf, verbOf } from '../../table/words';
import Art from './Art.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Position from './Position.svelte';
import { dataOf, ESSENCES, type View } from './view';
import { w } from './words';

/** Picks of one payment are given in the order in which the server offers them. */
const PICK_ORDER = ['calm', 'death', 'elan', 'gold', 'life'] as const;

function picks(view: View, choices: readonly Choice[]): Picks | null {
  const asked = view.decision;
  if (!asked || view.seat === null || asked.most < 2 || asked.least !== asked.most) return null;
  if (!choices.every((choice) => verbOf(choice.words) === 'essence')) return null;
  const left = Number(asked.args.left ?? asked.most);
  if (left < 2) return null;
  const pay = asked.prompt === 'pay';
  const pool = view.players[view.seat]?.pool ?? {};
  const offered = choices.map((choice) => subjectOf(choice.words));
  // What is not offered as the first pick may still be among those that follow.
  const from = PICK_ORDER.findIndex((each) => each === offered[0]);
  const kinds = PICK_ORDER.filter((each, i) => (pay ? i >= from && (pool[each] ?? 0) > 0 : offered.includes(each)));
  return {
    id: `${asked.group} ${left}`,
    total: left,
    pay,
    source: asked.source,
    kinds: kinds.map((kind) => ({
      words: `essence ${kind}`,
      icon: kind,
      label: w(`essence_${kind}`),
      most: pay ? (pool[kind] ?? 0) : left,
      have: pay ? (pool[kind] ?? 0) : null,
    })),
  };
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

export const resArcana: GameWidget<View> = {
  id: 'res_arcana',
  title: () => w('title'),
  blurb: () => w('blurb'),
  minutes: 30,
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
  picks,
  wishes,
  linesApart: (face) => dataOf(face) !== null,
  sideVerbs: new Set(['discard']),
  choiceIcon: (words) => (verbOf(words) === 'essence' && !numberOf(words) ? subjectOf(words) : ''),
  touched,
  passes: new Set(['pass', 'done', 'suffer']),
};
