import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/find-browser.ts';

const PORT = process.env['FARSEER_TEST_PORT'] ?? '4321';
const ADDRESS = `http://localhost:${PORT}`;
const BROWSER = findBrowser();

/** Where browsers share memory without a disk; containers often have 64 MB of it, in which they would fail. */
const SHARED = '/dev/shm';
const shared = existsSync(SHARED) ? statfsSync(SHARED) : { bavail: 0, bsize: 0 };
const HAS_SHARED = shared.bavail * shared.bsize > 1024 ** 3;

export default defineConfig({
  testDir: 'browser',
  outputDir: '../test-results',
  testMatch: '**/*.test.ts',
  // Pictures of pages: every machine has to see the same.
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  fullyParallel: false,
  // One for each of two cores left a fifth of their time to waiting, for pages and the network to be still.
  workers: 3,
  // What a page shows is tested here, how fast by the benchmarks: a busy machine may take its time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A second try tells a shaky test from a broken page; the closing lines of a CI run name those that needed it.
  retries: process.env['CI'] ? 1 : 0,
  reporter: process.env['CI']
    ? [['list'], ['json', { outputFile: '../.cache/reports/playwright.json' }]]
    : [['list']],
  webServer: {
    command: `npm run preview -- --port ${PORT}`,
    cwd: '..',
    url: `${ADDRESS}/`,
    reuseExistingServer: !process.env['CI'],
  },
  use: {
    baseURL: ADDRESS,
    launchOptions: {
      ...(BROWSER !== undefined && { executablePath: BROWSER }),
      // Left alone, each piece of memory that two processes share is a file in the folder of temporary files.
      ...(HAS_SHARED && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
      // Root has no sandbox, and a machine without network should not look for Google.
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        // Letters as wide as they are on a screen: a headless shell rounds them to whole pixels otherwise.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
