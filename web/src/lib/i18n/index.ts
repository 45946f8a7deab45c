import { Refused } from '../api';
import { settings, type Lang } from '../settings.svelte';
import { en, type Key, type Messages } from './en';
import { ru } from './ru';
import { uk } from './uk';

export type { Key } from './en';
const WORDS: Record<Lang, Messages> = { en, ru, uk };
const RULES: Record<Lang, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  ru: new Intl.PluralRules('ru'),
  uk: new Intl.PluralRules('uk'),
};
export const LANGUAGE_NAMES: Record<Lang, string> = { en: 'English', ru: 'Русский', uk: 'Українська' };

/** A message in a language. Counted messages choose their form by `n`. */
export function speak(lang: Lang, key: Key, given: Readonly<Record<string, string | number>> = {}): string {
  const found = WORDS[lang][key];
  const text = typeof found === 'string' ? found : (found[RULES[lang].select(Number(given.n ?? 0))] ?? found.other);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ''));
}

/** A message in the chosen language; whatever shows it changes with the language. */
export function t(key: Key, given?: Readonly<Record<string, string | number>>): string {
  return speak(settings.lang, key, given);
}

export function isKey(text: string): text is Key {
  return text in en;
}

/** A message whose key is put together from parts that only run time knows; `otherwise` for what nobody has named. */
export function named(key: string, otherwise: string): string {
  return isKey(key) ? t(key) : otherwise;
}

/** What went wrong, in plain words. */
export function apology(error: unknown): string {
  if (!(error instanceof Refused)) return t('e_failed');
  const message = error.message.replace(/\.$/, '');
  const key = `e_${error.code}`;
  // What the server says beyond that is for whoever looks for the cause: in English, and set apart.
  return isKey(key) ? t(key, { message }).replace(' ()', '') : message || t('e_failed');
}

/** `t` for words that a game brings with it. */
export function speaker<K extends string>(words: Record<Lang, Readonly<Record<K, string>>>) {
  return (key: K, given: Readonly<Record<string, string | number>> = {}): string =>
    words[settings.lang][key].replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ''));
}
