/** What the API page says about the archive, computed from it. */
import type { ExampleOptions } from '../../components/api-examples.ts';
import { indexDocument, printIndex, summaryDocument } from '../../contract/documents.ts';
import { exampleSummary } from '../../contract/examples.ts';
import { timingStatistics, type TimingStatistics } from '../../contract/timing-statistics.ts';
import { GENERATED_AT, SITE_URL } from '../../site.ts';
import { urls } from '../../urls.ts';
import { loadArchive, type ArchivedGame } from '../_archive.ts';

export interface ApiFacts {
  games: number;
  statistics: TimingStatistics;
  /** Events that have games, by id. */
  events: { id: string; name: string; games: number }[];
  /** Games whose event is not known. */
  unattributed: number;
  /** Size of the index in thousands of bytes. */
  indexKilobytes: number;
  /** The replay that examples show. */
  example: ExampleOptions & { analysisPath: string };
  entryJson: string;
  summaryJson: string;
}

/** Throws when the archive is empty, because the page explains real documents. */
export function readApiFacts(): ApiFacts {
  const games = loadArchive();
  const shown = games.find(hasAllTimings) ?? games[0];
  if (!shown) throw new Error('The archive is empty, so the API page has no example to show.');
  const entries = games.map(({ entry }) => entry);
  const index = printIndex(indexDocument(entries, GENERATED_AT), urls.index());
  const byEvent = Map.groupBy(games, ({ event }) => event?.id ?? null);
  const events = [...byEvent.values()].flatMap((own) => {
    const event = own[0]?.event;
    return event ? [{ id: event.id, name: event.name, games: own.length }] : [];
  });
  return {
    games: games.length,
    statistics: timingStatistics(entries),
    events: events.sort((a, b) => (a.id < b.id ? -1 : 1)),
    unattributed: byEvent.get(null)?.length ?? 0,
    indexKilobytes: Math.ceil(Buffer.byteLength(index) / 1000),
    example: {
      baseUrl: SITE_URL.replace(/\/+$/, ''),
      indexPath: urls.index(),
      summaryPath: urls.summary(shown.replayId),
      analysisPath: urls.analysis(shown.replayId),
    },
    entryJson: JSON.stringify(shown.entry, null, 2),
    summaryJson: JSON.stringify(exampleSummary(summaryDocument(shown.summary)), null, 2),
  };
}

/** Whether a game fills the fields that an example should show. */
const hasAllTimings = ({ entry }: ArchivedGame): boolean =>
  entry.matchup !== null &&
  entry.players.some(({ expansionSec }) => expansionSec !== null) &&
  entry.players.every(({ tier2Sec, tier3Sec }) => tier2Sec !== null && tier3Sec !== null);
