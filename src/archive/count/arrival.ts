/** The order in which games came into the archive: what is put behind it moves none that was there. */
import type { ArchivedGame } from './archive.ts';
import { arrivalOf } from './settled.ts';

/** Sorts ids of games by when they came in, those of which nothing says it last, and then by id. */
export function byArrival(
  games: readonly Pick<ArchivedGame, 'replayId' | 'added'>[],
): (replayIds: readonly string[]) => string[] {
  const keys = new Map(games.map(({ replayId, added }) => [replayId, arrivalOf(added, replayId)]));
  const place = new Map(
    [...keys].sort(([, a], [, b]) => (a < b ? -1 : 1)).map(([replayId], at) => [replayId, at]),
  );
  return (replayIds) => replayIds.toSorted((a, b) => place.get(a)! - place.get(b)!);
}
