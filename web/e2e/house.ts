import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type BrowserContext, type Page } from 'playwright/test';

const ROOT = join(import.meta.dirname, '../..');
const OURS = join(ROOT, '.venv/bin/arcanum');
/** The server that is tried: `ARCANUM`, or the one of this checkout, or whichever is installed. */
const COMMAND = process.env.ARCANUM ?? (existsSync(OURS) ? OURS : 'arcanum');
const PATIENCE = 60_000;
/** Mail can be asked for, and none arrives. */
const NOWHERE = 'smtp://127.0.0.1:9?from=arcanum@games.example';

/** A server of our own, with a folder that is gone afterwards. It can be stopped and started again. */
export class House {
  #folder = mkdtempSync(join(tmpdir(), 'arcanum-e2e-'));
  #port = 0;
  #process: ChildProcess | null = null;
  /** When the server has printed its address. */
  printed = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const process = spawn(COMMAND, ['serve', '--port', String(this.#port), '--data', this.#folder, '--thinkers', '1', '--mail', NOWHERE], { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#process = process;
    this.#port = await new Promise<number>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('the server does not start')), PATIENCE);
      let said = '';
      process.stdout.on('data', (piece) => {
        said += String(piece);
        const found = /:(\d+)\b/.exec(said.replace('http:', ''));
        if (!found) return;
        clearTimeout(late);
        this.printed = performance.now();
        resolve(Number(found[1]));
      });
      process.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
      if (await fetch(`${this.url}/healthz`).then((answer) => answer.ok, () => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('the server does not get ready');
  }

  async stop(): Promise<void> {
    const process = this.#process;
    this.#process = null;
    if (!process || process.exitCode !== null) return;
    const gone = new Promise((resolve) => process.once('exit', resolve));
    process.kill('SIGTERM');
    await gone;
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const POSITIONS = join(import.meta.dirname, 'positions');

export interface Wanted {
  /** A file of `positions`; without one a new game is dealt. */
  position?: 'two' | 'four' | 'last' | 'grown';
  /** What is different there: words of the file, and what stands in their place. */
  but?: Record<string, string>;
  /** Who sits at the other seats; by default bots of one sort. */
  others?: ('open' | 'bot')[];
  options?: Record<string, string>;
  clock?: number;
}

/** A table, made without a page; whoever the page belongs to has the first seat. */
export async function table(page: Page, house: House, wanted: Wanted = {}): Promise<string> {
  const { position, but = {}, others = position === 'four' ? ['bot', 'bot', 'bot'] : ['bot'], options = {}, clock = 0 } = wanted;
  let scenario: string | null = position ? readFileSync(join(POSITIONS, `${position}.yaml`), 'utf8') : null;
  for (const [words, others] of Object.entries(but)) scenario = scenario?.replace(words, others) ?? null;
  const seats = [{ who: 'me' }, ...others.map((who) => (who === 'open' ? { who } : { who, bot: 'adept' }))];
  const answer = await page.request.post(`${house.url}/api/tables`, { data: { game: 'res_arcana', name: 'Guest', seats, scenario, options, clock } });
  const told = (await answer.json()) as { table: string };
  if (!answer.ok()) throw new Error(JSON.stringify(told));
  return `${house.url}/table/${told.table}`;
}

export interface Asked {
  game: string;
  /** The prompt of the engine. */
  kind: string;
  record: { seats: number };
}

/** The positions in which the first seat is asked something: one for every kind of question of a game, as records. */
export function questionsOf(game: string): Asked[] {
  const files = readdirSync(join(POSITIONS, game));
  const told = execFileSync(COMMAND, ['scenario', 'record', ...files.map((file) => join(POSITIONS, game, file))], { encoding: 'utf8' });
  return told.trim().split('\n').map((line, i) => ({ game, kind: files[i]!.replace('.yaml', ''), record: JSON.parse(line) as Asked['record'] }));
}

/** A table in such a position, by its address in the app. */
export async function tableAsked(page: Page, house: House, { game, record }: Asked): Promise<string> {
  const seats = Array.from({ length: record.seats }, (_, i) => (i ? { who: 'bot', bot: 'adept' } : { who: 'me' }));
  const answer = await page.request.post(`${house.url}/api/tables`, { data: { game, name: 'Guest', seats, record } });
  const told = (await answer.json()) as { table: string };
  if (!answer.ok()) throw new Error(JSON.stringify(told));
  return `/table/${told.table}`;
}

/** The same, with a page that looks at it and is asked something; `moves` are typed, in canonical words. */
export async function sit(page: Page, house: House, wanted: Wanted = {}, moves: readonly string[] = []): Promise<void> {
  await page.goto(await table(page, house, wanted));
  await expect(page.locator('.prompt__ask')).toBeVisible();
  await type(page, moves);
}

/** A position of the Black Rose against a bot, from the words of a scenario, with a page that looks at it and is asked something. */
export async function position(page: Page, house: House, scenario: string): Promise<void> {
  const answer = await page.request.post(`${house.url}/api/tables`, { data: { game: 'black_rose', name: 'Guest', seats: [{ who: 'me' }, { who: 'bot', bot: 'apprentice' }], scenario } });
  const told = (await answer.json()) as { table: string };
  if (!answer.ok()) throw new Error(JSON.stringify(told));
  await page.goto(`${house.url}/table/${told.table}`);
  await expect(page.locator('.prompt__ask')).toBeVisible();
}

/** Make moves on the command line of a table. */
export async function type(page: Page, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    const before = await page.locator('.prompt__ask').textContent();
    await page.keyboard.press('/');
    await page.locator('.orders input').fill(move);
    await page.keyboard.press('Enter');
    await expect(page.locator('.orders')).toHaveCount(0);
    await expect(page.locator('.prompt__ask')).not.toHaveText(before ?? '');
  }
}

interface Fixtures {
  /** Whether things move; most tests have no time for that. */
  moving: boolean;
}

/** Each process of tests has a server of its own. */
export const test = base.extend<Fixtures, { house: House }>({
  moving: [false, { option: true }],
  context: async ({ context, moving }, use) => {
    if (!moving) await still(context);
    await use(context);
  },
  house: [
    async ({}, use) => {
      const house = new House();
      await house.start();
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: PATIENCE * 2 },
  ],
});
export { expect };

/** In this browser nothing moves. */
export async function still(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (localStorage.getItem('arcanum.still') === null) localStorage.setItem('arcanum.still', 'yes');
  });
}
