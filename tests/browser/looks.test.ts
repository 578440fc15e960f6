/**
 * Compares six types of pages with reference pictures: light on a phone, dark on a wide screen, only the first
 * screens. The pictures are from the pinned Chromium, whatever browser the other tests use. After an intended change,
 * check the failures in `test-results/` and renew the pictures: `npm run test:browser -- looks --update-snapshots`.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import playwright from '../playwright.config.ts';
import { serveFolder } from '../../src/host/serve.ts';
import { pinnedChromium } from '../support/pinned-chromium.ts';
import { watchRequests } from '../support/requests-of-page.ts';
import { buildArchive } from './looks/archive.ts';

const PAGES = {
  home: '/',
  replays: '/replays/',
  game: '/replays/2305405229_PaTo_BFRjonathan_Northern-Isles/',
  event: '/events/w3champions-cast-series/',
  player: '/players/changer/',
  statistics: '/statistics/',
} as const;
const SCREENS = [
  { name: 'phone', width: 390, height: 1400, colorScheme: 'light' },
  { name: 'wide', width: 1440, height: 1200, colorScheme: 'dark' },
] as const;
/** Share of pixels that may differ, as edges of letters do between browser versions; a missing word exceeds it. */
const TOLERATED = 0.0003;

const BROWSER = pinnedChromium();
const DRIVEN = playwright.use?.launchOptions;

test.describe.configure({ mode: 'default' });
test.skip(BROWSER === undefined, 'the pinned Chromium does not run on this system');
// Tests with separate options run last, in a separate worker, while the others are idle.
if (BROWSER !== undefined && BROWSER !== DRIVEN?.executablePath)
  test.use({ launchOptions: { ...DRIVEN, executablePath: BROWSER } });

let server: Server | undefined;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const started = createServer(serveFolder(`${buildArchive()}/`));
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server?.close();
  server?.closeAllConnections();
});

for (const { name, width, height, colorScheme } of SCREENS)
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme, deviceScaleFactor: 1 });

    for (const [page, path] of Object.entries(PAGES))
      test(`${page} looks as before`, async ({ page: tab }) => {
        const requestsEnd = watchRequests(tab);
        expect((await tab.goto(address + path))?.status()).toBe(200);
        await requestsEnd();
        await tab.evaluate('document.fonts.ready');
        await expect(tab).toHaveScreenshot(`${page}-${name}.png`, {
          animations: 'disabled',
          maxDiffPixelRatio: TOLERATED,
        });
      });
  });
