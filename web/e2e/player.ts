import type { Locator, Page } from 'playwright/test';
import { expect, type House } from './house';

/** What a person at the table can do next, told by what is on the screen; the first that is there. */
const OFFERS = {
  panel: '.pay .btn--act:enabled, .prompt__confirm:not([aria-disabled="true"])',
  use: '.beside .use, dialog .use',
  pass: '.prompt [aria-keyshortcuts="p"]',
  button: '.prompt .btn--act-line',
  card: '.is-legal, .is-legal-line, .is-minor',
} as const;
type Offer = keyof typeof OFFERS;
export type Seen = Offer | 'over' | 'wait';

export const over = (page: Page): Locator => page.getByRole('dialog', { name: 'The game is over' });
export const offer = (page: Page, what: Offer): Locator => page.locator(OFFERS[what]).filter({ visible: true }).first();

/** What is offered. Passing comes before cards unless one wants to do something. */
export async function look(page: Page, eager: boolean): Promise<Seen> {
  if (await page.locator('dialog .ending').isVisible()) return 'over';
  // A sheet lies over everything else.
  if (await page.locator('dialog .use').first().isVisible()) return 'use';
  const order: Offer[] = eager ? ['panel', 'use', 'button', 'card', 'pass'] : ['panel', 'pass', 'button', 'card', 'use'];
  for (const each of order) if (await offer(page, each).isVisible()) return each;
  return 'wait';
}

/** Whether somebody does something in this turn: at first now and then, later never, so that games come to an end. */
function eager(turn: number): boolean {
  return turn < 24 && turn % 3 !== 2;
}

/** How long a game may take; the time limit of the test is what counts. */
const PATIENCE = 900_000;

export interface Way {
  do(page: Page, what: Offer): Promise<void>;
}

export const byMouse: Way = {
  do: (page, what) => offer(page, what).click({ timeout: 3000 }),
};

export const byTouch: Way = {
  do: (page, what) => offer(page, what).tap({ timeout: 3000 }),
};

/** Nothing but keys: Tab to what is offered, and Enter. */
export const byKeys: Way = {
  async do(page, what) {
    if (what === 'pass') return page.keyboard.press('p');
    const focused = (selector: string) => page.evaluate((wanted) => Boolean(document.activeElement?.matches(wanted)), selector);
    // What can be done with a card has the focus once the card was chosen; before that, Tab would lead away from it.
    if (what === 'use' && (await focused(OFFERS.use))) return page.keyboard.press('Enter');
    const wanted = what === 'use' ? OFFERS.card : OFFERS[what];
    for (let stops = 0; stops < 80; stops++) {
      if (await focused(wanted)) return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    throw new Error(`the Tab key does not lead to ${wanted}`);
  },
};

/** Play until the game is over or `until` says so; `seen` is called before every answer. */
export async function play(page: Page, way: Way, until: () => boolean = () => false, seen: () => Promise<void> = async () => undefined): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (let turn = 0; Date.now() < end; ) {
    const what = await look(page, eager(turn));
    if (what === 'over' || until()) return;
    if (what === 'wait') {
      await page.waitForTimeout(50);
      continue;
    }
    await seen();
    try {
      await way.do(page, what);
      turn++;
    } catch (error) {
      // It may have gone while the hand was on its way to it.
      if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
    }
    await page.waitForTimeout(30);
  }
  throw new Error('the game does not come to an end');
}

/** A game on the first page. */
export const tile = (page: Page, game = 'Res Arcana'): Locator => page.locator('.tile').filter({ has: page.getByRole('heading', { name: game }) });

/** From the first page to a table against a bot, in two clicks. */
export async function challenge(page: Page, house: House, bot = 'Adept'): Promise<void> {
  await page.goto(house.url);
  await tile(page).getByRole('button', { name: 'Play a bot' }).click();
  await tile(page).getByRole('button', { name: bot }).click();
  await expect(page.locator('.prompt__ask')).toBeVisible();
}

/** Give the game up, to have one that is over. */
export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await expect(over(page)).toBeVisible();
}
