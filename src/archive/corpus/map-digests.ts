/**
 * Known facts about map files, keyed by the SHA-1 stated in recordings: `replays/maps/digests.json`. The map file
 * itself isn't needed, because all games with the same digest were played on the same map.
 */
import { join } from 'node:path';
import { z } from 'zod';
import type { Game } from '../../game/game.ts';
import type { MapFacts } from '../../map/file/facts.ts';
import { type GameMap, mapFromDigest, mapOfGames } from '../../map/fit/map-of-game.ts';
import { fileKey, type MapEvidence } from '../../map/ground/evidence.ts';
import { writeWhole } from './disk/write.ts';
import { readJsonFile } from './json-file.ts';
import { compareText, DIGESTS_FILE, MAPS } from './layout.ts';
import { readMaps } from './maps.ts';

const digestSchema = z.strictObject({
  official: z
    .string()
    .regex(/^maps\/[^\\]+\.w3[xm]$/)
    .exactOptional()
    .describe('Path of the map in the game’s own data or in W3Champions’ map pack.'),
  layout: z.string().min(1).exactOptional().describe('Id of the layout that its games fit.'),
  match: z.enum(['file', 'exact', 'places']).exactOptional().describe('How well they fit, see `mapOfGames`.'),
  games: z
    .int()
    .positive()
    .exactOptional()
    .describe('Number of games that layout and tags were learned from.'),
  anchors: z
    .array(z.tuple([z.int().nonnegative(), z.int().nonnegative()]))
    .exactOptional()
    .describe(
      'Place of a creature among all of the map, by creation number, and its tag in every game on this digest.',
    ),
});

export type MapDigest = z.infer<typeof digestSchema>;

/** Facts about map files, by digest. */
export type MapDigests = ReadonlyMap<string, MapDigest>;

const pathIn = (root: string): string => join(root, MAPS, DIGESTS_FILE);

/** Reads the file; empty if the file is missing. Throws with file and field if it is invalid. */
export const readMapDigests = (root: string): MapDigests =>
  new Map(
    Object.entries(
      readJsonFile(pathIn(root), z.record(z.string().regex(/^[0-9a-f]{40}$/), digestSchema)) ?? {},
    ),
  );

/** Writes the file with one line per digest, in sorted order, so that two branches can add entries. */
export function writeMapDigests(root: string, digests: MapDigests): void {
  const lines = [...digests]
    .sort(([a], [b]) => compareText(a, b))
    .map(([sha1, digest]) => `"${sha1}": ${JSON.stringify(digest)}`);
  writeWhole(pathIn(root), `{\n${lines.join(',\n')}\n}\n`);
}

/** The map file of a game with this evidence; null if none fits. */
export type MapReader = (game: Pick<Game, 'map'>, evidence: MapEvidence) => GameMap | null;

/** Reads the maps of a corpus at the first game: what is known of the file's digest, or what the game's orders fit. */
export function mapReader(root: string): MapReader {
  let kept: { layouts: MapFacts[]; digests: MapDigests } | undefined;
  return (game, evidence) => {
    const { layouts, digests } = (kept ??= { layouts: readMaps(root), digests: readMapDigests(root) });
    const known = mapFromDigest(digests.get(fileKey(game)), layouts);
    if (known) return known;
    const fit = mapOfGames(game.map, evidence, layouts);
    return fit.ok ? fit.value : null;
  };
}
