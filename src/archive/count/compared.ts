/** Comparisons with the moments that take more than orders of one player: births, and what a map tells. */
import type { Atlas } from './atlas.ts';
import { timed, type ComparedTiming, type Comparison } from './comparisons.ts';
import { once } from './once.ts';
import { contactsOf } from './places-of-players.ts';

/** A comparison with the begin of first expansions, as births prove it, and with first attack orders. */
export const withPlaces = (comparison: Comparison, atlas: Atlas): Comparison => placed(atlas)(comparison);

/** Every game of a matchup asks for the same comparisons. */
const placed = once((atlas: Atlas) =>
  once((comparison: Comparison): Comparison => ({
    ...comparison,
    timings: [
      ...comparison.timings,
      ...begun(comparison),
      ...timed(
        'contact',
        contactsOf(comparison.appearances, atlas).map(({ player: appearance, ms }) => ({ ms, appearance })),
      ),
    ],
  })),
);

const begun = ({ appearances }: Comparison): ComparedTiming[] =>
  timed(
    'expansion-begun',
    appearances.flatMap((appearance) => {
      const [first] = appearance.player.expansions;
      return first?.started ? [{ ms: first.started.to, appearance }] : [];
    }),
  );
