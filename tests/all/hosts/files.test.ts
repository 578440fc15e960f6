import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DIST, fileFor } from '../../support/build.ts';
import { GAME, ORDERS, SCRIPT, STYLE, SUMMARY } from './addresses.ts';
import { deviates } from './deviations.ts';
import { onEveryHost } from './hosts.ts';
import { TYPES } from '../../../src/host/content-types.ts';
import { LINKSET_TYPE } from '../../../src/data/discovery/api-catalog.ts';
import { urls } from '../../../src/urls.ts';

const LINKSET = LINKSET_TYPE;
const FILES: readonly [path: string, type: string | RegExp][] = [
  ['/', TYPES.html!],
  [GAME, TYPES.html!],
  ['/index.md', TYPES.md!],
  [ORDERS, TYPES.md!],
  ['/llms.txt', TYPES.txt!],
  ['/llms-full.txt', TYPES.txt!],
  ['/robots.txt', TYPES.txt!],
  ['/sitemap-index.xml', TYPES.xml!],
  ['/data/summaries-index.json', TYPES.json!],
  [SUMMARY, TYPES.json!],
  ['/api/openapi.json', TYPES.json!],
  ['/.well-known/api-catalog', LINKSET],
  ['/.well-known/agent-skills/index.json', TYPES.json!],
  [urls.skill('find-games'), TYPES.md!],
  ['/LICENSE.txt', TYPES.txt!],
  ['/favicon.svg', /^image\/svg\+xml/],
  [STYLE, TYPES.css!],
  [SCRIPT, TYPES.js!],
  ['/feed.json', /^application\/feed\+json;/],
  ['/atom.xml', /^application\/atom\+xml;/],
  ['/cards/farseer.png', 'image/png'],
];
const PLAIN = { headers: { 'Accept-Encoding': 'identity' } };
/** Files large enough to be worth compressing. */
const LARGE = ['/', GAME, '/api/index.md', '/data/summaries-index.json', '/llms-full.txt', STYLE];
/** Headers that differ per answer, or are about the connection. */
const FLEETING = /^(date|age|connection|keep-alive|transfer-encoding|content-length)$/i;

onEveryHost((ask, host) => {
  test.each(FILES)('%s is the file of the build, as %s', async (path, type) => {
    const reply = await ask(path, PLAIN);
    expect(reply.status).toBe(200);
    expect(reply.lines('content-type')).toEqual([
      typeof type === 'string' ? type : expect.stringMatching(type),
    ]);
    expect(reply.body.equals(readFileSync(join(DIST, fileFor(path) ?? '')))).toBe(true);
  });

  test.each(FILES)('%s answers HEAD with the headers of GET', async (path) => {
    for (const accept of [undefined, 'text/markdown']) {
      const [get, head] = [await ask(path, { accept }), await ask(path, { accept, method: 'HEAD' })];
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      expect(named(head)).toEqual(named(get));
    }
  });

  test.each(FILES)('%s is not sent again to who has it', async (path) => {
    for (const accept of [undefined, 'text/markdown']) {
      const first = await ask(path, { accept });
      const tag = first.header('etag') ?? '';
      expect(tag).toMatch(/^(W\/)?"[^"]+"$/);
      const again = await ask(path, { accept, headers: { 'If-None-Match': tag } });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      for (const name of ['cache-control', 'vary', 'etag'])
        expect(again.header(name), name).toBe(first.header(name));
      expect((await ask(path, { accept, headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    }
  });

  test('the tag of one form of a page is not the tag of the other', async () => {
    const tag = (await ask('/')).header('etag') ?? '';
    const reply = await ask('/', { accept: 'text/markdown', headers: { 'If-None-Match': tag } });
    expect(reply.status).toBe(200);
  });

  test.each(LARGE)('%s as gzip', async (path) => {
    const reply = await ask(path, { headers: { 'Accept-Encoding': 'gzip, deflate' } });
    const plain = await ask(path, PLAIN);
    expect(plain.header('content-encoding')).toBeUndefined();
    if (deviates(host, 'noCompression')) {
      expect(reply.header('content-encoding')).toBeUndefined();
      return;
    }
    if (deviates(host, 'edgeCompresses')) {
      const packed = reply.header('content-encoding') === 'gzip';
      expect((packed ? gunzipSync(reply.body) : reply.body).equals(plain.body)).toBe(true);
      return;
    }
    expect(reply.header('content-encoding')).toBe('gzip');
    expect(gunzipSync(reply.body).equals(plain.body)).toBe(true);
    expect(reply.header('content-type')).toBe(plain.header('content-type'));
    if (!deviates(host, 'oneTag')) expect(reply.header('etag')).not.toBe(plain.header('etag'));
    for (const { header } of [reply, plain]) {
      const varies = (header('vary') ?? '').split(/,\s*/);
      expect(varies).toContain('Accept-Encoding');
      expect(new Set(varies).size, header('vary')).toBe(varies.length);
    }
    const tag = reply.header('etag') ?? '';
    const known = { 'Accept-Encoding': 'gzip', 'If-None-Match': tag };
    expect((await ask(path, { headers: known })).status).toBe(304);
  });

  test('Markdown at the address of a page is compressed as well', async () => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const reply = await ask('/api/', { accept: 'text/markdown', headers });
    if (deviates(host, 'edgeCompresses') || deviates(host, 'noCompression')) return;
    expect(reply.header('content-encoding')).toBe('gzip');
    expect(gunzipSync(reply.body).equals(readFileSync(join(DIST, 'api/index.md')))).toBe(true);
  });

  test('an encoding that is refused is not used', async () => {
    const reply = await ask('/api/', { headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0' } });
    expect(reply.header('content-encoding')).toBeUndefined();
  });
});

function named({ lines }: Awaited<ReturnType<Parameters<Parameters<typeof onEveryHost>[0]>[0]>>) {
  const names = NAMES.filter((name) => !FLEETING.test(name));
  return Object.fromEntries(names.map((name) => [name, lines(name)]));
}
const NAMES = [
  ...['content-type', 'content-location', 'content-encoding', 'cache-control', 'vary', 'etag', 'link'],
  ...['content-security-policy', 'x-content-type-options', 'referrer-policy', 'permissions-policy'],
  ...[
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'strict-transport-security',
    'access-control-allow-origin',
  ],
  ...['access-control-expose-headers', 'x-robots-tag', 'x-markdown-tokens'],
];
