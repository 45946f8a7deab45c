// Generated from the structs of the game's views; `make types` writes it anew. Do not edit.
// A field with a question mark is there only where it means something.

/** A question with the place from which ranges count, where something is chosen in range. */
export interface Aimed {
  prompt: string;
  args: Record<string, string | number>;
  source: string;
  rule: string;
  group: number;
  least: number;
  most: number;
  decline: boolean;
  legal: string[];
  from: string | null;
}

/** The table as a seat or a spectator sees it. */
export interface BlackRoseView {
  game: string;
  seat: number | null;
  seats: number;
  options: Record<string, string | number>;
  to_act: number[];
  over: boolean;
  decision?: Aimed;
  round: number;
  phase: string;
  crown: number;
  first_mage: number;
  school: string | null;
  winner: string | null;
  rooms: Room[];
  parties: PartyState[];
  leader: string;
  sight: Record<string, Record<string, string[]>>;
  players: Player[];
  event: EventCard;
  quests: Quest[];
  library: number;
  forgotten: number;
  removed: string[];
  upgrades: Record<string, number>;
  seen_on_top?: Record<string, string[]>;
}

/** The event card: the side that lies up, and what it brings in each round. */
export interface EventCard {
  side: string;
  rounds: string[];
}

/** An evocation in the lodge. */
export interface EvocationState {
  figure: string;
  id: string;
  at: string | null;
  damage: string[];
  health: number;
  strength: number;
  speed: number;
  upgrade: string | null;
  activated: boolean;
  control: number;
}

/** How a mage or the Black Rose stands. */
export interface PartyState {
  party: string;
  power: Power;
  trophies: number;
  rooms: number;
  supply: number;
  ending: Scoring;
}

/** A mage with all that lies before them. */
export interface Player {
  seat: number;
  colour: "blue" | "red" | null;
  mage: string | null;
  at: string | null;
  health: number | null;
  strength: number | null;
  speed: number | null;
  hand_limit: number | null;
  damage: string[];
  actions: number;
  action_tokens: number;
  hand: number;
  grimoire: number;
  memories: string[];
  slots: (SlotState | null)[];
  evocations: (EvocationState | null)[];
  rooms_activated: string[];
  damage_dealt: number;
  known_cards?: string[];
  hand_cards?: string[];
  grimoire_cards?: string[];
}

/** The track goes to 20; above, the token lies on its +20 side. */
export interface Power {
  total: number;
  cell: number;
  plus_20: boolean;
}

/** Of a quest that counts something: how many are needed, and how many each mage has. */
export interface Progress {
  needed: number;
  made: number[];
}

/** A quest on the table. */
export interface Quest {
  id: string;
  card: number;
  side: string;
  rose_power: number;
  completed_by: number | null;
  progress: Progress | null;
}

/** A room of the lodge. */
export interface Room {
  position: string;
  id: string;
  colour: string;
  restored: boolean;
  token_used: boolean;
  slots: number;
  rewards: number[];
  instability: string[];
  majority: string | null;
  figures: string[];
}

/** What the final scoring would bring if it came now; at the end, what it has brought. */
export interface Scoring {
  trophies: number;
  rooms: number;
  quests: number;
}

/** A prepared spell, as far as it is seen. */
export interface SlotState {
  revealed: boolean;
  card?: string;
  side?: "main" | "reverse";
  token_on?: number;
}
