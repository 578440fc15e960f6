/** Earlier and later games: their order, and what is compared. */
import { expect, test } from 'vitest';
import type { PlayedGame } from '../../../../src/app/library/history/games.ts';
import { halvesOf, inOrder, overTime } from '../../../../src/app/library/together/over-time.ts';

const DAY = 86_400_000;

const game = (day: number, more: Partial<PlayedGame> = {}) =>
  ({
    ...{ file: `game ${100 - day}.w3g`, when: day * DAY, whenBasis: 'file', decidedMs: 600_000, values: {} },
    ...more,
  }) as unknown as PlayedGame;

const days = Array.from({ length: 11 }, (_, day) => day + 1);

test('dates that are closer than the games are long say nothing, so file names order the games', () => {
  const games = days.map((day) => game(day));
  expect(inOrder(games)).toEqual({ games, isOfPlay: true });
  const copied = games.map((one, at) => ({ ...one, when: at }));
  expect(inOrder(copied)).toEqual({ games: copied.toReversed(), isOfPlay: false });
  expect(inOrder(games.with(3, game(4, { whenBasis: 'patch' }))).isOfPlay).toBe(false);
});

test('halves have the same number of games, at least five', () => {
  expect(halvesOf(days)).toEqual([
    [1, 2, 3, 4, 5],
    [7, 8, 9, 10, 11],
  ]);
  expect(halvesOf(days.slice(2))).toBeNull();
  expect(overTime(days.slice(2).map((day) => game(day)))).toBeNull();
});

test('wins and medians of both halves stand next to each other, and a sentence says what they mean', () => {
  const games = days.map((day) =>
    game(day, {
      result: day > 4 ? 'won' : 'lost',
      values: {
        'tier-2': day > 6 ? 400 : 490,
        'first-hero': day > 6 ? 90 : 60,
        camp: day > 7 ? 100 : null,
        apm: 100,
      },
    }),
  );
  const { table, words } = overTime(games)!;
  expect(table.rows).toEqual([
    ['Games won', '1 of 5', '5 of 5', 'better'],
    ['Tier 2', '8:10 (n 5)', '6:40 (n 5)', 'better'],
    ['First hero', '1:00 (n 5)', '1:30 (n 5)', 'worse'],
    ['Actions per minute', '100 (n 5)', '100 (n 5)', 'about the same'],
  ]);
  expect(words).toBe(
    'Your last 5 games compared with your first 5: better in games won and tier 2; worse in first hero; about the same ' +
      'in actions per minute. Fewer than 5 games of a half show first creep camp and first expansion, so that isn’t compared.',
  );
});
