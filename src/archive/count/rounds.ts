/** Series by the round of their event, as far as `events.json` says which they were. */
import type { Series } from './series.ts';

/** A round of an event, with the names of all who met in each of its series. */
export interface Round {
  name: string;
  series: string[][];
}

/** Series of one round; those of no round that is known come last, with null for its name. */
export interface RoundSeries {
  name: string | null;
  series: Series[];
}

/** The rounds that have series, in the order they are written down in: the one that decides the event last. */
export function byRound(series: readonly Series[], rounds: readonly Round[] = []): RoundSeries[] {
  const key = (names: readonly string[]) => JSON.stringify(names.toSorted());
  const roundOf = new Map(
    rounds.flatMap(({ name, series: pairs }) => pairs.map((names) => [key(names), name])),
  );
  const nameOf = ({ sides }: Series) => roundOf.get(key(sides.flat().map(({ name }) => name))) ?? null;
  return [...rounds.map(({ name }) => name), null]
    .map((name) => ({ name, series: series.filter((candidate) => nameOf(candidate) === name) }))
    .filter((round) => round.series.length > 0);
}
