import type { Choice } from '../../lib/schema';
import { subjectOf, verbOf } from '../../table/words';
import type { View } from './view';

/** The cards that are to be chosen from somewhere else than one's own table and hand. */
export function offered(view: View, choices: readonly Choice[]): string[] {
  const mine = view.seat === null ? undefined : view.players[view.seat];
  if (!mine) return [];
  const seen = new Set([...(mine.hand_cards ?? []), ...mine.in_play.map((each) => each.id), ...view.center.places, ...view.center.monuments]);
  const named = choices.filter((choice) => ['choose', 'place', 'claim'].includes(verbOf(choice.words))).map((choice) => subjectOf(choice.words));
  return [...new Set(named)].filter((id) => id && id !== 'monument_deck' && !seen.has(id));
}
