import { expect, test } from 'vitest';
import { openingOf } from '../../../../src/compare/closest/opening.ts';
import { Comparison, type Sources } from '../../../../src/compare/page/comparison.ts';
import { loadFailure } from '../../../../src/compare/page/failure.ts';
import type { State } from '../../../../src/compare/page/state.ts';
import type { GameAnalysis } from '../../../../src/replay/analysis.ts';
import { game, player, side } from '../sides.ts';

const PLAN = ['0:10 uaod', '0:20 usep', '0:40 uzig', '1:00 Udea', '1:30 ucry', '3:00 ugho'];

/** Sources whose games come when the test says so. */
function setup(games: Readonly<Record<string, GameAnalysis>> = {}, change: Partial<Sources> = {}) {
  const asked: string[] = [];
  const states: State[] = [];
  const comparison = new Comparison(
    {
      game: (ref) => {
        const name = ref.kind === 'archive' ? ref.replayId : ref.text;
        asked.push(name);
        const found = games[name];
        return Promise.resolve(found ? { ok: true, value: found } : loadFailure('no-such-game'));
      },
      pack: () => Promise.resolve({ ok: true, value: 'packed' }),
      list: () => Promise.resolve([]),
      openings: () => Promise.resolve([]),
      ...change,
    },
    (state) => states.push(state),
  );
  return { comparison, asked, states };
}

const duel = () => game([player('U', PLAN), player('O', [])]);

test('both sides are loaded, one game once, and said aloud', async () => {
  const { comparison, asked } = setup({ x: duel() });
  await comparison.read('#a=x.1&b=x.2');
  expect(asked).toEqual(['x']);
  expect(comparison.state).toMatchObject({
    a: { status: 'ready' },
    b: { status: 'ready' },
    announcement: 'Comparing Moon with Moon.',
  });
  await comparison.read('#a=x.2&b=x.1');
  expect(asked).toEqual(['x']);
});

test('a game that failed is named, kept in the address, and asked for again', async () => {
  const games: Record<string, GameAnalysis> = {};
  const { comparison, asked } = setup(games);
  await comparison.read('#a=x.1');
  expect(comparison.state.a).toMatchObject({ status: 'failed', failure: { code: 'no-such-game' } });
  expect(comparison.refs.a).toEqual({ game: { kind: 'archive', replayId: 'x' }, slot: '1' });
  games['x'] = duel();
  await comparison.read('#a=x.1');
  expect(asked).toEqual(['x', 'x']);
  expect(comparison.state.a.status).toBe('ready');
});

test('a game that comes late does not take the place of a newer choice', async () => {
  const slow = Promise.withResolvers<GameAnalysis>();
  const quick = duel();
  const { comparison } = setup(
    {},
    {
      game: async (ref) => ({
        ok: true,
        value: ref.kind === 'archive' && ref.replayId === 'slow' ? await slow.promise : quick,
      }),
    },
  );
  const first = comparison.read('#a=slow.1');
  await comparison.read('#a=quick.1');
  slow.resolve(duel());
  await first;
  expect(comparison.state.a).toMatchObject({ status: 'ready', game: { replayId: quick.replayId } });
});

test('a slot in which nobody played leaves the choice of the player to the visitor', async () => {
  const { comparison } = setup({ x: duel() });
  await comparison.read('#a=x.7');
  expect(comparison.state.a).toMatchObject({ status: 'ready', ref: { slot: null } });
});

test('the closest game is looked for among all openings, and a refusal is an answer', async () => {
  const own = side('U', PLAN);
  const near = side(
    'U',
    PLAN.map((line) => line.replace(/^(\d):(\d)/, (_, m, s) => `${m}:${Number(s) + 1}`)),
  );
  const { comparison } = setup({ x: own.game }, { openings: () => Promise.resolve([openingOf(near)]) });
  await comparison.read('#a=x.1');
  await comparison.findClosest('a');
  expect(comparison.state.offer).toMatchObject({
    status: 'ready',
    of: 'a',
    closest: { ok: true, candidates: [{ opening: { replayId: near.game.replayId } }] },
  });
  const { comparison: alone } = setup({ x: own.game });
  await alone.read('#a=x.1');
  await alone.findClosest('a');
  expect(alone.state.offer).toMatchObject({ closest: { ok: false, refusal: { code: 'no-race' } } });
});

test('an answer to a question of before is not shown', async () => {
  const slow = Promise.withResolvers<[]>();
  const { comparison } = setup({ x: side('U', PLAN).game }, { openings: () => slow.promise });
  await comparison.read('#a=x.1');
  const search = comparison.findClosest('a');
  await comparison.read('');
  slow.resolve([]);
  await search;
  expect(comparison.state.offer).toBeNull();
});

test('a recording that gives no game says why, and one that comes too late is dropped', async () => {
  const file = new File(['x'], 'my.w3g');
  const failure = { code: 'not-a-replay', sentence: 'No.' };
  const { comparison } = setup({}, { pack: () => Promise.resolve({ ok: false, failure }) });
  expect(await comparison.readFile('b', file)).toBeNull();
  expect(comparison.state.b).toEqual({ status: 'failed', ref: null, failure });
  const { comparison: other, states } = setup();
  const reading = other.readFile('b', file);
  expect(states.at(-1)?.b).toEqual({ status: 'reading', file: 'my.w3g' });
  await other.read('');
  expect(await reading).toBeNull();
  expect(await other.readFile('b', file)).toEqual({ kind: 'packed', text: 'packed' });
});
