import { defineConfig } from 'playwright/test';
import { chromiumPath } from './browser';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One picture for all machines: they are compared loosely.
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  // A browser and a server each, which mostly wait for each other.
  workers: 2,
  fullyParallel: true,
  // Whole games are played, perhaps on a machine that has other things to do.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1280, height: 720 },
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: { args: ['--no-sandbox'], executablePath: chromiumPath() },
  },
});
