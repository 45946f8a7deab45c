import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright/test';
import { expect, position, test } from './house';
import { over } from './player';

/** The tile of the game on the first page. */
const tile = (page: Page): Locator => page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Black Rose Wars: Duel' }) });
const seen = (page: Page, what: string): Locator => page.locator(what).filter({ visible: true });

/** What can be done next, in the order in which it is looked for. */
const OFFERS = ['dialog .use', '.pay .btn--act:enabled', '.prompt__confirm:not([aria-disabled="true"])', '.br-do:not(.br-do--side)', '.prompt .btn--act-line', '.br-fig.is-legal', '.br-quest.is-legal', '.br-room__hit.is-legal', '.spot.is-legal:not(.br-slot__card, .br-hand__card)', '.br-plain__b', '.br-mini.is-legal', '.prompt [aria-keyshortcuts="p"]'];

type Touch = (at: Locator) => Promise<void>;
const clicked: Touch = (at) => at.click({ timeout: 3000 });
const tapped: Touch = (at) => at.tap({ timeout: 3000 });

/** Nothing but keys: Tab to what is offered, and Enter. */
const keyed: Touch = async (at) => {
  for (let stops = 0; stops < 120; stops++) {
    if (await at.evaluate((element) => element === document.activeElement)) return at.page().keyboard.press('Enter');
    await at.page().keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
};

/** Lay two spells out and confirm them. */
async function prepare(page: Page, touch: Touch): Promise<void> {
  for (const where of ['i main', 'quick reverse']) {
    const card = seen(page, '.br-hand__card').first();
    if (!(await card.isVisible())) break;
    await touch(card);
    await touch(page.locator(`.br-drop[data-drop="${where}"]`));
    await expect(page.locator('.br-drop')).toHaveCount(0);
  }
  await touch(page.locator('.br-confirm'));
  await expect(page.locator('.br-confirm')).toHaveCount(0);
}

/** Play until the game is over or `until` says so. */
async function play(page: Page, touch: Touch, until: () => Promise<boolean> = async () => false, before: () => Promise<void> = async () => undefined): Promise<void> {
  for (let turn = 0; turn < 3000; turn++) {
    const preparing = await page.locator('.br-confirm').isVisible();
    // Asked after one has looked: what appears in between is left for the next turn.
    if ((await page.locator('dialog .ending').isVisible()) || (await until())) return;
    await before();
    try {
      if (preparing) {
        await prepare(page, touch);
        continue;
      }
      let done = false;
      for (const what of OFFERS) {
        const found = seen(page, what);
        const count = await found.count();
        if (!count) continue;
        await touch(found.nth(turn % count));
        done = true;
        break;
      }
      if (!done) await page.waitForTimeout(80);
    } catch (error) {
      // It may have gone while the hand was on its way to it.
      if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
    }
    await page.waitForTimeout(40);
  }
  throw new Error('the game does not come to an end');
}

async function challenge(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await tile(page).getByRole('button', { name: 'Play a bot' }).click();
  await tile(page).getByRole('button', { name: 'Apprentice' }).click();
  await expect(page.locator('.prompt__ask')).toBeVisible();
}

test('a whole game against a bot, by clicking', async ({ page, house }) => {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  await challenge(page, house.url);
  await play(page, clicked);
  await expect(over(page).getByRole('row')).toHaveCount(4);
  await expect(over(page)).toContainText('The Black Rose');
  expect(troubles).toEqual([]);
});

test('a round by keyboard alone', async ({ page, house }) => {
  await challenge(page, house.url);
  await play(page, keyed, async () => (await page.locator('.bar .chip--line').textContent()) === 'Round 2');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a round at 360 pixels without scrolling sideways', async ({ page, house }) => {
    await challenge(page, house.url);
    const tabs = page.locator('.br-phone .tabs button');
    await play(
      page,
      tapped,
      async () => (await page.locator('.bar .chip--line').textContent()) === 'Round 2',
      async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        const counted = tabs.filter({ has: page.locator('.n') });
        const offers = await seen(page, OFFERS.slice(0, -1).join(', ')).count();
        if (!offers && (await counted.count()) && !(await page.locator('.br-confirm').isVisible())) await counted.first().tap();
      },
    );
  });
});

test('nothing is confirmed before enough is laid out, and the button says so', async ({ page, house }) => {
  await challenge(page, house.url);
  await play(page, clicked, () => page.locator('.br-confirm').isVisible());
  const confirm = page.locator('.br-confirm');
  const look = () => confirm.evaluate((each) => getComputedStyle(each).backgroundColor);
  const barred = await look();
  await expect(confirm).toBeDisabled();
  await expect(confirm).toContainText('0 laid out, at least 2 needed');
  await confirm.click({ force: true });
  await expect(confirm).toBeVisible();
  for (const [where, enough] of [['i main', false], ['quick reverse', true]] as const) {
    await page.locator('.br-hand__card').first().click();
    await page.locator(`.br-drop[data-drop="${where}"]`).click();
    await (enough ? expect(confirm).toBeEnabled() : expect(confirm).toBeDisabled());
  }
  await expect(confirm).toHaveText('Confirm 2 prepared');
  await expect.poll(look).not.toBe(barred);
  await confirm.click();
  await expect(confirm).toHaveCount(0);
});

test('two people prepare in secret: neither sees what the other has laid out', async ({ browser, house }) => {
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const [one, two] = [await contexts[0].newPage(), await contexts[1].newPage()];
  /** Everything that each browser has been told. */
  const told = new Map<Page, string[]>([[one, []], [two, []]]);
  for (const [page, heard] of told) page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void heard.push(String(payload))));
  await one.goto(house.url);
  await tile(one).getByRole('button', { name: 'With friends' }).click();
  await one.getByLabel('Your name').fill('West');
  await one.getByRole('button', { name: 'Make the table' }).click();
  await expect(one.getByText('Waiting for 1 more player')).toBeVisible();
  await two.goto(one.url());
  await two.getByLabel('Your name').fill('East');
  await two.getByRole('button', { name: 'Take this seat' }).click();
  await expect(two.locator('.prompt__ask')).toBeVisible();
  const preparing = (page: Page) => () => page.locator('.br-confirm').isVisible();
  await Promise.all([play(one, clicked, preparing(one)), play(two, clicked, preparing(two))]);

  await prepare(one, clicked);
  const views = (page: Page) => (told.get(page) ?? []).map((text) => JSON.parse(text) as { type: string; seat: number; view?: { players: { seat: number; slots: ({ card?: string } | null)[] }[] } }).filter((message) => message.type === 'state');
  const rivalSlots = (page: Page) => views(page).flatMap((state) => state.view?.players.filter((each) => each.seat !== state.seat).flatMap((each) => each.slots) ?? []);
  // The first has confirmed; the second does not even see that something lies there.
  expect(rivalSlots(two).filter((slot) => slot !== null)).toEqual([]);
  await expect(two.locator('.br-mini', { hasText: 'hidden' })).toHaveCount(0);
  // What was confirmed can be taken back as long as the other has not.
  await one.getByRole('button', { name: 'Take back' }).click();
  await expect(one.locator('.br-confirm')).toBeVisible();
  await one.locator('.br-confirm').click();
  await expect(one.locator('.br-confirm')).toHaveCount(0);

  await prepare(two, clicked);
  for (const page of [one, two]) {
    await expect(page.locator('.br-mini', { hasText: 'hidden' })).toHaveCount(2);
    // Filled, face down: no card and no side has come over the socket.
    const last = rivalSlots(page).slice(-4);
    expect(last.filter((slot) => slot !== null)).toHaveLength(2);
    expect(last.some((slot) => slot && 'card' in slot)).toBe(false);
  }
  await Promise.all(contexts.map((each) => each.close()));
});

test('a table with the School of Ash and its mages is set up', async ({ page, house }) => {
  await page.goto(house.url);
  await tile(page).getByRole('button', { name: 'With friends' }).click();
  // Two play it, never more: nobody is offered to change that.
  await expect(page.getByRole('button', { name: 'Add a seat' })).toHaveCount(0);
  await page.getByLabel('Seat 2').selectOption('apprentice');
  await page.getByLabel(/^School/).selectOption({ label: 'School of Ash' });
  await page.getByLabel(/^Rooms/).selectOption({ label: 'Black Rose Room, Armory' });
  await page.getByLabel(/^Crown/).selectOption({ label: 'Player 1' });
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByText('Choose your colour.').first()).toBeVisible();
  await page.locator('.br-plain__b').first().click();
  await expect(page.getByRole('button', { name: /^Agnes the Ashen/ })).toBeVisible();
  await page.getByRole('button', { name: /^Casimir the Wanderer/ }).click();
  await expect(page.locator('.br-plain__b', { hasText: 'Grimoire A' })).toContainText('Phoenix');
  await expect(page.getByRole('button', { name: /^Black Rose Room\./ })).toBeVisible();
});

test('what cannot be clicked says why, and the reach of a spell is shown', async ({ page, house }) => {
  await challenge(page, house.url);
  await play(page, clicked, () => page.locator('.prompt .btn--act-line', { hasText: 'Explore' }).isVisible());
  await page.locator('.br-act').nth(2).click();
  await expect(page.locator('[role=tooltip]')).not.toBeEmpty();
  await page.locator('.prompt .btn--act-line', { hasText: 'Explore' }).click();
  await page.locator('.br-room__hit.is-legal').first().click();
  await expect(page.locator('.br-room .br-fig--me')).toBeVisible();
  await page.locator('.br-room .br-fig--me').hover();
  await expect(page.locator('.br-badge').first()).toBeVisible();
});

test('spells are prepared by dragging them, and taken back', async ({ page, house }) => {
  await challenge(page, house.url);
  await play(page, clicked, () => page.locator('.br-confirm').isVisible());
  const cards = page.locator('.br-hand__card');
  const card = await cards.first().boundingBox();
  const slot = await page.locator('.br-slot').nth(1).boundingBox();
  if (!card || !slot) throw new Error('nothing to drag');
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await page.mouse.down();
  await page.mouse.move(card.x + card.width / 2 - 20, card.y + card.height / 2, { steps: 4 });
  await expect(page.locator('.br-drop').first()).toBeVisible();
  // The lower half of a slot is for the reverse side.
  await page.mouse.move(slot.x + slot.width / 2, slot.y + slot.height * 0.85, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator('.br-slot').nth(1).getByRole('button', { name: /Reverse side/ })).toBeVisible();
  await page.getByRole('button', { name: /^Take .* back$/ }).click();
  await expect(page.locator('.br-slot__card')).toHaveCount(0);
});

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`the table keeps nobody out, ${colorScheme}`, async ({ page, house }) => {
      await challenge(page, house.url);
      for (const moment of ['.br-confirm', '.br-room .br-fig--me']) {
        await play(page, clicked, () => page.locator(moment).first().isVisible());
        await page.waitForTimeout(250);
        await page.evaluate(AXE);
        const found = await page.evaluate(async () => {
          const { axe } = globalThis as unknown as { axe: { run: () => Promise<{ violations: { id: string; impact: string | null; nodes: { target: string[] }[] }[] }> } };
          return (await axe.run()).violations;
        });
        expect(found.filter((each) => each.impact === 'serious' || each.impact === 'critical').map((each) => `${each.id}: ${each.nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
      }
    });
  });
}

const JUDGMENT = `game: black_rose
title: Up to five rooms
position:
  players:
    - {at: c, actions: 1, slots: {i: {card: last_judgment, side: reverse}}}
    - {at: r4}
`;

test('rooms that are chosen together are pointed at in any order', async ({ page, house }) => {
  await position(page, house, JUDGMENT);
  await page.locator('.br-do').first().click();
  const rooms = page.locator('.br-room__hit');
  await expect(page.locator('.br-room__hit.is-legal')).toHaveCount(7);
  // The last room would be the end of it if they had to be chosen in the order of the game.
  for (const number of [6, 4, 1]) await rooms.nth(number).click();
  await rooms.nth(4).click();
  await expect(page.locator('.br-room__hit.is-gathered')).toHaveCount(2);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('.br-room__hit.is-gathered')).toHaveCount(0);
  await expect(page.locator('.log')).toContainText('instability');
  // What was confirmed together is taken back together.
  await page.keyboard.press('u');
  await expect(page.locator('.br-room__hit.is-legal')).toHaveCount(7);
});

/** One's own table with a persistent spell, a figure beside another, and parties just past the end of the track. */
const CROWDED = `game: black_rose
title: Much at once
position:
  round: 3
  rose: {power: 23}
  players:
    - {at: c, power: 21, actions: 1, slots: {i: last_judgment reverse, ii: {card: edict_of_silence, side: main, revealed: true, token_on: 1}}, evocations: [{at: c, slot: 1, damage: [1]}]}
    - {at: r4, power: 18}
`;

test('the token of a persistent spell leaves the card to be read', async ({ page, house }) => {
  await position(page, house, CROWDED);
  const token = await page.locator('.br-slot__token').boundingBox();
  expect(token?.height).toBeCloseTo(token?.width ?? 0, 0);
  expect(token?.height).toBeLessThan(24);
  const card = await page.locator('.br-slot__card:has(.br-slot__token) .card').boundingBox();
  const slot = await page.locator('.br-slot__card:has(.br-slot__token)').boundingBox();
  expect(card?.height).toBeCloseTo(slot?.height ?? 0, 0);
});

test('the next key goes on with what is offered, after a spell was cast and after a choice was confirmed', async ({ page, house }) => {
  await position(page, house, JUDGMENT.replace('actions: 1', 'actions: 2'));
  await page.locator('.br-do').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.br-room__hit.is-legal')).toHaveCount(7);
  await page.keyboard.press('Tab');
  await expect(page.locator('.br-room__hit.is-legal:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.locator('.prompt__confirm').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt__confirm')).toHaveCount(0);
  await expect(page.locator('.prompt__pass')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.is-legal:focus, .prompt__acts .btn:focus')).toHaveCount(1);
});

const PREPARING = `game: black_rose
title: Preparing
position:
  round: 2
  phase: prepare
  players:
    - {at: c, hand: [totentanz_mask]}
    - {at: r4}
`;

test('with all cards laid out the next key goes to the confirmation', async ({ page, house }) => {
  await position(page, house, PREPARING);
  await page.locator('.br-hand__card').click();
  await page.locator('.br-drop[data-drop="i main"]').click();
  await page.keyboard.press('x');
  await page.keyboard.press('Tab');
  await expect(page.locator('.br-confirm')).toBeFocused();
});

test('a long name in a narrow hand ends in an ellipsis', async ({ page, house }) => {
  await position(page, house, PREPARING.replace('totentanz_mask', 'totentanz_mask, verdict, tithe, crusade, holy_shield, edict_of_silence, march_of_the_order, last_judgment'));
  const names = await page.locator('.br-hand__card .card__name').evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight).map((each) => getComputedStyle(each).webkitLineClamp));
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names)).toEqual(new Set(['2']));
});

test('neither the labels of the track nor the marks of figures cover each other', async ({ page, house }) => {
  // A smaller one has no room for the track.
  await page.setViewportSize({ width: 1366, height: 768 });
  await position(page, house, CROWDED);
  const apart = async (all: Locator) => {
    const boxes = (await Promise.all((await all.all()).map((each) => each.boundingBox()))).flatMap((box) => box ?? []);
    expect(boxes.length).toBeGreaterThan(1);
    for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
  };
  await apart(page.locator('.br-mk sup'));
  await apart(page.locator('.br-room .br-fig').locator('b, em'));
});

/** Everybody would gain something at the end of the game, the Rose by all three ways. */
const GAINING = `game: black_rose
title: Gains of every kind
position:
  round: 3
  rooms: {r1: {instability: [rose, rose, rose]}, r2: {instability: [0, 0, 0]}}
  rose: {power: 13}
  players:
    - {at: c, power: 12, damage: [rose, rose, 1]}
    - {at: r4, power: 11, damage: [0, rose]}
`;

test('the power of the parties and their names have room', async ({ page, house }) => {
  await page.addInitScript(() => localStorage.setItem('arcanum.lang', 'ru'));
  await position(page, house, GAINING);
  for (const width of [1080, 1100, 1180, 1240, 1280, 1319, 1320, 1366, 1440]) {
    await page.setViewportSize({ width, height: 720 });
    const parts = page.locator('.br-sc div small, .br-sc__who > span');
    expect(await parts.count()).toBe(6);
    expect(await parts.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)), `${width}`).toEqual([]);
  }
});
