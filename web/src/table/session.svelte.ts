import { tick } from 'svelte';
import type { BoardTable, GameWidget, Picks, Score } from '../games/contract';
import { announcer } from '../lib/announce.svelte';
import { ask, Refused } from '../lib/api';
import { apology, t } from '../lib/i18n';
import type { Advice, Because, CardFace, Choice, LogLine, State, WayBack } from '../lib/schema';
import { settings } from '../lib/settings.svelte';
import { endingOf, play } from '../lib/sounds';
import { Link, socketUrl, type LinkStatus } from '../lib/socket';
import { widgetOf } from '../games';
import { fly, mayFly, places } from './flight';
import { areThings, gather, toggled, type Gathering } from './gathering';
import { roundAfter, type RoundStart } from './rounds';
import { isAside, subjectOf } from './words';

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
  /** A game may have no cards: then there is nothing to wait for, either. */
  cardsKnown = $state(false);
  changed = $state.raw<ReadonlySet<string>>(NOTHING);
  inspected = $state('');
  selected = $state('');
  /** What the panel would give away; whoever composes it says so. */
  given = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** What was pointed at, of several things that are asked for together, and in answer to what. */
  #pointed = $state.raw<{ ticket: string; words: ReadonlySet<string> }>({ ticket: '', words: NOTHING });
  sending = $state(false);
  notice = $state('');
  advice = $state.raw<Advice | null>(null);
  advising = $state(false);
  /** Within how many seconds advice comes, if not at once; else 0. */
  patience = $state(0);
  /** Which of the options of the advice was chosen to be shown, and which is only glanced at. */
  advised = $state('');
  glanced = $state('');
  /** Where somebody wants to go back to, as long as they are asked whether they are sure. */
  doubtful = $state.raw<WayBack | null>(null);
  /** The round that has just ended, as it began; null when it has been looked at. */
  roundEnd = $state.raw<RoundStart | null>(null);
  /** When one's time is up, by the clock of this machine; null without a clock. */
  deadline = $state<number | null>(null);
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
  #cardsFor = '';
  #round: RoundStart | null = null;
  #flights: Animation[] = [];
  #heard: RoundStart | null = null;

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
    if (this.sending || this.status !== 'open') return [];
    return this.gathering?.choices ?? this.state?.choices ?? [];
  }
  get myTurn(): boolean {
    return Boolean(this.state?.ticket);
  }
  get goal(): number {
    return this.state?.table.goal ?? 0;
  }
  get scores(): Score[] {
    return this.view ? (this.widget?.scores(this.view, this) ?? []) : [];
  }
  get over(): boolean {
    return this.state?.table.status === 'over';
  }
  /** Whether one's last answer can be taken back at once, and, if not, whether the others can be asked to agree. */
  get undoable(): boolean {
    return this.me !== null && this.state?.table.status === 'playing' && this.state.undo === null;
  }
  /** Whether the game can go back to one's latest decision, whatever is known since: nobody but bots plays besides. */
  get returnable(): boolean {
    return Boolean(this.state?.back);
  }
  get askable(): boolean {
    const { me, state } = this;
    if (me === null || state?.table.status !== 'playing' || this.undoable || state.request) return false;
    return state.table.moves > 0 && this.seats.filter((each) => each.kind === 'person').length > 1;
  }
  get shown(): string {
    return this.advice ? this.glanced || this.advised : '';
  }
  get hinted(): ReadonlySet<string> {
    const named = this.shown.split(' ').slice(1);
    return new Set(this.shown ? [...named, this.about(this.shown)].filter(Boolean) : []);
  }
  /** What is asked, in words: the board's own where it gathers several answers, in whatever order. */
  get question(): string {
    const gathered = this.view ? this.widget?.gathers?.(this.view) : '';
    return gathered || (this.state?.prompt ?? '');
  }
  /** Several things that are asked for and lie on the board: they are pointed at there, in whatever order. */
  readonly gathering = $derived.by((): Gathering | null => {
    const [found, widget, view] = [this.state?.picks, this.widget, this.view];
    if (!found || !widget || !view || widget.gathers?.(view) || !areThings(found)) return null;
    if (!found.kinds.every(({ words }) => this.card(this.about(words)) || widget.onBoard?.(view, words))) return null;
    return gather(found, this.#pointed.ticket === this.state?.ticket ? this.#pointed.words : NOTHING);
  });
  /** How many are chosen, of how many. */
  get gatheredNote(): string {
    const { chosen, least, most } = this.gathering ?? { chosen: NOTHING, least: 0, most: 0 };
    return t(least === most ? 'gathered_of' : 'gathered_up_to', { n: chosen.size, most });
  }
  get gathered(): ReadonlySet<string> {
    return this.gathering?.chosen ?? NOTHING;
  }
  get picks(): Picks | null {
    const [found, widget, view] = [this.state?.picks, this.widget, this.view];
    if (!found || !widget || !view || !this.choices.length || widget.gathers?.(view) || this.gathering) return null;
    const order = widget.currencies().map((each) => each.value);
    const kinds = found.kinds.map((kind) => {
      const icon = widget.choiceIcon(kind.words);
      const rank = order.indexOf(icon);
      return { ...kind, icon, rank, dear: rank >= 0 && rank === order.length - 1, have: widget.stock(view, kind.words) };
    });
    return { id: this.state?.ticket ?? '', source: widget.source(view), kinds, mixes: found.mixes, ending: found.ending, closed: found.closed, bill: found.bill };
  }

  card = (id: string): CardFace | undefined => this.cards.get(id);
  name = (seat: number): string => {
    const name = this.seats[seat]?.name ?? '';
    return seat === this.me ? t('you_named', { name }) : name;
  };
  place = (seat: number): number => {
    const count = Math.max(1, this.seats.length);
    return ((((seat - (this.me ?? 0)) % count) + count) % count) + 1;
  };
  /** The card or whatever else an action is about. */
  about = (words: string): string => (this.view ? this.widget?.about?.(this.view, words) : '') || subjectOf(words);
  concerning = (subject: string): readonly Choice[] => (subject ? this.choices : []).filter(({ words }) => this.about(words) === subject || subjectOf(words) === subject || this.#doer(words) === subject);

  /** The card that carries an action out, if that is not what the action is about. */
  #doer = (words: string): string => (this.view ? (this.widget?.doer?.(this.view, words) ?? '') : '');

  aside = (words: string): boolean => isAside(words, this.choices, this.widget?.sideVerbs ?? NOTHING);

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
    if (this.gathering) this.#point(toggled(this.gathered, words));
    else void this.play([words]);
  };

  /** Change what is pointed at, of several things. */
  #point(words: ReadonlySet<string>): void {
    this.#pointed = { ticket: this.state?.ticket ?? '', words };
    this.selected = '';
    announcer.say(this.gatheredNote);
  }

  /** What can be typed: what can be pointed at, and the end of it. */
  get orders(): readonly Choice[] {
    const ending = this.gathering?.whole ? this.gathering.ending : null;
    return ending ? [...this.choices, ending] : this.choices;
  }

  /** Do what was typed. Whoever types sees no button to confirm with: the last of several things sends them. */
  order = (words: string): void => {
    if (words !== this.gathering?.ending?.words) this.act(words);
    const { whole, most, chosen, ending } = this.gathering ?? {};
    if (whole && (chosen?.size === most || words === ending?.words)) this.confirm();
  };

  /** Send what was pointed at. */
  confirm = (): void => {
    if (this.gathering?.whole) void this.play(this.gathering.plan);
  };

  /** Give several answers, all of them or none. */
  play = async (plan: readonly string[]): Promise<void> => {
    const ticket = this.state?.ticket;
    if (this.sending || !ticket || !plan.length) return;
    this.sending = true;
    this.#own = true;
    this.selected = '';
    this.advice = null;
    try {
      await this.#link.ask({ type: 'move', ticket, actions: [...plan] });
      // The state follows, if it has not come already.
      if (this.state?.ticket !== ticket) this.sending = false;
    } catch (error) {
      this.sending = false;
      this.tell(apology(error));
    }
  };

  /** Take the last answer back, go back, ask the others to, or hear why that cannot be. */
  undo = (): void => {
    if (this.undoable) void this.#simply({ type: 'undo' });
    else if (this.state?.back) this.goBack(this.state.back);
    else if (this.askable) void this.#simply({ type: 'ask_undo' });
    else if (this.state?.undo) this.tell(this.state.undo);
  };
  /** Go back to a decision of one's own. Once in a game somebody is asked whether the table may be marked for it. */
  goBack = (way: WayBack, sure = Boolean(this.state?.table.take_backs)): void => {
    this.doubtful = way.marks && !sure ? way : null;
    if (this.doubtful) return;
    this.roundEnd = null;
    void this.#simply({ type: 'go_back', number: way.number, sure });
  };
  waysBack = async (): Promise<readonly WayBack[]> => {
    try {
      return (await this.#link.ask({ type: 'ways_back' })).ways;
    } catch (error) {
      this.tell(apology(error));
      return [];
    }
  };
  answerUndo = (yes: boolean): void => {
    const number = this.state?.request?.number;
    if (number !== undefined) void this.#simply({ type: 'answer_undo', yes, number });
  };
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
    // On the panel there would be no room for it.
    if (this.advising || !this.myTurn || this.picks) return;
    this.advising = true;
    this.patience = 0;
    announcer.say(t('hint_thinking'));
    const ticket = this.state?.ticket;
    try {
      const advice = await this.#link.ask({ type: 'hint' }, (seconds) => {
        this.patience = seconds;
        announcer.say(t('hint_patience', { n: seconds }));
      });
      if (this.state?.ticket !== ticket) return;
      this.advice = advice;
      const best = advice.options[0];
      if (best) {
        announcer.call(`${t('hint_best')}: ${[best.label, ...best.because].join('. ')}`);
        this.show(best.words);
      }
    } catch (error) {
      this.tell(apology(error));
    } finally {
      this.advising = false;
    }
  };

  /** Show an option of the advice on the board, and what it names where that is out of sight. */
  show = (words: string): void => {
    this.advised = words;
    this.glanced = '';
    const behavior = settings.still ? 'auto' : 'smooth';
    void tick().then(() => document.querySelector('.is-hinted')?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior }));
  };
  /** Play an option of the advice. Of several things that are pointed at, one that was chosen already stays so. */
  follow = (words: string): void => {
    if (!this.gathered.has(words)) this.act(words);
  };

  retry = (): void => this.#link.retry();

  /** Say something that went wrong, for a while. */
  tell = (text: string): void => {
    play('wrong');
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
    for (const flight of this.#flights.splice(0)) flight.finish();
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
    const touched = new Set(state.anew || !mayFly(settings.still) ? [] : state.events.flatMap(this.widget?.touched ?? (() => [])));
    const lay = touched.size ? places() : null;
    this.state = state;
    if (lay) void tick().then(() => (this.#flights = fly(lay, touched)));
    this.deadline = state.deadline === null ? null : Date.now() + state.deadline - state.now;
    this.#count();
    this.log = state.anew ? state.log : [...this.log, ...state.log];
    if (this.selected && !state.choices.some(({ words }) => [this.about(words), subjectOf(words), this.#doer(words)].includes(this.selected))) this.selected = '';
    if (!state.anew) this.#mark(state);
    if (state.table.game !== this.#cardsFor.split(' ')[0]) void this.#fetchCards(state.table.game);
    if (!state.anew && state.log.length) announcer.say(state.log.map((line) => line.text).join(' '));
    if (state.ticket !== before?.ticket) this.sending = false;
    if (asked) announcer.call(this.question);
    if (!state.anew) this.#sound(before, state, asked);
  }

  #count(): void {
    if (!this.widget || !this.view) return;
    const { ended, now } = roundAfter(this.#round, this.widget.round(this.view), this.scores);
    this.#round = now;
    if (ended) this.roundEnd = ended;
    if (this.over) this.roundEnd = null;
  }

  /** One sound for each change, the most telling. */
  #sound(before: State | null, state: State, asked: boolean): void {
    if (state.table.status === 'over' && before?.table.status !== 'over') play(endingOf(state.table.result?.[this.me ?? -1]));
    else if (this.roundEnd && this.roundEnd !== this.#heard) play('round');
    // Somebody in the middle of an answer knows that it is their turn.
    else if (asked && !before?.ticket) play('turn');
    else if (state.events.length) play('card');
    this.#heard = this.roundEnd;
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
      if (this.#cardsFor !== wanted) return;
      this.cards = new Map(faces.map((face) => [face.id, face]));
      this.cardsKnown = true;
    } catch (error) {
      this.#cardsFor = '';
      if (error instanceof Refused) this.tell(apology(error));
    }
  }
}
