import { RACES } from '../../game/summary.ts';
import { byRace, type Appearance } from '../../archive/count/appearances.ts';
import { SPENDING_MINUTES } from '../../game/spent.ts';
import { spendingMedians } from '../../archive/count/spending.ts';
import { numberMade } from '../words.ts';
import { column, numbers, textCell } from './cells.ts';
import type { Section } from '../page.ts';
import { tally } from './parts.ts';
import { STATISTICS_WORDS } from './words/statistics.ts';

/** Minimum players for a median, the same as for timings. */
const PLAYERS_FROM = 5;

/** How much the players of each race had spent by certain minutes. */
export function spendingSection(appearances: readonly Appearance[]): Section | null {
  const races = byRace(appearances);
  const rows = SPENDING_MINUTES.flatMap((minute) =>
    RACES.flatMap((race) => {
      const medians = spendingMedians(races.get(race) ?? [], minute);
      if (!medians || medians.n < PLAYERS_FROM) return [];
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
    title: STATISTICS_WORDS.spending.title,
    note: STATISTICS_WORDS.spending.note,
    table: {
      caption: STATISTICS_WORDS.spending.caption,
      columns: [column('By'), column('Race'), ...['n', 'Gold', 'Lumber', 'Food trained'].map(numbers)],
      rows,
    },
  });
}
