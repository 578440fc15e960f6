/** A watched folder in every way that a browser can give one, with the time from the last byte to the report. */
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { WATCH_WORDS as WORDS } from '../../../../src/app/drop/watch/state.ts';
import type { ManifestEntry } from '../../../support/recordings.ts';
import { expect, test, type DropPage } from '../../../browser/drop/drop-page.ts';
import { giveFolder, saveReplay, type Manner } from '../../../browser/drop/watched.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';

const MANNERS: readonly Manner[] = ['at once', 'in pieces', 'renamed', 'new folder', 'twice'];
const scripted = (name: string) => writeRecording(duel({ names: [name, 'Thrall'] }));

/** Different games: recordings if there are any, as their size decides how long they take. */
async function games(count: number): Promise<Uint8Array[]> {
  const folder = resolve(process.env['FARSEER_RECORDINGS'] ?? '../shared/replays');
  const list = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '[]');
  const all = JSON.parse(list) as Pick<ManifestEntry, 'path' | 'group' | 'type' | 'players'>[];
  const duels = all.filter(({ group, type }) => group === 'tournament' && type === '1on1');
  // Reports are told apart by their titles.
  const some = [...Map.groupBy(duels, ({ players }) => players.map(({ name }) => name).join()).values()].map(
    ([first]) => first!,
  );
  if (some.length < count) return Array.from({ length: count }, (_, at) => scripted(`Player ${at}`));
  return Promise.all(some.slice(0, count).map(({ path }) => readFile(join(folder, path))));
}

/** Notes each report that the page shows, with the time at which it was there. */
const noteReports = (page: Page) =>
  page.evaluate(() => {
    const shown: [title: string, ms: number][] = [];
    Object.assign(globalThis, { shown });
    const look = () => {
      const title = document.querySelector('h1')?.textContent ?? '';
      if (document.querySelector('.report') && shown.at(-1)?.[0] !== title) shown.push([title, Date.now()]);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
const shownIn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shown: [string, number][] }).shown);

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1]!;

/** Saves games one after the other, each when the report of the one before is there; every report must come once. */
async function playOn(
  drop: DropPage,
  count: number,
  save: (at: number, bytes: Uint8Array) => Promise<number>,
) {
  await noteReports(drop.page);
  const waits: number[] = [];
  for (const [at, bytes] of (await games(count)).entries()) {
    const written = await save(at, bytes);
    await expect.poll(async () => (await shownIn(drop.page)).length).toBe(at + 1);
    waits.push((await shownIn(drop.page)).at(-1)![1] - written);
  }
  await drop.rest();
  const titles = (await shownIn(drop.page)).map(([title]) => title);
  expect(titles).toHaveLength(count);
  console.log(
    `${test.info().title}: last byte to report p50 ${percentile(waits, 0.5)} ms, p95 ${percentile(waits, 0.95)} ms, most ${Math.max(...waits)} ms`,
  );
}

async function watchRealFolder(drop: DropPage): Promise<string> {
  const folder = test.info().outputPath('Replays');
  await mkdir(folder, { recursive: true });
  await giveFolder(drop, folder);
  await drop.button(WORDS.choose).click();
  await expect(drop.button(WORDS.large)).toBeVisible();
  return folder;
}

/** Without the observer, as in older Chromium browsers. */
const withoutObserver = (drop: DropPage) =>
  drop.page.evaluate(() => void Reflect.deleteProperty(globalThis, 'FileSystemObserver'));

/** An observer that tells late, several times, and of renames as two changes, as other systems may. Not measured there. */
const withOtherObserver = (drop: DropPage) =>
  drop.page.evaluate(() => {
    interface Told {
      type: string;
      changedHandle: unknown;
      relativePathComponents: readonly string[];
      relativePathMovedFrom?: readonly string[] | null | undefined;
    }
    type Tell = (records: readonly Told[]) => void;
    const { FileSystemObserver: Real } = globalThis as unknown as {
      FileSystemObserver: new (tell: Tell) => object;
    };
    const later = (told: Told): [ms: number, told: Told][] => {
      if (told.type === 'modified') return [200, 290, 500].map((ms) => [ms, told]);
      if (told.type !== 'moved') return [[200, told]];
      const from = { changedHandle: null, relativePathComponents: told.relativePathMovedFrom! };
      return [
        [200, { ...told, type: 'disappeared', ...from }],
        [200, { ...told, type: 'appeared' }],
      ];
    };
    class Other extends Real {
      constructor(tell: Tell) {
        super((records) => {
          for (const { type, changedHandle, relativePathComponents, relativePathMovedFrom } of records)
            for (const [ms, told] of later({
              type,
              changedHandle,
              relativePathComponents,
              relativePathMovedFrom,
            }))
              setTimeout(() => tell([told]), ms);
        });
      }
    }
    Object.assign(globalThis, { FileSystemObserver: Other });
  });

const OBSERVERS = {
  'told by the browser': async () => undefined,
  'told late and often, as on other systems': withOtherObserver,
  'by looking only': withoutObserver,
};
for (const [how, prepare] of Object.entries(OBSERVERS))
  test(`twenty games in a real folder, ${how}`, async ({ drop }) => {
    await prepare(drop);
    const folder = await watchRealFolder(drop);
    await playOn(drop, 20, async (at, bytes) => {
      if (at === 7) {
        await writeFile(join(folder, 'damaged.w3g'), bytes.subarray(0, 100));
        await expect(drop.page.locator('.notices')).toContainText('damaged.w3g');
      }
      return saveReplay(folder, `game ${at}`, bytes, MANNERS[at % MANNERS.length]!);
    });
  });

for (const isTold of [true, false])
  test(`games in the private file system, ${isTold ? 'told by the browser' : 'by looking only'}`, async ({
    drop,
  }) => {
    const { page } = drop;
    if (!isTold) await withoutObserver(drop);
    await page.evaluate(() =>
      Object.assign(globalThis, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
    );
    await drop.button(WORDS.choose).click();
    await expect(drop.button(WORDS.large)).toBeVisible();
    await playOn(drop, isTold ? 20 : 4, (at, bytes) =>
      page.evaluate(
        async ([name, encoded]) => {
          const root = await navigator.storage.getDirectory();
          const file = await root.getFileHandle(name, { create: true });
          const writable = await file.createWritable();
          await writable.write(Uint8Array.fromBase64(encoded));
          await writable.close();
          return Date.now();
        },
        [`game ${at}.w3g`, Buffer.from(bytes).toString('base64')] as const,
      ),
    );
  });

test('after the folder was renamed, watching ends and says so', async ({ drop }) => {
  const folder = await watchRealFolder(drop);
  await rename(folder, `${folder} gone`);
  const stopped = drop.page.locator('.watch .notice');
  await expect(stopped).toHaveText(new RegExp(WORDS.gone('\\d+:\\d\\d').replaceAll('.', '\\.')));
});

/** A visitor with a profile: in private windows, this browser loses stored folders, and even crashes over them. */
const visitor = test.extend({
  context: async ({ launchOptions }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'visitor-'));
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      serviceWorkers: 'block',
    });
    await use(context);
    await context.close();
    await rm(profile, { recursive: true, force: true });
  },
});

visitor(
  'on the next visit the browser has to be asked; two tabs share one folder',
  async ({ drop, site }) => {
    const folder = await watchRealFolder(drop);
    const { page } = drop;
    await page.reload();
    // In this browser, the permission is gone after a reload, and nobody can press its question.
    await drop.button(WORDS.goOn).click();
    await expect(page.locator('.watch')).toContainText(WORDS.refused);
    await giveFolder(drop, folder);
    await drop.button(WORDS.choose).click();
    await expect(drop.button(WORDS.large)).toBeVisible();

    const other = await page.context().newPage();
    await other.goto(`${site.origin}/drop/`);
    await other.evaluate(() =>
      Object.assign(globalThis, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
    );
    await other.getByRole('button', { name: WORDS.choose }).click();
    await expect(other.locator('.watch')).toContainText(WORDS.elsewhere('')[0]!);
    await saveReplay(folder, 'once', scripted('Once'), 'at once');
    await expect(drop.heading).toHaveText(/^Once vs Thrall/);
    await page.close();
    await expect(other.getByRole('button', { name: WORDS.large })).toBeVisible();
    await other.close();
  },
);
