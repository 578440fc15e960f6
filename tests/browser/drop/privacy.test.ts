/** Checks that no data leaves: recorded at the server and the proxy, and offline. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SCOPES } from '../../../src/app/drop/offline/scope.ts';
import { DIST, builtFiles, builtText } from '../../support/build.ts';
import { FIXTURES } from '../../support/write-fixtures.ts';
import { DropPage, expect, test as base } from './drop-page.ts';
import { keptRows, turnOn, TWO } from './library-page.ts';
import { serveBuild, withoutUpdates } from './serve-build.ts';

const ONE = join(FIXTURES, 'example-1v1.w3g');
const TITLE = 'Hazel vs Rowan on Concealed Hill';
/**
 * Bytes with gzip. The first limit is for everything that loads before a game is opened: the page's programs and the
 * decoding worker. The second adds everything that loads during the decoding of the first file: deriving, wording,
 * packing and map drawing in the worker, and the report on the page. These parts are 58 kB (37 and 21), all of it
 * needed for the first report, so no split brings everything below the first limit. The second limit was 110 kB until
 * expansions included Haunted Gold Mines and Tiny Great Halls. Games then included their map file's digest and the
 * leader of each selection, and Vite’s helper loaded later parts: together 3 kB. Ground, camps, places and levels by
 * map file took another 7 kB, because the drop page draws and words games with the same programs as game pages.
 * Supply, losses and the ledger of fights took 5 kB. Map files took 12 kB, to find the played one among the archive's
 * and the visitor's, and to word and draw a game on it. The reader of map files was 6 kB of it
 * until it became a separate worker. The story with its evidence, the economy and the outcome of fights are 5 kB, the timeline of
 * the stage and unit data for playback 4. Advice, which is part of every report, is 6, and packing whole games for
 * the library 2. Dates of archives and short links are 1, and chapters with side-by-side build orders and two fight
 * ledgers another 1. Texts in words files are loaded with their part even where a game doesn't show them: 4 kB. Key
 * moments and fights in links are 1 kB, and suggestions for your own games another. Dates of files in reports are
 * 0.5 kB, and so are words files of their own for the list, the playback and the kinds of units in fights. SWC
 * took 6 kB off. Sentences about the orders and timings in a short link are 0.5 kB. Links from every row of the
 * advice, with the words for them, are 0.6 kB.
 */
const AT_ONCE_LIMIT = 63 * 1024;
const IN_ALL_LIMIT = 165.25 * 1024;
/**
 * Bytes with gzip of the worker for a first report: decoding, deriving, wording and drawing. Until packing became a part
 * that follows, it was 86.3 kB; the texts in words files added 0.9, and the kinds of
 * units in fights 0.1. SWC took 2.7 off. The reader of map files is another worker.
 */
const WORKER_LIMIT = 81.75 * 1024;
/** The part that packs games, which a first report doesn't wait for. */
const PACKING: readonly [program: RegExp, limit: number] = [/\/packing-/, 6 * 1024];
/**
 * Programs that load on request, with their size limit and the part that requests them. The addresses of the
 * documentation, the openings and the casting sheet added 50 to 250 bytes to everything with links.
 */
const ON_REQUEST: Readonly<Record<string, readonly [program: RegExp, limit: number, within?: RegExp]>> = {
  // 9.75 kB until saved documents included the second of each research, and records the map file's digest. 10.25
  // until saved libraries had names, tags and notes, which are merged. 11.5 until files were written in parts. 11.6
  // until names with control characters were cleaned. 11.8 until links had key moments and fights in text.
  // 12.25 until an import said which copies are better, which entries invalid and which results different.
  saving: [/\/saving\./, 12.6 * 1024],
  // The worker for replays includes the archive reader, too.
  'the reader of map files': [/\/map\.worker-/, 11 * 1024],
  // 4.6 kB until playback showed armies with a panel, a zoom and a tour.
  'playing a game': [/\/playing\./, 13.75 * 1024],
  'its moves': [/\/moves-/, 2 * 1024],
  'what shows the chat': [/\/Chat\./, 0.95 * 1024],
  'its lines': [/\/chat-/, 0.65 * 1024],
  'what the archive knows': [/\/Insight\./, 5 * 1024],
  // 0.5 kB until there was a picture to share, and short links omitted documents.
  // The words that pages share in one file take 1 kB of this and of the history. 6.75 kB until its texts were in words files.
  // 5.1 kB until each row of it led to a game.
  'the visitor’s own games as advice': [/\/own-advice\./, 5.5 * 1024],
  'the way to another kept game': [/\/kept-link\./, 1.5 * 1024],
  'saving and sharing': [/\/SaveAndShare\./, 0.45 * 1024],
  // 1.8 kB until there was room for 24 players.
  'a picture to share': [/\/card\./, 2.1 * 1024],
  'the way to the compare page': [/\/compare\./, 0.9 * 1024],
  'the list of charts': [/\/ChartFiles\./, 0.9 * 1024],
  'charts as files': [/\/save-charts\./, 2.1 * 1024],
  'two games of the list': [/\/CompareTwo\./, 0.5 * 1024],
  'the list of maps': [/\/MapsView\./, 0.85 * 1024],
  // 1.95 kB until the texts of the list were in words files.
  'the list of several files': [/\/ListView\./, 1.9 * 1024],
  // 4.5 kB until it read games with their orders for the map, for the first creep camp. Parts that advice uses too
  // are separate files since. 4.8 kB until its texts were in words files.
  'the list of kept games': [/\/KeptGames\./, 4.5 * 1024, /\/ListView\./],
  // The list of moments keeps the current one in view. 7.25 kB until there were goals, and won games compared with lost
  // ones. 10.25 kB until its texts were in words files.
  // 9.75 kB until trends had win shares, days and middle halves.
  history: [/\/History\./, 10.45 * 1024, /\/KeptGames\./],
  // 1 kB until its reader waited for the rest of each game, and read whole games.
  'all analyses': [/\/analyses\./, 1.05 * 1024],
  'own games for an assistant': [/\/own-games\./, 1024],
};
/** Waits until both pages work offline. */
const copied = ({ page }: DropPage) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations();
        return registrations.filter(({ active }) => active?.state === 'activated').length;
      }),
    )
    .toBe(SCOPES.length);

/** A separate site for each test, and a browser that can't go anywhere else. */
const test = base.extend<{ alone: DropPage }>({
  serviceWorkers: 'allow',
  alone: async ({ browser }, use) => {
    const site = await serveBuild();
    const context = await browser.newContext({ proxy: site.proxy });
    const drop = new DropPage(await context.newPage(), site);
    await drop.open();
    await copied(drop);
    await use(drop);
    await context.close();
    await site.close();
  },
});

test('from drop to report, every request asks this site for one of its files and carries nothing', async ({
  alone,
}) => {
  const { received, origin } = alone.site;
  const name = 'very-private-name.w3g';
  await alone.choose({ name, mimeType: '', buffer: await readFile(ONE) });
  await expect(alone.heading).toHaveText(TITLE);
  await alone.button('Start over').click();
  await alone.drag([ONE, join(FIXTURES, 'example-2v2.w3g')]);
  await alone.rest();
  await alone.button('Example: 1v1').click();
  await expect(alone.heading).toHaveText(TITLE);
  await alone.rest();
  await expect(alone.page.getByRole('heading', { name: 'What to work on' })).toBeVisible();
  await alone.pressBelow('Closest games, builds and percentiles in the archive');
  await expect(alone.page.getByRole('heading', { name: 'Closest games' })).toBeVisible();
  expect(received.length).toBeGreaterThan(5);
  const files = new Set(builtFiles().map((path) => `/${path.replace(/index\.html$/, '')}`));
  // An address with an origin, or the method CONNECT, would have gone to another server.
  expect(received.filter(({ method, url }) => method !== 'GET' || !files.has(url))).toEqual([]);
  expect(received.filter(({ body }) => body > 0)).toEqual([]);
  // The proxy sees outgoing requests; otherwise the test would prove nothing.
  await alone.page.goto('http://elsewhere.example/').catch(() => null);
  expect(received.map(({ url }) => url)).toContain('http://elsewhere.example/');
  expect(origin).toContain('127.0.0.1');
});

test('each way out is stopped, or named as one that is not', async ({ alone }) => {
  const { page, site } = alone;
  const before = site.received.length;
  const outcomes = await page.evaluate(async () => {
    const elsewhere = 'http://elsewhere.example';
    const outcome = (work: () => unknown) =>
      Promise.resolve()
        .then(work)
        .then(
          () => 'sent',
          () => 'stopped',
        );
    /** Loads by an element or a connection. */
    const loading = (make: () => EventTarget & { close?: () => void }) =>
      new Promise((resolve, reject) => {
        const target = make();
        for (const event of ['load', 'open']) target.addEventListener(event, resolve);
        target.addEventListener('error', reject);
      });
    const element = (tag: string, attributes: object) => {
      const made = Object.assign(document.createElement(tag), attributes);
      document.body.append(made);
      return made;
    };
    const blocked: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      blocked.push(effectiveDirective),
    );
    const stopped = {
      fetch: await outcome(() => fetch(elsewhere, { method: 'POST', mode: 'no-cors', body: 'x' })),
      image: await outcome(() => loading(() => Object.assign(new Image(), { src: `${elsewhere}/x.png` }))),
      socket: await outcome(() => loading(() => new WebSocket('ws://elsewhere.example/'))),
      events: await outcome(() => loading(() => new EventSource(elsewhere))),
      style: await outcome(() => loading(() => element('link', { rel: 'stylesheet', href: elsewhere }))),
      program: await outcome(() => import(`${elsewhere}/x.js`)),
      worker: await outcome(() => new Worker(elsewhere)),
      text: await outcome(() => {
        document.createElement('p').innerHTML = '<b>bold</b>';
      }),
      made: await outcome(() => new Function('return 1')()),
    };
    navigator.sendBeacon(elsewhere, 'x');
    element('iframe', { src: elsewhere });
    const form = element('form', { action: elsewhere, method: 'post' }) as HTMLFormElement;
    form.submit();
    // Blocked requests are reported later, on a busy machine much later.
    const told = () => ['connect-src', 'frame-src', 'form-action'].every((rule) => blocked.includes(rule));
    for (let waited = 0; waited < 100 && !told(); waited++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return { stopped, blocked };
  });
  expect(new Set(Object.values(outcomes.stopped)), JSON.stringify(outcomes.stopped)).toEqual(
    new Set(['stopped']),
  );
  expect(outcomes.blocked).toEqual(expect.arrayContaining(['connect-src', 'frame-src', 'form-action']));
  expect(withoutUpdates(site.received.slice(before))).toEqual([]);
  alone.complaints.length = 0;

  // Cases without a browser rule; the privacy page mentions each.
  const asked = () => site.received.map(({ url }) => url);
  await page.evaluate(() => fetch('/?own'));
  expect(asked()).toContain('/?own');
  expect(await page.evaluate(() => new RTCPeerConnection().createDataChannel('x').readyState)).toBe(
    'connecting',
  );
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('http://elsewhere.example/?opened')),
  ]);
  await expect.poll(asked).toContain('http://elsewhere.example/?opened');
  await opened.close();
  // No answer is awaited, because a request that ends with its page may never report even a failure.
  void page.evaluate(() => location.assign('http://elsewhere.example/?moved')).catch(() => undefined);
  await expect.poll(asked).toContain('http://elsewhere.example/?moved');
  const [told = ''] = /id="not-enforced".*?<\/ul>/s.exec(builtText('privacy/index.html')) ?? [];
  for (const way of ['Opening a window', 'Going to another page', 'our own server', 'WebRTC'])
    expect(told).toContain(way);
  alone.complaints.length = 0;
});

test('after one visit everything works with the server gone, also playing a game', async ({ alone }) => {
  const { page } = alone;
  await alone.site.close();
  await page.context().setOffline(true);
  await page.reload();
  await alone.choose(ONE);
  await expect(alone.heading).toHaveText(TITLE);
  const advice = page.locator('.work-on');
  await expect(advice.locator('li')).toHaveCount(0);
  await advice.getByRole('button', { name: 'Rowan' }).press('Enter');
  await expect.poll(() => advice.locator('li').count()).toBeGreaterThan(2);
  await alone.pressBelow('Closest games, builds and percentiles in the archive');
  const told = page.locator('.among h2');
  await expect(told).toHaveText(['Against the archive', 'Builds', 'Closest games in the archive']);
  await alone.button('Play').click();
  await expect(page.locator('.map-box canvas')).toBeVisible();
  await page.locator('.moments-list a').last().click();
  await expect(page.getByRole('slider', { name: 'Game time' })).not.toHaveValue('0');
  await alone.pressBelow('Example: 2v2');
  await expect(alone.heading).toHaveText('Sorrel & Yarrow vs Hazel & Rowan on Twisted Meadows');
});

test('after one visit two kept games are compared with the server gone, and no address needs its last slash', async ({
  alone,
}) => {
  const { page } = alone;
  await turnOn(alone);
  await alone.choose([ONE, TWO]);
  await expect(keptRows(alone)).toHaveCount(2);
  await alone.site.close();
  await page.context().setOffline(true);
  await page.goto(`${alone.site.origin}/drop`);
  expect(page.url()).toBe(`${alone.site.origin}/drop/`);
  for (const sides of ['Hazel vs', 'Sorrel']) {
    await keptRows(alone).filter({ hasText: sides }).getByRole('button').first().click();
    await expect(alone.heading).toContainText(sides);
    await alone.rest();
    await page.goBack();
  }
  const opening = page.waitForEvent('popup');
  await alone.button('Compare (new tab)').click();
  const compared = await opening;
  for (const [side, player] of [
    ['A', 'Rowan'],
    ['B', 'Sorrel'],
  ] as const)
    await compared
      .getByRole('region', { name: new RegExp(`^${side}`) })
      .getByRole('radio', { name: player })
      .check();
  await expect(compared).toHaveTitle(/^Rowan.*Sorrel/);
  await expect(compared.locator('.build-rows, table').first()).toBeVisible();
  await compared.goto(`${alone.site.origin}/compare`);
  await expect(compared.locator('#compare')).toHaveAttribute('data-ready', '');
  alone.complaints.length = 0;
});

test('a page that is open when the network goes reads on, though its worker was never loaded', async ({
  alone,
}) => {
  expect(alone.page.workers()).toHaveLength(0);
  await alone.site.close();
  await alone.page.context().setOffline(true);
  await alone.drag([ONE]);
  await expect(alone.heading).toHaveText(TITLE);
});

test('the offline copy is removed by the button of the privacy page', async ({ alone }) => {
  const { page, site } = alone;
  await page.goto(`${site.origin}/privacy/`);
  const status = page.locator('#offline-status');
  await expect(status).toContainText('This device has an offline copy');
  await page.getByRole('button', { name: 'Remove the offline copy' }).click();
  await expect(status).toContainText('This device has no offline copy');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a new version takes the place of the old copy', async ({ alone }) => {
  const { page } = alone;
  await page.evaluate(() => caches.open('drop-0123456789ab'));
  await page.evaluate(() => caches.open('of-somebody-else'));
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
  });
  await page.reload();
  await copied(alone);
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(2);
  expect(await page.evaluate(() => caches.has('of-somebody-else'))).toBe(true);
});

const PROGRAMS = new Set(builtFiles('.js'));

/**
 * Addresses of the programs that a file of the build names, and of the programs that those name. `atOnce` excludes
 * later imports, and `left` excludes programs by name.
 */
function programs(file: string, atOnce = false, left: readonly RegExp[] = []): Set<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    for (const [, later, name = ''] of builtText(path).matchAll(
      /(import\()?["'`(]([^"'`()\s]+\.js)["'`)]/g,
    )) {
      if (atOnce && later) continue;
      const { pathname } = new URL(name, `http://build/${path}`);
      const program = pathname.slice(1);
      // Service workers list all cached files, but aren't programs of the page.
      if (found.has(program) || !PROGRAMS.has(program) || ['offline.js', 'drop/sw.js'].includes(program))
        continue;
      if (left.some((one) => one.test(program))) continue;
      found.add(program);
      visit(program);
    }
  };
  visit(file);
  return found;
}

/** Programs of other pages that happen to be in files that the drop page loads too. */
const SHARED: readonly [page: RegExp, program: RegExp][] = [
  [/./, /\/preferences-/],
  // The search of every page, with its suggestions and the sentences for files that don't load.
  [/./, /\/(SearchForm\.astro[^/]*|suggest|short-names|grammar-words|words|preload-helper|result)\./],
  // Parts loaded on request are fetched, counted and named as on other pages.
  [/./, /\/(summary|quantiles|distribution|win-cells|win-share|id-text|json|jsxRuntime\.module)\./],
  [/^privacy\//, /\/(keep|scope)\./],
  // The replay browser uses the same folder of islands, the same library and the same marks, and saves files.
  [
    /^replays\/index/,
    /\/(hooks\.module|listed-values|store|Steady|RaceMark|Time|urls|race|clock|counted|result|played|dates|csv|save|preload-helper)\./,
  ],
  // Parts loaded on a click play a game, save a chart or follow a build order. They share programs for times, saving,
  // reading, counting, drawing and wording.
  [
    /^(index\.html|(replays\/[^/]+|builds|design|events|heroes|maps|matchups|players|statistics)\/)/,
    /\/(start|keys|styles|moments-of-page|save|save-charts|hooks\.module|CopyByHand|words|race|clock|counted|result|preload-helper|apm|csv)\./,
  ],
  // The front page takes files and passes them on; the page for missing pages knows addresses.
  [/^index\.html/, /\/(picked|limit|result|drag|scope)\./],
  [/^404\.html/, /\/(urls|race)\./],
  // A sheet for two players uses the same programs for drawing and wording.
  [/^cast\//, /\/(page|Section|Steady|words|key-timings|race|urls|clock|counted|dates|result|apm)\./],
];

test('page and worker are small, and no other page loads anything of them', () => {
  const own = programs('drop/index.html');
  const requests = Object.entries(ON_REQUEST);
  const parts = requests.map(([, [program]]) => program);
  const unasked = programs('drop/index.html', false, parts);
  const sized = (paths: Iterable<string>) =>
    [...paths].map((path) => [path, gzipSync(builtText(path), { level: 9 }).length] as const);
  const sizes = sized(unasked);
  const first = programs('drop/index.html', true);
  const sum = (of: typeof sizes) => of.reduce((total, [, size]) => total + size, 0);
  const atOnce = sizes.filter(([path]) => first.has(path));
  console.log('Drop page, bytes with gzip:', Object.fromEntries(sizes));
  console.log('At once', sum(atOnce), 'in all', sum(sizes));
  expect(atOnce.filter(([path]) => path.includes('worker'))).toHaveLength(1);
  expect(sum(atOnce)).toBeLessThanOrEqual(AT_ONCE_LIMIT);
  expect(sum(sizes)).toBeLessThanOrEqual(IN_ALL_LIMIT);
  const [worker] = [...own].filter((path) => /\/replay\.worker-/.test(path));
  const [packing, packingLimit] = PACKING;
  const forFirst = sized(programs(worker!, false, [...parts, packing]).add(worker!));
  console.log('Worker for a first report', sum(forFirst), Object.fromEntries(forFirst));
  expect(sum(forFirst)).toBeLessThanOrEqual(WORKER_LIMIT);
  expect(sum(sizes.filter(([path]) => packing.test(path)))).toBeLessThanOrEqual(packingLimit);
  const partOf = (program: RegExp): Set<string> => {
    const [part] = [...own].filter((path) => program.test(path));
    return programs(part!, false, parts).add(part!);
  };
  for (const [name, [program, limit, within]] of requests) {
    const before = within ? unasked.union(partOf(within)) : unasked;
    const more = sized(partOf(program).difference(before));
    console.log('On request', name, sum(more));
    expect.soft(sum(more), name).toBeLessThanOrEqual(limit);
  }
  // Programs beyond those of every page.
  const offline = programs('privacy/index.html').difference(programs('about/index.html'));
  // The compare page draws parts of the same report, so it shares their programs.
  const pages = ['drop/index.html', 'compare/index.html'];
  for (const page of builtFiles('.html').filter((path) => !pages.includes(path))) {
    const shared = [...programs(page)].filter((path) => own.has(path));
    const allowed = SHARED.filter(([where]) => where.test(page)).map(([, what]) => what);
    expect(
      shared.filter((path) => !allowed.some((what) => what.test(path))),
      page,
    ).toEqual([]);
  }
  for (const path of offline) expect(builtText(path).length, join(DIST, path)).toBeLessThan(2000);
});
