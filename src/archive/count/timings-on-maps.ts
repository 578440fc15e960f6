/** Comparisons that need times other than those of a player's own orders: births and map events. */
import type { Atlas } from './atlas.ts';
import { sortTimes, type ComparedTiming, type Comparison } from './comparisons.ts';
import { memoize } from './memoize.ts';
import { contactsOf } from './places-of-players.ts';

/** Adds the confirmed start of first expansions and first attack orders to a comparison. */
export const withPlaces = (comparison: Comparison, atlas: Atlas): Comparison => placed(atlas)(comparison);

/** Cached, because every game in a matchup needs the same comparisons. */
const placed = memoize((atlas: Atlas) =>
  memoize((comparison: Comparison): Comparison => ({
    ...comparison,
    timings: [
      ...comparison.timings,
      ...expansionStarts(comparison),
      ...sortTimes(
        'contact',
        contactsOf(comparison.appearances, atlas).map(({ player: appearance, ms }) => ({ ms, appearance })),
      ),
    ],
  })),
);

const expansionStarts = ({ appearances }: Comparison): ComparedTiming[] =>
  sortTimes(
    'expansion-begun',
    appearances.flatMap((appearance) => {
      const [first] = appearance.player.expansions;
      return first?.started ? [{ ms: first.started.to, appearance }] : [];
    }),
  );
