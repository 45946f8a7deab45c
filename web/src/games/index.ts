import type { GameWidget } from './contract';
import { blackRose } from './black_rose';
import { plain } from './plain';
import { resArcana } from './res_arcana';

// Looked up when they are asked for: boards are made of parts that ask for widgets themselves.
const widgets = (): readonly GameWidget[] => [resArcana, blackRose];

const plainly = new Map<string, GameWidget>();

/** The widget of a game; one that brings none, as games from outside do, is drawn plainly. */
export function widgetOf(game: string): GameWidget {
  const own = widgets().find((each) => each.id === game) ?? plainly.get(game);
  if (own) return own;
  const made = plain(game);
  plainly.set(game, made);
  return made;
}

/** All games that have a widget of their own, for whoever chooses one. */
export function allGames(): readonly GameWidget[] {
  return widgets();
}

/** The game whose cards are shown to whoever has not said which. */
export function firstGame(): string {
  return widgets()[0]?.id ?? '';
}
