/** Learns from games which layout each map file digest stands for, and the tags of the layout's creatures. */
import type { Game } from '../../game/game.ts';
import { fileKey, mapEvidence, type MapEvidence } from '../../map/ground/evidence.ts';
import { placesIn } from '../../map/story/game-on-map.ts';
import { joinShown, mapFromDigest, mapOfGames } from '../../map/fit/map-of-game.ts';
import { mapName } from '../../game/map-name.ts';
import type { MapFacts } from '../../map/file/facts.ts';
import type { GamesOnFile } from '../audit/maps.ts';
import { readCorpus } from './corpus.ts';
import type { MapDigest, MapDigests } from './map-digests.ts';
import { readOrders } from './orders-file.ts';
import { readRecording } from './read-recording.ts';
import type { Refusal } from './refusal.ts';

/** A game's evidence about its map, and the map as recorded. */
export interface GameOnDigest {
  map: Game['map'];
  evidence: MapEvidence;
}

/**
 * The evidence from the games in the corpus and from other recordings, each game once. Games without map orders provide
 * no evidence. `refuse` is called for each file that yields no game.
 */
export function evidenceOfGames(
  root: string,
  recordings: readonly string[],
  refuse: (path: string, failure: Refusal) => void = () => undefined,
): GameOnDigest[] {
  const games = new Map<string, GameOnDigest>();
  const add = (game: Game): void => {
    const placed = placesIn(game);
    if (!placed) return;
    const evidence = mapEvidence(game, placed.log, placed.places);
    const other = games.get(evidence.fingerprint);
    if (!other || other.evidence.orders < evidence.orders)
      games.set(evidence.fingerprint, { map: game.map, evidence });
  };
  for (const stored of readCorpus(root).games) {
    const orders = readOrders(stored, root);
    if (orders) add({ ...stored.game, orders });
  }
  for (const path of recordings) {
    const read = readRecording(path);
    if (read.ok) add(read.value.game);
    else refuse(path, read.failure);
  }
  return [...games.values()];
}

/** Learns digests from the games that state them. Known names are kept, as are digests without games. */
export function learnDigests(
  digests: MapDigests,
  games: readonly GameOnDigest[],
  maps: readonly MapFacts[],
): MapDigests {
  const learned = new Map(digests);
  for (const [sha1, played] of Map.groupBy(games, ({ map }) => map.sha1)) {
    if (sha1 === undefined) continue;
    const evidence = joinShown(played.map(({ evidence }) => evidence));
    const fit = mapOfGames(played[0]!.map, evidence, maps);
    if (!fit.ok) continue;
    const { facts, match, tags } = fit.value;
    const { official } = digests.get(sha1) ?? {};
    const digest: MapDigest = {
      ...(official !== undefined && { official }),
      layout: facts.id,
      match,
      games: played.length,
      ...(tags && { anchors: tags.anchors.map(([place, tag]): [number, number] => [place, tag]) }),
    };
    learned.set(sha1, digest);
  }
  return learned;
}

/**
 * Groups the games by map file, with the map already known for the file's digest, or otherwise the best-fitting map.
 */
export function filesOfGames(
  games: readonly GameOnDigest[],
  digests: MapDigests,
  maps: readonly MapFacts[],
): GamesOnFile[] {
  return [...Map.groupBy(games, fileKey)].map(([key, played]) => {
    const { map } = played[0]!;
    const known = mapFromDigest(digests.get(key), maps);
    const fit = mapOfGames(map, joinShown(played.map(({ evidence }) => evidence)), known ? [] : maps);
    return {
      name: mapName(map.path),
      games: played.length,
      map: known ?? (fit.ok ? fit.value : null),
      creeps: played.flatMap(({ evidence }) => evidence.creeps),
    };
  });
}
