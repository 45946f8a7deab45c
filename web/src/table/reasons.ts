import type { BoardTable, GameWidget } from '../games/contract';
import type { Because, CardFace } from '../lib/schema';

/** Why a card can do nothing now, in the engine's words; empty if nobody is asked anything. */
export async function reasonsFor(table: BoardTable<unknown>, widget: GameWidget, face: CardFace): Promise<Because[]> {
  if (!table.choices.length) return [];
  const answers = await Promise.all(widget.wishes(table.view, face).map((wish) => table.why(wish)));
  const barred = answers.filter((answer): answer is Because => answer !== null && !answer.legal);
  return [...new Map(barred.map((each) => [each.text, each])).values()];
}
