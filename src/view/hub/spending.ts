import { numeric, texts } from '../table.ts';
import { RACES } from '../../game/races.ts';
import { byRace, type Appearance } from '../../archive/count/appearances.ts';
import { SPENDING_MINUTES } from '../../game/spent.ts';
import { spendingMedians } from '../../archive/count/spending.ts';
import { numberMade } from '../step-text.ts';
import { textCell } from './cells.ts';
import type { Section } from '../page.ts';
import { tally } from './hub-page.ts';

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
    title: 'Gold spent',
    note: 'Median total spent by that time on everything made: the confirmed amount and the maximum. The column n counts the players who were still in the game. Prices are from each game’s patch, or from the closest patch whose prices we have. This is spending, not income. Replays don’t show which units were alive or how much gold was left.',
    table: {
      caption:
        'Median spending, and median food of all units and heroes trained: the minimum and the maximum',
      columns: [...texts('By', 'Race'), ...['n', 'Gold', 'Lumber', 'Food trained'].map(numeric)],
      rows,
    },
  });
}
