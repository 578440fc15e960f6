/** The offline copy of the drop page: its files, its answers, and its removal. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ARCHIVE_FILE } from '../../../../../src/app/library/advice/archive-document.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXAMPLES_FOLDER } from '../../../../../src/app/drop/input/examples.ts';
import { isKept, keepOffline, removeCopy } from '../../../../../src/app/drop/offline/keep-offline.ts';
import { offlineFiles } from '../../../../../src/app/drop/offline/offline-files.ts';
import {
  CACHE_PREFIX,
  DROP_PAGE,
  OFFLINE_PAGES,
  SCOPES,
  SERVICE_WORKER,
} from '../../../../../src/app/drop/offline/scope.ts';
import { GROUND_FILE, PLACES_FILE } from '../../../../../src/app/drop/worker/map-texts.ts';
import { until } from '../../../../support/until.ts';

describe('the files of the copy', () => {
  let dist: string;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  };

  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'dist-'));
    write(
      `${DROP_PAGE}index.html`,
      `<script src="/_astro/page.js"></script><a href="${SERVICE_WORKER}"></a><img src="https://else.where/x.png">`,
    );
    write(`${OFFLINE_PAGES[1]}index.html`, '<script src="/_astro/compare.js"></script>');
    write('_astro/compare.js', 'import "./later.js"');
    write(
      '_astro/page.js',
      'import("./later.js"); new Worker("/_astro/worker.js"); load("/gone.js"); use(`/a.svg#${id}`)',
    );
    write('_astro/later.js', 'import "./page.js"; style("/styles/a.css")');
    write('_astro/worker.js', '');
    write('a.svg', '');
    write('styles/a.css', 'a { src: url(../fonts/a.woff2) }');
    write('fonts/a.woff2', 'import "/_astro/unnamed.js"');
    write('_astro/unnamed.js', '');
    write(`${EXAMPLES_FOLDER}b.w3g`, 'b');
    write(`${EXAMPLES_FOLDER}a.w3g`, 'a');
    write(PLACES_FILE, '{}');
    write(GROUND_FILE, '{}');
    write(ARCHIVE_FILE, '{}');
    write(SERVICE_WORKER, '"/_astro/unnamed.js"');
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  it('are those that the pages name and those that these name, each once, with what the pages fetch', () => {
    expect(offlineFiles(dist).files).toEqual([
      ...OFFLINE_PAGES,
      '/_astro/page.js',
      '/_astro/compare.js',
      '/_astro/later.js',
      '/_astro/worker.js',
      '/a.svg',
      '/styles/a.css',
      '/fonts/a.woff2',
      `${EXAMPLES_FOLDER}a.w3g`,
      `${EXAMPLES_FOLDER}b.w3g`,
      PLACES_FILE,
      GROUND_FILE,
      ARCHIVE_FILE,
    ]);
  });

  it('have a version that changes with what is in them, and only then', () => {
    const { version } = offlineFiles(dist);
    write('_astro/unnamed.js', 'changed');
    expect(offlineFiles(dist).version).toBe(version);
    write(`${EXAMPLES_FOLDER}b.w3g`, 'changed');
    expect(offlineFiles(dist).version).not.toBe(version);
  });

  it('stop the build where one is missing', () => {
    rmSync(join(dist, PLACES_FILE));
    expect(() => offlineFiles(dist)).toThrow('ENOENT');
  });
});

/** Caches as in a browser, by name. */
function fakeCaches(entries: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const stored = new Map(
    Object.entries(entries).map(([name, files]) => [name, new Map(Object.entries(files))]),
  );
  return {
    stored,
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    open: (name: string) => {
      const files = stored.get(name) ?? new Map<string, string>();
      stored.set(name, files);
      return Promise.resolve({
        addAll: (requests: readonly Request[]) => {
          for (const { url } of requests) files.set(new URL(url).pathname, 'copy');
          return Promise.resolve();
        },
        put: (path: string) => Promise.resolve(void files.set(path, '')),
        delete: (path: string) => Promise.resolve(files.delete(path)),
        keys: () => Promise.resolve([...files.keys()].map((path) => ({ url: `https://site.test${path}` }))),
        match: ({ url }: Request) => {
          const text = files.get(new URL(url).pathname);
          return Promise.resolve(text === undefined ? undefined : new Response(text));
        },
      });
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('a copy on this device', () => {
  const registration = (path: string) => ({
    scope: `https://site.test${path}`,
    unregister: vi.fn(() => Promise.resolve(true)),
  });

  it('goes with its caches and its programs, and nothing else goes with it', async () => {
    const ofPages = [...SCOPES, DROP_PAGE].map(registration);
    const other = registration('/');
    const caches = fakeCaches({ [`${CACHE_PREFIX}1`]: {}, other: {} });
    vi.stubGlobal('caches', caches);
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistrations: () => Promise.resolve([...ofPages, other]) },
    });
    expect(await isKept()).toBe(true);
    await removeCopy();
    expect([...caches.stored.keys()]).toEqual(['other']);
    for (const { unregister } of ofPages) expect(unregister).toHaveBeenCalledOnce();
    expect(other.unregister).not.toHaveBeenCalled();
  });

  it('is not there where the browser has no such thing, and the page works without', async () => {
    vi.stubGlobal('navigator', {});
    expect(await isKept()).toBe(false);
    await expect(keepOffline()).resolves.toBeUndefined();
    await expect(removeCopy()).resolves.toBeUndefined();
  });

  it('is not made where a setting forbids it, without a failure', async () => {
    const register = vi.fn(() => Promise.reject(new Error('forbidden')));
    vi.stubGlobal('navigator', { serviceWorker: { register } });
    await expect(keepOffline()).resolves.toBeUndefined();
    expect(register).toHaveBeenCalledWith(SERVICE_WORKER, { scope: SCOPES[0] });
  });

  it('is made for one page after the other, and renewed for both', async () => {
    const update = vi.fn(() => Promise.resolve());
    const installing = Object.assign(new EventTarget(), { state: 'installing' });
    const register = vi.fn(() => Promise.resolve({ update, installing }));
    vi.stubGlobal('navigator', { onLine: true, serviceWorker: { register } });
    const done = keepOffline();
    await until(() => expect(update).toHaveBeenCalledOnce());
    expect(register.mock.calls).toEqual([[SERVICE_WORKER, { scope: SCOPES[0] }]]);
    installing.state = 'installed';
    installing.dispatchEvent(new Event('statechange'));
    await done;
    expect(register).toHaveBeenLastCalledWith(SERVICE_WORKER, { scope: SCOPES[1] });
    expect(update).toHaveBeenCalledTimes(2);
  });
});

describe('the program that serves the copy', () => {
  const ORIGIN = 'https://site.test';
  const PART = '/_astro/page.js';
  const OF_OTHER = `${CACHE_PREFIX}other`;
  const served = new Map<string, (event: object) => void>();
  const network = vi.fn<(request: Request) => Promise<Response>>();
  const claim = vi.fn(() => Promise.resolve());
  let caches: ReturnType<typeof fakeCaches>;

  beforeEach(async () => {
    served.clear();
    network.mockReset().mockImplementation(() => Promise.resolve(new Response('network')));
    caches = fakeCaches({ [`${CACHE_PREFIX}old`]: {}, [OF_OTHER]: { '/used-by/compare': '' }, other: {} });
    vi.stubGlobal('VERSION', 'new');
    vi.stubGlobal('FILES', [DROP_PAGE, PART]);
    vi.stubGlobal('registration', { scope: `${ORIGIN}/drop` });
    vi.stubGlobal('caches', caches);
    vi.stubGlobal('clients', { claim });
    vi.stubGlobal('location', { origin: ORIGIN });
    vi.stubGlobal('fetch', network);
    vi.stubGlobal('addEventListener', (name: string, serve: (event: object) => void) =>
      served.set(name, serve),
    );
    // Addresses in a worker are relative, but Node needs absolute ones.
    const Whole = Request;
    vi.stubGlobal(
      'Request',
      class extends Whole {
        constructor(url: string, init?: RequestInit) {
          super(new URL(url, ORIGIN), init);
        }
      },
    );
    vi.stubGlobal(
      'Response',
      class extends Response {
        static override redirect = (to: string) =>
          new Response(null, { status: 302, headers: { Location: to } });
      },
    );
    vi.resetModules();
    await import('../../../../../src/app/drop/offline/service-worker.ts');
    await during('install');
  });

  /** Runs the program's handler of a lifecycle event. */
  async function during(moment: 'install' | 'activate'): Promise<void> {
    let work: Promise<unknown> = Promise.resolve();
    served.get(moment)!({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  }

  /** The response text for a request; null if the browser handles it. */
  async function answer(
    url: string,
    request: { method?: string; mode?: string } = {},
  ): Promise<string | null> {
    const answers: Promise<Response>[] = [];
    served.get('fetch')!({
      request: { url: new URL(url, ORIGIN).href, method: 'GET', mode: 'no-cors', ...request },
      respondWith: (promise: Promise<Response>) => answers.push(promise),
    });
    const answered = await answers[0];
    if (!answered) return null;
    const leads = answered.headers.get('Location');
    if (leads) return `to ${leads}`;
    return answered.type === 'error' ? 'error' : answered.text();
  }

  it('has all files from the beginning, and a mark', () =>
    expect([...caches.stored.get(`${CACHE_PREFIX}new`)!.keys()]).toEqual([DROP_PAGE, PART, '/used-by/drop']));

  it('asks for nothing that the other page has stored', async () => {
    caches.stored.get(`${CACHE_PREFIX}new`)!.set(PART, 'copy of the other');
    await during('install');
    expect(await answer(PART)).toBe('copy of the other');
  });

  it('removes older copies that the other page doesn’t use, and only these', async () => {
    await during('activate');
    expect([...caches.stored.keys()]).toEqual([OF_OTHER, 'other', `${CACHE_PREFIX}new`]);
    expect(claim).toHaveBeenCalled();
    vi.stubGlobal('registration', { scope: `${ORIGIN}/compare` });
    await during('activate');
    expect([...caches.stored.keys()]).toEqual(['other', `${CACHE_PREFIX}new`]);
  });

  it('leads to the page from its address without the slash', async () => {
    const slashless = DROP_PAGE.slice(0, -1);
    expect(await answer(slashless, { mode: 'navigate' })).toBe('network');
    network.mockRejectedValue(new TypeError('offline'));
    expect(await answer(`${slashless}?a`, { mode: 'navigate' })).toBe(`to ${DROP_PAGE}?a`);
    expect(await answer(slashless)).toBeNull();
  });

  it('gives the page as it is today while there is a connection, and the copy without', async () => {
    expect(await answer(DROP_PAGE, { mode: 'navigate' })).toBe('network');
    network.mockRejectedValue(new TypeError('offline'));
    expect(await answer(DROP_PAGE, { mode: 'navigate' })).toBe('copy');
    caches.stored.clear();
    expect(await answer(DROP_PAGE, { mode: 'navigate' })).toBe('error');
  });

  it('gives a part from the copy, and asks for it only where the copy has lost it', async () => {
    expect(await answer(PART)).toBe('copy');
    expect(network).not.toHaveBeenCalled();
    caches.stored.clear();
    expect(await answer(PART)).toBe('network');
  });

  it.each([
    ['/replays/', {}],
    [DROP_PAGE, { method: 'POST' }],
    [`https://else.where${PART}`, {}],
  ])('leaves %s to the browser', async (url, request) => expect(await answer(url, request)).toBeNull());
});
