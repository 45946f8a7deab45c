import { ask } from '../lib/api';
import type { Analysis, Frame, Replay, SeatInfo } from '../lib/schema';
import type { Lang } from '../lib/settings.svelte';

const PIECE = 200;

/** Where a game that was played comes from. */
export interface Past {
  /** The address of the page, without the move. */
  path: string;
  about(lang: Lang): Promise<{ game: string; seats: SeatInfo[]; goal: number; take_backs: number }>;
  piece(seat: number, lang: Lang, start: number, count: number): Promise<Replay>;
  /** The seat of whoever looks; null for somebody who had none. */
  mine(): Promise<number | null>;
  /** Null where nobody thinks about it. */
  analysis: (() => Promise<Analysis>) | null;
  record(): Promise<Record<string, unknown>>;
  /** Let everybody look at it who knows the address; null where there is none. */
  share: (() => Promise<unknown>) | null;
}

/** A finished game at a table of the server. */
export function ofTable(id: string): Past {
  const path = { id };
  return {
    path: `/table/${id}/replay`,
    about: (lang) => ask('GET /api/tables/{id}', { path, query: { lang } }),
    piece: (seat, lang, start, count) => ask('GET /api/tables/{id}/replay', { path, query: { seat, lang, start, count } }),
    mine: async () => (await ask('GET /api/my/tables', {})).find((each) => each.id === id)?.seat ?? null,
    analysis: () => ask('GET /api/tables/{id}/analysis', { path }),
    record: () => ask('GET /api/tables/{id}/record', { path }),
    share: async () => {
      const { shared } = await ask('GET /api/tables/{id}', { path, query: {} });
      if (!shared) await ask('POST /api/tables/{id}/share', { path, body: {} });
    },
  };
}

/** A game out of a file: it is sent along with every question, and the server keeps nothing of it. */
export function ofRecord(record: Record<string, unknown>, game: string, seats: number, nameOf: (seat: number) => string): Past {
  const there = { kind: 'person', bot: '', away: false, resigned: false, online: false } as const;
  return {
    path: '/record/replay',
    about: () => Promise.resolve({ game, seats: Array.from({ length: seats }, (_, seat) => ({ ...there, name: nameOf(seat) })), goal: 0, take_backs: Number(record.take_backs ?? 0) }),
    piece: (seat, lang, start, count) => ask('POST /api/replay', { body: { record, seat, lang, start, count } }),
    mine: () => Promise.resolve(null),
    analysis: null,
    record: () => Promise.resolve(record),
    share: null,
  };
}

/** All positions, piece by piece. */
export async function framesOf(past: Past, seat: number, lang: Lang): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (;;) {
    const piece = await past.piece(seat, lang, frames.length, PIECE);
    frames.push(...piece.frames);
    if (!piece.frames.length || frames.length > piece.moves) return frames;
  }
}

/** The record that was opened last; it lives as long as the page. */
let opened: Past | null = null;
export function open(past: Past): void {
  opened = past;
}
export function openedRecord(): Past | null {
  return opened;
}
