import { existsSync } from 'node:fs';
import { findProgram } from './find-program.ts';
import { pinnedChromium } from './pinned-chromium.ts';

/** Where Chrome lies that is on no path. */
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser of tests, benchmarks and Lighthouse: `CHROMIUM_PATH`, else the one that comes with `npm ci`, else an
 * installed Chromium or Chrome. Undefined where there is none: Playwright then looks for one of its own.
 */
export function findBrowser(): string | undefined {
  return (
    process.env['CHROMIUM_PATH'] ??
    pinnedChromium() ??
    findProgram('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome') ??
    ELSEWHERE.find((file) => existsSync(file))
  );
}

/** A second browser for a few tests: `FIREFOX_PATH`, else an installed one. Without it they are skipped. */
export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? findProgram('firefox-esr', 'firefox');
}
