/** A visitor's own won games compared with their lost ones. */
import { distribution, PERCENTILES_FROM, type Distribution } from '../../../archive/count/distribution.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { quiet, table, type Section } from '../../../view/page.ts';
import type { Words } from '../../../view/rich-text.ts';
import type { OwnGame } from './own.ts';
import { OWN_MEASURES, type OwnMeasure } from './own-measures.ts';
import { WON_LOST_WORDS as WORDS } from './statistics-words.ts';

/** Time differences below this share of the median are insignificant too. */
const TRIVIAL_SHARE = 1 / 20;

/** A measure with clearly different medians. */
export interface WonLostRow extends Omit<OwnMeasure, 'trivial'> {
  won: Distribution;
  lost: Distribution;
}

/** Measures that differ between won and lost games with one race. At least five games of each are needed. */
export const wonLostRows = (games: readonly OwnGame[]): WonLostRow[] =>
  OWN_MEASURES.flatMap(({ trivial, ...measure }) => {
    const { isTime, of } = measure;
    const [won, lost] = (['won', 'lost'] as const).map((result) =>
      distribution(
        games.flatMap((game) => (game.result === result ? ([of(game)] as const) : [])).flatMap(ms),
      ),
    );
    if (!won || !lost || Math.min(won.n, lost.n) < PERCENTILES_FROM) return [];
    const difference = Math.abs(won.medianSec - lost.medianSec);
    const least = isTime ? Math.max(trivial, won.medianSec * TRIVIAL_SHARE) : trivial;
    return difference > least ? [{ ...measure, won, lost }] : [];
  });

/** Converts a value to the unit that `distribution` expects: ms, which it rounds down to seconds. */
const ms = (value: number | null): number[] => (value === null ? [] : [value * 1000]);

/** Compares won and lost games with the visitor’s most frequent race; null if there are fewer than five of either. */
export function wonLostSection(games: readonly OwnGame[]): Section | null {
  const [race, group] =
    [...Map.groupBy(games, (game) => game.race)]
      .filter(([key]) => key !== null)
      .toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (!race || !group) return null;
  const count = (result: OwnGame['result']) => group.filter((game) => game.result === result).length;
  const [won, lost] = [count('won'), count('lost')];
  if (Math.min(won, lost) < PERCENTILES_FROM) return null;
  const rows = wonLostRows(group);
  const note = rows.length > 0 ? WORDS.note : WORDS.nothing;
  return {
    id: 'won-and-lost',
    title: WORDS.title,
    parts: [
      quiet(note(won, lost, RACE_NAMES[race])),
      ...(rows.length > 0 ? [table({ columns: COLUMNS, rows: rows.map(wordsOf) })] : []),
    ],
  };
}

const COLUMNS = [
  { name: WORDS.measure },
  { name: WORDS.won, label: WORDS.won.toLowerCase(), numeric: true },
  { name: WORDS.lost, label: WORDS.lost.toLowerCase(), numeric: true },
];

const wordsOf = ({ name, isTime, won, lost }: WonLostRow): Words[] => [
  name,
  ...[won, lost].map(({ medianSec, n }): Words => [
    isTime ? { ms: medianSec * 1000 } : { number: medianSec },
    ` (${n})`,
  ]),
];
