/** A browser with a profile of its own that can be killed at any moment, as a crash or an empty battery would. */
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { findBrowser } from '../../support/find-browser.ts';

const ARGS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0'];

export interface KillableBrowser {
  page: Page;
  /** Ends all its processes at once, without a chance to write anything. */
  kill: () => Promise<void>;
  /** Ends it as a visitor would. */
  close: () => Promise<void>;
}

/** Starts a browser with this profile and opens a page. Downloads go into the profile's folder `saved`. */
export async function startKillable(profile: string, address: string): Promise<KillableBrowser> {
  // A killed browser leaves its lock.
  for (const lock of ['SingletonLock', 'SingletonSocket', 'SingletonCookie'])
    rmSync(join(profile, lock), { force: true });
  const program = findBrowser() ?? chromium.executablePath();
  const browser = spawn(program, [...ARGS, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const kill = async () => {
    if (browser.exitCode === null && browser.signalCode === null) process.kill(-browser.pid!, 'SIGKILL');
    await ended;
  };
  const connected = await chromium.connectOverCDP(await addressOf(browser));
  const [context] = connected.contexts();
  const page = context!.pages()[0] ?? (await context!.newPage());
  const session = await connected.newBrowserCDPSession();
  await session.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: join(profile, 'saved'),
  });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  await page.goto(address);
  await expect(page.locator('#drop')).toHaveAttribute('data-ready', '');
  return {
    page,
    kill,
    close: async () => {
      await session.send('Browser.close').catch(() => undefined);
      await ended;
    },
  };
}

const addressOf = (browser: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    browser.stderr!.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const [, address] = /DevTools listening on (ws:\S+)/.exec(text) ?? [];
      if (address) resolve(address);
    });
    browser.once('exit', () => reject(new Error(`The browser did not start: ${text}`)));
  });

/** Everything in the library's database: names by time added, and how many games lack a part. */
export const inLibrary = (page: Page): Promise<{ names: string[]; torn: number }> =>
  page.evaluate(async () => {
    const known = (await indexedDB.databases()).some(({ name }) => name === 'farseer-library');
    if (!known) return { names: [], torn: 0 };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('farseer-library');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('no database'));
    });
    const all = <T>(store: string) =>
      new Promise<T[]>((resolve) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result as T[]);
      });
    const games = await all<{ fingerprint: string; name: string; added: number }>('games');
    const contents = new Set(
      (await all<{ fingerprint: string }>('contents')).map(({ fingerprint }) => fingerprint),
    );
    database.close();
    const torn = games.filter(({ fingerprint }) => !contents.delete(fingerprint)).length + contents.size;
    return { names: games.sort((a, b) => a.added - b.added).map(({ name }) => name), torn };
  });
