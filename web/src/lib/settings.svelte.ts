import { recall, remember } from './stored';

export const LANGS = ['en', 'ru', 'uk'] as const;
export type Lang = (typeof LANGS)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

function oneOf<T extends string>(known: readonly T[], wish: string | null | undefined): T | undefined {
  return known.find((each) => each === wish);
}

function spoken(): Lang {
  for (const each of navigator.languages ?? []) {
    const found = oneOf(LANGS, each.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return 'en';
}

/** What a person has chosen; it takes effect at once and is remembered in this browser. */
class Settings {
  #lang = $state<Lang>(oneOf(LANGS, recall('lang')) ?? spoken());
  #theme = $state<Theme>(oneOf(THEMES, recall('theme')) ?? 'system');
  #still = $state(recall('still') === 'yes');
  #sounds = $state(recall('sounds') === 'yes');
  #name = $state(recall('name') ?? '');

  constructor() {
    this.#apply();
  }

  get lang(): Lang {
    return this.#lang;
  }
  set lang(wish: Lang) {
    this.#lang = wish;
    remember('lang', wish);
    this.#apply();
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(wish: Theme) {
    this.#theme = wish;
    remember('theme', wish);
    this.#apply();
  }

  /** Whether nothing may move, although the system would allow it. */
  get still(): boolean {
    return this.#still;
  }
  set still(wish: boolean) {
    this.#still = wish;
    remember('still', wish ? 'yes' : 'no');
    this.#apply();
  }

  /** Whether the table may be heard; it is silent until somebody wishes for sounds. */
  get sounds(): boolean {
    return this.#sounds;
  }
  set sounds(wish: boolean) {
    this.#sounds = wish;
    remember('sounds', wish ? 'yes' : 'no');
  }

  /** What the others at a table call this person; empty if they never said. */
  get name(): string {
    return this.#name;
  }
  set name(wish: string) {
    this.#name = wish.trim().slice(0, 40);
    remember('name', this.#name);
  }

  #apply(): void {
    const root = document.documentElement;
    root.lang = this.#lang;
    root.classList.toggle('still', this.#still);
    if (this.#theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.#theme;
  }
}

export const settings = new Settings();
