import { existsSync } from 'node:fs';
import { findProgram } from './find-program.ts';
import { pinnedChromium } from './pinned-chromium.ts';

/** Places of Chrome outside the path. */
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for tests, benchmarks and Lighthouse: `CHROMIUM_PATH`, otherwise the one from `npm ci`, otherwise an
 * installed Chromium or Chrome. If undefined, Playwright looks for its bundled browser.
 */
export function findBrowser(): string | undefined {
  return (
    process.env['CHROMIUM_PATH'] ??
    pinnedChromium() ??
    findProgram('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome') ??
    ELSEWHERE.find((file) => existsSync(file))
  );
}

/** A second browser for a few tests: `FIREFOX_PATH`, otherwise an installed one. Without it they are skipped. */
export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? findProgram('firefox-esr', 'firefox');
}
