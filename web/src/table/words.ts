/** Canonical words of an action, taken apart: `power tower 2` is the verb `power` about the card `tower`. */
export function verbOf(words: string): string {
  return words.split(' ', 1)[0] ?? '';
}

export function subjectOf(words: string): string {
  return words.split(' ')[1] ?? '';
}

/** Whether an action is only beside what is asked: its verb is one of those, and others are asked for as well. */
export function isAside(words: string, choices: readonly { words: string }[], sideVerbs: ReadonlySet<string>): boolean {
  return sideVerbs.has(verbOf(words)) && choices.some((each) => !sideVerbs.has(verbOf(each.words)));
}

/** Which of several of its kind: 2 for `power tower 2`; 0 if none is named. */
export function numberOf(words: string): number {
  return Number(words.split(' ')[2] ?? 0);
}
