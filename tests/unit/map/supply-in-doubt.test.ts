/** What may have died makes the supply doubtful. */
import { expect, test } from 'vitest';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { withDoubt } from '../../../src/map/levels/supply-in-doubt.ts';
import { HALL, bare, by, decodeScript } from '../game/scripted.ts';
import { train } from '../../support/recording-writer/events.ts';

const peasants = [60_000, 120_000, 180_000, 220_000, 260_000, 300_000].map((ms) =>
  by(ms, HALL, train('hpea')),
);
const game = analyze(decodeScript(bare(peasants)), 'id');
const slot = Number(game.players[0]!.slot);

/** Two units of player 1 with this food that may have died. */
const lost = (...food: readonly number[]) => ({
  maybeLost: food.map((amount, index) => ({ slot, ms: 100_000 + 50_000 * index, food: amount })),
});

/** Food used by player 1 just before each order, with and without doubt. */
const usedIn = ({ players }: typeof game) => players[0]!.build.map(({ supply }) => supply?.used ?? null);

test('if nothing may have died, supply stays as it is', () => {
  expect(withDoubt(game, undefined)).toEqual(game);
  expect(withDoubt(game, lost())).toEqual(game);
});

test('food used is at least what is left without units that may have died', () => {
  const [first, second, third] = usedIn(game).map((used) => used!);
  expect(usedIn(withDoubt(game, lost(2, 1))).slice(0, 3)).toEqual([
    first,
    [second![0] - 2, second![1]],
    [third![0] - 3, third![1]],
  ]);
  const rows = (of: typeof game) => new Map(of.players[0]!.supply.map(({ ms, used }) => [ms, used[0]]));
  const [before, after] = [rows(game), rows(withDoubt(game, lost(2)))];
  expect(before.get(60_000)).toBe(after.get(60_000));
  expect(before.get(120_000)! - after.get(120_000)!).toBe(2);
});

test('food used is never negative, and rows that are too wide are left out', () => {
  const doubted = withDoubt(game, lost(4, 100));
  expect(usedIn(doubted).map((used) => used?.[0] ?? null)).toEqual([5, 2, 0, 0, null, null]);
  expect(doubted.players[0]!.supply.every(({ ms }) => ms < 260_000)).toBe(true);
  expect(doubted.players[1]).toEqual(game.players[1]);
});
