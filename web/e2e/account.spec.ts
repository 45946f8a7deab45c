import { readFileSync } from 'node:fs';
import { findings } from './axe';
import { expect, test } from './house';

const OLD = 'seven lamps beside the harbour';
const NEW = 'a kettle under purple snow';

/** Whoever has made an account: changes the password, keeps recovery codes, takes all along, and deletes it. */
test('an account is its owner’s', async ({ page, house }) => {
  const login = `owner-${Date.now()}`;
  const part = (name: string) => page.locator('details', { has: page.getByRole('heading', { name }) });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password').fill('password');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByRole('alert')).toContainText('would soon be guessed');
  await page.getByLabel('Password').fill(OLD);
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByRole('button', { name: login }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page).toHaveURL(/\/account$/);

  const changing = part('Change the password');
  await changing.getByLabel('Your password').fill(OLD);
  await changing.getByLabel('New password').fill(NEW);
  await changing.getByRole('button').click();
  await expect(changing.getByRole('status')).toHaveText('The password has been changed.');

  const coding = part('Recovery codes');
  await coding.getByText('Recovery codes').click();
  await expect(coding).toContainText('Codes that are left: 0.');
  await coding.getByLabel('Your password').fill(NEW);
  await coding.getByRole('button').click();
  await expect(coding.locator('code')).toHaveCount(8);
  const code = (await coding.locator('code').first().textContent()) ?? '';

  const taking = part('Download your data');
  await taking.getByText('Download your data').first().click();
  const [file] = await Promise.all([page.waitForEvent('download'), taking.getByRole('button').click()]);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8')).account.login).toBe(login);

  await page.getByRole('button', { name: login }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten your password?' })).toBeVisible();
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Code').fill(code.toLowerCase());
  await page.getByLabel('New password').fill(OLD);
  await page.getByRole('button', { name: 'Set the new password' }).click();

  const leaving = part('Delete the account');
  await leaving.getByText('Delete the account').first().click();
  await leaving.getByLabel('Your password').fill(OLD);
  await expect(leaving.getByRole('button')).toBeDisabled();
  await leaving.getByRole('checkbox').check();
  await leaving.getByRole('button').click();
  await expect(page).toHaveURL(`${house.url}/`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a code that came by mail is typed in although the page was closed meanwhile', async ({ page, house }) => {
  await page.request.post(`${house.url}/api/accounts`, { data: { login: `mailed-${Date.now()}`, password: OLD } });
  const open = async () => {
    await page.goto(`${house.url}/account`);
    await page.locator('summary').getByText('Mail', { exact: true }).click();
  };
  const part = page.locator('details[open]');
  const code = part.getByLabel('Code');
  await open();
  await part.getByLabel('New address').fill('somebody@games.example');
  await part.getByLabel('Your password').fill(OLD);
  await part.getByRole('button', { name: 'Change the address' }).click();
  await expect(code).toBeVisible();
  await open();
  await part.getByRole('button', { name: 'I have a code from a mail' }).click();
  await code.fill('AAAA-AAAA-AAAA-AAAA');
  await part.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(part.getByRole('alert')).toContainText('wrong');
  await part.getByRole('button', { name: 'Enter another address' }).click();
  await expect(part.getByLabel('New address')).toBeVisible();
});

for (const [width, height] of [[1440, 900], [768, 1024], [390, 844]] as const) {
  test(`the page of an account fits ${width} by ${height}`, async ({ page, house }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${house.url}/account`);
    await expect(page.getByRole('button', { name: 'Set the new password' })).toBeVisible();
    await page.screenshot({ path: `test-results/account-guest-${width}.png`, fullPage: true });
    const made = await page.request.post(`${house.url}/api/accounts`, { data: { login: `fits-${width}-${Date.now()}`, password: OLD } });
    expect(made.ok()).toBe(true);
    await page.evaluate(() => localStorage.setItem('arcanum.lang', 'ru'));
    await page.reload();
    await expect(page.locator('details').first()).toBeVisible();
    for (const each of await page.locator('summary').all()) {
      if (!(await each.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open))) await each.click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await findings(page)).toEqual([]);
    }
    await page.screenshot({ path: `test-results/account-${width}.png`, fullPage: true });
  });
}
