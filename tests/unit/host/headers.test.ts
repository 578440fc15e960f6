import { expect, test } from 'vitest';
import { contentType, headersFor } from '../../../src/host/headers.ts';
import { CONTENT_SECURITY_POLICY } from '../../../src/host/rules.ts';

test('the policy has nothing unsafe and starts from nothing', () => {
  expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe|sha256-|nonce-|http/);
  expect(CONTENT_SECURITY_POLICY).toMatch(/^default-src 'none';/);
});

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/replays/x/', 'text/html; charset=utf-8'],
  ['/replays/x.md', 'text/markdown; charset=utf-8'],
  ['/data/summaries/a.b.json', 'application/json; charset=utf-8'],
  ['/feed.json', 'application/feed+json; charset=utf-8'],
  ['/.well-known/api-catalog', 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
  ['/unknown.bin', 'application/octet-stream'],
])('%s is %s', (path, type) => {
  expect(contentType(path)).toBe(type);
});

test('Markdown at the address of a page is not hidden from search engines, its own address is', () => {
  const negotiated = headersFor({ path: '/api/', status: 200, twin: '/api/index.md' });
  expect(negotiated).toMatchObject({
    'Content-Type': 'text/markdown; charset=utf-8',
    'Content-Location': '/api/index.md',
    Vary: 'Accept',
  });
  expect(negotiated['X-Robots-Tag']).toBeUndefined();
  expect(headersFor({ path: '/api/index.md', status: 200 })['X-Robots-Tag']).toBe('noindex');
});

test('what is missing is HTML and not kept, and CORS stays for scripts that look at the status', () => {
  expect(headersFor({ path: '/data/summaries/no.json', status: 404 })).toMatchObject({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Access-Control-Allow-Origin': '*',
  });
  expect(headersFor({ path: '/_astro/gone.js', status: 404 })['Cache-Control']).not.toContain('immutable');
});
