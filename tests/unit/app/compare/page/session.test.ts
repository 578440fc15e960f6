import { expect, test } from 'vitest';
import { openingOf } from '../../../../../src/app/compare/closest/opening.ts';
import { CompareSession } from '../../../../../src/app/compare/page/session.ts';
import { type Sources, loadFailure } from '../../../../../src/app/compare/page/load.ts';
import type { CompareState } from '../../../../../src/app/compare/page/state.ts';
import type { GameAnalysis } from '../../../../../src/game/analysis.ts';
import { DECODER_VERSION } from '../../../../../src/game/vocabulary.ts';
import { game, player, side } from '../sides.ts';

const PLAN = ['0:10 uaod', '0:20 usep', '0:40 uzig', '1:00 Udea', '1:30 ucry', '3:00 ugho'];

/** Sources with games that arrive on the test's command. */
function setup(games: Readonly<Record<string, GameAnalysis>> = {}, change: Partial<Sources> = {}) {
  const asked: string[] = [];
  const states: CompareState[] = [];
  const session = new CompareSession({
    archived: (name) => {
      asked.push(name);
      const found = games[name];
      return Promise.resolve(found ? { ok: true, value: found } : loadFailure('no-such-game'));
    },
    readLinked: (text) => {
      asked.push(text);
      return Promise.resolve({ ok: true, value: { packed: text, analysis: duel(), decoder: 1 } });
    },
    readFile: () =>
      Promise.resolve({ ok: true, value: { packed: 'packed', analysis: duel(), decoder: DECODER_VERSION } }),
    offers: () => Promise.resolve(null),
    openings: () => Promise.resolve([]),
    ...change,
  });
  session.subscribe((state) => states.push(state));
  return { session, asked, states };
}

const duel = () => game([player('U', PLAN), player('O', [])]);

test('both sides are loaded, one game once, and said aloud', async () => {
  const { session, asked } = setup({ x: duel() });
  await session.openFragment('#a=x.1&b=x.2');
  expect(asked).toEqual(['x']);
  expect(session.state).toMatchObject({
    a: { status: 'ready' },
    b: { status: 'ready' },
    announcement: 'Comparing Moon with Moon.',
  });
  await session.openFragment('#a=x.2&b=x.1');
  expect(asked).toEqual(['x']);
});

test('a game that failed is named, kept in the address, and asked for again', async () => {
  const games: Record<string, GameAnalysis> = {};
  const { session, asked } = setup(games);
  await session.openFragment('#a=x.1');
  expect(session.state.a).toMatchObject({ status: 'failed', failure: { code: 'no-such-game' } });
  expect(session.refs.a).toEqual({ game: { kind: 'archive', replayId: 'x' }, slot: '1' });
  games['x'] = duel();
  await session.openFragment('#a=x.1');
  expect(asked).toEqual(['x', 'x']);
  expect(session.state.a.status).toBe('ready');
});

test('a game that comes late does not take the place of a newer choice', async () => {
  const slow = Promise.withResolvers<GameAnalysis>();
  const quick = duel();
  const { session } = setup(
    {},
    {
      archived: async (name) => ({ ok: true, value: name === 'slow' ? await slow.promise : quick }),
    },
  );
  const first = session.openFragment('#a=slow.1');
  await session.openFragment('#a=quick.1');
  slow.resolve(duel());
  await first;
  expect(session.state.a).toMatchObject({ status: 'ready', game: { replayId: quick.replayId } });
});

test('the closest game is looked for among all openings, and a refusal is an answer', async () => {
  const own = side('U', PLAN);
  const near = side(
    'U',
    PLAN.map((line) => line.replace(/^(\d):(\d)/, (_, m, s) => `${m}:${Number(s) + 1}`)),
  );
  const { session } = setup({ x: own.game }, { openings: () => Promise.resolve([openingOf(near)]) });
  await session.openFragment('#a=x.1');
  await session.findClosest('a');
  expect(session.state.offer).toMatchObject({
    status: 'ready',
    of: 'a',
    closest: { ok: true, value: [{ opening: { replayId: near.game.replayId } }] },
  });
  const { session: alone } = setup({ x: own.game });
  await alone.openFragment('#a=x.1');
  await alone.findClosest('a');
  expect(alone.state.offer).toMatchObject({ closest: { ok: false, failure: { code: 'no-race' } } });
});
