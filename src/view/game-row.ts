/** The rows of game lists. Separate from `game-list.ts`, because browsers draw rows too. */
import type { Days } from '../game/derive/patches.ts';
import type { GameValues } from '../game/facts/games.ts';
import type { Listed } from '../game/facts/listed.ts';
import type { PlayerValues } from '../game/facts/players.ts';
import type { FightFacts } from '../map/fights/fight-facts.ts';

export interface Linked {
  name: string;
  href: string;
}

/** The facts of a game, with names and addresses instead of ids. */
export interface GameRow extends Listed, Pick<GameValues, 'patch' | 'series'> {
  replayId: string;
  /** Players in lobby order; `href` is the address of the person's page. */
  players: (Pick<PlayerValues, 'team' | 'race' | 'result'> & {
    name: string;
    href: string | null;
    heroes: readonly string[];
  })[];
  /** Null without map orders. */
  fought: FightFacts | null;
  map: Linked | null;
  event: Linked | null;
  /** The days on which the game may have been played. */
  played: Days;
}

/** The winning side, if it can be inferred; otherwise empty. */
export const rowWinners = ({ players }: GameRow): GameRow['players'] =>
  players.filter(({ result }) => result === 'won');
