import type { WinRecord } from './records.ts';

/** A share of wins in whole percent. */
export interface WinShare {
  won: number;
  /** Number of games with a known result. */
  decided: number;
  percent: number;
  /** The 95 % confidence interval by Wilson's method. */
  from: number;
  to: number;
}

/** Number of standard errors on each side of a 95 % interval. */
const Z = 1.96;

/** The ends of Wilson's score interval, which also works for a small number of games, at least one. */
export function wilson(won: number, decided: number): [from: number, to: number] {
  const share = won / decided;
  const scale = 1 + Z ** 2 / decided;
  const middle = (share + Z ** 2 / (2 * decided)) / scale;
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / decided + Z ** 2 / (4 * decided ** 2));
  return [middle - reach, middle + reach];
}

/** The win share of games with a known result, and its uncertainty. Null without known results. */
export function winShare({ won, lost }: Pick<WinRecord, 'won' | 'lost'>): WinShare | null {
  const decided = won + lost;
  if (decided === 0) return null;
  const percent = (part: number) => Math.round(100 * Math.min(1, Math.max(0, part)));
  const [from, to] = wilson(won, decided).map(percent);
  return { won, decided, percent: percent(won / decided), from: from!, to: to! };
}
