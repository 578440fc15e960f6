import { relative, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that replace modules, change the process, or leave something to be tidied up by a module they share. */
const ALONE = [
  'tests/unit/{cli,archive/corpus,host,game/stored}/**/*.test.ts',
  'tests/unit/game/decode/{action-end,hostile}.test.ts',
  'tests/unit/{app/playback/clock,app/drop/worker/replay-reader,game/unpack/unpack}.test.ts',
];
const ALL_ALONE = [
  'tests/all/{cli,archive/corpus,host}/**/*.test.ts',
  'tests/all/recordings/{decoding,archives}.test.ts',
  'tests/all/game/decode/silence.test.ts',
];

/** Programs of pages, run on a document and databases that are written in JavaScript. */
const PAGES = 'tests/unit/app/**/*.page.test.ts';

/** Tests of which `npm test` reads one case in six; `npm run test:all` reads all. */
const SAMPLED = {
  unit: 'tests/unit/view/markdown/hostile.test.ts',
  alone: 'tests/unit/game/decode/hostile.test.ts',
  site: 'tests/site/spoilers.test.ts',
};
const SAMPLE = { every: 6 };

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
    // Limits end a hang, and nothing else: no test may depend on how fast a machine is.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    provide: { every: 1 },
    // Accepted texts stand with the other golden documents.
    resolveSnapshotPath: (test, extension) =>
      resolve('tests/golden/texts', relative(resolve('tests'), test) + extension),
    // Left alone, one worker fewer than there are cores: on two that is half of them idle.
    maxWorkers: '100%',
    // What stands in which, and why, is a table in CONTRIBUTING.md.
    projects: [
      // Most files are done in milliseconds; a process of its own with all its modules is more work than the tests.
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: [...ALONE, PAGES],
          isolate: false,
          provide: SAMPLE,
        },
      },
      { extends: true, test: { name: 'unit-alone', include: ALONE, provide: SAMPLE } },
      {
        extends: true,
        test: {
          name: 'unit-pages',
          include: [PAGES],
          environment: 'happy-dom',
          setupFiles: ['tests/support/effects-with-page.ts'],
        },
      },
      // These read the finished build in dist/.
      {
        extends: true,
        test: { name: 'site', include: ['tests/site/**/*.test.ts'], isolate: false, provide: SAMPLE },
      },
      {
        extends: true,
        test: {
          name: 'all',
          include: ['tests/all/**/*.test.ts', SAMPLED.unit],
          exclude: [...ALL_ALONE, 'tests/all/{site,browser,hosts}/**'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'all-alone', include: [...ALL_ALONE, SAMPLED.alone] } },
      {
        extends: true,
        test: { name: 'site-all', include: ['tests/all/site/**/*.test.ts', SAMPLED.site], isolate: false },
      },
      // The build behind real web servers; those that are not installed are skipped.
      { extends: true, test: { name: 'hosts', include: ['tests/all/hosts/**/*.test.ts'] } },
    ],
  },
});
