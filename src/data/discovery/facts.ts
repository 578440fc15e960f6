/** What the documents for agents say about the archive, computed from its index. */
import type { Archive } from '../../archive/count/archive.ts';
import { comparisonUrl } from '../../archive/count/comparisons.ts';
import { toldOf } from '../../archive/count/games-on-map.ts';
import { once } from '../../archive/count/once.ts';
import type { TimingStatistics } from '../../contract/timing-statistics.ts';
import { comparisonTitle } from '../../view/hub/comparisons.ts';
import { SITE_URL } from '../../site.ts';

/** Stands for the id of a game where there is none yet. */
export const NO_GAME = 'no-game-yet';

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
  /** Length of the JSON document with all that is said of that game. */
  exampleBytes: number;
  statistics: TimingStatistics;
  /** Pages with the timings of a race in a matchup. */
  timings: readonly { title: string; path: string }[];
}

/** The documents show a real game; in an empty archive they name one that there is not. */
export const archiveFacts = once((archive: Archive): ArchiveFacts => {
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
    exampleBytes: first
      ? Buffer.byteLength(JSON.stringify({ ...first.analysis, ...toldOf(archive, first) }))
      : 0,
    statistics: medians,
    timings: catalogue.comparisons.map((comparison) => ({
      title: comparisonTitle(comparison),
      path: comparisonUrl(comparison),
    })),
  };
});
