import type { BoardTable, GameWidget } from '../games/contract';
import type { CardFace } from '../lib/schema';

/** Why a card can do nothing now, in the engine's words; empty if nobody is asked anything. */
export async function reasonsFor(table: BoardTable<unknown>, widget: GameWidget, face: CardFace): Promise<string[]> {
  if (!table.choices.length) return [];
  const answers = await Promise.all(widget.wishes(table.view, face).map((wish) => table.why(wish)));
  return [...new Set(answers.flatMap((answer) => (answer && !answer.legal ? [answer.text] : [])))];
}
