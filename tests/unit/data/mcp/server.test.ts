import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { afterAll, expect, test } from 'vitest';
import { documentsAt } from '../../../../src/data/mcp/published-site.ts';
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
  await mcpServer(documentsAt(from)).connect(there);
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
    ] as const) {
      const { text, failed } = await call(name, input);
      expect([failed, text], name).toEqual([true, expect.stringContaining(JSON.stringify(replay_id))]);
    }
});

test('a build order is given from its first to its last second, with what follows', async () => {
  const build = [9_999, 10_000, 20_999, 21_000].map((ms) => ({ ms, id: 'hpea', name: 'Peasant', count: 1 }));
  put('data/games/a.json', JSON.stringify({ players: [{ slot: '1', build }] }));
  const call = await clientOf(BUILD);
  const input = { replay_id: 'a', slot: 1, from_seconds: 10, until_seconds: 20 };
  const { text, failed } = await call('get_build_order', input);
  expect(failed, text).toBe(false);
  expect(text.match(/^\d+:\d\d/gm)).toEqual(['0:10', '0:20']);
  expect(text).toMatch(/from_seconds 21\b/);
});

test.each([
  ['get_game', { replay_id: 'without-page' }],
  ['statistics', { matchup: 'OvH' }],
  ['statistics', { matchup: 'NvU' }],
  ['statistics', { matchup: 'HvX' }],
])('%s of %o answers with a sentence and without a path of the machine', async (name, input) => {
  const { text, failed } = await (await clientOf(BUILD))(name, input);
  expect(failed).toBe(true);
  expect(text).toMatchSnapshot();
  expect(text).not.toMatch(/ENOENT|index\.md/);
  expect(text).not.toContain(root);
});

test.each([
  ['statistics', { race: 'Martian' }, 'race'],
  ['search_games', { colour: 'red' }, 'colour'],
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
    const first = await call('list_events', {});
    expect(first.failed).toBe(true);
    const second = await call('list_events', {});
    expect(second.failed).toBe(false);
    await call('list_events', {});
    expect(asked).toBe(2);
  } finally {
    site.close();
  }
});
