import { widgetOf } from '../games';
import type { BoardTable, GameWidget } from '../games/contract';
import { ask, Refused } from '../lib/api';
import { apology } from '../lib/i18n';
import type { Analysis, CardFace, Choice, Frame, SeatInfo } from '../lib/schema';
import { settings } from '../lib/settings.svelte';
import { framesOf, type Past } from './past';

const ASK_AGAIN = 1500;
const NOTHING: ReadonlySet<string> = new Set();

/** A game that was played, position by position, as a seat saw it. */
export class Replaying implements BoardTable<unknown> {
  frames = $state.raw<readonly Frame[]>([]);
  cards = $state.raw<ReadonlyMap<string, CardFace>>(new Map());
  seats = $state.raw<readonly SeatInfo[]>([]);
  game = $state('');
  wrong = $state('');
  at = $state(0);
  /** The seat through whose eyes one looks; null for somebody who looks on. */
  eyes = $state<number | null>(null);
  running = $state(false);
  inspected = $state('');
  selected = $state('');
  readonly choices: readonly Choice[] = [];
  readonly shown = '';
  readonly hinted = NOTHING;
  readonly picks = null;
  readonly gathered = NOTHING;
  readonly given = new Map<string, number>();
  goal = $state(0);
  takeBacks = $state(0);
  analysis = $state.raw<Analysis | null>(null);
  #loads = 0;
  #seated = false;
  #closed = false;

  constructor(
    readonly past: Past,
    at: number,
  ) {
    this.at = at;
  }

  get widget(): GameWidget | undefined {
    return widgetOf(this.game);
  }
  get frame(): Frame | undefined {
    return this.frames[Math.min(this.at, this.frames.length - 1)];
  }
  get view(): unknown {
    return this.frame?.view;
  }
  get me(): number | null {
    return this.eyes;
  }
  get asked(): readonly number[] {
    return this.frame?.seat == null ? [] : [this.frame.seat];
  }
  get changed(): ReadonlySet<string> {
    return new Set(this.frame?.log.flatMap((line) => line.cards) ?? []);
  }

  card = (id: string): CardFace | undefined => this.cards.get(id);
  name = (seat: number): string => this.seats[seat]?.name ?? '';
  place = (seat: number): number => seat + 1;
  concerning = (): readonly Choice[] => [];
  aside = (): boolean => false;
  inspect = (id: string): void => {
    this.inspected = id;
  };
  select = (id: string): void => {
    this.selected = id;
  };
  act = (): void => undefined;
  play = (): Promise<void> => Promise.resolve();
  why = (): Promise<null> => Promise.resolve(null);

  step(by: number): void {
    this.go(this.at + by);
    if (this.at === this.frames.length - 1) this.running = false;
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.frames.length - 1, at));
  }

  /** Fetch everything in the chosen language and from the chosen seat; the place in the game stays. */
  async load(): Promise<void> {
    const turn = ++this.#loads;
    const { lang } = settings;
    if (!this.#seated) {
      this.#seated = true;
      const seat = await this.past.mine().catch(() => null);
      // Whoever looks through the eyes of a seat is asked to load again.
      if (seat !== null) return void (this.eyes = seat);
    }
    try {
      const info = await this.past.about(lang);
      const faces = await ask('GET /api/games/{game}/cards', { path: { game: info.game }, query: { lang } });
      const frames = await framesOf(this.past, this.eyes ?? -1, lang);
      if (turn !== this.#loads) return;
      [this.game, this.seats, this.goal, this.takeBacks, this.cards, this.frames] = [info.game, info.seats, info.goal, info.take_backs, new Map(faces.map((face) => [face.id, face])), frames];
      this.go(this.at);
    } catch (error) {
      if (turn === this.#loads) this.wrong = apology(error);
    }
  }

  /** Ask for the chances again and again until all of them are known. Without them a replay is one without a curve. */
  async follow(): Promise<void> {
    const look = this.past.analysis;
    while (look && !this.#closed && !this.analysis?.done) {
      try {
        this.analysis = await look();
      } catch (error) {
        // Somebody else's game is examined just now.
        if (!(error instanceof Refused) || error.code !== 'busy') return;
      }
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
    }
  }

  close(): void {
    this.#closed = true;
  }
}
