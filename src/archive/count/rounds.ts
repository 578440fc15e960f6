/** Groups series by the rounds of an event, if `events.json` lists these rounds. */
import type { TournamentEvent } from '../corpus/events.ts';
import type { Series } from './series.ts';

/** The series of one round; series without a round come last, with null as the name. */
export interface RoundSeries {
  name: string | null;
  series: Series[];
}

/** Rounds that have series, in the listed order, with the deciding round last. */
export function byRound(series: readonly Series[], rounds: TournamentEvent['rounds'] = []): RoundSeries[] {
  const key = (names: readonly string[]) => JSON.stringify(names.toSorted());
  const roundOf = new Map(
    rounds.flatMap(({ name, series: pairs }) => pairs.map((names) => [key(names), name])),
  );
  const nameOf = ({ sides }: Series) => roundOf.get(key(sides.flat().map(({ name }) => name))) ?? null;
  return [...rounds.map(({ name }) => name), null]
    .map((name) => ({ name, series: series.filter((candidate) => nameOf(candidate) === name) }))
    .filter((round) => round.series.length > 0);
}
