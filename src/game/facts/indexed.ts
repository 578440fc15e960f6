/**
 * Facts by which the replay list is searched and sorted: each entry becomes a column of the list's index file.
 * Browsers load this module, so the sentences and readers are in `games.ts` and `players.ts`.
 */
import { RACES } from '../races.ts';
import type { Shape } from './fact.ts';
import { LISTED } from './listed.ts';

/** Column types that the index file supports. */
export type Indexed = Readonly<Record<string, Shape & { type: 'integer' | 'string' }>>;

export const INDEXED_GAME = {
  patch: { type: 'string', optional: true },
  series: { type: 'integer', optional: true },
  ...LISTED,
} as const satisfies Indexed;

const TIME = { type: 'integer', unit: 'ms', optional: true } as const;

export const INDEXED_PLAYER = {
  team: { type: 'integer' },
  race: { type: 'string', values: RACES, optional: true },
  result: { type: 'string', values: ['won', 'lost'], optional: true },
  firstHeroMs: TIME,
  tier2OrderedMs: TIME,
  tier3OrderedMs: TIME,
  expansionMs: TIME,
} as const satisfies Indexed;
