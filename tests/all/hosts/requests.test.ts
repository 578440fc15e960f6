/** Requests from programs, caches and strangers: one table for every host. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DIST } from '../../support/build.ts';
import { GAME, ORDERS, SCRIPT, SUMMARY } from './addresses.ts';
import { deviates } from './deviations.ts';
import { onEveryHost } from './hosts.ts';
import { TYPES } from '../../../src/host/content-types.ts';

const ALLOW = 'GET, HEAD, OPTIONS';
const PATHS = ['/', GAME, '/llms.txt', '/data/summaries-index.json', SUMMARY, ORDERS, '/nowhere'];
const plain = { 'Accept-Encoding': 'identity' };
const LONG: readonly [what: string, path: string][] = [
  ['a name of 300 letters', `/${'a'.repeat(300)}`],
  ['a folder of 300 letters', `/replays/${'a'.repeat(300)}/`],
  ['a file of 300 letters', `/data/summaries/${'a'.repeat(300)}.json`],
  ['a name of 200 letters and 400 bytes', `/${'%C3%A9'.repeat(200)}`],
  ['a path of 6000 letters', `/${'a/'.repeat(3000)}`],
  ['a path of 20000 letters', `/${'a'.repeat(20_000)}`],
];
const CORP: readonly [path: string, value: string][] = [
  ['/', 'cross-origin'],
  [SUMMARY, 'cross-origin'],
  [GAME.replace('/replays/', '/embed/'), 'cross-origin'],
  ['/cards/farseer.png', 'cross-origin'],
  [SCRIPT, 'same-origin'],
  ['/favicon.svg', 'same-origin'],
];

onEveryHost((ask, host) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])
    test.each(PATHS)(`${method} %s is refused, and nothing is sent`, async (path) => {
      const reply = await ask(path, { method });
      expect(reply.status).toBe(405);
      expect(reply.lines('allow')).toEqual([ALLOW]);
      expect(reply.body.toString()).not.toContain('<main');
      expect(reply.lines('x-content-type-options')).toEqual(['nosniff']);
    });

  test.each(PATHS.filter((path) => path !== '/nowhere' && path !== '/llms.txt'))(
    'a browser may send If-None-Match for %s from another site',
    async (path) => {
      const headers = {
        Origin: 'https://elsewhere.example',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'if-none-match',
      };
      const reply = await ask(path, { method: 'OPTIONS', headers });
      expect(reply.status).toBe(204);
      expect(reply.body).toHaveLength(0);
      expect(reply.lines('access-control-allow-origin')).toEqual(['*']);
      expect(reply.lines('access-control-allow-headers')).toEqual(['*']);
    },
  );

  test.each([
    ['apm.csv', 'orders/#apm'],
    ['build-orders.csv', 'orders/#build-orders'],
    ['build-orders.txt', 'orders/#build-orders'],
    ['spending.csv', '#spending'],
  ])('what was a file of a game, %s, leads to the part of the page that makes it', async (file, part) => {
    const reply = await ask(GAME + file);
    expect(reply.status).toBe(301);
    const to = new URL(reply.header('location')!, 'http://here');
    expect(to.pathname + to.hash).toBe(GAME + part);
    expect((await ask(to.pathname)).body.toString()).toContain(`id="${to.hash.slice(1)}"`);
    // Nothing from a request becomes a header.
    const split = await ask(`/replays/1%0d%0aX-Own:%20yes/${file}`);
    expect([301, 404]).toContain(split.status);
    expect(split.header('x-own')).toBeUndefined();
  });

  test.each(LONG)('%s is no name of a file', async (_, path) => {
    const reply = await ask(path);
    expect([404, 414, 431]).toContain(reply.status);
    if (reply.status === 404) expect(reply.body.toString()).toContain('Page not found');
  });

  test.each(['/', SUMMARY, '/llms.txt', ORDERS])('%s is known by a list of tags', async (path) => {
    const tag = (await ask(path, { headers: plain })).header('etag') ?? '';
    for (const known of [`"other", ${tag}`, `${tag}, "other"`, `W/"other",${tag},"more"`, '*'])
      expect((await ask(path, { headers: { ...plain, 'If-None-Match': known } })).status, known).toBe(304);
    expect((await ask(path, { headers: { ...plain, 'If-None-Match': '"a", "b"' } })).status).toBe(200);
  });

  test.each(['/llms.txt', SUMMARY, '/cards/farseer.png'])(
    'a part of %s is that part or all of it',
    async (path) => {
      const file = readFileSync(join(DIST, path));
      const reply = await ask(path, { headers: { ...plain, Range: 'bytes=5-14' } });
      const whole = deviates(host, 'noRanges');
      expect(reply.status).toBe(whole ? 200 : 206);
      expect(reply.body.equals(whole ? file : file.subarray(5, 15))).toBe(true);
      const after = await ask(path, { headers: { ...plain, Range: 'bytes=90000000-' } });
      expect(after.status).toBe(whole ? 200 : 416);
    },
  );

  test('of two lines of Accept both count', async () => {
    const reply = await ask('/', { headers: { Accept: ['text/html;q=0.1', 'text/markdown'] } });
    expect(reply.status).toBe(200);
    if (deviates(host, 'firstAcceptLine')) return;
    expect(reply.header('content-type')).toBe(TYPES.md);
  });

  test('who refuses the plain file gets a compressed one, or it all the same', async () => {
    const file = readFileSync(join(DIST, 'llms.txt'));
    const both = await ask('/llms.txt', { headers: { 'Accept-Encoding': 'gzip, identity;q=0' } });
    const packed = both.header('content-encoding') === 'gzip';
    expect(packed).toBe(!deviates(host, 'noCompression'));
    expect((packed ? gunzipSync(both.body) : both.body).equals(file)).toBe(true);
    const none = await ask('/llms.txt', { headers: { 'Accept-Encoding': 'identity;q=0' } });
    expect(none.status).toBe(deviates(host, 'edgeCompresses') ? 415 : 200);
  });

  test.each(CORP)('%s may be loaded by %s', async (path, value) => {
    expect((await ask(path)).lines('cross-origin-resource-policy')).toEqual([value]);
  });
});
