import { expect, test } from 'vitest';
import { rosterOf } from '../../../../src/archive/count/roster.ts';
import { byRound } from '../../../../src/archive/count/rounds.ts';
import { seriesOf } from '../../../../src/archive/count/series.ts';
import { duel, placed, player } from './sample.ts';

const pairs = [
  ['Moon', 'Sky'],
  ['Moon', 'Tod'],
  ['Sky', 'Tod'],
] as const;
const games = pairs.map(([a, b]) => placed(duel(player(a), player(b), 'won', { replayId: a + b }), 'cup'));
const series = seriesOf(
  games,
  rosterOf(
    games.map(({ game }) => game),
    [],
  ),
);
const said = (rounds?: Parameters<typeof byRound>[1]) =>
  byRound(series, rounds).map(({ name, series: own }) => [
    name,
    own.map(({ games: [game] }) => game!.game.replayId),
  ]);

test('series stand in their rounds, in the order these are written down in, and the rest comes last', () => {
  const rounds = [
    {
      name: 'Semi-final',
      series: [
        ['Tod', 'Moon'],
        ['Grubby', 'Sky'],
      ],
    },
    { name: 'Final', series: [['Sky', 'Moon']] },
    { name: 'Show match', series: [['Grubby', 'Tod']] },
  ];
  expect(said(rounds)).toMatchSnapshot();
});

test('without rounds all stand together', () => {
  expect(said()).toEqual([[null, ['MoonSky', 'MoonTod', 'SkyTod']]]);
});
