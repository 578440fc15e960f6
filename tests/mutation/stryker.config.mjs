import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';

const mutated = [
  'src/game/derive/**/*.ts',
  'src/contract/**/*.ts',
  'src/archive/count/**/*.ts',
  'src/search/{find,parts,read}/**/*.ts',
];

/** Number of consecutive lines in a sample, enough for conditions and blocks that span several. */
const WINDOW = 12;

/**
 * With `FARSEER_MUTATION_SAMPLE=50` only 50 random stretches of twelve lines are mutated, which estimates in minutes
 * the result of many hours. `FARSEER_SEED` (default 1) draws others.
 */
function sample(count, seed) {
  const windows = mutated
    .flatMap((pattern) => globSync(pattern))
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n').length;
      return Array.from(
        { length: Math.ceil(lines / WINDOW) },
        (_, at) => `${file}:${at * WINDOW + 1}-${(at + 1) * WINDOW}`,
      );
    });
  return fc.sample(fc.shuffledSubarray(windows, { minLength: count, maxLength: count }), {
    numRuns: 1,
    seed,
  })[0];
}

const stretches = Number(process.env['FARSEER_MUTATION_SAMPLE'] ?? 0);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  mutate: stretches > 0 ? sample(stretches, Number(process.env['FARSEER_SEED'] ?? 1)) : mutated,
  ignorePatterns: ['dist', '.astro', '.cache', 'test-results', 'tests/browser', 'tests/all', 'public'],
  tempDirName: '.cache/stryker',
  incremental: true,
  incrementalFile: '.cache/stryker-incremental.json',
  concurrency: 2,
  coverageAnalysis: 'perTest',
  // Each change of code evaluated once at import (data tables, sentences) costs a whole test run.
  ignoreStatic: true,
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 20,
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: '.cache/reports/mutation.html' },
  thresholds: { high: 90, low: 85, break: null },
};
