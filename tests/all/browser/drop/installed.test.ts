/** The site installed in a whole Chromium: the system opens two files with it. The pinned headless shell can't install. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { EXAMPLES } from '../../../../src/app/drop/input/examples.ts';
import { serveBuild } from '../../../browser/drop/serve-build.ts';
import { findProgram } from '../../../support/find-program.ts';
import { FIXTURES } from '../../../support/fixtures.ts';

const WHOLE = findProgram('chromium', 'google-chrome-stable', 'google-chrome');

test('two replays opened with the installed page are in its list', async () => {
  test.skip(WHOLE === undefined, 'no whole Chromium is installed, only the headless shell');
  const site = await serveBuild();
  const profile = await mkdtemp(join(tmpdir(), 'installed-'));
  // An app can't be installed in a private window, so this needs a profile.
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: WHOLE!,
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'],
    // Playwright would use its old headless mode, which has no apps.
    headless: false,
  });
  try {
    const page = browser.pages()[0] ?? (await browser.newPage());
    await page.goto(`${site.origin}/drop/`);
    await expect(page.locator('#drop')).toHaveAttribute('data-ready', '');
    const manifestId = `${site.origin}/drop/`;
    // These commands aren't in Playwright's types.
    const session = (await browser.newCDPSession(page)) as unknown as {
      send(method: string, params: object): Promise<{ targetIds?: string[] }>;
    };
    await session.send('PWA.install', { manifestId });
    const opened = browser.waitForEvent('page');
    const files = EXAMPLES.map(({ file }) => join(FIXTURES, file));
    await session.send('PWA.launchFilesInApp', { manifestId, files });
    const app = await opened;
    await expect(app.locator('table.dropped tbody tr')).toHaveCount(files.length);
    expect(new URL(app.url()).pathname).toBe('/drop/');
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
    await site.close();
  }
});
