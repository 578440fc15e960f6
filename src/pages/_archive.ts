/** The archive as pages and endpoints see it: every published game with all that is derived from it. */
import { attachments, buildIds, type Attachment } from '../builds/attach.ts';
import { indexEntry } from '../contract/index-entry.ts';
import type { ReplayIndexEntry } from '../contract/index-schema.ts';
import { readBuildExceptions, type BuildException } from '../corpus/build-exceptions.ts';
import { readAdded, type AddedTimes } from '../corpus/added.ts';
import { loadCorpus } from '../corpus/corpus.ts';
import type { TournamentEvent } from '../corpus/events.ts';
import { corpusRoot } from '../corpus/layout.ts';
import type { CorpusGame } from '../corpus/library.ts';
import { readPlayers } from '../corpus/players.ts';
import { mapUrls } from '../archive/catalogue.ts';
import type { GameAnalysis } from '../replay/analysis.ts';
import { analyze } from '../replay/derive/analyze.ts';
import { daysOf } from '../replay/derive/played.ts';
import { summarize } from '../replay/derive/summarize.ts';
import type { ReplaySummary } from '../replay/summary.ts';
import { rosterOf } from '../archive/roster.ts';
import { seriesOf } from '../archive/series.ts';
import { library } from './_builds.ts';

export interface ArchivedGame {
  replayId: string;
  event: TournamentEvent | null;
  summary: ReplaySummary;
  analysis: GameAnalysis;
  entry: ReplayIndexEntry;
  /** Builds of the library it is attached to, each with the player who played it. */
  builds: readonly Attachment[];
  /** When it came into the archive, ISO 8601 in UTC; null when nothing says so. */
  added: string | null;
  /** Name that the file of the recording had when it was added. */
  fileName: string;
  /** Page of its map; null for a recording without a map. */
  mapUrl: string | null;
  /** Number of its series, the same for all games of one; null for a game that no event or name joins to others. */
  series: number | null;
}

let archive: Map<string, ArchivedGame> | undefined;

/** All published games, newest event first. Read once for a build, anew for every request while developing. */
export const loadArchive = (): ArchivedGame[] => [...games().values()];

/** One path of a route `[replayId]` for each game; pages look the game up again by its id. */
export const gamePaths = (): { params: { replayId: string } }[] =>
  loadArchive().map(({ replayId }) => ({ params: { replayId } }));

/** The game a route is about. Throws for an id that no path was made for. */
export function gameOf(replayId: string | undefined): ArchivedGame {
  const game = games().get(replayId ?? '');
  if (!game) throw new Error(`No game has the id ${replayId}`);
  return game;
}

function games(): Map<string, ArchivedGame> {
  if (archive && !import.meta.env.DEV) return archive;
  const corpus = loadCorpus();
  const exceptions = readBuildExceptions(corpusRoot(), {
    games: new Set(corpus.games.map(({ replayId }) => replayId)),
    builds: new Set(library.map(({ id }) => id)),
  });
  const times = readAdded(corpusRoot());
  const games = corpus.games.map((game) => archived(game, corpus.events, exceptions, times));
  const mapUrl = mapUrls(games.map(({ analysis }) => analysis));
  const series = seriesNumbers(games);
  archive = new Map(
    games.map((game) => [
      game.replayId,
      { ...game, mapUrl: mapUrl(game.analysis.map), series: series.get(game.replayId) ?? null },
    ]),
  );
  return archive;
}

type Unplaced = Omit<ArchivedGame, 'mapUrl' | 'series'>;

/** The number of each game's series, by replay id. */
function seriesNumbers(games: readonly Unplaced[]): Map<string, number> {
  const placed = games.map(({ analysis, event, fileName }) => ({
    game: analysis,
    eventId: event?.id ?? null,
    fileName,
  }));
  const roster = rosterOf(
    games.map(({ analysis }) => analysis),
    readPlayers(corpusRoot()),
  );
  return new Map(
    seriesOf(placed, roster).flatMap((series, number) =>
      series.games.map(({ game }) => [game.replayId, number] as const),
    ),
  );
}

function archived(
  { replayId, tournamentId, game, recording }: CorpusGame,
  events: readonly TournamentEvent[],
  exceptions: readonly BuildException[],
  times: AddedTimes,
): Unplaced {
  const summary = summarize(game, replayId);
  const event = events.find(({ id }) => id === tournamentId) ?? null;
  const analysis = analyze(game, replayId, event?.date ? daysOf(event.date) : undefined);
  const builds = attachments(analysis, library, exceptions);
  const entry = indexEntry(summary, {
    matchup: analysis.matchup,
    tournamentId,
    builds: buildIds(builds),
  });
  const added = times.get(replayId) ?? null;
  return { replayId, event, summary, analysis, entry, builds, added, fileName: recording.name };
}
