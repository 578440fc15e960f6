/** Every reference to a file of a release works, even if its tables are in parts. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { archiveFacts } from '../../../../src/data/discovery/facts.ts';
import { llmsTxt } from '../../../../src/data/discovery/llms-txt.ts';
import { skills } from '../../../../src/data/discovery/skills.ts';
import { publishedAt } from '../../../../src/data/mcp/published.ts';
import { queriesAt } from '../../../../src/data/release/page/queries.ts';
import { tableFiles } from '../../../../src/data/release/page/tables.ts';
import { writeRelease, type Release } from '../../../../src/data/release/release.ts';
import { TABLES } from '../../../../src/data/release/tables/tables.ts';
import { ask } from '../../../support/duck.ts';
import { archiveWith } from '../../archive/count/archives.ts';

const root = mkdtempSync(join(tmpdir(), 'consumers-'));
afterAll(() => rmSync(root, { recursive: true }));

const archive = archiveWith(['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, event: 'winter' })));
const ORIGIN = 'https://farseer.example';
const FOLDER = 'data/releases/latest';
const SPLIT = join(root, 'split', FOLDER);
const WHOLE = join(root, 'whole', FOLDER);
const split = writeRelease(archive, SPLIT, ORIGIN, { partGames: 2 });
const whole = writeRelease(archive, WHOLE, ORIGIN);

test('orders are in parts, games and players are not', () => {
  const paths = split.files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['orders/part=1/orders.parquet', 'made/part=1/made.csv']));
  expect(paths.filter((path) => /^(games|players)\//.test(path))).toEqual([]);
});

test.each(queriesAt('BASE', whole).filter(({ tool }) => tool === 'DuckDB'))(
  '$id has the same answer out of parts',
  async ({ id }) => {
    const answer = (release: Release, base: string) =>
      ask(queriesAt(base, release).find((query) => query.id === id)!.code);
    expect(await answer(split, SPLIT)).toEqual(await answer(whole, WHOLE));
  },
);

test('queries of other programs name files that there are', () => {
  for (const { id, code } of queriesAt('BASE', split))
    for (const [, path] of code.matchAll(/BASE\/([\w/=.-]+)/g))
      expect(existsSync(join(SPLIT, path!)), `${id}: ${path}`).toBe(true);
});

test('llms.txt and skills name files that there are', () => {
  const facts = { ...archiveFacts(archive), siteUrl: ORIGIN };
  const texts = [
    llmsTxt({ siteName: 'A', summary: 'B.', facts, pages: [], skills: [], repositoryUrl: ORIGIN }),
    ...skills(facts).map(({ text }) => text),
  ].join('\n');
  const named = [...texts.matchAll(/\/data\/releases\/latest\/([\w/=.-]+)/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(5);
  for (const path of named) expect(existsSync(join(SPLIT, path)), path).toBe(true);
});

test('the page lists the files of every table, and tools for agents read all games', async () => {
  const listed = tableFiles(split).map(({ path }) => path);
  for (const { name } of TABLES)
    expect(
      listed.some((path) => path.endsWith(`${name}.csv`)),
      name,
    ).toBe(true);
  const games = await publishedAt(join(root, 'split')).games();
  expect(games.map(({ replay_id }) => replay_id)).toEqual(['a', 'b', 'c', 'd', 'e']);
});
