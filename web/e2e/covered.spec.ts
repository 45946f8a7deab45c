import type { Page } from 'playwright/test';
import { expect, questionsOf, sit, tableAsked, test, type, type Asked, type House } from './house';

/** Two desktops, a small laptop, a tablet and a phone. */
const SIZES = [[1440, 900], [1366, 768], [1280, 720], [768, 1024], [390, 844]] as const;
const NARROW = 1079;

interface State {
  type: string;
  choices: { words: string }[];
  view: { decision?: { source: string }; players: { hand_cards?: string[]; in_play?: { id: string }[] }[] };
}

/** What the question is about, by the names of its spots, and one's own cards. */
interface Wanted {
  /** They have to be somewhere. */
  own: string[];
  /** They have to be reached wherever they are drawn, and are drawn once. */
  choices: string[];
  source: string;
}

/** What was found in a window, or behind one of its tabs. */
interface Found {
  reached: string[];
  /** What can be seen but not pressed, with what lies over it. */
  covered: string[];
  twice: string[];
  /** Chips that lie over the name of their own card. */
  titles: string[];
  answers: number;
}

/** Look for everything that is wanted; what scrolls is scrolled, and nothing else. Runs in the page. */
function look({ own, choices, source }: Wanted): Found {
  const found: Found = { reached: [], covered: [], twice: [], titles: [], answers: 0 };
  const shown = (each: Element) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 2;
  const name = (each: Element) => each.getAttribute('data-spot') ?? `${each.className.toString().split(' ')[0]} «${each.textContent?.trim().slice(0, 24)}»`;

  function bring(each: Element): void {
    for (let box = each.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const [outer, inner] = [box.getBoundingClientRect(), each.getBoundingClientRect()];
      if (/auto|scroll/.test(overflowY)) box.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
      if (/auto|scroll/.test(overflowX)) box.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
    }
  }

  /** What lies over the middle of something, or over a point a quarter from its edges; '' if nothing does. */
  function over(each: Element): string {
    bring(each);
    const { left, top, width, height } = each.getBoundingClientRect();
    // A room is no rectangle, and figures stand in it.
    const mine = each.closest('.br-room') ?? each;
    for (const [x, y] of [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]] as const) {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      if (!hit) return 'the edge of the window';
      if (!mine.contains(hit)) return name(hit.closest('button, section, [class]') ?? hit);
    }
    return '';
  }

  function check(each: Element): void {
    const above = over(each);
    if (above) found.covered.push(`${name(each)} under ${above}`);
    else found.reached.push(name(each));
  }

  const all = [...document.querySelectorAll('.boardbox [data-spot]:not(.ghost)')].filter(shown);
  const wanted = new Set([...own, ...choices, source]);
  all.filter((each) => wanted.has(name(each))).forEach(check);
  for (const id of new Set(choices)) if (all.filter((each) => name(each) === id).length > 1) found.twice.push(id);
  const answers = [...document.querySelectorAll('.boardbox :is(.is-legal, .is-minor, .is-gathered, .is-legal-line), .prompt__acts button, .pay button, .br-drop, .br-confirm')].filter(shown);
  answers.filter((each) => !each.hasAttribute('data-spot')).forEach(check);
  found.answers = answers.length;

  [...document.querySelectorAll('.pool--big li, .br-score button, .br-mini')].filter(shown).forEach(check);

  for (const card of document.querySelectorAll('.boardbox :is(.card, .cell)')) {
    const title = card.querySelector('.card__name');
    if (!title || !shown(title)) continue;
    const letters = document.createRange();
    letters.selectNodeContents(title);
    for (const chip of card.querySelectorAll('.card__points, .card__on, .card__cost, .card__kind')) {
      if (!shown(chip)) continue;
      const box = chip.getBoundingClientRect();
      const hidden = [...letters.getClientRects()].some((line) => Math.min(line.right, box.right) - Math.max(line.left, box.left) > 1 && Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top) > 3);
      if (hidden) found.titles.push(`${title.textContent} under ${chip.className}`);
    }
  }
  return found;
}

/** What is wrong at one size; on a narrow screen, behind all tabs together. */
async function troubles(page: Page, wanted: Wanted, narrow: boolean): Promise<string[]> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const first = await page.evaluate(look, wanted);
  const found = [first];
  const missing = () => [...new Set(wanted.own)].filter((id) => !found.some((each) => each.reached.includes(id)));
  const tabs = page.locator('[role=tab]');
  const badges = narrow ? await tabs.locator('.n').count() : 0;
  for (let i = 0; narrow && missing().length && i < (await tabs.count()); i++) {
    await tabs.nth(i).click();
    found.push(await page.evaluate(look, wanted));
  }
  return [
    ...missing().map((id) => `${id} is nowhere`),
    ...(first.answers + badges ? [] : ['nothing to answer with']),
    ...found.flatMap((each) => [...each.covered, ...each.twice.map((id) => `${id} is there twice`), ...each.titles]),
  ];
}

/** Go on to another table without loading the app anew, and wait for what is asked there. */
async function visit(page: Page, house: House, asked: Asked): Promise<Wanted> {
  const told = new Promise<State>((resolve) => {
    page.once('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as State;
        if (message.type === 'state' && message.choices.length) resolve(message);
      }),
    );
  });
  const path = await tableAsked(page, house, asked);
  if (page.url() === 'about:blank') await page.goto(house.url + path);
  else
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  const { choices, view } = await told;
  await expect(page.locator('.boardbox :is(.prompt__ask, .pay)').first()).toBeVisible();
  const mine = view.players[0];
  return {
    own: [...(mine?.hand_cards ?? []), ...(mine?.in_play ?? []).map((each) => each.id)],
    choices: choices.map(({ words }) => words.split(' ')[1] ?? ''),
    source: view.decision?.source ?? '',
  };
}

/** The same at all sizes. */
async function everywhere(page: Page, name: string, wanted: Wanted): Promise<string[]> {
  const wrong: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const found = await troubles(page, wanted, width <= NARROW);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png` });
    if (found.length) wrong.push(`${name}, ${width}: ${[...new Set(found)].join('; ')}`);
  }
  return wrong;
}

test.beforeEach(({ page }) => page.setViewportSize({ width: SIZES[0][0], height: SIZES[0][1] }));

for (const game of ['res_arcana', 'black_rose'])
  test(`nothing covers what a question is about: ${game}`, async ({ page, house }) => {
    const wrong: string[] = [];
    for (const asked of questionsOf(game)) {
      await page.setViewportSize({ width: SIZES[0][0], height: SIZES[0][1] });
      wrong.push(...(await everywhere(page, `${game}-${asked.kind}`, await visit(page, house, asked))));
    }
    expect(wrong).toEqual([]);
  });

test('a hint covers nothing', async ({ page, house }) => {
  const wrong: string[] = [];
  for (const [game, kind] of [['res_arcana', 'turn'], ['black_rose', 'act']] as const) {
    await page.setViewportSize({ width: SIZES[0][0], height: SIZES[0][1] });
    const asked = questionsOf(game).find((each) => each.kind === kind);
    const wanted = await visit(page, house, asked!);
    await page.keyboard.press('h');
    await expect(page.locator('.hintbox li').first()).toBeVisible();
    wrong.push(...(await everywhere(page, `${game}-hint`, wanted)));
  }
  expect(wrong).toEqual([]);
});

test('in a grown tableau nothing lies over a name', async ({ page, house }) => {
  await sit(page, house, { position: 'grown' });
  await expect(page.locator('.me .spot').first()).toBeVisible();
  expect(await everywhere(page, 'grown', { own: [], choices: [], source: '' })).toEqual([]);
});

for (const [width, height] of [[390, 844], [360, 640], [320, 640]] as const)
  test(`on a phone of ${width} by ${height} a hint and a payment leave all buttons within reach`, async ({ page, house }) => {
    await page.addInitScript(() => localStorage.setItem('arcanum.lang', 'ru'));
    await page.setViewportSize({ width, height });
    await sit(page, house, { position: 'two' });
    await page.keyboard.press('h');
    await expect(page.locator('.hintbox li').first()).toBeVisible();
    const end = (what: string) => page.locator(what).evaluate((each) => Math.round(each.getBoundingClientRect().bottom));
    expect(await end('.prompt')).toBeLessThanOrEqual(height);
    await page.locator('.hintbox__close').click();
    await type(page, ['place crypt']);
    await page.locator('.pay .btn--act').scrollIntoViewIfNeeded();
    expect(await end('.pay .btn--act')).toBeLessThanOrEqual(height);
  });
