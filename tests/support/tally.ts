/**
 * Combines the test runners' reports, and prints the last line of a CI run. It names failed tests and those that
 * passed only on a second try, with the start of their messages, and skipped tests. The end of the log therefore
 * shows the result. Arguments: the exit codes from `npm start`, `npm test` and `npm run test:all`. If one of the last two
 * failed without a failed test (types, lint, format, build), that counts as one.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    /** Why a file couldn't run. */
    message: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      /** Messages of every try; a test that finally passed has those of the tries before. */
      failureMessages: string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  specs: { title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
  suites?: PlaywrightSuite[];
}

type Ended = 'passed' | 'failed' | 'failed once, then passed' | 'skipped';

interface Test {
  ended: Ended;
  /** For a skipped group, its title for each of its tests. */
  title: string;
  message?: string | undefined;
}

const FOLDER = new URL('../../.cache/reports/', import.meta.url).pathname;
/** Number of message lines, enough to identify the check. */
const MESSAGE_LINES = 4;
const BY_PLAYWRIGHT: Readonly<Record<string, Ended>> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed once, then passed',
  skipped: 'skipped',
};

const [started, ...tested] = process.argv.slice(2).map(Number);
const read = (file: string): unknown => JSON.parse(readFileSync(FOLDER + file, 'utf8'));
const reports = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
const tests = reports.flatMap((name) =>
  name.startsWith('vitest-')
    ? ofVitest(read(name) as VitestReport)
    : ofPlaywright(read(name) as PlaywrightSuite),
);

function ofVitest({ testResults }: VitestReport): Test[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.map(({ ancestorTitles, title, status, failureMessages }): Test => {
      const full = [...ancestorTitles, title].filter(Boolean).join(' > ');
      if (status === 'failed') return { ended: 'failed', title: full, message: failureMessages[0] };
      if (status !== 'passed') return { ended: 'skipped', title: ancestorTitles[0] ?? title };
      const ended = failureMessages.length > 0 ? 'failed once, then passed' : 'passed';
      return { ended, title: full, message: failureMessages[0] };
    });
    const isExplained = status !== 'failed' || tests.some(({ ended }) => ended === 'failed');
    return isExplained ? tests : [...tests, { ended: 'failed', title: name, message }];
  });
}

function ofPlaywright({ specs, suites = [] }: Partial<PlaywrightSuite>): Test[] {
  const own = (specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, results }): Test => {
      const message = results.find(({ error }) => error)?.error?.message;
      return { ended: BY_PLAYWRIGHT[status] ?? 'failed', title, message };
    }),
  );
  return [...own, ...suites.flatMap(ofPlaywright)];
}

const titlesOf = (asked: Ended): string[] =>
  tests.filter(({ ended }) => ended === asked).map(({ title }) => title);

const skipped = titlesOf('skipped');
for (const title of new Set(skipped)) {
  const times = skipped.filter((other) => other === title).length;
  console.log(`skipped${times > 1 ? ` ${times} times` : ''}: ${title}`);
}
for (const { ended, title, message = '' } of tests) {
  if (ended !== 'failed' && ended !== 'failed once, then passed') continue;
  console.log(`${ended}: ${title}`);
  for (const line of stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES))
    console.log(`  ${line}`);
}
const broken = titlesOf('failed').length;
const unexplained = broken === 0 && tested.some((code) => code !== 0) ? 1 : 0;
const failed = broken + unexplained + Number(started !== 0);
const passed = tests.length - skipped.length - broken + Number(started === 0);
console.log(`${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`);
