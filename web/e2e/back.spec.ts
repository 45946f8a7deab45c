import type { Page } from 'playwright/test';
import { expect, sit, test } from './house';
import { over, resign } from './player';

const TURN = 'Your turn: take one action.';
const asked = (page: Page) => page.locator('.prompt__ask');
const mark = (page: Page) => page.locator('.top .chip', { hasText: 'With take-backs' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Go back to before something that you know by now?' });
/** Wait until nobody but oneself is asked. */
const mine = (page: Page) => expect(page.locator('.prompt--wait')).toHaveCount(0, { timeout: 30_000 });

test('a misclick against a bot is taken back, past what is known by then', async ({ page, house }) => {
  await sit(page, house, { position: 'two' });
  // A misclick: passing, and the bot goes on at once.
  await page.keyboard.press('p');
  await expect(asked(page)).not.toHaveText(TURN);
  await page.locator('.is-legal').first().click();
  await expect(page.locator('.log__list')).toContainText('Adept');
  await mine(page);

  // It is asked about, once, and nothing happens before one is sure.
  const before = await page.locator('.log__list').textContent();
  await page.locator('.prompt__undo').click();
  await expect(question(page)).toContainText('no card is dealt and no die is rolled anew');
  await expect(question(page)).toContainText('marked as one with take-backs');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.log__list')).toHaveText(before ?? '');
  await expect(mark(page)).toHaveCount(0);
  await page.keyboard.press('u');
  await question(page).getByRole('button', { name: 'Take back' }).click();
  await expect(mark(page)).toBeVisible();

  // From the log one goes back to any decision, and is not asked again.
  await page.locator('.log__back').click();
  const ways = page.getByRole('dialog', { name: 'Go back to…' });
  await expect(ways.getByRole('listitem').last()).toContainText('Pass');
  await ways.getByRole('listitem').last().getByRole('button').click();
  await expect(asked(page)).toHaveText(TURN);
  await expect(question(page)).toHaveCount(0);
  await expect(mark(page)).toBeVisible();

  // The end is no end either, and the game that comes of it bears the mark.
  await resign(page);
  await expect(over(page)).toContainText('With take-backs: counts in no best score');
  await over(page).getByRole('button', { name: 'Take back' }).click();
  await expect(over(page)).toHaveCount(0);
  await expect(asked(page)).toHaveText(TURN);
  await resign(page);
  await over(page).getByRole('link', { name: 'Watch the replay' }).click();
  await expect(mark(page)).toBeVisible();
  await page.goto(house.url);
  await expect(page.locator('.game').first()).toContainText('With take-backs');
});

test('what somebody may know of a game that goes on from a record is said before one sits down', async ({ page, house, browser }) => {
  const answer = await page.request.post(`${house.url}/api/tables`, { data: { game: 'res_arcana', seats: [{ who: 'me' }, { who: 'bot', bot: 'apprentice' }] } });
  const { table: first } = (await answer.json()) as { table: string };
  await page.goto(`${house.url}/table/${first}`);
  await page.locator('.is-legal, .prompt .btn--act-line').first().click();
  await resign(page);
  const seats = [{ who: 'me' }, { who: 'open' }];
  const branched = await page.request.post(`${house.url}/api/tables/${first}/branch`, { data: { moves: 1, seats, public: true } });
  const { table: second } = (await branched.json()) as { table: string };
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${house.url}/watch`);
  const said = 'Whoever has it may know the hands and secret choices of all players up to here. What nobody had seen was dealt anew.';
  await expect(other.locator('.game').first()).toContainText(said);
  await other.goto(`${house.url}/table/${second}`);
  await expect(other.getByRole('note')).toContainText(said);
  await expect(other.getByRole('button', { name: 'Take this seat' })).toBeVisible();
  await page.goto(`${house.url}/table/${second}`);
  await expect(page.getByRole('note')).toContainText(said);
  await other.context().close();
});
