const VOWEL = 'аеёиоуыэюяіїєaeiouy';
const CONSONANT = 'бвгґджзйклмнпрстфхцчшщbcdfghjklmnpqrstvwxz';
const BREAK = new RegExp(
  `(?<=[${VOWEL}ьй])(?=[${CONSONANT}][${VOWEL}])|(?<=[${VOWEL}][${CONSONANT}])(?=[${CONSONANT}][${VOWEL}])`,
  'giu',
);
const LONG = /[\p{L}'’]{7,}/gu;
const EDGE = 3;
/** A last syllable of two letters may stand alone. */
const END = 2;

/** A name with soft hyphens in its long words, for cards as narrow as a thumb. */
export function breakable(name: string): string {
  return name.replace(LONG, (word) =>
    word.replace(BREAK, (_, at: number) => (at >= EDGE && word.length - at >= END ? '\u00ad' : '')),
  );
}
