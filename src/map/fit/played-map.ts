/** The map file of a game, as stated in its recording. */
import type { Game } from '../../game/game.ts';
import { PLAYED_ON } from '../words.ts';

/** The name of a file, its digest if recorded, and where Blizzard or W3Champions provide exactly that file. */
export interface PlayedMap {
  file: string;
  /** SHA-1 of the file; null for recordings of old patches, which don't contain it. */
  sha1: string | null;
  /** Path in the game’s data or in W3Champions’ pack; null for other files or if unknown. */
  official: string | null;
}

const W3CHAMPIONS = 'maps/W3Champions/';
/** Number of digest digits shown. */
const SHOWN_DIGITS = 8;

/** The map file of a game; `official` is the digest's path in a collection of official maps. */
export const playedMap = ({ path, sha1 }: Game['map'], official: string | null = null): PlayedMap => ({
  file: path.split(/[\\/]/).at(-1)!,
  sha1: sha1 ?? null,
  official,
});

/** "Played on (2)LastRefuge.w3x, a map of the game itself (SHA-1 9524abb8…)." Empty for a recording without a map. */
export function playedMapWords({ file, sha1, official }: PlayedMap): string {
  if (file === '') return '';
  const digest = sha1 === null ? '' : PLAYED_ON.digest(sha1.slice(0, SHOWN_DIGITS));
  if (official === null) return PLAYED_ON.file(file, digest);
  return PLAYED_ON[official.startsWith(W3CHAMPIONS) ? 'w3champions' : 'official'](file, digest);
}
