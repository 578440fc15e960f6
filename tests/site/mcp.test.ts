/** The official client of the Model Context Protocol uses our server, which reads the build. */
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatClock } from '../../src/game/clock.ts';
import { stepText } from '../../src/view/step-text.ts';
import { builtText, DIST } from '../support/build.ts';
import { best, rivals } from '../support/browse/chosen.ts';
import { games } from '../support/hub-pages.ts';

const SERVER = { command: process.execPath, args: ['src/cli/mcp.ts', '--from', DIST] };
const client = new Client(
  { name: 'a test', version: '1.0.0' },
  { versionNegotiation: { mode: { pin: '2026-07-28' } } },
);
beforeAll(() => client.connect(new StdioClientTransport(SERVER)));
afterAll(() => client.close());

const TOOLS = [
  'search_games',
  'get_game',
  'get_build_order',
  'get_moments',
  'list_events',
  'statistics',
  'lookup_term',
];

/** Calls a tool; returns the text of its answer, and whether it reports a failure. */
async function call(
  name: string,
  input: Record<string, unknown>,
): Promise<{ text: string; failed: boolean }> {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [{ text } = { text: '' }] = content as { text: string }[];
  return { text, failed: isError === true };
}
const json = async <T>(name: string, input: Record<string, unknown>) =>
  JSON.parse((await call(name, input)).text) as T;

const game = games.find(({ matchup }) => matchup === 'HvO')!;

test('it lists its tools, all of which only read', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(TOOLS);
  for (const { title, description, annotations, inputSchema, outputSchema } of tools) {
    expect(title?.length).toBeGreaterThan(5);
    expect(description?.length).toBeGreaterThan(40);
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, idempotentHint: true });
    expect(inputSchema.type).toBe('object');
    expect(outputSchema).toMatchObject({ type: 'object', required: expect.arrayContaining(['untrusted']) });
    expect(outputSchema).not.toMatchObject({ additionalProperties: false });
  }
});

test.each([
  ['of today', { versionNegotiation: { mode: 'auto' } } as const, '2026-07-28'],
  ['that knows the revisions before only', {}, '2025-11-25'],
])('a client %s is answered, with instructions, resources and skills', async (_, options, revision) => {
  const other = new Client({ name: 'a test', version: '1.0.0' }, options);
  await other.connect(new StdioClientTransport(SERVER));
  try {
    expect(other.getNegotiatedProtocolVersion()).toBe(revision);
    expect(other.getServerVersion()).toMatchObject({ name: 'farseer' });
    expect(other.getInstructions()).toContain('Strangers typed');
    const { structuredContent } = await other.callTool({ name: 'search_games', arguments: { limit: 1 } });
    expect(structuredContent).toMatchObject({ count: games.length, untrusted: expect.any(String) });
    const { resources } = await other.listResources();
    expect(resources.length).toBeGreaterThan(4);
    const documents = resources.filter(({ uri }) => uri.startsWith('https:'));
    for (const { uri } of documents) {
      const { contents } = await other.readResource({ uri });
      expect((contents[0] as { text: string }).text).toBe(builtText(new URL(uri).pathname.slice(1)));
    }
    const { resourceTemplates } = await other.listResourceTemplates();
    const template = resourceTemplates.find(({ name }) => name === 'game')!.uriTemplate;
    const { contents } = await other.readResource({ uri: template.replace('{replay_id}', game.replayId) });
    expect((contents[0] as { text: string }).text).toBe(builtText(`replays/${game.replayId}/index.md`));
    const skill = 'skill://find-games/SKILL.md';
    const read = await other.readResource({ uri: skill });
    expect((read.contents[0] as { text: string }).text).toBe(
      builtText('.well-known/agent-skills/find-games/SKILL.md'),
    );
  } finally {
    await other.close();
  }
});

test('the official client of last year is answered too', async () => {
  const older = new OlderClient({ name: 'a test', version: '1.0.0' });
  await older.connect(new OlderTransport(SERVER));
  try {
    const { structuredContent } = await older.callTool({ name: 'search_games', arguments: { limit: 1 } });
    expect(structuredContent).toMatchObject({ count: games.length });
  } finally {
    await older.close();
  }
});

test('a list goes on by its cursor until its end, and a cursor of another question is refused', async () => {
  type Page = { count: number; games: { replay_id: string }[]; next_cursor: string | null };
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const input = { query: 'race:O', limit: 7, ...(cursor === null ? {} : { cursor }) };
    const answer: Page = await json<Page>('search_games', input);
    ids.push(...answer.games.map(({ replay_id }) => replay_id));
    cursor = answer.next_cursor;
    if (ids.length === 7)
      expect((await call('search_games', { query: 'race:H', limit: 7, cursor })).text).toContain(
        'another question',
      );
  } while (cursor !== null);
  const orcs = games.filter(
    ({ sides, players }) => sides === '1v1' && players.some(({ race }) => race === 'O'),
  );
  expect(ids).toEqual(orcs.map(({ replayId }) => replayId));
  const all = await json<{ count: number; terms: object[]; next_cursor: string | null }>('lookup_term', {
    term: 'o',
  });
  expect(all.count).toBeGreaterThan(20);
  expect([all.terms.length, all.next_cursor]).toEqual([20, expect.any(String)]);
});

test('from a question to a game, its winner and its build order', async () => {
  type Found = {
    count: number;
    games: { replay_id: string; players: { slot: number; player: string; result: string }[] }[];
  };
  const found = await json<Found>('search_games', { query: 'race:O vs.race:H result:won', limit: 3 });
  const expected = games.filter(
    ({ matchup, players }) =>
      matchup === 'HvO' && players.some(({ race, result }) => race === 'O' && result === 'won'),
  );
  expect(found.count).toBe(expected.length);
  expect(found.games.map(({ replay_id }) => replay_id)).toEqual(
    expected.slice(0, 3).map(({ replayId }) => replayId),
  );
  const { replay_id, players } = found.games[0]!;
  expect((await call('get_game', { replay_id })).text).toBe(builtText(`replays/${replay_id}/index.md`));
  const { text } = await call('get_build_order', { replay_id, slot: players[0]!.slot, until_seconds: 300 });
  const build = expected[0]!.players[0]!.build.filter(({ ms }) => ms <= 300_000);
  const [rest, ...steps] = text.split('\n').reverse();
  expect(rest).toMatch(/^\(\d+ more steps; ask again with from_seconds \d+\.\)$/);
  expect(steps.reverse()).toEqual(
    build.map(({ supply, ...step }) => {
      const bands = supply ? [supply.used, ...(supply.made ? [supply.made] : [])] : [];
      const food = bands
        .map(([least, most]) => (least === most ? String(least) : `${least}–${most}`))
        .join('/');
      return [formatClock(step.ms), ...(food ? [food] : []), stepText(step)].join(' ');
    }),
  );
});

test('a question is answered with the number that the statistics have, and two players have a record', async () => {
  interface Answer {
    facts: { text: string; rests_on: number; won?: [number, number] }[];
    query: string;
    count: number;
    not_understood: string[];
  }
  const ask = (query: string) => json<Answer>('search_games', { query });
  const { facts, count, not_understood, query } = await ask('win rate orc vs human');
  // The row of these two races is from the side of Human: games, won and lost.
  const row = /\| Human *\| Orc *\| *(\d+) *\| *\d+ *\| *(\d+) *\|/.exec(builtText('statistics/index.md'))!;
  const [answer] = facts;
  expect(answer!.text).toContain(`${row[2]} of ${row[1]}`);
  expect(query).toBe('race:O vs.race:H ask:wins');
  // Games of players who chose Random are found, but count for neither side.
  expect(answer!.rests_on).toBe(Number(row[1]));
  expect(count).toBeGreaterThanOrEqual(answer!.rests_on);
  expect(not_understood).toEqual([]);
  expect((await ask(`${best.name} qwertz`)).not_understood).toEqual(['qwertz']);
  expect((await ask(query)).count).toBe(count);
  const [a, b] = rivals;
  const met = await ask(`${a} vs ${b}`);
  const { won, rests_on } = met.facts.find((fact) => fact.won)!;
  expect(won![0] + won![1]).toBeLessThanOrEqual(rests_on);
  expect(rests_on).toBe(met.count);
});

test.each([
  ['get_game', { replay_id: '../../package' }, '../../package'],
  ['get_build_order', { replay_id: game.replayId, slot: 99 }, '99'],
  ['lookup_term', { term: 'no such thing' }, 'no such thing'],
  ['statistics', { matchup: '../api' }, '../api'],
  ['statistics', { race: 'Martian' }, 'Unrecognized key: "race"'],
  ['search_games', { race: 'O' }, 'Unrecognized key: "race"'],
])('%s says what is wrong with %o', async (name, input, sentence) => {
  const { text, failed } = await call(name, input);
  expect(failed).toBe(true);
  expect(text).toContain(sentence);
});
