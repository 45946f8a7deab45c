import type { Page } from 'playwright/test';
import { expect, sit, test } from './house';

/**
 * The main screens as they should look. Letters differ from machine to machine, so a few of all pixels may differ, too:
 * what is found is a screen that has come apart. `npm run e2e -- snapshots --update-snapshots=all` takes them anew.
 */
const LOOSELY = { maxDiffPixelRatio: 0.06, threshold: 0.3, animations: 'disabled', caret: 'hide' } as const;

/** Everything is there, and nothing is pointed at. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
}

test.use({ colorScheme: 'dark' });

test('the first page', async ({ page, house }) => {
  await page.goto(house.url);
  await expect(page.locator('.tile .btn--act').first()).toBeVisible();
  await settle(page);
  await expect(page).toHaveScreenshot('home.png', { ...LOOSELY, mask: [page.locator('.mygames')] });
});

test('a table', async ({ page, house }) => {
  await sit(page, house, { position: 'two' });
  await settle(page);
  await expect(page).toHaveScreenshot('table.png', LOOSELY);
});

test('a payment, by day', async ({ page, house }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await sit(page, house, { position: 'four' }, ['place crypt']);
  await settle(page);
  await expect(page).toHaveScreenshot('payment.png', LOOSELY);
});

test('the cards', async ({ page, house }) => {
  await page.goto(`${house.url}/cards/res_arcana`);
  await expect(page.locator('.gallery .spot').first()).toBeVisible();
  await settle(page);
  await expect(page).toHaveScreenshot('cards.png', LOOSELY);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a table', async ({ page, house }) => {
    await sit(page, house, { position: 'two' });
    await settle(page);
    await expect(page).toHaveScreenshot('phone.png', LOOSELY);
  });
});
