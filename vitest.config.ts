import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: process.env['CI']
      ? ['default', ['json', { outputFile: `.cache/reports/vitest-${process.pid}.json` }]]
      : ['default'],
    testTimeout: 60_000,
    // Left alone, one worker fewer than there are cores: on two that is half of them idle.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      // These read the finished build in dist/.
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
      // The build behind real web servers; those that are not installed are skipped.
      { extends: true, test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'] } },
    ],
  },
});
