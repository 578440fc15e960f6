/**
 * `npm run screenshot`: takes the picture of the README from the finished build, into `src/pictures/`.
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import playwright from '../playwright.config.ts';
import { startPreview } from '../hosts/servers/preview.ts';

const FOLDER = 'src/pictures';
/** Most bytes of a picture: what a README or a page may make somebody load. */
const MOST_BYTES = 200_000;
const GAME = '/replays/2090744188_FollowGrubby_Happy-_Echo-Isles/';

interface Shot {
  name: string;
  width: number;
  height: number;
  /** Brings the page to what the picture shows. */
  show: (page: Page) => Promise<void>;
}

const SHOTS: readonly Shot[] = [
  {
    name: 'game',
    width: 1200,
    height: 1180,
    show: async (page) => {
      await page.goto(GAME);
    },
  },
];

const server = await startPreview();
const browser = await chromium.launch(playwright.use?.launchOptions);
mkdirSync(FOLDER, { recursive: true });
try {
  for (const { name, width, height, show } of SHOTS) {
    const page = await browser.newPage({
      baseURL: server.address,
      viewport: { width, height },
      colorScheme: 'light',
    });
    await show(page);
    await page.waitForLoadState('networkidle');
    const file = join(FOLDER, `${name}.webp`);
    writeFileSync(
      file,
      await sharp(await page.screenshot())
        .webp({ quality: 82 })
        .toBuffer(),
    );
    const { size } = statSync(file);
    console.log(`${file}: ${Math.round(size / 1000)} kB`);
    if (size > MOST_BYTES) throw new Error(`${file} has ${size} bytes: at most ${MOST_BYTES} fit.`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
