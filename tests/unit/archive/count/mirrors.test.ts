/** A mirror matchup: both players are on both sides of every count. */
import { expect, test } from 'vitest';
import { catalogueOf } from '../../../../src/archive/count/catalogue.ts';
import { comparisonUrl } from '../../../../src/archive/count/comparisons.ts';
import { standingsOf } from '../../../../src/archive/count/standings.ts';
import { duel, hero, placed, player } from './sample.ts';

const orc = (name: string, sec: number) => player(name, { race: 'O', heroes: [hero('Obla', sec)] });
const human = player('Sky', { race: 'H', heroes: [hero('Hamg', 50)] });

const catalogue = catalogueOf(
  [
    placed(duel(orc('One', 61), orc('Two', 62), 'won', { replayId: 'a' })),
    placed(duel(orc('Two', 63), orc('One', 63), 'won', { replayId: 'b' })),
    placed(duel(orc('One', 60), human, 'won', { replayId: 'c' })),
  ],
  [],
  [],
);

test('a mirror is compared once, with both players of each game, and only with its own games', () => {
  const found = catalogue.comparisons.map((one) => [
    comparisonUrl(one),
    one.timings.map(({ times }) => times.map(({ ms }) => ms / 1000).toSorted()),
  ]);
  expect(Object.fromEntries(found)).toMatchSnapshot();
});

test.each([
  [
    'a',
    [
      ['One', '1'],
      ['Two', '2'],
    ],
  ],
  [
    'b',
    [
      ['Two', '2–3'],
      ['One', '2–3'],
    ],
  ],
  ['c', []],
])('places in game %s', (id, places) => {
  // Other games of the same player are excluded, and without anyone else there is no rank.
  const rows = standingsOf(id, catalogue)?.rows ?? [];
  expect(rows.map(({ handle, place }) => [handle, place])).toEqual(places);
});
