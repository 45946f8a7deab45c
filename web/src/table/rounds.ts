import type { Score } from '../games/contract';

/** The points of all seats when a round began. */
export interface RoundStart {
  round: number;
  points: number[];
}

/** What a new position tells of rounds: the one that has just ended, if one has, and how the present one began. */
export function roundAfter(known: RoundStart | null, round: number, scores: readonly Score[]): { ended: RoundStart | null; now: RoundStart } {
  const points: number[] = [];
  for (const each of scores) points[each.seat] = each.points;
  if (known && known.round === round) return { ended: null, now: known };
  // Before the first round there is nothing to add up; and whoever came back may have missed some.
  const ended = known && known.round > 0 && round === known.round + 1 ? known : null;
  return { ended, now: { round, points } };
}

/** Where rounds begin in a game of which the round of every position is given. */
export function roundStarts(rounds: readonly number[]): { at: number; round: number }[] {
  return rounds.flatMap((round, at) => (round > 0 && round !== rounds[at - 1] ? [{ at, round }] : []));
}
