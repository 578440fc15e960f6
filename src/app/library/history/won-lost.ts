/** What differs between the visitor's won and lost games. */
import { PERCENTILES_FROM } from '../../../archive/count/distribution.ts';
import { counted } from '../../../game/counted.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { quiet, table, type Section } from '../../../view/page.ts';
import type { Words } from '../../../view/rich-text.ts';
import { spreadOf, trivialIn, type Measure, type Spread } from '../measure.ts';
import { HISTORY_MEASURES } from '../measures.ts';
import type { PlayedGame } from './games.ts';

/** A measure with clearly different medians. */
export interface WonLostRow {
  measure: Measure;
  won: Spread;
  lost: Spread;
}

/** Measures that differ between won and lost games with one race. At least five games of each are needed. */
export const wonLostRows = (games: readonly PlayedGame[]): WonLostRow[] =>
  HISTORY_MEASURES.flatMap((measure) => {
    const [won, lost] = (['won', 'lost'] as const).map((result) =>
      spreadOf(games.flatMap((game) => (game.result === result ? game.values[measure.id] : []))),
    );
    if (!won || !lost || Math.min(won.n, lost.n) < PERCENTILES_FROM) return [];
    // Medians vary less than single values.
    const threshold = trivialIn(measure, won) / 2;
    const isClear =
      Math.abs(won.median - lost.median) > (measure.unit === 'clock' ? threshold : Math.ceil(threshold));
    return isClear ? [{ measure, won, lost }] : [];
  });

/** Compares won and lost games with the visitor’s most frequent race; null if there are fewer than five of either. */
export function wonLostSection(games: readonly PlayedGame[]): Section | null {
  const [race, group] =
    [...Map.groupBy(games, (game) => game.race)]
      .filter(([key]) => key !== null)
      .toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (!race || !group) return null;
  const count = (result: PlayedGame['result']) => group.filter((game) => game.result === result).length;
  const [won, lost] = [count('won'), count('lost')];
  if (Math.min(won, lost) < PERCENTILES_FROM) return null;
  const rows = wonLostRows(group);
  const sample = `your ${counted(won, 'won game')} and ${counted(lost, 'lost game')} with ${RACE_NAMES[race]}`;
  return {
    id: 'won-and-lost',
    title: 'When you win, when you lose',
    parts:
      rows.length === 0
        ? [quiet(`Nothing that is counted here differs clearly between ${sample}.`)]
        : [
            quiet(
              `Medians of ${sample}. Only clear differences are listed. They don’t prove what decided a game.`,
            ),
            table({ columns: COLUMNS, rows: rows.map(wordsOf) }),
          ],
  };
}

const COLUMNS = [
  { name: 'What' },
  { name: 'When you won', label: 'when you won', numeric: true },
  { name: 'When you lost', label: 'when you lost', numeric: true },
];

const wordsOf = ({ measure: { name, unit }, won, lost }: WonLostRow): Words[] => [
  name,
  ...[won, lost].map(({ median, n }): Words => [
    unit === 'clock' ? { ms: median * 1000 } : { number: median },
    ` (${n})`,
  ]),
];
