import type { Api, Problem } from './schema';

/** The server refused something, or did not answer at all (`offline`). */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

type Part<K extends keyof Api, P extends string> = Api[K] extends Record<P, infer T> ? T : undefined;
type Wish<K extends keyof Api> = (Api[K] extends { path: infer T } ? { path: T } : unknown) &
  (Api[K] extends { body: infer T } ? { body: T } : unknown) &
  (Api[K] extends { query: infer T } ? { query?: T } : unknown);
interface Given {
  path?: Record<string, string>;
  query?: Record<string, string | number | null | undefined>;
  body?: unknown;
}

/** Ask the server for something that it publishes: `ask('GET /api/games')`. */
export async function ask<K extends keyof Api>(
  what: K,
  ...wish: keyof Wish<K> extends never ? [] : [Wish<K>]
): Promise<Part<K, 'answer'>> {
  const [method, template] = what.split(' ') as [string, string];
  const given: Given = wish[0] ?? {};
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given.path?.[name] ?? ''));
  const query = Object.entries(given.query ?? {}).filter((pair): pair is [string, string | number] => pair[1] != null);
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString();
  let answer: Response;
  try {
    answer = await fetch(search ? `${path}?${search}` : path, {
      method,
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Refused('offline', '');
  }
  const told: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) {
    const problem = told as Partial<Problem> | null;
    throw new Refused(problem?.code ?? 'failed', problem?.message ?? '', problem?.details);
  }
  return told as Part<K, 'answer'>;
}
