/** The opening tree, and the uncertainty of win shares. */
import { describe, expect, test } from 'vitest';
import {
  choicesFrom,
  openingTree,
  type Branch,
  mostChosen,
} from '../../../../src/archive/count/opening-tree.ts';
import { winShare } from '../../../../src/archive/count/win-share.ts';
import type { AnalysedPlayer } from '../../../../src/game/analysis.ts';
import { namedStep } from '../../../support/analysed.ts';
import { duel, everybody, hero, player, tier } from './sample.ts';

const building = (name: string, sec: number, cancelled = false) =>
  namedStep(sec * 1000, name, { id: name, type: 'building', cancelled });
const expansion = (sec: number): AnalysedPlayer['expansions'][number] => ({
  ms: sec * 1000,
  id: 'htow',
  name: 'Town Hall',
  started: null,
  standing: null,
});
const ALTAR = [building('Altar of Kings', 10)];

const games = [
  duel(
    player('A', { build: ALTAR, heroes: [hero('Hamg', 70), hero('Hmkg', 250)], tiers: [tier(2, 300)] }),
    player('B'),
    'won',
  ),
  duel(
    player('C', {
      build: [building('Farm', 5, true), building('Altar of Kings', 20)],
      heroes: [hero('Hamg', 80)],
      expansions: [expansion(200)],
      tiers: [tier(2, 300), tier(3, 600)],
    }),
    player('D'),
    'lost',
  ),
  duel(
    player('E', {
      build: ALTAR,
      heroes: [hero('Hmkg', 75)],
      expansions: [expansion(400)],
      tiers: [tier(2, 300)],
    }),
    player('F'),
    null,
  ),
];
const tree = openingTree(everybody(games));

const lines = (branches: readonly Branch[], indent = ''): string[] =>
  branches.flatMap(({ name, appearances: own, medianSec, branches: further }) => [
    `${indent}${name} ${own.length} ${medianSec}`,
    ...lines(further, `${indent}  `),
  ]);

describe('the tree of openings', () => {
  test('splits by first building, heroes, expansion and tech; who built nothing is left out', () => {
    expect(lines(tree)).toMatchSnapshot();
  });

  test('a cancelled building is none', () => {
    expect(choicesFrom(games[1]!.players[0]!, 0)[0]).toMatchSnapshot();
  });

  test('what most chose', () => {
    const own = everybody(games).filter(({ player: { build } }) => build.length > 0);
    expect(mostChosen(own, 'hero')).toMatchObject({ choice: { name: 'Archmage' }, count: 2 });
    expect(mostChosen([], 'hero')).toBeNull();
  });
});

describe('a share of wins', () => {
  // Values of the Wilson score interval without continuity correction, from statistical tables.
  test.each([
    [0, 10, { percent: 0, from: 0, to: 28 }],
    [1, 1, { percent: 50, from: 9, to: 91 }],
    [5, 5, { percent: 50, from: 24, to: 76 }],
    [10, 0, { percent: 100, from: 72, to: 100 }],
    [81, 182, { percent: 31, from: 26, to: 37 }],
  ])('%i won, %i lost', (won, lost, share) => {
    expect(winShare({ won, lost })).toEqual({ won, decided: won + lost, ...share });
  });

  test('nothing is said without a result', () => {
    expect(winShare({ won: 0, lost: 0 })).toBeNull();
  });
});
