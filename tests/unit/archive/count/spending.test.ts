import { expect, test } from 'vitest';
import { spendingMedians } from '../../../../src/archive/count/spending.ts';
import type { Appearance } from '../../../../src/archive/count/appearances.ts';
import type { GameSpending } from '../../../../src/game/spending-schema.ts';
import { analysedPlayer as player } from '../../../support/analysed.ts';
import { gameOf } from '../../view/games.ts';

const band = (least: number, most: number) => ({ least: [0, least, least], most: [0, most, most] });

/** A player with this spending by 5:00, in a game of 6:00. */
function appearance(least: number, most: number, leftMs: number | null = null): Appearance {
  const own = player({ leftMs });
  const spending: GameSpending = {
    costs: { patch: '1.31.1', exact: true, sentence: '' },
    minutes: [0, 300_000, 360_000],
    players: [
      {
        slot: '1',
        gold: band(least, most),
        lumber: band(1, 2),
        food: band(3, 4),
        kinds: [],
        born: [],
        unpriced: [],
      },
    ],
  };
  const placed = { game: { ...gameOf([own], 6), spending }, eventId: null, fileName: '' };
  return { placed, player: own, person: null, opponent: null };
}

test('medians are of those who were still playing', () => {
  const own = [appearance(100, 200), appearance(300, 500), appearance(900, 900, 299_999)];
  expect(spendingMedians(own, 5)).toMatchSnapshot();
  expect(spendingMedians(own, 10)).toBeNull();
  expect(spendingMedians([], 5)).toBeNull();
});

test('games without objects are not counted', () => {
  const one = appearance(100, 200);
  const none = { ...one, placed: { ...one.placed, game: { ...one.placed.game, spending: null } } };
  expect(spendingMedians([one, none], 5)?.n).toBe(1);
});
