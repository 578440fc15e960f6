/**
 * Adds up what the test runners reported, names what was skipped or passed only at a second try, and prints the closing line of a CI run. Arguments: the
 * exit codes of `npm start`, of `npm test` and of the browser tests on a bare machine. A step that failed without a
 * failed test of its own (types, lint, format, build) counts as one.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}

interface PlaywrightSuite {
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

const FOLDER = new URL('../../.cache/reports/', import.meta.url).pathname;
const [started, tested, unaided] = process.argv.slice(2).map(Number);

const read = <T>(file: string): T => JSON.parse(readFileSync(FOLDER + file, 'utf8')) as T;
const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
let passed = 0;
let failed = 0;
/** Their titles; those of a group that is skipped as a whole under the title of the group. */
const skipped: string[] = [];
/** Titles of browser tests that failed once: a page or a test that is to be looked at. */
const shaky: string[] = [];

for (const file of files.filter((name) => /^vitest-.*\.json$/.test(name))) {
  const report = read<VitestReport>(file);
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  for (const { ancestorTitles, title, status } of report.testResults.flatMap((file) => file.assertionResults))
    if (status === 'pending' || status === 'skipped') skipped.push(ancestorTitles[0] ?? title);
}
if (files.includes('playwright.json')) {
  const { stats, suites } = read<PlaywrightReport>('playwright.json');
  passed += stats.expected + stats.flaky;
  failed += stats.unexpected;
  skipped.push(...suites.flatMap((suite) => titlesOf(suite, 'skipped')));
  shaky.push(...suites.flatMap((suite) => titlesOf(suite, 'flaky')));
}
if (tested !== 0 && failed === 0) failed++;
for (const code of [started, unaided]) {
  if (code === 0) passed++;
  else failed++;
}

function titlesOf({ specs, suites = [] }: PlaywrightSuite, ended: string): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === ended));
  return [...own.map(({ title }) => title), ...suites.flatMap((suite) => titlesOf(suite, ended))];
}

for (const title of new Set(skipped)) {
  const times = skipped.filter((other) => other === title).length;
  console.log(`skipped${times > 1 ? ` ${times} times` : ''}: ${title}`);
}
for (const title of shaky) console.log(`failed once, then passed: ${title}`);
console.log(`${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`);
