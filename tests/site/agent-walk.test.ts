/**
 * Answers questions about the archive as an agent does. It only knows `/llms.txt`, only requests addresses that it
 * has read, and finds the answers in the received text. The right answers are computed from the records.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldNotes, timingStatistics } from '../../src/contract/field-notes.ts';
import { indexEntry } from '../../src/contract/index-entry.ts';
import type { ReplayIndex } from '../../src/contract/index-schema.ts';
import { readCorpus } from '../../src/archive/corpus/corpus.ts';
import { corpusRoot } from '../../src/archive/corpus/layout.ts';
import { readPlayers } from '../../src/archive/corpus/players.ts';
import type { GameAnalysis } from '../../src/game/analysis.ts';
import { analyze } from '../../src/game/derive/analyze.ts';
import { formatClock } from '../../src/game/clock.ts';
import { summarize } from '../../src/game/derive/summarize.ts';
import type { ReplaySummary } from '../../src/game/summary.ts';
import { WINNER_BASES } from '../../src/game/derive/winner.ts';
import { type BuildServer, serveBuild } from '../support/serve-build.ts';
import { fact, START, timing, Walk } from '../support/walk.ts';

const corpus = readCorpus();
const games = corpus.games.map(({ replayId, tournamentId, game }) => ({
  analysis: analyze(game, replayId),
  event: corpus.events.find(({ id }) => id === tournamentId),
  entry: indexEntry(summarize(game, replayId), { matchup: null, tournamentId, builds: [] }),
}));

const renamed = new Set(readPlayers(corpusRoot()).flatMap(({ aliases }) => aliases));

/** A game with an answer to every question. */
const { analysis, event } = games.find(
  (one) =>
    one.event &&
    one.analysis.winner &&
    one.analysis.players.every(
      ({ handle, name, tiers, heroes }) =>
        // A plain name is the same text in every document, unless the player is known by another name.
        /^\w+$/.test(handle) && !renamed.has(name ?? '') && heroes[0]?.ordered && tiers[0]?.completed,
    ),
)!;
const [player] = analysis.players;

let server: BuildServer;
beforeAll(async () => {
  server = await serveBuild();
});
afterAll(() => server.close());

async function start(): Promise<Walk> {
  const walk = new Walk(server.address);
  const { status, type } = await walk.get(START);
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  return walk;
}

const readIndex = async (walk: Walk): Promise<ReplayIndex> =>
  JSON.parse((await walk.get(walk.link(/index/i))).text) as ReplayIndex;

/** The game's Markdown, found in the list of all games by its id, which is part of the address. */
async function readGame(walk: Walk): Promise<string> {
  const list = await walk.get(walk.link(/list of all games/i));
  expect(list.type).toContain('text/markdown');
  const url = [...list.text.matchAll(/\]\(([^)]+)\)/g)]
    .map(([, one]) => one!)
    .find((one) => one.includes(analysis.replayId));
  return (await walk.get(url ?? 'no link to the game')).text;
}

const summaryTemplate = /https?:\/\/[^\s`"]*\{replayId\}\.json/;

const namesOf = (one: GameAnalysis, slots: readonly string[]): string[] =>
  one.players.filter(({ slot }) => slots.includes(slot)).map(({ handle }) => handle);

test('how many games are there?', async () => {
  const walk = await start();
  const index = await readIndex(walk);
  expect(index.count).toBe(corpus.games.length);
  expect(walk.read).toMatch(new RegExp(`\\b${corpus.games.length} games\\b`));
});

test('who won, and how is it known?', async () => {
  const text = fact(await readGame(await start()), 'Winner');
  for (const name of namesOf(analysis, analysis.winner!.slots)) expect(text).toContain(name);
  expect(text).toContain(`Inferred: ${WINNER_BASES[analysis.winner!.basis]}`);
});

test('what was the first hero, and when was it ordered?', async () => {
  const walk = await start();
  const { replays } = await readIndex(walk);
  const { replayId } = replays.find((one) => one.replayId === analysis.replayId)!;
  const answer = await walk.get(walk.fill(summaryTemplate, replayId));
  expect(answer.status).toBe(200);
  const summary = JSON.parse(answer.text) as ReplaySummary;
  const [hero] = player!.heroes;
  expect(summary.players[player!.slot]?.heroOpener).toMatchObject({
    name: hero?.name,
    gameTimeMs: hero?.ordered?.ms,
  });
});

test('when was tier 2 ordered and completed?', async () => {
  const markdown = await readGame(await start());
  for (const { handle, tiers } of analysis.players) {
    const [{ ordered, completed } = {}] = tiers;
    expect(timing(markdown, 'Tier 2 ordered', handle)).toContain(formatClock(ordered!.ms));
    const text = timing(markdown, 'Tier 2 completed', handle);
    expect(text).toContain(formatClock(completed!.ms));
    // The basis of the time follows it.
    expect(text).toContain(completed!.basis);
  }
});

test('which map was played?', async () => {
  const walk = await start();
  expect(fact(await readGame(walk), 'Map')).toBe(analysis.map);
});

test('at which event?', async () => {
  const walk = await start();
  expect(fact(await readGame(walk), 'Event')).toBe(event!.name);
  const entry = (await readIndex(walk)).replays.find(({ replayId }) => replayId === analysis.replayId);
  expect(entry?.tournamentId).toBe(event!.id);
});

test('what does tier2Sec mean?', async () => {
  const walk = await start();
  const index = await readIndex(walk);
  expect(index.fieldNotes?.['tier2Sec']).toMatch(
    /^INFERRED: .*not a verified tech timing.*ordering within one game/is,
  );
  const guide = await walk.get(walk.link(/Replay Data API/));
  expect(guide.text).toMatch(/^\| `?tier2Sec`? \|.*INFERRED.*$/m);
});

test('what happens when a replay does not exist?', async () => {
  const walk = await start();
  expect(walk.read).toMatch(/404 with an HTML page/);
  const { text } = await walk.get(walk.link(/OpenAPI/));
  const { paths } = JSON.parse(text) as {
    paths: Record<string, { get: { responses: Record<string, { description: string }> } }>;
  };
  const [, one] = Object.values(paths);
  expect(one?.get.responses['404']?.description).toContain('NOT JSON');
  const answer = await walk.get(walk.fill(summaryTemplate, 'no-such-replay'));
  expect(answer.status).toBe(404);
  expect(answer.type).toContain('text/html');
  expect(() => JSON.parse(answer.text) as unknown).toThrow();
});

test('how is a game cited?', async () => {
  const walk = await start();
  expect(walk.read).toMatch(/To cite a game, give its title, its replayId and the address of its page/);
  const { license } = JSON.parse(readFileSync('package.json', 'utf8')) as { license: string };
  expect(walk.read).toContain(license);
  const front = /^---\n(.*?)\n---/s.exec(await readGame(walk))![1]!;
  const [title, url] = ['title', 'url'].map(
    (name) => JSON.parse(new RegExp(`^${name}: (.*)$`, 'm').exec(front)![1]!) as string,
  );
  for (const { handle } of analysis.players) expect(title).toContain(handle);
  const page = await walk.get(url!);
  expect([page.status, page.type]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.text).toContain(analysis.replayId);
});

test('which field notes are there?', async () => {
  const index = await readIndex(await start());
  expect(index.fieldNotes).toEqual(fieldNotes(timingStatistics(index.replays)));
});
