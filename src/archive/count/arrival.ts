/** The order in which games came into the archive: a new game comes after all others, so it moves none of them. */
import type { ArchivedGame } from './archive.ts';

/** A key that sorts games by when they came in, games without a time last, and then by id. */
export const arrivalOf = (added: string | null | undefined, replayId: string): string =>
  `${added ?? '~'} ${replayId}`;

/** Sorts ids of games by when they came in. */
export function byArrival(
  games: readonly Pick<ArchivedGame, 'replayId' | 'added'>[],
): (replayIds: readonly string[]) => string[] {
  const keys = new Map(games.map(({ replayId, added }) => [replayId, arrivalOf(added, replayId)]));
  const place = new Map(
    [...keys].sort(([, a], [, b]) => (a < b ? -1 : 1)).map(([replayId], at) => [replayId, at]),
  );
  return (replayIds) => replayIds.toSorted((a, b) => place.get(a)! - place.get(b)!);
}
