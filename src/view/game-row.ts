/** A row of a list of games: apart from `game-list.ts`, as browsers draw rows too. */
import type { IndexedGame } from '../game/facts/games.ts';
import type { IndexedPlayer } from '../game/facts/players.ts';
import type { Fought } from '../game/map/fought.ts';

export interface Linked {
  name: string;
  href: string;
}

/** The facts of a game with names and addresses in place of ids. */
export interface GameRow extends IndexedGame {
  replayId: string;
  /** In lobby order; `href` is the page of the person. */
  players: (Pick<IndexedPlayer, 'team' | 'race' | 'result'> & {
    name: string;
    href: string | null;
    heroes: readonly string[];
  })[];
  /** Null where no order has a place. */
  fought: Fought | null;
  map: Linked | null;
  event: Linked | null;
  /** When it was played, in short; null when nothing is known. */
  played: string | null;
}

/** The side that won, as far as that can be inferred; empty for none. */
export const rowWinners = ({ players }: GameRow): GameRow['players'] =>
  players.filter(({ result }) => result === 'won');
