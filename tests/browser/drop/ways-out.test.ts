/**
 * Tries every way out of the drop page on a host that sends no headers, in each browser that is here. Ways that no page can close
 * are open and named; all others are closed.
 */
import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { builtText } from '../../support/build.ts';
import { findFirefox } from '../../support/find-browser.ts';
import { waitFor, type DrivenPage } from './driven-page.ts';
import { openFirefox } from './firefox-bidi.ts';
import { serveBuild } from './serve-build.ts';
import { attempt, WAYS } from './ways-out.ts';
import { findWebKit, openWebKit } from './webkit-driver.ts';

/** Ways that no policy of a page closes, each with the words by which the privacy page names it. */
const OPEN: Readonly<Record<string, string>> = {
  'window that opens': 'Opening a window',
  'link into a new window': 'Opening a window',
  'another address': 'Going to another page',
  'another address in its place': 'Going to another page',
  'link that is followed': 'Going to another page',
  'refresh of the page': 'Going to another page',
  'link that saves': 'Saving a file',
  WebRTC: 'WebRTC',
};
/** The same for hints, which some browsers do not hold against the policy. */
const OPEN_IN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Firefox: { preconnect: 'Preconnecting' },
  WebKit: { preconnect: 'Preconnecting', 'preloaded answer': 'WebKit, the engine of Safari' },
};

/** A server elsewhere that keeps account of what reaches it. */
async function elsewhere() {
  const reached = new Set<string>();
  // A browser that arrived also asks for an icon.
  const note = (url: string) => {
    const way = new URL(url, 'http://x').searchParams.get('way');
    if (way !== null) reached.add(way);
  };
  const server = createServer((request, response) => {
    note(request.url!);
    response.end();
  });
  server.on('upgrade', (request, socket) => {
    note(request.url!);
    socket.destroy();
  });
  let connections = 0;
  server.on('connection', () => connections++);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stun = createSocket('udp4', () => undefined).on('message', () => reached.add('WebRTC'));
  await new Promise<void>((done) => stun.bind(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    reached,
    connections: () => connections,
    address: `http://127.0.0.1:${port}/`,
    stun: `stun:127.0.0.1:${stun.address().port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      stun.close();
    },
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The ways that lead out of a page of a browser. */
async function openWays(page: DrivenPage): Promise<string[]> {
  const [site, other] = [await serveBuild(), await elsewhere()];
  try {
    const open = new Set<string>();
    const tryOut = async (name: string) => {
      await page
        .evaluate(attempt(name, `${other.address}?way=${encodeURIComponent(name)}`, other.stun))
        .catch(() => undefined);
    };
    const fresh = async () => {
      await page.goto(`${site.origin}/drop/`).catch(() => undefined);
      await page.until("document.getElementById('drop')?.hasAttribute('data-ready')");
    };
    await fresh();
    // First, as anything else would connect too.
    await tryOut('preconnect');
    await wait(1500);
    if (other.connections() > 0) open.add('preconnect');
    for (const [name, { leaves }] of Object.entries(WAYS))
      if (!leaves && name !== 'preconnect') await tryOut(name);
    await wait(4000);
    for (const [name, { leaves }] of Object.entries(WAYS)) {
      if (!leaves) continue;
      await fresh();
      await tryOut(name);
      for (let waited = 0; waited < 1500 && !other.reached.has(name); waited += 50) await wait(50);
    }
    for (const name of other.reached) open.add(name);
    return [...open].sort();
  } finally {
    other.close();
    await site.close();
  }
}

const [firefox, webkit] = [findFirefox(), findWebKit()];
const BROWSERS: Readonly<Record<string, (() => Promise<DrivenPage>) | undefined>> = {
  Firefox: firefox === undefined ? undefined : () => openFirefox(firefox),
  WebKit: webkit === undefined ? undefined : () => openWebKit(webkit),
};

test('there are at least 56 ways, and the privacy page names each that stays open', () => {
  expect(Object.keys(WAYS).length).toBeGreaterThanOrEqual(56);
  const [named = ''] = /id="not-enforced".*?<\/ul>/s.exec(builtText('privacy/index.html')) ?? [];
  for (const ways of [OPEN, ...Object.values(OPEN_IN)])
    for (const words of Object.values(ways)) expect(named).toContain(words);
});

test('Chromium: what no page can close is open, all else is closed', async ({ browser }) => {
  const context = await browser.newContext();
  let page = await context.newPage();
  const open = await openWays({
    // A page of its own for each visit: one that is half gone may keep the next one waiting.
    goto: async (url) => {
      page = await context.newPage();
      await page.goto(url);
    },
    evaluate: <T>(expression: string) => page.evaluate<T>(expression),
    until: (expression) => waitFor(expression, () => page.evaluate<boolean>(`Boolean(${expression})`)),
    choose: () => Promise.reject(new Error('No file is chosen here')),
    close: () => page.close(),
  });
  await context.close();
  console.log('Open in Chromium:', open.join(', '));
  expect(open).toEqual(Object.keys(OPEN).sort());
});

for (const [name, start] of Object.entries(BROWSERS))
  test(`${name}: nothing is open but what is named`, async () => {
    const skip = (why: string) => {
      console.warn(`NOT TRIED IN ${name.toUpperCase()}: ${why}.`);
      test.skip(true, `no ${name}`);
    };
    if (!start) return skip('it is not installed here');
    const page = await start().catch((error: unknown) => String(error));
    if (typeof page === 'string') return skip(`it does not start here (${page})`);
    try {
      const open = await openWays(page);
      console.log(`Open in ${name}:`, open.join(', '));
      expect(open.filter((way) => !(way in OPEN) && !(way in (OPEN_IN[name] ?? {})))).toEqual([]);
      // Otherwise nothing was tried.
      expect(open).toContain('another address');
    } finally {
      await page.close();
    }
  });
