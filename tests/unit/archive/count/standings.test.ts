import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../../../../src/archive/count/catalogue.ts';
import { hubsOf } from '../../../../src/view/hub/hubs.ts';
import { partOf } from '../../../../src/view/page.ts';
import { standingsOf } from '../../../../src/archive/count/standings.ts';
import { duel, game, hero, placed, player, tier } from './sample.ts';

const orc = (name: string, heroSec: number | null) =>
  player(name, { race: 'O', heroes: heroSec === null ? [] : [hero('Obla', heroSec)] });
const human = (name: string) => player(name, { heroes: [hero('Hamg', 70)], tiers: [tier(2, 250)] });
const against = (replayId: string, one: ReturnType<typeof orc>) =>
  placed(duel(one, human('Sky'), null, { replayId }));

const games = [
  ...[60, 64, 64, 70, 90, 95].map((sec, index) => against(`g${index}`, orc(`Orc ${index}`, sec))),
  against('late', orc('Later', null)),
  placed(duel(orc('One', 61), orc('Two', 62), null, { replayId: 'mirror' })),
  placed(game([orc('A', 60), human('B'), human('C')], { replayId: 'three', matchup: null })),
];
const catalogue = catalogueOf(games, [], []);
const of = (replayId: string, handle: string) =>
  standingsOf(replayId, catalogue)?.rows.filter((row) => row.handle === handle);

describe('standings', () => {
  test('count those of the same race in the same matchup who gave the order', () => {
    expect(of('g1', 'Orc 1')).toMatchSnapshot();
    expect(of('late', 'Later')).toBeUndefined();
    // All Humans are one person, and a person isn't compared with themselves.
    expect(of('g1', 'Sky')).toEqual([]);
  });

  test('a mirror counts both players, and a small group has no percentile', () => {
    expect(of('mirror', 'Two')).toMatchObject([
      { place: '2', percent: null, quartiles: false, spread: { n: 1, minSec: 61 } },
    ]);
  });

  test('there is nothing to compare in other games', () => {
    expect(standingsOf('three', catalogue)).toBeNull();
  });
});

test('the page that is linked to lists exactly those who are compared, earliest first', () => {
  const hub = hubsOf(catalogue).get('/matchups/HvO/orc/')!;
  expect(hub.sections.map(({ id }) => id)).toEqual(['opening', 'first-hero']);
  expect(
    partOf(hub.sections, 'tally')!.table.rows.map((row) => row.map((cell) => Object.values(cell)[0])),
  ).toMatchSnapshot();
});
