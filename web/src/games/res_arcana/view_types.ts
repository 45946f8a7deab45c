// Generated from the structs of the game's views; `make types` writes it anew. Do not edit.
// A field with a question mark is there only where it means something.

/** What the seat is asked, and what it may answer, in canonical words. */
export interface Asked {
  prompt: string;
  args: Record<string, string | number>;
  source: string;
  rule: string;
  group: number;
  least: number;
  most: number;
  decline: boolean;
  legal: string[];
}

/** What lies in the middle of the table. */
export interface Centre {
  monuments: string[];
  monument_deck: number;
  places: string[];
  items: string[];
  monuments_known?: KnownStretch[];
  open_draft?: string[];
}

/** A component in front of a player. */
export interface InPlay {
  id: string;
  kind: string;
  turned: boolean;
  on: Record<string, number>;
  points: number;
  passed_side?: boolean;
}

/** So many cards of a deck, in no known order, and those that are known to be among them. */
export interface KnownStretch {
  cards: number;
  known: string[];
}

/** How a match stands. */
export interface Match {
  game: number;
  wins: number[];
  drafted: string[][];
}

/** One player's side of the table. */
export interface Player {
  seat: number;
  pool: Record<string, number>;
  passed: boolean;
  hand: number;
  deck: number;
  discard: string[];
  in_play: InPlay[];
  points: number;
  known_cards?: string[];
  hand_cards?: string[];
  deck_cards?: string[];
  deck_top?: string[];
  mages?: string[];
  mage_chosen?: string;
  pack?: string[];
  kept?: string[];
}

/** The table as a seat or a spectator sees it. */
export interface ResArcanaView {
  game: string;
  seat: number | null;
  seats: number;
  options: Record<string, string | number>;
  to_act: number[];
  over: boolean;
  decision?: Asked;
  round: number;
  first_player: number;
  token_passed: boolean;
  winners: number[];
  center: Centre;
  players: Player[];
  match?: Match;
}
