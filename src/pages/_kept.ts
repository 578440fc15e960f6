/** Paths of pages that are kept between builds, each with a key of all that they show. */
import { createHash } from 'node:crypto';
import type { Archive, ArchivedGame } from '../archive/count/archive.ts';
import { atlasOf, gameThumbnail, thumbnailOf } from '../archive/count/atlas.ts';
import { gameHubs } from '../archive/count/game-links.ts';
import { fileIn } from '../archive/count/map-files.ts';
import { entryOf } from '../archive/count/maps.ts';
import { once } from '../archive/count/once.ts';
import { standingsOf } from '../archive/count/standings.ts';
import type { Plain } from '../archive/corpus/remembered.ts';
import type { MapFacts } from '../game/map-file/facts.ts';
import type { MapEntry } from '../game/map/entry.ts';
import { headOf } from '../data/discovery/game-heads.ts';
import { cardOf } from '../view/png/cards.ts';
import { seriesView } from '../view/game/series-view.ts';
import { archive } from './_archive.ts';

/**
 * A digest of what a page shows: of its text, as a whole number that was worked out can be held in two ways. Nothing is kept
 * while developing.
 */
export const digestOf = <T>(shown: Plain<T>): string =>
  import.meta.env.DEV ? '' : createHash('sha256').update(JSON.stringify(shown)).digest('hex');

/** Once, as maps have many games. */
const digestOfMap = once((entry: MapEntry) => digestOf(entry));

/** What pages show of the map file of a game. */
function digestOfFile(all: Archive, game: ArchivedGame): string | null {
  const file = fileIn(all, game);
  return file && digestOf([digestOfFacts(file.facts), file.match, file.tags?.anchors ?? []]);
}
const digestOfFacts = once((facts: MapFacts) => digestOf(facts));

/**
 * A digest of everything that pages of a game get from the archive: where it is the same, so are they. A page may be kept by it
 * only if all it reads stands here.
 */
export const keyOf = once(async (game: ArchivedGame): Promise<string> => {
  // Telling every game takes seconds.
  if (import.meta.env.DEV) return '';
  const all = archive();
  const {
    replayId,
    event,
    decoded,
    analysis,
    builds,
    people: [...people],
  } = game;
  const entry = entryOf(all, game);
  return digestOf([
    headOf(all, replayId),
    await cardOf(game),
    // Its files, what its players are called and its map: what else is told of it are conclusions.
    all.digestOf(game),
    decoded.players.map(({ name }) => name),
    analysis.players.map(({ handle }) => handle),
    entry ? digestOfMap(entry) : null,
    digestOfFile(all, game),
    { event, builds, people: [...people] },
    gameHubs(replayId, all.catalogue),
    seriesView(replayId, all.catalogue),
    thumbnailOf(all, analysis.map) !== null,
  ]);
});

/** The same with where its players stand among all others, which changes with other games: for its own page and twin. */
export const pageKeyOf = once(async (game: ArchivedGame): Promise<string> => {
  if (import.meta.env.DEV) return '';
  const { catalogue } = archive();
  return digestOf([await keyOf(game), standingsOf(game.replayId, catalogue, atlasOf(archive()))]);
});

/** A digest of what the picture of a game shows. */
export const cardKeyOf = async (game: ArchivedGame): Promise<string> => {
  if (import.meta.env.DEV) return '';
  const all = archive();
  const handles = game.analysis.players.map(({ handle }) => handle);
  return digestOf([all.digestOf(game), handles, game.event, gameThumbnail(all, game)]);
};

/** One path of a route `[replayId]` for each of some games, for a page that shows nothing but what its key reads. */
export const pathsOf = (games: readonly ArchivedGame[], key = keyOf) =>
  Promise.all(
    games.map(async (game) => ({ params: { replayId: game.replayId }, cacheKey: await key(game) })),
  );

/** The same of all games. */
export const keptPaths = () => pathsOf(archive().games);

/** The paths of their own pages. */
export const pagePaths = () => pathsOf(archive().games, pageKeyOf);
