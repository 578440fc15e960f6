import { expect, test } from 'vitest';
import { contentType, headersFor } from '../../../src/host/headers.ts';
import { CONTENT_SECURITY_POLICY, REVALIDATE } from '../../../src/host/rules.ts';
import { TYPES } from '../../../src/host/content-types.ts';
import { LINKSET_TYPE } from '../../../src/data/discovery/api-catalog.ts';

test('the policy has nothing unsafe and starts from nothing', () => {
  expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe|sha256-|nonce-|http/);
  expect(CONTENT_SECURITY_POLICY).toMatch(/^default-src 'none';/);
});

test.each([
  ['/', TYPES.html],
  ['/replays/x/', TYPES.html],
  ['/replays/x.md', TYPES.md],
  ['/data/summaries/a.b.json', TYPES.json],
  ['/feed.json', expect.stringMatching(/^application\/feed\+json;/) as string],
  ['/.well-known/api-catalog', LINKSET_TYPE],
  ['/unknown.bin', 'application/octet-stream'],
])('%s is %s', (path, type) => {
  expect(contentType(path)).toEqual(type);
});

test('Markdown at the address of a page is not hidden from search engines, its own address is', () => {
  const negotiated = headersFor({ path: '/api/', status: 200, twin: '/api/index.md' });
  expect(negotiated).toMatchObject({
    'Content-Type': TYPES.md,
    'Content-Location': '/api/index.md',
    Vary: 'Accept',
  });
  expect(negotiated['X-Robots-Tag']).toBeUndefined();
  expect(headersFor({ path: '/api/index.md', status: 200 })['X-Robots-Tag']).toBe('noindex');
});

test('what is missing is HTML and not kept, and CORS stays for scripts that look at the status', () => {
  expect(headersFor({ path: '/data/summaries/no.json', status: 404 })).toMatchObject({
    'Content-Type': TYPES.html,
    'Cache-Control': REVALIDATE,
    'Access-Control-Allow-Origin': '*',
  });
  expect(headersFor({ path: '/_astro/gone.js', status: 404 })['Cache-Control']).not.toContain('immutable');
});
