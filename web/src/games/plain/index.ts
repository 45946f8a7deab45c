import { spoken } from './spoken';
import type { GameWidget } from '../contract';
import Art from './Art.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Position from './Position.svelte';

/** What a view may have besides what its game puts there. */
interface View {
  round?: unknown;
  turn?: unknown;
}

const NONE: ReadonlySet<string> = new Set();

/** The widget of a game that brings none: its view as text, and every answer as a button. */
export const plain = (id: string): GameWidget<View> => ({
  id,
  title: () => spoken(id),
  blurb: () => '',
  minutes: 0,
  icon: 'arcana',
  art: Art,
  board: Board,
  position: Position,
  card: Card,
  kinds: () => [],
  currencies: () => [],
  setups: () => [],
  round: (view) => (typeof view.round === 'number' ? view.round : 0),
  scores: () => [],
  source: () => '',
  stock: () => null,
  wishes: () => [],
  linesApart: () => false,
  sideVerbs: NONE,
  choiceIcon: () => '',
  touched: () => [],
  passes: NONE,
  wordsOnly: true,
});
