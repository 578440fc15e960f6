import { defineConfig } from 'vitest/config';

/** The unit tests that are quick enough to run once for each of some thousand changes. */
export default defineConfig({
  test: {
    include: ['tests/unit/{replay,contract,archive,browse}/**/*.test.ts'],
    // Measurements of many thousand games say nothing about a changed line, and take long.
    exclude: ['**/size.test.ts', '**/speed.test.ts'],
    testTimeout: 300_000,
  },
});
