/**
 * The server of a build: files, Markdown versions, redirects, unchanged answers, and addresses that lead out of the
 * folder.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFolder } from '../../../src/host/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const root = join(folder, 'dist');
let server: Server;

beforeAll(async () => {
  mkdirSync(join(root, 'about'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  for (const [name, text] of Object.entries({
    'index.html': 'home',
    '404.html': 'nothing here',
    'about/index.html': 'about as a page',
    'about/index.md': 'about as Markdown',
    'a b.json': '{}',
  }))
    writeFileSync(join(root, name), text);
  server = createServer(serveFolder(root));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Sends the path unchanged, because `fetch` would normalize it. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    ask({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['/', 200, 'home'],
  ['/about/', 200, 'about as a page'],
  ['/a%20b.json', 200, '{}'],
  ['/absent', 404, 'nothing here'],
  ['/about/absent/', 404, 'nothing here'],
])('%s is answered with %d and %j', async (path, status, body) => {
  expect(await get(path)).toMatchObject({ status, body });
});

test('a page is Markdown for those who ask for it, with how many tokens it takes', async () => {
  const { body, headers } = await get('/about/', { accept: 'text/markdown' });
  expect(body).toBe('about as Markdown');
  expect(headers['content-type']).toContain('text/markdown');
  expect(Number(headers['x-markdown-tokens'])).toBeGreaterThan(0);
  expect((await get('/about/index.md')).body).toBe('about as Markdown');
});

test.each([
  ['/about', '/about/'],
  ['/about?q=1', '/about/?q=1'],
  ['//about', '/about/'],
  ['/openers/orc/', '/openings/orc/'],
])('%s leads to %s', async (path, location) => {
  expect(await get(path)).toMatchObject({ status: 301, headers: { location } });
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/about/..%2f..%2fsecret.txt',
  '/%',
  '/%00',
  '/\\evil.example/%2e%2e',
  '/\\evil.example/..%2fabout',
  '/about\\',
])('%s leads to nothing outside of the folder', async (path) => {
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(body).not.toContain('secret');
});

test('what is known already is not sent again, and HEAD sends no body', async () => {
  const { headers } = await get('/about/');
  const tag = headers['etag'] as string;
  expect(await get('/about/', { 'if-none-match': tag })).toMatchObject({ status: 304, body: '' });
  expect(await get('/about/', { 'if-none-match': '"other"' })).toMatchObject({ status: 200 });
  const head = await get('/about/', {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, body: '' });
  expect(head.headers['content-length']).toBe(String('about as a page'.length));
});
