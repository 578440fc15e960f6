/** What the documents for agents say about the archive, computed from its index. */
import type { ReplayIndexEntry } from '../contract/index-schema.ts';
import { timingStatistics, type TimingStatistics } from '../contract/timing-statistics.ts';

export interface ArchiveFacts {
  /** Origin of the site; addresses in these documents are absolute, as they are read away from it. */
  siteUrl: string;
  games: number;
  /** Events that have games, by id. */
  events: { id: string; name: string; games: number }[];
  /** Games whose event is not known. */
  unattributed: number;
  /** Id of the first game of the index, for examples. */
  exampleId: string;
  statistics: TimingStatistics;
}

/** Throws for an empty archive, because the documents show a real game. */
export function archiveFacts(
  entries: readonly ReplayIndexEntry[],
  eventNames: ReadonlyMap<string, string>,
  siteUrl: string,
): ArchiveFacts {
  const [first] = entries;
  if (!first) throw new Error('The archive is empty, so the documents for agents have no game to show.');
  const byEvent = Map.groupBy(entries, ({ tournamentId }) => tournamentId ?? null);
  const events = [...byEvent].flatMap(([id, own]) =>
    id === null ? [] : [{ id, name: eventNames.get(id) ?? id, games: own.length }],
  );
  return {
    siteUrl,
    games: entries.length,
    events: events.sort((a, b) => (a.id < b.id ? -1 : 1)),
    unattributed: byEvent.get(null)?.length ?? 0,
    exampleId: first.replayId,
    statistics: timingStatistics(entries),
  };
}
