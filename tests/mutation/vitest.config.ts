import { defineConfig } from 'vitest/config';

/** The unit tests that are quick enough to run once for each of several thousand mutants. */
export default defineConfig({
  test: {
    include: ['tests/unit/{game,contract,archive/count,search}/**/*.test.ts'],
    // These take half of the time and reveal little about a changed line: thousands of measured games and damaged
    // files.
    exclude: ['tests/unit/game/stored/**', '**/{size,hostile,index-file}.test.ts'],
    testTimeout: 300_000,
  },
});
