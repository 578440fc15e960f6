/** The archive as pages and endpoints see it: every published game with all that is derived from it. */
import { indexEntry } from '../contract/index-entry.ts';
import type { ReplayIndexEntry } from '../contract/index-schema.ts';
import { loadCorpus } from '../corpus/corpus.ts';
import type { TournamentEvent } from '../corpus/events.ts';
import type { CorpusGame } from '../corpus/library.ts';
import type { GameAnalysis } from '../replay/analysis.ts';
import { analyze } from '../replay/analyze.ts';
import { summarize } from '../replay/summarize.ts';
import type { ReplaySummary } from '../replay/summary.ts';

export interface ArchivedGame {
  replayId: string;
  event: TournamentEvent | null;
  summary: ReplaySummary;
  analysis: GameAnalysis;
  entry: ReplayIndexEntry;
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
  archive = new Map(corpus.games.map((game) => [game.replayId, archived(game, corpus.events)]));
  return archive;
}

function archived(
  { replayId, tournamentId, game }: CorpusGame,
  events: readonly TournamentEvent[],
): ArchivedGame {
  const summary = summarize(game, replayId);
  const analysis = analyze(game, replayId);
  const entry = indexEntry(summary, { matchup: analysis.matchup, tournamentId, builds: [] });
  return { replayId, event: events.find(({ id }) => id === tournamentId) ?? null, summary, analysis, entry };
}
