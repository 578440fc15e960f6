import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AstroPrerenderer } from 'astro';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeDigest, keepingPages } from '../../../src/corpus/kept-pages.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pages-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** One build of pages with these keys by path; what was rendered, and what became of each. */
async function build(keys: Record<string, string | undefined>, code = 'code') {
  const rendered: string[] = [];
  const astros = {
    name: 'astro',
    getStaticPaths: () =>
      Promise.resolve(Object.entries(keys).map(([pathname, cacheKey]) => ({ pathname, cacheKey }))),
    render: (request: Request) => {
      const { pathname } = new URL(request.url);
      rendered.push(pathname);
      return Promise.resolve(
        new Response(`${pathname} ${keys[pathname] ?? ''}`, { status: pathname === '/gone/' ? 404 : 200 }),
      );
    },
  } as unknown as AstroPrerenderer;
  const ours = keepingPages(folder, code)(astros);
  const made: Record<string, string> = {};
  for (const { pathname } of await ours.getStaticPaths()) {
    const options = { routeData: { component: 'a.astro' } } as Parameters<AstroPrerenderer['render']>[1];
    const response = await ours.render(new Request(`https://farseer.test${pathname}`), options);
    made[pathname] = await (response as Response).text();
  }
  await ours.teardown?.();
  return { rendered, made };
}

test('a page is rendered again when its key or the code is another, and always without a key', async () => {
  const first = await build({ '/a/': '1', '/b/': '1', '/c/': undefined });
  expect(first.rendered).toEqual(['/a/', '/b/', '/c/']);
  const second = await build({ '/a/': '1', '/b/': '2', '/c/': undefined });
  expect(second.rendered).toEqual(['/b/', '/c/']);
  expect(second.made).toEqual({ '/a/': '/a/ 1', '/b/': '/b/ 2', '/c/': '/c/ ' });
  expect((await build({ '/a/': '1' }, 'other code')).rendered).toEqual(['/a/']);
});

test('what a build does not use is forgotten, and what is no page is never kept', async () => {
  await build({ '/a/': '1', '/gone/': '1' });
  expect(readdirSync(folder)).toHaveLength(1);
  await build({ '/b/': '1' });
  expect(readdirSync(folder)).toHaveLength(1);
  expect((await build({ '/a/': '1' })).rendered).toEqual(['/a/']);
});

test('the code is our files, their names, the packages and the settings', () => {
  const digest = (change: () => void): string => {
    change();
    return codeDigest(folder);
  };
  for (const part of ['src', 'public']) mkdirSync(join(folder, part));
  for (const file of ['astro.config.mjs', 'astro.env', 'tsconfig.json', 'package-lock.json', 'src/a.ts'])
    writeFileSync(join(folder, file), '');
  const before = digest(() => undefined);
  expect(digest(() => undefined)).toBe(before);
  expect(digest(() => writeFileSync(join(folder, 'src/a.ts'), 'x'))).not.toBe(before);
  writeFileSync(join(folder, 'src/a.ts'), '');
  expect(digest(() => vi.stubEnv('FARSEER_SITE_URL', 'https://other.test'))).not.toBe(before);
  vi.unstubAllEnvs();
  expect(digest(() => undefined)).toBe(before);
});
