/**
 * Digests of everything that pages show: an unchanged digest means an unchanged page, which needn't be built again.
 */
import { createHash } from 'node:crypto';
import type { Archive, ArchivedGame } from '../archive/count/archive.ts';
import { atlasOf, thumbnailOf } from '../archive/count/atlas.ts';
import { checkErrata } from '../archive/count/errata.ts';
import { gameHubs } from '../archive/count/game-links.ts';
import { fileIn } from '../archive/count/map-files.ts';
import { mapOnFile, entryOf } from '../archive/count/maps.ts';
import { memoize } from '../archive/count/memoize.ts';
import { standingsOf } from '../archive/count/standings.ts';
import type { Plain } from '../archive/corpus/result-cache.ts';
import type { MapFacts } from '../map/file/facts.ts';
import type { MapEntry } from '../map/fit/entry.ts';
import { bestExample, exampleGroups, exampleName, heroesAgainst } from './build/examples.ts';
import { type BuildPlayer, gamesOfBuild } from './build/played.ts';
import { buildTimings } from './build/tables.ts';
import { gameRow, gamesTable, type ListedGame } from './game-list.ts';
import { headOf } from './game/game-heads.ts';
import { seriesView } from './game/series-view.ts';
import type { SectionedPage } from './page.ts';
import { cardOf } from './png/cards.ts';

/**
 * A digest of a page's content. It uses the JSON text, because a computed whole number can have two representations
 * in memory. Disabled during development.
 */
export const cacheDigest = <T>(value: Plain<T>): string =>
  import.meta.env.DEV ? '' : createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Cached, because maps have many games. */
const digestOfMap = memoize((entry: MapEntry) => cacheDigest(entry));

/** A digest of everything that pages show about a game’s map file. */
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
const digestOfFacts = memoize((facts: MapFacts) => cacheDigest(facts));

/**
 * A digest of everything that a game's pages get from the archive: if it is unchanged, so are they. Only use it for a
 * page if it covers all inputs.
 */
export const keyOfGame = (archive: Archive, game: ArchivedGame): Promise<string> => keysOf(archive)(game);

/** Cached, because a game has many pages and files. */
const keysOf = memoize((archive: Archive) => memoize((game: ArchivedGame) => digestOfGame(archive, game)));

async function digestOfGame(archive: Archive, game: ArchivedGame): Promise<string> {
  // Skipped during development, because deriving every game takes seconds.
  if (import.meta.env.DEV) return '';
  const { replayId, event, decoded, analysis, builds, people } = game;
  const entry = entryOf(archive, game);
  return cacheDigest([
    headOf(archive, replayId),
    await cardOf(archive, game),
    // The game's files, player names and map: all other facts follow from these.
    archive.digestOf(game),
    decoded.players.map(({ name }) => name),
    analysis.players.map(({ handle }) => handle),
    entry ? digestOfMap(entry) : null,
    digestOfFile(archive, game),
    { event, builds, people: [...people], errata: checkErrata(archive, game) },
    gameHubs(replayId, archive.catalogue),
    seriesView(replayId, archive.catalogue),
    thumbnailOf(archive, analysis.map) !== null,
  ]);
}

/** The key including the players' ranks, which change with other games: for the game's page and Markdown version. */
export async function keyOfGamePage(archive: Archive, game: ArchivedGame): Promise<string> {
  if (import.meta.env.DEV) return '';
  const standings = standingsOf(game.replayId, archive.catalogue, atlasOf(archive));
  return cacheDigest([await keyOfGame(archive, game), standings]);
}

/** A digest of the pictures of a game and its fights. */
export async function keyOfCard(archive: Archive, game: ArchivedGame): Promise<string> {
  if (import.meta.env.DEV) return '';
  const entry = mapOnFile(archive, game);
  return cacheDigest([
    archive.digestOf(game),
    game.analysis.players.map(({ handle }) => handle),
    game.event,
    // More games on a map file change nothing that is drawn.
    entry && !entry.file ? digestOfMap(entry) : null,
    digestOfFile(archive, game),
  ]);
}

/** A digest of a page made only of data: the page itself, and the rows of its game list. */
export const keyOfPage = memoize(({ sections, ...page }: SectionedPage): string => {
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

/** A digest of a game's list row. Cached, because the pages of its event, players, map and matchup need it. */
const digestOfRow = memoize((game: ListedGame): string => cacheDigest([gameRow(game), gamesTable([game])]));

/** A digest of a build's page and Markdown version, except the text written by hand. */
export async function keyOfBuild(archive: Archive, id: string): Promise<string> {
  const played = gamesOfBuild(archive, id);
  const { games, listed, players, steps } = played;
  const best = bestExample(played);
  const tables = [gamesTable(listed), buildTimings(players)];
  return cacheDigest([
    ...[games.length, listed.map(gameRow), players.length, steps, tables],
    best ? await keyOfGame(archive, best.game) : null,
    exampleGroups(played).map(({ against, examples }) => [against, examples.map(exampleKey)]),
    heroesAgainst(players, archive.catalogue),
  ] as unknown[]);
}

const exampleKey = (example: BuildPlayer) => [
  example.game.replayId,
  example.player.slot,
  exampleName(example),
];
