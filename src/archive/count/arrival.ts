/** Arrival order of games: a new game comes last and moves none of the others. */
import type { ArchivedGame } from './archive.ts';

/** Sort key for arrival: by the time added, with games without a time last, then by id. */
export const arrivalOf = (added: string | null | undefined, replayId: string): string =>
  `${added ?? '~'} ${replayId}`;

/** Returns a function that sorts game ids in order of arrival. */
export function byArrival(
  games: readonly Pick<ArchivedGame, 'replayId' | 'added'>[],
): (replayIds: readonly string[]) => string[] {
  const keys = new Map(games.map(({ replayId, added }) => [replayId, arrivalOf(added, replayId)]));
  const place = new Map(
    [...keys].sort(([, a], [, b]) => (a < b ? -1 : 1)).map(([replayId], at) => [replayId, at]),
  );
  return (replayIds) => replayIds.toSorted((a, b) => place.get(a)! - place.get(b)!);
}
