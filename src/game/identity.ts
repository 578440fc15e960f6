import type { Game, GamePlayer } from './game.ts';
import { spoken } from './handle.ts';
import { composedId, idOfText } from './id-text.ts';
import { mapNameOfId } from './map-name.ts';

/** File names of the shape `<digits>_<player>_<player>_<map>`. */
const NAMED_FILE = /^(\d+)_[^_]+_[^_]+_[^_].*$/;

/** The players who play, computers included, in lobby order. */
export const competitors = (game: Game): GamePlayer[] =>
  game.players.filter((player) => player.kind !== 'observer');

/**
 * What stays the same in every recording of one game: random seed, map checksum and who plays. Each player's
 * own recording, a converted and an autosaved one have different bytes and lengths but one fingerprint.
 */
export function fingerprint(game: Game): string {
  const names = competitors(game).map(({ name }) => encodeURIComponent((name ?? '').toWellFormed()));
  return [game.randomSeed, game.map.checksum, names.sort().join('+')].join('-');
}

/**
 * The id a game is published under: `<seed>_<player>_<player>_<map>` in the characters `A-Z a-z 0-9 . _ -`.
 * A file name that has this shape already gives the id; otherwise it is made of the game's content, with the
 * first player of each of the first two sides. No player and no map takes more than 60 characters of it. `fileName`
 * may be a path and carries an extension.
 */
export function replayId(game: Game, fileName: string): string {
  const stem = fileName.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  // The digits are the game's random seed; names of this shape with other digits are times of day.
  if (NAMED_FILE.exec(stem)?.[1] === String(game.randomSeed)) return idOfText(stem);
  const players = competitors(game).map((player) => ({ name: spoken(player), team: player.team }));
  return composedId(game.randomSeed, players, mapNameOfId(game.map.path));
}
