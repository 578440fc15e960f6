import { describe, expect, test } from 'vitest';
import type { PlacedGame } from '../../../../src/archive/count/appearances.ts';
import { rosterOf } from '../../../../src/archive/count/roster.ts';
import { seriesOf, seriesPlaces } from '../../../../src/archive/count/series.ts';
import { duel, game, placed, player } from './sample.ts';

const [moon, sky, tod] = ['Moon', 'Sky', 'Tod'].map((name) => player(name)) as [
  ReturnType<typeof player>,
  ReturnType<typeof player>,
  ReturnType<typeof player>,
];
const series = (games: readonly PlacedGame[], known: Parameters<typeof rosterOf>[1] = []) =>
  seriesOf(
    games,
    rosterOf(
      games.map((one) => one.game),
      known,
    ),
  );
const ids = (games: readonly PlacedGame[]) => games.map((one) => one.game.replayId);

describe('series', () => {
  const games = [
    placed(duel(moon, sky, 'won', { replayId: 'b' }), 'cup'),
    placed(duel(moon, tod, 'won', { replayId: 'c' }), 'cup'),
    placed(duel(sky, moon, 'won', { replayId: 'a' }), 'cup'),
    placed(duel(moon, sky, 'won', { replayId: 'd' }), 'league'),
    placed(duel(moon, sky, 'won', { replayId: 'e' })),
  ];

  test('are the games of the same players at one event, whoever stands first', () => {
    expect(series(games).map((one) => [one.eventId, ids(one.games), one.order])).toMatchSnapshot();
    expect(series(games)[0]?.sides.map((side) => side.map(({ name }) => name))).toEqual([['Moon'], ['Sky']]);
  });

  test('join names that are one person', () => {
    const two = [placed(duel(moon, sky, null), 'cup'), placed(duel(player('moon.'), sky, null), 'cup')];
    expect(series(two)).toHaveLength(2);
    expect(series(two, [{ name: 'Moon', aliases: ['Moon', 'moon.'] }])).toHaveLength(1);
  });

  test('of teams need the same teams', () => {
    const team = (...four: ReturnType<typeof player>[]) =>
      placed(game(four.map((one, index) => ({ ...one, team: index < 2 ? 4 : 5 }))), 'cup');
    const happy = player('Happy');
    const found = series([
      team(moon, sky, tod, happy),
      team(happy, tod, sky, moon),
      team(moon, tod, sky, happy),
    ]);
    expect(found.map((one) => one.games.length)).toEqual([2, 1]);
  });
});

describe('the order inside a series', () => {
  const started = (...starts: (string | null)[]) =>
    series(
      starts.map((at, index) => {
        const played = {
          ...(at && { at }),
          basis: at ? ('seed' as const) : ('patch' as const),
          sentence: 'S.',
        };
        const name = `0${9 - index}_00_00_000.nwg`;
        return placed(duel(moon, sky, null, { replayId: `id-${index}`, played }), 'cup', name);
      }),
    )[0]!;

  test('is that of their starts where every recording carries it', () => {
    const found = started('2015-12-21T00:00:01Z', '2015-12-20T23:00:00Z');
    expect([found.order, ids(found.games)]).toEqual(['start-times', ['id-1', 'id-0']]);
    expect(started('2015-12-20T23:00:00Z', null).order).toBe('file-times');
  });

  const named = (...names: string[]) =>
    series(
      names.map((name, index) => placed(duel(moon, sky, null, { replayId: `id-${index}` }), 'cup', name)),
    )[0]!;

  test('is that of the times in the names of the files', () => {
    const found = named('09_19_26_085.nwg', '08_50_34_342.nwg', '09_07_47_819.nwg');
    expect([found.order, ids(found.games)]).toEqual(['file-times', ['id-1', 'id-2', 'id-0']]);
  });

  test.each([
    ['one name is another', ['09_19_26_085.nwg', 'final.nwg']],
    ['they are too far apart', ['23_50_00_000.nwg', '00_10_00_000.nwg']],
    ['they are equal', ['09_19_26_085.nwg', '09_19_26_085.w3g']],
    ['they are no times', ['99_19_26_085.nwg', '09_19_26_085.nwg']],
  ])('is not known where %s', (_, names) => {
    const found = named(...names);
    expect([found.order, ids(found.games)]).toEqual([null, ['id-0', 'id-1']]);
  });

  test('every game knows its place and neighbours', () => {
    const found = named('09_19_26_085.nwg', '08_50_34_342.nwg', '09_07_47_819.nwg');
    const single = series([placed(duel(moon, tod, null, { replayId: 'alone' }), 'cup')]);
    const places = seriesPlaces([found, ...single]);
    const text = [...places].map(([id, { previous, place, next }]) => [
      id,
      previous?.game.replayId,
      place,
      next?.game.replayId,
    ]);
    expect(text).toMatchSnapshot();
  });
});
