import { defineConfig } from 'vitest/config';

/** The unit tests that are quick enough to run once for each of some thousand changes. */
export default defineConfig({
  test: {
    include: ['tests/unit/{replay,contract,archive,browse,maps}/**/*.test.ts'],
    // These take half of the time and say little about a changed line: thousands of games measured, thousands of damaged files.
    exclude: ['**/size.test.ts', '**/speed.test.ts', '**/hostile.test.ts', '**/index-file.test.ts'],
    testTimeout: 300_000,
  },
});
