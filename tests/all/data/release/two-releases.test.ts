/** Two releases in a row, as a build publishes them: both answer. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { nextVersion, writeKept, type KeptRelease } from '../../../../src/data/release/permanent-releases.ts';
import { releases, WRITTEN } from '../../../../src/data/release/release-integration.ts';
import { writeRelease } from '../../../../src/data/release/release.ts';
import { archiveWith } from '../../../unit/archive/count/archives.ts';

const ORIGIN = 'https://farseer.example';
const root = mkdtempSync(join(tmpdir(), 'two-'));
const site = join(root, 'dist');
const store = join(root, 'store');
let server: Server;
let base: string;
let versions: string[];

/** Puts the games as they are into the store, as `npm run release` does. */
function release(games: string[], kept: readonly KeptRelease[]): KeptRelease[] {
  const archive = archiveWith(games.map((id) => ({ id, event: 'winter' })));
  const { digest, updated } = writeRelease(archive, join(root, 'new'), ORIGIN, kept);
  const entry = { version: nextVersion(kept), digest, updated, games: games.length };
  const all = [...kept, entry];
  writeRelease(archive, join(root, 'new'), ORIGIN, all);
  cpSync(join(root, 'new'), join(store, entry.version), { recursive: true });
  writeKept(store, all);
  return all;
}

beforeAll(async () => {
  mkdirSync(store);
  const both = release(['a', 'b', 'c'], release(['a', 'b'], []));
  versions = both.map(({ version }) => version);
  mkdirSync(WRITTEN, { recursive: true });
  cpSync(join(root, 'new'), join(WRITTEN, versions[1]!), { recursive: true });
  vi.stubEnv('FARSEER_RELEASES', store);
  const publish = releases().hooks['astro:build:done']!;
  await publish({ dir: pathToFileURL(`${site}/`) } as Parameters<typeof publish>[0]);
  server = createServer((request, response) => {
    try {
      response.end(readFileSync(join(site, request.url!)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
  rmSync(root, { recursive: true });
  // The threads of a test run end without the event that removes this folder.
  rmSync(WRITTEN, { recursive: true, force: true });
});

const get = async (path: string) => {
  const response = await fetch(base + path);
  expect(response.status, path).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
};
const text = async (path: string) => new TextDecoder().decode(await get(path));

test('both addresses answer, their sums hold, and the list names both', async () => {
  const list = JSON.parse(await text('/data/releases/index.json')) as {
    latest: { version: string };
    releases: { version: string; url: string }[];
  };
  expect(list.latest.version).toBe(versions[1]);
  expect(list.releases.map(({ version }) => version)).toEqual(versions.toReversed());
  for (const { url } of list.releases)
    for (const line of (await text(`${url}sha256sums.txt`)).trimEnd().split('\n')) {
      const [sum, path] = line.split('  ');
      expect(
        createHash('sha256')
          .update(await get(url + path!))
          .digest('hex'),
        url + path!,
      ).toBe(sum);
    }
});

test('the change log of the second has the new game and every line of the first', async () => {
  const [before, after] = await Promise.all(
    versions.map(async (version) =>
      (await text(`/data/releases/${version}/changes.ndjson`)).trimEnd().split('\n'),
    ),
  );
  expect(before!.filter((line) => !after!.includes(line))).toEqual([]);
  const news = after!.filter((line) => !before!.includes(line));
  expect(news.map((line) => (JSON.parse(line) as { replayId: string }).replayId)).toEqual(['c']);
});

test('a release cites itself by the address that stays', async () => {
  for (const version of versions)
    expect(await text(`/data/releases/${version}/CITATION.cff`)).toContain(
      `${ORIGIN}/data/releases/${version}/`,
    );
});
