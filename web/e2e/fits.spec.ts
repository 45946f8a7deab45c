import type { Page } from 'playwright/test';
import { expect, sit, table, test } from './house';

/** From a small phone to a small laptop, closer where the app's own layouts begin and end. */
const WIDTHS = [320, 340, 360, 390, 401, 460, 520, 600, 680, 740, 761, 768, 800, 840, 880, 920, 940, 961, 1000, 1040, 1079];
const [WIDE, HEIGHT] = [1100, 800];

/** What lies over the side of the window: the page, a dialog, or anything in the bar or the dialog that can be pressed. */
function outside(): string[] {
  const wide = innerWidth;
  const dialog = document.querySelector('dialog[open]');
  const found = [document.documentElement, ...(dialog ? [dialog] : [])].filter((each) => each.scrollWidth > each.clientWidth).map((each) => `${each.tagName} is ${each.scrollWidth} wide`);
  for (const each of (dialog ?? document).querySelectorAll<HTMLElement>(dialog ? 'a, button, select, input' : '.bar :is(a, button, select), main :is(a, button, select)')) {
    const { left, right, width } = each.getBoundingClientRect();
    // What scrolls on its own, as a row of cards, may begin or end outside.
    const bound = !each.closest('.screen') || each.closest('.bar');
    if (bound && width > 1 && (left < -0.5 || right > wide + 0.5)) found.push(`«${each.getAttribute('aria-label') ?? each.textContent?.trim()}» from ${Math.round(left)} to ${Math.round(right)}`);
  }
  return found;
}

/** Look at a screen at all widths; the window is made narrow, which is quicker than to open the page again. */
async function squeeze(page: Page, name: string, wrong: string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const width of WIDTHS) {
    await devtools.send('Emulation.setDeviceMetricsOverride', { width, height: HEIGHT, deviceScaleFactor: 1, mobile: false });
    let found = await page.evaluate(outside);
    // What is laid out anew by the app itself, as the bar of a replay is, takes a frame or two to follow the window.
    for (let frames = 0; found.length && frames < 10; frames++) {
      await page.waitForTimeout(100);
      found = await page.evaluate(outside);
    }
    if (found.length) wrong.push(`${name}, ${width}: ${found.join(', ')}`);
  }
  await devtools.send('Emulation.setDeviceMetricsOverride', { width: WIDE, height: HEIGHT, deviceScaleFactor: 1, mobile: false });
}

for (const lang of ['en', 'ru', 'uk'] as const)
  test.describe(lang, () => {
    test.use({ viewport: { width: WIDE, height: HEIGHT } });
    test.beforeEach(({ page }) => page.addInitScript((wish) => localStorage.setItem('arcanum.lang', wish), lang));

    test('pages and their dialogs keep within the window', async ({ page, house }) => {
      const wrong: string[] = [];
      // A long name, and lists with something in them.
      const account = await page.request.post(`${house.url}/api/accounts`, { data: { login: `Maximiliane-${lang}-${Date.now()}`, password: 'a long enough one' } });
      expect(account.ok()).toBe(true);
      await page.request.post(`${house.url}/api/tables`, { data: { game: 'res_arcana', name: 'Guest', seats: [{ who: 'me' }, { who: 'open' }], public: true } });
      for (const path of ['/cards', '/watch', '/record', '/rules/res_arcana', '/rules/black_rose', '/table/nothing-here', '/']) {
        await page.goto(house.url + path);
        await page.waitForLoadState('networkidle');
        await squeeze(page, path, wrong);
      }
      for (const [name, button] of [['a new table', '.tile__acts .btn:last-child'], ['an account', '.account'], ['settings', '.pagetop > .btn:last-child']] as const) {
        await page.locator(button).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await squeeze(page, name, wrong);
        await page.keyboard.press('Escape');
      }
      await page.locator('.tile__acts .btn--act').first().click();
      await squeeze(page, 'bots to choose from', wrong);
      await page.goto(`${house.url}/cards/res_arcana#hawk`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await squeeze(page, 'a card', wrong);
      expect(wrong).toEqual([]);
    });

    test('tables and replays keep within the window', async ({ page, house }) => {
      const wrong: string[] = [];
      await page.goto(await table(page, house, { others: ['open'] }));
      await expect(page.locator('.copy')).toBeVisible();
      await squeeze(page, 'a table that waits', wrong);
      await sit(page, house, { position: 'four' });
      await squeeze(page, 'a table of four', wrong);
      await sit(page, house, { position: 'two' }, ['place crypt']);
      await page.locator('.top > .btn--icon:last-child').click();
      await squeeze(page, 'the menu of a table', wrong);
      await page.locator('.dialog .form > .btn').nth(-2).click();
      await page.locator('.dialog .btn--danger').click();
      await expect(page.locator('.ending')).toBeVisible();
      await squeeze(page, 'an ending', wrong);
      await page.locator('.ending a').first().click();
      await expect(page.locator('.moves li').first()).toBeVisible();
      await squeeze(page, 'a replay', wrong);
      expect(wrong).toEqual([]);
    });
  });
