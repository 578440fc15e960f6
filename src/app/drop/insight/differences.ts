/** What differs most between a player and those of the archive who won with the same race in the same matchup. */
import { distribution, PERCENTILES_FROM, type Distribution } from '../../../archive/count/distribution.ts';
import { endOf } from '../../compare/side.ts';
import { toSeconds } from '../../../game/clock.ts';
import type { AmongDocument, MeasuredPlayer } from './document.ts';
import { LEAST_SPREAD, MEASURES, type Measure, type MeasuredSide } from './measures.ts';

/** As many as one can keep in mind. */
const MOST = 5;
/** What fewer winners did than this is nobody's habit. */
const HABIT = 3 / 4;

export interface Difference {
  measure: Measure;
  /** Null for what most winners did and this player did not. */
  value: number | null;
  /** Of the winners who have it; seconds or numbers. */
  spread: Distribution;
  /** How far from the nearer quartile, in distances between the quartiles; of what was not done, none. */
  far: number | null;
}

export interface Differences {
  /** Winners of the same race and matchup, of other games. */
  winners: readonly MeasuredPlayer[];
  /** The farthest first, at most five; null where there are too few winners to say. */
  farthest: readonly Difference[] | null;
}

/** Holds a player against the winners of a document. Null for what has no matchup, and where a race is not known. */
export function differences(side: MeasuredSide, { groups }: AmongDocument): Differences | null {
  const { game, player } = side;
  if (game.matchup === null || player.race === null) return null;
  const group = groups.find(({ matchup, race }) => matchup === game.matchup && race === player.race);
  const winners = (group?.people ?? []).filter(
    ({ result, replayId }) => result === 'won' && replayId !== game.replayId,
  );
  if (winners.length < PERCENTILES_FROM) return { winners, farthest: null };
  const differing = MEASURES.flatMap((measure, at): Difference[] => {
    const values = winners.flatMap(({ values }) => values[at] ?? []);
    // A spread is of times in ms, floored to seconds.
    const spread = distribution(values.map((value) => value * 1000));
    if (!spread || spread.n < PERCENTILES_FROM) return [];
    const value = measure.of(side);
    if (value === null) return missed(side, measure, spread, winners.length);
    const outside = Math.max(spread.lowerSec - value, value - spread.upperSec);
    if (outside <= 0) return [];
    const least = measure.time ? LEAST_SPREAD.time : LEAST_SPREAD.number;
    return [{ measure, value, spread, far: outside / Math.max(least, spread.upperSec - spread.lowerSec) }];
  });
  return { winners, farthest: differing.toSorted((a, b) => (b.far ?? 1) - (a.far ?? 1)).slice(0, MOST) };
}

/** Something most winners did, and this player had time for. */
function missed(side: MeasuredSide, measure: Measure, spread: Distribution, winners: number): Difference[] {
  const had = measure.time && toSeconds(endOf(side)) > spread.upperSec;
  // What births or places prove is not there where the recording keeps none, so only orders are missed.
  const order = measure.id !== 'expansion-begun' && measure.where !== 'moments';
  return had && order && spread.n >= HABIT * winners ? [{ measure, value: null, spread, far: null }] : [];
}
