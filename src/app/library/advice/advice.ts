/** Chooses what a player may work on: the measures that differ most from the archive's winners. */
import { PERCENTILES_FROM, type Distribution } from '../../../archive/count/distribution.ts';
import { toSeconds } from '../../../game/clock.ts';
import type { Race } from '../../../game/races.ts';
import { counted } from '../../../game/counted.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { opponentOf } from '../../compare/side.ts';
import { exampleIn, lastKnownMs, spreadOf, trivialIn, type Measure, type MeasuredSide } from '../measure.ts';
import { MEASURES } from '../measures.ts';
import type { ArchiveDocument, MeasuredPlayer } from './archive-document.ts';

/** Winners of the archive. */
export interface Winners {
  /** Such as "24 winners with Orc against Human". */
  name: string;
  people: readonly MeasuredPlayer[];
  /** Whether all of them play the player's race. */
  sameRace: boolean;
}

/** Whom winners are compared with: a player in a game. */
export interface Compared {
  names: readonly string[];
  /** The game's id, if the archive may have it. */
  replayId?: string;
  race: Race | null;
  /** The opponent's race in a 1v1. */
  opponent: Race | null;
  sides: string;
}

/**
 * Groups of at least five winners, each wider than the previous one. They include neither this game nor winners with
 * the player’s name.
 */
export function winnersFor(
  { names, replayId, race, opponent, sides }: Compared,
  { people }: Pick<ArchiveDocument, 'people'>,
): Winners[] {
  const otherWinners = people.filter(
    (person) => person.result === 'won' && person.replayId !== replayId && !names.includes(person.player),
  );
  const groups: Winners[] = [];
  const add = (words: string, sameRace: boolean, group: readonly MeasuredPlayer[]) => {
    // A wider group without additional members would repeat the same comparison.
    if (group.length < PERCENTILES_FROM || group.length === groups.at(-1)?.people.length) return;
    groups.push({ name: `${counted(group.length, 'winner')} ${words}`, people: group, sameRace });
  };
  const inSides = (person: MeasuredPlayer) => person.sides === sides;
  if (race) {
    const sameRace = otherWinners.filter((person) => person.race === race);
    const name = `with ${RACE_NAMES[race]}`;
    if (opponent) {
      const matchup = [race, opponent].sort().join('v');
      const sameMatchup = sameRace.filter((person) => person.matchup === matchup);
      add(`${name} against ${RACE_NAMES[opponent]}`, true, sameMatchup);
    }
    add(`${name} in ${sides}`, true, sameRace.filter(inSides));
    add(name, true, sameRace);
  }
  add(`in ${sides}`, false, otherWinners.filter(inSides));
  add('of the archive', false, otherWinners);
  return groups;
}

const toCompared = (side: MeasuredSide): Compared => ({
  names: [side.player.handle],
  replayId: side.game.replayId,
  race: side.player.race,
  opponent: opponentOf(side)?.race ?? null,
  sides: side.game.sides,
});

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
  /** Distribution of the winners who have it, in the measure's unit. */
  spread: Distribution;
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
  for (const middle of [false, true])
    for (const winners of groups) {
      if (rows.length >= LEAST_ROWS) break;
      rows.push(
        ...farthest(
          MEASURES.flatMap((measure) => judge(side, measure, winners, middle) ?? []),
          rows.map(({ measure }) => measure.habit),
        ),
      );
    }
  return rows.slice(0, MAX_ADVICE);
}

/**
 * Rows about different habits, those farthest off first. Speed alone comes last, because nobody can change it in one
 * game. `had` are habits that other rows are about.
 */
export function farthest<Row extends { measure: Measure; far: number }>(
  rows: readonly Row[],
  had: Iterable<string>,
): Row[] {
  const isSpeed = ({ measure }: Row) => Number(measure.habit === 'apm');
  return eachHabitOnce(
    rows.toSorted((a, b) => isSpeed(a) - isSpeed(b) || b.far - a.far),
    had,
  );
}

/** The first row about each habit that isn't among those that other rows are about. */
export function eachHabitOnce<Row extends { measure: Measure }>(
  rows: readonly Row[],
  had: Iterable<string>,
): Row[] {
  const habits = new Set(had);
  return rows.filter(({ measure }) => habits.size < habits.add(measure.habit).size);
}

/** A row if the player did worse than the winners' middle half or, with `middle`, than their median. */
function judge(side: MeasuredSide, measure: Measure, winners: Winners, middle: boolean): AdviceRow | null {
  const compared = compare(measure, winners);
  if (!compared) return null;
  const { spread } = compared;
  const { lowerSec, medianSec, upperSec } = spread;
  const value = measure.of(side);
  const row = { measure, ...compared, winners };
  if (value === null) {
    const missed = isMissed(measure, compared, winners, toSeconds(lastKnownMs(side)));
    return missed ? { ...row, value, outside: true, far: 1 } : null;
  }
  const sign = signOf(measure);
  // If the player may have had as many as the median winner, nothing shows that the player had fewer.
  if (sign < 0 && (measure.most?.(side) ?? 0) >= medianSec) return null;
  const beyond = beyondBy(measure, spread, value, middle);
  if (beyond === 0) return null;
  const width = Math.max(1, measure.trivial, upperSec - lowerSec);
  return { ...row, value, outside: !middle, far: beyond / width };
}

/**
 * How far a value is worse than the middle half of a distribution or, with `middle`, than its median. 0 if it isn't,
 * or if the difference from the median is insignificant.
 */
export function beyondBy(measure: Measure, spread: Distribution, value: number, middle = false): number {
  const sign = signOf(measure);
  const { lowerSec, medianSec, upperSec } = spread;
  const beyond = sign * (value - (middle ? medianSec : sign > 0 ? upperSec : lowerSec));
  return beyond <= 0 || sign * (value - medianSec) <= trivialIn(measure, spread) ? 0 : beyond;
}

/** Whether a missing value says something: most winners have one, and the game went on until most of them had. */
export const isMissed = (
  measure: Measure,
  { spread }: Pick<AdviceRow, 'spread'>,
  winners: Winners,
  untilSec: number,
): boolean =>
  measure.unit === 'clock' &&
  untilSec > spread.upperSec &&
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
