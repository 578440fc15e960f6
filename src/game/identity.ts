import type { Game, GamePlayer } from './game.ts';
import { spoken } from './handle.ts';
import { composeId, idOfText } from './id-text.ts';
import { mapNameOfId } from './map-name.ts';

/** File names of the form `<digits>_<player>_<player>_<map>`. */
const NAMED_FILE = /^(\d+)_[^_]+_[^_]+_[^_].*$/;

/** The competitors, including computers, in lobby order. */
export const competitors = (game: Game): GamePlayer[] =>
  game.players.filter((player) => player.kind !== 'observer');

/**
 * Identifies a game across recordings by random seed, map checksum and competitors. The players' recordings, and
 * converted or autosaved ones, differ in bytes and length but share one fingerprint.
 */
export function fingerprint(game: Game): string {
  const names = competitors(game).map(({ name }) => encodeURIComponent((name ?? '').toWellFormed()));
  return [game.randomSeed, game.map.checksum, names.sort().join('+')].join('-');
}

/**
 * The id under which a game is published: `<seed>_<player>_<player>_<map>` in the characters `A-Z a-z 0-9 . _ -`. A
 * file name of this form already gives the id. Otherwise it is built from the game, with the first player of each side,
 * first side first. Player and map names take at most 60 characters each. `fileName` may be a path and has an
 * extension.
 */
export function replayId(game: Game, fileName: string): string {
  const stem = fileName.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  // The digits must be the game's random seed; in other names of this form they are times of day.
  if (NAMED_FILE.exec(stem)?.[1] === String(game.randomSeed)) return idOfText(stem);
  const players = competitors(game).map((player) => ({ name: spoken(player), team: player.team }));
  return composeId(game.randomSeed, players, mapNameOfId(game.map.path));
}
