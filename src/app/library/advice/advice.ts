/** Chooses what a player may work on: the measures that differ most from the archive's winners. */
import { PERCENTILES_FROM } from '../../../archive/count/distribution.ts';
import { toSeconds } from '../../../game/clock.ts';
import {
  exampleIn,
  lastKnownMs,
  spreadOf,
  trivialIn,
  type Measure,
  type MeasuredSide,
  type Spread,
} from '../measure.ts';
import { ADVISED, MEASURES } from '../measures.ts';
import type { ArchiveDocument, MeasuredPlayer } from './archive-document.ts';
import { toCompared, winnersFor, type Winners } from './winners.ts';

/** Maximum rows, as many as people can keep in mind. */
export const MAX_ADVICE = 5;
/**
 * Maximum rows from the archive if there are rows from the visitor's own games. Otherwise the latter would never fit.
 */
export const MAX_BESIDE_HISTORY = 3;
/** If there are fewer rows than this, wider groups of winners are included. */
const LEAST_ROWS = 3;
/** Share of winners that makes something a habit. */
const HABIT = 3 / 4;

/** A winner with a good value for a measure. */
interface Example {
  winner: MeasuredPlayer;
  value: number;
}

/** One thing to work on. */
export interface AdviceRow {
  measure: Measure;
  /** Null for something that most winners did and this player didn't. */
  value: number | null;
  /** Of the winners who have it. */
  spread: Spread;
  /** The winners in the comparison. */
  winners: Winners;
  /** Whether the value is outside the winners' middle half, not just beyond their median. */
  outside: boolean;
  example: Example;
  /** How far the value is from the winners'. */
  far: number;
}

/**
 * Up to five pieces of advice, each about a different habit. The first are compared with winners in the same race and
 * matchup. Wider groups follow until there are three. Values that are only beyond the winners' median come last.
 */
export function advise(side: MeasuredSide, document: ArchiveDocument): AdviceRow[] {
  const groups = winnersFor(toCompared(side), document);
  const rows: AdviceRow[] = [];
  for (const line of ['quartile', 'median'] as const)
    for (const winners of groups) {
      if (rows.length >= LEAST_ROWS) break;
      rows.push(
        ...farthest(
          ADVISED.flatMap((measure) => judge(side, measure, winners, line) ?? []),
          rows.map(({ measure }) => measure.habit),
        ),
      );
    }
  return rows.slice(0, MAX_ADVICE);
}

/** Rows about different habits, those farthest off first. `had` are habits that other rows are about. */
export const farthest = <Row extends { measure: Measure; far: number }>(
  rows: readonly Row[],
  had: Iterable<string>,
): Row[] =>
  eachHabitOnce(
    rows.toSorted((a, b) => b.far - a.far),
    had,
  );

/** The first row about each habit that isn't among those that other rows are about. */
export function eachHabitOnce<Row extends { measure: Measure }>(
  rows: readonly Row[],
  had: Iterable<string>,
): Row[] {
  const habits = new Set(had);
  return rows.filter(({ measure: { habit } }) => {
    const isNew = !habits.has(habit);
    habits.add(habit);
    return isNew;
  });
}

/** What a value must be worse than: the winners' middle half, or only their median. */
type Line = 'quartile' | 'median';

/** A row if the player did worse than a line of the winners; null otherwise. */
function judge(side: MeasuredSide, measure: Measure, winners: Winners, line: Line): AdviceRow | null {
  const compared = compare(measure, winners);
  if (!compared) return null;
  const { spread } = compared;
  const value = measure.of(side);
  const row = { measure, ...compared, winners };
  if (value === null) {
    const missed = isMissed(measure, compared, winners, toSeconds(lastKnownMs(side)));
    return missed ? { ...row, value, outside: true, far: 1 } : null;
  }
  const sign = signOf(measure);
  // If the player may have had as many as the median winner, nothing shows that the player had fewer.
  if (sign < 0 && (measure.most?.(side) ?? 0) >= spread.median) return null;
  const beyond = beyondBy(measure, spread, value, line);
  if (beyond === 0) return null;
  const width = Math.max(1, measure.trivial, spread.upper - spread.lower);
  return { ...row, value, outside: line === 'quartile', far: beyond / width };
}

/**
 * How far a value is worse than a line of a spread, in the measure's unit. 0 if it isn't, or if the difference from the
 * median is insignificant.
 */
export function beyondBy(measure: Measure, spread: Spread, value: number, line: Line): number {
  const sign = signOf(measure);
  const quartile = sign > 0 ? spread.upper : spread.lower;
  const beyond = sign * (value - (line === 'median' ? spread.median : quartile));
  return beyond <= 0 || sign * (value - spread.median) <= trivialIn(measure, spread) ? 0 : beyond;
}

/** Whether a missing value says something: most winners have one, and the game went on until most of them had. */
export const isMissed = (
  measure: Measure,
  { spread }: Pick<AdviceRow, 'spread'>,
  winners: Winners,
  untilSec: number,
): boolean =>
  measure.unit === 'clock' &&
  untilSec > spread.upper &&
  measure.ordered &&
  spread.n >= HABIT * winners.people.length;

const signOf = ({ worse }: Measure): 1 | -1 => (worse === 'more' ? 1 : -1);

/** The winners who have a measure; null for fewer than five or incomparable races. */
export function compare(
  measure: Measure,
  { people, sameRace }: Winners,
): Pick<AdviceRow, 'spread' | 'example'> | null {
  if (!sameRace && !measure.everyRace) return null;
  const having = people.flatMap((winner): Example[] => {
    const value = winner.values[MEASURES.indexOf(measure)] ?? null;
    return value === null ? [] : [{ winner, value }];
  });
  const spread = spreadOf(having.map(({ value }) => value));
  return spread && spread.n >= PERCENTILES_FROM
    ? { spread, example: exampleIn(having, measure, spread)! }
    : null;
}

/**
 * An example for a measure from the most similar group in which five have it. Null if the player’s value is at least
 * as good, or if the measure doesn’t exist or too few winners have it.
 */
export function exampleFor(
  id: string,
  value: number,
  side: MeasuredSide,
  document: ArchiveDocument,
): Pick<AdviceRow, 'measure' | 'example'> | null {
  const measure = MEASURES.find((entry) => entry.id === id);
  if (!measure) return null;
  for (const winners of winnersFor(toCompared(side), document)) {
    const compared = compare(measure, winners);
    if (!compared) continue;
    const { example } = compared;
    return signOf(measure) * (value - example.value) > 0 ? { measure, example } : null;
  }
  return null;
}
