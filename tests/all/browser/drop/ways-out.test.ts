/**
 * Tries every way out of the drop page on a host that sends no headers, in each browser that is here. Ways that no page can close
 * are open and named; all others are closed.
 */
import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { builtText } from '../../../support/build.ts';
import { findFirefox } from '../../../support/find-browser.ts';
import { waitFor, type DrivenPage } from '../../../browser/drop/driven-page.ts';
import { openFirefox } from '../../../browser/drop/firefox-bidi.ts';
import { serveBuild } from '../../../browser/drop/serve-build.ts';
import { attempt, WAYS } from '../../../browser/drop/ways-out.ts';
import { findWebKit, openWebKit } from '../../../browser/drop/webkit-driver.ts';

/** Ways that no policy of a page closes, each with the words by which the privacy page names it. */
const OPEN: Readonly<Record<string, string>> = {
  'window that opens': 'Opening a window',
  'link into a new window': 'Opening a window',
  'another address': 'another page',
  'another address in its place': 'another page',
  'link that is followed': 'another page',
  'refresh of the page': 'another page',
  'link that saves': 'Saving a file',
  WebRTC: 'WebRTC',
};
/** The same for hints, which some browsers do not hold against the policy. */
const OPEN_IN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Firefox: { preconnect: 'Preconnecting' },
  WebKit: { preconnect: 'Preconnecting', 'preloaded answer': 'Safari' },
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

/** The ways that lead out of a page of a browser; it is waited for those that are `known` to be open. */
async function openWays(page: DrivenPage, known: readonly string[]): Promise<string[]> {
  const [site, other] = [await serveBuild(), await elsewhere()];
  const arrived = (name: string) => waitFor(() => Promise.resolve(other.reached.has(name)));
  let probes = 0;
  try {
    const tryOut = (name: string) =>
      page
        .evaluate(attempt(name, `${other.address}?way=${encodeURIComponent(name)}`, other.stun))
        .catch(() => undefined);
    const fresh = async () => {
      await page.goto(`${site.origin}/drop/`).catch(() => undefined);
      await page.until("document.getElementById('drop')?.hasAttribute('data-ready')");
    };
    /** Waits for what was tried: a visit of the other server, which begins later and leads through all the browser. */
    const settle = async (names: readonly string[]) => {
      for (const name of names) if (known.includes(name)) await arrived(name);
      const probe = `probe ${probes++}`;
      await page.goto(`${other.address}?way=${probe}`).catch(() => undefined);
      await arrived(probe);
      other.reached.delete(probe);
    };
    await fresh();
    // First, as anything else would connect too.
    await tryOut('preconnect');
    await page.evaluate(`fetch('/').then((answer) => answer.text()).then(() => true)`);
    if (other.connections() > 0) other.reached.add('preconnect');
    const staying = Object.keys(WAYS).filter((name) => !WAYS[name]!.leaves && name !== 'preconnect');
    for (const name of staying) await tryOut(name);
    await settle(staying);
    for (const name of Object.keys(WAYS).filter((one) => WAYS[one]!.leaves)) {
      await fresh();
      await tryOut(name);
      await settle([name]);
    }
    return [...other.reached].sort();
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
  const driven: DrivenPage = {
    // A page of its own for each visit: one that is half gone may keep the next one waiting.
    goto: async (url) => {
      page = await context.newPage();
      await page.goto(url);
    },
    evaluate: <T>(expression: string) => page.evaluate<T>(expression),
    until: (expression) => waitFor(() => page.evaluate<boolean>(`Boolean(${expression})`)),
    choose: () => Promise.reject(new Error('No file is chosen here')),
    close: () => page.close(),
  };
  const open = await openWays(driven, Object.keys(OPEN));
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
      const open = await openWays(page, ['another address']);
      console.log(`Open in ${name}:`, open.join(', '));
      expect(open.filter((way) => !(way in OPEN) && !(way in (OPEN_IN[name] ?? {})))).toEqual([]);
      // Otherwise nothing was tried.
      expect(open).toContain('another address');
    } finally {
      await page.close();
    }
  });
