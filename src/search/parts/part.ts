/** The parts of a query. A query is a list of parts; a game is found if all of them fit one view of it. */

/** Whose part it is: a player's, the opponent's, both players', or anybody's in the game. */
export type Side = 'me' | 'him' | 'both' | 'any';

/** Parts about a player, which carry a side. */
const PLAYER_KEYS = [
  'player',
  'race',
  'made',
  'order',
  'hero',
  'heroes',
  'expansion',
  'tier2',
  'tier3',
  'result',
  'random',
  'build',
] as const;

/** Parts about a whole game. */
const GAME_KEYS = ['map', 'event', 'patch', 'date', 'length', 'size', 'mirror'] as const;

/** Parts that choose no game: an order of the list, a fact to show first, and words that nobody understands. */
const OTHER_KEYS = ['sort', 'ask', 'unknown'] as const;

export const KEYS = [...PLAYER_KEYS, ...GAME_KEYS, ...OTHER_KEYS] as const;
export type Key = (typeof KEYS)[number];

export interface Part {
  key: Key;
  /** Alternatives: slugs, race letters, dates, patches or words; for an order, its steps. Empty for none. */
  of: readonly string[];
  side: Side;
  not: boolean;
  /** Place of a hero, from 1. */
  place?: number;
  /** Seconds of game time: not before `from`, and before `below`. */
  from?: number;
  below?: number;
  /** How many of them. */
  least?: number;
  most?: number;
  /** Turned off: it stays in view and finds nothing. */
  off?: boolean;
}

/** A part without conditions. */
export const part = (key: Key, of: readonly string[] = [], rest: Partial<Part> = {}): Part => ({
  key,
  of,
  side: 'me',
  not: false,
  ...rest,
});

const isIn = (keys: readonly Key[], key: Key): boolean => keys.includes(key);

/** Whether a part is about a player, so that it carries a side. */
export const isOfPlayer = ({ key }: Part): boolean => isIn(PLAYER_KEYS, key);

/** Whether a part chooses games. */
export const isFilter = (candidate: Part): boolean =>
  candidate.off !== true && !isIn(OTHER_KEYS, candidate.key);

/** Whether a part has a time in the game. */
export const isTimed = ({ key }: Part): boolean => isIn(['made', 'hero', 'expansion', 'tier2', 'tier3'], key);

/** The short form of a name in an address: "Night Elf" is night-elf. Letters outside of Latin stay. */
export const slugOfName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
