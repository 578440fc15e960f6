/**
 * `npm run screenshot`: takes the pictures of the README and the tools page from the finished build, each
 * light and dark, into `src/content/pictures/`. Pictures of a visitor's games use replays of this machine in the folder
 * `FARSEER_RECORDINGS`.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import playwright from '../playwright.config.ts';
import { startPreview } from '../all/hosts/servers/preview.ts';
import { watchRequests } from './requests-of-page.ts';
import { LIBRARY_WORDS } from '../../src/app/library/words.ts';
import { DESIGN_FILE, designOf } from './design.ts';

const RECORDINGS = process.env['FARSEER_RECORDINGS'] ?? '../shared/replays';
const FOLDER = 'src/content/pictures';
/** Maximum bytes of a picture in a README or a page. */
const MAX_BYTES = 200_000;
const GAME = '2090744188_FollowGrubby_Happy-_Echo-Isles';
/** A dropped game whose recorded names are those of the archive, and the player of the picture of many games. */
const DROPPED = 'tournament/unattributed/grubby_happy.w3g';
const OWN = /grubby/i;
const CARD = { width: 780, height: 520 };
/** Pixels across a picture on the tools page, where it is at most as wide. */
const CARD_PIXELS = 624;

interface Shot {
  name: string;
  width: number;
  height: number;
  /** Brings the page to the state for the picture. */
  show: (page: Page) => Promise<void>;
}

interface Entry {
  path: string;
  players: readonly { name: string }[];
  /** Paths of other recordings of the same game, if there are any. */
  sameGameAs?: readonly string[];
}

/** Replays of one player, one per game. */
function replaysOf(player: RegExp): string[] {
  const manifest = JSON.parse(readFileSync(resolve(RECORDINGS, 'manifest.json'), 'utf8')) as Entry[];
  const taken = new Set<string>();
  for (const { path, players, sameGameAs } of manifest)
    if (players.some(({ name }) => player.test(name)) && !sameGameAs?.some((other) => taken.has(other)))
      taken.add(path);
  return [...taken].map((path) => resolve(RECORDINGS, path));
}

/** Scrolls an element to the top, with a little space above it. */
const toTop = (page: Page, selector: string): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 12));

async function drop(page: Page, files: readonly string[]): Promise<void> {
  await page.goto('/drop/');
  await page.locator('#drop[data-ready]').waitFor();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...files]);
}

const SHOTS: readonly Shot[] = [
  {
    name: 'game',
    width: 1200,
    height: 1180,
    show: async (page) => {
      await page.goto(`/replays/${GAME}/`);
    },
  },
  {
    name: 'drop',
    ...CARD,
    show: async (page) => {
      await drop(page, [resolve(RECORDINGS, DROPPED)]);
      await page.locator('.report .map-box .f-water').first().waitFor();
      await toTop(page, '.report');
    },
  },
  {
    name: 'history',
    ...CARD,
    show: async (page) => {
      await drop(page, replaysOf(OWN));
      await page.locator('.together .one-thing figure').waitFor();
      await toTop(page, '.together .one-thing');
    },
  },
  {
    name: 'work-on',
    ...CARD,
    show: async (page) => {
      await drop(page, [resolve(RECORDINGS, DROPPED)]);
      await page
        .getByRole('group', { name: LIBRARY_WORDS.whichPlayer })
        .getByRole('button')
        .first()
        .press('Enter');
      await page.locator('.work-on li').first().waitFor();
      await toTop(page, 'h2:text-matches("^What to work on")');
    },
  },
  {
    name: 'compare',
    ...CARD,
    show: async (page) => {
      await page.goto(`/compare/#both=${GAME}`);
      await page.locator('#compare table').first().waitFor();
      await toTop(page, '#compare h2:has(~ * table), #compare section:has(table)');
    },
  },
  {
    name: 'coach',
    ...CARD,
    show: async (page) => {
      await page.goto('/builds/undead-death-knight-lich-fiends/');
      await page.getByRole('button', { name: 'Open coach mode' }).click();
      await page.getByRole('timer').waitFor();
      await toTop(page, '#bench');
    },
  },
  {
    name: 'remarks',
    ...CARD,
    show: async (page) => {
      await drop(page, [resolve(RECORDINGS, DROPPED)]);
      const remarks = page.locator('.remarks');
      for (const [clock, text] of [
        ['2:40', 'Creep the next camp before you go home.'],
        ['5:10', 'Tier 2 is late: order it after the third Grunt.'],
        ['8:30', 'Leave this fight, your second hero is not here yet.'],
      ] as const) {
        await remarks.locator('input').first().fill(clock);
        await remarks.locator('input').last().fill(text);
        await remarks.locator('[type=submit]').press('Enter');
      }
      await remarks.evaluate((element) =>
        scrollTo(0, element.getBoundingClientRect().bottom + scrollY - innerHeight + 12),
      );
    },
  },
  {
    name: 'second-screen',
    width: 1170,
    height: 780,
    show: async (page) => {
      await page.goto(`/replays/${GAME}/#t=15:36`);
      await page.getByRole('button', { name: 'Second screen' }).click();
      await page.locator('.stage.big .now table').waitFor();
    },
  },
  {
    name: 'casting-sheet',
    ...CARD,
    show: async (page) => {
      await page.goto('/cast/?a=grubby&b=happy');
      await page.getByRole('heading', { name: 'Records' }).waitFor();
      await toTop(page, '#prep');
    },
  },
];

/** Takes one picture; the dark one has `-dark` in its name. */
async function take({ name, width, height, show }: Shot, colorScheme: 'light' | 'dark'): Promise<void> {
  const page = await browser.newPage({ baseURL: server.address, viewport: { width, height }, colorScheme });
  const requestsEnd = watchRequests(page);
  await show(page);
  await requestsEnd();
  const file = join(FOLDER, `${name}${colorScheme === 'dark' ? '-dark' : ''}.webp`);
  writeFileSync(
    file,
    await sharp(await page.screenshot())
      .resize(name === 'game' ? width : CARD_PIXELS)
      .webp({ quality: 80 })
      .toBuffer(),
  );
  const { size } = statSync(file);
  console.log(`${file}: ${Math.round(size / 1000)} kB`);
  if (size > MAX_BYTES) throw new Error(`${file} has ${size} bytes: at most ${MAX_BYTES} fit.`);
  await page.close();
}

const server = await startPreview();
const browser = await chromium.launch(playwright.use?.launchOptions);
mkdirSync(FOLDER, { recursive: true });
try {
  const wanted = process.argv.slice(2);
  for (const shot of SHOTS)
    if (wanted.length === 0 || wanted.includes(shot.name))
      for (const scheme of ['light', 'dark'] as const) await take(shot, scheme);
  if (wanted.length === 0) writeFileSync(DESIGN_FILE, `${designOf()}\n`);
} finally {
  await browser.close();
  await server.stop();
}
