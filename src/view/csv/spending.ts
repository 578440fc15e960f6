import type { GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import type { Band } from '../../game/spending-schema.ts';
import { printCsv } from './csv.ts';

const HEAD = ['by', 'by_sec', 'slot', 'player', 'measure', 'of', 'least', 'most'];

/**
 * What each player spent and made up to each minute and to the end, as CSV: a line for gold, lumber and food of all,
 * for gold and lumber of each kind of spending, and for the number born of each type. `least` is proven, `most` is what it
 * can have been. Only the names of the columns where nothing is proven.
 */
export function spendingCsv({ players, spending }: GameAnalysis): string {
  const handles = new Map(players.map(({ slot, handle }) => [slot, handle]));
  const lines = (spending?.players ?? []).flatMap(({ slot, gold, lumber, food, kinds, born }) => {
    const bands: [measure: string, of: string, band: Band][] = [
      ['gold', 'all', gold],
      ['lumber', 'all', lumber],
      ['food', 'all', food],
      ...kinds.flatMap((entry): [string, string, Band][] => [
        ['gold', entry.kind, entry.gold],
        ['lumber', entry.kind, entry.lumber],
      ]),
      ...born.map(({ id, count }): [string, string, Band] => ['born', id, count]),
    ];
    return bands.flatMap(([measure, of, { least, most }]) =>
      spending!.minutes.map((ms, index) => [
        formatClock(ms),
        String(ms / 1000),
        slot,
        handles.get(slot) ?? '',
        measure,
        of,
        String(least[index]),
        String(most[index]),
      ]),
    );
  });
  return printCsv([HEAD, ...lines]);
}
