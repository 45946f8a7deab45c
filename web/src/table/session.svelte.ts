import type { BoardTable, GameWidget, Picks } from '../games/contract';
import { announcer } from '../lib/announce.svelte';
import { ask, Refused } from '../lib/api';
import { apology, t } from '../lib/i18n';
import type { Advice, Because, CardFace, Choice, LogLine, State } from '../lib/schema';
import { settings } from '../lib/settings.svelte';
import { Link, socketUrl, type LinkStatus } from '../lib/socket';
import { widgetOf } from '../games';
import { subjectOf } from './words';

/** Others' moves are shown at least so long, one after the other; own ones at once. */
const PACE = 500;
/** When more than so many states wait, the last one is enough. */
const MOST_WAITING = 4;
/** A connection that is back within this time was never lost, as far as anybody saw. */
const UNNOTICED = 900;
const CHANGED_FOR = 2200;
const NOTICE_FOR = 6000;

const NOTHING: ReadonlySet<string> = new Set();

/** A table as this browser sees it: the latest state, what is being looked at, and everything one can do. */
export class TableSession implements BoardTable<unknown> {
  state = $state.raw<State | null>(null);
  /** `lost` only when it has been so for a moment. */
  status = $state<LinkStatus>('connecting');
  closedBy = $state('');
  log = $state.raw<readonly LogLine[]>([]);
  cards = $state.raw<ReadonlyMap<string, CardFace>>(new Map());
  changed = $state.raw<ReadonlySet<string>>(NOTHING);
  inspected = $state('');
  selected = $state('');
  sending = $state(false);
  notice = $state('');
  advice = $state.raw<Advice | null>(null);
  advising = $state(false);
  /** When the present wait for others began. */
  since = $state(Date.now());

  #link: Link;
  #queue: State[] = [];
  #shownAt = 0;
  #own = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lostTimer: ReturnType<typeof setTimeout> | undefined;
  #changedTimer: ReturnType<typeof setTimeout> | undefined;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  #reasons = new Map<string, Promise<Because | null>>();
  #plan: string[] = [];
  #cardsFor = '';

  constructor(
    readonly id: string,
    watch = false,
  ) {
    this.#link = new Link({
      url: socketUrl(id),
      lang: settings.lang,
      watch,
      onState: (state) => this.#arrived(state),
      onStatus: (status, code) => this.#linked(status, code),
    });
  }

  close(): void {
    for (const timer of [this.#timer, this.#lostTimer, this.#changedTimer, this.#noticeTimer]) clearTimeout(timer);
    this.#link.close();
  }

  // --- what there is to see

  get widget(): GameWidget | undefined {
    return this.state ? widgetOf(this.state.table.game) : undefined;
  }
  get view(): unknown {
    return this.state?.view ?? null;
  }
  get me(): number | null {
    return this.state?.seat ?? null;
  }
  get seats() {
    return this.state?.table.seats ?? [];
  }
  get asked(): readonly number[] {
    return this.state?.table.asked ?? [];
  }
  /** Nothing may be chosen while a choice is on its way or the connection is lost. */
  get choices(): readonly Choice[] {
    return this.sending || this.status !== 'open' ? [] : (this.state?.choices ?? []);
  }
  get myTurn(): boolean {
    return Boolean(this.state?.ticket);
  }
  get over(): boolean {
    return this.state?.table.status === 'over';
  }
  get hinted(): ReadonlySet<string> {
    return new Set(this.advice ? [subjectOf(this.advice.options[0]?.words ?? '')] : []);
  }
  get picks(): Picks | null {
    return this.view && this.choices.length ? (this.widget?.picks(this.view, this.choices) ?? null) : null;
  }

  card = (id: string): CardFace | undefined => this.cards.get(id);
  name = (seat: number): string => (seat === this.me ? t('you') : (this.seats[seat]?.name ?? ''));
  place = (seat: number): number => {
    const count = Math.max(1, this.seats.length);
    return ((((seat - (this.me ?? 0)) % count) + count) % count) + 1;
  };
  concerning = (subject: string): readonly Choice[] => this.choices.filter((each) => subjectOf(each.words) === subject);

  // --- looking

  inspect = (id: string): void => {
    this.inspected = id;
  };
  select = (id: string): void => {
    this.selected = id;
    if (id) this.inspected = id;
  };

  /** Why an action is not legal; null if nobody can say now. Asked once in each situation. */
  why = (words: string): Promise<Because | null> => {
    // Read so that whoever shows a reason asks again when the situation or the language has changed.
    void this.state;
    const known = this.#reasons.get(words);
    if (known) return known;
    const answer = this.#link.ask({ type: 'why', action: words }).catch(() => null);
    this.#reasons.set(words, answer);
    return answer;
  };

  // --- doing

  act = (words: string): void => {
    void this.play([words]);
  };

  /**
   * Give several answers, one after the other. What the server answers for the player by itself, because nothing else
   * was left to choose, ends the plan; so does whatever has become illegal.
   */
  play = async (plan: readonly string[]): Promise<void> => {
    if (this.sending || !this.state?.ticket) return;
    const [first, ...rest] = plan;
    if (first === undefined) return;
    this.#plan = [...rest];
    await this.#give(first);
  };

  async #give(words: string): Promise<void> {
    const ticket = this.state?.ticket;
    if (!ticket) return;
    this.sending = true;
    this.#own = true;
    this.selected = '';
    this.advice = null;
    try {
      await this.#link.ask({ type: 'move', ticket, actions: [words] });
    } catch (error) {
      this.#plan = [];
      this.sending = false;
      this.tell(apology(error));
      return;
    }
    // The state follows; if it has come already, the plan goes on from there.
    if (this.state?.ticket !== ticket) this.#proceed();
  }

  #proceed(): void {
    const next = this.#plan.shift();
    if (next !== undefined && this.state?.choices.some((each) => each.words === next)) {
      void this.#give(next);
      return;
    }
    this.#plan = [];
    this.sending = false;
  }

  undo = (): void => void this.#simply(this.state?.undo === null ? { type: 'undo' } : { type: 'ask_undo' });
  answerUndo = (yes: boolean): void => void this.#simply({ type: 'answer_undo', yes });
  resign = (): void => void this.#simply({ type: 'resign' });
  leave = (): void => void this.#simply({ type: 'leave' });
  comeBack = (): void => void this.#simply({ type: 'come_back' });
  rematch = (): void => void this.#simply({ type: 'rematch' });
  fill = (seat: number, bot: string): void => void this.#simply({ type: 'fill_seat', seat, bot });

  async #simply(wish: Parameters<Link['ask']>[0]): Promise<void> {
    this.#own = true;
    try {
      await this.#link.ask(wish);
    } catch (error) {
      this.tell(apology(error));
    }
  }

  hint = async (): Promise<void> => {
    if (this.advising || !this.myTurn) return;
    this.advising = true;
    announcer.say(t('hint_thinking'));
    const ticket = this.state?.ticket;
    try {
      const advice = await this.#link.ask({ type: 'hint' });
      if (this.state?.ticket !== ticket) return;
      this.advice = advice;
      const best = advice.options[0];
      if (best) announcer.call(`${t('hint_best')}: ${best.label}`);
    } catch (error) {
      this.tell(apology(error));
    } finally {
      this.advising = false;
    }
  };

  retry = (): void => this.#link.retry();

  /** Say something that went wrong, for a while. */
  tell = (text: string): void => {
    this.notice = text;
    announcer.call(text);
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = ''), NOTICE_FOR);
  };

  /** Show what waits to be shown at once. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const state of this.#queue.splice(0)) this.#show(state);
  };

  /** The language has changed: everything is told anew in it. */
  speak(): void {
    this.#link.lang = settings.lang;
    if (this.state) void this.#fetchCards(this.state.table.game);
  }

  // --- what the server says

  #linked(status: LinkStatus, code: string): void {
    clearTimeout(this.#lostTimer);
    if (status === 'lost') {
      this.#lostTimer = setTimeout(() => {
        this.status = 'lost';
        announcer.call(t('lost'));
      }, UNNOTICED);
      return;
    }
    this.status = status;
    this.closedBy = code;
  }

  #arrived(state: State): void {
    const wait = this.#shownAt + PACE - Date.now();
    // Whoever is asked must not answer a situation that is over.
    const hurry = this.#own || state.anew || settings.still || this.myTurn;
    if (hurry || (wait <= 0 && !this.#queue.length)) {
      this.skip();
      this.#show(state);
      return;
    }
    this.#queue.push(state);
    if (this.#queue.length > MOST_WAITING) this.skip();
    else this.#timer ??= setTimeout(this.#next, Math.max(0, wait));
  }

  #next = (): void => {
    this.#timer = undefined;
    const state = this.#queue.shift();
    if (state) this.#show(state);
    if (this.#queue.length) this.#timer = setTimeout(this.#next, PACE);
  };

  #show(state: State): void {
    const before = this.state;
    const asked = Boolean(state.ticket) && state.ticket !== before?.ticket;
    this.#own = false;
    this.#shownAt = Date.now();
    if (state.anew || before?.ticket !== state.ticket || before.table.moves !== state.table.moves) {
      this.#reasons.clear();
      this.advice = null;
      this.since = Date.now();
    }
    this.state = state;
    this.log = state.anew ? state.log : [...this.log, ...state.log];
    if (this.selected && !state.choices.some((each) => subjectOf(each.words) === this.selected)) this.selected = '';
    if (!state.anew) this.#mark(state);
    if (state.table.game !== this.#cardsFor.split(' ')[0]) void this.#fetchCards(state.table.game);
    if (!state.anew && state.log.length) announcer.say(state.log.map((line) => line.text).join(' '));
    if (this.sending && state.ticket !== before?.ticket) this.#proceed();
    if (asked && !this.sending) announcer.call(state.prompt);
  }

  #mark(state: State): void {
    const touch = this.widget?.touched;
    this.changed = new Set(touch ? state.events.flatMap(touch) : []);
    clearTimeout(this.#changedTimer);
    this.#changedTimer = setTimeout(() => (this.changed = NOTHING), CHANGED_FOR);
  }

  async #fetchCards(game: string): Promise<void> {
    const wanted = `${game} ${settings.lang}`;
    if (this.#cardsFor === wanted) return;
    this.#cardsFor = wanted;
    try {
      const faces = await ask('GET /api/games/{game}/cards', { path: { game }, query: { lang: settings.lang } });
      if (this.#cardsFor === wanted) this.cards = new Map(faces.map((face) => [face.id, face]));
    } catch (error) {
      this.#cardsFor = '';
      if (error instanceof Refused) this.tell(apology(error));
    }
  }
}
