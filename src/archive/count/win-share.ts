import type { WinRecord } from './records.ts';

/** A share of wins, in whole percent. */
export interface WinShare {
  won: number;
  /** Games whose result is known. */
  decided: number;
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
  const decided = won + lost;
  if (decided === 0) return null;
  const share = won / decided;
  const scale = 1 + Z ** 2 / decided;
  const middle = (share + Z ** 2 / (2 * decided)) / scale;
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / decided + Z ** 2 / (4 * decided ** 2));
  const percent = (part: number) => Math.round(100 * Math.min(1, Math.max(0, part)));
  return {
    won,
    decided,
    percent: percent(share),
    from: percent(middle - reach),
    to: percent(middle + reach),
  };
}
