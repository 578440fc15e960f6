import { expect, test } from 'vitest';
import type { GameRow } from '../../../src/view/game-row.ts';
import { bySeries, leadsOf, seriesHeads } from '../../../src/view/series-heads.ts';

const game = (series: number | null, first: string, second: string, winner: 0 | 1 | null): GameRow =>
  ({
    series,
    players: [first, second].map((name, team) => ({
      ...{ name, team, href: `/players/${name.toLowerCase()}/`, race: 'O', heroes: [] },
      result: winner === null ? null : winner === team ? 'won' : 'lost',
    })),
  }) as unknown as GameRow;

test('the games of a series are together under its score, whoever sat first and whatever is listed', () => {
  const rows = [game(1, 'A', 'B', 0), game(null, 'C', 'D', 0), game(1, 'b', 'a', 0), game(2, 'C', 'D', null)];
  const heads = seriesHeads(rows);
  expect(heads.get(1)).toEqual({ sides: ['A', 'B'], wins: [1, 1] });
  expect(heads.get(2)?.wins).toBeNull();
  const together = bySeries(rows, ({ series }) => series);
  expect(together.map((row) => rows.indexOf(row))).toEqual([0, 2, 1, 3]);
  expect(leadsOf(together, heads)).toEqual([heads.get(1), 'below', null, heads.get(2)]);
  expect(leadsOf([rows[2]!], heads)).toEqual([heads.get(1)]);
  expect(leadsOf(rows, undefined)).toEqual([null, null, null, null]);
});
