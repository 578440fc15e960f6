/** The player facts that are key timings. */
import type { Timing } from '../key-timings.ts';
import type { PlayerValues } from './players.ts';

/** Fact keys by timing: game times of orders in ms, null if not ordered. */
export const TIMED = {
  'first-hero': 'firstHeroMs',
  'second-hero': 'secondHeroMs',
  'tier-2': 'tier2OrderedMs',
  'tier-3': 'tier3OrderedMs',
  expansion: 'expansionMs',
} as const satisfies Readonly<Record<Timing, keyof PlayerValues>>;
