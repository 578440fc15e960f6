import { expect, test } from 'vitest';
import { bySide, isPlural, sideName } from '../../../src/game/sides.ts';

test('sides and players stay in lobby order, whatever the numbers of teams', () => {
  const players = [7, 1, 7, 3].map((team, slot) => ({ team, slot }));
  expect(bySide(players).map((side) => side.map(({ slot }) => slot))).toEqual([[0, 2], [1], [3]]);
  expect(bySide([])).toEqual([]);
});

test('a side in a sentence is named by its players, or by the first of many', () => {
  const sides = [['Moon'], ['Moon', 'Grubby'], ['Moon', 'Grubby', 'Lyn']];
  expect(sides.map(sideName)).toEqual(['Moon', 'Moon & Grubby', 'Moon’s team']);
  expect(sides.map(isPlural)).toEqual([false, true, false]);
});
