import './tokens.css';
import type { CardFace, Choice, Event } from '../../lib/schema';
import { subjectOf, verbOf } from '../../table/words';
import type { GameWidget, Score } from '../contract';
import Art from './Art.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Position from './Position.svelte';
import { dataOf, ROSE, SLOTS, type SlotName, type View } from './view';
import { w } from './words';

const KINDS = ['spell', 'room', 'mage', 'evocation', 'event', 'quest', 'school', 'upgrade'] as const;
const PREPARING = 'prepare';

const mineOf = (view: View) => (view.seat === null ? undefined : view.players[view.seat]);
const slotOf = (view: View, name: string) => mineOf(view)?.slots[SLOTS.indexOf(name as SlotName)];

/** The power of the three parties; at the end with what the final scoring has brought. */
function scores(view: View): Score[] {
  return view.parties.map((party, i) => {
    const { trophies, rooms, quests } = party.ending;
    const total = party.power.total;
    const sources = [
      { label: w('won_before'), points: total - trophies - rooms - quests },
      { label: w('won_trophies'), points: trophies },
      { label: w('won_rooms'), points: rooms },
      { label: w('won_quests'), points: quests },
    ];
    return {
      seat: i,
      points: total,
      sources: view.over ? sources.filter((each) => each.points).map((each) => ({ card: '', ...each })) : [],
      ...(party.party === ROSE ? { name: w('rose'), icon: 'rose' } : {}),
    };
  });
}

/** The card that an action is about: the spell in a slot, the room at a place. */
function about(view: View, words: string): string {
  const [verb, subject = ''] = words.split(' ');
  if (verb === 'cast' || verb === 'inertia' || verb === 'persist') {
    const card = slotOf(view, subject)?.card ?? '';
    // A copy of it in the hand is not meant.
    return mineOf(view)?.hand_cards?.includes(card) ? '' : card;
  }
  if (verb === 'move' || verb === 'room' || verb === 'decoy') return view.rooms.find((each) => each.position === subject)?.id ?? '';
  return '';
}

/** Questions that say themselves what the answer is for: about tokens and cards. */
const PLAIN: ReadonlySet<string> = new Set(['replace-damage', 'replace-instability', 'heal', 'take-back', 'distribute', 'hand-limit', 'discard', 'look', 'summon']);

/** The effect that asks: the active side of a spell, the side of a room that lies up; of quests that may be declared, the reward. */
function told(view: View, choices: readonly Choice[], card: (id: string) => CardFace | undefined): string {
  const quests = choices.filter((each) => verbOf(each.words) === 'quest').flatMap((each) => card(subjectOf(each.words)) ?? []);
  if (quests.length) return quests.map((each) => `${each.name}: ${dataOf(each).told?.effect ?? ''}`).join(' ');
  if (PLAIN.has(view.decision?.prompt ?? '')) return '';
  const face = card(view.decision?.source ?? '');
  const texts = dataOf(face).told;
  // The moves of an evocation are no part of its skill.
  if (!face || !texts || (face.kind === 'evocation' && view.decision?.prompt !== 'may')) return '';
  const room = view.rooms.find((each) => each.id === face.id);
  if (room) return (room.restored ? texts.restored : texts.destroyed) ?? '';
  const { type, range } = view.decision?.args ?? {};
  const sides = new Set(mineOf(view)?.slots.flatMap((each) => (each?.revealed && each.card === face.id && each.side ? [each.side] : [])));
  // Of two copies with different sides it is the one that is aimed like this.
  const meant = [...sides].filter((each) => sides.size === 1 || (dataOf(face)[each]?.target.type === type && String(dataOf(face)[each]?.target.range) === String(range)));
  if (sides.size) return meant.length === 1 && meant[0] ? (texts[meant[0]] ?? '') : '';
  return texts.effect ?? '';
}

function wishes(view: View, face: CardFace): string[] {
  const mine = mineOf(view);
  const prompt = view.decision?.prompt;
  if (mine?.hand_cards?.includes(face.id)) {
    if (prompt === PREPARING) return [`prepare ${view.decision?.args.slot} ${face.id} main`];
    return prompt === 'hand-limit' || prompt === 'discard' ? [`discard ${face.id}`] : [];
  }
  const slot = SLOTS.find((name) => slotOf(view, name)?.card === face.id);
  if (slot && prompt === 'act') return [`cast ${slot}`];
  return view.quests.some((each) => each.id === face.id) && prompt === 'quest' ? [`quest ${face.id}`] : [];
}

function touched(event: Event): string[] {
  const { figure, room, card, to, quest, component, event: happened } = event.args;
  return [figure, room, card, to, quest, component, happened].filter((each) => typeof each === 'string');
}

/** What the board offers where it lies: figures, spell slots, cards that are laid out, colours and grimoires. */
const ON_BOARD: ReadonlySet<string> = new Set(['figure', 'attack', 'cast', 'inertia', PREPARING, 'leave', 'colour', 'grimoire']);

/** What a mage does with an action token. */
const ACTS: ReadonlySet<string> = new Set(['explore', 'combat', 'command']);

export const blackRose: GameWidget<View> = {
  id: 'black_rose',
  title: () => w('title'),
  blurb: () => w('blurb'),
  third: () => w('rose'),
  minutes: 45,
  icon: 'rose',
  art: Art,
  board: Board,
  position: Position,
  card: Card,
  kinds: () => KINDS.map((value) => ({ value, label: w(`kind_${value}`), note: '' })),
  currencies: () => [],
  setups: () => [],
  round: (view) => view.round,
  scores,
  source: (view) => view.decision?.source ?? '',
  stock: () => null,
  wishes,
  linesApart: () => false,
  sideVerbs: new Set(['inertia', 'decoy']),
  choiceIcon: (words) => (['explore', 'combat', 'command', 'activate'].includes(words) ? (words === 'activate' ? 'room' : words) : ''),
  touched,
  passes: new Set(['end', 'done', 'no']),
  about,
  doer: (view, words) => (ACTS.has(words) ? (mineOf(view)?.mage ?? '') : ''),
  onBoard: (_, words) => ON_BOARD.has(verbOf(words)),
  gathers: (view) => (view.decision?.prompt === PREPARING ? w('prepare_ask') : ''),
  told,
  wonBy: (view) => (view.over && view.winner === ROSE ? w('rose') : ''),
};
