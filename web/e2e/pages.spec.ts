import { readFileSync } from 'node:fs';
import { findings } from './axe';
import { expect, sit, test } from './house';
import { resign, tile } from './player';

test('cards are found in any language, by kind and by cost', async ({ page, house }) => {
  await page.goto(`${house.url}/cards`);
  const shown = page.locator('.gallery .spot');
  await expect(shown.first()).toBeVisible();
  const all = Number(/\d+/.exec((await page.locator('.lead p').textContent()) ?? '')?.[0]);
  await expect(shown).toHaveCount(all);
  await page.getByRole('searchbox').fill('дракон');
  await expect.poll(() => shown.count()).toBeLessThan(all);
  await shown.first().click();
  const card = page.getByRole('dialog');
  await expect(card).toContainText('Українська');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Mages' }).click();
  await expect(shown).toHaveCount(10);
});

for (const [lang, short, note] of [['en', 'The game in short', /^In English only: 5\d\d numbered sentences, a specification/], ['ru', 'Игра вкратце', /^Только на английском: 5\d\d пронумерованн.+ Это спецификация/], ['uk', 'Гра коротко', /^Лише англійською: 5\d\d пронумерован.+ Це специфікація/]] as const)
  test(`the rules begin with the game in short, and say what the catalogue is: ${lang}`, async ({ page, house }) => {
    await page.addInitScript((wish) => localStorage.setItem('arcanum.lang', wish), lang);
    await page.goto(`${house.url}/rules/res_arcana`);
    const headings = page.locator('main h2');
    await expect(headings.first()).toHaveText(short);
    await expect(page.locator('.primer li').first()).toContainText(lang === 'en' ? 'Gather essences' : /[а-яії]{4}/);
    await expect(page.locator('.spec')).toHaveText(note);
    // It is said before the first of the sentences.
    const [said, first] = [await page.locator('.spec').boundingBox(), await page.locator('.rulebook dt').first().boundingBox()];
    expect(said!.y).toBeLessThan(first!.y);
    expect(said!.y).toBeGreaterThan((await page.locator('.primer').boundingBox())!.y);
  });

test('rivals of several levels, and the set-up for a first game', async ({ page, house }) => {
  await page.goto(house.url);
  const game = tile(page);
  await game.getByRole('button', { name: 'Play a bot' }).click();
  await game.getByRole('button', { name: 'Rivals: 3' }).click();
  await expect(game.getByLabel(/^Rival \d/)).toHaveCount(3);
  await game.getByLabel('Rival 1').selectOption('Apprentice');
  await game.getByLabel('Rival 3').selectOption('Magister');
  await game.getByLabel('Beginners’ set-up').check();
  await game.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.prompt__ask')).toBeVisible();
  await expect(page.locator('.rival h2')).toHaveText([/^Apprentice/, /^Adept/, /^Magister/]);
  // The mage of a ready-made set lies there from the beginning.
  await expect(page.locator('.me .play .spot')).not.toHaveCount(0);
  const told = (await (await page.request.get(page.url().replace('/table/', '/api/tables/'))).json()) as { options: Record<string, string> };
  expect(told.options.setup).toBe('first_game');
});

test('with one rival two clicks are enough, and what a game has not is not offered', async ({ page, house }) => {
  await page.goto(house.url);
  const duel = tile(page, 'Black Rose Wars: Duel');
  await duel.getByRole('button', { name: 'Play a bot' }).click();
  await expect(duel.locator('.lvl').first()).toBeFocused();
  await expect(duel.locator('.tile__wishes')).toHaveCount(0);
  await tile(page).getByRole('button', { name: 'Play a bot' }).click();
  await tile(page).getByRole('button', { name: 'Adept' }).click();
  await expect(page.locator('.prompt__ask')).toBeVisible();
});

test('a card that was looked at gives the place and the focus back', async ({ page, house }) => {
  await page.goto(`${house.url}/watch`);
  await page.goto(`${house.url}/cards`);
  const card = page.locator('.gallery .spot').nth(60);
  await card.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(scrollY));
  for (let time = 0; time < 2; time++) {
    await card.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // Only now: on its way to the card the hand may scroll.
    const before = await place();
    expect(before).toBeGreaterThan(0);
    await expect(page).toHaveURL(/#.+/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card).toBeFocused();
    expect(await place()).toBe(before);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/watch$/);
  // Who came by a link to the card stays among the cards.
  await page.goto(`${house.url}/cards/res_arcana#hawk`);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/cards\/res_arcana$/);
  await page.goto(`${house.url}/cards/nonsense`);
  await expect(page.getByRole('heading')).toHaveText('There is nothing at this address.');
});

test('a finished game is replayed, judged, shared and played on', async ({ page, house, browser }) => {
  await sit(page, house, { position: 'last' });
  await page.getByRole('button', { name: /^Temple/ }).click();
  await expect(page.locator('.play [data-spot=temple]')).toBeVisible();
  await page.keyboard.press('p');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.locator('.moves li').first()).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.keyboard.press(',');
  await expect(page).toHaveURL(/#\d+$/);
  // It is seen through one's own eyes, and arrow keys step.
  await expect(page.getByRole('group', { name: 'Seen by' }).locator('[aria-pressed=true]')).toHaveText('Guest');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#1$/);
  await page.evaluate(() => (location.hash = '#2'));
  await expect(page.getByRole('slider')).toHaveValue('2');
  await expect(page.locator('.curve__who', { hasText: 'Guest' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Everyone' }).click();
  await expect(page.locator('.curve--chances path.curve__line').first()).toBeAttached({ timeout: 150_000 });
  // It is one's own until one shares it.
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(page.url());
  await expect(friend.getByText('This is not open to you')).toBeVisible();
  await page.getByRole('button', { name: 'Share the game' }).click();
  const link = await page.getByLabel('Copy the link').inputValue();
  await friend.goto('about:blank');
  await friend.goto(link);
  await expect(friend.locator('.replay__board')).toBeVisible();
  await friend.context().close();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page).toHaveURL(/\/table\/[^/]+$/);
  await expect(page.locator('.prompt__ask')).toBeVisible();
});

test('somebody who has never played finds the game in short', async ({ page, house }) => {
  await page.goto(house.url);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveURL(/\/rules$/);
  await expect(page.locator('.primer li')).toHaveCount(6);
  await page.reload();
  await expect(page.locator('.primer')).toContainText('whoever has 10 or more when a round ends');
  await page.getByLabel('Language').first().selectOption('uk');
  await expect(page.locator('.primer')).toContainText('спасувати');
  await page.goto(`${house.url}/rules/black_rose`);
  await expect(page.locator('.primer li')).toHaveCount(7);
  await expect(page.locator('.primer')).toContainText('за рівності — Троянда');
});

test('an account keeps the games of a guest', async ({ page, house }) => {
  await sit(page, house, { position: 'two' });
  await page.goto(house.url);
  await expect(page.locator('.games .game')).toHaveCount(1);
  const login = `guest-${Date.now()}`;
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password').fill('a long enough one');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByRole('button', { name: login })).toBeVisible();
  await expect(page.locator('.games .game')).toHaveCount(1);
  await page.getByRole('button', { name: login }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.locator('.games .game')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password').fill('not the right one');
  const send = page.getByRole('dialog').getByRole('button', { name: 'Sign in' });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('The login, the password or the code is wrong.');
  await page.getByLabel('Password').fill('a long enough one');
  await send.click();
  await expect(page.locator('.games .game')).toHaveCount(1);
});

test('the rules can be read and searched', async ({ page, house }) => {
  await page.goto(`${house.url}/rules/res_arcana#RA-7.3`);
  await expect(page.locator('[id="RA-7.3"]')).toBeInViewport();
  await page.getByRole('searchbox').fill('Golden Statue');
  await expect(page.locator('[id="RA-7.3"]')).toHaveCount(0);
  await expect(page.locator('.rulebook dd').first()).toContainText('Golden Statue');
});

test('a record is saved, opened and watched; a broken one is told in plain words', async ({ page, house }) => {
  await sit(page, house, { position: 'two' });
  await resign(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const record = readFileSync(await (await saving).path(), 'utf8');
  const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.goto(`${house.url}/record`);
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file('broken.json', record.slice(0, record.length / 2)));
  await expect(page.getByRole('alert')).toHaveText('This file is not a record of Arcanum.');
  await input.setInputFiles(file('foreign.json', '{"game": "chess", "seats": 2, "actions": ["0 e4"]}'));
  await expect(page.getByRole('alert')).toHaveText('A record of a game that is not played here: chess.');
  await input.setInputFiles(file('crowd.json', '{"game": "res_arcana", "seats": 20000, "actions": []}'));
  await expect(page.getByRole('alert')).toHaveText('This file is not a record of Arcanum.');
  await input.setInputFiles(file('old.json', '{"game": "res_arcana", "seats": 2, "actions": ["0 e4"]}'));
  await page.getByRole('button', { name: 'Watch it' }).click();
  await expect(page.getByRole('alert')).toContainText('This record cannot be played: it is damaged, or of another game or version.');
  await input.setInputFiles(file('good.json', record));
  await page.getByRole('button', { name: 'Watch it' }).click();
  await expect(page).toHaveURL(/\/record\/replay/);
  await expect(page.locator('.replay__board')).toBeVisible();
});

for (const theme of ['light', 'dark'] as const)
  test.describe(theme, () => {
    test.use({ colorScheme: theme });

    test('nothing keeps anybody out of any page', async ({ page, house }) => {
      const wrong: Record<string, string[]> = {};
      for (const path of ['/', '/cards', '/watch', '/record', '/rules/res_arcana', '/table/nothing-here']) {
        await page.goto(house.url + path);
        await expect(page.locator('main').first()).toBeVisible();
        // Of many cards and rules, some are enough.
        if (await page.getByRole('searchbox').isVisible()) await page.getByRole('searchbox').fill('golden');
        wrong[path] = await findings(page);
      }
      await page.goto(`${house.url}/cards`);
      await page.locator('.gallery .spot').first().click();
      wrong['a card'] = await findings(page);
      await page.goto(house.url);
      await tile(page).getByRole('button', { name: 'With friends' }).click();
      wrong['a new table'] = await findings(page);
      await page.goto(house.url);
      await page.getByRole('button', { name: 'Sign in' }).click();
      wrong['signing in'] = await findings(page);
      await sit(page, house, { position: 'two' });
      wrong['a table'] = await findings(page);
      await page.setViewportSize({ width: 360, height: 740 });
      wrong['a table on a phone'] = await findings(page);
      await page.keyboard.press('h');
      await expect(page.locator('.hintbox__show').first()).toBeVisible();
      wrong['a hint on a phone'] = await findings(page);
      await page.setViewportSize({ width: 1280, height: 720 });
      wrong['a hint'] = await findings(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await sit(page, house, { position: 'two' }, ['place crypt']);
      wrong['a payment on a phone'] = await findings(page);
      await page.setViewportSize({ width: 1280, height: 720 });
      wrong['a payment'] = await findings(page);
      await sit(page, house, { position: 'four' });
      wrong['four players'] = await findings(page);
      await sit(page, house, { position: 'two' }, ['place crypt']);
      await resign(page);
      wrong['the end'] = await findings(page);
      await page.getByRole('link', { name: 'Watch the replay' }).click();
      await expect(page.locator('.moves li').first()).toBeVisible();
      wrong['a replay'] = await findings(page);
      expect(Object.fromEntries(Object.entries(wrong).filter(([, each]) => each.length))).toEqual({});
    });
  });
