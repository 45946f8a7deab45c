import type { GameWidget } from './contract';
import { blackRose } from './black_rose';
import { resArcana } from './res_arcana';

// Looked up when they are asked for: boards are made of parts that ask for widgets themselves.
const widgets = (): readonly GameWidget[] => [resArcana, blackRose];

export function widgetOf(game: string): GameWidget | undefined {
  return widgets().find((each) => each.id === game);
}

/** All games, for whoever chooses one. */
export function allGames(): readonly GameWidget[] {
  return widgets();
}

/** The game whose cards are shown to whoever has not said which. */
export function firstGame(): string {
  return widgets()[0]?.id ?? '';
}
