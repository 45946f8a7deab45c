import type { Advice, Because, Done, Failed, Foretold, FromClient, FromServer, State, WaysBack } from './schema';
import { Refused } from './api';
import type { Lang } from './settings.svelte';

/** `lost`: the connection broke and is being tried again. `closed`: the server will not talk about this table. */
export type LinkStatus = 'connecting' | 'open' | 'lost' | 'closed';

type Answer = Done | Failed | Because | WaysBack | Advice | Foretold;
type Answered<T extends FromClient['type']> = T extends 'why' ? Because : T extends 'ways_back' ? WaysBack : T extends 'hint' ? Advice : Done;
type Asking = Extract<FromClient, { id: string }>;
/** A message before it has its id. */
export type Wish = Asking extends infer T ? (T extends Asking ? Omit<T, 'id'> : never) : never;

interface Waiting {
  message: Asking;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  /** Is told that the answer will take so many seconds. */
  patience: (seconds: number) => void;
}

/** Close codes after which coming again would not help. */
const FINAL = new Map([
  [4400, 'bad_request'],
  [4403, 'not_allowed'],
  [4404, 'no_such_table'],
]);
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 20_000;
/** A server that does not answer a ping for so long is gone, although the socket has not noticed. */
const SILENCE = 10_000;
/** What may be said again after a break: it has an effect, and the server knows it by its id. Questions are dropped. */
const LASTING = new Set<string>(['move', 'undo', 'go_back', 'ask_undo', 'answer_undo', 'resign', 'leave', 'come_back', 'fill_seat', 'rematch']);

export interface LinkOptions {
  url: string;
  lang: Lang;
  watch?: boolean;
  onState: (state: State) => void;
  onStatus: (status: LinkStatus, code: string) => void;
  open?: (url: string) => WebSocket;
}

/**
 * A conversation about a table that survives broken connections.
 *
 * Whatever was said and not answered is said again with the same id once there is a connection again: the server does
 * it exactly once. The latest state is all there is to know, so coming back is the same as coming for the first time.
 */
export class Link {
  #options: LinkOptions;
  #socket: WebSocket | null = null;
  #greeted = false;
  #waiting = new Map<string, Waiting>();
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #silent: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  // A new tab is a new speaker: two of them must not use the same ids.
  #speaker = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  status: LinkStatus = 'connecting';

  constructor(options: LinkOptions) {
    this.#options = options;
    addEventListener('online', this.#hurry);
    this.#connect();
  }

  /** Ask for something; resolves with the answer, rejects with `Refused`. `patience` is told if it will take a while. */
  ask<W extends Wish>(wish: W, patience: (seconds: number) => void = () => {}): Promise<Answered<W['type']>> {
    const id = `${this.#speaker}-${++this.#count}`;
    const message = { ...wish, id } as unknown as Asking;
    if (this.status === 'closed') return Promise.reject(new Refused('offline', ''));
    if (!this.#greeted && !LASTING.has(message.type)) return Promise.reject(new Refused('offline', ''));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve: resolve as (answer: Answer) => void, reject, patience });
      if (this.#greeted) this.#send(message);
    });
  }

  set lang(lang: Lang) {
    if (lang === this.#options.lang) return;
    this.#options.lang = lang;
    if (this.#greeted) this.#send({ type: 'language', lang });
  }

  /** Try again now instead of in a while. */
  retry(): void {
    if (this.status !== 'lost') return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#hurry);
    clearTimeout(this.#retry);
    this.#hangUp();
    this.#become('closed', '');
    for (const each of this.#waiting.values()) each.reject(new Refused('offline', ''));
    this.#waiting.clear();
  }

  #hurry = (): void => this.retry();

  #connect(): void {
    this.#hangUp(); // One that is still being tried would greet late, and take the good one down with it.
    const open = this.#options.open ?? ((url: string) => new WebSocket(url));
    const socket = open(this.#options.url);
    this.#socket = socket;
    socket.onopen = () => {
      const { lang, watch } = this.#options;
      socket.send(JSON.stringify({ type: 'hello', lang, ...(watch ? { watch } : {}) } satisfies FromClient));
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#broken(event.code);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #receive(message: FromServer): void {
    clearTimeout(this.#silent);
    if (message.type === 'pong') return;
    if (message.type === 'state') {
      if (!this.#greeted) this.#welcome();
      this.#options.onState(message);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    if (message.type === 'patience') {
      waiting.patience(message.seconds);
      return;
    }
    this.#waiting.delete(message.id);
    if (message.type === 'failed') {
      const { code, message: text, reason, rule } = message.problem;
      waiting.reject(new Refused(code, text, { reason, rule }));
    } else waiting.resolve(message);
  }

  #welcome(): void {
    this.#greeted = true;
    this.#pause = FIRST_PAUSE;
    this.#pinging = setInterval(() => {
      this.#send({ type: 'ping' });
      this.#silent = setTimeout(() => this.#broken(1006), SILENCE);
    }, PING_EVERY);
    this.#become('open', '');
    for (const each of this.#waiting.values()) this.#send(each.message);
  }

  #hangUp(): void {
    clearInterval(this.#pinging);
    clearTimeout(this.#silent);
    this.#greeted = false;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #broken(code: number): void {
    this.#hangUp();
    const final = FINAL.get(code);
    if (final) {
      this.#become('closed', final);
      return;
    }
    for (const [id, each] of this.#waiting)
      if (!LASTING.has(each.message.type)) {
        this.#waiting.delete(id);
        each.reject(new Refused('offline', ''));
      }
    this.#become('lost', '');
    this.#retry = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  #become(status: LinkStatus, code: string): void {
    if (this.status === status) return;
    this.status = status;
    this.#options.onStatus(status, code);
  }
}

/** Where the socket of a table is. */
export function socketUrl(table: string, page: Location = location): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
