/** The lengths and expansion times that visitors can choose from. Addresses may contain other values. */
import type { Days } from '../../../game/derive/patches.ts';
import type { Named } from '../../../view/ask/index/game.ts';
import { parseSpan } from '../query/address.ts';
import { plainClock } from '../../../view/ask/clock.ts';
import { parsePeriod } from '../query/period.ts';
import type { Query, LengthSpan } from '../query/query.ts';
import { EXPANDED_WORDS, SPAN_WORDS } from './words.ts';

const SPANS = ['-10', '10-15', '15-20', '20-30', '30-45', '45-'];
const MINUTES = [3, 4, 5, 6, 8, 10, 15];

export const lengthText = ({ from, below }: LengthSpan): string => {
  if (from === null) return SPAN_WORDS.under(below!);
  return below === null ? SPAN_WORDS.from(from) : SPAN_WORDS.fromTo(from, below);
};

export const expansionText = (expansion: number | 'none'): string =>
  expansion === 'none' ? EXPANDED_WORDS.none : EXPANDED_WORDS.before(plainClock(expansion));

/** Whether a length in seconds is within a span. */
export const withinSpan = (seconds: number, { from, below }: LengthSpan): boolean =>
  (from === null || seconds >= from * 60) && (below === null || seconds < below * 60);

/** Whether a player expanded before the bound; for "none", whether the player didn't expand. */
export const expandedSo = (seconds: number | null, bound: NonNullable<Query['expansion']>): boolean =>
  bound === 'none' ? seconds === null : seconds !== null && seconds < bound;

/** Lengths to choose from. */
export const LENGTHS: readonly Named[] = SPANS.map((key) => ({ key, name: lengthText(parseSpan(key)!) }));
/** Times of the first expansion to choose from. */
export const EXPANSIONS: readonly Named[] = [
  ...MINUTES.map((minutes) => ({ key: plainClock(minutes * 60), name: expansionText(minutes * 60) })),
  { key: 'none', name: EXPANDED_WORDS.none },
];

/** Every year in which a game may have been played; an unknown end counts as the starting year. */
export function yearsOf({ from, to = from }: Days): string[] {
  if (from === undefined) return [];
  const first = Number(from.slice(0, 4));
  return Array.from({ length: Number(to!.slice(0, 4)) - first + 1 }, (_, year) => String(first + year));
}

/** Whether a game may have been played in a period, such as "2018" or "2015-12-01..2016-02-29". */
export function playedIn({ from, to = from }: Days, key: string): boolean {
  const { from: since, to: until } = parsePeriod(key);
  if (from === undefined || (since ?? until) === undefined) return false;
  return (until === undefined || from <= until) && (since === undefined || to! >= since);
}

const PARSED = SPANS.map((key) => ({ key, span: parseSpan(key)! }));

/** Keys of the offered lengths that match a number of seconds. */
export const lengthKeys = (seconds: number): string[] =>
  PARSED.flatMap(({ key, span }) => (withinSpan(seconds, span) ? [key] : []));

const BOUNDS = MINUTES.map((minutes) => ({ key: plainClock(minutes * 60), seconds: minutes * 60 }));

/**
 * Keys of the choices that match a first expansion time in seconds; null stands for a player without an expansion.
 */
export const expansionKeys = (seconds: number | null): string[] =>
  seconds === null
    ? ['none']
    : BOUNDS.flatMap((bound) => (expandedSo(seconds, bound.seconds) ? [bound.key] : []));
