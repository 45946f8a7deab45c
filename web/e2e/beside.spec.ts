import type { Locator, Page } from 'playwright/test';
import { expect, position, sit, test } from './house';

/**
 * What may be done with a thing on the board is offered at that thing. Of 200 actions of a turn of Res Arcana, between bots, 78
 * are done with a card that one has touched; in Black Rose most answers of all that name a card lay spells out, and most of
 * those that spend a token are a mage's own.
 */
const NEAR = 120;

/** How far a thing is from the nearest of some buttons: from edge to edge. */
async function distance(thing: Locator, buttons: Locator): Promise<number> {
  const of = async (at: Locator) => (await at.boundingBox())!;
  const one = await of(thing);
  const gaps = await Promise.all(
    (await buttons.filter({ visible: true }).all()).map(async (button) => {
      const other = await of(button);
      const gap = (a: number, wide: number, b: number, broad: number) => Math.max(0, b - a - wide, a - b - broad);
      return Math.hypot(gap(one.x, one.width, other.x, other.width), gap(one.y, one.height, other.y, other.height));
    }),
  );
  return Math.round(Math.min(Infinity, ...gaps));
}

/** Whether all of it is within the window. */
async function inside(page: Page, what: Locator): Promise<boolean> {
  const [box, room] = [(await what.boundingBox())!, page.viewportSize()!];
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= room.width && box.y + box.height <= room.height;
}

/** The first question is which spells to prepare; nothing else is asked before one's own first action. */
const PREPARING = `game: black_rose
title: Preparing
position:
  round: 2
  phase: prepare
  crown: 0
  players:
    - {at: cell, hand: [call_of_the_knight, tithe, smiting_hand, oath_of_fealty]}
    - {at: cell, hand: [verdict, crusade]}
`;

for (const [width, height] of [[1440, 900], [1366, 768], [1100, 720]] as const)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('what may be done with a card is offered at the card', async ({ page, house }) => {
      await sit(page, house, { position: 'two' });
      const actions: Record<string, readonly RegExp[]> = { crypt: [/^Place Crypt/, /^Discard Crypt/], chalice_of_life: [/^Place Chalice/, /^Discard Chalice/], sea_serpent: [/^Discard Sea Serpent/], sacred_grove: [/power 1|^Use this power/, /power 2|^Use this power/] };
      for (const [id, names] of Object.entries(actions)) {
        const card = page.locator(`.me [data-spot="${id}"]`);
        await card.click();
        for (const name of names) {
          const button = page.locator('.use').filter({ hasText: name });
          await expect(button.first()).toBeVisible();
          expect(await distance(card, button), `${id}: ${name}`).toBeLessThanOrEqual(NEAR);
        }
        expect(await inside(page, page.locator('.beside'))).toBe(true);
        await expect(page.locator('.beside button').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page.locator('.beside')).toHaveCount(0);
        await expect(card).toBeFocused();
      }
      await page.locator('.me [data-spot="crypt"]').click();
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('.beside button').nth(1)).toBeFocused();
      await page.locator('.me__bar').click();
      await expect(page.locator('.beside')).toHaveCount(0);
      await page.locator('.me [data-spot="crypt"]').click();
      await page.locator('.beside').getByRole('button', { name: /^Place Crypt/ }).click();
      await expect(page.locator('.pay')).toBeVisible();
    });

    test('spells are laid out from the card, and a mage acts where he stands', async ({ page, house }) => {
      await position(page, house, PREPARING);
      const ready = page.locator('.br-confirm');
      await expect(ready).toBeVisible();
      for (const [slot, side] of [['I', 'Main side'], ['Quick', 'Reverse side']]) {
        const card = page.locator('.br-hand__card').first();
        await card.click();
        const buttons = page.getByRole('button', { name: new RegExp(`into slot ${slot}, ${side}`) });
        await expect(page.locator('.beside')).toBeVisible();
        expect(await distance(card, buttons), `${slot}, ${side}`).toBeLessThanOrEqual(NEAR);
        expect(await inside(page, page.locator('.beside'))).toBe(true);
        await page.locator('.beside').getByRole('button', { name: new RegExp(`into slot ${slot}, ${side}`) }).click();
        await expect(page.locator('.beside')).toHaveCount(0);
      }
      await page.locator('.br-hand__card').first().click();
      await page.keyboard.press('Escape');
      await expect(page.locator('.br-drop, .beside')).toHaveCount(0);
      await ready.click();
      const explore = page.getByRole('button', { name: /^Explore/ });
      await expect(page.locator('.prompt').getByRole('button', { name: 'Explore' })).toBeVisible({ timeout: 60_000 });
      const mage = page.locator('.br-lodge .br-fig--me');
      await mage.click();
      await expect(page.locator('.beside')).toBeVisible();
      for (const each of await page.locator('.beside button').all()) expect(await distance(mage, each)).toBeLessThanOrEqual(NEAR);
      await page.locator('.beside').getByRole('button', { name: 'Explore' }).click();
      await expect(explore.and(page.locator('.prompt button'))).toHaveCount(0);
    });
  });
