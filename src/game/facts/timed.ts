/** Which facts of a player are the key timings. */
import type { Timing } from '../key-timings.ts';
import type { PlayerValues } from './players.ts';

/** The keys of the facts: game times of orders in ms, null for what was not ordered. */
export const TIMED = {
  'first-hero': 'firstHeroMs',
  'second-hero': 'secondHeroMs',
  'tier-2': 'tier2OrderedMs',
  'tier-3': 'tier3OrderedMs',
  expansion: 'expansionMs',
} as const satisfies Readonly<Record<Timing, keyof PlayerValues>>;
