import { describe, expect, test } from 'vitest';
import { apmCsv } from '../../../../src/view/csv/apm.ts';
import { buildOrdersText } from '../../../../src/view/csv/build-orders.ts';
import { spendingCsv } from '../../../../src/view/csv/spending.ts';
import { analysedPlayer as player, namedStep as step } from '../../../support/analysed.ts';
import { gameOf } from '../games.ts';

/** The cells of a file without quoted ones. */
const cells = (csv: string) =>
  csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

const game = gameOf(
  [
    player({
      leftMs: 90_000,
      apm: { average: 100, perMinute: [120, 31], kinds: {} },
      build: [
        step(0, 'Wisp', { worker: true, supply: { used: [5, 5], made: [10, 10] } }),
        step(65_000, 'Archer', { id: 'earc', presses: 5, supply: { used: [13, 15], made: null } }),
      ],
    }),
    player({
      slot: '2',
      handle: '=Grub\nby',
      race: null,
      apm: { average: 100, perMinute: [90], kinds: {} },
      build: [step(30_000, 'Grunt', { cancelled: true })],
    }),
  ],
  2,
);

test('build orders as text have a line for each order and none from a name', () => {
  expect(buildOrdersText(game).split('\n').slice(1)).toMatchSnapshot();
});

test('actions as CSV say how much of a minute a player was there', () => {
  const quiet = { ...game, players: [game.players[0]!, player({ slot: '3', kind: 'computer' })] };
  expect(cells(apmCsv(quiet))).toMatchSnapshot();
});

describe('spending as CSV', () => {
  test('has a line for each measure and minute', () => {
    const band = { least: [0, 135], most: [0, 270] };
    const spending = {
      costs: { patch: '1.31.1', exact: true, sentence: '' },
      minutes: [0, 60_000],
      players: [
        {
          slot: '1',
          gold: band,
          lumber: band,
          food: band,
          kinds: [{ kind: 'units' as const, gold: band, lumber: band }],
          born: [{ id: 'hfoo', name: 'Footman', count: { least: [0, 1], most: [0, 2] } }],
          unpriced: [],
        },
      ],
    };
    const lines = cells(spendingCsv({ ...gameOf([player()]), spending }));
    expect(lines).toHaveLength(1 + 6 * 2);
    expect(lines[0]).toEqual(['by', 'by_sec', 'slot', 'player', 'measure', 'of', 'least', 'most']);
    expect(lines[2]).toEqual(['1:00', '60', '1', 'Moon', 'gold', 'all', '135', '270']);
    expect(lines.at(-1)).toEqual(['1:00', '60', '1', 'Moon', 'born', 'hfoo', '1', '2']);
  });

  test('is a head alone where nothing is proven', () => {
    expect(cells(spendingCsv(gameOf([player()])))).toHaveLength(1);
  });
});
