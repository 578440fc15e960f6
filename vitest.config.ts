import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that replace modules, change the process, or leave something to be tidied up by a module they share. */
const ALONE = [
  'tests/unit/{cli,archive/corpus,host,game/stored}/**/*.test.ts',
  'tests/unit/game/decode/{action-end,hostile,silence}.test.ts',
  'tests/unit/{app/playback/clock,recordings/decoding,app/drop/worker/replay-reader,game/unpack/unpack}.test.ts',
];

/** Programs of pages, run on a document and databases that are written in JavaScript. */
const PAGES = 'tests/unit/app/**/*.page.test.ts';

export default defineConfig({
  // Libraries as the build has them. By default, their slower versions for developers are loaded, which assert and count.
  // As a plugin, because an option would only add to the default conditions.
  plugins: [
    {
      name: 'libraries-as-built',
      configResolved({ ssr }) {
        ssr.resolve = { ...ssr.resolve, conditions: ['module', 'node'] };
      },
    },
  ],
  test: {
    // Programs that tests start compile their modules once, not each time: half of what a short one takes.
    env: { NODE_COMPILE_CACHE: resolve('.cache/node') },
    reporters: process.env['CI']
      ? ['default', ['json', { outputFile: `.cache/reports/vitest-${process.pid}.json` }]]
      : ['default'],
    setupFiles: ['tests/support/fast-equality.ts'],
    testTimeout: 60_000,
    // Left alone, what is done before tests has ten seconds: servers that start, tables that are written.
    hookTimeout: 60_000,
    // A machine nobody can look at gets a second try of a test, as browser tests do; the tally names each that needed it.
    retry: process.env['CI'] ? 1 : 0,
    // Left alone, one worker fewer than there are cores: on two that is half of them idle.
    maxWorkers: '100%',
    projects: [
      // Of 250 files most are done in milliseconds; a process of its own with all its modules is more work than the tests.
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: [...ALONE, PAGES],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit-alone', include: ALONE } },
      { extends: true, test: { name: 'unit-pages', include: [PAGES], environment: 'happy-dom' } },
      // These read the finished build in dist/.
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'], isolate: false } },
      // The build behind real web servers; those that are not installed are skipped.
      { extends: true, test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'] } },
    ],
  },
});
