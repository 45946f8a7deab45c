import type { BrowserContext, Page } from 'playwright/test';
import { expect, sit, still, table, test } from './house';
import { byKeys, byMouse, byTouch, challenge, over, play, resign, tile } from './player';

/** What goes wrong on a page without anybody seeing it. */
function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  return troubles;
}

async function people(contexts: BrowserContext[]): Promise<Page[]> {
  return Promise.all(contexts.map(async (each) => (await still(each), each.newPage())));
}

test('a whole game against a bot, by clicking', async ({ page, house }) => {
  const troubles = troublesOf(page);
  await challenge(page, house);
  await play(page, byMouse);
  await expect(over(page).getByRole('row')).toHaveCount(3);
  await expect(over(page)).toContainText('of 10');
  expect(troubles).toEqual([]);
});

test('a whole game by keyboard alone', async ({ page, house }) => {
  await page.goto(house.url);
  for (const name of ['Play a bot', 'Adept']) {
    const button = tile(page).getByRole('button', { name });
    for (let stops = 0; stops < 40 && !(await button.evaluate((each) => each === document.activeElement)); stops++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.prompt__ask')).toBeVisible();
  await play(page, byKeys);
  await expect(over(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('own cards lie under the thumb, whatever else is looked at', async ({ page, house }) => {
    await sit(page, house, { position: 'two' });
    const own = page.getByRole('region', { name: 'Mine' });
    await expect(own.getByRole('button')).toHaveCount(7);
    await own.getByRole('button', { name: /^Guard Dog, turned/ }).tap();
    await expect(page.getByRole('dialog')).toContainText('Guard Dog');
    await page.keyboard.press('Escape');
    await own.getByRole('button', { name: /^Fountain of Youth, on it: 1 Life, 2 Calm/ }).tap();
    await expect(page.getByRole('dialog').getByRole('button', { name: /Fountain of Youth/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    // They are all there at full size, so not a second time.
    await page.getByRole('tab', { name: 'Mine' }).tap();
    await expect(own).toHaveCount(0);
  });

  test('a game to its end at 360 pixels, never scrolling sideways', async ({ page, house }) => {
    await challenge(page, house);
    await expect(page.locator('.is-legal').first()).toBeVisible();
    await sit(page, house, { position: 'two' });
    await play(page, byTouch, undefined, async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
    await expect(over(page)).toBeVisible();
  });

  test('long words push nothing off the screen', async ({ page, house }) => {
    await page.addInitScript(() => localStorage.setItem('arcanum.lang', 'ru'));
    const beyond = (within: string) =>
      page.evaluate((selector) => [...document.querySelectorAll(selector)].filter((each) => each.getBoundingClientRect().right > innerWidth).map((each) => each.outerHTML.slice(0, 80)), within);
    // Before the first round there is no number, but words.
    await sit(page, house);
    await expect(page.getByRole('button', { name: 'Меню' })).toBeVisible();
    expect(await beyond('.top > *')).toEqual([]);
    await sit(page, house, { position: 'two' }, ['place crypt']);
    await expect(page.getByRole('button', { name: 'Оплатить и разместить' })).toBeVisible();
    expect(await beyond('.pay *')).toEqual([]);
    await page.goto(await table(page, house, { others: ['open', 'open'] }));
    await expect(page.locator('.waiting')).toBeVisible();
    const box = await page.locator('.waiting').boundingBox();
    expect(await page.locator('.waiting').evaluate((each) => each.scrollWidth - each.clientWidth), JSON.stringify(box)).toBe(0);
  });

  test('what can be touched is as large as a thumb', async ({ page, house }) => {
    await sit(page, house, { position: 'two' });
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a, select')].flatMap((each) => {
        const box = each.getBoundingClientRect();
        return !box.width || (box.width >= 36 && box.height >= 36) ? [] : [`${each.className} ${Math.round(box.width)} x ${Math.round(box.height)}`];
      }),
    );
    expect(small).toEqual([]);
  });
});

test('two people in two browsers', async ({ browser, house }) => {
  const contexts = [await browser.newContext(), await browser.newContext()];
  const [one, two] = (await people(contexts)) as [Page, Page];
  await one.goto(house.url);
  await tile(one).getByRole('button', { name: 'With friends' }).click();
  await one.getByLabel('Your name').fill('First');
  await one.getByRole('button', { name: 'Make the table' }).click();
  await expect(one.getByText('Waiting for 1 more player')).toBeVisible();
  await two.goto(one.url());
  await two.getByLabel('Your name').fill('Second');
  await two.getByRole('button', { name: 'Take this seat' }).click();
  await expect(two.locator('.prompt__ask')).toBeVisible();
  await expect(two.locator('.me__id')).toContainText(/Second\s+You/);
  await expect(two.locator('.rival h2')).toContainText('First');
  // Two who only pass would never end: whoever has had enough resigns.
  let rounds = 0;
  const counting = async () => {
    rounds = Number(/\d+/.exec((await one.locator('.bar .chip--line').textContent()) ?? '')?.[0] ?? 0);
  };
  await Promise.all([one, two].map((each) => play(each, byMouse, () => rounds > 1, counting)));
  await resign(two);
  await expect(over(one)).toContainText('You won');
  await expect(over(two)).toContainText('First won');
  await over(one).getByRole('button', { name: 'Play again' }).click();
  await expect(over(two).getByRole('link', { name: 'To the new game' })).toBeVisible();
  await Promise.all(contexts.map((each) => each.close()));
});

test('four people draft', async ({ browser, house }) => {
  const contexts = await Promise.all([0, 1, 2, 3].map(() => browser.newContext()));
  const pages = await people(contexts);
  const [host, ...others] = pages as [Page, ...Page[]];
  await host.goto(house.url);
  await tile(host).getByRole('button', { name: 'With friends' }).click();
  await host.getByRole('button', { name: 'Add a seat' }).click();
  await host.getByRole('button', { name: 'Add a seat' }).click();
  await host.getByRole('radio', { name: /Draft/ }).check();
  await host.getByRole('button', { name: 'Make the table' }).click();
  await expect(host.getByText('Waiting for 3 more players')).toBeVisible();
  for (const page of others) {
    await page.goto(host.url());
    await page.getByRole('button', { name: 'Take this seat' }).first().click();
  }
  // All choose at the same time.
  for (const page of pages) await expect(page.locator('.is-legal').first()).toBeVisible();
  let started = false;
  const watch = async () => void (started ||= (await host.locator('.bar .chip--line').textContent()) === 'Round 1');
  await Promise.all(pages.map((page) => play(page, byMouse, () => started, watch)));
  expect(started).toBe(true);
  await Promise.all(contexts.map((each) => each.close()));
});

test('a round and a game are summed up, with what the points come from', async ({ page, house }) => {
  await sit(page, house, { position: 'two' }, ['pass', 'choose research']);
  const round = page.getByRole('complementary', { name: 'After round 4' });
  await expect(round.getByRole('row')).toHaveCount(3, { timeout: 60_000 });
  await expect(round).toContainText('Sacred Grove 4');
  await sit(page, house, { position: 'last' });
  await page.getByRole('button', { name: /^Temple/ }).click();
  await expect(page.locator('.play [data-spot=temple]')).toBeVisible();
  // Ten points do not end a game by themselves.
  await expect(page.locator('.pts')).toContainText('Enough to win at the end of the round.');
  await page.keyboard.press('p');
  await expect(over(page)).toContainText('You won');
  for (const source of ['Sacred Grove 7', 'Nightingale 1', 'Temple 2']) await expect(over(page)).toContainText(source);
});

test('two, three and four players fit the screen of a laptop', async ({ page, house }) => {
  for (const viewport of [{ width: 1280, height: 720 }, { width: 1366, height: 768 }]) {
    await page.setViewportSize(viewport);
    for (const position of ['two', 'four'] as const) {
      await sit(page, house, { position });
      // The log has a past and may be scrolled; nothing else has to be.
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('body *')].flatMap((each) => {
          const scrolls = ['auto', 'scroll'].includes(getComputedStyle(each).overflowY) && !each.matches('.log__list');
          return scrolls && each.scrollHeight > each.clientHeight + 1 ? [`${each.className}: ${each.scrollHeight} in ${each.clientHeight}`] : [];
        }),
      );
      expect(hidden, `${position} at ${viewport.width}`).toEqual([]);
      const page_ = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
      expect(page_).toEqual([0, 0]);
    }
  }
  await page.goto(await table(page, house, { others: ['bot', 'bot'] }));
  await expect(page.locator('.rival')).toHaveCount(2);
  await expect(page.locator('.prompt')).toBeInViewport({ ratio: 1 });
});

/** What a rival's figures do to each other: lie across one another, leave their box, or cut a short name. */
function clashes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.rival, .strip')].flatMap((box) => {
      const FIGURES = '.seal, h2 > *, .rival__st > *, .pool li, .vp:not(.vp--s), footer > *, .ledger__line, .strip__name > *, .strip__piles';
      const seen = [...box.querySelectorAll(FIGURES)].map((each) => ({ said: each.textContent?.trim() || each.className, at: each.getBoundingClientRect() })).filter(({ at }) => at.width > 1);
      const frame = box.getBoundingClientRect();
      const wrong = seen.filter(({ at }) => at.left < frame.left - 1 || at.right > frame.right + 1).map(({ said }) => `${said} leaves its box`);
      seen.forEach(({ said, at }, i) => {
        for (const other of seen.slice(i + 1)) {
          const wide = Math.min(at.right, other.at.right) - Math.max(at.left, other.at.left);
          const high = Math.min(at.bottom, other.at.bottom) - Math.max(at.top, other.at.top);
          if (wide > 1 && high > 2) wrong.push(`${said} lies over ${other.said}`);
        }
      });
      const name = box.querySelector('h2 > span, .strip__name > span');
      if (!name || name.scrollWidth > name.clientWidth + 1) wrong.push(`${name?.textContent} is cut`);
      return wrong;
    }),
  );
}

test('the figures of a rival never lie over each other', async ({ page, house, browser }) => {
  const onlooker = await browser.newContext();
  await still(onlooker);
  const watching = await onlooker.newPage();
  // Much is harder to find room for than little.
  const but = { 'pool: {elan: 2, calm: 1, death: 4, gold: 1}': 'pool: {elan: 12, life: 10, calm: 11, death: 14, gold: 10}' };
  const wanted = [{ position: 'two' as const }, { others: ['bot', 'bot'] as ('open' | 'bot')[] }, { position: 'four' as const, but }];
  for (const lang of ['en', 'ru']) {
    for (const each of [page, watching]) await each.addInitScript((chosen) => localStorage.setItem('arcanum.lang', chosen), lang);
    for (const [i, one] of wanted.entries()) {
      const address = await table(page, house, one);
      for (const [who, each] of [['a player', page], ['an onlooker', watching]] as const) {
        await each.goto(address);
        for (const [width, height] of [[1280, 720], [1366, 768], [1280, 960], [1920, 1080], [360, 740]] as const) {
          await each.setViewportSize({ width, height });
          const [shown, others] = who === 'a player' ? ['.rival', 1] : ['.stripe', 2];
          await expect(each.locator(width < 1080 ? '.strip' : shown)).toHaveCount(i + others);
          if (shown === '.stripe') for (const name of await each.locator(`${width < 1080 ? '.strip__name > span' : 'h2.serif'}`).allTextContents()) await expect(each.locator('.boardbox').getByText(name.trim(), { exact: true }).filter({ visible: true }), name).toHaveCount(1);
          expect(await clashes(each), `${who}, ${i + 2} players, ${width} × ${height}, ${lang}`).toEqual([]);
          expect(await each.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        }
      }
    }
  }
  await onlooker.close();
});
