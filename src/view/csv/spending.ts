import type { GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import type { Band } from '../../game/spending-schema.ts';
import { printCsv } from './csv.ts';

const HEAD = ['by', 'by_sec', 'slot', 'player', 'measure', 'of', 'least', 'most'];

/**
 * Each player's spending and production up to each minute and the end, as CSV. There are lines for total gold, lumber
 * and food, for gold and lumber per category, and for the units of each type that were born. `least` is the confirmed
 * minimum, `most` the possible maximum. If nothing is confirmed, there are only column names.
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
