import type { Page, WebSocketRoute } from 'playwright/test';
import { expect, sit, table, test, type, type Wanted } from './house';
import { byMouse, challenge, look, offer, over, play, tile } from './player';

const TURN = 'Your turn: take one action.';
const asked = (page: Page) => page.locator('.prompt__ask');
const card = (page: Page, name: string) => page.locator('.spot', { hasText: name }).first();

/** Every kind of question, and how to get there. */
const QUESTIONS: Record<string, [Wanted, ...string[]]> = {
  'an action': [{ position: 'two' }],
  'a payment': [{ position: 'two' }, 'place crypt'],
  'a mix of essences': [{ position: 'two' }, 'discard crypt'],
  'an essence of a price': [{ position: 'two' }, 'power reanimate 1'],
  'a component': [{ position: 'two' }, 'power sacred_grove 2'],
  'a magic item': [{ position: 'two' }, 'pass'],
  'what to take off': [{ position: 'two', but: { 'to_act: 0': 'phase: collect' } }],
  'a mage': [{}],
  'a card of a draft': [{ options: { setup: 'draft' } }],
};

test('the server restarts at every kind of question, and nothing is lost', async ({ browser, context, house }) => {
  const pages: [string, Page, string][] = [];
  for (const [kind, [wanted, ...moves]] of Object.entries(QUESTIONS)) {
    const page = await context.newPage();
    await sit(page, house, wanted, moves);
    await expect.poll(() => look(page, true), { message: kind }).not.toBe('wait');
    pages.push([kind, page, (await asked(page).textContent()) ?? '']);
  }
  // An attack, to which one may react.
  const [page, other] = [await context.newPage(), await (await browser.newContext()).newPage()];
  await page.goto(await table(page, house, { position: 'two', but: { 'to_act: 0': 'to_act: 1' }, others: ['open'] }));
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Take this seat' }).click();
  await expect(asked(other)).toHaveText(TURN);
  await type(other, ['power earth_dragon 1']);
  await expect.poll(() => look(page, true)).not.toBe('wait');
  pages.push(['a loss of life', page, (await asked(page).textContent()) ?? '']);
  await other.context().close();

  await house.stop();
  for (const [kind, page] of pages.slice(0, 2)) await expect(page.getByText('Connection lost. Trying again.').first(), kind).toBeVisible();
  await house.start();
  for (const [kind, page, question] of pages) {
    await page.bringToFront();
    await expect(page.locator('.prompt--lost'), kind).toHaveCount(0, { timeout: 60_000 });
    await expect(asked(page), kind).toHaveText(question);
    await expect.poll(() => look(page, true), { message: kind }).not.toBe('wait');
    const before = await page.locator('.log__list p').count();
    let answers = 0;
    await play(page, byMouse, () => answers > 1, async () => void answers++);
    await expect.poll(() => page.locator('.log__list p').count(), { message: kind }).toBeGreaterThanOrEqual(before);
    await page.close();
  }
});

test('an action is taken back, on the panel and by a key', async ({ page, house }) => {
  await sit(page, house, { position: 'two' });
  await card(page, 'Reanimate').click();
  await expect(page.locator('.pay, .prompt .btn--act-line').first()).toBeVisible();
  await page.keyboard.press('u');
  await expect(asked(page)).toHaveText(TURN);
  await expect(page.getByRole('button', { name: /^Reanimate.*playable now/ })).toBeVisible();
});

test('a payment stays within what is allowed', async ({ page, house }) => {
  await sit(page, house, { position: 'two' }, ['place crypt']);
  const panel = page.locator('.pay');
  await expect(panel).toContainText('3 of 3');
  await expect(panel.locator('.bill')).toContainText('Price: 2 Death and any 3 essences. Paid already: 2 Death.');
  const plus = panel.getByRole('button', { name: /: more/ });
  const minus = panel.getByRole('button', { name: /: less/ });
  for (const each of await plus.all()) await expect(each).toBeDisabled();
  // The proposal keeps what is dear.
  await expect(panel.locator('.col', { hasText: 'Gold' }).locator('output')).toHaveText('0');
  for (const each of await minus.all()) while (await each.isEnabled()) await each.click();
  await expect(panel.getByRole('button', { name: 'Pay and place' })).toBeDisabled();
  for (let i = 0; i < 3; i++) await panel.getByRole('button', { name: 'Gold: more' }).click();
  await expect(panel.getByRole('button', { name: 'Gold: more' })).toBeDisabled();
  await expect(panel).toContainText('2 left');
  await expect(page.locator('.me .pool .gone')).toHaveText(['−3']);
  await panel.getByRole('button', { name: 'Pay and place' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.locator('.me .pool .c-gold b')).toHaveText('2');
  await expect(page.locator('.me .pool .gone')).toHaveCount(0);
});

test('cards that are discarded together are pointed at in any order', async ({ page, house }) => {
  await sit(page, house, { position: 'two', but: { 'item: reanimate': 'item: divination' } }, ['power divination 1']);
  const hand = page.locator('.me .hand .spot');
  const confirm = page.getByRole('button', { name: 'Discard', exact: true });
  await expect(hand).toHaveCount(6);
  await expect(page.locator('.me .hand .is-legal')).toHaveCount(6);
  await expect(page.locator('.is-minor')).toHaveCount(0);
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  for (const last of [5, 3, 0]) await hand.nth(last).click();
  await expect(page.locator('.is-gathered')).toHaveCount(3);
  await expect(page.locator('.prompt__why')).toHaveText(/^3 of 3 chosen/);
  // One too many is not taken; another one is, once a chosen one is given back.
  await expect(page.locator('.me .hand .is-legal')).toHaveCount(0);
  await hand.nth(3).click();
  await hand.nth(1).press('Enter');
  await expect(page.locator('.is-gathered')).toHaveCount(3);
  const kept = await Promise.all([2, 3, 4].map((i) => hand.nth(i).getAttribute('data-spot')));
  await confirm.click();
  await expect(hand).toHaveCount(3);
  expect(await hand.evaluateAll((all) => all.map((each) => each.getAttribute('data-spot')))).toEqual(kept);
});

test('a hint shows its moves on the board, the best chance first, and plays only on the button beside them', async ({ page, house }) => {
  await sit(page, house, { position: 'last' });
  const moves = async () => ((await (await page.request.get(page.url().replace('/table/', '/api/tables/'))).json()) as { moves: number }).moves;
  const before = await moves();
  await page.keyboard.press('h');
  const lines = page.locator('.hintbox__show');
  await expect(lines.first()).toBeVisible({ timeout: 150_000 });
  const chances = (await page.locator('.hintbox__chance').allTextContents()).map((each) => Number(/^(\d+) ± \d+ % to win$/.exec(each)?.[1]));
  expect(chances.length).toBeGreaterThan(1);
  expect(chances).toEqual([...chances].sort((a, b) => b - a));
  // The first one is shown, with what speaks for it.
  await expect(lines.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.hintbox__why li').first()).toHaveText(/\S/);
  await expect(page.locator('.hintbox__why')).toContainText(/better than|As good as|About as good as/);
  const shown = async () => page.locator('.is-hinted').evaluateAll((all) => all.map((each) => each.getAttribute('data-spot') ?? each.textContent?.trim()));
  const first = await shown();
  expect(first).not.toEqual([]);
  // A line shows another move, by mouse and by key, and plays nothing.
  await lines.nth(1).click();
  await expect(lines.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.hintbox__why')).toContainText(/Loses|As good as|About as good as/);
  await expect.poll(shown).not.toEqual(first);
  await lines.first().focus();
  await page.keyboard.press('Enter');
  await expect(lines.first()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(shown).toEqual(first);
  await expect(page.locator('.hintbox')).toBeVisible();
  expect(await moves()).toBe(before);
  // Escape puts it away; the button plays.
  await page.keyboard.press('Escape');
  await expect(page.locator('.hintbox')).toHaveCount(0);
  await page.waitForTimeout(5000);
  await page.keyboard.press('h');
  await expect(lines.first()).toBeVisible({ timeout: 150_000 });
  await page.locator('.hintbox').getByRole('button', { name: /^Play: / }).first().click();
  await expect(page.locator('.hintbox')).toHaveCount(0);
  await expect.poll(moves).toBeGreaterThan(before);
});

test('what is not allowed says why, by hand and by key, with the rule', async ({ page, house }) => {
  await sit(page, house, { position: 'two' });
  await card(page, 'Sunken Reef').click();
  await expect(page.getByRole('tooltip')).toContainText('more');
  await page.getByRole('button', { name: 'Rule RA-' }).first().click();
  await expect(page.getByRole('dialog', { name: /^Rule RA-/ })).toContainText(/\w+/);
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  await card(page, 'Dwarven Mines').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('tooltip')).toContainText('more');
});

test('what stands in the inspector can be scrolled by keys as soon as it is too long', async ({ page, house }) => {
  await sit(page, house, { position: 'two' });
  const inspector = page.locator('.inspector');
  for (const name of ['', 'Treant']) {
    if (name) await card(page, name).hover();
    await expect(inspector).toContainText(name || 'Point at a card');
    await expect(inspector).not.toHaveAttribute('tabindex', '0');
    // As another question does, which brings other buttons, or reasons that arrive later.
    await inspector.evaluate((each) => {
      const more = document.createElement('div');
      more.style.flex = '0 0 2000px';
      more.style.height = '2000px';
      each.append(more);
    });
    await expect(inspector).toHaveAttribute('tabindex', '0');
  }
});

test('the log names cards and rules', async ({ page, house }) => {
  await sit(page, house, { position: 'two' }, ['place crypt']);
  await page.locator('.pay .btn--act').click();
  const line = page.locator('.log__list p', { hasText: 'places Crypt' });
  await line.getByRole('button', { name: 'Crypt' }).hover();
  await expect(page.locator('.inspector')).toContainText('Crypt');
  await line.getByRole('button', { name: 'Rule RA-7.1' }).click();
  const rule = page.getByRole('dialog', { name: 'Rule RA-7.1' });
  await expect(rule).toContainText('The place action');
  await expect(rule.getByRole('link', { name: 'All rules' })).toHaveAttribute('href', '/rules/res_arcana#RA-7.1');
});

test('the language changes in the middle of a game', async ({ page, house }) => {
  await sit(page, house, { position: 'two' }, ['place crypt']);
  await page.locator('.pay .btn--act').click();
  await page.getByLabel('Language').first().selectOption('uk');
  await expect(page.locator('.log')).toContainText('Крипта');
  await expect(card(page, 'Ент')).toBeVisible();
  await page.reload();
  await expect(page.locator('.log')).toContainText('Крипта');
  await page.getByLabel('Мова').first().selectOption('ru');
  await expect(page.locator('.log')).toContainText('Склеп');
});

test('two tabs of one seat: what one has done the other sees', async ({ page, house, context }) => {
  await sit(page, house, { position: 'two' });
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText(TURN).first()).toBeVisible();
  await second.keyboard.press('p');
  await expect(page.getByText(TURN)).toHaveCount(0);
});

test('a click on what stopped being legal does nothing, and says so', async ({ page, house, context }) => {
  let server: WebSocketRoute | null = null;
  let deaf = false;
  await page.routeWebSocket(/socket$/, (route) => {
    server = route.connectToServer();
    server.onMessage((message) => {
      if (!deaf || !String(message).includes('"type":"state"')) route.send(message);
    });
  });
  await sit(page, house, { position: 'two' });
  deaf = true; // This tab learns of nothing more.
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText(TURN).first()).toBeVisible();
  await second.keyboard.press('p');
  await expect(second.getByText(TURN)).toHaveCount(0);
  await card(page, 'Treant').click();
  await expect(page.locator('.prompt')).toContainText('The situation has changed in the meantime. Nothing was done; look again.');
  expect(server).not.toBeNull();
});

test('a clock is shown', async ({ page, house }) => {
  await page.goto(house.url);
  await tile(page).getByRole('button', { name: 'With friends' }).click();
  await page.getByLabel('Seat 2').selectOption('adept');
  await page.getByLabel('Time for an answer').selectOption({ label: '2 minutes' });
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^(1:\d\d|2:00)$/);
});

test('an old link, a full table and a seat that was just taken are told in plain words', async ({ page, house, browser }) => {
  await page.goto(`${house.url}/table/nothing-here`);
  await expect(page.getByText('There is no such table.')).toBeVisible();
  await challenge(page, house);
  const [third, fourth] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  await third.goto(page.url());
  await expect(third.getByText('You are watching').first()).toBeVisible();
  await expect(over(third)).toHaveCount(0);
  // A page that has not heard yet that the seat is taken.
  const address = await table(page, house, { others: ['open'] });
  await fourth.routeWebSocket(/socket$/, (route) => {
    let told = 0;
    route.connectToServer().onMessage((message) => {
      if (told++ < 1) route.send(message);
    });
  });
  for (const each of [third, fourth]) await each.goto(address);
  await expect(fourth.getByRole('button', { name: 'Take this seat' })).toBeVisible();
  await third.getByRole('button', { name: 'Take this seat' }).click();
  await expect(asked(third)).toBeVisible();
  await fourth.getByRole('button', { name: 'Take this seat' }).click();
  await expect(fourth.getByRole('alert')).toHaveText('The seat is taken. Somebody was faster.');
  await third.context().close();
  await fourth.context().close();
});

test('who gets up before the game begins leaves a free seat behind', async ({ page, house, browser }) => {
  await page.goto(await table(page, house, { others: ['open', 'open'] }));
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());
  await guest.getByRole('button', { name: 'Take this seat' }).first().click();
  await expect(page.getByText('Free seat')).toHaveCount(1);
  await guest.getByRole('button', { name: 'Leave this table' }).click();
  await expect(guest).toHaveURL(`${house.url}/`);
  await expect(page.getByText('Free seat')).toHaveCount(2);
  await page.getByRole('button', { name: 'Leave this table' }).click();
  await expect(page).toHaveURL(`${house.url}/`);
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await guest.context().close();
});

test('moves can be typed, as in the terminal', async ({ page, house }) => {
  await sit(page, house, { position: 'two' });
  const line = page.getByRole('textbox', { name: 'Type a move or a part of its name' });
  await page.keyboard.press('/');
  await line.fill('why place sea_serpent');
  await page.keyboard.press('Enter');
  await expect(page.locator('.orders')).toContainText(/RA-\d/);
  await line.fill('pow');
  await page.keyboard.press('Enter');
  await expect(page.locator('.orders')).toContainText('Several moves are called that.');
  await line.fill('reanimate');
  await page.keyboard.press('Enter');
  await expect(asked(page)).not.toHaveText(TURN);
  await page.keyboard.press('/');
  await line.fill('undo');
  await page.keyboard.press('Enter');
  await expect(asked(page)).toHaveText(TURN);
});

test('screen readers hear what happens and what is asked', async ({ page, house }) => {
  await sit(page, house, { position: 'two' });
  await expect(page.locator('[aria-live=assertive]')).toHaveText(TURN);
  await card(page, 'Treant').click();
  await expect(page.locator('.sr[aria-live=polite]')).not.toBeEmpty();
});

test.describe('with motion', () => {
  test.use({ moving: true });

  const flying = (page: Page) => page.evaluate(() => document.getAnimations().filter((each) => each.constructor === Animation).length);

  test('cards fly to where they were placed, nothing else jumps, and Escape skips it', async ({ page, house }) => {
    await sit(page, house, { position: 'two' });
    await page.evaluate(() => {
      const kept = window as unknown as { flights: number; shift: number };
      [kept.flights, kept.shift] = [0, 0];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...given) {
        kept.flights++;
        return animate.apply(this, given);
      };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) kept.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: false });
    });
    await type(page, ['place crypt']);
    await page.locator('.pay .btn--act').click();
    await expect(asked(page)).toHaveText(TURN, { timeout: 60_000 });
    const { flights, shift } = await page.evaluate(() => ({ ...(window as unknown as { flights: number; shift: number }) }));
    expect(flights).toBeGreaterThan(0);
    expect(shift).toBeLessThan(0.05);
    await page.keyboard.press('Escape');
    expect(await flying(page)).toBe(0);
  });

  test('those who want no motion have none', async ({ page, house }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await sit(page, house, { position: 'two' });
    await page.evaluate(() => {
      Element.prototype.animate = () => {
        throw new Error('something moves');
      };
    });
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    await card(page, 'Treant').click();
    await expect(page.locator('.log__list p').first()).toBeVisible();
    expect(troubles).toEqual([]);
  });
});

test('it is silent until somebody asks for sounds', async ({ page, house }) => {
  await page.addInitScript(() => {
    const kept = window as unknown as { tones: number };
    kept.tones = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      kept.tones++;
      return make.call(this);
    };
  });
  const tones = () => page.evaluate(() => (window as unknown as { tones: number }).tones);
  await sit(page, house, { position: 'two' });
  await card(page, 'Treant').click();
  await expect(page.locator('.log__list p').first()).toBeVisible();
  expect(await tones()).toBe(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Sounds').check();
  expect(await tones()).toBeGreaterThan(0);
});

test('an offered card can be taken by whoever sits down late', async ({ page, house }) => {
  await sit(page, house, { options: { setup: 'draft' } });
  await expect(offer(page, 'card')).toBeVisible();
  await page.reload();
  await expect(offer(page, 'card')).toBeVisible();
});

/** Where everything on the board lies that is not moved by what was done. */
const lying = (page: Page, within: string) =>
  page.locator(`${within} [data-spot]`).evaluateAll((all) =>
    Object.fromEntries(
      all.map((each) => {
        const { x, y } = each.getBoundingClientRect();
        return [(each as HTMLElement).dataset.spot ?? '', [Math.round(x), Math.round(y)]];
      }),
    ),
  );

test('a card that leaves the hand moves nothing else', async ({ page, house }) => {
  await sit(page, house, { position: 'two' });
  await page.mouse.move(2, 2);
  const before = { play: await lying(page, '.play'), centre: await lying(page, '.centre') };
  await type(page, ['place crypt']);
  await page.locator('.pay .btn--act').click();
  await expect(page.locator('.hand .spot')).toHaveCount(2);
  await page.mouse.move(2, 2);
  await page.waitForTimeout(300);
  expect(await lying(page, '.play')).toMatchObject(before.play);
  expect(await lying(page, '.centre')).toMatchObject(before.centre);
});

test('what is offered lies beside the components, which stay', async ({ page, house }) => {
  await sit(page, house, { position: 'two' });
  await page.mouse.move(2, 2);
  const before = await lying(page, '.play');
  await page.keyboard.press('p');
  await expect(page.locator('.rail > .tray .is-legal').first()).toBeVisible();
  expect(await lying(page, '.play')).toEqual(before);
});

test('long questions and many answers stay in their place, in every language', async ({ page, house }) => {
  for (const lang of ['en', 'ru', 'uk']) {
    await page.addInitScript((chosen) => localStorage.setItem('arcanum.lang', chosen), lang);
    await sit(page, house, { position: 'two' });
    const box = () => page.locator('.prompt').evaluate((each) => [each.scrollWidth - each.clientWidth, ...['x', 'y', 'width', 'height'].map((side) => Math.round(each.getBoundingClientRect()[side as 'x']))]);
    const usual = await box();
    expect(usual[0]).toBe(0);
    await type(page, ['power reanimate 1']);
    expect(await box(), `five essences, ${lang}`).toEqual(usual);
    await page.locator('.prompt .btn--act-line').first().click();
    await expect(page.locator('.prompt [aria-keyshortcuts=p]')).toBeVisible();
    expect(await box(), `what to straighten, ${lang}`).toEqual(usual);
  }
});

test('after a move by keys the next key goes to what is offered', async ({ page, house }) => {
  await sit(page, house, { position: 'two' });
  const focused = (wanted: string) => expect.poll(() => page.evaluate((one) => document.activeElement?.matches(one), wanted)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await focused('.me .is-legal');
  await type(page, ['power reanimate 1']);
  await page.keyboard.press('Tab');
  await focused('.prompt .btn--act-line');
  await page.keyboard.press('ArrowRight');
  await focused('.prompt .btn--act-line:nth-child(2)');
});

test('taking back is no answer: no key goes there by itself', async ({ page, house }) => {
  await sit(page, house, { position: 'two', but: { '- nightingale': '- dragon_egg', ', sea_serpent]': ']' } }, ['power dragon_egg 1']);
  // There is no dragon in the hand: declining is all there is.
  const decline = page.locator('.prompt__acts .btn[aria-keyshortcuts=p]');
  await expect(decline).toBeVisible();
  await expect(page.locator('.prompt__acts .btn').last()).toHaveAttribute('aria-keyshortcuts', 'u');
  await page.keyboard.press('Tab');
  await expect(decline).toBeFocused();
  await expect(page.getByRole('region', { name: 'Your turn' })).toBeVisible();
});

test('shortcuts work on a keyboard with another alphabet', async ({ page, house }) => {
  await sit(page, house, { position: 'two' });
  await page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'з', code: 'KeyP', bubbles: true })));
  await expect(asked(page)).toHaveText('You have passed: take another magic item.');
  await page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'г', code: 'KeyU', bubbles: true })));
  await expect(asked(page)).toHaveText(TURN);
});
