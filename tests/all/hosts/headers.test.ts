import { expect, test } from 'vitest';
import { PAGE_TYPES } from '../../support/page-types.ts';
import { GAME, ORDERS, RELEASED, SCRIPT, STYLE, SUMMARY } from './addresses.ts';
import { deviates } from './deviations.ts';
import { onEveryHost } from './hosts.ts';
import { TYPES } from '../../../src/host/content-types.ts';
import { IMMUTABLE, REVALIDATE } from '../../../src/host/rules.ts';
import { urls } from '../../../src/urls.ts';

const CACHING: readonly [path: string, value: string][] = [
  ['/', REVALIDATE],
  [GAME, REVALIDATE],
  ['/index.md', REVALIDATE],
  [ORDERS, REVALIDATE],
  ['/llms.txt', REVALIDATE],
  ['/favicon.svg', REVALIDATE],
  ['/atom.xml', REVALIDATE],
  ['/cards/farseer.png', REVALIDATE],
  ['/api/openapi.json', REVALIDATE],
  [urls.skill('find-games'), REVALIDATE],
  ['/data/summaries-index.json', 'public, max-age=300'],
  [SUMMARY, 'public, max-age=300'],
  ['/data/releases/latest/games.csv', 'public, max-age=300'],
  ['/data/releases/index.json', 'public, max-age=300'],
  [RELEASED, IMMUTABLE],
  [STYLE, IMMUTABLE],
  [SCRIPT, IMMUTABLE],
];
const SECURITY: Readonly<Record<string, string | RegExp>> = {
  'content-security-policy': /^default-src 'none'; script-src 'self'; (?!.*unsafe)(?!.*sha256)/,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /^camera=\(\)/,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': /^(same|cross)-origin$/,
  'strict-transport-security': 'max-age=31536000',
};
const OPEN = [
  '/',
  GAME,
  '/llms.txt',
  '/atom.xml',
  '/feed.json',
  '/data/summaries-index.json',
  SUMMARY,
  SUMMARY.replace('/data/summaries/', '/oembed/'),
  '/api/openapi.json',
  '/api/',
  '/index.md',
  `${GAME}index.md`,
  ORDERS,
];
const WELL_KNOWN = ['/.well-known/api-catalog', '/.well-known/agent-skills/index.json'];
const MISSING = [
  '/data/summaries/no-such-replay.json',
  '/data/games/',
  '/data/games',
  '/nowhere',
  '/replays/x.md',
  '/404.html',
];
const CATALOG_LINK = '</.well-known/api-catalog>; rel="api-catalog"';

onEveryHost((ask, host) => {
  test.each(CACHING)('%s is kept as %s', async (path, value) => {
    expect((await ask(path)).lines('cache-control')).toEqual([value]);
  });

  test.each([...PAGE_TYPES, '/nowhere/', '/index.md', SUMMARY, SCRIPT, '/replays'])(
    '%s is sent with every header of security, once',
    async (path) => {
      const reply = await ask(path);
      for (const [name, value] of Object.entries(SECURITY))
        expect(reply.lines(name), name).toEqual([
          typeof value === 'string' ? value : expect.stringMatching(value),
        ]);
    },
  );

  test('only a game in a frame may be framed, by anybody', async () => {
    const policyOf = async (path: string) => (await ask(path)).lines('content-security-policy');
    for (const path of ['/', GAME, '/embed/', '/nowhere/', SUMMARY])
      expect(await policyOf(path), path).toEqual([
        expect.stringContaining(path === '/embed/' ? 'frame-ancestors *' : "frame-ancestors 'none'"),
      ]);
    const frame = await ask(GAME.replace('/replays/', '/embed/'));
    expect(frame.status).toBe(200);
    expect(frame.lines('x-robots-tag')).toEqual(['noindex']);
    expect(frame.lines('content-security-policy')).toEqual([
      "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors *",
    ]);
  });

  test.each([...OPEN, ...WELL_KNOWN])('%s may be read by scripts of other sites', async (path) => {
    const reply = await ask(path, { headers: { Origin: 'https://elsewhere.example' } });
    expect(reply.lines('access-control-allow-origin')).toEqual(['*']);
    expect(reply.header('access-control-expose-headers')).toContain('ETag');
  });

  test('what pages look and work with may not', async () => {
    for (const path of [STYLE, SCRIPT])
      expect((await ask(path)).header('access-control-allow-origin'), path).toBeUndefined();
  });

  test.each(MISSING)('%s is missing: status 404 and the HTML page', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const reply = await ask(path, { method });
      expect(reply.status).toBe(404);
      expect(reply.lines('content-type')).toEqual([TYPES.html]);
      expect(reply.lines('cache-control')).toEqual([REVALIDATE]);
      expect(reply.header('content-location')).toBeUndefined();
      if (method === 'GET') expect(reply.body.toString()).toContain('Page not found');
    }
  });

  test('a missing hashed file', async () => {
    const reply = await ask('/_astro/gone.0000.js');
    expect(reply.status).toBe(404);
    expect(reply.header('content-type')).toBe(TYPES.html);
    const kept = deviates(host, 'missingAssetsKept');
    expect(reply.lines('cache-control')).toEqual([kept ? CACHING.at(-1)?.[1] : REVALIDATE]);
  });

  test.each(['GET', 'HEAD'])(
    'the catalog and the home page name the catalog in answers to %s',
    async (method) => {
      expect((await ask('/.well-known/api-catalog', { method })).lines('link')).toEqual([CATALOG_LINK]);
      const link = (await ask('/', { method })).header('link') ?? '';
      expect(link).toContain(CATALOG_LINK);
      for (const relation of ['service-desc', 'service-doc', 'describedby', 'alternate', 'sitemap']) {
        const target = new RegExp(`<([^>]+)>; rel="${relation}"`).exec(link)?.[1] ?? '';
        expect((await ask(target)).status, `${relation}: ${target}`).toBe(200);
      }
    },
  );
});
