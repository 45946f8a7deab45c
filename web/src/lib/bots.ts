import type { SeatWish } from './schema';

/** The bots that one may play against, the gentlest first. The server knows them by these ids. */
export const BOTS = ['apprentice', 'adept', 'magister'] as const;
export type Bot = (typeof BOTS)[number];

/** Oneself at one seat, and bots of a middling sort at all others. */
export function amongBots(seats: number, me: number): SeatWish[] {
  return Array.from({ length: seats }, (_, seat) => (seat === me ? { who: 'me' } : { who: 'bot', bot: BOTS[1] }));
}
