import { ask } from './api';
import type { BotInfo, GameInfo, SeatWish } from './schema';
import { settings } from './settings.svelte';

/** What the server says of a game, with its bots in the chosen language. */
export async function gameInfo(id: string): Promise<GameInfo | undefined> {
  const games = await ask('GET /api/games', { query: { lang: settings.lang } });
  return games.find((each) => each.id === id);
}

/** A bot of a middling sort, for whoever has not said which; no guest, of whom nobody knows how they play. */
export function middling(bots: readonly BotInfo[]): string {
  const known = bots.filter((bot) => bot.level > 0);
  return known[Math.floor(known.length / 2)]?.id ?? '';
}

/** Oneself at one seat, and the same bot at all others. */
export function amongBots(seats: number, me: number, bot: string): SeatWish[] {
  return Array.from({ length: seats }, (_, seat) => (seat === me ? { who: 'me' } : { who: 'bot', bot }));
}
