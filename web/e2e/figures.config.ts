import { defineConfig } from 'playwright/test';
import config from './playwright.config';

/** The figures are taken by themselves, so that nothing else is measured with them. */
export default defineConfig({ ...config, testMatch: 'figures.ts', workers: 1, fullyParallel: false });
