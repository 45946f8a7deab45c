const VOWEL = 'аеёиоуыэюяіїєaeiouy';
const CONSONANT = 'бвгґджзйклмнпрстфхцчшщbcdfghjklmnpqrstvwxz';
const BREAK = new RegExp(
  `(?<=[${VOWEL}ьй])(?=[${CONSONANT}][${VOWEL}])|(?<=[${VOWEL}][${CONSONANT}]{1,2})(?=[${CONSONANT}][${VOWEL}])`,
  'giu',
);
const WORD = /[\p{L}'’]+/gu;
/** Shorter words fit even a thumb. */
const LONG = 7;
const EDGE = 3;
/** A last syllable of two letters may stand alone. */
const END = 2;

/** A name with soft hyphens in its long words, for cards as narrow as a thumb. What fits a line is better not cut. */
export function breakable(name: string, long = LONG): string {
  return name.replace(WORD, (word) =>
    word.length < long ? word : word.replace(BREAK, (_, at: number) => (at >= EDGE && word.length - at >= END ? '\u00ad' : '')),
  );
}
