/** Questions that an agent answers from the root, in at most three requests of 60 kB each, by addresses that it read. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TABLES_VERSION } from '../../../src/data/release/version.ts';
import { timingOf } from '../../../src/game/key-timings.ts';
import { SITE_URL } from '../../../src/site.ts';
import { games } from '../../support/hub-pages.ts';
import { serveBuild, type BuildServer } from '../../support/serve-build.ts';
import { RELEASED } from '../../../src/data/discovery/llms-txt.ts';

const REQUESTS = 3;
const BYTES = 60_000;

let server: BuildServer;
beforeAll(async () => {
  server = await serveBuild();
});
afterAll(() => server.close());

/** An agent that has read `/llms.txt`, and may only ask for addresses that stand in what it read. */
class Agent {
  #read = '';
  #requests = 0;

  static async start(): Promise<Agent> {
    const agent = new Agent();
    await agent.#get(`${SITE_URL}/llms.txt`);
    return agent;
  }

  /** Follows the first link with such a name or note. */
  open(name: RegExp): Promise<string> {
    const links = [...this.#read.matchAll(/\[((?:[^\]\\]|\\.)*)\]\(([^)\s]+)\)(.*)/g)];
    return this.#get(links.find(([, text = '', , note = '']) => name.test(text) || name.test(note))![2]!);
  }

  /** Asks for an address made of a template and an id. */
  fill(template: RegExp, replayId: string): Promise<string> {
    return this.#get(template.exec(this.#read)![0].replace('{replayId}', replayId));
  }

  async #get(url: string): Promise<string> {
    const response = await fetch(url.replace(SITE_URL, server.address));
    const text = await response.text();
    expect(response.status, url).toBe(200);
    expect(++this.#requests).toBeLessThanOrEqual(REQUESTS);
    if (!url.endsWith('.ndjson')) expect(Buffer.byteLength(text), url).toBeLessThanOrEqual(BYTES);
    this.#read += `\n${text}`;
    return text;
  }
}

test('the fastest Orc tier 2 in a win against Human, and its build', async () => {
  const agent = await Agent.start();
  const list = await agent.open(/^Timings of Orc against Human/);
  const row = list
    .slice(list.indexOf('## Tier 2'))
    .split('\n')
    .find((line) => line.endsWith('| won |'))!;
  const id = /\/replays\/([^/]+)\//.exec(row)![1]!;
  const [best] = games
    .filter(({ matchup }) => matchup === 'HvO')
    .flatMap(({ replayId, players }) =>
      players.map((player) => ({ replayId, player, ms: timingOf(player, 'tier-2') })),
    )
    .filter(({ player, ms }) => player.race === 'O' && player.result === 'won' && ms !== null)
    .sort((a, b) => a.ms! - b.ms!);
  expect(decodeURIComponent(id)).toBe(best!.replayId);
  const build = await agent.fill(/https?:\/\/[^\s`"]*\{replayId\}\/orders\/index\.md/, id);
  for (const { name } of best!.player.build.slice(0, 8)) expect(build).toContain(name);
});

test('all data in one file', async () => {
  const text = await (await Agent.start()).open(new RegExp(`^${RELEASED[0]![0]}`));
  expect(text.trimEnd().split('\n')).toHaveLength(games.length);
});

test('who won a game, and how that is known', async () => {
  const { replayId, players } = games.find(({ winner }) => winner)!;
  const text = await (await Agent.start()).fill(/https?:\/\/[^\s`"]*\{replayId\}\/index\.md/, replayId);
  const fact = /^- Winner: (.*)$/m.exec(text)![1]!.replace(/\\(.)/g, '$1');
  for (const { handle } of players.filter(({ result }) => result === 'won')) expect(fact).toContain(handle);
});

test('under which licence the data are, and how to cite them', async () => {
  const text = await (await Agent.start()).open(/^Download data/);
  expect(text).toContain('CC0-1.0');
  expect(text).toMatch(new RegExp(`Release ${TABLES_VERSION}-[0-9a-f]{10}`));
});
