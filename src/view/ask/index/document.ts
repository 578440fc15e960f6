/**
 * The index file of the replay browser: a column per fact, as plain JSON. Derivable values are left out: matchups,
 * sizes of the sides, and most of an id.
 *
 * Plain numbers instead of a custom encoding: 10,000 games take 33 bytes each when compressed. A custom encoding took
 * 26, but three times as long and as much code to read.
 */
import type { IndexedGame } from '../../../game/facts/games.ts';
import type { IndexedPlayer } from '../../../game/facts/players.ts';
import type { Cell } from '../../../game/facts/fact.ts';
import type { BrowsedPlayer, Directory } from './game.ts';

/** Increased with every change that makes older pages unable to read the file. */
export const INDEX_VERSION = 6;

/** A player name with its person and kind of player. */
export interface NameRow extends Pick<BrowsedPlayer, 'name' | 'kind'> {
  person: number | null;
}

/** One column for each field. Values in milliseconds are stored in seconds. */
type ColumnsOf<Values> = Record<keyof Values, Cell[]>;

/** Numbers are indexes in tables, except facts and counts; null means unknown. */
export interface IndexDocument extends Directory {
  version: typeof INDEX_VERSION;
  /** Without duplicates. */
  names: readonly NameRow[];
  /** One value per game. */
  game: ColumnsOf<IndexedGame> & {
    /** The id, or only its leading number if the rest follows from players and map. */
    id: (string | number)[];
    event: (number | null)[];
    map: (number | null)[];
    /** First and last possible day, ISO 8601. */
    from: (string | null)[];
    to: (string | null)[];
    /** Fights, evenness and strip, as in `Fought`; null for games without map orders. */
    fights: (number | null)[];
    even: (number | null)[];
    strip: (string | null)[];
    /** Number of players, and so of values in the columns below. */
    players: number[];
  };
  /** One value per player of each game. */
  player: ColumnsOf<IndexedPlayer> & {
    name: number[];
    heroes: number[][];
    steps: number[][];
  };
}
