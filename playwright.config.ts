import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  fullyParallel: false,
  workers: 2,
  reporter: process.env['CI']
    ? [['list'], ['json', { outputFile: '.cache/reports/playwright.json' }]]
    : [['list']],
  webServer: {
    command: 'npm run preview',
    url: 'http://localhost:4321/',
    reuseExistingServer: !process.env['CI'],
  },
  use: {
    baseURL: 'http://localhost:4321',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      // Root has no sandbox, and a machine without network should not look for Google.
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
