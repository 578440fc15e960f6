import { expect, test } from 'vitest';
import { bySide } from '../../../src/game/sides.ts';

test('sides and players stay in lobby order, whatever the numbers of teams', () => {
  const players = [7, 1, 7, 3].map((team, slot) => ({ team, slot }));
  expect(bySide(players).map((side) => side.map(({ slot }) => slot))).toEqual([[0, 2], [1], [3]]);
  expect(bySide([])).toEqual([]);
});
