/**
 * Adds up what the test runners reported and prints the closing line of a CI run. Arguments: the exit codes of
 * `npm start` and `npm test`. A step that failed without a failed test of its own (types, lint, format, build)
 * counts as one.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const FOLDER = new URL('../../.cache/reports/', import.meta.url).pathname;
const [started, tested] = process.argv.slice(2).map(Number);

const read = <T>(file: string): T => JSON.parse(readFileSync(FOLDER + file, 'utf8')) as T;
const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
const total = { passed: started === 0 ? 1 : 0, failed: started === 0 ? 0 : 1, skipped: 0 };

for (const file of files.filter((name) => /^vitest-.*\.json$/.test(name))) {
  const report = read<VitestReport>(file);
  total.passed += report.numPassedTests;
  total.failed += report.numFailedTests;
  total.skipped += report.numPendingTests;
}
if (files.includes('playwright.json')) {
  const { stats } = read<PlaywrightReport>('playwright.json');
  total.passed += stats.expected + stats.flaky;
  total.failed += stats.unexpected;
  total.skipped += stats.skipped;
}
if (tested !== 0 && total.failed === 0) total.failed = 1;

console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
