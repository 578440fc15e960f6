/** The entry for maps: what a map file says, and a game told on its map. */
import { findItems } from '../../game/derive/items/items.ts';
import { groundOfFile } from '../../map/fit/ground-of-file.ts';
import { mapOfGames, joinShown } from '../../map/fit/map-of-game.ts';
import { mapEntry } from '../../map/fit/entry.ts';
import { makeFacts } from '../../map/file/make-facts.ts';
import { readMapFile } from '../../map/file/read.ts';
import { factsIn } from '../../map/levels/creature-levels.ts';
import { evidenceIn, NO_ENTRY, placesIn } from '../../map/story/game-on-map.ts';
import { tellGame, UNTOLD } from '../../map/story/story-of-game.ts';
import { bytesOf } from './bytes.ts';
import { analyze } from './index.ts';
import type { Game, MapFacts, ToldGame } from './types.ts';

export type { Game, MapFacts, ToldGame } from './types.ts';

/** Why a map file can't be read. The list is closed. */
export type MapFailureCode =
  | 'not-a-map'
  | 'map-too-large'
  | 'map-packed'
  | 'map-encrypted'
  | 'map-incomplete'
  | 'map-unknown-version'
  | 'map-damaged';

/** The facts of a map file, or why it can't be read, with the reason in one English sentence. */
export type MapResult = { ok: true; facts: MapFacts } | { ok: false; code: MapFailureCode; sentence: string };

/**
 * Reads a map file (`.w3x`, `.w3m`): starting places, mines, creep camps with their drops, shops, trees, and outlines of
 * the ground, in map units. Scripts, pictures and sounds are never opened.
 *
 * @param file the whole file
 * @param fileName kept in the facts, and the map's name if the file has none
 * @returns facts as plain JSON, or a code. Asynchronous, because the platform's digests are. In browsers, digests need a
 *   secure page (https or localhost); rejects without one.
 * @example
 * const map = await mapFacts(readFileSync('EchoIsles.w3x'));
 * if (map.ok) console.log(map.facts.name, map.facts.camps.length);
 * @beta fields may be added, renamed and removed in a minor version
 */
export async function mapFacts(file: Uint8Array | ArrayBuffer, fileName = 'map.w3x'): Promise<MapResult> {
  const bytes = bytesOf(file);
  const read = readMapFile(bytes);
  if (!read.ok) return { ok: false, ...read.failure };
  const [sha1, sha256] = await Promise.all([digest('SHA-1', bytes), digest('SHA-256', bytes)]);
  return { ok: true, facts: makeFacts(read.value, { file: fileName, bytes: bytes.length, sha1, sha256 }) };
}

/** A game on its map. */
export interface GameOnMap extends ToldGame {
  /**
   * How sure it is that the game was played on the given map: `file`, the recording has this file's digest; `exact`, mines,
   * shops and trees agree; `places`, mines and starts agree; null, it wasn't, or no map was given, and the ground is what
   * the orders show.
   */
  match: 'file' | 'exact' | 'places' | null;
}

/**
 * Tells a game on its map: bases, creep camps, expansions, fights with each side's forces, key moments, hero levels, items
 * and economy.
 *
 * @param game of `parse`; if it was stored without its `orders`, the result has no places and is almost empty
 * @param maps facts of one or several map files, of which the one that fits is taken; none is fine too, but then camps
 *   have no creatures and heroes no levels
 * @example
 * for (const { ms, sentence } of onMap(game).moments) console.log(ms, sentence);
 * @beta as `mapFacts`
 */
export function onMap(game: Game, maps: MapFacts | readonly MapFacts[] = []): GameOnMap {
  const evidence = evidenceIn(game);
  if (!evidence) return { match: null, ...UNTOLD };
  const fit = mapOfGames(game.map, joinShown([evidence]), [maps].flat());
  const fitting = fit.ok ? fit.value : null;
  const analysis = analyze(game);
  const { log, places } = placesIn(game, fitting && groundOfFile(fitting))!;
  const entry = fitting
    ? { ...NO_ENTRY, name: analysis.map, layout: fitting.facts.id }
    : mapEntry([evidence]);
  const file = fitting && { ...fitting, facts: factsIn(fitting.facts, analysis) };
  const { map, pauses, expansion } = game;
  const told = tellGame(analysis, places, entry, () => findItems(game, log, places), {
    ...{ map, pauses, expansion, file, log },
  });
  return { match: fitting && fitting.match, ...told.whole() };
}

async function digest(algorithm: 'SHA-1' | 'SHA-256', bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest(algorithm, bytes as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
