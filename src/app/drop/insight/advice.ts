/** Chooses what a player may work on: the measures that differ most from the archive's winners. */
import { distribution, PERCENTILES_FROM, type Distribution } from '../../../archive/count/distribution.ts';
import { toSeconds } from '../../../game/clock.ts';
import type { AmongDocument, MeasuredPlayer } from './document.ts';
import { winnersFor, type Winners } from './winners.ts';
import { measuredUntil, type Measure, type MeasuredSide } from './measure.ts';
import { MEASURES } from './measures.ts';

/** Maximum rows, as many as people can keep in mind. */
export const MOST_ADVICE = 5;
/**
 * Maximum rows from the archive if there are rows from the visitor's own games. Otherwise the latter would never fit.
 */
export const MOST_BEFORE_OWN = 3;
/** If there are fewer rows than this, wider groups of winners are included. */
const LEAST_ROWS = 3;
/** Share of winners that makes something a habit. */
const HABIT = 3 / 4;
/** Share of the median below which time differences don't count. */
const TRIVIAL_SHARE = 1 / 10;

/** One thing to work on. */
export interface AdviceRow {
  measure: Measure;
  /** Null for something that most winners did and this player didn't. */
  value: number | null;
  /** Distribution of the winners who have it, in the measure's unit. */
  spread: Distribution;
  /** The winners in the comparison. */
  winners: Winners;
  /** Whether the value is outside the winners' middle half, not just beyond their median. */
  outside: boolean;
  /** A winner with a good value for this measure. */
  example: { winner: MeasuredPlayer; value: number } | null;
}

type Judged = AdviceRow & { far: number };

/**
 * Up to five pieces of advice, each about a different habit. The first are compared with winners in the same race and
 * matchup. Wider groups follow until there are three. Values that are only beyond the winners' median come last.
 */
export function advise(side: MeasuredSide, document: AmongDocument): AdviceRow[] {
  const groups = winnersFor(side, document);
  const rows: Judged[] = [];
  for (const middle of [false, true])
    for (const winners of groups) {
      if (rows.length >= LEAST_ROWS) break;
      const had = new Set(rows.map(({ measure }) => measure.habit));
      const judged = MEASURES.flatMap((measure, at) =>
        had.has(measure.habit) ? [] : (judge(side, measure, at, winners, middle) ?? []),
      ).toSorted((a, b) => Number(isSpeed(a)) - Number(isSpeed(b)) || b.far - a.far);
      rows.push(...judged.filter(firstOfHabit));
    }
  return rows.slice(0, MOST_ADVICE);
}

/** Whether a row is about speed alone. It comes last, because nobody can change it in one game. */
const isSpeed = ({ measure }: Judged): boolean => measure.habit === 'apm';

const firstOfHabit = ({ measure }: Judged, at: number, list: readonly Judged[]): boolean =>
  list.findIndex((row) => row.measure.habit === measure.habit) === at;

/** A row if the player did worse than the winners' middle half or, with `middle`, than their median. */
function judge(
  side: MeasuredSide,
  measure: Measure,
  at: number,
  winners: Winners,
  middle: boolean,
): Judged | null {
  const [having, spread] = havingIn(winners, measure, at);
  if (!spread) return null;
  const value = measure.of(side);
  const sign = signOf(measure);
  const bound = middle ? spread.medianSec : sign > 0 ? spread.upperSec : spread.lowerSec;
  const row = { measure, spread, winners, example: exampleOf(having, at, spread, sign) };
  if (value === null) {
    const had = measure.unit === 'clock' && toSeconds(measuredUntil(side)) > spread.upperSec;
    const missed = had && measure.ordered && spread.n >= HABIT * winners.people.length;
    return missed ? { ...row, value, outside: true, far: 1 } : null;
  }
  const beyond = sign * (value - bound);
  // If the player may have had as many as the median winner, nothing shows that the player had fewer.
  if (sign < 0 && (measure.most?.(side) ?? 0) >= spread.medianSec) return null;
  if (beyond <= 0 || sign * (value - spread.medianSec) <= trivialIn(measure, spread)) return null;
  const width = Math.max(1, measure.trivial, spread.upperSec - spread.lowerSec);
  return { ...row, value, outside: !middle, far: beyond / width };
}

const signOf = ({ worse }: Measure): 1 | -1 => (worse === 'more' ? 1 : -1);

/** The winners who have a measure, and their distribution; null for fewer than five or incomparable races. */
function havingIn(
  { people, sameRace }: Winners,
  { everyRace }: Measure,
  at: number,
): [having: readonly MeasuredPlayer[], spread: Distribution | null] {
  if (!sameRace && !everyRace) return [[], null];
  const having = people.filter(({ values }) => values[at] != null);
  // `distribution` expects ms and rounds down to seconds.
  const spread = distribution(having.map(({ values }) => values[at]! * 1000));
  return [having, spread && spread.n >= PERCENTILES_FROM ? spread : null];
}

const trivialIn = ({ unit, trivial }: Measure, { medianSec }: Distribution): number =>
  unit === 'clock' ? Math.max(trivial, medianSec * TRIVIAL_SHARE) : trivial;

/** A measure, and a winner to learn it from. */
interface ArchiveExample {
  measure: Measure;
  example: NonNullable<AdviceRow['example']>;
}

/**
 * An example for a measure from the most similar group in which five have it. Null if the player’s value is at least
 * as good, or if the measure doesn’t exist or too few winners have it.
 */
export function exampleFor(
  id: string,
  value: number,
  side: MeasuredSide,
  document: AmongDocument,
): ArchiveExample | null {
  const at = MEASURES.findIndex((measure) => measure.id === id);
  const measure = MEASURES[at];
  if (!measure) return null;
  const sign = signOf(measure);
  for (const winners of winnersFor(side, document)) {
    const [having, spread] = havingIn(winners, measure, at);
    if (!spread) continue;
    const example = exampleOf(having, at, spread, sign);
    return example && sign * (value - example.value) > 0 ? { measure, example } : null;
  }
  return null;
}

/** The winner nearest to the better quartile: an example to follow, not a record. */
function exampleOf(
  having: readonly MeasuredPlayer[],
  at: number,
  { lowerSec, upperSec }: Distribution,
  sign: number,
): AdviceRow['example'] {
  const good = sign > 0 ? lowerSec : upperSec;
  const [first] = having
    .map((winner) => ({ winner, value: winner.values[at]! }))
    .toSorted((a, b) => Math.abs(a.value - good) - Math.abs(b.value - good));
  return first ?? null;
}
