/**
 * The index file of the replay browser. Names stand once in tables; everything that differs from game to game is
 * a column of numbers, written as `digits.ts` says. What can be concluded is left out: matchups, sizes of the
 * sides, and of an id all but the random seed.
 */
import type { ObjectKind } from '../game.ts';
import type { Chain } from './chain.ts';
import type { Digits } from './digits.ts';

/** Raised with every change that an older page could not read. */
export const INDEX_VERSION = 1;

export const PLAYER_KINDS = ['human', 'computer'] as const;
export const OUTCOMES = [null, 'won', 'lost'] as const;
export const OBJECT_KINDS: readonly ObjectKind[] = ['hero', 'building', 'unit'];

export interface IndexDocument {
  version: typeof INDEX_VERSION;
  games: number;
  /** Keys and names. */
  events: (readonly [id: string, name: string])[];
  maps: (readonly [slug: string, name: string])[];
  people: (readonly [slug: string, name: string])[];
  objects: (readonly [id: string, name: string, kind: number])[];
  patches: string[];
  /** Names of players, with the person (counted from 1, 0 for nobody) and the kind of player. */
  names: (readonly [name: string, person: number, kind: number])[];
  /** The players of a game: the team of each. */
  lineups: number[][];
  /** How a game ended for each of them. */
  outcomes: number[][];
  /** Ids that do not follow from seed, players and map, by the place of their game. */
  ids: Record<string, string>;
  heroChain: Chain;
  stepChain: Chain;
  /** One number for each game. Those in brackets count from 1, with 0 for none. */
  game: {
    seed: Digits;
    event: Digits;
    map: Digits;
    patch: Digits;
    seconds: Digits;
    lineup: Digits;
    outcome: Digits;
  };
  /** One number for each player of each game, of the ranks of `chain.ts` one for each object. */
  player: {
    name: Digits;
    race: Digits;
    heroes: Digits;
    heroSec: Digits;
    steps: Digits;
    tier2Sec: Digits;
    tier3Sec: Digits;
    expansionSec: Digits;
    /** How many numbers the two columns of ranks have. */
    ranks: readonly [heroes: number, steps: number];
  };
}
