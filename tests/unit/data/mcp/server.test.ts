import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { afterAll, expect, test } from 'vitest';
import { publishedAt } from '../../../../src/data/mcp/published.ts';
import { mcpServer } from '../../../../src/data/mcp/server.ts';

const root = mkdtempSync(join(tmpdir(), 'mcp-'));
afterAll(() => rmSync(root, { recursive: true }));

const BUILD = join(root, 'build');
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(BUILD, path)), { recursive: true });
  writeFileSync(join(BUILD, path), text);
};
const line = (replay_id: string) =>
  `${JSON.stringify({ replay_id, matchup: 'HvO', map: 'Echo Isles', decided_ms: 60_000, players: [] })}\n`;
const FOREIGN = ['../../secret', '..', '/etc/passwd', '..\\secret', '%2e%2e'];
const LIST = [...FOREIGN, 'a', 'without-page'].map(line).join('');
put('data/releases/latest/games.ndjson', LIST);
put('data/releases/latest/events.json', '[]');
put('data/releases/latest/errata.json', '[]');
put('replays/a/index.md', 'The page of a.');
put('index.md', 'The first page.');
mkdirSync(join(root, 'secret'));
writeFileSync(join(root, 'secret/index.md'), 'Not published.');

/** Calls a server's tools one at a time. */
async function clientOf(from: string) {
  const client = new Client({ name: 'a test', version: '1.0.0' });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await mcpServer(publishedAt(from)).connect(there);
  await client.connect(here);
  return async (name: string, input: Record<string, unknown>) => {
    const { content, isError } = await client.callTool({ name, arguments: input });
    return { text: (content as { text: string }[])[0]!.text, failed: isError === true };
  };
}

test('a list of games that leads out of the folder leads nowhere', async () => {
  const call = await clientOf(BUILD);
  expect(await call('get_game', { replay_id: 'a' })).toEqual({ text: 'The page of a.', failed: false });
  for (const replay_id of FOREIGN)
    for (const [name, input] of [
      ['get_game', { replay_id }],
      ['get_build_order', { replay_id, slot: 1 }],
      ['get_moments', { replay_id }],
      ['compare', { a: { replay_id, slot: 1 }, b: { replay_id: 'a', slot: 1 } }],
    ] as const) {
      const { text, failed } = await call(name, input);
      expect([failed, text], name).toEqual([true, expect.stringContaining('No game has the id')]);
    }
});

test.each([
  ['get_game', { replay_id: 'without-page' }, 'The site does not publish this'],
  ['statistics', { matchup: 'OvH' }, 'The site does not publish this'],
  ['statistics', { matchup: 'NvU' }, 'The archive has no Night Elf vs Undead games.'],
  ['statistics', { matchup: 'HvX' }, '"HvX" is not a matchup'],
])('%s of %o answers with a sentence and without a path of the machine', async (name, input, sentence) => {
  const { text, failed } = await (await clientOf(BUILD))(name, input);
  expect(failed).toBe(true);
  expect(text).toContain(sentence);
  expect(text).not.toMatch(/ENOENT|index\.md/);
  expect(text).not.toContain(root);
});

test.each([
  ['statistics', { race: 'Martian' }, 'race'],
  ['search_games', { colour: 'red' }, 'colour'],
  ['compare', { a: { replay_id: 'a', slot: 1, race: 'H' }, b: { replay_id: 'a', slot: 1 } }, 'race'],
])('%s refuses an argument that it does not have', async (name, input, argument) => {
  const { text, failed } = await (await clientOf(BUILD))(name, input);
  expect(failed).toBe(true);
  expect(text).toMatch(new RegExp(`Unrecognized key: .*${argument}`));
});

test('a site that fails once is asked again', async () => {
  let asked = 0;
  const site = createServer(({ url }, response) => {
    const isList = url!.endsWith('games.ndjson');
    response.statusCode = isList && asked++ === 0 ? 503 : 200;
    response.end(isList ? LIST : '[]');
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  try {
    const call = await clientOf(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    const first = await call('search_games', {});
    expect([first.failed, first.text]).toEqual([true, expect.stringContaining('is not available now')]);
    const second = await call('search_games', {});
    expect(second.failed).toBe(false);
    await call('search_games', {});
    expect(asked).toBe(2);
  } finally {
    site.close();
  }
});
