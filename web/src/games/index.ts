import type { GameWidget } from './contract';
import { resArcana } from './res_arcana';

// Looked up when they are asked for: boards are made of parts that ask for widgets themselves.
const widgets = (): readonly GameWidget[] => [resArcana];

export function widgetOf(game: string): GameWidget | undefined {
  return widgets().find((each) => each.id === game);
}

/** The game whose cards are shown to whoever has not said which. */
export function firstGame(): string {
  return widgets()[0]?.id ?? '';
}
