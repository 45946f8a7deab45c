/** An id as words: `will_o_wisp` is "Will o wisp". */
export function spoken(id: string): string {
  const words = id.replace(/[_-]/g, ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** What is said elsewhere on the page. */
const ELSEWHERE: ReadonlySet<string> = new Set(['decision', 'over', 'seat', 'seats']);

/** What a view says, field by field. */
export function fields(view: unknown): [string, unknown][] {
  if (typeof view !== 'object' || view === null) return [];
  return Object.entries(view).filter(([name]) => !ELSEWHERE.has(name));
}

/** A value on one line: what is unknown is a dot. */
export function told(value: unknown): string {
  if (value === null || value === undefined) return '·';
  if (Array.isArray(value)) return value.length ? value.map(told).join(', ') : '—';
  if (typeof value === 'object') return Object.entries(value).map(([name, each]) => `${spoken(name)}: ${Array.isArray(each) ? `[${told(each)}]` : told(each)}`).join(' · ');
  return String(value);
}

/** The items of a list of things, each to be told on a line of its own; null for any other value. */
export function items(value: unknown): unknown[] | null {
  return Array.isArray(value) && value.some((each) => typeof each === 'object' && each !== null) ? value : null;
}
