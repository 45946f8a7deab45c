import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright/test';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const NONE = `
  There is no Chromium, and none could be installed, so the browser app was NOT tried.
  Debian and Ubuntu have it as the package "chromium"; elsewhere "npx playwright install chromium" in web/ fetches one.
  ARCANUM_CHROMIUM names one that lies somewhere else.
`;

/** The Chromium of this machine: the one that is named, the system's, or Playwright's own; installed where there is none. */
export function chromiumPath(): string {
  letters();
  const found = process.env.ARCANUM_CHROMIUM ?? installed();
  if (found) return found;
  const ways: (() => void)[] = [
    () => run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']),
    () => run(process.execPath, [join(import.meta.dirname, '../node_modules/playwright/cli.js'), 'install', 'chromium']),
  ];
  for (const way of process.getuid?.() === 0 ? ways : ways.slice(1)) {
    try {
      way();
    } catch {
      continue; // Nothing was installed; another way may do it.
    }
    const now = installed();
    if (now) return now;
  }
  throw new Error(NONE);
}

function installed(): string | undefined {
  return [...SYSTEM, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * The screens were measured with letters as wide as Arial's. A bare Debian has only wider ones: there a figure may lie over its
 * neighbour, and pictures differ. Where they cannot be installed the tests say so themselves.
 */
function letters(): void {
  const missing = existsSync('/etc/debian_version') && !existsSync('/usr/share/fonts/truetype/liberation');
  if (!missing || process.getuid?.() !== 0) return;
  try {
    run('apt-get', ['install', '--yes', '--no-install-recommends', 'fonts-liberation']);
  } catch {
    console.log('The letters could not be installed: what is tight may come apart.');
  }
}

function run(command: string, args: string[]): void {
  console.log(`No Chromium yet: ${command} ${args.join(' ')}`);
  execFileSync(command, args, { stdio: 'inherit' });
}
