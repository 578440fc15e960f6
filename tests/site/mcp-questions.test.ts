/**
 * Thirty questions that an agent answers with our tools, in at most three calls of 60 kB each, with correct dates.
 */
import { afterEach, expect, test } from 'vitest';
import { publishedAt } from '../../src/data/mcp/published.ts';
import { TOOLS } from '../../src/data/mcp/tools.ts';
import { DIST } from '../support/build.ts';
import { games } from '../support/hub-pages.ts';

const documents = publishedAt(DIST);
let calls = 0;
afterEach(() => {
  expect(calls).toBeLessThanOrEqual(3);
  calls = 0;
});

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Answers of all tools.
async function ask(name: string, input: Record<string, unknown> = {}): Promise<any> {
  calls++;
  const { text, structured } = await TOOLS.find((tool) => tool.name === name)!.answer(documents, input);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
  expect(Buffer.byteLength(JSON.stringify(structured))).toBeLessThanOrEqual(60_000);
  return { ...structured, text };
}
const won = (name: RegExp) => (game: (typeof games)[number]) =>
  game.players.some(({ handle, result }) => name.test(handle) && result === 'won');
const has = (name: RegExp) => (game: (typeof games)[number]) =>
  game.players.some(({ name: recorded, handle }) => name.test(`${recorded} ${handle}`));

const COUNTS: readonly [question: string, input: object, count: (game: (typeof games)[number]) => boolean][] =
  [
    ['How many games are there?', {}, () => true],
    ['Games of Orc against Human?', { matchup: 'OvH' }, ({ matchup }) => matchup === 'HvO'],
    ['Mirrors of Night Elf?', { matchup: 'EvE' }, ({ matchup }) => matchup === 'EvE'],
    ['Games of patch 1.30?', { patch: '1.30' }, ({ patch }) => patch === '1.30'],
    ['Games on Concealed Hill?', { map: 'concealed hill' }, ({ map }) => map === 'Concealed Hill'],
    ['Games on Turtle Rock in any case?', { map: 'TURTLE' }, ({ map }) => /turtle/i.test(map ?? '')],
    [
      'Games with accents in the question?',
      { map: 'ÉCHO Íslès' },
      ({ map }) => /echo isles/i.test(map ?? ''),
    ],
    ['Games of Happy?', { player: 'happy' }, has(/happy/i)],
    [
      'Games that Undead won?',
      { race: 'U', result: 'won' },
      ({ players }) => players.some(({ race, result }) => race === 'U' && result === 'won'),
    ],
    [
      'Games that can have been played in 2018?',
      { played_from: '2018-01-01', played_to: '2018-12-31' },
      ({ played }) =>
        (played.at?.slice(0, 10) ?? played.to ?? '9999') >= '2018-01-01' &&
        (played.at?.slice(0, 10) ?? played.from ?? '') <= '2018-12-31',
    ],
    [
      'Games with a Blademaster among the first three?',
      { hero: 'Blademaster' },
      ({ players }) =>
        players.some(({ heroes }) => heroes.slice(0, 3).some(({ name }) => name === 'Blademaster')),
    ],
  ];
test.each(COUNTS)('%s', async (_, input, isMeant) => {
  const { count } = await ask('search_games', { ...input });
  expect(count).toBe(games.filter(isMeant).length);
  expect(count).toBeGreaterThan(0);
});

const [game] = games.filter(({ matchup, winner }) => matchup !== null && winner);
const replay_id = game!.replayId;

test('Which games of WCA 2015 are there, and on which day?', async () => {
  const answer = await ask('search_games', { event: 'WCA 2015' });
  expect(answer.count).toBe(4);
  for (const found of answer.games) expect(found.played_at).toMatch(/^2015-12-20T/);
});
test('Which games of the Gold League are there?', async () => {
  expect((await ask('search_games', { event: 'gold league' })).count).toBeGreaterThan(2);
});
test('Which games came in last?', async () => {
  const answer = await ask('search_games', { order: 'added', limit: 5 });
  expect(answer.games).toHaveLength(5);
});
test('When was this game played?', async () => {
  const { game: head } = await ask('get_game', { replay_id });
  const { at, from, to } = game!.played;
  expect([head.played_at, head.played_from]).toEqual([at ?? null, at?.slice(0, 10) ?? from ?? null]);
  expect(head.played_to).toBe(at?.slice(0, 10) ?? to ?? null);
});
test('Who won this game, and what does that rest on?', async () => {
  const { text } = await ask('get_game', { replay_id });
  expect(text).toMatch(/^- Winner: .+ Inferred: /m);
});
test('What is doubtful about this game?', async () => {
  const doubted = (await documents.errata())[0]!.replayId;
  expect((await ask('get_game', { replay_id: doubted })).errata.length).toBeGreaterThan(0);
});
test('What happened in this game?', async () => {
  expect((await ask('get_moments', { replay_id })).story.length).toBeGreaterThan(2);
});
test('How did the winner open?', async () => {
  const player = game!.players.find(({ result }) => result === 'won')!;
  const { steps } = await ask('get_build_order', {
    replay_id,
    slot: Number(player.slot),
    until_seconds: 240,
  });
  expect(steps.length).toBeGreaterThan(5);
});
test('What did the winner order after ten minutes?', async () => {
  const player = game!.players.find(({ result }) => result === 'won')!;
  const first = await ask('get_build_order', { replay_id, slot: Number(player.slot) });
  if (first.next_from_seconds === null) return;
  const more = await ask('get_build_order', {
    ...{ replay_id, slot: Number(player.slot) },
    ...{ from_seconds: first.next_from_seconds, until_seconds: 7200 },
  });
  expect(first.steps.length + more.steps.length).toBe(first.of);
});
test('Who had the first hero sooner?', async () => {
  const [a, b] = game!.players.map(({ slot }) => ({ replay_id, slot: Number(slot) }));
  expect((await ask('compare', { a, b })).seconds[0].moment).toBe('first_hero');
});
test('How did Grubby do against Happy?', async () => {
  const answer = await ask('head_to_head', { a: 'Grubby', b: 'Happy' });
  const met = games.filter((one) => has(/grubby/i)(one) && has(/happy/i)(one));
  expect(answer.games).toBe(met.length);
  expect(answer.wins_a).toBe(met.filter(won(/grubby/i)).length);
  expect(answer.wins_b).toBe(met.filter(won(/happy/i)).length);
});
test('Which games did Happy lose to Grubby?', async () => {
  const { count } = await ask('search_games', { player: 'Happy', opponent: 'Grubby', result: 'lost' });
  expect(count).toBe(games.filter((one) => has(/happy/i)(one) && won(/grubby/i)(one)).length);
});
test('Which events are there?', async () => {
  const { events } = await ask('list_events');
  expect(events.length).toBeGreaterThan(10);
});
test('When was the World Cyber Arena of 2015?', async () => {
  expect((await ask('list_events', { event: 'world cyber 2015' })).events).toMatchObject([
    { date: '2015-12-20' },
  ]);
});
test('Which race wins more?', async () => {
  expect((await ask('statistics')).text).toContain('Orc');
});
test('How soon do Orcs have tier 2 against Humans?', async () => {
  expect((await ask('statistics', { matchup: 'OvH' })).text).toContain('Tier 2');
});
test('What does a Footman cost?', async () => {
  expect((await ask('lookup_term', { term: 'footman' })).terms[0].costs.at(-1)).toMatchObject({ gold: 135 });
});
test('What is hfoo?', async () => {
  expect((await ask('lookup_term', { term: 'hfoo' })).terms[0].name).toBe('Footman');
});
test('Which objects have claws in their name?', async () => {
  const { count, terms } = await ask('lookup_term', { term: 'claws' });
  expect(terms).toHaveLength(count);
});
