import type { WinRecord } from './records.ts';

/** A share of wins, in whole percent. */
export interface WinShare {
  won: number;
  /** Games whose result is known. */
  known: number;
  percent: number;
  /** Where the share lies with 95 % confidence, by Wilson's interval. */
  from: number;
  to: number;
}

/** Standard errors to either side that hold 95 %. */
const Z = 1.96;

/**
 * What share of the games with a known result was won, and how far so few games can tell: Wilson's score interval, which
 * holds for small numbers too. Null where no result is known.
 */
export function winShare({ won, lost }: Pick<WinRecord, 'won' | 'lost'>): WinShare | null {
  const known = won + lost;
  if (known === 0) return null;
  const share = won / known;
  const scale = 1 + Z ** 2 / known;
  const middle = (share + Z ** 2 / (2 * known)) / scale;
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / known + Z ** 2 / (4 * known ** 2));
  const percent = (part: number) => Math.round(100 * Math.min(1, Math.max(0, part)));
  return {
    won,
    known,
    percent: percent(share),
    from: percent(middle - reach),
    to: percent(middle + reach),
  };
}
