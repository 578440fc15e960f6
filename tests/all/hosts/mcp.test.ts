/** The official client of the Model Context Protocol uses the printed worker in workerd over HTTP. */
import { rivals } from '../../support/browse/chosen.ts';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentsAt } from '../../../src/data/mcp/published-site.ts';
import { TOOLS } from '../../../src/data/mcp/tools.ts';
import { urls } from '../../../src/urls.ts';
import { DIST } from '../../support/build.ts';
import { GAME } from './addresses.ts';
import { asker } from './ask.ts';
import { onEveryHost } from './hosts.ts';
import { startCloudflare } from './servers/cloudflare.ts';
import type { Running } from './servers/running.ts';

const client = new Client(
  { name: 'a test', version: '1.0.0' },
  { versionNegotiation: { mode: { pin: '2026-07-28' } } },
);
let running: Running;
beforeAll(async () => {
  running = await startCloudflare();
  await client.connect(new StreamableHTTPClientTransport(new URL(urls.mcp(), running.address)));
});
afterAll(() => client.close().then(() => running.stop()));

const replay_id = GAME.split('/')[2]!;
const CALLS: readonly [name: string, input: Record<string, unknown>][] = [
  ['search_games', { query: 'race:O result:won', limit: 3 }],
  ['search_games', { query: rivals.join(' vs ') }],
  ['get_game', { replay_id }],
  ['get_build_order', { replay_id, slot: 1, until_seconds: 300 }],
  ['get_moments', { replay_id }],
  ['list_events', { event: 'WCA 2015' }],
  ['statistics', {}],
  ['statistics', { matchup: 'HvO' }],
  ['lookup_term', { term: 'hfoo' }],
];

test('it has the tools of the command', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
  expect(new Set(CALLS.map(([name]) => name)).size).toBe(TOOLS.length);
});

test('every tool answers what it answers out of the folder of the build', async () => {
  const documents = { ...documentsAt(DIST), origin: new URL(running.address).origin };
  for (const [name, input] of CALLS) {
    const { content, isError } = await client.callTool({ name, arguments: input });
    const told = await TOOLS.find((tool) => tool.name === name)!
      .run(documents, input)
      .then(
        (text) => ({ text, failed: false }),
        (error: Error) => ({ text: error.message, failed: true }),
      );
    expect({ text: (content as { text: string }[])[0]!.text, failed: isError === true }, name).toEqual(told);
  }
});

test.each([
  ['of the revision before', new Client({ name: 'a test', version: '1.0.0' })],
  ['of last year', new OlderClient({ name: 'a test', version: '1.0.0' })],
])('a client %s is answered without a stream', async (_, other) => {
  const address = new URL(urls.mcp(), running.address);
  const types: (string | null)[] = [];
  const fetching = async (url: string | URL, init?: RequestInit) => {
    // workerd closes a connection that was idle for a while, on a busy machine just when it is used again.
    const response = await fetch(url, init).catch(() => fetch(url, init));
    if (init?.method === 'POST' && response.status === 200) types.push(response.headers.get('content-type'));
    return response;
  };
  if (other instanceof OlderClient) await other.connect(new OlderTransport(address, { fetch: fetching }));
  else await other.connect(new StreamableHTTPClientTransport(address, { fetch: fetching }));
  const { structuredContent } = await other.callTool({ name: 'search_games', arguments: { limit: 1 } });
  expect(structuredContent).toMatchObject({ games: { length: 1 }, next_cursor: expect.any(String) });
  expect(new Set(types)).toEqual(new Set(['application/json']));
  await other.close();
});

test('programs in pages of other sites may ask, and a stream is not to be had', async () => {
  const ask = asker(running.address);
  const asked = await ask(urls.mcp(), {
    method: 'OPTIONS',
    headers: { Origin: 'https://elsewhere.example' },
  });
  expect([asked.status, asked.header('access-control-allow-origin')]).toEqual([204, '*']);
  expect(asked.header('access-control-allow-headers')).toBe('*');
  for (const method of ['GET', 'DELETE'])
    expect((await ask(urls.mcp(), { method })).status, method).toBe(405);
  const bare = await ask(urls.mcp(), { method: 'POST' });
  expect(bare.status).toBeGreaterThanOrEqual(400);
  expect(bare.status).toBeLessThan(500);
});

onEveryHost((ask, host) => {
  test.skipIf(host === 'cloudflare')('a host of files alone has no tools', async () => {
    expect((await ask(urls.mcp())).status).toBe(404);
    expect((await ask(urls.mcp(), { method: 'POST' })).status).toBe(405);
  });
});
