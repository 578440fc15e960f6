/**
 * The index file of the replay browser: a column for every fact, as plain JSON. What can be concluded is left out:
 * matchups, sizes of the sides, and most of an id.
 *
 * Plain numbers and not a code of our own: for 10,000 games they take 33 bytes a game as the build compresses them, where
 * digits by place and ranks of what follows what took 26, but they are read in a third of the time and the code.
 */
import type { IndexedGame } from '../../../game/facts/games.ts';
import type { IndexedPlayer } from '../../../game/facts/players.ts';
import type { Cell } from '../../../game/facts/fact.ts';
import type { BrowsedPlayer, Directory } from './game.ts';

/** Raised with every change that an older page could not read. */
export const INDEX_VERSION = 6;

/** A name of a player with the person and the kind of player behind it. */
export interface NameRow extends Pick<BrowsedPlayer, 'name' | 'kind'> {
  person: number | null;
}

/** A column for each of the facts: numbers with a unit of ms are in seconds there. */
type ColumnsOf<Values> = Record<keyof Values, Cell[]>;

/** Numbers are places in the tables but for facts and counts; null stands for what is not known. */
export interface IndexDocument extends Directory {
  version: typeof INDEX_VERSION;
  /** Each once. */
  names: readonly NameRow[];
  /** One value for each game. */
  game: ColumnsOf<IndexedGame> & {
    /** The id; only the number it begins with where the rest follows from players and map. */
    id: (string | number)[];
    event: (number | null)[];
    map: (number | null)[];
    /** First and last day on which it can have been played, ISO 8601. */
    from: (string | null)[];
    to: (string | null)[];
    /** Its fights, how even they are and its strip, as in `Fought`; null for games without places. */
    fights: (number | null)[];
    even: (number | null)[];
    strip: (string | null)[];
    /** How many players it has: as many values of the columns below. */
    players: number[];
  };
  /** One value for each player of each game. */
  player: ColumnsOf<IndexedPlayer> & {
    name: number[];
    heroes: number[][];
    steps: number[][];
  };
}
