// Generated from what the server publishes; `make types` writes it anew. Do not edit.
// What a client sends may leave out fields with a question mark; what the server sends is always complete.

export interface Account {
  login: string;
  name: string;
  made_at: number;
  email: string;
  codes: number;
}

/** The answer to `hint`: the options with the highest chance first. */
export interface Advice {
  type: "advice";
  id: string;
  options: AdviceOption[];
  line: string[];
}

export interface AdviceOption {
  words: string;
  label: string;
  win: number;
  share: number;
  error: number;
  because: string[];
}

export interface Analysis {
  done: boolean;
  positions: number;
  estimates: Estimate[];
  turns: TurningPoint[];
}

export interface AnswerUndo {
  type: "answer_undo";
  id: string;
  yes: boolean;
  number: number;
}

export interface AskForMail {
  login: string;
  lang?: "en" | "ru" | "uk";
}

export interface AskUndo {
  type: "ask_undo";
  id: string;
}

/** To which decisions one may go back. */
export interface AskWaysBack {
  type: "ways_back";
  id: string;
}

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

/** The answer to `why`. */
export interface Because {
  type: "because";
  id: string;
  legal: boolean;
  text: string;
  reason: string;
  rule: string;
}

/** What answers that are gathered on one panel are for. Amounts are by what the game pays with, in its own ids. */
export interface Bill {
  confirm: string;
  price: Record<string, number>;
  less: number;
  paid: Record<string, number>;
  text: string;
}

export interface BotInfo {
  id: string;
  name: string;
  note: string;
  level: number;
}

export interface BranchTable {
  seats: SeatWish[];
  name?: string;
  public?: boolean;
  spectators?: boolean;
  delay?: number;
  clock?: number;
  forfeit?: boolean;
  webhook?: string;
  webhook_secret?: string;
  token?: string | null;
  moves: number;
}

export interface CardFace {
  id: string;
  kind: string;
  kind_words: string;
  name: string;
  names: Record<string, string>;
  cost: Record<string, number> | null;
  cost_words: string;
  points: number;
  lines: string[];
  origin: string;
  origin_words: string;
  pack: string;
  data: Record<string, unknown>;
}

/**
 * What an action changes at one path of the seat's view.
 *
 * A value is told as it was and as it will be; if worlds differ, `after` is what is most likely, `odds` has all
 * values, the most likely first, and `mean` is that of numbers. Of a list of names is told what comes and what goes,
 * with the share of worlds in which it does so; what comes twice stands there twice.
 */
export interface Change {
  path: string;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
  odds: Share[];
  mean: number | null;
  came: Share[];
  gone: Share[];
}

export interface ChangeEmail {
  password: string;
  email: string;
  lang?: "en" | "ru" | "uk";
}

export interface ChangePassword {
  password: string;
  wanted: string;
}

/** An action that may be chosen: its canonical words, and its label in the player's language. */
export interface Choice {
  words: string;
  label: string;
  note: string;
}

export interface Codes {
  codes: string[];
}

export interface ComeBack {
  type: "come_back";
  id: string;
}

export interface Confirmed {
  password: string;
}

export interface Credentials {
  login: string;
  password: string;
}

/** What this message asked for is stored. `repeated`: it had been done before. */
export interface Done {
  type: "done";
  id: string;
  repeated: boolean;
}

export interface Estimate {
  moves: number;
  wins: number[];
}

/** Something that happened, for animations. */
export interface Event {
  kind: string;
  args: Record<string, unknown>;
}

/** What this message asked for was not done, and why. */
export interface Failed {
  type: "failed";
  id: string;
  problem: Problem;
}

/** Give an open seat to a bot; whoever sits at the table may. */
export interface FillSeat {
  type: "fill_seat";
  id: string;
  seat: number;
  bot?: string;
}

/** The answer to `preview`. */
export interface Foretold {
  type: "foretold";
  id: string;
  actions: string[];
  certain: boolean;
  worlds: number;
  log: LogLine[];
  changes: Change[];
  next: Next[];
  ends: number;
}

export interface Frame {
  moves: number;
  seat: number | null;
  action: string;
  label: string;
  view: Record<string, unknown>;
  log: LogLine[];
}

export interface GameInfo {
  id: string;
  seats: number[];
  options: OptionInfo[];
  bots: BotInfo[];
  goal: number;
  first_game: Record<string, string | number>;
  primer: string[];
}

/** Go back to a decision of one's own, at a table where nobody but bots plays besides. */
export interface GoBack {
  type: "go_back";
  id: string;
  number: number;
  sure?: boolean;
}

/** The first message: who one is, unless the cookie says so, and in which language one reads. */
export interface Hello {
  type: "hello";
  token?: string;
  lang?: "en" | "ru" | "uk";
  watch?: boolean;
}

export interface Hint {
  type: "hint";
  id: string;
}

export interface JoinTable {
  name?: string;
  seat?: number | null;
  token?: string | null;
}

export interface Kept {
  format: number;
  exported_at: number;
  account: Account;
  tables: Listed[];
}

export interface Language {
  type: "language";
  lang: "en" | "ru" | "uk";
}

export interface Leave {
  type: "leave";
  id: string;
  bot?: string;
}

export interface Listed {
  id: string;
  game: string;
  title: string;
  status: string;
  people: string[];
  bots: string[];
  asked: number[];
  moves: number;
  made_at: number;
  moved_at: number;
  origin: "deal" | "record" | "scenario";
  dealt_anew: boolean;
  seat: number | null;
  result: number[] | null;
  points: number[];
  gave_up: number[];
  take_backs: number;
}

/** Something that happened, as a sentence. */
export interface LogLine {
  text: string;
  kind: string;
  cards: string[];
  heading: boolean;
  seat: number | null;
}

export interface MakeTable {
  seats: SeatWish[];
  name?: string;
  public?: boolean;
  spectators?: boolean;
  delay?: number;
  clock?: number;
  forfeit?: boolean;
  webhook?: string;
  webhook_secret?: string;
  token?: string | null;
  game: string;
  title?: string;
  options?: Record<string, string | number>;
  record?: Record<string, unknown> | null;
  scenario?: string | null;
}

export interface Me {
  known: boolean;
  login: string | null;
  name: string;
  mail: boolean;
}

export interface Move {
  type: "move";
  id: string;
  ticket: string;
  actions: string[];
}

/** Who owes an answer then; nobody when the game is over. */
export interface Next {
  seats: number[];
  question: Asked | null;
  share: number;
}

export interface OptionInfo {
  name: string;
  default: string | number;
  choices: (string | number)[];
  summary: string;
  label: string;
  labels: string[];
}

/** A hint will not be there at once. It comes all the same. */
export interface Patience {
  type: "patience";
  id: string;
  seconds: number;
}

export interface PickKind {
  words: string;
  label: string;
  least: number;
  most: number;
}

/**
 * Answers that belong together, such as the essences of a payment: choose a mix, and send each action as often as
 * the mix has it, in the order of the kinds, and then the ending unless the mix is closed.
 */
export interface Picks {
  kinds: PickKind[];
  mixes: number[][];
  ending: Choice | null;
  closed: boolean[];
  bill: Bill;
}

export interface Ping {
  type: "ping";
}

export interface Pong {
  type: "pong";
  now: number;
}

/** What an answer would do, or several that are given together. */
export interface Preview {
  type: "preview";
  id: string;
  ticket: string;
  actions: string[];
}

/** Why something was not done. */
export interface Problem {
  code: string;
  message: string;
  reason: string;
  rule: string;
  details: Record<string, unknown>;
}

export interface ProveEmail {
  code: string;
}

export interface Recover {
  login: string;
  code: string;
  password: string;
}

export interface Rematch {
  type: "rematch";
  id: string;
}

export interface Replay {
  frames: Frame[];
  moves: number;
}

export interface Resign {
  type: "resign";
  id: string;
}

export interface SeatInfo {
  name: string;
  kind: "bot" | "open" | "person";
  bot: string;
  away: boolean;
  resigned: boolean;
  online: boolean;
}

export interface SeatWish {
  who: "bot" | "me" | "open";
  bot?: string;
}

export interface Seated {
  table: string;
  seat: number | null;
  token: string | null;
  webhook_secret: string | null;
}

export interface SentRecord {
  record: Record<string, unknown>;
  seat?: number;
  lang?: "en" | "ru" | "uk";
  start?: number;
  count?: number;
}

/** One of the values that something may have, and the share of worlds in which it has it. */
export interface Share {
  value: string | number | boolean | null;
  share: number;
}

export interface ShareTable {
}

/** Everything one may know now. Whoever has the latest of these needs no other. */
export interface State {
  type: "state";
  table: TableInfo;
  seat: number | null;
  ticket: string;
  view: Record<string, unknown> | null;
  prompt: string;
  choices: Choice[];
  picks: Picks | null;
  undo: string | null;
  back: WayBack | null;
  request: UndoRequest | null;
  deadline: number | null;
  now: number;
  events: Event[];
  log: LogLine[];
  anew: boolean;
}

/** What everybody may know of a table. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: "open" | "over" | "playing";
  seats: SeatInfo[];
  options: Record<string, string | number>;
  origin: "deal" | "record" | "scenario";
  dealt_anew: boolean;
  public: boolean;
  shared: boolean;
  spectators: boolean;
  delay: number;
  clock: number;
  forfeit: boolean;
  asked: number[];
  moves: number;
  take_backs: number;
  result: number[] | null;
  goal: number;
  rematch: string;
}

export interface TurningPoint {
  moves: number;
  seat: number;
  before: number;
  after: number;
}

export interface Undo {
  type: "undo";
  id: string;
}

export interface UndoRequest {
  number: number;
  seat: number;
  agreed: number[];
}

/** A decision to which one may go back. */
export interface WayBack {
  number: number;
  label: string;
  marks: boolean;
}

/** The answer to `ways_back`: all of them, the latest one last. */
export interface WaysBack {
  type: "ways_back";
  id: string;
  ways: WayBack[];
}

/** Why an action is not legal now. */
export interface Why {
  type: "why";
  id: string;
  action: string;
}

/** What a client says on a socket. */
export type FromClient =
  | Hello
  | Move
  | Undo
  | GoBack
  | AskWaysBack
  | AskUndo
  | AnswerUndo
  | Why
  | Preview
  | Hint
  | Resign
  | Leave
  | ComeBack
  | FillSeat
  | Rematch
  | Language
  | Ping;

/** What the server says on a socket. */
export type FromServer =
  | State
  | Done
  | Failed
  | Because
  | Foretold
  | WaysBack
  | Patience
  | Advice
  | Pong;

/** Why something was not done: the codes of a problem. */
export type Code =
  | "bad_request"
  | "not_signed_in"
  | "not_your_seat"
  | "not_allowed"
  | "foreign_origin"
  | "not_found"
  | "no_such_table"
  | "no_such_game"
  | "no_such_seat"
  | "no_such_move"
  | "no_such_method"
  | "seat_taken"
  | "stale"
  | "illegal"
  | "not_playing"
  | "already_over"
  | "name_taken"
  | "nothing_to_answer"
  | "reveals"
  | "marks"
  | "too_large"
  | "not_json"
  | "foreign_host"
  | "bad_record"
  | "bad_table"
  | "weak_password"
  | "too_many"
  | "too_fast"
  | "failed"
  | "not_stored"
  | "busy";

/** What can be asked for over HTTP, by method and path: with what, and what is answered. */
export interface Api {
  /** One's account. */
  "GET /api/account": { answer: Account };
  /** New recovery codes; those from before open nothing any more. */
  "POST /api/account/codes": { body: Confirmed; answer: Codes };
  /**
   * Delete the account. Games that nobody else has played in go with it; at the others the seat has no name any
   * more, and a bot plays on. This cannot be taken back.
   */
  "POST /api/account/deletion": { body: Confirmed; answer: null };
  /** Where mail goes to whoever has forgotten their password: from when the code is sent back that is mailed there. */
  "POST /api/account/email": { body: ChangeEmail; answer: Account };
  /** Send back the code that was mailed to a new address. */
  "POST /api/account/email/proof": { body: ProveEmail; answer: Account };
  /** All that is kept of one, but what opens the account. */
  "GET /api/account/export": { answer: Kept };
  /** Another password. Everybody who is signed in to the account has to do so again, except whoever asks. */
  "POST /api/account/password": { body: ChangePassword; answer: Me };
  /** Make an account. A guest keeps their tables, under a new cookie. */
  "POST /api/accounts": { body: Credentials; answer: Me };
  /** The games that can be played, and the bots that play them. */
  "GET /api/games": { query: { lang?: "en" | "ru" | "uk" }; answer: GameInfo[] };
  /** All cards of a game, in a language. */
  "GET /api/games/{game}/cards": { path: { game: string }; query: { lang?: "en" | "ru" | "uk" }; answer: CardFace[] };
  /** Forget who one is; in this browser, and here. */
  "DELETE /api/login": { answer: null };
  "POST /api/login": { body: Credentials; answer: Me };
  /** The current visitor. The cookie of a visitor who comes back now and then never expires. */
  "GET /api/me": { answer: Me };
  /** The tables at which one sits, the latest first. */
  "GET /api/my/tables": { query: { limit?: number; before?: number; lang?: "en" | "ru" | "uk" }; answer: Listed[] };
  /**
   * Set another password by a recovery code or one that was mailed; it is used up. Whoever is signed in to the
   * account has to do so again.
   */
  "POST /api/recovery": { body: Recover; answer: Me };
  /** Have a code mailed, if there is such an account and it has an address. The answer is the same if not. */
  "POST /api/recovery/mail": { body: AskForMail; answer: null };
  /** Positions of a game whose record is sent. Nothing of it is kept. */
  "POST /api/replay": { body: SentRecord; answer: Replay };
  /** Public tables, the latest first: open ones to join, running ones to watch, finished ones to replay. */
  "GET /api/tables": { query: { status?: "open" | "over" | "playing" | null; limit?: number; before?: number; lang?: "en" | "ru" | "uk" }; answer: Listed[] };
  /** Make a table. Whoever sits down at it is given the token of their seat. */
  "POST /api/tables": { body: MakeTable; answer: Seated };
  /** Delete a table that one has made and at which nobody has played yet. */
  "DELETE /api/tables/{id}": { path: { id: string }; answer: null };
  /** What everybody may know of a table. */
  "GET /api/tables/{id}": { path: { id: string }; query: { lang?: "en" | "ru" | "uk" }; answer: TableInfo };
  /** How the chances went in a finished game, as a bot judges them. It takes a while: ask again until `done`. */
  "GET /api/tables/{id}/analysis": { path: { id: string }; answer: Analysis };
  /** A new table that goes on from the middle of a game that is over. */
  "POST /api/tables/{id}/branch": { path: { id: string }; body: BranchTable; answer: Seated };
  /** Take an open seat. Whoever has one already is told which. */
  "POST /api/tables/{id}/join": { path: { id: string }; body: JoinTable; answer: Seated };
  /** The record of a finished game. */
  "GET /api/tables/{id}/record": { path: { id: string }; answer: Record<string, unknown> };
  /** Positions of a game as a seat (-1: a spectator) saw them: all seats' of a finished one, else one's own. */
  "GET /api/tables/{id}/replay": { path: { id: string }; query: { seat?: number; lang?: "en" | "ru" | "uk"; start?: number; count?: number }; answer: Replay };
  /** Give one's seat back before the game begins. A table that the last person leaves is deleted. */
  "DELETE /api/tables/{id}/seat": { path: { id: string }; answer: null };
  /** Let everybody who knows the address look at a finished game in which one has played. */
  "POST /api/tables/{id}/share": { path: { id: string }; body: ShareTable; answer: null };
}
