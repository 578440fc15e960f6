import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { AstroPrerenderer } from 'astro';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeDigest, keepingPages } from '../../../../src/archive/corpus/kept-pages.ts';
import { Random } from '../../../fuzz/random.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pages-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Keys of files by their addresses; pages end in a slash, and what has no key is made by every build. */
type Keys = Record<string, string | undefined>;

interface Build {
  code?: string;
  /** After so many files the build is killed. */
  killedAfter?: number;
}

/** One build into a folder as Astro does it; which addresses were rendered, and which pages stayed. */
async function build(keys: Keys, { code = 'code', killedAfter = Infinity }: Build = {}, name = 'dist') {
  // The clock of a file system ticks every few milliseconds, and no real build is that short.
  await setTimeout(20);
  const dist = join(folder, name);
  const keeping = keepingPages(dist, join(folder, `${name}.json`), code);
  const paths = Object.entries(keys).map(([pathname, cacheKey]) => {
    const route = { type: pathname.endsWith('/') ? 'page' : 'endpoint' };
    return { pathname, cacheKey, route };
  });
  const astros = { getStaticPaths: () => Promise.resolve(paths) } as unknown as AstroPrerenderer;
  const due = await keeping.prerenderer(astros).getStaticPaths();
  const rendered = due.map(({ pathname }) => pathname).slice(0, killedAfter);
  for (const [n, pathname] of rendered.entries()) {
    const file = join(dist, pathname, pathname.endsWith('/') ? 'index.html' : '');
    const text = `${pathname} ${keys[pathname] ?? ''}`;
    mkdirSync(dirname(file), { recursive: true });
    // Killed in the middle of a file.
    writeFileSync(file, n + 1 === killedAfter ? text.slice(0, 3) : text);
  }
  if (killedAfter < Infinity) return { rendered, stayed: [] };
  const stayed = keeping.finish();
  if (process.env['FARSEER_PRECOMPRESS'] !== '0') compress(dist);
  return { rendered, stayed };
}

/** Makes the siblings that are not there or older than their file. */
function compress(dist: string): void {
  const modified = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  for (const file of filesIn(dist).filter((name) => !name.endsWith('.br'))) {
    const path = join(dist, file);
    if (modified(`${path}.br`) <= modified(path))
      writeFileSync(`${path}.br`, `small ${readFileSync(path, 'utf8')}`);
  }
}

const filesIn = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)));
const everything = (name: string) =>
  Object.fromEntries(
    readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
      .sort()
      .map((file) => {
        const path = join(folder, name, file);
        return [file, statSync(path).isFile() ? readFileSync(path, 'utf8') : 'folder'];
      }),
  );

test('a file is made again when its key or the code is another, and always without a key', async () => {
  const first = await build({ '/a/': '1', '/b.json': '1', '/c/': undefined });
  expect(first.rendered).toEqual(['/a/', '/b.json', '/c/']);
  const second = await build({ '/a/': '1', '/b.json': '2', '/c/': undefined });
  expect(second.rendered).toEqual(['/b.json', '/c/']);
  expect((await build({ '/a/': '1' }, { code: 'other code' })).rendered).toEqual(['/a/']);
});

test('pages that stay are named, as nobody else knows of them', async () => {
  await build({ '/a/': '1', '/b/': '1', '/c/': '1' });
  const { rendered, stayed } = await build({
    '/0/': '1',
    '/a/': '1',
    '/b/': '2',
    '/c/': '1',
    '/d.json': '1',
  });
  expect(rendered).toEqual(['/0/', '/b/', '/d.json']);
  expect(stayed).toEqual(['/a/', '/c/']);
});

test('what somebody touched or took away is made again', async () => {
  const keys = { '/a/': '1', '/b.json': '1', '/c.json': '1' };
  await build(keys);
  writeFileSync(join(folder, 'dist/b.json'), 'other');
  rmSync(join(folder, 'dist/c.json'));
  expect((await build(keys)).rendered).toEqual(['/b.json', '/c.json']);
});

test('where no siblings are made, those of earlier builds go', async () => {
  await build({ '/a/': '1', '/b.json': undefined });
  vi.stubEnv('FARSEER_PRECOMPRESS', '0');
  await build({ '/a/': '1', '/b.json': undefined }, { code: 'without siblings' });
  vi.unstubAllEnvs();
  expect(filesIn(join(folder, 'dist')).sort()).toEqual(['a/index.html', 'b.json']);
});

test('however builds follow one another, and wherever one is killed, the folder ends as if built at once', async () => {
  const random = new Random(Number(process.env['FARSEER_SEED'] ?? 17));
  let keys: Keys = {};
  for (let n = 0; n < 60; n++) {
    for (let changes = random.int(4); changes >= 0; changes--) {
      const path = `/${random.int(12)}${random.once(2) ? '/' : '.json'}`;
      const { [path]: _, ...others } = keys;
      keys = random.once(3)
        ? others
        : { ...keys, [path]: random.once(5) ? undefined : String(random.int(3)) };
    }
    const code = random.once(10) ? 'other code' : 'code';
    if (random.once(3)) await build(keys, { code, killedAfter: 1 + random.int(4) });
    else {
      await build(keys, { code });
      for (const old of ['at-once', 'at-once.json'])
        rmSync(join(folder, old), { recursive: true, force: true });
      await build(keys, { code }, 'at-once');
      expect(everything('dist'), JSON.stringify(keys)).toEqual(everything('at-once'));
    }
  }
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
