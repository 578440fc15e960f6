/** Facts about the archive for the documents that agents read, computed from the archive's index. */
import type { Archive } from '../../archive/count/archive.ts';
import { comparisonUrl } from '../../archive/count/comparisons.ts';
import { publishedOf } from '../../archive/count/games-on-map.ts';
import { memoize } from '../../archive/count/memoize.ts';
import type { TimingStatistics } from '../../contract/timing-statistics.ts';
import { comparisonTitle } from '../../view/hub/comparisons.ts';
import { SITE_URL } from '../../site.ts';

/** Placeholder for a game id in an empty archive. */
export const NO_GAME = 'no-game-yet';

export interface ArchiveFacts {
  /** Origin of the site. Addresses in these documents are absolute, because the documents are read outside the site. */
  siteUrl: string;
  games: number;
  /** Events with games, by id. */
  events: { id: string; name: string; games: number }[];
  /** Number of games with an unknown event. */
  unattributed: number;
  /** Id of the first game in the index, for examples. */
  exampleId: string;
  /** Size of the JSON document with all facts about that game. */
  exampleBytes: number;
  statistics: TimingStatistics;
  /** Timings pages of a race in a matchup. */
  timings: readonly { title: string; path: string }[];
}

/** Computes the facts. The documents use a real game as an example, or a placeholder if the archive is empty. */
export const archiveFacts = memoize((archive: Archive): ArchiveFacts => {
  const { games, medians, catalogue } = archive;
  const [first] = games;
  const events = catalogue.events.map(({ event: { id, name }, games: ofEvent }) => ({
    id,
    name,
    games: ofEvent.length,
  }));
  return {
    siteUrl: SITE_URL,
    games: games.length,
    events: events.sort((a, b) => (a.id < b.id ? -1 : 1)),
    unattributed: games.filter(({ event }) => event === null).length,
    exampleId: first?.replayId ?? NO_GAME,
    exampleBytes: first ? Buffer.byteLength(JSON.stringify(publishedOf(archive, first))) : 0,
    statistics: medians,
    timings: catalogue.comparisons.map((comparison) => ({
      title: comparisonTitle(comparison),
      path: comparisonUrl(comparison),
    })),
  };
});
