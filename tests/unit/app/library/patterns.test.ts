/** What is said of many games, by an own recount of generated games and winners. */
import { expect, test } from 'vitest';
import type { MeasuredPlayer } from '../../../../src/app/library/advice/archive-document.ts';
import {
  guessName,
  peopleIn,
  type HistoryFacts,
  type PlayedGame,
} from '../../../../src/app/library/history/games.ts';
import { MEASURES } from '../../../../src/app/library/measures.ts';
import { patternsOf } from '../../../../src/app/library/together/patterns.ts';
import { quantile } from '../../../../src/game/quantiles.ts';
import type { Race } from '../../../../src/game/races.ts';

const ME = 'Me';
const AT = Object.fromEntries(MEASURES.map(({ id }, at) => [id, at]));

const winner = (race: Race, against: Race, values: Record<string, number>, player = 'Pro') =>
  ({
    ...{ replayId: 'x', player, result: 'won', race, sides: '1v1', title: '', opening: [] },
    matchup: [race, against].sort().join('v'),
    values: MEASURES.map(({ id }) => values[id] ?? null),
  }) satisfies MeasuredPlayer;

const played = (against: Race, values: Record<string, number>, more: Partial<PlayedGame> = {}) =>
  ({
    ...{
      fingerprint: '',
      race: 'O',
      matchup: `Ov${against}`,
      against: [against],
      until: 900,
      values,
      ...more,
    },
  }) as unknown as PlayedGame;

test('a game is compared with winners of its own matchup, and a pattern needs most of at least five games', () => {
  const people = [
    ...[60, 70, 80, 90, 100].map((camp) => winner('O', 'H', { camp })),
    ...[160, 170, 180, 190, 200].map((camp) => winner('O', 'U', { camp })),
    ...[1, 2, 3, 4, 5].map((camp) => winner('O', 'H', { camp }, ME)),
  ];
  const camps: [Race, number][] = [
    ['H', 120],
    ['H', 130],
    ['H', 75],
    ['U', 210],
    ['U', 230],
    ['U', 195],
  ];
  const games = camps.map(([against, camp]) => played(against, { camp }));
  const [first, ...more] = patternsOf(games, [ME], { people });
  // An own recount: beyond the upper quartile of the same matchup, and a tenth beyond the median.
  const own = camps.filter(([against, camp]) => {
    const theirs = people
      .filter(({ player, matchup }) => player !== ME && matchup.includes(against))
      .map(({ values }) => values[AT['camp']!]!);
    const [median, upper] = [quantile(theirs, 1 / 2), quantile(theirs, 3 / 4)];
    return camp > upper && camp - median > Math.max(10, median / 10);
  });
  expect([first?.measure.id, first?.beyond, first?.of]).toEqual(['camp', own.length, camps.length]);
  expect(own.length).toBe(4);
  expect(more).toEqual([]);
  expect(patternsOf(games.slice(0, 4), [ME], { people })).toEqual([]);
  // The wider group of all Orcs takes over where a matchup has too few winners.
  const [wide] = patternsOf([...games, played('E', { camp: 300 })], [ME], { people });
  expect(wide?.rows.map(({ opponent, spread }) => [opponent, spread.n])).toEqual([
    ['H', 5],
    ['U', 5],
    ['E', 10],
  ]);
});

test('what most winners did and the player did not counts, if the game was long enough', () => {
  const people = [300, 310, 320, 330, 340].map((tier2) => winner('O', 'H', { 'tier-2': tier2 }));
  const never = { until: 900 };
  const early = { until: 200 };
  const games = [never, never, never, early, early].map((more) => played('H', {}, more));
  expect(patternsOf(games, [ME], { people })).toEqual([]);
  const [pattern] = patternsOf([...games, ...games], [ME], { people });
  expect([pattern?.of, pattern?.missed]).toEqual([6, 6]);
});

test('the largest share comes first, and last what won games have more often than lost ones', () => {
  const people = [60, 62, 64, 66, 68].map((camp) =>
    winner('O', 'H', { camp, contact: 120 + camp, 'tier-2': 5 * camp }),
  );
  const game = (camp: number, contact: number, result: 'won' | 'lost') =>
    played('H', { camp, contact, 'tier-2': 600 }, { result });
  const games = [
    game(200, 400, 'won'),
    game(200, 400, 'won'),
    game(200, 400, 'won'),
    game(200, 180, 'lost'),
    game(60, 180, 'lost'),
  ];
  const [first, second, third] = patternsOf(games, [ME], { people });
  expect([first, second, third].map((one) => [one?.measure.id, one?.beyond, one?.isAgainst])).toEqual([
    ['tier-2', 5, false],
    ['camp', 4, true],
    ['contact', 3, true],
  ]);
  expect(third?.results).toEqual({
    beyond: { games: 3, won: 3, lost: 0, unknown: 0 },
    others: { games: 2, won: 0, lost: 2, unknown: 0 },
  });
});

test('speed is nothing to work on', () => {
  const people = [60, 62, 64, 66, 68].map((camp) => winner('O', 'H', { camp, apm: 2 * camp }));
  const games = [200, 200, 200, 60, 60].map((camp) =>
    played('H', { camp, apm: 60 }, { result: camp === 200 ? 'lost' : 'won' }),
  );
  expect(patternsOf(games, [ME], { people }).map(({ measure, beyond }) => [measure.id, beyond])).toEqual([
    ['camp', 3],
  ]);
});

/** Facts of a game between these players, each on a side of its own unless the game was against a computer. */
const gameOf = (...handles: string[]) =>
  ({ players: handles.map((handle, team) => ({ handle, team })) }) as unknown as HistoryFacts;

test('a name is guessed only if it has most of the games against people', () => {
  expect(guessName([])).toEqual([]);
  expect(guessName([gameOf('A')])).toEqual([]);
  expect(guessName([gameOf('A', 'B'), gameOf('A', 'B')])).toEqual([]);
  const contested = [gameOf('A', 'B'), gameOf('A', 'C')];
  expect(guessName(contested)).toEqual(['A']);
  expect(guessName([...contested, gameOf('D'), gameOf('D'), gameOf('D')])).toEqual(['A']);
  expect(guessName([gameOf('D'), gameOf('D')])).toEqual(['D']);
});

test('people whom the archive knows under several names are one person, others are not', () => {
  const games = [gameOf('Cash', 'X'), gameOf('mTwCash', 'Y'), gameOf('X', 'Y'), gameOf('X', 'mtwcash')];
  const aliases = [['Cash', 'mTwCash', 'Elsewhere']];
  expect(peopleIn(games, aliases).map(([names, n]) => [names.join(), n])).toEqual([
    ['X', 3],
    ['Cash,mTwCash', 2],
    ['Y', 2],
    ['mtwcash', 1],
  ]);
  expect(peopleIn(games)).toHaveLength(5);
  expect(guessName(games.slice(0, 2), aliases)).toEqual(['Cash', 'mTwCash']);
});
