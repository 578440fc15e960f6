import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/find-browser.ts';

const PORT = process.env['FARSEER_TEST_PORT'] ?? '4321';
const ADDRESS = `http://localhost:${PORT}`;
const BROWSER = findBrowser();

/** Folder of shared memory for browsers. Containers often have only 64 MB of it, and browsers would fail there. */
const SHARED = '/dev/shm';
const shared = existsSync(SHARED) ? statfsSync(SHARED) : { bavail: 0, bsize: 0 };
const HAS_SHARED = shared.bavail * shared.bsize > 1024 ** 3;

export default defineConfig({
  testDir: '.',
  // What stands in which, and why, is a table in CONTRIBUTING.md.
  projects: [
    { name: 'browser', testDir: 'browser' },
    { name: 'all', testDir: 'all/browser' },
  ],
  outputDir: '../test-results',
  testMatch: '**/*.test.ts',
  // Pictures of pages must be the same on every machine.
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  fullyParallel: false,
  // With one worker for each of two cores, a fifth of the time was spent waiting for pages and the network.
  workers: 3,
  // Limits end a hang, and nothing else: no test may depend on how fast a machine is.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  // A second try distinguishes a shaky test from a broken page; the end of a CI run lists tests that needed it.
  retries: process.env['CI'] ? 1 : 0,
  reporter: process.env['CI']
    ? [['list'], ['json', { outputFile: `../.cache/reports/playwright-${process.pid}.json` }]]
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
      // By default, each block of memory that two processes share is a file in the temporary folder.
      ...(HAS_SHARED && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
      // Root has no sandbox, and a machine without network must not look for Google.
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        // Letters as wide as on a screen; otherwise a headless shell rounds them to whole pixels.
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
