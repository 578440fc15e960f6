import { defineConfig } from '@playwright/test';
import everyday from '../playwright.config.ts';

/** Measurements in a browser: apart from the tests, because a busy machine must not fail those. */
export default defineConfig({
  ...everyday,
  testDir: '../browser',
  testMatch: '**/*.bench.ts',
  // Playwright empties its folder first; `run.ts` has just written beside it.
  outputDir: '../../test-results/browser',
  // One after the other: side by side they would measure each other.
  workers: 1,
  reporter: [['list']],
});
