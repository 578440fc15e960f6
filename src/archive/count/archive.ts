/** The archive: every published game with its derived facts, and all facts about the games together. */
import { indexDocument, printIndex } from '../../contract/documents.ts';
import { indexEntry } from '../../contract/index-entry.ts';
import type { ReplayIndex, ReplayIndexEntry } from '../../contract/index-schema.ts';
import { timingStatistics, type TimingStatistics } from '../../contract/timing-statistics.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { analyze } from '../../game/derive/analyze.ts';
import { buildingsNearEnemy } from '../../game/derive/places/near-enemy.ts';
import { eventDays } from '../../game/derive/played.ts';
import { summarize } from '../../game/derive/summarize.ts';
import type { FightFacts } from '../../map/fights/fight-facts.ts';
import type { Game, PlayerOrders } from '../../game/game.ts';
import type { ReplaySummary } from '../../game/summary-schema.ts';
import { urls } from '../../urls.ts';
import { attachments, buildIds, type Attachment } from '../builds/attach.ts';
import type { Build } from '../builds/build.ts';
import type { CorpusInputs } from '../corpus/inputs.ts';
import type { CorpusGame } from '../corpus/library.ts';
import type { TournamentEvent } from '../corpus/events.ts';
import type { GameCache } from '../corpus/result-cache.ts';
import { catalogueOf, type Catalogue } from './catalogue.ts';
import { listingsOf, type Listing } from './listings.ts';
import { memoize } from './memoize.ts';

/** The inputs of an archive as plain data. */
export interface ArchiveInputs extends CorpusInputs {
  /** The library of builds. */
  builds: readonly Build[];
  /** Build time for the index, ISO 8601 in UTC. */
  generatedAt: string;
  /** Counts a game's fights for lists; if it is missing, lists show no fights. */
  fightFactsIn?: (archive: Archive, game: ArchivedGame) => FightFacts | null;
}

/** A game of the archive with what is derived from it. */
export interface ArchivedGame extends Omit<Listing, 'event'> {
  replayId: string;
  event: TournamentEvent | null;
  /** The decoded log from which the rest is derived. */
  decoded: Game;
  /** The game's record or recording in the corpus. */
  kept: CorpusGame;
  summary: ReplaySummary;
  /** All facts that the site shows about the game; players have their best-known names. */
  analysis: GameAnalysis;
  entry: ReplayIndexEntry;
  /** Builds that the game is attached to, each with the player who played it. */
  builds: readonly Attachment[];
  /** When the game was added to the archive, ISO 8601 in UTC; null if unknown. */
  added: string | null;
  /** Original name of the recording's file. */
  fileName: string;
}

/** All games, and what is counted of them. */
export interface Archive {
  /** Newest event first. */
  games: readonly ArchivedGame[];
  /** The game with an id. Throws for an unknown id. */
  gameOf: (replayId: string | undefined) => ArchivedGame;
  /** The contract's index. */
  index: ReplayIndex;
  /** Medians of the index's timing fields. */
  medians: TimingStatistics;
  /** People, series, hub addresses, and all other counts of the games. */
  catalogue: Catalogue;
  /** Other words for listed players. */
  nicknames: ArchiveInputs['nicknames'];
  /** The library of builds. */
  builds: readonly Build[];
  /** Values that a person found doubtful. */
  errata: ArchiveInputs['errata'];
  /** The facts about map files. */
  mapFiles: ArchiveInputs['mapFiles'];
  /** Known facts about map files, by the digest stated in recordings. */
  mapDigests: ArchiveInputs['mapDigests'];
  /** Reads the map orders of a game; null if there are none. */
  ordersOf: (game: ArchivedGame) => PlayerOrders[] | null;
  /** A digest of a game's files, including its orders. */
  digestOf: (game: ArchivedGame) => string;
  /** Returns the cached result for a game and other inputs, or calls `make`. */
  remember: GameCache;
}

/** Derives the archive. Throws if an exception to the build rules doesn't make sense for its game. */
export function archiveOf(inputs: ArchiveInputs): Archive {
  const derived = inputs.games.map((game) => derive(game, inputs));
  const catalogue = catalogueOf(
    derived.map(({ analysis, event, fileName, added }) => ({
      game: analysis,
      eventId: event?.id ?? null,
      fileName,
      added,
    })),
    inputs.events,
    inputs.players,
    (replayId) => inputs.fightFactsIn?.(archive, archive.gameOf(replayId)) ?? null,
  );
  const listing = listingsOf(catalogue);
  const games = derived.map((game): ArchivedGame => {
    const placed = catalogue.byId.get(game.replayId)!;
    return { ...listing(placed), ...game, analysis: placed.game };
  });
  const byId = new Map(games.map((game) => [game.replayId, game]));
  const entries = games.map(({ entry }) => entry);
  const medians = timingStatistics(entries);
  const archive: Archive = {
    games,
    gameOf: (replayId) => byId.get(replayId ?? '') ?? unknown(replayId),
    index: indexDocument(entries, inputs.generatedAt, medians),
    medians,
    catalogue,
    nicknames: inputs.nicknames,
    builds: inputs.builds,
    errata: inputs.errata,
    mapFiles: inputs.mapFiles,
    mapDigests: inputs.mapDigests,
    ordersOf: ({ kept }) => inputs.ordersOf(kept),
    digestOf: ({ kept }) => inputs.digestOf(kept),
    remember: inputs.remember,
  };
  return archive;
}

/** The published index. Throws with file and field if the index breaks the contract. */
export const indexText = memoize(({ index }: Archive): string => printIndex(index, urls.index()));

/** The decoded game with its map orders if it has any, which are read anew on each call, because they are long. */
export function withOrders(archive: Archive, game: ArchivedGame): Game {
  const orders = archive.ordersOf(game);
  return orders ? { ...game.decoded, orders } : game.decoded;
}

function unknown(replayId: string | undefined): never {
  throw new Error(`No game has the id ${replayId}`);
}

function derive(
  stored: ArchiveInputs['games'][number],
  { events, builds: library, exceptions, added, publicDays, remember, ordersOf }: ArchiveInputs,
): Omit<ArchivedGame, keyof Listing> & Pick<ArchivedGame, 'event'> {
  const { replayId, tournamentId, game, recording } = stored;
  const event = events.find(({ id }) => id === tournamentId) ?? null;
  const days = event?.date ? eventDays(event.date) : undefined;
  const publicDay = publicDays.get(replayId)?.day;
  const {
    summary,
    analysis,
    near: nearEnemy,
  } = remember('derived', stored, [replayId, days, publicDay], () => {
    // Only map orders show where a town hall bought as an item was placed, and which buildings were attacked.
    const orders = ordersOf(stored);
    const full = orders ? { ...game, orders } : game;
    return {
      summary: summarize(full, replayId),
      analysis: analyze(full, replayId, { event: days, publicDay }),
      near: buildingsNearEnemy(full),
    };
  });
  const corrections = exceptions.filter((exception) => exception.replayId === replayId);
  const builds = attachments(analysis, library, corrections, nearEnemy);
  const { matchup } = analysis;
  return {
    replayId,
    event,
    decoded: game,
    kept: stored,
    summary,
    analysis,
    entry: indexEntry(summary, { matchup, tournamentId, builds: buildIds(builds) }),
    builds,
    added: added.get(replayId) ?? null,
    fileName: recording.name,
  };
}
