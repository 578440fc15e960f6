/** Numbers of a visitor's own games that goals and comparisons use. */
import { MINUTES, TREND_NAMES, TRENDS } from './facts.ts';
import type { OwnGame } from './own.ts';
import { APM, unitsBy } from './statistics-words.ts';

export interface OwnMeasure {
  id: string;
  name: string;
  /** Whether the value is a game time in seconds. Earlier times are better; for other values, higher numbers are. */
  isTime: boolean;
  /** The minute up to which it counts; null for times, and for numbers of the whole game. */
  minute: number | null;
  /** Smaller differences between medians than this are insignificant. */
  trivial: number;
  /** The value; null if the game has none. */
  of: (game: OwnGame) => number | null;
}

export const OWN_MEASURES: readonly OwnMeasure[] = [
  ...TRENDS.map((trend): OwnMeasure => ({
    ...{ id: trend, name: TREND_NAMES[trend], isTime: true, minute: null, trivial: 5 },
    of: ({ timings }) => timings[trend],
  })),
  ...MINUTES.map((minute, at): OwnMeasure => ({
    ...{ id: `units-${minute}`, name: unitsBy(minute), isTime: false, minute, trivial: 1 },
    of: ({ units }) => units[at] ?? null,
  })),
  { id: 'apm', name: APM, isTime: false, minute: null, trivial: 8, of: ({ apm }) => apm },
];
