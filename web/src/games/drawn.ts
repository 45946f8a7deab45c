/**
 * What is drawn for each word of a vocabulary (`vocabulary.ts` in the game's folder), by the field that names the word.
 * A word that is not drawn, or that there is not, is an error of types.
 */
export type Drawn<Word, Tag extends keyof Word, Result> = { readonly [Each in Word as Each[Tag] & string]: (word: Each) => Result };

/** Draws a word; undefined for one of a pack that knows more words than this page. */
export function draw<Word, Tag extends keyof Word, Result>(drawn: Drawn<Word, Tag, Result>, tag: Tag, word: Word): Result | undefined {
  const known = drawn as unknown as Readonly<Record<string, ((word: Word) => Result) | undefined>>;
  return known[String(word[tag])]?.(word);
}
