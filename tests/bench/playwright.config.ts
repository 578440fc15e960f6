import { defineConfig } from '@playwright/test';
import everyday from '../playwright.config.ts';

/** Measurements in a browser, separate from the tests, because a busy machine must not fail those. */
export default defineConfig({
  ...everyday,
  projects: [{ name: 'bench', testDir: '../browser' }],
  testMatch: '**/*.bench.ts',
  // Playwright first empties its folder, and `run.ts` has just written next to it.
  outputDir: '../../test-results/browser',
  // Runs one at a time, because parallel runs would measure each other.
  workers: 1,
  reporter: [['list']],
});
