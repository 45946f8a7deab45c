import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
interface Finding {
  id: string;
  impact: string | null;
  nodes: { target: string[] }[];
}

/** What axe finds on a page that would keep somebody out. */
export async function findings(page: Page): Promise<string[]> {
  await page.waitForTimeout(250); // What fades in has too little contrast while it does.
  // What follows from a size, as whether something scrolls, is known a frame later, which a busy machine may be long about.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<{ violations: Finding[] }> } };
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  return found.filter((each) => each.impact === 'serious' || each.impact === 'critical').map((each) => `${each.id}: ${each.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
