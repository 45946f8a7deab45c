export interface Rule {
  id: string;
  text: string;
}
export interface Chapter {
  title: string;
  rules: Rule[];
}

const HEADING = /^##+ (?:\d+(?:\.\d+)?\. )?(.+)$/;
const RULE = /^(?:- |\| )?\*\*([A-Z]+-[\w.]+)\*\*\s*(.*)$/;
/** Where a rule comes from, in brackets at its end: of use to those who look after the catalogue. */
const SOURCES = /\s\((?:p\d|RU|UA|EN|card|FAQ|R:)[^()]*\)$/;

/** The chapters of a catalogue that define rules, without what is only there for its keepers. */
export function chaptersOf(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  let rule: Rule | null = null;
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line);
    const found = RULE.exec(line);
    if (heading) chapters.push({ title: heading[1] ?? '', rules: [] });
    else if (found) chapters.at(-1)?.rules.push((rule = { id: found[1] ?? '', text: found[2] ?? '' }));
    else if (line.trim() && rule && !line.startsWith('|')) rule.text += ` ${line.trim()}`;
    if (heading || !line.trim()) rule = null;
  }
  for (const each of chapters.flatMap((chapter) => chapter.rules)) each.text = each.text.replace(/\*\*|`|\|$/g, '').replace(/\*(\p{L}[^*]*)\*/gu, '$1').trim().replace(SOURCES, '');
  return chapters.filter((chapter) => chapter.rules.length);
}

/** The catalogues of rules, read once, and the rule that somebody has just asked for. */
class Rulebook {
  asked = $state.raw<{ game: string; id: string } | null>(null);
  #read = new Map<string, Promise<Chapter[]>>();

  show(game: string, id: string): void {
    this.asked = { game, id };
  }

  close(): void {
    this.asked = null;
  }

  chapters(game: string): Promise<Chapter[]> {
    const known = this.#read.get(game);
    if (known) return known;
    const reading = fetch(`/rules/${encodeURIComponent(game)}/text`).then(async (answer) => (answer.ok ? chaptersOf(await answer.text()) : []));
    this.#read.set(game, reading);
    // Whoever asks after a failure asks anew.
    reading.catch(() => this.#read.delete(game));
    return reading;
  }

  /** Whether a game has a catalogue of rules, as those from outside may not. Unless the server says so, it has. */
  async brings(game: string): Promise<boolean> {
    const chapters = await this.chapters(game).catch(() => null);
    return chapters?.length !== 0;
  }

  async rule(game: string, id: string): Promise<(Rule & { chapter: string }) | null> {
    for (const chapter of await this.chapters(game)) {
      const found = chapter.rules.find((each) => each.id === id);
      if (found) return { ...found, chapter: chapter.title };
    }
    return null;
  }
}

export const rulebook = new Rulebook();
