/** What a screen reader hears of rooms, figures and scores. */
import type { BoardTable } from '../contract';
import { figureOf, rangeTo, ROSE, type Party, type PartyState, type Room, type View } from './view';
import { w } from './words';

type Table = BoardTable<View>;

export function partyName(table: Table, party: Party): string {
  return party === ROSE ? w('rose') : table.name(Number(party));
}

export function figureName(table: Table, figure: string): string {
  const { seat, slot, evocation } = figureOf(table.view, figure);
  const who = table.seats[seat]?.name ?? table.name(seat);
  if (evocation) return w('evocation_of', { card: table.card(evocation.id)?.name ?? '', who, n: slot });
  const mage = table.view.players[seat]?.mage;
  return [mage ? table.card(mage)?.name : '', w('mage_of', { who })].filter(Boolean).join(', ');
}

/** How many tokens each party has in a row. */
export function counted(table: Table, tokens: readonly Party[]): string[] {
  return [...new Set(tokens)].map((party) => w('room_tokens', { who: partyName(table, party), n: tokens.filter((each) => each === party).length }));
}

export function roomState(table: Table, room: Room): string {
  const from = table.me === null ? null : (table.view.players[table.me]?.at ?? null);
  const range = from ? rangeTo(table.view, from, room.position) : null;
  return [
    room.restored ? `${w('restored')}, ${w(room.token_used ? 'token_used' : 'token_ready')}` : [...counted(table, room.instability), w('room_free', { n: room.slots - room.instability.length })].join(', '),
    room.restored ? '' : w('room_rewards', { n: room.rewards.join(' / ') }),
    room.majority ? w('room_majority', { who: partyName(table, room.majority) }) : '',
    room.figures.length ? w('room_figures', { what: room.figures.map((each) => figureName(table, each)).join('; ') }) : '',
    from ? w('sight_from', { what: range === null ? w('no_sight') : w('range_n', { n: range }) }) : '',
  ]
    .filter(Boolean)
    .join('. ');
}

/** What the end of the game would bring a party. */
export function standing(party: PartyState): string {
  const { trophies, rooms, quests } = party.ending;
  const parts = [trophies ? w('stands_trophies', { n: trophies }) : '', rooms ? w('stands_rooms', { n: rooms }) : '', quests ? w('stands_quests', { n: quests }) : ''].filter(Boolean);
  return parts.length ? w('stands', { what: parts.join(', ') }) : w('stands_nothing');
}

export const endingOf = (party: PartyState): number => party.ending.trophies + party.ending.rooms + party.ending.quests;
