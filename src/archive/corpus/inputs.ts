/** Reads the whole corpus for a build. */
import { readAdded, type AddedTimes } from './added-times.ts';
import { readBuildExceptions, type BuildException } from './build-exceptions.ts';
import { readCorpus } from './corpus.ts';
import { readErrata, type Erratum } from './errata.ts';
import type { TournamentEvent } from './events.ts';
import { corpusRoot } from './layout.ts';
import type { CorpusGame } from './library.ts';
import { ordersDigest, readOrders } from './orders-file.ts';
import { removeOldEntries, resultCache, gameCache, type GameCache } from './result-cache.ts';
import type { PlayerOrders } from '../../game/game.ts';
import type { MapFacts } from '../../map/file/facts.ts';
import { readMapDigests, type MapDigests } from './map-digests.ts';
import { readMaps } from './maps.ts';
import { readNicknames, type Nicknames } from './nicknames.ts';
import { readPlayers, type KnownPlayer } from './players.ts';
import { readPublicDays, type PublicDays } from './public-days.ts';
import { unlistedNames, withoutNames } from './unlisted.ts';

/** The contents of the corpus as plain data. */
export interface CorpusInputs {
  /** In index order. */
  games: readonly CorpusGame[];
  events: readonly TournamentEvent[];
  /** Listed people who have several known names. */
  players: readonly KnownPlayer[];
  /** Other words for listed players. */
  nicknames: Nicknames;
  /** Corrections of the build rules. */
  exceptions: readonly BuildException[];
  /** Values that a person found doubtful. */
  errata: readonly Erratum[];
  /** When each game was added. */
  added: AddedTimes;
  /** The day since which each recording is known to be public. */
  publicDays: PublicDays;
  /** The facts about map files. */
  mapFiles: readonly MapFacts[];
  /** Known facts about map files, by the digest stated in recordings. */
  mapDigests: MapDigests;
  /** Reads the map orders of a game; null if there are none. They aren't kept, because they are long. */
  ordersOf: (game: CorpusGame) => PlayerOrders[] | null;
  /** A digest of a game's files: its record or recording, and its orders. */
  digestOf: (game: CorpusGame) => string;
  /** Cached results for a game. */
  remember: GameCache;
}

/**
 * Reads the whole corpus. `builds` are the ids that exceptions may name. `code` is the digest of the building code,
 * as a key for cached results. Throws with file and field for an invalid list.
 */
export function readInputs(builds: Iterable<string>, code?: string): CorpusInputs {
  const root = corpusRoot();
  const recall = resultCache(code);
  const { games, events, renamed } = readCorpus(root, recall);
  const ids = new Set(games.map(({ replayId }) => replayId));
  // Corpus lists may name a game by either id.
  const eitherId = ids.union(new Set(renamed.keys()));
  const publishedId = (id: string): string => renamed.get(id) ?? id;
  const players = readPlayers(root);
  const names = unlistedNames(players);
  const entries = <Entry extends { replayId: string }>(list: readonly Entry[]): Entry[] =>
    list.map((entry) => ({ ...withoutNames(entry, names), replayId: publishedId(entry.replayId) }));
  const byId = <Value>(list: ReadonlyMap<string, Value>): Map<string, Value> =>
    new Map([...list].map(([id, value]) => [publishedId(id), value]));
  if (code !== undefined) removeOldEntries(ids);
  const filesOf = new Map<CorpusGame, string>();
  const filesDigest = (game: CorpusGame): string => {
    const gameDigest = filesOf.get(game) ?? ordersDigest(game, root);
    filesOf.set(game, gameDigest);
    return gameDigest;
  };
  return {
    games,
    events,
    players: withoutNames(
      players.filter(({ unlisted }) => !unlisted),
      names,
    ),
    nicknames: readNicknames(root, names),
    exceptions: entries(readBuildExceptions(root, { games: eitherId, builds: new Set(builds) })),
    errata: entries(readErrata(root, eitherId)),
    added: byId(readAdded(root)),
    publicDays: byId(readPublicDays(root, eitherId)),
    mapFiles: readMaps(root),
    mapDigests: readMapDigests(root),
    ordersOf: (game) => readOrders(game, root),
    digestOf: filesDigest,
    remember: gameCache(filesDigest, recall),
  };
}
