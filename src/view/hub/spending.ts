import { RACES } from '../../game/summary.ts';
import { byRace, type Appearance } from '../../archive/count/appearances.ts';
import { SPENDING_MINUTES } from '../../game/spent.ts';
import { spendingMedians } from '../../archive/count/spending.ts';
import { numberMade } from '../words.ts';
import { column, numbers, textCell } from './cells.ts';
import type { Section } from '../page.ts';
import { tally } from './parts.ts';

const NOTE =
  'Median spending by that time on everything made: the confirmed amount, and the most it can be. n is the number of players still in the game. Prices are from each game’s patch, or the closest patch we have. This is spending, not income. Replays don’t show what was alive or left in the bank.';

/** Spending of each race's players by certain minutes. */
export function spendingSection(appearances: readonly Appearance[]): Section | null {
  const races = byRace(appearances);
  const rows = SPENDING_MINUTES.flatMap((minute) =>
    RACES.flatMap((race) => {
      const medians = spendingMedians(races.get(race) ?? [], minute);
      if (!medians) return [];
      const cells = (['gold', 'lumber', 'food'] as const).map((measure) => {
        const { least, most } = medians[measure];
        return textCell(numberMade({ min: least, max: most }));
      });
      return [[textCell(`${minute}:00`), { race }, { number: medians.n }, ...cells]];
    }),
  );
  if (rows.length === 0) return null;
  return tally({
    id: 'spending',
    title: 'Gold spent',
    note: NOTE,
    table: {
      caption: 'Spent by then, and food of all units and heroes born: medians, at least and at most',
      columns: [column('By'), column('Race'), ...['n', 'Gold', 'Lumber', 'Food born'].map(numbers)],
      rows,
    },
  });
}
