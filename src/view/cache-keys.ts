/** Digests of all that pages show: where one is the same as in the last build, the page is too, and is not made again. */
import { createHash } from 'node:crypto';
import type { Archive, ArchivedGame } from '../archive/count/archive.ts';
import { atlasOf, gameThumbnail, thumbnailOf } from '../archive/count/atlas.ts';
import { enteredErrata } from '../archive/count/errata.ts';
import { gameHubs } from '../archive/count/game-links.ts';
import { fileIn } from '../archive/count/map-files.ts';
import { entryOf } from '../archive/count/maps.ts';
import { once } from '../archive/count/once.ts';
import { standingsOf } from '../archive/count/standings.ts';
import type { Plain } from '../archive/corpus/remembered.ts';
import type { MapFacts } from '../game/map-file/facts.ts';
import type { MapEntry } from '../game/map/entry.ts';
import { playedBuild } from './build/played.ts';
import { buildTimings } from './build/tables.ts';
import { gameRow, gamesTable, type ListedGame } from './game-list.ts';
import { headOf } from './game/heads.ts';
import { seriesView } from './game/series-view.ts';
import type { SectionedPage } from './page.ts';
import { cardOf } from './png/cards.ts';

/**
 * A digest of what a page shows: of its text, as a whole number that was worked out can be held in two ways. Nothing is kept
 * while developing.
 */
export const cacheDigest = <T>(value: Plain<T>): string =>
  import.meta.env.DEV ? '' : createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Once, as maps have many games. */
const digestOfMap = once((entry: MapEntry) => cacheDigest(entry));

/** A digest of all that pages show of a game’s map file. */
function digestOfFile(archive: Archive, game: ArchivedGame): string {
  const file = fileIn(archive, game);
  const official = archive.mapDigests.get(game.decoded.map.sha1 ?? '')?.official ?? null;
  return cacheDigest([
    file && digestOfFacts(file.facts),
    file?.match ?? null,
    file?.tags?.anchors ?? [],
    official,
  ]);
}
const digestOfFacts = once((facts: MapFacts) => cacheDigest(facts));

/**
 * A digest of everything that pages of a game get from the archive: where it is the same, so are they. A page may be kept by it
 * only if all it reads stands here.
 */
export const keyOfGame = (archive: Archive, game: ArchivedGame): Promise<string> => keysOf(archive)(game);

/** Once, as a game has many pages and files. */
const keysOf = once((archive: Archive) => once((game: ArchivedGame) => digestOfGame(archive, game)));

async function digestOfGame(archive: Archive, game: ArchivedGame): Promise<string> {
  // Telling every game takes seconds.
  if (import.meta.env.DEV) return '';
  const { replayId, event, decoded, analysis, builds, people } = game;
  const entry = entryOf(archive, game);
  return cacheDigest([
    headOf(archive, replayId),
    await cardOf(game),
    // Its files, what its players are called and its map: what else is told of it are conclusions.
    archive.digestOf(game),
    decoded.players.map(({ name }) => name),
    analysis.players.map(({ handle }) => handle),
    entry ? digestOfMap(entry) : null,
    digestOfFile(archive, game),
    { event, builds, people: [...people], errata: enteredErrata(archive, game) },
    gameHubs(replayId, archive.catalogue),
    seriesView(replayId, archive.catalogue),
    thumbnailOf(archive, analysis.map) !== null,
  ]);
}

/** The same with where its players stand among all others, which changes with other games: for its own page and twin. */
export async function keyOfGamePage(archive: Archive, game: ArchivedGame): Promise<string> {
  if (import.meta.env.DEV) return '';
  const standings = standingsOf(game.replayId, archive.catalogue, atlasOf(archive));
  return cacheDigest([await keyOfGame(archive, game), standings]);
}

/** A digest of what the picture of a game shows. */
export async function keyOfCard(archive: Archive, game: ArchivedGame): Promise<string> {
  if (import.meta.env.DEV) return '';
  const handles = game.analysis.players.map(({ handle }) => handle);
  return cacheDigest([archive.digestOf(game), handles, game.event, gameThumbnail(archive, game)]);
}

/** A digest of what a page made of data alone shows: itself, and the rows of its list of games. */
export const keyOfPage = once(({ sections, ...page }: SectionedPage): string => {
  const parts = sections.flatMap(({ parts, ...section }) => [
    section,
    ...parts.map((part) => {
      if (part.kind !== 'games') return part;
      const of = part.outcomes && [...part.outcomes.of];
      return [part.caption ?? null, part.outcomes?.name ?? null, of ?? null, part.games.map(digestOfRow)];
    }),
  ]);
  return cacheDigest([page, parts] as unknown[]);
});

/** A digest of what lists say of a game. Once, as those of its event, players, map and matchup have it. */
const digestOfRow = once((game: ListedGame): string => cacheDigest([gameRow(game), gamesTable([game])]));

/** A digest of what the page of a build and its twin show besides what is written by hand. */
export function keyOfBuild(archive: Archive, id: string): string {
  const { games, listed, pages, players, steps } = playedBuild(archive, id);
  const tables = [gamesTable(listed), buildTimings(players)];
  return cacheDigest([games.length, listed.map(gameRow), pages, players.length, steps, tables]);
}
