/**
 * Compares five types of pages with reference pictures: light on a phone, dark on a wide screen, only the first
 * screens. The pictures are from the pinned Chromium, whatever browser the other tests use. After an intended change,
 * check the failures in `test-results/` and renew the pictures: `npm run all:browser -- looks --update-snapshots`.
 */
import { expect, test } from '@playwright/test';
import { urls } from '../../../src/urls.ts';
import playwright from '../../playwright.config.ts';
import { first } from '../../support/browse/chosen.ts';
import { corpusIndex } from '../../support/browse/corpus-index.ts';
import { pinnedChromium } from '../../support/pinned-chromium.ts';
import { watchRequests } from '../../support/requests-of-page.ts';

const { games } = corpusIndex();
/** Games by seed, because their ids have names, which may have been removed. */
const bySeed = (seed: string) =>
  first(
    `game of the seed ${seed}`,
    games.filter(({ replayId }) => replayId.startsWith(`${seed}_`)),
  );

const PAGES = {
  replays: '/replays/',
  game: urls.game(bySeed('2305405229').replayId),
  event: '/events/w3champions-cast-series/',
  player: urls.player(bySeed('3320738873').players[0]!.person!),
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

for (const { name, width, height, colorScheme } of SCREENS)
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme, deviceScaleFactor: 1 });

    for (const [page, path] of Object.entries(PAGES))
      test(`${page} looks as before`, async ({ page: tab }) => {
        const requestsEnd = watchRequests(tab);
        expect((await tab.goto(path))?.status()).toBe(200);
        await requestsEnd();
        await tab.evaluate('document.fonts.ready');
        await expect(tab).toHaveScreenshot(`${page}-${name}.png`, {
          animations: 'disabled',
          maxDiffPixelRatio: TOLERATED,
        });
      });
  });
