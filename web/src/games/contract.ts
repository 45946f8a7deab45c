/**
 * What a game brings to the browser: one `GameWidget`, listed in `games/index.ts`. Nothing else in the app knows which
 * games there are. A game without one is drawn by `games/plain`.
 *
 * A widget draws what the server says and offers what the server allows. It works out no rule: legal actions come as
 * `choices` in words, and why something is not legal is asked with `why`.
 */
import type { Component, Snippet } from 'svelte';
import type { Because, Bill, CardFace, Choice, Event, PickKind as OfferedKind, SeatInfo } from '../lib/schema';

/** Answers that are given together on one panel (the essences of a payment), as the server allows them. */
export interface Picks {
  /** A name for the question; a new one resets the panel. */
  id: string;
  /** The card for which it is done; empty if there is none. */
  source: string;
  kinds: readonly PickKind[];
  /** All that may be chosen, by kind; the first is a proposal. */
  mixes: readonly (readonly number[])[];
  ending: Choice | null;
  /** Of each mix whether it ends by itself, without the ending. */
  closed: readonly boolean[];
  /** What it is for. */
  bill: Bill;
}

export interface PickKind extends OfferedKind {
  icon: string;
  /** Where it stands among the others, in the order of `currencies`. */
  rank?: number;
  /** Whether it is what the game names last, and values most. */
  dear?: boolean;
  /** How many the player has; nothing is said about it if it is null. */
  have: number | null;
}

/** Points of a player, and what they come from. */
export interface Score {
  /** Whoever plays without a seat comes after the seats, with a name and an icon. */
  seat: number;
  name?: string;
  icon?: string;
  points: number;
  sources: { card: string; label: string; points: number }[];
}

/** What a board may know of the table at which it lies. */
export interface BoardTable<V> {
  readonly view: V;
  /** The seat from which one looks; null for a spectator. */
  readonly me: number | null;
  /** So many points win; 0 in a game that points do not decide. */
  readonly goal: number;
  readonly seats: readonly SeatInfo[];
  /** The seats that are being waited for. */
  readonly asked: readonly number[];
  /** What may be chosen now; empty while one is not asked. */
  readonly choices: readonly Choice[];
  /** Cards with which something just happened. */
  readonly changed: ReadonlySet<string>;
  /** The card that is being looked at, and the one that was taken up to choose one of its actions. */
  readonly inspected: string;
  readonly selected: string;
  /** The move that a hint shows on the board, in canonical words; empty if there is none. */
  readonly shown: string;
  /** What that move names: cards, places, figures. */
  readonly hinted: ReadonlySet<string>;
  /** The choice of several things that is asked for now, where it is made on the panel. */
  readonly picks: Picks | null;
  /** What has been pointed at so far, in words, where several things are chosen on the board: a choice that is made
   * again is taken back, and nothing is sent before it is confirmed. */
  readonly gathered: ReadonlySet<string>;
  /** What would be given away of what one has, if the panel were confirmed as it stands: how many, by the words of each. */
  readonly given: ReadonlyMap<string, number>;
  card(id: string): CardFace | undefined;
  /** What the seat is called; "You" for one's own. */
  name(seat: number): string;
  /** The seat's place on this screen, from 1: hue and shape. One's own is always 1. */
  place(seat: number): number;
  /** The choices that concern a card or whatever else an action names second. */
  concerning(subject: string): readonly Choice[];
  /** Whether a choice is only beside what is asked, such as discarding a card that might be played. */
  aside(words: string): boolean;
  inspect(id: string): void;
  select(id: string): void;
  act(words: string): void;
  /** Give several answers, all of them or none. */
  play(plan: readonly string[]): Promise<void>;
  why(words: string): Promise<Because | null>;
}

export interface BoardProps<V> {
  table: BoardTable<V>;
  /** One column, for phones: everything has to be reachable with a thumb. */
  narrow: boolean;
  /** The question with its buttons; has to be drawn exactly once. */
  prompt: Snippet;
  /** The panel for `picks`; drawn where the board wants it, empty while nothing is to be picked. */
  panel: Snippet;
  /** What happened; not on narrow screens, where it is a page of its own. */
  log: Snippet;
  /** The card that is being looked at, with its actions; not on narrow screens, where it is a sheet. */
  inspector: Snippet;
}

export interface CardProps {
  face: CardFace;
  size: 'thumb' | 'short' | 'hand' | 'detail';
  /** What lies on it. */
  on?: Readonly<Record<string, number>>;
  turned?: boolean;
  /** Whether its price still matters. */
  priced?: boolean;
  /** Beside the sentence of each power: buttons and reasons. */
  beside?: Snippet<[number]>;
}

export interface Term {
  icon: string;
  name: string;
  note: string;
}

export interface Option {
  value: string;
  label: string;
  note: string;
}

// A view is plain data of the game; only the game's own widget knows its shape.
export interface GameWidget<V = any> {
  id: string;
  title(): string;
  blurb(): string;
  minutes: number;
  /** The sign of the game where there is no room for a picture. */
  icon: string;
  art: Component;
  board: Component<BoardProps<V>>;
  /** A position of a replay: all players with their cards, in little room. */
  position: Component<{ table: BoardTable<V>; narrow: boolean }>;
  card: Component<CardProps>;
  /** Kinds of cards by which the card browser filters. */
  kinds(): Option[];
  /** What may be in a price, as icons, by which the card browser filters. */
  currencies(): Option[];
  /** Ways to set the game up, as values of the option `setup`. */
  setups(seats: number): Option[];
  round(view: V): number;
  scores(view: V, table: BoardTable<V>): Score[];
  /** The card for which something is asked now; empty if there is none. */
  source(view: V): string;
  /** How many the player has of what a pick gives away; null if it gives nothing away. */
  stock(view: V, words: string): number | null;
  /** Actions that somebody who points at a card may have wished for: the reasons why they are not legal are told. */
  wishes(view: V, card: CardFace): string[];
  /** Whether the card is drawn with its numbered lines apart, so that their actions find a place beside them. */
  linesApart(card: CardFace): boolean;
  /** Words of the game on a card that say little to somebody who meets them for the first time, and what they mean. */
  terms?(card: CardFace): Term[];
  /** Verbs of actions that are open beside what a card is for, such as discarding it. */
  sideVerbs: ReadonlySet<string>;
  /** The icon for a choice that is no card, such as an essence; empty for none. */
  choiceIcon(words: string): string;
  /** The cards, seats and essences that an event touched, so that they can be marked. */
  touched(event: Event): string[];
  /** Who can win without a seat at the table, by name; absent in games where nobody can. */
  third?(): string;
  /** The rule that tells of a kind of event, by its id in the game's catalogue; empty for none. */
  ruleOf?(kind: string): string;
  /** The key that passes, ends or declines, by its action. */
  passes: ReadonlySet<string>;
  /** The card that an action is about, if its second word does not name it; empty if there is none. */
  about?(view: V, words: string): string;
  /** The card that carries an action out, if the action does not name it; it is offered there, too. Empty for none. */
  doer?(view: V, words: string): string;
  /** Whether the board draws no cards: then every answer is a button. */
  wordsOnly?: boolean;
  /** Whether the board offers a choice where it belongs, so that it needs no button beside the question. */
  onBoard?(view: V, words: string): boolean;
  /** What is asked where the board itself gathers the answers that belong together; then no panel is opened. */
  gathers?(view: V): string;
  /** What is being applied while something is asked, in words of the server: it stands under the question. */
  told?(view: V, choices: readonly Choice[], card: (id: string) => CardFace | undefined): string;
  /** Who won, if it is nobody with a seat; empty otherwise. */
  wonBy?(view: V): string;
}
